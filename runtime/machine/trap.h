/* trap.h: how an instruction says that it cannot be executed. */
#ifndef ISADORA_TRAP_H
#define ISADORA_TRAP_H

#include <isadora/machine.h>

/* Notes a trap and returns its kind. */
int rt_trap(struct isadora_machine *, enum isadora_trap_kind, const char *why);

#endif
