/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#include "tesla_state.h"

/* MARK GUARD red add ATYPE gGSPACE[$r[LSRC]] $r[LDST] */
static int exec_red_g_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red inc ATYPE gGSPACE[$r[LSRC]] $r[LDST] */
static int exec_red_g_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red dec ATYPE gGSPACE[$r[LSRC]] $r[LDST] */
static int exec_red_g_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red max ATYPE gGSPACE[$r[LSRC]] $r[LDST] */
static int exec_red_g_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red min ATYPE gGSPACE[$r[LSRC]] $r[LDST] */
static int exec_red_g_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red exch BTYPE gGSPACE[$r[LSRC]] $r[LDST] */
static int exec_red_g_exch_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red and BTYPE gGSPACE[$r[LSRC]] $r[LDST] */
static int exec_red_g_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red or BTYPE gGSPACE[$r[LSRC]] $r[LDST] */
static int exec_red_g_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red xor BTYPE gGSPACE[$r[LSRC]] $r[LDST] */
static int exec_red_g_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red add u64 gGSPACE[$r[LSRC]] $r[LDST]d */
static int exec_red_g_add_wide(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD red exch b64 gGSPACE[$r[LSRC]] $r[LDST]d */
static int exec_red_g_exch_wide(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld add ATYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2] */
static int exec_atomic_g_add_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld inc ATYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2] */
static int exec_atomic_g_inc_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld dec ATYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2] */
static int exec_atomic_g_dec_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld max ATYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2] */
static int exec_atomic_g_max_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld min ATYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2] */
static int exec_atomic_g_min_num(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld and BTYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2] */
static int exec_atomic_g_and_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld or BTYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2] */
static int exec_atomic_g_or_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld xor BTYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2] */
static int exec_atomic_g_xor_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld add u64 $r[LDST]d gGSPACE2[$r[LSRC]] $r[LSRC2]d */
static int exec_atomic_g_add_add64(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD exch BTYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2] */
static int exec_exch_g_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD exch b64 $r[LDST]d gGSPACE2[$r[LSRC]] $r[LSRC2]d */
static int exec_exch_g_wide(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD cas BTYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2] $r[LSRC3] */
static int exec_cas_g_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD cas b64 $r[LDST]d gGSPACE2[$r[LSRC]] $r[LSRC2]d $r[LSRC3]d */
static int exec_cas_g_wide(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* GUARD discard */
static int exec_discard(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* GUARD bra TARGET */
static int exec_bra(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* call LIM TARGET */
static int exec_call(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* GUARD ret */
static int exec_ret(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* breakaddr TARGET */
static int exec_breakaddr(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* GUARD break */
static int exec_break(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* quadon */
static int exec_quad_quadon(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* quadpop */
static int exec_quad_quadpop(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* bar BINC BWAIT BAR BARMASK */
static int exec_bar_mask(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* bar BINC BWAIT BAR all */
static int exec_bar_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* trap */
static int exec_trap_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* trap */
static int exec_trap_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* joinat TARGET */
static int exec_joinat(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* brkpt */
static int exec_brkpt_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* GUARD brkpt */
static int exec_brkpt_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* bra LIM cCSPACE[AT0] */
static int exec_bra_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* preret LIM TARGET */
static int exec_preret(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: flow control comes with the execution of warps");
}

/* MARK GUARD vote any $c[CDST] */
static int exec_vote_any(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: votes come with the execution of warps");
}

/* MARK GUARD vote all $c[CDST] */
static int exec_vote_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: votes come with the execution of warps");
}

/* MARK GUARD emit */
static int exec_emit_emit(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: geometry comes with the execution of warps");
}

/* MARK GUARD restart */
static int exec_emit_restart(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: geometry comes with the execution of warps");
}

/* MARK GUARD nop */
static int exec_nop(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* MARK GUARD pmevent PM */
static int exec_pmevent(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: performance counters are outside the model");
}

/* MARK GUARD unkf5 */
static int exec_unkf5(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no source says what this does");
}

/* MARK GUARD cvt ONEG LABS1 u32 MCDST LL_DST CVT_INT */
static int exec_cvt_i2i_u_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 s32 MCDST LL_DST CVT_INT */
static int exec_cvt_i2i_s_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_DST CVT_INT */
static int exec_cvt_i2i_u8_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_DST CVT_INT */
static int exec_cvt_i2i_s8_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 u16 MCDST LL_DST CVT_INT */
static int exec_cvt_i2i_u_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 s16 MCDST LL_DST CVT_INT */
static int exec_cvt_i2i_s_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 u8 MCDST LL_HALF CVT_INT */
static int exec_cvt_i2i_u8_byte(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 s8 MCDST LL_HALF CVT_INT */
static int exec_cvt_i2i_s8_byte(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST CVT_INT */
static int exec_cvt_i2f_f16(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST CVT_INT */
static int exec_cvt_i2f_f32(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u32 L_SRC */
static int exec_cvt_i2f_64_u_to(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s32 L_SRC */
static int exec_cvt_i2f_64_s_to(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST u64 $r[LSRC]d */
static int exec_cvt_i2f_64_u_from(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST s64 $r[LSRC]d */
static int exec_cvt_i2f_64_s_from(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u64 $r[LSRC]d */
static int exec_cvt_i2f_64_u_both(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s64 $r[LSRC]d */
static int exec_cvt_i2f_64_s_both(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f16 L_SRC */
static int exec_cvt_f2i_u16_f16(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f32 L_SRC */
static int exec_cvt_f2i_u16_f32(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f16 L_SRC */
static int exec_cvt_f2i_s16_f16(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f32 L_SRC */
static int exec_cvt_f2i_s16_f32(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f16 L_SRC */
static int exec_cvt_f2i_u32_f16(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f32 L_SRC */
static int exec_cvt_f2i_u32_f32(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f16 L_SRC */
static int exec_cvt_f2i_s32_f16(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f32 L_SRC */
static int exec_cvt_f2i_s32_f32(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f64 $r[LSRC]d */
static int exec_cvt_f2i_64_u_to(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f64 $r[LSRC]d */
static int exec_cvt_f2i_64_s_to(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f32 L_SRC */
static int exec_cvt_f2i_64_u_from(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f32 L_SRC */
static int exec_cvt_f2i_64_s_from(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f64 $r[LSRC]d */
static int exec_cvt_f2i_64_u_both(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f64 $r[LSRC]d */
static int exec_cvt_f2i_64_s_both(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT f16 MCDST LL_DST f16 L_SRC */
static int exec_cvt_f2f_f16_same(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f32 L_SRC */
static int exec_cvt_f2f_f32_same(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f16 L_SRC */
static int exec_cvt_f2f_f16_rint(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f32 L_SRC */
static int exec_cvt_f2f_f32_rint(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST f32 L_SRC */
static int exec_cvt_f2f_f16_narrow(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f32 L_SRC */
static int exec_cvt_f2f_f16_nrint(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f16 L_SRC */
static int exec_cvt_f2f_f32_widen(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f16 L_SRC */
static int exec_cvt_f2f_f32_wrint(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 CRND f32 MCDST LL_DST f64 $r[LSRC]d */
static int exec_cvt_f2f_64_narrow(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f64 $r[LSRC]d */
static int exec_cvt_f2f_64_same(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 IRND f64 MCDST $r[LDST]d f64 $r[LSRC]d */
static int exec_cvt_f2f_64_rint(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f32 L_SRC */
static int exec_cvt_f2f_64_widen(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD fma DRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d LNEG2 $r[LSRC3]d */
static int exec_dfma(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add DARND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d LNEG2 $r[LSRC3]d */
static int exec_dadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD mul CRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d */
static int exec_dmul(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD min f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
static int exec_dminmax_min(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD max f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
static int exec_dminmax_max(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f64 LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
static int exec_dset(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add SSAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
static int exec_fadd_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add SSAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
static int exec_fadd_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
static int exec_fadd_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
static int exec_fmul_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
static int exec_fmul_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
static int exec_fmul_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add SSAT f32 $r[SDST] SNEG1 (mul S_SRC S_SRC2) SNEG2 $r[SDST] */
static int exec_fmad_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add SSAT f32 $r[SDST] SNEG1 (mul I_SRC IMM) SNEG2 $r[SDST] */
static int exec_fmad_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
static int exec_fmad_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
static int exec_fset(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
static int exec_fminmax_max(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
static int exec_fminmax_min(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
static int exec_fslct(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD quadop f32 Q0 Q1 Q2 Q3 MCDST LL_DST QUAD_LANE $r[LSRC] $r[LSRC3] */
static int exec_quadop(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
static int exec_add_add_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add SSAT b32 $r[SDST] S_SRC S_SRC2  */
static int exec_add_add_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
static int exec_add_sub_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub SSAT b32 $r[SDST] S_SRC S_SRC2  */
static int exec_add_sub_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
static int exec_add_subr_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr SSAT b32 $r[SDST] S_SRC S_SRC2  */
static int exec_add_subr_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 $c0 */
static int exec_add_addc_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc SSAT b32 $r[SDST] S_SRC S_SRC2 $c0 */
static int exec_add_addc_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
static int exec_add_add_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add SSAT b32 $r[SDST] I_SRC IMM  */
static int exec_add_add_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
static int exec_add_sub_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub SSAT b32 $r[SDST] I_SRC IMM  */
static int exec_add_sub_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
static int exec_add_subr_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr SSAT b32 $r[SDST] I_SRC IMM  */
static int exec_add_subr_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc SSAT b16 $r[SDST].h[SDST] I_SRC IMM $c0 */
static int exec_add_addc_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc SSAT b32 $r[SDST] I_SRC IMM $c0 */
static int exec_add_addc_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
static int exec_add_add_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
static int exec_add_add_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
static int exec_add_sub_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
static int exec_add_sub_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
static int exec_add_subr_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
static int exec_add_subr_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
static int exec_add_addc_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
static int exec_add_addc_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* mul $r[SDST] S16A S_SRC S16B S_SRC2 */
static int exec_mul16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* mul $r[SDST] S16A I_SRC S16B IMM */
static int exec_mul16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2 */
static int exec_mul16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* mul $r[SDST] SHIGH S24 S_SRC S_SRC2 */
static int exec_mul24_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* mul $r[SDST] SHIGH S24 I_SRC IMM */
static int exec_mul24_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
static int exec_mul24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
static int exec_mul_add_add_u16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
static int exec_mul_add_add_s16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
static int exec_mul_add_add_s16sat_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
static int exec_mul_add_add_u24_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
static int exec_mul_add_sub_u16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
static int exec_mul_add_sub_s16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
static int exec_mul_add_sub_s16sat_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
static int exec_mul_add_sub_u24_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
static int exec_mul_add_subr_u16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
static int exec_mul_add_subr_s16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
static int exec_mul_add_subr_s16sat_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
static int exec_mul_add_subr_u24_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] $c0 */
static int exec_mul_add_addc_u16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
static int exec_mul_add_addc_s16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
static int exec_mul_add_addc_s16sat_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] $c0 */
static int exec_mul_add_addc_u24_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
static int exec_mul_add_add_u16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
static int exec_mul_add_add_s16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
static int exec_mul_add_add_s16sat_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* add  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
static int exec_mul_add_add_u24_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
static int exec_mul_add_sub_u16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
static int exec_mul_add_sub_s16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
static int exec_mul_add_sub_s16sat_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sub  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
static int exec_mul_add_sub_u24_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
static int exec_mul_add_subr_u16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
static int exec_mul_add_subr_s16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
static int exec_mul_add_subr_s16sat_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* subr  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
static int exec_mul_add_subr_u24_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] $c0 */
static int exec_mul_add_addc_u16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
static int exec_mul_add_addc_s16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
static int exec_mul_add_addc_s16sat_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* addc  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] $c0 */
static int exec_mul_add_addc_u24_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_add_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_add_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_add_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_add_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_add_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_add_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_add_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_add_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_add_s24highsat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_sub_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_sub_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_sub_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_sub_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_sub_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_sub_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_sub_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_sub_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_sub_s24highsat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_subr_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_subr_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_subr_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_subr_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_subr_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_subr_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_subr_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_subr_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_subr_s24highsat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 $c[COND] */
static int exec_mul_add_addc_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND] */
static int exec_mul_add_addc_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND] */
static int exec_mul_add_addc_s16sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3 $c[COND] */
static int exec_mul_add_addc_u24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
static int exec_mul_add_addc_s24_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
static int exec_mul_add_addc_s24sat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3 $c[COND] */
static int exec_mul_add_addc_u24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
static int exec_mul_add_addc_s24high_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
static int exec_mul_add_addc_s24highsat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD add MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_again_add(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sub MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_again_sub(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD subr MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
static int exec_mul_add_again_subr(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD addc MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 $c[COND] */
static int exec_mul_add_again_addc(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sad $r[SDST] u16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST] */
static int exec_sad_u16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sad $r[SDST] s16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST] */
static int exec_sad_s16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sad $r[SDST] u32 $r[SSRC] $r[SSRC2] $r[SDST] */
static int exec_sad_u32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* sad $r[SDST] s32 $r[SSRC] $r[SSRC2] $r[SDST] */
static int exec_sad_s32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sad MCDST LL_DST u16 L_SRC L_SRC2 L_SRC3 */
static int exec_sad_u16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sad MCDST LL_DST s16 L_SRC L_SRC2 L_SRC3 */
static int exec_sad_s16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sad MCDST LL_DST u32 L_SRC L_SRC2 L_SRC3 */
static int exec_sad_u32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3 */
static int exec_sad_s32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD max u16 MCDST LL_DST L_SRC L_SRC2 */
static int exec_minmax_max_u16(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD max s16 MCDST LL_DST L_SRC L_SRC2 */
static int exec_minmax_max_s16(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
static int exec_minmax_max_u32(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
static int exec_minmax_max_s32(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD min u16 MCDST LL_DST L_SRC L_SRC2 */
static int exec_minmax_min_u16(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD min s16 MCDST LL_DST L_SRC L_SRC2 */
static int exec_minmax_min_s16(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
static int exec_minmax_min_u32(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
static int exec_minmax_min_s32(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2 */
static int exec_set_u16(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD set MCDST LL_DST COMPARE s16 L_SRC L_SRC2 */
static int exec_set_s16(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
static int exec_set_u32(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
static int exec_set_s32(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* and b32 $r[SDST] SNOT I_SRC IMM */
static int exec_logop_and_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* or b32 $r[SDST] SNOT I_SRC IMM */
static int exec_logop_or_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* xor b32 $r[SDST] SNOT I_SRC IMM */
static int exec_logop_xor_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* mov2 b32 $r[SDST] SNOT I_SRC IMM */
static int exec_logop_mov2_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
static int exec_logop_and_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
static int exec_logop_and_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD or b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
static int exec_logop_or_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
static int exec_logop_or_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD xor b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
static int exec_logop_xor_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
static int exec_logop_xor_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD mov2 b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
static int exec_logop_mov2_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD mov2 b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
static int exec_logop_mov2_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD shl b16 MCDST LL_DST L_SRC L_SRC2 */
static int exec_shl_b16_reg(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD shl b32 MCDST LL_DST L_SRC L_SRC2 */
static int exec_shl_b32_reg(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD shl b16 MCDST LL_DST L_SRC SHCNT */
static int exec_shl_b16_cnt(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD shl b32 MCDST LL_DST L_SRC SHCNT */
static int exec_shl_b32_cnt(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD shr u16 MCDST LL_DST L_SRC L_SRC2 */
static int exec_shr_u16_reg(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD shr s16 MCDST LL_DST L_SRC L_SRC2 */
static int exec_shr_s16_reg(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD shr u32 MCDST LL_DST L_SRC L_SRC2 */
static int exec_shr_u32_reg(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD shr s32 MCDST LL_DST L_SRC L_SRC2 */
static int exec_shr_s32_reg(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD shr u16 MCDST LL_DST L_SRC SHCNT */
static int exec_shr_u16_cnt(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD shr s16 MCDST LL_DST L_SRC SHCNT */
static int exec_shr_s16_cnt(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD shr u32 MCDST LL_DST L_SRC SHCNT */
static int exec_shr_u32_cnt(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD shr s32 MCDST LL_DST L_SRC SHCNT */
static int exec_shr_s32_cnt(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: arithmetic comes with the execution of warps");
}

/* MARK GUARD LANE ld b32 LL_DST a[AT0] */
static int exec_ld_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b32 o[AT0] $r[LSRC3] */
static int exec_st_o(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST u8 cCSPACE[AT] */
static int exec_ld_c_u8_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST u16 cCSPACE[AT] */
static int exec_ld_c_u16_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST s16 cCSPACE[AT] */
static int exec_ld_c_s16_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST b32 cCSPACE[AT] */
static int exec_ld_c_b32_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF u8 cCSPACE[AT] */
static int exec_ld_c_u8_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF u16 cCSPACE[AT] */
static int exec_ld_c_u16_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF s16 cCSPACE[AT] */
static int exec_ld_c_s16_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF b32 cCSPACE[AT] */
static int exec_ld_c_b32_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST u8 s[AT] */
static int exec_ld_s_u8_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST u16 s[AT] */
static int exec_ld_s_u16_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST s16 s[AT] */
static int exec_ld_s_s16_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF u8 s[AT] */
static int exec_ld_s_u8_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF u16 s[AT] */
static int exec_ld_s_u16_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF s16 s[AT] */
static int exec_ld_s_s16_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_DST b32 s[AT] */
static int exec_ld_s_b32_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld LL_HALF b32 s[AT] */
static int exec_ld_s_b32_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld lock $c[CDST] LL_DST b32 s[AT] */
static int exec_ld_s_lock_full(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld lock $c[CDST] LL_HALF b32 s[AT] */
static int exec_ld_s_lock_half(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b8 s[AT] $r[LSRC3].h[LSRC3] */
static int exec_st_s_half_b8(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b8 s[AT] $r[LSRC3] */
static int exec_st_s_full_b8(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b16 s[AT] $r[LSRC3].h[LSRC3] */
static int exec_st_s_half_b16(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b16 s[AT] $r[LSRC3] */
static int exec_st_s_full_b16(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b32 s[AT] $r[LSRC3].h[LSRC3] */
static int exec_st_s_half_b32(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b32 s[AT] $r[LSRC3] */
static int exec_st_s_full_b32(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st unlock b32 s[AT] $r[LSRC3].h[LSRC3] */
static int exec_st_s_half_unlock(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st unlock b32 s[AT] $r[LSRC3] */
static int exec_st_s_full_unlock(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld TYPE $r[LDST] l[AT] */
static int exec_ld_l_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld b64 $r[LDST]d l[AT] */
static int exec_ld_l_pair(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld b128 $r[LDST]q l[AT] */
static int exec_ld_l_quad(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st TYPE l[AT] $r[LDST] */
static int exec_st_l_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b64 l[AT] $r[LDST]d */
static int exec_st_l_pair(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b128 l[AT] $r[LDST]q */
static int exec_st_l_quad(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld TYPE $r[LDST] gGSPACE[$r[LSRC]] */
static int exec_ld_g_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld b64 $r[LDST]d gGSPACE[$r[LSRC]] */
static int exec_ld_g_pair(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD ld b128 $r[LDST]q gGSPACE[$r[LSRC]] */
static int exec_ld_g_quad(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st TYPE gGSPACE[$r[LSRC]] $r[LDST] */
static int exec_st_g_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b64 gGSPACE[$r[LSRC]] $r[LDST]d */
static int exec_st_g_pair(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* MARK GUARD st b128 gGSPACE[$r[LSRC]] $r[LDST]q */
static int exec_st_g_quad(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: memory comes with the execution of warps");
}

/* mov SSFU b16 $r[SDST].h[SDST] S_SRC */
static int exec_mov_b16_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* mov SSFU b32 $r[SDST] S_SRC */
static int exec_mov_b32_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* mov b16 $r[LDST].h[LDST] IMM */
static int exec_mov_b16_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* mov b32 $r[LDST] IMM */
static int exec_mov_b32_imm(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD LANE mov LSFU b16 LL_DST L_SRC */
static int exec_mov_b16_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD LANE mov LSFU b32 LL_DST L_SRC */
static int exec_mov_b32_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD mov $r[LDST] $c[COND] */
static int exec_mov_r_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD mov $c[CDST] $r[LSRC] */
static int exec_mov_c_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD mov $r[LDST] $a[AREG] */
static int exec_mov_r_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD mov $r[LDST] SPECIAL */
static int exec_mov_r_sr(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD shl $a[ADST] L_SRC HSHCNT */
static int exec_shl_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* MARK GUARD add $a[ADST] $a[AREG] OFFS */
static int exec_add_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: moves come with the execution of warps");
}

/* rcp f32 $r[SDST] SNEG2 SABS $r[SSRC] */
static int exec_rcp_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: special functions come with the execution of warps");
}

/* MARK GUARD rcp f32 LL_DST LNEG1 LABS1 $r[LSRC] */
static int exec_rcp_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: special functions come with the execution of warps");
}

/* MARK GUARD rsqrt f32 LL_DST LNEG1 LABS1 $r[LSRC] */
static int exec_sfu_rsqrt(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: special functions come with the execution of warps");
}

/* MARK GUARD lg2 f32 LL_DST LNEG1 LABS1 $r[LSRC] */
static int exec_sfu_lg2(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: special functions come with the execution of warps");
}

/* MARK GUARD sin f32 LL_DST $r[LSRC] */
static int exec_sincos_sin(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: special functions come with the execution of warps");
}

/* MARK GUARD cos f32 LL_DST $r[LSRC] */
static int exec_sincos_cos(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: special functions come with the execution of warps");
}

/* MARK GUARD ex2 f32 LSAT LL_DST $r[LSRC] */
static int exec_ex2(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: special functions come with the execution of warps");
}

/* MARK GUARD presin f32 LL_DST LNEG1 LABS1 L_SRC */
static int exec_pre_presin(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: special functions come with the execution of warps");
}

/* MARK GUARD preex2 f32 LL_DST LNEG1 LABS1 L_SRC */
static int exec_pre_preex2(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: special functions come with the execution of warps");
}

/* interp $r[SDST]  v[AT0] */
static int exec_interp_plain_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* interp $r[SDST] cent v[AT0] */
static int exec_interp_cent_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* interp $r[SDST] flat v[AT0] */
static int exec_interp_flat_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* interp $r[SDST]  v[AT0] $r[SSRC] */
static int exec_interp_plain_smul(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* interp $r[SDST] cent v[AT0] $r[SSRC] */
static int exec_interp_cent_smul(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* MARK GUARD interp $r[LDST]  v[AT0] */
static int exec_interp_plain_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* MARK GUARD interp $r[LDST] cent v[AT0] */
static int exec_interp_cent_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* MARK GUARD interp $r[LDST] flat v[AT0] */
static int exec_interp_flat_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* MARK GUARD interp $r[LDST]  v[AT0] LNEG1 $r[LSRC] */
static int exec_interp_plain_mul(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* MARK GUARD interp $r[LDST] cent v[AT0] LNEG1 $r[LSRC] */
static int exec_interp_cent_mul(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: interpolation comes with the execution of warps");
}

/* texauto SLIVE $r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3] $t[TEX] $s[SAMP] STSRC */
static int exec_tex_texauto_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* texfetch SLIVE $r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3] $t[TEX] $s[SAMP] STSRC */
static int exec_tex_texfetch_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texauto TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
static int exec_tex_texauto_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texfetch TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
static int exec_tex_texfetch_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texbias TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
static int exec_tex_texbias_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texlod TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
static int exec_tex_texlod_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texgather TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
static int exec_tex_texgather_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texcsaa TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
static int exec_tex_texcsaa_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texauto cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
static int exec_tex_texauto_cube(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texbias cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
static int exec_tex_texbias_cube(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texlod cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
static int exec_tex_texlod_cube(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texgather cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
static int exec_tex_texgather_cube(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texsize TLIVE DERIV LTDST $t[TEX] $s[SAMP] $r[LDST] */
static int exec_texsize(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texprep cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
static int exec_texprep(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texquerylod  TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
static int exec_texquerylod_plain(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

/* MARK GUARD texquerylod cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
static int exec_texquerylod_cube(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: textures come with the execution of warps");
}

void tesla_reset(void *state, unsigned config)
{
    struct tesla_state *const s = state;

    (void)config;
    *s = (struct tesla_state){0};
}

const isadora_action tesla_actions[] = {
    [TESLA_RED_G_ADD_NUM] = exec_red_g_add_num,
    [TESLA_RED_G_INC_NUM] = exec_red_g_inc_num,
    [TESLA_RED_G_DEC_NUM] = exec_red_g_dec_num,
    [TESLA_RED_G_MAX_NUM] = exec_red_g_max_num,
    [TESLA_RED_G_MIN_NUM] = exec_red_g_min_num,
    [TESLA_RED_G_EXCH_BITS] = exec_red_g_exch_bits,
    [TESLA_RED_G_AND_BITS] = exec_red_g_and_bits,
    [TESLA_RED_G_OR_BITS] = exec_red_g_or_bits,
    [TESLA_RED_G_XOR_BITS] = exec_red_g_xor_bits,
    [TESLA_RED_G_ADD_WIDE] = exec_red_g_add_wide,
    [TESLA_RED_G_EXCH_WIDE] = exec_red_g_exch_wide,
    [TESLA_ATOMIC_G_ADD_NUM] = exec_atomic_g_add_num,
    [TESLA_ATOMIC_G_INC_NUM] = exec_atomic_g_inc_num,
    [TESLA_ATOMIC_G_DEC_NUM] = exec_atomic_g_dec_num,
    [TESLA_ATOMIC_G_MAX_NUM] = exec_atomic_g_max_num,
    [TESLA_ATOMIC_G_MIN_NUM] = exec_atomic_g_min_num,
    [TESLA_ATOMIC_G_AND_BITS] = exec_atomic_g_and_bits,
    [TESLA_ATOMIC_G_OR_BITS] = exec_atomic_g_or_bits,
    [TESLA_ATOMIC_G_XOR_BITS] = exec_atomic_g_xor_bits,
    [TESLA_ATOMIC_G_ADD_ADD64] = exec_atomic_g_add_add64,
    [TESLA_EXCH_G_BITS] = exec_exch_g_bits,
    [TESLA_EXCH_G_WIDE] = exec_exch_g_wide,
    [TESLA_CAS_G_BITS] = exec_cas_g_bits,
    [TESLA_CAS_G_WIDE] = exec_cas_g_wide,
    [TESLA_DISCARD] = exec_discard,
    [TESLA_BRA] = exec_bra,
    [TESLA_CALL] = exec_call,
    [TESLA_RET] = exec_ret,
    [TESLA_BREAKADDR] = exec_breakaddr,
    [TESLA_BREAK] = exec_break,
    [TESLA_QUAD_QUADON] = exec_quad_quadon,
    [TESLA_QUAD_QUADPOP] = exec_quad_quadpop,
    [TESLA_BAR_MASK] = exec_bar_mask,
    [TESLA_BAR_ALL] = exec_bar_all,
    [TESLA_TRAP_SHORT] = exec_trap_short,
    [TESLA_TRAP_LONG] = exec_trap_long,
    [TESLA_JOINAT] = exec_joinat,
    [TESLA_BRKPT_SHORT] = exec_brkpt_short,
    [TESLA_BRKPT_LONG] = exec_brkpt_long,
    [TESLA_BRA_C] = exec_bra_c,
    [TESLA_PRERET] = exec_preret,
    [TESLA_VOTE_ANY] = exec_vote_any,
    [TESLA_VOTE_ALL] = exec_vote_all,
    [TESLA_EMIT_EMIT] = exec_emit_emit,
    [TESLA_EMIT_RESTART] = exec_emit_restart,
    [TESLA_NOP] = exec_nop,
    [TESLA_PMEVENT] = exec_pmevent,
    [TESLA_UNKF5] = exec_unkf5,
    [TESLA_CVT_I2I_U_FULL] = exec_cvt_i2i_u_full,
    [TESLA_CVT_I2I_S_FULL] = exec_cvt_i2i_s_full,
    [TESLA_CVT_I2I_U8_FULL] = exec_cvt_i2i_u8_full,
    [TESLA_CVT_I2I_S8_FULL] = exec_cvt_i2i_s8_full,
    [TESLA_CVT_I2I_U_HALF] = exec_cvt_i2i_u_half,
    [TESLA_CVT_I2I_S_HALF] = exec_cvt_i2i_s_half,
    [TESLA_CVT_I2I_U8_BYTE] = exec_cvt_i2i_u8_byte,
    [TESLA_CVT_I2I_S8_BYTE] = exec_cvt_i2i_s8_byte,
    [TESLA_CVT_I2F_F16] = exec_cvt_i2f_f16,
    [TESLA_CVT_I2F_F32] = exec_cvt_i2f_f32,
    [TESLA_CVT_I2F_64_U_TO] = exec_cvt_i2f_64_u_to,
    [TESLA_CVT_I2F_64_S_TO] = exec_cvt_i2f_64_s_to,
    [TESLA_CVT_I2F_64_U_FROM] = exec_cvt_i2f_64_u_from,
    [TESLA_CVT_I2F_64_S_FROM] = exec_cvt_i2f_64_s_from,
    [TESLA_CVT_I2F_64_U_BOTH] = exec_cvt_i2f_64_u_both,
    [TESLA_CVT_I2F_64_S_BOTH] = exec_cvt_i2f_64_s_both,
    [TESLA_CVT_F2I_U16_F16] = exec_cvt_f2i_u16_f16,
    [TESLA_CVT_F2I_U16_F32] = exec_cvt_f2i_u16_f32,
    [TESLA_CVT_F2I_S16_F16] = exec_cvt_f2i_s16_f16,
    [TESLA_CVT_F2I_S16_F32] = exec_cvt_f2i_s16_f32,
    [TESLA_CVT_F2I_U32_F16] = exec_cvt_f2i_u32_f16,
    [TESLA_CVT_F2I_U32_F32] = exec_cvt_f2i_u32_f32,
    [TESLA_CVT_F2I_S32_F16] = exec_cvt_f2i_s32_f16,
    [TESLA_CVT_F2I_S32_F32] = exec_cvt_f2i_s32_f32,
    [TESLA_CVT_F2I_64_U_TO] = exec_cvt_f2i_64_u_to,
    [TESLA_CVT_F2I_64_S_TO] = exec_cvt_f2i_64_s_to,
    [TESLA_CVT_F2I_64_U_FROM] = exec_cvt_f2i_64_u_from,
    [TESLA_CVT_F2I_64_S_FROM] = exec_cvt_f2i_64_s_from,
    [TESLA_CVT_F2I_64_U_BOTH] = exec_cvt_f2i_64_u_both,
    [TESLA_CVT_F2I_64_S_BOTH] = exec_cvt_f2i_64_s_both,
    [TESLA_CVT_F2F_F16_SAME] = exec_cvt_f2f_f16_same,
    [TESLA_CVT_F2F_F32_SAME] = exec_cvt_f2f_f32_same,
    [TESLA_CVT_F2F_F16_RINT] = exec_cvt_f2f_f16_rint,
    [TESLA_CVT_F2F_F32_RINT] = exec_cvt_f2f_f32_rint,
    [TESLA_CVT_F2F_F16_NARROW] = exec_cvt_f2f_f16_narrow,
    [TESLA_CVT_F2F_F16_NRINT] = exec_cvt_f2f_f16_nrint,
    [TESLA_CVT_F2F_F32_WIDEN] = exec_cvt_f2f_f32_widen,
    [TESLA_CVT_F2F_F32_WRINT] = exec_cvt_f2f_f32_wrint,
    [TESLA_CVT_F2F_64_NARROW] = exec_cvt_f2f_64_narrow,
    [TESLA_CVT_F2F_64_SAME] = exec_cvt_f2f_64_same,
    [TESLA_CVT_F2F_64_RINT] = exec_cvt_f2f_64_rint,
    [TESLA_CVT_F2F_64_WIDEN] = exec_cvt_f2f_64_widen,
    [TESLA_DFMA] = exec_dfma,
    [TESLA_DADD] = exec_dadd,
    [TESLA_DMUL] = exec_dmul,
    [TESLA_DMINMAX_MIN] = exec_dminmax_min,
    [TESLA_DMINMAX_MAX] = exec_dminmax_max,
    [TESLA_DSET] = exec_dset,
    [TESLA_FADD_SHORT] = exec_fadd_short,
    [TESLA_FADD_IMM] = exec_fadd_imm,
    [TESLA_FADD_LONG] = exec_fadd_long,
    [TESLA_FMUL_SHORT] = exec_fmul_short,
    [TESLA_FMUL_IMM] = exec_fmul_imm,
    [TESLA_FMUL_LONG] = exec_fmul_long,
    [TESLA_FMAD_SHORT] = exec_fmad_short,
    [TESLA_FMAD_IMM] = exec_fmad_imm,
    [TESLA_FMAD_LONG] = exec_fmad_long,
    [TESLA_FSET] = exec_fset,
    [TESLA_FMINMAX_MAX] = exec_fminmax_max,
    [TESLA_FMINMAX_MIN] = exec_fminmax_min,
    [TESLA_FSLCT] = exec_fslct,
    [TESLA_QUADOP] = exec_quadop,
    [TESLA_ADD_ADD_B16_SHORT] = exec_add_add_b16_short,
    [TESLA_ADD_ADD_B32_SHORT] = exec_add_add_b32_short,
    [TESLA_ADD_SUB_B16_SHORT] = exec_add_sub_b16_short,
    [TESLA_ADD_SUB_B32_SHORT] = exec_add_sub_b32_short,
    [TESLA_ADD_SUBR_B16_SHORT] = exec_add_subr_b16_short,
    [TESLA_ADD_SUBR_B32_SHORT] = exec_add_subr_b32_short,
    [TESLA_ADD_ADDC_B16_SHORT] = exec_add_addc_b16_short,
    [TESLA_ADD_ADDC_B32_SHORT] = exec_add_addc_b32_short,
    [TESLA_ADD_ADD_B16_IMM] = exec_add_add_b16_imm,
    [TESLA_ADD_ADD_B32_IMM] = exec_add_add_b32_imm,
    [TESLA_ADD_SUB_B16_IMM] = exec_add_sub_b16_imm,
    [TESLA_ADD_SUB_B32_IMM] = exec_add_sub_b32_imm,
    [TESLA_ADD_SUBR_B16_IMM] = exec_add_subr_b16_imm,
    [TESLA_ADD_SUBR_B32_IMM] = exec_add_subr_b32_imm,
    [TESLA_ADD_ADDC_B16_IMM] = exec_add_addc_b16_imm,
    [TESLA_ADD_ADDC_B32_IMM] = exec_add_addc_b32_imm,
    [TESLA_ADD_ADD_B16_LONG] = exec_add_add_b16_long,
    [TESLA_ADD_ADD_B32_LONG] = exec_add_add_b32_long,
    [TESLA_ADD_SUB_B16_LONG] = exec_add_sub_b16_long,
    [TESLA_ADD_SUB_B32_LONG] = exec_add_sub_b32_long,
    [TESLA_ADD_SUBR_B16_LONG] = exec_add_subr_b16_long,
    [TESLA_ADD_SUBR_B32_LONG] = exec_add_subr_b32_long,
    [TESLA_ADD_ADDC_B16_LONG] = exec_add_addc_b16_long,
    [TESLA_ADD_ADDC_B32_LONG] = exec_add_addc_b32_long,
    [TESLA_MUL16_SHORT] = exec_mul16_short,
    [TESLA_MUL16_IMM] = exec_mul16_imm,
    [TESLA_MUL16_LONG] = exec_mul16_long,
    [TESLA_MUL24_SHORT] = exec_mul24_short,
    [TESLA_MUL24_IMM] = exec_mul24_imm,
    [TESLA_MUL24_LONG] = exec_mul24_long,
    [TESLA_MUL_ADD_ADD_U16_SHORT] = exec_mul_add_add_u16_short,
    [TESLA_MUL_ADD_ADD_S16_SHORT] = exec_mul_add_add_s16_short,
    [TESLA_MUL_ADD_ADD_S16SAT_SHORT] = exec_mul_add_add_s16sat_short,
    [TESLA_MUL_ADD_ADD_U24_SHORT] = exec_mul_add_add_u24_short,
    [TESLA_MUL_ADD_SUB_U16_SHORT] = exec_mul_add_sub_u16_short,
    [TESLA_MUL_ADD_SUB_S16_SHORT] = exec_mul_add_sub_s16_short,
    [TESLA_MUL_ADD_SUB_S16SAT_SHORT] = exec_mul_add_sub_s16sat_short,
    [TESLA_MUL_ADD_SUB_U24_SHORT] = exec_mul_add_sub_u24_short,
    [TESLA_MUL_ADD_SUBR_U16_SHORT] = exec_mul_add_subr_u16_short,
    [TESLA_MUL_ADD_SUBR_S16_SHORT] = exec_mul_add_subr_s16_short,
    [TESLA_MUL_ADD_SUBR_S16SAT_SHORT] = exec_mul_add_subr_s16sat_short,
    [TESLA_MUL_ADD_SUBR_U24_SHORT] = exec_mul_add_subr_u24_short,
    [TESLA_MUL_ADD_ADDC_U16_SHORT] = exec_mul_add_addc_u16_short,
    [TESLA_MUL_ADD_ADDC_S16_SHORT] = exec_mul_add_addc_s16_short,
    [TESLA_MUL_ADD_ADDC_S16SAT_SHORT] = exec_mul_add_addc_s16sat_short,
    [TESLA_MUL_ADD_ADDC_U24_SHORT] = exec_mul_add_addc_u24_short,
    [TESLA_MUL_ADD_ADD_U16_IMM] = exec_mul_add_add_u16_imm,
    [TESLA_MUL_ADD_ADD_S16_IMM] = exec_mul_add_add_s16_imm,
    [TESLA_MUL_ADD_ADD_S16SAT_IMM] = exec_mul_add_add_s16sat_imm,
    [TESLA_MUL_ADD_ADD_U24_IMM] = exec_mul_add_add_u24_imm,
    [TESLA_MUL_ADD_SUB_U16_IMM] = exec_mul_add_sub_u16_imm,
    [TESLA_MUL_ADD_SUB_S16_IMM] = exec_mul_add_sub_s16_imm,
    [TESLA_MUL_ADD_SUB_S16SAT_IMM] = exec_mul_add_sub_s16sat_imm,
    [TESLA_MUL_ADD_SUB_U24_IMM] = exec_mul_add_sub_u24_imm,
    [TESLA_MUL_ADD_SUBR_U16_IMM] = exec_mul_add_subr_u16_imm,
    [TESLA_MUL_ADD_SUBR_S16_IMM] = exec_mul_add_subr_s16_imm,
    [TESLA_MUL_ADD_SUBR_S16SAT_IMM] = exec_mul_add_subr_s16sat_imm,
    [TESLA_MUL_ADD_SUBR_U24_IMM] = exec_mul_add_subr_u24_imm,
    [TESLA_MUL_ADD_ADDC_U16_IMM] = exec_mul_add_addc_u16_imm,
    [TESLA_MUL_ADD_ADDC_S16_IMM] = exec_mul_add_addc_s16_imm,
    [TESLA_MUL_ADD_ADDC_S16SAT_IMM] = exec_mul_add_addc_s16sat_imm,
    [TESLA_MUL_ADD_ADDC_U24_IMM] = exec_mul_add_addc_u24_imm,
    [TESLA_MUL_ADD_ADD_U16_LONG] = exec_mul_add_add_u16_long,
    [TESLA_MUL_ADD_ADD_S16_LONG] = exec_mul_add_add_s16_long,
    [TESLA_MUL_ADD_ADD_S16SAT_LONG] = exec_mul_add_add_s16sat_long,
    [TESLA_MUL_ADD_ADD_U24_LONG] = exec_mul_add_add_u24_long,
    [TESLA_MUL_ADD_ADD_S24_LONG] = exec_mul_add_add_s24_long,
    [TESLA_MUL_ADD_ADD_S24SAT_LONG] = exec_mul_add_add_s24sat_long,
    [TESLA_MUL_ADD_ADD_U24HIGH_LONG] = exec_mul_add_add_u24high_long,
    [TESLA_MUL_ADD_ADD_S24HIGH_LONG] = exec_mul_add_add_s24high_long,
    [TESLA_MUL_ADD_ADD_S24HIGHSAT_LONG] = exec_mul_add_add_s24highsat_long,
    [TESLA_MUL_ADD_SUB_U16_LONG] = exec_mul_add_sub_u16_long,
    [TESLA_MUL_ADD_SUB_S16_LONG] = exec_mul_add_sub_s16_long,
    [TESLA_MUL_ADD_SUB_S16SAT_LONG] = exec_mul_add_sub_s16sat_long,
    [TESLA_MUL_ADD_SUB_U24_LONG] = exec_mul_add_sub_u24_long,
    [TESLA_MUL_ADD_SUB_S24_LONG] = exec_mul_add_sub_s24_long,
    [TESLA_MUL_ADD_SUB_S24SAT_LONG] = exec_mul_add_sub_s24sat_long,
    [TESLA_MUL_ADD_SUB_U24HIGH_LONG] = exec_mul_add_sub_u24high_long,
    [TESLA_MUL_ADD_SUB_S24HIGH_LONG] = exec_mul_add_sub_s24high_long,
    [TESLA_MUL_ADD_SUB_S24HIGHSAT_LONG] = exec_mul_add_sub_s24highsat_long,
    [TESLA_MUL_ADD_SUBR_U16_LONG] = exec_mul_add_subr_u16_long,
    [TESLA_MUL_ADD_SUBR_S16_LONG] = exec_mul_add_subr_s16_long,
    [TESLA_MUL_ADD_SUBR_S16SAT_LONG] = exec_mul_add_subr_s16sat_long,
    [TESLA_MUL_ADD_SUBR_U24_LONG] = exec_mul_add_subr_u24_long,
    [TESLA_MUL_ADD_SUBR_S24_LONG] = exec_mul_add_subr_s24_long,
    [TESLA_MUL_ADD_SUBR_S24SAT_LONG] = exec_mul_add_subr_s24sat_long,
    [TESLA_MUL_ADD_SUBR_U24HIGH_LONG] = exec_mul_add_subr_u24high_long,
    [TESLA_MUL_ADD_SUBR_S24HIGH_LONG] = exec_mul_add_subr_s24high_long,
    [TESLA_MUL_ADD_SUBR_S24HIGHSAT_LONG] = exec_mul_add_subr_s24highsat_long,
    [TESLA_MUL_ADD_ADDC_U16_LONG] = exec_mul_add_addc_u16_long,
    [TESLA_MUL_ADD_ADDC_S16_LONG] = exec_mul_add_addc_s16_long,
    [TESLA_MUL_ADD_ADDC_S16SAT_LONG] = exec_mul_add_addc_s16sat_long,
    [TESLA_MUL_ADD_ADDC_U24_LONG] = exec_mul_add_addc_u24_long,
    [TESLA_MUL_ADD_ADDC_S24_LONG] = exec_mul_add_addc_s24_long,
    [TESLA_MUL_ADD_ADDC_S24SAT_LONG] = exec_mul_add_addc_s24sat_long,
    [TESLA_MUL_ADD_ADDC_U24HIGH_LONG] = exec_mul_add_addc_u24high_long,
    [TESLA_MUL_ADD_ADDC_S24HIGH_LONG] = exec_mul_add_addc_s24high_long,
    [TESLA_MUL_ADD_ADDC_S24HIGHSAT_LONG] = exec_mul_add_addc_s24highsat_long,
    [TESLA_MUL_ADD_AGAIN_ADD] = exec_mul_add_again_add,
    [TESLA_MUL_ADD_AGAIN_SUB] = exec_mul_add_again_sub,
    [TESLA_MUL_ADD_AGAIN_SUBR] = exec_mul_add_again_subr,
    [TESLA_MUL_ADD_AGAIN_ADDC] = exec_mul_add_again_addc,
    [TESLA_SAD_U16_SHORT] = exec_sad_u16_short,
    [TESLA_SAD_S16_SHORT] = exec_sad_s16_short,
    [TESLA_SAD_U32_SHORT] = exec_sad_u32_short,
    [TESLA_SAD_S32_SHORT] = exec_sad_s32_short,
    [TESLA_SAD_U16_LONG] = exec_sad_u16_long,
    [TESLA_SAD_S16_LONG] = exec_sad_s16_long,
    [TESLA_SAD_U32_LONG] = exec_sad_u32_long,
    [TESLA_SAD_S32_LONG] = exec_sad_s32_long,
    [TESLA_MINMAX_MAX_U16] = exec_minmax_max_u16,
    [TESLA_MINMAX_MAX_S16] = exec_minmax_max_s16,
    [TESLA_MINMAX_MAX_U32] = exec_minmax_max_u32,
    [TESLA_MINMAX_MAX_S32] = exec_minmax_max_s32,
    [TESLA_MINMAX_MIN_U16] = exec_minmax_min_u16,
    [TESLA_MINMAX_MIN_S16] = exec_minmax_min_s16,
    [TESLA_MINMAX_MIN_U32] = exec_minmax_min_u32,
    [TESLA_MINMAX_MIN_S32] = exec_minmax_min_s32,
    [TESLA_SET_U16] = exec_set_u16,
    [TESLA_SET_S16] = exec_set_s16,
    [TESLA_SET_U32] = exec_set_u32,
    [TESLA_SET_S32] = exec_set_s32,
    [TESLA_LOGOP_AND_B32_IMM] = exec_logop_and_b32_imm,
    [TESLA_LOGOP_OR_B32_IMM] = exec_logop_or_b32_imm,
    [TESLA_LOGOP_XOR_B32_IMM] = exec_logop_xor_b32_imm,
    [TESLA_LOGOP_MOV2_B32_IMM] = exec_logop_mov2_b32_imm,
    [TESLA_LOGOP_AND_B16_LONG] = exec_logop_and_b16_long,
    [TESLA_LOGOP_AND_B32_LONG] = exec_logop_and_b32_long,
    [TESLA_LOGOP_OR_B16_LONG] = exec_logop_or_b16_long,
    [TESLA_LOGOP_OR_B32_LONG] = exec_logop_or_b32_long,
    [TESLA_LOGOP_XOR_B16_LONG] = exec_logop_xor_b16_long,
    [TESLA_LOGOP_XOR_B32_LONG] = exec_logop_xor_b32_long,
    [TESLA_LOGOP_MOV2_B16_LONG] = exec_logop_mov2_b16_long,
    [TESLA_LOGOP_MOV2_B32_LONG] = exec_logop_mov2_b32_long,
    [TESLA_SHL_B16_REG] = exec_shl_b16_reg,
    [TESLA_SHL_B32_REG] = exec_shl_b32_reg,
    [TESLA_SHL_B16_CNT] = exec_shl_b16_cnt,
    [TESLA_SHL_B32_CNT] = exec_shl_b32_cnt,
    [TESLA_SHR_U16_REG] = exec_shr_u16_reg,
    [TESLA_SHR_S16_REG] = exec_shr_s16_reg,
    [TESLA_SHR_U32_REG] = exec_shr_u32_reg,
    [TESLA_SHR_S32_REG] = exec_shr_s32_reg,
    [TESLA_SHR_U16_CNT] = exec_shr_u16_cnt,
    [TESLA_SHR_S16_CNT] = exec_shr_s16_cnt,
    [TESLA_SHR_U32_CNT] = exec_shr_u32_cnt,
    [TESLA_SHR_S32_CNT] = exec_shr_s32_cnt,
    [TESLA_LD_A] = exec_ld_a,
    [TESLA_ST_O] = exec_st_o,
    [TESLA_LD_C_U8_FULL] = exec_ld_c_u8_full,
    [TESLA_LD_C_U16_FULL] = exec_ld_c_u16_full,
    [TESLA_LD_C_S16_FULL] = exec_ld_c_s16_full,
    [TESLA_LD_C_B32_FULL] = exec_ld_c_b32_full,
    [TESLA_LD_C_U8_HALF] = exec_ld_c_u8_half,
    [TESLA_LD_C_U16_HALF] = exec_ld_c_u16_half,
    [TESLA_LD_C_S16_HALF] = exec_ld_c_s16_half,
    [TESLA_LD_C_B32_HALF] = exec_ld_c_b32_half,
    [TESLA_LD_S_U8_FULL] = exec_ld_s_u8_full,
    [TESLA_LD_S_U16_FULL] = exec_ld_s_u16_full,
    [TESLA_LD_S_S16_FULL] = exec_ld_s_s16_full,
    [TESLA_LD_S_U8_HALF] = exec_ld_s_u8_half,
    [TESLA_LD_S_U16_HALF] = exec_ld_s_u16_half,
    [TESLA_LD_S_S16_HALF] = exec_ld_s_s16_half,
    [TESLA_LD_S_B32_FULL] = exec_ld_s_b32_full,
    [TESLA_LD_S_B32_HALF] = exec_ld_s_b32_half,
    [TESLA_LD_S_LOCK_FULL] = exec_ld_s_lock_full,
    [TESLA_LD_S_LOCK_HALF] = exec_ld_s_lock_half,
    [TESLA_ST_S_HALF_B8] = exec_st_s_half_b8,
    [TESLA_ST_S_FULL_B8] = exec_st_s_full_b8,
    [TESLA_ST_S_HALF_B16] = exec_st_s_half_b16,
    [TESLA_ST_S_FULL_B16] = exec_st_s_full_b16,
    [TESLA_ST_S_HALF_B32] = exec_st_s_half_b32,
    [TESLA_ST_S_FULL_B32] = exec_st_s_full_b32,
    [TESLA_ST_S_HALF_UNLOCK] = exec_st_s_half_unlock,
    [TESLA_ST_S_FULL_UNLOCK] = exec_st_s_full_unlock,
    [TESLA_LD_L_ONE] = exec_ld_l_one,
    [TESLA_LD_L_PAIR] = exec_ld_l_pair,
    [TESLA_LD_L_QUAD] = exec_ld_l_quad,
    [TESLA_ST_L_ONE] = exec_st_l_one,
    [TESLA_ST_L_PAIR] = exec_st_l_pair,
    [TESLA_ST_L_QUAD] = exec_st_l_quad,
    [TESLA_LD_G_ONE] = exec_ld_g_one,
    [TESLA_LD_G_PAIR] = exec_ld_g_pair,
    [TESLA_LD_G_QUAD] = exec_ld_g_quad,
    [TESLA_ST_G_ONE] = exec_st_g_one,
    [TESLA_ST_G_PAIR] = exec_st_g_pair,
    [TESLA_ST_G_QUAD] = exec_st_g_quad,
    [TESLA_MOV_B16_SHORT] = exec_mov_b16_short,
    [TESLA_MOV_B32_SHORT] = exec_mov_b32_short,
    [TESLA_MOV_B16_IMM] = exec_mov_b16_imm,
    [TESLA_MOV_B32_IMM] = exec_mov_b32_imm,
    [TESLA_MOV_B16_LONG] = exec_mov_b16_long,
    [TESLA_MOV_B32_LONG] = exec_mov_b32_long,
    [TESLA_MOV_R_C] = exec_mov_r_c,
    [TESLA_MOV_C_R] = exec_mov_c_r,
    [TESLA_MOV_R_A] = exec_mov_r_a,
    [TESLA_MOV_R_SR] = exec_mov_r_sr,
    [TESLA_SHL_A] = exec_shl_a,
    [TESLA_ADD_A] = exec_add_a,
    [TESLA_RCP_SHORT] = exec_rcp_short,
    [TESLA_RCP_LONG] = exec_rcp_long,
    [TESLA_SFU_RSQRT] = exec_sfu_rsqrt,
    [TESLA_SFU_LG2] = exec_sfu_lg2,
    [TESLA_SINCOS_SIN] = exec_sincos_sin,
    [TESLA_SINCOS_COS] = exec_sincos_cos,
    [TESLA_EX2] = exec_ex2,
    [TESLA_PRE_PRESIN] = exec_pre_presin,
    [TESLA_PRE_PREEX2] = exec_pre_preex2,
    [TESLA_INTERP_PLAIN_SHORT] = exec_interp_plain_short,
    [TESLA_INTERP_CENT_SHORT] = exec_interp_cent_short,
    [TESLA_INTERP_FLAT_SHORT] = exec_interp_flat_short,
    [TESLA_INTERP_PLAIN_SMUL] = exec_interp_plain_smul,
    [TESLA_INTERP_CENT_SMUL] = exec_interp_cent_smul,
    [TESLA_INTERP_PLAIN_LONG] = exec_interp_plain_long,
    [TESLA_INTERP_CENT_LONG] = exec_interp_cent_long,
    [TESLA_INTERP_FLAT_LONG] = exec_interp_flat_long,
    [TESLA_INTERP_PLAIN_MUL] = exec_interp_plain_mul,
    [TESLA_INTERP_CENT_MUL] = exec_interp_cent_mul,
    [TESLA_TEX_TEXAUTO_SHORT] = exec_tex_texauto_short,
    [TESLA_TEX_TEXFETCH_SHORT] = exec_tex_texfetch_short,
    [TESLA_TEX_TEXAUTO_LONG] = exec_tex_texauto_long,
    [TESLA_TEX_TEXFETCH_LONG] = exec_tex_texfetch_long,
    [TESLA_TEX_TEXBIAS_LONG] = exec_tex_texbias_long,
    [TESLA_TEX_TEXLOD_LONG] = exec_tex_texlod_long,
    [TESLA_TEX_TEXGATHER_LONG] = exec_tex_texgather_long,
    [TESLA_TEX_TEXCSAA_LONG] = exec_tex_texcsaa_long,
    [TESLA_TEX_TEXAUTO_CUBE] = exec_tex_texauto_cube,
    [TESLA_TEX_TEXBIAS_CUBE] = exec_tex_texbias_cube,
    [TESLA_TEX_TEXLOD_CUBE] = exec_tex_texlod_cube,
    [TESLA_TEX_TEXGATHER_CUBE] = exec_tex_texgather_cube,
    [TESLA_TEXSIZE] = exec_texsize,
    [TESLA_TEXPREP] = exec_texprep,
    [TESLA_TEXQUERYLOD_PLAIN] = exec_texquerylod_plain,
    [TESLA_TEXQUERYLOD_CUBE] = exec_texquerylod_cube,
};

_Static_assert(sizeof tesla_actions / sizeof *tesla_actions == TESLA_FORMS,
    "one function a form");

int tesla_execute(struct isadora_machine *m, const struct isadora_insn *in)
{
    return tesla_actions[in->form](m, in);
}
