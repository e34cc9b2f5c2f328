/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int atom_v_part_2(int32_t atom_op, int32_t t, struct volta_state *s, int32_t rb,
    int32_t lane, struct isadora_machine *m, uint64_t a, int commit, int32_t rd, int32_t pu)
{
    uint64_t result_7 = 0;
    uint32_t result_9 = 0;
    uint32_t result_8 = 0;
    if (atom_op <= 8) {
        if (t == 2 || t == 5 || t == 6) {
            const uint64_t v_3 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
            const uint64_t p_3 = rt_load(m, VOLTA_SPACE_G, a, 8);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (atom_op == 0 && t == 6) {
                result_7 = func_f64_sum(p_3, v_3);
            } else {
                const int32_t x_13 = t == 5;
                result_7 = func_operated(atom_op, p_3, v_3, x_13);
            }
            if (!rt_may_store(m, VOLTA_SPACE_G, a, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_G, a, 8, result_7);
                if (rd != 255)
                    s->r[rd][lane] = (uint32_t)p_3;
                const int32_t t_6 = rd | 1;
                if (t_6 != 255)
                    s->r[t_6][lane] = (uint32_t)(p_3 >> 32);
                if (pu != 7)
                    s->p[pu][lane] = 1;
            }
        } else {
            const uint32_t w_5 = s->r[rb][lane];
            const uint32_t o_7 = (uint32_t)rt_load(m, VOLTA_SPACE_G, a, 4);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (atom_op == 0 && (t == 3 || t == 4 || t >= 6)) {
                result_9 = func_word_sum(t, o_7, w_5);
                result_8 = result_9;
            } else {
                const int32_t x_16 = t == 1;
                result_8 = func_operated_2(atom_op, o_7, w_5, x_16);
            }
            if (!rt_may_store(m, VOLTA_SPACE_G, a, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_G, a, 4, result_8);
                if (rd != 255)
                    s->r[rd][lane] = o_7;
                if (pu != 7)
                    s->p[pu][lane] = 1;
            }
        }
    } else if (t == 2) {
        const uint64_t x_17 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        const uint64_t o_8 = rt_load(m, VOLTA_SPACE_G, a, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (o_8 == x_17) {
            if (!rt_may_store(m, VOLTA_SPACE_G, a, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_G, a, 8, 0);
            }
        }
        const uint64_t x_18 = o_8;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)x_18;
            const int32_t t_7 = rd | 1;
            if (t_7 != 255)
                s->r[t_7][lane] = (uint32_t)(x_18 >> 32);
            if (pu != 7)
                s->p[pu][lane] = 1;
        }
    } else {
        const uint32_t o_9 = (uint32_t)rt_load(m, VOLTA_SPACE_G, a, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (o_9 == s->r[rb][lane]) {
            if (!rt_may_store(m, VOLTA_SPACE_G, a, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_G, a, 4, 0);
            }
        }
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = o_9;
            if (pu != 7)
                s->p[pu][lane] = 1;
        }
    }
    return 0;
}

static int atom_v_part(int32_t atom_op, int32_t t, struct isadora_machine *m, uint64_t a,
    struct volta_state *s, int32_t rb, int32_t lane, int commit, int32_t rd, int32_t pu)
{
    uint64_t result = 0;
    uint32_t result_3 = 0;
    uint32_t result_2 = 0;
    uint64_t result_4 = 0;
    uint32_t result_6 = 0;
    uint32_t result_5 = 0;
    if (func_is_undefined(atom_op, t)) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
    } else {
        const int32_t is_word = !(t == 2 || t == 5 || t == 6) && !(t == 3 || t == 4 || t >= 6);
        const int32_t swaps = atom_op >= 8;
        if (a >> 24 == 65280) {
            const int32_t pu_new = is_word || swaps;
            if (is_word || swaps) {
                if (atom_op <= 8) {
                    if (t == 2 || t == 5 || t == 6) {
                        const uint64_t v = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                        const uint64_t p = rt_load(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (atom_op == 0 && t == 6) {
                            result = func_f64_sum(p, v);
                        } else {
                            const int32_t x = t == 5;
                            result = func_operated(atom_op, p, v, x);
                        }
                        if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8, result);
                            if (rd != 255)
                                s->r[rd][lane] = (uint32_t)p;
                            const int32_t t_2 = rd | 1;
                            if (t_2 != 255)
                                s->r[t_2][lane] = (uint32_t)(p >> 32);
                            if (pu != 7)
                                s->p[pu][lane] = (uint8_t)pu_new;
                        }
                    } else {
                        const uint32_t w = s->r[rb][lane];
                        const uint32_t o =
                            (uint32_t)rt_load(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (atom_op == 0 && (t == 3 || t == 4 || t >= 6)) {
                            result_3 = func_word_sum(t, o, w);
                            result_2 = result_3;
                        } else {
                            const int32_t x_4 = t == 1;
                            result_2 = func_operated_2(atom_op, o, w, x_4);
                        }
                        if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4, result_2);
                            if (rd != 255)
                                s->r[rd][lane] = o;
                            if (pu != 7)
                                s->p[pu][lane] = (uint8_t)pu_new;
                        }
                    }
                } else if (t == 2) {
                    const uint64_t x_5 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                    const uint64_t o_2 = rt_load(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (o_2 == x_5) {
                        if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8, 0);
                        }
                    }
                    const uint64_t x_6 = o_2;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x_6;
                        const int32_t t_3 = rd | 1;
                        if (t_3 != 255)
                            s->r[t_3][lane] = (uint32_t)(x_6 >> 32);
                        if (pu != 7)
                            s->p[pu][lane] = (uint8_t)pu_new;
                    }
                } else {
                    const uint32_t o_3 =
                        (uint32_t)rt_load(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (o_3 == s->r[rb][lane]) {
                        if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4, 0);
                        }
                    }
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = o_3;
                        if (pu != 7)
                            s->p[pu][lane] = (uint8_t)pu_new;
                    }
                }
            } else {
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] = (uint8_t)pu_new;
                }
            }
        } else if (a >> 24 == 2) {
            if (is_word) {
                if (atom_op <= 8) {
                    if (t == 2 || t == 5 || t == 6) {
                        const uint64_t v_2 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                        const uint64_t p_2 = rt_load(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (atom_op == 0 && t == 6) {
                            result_4 = func_f64_sum(p_2, v_2);
                        } else {
                            const int32_t x_7 = t == 5;
                            result_4 = func_operated(atom_op, p_2, v_2, x_7);
                        }
                        if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8, result_4);
                            if (rd != 255)
                                s->r[rd][lane] = (uint32_t)p_2;
                            const int32_t t_4 = rd | 1;
                            if (t_4 != 255)
                                s->r[t_4][lane] = (uint32_t)(p_2 >> 32);
                            if (pu != 7)
                                s->p[pu][lane] = (uint8_t)is_word;
                        }
                    } else {
                        const uint32_t w_3 = s->r[rb][lane];
                        const uint32_t o_4 =
                            (uint32_t)rt_load(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (atom_op == 0 && (t == 3 || t == 4 || t >= 6)) {
                            result_6 = func_word_sum(t, o_4, w_3);
                            result_5 = result_6;
                        } else {
                            const int32_t x_10 = t == 1;
                            result_5 = func_operated_2(atom_op, o_4, w_3, x_10);
                        }
                        if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4, result_5);
                            if (rd != 255)
                                s->r[rd][lane] = o_4;
                            if (pu != 7)
                                s->p[pu][lane] = (uint8_t)is_word;
                        }
                    }
                } else if (t == 2) {
                    const uint64_t x_11 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                    const uint64_t o_5 = rt_load(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (o_5 == x_11) {
                        if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8, 0);
                        }
                    }
                    const uint64_t x_12 = o_5;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x_12;
                        const int32_t t_5 = rd | 1;
                        if (t_5 != 255)
                            s->r[t_5][lane] = (uint32_t)(x_12 >> 32);
                        if (pu != 7)
                            s->p[pu][lane] = (uint8_t)is_word;
                    }
                } else {
                    const uint32_t o_6 =
                        (uint32_t)rt_load(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (o_6 == s->r[rb][lane]) {
                        if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4, 0);
                        }
                    }
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = o_6;
                        if (pu != 7)
                            s->p[pu][lane] = (uint8_t)is_word;
                    }
                }
            } else {
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] = (uint8_t)is_word;
                }
            }
        } else {
            {
                const int part_trap = atom_v_part_2(atom_op, t, s, rb, lane, m, a, commit, rd, pu);
                if (part_trap)
                    return part_trap;
            }
        }
    }
    return 0;
}

static int do_atom_v(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int atomic_type_volta_at, int atom_op_at, int rb_at, int rd_at, int pu_at, int pg_at, int e_at,
    int ra_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_type_volta = (int32_t)in->value[atomic_type_volta_at];
    const int32_t atom_op = (int32_t)in->value[atom_op_at];
    const int32_t rb = (int32_t)in->value[rb_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const int32_t pu = (int32_t)in->value[pu_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 1, pg_at);
            if (guard) {
                int32_t t;
                t = atomic_type_volta < 7 ? atomic_type_volta : 17;
                const uint64_t a = operand_addr_e(s, in, lane, line, e_at, ra_at, offset_at);
                {
                    const int part_trap =
                        atom_v_part(atom_op, t, m, a, s, rb, lane, commit, rd, pu);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int atom_cv_part(int32_t op, int32_t t, struct isadora_machine *m, uint64_t a,
    struct volta_state *s, int32_t rb, int32_t lane, int32_t rc, int commit, int32_t rd, int32_t pu)
{
    if (func_is_undefined_3(op, t)) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
    } else {
        const int32_t is_word = !(t == 2 || t == 5 || t == 6) && !(t == 3 || t == 4 || t >= 6);
        if (a >> 24 == 65280) {
            if (t == 2) {
                const int32_t cast = op == 17;
                const uint64_t x = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                const uint64_t w = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                const uint64_t o = rt_load(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (o == x) {
                    if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8, w);
                    }
                }
                const uint64_t x_2 = cast ? (uint64_t)(o == x) : o;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x_2;
                    const int32_t t_2 = rd | 1;
                    if (t_2 != 255)
                        s->r[t_2][lane] = (uint32_t)(x_2 >> 32);
                    if (pu != 7)
                        s->p[pu][lane] = 1;
                }
            } else {
                const int32_t cast_2 = op == 17;
                const uint32_t o_2 = (uint32_t)rt_load(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (o_2 == s->r[rb][lane]) {
                    if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4, s->r[rc][lane]);
                    }
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = cast_2 ? (uint32_t)(o_2 == s->r[rb][lane]) : o_2;
                    if (pu != 7)
                        s->p[pu][lane] = 1;
                }
            }
        } else if (a >> 24 == 2) {
            if (is_word) {
                if (t == 2) {
                    const int32_t cast_3 = op == 17;
                    const uint64_t x_3 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                    const uint64_t w_2 = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                    const uint64_t o_3 = rt_load(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (o_3 == x_3) {
                        if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8, w_2);
                        }
                    }
                    const uint64_t x_4 = cast_3 ? (uint64_t)(o_3 == x_3) : o_3;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x_4;
                        const int32_t t_3 = rd | 1;
                        if (t_3 != 255)
                            s->r[t_3][lane] = (uint32_t)(x_4 >> 32);
                        if (pu != 7)
                            s->p[pu][lane] = (uint8_t)is_word;
                    }
                } else {
                    const int32_t cast_4 = op == 17;
                    const uint32_t o_4 =
                        (uint32_t)rt_load(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (o_4 == s->r[rb][lane]) {
                        if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4, s->r[rc][lane]);
                        }
                    }
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = cast_4 ? (uint32_t)(o_4 == s->r[rb][lane]) : o_4;
                        if (pu != 7)
                            s->p[pu][lane] = (uint8_t)is_word;
                    }
                }
            } else {
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] = (uint8_t)is_word;
                }
            }
        } else {
            if (t == 2) {
                const int32_t cast_5 = op == 17;
                const uint64_t x_5 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                const uint64_t w_3 = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                const uint64_t o_5 = rt_load(m, VOLTA_SPACE_G, a, 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (o_5 == x_5) {
                    if (!rt_may_store(m, VOLTA_SPACE_G, a, 8))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, VOLTA_SPACE_G, a, 8, w_3);
                    }
                }
                const uint64_t x_6 = cast_5 ? (uint64_t)(o_5 == x_5) : o_5;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)x_6;
                    const int32_t t_4 = rd | 1;
                    if (t_4 != 255)
                        s->r[t_4][lane] = (uint32_t)(x_6 >> 32);
                    if (pu != 7)
                        s->p[pu][lane] = 1;
                }
            } else {
                const int32_t cast_6 = op == 17;
                const uint32_t o_6 = (uint32_t)rt_load(m, VOLTA_SPACE_G, a, 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (o_6 == s->r[rb][lane]) {
                    if (!rt_may_store(m, VOLTA_SPACE_G, a, 4))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, VOLTA_SPACE_G, a, 4, s->r[rc][lane]);
                    }
                }
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = cast_6 ? (uint32_t)(o_6 == s->r[rb][lane]) : o_6;
                    if (pu != 7)
                        s->p[pu][lane] = 1;
                }
            }
        }
    }
    return 0;
}

static int do_atom_cv(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int atomic_cas_type_volta_at, int rb_at, int rc_at, int rd_at, int pu_at, int pg_at, int e_at,
    int ra_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_cas_type_volta = (int32_t)in->value[atomic_cas_type_volta_at];
    const int32_t rb = (int32_t)in->value[rb_at];
    const int32_t rc = (int32_t)in->value[rc_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const int32_t pu = (int32_t)in->value[pu_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 4, pg_at);
            if (guard) {
                const int32_t op = operand_cas_op(in, line);
                int32_t t;
                t = atomic_cas_type_volta == 2 ? 2 : atomic_cas_type_volta < 2 ? 0 : 17;
                const uint64_t a = operand_addr_e(s, in, lane, line + 3, e_at, ra_at, offset_at);
                {
                    const int part_trap =
                        atom_cv_part(op, t, m, a, s, rb, lane, rc, commit, rd, pu);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_atom_ca(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int atomic_cas_type_ampere_at, int rb_at, int rc_at, int rd_at, int pu_at, int pg_at, int e_at,
    int ra_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_cas_type_ampere = (int32_t)in->value[atomic_cas_type_ampere_at];
    const int32_t rb = (int32_t)in->value[rb_at];
    const int32_t rc = (int32_t)in->value[rc_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const int32_t pu = (int32_t)in->value[pu_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 3, pg_at);
            if (guard) {
                const int32_t op = operand_cas_op(in, line);
                int32_t t;
                t = atomic_cas_type_ampere == 2 ? 2 : atomic_cas_type_ampere < 2 ? 0 : 17;
                const uint64_t a = operand_addr_e(s, in, lane, line + 2, e_at, ra_at, offset_at);
                {
                    const int part_trap =
                        atom_cv_part(op, t, m, a, s, rb, lane, rc, commit, rd, pu);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int atomg_v_part(int32_t atom_op, int32_t t, struct volta_state *s, int32_t rb,
    int32_t lane, struct isadora_machine *m, uint64_t a, int commit, int32_t rd, int32_t pu)
{
    {
        const int part_trap = atom_v_part_2(atom_op, t, s, rb, lane, m, a, commit, rd, pu);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

static int do_atomg_v(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int atomic_type_volta_at, int atom_op_at, int rb_at, int rd_at, int pu_at, int pg_at, int e_at,
    int ra_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_type_volta = (int32_t)in->value[atomic_type_volta_at];
    const int32_t atom_op = (int32_t)in->value[atom_op_at];
    const int32_t rb = (int32_t)in->value[rb_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const int32_t pu = (int32_t)in->value[pu_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 1, pg_at);
            if (guard) {
                int32_t t;
                t = atomic_type_volta < 7 ? atomic_type_volta : 17;
                const uint64_t a = operand_addr_e(s, in, lane, line, e_at, ra_at, offset_at);
                if (func_is_undefined(atom_op, t)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    {
                        const int part_trap =
                            atomg_v_part(atom_op, t, s, rb, lane, m, a, commit, rd, pu);
                        if (part_trap)
                            return part_trap;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_atomg_cv(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int atomic_cas_type_volta_at, int rb_at, int rc_at, int rd_at, int pu_at, int pg_at, int e_at,
    int ra_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_cas_type_volta = (int32_t)in->value[atomic_cas_type_volta_at];
    const int32_t rb = (int32_t)in->value[rb_at];
    const int32_t rc = (int32_t)in->value[rc_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const int32_t pu = (int32_t)in->value[pu_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 1, pg_at);
            if (guard) {
                int32_t t;
                t = atomic_cas_type_volta == 2 ? 2 : atomic_cas_type_volta < 2 ? 0 : 17;
                const uint64_t a = operand_addr_e(s, in, lane, line, e_at, ra_at, offset_at);
                if (t > 16 || 0 || 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    if (t == 2) {
                        const uint64_t x = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                        const uint64_t w = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                        const uint64_t o = rt_load(m, VOLTA_SPACE_G, a, 8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (o == x) {
                            if (!rt_may_store(m, VOLTA_SPACE_G, a, 8))
                                return (int)m->trap.kind;
                            if (commit) {
                                rt_store(m, VOLTA_SPACE_G, a, 8, w);
                            }
                        }
                        const uint64_t x_2 = o;
                        if (commit) {
                            if (rd != 255)
                                s->r[rd][lane] = (uint32_t)x_2;
                            const int32_t t_2 = rd | 1;
                            if (t_2 != 255)
                                s->r[t_2][lane] = (uint32_t)(x_2 >> 32);
                            if (pu != 7)
                                s->p[pu][lane] = 1;
                        }
                    } else {
                        const uint32_t o_2 = (uint32_t)rt_load(m, VOLTA_SPACE_G, a, 4);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (o_2 == s->r[rb][lane]) {
                            if (!rt_may_store(m, VOLTA_SPACE_G, a, 4))
                                return (int)m->trap.kind;
                            if (commit) {
                                rt_store(m, VOLTA_SPACE_G, a, 4, s->r[rc][lane]);
                            }
                        }
                        if (commit) {
                            if (rd != 255)
                                s->r[rd][lane] = o_2;
                            if (pu != 7)
                                s->p[pu][lane] = 1;
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int red_v_part(int32_t red_op, int32_t t, struct isadora_machine *m, struct volta_state *s,
    int32_t rb, int32_t lane, uint64_t a, int commit)
{
    uint64_t result = 0;
    uint32_t result_3 = 0;
    uint32_t result_2 = 0;
    if (func_is_undefined_4(red_op, t)) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
    } else if (t == 2 || t == 5 || t == 6) {
        const uint64_t v = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        const uint64_t p = rt_load(m, VOLTA_SPACE_G, a, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (red_op == 0 && t == 6) {
            result = func_f64_sum(p, v);
        } else {
            const int32_t x = t == 5;
            result = func_operated_4(red_op, p, v, x);
        }
        if (!rt_may_store(m, VOLTA_SPACE_G, a, 8))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_G, a, 8, result);
        }
    } else {
        const uint32_t w = s->r[rb][lane];
        const uint32_t o = (uint32_t)rt_load(m, VOLTA_SPACE_G, a, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (red_op == 0 && (t == 3 || t == 4 || t >= 6)) {
            result_3 = func_word_sum(t, o, w);
            result_2 = result_3;
        } else {
            const int32_t x_4 = t == 1;
            result_2 = func_operated_5(red_op, o, w, x_4);
        }
        if (!rt_may_store(m, VOLTA_SPACE_G, a, 4))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_G, a, 4, result_2);
        }
    }
    return 0;
}

static int do_red_v(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int atomic_type_volta_at, int red_op_at, int rb_at, int pg_at, int e_at, int ra_at,
    int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_type_volta = (int32_t)in->value[atomic_type_volta_at];
    const int32_t red_op = (int32_t)in->value[red_op_at];
    const int32_t rb = (int32_t)in->value[rb_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 1, pg_at);
            if (guard) {
                int32_t t;
                t = atomic_type_volta < 7 ? atomic_type_volta : 17;
                const uint64_t a = operand_addr_e(s, in, lane, line, e_at, ra_at, offset_at);
                {
                    const int part_trap = red_v_part(red_op, t, m, s, rb, lane, a, commit);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int atoms_t_part(int32_t atom_op, int32_t t, struct isadora_machine *m,
    struct volta_state *s, int32_t rb, int32_t lane, uint32_t a, int commit, int32_t rd)
{
    uint32_t result_2 = 0;
    if (func_is_undefined_5(atom_op, t)) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
    } else if (atom_op <= 8) {
        if (func_is_wide(t)) {
            const uint64_t v = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
            const uint64_t p = rt_load(m, VOLTA_SPACE_S, a, 8);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t x = t == 5;
            const uint64_t result = func_operated(atom_op, p, v, x);
            if (!rt_may_store(m, VOLTA_SPACE_S, a, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, a, 8, result);
                if (rd != 255)
                    s->r[rd][lane] = (uint32_t)p;
                const int32_t t_2 = rd | 1;
                if (t_2 != 255)
                    s->r[t_2][lane] = (uint32_t)(p >> 32);
            }
        } else {
            const uint32_t w = s->r[rb][lane];
            const uint32_t o = (uint32_t)rt_load(m, VOLTA_SPACE_S, a, 4);
            if (m->trap.kind)
                return (int)m->trap.kind;
            result_2 = func_new_word(atom_op, t, o, w);
            if (!rt_may_store(m, VOLTA_SPACE_S, a, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, a, 4, result_2);
                if (rd != 255)
                    s->r[rd][lane] = o;
            }
        }
    } else if (t == 2) {
        const uint64_t x_3 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        const uint64_t o_2 = rt_load(m, VOLTA_SPACE_S, a, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (o_2 == x_3) {
            if (!rt_may_store(m, VOLTA_SPACE_S, a, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, a, 8, 0);
            }
        }
        const uint64_t x_4 = o_2;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)x_4;
            const int32_t t_3 = rd | 1;
            if (t_3 != 255)
                s->r[t_3][lane] = (uint32_t)(x_4 >> 32);
        }
    } else {
        const uint32_t o_3 = (uint32_t)rt_load(m, VOLTA_SPACE_S, a, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (o_3 == s->r[rb][lane]) {
            if (!rt_may_store(m, VOLTA_SPACE_S, a, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, a, 4, 0);
            }
        }
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = o_3;
        }
    }
    return 0;
}

static int do_atoms_t(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int atomic_shared_type_at, int atom_op_at, int rb_at, int rd_at, int pg_at, int ra_at,
    int scale_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_shared_type = (int32_t)in->value[atomic_shared_type_at];
    const int32_t atom_op = (int32_t)in->value[atom_op_at];
    const int32_t rb = (int32_t)in->value[rb_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 1, pg_at);
            if (guard) {
                int32_t t;
                t = atomic_shared_type == 0 ? 0 : atomic_shared_type == 1 ? 1
                    : atomic_shared_type == 2 ? 2 : 5;
                const uint32_t a =
                    operand_addr_scaled(s, in, lane, line, ra_at, scale_at, offset_at);
                {
                    const int part_trap = atoms_t_part(atom_op, t, m, s, rb, lane, a, commit, rd);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_atoms_popc_p(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int rd_at, int pg_at, int urc_at, int ra_at, int scale_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 1, pg_at);
            if (guard) {
                const uint32_t a =
                    operand_addr_scaled_ur(s, in, lane, line, urc_at, ra_at, scale_at, offset_at);
                if (rd != 255) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the result");
                }
                const uint32_t o = (uint32_t)rt_load(m, VOLTA_SPACE_S, a, 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (!rt_may_store(m, VOLTA_SPACE_S, a, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, VOLTA_SPACE_S, a, 4, o + 1);
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOM{E}ATOM_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E, $R[Rb] 
   CTL */
int volta_exec_atom_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 3, 1, 11, 8, 7, 12, 0, 9, 10);
}

/* GUARD ATOM{E}ATOM_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E, $R[Rb] 
   CTL */
int volta_exec_atom_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 2, 3, 1, 11, 8, 7, 12, 0, 9, 10);
}

/* GUARD ATOM{E}ATOM_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd],
   ADDR64_UR_TURING, $R[Rb]  CTL */
int volta_exec_atom_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_type_volta = (int32_t)in->value[3];
    const int32_t atom_op = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[12];
    const int32_t rd = (int32_t)in->value[8];
    const int32_t pu = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                int32_t t;
                t = atomic_type_volta < 7 ? atomic_type_volta : 17;
                const uint64_t a = operand_addr64_ur_turing(s, in, lane, 2, 10, 0, 9, 11);
                {
                    const int part_trap =
                        atom_v_part(atom_op, t, m, a, s, rb, lane, commit, rd, pu);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOM{E}ATOM_OP{EVICT}TYPE_AMPERE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
   PM_EVENTS CTL */
int volta_exec_atom_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_v(m, in, 1, 3, 1, 9, 6, 5, 10, 0, 7, 8);
}

/* GUARD ATOM{OPT_E}ATOM_OP{EVICT}TYPE_AMPERE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_GLOBAL, $R[Rb]
   DESC PM_EVENTS CTL */
int volta_exec_atom_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_type_ampere = (int32_t)in->value[2];
    const int32_t atom_op = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t pu = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 10);
            if (guard) {
                int32_t t;
                t = atomic_type_ampere < 7 ? atomic_type_ampere : 17;
                const uint64_t a = operand_addr_global(m, s, in, lane, 2, 6, 7, 8);
                {
                    const int part_trap =
                        atom_v_part(atom_op, t, m, a, s, rb, lane, commit, rd, pu);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOM{E}ATOM_OP{EVICT}TYPE_HOPPER{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
   PM_EVENTS CTL */
int volta_exec_atom_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_type_hopper = (int32_t)in->value[3];
    const int32_t atom_op = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[6];
    const int32_t pu = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                int32_t t;
                t = atomic_type_hopper == 0 ? 0 : atomic_type_hopper == 1 ? 1
                    : atomic_type_hopper == 2 ? 2 : atomic_type_hopper == 3 ? 5
                    : atomic_type_hopper == 4 ? 20 : atomic_type_hopper == 5 ? 17
                    : atomic_type_hopper == 6 ? 17 : 17;
                const uint64_t a = operand_addr_e(s, in, lane, 1, 0, 7, 8);
                {
                    const int part_trap =
                        atom_v_part(atom_op, t, m, a, s, rb, lane, commit, rd, pu);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOM{OPT_E}ATOM_OP{EVICT}TYPE_HOPPER{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_GLOBAL, $R[Rb]
   DESC PM_EVENTS CTL */
int volta_exec_atom_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_type_hopper = (int32_t)in->value[2];
    const int32_t atom_op = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t pu = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 10);
            if (guard) {
                int32_t t;
                t = atomic_type_hopper == 0 ? 0 : atomic_type_hopper == 1 ? 1
                    : atomic_type_hopper == 2 ? 2 : atomic_type_hopper == 3 ? 5
                    : atomic_type_hopper == 4 ? 20 : atomic_type_hopper == 5 ? 17
                    : atomic_type_hopper == 6 ? 17 : 17;
                const uint64_t a = operand_addr_global_2(m, s, in, lane, 2, 6, 7, 8);
                {
                    const int part_trap =
                        atom_v_part(atom_op, t, m, a, s, rb, lane, commit, rd, pu);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int atom_f_part_2(int32_t atomic_float_op, int32_t t, struct volta_state *s, int32_t rb,
    int32_t lane, struct isadora_machine *m, uint64_t a, int commit, int32_t rd, int32_t pu)
{
    uint64_t result_7 = 0;
    uint32_t result_9 = 0;
    uint32_t result_8 = 0;
    const int32_t op_4 = atomic_float_op ? 18 : 0;
    if (op_4 <= 8) {
        if (0 || t == 5 || t == 6) {
            const uint64_t v_3 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
            const uint64_t p_3 = rt_load(m, VOLTA_SPACE_G, a, 8);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (op_4 == 0 && t == 6) {
                result_7 = func_f64_sum(p_3, v_3);
            } else {
                const int32_t x_7 = t == 5;
                result_7 = func_operated(op_4, p_3, v_3, x_7);
            }
            if (!rt_may_store(m, VOLTA_SPACE_G, a, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_G, a, 8, result_7);
                if (rd != 255)
                    s->r[rd][lane] = (uint32_t)p_3;
                const int32_t t_4 = rd | 1;
                if (t_4 != 255)
                    s->r[t_4][lane] = (uint32_t)(p_3 >> 32);
                if (pu != 7)
                    s->p[pu][lane] = 1;
            }
        } else {
            const uint32_t w_3 = s->r[rb][lane];
            const uint32_t o_5 = (uint32_t)rt_load(m, VOLTA_SPACE_G, a, 4);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (op_4 == 0 && func_is_float(t)) {
                result_9 = func_word_sum(t, o_5, w_3);
                result_8 = result_9;
            } else {
                result_8 = func_operated_3(op_4, o_5, w_3);
            }
            if (!rt_may_store(m, VOLTA_SPACE_G, a, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_G, a, 4, result_8);
                if (rd != 255)
                    s->r[rd][lane] = o_5;
                if (pu != 7)
                    s->p[pu][lane] = 1;
            }
        }
    } else {
        const int32_t cast_3 = op_4 == 17;
        const uint32_t o_6 = (uint32_t)rt_load(m, VOLTA_SPACE_G, a, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (o_6 == s->r[rb][lane]) {
            if (!rt_may_store(m, VOLTA_SPACE_G, a, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_G, a, 4, 0);
            }
        }
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = cast_3 ? (uint32_t)(o_6 == s->r[rb][lane]) : o_6;
            if (pu != 7)
                s->p[pu][lane] = 1;
        }
    }
    return 0;
}

static int atom_f_part(int32_t atomic_float_op, int32_t t, struct isadora_machine *m, uint64_t a,
    struct volta_state *s, int32_t rb, int32_t lane, int commit, int32_t rd, int32_t pu)
{
    uint64_t result = 0;
    uint32_t result_3 = 0;
    uint32_t result_2 = 0;
    uint64_t result_4 = 0;
    uint32_t result_6 = 0;
    uint32_t result_5 = 0;
    const int32_t op = atomic_float_op ? 18 : 0;
    if (func_is_undefined_2(op, t)) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
    } else {
        const int32_t is_word = !(0 || t == 5 || t == 6) && !func_is_float(t);
        const int32_t swaps = (atomic_float_op ? 18 : 0) >= 8;
        if (a >> 24 == 65280) {
            const int32_t pu_new = is_word || swaps;
            if (is_word || swaps) {
                const int32_t op_2 = atomic_float_op ? 18 : 0;
                if (op_2 <= 8) {
                    if (0 || t == 5 || t == 6) {
                        const uint64_t v = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                        const uint64_t p = rt_load(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (op_2 == 0 && t == 6) {
                            result = func_f64_sum(p, v);
                        } else {
                            const int32_t x = t == 5;
                            result = func_operated(op_2, p, v, x);
                        }
                        if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8, result);
                            if (rd != 255)
                                s->r[rd][lane] = (uint32_t)p;
                            const int32_t t_2 = rd | 1;
                            if (t_2 != 255)
                                s->r[t_2][lane] = (uint32_t)(p >> 32);
                            if (pu != 7)
                                s->p[pu][lane] = (uint8_t)pu_new;
                        }
                    } else {
                        const uint32_t w = s->r[rb][lane];
                        const uint32_t o =
                            (uint32_t)rt_load(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (op_2 == 0 && func_is_float(t)) {
                            result_3 = func_word_sum(t, o, w);
                            result_2 = result_3;
                        } else {
                            result_2 = func_operated_3(op_2, o, w);
                        }
                        if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4, result_2);
                            if (rd != 255)
                                s->r[rd][lane] = o;
                            if (pu != 7)
                                s->p[pu][lane] = (uint8_t)pu_new;
                        }
                    }
                } else {
                    const int32_t cast = op_2 == 17;
                    const uint32_t o_2 =
                        (uint32_t)rt_load(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (o_2 == s->r[rb][lane]) {
                        if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4, 0);
                        }
                    }
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = cast ? (uint32_t)(o_2 == s->r[rb][lane]) : o_2;
                        if (pu != 7)
                            s->p[pu][lane] = (uint8_t)pu_new;
                    }
                }
            } else {
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] = (uint8_t)pu_new;
                }
            }
        } else if (a >> 24 == 2) {
            if (is_word) {
                const int32_t op_3 = atomic_float_op ? 18 : 0;
                if (op_3 <= 8) {
                    if (0 || t == 5 || t == 6) {
                        const uint64_t v_2 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                        const uint64_t p_2 = rt_load(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (op_3 == 0 && t == 6) {
                            result_4 = func_f64_sum(p_2, v_2);
                        } else {
                            const int32_t x_4 = t == 5;
                            result_4 = func_operated(op_3, p_2, v_2, x_4);
                        }
                        if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8, result_4);
                            if (rd != 255)
                                s->r[rd][lane] = (uint32_t)p_2;
                            const int32_t t_3 = rd | 1;
                            if (t_3 != 255)
                                s->r[t_3][lane] = (uint32_t)(p_2 >> 32);
                            if (pu != 7)
                                s->p[pu][lane] = (uint8_t)is_word;
                        }
                    } else {
                        const uint32_t w_2 = s->r[rb][lane];
                        const uint32_t o_3 =
                            (uint32_t)rt_load(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (op_3 == 0 && func_is_float(t)) {
                            result_6 = func_word_sum(t, o_3, w_2);
                            result_5 = result_6;
                        } else {
                            result_5 = func_operated_3(op_3, o_3, w_2);
                        }
                        if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4, result_5);
                            if (rd != 255)
                                s->r[rd][lane] = o_3;
                            if (pu != 7)
                                s->p[pu][lane] = (uint8_t)is_word;
                        }
                    }
                } else {
                    const int32_t cast_2 = op_3 == 17;
                    const uint32_t o_4 =
                        (uint32_t)rt_load(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (o_4 == s->r[rb][lane]) {
                        if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4, 0);
                        }
                    }
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = cast_2 ? (uint32_t)(o_4 == s->r[rb][lane]) : o_4;
                        if (pu != 7)
                            s->p[pu][lane] = (uint8_t)is_word;
                    }
                }
            } else {
                if (commit) {
                    if (pu != 7)
                        s->p[pu][lane] = (uint8_t)is_word;
                }
            }
        } else {
            {
                const int part_trap =
                    atom_f_part_2(atomic_float_op, t, s, rb, lane, m, a, commit, rd, pu);
                if (part_trap)
                    return part_trap;
            }
        }
    }
    return 0;
}

/* GUARD ATOM{E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
   PM_EVENTS CTL */
int volta_exec_atom_f(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_float_type = (int32_t)in->value[3];
    const int32_t atomic_float_op = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[6];
    const int32_t pu = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                int32_t t;
                t = atomic_float_type == 0 ? 4 : atomic_float_type == 3 ? 9
                    : atomic_float_type == 9 ? 3 : atomic_float_type == 12 ? 8
                    : atomic_float_type == 15 ? 6 : atomic_float_type == 11 ? 20
                    : atomic_float_type == 1 || atomic_float_type == 13 ? 18 : 17;
                const uint64_t a = operand_addr_e(s, in, lane, 1, 0, 7, 8);
                {
                    const int part_trap =
                        atom_f_part(atomic_float_op, t, m, a, s, rb, lane, commit, rd, pu);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOM{OPT_E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_GLOBAL, $R[Rb]
   DESC PM_EVENTS CTL */
int volta_exec_atom_fd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_float_type = (int32_t)in->value[2];
    const int32_t atomic_float_op = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t pu = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 10);
            if (guard) {
                int32_t t;
                t = atomic_float_type == 0 ? 4 : atomic_float_type == 3 ? 9
                    : atomic_float_type == 9 ? 3 : atomic_float_type == 12 ? 8
                    : atomic_float_type == 15 ? 6 : atomic_float_type == 11 ? 20
                    : atomic_float_type == 1 || atomic_float_type == 13 ? 18 : 17;
                const uint64_t a = operand_addr_global_2(m, s, in, lane, 2, 6, 7, 8);
                {
                    const int part_trap =
                        atom_f_part(atomic_float_op, t, m, a, s, rb, lane, commit, rd, pu);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOM{E}CAS_OP{EVICT}CAS_TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E,
   $R[Rb], $R[Rc]  CTL */
int volta_exec_atom_cv(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_cv(m, in, 0, 3, 11, 12, 8, 7, 13, 0, 9, 10);
}

/* GUARD ATOM{E}CAS_OP{EVICT}CAS_TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E,
   $R[Rb], $R[Rc]  CTL */
int volta_exec_atom_ct(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_cv(m, in, 0, 3, 11, 12, 8, 7, 13, 0, 9, 10);
}

/* GUARD ATOM{E}CAS_OP{EVICT}CAS_TYPE_AMPERE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb],
   $R[Rc] PM_EVENTS CTL */
int volta_exec_atom_ca(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_ca(m, in, 0, 3, 9, 10, 6, 5, 11, 0, 7, 8);
}

/* GUARD ATOM{E}CAS_OP{EVICT}CAS_TYPE_HOPPER{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb],
   $R[Rc] PM_EVENTS CTL */
int volta_exec_atom_ch(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atom_ca(m, in, 0, 3, 9, 10, 6, 5, 11, 0, 7, 8);
}

/* GUARD ATOMG{E}ATOM_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
    CTL */
int volta_exec_atomg_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomg_v(m, in, 2, 3, 1, 11, 8, 7, 12, 0, 9, 10);
}

/* GUARD ATOMG{E}ATOM_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
    CTL */
int volta_exec_atomg_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomg_v(m, in, 2, 3, 1, 11, 8, 7, 12, 0, 9, 10);
}

/* GUARD ATOMG{E}ATOM_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd],
   ADDR64_UR_TURING, $R[Rb]  CTL */
int volta_exec_atomg_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_type_volta = (int32_t)in->value[3];
    const int32_t atom_op = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[12];
    const int32_t rd = (int32_t)in->value[8];
    const int32_t pu = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                int32_t t;
                t = atomic_type_volta < 7 ? atomic_type_volta : 17;
                const uint64_t a = operand_addr64_ur_turing(s, in, lane, 2, 10, 0, 9, 11);
                if (func_is_undefined(atom_op, t)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    {
                        const int part_trap =
                            atomg_v_part(atom_op, t, s, rb, lane, m, a, commit, rd, pu);
                        if (part_trap)
                            return part_trap;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOMG{E}ATOM_OP{EVICT}TYPE_AMPERE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
   PM_EVENTS CTL */
int volta_exec_atomg_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomg_v(m, in, 1, 3, 1, 9, 6, 5, 10, 0, 7, 8);
}

/* GUARD ATOMG{OPT_E}ATOM_OP{EVICT}TYPE_AMPERE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_GLOBAL,
   $R[Rb] DESC PM_EVENTS CTL */
int volta_exec_atomg_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_type_ampere = (int32_t)in->value[2];
    const int32_t atom_op = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t pu = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 10);
            if (guard) {
                int32_t t;
                t = atomic_type_ampere < 7 ? atomic_type_ampere : 17;
                const uint64_t a = operand_addr_global(m, s, in, lane, 2, 6, 7, 8);
                if (func_is_undefined(atom_op, t)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    {
                        const int part_trap =
                            atomg_v_part(atom_op, t, s, rb, lane, m, a, commit, rd, pu);
                        if (part_trap)
                            return part_trap;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOMG{E}ATOM_OP{EVICT}TYPE_HOPPER{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
   PM_EVENTS CTL */
int volta_exec_atomg_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_type_hopper = (int32_t)in->value[3];
    const int32_t atom_op = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[6];
    const int32_t pu = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                int32_t t;
                t = atomic_type_hopper == 0 ? 0 : atomic_type_hopper == 1 ? 1
                    : atomic_type_hopper == 2 ? 2 : atomic_type_hopper == 3 ? 5
                    : atomic_type_hopper == 4 ? 20 : atomic_type_hopper == 5 ? 17
                    : atomic_type_hopper == 6 ? 17 : 17;
                const uint64_t a = operand_addr_e(s, in, lane, 1, 0, 7, 8);
                if (func_is_undefined(atom_op, t)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    {
                        const int part_trap =
                            atomg_v_part(atom_op, t, s, rb, lane, m, a, commit, rd, pu);
                        if (part_trap)
                            return part_trap;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOMG{OPT_E}ATOM_OP{EVICT}TYPE_HOPPER{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_GLOBAL,
   $R[Rb] DESC PM_EVENTS CTL */
int volta_exec_atomg_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_type_hopper = (int32_t)in->value[2];
    const int32_t atom_op = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t pu = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 10);
            if (guard) {
                int32_t t;
                t = atomic_type_hopper == 0 ? 0 : atomic_type_hopper == 1 ? 1
                    : atomic_type_hopper == 2 ? 2 : atomic_type_hopper == 3 ? 5
                    : atomic_type_hopper == 4 ? 20 : atomic_type_hopper == 5 ? 17
                    : atomic_type_hopper == 6 ? 17 : 17;
                const uint64_t a = operand_addr_global_2(m, s, in, lane, 2, 6, 7, 8);
                if (func_is_undefined(atom_op, t)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    {
                        const int part_trap =
                            atomg_v_part(atom_op, t, s, rb, lane, m, a, commit, rd, pu);
                        if (part_trap)
                            return part_trap;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int atomg_f_part(int32_t atomic_float_op, int32_t t, struct volta_state *s, int32_t rb,
    int32_t lane, struct isadora_machine *m, uint64_t a, int commit, int32_t rd, int32_t pu)
{
    {
        const int part_trap = atom_f_part_2(atomic_float_op, t, s, rb, lane, m, a, commit, rd, pu);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

/* GUARD ATOMG{E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb]
   PM_EVENTS CTL */
int volta_exec_atomg_f(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_float_type = (int32_t)in->value[3];
    const int32_t atomic_float_op = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[6];
    const int32_t pu = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                int32_t t;
                t = atomic_float_type == 0 ? 4 : atomic_float_type == 3 ? 9
                    : atomic_float_type == 9 ? 3 : atomic_float_type == 12 ? 8
                    : atomic_float_type == 15 ? 6 : atomic_float_type == 11 ? 20
                    : atomic_float_type == 1 || atomic_float_type == 13 ? 18 : 17;
                const uint64_t a = operand_addr_e(s, in, lane, 1, 0, 7, 8);
                const int32_t op = atomic_float_op ? 18 : 0;
                if (func_is_undefined_2(op, t)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    {
                        const int part_trap =
                            atomg_f_part(atomic_float_op, t, s, rb, lane, m, a, commit, rd, pu);
                        if (part_trap)
                            return part_trap;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOMG{OPT_E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_GLOBAL,
   $R[Rb] DESC PM_EVENTS CTL */
int volta_exec_atomg_fd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_float_type = (int32_t)in->value[2];
    const int32_t atomic_float_op = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t pu = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 10);
            if (guard) {
                int32_t t;
                t = atomic_float_type == 0 ? 4 : atomic_float_type == 3 ? 9
                    : atomic_float_type == 9 ? 3 : atomic_float_type == 12 ? 8
                    : atomic_float_type == 15 ? 6 : atomic_float_type == 11 ? 20
                    : atomic_float_type == 1 || atomic_float_type == 13 ? 18 : 17;
                const uint64_t a = operand_addr_global_2(m, s, in, lane, 2, 6, 7, 8);
                const int32_t op = atomic_float_op ? 18 : 0;
                if (func_is_undefined_2(op, t)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    {
                        const int part_trap =
                            atomg_f_part(atomic_float_op, t, s, rb, lane, m, a, commit, rd, pu);
                        if (part_trap)
                            return part_trap;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOMG{E}.CAS{EVICT}CAS_TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E,
   $R[Rb], $R[Rc]  CTL */
int volta_exec_atomg_cv(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomg_cv(m, in, 2, 2, 10, 11, 7, 6, 12, 0, 8, 9);
}

/* GUARD ATOMG{E}.CAS{EVICT}CAS_TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} $P[Pu], $R[Rd], ADDR_E,
   $R[Rb], $R[Rc]  CTL */
int volta_exec_atomg_ct(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomg_cv(m, in, 2, 2, 10, 11, 7, 6, 12, 0, 8, 9);
}

/* GUARD ATOMG{E}.CAS{EVICT}CAS_TYPE_AMPERE{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb],
   $R[Rc] PM_EVENTS CTL */
int volta_exec_atomg_ca(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomg_cv(m, in, 1, 2, 8, 9, 5, 4, 10, 0, 6, 7);
}

/* GUARD ATOMG{E}.CAS{EVICT}CAS_TYPE_HOPPER{STORE_ORDER_SCOPE} $P[Pu], $R[Rd], ADDR_E, $R[Rb],
   $R[Rc] PM_EVENTS CTL */
int volta_exec_atomg_ch(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atomg_cv(m, in, 1, 2, 8, 9, 5, 4, 10, 0, 6, 7);
}

/* GUARD RED{E}RED_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} ADDR_E, $R[Rb]  CTL */
int volta_exec_red_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_v(m, in, 2, 3, 1, 9, 10, 0, 7, 8);
}

/* GUARD RED{E}RED_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} ADDR_E, $R[Rb]  CTL */
int volta_exec_red_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_v(m, in, 2, 3, 1, 9, 10, 0, 7, 8);
}

/* GUARD RED{E}RED_OP{EVICT}TYPE_VOLTA{ATOMIC_ORDER{SCOPE}PRIVATE} ADDR64_UR_TURING, $R[Rb]  CTL */
int volta_exec_red_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_type_volta = (int32_t)in->value[3];
    const int32_t red_op = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 11);
            if (guard) {
                int32_t t;
                t = atomic_type_volta < 7 ? atomic_type_volta : 17;
                const uint64_t a = operand_addr64_ur_turing(s, in, lane, 2, 8, 0, 7, 9);
                {
                    const int part_trap = red_v_part(red_op, t, m, s, rb, lane, a, commit);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD RED{E}RED_OP{EVICT}TYPE_AMPERE{STORE_ORDER_SCOPE} ADDR_E, $R[Rb] PM_EVENTS CTL */
int volta_exec_red_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_red_v(m, in, 1, 3, 1, 7, 8, 0, 5, 6);
}

/* GUARD RED{OPT_E}RED_OP{EVICT}TYPE_AMPERE{STORE_ORDER_SCOPE} ADDR_GLOBAL, $R[Rb] DESC PM_EVENTS
   CTL */
int volta_exec_red_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_type_ampere = (int32_t)in->value[2];
    const int32_t red_op = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 8);
            if (guard) {
                int32_t t;
                t = atomic_type_ampere < 7 ? atomic_type_ampere : 17;
                const uint64_t a = operand_addr_global(m, s, in, lane, 2, 4, 5, 6);
                {
                    const int part_trap = red_v_part(red_op, t, m, s, rb, lane, a, commit);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD REDG{E}RED_OP{EVICT}RED_TYPE_HOPPER{STORE_ORDER_SCOPE} ADDR_E, $R[Rb] PM_EVENTS CTL */
int volta_exec_redg_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_red_type_hopper = (int32_t)in->value[3];
    const int32_t red_op = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                int32_t t;
                t = atomic_red_type_hopper == 0 ? 0 : atomic_red_type_hopper == 1 ? 1
                    : atomic_red_type_hopper == 2 ? 2 : atomic_red_type_hopper == 3 ? 5
                    : atomic_red_type_hopper == 4 ? 20 : atomic_red_type_hopper == 5 ? 17
                    : atomic_red_type_hopper == 6 ? 17 : 17;
                const uint64_t a = operand_addr_e(s, in, lane, 1, 0, 5, 6);
                {
                    const int part_trap = red_v_part(red_op, t, m, s, rb, lane, a, commit);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD REDG{OPT_E}RED_OP{EVICT}RED_TYPE_HOPPER{STORE_ORDER_SCOPE} ADDR_GLOBAL, $R[Rb] DESC
   PM_EVENTS CTL */
int volta_exec_redg_hd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_red_type_hopper = (int32_t)in->value[2];
    const int32_t red_op = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 8);
            if (guard) {
                int32_t t;
                t = atomic_red_type_hopper == 0 ? 0 : atomic_red_type_hopper == 1 ? 1
                    : atomic_red_type_hopper == 2 ? 2 : atomic_red_type_hopper == 3 ? 5
                    : atomic_red_type_hopper == 4 ? 20 : atomic_red_type_hopper == 5 ? 17
                    : atomic_red_type_hopper == 6 ? 17 : 17;
                const uint64_t a = operand_addr_global_2(m, s, in, lane, 2, 4, 5, 6);
                {
                    const int part_trap = red_v_part(red_op, t, m, s, rb, lane, a, commit);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int redg_f_part(int32_t atomic_float_op, int32_t t, struct isadora_machine *m,
    struct volta_state *s, int32_t rb, int32_t lane, uint64_t a, int commit)
{
    uint64_t result = 0;
    uint32_t result_3 = 0;
    uint32_t result_2 = 0;
    const int32_t op = atomic_float_op ? 18 : 0;
    if (func_is_undefined_2(op, t)) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
    } else if ((atomic_float_op ? 18 : 0) <= 8) {
        const int32_t op_2 = atomic_float_op ? 18 : 0;
        if (0 || t == 5 || t == 6) {
            const uint64_t v = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
            const uint64_t p = rt_load(m, VOLTA_SPACE_G, a, 8);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (op_2 == 0 && t == 6) {
                result = func_f64_sum(p, v);
            } else {
                const int32_t x = t == 5;
                result = func_operated(op_2, p, v, x);
            }
            if (!rt_may_store(m, VOLTA_SPACE_G, a, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_G, a, 8, result);
            }
        } else {
            const uint32_t w = s->r[rb][lane];
            const uint32_t o = (uint32_t)rt_load(m, VOLTA_SPACE_G, a, 4);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (op_2 == 0 && func_is_float(t)) {
                result_3 = func_word_sum(t, o, w);
                result_2 = result_3;
            } else {
                result_2 = func_operated_3(op_2, o, w);
            }
            if (!rt_may_store(m, VOLTA_SPACE_G, a, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_G, a, 4, result_2);
            }
        }
    }
    return 0;
}

/* GUARD REDG{E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} ADDR_E, $R[Rb] PM_EVENTS CTL */
int volta_exec_redg_f(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_float_type = (int32_t)in->value[3];
    const int32_t atomic_float_op = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                int32_t t;
                t = atomic_float_type == 0 ? 4 : atomic_float_type == 3 ? 9
                    : atomic_float_type == 9 ? 3 : atomic_float_type == 12 ? 8
                    : atomic_float_type == 15 ? 6 : atomic_float_type == 11 ? 20
                    : atomic_float_type == 1 || atomic_float_type == 13 ? 18 : 17;
                const uint64_t a = operand_addr_e(s, in, lane, 1, 0, 5, 6);
                {
                    const int part_trap =
                        redg_f_part(atomic_float_op, t, m, s, rb, lane, a, commit);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD REDG{OPT_E}FLOAT_OP{EVICT}FLOAT_TYPE{STORE_ORDER_SCOPE} ADDR_GLOBAL, $R[Rb] DESC PM_EVENTS
   CTL */
int volta_exec_redg_fd(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_float_type = (int32_t)in->value[2];
    const int32_t atomic_float_op = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 8);
            if (guard) {
                int32_t t;
                t = atomic_float_type == 0 ? 4 : atomic_float_type == 3 ? 9
                    : atomic_float_type == 9 ? 3 : atomic_float_type == 12 ? 8
                    : atomic_float_type == 15 ? 6 : atomic_float_type == 11 ? 20
                    : atomic_float_type == 1 || atomic_float_type == 13 ? 18 : 17;
                const uint64_t a = operand_addr_global_2(m, s, in, lane, 2, 4, 5, 6);
                {
                    const int part_trap =
                        redg_f_part(atomic_float_op, t, m, s, rb, lane, a, commit);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOMS{ATOM_OP}SHARED_TYPE $R[Rd], ADDR, $R[Rb]  CTL */
int volta_exec_atoms_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_shared_type = (int32_t)in->value[1];
    const int32_t atom_op = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[5];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 6);
            if (guard) {
                int32_t t;
                t = atomic_shared_type == 0 ? 0 : atomic_shared_type == 1 ? 1
                    : atomic_shared_type == 2 ? 2 : 5;
                const uint32_t a = operand_addr(s, in, lane, 1, 3, 4);
                {
                    const int part_trap = atoms_t_part(atom_op, t, m, s, rb, lane, a, commit, rd);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOMS{ATOM_OP}SHARED_TYPE $R[Rd], ADDR_SCALED, $R[Rb]  CTL */
int volta_exec_atoms_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atoms_t(m, in, 1, 1, 0, 6, 2, 7, 3, 4, 5);
}

/* GUARD ATOMS{ATOM_OP}SHARED_TYPE $R[Rd], ADDR_SCALED, $R[Rb] PM_EVENTS CTL */
int volta_exec_atoms_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atoms_t(m, in, 1, 1, 0, 6, 2, 7, 3, 4, 5);
}

/* GUARD ATOMS{ATOM_OP}SHARED_TYPE $R[Rd], ADDR_SCALED_UR, $R[Rb] PM_EVENTS CTL */
int volta_exec_atoms_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_shared_type = (int32_t)in->value[1];
    const int32_t atom_op = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                int32_t t;
                t = atomic_shared_type == 0 ? 0 : atomic_shared_type == 1 ? 1
                    : atomic_shared_type == 2 ? 2 : 5;
                const uint32_t a = operand_addr_scaled_ur(s, in, lane, 1, 5, 3, 4, 6);
                {
                    const int part_trap = atoms_t_part(atom_op, t, m, s, rb, lane, a, commit, rd);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int atoms_h_part(int32_t atom_op, int32_t t, struct isadora_machine *m,
    struct volta_state *s, int32_t rb, int32_t lane, uint32_t a, int commit, int32_t rd)
{
    uint64_t result = 0;
    uint32_t result_3 = 0;
    uint32_t result_2 = 0;
    if (func_is_undefined(atom_op, t)) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
    } else if (atom_op <= 8) {
        if (t == 2 || t == 5 || t == 6) {
            const uint64_t v = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
            const uint64_t p = rt_load(m, VOLTA_SPACE_S, a, 8);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (atom_op == 0 && t == 6) {
                result = func_f64_sum(p, v);
            } else {
                const int32_t x = t == 5;
                result = func_operated(atom_op, p, v, x);
            }
            if (!rt_may_store(m, VOLTA_SPACE_S, a, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, a, 8, result);
                if (rd != 255)
                    s->r[rd][lane] = (uint32_t)p;
                const int32_t t_2 = rd | 1;
                if (t_2 != 255)
                    s->r[t_2][lane] = (uint32_t)(p >> 32);
            }
        } else {
            const uint32_t w = s->r[rb][lane];
            const uint32_t o = (uint32_t)rt_load(m, VOLTA_SPACE_S, a, 4);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (atom_op == 0 && (t == 3 || t == 4 || t >= 6)) {
                result_3 = func_word_sum(t, o, w);
                result_2 = result_3;
            } else {
                const int32_t x_4 = t == 1;
                result_2 = func_operated_2(atom_op, o, w, x_4);
            }
            if (!rt_may_store(m, VOLTA_SPACE_S, a, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, a, 4, result_2);
                if (rd != 255)
                    s->r[rd][lane] = o;
            }
        }
    } else if (t == 2) {
        const uint64_t x_5 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        const uint64_t o_2 = rt_load(m, VOLTA_SPACE_S, a, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (o_2 == x_5) {
            if (!rt_may_store(m, VOLTA_SPACE_S, a, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, a, 8, 0);
            }
        }
        const uint64_t x_6 = o_2;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)x_6;
            const int32_t t_3 = rd | 1;
            if (t_3 != 255)
                s->r[t_3][lane] = (uint32_t)(x_6 >> 32);
        }
    } else {
        const uint32_t o_3 = (uint32_t)rt_load(m, VOLTA_SPACE_S, a, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (o_3 == s->r[rb][lane]) {
            if (!rt_may_store(m, VOLTA_SPACE_S, a, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, a, 4, 0);
            }
        }
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = o_3;
        }
    }
    return 0;
}

/* GUARD ATOMS{ATOM_OP}TYPE_HOPPER $R[Rd], ADDR_SCALED, $R[Rb] PM_EVENTS CTL */
int volta_exec_atoms_h(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_type_hopper = (int32_t)in->value[1];
    const int32_t atom_op = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 7);
            if (guard) {
                int32_t t;
                t = atomic_type_hopper == 0 ? 0 : atomic_type_hopper == 1 ? 1
                    : atomic_type_hopper == 2 ? 2 : atomic_type_hopper == 3 ? 5
                    : atomic_type_hopper == 4 ? 20 : atomic_type_hopper == 5 ? 17
                    : atomic_type_hopper == 6 ? 17 : 17;
                const uint32_t a = operand_addr_scaled(s, in, lane, 1, 3, 4, 5);
                {
                    const int part_trap = atoms_h_part(atom_op, t, m, s, rb, lane, a, commit, rd);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOMS{ATOM_OP}TYPE_HOPPER $R[Rd], ADDR_SCALED_UR, $R[Rb] PM_EVENTS CTL */
int volta_exec_atoms_hu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_type_hopper = (int32_t)in->value[1];
    const int32_t atom_op = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                int32_t t;
                t = atomic_type_hopper == 0 ? 0 : atomic_type_hopper == 1 ? 1
                    : atomic_type_hopper == 2 ? 2 : atomic_type_hopper == 3 ? 5
                    : atomic_type_hopper == 4 ? 20 : atomic_type_hopper == 5 ? 17
                    : atomic_type_hopper == 6 ? 17 : 17;
                const uint32_t a = operand_addr_scaled_ur(s, in, lane, 1, 5, 3, 4, 6);
                {
                    const int part_trap = atoms_h_part(atom_op, t, m, s, rb, lane, a, commit, rd);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int atoms_cv_part(int32_t op, struct isadora_machine *m, int32_t t, struct volta_state *s,
    int32_t rb, int32_t lane, int32_t rc, uint32_t a, int commit, int32_t rd)
{
    if (func_is_undefined_6(op)) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
    } else if (t == 2) {
        const int32_t cast = op == 17;
        const uint64_t x = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        const uint64_t w = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
        const uint64_t o = rt_load(m, VOLTA_SPACE_S, a, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (o == x) {
            if (!rt_may_store(m, VOLTA_SPACE_S, a, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, a, 8, w);
            }
        }
        const uint64_t x_2 = cast ? (uint64_t)(o == x) : o;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)x_2;
            const int32_t t_2 = rd | 1;
            if (t_2 != 255)
                s->r[t_2][lane] = (uint32_t)(x_2 >> 32);
        }
    } else {
        const int32_t cast_2 = op == 17;
        const uint32_t o_2 = (uint32_t)rt_load(m, VOLTA_SPACE_S, a, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (o_2 == s->r[rb][lane]) {
            if (!rt_may_store(m, VOLTA_SPACE_S, a, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, a, 4, s->r[rc][lane]);
            }
        }
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = cast_2 ? (uint32_t)(o_2 == s->r[rb][lane]) : o_2;
        }
    }
    return 0;
}

/* GUARD ATOMS{CAS_OP}SHARED_CAS_TYPE $R[Rd], ADDR, $R[Rb], $R[Rc]  CTL */
int volta_exec_atoms_cv(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_shared_cas_type = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 7);
            if (guard) {
                const int32_t op = operand_cas_op(in, 0);
                int32_t t;
                t = atomic_shared_cas_type == 2 ? 2 : 0;
                const uint32_t a = operand_addr(s, in, lane, 2, 3, 4);
                {
                    const int part_trap = atoms_cv_part(op, m, t, s, rb, lane, rc, a, commit, rd);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOMS{CAS_OP}SHARED_CAS_TYPE $R[Rd], ADDR_SCALED, $R[Rb], $R[Rc] PM_EVENTS CTL */
int volta_exec_atoms_ct(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_shared_cas_type = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[6];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 8);
            if (guard) {
                const int32_t op = operand_cas_op(in, 0);
                int32_t t;
                t = atomic_shared_cas_type == 2 ? 2 : 0;
                const uint32_t a = operand_addr_scaled(s, in, lane, 2, 3, 4, 5);
                {
                    const int part_trap = atoms_cv_part(op, m, t, s, rb, lane, rc, a, commit, rd);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOMS{CAS_OP}CAS_TYPE_HOPPER $R[Rd], ADDR_SCALED, $R[Rb], $R[Rc] PM_EVENTS CTL */
int volta_exec_atoms_ch(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t atomic_cas_type_hopper = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[6];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 8);
            if (guard) {
                const int32_t op = operand_cas_op(in, 0);
                int32_t t;
                t = atomic_cas_type_hopper == 2 ? 2 : atomic_cas_type_hopper < 2 ? 0 : 17;
                const uint32_t a = operand_addr_scaled(s, in, lane, 2, 3, 4, 5);
                if (func_is_undefined_3(op, t)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else if (t == 2) {
                    const int32_t cast = op == 17;
                    const uint64_t x = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                    const uint64_t w = s->r[rc][lane] | (uint64_t)s->r[rc | 1][lane] << 32;
                    const uint64_t o = rt_load(m, VOLTA_SPACE_S, a, 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (o == x) {
                        if (!rt_may_store(m, VOLTA_SPACE_S, a, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_S, a, 8, w);
                        }
                    }
                    const uint64_t x_2 = cast ? (uint64_t)(o == x) : o;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x_2;
                        const int32_t t_2 = rd | 1;
                        if (t_2 != 255)
                            s->r[t_2][lane] = (uint32_t)(x_2 >> 32);
                    }
                } else {
                    const int32_t cast_2 = op == 17;
                    const uint32_t o_2 = (uint32_t)rt_load(m, VOLTA_SPACE_S, a, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (o_2 == s->r[rb][lane]) {
                        if (!rt_may_store(m, VOLTA_SPACE_S, a, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, VOLTA_SPACE_S, a, 4, s->r[rc][lane]);
                        }
                    }
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = cast_2 ? (uint32_t)(o_2 == s->r[rb][lane]) : o_2;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ATOMS.POPC.INC.32 $R[Rd], ADDR_SCALED_UR PM_EVENTS CTL */
int volta_exec_atoms_popc_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atoms_popc_p(m, in, 0, 0, 5, 3, 1, 2, 4);
}

/* GUARD ATOMS.POPC.INC.32 $R[Rd], ADDR_SCALED_UR PM_EVENTS CTL */
int volta_exec_atoms_popc_hp(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_atoms_popc_p(m, in, 0, 0, 5, 3, 1, 2, 4);
}

