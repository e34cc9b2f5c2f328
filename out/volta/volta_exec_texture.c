/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_tmml_c(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct volta_state *const s = m->state;
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

static void tex_c_part(int32_t texture_dim, uint32_t *t_2, struct volta_state *s, int32_t lane,
    int32_t first, int32_t ra, int32_t rb, uint32_t *t_3)
{
    if (1 < (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 3 : texture_dim == 3
        ? 3 : texture_dim == 4 ? 1 : texture_dim == 5 ? 2 : texture_dim == 6 ? 2 : 0)) {
        const int32_t i_3 = (texture_dim >> 2) + 1;
        *t_2 = func_source(s, lane, i_3, first, ra, rb);
    } else {
        *t_2 = 0;
    }
    if (2 < (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 3 : texture_dim == 3
        ? 3 : texture_dim == 4 ? 1 : texture_dim == 5 ? 2 : texture_dim == 6 ? 2 : 0)) {
        const int32_t i_4 = (texture_dim >> 2) + 2;
        *t_3 = func_source(s, lane, i_4, first, ra, rb);
    } else {
        *t_3 = 0;
    }
}

/* GUARD TEX{SCR}OPT_BINDLESS{F16}LOD{AOFFI}DC{EVICT}NDV{NODEP} OPT, $R[Rc], $R[Rd], $R[Ra],
   OPT_REG, BOUND_CONST, DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tex_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t texture_dim = (int32_t)in->value[18];
    const int32_t texture_lod = (int32_t)in->value[3];
    const int32_t texture_aoffi = (int32_t)in->value[4];
    const int32_t texture_dc = (int32_t)in->value[5];
    const int32_t texture_scr = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[12];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)((uint64_t)word >> 32) & 0xff);
    const int32_t rd = (int32_t)in->value[11];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t texture_mask = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const int32_t texture_f16 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t t = 0;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    int64_t t_6 = 0;
    int64_t t_8 = 0;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_15 = 0; i_15 < 256; i_15++)
                r_new[i_15] = s->r[i_15][lane];
            const int32_t guard = operand_guard(s, in, lane, 6, 21);
            if (guard) {
                uint32_t t_29 = 0;
                const int t_29_trap = operand_bound_const(m, s, in, &t_29, 3, 16, 14, 15);
                if (t_29_trap) {
                    return t_29_trap;
                }
                const int32_t first =
                    func_first_run(texture_dim,
                    (texture_lod < 2 ? 0 : 1) + texture_aoffi + texture_dc, texture_scr);
                if (texture_dc || (texture_dim == 3 || texture_dim == 7)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    if (texture_aoffi) {
                        const int32_t i =
                            (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 3
                            : texture_dim == 3 ? 3 : texture_dim == 4 ? 1 : texture_dim == 5 ? 2
                            : texture_dim == 6 ? 2 : 0) + (texture_dim >> 2)
                            + (texture_lod < 2 ? 0 : 1);
                        t = func_source(s, lane, i, first, ra, rb);
                    } else {
                        t = 0;
                    }
                    const uint32_t o = t;
                    const int32_t axes = texture_dim == 0 ? 1 : texture_dim == 1 ? 2
                        : texture_dim == 2 ? 3 : texture_dim == 3 ? 3 : texture_dim == 4 ? 1
                        : texture_dim == 5 ? 2 : texture_dim == 6 ? 2 : 0;
                    const int32_t i_2 = texture_dim >> 2;
                    const uint32_t x = func_coordinate(s, lane, first, i_2, ra, rb);
                    tex_c_part(texture_dim, &t_2, s, lane, first, ra, rb, &t_3);
                    const uint32_t index = texture_dim >> 2 != 0 ? s->r[ra][lane] : 0;
                    const int32_t ox = rt_sext_32(o & 0xf, 4);
                    const int32_t oy = rt_sext_32(o >> 4 & 0xf, 4);
                    const int32_t oz = rt_sext_32(o >> 8 & 0xf, 4);
                    const int32_t d1 = func_next_rd(rd);
                    const int32_t d3 = func_next_rd(rc);
                    const uint32_t h = t_29;
                    const uint32_t layer = index;
                    const uint32_t i_5 = x;
                    const uint32_t j = t_2;
                    const uint32_t k = t_3;
                    const int status = func_check_image(m, h, axes);
                    if (status)
                        return status;
                    const uint32_t linear = func_is_linear(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t n = func_image_axes(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t t_4 = func_in_texels(m, i_5, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t sx = func_steps(linear, t_4) + (int32_t)((uint32_t)ox << 8);
                    if (n > 1) {
                        const uint32_t t_5 = func_in_texels_2(m, j, h);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_6 = func_steps(linear, t_5) + (int32_t)((uint32_t)oy << 8);
                    } else {
                        t_6 = 0;
                    }
                    const int64_t sy = t_6;
                    if (n > 2) {
                        const uint32_t t_7 = func_in_texels_3(m, k, h);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_8 = func_steps(linear, t_7) + (int32_t)((uint32_t)oz << 8);
                    } else {
                        t_8 = 0;
                    }
                    const int64_t sz = t_8;
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
                            if (texture_f16) {
                                if (commit) {
                                    const int32_t t_30 = n_2 > 1 ? rc : rd;
                                    if (t_30 != 255) {
                                        const int32_t t_31 = 16 * (n_2 & 1);
                                        r_new[t_30] = (r_new[t_30] & ~((uint32_t)0xffff << t_31))
                                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, result,
                                            (uint32_t)(3 * (texture_f16 >> 1)), RT_KEEP, 0x7e00)
                                            << t_31;
                                    }
                                }
                            } else {
                                if (commit) {
                                    const int32_t t_32 = n_2 == 0 ? rd : n_2 == 1 ? d1 : n_2 == 2
                                        ? rc : d3;
                                    if (t_32 != 255)
                                        r_new[t_32] = result;
                                }
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[1] == 1) {
                            const int32_t pu = (int32_t)in->value[9];
                            s->p[pu][lane] = 1;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_16 = 0; i_16 < 256; i_16++)
                    s->r[i_16][lane] = r_new[i_16];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD TEX{SCR}BINDLESS{F16}LOD{AOFFI}DC{EVICT}NDV{NODEP} OPT, $R[Rc], $R[Rd], $R[Ra], OPT_REG,
   BOUND_NUMBERS, DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tex_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t texture_dim = (int32_t)in->value[17];
    const int32_t texture_lod = (int32_t)in->value[3];
    const int32_t texture_aoffi = (int32_t)in->value[4];
    const int32_t texture_dc = (int32_t)in->value[5];
    const int32_t texture_scr = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[12];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)((uint64_t)word >> 32) & 0xff);
    const int32_t rd = (int32_t)in->value[11];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t texture_mask = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const int32_t texture_f16 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t t = 0;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    int64_t t_6 = 0;
    int64_t t_8 = 0;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_15 = 0; i_15 < 256; i_15++)
                r_new[i_15] = s->r[i_15][lane];
            const int32_t guard = operand_guard(s, in, lane, 5, 20);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what three numbers select");
                const int32_t first =
                    func_first_run(texture_dim,
                    (texture_lod < 2 ? 0 : 1) + texture_aoffi + texture_dc, texture_scr);
                if (texture_dc || (texture_dim == 3 || texture_dim == 7)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    if (texture_aoffi) {
                        const int32_t i =
                            (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 3
                            : texture_dim == 3 ? 3 : texture_dim == 4 ? 1 : texture_dim == 5 ? 2
                            : texture_dim == 6 ? 2 : 0) + (texture_dim >> 2)
                            + (texture_lod < 2 ? 0 : 1);
                        t = func_source(s, lane, i, first, ra, rb);
                    } else {
                        t = 0;
                    }
                    const uint32_t o = t;
                    const int32_t i_2 = texture_dim >> 2;
                    const uint32_t x = func_coordinate(s, lane, first, i_2, ra, rb);
                    tex_c_part(texture_dim, &t_2, s, lane, first, ra, rb, &t_3);
                    const uint32_t index = texture_dim >> 2 != 0 ? s->r[ra][lane] : 0;
                    const int32_t ox = rt_sext_32(o & 0xf, 4);
                    const int32_t oy = rt_sext_32(o >> 4 & 0xf, 4);
                    const int32_t oz = rt_sext_32(o >> 8 & 0xf, 4);
                    const int32_t d1 = func_next_rd(rd);
                    const int32_t d3 = func_next_rd(rc);
                    const uint32_t layer = index;
                    const uint32_t i_5 = x;
                    const uint32_t j = t_2;
                    const uint32_t k = t_3;
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "no texture or surface has this handle: it is not bound");
                    const uint32_t linear = func_is_linear_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t n = func_image_axes_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t t_4 = func_in_texels_4(m, i_5);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t sx = func_steps(linear, t_4) + (int32_t)((uint32_t)ox << 8);
                    if (n > 1) {
                        const uint32_t t_5 = func_in_texels_5(m, j);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_6 = func_steps(linear, t_5) + (int32_t)((uint32_t)oy << 8);
                    } else {
                        t_6 = 0;
                    }
                    const int64_t sy = t_6;
                    if (n > 2) {
                        const uint32_t t_7 = func_in_texels_6(m, k);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_8 = func_steps(linear, t_7) + (int32_t)((uint32_t)oz << 8);
                    } else {
                        t_8 = 0;
                    }
                    const int64_t sz = t_8;
                    const uint64_t layout = func_layout_of_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t sizes = func_sizes_of_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t base = func_image_base_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    for (int32_t c = 0; c <= 3; c++) {
                        if (texture_mask >> c & 1) {
                            const int32_t n_2 =
                                rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                            const int status_4 =
                                func_sampled_at(m, linear, sx, sy, sz, layout, sizes, layer, base,
                                c, &result);
                            if (status_4)
                                return status_4;
                            if (texture_f16) {
                                if (commit) {
                                    const int32_t t_29 = n_2 > 1 ? rc : rd;
                                    if (t_29 != 255) {
                                        const int32_t t_30 = 16 * (n_2 & 1);
                                        r_new[t_29] = (r_new[t_29] & ~((uint32_t)0xffff << t_30))
                                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, result,
                                            (uint32_t)(3 * (texture_f16 >> 1)), RT_KEEP, 0x7e00)
                                            << t_30;
                                    }
                                }
                            } else {
                                if (commit) {
                                    const int32_t t_31 = n_2 == 0 ? rd : n_2 == 1 ? d1 : n_2 == 2
                                        ? rc : d3;
                                    if (t_31 != 255)
                                        r_new[t_31] = result;
                                }
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[0] == 1) {
                            const int32_t pu = (int32_t)in->value[9];
                            s->p[pu][lane] = 1;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_16 = 0; i_16 < 256; i_16++)
                    s->r[i_16][lane] = r_new[i_16];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD TEX{SCR}BINDLESS{F16}LOD{AOFFI}DC{EVICT}NDV{NODEP} OPT, $R[Rc], $R[Rd], $R[Ra], OPT_REG,
   BOUND_REGISTERS DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tex_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t texture_dim = (int32_t)in->value[14];
    const int32_t texture_lod = (int32_t)in->value[3];
    const int32_t texture_aoffi = (int32_t)in->value[4];
    const int32_t texture_dc = (int32_t)in->value[5];
    const int32_t texture_scr = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[12];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)((uint64_t)word >> 32) & 0xff);
    const int32_t rd = (int32_t)in->value[11];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t texture_mask = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const int32_t texture_f16 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t t = 0;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    int64_t t_6 = 0;
    int64_t t_8 = 0;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_16 = 0; i_16 < 256; i_16++)
                r_new[i_16] = s->r[i_16][lane];
            const int32_t guard = operand_guard(s, in, lane, 5, 17);
            if (guard) {
                const int32_t first =
                    func_first_run(texture_dim,
                    1 + (texture_lod < 2 ? 0 : 1) + texture_aoffi + texture_dc, texture_scr);
                if (texture_dc || (texture_dim == 3 || texture_dim == 7)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    if (texture_aoffi) {
                        const int32_t i =
                            (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 3
                            : texture_dim == 3 ? 3 : texture_dim == 4 ? 1 : texture_dim == 5 ? 2
                            : texture_dim == 6 ? 2 : 0) + (texture_dim >> 2) + 1
                            + (texture_lod < 2 ? 0 : 1);
                        t = func_source(s, lane, i, first, ra, rb);
                    } else {
                        t = 0;
                    }
                    const uint32_t o = t;
                    const int32_t i_2 =
                        (texture_dim == 0 ? 1 : texture_dim == 1 ? 2 : texture_dim == 2 ? 3
                        : texture_dim == 3 ? 3 : texture_dim == 4 ? 1 : texture_dim == 5 ? 2
                        : texture_dim == 6 ? 2 : 0) + (texture_dim >> 2);
                    const int32_t first_2 =
                        func_first_run_2(texture_dim,
                        1 + (texture_lod < 2 ? 0 : 1) + texture_aoffi, texture_scr);
                    const uint32_t handle = func_source(s, lane, i_2, first_2, ra, rb);
                    const int32_t axes = texture_dim == 0 ? 1 : texture_dim == 1 ? 2
                        : texture_dim == 2 ? 3 : texture_dim == 3 ? 3 : texture_dim == 4 ? 1
                        : texture_dim == 5 ? 2 : texture_dim == 6 ? 2 : 0;
                    const int32_t i_3 = texture_dim >> 2;
                    const uint32_t x = func_coordinate(s, lane, first, i_3, ra, rb);
                    tex_c_part(texture_dim, &t_2, s, lane, first, ra, rb, &t_3);
                    const uint32_t index = texture_dim >> 2 != 0 ? s->r[ra][lane] : 0;
                    const int32_t ox = rt_sext_32(o & 0xf, 4);
                    const int32_t oy = rt_sext_32(o >> 4 & 0xf, 4);
                    const int32_t oz = rt_sext_32(o >> 8 & 0xf, 4);
                    const int32_t d1 = func_next_rd(rd);
                    const int32_t d3 = func_next_rd(rc);
                    const uint32_t h = handle;
                    const uint32_t layer = index;
                    const uint32_t i_6 = x;
                    const uint32_t j = t_2;
                    const uint32_t k = t_3;
                    const int status = func_check_image(m, h, axes);
                    if (status)
                        return status;
                    const uint32_t linear = func_is_linear(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t n = func_image_axes(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t t_4 = func_in_texels(m, i_6, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t sx = func_steps(linear, t_4) + (int32_t)((uint32_t)ox << 8);
                    if (n > 1) {
                        const uint32_t t_5 = func_in_texels_2(m, j, h);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_6 = func_steps(linear, t_5) + (int32_t)((uint32_t)oy << 8);
                    } else {
                        t_6 = 0;
                    }
                    const int64_t sy = t_6;
                    if (n > 2) {
                        const uint32_t t_7 = func_in_texels_3(m, k, h);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_8 = func_steps(linear, t_7) + (int32_t)((uint32_t)oz << 8);
                    } else {
                        t_8 = 0;
                    }
                    const int64_t sz = t_8;
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
                            if (texture_f16) {
                                if (commit) {
                                    const int32_t t_29 = n_2 > 1 ? rc : rd;
                                    if (t_29 != 255) {
                                        const int32_t t_30 = 16 * (n_2 & 1);
                                        r_new[t_29] = (r_new[t_29] & ~((uint32_t)0xffff << t_30))
                                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, result,
                                            (uint32_t)(3 * (texture_f16 >> 1)), RT_KEEP, 0x7e00)
                                            << t_30;
                                    }
                                }
                            } else {
                                if (commit) {
                                    const int32_t t_31 = n_2 == 0 ? rd : n_2 == 1 ? d1 : n_2 == 2
                                        ? rc : d3;
                                    if (t_31 != 255)
                                        r_new[t_31] = result;
                                }
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[0] == 1) {
                            const int32_t pu = (int32_t)in->value[9];
                            s->p[pu][lane] = 1;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_17 = 0; i_17 < 256; i_17++)
                    s->r[i_17][lane] = r_new[i_17];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD TLD{SCR}OPT_BINDLESS{F16}LOAD_LOD{AOFFI}EVICT{CL}MS{NODEP} OPT, $R[Rc], $R[Rd], $R[Ra],
   OPT_REG, BOUND_CONST, LOAD_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tld_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t texture_load_dim = (int32_t)in->value[18];
    const int32_t texture_load_lod = (int32_t)in->value[3];
    const int32_t texture_aoffi = (int32_t)in->value[4];
    const int32_t texture_ms = (int32_t)in->value[7];
    const int32_t texture_scr = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[12];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)((uint64_t)word >> 32) & 0xff);
    const int32_t texture_cl = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[11];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t texture_mask = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const int32_t texture_f16 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t t = 0;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_14 = 0;
    uint32_t t_15 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, 6, 21);
            if (guard) {
                uint32_t t_16 = 0;
                const int t_16_trap = operand_bound_const(m, s, in, &t_16, 3, 16, 14, 15);
                if (t_16_trap) {
                    return t_16_trap;
                }
                const int32_t first =
                    func_first_run_3(texture_load_dim,
                    (texture_load_lod == 3) + texture_aoffi + texture_ms, texture_scr);
                if (texture_load_lod == 3) {
                    const int32_t i =
                        (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 3 : texture_load_dim == 3 ? 3
                        : texture_load_dim == 4 ? 1 : texture_load_dim == 5 ? 2
                        : texture_load_dim == 6 ? 0 : 0) + (texture_load_dim >> 2);
                    t = func_source(s, lane, i, first, ra, rb);
                } else {
                    t = 0;
                }
                const uint32_t level = t;
                if (texture_ms || (texture_load_dim == 3 || 0)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else if (level != 0 && texture_cl == 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    if (texture_aoffi) {
                        const int32_t i_2 =
                            (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                            : texture_load_dim == 2 ? 3 : texture_load_dim == 3 ? 3
                            : texture_load_dim == 4 ? 1 : texture_load_dim == 5 ? 2
                            : texture_load_dim == 6 ? 0 : 0) + (texture_load_dim >> 2)
                            + (texture_load_lod == 3);
                        t_2 = func_source(s, lane, i_2, first, ra, rb);
                    } else {
                        t_2 = 0;
                    }
                    const uint32_t o = t_2;
                    const int32_t axes = texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 3 : texture_load_dim == 3 ? 3
                        : texture_load_dim == 4 ? 1 : texture_load_dim == 5 ? 2
                        : texture_load_dim == 6 ? 0 : 0;
                    const int32_t i_3 = texture_load_dim >> 2;
                    const int64_t x =
                        (int64_t)(int32_t)func_coordinate(s, lane, first, i_3, ra, rb)
                        + rt_sext_32(o & 0xf, 4);
                    if (1 < (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 3 : texture_load_dim == 3 ? 3
                        : texture_load_dim == 4 ? 1 : texture_load_dim == 5 ? 2
                        : texture_load_dim == 6 ? 0 : 0)) {
                        const int32_t i_4 = (texture_load_dim >> 2) + 1;
                        t_3 = func_source(s, lane, i_4, first, ra, rb);
                    } else {
                        t_3 = 0;
                    }
                    const int64_t y = (int64_t)(int32_t)t_3 + rt_sext_32(o >> 4 & 0xf, 4);
                    if (2 < (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 3 : texture_load_dim == 3 ? 3
                        : texture_load_dim == 4 ? 1 : texture_load_dim == 5 ? 2
                        : texture_load_dim == 6 ? 0 : 0)) {
                        const int32_t i_5 = (texture_load_dim >> 2) + 2;
                        t_4 = func_source(s, lane, i_5, first, ra, rb);
                    } else {
                        t_4 = 0;
                    }
                    const int64_t z = (int64_t)(int32_t)t_4 + rt_sext_32(o >> 8 & 0xf, 4);
                    const uint32_t index = texture_load_dim >> 2 != 0 ? s->r[ra][lane] : 0;
                    const int32_t d1 = func_next_rd(rd);
                    const int32_t d3 = func_next_rd(rc);
                    const uint32_t h = t_16;
                    const uint32_t layer = index;
                    const int64_t i_6 = x;
                    const int64_t j = y;
                    const int64_t k = z;
                    const int status = func_check_image(m, h, axes);
                    if (status)
                        return status;
                    const uint32_t n = func_image_axes(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t inside = i_6 >= 0 && (uint32_t)i_6 < func_image_width(m, h)
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
                                    func_texel_2(m, layout, sizes, i_6, j, k, layer, base, c,
                                    &t_14);
                                if (status_2)
                                    return status_2;
                                t_15 = t_14;
                            } else {
                                t_15 = 0;
                            }
                            const uint32_t v = t_15;
                            const int32_t n_3 =
                                rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                            if (texture_f16) {
                                if (commit) {
                                    const int32_t t_17 = n_3 > 1 ? rc : rd;
                                    if (t_17 != 255) {
                                        const int32_t t_18 = 16 * (n_3 & 1);
                                        r_new[t_17] = (r_new[t_17] & ~((uint32_t)0xffff << t_18))
                                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, v,
                                            (uint32_t)(3 * (texture_f16 >> 1)), RT_KEEP, 0x7e00)
                                            << t_18;
                                    }
                                }
                            } else {
                                if (commit) {
                                    const int32_t t_19 = n_3 == 0 ? rd : n_3 == 1 ? d1 : n_3 == 2
                                        ? rc : d3;
                                    if (t_19 != 255)
                                        r_new[t_19] = v;
                                }
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[1] == 1) {
                            const int32_t pu = (int32_t)in->value[9];
                            s->p[pu][lane] = 1;
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

/* GUARD TLD{SCR}BINDLESS{F16}LOAD_LOD{AOFFI}EVICT{CL}MS{NODEP} OPT, $R[Rc], $R[Rd], $R[Ra],
   OPT_REG, BOUND_NUMBERS, LOAD_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tld_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t texture_load_dim = (int32_t)in->value[17];
    const int32_t texture_load_lod = (int32_t)in->value[3];
    const int32_t texture_aoffi = (int32_t)in->value[4];
    const int32_t texture_ms = (int32_t)in->value[7];
    const int32_t texture_scr = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[12];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)((uint64_t)word >> 32) & 0xff);
    const int32_t texture_cl = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[11];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t texture_mask = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const int32_t texture_f16 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t t = 0;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_14 = 0;
    uint32_t t_15 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, 5, 20);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what three numbers select");
                const int32_t first =
                    func_first_run_3(texture_load_dim,
                    (texture_load_lod == 3) + texture_aoffi + texture_ms, texture_scr);
                if (texture_load_lod == 3) {
                    const int32_t i =
                        (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 3 : texture_load_dim == 3 ? 3
                        : texture_load_dim == 4 ? 1 : texture_load_dim == 5 ? 2
                        : texture_load_dim == 6 ? 0 : 0) + (texture_load_dim >> 2);
                    t = func_source(s, lane, i, first, ra, rb);
                } else {
                    t = 0;
                }
                const uint32_t level = t;
                if (texture_ms || (texture_load_dim == 3 || 0)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else if (level != 0 && texture_cl == 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    if (texture_aoffi) {
                        const int32_t i_2 =
                            (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                            : texture_load_dim == 2 ? 3 : texture_load_dim == 3 ? 3
                            : texture_load_dim == 4 ? 1 : texture_load_dim == 5 ? 2
                            : texture_load_dim == 6 ? 0 : 0) + (texture_load_dim >> 2)
                            + (texture_load_lod == 3);
                        t_2 = func_source(s, lane, i_2, first, ra, rb);
                    } else {
                        t_2 = 0;
                    }
                    const uint32_t o = t_2;
                    const int32_t i_3 = texture_load_dim >> 2;
                    const int64_t x =
                        (int64_t)(int32_t)func_coordinate(s, lane, first, i_3, ra, rb)
                        + rt_sext_32(o & 0xf, 4);
                    if (1 < (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 3 : texture_load_dim == 3 ? 3
                        : texture_load_dim == 4 ? 1 : texture_load_dim == 5 ? 2
                        : texture_load_dim == 6 ? 0 : 0)) {
                        const int32_t i_4 = (texture_load_dim >> 2) + 1;
                        t_3 = func_source(s, lane, i_4, first, ra, rb);
                    } else {
                        t_3 = 0;
                    }
                    const int64_t y = (int64_t)(int32_t)t_3 + rt_sext_32(o >> 4 & 0xf, 4);
                    if (2 < (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 3 : texture_load_dim == 3 ? 3
                        : texture_load_dim == 4 ? 1 : texture_load_dim == 5 ? 2
                        : texture_load_dim == 6 ? 0 : 0)) {
                        const int32_t i_5 = (texture_load_dim >> 2) + 2;
                        t_4 = func_source(s, lane, i_5, first, ra, rb);
                    } else {
                        t_4 = 0;
                    }
                    const int64_t z = (int64_t)(int32_t)t_4 + rt_sext_32(o >> 8 & 0xf, 4);
                    const uint32_t index = texture_load_dim >> 2 != 0 ? s->r[ra][lane] : 0;
                    const int32_t d1 = func_next_rd(rd);
                    const int32_t d3 = func_next_rd(rc);
                    const uint32_t layer = index;
                    const int64_t i_6 = x;
                    const int64_t j = y;
                    const int64_t k = z;
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "no texture or surface has this handle: it is not bound");
                    const uint32_t n = func_image_axes_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t inside = i_6 >= 0 && (uint32_t)i_6 < func_image_width_2(m)
                        && (n < 2 || (j >= 0 && (uint32_t)j < func_image_height_2(m)))
                        && (n < 3 || (k >= 0 && (uint32_t)k < func_image_slices_2(m)));
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t layout = func_layout_of_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t sizes = func_sizes_of_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t base = func_image_base_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    for (int32_t c = 0; c <= 3; c++) {
                        if (texture_mask >> c & 1) {
                            if (inside) {
                                const int status =
                                    func_texel_2(m, layout, sizes, i_6, j, k, layer, base, c,
                                    &t_14);
                                if (status)
                                    return status;
                                t_15 = t_14;
                            } else {
                                t_15 = 0;
                            }
                            const uint32_t v = t_15;
                            const int32_t n_3 =
                                rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                            if (texture_f16) {
                                if (commit) {
                                    const int32_t t_16 = n_3 > 1 ? rc : rd;
                                    if (t_16 != 255) {
                                        const int32_t t_17 = 16 * (n_3 & 1);
                                        r_new[t_16] = (r_new[t_16] & ~((uint32_t)0xffff << t_17))
                                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, v,
                                            (uint32_t)(3 * (texture_f16 >> 1)), RT_KEEP, 0x7e00)
                                            << t_17;
                                    }
                                }
                            } else {
                                if (commit) {
                                    const int32_t t_18 = n_3 == 0 ? rd : n_3 == 1 ? d1 : n_3 == 2
                                        ? rc : d3;
                                    if (t_18 != 255)
                                        r_new[t_18] = v;
                                }
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[0] == 1) {
                            const int32_t pu = (int32_t)in->value[9];
                            s->p[pu][lane] = 1;
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

/* GUARD TLD{SCR}BINDLESS{F16}LOAD_LOD{AOFFI}EVICT{CL}MS{NODEP} OPT, $R[Rc], $R[Rd], $R[Ra],
   OPT_REG, BOUND_REGISTERS LOAD_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tld_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t texture_load_dim = (int32_t)in->value[14];
    const int32_t texture_load_lod = (int32_t)in->value[3];
    const int32_t texture_aoffi = (int32_t)in->value[4];
    const int32_t texture_ms = (int32_t)in->value[7];
    const int32_t texture_scr = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[12];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)((uint64_t)word >> 32) & 0xff);
    const int32_t texture_cl = (int32_t)in->value[6];
    const int32_t rd = (int32_t)in->value[11];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t texture_mask = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const int32_t texture_f16 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t t = 0;
    uint32_t t_2 = 0;
    uint32_t t_3 = 0;
    uint32_t t_4 = 0;
    uint32_t t_14 = 0;
    uint32_t t_15 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_12 = 0; i_12 < 256; i_12++)
                r_new[i_12] = s->r[i_12][lane];
            const int32_t guard = operand_guard(s, in, lane, 5, 17);
            if (guard) {
                const int32_t first =
                    func_first_run_3(texture_load_dim,
                    1 + (texture_load_lod == 3) + texture_aoffi + texture_ms, texture_scr);
                if (texture_load_lod == 3) {
                    const int32_t i =
                        (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 3 : texture_load_dim == 3 ? 3
                        : texture_load_dim == 4 ? 1 : texture_load_dim == 5 ? 2
                        : texture_load_dim == 6 ? 0 : 0) + (texture_load_dim >> 2) + 1;
                    t = func_source(s, lane, i, first, ra, rb);
                } else {
                    t = 0;
                }
                const uint32_t level = t;
                if (texture_ms || (texture_load_dim == 3 || 0)) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else if (level != 0 && texture_cl == 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    if (texture_aoffi) {
                        const int32_t i_2 =
                            (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                            : texture_load_dim == 2 ? 3 : texture_load_dim == 3 ? 3
                            : texture_load_dim == 4 ? 1 : texture_load_dim == 5 ? 2
                            : texture_load_dim == 6 ? 0 : 0) + (texture_load_dim >> 2) + 1
                            + (texture_load_lod == 3);
                        t_2 = func_source(s, lane, i_2, first, ra, rb);
                    } else {
                        t_2 = 0;
                    }
                    const uint32_t o = t_2;
                    const int32_t i_3 =
                        (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 3 : texture_load_dim == 3 ? 3
                        : texture_load_dim == 4 ? 1 : texture_load_dim == 5 ? 2
                        : texture_load_dim == 6 ? 0 : 0) + (texture_load_dim >> 2);
                    const int32_t first_2 =
                        func_first_run_3(texture_load_dim,
                        1 + (texture_load_lod == 3) + texture_aoffi, texture_scr);
                    const uint32_t handle = func_source(s, lane, i_3, first_2, ra, rb);
                    const int32_t axes = texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 3 : texture_load_dim == 3 ? 3
                        : texture_load_dim == 4 ? 1 : texture_load_dim == 5 ? 2
                        : texture_load_dim == 6 ? 0 : 0;
                    const int32_t i_4 = texture_load_dim >> 2;
                    const int64_t x =
                        (int64_t)(int32_t)func_coordinate(s, lane, first, i_4, ra, rb)
                        + rt_sext_32(o & 0xf, 4);
                    if (1 < (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 3 : texture_load_dim == 3 ? 3
                        : texture_load_dim == 4 ? 1 : texture_load_dim == 5 ? 2
                        : texture_load_dim == 6 ? 0 : 0)) {
                        const int32_t i_5 = (texture_load_dim >> 2) + 1;
                        t_3 = func_source(s, lane, i_5, first, ra, rb);
                    } else {
                        t_3 = 0;
                    }
                    const int64_t y = (int64_t)(int32_t)t_3 + rt_sext_32(o >> 4 & 0xf, 4);
                    if (2 < (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 3 : texture_load_dim == 3 ? 3
                        : texture_load_dim == 4 ? 1 : texture_load_dim == 5 ? 2
                        : texture_load_dim == 6 ? 0 : 0)) {
                        const int32_t i_6 = (texture_load_dim >> 2) + 2;
                        t_4 = func_source(s, lane, i_6, first, ra, rb);
                    } else {
                        t_4 = 0;
                    }
                    const int64_t z = (int64_t)(int32_t)t_4 + rt_sext_32(o >> 8 & 0xf, 4);
                    const uint32_t index = texture_load_dim >> 2 != 0 ? s->r[ra][lane] : 0;
                    const int32_t d1 = func_next_rd(rd);
                    const int32_t d3 = func_next_rd(rc);
                    const uint32_t h = handle;
                    const uint32_t layer = index;
                    const int64_t i_7 = x;
                    const int64_t j = y;
                    const int64_t k = z;
                    const int status = func_check_image(m, h, axes);
                    if (status)
                        return status;
                    const uint32_t n = func_image_axes(m, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int32_t inside = i_7 >= 0 && (uint32_t)i_7 < func_image_width(m, h)
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
                                    func_texel_2(m, layout, sizes, i_7, j, k, layer, base, c,
                                    &t_14);
                                if (status_2)
                                    return status_2;
                                t_15 = t_14;
                            } else {
                                t_15 = 0;
                            }
                            const uint32_t v = t_15;
                            const int32_t n_3 =
                                rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                            if (texture_f16) {
                                if (commit) {
                                    const int32_t t_16 = n_3 > 1 ? rc : rd;
                                    if (t_16 != 255) {
                                        const int32_t t_17 = 16 * (n_3 & 1);
                                        r_new[t_16] = (r_new[t_16] & ~((uint32_t)0xffff << t_17))
                                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, v,
                                            (uint32_t)(3 * (texture_f16 >> 1)), RT_KEEP, 0x7e00)
                                            << t_17;
                                    }
                                }
                            } else {
                                if (commit) {
                                    const int32_t t_18 = n_3 == 0 ? rd : n_3 == 1 ? d1 : n_3 == 2
                                        ? rc : d3;
                                    if (t_18 != 255)
                                        r_new[t_18] = v;
                                }
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[0] == 1) {
                            const int32_t pu = (int32_t)in->value[9];
                            s->p[pu][lane] = 1;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_13 = 0; i_13 < 256; i_13++)
                    s->r[i_13][lane] = r_new[i_13];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD TLD4{SCR}COMPONENT{OPT_BINDLESS}F16{GATHER_OFFSET}DC{EVICT}NODEP OPT, $R[Rc], $R[Rd],
   $R[Ra], OPT_REG, BOUND_CONST, GATHER_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tld4_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t texture_gather_dim = (int32_t)in->value[17];
    const int32_t texture_gather_offset = (int32_t)in->value[4];
    const int32_t texture_dc = (int32_t)in->value[5];
    const int32_t texture_scr = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[11];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)((uint64_t)word >> 32) & 0xff);
    const int32_t rd = (int32_t)in->value[10];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t texture_mask = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const int32_t texture_component = (int32_t)in->value[1];
    const int32_t texture_f16 = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t t = 0;
    uint32_t t_2 = 0;
    int64_t t_5 = 0;
    uint32_t t_15 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_9 = 0; i_9 < 256; i_9++)
                r_new[i_9] = s->r[i_9][lane];
            const int32_t guard = operand_guard(s, in, lane, 6, 20);
            if (guard) {
                uint32_t t_16 = 0;
                const int t_16_trap = operand_bound_const(m, s, in, &t_16, 3, 15, 13, 14);
                if (t_16_trap) {
                    return t_16_trap;
                }
                const int32_t first =
                    func_first_run(texture_gather_dim, texture_gather_offset + texture_dc,
                    texture_scr);
                if (texture_gather_offset > 1 || texture_dc
                    || (texture_gather_dim == 3 || texture_gather_dim == 7)
                    || texture_gather_dim == 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    if (texture_gather_offset) {
                        const int32_t i =
                            (texture_gather_dim == 0 ? 0 : texture_gather_dim == 1 ? 2
                            : texture_gather_dim == 2 ? 3 : texture_gather_dim == 3 ? 3
                            : texture_gather_dim == 4 ? 1 : texture_gather_dim == 5 ? 2
                            : texture_gather_dim == 6 ? 2 : 0) + (texture_gather_dim >> 2);
                        t = func_source(s, lane, i, first, ra, rb);
                    } else {
                        t = 0;
                    }
                    const uint32_t o = t;
                    const int32_t i_2 = texture_gather_dim >> 2;
                    const uint32_t x = func_coordinate(s, lane, first, i_2, ra, rb);
                    if (1 < (texture_gather_dim == 0 ? 0 : texture_gather_dim == 1 ? 2
                        : texture_gather_dim == 2 ? 3 : texture_gather_dim == 3 ? 3
                        : texture_gather_dim == 4 ? 1 : texture_gather_dim == 5 ? 2
                        : texture_gather_dim == 6 ? 2 : 0)) {
                        const int32_t i_3 = (texture_gather_dim >> 2) + 1;
                        t_2 = func_source(s, lane, i_3, first, ra, rb);
                    } else {
                        t_2 = 0;
                    }
                    const uint32_t index = texture_gather_dim >> 2 != 0 ? s->r[ra][lane] : 0;
                    const int32_t ox = rt_sext_32(o & 0x3f, 6);
                    const int32_t oy = rt_sext_32(o >> 8 & 0x3f, 6);
                    const int32_t d1 = func_next_rd(rd);
                    const int32_t d3 = func_next_rd(rc);
                    const uint32_t h = t_16;
                    const uint32_t layer = index;
                    const uint32_t i_4 = x;
                    const uint32_t j = t_2;
                    const int status = func_check_image_2(m, h);
                    if (status)
                        return status;
                    const uint32_t t_3 = func_in_texels(m, i_4, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t sx =
                        (int64_t)rt_float_to_int(RT_F32,
                        rt_f32_mul(t_3, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
                        + (int32_t)((uint32_t)ox << 8);
                    const int32_t test_3 = func_image_axes(m, h) > 1;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_3) {
                        const uint32_t t_4 = func_in_texels_2(m, j, h);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_5 = (int64_t)rt_float_to_int(RT_F32,
                            rt_f32_mul(t_4, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0)
                            - 128 + (int32_t)((uint32_t)oy << 8);
                    } else {
                        t_5 = 0;
                    }
                    const int64_t sy = t_5;
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
                            const int32_t y = (int32_t)(sy >> 8) + dy;
                            const int status_2 =
                                func_texel_3(m, layout, sizes, x_2, y, layer, base,
                                texture_component, &t_15);
                            if (status_2)
                                return status_2;
                            if (texture_f16) {
                                if (commit) {
                                    const int32_t t_17 = n > 1 ? rc : rd;
                                    if (t_17 != 255) {
                                        const int32_t t_18 = 16 * (n & 1);
                                        r_new[t_17] = (r_new[t_17] & ~((uint32_t)0xffff << t_18))
                                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, t_15,
                                            (uint32_t)(3 * (texture_f16 >> 1)), RT_KEEP, 0x7e00)
                                            << t_18;
                                    }
                                }
                            } else {
                                if (commit) {
                                    const int32_t t_19 = n == 0 ? rd : n == 1 ? d1 : n == 2 ? rc
                                        : d3;
                                    if (t_19 != 255)
                                        r_new[t_19] = t_15;
                                }
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[1] == 1) {
                            const int32_t pu = (int32_t)in->value[8];
                            s->p[pu][lane] = 1;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_10 = 0; i_10 < 256; i_10++)
                    s->r[i_10][lane] = r_new[i_10];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD TLD4{SCR}COMPONENT{BINDLESS}F16{GATHER_OFFSET}DC{EVICT}NODEP OPT, $R[Rc], $R[Rd], $R[Ra],
   OPT_REG, BOUND_NUMBERS, GATHER_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tld4_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t texture_gather_dim = (int32_t)in->value[16];
    const int32_t texture_gather_offset = (int32_t)in->value[4];
    const int32_t texture_dc = (int32_t)in->value[5];
    const int32_t texture_scr = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[11];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)((uint64_t)word >> 32) & 0xff);
    const int32_t rd = (int32_t)in->value[10];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t texture_mask = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const int32_t texture_component = (int32_t)in->value[1];
    const int32_t texture_f16 = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t t = 0;
    uint32_t t_2 = 0;
    int64_t t_5 = 0;
    uint32_t t_15 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_9 = 0; i_9 < 256; i_9++)
                r_new[i_9] = s->r[i_9][lane];
            const int32_t guard = operand_guard(s, in, lane, 5, 19);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what three numbers select");
                const int32_t first =
                    func_first_run(texture_gather_dim, texture_gather_offset + texture_dc,
                    texture_scr);
                if (texture_gather_offset > 1 || texture_dc
                    || (texture_gather_dim == 3 || texture_gather_dim == 7)
                    || texture_gather_dim == 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    if (texture_gather_offset) {
                        const int32_t i =
                            (texture_gather_dim == 0 ? 0 : texture_gather_dim == 1 ? 2
                            : texture_gather_dim == 2 ? 3 : texture_gather_dim == 3 ? 3
                            : texture_gather_dim == 4 ? 1 : texture_gather_dim == 5 ? 2
                            : texture_gather_dim == 6 ? 2 : 0) + (texture_gather_dim >> 2);
                        t = func_source(s, lane, i, first, ra, rb);
                    } else {
                        t = 0;
                    }
                    const uint32_t o = t;
                    const int32_t i_2 = texture_gather_dim >> 2;
                    const uint32_t x = func_coordinate(s, lane, first, i_2, ra, rb);
                    if (1 < (texture_gather_dim == 0 ? 0 : texture_gather_dim == 1 ? 2
                        : texture_gather_dim == 2 ? 3 : texture_gather_dim == 3 ? 3
                        : texture_gather_dim == 4 ? 1 : texture_gather_dim == 5 ? 2
                        : texture_gather_dim == 6 ? 2 : 0)) {
                        const int32_t i_3 = (texture_gather_dim >> 2) + 1;
                        t_2 = func_source(s, lane, i_3, first, ra, rb);
                    } else {
                        t_2 = 0;
                    }
                    const uint32_t index = texture_gather_dim >> 2 != 0 ? s->r[ra][lane] : 0;
                    const int32_t ox = rt_sext_32(o & 0x3f, 6);
                    const int32_t oy = rt_sext_32(o >> 8 & 0x3f, 6);
                    const int32_t d1 = func_next_rd(rd);
                    const int32_t d3 = func_next_rd(rc);
                    const uint32_t layer = index;
                    const uint32_t i_4 = x;
                    const uint32_t j = t_2;
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "no texture or surface has this handle: it is not bound");
                    const uint32_t t_3 = func_in_texels_4(m, i_4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t sx =
                        (int64_t)rt_float_to_int(RT_F32,
                        rt_f32_mul(t_3, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
                        + (int32_t)((uint32_t)ox << 8);
                    const int32_t test = func_image_axes_2(m) > 1;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test) {
                        const uint32_t t_4 = func_in_texels_5(m, j);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_5 = (int64_t)rt_float_to_int(RT_F32,
                            rt_f32_mul(t_4, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0)
                            - 128 + (int32_t)((uint32_t)oy << 8);
                    } else {
                        t_5 = 0;
                    }
                    const int64_t sy = t_5;
                    const uint64_t layout = func_layout_of_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t sizes = func_sizes_of_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t base = func_image_base_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    for (int32_t c = 0; c <= 3; c++) {
                        if (texture_mask >> c & 1) {
                            const int32_t n =
                                rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                            const int32_t dx = c == 1 || c == 2;
                            const int32_t dy = c < 2;
                            const int32_t x_2 = (int32_t)(sx >> 8) + dx;
                            const int32_t y = (int32_t)(sy >> 8) + dy;
                            const int status =
                                func_texel_3(m, layout, sizes, x_2, y, layer, base,
                                texture_component, &t_15);
                            if (status)
                                return status;
                            if (texture_f16) {
                                if (commit) {
                                    const int32_t t_16 = n > 1 ? rc : rd;
                                    if (t_16 != 255) {
                                        const int32_t t_17 = 16 * (n & 1);
                                        r_new[t_16] = (r_new[t_16] & ~((uint32_t)0xffff << t_17))
                                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, t_15,
                                            (uint32_t)(3 * (texture_f16 >> 1)), RT_KEEP, 0x7e00)
                                            << t_17;
                                    }
                                }
                            } else {
                                if (commit) {
                                    const int32_t t_18 = n == 0 ? rd : n == 1 ? d1 : n == 2 ? rc
                                        : d3;
                                    if (t_18 != 255)
                                        r_new[t_18] = t_15;
                                }
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[0] == 1) {
                            const int32_t pu = (int32_t)in->value[8];
                            s->p[pu][lane] = 1;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_10 = 0; i_10 < 256; i_10++)
                    s->r[i_10][lane] = r_new[i_10];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD TLD4{SCR}COMPONENT{BINDLESS}F16{GATHER_OFFSET}DC{EVICT}NODEP OPT, $R[Rc], $R[Rd], $R[Ra],
   OPT_REG, BOUND_REGISTERS GATHER_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tld4_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t texture_gather_dim = (int32_t)in->value[13];
    const int32_t texture_gather_offset = (int32_t)in->value[4];
    const int32_t texture_dc = (int32_t)in->value[5];
    const int32_t texture_scr = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[11];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t rb = (int32_t)((uint32_t)((uint64_t)word >> 32) & 0xff);
    const int32_t rd = (int32_t)in->value[10];
    const int32_t rc = (int32_t)in->value[9];
    const int32_t texture_mask = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const int32_t texture_component = (int32_t)in->value[1];
    const int32_t texture_f16 = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t t = 0;
    uint32_t t_2 = 0;
    int64_t t_5 = 0;
    uint32_t t_15 = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_10 = 0; i_10 < 256; i_10++)
                r_new[i_10] = s->r[i_10][lane];
            const int32_t guard = operand_guard(s, in, lane, 5, 16);
            if (guard) {
                const int32_t first =
                    func_first_run(texture_gather_dim, 1 + texture_gather_offset + texture_dc,
                    texture_scr);
                if (texture_gather_offset > 1 || texture_dc
                    || (texture_gather_dim == 3 || texture_gather_dim == 7)
                    || texture_gather_dim == 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    if (texture_gather_offset) {
                        const int32_t i =
                            (texture_gather_dim == 0 ? 0 : texture_gather_dim == 1 ? 2
                            : texture_gather_dim == 2 ? 3 : texture_gather_dim == 3 ? 3
                            : texture_gather_dim == 4 ? 1 : texture_gather_dim == 5 ? 2
                            : texture_gather_dim == 6 ? 2 : 0) + (texture_gather_dim >> 2) + 1;
                        t = func_source(s, lane, i, first, ra, rb);
                    } else {
                        t = 0;
                    }
                    const uint32_t o = t;
                    const int32_t i_2 =
                        (texture_gather_dim == 0 ? 0 : texture_gather_dim == 1 ? 2
                        : texture_gather_dim == 2 ? 3 : texture_gather_dim == 3 ? 3
                        : texture_gather_dim == 4 ? 1 : texture_gather_dim == 5 ? 2
                        : texture_gather_dim == 6 ? 2 : 0) + (texture_gather_dim >> 2);
                    const int32_t first_2 =
                        func_first_run_4(texture_gather_dim, 1 + texture_gather_offset,
                        texture_scr);
                    const uint32_t handle = func_source(s, lane, i_2, first_2, ra, rb);
                    const int32_t i_3 = texture_gather_dim >> 2;
                    const uint32_t x = func_coordinate(s, lane, first, i_3, ra, rb);
                    if (1 < (texture_gather_dim == 0 ? 0 : texture_gather_dim == 1 ? 2
                        : texture_gather_dim == 2 ? 3 : texture_gather_dim == 3 ? 3
                        : texture_gather_dim == 4 ? 1 : texture_gather_dim == 5 ? 2
                        : texture_gather_dim == 6 ? 2 : 0)) {
                        const int32_t i_4 = (texture_gather_dim >> 2) + 1;
                        t_2 = func_source(s, lane, i_4, first, ra, rb);
                    } else {
                        t_2 = 0;
                    }
                    const uint32_t index = texture_gather_dim >> 2 != 0 ? s->r[ra][lane] : 0;
                    const int32_t ox = rt_sext_32(o & 0x3f, 6);
                    const int32_t oy = rt_sext_32(o >> 8 & 0x3f, 6);
                    const int32_t d1 = func_next_rd(rd);
                    const int32_t d3 = func_next_rd(rc);
                    const uint32_t h = handle;
                    const uint32_t layer = index;
                    const uint32_t i_5 = x;
                    const uint32_t j = t_2;
                    const int status = func_check_image_2(m, h);
                    if (status)
                        return status;
                    const uint32_t t_3 = func_in_texels(m, i_5, h);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t sx =
                        (int64_t)rt_float_to_int(RT_F32,
                        rt_f32_mul(t_3, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
                        + (int32_t)((uint32_t)ox << 8);
                    const int32_t test_3 = func_image_axes(m, h) > 1;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_3) {
                        const uint32_t t_4 = func_in_texels_2(m, j, h);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_5 = (int64_t)rt_float_to_int(RT_F32,
                            rt_f32_mul(t_4, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                            INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0)
                            - 128 + (int32_t)((uint32_t)oy << 8);
                    } else {
                        t_5 = 0;
                    }
                    const int64_t sy = t_5;
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
                            const int32_t y = (int32_t)(sy >> 8) + dy;
                            const int status_2 =
                                func_texel_3(m, layout, sizes, x_2, y, layer, base,
                                texture_component, &t_15);
                            if (status_2)
                                return status_2;
                            if (texture_f16) {
                                if (commit) {
                                    const int32_t t_16 = n > 1 ? rc : rd;
                                    if (t_16 != 255) {
                                        const int32_t t_17 = 16 * (n & 1);
                                        r_new[t_16] = (r_new[t_16] & ~((uint32_t)0xffff << t_17))
                                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, t_15,
                                            (uint32_t)(3 * (texture_f16 >> 1)), RT_KEEP, 0x7e00)
                                            << t_17;
                                    }
                                }
                            } else {
                                if (commit) {
                                    const int32_t t_18 = n == 0 ? rd : n == 1 ? d1 : n == 2 ? rc
                                        : d3;
                                    if (t_18 != 255)
                                        r_new[t_18] = t_15;
                                }
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[0] == 1) {
                            const int32_t pu = (int32_t)in->value[8];
                            s->p[pu][lane] = 1;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_11 = 0; i_11 < 256; i_11++)
                    s->r[i_11][lane] = r_new[i_11];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD TXD{OPT_BINDLESS}F16{LC}AOFFI{EVICT}NODEP OPT, $R[Rc], $R[Rd], $R[Ra], OPT_REG,
   BOUND_CONST, LOAD_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_txd_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t texture_load_dim = (int32_t)in->value[15];
    const int32_t texture_lc = (int32_t)in->value[2];
    const int32_t texture_aoffi = (int32_t)in->value[3];
    const int32_t ra = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[8];
    const int32_t rc = (int32_t)in->value[7];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t texture_mask = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const int32_t texture_f16 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, 6, 18);
            if (guard) {
                uint32_t t_24 = 0;
                const int t_24_trap = operand_bound_const(m, s, in, &t_24, 3, 13, 11, 12);
                if (t_24_trap) {
                    return t_24_trap;
                }
                if (texture_load_dim > 1 || texture_lc || texture_aoffi) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    const int32_t axes = texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 0 : texture_load_dim == 3 ? 0
                        : texture_load_dim == 4 ? 0 : texture_load_dim == 5 ? 0
                        : texture_load_dim == 6 ? 0 : 0;
                    const uint32_t x = s->r[ra == 255 ? 255 : ra][lane];
                    const uint32_t y =
                        (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 0 : texture_load_dim == 3 ? 0
                        : texture_load_dim == 4 ? 0 : texture_load_dim == 5 ? 0
                        : texture_load_dim == 6 ? 0 : 0) > 1 ? s->r[ra == 255 ? 255 : ra + 1][lane]
                        : 0;
                    const int32_t d1 = func_next_rd(rd);
                    const int32_t d3 = func_next_rd(rc);
                    const uint32_t h = t_24;
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
                            if (texture_f16) {
                                if (commit) {
                                    const int32_t t_25 = n_2 > 1 ? rc : rd;
                                    if (t_25 != 255) {
                                        const int32_t t_26 = 16 * (n_2 & 1);
                                        r_new[t_25] = (r_new[t_25] & ~((uint32_t)0xffff << t_26))
                                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, result,
                                            (uint32_t)(3 * (texture_f16 >> 1)), RT_KEEP, 0x7e00)
                                            << t_26;
                                    }
                                }
                            } else {
                                if (commit) {
                                    const int32_t t_27 = n_2 == 0 ? rd : n_2 == 1 ? d1 : n_2 == 2
                                        ? rc : d3;
                                    if (t_27 != 255)
                                        r_new[t_27] = result;
                                }
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[1] == 1) {
                            const int32_t pu = (int32_t)in->value[6];
                            s->p[pu][lane] = 1;
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

/* GUARD TXD{BINDLESS}F16{LC}AOFFI{EVICT}NODEP OPT, $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_NUMBERS,
   LOAD_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_txd_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t texture_load_dim = (int32_t)in->value[14];
    const int32_t texture_lc = (int32_t)in->value[2];
    const int32_t texture_aoffi = (int32_t)in->value[3];
    const int32_t ra = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[8];
    const int32_t rc = (int32_t)in->value[7];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t texture_mask = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const int32_t texture_f16 = (int32_t)in->value[1];
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
            const int32_t guard = operand_guard(s, in, lane, 5, 17);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what three numbers select");
                if (texture_load_dim > 1 || texture_lc || texture_aoffi) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    const uint32_t x = s->r[ra == 255 ? 255 : ra][lane];
                    const uint32_t y =
                        (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 0 : texture_load_dim == 3 ? 0
                        : texture_load_dim == 4 ? 0 : texture_load_dim == 5 ? 0
                        : texture_load_dim == 6 ? 0 : 0) > 1 ? s->r[ra == 255 ? 255 : ra + 1][lane]
                        : 0;
                    const int32_t d1 = func_next_rd(rd);
                    const int32_t d3 = func_next_rd(rc);
                    const uint32_t i = x;
                    const uint32_t j = y;
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "no texture or surface has this handle: it is not bound");
                    const uint32_t linear = func_is_linear_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t n = func_image_axes_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t t = func_in_texels_4(m, i);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const int64_t sx = func_steps(linear, t);
                    if (n > 1) {
                        const uint32_t t_2 = func_in_texels_5(m, j);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_3 = func_steps(linear, t_2);
                    } else {
                        t_3 = 0;
                    }
                    const int64_t sy = t_3;
                    if (n > 2) {
                        const uint32_t t_4 = func_in_texels_7(m);
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        t_5 = func_steps(linear, t_4);
                    } else {
                        t_5 = 0;
                    }
                    const int64_t sz = t_5;
                    const uint64_t layout = func_layout_of_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t sizes = func_sizes_of_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint64_t base = func_image_base_2(m);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    for (int32_t c = 0; c <= 3; c++) {
                        if (texture_mask >> c & 1) {
                            const int32_t n_2 =
                                rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                            const int status_4 =
                                func_sampled_at_3(m, linear, sx, sy, sz, layout, sizes, base, c,
                                &result);
                            if (status_4)
                                return status_4;
                            if (texture_f16) {
                                if (commit) {
                                    const int32_t t_26 = n_2 > 1 ? rc : rd;
                                    if (t_26 != 255) {
                                        const int32_t t_27 = 16 * (n_2 & 1);
                                        r_new[t_26] = (r_new[t_26] & ~((uint32_t)0xffff << t_27))
                                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, result,
                                            (uint32_t)(3 * (texture_f16 >> 1)), RT_KEEP, 0x7e00)
                                            << t_27;
                                    }
                                }
                            } else {
                                if (commit) {
                                    const int32_t t_28 = n_2 == 0 ? rd : n_2 == 1 ? d1 : n_2 == 2
                                        ? rc : d3;
                                    if (t_28 != 255)
                                        r_new[t_28] = result;
                                }
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[0] == 1) {
                            const int32_t pu = (int32_t)in->value[6];
                            s->p[pu][lane] = 1;
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

/* GUARD TXD{BINDLESS}F16{LC}AOFFI{EVICT}NODEP OPT, $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_REGISTERS
   LOAD_DIM, OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_txd_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t texture_load_dim = (int32_t)in->value[11];
    const int32_t texture_lc = (int32_t)in->value[2];
    const int32_t texture_aoffi = (int32_t)in->value[3];
    const int32_t ra = (int32_t)in->value[9];
    const int32_t rd = (int32_t)in->value[8];
    const int32_t rc = (int32_t)in->value[7];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t texture_mask = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const int32_t texture_f16 = (int32_t)in->value[1];
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    uint32_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i_11 = 0; i_11 < 256; i_11++)
                r_new[i_11] = s->r[i_11][lane];
            const int32_t guard = operand_guard(s, in, lane, 5, 14);
            if (guard) {
                if (texture_load_dim > 1 || texture_lc || texture_aoffi) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else {
                    const int32_t axes = texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 0 : texture_load_dim == 3 ? 0
                        : texture_load_dim == 4 ? 0 : texture_load_dim == 5 ? 0
                        : texture_load_dim == 6 ? 0 : 0;
                    const uint32_t x = s->r[ra == 255 ? 255 : ra + 1][lane];
                    const uint32_t y =
                        (texture_load_dim == 0 ? 1 : texture_load_dim == 1 ? 2
                        : texture_load_dim == 2 ? 0 : texture_load_dim == 3 ? 0
                        : texture_load_dim == 4 ? 0 : texture_load_dim == 5 ? 0
                        : texture_load_dim == 6 ? 0 : 0) > 1
                        ? s->r[ra == 255 ? 255 : (ra + 2) & 0xff][lane] : 0;
                    const int32_t d1 = func_next_rd(rd);
                    const int32_t d3 = func_next_rd(rc);
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
                            if (texture_f16) {
                                if (commit) {
                                    const int32_t t_24 = n_2 > 1 ? rc : rd;
                                    if (t_24 != 255) {
                                        const int32_t t_25 = 16 * (n_2 & 1);
                                        r_new[t_24] = (r_new[t_24] & ~((uint32_t)0xffff << t_25))
                                            | (uint32_t)rt_float_convert(RT_F16, RT_F32, result,
                                            (uint32_t)(3 * (texture_f16 >> 1)), RT_KEEP, 0x7e00)
                                            << t_25;
                                    }
                                }
                            } else {
                                if (commit) {
                                    const int32_t t_26 = n_2 == 0 ? rd : n_2 == 1 ? d1 : n_2 == 2
                                        ? rc : d3;
                                    if (t_26 != 255)
                                        r_new[t_26] = result;
                                }
                            }
                        }
                    }
                    if (commit) {
                        if (in->alt[0] == 1) {
                            const int32_t pu = (int32_t)in->value[6];
                            s->p[pu][lane] = 1;
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

/* GUARD TMML{OPT_BINDLESS}.LOD{NDV}NODEP $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_CONST, DIM,
   OPT_MASK OPT_HINT PM_EVENTS CTL */
int volta_exec_tmml_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tmml_c(m, in, 5, 14);
}

/* GUARD TMML{BINDLESS}.LOD{NDV}NODEP $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_NUMBERS, DIM, OPT_MASK
   OPT_HINT PM_EVENTS CTL */
int volta_exec_tmml_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tmml_c(m, in, 4, 13);
}

/* GUARD TMML{BINDLESS}.LOD{NDV}NODEP $R[Rc], $R[Rd], $R[Ra], OPT_REG, BOUND_REGISTERS DIM, OPT_MASK
   OPT_HINT PM_EVENTS CTL */
int volta_exec_tmml_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tmml_c(m, in, 4, 10);
}

static int txq_c_part(uint32_t h, struct isadora_machine *m, int32_t texture_mask, int commit,
    int32_t rd, int32_t d1, int32_t rc, int32_t d3, uint32_t *r_new)
{
    const int32_t test = (h & 0xfffff) == 0
        || (h & 0xfffff) > (uint32_t)rt_load(m, VOLTA_SPACE_G, INT64_C(1090921693184), 4);
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
                const int32_t t_2 = rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                const int32_t t_3 = t_2 == 0 ? rd : t_2 == 1 ? d1 : t_2 == 2 ? rc : d3;
                if (t_3 != 255)
                    r_new[t_3] = (uint32_t)r_new_2;
            }
        }
    }
    return 0;
}

/* GUARD TXQ{OPT_BINDLESS}NODEP $R[Rc], $R[Rd], $R[Ra], QUERY, BOUND_CONST, OPT_MASK OPT_HINT
   PM_EVENTS CTL */
int volta_exec_txq_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t texture_query = (int32_t)in->value[5];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[2];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t texture_mask = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i = 0; i < 256; i++)
                r_new[i] = s->r[i][lane];
            const int32_t guard = operand_guard(s, in, lane, 4, 12);
            if (guard) {
                uint32_t t = 0;
                const int t_trap = operand_bound_const(m, s, in, &t, 1, 8, 6, 7);
                if (t_trap) {
                    return t_trap;
                }
                if (texture_query != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else if (s->r[ra][lane] != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    const int32_t d1 = func_next_rd(rd);
                    const int32_t d3 = func_next_rd(rc);
                    const uint32_t h = t;
                    {
                        const int part_trap =
                            txq_c_part(h, m, texture_mask, commit, rd, d1, rc, d3, r_new);
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

/* GUARD TXQ{BINDLESS}NODEP $R[Rc], $R[Rd], $R[Ra], QUERY, BOUND_NUMBERS, OPT_MASK OPT_HINT
   PM_EVENTS CTL */
int volta_exec_txq_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t texture_query = (int32_t)in->value[5];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[2];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t texture_mask = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i = 0; i < 256; i++)
                r_new[i] = s->r[i][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 11);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: what three numbers select");
                if (texture_query != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else if (s->r[ra][lane] != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    const int32_t d1 = func_next_rd(rd);
                    const int32_t d3 = func_next_rd(rc);
                    return rt_trap(m, ISADORA_TRAP_STATED,
                        "no texture or surface has this handle: it is not bound");
                    for (int32_t c = 0; c <= 3; c++) {
                        if (texture_mask >> c & 1) {
                            const int32_t r_new_2 = c == 0 ? (int32_t)func_image_width_2(m)
                                : c == 1 ? (int32_t)func_image_height_2(m) : c == 2
                                ? (int32_t)func_image_slices_2(m) : 1;
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            if (commit) {
                                const int32_t t =
                                    rt_popcount(rt_u128_from(texture_mask & ((1 << c) - 1)));
                                const int32_t t_2 = t == 0 ? rd : t == 1 ? d1 : t == 2 ? rc : d3;
                                if (t_2 != 255)
                                    r_new[t_2] = (uint32_t)r_new_2;
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

/* GUARD TXQ{BINDLESS}NODEP $R[Rc], $R[Rd], $R[Ra], QUERY, BOUND_REGISTERS OPT_MASK OPT_HINT
   PM_EVENTS CTL */
int volta_exec_txq_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t texture_query = (int32_t)in->value[5];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t rd = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[2];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t texture_mask = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[256];
            for (int32_t i = 0; i < 256; i++)
                r_new[i] = s->r[i][lane];
            const int32_t guard = operand_guard(s, in, lane, 3, 8);
            if (guard) {
                if (texture_query != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: textures");
                } else if (s->r[ra == 255 ? 255 : ra + 1][lane] != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "images have one level, and this is another");
                } else {
                    const int32_t d1 = func_next_rd(rd);
                    const int32_t d3 = func_next_rd(rc);
                    const uint32_t h = s->r[ra][lane];
                    {
                        const int part_trap =
                            txq_c_part(h, m, texture_mask, commit, rd, d1, rc, d3, r_new);
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

/* GUARD FOOTPRINT{SCR}OPT_BINDLESS.TEX{LOD}NODEP $P[Pu], $R[Rc], $R[Rd], $R[Ra], OPT_REG,
   FOOTPRINT_BOUND, FOOTPRINT_DIM OPT_HINT PM_EVENTS CTL */
int volta_exec_footprint_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tmml_c(m, in, 4, 16);
}

/* GUARD FOOTPRINT{SCR}BINDLESS.TEX{LOD}NODEP $P[Pu], $R[Rc], $R[Rd], $R[Ra], OPT_REG, 
   FOOTPRINT_DIM OPT_HINT PM_EVENTS CTL */
int volta_exec_footprint_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tmml_c(m, in, 3, 11);
}

