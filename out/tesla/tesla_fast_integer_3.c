/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_minmax_min_s32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_36(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const int32_t x = (int32_t)(uint32_t)a[l];
            const int32_t y = (int32_t)b[l];
            const uint32_t r = (uint32_t)rt_min_i32(x, y);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int32_t)(uint32_t)a[l];
            const int32_t y = (int32_t)b[l];
            const uint32_t r = (uint32_t)rt_min_i32(x, y);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_set_u16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_30(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_25(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_26(m, in, run, b_row);
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
            const uint32_t x = a[l] & 0xffff;
            const int32_t y = b[l];
            const int32_t holds = (compare & 1 && x < (uint32_t)y)
                || (compare >> 1 & 1 && x == (uint32_t)y) || (compare >> 2 != 0 && x > (uint32_t)y);
            const int32_t r = holds ? 65535 : 0;
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] & 0xffff;
            const int32_t y = b[l];
            const int32_t holds = (compare & 1 && x < (uint32_t)y)
                || (compare >> 1 & 1 && x == (uint32_t)y) || (compare >> 2 != 0 && x > (uint32_t)y);
            const int32_t r = holds ? 65535 : 0;
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s16 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_set_s16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_30(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_26(m, in, run, b_row);
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
            const int32_t x = (int16_t)a[l];
            const int32_t y = (int16_t)b[l];
            const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
                || (compare >> 2 != 0 && x > y);
            const int32_t r = holds ? 65535 : 0;
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int16_t)a[l];
            const int32_t y = (int16_t)b[l];
            const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
                || (compare >> 2 != 0 && x > y);
            const int32_t r = holds ? 65535 : 0;
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_set_u32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_30(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_13(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_23(m, in, run, b_row);
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
            const uint32_t x = a[l];
            const uint32_t y = b[l];
            const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
                || (compare >> 2 != 0 && x > y);
            const uint32_t r = holds ? 4294967295u : 0;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l];
            const uint32_t y = b[l];
            const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
                || (compare >> 2 != 0 && x > y);
            const uint32_t r = holds ? 4294967295u : 0;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_set_s32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t compare = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_30(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_42(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_23(m, in, run, b_row);
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
            const int32_t x = (int32_t)(uint32_t)a[l];
            const int32_t y = (int32_t)b[l];
            const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
                || (compare >> 2 != 0 && x > y);
            const uint32_t r = holds ? 4294967295u : 0;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int32_t)(uint32_t)a[l];
            const int32_t y = (int32_t)b[l];
            const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
                || (compare >> 2 != 0 && x > y);
            const uint32_t r = holds ? 4294967295u : 0;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* and b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_fast_logop_imm_and)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t snot = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_43(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = snot ? ~(uint32_t)a[l] : (uint32_t)a[l];
        const uint32_t y = imm;
        d_new[l] = x & y;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* or b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_fast_logop_imm_or)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t snot = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_43(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = snot ? ~(uint32_t)a[l] : (uint32_t)a[l];
        const uint32_t y = imm;
        d_new[l] = x | y;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* xor b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_fast_logop_imm_xor)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t snot = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_43(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = snot ? ~(uint32_t)a[l] : (uint32_t)a[l];
        const uint32_t y = imm;
        d_new[l] = x ^ y;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_and_b16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_32(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_19(m, in, run, b_row);
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
            const uint32_t x = (lnot1 ? ~(uint32_t)a[l] : (uint32_t)a[l]) & 0xffff;
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const uint32_t r = x & (uint32_t)y;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (lnot1 ? ~(uint32_t)a[l] : (uint32_t)a[l]) & 0xffff;
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const uint32_t r = x & (uint32_t)y;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 15 << 1;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_and_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_32(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_42(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
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
            const uint32_t x = lnot1 ? ~(uint32_t)a[l] : (uint32_t)a[l];
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = x & y;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = lnot1 ? ~(uint32_t)a[l] : (uint32_t)a[l];
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = x & y;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD or b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_or_b16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_32(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_19(m, in, run, b_row);
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
            const uint32_t x = (lnot1 ? ~(uint32_t)a[l] : (uint32_t)a[l]) & 0xffff;
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const uint32_t r = x | (uint32_t)y;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (lnot1 ? ~(uint32_t)a[l] : (uint32_t)a[l]) & 0xffff;
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const uint32_t r = x | (uint32_t)y;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 15 << 1;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_or_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_32(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_42(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
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
            const uint32_t x = lnot1 ? ~(uint32_t)a[l] : (uint32_t)a[l];
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = x | y;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = lnot1 ? ~(uint32_t)a[l] : (uint32_t)a[l];
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = x | y;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD xor b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_xor_b16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_32(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_19(m, in, run, b_row);
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
            const uint32_t x = (lnot1 ? ~(uint32_t)a[l] : (uint32_t)a[l]) & 0xffff;
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const uint32_t r = x ^ (uint32_t)y;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (lnot1 ? ~(uint32_t)a[l] : (uint32_t)a[l]) & 0xffff;
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const uint32_t r = x ^ (uint32_t)y;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 15 << 1;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_xor_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot1 = (int32_t)in->value[3];
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_32(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_42(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
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
            const uint32_t x = lnot1 ? ~(uint32_t)a[l] : (uint32_t)a[l];
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = x ^ y;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = lnot1 ? ~(uint32_t)a[l] : (uint32_t)a[l];
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = x ^ y;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD mov2 b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_mov2_b16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_32(m, in, run);
    run &= hold;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_19(m, in, run, b_row);
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
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const int32_t r = y;
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
            const int32_t r = y;
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1);
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD mov2 b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
int ISADORA_LEVEL(tesla_fast_logop_mov2_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lnot2 = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_32(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
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
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = y;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t y = lnot2 ? ~b[l] : b[l];
            const uint32_t r = y;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD shl b16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_shl_b16_reg)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_36(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_37(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
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
            const uint32_t x = a[l] & 0xffff;
            const int32_t n = rt_min_i32(b[l], 16);
            const uint32_t t = x << n;
            const uint32_t r = t & 0xffff;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] & 0xffff;
            const int32_t n = rt_min_i32(b[l], 16);
            const uint32_t t = x << n;
            const uint32_t r = t & 0xffff;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 15 << 1
                | (uint32_t)(n < 16 ? (int32_t)(t >> 16 & 1) : 0) << 2
                | (uint32_t)(n == 1 && r >> 15 != x >> 15) << 3;
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD shl b32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_shl_b32_reg)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_36(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t x = a[l];
            const uint32_t n = rt_min_u32(b[l], 32);
            const uint64_t t = (uint64_t)x << n;
            const uint32_t r = (uint32_t)t;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l];
            const uint32_t n = rt_min_u32(b[l], 32);
            const uint64_t t = (uint64_t)x << n;
            const uint32_t r = (uint32_t)t;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1
                | (uint32_t)(n < 32 ? (int32_t)((uint32_t)(t >> 32) & 1) : 0) << 2
                | (uint32_t)(n == 1 && r >> 31 != x >> 31) << 3;
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD shl b16 MCDST LL_DST L_SRC SHCNT */
int ISADORA_LEVEL(tesla_fast_shl_b16_cnt)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t shcnt = (int32_t)in->value[7];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_18(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_37(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] & 0xffff;
            const int32_t n = rt_min_i32(shcnt, 16);
            const uint32_t t = x << n;
            const uint32_t r = t & 0xffff;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] & 0xffff;
            const int32_t n = rt_min_i32(shcnt, 16);
            const uint32_t t = x << n;
            const uint32_t r = t & 0xffff;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 15 << 1
                | (uint32_t)(n < 16 ? (int32_t)(t >> 16 & 1) : 0) << 2
                | (uint32_t)(n == 1 && r >> 15 != x >> 15) << 3;
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD shl b32 MCDST LL_DST L_SRC SHCNT */
int ISADORA_LEVEL(tesla_fast_shl_b32_cnt)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t shcnt = (int32_t)in->value[7];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_18(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l];
            const int32_t n = rt_min_i32(shcnt, 32);
            const uint64_t t = (uint64_t)x << n;
            const uint32_t r = (uint32_t)t;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l];
            const int32_t n = rt_min_i32(shcnt, 32);
            const uint64_t t = (uint64_t)x << n;
            const uint32_t r = (uint32_t)t;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1
                | (uint32_t)(n < 32 ? (int32_t)((uint32_t)(t >> 32) & 1) : 0) << 2
                | (uint32_t)(n == 1 && r >> 31 != x >> 31) << 3;
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD shr u16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_shr_u16_reg)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_36(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_37(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
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
            const uint32_t x = a[l] & 0xffff;
            const int32_t n = rt_min_i32(b[l], 16);
            const uint32_t r = x >> n;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] & 0xffff;
            const int32_t n = rt_min_i32(b[l], 16);
            const uint32_t r = x >> n;
            const int32_t out = n < 16 ? (int32_t)(x << 1 >> n & 1) : 0;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 15 << 1 | (uint32_t)out << 2
                | (uint32_t)(n == 1 && r >> 15 != x >> 15) << 3;
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD shr s16 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_shr_s16_reg)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_36(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
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
            const int32_t x = (int16_t)a[l];
            const int32_t n = rt_min_i32(b[l], 16);
            const int32_t r = x >> n & 0xffff;
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int16_t)a[l];
            const int32_t n = rt_min_i32(b[l], 16);
            const int32_t r = x >> n & 0xffff;
            const int32_t out = n < 16 ? (int32_t)((uint32_t)x << 1) >> n & 1 : 0;
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1 | out << 2
                | (n == 1 && r >> 15 != (x >> 15 & 1)) << 3);
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD shr u32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_shr_u32_reg)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_36(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const uint32_t x = a[l];
            const uint32_t n = rt_min_u32(b[l], 32);
            const uint32_t r = rt_shr_u32(x, n);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l];
            const uint32_t n = rt_min_u32(b[l], 32);
            const uint32_t r = rt_shr_u32(x, n);
            const int32_t out = n < 32 ? (int32_t)((uint32_t)((int64_t)x << 1 >> n) & 1) : 0;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
                | (uint32_t)(n == 1 && r >> 31 != x >> 31) << 3;
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD shr s32 MCDST LL_DST L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_shr_s32_reg)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_36(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
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
            const int32_t x = (int32_t)(uint32_t)a[l];
            const uint32_t n = rt_min_u32(b[l], 32);
            const uint32_t r = (uint32_t)rt_shr_i32(x, n);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int32_t)(uint32_t)a[l];
            const uint32_t n = rt_min_u32(b[l], 32);
            const uint32_t r = (uint32_t)rt_shr_i32(x, n);
            const int32_t out = n < 32
                ? (int32_t)((uint32_t)((int64_t)((uint64_t)x << 1) >> n) & 1) : 0;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
                | (uint32_t)(n == 1 && r >> 31 != (uint32_t)(x >> 31 & 1)) << 3;
        }
    }
    const int status = for_warp_5(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD shr u16 MCDST LL_DST L_SRC SHCNT */
int ISADORA_LEVEL(tesla_fast_shr_u16_cnt)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t shcnt = (int32_t)in->value[7];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_18(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_37(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] & 0xffff;
            const int32_t n = rt_min_i32(shcnt, 16);
            const uint32_t r = x >> n;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l] & 0xffff;
            const int32_t n = rt_min_i32(shcnt, 16);
            const uint32_t r = x >> n;
            const int32_t out = n < 16 ? (int32_t)(x << 1 >> n & 1) : 0;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 15 << 1 | (uint32_t)out << 2
                | (uint32_t)(n == 1 && r >> 15 != x >> 15) << 3;
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD shr s16 MCDST LL_DST L_SRC SHCNT */
int ISADORA_LEVEL(tesla_fast_shr_s16_cnt)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t shcnt = (int32_t)in->value[7];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_18(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int16_t)a[l];
            const int32_t n = rt_min_i32(shcnt, 16);
            const int32_t r = x >> n & 0xffff;
            d_new[l] = (uint32_t)r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int16_t)a[l];
            const int32_t n = rt_min_i32(shcnt, 16);
            const int32_t r = x >> n & 0xffff;
            const int32_t out = n < 16 ? (int32_t)((uint32_t)x << 1) >> n & 1 : 0;
            d_new[l] = (uint32_t)r;
            cd_new[l] = (uint32_t)((r == 0) | r >> 15 << 1 | out << 2
                | (n == 1 && r >> 15 != (x >> 15 & 1)) << 3);
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD shr u32 MCDST LL_DST L_SRC SHCNT */
int ISADORA_LEVEL(tesla_fast_shr_u32_cnt)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t shcnt = (int32_t)in->value[7];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_18(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l];
            const int32_t n = rt_min_i32(shcnt, 32);
            const uint32_t r = rt_shr_u32(x, (uint64_t)n);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = a[l];
            const int32_t n = rt_min_i32(shcnt, 32);
            const uint32_t r = rt_shr_u32(x, (uint64_t)n);
            const int32_t out = n < 32 ? (int32_t)((uint32_t)((int64_t)x << 1 >> n) & 1) : 0;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
                | (uint32_t)(n == 1 && r >> 31 != x >> 31) << 3;
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD shr s32 MCDST LL_DST L_SRC SHCNT */
int ISADORA_LEVEL(tesla_fast_shr_s32_cnt)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t shcnt = (int32_t)in->value[7];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_18(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int32_t)(uint32_t)a[l];
            const int32_t n = rt_min_i32(shcnt, 32);
            const uint32_t r = (uint32_t)rt_shr_i32(x, (uint64_t)n);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int32_t x = (int32_t)(uint32_t)a[l];
            const int32_t n = rt_min_i32(shcnt, 32);
            const uint32_t r = (uint32_t)rt_shr_i32(x, (uint64_t)n);
            const int32_t out = n < 32
                ? (int32_t)((uint32_t)((int64_t)((uint64_t)x << 1) >> n) & 1) : 0;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
                | (uint32_t)(n == 1 && r >> 31 != (uint32_t)(x >> 31 & 1)) << 3;
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

