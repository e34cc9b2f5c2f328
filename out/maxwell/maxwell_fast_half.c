/* Generated from the description maxwell by gen/emit/fast.lua. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD HADD2_32I{HFTZL}HSATC $R[Rd], HAL, HHI, HLO CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_hadd2_32i)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hhi = (int32_t)in->value[7];
    const int32_t hlo = (int32_t)in->value[8];
    const int32_t hftzl = (int32_t)in->value[0];
    const int32_t hsatc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_24(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_6(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
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
        rd_new[l] = (uint32_t)(!hsatc ? (int32_t)x : t_2) << 16
            | (uint32_t)(!hsatc ? (int32_t)x_2 : t_4);
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD HSET2{HBF}HCMP{HSFTZ}BOP $R[Rd], HA, HB, Q0N$P[Q0] CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_hset2_r)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hbf = (int32_t)in->value[0];
    const int32_t hsftz = (int32_t)in->value[2];
    const int32_t hcmp = (int32_t)in->value[1];
    const int32_t bop = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_4(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
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
        rd_new[l] = (uint32_t)h1 << 16 | (uint32_t)h0;
    }
    put_rd_2(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD HSET2{HBFC}HCMPC{HSFTZC}BOP $R[Rd], HA, HFB, Q0N$P[Q0] CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_hset2_c)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hbfc = (int32_t)in->value[0];
    const int32_t hsftzc = (int32_t)in->value[2];
    const int32_t hcmpc = (int32_t)in->value[1];
    const int32_t bop = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_19(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_9(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t b = 0;
    const int b_trap = operand_b(in, &b);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_4(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
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
        rd_new[l] = (uint32_t)h1 << 16 | (uint32_t)h0;
    }
    put_rd_2(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD HSETP2{HCMP}HAND{HPFTZ}BOP $P[P0], $P[P1], HA, HB, Q0N$P[Q0] CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_hsetp2_r)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hpftz = (int32_t)in->value[2];
    const int32_t hcmp = (int32_t)in->value[0];
    const int32_t hand = (int32_t)in->value[1];
    const int32_t bop = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_40(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_10(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_14(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_5(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
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
        p0_new[l] = (uint32_t)(bop == 0 ? (t && q[l]) : bop == 1 ? t
            || q[l] : bop == 2 ? t ^ q[l] : 0);
        p1_new[l] = (uint32_t)(bop == 0 ? (t_2 && q[l]) : bop == 1 ? t_2
            || q[l] : bop == 2 ? t_2 ^ q[l] : 0);
    }
    put_p0(m, in, run, p0_new);
    put_p1(m, in, run, p1_new);
    return 0;
}

/* OPEN GUARD HSETP2{HCMPC}HANDC{HPFTZ}BOP $P[P0], $P[P1], HA, HCI, Q0N$P[Q0] CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_hsetp2_c)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t hpftz = (int32_t)in->value[2];
    const int32_t hcmpc = (int32_t)in->value[0];
    const int32_t handc = (int32_t)in->value[1];
    const int32_t bop = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_26(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_10(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t b = 0;
    const int b_trap = operand_b_2(in, &b);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_7(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
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
        p0_new[l] = (uint32_t)(bop == 0 ? (t && q[l]) : bop == 1 ? t
            || q[l] : bop == 2 ? t ^ q[l] : 0);
        p1_new[l] = (uint32_t)(bop == 0 ? (t_2 && q[l]) : bop == 1 ? t_2
            || q[l] : bop == 2 ? t_2 ^ q[l] : 0);
    }
    put_p0(m, in, run, p0_new);
    put_p1(m, in, run, p1_new);
    return 0;
}

