/* edit.h: `isadora as --elf`: functions of an ELF file are replaced by what a source says.
 *
 * listing.c makes a source of a listing; source.c finds the functions of the source; code.c
 * assembles and pads one, suffixes.c gives it the control fields of the file; moves.c finds where
 * its old instructions are now; relocations.c, symbols.c, attributes.c, frame.c, registers.c and
 * tables.c change what refers to them. directives.c reads what a new kernel says of itself, added.c
 * adds it, cubin.c makes a file without functions for it. container.c writes the file; patch.c does
 * it all, part.c has what is about one function. */
#ifndef ISADORA_EDIT_H
#define ISADORA_EDIT_H

#include "code/hex.h"
#include "edit/container.h"
#include "edit/kernel.h"
#include "edit/moves.h"

/* Characters of the source that the assembler reads as another text; they are in order. */
struct edit_swap {
    size_t at, end;
    const char *text;
};

struct edit_swaps {
    struct edit_swap *list;
    size_t count, room;
};

/* A function of the source. */
struct edit_part {
    size_t line;        /* of its `.function` */
    size_t start, next; /* what belongs to it, its own line left out */
    struct isadora_name name;
    const struct isadora_elf_function *function; /* of the file; NULL: a new kernel */
    struct edit_kernel kernel;
    struct edit_swaps swaps;
    struct assembly assembly;
    uint8_t *code; /* as in the file */
    uint64_t size;
    bool changed; /* the file has other code */
    struct moves moves;
};

struct edit {
    struct choice choice;
    const char *out, *comment;
    uint64_t base;
    bool notes;
    struct elf_file file;
    const char *name; /* of the source */
    char *text;
    size_t size;
    struct edit_part *parts;
    size_t part_count, part_room;
    size_t head; /* characters before the first function */
    struct container container;
};

/* `FILE:LINE: error: ..` about a line of a function, or about the function: EXIT_BAD_INPUT. */
int edit_refuse(const struct edit *, const struct edit_part *, size_t new_line, const char *format,
                ...);
/* Has the assembler read other text for a part of the source. */
void edit_swap(struct edit_swaps *, size_t at, size_t end, const char *text);
/* Does a comment begin there? */
bool edit_is_comment(const struct edit *, const char *at, const char *end);
/* The part whose code changes and is that section of the file, or NULL. */
struct edit_part *edit_part_of(const struct edit *, uint32_t section);

/* ---- listing.c ---- */

/* Makes a source of the text if it is a listing with sections. */
void edit_read_listing(struct edit *);

/* ---- source.c ---- */

/* Finds the functions of the source: an exit status. */
int edit_split(struct edit *);

/* ---- directives.c ---- */

/* Reads the directives of a new kernel: false after a complaint. */
bool edit_read_directives(struct edit *, struct edit_part *);

/* ---- code.c ---- */

/* What is before the first function belongs to all and must be no code. */
int edit_check_head(const struct edit *);
/* Assembles a function, with as much padding as it needs: an exit status. */
int edit_assemble(const struct edit *, struct edit_part *);
/* The same again, after the first time: of a source that is read in another way. */
int edit_assemble_text(const struct edit *, struct edit_part *);
/* Whether numbers that are addresses are those of what moved: an exit status. */
int edit_check_numbers(const struct edit *, const struct edit_part *);

/* ---- suffixes.c ---- */

/* Gives an assembled function without optional suffixes those of the file: an exit status. */
int edit_keep_suffixes(const struct edit *, struct edit_part *);

/* ---- what refers to code: each an exit status ---- */

int edit_relocations(struct edit *);
void edit_symbols(struct edit *);
int edit_attributes(struct edit *, const struct edit_part *);
/* The offsets of instructions that end threads: how many. */
size_t edit_ends_of(const struct choice *, const uint8_t *bytes, uint64_t size, uint32_t **out);
int edit_frame(struct edit *);
int edit_tables(struct edit *, const struct edit_part *);
void edit_registers(struct edit *);
/* The number of the highest register that code uses, plus 1. */
uint32_t edit_registers_of(const struct choice *, const uint8_t *bytes, uint64_t size);
/* Empties what describes lines and variables of the source, with a note. */
void edit_drop_debug(struct edit *);

/* ---- new kernels ---- */

/* Whether kernels can be added to the file: an exit status, with a complaint about the part. */
int edit_may_add(const struct edit *, const struct edit_part *);
/* Adds the parts that are new. */
void edit_add_kernels(struct edit *);
/* Makes the file that has no functions yet, for the variant of the choice: an exit status. */
int edit_new_cubin(struct edit *, const struct command *);

/* ---- patch.c ---- */

/* Finds where the old instructions are in the new code; `loosely`: whatever their suffixes are. */
void edit_match(const struct edit *, struct edit_part *, bool loosely);

struct elf_patch {
    struct choice choice;
    const char *elf;  /* the file whose functions are replaced; NULL: a new cubin */
    const char *path; /* the source; NULL: standard input */
    const char *out;  /* what is written; NULL: standard output */
    const char *comment;
    uint64_t base;
    bool based, notes;
};

/* Writes the file with the functions of the source in the place of its own: an exit status. */
int elf_assemble(struct elf_patch *, const struct command *);

#endif
