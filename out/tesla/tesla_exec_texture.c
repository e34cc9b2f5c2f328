/* Generated from the description tesla by gen/emit/exec. Do not edit. */
#include "tesla_exec.h"

static int tex_texbias_long_part(struct isadora_machine *m, int32_t tex, int32_t sources,
    struct tesla_state *s, int32_t ldst, int32_t lane, int32_t tx, int32_t ty, int32_t tz,
    int32_t tmask, int commit, uint32_t *r_new)
{
    int64_t t_3 = 0;
    int64_t t_5 = 0;
    int32_t t_6 = 0;
    int32_t t_7 = 0;
    uint32_t result = 0;
    uint32_t s_2 = 0;
    const int status_2 = func_check_texture(m, tex, sources);
    if (status_2)
        return status_2;
    const uint32_t bx = func_wraps(m, tex);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint32_t by = func_wraps_2(m, tex);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint32_t bz = func_wraps_3(m, tex);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const uint32_t t =
        func_in_texels(m, s->r[ldst][lane], (int64_t)tex << 28, bx, ((int64_t)tex << 28) + 7);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int64_t x = func_steps(m, tex, t) + (int32_t)((uint32_t)tx << 8);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t test_7 =
        ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3) > 1;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_7) {
        const uint32_t x_2 = s->r[(ldst + 1) & 0x7f][lane];
        const uint32_t t_2 =
            func_in_texels(m, x_2, ((int64_t)tex << 28) + 1, by, ((int64_t)tex << 28) + 7);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_3 = func_steps(m, tex, t_2) + (int32_t)((uint32_t)ty << 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        t_3 = 0;
    }
    const int64_t y = t_3;
    const int32_t test_8 =
        ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3) > 2;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_8) {
        const uint32_t x_3 = s->r[(ldst + 2) & 0x7f][lane];
        const uint32_t t_4 =
            func_in_texels(m, x_3, ((int64_t)tex << 28) + 2, bz, ((int64_t)tex << 28) + 7);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_5 = func_steps(m, tex, t_4) + (int32_t)((uint32_t)tz << 8);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        t_5 = 0;
    }
    const int64_t z = t_5;
    const uint32_t layer =
        rt_min_u32(s->r[((uint32_t)ldst
        + ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3))
        & 0x7f][lane],
        (uint32_t)(rt_max_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
        (uint64_t)(((int64_t)tex << 28) + 2), 1), 1) - 1));
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t i = (int32_t)(x >> 8);
    const uint32_t size = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t x0 = func_edge(i, size, bx);
    const int32_t i_2 = (int32_t)(x >> 8) + 1;
    const uint32_t size_2 = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t x1 = func_edge(i_2, size_2, bx);
    const int32_t i_3 = (int32_t)(y >> 8);
    const uint32_t size_3 =
        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t y0 = func_edge(i_3, size_3, by);
    const int32_t i_4 = (int32_t)(y >> 8) + 1;
    const uint32_t size_4 =
        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int32_t y1 = func_edge(i_4, size_4, by);
    const int32_t test_9 =
        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2 != 0;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_9) {
        t_6 = (int32_t)layer;
    } else {
        const int32_t i_5 = (int32_t)(z >> 8);
        const uint32_t size_5 =
            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_6 = func_edge(i_5, size_5, bz);
    }
    const int32_t z0 = t_6;
    const int32_t test_10 =
        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2 != 0;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_10) {
        t_7 = (int32_t)layer;
    } else {
        const int32_t i_6 = (int32_t)(z >> 8) + 1;
        const uint32_t size_6 =
            (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        t_7 = func_edge(i_6, size_6, bz);
    }
    const int32_t z1 = t_7;
    const int64_t at = func_texel_at(m, x0, y0, z0, tex);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int64_t ax = func_texel_at(m, x1, y0, z0, tex);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int64_t ay = func_texel_at(m, x0, y1, z0, tex);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int64_t axy = func_texel_at(m, x1, y1, z0, tex);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int64_t az = func_texel_at(m, x0, y0, z1, tex);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int64_t axz = func_texel_at(m, x1, y0, z1, tex);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int64_t ayz = func_texel_at(m, x0, y1, z1, tex);
    if (m->trap.kind)
        return (int)m->trap.kind;
    const int64_t axyz = func_texel_at(m, x1, y1, z1, tex);
    if (m->trap.kind)
        return (int)m->trap.kind;
    for (int32_t c = 0; c <= 3; c++) {
        if (tmask >> c & 1) {
            const uint32_t gx = 256 - ((uint32_t)x & 0xff);
            const uint32_t gy = 256 - ((uint32_t)y & 0xff);
            const uint32_t gz = 256 - ((uint32_t)z & 0xff);
            const int32_t test_11 =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1)
                <= (uint32_t)c;
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test_11) {
                result = 0;
            } else {
                const int32_t test_12 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1)
                    == 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_12) {
                    result = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + c), 1);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                } else {
                    const uint32_t weight = gx * gy * gz;
                    s_2 = rt_f32_add(0x80000000u,
                        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight, RT_NEAR),
                        0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + c), 1), RT_NEAR,
                        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_2 = ((uint32_t)x & 0xff) * gy * gz;
                    s_2 = func_weighted(m, s_2, weight_2, ax + c);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_3 = gx * ((uint32_t)y & 0xff) * gz;
                    s_2 = func_weighted(m, s_2, weight_3, ay + c);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_4 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff) * gz;
                    s_2 = func_weighted(m, s_2, weight_4, axy + c);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_5 = gx * gy * ((uint32_t)z & 0xff);
                    s_2 = func_weighted(m, s_2, weight_5, az + c);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_6 = ((uint32_t)x & 0xff) * gy * ((uint32_t)z & 0xff);
                    s_2 = func_weighted(m, s_2, weight_6, axz + c);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_7 = gx * ((uint32_t)y & 0xff) * ((uint32_t)z & 0xff);
                    s_2 = func_weighted(m, s_2, weight_7, ayz + c);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    const uint32_t weight_8 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                        * ((uint32_t)z & 0xff);
                    result = func_weighted(m, s_2, weight_8, axyz + c);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                }
            }
            if (commit) {
                r_new[func_place_of_2(ldst, tmask, c)] = result;
            }
        }
    }
    return 0;
}

static int do_tex_texbias_long(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int mark_at, int ldst_at, int tex_at, int tx_at, int ty_at, int tz_at, int pred_at, int cond_at)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[mark_at];
    const int32_t ldst = (int32_t)in->value[ldst_at];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t tcount = (int32_t)((uint32_t)word >> 22 & 3);
    const int32_t tmask = (int32_t)(((uint32_t)word >> 25 & 3) | ((uint32_t)(word >> 46) & 3) << 2);
    const int32_t tex = (int32_t)in->value[tex_at];
    const int32_t tx = rt_sext_32((uint32_t)in->value[tx_at], 4);
    const int32_t ty = rt_sext_32((uint32_t)in->value[ty_at], 4);
    const int32_t tz = rt_sext_32((uint32_t)in->value[tz_at], 4);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, mark_at) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[128];
            for (int32_t i_8 = 0; i_8 < 128; i_8++)
                r_new[i_8] = s->r[i_8][lane];
            const int32_t guard = operand_guard(s, in, lane, line, pred_at, cond_at);
            if (guard) {
                if (ldst + rt_max_i32(tcount + 1, rt_popcount(rt_u128_from(tmask))) > 128) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "registers after the last one");
                }
                const int32_t sources = tcount + 1 - 1;
                {
                    const int part_trap =
                        tex_texbias_long_part(m, tex, sources, s, ldst, lane, tx, ty, tz, tmask,
                        commit, r_new);
                    if (part_trap)
                        return part_trap;
                }
            }
            if (commit) {
                for (int32_t i_9 = 0; i_9 < 128; i_9++)
                    s->r[i_9][lane] = r_new[i_9];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* texauto SLIVE $r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3] $t[TEX] $s[SAMP] STSRC */
int tesla_exec_tex_texauto_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t tcount = (int32_t)((uint32_t)word >> 22 & 3);
    const int32_t tex = (int32_t)in->value[2];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    int64_t t_3 = 0;
    int64_t t_5 = 0;
    int32_t t_6 = 0;
    int32_t t_7 = 0;
    uint32_t result = 0;
    uint32_t s_2 = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int32_t sources = tcount + 1;
            const int status = func_check_texture(m, tex, sources);
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[128];
            for (int32_t i_7 = 0; i_7 < 128; i_7++)
                r_new[i_7] = s->r[i_7][lane];
            const uint32_t bx = func_wraps(m, tex);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const uint32_t by = func_wraps_2(m, tex);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const uint32_t bz = func_wraps_3(m, tex);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const uint32_t t =
                func_in_texels(m, s->r[sdst][lane], (int64_t)tex << 28, bx,
                ((int64_t)tex << 28) + 7);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t x = func_steps(m, tex, t);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t test_7 =
                ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3)
                > 1;
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test_7) {
                const uint32_t x_2 = s->r[sdst + 1][lane];
                const uint32_t t_2 =
                    func_in_texels(m, x_2, ((int64_t)tex << 28) + 1, by, ((int64_t)tex << 28) + 7);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                t_3 = func_steps(m, tex, t_2);
                if (m->trap.kind)
                    return (int)m->trap.kind;
            } else {
                t_3 = 0;
            }
            const int64_t y = t_3;
            const int32_t test_8 =
                ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3)
                > 2;
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test_8) {
                const uint32_t x_3 = s->r[sdst + 2][lane];
                const uint32_t t_4 =
                    func_in_texels(m, x_3, ((int64_t)tex << 28) + 2, bz, ((int64_t)tex << 28) + 7);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                t_5 = func_steps(m, tex, t_4);
                if (m->trap.kind)
                    return (int)m->trap.kind;
            } else {
                t_5 = 0;
            }
            const int64_t z = t_5;
            const uint32_t layer =
                rt_min_u32(s->r[(uint32_t)sdst
                + ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                & 3)][lane],
                (uint32_t)(rt_max_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                (uint64_t)(((int64_t)tex << 28) + 2), 1), 1) - 1));
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t i = (int32_t)(x >> 8);
            const uint32_t size =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t x0 = func_edge(i, size, bx);
            const int32_t i_2 = (int32_t)(x >> 8) + 1;
            const uint32_t size_2 =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t x1 = func_edge(i_2, size_2, bx);
            const int32_t i_3 = (int32_t)(y >> 8);
            const uint32_t size_3 =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t y0 = func_edge(i_3, size_3, by);
            const int32_t i_4 = (int32_t)(y >> 8) + 1;
            const uint32_t size_4 =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t y1 = func_edge(i_4, size_4, by);
            const int32_t test_9 =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2
                != 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test_9) {
                t_6 = (int32_t)layer;
            } else {
                const int32_t i_5 = (int32_t)(z >> 8);
                const uint32_t size_5 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                t_6 = func_edge(i_5, size_5, bz);
            }
            const int32_t z0 = t_6;
            const int32_t test_10 =
                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2
                != 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test_10) {
                t_7 = (int32_t)layer;
            } else {
                const int32_t i_6 = (int32_t)(z >> 8) + 1;
                const uint32_t size_6 =
                    (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                t_7 = func_edge(i_6, size_6, bz);
            }
            const int32_t z1 = t_7;
            const int64_t at = func_texel_at(m, x0, y0, z0, tex);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t ax = func_texel_at(m, x1, y0, z0, tex);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t ay = func_texel_at(m, x0, y1, z0, tex);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t axy = func_texel_at(m, x1, y1, z0, tex);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t az = func_texel_at(m, x0, y0, z1, tex);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t axz = func_texel_at(m, x1, y0, z1, tex);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t ayz = func_texel_at(m, x0, y1, z1, tex);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int64_t axyz = func_texel_at(m, x1, y1, z1, tex);
            if (m->trap.kind)
                return (int)m->trap.kind;
            for (int32_t c = 0; c <= 3; c++) {
                if (15 >> c & 1) {
                    const uint32_t gx = 256 - ((uint32_t)x & 0xff);
                    const uint32_t gy = 256 - ((uint32_t)y & 0xff);
                    const uint32_t gz = 256 - ((uint32_t)z & 0xff);
                    const int32_t test_11 =
                        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4),
                        1) <= (uint32_t)c;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_11) {
                        result = 0;
                    } else {
                        const int32_t test_12 =
                            (uint32_t)rt_load(m, TESLA_SPACE_TX,
                            (uint64_t)(((int64_t)tex << 28) + 5), 1) == 0;
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (test_12) {
                            result = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + c), 1);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        } else {
                            const uint32_t weight = gx * gy * gz;
                            s_2 = rt_f32_add(0x80000000u,
                                rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight, RT_NEAR),
                                0x33800000, RT_NEAR, RT_KEEP, 0x7fc00000),
                                (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(at + c), 1),
                                RT_NEAR, RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_2 = ((uint32_t)x & 0xff) * gy * gz;
                            s_2 = func_weighted(m, s_2, weight_2, ax + c);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_3 = gx * ((uint32_t)y & 0xff) * gz;
                            s_2 = func_weighted(m, s_2, weight_3, ay + c);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_4 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                                * gz;
                            s_2 = func_weighted(m, s_2, weight_4, axy + c);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_5 = gx * gy * ((uint32_t)z & 0xff);
                            s_2 = func_weighted(m, s_2, weight_5, az + c);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_6 = ((uint32_t)x & 0xff) * gy
                                * ((uint32_t)z & 0xff);
                            s_2 = func_weighted(m, s_2, weight_6, axz + c);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_7 = gx * ((uint32_t)y & 0xff)
                                * ((uint32_t)z & 0xff);
                            s_2 = func_weighted(m, s_2, weight_7, ayz + c);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                            const uint32_t weight_8 = ((uint32_t)x & 0xff) * ((uint32_t)y & 0xff)
                                * ((uint32_t)z & 0xff);
                            result = func_weighted(m, s_2, weight_8, axyz + c);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        }
                    }
                    if (commit) {
                        r_new[func_place_of(sdst, c)] = result;
                    }
                }
            }
            if (commit) {
                for (int32_t i_8 = 0; i_8 < 128; i_8++)
                    s->r[i_8][lane] = r_new[i_8];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD texauto TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_tex_texauto_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t ldst = (int32_t)in->value[2];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t tcount = (int32_t)((uint32_t)word >> 22 & 3);
    const int32_t tmask = (int32_t)(((uint32_t)word >> 25 & 3) | ((uint32_t)(word >> 46) & 3) << 2);
    const int32_t tex = (int32_t)in->value[3];
    const int32_t tx = rt_sext_32((uint32_t)in->value[5], 4);
    const int32_t ty = rt_sext_32((uint32_t)in->value[6], 4);
    const int32_t tz = rt_sext_32((uint32_t)in->value[7], 4);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[128];
            for (int32_t i_8 = 0; i_8 < 128; i_8++)
                r_new[i_8] = s->r[i_8][lane];
            const int32_t guard = operand_guard(s, in, lane, 2, 9, 10);
            if (guard) {
                if (ldst + rt_max_i32(tcount + 1, rt_popcount(rt_u128_from(tmask))) > 128) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "registers after the last one");
                }
                const int32_t sources = tcount + 1;
                {
                    const int part_trap =
                        tex_texbias_long_part(m, tex, sources, s, ldst, lane, tx, ty, tz, tmask,
                        commit, r_new);
                    if (part_trap)
                        return part_trap;
                }
            }
            if (commit) {
                for (int32_t i_9 = 0; i_9 < 128; i_9++)
                    s->r[i_9][lane] = r_new[i_9];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD texbias TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_tex_texbias_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_texbias_long(m, in, 2, 8, 2, 3, 5, 6, 7, 9, 10);
}

/* MARK GUARD texlod TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_tex_texlod_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_tex_texbias_long(m, in, 2, 8, 2, 3, 5, 6, 7, 9, 10);
}

/* texfetch SLIVE $r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3] $t[TEX] $s[SAMP] STSRC */
int tesla_exec_texfetch_short(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t tcount = (int32_t)((uint32_t)word >> 22 & 3);
    const int32_t tex = (int32_t)in->value[2];
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int32_t sources = tcount + 1;
            const int status = func_check_texture(m, tex, sources);
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[128];
            for (int32_t i = 0; i < 128; i++)
                r_new[i] = s->r[i][lane];
            const int32_t test_7 = (uint32_t)(tcount + 1) > func_wanted(m, tex);
            if (m->trap.kind)
                return (int)m->trap.kind;
            if (test_7) {
                const int32_t test_8 = s->r[(uint32_t)sdst + func_wanted(m, tex)][lane] != 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_8) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "textures have one level here, and the source asks for another");
                }
            }
            const int32_t x = (int32_t)s->r[sdst][lane];
            const int32_t y =
                ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3)
                > 1 ? (int32_t)s->r[sdst + 1][lane] : 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t z =
                ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3)
                > 2 ? (int32_t)s->r[sdst + 2][lane] : 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            const uint32_t layer =
                rt_min_u32(s->r[(uint32_t)sdst
                + ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                & 3)][lane],
                (uint32_t)(rt_max_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                (uint64_t)(((int64_t)tex << 28) + 2), 1), 1) - 1));
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t inside = x >= 0
                && (uint32_t)x
                < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1) && y >= 0
                && (uint32_t)y
                < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                && z >= 0 && (uint32_t)z
                < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const rt_i128 at = inside ? func_texel_at_2(m, x, y, tex, layer, z) : 0;
            if (m->trap.kind)
                return (int)m->trap.kind;
            for (int32_t c = 0; c <= 3; c++) {
                if (15 >> c & 1) {
                    const uint32_t r_new_2 =
                        (inside && (uint32_t)c
                        < (uint32_t)rt_load(m, TESLA_SPACE_TX,
                        (uint64_t)(((int64_t)tex << 28) + 4), 1))
                        ? (uint32_t)rt_load(m, TESLA_SPACE_TX,
                        ((uint64_t)at + (uint64_t)c) & INT64_C(0xfffffffff), 1) : 0;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (commit) {
                        r_new[func_place_of(sdst, c)] = r_new_2;
                    }
                }
            }
            if (commit) {
                for (int32_t i_2 = 0; i_2 < 128; i_2++)
                    s->r[i_2][lane] = r_new[i_2];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD texfetch TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_texfetch_long(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    const int32_t ldst = (int32_t)in->value[2];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t tcount = (int32_t)((uint32_t)word >> 22 & 3);
    const int32_t tmask = (int32_t)(((uint32_t)word >> 25 & 3) | ((uint32_t)(word >> 46) & 3) << 2);
    const int32_t tex = (int32_t)in->value[3];
    const int32_t tx = rt_sext_32((uint32_t)in->value[5], 4);
    const int32_t ty = rt_sext_32((uint32_t)in->value[6], 4);
    const int32_t tz = rt_sext_32((uint32_t)in->value[7], 4);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 8) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[128];
            for (int32_t i_2 = 0; i_2 < 128; i_2++)
                r_new[i_2] = s->r[i_2][lane];
            const int32_t guard = operand_guard(s, in, lane, 2, 9, 10);
            if (guard) {
                if (ldst + rt_max_i32(tcount + 1, rt_popcount(rt_u128_from(tmask))) > 128) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "registers after the last one");
                }
                const int32_t sources = tcount + 1;
                const int status_2 = func_check_texture(m, tex, sources);
                if (status_2)
                    return status_2;
                const int32_t test_7 = (uint32_t)(tcount + 1) > func_wanted(m, tex);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                if (test_7) {
                    const int32_t test_8 =
                        s->r[((uint32_t)ldst + func_wanted(m, tex)) & 0x7f][lane] != 0;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (test_8) {
                        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                            "textures have one level here, and the source asks for another");
                    }
                }
                const int64_t x = (int64_t)(int32_t)s->r[ldst][lane] + tx;
                const int64_t y =
                    ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    & 3) > 1 ? (int64_t)(int32_t)s->r[(ldst + 1) & 0x7f][lane] + ty : 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int64_t z =
                    ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
                    & 3) > 2 ? (int64_t)(int32_t)s->r[(ldst + 2) & 0x7f][lane] + tz : 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const uint32_t layer =
                    rt_min_u32(s->r[((uint32_t)ldst
                    + ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3),
                    1) & 3)) & 0x7f][lane],
                    (uint32_t)(rt_max_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                    (uint64_t)(((int64_t)tex << 28) + 2), 1), 1) - 1));
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const int32_t inside = x >= 0
                    && (uint32_t)x
                    < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
                    && y >= 0 && (uint32_t)y
                    < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
                    && z >= 0 && (uint32_t)z
                    < (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1);
                if (m->trap.kind)
                    return (int)m->trap.kind;
                const rt_i128 at = inside ? func_texel_at_3(m, x, y, tex, layer, z) : 0;
                if (m->trap.kind)
                    return (int)m->trap.kind;
                for (int32_t c = 0; c <= 3; c++) {
                    if (tmask >> c & 1) {
                        const uint32_t r_new_2 =
                            (inside && (uint32_t)c
                            < (uint32_t)rt_load(m, TESLA_SPACE_TX,
                            (uint64_t)(((int64_t)tex << 28) + 4), 1))
                            ? (uint32_t)rt_load(m, TESLA_SPACE_TX,
                            ((uint64_t)at + (uint64_t)c) & INT64_C(0xfffffffff), 1) : 0;
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (commit) {
                            r_new[func_place_of_2(ldst, tmask, c)] = r_new_2;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_3 = 0; i_3 < 128; i_3++)
                    s->r[i_3][lane] = r_new[i_3];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD texauto cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_tex_cube_texauto(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: no source states the order of faces and the rounding of coordinates on "
        "them");
}

/* MARK GUARD texbias cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_tex_cube_texbias(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: no source states the order of faces and the rounding of coordinates on "
        "them");
}

/* MARK GUARD texlod cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_tex_cube_texlod(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: no source states the order of faces and the rounding of coordinates on "
        "them");
}

/* MARK GUARD texgather cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_tex_cube_texgather(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: no source states the order of faces and the rounding of coordinates on "
        "them");
}

/* MARK GUARD texgather TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_texgather_texgather(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: no source states which component and which order of texels or samples");
}

/* MARK GUARD texcsaa TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ */
int tesla_exec_texgather_texcsaa(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: no source states which component and which order of texels or samples");
}

/* MARK GUARD texsize TLIVE DERIV LTDST $t[TEX] $s[SAMP] $r[LDST] */
int tesla_exec_texsize(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    const int32_t tex = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[2];
    const uint64_t word = rt_word(m, in).half[0];
    const int32_t tmask = (int32_t)(((uint32_t)word >> 25 & 3) | ((uint32_t)(word >> 46) & 3) << 2);
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = (mark == 1 || mark == 2) ? for_warp(m, in, 5) : 0;
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            uint32_t r_new[128];
            for (int32_t i_2 = 0; i_2 < 128; i_2++)
                r_new[i_2] = s->r[i_2][lane];
            const int32_t guard = operand_guard(s, in, lane, 1, 6, 7);
            if (guard) {
                const int status_2 = func_check_texture_2(m, tex);
                if (status_2)
                    return status_2;
                if (ldst + rt_popcount(rt_u128_from(tmask)) > 128) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "registers after the last one");
                }
                if (s->r[ldst][lane] != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "textures have one level here, and the source asks for another");
                }
                for (int32_t c = 0; c <= 3; c++) {
                    if (tmask >> c & 1) {
                        const int32_t r_new_2 = c == 0
                            ? (int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                            (uint64_t)((int64_t)tex << 28), 1) : c == 1
                            ? (int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                            (uint64_t)(((int64_t)tex << 28) + 1), 1) : c == 2
                            ? (int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX,
                            (uint64_t)(((int64_t)tex << 28) + 2), 1) : 1;
                        if (m->trap.kind)
                            return (int)m->trap.kind;
                        if (commit) {
                            r_new[func_place_of_2(ldst, tmask, c)] = (uint32_t)r_new_2;
                        }
                    }
                }
            }
            if (commit) {
                for (int32_t i_3 = 0; i_3 < 128; i_3++)
                    s->r[i_3][lane] = r_new[i_3];
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* MARK GUARD texprep cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_texprep(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "not modelled: no source states the order of faces and the rounding of coordinates on "
        "them");
}

/* MARK GUARD texquerylod  TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_texquerylod_plain(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: levels of textures are not modelled");
}

/* MARK GUARD texquerylod cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC */
int tesla_exec_texquerylod_cube(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: levels of textures are not modelled");
}

