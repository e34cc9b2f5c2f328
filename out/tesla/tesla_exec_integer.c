/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_exec.h"

/* add SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int tesla_exec_add_add_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add SSAT b32 $r[SDST] S_SRC S_SRC2  */
int tesla_exec_add_add_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int tesla_exec_add_sub_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub SSAT b32 $r[SDST] S_SRC S_SRC2  */
int tesla_exec_add_sub_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int tesla_exec_add_subr_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr SSAT b32 $r[SDST] S_SRC S_SRC2  */
int tesla_exec_add_subr_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 $c0 */
int tesla_exec_add_addc_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc SSAT b32 $r[SDST] S_SRC S_SRC2 $c0 */
int tesla_exec_add_addc_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int tesla_exec_add_add_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add SSAT b32 $r[SDST] I_SRC IMM  */
int tesla_exec_add_add_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int tesla_exec_add_sub_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub SSAT b32 $r[SDST] I_SRC IMM  */
int tesla_exec_add_sub_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int tesla_exec_add_subr_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr SSAT b32 $r[SDST] I_SRC IMM  */
int tesla_exec_add_subr_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc SSAT b16 $r[SDST].h[SDST] I_SRC IMM $c0 */
int tesla_exec_add_addc_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc SSAT b32 $r[SDST] I_SRC IMM $c0 */
int tesla_exec_add_addc_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int tesla_exec_add_add_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[11];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int tesla_exec_add_add_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[11];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int tesla_exec_add_sub_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[11];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int tesla_exec_add_sub_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[11];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int tesla_exec_add_subr_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[11];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int tesla_exec_add_subr_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[11];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int tesla_exec_add_addc_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int tesla_exec_add_addc_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* mul $r[SDST] S16A S_SRC S16B S_SRC2 */
int tesla_exec_mul16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* mul $r[SDST] S16A I_SRC S16B IMM */
int tesla_exec_mul16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2 */
int tesla_exec_mul16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* mul $r[SDST] SHIGH S24 S_SRC S_SRC2 */
int tesla_exec_mul24_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* mul $r[SDST] SHIGH S24 I_SRC IMM */
int tesla_exec_mul24_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
int tesla_exec_mul24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_add_u16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_add_s16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_add_s16sat_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_add_u24_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_sub_u16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_sub_s16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_sub_s16sat_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_sub_u24_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_subr_u16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_subr_s16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_subr_s16sat_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int tesla_exec_mul_add_subr_u24_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_u16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_s16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_s16sat_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_u24_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_add_u16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_add_s16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_add_s16sat_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_add_u24_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_sub_u16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_sub_s16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_sub_s16sat_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_sub_u24_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_subr_u16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_subr_s16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_subr_s16sat_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int tesla_exec_mul_add_subr_u24_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_u16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_s16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_s16sat_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] $c0 */
int tesla_exec_mul_add_addc_u24_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_add_s24highsat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_sub_s24highsat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_subr_s24highsat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[13];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[13];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[13];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[13];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[13];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[13];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[13];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[13];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_addc_s24highsat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[13];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_again_add(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[13];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_again_sub(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[13];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
int tesla_exec_mul_add_again_subr(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[13];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 $c[COND] */
int tesla_exec_mul_add_again_addc(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[14];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sad $r[SDST] u16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST] */
int tesla_exec_sad_u16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sad $r[SDST] s16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST] */
int tesla_exec_sad_s16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sad $r[SDST] u32 $r[SSRC] $r[SSRC2] $r[SDST] */
int tesla_exec_sad_u32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sad $r[SDST] s32 $r[SSRC] $r[SSRC2] $r[SDST] */
int tesla_exec_sad_s32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sad MCDST LL_DST u16 L_SRC L_SRC2 L_SRC3 */
int tesla_exec_sad_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sad MCDST LL_DST s16 L_SRC L_SRC2 L_SRC3 */
int tesla_exec_sad_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sad MCDST LL_DST u32 L_SRC L_SRC2 L_SRC3 */
int tesla_exec_sad_u32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3 */
int tesla_exec_sad_s32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD max u16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_max_u16(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD max s16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_max_s16(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_max_u32(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_max_s32(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD min u16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_min_u16(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD min s16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_min_s16(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_min_u32(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_minmax_min_s32(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2 */
int tesla_exec_set_u16(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[11];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD set MCDST LL_DST COMPARE s16 L_SRC L_SRC2 */
int tesla_exec_set_s16(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[11];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
int tesla_exec_set_u32(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[11];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
int tesla_exec_set_s32(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[11];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* and b32 $r[SDST] SNOT I_SRC IMM */
int tesla_exec_logop_and_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* or b32 $r[SDST] SNOT I_SRC IMM */
int tesla_exec_logop_or_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* xor b32 $r[SDST] SNOT I_SRC IMM */
int tesla_exec_logop_xor_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* mov2 b32 $r[SDST] SNOT I_SRC IMM */
int tesla_exec_logop_mov2_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_and_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_and_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD or b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_or_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_or_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD xor b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_xor_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_xor_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD mov2 b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_mov2_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD mov2 b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int tesla_exec_logop_mov2_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    const int32_t mark = (int32_t)in->value[12];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t pred = (int32_t)((uint32_t)(word >> 39) & 0x1f);
    if (mark != 0 || pred != 15) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: marks and predicates come with the execution of warps");
    }
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD shl b16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_shl_b16_reg(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD shl b32 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_shl_b32_reg(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD shl b16 MCDST LL_DST L_SRC SHCNT */
int tesla_exec_shl_b16_cnt(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD shl b32 MCDST LL_DST L_SRC SHCNT */
int tesla_exec_shl_b32_cnt(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD shr u16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_shr_u16_reg(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD shr s16 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_shr_s16_reg(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD shr u32 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_shr_u32_reg(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD shr s32 MCDST LL_DST L_SRC L_SRC2 */
int tesla_exec_shr_s32_reg(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD shr u16 MCDST LL_DST L_SRC SHCNT */
int tesla_exec_shr_u16_cnt(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD shr s16 MCDST LL_DST L_SRC SHCNT */
int tesla_exec_shr_s16_cnt(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD shr u32 MCDST LL_DST L_SRC SHCNT */
int tesla_exec_shr_u32_cnt(struct isadora_machine *m, const struct isadora_insn *in)
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

/* MARK GUARD shr s32 MCDST LL_DST L_SRC SHCNT */
int tesla_exec_shr_s32_cnt(struct isadora_machine *m, const struct isadora_insn *in)
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

