/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_imnmx(struct isadora_machine *m, const struct isadora_insn *in, int line, int pp_at,
    int not_pp_at, int ra_at, int signed_at, int rd_at, int pg_at, int rb_at, int imm_at,
    int c_bank_at, int c_offset_at, int urb_at)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[pp_at];
    const int32_t not_pp = (int32_t)in->value[not_pp_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t signed_2 = (int32_t)in->value[signed_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 2, pg_at);
            if (guard) {
                int64_t b = 0;
                const int b_trap =
                    operand_src_b(m, s, in, lane, &b, line, rb_at, imm_at, c_bank_at, c_offset_at,
                    urb_at);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const int64_t x = signed_2 ? (int64_t)(int32_t)s->r[ra][lane] : s->r[ra][lane];
                const int64_t y = signed_2 ? (int64_t)(int32_t)(uint32_t)b : (uint32_t)b;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = q ? (uint32_t)rt_min_i64(x, y)
                            : (uint32_t)rt_max_i64(x, y);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LOP3.LUT{PAND} OPT, $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C, LUT, NOT_Pp$P[Pp]
   PM_EVENTS CTL */
int volta_exec_lop3(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[15];
    const int32_t not_pp = (int32_t)in->value[14];
    const int32_t lut = (int32_t)in->value[13];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[11];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t pand = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 16);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 1, 5, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const uint32_t r = rt_lut3((uint32_t)lut, s->r[ra][lane], b, s->r[rc][lane]);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                    if (in->alt[0] == 1) {
                        const int32_t pu = (int32_t)in->value[1];
                        s->p[pu][lane] = (uint8_t)(pand ? (r != 0 && q) : r != 0 || q);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD SHF{SHIFT_DIR}W{SHIFT_TYPE}HI $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C PM_EVENTS CTL */
int volta_exec_shf_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[13];
    const int32_t shift_type = (int32_t)in->value[2];
    const int32_t w = (int32_t)in->value[1];
    const int32_t shift_dir = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t hi = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t result = 0;
    uint32_t result_2 = 0;
    uint32_t t = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 15);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 7, 9, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t by = b;
                const uint32_t high = s->r[rc][lane];
                if (shift_type >= 2) {
                    result = func_shifted32(s, lane, w, by, shift_dir, hi, ra, high, shift_type);
                    t = result;
                } else {
                    result_2 = func_shifted64(s, lane, w, by, ra, high, shift_dir, shift_type, hi);
                    t = result_2;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = t;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD SHF{SHIFT_DIR}W{SHIFT_TYPE}HI $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, C_IN_B PM_EVENTS CTL */
int volta_exec_shf_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[7];
    const int32_t shift_type = (int32_t)in->value[2];
    const int32_t w = (int32_t)in->value[1];
    const int32_t shift_dir = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t hi = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t result = 0;
    uint32_t result_2 = 0;
    uint32_t t = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 13);
            if (guard) {
                uint32_t c = 0;
                const int c_trap = operand_mov_imm_b(m, s, in, &c, 0, 9, 10, 11, 12);
                if (c_trap) {
                    return c_trap;
                }
                const uint32_t by = s->r[rc][lane];
                const uint32_t high = c;
                if (shift_type >= 2) {
                    result = func_shifted32(s, lane, w, by, shift_dir, hi, ra, high, shift_type);
                    t = result;
                } else {
                    result_2 = func_shifted64(s, lane, w, by, ra, high, shift_dir, shift_type, hi);
                    t = result_2;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = t;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD PRMT{PRMT_MODE} $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C PM_EVENTS CTL */
int volta_exec_prmt_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t logic_prmt_mode = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 12);
            if (guard) {
                uint32_t b_2 = 0;
                const int b_2_trap = operand_mov_b(m, s, in, lane, &b_2, 0, 4, 6, 7, 8, 9);
                if (b_2_trap) {
                    return b_2_trap;
                }
                const uint64_t x = s->r[ra][lane] | (uint64_t)s->r[rc][lane] << 32;
                const uint32_t s_2 = b_2 & 3;
                if (logic_prmt_mode == 0) {
                    const uint32_t b = b_2;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_picked(x, b);
                    }
                } else if (logic_prmt_mode == 7) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "mode 7");
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_byte(x, s_2, logic_prmt_mode)
                                | func_byte_2(x, s_2, logic_prmt_mode) << 8
                                | func_byte_3(x, s_2, logic_prmt_mode) << 16
                                | func_byte_4(x, s_2, logic_prmt_mode) << 24;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD PRMT{PRMT_MODE} $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, C_IN_B PM_EVENTS CTL */
int volta_exec_prmt_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    const int32_t logic_prmt_mode = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 10);
            if (guard) {
                uint32_t c = 0;
                const int c_trap = operand_mov_imm_b(m, s, in, &c, 0, 6, 7, 8, 9);
                if (c_trap) {
                    return c_trap;
                }
                const uint64_t x = s->r[ra][lane] | (uint64_t)c << 32;
                const uint32_t s_2 = s->r[rc][lane] & 3;
                if (logic_prmt_mode == 0) {
                    const uint32_t b = s->r[rc][lane];
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_picked(x, b);
                    }
                } else if (logic_prmt_mode == 7) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "mode 7");
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = func_byte(x, s_2, logic_prmt_mode)
                                | func_byte_2(x, s_2, logic_prmt_mode) << 8
                                | func_byte_3(x, s_2, logic_prmt_mode) << 16
                                | func_byte_4(x, s_2, logic_prmt_mode) << 24;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD SEL $R[Rd], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_sel(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[10];
    const int32_t not_pp = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 11);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 3, 5, 6, 7, 8);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = q ? s->r[ra][lane] : b;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int isetp_n_part(struct isadora_machine *m, const struct isadora_insn *in, int line_3,
    int slot_4)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)in->value[13];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)in->value[1];
    const int32_t cmp = (int32_t)in->value[0];
    const int32_t pu = (int32_t)in->value[3];
    const int32_t pv = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line_3, slot_4);
            if (guard) {
                int64_t b_2 = 0;
                const int b_2_trap = operand_src_b(m, s, in, lane, &b_2, 0, 7, 9, 10, 11, 12);
                if (b_2_trap) {
                    return b_2_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                if (bop == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined operation");
                }
                const uint32_t y = (uint32_t)b_2;
                const uint32_t a = s->r[ra][lane] ^ (uint32_t)signed_2 << 31;
                const uint32_t b = y ^ (uint32_t)signed_2 << 31;
                const int32_t relation = a < b ? 1 : a == b ? 2 : 4;
                const int32_t t = (cmp & relation) != 0;
                const int32_t t_2 = t;
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] =
                            (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2
                            || q : bop == 2 ? t_2 ^ q : 0);
                }
                const int32_t t_3 = !t_2;
                if (commit) {
                    if (pv != 7)
                        s->p[pv][lane] =
                            (uint8_t)(bop == 0 ? (t_3 && q) : bop == 1 ? t_3
                            || q : bop == 2 ? t_3 ^ q : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ISETP{CMP}SIGNED{BOP} $P[Pu], $P[Pv], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_isetp_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    {
        const int part_trap = isetp_n_part(m, in, 2, 15);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

/* GUARD ISETP{CMP}SIGNED{BOP}.EX $P[Pu], $P[Pv], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp], NOT_Pr$P[Pr]
   PM_EVENTS CTL */
int volta_exec_isetp_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)in->value[13];
    const int32_t pr = (int32_t)in->value[16];
    const int32_t not_pr = (int32_t)in->value[15];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)in->value[1];
    const int32_t cmp = (int32_t)in->value[0];
    const int32_t pu = (int32_t)in->value[3];
    const int32_t pv = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 17);
            if (guard) {
                int64_t b_2 = 0;
                const int b_2_trap = operand_src_b(m, s, in, lane, &b_2, 0, 7, 9, 10, 11, 12);
                if (b_2_trap) {
                    return b_2_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                int32_t r;
                r = s->p[pr][lane] ^ not_pr;
                if (bop == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined operation");
                }
                const uint32_t y = (uint32_t)b_2;
                const uint32_t a = s->r[ra][lane] ^ (uint32_t)signed_2 << 31;
                const uint32_t b = y ^ (uint32_t)signed_2 << 31;
                const int32_t relation = a < b ? 1 : a == b ? 2 : 4;
                const int32_t t = (cmp & relation) != 0;
                const int32_t t_2 = (1 && a == b && cmp != 0 && cmp != 7) ? r : t;
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] =
                            (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2
                            || q : bop == 2 ? t_2 ^ q : 0);
                }
                const int32_t t_3 = !t_2;
                if (commit) {
                    if (pv != 7)
                        s->p[pv][lane] =
                            (uint8_t)(bop == 0 ? (t_3 && q) : bop == 1 ? t_3
                            || q : bop == 2 ? t_3 ^ q : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ISETP{CMP}SIGNED{BOP} $P[Pu], $P[Pv], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp], OPT_SRC  CTL */
int volta_exec_isetp_o(struct isadora_machine *m, const struct isadora_insn *in)
{
    {
        const int part_trap = isetp_n_part(m, in, 3, 17);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

/* GUARD ISETP{CMP}SIGNED{BOP}.EX $P[Pu], $P[Pv], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp], OPT_SRC  CTL
   */
int volta_exec_isetp_ox(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)in->value[13];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)in->value[1];
    const int32_t cmp = (int32_t)in->value[0];
    const int32_t pu = (int32_t)in->value[3];
    const int32_t pv = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 17);
            if (guard) {
                int64_t b_2 = 0;
                const int b_2_trap = operand_src_b(m, s, in, lane, &b_2, 0, 7, 9, 10, 11, 12);
                if (b_2_trap) {
                    return b_2_trap;
                }
                int32_t q;
                q = s->p[pp][lane] ^ not_pp;
                const int32_t r = operand_opt_src(s, in, lane, 2, 16);
                if (bop == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined operation");
                }
                const uint32_t y = (uint32_t)b_2;
                const uint32_t a = s->r[ra][lane] ^ (uint32_t)signed_2 << 31;
                const uint32_t b = y ^ (uint32_t)signed_2 << 31;
                const int32_t relation = a < b ? 1 : a == b ? 2 : 4;
                const int32_t t = (cmp & relation) != 0;
                const int32_t t_2 = (1 && a == b && cmp != 0 && cmp != 7) ? r : t;
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] =
                            (uint8_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2
                            || q : bop == 2 ? t_2 ^ q : 0);
                }
                const int32_t t_3 = !t_2;
                if (commit) {
                    if (pv != 7)
                        s->p[pv][lane] =
                            (uint8_t)(bop == 0 ? (t_3 && q) : bop == 1 ? t_3
                            || q : bop == 2 ? t_3 ^ q : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LEA $R[Rd], JOINED_Pu, NEG_A$R[Ra]REUSE_A, SIGNED_B, LEA_SHIFT PM_EVENTS CTL */
int volta_exec_lea_lo(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lea_shift = (int32_t)in->value[12];
    const int32_t neg_a = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_signed_b_2(m, s, in, lane, &b, 1, 6, 5, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = s->r[ra][lane] << lea_shift;
                const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + b;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)t;
                    if (in->alt[0] == 1) {
                        const int32_t pu = (int32_t)in->value[1];
                        s->p[pu][lane] = (uint8_t)(t >= INT64_C(4294967296));
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LEA.X $R[Rd], JOINED_Pu, INV_A$R[Ra]REUSE_A, SIGNED_B, LEA_SHIFT, NOT_Pp$P[Pp] PM_EVENTS
   CTL */
int volta_exec_lea_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)in->value[13];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lea_shift = (int32_t)in->value[12];
    const int32_t inv_a = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 15);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_signed_b_3(m, s, in, lane, &b, 1, 6, 5, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                int32_t k;
                k = s->p[pp][lane] ^ not_pp;
                const uint32_t x = s->r[ra][lane] << lea_shift;
                const int64_t t = (int64_t)(inv_a ? ~x : x) + b + k;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)t;
                    if (in->alt[0] == 1) {
                        const int32_t pu = (int32_t)in->value[1];
                        s->p[pu][lane] = (uint8_t)(t >= INT64_C(4294967296));
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LEA.HI $R[Rd], JOINED_Pu, NEG_A$R[Ra]REUSE_A, SIGNED_B, $R[Rc]REUSE_C, LEA_SHIFT PM_EVENTS
   CTL */
int volta_exec_lea_hi(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t lea_shift = (int32_t)in->value[14];
    const int32_t neg_a = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 15);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_signed_b_2(m, s, in, lane, &b, 1, 6, 5, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = func_high(s->r[ra][lane], s->r[rc][lane], lea_shift);
                const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + b;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)t;
                    if (in->alt[0] == 1) {
                        const int32_t pu = (int32_t)in->value[1];
                        s->p[pu][lane] = (uint8_t)(t >= INT64_C(4294967296));
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LEA.HI.X $R[Rd], JOINED_Pu, INV_A$R[Ra]REUSE_A, SIGNED_B, $R[Rc]REUSE_C, LEA_SHIFT,
   NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_lea_hx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[16];
    const int32_t not_pp = (int32_t)in->value[15];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t lea_shift = (int32_t)in->value[14];
    const int32_t inv_a = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 17);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_signed_b_3(m, s, in, lane, &b, 1, 6, 5, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                int32_t k;
                k = s->p[pp][lane] ^ not_pp;
                const uint32_t x = func_high(s->r[ra][lane], s->r[rc][lane], lea_shift);
                const int64_t t = (int64_t)(inv_a ? ~x : x) + b + k;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)t;
                    if (in->alt[0] == 1) {
                        const int32_t pu = (int32_t)in->value[1];
                        s->p[pu][lane] = (uint8_t)(t >= INT64_C(4294967296));
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LEA.HI $R[Rd], JOINED_Pu, NEG_A$R[Ra]REUSE_A, $R[Rc]REUSE_B, UIMM, LEA_SHIFT PM_EVENTS CTL
   */
int volta_exec_lea_ih(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint32_t uimm = (uint32_t)in->value[7];
    const int32_t lea_shift = (int32_t)in->value[8];
    const int32_t neg_a = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 9);
        if (guard) {
            const uint32_t x = func_high(s->r[ra][lane], uimm, lea_shift);
            const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + s->r[rc][lane];
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)t;
            if (in->alt[0] == 1) {
                const int32_t pu = (int32_t)in->value[1];
                s->p[pu][lane] = (uint8_t)(t >= INT64_C(4294967296));
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD LEA.HI.X $R[Rd], JOINED_Pu, INV_A$R[Ra]REUSE_A, $R[Rc]REUSE_B, UIMM, LEA_SHIFT,
   NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_lea_ix(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[10];
    const int32_t not_pp = (int32_t)in->value[9];
    const int32_t ra = (int32_t)in->value[3];
    const uint32_t uimm = (uint32_t)in->value[7];
    const int32_t lea_shift = (int32_t)in->value[8];
    const int32_t inv_a = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 2, 11);
        if (guard) {
            int32_t k;
            k = s->p[pp][lane] ^ not_pp;
            const uint32_t x = func_high(s->r[ra][lane], uimm, lea_shift);
            const int64_t t = (int64_t)(inv_a ? ~x : x) + s->r[rc][lane] + k;
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)t;
            if (in->alt[0] == 1) {
                const int32_t pu = (int32_t)in->value[1];
                s->p[pu][lane] = (uint8_t)(t >= INT64_C(4294967296));
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* GUARD LEA.HI.SX32 $R[Rd], JOINED_Pu, NEG_A$R[Ra]REUSE_A, SIGNED_B, LEA_SHIFT PM_EVENTS CTL */
int volta_exec_lea_sx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lea_shift = (int32_t)in->value[12];
    const int32_t neg_a = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_signed_b_2(m, s, in, lane, &b, 1, 6, 5, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x =
                    func_high_2(s->r[ra][lane], (int32_t)s->r[ra][lane] >> 31, lea_shift);
                const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + b;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)t;
                    if (in->alt[0] == 1) {
                        const int32_t pu = (int32_t)in->value[1];
                        s->p[pu][lane] = (uint8_t)(t >= INT64_C(4294967296));
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LEA.HI.X.SX32 $R[Rd], JOINED_Pu, INV_A$R[Ra]REUSE_A, SIGNED_B, LEA_SHIFT, NOT_Pp$P[Pp]
   PM_EVENTS CTL */
int volta_exec_lea_xs(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)in->value[13];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lea_shift = (int32_t)in->value[12];
    const int32_t inv_a = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 15);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_signed_b_3(m, s, in, lane, &b, 1, 6, 5, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                int32_t k;
                k = s->p[pp][lane] ^ not_pp;
                const uint32_t x =
                    func_high_2(s->r[ra][lane], (int32_t)s->r[ra][lane] >> 31, lea_shift);
                const int64_t t = (int64_t)(inv_a ? ~x : x) + b + k;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)t;
                    if (in->alt[0] == 1) {
                        const int32_t pu = (int32_t)in->value[1];
                        s->p[pu][lane] = (uint8_t)(t >= INT64_C(4294967296));
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD POPC $R[Rd], SIGNED_B PM_EVENTS CTL */
int volta_exec_popc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_signed_b_3(m, s, in, lane, &b, 0, 2, 1, 4, 5, 6, 7);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)rt_popcount((rt_u128)b);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD BREV $R[Rd], SRC_B PM_EVENTS CTL */
int volta_exec_brev(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 7);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 1, 3, 4, 5, 6);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = b >> 31 | (b >> 30 & 1) << 1 | (b >> 29 & 1) << 2
                            | (b >> 28 & 1) << 3 | (b >> 27 & 1) << 4 | (b >> 26 & 1) << 5
                            | (b >> 25 & 1) << 6 | (b >> 24 & 1) << 7 | (b >> 23 & 1) << 8
                            | (b >> 22 & 1) << 9 | (b >> 21 & 1) << 10 | (b >> 20 & 1) << 11
                            | (b >> 19 & 1) << 12 | (b >> 18 & 1) << 13 | (b >> 17 & 1) << 14
                            | (b >> 16 & 1) << 15 | (b >> 15 & 1) << 16 | (b >> 14 & 1) << 17
                            | (b >> 13 & 1) << 18 | (b >> 12 & 1) << 19 | (b >> 11 & 1) << 20
                            | (b >> 10 & 1) << 21 | (b >> 9 & 1) << 22 | (b >> 8 & 1) << 23
                            | (b >> 7 & 1) << 24 | (b >> 6 & 1) << 25 | (b >> 5 & 1) << 26
                            | (b >> 4 & 1) << 27 | (b >> 3 & 1) << 28 | (b >> 2 & 1) << 29
                            | (b >> 1 & 1) << 30 | (b & 1) << 31;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FLO{SIGNED}SH $R[Rd], OPT, SIGNED_B PM_EVENTS CTL */
int volta_exec_flo(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t sh = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    int64_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 11);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_signed_b_3(m, s, in, lane, &b, 1, 5, 4, 7, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (signed_2 && b >> 31 != 0) ? ~b : b;
                if (x == 0) {
                    result = 4294967295u;
                } else {
                    result = sh ? rt_clz((rt_u128)x, 32) : 31 - rt_clz((rt_u128)x, 32);
                }
                const uint32_t rd_new = (uint32_t)result;
                if (pu != 7) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate result");
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = rd_new;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IABS $R[Rd], SRC_B PM_EVENTS CTL */
int volta_exec_iabs(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 7);
            if (guard) {
                int64_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 1, 3, 4, 5, 6);
                if (b_trap) {
                    return b_trap;
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)rt_abs_i64((int32_t)(uint32_t)b);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD SGXT{W}SIGNED $R[Rd], $R[Ra]REUSE_A, SRC_B PM_EVENTS CTL */
int volta_exec_sgxt(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t w = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t signed_2 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 11);
            if (guard) {
                uint32_t b_2 = 0;
                const int b_2_trap = operand_mov_b(m, s, in, lane, &b_2, 0, 5, 7, 8, 9, 10);
                if (b_2_trap) {
                    return b_2_trap;
                }
                const uint32_t b = b_2;
                const int32_t n = w ? (int32_t)(b & 0x1f) : (int32_t)rt_min_u32(b, 32);
                const uint32_t y = rt_shl_u32(s->r[ra][lane], (uint64_t)(32 - n));
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = signed_2
                            ? (uint32_t)rt_shr_i32((int32_t)y, (uint64_t)(32 - n))
                            : rt_shr_u32(y, (uint64_t)(32 - n));
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD BMSK{W} $R[Rd], $R[Ra]REUSE_A, SRC_B PM_EVENTS CTL */
int volta_exec_bmsk(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t w = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 10);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 4, 6, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t count = b;
                const int32_t a = w ? (int32_t)(s->r[ra][lane] & 0x1f)
                    : (int32_t)rt_min_u32(s->r[ra][lane], 32);
                const int32_t n = w ? (int32_t)(count & 0x1f) : (int32_t)rt_min_u32(count, 32);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            rt_shl_u32(rt_shl_u32((uint32_t)1, (uint64_t)n) - 1, (uint64_t)a);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD MOV $R[Rd], SRC_B, OPT_MASK PM_EVENTS CTL */
int volta_exec_mov(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_mov_b(m, s, in, lane, &b, 0, 1, 3, 4, 5, 6);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t m_2 = operand_opt_mask(in, 1, 7);
                const uint32_t x = b;
                if (m_2 == 15) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = x;
                    }
                } else if (m_2 >> (lane & 3) & 1) {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = x;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD IMNMX{SIGNED} $R[Rd], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_imnmx(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_imnmx(m, in, 0, 11, 10, 2, 0, 1, 12, 4, 6, 7, 8, 9);
}

/* GUARD VIMNMX{VI_SIGNED} $R[Rd], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
int volta_exec_vimnmx(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_imnmx(m, in, 0, 11, 10, 2, 0, 1, 12, 4, 6, 7, 8, 9);
}

