/* Generated from the description tesla by gen/emit/fast. Do not edit. */
#include "tesla_fast.h"

RT_WITHIN void lanes_dfma_for(const uint64_t *a, int32_t lneg1, const uint64_t *b,
    const uint64_t *c, int32_t lneg2, int32_t drnd, uint32_t *ldst_to, uint32_t *result_to,
    bool cd_wanted, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : a[l] ^ (uint64_t)lneg1 << 63;
        const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : b[l];
        const uint64_t z = rt_f64_is_nan(c[l]) ? c[l] | INT64_C(0x8000000000000)
            : c[l] ^ (uint64_t)lneg2 << 63;
        const uint64_t t = rt_f64_is_nan(x) ? x : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(z) ? z : t;
        const uint64_t r =
            rt_float_mul_add(RT_F64, x, y, z, RT_EXACT, (uint32_t)drnd, RT_KEEP,
            rt_f64_is_nan(y) ? y : t_2);
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        if (cd_wanted)
            cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_WANTED(lanes_dfma,
    (const uint64_t *a, const uint64_t *b, const uint64_t *c, uint32_t *ldst_to,
    uint32_t *result_to, uint8_t *cd_to), (a, 0, b, c, 0, 0, ldst_to, result_to, 0, cd_to),
    (a, 0, b, c, 0, 0, ldst_to, result_to, 1, cd_to))

static void lanes_dfma(const uint64_t *a, int32_t lneg1, const uint64_t *b, const uint64_t *c,
    int32_t lneg2, int32_t drnd, uint32_t *ldst_to, uint32_t *result_to, bool cd_wanted,
    uint8_t *cd_to)
{
    if (drnd)
        lanes_dfma_for(a, lneg1, b, c, lneg2, drnd, ldst_to, result_to, 1, cd_to);
    else if (lneg1 | lneg2)
        lanes_dfma_for(a, lneg1, b, c, lneg2, 0, ldst_to, result_to, 1, cd_to);
    else
        RT_WANTED(lanes_dfma, cd_wanted, (a, b, c, ldst_to, result_to, cd_to));
}

RT_WITHIN void lanes_dadd_for(const uint64_t *a, int32_t lneg1, const uint64_t *b, int32_t lneg2,
    int32_t darnd, uint32_t *ldst_to, uint32_t *result_to, bool cd_wanted, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : a[l] ^ (uint64_t)lneg1 << 63;
        const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : b[l] ^ (uint64_t)lneg2 << 63;
        const uint64_t t = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(x) ? x : t;
        const uint64_t r = rt_f64_add(x, y, (uint32_t)darnd, RT_KEEP, rt_f64_is_nan(y) ? y : t_2);
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        if (cd_wanted)
            cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_WANTED(lanes_dadd,
    (const uint64_t *a, const uint64_t *b, uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to),
    (a, 0, b, 0, 0, ldst_to, result_to, 0, cd_to), (a, 0, b, 0, 0, ldst_to, result_to, 1, cd_to))

static void lanes_dadd(const uint64_t *a, int32_t lneg1, const uint64_t *b, int32_t lneg2,
    int32_t darnd, uint32_t *ldst_to, uint32_t *result_to, bool cd_wanted, uint8_t *cd_to)
{
    if (darnd)
        lanes_dadd_for(a, lneg1, b, lneg2, darnd, ldst_to, result_to, 1, cd_to);
    else if (lneg1 | lneg2)
        lanes_dadd_for(a, lneg1, b, lneg2, 0, ldst_to, result_to, 1, cd_to);
    else
        RT_WANTED(lanes_dadd, cd_wanted, (a, b, ldst_to, result_to, cd_to));
}

RT_WITHIN void lanes_dmul_for(const uint64_t *a, int32_t lneg1, const uint64_t *b, int32_t crnd,
    uint32_t *ldst_to, uint32_t *result_to, bool cd_wanted, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : a[l] ^ (uint64_t)lneg1 << 63;
        const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : b[l];
        const uint64_t t = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(x) ? x : t;
        const uint64_t r = rt_f64_mul(x, y, (uint32_t)crnd, RT_KEEP, rt_f64_is_nan(y) ? y : t_2);
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        if (cd_wanted)
            cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_WANTED(lanes_dmul,
    (const uint64_t *a, const uint64_t *b, uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to),
    (a, 0, b, 0, ldst_to, result_to, 0, cd_to), (a, 0, b, 0, ldst_to, result_to, 1, cd_to))

static void lanes_dmul(const uint64_t *a, int32_t lneg1, const uint64_t *b, int32_t crnd,
    uint32_t *ldst_to, uint32_t *result_to, bool cd_wanted, uint8_t *cd_to)
{
    if (crnd)
        lanes_dmul_for(a, lneg1, b, crnd, ldst_to, result_to, 1, cd_to);
    else if (lneg1)
        lanes_dmul_for(a, lneg1, b, 0, ldst_to, result_to, 1, cd_to);
    else
        RT_WANTED(lanes_dmul, cd_wanted, (a, b, ldst_to, result_to, cd_to));
}

RT_WITHIN void lanes_dminmax_min_for(const uint64_t *a, int32_t labs1, int32_t lneg1,
    const uint64_t *b, int32_t labs2, int32_t lneg2, uint32_t *ldst_to, uint32_t *result_to,
    bool cd_wanted, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)lneg1 << 63;
        const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : (labs2 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)lneg2 << 63;
        const uint64_t r = rt_float_min(RT_F64, x, y, RT_KEEP, y);
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        if (cd_wanted)
            cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_WANTED(lanes_dminmax_min,
    (const uint64_t *a, const uint64_t *b, uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to),
    (a, 0, 0, b, 0, 0, ldst_to, result_to, 0, cd_to),
    (a, 0, 0, b, 0, 0, ldst_to, result_to, 1, cd_to))

static void lanes_dminmax_min(const uint64_t *a, int32_t labs1, int32_t lneg1, const uint64_t *b,
    int32_t labs2, int32_t lneg2, uint32_t *ldst_to, uint32_t *result_to, bool cd_wanted,
    uint8_t *cd_to)
{
    if (labs1 | lneg1 | labs2 | lneg2)
        lanes_dminmax_min_for(a, labs1, lneg1, b, labs2, lneg2, ldst_to, result_to, 1, cd_to);
    else
        RT_WANTED(lanes_dminmax_min, cd_wanted, (a, b, ldst_to, result_to, cd_to));
}

RT_WITHIN void lanes_dminmax_max_for(const uint64_t *a, int32_t labs1, int32_t lneg1,
    const uint64_t *b, int32_t labs2, int32_t lneg2, uint32_t *ldst_to, uint32_t *result_to,
    bool cd_wanted, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)lneg1 << 63;
        const uint64_t y = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : (labs2 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)lneg2 << 63;
        const uint64_t r = rt_float_max(RT_F64, x, y, RT_KEEP, y);
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        if (cd_wanted)
            cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_WANTED(lanes_dminmax_max,
    (const uint64_t *a, const uint64_t *b, uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to),
    (a, 0, 0, b, 0, 0, ldst_to, result_to, 0, cd_to),
    (a, 0, 0, b, 0, 0, ldst_to, result_to, 1, cd_to))

static void lanes_dminmax_max(const uint64_t *a, int32_t labs1, int32_t lneg1, const uint64_t *b,
    int32_t labs2, int32_t lneg2, uint32_t *ldst_to, uint32_t *result_to, bool cd_wanted,
    uint8_t *cd_to)
{
    if (labs1 | lneg1 | labs2 | lneg2)
        lanes_dminmax_max_for(a, labs1, lneg1, b, labs2, lneg2, ldst_to, result_to, 1, cd_to);
    else
        RT_WANTED(lanes_dminmax_max, cd_wanted, (a, b, ldst_to, result_to, cd_to));
}

RT_WITHIN void lanes_dset_for(const uint64_t *a, int32_t labs1, int32_t lneg1, const uint64_t *b,
    int32_t labs2, int32_t lneg2, int32_t fcompare, uint32_t *d_to, bool cd_wanted, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k =
            rt_float_compare(RT_F64,
            rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000)
            : (labs1 ? a[l] & INT64_C(0x7fffffffffffffff) : a[l]) ^ (uint64_t)lneg1 << 63,
            rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : (labs2 ? b[l] & INT64_C(0x7fffffffffffffff) : b[l]) ^ (uint64_t)lneg2 << 63, RT_KEEP);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        if (cd_wanted)
            cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_WANTED(lanes_dset,
    (const uint64_t *a, const uint64_t *b, int32_t fcompare, uint32_t *d_to, uint8_t *cd_to),
    (a, 0, 0, b, 0, 0, fcompare, d_to, 0, cd_to), (a, 0, 0, b, 0, 0, fcompare, d_to, 1, cd_to))

static void lanes_dset(const uint64_t *a, int32_t labs1, int32_t lneg1, const uint64_t *b,
    int32_t labs2, int32_t lneg2, int32_t fcompare, uint32_t *d_to, bool cd_wanted, uint8_t *cd_to)
{
    if (labs1 | lneg1 | labs2 | lneg2)
        lanes_dset_for(a, labs1, lneg1, b, labs2, lneg2, fcompare, d_to, 1, cd_to);
    else
        RT_WANTED(lanes_dset, cd_wanted, (a, b, fcompare, d_to, cd_to));
}

/* MARK GUARD fma DRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d LNEG2 $r[LSRC3]d */
RT_BODY(tesla_fast_dfma)
{
    const int32_t mark = (int32_t)in->value[8];
    const int32_t drnd = (int32_t)in->value[0];
    const int32_t lneg1 = (int32_t)in->value[3];
    const int32_t lneg2 = (int32_t)in->value[6];
    const bool once = !usual && (mark == 1 || mark == 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 5, 9, 10);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_l_dst(m, in, a_row, 4);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_l_dst(m, in, b_row, 5);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_l_dst(m, in, c_row, 7);
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 2);
    uint32_t *const ldst_to = whole && ldst_place ? ldst_place : ldst_new;
    uint32_t *const result_place = place_r_2(m, in, 2);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    uint8_t *const cd_place = place_mcdst(m, in, usual, 0, 1);
    uint8_t *const cd_to = whole && cd_place ? cd_place : cd_new;
    const bool cd_wanted = !(rt_taken(in, usual, 0) == 0);
    if (usual)
        RT_WANTED(lanes_dfma, cd_wanted, (a, b, c, ldst_to, result_to, cd_to));
    else
        lanes_dfma(a, lneg1, b, c, lneg2, drnd, ldst_to, result_to, cd_wanted, cd_to);
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(ldst_place, ldst_to, run);
    rt_write_row32(result_place, result_to, run);
    rt_write_row8(cd_place, cd_to, run);
    return 0;
}
RT_USUAL(tesla_fast_dfma, 0x21, 0x149)

/* MARK GUARD add DARND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d LNEG2 $r[LSRC3]d */
RT_BODY(tesla_fast_dadd)
{
    const int32_t mark = (int32_t)in->value[7];
    const int32_t darnd = (int32_t)in->value[0];
    const int32_t lneg1 = (int32_t)in->value[3];
    const int32_t lneg2 = (int32_t)in->value[5];
    const bool once = !usual && (mark == 1 || mark == 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 8, 9);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_l_dst(m, in, a_row, 4);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_l_dst(m, in, b_row, 6);
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 2);
    uint32_t *const ldst_to = whole && ldst_place ? ldst_place : ldst_new;
    uint32_t *const result_place = place_r_2(m, in, 2);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    uint8_t *const cd_place = place_mcdst(m, in, usual, 0, 1);
    uint8_t *const cd_to = whole && cd_place ? cd_place : cd_new;
    const bool cd_wanted = !(rt_taken(in, usual, 0) == 0);
    if (usual)
        RT_WANTED(lanes_dadd, cd_wanted, (a, b, ldst_to, result_to, cd_to));
    else
        lanes_dadd(a, lneg1, b, lneg2, darnd, ldst_to, result_to, cd_wanted, cd_to);
    const int status = once ? for_warp(m, in, 7) : 0;
    if (status)
        return status;
    rt_write_row32(ldst_place, ldst_to, run);
    rt_write_row32(result_place, result_to, run);
    rt_write_row8(cd_place, cd_to, run);
    return 0;
}
RT_USUAL(tesla_fast_dadd, 0x11, 0xa9)

/* MARK GUARD mul CRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d */
RT_BODY(tesla_fast_dmul)
{
    const int32_t mark = (int32_t)in->value[6];
    const int32_t crnd = (int32_t)in->value[0];
    const int32_t lneg1 = (int32_t)in->value[3];
    const bool once = !usual && (mark == 1 || mark == 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 7, 8);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_l_dst(m, in, a_row, 4);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_l_dst(m, in, b_row, 5);
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 2);
    uint32_t *const ldst_to = whole && ldst_place ? ldst_place : ldst_new;
    uint32_t *const result_place = place_r_2(m, in, 2);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    uint8_t *const cd_place = place_mcdst(m, in, usual, 0, 1);
    uint8_t *const cd_to = whole && cd_place ? cd_place : cd_new;
    const bool cd_wanted = !(rt_taken(in, usual, 0) == 0);
    if (usual)
        RT_WANTED(lanes_dmul, cd_wanted, (a, b, ldst_to, result_to, cd_to));
    else
        lanes_dmul(a, lneg1, b, crnd, ldst_to, result_to, cd_wanted, cd_to);
    const int status = once ? for_warp(m, in, 6) : 0;
    if (status)
        return status;
    rt_write_row32(ldst_place, ldst_to, run);
    rt_write_row32(result_place, result_to, run);
    rt_write_row8(cd_place, cd_to, run);
    return 0;
}
RT_USUAL(tesla_fast_dmul, 0x11, 0x49)

/* MARK GUARD min f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
RT_BODY(tesla_fast_dminmax_min)
{
    const int32_t mark = (int32_t)in->value[8];
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const int32_t labs2 = (int32_t)in->value[6];
    const int32_t lneg2 = (int32_t)in->value[5];
    const bool once = !usual && (mark == 1 || mark == 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 9, 10);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_l_dst(m, in, a_row, 4);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_l_dst(m, in, b_row, 7);
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 1);
    uint32_t *const ldst_to = whole && ldst_place ? ldst_place : ldst_new;
    uint32_t *const result_place = place_r_2(m, in, 1);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    uint8_t *const cd_place = place_mcdst(m, in, usual, 0, 0);
    uint8_t *const cd_to = whole && cd_place ? cd_place : cd_new;
    const bool cd_wanted = !(rt_taken(in, usual, 0) == 0);
    if (usual)
        RT_WANTED(lanes_dminmax_min, cd_wanted, (a, b, ldst_to, result_to, cd_to));
    else
        lanes_dminmax_min(a, labs1, lneg1, b, labs2, lneg2, ldst_to, result_to, cd_wanted, cd_to);
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(ldst_place, ldst_to, run);
    rt_write_row32(result_place, result_to, run);
    rt_write_row8(cd_place, cd_to, run);
    return 0;
}
RT_USUAL(tesla_fast_dminmax_min, 0x11, 0x16c)

/* MARK GUARD max f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
RT_BODY(tesla_fast_dminmax_max)
{
    const int32_t mark = (int32_t)in->value[8];
    const int32_t labs1 = (int32_t)in->value[3];
    const int32_t lneg1 = (int32_t)in->value[2];
    const int32_t labs2 = (int32_t)in->value[6];
    const int32_t lneg2 = (int32_t)in->value[5];
    const bool once = !usual && (mark == 1 || mark == 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 9, 10);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_l_dst(m, in, a_row, 4);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_l_dst(m, in, b_row, 7);
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 1);
    uint32_t *const ldst_to = whole && ldst_place ? ldst_place : ldst_new;
    uint32_t *const result_place = place_r_2(m, in, 1);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    uint8_t *const cd_place = place_mcdst(m, in, usual, 0, 0);
    uint8_t *const cd_to = whole && cd_place ? cd_place : cd_new;
    const bool cd_wanted = !(rt_taken(in, usual, 0) == 0);
    if (usual)
        RT_WANTED(lanes_dminmax_max, cd_wanted, (a, b, ldst_to, result_to, cd_to));
    else
        lanes_dminmax_max(a, labs1, lneg1, b, labs2, lneg2, ldst_to, result_to, cd_wanted, cd_to);
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(ldst_place, ldst_to, run);
    rt_write_row32(result_place, result_to, run);
    rt_write_row8(cd_place, cd_to, run);
    return 0;
}
RT_USUAL(tesla_fast_dminmax_max, 0x11, 0x16c)

/* MARK GUARD set MCDST LL_DST FCOMPARE f64 LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
RT_BODY(tesla_fast_dset)
{
    const int32_t mark = (int32_t)in->value[10];
    const int32_t labs1 = (int32_t)in->value[5];
    const int32_t lneg1 = (int32_t)in->value[4];
    const int32_t labs2 = (int32_t)in->value[8];
    const int32_t lneg2 = (int32_t)in->value[7];
    const int32_t fcompare = (int32_t)in->value[3];
    const bool once = !usual && (mark == 1 || mark == 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 11, 12);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_l_dst(m, in, a_row, 6);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_l_dst(m, in, b_row, 9);
    if (rt_taken(in, usual, 1) == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, usual, 1, 1);
    uint32_t *const d_to = whole && d_place ? d_place : d_new;
    uint8_t *const cd_place = place_mcdst(m, in, usual, 0, 0);
    uint8_t *const cd_to = whole && cd_place ? cd_place : cd_new;
    const bool cd_wanted = !(rt_taken(in, usual, 0) == 0);
    if (usual)
        RT_WANTED(lanes_dset, cd_wanted, (a, b, fcompare, d_to, cd_to));
    else
        lanes_dset(a, labs1, lneg1, b, labs2, lneg2, fcompare, d_to, cd_wanted, cd_to);
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(d_place, d_to, run);
    rt_write_row8(cd_place, cd_to, run);
    return 0;
}
RT_USUAL(tesla_fast_dset, 0x13, 0x5b0)

