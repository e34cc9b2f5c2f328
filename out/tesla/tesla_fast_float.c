/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* add SSAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int ISADORA_LEVEL(tesla_fast_fadd_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[2];
    const int32_t sneg2 = (int32_t)in->value[7];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_5(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)sneg1 << 31, b[l] ^ (uint32_t)sneg2 << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = ssat ? t_3 : t;
        d_new[l] = r;
    }
    put_d_13(m, in, run, d_new);
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int ISADORA_LEVEL(tesla_fast_fadd_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[2];
    const uint32_t imm = (uint32_t)in->value[8];
    const int32_t sneg2 = (int32_t)in->value[7];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_15(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_add(a[l] ^ (uint32_t)sneg1 << 31, imm ^ (uint32_t)sneg2 << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = ssat ? t_3 : t;
        d_new[l] = r;
    }
    put_d_13(m, in, run, d_new);
    return 0;
}

/* MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_fast_fadd_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t arnd = (int32_t)in->value[1];
    const int32_t lneg1 = (int32_t)in->value[5];
    const int32_t lneg2 = (int32_t)in->value[10];
    const int32_t osat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_24(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_3(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_6(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        if (arnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_add(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_2 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
                const uint32_t r = osat ? t_3 : t;
                d_new[l] = r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_add(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31,
                    (uint32_t)arnd, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_4 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
                const uint32_t r = osat ? t_5 : t;
                d_new[l] = r;
            }
        }
    } else {
        if (arnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_add(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_6 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_7 = rt_f32_is_nan(t) ? t : t_6;
                const uint32_t r = osat ? t_7 : t;
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_add(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31,
                    (uint32_t)arnd, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_8 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_9 = rt_f32_is_nan(t) ? t : t_8;
                const uint32_t r = osat ? t_9 : t;
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_4(m, in);
    if (status)
        return status;
    put_d(m, in, run, d_new);
    put_cd(m, in, run, cd_new);
    return 0;
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2 */
int ISADORA_LEVEL(tesla_fast_fmul_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[1];
    const int32_t sneg2 = (int32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    const int32_t sat = operand_sat(in);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_16(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_7(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)sneg1 << 31, b[l] ^ (uint32_t)sneg2 << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = sat ? t_3 : t;
        d_new[l] = r;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* mul FMUL_SAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM */
int ISADORA_LEVEL(tesla_fast_fmul_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t sneg2 = (int32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    const int32_t sat = operand_sat(in);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_17(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t t =
            rt_f32_mul(a[l] ^ (uint32_t)sneg1 << 31, imm ^ (uint32_t)sneg2 << 31, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t_2 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
        const uint32_t r = sat ? t_3 : t;
        d_new[l] = r;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_fmul_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mrnd = (int32_t)in->value[0];
    const int32_t lneg1 = (int32_t)in->value[4];
    const int32_t lneg2 = (int32_t)in->value[9];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_25(m, in, run);
    run &= hold;
    const int32_t sat = operand_sat(in);
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_18(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_8(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[2] == 1)
        return rt_slowly(m, in);
    if ((in->line[3] == 1 && (in->line[4] == 3)) || (in->line[3] == 2 && (in->line[5] == 3))
        || (in->line[3] == 3 && (in->line[6] == 3)) || (in->line[3] == 4 && (in->line[7] == 3)))
        return rt_slowly(m, in);
    if ((in->line[9] == 2 && (in->line[10] == 3)) || (in->line[9] == 3 && (in->line[11] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[1] == 0) {
        if (mrnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_mul(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_2 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_3 = rt_f32_is_nan(t) ? t : t_2;
                const uint32_t r = sat ? t_3 : t;
                d_new[l] = r;
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_mul(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31,
                    (uint32_t)mrnd, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_4 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
                const uint32_t r = sat ? t_5 : t;
                d_new[l] = r;
            }
        }
    } else {
        if (mrnd == 0) {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_mul(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31, RT_NEAR,
                    RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_6 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_7 = rt_f32_is_nan(t) ? t : t_6;
                const uint32_t r = sat ? t_7 : t;
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        } else {
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                const uint32_t t =
                    rt_f32_mul(a[l] ^ (uint32_t)lneg1 << 31, b[l] ^ (uint32_t)lneg2 << 31,
                    (uint32_t)mrnd, RT_FLUSH_ALL, 0x7fffffff);
                const uint32_t t_8 =
                    rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP,
                    0x7fc00000);
                const uint32_t t_9 = rt_f32_is_nan(t) ? t : t_8;
                const uint32_t r = sat ? t_9 : t;
                const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
                d_new[l] = r;
                cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
            }
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_15(m, in, run, d_new);
    put_cd_6(m, in, run, cd_new);
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 (mul S_SRC S_SRC2) SNEG2 $r[SDST] */
int ISADORA_LEVEL(tesla_fast_fmad_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[2];
    const int32_t sneg2 = (int32_t)in->value[10];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_14(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_9(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_3(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)sneg1 << 31;
        const uint32_t y = b[l];
        const uint32_t z = c[l] ^ (uint32_t)sneg2 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = ssat ? t_5 : t;
        d_new[l] = r;
    }
    put_d_13(m, in, run, d_new);
    return 0;
}

/* add SSAT f32 $r[SDST] SNEG1 (mul I_SRC IMM) SNEG2 $r[SDST] */
int ISADORA_LEVEL(tesla_fast_fmad_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sneg1 = (int32_t)in->value[2];
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t sneg2 = (int32_t)in->value[8];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_15(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_3(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] ^ (uint32_t)sneg1 << 31;
        const uint32_t y = imm;
        const uint32_t z = c[l] ^ (uint32_t)sneg2 << 31;
        const uint32_t t_2 =
            rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
            0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
        const uint32_t t_3 =
            rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
            RT_FLUSH_ALL, 0x7fffffff);
        const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
        const uint32_t t_4 =
            rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
        const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
        const uint32_t r = ssat ? t_5 : t;
        d_new[l] = r;
    }
    put_d_13(m, in, run, d_new);
    return 0;
}

/* MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3 */
int ISADORA_LEVEL(tesla_fast_fmad_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lneg1 = (int32_t)in->value[4];
    const int32_t lneg2 = (int32_t)in->value[12];
    const int32_t osat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_26(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_8(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_10(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_4(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    if ((in->line[11] == 2 && (in->line[12] == 3)) || (in->line[11] == 3 && (in->line[13] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] ^ (uint32_t)lneg1 << 31;
            const uint32_t y = b[l];
            const uint32_t z = c[l] ^ (uint32_t)lneg2 << 31;
            const uint32_t t_2 =
                rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
                0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
            const uint32_t t_3 =
                rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
                RT_FLUSH_ALL, 0x7fffffff);
            const uint32_t t = (z >> 23 & 0xff) != 0 ? t_2 : t_3;
            const uint32_t t_4 =
                rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
            const uint32_t t_5 = rt_f32_is_nan(t) ? t : t_4;
            const uint32_t r = osat ? t_5 : t;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] ^ (uint32_t)lneg1 << 31;
            const uint32_t y = b[l];
            const uint32_t z = c[l] ^ (uint32_t)lneg2 << 31;
            const uint32_t t_6 =
                rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
                0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
            const uint32_t t_7 =
                rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR,
                RT_FLUSH_ALL, 0x7fffffff);
            const uint32_t t = (z >> 23 & 0xff) != 0 ? t_6 : t_7;
            const uint32_t t_8 =
                rt_f32_min(rt_f32_max(t, 0, RT_KEEP, 0x7fc00000), 0x3f800000, RT_KEEP, 0x7fc00000);
            const uint32_t t_9 = rt_f32_is_nan(t) ? t : t_8;
            const uint32_t r = osat ? t_9 : t;
            const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_12(m, in);
    if (status)
        return status;
    put_d_16(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_fset)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[5];
    const int32_t lneg1 = (int32_t)in->value[4];
    const int32_t labs2 = (int32_t)in->value[11];
    const int32_t lneg2 = (int32_t)in->value[10];
    const int32_t fcompare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_27(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_4(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_11(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t k =
                rt_f32_compare((labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                ^ (uint32_t)lneg1 << 31,
                (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31, RT_FLUSH_INPUTS);
            const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t k =
                rt_f32_compare((labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                ^ (uint32_t)lneg1 << 31,
                (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31, RT_FLUSH_INPUTS);
            const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_12(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_fminmax_max)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[4];
    const int32_t lneg1 = (int32_t)in->value[3];
    const int32_t labs2 = (int32_t)in->value[10];
    const int32_t lneg2 = (int32_t)in->value[9];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_24(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_19(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_12(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                ^ (uint32_t)lneg1 << 31;
            const uint32_t y = (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31;
            const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                ^ (uint32_t)lneg1 << 31;
            const uint32_t y = (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31;
            const uint32_t r = rt_f32_max(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
            const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_4(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_fminmax_min)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[4];
    const int32_t lneg1 = (int32_t)in->value[3];
    const int32_t labs2 = (int32_t)in->value[10];
    const int32_t lneg2 = (int32_t)in->value[9];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_24(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_19(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_12(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                ^ (uint32_t)lneg1 << 31;
            const uint32_t y = (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31;
            const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (labs1 ? (uint32_t)a[l] & 0x7fffffff : (uint32_t)a[l])
                ^ (uint32_t)lneg1 << 31;
            const uint32_t y = (labs2 ? b[l] & 0x7fffffff : b[l]) ^ (uint32_t)lneg2 << 31;
            const uint32_t r = rt_f32_min(x, y, RT_FLUSH_INPUTS, 0x7fffffff);
            const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_4(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3 */
int ISADORA_LEVEL(tesla_fast_fslct)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t oneg = (int32_t)in->value[10];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_28(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_5(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    if ((in->line[11] == 2 && (in->line[12] == 3)) || (in->line[11] == 3 && (in->line[13] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)oneg << 31, 0, RT_FLUSH_INPUTS);
            const uint32_t r = k == 2 || k == 4 ? (uint32_t)a[l] : b[l];
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t k = rt_f32_compare(c[l] ^ (uint32_t)oneg << 31, 0, RT_FLUSH_INPUTS);
            const uint32_t r = k == 2 || k == 4 ? (uint32_t)a[l] : b[l];
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((r & 0x7fffffff) == 0) | (r > 2147483648u) << 1);
        }
    }
    const int status = for_warp_11(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD quadop f32 Q0 Q1 Q2 Q3 MCDST LL_DST QUAD_LANE $r[LSRC] $r[LSRC3] */
int ISADORA_LEVEL(tesla_fast_quadop)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[7];
    const int32_t q3 = (int32_t)in->value[3];
    const int32_t q2 = (int32_t)in->value[2];
    const int32_t q1 = (int32_t)in->value[1];
    const int32_t q0 = (int32_t)in->value[0];
    const int32_t lsrc3 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    const uint32_t hold = mask_guard_29(m, in, run);
    run &= hold;
    const int32_t quad_lane = operand_quad_lane(in);
    const uint32_t hold_2 = (!(quad_lane >= 4)) ? UINT32_MAX : 0;
    run &= hold_2;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = s->r[lsrc][l];
        lane_of_of[l] = value_2;
    }
    here = run;
    }
    uint32_t run = active;
    const uint32_t hold_3 = mask_guard_29(m, in, run);
    run &= hold_3;
    const int32_t quad_lane_2 = operand_quad_lane_2(in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (quad_lane_2 >= 4) {
                t = 0;
            } else {
                const int32_t t_3 = (l & 0x1c) + (quad_lane_2 & 3);
                const uint32_t lane_of = (here >> t_3 & 1 ? lane_of_of[t_3] : 0);
                t = lane_of;
            }
            const uint32_t x = t;
            const int32_t t_4 = l & 3;
            const int32_t op = t_4 == 0 ? q0 : t_4 == 1 ? q1 : t_4 == 2 ? q2 : q3;
            const uint32_t p = op == 0 ? x : op == 1 ? x ^ 0x80000000u : op == 2 ? x : 0;
            const uint32_t q = op == 2 ? s->r[lsrc3][l] ^ 0x80000000u : s->r[lsrc3][l];
            const uint32_t r = rt_f32_add(p, q, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t t = 0;
            if (quad_lane_2 >= 4) {
                t = 0;
            } else {
                const int32_t t_5 = (l & 0x1c) + (quad_lane_2 & 3);
                const uint32_t lane_of = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
                t = lane_of;
            }
            const uint32_t x = t;
            const int32_t t_6 = l & 3;
            const int32_t op = t_6 == 0 ? q0 : t_6 == 1 ? q1 : t_6 == 2 ? q2 : q3;
            const uint32_t p = op == 0 ? x : op == 1 ? x ^ 0x80000000u : op == 2 ? x : 0;
            const uint32_t q = op == 2 ? s->r[lsrc3][l] ^ 0x80000000u : s->r[lsrc3][l];
            const uint32_t r = rt_f32_add(p, q, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
            const int32_t k = rt_f32_compare(r, 0, RT_KEEP);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        }
    }
    const int status = for_warp_8(m, in);
    if (status)
        return status;
    put_d_4(m, in, run, d_new);
    put_cd_2(m, in, run, cd_new);
    return 0;
}

