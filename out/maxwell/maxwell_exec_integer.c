/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD IADD{PLUSONE}SATI{XI} $R[Rd]CCW, SUMA, SUMB CTL CLOSE */
int maxwell_exec_iadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t xi = (int32_t)in->value[1];
    const int32_t sati = (int32_t)in->value[0];
    const int32_t ccw = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                const int32_t o = operand_plusone(in, 0);
                const uint32_t a = operand_suma(s, in, lane, 1, 5, 4);
                uint32_t b = 0;
                const int b_trap =
                    operand_sumb(m, s, in, lane, &b, 2, 8, 7, 10, 11, 12);
                if (b_trap) {
                    return b_trap;
                }
                if (xi && o == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "one more and a carry");
                }
                const int32_t k = xi ? s->cc[lane] >> 2 & 1 : o & 1;
                const int64_t x = (int64_t)a + b + k;
                const int64_t y = (int64_t)(int32_t)a + (int32_t)b + k;
                const uint32_t rd_new = sati ? (uint32_t)rt_clamp_i64(y, INT32_MIN, 2147483647)
                    : (uint32_t)x;
                if (ccw) {
                    if (sati) {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "not modelled: what .CC tells of a result at its limit");
                    }
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, (uint32_t)x, xi)
                            | ((uint32_t)x >> 31 & 1) << 1 | (uint32_t)(x >> 32) << 2
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

/* OPEN GUARD IADD32I{PLUSONEL}SATL{XL} $R[Rd]CCWL, SUMAL, IMM32 CTL CLOSE */
int maxwell_exec_iadd32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t xl = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t n55 = (int32_t)((uint32_t)((uint64_t)word >> 55) & 1);
    const int32_t nal = (int32_t)((uint32_t)((uint64_t)word >> 56) & 1);
    const int32_t imm32 = (int32_t)(uint32_t)in->value[7];
    const int32_t satl = (int32_t)in->value[0];
    const int32_t ccwl = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                const uint32_t a = operand_suma(s, in, lane, 1, 5, 4);
                if (xl && n55) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "one more and a carry");
                }
                const int32_t k = xl ? s->cc[lane] >> 2 & 1 : nal;
                const int64_t x = (int64_t)a + (uint32_t)imm32 + k;
                const int64_t y = (int64_t)(int32_t)a + imm32 + k;
                const uint32_t rd_new = satl ? (uint32_t)rt_clamp_i64(y, INT32_MIN, 2147483647)
                    : (uint32_t)x;
                if (ccwl) {
                    if (satl) {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "not modelled: what .CC tells of a result at its limit");
                    }
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)func_nothing_set(s, lane, (uint32_t)x, xl)
                            | ((uint32_t)x >> 31 & 1) << 1 | (uint32_t)(x >> 32) << 2
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

/* OPEN GUARD IADD3{SH3}X3 $R[Rd]CCW, NA3$R[Ra]HA3{RA}, NB3$R[Rb]HB3{RB}, NC3$R[Rc]HC3{RC} CTL CLOSE
   */
int maxwell_exec_iadd3_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ha3 = (int32_t)in->value[6];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t na3 = (int32_t)in->value[4];
    const int32_t hb3 = (int32_t)in->value[10];
    const int32_t rb = (int32_t)in->value[9];
    const int32_t nb3 = (int32_t)in->value[8];
    const int32_t hc3 = (int32_t)in->value[14];
    const int32_t rc = (int32_t)in->value[13];
    const int32_t nc3 = (int32_t)in->value[12];
    const int32_t x3 = (int32_t)in->value[1];
    const int32_t sh3 = (int32_t)in->value[0];
    const int32_t ccw = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 16);
            if (guard) {
                int64_t a;
                const uint32_t x_2 = ha3 == 0 ? s->r[ra][lane] : ha3 == 1 ? s->r[ra][lane] & 0xffff
                    : ha3 == 2 ? s->r[ra][lane] >> 16 : 0;
                a = na3 ? (int64_t)~x_2 + 1 : x_2;
                int64_t b;
                const uint32_t x_2_2 = hb3 == 0 ? s->r[rb][lane] : hb3 == 1
                    ? s->r[rb][lane] & 0xffff : hb3 == 2 ? s->r[rb][lane] >> 16 : 0;
                b = nb3 ? (int64_t)~x_2_2 + 1 : x_2_2;
                int64_t c;
                const uint32_t x_2_3 = hc3 == 0 ? s->r[rc][lane] : hc3 == 1
                    ? s->r[rc][lane] & 0xffff : hc3 == 2 ? s->r[rc][lane] >> 16 : 0;
                c = nc3 ? (int64_t)~x_2_3 + 1 : x_2_3;
                if (x3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: which carries .X adds");
                }
                const int64_t first = a + b;
                if (sh3 == 1 && first > 4294967295u && (na3 || nb3 || ccw)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "where the carry goes");
                }
                const int64_t x =
                    (sh3 == 0 ? (uint32_t)first : sh3 == 1 ? (uint32_t)(first >> 16) : sh3 == 2
                    ? (uint32_t)first << 16 : 0) + c;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                }
                if (ccw) {
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)((uint32_t)x == 0) | ((uint32_t)x >> 31 & 1) << 1
                            | (uint32_t)(x >> 32) << 2 | ((uint32_t)(first >> 32) & 1) << 3);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD IADD3{X3} $R[Rd]CCW, NA3$R[Ra]RA, ADD3B, NC3$R[Rc]RC CTL CLOSE */
int maxwell_exec_iadd3_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t na3 = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[11];
    const int32_t nc3 = (int32_t)in->value[10];
    const int32_t x3 = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ccw = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                int64_t a;
                a = na3 ? (int64_t)~s->r[ra][lane] + 1 : s->r[ra][lane];
                int64_t b = 0;
                const int b_trap = operand_add3b(m, in, &b, 1, 6, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                int64_t c;
                c = nc3 ? (int64_t)~s->r[rc][lane] + 1 : s->r[rc][lane];
                if (x3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: which carries .X adds");
                }
                const int64_t first = a + b;
                const int64_t x = (uint32_t)first + c;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                }
                if (ccw) {
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)((uint32_t)x == 0) | ((uint32_t)x >> 31 & 1) << 1
                            | (uint32_t)(x >> 32) << 2 | ((uint32_t)(first >> 32) & 1) << 3);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD ISCADD{PLUSONE} $R[Rd]CCW, SCA, SUMB, SCALE CTL CLOSE */
int maxwell_exec_iscadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[0];
    const int32_t ccw = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 12);
            if (guard) {
                const int32_t o = operand_plusone(in, 0);
                const uint32_t a = operand_sca(s, in, lane, 1, 3, 11, 2);
                uint32_t b = 0;
                const int b_trap = operand_sumb(m, s, in, lane, &b, 2, 6, 5, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                const int64_t x = (int64_t)a + b + (o & 1);
                const int64_t y = (int64_t)(int32_t)a + (int32_t)b + (o & 1);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x;
                }
                if (ccw) {
                    if (commit) {
                        s->cc[lane] =
                            (uint8_t)((uint32_t)((uint32_t)x == 0 && 1)
                            | ((uint32_t)x >> 31 & 1) << 1 | (uint32_t)(x >> 32) << 2
                            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD ISCADD32I $R[Rd]CCWL, $R[Ra]RA, IMM32, SCALEL CTL CLOSE */
int maxwell_exec_iscadd32i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t scalel = (int32_t)in->value[5];
    const int32_t imm32 = (int32_t)(uint32_t)in->value[4];
    const int32_t ccwl = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 0, 6);
        if (guard) {
            const int64_t x = (int64_t)(s->r[ra][lane] << scalel) + (uint32_t)imm32;
            const uint32_t rd_new = (uint32_t)x;
            if (ccwl) {
                const int64_t y = (int64_t)(int32_t)(s->r[ra][lane] << scalel) + imm32;
                s->cc[lane] =
                    (uint8_t)((uint32_t)((uint32_t)x == 0 && 1) | ((uint32_t)x >> 31 & 1) << 1
                    | (uint32_t)(x >> 32) << 2 | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3);
                if (rd != 255)
                    s->r[rd][lane] = rd_new;
            } else {
                if (rd != 255)
                    s->r[rd][lane] = rd_new;
            }
        }
    }
    m->lane = -1;
    return 0;
}

/* OPEN GUARD IMNMX{UI}MNX $R[Rd]CCW, $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE */
int maxwell_exec_imnmx(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[12];
    const int32_t q0n = (int32_t)in->value[11];
    const int32_t mnx = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t ui = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t ccw = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 13);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_sb(m, s, in, lane, &b, 0, 6, 8, 9, 10);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                if (mnx) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: numbers of 64 bits in parts");
                }
                const uint32_t small = ui
                    ? (uint32_t)rt_min_i32((int32_t)s->r[ra][lane], (int32_t)b)
                    : rt_min_u32(s->r[ra][lane], b);
                const uint32_t large = ui
                    ? (uint32_t)rt_max_i32((int32_t)s->r[ra][lane], (int32_t)b)
                    : rt_max_u32(s->r[ra][lane], b);
                const uint32_t r = q ? small : large;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = r;
                }
                if (ccw) {
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

/* OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
int maxwell_exec_icmp_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[10];
    const int32_t ui = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t cmp = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 12);
            if (guard) {
                uint32_t b = 0;
                const int b_trap = operand_sb(m, s, in, lane, &b, 0, 5, 7, 8, 9);
                if (b_trap) {
                    return b_trap;
                }
                const int64_t x = ui ? (int64_t)(int32_t)s->r[rc][lane] : s->r[rc][lane];
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (cmp & (x < 0 ? 1 : (uint32_t)x == 0 ? 2 : 4)) != 0
                            ? s->r[ra][lane] : b;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int maxwell_exec_icmp_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cbank = (int32_t)in->value[7];
    const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const int32_t ui = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t cmp = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 9);
            if (guard) {
                uint32_t c;
                c = (uint32_t)rt_load(m, MAXWELL_SPACE_C,
                    (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t x = ui ? (int64_t)(int32_t)c : c;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (cmp & (x < 0 ? 1 : (uint32_t)x == 0 ? 2 : 4)) != 0
                            ? s->r[ra][lane] : s->r[rc][lane];
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

