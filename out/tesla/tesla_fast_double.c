/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD fma DRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d LNEG2 $r[LSRC3]d */
int ISADORA_LEVEL(tesla_fast_dfma)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t drnd = (int32_t)in->value[0];
    const int32_t lneg1 = (int32_t)in->value[3];
    const int32_t lneg2 = (int32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_20(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_c_2(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (drnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : a[l] ^ (uint64_t)lneg1 << 63;
                const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : b[l];
                const uint64_t z = rt_f64_is_nan(c[l]) ? c[l] | INT64_C(0x8000000000000)
                    : c[l] ^ (uint64_t)lneg2 << 63;
                const uint64_t t = rt_f64_is_nan(x) ? x : UINT64_C(18444492273895866368);
                const uint64_t t_2 = rt_f64_is_nan(z) ? z : t;
                const uint64_t r =
                    rt_float_mul_add(RT_F64, x, y, z, RT_EXACT, RT_NEAR, RT_KEEP,
                    rt_f64_is_nan(y) ? y : t_2);
                d_new[l] = r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : a[l] ^ (uint64_t)lneg1 << 63;
                const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : b[l];
                const uint64_t z = rt_f64_is_nan(c[l]) ? c[l] | INT64_C(0x8000000000000)
                    : c[l] ^ (uint64_t)lneg2 << 63;
                const uint64_t t_3 = rt_f64_is_nan(x) ? x : UINT64_C(18444492273895866368);
                const uint64_t t_4 = rt_f64_is_nan(z) ? z : t_3;
                const uint64_t r =
                    rt_float_mul_add(RT_F64, x, y, z, RT_EXACT, (uint32_t)drnd, RT_KEEP,
                    rt_f64_is_nan(y) ? y : t_4);
                d_new[l] = r;
            }
        }
    } else {
        if (drnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : a[l] ^ (uint64_t)lneg1 << 63;
                const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : b[l];
                const uint64_t z = rt_f64_is_nan(c[l]) ? c[l] | INT64_C(0x8000000000000)
                    : c[l] ^ (uint64_t)lneg2 << 63;
                const uint64_t t_5 = rt_f64_is_nan(x) ? x : UINT64_C(18444492273895866368);
                const uint64_t t_6 = rt_f64_is_nan(z) ? z : t_5;
                const uint64_t r =
                    rt_float_mul_add(RT_F64, x, y, z, RT_EXACT, RT_NEAR, RT_KEEP,
                    rt_f64_is_nan(y) ? y : t_6);
                const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : a[l] ^ (uint64_t)lneg1 << 63;
                const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : b[l];
                const uint64_t z = rt_f64_is_nan(c[l]) ? c[l] | INT64_C(0x8000000000000)
                    : c[l] ^ (uint64_t)lneg2 << 63;
                const uint64_t t_7 = rt_f64_is_nan(x) ? x : UINT64_C(18444492273895866368);
                const uint64_t t_8 = rt_f64_is_nan(z) ? z : t_7;
                const uint64_t r =
                    rt_float_mul_add(RT_F64, x, y, z, RT_EXACT, (uint32_t)drnd, RT_KEEP,
                    rt_f64_is_nan(y) ? y : t_8);
                const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_13(m, in, run, d_new);
    put_cd_7(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD fma DRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d LNEG2 $r[LSRC3]d */
int ISADORA_LEVEL(tesla_usual_dfma_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_dfma)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_c_2(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : a[l] ^ (uint64_t)0 << 63;
        const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : b[l];
        const uint64_t z = rt_f64_is_nan(c[l]) ? c[l] | INT64_C(0x8000000000000)
            : c[l] ^ (uint64_t)0 << 63;
        const uint64_t t = rt_f64_is_nan(x) ? x : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(z) ? z : t;
        const uint64_t r =
            rt_float_mul_add(RT_F64, x, y, z, RT_EXACT, RT_NEAR, RT_KEEP,
            rt_f64_is_nan(y) ? y : t_2);
        d_new[l] = r;
    }
    put_d_13(m, in, run, d_new);
    return 0;
}

/* MARK GUARD fma DRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d LNEG2 $r[LSRC3]d */
int ISADORA_LEVEL(tesla_usual_dfma_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_dfma)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_c_2(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : a[l] ^ (uint64_t)0 << 63;
        const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : b[l];
        const uint64_t z = rt_f64_is_nan(c[l]) ? c[l] | INT64_C(0x8000000000000)
            : c[l] ^ (uint64_t)0 << 63;
        const uint64_t t = rt_f64_is_nan(x) ? x : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(z) ? z : t;
        const uint64_t r =
            rt_float_mul_add(RT_F64, x, y, z, RT_EXACT, RT_NEAR, RT_KEEP,
            rt_f64_is_nan(y) ? y : t_2);
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        d_new[l] = r;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_13(m, in, run, d_new);
    put_cd_8(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add DARND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d LNEG2 $r[LSRC3]d */
int ISADORA_LEVEL(tesla_fast_dadd)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t darnd = (int32_t)in->value[0];
    const int32_t lneg1 = (int32_t)in->value[3];
    const int32_t lneg2 = (int32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_21(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_2(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (darnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : a[l] ^ (uint64_t)lneg1 << 63;
                const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
                    : b[l] ^ (uint64_t)lneg2 << 63;
                const uint64_t t = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
                const uint64_t t_2 = rt_f64_is_nan(x) ? x : t;
                const uint64_t r = rt_f64_add(x, y, RT_NEAR, RT_KEEP, rt_f64_is_nan(y) ? y : t_2);
                d_new[l] = r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : a[l] ^ (uint64_t)lneg1 << 63;
                const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
                    : b[l] ^ (uint64_t)lneg2 << 63;
                const uint64_t t_3 = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
                const uint64_t t_4 = rt_f64_is_nan(x) ? x : t_3;
                const uint64_t r =
                    rt_f64_add(x, y, (uint32_t)darnd, RT_KEEP, rt_f64_is_nan(y) ? y : t_4);
                d_new[l] = r;
            }
        }
    } else {
        if (darnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : a[l] ^ (uint64_t)lneg1 << 63;
                const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
                    : b[l] ^ (uint64_t)lneg2 << 63;
                const uint64_t t_5 = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
                const uint64_t t_6 = rt_f64_is_nan(x) ? x : t_5;
                const uint64_t r = rt_f64_add(x, y, RT_NEAR, RT_KEEP, rt_f64_is_nan(y) ? y : t_6);
                const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : a[l] ^ (uint64_t)lneg1 << 63;
                const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
                    : b[l] ^ (uint64_t)lneg2 << 63;
                const uint64_t t_7 = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
                const uint64_t t_8 = rt_f64_is_nan(x) ? x : t_7;
                const uint64_t r =
                    rt_f64_add(x, y, (uint32_t)darnd, RT_KEEP, rt_f64_is_nan(y) ? y : t_8);
                const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_7(m, in);
    if (status)
        return status;
    put_d_13(m, in, run, d_new);
    put_cd_7(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add DARND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d LNEG2 $r[LSRC3]d */
int ISADORA_LEVEL(tesla_usual_dadd_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_dadd)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_2(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : a[l] ^ (uint64_t)0 << 63;
        const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : b[l] ^ (uint64_t)0 << 63;
        const uint64_t t = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(x) ? x : t;
        const uint64_t r = rt_f64_add(x, y, RT_NEAR, RT_KEEP, rt_f64_is_nan(y) ? y : t_2);
        d_new[l] = r;
    }
    put_d_13(m, in, run, d_new);
    return 0;
}

/* MARK GUARD add DARND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d LNEG2 $r[LSRC3]d */
int ISADORA_LEVEL(tesla_usual_dadd_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_dadd)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_2(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : a[l] ^ (uint64_t)0 << 63;
        const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : b[l] ^ (uint64_t)0 << 63;
        const uint64_t t = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(x) ? x : t;
        const uint64_t r = rt_f64_add(x, y, RT_NEAR, RT_KEEP, rt_f64_is_nan(y) ? y : t_2);
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        d_new[l] = r;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_13(m, in, run, d_new);
    put_cd_8(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD mul CRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d */
int ISADORA_LEVEL(tesla_fast_dmul)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t crnd = (int32_t)in->value[0];
    const int32_t lneg1 = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_22(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (crnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : a[l] ^ (uint64_t)lneg1 << 63;
                const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : b[l];
                const uint64_t t = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
                const uint64_t t_2 = rt_f64_is_nan(x) ? x : t;
                const uint64_t r = rt_f64_mul(x, y, RT_NEAR, RT_KEEP, rt_f64_is_nan(y) ? y : t_2);
                d_new[l] = r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : a[l] ^ (uint64_t)lneg1 << 63;
                const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : b[l];
                const uint64_t t_3 = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
                const uint64_t t_4 = rt_f64_is_nan(x) ? x : t_3;
                const uint64_t r =
                    rt_f64_mul(x, y, (uint32_t)crnd, RT_KEEP, rt_f64_is_nan(y) ? y : t_4);
                d_new[l] = r;
            }
        }
    } else {
        if (crnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : a[l] ^ (uint64_t)lneg1 << 63;
                const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : b[l];
                const uint64_t t_5 = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
                const uint64_t t_6 = rt_f64_is_nan(x) ? x : t_5;
                const uint64_t r = rt_f64_mul(x, y, RT_NEAR, RT_KEEP, rt_f64_is_nan(y) ? y : t_6);
                const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : a[l] ^ (uint64_t)lneg1 << 63;
                const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : b[l];
                const uint64_t t_7 = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
                const uint64_t t_8 = rt_f64_is_nan(x) ? x : t_7;
                const uint64_t r =
                    rt_f64_mul(x, y, (uint32_t)crnd, RT_KEEP, rt_f64_is_nan(y) ? y : t_8);
                const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_9(m, in);
    if (status)
        return status;
    put_d_13(m, in, run, d_new);
    put_cd_7(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD mul CRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d */
int ISADORA_LEVEL(tesla_usual_dmul_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_dmul)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : a[l] ^ (uint64_t)0 << 63;
        const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : b[l];
        const uint64_t t = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(x) ? x : t;
        const uint64_t r = rt_f64_mul(x, y, RT_NEAR, RT_KEEP, rt_f64_is_nan(y) ? y : t_2);
        d_new[l] = r;
    }
    put_d_13(m, in, run, d_new);
    return 0;
}

/* MARK GUARD mul CRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d */
int ISADORA_LEVEL(tesla_usual_dmul_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_dmul)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : a[l] ^ (uint64_t)0 << 63;
        const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : b[l];
        const uint64_t t = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(x) ? x : t;
        const uint64_t r = rt_f64_mul(x, y, RT_NEAR, RT_KEEP, rt_f64_is_nan(y) ? y : t_2);
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        d_new[l] = r;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_13(m, in, run, d_new);
    put_cd_8(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD min f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int ISADORA_LEVEL(tesla_fast_dminmax_min)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const int32_t labs2 = (int32_t)in->value[6];
    const int32_t lneg2 = (int32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_23(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_3(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)lneg1 << 63;
            const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
                : (labs2 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)lneg2 << 63;
            const uint64_t r = rt_float_min(RT_F64, x, y, RT_KEEP, y);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)lneg1 << 63;
            const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
                : (labs2 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)lneg2 << 63;
            const uint64_t r = rt_float_min(RT_F64, x, y, RT_KEEP, y);
            const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_14(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD min f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int ISADORA_LEVEL(tesla_usual_dminmax_min_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_dminmax_min)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_3(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : (0 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)0 << 63;
        const uint64_t r = rt_float_min(RT_F64, x, y, RT_KEEP, y);
        d_new[l] = r;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* MARK GUARD min f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int ISADORA_LEVEL(tesla_usual_dminmax_min_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_dminmax_min)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_3(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : (0 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)0 << 63;
        const uint64_t r = rt_float_min(RT_F64, x, y, RT_KEEP, y);
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        d_new[l] = r;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_14(m, in, run, d_new);
    put_cdst(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD max f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int ISADORA_LEVEL(tesla_fast_dminmax_max)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const int32_t labs2 = (int32_t)in->value[6];
    const int32_t lneg2 = (int32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_23(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_3(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)lneg1 << 63;
            const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
                : (labs2 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)lneg2 << 63;
            const uint64_t r = rt_float_max(RT_F64, x, y, RT_KEEP, y);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)lneg1 << 63;
            const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
                : (labs2 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)lneg2 << 63;
            const uint64_t r = rt_float_max(RT_F64, x, y, RT_KEEP, y);
            const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_14(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD max f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int ISADORA_LEVEL(tesla_usual_dminmax_max_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_dminmax_max)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_3(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : (0 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)0 << 63;
        const uint64_t r = rt_float_max(RT_F64, x, y, RT_KEEP, y);
        d_new[l] = r;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* MARK GUARD max f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int ISADORA_LEVEL(tesla_usual_dminmax_max_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_dminmax_max)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_3(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63;
        const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : (0 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)0 << 63;
        const uint64_t r = rt_float_max(RT_F64, x, y, RT_KEEP, y);
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        d_new[l] = r;
        cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
    }
    put_d_14(m, in, run, d_new);
    put_cdst(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f64 LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int ISADORA_LEVEL(tesla_fast_dset)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[5];
    const int32_t lneg1 = (int32_t)in->value[4];
    const int32_t labs2 = (int32_t)in->value[8];
    const int32_t lneg2 = (int32_t)in->value[7];
    const int32_t fcompare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_24(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_4(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t k =
                rt_float_compare(RT_F64,
                rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)lneg1 << 63,
                rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
                : (labs2 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)lneg2 << 63,
                RT_KEEP);
            const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t k =
                rt_float_compare(RT_F64,
                rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)lneg1 << 63,
                rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
                : (labs2 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)lneg2 << 63,
                RT_KEEP);
            const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_9(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f64 LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int ISADORA_LEVEL(tesla_usual_dset_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t fcompare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_dset)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_4(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_float_compare(RT_F64,
            rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63,
            rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : (0 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)0 << 63, RT_KEEP);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f64 LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int ISADORA_LEVEL(tesla_usual_dset_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t cdst = (int32_t)in->value[0];
    const int32_t fcompare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_dset)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_4(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_float_compare(RT_F64,
            rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63,
            rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : (0 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)0 << 63, RT_KEEP);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_place[l] = (uint32_t)d;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f64 LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
int ISADORA_LEVEL(tesla_usual_dset_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    const int32_t fcompare = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_dset)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_4(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_float_compare(RT_F64,
            rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (0 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)0 << 63,
            rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : (0 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)0 << 63, RT_KEEP);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

