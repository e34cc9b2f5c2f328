/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_mufu_r(struct isadora_machine *m, const struct isadora_insn *in, int line, int gp_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, gp_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the tables are not public");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FADD{FTZ}FRND{FSAT} $R[Rd], FA, FL MARKS CTL */
int volta_exec_fadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t frnd = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t fsat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 14);
            if (guard) {
                const uint32_t a = operand_fa(s, in, lane, 0, 5, 4);
                uint32_t b = 0;
                const int b_trap =
                    operand_fl(m, s, in, lane, &b, 1, 8, 7, 10, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t x =
                    rt_f32_add(a, b, (uint32_t)frnd, (uint32_t)(ftz * 3), 0x7fffffff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_saturated(x, fsat);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FMUL{FMODE}FSCALE{FRND}FSAT $R[Rd], FA, FB MARKS CTL */
int volta_exec_fmul(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fscale = (int32_t)in->value[1];
    const int32_t fmode = (int32_t)in->value[0];
    const int32_t frnd = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[4];
    const int32_t fsat = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 15);
            if (guard) {
                const uint32_t a = operand_fa(s, in, lane, 0, 6, 5);
                uint32_t b = 0;
                const int b_trap =
                    operand_fl(m, s, in, lane, &b, 1, 9, 8, 11, 12, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                if (fscale != 4) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the power of two that the product is multiplied by");
                }
                if (fmode & 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: 0 times anything is 0");
                }
                const uint32_t x =
                    rt_f32_mul(a, b, (uint32_t)frnd, (uint32_t)((fmode >> 1) * 3), 0x7fffffff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_saturated(x, fsat);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FFMA{FMODE}FRND{FSAT} $R[Rd], FA, FB, FC MARKS CTL */
int volta_exec_ffma_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fmode = (int32_t)in->value[0];
    const int32_t frnd = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t fsat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 17);
            if (guard) {
                const uint32_t a = operand_fa(s, in, lane, 0, 5, 4);
                uint32_t b = 0;
                const int b_trap =
                    operand_fl(m, s, in, lane, &b, 1, 8, 7, 10, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                const uint32_t c = operand_fa(s, in, lane, 4, 15, 14);
                if (fmode & 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: 0 times anything is 0");
                }
                const uint32_t x =
                    rt_f32_mul_add(a, b, c, RT_EXACT, (uint32_t)frnd, (uint32_t)((fmode >> 1) * 3),
                    0x7fffffff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_saturated(x, fsat);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FFMA{FMODE}FRND{FSAT} $R[Rd], FA, FCB, FT MARKS CTL */
int volta_exec_ffma_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t fmode = (int32_t)in->value[0];
    const int32_t frnd = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t fsat = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 15);
            if (guard) {
                const uint32_t a = operand_fa(s, in, lane, 0, 5, 4);
                const uint32_t b = operand_fa(s, in, lane, 1, 8, 7);
                uint32_t c = 0;
                const int c_trap = operand_ft(m, s, in, &c, 2, 10, 11, 12, 13, 14);
                if (c_trap) {
                    return c_trap;
                }
                if (fmode & 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: 0 times anything is 0");
                }
                const uint32_t x =
                    rt_f32_mul_add(a, b, c, RT_EXACT, (uint32_t)frnd, (uint32_t)((fmode >> 1) * 3),
                    0x7fffffff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = func_saturated(x, fsat);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FMNMX{FMMOD} $R[Rd], , FA, FB, Q0N$P[Q0] MARKS CTL */
int volta_exec_fmnmx_n(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[15];
    const int32_t q0n = (int32_t)in->value[14];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 7, 16);
            if (guard) {
                const int32_t m_2 = operand_fmmod(in, 0, 0, 1, 2);
                const uint32_t a = operand_fa(s, in, lane, 2, 5, 4);
                uint32_t b = 0;
                const int b_trap =
                    operand_fl(m, s, in, lane, &b, 3, 8, 7, 10, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                if (m_2 >> 2 != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: whose sign is taken, and what the predicate tells");
                }
                const uint32_t r = q ? rt_f32_min(a, b, (uint32_t)((m_2 & 1) * 3), 0x7fffffff)
                    : rt_f32_max(a, b, (uint32_t)((m_2 & 1) * 3), 0x7fffffff);
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (m_2 >> 1 & 1 && (rt_f32_is_nan(a) || rt_f32_is_nan(b)))
                            ? 2147483647 : r;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FMNMX{FTZ}FNAN{FXORS}.IS_A $R[Rd], $P[P1], FA, FB, Q0N$P[Q0] MARKS CTL */
int volta_exec_fmnmx_isa(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 17);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: whose sign is taken, and what the predicate tells");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FSEL{FTZ} $R[Rd], FA, FB, Q0N$P[Q0] MARKS CTL */
int volta_exec_fsel(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[13];
    const int32_t q0n = (int32_t)in->value[12];
    const int32_t rd = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[0];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 14);
            if (guard) {
                const uint32_t a = operand_fa(s, in, lane, 0, 3, 2);
                uint32_t b = 0;
                const int b_trap =
                    operand_fl(m, s, in, lane, &b, 1, 6, 5, 8, 9, 10, 11);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                const uint32_t r = q ? a : b;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (ftz && (r >> 23 & 0xff) == 0) ? r & 0x80000000u : r;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FSET.BF{FCMP}FTZ{BOP} $R[Rd], FA, FB, Q0N$P[Q0] MARKS CTL */
int volta_exec_fset(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[15];
    const int32_t q0n = (int32_t)in->value[14];
    const int32_t ftz = (int32_t)in->value[1];
    const int32_t fcmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 16);
            if (guard) {
                const uint32_t a = operand_fa(s, in, lane, 0, 5, 4);
                uint32_t b = 0;
                const int b_trap =
                    operand_fl(m, s, in, lane, &b, 1, 8, 7, 10, 11, 12, 13);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                const int32_t t = (rt_f32_compare(a, b, (uint32_t)(ftz * 3)) & fcmp) != 0;
                if (bop == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no such operation");
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] =
                            (uint32_t)((bop == 0 ? (t && q) : bop == 1 ? t
                            || q : bop == 2 ? t ^ q : 0) != 0 ? 1065353216 : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FSETP{FCMP}FTZ{BOP} $P[P0], $P[P1], FA, FB, Q0N$P[Q0] MARKS CTL */
int volta_exec_fsetp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[16];
    const int32_t q0n = (int32_t)in->value[15];
    const int32_t ftz = (int32_t)in->value[1];
    const int32_t fcmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[2];
    const int32_t p0 = (int32_t)in->value[3];
    const int32_t p1 = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 17);
            if (guard) {
                const uint32_t a = operand_fa(s, in, lane, 0, 6, 5);
                uint32_t b = 0;
                const int b_trap =
                    operand_fl(m, s, in, lane, &b, 1, 9, 8, 11, 12, 13, 14);
                if (b_trap) {
                    return b_trap;
                }
                int32_t q;
                q = s->p[q0][lane] ^ q0n;
                const int32_t t = (rt_f32_compare(a, b, (uint32_t)(ftz * 3)) & fcmp) != 0;
                if (bop == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no such operation");
                }
                if (commit) {
                    if (p0 != 7)
                        s->p[p0][lane] =
                            (uint8_t)(bop == 0 ? (t && q) : bop == 1 ? t
                            || q : bop == 2 ? t ^ q : 0);
                }
                const int32_t x = !t;
                if (commit) {
                    if (p1 != 7)
                        s->p[p1][lane] =
                            (uint8_t)(bop == 0 ? (x && q) : bop == 1 ? x
                            || q : bop == 2 ? x ^ q : 0);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FCHK $P[P0], FA, FB MARKS CTL */
int volta_exec_fchk(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 11);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: which exponents need it");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD FSWZADD{FTZ}FRND{NDV} $R[Rd], $R[Ra]RA, $R[Rc]RC, SWD{SWC}SWB{SWA} MARKS CTL */
int volta_exec_fswzadd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t swa = (int32_t)in->value[11];
    const int32_t swb = (int32_t)in->value[10];
    const int32_t swc = (int32_t)in->value[9];
    const int32_t swd = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t rc = (int32_t)in->value[6];
    const int32_t frnd = (int32_t)in->value[1];
    const int32_t ftz = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 12);
            if (guard) {
                const int32_t t = lane & 3;
                const int32_t op = t == 0 ? swd : t == 1 ? swc : t == 2 ? swb : swa;
                const uint32_t x = s->r[ra][lane] ^ (uint32_t)(op == 2) << 31;
                const uint32_t y = s->r[rc][lane] ^ (uint32_t)(op == 1) << 31;
                const uint32_t sum =
                    rt_f32_add(x, y, (uint32_t)frnd, (uint32_t)(ftz * 3), 0x7fffffff);
                if (op == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: whether a number that is only moved is flushed");
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = sum;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD MUFU{MUF}FMUT $R[Rd], FB MARKS CTL */
int volta_exec_mufu_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_mufu_r(m, in, 4, 10);
}

/* GUARD MUFU{MUF}FMUS $R[Rd], FIMM MARKS CTL */
int volta_exec_mufu_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_mufu_r(m, in, 1, 3);
}

/* GUARD MUFU{MUF}FMUS $R[Rd], DIMM MARKS CTL */
int volta_exec_mufu_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_mufu_r(m, in, 1, 3);
}

/* GUARD MUFU{MUF}FMUHALF $R[Rd], HIL MARKS CTL */
int volta_exec_mufu_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_mufu_r(m, in, 1, 3);
}

