/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_lds_r(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int memory_size_at, int rd_at, int pg_at, int ra_at, int memory_offset24_at,
    int memory_uoffset24_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_size = (int32_t)in->value[memory_size_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line + 1, pg_at);
            if (guard) {
                const uint32_t at =
                    operand_addr_4(s, in, lane, line, ra_at, memory_offset24_at,
                    memory_uoffset24_at);
                if (memory_size == 0) {
                    const int32_t rd_new = (int32_t)rt_load(m, MAXWELL_SPACE_S, at, 1);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)rd_new;
                    }
                } else if (memory_size == 1) {
                    const uint32_t rd_new_2 =
                        rt_u32((int8_t)(int32_t)rt_load(m, MAXWELL_SPACE_S, at, 1));
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rd_new_2;
                    }
                } else if (memory_size == 2) {
                    const int32_t rd_new_3 = (int32_t)rt_load(m, MAXWELL_SPACE_S, at, 2);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)rd_new_3;
                    }
                } else if (memory_size == 3) {
                    const uint32_t rd_new_4 =
                        rt_u32((int16_t)(int32_t)rt_load(m, MAXWELL_SPACE_S, at, 2));
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rd_new_4;
                    }
                } else if (memory_size == 4) {
                    const uint32_t rd_new_5 = (uint32_t)rt_load(m, MAXWELL_SPACE_S, at, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rd_new_5;
                    }
                } else if (!(rd == 255)) {
                    if (memory_size == 5) {
                        if ((rd & 1) != 0) {
                            return rt_trap(m, ISADORA_TRAP_STATED,
                                "`.x2` of a register that is no multiple of 2");
                        }
                        const uint64_t result_new = rt_load(m, MAXWELL_SPACE_S, at, 8);
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
                        const rt_u128 result_new_2 =
                            rt_wide(rt_load_word(m, MAXWELL_SPACE_S, at, 16));
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
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD LDG{E}LOAD_CACHE{LDG_SIZE} $R[Rd], ADDR CTL CLOSE */
int maxwell_exec_ldg(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_ldg_size = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 7);
            if (guard) {
                const uint64_t at = operand_addr_2(s, in, lane, 0, 0, 4, 5, 6);
                const int32_t size = rt_min_i32(memory_ldg_size, 6);
                if (size == 0) {
                    const int32_t rd_new = (int32_t)rt_load(m, MAXWELL_SPACE_G, at, 1);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)rd_new;
                    }
                } else if (size == 1) {
                    const uint32_t rd_new_2 =
                        rt_u32((int8_t)(int32_t)rt_load(m, MAXWELL_SPACE_G, at, 1));
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rd_new_2;
                    }
                } else if (size == 2) {
                    const int32_t rd_new_3 = (int32_t)rt_load(m, MAXWELL_SPACE_G, at, 2);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)rd_new_3;
                    }
                } else if (size == 3) {
                    const uint32_t rd_new_4 =
                        rt_u32((int16_t)(int32_t)rt_load(m, MAXWELL_SPACE_G, at, 2));
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rd_new_4;
                    }
                } else if (size == 4) {
                    const uint32_t rd_new_5 = (uint32_t)rt_load(m, MAXWELL_SPACE_G, at, 4);
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
                        const uint64_t result_new = rt_load(m, MAXWELL_SPACE_G, at, 8);
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
                        const rt_u128 result_new_2 =
                            rt_wide(rt_load_word(m, MAXWELL_SPACE_G, at, 16));
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
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD LDG{E}LOAD_CACHE{LDG_SIZE} Pl, $R[Rd], ADDR_REG CTL CLOSE */
int maxwell_exec_ldg_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate result");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD STG{E}STORE_CACHE{SIZE} ADDR, $R[Rd] CTL CLOSE */
int maxwell_exec_stg(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_size = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 7);
            if (guard) {
                const uint64_t at = operand_addr_2(s, in, lane, 0, 0, 3, 4, 5);
                if (memory_size < 2) {
                    if (!rt_may_store(m, MAXWELL_SPACE_G, at, 1))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_G, at, 1, s->r[rd][lane] & 0xff);
                    }
                } else if (memory_size < 4) {
                    if (!rt_may_store(m, MAXWELL_SPACE_G, at, 2))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_G, at, 2, s->r[rd][lane] & 0xffff);
                    }
                } else if (memory_size == 4) {
                    if (!rt_may_store(m, MAXWELL_SPACE_G, at, 4))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_G, at, 4, s->r[rd][lane]);
                    }
                } else if (rd == 255) {
                    if (memory_size == 5) {
                        if (!rt_may_store(m, MAXWELL_SPACE_G, at, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_G, at, 8, 0);
                        }
                    } else {
                        if (!rt_may_store(m, MAXWELL_SPACE_G, at, 16))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store_word(m, MAXWELL_SPACE_G, at, 16, rt_word_of((rt_u128)0));
                        }
                    }
                } else if (memory_size == 5) {
                    if ((rd & 1) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x2` of a register that is no multiple of 2");
                    }
                    if (!rt_may_store(m, MAXWELL_SPACE_G, at, 8))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_G, at, 8,
                            s->r[rd][lane] | (uint64_t)s->r[rd + 1][lane] << 32);
                    }
                } else {
                    if ((rd & 3) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x4` of a register that is no multiple of 4");
                    }
                    if (!rt_may_store(m, MAXWELL_SPACE_G, at, 16))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store_word(m, MAXWELL_SPACE_G, at, 16,
                            rt_word_of((rt_u128)s->r[rd][lane] | (rt_u128)s->r[rd + 1][lane] << 32
                            | (rt_u128)s->r[rd + 2][lane] << 64
                            | (rt_u128)s->r[rd + 3][lane] << 96));
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD LD{LD_E}LD_CACHE{LD_SIZE} $R[Rd], ADDR, OPT_LD_P CTL CLOSE */
int maxwell_exec_ld(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_ld_size = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    const uint32_t active = s->active;
    int32_t result = 0;
    int32_t result_2 = 0;
    int32_t result_3 = 0;
    int32_t result_4 = 0;
    uint32_t result_5 = 0;
    uint64_t result_6 = 0;
    rt_u128 result_7 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                const uint64_t a = operand_addr_3(s, in, lane, 0, 0, 4, 5, 6);
                if (memory_ld_size == 0) {
                    const int status = func_generic(m, a, &result);
                    if (status)
                        return status;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)result;
                    }
                } else if (memory_ld_size == 1) {
                    const int status_2 = func_generic(m, a, &result_2);
                    if (status_2)
                        return status_2;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rt_u32((int8_t)result_2);
                    }
                } else if (memory_ld_size == 2) {
                    const int status_3 = func_generic_2(m, a, &result_3);
                    if (status_3)
                        return status_3;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)result_3;
                    }
                } else if (memory_ld_size == 3) {
                    const int status_4 = func_generic_2(m, a, &result_4);
                    if (status_4)
                        return status_4;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rt_u32((int16_t)result_4);
                    }
                } else if (memory_ld_size == 4) {
                    const int status_5 = func_generic_3(m, a, &result_5);
                    if (status_5)
                        return status_5;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = result_5;
                    }
                } else if (!(rd == 255)) {
                    if (memory_ld_size == 5) {
                        if ((rd & 1) != 0) {
                            return rt_trap(m, ISADORA_TRAP_STATED,
                                "`.x2` of a register that is no multiple of 2");
                        }
                        const int status_6 = func_generic_4(m, a, &result_6);
                        if (status_6)
                            return status_6;
                        if (commit) {
                            s->r[rd][lane] = (uint32_t)result_6;
                            const int32_t t = rd + 1;
                            if (t != 255)
                                s->r[t][lane] = (uint32_t)(result_6 >> 32);
                        }
                    } else {
                        if ((rd & 3) != 0) {
                            return rt_trap(m, ISADORA_TRAP_STATED,
                                "`.x4` of a register that is no multiple of 4");
                        }
                        const int status_7 = func_generic_5(m, a, &result_7);
                        if (status_7)
                            return status_7;
                        if (commit) {
                            s->r[rd][lane] = (uint32_t)result_7;
                            s->r[rd + 1][lane] = (uint32_t)((uint64_t)result_7 >> 32);
                            s->r[rd + 2][lane] = (uint32_t)(result_7 >> 64);
                            const int32_t t_2 = rd + 3;
                            if (t_2 != 255)
                                s->r[t_2][lane] = (uint32_t)(result_7 >> 96);
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD ST{LD_E}ST_CACHE{LD_SIZE} ADDR, $R[Rd], OPT_LD_P CTL CLOSE */
int maxwell_exec_st(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_ld_size = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                const uint64_t a = operand_addr_3(s, in, lane, 0, 0, 3, 4, 5);
                if (a >> 24 == 1) {
                    if (memory_ld_size < 2) {
                        if (!rt_may_store(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 1))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 1,
                                s->r[rd][lane] & 0xff);
                        }
                    } else if (memory_ld_size < 4) {
                        if (!rt_may_store(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 2))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 2,
                                s->r[rd][lane] & 0xffff);
                        }
                    } else if (memory_ld_size == 4) {
                        if (!rt_may_store(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 4, s->r[rd][lane]);
                        }
                    } else if (rd == 255) {
                        if (memory_ld_size == 5) {
                            if (!rt_may_store(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 8))
                                return (int)m->trap.kind;
                            if (commit) {
                                rt_store(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 8, 0);
                            }
                        } else {
                            if (!rt_may_store(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 16))
                                return (int)m->trap.kind;
                            if (commit) {
                                rt_store_word(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 16,
                                    rt_word_of((rt_u128)0));
                            }
                        }
                    } else if (memory_ld_size == 5) {
                        if ((rd & 1) != 0) {
                            return rt_trap(m, ISADORA_TRAP_STATED,
                                "`.x2` of a register that is no multiple of 2");
                        }
                        if (!rt_may_store(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 8,
                                s->r[rd][lane] | (uint64_t)s->r[rd + 1][lane] << 32);
                        }
                    } else {
                        if ((rd & 3) != 0) {
                            return rt_trap(m, ISADORA_TRAP_STATED,
                                "`.x4` of a register that is no multiple of 4");
                        }
                        if (!rt_may_store(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 16))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store_word(m, MAXWELL_SPACE_S, (uint32_t)a & 0xffffff, 16,
                                rt_word_of((rt_u128)s->r[rd][lane]
                                | (rt_u128)s->r[rd + 1][lane] << 32
                                | (rt_u128)s->r[rd + 2][lane] << 64
                                | (rt_u128)s->r[rd + 3][lane] << 96));
                        }
                    }
                } else if (a >> 24 == 2) {
                    if (memory_ld_size < 2) {
                        if (!rt_may_store(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 1))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 1,
                                s->r[rd][lane] & 0xff);
                        }
                    } else if (memory_ld_size < 4) {
                        if (!rt_may_store(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 2))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 2,
                                s->r[rd][lane] & 0xffff);
                        }
                    } else if (memory_ld_size == 4) {
                        if (!rt_may_store(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 4, s->r[rd][lane]);
                        }
                    } else if (rd == 255) {
                        if (memory_ld_size == 5) {
                            if (!rt_may_store(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 8))
                                return (int)m->trap.kind;
                            if (commit) {
                                rt_store(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 8, 0);
                            }
                        } else {
                            if (!rt_may_store(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 16))
                                return (int)m->trap.kind;
                            if (commit) {
                                rt_store_word(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 16,
                                    rt_word_of((rt_u128)0));
                            }
                        }
                    } else if (memory_ld_size == 5) {
                        if ((rd & 1) != 0) {
                            return rt_trap(m, ISADORA_TRAP_STATED,
                                "`.x2` of a register that is no multiple of 2");
                        }
                        if (!rt_may_store(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 8,
                                s->r[rd][lane] | (uint64_t)s->r[rd + 1][lane] << 32);
                        }
                    } else {
                        if ((rd & 3) != 0) {
                            return rt_trap(m, ISADORA_TRAP_STATED,
                                "`.x4` of a register that is no multiple of 4");
                        }
                        if (!rt_may_store(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 16))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store_word(m, MAXWELL_SPACE_L, (uint32_t)a & 0xffffff, 16,
                                rt_word_of((rt_u128)s->r[rd][lane]
                                | (rt_u128)s->r[rd + 1][lane] << 32
                                | (rt_u128)s->r[rd + 2][lane] << 64
                                | (rt_u128)s->r[rd + 3][lane] << 96));
                        }
                    }
                } else if (memory_ld_size < 2) {
                    if (!rt_may_store(m, MAXWELL_SPACE_G, a, 1))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_G, a, 1, s->r[rd][lane] & 0xff);
                    }
                } else if (memory_ld_size < 4) {
                    if (!rt_may_store(m, MAXWELL_SPACE_G, a, 2))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_G, a, 2, s->r[rd][lane] & 0xffff);
                    }
                } else if (memory_ld_size == 4) {
                    if (!rt_may_store(m, MAXWELL_SPACE_G, a, 4))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_G, a, 4, s->r[rd][lane]);
                    }
                } else if (rd == 255) {
                    if (memory_ld_size == 5) {
                        if (!rt_may_store(m, MAXWELL_SPACE_G, a, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_G, a, 8, 0);
                        }
                    } else {
                        if (!rt_may_store(m, MAXWELL_SPACE_G, a, 16))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store_word(m, MAXWELL_SPACE_G, a, 16, rt_word_of((rt_u128)0));
                        }
                    }
                } else if (memory_ld_size == 5) {
                    if ((rd & 1) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x2` of a register that is no multiple of 2");
                    }
                    if (!rt_may_store(m, MAXWELL_SPACE_G, a, 8))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_G, a, 8,
                            s->r[rd][lane] | (uint64_t)s->r[rd + 1][lane] << 32);
                    }
                } else {
                    if ((rd & 3) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x4` of a register that is no multiple of 4");
                    }
                    if (!rt_may_store(m, MAXWELL_SPACE_G, a, 16))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store_word(m, MAXWELL_SPACE_G, a, 16,
                            rt_word_of((rt_u128)s->r[rd][lane] | (rt_u128)s->r[rd + 1][lane] << 32
                            | (rt_u128)s->r[rd + 2][lane] << 64
                            | (rt_u128)s->r[rd + 3][lane] << 96));
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD LDL{LDL_CACHE}SIZE $R[Rd], ADDR CTL CLOSE */
int maxwell_exec_ldl(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_size = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 6);
            if (guard) {
                const uint32_t at = operand_addr_4(s, in, lane, 0, 3, 4, 5);
                if (memory_size == 0) {
                    const int32_t rd_new = (int32_t)rt_load(m, MAXWELL_SPACE_L, at, 1);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)rd_new;
                    }
                } else if (memory_size == 1) {
                    const uint32_t rd_new_2 =
                        rt_u32((int8_t)(int32_t)rt_load(m, MAXWELL_SPACE_L, at, 1));
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rd_new_2;
                    }
                } else if (memory_size == 2) {
                    const int32_t rd_new_3 = (int32_t)rt_load(m, MAXWELL_SPACE_L, at, 2);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)rd_new_3;
                    }
                } else if (memory_size == 3) {
                    const uint32_t rd_new_4 =
                        rt_u32((int16_t)(int32_t)rt_load(m, MAXWELL_SPACE_L, at, 2));
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rd_new_4;
                    }
                } else if (memory_size == 4) {
                    const uint32_t rd_new_5 = (uint32_t)rt_load(m, MAXWELL_SPACE_L, at, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rd_new_5;
                    }
                } else if (!(rd == 255)) {
                    if (memory_size == 5) {
                        if ((rd & 1) != 0) {
                            return rt_trap(m, ISADORA_TRAP_STATED,
                                "`.x2` of a register that is no multiple of 2");
                        }
                        const uint64_t result_new = rt_load(m, MAXWELL_SPACE_L, at, 8);
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
                        const rt_u128 result_new_2 =
                            rt_wide(rt_load_word(m, MAXWELL_SPACE_L, at, 16));
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
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD STL{STL_CACHE}SIZE ADDR, $R[Rd] CTL CLOSE */
int maxwell_exec_stl(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_size = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 6);
            if (guard) {
                const uint32_t at = operand_addr_4(s, in, lane, 0, 2, 3, 4);
                if (memory_size < 2) {
                    if (!rt_may_store(m, MAXWELL_SPACE_L, at, 1))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_L, at, 1, s->r[rd][lane] & 0xff);
                    }
                } else if (memory_size < 4) {
                    if (!rt_may_store(m, MAXWELL_SPACE_L, at, 2))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_L, at, 2, s->r[rd][lane] & 0xffff);
                    }
                } else if (memory_size == 4) {
                    if (!rt_may_store(m, MAXWELL_SPACE_L, at, 4))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_L, at, 4, s->r[rd][lane]);
                    }
                } else if (rd == 255) {
                    if (memory_size == 5) {
                        if (!rt_may_store(m, MAXWELL_SPACE_L, at, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_L, at, 8, 0);
                        }
                    } else {
                        if (!rt_may_store(m, MAXWELL_SPACE_L, at, 16))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store_word(m, MAXWELL_SPACE_L, at, 16, rt_word_of((rt_u128)0));
                        }
                    }
                } else if (memory_size == 5) {
                    if ((rd & 1) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x2` of a register that is no multiple of 2");
                    }
                    if (!rt_may_store(m, MAXWELL_SPACE_L, at, 8))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_L, at, 8,
                            s->r[rd][lane] | (uint64_t)s->r[rd + 1][lane] << 32);
                    }
                } else {
                    if ((rd & 3) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x4` of a register that is no multiple of 4");
                    }
                    if (!rt_may_store(m, MAXWELL_SPACE_L, at, 16))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store_word(m, MAXWELL_SPACE_L, at, 16,
                            rt_word_of((rt_u128)s->r[rd][lane] | (rt_u128)s->r[rd + 1][lane] << 32
                            | (rt_u128)s->r[rd + 2][lane] << 64
                            | (rt_u128)s->r[rd + 3][lane] << 96));
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD LDS{SIZE} $R[Rd], ADDR CTL CLOSE */
int maxwell_exec_lds_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_lds_r(m, in, 0, 0, 1, 5, 2, 3, 4);
}

/* OPEN GUARD LDS.U{LDS_U_SIZE} $R[Rd], ADDR CTL CLOSE */
int maxwell_exec_lds_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_lds_r(m, in, 0, 0, 1, 5, 2, 3, 4);
}

/* OPEN GUARD STS{SIZE} ADDR, $R[Rd] CTL CLOSE */
int maxwell_exec_sts(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_size = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 5);
            if (guard) {
                const uint32_t at = operand_addr_4(s, in, lane, 0, 1, 2, 3);
                if (memory_size < 2) {
                    if (!rt_may_store(m, MAXWELL_SPACE_S, at, 1))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_S, at, 1, s->r[rd][lane] & 0xff);
                    }
                } else if (memory_size < 4) {
                    if (!rt_may_store(m, MAXWELL_SPACE_S, at, 2))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_S, at, 2, s->r[rd][lane] & 0xffff);
                    }
                } else if (memory_size == 4) {
                    if (!rt_may_store(m, MAXWELL_SPACE_S, at, 4))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_S, at, 4, s->r[rd][lane]);
                    }
                } else if (rd == 255) {
                    if (memory_size == 5) {
                        if (!rt_may_store(m, MAXWELL_SPACE_S, at, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store(m, MAXWELL_SPACE_S, at, 8, 0);
                        }
                    } else {
                        if (!rt_may_store(m, MAXWELL_SPACE_S, at, 16))
                            return (int)m->trap.kind;
                        if (commit) {
                            rt_store_word(m, MAXWELL_SPACE_S, at, 16, rt_word_of((rt_u128)0));
                        }
                    }
                } else if (memory_size == 5) {
                    if ((rd & 1) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x2` of a register that is no multiple of 2");
                    }
                    if (!rt_may_store(m, MAXWELL_SPACE_S, at, 8))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store(m, MAXWELL_SPACE_S, at, 8,
                            s->r[rd][lane] | (uint64_t)s->r[rd + 1][lane] << 32);
                    }
                } else {
                    if ((rd & 3) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x4` of a register that is no multiple of 4");
                    }
                    if (!rt_may_store(m, MAXWELL_SPACE_S, at, 16))
                        return (int)m->trap.kind;
                    if (commit) {
                        rt_store_word(m, MAXWELL_SPACE_S, at, 16,
                            rt_word_of((rt_u128)s->r[rd][lane] | (rt_u128)s->r[rd + 1][lane] << 32
                            | (rt_u128)s->r[rd + 2][lane] << 64
                            | (rt_u128)s->r[rd + 3][lane] << 96));
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD LDC{LDC_SIZE}LDC_MODE $R[Rd], CONST_INDEXED CTL CLOSE */
int maxwell_exec_ldc(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_ldc_mode = (int32_t)in->value[1];
    const int32_t memory_ldc_bank = (int32_t)in->value[3];
    const int32_t memory_ldc_size = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[2];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 7);
            if (guard) {
                const uint32_t at_2 = operand_const_indexed(s, in, lane, 0, 4, 5, 6);
                if ((memory_ldc_mode & 1) != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the split of the index into bank and offset");
                }
                const int32_t bank = memory_ldc_bank
                    + (memory_ldc_mode == 2 ? (int32_t)(at_2 >> 16) : 0);
                if (bank > 31 || (memory_ldc_mode == 0 && at_2 > 65535)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: accesses outside the bank");
                }
                const uint32_t at = (uint32_t)(bank * 65536) + (at_2 & 0xffff);
                if (memory_ldc_size == 0) {
                    const int32_t rd_new = (int32_t)rt_load(m, MAXWELL_SPACE_C, at, 1);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)rd_new;
                    }
                } else if (memory_ldc_size == 1) {
                    const uint32_t rd_new_2 =
                        rt_u32((int8_t)(int32_t)rt_load(m, MAXWELL_SPACE_C, at, 1));
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rd_new_2;
                    }
                } else if (memory_ldc_size == 2) {
                    const int32_t rd_new_3 = (int32_t)rt_load(m, MAXWELL_SPACE_C, at, 2);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)rd_new_3;
                    }
                } else if (memory_ldc_size == 3) {
                    const uint32_t rd_new_4 =
                        rt_u32((int16_t)(int32_t)rt_load(m, MAXWELL_SPACE_C, at, 2));
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rd_new_4;
                    }
                } else if (memory_ldc_size == 4) {
                    const uint32_t rd_new_5 = (uint32_t)rt_load(m, MAXWELL_SPACE_C, at, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = rd_new_5;
                    }
                } else if (!(rd == 255)) {
                    if ((rd & 1) != 0) {
                        return rt_trap(m, ISADORA_TRAP_STATED,
                            "`.x2` of a register that is no multiple of 2");
                    }
                    const uint64_t result_new = rt_load(m, MAXWELL_SPACE_C, at, 8);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        s->r[rd][lane] = (uint32_t)result_new;
                        const int32_t t = rd + 1;
                        if (t != 255)
                            s->r[t][lane] = (uint32_t)(result_new >> 32);
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN STP{WAIT} STP_NUMBER CTL CLOSE */
int maxwell_exec_stp(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* OPEN GUARD MEMBAR{MEMBAR_SCOPE}MEMBAR_IVALL CTL CLOSE */
int maxwell_exec_membar(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

