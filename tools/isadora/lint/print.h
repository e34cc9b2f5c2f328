/* print.h: what `isadora lint` prints: messages, JSON, and the fewest instructions that fix
 * all hazards. */
#ifndef LINT_PRINT_H
#define LINT_PRINT_H

#include "code/hex.h"
#include "code/assembly.h"
#include <isadora/analysis.h>

#include <inttypes.h>

/* The program, and where its bytes come from. */
struct program {
    struct choice choice;
    const char *path, *name; /* name: for messages */
    struct number base;
    uint64_t address;
    const char *comment;
    const struct command *command;
    const char *function; /* of an ELF file; NULL: all */
    const char *part;     /* the function of an ELF file that is looked at */
    bool is_text, is_words, is_raw, json;
    struct assembly assembly; /* of text */
    struct code code;         /* of words and raw bytes */
    const uint8_t *bytes;
    size_t size;
};

/* ---- print.c ---- */

/* The line that an offset comes from, or NULL. */
const struct isadora_span *span_at(const struct program *, size_t offset);
/* `FILE:LINE`, or the address. `in`: where the message is; a line of the same file goes without
 * its name. */
char *place_name(const struct program *, size_t offset, const struct isadora_span *in);
void put_place(const struct program *, struct output *, const char *key, size_t offset);
void put_hazard(const struct program *, struct output *, const struct isadora_hazard *);

/* ---- waits.c ---- */

/* What is wrong where words say whom they wait for, and what fixes it; `older` and `at` are the
 * mnemonic and the place of the older instruction. */
char *waits_text(const struct program *, const struct isadora_hazard *, const char *older,
                 const char *at);
char *waits_fix(const struct program *, const struct isadora_hazard *, const char *at);

/* ---- elf.c ---- */

/* Looks at the functions of an ELF file, or at one: an exit status. */
int lint_elf(struct program *, struct input *, const struct command *, const char *function,
             int (*lint)(struct program *));

/* ---- plan.c ---- */

/* The places that fix all hazards, where one instruction can fix several of them. */
void put_plan(const struct program *, struct output *, const struct isadora_lint *);

#endif
