/* repeat.h: does a program raise exceptions without end? It does where the machine comes again and
 * again to one exception with the same registers and memory: all that follows is as before. */
#ifndef ISADORA_REPEAT_H
#define ISADORA_REPEAT_H

#include <isadora/machine.h>

struct repeat {
    unsigned char *state, *counts; /* the registers as they were; where they count cycles */
    uint64_t pc, raised_pc, memory, now;
    uint64_t seen, next; /* exceptions so far; after so many another one is the one to come again */
    unsigned times;      /* it came again with these registers */
    bool kept, summed;   /* the registers; memory, too, since they came again */
};

/* The machine has just executed an exception: was that without end? */
bool repeat_look(struct repeat *, const struct isadora_machine *);
/* What was seen does not count any more: something else than the program has changed the machine,
 * or the program has done something that can be seen. */
void repeat_forget(struct repeat *);
void repeat_free(struct repeat *);

#endif
