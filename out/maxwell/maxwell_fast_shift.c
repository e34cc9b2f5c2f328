/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

static void lanes_popc(const uint32_t *b, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = (uint32_t)rt_popcount((rt_u128)b[l]);
        rd_to[l] = rd;
    }
}

/* OPEN GUARD POPC $R[Rd], INVERTED_B CTL CLOSE */
RT_BODY(maxwell_fast_popc)
{
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 7);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_inverted_b(m, in, b_row, 0, 2, 1, 4, 5, 6);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_popc(b, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_popc, 0x4, 0x0)

