/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_atom_op(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                    "not modelled: the windows of shared and local memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_cctl_a(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: caches");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD ATOM{ATOM_E}ATOM_OP{ATOM_TYPES} $R[Rd], ADDR, $R[Rb] CTL CLOSE */
int maxwell_exec_atom_op(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_op(m, in, 2, 8);
}

/* OPEN GUARD ATOM{ATOM_E}ATOM_P_OP{ATOM_TYPES} Pl, $R[Rd], ADDR_REG, $R[Rb] CTL CLOSE */
int maxwell_exec_atom_opp(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_op(m, in, 3, 9);
}

/* OPEN GUARD ATOM{ATOM_E}.CAS{CAS_64} $R[Rd], ADDR, CAS_PAIR CTL CLOSE */
int maxwell_exec_atom_cas(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_op(m, in, 2, 8);
}

/* OPEN GUARD ATOM{ATOM_E}.CAS{CAS_64} Pl, $R[Rd], ADDR_REG, CAS_PAIR CTL CLOSE */
int maxwell_exec_atom_casp(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_op(m, in, 3, 9);
}

/* OPEN GUARD ATOMS{ATOMS_OP}ATOMS_TYPE $R[Rd], ATOMS_ADDR, $R[Rb] CTL CLOSE */
int maxwell_exec_atoms(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t atomic_atoms_type = (int32_t)in->value[1];
    const int32_t atomic_atoms_op = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 7);
            if (guard) {
                const uint32_t at = operand_atoms_addr(s, in, lane, 0, 3, 4, 5);
                if (atomic_atoms_type > 1 && atomic_atoms_op != 8) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: 64-bit operations other than EXCH");
                }
                if (atomic_atoms_type > 1) {
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
                            atomic_atoms_op == 0 ? o + s->r[rb][lane] : atomic_atoms_op == 1
                            ? ((atomic_atoms_type ? (int32_t)o < (int32_t)s->r[rb][lane]
                            : o < s->r[rb][lane]) != 0 ? o : s->r[rb][lane]) : atomic_atoms_op == 2
                            ? ((atomic_atoms_type ? (int32_t)o < (int32_t)s->r[rb][lane]
                            : o < s->r[rb][lane]) != 0 ? s->r[rb][lane] : o) : atomic_atoms_op == 3
                            ? (o >= s->r[rb][lane] ? 0 : o + 1) : atomic_atoms_op == 4
                            ? (o == 0 || o > s->r[rb][lane] ? s->r[rb][lane] : o - 1)
                            : atomic_atoms_op == 5 ? o & s->r[rb][lane] : atomic_atoms_op == 6
                            ? o | s->r[rb][lane] : atomic_atoms_op == 7 ? o ^ s->r[rb][lane]
                            : atomic_atoms_op == 8 ? s->r[rb][lane] : atomic_atoms_op == 9 ? 0
                            : atomic_atoms_op == 10 ? 0 : atomic_atoms_op == 11 ? 0
                            : atomic_atoms_op == 12 ? 0 : atomic_atoms_op == 13 ? 0
                            : atomic_atoms_op == 14 ? (uint32_t)0 : 0);
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

/* OPEN GUARD ATOMS{ATOMS_CAS_OP}ATOMS_CAS_64 $R[Rd], ATOMS_ADDR, CAS_PAIR CTL CLOSE */
int maxwell_exec_atoms_cas(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t atomic_atoms_cas_op = (int32_t)in->value[0];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t atomic_atoms_cas_regs = (int32_t)((uint32_t)word >> 28 & 3);
    const int32_t atomic_atoms_cas_64 = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                const uint32_t at = operand_atoms_addr(s, in, lane, 0, 3, 4, 5);
                if (atomic_atoms_cas_op != 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: .CAST, which locks");
                }
                if (atomic_atoms_cas_regs != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: RZ in a pair of registers");
                }
                if (atomic_atoms_cas_64) {
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

/* OPEN GUARD RED{ATOM_E}RED_OP{RED_TYPES} ADDR, $R[Rd] CTL CLOSE */
int maxwell_exec_red(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_op(m, in, 2, 7);
}

/* OPEN GUARD CCTL{CCTL_E}CACHE_LEVEL{CACHE_OP_OR_QUERY} ADDR_REG CTL CLOSE */
int maxwell_exec_cctl_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_a(m, in, 1, 6);
}

/* OPEN GUARD CCTL{CCTL_E}CACHE_LEVEL{CACHE_OP_OR_QUERY} CTL CLOSE */
int maxwell_exec_cctl_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_a(m, in, 0, 3);
}

/* OPEN GUARD CCTLL{CACHE_OP} CCTLL_ADDR CTL CLOSE */
int maxwell_exec_cctll_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_a(m, in, 1, 4);
}

/* OPEN GUARD CCTLL{CACHE_OP} CTL CLOSE */
int maxwell_exec_cctll_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_a(m, in, 0, 1);
}

/* OPEN GUARD CCTLT.IVALL CTL CLOSE */
int maxwell_exec_cctlt_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_a(m, in, 0, 0);
}

/* OPEN GUARD CCTLT.IVTH CCTLT_HEADER CTL CLOSE */
int maxwell_exec_cctlt_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_cctl_a(m, in, 0, 1);
}

