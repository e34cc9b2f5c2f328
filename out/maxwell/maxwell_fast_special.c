/* Generated from the description maxwell by gen/emit/fast.lua. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD VOTE{VMODE} $R[Rd], $P[VP], Q0N$P[Q0] CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_vote)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t vmode = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t ballot = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    const uint32_t hold = mask_guard_32(m, in, run);
    run &= hold;
    const uint32_t bits = mask_q(m, in, run);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_2 = mask_guard_32(m, in, run);
    run &= hold_2;
    const uint32_t bits_2 = mask_q(m, in, run);
    all = (~bits_2 & run) == 0;
    }
    uint32_t run = active;
    const uint32_t hold_3 = mask_guard_32(m, in, run);
    run &= hold_3;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t vp_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t b = ballot;
        const int32_t every = all;
        rd_new[l] = b;
        vp_new[l] = (uint32_t)(vmode == 0 ? every : vmode == 1 ? b != 0 : vmode == 2 ? every
            || b == 0 : 0);
    }
    put_rd_4(m, in, run, rd_new);
    put_vp(m, in, run, vp_new);
    return 0;
}

/* OPEN GUARD SHFL{SMODE} $P[P2], $R[Rd], $R[Ra], SHB, SHC CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_shfl)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t smode = (int32_t)in->value[0];
    const uint32_t active = s->active;
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, run);
    run &= hold;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_2 = s->r[ra][l];
        lane_of_of[l] = value_2;
    }
    here = run;
    }
    uint32_t run = active;
    const uint32_t hold_2 = mask_guard(m, in, run);
    run &= hold_2;
    _Alignas(64) uint32_t l_row[32];
    const uint32_t *const l_2 = row_l(m, in, run, l_row);
    if (!l_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t k_row[32];
    const uint32_t *const k = row_k(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p2_new[32];
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
        p2_new[l] = (uint32_t)ok;
    }
    put_rd(m, in, run, rd_new);
    put_p2(m, in, run, p2_new);
    return 0;
}

