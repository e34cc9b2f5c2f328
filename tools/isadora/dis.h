/* dis.h: one run of `isadora dis`: what the command line asks for, and where it stands.
 *
 * cmd_dis.c reads the command line and prints code; dis_cubin.c prints the functions of a text
 * cubin with it. */
#ifndef ISADORA_DIS_H
#define ISADORA_DIS_H

#include "near.h"

struct dis {
    struct choice choice;
    struct code code;
    struct output out;
    struct isadora_context context;
    uint64_t base;
    const char *label;    /* what labels begin with */
    unsigned words_width; /* characters of the longest unit as words */
    bool text, json;
    bool functions_only;  /* of a cubin, what it has, without code */
    const char *function; /* of a cubin, the one; NULL: all */
    struct isadora_alignment alignment;
    struct near near;
    const struct isadora_insn *misplaced; /* what the unit would be where it may stand, or NULL */
    uint8_t *starts, *targets; /* one bit a byte of the whole input; NULL without labels */
    size_t offset, total;      /* of the unit in the input; of the input where labels are wanted */
};

/* Prints all of dis->code. */
void dis_code(struct dis *);
/* Prints a text cubin, which it reads from an open input and closes: an exit status. */
int dis_cubin(struct dis *, struct input *);

#endif
