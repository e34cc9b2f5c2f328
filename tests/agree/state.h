/* state.h: random states for one instruction, and the memory that it looks at. */
#ifndef AGREE_STATE_H
#define AGREE_STATE_H

#include <isadora/machine.h>
#include "random.h"

/* Registers of scopes (bit n: enum isadora_scope n), of which those that never change keep their
 * value. */
enum { ALL_SCOPES = 0xff };
void random_registers(struct random *, struct isadora_machine *, unsigned scopes);

/* ---- memory.c ---- */

enum { ACCESSES_MAX = 256 };

struct access {
    uint64_t index;
    uint8_t space, cells;
    int lane;
};

/* What an instruction loads and stores, lane by lane, in order. */
struct accesses {
    struct access list[ACCESSES_MAX];
    unsigned count;
    uint64_t hash; /* of all, with their values */
    const struct isadora_machine *machine;
    struct isadora_watch watch;
    struct isadora_extent allowed[ACCESSES_MAX];
};

/* From now on the accesses of a machine are noted. */
void accesses_note(struct accesses *, struct isadora_machine *);
void accesses_end(struct isadora_machine *);
/* The same random cells around all accesses, some equal to registers of the instruction. */
bool accesses_fill(const struct accesses *, struct random *, struct isadora_machine *,
                   struct isadora_machine *, const struct isadora_insn *);
/* Now and then some of the accesses are not allowed: memory ends there, or is given in parts. */
void accesses_restrict(struct accesses *, struct random *, struct isadora_machine *,
                       struct isadora_machine *);
/* Everything is allowed again. */
void accesses_release(struct isadora_machine *);
/* Pages are found quickly from now on, as if they had been used before. */
void accesses_warm(const struct accesses *, struct isadora_machine *);

#endif
