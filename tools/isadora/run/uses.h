/* uses.h: which registers the next instruction of a run reads and writes. */
#ifndef ISADORA_RUN_USES_H
#define ISADORA_RUN_USES_H

#include <isadora/analysis.h>
#include <isadora/machine.h>

enum { RUN_USES = 128 };

/* The uses of machine->insn, at the machine's place, that happen as far as that is known: all but
 * those whose guard says no. How many there are. */
size_t run_uses(const struct isadora_machine *, struct isadora_use out[RUN_USES]);

#endif
