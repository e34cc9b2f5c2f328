/* elf_printer.h: what the files of `isadora dis` for ELF files share. */
#ifndef ISADORA_ELF_DIS_H
#define ISADORA_ELF_DIS_H

#include "dis/dis.h"
#include "dis/code_ref.h"
#include "object/elf_lines.h"

/* One file on its way out. */
struct elf_printer {
    struct dis *dis;
    struct elf_file file;
    const struct isadora_elf_function *function; /* whose code is being printed */
    size_t mark;                                 /* the next one */
    bool linked;                                 /* sections have addresses */
    bool labels;                                 /* symbols of this function can be labels */
    size_t name_most;                            /* bytes of a name that are printed */
    struct code_refs refs;                       /* of the function, for text */
    struct elf_lines lines;                      /* of the source, by section and place */
    size_t line;                                 /* the next one */
    const struct elf_line *shown;                /* the last one; NULL: none of this function */
    struct isadora_name *ptx;                    /* its lines */
    size_t ptx_count, ptx_room;
};

/* ---- elf_text.c: listings and text ---- */

void elf_text_file(const struct elf_printer *);
void elf_text_function(const struct elf_printer *);
void elf_text_constants(const struct elf_printer *, size_t first, size_t count);
/* Begins the marks of the function, and prints those up to an offset into it. */
void elf_text_marks_begin(struct elf_printer *);
void elf_text_marks(struct elf_printer *, uint64_t offset);
/* Where the next one is; UINT64_MAX: there is none. */
uint64_t elf_text_next_mark(const struct elf_printer *);

/* ---- elf_names.c ---- */

/* Measures the names of the file: an exit status. Says at the end what was done. */
int elf_names_begin(struct elf_printer *);
void elf_names_end(const struct elf_printer *);
/* A name as it is printed, with `..` where the rest is left out. */
struct isadora_name elf_name(const struct elf_printer *, struct isadora_name);
/* The name of a symbol, or of what a relocation refers to. */
struct isadora_name elf_mark_name(const struct isadora_elf_cubin *,
                                  const struct isadora_elf_mark *);

/* ---- elf_params.c ---- */

/* Which parameters an instruction reads: `parameter 1`, `parameter 0 + 0x4`. */
size_t elf_params_remark(const struct elf_printer *, const char *text, size_t length, char *out);

/* ---- elf_calls.c ---- */

/* For dis->is_patched: whether a relocation changes the unit. */
bool elf_is_patched(const struct dis *, size_t length);
/* Does a relocation change bytes of the function from an offset into its code on? */
bool elf_has_relocation(const struct elf_printer *, uint64_t offset, size_t length);
/* What an instruction that branches goes to or calls, where that has a name. */
size_t elf_calls_remark(struct dis *, const struct isadora_insn *, char *out);

/* ---- elf_source.c ---- */

void elf_source_begin(struct elf_printer *);
/* Begins the lines of the function, and prints that of the instruction at an offset into it, where
 * another one begins. */
void elf_source_function(struct elf_printer *);
void elf_source_at(struct elf_printer *, uint64_t offset);
/* Where the next line begins; UINT64_MAX: nowhere. */
uint64_t elf_source_next(const struct elf_printer *);

/* ---- elf_json.c ---- */

void elf_json_file(const struct elf_printer *);
void elf_json_function(const struct elf_printer *);

#endif
