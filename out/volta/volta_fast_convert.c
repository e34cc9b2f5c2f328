/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_i2i_for(const uint32_t *b, int32_t convert_narrow, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd =
            (uint32_t)rt_clamp_i32((int32_t)b[l],
            convert_narrow == 0 ? 0 : convert_narrow == 1 ? -128 : convert_narrow == 2 ? 0
            : -32768, convert_narrow == 0 ? 255 : convert_narrow == 1 ? 127 : convert_narrow == 2
            ? 65535 : 32767);
        rd_to[l] = rd;
    }
}

static void lanes_i2i(const uint32_t *b, int32_t convert_narrow, uint32_t *rd_to)
{
    if (convert_narrow)
        lanes_i2i_for(b, convert_narrow, rd_to);
    else
        lanes_i2i_for(b, 0, rd_to);
}

/* GUARD I2I{NARROW}.S32.SAT $R[Rd], SRC_B PM_EVENTS CTL */
RT_BODY(volta_fast_i2i)
{
    const int32_t convert_narrow = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 8);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, usual, b_row, 0, 2, 5, 6, 4, 7);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_i2i(b, convert_narrow, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL_1(volta_fast_i2i, 0x3, 0x0, 0, 2)

