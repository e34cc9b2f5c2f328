/* Generated from the description tesla by gen/emit/fast. Do not edit. */
#include "tesla_fast.h"

RT_WITHIN void lanes_atomic_g_kept_add_num_for(uint32_t *g_row, uint32_t *ldst_to,
    const int32_t key)
{
    const int32_t atype = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        const uint32_t ldst =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
        ldst_to[l] = ldst;
    }
}

RT_LOOP_1(lanes_atomic_g_kept_add_num, (uint32_t *g_row, uint32_t *ldst_to, const int32_t fields),
    (g_row, ldst_to, key), 0, 0)

/* MARK GUARD ld add ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
RT_BODY(tesla_fast_atomic_g_kept_add_num)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t gspace2 = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t atype = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 6, 7);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 1);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    if (rt_knows(known, 0x1))
        lanes_atomic_g_kept_add_num_for(g_row, ldst_to, atype);
    else
        lanes_atomic_g_kept_add_num(g_row, ldst_to, atype);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_atomic_g_kept_add_num)
RT_KNOWN(tesla_fast_atomic_g_kept_add_num, 0, 0x1, 0x25, .line = {0})
RT_QUICK_1(tesla_fast_atomic_g_kept_add_num)

/* MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
RT_BODY(tesla_fast_atomic_g_kept_inc_num)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t gspace2 = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t atype = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 6, 7);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 1);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    if (rt_knows(known, 0x1))
        lanes_atomic_g_kept_add_num_for(g_row, ldst_to, atype);
    else
        lanes_atomic_g_kept_add_num(g_row, ldst_to, atype);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_atomic_g_kept_inc_num)
RT_KNOWN(tesla_fast_atomic_g_kept_inc_num, 0, 0x1, 0x25, .line = {0})
RT_QUICK_1(tesla_fast_atomic_g_kept_inc_num)

/* MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
RT_BODY(tesla_fast_atomic_g_kept_dec_num)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t gspace2 = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t atype = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 6, 7);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 1);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    if (rt_knows(known, 0x1))
        lanes_atomic_g_kept_add_num_for(g_row, ldst_to, atype);
    else
        lanes_atomic_g_kept_add_num(g_row, ldst_to, atype);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_atomic_g_kept_dec_num)
RT_KNOWN(tesla_fast_atomic_g_kept_dec_num, 0, 0x1, 0x25, .line = {0})
RT_QUICK_1(tesla_fast_atomic_g_kept_dec_num)

/* MARK GUARD ld max ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
RT_BODY(tesla_fast_atomic_g_kept_max_num)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t gspace2 = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t atype = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 6, 7);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 1);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    if (rt_knows(known, 0x1))
        lanes_atomic_g_kept_add_num_for(g_row, ldst_to, atype);
    else
        lanes_atomic_g_kept_add_num(g_row, ldst_to, atype);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_atomic_g_kept_max_num)
RT_KNOWN(tesla_fast_atomic_g_kept_max_num, 0, 0x1, 0x25, .line = {0})
RT_QUICK_1(tesla_fast_atomic_g_kept_max_num)

/* MARK GUARD ld min ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
RT_BODY(tesla_fast_atomic_g_kept_min_num)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t gspace2 = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t atype = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 6, 7);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 1);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    if (rt_knows(known, 0x1))
        lanes_atomic_g_kept_add_num_for(g_row, ldst_to, atype);
    else
        lanes_atomic_g_kept_add_num(g_row, ldst_to, atype);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_atomic_g_kept_min_num)
RT_KNOWN(tesla_fast_atomic_g_kept_min_num, 0, 0x1, 0x25, .line = {0})
RT_QUICK_1(tesla_fast_atomic_g_kept_min_num)

/* MARK GUARD ld and BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
RT_BODY(tesla_fast_atomic_g_kept_and_bits)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t gspace2 = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t btype = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 6, 7);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 1);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    if (rt_knows(known, 0x1))
        lanes_atomic_g_kept_add_num_for(g_row, ldst_to, btype);
    else
        lanes_atomic_g_kept_add_num(g_row, ldst_to, btype);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_atomic_g_kept_and_bits)
RT_KNOWN(tesla_fast_atomic_g_kept_and_bits, 0, 0x1, 0x25, .line = {0})
RT_QUICK_1(tesla_fast_atomic_g_kept_and_bits)

/* MARK GUARD ld or BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
RT_BODY(tesla_fast_atomic_g_kept_or_bits)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t gspace2 = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t btype = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 6, 7);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 1);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    if (rt_knows(known, 0x1))
        lanes_atomic_g_kept_add_num_for(g_row, ldst_to, btype);
    else
        lanes_atomic_g_kept_add_num(g_row, ldst_to, btype);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_atomic_g_kept_or_bits)
RT_KNOWN(tesla_fast_atomic_g_kept_or_bits, 0, 0x1, 0x25, .line = {0})
RT_QUICK_1(tesla_fast_atomic_g_kept_or_bits)

/* MARK GUARD ld xor BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
RT_BODY(tesla_fast_atomic_g_kept_xor_bits)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t gspace2 = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t btype = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 6, 7);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 1);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    if (rt_knows(known, 0x1))
        lanes_atomic_g_kept_add_num_for(g_row, ldst_to, btype);
    else
        lanes_atomic_g_kept_add_num(g_row, ldst_to, btype);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_atomic_g_kept_xor_bits)
RT_KNOWN(tesla_fast_atomic_g_kept_xor_bits, 0, 0x1, 0x25, .line = {0})
RT_QUICK_1(tesla_fast_atomic_g_kept_xor_bits)

/* MARK GUARD exch BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
RT_BODY(tesla_fast_atomic_g_kept_exch_exch)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 5);
    const int32_t gspace2 = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t btype = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 6, 7);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 1);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    if (rt_knows(known, 0x1))
        lanes_atomic_g_kept_add_num_for(g_row, ldst_to, btype);
    else
        lanes_atomic_g_kept_add_num(g_row, ldst_to, btype);
    const int status = once ? for_warp(m, in, 5) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_atomic_g_kept_exch_exch)
RT_KNOWN(tesla_fast_atomic_g_kept_exch_exch, 0, 0x1, 0x25, .line = {0})
RT_QUICK_1(tesla_fast_atomic_g_kept_exch_exch)

/* MARK GUARD cas BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] $r[LSRC3] */
RT_BODY(tesla_fast_cas_g_narrow)
{
    const int32_t mark = (int32_t)rt_value(in, known, 6);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 0, 7, 8);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    const int status = once ? for_warp(m, in, 6) : 0;
    if (status)
        return status;
    return 0;
}
RT_MADE_ANY(tesla_fast_cas_g_narrow)
RT_KNOWN(tesla_fast_cas_g_narrow, 0, 0x1, 0x40, .line = {0})
RT_QUICK_1(tesla_fast_cas_g_narrow)

