/* Generated from the description tesla by gen/emit/fast. Do not edit. */
#include "tesla_fast.h"

static uint32_t lanes_ld_a(int32_t lane_2)
{
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_2 |= (uint32_t)((lane_2 >> (l & 3) & 1) != 0) << l;
    }
    return hold_2;
}

static void lanes_mov_b16_short(const uint32_t *v, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = v[l] & 0xffff;
        d_new[l] = d;
    }
}

static void lanes_mov_b32_short(const uint32_t *v, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = v[l];
        d_to[l] = d;
    }
}

static void lanes_mov_b16_imm(uint32_t imm, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = imm & 0xffff;
        d_new[l] = d;
    }
}

static void lanes_mov_b32_imm(uint32_t imm, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = imm;
        d_to[l] = d;
    }
}

static void lanes_mov_r_c(struct tesla_state *s, int32_t cond, uint32_t *ldst_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t ldst = (uint32_t)s->c[cond][l];
        ldst_to[l] = ldst;
    }
}

static void lanes_mov_c_r(struct tesla_state *s, int32_t lsrc, uint8_t *cdst_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t cdst = s->r[lsrc][l] & 0xf;
        cdst_to[l] = (uint8_t)cdst;
    }
}

static void lanes_mov_r_a(struct tesla_state *s, int32_t areg, uint32_t *ldst_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t ldst = (uint32_t)s->a[areg][l];
        ldst_to[l] = ldst;
    }
}

static void lanes_shl_a(const int64_t *a, int32_t hshcnt, uint16_t *adst_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t adst = (uint32_t)a[l] << hshcnt & 0xffff;
        adst_to[l] = (uint16_t)adst;
    }
}

static void lanes_add_a(struct tesla_state *s, int32_t areg, int32_t offs, uint16_t *adst_to)
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
    const uint32_t *const v = row_l_src(m, in, run, v_row, 1, 2, 3, 4, 5);
    if (!v || then_l_src(in, usual, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    lanes_mov_b16_short(v, d_new);
    put_s_dst(m, in, run, d_new, 1);
    return 0;
}
RT_USUAL(tesla_fast_mov_b16_short, 0x2, 0x0)

/* mov SSFU b32 $r[SDST] S_SRC */
RT_BODY(tesla_fast_mov_b32_short)
{
    uint32_t run = active;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_l_src_2(m, in, usual, run, v_row, 1, 2, 3, 4, 5);
    if (!v || then_l_src(in, usual, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 1);
    uint32_t *const d_to = whole && d_place ? d_place : d_new;
    lanes_mov_b32_short(v, d_to);
    rt_write_row32(d_place, d_to, run);
    return 0;
}
RT_USUAL(tesla_fast_mov_b32_short, 0x2, 0x0)

/* mov b16 $r[LDST].h[LDST] IMM */
RT_BODY(tesla_fast_mov_b16_imm)
{
    (void)usual;
    const uint32_t imm = (uint32_t)in->value[1];
    uint32_t run = active;
    _Alignas(64) uint32_t d_new[32];
    lanes_mov_b16_imm(imm, d_new);
    put_s_dst(m, in, run, d_new, 0);
    return 0;
}
RT_ANY(tesla_fast_mov_b16_imm)

/* mov b32 $r[LDST] IMM */
RT_BODY(tesla_fast_mov_b32_imm)
{
    (void)usual;
    const uint32_t imm = (uint32_t)in->value[1];
    uint32_t run = active;
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = whole && d_place ? d_place : d_new;
    lanes_mov_b32_imm(imm, d_to);
    rt_write_row32(d_place, d_to, run);
    return 0;
}
RT_ANY(tesla_fast_mov_b32_imm)

/* MARK GUARD LANE mov LSFU b16 LL_DST L_SRC */
RT_BODY(tesla_fast_mov_b16_long)
{
    const int32_t mark = (int32_t)in->value[8];
    const int32_t lane_2 = (int32_t)in->value[7];
    const bool once = !usual && (mark == 1 || mark == 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 7, 9, 10);
    run &= hold;
    const uint32_t hold_2 = lane_2 == 15 ? UINT32_MAX : lanes_ld_a(lane_2);
    run &= hold_2;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_l_src(m, in, run, v_row, 1, 3, 4, 5, 6);
    if (!v || rt_taken(in, usual, 0) == 1 || then_l_src(in, usual, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    lanes_mov_b16_short(v, d_new);
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 0, 1);
    return 0;
}
RT_USUAL(tesla_fast_mov_b16_long, 0x83, 0x100)

/* MARK GUARD LANE mov LSFU b32 LL_DST L_SRC */
RT_BODY(tesla_fast_mov_b32_long)
{
    const int32_t mark = (int32_t)in->value[8];
    const int32_t lane_2 = (int32_t)in->value[7];
    const bool once = !usual && (mark == 1 || mark == 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 7, 9, 10);
    run &= hold;
    const uint32_t hold_2 = lane_2 == 15 ? UINT32_MAX : lanes_ld_a(lane_2);
    run &= hold_2;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_l_src_2(m, in, usual, run, v_row, 1, 3, 4, 5, 6);
    if (!v || rt_taken(in, usual, 0) == 1 || then_l_src(in, usual, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, usual, 0, 1);
    uint32_t *const d_to = whole && d_place ? d_place : d_new;
    lanes_mov_b32_short(v, d_to);
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(d_place, d_to, run);
    return 0;
}
RT_USUAL(tesla_fast_mov_b32_long, 0x83, 0x100)

/* MARK GUARD mov $r[LDST] $c[COND] */
RT_BODY(tesla_fast_mov_r_c)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[2];
    const int32_t cond = (int32_t)in->value[1];
    const bool once = !usual && (mark == 1 || mark == 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, usual, 0, 1, 3);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 0);
    uint32_t *const ldst_to = whole && ldst_place ? ldst_place : ldst_new;
    lanes_mov_r_c(s, cond, ldst_to);
    const int status = once ? for_warp(m, in, 2) : 0;
    if (status)
        return status;
    rt_write_row32(ldst_place, ldst_to, run);
    return 0;
}
RT_USUAL(tesla_fast_mov_r_c, 0x1, 0x4)

/* MARK GUARD mov $c[CDST] $r[LSRC] */
RT_BODY(tesla_fast_mov_c_r)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[1];
    const bool once = !usual && (mark == 1 || mark == 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 0, 3, 4);
    run &= hold;
    _Alignas(64) uint8_t cdst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cdst_place = place_c(m, in, 0);
    uint8_t *const cdst_to = whole && cdst_place ? cdst_place : cdst_new;
    lanes_mov_c_r(s, lsrc, cdst_to);
    const int status = once ? for_warp(m, in, 2) : 0;
    if (status)
        return status;
    rt_write_row8(cdst_place, cdst_to, run);
    return 0;
}
RT_USUAL(tesla_fast_mov_c_r, 0x1, 0x4)

/* MARK GUARD mov $r[LDST] $a[AREG] */
RT_BODY(tesla_fast_mov_r_a)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[2];
    const int32_t areg = (int32_t)in->value[1];
    const bool once = !usual && (mark == 1 || mark == 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 0, 3, 4);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 0);
    uint32_t *const ldst_to = whole && ldst_place ? ldst_place : ldst_new;
    lanes_mov_r_a(s, areg, ldst_to);
    const int status = once ? for_warp(m, in, 2) : 0;
    if (status)
        return status;
    rt_write_row32(ldst_place, ldst_to, run);
    return 0;
}
RT_USUAL(tesla_fast_mov_r_a, 0x1, 0x4)

/* MARK GUARD shl $a[ADST] L_SRC HSHCNT */
RT_BODY(tesla_fast_shl_a)
{
    const int32_t mark = (int32_t)in->value[6];
    const int32_t hshcnt = (int32_t)in->value[5];
    const bool once = !usual && (mark == 1 || mark == 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 6, 7, 8);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_l_src_3(m, in, run, a_row, 0, 1, 2, 3, 4);
    if (!a || then_l_src(in, usual, 0))
        return rt_slowly(m, in);
    _Alignas(64) uint16_t adst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint16_t *const adst_place = place_a(m, in, 0);
    uint16_t *const adst_to = whole && adst_place ? adst_place : adst_new;
    lanes_shl_a(a, hshcnt, adst_to);
    const int status = once ? for_warp(m, in, 6) : 0;
    if (status)
        return status;
    rt_write_row16(adst_place, adst_to, run);
    return 0;
}
RT_USUAL(tesla_fast_shl_a, 0x41, 0x40)

/* MARK GUARD add $a[ADST] $a[AREG] OFFS */
RT_BODY(tesla_fast_add_a)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    const int32_t areg = (int32_t)in->value[1];
    const int32_t offs = (int32_t)in->value[2];
    const bool once = !usual && (mark == 1 || mark == 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 0, 4, 5);
    run &= hold;
    _Alignas(64) uint16_t adst_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint16_t *const adst_place = place_a(m, in, 0);
    uint16_t *const adst_to = whole && adst_place ? adst_place : adst_new;
    lanes_add_a(s, areg, offs, adst_to);
    const int status = once ? for_warp(m, in, 3) : 0;
    if (status)
        return status;
    rt_write_row16(adst_place, adst_to, run);
    return 0;
}
RT_USUAL(tesla_fast_add_a, 0x1, 0x8)

