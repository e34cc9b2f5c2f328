/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_ldg_vz(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the predicates of this load");
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int stg_v_part(int32_t size, struct isadora_machine *m, uint64_t a, int commit,
    struct volta_state *s, int32_t rb, int32_t lane)
{
    if (size == 7) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
    }
    if (size < 2) {
        if (!rt_may_store(m, VOLTA_SPACE_G, a, 1))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_G, a, 1, s->r[rb][lane] & 0xff);
        }
    } else if (size < 4) {
        if (!rt_may_store(m, VOLTA_SPACE_G, a, 2))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_G, a, 2, s->r[rb][lane] & 0xffff);
        }
    } else if (size == 4) {
        if (!rt_may_store(m, VOLTA_SPACE_G, a, 4))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_G, a, 4, s->r[rb][lane]);
        }
    } else if (rb == 255) {
        if (size == 5) {
            if (!rt_may_store(m, VOLTA_SPACE_G, a, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_G, a, 8, 0);
            }
        } else {
            if (!rt_may_store(m, VOLTA_SPACE_G, a, 16))
                return (int)m->trap.kind;
            if (commit) {
                rt_store_word(m, VOLTA_SPACE_G, a, 16, rt_word_of((rt_u128)0));
            }
        }
    } else if (size == 5) {
        if ((rb & 1) != 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "`.x2` of a register that is no multiple of 2");
        }
        if (!rt_may_store(m, VOLTA_SPACE_G, a, 8))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_G, a, 8, s->r[rb][lane] | (uint64_t)s->r[rb + 1][lane] << 32);
        }
    } else {
        if ((rb & 3) != 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "`.x4` of a register that is no multiple of 4");
        }
        if (!rt_may_store(m, VOLTA_SPACE_G, a, 16))
            return (int)m->trap.kind;
        if (commit) {
            rt_store_word(m, VOLTA_SPACE_G, a, 16,
                rt_word_of((rt_u128)s->r[rb][lane] | (rt_u128)s->r[rb + 1][lane] << 32
                | (rt_u128)s->r[rb + 2][lane] << 64 | (rt_u128)s->r[rb + 3][lane] << 96));
        }
    }
    return 0;
}

static int do_stg_v(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int size_at, int rb_at, int pg_at, int e_at, int ra_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[size_at];
    const int32_t rb = (int32_t)in->value[rb_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 1, pg_at);
            if (guard) {
                const uint64_t a = operand_addr_e(s, in, lane, line, e_at, ra_at, offset_at);
                {
                    const int part_trap = stg_v_part(size, m, a, commit, s, rb, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int st_v_part(int32_t size, struct isadora_machine *m, uint64_t a, int commit,
    struct volta_state *s, int32_t rc, int32_t lane)
{
    if (size == 7) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
    }
    if (a >> 24 == 65280) {
        if (size < 2) {
            if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 1))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 1, s->r[rc][lane] & 0xff);
            }
        } else if (size < 4) {
            if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 2))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 2, s->r[rc][lane] & 0xffff);
            }
        } else if (size == 4) {
            if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 4, s->r[rc][lane]);
            }
        } else if (rc == 255) {
            if (size == 5) {
                if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8, 0);
                }
            } else {
                if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 16))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store_word(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 16,
                        rt_word_of((rt_u128)0));
                }
            }
        } else if (size == 5) {
            if ((rc & 1) != 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "`.x2` of a register that is no multiple of 2");
            }
            if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 8,
                    s->r[rc][lane] | (uint64_t)s->r[rc + 1][lane] << 32);
            }
        } else {
            if ((rc & 3) != 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "`.x4` of a register that is no multiple of 4");
            }
            if (!rt_may_store(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 16))
                return (int)m->trap.kind;
            if (commit) {
                rt_store_word(m, VOLTA_SPACE_S, (uint32_t)a & 0xffffff, 16,
                    rt_word_of((rt_u128)s->r[rc][lane] | (rt_u128)s->r[rc + 1][lane] << 32
                    | (rt_u128)s->r[rc + 2][lane] << 64 | (rt_u128)s->r[rc + 3][lane] << 96));
            }
        }
    } else if (a >> 24 == 2) {
        if (size < 2) {
            if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 1))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 1, s->r[rc][lane] & 0xff);
            }
        } else if (size < 4) {
            if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 2))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 2, s->r[rc][lane] & 0xffff);
            }
        } else if (size == 4) {
            if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 4, s->r[rc][lane]);
            }
        } else if (rc == 255) {
            if (size == 5) {
                if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8, 0);
                }
            } else {
                if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 16))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store_word(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 16,
                        rt_word_of((rt_u128)0));
                }
            }
        } else if (size == 5) {
            if ((rc & 1) != 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "`.x2` of a register that is no multiple of 2");
            }
            if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 8,
                    s->r[rc][lane] | (uint64_t)s->r[rc + 1][lane] << 32);
            }
        } else {
            if ((rc & 3) != 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "`.x4` of a register that is no multiple of 4");
            }
            if (!rt_may_store(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 16))
                return (int)m->trap.kind;
            if (commit) {
                rt_store_word(m, VOLTA_SPACE_L, (uint32_t)a & 0xffffff, 16,
                    rt_word_of((rt_u128)s->r[rc][lane] | (rt_u128)s->r[rc + 1][lane] << 32
                    | (rt_u128)s->r[rc + 2][lane] << 64 | (rt_u128)s->r[rc + 3][lane] << 96));
            }
        }
    } else if (size < 2) {
        if (!rt_may_store(m, VOLTA_SPACE_G, a, 1))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_G, a, 1, s->r[rc][lane] & 0xff);
        }
    } else if (size < 4) {
        if (!rt_may_store(m, VOLTA_SPACE_G, a, 2))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_G, a, 2, s->r[rc][lane] & 0xffff);
        }
    } else if (size == 4) {
        if (!rt_may_store(m, VOLTA_SPACE_G, a, 4))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_G, a, 4, s->r[rc][lane]);
        }
    } else if (rc == 255) {
        if (size == 5) {
            if (!rt_may_store(m, VOLTA_SPACE_G, a, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_G, a, 8, 0);
            }
        } else {
            if (!rt_may_store(m, VOLTA_SPACE_G, a, 16))
                return (int)m->trap.kind;
            if (commit) {
                rt_store_word(m, VOLTA_SPACE_G, a, 16, rt_word_of((rt_u128)0));
            }
        }
    } else if (size == 5) {
        if ((rc & 1) != 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "`.x2` of a register that is no multiple of 2");
        }
        if (!rt_may_store(m, VOLTA_SPACE_G, a, 8))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_G, a, 8, s->r[rc][lane] | (uint64_t)s->r[rc + 1][lane] << 32);
        }
    } else {
        if ((rc & 3) != 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "`.x4` of a register that is no multiple of 4");
        }
        if (!rt_may_store(m, VOLTA_SPACE_G, a, 16))
            return (int)m->trap.kind;
        if (commit) {
            rt_store_word(m, VOLTA_SPACE_G, a, 16,
                rt_word_of((rt_u128)s->r[rc][lane] | (rt_u128)s->r[rc + 1][lane] << 32
                | (rt_u128)s->r[rc + 2][lane] << 64 | (rt_u128)s->r[rc + 3][lane] << 96));
        }
    }
    return 0;
}

static int do_st_v(struct isadora_machine *m, const struct isadora_insn *in, int line, int size_at,
    int rc_at, int pg_at, int e_at, int ra_at, int offset32_at)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[size_at];
    const int32_t rc = (int32_t)in->value[rc_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 1, pg_at);
            if (guard) {
                const uint64_t a = operand_addr_e_2(s, in, lane, line, e_at, ra_at, offset32_at);
                {
                    const int part_trap = st_v_part(size, m, a, commit, s, rc, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int ldl_v_part(int32_t size, struct isadora_machine *m, uint32_t a, int commit, int32_t rd,
    struct volta_state *s, int32_t lane)
{
    if (size == 7) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
    }
    if (size == 0) {
        const int32_t rd_new = (int32_t)rt_load(m, VOLTA_SPACE_L, a, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)rd_new;
        }
    } else if (size == 1) {
        const uint32_t rd_new_2 = rt_u32((int8_t)(int32_t)rt_load(m, VOLTA_SPACE_L, a, 1));
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = rd_new_2;
        }
    } else if (size == 2) {
        const int32_t rd_new_3 = (int32_t)rt_load(m, VOLTA_SPACE_L, a, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)rd_new_3;
        }
    } else if (size == 3) {
        const uint32_t rd_new_4 = rt_u32((int16_t)(int32_t)rt_load(m, VOLTA_SPACE_L, a, 2));
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = rd_new_4;
        }
    } else if (size == 4) {
        const uint32_t rd_new_5 = (uint32_t)rt_load(m, VOLTA_SPACE_L, a, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = rd_new_5;
        }
    } else if (!(rd == 255)) {
        if (size == 5) {
            if ((rd & 1) != 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "`.x2` of a register that is no multiple of 2");
            }
            const uint64_t result_new = rt_load(m, VOLTA_SPACE_L, a, 8);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (commit) {
                s->r[rd][lane] = (uint32_t)result_new;
                const int32_t t = rd + 1;
                if (t != 255)
                    s->r[t][lane] = (uint32_t)(result_new >> 32);
            }
        } else {
            if ((rd & 3) != 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "`.x4` of a register that is no multiple of 4");
            }
            const rt_u128 result_new_2 = rt_wide(rt_load_word(m, VOLTA_SPACE_L, a, 16));
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (commit) {
                s->r[rd][lane] = (uint32_t)result_new_2;
                s->r[rd + 1][lane] = (uint32_t)((uint64_t)result_new_2 >> 32);
                s->r[rd + 2][lane] = (uint32_t)(result_new_2 >> 64);
                const int32_t t_2 = rd + 3;
                if (t_2 != 255)
                    s->r[t_2][lane] = (uint32_t)(result_new_2 >> 96);
            }
        }
    }
    return 0;
}

static int do_ldl_v(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int size_at, int rd_at, int pg_at, int ra_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[size_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 1, pg_at);
            if (guard) {
                const uint32_t a = operand_addr(s, in, lane, line, ra_at, offset_at);
                {
                    const int part_trap = ldl_v_part(size, m, a, commit, rd, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int stl_v_part(int32_t size, struct isadora_machine *m, uint32_t a, int commit,
    struct volta_state *s, int32_t rb, int32_t lane)
{
    if (size == 7) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
    }
    if (size < 2) {
        if (!rt_may_store(m, VOLTA_SPACE_L, a, 1))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_L, a, 1, s->r[rb][lane] & 0xff);
        }
    } else if (size < 4) {
        if (!rt_may_store(m, VOLTA_SPACE_L, a, 2))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_L, a, 2, s->r[rb][lane] & 0xffff);
        }
    } else if (size == 4) {
        if (!rt_may_store(m, VOLTA_SPACE_L, a, 4))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_L, a, 4, s->r[rb][lane]);
        }
    } else if (rb == 255) {
        if (size == 5) {
            if (!rt_may_store(m, VOLTA_SPACE_L, a, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_L, a, 8, 0);
            }
        } else {
            if (!rt_may_store(m, VOLTA_SPACE_L, a, 16))
                return (int)m->trap.kind;
            if (commit) {
                rt_store_word(m, VOLTA_SPACE_L, a, 16, rt_word_of((rt_u128)0));
            }
        }
    } else if (size == 5) {
        if ((rb & 1) != 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "`.x2` of a register that is no multiple of 2");
        }
        if (!rt_may_store(m, VOLTA_SPACE_L, a, 8))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_L, a, 8, s->r[rb][lane] | (uint64_t)s->r[rb + 1][lane] << 32);
        }
    } else {
        if ((rb & 3) != 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "`.x4` of a register that is no multiple of 4");
        }
        if (!rt_may_store(m, VOLTA_SPACE_L, a, 16))
            return (int)m->trap.kind;
        if (commit) {
            rt_store_word(m, VOLTA_SPACE_L, a, 16,
                rt_word_of((rt_u128)s->r[rb][lane] | (rt_u128)s->r[rb + 1][lane] << 32
                | (rt_u128)s->r[rb + 2][lane] << 64 | (rt_u128)s->r[rb + 3][lane] << 96));
        }
    }
    return 0;
}

static int do_stl_v(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int size_at, int rb_at, int pg_at, int ra_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[size_at];
    const int32_t rb = (int32_t)in->value[rb_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 1, pg_at);
            if (guard) {
                const uint32_t a = operand_addr(s, in, lane, line, ra_at, offset_at);
                {
                    const int part_trap = stl_v_part(size, m, a, commit, s, rb, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int lds_t_part(int32_t size, struct isadora_machine *m, uint32_t a, int commit, int32_t rd,
    struct volta_state *s, int32_t lane)
{
    if (size == 0) {
        const int32_t rd_new = (int32_t)rt_load(m, VOLTA_SPACE_S, a, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)rd_new;
        }
    } else if (size == 1) {
        const uint32_t rd_new_2 = rt_u32((int8_t)(int32_t)rt_load(m, VOLTA_SPACE_S, a, 1));
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = rd_new_2;
        }
    } else if (size == 2) {
        const int32_t rd_new_3 = (int32_t)rt_load(m, VOLTA_SPACE_S, a, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)rd_new_3;
        }
    } else if (size == 3) {
        const uint32_t rd_new_4 = rt_u32((int16_t)(int32_t)rt_load(m, VOLTA_SPACE_S, a, 2));
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = rd_new_4;
        }
    } else if (size == 4) {
        const uint32_t rd_new_5 = (uint32_t)rt_load(m, VOLTA_SPACE_S, a, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = rd_new_5;
        }
    } else if (!(rd == 255)) {
        if (size == 5) {
            if ((rd & 1) != 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "`.x2` of a register that is no multiple of 2");
            }
            const uint64_t result_new = rt_load(m, VOLTA_SPACE_S, a, 8);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (commit) {
                s->r[rd][lane] = (uint32_t)result_new;
                const int32_t t = rd + 1;
                if (t != 255)
                    s->r[t][lane] = (uint32_t)(result_new >> 32);
            }
        } else {
            if ((rd & 3) != 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "`.x4` of a register that is no multiple of 4");
            }
            const rt_u128 result_new_2 = rt_wide(rt_load_word(m, VOLTA_SPACE_S, a, 16));
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (commit) {
                s->r[rd][lane] = (uint32_t)result_new_2;
                s->r[rd + 1][lane] = (uint32_t)((uint64_t)result_new_2 >> 32);
                s->r[rd + 2][lane] = (uint32_t)(result_new_2 >> 64);
                const int32_t t_2 = rd + 3;
                if (t_2 != 255)
                    s->r[t_2][lane] = (uint32_t)(result_new_2 >> 96);
            }
        }
    }
    return 0;
}

static int do_lds_t(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int memory_shared_size_at, int rd_at, int pg_at, int ra_at, int scale_at, int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[memory_shared_size_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 1, pg_at);
            if (guard) {
                const uint32_t a =
                    operand_addr_scaled(s, in, lane, line, ra_at, scale_at, offset_at);
                {
                    const int part_trap = lds_t_part(size, m, a, commit, rd, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_lds_tu(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int memory_shared_size_at, int rd_at, int pg_at, int urb_at, int ra_at, int scale_at,
    int offset_at)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[memory_shared_size_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 1, pg_at);
            if (guard) {
                const uint32_t a =
                    operand_addr_scaled_ur(s, in, lane, line, urb_at, ra_at, scale_at, offset_at);
                {
                    const int part_trap = lds_t_part(size, m, a, commit, rd, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_ldc_v(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int memory_ldc_mode_at, int memory_const_size_at, int c_bank_at, int rd_at, int pg_at)
{
    struct volta_state *const s = m->state;
    const int32_t memory_ldc_mode = (int32_t)in->value[memory_ldc_mode_at];
    const int32_t memory_const_size = (int32_t)in->value[memory_const_size_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t memory_index =
        rt_sext_32((uint32_t)(int32_t)((uint32_t)((uint64_t)word >> 38) & 0xffff), 16);
    const int32_t ra = (int32_t)((uint32_t)word >> 24 & 0xff);
    const int32_t c_bank = (int32_t)in->value[c_bank_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const uint32_t active = s->active;
    uint64_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                if ((memory_ldc_mode & 1) != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the split of the index into bank and offset");
                }
                if (memory_const_size >= 6) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
                }
                const uint32_t at = ra == 255 ? (uint32_t)(memory_index & 0xffff)
                    : s->r[ra][lane] + (uint32_t)memory_index;
                const int32_t bank = c_bank + (memory_ldc_mode == 2 ? (int32_t)(at >> 16) : 0);
                if (bank > 31 || (memory_ldc_mode == 0 && at >= 65536)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "accesses outside the bank");
                }
                const uint32_t at_2 = (uint32_t)(bank << 16) | (at & 0xffff);
                const int status = func_constant(m, memory_const_size, at_2, &result);
                if (status)
                    return status;
                const uint64_t r = result;
                if (memory_const_size == 5) {
                    const uint64_t x = r;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x;
                        const int32_t t = rd | 1;
                        if (t != 255)
                            s->r[t][lane] = (uint32_t)(x >> 32);
                    }
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int ldgsts_u_part(int32_t memory_copy_size, int32_t q, struct isadora_machine *m,
    uint32_t to, int commit, int32_t memory_zfill, uint64_t a)
{
    if (memory_copy_size == 4) {
        if (!q) {
            if (!rt_may_store(m, VOLTA_SPACE_S, to, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, to, 4, 0);
            }
        } else if (memory_zfill) {
            const uint32_t s_new =
                (uint32_t)rt_load(m, VOLTA_SPACE_G,
                (uint64_t)((rt_i128)a - (rt_i128)((uint32_t)a & 3)), 4)
                & (2 * (((uint32_t)1 << (31 - 8 * ((uint32_t)a & 3))) - 1) + 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (!rt_may_store(m, VOLTA_SPACE_S, to, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, to, 4, s_new);
            }
        } else {
            const uint32_t s_new_2 = (uint32_t)rt_load(m, VOLTA_SPACE_G, a, 4);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (!rt_may_store(m, VOLTA_SPACE_S, to, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, to, 4, s_new_2);
            }
        }
    } else if (memory_copy_size == 5) {
        if (!q) {
            if (!rt_may_store(m, VOLTA_SPACE_S, to, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, to, 8, 0);
            }
        } else if (memory_zfill) {
            const uint64_t s_new_3 =
                rt_load(m, VOLTA_SPACE_G, (uint64_t)((rt_i128)a - (rt_i128)((uint32_t)a & 7)), 8)
                & (2 * (((uint64_t)1 << (63 - 8 * ((uint32_t)a & 7))) - 1) + 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (!rt_may_store(m, VOLTA_SPACE_S, to, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, to, 8, s_new_3);
            }
        } else {
            const uint64_t s_new_4 = rt_load(m, VOLTA_SPACE_G, a, 8);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (!rt_may_store(m, VOLTA_SPACE_S, to, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, to, 8, s_new_4);
            }
        }
    } else if (memory_copy_size == 6) {
        if (!q) {
            if (!rt_may_store(m, VOLTA_SPACE_S, to, 16))
                return (int)m->trap.kind;
            if (commit) {
                rt_store_word(m, VOLTA_SPACE_S, to, 16, rt_word_of((rt_u128)0));
            }
        } else if (memory_zfill) {
            const rt_u128 s_new_5 =
                rt_wide(rt_load_word(m, VOLTA_SPACE_G,
                (uint64_t)((rt_i128)a - (rt_i128)((uint32_t)a & 0xf)), 16))
                & (2 * (((rt_u128)1 << (127 - 8 * ((uint32_t)a & 0xf))) - 1) + 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (!rt_may_store(m, VOLTA_SPACE_S, to, 16))
                return (int)m->trap.kind;
            if (commit) {
                rt_store_word(m, VOLTA_SPACE_S, to, 16, rt_word_of(s_new_5));
            }
        } else {
            const rt_u128 s_new_6 = rt_wide(rt_load_word(m, VOLTA_SPACE_G, a, 16));
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (!rt_may_store(m, VOLTA_SPACE_S, to, 16))
                return (int)m->trap.kind;
            if (commit) {
                rt_store_word(m, VOLTA_SPACE_S, to, 16, rt_word_of(s_new_6));
            }
        }
    } else {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
    }
    return 0;
}

static int do_ldgsts_u(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int memory_copy_size_at, int memory_zfill_at, int pg_at, int rd_at, int urc_at,
    int memory_to_offset_at, int ra_at, int memory_from_offset_at, int pp_at)
{
    struct volta_state *const s = m->state;
    const int32_t memory_copy_size = (int32_t)in->value[memory_copy_size_at];
    const int32_t memory_zfill = (int32_t)in->value[memory_zfill_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 3, pg_at);
            if (guard) {
                const uint32_t to =
                    operand_copy_to_ur(s, in, lane, line, rd_at, urc_at, memory_to_offset_at);
                const uint64_t a =
                    operand_copy_from_ur(s, in, lane, line + 1, ra_at, memory_from_offset_at);
                const int32_t q = operand_opt_src(s, in, lane, line + 2, pp_at);
                {
                    const int part_trap =
                        ldgsts_u_part(memory_copy_size, q, m, to, commit, memory_zfill, a);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int ldg_v_part(int32_t size_2, struct isadora_machine *m, uint64_t a, int commit,
    int32_t rd, struct volta_state *s, int32_t lane)
{
    const int32_t size = rt_min_i32(size_2, 6);
    if (size == 0) {
        const int32_t rd_new = (int32_t)rt_load(m, VOLTA_SPACE_G, a, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)rd_new;
        }
    } else if (size == 1) {
        const uint32_t rd_new_2 = rt_u32((int8_t)(int32_t)rt_load(m, VOLTA_SPACE_G, a, 1));
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = rd_new_2;
        }
    } else if (size == 2) {
        const int32_t rd_new_3 = (int32_t)rt_load(m, VOLTA_SPACE_G, a, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)rd_new_3;
        }
    } else if (size == 3) {
        const uint32_t rd_new_4 = rt_u32((int16_t)(int32_t)rt_load(m, VOLTA_SPACE_G, a, 2));
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = rd_new_4;
        }
    } else if (size == 4) {
        const uint32_t rd_new_5 = (uint32_t)rt_load(m, VOLTA_SPACE_G, a, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = rd_new_5;
        }
    } else if (!(rd == 255)) {
        if (size == 5) {
            if ((rd & 1) != 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "`.x2` of a register that is no multiple of 2");
            }
            const uint64_t result_new = rt_load(m, VOLTA_SPACE_G, a, 8);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (commit) {
                s->r[rd][lane] = (uint32_t)result_new;
                const int32_t t = rd + 1;
                if (t != 255)
                    s->r[t][lane] = (uint32_t)(result_new >> 32);
            }
        } else {
            if ((rd & 3) != 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "`.x4` of a register that is no multiple of 4");
            }
            const rt_u128 result_new_2 = rt_wide(rt_load_word(m, VOLTA_SPACE_G, a, 16));
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (commit) {
                s->r[rd][lane] = (uint32_t)result_new_2;
                s->r[rd + 1][lane] = (uint32_t)((uint64_t)result_new_2 >> 32);
                s->r[rd + 2][lane] = (uint32_t)(result_new_2 >> 64);
                const int32_t t_2 = rd + 3;
                if (t_2 != 255)
                    s->r[t_2][lane] = (uint32_t)(result_new_2 >> 96);
            }
        }
    }
    return 0;
}

/* GUARD LDG{E{EVICT}LOAD_SIZE{LOAD_ORDER}SCOPE{PRIVATE}} OPT, $R[Rd], ADDR_E  CTL */
int volta_exec_ldg_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    int32_t size_2;
    size_2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const uint64_t a = operand_addr_e(s, in, lane, 2, 0, 8, 9);
                if (0 || pu != 7 || 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the predicates of this load");
                } else {
                    {
                        const int part_trap = ldg_v_part(size_2, m, a, commit, rd, s, lane);
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

/* GUARD LDG{E{EVICT}LOAD_SIZE{LOAD_ORDER}SCOPE{PRIVATE}}.ZD $P[Pu], $R[Rd], ADDR_E  CTL */
int volta_exec_ldg_vz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_vz(m, in, 2, 10);
}

/* GUARD LDG{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE} OPT, $R[Rd], ADDR_E, OPT_Pl  CTL */
int volta_exec_ldg_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    int32_t size_2;
    size_2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[8];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                const uint64_t a = operand_addr_e(s, in, lane, 2, 0, 9, 10);
                const int32_t n = operand_opt_pl(s, in, lane, 3, 12);
                if (0 || pu != 7 || !n) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the predicates of this load");
                } else {
                    {
                        const int part_trap = ldg_v_part(size_2, m, a, commit, rd, s, lane);
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

/* GUARD LDG{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR_E, OPT_Pl  CTL
   */
int volta_exec_ldg_tz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_vz(m, in, 3, 13);
}

/* GUARD LDG{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE} OPT, $R[Rd], ADDR64_UR_TURING, OPT_Pl 
   CTL */
int volta_exec_ldg_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    int32_t size_2;
    size_2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[8];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 14);
            if (guard) {
                const uint64_t a = operand_addr64_ur_turing(s, in, lane, 2, 10, 0, 9, 11);
                const int32_t n = operand_opt_pl(s, in, lane, 3, 13);
                if (0 || pu != 7 || !n) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the predicates of this load");
                } else {
                    {
                        const int part_trap = ldg_v_part(size_2, m, a, commit, rd, s, lane);
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

/* GUARD LDG{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR64_UR_TURING,
   OPT_Pl  CTL */
int volta_exec_ldg_tuz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_vz(m, in, 3, 14);
}

/* GUARD LDG{E}EVICT{LTC}SIZE{LOAD_ORDER_SCOPE} OPT, $R[Rd], ADDR_E, OPT_Pl PM_EVENTS CTL */
int volta_exec_ldg_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t size_2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 11);
            if (guard) {
                const uint64_t a = operand_addr_e(s, in, lane, 1, 0, 7, 8);
                const int32_t n = operand_opt_pl(s, in, lane, 2, 10);
                if (0 || pu != 7 || !n) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the predicates of this load");
                } else {
                    {
                        const int part_trap = ldg_v_part(size_2, m, a, commit, rd, s, lane);
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

/* GUARD LDG{OPT_E}EVICT{LTC}SIZE{LOAD_ORDER_SCOPE} OPT, $R[Rd], ADDR_GLOBAL, OPT_Pl DESC PM_EVENTS
   CTL */
int volta_exec_ldg_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t size_2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 11);
            if (guard) {
                const uint64_t a = operand_addr_global_3(m, s, in, lane, 2, 6, 7, 8);
                const int32_t n = operand_opt_pl(s, in, lane, 3, 10);
                if (0 || pu != 7 || !n) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the predicates of this load");
                } else {
                    {
                        const int part_trap = ldg_v_part(size_2, m, a, commit, rd, s, lane);
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

static int ld_v_part(int32_t size_2, struct isadora_machine *m, uint64_t a, int commit, int32_t rd,
    struct volta_state *s, int32_t lane)
{
    int32_t result = 0;
    int32_t result_3 = 0;
    int32_t result_5 = 0;
    int32_t result_7 = 0;
    uint32_t result_9 = 0;
    uint64_t result_11 = 0;
    rt_u128 result_13 = 0;
    const int32_t size = rt_min_i32(size_2, 6);
    if (size == 0) {
        const int status_2 = func_generic(m, a, &result);
        if (status_2)
            return status_2;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)result;
        }
    } else if (size == 1) {
        const int status_4 = func_generic(m, a, &result_3);
        if (status_4)
            return status_4;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = rt_u32((int8_t)result_3);
        }
    } else if (size == 2) {
        const int status_6 = func_generic_2(m, a, &result_5);
        if (status_6)
            return status_6;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)result_5;
        }
    } else if (size == 3) {
        const int status_8 = func_generic_2(m, a, &result_7);
        if (status_8)
            return status_8;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = rt_u32((int16_t)result_7);
        }
    } else if (size == 4) {
        const int status_10 = func_generic_3(m, a, &result_9);
        if (status_10)
            return status_10;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = result_9;
        }
    } else if (!(rd == 255)) {
        if (size == 5) {
            if ((rd & 1) != 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "`.x2` of a register that is no multiple of 2");
            }
            const int status_12 = func_generic_4(m, a, &result_11);
            if (status_12)
                return status_12;
            if (commit) {
                s->r[rd][lane] = (uint32_t)result_11;
                const int32_t t = rd + 1;
                if (t != 255)
                    s->r[t][lane] = (uint32_t)(result_11 >> 32);
            }
        } else {
            if ((rd & 3) != 0) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "`.x4` of a register that is no multiple of 4");
            }
            const int status_14 = func_generic_5(m, a, &result_13);
            if (status_14)
                return status_14;
            if (commit) {
                s->r[rd][lane] = (uint32_t)result_13;
                s->r[rd + 1][lane] = (uint32_t)((uint64_t)result_13 >> 32);
                s->r[rd + 2][lane] = (uint32_t)(result_13 >> 64);
                const int32_t t_2 = rd + 3;
                if (t_2 != 255)
                    s->r[t_2][lane] = (uint32_t)(result_13 >> 96);
            }
        }
    }
    return 0;
}

/* GUARD LD{E{EVICT}LOAD_SIZE{LOAD_ORDER}SCOPE{PRIVATE}} , $R[Rd], ADDR_E  CTL */
int volta_exec_ld_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    int32_t size_2;
    size_2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 9);
            if (guard) {
                const uint64_t a = operand_addr_e_2(s, in, lane, 2, 0, 7, 8);
                {
                    const int part_trap = ld_v_part(size_2, m, a, commit, rd, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LD{E{EVICT}LOAD_SIZE{LOAD_ORDER}SCOPE{PRIVATE}}.ZD $P[Pu], $R[Rd], ADDR_E  CTL */
int volta_exec_ld_vz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_vz(m, in, 2, 10);
}

/* GUARD LD{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE} , $R[Rd], ADDR_E, OPT_Pl  CTL */
int volta_exec_ld_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    int32_t size_2;
    size_2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 12);
            if (guard) {
                const uint64_t a = operand_addr_e_2(s, in, lane, 2, 0, 8, 9);
                const int32_t n = operand_opt_pl(s, in, lane, 3, 11);
                if (0 || !n) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the predicates of this load");
                } else {
                    {
                        const int part_trap = ld_v_part(size_2, m, a, commit, rd, s, lane);
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

/* GUARD LD{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR_E, OPT_Pl  CTL
   */
int volta_exec_ld_tz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_vz(m, in, 3, 13);
}

/* GUARD LD{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE} , $R[Rd], ADDR64_UR_TURING, OPT_Pl  CTL
   */
int volta_exec_ld_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    int32_t size_2;
    size_2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                const uint64_t a = operand_addr64_ur_turing(s, in, lane, 2, 9, 0, 8, 10);
                const int32_t n = operand_opt_pl(s, in, lane, 3, 12);
                if (0 || !n) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the predicates of this load");
                } else {
                    {
                        const int part_trap = ld_v_part(size_2, m, a, commit, rd, s, lane);
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

/* GUARD LD{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR64_UR_TURING,
   OPT_Pl  CTL */
int volta_exec_ld_tuz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_vz(m, in, 3, 14);
}

/* GUARD LD{E}EVICT{LTC}SIZE{LOAD_ORDER_SCOPE} , $R[Rd], ADDR_E, OPT_Pl PM_EVENTS CTL */
int volta_exec_ld_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t size_2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const uint64_t a = operand_addr_e_2(s, in, lane, 1, 0, 6, 7);
                const int32_t n = operand_opt_pl(s, in, lane, 2, 9);
                if (0 || !n) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the predicates of this load");
                } else {
                    {
                        const int part_trap = ld_v_part(size_2, m, a, commit, rd, s, lane);
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

/* GUARD LD{OPT_E}EVICT{LTC}SIZE{LOAD_ORDER_SCOPE} , $R[Rd], ADDR_GLOBAL, OPT_Pl DESC PM_EVENTS CTL
   */
int volta_exec_ld_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t size_2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 5, 10);
            if (guard) {
                const uint64_t a = operand_addr_global_3(m, s, in, lane, 2, 5, 6, 7);
                const int32_t n = operand_opt_pl(s, in, lane, 3, 9);
                if (0 || !n) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the predicates of this load");
                } else {
                    {
                        const int part_trap = ld_v_part(size_2, m, a, commit, rd, s, lane);
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

/* GUARD STG{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR_E, $R[Rb]  CTL */
int volta_exec_stg_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_stg_v(m, in, 1, 2, 8, 9, 0, 6, 7);
}

/* GUARD STG{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR_E, $R[Rb]  CTL */
int volta_exec_stg_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_stg_v(m, in, 1, 2, 8, 9, 0, 6, 7);
}

/* GUARD STG{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR64_UR_TURING, $R[Rb]  CTL */
int volta_exec_stg_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[2];
    const int32_t rb = (int32_t)in->value[9];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                const uint64_t a = operand_addr64_ur_turing(s, in, lane, 1, 7, 0, 6, 8);
                {
                    const int part_trap = stg_v_part(size, m, a, commit, s, rb, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STG{E}EVICT{SIZE}STORE_ORDER_SCOPE ADDR_E, $R[Rb] PM_EVENTS CTL */
int volta_exec_stg_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_stg_v(m, in, 0, 2, 6, 7, 0, 4, 5);
}

/* GUARD STG{OPT_E}EVICT{SIZE}STORE_ORDER_SCOPE ADDR_GLOBAL, $R[Rb] DESC PM_EVENTS CTL */
int volta_exec_stg_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 7);
            if (guard) {
                const uint64_t a = operand_addr_global_3(m, s, in, lane, 1, 3, 4, 5);
                {
                    const int part_trap = stg_v_part(size, m, a, commit, s, rb, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ST{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR_E, $R[Rc]  CTL */
int volta_exec_st_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_st_v(m, in, 1, 2, 8, 9, 0, 6, 7);
}

/* GUARD ST{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR_E, $R[Rc]  CTL */
int volta_exec_st_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_st_v(m, in, 1, 2, 8, 9, 0, 6, 7);
}

/* GUARD ST{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR64_UR_TURING, $R[Rb]  CTL */
int volta_exec_st_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[2];
    const int32_t rb = (int32_t)in->value[9];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                const uint64_t a = operand_addr64_ur_turing(s, in, lane, 1, 7, 0, 6, 8);
                {
                    const int part_trap = st_v_part(size, m, a, commit, s, rb, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD ST{E}EVICT{SIZE}STORE_ORDER_SCOPE ADDR_E, $R[Rc] PM_EVENTS CTL */
int volta_exec_st_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_st_v(m, in, 0, 2, 6, 7, 0, 4, 5);
}

/* GUARD ST{OPT_E}EVICT{SIZE}STORE_ORDER_SCOPE ADDR_GLOBAL, $R[Rb] DESC PM_EVENTS CTL */
int volta_exec_st_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 7);
            if (guard) {
                const uint64_t a = operand_addr_global_3(m, s, in, lane, 1, 3, 4, 5);
                {
                    const int part_trap = st_v_part(size, m, a, commit, s, rb, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR  CTL */
int volta_exec_ldl_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldl_v(m, in, 0, 1, 2, 5, 3, 4);
}

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR PM_EVENTS CTL */
int volta_exec_ldl_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldl_v(m, in, 0, 1, 2, 5, 3, 4);
}

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR_UR  CTL */
int volta_exec_ldl_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 6);
            if (guard) {
                const uint32_t a = operand_addr_ur(s, in, lane, 0, 4, 3, 5);
                {
                    const int part_trap = ldl_v_part(size, m, a, commit, rd, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR_LOCAL DESC_LOCAL PM_EVENTS CTL */
int volta_exec_ldl_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 6);
            if (guard) {
                const uint32_t a = operand_addr_local(s, in, lane, 0, 3, 4, 5);
                {
                    const int part_trap = ldl_v_part(size, m, a, commit, rd, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STL{EVICT}SIZE ADDR, $R[Rb]  CTL */
int volta_exec_stl_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_stl_v(m, in, 0, 1, 4, 5, 2, 3);
}

/* GUARD STL{EVICT}SIZE ADDR, $R[Rb] PM_EVENTS CTL */
int volta_exec_stl_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_stl_v(m, in, 0, 1, 4, 5, 2, 3);
}

/* GUARD STL{EVICT}SIZE ADDR_UR, $R[Rb]  CTL */
int volta_exec_stl_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 6);
            if (guard) {
                const uint32_t a = operand_addr_ur(s, in, lane, 0, 3, 2, 4);
                {
                    const int part_trap = stl_v_part(size, m, a, commit, s, rb, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STL{EVICT}SIZE ADDR_LOCAL, $R[Rb] DESC_LOCAL PM_EVENTS CTL */
int volta_exec_stl_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 6);
            if (guard) {
                const uint32_t a = operand_addr_local(s, in, lane, 0, 2, 3, 4);
                {
                    const int part_trap = stl_v_part(size, m, a, commit, s, rb, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDS{U}SHARED_SIZE , $R[Rd], ADDR  CTL */
int volta_exec_lds_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 5);
            if (guard) {
                const uint32_t a = operand_addr(s, in, lane, 1, 3, 4);
                {
                    const int part_trap = lds_t_part(size, m, a, commit, rd, s, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDS{U}SHARED_SIZE.ZD $P[Pu], $R[Rd], ADDR  CTL */
int volta_exec_lds_vz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_vz(m, in, 1, 6);
}

/* GUARD LDS{U}SHARED_SIZE , $R[Rd], ADDR_SCALED  CTL */
int volta_exec_lds_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_lds_t(m, in, 1, 1, 2, 6, 3, 4, 5);
}

/* GUARD LDS{U}SHARED_SIZE.ZD $P[Pu], $R[Rd], ADDR_SCALED  CTL */
int volta_exec_lds_tz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_vz(m, in, 1, 7);
}

/* GUARD LDS{U}SHARED_SIZE , $R[Rd], ADDR_SCALED_UR  CTL */
int volta_exec_lds_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_lds_tu(m, in, 1, 1, 2, 7, 5, 3, 4, 6);
}

/* GUARD LDS{U}SHARED_SIZE.ZD $P[Pu], $R[Rd], ADDR_SCALED_UR  CTL */
int volta_exec_lds_tuz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_vz(m, in, 1, 8);
}

/* GUARD LDS{SHARED_SIZE} , $R[Rd], ADDR_SCALED PM_EVENTS CTL */
int volta_exec_lds_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_lds_t(m, in, 1, 0, 1, 5, 2, 3, 4);
}

/* GUARD LDS{SHARED_SIZE} , $R[Rd], ADDR_SCALED_UR PM_EVENTS CTL */
int volta_exec_lds_au(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_lds_tu(m, in, 1, 0, 1, 6, 4, 2, 3, 5);
}

static int sts_v_part(int32_t size, struct isadora_machine *m, uint32_t a, int commit,
    struct volta_state *s, int32_t rb, int32_t lane)
{
    if (size == 7) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
    }
    if (size < 2) {
        if (!rt_may_store(m, VOLTA_SPACE_S, a, 1))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_S, a, 1, s->r[rb][lane] & 0xff);
        }
    } else if (size < 4) {
        if (!rt_may_store(m, VOLTA_SPACE_S, a, 2))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_S, a, 2, s->r[rb][lane] & 0xffff);
        }
    } else if (size == 4) {
        if (!rt_may_store(m, VOLTA_SPACE_S, a, 4))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_S, a, 4, s->r[rb][lane]);
        }
    } else if (rb == 255) {
        if (size == 5) {
            if (!rt_may_store(m, VOLTA_SPACE_S, a, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_S, a, 8, 0);
            }
        } else {
            if (!rt_may_store(m, VOLTA_SPACE_S, a, 16))
                return (int)m->trap.kind;
            if (commit) {
                rt_store_word(m, VOLTA_SPACE_S, a, 16, rt_word_of((rt_u128)0));
            }
        }
    } else if (size == 5) {
        if ((rb & 1) != 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "`.x2` of a register that is no multiple of 2");
        }
        if (!rt_may_store(m, VOLTA_SPACE_S, a, 8))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_S, a, 8, s->r[rb][lane] | (uint64_t)s->r[rb + 1][lane] << 32);
        }
    } else {
        if ((rb & 3) != 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "`.x4` of a register that is no multiple of 4");
        }
        if (!rt_may_store(m, VOLTA_SPACE_S, a, 16))
            return (int)m->trap.kind;
        if (commit) {
            rt_store_word(m, VOLTA_SPACE_S, a, 16,
                rt_word_of((rt_u128)s->r[rb][lane] | (rt_u128)s->r[rb + 1][lane] << 32
                | (rt_u128)s->r[rb + 2][lane] << 64 | (rt_u128)s->r[rb + 3][lane] << 96));
        }
    }
    return 0;
}

/* GUARD STS{SIZE} ADDR, $R[Rb]  CTL */
int volta_exec_sts_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 4);
            if (guard) {
                const uint32_t a = operand_addr(s, in, lane, 0, 1, 2);
                {
                    const int part_trap = sts_v_part(size, m, a, commit, s, rb, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STS{SIZE} ADDR_SCALED, $R[Rb] PM_EVENTS CTL */
int volta_exec_sts_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 5);
            if (guard) {
                const uint32_t a = operand_addr_scaled(s, in, lane, 0, 1, 2, 3);
                {
                    const int part_trap = sts_v_part(size, m, a, commit, s, rb, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD STS{SIZE} ADDR_SCALED_UR, $R[Rb] PM_EVENTS CTL */
int volta_exec_sts_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 6);
            if (guard) {
                const uint32_t a = operand_addr_scaled_ur(s, in, lane, 0, 3, 1, 2, 4);
                {
                    const int part_trap = sts_v_part(size, m, a, commit, s, rb, lane);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDC{LDC_MODE}CONST_SIZE $R[Rd], CONST_INDEXED  CTL */
int volta_exec_ldc_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldc_v(m, in, 1, 0, 1, 3, 2, 6);
}

/* GUARD LDC{LDC_MODE}CONST_SIZE $R[Rd], CONST_INDEXED PM_EVENTS CTL */
int volta_exec_ldc_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldc_v(m, in, 1, 0, 1, 3, 2, 6);
}

/* GUARD LDC{LDC_MODE}CONST_SIZE $R[Rd], CONST_BINDLESS PM_EVENTS CTL */
int volta_exec_ldc_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t memory_ldc_mode = (int32_t)in->value[0];
    const int32_t memory_const_size = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 6);
            if (guard) {
                if ((memory_ldc_mode & 1) != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the split of the index into bank and offset");
                }
                if (memory_const_size >= 6) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
                }
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* UGUARD ULDC{CONST_SIZE} $UR[URd], CONST_U CTL */
int volta_exec_uldc_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t memory_const_size = (int32_t)in->value[0];
    const int32_t urd = (int32_t)in->value[1];
    uint64_t result = 0;
    const int32_t uguard = operand_uguard(s, in, 1, 5);
    if (uguard) {
        int32_t at_2 = 0;
        const int at_2_trap = operand_const_u(m, in, &at_2, 0, 3, 2);
        if (at_2_trap) {
            return at_2_trap;
        }
        if (memory_const_size >= 6) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
        }
        const int32_t at = at_2;
        const int status = func_constant_2(m, memory_const_size, at, &result);
        if (status)
            return status;
        const uint64_t r = result;
        if (memory_const_size == 5) {
            const uint64_t x = r;
            if (urd != 63)
                s->ur[urd] = (uint32_t)x;
            const int32_t t = urd | 1;
            if (t != 63)
                s->ur[t] = (uint32_t)(x >> 32);
        } else {
            if (urd != 63)
                s->ur[urd] = (uint32_t)r;
        }
    }
    return 0;
}

/* UGUARD ULDC{CONST_SIZE} $UR[URd], c[C_BANK][$UR[URa]] CTL */
int volta_exec_uldc_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t memory_const_size = (int32_t)in->value[0];
    const int32_t ura = (int32_t)in->value[3];
    const int32_t c_bank = (int32_t)in->value[2];
    const int32_t urd = (int32_t)in->value[1];
    uint64_t result = 0;
    const int32_t uguard = operand_uguard(s, in, 0, 4);
    if (uguard) {
        if (memory_const_size >= 6) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
        }
        if (s->ur[ura] >= 65536) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "accesses outside the bank");
        }
        const uint32_t at = (uint32_t)(c_bank << 16) | s->ur[ura];
        const int status = func_constant(m, memory_const_size, at, &result);
        if (status)
            return status;
        const uint64_t r = result;
        if (memory_const_size == 5) {
            const uint64_t x = r;
            if (urd != 63)
                s->ur[urd] = (uint32_t)x;
            const int32_t t = urd | 1;
            if (t != 63)
                s->ur[t] = (uint32_t)(x >> 32);
        } else {
            if (urd != 63)
                s->ur[urd] = (uint32_t)r;
        }
    }
    return 0;
}

/* UGUARD ULDC{CONST_SIZE} $UR[URd], c[C_BANK][$UR[URa]+INDEX] CTL */
int volta_exec_uldc_io(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t memory_const_size = (int32_t)in->value[0];
    const int32_t ura = (int32_t)in->value[3];
    const int32_t memory_index = rt_sext_32((uint32_t)in->value[4], 16);
    const int32_t c_bank = (int32_t)in->value[2];
    const int32_t urd = (int32_t)in->value[1];
    uint64_t result = 0;
    const int32_t uguard = operand_uguard(s, in, 0, 5);
    if (uguard) {
        if (memory_const_size >= 6) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
        }
        if (s->ur[ura] + (uint32_t)memory_index >= 65536) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "accesses outside the bank");
        }
        const uint32_t at = (uint32_t)(c_bank << 16)
            | ((s->ur[ura] + (uint32_t)memory_index) & 0xffff);
        const int status = func_constant(m, memory_const_size, at, &result);
        if (status)
            return status;
        const uint64_t r = result;
        if (memory_const_size == 5) {
            const uint64_t x = r;
            if (urd != 63)
                s->ur[urd] = (uint32_t)x;
            const int32_t t = urd | 1;
            if (t != 63)
                s->ur[t] = (uint32_t)(x >> 32);
        } else {
            if (urd != 63)
                s->ur[urd] = (uint32_t)r;
        }
    }
    return 0;
}

/* UGUARD ULDC{CONST_SIZE} $UR[URd], [$UR[URa]+ULDC_OFFSET], NOT_ULDC_UP$UP[ULDC_UP] CTL */
int volta_exec_uldc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t memory_const_size = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 1, 6);
    if (uguard) {
        if (memory_const_size >= 6) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
        }
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory addressed without a bank");
    }
    return 0;
}

static int ldsm_r_part(struct isadora_machine *m, uint32_t active, struct volta_state *s,
    const struct isadora_insn *in, int slot_5, int32_t memory_matrix, int32_t memory_matrices,
    uint32_t here, rt_u128 *lane_of_of, int32_t rd)
{
    m->lane = -1;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard_2 = operand_guard(s, in, lane, 1, slot_5);
            if (guard_2) {
                if (memory_matrix == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: matrices of 16 columns");
                }
                if (memory_matrices == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
                }
                const int32_t wanted = (1 << (1 << memory_matrices)) - 1;
                for (int32_t m_2 = 0; m_2 <= 3; m_2++) {
                    const int32_t t = 8 * m_2 + (lane >> 2);
                    const rt_u128 lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
                    const uint32_t direct = (uint32_t)(lane_of >> 32 * (lane & 3));
                    const int32_t t_2 = 8 * m_2 + 2 * (lane & 3);
                    const rt_u128 lane_of_2 = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
                    const uint32_t first = (uint32_t)(lane_of_2 >> 16 * (lane >> 2)) & 0xffff;
                    const int32_t t_3 = 8 * m_2 + 2 * (lane & 3) + 1;
                    const rt_u128 lane_of_3 = (here >> t_3 & 1 ? lane_of_of[t_3] : 0);
                    const uint32_t second = (uint32_t)(lane_of_3 >> 16 * (lane >> 2)) & 0xffff;
                    if (wanted >> m_2 & 1) {
                        if (commit) {
                            const int32_t t_4 = rd | m_2;
                            if (t_4 != 255)
                                s->r[t_4][lane] = memory_matrix ? first | second << 16 : direct;
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDSM.16{MATRIX}MATRICES $R[Rd], ADDR PM_EVENTS CTL */
int volta_exec_ldsm_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t memory_matrices = (int32_t)in->value[1];
    const int32_t memory_matrix = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    rt_u128 lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 5);
        if (guard) {
            const uint32_t a = operand_addr(s, in, lane, 0, 3, 4);
            const rt_u128 row = lane < 8 << memory_matrices
                ? rt_wide(rt_load_word(m, VOLTA_SPACE_S, a, 16)) : 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            lane_of_of[lane] = row;
            here |= UINT32_C(1) << lane;
        }
    }
    {
        const int part_trap =
            ldsm_r_part(m, active, s, in, 5, memory_matrix, memory_matrices, here, lane_of_of, rd);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

/* GUARD LDSM.16{MATRIX}MATRICES $R[Rd], ADDR_UR PM_EVENTS CTL */
int volta_exec_ldsm_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t memory_matrices = (int32_t)in->value[1];
    const int32_t memory_matrix = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    rt_u128 lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 6);
        if (guard) {
            const uint32_t a = operand_addr_ur(s, in, lane, 0, 4, 3, 5);
            const rt_u128 row = lane < 8 << memory_matrices
                ? rt_wide(rt_load_word(m, VOLTA_SPACE_S, a, 16)) : 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            lane_of_of[lane] = row;
            here |= UINT32_C(1) << lane;
        }
    }
    {
        const int part_trap =
            ldsm_r_part(m, active, s, in, 6, memory_matrix, memory_matrices, here, lane_of_of, rd);
        if (part_trap)
            return part_trap;
    }
    return 0;
}

/* GUARD STSM.16{MATRIX}MATRICES ADDR, $R[Rb] PM_EVENTS CTL */
int volta_exec_stsm(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t memory_matrices = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[4];
    const int32_t memory_matrix = (int32_t)in->value[0];
    const uint32_t active = s->active;
    rt_u128 row = 0;
    rt_u128 lane_of_of[32] = {0};
    uint32_t here = 0;
    for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
        m->lane = lane;
        const int32_t guard = operand_guard(s, in, lane, 1, 5);
        if (guard) {
            const int32_t n = 1 << memory_matrices;
            const rt_u128 mine = func_span(s, lane, rb, n);
            lane_of_of[lane] = mine;
            here |= UINT32_C(1) << lane;
        }
    }
    m->lane = -1;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard_2 = operand_guard(s, in, lane, 1, 5);
            if (guard_2) {
                const uint32_t a = operand_addr(s, in, lane, 0, 2, 3);
                if (memory_matrix == 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: matrices of 16 columns");
                }
                if (memory_matrices == 3) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
                }
                const int32_t m_2 = lane >> 3;
                row = 0;
                for (int32_t i = 0; i <= 7; i++) {
                    const int32_t t = 4 * (lane & 7) + (i >> 1);
                    const rt_u128 lane_of = (here >> t & 1 ? lane_of_of[t] : 0);
                    const uint32_t direct = (uint32_t)(lane_of >> (32 * m_2 + 16 * (i & 1)))
                        & 0xffff;
                    const int32_t t_2 = 4 * i + (lane >> 1 & 3);
                    const rt_u128 lane_of_2 = (here >> t_2 & 1 ? lane_of_of[t_2] : 0);
                    const uint32_t turned = (uint32_t)(lane_of_2 >> (32 * m_2 + 16 * (lane & 1)))
                        & 0xffff;
                    row = row | rt_u128_from(memory_matrix ? (int32_t)turned : (int32_t)direct)
                        << 16 * i;
                }
                if (lane < 8 << memory_matrices) {
                    if (!rt_may_store(m, VOLTA_SPACE_S, a, 16))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store_word(m, VOLTA_SPACE_S, a, 16, rt_word_of(row));
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDGSTS.E{BYPASS}EVICT{COPY_LTC}COPY_SIZE{ZFILL}COPY_ORDER_SCOPE COPY_TO, COPY_FROM, OPT_SRC
   DESC PM_EVENTS CTL */
int volta_exec_ldgsts_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t memory_copy_size = (int32_t)in->value[3];
    const int32_t memory_zfill = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                const uint32_t to = operand_copy_to(s, in, lane, 0, 6, 7);
                const uint64_t a = operand_copy_from(s, in, lane, 1, 8, 9, 10);
                const int32_t q = operand_opt_src(s, in, lane, 2, 12);
                {
                    const int part_trap =
                        ldgsts_u_part(memory_copy_size, q, m, to, commit, memory_zfill, a);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDGSTS.E{BYPASS}EVICT{COPY_LTC}COPY_SIZE{ZFILL}COPY_ORDER_SCOPE COPY_TO_UR, COPY_FROM_UR,
   OPT_SRC PM_EVENTS CTL */
int volta_exec_ldgsts_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldgsts_u(m, in, 0, 3, 4, 13, 6, 7, 8, 9, 10, 12);
}

/* GUARD LDGSTS.E{BYPASS}EVICT{COPY_LTC}COPY_SIZE{ZFILL}COPY_ORDER_SCOPE COPY_TO_UR, COPY_FROM_UR,
   OPT_SRC PM_EVENTS CTL */
int volta_exec_ldgsts_us(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldgsts_u(m, in, 0, 3, 4, 13, 6, 7, 8, 9, 10, 12);
}

/* GUARD LDGDEPBAR PM_EVENTS CTL */
int volta_exec_ldgdepbar(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

