/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

/* GUARD VABSDIFF{SIGNED} $R[Rd], OPT, $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C PM_EVENTS CTL */
int volta_exec_vabsdiff_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[11];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 13);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 1, 5, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                if (pu != 7) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate result");
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (signed_2 ? (uint32_t)rt_abs_i64((int64_t)(int32_t)s->r[ra][lane]
                            - (int32_t)(uint32_t)b)
                            : (uint32_t)rt_abs_i64((int64_t)s->r[ra][lane] - (uint32_t)b))
                            + s->r[rc][lane];
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD VABSDIFF{SIGNED} $R[Rd], OPT, $R[Ra]REUSE_A, $R[Rc]REUSE_B, C_IN_B PM_EVENTS CTL */
int volta_exec_vabsdiff_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 11);
            if (guard) {
                uint32_t c = 0;
                const int c_trap = operand_c_in_b(m, s, in, &c, 1, 7, 8, 9, 10);
                if (c_trap) {
                    return c_trap;
                }
                if (pu != 7) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate result");
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (signed_2 ? (uint32_t)rt_abs_i64((int64_t)(int32_t)s->r[ra][lane]
                            - (int32_t)s->r[rc][lane])
                            : (uint32_t)rt_abs_i64((int64_t)s->r[ra][lane] - s->r[rc][lane])) + c;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD VABSDIFF4{U8}ACC $R[Rd], OPT, $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C PM_EVENTS CTL */
int volta_exec_vabsdiff4_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t ra = (int32_t)in->value[4];
    const int32_t video_u8 = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t video_acc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 14);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 1, 6, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                if (pu != 7) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate result");
                }
                const uint32_t x = (uint32_t)b;
                const int32_t w = func_lane_distance(s, lane, video_u8, ra, x);
                const uint32_t x_2 = (uint32_t)b;
                const int32_t x_3 = func_lane_distance_2(s, lane, video_u8, ra, x_2);
                const uint32_t x_4 = (uint32_t)b;
                const int32_t y = func_lane_distance_3(s, lane, video_u8, ra, x_4);
                const uint32_t x_5 = (uint32_t)b;
                const int32_t z = func_lane_distance_4(s, lane, video_u8, ra, x_5);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = video_acc ? (uint32_t)(w + x_3 + y + z) + s->r[rc][lane]
                            : (uint32_t)(w & 0xff) | (uint32_t)(x_3 & 0xff) << 8
                            | (uint32_t)(y & 0xff) << 16 | (uint32_t)(z & 0xff) << 24;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD VABSDIFF4{U8}ACC $R[Rd], OPT, $R[Ra]REUSE_A, $R[Rc]REUSE_B, C_IN_B PM_EVENTS CTL */
int volta_exec_vabsdiff4_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t rc = (int32_t)in->value[6];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t video_u8 = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t video_acc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 12);
            if (guard) {
                uint32_t c = 0;
                const int c_trap = operand_c_in_b(m, s, in, &c, 1, 8, 9, 10, 11);
                if (c_trap) {
                    return c_trap;
                }
                if (pu != 7) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate result");
                }
                const uint32_t x = s->r[rc][lane];
                const int32_t w = func_lane_distance(s, lane, video_u8, ra, x);
                const uint32_t x_2 = s->r[rc][lane];
                const int32_t x_3 = func_lane_distance_2(s, lane, video_u8, ra, x_2);
                const uint32_t x_4 = s->r[rc][lane];
                const int32_t y = func_lane_distance_3(s, lane, video_u8, ra, x_4);
                const uint32_t x_5 = s->r[rc][lane];
                const int32_t z = func_lane_distance_4(s, lane, video_u8, ra, x_5);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = video_acc ? (uint32_t)(w + x_3 + y + z) + c
                            : (uint32_t)(w & 0xff) | (uint32_t)(x_3 & 0xff) << 8
                            | (uint32_t)(y & 0xff) << 16 | (uint32_t)(z & 0xff) << 24;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IDP.4A{SIGN_A8}SIGN_B8 $R[Rd], $R[Ra]REUSE_A, SRC_B_NO_IMM, DOT_C PM_EVENTS CTL */
int volta_exec_idp_a4(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t video_sign_a8 = (int32_t)in->value[0];
    const int32_t video_sign_b8 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 13);
            if (guard) {
                uint32_t b_2 = 0;
                const int b_2_trap = operand_src_b_no_imm(m, s, in, lane, &b_2, 0, 5, 7, 8, 9);
                if (b_2_trap) {
                    return b_2_trap;
                }
                const int64_t c = operand_dot_c(s, in, lane, 1, 10, 12);
                const uint32_t b = b_2;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)c
                            + (uint32_t)func_dot4(s->r[ra][lane], b, video_sign_a8, video_sign_b8);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IDP.2A{LO_HI}SIGN_A16{SIGN_B8} $R[Rd], $R[Ra]REUSE_A, SRC_B_NO_IMM, DOT_C PM_EVENTS CTL */
int volta_exec_idp_a2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t video_lo_hi = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t video_sign_a16 = (int32_t)in->value[1];
    const int32_t video_sign_b8 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 14);
            if (guard) {
                uint32_t b_2 = 0;
                const int b_2_trap = operand_src_b_no_imm(m, s, in, lane, &b_2, 0, 6, 8, 9, 10);
                if (b_2_trap) {
                    return b_2_trap;
                }
                const int64_t c = operand_dot_c(s, in, lane, 1, 11, 13);
                const uint32_t b = b_2;
                const int32_t i = 2 * video_lo_hi;
                const int32_t i_2 = 2 * video_lo_hi + 1;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)c
                            + (uint32_t)((video_sign_a16 ? (int16_t)(s->r[ra][lane] & 0xffff)
                            : (int32_t)(s->r[ra][lane] & 0xffff))
                            * func_byte_of(b, i, video_sign_b8)
                            + (video_sign_a16 ? (int16_t)(s->r[ra][lane] >> 16)
                            : (int32_t)(s->r[ra][lane] >> 16))
                            * func_byte_of(b, i_2, video_sign_b8));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

