/* Generated from the description maxwell by gen/emit/fast.lua. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIH  CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_i2i_h)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[4];
    const int32_t csn = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t fnb = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t fab = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t cdn = (int32_t)in->value[0];
    const int32_t fsat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_14(m, in, run);
    run &= hold;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_4(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    const uint32_t hold_2 = (ccw) ? UINT32_MAX : 0;
    run &= hold_2;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        if (!(csn >> 2 != 0)) {
            result = fnb ? -b[l] : b[l];
        } else {
            const int32_t y = fab ? rt_abs_i32((int16_t)b[l]) : (int16_t)b[l];
            result = fnb ? (int16_t)-y : (int16_t)y;
        }
        const int32_t x = result;
        const int32_t low = cdn == 0 ? 0 : cdn == 1 ? 0 : cdn == 2 ? 0 : cdn == 3 ? 0 : cdn == 4
            ? -128 : cdn == 5 ? -32768 : cdn == 6 ? INT32_MIN : 0;
        const uint32_t high = cdn == 0 ? 255 : cdn == 1 ? 65535 : cdn == 2 ? 4294967295u : cdn == 3
            ? 0 : cdn == 4 ? 127 : cdn == 5 ? 32767 : cdn == 6 ? (uint32_t)2147483647 : 0;
        const int32_t t = cdn & 3;
        const uint32_t r = fsat ? (uint32_t)rt_max_i32(low, (int32_t)rt_min_i64(x, high)) : t == 0
            ? (uint32_t)(x & 0xff) : t == 1 ? (uint32_t)(x & 0xffff) : t == 2 ? (uint32_t)x : 0;
        rd_new[l] = r;
        result_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
    }
    put_rd(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIH  CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_i2i_h_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t csn = (int32_t)in->value[1];
    const int32_t cdn = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_i2i_h)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_5(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        if (!(csn >> 2 != 0)) {
            result = 0 ? -b[l] : b[l];
        } else {
            const int32_t y = 0 ? rt_abs_i32((int16_t)b[l]) : (int16_t)b[l];
            result = 0 ? (int16_t)-y : (int16_t)y;
        }
        const int32_t x = result;
        const int32_t low = cdn == 0 ? 0 : cdn == 1 ? 0 : cdn == 2 ? 0 : cdn == 3 ? 0 : cdn == 4
            ? -128 : cdn == 5 ? -32768 : cdn == 6 ? INT32_MIN : 0;
        const uint32_t high = cdn == 0 ? 255 : cdn == 1 ? 65535 : cdn == 2 ? 4294967295u : cdn == 3
            ? 0 : cdn == 4 ? 127 : cdn == 5 ? 32767 : cdn == 6 ? (uint32_t)2147483647 : 0;
        const int32_t t = cdn & 3;
        const uint32_t r = 0 ? (uint32_t)rt_max_i32(low, (int32_t)rt_min_i64(x, high)) : t == 0
            ? (uint32_t)(x & 0xff) : t == 1 ? (uint32_t)(x & 0xffff) : t == 2 ? (uint32_t)x : 0;
        rd_new[l] = r;
        result_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
    }
    put_rd(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIB  CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_i2i_b)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[4];
    const int32_t cbyte = (int32_t)in->value[8];
    const int32_t csn = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t fnb = (int32_t)((uint32_t)((uint64_t)word >> 45) & 1);
    const int32_t fab = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t cdn = (int32_t)in->value[0];
    const int32_t fsat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_14(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_6(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    const uint32_t hold_2 = (ccw) ? UINT32_MAX : 0;
    run &= hold_2;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        const uint32_t x = b[l] >> 8 * cbyte & 0xff;
        if (!(csn >> 2 != 0)) {
            result = fnb ? -(int32_t)x : (int32_t)x;
        } else {
            const int32_t y = fab ? rt_abs_i32((int8_t)x) : (int8_t)x;
            result = fnb ? (int8_t)-y : (int8_t)y;
        }
        const int32_t x_2 = result;
        const int32_t low = cdn == 0 ? 0 : cdn == 1 ? 0 : cdn == 2 ? 0 : cdn == 3 ? 0 : cdn == 4
            ? -128 : cdn == 5 ? -32768 : cdn == 6 ? INT32_MIN : 0;
        const uint32_t high = cdn == 0 ? 255 : cdn == 1 ? 65535 : cdn == 2 ? 4294967295u : cdn == 3
            ? 0 : cdn == 4 ? 127 : cdn == 5 ? 32767 : cdn == 6 ? (uint32_t)2147483647 : 0;
        const int32_t t = cdn & 3;
        const uint32_t r = fsat ? (uint32_t)rt_max_i32(low, (int32_t)rt_min_i64(x_2, high))
            : t == 0 ? (uint32_t)(x_2 & 0xff) : t == 1 ? (uint32_t)(x_2 & 0xffff) : t == 2
            ? (uint32_t)x_2 : 0;
        rd_new[l] = r;
        result_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
    }
    put_rd(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIB  CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_i2i_b_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t csn = (int32_t)in->value[1];
    const int32_t cdn = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_i2i_b)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_7(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        const uint32_t x = b[l] >> 8 * 0 & 0xff;
        if (!(csn >> 2 != 0)) {
            result = 0 ? -(int32_t)x : (int32_t)x;
        } else {
            const int32_t y = 0 ? rt_abs_i32((int8_t)x) : (int8_t)x;
            result = 0 ? (int8_t)-y : (int8_t)y;
        }
        const int32_t x_2 = result;
        const int32_t low = cdn == 0 ? 0 : cdn == 1 ? 0 : cdn == 2 ? 0 : cdn == 3 ? 0 : cdn == 4
            ? -128 : cdn == 5 ? -32768 : cdn == 6 ? INT32_MIN : 0;
        const uint32_t high = cdn == 0 ? 255 : cdn == 1 ? 65535 : cdn == 2 ? 4294967295u : cdn == 3
            ? 0 : cdn == 4 ? 127 : cdn == 5 ? 32767 : cdn == 6 ? (uint32_t)2147483647 : 0;
        const int32_t t = cdn & 3;
        const uint32_t r = 0 ? (uint32_t)rt_max_i32(low, (int32_t)rt_min_i64(x_2, high)) : t == 0
            ? (uint32_t)(x_2 & 0xff) : t == 1 ? (uint32_t)(x_2 & 0xffff) : t == 2 ? (uint32_t)x_2
            : 0;
        rd_new[l] = r;
        result_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
    }
    put_rd(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

