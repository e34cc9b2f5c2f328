/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

static void lanes_sel(const int32_t *q, struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = q[l] ? s->r[ra][l] : b[l];
        rd_to[l] = rd;
    }
}

/* OPEN GUARD SEL $R[Rd], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_sel)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 10);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, usual, b_row, 0, 3, 5, 6, 7);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 9, 8);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_sel(q, s, ra, b, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL_1(maxwell_fast_sel, 0x5, 0x0, 0, 1)

