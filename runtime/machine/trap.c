/* trap.c: why a machine stops, and what that is called. */
#include "machine/trap.h"

int rt_trap(struct isadora_machine *m, enum isadora_trap_kind kind, const char *why)
{
    m->trap = (struct isadora_trap){.kind = kind, .why = why, .space = -1, .lane = m->lane};
    return (int)kind;
}

const char *isadora_stop_name(enum isadora_stop why)
{
    static const char *const names[] = {
        [ISADORA_RUNNING] = "running",
        [ISADORA_ENDED] = "end of program",
        [ISADORA_HALTED] = "halted",
        [ISADORA_TRAPPED] = "trap",
        [ISADORA_LIMITED] = "step limit",
        [ISADORA_UNDECODED] = "not an instruction",
        [ISADORA_NO_CODE] = "no code here",
        [ISADORA_CUT_OFF] = "cut off",
        [ISADORA_WAITING] = "deadlocked",
        [ISADORA_STORED] = "noticed store",
        [ISADORA_RUNAWAY] = "step limit of a warp",
        [ISADORA_BREAK] = "stop address reached",
        [ISADORA_LEFT] = "end of program",
    };
    return names[why];
}

const char *isadora_trap_name(enum isadora_trap_kind kind)
{
    static const char *const names[] = {
        [ISADORA_TRAP_NONE] = "no trap",        [ISADORA_TRAP_STATED] = "trap",
        [ISADORA_TRAP_UNKNOWN] = "unknown",     [ISADORA_TRAP_OUTSIDE] = "outside",
        [ISADORA_TRAP_UNALIGNED] = "unaligned", [ISADORA_TRAP_STACK] = "stack",
        [ISADORA_TRAP_MEMORY] = "no memory",
    };
    return names[kind];
}
