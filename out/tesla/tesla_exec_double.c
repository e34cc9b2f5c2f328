/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* MARK GUARD fma DRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d LNEG2 $r[LSRC3]d */
int tesla_exec_dfma(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[8];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add DARND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d LNEG2 $r[LSRC3]d */
int tesla_exec_dadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[7];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD mul CRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d */
int tesla_exec_dmul(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[6];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD min f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int tesla_exec_dminmax_min(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[8];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD max f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int tesla_exec_dminmax_max(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[8];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f64 LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int tesla_exec_dset(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[10];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

