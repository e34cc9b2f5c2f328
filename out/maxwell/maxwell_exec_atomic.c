/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_atom_p_op(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate result");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD ATOM{ATOM_E}ATOM_OP{ATOM_TYPES} $R[Rd], ADDR, $R[Rb] CTL CLOSE */
int maxwell_exec_atom(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t atomic_atom_op = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint64_t result = 0;
    uint32_t result_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                const int32_t t = operand_atom_types(in, 0, 2);
                const uint64_t at = operand_addr(s, in, lane, 1, 0, 4, 5, 6);
                if (atomic_atom_op > 8 || (atomic_atom_op != 0 && (t == 3 || t == 4 || t >= 6))) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else if (at >> 24 == 1 || at >> 24 == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: atomic operations in windows");
                } else if (t == 2 || t == 5 || t == 6) {
                    const uint64_t v = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                    const uint64_t p = rt_load(m, MAXWELL_SPACE_G, at, 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (atomic_atom_op == 0 && t == 6) {
                        result = func_f64_sum(p, v);
                    } else {
                        const int32_t x = t == 5;
                        result = func_operated(atomic_atom_op, p, v, x);
                    }
                    if (!rt_may_store(m, MAXWELL_SPACE_G, at, 8))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_G, at, 8, result);
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)p;
                        const int32_t t_2 = rd | 1;
                        if (t_2 != 255)
                            s->r[t_2][lane] = (uint32_t)(p >> 32);
                    }
                } else {
                    const uint32_t w = s->r[rb][lane];
                    const uint32_t o = (uint32_t)rt_load(m, MAXWELL_SPACE_G, at, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    result_2 = func_new_word(atomic_atom_op, t, o, w);
                    if (!rt_may_store(m, MAXWELL_SPACE_G, at, 4))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_G, at, 4, result_2);
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

/* OPEN GUARD ATOM{ATOM_E}.CAS{CAS_64} $R[Rd], ADDR, CAS_PAIR CTL CLOSE */
int maxwell_exec_atom_cas(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rb = (int32_t)in->value[6];
    const int32_t atomic_cas_64 = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                const uint64_t at = operand_addr(s, in, lane, 0, 0, 3, 4, 5);
                rt_u128 b;
                switch (in->alt[1]) {
                case 0:
                    b = (rt_u128)s->r[rb][lane] | (rt_u128)s->r[rb + 1][lane] << 64;
                    break;
                case 1:
                    b = func_run(s, lane, rb);
                    break;
                case 2: {
                    const int32_t n = 1 + atomic_cas_64;
                    b = func_span(s, lane, rb, n);
                    break;
                }
                default: {
                    const int32_t n = 1 + atomic_cas_64;
                    b = func_span(s, lane, rb, n) << 64;
                    break;
                }
                }
                if (at >> 24 == 1 || at >> 24 == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: atomic operations in windows");
                } else if (atomic_cas_64) {
                    const uint64_t o = rt_load(m, MAXWELL_SPACE_G, at, 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (o == (uint64_t)b) {
                        if (!rt_may_store(m, MAXWELL_SPACE_G, at, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_G, at, 8, (uint64_t)(b >> 64));
                        }
                    }
                    const uint64_t x = o;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x;
                        const int32_t t = rd | 1;
                        if (t != 255)
                            s->r[t][lane] = (uint32_t)(x >> 32);
                    }
                } else {
                    const uint32_t o_2 = (uint32_t)rt_load(m, MAXWELL_SPACE_G, at, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (o_2 == (uint32_t)b) {
                        if (!rt_may_store(m, MAXWELL_SPACE_G, at, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_G, at, 4, (uint32_t)(b >> 64));
                        }
                    }
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = o_2;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD ATOM{ATOM_E}ATOM_P_OP{ATOM_TYPES} Pl, $R[Rd], ADDR_REG, $R[Rb] CTL CLOSE */
int maxwell_exec_atom_p_op(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_p_op(m, in, 3, 9);
}

/* OPEN GUARD ATOM{ATOM_E}.CAS{CAS_64} Pl, $R[Rd], ADDR_REG, CAS_PAIR CTL CLOSE */
int maxwell_exec_atom_p_cas(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_p_op(m, in, 3, 9);
}

/* OPEN GUARD ATOMS{ATOMS_OP}ATOMS_TYPE $R[Rd], ATOMS_ADDR, $R[Rb] CTL CLOSE */
int maxwell_exec_atoms(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t atomic_atoms_type = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[6];
    const int32_t atomic_atoms_op = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t result_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 7);
            if (guard) {
                const uint32_t at = operand_atoms_addr(s, in, lane, 0, 3, 4, 5);
                const int32_t type = atomic_atoms_type == 3 ? 5 : atomic_atoms_type;
                if (func_is_wide(type)) {
                    const uint64_t v = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                    const uint64_t p = rt_load(m, MAXWELL_SPACE_S, at, 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t x = type == 5;
                    const uint64_t result = func_operated(atomic_atoms_op, p, v, x);
                    if (!rt_may_store(m, MAXWELL_SPACE_S, at, 8))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_S, at, 8, result);
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)p;
                        const int32_t t = rd | 1;
                        if (t != 255)
                            s->r[t][lane] = (uint32_t)(p >> 32);
                    }
                } else {
                    const uint32_t w = s->r[rb][lane];
                    const uint32_t o = (uint32_t)rt_load(m, MAXWELL_SPACE_S, at, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    result_2 = func_new_word_2(atomic_atoms_op, type, o, w);
                    if (!rt_may_store(m, MAXWELL_SPACE_S, at, 4))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_S, at, 4, result_2);
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
    const int32_t rb = (int32_t)in->value[6];
    const int32_t atomic_atoms_cas_64 = (int32_t)in->value[1];
    const int32_t atomic_atoms_cas_op = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                const uint32_t at = operand_atoms_addr(s, in, lane, 0, 3, 4, 5);
                rt_u128 b;
                switch (in->alt[1]) {
                case 0:
                    b = (rt_u128)s->r[rb][lane] | (rt_u128)s->r[rb + 1][lane] << 64;
                    break;
                case 1:
                    b = func_run(s, lane, rb);
                    break;
                case 2: {
                    const int32_t n = 1 + atomic_atoms_cas_64;
                    b = func_span(s, lane, rb, n);
                    break;
                }
                default: {
                    const int32_t n = 1 + atomic_atoms_cas_64;
                    b = func_span(s, lane, rb, n) << 64;
                    break;
                }
                }
                if (atomic_atoms_cas_op != 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: .CAST, which locks");
                } else if (atomic_atoms_cas_64) {
                    const uint64_t o = rt_load(m, MAXWELL_SPACE_S, at, 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (o == (uint64_t)b) {
                        if (!rt_may_store(m, MAXWELL_SPACE_S, at, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_S, at, 8, (uint64_t)(b >> 64));
                        }
                    }
                    const uint64_t x = o;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x;
                        const int32_t t = rd | 1;
                        if (t != 255)
                            s->r[t][lane] = (uint32_t)(x >> 32);
                    }
                } else {
                    const uint32_t o_2 = (uint32_t)rt_load(m, MAXWELL_SPACE_S, at, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (o_2 == (uint32_t)b) {
                        if (!rt_may_store(m, MAXWELL_SPACE_S, at, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_S, at, 4, (uint32_t)(b >> 64));
                        }
                    }
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = o_2;
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
    struct maxwell_state *const s = m->state;
    const int32_t atomic_red_op = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[6];
    const uint32_t active = s->active;
    uint64_t result = 0;
    uint32_t result_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 7);
            if (guard) {
                const int32_t t = operand_atom_types(in, 0, 2);
                const uint64_t at = operand_addr(s, in, lane, 1, 0, 3, 4, 5);
                if (atomic_red_op != 0 && (t == 3 || t == 4 || t >= 6)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else if (at >> 24 == 1 || at >> 24 == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: atomic operations in windows");
                } else if (t == 2 || t == 5 || t == 6) {
                    const uint64_t v = s->r[rd][lane] | (uint64_t)s->r[rd | 1][lane] << 32;
                    const uint64_t p = rt_load(m, MAXWELL_SPACE_G, at, 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (atomic_red_op == 0 && t == 6) {
                        result = func_f64_sum(p, v);
                    } else {
                        const int32_t x = t == 5;
                        result = func_operated_3(atomic_red_op, p, v, x);
                    }
                    if (!rt_may_store(m, MAXWELL_SPACE_G, at, 8))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_G, at, 8, result);
                    }
                } else {
                    const uint32_t w = s->r[rd][lane];
                    const uint32_t o = (uint32_t)rt_load(m, MAXWELL_SPACE_G, at, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    result_2 = func_new_word_3(atomic_red_op, t, o, w);
                    if (!rt_may_store(m, MAXWELL_SPACE_G, at, 4))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_G, at, 4, result_2);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD CCTL{CCTL_E}CACHE_LEVEL{CACHE_OP_OR_QUERY} ADDR_REG CTL CLOSE */
int maxwell_exec_cctl_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* OPEN GUARD CCTL{CCTL_E}CACHE_LEVEL{CACHE_OP_OR_QUERY} CTL CLOSE */
int maxwell_exec_cctl_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* OPEN GUARD CCTLL{CACHE_OP} CCTLL_ADDR CTL CLOSE */
int maxwell_exec_cctll_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* OPEN GUARD CCTLL{CACHE_OP} CTL CLOSE */
int maxwell_exec_cctll_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* OPEN GUARD CCTLT.IVALL CTL CLOSE */
int maxwell_exec_cctlt_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* OPEN GUARD CCTLT.IVTH CCTLT_HEADER CTL CLOSE */
int maxwell_exec_cctlt_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

