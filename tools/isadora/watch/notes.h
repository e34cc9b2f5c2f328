/* notes.h: what is the same whenever the instruction of a place executes, found out once. */
#ifndef ISADORA_WATCH_NOTES_H
#define ISADORA_WATCH_NOTES_H

#include <isadora/machine.h>

/* Bytes of the state of a warp. */
struct state_part {
    size_t at, size;
    size_t lane_stride, bytes; /* of a register that lanes have; lane_stride 0: it is none */
    bool is_read;              /* by the instruction, as far as that is known */
    bool is_written;           /* without a guard, perhaps with the same value */
};

struct note {
    uint64_t pc;
    struct isadora_insn insn;
    isadora_action action;    /* as quick as the machine's */
    struct state_part *parts; /* the registers that it names or uses, and the active lanes */
    size_t part_count, part_room;
};

struct notes;

struct notes *notes_open(const struct isadora_machine *);
/* Of the instruction that machine->insn is; in `own`, which begins as zeros, where programs may
 * change their code. */
const struct note *note_here(struct notes *, const struct isadora_machine *, struct note *own);

/* All registers of a file. */
struct state_part part_of_file(const struct isadora_target *, const struct isadora_file *);
void copy_part(void *to, const void *from, const struct state_part *);

#endif
