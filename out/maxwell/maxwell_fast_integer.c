/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_icmp_b_for(int32_t signed_2, struct maxwell_state *s, int32_t rc, int32_t cmp,
    int32_t ra, const uint32_t *b, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = signed_2 ? (int64_t)(int32_t)s->r[rc][l] : s->r[rc][l];
        const uint32_t rd = (cmp & (x < 0 ? 1 : (uint32_t)x == 0 ? 2 : 4)) != 0 ? s->r[ra][l]
            : b[l];
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_icmp_b,
    (struct maxwell_state *s, int32_t rc, int32_t cmp, int32_t ra, const uint32_t *b,
    uint32_t *rd_to), (0, s, rc, cmp, ra, b, rd_to))

static void lanes_icmp_b(int32_t signed_2, struct maxwell_state *s, int32_t rc, int32_t cmp,
    int32_t ra, const uint32_t *b, uint32_t *rd_to)
{
    if (signed_2)
        lanes_icmp_b_for(signed_2, s, rc, cmp, ra, b, rd_to);
    else
        lanes_icmp_b_usual(s, rc, cmp, ra, b, rd_to);
}

RT_WITHIN void lanes_icmp_c_for(int32_t signed_2, uint32_t c, int32_t cmp, struct maxwell_state *s,
    int32_t ra, int32_t rc, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = signed_2 ? (int64_t)(int32_t)c : c;
        const uint32_t rd = (cmp & (x < 0 ? 1 : (uint32_t)x == 0 ? 2 : 4)) != 0 ? s->r[ra][l]
            : s->r[rc][l];
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_icmp_c,
    (uint32_t c, int32_t cmp, struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t *rd_to),
    (0, c, cmp, s, ra, rc, rd_to))

static void lanes_icmp_c(int32_t signed_2, uint32_t c, int32_t cmp, struct maxwell_state *s,
    int32_t ra, int32_t rc, uint32_t *rd_to)
{
    if (signed_2)
        lanes_icmp_c_for(signed_2, c, cmp, s, ra, rc, rd_to);
    else
        lanes_icmp_c_usual(c, cmp, s, ra, rc, rd_to);
}

/* OPEN GUARD ICMP{CMP}SIGNED $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_icmp_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[10];
    const int32_t signed_2 = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t cmp = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 12);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, usual, b_row, 0, 5, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_icmp_b_usual(s, rc, cmp, ra, b, rd_to);
    else
        lanes_icmp_b(signed_2, s, rc, cmp, ra, b, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL_1(maxwell_fast_icmp_b, 0x3, 0x2, 0, 1)

/* OPEN GUARD ICMP{CMP}SIGNED $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, c[C_BANK][C_OFFSET] CTL CLOSE */
RT_BODY(maxwell_fast_icmp_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[7];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const int32_t signed_2 = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t cmp = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 9);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c;
    c = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_icmp_c_usual(c, cmp, s, ra, rc, rd_to);
    else
        lanes_icmp_c(signed_2, c, cmp, s, ra, rc, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_icmp_c, 0x2, 0x2)

