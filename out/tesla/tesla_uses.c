/* Generated from the description tesla by gen/emit/uses. Do not edit. */
#include <isadora/tesla.h>
#include "analysis/uses.h"

enum { F_A = 1, F_C = 2, F_SR = 3 };

static void paths_red_g_add_num(struct rt_uses *u)
{
    if (V(MARK, 4) == 1) {
        HALT;
    }
}

static void paths_red_g_wide_add(struct rt_uses *u)
{
    if (V(MARK, 3) == 1) {
        HALT;
    }
}

static void paths_atomic_g_add_num(struct rt_uses *u)
{
    if (V(MARK, 5) == 1) {
        HALT;
    }
}

static void paths_cas_g(struct rt_uses *u)
{
    if (V(MARK, 6) == 1) {
        HALT;
    }
}

static struct rt_test guard_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_sure(1);
    case 1: return rt_sure(0);
    }
    return rt_chosen_test(rt_sure((V(PRED, v1) == 0)), rt_sure(0), ((V(PRED, v1) == 1) ?
        rt_differ(rt_differ(rt_both(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 1,
        1)), rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 0, 1))), rt_test_of(u,
        rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 1, 1))), rt_test_of(u, rt_slice(u,
        rt_content(u, F_C, K(V(COND, v2))), 3, 1))) : ((V(PRED, v1) == 2) ?
        rt_differ(rt_both(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 0, 1)),
        rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 1, 1))), rt_test_of(u,
        rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 0, 1))) : ((V(PRED, v1) == 3) ?
        rt_differ(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 1, 1)),
        rt_either(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 0, 1)),
        rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 3, 1)))) : ((V(PRED, v1) == 4)
        ? rt_not(rt_either(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 0, 1)),
        rt_differ(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 1, 1)),
        rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 3, 1))))) : ((V(PRED, v1) ==
        5) ? rt_not(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 0, 1))) :
        ((V(PRED, v1) == 6) ? rt_differ(rt_not(rt_test_of(u, rt_slice(u, rt_content(u, F_C,
        K(V(COND, v2))), 1, 1))), rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 3,
        1))) : ((V(PRED, v1) == 7) ? rt_not(rt_both(rt_test_of(u, rt_slice(u, rt_content(u, F_C,
        K(V(COND, v2))), 0, 1)), rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 1,
        1)))) : ((V(PRED, v1) == 8) ? rt_both(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND,
        v2))), 0, 1)), rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 1, 1))) :
        ((V(PRED, v1) == 9) ? rt_differ(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND,
        v2))), 1, 1)), rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 3, 1))) :
        ((V(PRED, v1) == 10) ? rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 0, 1))
        : ((V(PRED, v1) == 11) ? rt_either(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND,
        v2))), 0, 1)), rt_differ(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 1,
        1)), rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 3, 1)))) : ((V(PRED, v1)
        == 12) ? rt_differ(rt_not(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 1,
        1))), rt_either(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 0, 1)),
        rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 3, 1)))) : ((V(PRED, v1) ==
        13) ? rt_either(rt_not(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 0,
        1))), rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 1, 1))) : ((V(PRED, v1)
        == 14) ? rt_differ(rt_either(rt_not(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND,
        v2))), 1, 1))), rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 0, 1))),
        rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 3, 1))) :
        rt_chosen_test(rt_sure((V(PRED, v1) == 15)), rt_sure(0), ((V(PRED, v1) == 16) ?
        rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 3, 1)) : ((V(PRED, v1) == 17)
        ? rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 2, 1)) : ((V(PRED, v1) ==
        18) ? rt_differ(rt_both(rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 2,
        1)), rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 0, 1))), rt_test_of(u,
        rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 2, 1))) : ((V(PRED, v1) == 19) ?
        rt_test_of(u, rt_slice(u, rt_content(u, F_C, K(V(COND, v2))), 1, 1)) :
        rt_chosen_test(rt_sure((V(PRED, v1) == 20)), rt_sure(0), rt_chosen_test(rt_sure((V(PRED, v1)
        == 21)), rt_sure(0), rt_chosen_test(rt_sure((V(PRED, v1) == 22)), rt_sure(0),
        rt_chosen_test(rt_sure((V(PRED, v1) == 23)), rt_sure(0), rt_chosen_test(rt_sure((V(PRED, v1)
        == 24)), rt_sure(0), rt_chosen_test(rt_sure((V(PRED, v1) == 25)), rt_sure(0),
        rt_chosen_test(rt_sure((V(PRED, v1) == 26)), rt_sure(0), rt_chosen_test(rt_sure((V(PRED, v1)
        == 27)), rt_sure(0), ((V(PRED, v1) == 28) ? rt_not(rt_test_of(u, rt_slice(u, rt_content(u,
        F_C, K(V(COND, v2))), 1, 1))) : ((V(PRED, v1) == 29) ? rt_either(rt_test_of(u, rt_slice(u,
        rt_content(u, F_C, K(V(COND, v2))), 0, 1)), rt_not(rt_test_of(u, rt_slice(u, rt_content(u,
        F_C, K(V(COND, v2))), 2, 1)))) : ((V(PRED, v1) == 30) ? rt_not(rt_test_of(u, rt_slice(u,
        rt_content(u, F_C, K(V(COND, v2))), 2, 1))) : rt_not(rt_test_of(u, rt_slice(u, rt_content(u,
        F_C, K(V(COND, v2))), 3, 1))))))))))))))))))))))))))))))))));
}

static void paths_bra(struct rt_uses *u)
{
    IF(1, guard_value(u, 1, 2, 0)) JUMP(JUMPS, 1, K((V(TARGET, 0) * 4))); END(1)
}

static void paths_call(struct rt_uses *u)
{
    JUMP(CALLS, 1, K((V(TARGET, 1) * 4)));
}

static void paths_ret(struct rt_uses *u)
{
    IF(1, guard_value(u, 0, 1, 0)) JUMP(RETURNS, 1, UNKNOWN); END(1)
}

static void paths_breakaddr(struct rt_uses *u)
{
    OPENS(K(4), K((V(TARGET, 0) * 4)));
}

static void paths_break(struct rt_uses *u)
{
    IF(1, guard_value(u, 0, 1, 0)) MEETS(K(4)); END(1)
}

static void paths_joinat(struct rt_uses *u)
{
    OPENS(K(6), K((V(TARGET, 0) * 4)));
}

static void paths_bra_c(struct rt_uses *u)
{
    JUMP(JUMPS, 1, UNKNOWN);
}

static void paths_preret(struct rt_uses *u)
{
    OPENS(K(2), K((V(TARGET, 1) * 4)));
}

static void paths_vote_any(struct rt_uses *u)
{
    if (V(MARK, 1) == 1) {
        HALT;
    }
}

static void paths_emit_emit(struct rt_uses *u)
{
    if (V(MARK, 0) == 1) {
        HALT;
    }
}

static void paths_cvt_i2i_u_full(struct rt_uses *u)
{
    if (V(MARK, 12) == 1) {
        HALT;
    }
}

static void paths_cvt_i2f_f16(struct rt_uses *u)
{
    if (V(MARK, 14) == 1) {
        HALT;
    }
}

static void paths_cvt_i2f_64_u_to(struct rt_uses *u)
{
    if (V(MARK, 10) == 1) {
        HALT;
    }
}

static void paths_cvt_i2f_64_u_from(struct rt_uses *u)
{
    if (V(MARK, 8) == 1) {
        HALT;
    }
}

static void paths_cvt_i2f_64_u_both(struct rt_uses *u)
{
    if (V(MARK, 7) == 1) {
        HALT;
    }
}

static void paths_cvt_f2i_64_u_from(struct rt_uses *u)
{
    if (V(MARK, 9) == 1) {
        HALT;
    }
}

static void paths_cvt_f2f_f16_rint(struct rt_uses *u)
{
    if (V(MARK, 11) == 1) {
        HALT;
    }
}

static void paths_fmul_long(struct rt_uses *u)
{
    if (V(MARK, 13) == 1) {
        HALT;
    }
}

static void paths_fmad_long(struct rt_uses *u)
{
    if (V(MARK, 15) == 1) {
        HALT;
    }
}

static void paths_mov_r_c(struct rt_uses *u)
{
    if (V(MARK, 2) == 1) {
        HALT;
    }
}

static rt_uses_of *const paths[TESLA_FORMS] = {
    [TESLA_RED_G_ADD_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_INC_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_DEC_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_SINC_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_SDEC_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_NINC_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_NDEC_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_MAX_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_MIN_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_AND_BITS] = paths_red_g_add_num,
    [TESLA_RED_G_OR_BITS] = paths_red_g_add_num,
    [TESLA_RED_G_XOR_BITS] = paths_red_g_add_num,
    [TESLA_RED_EXCH_G] = paths_red_g_add_num,
    [TESLA_RED_G_WIDE_ADD] = paths_red_g_wide_add,
    [TESLA_RED_G_WIDE_EXCH] = paths_red_g_wide_add,
    [TESLA_RED_G_NARROW_ADD_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_NARROW_INC_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_NARROW_DEC_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_NARROW_MAX_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_NARROW_MIN_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_NARROW_AND_BITS] = paths_red_g_add_num,
    [TESLA_RED_G_NARROW_OR_BITS] = paths_red_g_add_num,
    [TESLA_RED_G_NARROW_XOR_BITS] = paths_red_g_add_num,
    [TESLA_RED_EXCH_G_NARROW] = paths_red_g_add_num,
    [TESLA_RED_G_KEPT_ADD_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_KEPT_INC_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_KEPT_DEC_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_KEPT_MAX_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_KEPT_MIN_NUM] = paths_red_g_add_num,
    [TESLA_RED_G_KEPT_EXCH_BITS] = paths_red_g_add_num,
    [TESLA_RED_G_KEPT_AND_BITS] = paths_red_g_add_num,
    [TESLA_RED_G_KEPT_OR_BITS] = paths_red_g_add_num,
    [TESLA_RED_G_KEPT_XOR_BITS] = paths_red_g_add_num,
    [TESLA_ATOMIC_G_ADD_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_INC_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_DEC_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_SINC_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_SDEC_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_NINC_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_NDEC_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_MAX_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_MIN_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_AND_BITS] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_OR_BITS] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_XOR_BITS] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_WIDE] = paths_red_g_add_num,
    [TESLA_ATOMIC_G_NARROW_ADD_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_NARROW_INC_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_NARROW_DEC_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_NARROW_MAX_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_NARROW_MIN_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_NARROW_AND_BITS] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_NARROW_OR_BITS] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_NARROW_XOR_BITS] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_KEPT_ADD_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_KEPT_INC_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_KEPT_DEC_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_KEPT_MAX_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_KEPT_MIN_NUM] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_KEPT_AND_BITS] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_KEPT_OR_BITS] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_KEPT_XOR_BITS] = paths_atomic_g_add_num,
    [TESLA_ATOMIC_G_KEPT_EXCH_EXCH] = paths_atomic_g_add_num,
    [TESLA_EXCH_G] = paths_atomic_g_add_num,
    [TESLA_EXCH_G_NARROW] = paths_atomic_g_add_num,
    [TESLA_EXCH_G_WIDE] = paths_red_g_add_num,
    [TESLA_CAS_G] = paths_cas_g,
    [TESLA_CAS_G_NARROW] = paths_cas_g,
    [TESLA_CAS_G_WIDE] = paths_atomic_g_add_num,
    [TESLA_BRA] = paths_bra,
    [TESLA_CALL] = paths_call,
    [TESLA_RET] = paths_ret,
    [TESLA_BREAKADDR] = paths_breakaddr,
    [TESLA_BREAK] = paths_break,
    [TESLA_JOINAT] = paths_joinat,
    [TESLA_BRA_C] = paths_bra_c,
    [TESLA_PRERET] = paths_preret,
    [TESLA_VOTE_ANY] = paths_vote_any,
    [TESLA_VOTE_ALL] = paths_vote_any,
    [TESLA_EMIT_EMIT] = paths_emit_emit,
    [TESLA_EMIT_RESTART] = paths_emit_emit,
    [TESLA_NOP] = paths_emit_emit,
    [TESLA_PMEVENT] = paths_vote_any,
    [TESLA_UNKF5] = paths_emit_emit,
    [TESLA_CVT_I2I_U_FULL] = paths_cvt_i2i_u_full,
    [TESLA_CVT_I2I_S_FULL] = paths_cvt_i2i_u_full,
    [TESLA_CVT_I2I_U8_FULL] = paths_cvt_i2i_u_full,
    [TESLA_CVT_I2I_S8_FULL] = paths_cvt_i2i_u_full,
    [TESLA_CVT_I2I_U_HALF] = paths_cvt_i2i_u_full,
    [TESLA_CVT_I2I_S_HALF] = paths_cvt_i2i_u_full,
    [TESLA_CVT_I2I_U8_BYTE] = paths_cvt_i2i_u_full,
    [TESLA_CVT_I2I_S8_BYTE] = paths_cvt_i2i_u_full,
    [TESLA_CVT_I2F_F16] = paths_cvt_i2f_f16,
    [TESLA_CVT_I2F_F32] = paths_cvt_i2f_f16,
    [TESLA_CVT_I2F_64_U_TO] = paths_cvt_i2f_64_u_to,
    [TESLA_CVT_I2F_64_S_TO] = paths_cvt_i2f_64_u_to,
    [TESLA_CVT_I2F_64_U_FROM] = paths_cvt_i2f_64_u_from,
    [TESLA_CVT_I2F_64_S_FROM] = paths_cvt_i2f_64_u_from,
    [TESLA_CVT_I2F_64_U_BOTH] = paths_cvt_i2f_64_u_both,
    [TESLA_CVT_I2F_64_S_BOTH] = paths_cvt_i2f_64_u_both,
    [TESLA_CVT_F2I_U16_F16] = paths_cvt_i2f_64_u_to,
    [TESLA_CVT_F2I_U16_F32] = paths_cvt_i2f_64_u_to,
    [TESLA_CVT_F2I_S16_F16] = paths_cvt_i2f_64_u_to,
    [TESLA_CVT_F2I_S16_F32] = paths_cvt_i2f_64_u_to,
    [TESLA_CVT_F2I_U32_F16] = paths_cvt_i2f_64_u_to,
    [TESLA_CVT_F2I_U32_F32] = paths_cvt_i2f_64_u_to,
    [TESLA_CVT_F2I_S32_F16] = paths_cvt_i2f_64_u_to,
    [TESLA_CVT_F2I_S32_F32] = paths_cvt_i2f_64_u_to,
    [TESLA_CVT_F2I_64_U_TO] = paths_cvt_i2f_64_u_both,
    [TESLA_CVT_F2I_64_S_TO] = paths_cvt_i2f_64_u_both,
    [TESLA_CVT_F2I_64_U_FROM] = paths_cvt_f2i_64_u_from,
    [TESLA_CVT_F2I_64_S_FROM] = paths_cvt_f2i_64_u_from,
    [TESLA_CVT_F2I_64_U_BOTH] = paths_cas_g,
    [TESLA_CVT_F2I_64_S_BOTH] = paths_cas_g,
    [TESLA_CVT_F2F_F16_SAME] = paths_cvt_i2f_64_u_to,
    [TESLA_CVT_F2F_F32_SAME] = paths_cvt_i2f_64_u_to,
    [TESLA_CVT_F2F_F16_RINT] = paths_cvt_f2f_f16_rint,
    [TESLA_CVT_F2F_F32_RINT] = paths_cvt_f2f_f16_rint,
    [TESLA_CVT_F2F_F16_NARROW] = paths_cvt_f2f_f16_rint,
    [TESLA_CVT_F2F_F16_NRINT] = paths_cvt_f2f_f16_rint,
    [TESLA_CVT_F2F_F32_WIDEN] = paths_cvt_i2f_64_u_to,
    [TESLA_CVT_F2F_F32_WRINT] = paths_cvt_f2f_f16_rint,
    [TESLA_CVT_F2F_64_NARROW] = paths_cvt_i2f_64_u_both,
    [TESLA_CVT_F2F_64_SAME] = paths_atomic_g_add_num,
    [TESLA_CVT_F2F_64_RINT] = paths_cas_g,
    [TESLA_CVT_F2F_64_WIDEN] = paths_cvt_i2f_64_u_from,
    [TESLA_DFMA] = paths_cvt_i2f_64_u_from,
    [TESLA_DADD] = paths_cvt_i2f_64_u_both,
    [TESLA_DMUL] = paths_cas_g,
    [TESLA_DMINMAX_MIN] = paths_cvt_i2f_64_u_from,
    [TESLA_DMINMAX_MAX] = paths_cvt_i2f_64_u_from,
    [TESLA_DSET] = paths_cvt_i2f_64_u_to,
    [TESLA_FADD_LONG] = paths_cvt_i2f_f16,
    [TESLA_FMUL_LONG] = paths_fmul_long,
    [TESLA_FMAD_LONG] = paths_fmad_long,
    [TESLA_FSET] = paths_fmad_long,
    [TESLA_FMINMAX_MAX] = paths_cvt_i2f_f16,
    [TESLA_FMINMAX_MIN] = paths_cvt_i2f_f16,
    [TESLA_FSLCT] = paths_fmul_long,
    [TESLA_QUADOP] = paths_cvt_f2i_64_u_from,
    [TESLA_ADD_ADD_B16_LONG] = paths_cvt_f2f_f16_rint,
    [TESLA_ADD_ADD_B32_LONG] = paths_cvt_f2f_f16_rint,
    [TESLA_ADD_SUB_B16_LONG] = paths_cvt_f2f_f16_rint,
    [TESLA_ADD_SUB_B32_LONG] = paths_cvt_f2f_f16_rint,
    [TESLA_ADD_SUBR_B16_LONG] = paths_cvt_f2f_f16_rint,
    [TESLA_ADD_SUBR_B32_LONG] = paths_cvt_f2f_f16_rint,
    [TESLA_ADD_ADDC_B16_LONG] = paths_cvt_i2i_u_full,
    [TESLA_ADD_ADDC_B32_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL16_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL24_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_ADD_U16_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_ADD_S16_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_ADD_S16SAT_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_ADD_U24_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_ADD_S24_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_ADD_S24SAT_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_ADD_U24HIGH_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_ADD_S24HIGH_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_ADD_S24HIGHSAT_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUB_U16_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUB_S16_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUB_S16SAT_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUB_U24_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUB_S24_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUB_S24SAT_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUB_U24HIGH_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUB_S24HIGH_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUB_S24HIGHSAT_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUBR_U16_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUBR_S16_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUBR_S16SAT_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUBR_U24_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUBR_S24_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUBR_S24SAT_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUBR_U24HIGH_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUBR_S24HIGH_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_SUBR_S24HIGHSAT_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MUL_ADD_ADDC_U16_LONG] = paths_fmul_long,
    [TESLA_MUL_ADD_ADDC_S16_LONG] = paths_fmul_long,
    [TESLA_MUL_ADD_ADDC_S16SAT_LONG] = paths_fmul_long,
    [TESLA_MUL_ADD_ADDC_U24_LONG] = paths_fmul_long,
    [TESLA_MUL_ADD_ADDC_S24_LONG] = paths_fmul_long,
    [TESLA_MUL_ADD_ADDC_S24SAT_LONG] = paths_fmul_long,
    [TESLA_MUL_ADD_ADDC_U24HIGH_LONG] = paths_fmul_long,
    [TESLA_MUL_ADD_ADDC_S24HIGH_LONG] = paths_fmul_long,
    [TESLA_MUL_ADD_ADDC_S24HIGHSAT_LONG] = paths_fmul_long,
    [TESLA_MUL_ADD_AGAIN_ADD] = paths_fmul_long,
    [TESLA_MUL_ADD_AGAIN_SUB] = paths_fmul_long,
    [TESLA_MUL_ADD_AGAIN_SUBR] = paths_fmul_long,
    [TESLA_MUL_ADD_AGAIN_ADDC] = paths_cvt_i2f_f16,
    [TESLA_SAD_U16_LONG] = paths_cvt_i2i_u_full,
    [TESLA_SAD_S16_LONG] = paths_cvt_i2i_u_full,
    [TESLA_SAD_U32_LONG] = paths_cvt_i2i_u_full,
    [TESLA_SAD_S32_LONG] = paths_cvt_i2i_u_full,
    [TESLA_MINMAX_MAX_U16] = paths_cvt_i2f_64_u_to,
    [TESLA_MINMAX_MAX_S16] = paths_cvt_i2f_64_u_to,
    [TESLA_MINMAX_MAX_U32] = paths_cvt_i2f_64_u_to,
    [TESLA_MINMAX_MAX_S32] = paths_cvt_i2f_64_u_to,
    [TESLA_MINMAX_MIN_U16] = paths_cvt_i2f_64_u_to,
    [TESLA_MINMAX_MIN_S16] = paths_cvt_i2f_64_u_to,
    [TESLA_MINMAX_MIN_U32] = paths_cvt_i2f_64_u_to,
    [TESLA_MINMAX_MIN_S32] = paths_cvt_i2f_64_u_to,
    [TESLA_SET_U16] = paths_cvt_f2f_f16_rint,
    [TESLA_SET_S16] = paths_cvt_f2f_f16_rint,
    [TESLA_SET_U32] = paths_cvt_f2f_f16_rint,
    [TESLA_SET_S32] = paths_cvt_f2f_f16_rint,
    [TESLA_LOGOP_AND_B16] = paths_cvt_i2i_u_full,
    [TESLA_LOGOP_AND_B32] = paths_cvt_i2i_u_full,
    [TESLA_LOGOP_OR_B16] = paths_cvt_i2i_u_full,
    [TESLA_LOGOP_OR_B32] = paths_cvt_i2i_u_full,
    [TESLA_LOGOP_XOR_B16] = paths_cvt_i2i_u_full,
    [TESLA_LOGOP_XOR_B32] = paths_cvt_i2i_u_full,
    [TESLA_LOGOP_MOV2_B16] = paths_cvt_i2i_u_full,
    [TESLA_LOGOP_MOV2_B32] = paths_cvt_i2i_u_full,
    [TESLA_SHL_B16_REG] = paths_cvt_i2f_64_u_to,
    [TESLA_SHL_B32_REG] = paths_cvt_i2f_64_u_to,
    [TESLA_SHL_B16_CNT] = paths_cvt_i2f_64_u_from,
    [TESLA_SHL_B32_CNT] = paths_cvt_i2f_64_u_from,
    [TESLA_SHR_U16_REG] = paths_cvt_i2f_64_u_to,
    [TESLA_SHR_S16_REG] = paths_cvt_i2f_64_u_to,
    [TESLA_SHR_U32_REG] = paths_cvt_i2f_64_u_to,
    [TESLA_SHR_S32_REG] = paths_cvt_i2f_64_u_to,
    [TESLA_SHR_U16_CNT] = paths_cvt_i2f_64_u_from,
    [TESLA_SHR_S16_CNT] = paths_cvt_i2f_64_u_from,
    [TESLA_SHR_U32_CNT] = paths_cvt_i2f_64_u_from,
    [TESLA_SHR_S32_CNT] = paths_cvt_i2f_64_u_from,
    [TESLA_LD_A] = paths_atomic_g_add_num,
    [TESLA_ST_O] = paths_red_g_wide_add,
    [TESLA_LD_C_U8_FULL] = paths_atomic_g_add_num,
    [TESLA_LD_C_U16_FULL] = paths_atomic_g_add_num,
    [TESLA_LD_C_S16_FULL] = paths_atomic_g_add_num,
    [TESLA_LD_C_B32_FULL] = paths_atomic_g_add_num,
    [TESLA_LD_C_U8_HALF] = paths_atomic_g_add_num,
    [TESLA_LD_C_U16_HALF] = paths_atomic_g_add_num,
    [TESLA_LD_C_S16_HALF] = paths_atomic_g_add_num,
    [TESLA_LD_C_B32_HALF] = paths_atomic_g_add_num,
    [TESLA_LD_S_U8_FULL] = paths_red_g_wide_add,
    [TESLA_LD_S_U16_FULL] = paths_red_g_wide_add,
    [TESLA_LD_S_S16_FULL] = paths_red_g_wide_add,
    [TESLA_LD_S_U8_HALF] = paths_red_g_wide_add,
    [TESLA_LD_S_U16_HALF] = paths_red_g_wide_add,
    [TESLA_LD_S_S16_HALF] = paths_red_g_wide_add,
    [TESLA_LD_S_B32_FULL] = paths_red_g_wide_add,
    [TESLA_LD_S_B32_HALF] = paths_red_g_wide_add,
    [TESLA_LD_S_LOCK_FULL] = paths_red_g_add_num,
    [TESLA_LD_S_LOCK_HALF] = paths_red_g_add_num,
    [TESLA_ST_S_HALF_B8] = paths_red_g_wide_add,
    [TESLA_ST_S_FULL_B8] = paths_red_g_wide_add,
    [TESLA_ST_S_HALF_B16] = paths_red_g_wide_add,
    [TESLA_ST_S_FULL_B16] = paths_red_g_wide_add,
    [TESLA_ST_S_HALF_B32] = paths_red_g_wide_add,
    [TESLA_ST_S_FULL_B32] = paths_red_g_wide_add,
    [TESLA_ST_S_HALF_UNLOCK] = paths_red_g_wide_add,
    [TESLA_ST_S_FULL_UNLOCK] = paths_red_g_wide_add,
    [TESLA_LD_L_U8] = paths_red_g_wide_add,
    [TESLA_LD_L_S8] = paths_red_g_wide_add,
    [TESLA_LD_L_U16] = paths_red_g_wide_add,
    [TESLA_LD_L_S16] = paths_red_g_wide_add,
    [TESLA_LD_L_B64] = paths_red_g_wide_add,
    [TESLA_LD_L_B128] = paths_red_g_wide_add,
    [TESLA_LD_L_B32] = paths_red_g_wide_add,
    [TESLA_ST_L_U8] = paths_red_g_wide_add,
    [TESLA_ST_L_S8] = paths_red_g_wide_add,
    [TESLA_ST_L_U16] = paths_red_g_wide_add,
    [TESLA_ST_L_S16] = paths_red_g_wide_add,
    [TESLA_ST_L_B64] = paths_red_g_wide_add,
    [TESLA_ST_L_B128] = paths_red_g_wide_add,
    [TESLA_ST_L_B32] = paths_red_g_wide_add,
    [TESLA_LD_G_U8] = paths_red_g_wide_add,
    [TESLA_LD_G_S8] = paths_red_g_wide_add,
    [TESLA_LD_G_U16] = paths_red_g_wide_add,
    [TESLA_LD_G_S16] = paths_red_g_wide_add,
    [TESLA_LD_G_B64] = paths_red_g_wide_add,
    [TESLA_LD_G_B128] = paths_red_g_wide_add,
    [TESLA_LD_G_B32] = paths_red_g_wide_add,
    [TESLA_ST_G_U8] = paths_red_g_wide_add,
    [TESLA_ST_G_S8] = paths_red_g_wide_add,
    [TESLA_ST_G_U16] = paths_red_g_wide_add,
    [TESLA_ST_G_S16] = paths_red_g_wide_add,
    [TESLA_ST_G_B64] = paths_red_g_wide_add,
    [TESLA_ST_G_B128] = paths_red_g_wide_add,
    [TESLA_ST_G_B32] = paths_red_g_wide_add,
    [TESLA_MOV_B16_LONG] = paths_cvt_i2f_64_u_from,
    [TESLA_MOV_B32_LONG] = paths_cvt_i2f_64_u_from,
    [TESLA_MOV_R_C] = paths_mov_r_c,
    [TESLA_MOV_C_R] = paths_mov_r_c,
    [TESLA_MOV_R_A] = paths_mov_r_c,
    [TESLA_MOV_R_SR] = paths_mov_r_c,
    [TESLA_SHL_A] = paths_cas_g,
    [TESLA_ADD_A] = paths_red_g_wide_add,
    [TESLA_RCP_LONG] = paths_atomic_g_add_num,
    [TESLA_SFU_RSQRT] = paths_atomic_g_add_num,
    [TESLA_SFU_LG2] = paths_atomic_g_add_num,
    [TESLA_SINCOS_SIN] = paths_red_g_wide_add,
    [TESLA_SINCOS_COS] = paths_red_g_wide_add,
    [TESLA_EX2] = paths_red_g_add_num,
    [TESLA_PRE_PRESIN] = paths_cvt_i2f_64_u_from,
    [TESLA_PRE_PREEX2] = paths_cvt_i2f_64_u_from,
    [TESLA_INTERP_PLAIN_LONG] = paths_red_g_wide_add,
    [TESLA_INTERP_CENT_LONG] = paths_red_g_wide_add,
    [TESLA_INTERP_FLAT_LONG] = paths_red_g_wide_add,
    [TESLA_INTERP_PLAIN_MUL] = paths_atomic_g_add_num,
    [TESLA_INTERP_CENT_MUL] = paths_atomic_g_add_num,
    [TESLA_TEX_TEXAUTO_LONG] = paths_cvt_i2f_64_u_from,
    [TESLA_TEX_TEXBIAS_LONG] = paths_cvt_i2f_64_u_from,
    [TESLA_TEX_TEXLOD_LONG] = paths_cvt_i2f_64_u_from,
    [TESLA_TEXFETCH_LONG] = paths_cvt_i2f_64_u_from,
    [TESLA_TEX_CUBE_TEXAUTO] = paths_atomic_g_add_num,
    [TESLA_TEX_CUBE_TEXBIAS] = paths_atomic_g_add_num,
    [TESLA_TEX_CUBE_TEXLOD] = paths_atomic_g_add_num,
    [TESLA_TEX_CUBE_TEXGATHER] = paths_atomic_g_add_num,
    [TESLA_TEXGATHER_TEXGATHER] = paths_cvt_i2f_64_u_from,
    [TESLA_TEXGATHER_TEXCSAA] = paths_cvt_i2f_64_u_from,
    [TESLA_TEXSIZE] = paths_atomic_g_add_num,
    [TESLA_TEXPREP] = paths_atomic_g_add_num,
    [TESLA_TEXQUERYLOD_PLAIN] = paths_atomic_g_add_num,
    [TESLA_TEXQUERYLOD_CUBE] = paths_atomic_g_add_num,
};

static const struct rt_use_alias aliases[] = {
    {F_A, 0, NULL, NULL, NULL},
    {F_SR, 0, NULL, NULL, NULL},
};

const struct isadora_use_tables tesla_uses = {
    .paths = paths,
    .aliases = aliases, .alias_count = 2,
};
