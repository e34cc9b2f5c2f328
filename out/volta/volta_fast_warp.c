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
    const uint32_t hold = mask_guard_78(m, in, run);
    run &= hold;
    const uint32_t bits = mask_q(m, in, run);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_2 = mask_guard_78(m, in, run);
    run &= hold_2;
    const uint32_t bits_2 = mask_q(m, in, run);
    all = (~bits_2 & run) == 0;
    }
    uint32_t run = active;
    const uint32_t hold_3 = mask_guard_78(m, in, run);
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
    const uint32_t bits = mask_guard_78(m, in, run);
    any = (bits & run) != 0;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_25(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard_18(m, in, run, guard_row);
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
    const int32_t *const q_2 = row_q_25(m, in, run, q_row_2);
    if (!q_2)
        return rt_slowly(m, in);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard_18(m, in, run, guard_row_2);
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

/* GUARD MATCH.ANY{MU64} $R[Rd], $R[Ra] MARKS CTL */
int ISADORA_LEVEL(volta_fast_match_any)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t mu64 = (int32_t)in->value[0];
    const uint32_t active = s->active;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    _Alignas(64) uint64_t lane_of_of_2[32];
    uint32_t here_2 = 0;
    _Alignas(64) uint64_t lane_of_of_3[32];
    uint32_t here_3 = 0;
    _Alignas(64) uint64_t lane_of_of_4[32];
    uint32_t here_4 = 0;
    _Alignas(64) uint64_t lane_of_of_5[32];
    uint32_t here_5 = 0;
    _Alignas(64) uint64_t lane_of_of_6[32];
    uint32_t here_6 = 0;
    _Alignas(64) uint64_t lane_of_of_7[32];
    uint32_t here_7 = 0;
    _Alignas(64) uint64_t lane_of_of_8[32];
    uint32_t here_8 = 0;
    _Alignas(64) uint64_t lane_of_of_9[32];
    uint32_t here_9 = 0;
    _Alignas(64) uint64_t lane_of_of_10[32];
    uint32_t here_10 = 0;
    _Alignas(64) uint64_t lane_of_of_11[32];
    uint32_t here_11 = 0;
    _Alignas(64) uint64_t lane_of_of_12[32];
    uint32_t here_12 = 0;
    _Alignas(64) uint64_t lane_of_of_13[32];
    uint32_t here_13 = 0;
    _Alignas(64) uint64_t lane_of_of_14[32];
    uint32_t here_14 = 0;
    _Alignas(64) uint64_t lane_of_of_15[32];
    uint32_t here_15 = 0;
    _Alignas(64) uint64_t lane_of_of_16[32];
    uint32_t here_16 = 0;
    _Alignas(64) uint64_t lane_of_of_17[32];
    uint32_t here_17 = 0;
    _Alignas(64) uint64_t lane_of_of_18[32];
    uint32_t here_18 = 0;
    _Alignas(64) uint64_t lane_of_of_19[32];
    uint32_t here_19 = 0;
    _Alignas(64) uint64_t lane_of_of_20[32];
    uint32_t here_20 = 0;
    _Alignas(64) uint64_t lane_of_of_21[32];
    uint32_t here_21 = 0;
    _Alignas(64) uint64_t lane_of_of_22[32];
    uint32_t here_22 = 0;
    _Alignas(64) uint64_t lane_of_of_23[32];
    uint32_t here_23 = 0;
    _Alignas(64) uint64_t lane_of_of_24[32];
    uint32_t here_24 = 0;
    _Alignas(64) uint64_t lane_of_of_25[32];
    uint32_t here_25 = 0;
    _Alignas(64) uint64_t lane_of_of_26[32];
    uint32_t here_26 = 0;
    _Alignas(64) uint64_t lane_of_of_27[32];
    uint32_t here_27 = 0;
    _Alignas(64) uint64_t lane_of_of_28[32];
    uint32_t here_28 = 0;
    _Alignas(64) uint64_t lane_of_of_29[32];
    uint32_t here_29 = 0;
    _Alignas(64) uint64_t lane_of_of_30[32];
    uint32_t here_30 = 0;
    _Alignas(64) uint64_t lane_of_of_31[32];
    uint32_t here_31 = 0;
    _Alignas(64) uint64_t lane_of_of_32[32];
    uint32_t here_32 = 0;
    uint32_t ballot = 0;
    {
        uint32_t run = active;
    const uint32_t hold = mask_guard_16(m, in, run);
    run &= hold;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_2 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_33 = x_2;
        lane_of_of[l] = value_33;
    }
    here = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_2 = mask_guard_16(m, in, run);
    run &= hold_2;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_3 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_66 = x_3;
        lane_of_of_2[l] = value_66;
    }
    here_2 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_3 = mask_guard_16(m, in, run);
    run &= hold_3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_4 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_99 = x_4;
        lane_of_of_3[l] = value_99;
    }
    here_3 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_4 = mask_guard_16(m, in, run);
    run &= hold_4;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_5 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_132 = x_5;
        lane_of_of_4[l] = value_132;
    }
    here_4 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_5 = mask_guard_16(m, in, run);
    run &= hold_5;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_6 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_165 = x_6;
        lane_of_of_5[l] = value_165;
    }
    here_5 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_6 = mask_guard_16(m, in, run);
    run &= hold_6;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_7 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_198 = x_7;
        lane_of_of_6[l] = value_198;
    }
    here_6 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_7 = mask_guard_16(m, in, run);
    run &= hold_7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_8 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_231 = x_8;
        lane_of_of_7[l] = value_231;
    }
    here_7 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_8 = mask_guard_16(m, in, run);
    run &= hold_8;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_9 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_264 = x_9;
        lane_of_of_8[l] = value_264;
    }
    here_8 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_9 = mask_guard_16(m, in, run);
    run &= hold_9;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_10 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_297 = x_10;
        lane_of_of_9[l] = value_297;
    }
    here_9 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_10 = mask_guard_16(m, in, run);
    run &= hold_10;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_11 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_330 = x_11;
        lane_of_of_10[l] = value_330;
    }
    here_10 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_11 = mask_guard_16(m, in, run);
    run &= hold_11;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_12 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_363 = x_12;
        lane_of_of_11[l] = value_363;
    }
    here_11 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_12 = mask_guard_16(m, in, run);
    run &= hold_12;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_13 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_396 = x_13;
        lane_of_of_12[l] = value_396;
    }
    here_12 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_13 = mask_guard_16(m, in, run);
    run &= hold_13;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_14 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_429 = x_14;
        lane_of_of_13[l] = value_429;
    }
    here_13 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_14 = mask_guard_16(m, in, run);
    run &= hold_14;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_15 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_462 = x_15;
        lane_of_of_14[l] = value_462;
    }
    here_14 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_15 = mask_guard_16(m, in, run);
    run &= hold_15;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_16 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_495 = x_16;
        lane_of_of_15[l] = value_495;
    }
    here_15 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_16 = mask_guard_16(m, in, run);
    run &= hold_16;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_17 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_528 = x_17;
        lane_of_of_16[l] = value_528;
    }
    here_16 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_17 = mask_guard_16(m, in, run);
    run &= hold_17;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_18 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_561 = x_18;
        lane_of_of_17[l] = value_561;
    }
    here_17 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_18 = mask_guard_16(m, in, run);
    run &= hold_18;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_19 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_594 = x_19;
        lane_of_of_18[l] = value_594;
    }
    here_18 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_19 = mask_guard_16(m, in, run);
    run &= hold_19;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_20 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_627 = x_20;
        lane_of_of_19[l] = value_627;
    }
    here_19 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_20 = mask_guard_16(m, in, run);
    run &= hold_20;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_21 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_660 = x_21;
        lane_of_of_20[l] = value_660;
    }
    here_20 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_21 = mask_guard_16(m, in, run);
    run &= hold_21;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_22 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_693 = x_22;
        lane_of_of_21[l] = value_693;
    }
    here_21 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_22 = mask_guard_16(m, in, run);
    run &= hold_22;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_23 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_726 = x_23;
        lane_of_of_22[l] = value_726;
    }
    here_22 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_23 = mask_guard_16(m, in, run);
    run &= hold_23;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_24 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_759 = x_24;
        lane_of_of_23[l] = value_759;
    }
    here_23 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_24 = mask_guard_16(m, in, run);
    run &= hold_24;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_25 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_792 = x_25;
        lane_of_of_24[l] = value_792;
    }
    here_24 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_25 = mask_guard_16(m, in, run);
    run &= hold_25;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_26 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_825 = x_26;
        lane_of_of_25[l] = value_825;
    }
    here_25 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_26 = mask_guard_16(m, in, run);
    run &= hold_26;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_27 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_858 = x_27;
        lane_of_of_26[l] = value_858;
    }
    here_26 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_27 = mask_guard_16(m, in, run);
    run &= hold_27;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_28 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_891 = x_28;
        lane_of_of_27[l] = value_891;
    }
    here_27 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_28 = mask_guard_16(m, in, run);
    run &= hold_28;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_29 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_924 = x_29;
        lane_of_of_28[l] = value_924;
    }
    here_28 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_29 = mask_guard_16(m, in, run);
    run &= hold_29;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_30 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_957 = x_30;
        lane_of_of_29[l] = value_957;
    }
    here_29 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_30 = mask_guard_16(m, in, run);
    run &= hold_30;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_31 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_990 = x_31;
        lane_of_of_30[l] = value_990;
    }
    here_30 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_31 = mask_guard_16(m, in, run);
    run &= hold_31;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_32 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_1023 = x_32;
        lane_of_of_31[l] = value_1023;
    }
    here_31 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_32 = mask_guard_16(m, in, run);
    run &= hold_32;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_33 = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_1056 = x_33;
        lane_of_of_32[l] = value_1056;
    }
    here_32 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_33 = mask_guard_16(m, in, run);
    run &= hold_33;
    const uint32_t bits = (1) ? UINT32_MAX : 0;
    ballot = bits & run;
    }
    uint32_t run = active;
    const uint32_t hold_34 = mask_guard_16(m, in, run);
    run &= hold_34;
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = mu64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t lane_of = (here >> 0 & 1 ? lane_of_of[0] : x);
        const uint64_t lane_of_2 = (here_2 >> 1 & 1 ? lane_of_of_2[1] : x);
        const uint64_t lane_of_3 = (here_3 >> 2 & 1 ? lane_of_of_3[2] : x);
        const uint64_t lane_of_4 = (here_4 >> 3 & 1 ? lane_of_of_4[3] : x);
        const uint64_t lane_of_5 = (here_5 >> 4 & 1 ? lane_of_of_5[4] : x);
        const uint64_t lane_of_6 = (here_6 >> 5 & 1 ? lane_of_of_6[5] : x);
        const uint64_t lane_of_7 = (here_7 >> 6 & 1 ? lane_of_of_7[6] : x);
        const uint64_t lane_of_8 = (here_8 >> 7 & 1 ? lane_of_of_8[7] : x);
        const uint64_t lane_of_9 = (here_9 >> 8 & 1 ? lane_of_of_9[8] : x);
        const uint64_t lane_of_10 = (here_10 >> 9 & 1 ? lane_of_of_10[9] : x);
        const uint64_t lane_of_11 = (here_11 >> 10 & 1 ? lane_of_of_11[10] : x);
        const uint64_t lane_of_12 = (here_12 >> 11 & 1 ? lane_of_of_12[11] : x);
        const uint64_t lane_of_13 = (here_13 >> 12 & 1 ? lane_of_of_13[12] : x);
        const uint64_t lane_of_14 = (here_14 >> 13 & 1 ? lane_of_of_14[13] : x);
        const uint64_t lane_of_15 = (here_15 >> 14 & 1 ? lane_of_of_15[14] : x);
        const uint64_t lane_of_16 = (here_16 >> 15 & 1 ? lane_of_of_16[15] : x);
        const uint64_t lane_of_17 = (here_17 >> 16 & 1 ? lane_of_of_17[16] : x);
        const uint64_t lane_of_18 = (here_18 >> 17 & 1 ? lane_of_of_18[17] : x);
        const uint64_t lane_of_19 = (here_19 >> 18 & 1 ? lane_of_of_19[18] : x);
        const uint64_t lane_of_20 = (here_20 >> 19 & 1 ? lane_of_of_20[19] : x);
        const uint64_t lane_of_21 = (here_21 >> 20 & 1 ? lane_of_of_21[20] : x);
        const uint64_t lane_of_22 = (here_22 >> 21 & 1 ? lane_of_of_22[21] : x);
        const uint64_t lane_of_23 = (here_23 >> 22 & 1 ? lane_of_of_23[22] : x);
        const uint64_t lane_of_24 = (here_24 >> 23 & 1 ? lane_of_of_24[23] : x);
        const uint64_t lane_of_25 = (here_25 >> 24 & 1 ? lane_of_of_25[24] : x);
        const uint64_t lane_of_26 = (here_26 >> 25 & 1 ? lane_of_of_26[25] : x);
        const uint64_t lane_of_27 = (here_27 >> 26 & 1 ? lane_of_of_27[26] : x);
        const uint64_t lane_of_28 = (here_28 >> 27 & 1 ? lane_of_of_28[27] : x);
        const uint64_t lane_of_29 = (here_29 >> 28 & 1 ? lane_of_of_29[28] : x);
        const uint64_t lane_of_30 = (here_30 >> 29 & 1 ? lane_of_of_30[29] : x);
        const uint64_t lane_of_31 = (here_31 >> 30 & 1 ? lane_of_of_31[30] : x);
        const uint64_t lane_of_32 = (here_32 >> 31 & 1 ? lane_of_of_32[31] : x);
        rd_new[l] = ((uint32_t)((lane_of == x) | (lane_of_2 == x) << 1 | (lane_of_3 == x) << 2
            | (lane_of_4 == x) << 3 | (lane_of_5 == x) << 4 | (lane_of_6 == x) << 5
            | (lane_of_7 == x) << 6 | (lane_of_8 == x) << 7)
            | (uint32_t)((lane_of_9 == x) | (lane_of_10 == x) << 1 | (lane_of_11 == x) << 2
            | (lane_of_12 == x) << 3 | (lane_of_13 == x) << 4 | (lane_of_14 == x) << 5
            | (lane_of_15 == x) << 6 | (lane_of_16 == x) << 7) << 8
            | (uint32_t)((lane_of_17 == x) | (lane_of_18 == x) << 1 | (lane_of_19 == x) << 2
            | (lane_of_20 == x) << 3 | (lane_of_21 == x) << 4 | (lane_of_22 == x) << 5
            | (lane_of_23 == x) << 6 | (lane_of_24 == x) << 7) << 16
            | (uint32_t)((lane_of_25 == x) | (lane_of_26 == x) << 1 | (lane_of_27 == x) << 2
            | (lane_of_28 == x) << 3 | (lane_of_29 == x) << 4 | (lane_of_30 == x) << 5
            | (lane_of_31 == x) << 6 | (lane_of_32 == x) << 7) << 24) & ballot;
    }
    put_rd(m, in, run, rd_new);
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
    const uint32_t hold = mask_guard_8(m, in, run);
    run &= hold;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = s->r[ra][l];
        lane_of_of[l] = value_2;
    }
    here = run;
    }
    uint32_t run = active;
    const uint32_t hold_2 = mask_guard_8(m, in, run);
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

/* GUARD P2R{PRPART} $R[Rd], PR, $R[Ra]RA, PRB MARKS CTL */
int ISADORA_LEVEL(volta_fast_p2r)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t prpart = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_72(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = b[l] & 0x7f;
        const uint32_t read =
            (uint32_t)(s->p[0][l] | s->p[1][l] << 1 | s->p[2][l] << 2 | s->p[3][l] << 3
            | s->p[4][l] << 4 | s->p[5][l] << 5 | s->p[6][l] << 6) & m_2;
        rd_new[l] = (s->r[ra][l] & (uint32_t)~(int32_t)(m_2 << 8 * prpart)) | read << 8 * prpart;
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD P2R{PRPART} $R[Rd], PR, $R[Ra]RA, PRB MARKS CTL */
int ISADORA_LEVEL(volta_usual_p2r_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_p2r)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = b[l] & 0x7f;
        const uint32_t read =
            (uint32_t)(s->p[0][l] | s->p[1][l] << 1 | s->p[2][l] << 2 | s->p[3][l] << 3
            | s->p[4][l] << 4 | s->p[5][l] << 5 | s->p[6][l] << 6) & m_2;
        rd_new[l] = (s->r[ra][l] & (uint32_t)~(int32_t)(m_2 << 8 * 0)) | read << 8 * 0;
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD P2R{PRPART} $R[Rd], PR, $R[Ra]RA, PRB MARKS CTL */
int ISADORA_LEVEL(volta_usual_p2r_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_p2r)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = b[l] & 0x7f;
        const uint32_t read =
            (uint32_t)(s->p[0][l] | s->p[1][l] << 1 | s->p[2][l] << 2 | s->p[3][l] << 3
            | s->p[4][l] << 4 | s->p[5][l] << 5 | s->p[6][l] << 6) & m_2;
        rd_new[l] = (s->r[ra][l] & (uint32_t)~(int32_t)(m_2 << 8 * 0)) | read << 8 * 0;
    }
    put_rd(m, in, run, rd_new);
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
    const uint32_t hold = mask_guard_6(m, in, run);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_26(m, in, run, q_row);
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
    const int32_t *const q = row_q_12(m, in, run, q_row);
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
    const uint32_t hold = mask_guard_5(m, in, run);
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
    const int32_t *const q = row_q_12(m, in, run, q_row);
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
    const uint32_t hold = mask_guard_5(m, in, run);
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
    const int32_t *const q = row_q_12(m, in, run, q_row);
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
    const uint32_t hold = mask_guard_5(m, in, run);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_27(m, in, run, q_row);
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
    const int32_t *const q = row_q_27(m, in, run, q_row);
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

