/* decoded.h: decoded instructions, which are kept in a table that is indexed by the address. */
#ifndef ISADORA_DECODED_H
#define ISADORA_DECODED_H

#include <isadora/machine.h>

/* A decoded instruction that is kept. */
struct rt_decoded {
    uint64_t pc;
    uint64_t next;
    isadora_action action;   /* NULL: nothing here */
    struct rt_decoded *then; /* the slot of `next` */
    struct isadora_word word;
    struct isadora_insn insn;
};

/* Where the instruction at an address is kept. Words of several bytes do not leave slots unused. */
static inline struct rt_decoded *rt_slot_of(const struct isadora_machine *m, uint64_t pc)
{
    return &m->decoded[(pc >> m->decoded_shift) & m->decoded_mask];
}

#endif
