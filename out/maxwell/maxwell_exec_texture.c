/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#include "maxwell_exec.h"

static int do_txa(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: graphics");
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int texs_d2_m_part(int32_t texture_components, int32_t rd, int32_t texture_rd2,
    uint32_t handle, uint32_t x, uint32_t y, struct isadora_machine *m, int32_t h_2, int commit,
    uint32_t *r_new)
{
    int64_t t_3 = 0;
    uint32_t result = 0;
    const int32_t mask = texture_components == 0 ? 7 : texture_components == 1 ? 11
        : texture_components == 2 ? 13 : texture_components == 3 ? 14 : texture_components == 4
        ? 15 : texture_components == 5 ? 0 : texture_components == 6 ? 0 : 0;
    const int32_t d0 = func_result(rd);
    const int32_t d1 = func_result_2(rd);
    const int32_t d2 = texture_rd2;
    const int32_t d3 = texture_rd2 + 1;
    const uint32_t h = handle;
    const uint32_t i = x;
    const uint32_t j = y;
    const int status = func_check_image_3(m, h);
    if (status)
        return status;
    const uint32_t linear = func_is_linear(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint32_t n = func_image_axes(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint32_t t = func_in_texels(m, i, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int64_t sx = func_steps(linear, t);
    if (n > 1) {
        const uint32_t t_2 = func_in_texels_2(m, j, h);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_3 = func_steps(linear, t_2);
    } else {
        t_3 = 0;
    }
    const int64_t sy = t_3;
    const uint64_t layout = func_layout_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t sizes = func_sizes_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t base = func_image_base(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    for (int32_t c = 0; c <= 3; c++) {
        if (mask >> c & 1) {
            const int32_t n_2 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
            const int status_5 =
                func_sampled_at_2(m, linear, sx, sy, layout, sizes, base, c, &result);
            if (status_5)
                return status_5;
            if (h_2) {
                if (commit) {
                    const int32_t t_24 = n_2 > 1 ? d2 : d0;
                    if (t_24 != 255) {
                        const int32_t t_25 = 16 * (n_2 & 1);
                        r_new[t_24] = (r_new[t_24] & ~((uint32_t)0xffff << t_25))
                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, result, RT_NEAR, RT_KEEP,
                            0x7e00) << t_25;
                    }
                }
            } else {
                if (commit) {
                    const int32_t t_26 = n_2 == 0 ? d0 : n_2 == 1 ? d1 : n_2 == 2 ? d2 : d3;
                    if (t_26 != 255)
                        r_new[t_26] = result;
                }
            }
        }
    }
    return 0;
}

static int do_texs_d2_m(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int header_at, int ra_at, int texture_components_at, int rd_at, int texture_rd2_at, int pg_at,
    int texture_texs_f16_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[header_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_components = (int32_t)in->value[texture_components_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const int32_t texture_rd2 = (int32_t)in->value[texture_rd2_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, line + 3, pg_at);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, line, texture_texs_f16_at);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t x = func_further_2(s, lane, ra);
                const uint32_t y = func_further_2(s, lane, rb);
                {
                    const int part_trap =
                        texs_d2_m_part(texture_components, rd, texture_rd2, handle, x, y, m, h_2,
                        commit, r_new);
                    if (part_trap)
                        return part_trap;
                }
            }
            if (commit) {
                for (int32_t i_12 = 0; i_12 < 256; i_12++)
                    s->r[i_12][lane] = r_new[i_12];
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_texs_d2_dc_m(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pg_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_texs_a2_m(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int header_at, int ra_at, int texture_components_at, int rd_at, int texture_rd2_at, int pg_at,
    int texture_texs_f16_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[header_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_components = (int32_t)in->value[texture_components_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const int32_t texture_rd2 = (int32_t)in->value[texture_rd2_at];
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, line + 3, pg_at);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, line, texture_texs_f16_at);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t x = func_further_4(s, lane, ra);
                const uint32_t y = func_further_2(s, lane, rb);
                const int32_t mask = texture_components == 0 ? 7 : texture_components == 1 ? 11
                    : texture_components == 2 ? 13 : texture_components == 3 ? 14
                    : texture_components == 4 ? 15 : texture_components == 5 ? 0
                    : texture_components == 6 ? 0 : 0;
                const int32_t d0 = func_result(rd);
                const int32_t d1 = func_result_2(rd);
                const int32_t d2 = texture_rd2;
                const int32_t d3 = texture_rd2 + 1;
                const uint32_t h = handle;
                const uint32_t layer = s->r[ra][lane];
                const uint32_t i = x;
                const uint32_t j = y;
                const int status = func_check_image_3(m, h);
                if (status)
                    return status;
                const uint32_t linear = func_is_linear(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t n = func_image_axes(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t t = func_in_texels(m, i, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t sx = func_steps(linear, t);
                if (n > 1) {
                    const uint32_t t_2 = func_in_texels_2(m, j, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    t_3 = func_steps(linear, t_2);
                } else {
                    t_3 = 0;
                }
                const int64_t sy = t_3;
                const uint64_t layout = func_layout_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t sizes = func_sizes_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t base = func_image_base(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                for (int32_t c = 0; c <= 3; c++) {
                    if (mask >> c & 1) {
                        const int32_t n_2 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
                        const int status_5 =
                            func_sampled_at_4(m, linear, sx, sy, layout, sizes, layer, base, c,
                            &result);
                        if (status_5)
                            return status_5;
                        if (h_2) {
                            if (commit) {
                                const int32_t t_24 = n_2 > 1 ? d2 : d0;
                                if (t_24 != 255) {
                                    const int32_t t_25 = 16 * (n_2 & 1);
                                    r_new[t_24] = (r_new[t_24] & ~((uint32_t)0xffff << t_25))
                                        | (uint32_t)rt_float_convert(RT_F16, RT_F32, result,
                                        RT_NEAR, RT_KEEP, 0x7e00) << t_25;
                                }
                            }
                        } else {
                            if (commit) {
                                const int32_t t_26 = n_2 == 0 ? d0 : n_2 == 1 ? d1 : n_2 == 2 ? d2
                                    : d3;
                                if (t_26 != 255)
                                    r_new[t_26] = result;
                            }
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_12 = 0; i_12 < 256; i_12++)
                    s->r[i_12][lane] = r_new[i_12];
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_texs_d3_m(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int header_at, int ra_at, int texture_components_at, int rd_at, int texture_rd2_at, int pg_at,
    int texture_texs_f16_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[header_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_components = (int32_t)in->value[texture_components_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const int32_t texture_rd2 = (int32_t)in->value[texture_rd2_at];
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    int64_t t_5 = 0;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, line + 3, pg_at);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, line, texture_texs_f16_at);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t x = func_further_2(s, lane, ra);
                const uint32_t y = func_further_4(s, lane, ra);
                const uint32_t z = func_further_2(s, lane, rb);
                const int32_t mask = texture_components == 0 ? 7 : texture_components == 1 ? 11
                    : texture_components == 2 ? 13 : texture_components == 3 ? 14
                    : texture_components == 4 ? 15 : texture_components == 5 ? 0
                    : texture_components == 6 ? 0 : 0;
                const int32_t d0 = func_result(rd);
                const int32_t d1 = func_result_2(rd);
                const int32_t d2 = texture_rd2;
                const int32_t d3 = texture_rd2 + 1;
                const uint32_t h = handle;
                const uint32_t i = x;
                const uint32_t j = y;
                const uint32_t k = z;
                const int32_t test = (h & 0xfffff) == 0
                    || (h & 0xfffff)
                    > (uint32_t)rt_load(m, MAXWELL_SPACE_G, INT64_C(1090921693184), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "no texture or surface has this handle: it is not bound");
                }
                const uint32_t linear = func_is_linear(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t n = func_image_axes(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t t = func_in_texels(m, i, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t sx = func_steps(linear, t);
                if (n > 1) {
                    const uint32_t t_2 = func_in_texels_2(m, j, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    t_3 = func_steps(linear, t_2);
                } else {
                    t_3 = 0;
                }
                const int64_t sy = t_3;
                if (n > 2) {
                    const uint32_t t_4 = func_in_texels_3(m, k, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    t_5 = func_steps(linear, t_4);
                } else {
                    t_5 = 0;
                }
                const int64_t sz = t_5;
                const uint64_t layout = func_layout_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t sizes = func_sizes_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t base = func_image_base(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                for (int32_t c = 0; c <= 3; c++) {
                    if (mask >> c & 1) {
                        const int32_t n_2 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
                        const int status_4 =
                            func_sampled_at_5(m, linear, sx, sy, sz, layout, sizes, base, c,
                            &result);
                        if (status_4)
                            return status_4;
                        if (h_2) {
                            if (commit) {
                                const int32_t t_26 = n_2 > 1 ? d2 : d0;
                                if (t_26 != 255) {
                                    const int32_t t_27 = 16 * (n_2 & 1);
                                    r_new[t_26] = (r_new[t_26] & ~((uint32_t)0xffff << t_27))
                                        | (uint32_t)rt_float_convert(RT_F16, RT_F32, result,
                                        RT_NEAR, RT_KEEP, 0x7e00) << t_27;
                                }
                            }
                        } else {
                            if (commit) {
                                const int32_t t_28 = n_2 == 0 ? d0 : n_2 == 1 ? d1 : n_2 == 2 ? d2
                                    : d3;
                                if (t_28 != 255)
                                    r_new[t_28] = result;
                            }
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_12 = 0; i_12 < 256; i_12++)
                    s->r[i_12][lane] = r_new[i_12];
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int texs_d2_s_part(int32_t texture_components_1, int32_t rd, uint32_t handle, uint32_t x,
    uint32_t y, struct isadora_machine *m, int32_t h_2, int commit, uint32_t *r_new)
{
    int64_t t_3 = 0;
    uint32_t result = 0;
    const int32_t mask = texture_components_1 == 0 ? 1 : texture_components_1 == 1 ? 2
        : texture_components_1 == 2 ? 4 : texture_components_1 == 3 ? 8 : texture_components_1 == 4
        ? 3 : texture_components_1 == 5 ? 9 : texture_components_1 == 6 ? 10 : 12;
    const int32_t d0 = func_result(rd);
    const int32_t d1 = func_result_2(rd);
    const uint32_t h = handle;
    const uint32_t i = x;
    const uint32_t j = y;
    const int status = func_check_image_3(m, h);
    if (status)
        return status;
    const uint32_t linear = func_is_linear(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint32_t n = func_image_axes(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint32_t t = func_in_texels(m, i, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int64_t sx = func_steps(linear, t);
    if (n > 1) {
        const uint32_t t_2 = func_in_texels_2(m, j, h);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_3 = func_steps(linear, t_2);
    } else {
        t_3 = 0;
    }
    const int64_t sy = t_3;
    const uint64_t layout = func_layout_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t sizes = func_sizes_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t base = func_image_base(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    for (int32_t c = 0; c <= 3; c++) {
        if (mask >> c & 1) {
            const int32_t n_2 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
            const int status_5 =
                func_sampled_at_2(m, linear, sx, sy, layout, sizes, base, c, &result);
            if (status_5)
                return status_5;
            if (h_2) {
                if (commit) {
                    const int32_t t_24 = n_2 > 1 ? 255 : d0;
                    if (t_24 != 255) {
                        const int32_t t_25 = 16 * (n_2 & 1);
                        r_new[t_24] = (r_new[t_24] & ~((uint32_t)0xffff << t_25))
                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, result, RT_NEAR, RT_KEEP,
                            0x7e00) << t_25;
                    }
                }
            } else {
                if (commit) {
                    const int32_t t_26 = n_2 == 0 ? d0 : n_2 == 1 ? d1 : n_2 == 2 ? 255 : 255;
                    if (t_26 != 255)
                        r_new[t_26] = result;
                }
            }
        }
    }
    return 0;
}

static int do_texs_d2_s(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int header_at, int ra_at, int texture_components_1_at, int rd_at, int pg_at,
    int texture_texs_f16_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[header_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_components_1 = (int32_t)in->value[texture_components_1_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, line + 3, pg_at);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, line, texture_texs_f16_at);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t x = func_further_2(s, lane, ra);
                const uint32_t y = func_further_2(s, lane, rb);
                {
                    const int part_trap =
                        texs_d2_s_part(texture_components_1, rd, handle, x, y, m, h_2, commit,
                        r_new);
                    if (part_trap)
                        return part_trap;
                }
            }
            if (commit) {
                for (int32_t i_12 = 0; i_12 < 256; i_12++)
                    s->r[i_12][lane] = r_new[i_12];
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_texs_a2_s(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int header_at, int ra_at, int texture_components_1_at, int rd_at, int pg_at,
    int texture_texs_f16_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[header_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_components_1 = (int32_t)in->value[texture_components_1_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, line + 3, pg_at);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, line, texture_texs_f16_at);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t x = func_further_4(s, lane, ra);
                const uint32_t y = func_further_2(s, lane, rb);
                const int32_t mask = texture_components_1 == 0 ? 1 : texture_components_1 == 1 ? 2
                    : texture_components_1 == 2 ? 4 : texture_components_1 == 3 ? 8
                    : texture_components_1 == 4 ? 3 : texture_components_1 == 5 ? 9
                    : texture_components_1 == 6 ? 10 : 12;
                const int32_t d0 = func_result(rd);
                const int32_t d1 = func_result_2(rd);
                const uint32_t h = handle;
                const uint32_t layer = s->r[ra][lane];
                const uint32_t i = x;
                const uint32_t j = y;
                const int status = func_check_image_3(m, h);
                if (status)
                    return status;
                const uint32_t linear = func_is_linear(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t n = func_image_axes(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t t = func_in_texels(m, i, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t sx = func_steps(linear, t);
                if (n > 1) {
                    const uint32_t t_2 = func_in_texels_2(m, j, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    t_3 = func_steps(linear, t_2);
                } else {
                    t_3 = 0;
                }
                const int64_t sy = t_3;
                const uint64_t layout = func_layout_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t sizes = func_sizes_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t base = func_image_base(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                for (int32_t c = 0; c <= 3; c++) {
                    if (mask >> c & 1) {
                        const int32_t n_2 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
                        const int status_5 =
                            func_sampled_at_4(m, linear, sx, sy, layout, sizes, layer, base, c,
                            &result);
                        if (status_5)
                            return status_5;
                        if (h_2) {
                            if (commit) {
                                const int32_t t_24 = n_2 > 1 ? 255 : d0;
                                if (t_24 != 255) {
                                    const int32_t t_25 = 16 * (n_2 & 1);
                                    r_new[t_24] = (r_new[t_24] & ~((uint32_t)0xffff << t_25))
                                        | (uint32_t)rt_float_convert(RT_F16, RT_F32, result,
                                        RT_NEAR, RT_KEEP, 0x7e00) << t_25;
                                }
                            }
                        } else {
                            if (commit) {
                                const int32_t t_26 = n_2 == 0 ? d0 : n_2 == 1 ? d1 : n_2 == 2 ? 255
                                    : 255;
                                if (t_26 != 255)
                                    r_new[t_26] = result;
                            }
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_12 = 0; i_12 < 256; i_12++)
                    s->r[i_12][lane] = r_new[i_12];
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_texs_d3_s(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int header_at, int ra_at, int texture_components_1_at, int rd_at, int pg_at,
    int texture_texs_f16_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[header_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_components_1 = (int32_t)in->value[texture_components_1_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    int64_t t_5 = 0;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, line + 3, pg_at);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, line, texture_texs_f16_at);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t x = func_further_2(s, lane, ra);
                const uint32_t y = func_further_4(s, lane, ra);
                const uint32_t z = func_further_2(s, lane, rb);
                const int32_t mask = texture_components_1 == 0 ? 1 : texture_components_1 == 1 ? 2
                    : texture_components_1 == 2 ? 4 : texture_components_1 == 3 ? 8
                    : texture_components_1 == 4 ? 3 : texture_components_1 == 5 ? 9
                    : texture_components_1 == 6 ? 10 : 12;
                const int32_t d0 = func_result(rd);
                const int32_t d1 = func_result_2(rd);
                const uint32_t h = handle;
                const uint32_t i = x;
                const uint32_t j = y;
                const uint32_t k = z;
                const int32_t test = (h & 0xfffff) == 0
                    || (h & 0xfffff)
                    > (uint32_t)rt_load(m, MAXWELL_SPACE_G, INT64_C(1090921693184), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "no texture or surface has this handle: it is not bound");
                }
                const uint32_t linear = func_is_linear(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t n = func_image_axes(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t t = func_in_texels(m, i, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t sx = func_steps(linear, t);
                if (n > 1) {
                    const uint32_t t_2 = func_in_texels_2(m, j, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    t_3 = func_steps(linear, t_2);
                } else {
                    t_3 = 0;
                }
                const int64_t sy = t_3;
                if (n > 2) {
                    const uint32_t t_4 = func_in_texels_3(m, k, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    t_5 = func_steps(linear, t_4);
                } else {
                    t_5 = 0;
                }
                const int64_t sz = t_5;
                const uint64_t layout = func_layout_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t sizes = func_sizes_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t base = func_image_base(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                for (int32_t c = 0; c <= 3; c++) {
                    if (mask >> c & 1) {
                        const int32_t n_2 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
                        const int status_4 =
                            func_sampled_at_5(m, linear, sx, sy, sz, layout, sizes, base, c,
                            &result);
                        if (status_4)
                            return status_4;
                        if (h_2) {
                            if (commit) {
                                const int32_t t_26 = n_2 > 1 ? 255 : d0;
                                if (t_26 != 255) {
                                    const int32_t t_27 = 16 * (n_2 & 1);
                                    r_new[t_26] = (r_new[t_26] & ~((uint32_t)0xffff << t_27))
                                        | (uint32_t)rt_float_convert(RT_F16, RT_F32, result,
                                        RT_NEAR, RT_KEEP, 0x7e00) << t_27;
                                }
                            }
                        } else {
                            if (commit) {
                                const int32_t t_28 = n_2 == 0 ? d0 : n_2 == 1 ? d1 : n_2 == 2 ? 255
                                    : 255;
                                if (t_28 != 255)
                                    r_new[t_28] = result;
                            }
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_12 = 0; i_12 < 256; i_12++)
                    s->r[i_12][lane] = r_new[i_12];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TEX{LOD}LC{AOFFI}DC{NDV_35}NODEP{PHASE_T}PHASE_P OPT, $R[Rd], $R[Ra], OPT_REG, HEADER,
   DIM, MASK CTL CLOSE */
int maxwell_exec_tex_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t texture_dc = (int32_t)in->value[3];
    const int32_t texture_dim = (int32_t)in->value[13];
    const int32_t header = (int32_t)in->value[12];
    const int32_t ra = (int32_t)in->value[10];
    const int32_t texture_lod = (int32_t)in->value[0];
    const int32_t texture_lc = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_aoffi = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[9];
    const int32_t texture_mask = (int32_t)in->value[14];
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    int64_t t_5 = 0;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 15);
            if (guard) {
                if (texture_dc || texture_dim > 5) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    const uint32_t handle =
                        (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t axes =
                        (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 2
                        : texture_dim == 3 ? 3 : texture_dim == 4 ? 3 : texture_dim == 5 ? 4
                        : texture_dim == 6 ? 0 : 0) - (texture_dim & 1);
                    const uint32_t x = func_coordinate(s, lane, texture_dim, ra);
                    const uint32_t y = func_coordinate_2(s, lane, texture_dim, ra);
                    const uint32_t z = func_coordinate_3(s, lane, texture_dim, ra);
                    const uint32_t index = texture_dim & 1 ? s->r[ra][lane] : 0;
                    const int32_t ox =
                        rt_sext_32((texture_aoffi
                        ? func_further(s, lane, ((texture_lod & 2) != 0 ? 1 : 0) + texture_lc, rb)
                        : 0) & 0xf, 4);
                    const int32_t oy =
                        rt_sext_32((texture_aoffi
                        ? func_further(s, lane, ((texture_lod & 2) != 0 ? 1 : 0) + texture_lc, rb)
                        : 0) >> 4 & 0xf, 4);
                    const int32_t oz =
                        rt_sext_32((texture_aoffi
                        ? func_further(s, lane, ((texture_lod & 2) != 0 ? 1 : 0) + texture_lc, rb)
                        : 0) >> 8 & 0xf, 4);
                    const int32_t d0 = func_result(rd);
                    const int32_t d1 = func_result_2(rd);
                    const int32_t d2 = func_result_3(rd);
                    const int32_t d3 = func_result_4(rd);
                    const uint32_t h = handle;
                    const uint32_t layer = index;
                    const uint32_t i = x;
                    const uint32_t j = y;
                    const uint32_t k = z;
                    const int status = func_check_image(m, h, axes);
                    if (status)
                        return status;
                    const uint32_t linear = func_is_linear(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t n = func_image_axes(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t t = func_in_texels(m, i, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t sx = func_steps(linear, t) + (int32_t)((uint32_t)ox << 8);
                    if (n > 1) {
                        const uint32_t t_2 = func_in_texels_2(m, j, h);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_3 = func_steps(linear, t_2) + (int32_t)((uint32_t)oy << 8);
                    } else {
                        t_3 = 0;
                    }
                    const int64_t sy = t_3;
                    if (n > 2) {
                        const uint32_t t_4 = func_in_texels_3(m, k, h);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_5 = func_steps(linear, t_4) + (int32_t)((uint32_t)oz << 8);
                    } else {
                        t_5 = 0;
                    }
                    const int64_t sz = t_5;
                    const uint64_t layout = func_layout_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t sizes = func_sizes_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t base = func_image_base(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    for (int32_t c = 0; c <= 3; c++) {
                        if (texture_mask >> c & 1) {
                            const int32_t n_2 =
                                rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                            const int status_5 =
                                func_sampled_at(m, linear, sx, sy, sz, layout, sizes, layer, base,
                                c, &result);
                            if (status_5)
                                return status_5;
                            if (commit) {
                                const int32_t t_26 = n_2 == 0 ? d0 : n_2 == 1 ? d1 : n_2 == 2 ? d2
                                    : d3;
                                if (t_26 != 255)
                                    r_new[t_26] = result;
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[1] == 1) {
                            const int32_t texture_pt = (int32_t)in->value[8];
                            s->p[texture_pt][lane] = 1;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_12 = 0; i_12 < 256; i_12++)
                    s->r[i_12][lane] = r_new[i_12];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TEX.B{LOD_B}LC_B{AOFFI_B}DC{NDV_35}NODEP{PHASE_T}PHASE_P OPT, $R[Rd], $R[Ra], OPT_REG,
   0x0, DIM, MASK CTL CLOSE */
int maxwell_exec_tex_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t texture_dc = (int32_t)in->value[3];
    const int32_t texture_dim = (int32_t)in->value[12];
    const int32_t ra = (int32_t)in->value[10];
    const int32_t texture_lod_b = (int32_t)in->value[0];
    const int32_t texture_lc_b = (int32_t)in->value[1];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_aoffi_b = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[9];
    const int32_t texture_mask = (int32_t)in->value[13];
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    int64_t t_5 = 0;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                if (texture_dc || texture_dim > 5) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    const int32_t axes =
                        (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 2
                        : texture_dim == 3 ? 3 : texture_dim == 4 ? 3 : texture_dim == 5 ? 4
                        : texture_dim == 6 ? 0 : 0) - (texture_dim & 1);
                    const uint32_t x = func_coordinate(s, lane, texture_dim, ra);
                    const uint32_t y = func_coordinate_2(s, lane, texture_dim, ra);
                    const uint32_t z = func_coordinate_3(s, lane, texture_dim, ra);
                    const uint32_t index = texture_dim & 1 ? s->r[ra][lane] : 0;
                    const int32_t ox =
                        rt_sext_32((texture_aoffi_b
                        ? func_further(s, lane,
                        1 + ((texture_lod_b & 2) != 0 ? 1 : 0) + texture_lc_b, rb) : 0) & 0xf, 4);
                    const int32_t oy =
                        rt_sext_32((texture_aoffi_b
                        ? func_further(s, lane,
                        1 + ((texture_lod_b & 2) != 0 ? 1 : 0) + texture_lc_b, rb) : 0) >> 4 & 0xf,
                        4);
                    const int32_t oz =
                        rt_sext_32((texture_aoffi_b
                        ? func_further(s, lane,
                        1 + ((texture_lod_b & 2) != 0 ? 1 : 0) + texture_lc_b, rb) : 0) >> 8 & 0xf,
                        4);
                    const int32_t d0 = func_result(rd);
                    const int32_t d1 = func_result_2(rd);
                    const int32_t d2 = func_result_3(rd);
                    const int32_t d3 = func_result_4(rd);
                    const uint32_t h = s->r[rb][lane];
                    const uint32_t layer = index;
                    const uint32_t i = x;
                    const uint32_t j = y;
                    const uint32_t k = z;
                    const int status = func_check_image(m, h, axes);
                    if (status)
                        return status;
                    const uint32_t linear = func_is_linear(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t n = func_image_axes(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t t = func_in_texels(m, i, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t sx = func_steps(linear, t) + (int32_t)((uint32_t)ox << 8);
                    if (n > 1) {
                        const uint32_t t_2 = func_in_texels_2(m, j, h);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_3 = func_steps(linear, t_2) + (int32_t)((uint32_t)oy << 8);
                    } else {
                        t_3 = 0;
                    }
                    const int64_t sy = t_3;
                    if (n > 2) {
                        const uint32_t t_4 = func_in_texels_3(m, k, h);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_5 = func_steps(linear, t_4) + (int32_t)((uint32_t)oz << 8);
                    } else {
                        t_5 = 0;
                    }
                    const int64_t sz = t_5;
                    const uint64_t layout = func_layout_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t sizes = func_sizes_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t base = func_image_base(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    for (int32_t c = 0; c <= 3; c++) {
                        if (texture_mask >> c & 1) {
                            const int32_t n_2 =
                                rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                            const int status_5 =
                                func_sampled_at(m, linear, sx, sy, sz, layout, sizes, layer, base,
                                c, &result);
                            if (status_5)
                                return status_5;
                            if (commit) {
                                const int32_t t_26 = n_2 == 0 ? d0 : n_2 == 1 ? d1 : n_2 == 2 ? d2
                                    : d3;
                                if (t_26 != 255)
                                    r_new[t_26] = result;
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[1] == 1) {
                            const int32_t texture_pt = (int32_t)in->value[8];
                            s->p[texture_pt][lane] = 1;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_12 = 0; i_12 < 256; i_12++)
                    s->r[i_12][lane] = r_new[i_12];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TLD{TLD_LOD}AOFFI_TLD{MS}CL{NODEP{PHASE_T}PHASE_P} OPT, $R[Rd], $R[Ra], OPT_REG,
   HEADER, DIM, MASK CTL CLOSE */
int maxwell_exec_tld_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_tld_lod = (int32_t)in->value[0];
    const int32_t texture_ms = (int32_t)in->value[2];
    const int32_t texture_dim = (int32_t)in->value[12];
    const int32_t texture_cl = (int32_t)in->value[3];
    const int32_t texture_aoffi_tld = (int32_t)in->value[1];
    const int32_t header = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[8];
    const int32_t texture_mask = (int32_t)in->value[13];
    const uint32_t active = s->active;
    uint32_t t_10 = 0;
    uint32_t t_11 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                const uint32_t level = texture_tld_lod ? func_further_2(s, lane, rb) : 0;
                if (texture_ms || texture_dim > 5) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else if (level != 0 && texture_cl == 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    const uint32_t o = texture_aoffi_tld
                        ? func_further_3(s, lane, texture_tld_lod, rb) : 0;
                    const uint32_t handle =
                        (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t axes =
                        (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 2
                        : texture_dim == 3 ? 3 : texture_dim == 4 ? 3 : texture_dim == 5 ? 4
                        : texture_dim == 6 ? 0 : 0) - (texture_dim & 1);
                    const int64_t x = (int64_t)(int32_t)func_coordinate(s, lane, texture_dim, ra)
                        + rt_sext_32(o & 0xf, 4);
                    const int64_t y = (int64_t)(int32_t)func_coordinate_2(s, lane, texture_dim, ra)
                        + rt_sext_32(o >> 4 & 0xf, 4);
                    const int64_t z = (int64_t)(int32_t)func_coordinate_3(s, lane, texture_dim, ra)
                        + rt_sext_32(o >> 8 & 0xf, 4);
                    const uint32_t index = texture_dim & 1 ? s->r[ra][lane] : 0;
                    const int32_t d0 = func_result(rd);
                    const int32_t d1 = func_result_2(rd);
                    const int32_t d2 = func_result_3(rd);
                    const int32_t d3 = func_result_4(rd);
                    const uint32_t h = handle;
                    const uint32_t layer = index;
                    const int64_t i = x;
                    const int64_t j = y;
                    const int64_t k = z;
                    const int status = func_check_image(m, h, axes);
                    if (status)
                        return status;
                    const uint32_t n = func_image_axes(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t inside = i >= 0 && (uint32_t)i < func_image_width(m, h)
                        && (n < 2 || (j >= 0 && (uint32_t)j < func_image_height(m, h)))
                        && (n < 3 || (k >= 0 && (uint32_t)k < func_image_slices(m, h)));
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t layout = func_layout_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t sizes = func_sizes_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t base = func_image_base(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    for (int32_t c = 0; c <= 3; c++) {
                        if (texture_mask >> c & 1) {
                            if (inside) {
                                const int status_2 =
                                    func_texel_2(m, layout, sizes, i, j, k, layer, base, c, &t_10);
                                if (status_2)
                                    return status_2;
                                t_11 = t_10;
                            } else {
                                t_11 = 0;
                            }
                            const uint32_t v = t_11;
                            const int32_t n_3 =
                                rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                            if (commit) {
                                const int32_t t_12 = n_3 == 0 ? d0 : n_3 == 1 ? d1 : n_3 == 2 ? d2
                                    : d3;
                                if (t_12 != 255)
                                    r_new[t_12] = v;
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[1] == 1) {
                            const int32_t texture_pt = (int32_t)in->value[7];
                            s->p[texture_pt][lane] = 1;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TLD.B{TLD_LOD}AOFFI_TLD{MS}CL{NODEP{PHASE_T}PHASE_P} OPT, $R[Rd], $R[Ra], OPT_REG,
   0x0, DIM, MASK CTL CLOSE */
int maxwell_exec_tld_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_tld_lod = (int32_t)in->value[0];
    const int32_t texture_ms = (int32_t)in->value[2];
    const int32_t texture_dim = (int32_t)in->value[11];
    const int32_t texture_cl = (int32_t)in->value[3];
    const int32_t texture_aoffi_tld = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[8];
    const int32_t texture_mask = (int32_t)in->value[12];
    const uint32_t active = s->active;
    uint32_t t_10 = 0;
    uint32_t t_11 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                const uint32_t level = texture_tld_lod ? func_further_4(s, lane, rb) : 0;
                if (texture_ms || texture_dim > 5) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else if (level != 0 && texture_cl == 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    const uint32_t o = texture_aoffi_tld
                        ? func_further(s, lane, 1 + texture_tld_lod, rb) : 0;
                    const int32_t axes =
                        (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 2
                        : texture_dim == 3 ? 3 : texture_dim == 4 ? 3 : texture_dim == 5 ? 4
                        : texture_dim == 6 ? 0 : 0) - (texture_dim & 1);
                    const int64_t x = (int64_t)(int32_t)func_coordinate(s, lane, texture_dim, ra)
                        + rt_sext_32(o & 0xf, 4);
                    const int64_t y = (int64_t)(int32_t)func_coordinate_2(s, lane, texture_dim, ra)
                        + rt_sext_32(o >> 4 & 0xf, 4);
                    const int64_t z = (int64_t)(int32_t)func_coordinate_3(s, lane, texture_dim, ra)
                        + rt_sext_32(o >> 8 & 0xf, 4);
                    const uint32_t index = texture_dim & 1 ? s->r[ra][lane] : 0;
                    const int32_t d0 = func_result(rd);
                    const int32_t d1 = func_result_2(rd);
                    const int32_t d2 = func_result_3(rd);
                    const int32_t d3 = func_result_4(rd);
                    const uint32_t h = s->r[rb][lane];
                    const uint32_t layer = index;
                    const int64_t i = x;
                    const int64_t j = y;
                    const int64_t k = z;
                    const int status = func_check_image(m, h, axes);
                    if (status)
                        return status;
                    const uint32_t n = func_image_axes(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t inside = i >= 0 && (uint32_t)i < func_image_width(m, h)
                        && (n < 2 || (j >= 0 && (uint32_t)j < func_image_height(m, h)))
                        && (n < 3 || (k >= 0 && (uint32_t)k < func_image_slices(m, h)));
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t layout = func_layout_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t sizes = func_sizes_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t base = func_image_base(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    for (int32_t c = 0; c <= 3; c++) {
                        if (texture_mask >> c & 1) {
                            if (inside) {
                                const int status_2 =
                                    func_texel_2(m, layout, sizes, i, j, k, layer, base, c, &t_10);
                                if (status_2)
                                    return status_2;
                                t_11 = t_10;
                            } else {
                                t_11 = 0;
                            }
                            const uint32_t v = t_11;
                            const int32_t n_3 =
                                rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                            if (commit) {
                                const int32_t t_12 = n_3 == 0 ? d0 : n_3 == 1 ? d1 : n_3 == 2 ? d2
                                    : d3;
                                if (t_12 != 255)
                                    r_new[t_12] = v;
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[1] == 1) {
                            const int32_t texture_pt = (int32_t)in->value[7];
                            s->p[texture_pt][lane] = 1;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int tld4_i_part(struct isadora_machine *m, uint32_t h, uint32_t j, int64_t *t_3, int32_t oy)
{
    const int32_t test_3 = func_image_axes(m, h) > 1;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_3) {
        const uint32_t t_2 = func_in_texels_2(m, j, h);
        if (m->trap.kind)
            return (int)m->trap.kind;
        *t_3 = (int64_t)rt_float_to_int(RT_F32,
            rt_f32_mul(t_2, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000), INT64_C(-68719476736),
            INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128 + (int32_t)((uint32_t)oy << 8);
    } else {
        *t_3 = 0;
    }
    return 0;
}

/* OPEN GUARD TLD4{TLD4_COMPONENT}TLD4_OFFSET{DC}NDV_35{NODEP{PHASE_T}PHASE_P} OPT, $R[Rd], $R[Ra],
   OPT_REG, HEADER, DIM, MASK CTL CLOSE */
int maxwell_exec_tld4_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t texture_tld4_offset = (int32_t)in->value[1];
    const int32_t texture_dc = (int32_t)in->value[2];
    const int32_t texture_dim = (int32_t)in->value[12];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t header = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[8];
    const int32_t texture_mask = (int32_t)in->value[13];
    const int32_t texture_tld4_component = (int32_t)in->value[0];
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    uint32_t t_13 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 14);
            if (guard) {
                if (texture_tld4_offset > 1 || texture_dc || texture_dim > 5) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    const uint32_t o = texture_tld4_offset ? func_further_2(s, lane, rb) : 0;
                    const uint32_t handle =
                        (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t x = func_coordinate(s, lane, texture_dim, ra);
                    const uint32_t y = func_coordinate_2(s, lane, texture_dim, ra);
                    const uint32_t index = texture_dim & 1 ? s->r[ra][lane] : 0;
                    const int32_t ox = rt_sext_32(o & 0x3f, 6);
                    const int32_t oy = rt_sext_32(o >> 8 & 0x3f, 6);
                    const int32_t d0 = func_result(rd);
                    const int32_t d1 = func_result_2(rd);
                    const int32_t d2 = func_result_3(rd);
                    const int32_t d3 = func_result_4(rd);
                    const uint32_t h = handle;
                    const uint32_t layer = index;
                    const uint32_t i = x;
                    const uint32_t j = y;
                    const int status = func_check_image_3(m, h);
                    if (status)
                        return status;
                    const uint32_t t = func_in_texels(m, i, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t sx =
                        (int64_t)rt_float_to_int(RT_F32,
                        rt_f32_mul(t, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
                        + (int32_t)((uint32_t)ox << 8);
                    {
                        const int part_trap = tld4_i_part(m, h, j, &t_3, oy);
                        if (part_trap)
                            return part_trap;
                    }
                    const int64_t sy = t_3;
                    const uint64_t layout = func_layout_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t sizes = func_sizes_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t base = func_image_base(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    for (int32_t c = 0; c <= 3; c++) {
                        if (texture_mask >> c & 1) {
                            const int32_t n =
                                rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                            const int32_t dx = c == 1 || c == 2;
                            const int32_t dy = c < 2;
                            const int32_t x_2 = (int32_t)(sx >> 8) + dx;
                            const int32_t y_2 = (int32_t)(sy >> 8) + dy;
                            const int status_2 =
                                func_texel_3(m, layout, sizes, x_2, y_2, layer, base,
                                texture_tld4_component, &t_13);
                            if (status_2)
                                return status_2;
                            if (commit) {
                                const int32_t t_14 = n == 0 ? d0 : n == 1 ? d1 : n == 2 ? d2 : d3;
                                if (t_14 != 255)
                                    r_new[t_14] = t_13;
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[1] == 1) {
                            const int32_t texture_pt = (int32_t)in->value[7];
                            s->p[texture_pt][lane] = 1;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TLD4{TLD4_COMPONENT_B}.B{TLD4_OFFSET_B}DC{NDV_35}NODEP{PHASE_T}PHASE_P OPT, $R[Rd],
   $R[Ra], OPT_REG, 0x0, DIM, MASK CTL CLOSE */
int maxwell_exec_tld4_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t texture_tld4_offset_b = (int32_t)in->value[1];
    const int32_t texture_dc = (int32_t)in->value[2];
    const int32_t texture_dim = (int32_t)in->value[11];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t ra = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[8];
    const int32_t texture_mask = (int32_t)in->value[12];
    const int32_t texture_tld4_component_b = (int32_t)in->value[0];
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    uint32_t t_13 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 13);
            if (guard) {
                if (texture_tld4_offset_b > 1 || texture_dc || texture_dim > 5) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    const uint32_t o = texture_tld4_offset_b ? func_further_4(s, lane, rb) : 0;
                    const uint32_t x = func_coordinate(s, lane, texture_dim, ra);
                    const uint32_t y = func_coordinate_2(s, lane, texture_dim, ra);
                    const uint32_t index = texture_dim & 1 ? s->r[ra][lane] : 0;
                    const int32_t ox = rt_sext_32(o & 0x3f, 6);
                    const int32_t oy = rt_sext_32(o >> 8 & 0x3f, 6);
                    const int32_t d0 = func_result(rd);
                    const int32_t d1 = func_result_2(rd);
                    const int32_t d2 = func_result_3(rd);
                    const int32_t d3 = func_result_4(rd);
                    const uint32_t h = s->r[rb][lane];
                    const uint32_t layer = index;
                    const uint32_t i = x;
                    const uint32_t j = y;
                    const int status = func_check_image_3(m, h);
                    if (status)
                        return status;
                    const uint32_t t = func_in_texels(m, i, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t sx =
                        (int64_t)rt_float_to_int(RT_F32,
                        rt_f32_mul(t, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
                        + (int32_t)((uint32_t)ox << 8);
                    {
                        const int part_trap = tld4_i_part(m, h, j, &t_3, oy);
                        if (part_trap)
                            return part_trap;
                    }
                    const int64_t sy = t_3;
                    const uint64_t layout = func_layout_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t sizes = func_sizes_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t base = func_image_base(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    for (int32_t c = 0; c <= 3; c++) {
                        if (texture_mask >> c & 1) {
                            const int32_t n =
                                rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                            const int32_t dx = c == 1 || c == 2;
                            const int32_t dy = c < 2;
                            const int32_t x_2 = (int32_t)(sx >> 8) + dx;
                            const int32_t y_2 = (int32_t)(sy >> 8) + dy;
                            const int status_2 =
                                func_texel_3(m, layout, sizes, x_2, y_2, layer, base,
                                texture_tld4_component_b, &t_13);
                            if (status_2)
                                return status_2;
                            if (commit) {
                                const int32_t t_14 = n == 0 ? d0 : n == 1 ? d1 : n == 2 ? d2 : d3;
                                if (t_14 != 255)
                                    r_new[t_14] = t_13;
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[1] == 1) {
                            const int32_t texture_pt = (int32_t)in->value[7];
                            s->p[texture_pt][lane] = 1;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TXD{TXD_LC}AOFFI_TLD{NODEP{PHASE_T}PHASE_P} OPT, $R[Rd], $R[Ra], OPT_REG, HEADER, DIM,
   MASK CTL CLOSE */
int maxwell_exec_txd_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t texture_dim = (int32_t)in->value[10];
    const int32_t texture_txd_lc = (int32_t)in->value[0];
    const int32_t texture_aoffi_tld = (int32_t)in->value[1];
    const int32_t header = (int32_t)in->value[9];
    const int32_t ra = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[6];
    const int32_t texture_mask = (int32_t)in->value[11];
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 12);
            if (guard) {
                if (texture_dim & 1 || texture_dim > 5 || texture_txd_lc || texture_aoffi_tld
                    || (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 2
                    : texture_dim == 3 ? 3 : texture_dim == 4 ? 3 : texture_dim == 5 ? 4
                    : texture_dim == 6 ? 0 : 0) > 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    const uint32_t handle =
                        (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t axes = texture_dim == 0 ? 1 : texture_dim == 1 ? 2
                        : texture_dim == 2 ? 2 : texture_dim == 3 ? 3 : texture_dim == 4 ? 3
                        : texture_dim == 5 ? 4 : texture_dim == 6 ? 0 : 0;
                    const uint32_t x = s->r[ra == 255 ? 255 : ra][lane];
                    const uint32_t y =
                        (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 2
                        : texture_dim == 3 ? 3 : texture_dim == 4 ? 3 : texture_dim == 5 ? 4
                        : texture_dim == 6 ? 0 : 0) > 1 ? s->r[ra == 255 ? 255 : ra + 1][lane] : 0;
                    const int32_t d0 = func_result(rd);
                    const int32_t d1 = func_result_2(rd);
                    const int32_t d2 = func_result_3(rd);
                    const int32_t d3 = func_result_4(rd);
                    const uint32_t h = handle;
                    const uint32_t i = x;
                    const uint32_t j = y;
                    const int status = func_check_image(m, h, axes);
                    if (status)
                        return status;
                    const uint32_t linear = func_is_linear(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t n = func_image_axes(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t t = func_in_texels(m, i, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t sx = func_steps(linear, t);
                    if (n > 1) {
                        const uint32_t t_2 = func_in_texels_2(m, j, h);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_3 = func_steps(linear, t_2);
                    } else {
                        t_3 = 0;
                    }
                    const int64_t sy = t_3;
                    const uint64_t layout = func_layout_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t sizes = func_sizes_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t base = func_image_base(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    for (int32_t c = 0; c <= 3; c++) {
                        if (texture_mask >> c & 1) {
                            const int32_t n_2 =
                                rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                            const int status_5 =
                                func_sampled_at_2(m, linear, sx, sy, layout, sizes, base, c,
                                &result);
                            if (status_5)
                                return status_5;
                            if (commit) {
                                const int32_t t_24 = n_2 == 0 ? d0 : n_2 == 1 ? d1 : n_2 == 2 ? d2
                                    : d3;
                                if (t_24 != 255)
                                    r_new[t_24] = result;
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[1] == 1) {
                            const int32_t texture_pt = (int32_t)in->value[5];
                            s->p[texture_pt][lane] = 1;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_12 = 0; i_12 < 256; i_12++)
                    s->r[i_12][lane] = r_new[i_12];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TXD.B{TXD_LC}AOFFI_TLD{NODEP{PHASE_T}PHASE_P} OPT, $R[Rd], $R[Ra], OPT_REG, 0x0, DIM,
   MASK CTL CLOSE */
int maxwell_exec_txd_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t texture_dim = (int32_t)in->value[9];
    const int32_t texture_txd_lc = (int32_t)in->value[0];
    const int32_t texture_aoffi_tld = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[6];
    const int32_t texture_mask = (int32_t)in->value[10];
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 11);
            if (guard) {
                if (texture_dim & 1 || texture_dim > 5 || texture_txd_lc || texture_aoffi_tld
                    || (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 2
                    : texture_dim == 3 ? 3 : texture_dim == 4 ? 3 : texture_dim == 5 ? 4
                    : texture_dim == 6 ? 0 : 0) > 2) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    const int32_t axes = texture_dim == 0 ? 1 : texture_dim == 1 ? 2
                        : texture_dim == 2 ? 2 : texture_dim == 3 ? 3 : texture_dim == 4 ? 3
                        : texture_dim == 5 ? 4 : texture_dim == 6 ? 0 : 0;
                    const uint32_t x = s->r[ra == 255 ? 255 : ra + 1][lane];
                    const uint32_t y =
                        (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 2
                        : texture_dim == 3 ? 3 : texture_dim == 4 ? 3 : texture_dim == 5 ? 4
                        : texture_dim == 6 ? 0 : 0) > 1
                        ? s->r[ra == 255 ? 255 : (ra + 2) & 0xff][lane] : 0;
                    const int32_t d0 = func_result(rd);
                    const int32_t d1 = func_result_2(rd);
                    const int32_t d2 = func_result_3(rd);
                    const int32_t d3 = func_result_4(rd);
                    const uint32_t h = s->r[ra][lane];
                    const uint32_t i = x;
                    const uint32_t j = y;
                    const int status = func_check_image(m, h, axes);
                    if (status)
                        return status;
                    const uint32_t linear = func_is_linear(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t n = func_image_axes(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t t = func_in_texels(m, i, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t sx = func_steps(linear, t);
                    if (n > 1) {
                        const uint32_t t_2 = func_in_texels_2(m, j, h);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_3 = func_steps(linear, t_2);
                    } else {
                        t_3 = 0;
                    }
                    const int64_t sy = t_3;
                    const uint64_t layout = func_layout_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t sizes = func_sizes_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t base = func_image_base(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    for (int32_t c = 0; c <= 3; c++) {
                        if (texture_mask >> c & 1) {
                            const int32_t n_2 =
                                rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                            const int status_5 =
                                func_sampled_at_2(m, linear, sx, sy, layout, sizes, base, c,
                                &result);
                            if (status_5)
                                return status_5;
                            if (commit) {
                                const int32_t t_24 = n_2 == 0 ? d0 : n_2 == 1 ? d1 : n_2 == 2 ? d2
                                    : d3;
                                if (t_24 != 255)
                                    r_new[t_24] = result;
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[1] == 1) {
                            const int32_t texture_pt = (int32_t)in->value[5];
                            s->p[texture_pt][lane] = 1;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_12 = 0; i_12 < 256; i_12++)
                    s->r[i_12][lane] = r_new[i_12];
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int txq_i_part(uint32_t h, struct isadora_machine *m, int32_t texture_mask, int commit,
    int32_t d0, int32_t d1, int32_t d2, int32_t d3, uint32_t *r_new)
{
    const int32_t test = (h & 0xfffff) == 0
        || (h & 0xfffff) > (uint32_t)rt_load(m, MAXWELL_SPACE_G, INT64_C(1090921693184), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test) {
        return rt_trap(m, ISADORA_TRAP_STATED,
            "no texture or surface has this handle: it is not bound");
    }
    for (int32_t c = 0; c <= 3; c++) {
        if (texture_mask >> c & 1) {
            const int32_t r_new_2 = c == 0 ? (int32_t)func_image_width(m, h) : c == 1
                ? (int32_t)func_image_height(m, h) : c == 2 ? (int32_t)func_image_slices(m, h) : 1;
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (commit) {
                const int32_t t = rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                const int32_t t_2 = t == 0 ? d0 : t == 1 ? d1 : t == 2 ? d2 : d3;
                if (t_2 != 255)
                    r_new[t_2] = (uint32_t)r_new_2;
            }
        }
    }
    return 0;
}

/* OPEN GUARD TXQ{NODEP{PHASE_T}PHASE_P} $R[Rd], $R[Ra], ANY_QUERY, HEADER, MASK CTL CLOSE */
int maxwell_exec_txq_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t header = (int32_t)in->value[7];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t texture_mask = (int32_t)in->value[8];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i = 0; i < 256; i++)
                r_new[i] = s->r[i][lane];
            const int32_t guard = operand_guard(s, in, lane, 2, 9);
            if (guard) {
                const int32_t q = operand_any_query(in, 1, 5);
                if (q != 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else if (s->r[ra][lane] != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    const uint32_t handle =
                        (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t d0 = func_result(rd);
                    const int32_t d1 = func_result_2(rd);
                    const int32_t d2 = func_result_3(rd);
                    const int32_t d3 = func_result_4(rd);
                    const uint32_t h = handle;
                    {
                        const int part_trap =
                            txq_i_part(h, m, texture_mask, commit, d0, d1, d2, d3, r_new);
                        if (part_trap)
                            return part_trap;
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

/* OPEN GUARD TXQ.B{NODEP{PHASE_T}PHASE_P} $R[Rd], $R[Ra], ANY_QUERY, 0x0, MASK CTL CLOSE */
int maxwell_exec_txq_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t texture_mask = (int32_t)in->value[7];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i = 0; i < 256; i++)
                r_new[i] = s->r[i][lane];
            const int32_t guard = operand_guard(s, in, lane, 2, 8);
            if (guard) {
                const int32_t q = operand_any_query(in, 1, 5);
                if (q != 1) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else if (s->r[ra == 255 ? 255 : ra + 1][lane] != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    const int32_t d0 = func_result(rd);
                    const int32_t d1 = func_result_2(rd);
                    const int32_t d2 = func_result_3(rd);
                    const int32_t d3 = func_result_4(rd);
                    const uint32_t h = s->r[ra][lane];
                    {
                        const int part_trap =
                            txq_i_part(h, m, texture_mask, commit, d0, d1, d2, d3, r_new);
                        if (part_trap)
                            return part_trap;
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

/* OPEN GUARD TXA{NDV_35}NODEP{PHASE_T}PHASE_P $R[Rd], $R[Ra], HEADER, MASK CTL CLOSE */
int maxwell_exec_txa(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_txa(m, in, 1, 8);
}

/* OPEN GUARD TMML.LOD{NDV_35}NODEP{PHASE_T}PHASE_P $R[Rd], $R[Ra], HEADER, DIM, MASK CTL CLOSE */
int maxwell_exec_tmml_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_txa(m, in, 1, 9);
}

/* OPEN GUARD TMML.B.LOD{NDV_35}NODEP{PHASE_T}PHASE_P $R[Rd], $R[Ra], OPT_REG, 0x0, DIM, MASK CTL
   CLOSE */
int maxwell_exec_tmml_b(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_txa(m, in, 2, 9);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 1D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d1_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t texture_components = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t texture_rd2 = (int32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t x = func_further_2(s, lane, ra);
                const int32_t mask = texture_components == 0 ? 7 : texture_components == 1 ? 11
                    : texture_components == 2 ? 13 : texture_components == 3 ? 14
                    : texture_components == 4 ? 15 : texture_components == 5 ? 0
                    : texture_components == 6 ? 0 : 0;
                const int32_t d0 = func_result(rd);
                const int32_t d1 = func_result_2(rd);
                const int32_t d2 = texture_rd2;
                const int32_t d3 = texture_rd2 + 1;
                const uint32_t h = handle;
                const uint32_t i = x;
                const int status = func_check_image_4(m, h);
                if (status)
                    return status;
                const uint32_t linear = func_is_linear(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t t = func_in_texels(m, i, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t sx = func_steps(linear, t);
                const uint64_t layout = func_layout_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t sizes = func_sizes_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t base = func_image_base(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                for (int32_t c = 0; c <= 3; c++) {
                    if (mask >> c & 1) {
                        const int32_t n = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
                        const int status_5 =
                            func_sampled_at_3(m, linear, sx, layout, sizes, base, c, &result);
                        if (status_5)
                            return status_5;
                        if (h_2) {
                            if (commit) {
                                const int32_t t_22 = n > 1 ? d2 : d0;
                                if (t_22 != 255) {
                                    const int32_t t_23 = 16 * (n & 1);
                                    r_new[t_22] = (r_new[t_22] & ~((uint32_t)0xffff << t_23))
                                        | (uint32_t)rt_float_convert(RT_F16, RT_F32, result,
                                        RT_NEAR, RT_KEEP, 0x7e00) << t_23;
                                }
                            }
                        } else {
                            if (commit) {
                                const int32_t t_24 = n == 0 ? d0 : n == 1 ? d1 : n == 2 ? d2 : d3;
                                if (t_24 != 255)
                                    r_new[t_24] = result;
                            }
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_12 = 0; i_12 < 256; i_12++)
                    s->r[i_12][lane] = r_new[i_12];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 2D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d2_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_m(m, in, 0, 8, 6, 9, 5, 4, 10, 0);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 2D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d2_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_m(m, in, 0, 8, 6, 9, 5, 4, 10, 0);
}

/* OPEN GUARD TEXS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 2D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d2_ll_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t texture_components = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t texture_rd2 = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t x = func_further_2(s, lane, ra);
                const uint32_t y = func_further_4(s, lane, ra);
                {
                    const int part_trap =
                        texs_d2_m_part(texture_components, rd, texture_rd2, handle, x, y, m, h_2,
                        commit, r_new);
                    if (part_trap)
                        return part_trap;
                }
            }
            if (commit) {
                for (int32_t i_12 = 0; i_12 < 256; i_12++)
                    s->r[i_12][lane] = r_new[i_12];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TEXS{OPT_F16}.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 2D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d2_dc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_dc_m(m, in, 3, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LL.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   2D, COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d2_ll_dc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_dc_m(m, in, 3, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   2D, COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d2_lz_dc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_dc_m(m, in, 3, 10);
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, ARRAY_2D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_a2_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_a2_m(m, in, 0, 8, 6, 9, 5, 4, 10, 0);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   ARRAY_2D, COMPONENTS CTL CLOSE */
int maxwell_exec_texs_a2_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_a2_m(m, in, 0, 8, 6, 9, 5, 4, 10, 0);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   ARRAY_2D, COMPONENTS CTL CLOSE */
int maxwell_exec_texs_a2_lz_dc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_dc_m(m, in, 3, 10);
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 3D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d3_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d3_m(m, in, 0, 8, 6, 9, 5, 4, 10, 0);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 3D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_d3_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d3_m(m, in, 0, 8, 6, 9, 5, 4, 10, 0);
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, CUBE,
   COMPONENTS CTL CLOSE */
int maxwell_exec_texs_cube_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_dc_m(m, in, 3, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   CUBE, COMPONENTS CTL CLOSE */
int maxwell_exec_texs_cube_ll_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_dc_m(m, in, 3, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 1D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d1_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t texture_components_1 = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t x = func_further_2(s, lane, ra);
                const int32_t mask = texture_components_1 == 0 ? 1 : texture_components_1 == 1 ? 2
                    : texture_components_1 == 2 ? 4 : texture_components_1 == 3 ? 8
                    : texture_components_1 == 4 ? 3 : texture_components_1 == 5 ? 9
                    : texture_components_1 == 6 ? 10 : 12;
                const int32_t d0 = func_result(rd);
                const int32_t d1 = func_result_2(rd);
                const uint32_t h = handle;
                const uint32_t i = x;
                const int status = func_check_image_4(m, h);
                if (status)
                    return status;
                const uint32_t linear = func_is_linear(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t t = func_in_texels(m, i, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t sx = func_steps(linear, t);
                const uint64_t layout = func_layout_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t sizes = func_sizes_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t base = func_image_base(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                for (int32_t c = 0; c <= 3; c++) {
                    if (mask >> c & 1) {
                        const int32_t n = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
                        const int status_5 =
                            func_sampled_at_3(m, linear, sx, layout, sizes, base, c, &result);
                        if (status_5)
                            return status_5;
                        if (h_2) {
                            if (commit) {
                                const int32_t t_22 = n > 1 ? 255 : d0;
                                if (t_22 != 255) {
                                    const int32_t t_23 = 16 * (n & 1);
                                    r_new[t_22] = (r_new[t_22] & ~((uint32_t)0xffff << t_23))
                                        | (uint32_t)rt_float_convert(RT_F16, RT_F32, result,
                                        RT_NEAR, RT_KEEP, 0x7e00) << t_23;
                                }
                            }
                        } else {
                            if (commit) {
                                const int32_t t_24 = n == 0 ? d0 : n == 1 ? d1 : n == 2 ? 255 : 255;
                                if (t_24 != 255)
                                    r_new[t_24] = result;
                            }
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_12 = 0; i_12 < 256; i_12++)
                    s->r[i_12][lane] = r_new[i_12];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 2D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d2_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_s(m, in, 0, 8, 6, 9, 5, 10, 0);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 2D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d2_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_s(m, in, 0, 8, 6, 9, 5, 10, 0);
}

/* OPEN GUARD TEXS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 2D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d2_ll_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t texture_components_1 = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t x = func_further_2(s, lane, ra);
                const uint32_t y = func_further_4(s, lane, ra);
                {
                    const int part_trap =
                        texs_d2_s_part(texture_components_1, rd, handle, x, y, m, h_2, commit,
                        r_new);
                    if (part_trap)
                        return part_trap;
                }
            }
            if (commit) {
                for (int32_t i_12 = 0; i_12 < 256; i_12++)
                    s->r[i_12][lane] = r_new[i_12];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TEXS{OPT_F16}.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 2D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d2_dc_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_dc_m(m, in, 3, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LL.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d2_ll_dc_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_dc_m(m, in, 3, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d2_lz_dc_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_dc_m(m, in, 3, 10);
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, ARRAY_2D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_a2_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_a2_s(m, in, 0, 8, 6, 9, 5, 10, 0);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   ARRAY_2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_a2_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_a2_s(m, in, 0, 8, 6, 9, 5, 10, 0);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   ARRAY_2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_a2_lz_dc_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_dc_m(m, in, 3, 10);
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 3D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d3_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d3_s(m, in, 0, 8, 6, 9, 5, 10, 0);
}

/* OPEN GUARD TEXS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 3D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_d3_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d3_s(m, in, 0, 8, 6, 9, 5, 10, 0);
}

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, CUBE,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_cube_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_dc_m(m, in, 3, 10);
}

/* OPEN GUARD TEXS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   CUBE, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_texs_cube_ll_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_dc_m(m, in, 3, 10);
}

static int tlds_d1_lz_m_part(struct isadora_machine *m, int32_t header, struct maxwell_state *s,
    int32_t lane, int32_t ra, int32_t texture_components, int32_t rd, int32_t texture_rd2,
    int32_t h_2, int commit, uint32_t *r_new)
{
    uint32_t t_10 = 0;
    uint32_t t_11 = 0;
    const uint32_t handle = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t x = (int32_t)func_further_2(s, lane, ra);
    const int32_t mask = texture_components == 0 ? 7 : texture_components == 1 ? 11
        : texture_components == 2 ? 13 : texture_components == 3 ? 14 : texture_components == 4
        ? 15 : texture_components == 5 ? 0 : texture_components == 6 ? 0 : 0;
    const int32_t d0 = func_result(rd);
    const int32_t d1 = func_result_2(rd);
    const int32_t d2 = texture_rd2;
    const int32_t d3 = texture_rd2 + 1;
    const uint32_t h = handle;
    const int32_t i = x;
    const int status = func_check_image_4(m, h);
    if (status)
        return status;
    const int32_t inside = i >= 0 && (uint32_t)i < func_image_width(m, h) && 1 && 1;
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t layout = func_layout_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t sizes = func_sizes_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t base = func_image_base(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    for (int32_t c = 0; c <= 3; c++) {
        if (mask >> c & 1) {
            if (inside) {
                const int status_2 = func_texel_7(m, layout, sizes, i, base, c, &t_10);
                if (status_2)
                    return status_2;
                t_11 = t_10;
            } else {
                t_11 = 0;
            }
            const uint32_t v = t_11;
            const int32_t n_2 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
            if (h_2) {
                if (commit) {
                    const int32_t t_12 = n_2 > 1 ? d2 : d0;
                    if (t_12 != 255) {
                        const int32_t t_13 = 16 * (n_2 & 1);
                        r_new[t_12] = (r_new[t_12] & ~((uint32_t)0xffff << t_13))
                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, v, RT_NEAR, RT_KEEP,
                            0x7e00) << t_13;
                    }
                }
            } else {
                if (commit) {
                    const int32_t t_14 = n_2 == 0 ? d0 : n_2 == 1 ? d1 : n_2 == 2 ? d2 : d3;
                    if (t_14 != 255)
                        r_new[t_14] = v;
                }
            }
        }
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 1D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d1_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t texture_components = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t texture_rd2 = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                {
                    const int part_trap =
                        tlds_d1_lz_m_part(m, header, s, lane, ra, texture_components, rd,
                        texture_rd2, h_2, commit, r_new);
                    if (part_trap)
                        return part_trap;
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 1D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d1_ll_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t texture_components = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t texture_rd2 = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t level = func_further_2(s, lane, rb);
                if (level != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    {
                        const int part_trap =
                            tlds_d1_lz_m_part(m, header, s, lane, ra, texture_components, rd,
                            texture_rd2, h_2, commit, r_new);
                        if (part_trap)
                            return part_trap;
                    }
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int tlds_d2_lz_m_part(int32_t texture_components, int32_t rd, int32_t texture_rd2,
    uint32_t handle, int32_t x, int32_t y, struct isadora_machine *m, int32_t h_2, int commit,
    uint32_t *r_new)
{
    uint32_t t_10 = 0;
    uint32_t t_11 = 0;
    const int32_t mask = texture_components == 0 ? 7 : texture_components == 1 ? 11
        : texture_components == 2 ? 13 : texture_components == 3 ? 14 : texture_components == 4
        ? 15 : texture_components == 5 ? 0 : texture_components == 6 ? 0 : 0;
    const int32_t d0 = func_result(rd);
    const int32_t d1 = func_result_2(rd);
    const int32_t d2 = texture_rd2;
    const int32_t d3 = texture_rd2 + 1;
    const uint32_t h = handle;
    const int32_t i = x;
    const int32_t j = y;
    const int status = func_check_image_3(m, h);
    if (status)
        return status;
    const uint32_t n = func_image_axes(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t inside = i >= 0 && (uint32_t)i < func_image_width(m, h)
        && (n < 2 || (j >= 0 && (uint32_t)j < func_image_height(m, h))) && 1;
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t layout = func_layout_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t sizes = func_sizes_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t base = func_image_base(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    for (int32_t c = 0; c <= 3; c++) {
        if (mask >> c & 1) {
            if (inside) {
                const int status_2 = func_texel_5(m, layout, sizes, i, j, base, c, &t_10);
                if (status_2)
                    return status_2;
                t_11 = t_10;
            } else {
                t_11 = 0;
            }
            const uint32_t v = t_11;
            const int32_t n_3 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
            if (h_2) {
                if (commit) {
                    const int32_t t_12 = n_3 > 1 ? d2 : d0;
                    if (t_12 != 255) {
                        const int32_t t_13 = 16 * (n_3 & 1);
                        r_new[t_12] = (r_new[t_12] & ~((uint32_t)0xffff << t_13))
                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, v, RT_NEAR, RT_KEEP,
                            0x7e00) << t_13;
                    }
                }
            } else {
                if (commit) {
                    const int32_t t_14 = n_3 == 0 ? d0 : n_3 == 1 ? d1 : n_3 == 2 ? d2 : d3;
                    if (t_14 != 255)
                        r_new[t_14] = v;
                }
            }
        }
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 2D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d2_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_components = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t texture_rd2 = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t x = (int32_t)func_further_2(s, lane, ra);
                const int32_t y = (int32_t)func_further_2(s, lane, rb);
                {
                    const int part_trap =
                        tlds_d2_lz_m_part(texture_components, rd, texture_rd2, handle, x, y, m,
                        h_2, commit, r_new);
                    if (part_trap)
                        return part_trap;
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int tlds_d2_lz_ao_m_part(struct isadora_machine *m, int32_t header, struct maxwell_state *s,
    int32_t lane, int32_t ra, uint32_t o, int32_t texture_components, int32_t rd,
    int32_t texture_rd2, int32_t h_2, int commit, uint32_t *r_new)
{
    uint32_t t_10 = 0;
    uint32_t t_11 = 0;
    const uint32_t handle = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int64_t x = (int64_t)(int32_t)func_further_2(s, lane, ra) + rt_sext_32(o & 0xf, 4);
    const int64_t y = (int64_t)(int32_t)func_further_4(s, lane, ra) + rt_sext_32(o >> 4 & 0xf, 4);
    const int32_t mask = texture_components == 0 ? 7 : texture_components == 1 ? 11
        : texture_components == 2 ? 13 : texture_components == 3 ? 14 : texture_components == 4
        ? 15 : texture_components == 5 ? 0 : texture_components == 6 ? 0 : 0;
    const int32_t d0 = func_result(rd);
    const int32_t d1 = func_result_2(rd);
    const int32_t d2 = texture_rd2;
    const int32_t d3 = texture_rd2 + 1;
    const uint32_t h = handle;
    const int64_t i = x;
    const int64_t j = y;
    const int status = func_check_image_3(m, h);
    if (status)
        return status;
    const uint32_t n = func_image_axes(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t inside = i >= 0 && (uint32_t)i < func_image_width(m, h)
        && (n < 2 || (j >= 0 && (uint32_t)j < func_image_height(m, h))) && 1;
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t layout = func_layout_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t sizes = func_sizes_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t base = func_image_base(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    for (int32_t c = 0; c <= 3; c++) {
        if (mask >> c & 1) {
            if (inside) {
                const int status_2 = func_texel_10(m, layout, sizes, i, j, base, c, &t_10);
                if (status_2)
                    return status_2;
                t_11 = t_10;
            } else {
                t_11 = 0;
            }
            const uint32_t v = t_11;
            const int32_t n_3 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
            if (h_2) {
                if (commit) {
                    const int32_t t_12 = n_3 > 1 ? d2 : d0;
                    if (t_12 != 255) {
                        const int32_t t_13 = 16 * (n_3 & 1);
                        r_new[t_12] = (r_new[t_12] & ~((uint32_t)0xffff << t_13))
                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, v, RT_NEAR, RT_KEEP,
                            0x7e00) << t_13;
                    }
                }
            } else {
                if (commit) {
                    const int32_t t_14 = n_3 == 0 ? d0 : n_3 == 1 ? d1 : n_3 == 2 ? d2 : d3;
                    if (t_14 != 255)
                        r_new[t_14] = v;
                }
            }
        }
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LZ.AOFFI{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG,
   HEADER, 2D, COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d2_lz_ao_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t texture_components = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t texture_rd2 = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t o = func_further_2(s, lane, rb);
                {
                    const int part_trap =
                        tlds_d2_lz_ao_m_part(m, header, s, lane, ra, o, texture_components, rd,
                        texture_rd2, h_2, commit, r_new);
                    if (part_trap)
                        return part_trap;
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 2D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d2_ll_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t texture_components = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t texture_rd2 = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t level = func_further_2(s, lane, rb);
                if (level != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    const uint32_t handle =
                        (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t x = (int32_t)func_further_2(s, lane, ra);
                    const int32_t y = (int32_t)func_further_4(s, lane, ra);
                    {
                        const int part_trap =
                            tlds_d2_lz_m_part(texture_components, rd, texture_rd2, handle, x, y, m,
                            h_2, commit, r_new);
                        if (part_trap)
                            return part_trap;
                    }
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LZ.MS{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   2D, COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d2_lz_ms_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_dc_m(m, in, 3, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 3D,
   COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d3_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_components = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t texture_rd2 = (int32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t t_10 = 0;
    uint32_t t_11 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t x = (int32_t)func_further_2(s, lane, ra);
                const int32_t y = (int32_t)func_further_4(s, lane, ra);
                const int32_t z = (int32_t)func_further_2(s, lane, rb);
                const int32_t mask = texture_components == 0 ? 7 : texture_components == 1 ? 11
                    : texture_components == 2 ? 13 : texture_components == 3 ? 14
                    : texture_components == 4 ? 15 : texture_components == 5 ? 0
                    : texture_components == 6 ? 0 : 0;
                const int32_t d0 = func_result(rd);
                const int32_t d1 = func_result_2(rd);
                const int32_t d2 = texture_rd2;
                const int32_t d3 = texture_rd2 + 1;
                const uint32_t h = handle;
                const int32_t i = x;
                const int32_t j = y;
                const int32_t k = z;
                const int32_t test = (h & 0xfffff) == 0
                    || (h & 0xfffff)
                    > (uint32_t)rt_load(m, MAXWELL_SPACE_G, INT64_C(1090921693184), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "no texture or surface has this handle: it is not bound");
                }
                const uint32_t n = func_image_axes(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t inside = i >= 0 && (uint32_t)i < func_image_width(m, h)
                    && (n < 2 || (j >= 0 && (uint32_t)j < func_image_height(m, h)))
                    && (n < 3 || (k >= 0 && (uint32_t)k < func_image_slices(m, h)));
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t layout = func_layout_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t sizes = func_sizes_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t base = func_image_base(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                for (int32_t c = 0; c <= 3; c++) {
                    if (mask >> c & 1) {
                        if (inside) {
                            const int status =
                                func_texel_9(m, layout, sizes, i, j, k, base, c, &t_10);
                            if (status)
                                return status;
                            t_11 = t_10;
                        } else {
                            t_11 = 0;
                        }
                        const uint32_t v = t_11;
                        const int32_t n_3 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
                        if (h_2) {
                            if (commit) {
                                const int32_t t_12 = n_3 > 1 ? d2 : d0;
                                if (t_12 != 255) {
                                    const int32_t t_13 = 16 * (n_3 & 1);
                                    r_new[t_12] = (r_new[t_12] & ~((uint32_t)0xffff << t_13))
                                        | (uint32_t)rt_float_convert(RT_F16, RT_F32, v, RT_NEAR,
                                        RT_KEEP, 0x7e00) << t_13;
                                }
                            }
                        } else {
                            if (commit) {
                                const int32_t t_14 = n_3 == 0 ? d0 : n_3 == 1 ? d1 : n_3 == 2 ? d2
                                    : d3;
                                if (t_14 != 255)
                                    r_new[t_14] = v;
                            }
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   ARRAY_2D, COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_a2_lz_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[8];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_components = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t texture_rd2 = (int32_t)in->value[4];
    const int32_t ra = (int32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t t_10 = 0;
    uint32_t t_11 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t x = (int32_t)func_further_2(s, lane, rb);
                const int32_t y = (int32_t)func_further_4(s, lane, rb);
                const int32_t mask = texture_components == 0 ? 7 : texture_components == 1 ? 11
                    : texture_components == 2 ? 13 : texture_components == 3 ? 14
                    : texture_components == 4 ? 15 : texture_components == 5 ? 0
                    : texture_components == 6 ? 0 : 0;
                const int32_t d0 = func_result(rd);
                const int32_t d1 = func_result_2(rd);
                const int32_t d2 = texture_rd2;
                const int32_t d3 = texture_rd2 + 1;
                const uint32_t h = handle;
                const uint32_t layer = s->r[ra][lane];
                const int32_t i = x;
                const int32_t j = y;
                const int status = func_check_image_3(m, h);
                if (status)
                    return status;
                const uint32_t n = func_image_axes(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t inside = i >= 0 && (uint32_t)i < func_image_width(m, h)
                    && (n < 2 || (j >= 0 && (uint32_t)j < func_image_height(m, h))) && 1;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t layout = func_layout_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t sizes = func_sizes_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t base = func_image_base(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                for (int32_t c = 0; c <= 3; c++) {
                    if (mask >> c & 1) {
                        if (inside) {
                            const int status_2 =
                                func_texel_3(m, layout, sizes, i, j, layer, base, c, &t_10);
                            if (status_2)
                                return status_2;
                            t_11 = t_10;
                        } else {
                            t_11 = 0;
                        }
                        const uint32_t v = t_11;
                        const int32_t n_3 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
                        if (h_2) {
                            if (commit) {
                                const int32_t t_12 = n_3 > 1 ? d2 : d0;
                                if (t_12 != 255) {
                                    const int32_t t_13 = 16 * (n_3 & 1);
                                    r_new[t_12] = (r_new[t_12] & ~((uint32_t)0xffff << t_13))
                                        | (uint32_t)rt_float_convert(RT_F16, RT_F32, v, RT_NEAR,
                                        RT_KEEP, 0x7e00) << t_13;
                                }
                            }
                        } else {
                            if (commit) {
                                const int32_t t_14 = n_3 == 0 ? d0 : n_3 == 1 ? d1 : n_3 == 2 ? d2
                                    : d3;
                                if (t_14 != 255)
                                    r_new[t_14] = v;
                            }
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LL.AOFFI{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG,
   HEADER, 2D, COMPONENTS CTL CLOSE */
int maxwell_exec_tlds_d2_ll_ao_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t texture_components = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t texture_rd2 = (int32_t)in->value[4];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t level = func_further_2(s, lane, rb);
                if (level != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    const uint32_t o = func_further_4(s, lane, rb);
                    {
                        const int part_trap =
                            tlds_d2_lz_ao_m_part(m, header, s, lane, ra, o, texture_components, rd,
                            texture_rd2, h_2, commit, r_new);
                        if (part_trap)
                            return part_trap;
                    }
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int tlds_d1_lz_s_part(struct isadora_machine *m, int32_t header, struct maxwell_state *s,
    int32_t lane, int32_t ra, int32_t texture_components_1, int32_t rd, int32_t h_2, int commit,
    uint32_t *r_new)
{
    uint32_t t_10 = 0;
    uint32_t t_11 = 0;
    const uint32_t handle = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t x = (int32_t)func_further_2(s, lane, ra);
    const int32_t mask = texture_components_1 == 0 ? 1 : texture_components_1 == 1 ? 2
        : texture_components_1 == 2 ? 4 : texture_components_1 == 3 ? 8 : texture_components_1 == 4
        ? 3 : texture_components_1 == 5 ? 9 : texture_components_1 == 6 ? 10 : 12;
    const int32_t d0 = func_result(rd);
    const int32_t d1 = func_result_2(rd);
    const uint32_t h = handle;
    const int32_t i = x;
    const int status = func_check_image_4(m, h);
    if (status)
        return status;
    const int32_t inside = i >= 0 && (uint32_t)i < func_image_width(m, h) && 1 && 1;
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t layout = func_layout_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t sizes = func_sizes_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t base = func_image_base(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    for (int32_t c = 0; c <= 3; c++) {
        if (mask >> c & 1) {
            if (inside) {
                const int status_2 = func_texel_7(m, layout, sizes, i, base, c, &t_10);
                if (status_2)
                    return status_2;
                t_11 = t_10;
            } else {
                t_11 = 0;
            }
            const uint32_t v = t_11;
            const int32_t n_2 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
            if (h_2) {
                if (commit) {
                    const int32_t t_12 = n_2 > 1 ? 255 : d0;
                    if (t_12 != 255) {
                        const int32_t t_13 = 16 * (n_2 & 1);
                        r_new[t_12] = (r_new[t_12] & ~((uint32_t)0xffff << t_13))
                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, v, RT_NEAR, RT_KEEP,
                            0x7e00) << t_13;
                    }
                }
            } else {
                if (commit) {
                    const int32_t t_14 = n_2 == 0 ? d0 : n_2 == 1 ? d1 : n_2 == 2 ? 255 : 255;
                    if (t_14 != 255)
                        r_new[t_14] = v;
                }
            }
        }
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 1D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d1_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t texture_components_1 = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                {
                    const int part_trap =
                        tlds_d1_lz_s_part(m, header, s, lane, ra, texture_components_1, rd, h_2,
                        commit, r_new);
                    if (part_trap)
                        return part_trap;
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 1D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d1_ll_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t texture_components_1 = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t level = func_further_2(s, lane, rb);
                if (level != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    {
                        const int part_trap =
                            tlds_d1_lz_s_part(m, header, s, lane, ra, texture_components_1, rd,
                            h_2, commit, r_new);
                        if (part_trap)
                            return part_trap;
                    }
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int tlds_d2_lz_s_part(int32_t texture_components_1, int32_t rd, uint32_t handle, int32_t x,
    int32_t y, struct isadora_machine *m, int32_t h_2, int commit, uint32_t *r_new)
{
    uint32_t t_10 = 0;
    uint32_t t_11 = 0;
    const int32_t mask = texture_components_1 == 0 ? 1 : texture_components_1 == 1 ? 2
        : texture_components_1 == 2 ? 4 : texture_components_1 == 3 ? 8 : texture_components_1 == 4
        ? 3 : texture_components_1 == 5 ? 9 : texture_components_1 == 6 ? 10 : 12;
    const int32_t d0 = func_result(rd);
    const int32_t d1 = func_result_2(rd);
    const uint32_t h = handle;
    const int32_t i = x;
    const int32_t j = y;
    const int status = func_check_image_3(m, h);
    if (status)
        return status;
    const uint32_t n = func_image_axes(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t inside = i >= 0 && (uint32_t)i < func_image_width(m, h)
        && (n < 2 || (j >= 0 && (uint32_t)j < func_image_height(m, h))) && 1;
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t layout = func_layout_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t sizes = func_sizes_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t base = func_image_base(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    for (int32_t c = 0; c <= 3; c++) {
        if (mask >> c & 1) {
            if (inside) {
                const int status_2 = func_texel_5(m, layout, sizes, i, j, base, c, &t_10);
                if (status_2)
                    return status_2;
                t_11 = t_10;
            } else {
                t_11 = 0;
            }
            const uint32_t v = t_11;
            const int32_t n_3 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
            if (h_2) {
                if (commit) {
                    const int32_t t_12 = n_3 > 1 ? 255 : d0;
                    if (t_12 != 255) {
                        const int32_t t_13 = 16 * (n_3 & 1);
                        r_new[t_12] = (r_new[t_12] & ~((uint32_t)0xffff << t_13))
                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, v, RT_NEAR, RT_KEEP,
                            0x7e00) << t_13;
                    }
                }
            } else {
                if (commit) {
                    const int32_t t_14 = n_3 == 0 ? d0 : n_3 == 1 ? d1 : n_3 == 2 ? 255 : 255;
                    if (t_14 != 255)
                        r_new[t_14] = v;
                }
            }
        }
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 2D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d2_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_components_1 = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t x = (int32_t)func_further_2(s, lane, ra);
                const int32_t y = (int32_t)func_further_2(s, lane, rb);
                {
                    const int part_trap =
                        tlds_d2_lz_s_part(texture_components_1, rd, handle, x, y, m, h_2, commit,
                        r_new);
                    if (part_trap)
                        return part_trap;
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int tlds_d2_lz_ao_s_part(struct isadora_machine *m, int32_t header, struct maxwell_state *s,
    int32_t lane, int32_t ra, uint32_t o, int32_t texture_components_1, int32_t rd, int32_t h_2,
    int commit, uint32_t *r_new)
{
    uint32_t t_10 = 0;
    uint32_t t_11 = 0;
    const uint32_t handle = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int64_t x = (int64_t)(int32_t)func_further_2(s, lane, ra) + rt_sext_32(o & 0xf, 4);
    const int64_t y = (int64_t)(int32_t)func_further_4(s, lane, ra) + rt_sext_32(o >> 4 & 0xf, 4);
    const int32_t mask = texture_components_1 == 0 ? 1 : texture_components_1 == 1 ? 2
        : texture_components_1 == 2 ? 4 : texture_components_1 == 3 ? 8 : texture_components_1 == 4
        ? 3 : texture_components_1 == 5 ? 9 : texture_components_1 == 6 ? 10 : 12;
    const int32_t d0 = func_result(rd);
    const int32_t d1 = func_result_2(rd);
    const uint32_t h = handle;
    const int64_t i = x;
    const int64_t j = y;
    const int status = func_check_image_3(m, h);
    if (status)
        return status;
    const uint32_t n = func_image_axes(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t inside = i >= 0 && (uint32_t)i < func_image_width(m, h)
        && (n < 2 || (j >= 0 && (uint32_t)j < func_image_height(m, h))) && 1;
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t layout = func_layout_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t sizes = func_sizes_of(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint64_t base = func_image_base(m, h);
    if (m->trap.kind)
        return (int)m->trap.kind;
    for (int32_t c = 0; c <= 3; c++) {
        if (mask >> c & 1) {
            if (inside) {
                const int status_2 = func_texel_10(m, layout, sizes, i, j, base, c, &t_10);
                if (status_2)
                    return status_2;
                t_11 = t_10;
            } else {
                t_11 = 0;
            }
            const uint32_t v = t_11;
            const int32_t n_3 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
            if (h_2) {
                if (commit) {
                    const int32_t t_12 = n_3 > 1 ? 255 : d0;
                    if (t_12 != 255) {
                        const int32_t t_13 = 16 * (n_3 & 1);
                        r_new[t_12] = (r_new[t_12] & ~((uint32_t)0xffff << t_13))
                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, v, RT_NEAR, RT_KEEP,
                            0x7e00) << t_13;
                    }
                }
            } else {
                if (commit) {
                    const int32_t t_14 = n_3 == 0 ? d0 : n_3 == 1 ? d1 : n_3 == 2 ? 255 : 255;
                    if (t_14 != 255)
                        r_new[t_14] = v;
                }
            }
        }
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LZ.AOFFI{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG,
   HEADER, 2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d2_lz_ao_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t texture_components_1 = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t o = func_further_2(s, lane, rb);
                {
                    const int part_trap =
                        tlds_d2_lz_ao_s_part(m, header, s, lane, ra, o, texture_components_1, rd,
                        h_2, commit, r_new);
                    if (part_trap)
                        return part_trap;
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 2D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d2_ll_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t texture_components_1 = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t level = func_further_2(s, lane, rb);
                if (level != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    const uint32_t handle =
                        (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t x = (int32_t)func_further_2(s, lane, ra);
                    const int32_t y = (int32_t)func_further_4(s, lane, ra);
                    {
                        const int part_trap =
                            tlds_d2_lz_s_part(texture_components_1, rd, handle, x, y, m, h_2,
                            commit, r_new);
                        if (part_trap)
                            return part_trap;
                    }
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LZ.MS{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d2_lz_ms_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_texs_d2_dc_m(m, in, 3, 10);
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 3D,
   COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d3_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_components_1 = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t t_10 = 0;
    uint32_t t_11 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t x = (int32_t)func_further_2(s, lane, ra);
                const int32_t y = (int32_t)func_further_4(s, lane, ra);
                const int32_t z = (int32_t)func_further_2(s, lane, rb);
                const int32_t mask = texture_components_1 == 0 ? 1 : texture_components_1 == 1 ? 2
                    : texture_components_1 == 2 ? 4 : texture_components_1 == 3 ? 8
                    : texture_components_1 == 4 ? 3 : texture_components_1 == 5 ? 9
                    : texture_components_1 == 6 ? 10 : 12;
                const int32_t d0 = func_result(rd);
                const int32_t d1 = func_result_2(rd);
                const uint32_t h = handle;
                const int32_t i = x;
                const int32_t j = y;
                const int32_t k = z;
                const int32_t test = (h & 0xfffff) == 0
                    || (h & 0xfffff)
                    > (uint32_t)rt_load(m, MAXWELL_SPACE_G, INT64_C(1090921693184), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test) {
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "no texture or surface has this handle: it is not bound");
                }
                const uint32_t n = func_image_axes(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t inside = i >= 0 && (uint32_t)i < func_image_width(m, h)
                    && (n < 2 || (j >= 0 && (uint32_t)j < func_image_height(m, h)))
                    && (n < 3 || (k >= 0 && (uint32_t)k < func_image_slices(m, h)));
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t layout = func_layout_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t sizes = func_sizes_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t base = func_image_base(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                for (int32_t c = 0; c <= 3; c++) {
                    if (mask >> c & 1) {
                        if (inside) {
                            const int status =
                                func_texel_9(m, layout, sizes, i, j, k, base, c, &t_10);
                            if (status)
                                return status;
                            t_11 = t_10;
                        } else {
                            t_11 = 0;
                        }
                        const uint32_t v = t_11;
                        const int32_t n_3 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
                        if (h_2) {
                            if (commit) {
                                const int32_t t_12 = n_3 > 1 ? 255 : d0;
                                if (t_12 != 255) {
                                    const int32_t t_13 = 16 * (n_3 & 1);
                                    r_new[t_12] = (r_new[t_12] & ~((uint32_t)0xffff << t_13))
                                        | (uint32_t)rt_float_convert(RT_F16, RT_F32, v, RT_NEAR,
                                        RT_KEEP, 0x7e00) << t_13;
                                }
                            }
                        } else {
                            if (commit) {
                                const int32_t t_14 = n_3 == 0 ? d0 : n_3 == 1 ? d1 : n_3 == 2 ? 255
                                    : 255;
                                if (t_14 != 255)
                                    r_new[t_14] = v;
                            }
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LZ{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   ARRAY_2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_a2_lz_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t header = (int32_t)in->value[8];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t texture_components_1 = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const int32_t ra = (int32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t t_10 = 0;
    uint32_t t_11 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t handle =
                    (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t x = (int32_t)func_further_2(s, lane, rb);
                const int32_t y = (int32_t)func_further_4(s, lane, rb);
                const int32_t mask = texture_components_1 == 0 ? 1 : texture_components_1 == 1 ? 2
                    : texture_components_1 == 2 ? 4 : texture_components_1 == 3 ? 8
                    : texture_components_1 == 4 ? 3 : texture_components_1 == 5 ? 9
                    : texture_components_1 == 6 ? 10 : 12;
                const int32_t d0 = func_result(rd);
                const int32_t d1 = func_result_2(rd);
                const uint32_t h = handle;
                const uint32_t layer = s->r[ra][lane];
                const int32_t i = x;
                const int32_t j = y;
                const int status = func_check_image_3(m, h);
                if (status)
                    return status;
                const uint32_t n = func_image_axes(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t inside = i >= 0 && (uint32_t)i < func_image_width(m, h)
                    && (n < 2 || (j >= 0 && (uint32_t)j < func_image_height(m, h))) && 1;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t layout = func_layout_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t sizes = func_sizes_of(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint64_t base = func_image_base(m, h);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                for (int32_t c = 0; c <= 3; c++) {
                    if (mask >> c & 1) {
                        if (inside) {
                            const int status_2 =
                                func_texel_3(m, layout, sizes, i, j, layer, base, c, &t_10);
                            if (status_2)
                                return status_2;
                            t_11 = t_10;
                        } else {
                            t_11 = 0;
                        }
                        const uint32_t v = t_11;
                        const int32_t n_3 = rt_popcount(rt_u128_from(mask & ((1 << c) - 1)));
                        if (h_2) {
                            if (commit) {
                                const int32_t t_12 = n_3 > 1 ? 255 : d0;
                                if (t_12 != 255) {
                                    const int32_t t_13 = 16 * (n_3 & 1);
                                    r_new[t_12] = (r_new[t_12] & ~((uint32_t)0xffff << t_13))
                                        | (uint32_t)rt_float_convert(RT_F16, RT_F32, v, RT_NEAR,
                                        RT_KEEP, 0x7e00) << t_13;
                                }
                            }
                        } else {
                            if (commit) {
                                const int32_t t_14 = n_3 == 0 ? d0 : n_3 == 1 ? d1 : n_3 == 2 ? 255
                                    : 255;
                                if (t_14 != 255)
                                    r_new[t_14] = v;
                            }
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TLDS{OPT_F16}.LL.AOFFI{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG,
   HEADER, 2D, COMPONENTS_1 CTL CLOSE */
int maxwell_exec_tlds_d2_ll_ao_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)word >> 20 & 0xff);
    const int32_t header = (int32_t)in->value[8];
    const int32_t ra = (int32_t)in->value[6];
    const int32_t texture_components_1 = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[5];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 10);
            if (guard) {
                const int32_t h_2 = operand_opt_f16(in, 0, 0);
                const uint32_t level = func_further_2(s, lane, rb);
                if (level != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    const uint32_t o = func_further_4(s, lane, rb);
                    {
                        const int part_trap =
                            tlds_d2_lz_ao_s_part(m, header, s, lane, ra, o, texture_components_1,
                            rd, h_2, commit, r_new);
                        if (part_trap)
                            return part_trap;
                    }
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* OPEN GUARD TLD4S{OPT_TLD4S_F16}TLD4S_COMPONENT{AOFFI_TLD4S}DC{NODEP{PHASE_T}PHASE_P} $R[Rd2],
   $R[Rd], $R[Ra], $R[Rb], HEADER CTL CLOSE */
int maxwell_exec_tld4s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t texture_aoffi_tld4s = (int32_t)in->value[2];
    const int32_t texture_dc = (int32_t)in->value[3];
    const int32_t rb = (int32_t)in->value[10];
    const int32_t header = (int32_t)in->value[11];
    const int32_t ra = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[8];
    const int32_t texture_rd2 = (int32_t)in->value[7];
    const int32_t texture_tld4s_component = (int32_t)in->value[1];
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    uint32_t t_13 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_6 = 0; i_6 < 256; i_6++)
                r_new[i_6] = s->r[i_6][lane];
            const int32_t guard = operand_guard(s, in, lane, 2, 12);
            if (guard) {
                const int32_t h_2 = operand_any_query(in, 0, 0);
                const int32_t a = texture_aoffi_tld4s || texture_dc ? 2 : 1;
                if (texture_dc) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    const uint32_t o = texture_aoffi_tld4s ? s->r[rb][lane] : 0;
                    const uint32_t handle =
                        (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(header * 4), 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t y = func_compact_source(s, lane, a, ra, rb);
                    const int32_t ox = rt_sext_32(o & 0x3f, 6);
                    const int32_t oy = rt_sext_32(o >> 8 & 0x3f, 6);
                    const int32_t d0 = func_result(rd);
                    const int32_t d1 = func_result_2(rd);
                    const int32_t d2 = func_result(texture_rd2);
                    const int32_t d3 = func_result_2(texture_rd2);
                    const uint32_t h = handle;
                    const uint32_t i = s->r[ra][lane];
                    const uint32_t j = y;
                    const int status = func_check_image_3(m, h);
                    if (status)
                        return status;
                    const uint32_t t = func_in_texels(m, i, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t sx =
                        (int64_t)rt_float_to_int(RT_F32,
                        rt_f32_mul(t, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
                        + (int32_t)((uint32_t)ox << 8);
                    {
                        const int part_trap = tld4_i_part(m, h, j, &t_3, oy);
                        if (part_trap)
                            return part_trap;
                    }
                    const int64_t sy = t_3;
                    const uint64_t layout = func_layout_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t sizes = func_sizes_of(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t base = func_image_base(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    for (int32_t c = 0; c <= 3; c++) {
                        if (15 >> c & 1) {
                            const int32_t n = rt_popcount(rt_u128_from(0xf & ((1 << c) - 1)));
                            const int32_t dx = c == 1 || c == 2;
                            const int32_t dy = c < 2;
                            const int32_t x = (int32_t)(sx >> 8) + dx;
                            const int32_t y_2 = (int32_t)(sy >> 8) + dy;
                            const int status_2 =
                                func_texel_5(m, layout, sizes, x, y_2, base,
                                texture_tld4s_component, &t_13);
                            if (status_2)
                                return status_2;
                            if (h_2) {
                                if (commit) {
                                    const int32_t t_14 = n > 1 ? d2 : d0;
                                    if (t_14 != 255) {
                                        const int32_t t_15 = 16 * (n & 1);
                                        r_new[t_14] = (r_new[t_14] & ~((uint32_t)0xffff << t_15))
                                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, t_13,
                                            RT_NEAR, RT_KEEP, 0x7e00) << t_15;
                                    }
                                }
                            } else {
                                if (commit) {
                                    const int32_t t_16 = n == 0 ? d0 : n == 1 ? d1 : n == 2 ? d2
                                        : d3;
                                    if (t_16 != 255)
                                        r_new[t_16] = t_13;
                                }
                            }
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_7 = 0; i_7 < 256; i_7++)
                    s->r[i_7][lane] = r_new[i_7];
            }
        }
        m->lane = -1;
    }
    return 0;
}

