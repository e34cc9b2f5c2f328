/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD SHL{W}X $R[Rd]CC, $R[Ra]REUSE_A, SRC_B CTL CLOSE */
int maxwell_exec_shl(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t x = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t shift_w = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t cc = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 11);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 6, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                if (x) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: shifts of longer numbers");
                }
                const uint32_t r =
                    rt_shl_u32(s->r[ra][lane],
                    (uint64_t)(shift_w ? (int32_t)(b & 0x1f) : (int32_t)rt_min_u32(b, 32)));
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD SHR{SIGNED}W{SHR_X}BREV $R[Rd]CC, $R[Ra]REUSE_A, SRC_B CTL CLOSE */
int maxwell_exec_shr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t shift_shr_x = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t shift_brev = (int32_t)in->value[3];
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t shift_w = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t cc = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 13);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 8, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                if (shift_shr_x) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: shifts of longer numbers");
                }
                const uint32_t x = shift_brev
                    ? s->r[ra][lane] >> 31 | (s->r[ra][lane] >> 30 & 1) << 1
                    | (s->r[ra][lane] >> 29 & 1) << 2 | (s->r[ra][lane] >> 28 & 1) << 3
                    | (s->r[ra][lane] >> 27 & 1) << 4 | (s->r[ra][lane] >> 26 & 1) << 5
                    | (s->r[ra][lane] >> 25 & 1) << 6 | (s->r[ra][lane] >> 24 & 1) << 7
                    | (s->r[ra][lane] >> 23 & 1) << 8 | (s->r[ra][lane] >> 22 & 1) << 9
                    | (s->r[ra][lane] >> 21 & 1) << 10 | (s->r[ra][lane] >> 20 & 1) << 11
                    | (s->r[ra][lane] >> 19 & 1) << 12 | (s->r[ra][lane] >> 18 & 1) << 13
                    | (s->r[ra][lane] >> 17 & 1) << 14 | (s->r[ra][lane] >> 16 & 1) << 15
                    | (s->r[ra][lane] >> 15 & 1) << 16 | (s->r[ra][lane] >> 14 & 1) << 17
                    | (s->r[ra][lane] >> 13 & 1) << 18 | (s->r[ra][lane] >> 12 & 1) << 19
                    | (s->r[ra][lane] >> 11 & 1) << 20 | (s->r[ra][lane] >> 10 & 1) << 21
                    | (s->r[ra][lane] >> 9 & 1) << 22 | (s->r[ra][lane] >> 8 & 1) << 23
                    | (s->r[ra][lane] >> 7 & 1) << 24 | (s->r[ra][lane] >> 6 & 1) << 25
                    | (s->r[ra][lane] >> 5 & 1) << 26 | (s->r[ra][lane] >> 4 & 1) << 27
                    | (s->r[ra][lane] >> 3 & 1) << 28 | (s->r[ra][lane] >> 2 & 1) << 29
                    | (s->r[ra][lane] >> 1 & 1) << 30 | (s->r[ra][lane] & 1) << 31 : s->r[ra][lane];
                const uint32_t r =
                    (uint32_t)((signed_2 ? (int64_t)(int32_t)x : x)
                    >> (shift_w ? (int32_t)(b & 0x1f) : (int32_t)rt_min_u32(b, 32)));
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD SHF.L{SHF_W}SHF_TYPE{SHF_PART} $R[Rd]CC, $R[Ra]REUSE_A, SHF_B, $R[Rc]REUSE_C CTL CLOSE
   */
int maxwell_exec_shf_l(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t shift_shf_part = (int32_t)in->value[2];
    const int32_t shift_shf_type = (int32_t)in->value[1];
    const int32_t shift_shf_w = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t t = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 12);
            if (guard) {
                const uint32_t b = operand_shf_b(s, in, lane, 0, 7, 9);
                if (shift_shf_part >= 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: shifts of longer numbers");
                }
                if (shift_shf_type >= 2) {
                    const int32_t n = shift_shf_w ? (int32_t)(b & 0x3f)
                        : (int32_t)rt_min_u32(b, 64);
                    const uint64_t x = s->r[ra][lane] | (uint64_t)s->r[rc][lane] << 32;
                    t = (uint32_t)(rt_shl_u64(x, (uint64_t)n) >> 32);
                } else {
                    const int32_t n_2 = shift_shf_w ? (int32_t)(b & 0x1f)
                        : (int32_t)rt_min_u32(b, 32);
                    t = rt_shl_u32(s->r[rc][lane], (uint64_t)n_2)
                        | rt_shr_u32(s->r[ra][lane], (uint64_t)(32 - n_2));
                }
                const uint32_t r = t;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD SHF.R{SHF_W}SHF_TYPE{SHF_PART} $R[Rd]CC, $R[Ra]REUSE_A, SHF_B, $R[Rc]REUSE_C CTL CLOSE
   */
int maxwell_exec_shf_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t shift_shf_part = (int32_t)in->value[2];
    const int32_t shift_shf_type = (int32_t)in->value[1];
    const int32_t shift_shf_w = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t cc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t t = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 12);
            if (guard) {
                const uint32_t b = operand_shf_b(s, in, lane, 0, 7, 9);
                if (shift_shf_part >= 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: shifts of longer numbers");
                }
                if (shift_shf_type >= 2) {
                    const int32_t n = shift_shf_w ? (int32_t)(b & 0x3f)
                        : (int32_t)rt_min_u32(b, 64);
                    const uint64_t x = s->r[ra][lane] | (uint64_t)s->r[rc][lane] << 32;
                    const uint64_t y =
                        (uint64_t)((shift_shf_type == 3 ? (rt_i128)(int64_t)x : (rt_i128)x) >> n);
                    t = shift_shf_part ? (uint32_t)(y >> 32) : (uint32_t)y;
                } else {
                    const int32_t n_2 = shift_shf_w ? (int32_t)(b & 0x1f)
                        : (int32_t)rt_min_u32(b, 32);
                    const uint32_t right = shift_shf_part
                        ? rt_shr_u32(s->r[rc][lane], (uint64_t)n_2)
                        : func_funnel_right(s->r[ra][lane], s->r[rc][lane], n_2);
                    t = right;
                }
                const uint32_t r = t;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD BFE{SIGNED}BREV $R[Rd]CC, $R[Ra]REUSE_A, SRC_B CTL CLOSE */
int maxwell_exec_bfe(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t shift_brev = (int32_t)in->value[1];
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t cc = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 11);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 6, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = shift_brev
                    ? s->r[ra][lane] >> 31 | (s->r[ra][lane] >> 30 & 1) << 1
                    | (s->r[ra][lane] >> 29 & 1) << 2 | (s->r[ra][lane] >> 28 & 1) << 3
                    | (s->r[ra][lane] >> 27 & 1) << 4 | (s->r[ra][lane] >> 26 & 1) << 5
                    | (s->r[ra][lane] >> 25 & 1) << 6 | (s->r[ra][lane] >> 24 & 1) << 7
                    | (s->r[ra][lane] >> 23 & 1) << 8 | (s->r[ra][lane] >> 22 & 1) << 9
                    | (s->r[ra][lane] >> 21 & 1) << 10 | (s->r[ra][lane] >> 20 & 1) << 11
                    | (s->r[ra][lane] >> 19 & 1) << 12 | (s->r[ra][lane] >> 18 & 1) << 13
                    | (s->r[ra][lane] >> 17 & 1) << 14 | (s->r[ra][lane] >> 16 & 1) << 15
                    | (s->r[ra][lane] >> 15 & 1) << 16 | (s->r[ra][lane] >> 14 & 1) << 17
                    | (s->r[ra][lane] >> 13 & 1) << 18 | (s->r[ra][lane] >> 12 & 1) << 19
                    | (s->r[ra][lane] >> 11 & 1) << 20 | (s->r[ra][lane] >> 10 & 1) << 21
                    | (s->r[ra][lane] >> 9 & 1) << 22 | (s->r[ra][lane] >> 8 & 1) << 23
                    | (s->r[ra][lane] >> 7 & 1) << 24 | (s->r[ra][lane] >> 6 & 1) << 25
                    | (s->r[ra][lane] >> 5 & 1) << 26 | (s->r[ra][lane] >> 4 & 1) << 27
                    | (s->r[ra][lane] >> 3 & 1) << 28 | (s->r[ra][lane] >> 2 & 1) << 29
                    | (s->r[ra][lane] >> 1 & 1) << 30 | (s->r[ra][lane] & 1) << 31 : s->r[ra][lane];
                const int32_t n = rt_min_i32((int32_t)(b >> 8 & 0xff), 32);
                const uint32_t y =
                    (uint32_t)((signed_2 ? (int64_t)(int32_t)x : x)
                    >> rt_min_i32((int32_t)(b & 0xff), 32))
                    & (rt_shl_u32((uint32_t)1, (uint64_t)n) - 1);
                const int32_t sign = n != 0 && signed_2 && (y >> (rt_max_i32(n, 1) - 1) & 1) != 0;
                const uint32_t r = y - (sign ? rt_shl_u32((uint32_t)1, (uint64_t)n) : 0);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD BFI $R[Rd]CC, $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C CTL CLOSE */
int maxwell_exec_bfi_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[0];
    const int32_t cc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 11);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 0, 4, 6, 7, 8);
                if (b_trap) {
                    return b_trap;
                }
                const int32_t at = rt_min_i32((int32_t)(b & 0xff), 32);
                const uint32_t m_2 =
                    rt_shl_u32(rt_shr_u32(4294967295u,
                    (uint64_t)(32 - rt_min_i32((int32_t)(b >> 8 & 0xff), 32))), (uint64_t)at);
                const uint32_t r = (rt_shl_u32(s->r[ra][lane], (uint64_t)at) & m_2)
                    | (s->r[rc][lane] & ~m_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD BFI $R[Rd]CC, $R[Ra]REUSE_A, $R[Rc]REUSE_B, c[C_BANK][C_OFFSET] CTL CLOSE */
int maxwell_exec_bfi_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[6];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[7], 14) * 4;
    const int32_t rc = (int32_t)in->value[4];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[0];
    const int32_t cc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 8);
            if (guard) {
                uint32_t c;
                c = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
                    (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t at = rt_min_i32((int32_t)(s->r[rc][lane] & 0xff), 32);
                const uint32_t m_2 =
                    rt_shl_u32(rt_shr_u32(4294967295u,
                    (uint64_t)(32 - rt_min_i32((int32_t)(s->r[rc][lane] >> 8 & 0xff), 32))),
                    (uint64_t)at);
                const uint32_t r = (rt_shl_u32(s->r[ra][lane], (uint64_t)at) & m_2) | (c & ~m_2);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD FLO{SIGNED}SH $R[Rd]CC, INVERTED_B CTL CLOSE */
int maxwell_exec_flo(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t signed_2 = (int32_t)in->value[0];
    const int32_t shift_sh = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t cc = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_inverted_b(m, s, in, lane, &b, 0, 5, 4, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x = (signed_2 && b >> 31 != 0) ? ~b : b;
                const int32_t n = rt_clz((rt_u128)x, 32);
                const uint32_t r = x == 0 ? 4294967295u : (uint32_t)(shift_sh ? n : 31 - n);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (cc) {
                    if (commit) {
                        s->cc[lane] = (uint8_t)((uint32_t)(r == 0 && 1) | r >> 31 << 1);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD POPC $R[Rd], INVERTED_B CTL CLOSE */
int maxwell_exec_popc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 7);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_inverted_b(m, s, in, lane, &b, 0, 2, 1, 4, 5, 6);
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

/* OPEN GUARD LEA{LEA_X} OPT, $R[Rd]CC, LEA_NEG_A$R[Ra]REUSE_A, SRC_B, OPT_NUMBER CTL CLOSE */
int maxwell_exec_lea_lo(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pd = (int32_t)((uint32_t)((uint64_t)word >> 48) & 7);
    const int32_t shift_lea_x = (int32_t)in->value[0];
    const int32_t shift_lea_neg_a = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t cc = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                const int64_t s_2 = operand_lea_a(m, s, in, lane, 5, 4);
                uint32_t b = 0;
                const int b_trap = operand_src_b(m, s, in, lane, &b, 2, 7, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                if (pd != 7 && 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate result");
                }
                if (shift_lea_x && shift_lea_neg_a) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "a negated source together with .X");
                }
                const int64_t t = s_2 + b + (shift_lea_x ? s->cc[lane] >> 2 & 1 : 0);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)t;
                }
                if (cc) {
                    const int64_t y = (int64_t)(int32_t)(uint32_t)s_2 + (int32_t)b
                        + (shift_lea_x ? s->cc[lane] >> 2 & 1 : 0);
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, (uint32_t)t, shift_lea_x)
                            | ((uint32_t)t >> 31 & 1) << 1 | ((uint32_t)(t >> 32) & 1) << 2
                            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD LEA.HI{LEA_HI_X} OPT, $R[Rd]CC, LEA_HI_NEG_A$R[Ra]REUSE_A, $R[Rb]REUSE_B,
   $R[Rc]REUSE_C, OPT_NUMBER CTL CLOSE */
int maxwell_exec_lea_hi(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t shift_lea_hi_x = (int32_t)in->value[0];
    const int32_t shift_lea_hi_neg_a = (int32_t)in->value[4];
    const int32_t ra = (int32_t)in->value[5];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t shift_lea_hi_shift = (int32_t)((uint32_t)((uint64_t)word >> 28) & 0x1f);
    const int32_t rb = (int32_t)in->value[7];
    const int32_t pd = (int32_t)((uint32_t)((uint64_t)word >> 48) & 7);
    const int32_t cc = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 12);
            if (guard) {
                const int64_t s_2 = operand_lea_hi_a(m, s, in, lane, 5, 9, 4);
                if (shift_lea_hi_x && shift_lea_hi_neg_a) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "a negated source together with .X");
                }
                if (shift_lea_hi_neg_a && s->r[ra][lane] << shift_lea_hi_shift != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "the carry from the low half of a negated source");
                }
                const int64_t t = s_2 + s->r[rb][lane]
                    + (shift_lea_hi_x ? s->cc[lane] >> 2 & 1 : 0);
                const uint32_t rd_new = (uint32_t)t;
                if (commit) {
                    if (pd != 7)
                        s->p[pd][lane] = (uint8_t)((uint32_t)t != 0);
                }
                if (cc) {
                    const int64_t y = (int64_t)(int32_t)(uint32_t)s_2 + (int32_t)s->r[rb][lane]
                        + (shift_lea_hi_x ? s->cc[lane] >> 2 & 1 : 0);
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, (uint32_t)t,
                            shift_lea_hi_x) | ((uint32_t)t >> 31 & 1) << 1
                            | ((uint32_t)(t >> 32) & 1) << 2
                            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3);
                        if (rd != 255)
                            s->r[rd][lane] = rd_new;
                    }
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rd_new;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD LEA.HI{LEA_HI_CONST_X} OPT, $R[Rd]CC, LEA_HI_CONST_NEG_A$R[Ra]REUSE_A,
   c[C_BANK][C_OFFSET], $R[Rc]REUSE_C, OPT_NUMBER CTL CLOSE */
int maxwell_exec_lea_hc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[7];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const int32_t shift_lea_hi_const_x = (int32_t)in->value[0];
    const int32_t shift_lea_hi_const_neg_a = (int32_t)in->value[4];
    const int32_t ra = (int32_t)in->value[5];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t shift_lea_hi_const_shift = (int32_t)((uint32_t)((uint64_t)word >> 51) & 0x1f);
    const int32_t rd = (int32_t)in->value[2];
    const int32_t pd = (int32_t)((uint32_t)((uint64_t)word >> 48) & 7);
    const int32_t cc = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 12);
            if (guard) {
                const int64_t s_2 = operand_lea_hi_const_a(m, s, in, lane, 5, 9, 4);
                uint32_t b;
                b = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
                    (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (shift_lea_hi_const_x && shift_lea_hi_const_neg_a) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "a negated source together with .X");
                }
                if (shift_lea_hi_const_neg_a && s->r[ra][lane] << shift_lea_hi_const_shift != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "the carry from the low half of a negated source");
                }
                const int64_t t = s_2 + b + (shift_lea_hi_const_x ? s->cc[lane] >> 2 & 1 : 0);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)t;
                    if (pd != 7)
                        s->p[pd][lane] = (uint8_t)((uint32_t)t != 0);
                }
                if (cc) {
                    const int64_t y = (int64_t)(int32_t)(uint32_t)s_2 + (int32_t)b
                        + (shift_lea_hi_const_x ? s->cc[lane] >> 2 & 1 : 0);
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, (uint32_t)t,
                            shift_lea_hi_const_x) | ((uint32_t)t >> 31 & 1) << 1
                            | ((uint32_t)(t >> 32) & 1) << 2
                            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

