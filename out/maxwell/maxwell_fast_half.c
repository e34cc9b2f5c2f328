/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_hadd2_32i_for(int32_t hhi, int32_t hlo, const uint32_t *a, int32_t hftzl,
    int32_t hsatc, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t b = (uint32_t)hhi << 16 | (uint32_t)hlo;
        const uint32_t x =
            (uint32_t)rt_float_add(RT_F16, a[l] >> 16, b >> 16, RT_NEAR, (uint32_t)(hftzl * 3),
            0x7fff);
        const uint32_t x_2 =
            (uint32_t)rt_float_add(RT_F16, a[l] & 0xffff, b & 0xffff, RT_NEAR,
            (uint32_t)(hftzl * 3), 0x7fff);
        const uint32_t t =
            (uint32_t)rt_float_min(RT_F16, (uint32_t)rt_float_max(RT_F16, x, 0, RT_KEEP, 0x7e00),
            0x3c00, RT_KEEP, 0x7e00);
        const int32_t t_2 = rt_float_is_nan(RT_F16, x) ? 0 : (int32_t)t;
        const uint32_t t_3 =
            (uint32_t)rt_float_min(RT_F16, (uint32_t)rt_float_max(RT_F16, x_2, 0, RT_KEEP, 0x7e00),
            0x3c00, RT_KEEP, 0x7e00);
        const int32_t t_4 = rt_float_is_nan(RT_F16, x_2) ? 0 : (int32_t)t_3;
        const uint32_t rd = (uint32_t)(!hsatc ? (int32_t)x : t_2) << 16
            | (uint32_t)(!hsatc ? (int32_t)x_2 : t_4);
        rd_to[l] = rd;
    }
}

static void lanes_hadd2_32i(int32_t hhi, int32_t hlo, const uint32_t *a, int32_t hftzl,
    int32_t hsatc, uint32_t *rd_to)
{
    if (hftzl | hsatc)
        lanes_hadd2_32i_for(hhi, hlo, a, hftzl, hsatc, rd_to);
    else
        lanes_hadd2_32i_for(hhi, hlo, a, 0, 0, rd_to);
}

RT_WITHIN void lanes_hset2_r_for(int32_t hbf, const uint32_t *a, const uint32_t *b, int32_t hsftz,
    int32_t hcmp, int32_t bop, const int32_t *q, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t yes16 = hbf ? 15360 : 65535;
        const int32_t t =
            (rt_float_compare(RT_F16, a[l] >> 16, b[l] >> 16, (uint32_t)(hsftz * 3)) & hcmp) != 0;
        const int32_t h1 =
            (bop == 0 ? (t && q[l]) : bop == 1 ? t || q[l] : bop == 2 ? t ^ q[l] : 0) != 0 ? yes16
            : 0;
        const int32_t t_2 =
            (rt_float_compare(RT_F16, a[l] & 0xffff, b[l] & 0xffff, (uint32_t)(hsftz * 3)) & hcmp)
            != 0;
        const int32_t h0 =
            (bop == 0 ? (t_2 && q[l]) : bop == 1 ? t_2 || q[l] : bop == 2 ? t_2 ^ q[l] : 0) != 0
            ? yes16 : 0;
        const uint32_t rd = (uint32_t)h1 << 16 | (uint32_t)h0;
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_hset2_r,
    (const uint32_t *a, const uint32_t *b, int32_t hcmp, const int32_t *q, uint32_t *rd_to),
    (0, a, b, 0, hcmp, 0, q, rd_to))

static void lanes_hset2_r(int32_t hbf, const uint32_t *a, const uint32_t *b, int32_t hsftz,
    int32_t hcmp, int32_t bop, const int32_t *q, uint32_t *rd_to)
{
    if (hbf | hsftz | bop)
        lanes_hset2_r_for(hbf, a, b, hsftz, hcmp, bop, q, rd_to);
    else
        lanes_hset2_r_usual(a, b, hcmp, q, rd_to);
}

RT_WITHIN void lanes_hset2_c_for(int32_t hbfc, const uint32_t *a, uint32_t b, int32_t hsftzc,
    int32_t hcmpc, int32_t bop, const int32_t *q, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t yes16 = hbfc ? 15360 : 65535;
        const int32_t t =
            (rt_float_compare(RT_F16, a[l] >> 16, b >> 16, (uint32_t)(hsftzc * 3)) & hcmpc) != 0;
        const int32_t h1 =
            (bop == 0 ? (t && q[l]) : bop == 1 ? t || q[l] : bop == 2 ? t ^ q[l] : 0) != 0 ? yes16
            : 0;
        const int32_t t_2 =
            (rt_float_compare(RT_F16, a[l] & 0xffff, b & 0xffff, (uint32_t)(hsftzc * 3)) & hcmpc)
            != 0;
        const int32_t h0 =
            (bop == 0 ? (t_2 && q[l]) : bop == 1 ? t_2 || q[l] : bop == 2 ? t_2 ^ q[l] : 0) != 0
            ? yes16 : 0;
        const uint32_t rd = (uint32_t)h1 << 16 | (uint32_t)h0;
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_hset2_c,
    (const uint32_t *a, uint32_t b, int32_t hcmpc, const int32_t *q, uint32_t *rd_to),
    (0, a, b, 0, hcmpc, 0, q, rd_to))

static void lanes_hset2_c(int32_t hbfc, const uint32_t *a, uint32_t b, int32_t hsftzc,
    int32_t hcmpc, int32_t bop, const int32_t *q, uint32_t *rd_to)
{
    if (hbfc | hsftzc | bop)
        lanes_hset2_c_for(hbfc, a, b, hsftzc, hcmpc, bop, q, rd_to);
    else
        lanes_hset2_c_usual(a, b, hcmpc, q, rd_to);
}

RT_WITHIN void lanes_hsetp2_r_for(const uint32_t *a, const uint32_t *b, int32_t hpftz,
    int32_t hcmp, int32_t hand, int32_t bop, const int32_t *q, uint8_t *p0_to, uint8_t *p1_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t h0 =
            (rt_float_compare(RT_F16, a[l] & 0xffff, b[l] & 0xffff, (uint32_t)(hpftz * 3)) & hcmp)
            != 0;
        const int32_t h1 =
            (rt_float_compare(RT_F16, a[l] >> 16, b[l] >> 16, (uint32_t)(hpftz * 3)) & hcmp) != 0;
        const int32_t all2 = h0 && h1;
        const int32_t t = hand ? all2 : h0;
        const int32_t t_2 = hand ? !all2 : h1;
        const uint32_t p0 =
            (uint32_t)(bop == 0 ? (t && q[l]) : bop == 1 ? t || q[l] : bop == 2 ? t ^ q[l] : 0);
        const uint32_t p1 =
            (uint32_t)(bop == 0 ? (t_2 && q[l]) : bop == 1 ? t_2
            || q[l] : bop == 2 ? t_2 ^ q[l] : 0);
        p0_to[l] = (uint8_t)p0;
        p1_to[l] = (uint8_t)p1;
    }
}

RT_LOOP(lanes_hsetp2_r,
    (const uint32_t *a, const uint32_t *b, int32_t hcmp, const int32_t *q, uint8_t *p0_to,
    uint8_t *p1_to), (a, b, 0, hcmp, 0, 0, q, p0_to, p1_to))

static void lanes_hsetp2_r(const uint32_t *a, const uint32_t *b, int32_t hpftz, int32_t hcmp,
    int32_t hand, int32_t bop, const int32_t *q, uint8_t *p0_to, uint8_t *p1_to)
{
    if (hpftz | hand | bop)
        lanes_hsetp2_r_for(a, b, hpftz, hcmp, hand, bop, q, p0_to, p1_to);
    else
        lanes_hsetp2_r_usual(a, b, hcmp, q, p0_to, p1_to);
}

RT_WITHIN void lanes_hsetp2_c_for(const uint32_t *a, uint32_t b, int32_t hpftz, int32_t hcmpc,
    int32_t handc, int32_t bop, const int32_t *q, uint8_t *p0_to, uint8_t *p1_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t h0 =
            (rt_float_compare(RT_F16, a[l] & 0xffff, b & 0xffff, (uint32_t)(hpftz * 3)) & hcmpc)
            != 0;
        const int32_t h1 =
            (rt_float_compare(RT_F16, a[l] >> 16, b >> 16, (uint32_t)(hpftz * 3)) & hcmpc) != 0;
        const int32_t all2 = h0 && h1;
        const int32_t t = handc ? all2 : h0;
        const int32_t t_2 = handc ? !all2 : h1;
        const uint32_t p0 =
            (uint32_t)(bop == 0 ? (t && q[l]) : bop == 1 ? t || q[l] : bop == 2 ? t ^ q[l] : 0);
        const uint32_t p1 =
            (uint32_t)(bop == 0 ? (t_2 && q[l]) : bop == 1 ? t_2
            || q[l] : bop == 2 ? t_2 ^ q[l] : 0);
        p0_to[l] = (uint8_t)p0;
        p1_to[l] = (uint8_t)p1;
    }
}

RT_LOOP(lanes_hsetp2_c,
    (const uint32_t *a, uint32_t b, int32_t hcmpc, const int32_t *q, uint8_t *p0_to,
    uint8_t *p1_to), (a, b, 0, hcmpc, 0, 0, q, p0_to, p1_to))

static void lanes_hsetp2_c(const uint32_t *a, uint32_t b, int32_t hpftz, int32_t hcmpc,
    int32_t handc, int32_t bop, const int32_t *q, uint8_t *p0_to, uint8_t *p1_to)
{
    if (hpftz | handc | bop)
        lanes_hsetp2_c_for(a, b, hpftz, hcmpc, handc, bop, q, p0_to, p1_to);
    else
        lanes_hsetp2_c_usual(a, b, hcmpc, q, p0_to, p1_to);
}

/* OPEN GUARD HADD2_32I{HFTZL}HSATC $R[Rd], HAL, HHI, HLO CTL CLOSE */
RT_BODY(maxwell_fast_hadd2_32i)
{
    const int32_t hhi = (int32_t)in->value[7];
    const int32_t hlo = (int32_t)in->value[8];
    const int32_t hftzl = (int32_t)in->value[0];
    const int32_t hsatc = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 9);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_hal(m, in, a_row, 0, 4, 6, 3);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_hadd2_32i(hhi, hlo, a, hftzl, hsatc, rd_to);
    rt_land32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_hadd2_32i, 0x2, 0x0)

/* OPEN GUARD HSET2{HBF}HCMP{HSFTZ}BOP $R[Rd], HA, HB, Q0N$P[Q0] CTL CLOSE */
RT_BODY(maxwell_fast_hset2_r)
{
    const int32_t hbf = (int32_t)in->value[0];
    const int32_t hsftz = (int32_t)in->value[2];
    const int32_t hcmp = (int32_t)in->value[1];
    const int32_t bop = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 3, 17);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_ha(m, in, a_row, 0, 7, 9, 6, 5);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_ha(m, in, b_row, 1, 12, 14, 11, 10);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_qa(m, in, q_row, 16, 15);
    if (!a || !b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_hset2_r_usual(a, b, hcmp, q, rd_to);
    else
        lanes_hset2_r(hbf, a, b, hsftz, hcmp, bop, q, rd_to);
    rt_land32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_hset2_r, 0x8, 0xd)

/* OPEN GUARD HSET2{HBFC}HCMPC{HSFTZC}BOP $R[Rd], HA, HFB, Q0N$P[Q0] CTL CLOSE */
RT_BODY(maxwell_fast_hset2_c)
{
    const int32_t hbfc = (int32_t)in->value[0];
    const int32_t hsftzc = (int32_t)in->value[2];
    const int32_t hcmpc = (int32_t)in->value[1];
    const int32_t bop = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 17);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_ha(m, in, a_row, 0, 7, 9, 6, 5);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t b = 0;
    const int b_trap = operand_hfb(in, &b, 1, 13, 14);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_qa(m, in, q_row, 16, 15);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_hset2_c_usual(a, b, hcmpc, q, rd_to);
    else
        lanes_hset2_c(hbfc, a, b, hsftzc, hcmpc, bop, q, rd_to);
    rt_land32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_hset2_c, 0x10, 0xd)

/* OPEN GUARD HSETP2{HCMP}HAND{HPFTZ}BOP $P[P0], $P[P1], HA, HB, Q0N$P[Q0] CTL CLOSE */
RT_BODY(maxwell_fast_hsetp2_r)
{
    const int32_t hpftz = (int32_t)in->value[2];
    const int32_t hcmp = (int32_t)in->value[0];
    const int32_t hand = (int32_t)in->value[1];
    const int32_t bop = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 3, 18);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_ha(m, in, a_row, 0, 8, 10, 7, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_ha(m, in, b_row, 1, 13, 15, 12, 11);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_qa(m, in, q_row, 17, 16);
    if (!a || !b)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t p0_new[32];
    _Alignas(64) uint8_t p1_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p0_place = place_p(m, in, 4);
    uint8_t *const p0_to = whole && p0_place ? p0_place : p0_new;
    uint8_t *const p1_place = place_p(m, in, 5);
    uint8_t *const p1_to = whole && p1_place ? p1_place : p1_new;
    if (usual)
        lanes_hsetp2_r_usual(a, b, hcmp, q, p0_to, p1_to);
    else
        lanes_hsetp2_r(a, b, hpftz, hcmp, hand, bop, q, p0_to, p1_to);
    rt_land8(p0_place, p0_to, run);
    rt_land8(p1_place, p1_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_hsetp2_r, 0x8, 0xe)

/* OPEN GUARD HSETP2{HCMPC}HANDC{HPFTZ}BOP $P[P0], $P[P1], HA, HCI, Q0N$P[Q0] CTL CLOSE */
RT_BODY(maxwell_fast_hsetp2_c)
{
    const int32_t hpftz = (int32_t)in->value[2];
    const int32_t hcmpc = (int32_t)in->value[0];
    const int32_t handc = (int32_t)in->value[1];
    const int32_t bop = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 19);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_ha(m, in, a_row, 0, 8, 10, 7, 6);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t b = 0;
    const int b_trap = operand_hfb(in, &b, 1, 15, 16);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_qa(m, in, q_row, 18, 17);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t p0_new[32];
    _Alignas(64) uint8_t p1_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const p0_place = place_p(m, in, 4);
    uint8_t *const p0_to = whole && p0_place ? p0_place : p0_new;
    uint8_t *const p1_place = place_p(m, in, 5);
    uint8_t *const p1_to = whole && p1_place ? p1_place : p1_new;
    if (usual)
        lanes_hsetp2_c_usual(a, b, hcmpc, q, p0_to, p1_to);
    else
        lanes_hsetp2_c(a, b, hpftz, hcmpc, handc, bop, q, p0_to, p1_to);
    rt_land8(p0_place, p0_to, run);
    rt_land8(p1_place, p1_to, run);
    return 0;
}
RT_USUAL(maxwell_fast_hsetp2_c, 0x10, 0xe)

