/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD LANE ld b32 LL_DST a[AT0] */
int ISADORA_LEVEL(tesla_fast_ld_a)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lane_2 = (int32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_2 |= (uint32_t)((lane_2 >> (l & 3) & 1) != 0) << l;
    }
    run &= hold_2;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_15(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t a_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        a_2_at[l] = (uint32_t)q[l];
    }
    _Alignas(64) uint32_t a_2_row[32];
    if (!rt_gather_4(m, TESLA_SPACE_A_2, a_2_at, run, a_2_row))
        return rt_slowly(m, in);
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = a_2_row[l];
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_20(m, in, run, d_new);
    return 0;
}

/* MARK GUARD st b32 o[AT0] $r[LSRC3] */
int ISADORA_LEVEL(tesla_fast_st_o)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_16(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t o_new[32];
    _Alignas(64) uint64_t o_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        o_new[l] = s->r[lsrc3][l];
        o_to[l] = (uint64_t)q[l];
    }
    if (!rt_may_scatter(m, TESLA_SPACE_O, 4, o_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_O, 4, o_to, run, o_new);
    return 0;
}

/* MARK GUARD ld LL_DST u8 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_u8_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_96(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_gather_1(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = v;
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_20(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST u16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_u16_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_97(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_gather_2(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = v;
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_20(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST s16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_s16_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_97(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_gather_2(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = rt_u32((int16_t)v);
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_20(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST b32 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_b32_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_98(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = v;
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_20(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u8 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_u8_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_96(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_gather_1(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = v;
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_21(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_u16_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_97(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_gather_2(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = v;
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_21(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF s16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_s16_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_97(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_gather_2(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = (uint32_t)((int16_t)v & 0xffff);
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_21(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF b32 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_b32_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_98(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_gather_4(m, TESLA_SPACE_C_2, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    if (in->line[0] == 1)
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = v & 0xffff;
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_d_21(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST u8 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_u8_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_99(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_at[l] = (uint32_t)p[l];
    }
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        d_new[l] = v;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_20(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST u16 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_u16_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_100(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_at[l] = (uint32_t)p[l];
    }
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        d_new[l] = v;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_20(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST s16 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_s16_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_100(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_at[l] = (uint32_t)p[l];
    }
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        d_new[l] = rt_u32((int16_t)v);
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_20(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u8 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_u8_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_99(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_at[l] = (uint32_t)p[l];
    }
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_gather_1(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        d_new[l] = v;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_21(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u16 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_u16_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_100(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_at[l] = (uint32_t)p[l];
    }
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        d_new[l] = v;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_21(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF s16 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_s16_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_100(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_at[l] = (uint32_t)p[l];
    }
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_gather_2(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        d_new[l] = (uint32_t)((int16_t)v & 0xffff);
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_21(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST b32 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_b32_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_101(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_at[l] = (uint32_t)p[l];
    }
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = s_2_row[l];
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_20(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF b32 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_b32_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_101(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_at[l] = (uint32_t)p[l];
    }
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_gather_4(m, TESLA_SPACE_S_2, s_2_at, run, s_2_row))
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = s_2_row[l] & 0xffff;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_21(m, in, run, d_new);
    return 0;
}

/* MARK GUARD st b8 s[AT] $r[LSRC3].h[LSRC3] */
int ISADORA_LEVEL(tesla_fast_st_s_half_b8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_103(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_v_7(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint64_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = (uint32_t)(v[l] & 0xff);
        s_2_to[l] = (uint64_t)p[l];
    }
    if (!rt_may_scatter(m, TESLA_SPACE_S_2, 1, s_2_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_S_2, 1, s_2_to, run, s_2_new);
    return 0;
}

/* MARK GUARD st b8 s[AT] $r[LSRC3] */
int ISADORA_LEVEL(tesla_fast_st_s_full_b8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_103(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_8(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint64_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = v[l] & 0xff;
        s_2_to[l] = (uint64_t)p[l];
    }
    if (!rt_may_scatter(m, TESLA_SPACE_S_2, 1, s_2_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_S_2, 1, s_2_to, run, s_2_new);
    return 0;
}

/* MARK GUARD st b16 s[AT] $r[LSRC3].h[LSRC3] */
int ISADORA_LEVEL(tesla_fast_st_s_half_b16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_104(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_v_7(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint64_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = (uint32_t)v[l];
        s_2_to[l] = (uint64_t)p[l];
    }
    if (!rt_may_scatter(m, TESLA_SPACE_S_2, 2, s_2_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_S_2, 2, s_2_to, run, s_2_new);
    return 0;
}

/* MARK GUARD st b16 s[AT] $r[LSRC3] */
int ISADORA_LEVEL(tesla_fast_st_s_full_b16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_104(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_8(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint64_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = v[l] & 0xffff;
        s_2_to[l] = (uint64_t)p[l];
    }
    if (!rt_may_scatter(m, TESLA_SPACE_S_2, 2, s_2_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_S_2, 2, s_2_to, run, s_2_new);
    return 0;
}

/* MARK GUARD st b32 s[AT] $r[LSRC3].h[LSRC3] */
int ISADORA_LEVEL(tesla_fast_st_s_half_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_105(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_v_7(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint64_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = (uint32_t)v[l];
        s_2_to[l] = (uint64_t)p[l];
    }
    if (!rt_may_scatter(m, TESLA_SPACE_S_2, 4, s_2_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_S_2, 4, s_2_to, run, s_2_new);
    return 0;
}

/* MARK GUARD st b32 s[AT] $r[LSRC3] */
int ISADORA_LEVEL(tesla_fast_st_s_full_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_105(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_8(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint64_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = v[l];
        s_2_to[l] = (uint64_t)p[l];
    }
    if (!rt_may_scatter(m, TESLA_SPACE_S_2, 4, s_2_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_S_2, 4, s_2_to, run, s_2_new);
    return 0;
}

/* MARK GUARD ld u8 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_fast_ld_l_u8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_99(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_at[l] = (uint32_t)p[l];
    }
    _Alignas(64) uint32_t l_row[32];
    if (!rt_gather_1(m, TESLA_SPACE_L, l_at, run, l_row))
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = l_row[l];
        d_new[l] = v;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld s8 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_fast_ld_l_s8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_99(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_at[l] = (uint32_t)p[l];
    }
    _Alignas(64) uint32_t l_row[32];
    if (!rt_gather_1(m, TESLA_SPACE_L, l_at, run, l_row))
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = l_row[l];
        d_new[l] = rt_u32((int8_t)v);
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld u16 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_fast_ld_l_u16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_99(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_at[l] = (uint32_t)p[l];
    }
    _Alignas(64) uint32_t l_row[32];
    if (!rt_gather_2(m, TESLA_SPACE_L, l_at, run, l_row))
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = l_row[l];
        d_new[l] = v;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld s16 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_fast_ld_l_s16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_99(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_at[l] = (uint32_t)p[l];
    }
    _Alignas(64) uint32_t l_row[32];
    if (!rt_gather_2(m, TESLA_SPACE_L, l_at, run, l_row))
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = l_row[l];
        d_new[l] = rt_u32((int16_t)v);
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld b64 $r[LDST]d l[AT] */
int ISADORA_LEVEL(tesla_fast_ld_l_b64)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_99(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_at[l] = (uint32_t)p[l];
    }
    _Alignas(64) uint64_t l_row[32];
    if (!rt_gather_8(m, TESLA_SPACE_L, l_at, run, l_row))
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v = l_row[l];
        d_new[l] = v;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_23(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld b32 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_fast_ld_l_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_99(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_at[l] = (uint32_t)p[l];
    }
    _Alignas(64) uint32_t l_row[32];
    if (!rt_gather_4(m, TESLA_SPACE_L, l_at, run, l_row))
        return rt_slowly(m, in);
    if (in->line[1] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = l_row[l];
        d_new[l] = v;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD st u8 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_l_u8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_103(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint64_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xff;
        l_to[l] = (uint64_t)p[l];
    }
    if (!rt_may_scatter(m, TESLA_SPACE_L, 1, l_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_L, 1, l_to, run, l_new);
    return 0;
}

/* MARK GUARD st s8 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_l_s8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_103(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint64_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xff;
        l_to[l] = (uint64_t)p[l];
    }
    if (!rt_may_scatter(m, TESLA_SPACE_L, 1, l_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_L, 1, l_to, run, l_new);
    return 0;
}

/* MARK GUARD st u16 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_l_u16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_103(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint64_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xffff;
        l_to[l] = (uint64_t)p[l];
    }
    if (!rt_may_scatter(m, TESLA_SPACE_L, 2, l_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_L, 2, l_to, run, l_new);
    return 0;
}

/* MARK GUARD st s16 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_l_s16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_103(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint64_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xffff;
        l_to[l] = (uint64_t)p[l];
    }
    if (!rt_may_scatter(m, TESLA_SPACE_L, 2, l_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_L, 2, l_to, run, l_new);
    return 0;
}

/* MARK GUARD st b64 l[AT] $r[LDST]d */
int ISADORA_LEVEL(tesla_fast_st_l_b64)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_103(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t v_row[32];
    const uint64_t *const v = row_v(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t l_new[32];
    _Alignas(64) uint64_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l];
        l_to[l] = (uint64_t)p[l];
    }
    if (!rt_may_scatter(m, TESLA_SPACE_L, 8, l_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter_long(m, TESLA_SPACE_L, 8, l_to, run, l_new);
    return 0;
}

/* MARK GUARD st b32 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_l_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_103(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint64_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l];
        l_to[l] = (uint64_t)p[l];
    }
    if (!rt_may_scatter(m, TESLA_SPACE_L, 4, l_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_L, 4, l_to, run, l_new);
    return 0;
}

/* MARK GUARD ld u8 $r[LDST] g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_fast_ld_g_u8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t g_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_at[l] = (uint64_t)(s->r[lsrc][l] + ((int64_t)gspace << 32));
    }
    _Alignas(64) uint32_t g_row[32];
    if (!rt_gather_far_1(m, TESLA_SPACE_G, g_at, run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = g_row[l];
        d_new[l] = v;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld s8 $r[LDST] g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_fast_ld_g_s8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t g_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_at[l] = (uint64_t)(s->r[lsrc][l] + ((int64_t)gspace << 32));
    }
    _Alignas(64) uint32_t g_row[32];
    if (!rt_gather_far_1(m, TESLA_SPACE_G, g_at, run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = g_row[l];
        d_new[l] = rt_u32((int8_t)v);
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld u16 $r[LDST] g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_fast_ld_g_u16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t g_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_at[l] = (uint64_t)(s->r[lsrc][l] + ((int64_t)gspace << 32));
    }
    _Alignas(64) uint32_t g_row[32];
    if (!rt_gather_far_2(m, TESLA_SPACE_G, g_at, run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = g_row[l];
        d_new[l] = v;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld s16 $r[LDST] g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_fast_ld_g_s16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t g_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_at[l] = (uint64_t)(s->r[lsrc][l] + ((int64_t)gspace << 32));
    }
    _Alignas(64) uint32_t g_row[32];
    if (!rt_gather_far_2(m, TESLA_SPACE_G, g_at, run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = g_row[l];
        d_new[l] = rt_u32((int16_t)v);
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld b64 $r[LDST]d g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_fast_ld_g_b64)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t g_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_at[l] = (uint64_t)(s->r[lsrc][l] + ((int64_t)gspace << 32));
    }
    _Alignas(64) uint64_t g_row[32];
    if (!rt_gather_far_8(m, TESLA_SPACE_G, g_at, run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v = g_row[l];
        d_new[l] = v;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_23(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld b32 $r[LDST] g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_fast_ld_g_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t gspace = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t g_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_at[l] = (uint64_t)(s->r[lsrc][l] + ((int64_t)gspace << 32));
    }
    _Alignas(64) uint32_t g_row[32];
    if (!rt_gather_far_4(m, TESLA_SPACE_G, g_at, run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = g_row[l];
        d_new[l] = v;
    }
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD st u8 g{GSPACE}[$r[LSRC]] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_g_u8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t gspace = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    _Alignas(64) uint64_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l] & 0xff;
        g_to[l] = (uint64_t)(s->r[lsrc][l] + ((int64_t)gspace << 32));
    }
    if (!rt_may_scatter(m, TESLA_SPACE_G, 1, g_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_G, 1, g_to, run, g_new);
    return 0;
}

/* MARK GUARD st s8 g{GSPACE}[$r[LSRC]] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_g_s8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t gspace = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    _Alignas(64) uint64_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l] & 0xff;
        g_to[l] = (uint64_t)(s->r[lsrc][l] + ((int64_t)gspace << 32));
    }
    if (!rt_may_scatter(m, TESLA_SPACE_G, 1, g_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_G, 1, g_to, run, g_new);
    return 0;
}

/* MARK GUARD st u16 g{GSPACE}[$r[LSRC]] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_g_u16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t gspace = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    _Alignas(64) uint64_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l] & 0xffff;
        g_to[l] = (uint64_t)(s->r[lsrc][l] + ((int64_t)gspace << 32));
    }
    if (!rt_may_scatter(m, TESLA_SPACE_G, 2, g_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_G, 2, g_to, run, g_new);
    return 0;
}

/* MARK GUARD st s16 g{GSPACE}[$r[LSRC]] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_g_s16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t gspace = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    _Alignas(64) uint64_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l] & 0xffff;
        g_to[l] = (uint64_t)(s->r[lsrc][l] + ((int64_t)gspace << 32));
    }
    if (!rt_may_scatter(m, TESLA_SPACE_G, 2, g_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_G, 2, g_to, run, g_new);
    return 0;
}

/* MARK GUARD st b64 g{GSPACE}[$r[LSRC]] $r[LDST]d */
int ISADORA_LEVEL(tesla_fast_st_g_b64)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t gspace = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t v_row[32];
    const uint64_t *const v = row_v(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t g_new[32];
    _Alignas(64) uint64_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l];
        g_to[l] = (uint64_t)(s->r[lsrc][l] + ((int64_t)gspace << 32));
    }
    if (!rt_may_scatter(m, TESLA_SPACE_G, 8, g_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter_long(m, TESLA_SPACE_G, 8, g_to, run, g_new);
    return 0;
}

/* MARK GUARD st b32 g{GSPACE}[$r[LSRC]] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_g_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[1];
    const int32_t gspace = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    _Alignas(64) uint64_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l];
        g_to[l] = (uint64_t)(s->r[lsrc][l] + ((int64_t)gspace << 32));
    }
    if (!rt_may_scatter(m, TESLA_SPACE_G, 4, g_to, run))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_scatter(m, TESLA_SPACE_G, 4, g_to, run, g_new);
    return 0;
}

