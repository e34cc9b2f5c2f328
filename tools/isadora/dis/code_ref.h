/* refs.h: numbers in instructions that are addresses of other instructions, though no jump is
 * there: of the one after a call, which the called function returns to, and of functions that are
 * called through a register. tools/lib/load/ELF.rst, section What moves along. */
#ifndef ISADORA_REFS_H
#define ISADORA_REFS_H

#include "dis/dis.h"

struct code_ref {
    size_t at, to; /* offsets, as `decode` counts: of the instruction, and of the other one */
    bool proven;   /* else it may be any number */
};

struct code_refs {
    struct code_ref *list; /* by `at` */
    size_t count, room;
};

/* Finds those of the whole code of dis. `entries`: a bit for each offset where a function begins
 * that is no label of a jump. */
void code_refs_find(struct code_refs *, struct dis *, const uint8_t *entries);
/* That of the instruction at an offset, or NULL. */
const struct code_ref *code_ref_at(const struct code_refs *, size_t at);
/* Does the instruction go to an address that only execution knows? Then the one in its text is what
 * it counts from. */
bool code_is_indirect(const struct dis *, const struct isadora_insn *);
/* The number in the text of an indirect jump which is the distance from the next instruction back
 * to the beginning of the code: its size, its distance in *from from the instruction; else NULL. */
char *code_distance(const struct dis *, char *text, size_t *size, uint64_t *from);

#endif
