/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int utmaldg_d_part(struct isadora_machine *m, struct volta_state *s, int32_t ura,
    rt_i128 *at_7, int32_t row, int64_t *units, int32_t *inside, int32_t tile_dimensions,
    uint32_t steps, uint32_t boxes, int32_t first, uint32_t high)
{
    uint32_t result_5 = 0;
    uint32_t result_6 = 0;
    int32_t rest = 0;
    uint32_t result_7 = 0;
    int32_t t = 0;
    uint32_t result_8 = 0;
    const int status_5 = func_map_word_5(m, s, ura, &result_5);
    if (status_5)
        return status_5;
    const int status_6 = func_map_word_6(m, s, ura, &result_6);
    if (status_6)
        return status_6;
    *at_7 = (rt_i128)(result_5 | (uint64_t)result_6 << 32);
    rest = (int32_t)(s->bulk_done / (uint32_t)row);
    *units = row;
    *inside = 1;
    for (int32_t i = 1; i <= 4; i++) {
        if (i <= tile_dimensions) {
            const uint32_t step = (steps >> 3 * i & 7) + 1;
            const uint32_t n = (boxes >> (8 * i - 8) & 0xff) / step + 1;
            const int64_t x = (int64_t)(int32_t)s->ur[(first + i) & 0x3f]
                + step * ((uint32_t)rest % n);
            if ((*inside) && x >= 0) {
                const int32_t i_2 = 8 + i;
                const int status_7 = func_map_word_7(m, s, ura, i_2, &result_7);
                if (status_7)
                    return status_7;
                t = (uint32_t)x <= result_7;
            } else {
                t = 0;
            }
            *inside = t;
            const int32_t i_3 = 2 + i;
            const int status_8 = func_map_word_7(m, s, ura, i_3, &result_8);
            if (status_8)
                return status_8;
            *at_7 = (*at_7)
                + (rt_i128)(16 * x)
                * (rt_i128)(result_8 | (uint64_t)(high >> (4 * i - 4) & 0xf) << 32);
            rest = (int32_t)((uint32_t)rest / n);
            *units = (*units) * n;
        }
    }
    if ((*units) > 14592) {
        return rt_trap(m, ISADORA_TRAP_STATED, "a tile that is larger than shared memory");
    }
    return 0;
}

static int utmaldg_d_part_2(int32_t tile_dimensions, uint32_t traits, struct isadora_machine *m,
    uint32_t type, uint32_t bytes, struct volta_state *s, int32_t urb, uint32_t swizzle)
{
    if ((uint32_t)tile_dimensions != (traits >> 4 & 7) || tile_dimensions > 4) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "a map of other dimensions");
    }
    if ((traits >> 11 & 3) != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: interleaved layouts");
    }
    if (type > 10 || traits >> 16 & 1) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: elements of 4 and 6 bits, and how TF32 rounds");
    }
    if (type == 8 && 1) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: whether copies flush denormals");
    }
    if ((bytes & 0xf) != 0 || (s->ur[urb] & 0x7f) != 0) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "a tile that is not aligned");
    }
    if (swizzle != 0 && bytes != (uint32_t)(16 << swizzle)) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: rows smaller than the swizzle");
    }
    return 0;
}

/* UGUARD UTMALDG{DIMENSIONS}IM2COL{MULTICAST} [$UR[URb]], [$UR[URa]], $UR[URc]BULK_POLICY CTL */
int volta_exec_utmaldg_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t tile_im2col = (int32_t)in->value[1];
    const int32_t tile_multicast = (int32_t)in->value[2];
    const int32_t urc = (int32_t)in->value[5];
    const int32_t urb = (int32_t)in->value[3];
    const int32_t ura = (int32_t)in->value[4];
    const int32_t tile_dimensions = (int32_t)in->value[0];
    const uint64_t pc = m->pc;
    uint32_t result = 0;
    uint32_t result_2 = 0;
    uint32_t result_3 = 0;
    uint32_t result_4 = 0;
    rt_i128 at_7 = 0;
    int64_t units = 0;
    int32_t inside = 0;
    uint32_t result_9 = 0;
    int64_t t_2 = 0;
    struct {
        uint64_t index, value;
        unsigned cells;
    } s_new[33];
    int32_t s_new_count = 0;
    const int32_t uguard = operand_uguard(s, in, 1, 7);
    if (uguard) {
        if (tile_im2col) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: the corners of im2col mode");
        }
        if (tile_multicast && s->ur[urc] >> 16 != 1) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: other blocks of the cluster");
        }
        const int32_t first = urb + 2;
        const int status = func_map_word(m, s, ura, &result);
        if (status)
            return status;
        const uint32_t traits = result;
        const int status_2 = func_map_word_2(m, s, ura, &result_2);
        if (status_2)
            return status_2;
        const uint32_t steps = result_2;
        const int status_3 = func_map_word_3(m, s, ura, &result_3);
        if (status_3)
            return status_3;
        const uint32_t boxes = result_3;
        const int status_4 = func_map_word_4(m, s, ura, &result_4);
        if (status_4)
            return status_4;
        const uint32_t high = result_4;
        const uint32_t type = traits >> 7 & 0xf;
        const int32_t size = type == 0 ? 1 : type == 1 ? 2 : type == 2 ? 4 : type == 3 ? 4
            : type == 4 ? 8 : type == 5 ? 8 : type == 6 ? 2 : type == 7 ? 4 : type == 8 ? 4
            : type == 9 ? 8 : type == 10 ? 2 : type == 11 ? 1 : type == 12 ? 1 : type == 13 ? 1
            : type == 14 ? 1 : 1;
        const uint32_t swizzle = traits >> 13 & 3;
        const uint32_t bytes = (uint32_t)size * ((steps >> 24) + 1);
        {
            const int part_trap =
                utmaldg_d_part_2(tile_dimensions, traits, m, type, bytes, s, urb, swizzle);
            if (part_trap)
                return part_trap;
        }
        const int32_t row = rt_max_i32((int32_t)(bytes >> 4), 1);
        {
            const int part_trap =
                utmaldg_d_part(m, s, ura, &at_7, row, &units, &inside, tile_dimensions, steps,
                boxes, first, high);
            if (part_trap)
                return part_trap;
        }
        const int64_t start = (int64_t)size * (int32_t)s->ur[first & 0x3f]
            + 16 * (s->bulk_done % (uint32_t)row);
        if (inside) {
            const int status_9 = func_map_word_8(m, s, ura, &result_9);
            if (status_9)
                return status_9;
            t_2 = size * ((int64_t)result_9 + 1);
        } else {
            t_2 = INT64_C(-68719476736);
        }
        const int64_t ends = t_2;
        const uint32_t plain = (s->ur[urb] & 0xffffff) + 16 * s->bulk_done;
        const uint32_t near = plain ^ (plain >> 7 & (uint32_t)((1 << swizzle) - 1)) << 4;
        if (1 && traits >> 15 & 1 && (start < 0 || start + 16 > ends)) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: which NaN is the filling");
        }
        if (s->bulk_done < (uint32_t)units) {
            for (int32_t i_4 = 0; i_4 <= 15; i_4++) {
                const int64_t x_2 = start + i_4;
                if (x_2 >= 0 && x_2 < ends) {
                    const int32_t s_new_2 =
                        (int32_t)rt_load(m, VOLTA_SPACE_G, (uint64_t)at_7 + (uint64_t)x_2, 1);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (!rt_may_store(m, VOLTA_SPACE_S, near + (uint32_t)i_4, 1))
                        return (int)m->trap.kind;
                    s_new[s_new_count].index = near + (uint32_t)i_4;
                    s_new[s_new_count].cells = 1;
                    s_new[s_new_count++].value = (uint64_t)s_new_2;
                } else {
                    if (!rt_may_store(m, VOLTA_SPACE_S, near + (uint32_t)i_4, 1))
                        return (int)m->trap.kind;
                    s_new[s_new_count].index = near + (uint32_t)i_4;
                    s_new[s_new_count].cells = 1;
                    s_new[s_new_count++].value = 0;
                }
            }
            const uint32_t done = s->bulk_done + 1;
            m->next = pc;
            s->bulk_done = done;
        } else {
            const int32_t n_2 = 16 * (int32_t)units;
            const uint32_t barrier = s->ur[urb | 1] & 0xffffff;
            const uint64_t x_3 = rt_load(m, VOLTA_SPACE_S, barrier, 8);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t transactions = -n_2;
            const uint32_t expected = (uint32_t)x_3 >> 1 & 0xfffff;
            const uint32_t come = (uint32_t)(x_3 >> 43) & 0xfffff;
            const int32_t more = ((int32_t)((uint32_t)(x_3 >> 21) & 0x3fffff) + transactions)
                & 0x3fffff;
            const int32_t done_2 = come == 0 && more == 0;
            if (!rt_may_store(m, VOLTA_SPACE_S, barrier, 8))
                return (int)m->trap.kind;
            s_new[s_new_count].index = barrier;
            s_new[s_new_count].cells = 8;
            s_new[s_new_count++].value = func_less_expected(x_3, expected, more, done_2, come);
            s->bulk_done = 0;
        }
    }
    for (int32_t i_5 = 0; i_5 < s_new_count; i_5++)
        rt_store(m, VOLTA_SPACE_S, s_new[i_5].index, s_new[i_5].cells, s_new[i_5].value);
    return 0;
}

/* UGUARD UTMALDG{DIMENSIONS} [$UR[URb]], [$UR[URa]]BULK_POLICY CTL */
int volta_exec_utmaldg_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t urb = (int32_t)in->value[1];
    const int32_t ura = (int32_t)in->value[2];
    const int32_t tile_dimensions = (int32_t)in->value[0];
    const uint64_t pc = m->pc;
    uint32_t result = 0;
    uint32_t result_2 = 0;
    uint32_t result_3 = 0;
    uint32_t result_4 = 0;
    rt_i128 at_7 = 0;
    int64_t units = 0;
    int32_t inside = 0;
    uint32_t result_9 = 0;
    int64_t t_2 = 0;
    struct {
        uint64_t index, value;
        unsigned cells;
    } s_new[33];
    int32_t s_new_count = 0;
    const int32_t uguard = operand_uguard(s, in, 1, 4);
    if (uguard) {
        const int32_t first = urb + 2;
        const int status = func_map_word(m, s, ura, &result);
        if (status)
            return status;
        const uint32_t traits = result;
        const int status_2 = func_map_word_2(m, s, ura, &result_2);
        if (status_2)
            return status_2;
        const uint32_t steps = result_2;
        const int status_3 = func_map_word_3(m, s, ura, &result_3);
        if (status_3)
            return status_3;
        const uint32_t boxes = result_3;
        const int status_4 = func_map_word_4(m, s, ura, &result_4);
        if (status_4)
            return status_4;
        const uint32_t high = result_4;
        const uint32_t type = traits >> 7 & 0xf;
        const int32_t size = type == 0 ? 1 : type == 1 ? 2 : type == 2 ? 4 : type == 3 ? 4
            : type == 4 ? 8 : type == 5 ? 8 : type == 6 ? 2 : type == 7 ? 4 : type == 8 ? 4
            : type == 9 ? 8 : type == 10 ? 2 : type == 11 ? 1 : type == 12 ? 1 : type == 13 ? 1
            : type == 14 ? 1 : 1;
        const uint32_t swizzle = traits >> 13 & 3;
        const uint32_t bytes = (uint32_t)size * ((steps >> 24) + 1);
        {
            const int part_trap =
                utmaldg_d_part_2(tile_dimensions, traits, m, type, bytes, s, urb, swizzle);
            if (part_trap)
                return part_trap;
        }
        const int32_t row = rt_max_i32((int32_t)(bytes >> 4), 1);
        {
            const int part_trap =
                utmaldg_d_part(m, s, ura, &at_7, row, &units, &inside, tile_dimensions, steps,
                boxes, first, high);
            if (part_trap)
                return part_trap;
        }
        const int64_t start = (int64_t)size * (int32_t)s->ur[first & 0x3f]
            + 16 * (s->bulk_done % (uint32_t)row);
        if (inside) {
            const int status_9 = func_map_word_8(m, s, ura, &result_9);
            if (status_9)
                return status_9;
            t_2 = size * ((int64_t)result_9 + 1);
        } else {
            t_2 = INT64_C(-68719476736);
        }
        const int64_t ends = t_2;
        const uint32_t plain = (s->ur[urb] & 0xffffff) + 16 * s->bulk_done;
        const uint32_t near = plain ^ (plain >> 7 & (uint32_t)((1 << swizzle) - 1)) << 4;
        if (1 && traits >> 15 & 1 && (start < 0 || start + 16 > ends)) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: which NaN is the filling");
        }
        if (s->bulk_done < (uint32_t)units) {
            for (int32_t i_4 = 0; i_4 <= 15; i_4++) {
                const int64_t x_2 = start + i_4;
                if (x_2 >= 0 && x_2 < ends) {
                    const int32_t s_new_2 =
                        (int32_t)rt_load(m, VOLTA_SPACE_G, (uint64_t)at_7 + (uint64_t)x_2, 1);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (!rt_may_store(m, VOLTA_SPACE_S, near + (uint32_t)i_4, 1))
                        return (int)m->trap.kind;
                    s_new[s_new_count].index = near + (uint32_t)i_4;
                    s_new[s_new_count].cells = 1;
                    s_new[s_new_count++].value = (uint64_t)s_new_2;
                } else {
                    if (!rt_may_store(m, VOLTA_SPACE_S, near + (uint32_t)i_4, 1))
                        return (int)m->trap.kind;
                    s_new[s_new_count].index = near + (uint32_t)i_4;
                    s_new[s_new_count].cells = 1;
                    s_new[s_new_count++].value = 0;
                }
            }
            const uint32_t done = s->bulk_done + 1;
            m->next = pc;
            s->bulk_done = done;
        } else {
            const int32_t n_2 = 16 * (int32_t)units;
            const uint32_t barrier = s->ur[urb | 1] & 0xffffff;
            const uint64_t x_3 = rt_load(m, VOLTA_SPACE_S, barrier, 8);
            if (m->trap.kind)
                return (int)m->trap.kind;
            const int32_t transactions = -n_2;
            const uint32_t expected = (uint32_t)x_3 >> 1 & 0xfffff;
            const uint32_t come = (uint32_t)(x_3 >> 43) & 0xfffff;
            const int32_t more = ((int32_t)((uint32_t)(x_3 >> 21) & 0x3fffff) + transactions)
                & 0x3fffff;
            const int32_t done_2 = come == 0 && more == 0;
            if (!rt_may_store(m, VOLTA_SPACE_S, barrier, 8))
                return (int)m->trap.kind;
            s_new[s_new_count].index = barrier;
            s_new[s_new_count].cells = 8;
            s_new[s_new_count++].value = func_less_expected(x_3, expected, more, done_2, come);
            s->bulk_done = 0;
        }
    }
    for (int32_t i_5 = 0; i_5 < s_new_count; i_5++)
        rt_store(m, VOLTA_SPACE_S, s_new[i_5].index, s_new[i_5].cells, s_new[i_5].value);
    return 0;
}

/* UGUARD UTMASTG{DIMENSIONS}IM2COL [$UR[URb]], [$UR[URa]]BULK_POLICY CTL */
int volta_exec_utmastg(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t tile_im2col = (int32_t)in->value[1];
    const int32_t urb = (int32_t)in->value[2];
    const int32_t ura = (int32_t)in->value[3];
    const int32_t tile_dimensions = (int32_t)in->value[0];
    const uint64_t pc = m->pc;
    uint32_t result = 0;
    uint32_t result_2 = 0;
    uint32_t result_3 = 0;
    uint32_t result_4 = 0;
    rt_i128 at_7 = 0;
    int64_t units = 0;
    int32_t inside = 0;
    uint32_t result_9 = 0;
    int64_t t_2 = 0;
    struct {
        uint64_t index, value;
        unsigned cells;
    } g_new[16];
    int32_t g_new_count = 0;
    const int32_t uguard = operand_uguard(s, in, 1, 5);
    if (uguard) {
        if (tile_im2col) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: im2col mode");
        }
        const int32_t first = urb + 1;
        const int status = func_map_word(m, s, ura, &result);
        if (status)
            return status;
        const uint32_t traits = result;
        const int status_2 = func_map_word_2(m, s, ura, &result_2);
        if (status_2)
            return status_2;
        const uint32_t steps = result_2;
        const int status_3 = func_map_word_3(m, s, ura, &result_3);
        if (status_3)
            return status_3;
        const uint32_t boxes = result_3;
        const int status_4 = func_map_word_4(m, s, ura, &result_4);
        if (status_4)
            return status_4;
        const uint32_t high = result_4;
        const uint32_t type = traits >> 7 & 0xf;
        const int32_t size = type == 0 ? 1 : type == 1 ? 2 : type == 2 ? 4 : type == 3 ? 4
            : type == 4 ? 8 : type == 5 ? 8 : type == 6 ? 2 : type == 7 ? 4 : type == 8 ? 4
            : type == 9 ? 8 : type == 10 ? 2 : type == 11 ? 1 : type == 12 ? 1 : type == 13 ? 1
            : type == 14 ? 1 : 1;
        const uint32_t swizzle = traits >> 13 & 3;
        const uint32_t bytes = (uint32_t)size * ((steps >> 24) + 1);
        {
            const int part_trap =
                utmaldg_d_part_2(tile_dimensions, traits, m, type, bytes, s, urb, swizzle);
            if (part_trap)
                return part_trap;
        }
        const int32_t row = rt_max_i32((int32_t)(bytes >> 4), 1);
        {
            const int part_trap =
                utmaldg_d_part(m, s, ura, &at_7, row, &units, &inside, tile_dimensions, steps,
                boxes, first, high);
            if (part_trap)
                return part_trap;
        }
        const int64_t start = (int64_t)size * (int32_t)s->ur[first & 0x3f]
            + 16 * (s->bulk_done % (uint32_t)row);
        if (inside) {
            const int status_9 = func_map_word_8(m, s, ura, &result_9);
            if (status_9)
                return status_9;
            t_2 = size * ((int64_t)result_9 + 1);
        } else {
            t_2 = INT64_C(-68719476736);
        }
        const int64_t ends = t_2;
        const uint32_t plain = (s->ur[urb] & 0xffffff) + 16 * s->bulk_done;
        const uint32_t near = plain ^ (plain >> 7 & (uint32_t)((1 << swizzle) - 1)) << 4;
        if (s->bulk_done < (uint32_t)units) {
            for (int32_t i_4 = 0; i_4 <= 15; i_4++) {
                const int64_t x_2 = start + i_4;
                if (x_2 >= 0 && x_2 < ends) {
                    const int32_t g_new_2 =
                        (int32_t)rt_load(m, VOLTA_SPACE_S, near + (uint32_t)i_4, 1);
                    const uint64_t g_at = (uint64_t)at_7 + (uint64_t)x_2;
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                    if (!rt_may_store(m, VOLTA_SPACE_G, g_at, 1))
                        return (int)m->trap.kind;
                    g_new[g_new_count].index = g_at;
                    g_new[g_new_count].cells = 1;
                    g_new[g_new_count++].value = (uint64_t)g_new_2;
                }
            }
            const uint32_t done = s->bulk_done + 1;
            s->bulk_done = done;
            m->next = pc;
        } else {
            s->bulk_done = 0;
        }
    }
    for (int32_t i_5 = 0; i_5 < g_new_count; i_5++)
        rt_store(m, VOLTA_SPACE_G, g_new[i_5].index, g_new[i_5].cells, g_new[i_5].value);
    return 0;
}

static int utmaredg_part(rt_i128 at, uint32_t *result, struct isadora_machine *m)
{
    if ((int64_t)(at >> 16) == 65535) {
        *result = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint32_t)at & 0xffff, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        *result = (uint32_t)rt_load(m, VOLTA_SPACE_G,
            (uint64_t)rt_min_i128(at, UINT64_C(18446744073709551615)), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    return 0;
}

/* UGUARD UTMAREDG{DIMENSIONS}IM2COL{TILE_OP} [$UR[URb]], [$UR[URa]]BULK_POLICY CTL */
int volta_exec_utmaredg(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t urb = (int32_t)in->value[3];
    const int32_t ura = (int32_t)in->value[4];
    const int32_t tile_dimensions = (int32_t)in->value[0];
    const int32_t tile_tile_op = (int32_t)in->value[2];
    struct volta_state old = *s;
    const uint32_t active = s->active;
    uint32_t result = 0;
    uint32_t result_2 = 0;
    uint32_t result_3 = 0;
    uint32_t result_4 = 0;
    uint32_t result_5 = 0;
    uint32_t result_6 = 0;
    rt_i128 at_7 = 0;
    int32_t rest = 0;
    int64_t units = 0;
    int32_t inside = 0;
    uint32_t result_7 = 0;
    int32_t t = 0;
    uint32_t result_8 = 0;
    uint32_t result_9 = 0;
    int64_t t_2 = 0;
    uint64_t result_10 = 0;
    uint32_t result_11 = 0;
    uint32_t result_12 = 0;
    uint32_t result_13 = 0;
    uint32_t result_14 = 0;
    for (int commit = 0; commit < 2; commit++) {
        if (commit) {
            const int status = for_warp(m, in, 1, 1, 4, 0, 3, 2, 6);
            if (status)
                return status;
        }
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            int32_t uguard;
            switch (in->alt[1]) {
            case 0:
                uguard = 1;
                break;
            case 1: {
                const int32_t upg = (int32_t)in->value[6];
                uguard = old.up[upg];
                break;
            }
            default: {
                const int32_t upg = (int32_t)in->value[6];
                uguard = !old.up[upg];
                break;
            }
            }
            if (uguard) {
                const int32_t first = urb + 1;
                const rt_i128 at = (rt_i128)(old.ur[ura] | (uint64_t)old.ur[ura | 1] << 32) + 8;
                {
                    const int part_trap = utmaredg_part(at, &result, m);
                    if (part_trap)
                        return part_trap;
                }
                const uint32_t traits = result;
                const rt_i128 at_2 = (rt_i128)(old.ur[ura] | (uint64_t)old.ur[ura | 1] << 32) + 52;
                {
                    const int part_trap = utmaredg_part(at_2, &result_2, m);
                    if (part_trap)
                        return part_trap;
                }
                const uint32_t steps = result_2;
                const rt_i128 at_3 = (rt_i128)(old.ur[ura] | (uint64_t)old.ur[ura | 1] << 32) + 56;
                {
                    const int part_trap = utmaredg_part(at_3, &result_3, m);
                    if (part_trap)
                        return part_trap;
                }
                const uint32_t boxes = result_3;
                const rt_i128 at_4 = (rt_i128)(old.ur[ura] | (uint64_t)old.ur[ura | 1] << 32) + 28;
                {
                    const int part_trap = utmaredg_part(at_4, &result_4, m);
                    if (part_trap)
                        return part_trap;
                }
                const uint32_t high = result_4;
                const uint32_t type = traits >> 7 & 0xf;
                const int32_t size = type == 0 ? 1 : type == 1 ? 2 : type == 2 ? 4 : type == 3 ? 4
                    : type == 4 ? 8 : type == 5 ? 8 : type == 6 ? 2 : type == 7 ? 4 : type == 8 ? 4
                    : type == 9 ? 8 : type == 10 ? 2 : type == 11 ? 1 : type == 12 ? 1 : type == 13
                    ? 1 : type == 14 ? 1 : 1;
                const uint32_t swizzle = traits >> 13 & 3;
                const uint32_t bytes = (uint32_t)size * ((steps >> 24) + 1);
                const int32_t row = rt_max_i32((int32_t)(bytes >> 4), 1);
                const uint64_t at_5 = old.ur[ura] | (uint64_t)old.ur[ura | 1] << 32;
                if (at_5 >> 16 == 65535) {
                    result_5 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint32_t)at_5 & 0xffff, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                } else {
                    result_5 = (uint32_t)rt_load(m, VOLTA_SPACE_G, at_5, 4);
                    if (m->trap.kind)
                        return (int)m->trap.kind;
                }
                const rt_i128 at_6 = (rt_i128)(old.ur[ura] | (uint64_t)old.ur[ura | 1] << 32) + 4;
                {
                    const int part_trap = utmaredg_part(at_6, &result_6, m);
                    if (part_trap)
                        return part_trap;
                }
                at_7 = (rt_i128)(result_5 | (uint64_t)result_6 << 32);
                rest = (int32_t)(old.bulk_done / (uint32_t)row);
                units = row;
                inside = 1;
                for (int32_t i = 1; i <= 4; i++) {
                    if (i <= tile_dimensions) {
                        const uint32_t step = (steps >> 3 * i & 7) + 1;
                        const uint32_t n = (boxes >> (8 * i - 8) & 0xff) / step + 1;
                        const int64_t x = (int64_t)(int32_t)old.ur[(first + i) & 0x3f]
                            + step * ((uint32_t)rest % n);
                        if (inside && x >= 0) {
                            const int32_t i_2 = 8 + i;
                            const rt_i128 at_8 =
                                (rt_i128)(old.ur[ura] | (uint64_t)old.ur[ura | 1] << 32)
                                + (rt_i128)(4 * i_2);
                            if ((int64_t)(at_8 >> 16) == 65535) {
                                result_7 = (uint32_t)rt_load(m, VOLTA_SPACE_C,
                                    (uint32_t)at_8 & 0xffff, 4);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                            } else {
                                result_7 = (uint32_t)rt_load(m, VOLTA_SPACE_G,
                                    (uint64_t)rt_min_i128(at_8, UINT64_C(18446744073709551615)), 4);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                            }
                            t = (uint32_t)x <= result_7;
                        } else {
                            t = 0;
                        }
                        inside = t;
                        const int32_t i_3 = 2 + i;
                        const rt_i128 at_9 =
                            (rt_i128)(old.ur[ura] | (uint64_t)old.ur[ura | 1] << 32)
                            + (rt_i128)(4 * i_3);
                        if ((int64_t)(at_9 >> 16) == 65535) {
                            result_8 = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint32_t)at_9 & 0xffff,
                                4);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        } else {
                            result_8 = (uint32_t)rt_load(m, VOLTA_SPACE_G,
                                (uint64_t)rt_min_i128(at_9, UINT64_C(18446744073709551615)), 4);
                            if (m->trap.kind)
                                return (int)m->trap.kind;
                        }
                        at_7 = at_7 + (rt_i128)(16 * x)
                            * (rt_i128)(result_8 | (uint64_t)(high >> (4 * i - 4) & 0xf) << 32);
                        rest = (int32_t)((uint32_t)rest / n);
                        units = units * n;
                    }
                }
                const int64_t start = (int64_t)size * (int32_t)old.ur[first & 0x3f]
                    + 16 * (old.bulk_done % (uint32_t)row);
                if (inside) {
                    const rt_i128 at_10 = (rt_i128)(old.ur[ura] | (uint64_t)old.ur[ura | 1] << 32)
                        + 32;
                    {
                        const int part_trap = utmaredg_part(at_10, &result_9, m);
                        if (part_trap)
                            return part_trap;
                    }
                    t_2 = size * ((int64_t)result_9 + 1);
                } else {
                    t_2 = INT64_C(-68719476736);
                }
                const int64_t ends = t_2;
                const uint32_t plain = (old.ur[urb] & 0xffffff) + 16 * old.bulk_done;
                const uint32_t near = plain ^ (plain >> 7 & (uint32_t)((1 << swizzle) - 1)) << 4;
                if (old.bulk_done < (uint32_t)units) {
                    const int32_t type_2 = type == 0 ? 16 : type == 1 ? 16 : type == 2 ? 0
                        : type == 3 ? 1 : type == 4 ? 2 : type == 5 ? 5 : type == 6 ? 4 : type == 7
                        ? 8 : type == 8 ? 3 : type == 9 ? 6 : type == 10 ? 9 : type == 11 ? 0
                        : type == 12 ? 0 : type == 13 ? 0 : type == 14 ? 0 : 0;
                    if (type_2 == 2 || type_2 == 5 || type_2 == 6) {
                        for (int32_t i_4 = 0; i_4 <= 1; i_4++) {
                            const int64_t x_2 = start + 8 * i_4;
                            if (x_2 >= 0 && x_2 < ends) {
                                const uint64_t at_11 = (uint64_t)at_7 + (uint64_t)x_2;
                                const uint64_t v =
                                    rt_load(m, VOLTA_SPACE_S, near + (uint32_t)(8 * i_4), 8);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                                const uint64_t p = rt_load(m, VOLTA_SPACE_G, at_11, 8);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                                if (tile_tile_op == 0 && type_2 == 6) {
                                    result_10 = func_f64_sum(p, v);
                                } else {
                                    const int32_t x_3 = type_2 == 5;
                                    result_10 = func_operated_4(tile_tile_op, p, v, x_3);
                                }
                                if (!rt_may_store(m, VOLTA_SPACE_G, at_11, 8))
                                    return (int)m->trap.kind;
                                if (commit) {
                                    rt_store(m, VOLTA_SPACE_G, at_11, 8, result_10);
                                }
                            }
                        }
                    } else if (type_2 == 4 || type_2 == 9) {
                        for (int32_t i_5 = 0; i_5 <= 7; i_5++) {
                            const int64_t y = start + 2 * i_5;
                            if (y >= 0 && y < ends) {
                                const uint64_t at_12 = (uint64_t)at_7 + (uint64_t)y;
                                const int32_t v_2 =
                                    (int32_t)rt_load(m, VOLTA_SPACE_S, near + (uint32_t)(2 * i_5),
                                    2);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                                const int32_t o = (int32_t)rt_load(m, VOLTA_SPACE_G, at_12, 2);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                                if (1 && (type_2 == 3 || type_2 == 4 || type_2 >= 6)) {
                                    result_12 = func_word_sum_2(type_2, o, v_2);
                                    result_11 = result_12;
                                } else {
                                    result_11 = (uint32_t)(o + v_2);
                                }
                                if (!rt_may_store(m, VOLTA_SPACE_G, at_12, 2))
                                    return (int)m->trap.kind;
                                if (commit) {
                                    rt_store(m, VOLTA_SPACE_G, at_12, 2, result_11 & 0xffff);
                                }
                            }
                        }
                    } else {
                        for (int32_t i_6 = 0; i_6 <= 3; i_6++) {
                            const int64_t z = start + 4 * i_6;
                            if (z >= 0 && z < ends) {
                                const uint64_t at_13 = (uint64_t)at_7 + (uint64_t)z;
                                const uint32_t v_3 =
                                    (uint32_t)rt_load(m, VOLTA_SPACE_S, near + (uint32_t)(4 * i_6),
                                    4);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                                const uint32_t o_2 = (uint32_t)rt_load(m, VOLTA_SPACE_G, at_13, 4);
                                if (m->trap.kind)
                                    return (int)m->trap.kind;
                                if (tile_tile_op == 0
                                    && (type_2 == 3 || type_2 == 4 || type_2 >= 6)) {
                                    result_14 = func_word_sum(type_2, o_2, v_3);
                                    result_13 = result_14;
                                } else {
                                    const int32_t x_8 = type_2 == 1;
                                    result_13 = func_operated_5(tile_tile_op, o_2, v_3, x_8);
                                }
                                if (!rt_may_store(m, VOLTA_SPACE_G, at_13, 4))
                                    return (int)m->trap.kind;
                                if (commit) {
                                    rt_store(m, VOLTA_SPACE_G, at_13, 4, result_13);
                                }
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

/* UGUARD UTMAPF.L2{DIMENSIONS}PF_MODE [$UR[URb]], [$UR[URa]], $UR[URc]BULK_POLICY CTL */
int volta_exec_utmapf_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* UGUARD UTMAPF.L2{DIMENSIONS} [$UR[URb]], [$UR[URa]]BULK_POLICY CTL */
int volta_exec_utmapf_s(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* UGUARD UTMACCTL{ALL_MAPS} CTL */
int volta_exec_utmacctl_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* UGUARD UTMACCTL{MAP_CACHE} [$UR[URa]] CTL */
int volta_exec_utmacctl_one(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* UGUARD UTMACMDFLUSH CTL */
int volta_exec_utmacmdflush(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

