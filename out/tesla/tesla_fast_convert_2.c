/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_fast_cvt_f2f_64_same)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_6(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            d_new[l] = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t k =
                rt_float_compare(RT_F64,
                rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63, 0,
                RT_KEEP);
            d_new[l] = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_9(m, in, run, d_new);
    put_cd(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 IRND f64 MCDST $r[LDST]d f64 $r[LSRC]d */
int ISADORA_LEVEL(tesla_fast_cvt_f2f_64_rint)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t irnd = (int32_t)in->value[2];
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_16(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                d_new[l] = rt_float_rint(RT_F64, v, RT_NEAR, RT_KEEP, v);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                d_new[l] = rt_float_rint(RT_F64, v, (uint32_t)irnd, RT_KEEP, v);
            }
        }
    } else {
        if (irnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const uint64_t v_2 = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const int32_t k =
                    rt_float_compare(RT_F64, rt_float_rint(RT_F64, v_2, RT_NEAR, RT_KEEP, v_2), 0,
                    RT_KEEP);
                d_new[l] = rt_float_rint(RT_F64, v, RT_NEAR, RT_KEEP, v);
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint64_t v = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const uint64_t v_2 = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
                    : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)oneg << 63;
                const int32_t k =
                    rt_float_compare(RT_F64,
                    rt_float_rint(RT_F64, v_2, (uint32_t)irnd, RT_KEEP, v_2), 0, RT_KEEP);
                d_new[l] = rt_float_rint(RT_F64, v, (uint32_t)irnd, RT_KEEP, v);
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_9(m, in);
    if (status)
        return status;
    put_d_8(m, in, run, d_new);
    put_cd_3(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f32 L_SRC */
int ISADORA_LEVEL(tesla_fast_cvt_f2f_64_widen)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[1];
    const int32_t oneg = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_18(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_13(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t v = a[l];
            const uint64_t v_2 =
                rt_float_convert(RT_F64, RT_F32, v, RT_NEAR, RT_KEEP,
                INT64_C(0x7ff8000000000000) | (uint64_t)(v & 0x7fffff) << 29
                | (uint64_t)(v >> 31) << 63);
            d_new[l] = rt_f64_is_nan(v_2) ? v_2 | INT64_C(0x8000000000000)
                : (labs1 ? v_2 & INT64_C(0x7fffffffffffffff) : v_2) ^ (uint64_t)oneg << 63;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t v = a[l];
            const uint64_t v_2 =
                rt_float_convert(RT_F64, RT_F32, v, RT_NEAR, RT_KEEP,
                INT64_C(0x7ff8000000000000) | (uint64_t)(v & 0x7fffff) << 29
                | (uint64_t)(v >> 31) << 63);
            const uint32_t v_3 = a[l];
            const uint64_t v_4 =
                rt_float_convert(RT_F64, RT_F32, v_3, RT_NEAR, RT_KEEP,
                INT64_C(0x7ff8000000000000) | (uint64_t)(v_3 & 0x7fffff) << 29
                | (uint64_t)(v_3 >> 31) << 63);
            const int32_t k =
                rt_float_compare(RT_F64,
                rt_f64_is_nan(v_4) ? v_4 | INT64_C(0x8000000000000)
                : (labs1 ? v_4 & INT64_C(0x7fffffffffffffff) : v_4) ^ (uint64_t)oneg << 63, 0,
                RT_KEEP);
            d_new[l] = rt_f64_is_nan(v_2) ? v_2 | INT64_C(0x8000000000000)
                : (labs1 ? v_2 & INT64_C(0x7fffffffffffffff) : v_2) ^ (uint64_t)oneg << 63;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_9(m, in, run, d_new);
    put_cd(m, in, run, cd_new);
    return 0;
}

