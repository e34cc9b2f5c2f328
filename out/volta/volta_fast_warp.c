/* Generated from the description volta by gen/emit/fast.lua. Do not edit. */
#include "volta_fast.h"

/* GUARD VOTE{VMODE} RDO, $P[P0], Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_fast_vote)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t vmode = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    const uint32_t hold = mask_guard_86(m, in, run);
    run &= hold;
    const uint32_t bits = mask_q(m, in, run);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_2 = mask_guard_86(m, in, run);
    run &= hold_2;
    const uint32_t bits_2 = mask_q(m, in, run);
    all = (~bits_2 & run) == 0;
    }
    uint32_t run = active;
    const uint32_t hold_3 = mask_guard_86(m, in, run);
    run &= hold_3;
    _Alignas(64) uint32_t rdo_new[32];
    _Alignas(64) uint32_t p0_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            int32_t result = 0;
            const uint32_t b = ballot;
            const int32_t every = all;
            const int32_t some = b != 0;
            if (vmode == 0) {
                result = every;
            } else if (vmode == 1) {
                result = some;
            } else {
                result = every || !some;
            }
            p0_new[l] = (uint32_t)result;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            int32_t result = 0;
            const uint32_t b = ballot;
            const int32_t every = all;
            const int32_t some = b != 0;
            if (vmode == 0) {
                result = every;
            } else if (vmode == 1) {
                result = some;
            } else {
                result = every || !some;
            }
            rdo_new[l] = b;
            p0_new[l] = (uint32_t)result;
        }
    }
    put_rdo(m, in, run, rdo_new);
    put_p0_2(m, in, run, p0_new);
    return 0;
}

/* GUARD VOTEU{VMODE} UDO, $UP[U0], Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_fast_voteu)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t vmode = (int32_t)in->value[0];
    const int32_t u0 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t any = 0;
    uint32_t ballot = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    const uint32_t bits = mask_guard_86(m, in, run);
    any = (bits & run) != 0;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_24(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_16(m, in, run, guard_row);
    if (!guard)
        return rt_slowly(m, in);
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        bits_2 |= (uint32_t)((guard[l] && q[l]) != 0) << l;
    }
    ballot = bits_2 & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_q_24(m, in, run, q_row_2);
    if (!q_2)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard_16(m, in, run, guard_row_2);
    if (!guard_2)
        return rt_slowly(m, in);
    uint32_t bits_3 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        bits_3 |= (uint32_t)((q_2[l] || !guard_2[l]) != 0) << l;
    }
    all = (~bits_3 & run) == 0;
    }
    const int32_t go = any;
    const uint32_t b = ballot;
    const int32_t every = all;
    if (go) {
        if (in->line[0] == 1) {
            const int32_t ud = (int32_t)in->value[1];
            if (ud != 63)
                s->ur[ud] = b;
        }
        const int32_t some = b != 0;
        if (vmode == 0) {
            result = every;
        } else if (vmode == 1) {
            result = some;
        } else {
            result = every || !some;
        }
        if (u0 != 7)
            s->up[u0] = (uint8_t)result;
    }
    return 0;
}

/* GUARD MATCH.ALL{MU64} $P[P0], $R[Rd], $R[Ra] MARKS CTL */
int ISADORA_LEVEL(volta_fast_match_all)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t mu64 = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    const uint32_t hold = mask_guard_14(m, in, run);
    run &= hold;
    const uint32_t bits = (1) ? UINT32_MAX : 0;
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_2 = mask_guard_14(m, in, run);
    run &= hold_2;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_3 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_3 = x_3;
        lane_of_of[l] = value_3;
    }
    here = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_3 = mask_guard_14(m, in, run);
    run &= hold_3;
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t these_4 = ballot;
        const uint64_t x_4 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const int32_t t = rt_min_i32(rt_ctz((rt_u128)these_4, 32), 31);
        const uint64_t lane_of_4 = (here >> t & 1 ? lane_of_of[t] : 0);
        const uint64_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((x_4 == first_4) != 0) << l;
    }
    all = (~bits_2 & run) == 0;
    }
    uint32_t run = active;
    const uint32_t hold_4 = mask_guard_14(m, in, run);
    run &= hold_4;
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t these = ballot;
        const int32_t same = all;
        p0_new[l] = (uint32_t)same;
        rd_new[l] = same ? these : 0;
    }
    put_p0_3(m, in, run, p0_new);
    put_rd_4(m, in, run, rd_new);
    return 0;
}

/* GUARD SHFL{SMODE} $P[P0], $R[Rd], $R[Ra], SHB, SHC MARKS CTL */
int ISADORA_LEVEL(volta_fast_shfl)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t smode = (int32_t)in->value[0];
    const uint32_t active = s->active;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    const uint32_t hold = mask_guard_13(m, in, run);
    run &= hold;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = s->r[ra][l];
        lane_of_of[l] = value_2;
    }
    here = run;
    }
    uint32_t run = active;
    const uint32_t hold_2 = mask_guard_13(m, in, run);
    run &= hold_2;
    _Alignas(64) uint32_t l_row[32];
    const uint32_t *const l_2 = row_l(m, in, run, l_row);
    if (!l_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t k_row[32];
    const uint32_t *const k = row_k_7(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p0_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t seg = k[l] >> 8 & 0x1f;
        const uint32_t first = (uint32_t)l & seg;
        const uint32_t last = first | (k[l] & 0x1f & (uint32_t)~(int32_t)seg & 0x1f);
        const uint32_t n = l_2[l] & 0x1f;
        const int32_t j = smode == 0 ? (int32_t)(first | (n & (uint32_t)~(int32_t)seg & 0x1f))
            : smode == 1 ? l - (int32_t)n : smode == 2 ? (int32_t)((uint32_t)l + n)
            : (int32_t)((uint32_t)l ^ n);
        const int32_t ok = smode == 1 ? j >= (int32_t)last : j <= (int32_t)last;
        const int32_t t = (ok && j >= 0 && j < 32) ? j : l;
        const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : s->r[ra][l]);
        rd_new[l] = lane_of;
        p0_new[l] = (uint32_t)ok;
    }
    put_rd_4(m, in, run, rd_new);
    put_p0_3(m, in, run, p0_new);
    return 0;
}

/* GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], Q1N$P[Q1], QM, LUT1, LUT2 MARKS CTL */
int ISADORA_LEVEL(volta_fast_plop3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t lut1 = (int32_t)in->value[9];
    const int32_t lut2 = (int32_t)in->value[10];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_60(m, in, run);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_25(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_r_3(m, in, run, r_row);
    if (!r)
        return rt_slowly(m, in);
    _Alignas(64) int32_t s_row[32];
    const int32_t *const s_2 = row_s(m, in, run, s_row);
    if (!s_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = 4 * q[l] + 2 * r[l] + s_2[l];
        p0_new[l] = (uint32_t)(lut1 >> at & 1);
        p1_new[l] = (uint32_t)(lut2 >> at & 1);
    }
    put_p0_4(m, in, run, p0_new);
    put_p1_2(m, in, run, p1_new);
    return 0;
}

/* GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], Q1N$P[Q1], QM, LUT1, LUT2 MARKS CTL */
int ISADORA_LEVEL(volta_usual_plop3_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t lut1 = (int32_t)in->value[9];
    const int32_t lut2 = (int32_t)in->value[10];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_plop3)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_10(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_r_4(m, in, run, r_row);
    if (!r)
        return rt_slowly(m, in);
    _Alignas(64) int32_t s_row[32];
    const int32_t *const s_2 = row_s_2(m, in, run, s_row);
    if (!s_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = 4 * q[l] + 2 * r[l] + s_2[l];
        p0_new[l] = (uint32_t)(lut1 >> at & 1);
        p1_new[l] = (uint32_t)(lut2 >> at & 1);
    }
    put_p0_4(m, in, run, p0_new);
    put_p1_2(m, in, run, p1_new);
    return 0;
}

/* GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], SIGNB, Q2N$P[Q2], LUT, LUT2 MARKS CTL */
int ISADORA_LEVEL(volta_fast_plop3_sign_one)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t lut = (int32_t)in->value[11];
    const int32_t lut2 = (int32_t)in->value[12];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_30(m, in, run);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_25(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_r_5(m, in, run, r_row);
    if (!r)
        return rt_slowly(m, in);
    _Alignas(64) int32_t s_row[32];
    const int32_t *const s_2 = row_s_3(m, in, run, s_row);
    if (!s_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = 4 * q[l] + 2 * r[l] + s_2[l];
        p0_new[l] = (uint32_t)(lut >> at & 1);
        p1_new[l] = (uint32_t)(lut2 >> at & 1);
    }
    put_p0_4(m, in, run, p0_new);
    put_p1_2(m, in, run, p1_new);
    return 0;
}

/* GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], SIGNB, Q2N$P[Q2], LUT, LUT2 MARKS CTL */
int ISADORA_LEVEL(volta_usual_plop3_sign_one_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t lut = (int32_t)in->value[11];
    const int32_t lut2 = (int32_t)in->value[12];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_plop3_sign_one)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_10(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_r_6(m, in, run, r_row);
    if (!r)
        return rt_slowly(m, in);
    _Alignas(64) int32_t s_row[32];
    const int32_t *const s_2 = row_s_4(m, in, run, s_row);
    if (!s_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = 4 * q[l] + 2 * r[l] + s_2[l];
        p0_new[l] = (uint32_t)(lut >> at & 1);
        p1_new[l] = (uint32_t)(lut2 >> at & 1);
    }
    put_p0_4(m, in, run, p0_new);
    put_p1_2(m, in, run, p1_new);
    return 0;
}

/* GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], SIGNB, $R[Rc]RC.SIGN, LUT, LUT2 MARKS CTL */
int ISADORA_LEVEL(volta_fast_plop3_sign_two)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t lut = (int32_t)in->value[11];
    const int32_t lut2 = (int32_t)in->value[12];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_30(m, in, run);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_25(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_r_5(m, in, run, r_row);
    if (!r)
        return rt_slowly(m, in);
    _Alignas(64) int32_t s_row[32];
    const int32_t *const s_2 = row_s_5(m, in, run, s_row);
    if (!s_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = 4 * q[l] + 2 * r[l] + s_2[l];
        p0_new[l] = (uint32_t)(lut >> at & 1);
        p1_new[l] = (uint32_t)(lut2 >> at & 1);
    }
    put_p0_4(m, in, run, p0_new);
    put_p1_2(m, in, run, p1_new);
    return 0;
}

/* GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], SIGNB, $R[Rc]RC.SIGN, LUT, LUT2 MARKS CTL */
int ISADORA_LEVEL(volta_usual_plop3_sign_two_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t lut = (int32_t)in->value[11];
    const int32_t lut2 = (int32_t)in->value[12];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_plop3_sign_two)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_10(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_r_6(m, in, run, r_row);
    if (!r)
        return rt_slowly(m, in);
    _Alignas(64) int32_t s_row[32];
    const int32_t *const s_2 = row_s_5(m, in, run, s_row);
    if (!s_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = 4 * q[l] + 2 * r[l] + s_2[l];
        p0_new[l] = (uint32_t)(lut >> at & 1);
        p1_new[l] = (uint32_t)(lut2 >> at & 1);
    }
    put_p0_4(m, in, run, p0_new);
    put_p1_2(m, in, run, p1_new);
    return 0;
}

/* GUARD PLOP3.LUT $P[P0], $P[P1], $R[Ra]RA.SIGN, SIGNB, $R[Rc]RC.SIGN, LUT, LUT2 MARKS CTL */
int ISADORA_LEVEL(volta_fast_plop3_sign_all)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t lut = (int32_t)in->value[11];
    const int32_t lut2 = (int32_t)in->value[12];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_30(m, in, run);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_26(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_r_5(m, in, run, r_row);
    if (!r)
        return rt_slowly(m, in);
    _Alignas(64) int32_t s_row[32];
    const int32_t *const s_2 = row_s_5(m, in, run, s_row);
    if (!s_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = 4 * q[l] + 2 * r[l] + s_2[l];
        p0_new[l] = (uint32_t)(lut >> at & 1);
        p1_new[l] = (uint32_t)(lut2 >> at & 1);
    }
    put_p0_4(m, in, run, p0_new);
    put_p1_2(m, in, run, p1_new);
    return 0;
}

/* GUARD PLOP3.LUT $P[P0], $P[P1], $R[Ra]RA.SIGN, SIGNB, $R[Rc]RC.SIGN, LUT, LUT2 MARKS CTL */
int ISADORA_LEVEL(volta_usual_plop3_sign_all_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t lut = (int32_t)in->value[11];
    const int32_t lut2 = (int32_t)in->value[12];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_plop3_sign_all)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_26(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_r_6(m, in, run, r_row);
    if (!r)
        return rt_slowly(m, in);
    _Alignas(64) int32_t s_row[32];
    const int32_t *const s_2 = row_s_5(m, in, run, s_row);
    if (!s_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = 4 * q[l] + 2 * r[l] + s_2[l];
        p0_new[l] = (uint32_t)(lut >> at & 1);
        p1_new[l] = (uint32_t)(lut2 >> at & 1);
    }
    put_p0_4(m, in, run, p0_new);
    put_p1_2(m, in, run, p1_new);
    return 0;
}

