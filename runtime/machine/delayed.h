/* delayed.h: stores that take effect later than the instruction that makes them. */
#ifndef ISADORA_DELAYED_H
#define ISADORA_DELAYED_H

#include <isadora/machine.h>

/* `after N`: stores that take effect later. Engine -1: none. */
void rt_later(struct isadora_machine *, unsigned delay, unsigned file, uint64_t index,
              uint64_t mask, uint64_t value);
void rt_later_pc(struct isadora_machine *, unsigned delay, uint64_t value);
/* The store just noted is work of an engine; the engine begins. */
void rt_engine(struct isadora_machine *, unsigned engine);
void rt_occupy(struct isadora_machine *, unsigned delay, unsigned engine);
/* Bits that this instruction stores at once, while other stores are under way. */
void rt_stored(struct isadora_machine *, unsigned file, uint64_t index, uint64_t mask);
/* A cycle ends: takes effect what is due. `first`: of the stores that this instruction made. */
void rt_pass_time(struct isadora_machine *, unsigned first, bool waits);
/* The instruction did not come to its end. */
void rt_forget_later(struct isadora_machine *, unsigned first);

#endif
