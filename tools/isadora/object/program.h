/* program.h: what commands that look at whole programs read: assembly, words, raw bytes, and the
 * functions of cubins, one after the other. */
#ifndef ISADORA_PROGRAM_H
#define ISADORA_PROGRAM_H

#include "code/assembly.h"
#include "code/hex.h"
#include "common/options.h"
#include "object/elf_file.h"

#include <isadora/analysis.h>

/* The program, and where its bytes come from. */
struct program {
    struct choice choice;
    const char *path, *name; /* name: for messages */
    struct number base;
    uint64_t address;
    uint64_t section; /* of an ELF file: where the code begins that the bytes are in */
    const char *comment;
    const struct command *command;
    const char *function; /* of a cubin; NULL: all */
    const char *part;     /* the function of a cubin that is looked at */
    bool is_text, is_words, is_raw, json;
    struct assembly assembly; /* of text */
    struct code code;         /* of words and raw bytes */
    const uint8_t *bytes;
    size_t size;
    const struct elf_file *elf; /* that it is of, and which function; NULL */
    const struct isadora_elf_function *of_elf;
    void (*check)(const struct program *); /* once the target is settled; NULL: nothing */
    int (*visit)(struct program *);        /* each program: an exit status */
};

/* Reads what the command line names, and visits each program in it: the worst exit status. */
int program_each(struct program *);
/* The whole of it, for analysis. */
struct isadora_program program_whole(struct program *);
/* Where a jump of a cubin may go to that reads its target from a table: isadora_program.targets of
 * a program (jump_table.c). */
size_t program_targets(void *program, size_t offset, uint64_t *out, size_t room);
/* The line that an offset comes from, or NULL. */
const struct isadora_span *span_at(const struct program *, size_t offset);
/* The address of an offset, as `$pc` counts, and that of a label there: of the first instruction of
 * a bundle that of the bundle. */
uint64_t program_address(const struct program *, size_t offset);
uint64_t program_label(const struct program *, size_t offset);

#endif
