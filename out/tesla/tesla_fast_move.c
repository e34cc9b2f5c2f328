/* Generated from the description tesla by gen/emit/fast. Do not edit. */
#include "tesla_fast.h"

RT_WITHIN uint32_t lanes_ld_a(int32_t lane_2)
{
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_2 |= (uint32_t)((lane_2 >> (l & 3) & 1) != 0) << l;
    }
    return hold_2;
}

RT_WITHIN void lanes_mov_b16_short(const uint32_t *v, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = v[l] & 0xffff;
        d_new[l] = d;
    }
}

RT_WITHIN void lanes_mov_b32_short(const uint32_t *v, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = v[l];
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mov_b16_imm(uint32_t imm, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = imm & 0xffff;
        d_new[l] = d;
    }
}

RT_WITHIN void lanes_mov_b32_imm(uint32_t imm, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = imm;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mov_r_c(struct tesla_state *s, int32_t cond, uint32_t *ldst_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t ldst = (uint32_t)s->c[cond][l];
        ldst_to[l] = ldst;
    }
}

RT_WITHIN void lanes_mov_c_r(struct tesla_state *s, int32_t lsrc, uint8_t *cdst_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t cdst = s->r[lsrc][l] & 0xf;
        cdst_to[l] = (uint8_t)cdst;
    }
}

RT_WITHIN void lanes_mov_r_a(struct tesla_state *s, int32_t areg, uint32_t *ldst_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t ldst = (uint32_t)s->a[areg][l];
        ldst_to[l] = ldst;
    }
}

RT_WITHIN void lanes_shl_a(const int64_t *a, int32_t hshcnt, uint16_t *adst_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t adst = (uint32_t)a[l] << hshcnt & 0xffff;
        adst_to[l] = (uint16_t)adst;
    }
}

RT_WITHIN void lanes_add_a(struct tesla_state *s, int32_t areg, int32_t offs, uint16_t *adst_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t adst = (uint32_t)((s->a[areg][l] + offs) & 0xffff);
        adst_to[l] = (uint16_t)adst;
    }
}

/* mov SSFU b16 $r[SDST].h[SDST] S_SRC */
RT_BODY(tesla_fast_mov_b16_short)
{
    uint32_t run = active;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_l_src(m, in, known, run, v_row, 1, 2, 3, 4, 5);
    if (!v || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    lanes_mov_b16_short(v, d_new);
    put_s_dst(m, in, run, d_new, 1);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mov_b16_short)
RT_KNOWN(tesla_fast_mov_b16_short, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mov_b16_short)

/* mov SSFU b32 $r[SDST] S_SRC */
RT_BODY(tesla_fast_mov_b32_short)
{
    uint32_t run = active;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_l_src_2(m, in, known, run, v_row, 1, 2, 3, 4, 5);
    if (!v || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mov_b32_short(v, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mov_b32_short)
RT_KNOWN(tesla_fast_mov_b32_short, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mov_b32_short)

/* mov b16 $r[LDST].h[LDST] IMM */
RT_BODY(tesla_fast_mov_b16_imm)
{
    (void)known;
    const uint32_t imm = (uint32_t)in->value[1];
    uint32_t run = active;
    _Alignas(64) uint32_t d_new[32];
    lanes_mov_b16_imm(imm, d_new);
    put_s_dst(m, in, run, d_new, 0);
    return RT_ON;
}
RT_ANY(tesla_fast_mov_b16_imm)

/* mov b32 $r[LDST] IMM */
RT_BODY(tesla_fast_mov_b32_imm)
{
    (void)known;
    const uint32_t imm = (uint32_t)in->value[1];
    uint32_t run = active;
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mov_b32_imm(imm, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_ANY(tesla_fast_mov_b32_imm)

/* MARK GUARD LANE mov LSFU b16 LL_DST L_SRC */
RT_BODY(tesla_fast_mov_b16_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t lane_2 = (int32_t)in->value[7];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 7, 9, 10);
    run &= hold;
    const uint32_t hold_2 = lane_2 == 15 ? UINT32_MAX : lanes_ld_a(lane_2);
    run &= hold_2;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_l_src(m, in, known, run, v_row, 1, 3, 4, 5, 6);
    if (!v || rt_taken(in, known, 0) == 1 || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    lanes_mov_b16_short(v, d_new);
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 0, 1);
    return 0;
}
RT_MADE_ANY(tesla_fast_mov_b16_long)
RT_KNOWN(tesla_fast_mov_b16_long, 0, 0xff, 0x100, .line = {0})
RT_QUICK_1(tesla_fast_mov_b16_long)

/* MARK GUARD LANE mov LSFU b32 LL_DST L_SRC */
RT_BODY(tesla_fast_mov_b32_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t lane_2 = (int32_t)in->value[7];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 7, 9, 10);
    run &= hold;
    const uint32_t hold_2 = lane_2 == 15 ? UINT32_MAX : lanes_ld_a(lane_2);
    run &= hold_2;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_l_src_2(m, in, known, run, v_row, 1, 3, 4, 5, 6);
    if (!v || rt_taken(in, known, 0) == 1 || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 0, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mov_b32_short(v, d_to);
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mov_b32_long)
RT_KNOWN(tesla_fast_mov_b32_long, 0, 0xff, 0x100, .line = {0})
RT_QUICK_1(tesla_fast_mov_b32_long)

/* MARK GUARD mov $r[LDST] $c[COND] */
RT_BODY(tesla_fast_mov_r_c)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 2);
    const int32_t cond = (int32_t)rt_value(in, known, 1);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, known, 0, 1, 3);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 0);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    lanes_mov_r_c(s, cond, ldst_to);
    const int status = once ? for_warp(m, in, 2) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mov_r_c)
RT_KNOWN(tesla_fast_mov_r_c, 0, 0x1, 0x6, .line = {0})
RT_KNOWN(tesla_fast_mov_r_c, 1, 0x1, 0x6, .value = {[1] = 2})
RT_QUICK_2(tesla_fast_mov_r_c)

/* MARK GUARD mov $c[CDST] $r[LSRC] */
RT_BODY(tesla_fast_mov_c_r)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 2);
    const int32_t lsrc = (int32_t)in->value[1];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 3, 4);
    run &= hold;
    _Alignas(64) uint8_t cdst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cdst_place = place_c(m, in, 0);
    uint8_t *const cdst_to = rt_into8(m, whole, cdst_place, cdst_new);
    lanes_mov_c_r(s, lsrc, cdst_to);
    const int status = once ? for_warp(m, in, 2) : 0;
    if (status)
        return status;
    rt_write_row8(whole, cdst_place, cdst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mov_c_r)
RT_KNOWN(tesla_fast_mov_c_r, 0, 0x1, 0x4, .line = {0})
RT_QUICK_1(tesla_fast_mov_c_r)

/* MARK GUARD mov $r[LDST] $a[AREG] */
RT_BODY(tesla_fast_mov_r_a)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 2);
    const int32_t areg = (int32_t)in->value[1];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 3, 4);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 0);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    lanes_mov_r_a(s, areg, ldst_to);
    const int status = once ? for_warp(m, in, 2) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mov_r_a)
RT_KNOWN(tesla_fast_mov_r_a, 0, 0x1, 0x4, .line = {0})
RT_QUICK_1(tesla_fast_mov_r_a)

/* MARK GUARD shl $a[ADST] L_SRC HSHCNT */
RT_BODY(tesla_fast_shl_a)
{
    const int32_t mark = (int32_t)rt_value(in, known, 6);
    const int32_t hshcnt = (int32_t)in->value[5];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 6, 7, 8);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_l_src_3(m, in, known, run, a_row, 0, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 0))
        return rt_slowly(m, in);
    _Alignas(64) uint16_t adst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint16_t *const adst_place = place_a(m, in, 0);
    uint16_t *const adst_to = rt_into16(m, whole, adst_place, adst_new);
    lanes_shl_a(a, hshcnt, adst_to);
    const int status = once ? for_warp(m, in, 6) : 0;
    if (status)
        return status;
    rt_write_row16(whole, adst_place, adst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_shl_a)
RT_KNOWN(tesla_fast_shl_a, 0, 0x7f, 0x40, .line = {0})
RT_QUICK_1(tesla_fast_shl_a)

/* MARK GUARD add $a[ADST] $a[AREG] OFFS */
RT_BODY(tesla_fast_add_a)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 3);
    const int32_t areg = (int32_t)in->value[1];
    const int32_t offs = (int32_t)in->value[2];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 0, 4, 5);
    run &= hold;
    _Alignas(64) uint16_t adst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint16_t *const adst_place = place_a(m, in, 0);
    uint16_t *const adst_to = rt_into16(m, whole, adst_place, adst_new);
    lanes_add_a(s, areg, offs, adst_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row16(whole, adst_place, adst_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_add_a)
RT_KNOWN(tesla_fast_add_a, 0, 0x1, 0x8, .line = {0})
RT_QUICK_1(tesla_fast_add_a)

