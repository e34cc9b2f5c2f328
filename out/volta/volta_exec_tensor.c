/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_hgmma_hgmma_r(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: the layout of matrices in registers");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HMMA{SHAPE_884}HMMA_884_TYPE{STEP}SATFINITE $R[Rd], NEG_A$R[Ra]REUSE_A{LAYOUT_A},
   NEG_B$R[Rb]REUSE_B{LAYOUT_B}, $R[Rc]REUSE_C  CTL */
int volta_exec_hmma_884(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[13];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t rb = (int32_t)in->value[10];
    const int32_t tensor_shape_884 = (int32_t)in->value[0];
    const int32_t tensor_step = (int32_t)in->value[2];
    const int32_t tensor_hmma_884_type = (int32_t)in->value[1];
    const int32_t neg_a = (int32_t)in->value[5];
    const int32_t neg_b = (int32_t)in->value[9];
    const int32_t tensor_layout_a = (int32_t)in->value[8];
    const int32_t tensor_layout_b = (int32_t)in->value[12];
    const int32_t satfinite = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    int64_t packed = 0;
    uint32_t sum = 0;
    int32_t most = 0;
    int32_t odd = 0;
    int32_t k = 0;
    int32_t p = 0;
    int32_t q = 0;
    int64_t t = 0;
    uint32_t result = 0;
    uint32_t result_2 = 0;
    uint32_t t_2 = 0;
    int64_t result_3 = 0;
    int64_t t_3 = 0;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 15);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    uint64_t lane_of_of[32] = {0};
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const uint64_t c = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
        lane_of_of[lane] = c;
    }
    m->lane = -1;
    uint64_t lane_of_of_2[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 1, 15);
        const uint64_t a = s->r[ra][lane] | (uint64_t)s->r[ra | 1][lane] << 32;
        if (guard_2) {
            lane_of_of_2[lane] = a;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_3[32] = {0};
    uint32_t here_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 1, 15);
        const uint64_t b = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        if (guard_3) {
            lane_of_of_3[lane] = b;
            here_2 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    const int32_t go = any;
    if (go && tensor_shape_884) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the shape 444");
    }
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_4 = operand_guard(s, in, lane, 1, 15);
        const uint64_t c = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
        const int32_t t_4 = (lane >> 2) * 4 + func_row_884(lane, tensor_hmma_884_type, tensor_step);
        const uint64_t lane_of = (active >> t_4 & 1 ? lane_of_of[t_4] : 0);
        const uint32_t left =
            (uint32_t)(lane_of >> 16 * func_column_884(lane, tensor_hmma_884_type)) & 0xffff;
        const int32_t t_5 = (lane >> 2) * 4 + func_row_884(lane, tensor_hmma_884_type, tensor_step);
        const uint64_t lane_of_2 = (active >> t_5 & 1 ? lane_of_of[t_5] : 0);
        const uint32_t right =
            (uint32_t)(lane_of_2 >> 16 * func_column_884_2(lane, tensor_hmma_884_type)) & 0xffff;
        const uint64_t mixed =
            (uint32_t)rt_float_convert(RT_F32, RT_F16, left, RT_NEAR, RT_KEEP, 0x7fc00000)
            | (uint64_t)(uint32_t)rt_float_convert(RT_F32, RT_F16, right, RT_NEAR, RT_KEEP,
            0x7fc00000) << 32;
        if (guard_4) {
            const uint64_t c_2 = tensor_hmma_884_type == 1 ? mixed : c;
            const int32_t rows = tensor_hmma_884_type == 0 ? 3 : 1;
            const int32_t half = tensor_hmma_884_type == 0;
            const int32_t minus = neg_a ^ neg_b;
            for (int32_t r = 0; r <= 1; r++) {
                packed = 0;
                for (int32_t i = 0; i <= 1; i++) {
                    sum = half ? (uint32_t)(c_2 >> (32 * r + 16 * i)) & 0xffff
                        : (uint32_t)rt_shr_u64(c_2, (uint64_t)(64 * r + 32 * i));
                    for (int32_t block = 0; block <= 3; block++) {
                        if (1 >> block != 0) {
                            const int32_t is_there = func_addend_significand(sum, half) != 0;
                            most = rt_max_i32(half ? 108 : -126,
                                is_there ? func_addend_exponent(sum, half) : -126);
                            odd = func_addend_oddness(sum, half);
                            for (int32_t x = 0; x <= 7; x++) {
                                if (15 >> x & 1) {
                                    k = (block + 1) * 4 + x - 4;
                                    const int32_t k_2 = k & 7;
                                    const int32_t t_6 = (lane >> 2) * 4
                                        + (tensor_layout_a ? k_2 & 3
                                        : func_row_884(lane, tensor_hmma_884_type, tensor_step));
                                    const uint64_t lane_of_3 =
                                        (here >> t_6 & 1 ? lane_of_of_2[t_6] : 0);
                                    const uint32_t x_2 =
                                        (uint32_t)(lane_of_3
                                        >> 16 * (tensor_layout_a
                                        ? func_row_884(lane, tensor_hmma_884_type, tensor_step)
                                        : k_2 & 3)) & 0xffff;
                                    p = (int32_t)(func_first_884(x_2) ^ (uint32_t)(minus << 19));
                                    const int32_t k_3 = k & 7;
                                    const int32_t t_7 = (lane >> 2 & 3) * 4
                                        + 16 * func_right_884(tensor_hmma_884_type, tensor_step)
                                        + (tensor_layout_b
                                        ? func_column_884_3(lane, tensor_hmma_884_type, r, i)
                                        : k_3 & 3);
                                    const uint64_t lane_of_4 =
                                        (here_2 >> t_7 & 1 ? lane_of_of_3[t_7] : 0);
                                    const uint32_t x_3 =
                                        (uint32_t)(lane_of_4
                                        >> 16 * (tensor_layout_b ? k_3 & 3
                                        : func_column_884_3(lane, tensor_hmma_884_type, r, i)))
                                        & 0xffff;
                                    q = (int32_t)func_first_884(x_3);
                                    odd = odd | func_oddness(p, q);
                                    most = rt_max_i32(most,
                                        (p & 0x7ff) * (q & 0x7ff) != 0
                                        ? (p >> 11 & 0xff) + (q >> 11 & 0xff) - 127 : -126);
                                }
                            }
                            const int32_t m_2 = func_addend_significand(sum, half) << 0;
                            const int32_t by = most - func_addend_exponent(sum, half);
                            t = func_signed_shift(m_2,
                                half ? (int32_t)(sum >> 15 & 1) : (int32_t)(sum >> 31), by);
                            for (int32_t x_4 = 0; x_4 <= 7; x_4++) {
                                if (15 >> x_4 & 1) {
                                    k = (block + 1) * 4 + x_4 - 4;
                                    const int32_t k_4 = k & 7;
                                    const int32_t t_8 = (lane >> 2) * 4
                                        + (tensor_layout_a ? k_4 & 3
                                        : func_row_884(lane, tensor_hmma_884_type, tensor_step));
                                    const uint64_t lane_of_5 =
                                        (here >> t_8 & 1 ? lane_of_of_2[t_8] : 0);
                                    const uint32_t x_5 =
                                        (uint32_t)(lane_of_5
                                        >> 16 * (tensor_layout_a
                                        ? func_row_884(lane, tensor_hmma_884_type, tensor_step)
                                        : k_4 & 3)) & 0xffff;
                                    p = (int32_t)(func_first_884(x_5) ^ (uint32_t)(minus << 19));
                                    const int32_t k_5 = k & 7;
                                    const int32_t t_9 = (lane >> 2 & 3) * 4
                                        + 16 * func_right_884(tensor_hmma_884_type, tensor_step)
                                        + (tensor_layout_b
                                        ? func_column_884_3(lane, tensor_hmma_884_type, r, i)
                                        : k_5 & 3);
                                    const uint64_t lane_of_6 =
                                        (here_2 >> t_9 & 1 ? lane_of_of_3[t_9] : 0);
                                    const uint32_t x_6 =
                                        (uint32_t)(lane_of_6
                                        >> 16 * (tensor_layout_b ? k_5 & 3
                                        : func_column_884_3(lane, tensor_hmma_884_type, r, i)))
                                        & 0xffff;
                                    q = (int32_t)func_first_884(x_6);
                                    const int32_t m_3 = (p & 0x7ff) * (q & 0x7ff) << 3;
                                    const int32_t by_2 = most
                                        - ((p >> 11 & 0xff) + (q >> 11 & 0xff) - 127);
                                    t = rt_sext_64((uint64_t)t
                                        + (uint64_t)func_signed_shift(m_3, p >> 19 ^ q >> 19,
                                        by_2), 40);
                                }
                            }
                            if (odd != 0) {
                                if (odd & 1 || odd == 6) {
                                    result = (uint32_t)(half ? 32767 : 2147483647);
                                } else {
                                    result = (uint32_t)(half ? 31744 : 2139095040)
                                        | (uint32_t)(odd >> 2) << (half ? 15 : 31);
                                }
                                t_2 = result;
                            } else {
                                result_2 = func_packed_sum(t, most, half);
                                t_2 = result_2;
                            }
                            sum = t_2;
                        }
                    }
                    if (satfinite) {
                        if (half) {
                            result_3 = (sum & 0x7fff) > 31744 ? 0 : (sum & 0x7fff) == 31744
                                ? (int64_t)sum - 1 : sum;
                        } else {
                            result_3 = (sum & 0x7fffffff) > 2139095040 ? 0
                                : (sum & 0x7fffffff) == 2139095040 ? (int64_t)sum - 1 : sum;
                        }
                        t_3 = result_3;
                    } else {
                        t_3 = sum;
                    }
                    const int64_t last = t_3;
                    packed = packed | (half ? (int64_t)((uint64_t)last << 16 * i) : 0);
                    if (rows >> r & 1 && !half) {
                        const int32_t t_10 = rd | (2 * r + i);
                        if (t_10 != 255)
                            s->r[t_10][lane] = (uint32_t)last;
                    }
                }
                if (half && rows >> r & 1) {
                    const int32_t t_11 = rd | r;
                    if (t_11 != 255)
                        s->r[t_11][lane] = (uint32_t)packed;
                }
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD HMMA{HMMA_SHAPE}HMMA_DST{SATFINITE} $R[Rd], NEG_A$R[Ra]REUSE_A, NEG_B$R[Rb]REUSE_B,
   $R[Rc]REUSE_C  CTL */
int volta_exec_hmma_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t tensor_hmma_shape = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rb = (int32_t)in->value[8];
    const int32_t tensor_hmma_dst = (int32_t)in->value[1];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t neg_a = (int32_t)in->value[4];
    const int32_t neg_b = (int32_t)in->value[7];
    const int32_t satfinite = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    int64_t packed = 0;
    uint32_t sum = 0;
    int32_t most = 0;
    int32_t odd = 0;
    int32_t k = 0;
    int32_t p = 0;
    int32_t q = 0;
    int64_t t = 0;
    uint32_t result = 0;
    uint32_t result_2 = 0;
    uint32_t t_2 = 0;
    int64_t result_3 = 0;
    int64_t t_3 = 0;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 12);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    rt_u128 lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 1, 12);
        const int32_t words = func_big(tensor_hmma_shape) ? 8 : 4;
        const int32_t n = words >> 1;
        const rt_u128 a = func_span_2(s, lane, ra, n);
        if (guard_2) {
            lane_of_of[lane] = a;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_2[32] = {0};
    uint32_t here_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 1, 12);
        const int32_t words = func_big(tensor_hmma_shape) ? 8 : 4;
        const int32_t n_2 = words >> 2;
        const uint64_t b = (uint64_t)func_span_3(s, lane, rb, n_2);
        if (guard_3) {
            lane_of_of_2[lane] = b;
            here_2 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    const int32_t go = any;
    const int32_t is_defined = tensor_hmma_shape != 2 && 1;
    if (go) {
        if (!is_defined) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined shape");
        }
    }
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_4 = operand_guard(s, in, lane, 1, 12);
        const int32_t words = func_big(tensor_hmma_shape) ? 8 : 4;
        const int32_t n_3 = tensor_hmma_dst ? 4 : 2;
        const rt_u128 c = func_span_2(s, lane, rc, n_3);
        if (guard_4) {
            const int32_t half = !tensor_hmma_dst;
            const int32_t minus = neg_a ^ neg_b;
            const int32_t blocks = (1 << rt_max_i32(words >> 1, 1)) - 1;
            for (int32_t r = 0; r <= 1; r++) {
                packed = 0;
                for (int32_t i = 0; i <= 1; i++) {
                    sum = half ? (uint32_t)((uint64_t)c >> (32 * r + 16 * i)) & 0xffff
                        : (uint32_t)(c >> (64 * r + 32 * i));
                    for (int32_t block = 0; block <= 3; block++) {
                        if (blocks >> block & 1) {
                            const int32_t is_there = func_addend_significand(sum, half) != 0;
                            most = rt_max_i32(half ? 108 : -126,
                                is_there ? func_addend_exponent(sum, half) : -126);
                            odd = func_addend_oddness(sum, half);
                            for (int32_t x = 0; x <= 7; x++) {
                                if (3 >> x & 1) {
                                    for (int32_t h = 0; h <= 1; h++) {
                                        k = (block + 1) * 2 + x - 2;
                                        const int32_t k_2 = k & 7;
                                        const int32_t t_4 = (lane >> 2) * 4 + (k_2 & 3);
                                        const rt_u128 lane_of =
                                            (here >> t_4 & 1 ? lane_of_of[t_4] : 0);
                                        const uint32_t x_2 = func_row_word(k_2, lane_of, r);
                                        const uint32_t x_3 = x_2 >> 16 * h & 0xffff;
                                        p = (int32_t)(func_first_884(x_3)
                                            ^ (uint32_t)(minus << 19));
                                        const int32_t k_3 = k & 7;
                                        const int32_t t_5 = (lane & 3) * 8 + i * 4 + (k_3 & 3);
                                        const uint64_t lane_of_2 =
                                            (here_2 >> t_5 & 1 ? lane_of_of_2[t_5] : 0);
                                        const uint32_t x_4 =
                                            (uint32_t)(lane_of_2 >> 32 * (k_3 >> 2));
                                        const uint32_t x_5 = x_4 >> 16 * h & 0xffff;
                                        q = (int32_t)func_first_884(x_5);
                                        odd = odd | func_oddness(p, q);
                                        most = rt_max_i32(most,
                                            (p & 0x7ff) * (q & 0x7ff) != 0
                                            ? (p >> 11 & 0xff) + (q >> 11 & 0xff) - 127 : -126);
                                    }
                                }
                            }
                            const int32_t m_2 = func_addend_significand(sum, half) << 0;
                            const int32_t by = most - func_addend_exponent(sum, half);
                            t = func_signed_shift(m_2,
                                half ? (int32_t)(sum >> 15 & 1) : (int32_t)(sum >> 31), by);
                            for (int32_t x_6 = 0; x_6 <= 7; x_6++) {
                                if (3 >> x_6 & 1) {
                                    for (int32_t h_2 = 0; h_2 <= 1; h_2++) {
                                        k = (block + 1) * 2 + x_6 - 2;
                                        const int32_t k_4 = k & 7;
                                        const int32_t t_6 = (lane >> 2) * 4 + (k_4 & 3);
                                        const rt_u128 lane_of_3 =
                                            (here >> t_6 & 1 ? lane_of_of[t_6] : 0);
                                        const uint32_t x_7 = func_row_word(k_4, lane_of_3, r);
                                        const uint32_t x_8 = x_7 >> 16 * h_2 & 0xffff;
                                        p = (int32_t)(func_first_884(x_8)
                                            ^ (uint32_t)(minus << 19));
                                        const int32_t k_5 = k & 7;
                                        const int32_t t_7 = (lane & 3) * 8 + i * 4 + (k_5 & 3);
                                        const uint64_t lane_of_4 =
                                            (here_2 >> t_7 & 1 ? lane_of_of_2[t_7] : 0);
                                        const uint32_t x_9 =
                                            (uint32_t)(lane_of_4 >> 32 * (k_5 >> 2));
                                        const uint32_t x_10 = x_9 >> 16 * h_2 & 0xffff;
                                        q = (int32_t)func_first_884(x_10);
                                        const int32_t m_3 = (p & 0x7ff) * (q & 0x7ff) << 3;
                                        const int32_t by_2 = most
                                            - ((p >> 11 & 0xff) + (q >> 11 & 0xff) - 127);
                                        t = rt_sext_64((uint64_t)t
                                            + (uint64_t)func_signed_shift(m_3, p >> 19 ^ q >> 19,
                                            by_2), 40);
                                    }
                                }
                            }
                            if (odd != 0) {
                                if (odd & 1 || odd == 6) {
                                    result = (uint32_t)(half ? 32767 : 2147483647);
                                } else {
                                    result = (uint32_t)(half ? 31744 : 2139095040)
                                        | (uint32_t)(odd >> 2) << (half ? 15 : 31);
                                }
                                t_2 = result;
                            } else {
                                result_2 = func_packed_sum(t, most, half);
                                t_2 = result_2;
                            }
                            sum = t_2;
                        }
                    }
                    if (satfinite) {
                        if (half) {
                            result_3 = (sum & 0x7fff) > 31744 ? 0 : (sum & 0x7fff) == 31744
                                ? (int64_t)sum - 1 : sum;
                        } else {
                            result_3 = (sum & 0x7fffffff) > 2139095040 ? 0
                                : (sum & 0x7fffffff) == 2139095040 ? (int64_t)sum - 1 : sum;
                        }
                        t_3 = result_3;
                    } else {
                        t_3 = sum;
                    }
                    const int64_t last = t_3;
                    packed = packed | (half ? (int64_t)((uint64_t)last << 16 * i) : 0);
                    if (1 && !half) {
                        const int32_t t_8 = rd | (2 * r + i);
                        if (t_8 != 255)
                            s->r[t_8][lane] = (uint32_t)last;
                    }
                }
                if (half && 1) {
                    const int32_t t_9 = rd | r;
                    if (t_9 != 255)
                        s->r[t_9][lane] = (uint32_t)packed;
                }
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD HMMA{HMMA_SHAPE}HMMA_DST{HMMA_FORMAT} $R[Rd], NEG_A$R[Ra]REUSE_A, NEG_B$R[Rb]REUSE_B,
   $R[Rc]REUSE_C{OPT_UPmma}EXTRA PM_EVENTS CTL */
int volta_exec_hmma_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t tensor_hmma_format = (int32_t)in->value[2];
    const int32_t tensor_hmma_shape = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rb = (int32_t)in->value[8];
    const int32_t tensor_hmma_dst = (int32_t)in->value[1];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t neg_a = (int32_t)in->value[4];
    const int32_t neg_b = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    int64_t packed = 0;
    uint32_t sum = 0;
    int32_t most = 0;
    int32_t odd = 0;
    int32_t k = 0;
    int32_t p = 0;
    int32_t q = 0;
    int64_t t = 0;
    uint32_t result = 0;
    uint32_t result_2 = 0;
    uint32_t t_2 = 0;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 14);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    rt_u128 lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 14);
        const int32_t words = func_big_2(tensor_hmma_format, tensor_hmma_shape) ? 8 : 4;
        const int32_t n = words >> 1;
        const rt_u128 a = func_span_2(s, lane, ra, n);
        if (guard_2) {
            lane_of_of[lane] = a;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_2[32] = {0};
    uint32_t here_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 2, 14);
        const int32_t words = func_big_2(tensor_hmma_format, tensor_hmma_shape) ? 8 : 4;
        const int32_t n_2 = words >> 2;
        const uint64_t b = (uint64_t)func_span_3(s, lane, rb, n_2);
        if (guard_3) {
            lane_of_of_2[lane] = b;
            here_2 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    const int32_t u = operand_opt_upmma(s, in, 0, 12, 13);
    const int32_t go = any;
    const int32_t is_defined = tensor_hmma_shape != (tensor_hmma_format == 2 ? 1 : 2)
        && (tensor_hmma_format == 0 || tensor_hmma_dst == 1);
    const int status = func_check_shape(m, go, u, is_defined);
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t extra = operand_extra(in, 1);
        const int32_t guard_4 = operand_guard(s, in, lane, 2, 14);
        const int32_t words = func_big_2(tensor_hmma_format, tensor_hmma_shape) ? 8 : 4;
        const int32_t n_3 = tensor_hmma_dst ? 4 : 2;
        const rt_u128 c = func_span_2(s, lane, rc, n_3);
        if (guard_4) {
            const int32_t size = 1 + extra;
            const int32_t half = !tensor_hmma_dst;
            const int32_t minus = neg_a ^ neg_b;
            const int32_t blocks = (1 << rt_max_i32(words >> size, 1)) - 1;
            const int32_t halves = tensor_hmma_format > 1 ? 1 : 3;
            const int32_t n_4 = 1 << size;
            const int32_t of_block = (1 << rt_min_i32(n_4, words)) - 1;
            for (int32_t r = 0; r <= 1; r++) {
                packed = 0;
                for (int32_t i = 0; i <= 1; i++) {
                    sum = half ? (uint32_t)((uint64_t)c >> (32 * r + 16 * i)) & 0xffff
                        : (uint32_t)(c >> (64 * r + 32 * i));
                    for (int32_t block = 0; block <= 3; block++) {
                        if (blocks >> block & 1) {
                            const int32_t is_there = func_addend_significand(sum, half) != 0;
                            most = rt_max_i32(half ? 108 - extra : -4 - extra,
                                is_there ? func_addend_exponent(sum, half) : -126);
                            odd = func_addend_oddness(sum, half);
                            for (int32_t x = 0; x <= 7; x++) {
                                if (of_block >> x & 1) {
                                    for (int32_t h = 0; h <= 1; h++) {
                                        if (halves >> h & 1) {
                                            k = (block + 1) * n_4 + x - n_4;
                                            const int32_t k_2 = k & 7;
                                            const int32_t t_3 = (lane >> 2) * 4 + (k_2 & 3);
                                            const rt_u128 lane_of =
                                                (here >> t_3 & 1 ? lane_of_of[t_3] : 0);
                                            const uint32_t x_2 = func_row_word(k_2, lane_of, r);
                                            const uint32_t x_3 = tensor_hmma_format == 2 ? x_2
                                                : tensor_hmma_format == 1
                                                ? (x_2 >> 16 * h & 0xffff) << 16
                                                : x_2 >> 16 * h & 0xffff;
                                            p = func_hmma_first(tensor_hmma_format, x_3)
                                                ^ minus << 19;
                                            const int32_t k_3 = k & 7;
                                            const int32_t t_4 = (lane & 3) * 8 + i * 4 + (k_3 & 3);
                                            const uint64_t lane_of_2 =
                                                (here_2 >> t_4 & 1 ? lane_of_of_2[t_4] : 0);
                                            const uint32_t x_4 =
                                                (uint32_t)(lane_of_2 >> 32 * (k_3 >> 2));
                                            const uint32_t x_5 = tensor_hmma_format == 2 ? x_4
                                                : tensor_hmma_format == 1
                                                ? (x_4 >> 16 * h & 0xffff) << 16
                                                : x_4 >> 16 * h & 0xffff;
                                            q = func_hmma_first(tensor_hmma_format, x_5);
                                            odd = odd | func_oddness(p, q);
                                            most = rt_max_i32(most,
                                                (p & 0x7ff) * (q & 0x7ff) != 0
                                                ? (p >> 11 & 0xff) + (q >> 11 & 0xff) - 127 : -126);
                                        }
                                    }
                                }
                            }
                            const int32_t m_2 = func_addend_significand(sum, half) << extra;
                            const int32_t by = most - func_addend_exponent(sum, half);
                            t = func_signed_shift(m_2,
                                half ? (int32_t)(sum >> 15 & 1) : (int32_t)(sum >> 31), by);
                            for (int32_t x_6 = 0; x_6 <= 7; x_6++) {
                                if (of_block >> x_6 & 1) {
                                    for (int32_t h_2 = 0; h_2 <= 1; h_2++) {
                                        if (halves >> h_2 & 1) {
                                            k = (block + 1) * n_4 + x_6 - n_4;
                                            const int32_t k_4 = k & 7;
                                            const int32_t t_5 = (lane >> 2) * 4 + (k_4 & 3);
                                            const rt_u128 lane_of_3 =
                                                (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
                                            const uint32_t x_7 = func_row_word(k_4, lane_of_3, r);
                                            const uint32_t x_8 = tensor_hmma_format == 2 ? x_7
                                                : tensor_hmma_format == 1
                                                ? (x_7 >> 16 * h_2 & 0xffff) << 16
                                                : x_7 >> 16 * h_2 & 0xffff;
                                            p = func_hmma_first(tensor_hmma_format, x_8)
                                                ^ minus << 19;
                                            const int32_t k_5 = k & 7;
                                            const int32_t t_6 = (lane & 3) * 8 + i * 4 + (k_5 & 3);
                                            const uint64_t lane_of_4 =
                                                (here_2 >> t_6 & 1 ? lane_of_of_2[t_6] : 0);
                                            const uint32_t x_9 =
                                                (uint32_t)(lane_of_4 >> 32 * (k_5 >> 2));
                                            const uint32_t x_10 = tensor_hmma_format == 2 ? x_9
                                                : tensor_hmma_format == 1
                                                ? (x_9 >> 16 * h_2 & 0xffff) << 16
                                                : x_9 >> 16 * h_2 & 0xffff;
                                            q = func_hmma_first(tensor_hmma_format, x_10);
                                            const int32_t m_3 = (p & 0x7ff) * (q & 0x7ff)
                                                << (3 + extra);
                                            const int32_t by_2 = most
                                                - ((p >> 11 & 0xff) + (q >> 11 & 0xff) - 127);
                                            t = rt_sext_64((uint64_t)t
                                                + (uint64_t)func_signed_shift(m_3,
                                                p >> 19 ^ q >> 19, by_2), 40);
                                        }
                                    }
                                }
                            }
                            if (odd != 0) {
                                if (odd & 1 || odd == 6) {
                                    result = (uint32_t)(half ? 32767 : 2147483647);
                                } else {
                                    result = (uint32_t)(half ? 31744 : 2139095040)
                                        | (uint32_t)(odd >> 2) << (half ? 15 : 31);
                                }
                                t_2 = result;
                            } else {
                                result_2 = func_packed_sum_2(t, most, extra, half);
                                t_2 = result_2;
                            }
                            sum = t_2;
                        }
                    }
                    const uint32_t last = sum;
                    packed = (int64_t)((uint64_t)packed | (half ? (uint64_t)last << 16 * i : 0));
                    if (1 && !half) {
                        const int32_t t_7 = rd | (2 * r + i);
                        if (t_7 != 255)
                            s->r[t_7][lane] = last;
                    }
                }
                if (half && 1) {
                    const int32_t t_8 = rd | r;
                    if (t_8 != 255)
                        s->r[t_8][lane] = (uint32_t)packed;
                }
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD HMMA.SP{HMMA_SP_SHAPE}HMMA_DST{HMMA_FORMAT} $R[Rd], NEG_A$R[Ra]REUSE_A, NEG_B$R[Rb]REUSE_B,
   $R[Rc]REUSE_C{OPT_UPmma}, $R[META]META_REUSE, META_THREADS{EXTRA} PM_EVENTS CTL */
int volta_exec_hmma_sp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t tensor_hmma_sp_shape = (int32_t)in->value[0];
    const int32_t tensor_hmma_format = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t tensor_meta = (int32_t)in->value[14];
    const int32_t rb = (int32_t)in->value[8];
    const int32_t tensor_hmma_dst = (int32_t)in->value[1];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t neg_a = (int32_t)in->value[4];
    const int32_t neg_b = (int32_t)in->value[7];
    const int32_t tensor_meta_threads = (int32_t)in->value[16];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    int64_t packed = 0;
    uint32_t sum = 0;
    int32_t most = 0;
    int32_t odd = 0;
    int32_t k = 0;
    int32_t p = 0;
    int32_t q = 0;
    uint32_t t = 0;
    int64_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t result = 0;
    uint32_t result_2 = 0;
    uint32_t t_4 = 0;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 17);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    rt_u128 lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 2, 17);
        const int32_t n = func_sparse_big(tensor_hmma_sp_shape, tensor_hmma_format) ? 4 : 2;
        const rt_u128 a = func_span_2(s, lane, ra, n);
        if (guard_2) {
            lane_of_of[lane] = a;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint32_t lane_of_of_2[32] = {0};
    uint32_t here_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 2, 17);
        const uint32_t m_2 = s->r[tensor_meta][lane];
        if (guard_3) {
            lane_of_of_2[lane] = m_2;
            here_2 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    rt_u128 lane_of_of_3[32] = {0};
    uint32_t here_3 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_4 = operand_guard(s, in, lane, 2, 17);
        const int32_t n_2 = func_sparse_big(tensor_hmma_sp_shape, tensor_hmma_format) ? 4 : 2;
        const rt_u128 b = func_span_2(s, lane, rb, n_2);
        if (guard_4) {
            lane_of_of_3[lane] = b;
            here_3 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    const int32_t u = operand_opt_upmma(s, in, 0, 12, 13);
    const int32_t go = any;
    const int32_t is_single = tensor_hmma_format == 2;
    const int32_t is_defined = tensor_hmma_sp_shape != (is_single ? 3 : 0)
        && (tensor_hmma_format == 0 || tensor_hmma_dst == 1);
    const int status = func_check_shape(m, go, u, is_defined);
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t extra = operand_extra(in, 1);
        const int32_t guard_5 = operand_guard(s, in, lane, 2, 17);
        const int32_t n_3 = tensor_hmma_dst ? 4 : 2;
        const rt_u128 c = func_span_2(s, lane, rc, n_3);
        if (guard_5) {
            const int32_t words = func_sparse_big(tensor_hmma_sp_shape, tensor_hmma_format) ? 8 : 4;
            const int32_t size = 1 + extra;
            const int32_t half = !tensor_hmma_dst;
            const int32_t minus = neg_a ^ neg_b;
            const int32_t blocks = (1 << rt_max_i32(words >> size, 1)) - 1;
            const int32_t halves = tensor_hmma_format > 1 ? 1 : 3;
            const int32_t n_4 = 1 << size;
            const int32_t of_block = (1 << rt_min_i32(n_4, words)) - 1;
            for (int32_t r = 0; r <= 1; r++) {
                packed = 0;
                for (int32_t i = 0; i <= 1; i++) {
                    sum = half ? (uint32_t)((uint64_t)c >> (32 * r + 16 * i)) & 0xffff
                        : (uint32_t)(c >> (64 * r + 32 * i));
                    for (int32_t block = 0; block <= 3; block++) {
                        if (blocks >> block & 1) {
                            const int32_t is_there = func_addend_significand(sum, half) != 0;
                            most = rt_max_i32(half ? 108 - extra : -4 - extra,
                                is_there ? func_addend_exponent(sum, half) : -126);
                            odd = func_addend_oddness(sum, half);
                            for (int32_t x = 0; x <= 7; x++) {
                                if (of_block >> x & 1) {
                                    for (int32_t h = 0; h <= 1; h++) {
                                        if (halves >> h & 1) {
                                            k = (block + 1) * n_4 + x - n_4;
                                            const int32_t k_2 = k & 7;
                                            const int32_t t_5 = (lane >> 2) * 4 + (k_2 & 3);
                                            const rt_u128 lane_of =
                                                (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
                                            const uint32_t x_2 = func_row_word(k_2, lane_of, r);
                                            const uint32_t x_3 = tensor_hmma_format == 2 ? x_2
                                                : tensor_hmma_format == 1
                                                ? (x_2 >> 16 * h & 0xffff) << 16
                                                : x_2 >> 16 * h & 0xffff;
                                            p = func_hmma_first(tensor_hmma_format, x_3)
                                                ^ minus << 19;
                                            const int32_t k_3 = k & 7;
                                            const int32_t t_6 = (lane >> 2) * 4
                                                + (func_sparse_big(tensor_hmma_sp_shape,
                                                tensor_hmma_format)
                                                ? 2 * (tensor_meta_threads & 1) + (k_3 >> 2)
                                                : tensor_meta_threads);
                                            const uint32_t lane_of_2 =
                                                (here_2 >> t_6 & 1 ? lane_of_of_2[t_6] : 0);
                                            const uint32_t n_5 = lane_of_2
                                                >> (16 * r + 4 * (k_3 & 3)) & 0xf;
                                            if (tensor_hmma_format == 2) {
                                                const uint32_t k_4 = (uint32_t)(2 * k_3)
                                                    + (n_5 >> 1 & 1);
                                                const uint32_t t_7 =
                                                    (uint32_t)((lane & 3) * 8 + i * 4) + (k_4 & 3);
                                                const rt_u128 lane_of_3 =
                                                    (here_3 >> t_7 & 1 ? lane_of_of_3[t_7] : 0);
                                                t = (uint32_t)(lane_of_3 >> 32 * (k_4 >> 2));
                                            } else {
                                                const uint32_t k_5 = (uint32_t)(2 * k_3)
                                                    + ((n_5 & 3) >> 1);
                                                const uint32_t t_8 =
                                                    (uint32_t)((lane & 3) * 8 + i * 4) + (k_5 & 3);
                                                const rt_u128 lane_of_4 =
                                                    (here_3 >> t_8 & 1 ? lane_of_of_3[t_8] : 0);
                                                const uint32_t k_6 = (uint32_t)(2 * k_3)
                                                    + (n_5 >> 2 >> 1);
                                                const uint32_t t_9 =
                                                    (uint32_t)((lane & 3) * 8 + i * 4) + (k_6 & 3);
                                                const rt_u128 lane_of_5 =
                                                    (here_3 >> t_9 & 1 ? lane_of_of_3[t_9] : 0);
                                                t = func_stored_half(n_5 & 3, lane_of_4, k_5)
                                                    | func_stored_half(n_5 >> 2, lane_of_5, k_6)
                                                    << 16;
                                            }
                                            const uint32_t x_4 = tensor_hmma_format == 2 ? t
                                                : tensor_hmma_format == 1
                                                ? (t >> 16 * h & 0xffff) << 16
                                                : t >> 16 * h & 0xffff;
                                            q = func_hmma_first(tensor_hmma_format, x_4);
                                            odd = odd | func_oddness(p, q);
                                            most = rt_max_i32(most,
                                                (p & 0x7ff) * (q & 0x7ff) != 0
                                                ? (p >> 11 & 0xff) + (q >> 11 & 0xff) - 127 : -126);
                                        }
                                    }
                                }
                            }
                            const int32_t m_3 = func_addend_significand(sum, half) << extra;
                            const int32_t by = most - func_addend_exponent(sum, half);
                            t_2 = func_signed_shift(m_3,
                                half ? (int32_t)(sum >> 15 & 1) : (int32_t)(sum >> 31), by);
                            for (int32_t x_5 = 0; x_5 <= 7; x_5++) {
                                if (of_block >> x_5 & 1) {
                                    for (int32_t h_2 = 0; h_2 <= 1; h_2++) {
                                        if (halves >> h_2 & 1) {
                                            k = (block + 1) * n_4 + x_5 - n_4;
                                            const int32_t k_7 = k & 7;
                                            const int32_t t_10 = (lane >> 2) * 4 + (k_7 & 3);
                                            const rt_u128 lane_of_6 =
                                                (here >> t_10 & 1 ? lane_of_of[t_10] : 0);
                                            const uint32_t x_6 = func_row_word(k_7, lane_of_6, r);
                                            const uint32_t x_7 = tensor_hmma_format == 2 ? x_6
                                                : tensor_hmma_format == 1
                                                ? (x_6 >> 16 * h_2 & 0xffff) << 16
                                                : x_6 >> 16 * h_2 & 0xffff;
                                            p = func_hmma_first(tensor_hmma_format, x_7)
                                                ^ minus << 19;
                                            const int32_t k_8 = k & 7;
                                            const int32_t t_11 = (lane >> 2) * 4
                                                + (func_sparse_big(tensor_hmma_sp_shape,
                                                tensor_hmma_format)
                                                ? 2 * (tensor_meta_threads & 1) + (k_8 >> 2)
                                                : tensor_meta_threads);
                                            const uint32_t lane_of_7 =
                                                (here_2 >> t_11 & 1 ? lane_of_of_2[t_11] : 0);
                                            const uint32_t n_6 = lane_of_7
                                                >> (16 * r + 4 * (k_8 & 3)) & 0xf;
                                            if (tensor_hmma_format == 2) {
                                                const uint32_t k_9 = (uint32_t)(2 * k_8)
                                                    + (n_6 >> 1 & 1);
                                                const uint32_t t_12 =
                                                    (uint32_t)((lane & 3) * 8 + i * 4) + (k_9 & 3);
                                                const rt_u128 lane_of_8 =
                                                    (here_3 >> t_12 & 1 ? lane_of_of_3[t_12] : 0);
                                                t_3 = (uint32_t)(lane_of_8 >> 32 * (k_9 >> 2));
                                            } else {
                                                const uint32_t k_10 = (uint32_t)(2 * k_8)
                                                    + ((n_6 & 3) >> 1);
                                                const uint32_t t_13 =
                                                    (uint32_t)((lane & 3) * 8 + i * 4) + (k_10 & 3);
                                                const rt_u128 lane_of_9 =
                                                    (here_3 >> t_13 & 1 ? lane_of_of_3[t_13] : 0);
                                                const uint32_t k_11 = (uint32_t)(2 * k_8)
                                                    + (n_6 >> 2 >> 1);
                                                const uint32_t t_14 =
                                                    (uint32_t)((lane & 3) * 8 + i * 4) + (k_11 & 3);
                                                const rt_u128 lane_of_10 =
                                                    (here_3 >> t_14 & 1 ? lane_of_of_3[t_14] : 0);
                                                t_3 = func_stored_half(n_6 & 3, lane_of_9, k_10)
                                                    | func_stored_half(n_6 >> 2, lane_of_10, k_11)
                                                    << 16;
                                            }
                                            const uint32_t x_8 = tensor_hmma_format == 2 ? t_3
                                                : tensor_hmma_format == 1
                                                ? (t_3 >> 16 * h_2 & 0xffff) << 16
                                                : t_3 >> 16 * h_2 & 0xffff;
                                            q = func_hmma_first(tensor_hmma_format, x_8);
                                            const int32_t m_4 = (p & 0x7ff) * (q & 0x7ff)
                                                << (3 + extra);
                                            const int32_t by_2 = most
                                                - ((p >> 11 & 0xff) + (q >> 11 & 0xff) - 127);
                                            t_2 = rt_sext_64((uint64_t)t_2
                                                + (uint64_t)func_signed_shift(m_4,
                                                p >> 19 ^ q >> 19, by_2), 40);
                                        }
                                    }
                                }
                            }
                            if (odd != 0) {
                                if (odd & 1 || odd == 6) {
                                    result = (uint32_t)(half ? 32767 : 2147483647);
                                } else {
                                    result = (uint32_t)(half ? 31744 : 2139095040)
                                        | (uint32_t)(odd >> 2) << (half ? 15 : 31);
                                }
                                t_4 = result;
                            } else {
                                result_2 = func_packed_sum_2(t_2, most, extra, half);
                                t_4 = result_2;
                            }
                            sum = t_4;
                        }
                    }
                    const uint32_t last = sum;
                    packed = (int64_t)((uint64_t)packed | (half ? (uint64_t)last << 16 * i : 0));
                    if (1 && !half) {
                        const int32_t t_15 = rd | (2 * r + i);
                        if (t_15 != 255)
                            s->r[t_15][lane] = last;
                    }
                }
                if (half && 1) {
                    const int32_t t_16 = rd | r;
                    if (t_16 != 255)
                        s->r[t_16][lane] = (uint32_t)packed;
                }
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD IMMA{IMMA_SHAPE}IMMA_TYPE_A{IMMA_TYPE_B}SAT_82 $R[Rd], $R[Ra]REUSE_A.ROW,
   $R[Rb]REUSE_B.COL, $R[Rc]REUSE_C{OPT_UPmma} PM_EVENTS CTL */
int volta_exec_imma(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t tensor_imma_shape = (int32_t)in->value[0];
    const int32_t tensor_imma_type_a = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rb = (int32_t)in->value[7];
    const int32_t tensor_imma_type_b = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t tensor_sat_82 = (int32_t)in->value[3];
    const uint32_t active = s->active;
    int64_t t = 0;
    int32_t t_2 = 0;
    int32_t t_3 = 0;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 13);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    rt_u128 lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 1, 13);
        const int32_t tall = tensor_imma_shape > 3;
        const int32_t words =
            (tensor_imma_shape == 0 ? 4 : tensor_imma_shape == 1 ? 0 : tensor_imma_shape == 2 ? 8
            : tensor_imma_shape == 3 ? 0 : tensor_imma_shape == 4 ? 4 : tensor_imma_shape == 5 ? 8
            : tensor_imma_shape == 6 ? 16 : 0) >> (tensor_imma_type_a >> 1);
        const int32_t n = (tall ? 2 : 1) << (words >> 3 & 1);
        const rt_u128 a = func_span(s, lane, ra, n);
        if (guard_2) {
            lane_of_of[lane] = a;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_2[32] = {0};
    uint32_t here_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 1, 13);
        const int32_t words =
            (tensor_imma_shape == 0 ? 4 : tensor_imma_shape == 1 ? 0 : tensor_imma_shape == 2 ? 8
            : tensor_imma_shape == 3 ? 0 : tensor_imma_shape == 4 ? 4 : tensor_imma_shape == 5 ? 8
            : tensor_imma_shape == 6 ? 16 : 0) >> (tensor_imma_type_a >> 1);
        const int32_t n_2 = 1 << (words >> 3 & 1);
        const uint64_t b = (uint64_t)func_span_3(s, lane, rb, n_2);
        if (guard_3) {
            lane_of_of_2[lane] = b;
            here_2 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    const int32_t u = operand_opt_upmma(s, in, 0, 11, 12);
    const int32_t go = any;
    const int32_t tall = tensor_imma_shape > 3;
    const int32_t words =
        (tensor_imma_shape == 0 ? 4 : tensor_imma_shape == 1 ? 0 : tensor_imma_shape == 2 ? 8
        : tensor_imma_shape == 3 ? 0 : tensor_imma_shape == 4 ? 4 : tensor_imma_shape == 5 ? 8
        : tensor_imma_shape == 6 ? 16 : 0) >> (tensor_imma_type_a >> 1);
    const int32_t is_defined = (words == 4 || (words == 8 && tall))
        && tensor_imma_type_a >> 1 == tensor_imma_type_b >> 1;
    const int status = func_check_shape(m, go, u, is_defined);
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_4 = operand_guard(s, in, lane, 1, 13);
        const int32_t tall_2 = tensor_imma_shape > 3;
        const int32_t words_3 =
            (tensor_imma_shape == 0 ? 4 : tensor_imma_shape == 1 ? 0 : tensor_imma_shape == 2 ? 8
            : tensor_imma_shape == 3 ? 0 : tensor_imma_shape == 4 ? 4 : tensor_imma_shape == 5 ? 8
            : tensor_imma_shape == 6 ? 16 : 0) >> (tensor_imma_type_a >> 1);
        const int32_t n_3 = tall_2 ? 4 : 2;
        const rt_u128 c = func_span_2(s, lane, rc, n_3);
        if (guard_4) {
            const int32_t words_2 = words_3 & 0xf;
            const int32_t wanted = (1 << words_2) - 1;
            const int32_t rows = tall_2 ? 3 : 1;
            for (int32_t r = 0; r <= 1; r++) {
                for (int32_t i = 0; i <= 1; i++) {
                    t = (int32_t)(uint32_t)(c >> (64 * r + 32 * i));
                    for (int32_t k = 0; k <= 7; k++) {
                        if (wanted >> k & 1) {
                            const int32_t k_2 = k;
                            const int32_t t_4 = (lane >> 2) * 4 + (k_2 & 3);
                            const rt_u128 lane_of = (here >> t_4 & 1 ? lane_of_of[t_4] : 0);
                            const uint32_t x = func_row_word_2(tall_2, lane_of, k_2, r);
                            const int32_t k_3 = k;
                            const int32_t t_5 = (lane & 3) * 8 + i * 4 + (k_3 & 3);
                            const uint64_t lane_of_2 = (here_2 >> t_5 & 1 ? lane_of_of_2[t_5] : 0);
                            const uint32_t y = (uint32_t)(lane_of_2 >> 32 * (k_3 >> 2));
                            if (tensor_imma_type_a >> 1 != 0) {
                                t_2 = 0;
                                for (int32_t n_4 = 0; n_4 <= 7; n_4++) {
                                    t_2 = t_2 + func_nibble(x, tensor_imma_type_a & 1, n_4)
                                        * func_nibble(y, tensor_imma_type_b & 1, n_4);
                                }
                                t_3 = t_2;
                            } else {
                                t_3 = func_dot4(x, y, tensor_imma_type_a & 1,
                                    tensor_imma_type_b & 1);
                            }
                            t = t + t_3;
                        }
                    }
                    if (rows >> r & 1) {
                        const int32_t t_6 = rd | (2 * r + i);
                        if (t_6 != 255)
                            s->r[t_6][lane] = tensor_sat_82
                                ? (uint32_t)rt_clamp_i64(t, INT32_MIN, 2147483647) : (uint32_t)t;
                    }
                }
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD IMMA.SP{IMMA_SP_SHAPE}IMMA_TYPE_A{IMMA_TYPE_B}SAT_82 $R[Rd], $R[Ra]REUSE_A.ROW,
   $R[Rb]REUSE_B.COL, $R[Rc]REUSE_C{OPT_UPmma}, $R[META]META_REUSE, META_THREADS PM_EVENTS CTL */
int volta_exec_imma_sp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t tensor_imma_sp_shape = (int32_t)in->value[0];
    const int32_t tensor_imma_type_a = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t tensor_meta = (int32_t)in->value[13];
    const int32_t rb = (int32_t)in->value[7];
    const int32_t tensor_imma_type_b = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t tensor_meta_threads = (int32_t)in->value[15];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t tensor_sat_82 = (int32_t)in->value[3];
    const uint32_t active = s->active;
    int64_t t = 0;
    int32_t t_2 = 0;
    int32_t t_3 = 0;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 16);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    rt_u128 lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 1, 16);
        const int32_t n = func_long_rows(tensor_imma_sp_shape, tensor_imma_type_a) ? 4 : 2;
        const rt_u128 a = func_span_2(s, lane, ra, n);
        if (guard_2) {
            lane_of_of[lane] = a;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint32_t lane_of_of_2[32] = {0};
    uint32_t here_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 1, 16);
        const uint32_t m_2 = s->r[tensor_meta][lane];
        if (guard_3) {
            lane_of_of_2[lane] = m_2;
            here_2 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    rt_u128 lane_of_of_3[32] = {0};
    uint32_t here_3 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_4 = operand_guard(s, in, lane, 1, 16);
        const int32_t n_2 = func_long_rows(tensor_imma_sp_shape, tensor_imma_type_a) ? 4 : 2;
        const rt_u128 b = func_span_2(s, lane, rb, n_2);
        if (guard_4) {
            lane_of_of_3[lane] = b;
            here_3 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    const int32_t u = operand_opt_upmma(s, in, 0, 11, 12);
    const int32_t go = any;
    const int32_t t_4 = func_long_rows(tensor_imma_sp_shape, tensor_imma_type_a);
    const int32_t is_defined = tensor_imma_sp_shape - (tensor_imma_type_a >> 1)
        == (t_4 == 0 ? 5 : 6) && tensor_imma_type_a >> 1 == tensor_imma_type_b >> 1;
    const int status = func_check_shape(m, go, u, is_defined);
    if (status)
        return status;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_5 = operand_guard(s, in, lane, 1, 16);
        const rt_u128 c = func_span_4(s, lane, rc);
        if (guard_5) {
            const int32_t words = func_long_rows(tensor_imma_sp_shape, tensor_imma_type_a) ? 8 : 4;
            const int32_t wanted = (1 << words) - 1;
            for (int32_t r = 0; r <= 1; r++) {
                for (int32_t i = 0; i <= 1; i++) {
                    t = (int32_t)(uint32_t)(c >> (64 * r + 32 * i));
                    for (int32_t k = 0; k <= 7; k++) {
                        if (wanted >> k & 1) {
                            const int32_t k_2 = k;
                            const int32_t t_5 = (lane >> 2) * 4 + (k_2 & 3);
                            const rt_u128 lane_of = (here >> t_5 & 1 ? lane_of_of[t_5] : 0);
                            const uint32_t x = func_row_word_3(lane_of, k_2, r);
                            const int32_t k_3 = k;
                            const int32_t t_6 = (lane >> 2) * 4 + r
                                + 2 * (func_long_rows(tensor_imma_sp_shape, tensor_imma_type_a)
                                ? k_3 >> 2 : tensor_meta_threads & 1);
                            const uint32_t lane_of_2 = (here_2 >> t_6 & 1 ? lane_of_of_2[t_6] : 0);
                            const uint32_t n_3 = lane_of_2 >> 8 * (k_3 & 3) & 0xff;
                            const int32_t k_4 = 2 * k_3;
                            const int32_t t_7 = (lane & 3) * 8 + i * 4 + (k_4 & 3);
                            const rt_u128 lane_of_3 = (here_3 >> t_7 & 1 ? lane_of_of_3[t_7] : 0);
                            const uint32_t x_2 = (uint32_t)(lane_of_3 >> 32 * (k_4 >> 2));
                            const int32_t k_5 = 2 * k_3 + 1;
                            const int32_t t_8 = (lane & 3) * 8 + i * 4 + (k_5 & 3);
                            const rt_u128 lane_of_4 = (here_3 >> t_8 & 1 ? lane_of_of_3[t_8] : 0);
                            const uint32_t x_3 = (uint32_t)(lane_of_4 >> 32 * (k_5 >> 2));
                            const uint32_t y = func_sparse_column(x_2, n_3, x_3);
                            if (tensor_imma_type_a >> 1 != 0) {
                                t_2 = 0;
                                for (int32_t n_4 = 0; n_4 <= 7; n_4++) {
                                    t_2 = t_2 + func_nibble(x, tensor_imma_type_a & 1, n_4)
                                        * func_nibble(y, tensor_imma_type_b & 1, n_4);
                                }
                                t_3 = t_2;
                            } else {
                                t_3 = func_dot4(x, y, tensor_imma_type_a & 1,
                                    tensor_imma_type_b & 1);
                            }
                            t = t + t_3;
                        }
                    }
                    const int32_t t_9 = rd | (2 * r + i);
                    if (t_9 != 255)
                        s->r[t_9][lane] = tensor_sat_82
                            ? (uint32_t)rt_clamp_i64(t, INT32_MIN, 2147483647) : (uint32_t)t;
                }
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD BMMA{BMMA_SHAPE}BMMA_OP.POPC $R[Rd], $R[Ra]REUSE_A.ROW, $R[Rb]REUSE_B.COL,
   $R[Rc]REUSE_C{OPT_UPmma} PM_EVENTS CTL */
int volta_exec_bmma(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t tensor_bmma_shape = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rb = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t tensor_bmma_op = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    int64_t t = 0;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 11);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    rt_u128 lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 1, 11);
        const int32_t n = 1 << tensor_bmma_shape;
        const rt_u128 a = func_span(s, lane, ra, n);
        if (guard_2) {
            lane_of_of[lane] = a;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    uint64_t lane_of_of_2[32] = {0};
    uint32_t here_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 1, 11);
        const int32_t long_2 = tensor_bmma_shape == 2;
        const int32_t n_2 = long_2 ? 2 : 1;
        const uint64_t b = (uint64_t)func_span_3(s, lane, rb, n_2);
        if (guard_3) {
            lane_of_of_2[lane] = b;
            here_2 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    const int32_t u = operand_opt_upmma(s, in, 0, 9, 10);
    const int32_t go = any;
    if (go) {
        if (!u) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what the predicate does");
        }
    }
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_4 = operand_guard(s, in, lane, 1, 11);
        const int32_t long_2 = tensor_bmma_shape == 2;
        const int32_t n_3 = tensor_bmma_shape ? 4 : 2;
        const rt_u128 c = func_span_2(s, lane, rc, n_3);
        if (guard_4) {
            const int32_t words = long_2 ? 8 : 4;
            const int32_t tall = tensor_bmma_shape != 0;
            const int32_t wanted = (1 << words) - 1;
            const int32_t rows = tall ? 3 : 1;
            for (int32_t r = 0; r <= 1; r++) {
                for (int32_t i = 0; i <= 1; i++) {
                    t = (int32_t)(uint32_t)(c >> (64 * r + 32 * i));
                    for (int32_t k = 0; k <= 7; k++) {
                        if (wanted >> k & 1) {
                            const int32_t k_2 = k;
                            const int32_t t_2 = (lane >> 2) * 4 + (k_2 & 3);
                            const rt_u128 lane_of = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
                            const uint32_t x = func_row_word_2(tall, lane_of, k_2, r);
                            const int32_t k_3 = k;
                            const int32_t t_3 = (lane & 3) * 8 + i * 4 + (k_3 & 3);
                            const uint64_t lane_of_2 = (here_2 >> t_3 & 1 ? lane_of_of_2[t_3] : 0);
                            const uint32_t y = (uint32_t)(lane_of_2 >> 32 * (k_3 >> 2));
                            t = t + func_bmma_dot(x, y, tensor_bmma_op);
                        }
                    }
                    if (rows >> r & 1) {
                        const int32_t t_4 = rd | (2 * r + i);
                        if (t_4 != 255)
                            s->r[t_4][lane] = (uint32_t)t;
                    }
                }
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD DMMA.884{RND} $R[Rd], DMMA_A, DMMA_B, DMMA_C{OPT_UPmma} PM_EVENTS CTL */
int volta_exec_dmma_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t neg_a = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[3];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t abs_a = (int32_t)((uint32_t)(word >> 73) & 1);
    const int32_t rb = (int32_t)in->value[6];
    const int32_t abs_b = (int32_t)((uint32_t)((uint64_t)word >> 62) & 1);
    const int32_t neg_b = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t abs_c = (int32_t)((uint32_t)(word >> 74) & 1);
    const int32_t neg_c = (int32_t)in->value[8];
    const int32_t rnd = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint64_t sum = 0;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 4, 13);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    rt_u128 lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 4, 13);
        const int32_t m_2 = neg_a;
        const uint64_t x = (uint64_t)func_span_5(s, lane, ra);
        const rt_u128 a0 = func_doubles(x, abs_a, m_2);
        if (guard_2) {
            lane_of_of[lane] = a0;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    rt_u128 lane_of_of_2[32] = {0};
    uint32_t here_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 4, 13);
        const uint64_t x_2 = (uint64_t)func_span_5(s, lane, rb);
        const rt_u128 b0 = func_doubles(x_2, abs_b, neg_b);
        if (guard_3) {
            lane_of_of_2[lane] = b0;
            here_2 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    const int32_t u = operand_opt_upmma(s, in, 3, 11, 12);
    const int32_t go = any;
    if (go) {
        if (!u) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what the predicate does");
        }
    }
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_4 = operand_guard(s, in, lane, 4, 13);
        const rt_u128 x_3 = func_span_4(s, lane, rc);
        const rt_u128 c0 = func_doubles_2(x_3, abs_c, neg_c);
        if (guard_4) {
            for (int32_t i = 0; i <= 1; i++) {
                const uint64_t t = (uint64_t)(c0 >> 64 * i & UINT64_C(0xffffffffffffffff));
                sum = t;
                for (int32_t k = 0; k <= 3; k++) {
                    const int32_t t_3 = (lane >> 2) * 4 + k;
                    const rt_u128 lane_of = (here >> t_3 & 1 ? lane_of_of[t_3] : 0);
                    const uint64_t x_4 = (uint64_t)lane_of;
                    const int32_t t_4 = (lane & 3) * 8 + i * 4 + k;
                    const rt_u128 lane_of_2 = (here_2 >> t_4 & 1 ? lane_of_of_2[t_4] : 0);
                    const uint64_t y = (uint64_t)lane_of_2;
                    sum = rt_float_mul_add(RT_F64, x_4, y, sum, RT_EXACT, (uint32_t)rnd, RT_KEEP,
                        INT64_C(0x7ff8000000000000));
                }
                const uint64_t t_2 = sum;
                const int32_t r = func_further(rd, i);
                if (r != 255)
                    s->r[r][lane] = (uint32_t)t_2;
                const int32_t t_5 = r | 1;
                if (t_5 != 255)
                    s->r[t_5][lane] = (uint32_t)(t_2 >> 32);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD DMMA{DMMA_SHAPE}RND $R[Rd], DMMA_A, DMMA_B, DMMA_C{OPT_UPmma} PM_EVENTS CTL */
int volta_exec_dmma_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t tensor_dmma_shape = (int32_t)in->value[0];
    const int32_t neg_a = (int32_t)in->value[3];
    const int32_t ra = (int32_t)in->value[4];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t abs_a = (int32_t)((uint32_t)(word >> 73) & 1);
    const int32_t rb = (int32_t)in->value[7];
    const int32_t abs_b = (int32_t)((uint32_t)((uint64_t)word >> 62) & 1);
    const int32_t neg_b = (int32_t)in->value[6];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t abs_c = (int32_t)((uint32_t)(word >> 74) & 1);
    const int32_t neg_c = (int32_t)in->value[9];
    const int32_t rnd = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint64_t sum = 0;
    uint64_t t_2 = 0;
    uint64_t sum_2 = 0;
    uint64_t sum_3 = 0;
    uint64_t sum_4 = 0;
    uint64_t sum_5 = 0;
    uint64_t sum_6 = 0;
    uint64_t sum_7 = 0;
    uint64_t sum_8 = 0;
    uint32_t any_lanes = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 4, 14);
        any_lanes |= (uint32_t)((guard) != 0) << lane;
    }
    m->lane = -1;
    const int32_t any = any_lanes != 0;
    rt_u128 lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_2 = operand_guard(s, in, lane, 4, 14);
        const int32_t tall = tensor_dmma_shape != 0;
        const int32_t m_2 = neg_a;
        const int32_t n = tall ? 4 : 2;
        const rt_u128 x = func_span_2(s, lane, ra, n);
        const rt_u128 a0 = func_doubles_2(x, abs_a, m_2);
        if (guard_2) {
            lane_of_of[lane] = a0;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    rt_u128 lane_of_of_2[32] = {0};
    uint32_t here_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_3 = operand_guard(s, in, lane, 4, 14);
        const int32_t steps = 1 << tensor_dmma_shape >> 1;
        const int32_t n_5 = steps > 1 ? 4 : 2;
        const rt_u128 x_5 = func_span_2(s, lane, rb, n_5);
        const rt_u128 b0 = func_doubles_2(x_5, abs_b, neg_b);
        if (guard_3) {
            lane_of_of_2[lane] = b0;
            here_2 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    rt_u128 lane_of_of_3[32] = {0};
    uint32_t here_3 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_4 = operand_guard(s, in, lane, 4, 14);
        const int32_t steps = 1 << tensor_dmma_shape >> 1;
        const int32_t m_2 = neg_a;
        const int32_t r = ra == 255 ? 255 : (ra + 4) & 0xff;
        const int32_t n_2 = steps > 1 ? 4 : 0;
        const rt_u128 x_2 = func_span(s, lane, r, n_2);
        const rt_u128 a1 = func_doubles_2(x_2, abs_a, m_2);
        if (guard_4) {
            lane_of_of_3[lane] = a1;
            here_3 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    rt_u128 lane_of_of_4[32] = {0};
    uint32_t here_4 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_5 = operand_guard(s, in, lane, 4, 14);
        const int32_t steps = 1 << tensor_dmma_shape >> 1;
        const int32_t m_2 = neg_a;
        const int32_t r_2 = ra == 255 ? 255 : (ra + 8) & 0xff;
        const int32_t n_3 = steps > 2 ? 4 : 0;
        const rt_u128 x_3 = func_span(s, lane, r_2, n_3);
        const rt_u128 a2 = func_doubles_2(x_3, abs_a, m_2);
        if (guard_5) {
            lane_of_of_4[lane] = a2;
            here_4 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    rt_u128 lane_of_of_5[32] = {0};
    uint32_t here_5 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_6 = operand_guard(s, in, lane, 4, 14);
        const int32_t steps = 1 << tensor_dmma_shape >> 1;
        const int32_t r_4 = rb == 255 ? 255 : (rb + 4) & 0xff;
        const int32_t n_6 = steps > 2 ? 4 : 0;
        const rt_u128 x_6 = func_span(s, lane, r_4, n_6);
        const rt_u128 b1 = func_doubles_2(x_6, abs_b, neg_b);
        if (guard_6) {
            lane_of_of_5[lane] = b1;
            here_5 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    rt_u128 lane_of_of_6[32] = {0};
    uint32_t here_6 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_7 = operand_guard(s, in, lane, 4, 14);
        const int32_t steps = 1 << tensor_dmma_shape >> 1;
        const int32_t m_2 = neg_a;
        const int32_t r_3 = ra == 255 ? 255 : (ra + 12) & 0xff;
        const int32_t n_4 = steps > 2 ? 4 : 0;
        const rt_u128 x_4 = func_span(s, lane, r_3, n_4);
        const rt_u128 a3 = func_doubles_2(x_4, abs_a, m_2);
        if (guard_7) {
            lane_of_of_6[lane] = a3;
            here_6 |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    const int32_t u = operand_opt_upmma_2(s, in, 3, 12, 13);
    const int32_t go = any;
    if (go) {
        if (!u) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what the predicate does");
        }
    }
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard_8 = operand_guard(s, in, lane, 4, 14);
        const int32_t steps = 1 << tensor_dmma_shape >> 1;
        const int32_t tall = tensor_dmma_shape != 0;
        const rt_u128 x_7 = func_span_4(s, lane, rc);
        const rt_u128 c0 = func_doubles_2(x_7, abs_c, neg_c);
        const int32_t r_5 = rc == 255 ? 255 : (rc + 4) & 0xff;
        const int32_t n_7 = tall ? 4 : 0;
        const rt_u128 x_8 = func_span(s, lane, r_5, n_7);
        const rt_u128 c1 = func_doubles_2(x_8, abs_c, neg_c);
        if (guard_8) {
            for (int32_t i = 0; i <= 1; i++) {
                const uint64_t t = (uint64_t)(c0 >> 64 * i & UINT64_C(0xffffffffffffffff));
                sum = t;
                for (int32_t k = 0; k <= 3; k++) {
                    const int32_t t_4 = (lane >> 2) * 4 + k;
                    const rt_u128 lane_of = (here >> t_4 & 1 ? lane_of_of[t_4] : 0);
                    const uint64_t x_9 = (uint64_t)lane_of;
                    const int32_t t_5 = (lane & 3) * 8 + i * 4 + k;
                    const rt_u128 lane_of_2 = (here_2 >> t_5 & 1 ? lane_of_of_2[t_5] : 0);
                    const uint64_t y = (uint64_t)lane_of_2;
                    sum = rt_float_mul_add(RT_F64, x_9, y, sum, RT_EXACT, (uint32_t)rnd, RT_KEEP,
                        INT64_C(0x7ff8000000000000));
                }
                t_2 = sum;
                if (steps > 1) {
                    sum_2 = t_2;
                    for (int32_t k_2 = 0; k_2 <= 3; k_2++) {
                        const int32_t t_6 = (lane >> 2) * 4 + k_2;
                        const rt_u128 lane_of_3 = (here_3 >> t_6 & 1 ? lane_of_of_3[t_6] : 0);
                        const uint64_t x_10 = (uint64_t)lane_of_3;
                        const int32_t t_7 = (lane & 3) * 8 + i * 4 + k_2;
                        const rt_u128 lane_of_4 = (here_2 >> t_7 & 1 ? lane_of_of_2[t_7] : 0);
                        const uint64_t y_2 = (uint64_t)(lane_of_4 >> 64);
                        sum_2 = rt_float_mul_add(RT_F64, x_10, y_2, sum_2, RT_EXACT, (uint32_t)rnd,
                            RT_KEEP, INT64_C(0x7ff8000000000000));
                    }
                    t_2 = sum_2;
                }
                if (steps > 2) {
                    sum_3 = t_2;
                    for (int32_t k_3 = 0; k_3 <= 3; k_3++) {
                        const int32_t t_8 = (lane >> 2) * 4 + k_3;
                        const rt_u128 lane_of_5 = (here_4 >> t_8 & 1 ? lane_of_of_4[t_8] : 0);
                        const uint64_t x_11 = (uint64_t)lane_of_5;
                        const int32_t t_9 = (lane & 3) * 8 + i * 4 + k_3;
                        const rt_u128 lane_of_6 = (here_5 >> t_9 & 1 ? lane_of_of_5[t_9] : 0);
                        const uint64_t y_3 = (uint64_t)lane_of_6;
                        sum_3 = rt_float_mul_add(RT_F64, x_11, y_3, sum_3, RT_EXACT, (uint32_t)rnd,
                            RT_KEEP, INT64_C(0x7ff8000000000000));
                    }
                    t_2 = sum_3;
                }
                if (steps > 2) {
                    sum_4 = t_2;
                    for (int32_t k_4 = 0; k_4 <= 3; k_4++) {
                        const int32_t t_10 = (lane >> 2) * 4 + k_4;
                        const rt_u128 lane_of_7 = (here_6 >> t_10 & 1 ? lane_of_of_6[t_10] : 0);
                        const uint64_t x_12 = (uint64_t)lane_of_7;
                        const int32_t t_11 = (lane & 3) * 8 + i * 4 + k_4;
                        const rt_u128 lane_of_8 = (here_5 >> t_11 & 1 ? lane_of_of_5[t_11] : 0);
                        const uint64_t y_4 = (uint64_t)(lane_of_8 >> 64);
                        sum_4 = rt_float_mul_add(RT_F64, x_12, y_4, sum_4, RT_EXACT, (uint32_t)rnd,
                            RT_KEEP, INT64_C(0x7ff8000000000000));
                    }
                    t_2 = sum_4;
                }
                const int32_t r_6 = func_further(rd, i);
                if (r_6 != 255)
                    s->r[r_6][lane] = (uint32_t)t_2;
                const int32_t t_12 = r_6 | 1;
                if (t_12 != 255)
                    s->r[t_12][lane] = (uint32_t)(t_2 >> 32);
                if (tall) {
                    const uint64_t t_3 = (uint64_t)(c1 >> 64 * i & UINT64_C(0xffffffffffffffff));
                    sum_5 = t_3;
                    for (int32_t k_5 = 0; k_5 <= 3; k_5++) {
                        const int32_t t_13 = (lane >> 2) * 4 + k_5;
                        const rt_u128 lane_of_9 = (here >> t_13 & 1 ? lane_of_of[t_13] : 0);
                        const uint64_t x_13 = (uint64_t)(lane_of_9 >> 64);
                        const int32_t t_14 = (lane & 3) * 8 + i * 4 + k_5;
                        const rt_u128 lane_of_10 = (here_2 >> t_14 & 1 ? lane_of_of_2[t_14] : 0);
                        const uint64_t y_5 = (uint64_t)lane_of_10;
                        sum_5 = rt_float_mul_add(RT_F64, x_13, y_5, sum_5, RT_EXACT, (uint32_t)rnd,
                            RT_KEEP, INT64_C(0x7ff8000000000000));
                    }
                    t_2 = sum_5;
                    if (steps > 1) {
                        sum_6 = t_2;
                        for (int32_t k_6 = 0; k_6 <= 3; k_6++) {
                            const int32_t t_15 = (lane >> 2) * 4 + k_6;
                            const rt_u128 lane_of_11 =
                                (here_3 >> t_15 & 1 ? lane_of_of_3[t_15] : 0);
                            const uint64_t x_14 = (uint64_t)(lane_of_11 >> 64);
                            const int32_t t_16 = (lane & 3) * 8 + i * 4 + k_6;
                            const rt_u128 lane_of_12 =
                                (here_2 >> t_16 & 1 ? lane_of_of_2[t_16] : 0);
                            const uint64_t y_6 = (uint64_t)(lane_of_12 >> 64);
                            sum_6 = rt_float_mul_add(RT_F64, x_14, y_6, sum_6, RT_EXACT,
                                (uint32_t)rnd, RT_KEEP, INT64_C(0x7ff8000000000000));
                        }
                        t_2 = sum_6;
                    }
                    if (steps > 2) {
                        sum_7 = t_2;
                        for (int32_t k_7 = 0; k_7 <= 3; k_7++) {
                            const int32_t t_17 = (lane >> 2) * 4 + k_7;
                            const rt_u128 lane_of_13 =
                                (here_4 >> t_17 & 1 ? lane_of_of_4[t_17] : 0);
                            const uint64_t x_15 = (uint64_t)(lane_of_13 >> 64);
                            const int32_t t_18 = (lane & 3) * 8 + i * 4 + k_7;
                            const rt_u128 lane_of_14 =
                                (here_5 >> t_18 & 1 ? lane_of_of_5[t_18] : 0);
                            const uint64_t y_7 = (uint64_t)lane_of_14;
                            sum_7 = rt_float_mul_add(RT_F64, x_15, y_7, sum_7, RT_EXACT,
                                (uint32_t)rnd, RT_KEEP, INT64_C(0x7ff8000000000000));
                        }
                        t_2 = sum_7;
                    }
                    if (steps > 2) {
                        sum_8 = t_2;
                        for (int32_t k_8 = 0; k_8 <= 3; k_8++) {
                            const int32_t t_19 = (lane >> 2) * 4 + k_8;
                            const rt_u128 lane_of_15 =
                                (here_6 >> t_19 & 1 ? lane_of_of_6[t_19] : 0);
                            const uint64_t x_16 = (uint64_t)(lane_of_15 >> 64);
                            const int32_t t_20 = (lane & 3) * 8 + i * 4 + k_8;
                            const rt_u128 lane_of_16 =
                                (here_5 >> t_20 & 1 ? lane_of_of_5[t_20] : 0);
                            const uint64_t y_8 = (uint64_t)(lane_of_16 >> 64);
                            sum_8 = rt_float_mul_add(RT_F64, x_16, y_8, sum_8, RT_EXACT,
                                (uint32_t)rnd, RT_KEEP, INT64_C(0x7ff8000000000000));
                        }
                        t_2 = sum_8;
                    }
                    const int32_t r_7 = func_further_2(rd, i);
                    if (r_7 != 255)
                        s->r[r_7][lane] = (uint32_t)t_2;
                    const int32_t t_21 = r_7 | 1;
                    if (t_21 != 255)
                        s->r[t_21][lane] = (uint32_t)(t_2 >> 32);
                }
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD MOVM{MOVM_SIZE}MOVM_KIND $R[Rd], $R[Ra] PM_EVENTS CTL */
int volta_exec_movm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t tensor_movm_size = (int32_t)in->value[0];
    const int32_t tensor_movm_kind = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 4);
        if (guard) {
            const uint32_t x = s->r[ra][lane];
            lane_of_of[lane] = x;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard_2 = operand_guard(s, in, lane, 0, 4);
            if (guard_2) {
                if (tensor_movm_size != 0 || tensor_movm_kind != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: other layouts");
                }
                const int32_t t = 8 * (lane & 3) + (lane >> 3);
                const uint32_t lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
                const uint32_t first = lane_of >> 16 * (lane >> 2 & 1) & 0xffff;
                const int32_t t_2 = 8 * (lane & 3) + 4 + (lane >> 3);
                const uint32_t lane_of_2 = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
                const uint32_t second = lane_of_2 >> 16 * (lane >> 2 & 1) & 0xffff;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = first | second << 16;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD HGMMA $R[Rd], $R[Ra]REUSE_A, gdesc[$UR[URb]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
int volta_exec_hgmma_hgmma_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hgmma_hgmma_r(m, in, 0, 6);
}

/* GUARD IGMMA $R[Rd], $R[Ra]REUSE_A, gdesc[$UR[URb]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
int volta_exec_hgmma_igmma_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hgmma_hgmma_r(m, in, 0, 6);
}

/* GUARD BGMMA $R[Rd], $R[Ra]REUSE_A, gdesc[$UR[URb]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
int volta_exec_hgmma_bgmma_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hgmma_hgmma_r(m, in, 0, 6);
}

/* GUARD HGMMA $R[Rd], gdesc[$UR[URa]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
int volta_exec_hgmma_hgmma_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hgmma_hgmma_r(m, in, 0, 4);
}

/* GUARD IGMMA $R[Rd], gdesc[$UR[URa]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
int volta_exec_hgmma_igmma_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hgmma_hgmma_r(m, in, 0, 4);
}

/* GUARD BGMMA $R[Rd], gdesc[$UR[URa]], $R[Rc]REUSE_C, gsb0 PM_EVENTS CTL */
int volta_exec_hgmma_bgmma_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_hgmma_hgmma_r(m, in, 0, 4);
}

