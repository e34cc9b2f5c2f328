/* fetch.h: finding and decoding the instruction at `$pc`. */
#ifndef ISADORA_FETCH_H
#define ISADORA_FETCH_H

#include "machine/decoded.h"

/* Forgets all decoded instructions. */
void rt_forget_all(struct isadora_machine *);
/* Decodes what is at `$pc` into its slot. */
enum isadora_stop rt_decode_at_pc(struct isadora_machine *, struct rt_decoded *slot);

static inline enum isadora_stop rt_find(struct isadora_machine *m, struct rt_decoded **slot)
{
    struct rt_decoded *here = rt_slot_of(m, m->pc);
    *slot = here;
    if (here->action && here->pc == m->pc)
        return ISADORA_RUNNING;
    return rt_decode_at_pc(m, here);
}

#endif
