/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* MARK GUARD cvt ONEG LABS1 u32 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2i_u_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t guard = operand_guard_7(s, in);
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

/* MARK GUARD cvt ONEG LABS1 s32 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2i_s_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t guard = operand_guard_7(s, in);
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

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2i_u8_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t guard = operand_guard_7(s, in);
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

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2i_s8_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t guard = operand_guard_7(s, in);
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

/* MARK GUARD cvt ONEG LABS1 u16 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2i_u_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t guard = operand_guard_7(s, in);
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

/* MARK GUARD cvt ONEG LABS1 s16 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2i_s_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t guard = operand_guard_7(s, in);
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

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_HALF CVT_INT */
int tesla_exec_cvt_i2i_u8_byte(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t guard = operand_guard_7(s, in);
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

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_HALF CVT_INT */
int tesla_exec_cvt_i2i_s8_byte(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    const int32_t guard = operand_guard_7(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2f_f16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[14];
    const int32_t guard = operand_guard_8(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST CVT_INT */
int tesla_exec_cvt_i2f_f32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[14];
    const int32_t guard = operand_guard_8(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u32 L_SRC */
int tesla_exec_cvt_i2f_64_u_to(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t guard = operand_guard_9(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s32 L_SRC */
int tesla_exec_cvt_i2f_64_s_to(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t guard = operand_guard_9(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST u64 $r[LSRC]d */
int tesla_exec_cvt_i2f_64_u_from(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t guard = operand_guard_10(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST s64 $r[LSRC]d */
int tesla_exec_cvt_i2f_64_s_from(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t guard = operand_guard_10(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u64 $r[LSRC]d */
int tesla_exec_cvt_i2f_64_u_both(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[7];
    const int32_t guard = operand_guard_11(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s64 $r[LSRC]d */
int tesla_exec_cvt_i2f_64_s_both(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[7];
    const int32_t guard = operand_guard_11(s, in);
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

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2i_u16_f16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t guard = operand_guard_9(s, in);
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

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2i_u16_f32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t guard = operand_guard_9(s, in);
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

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2i_s16_f16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t guard = operand_guard_9(s, in);
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

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2i_s16_f32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t guard = operand_guard_9(s, in);
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

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2i_u32_f16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t guard = operand_guard_9(s, in);
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

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2i_u32_f32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t guard = operand_guard_9(s, in);
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

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2i_s32_f16(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t guard = operand_guard_9(s, in);
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

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2i_s32_f32(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t guard = operand_guard_9(s, in);
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

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f64 $r[LSRC]d */
int tesla_exec_cvt_f2i_64_u_to(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[7];
    const int32_t guard = operand_guard_11(s, in);
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

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f64 $r[LSRC]d */
int tesla_exec_cvt_f2i_64_s_to(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[7];
    const int32_t guard = operand_guard_11(s, in);
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

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f32 L_SRC */
int tesla_exec_cvt_f2i_64_u_from(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[9];
    const int32_t guard = operand_guard_12(s, in);
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

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f32 L_SRC */
int tesla_exec_cvt_f2i_64_s_from(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[9];
    const int32_t guard = operand_guard_12(s, in);
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

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f64 $r[LSRC]d */
int tesla_exec_cvt_f2i_64_u_both(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[6];
    const int32_t guard = operand_guard_13(s, in);
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

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f64 $r[LSRC]d */
int tesla_exec_cvt_f2i_64_s_both(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[6];
    const int32_t guard = operand_guard_13(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT f16 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2f_f16_same(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t guard = operand_guard_9(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2f_f32_same(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t guard = operand_guard_9(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2f_f16_rint(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t guard = operand_guard_14(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2f_f32_rint(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t guard = operand_guard_14(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2f_f16_narrow(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t guard = operand_guard_14(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f32 L_SRC */
int tesla_exec_cvt_f2f_f16_nrint(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t guard = operand_guard_14(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2f_f32_widen(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    const int32_t guard = operand_guard_9(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f16 L_SRC */
int tesla_exec_cvt_f2f_f32_wrint(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    const int32_t guard = operand_guard_14(s, in);
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

/* MARK GUARD cvt ONEG LABS1 CRND f32 MCDST LL_DST f64 $r[LSRC]d */
int tesla_exec_cvt_f2f_64_narrow(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[7];
    const int32_t guard = operand_guard_11(s, in);
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

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f64 $r[LSRC]d */
int tesla_exec_cvt_f2f_64_same(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t guard = operand_guard_6(s, in);
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

/* MARK GUARD cvt ONEG LABS1 IRND f64 MCDST $r[LDST]d f64 $r[LSRC]d */
int tesla_exec_cvt_f2f_64_rint(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[6];
    const int32_t guard = operand_guard_13(s, in);
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

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f32 L_SRC */
int tesla_exec_cvt_f2f_64_widen(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t guard = operand_guard_15(s, in);
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

