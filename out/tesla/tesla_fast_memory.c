/* Generated from the description tesla by gen/emit/fast. Do not edit. */
#include "tesla_fast.h"

RT_WITHIN void lanes_quadop(struct tesla_state *s, int32_t lsrc, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = s->r[lsrc][l];
        lane_of_of[l] = value_2;
    }
}

RT_WITHIN uint32_t lanes_ld_a(int32_t lane_2)
{
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_2 |= (uint32_t)((lane_2 >> (l & 3) & 1) != 0) << l;
    }
    return hold_2;
}

RT_WITHIN void lanes_ld_c_u8_full(uint32_t *c_2_at, const int32_t *p, int32_t cspace)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
}

RT_WITHIN void lanes_ld_c_u8_full_2(uint32_t *c_2_row, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_ld_c_s16_full(uint32_t *c_2_row, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = rt_u32((int16_t)v);
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_ld_c_s16_half(uint32_t *c_2_row, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = (uint32_t)((int16_t)v & 0xffff);
        d_new[l] = d;
    }
}

RT_WITHIN void lanes_ld_c_b32_half(uint32_t *c_2_row, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = v & 0xffff;
        d_new[l] = d;
    }
}

RT_WITHIN void lanes_ld_s_b32_half(uint32_t *s_2_row, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = s_2_row[l] & 0xffff;
        d_new[l] = d;
    }
}

RT_WITHIN void lanes_st_s_half_b8(struct tesla_state *s, int32_t lsrc3, uint32_t *s_2_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t v = (int32_t)(s->r[lsrc3 >> 1][l] >> 16 * (lsrc3 & 1) & 0xffff);
        const uint32_t s_2 = (uint32_t)(v & 0xff);
        s_2_new[l] = s_2;
    }
}

RT_WITHIN void lanes_st_s_full_b8(struct tesla_state *s, int32_t lsrc3, uint32_t *s_2_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t s_2 = s->r[lsrc3][l] & 0xff;
        s_2_new[l] = s_2;
    }
}

RT_WITHIN void lanes_st_s_half_b16(struct tesla_state *s, int32_t lsrc3, uint32_t *s_2_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t v = (int32_t)(s->r[lsrc3 >> 1][l] >> 16 * (lsrc3 & 1) & 0xffff);
        const uint32_t s_2 = (uint32_t)v;
        s_2_new[l] = s_2;
    }
}

RT_WITHIN void lanes_st_s_full_b16(struct tesla_state *s, int32_t lsrc3, uint32_t *s_2_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t s_2 = s->r[lsrc3][l] & 0xffff;
        s_2_new[l] = s_2;
    }
}

RT_WITHIN void lanes_ld_l_s8(uint32_t *l_row, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = l_row[l];
        const uint32_t d = rt_u32((int8_t)v);
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_ld_l_b64(uint64_t *l_row, uint32_t *ldst_to, uint32_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v = l_row[l];
        const uint32_t ldst = (uint32_t)v;
        const uint32_t result = (uint32_t)(v >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_WITHIN void lanes_st_l_b64(struct tesla_state *s, int32_t ldst, uint64_t *l_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v = s->r[ldst][l] | (uint64_t)s->r[ldst + 1][l] << 32;
        const uint64_t l_2 = v;
        l_new[l] = l_2;
    }
}

/* MARK GUARD LANE ld b32 LL_DST a[AT0] */
RT_BODY(tesla_fast_ld_a)
{
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t lane_2 = (int32_t)in->value[4];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 6, 7);
    run &= hold;
    const uint32_t hold_2 = lane_2 == 15 ? UINT32_MAX : lanes_ld_a(lane_2);
    run &= hold_2;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_at0_2(m, in, known, q_row, 1, 2, 3);
    if (!q || rt_taken(in, known, 0) == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, (const uint32_t *)q, run, d_to))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_a)
RT_KNOWN(tesla_fast_ld_a, 0, 0x7, 0x20, .line = {0})
RT_KNOWN(tesla_fast_ld_a, 1, 0x7, 0x20, .line = {[1] = 2})
RT_QUICK_2(tesla_fast_ld_a)

/* MARK GUARD st b32 o[AT0] $r[LSRC3] */
RT_BODY(tesla_fast_st_o)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t lsrc3 = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_at0_2(m, in, known, q_row, 0, 0, 1);
    if (!q)
        return rt_slowly(m, in);
    struct rt_places o_places;
    if (!rt_may_place(m, TESLA_SPACE_O, 4, 0, (const uint32_t *)q, run, &o_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_4(m, TESLA_SPACE_O, 0, (const uint32_t *)q, run, s->r[lsrc3], &o_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_o)
RT_KNOWN(tesla_fast_st_o, 0, 0x3, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_st_o)

/* MARK GUARD ld LL_DST u8 c{CSPACE}[AT] */
RT_BODY(tesla_fast_ld_c_u8_full)
{
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t cspace = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 6, 7);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 1, 3, 4);
    _Alignas(64) uint32_t c_2_at[32];
    if (!p)
        return rt_slowly(m, in);
    lanes_ld_c_u8_full(c_2_at, p, cspace);
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row) || rt_taken(in, known, 0) == 1
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_c_u8_full_2(c_2_row, d_to);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_c_u8_full)
RT_KNOWN(tesla_fast_ld_c_u8_full, 0, 0x7, 0x20, .line = {0})
RT_QUICK_1(tesla_fast_ld_c_u8_full)

/* MARK GUARD ld LL_DST u16 c{CSPACE}[AT] */
RT_BODY(tesla_fast_ld_c_u16_full)
{
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t cspace = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 6, 7);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_5(m, in, known, p_row, 1, 3, 4);
    _Alignas(64) uint32_t c_2_at[32];
    if (!p)
        return rt_slowly(m, in);
    lanes_ld_c_u8_full(c_2_at, p, cspace);
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row) || rt_taken(in, known, 0) == 1
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_c_u8_full_2(c_2_row, d_to);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_c_u16_full)
RT_KNOWN(tesla_fast_ld_c_u16_full, 0, 0x7, 0x20, .line = {0})
RT_QUICK_1(tesla_fast_ld_c_u16_full)

/* MARK GUARD ld LL_DST s16 c{CSPACE}[AT] */
RT_BODY(tesla_fast_ld_c_s16_full)
{
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t cspace = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 6, 7);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_5(m, in, known, p_row, 1, 3, 4);
    _Alignas(64) uint32_t c_2_at[32];
    if (!p)
        return rt_slowly(m, in);
    lanes_ld_c_u8_full(c_2_at, p, cspace);
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row) || rt_taken(in, known, 0) == 1
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_c_s16_full(c_2_row, d_to);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_c_s16_full)
RT_KNOWN(tesla_fast_ld_c_s16_full, 0, 0x7, 0x20, .line = {0})
RT_KNOWN(tesla_fast_ld_c_s16_full, 1, 0x7, 0x20, .line = {[1] = 3})
RT_KNOWN(tesla_fast_ld_c_s16_full, 2, 0x7, 0x20, .line = {[1] = 2})
RT_QUICK_3(tesla_fast_ld_c_s16_full)

/* MARK GUARD ld LL_DST b32 c{CSPACE}[AT] */
RT_BODY(tesla_fast_ld_c_b32_full)
{
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t cspace = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 6, 7);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_6(m, in, known, p_row, 1, 3, 4);
    _Alignas(64) uint32_t c_2_at[32];
    if (!p)
        return rt_slowly(m, in);
    lanes_ld_c_u8_full(c_2_at, p, cspace);
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row) || rt_taken(in, known, 0) == 1
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_c_u8_full_2(c_2_row, d_to);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_c_b32_full)
RT_KNOWN(tesla_fast_ld_c_b32_full, 0, 0x7, 0x20, .line = {0})
RT_QUICK_1(tesla_fast_ld_c_b32_full)

/* MARK GUARD ld LL_HALF u8 c{CSPACE}[AT] */
RT_BODY(tesla_fast_ld_c_u8_half)
{
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t cspace = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 6, 7);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 1, 3, 4);
    _Alignas(64) uint32_t c_2_at[32];
    if (!p)
        return rt_slowly(m, in);
    lanes_ld_c_u8_full(c_2_at, p, cspace);
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row) || rt_taken(in, known, 0) == 1
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    lanes_ld_c_u8_full_2(c_2_row, d_new);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 0, 0);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_c_u8_half)
RT_KNOWN(tesla_fast_ld_c_u8_half, 0, 0x7, 0x20, .line = {0})
RT_QUICK_1(tesla_fast_ld_c_u8_half)

/* MARK GUARD ld LL_HALF u16 c{CSPACE}[AT] */
RT_BODY(tesla_fast_ld_c_u16_half)
{
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t cspace = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 6, 7);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_5(m, in, known, p_row, 1, 3, 4);
    _Alignas(64) uint32_t c_2_at[32];
    if (!p)
        return rt_slowly(m, in);
    lanes_ld_c_u8_full(c_2_at, p, cspace);
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row) || rt_taken(in, known, 0) == 1
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    lanes_ld_c_u8_full_2(c_2_row, d_new);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 0, 0);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_c_u16_half)
RT_KNOWN(tesla_fast_ld_c_u16_half, 0, 0x7, 0x20, .line = {0})
RT_QUICK_1(tesla_fast_ld_c_u16_half)

/* MARK GUARD ld LL_HALF s16 c{CSPACE}[AT] */
RT_BODY(tesla_fast_ld_c_s16_half)
{
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t cspace = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 6, 7);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_5(m, in, known, p_row, 1, 3, 4);
    _Alignas(64) uint32_t c_2_at[32];
    if (!p)
        return rt_slowly(m, in);
    lanes_ld_c_u8_full(c_2_at, p, cspace);
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row) || rt_taken(in, known, 0) == 1
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    lanes_ld_c_s16_half(c_2_row, d_new);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 0, 0);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_c_s16_half)
RT_KNOWN(tesla_fast_ld_c_s16_half, 0, 0x7, 0x20, .line = {0})
RT_QUICK_1(tesla_fast_ld_c_s16_half)

/* MARK GUARD ld LL_HALF b32 c{CSPACE}[AT] */
RT_BODY(tesla_fast_ld_c_b32_half)
{
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t cspace = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 6, 7);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_6(m, in, known, p_row, 1, 3, 4);
    _Alignas(64) uint32_t c_2_at[32];
    if (!p)
        return rt_slowly(m, in);
    lanes_ld_c_u8_full(c_2_at, p, cspace);
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row) || rt_taken(in, known, 0) == 1
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    lanes_ld_c_b32_half(c_2_row, d_new);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 0, 0);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_c_b32_half)
RT_KNOWN(tesla_fast_ld_c_b32_half, 0, 0x7, 0x20, .line = {0})
RT_QUICK_1(tesla_fast_ld_c_b32_half)

/* MARK GUARD ld LL_DST u8 s[AT] */
RT_BODY(tesla_fast_ld_s_u8_full)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 1, 1, 2);
    _Alignas(64) uint32_t s_2_row[32];
    if (!p || !rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row)
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_c_u8_full_2(s_2_row, d_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_s_u8_full)
RT_KNOWN(tesla_fast_ld_s_u8_full, 0, 0x7, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_ld_s_u8_full)

/* MARK GUARD ld LL_DST u16 s[AT] */
RT_BODY(tesla_fast_ld_s_u16_full)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_5(m, in, known, p_row, 1, 1, 2);
    _Alignas(64) uint32_t s_2_row[32];
    if (!p || !rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row)
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_c_u8_full_2(s_2_row, d_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_s_u16_full)
RT_KNOWN(tesla_fast_ld_s_u16_full, 0, 0x7, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_ld_s_u16_full)

/* MARK GUARD ld LL_DST s16 s[AT] */
RT_BODY(tesla_fast_ld_s_s16_full)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_5(m, in, known, p_row, 1, 1, 2);
    _Alignas(64) uint32_t s_2_row[32];
    if (!p || !rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row)
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_c_s16_full(s_2_row, d_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_s_s16_full)
RT_KNOWN(tesla_fast_ld_s_s16_full, 0, 0x7, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_ld_s_s16_full)

/* MARK GUARD ld LL_HALF u8 s[AT] */
RT_BODY(tesla_fast_ld_s_u8_half)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 1, 1, 2);
    _Alignas(64) uint32_t s_2_row[32];
    if (!p || !rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row)
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    lanes_ld_c_u8_full_2(s_2_row, d_new);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 0, 0);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_s_u8_half)
RT_KNOWN(tesla_fast_ld_s_u8_half, 0, 0x6, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_ld_s_u8_half)

/* MARK GUARD ld LL_HALF u16 s[AT] */
RT_BODY(tesla_fast_ld_s_u16_half)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_5(m, in, known, p_row, 1, 1, 2);
    _Alignas(64) uint32_t s_2_row[32];
    if (!p || !rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row)
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    lanes_ld_c_u8_full_2(s_2_row, d_new);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 0, 0);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_s_u16_half)
RT_KNOWN(tesla_fast_ld_s_u16_half, 0, 0x6, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_ld_s_u16_half)

/* MARK GUARD ld LL_HALF s16 s[AT] */
RT_BODY(tesla_fast_ld_s_s16_half)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_5(m, in, known, p_row, 1, 1, 2);
    _Alignas(64) uint32_t s_2_row[32];
    if (!p || !rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row)
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    lanes_ld_c_s16_half(s_2_row, d_new);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 0, 0);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_s_s16_half)
RT_KNOWN(tesla_fast_ld_s_s16_half, 0, 0x6, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_ld_s_s16_half)

/* MARK GUARD ld LL_DST b32 s[AT] */
RT_BODY(tesla_fast_ld_s_b32_full)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_6(m, in, known, p_row, 1, 1, 2);
    if (!p || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, d_to))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_s_b32_full)
RT_KNOWN(tesla_fast_ld_s_b32_full, 0, 0x7, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_ld_s_b32_full)

/* MARK GUARD ld LL_HALF b32 s[AT] */
RT_BODY(tesla_fast_ld_s_b32_half)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_6(m, in, known, p_row, 1, 1, 2);
    _Alignas(64) uint32_t s_2_row[32];
    if (!p || !rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row)
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    lanes_ld_s_b32_half(s_2_row, d_new);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 0, 0);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_s_b32_half)
RT_KNOWN(tesla_fast_ld_s_b32_half, 0, 0x6, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_ld_s_b32_half)

/* MARK GUARD st b8 s[AT] $r[LSRC3].h[LSRC3] */
RT_BODY(tesla_fast_st_s_half_b8)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t lsrc3 = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 0, 0, 1);
    if (!p || then_at(in, known, 0))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    lanes_st_s_half_b8(s, lsrc3, s_2_new);
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 1, 0, (const uint32_t *)p, run, &s_2_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_new, &s_2_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_s_half_b8)
RT_KNOWN(tesla_fast_st_s_half_b8, 0, 0x5, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_st_s_half_b8)

/* MARK GUARD st b8 s[AT] $r[LSRC3] */
RT_BODY(tesla_fast_st_s_full_b8)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t lsrc3 = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 0, 0, 1);
    if (!p || then_at(in, known, 0))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    lanes_st_s_full_b8(s, lsrc3, s_2_new);
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 1, 0, (const uint32_t *)p, run, &s_2_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_new, &s_2_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_s_full_b8)
RT_KNOWN(tesla_fast_st_s_full_b8, 0, 0x5, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_st_s_full_b8)

/* MARK GUARD st b16 s[AT] $r[LSRC3].h[LSRC3] */
RT_BODY(tesla_fast_st_s_half_b16)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t lsrc3 = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_5(m, in, known, p_row, 0, 0, 1);
    if (!p || then_at(in, known, 0))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    lanes_st_s_half_b16(s, lsrc3, s_2_new);
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 2, 0, (const uint32_t *)p, run, &s_2_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_new, &s_2_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_s_half_b16)
RT_KNOWN(tesla_fast_st_s_half_b16, 0, 0x5, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_st_s_half_b16)

/* MARK GUARD st b16 s[AT] $r[LSRC3] */
RT_BODY(tesla_fast_st_s_full_b16)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t lsrc3 = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_5(m, in, known, p_row, 0, 0, 1);
    if (!p || then_at(in, known, 0))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    lanes_st_s_full_b16(s, lsrc3, s_2_new);
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 2, 0, (const uint32_t *)p, run, &s_2_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_new, &s_2_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_s_full_b16)
RT_KNOWN(tesla_fast_st_s_full_b16, 0, 0x5, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_st_s_full_b16)

/* MARK GUARD st b32 s[AT] $r[LSRC3].h[LSRC3] */
RT_BODY(tesla_fast_st_s_half_b32)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t lsrc3 = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_6(m, in, known, p_row, 0, 0, 1);
    if (!p || then_at(in, known, 0))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    lanes_st_s_half_b16(s, lsrc3, s_2_new);
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 4, 0, (const uint32_t *)p, run, &s_2_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_new, &s_2_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_s_half_b32)
RT_KNOWN(tesla_fast_st_s_half_b32, 0, 0x5, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_st_s_half_b32)

/* MARK GUARD st b32 s[AT] $r[LSRC3] */
RT_BODY(tesla_fast_st_s_full_b32)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t lsrc3 = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_6(m, in, known, p_row, 0, 0, 1);
    if (!p || then_at(in, known, 0))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    lanes_quadop(s, lsrc3, s_2_new);
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 4, 0, (const uint32_t *)p, run, &s_2_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_new, &s_2_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_s_full_b32)
RT_KNOWN(tesla_fast_st_s_full_b32, 0, 0x5, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_st_s_full_b32)

/* MARK GUARD ld u8 $r[LDST] l[AT] */
RT_BODY(tesla_fast_ld_l_u8)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 1, 1, 2);
    _Alignas(64) uint32_t l_row[32];
    if (!p || !rt_fetch_1(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row)
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_c_u8_full_2(l_row, d_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_l_u8)
RT_KNOWN(tesla_fast_ld_l_u8, 0, 0x6, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_ld_l_u8)

/* MARK GUARD ld s8 $r[LDST] l[AT] */
RT_BODY(tesla_fast_ld_l_s8)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 1, 1, 2);
    _Alignas(64) uint32_t l_row[32];
    if (!p || !rt_fetch_1(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row)
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_l_s8(l_row, d_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_l_s8)
RT_KNOWN(tesla_fast_ld_l_s8, 0, 0x6, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_ld_l_s8)

/* MARK GUARD ld u16 $r[LDST] l[AT] */
RT_BODY(tesla_fast_ld_l_u16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 1, 1, 2);
    _Alignas(64) uint32_t l_row[32];
    if (!p || !rt_fetch_2(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row)
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_c_u8_full_2(l_row, d_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_l_u16)
RT_KNOWN(tesla_fast_ld_l_u16, 0, 0x6, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_ld_l_u16)

/* MARK GUARD ld s16 $r[LDST] l[AT] */
RT_BODY(tesla_fast_ld_l_s16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 1, 1, 2);
    _Alignas(64) uint32_t l_row[32];
    if (!p || !rt_fetch_2(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row)
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_c_s16_full(l_row, d_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_l_s16)
RT_KNOWN(tesla_fast_ld_l_s16, 0, 0x6, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_ld_l_s16)

/* MARK GUARD ld b64 $r[LDST]d l[AT] */
RT_BODY(tesla_fast_ld_l_b64)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 1, 1, 2);
    _Alignas(64) uint64_t l_row[32];
    if (!p || !rt_fetch_8(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row)
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 0);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 0);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    lanes_ld_l_b64(l_row, ldst_to, result_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_l_b64)
RT_KNOWN(tesla_fast_ld_l_b64, 0, 0x6, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_ld_l_b64)

/* MARK GUARD ld b32 $r[LDST] l[AT] */
RT_BODY(tesla_fast_ld_l_b32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 1, 1, 2);
    _Alignas(64) uint32_t l_row[32];
    if (!p || !rt_fetch_4(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row)
        || then_at(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_c_u8_full_2(l_row, d_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_l_b32)
RT_KNOWN(tesla_fast_ld_l_b32, 0, 0x6, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_ld_l_b32)

/* MARK GUARD st u8 l[AT] $r[LDST] */
RT_BODY(tesla_fast_st_l_u8)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t ldst = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 0, 0, 1);
    if (!p || then_at(in, known, 0))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    lanes_st_s_full_b8(s, ldst, l_new);
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 1, 0, (const uint32_t *)p, run, &l_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_1(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_new, &l_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_l_u8)
RT_KNOWN(tesla_fast_st_l_u8, 0, 0x5, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_st_l_u8)

/* MARK GUARD st s8 l[AT] $r[LDST] */
RT_BODY(tesla_fast_st_l_s8)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t ldst = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 0, 0, 1);
    if (!p || then_at(in, known, 0))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    lanes_st_s_full_b8(s, ldst, l_new);
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 1, 0, (const uint32_t *)p, run, &l_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_1(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_new, &l_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_l_s8)
RT_KNOWN(tesla_fast_st_l_s8, 0, 0x5, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_st_l_s8)

/* MARK GUARD st u16 l[AT] $r[LDST] */
RT_BODY(tesla_fast_st_l_u16)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t ldst = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 0, 0, 1);
    if (!p || then_at(in, known, 0))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    lanes_st_s_full_b16(s, ldst, l_new);
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 2, 0, (const uint32_t *)p, run, &l_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_2(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_new, &l_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_l_u16)
RT_KNOWN(tesla_fast_st_l_u16, 0, 0x5, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_st_l_u16)

/* MARK GUARD st s16 l[AT] $r[LDST] */
RT_BODY(tesla_fast_st_l_s16)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t ldst = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 0, 0, 1);
    if (!p || then_at(in, known, 0))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    lanes_st_s_full_b16(s, ldst, l_new);
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 2, 0, (const uint32_t *)p, run, &l_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_2(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_new, &l_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_l_s16)
RT_KNOWN(tesla_fast_st_l_s16, 0, 0x5, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_st_l_s16)

/* MARK GUARD st b64 l[AT] $r[LDST]d */
RT_BODY(tesla_fast_st_l_b64)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t ldst = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 0, 0, 1);
    if (!p || then_at(in, known, 0))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t l_new[32];
    lanes_st_l_b64(s, ldst, l_new);
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 8, 0, (const uint32_t *)p, run, &l_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_8(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_new, &l_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_l_b64)
RT_KNOWN(tesla_fast_st_l_b64, 0, 0x5, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_st_l_b64)

/* MARK GUARD st b32 l[AT] $r[LDST] */
RT_BODY(tesla_fast_st_l_b32)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t ldst = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 4, 5);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_at_4(m, in, known, p_row, 0, 0, 1);
    if (!p || then_at(in, known, 0))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    lanes_quadop(s, ldst, l_new);
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 4, 0, (const uint32_t *)p, run, &l_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_4(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_new, &l_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_l_b32)
RT_KNOWN(tesla_fast_st_l_b32, 0, 0x5, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_st_l_b32)

/* MARK GUARD ld u8 $r[LDST] g{GSPACE}[$r[LSRC]] */
RT_BODY(tesla_fast_ld_g_u8)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t gspace = (int32_t)rt_value(in, known, 1);
    const int32_t lsrc = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_c_u8_full_2(g_row, d_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_g_u8)
RT_KNOWN(tesla_fast_ld_g_u8, 0, 0x2, 0xa, .line = {0})
RT_QUICK_1(tesla_fast_ld_g_u8)

/* MARK GUARD ld s8 $r[LDST] g{GSPACE}[$r[LSRC]] */
RT_BODY(tesla_fast_ld_g_s8)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t gspace = (int32_t)rt_value(in, known, 1);
    const int32_t lsrc = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_l_s8(g_row, d_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_g_s8)
RT_KNOWN(tesla_fast_ld_g_s8, 0, 0x2, 0xa, .line = {0})
RT_QUICK_1(tesla_fast_ld_g_s8)

/* MARK GUARD ld u16 $r[LDST] g{GSPACE}[$r[LSRC]] */
RT_BODY(tesla_fast_ld_g_u16)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t gspace = (int32_t)rt_value(in, known, 1);
    const int32_t lsrc = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_c_u8_full_2(g_row, d_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_g_u16)
RT_KNOWN(tesla_fast_ld_g_u16, 0, 0x2, 0xa, .line = {0})
RT_QUICK_1(tesla_fast_ld_g_u16)

/* MARK GUARD ld s16 $r[LDST] g{GSPACE}[$r[LSRC]] */
RT_BODY(tesla_fast_ld_g_s16)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t gspace = (int32_t)rt_value(in, known, 1);
    const int32_t lsrc = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_c_s16_full(g_row, d_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_g_s16)
RT_KNOWN(tesla_fast_ld_g_s16, 0, 0x2, 0xa, .line = {0})
RT_QUICK_1(tesla_fast_ld_g_s16)

/* MARK GUARD ld b64 $r[LDST]d g{GSPACE}[$r[LSRC]] */
RT_BODY(tesla_fast_ld_g_b64)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t gspace = (int32_t)rt_value(in, known, 1);
    const int32_t lsrc = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) uint64_t g_row[32];
    if (!rt_fetch_8(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 0);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 0);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    lanes_ld_l_b64(g_row, ldst_to, result_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_g_b64)
RT_KNOWN(tesla_fast_ld_g_b64, 0, 0x2, 0xa, .line = {0})
RT_QUICK_1(tesla_fast_ld_g_b64)

/* MARK GUARD ld b32 $r[LDST] g{GSPACE}[$r[LSRC]] */
RT_BODY(tesla_fast_ld_g_b32)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t gspace = (int32_t)rt_value(in, known, 1);
    const int32_t lsrc = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_ld_c_u8_full_2(g_row, d_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_ld_g_b32)
RT_KNOWN(tesla_fast_ld_g_b32, 0, 0x2, 0xa, .line = {0})
RT_QUICK_1(tesla_fast_ld_g_b32)

/* MARK GUARD st u8 g{GSPACE}[$r[LSRC]] $r[LDST] */
RT_BODY(tesla_fast_st_g_u8)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t gspace = (int32_t)rt_value(in, known, 0);
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) uint32_t g_new[32];
    lanes_st_s_full_b8(s, ldst, g_new);
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 1, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run,
        &g_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_1(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_new,
        &g_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_g_u8)
RT_KNOWN(tesla_fast_st_g_u8, 0, 0x2, 0x9, .line = {0})
RT_KNOWN(tesla_fast_st_g_u8, 1, 0x2, 0x9, .value = {[0] = 14, [3] = 1})
RT_KNOWN(tesla_fast_st_g_u8, 2, 0x2, 0x9, .value = {[0] = 14})
RT_QUICK_3(tesla_fast_st_g_u8)

/* MARK GUARD st s8 g{GSPACE}[$r[LSRC]] $r[LDST] */
RT_BODY(tesla_fast_st_g_s8)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t gspace = (int32_t)rt_value(in, known, 0);
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) uint32_t g_new[32];
    lanes_st_s_full_b8(s, ldst, g_new);
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 1, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run,
        &g_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_1(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_new,
        &g_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_g_s8)
RT_KNOWN(tesla_fast_st_g_s8, 0, 0x2, 0x9, .line = {0})
RT_KNOWN(tesla_fast_st_g_s8, 1, 0x2, 0x9, .value = {[0] = 14, [3] = 1})
RT_KNOWN(tesla_fast_st_g_s8, 2, 0x2, 0x9, .value = {[0] = 14})
RT_QUICK_3(tesla_fast_st_g_s8)

/* MARK GUARD st u16 g{GSPACE}[$r[LSRC]] $r[LDST] */
RT_BODY(tesla_fast_st_g_u16)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t gspace = (int32_t)rt_value(in, known, 0);
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) uint32_t g_new[32];
    lanes_st_s_full_b16(s, ldst, g_new);
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 2, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run,
        &g_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_2(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_new,
        &g_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_g_u16)
RT_KNOWN(tesla_fast_st_g_u16, 0, 0x2, 0x9, .line = {0})
RT_KNOWN(tesla_fast_st_g_u16, 1, 0x2, 0x9, .value = {[0] = 14, [3] = 1})
RT_KNOWN(tesla_fast_st_g_u16, 2, 0x2, 0x9, .value = {[0] = 14})
RT_QUICK_3(tesla_fast_st_g_u16)

/* MARK GUARD st s16 g{GSPACE}[$r[LSRC]] $r[LDST] */
RT_BODY(tesla_fast_st_g_s16)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t gspace = (int32_t)rt_value(in, known, 0);
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) uint32_t g_new[32];
    lanes_st_s_full_b16(s, ldst, g_new);
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 2, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run,
        &g_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_2(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_new,
        &g_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_g_s16)
RT_KNOWN(tesla_fast_st_g_s16, 0, 0x2, 0x9, .line = {0})
RT_KNOWN(tesla_fast_st_g_s16, 1, 0x2, 0x9, .value = {[0] = 14, [3] = 1})
RT_KNOWN(tesla_fast_st_g_s16, 2, 0x2, 0x9, .value = {[0] = 14})
RT_QUICK_3(tesla_fast_st_g_s16)

/* MARK GUARD st b64 g{GSPACE}[$r[LSRC]] $r[LDST]d */
RT_BODY(tesla_fast_st_g_b64)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t gspace = (int32_t)rt_value(in, known, 0);
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) uint64_t g_new[32];
    lanes_st_l_b64(s, ldst, g_new);
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 8, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run,
        &g_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_8(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_new,
        &g_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_g_b64)
RT_KNOWN(tesla_fast_st_g_b64, 0, 0x2, 0x9, .line = {0})
RT_KNOWN(tesla_fast_st_g_b64, 1, 0x2, 0x9, .value = {[0] = 14, [3] = 1})
RT_KNOWN(tesla_fast_st_g_b64, 2, 0x2, 0x9, .value = {[0] = 14})
RT_QUICK_3(tesla_fast_st_g_b64)

/* MARK GUARD st b32 g{GSPACE}[$r[LSRC]] $r[LDST] */
RT_BODY(tesla_fast_st_g_b32)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t gspace = (int32_t)rt_value(in, known, 0);
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t ldst = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4, 5);
    run &= hold;
    _Alignas(64) uint32_t g_new[32];
    lanes_quadop(s, ldst, g_new);
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 4, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run,
        &g_places))
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_place_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_new,
        &g_places);
    return 0;
}
RT_MADE_ANY(tesla_fast_st_g_b32)
RT_KNOWN(tesla_fast_st_g_b32, 0, 0x2, 0x9, .line = {0})
RT_KNOWN(tesla_fast_st_g_b32, 1, 0x2, 0x9, .value = {[0] = 14, [3] = 1})
RT_KNOWN(tesla_fast_st_g_b32, 2, 0x2, 0x9, .value = {[0] = 14})
RT_QUICK_3(tesla_fast_st_g_b32)

