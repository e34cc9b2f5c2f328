/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* add SSAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int tesla_exec_fadd_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add SSAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int tesla_exec_fadd_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
int tesla_exec_fadd_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[14];
    const int32_t guard = operand_guard_21(s, in);
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

/* mul FMUL_SAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int tesla_exec_fmul_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int tesla_exec_fmul_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
int tesla_exec_fmul_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t guard = operand_guard_22(s, in);
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

/* add SSAT f32 $r[SDST] SNEG1 (mul S_SRC S_SRC2) SNEG2 $r[SDST] */
int tesla_exec_fmad_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add SSAT f32 $r[SDST] SNEG1 (mul I_SRC IMM) SNEG2 $r[SDST] */
int tesla_exec_fmad_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int tesla_exec_fmad_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[15];
    const int32_t guard = operand_guard_23(s, in);
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

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int tesla_exec_fset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[15];
    const int32_t guard = operand_guard_24(s, in);
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

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int tesla_exec_fminmax_max(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[14];
    const int32_t guard = operand_guard_21(s, in);
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

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int tesla_exec_fminmax_min(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[14];
    const int32_t guard = operand_guard_21(s, in);
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

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int tesla_exec_fslct(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    const int32_t guard = operand_guard_25(s, in);
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

/* MARK GUARD quadop f32 Q0 Q1 Q2 Q3 MCDST LL_DST QUAD_LANE $r[LSRC] $r[LSRC3] */
int tesla_exec_quadop(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[9];
    const int32_t guard = operand_guard_26(s, in);
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

