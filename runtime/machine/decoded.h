/* step.h: how the files that execute instructions find them; programs do not need it. */
#ifndef ISADORA_STEP_H
#define ISADORA_STEP_H

#include <isadora/machine.h>

/* A decoded instruction that is kept. */
struct isadora_decoded {
    uint64_t pc;
    uint64_t next;
    isadora_action action; /* NULL: nothing here */
    struct isadora_insn insn;
};

/* Decodes what stands at `$pc` into its slot. */
enum isadora_stop rt_decode_at_pc(struct isadora_machine *, struct isadora_decoded *slot);

/* Where the instruction at an address is kept. Words of several bytes do not leave slots unused. */
static inline struct isadora_decoded *rt_slot_of(const struct isadora_machine *m, uint64_t pc)
{
    return &m->decoded[(pc >> m->decoded_shift) & m->decoded_mask];
}

static inline enum isadora_stop rt_find(struct isadora_machine *m, struct isadora_decoded **slot)
{
    struct isadora_decoded *here = rt_slot_of(m, m->pc);
    *slot = here;
    if (here->action && here->pc == m->pc)
        return ISADORA_RUNNING;
    return rt_decode_at_pc(m, here);
}

#endif
