/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD presin f32 LL_DST LNEG1 LABS1 L_SRC */
int ISADORA_LEVEL(tesla_fast_pre_presin)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_45(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    if (in->line[0] == 2) {
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t result = 0;
            const uint32_t x = (a[l] & (labs1 ? 2147483647 : 4294967295u)) ^ (uint32_t)lneg1 << 31;
            const uint32_t e = x >> 23 & 0xff;
            const uint32_t f = x & 0x7fffff;
            if (e == 255) {
                result = x >> 31 << 31 | (uint32_t)(f != 0 ? 1073741824 : 1082130432);
            } else if (e == 0) {
                result = x >> 31 << 31;
            } else {
                const uint32_t p = (uint32_t)((int64_t)(f | 0x800000) * 10680707 >> 16);
                const int64_t n = e >= 160 ? 0 : e >= 135 ? (int64_t)p << (e - 135)
                    : rt_shr_u32(p, 135 - e);
                result = x >> 31 << 31 | ((uint32_t)n & 0x1ffffff);
            }
            d_new[l] = result;
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_20(m, in, run, d_new);
    return 0;
}

/* MARK GUARD preex2 f32 LL_DST LNEG1 LABS1 L_SRC */
int ISADORA_LEVEL(tesla_fast_pre_preex2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_45(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    if (in->line[0] == 2) {
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            uint32_t result = 0;
            const uint32_t x = (a[l] & (labs1 ? 2147483647 : 4294967295u)) ^ (uint32_t)lneg1 << 31;
            const uint32_t e = x >> 23 & 0xff;
            const uint32_t f = x & 0x7fffff;
            if (e == 255 && f != 0) {
                result = x >> 31 << 31 | 0x40000000;
            } else if (e >= 134) {
                result = x >> 31 << 31 | 0x40800000;
            } else if (e == 0) {
                result = x >> 31 << 31;
            } else {
                const uint32_t m_2 = f | 0x800000;
                result = x >> 31 << 31
                    | (uint32_t)(e >= 127 ? (int32_t)(m_2 << (e - 127))
                    : (int32_t)rt_shr_u32(m_2, 127 - e));
            }
            d_new[l] = result;
        }
    }
    const int status = for_warp_6(m, in);
    if (status)
        return status;
    put_d_20(m, in, run, d_new);
    return 0;
}

