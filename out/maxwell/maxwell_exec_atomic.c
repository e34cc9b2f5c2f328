/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_atom_op(struct isadora_machine *m, const struct isadora_insn *in, int line, int gp_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, gp_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: where the windows of other memories lie");
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_cctl_a(struct isadora_machine *m, const struct isadora_insn *in, int line, int gp_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, gp_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD ATOM{AE}AOP{AKIND} $R[Rd], AADDR, $R[Rb] CTL CLOSE */
int maxwell_exec_atom_op(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_op(m, in, 2, 8);
}

/* OPEN GUARD ATOM{AE}AOPP{AKIND} GP41, $R[Rd], AADDR13, $R[Rb] CTL CLOSE */
int maxwell_exec_atom_opp(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_op(m, in, 3, 9);
}

/* OPEN GUARD ATOM{AE}.CAS{CASW} $R[Rd], AADDR, PAIRED CTL CLOSE */
int maxwell_exec_atom_cas(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_op(m, in, 2, 8);
}

/* OPEN GUARD ATOM{AE}.CAS{CASW} GP41, $R[Rd], AADDR13, PAIRED CTL CLOSE */
int maxwell_exec_atom_casp(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_op(m, in, 3, 9);
}

/* OPEN GUARD ATOMS{ASOP}ASTYPE $R[Rd], ASADDR, $R[Rb] CTL CLOSE */
int maxwell_exec_atoms(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t astype = (int32_t)in->value[1];
    const int32_t asop = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 7);
            if (guard) {
                const uint32_t at = operand_asaddr(s, in, lane, 0, 3, 4, 5);
                if (astype > 1 && asop != 8) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: numbers of 64 bits; compilers only exchange them");
                }
                if (astype > 1) {
                    const uint64_t w = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                    const uint64_t p = rt_load(m, MAXWELL_SPACE_S, at, 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (!rt_may_store(m, MAXWELL_SPACE_S, at, 8))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_S, at, 8, w);
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)p;
                        const int32_t t = rd | 1;
                        if (t != 255)
                            s->r[t][lane] = (uint32_t)(p >> 32);
                    }
                } else {
                    const uint32_t o = (uint32_t)rt_load(m, MAXWELL_SPACE_S, at, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (!rt_may_store(m, MAXWELL_SPACE_S, at, 4))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_S, at, 4,
                            asop == 0 ? o + s->r[rb][lane] : asop == 1
                            ? ((astype ? (int32_t)o < (int32_t)s->r[rb][lane] : o < s->r[rb][lane])
                            != 0 ? o : s->r[rb][lane]) : asop == 2
                            ? ((astype ? (int32_t)o < (int32_t)s->r[rb][lane] : o < s->r[rb][lane])
                            != 0 ? s->r[rb][lane] : o) : asop == 3
                            ? (o >= s->r[rb][lane] ? 0 : o + 1) : asop == 4
                            ? (o == 0 || o > s->r[rb][lane] ? s->r[rb][lane] : o - 1) : asop == 5
                            ? o & s->r[rb][lane] : asop == 6 ? o | s->r[rb][lane] : asop == 7
                            ? o ^ s->r[rb][lane] : asop == 8 ? s->r[rb][lane] : asop == 9 ? 0
                            : asop == 10 ? 0 : asop == 11 ? 0 : asop == 12 ? 0 : asop == 13 ? 0
                            : asop == 14 ? (uint32_t)0 : 0);
                        if (rd != 255)
                            s->r[rd][lane] = o;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD ATOMS{CASK}CASWS $R[Rd], ASADDR, PAIRED CTL CLOSE */
int maxwell_exec_atoms_cas(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cask = (int32_t)in->value[0];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t casfs = (int32_t)((uint32_t)word >> 28 & 3);
    const int32_t casws = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                const uint32_t at = operand_asaddr(s, in, lane, 0, 3, 4, 5);
                if (cask != 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: locks");
                }
                if (casfs != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: what RZ means in a pair");
                }
                if (casws) {
                    const uint64_t x = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                    const int32_t r = (rb + 2) & 0xff;
                    const uint64_t w = s->r[r][lane] | (uint64_t)s->r[r | 1][lane] << 32;
                    const uint64_t p = rt_load(m, MAXWELL_SPACE_S, at, 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (p == x) {
                        if (!rt_may_store(m, MAXWELL_SPACE_S, at, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_S, at, 8, w);
                        }
                    }
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)p;
                        const int32_t t = rd | 1;
                        if (t != 255)
                            s->r[t][lane] = (uint32_t)(p >> 32);
                    }
                } else {
                    const uint32_t v = s->r[(rb + 1) & 0xff][lane];
                    const uint32_t o = (uint32_t)rt_load(m, MAXWELL_SPACE_S, at, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (o == s->r[rb][lane]) {
                        if (!rt_may_store(m, MAXWELL_SPACE_S, at, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_S, at, 4, v);
                        }
                    }
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = o;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD RED{AE}AROP{ARKIND} AADDR, $R[Rd] CTL CLOSE */
int maxwell_exec_red(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_op(m, in, 2, 7);
}

/* OPEN GUARD CCTL{CCE}CCLEVEL{CCOPQ} CCADDR CTL CLOSE */
int maxwell_exec_cctl_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_a(m, in, 1, 6);
}

/* OPEN GUARD CCTL{CCE}CCLEVEL{CCOPQ} CTL CLOSE */
int maxwell_exec_cctl_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_a(m, in, 0, 3);
}

/* OPEN GUARD CCTLL{CCOP} CCLADDR CTL CLOSE */
int maxwell_exec_cctll_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_a(m, in, 1, 4);
}

/* OPEN GUARD CCTLL{CCOP} CTL CLOSE */
int maxwell_exec_cctll_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_a(m, in, 0, 1);
}

/* OPEN GUARD CCTLT.IVALL CTL CLOSE */
int maxwell_exec_cctlt_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_a(m, in, 0, 0);
}

/* OPEN GUARD CCTLT.IVTH CTH CTL CLOSE */
int maxwell_exec_cctlt_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_a(m, in, 0, 1);
}

