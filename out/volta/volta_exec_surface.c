/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_suquery_c(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the numbers of a status");
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int suld_d_part(int32_t pu, struct isadora_machine *m, uint32_t s_2, struct volta_state *s,
    int32_t ra, int32_t lane, int32_t surface_ba, int32_t size, int32_t surface_dim,
    int32_t surface_out_of_range, int commit, int32_t rd)
{
    if (pu != 7) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate");
    } else {
        const int64_t x = func_byte_of_x(m, s_2, s->r[ra][lane], surface_ba == 0);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int32_t n = size == 0 ? 1 : size == 1 ? 1 : size == 2 ? 2 : size == 3 ? 2 : size == 4
            ? 4 : size == 5 ? 8 : size == 6 ? 16 : 16;
        const int32_t y = func_surface_y(s, lane, surface_dim, ra);
        const int32_t z = func_surface_z(s, lane, surface_dim, ra);
        const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
        const int status_2 = func_check_place(m, s_2, axes, surface_out_of_range, x, y, z, n);
        if (status_2)
            return status_2;
        const int32_t test_4 = surface_out_of_range > 0 || func_is_on(m, s_2, x, y, z, n);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (test_4) {
            const uint64_t at = func_surface_at(m, s_2, x, y, z, n);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (size == 0) {
                const int32_t rd_new = (int32_t)rt_load(m, VOLTA_SPACE_G, at, 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)rd_new;
                }
            } else if (size == 1) {
                const uint32_t rd_new_2 = rt_u32((int8_t)(int32_t)rt_load(m, VOLTA_SPACE_G, at, 1));
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = rd_new_2;
                }
            } else if (size == 2) {
                const int32_t rd_new_3 = (int32_t)rt_load(m, VOLTA_SPACE_G, at, 2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = (uint32_t)rd_new_3;
                }
            } else if (size == 3) {
                const uint32_t rd_new_4 =
                    rt_u32((int16_t)(int32_t)rt_load(m, VOLTA_SPACE_G, at, 2));
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (commit) {
                    if (rd != 255)
                        s->r[rd][lane] = rd_new_4;
                }
            } else if (size == 4) {
                const uint32_t rd_new_5 = (uint32_t)rt_load(m, VOLTA_SPACE_G, at, 4);
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
                    const uint64_t result_new = rt_load(m, VOLTA_SPACE_G, at, 8);
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
                    const rt_u128 result_new_2 = rt_wide(rt_load_word(m, VOLTA_SPACE_G, at, 16));
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
        } else if (size < 5) {
            if (commit) {
                if (rd != 255)
                    s->r[rd][lane] = 0;
            }
        } else if (!(rd == 255)) {
            if (size == 5) {
                if ((rd & 1) != 0) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "`.x2` of a register that is no multiple of 2");
                }
                if (commit) {
                    s->r[rd][lane] = 0;
                    const int32_t t_3 = rd + 1;
                    if (t_3 != 255)
                        s->r[t_3][lane] = (uint32_t)rt_shr_i32(0, 32);
                }
            } else {
                if ((rd & 3) != 0) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "`.x4` of a register that is no multiple of 4");
                }
                if (commit) {
                    s->r[rd][lane] = 0;
                    s->r[rd + 1][lane] = (uint32_t)rt_shr_i32(0, 32);
                    s->r[rd + 2][lane] = (uint32_t)rt_shr_i32(0, 64);
                    const int32_t t_4 = rd + 3;
                    if (t_4 != 255)
                        s->r[t_4][lane] = (uint32_t)rt_shr_i32(0, 96);
                }
            }
        }
    }
    return 0;
}

/* GUARD SULD.D{BA}DIM{EVICT}SIZE{ACCESS_ORDER}OUT_OF_RANGE OPT, $R[Rd], [$R[Ra]], SURFACE PM_EVENTS
   CTL */
int volta_exec_suld_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t ra = (int32_t)in->value[11];
    const int32_t surface_ba = (int32_t)in->value[0];
    const int32_t size = (int32_t)in->value[3];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_out_of_range = (int32_t)in->value[8];
    const int32_t rd = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 17);
            if (guard) {
                uint32_t s_2 = 0;
                const int s_2_trap = operand_surface(m, s, in, &s_2, 3, 12, 13, 16);
                if (s_2_trap) {
                    return s_2_trap;
                }
                {
                    const int part_trap =
                        suld_d_part(pu, m, s_2, s, ra, lane, surface_ba, size, surface_dim,
                        surface_out_of_range, commit, rd);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD SULD.D{BA}DIM{EVICT}SIZE{ACCESS_ORDER}OUT_OF_RANGE OPT, $R[Rd], [$R[Ra]], SURFACE_Rc
   PM_EVENTS CTL */
int volta_exec_suld_dr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[12];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t ra = (int32_t)in->value[11];
    const int32_t surface_ba = (int32_t)in->value[0];
    const int32_t size = (int32_t)in->value[3];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_out_of_range = (int32_t)in->value[8];
    const int32_t rd = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 4, 13);
            if (guard) {
                uint32_t s_2;
                s_2 = s->r[rc][lane];
                {
                    const int part_trap =
                        suld_d_part(pu, m, s_2, s, ra, lane, surface_ba, size, surface_dim,
                        surface_out_of_range, commit, rd);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int suld_p_part(int32_t pu, struct isadora_machine *m, uint32_t s_2, struct volta_state *s,
    int32_t ra, int32_t lane, int32_t surface_dim, int32_t surface_out_of_range,
    int32_t surface_mask, int commit, int32_t rd, uint32_t *r_new)
{
    uint32_t t_2 = 0;
    if (pu != 7) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate");
    } else {
        const int64_t x = func_byte_of_x_2(m, s_2, s->r[ra][lane]);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const uint32_t n = func_image_texel(m, s_2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int32_t y = func_surface_y(s, lane, surface_dim, ra);
        const int32_t z = func_surface_z(s, lane, surface_dim, ra);
        const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
        const int status_2 = func_check_place_2(m, s_2, axes, surface_out_of_range, x, y, z, n);
        if (status_2)
            return status_2;
        const uint32_t t = func_image_type(m, s_2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const uint64_t at = func_surface_at_2(m, s_2, x, y, z, n);
        if (m->trap.kind)
            return (int)m->trap.kind;
        for (int32_t c = 0; c <= 3; c++) {
            if (surface_mask >> c & 1) {
                const int32_t test_4 = (uint32_t)c < func_image_components(m, s_2)
                    && (surface_out_of_range > 0 || func_is_on_2(m, s_2, x, y, z, n));
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_4) {
                    const uint64_t at_2 =
                        (at + (uint64_t)(c
                        * (t == 0 ? 1 : t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 2 : t == 4 ? 4 : t == 5
                        ? 4 : t == 6 ? 4 : t == 7 ? 1 : t == 8 ? 2 : t == 9 ? 4 : t == 10 ? 1
                        : t == 11 ? 2 : t == 12 ? 4 : t == 13 ? 2 : t == 14 ? 4 : 4)))
                        & INT64_C(0xffffffffff);
                    const uint32_t x_2 = func_component_at(m, t, at_2);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    t_2 = func_component(t, x_2);
                } else {
                    t_2 = 0;
                }
                if (commit) {
                    const int32_t t_3 = rd
                        | rt_popcount(rt_u128_from(surface_mask & ((1 << c) - 1)));
                    if (t_3 != 255)
                        r_new[t_3] = t_2;
                }
            }
        }
    }
    return 0;
}

/* GUARD SULD.P{DIM}EVICT{ACCESS_ORDER}MASK{OUT_OF_RANGE} OPT, $R[Rd], [$R[Ra]], SURFACE PM_EVENTS
   CTL */
int volta_exec_suld_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t ra = (int32_t)in->value[10];
    const int32_t surface_dim = (int32_t)in->value[0];
    const int32_t surface_out_of_range = (int32_t)in->value[7];
    const int32_t surface_mask = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[9];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i = 0; i < 256; i++)
                r_new[i] = s->r[i][lane];
            const int32_t guard = operand_guard(s, in, lane, 4, 16);
            if (guard) {
                uint32_t s_2 = 0;
                const int s_2_trap = operand_surface(m, s, in, &s_2, 3, 11, 12, 15);
                if (s_2_trap) {
                    return s_2_trap;
                }
                {
                    const int part_trap =
                        suld_p_part(pu, m, s_2, s, ra, lane, surface_dim, surface_out_of_range,
                        surface_mask, commit, rd, r_new);
                    if (part_trap)
                        return part_trap;
                }
            }
            if (commit) {
                for (int32_t i_2 = 0; i_2 < 256; i_2++)
                    s->r[i_2][lane] = r_new[i_2];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD SULD.P{DIM}EVICT{ACCESS_ORDER}MASK{OUT_OF_RANGE} OPT, $R[Rd], [$R[Ra]], SURFACE_Rc
   PM_EVENTS CTL */
int volta_exec_suld_pr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[11];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t ra = (int32_t)in->value[10];
    const int32_t surface_dim = (int32_t)in->value[0];
    const int32_t surface_out_of_range = (int32_t)in->value[7];
    const int32_t surface_mask = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[9];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i = 0; i < 256; i++)
                r_new[i] = s->r[i][lane];
            const int32_t guard = operand_guard(s, in, lane, 4, 12);
            if (guard) {
                uint32_t s_2;
                s_2 = s->r[rc][lane];
                {
                    const int part_trap =
                        suld_p_part(pu, m, s_2, s, ra, lane, surface_dim, surface_out_of_range,
                        surface_mask, commit, rd, r_new);
                    if (part_trap)
                        return part_trap;
                }
            }
            if (commit) {
                for (int32_t i_2 = 0; i_2 < 256; i_2++)
                    s->r[i_2][lane] = r_new[i_2];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD SUST.D{BA}DIM{EVICT}SIZE{ACCESS_ORDER}OUT_OF_RANGE [$R[Ra]], $R[Rb], SURFACE PM_EVENTS CTL
   */
int volta_exec_sust_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    struct {
        uint64_t index; rt_u128 value;
        unsigned cells;
    } g_new[224];
    int32_t g_new_count = 0;
    const int32_t ra = (int32_t)in->value[9];
    const int32_t surface_ba = (int32_t)in->value[0];
    const int32_t size = (int32_t)in->value[3];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_out_of_range = (int32_t)in->value[8];
    const int32_t rb = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 16);
            if (guard) {
                uint32_t s_2 = 0;
                const int s_2_trap = operand_surface(m, s, in, &s_2, 2, 11, 12, 15);
                if (s_2_trap) {
                    return s_2_trap;
                }
                const int64_t x = func_byte_of_x(m, s_2, s->r[ra][lane], surface_ba == 0);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t n = size == 0 ? 1 : size == 1 ? 1 : size == 2 ? 2 : size == 3 ? 2
                    : size == 4 ? 4 : size == 5 ? 8 : size == 6 ? 16 : 16;
                const int32_t y = func_surface_y(s, lane, surface_dim, ra);
                const int32_t z = func_surface_z(s, lane, surface_dim, ra);
                const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
                const int status_2 =
                    func_check_place(m, s_2, axes, surface_out_of_range, x, y, z, n);
                if (status_2)
                    return status_2;
                const int32_t test_4 = surface_out_of_range > 0 || func_is_on(m, s_2, x, y, z, n);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_4) {
                    const uint64_t at = func_surface_at(m, s_2, x, y, z, n);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (size < 2) {
                        if (!rt_may_store(m, VOLTA_SPACE_G, at, 1))
                            return (int)m->trap.kind;
                        if (commit) {
                            if (commit) {
                                g_new[g_new_count].index = at;
                                g_new[g_new_count].cells = 1;
                                g_new[g_new_count++].value = s->r[rb][lane] & 0xff;
                            }
                        }
                    } else if (size < 4) {
                        if (!rt_may_store(m, VOLTA_SPACE_G, at, 2))
                            return (int)m->trap.kind;
                        if (commit) {
                            if (commit) {
                                g_new[g_new_count].index = at;
                                g_new[g_new_count].cells = 2;
                                g_new[g_new_count++].value = s->r[rb][lane] & 0xffff;
                            }
                        }
                    } else if (size == 4) {
                        if (!rt_may_store(m, VOLTA_SPACE_G, at, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            if (commit) {
                                g_new[g_new_count].index = at;
                                g_new[g_new_count].cells = 4;
                                g_new[g_new_count++].value = s->r[rb][lane];
                            }
                        }
                    } else if (rb == 255) {
                        if (size == 5) {
                            if (!rt_may_store(m, VOLTA_SPACE_G, at, 8))
                                return (int)m->trap.kind;
                            if (commit) {
                                if (commit) {
                                    g_new[g_new_count].index = at;
                                    g_new[g_new_count].cells = 8;
                                    g_new[g_new_count++].value = 0;
                                }
                            }
                        } else {
                            if (!rt_may_store(m, VOLTA_SPACE_G, at, 16))
                                return (int)m->trap.kind;
                            if (commit) {
                                if (commit) {
                                    g_new[g_new_count].index = at;
                                    g_new[g_new_count].cells = 16;
                                    g_new[g_new_count++].value = (rt_u128)0;
                                }
                            }
                        }
                    } else if (size == 5) {
                        if ((rb & 1) != 0) {
                            return rt_trap(m, ISADORA_TRAP_STATED,
                                "`.x2` of a register that is no multiple of 2");
                        }
                        if (!rt_may_store(m, VOLTA_SPACE_G, at, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            if (commit) {
                                g_new[g_new_count].index = at;
                                g_new[g_new_count].cells = 8;
                                g_new[g_new_count++].value = s->r[rb][lane]
                                    | (uint64_t)s->r[rb + 1][lane] << 32;
                            }
                        }
                    } else {
                        if ((rb & 3) != 0) {
                            return rt_trap(m, ISADORA_TRAP_STATED,
                                "`.x4` of a register that is no multiple of 4");
                        }
                        if (!rt_may_store(m, VOLTA_SPACE_G, at, 16))
                            return (int)m->trap.kind;
                        if (commit) {
                            if (commit) {
                                g_new[g_new_count].index = at;
                                g_new[g_new_count].cells = 16;
                                g_new[g_new_count++].value = (rt_u128)s->r[rb][lane]
                                    | (rt_u128)s->r[rb + 1][lane] << 32
                                    | (rt_u128)s->r[rb + 2][lane] << 64
                                    | (rt_u128)s->r[rb + 3][lane] << 96;
                            }
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    for (int32_t i = 0; i < g_new_count; i++)
        rt_store_word(m, VOLTA_SPACE_G, g_new[i].index, g_new[i].cells, rt_word_of(g_new[i].value));
    return 0;
}

/* GUARD SUST.D{BA}DIM{EVICT}SIZE{ACCESS_ORDER}OUT_OF_RANGE [$R[Ra]], $R[Rb], SURFACE_Rc PM_EVENTS
   CTL */
int volta_exec_sust_dr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    struct {
        uint64_t index; rt_u128 value;
        unsigned cells;
    } g_new[224];
    int32_t g_new_count = 0;
    const int32_t rc = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[9];
    const int32_t surface_ba = (int32_t)in->value[0];
    const int32_t size = (int32_t)in->value[3];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_out_of_range = (int32_t)in->value[8];
    const int32_t rb = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 12);
            if (guard) {
                uint32_t s_2;
                s_2 = s->r[rc][lane];
                const int64_t x = func_byte_of_x(m, s_2, s->r[ra][lane], surface_ba == 0);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t n = size == 0 ? 1 : size == 1 ? 1 : size == 2 ? 2 : size == 3 ? 2
                    : size == 4 ? 4 : size == 5 ? 8 : size == 6 ? 16 : 16;
                const int32_t y = func_surface_y(s, lane, surface_dim, ra);
                const int32_t z = func_surface_z(s, lane, surface_dim, ra);
                const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
                const int status_2 =
                    func_check_place(m, s_2, axes, surface_out_of_range, x, y, z, n);
                if (status_2)
                    return status_2;
                const int32_t test_4 = surface_out_of_range > 0 || func_is_on(m, s_2, x, y, z, n);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_4) {
                    const uint64_t at = func_surface_at(m, s_2, x, y, z, n);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (size < 2) {
                        if (!rt_may_store(m, VOLTA_SPACE_G, at, 1))
                            return (int)m->trap.kind;
                        if (commit) {
                            if (commit) {
                                g_new[g_new_count].index = at;
                                g_new[g_new_count].cells = 1;
                                g_new[g_new_count++].value = s->r[rb][lane] & 0xff;
                            }
                        }
                    } else if (size < 4) {
                        if (!rt_may_store(m, VOLTA_SPACE_G, at, 2))
                            return (int)m->trap.kind;
                        if (commit) {
                            if (commit) {
                                g_new[g_new_count].index = at;
                                g_new[g_new_count].cells = 2;
                                g_new[g_new_count++].value = s->r[rb][lane] & 0xffff;
                            }
                        }
                    } else if (size == 4) {
                        if (!rt_may_store(m, VOLTA_SPACE_G, at, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            if (commit) {
                                g_new[g_new_count].index = at;
                                g_new[g_new_count].cells = 4;
                                g_new[g_new_count++].value = s->r[rb][lane];
                            }
                        }
                    } else if (rb == 255) {
                        if (size == 5) {
                            if (!rt_may_store(m, VOLTA_SPACE_G, at, 8))
                                return (int)m->trap.kind;
                            if (commit) {
                                if (commit) {
                                    g_new[g_new_count].index = at;
                                    g_new[g_new_count].cells = 8;
                                    g_new[g_new_count++].value = 0;
                                }
                            }
                        } else {
                            if (!rt_may_store(m, VOLTA_SPACE_G, at, 16))
                                return (int)m->trap.kind;
                            if (commit) {
                                if (commit) {
                                    g_new[g_new_count].index = at;
                                    g_new[g_new_count].cells = 16;
                                    g_new[g_new_count++].value = (rt_u128)0;
                                }
                            }
                        }
                    } else if (size == 5) {
                        if ((rb & 1) != 0) {
                            return rt_trap(m, ISADORA_TRAP_STATED,
                                "`.x2` of a register that is no multiple of 2");
                        }
                        if (!rt_may_store(m, VOLTA_SPACE_G, at, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            if (commit) {
                                g_new[g_new_count].index = at;
                                g_new[g_new_count].cells = 8;
                                g_new[g_new_count++].value = s->r[rb][lane]
                                    | (uint64_t)s->r[rb + 1][lane] << 32;
                            }
                        }
                    } else {
                        if ((rb & 3) != 0) {
                            return rt_trap(m, ISADORA_TRAP_STATED,
                                "`.x4` of a register that is no multiple of 4");
                        }
                        if (!rt_may_store(m, VOLTA_SPACE_G, at, 16))
                            return (int)m->trap.kind;
                        if (commit) {
                            if (commit) {
                                g_new[g_new_count].index = at;
                                g_new[g_new_count].cells = 16;
                                g_new[g_new_count++].value = (rt_u128)s->r[rb][lane]
                                    | (rt_u128)s->r[rb + 1][lane] << 32
                                    | (rt_u128)s->r[rb + 2][lane] << 64
                                    | (rt_u128)s->r[rb + 3][lane] << 96;
                            }
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    for (int32_t i = 0; i < g_new_count; i++)
        rt_store_word(m, VOLTA_SPACE_G, g_new[i].index, g_new[i].cells, rt_word_of(g_new[i].value));
    return 0;
}

/* GUARD SUST.P{DIM}EVICT{ACCESS_ORDER}MASK{OUT_OF_RANGE} [$R[Ra]], $R[Rb], SURFACE PM_EVENTS CTL */
int volta_exec_sust_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    struct {
        uint64_t index, value;
        unsigned cells;
    } g_new[384];
    int32_t g_new_count = 0;
    const int32_t ra = (int32_t)in->value[8];
    const int32_t surface_dim = (int32_t)in->value[0];
    const int32_t surface_out_of_range = (int32_t)in->value[7];
    const int32_t surface_mask = (int32_t)in->value[6];
    const int32_t rb = (int32_t)in->value[9];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 15);
            if (guard) {
                uint32_t s_2 = 0;
                const int s_2_trap = operand_surface(m, s, in, &s_2, 2, 10, 11, 14);
                if (s_2_trap) {
                    return s_2_trap;
                }
                const int64_t x = func_byte_of_x_2(m, s_2, s->r[ra][lane]);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t n = func_image_texel(m, s_2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t y = func_surface_y(s, lane, surface_dim, ra);
                const int32_t z = func_surface_z(s, lane, surface_dim, ra);
                const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
                const int status_2 =
                    func_check_place_2(m, s_2, axes, surface_out_of_range, x, y, z, n);
                if (status_2)
                    return status_2;
                const uint32_t t = func_image_type(m, s_2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t at = func_surface_at_2(m, s_2, x, y, z, n);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t test_4 = surface_out_of_range > 0 || func_is_on_2(m, s_2, x, y, z, n);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_4) {
                    for (int32_t c = 0; c <= 3; c++) {
                        const int32_t test_5 = surface_mask >> c & 1
                            && (uint32_t)c < func_image_components(m, s_2);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (test_5) {
                            const uint64_t at_2 =
                                (at + (uint64_t)(c
                                * (t == 0 ? 1 : t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 2 : t == 4 ? 4
                                : t == 5 ? 4 : t == 6 ? 4 : t == 7 ? 1 : t == 8 ? 2 : t == 9 ? 4
                                : t == 10 ? 1 : t == 11 ? 2 : t == 12 ? 4 : t == 13 ? 2 : t == 14
                                ? 4 : 4))) & INT64_C(0xffffffffff);
                            const uint32_t v =
                                s->r[rb | rt_popcount(rt_u128_from(surface_mask
                                & ((1 << c) - 1)))][lane];
                            if ((t == 0 ? 1 : t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 2 : t == 4 ? 4
                                : t == 5 ? 4 : t == 6 ? 4 : t == 7 ? 1 : t == 8 ? 2 : t == 9 ? 4
                                : t == 10 ? 1 : t == 11 ? 2 : t == 12 ? 4 : t == 13 ? 2 : t == 14
                                ? 4 : 4) == 1) {
                                if (!rt_may_store(m, VOLTA_SPACE_G, at_2, 1))
                                    return (int)m->trap.kind;
                                if (commit) {
                                    if (commit) {
                                        g_new[g_new_count].index = at_2;
                                        g_new[g_new_count].cells = 1;
                                        g_new[g_new_count++].value = (uint32_t)func_kept(t, v)
                                            & 0xff;
                                    }
                                }
                            } else if ((t == 0 ? 1 : t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 2 : t == 4
                                ? 4 : t == 5 ? 4 : t == 6 ? 4 : t == 7 ? 1 : t == 8 ? 2 : t == 9
                                ? 4 : t == 10 ? 1 : t == 11 ? 2 : t == 12 ? 4 : t == 13 ? 2
                                : t == 14 ? 4 : 4) == 2) {
                                if (!rt_may_store(m, VOLTA_SPACE_G, at_2, 2))
                                    return (int)m->trap.kind;
                                if (commit) {
                                    if (commit) {
                                        g_new[g_new_count].index = at_2;
                                        g_new[g_new_count].cells = 2;
                                        g_new[g_new_count++].value = (uint32_t)func_kept(t, v)
                                            & 0xffff;
                                    }
                                }
                            } else {
                                if (!rt_may_store(m, VOLTA_SPACE_G, at_2, 4))
                                    return (int)m->trap.kind;
                                if (commit) {
                                    if (commit) {
                                        g_new[g_new_count].index = at_2;
                                        g_new[g_new_count].cells = 4;
                                        g_new[g_new_count++].value = v;
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    for (int32_t i = 0; i < g_new_count; i++)
        rt_store(m, VOLTA_SPACE_G, g_new[i].index, g_new[i].cells, g_new[i].value);
    return 0;
}

/* GUARD SUST.P{DIM}EVICT{ACCESS_ORDER}MASK{OUT_OF_RANGE} [$R[Ra]], $R[Rb], SURFACE_Rc PM_EVENTS CTL
   */
int volta_exec_sust_pr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    struct {
        uint64_t index, value;
        unsigned cells;
    } g_new[384];
    int32_t g_new_count = 0;
    const int32_t rc = (int32_t)in->value[10];
    const int32_t ra = (int32_t)in->value[8];
    const int32_t surface_dim = (int32_t)in->value[0];
    const int32_t surface_out_of_range = (int32_t)in->value[7];
    const int32_t surface_mask = (int32_t)in->value[6];
    const int32_t rb = (int32_t)in->value[9];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 11);
            if (guard) {
                uint32_t s_2;
                s_2 = s->r[rc][lane];
                const int64_t x = func_byte_of_x_2(m, s_2, s->r[ra][lane]);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t n = func_image_texel(m, s_2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t y = func_surface_y(s, lane, surface_dim, ra);
                const int32_t z = func_surface_z(s, lane, surface_dim, ra);
                const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
                const int status_2 =
                    func_check_place_2(m, s_2, axes, surface_out_of_range, x, y, z, n);
                if (status_2)
                    return status_2;
                const uint32_t t = func_image_type(m, s_2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t at = func_surface_at_2(m, s_2, x, y, z, n);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t test_4 = surface_out_of_range > 0 || func_is_on_2(m, s_2, x, y, z, n);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_4) {
                    for (int32_t c = 0; c <= 3; c++) {
                        const int32_t test_5 = surface_mask >> c & 1
                            && (uint32_t)c < func_image_components(m, s_2);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (test_5) {
                            const uint64_t at_2 =
                                (at + (uint64_t)(c
                                * (t == 0 ? 1 : t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 2 : t == 4 ? 4
                                : t == 5 ? 4 : t == 6 ? 4 : t == 7 ? 1 : t == 8 ? 2 : t == 9 ? 4
                                : t == 10 ? 1 : t == 11 ? 2 : t == 12 ? 4 : t == 13 ? 2 : t == 14
                                ? 4 : 4))) & INT64_C(0xffffffffff);
                            const uint32_t v =
                                s->r[rb | rt_popcount(rt_u128_from(surface_mask
                                & ((1 << c) - 1)))][lane];
                            if ((t == 0 ? 1 : t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 2 : t == 4 ? 4
                                : t == 5 ? 4 : t == 6 ? 4 : t == 7 ? 1 : t == 8 ? 2 : t == 9 ? 4
                                : t == 10 ? 1 : t == 11 ? 2 : t == 12 ? 4 : t == 13 ? 2 : t == 14
                                ? 4 : 4) == 1) {
                                if (!rt_may_store(m, VOLTA_SPACE_G, at_2, 1))
                                    return (int)m->trap.kind;
                                if (commit) {
                                    if (commit) {
                                        g_new[g_new_count].index = at_2;
                                        g_new[g_new_count].cells = 1;
                                        g_new[g_new_count++].value = (uint32_t)func_kept(t, v)
                                            & 0xff;
                                    }
                                }
                            } else if ((t == 0 ? 1 : t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 2 : t == 4
                                ? 4 : t == 5 ? 4 : t == 6 ? 4 : t == 7 ? 1 : t == 8 ? 2 : t == 9
                                ? 4 : t == 10 ? 1 : t == 11 ? 2 : t == 12 ? 4 : t == 13 ? 2
                                : t == 14 ? 4 : 4) == 2) {
                                if (!rt_may_store(m, VOLTA_SPACE_G, at_2, 2))
                                    return (int)m->trap.kind;
                                if (commit) {
                                    if (commit) {
                                        g_new[g_new_count].index = at_2;
                                        g_new[g_new_count].cells = 2;
                                        g_new[g_new_count++].value = (uint32_t)func_kept(t, v)
                                            & 0xffff;
                                    }
                                }
                            } else {
                                if (!rt_may_store(m, VOLTA_SPACE_G, at_2, 4))
                                    return (int)m->trap.kind;
                                if (commit) {
                                    if (commit) {
                                        g_new[g_new_count].index = at_2;
                                        g_new[g_new_count].cells = 4;
                                        g_new[g_new_count++].value = v;
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    for (int32_t i = 0; i < g_new_count; i++)
        rt_store(m, VOLTA_SPACE_G, g_new[i].index, g_new[i].cells, g_new[i].value);
    return 0;
}

static int sured_d_part(int32_t red_op, int32_t surface_type, struct isadora_machine *m,
    uint32_t s_2, struct volta_state *s, int32_t ra, int32_t lane, int32_t surface_ba,
    int32_t surface_dim, int32_t surface_out_of_range, int32_t rb, int commit)
{
    int32_t result = 0;
    uint64_t result_2 = 0;
    uint32_t result_3 = 0;
    if (!func_has_operation(red_op, surface_type)) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this reduction");
    } else {
        const int64_t x = func_byte_of_x(m, s_2, s->r[ra][lane], surface_ba == 0);
        if (m->trap.kind)
            return (int)m->trap.kind;
        const int32_t n = func_element_bytes(surface_type);
        const int32_t y = func_surface_y(s, lane, surface_dim, ra);
        const int32_t z = func_surface_z(s, lane, surface_dim, ra);
        const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
        const int status_2 = func_check_place(m, s_2, axes, surface_out_of_range, x, y, z, n);
        if (status_2)
            return status_2;
        const int32_t test_4 = surface_out_of_range > 0 || func_is_on(m, s_2, x, y, z, n);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (test_4) {
            const uint64_t at = func_surface_at(m, s_2, x, y, z, n);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int status_3 = func_atomic_type(m, surface_type, s_2, &result);
            if (status_3)
                return status_3;
            if (result == 2 || result == 5 || result == 6) {
                const uint64_t v = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
                const uint64_t p = rt_load(m, VOLTA_SPACE_G, at, 8);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (red_op == 0 && result == 6) {
                    result_2 = func_f64_sum(p, v);
                } else {
                    const int32_t x_2 = result == 5;
                    result_2 = func_operated_4(red_op, p, v, x_2);
                }
                if (!rt_may_store(m, VOLTA_SPACE_G, at, 8))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, VOLTA_SPACE_G, at, 8, result_2);
                }
            } else {
                const uint32_t w = s->r[rb][lane];
                const uint32_t o = (uint32_t)rt_load(m, VOLTA_SPACE_G, at, 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                result_3 = func_new_word_2(red_op, result, o, w);
                if (!rt_may_store(m, VOLTA_SPACE_G, at, 4))
                    return (int)m->trap.kind;
                if (commit) {
                    rt_store(m, VOLTA_SPACE_G, at, 4, result_3);
                }
            }
        }
    }
    return 0;
}

/* GUARD SURED.D{BA}DIM{RED_OP}EVICT{TYPE}ATOM_ORDER{OUT_OF_RANGE} [$R[Ra]], $R[Rb], SURFACE
   PM_EVENTS CTL */
int volta_exec_sured_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t red_op = (int32_t)in->value[2];
    const int32_t surface_type = (int32_t)in->value[4];
    const int32_t ra = (int32_t)in->value[10];
    const int32_t surface_ba = (int32_t)in->value[0];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_out_of_range = (int32_t)in->value[9];
    const int32_t rb = (int32_t)in->value[11];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 17);
            if (guard) {
                uint32_t s_2 = 0;
                const int s_2_trap = operand_surface(m, s, in, &s_2, 2, 12, 13, 16);
                if (s_2_trap) {
                    return s_2_trap;
                }
                {
                    const int part_trap =
                        sured_d_part(red_op, surface_type, m, s_2, s, ra, lane, surface_ba,
                        surface_dim, surface_out_of_range, rb, commit);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD SURED.D{BA}DIM{RED_OP}EVICT{TYPE}ATOM_ORDER{OUT_OF_RANGE} [$R[Ra]], $R[Rb], SURFACE_Rc
   PM_EVENTS CTL */
int volta_exec_sured_dr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[12];
    const int32_t red_op = (int32_t)in->value[2];
    const int32_t surface_type = (int32_t)in->value[4];
    const int32_t ra = (int32_t)in->value[10];
    const int32_t surface_ba = (int32_t)in->value[0];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_out_of_range = (int32_t)in->value[9];
    const int32_t rb = (int32_t)in->value[11];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                uint32_t s_2;
                s_2 = s->r[rc][lane];
                {
                    const int part_trap =
                        sured_d_part(red_op, surface_type, m, s_2, s, ra, lane, surface_ba,
                        surface_dim, surface_out_of_range, rb, commit);
                    if (part_trap)
                        return part_trap;
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int suatom_d_part(struct isadora_machine *m, int32_t test_4, int32_t surface_type,
    uint32_t s_2, struct volta_state *s, int32_t rb, int32_t lane, uint64_t at, int32_t atom_op,
    int commit, int32_t rd)
{
    int32_t result = 0;
    uint64_t result_2 = 0;
    uint32_t result_3 = 0;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_4) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the result beyond the edges");
    }
    const int status_3 = func_atomic_type(m, surface_type, s_2, &result);
    if (status_3)
        return status_3;
    if (result == 2 || result == 5 || result == 6) {
        const uint64_t v = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        const uint64_t p = rt_load(m, VOLTA_SPACE_G, at, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (atom_op == 0 && result == 6) {
            result_2 = func_f64_sum(p, v);
        } else {
            const int32_t x_2 = result == 5;
            result_2 = func_operated(atom_op, p, v, x_2);
        }
        if (!rt_may_store(m, VOLTA_SPACE_G, at, 8))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_G, at, 8, result_2);
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)p;
            const int32_t t = rd | 1;
            if (t != 255)
                s->r[t][lane] = (uint32_t)(p >> 32);
        }
    } else {
        const uint32_t w = s->r[rb][lane];
        const uint32_t o = (uint32_t)rt_load(m, VOLTA_SPACE_G, at, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        result_3 = func_new_word_3(atom_op, result, o, w);
        if (!rt_may_store(m, VOLTA_SPACE_G, at, 4))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, VOLTA_SPACE_G, at, 4, result_3);
            if (rd != 255)
                s->r[rd][lane] = o;
        }
    }
    return 0;
}

/* GUARD SUATOM.D{BA}DIM{ATOM_OP}EVICT{TYPE}ATOM_ORDER{OUT_OF_RANGE} $P[Pu], $R[Rd], [$R[Ra]],
   $R[Rb], SURFACE PM_EVENTS CTL */
int volta_exec_suatom_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pu = (int32_t)in->value[10];
    const int32_t atom_op = (int32_t)in->value[2];
    const int32_t surface_type = (int32_t)in->value[4];
    const int32_t ra = (int32_t)in->value[12];
    const int32_t surface_ba = (int32_t)in->value[0];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_out_of_range = (int32_t)in->value[9];
    const int32_t rb = (int32_t)in->value[13];
    const int32_t rd = (int32_t)in->value[11];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 19);
            if (guard) {
                uint32_t s_2 = 0;
                const int s_2_trap = operand_surface(m, s, in, &s_2, 2, 14, 15, 18);
                if (s_2_trap) {
                    return s_2_trap;
                }
                if (pu != 7) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate");
                } else if (!func_has_operation_2(atom_op, surface_type)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    const int64_t x = func_byte_of_x(m, s_2, s->r[ra][lane], surface_ba == 0);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t n = func_element_bytes(surface_type);
                    const int32_t y = func_surface_y(s, lane, surface_dim, ra);
                    const int32_t z = func_surface_z(s, lane, surface_dim, ra);
                    const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
                    const int status_2 =
                        func_check_place(m, s_2, axes, surface_out_of_range, x, y, z, n);
                    if (status_2)
                        return status_2;
                    const uint64_t at = func_surface_at(m, s_2, x, y, z, n);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t test_4 = surface_out_of_range == 0
                        && !func_is_on(m, s_2, x, y, z, n);
                    {
                        const int part_trap =
                            suatom_d_part(m, test_4, surface_type, s_2, s, rb, lane, at, atom_op,
                            commit, rd);
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

/* GUARD SUATOM.D{BA}DIM{ATOM_OP}EVICT{TYPE}ATOM_ORDER{OUT_OF_RANGE} $P[Pu], $R[Rd], [$R[Ra]],
   $R[Rb], SURFACE_Rc PM_EVENTS CTL */
int volta_exec_suatom_dr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[14];
    const int32_t pu = (int32_t)in->value[10];
    const int32_t atom_op = (int32_t)in->value[2];
    const int32_t surface_type = (int32_t)in->value[4];
    const int32_t ra = (int32_t)in->value[12];
    const int32_t surface_ba = (int32_t)in->value[0];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_out_of_range = (int32_t)in->value[9];
    const int32_t rb = (int32_t)in->value[13];
    const int32_t rd = (int32_t)in->value[11];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 15);
            if (guard) {
                uint32_t s_2;
                s_2 = s->r[rc][lane];
                if (pu != 7) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate");
                } else if (!func_has_operation_2(atom_op, surface_type)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    const int64_t x = func_byte_of_x(m, s_2, s->r[ra][lane], surface_ba == 0);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t n = func_element_bytes(surface_type);
                    const int32_t y = func_surface_y(s, lane, surface_dim, ra);
                    const int32_t z = func_surface_z(s, lane, surface_dim, ra);
                    const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
                    const int status_2 =
                        func_check_place(m, s_2, axes, surface_out_of_range, x, y, z, n);
                    if (status_2)
                        return status_2;
                    const uint64_t at = func_surface_at(m, s_2, x, y, z, n);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t test_4 = surface_out_of_range == 0
                        && !func_is_on(m, s_2, x, y, z, n);
                    {
                        const int part_trap =
                            suatom_d_part(m, test_4, surface_type, s_2, s, rb, lane, at, atom_op,
                            commit, rd);
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

static int suatom_c_part(struct isadora_machine *m, uint32_t s_2, struct volta_state *s,
    int32_t ra, int32_t lane, int32_t surface_ba, int32_t surface_cas_type, int32_t surface_dim,
    int32_t surface_out_of_range, int32_t rb, int commit, int32_t rd)
{
    const int64_t x = func_byte_of_x(m, s_2, s->r[ra][lane], surface_ba == 0);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t n = func_element_bytes_2(surface_cas_type);
    const int32_t y = func_surface_y(s, lane, surface_dim, ra);
    const int32_t z = func_surface_z(s, lane, surface_dim, ra);
    const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
    const int status_2 = func_check_place(m, s_2, axes, surface_out_of_range, x, y, z, n);
    if (status_2)
        return status_2;
    const uint64_t at = func_surface_at(m, s_2, x, y, z, n);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t test_4 = surface_out_of_range == 0 && !func_is_on(m, s_2, x, y, z, n);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_4) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the result beyond the edges");
    }
    if (n == 8) {
        const uint64_t x_2 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        const int32_t r = rb | 2;
        const uint64_t w = s->r[r][lane] | (uint64_t)s->r[r | 1][lane] << 32;
        const uint64_t o = rt_load(m, VOLTA_SPACE_G, at, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (o == x_2) {
            if (!rt_may_store(m, VOLTA_SPACE_G, at, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_G, at, 8, w);
            }
        }
        const uint64_t x_3 = o;
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)x_3;
            const int32_t t = rd | 1;
            if (t != 255)
                s->r[t][lane] = (uint32_t)(x_3 >> 32);
        }
    } else {
        const uint32_t w_2 = s->r[rb | 1][lane];
        const uint32_t o_2 = (uint32_t)rt_load(m, VOLTA_SPACE_G, at, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (o_2 == s->r[rb][lane]) {
            if (!rt_may_store(m, VOLTA_SPACE_G, at, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, VOLTA_SPACE_G, at, 4, w_2);
            }
        }
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = o_2;
        }
    }
    return 0;
}

/* GUARD SUATOM.D{BA}DIM.CAS{EVICT}CAS_TYPE{ATOM_ORDER}OUT_OF_RANGE $P[Pu], $R[Rd], [$R[Ra]],
   $R[Rb], SURFACE PM_EVENTS CTL */
int volta_exec_suatom_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t pu = (int32_t)in->value[9];
    const int32_t surface_cas_type = (int32_t)in->value[3];
    const int32_t ra = (int32_t)in->value[11];
    const int32_t surface_ba = (int32_t)in->value[0];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_out_of_range = (int32_t)in->value[8];
    const int32_t rb = (int32_t)in->value[12];
    const int32_t rd = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 18);
            if (guard) {
                uint32_t s_2 = 0;
                const int s_2_trap = operand_surface(m, s, in, &s_2, 2, 13, 14, 17);
                if (s_2_trap) {
                    return s_2_trap;
                }
                if (pu != 7) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate");
                } else if (!(surface_cas_type <= 2)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    {
                        const int part_trap =
                            suatom_c_part(m, s_2, s, ra, lane, surface_ba, surface_cas_type,
                            surface_dim, surface_out_of_range, rb, commit, rd);
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

/* GUARD SUATOM.D{BA}DIM.CAS{EVICT}CAS_TYPE{ATOM_ORDER}OUT_OF_RANGE $P[Pu], $R[Rd], [$R[Ra]],
   $R[Rb], SURFACE_Rc PM_EVENTS CTL */
int volta_exec_suatom_cr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[13];
    const int32_t pu = (int32_t)in->value[9];
    const int32_t surface_cas_type = (int32_t)in->value[3];
    const int32_t ra = (int32_t)in->value[11];
    const int32_t surface_ba = (int32_t)in->value[0];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_out_of_range = (int32_t)in->value[8];
    const int32_t rb = (int32_t)in->value[12];
    const int32_t rd = (int32_t)in->value[10];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                uint32_t s_2;
                s_2 = s->r[rc][lane];
                if (pu != 7) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate");
                } else if (!(surface_cas_type <= 2)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    {
                        const int part_trap =
                            suatom_c_part(m, s_2, s, ra, lane, surface_ba, surface_cas_type,
                            surface_dim, surface_out_of_range, rb, commit, rd);
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

/* GUARD SUQUERY{DIM} $P[Pu], $R[Rd], [$R[Ra]], COMP_STATUS, SURFACE PM_EVENTS CTL */
int volta_exec_suquery_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suquery_c(m, in, 1, 9);
}

/* GUARD SUQUERY{DIM} $P[Pu], $R[Rd], [$R[Ra]], COMP_STATUS, $R[Rc] PM_EVENTS CTL */
int volta_exec_suquery_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_suquery_c(m, in, 1, 5);
}

