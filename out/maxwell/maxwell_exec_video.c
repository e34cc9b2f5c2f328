/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static void vadd_part(int32_t video_video_sat, int32_t video_then, int32_t video_ud, int64_t x,
    struct maxwell_state *s, int32_t rc, int32_t lane, uint32_t *t_2)
{
    int64_t t = 0;
    if (video_video_sat) {
        const int32_t wide = video_then < 2 ? 16 : video_then < 4 ? 8 : 32;
        const uint32_t high = video_ud ? ((uint32_t)1 << (wide - 1)) - 1
            : (uint32_t)(((int64_t)1 << wide) - 1);
        const int64_t low = video_ud ? -1 - (int64_t)high : 0;
        t = x < low ? low : x > high ? high : x;
    } else {
        t = x;
    }
    if (video_then < 4) {
        const uint32_t x_2 = (uint32_t)t;
        const uint32_t half = video_then == 0 ? (x_2 & 0xffff) << 16 | (s->r[rc][lane] & 0xffff)
            : s->r[rc][lane] >> 16 << 16 | (x_2 & 0xffff);
        const uint32_t byte = video_then == 2 ? (s->r[rc][lane] & 0xffffff00u) | (x_2 & 0xff)
            : (s->r[rc][lane] & 0xff00ffffu) | (x_2 & 0xff) << 16;
        *t_2 = video_then < 2 ? half : byte;
    } else {
        const uint32_t x_3 = (uint32_t)t;
        const int32_t less = video_ud ? (int32_t)x_3 < (int32_t)s->r[rc][lane]
            : x_3 < s->r[rc][lane];
        *t_2 = video_then == 4 ? x_3 + s->r[rc][lane] : video_then == 7
            || less == (video_then == 5) ? x_3 : s->r[rc][lane];
    }
}

/* OPEN GUARD VADD{UD}TYPES{VIDEO_SAT}THEN $R[Rd]CC, ADD_NEG_A{SRC_VA}, ADD_NEG_B{SRC_VB},
   $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_vadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t video_add_neg_a = (int32_t)in->value[7];
    const int32_t video_add_neg_b = (int32_t)in->value[12];
    const int32_t video_video_sat = (int32_t)in->value[3];
    const int32_t video_then = (int32_t)in->value[4];
    const int32_t video_ud = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[18];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t cc = (int32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t t_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 7, 20);
            if (guard) {
                const int64_t a = operand_src_va(m, s, in, lane, 5, 8, 9, 11);
                const int64_t b = operand_src_vb(m, s, in, lane, 6, 13, 14, 16, 17);
                if (video_add_neg_a && video_add_neg_b) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: two negated sources");
                }
                const int64_t x = (video_add_neg_a ? 0 - a : a) + (video_add_neg_b ? 0 - b : b);
                vadd_part(video_video_sat, video_then, video_ud, x, s, rc, lane, &t_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = t_2;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] = (uint8_t)((uint32_t)(t_2 == 0 && 1) | t_2 >> 31 << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD VABSDIFF{SD}TYPES{VIDEO_SAT}THEN $R[Rd]CC, SRC_VA, SRC_VB, $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_vabsdiff(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t video_video_sat = (int32_t)in->value[3];
    const int32_t video_then = (int32_t)in->value[4];
    const int32_t video_sd = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[16];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t cc = (int32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t t_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 7, 18);
        if (guard) {
            const int64_t a = operand_src_va(m, s, in, lane, 5, 7, 8, 10);
            const int64_t b = operand_src_vb(m, s, in, lane, 6, 11, 12, 14, 15);
            const int64_t x = a > b ? a - b : b - a;
            vadd_part(video_video_sat, video_then, video_sd, x, s, rc, lane, &t_2);
            if (rd != 255)
                s->r[rd][lane] = t_2;
            if (cc) {
                s->cc[lane] = (uint8_t)((uint32_t)(t_2 == 0 && 1) | t_2 >> 31 << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD VMNMX{UD}TYPES{MX}VIDEO_SAT{THEN} $R[Rd]CC, SRC_VA, SRC_VB, $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_vmnmx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t video_mx = (int32_t)in->value[3];
    const int32_t video_video_sat = (int32_t)in->value[4];
    const int32_t video_then = (int32_t)in->value[5];
    const int32_t video_ud = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[17];
    const int32_t rd = (int32_t)in->value[6];
    const int32_t cc = (int32_t)in->value[7];
    const uint32_t active = s->active;
    uint32_t t_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 7, 19);
        if (guard) {
            const int64_t a = operand_src_va(m, s, in, lane, 5, 8, 9, 11);
            const int64_t b = operand_src_vb(m, s, in, lane, 6, 12, 13, 15, 16);
            const int64_t x = video_mx ? (a < b ? b : a) : a < b ? a : b;
            vadd_part(video_video_sat, video_then, video_ud, x, s, rc, lane, &t_2);
            if (rd != 255)
                s->r[rd][lane] = t_2;
            if (cc) {
                s->cc[lane] = (uint8_t)((uint32_t)(t_2 == 0 && 1) | t_2 >> 31 << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD VSET{VSET_CMP}TYPES{THEN} $R[Rd]CC, SRC_VA, SRC_VB, $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_vset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t video_vset_cmp = (int32_t)in->value[0];
    const int32_t video_then = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[15];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t cc = (int32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t t_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 7, 17);
        if (guard) {
            const int64_t a = operand_src_va(m, s, in, lane, 5, 6, 7, 9);
            const int64_t b = operand_src_vb(m, s, in, lane, 6, 10, 11, 13, 14);
            const int32_t t = (video_vset_cmp & (a < b ? 1 : a == b ? 2 : 4)) != 0;
            const int32_t x = t ? 1 : 0;
            if (video_then < 4) {
                const int32_t x_2 = x;
                const uint32_t half = video_then == 0
                    ? (uint32_t)(x_2 << 16) | (s->r[rc][lane] & 0xffff)
                    : s->r[rc][lane] >> 16 << 16 | (uint32_t)x_2;
                const uint32_t byte = video_then == 2
                    ? (s->r[rc][lane] & 0xffffff00u) | (uint32_t)x_2
                    : (s->r[rc][lane] & 0xff00ffffu) | (uint32_t)(x_2 << 16);
                t_2 = video_then < 2 ? half : byte;
            } else {
                const int32_t x_3 = x;
                const int32_t less = (uint32_t)x_3 < s->r[rc][lane];
                t_2 = video_then == 4 ? (uint32_t)x_3 + s->r[rc][lane] : video_then == 7
                    || less == (video_then == 5) ? (uint32_t)x_3 : s->r[rc][lane];
            }
            if (rd != 255)
                s->r[rd][lane] = t_2;
            if (cc) {
                s->cc[lane] = (uint8_t)((uint32_t)(t_2 == 0 && 1) | t_2 >> 31 << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD VSETP{VSETP_CMP}TYPES{BOP} $P[Pu], $P[Pv], SRC_VA, SRC_VB, NOT_Pp$P[Pp] CTL CLOSE */
int maxwell_exec_vsetp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[16];
    const int32_t not_pp = (int32_t)in->value[15];
    const int32_t video_vsetp_cmp = (int32_t)in->value[0];
    const int32_t pu = (int32_t)in->value[4];
    const int32_t bop = (int32_t)in->value[3];
    const int32_t pv = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 8, 17);
        if (guard) {
            const int64_t a = operand_src_va(m, s, in, lane, 5, 6, 7, 9);
            const int64_t b = operand_src_vb(m, s, in, lane, 6, 10, 11, 13, 14);
            int32_t q;
            q = s->p[pp][lane] ^ not_pp;
            const int32_t t = (video_vsetp_cmp & (a < b ? 1 : a == b ? 2 : 4)) != 0;
            if (pu != 7)
                s->p[pu][lane] =
                    (uint8_t)(bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0);
            const int32_t t_2 = !t;
            if (pv != 7)
                s->p[pv][lane] =
                    (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD VMAD{TYPES}OPT_VMAD_PO{VMAD_SHIFT}VIDEO_SAT $R[Rd]CC, VMAD_A, SRC_VB, VMAD_C CTL CLOSE
   */
int maxwell_exec_vmad(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[17];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t video_mad_neg_a = (int32_t)((uint32_t)((uint64_t)word >> 54) & 1);
    const int32_t video_mad_neg_c = (int32_t)((uint32_t)((uint64_t)word >> 53) & 1);
    const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
    const int32_t video_sign_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t video_vmad_shift = (int32_t)in->value[2];
    const int32_t video_video_sat = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t cc = (int32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t t_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 10, 19);
        if (guard) {
            const int64_t a = operand_vmad_a(m, s, in, lane, 6, 7, 8, 10);
            const int64_t b = operand_src_vb(m, s, in, lane, 8, 11, 12, 14, 15);
            uint32_t c;
            c = s->r[rc][lane];
            const int32_t both = video_mad_neg_a && video_mad_neg_c;
            const int32_t minus_a = video_mad_neg_a && !both;
            const int32_t minus_c = video_mad_neg_c && !both;
            const int32_t sg = video_sign_a || video_sign_b || minus_a || minus_c;
            const rt_i128 p = (rt_i128)a * (rt_i128)b;
            const int64_t d = sg ? (int64_t)(int32_t)c : c;
            const rt_i128 t = (minus_a ? -p : p) + (rt_i128)(minus_c ? -d : d)
                + (rt_i128)(both ? 1 : 0);
            const rt_i128 x = video_vmad_shift == 0 ? t : video_vmad_shift == 1 ? t >> 7
                : video_vmad_shift == 2 ? t >> 15 : 0;
            if (video_video_sat) {
                const uint32_t high = sg ? 2147483647 : 4294967295u;
                const int64_t low = sg ? -1 - (int64_t)high : 0;
                t_2 = x < (rt_i128)low ? (uint32_t)low : x > (rt_i128)high ? high : (uint32_t)x;
            } else {
                t_2 = (uint32_t)x;
            }
            if (rd != 255)
                s->r[rd][lane] = t_2;
            if (cc) {
                s->cc[lane] = (uint8_t)((uint32_t)(t_2 == 0 && 1) | t_2 >> 31 << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD VSHL{UD}SHIFT_TYPES{VIDEO_W}VIDEO_SAT{THEN} $R[Rd]CC, SRC_VA, SHIFT_B, $R[Rc]REUSE_C
   CTL CLOSE */
int maxwell_exec_vshl(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t video_video_w = (int32_t)in->value[2];
    const int32_t video_video_sat = (int32_t)in->value[3];
    const int32_t video_then = (int32_t)in->value[4];
    const int32_t video_ud = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[16];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t cc = (int32_t)in->value[6];
    const uint32_t active = s->active;
    rt_i128 t = 0;
    uint32_t t_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 6, 18);
        if (guard) {
            const int64_t a = operand_src_va(m, s, in, lane, 4, 7, 8, 10);
            const uint32_t b = operand_shift_b(s, in, lane, 5, 11, 12, 14, 15);
            const rt_i128 x = (rt_i128)(rt_u128_from(a) << func_count(b, video_video_w));
            if (video_video_sat) {
                const int32_t wide = video_then < 2 ? 16 : video_then < 4 ? 8 : 32;
                const uint32_t high = video_ud ? ((uint32_t)1 << (wide - 1)) - 1
                    : (uint32_t)(((int64_t)1 << wide) - 1);
                const int64_t low = video_ud ? -1 - (int64_t)high : 0;
                t = (rt_i128)(x < (rt_i128)low ? low : x > (rt_i128)high ? high : (int64_t)x);
            } else {
                t = x;
            }
            if (video_then < 4) {
                const uint32_t x_2 = (uint32_t)t;
                const uint32_t half = video_then == 0
                    ? (x_2 & 0xffff) << 16 | (s->r[rc][lane] & 0xffff)
                    : s->r[rc][lane] >> 16 << 16 | (x_2 & 0xffff);
                const uint32_t byte = video_then == 2
                    ? (s->r[rc][lane] & 0xffffff00u) | (x_2 & 0xff)
                    : (s->r[rc][lane] & 0xff00ffffu) | (x_2 & 0xff) << 16;
                t_2 = video_then < 2 ? half : byte;
            } else {
                const uint32_t x_3 = (uint32_t)t;
                const int32_t less = video_ud ? (int32_t)x_3 < (int32_t)s->r[rc][lane]
                    : x_3 < s->r[rc][lane];
                t_2 = video_then == 4 ? x_3 + s->r[rc][lane] : video_then == 7
                    || less == (video_then == 5) ? x_3 : s->r[rc][lane];
            }
            if (rd != 255)
                s->r[rd][lane] = t_2;
            if (cc) {
                s->cc[lane] = (uint8_t)((uint32_t)(t_2 == 0 && 1) | t_2 >> 31 << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD VSHR{UD}SHIFT_TYPES{VIDEO_W}VIDEO_SAT{THEN} $R[Rd]CC, SRC_VA, SHIFT_B, $R[Rc]REUSE_C
   CTL CLOSE */
int maxwell_exec_vshr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t video_video_w = (int32_t)in->value[2];
    const int32_t video_video_sat = (int32_t)in->value[3];
    const int32_t video_then = (int32_t)in->value[4];
    const int32_t video_ud = (int32_t)in->value[0];
    const int32_t rc = (int32_t)in->value[16];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t cc = (int32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t t_2 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 6, 18);
        if (guard) {
            const int64_t a = operand_src_va(m, s, in, lane, 4, 7, 8, 10);
            const uint32_t b = operand_shift_b(s, in, lane, 5, 11, 12, 14, 15);
            const int64_t x = a >> func_count(b, video_video_w);
            vadd_part(video_video_sat, video_then, video_ud, x, s, rc, lane, &t_2);
            if (rd != 255)
                s->r[rd][lane] = t_2;
            if (cc) {
                s->cc[lane] = (uint8_t)((uint32_t)(t_2 == 0 && 1) | t_2 >> 31 << 1);
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD VABSDIFF4{DIFF4_SD}DIFF4_TYPES{DIFF4_SAT}DIFF4_RED{DIFF4_LANES} $R[Rd]CC,
   $R[Ra]DIFF4_SELECT_A{REUSE_A}, $R[Rb]DIFF4_SELECT_B{REUSE_B}, $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_vabsdiff4(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[8];
    const int32_t rb = (int32_t)in->value[11];
    const int32_t video_diff4_select_a = (int32_t)in->value[9];
    const int32_t video_diff4_select_b = (int32_t)in->value[12];
    const int32_t video_diff4_red = (int32_t)in->value[4];
    const int32_t video_diff4_lanes = (int32_t)in->value[5];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t video_diff4_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
    const int32_t video_diff4_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t video_diff4_sd = (int32_t)in->value[0];
    const int32_t video_diff4_sat = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[14];
    const int32_t rd = (int32_t)in->value[6];
    const int32_t cc = (int32_t)in->value[7];
    const uint32_t active = s->active;
    int32_t t = 0;
    int32_t t_2 = 0;
    int32_t t_3 = 0;
    int32_t t_4 = 0;
    int32_t t_5 = 0;
    int32_t t_6 = 0;
    int32_t t_7 = 0;
    int32_t t_8 = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 16);
        if (guard) {
            const uint64_t both = s->r[ra][lane] | (uint64_t)s->r[rb][lane] << 32;
            const int32_t b = video_diff4_select_a == 0 ? 0 : video_diff4_select_a == 1 ? 4369
                : video_diff4_select_a == 2 ? 8738 : video_diff4_select_a == 3 ? 13107
                : video_diff4_select_a == 4 ? 12816 : video_diff4_select_a == 5 ? 17185
                : video_diff4_select_a == 6 ? 21554 : video_diff4_select_a == 7 ? 25923
                : video_diff4_select_a == 8 ? 12801 : video_diff4_select_a == 9 ? 12306
                : video_diff4_select_a == 10 ? 531 : video_diff4_select_a == 11 ? 12576
                : video_diff4_select_a == 12 ? 4656 : video_diff4_select_a == 13 ? 8976
                : video_diff4_select_a == 14 ? 0 : 0;
            const uint32_t x = func_picked_2(both, b);
            const int32_t b_2 = video_diff4_select_b == 0 ? 17476 : video_diff4_select_b == 1
                ? 21845 : video_diff4_select_b == 2 ? 26214 : video_diff4_select_b == 3 ? 30583
                : video_diff4_select_b == 4 ? 30292 : video_diff4_select_b == 5 ? 25923
                : video_diff4_select_b == 6 ? 21554 : video_diff4_select_b == 7 ? 17185
                : video_diff4_select_b == 8 ? 17767 : video_diff4_select_b == 9 ? 26437
                : video_diff4_select_b == 10 ? 21607 : video_diff4_select_b == 11 ? 0
                : video_diff4_select_b == 12 ? 0 : video_diff4_select_b == 13 ? 0
                : video_diff4_select_b == 14 ? 0 : 0;
            const uint32_t y = func_picked_2(both, b_2);
            if (video_diff4_red) {
                if (video_diff4_lanes & 1) {
                    const int32_t d = func_byte_distance(x, y, video_diff4_a, video_diff4_b);
                    t = video_diff4_sat ? rt_min_i32(d, video_diff4_sd ? 127 : 255) : d;
                } else {
                    t = 0;
                }
                if (video_diff4_lanes >> 1 & 1) {
                    const int32_t d_2 = func_byte_distance_2(x, y, video_diff4_a, video_diff4_b);
                    t_2 = video_diff4_sat ? rt_min_i32(d_2, video_diff4_sd ? 127 : 255) : d_2;
                } else {
                    t_2 = 0;
                }
                if (video_diff4_lanes >> 2 & 1) {
                    const int32_t d_3 = func_byte_distance_3(x, y, video_diff4_a, video_diff4_b);
                    t_3 = video_diff4_sat ? rt_min_i32(d_3, video_diff4_sd ? 127 : 255) : d_3;
                } else {
                    t_3 = 0;
                }
                if (video_diff4_lanes >> 3 != 0) {
                    const int32_t d_4 = func_byte_distance_4(x, y, video_diff4_a, video_diff4_b);
                    t_4 = video_diff4_sat ? rt_min_i32(d_4, video_diff4_sd ? 127 : 255) : d_4;
                } else {
                    t_4 = 0;
                }
                const uint32_t r = s->r[rc][lane] + (uint32_t)t + (uint32_t)t_2 + (uint32_t)t_3
                    + (uint32_t)t_4;
                if (rd != 255)
                    s->r[rd][lane] = r;
                if (cc) {
                    s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
                }
            } else {
                if (video_diff4_lanes & 1) {
                    const int32_t d_5 = func_byte_distance(x, y, video_diff4_a, video_diff4_b);
                    t_5 = (video_diff4_sat ? rt_min_i32(d_5, video_diff4_sd ? 127 : 255) : d_5)
                        & 0xff;
                } else {
                    t_5 = (int32_t)(s->r[rc][lane] & 0xff);
                }
                if (video_diff4_lanes >> 1 & 1) {
                    const int32_t d_6 = func_byte_distance_2(x, y, video_diff4_a, video_diff4_b);
                    t_6 = (video_diff4_sat ? rt_min_i32(d_6, video_diff4_sd ? 127 : 255) : d_6)
                        & 0xff;
                } else {
                    t_6 = (int32_t)(s->r[rc][lane] >> 8 & 0xff);
                }
                if (video_diff4_lanes >> 2 & 1) {
                    const int32_t d_7 = func_byte_distance_3(x, y, video_diff4_a, video_diff4_b);
                    t_7 = (video_diff4_sat ? rt_min_i32(d_7, video_diff4_sd ? 127 : 255) : d_7)
                        & 0xff;
                } else {
                    t_7 = (int32_t)(s->r[rc][lane] >> 16 & 0xff);
                }
                if (video_diff4_lanes >> 3 != 0) {
                    const int32_t d_8 = func_byte_distance_4(x, y, video_diff4_a, video_diff4_b);
                    t_8 = (video_diff4_sat ? rt_min_i32(d_8, video_diff4_sd ? 127 : 255) : d_8)
                        & 0xff;
                } else {
                    t_8 = (int32_t)(s->r[rc][lane] >> 24);
                }
                const uint32_t r_2 = (uint32_t)t_5 | (uint32_t)t_6 << 8 | (uint32_t)t_7 << 16
                    | (uint32_t)t_8 << 24;
                if (rd != 255)
                    s->r[rd][lane] = r_2;
                if (cc) {
                    s->cc[lane] = (uint8_t)((uint32_t)(r_2 == 0 && 1) | r_2 >> 31 << 1);
                }
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD IDP.4A{SIGN_A8}SIGN_B8 $R[Rd], $R[Ra]REUSE_A, IDP_B, $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_idp_a4(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t video_sign_a8 = (int32_t)in->value[0];
    const int32_t video_sign_b8 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 11);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_idp_b(m, s, in, lane, &b, 0, 5, 7, 8);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = s->r[rc][lane]
                            + (uint32_t)(func_dot1(s->r[ra][lane], b, video_sign_a8, video_sign_b8)
                            + func_dot1_2(s->r[ra][lane], b, video_sign_a8, video_sign_b8)
                            + func_dot1_3(s->r[ra][lane], b, video_sign_a8, video_sign_b8)
                            + func_dot1_4(s->r[ra][lane], b, video_sign_a8, video_sign_b8));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IDP.2A{LO_HI}SIGN_A16{SIGN_B8} $R[Rd], $R[Ra]REUSE_A, IDP_B, $R[Rc]REUSE_C CTL CLOSE
   */
int maxwell_exec_idp_a2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t video_lo_hi = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t video_sign_a16 = (int32_t)in->value[1];
    const int32_t video_sign_b8 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 12);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_idp_b(m, s, in, lane, &b, 0, 6, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t i = 2 * video_lo_hi;
                const int32_t i_2 = 2 * video_lo_hi + 1;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = s->r[rc][lane]
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

