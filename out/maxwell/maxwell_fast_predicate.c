/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_psetp_for(struct maxwell_state *s, int32_t pa, int32_t pb, int32_t pp,
    uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t predicate_not_pa = key & 1;
    const int32_t predicate_not_pb = key >> 1 & 1;
    const int32_t not_pp = key >> 2 & 1;
    const int32_t predicate_bop_ab = key >> 3 & 3;
    const int32_t bop = key >> 5 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = s->p[pa][l] ^ predicate_not_pa;
        const int32_t y = s->p[pb][l] ^ predicate_not_pb;
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = predicate_bop_ab == 0 ? (x && y) : predicate_bop_ab == 1 ? x
            || y : predicate_bop_ab == 2 ? x ^ y : 0;
        const int32_t t_2 = !x;
        const int32_t t_3 = predicate_bop_ab == 0 ? (t_2 && y) : predicate_bop_ab == 1 ? t_2
            || y : predicate_bop_ab == 2 ? t_2 ^ y : 0;
        const uint32_t pu =
            (uint32_t)(bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0);
        const uint32_t pv =
            (uint32_t)(bop == 0 ? (t_3 && q) : bop == 1 ? t_3 || q : bop == 2 ? t_3 ^ q : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_2(lanes_psetp,
    (struct maxwell_state *s, int32_t pa, int32_t pb, int32_t pp, uint8_t *pu_to, uint8_t *pv_to,
    const int32_t fields), (s, pa, pb, pp, pu_to, pv_to, key), 0, 0, 34)

RT_WITHIN void lanes_pset_for(struct maxwell_state *s, int32_t pa, int32_t pb, int32_t pp,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t predicate_not_pa = key & 1;
    const int32_t predicate_not_pb = key >> 1 & 1;
    const int32_t not_pp = key >> 2 & 1;
    const int32_t predicate_bop_ab = key >> 3 & 3;
    const int32_t bop = key >> 5 & 3;
    const int32_t bf = key >> 7 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = s->p[pa][l] ^ predicate_not_pa;
        const int32_t y = s->p[pb][l] ^ predicate_not_pb;
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = predicate_bop_ab == 0 ? (x && y) : predicate_bop_ab == 1 ? x
            || y : predicate_bop_ab == 2 ? x ^ y : 0;
        const uint32_t r = !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0)
            ? 0 : bf ? 1065353216 : 4294967295u;
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_2(lanes_pset,
    (struct maxwell_state *s, int32_t pa, int32_t pb, int32_t pp, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (s, pa, pb, pp, rd_to, result_to, key), 0, 0, 136)

RT_WITHIN void lanes_pset_2_for(struct maxwell_state *s, int32_t pa, int32_t pb, int32_t pp,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t predicate_not_pa = key & 1;
    const int32_t predicate_not_pb = key >> 1 & 1;
    const int32_t not_pp = key >> 2 & 1;
    const int32_t predicate_bop_ab = key >> 3 & 3;
    const int32_t bop = key >> 5 & 3;
    const int32_t bf = key >> 7 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = s->p[pa][l] ^ predicate_not_pa;
        const int32_t y = s->p[pb][l] ^ predicate_not_pb;
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = predicate_bop_ab == 0 ? (x && y) : predicate_bop_ab == 1 ? x
            || y : predicate_bop_ab == 2 ? x ^ y : 0;
        const uint32_t r = !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0)
            ? 0 : bf ? 1065353216 : 4294967295u;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_pset_2,
    (struct maxwell_state *s, int32_t pa, int32_t pb, int32_t pp, uint32_t *rd_to,
    const int32_t fields), (s, pa, pb, pp, rd_to, key), 0, 0, 136)

RT_WITHIN void lanes_cset_for(struct maxwell_state *s, int32_t pp, int32_t nop_cc_test,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t bop = key >> 1 & 3;
    const int32_t bf = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = cc_test_holds[nop_cc_test] >> s->cc[l] & 1;
        const uint32_t r = !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0)
            ? 0 : bf ? 1065353216 : 4294967295u;
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_cset,
    (struct maxwell_state *s, int32_t pp, int32_t nop_cc_test, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (s, pp, nop_cc_test, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_cset_2_for(struct maxwell_state *s, int32_t pp, int32_t nop_cc_test,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t bop = key >> 1 & 3;
    const int32_t bf = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = cc_test_holds[nop_cc_test] >> s->cc[l] & 1;
        const uint32_t r = !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0)
            ? 0 : bf ? 1065353216 : 4294967295u;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_cset_2,
    (struct maxwell_state *s, int32_t pp, int32_t nop_cc_test, uint32_t *rd_to,
    const int32_t fields), (s, pp, nop_cc_test, rd_to, key), 0, 0)

RT_WITHIN void lanes_csetp_for(struct maxwell_state *s, int32_t pp, int32_t nop_cc_test,
    uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t bop = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = cc_test_holds[nop_cc_test] >> s->cc[l] & 1;
        const int32_t t_2 = !t;
        const uint32_t pu =
            (uint32_t)(bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0);
        const uint32_t pv =
            (uint32_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_1(lanes_csetp,
    (struct maxwell_state *s, int32_t pp, int32_t nop_cc_test, uint8_t *pu_to, uint8_t *pv_to,
    const int32_t fields), (s, pp, nop_cc_test, pu_to, pv_to, key), 0, 0)

RT_WITHIN void lanes_p2r_for(const uint32_t *b, struct maxwell_state *s, int32_t ra,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t byte = key & 3;
    const int32_t predicate_pr_or_cc = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (b[l] & 0xff) << 8 * byte;
        const uint32_t rd = (s->r[ra][l] & ~m_2)
            | ((uint32_t)(predicate_pr_or_cc ? s->cc[l]
            : (b[l] & 0xff & 1 ? s->p[0][l] : 0) | ((b[l] & 0xff) >> 1 & 1 ? s->p[1][l] : 0) << 1
            | ((b[l] & 0xff) >> 2 & 1 ? s->p[2][l] : 0) << 2
            | ((b[l] & 0xff) >> 3 & 1 ? s->p[3][l] : 0) << 3
            | ((b[l] & 0xff) >> 4 & 1 ? s->p[4][l] : 0) << 4
            | ((b[l] & 0xff) >> 5 & 1 ? s->p[5][l] : 0) << 5
            | ((b[l] & 0xff) >> 6 & 1 ? s->p[6][l] : 0) << 6) << 8 * byte & m_2);
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_p2r,
    (const uint32_t *b, struct maxwell_state *s, int32_t ra, uint32_t *rd_to,
    const int32_t fields), (b, s, ra, rd_to, key), 0, 0, 2, 4)

RT_WITHIN void lanes_r2p_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint8_t *result_to, const int32_t key)
{
    const int32_t byte = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = s->r[ra][l] >> 8 * byte & 0xff;
        const uint32_t result = ((x & b[l]) | ((uint32_t)s->cc[l] & ~b[l])) & 0xf;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_2(lanes_r2p,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint8_t *result_to,
    const int32_t fields), (s, ra, b, result_to, key), 0, 0, 1)

RT_WITHIN uint32_t lanes_r2p_2(const uint32_t *b)
{
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_2 |= (uint32_t)((b[l] & 1) != 0) << l;
    }
    return hold_2;
}

RT_WITHIN uint32_t lanes_r2p_3(const uint32_t *b)
{
    uint32_t hold_3 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_3 |= (uint32_t)((b[l] >> 1 & 1) != 0) << l;
    }
    return hold_3;
}

RT_WITHIN uint32_t lanes_r2p_4(const uint32_t *b)
{
    uint32_t hold_4 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_4 |= (uint32_t)((b[l] >> 2 & 1) != 0) << l;
    }
    return hold_4;
}

RT_WITHIN uint32_t lanes_r2p_5(const uint32_t *b)
{
    uint32_t hold_5 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_5 |= (uint32_t)((b[l] >> 3 & 1) != 0) << l;
    }
    return hold_5;
}

RT_WITHIN uint32_t lanes_r2p_6(const uint32_t *b)
{
    uint32_t hold_6 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_6 |= (uint32_t)((b[l] >> 4 & 1) != 0) << l;
    }
    return hold_6;
}

RT_WITHIN uint32_t lanes_r2p_7(const uint32_t *b)
{
    uint32_t hold_7 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_7 |= (uint32_t)((b[l] >> 5 & 1) != 0) << l;
    }
    return hold_7;
}

RT_WITHIN uint32_t lanes_r2p_8(const uint32_t *b)
{
    uint32_t hold_8 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_8 |= (uint32_t)((b[l] >> 6 & 1) != 0) << l;
    }
    return hold_8;
}

RT_WITHIN void lanes_r2p_9_for(struct maxwell_state *s, int32_t ra, uint8_t *result_to,
    const int32_t key)
{
    const int32_t byte = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = s->r[ra][l] >> 8 * byte & 0xff;
        const uint32_t result = x >> 6 & 1;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_2(lanes_r2p_9,
    (struct maxwell_state *s, int32_t ra, uint8_t *result_to, const int32_t fields),
    (s, ra, result_to, key), 0, 0, 1)

/* OPEN GUARD PSETP{BOP_AB}BOP $P[Pu], $P[Pv], NOT_Pa$P[Pa], NOT_Pb$P[Pb], NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_psetp)
{
    struct maxwell_state *const s = m->state;
    const int32_t pa = (int32_t)in->value[5];
    const int32_t predicate_not_pa = (int32_t)rt_value(in, known, 4);
    const int32_t pb = (int32_t)in->value[7];
    const int32_t predicate_not_pb = (int32_t)rt_value(in, known, 6);
    const int32_t pp = (int32_t)in->value[9];
    const int32_t not_pp = (int32_t)rt_value(in, known, 8);
    const int32_t predicate_bop_ab = (int32_t)rt_value(in, known, 0);
    const int32_t bop = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 2);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 3);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x153))
        lanes_psetp_for(s, pa, pb, pp, pu_to, pv_to,
            predicate_not_pa | predicate_not_pb << 1 | not_pp << 2 | predicate_bop_ab << 3
            | bop << 5);
    else
        lanes_psetp(s, pa, pb, pp, pu_to, pv_to,
            predicate_not_pa | predicate_not_pb << 1 | not_pp << 2 | predicate_bop_ab << 3
            | bop << 5);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_psetp)
RT_KNOWN(maxwell_fast_psetp, 0, 0x8, 0x153, .line = {0})
RT_KNOWN(maxwell_fast_psetp, 1, 0x8, 0x153, .value = {[1] = 1, [6] = 1})
RT_QUICK_2(maxwell_fast_psetp)

/* OPEN GUARD PSET{BF}BOP_AB{BOP} $R[Rd]CC, NOT_Pa$P[Pa], NOT_Pb$P[Pb], NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_pset)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t pa = (int32_t)in->value[6];
    const int32_t predicate_not_pa = (int32_t)rt_value(in, known, 5);
    const int32_t pb = (int32_t)in->value[8];
    const int32_t predicate_not_pb = (int32_t)rt_value(in, known, 7);
    const int32_t pp = (int32_t)in->value[10];
    const int32_t not_pp = (int32_t)rt_value(in, known, 9);
    const int32_t predicate_bop_ab = (int32_t)rt_value(in, known, 1);
    const int32_t bf = (int32_t)rt_value(in, known, 0);
    const int32_t bop = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x2a7))
            lanes_pset_for(s, pa, pb, pp, rd_to, result_to,
                predicate_not_pa | predicate_not_pb << 1 | not_pp << 2 | predicate_bop_ab << 3
                | bop << 5 | bf << 7);
        else
            lanes_pset(s, pa, pb, pp, rd_to, result_to,
                predicate_not_pa | predicate_not_pb << 1 | not_pp << 2 | predicate_bop_ab << 3
                | bop << 5 | bf << 7);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x2a7))
        lanes_pset_2_for(s, pa, pb, pp, rd_to,
            predicate_not_pa | predicate_not_pb << 1 | not_pp << 2 | predicate_bop_ab << 3
            | bop << 5 | bf << 7);
    else
        lanes_pset_2(s, pa, pb, pp, rd_to,
            predicate_not_pa | predicate_not_pb << 1 | not_pp << 2 | predicate_bop_ab << 3
            | bop << 5 | bf << 7);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_pset)
RT_KNOWN(maxwell_fast_pset, 0, 0x8, 0x2b7, .line = {0})
RT_KNOWN(maxwell_fast_pset, 1, 0x8, 0x2b7, .value = {[0] = 1, [1] = 1})
RT_QUICK_2(maxwell_fast_pset)

/* OPEN GUARD CSET{BF}NOP_CC_TEST{BOP} $R[Rd]CC, CC, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_cset)
{
    struct maxwell_state *const s = m->state;
    const int32_t nop_cc_test = (int32_t)in->value[1];
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t pp = (int32_t)in->value[6];
    const int32_t not_pp = (int32_t)rt_value(in, known, 5);
    const int32_t bf = (int32_t)rt_value(in, known, 0);
    const int32_t bop = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    if ((nop_cc_test >= 24 && nop_cc_test <= 29))
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x25))
            lanes_cset_for(s, pp, nop_cc_test, rd_to, result_to, not_pp | bop << 1 | bf << 3);
        else
            lanes_cset(s, pp, nop_cc_test, rd_to, result_to, not_pp | bop << 1 | bf << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x25))
        lanes_cset_2_for(s, pp, nop_cc_test, rd_to, not_pp | bop << 1 | bf << 3);
    else
        lanes_cset_2(s, pp, nop_cc_test, rd_to, not_pp | bop << 1 | bf << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_cset)
RT_KNOWN(maxwell_fast_cset, 0, 0x2, 0x35, .line = {0})
RT_QUICK_1(maxwell_fast_cset)

/* OPEN GUARD CSETP{NOP_CC_TEST}BOP $P[Pu], $P[Pv], CC, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_csetp)
{
    struct maxwell_state *const s = m->state;
    const int32_t nop_cc_test = (int32_t)in->value[0];
    const int32_t pp = (int32_t)in->value[5];
    const int32_t not_pp = (int32_t)rt_value(in, known, 4);
    const int32_t bop = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 6);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    if ((nop_cc_test >= 24 && nop_cc_test <= 29))
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 2);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 3);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x12))
        lanes_csetp_for(s, pp, nop_cc_test, pu_to, pv_to, not_pp | bop << 1);
    else
        lanes_csetp(s, pp, nop_cc_test, pu_to, pv_to, not_pp | bop << 1);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_csetp)
RT_KNOWN(maxwell_fast_csetp, 0, 0x2, 0x12, .line = {0})
RT_QUICK_1(maxwell_fast_csetp)

/* OPEN GUARD P2R{BYTE} $R[Rd], PR_OR_CC, $R[Ra]REUSE_A, SRC_B CTL CLOSE */
RT_BODY(maxwell_fast_p2r)
{
    struct maxwell_state *const s = m->state;
    const int32_t byte = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[3];
    const int32_t predicate_pr_or_cc = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 5, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x5))
        lanes_p2r_for(b, s, ra, rd_to, byte | predicate_pr_or_cc << 2);
    else
        lanes_p2r(b, s, ra, rd_to, byte | predicate_pr_or_cc << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_p2r)
RT_KNOWN(maxwell_fast_p2r, 0, 0x3, 0x5, .line = {0})
RT_KNOWN(maxwell_fast_p2r, 1, 0x3, 0x5, .line = {[0] = 2}, .value = {[0] = 2})
RT_KNOWN(maxwell_fast_p2r, 2, 0x3, 0x5, .line = {[0] = 2}, .value = {[2] = 1})
RT_QUICK_3(maxwell_fast_p2r)

/* OPEN GUARD R2P PR_OR_CC, $R[Ra]BYTE{REUSE_A}, PR_BITS CTL CLOSE */
RT_BODY(maxwell_fast_r2p)
{
    struct maxwell_state *const s = m->state;
    const int32_t predicate_pr_or_cc = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[1];
    const int32_t byte = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_pr_bits(m, in, known, b_row, 0, 4, 6, 7, 8);
    if (!b)
        return rt_slowly(m, in);
    if (predicate_pr_or_cc) {
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x4))
            lanes_r2p_for(s, ra, b, result_to, byte);
        else
            lanes_r2p(s, ra, b, result_to, byte);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    const uint32_t hold_2 = lanes_r2p_2(b);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_r2p_3(b);
        if ((run & hold_3) == 0) {
            const uint32_t hold_4 = lanes_r2p_4(b);
            if ((run & hold_4) == 0) {
                const uint32_t hold_5 = lanes_r2p_5(b);
                if ((run & hold_5) == 0) {
                    const uint32_t hold_6 = lanes_r2p_6(b);
                    if ((run & hold_6) == 0) {
                        const uint32_t hold_7 = lanes_r2p_7(b);
                        if ((run & hold_7) == 0) {
                            const uint32_t hold_8 = lanes_r2p_8(b);
                            run &= hold_8;
                            if (!known && !run)
                                return RT_ON;
                            _Alignas(64) uint8_t result_new[32];
                            const bool whole = run == UINT32_MAX;
                            uint8_t *const result_place = place_p_2(m);
                            uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
                            if (rt_knows(known, 0x4))
                                lanes_r2p_9_for(s, ra, result_to, byte);
                            else
                                lanes_r2p_9(s, ra, result_to, byte);
                            rt_write_row8(whole, result_place, result_new, run);
                            return RT_ON;
                        }
                        if (run & ~hold_7)
                            return rt_slowly(m, in);
                        return rt_slowly(m, in);
                    }
                    if (run & ~hold_6)
                        return rt_slowly(m, in);
                    return rt_slowly(m, in);
                }
                if (run & ~hold_5)
                    return rt_slowly(m, in);
                return rt_slowly(m, in);
            }
            if (run & ~hold_4)
                return rt_slowly(m, in);
            return rt_slowly(m, in);
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        return rt_slowly(m, in);
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    return rt_slowly(m, in);
}
RT_MADE_ANY(maxwell_fast_r2p)
RT_KNOWN(maxwell_fast_r2p, 0, 0x3, 0x5, .line = {0})
RT_KNOWN(maxwell_fast_r2p, 1, 0x3, 0x5, .line = {[0] = 2})
RT_KNOWN(maxwell_fast_r2p, 2, 0x3, 0x5, .line = {[0] = 2}, .value = {[0] = 1, [2] = 1})
RT_QUICK_3(maxwell_fast_r2p)

