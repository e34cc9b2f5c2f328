/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* mov SSFU b16 $r[SDST].h[SDST] S_SRC */
int tesla_exec_mov_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* mov SSFU b32 $r[SDST] S_SRC */
int tesla_exec_mov_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* mov b16 $r[LDST].h[LDST] IMM */
int tesla_exec_mov_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* mov b32 $r[LDST] IMM */
int tesla_exec_mov_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD LANE mov LSFU b16 LL_DST L_SRC */
int tesla_exec_mov_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[8];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD LANE mov LSFU b32 LL_DST L_SRC */
int tesla_exec_mov_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[8];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD mov $r[LDST] $c[COND] */
int tesla_exec_mov_r_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[2];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD mov $c[CDST] $r[LSRC] */
int tesla_exec_mov_c_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[2];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD mov $r[LDST] $a[AREG] */
int tesla_exec_mov_r_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[2];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD mov $r[LDST] SPECIAL */
int tesla_exec_mov_r_sr(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[2];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD shl $a[ADST] L_SRC HSHCNT */
int tesla_exec_shl_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[6];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD add $a[ADST] $a[AREG] OFFS */
int tesla_exec_add_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[3];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

