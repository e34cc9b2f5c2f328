/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* MARK GUARD fma DRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d LNEG2 $r[LSRC3]d */
int tesla_exec_dfma(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t guard = operand_guard_16(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: arithmetic comes with the execution of warps");
    }
    return 0;
}

/* MARK GUARD add DARND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d LNEG2 $r[LSRC3]d */
int tesla_exec_dadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[7];
    const int32_t guard = operand_guard_17(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: arithmetic comes with the execution of warps");
    }
    return 0;
}

/* MARK GUARD mul CRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d */
int tesla_exec_dmul(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[6];
    const int32_t guard = operand_guard_18(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: arithmetic comes with the execution of warps");
    }
    return 0;
}

/* MARK GUARD min f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int tesla_exec_dminmax_min(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t guard = operand_guard_19(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: arithmetic comes with the execution of warps");
    }
    return 0;
}

/* MARK GUARD max f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int tesla_exec_dminmax_max(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t guard = operand_guard_19(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: arithmetic comes with the execution of warps");
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f64 LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int tesla_exec_dset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t guard = operand_guard_20(s, in);
    if (mark != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: exit and join come with the execution of warps");
    }
    if (guard) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: arithmetic comes with the execution of warps");
    }
    return 0;
}

