/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

static uint32_t lanes_bssy(const int32_t *guard, const int32_t *q)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        bits_2 |= (uint32_t)((guard[l] && q[l]) != 0) << l;
    }
    return bits_2;
}

static void lanes_warpsync_r(struct volta_state *s, int32_t rb, uint32_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t value_3 = s->r[rb][l];
        lane_of_of[l] = value_3;
    }
}

RT_WITHIN void lanes_vote_for(uint32_t ballot, int32_t all, int32_t warp_vote_mode,
    bool opt_rd_wanted, uint32_t *opt_rd_to, uint8_t *pu_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t result = 0;
        const uint32_t b = ballot;
        const int32_t every = all;
        const int32_t some = b != 0;
        if (warp_vote_mode == 0) {
            result = every;
        } else if (warp_vote_mode == 1) {
            result = some;
        } else {
            result = every || !some;
        }
        const uint32_t opt_rd = b;
        const uint32_t pu = (uint32_t)result;
        if (opt_rd_wanted)
            opt_rd_to[l] = opt_rd;
        pu_to[l] = (uint8_t)pu;
    }
}

static void lanes_vote(uint32_t ballot, int32_t all, int32_t warp_vote_mode, bool opt_rd_wanted,
    uint32_t *opt_rd_to, uint8_t *pu_to)
{
    if (warp_vote_mode)
        lanes_vote_for(ballot, all, warp_vote_mode, 1, opt_rd_to, pu_to);
    else {
        if (opt_rd_wanted)
            lanes_vote_for(ballot, all, 0, 1, opt_rd_to, pu_to);
        else
            lanes_vote_for(ballot, all, 0, 0, opt_rd_to, pu_to);
    }
}

static uint32_t lanes_voteu(const int32_t *q_2, const int32_t *guard_2)
{
    uint32_t bits_3 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        bits_3 |= (uint32_t)((q_2[l] || !guard_2[l]) != 0) << l;
    }
    return bits_3;
}

RT_WITHIN void lanes_match_any_for(int32_t warp_u64, struct volta_state *s, int32_t ra,
    uint64_t *lane_of_of)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x_2 = warp_u64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const uint64_t value_33 = x_2;
        lane_of_of[l] = value_33;
    }
}

static void lanes_match_any(int32_t warp_u64, struct volta_state *s, int32_t ra,
    uint64_t *lane_of_of)
{
    if (warp_u64)
        lanes_match_any_for(warp_u64, s, ra, lane_of_of);
    else
        lanes_match_any_for(0, s, ra, lane_of_of);
}

RT_WITHIN void lanes_match_any_2_for(int32_t warp_u64, struct volta_state *s, int32_t ra,
    uint32_t here, uint64_t *lane_of_of, uint32_t here_2, uint64_t *lane_of_of_2, uint32_t here_3,
    uint64_t *lane_of_of_3, uint32_t here_4, uint64_t *lane_of_of_4, uint32_t here_5,
    uint64_t *lane_of_of_5, uint32_t here_6, uint64_t *lane_of_of_6, uint32_t here_7,
    uint64_t *lane_of_of_7, uint32_t here_8, uint64_t *lane_of_of_8, uint32_t here_9,
    uint64_t *lane_of_of_9, uint32_t here_10, uint64_t *lane_of_of_10, uint32_t here_11,
    uint64_t *lane_of_of_11, uint32_t here_12, uint64_t *lane_of_of_12, uint32_t here_13,
    uint64_t *lane_of_of_13, uint32_t here_14, uint64_t *lane_of_of_14, uint32_t here_15,
    uint64_t *lane_of_of_15, uint32_t here_16, uint64_t *lane_of_of_16, uint32_t here_17,
    uint64_t *lane_of_of_17, uint32_t here_18, uint64_t *lane_of_of_18, uint32_t here_19,
    uint64_t *lane_of_of_19, uint32_t here_20, uint64_t *lane_of_of_20, uint32_t here_21,
    uint64_t *lane_of_of_21, uint32_t here_22, uint64_t *lane_of_of_22, uint32_t here_23,
    uint64_t *lane_of_of_23, uint32_t here_24, uint64_t *lane_of_of_24, uint32_t here_25,
    uint64_t *lane_of_of_25, uint32_t here_26, uint64_t *lane_of_of_26, uint32_t here_27,
    uint64_t *lane_of_of_27, uint32_t here_28, uint64_t *lane_of_of_28, uint32_t here_29,
    uint64_t *lane_of_of_29, uint32_t here_30, uint64_t *lane_of_of_30, uint32_t here_31,
    uint64_t *lane_of_of_31, uint32_t here_32, uint64_t *lane_of_of_32, uint32_t ballot,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = warp_u64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
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
        const uint32_t rd =
            ((uint32_t)((lane_of == x) | (lane_of_2 == x) << 1 | (lane_of_3 == x) << 2
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
        rd_to[l] = rd;
    }
}

RT_LOOP(lanes_match_any_2,
    (struct volta_state *s, int32_t ra, uint32_t here, uint64_t *lane_of_of, uint32_t here_2,
    uint64_t *lane_of_of_2, uint32_t here_3, uint64_t *lane_of_of_3, uint32_t here_4,
    uint64_t *lane_of_of_4, uint32_t here_5, uint64_t *lane_of_of_5, uint32_t here_6,
    uint64_t *lane_of_of_6, uint32_t here_7, uint64_t *lane_of_of_7, uint32_t here_8,
    uint64_t *lane_of_of_8, uint32_t here_9, uint64_t *lane_of_of_9, uint32_t here_10,
    uint64_t *lane_of_of_10, uint32_t here_11, uint64_t *lane_of_of_11, uint32_t here_12,
    uint64_t *lane_of_of_12, uint32_t here_13, uint64_t *lane_of_of_13, uint32_t here_14,
    uint64_t *lane_of_of_14, uint32_t here_15, uint64_t *lane_of_of_15, uint32_t here_16,
    uint64_t *lane_of_of_16, uint32_t here_17, uint64_t *lane_of_of_17, uint32_t here_18,
    uint64_t *lane_of_of_18, uint32_t here_19, uint64_t *lane_of_of_19, uint32_t here_20,
    uint64_t *lane_of_of_20, uint32_t here_21, uint64_t *lane_of_of_21, uint32_t here_22,
    uint64_t *lane_of_of_22, uint32_t here_23, uint64_t *lane_of_of_23, uint32_t here_24,
    uint64_t *lane_of_of_24, uint32_t here_25, uint64_t *lane_of_of_25, uint32_t here_26,
    uint64_t *lane_of_of_26, uint32_t here_27, uint64_t *lane_of_of_27, uint32_t here_28,
    uint64_t *lane_of_of_28, uint32_t here_29, uint64_t *lane_of_of_29, uint32_t here_30,
    uint64_t *lane_of_of_30, uint32_t here_31, uint64_t *lane_of_of_31, uint32_t here_32,
    uint64_t *lane_of_of_32, uint32_t ballot, uint32_t *rd_to),
    (0, s, ra, here, lane_of_of, here_2, lane_of_of_2, here_3, lane_of_of_3, here_4, lane_of_of_4,
    here_5, lane_of_of_5, here_6, lane_of_of_6, here_7, lane_of_of_7, here_8, lane_of_of_8, here_9,
    lane_of_of_9, here_10, lane_of_of_10, here_11, lane_of_of_11, here_12, lane_of_of_12, here_13,
    lane_of_of_13, here_14, lane_of_of_14, here_15, lane_of_of_15, here_16, lane_of_of_16, here_17,
    lane_of_of_17, here_18, lane_of_of_18, here_19, lane_of_of_19, here_20, lane_of_of_20, here_21,
    lane_of_of_21, here_22, lane_of_of_22, here_23, lane_of_of_23, here_24, lane_of_of_24, here_25,
    lane_of_of_25, here_26, lane_of_of_26, here_27, lane_of_of_27, here_28, lane_of_of_28, here_29,
    lane_of_of_29, here_30, lane_of_of_30, here_31, lane_of_of_31, here_32, lane_of_of_32, ballot,
    rd_to))

static void lanes_match_any_2(int32_t warp_u64, struct volta_state *s, int32_t ra, uint32_t here,
    uint64_t *lane_of_of, uint32_t here_2, uint64_t *lane_of_of_2, uint32_t here_3,
    uint64_t *lane_of_of_3, uint32_t here_4, uint64_t *lane_of_of_4, uint32_t here_5,
    uint64_t *lane_of_of_5, uint32_t here_6, uint64_t *lane_of_of_6, uint32_t here_7,
    uint64_t *lane_of_of_7, uint32_t here_8, uint64_t *lane_of_of_8, uint32_t here_9,
    uint64_t *lane_of_of_9, uint32_t here_10, uint64_t *lane_of_of_10, uint32_t here_11,
    uint64_t *lane_of_of_11, uint32_t here_12, uint64_t *lane_of_of_12, uint32_t here_13,
    uint64_t *lane_of_of_13, uint32_t here_14, uint64_t *lane_of_of_14, uint32_t here_15,
    uint64_t *lane_of_of_15, uint32_t here_16, uint64_t *lane_of_of_16, uint32_t here_17,
    uint64_t *lane_of_of_17, uint32_t here_18, uint64_t *lane_of_of_18, uint32_t here_19,
    uint64_t *lane_of_of_19, uint32_t here_20, uint64_t *lane_of_of_20, uint32_t here_21,
    uint64_t *lane_of_of_21, uint32_t here_22, uint64_t *lane_of_of_22, uint32_t here_23,
    uint64_t *lane_of_of_23, uint32_t here_24, uint64_t *lane_of_of_24, uint32_t here_25,
    uint64_t *lane_of_of_25, uint32_t here_26, uint64_t *lane_of_of_26, uint32_t here_27,
    uint64_t *lane_of_of_27, uint32_t here_28, uint64_t *lane_of_of_28, uint32_t here_29,
    uint64_t *lane_of_of_29, uint32_t here_30, uint64_t *lane_of_of_30, uint32_t here_31,
    uint64_t *lane_of_of_31, uint32_t here_32, uint64_t *lane_of_of_32, uint32_t ballot,
    uint32_t *rd_to)
{
    if (warp_u64)
        lanes_match_any_2_for(warp_u64, s, ra, here, lane_of_of, here_2, lane_of_of_2, here_3,
            lane_of_of_3, here_4, lane_of_of_4, here_5, lane_of_of_5, here_6, lane_of_of_6, here_7,
            lane_of_of_7, here_8, lane_of_of_8, here_9, lane_of_of_9, here_10, lane_of_of_10,
            here_11, lane_of_of_11, here_12, lane_of_of_12, here_13, lane_of_of_13, here_14,
            lane_of_of_14, here_15, lane_of_of_15, here_16, lane_of_of_16, here_17, lane_of_of_17,
            here_18, lane_of_of_18, here_19, lane_of_of_19, here_20, lane_of_of_20, here_21,
            lane_of_of_21, here_22, lane_of_of_22, here_23, lane_of_of_23, here_24, lane_of_of_24,
            here_25, lane_of_of_25, here_26, lane_of_of_26, here_27, lane_of_of_27, here_28,
            lane_of_of_28, here_29, lane_of_of_29, here_30, lane_of_of_30, here_31, lane_of_of_31,
            here_32, lane_of_of_32, ballot, rd_to);
    else
        lanes_match_any_2_usual(s, ra, here, lane_of_of, here_2, lane_of_of_2, here_3,
            lane_of_of_3, here_4, lane_of_of_4, here_5, lane_of_of_5, here_6, lane_of_of_6, here_7,
            lane_of_of_7, here_8, lane_of_of_8, here_9, lane_of_of_9, here_10, lane_of_of_10,
            here_11, lane_of_of_11, here_12, lane_of_of_12, here_13, lane_of_of_13, here_14,
            lane_of_of_14, here_15, lane_of_of_15, here_16, lane_of_of_16, here_17, lane_of_of_17,
            here_18, lane_of_of_18, here_19, lane_of_of_19, here_20, lane_of_of_20, here_21,
            lane_of_of_21, here_22, lane_of_of_22, here_23, lane_of_of_23, here_24, lane_of_of_24,
            here_25, lane_of_of_25, here_26, lane_of_of_26, here_27, lane_of_of_27, here_28,
            lane_of_of_28, here_29, lane_of_of_29, here_30, lane_of_of_30, here_31, lane_of_of_31,
            here_32, lane_of_of_32, ballot, rd_to);
}

static uint32_t lanes_match_all(uint32_t ballot, int32_t warp_u64, struct volta_state *s,
    int32_t ra, uint32_t here, uint64_t *lane_of_of)
{
    uint32_t bits_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t these_4 = ballot;
        const uint64_t x_4 = warp_u64 ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        const int32_t t = rt_min_i32(rt_ctz((rt_u128)these_4, 32), 31);
        const uint64_t lane_of_4 = (here >> t & 1 ? lane_of_of[t] : 0);
        const uint64_t first_4 = lane_of_4;
        bits_2 |= (uint32_t)((x_4 == first_4) != 0) << l;
    }
    return bits_2;
}

static void lanes_match_all_2(uint32_t ballot, int32_t all, uint8_t *pu_to, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t these = ballot;
        const int32_t same = all;
        const uint32_t pu = (uint32_t)same;
        const uint32_t rd = same ? these : 0;
        pu_to[l] = (uint8_t)pu;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_shfl_for(const uint32_t *k, const uint32_t *l_2, int32_t warp_shfl_mode,
    uint32_t here, uint32_t *lane_of_of, struct volta_state *s, int32_t ra, uint32_t *rd_to,
    uint8_t *pu_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t seg = k[l] >> 8 & 0x1f;
        const uint32_t first = (uint32_t)l & seg;
        const uint32_t last = first | (k[l] & 0x1f & (uint32_t)~(int32_t)seg & 0x1f);
        const uint32_t n = l_2[l] & 0x1f;
        const int32_t j = warp_shfl_mode == 0
            ? (int32_t)(first | (n & (uint32_t)~(int32_t)seg & 0x1f)) : warp_shfl_mode == 1
            ? l - (int32_t)n : warp_shfl_mode == 2 ? (int32_t)((uint32_t)l + n)
            : (int32_t)((uint32_t)l ^ n);
        const int32_t ok = warp_shfl_mode == 1 ? j >= (int32_t)last : j <= (int32_t)last;
        const int32_t t = (ok && j >= 0 && j < 32) ? j : l;
        const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : s->r[ra][l]);
        const uint32_t rd = lane_of;
        const uint32_t pu = (uint32_t)ok;
        rd_to[l] = rd;
        pu_to[l] = (uint8_t)pu;
    }
}

RT_LOOP(lanes_shfl,
    (const uint32_t *k, const uint32_t *l_2, uint32_t here, uint32_t *lane_of_of,
    struct volta_state *s, int32_t ra, uint32_t *rd_to, uint8_t *pu_to),
    (k, l_2, 0, here, lane_of_of, s, ra, rd_to, pu_to))

static void lanes_shfl(const uint32_t *k, const uint32_t *l_2, int32_t warp_shfl_mode,
    uint32_t here, uint32_t *lane_of_of, struct volta_state *s, int32_t ra, uint32_t *rd_to,
    uint8_t *pu_to)
{
    if (warp_shfl_mode)
        lanes_shfl_for(k, l_2, warp_shfl_mode, here, lane_of_of, s, ra, rd_to, pu_to);
    else
        lanes_shfl_usual(k, l_2, here, lane_of_of, s, ra, rd_to, pu_to);
}

RT_WITHIN void lanes_p2r_for(const uint32_t *b, struct volta_state *s, int32_t ra, int32_t pr_byte,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = b[l] & 0x7f;
        const uint32_t read =
            (uint32_t)(s->p[0][l] | s->p[1][l] << 1 | s->p[2][l] << 2 | s->p[3][l] << 3
            | s->p[4][l] << 4 | s->p[5][l] << 5 | s->p[6][l] << 6) & m_2;
        const uint32_t rd = (s->r[ra][l] & (uint32_t)~(int32_t)(m_2 << 8 * pr_byte))
            | read << 8 * pr_byte;
        rd_to[l] = rd;
    }
}

static void lanes_p2r(const uint32_t *b, struct volta_state *s, int32_t ra, int32_t pr_byte,
    uint32_t *rd_to)
{
    if (pr_byte)
        lanes_p2r_for(b, s, ra, pr_byte, rd_to);
    else
        lanes_p2r_for(b, s, ra, 0, rd_to);
}

static void lanes_plop3(const int32_t *q, const int32_t *r, const int32_t *s_2, int32_t lut1,
    int32_t lut2, uint8_t *pu_to, uint8_t *pv_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = 4 * q[l] + 2 * r[l] + s_2[l];
        const uint32_t pu = (uint32_t)(lut1 >> at & 1);
        const uint32_t pv = (uint32_t)(lut2 >> at & 1);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

/* GUARD VOTE{VOTE_MODE} OPT_Rd, $P[Pu], NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_vote)
{
    const int32_t warp_vote_mode = (int32_t)in->value[0];
    uint32_t ballot = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 5);
    run &= hold;
    const uint32_t bits = mask_src_pp(m, in, 4, 3);
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_2 = mask_guard(m, in, usual, 2, 5);
    run &= hold_2;
    const uint32_t bits_2 = mask_src_pp(m, in, 4, 3);
    all = (~bits_2 & run) == 0;
    }
    uint32_t run = active;
    const uint32_t hold_3 = mask_guard(m, in, usual, 2, 5);
    run &= hold_3;
    _Alignas(64) uint32_t opt_rd_new[32];
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const opt_rd_place = place_opt_rd(m, in, usual, 0, 1);
    uint32_t *const opt_rd_to = whole && opt_rd_place ? opt_rd_place : opt_rd_new;
    uint8_t *const pu_place = place_p(m, in, 2);
    uint8_t *const pu_to = whole && pu_place ? pu_place : pu_new;
    const bool opt_rd_wanted = !(rt_taken(in, usual, 0) == 0);
    lanes_vote(ballot, all, warp_vote_mode, opt_rd_wanted, opt_rd_to, pu_to);
    rt_write_row32(opt_rd_place, opt_rd_to, run);
    rt_write_row8(pu_place, pu_to, run);
    return 0;
}
RT_USUAL(volta_fast_vote, 0x5, 0x0)

/* GUARD VOTEU{VOTE_MODE} OPT_URd, $UP[UPu], NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_voteu)
{
    struct volta_state *const s = m->state;
    const int32_t warp_vote_mode = (int32_t)in->value[0];
    const int32_t upu = (int32_t)in->value[2];
    int32_t result = 0;
    int32_t any = 0;
    uint32_t ballot = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    const uint32_t bits = mask_guard(m, in, usual, 2, 5);
    any = (bits & run) != 0;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 4, 3);
    _Alignas(64) int32_t guard_row[32];
    const int32_t *const guard = row_guard(m, in, guard_row, 2, 5);
    if (!guard)
        return rt_slowly(m, in);
    const uint32_t bits_2 = lanes_bssy(guard, q);
    ballot = bits_2 & run;
    }
    {
        uint32_t run = active;
    _Alignas(64) int32_t q_row_2[32];
    const int32_t *const q_2 = row_src_pp(m, in, q_row_2, 4, 3);
    _Alignas(64) int32_t guard_row_2[32];
    const int32_t *const guard_2 = row_guard(m, in, guard_row_2, 2, 5);
    if (!guard_2)
        return rt_slowly(m, in);
    const uint32_t bits_3 = lanes_voteu(q_2, guard_2);
    all = (~bits_3 & run) == 0;
    }
    const int32_t go = any;
    const uint32_t b = ballot;
    const int32_t every = all;
    if (go) {
        if (in->alt[0] == 1) {
            const int32_t urd = (int32_t)in->value[1];
            s->ur[urd] = b;
        }
        const int32_t some = b != 0;
        if (warp_vote_mode == 0) {
            result = every;
        } else if (warp_vote_mode == 1) {
            result = some;
        } else {
            result = every || !some;
        }
        if (upu != 7)
            s->up[upu] = (uint8_t)result;
    }
    return 0;
}
RT_USUAL(volta_fast_voteu, 0x4, 0x0)

/* GUARD MATCH.ANY{U64} $R[Rd], $R[Ra] PM_EVENTS CTL */
RT_BODY(volta_fast_match_any)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t warp_u64 = (int32_t)in->value[0];
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
    const uint32_t hold = mask_guard(m, in, usual, 0, 3);
    run &= hold;
    lanes_match_any(warp_u64, s, ra, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_2 = mask_guard(m, in, usual, 0, 3);
    run &= hold_2;
    lanes_match_any(warp_u64, s, ra, lane_of_of_2);
    here_2 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_3 = mask_guard(m, in, usual, 0, 3);
    run &= hold_3;
    lanes_match_any(warp_u64, s, ra, lane_of_of_3);
    here_3 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_4 = mask_guard(m, in, usual, 0, 3);
    run &= hold_4;
    lanes_match_any(warp_u64, s, ra, lane_of_of_4);
    here_4 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_5 = mask_guard(m, in, usual, 0, 3);
    run &= hold_5;
    lanes_match_any(warp_u64, s, ra, lane_of_of_5);
    here_5 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_6 = mask_guard(m, in, usual, 0, 3);
    run &= hold_6;
    lanes_match_any(warp_u64, s, ra, lane_of_of_6);
    here_6 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_7 = mask_guard(m, in, usual, 0, 3);
    run &= hold_7;
    lanes_match_any(warp_u64, s, ra, lane_of_of_7);
    here_7 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_8 = mask_guard(m, in, usual, 0, 3);
    run &= hold_8;
    lanes_match_any(warp_u64, s, ra, lane_of_of_8);
    here_8 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_9 = mask_guard(m, in, usual, 0, 3);
    run &= hold_9;
    lanes_match_any(warp_u64, s, ra, lane_of_of_9);
    here_9 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_10 = mask_guard(m, in, usual, 0, 3);
    run &= hold_10;
    lanes_match_any(warp_u64, s, ra, lane_of_of_10);
    here_10 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_11 = mask_guard(m, in, usual, 0, 3);
    run &= hold_11;
    lanes_match_any(warp_u64, s, ra, lane_of_of_11);
    here_11 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_12 = mask_guard(m, in, usual, 0, 3);
    run &= hold_12;
    lanes_match_any(warp_u64, s, ra, lane_of_of_12);
    here_12 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_13 = mask_guard(m, in, usual, 0, 3);
    run &= hold_13;
    lanes_match_any(warp_u64, s, ra, lane_of_of_13);
    here_13 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_14 = mask_guard(m, in, usual, 0, 3);
    run &= hold_14;
    lanes_match_any(warp_u64, s, ra, lane_of_of_14);
    here_14 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_15 = mask_guard(m, in, usual, 0, 3);
    run &= hold_15;
    lanes_match_any(warp_u64, s, ra, lane_of_of_15);
    here_15 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_16 = mask_guard(m, in, usual, 0, 3);
    run &= hold_16;
    lanes_match_any(warp_u64, s, ra, lane_of_of_16);
    here_16 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_17 = mask_guard(m, in, usual, 0, 3);
    run &= hold_17;
    lanes_match_any(warp_u64, s, ra, lane_of_of_17);
    here_17 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_18 = mask_guard(m, in, usual, 0, 3);
    run &= hold_18;
    lanes_match_any(warp_u64, s, ra, lane_of_of_18);
    here_18 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_19 = mask_guard(m, in, usual, 0, 3);
    run &= hold_19;
    lanes_match_any(warp_u64, s, ra, lane_of_of_19);
    here_19 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_20 = mask_guard(m, in, usual, 0, 3);
    run &= hold_20;
    lanes_match_any(warp_u64, s, ra, lane_of_of_20);
    here_20 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_21 = mask_guard(m, in, usual, 0, 3);
    run &= hold_21;
    lanes_match_any(warp_u64, s, ra, lane_of_of_21);
    here_21 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_22 = mask_guard(m, in, usual, 0, 3);
    run &= hold_22;
    lanes_match_any(warp_u64, s, ra, lane_of_of_22);
    here_22 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_23 = mask_guard(m, in, usual, 0, 3);
    run &= hold_23;
    lanes_match_any(warp_u64, s, ra, lane_of_of_23);
    here_23 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_24 = mask_guard(m, in, usual, 0, 3);
    run &= hold_24;
    lanes_match_any(warp_u64, s, ra, lane_of_of_24);
    here_24 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_25 = mask_guard(m, in, usual, 0, 3);
    run &= hold_25;
    lanes_match_any(warp_u64, s, ra, lane_of_of_25);
    here_25 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_26 = mask_guard(m, in, usual, 0, 3);
    run &= hold_26;
    lanes_match_any(warp_u64, s, ra, lane_of_of_26);
    here_26 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_27 = mask_guard(m, in, usual, 0, 3);
    run &= hold_27;
    lanes_match_any(warp_u64, s, ra, lane_of_of_27);
    here_27 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_28 = mask_guard(m, in, usual, 0, 3);
    run &= hold_28;
    lanes_match_any(warp_u64, s, ra, lane_of_of_28);
    here_28 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_29 = mask_guard(m, in, usual, 0, 3);
    run &= hold_29;
    lanes_match_any(warp_u64, s, ra, lane_of_of_29);
    here_29 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_30 = mask_guard(m, in, usual, 0, 3);
    run &= hold_30;
    lanes_match_any(warp_u64, s, ra, lane_of_of_30);
    here_30 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_31 = mask_guard(m, in, usual, 0, 3);
    run &= hold_31;
    lanes_match_any(warp_u64, s, ra, lane_of_of_31);
    here_31 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_32 = mask_guard(m, in, usual, 0, 3);
    run &= hold_32;
    lanes_match_any(warp_u64, s, ra, lane_of_of_32);
    here_32 = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_33 = mask_guard(m, in, usual, 0, 3);
    run &= hold_33;
    const uint32_t bits = (1) ? UINT32_MAX : 0;
    ballot = bits & run;
    }
    uint32_t run = active;
    const uint32_t hold_34 = mask_guard(m, in, usual, 0, 3);
    run &= hold_34;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    if (usual)
        lanes_match_any_2_usual(s, ra, here, lane_of_of, here_2, lane_of_of_2, here_3,
            lane_of_of_3, here_4, lane_of_of_4, here_5, lane_of_of_5, here_6, lane_of_of_6, here_7,
            lane_of_of_7, here_8, lane_of_of_8, here_9, lane_of_of_9, here_10, lane_of_of_10,
            here_11, lane_of_of_11, here_12, lane_of_of_12, here_13, lane_of_of_13, here_14,
            lane_of_of_14, here_15, lane_of_of_15, here_16, lane_of_of_16, here_17, lane_of_of_17,
            here_18, lane_of_of_18, here_19, lane_of_of_19, here_20, lane_of_of_20, here_21,
            lane_of_of_21, here_22, lane_of_of_22, here_23, lane_of_of_23, here_24, lane_of_of_24,
            here_25, lane_of_of_25, here_26, lane_of_of_26, here_27, lane_of_of_27, here_28,
            lane_of_of_28, here_29, lane_of_of_29, here_30, lane_of_of_30, here_31, lane_of_of_31,
            here_32, lane_of_of_32, ballot, rd_to);
    else
        lanes_match_any_2(warp_u64, s, ra, here, lane_of_of, here_2, lane_of_of_2, here_3,
            lane_of_of_3, here_4, lane_of_of_4, here_5, lane_of_of_5, here_6, lane_of_of_6, here_7,
            lane_of_of_7, here_8, lane_of_of_8, here_9, lane_of_of_9, here_10, lane_of_of_10,
            here_11, lane_of_of_11, here_12, lane_of_of_12, here_13, lane_of_of_13, here_14,
            lane_of_of_14, here_15, lane_of_of_15, here_16, lane_of_of_16, here_17, lane_of_of_17,
            here_18, lane_of_of_18, here_19, lane_of_of_19, here_20, lane_of_of_20, here_21,
            lane_of_of_21, here_22, lane_of_of_22, here_23, lane_of_of_23, here_24, lane_of_of_24,
            here_25, lane_of_of_25, here_26, lane_of_of_26, here_27, lane_of_of_27, here_28,
            lane_of_of_28, here_29, lane_of_of_29, here_30, lane_of_of_30, here_31, lane_of_of_31,
            here_32, lane_of_of_32, ballot, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_match_any, 0x1, 0x1)

/* GUARD MATCH.ALL{U64} $P[Pu], $R[Rd], $R[Ra] PM_EVENTS CTL */
RT_BODY(volta_fast_match_all)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t warp_u64 = (int32_t)in->value[0];
    uint32_t ballot = 0;
    _Alignas(64) uint64_t lane_of_of[32];
    uint32_t here = 0;
    int32_t all = 0;
    {
        uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 0, 4);
    run &= hold;
    const uint32_t bits = (1) ? UINT32_MAX : 0;
    ballot = bits & run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_2 = mask_guard(m, in, usual, 0, 4);
    run &= hold_2;
    lanes_match_any(warp_u64, s, ra, lane_of_of);
    here = run;
    }
    {
        uint32_t run = active;
    const uint32_t hold_3 = mask_guard(m, in, usual, 0, 4);
    run &= hold_3;
    const uint32_t bits_2 = lanes_match_all(ballot, warp_u64, s, ra, here, lane_of_of);
    all = (~bits_2 & run) == 0;
    }
    uint32_t run = active;
    const uint32_t hold_4 = mask_guard(m, in, usual, 0, 4);
    run &= hold_4;
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 1);
    uint8_t *const pu_to = whole && pu_place ? pu_place : pu_new;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_match_all_2(ballot, all, pu_to, rd_to);
    rt_write_row8(pu_place, pu_to, run);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL(volta_fast_match_all, 0x1, 0x0)

/* GUARD SHFL{SHFL_MODE} $P[Pu], $R[Rd], $R[Ra], SHFL_B, SHFL_C PM_EVENTS CTL */
RT_BODY(volta_fast_shfl)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t warp_shfl_mode = (int32_t)in->value[0];
    _Alignas(64) uint32_t lane_of_of[32];
    uint32_t here = 0;
    {
        uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 8);
    run &= hold;
    lanes_warpsync_r(s, ra, lane_of_of);
    here = run;
    }
    uint32_t run = active;
    const uint32_t hold_2 = mask_guard(m, in, usual, 2, 8);
    run &= hold_2;
    _Alignas(64) uint32_t l_row[32];
    const uint32_t *const l_2 = row_shfl_b(m, in, usual, l_row, 0, 4, 5);
    _Alignas(64) uint32_t k_row[32];
    const uint32_t *const k = row_shfl_b(m, in, usual, k_row, 1, 6, 7);
    if (!l_2 || !k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t pu_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint8_t *const pu_place = place_p(m, in, 1);
    uint8_t *const pu_to = whole && pu_place ? pu_place : pu_new;
    if (usual)
        lanes_shfl_usual(k, l_2, here, lane_of_of, s, ra, rd_to, pu_to);
    else
        lanes_shfl(k, l_2, warp_shfl_mode, here, lane_of_of, s, ra, rd_to, pu_to);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row8(pu_place, pu_to, run);
    return 0;
}
RT_USUAL(volta_fast_shfl, 0x7, 0x1)

/* GUARD P2R{PR_BYTE} $R[Rd], PR, $R[Ra]REUSE_A, PR_MASK PM_EVENTS CTL */
RT_BODY(volta_fast_p2r)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t pr_byte = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 11);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_pr_mask(m, in, usual, b_row, 0, 4, 8, 9, 6, 7, 10);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    lanes_p2r(b, s, ra, pr_byte, rd_to);
    rt_write_row32(rd_place, rd_to, run);
    return 0;
}
RT_USUAL_1(volta_fast_p2r, 0x3, 0x0, 0, 3)

/* GUARD PLOP3.LUT $P[Pu], $P[Pv], NOT_Pp$P[Pp], NOT_Pq$P[Pq], SRC_Pr_OR_UPr, LUT1, LUT2 PM_EVENTS
   CTL */
RT_BODY(volta_fast_plop3)
{
    const int32_t lut1 = (int32_t)in->value[9];
    const int32_t lut2 = (int32_t)in->value[10];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 3, 11);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 3, 2);
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_src_pp(m, in, r_row, 5, 4);
    _Alignas(64) int32_t s_row[32];
    const int32_t *const s_2 = row_src_pr_or_upr(m, in, s_row, 2, 6, 7, 8);
    if (!s_2)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 0);
    uint8_t *const pu_to = whole && pu_place ? pu_place : pu_new;
    uint8_t *const pv_place = place_p(m, in, 1);
    uint8_t *const pv_to = whole && pv_place ? pv_place : pv_new;
    lanes_plop3(q, r, s_2, lut1, lut2, pu_to, pv_to);
    rt_write_row8(pu_place, pu_to, run);
    rt_write_row8(pv_place, pv_to, run);
    return 0;
}
RT_USUAL(volta_fast_plop3, 0x8, 0x0)

/* GUARD PLOP3.LUT $P[Pu], $P[Pv], NOT_Pp$P[Pp], SIGN_B, NOT_Pr$P[Pr], LUT, LUT2 PM_EVENTS CTL */
RT_BODY(volta_fast_plop3_sign_one)
{
    const int32_t lut = (int32_t)in->value[11];
    const int32_t lut2 = (int32_t)in->value[12];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 13);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 3, 2);
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_sign_b(m, in, r_row, 1, 4, 6, 7, 8);
    _Alignas(64) int32_t s_row[32];
    const int32_t *const s_2 = row_src_pp(m, in, s_row, 10, 9);
    if (!r)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 0);
    uint8_t *const pu_to = whole && pu_place ? pu_place : pu_new;
    uint8_t *const pv_place = place_p(m, in, 1);
    uint8_t *const pv_to = whole && pv_place ? pv_place : pv_new;
    lanes_plop3(q, r, s_2, lut, lut2, pu_to, pv_to);
    rt_write_row8(pu_place, pu_to, run);
    rt_write_row8(pv_place, pv_to, run);
    return 0;
}
RT_USUAL(volta_fast_plop3_sign_one, 0x10, 0x0)

/* GUARD PLOP3.LUT $P[Pu], $P[Pv], NOT_Pp$P[Pp], SIGN_B, $R[Rc]REUSE_C.SIGN, LUT, LUT2 PM_EVENTS CTL
   */
RT_BODY(volta_fast_plop3_sign_two)
{
    const int32_t lut = (int32_t)in->value[11];
    const int32_t lut2 = (int32_t)in->value[12];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 13);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_src_pp(m, in, q_row, 3, 2);
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_sign_b(m, in, r_row, 1, 4, 6, 7, 8);
    _Alignas(64) int32_t s_row[32];
    const int32_t *const s_2 = row_sign_c(m, in, s_row, 9);
    if (!r)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 0);
    uint8_t *const pu_to = whole && pu_place ? pu_place : pu_new;
    uint8_t *const pv_place = place_p(m, in, 1);
    uint8_t *const pv_to = whole && pv_place ? pv_place : pv_new;
    lanes_plop3(q, r, s_2, lut, lut2, pu_to, pv_to);
    rt_write_row8(pu_place, pu_to, run);
    rt_write_row8(pv_place, pv_to, run);
    return 0;
}
RT_USUAL(volta_fast_plop3_sign_two, 0x10, 0x0)

/* GUARD PLOP3.LUT $P[Pu], $P[Pv], $R[Ra]REUSE_A.SIGN, SIGN_B, $R[Rc]REUSE_C.SIGN, LUT, LUT2
   PM_EVENTS CTL */
RT_BODY(volta_fast_plop3_sign_all)
{
    const int32_t lut = (int32_t)in->value[11];
    const int32_t lut2 = (int32_t)in->value[12];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 4, 13);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_sign_c(m, in, q_row, 2);
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_sign_b(m, in, r_row, 1, 4, 6, 7, 8);
    _Alignas(64) int32_t s_row[32];
    const int32_t *const s_2 = row_sign_c(m, in, s_row, 9);
    if (!r)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 0);
    uint8_t *const pu_to = whole && pu_place ? pu_place : pu_new;
    uint8_t *const pv_place = place_p(m, in, 1);
    uint8_t *const pv_to = whole && pv_place ? pv_place : pv_new;
    lanes_plop3(q, r, s_2, lut, lut2, pu_to, pv_to);
    rt_write_row8(pu_place, pu_to, run);
    rt_write_row8(pv_place, pv_to, run);
    return 0;
}
RT_USUAL(volta_fast_plop3_sign_all, 0x10, 0x0)

