/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_isetp_for(struct maxwell_state *s, int32_t pp, int32_t ra, const uint32_t *b,
    uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    const int32_t x = key >> 2 & 1;
    const int32_t cmp = key >> 3 & 7;
    const int32_t bop = key >> 6 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t u = s->r[ra][l] ^ (uint32_t)signed_2 << 31;
        const uint32_t v = b[l] ^ (uint32_t)signed_2 << 31;
        const int32_t less = u < v || (x && u == v && !(s->cc[l] >> 2 & 1));
        const int32_t same = !x ? u == v : !less && u - v == (uint32_t)(1 - (s->cc[l] >> 2 & 1))
            && s->cc[l] & 1;
        const int32_t r = less ? 1 : same ? 2 : 4;
        const int32_t t = (cmp & r) != 0;
        const int32_t t_2 = !t;
        const uint32_t pu =
            (uint32_t)(bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0);
        const uint32_t pv =
            (uint32_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_5(lanes_isetp,
    (struct maxwell_state *s, int32_t pp, int32_t ra, const uint32_t *b, uint8_t *pu_to,
    uint8_t *pv_to, const int32_t fields), (s, pp, ra, b, pu_to, pv_to, key), 0, 0, 42, 32, 50, 34)

RT_WITHIN void lanes_iset_for(struct maxwell_state *s, int32_t pp, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    const int32_t x = key >> 2 & 1;
    const int32_t cmp = key >> 3 & 7;
    const int32_t bop = key >> 6 & 3;
    const int32_t bf = key >> 8 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t u = s->r[ra][l] ^ (uint32_t)signed_2 << 31;
        const uint32_t v = b[l] ^ (uint32_t)signed_2 << 31;
        const int32_t less = u < v || (x && u == v && !(s->cc[l] >> 2 & 1));
        const int32_t same = !x ? u == v : !less && u - v == (uint32_t)(1 - (s->cc[l] >> 2 & 1))
            && s->cc[l] & 1;
        const int32_t r = less ? 1 : same ? 2 : 4;
        const int32_t t = (cmp & r) != 0;
        const uint32_t r_2 =
            !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0) ? 0 : bf
            ? 1065353216 : 4294967295u;
        const uint32_t rd = r_2;
        const uint32_t result = (uint32_t)(r_2 == 0 && (!x || s->cc[l] & 1)) | r_2 >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_iset,
    (struct maxwell_state *s, int32_t pp, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (s, pp, ra, b, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_iset_2_for(struct maxwell_state *s, int32_t pp, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    const int32_t x = key >> 2 & 1;
    const int32_t cmp = key >> 3 & 7;
    const int32_t bop = key >> 6 & 3;
    const int32_t bf = key >> 8 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t u = s->r[ra][l] ^ (uint32_t)signed_2 << 31;
        const uint32_t v = b[l] ^ (uint32_t)signed_2 << 31;
        const int32_t less = u < v || (x && u == v && !(s->cc[l] >> 2 & 1));
        const int32_t same = !x ? u == v : !less && u - v == (uint32_t)(1 - (s->cc[l] >> 2 & 1))
            && s->cc[l] & 1;
        const int32_t r = less ? 1 : same ? 2 : 4;
        const int32_t t = (cmp & r) != 0;
        const uint32_t r_2 =
            !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0) ? 0 : bf
            ? 1065353216 : 4294967295u;
        const uint32_t rd = r_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_iset_2,
    (struct maxwell_state *s, int32_t pp, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, pp, ra, b, rd_to, key), 0, 0)

/* OPEN GUARD ISETP{CMP}SIGNED{X}BOP $P[Pu], $P[Pv], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_isetp)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)rt_value(in, known, 13);
    const int32_t ra = (int32_t)in->value[6];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 1);
    const int32_t x = (int32_t)rt_value(in, known, 2);
    const int32_t cmp = (int32_t)rt_value(in, known, 0);
    const int32_t bop = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 8, 10, 11, 12);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 4);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 5);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x200f))
        lanes_isetp_for(s, pp, ra, b, pu_to, pv_to,
            not_pp | signed_2 << 1 | x << 2 | cmp << 3 | bop << 6);
    else
        lanes_isetp(s, pp, ra, b, pu_to, pv_to,
            not_pp | signed_2 << 1 | x << 2 | cmp << 3 | bop << 6);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_isetp)
RT_KNOWN(maxwell_fast_isetp, 0, 0x5, 0x200f, .line = {0})
RT_KNOWN(maxwell_fast_isetp, 1, 0x5, 0x200f, .line = {[0] = 2}, .value = {[0] = 5, [1] = 1})
RT_KNOWN(maxwell_fast_isetp, 2, 0x5, 0x200f, .line = {[0] = 2}, .value = {[0] = 4})
RT_KNOWN(maxwell_fast_isetp, 3, 0x5, 0x200f, .line = {[0] = 2}, .value = {[0] = 6, [1] = 1})
RT_KNOWN(maxwell_fast_isetp, 4, 0x5, 0x200f, .line = {[0] = 1}, .value = {[0] = 4, [1] = 1})
RT_QUICK_5(maxwell_fast_isetp)

/* OPEN GUARD ISET{BF}CMP{SIGNED}X{BOP} $R[Rd]CC, $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_iset)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 6);
    const int32_t pp = (int32_t)in->value[15];
    const int32_t not_pp = (int32_t)rt_value(in, known, 14);
    const int32_t ra = (int32_t)in->value[7];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 2);
    const int32_t x = (int32_t)rt_value(in, known, 3);
    const int32_t cmp = (int32_t)rt_value(in, known, 1);
    const int32_t bf = (int32_t)rt_value(in, known, 0);
    const int32_t bop = (int32_t)rt_value(in, known, 4);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 16);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 9, 11, 12, 13);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x401f))
            lanes_iset_for(s, pp, ra, b, rd_to, result_to,
                not_pp | signed_2 << 1 | x << 2 | cmp << 3 | bop << 6 | bf << 8);
        else
            lanes_iset(s, pp, ra, b, rd_to, result_to,
                not_pp | signed_2 << 1 | x << 2 | cmp << 3 | bop << 6 | bf << 8);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x401f))
        lanes_iset_2_for(s, pp, ra, b, rd_to,
            not_pp | signed_2 << 1 | x << 2 | cmp << 3 | bop << 6 | bf << 8);
    else
        lanes_iset_2(s, pp, ra, b, rd_to,
            not_pp | signed_2 << 1 | x << 2 | cmp << 3 | bop << 6 | bf << 8);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_iset)
RT_KNOWN(maxwell_fast_iset, 0, 0x5, 0x405f, .line = {0})
RT_QUICK_1(maxwell_fast_iset)

