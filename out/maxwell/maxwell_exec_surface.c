/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

/* OPEN GUARD SULD.P{DIM}LOAD_CACHE_24{MASK}CLAMP OPT_Ps, $R[Rd], [$R[Ra]], SURFACE CTL CLOSE */
int maxwell_exec_suld_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t surface_ps = (int32_t)((uint32_t)((uint64_t)word >> 30) & 7);
    const int32_t ra = (int32_t)in->value[6];
    const int32_t surface_dim = (int32_t)in->value[0];
    const int32_t surface_clamp = (int32_t)in->value[3];
    const int32_t surface_mask = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t t_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i = 0; i < 256; i++)
                r_new[i] = s->r[i][lane];
            const int32_t guard = operand_guard(s, in, lane, 2, 9);
            if (guard) {
                uint32_t s_2 = 0;
                const int s_2_trap = operand_surface(m, s, in, lane, &s_2, 1, 7, 8);
                if (s_2_trap) {
                    return s_2_trap;
                }
                if (surface_ps != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate");
                } else {
                    const int64_t x = func_byte_of_x(m, s_2, s->r[ra][lane]);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t n = func_image_texel(m, s_2);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t y = func_surface_y(s, lane, surface_dim, ra);
                    const int32_t z = func_surface_z(s, lane, surface_dim, ra);
                    const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
                    const int status_2 = func_check_place(m, s_2, axes, surface_clamp, x, y, z, n);
                    if (status_2)
                        return status_2;
                    const uint32_t t = func_image_type(m, s_2);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t at = func_surface_at(m, s_2, x, y, z, n);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    for (int32_t c = 0; c <= 3; c++) {
                        if (surface_mask >> c & 1) {
                            const int32_t test_4 = (uint32_t)c < func_image_components(m, s_2)
                                && (surface_clamp > 0 || func_is_on(m, s_2, x, y, z, n));
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            if (test_4) {
                                const uint64_t at_2 =
                                    (at + (uint64_t)(c
                                    * (t == 0 ? 1 : t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 2 : t == 4
                                    ? 4 : t == 5 ? 4 : t == 6 ? 4 : t == 7 ? 1 : t == 8 ? 2
                                    : t == 9 ? 4 : t == 10 ? 1 : t == 11 ? 2 : t == 12 ? 4
                                    : t == 13 ? 2 : t == 14 ? 4 : 4))) & INT64_C(0xffffffffff);
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

/* OPEN GUARD SULD.D{BA}DIM{LOAD_CACHE_24}SURF_SIZE{CLAMP} OPT_Ps, $R[Rd], [$R[Ra]], SURFACE CTL
   CLOSE */
int maxwell_exec_suld_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t surface_ps = (int32_t)((uint32_t)((uint64_t)word >> 30) & 7);
    const int32_t ra = (int32_t)in->value[7];
    const int32_t surface_ba = (int32_t)in->value[0];
    const int32_t surface_surf_size = (int32_t)in->value[3];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_clamp = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                uint32_t s_2 = 0;
                const int s_2_trap = operand_surface(m, s, in, lane, &s_2, 1, 8, 9);
                if (s_2_trap) {
                    return s_2_trap;
                }
                if (surface_ps != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate");
                } else {
                    const int64_t x = func_byte_of_x_2(m, s_2, s->r[ra][lane], surface_ba == 0);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t n = surface_surf_size == 0 ? 1 : surface_surf_size == 1 ? 1
                        : surface_surf_size == 2 ? 2 : surface_surf_size == 3 ? 2
                        : surface_surf_size == 4 ? 4 : surface_surf_size == 5 ? 8
                        : surface_surf_size == 6 ? 16 : 0;
                    const int32_t y = func_surface_y(s, lane, surface_dim, ra);
                    const int32_t z = func_surface_z(s, lane, surface_dim, ra);
                    const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
                    const int status_2 =
                        func_check_place_2(m, s_2, axes, surface_clamp, x, y, z, n);
                    if (status_2)
                        return status_2;
                    const int32_t test_4 = surface_clamp > 0 || func_is_on_2(m, s_2, x, y, z, n);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_4) {
                        const uint64_t at = func_surface_at_2(m, s_2, x, y, z, n);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (surface_surf_size == 0) {
                            const int32_t rd_new = (int32_t)rt_load(m, MAXWELL_SPACE_G, at, 1);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            if (commit) {
                                if (rd != 255)
                                    s->r[rd][lane] = (uint32_t)rd_new;
                            }
                        } else if (surface_surf_size == 1) {
                            const uint32_t rd_new_2 =
                                rt_u32((int8_t)(int32_t)rt_load(m, MAXWELL_SPACE_G, at, 1));
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            if (commit) {
                                if (rd != 255)
                                    s->r[rd][lane] = rd_new_2;
                            }
                        } else if (surface_surf_size == 2) {
                            const int32_t rd_new_3 = (int32_t)rt_load(m, MAXWELL_SPACE_G, at, 2);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            if (commit) {
                                if (rd != 255)
                                    s->r[rd][lane] = (uint32_t)rd_new_3;
                            }
                        } else if (surface_surf_size == 3) {
                            const uint32_t rd_new_4 =
                                rt_u32((int16_t)(int32_t)rt_load(m, MAXWELL_SPACE_G, at, 2));
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            if (commit) {
                                if (rd != 255)
                                    s->r[rd][lane] = rd_new_4;
                            }
                        } else if (surface_surf_size == 4) {
                            const uint32_t rd_new_5 = (uint32_t)rt_load(m, MAXWELL_SPACE_G, at, 4);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            if (commit) {
                                if (rd != 255)
                                    s->r[rd][lane] = rd_new_5;
                            }
                        } else if (!(rd == 255)) {
                            if (surface_surf_size == 5) {
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
                    } else if (surface_surf_size < 5) {
                        if (commit) {
                            if (rd != 255)
                                s->r[rd][lane] = 0;
                        }
                    } else if (!(rd == 255)) {
                        if (surface_surf_size == 5) {
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
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD SUST.P{DIM}STORE_CACHE_24{MASK}CLAMP [$R[Ra]], $R[Rd], SURFACE CTL CLOSE */
int maxwell_exec_sust_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    struct {
        uint64_t index, value;
        unsigned cells;
    } g_new[384];
    int32_t g_new_count = 0;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t surface_dim = (int32_t)in->value[0];
    const int32_t surface_clamp = (int32_t)in->value[3];
    const int32_t surface_mask = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 8);
            if (guard) {
                uint32_t s_2 = 0;
                const int s_2_trap = operand_surface(m, s, in, lane, &s_2, 0, 6, 7);
                if (s_2_trap) {
                    return s_2_trap;
                }
                const int64_t x = func_byte_of_x(m, s_2, s->r[ra][lane]);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t n = func_image_texel(m, s_2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t y = func_surface_y(s, lane, surface_dim, ra);
                const int32_t z = func_surface_z(s, lane, surface_dim, ra);
                const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
                const int status_2 = func_check_place(m, s_2, axes, surface_clamp, x, y, z, n);
                if (status_2)
                    return status_2;
                const uint32_t t = func_image_type(m, s_2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t at = func_surface_at(m, s_2, x, y, z, n);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t test_4 = surface_clamp > 0 || func_is_on(m, s_2, x, y, z, n);
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
                                s->r[rd | rt_popcount(rt_u128_from(surface_mask
                                & ((1 << c) - 1)))][lane];
                            if ((t == 0 ? 1 : t == 1 ? 2 : t == 2 ? 1 : t == 3 ? 2 : t == 4 ? 4
                                : t == 5 ? 4 : t == 6 ? 4 : t == 7 ? 1 : t == 8 ? 2 : t == 9 ? 4
                                : t == 10 ? 1 : t == 11 ? 2 : t == 12 ? 4 : t == 13 ? 2 : t == 14
                                ? 4 : 4) == 1) {
                                if (!rt_may_store(m, MAXWELL_SPACE_G, at_2, 1))
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
                                if (!rt_may_store(m, MAXWELL_SPACE_G, at_2, 2))
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
                                if (!rt_may_store(m, MAXWELL_SPACE_G, at_2, 4))
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
        rt_store(m, MAXWELL_SPACE_G, g_new[i].index, g_new[i].cells, g_new[i].value);
    return 0;
}

/* OPEN GUARD SUST.D{BA}DIM{STORE_CACHE_24}SURF_SIZE{CLAMP} [$R[Ra]], $R[Rd], SURFACE CTL CLOSE */
int maxwell_exec_sust_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    struct {
        uint64_t index; rt_u128 value;
        unsigned cells;
    } g_new[224];
    int32_t g_new_count = 0;
    const int32_t ra = (int32_t)in->value[5];
    const int32_t surface_ba = (int32_t)in->value[0];
    const int32_t surface_surf_size = (int32_t)in->value[3];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_clamp = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 9);
            if (guard) {
                uint32_t s_2 = 0;
                const int s_2_trap = operand_surface(m, s, in, lane, &s_2, 0, 7, 8);
                if (s_2_trap) {
                    return s_2_trap;
                }
                const int64_t x = func_byte_of_x_2(m, s_2, s->r[ra][lane], surface_ba == 0);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t n = surface_surf_size == 0 ? 1 : surface_surf_size == 1 ? 1
                    : surface_surf_size == 2 ? 2 : surface_surf_size == 3 ? 2
                    : surface_surf_size == 4 ? 4 : surface_surf_size == 5 ? 8
                    : surface_surf_size == 6 ? 16 : 0;
                const int32_t y = func_surface_y(s, lane, surface_dim, ra);
                const int32_t z = func_surface_z(s, lane, surface_dim, ra);
                const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
                const int status_2 = func_check_place_2(m, s_2, axes, surface_clamp, x, y, z, n);
                if (status_2)
                    return status_2;
                const int32_t test_4 = surface_clamp > 0 || func_is_on_2(m, s_2, x, y, z, n);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_4) {
                    const uint64_t at = func_surface_at_2(m, s_2, x, y, z, n);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (surface_surf_size < 2) {
                        if (!rt_may_store(m, MAXWELL_SPACE_G, at, 1))
                            return (int)m->trap.kind;
                        if (commit) {
                            if (commit) {
                                g_new[g_new_count].index = at;
                                g_new[g_new_count].cells = 1;
                                g_new[g_new_count++].value = s->r[rd][lane] & 0xff;
                            }
                        }
                    } else if (surface_surf_size < 4) {
                        if (!rt_may_store(m, MAXWELL_SPACE_G, at, 2))
                            return (int)m->trap.kind;
                        if (commit) {
                            if (commit) {
                                g_new[g_new_count].index = at;
                                g_new[g_new_count].cells = 2;
                                g_new[g_new_count++].value = s->r[rd][lane] & 0xffff;
                            }
                        }
                    } else if (surface_surf_size == 4) {
                        if (!rt_may_store(m, MAXWELL_SPACE_G, at, 4))
                            return (int)m->trap.kind;
                        if (commit) {
                            if (commit) {
                                g_new[g_new_count].index = at;
                                g_new[g_new_count].cells = 4;
                                g_new[g_new_count++].value = s->r[rd][lane];
                            }
                        }
                    } else if (rd == 255) {
                        if (surface_surf_size == 5) {
                            if (!rt_may_store(m, MAXWELL_SPACE_G, at, 8))
                                return (int)m->trap.kind;
                            if (commit) {
                                if (commit) {
                                    g_new[g_new_count].index = at;
                                    g_new[g_new_count].cells = 8;
                                    g_new[g_new_count++].value = 0;
                                }
                            }
                        } else {
                            if (!rt_may_store(m, MAXWELL_SPACE_G, at, 16))
                                return (int)m->trap.kind;
                            if (commit) {
                                if (commit) {
                                    g_new[g_new_count].index = at;
                                    g_new[g_new_count].cells = 16;
                                    g_new[g_new_count++].value = (rt_u128)0;
                                }
                            }
                        }
                    } else if (surface_surf_size == 5) {
                        if ((rd & 1) != 0) {
                            return rt_trap(m, ISADORA_TRAP_STATED,
                                "`.x2` of a register that is no multiple of 2");
                        }
                        if (!rt_may_store(m, MAXWELL_SPACE_G, at, 8))
                            return (int)m->trap.kind;
                        if (commit) {
                            if (commit) {
                                g_new[g_new_count].index = at;
                                g_new[g_new_count].cells = 8;
                                g_new[g_new_count++].value = s->r[rd][lane]
                                    | (uint64_t)s->r[rd + 1][lane] << 32;
                            }
                        }
                    } else {
                        if ((rd & 3) != 0) {
                            return rt_trap(m, ISADORA_TRAP_STATED,
                                "`.x4` of a register that is no multiple of 4");
                        }
                        if (!rt_may_store(m, MAXWELL_SPACE_G, at, 16))
                            return (int)m->trap.kind;
                        if (commit) {
                            if (commit) {
                                g_new[g_new_count].index = at;
                                g_new[g_new_count].cells = 16;
                                g_new[g_new_count++].value = (rt_u128)s->r[rd][lane]
                                    | (rt_u128)s->r[rd + 1][lane] << 32
                                    | (rt_u128)s->r[rd + 2][lane] << 64
                                    | (rt_u128)s->r[rd + 3][lane] << 96;
                            }
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    for (int32_t i = 0; i < g_new_count; i++)
        rt_store_word(m, MAXWELL_SPACE_G, g_new[i].index, g_new[i].cells,
            rt_word_of(g_new[i].value));
    return 0;
}

/* OPEN GUARD SURED.P{DIM}SURED_OP{CLAMP} [$R[Ra]], $R[Rd], SURFACE CTL CLOSE */
int maxwell_exec_sured_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 7);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this reduction");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD SURED.D{BA}DIM{SURED_OP}SURED_TYPES{CLAMP} [$R[Ra]], $R[Rd], SURFACE CTL CLOSE */
int maxwell_exec_sured_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t surface_sured_op = (int32_t)in->value[2];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t surface_sured_type = (int32_t)((uint32_t)word >> 20 & 7);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t surface_ba = (int32_t)in->value[0];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_clamp = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[6];
    const uint32_t active = s->active;
    int32_t result = 0;
    uint64_t result_2 = 0;
    uint32_t result_3 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 9);
            if (guard) {
                uint32_t s_2 = 0;
                const int s_2_trap = operand_surface(m, s, in, lane, &s_2, 1, 7, 8);
                if (s_2_trap) {
                    return s_2_trap;
                }
                if (0 || !func_has_operation(surface_sured_op, surface_sured_type)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this reduction");
                } else {
                    const int64_t x = func_byte_of_x_2(m, s_2, s->r[ra][lane], surface_ba == 0);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t n = func_element_bytes(surface_sured_type);
                    const int32_t y = func_surface_y(s, lane, surface_dim, ra);
                    const int32_t z = func_surface_z(s, lane, surface_dim, ra);
                    const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
                    const int status_2 =
                        func_check_place_2(m, s_2, axes, surface_clamp, x, y, z, n);
                    if (status_2)
                        return status_2;
                    const int32_t test_4 = surface_clamp > 0 || func_is_on_2(m, s_2, x, y, z, n);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_4) {
                        const uint64_t at = func_surface_at_2(m, s_2, x, y, z, n);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        const int status_3 = func_atomic_type(m, surface_sured_type, s_2, &result);
                        if (status_3)
                            return status_3;
                        if (result == 2 || result == 5 || result == 6) {
                            const uint64_t v = s->r[rd][lane] | (uint64_t)s->r[rd | 1][lane] << 32;
                            const uint64_t p = rt_load(m, MAXWELL_SPACE_G, at, 8);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            if (surface_sured_op == 0 && result == 6) {
                                result_2 = func_f64_sum(p, v);
                            } else {
                                const int32_t x_2 = result == 5;
                                result_2 = func_operated_3(surface_sured_op, p, v, x_2);
                            }
                            if (!rt_may_store(m, MAXWELL_SPACE_G, at, 8))
                                return (int)m->trap.kind;
                            if (commit) {
                                rt_store(m, MAXWELL_SPACE_G, at, 8, result_2);
                            }
                        } else {
                            const uint32_t w = s->r[rd][lane];
                            const uint32_t o = (uint32_t)rt_load(m, MAXWELL_SPACE_G, at, 4);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            result_3 = func_new_word_4(surface_sured_op, result, o, w);
                            if (!rt_may_store(m, MAXWELL_SPACE_G, at, 4))
                                return (int)m->trap.kind;
                            if (commit) {
                                rt_store(m, MAXWELL_SPACE_G, at, 4, result_3);
                            }
                        }
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int suatom_i_part(int status_3, int32_t result, struct maxwell_state *s, int32_t rb,
    int32_t lane, struct isadora_machine *m, uint64_t at, int32_t surface_suatom_op, int commit,
    int32_t rd)
{
    uint64_t result_2 = 0;
    uint32_t result_3 = 0;
    if (status_3)
        return status_3;
    if (result == 2 || result == 5 || result == 6) {
        const uint64_t v = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        const uint64_t p = rt_load(m, MAXWELL_SPACE_G, at, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (surface_suatom_op == 0 && result == 6) {
            result_2 = func_f64_sum(p, v);
        } else {
            const int32_t x_2 = result == 5;
            result_2 = func_operated(surface_suatom_op, p, v, x_2);
        }
        if (!rt_may_store(m, MAXWELL_SPACE_G, at, 8))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, MAXWELL_SPACE_G, at, 8, result_2);
            if (rd != 255)
                s->r[rd][lane] = (uint32_t)p;
            const int32_t t = rd | 1;
            if (t != 255)
                s->r[t][lane] = (uint32_t)(p >> 32);
        }
    } else {
        const uint32_t w = s->r[rb][lane];
        const uint32_t o = (uint32_t)rt_load(m, MAXWELL_SPACE_G, at, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        result_3 = func_new_word_5(surface_suatom_op, result, o, w);
        if (!rt_may_store(m, MAXWELL_SPACE_G, at, 4))
            return (int)m->trap.kind;
        if (commit) {
            rt_store(m, MAXWELL_SPACE_G, at, 4, result_3);
            if (rd != 255)
                s->r[rd][lane] = o;
        }
    }
    return 0;
}

/* OPEN GUARD SUATOM.D{SUATOM_BA}DIM{SUATOM_OP}SUATOM_TYPES{CLAMP} $R[Rd], [$R[Ra]], $R[Rb], HEADER
   CTL CLOSE */
int maxwell_exec_suatom_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t surface_suatom_op = (int32_t)in->value[2];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t surface_suatom_type = (int32_t)((uint32_t)((uint64_t)word >> 51) & 7);
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t surface_suatom_ba = (int32_t)in->value[0];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_clamp = (int32_t)in->value[4];
    const int32_t rb = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    int32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 9);
            if (guard) {
                if (0 || !func_has_operation(surface_suatom_op, surface_suatom_type)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    const uint32_t h =
                        (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t x =
                        func_byte_of_x_3(m, header * 4, s->r[ra][lane], surface_suatom_ba == 0);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t n = func_element_bytes(surface_suatom_type);
                    const int32_t y = func_surface_y(s, lane, surface_dim, ra);
                    const int32_t z = func_surface_z(s, lane, surface_dim, ra);
                    const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
                    const int status_2 = func_check_place_2(m, h, axes, surface_clamp, x, y, z, n);
                    if (status_2)
                        return status_2;
                    const uint64_t at = func_surface_at_2(m, h, x, y, z, n);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t test_4 = surface_clamp == 0 && !func_is_on_2(m, h, x, y, z, n);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_4) {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "not modelled: the result beyond the edges");
                    }
                    const int status_3 = func_atomic_type(m, surface_suatom_type, h, &result);
                    {
                        const int part_trap =
                            suatom_i_part(status_3, result, s, rb, lane, m, at, surface_suatom_op,
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

/* OPEN GUARD SUATOM{SUATOM_PD}SUATOM_BA{DIM}SUATOM_OP{SUATOM_TYPES_R}CLAMP $R[Rd], [$R[Ra]],
   $R[Rb], $R[Rc] CTL CLOSE */
int maxwell_exec_suatom_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[9];
    const int32_t surface_suatom_pd = (int32_t)in->value[0];
    const int32_t surface_suatom_op = (int32_t)in->value[3];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t surface_suatom_type_r = (int32_t)((uint32_t)((uint64_t)word >> 36) & 7);
    const int32_t ra = (int32_t)in->value[7];
    const int32_t surface_suatom_ba = (int32_t)in->value[1];
    const int32_t surface_dim = (int32_t)in->value[2];
    const int32_t surface_clamp = (int32_t)in->value[5];
    const int32_t rb = (int32_t)in->value[8];
    const int32_t rd = (int32_t)in->value[6];
    const uint32_t active = s->active;
    int32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                uint32_t s_2;
                s_2 = s->r[rc][lane];
                if (surface_suatom_pd == 0
                    || !func_has_operation(surface_suatom_op, surface_suatom_type_r)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    const int64_t x =
                        func_byte_of_x_2(m, s_2, s->r[ra][lane], surface_suatom_ba == 0);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t n = func_element_bytes(surface_suatom_type_r);
                    const int32_t y = func_surface_y(s, lane, surface_dim, ra);
                    const int32_t z = func_surface_z(s, lane, surface_dim, ra);
                    const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
                    const int status_2 =
                        func_check_place_2(m, s_2, axes, surface_clamp, x, y, z, n);
                    if (status_2)
                        return status_2;
                    const uint64_t at = func_surface_at_2(m, s_2, x, y, z, n);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t test_4 = surface_clamp == 0 && !func_is_on_2(m, s_2, x, y, z, n);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_4) {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "not modelled: the result beyond the edges");
                    }
                    const int status_3 = func_atomic_type(m, surface_suatom_type_r, s_2, &result);
                    {
                        const int part_trap =
                            suatom_i_part(status_3, result, s, rb, lane, m, at, surface_suatom_op,
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

/* OPEN GUARD SUATOM.D{SUATOM_BA}DIM{SUATOM_OP}SUATOM_TYPES_R{CLAMP} SUATOM_P, $R[Rd], [$R[Ra]],
   $R[Rb], $R[Rc] CTL CLOSE */
int maxwell_exec_suatom_p(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t surface_suatom_p = (int32_t)in->value[5];
    const int32_t surface_suatom_op = (int32_t)in->value[2];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t surface_suatom_type_r = (int32_t)((uint32_t)((uint64_t)word >> 36) & 7);
    const int32_t rc = (int32_t)in->value[9];
    const int32_t ra = (int32_t)in->value[7];
    const int32_t surface_suatom_ba = (int32_t)in->value[0];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_clamp = (int32_t)in->value[4];
    const int32_t rb = (int32_t)in->value[8];
    const int32_t rd = (int32_t)in->value[6];
    const uint32_t active = s->active;
    int32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 10);
            if (guard) {
                if (surface_suatom_p != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate");
                } else if (0 || !func_has_operation(surface_suatom_op, surface_suatom_type_r)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    const int64_t x =
                        func_byte_of_x_2(m, s->r[rc][lane], s->r[ra][lane], surface_suatom_ba == 0);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t n = func_element_bytes(surface_suatom_type_r);
                    const int32_t y = func_surface_y(s, lane, surface_dim, ra);
                    const int32_t z = func_surface_z(s, lane, surface_dim, ra);
                    const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
                    const int status_2 =
                        func_check_place_3(m, s, lane, rc, axes, surface_clamp, x, y, z, n);
                    if (status_2)
                        return status_2;
                    const uint64_t at = func_surface_at_2(m, s->r[rc][lane], x, y, z, n);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t test_4 = surface_clamp == 0
                        && !func_is_on_2(m, s->r[rc][lane], x, y, z, n);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_4) {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "not modelled: the result beyond the edges");
                    }
                    const int status_3 =
                        func_atomic_type_2(m, s, lane, surface_suatom_type_r, rc, &result);
                    {
                        const int part_trap =
                            suatom_i_part(status_3, result, s, rb, lane, m, at, surface_suatom_op,
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

static int suatom_ci_part(struct isadora_machine *m, int32_t surface_suatom_type,
    struct maxwell_state *s, int32_t lane, int32_t surface_dim, int32_t ra, uint32_t h,
    int32_t surface_clamp, int64_t x, int32_t rb, int commit, int32_t rd)
{
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t n = func_element_bytes_2(surface_suatom_type);
    const int32_t y = func_surface_y(s, lane, surface_dim, ra);
    const int32_t z = func_surface_z(s, lane, surface_dim, ra);
    const int32_t axes = surface_dim == 5 ? 3 : surface_dim > 2 ? 2 : 1;
    const int status_2 = func_check_place_2(m, h, axes, surface_clamp, x, y, z, n);
    if (status_2)
        return status_2;
    const uint64_t at = func_surface_at_2(m, h, x, y, z, n);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t test_4 = surface_clamp == 0 && !func_is_on_2(m, h, x, y, z, n);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_4) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the result beyond the edges");
    }
    if (n == 8) {
        const uint64_t x_2 = s->r[rb][lane] | (uint64_t)s->r[rb | 1][lane] << 32;
        const int32_t r = rb | 2;
        const uint64_t w = s->r[r][lane] | (uint64_t)s->r[r | 1][lane] << 32;
        const uint64_t o = rt_load(m, MAXWELL_SPACE_G, at, 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (o == x_2) {
            if (!rt_may_store(m, MAXWELL_SPACE_G, at, 8))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, MAXWELL_SPACE_G, at, 8, w);
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
        const uint32_t o_2 = (uint32_t)rt_load(m, MAXWELL_SPACE_G, at, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        if (o_2 == s->r[rb][lane]) {
            if (!rt_may_store(m, MAXWELL_SPACE_G, at, 4))
                return (int)m->trap.kind;
            if (commit) {
                rt_store(m, MAXWELL_SPACE_G, at, 4, w_2);
            }
        }
        if (commit) {
            if (rd != 255)
                s->r[rd][lane] = o_2;
        }
    }
    return 0;
}

/* OPEN GUARD SUATOM.D{SUATOM_BA}DIM.CAS{SUATOM_TYPES}CLAMP OPT_Ps, $R[Rd], [$R[Ra]], $R[Rb], HEADER
   CTL CLOSE */
int maxwell_exec_suatom_ci(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t surface_ps = (int32_t)((uint32_t)((uint64_t)word >> 30) & 7);
    const int32_t surface_suatom_type = (int32_t)((uint32_t)((uint64_t)word >> 51) & 7);
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t surface_suatom_ba = (int32_t)in->value[0];
    const int32_t surface_dim = (int32_t)in->value[1];
    const int32_t surface_clamp = (int32_t)in->value[3];
    const int32_t rb = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 2, 9);
            if (guard) {
                if (surface_ps != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate");
                } else if (0 || !(surface_suatom_type <= 2)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    const uint32_t h =
                        (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t x =
                        func_byte_of_x_3(m, header * 4, s->r[ra][lane], surface_suatom_ba == 0);
                    {
                        const int part_trap =
                            suatom_ci_part(m, surface_suatom_type, s, lane, surface_dim, ra, h,
                            surface_clamp, x, rb, commit, rd);
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

/* OPEN GUARD SUATOM{SUATOM_PD}SUATOM_BA{DIM}.CAS{SUATOM_TYPES_R}CLAMP OPT_Ps, $R[Rd], [$R[Ra]],
   $R[Rb], $R[Rc] CTL CLOSE */
int maxwell_exec_suatom_cr(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[9];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t surface_ps = (int32_t)((uint32_t)((uint64_t)word >> 30) & 7);
    const int32_t surface_suatom_pd = (int32_t)in->value[0];
    const int32_t surface_suatom_type_r = (int32_t)((uint32_t)((uint64_t)word >> 36) & 7);
    const int32_t ra = (int32_t)in->value[7];
    const int32_t surface_suatom_ba = (int32_t)in->value[1];
    const int32_t surface_dim = (int32_t)in->value[2];
    const int32_t surface_clamp = (int32_t)in->value[4];
    const int32_t rb = (int32_t)in->value[8];
    const int32_t rd = (int32_t)in->value[6];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                uint32_t s_2;
                s_2 = s->r[rc][lane];
                if (surface_ps != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the predicate");
                } else if (surface_suatom_pd == 0 || !(surface_suatom_type_r <= 2)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: this operation");
                } else {
                    const int64_t x =
                        func_byte_of_x_2(m, s_2, s->r[ra][lane], surface_suatom_ba == 0);
                    {
                        const int part_trap =
                            suatom_ci_part(m, surface_suatom_type_r, s, lane, surface_dim, ra, s_2,
                            surface_clamp, x, rb, commit, rd);
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

