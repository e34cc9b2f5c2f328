/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* GUARD discard */
int tesla_exec_discard(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* GUARD bra TARGET */
int tesla_exec_bra(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* call LIM TARGET */
int tesla_exec_call(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* GUARD ret */
int tesla_exec_ret(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* breakaddr TARGET */
int tesla_exec_breakaddr(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* GUARD break */
int tesla_exec_break(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* quadon */
int tesla_exec_quad_quadon(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* quadpop */
int tesla_exec_quad_quadpop(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* bar BINC BWAIT BAR BARMASK */
int tesla_exec_bar_mask(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* bar BINC BWAIT BAR all */
int tesla_exec_bar_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* trap */
int tesla_exec_trap_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* trap */
int tesla_exec_trap_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* joinat TARGET */
int tesla_exec_joinat(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* brkpt */
int tesla_exec_brkpt_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* GUARD brkpt */
int tesla_exec_brkpt_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* bra LIM c{CSPACE}[AT0] */
int tesla_exec_bra_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* preret LIM TARGET */
int tesla_exec_preret(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* MARK GUARD vote any $c[CDST] */
int tesla_exec_vote_any(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[1];
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: votes come with the execution of warps");
}

/* MARK GUARD vote all $c[CDST] */
int tesla_exec_vote_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[1];
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: votes come with the execution of warps");
}

/* MARK GUARD emit */
int tesla_exec_emit_emit(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[0];
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: geometry comes with the execution of warps");
}

/* MARK GUARD restart */
int tesla_exec_emit_restart(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[0];
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: geometry comes with the execution of warps");
}

/* MARK GUARD nop */
int tesla_exec_nop(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[0];
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    return 0;
}

/* MARK GUARD pmevent PM */
int tesla_exec_pmevent(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[1];
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: performance counters are outside the model");
}

/* MARK GUARD unkf5 */
int tesla_exec_unkf5(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[0];
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no source says what this does");
}

