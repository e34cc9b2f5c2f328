/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD LANE ld b32 LL_DST a[AT0] */
int ISADORA_LEVEL(tesla_fast_ld_a)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lane_2 = (int32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
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
    _Alignas(64) uint32_t a_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, (const uint32_t *)q, run, a_2_row))
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
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD LANE ld b32 LL_DST a[AT0] */
int ISADORA_LEVEL(tesla_usual_ld_a_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_a)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_16(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t a_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, (const uint32_t *)q, run, a_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = a_2_row[l];
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD LANE ld b32 LL_DST a[AT0] */
int ISADORA_LEVEL(tesla_usual_ld_a_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_a)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_17(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t a_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, (const uint32_t *)q, run, a_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = a_2_row[l];
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD LANE ld b32 LL_DST a[AT0] */
int ISADORA_LEVEL(tesla_usual_ld_a_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_a)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_18(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t a_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, (const uint32_t *)q, run, a_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = a_2_row[l];
        d_place[l] = (uint32_t)d;
    }
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
    const int32_t *const q = row_q_19(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t o_new[32];
    _Alignas(64) uint32_t o_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        o_new[l] = s->r[lsrc3][l];
        o_to[l] = (uint32_t)q[l];
    }
    struct rt_places o_places;
    if (!rt_may_place(m, TESLA_SPACE_O, 4, 0, o_to, run, &o_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_4(m, TESLA_SPACE_O, 0, o_to, run, o_new, &o_places);
    return 0;
}

/* MARK GUARD st b32 o[AT0] $r[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_o_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_o)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_20(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t o_new[32];
    _Alignas(64) uint32_t o_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        o_new[l] = s->r[lsrc3][l];
        o_to[l] = (uint32_t)q[l];
    }
    struct rt_places o_places;
    if (!rt_may_place(m, TESLA_SPACE_O, 4, 0, o_to, run, &o_places))
        return rt_slowly(m, in);
    rt_place_4(m, TESLA_SPACE_O, 0, o_to, run, o_new, &o_places);
    return 0;
}

/* MARK GUARD st b32 o[AT0] $r[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_o_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_o)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_21(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t o_new[32];
    _Alignas(64) uint32_t o_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        o_new[l] = s->r[lsrc3][l];
        o_to[l] = (uint32_t)q[l];
    }
    struct rt_places o_places;
    if (!rt_may_place(m, TESLA_SPACE_O, 4, 0, o_to, run, &o_places))
        return rt_slowly(m, in);
    rt_place_4(m, TESLA_SPACE_O, 0, o_to, run, o_new, &o_places);
    return 0;
}

/* MARK GUARD st b32 o[AT0] $r[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_o_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_o)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_22(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t o_new[32];
    _Alignas(64) uint32_t o_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        o_new[l] = s->r[lsrc3][l];
        o_to[l] = (uint32_t)q[l];
    }
    struct rt_places o_places;
    if (!rt_may_place(m, TESLA_SPACE_O, 4, 0, o_to, run, &o_places))
        return rt_slowly(m, in);
    rt_place_4(m, TESLA_SPACE_O, 0, o_to, run, o_new, &o_places);
    return 0;
}

/* MARK GUARD ld LL_DST u8 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_u8_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
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
    if (!rt_fetch_1(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
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
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST u8 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_u8_full_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_u8_full)(m, in);
    const uint32_t run = UINT32_MAX;
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
    if (!rt_fetch_1(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST u8 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_u8_full_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_u8_full)(m, in);
    const uint32_t run = UINT32_MAX;
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
    if (!rt_fetch_1(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST u8 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_u8_full_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_u8_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_99(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST u16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_u16_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_100(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
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
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST u16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_u16_full_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_u16_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_101(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST u16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_u16_full_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_u16_full)(m, in);
    const uint32_t run = UINT32_MAX;
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
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST u16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_u16_full_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_u16_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_102(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST s16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_s16_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_100(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
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
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST s16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_s16_full_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_s16_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_101(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = rt_u32((int16_t)v);
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST s16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_s16_full_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_s16_full)(m, in);
    const uint32_t run = UINT32_MAX;
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
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = rt_u32((int16_t)v);
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST s16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_s16_full_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_s16_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_102(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = rt_u32((int16_t)v);
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST b32 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_b32_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_103(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
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
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST b32 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_b32_full_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_b32_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_104(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST b32 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_b32_full_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_b32_full)(m, in);
    const uint32_t run = UINT32_MAX;
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
    if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST b32 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_b32_full_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_b32_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_105(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_HALF u8 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_u8_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
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
    if (!rt_fetch_1(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
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
    put_d_26(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u8 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_u8_half_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_u8_half)(m, in);
    const uint32_t run = UINT32_MAX;
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
    if (!rt_fetch_1(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = v;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u8 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_u8_half_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_u8_half)(m, in);
    const uint32_t run = UINT32_MAX;
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
    if (!rt_fetch_1(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = v;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u8 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_u8_half_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_u8_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_99(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = v;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_u16_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_100(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
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
    put_d_26(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_u16_half_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_u16_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_101(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = v;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_u16_half_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_u16_half)(m, in);
    const uint32_t run = UINT32_MAX;
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
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = v;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_u16_half_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_u16_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_102(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = v;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF s16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_s16_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_100(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
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
    put_d_26(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF s16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_s16_half_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_s16_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_101(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = (uint32_t)((int16_t)v & 0xffff);
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF s16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_s16_half_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_s16_half)(m, in);
    const uint32_t run = UINT32_MAX;
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
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = (uint32_t)((int16_t)v & 0xffff);
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF s16 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_s16_half_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_s16_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_102(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = (uint32_t)((int16_t)v & 0xffff);
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF b32 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_fast_ld_c_b32_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_38(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_103(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
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
    put_d_26(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF b32 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_b32_half_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_b32_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_104(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = v & 0xffff;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF b32 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_b32_half_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_b32_half)(m, in);
    const uint32_t run = UINT32_MAX;
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
    if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = v & 0xffff;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF b32 c{CSPACE}[AT] */
int ISADORA_LEVEL(tesla_usual_ld_c_b32_half_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cspace = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_c_b32_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_105(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
    }
    _Alignas(64) uint32_t c_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = c_2_row[l];
        d_new[l] = v & 0xffff;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST u8 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_u8_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_106(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
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
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST u8 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_u8_full_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_u8_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_107(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST u8 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_u8_full_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_u8_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_108(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST u8 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_u8_full_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_u8_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_109(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST u16 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_u16_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_110(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
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
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST u16 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_u16_full_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_u16_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_111(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST u16 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_u16_full_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_u16_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_108(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST u16 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_u16_full_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_u16_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_112(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST s16 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_s16_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_110(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
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
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST s16 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_s16_full_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_s16_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_111(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        const uint32_t d = rt_u32((int16_t)v);
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST s16 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_s16_full_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_s16_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_108(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        const uint32_t d = rt_u32((int16_t)v);
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST s16 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_s16_full_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_s16_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_112(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        const uint32_t d = rt_u32((int16_t)v);
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_HALF u8 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_u8_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_106(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
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
    put_d_26(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u8 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_u8_half_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_u8_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_107(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        d_new[l] = v;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u8 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_u8_half_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_u8_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_108(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        d_new[l] = v;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u8 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_u8_half_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_u8_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_109(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        d_new[l] = v;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u16 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_u16_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_110(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
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
    put_d_26(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u16 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_u16_half_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_u16_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_111(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        d_new[l] = v;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u16 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_u16_half_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_u16_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_108(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        d_new[l] = v;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF u16 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_u16_half_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_u16_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_112(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        d_new[l] = v;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF s16 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_s16_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_110(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
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
    put_d_26(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF s16 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_s16_half_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_s16_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_111(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        d_new[l] = (uint32_t)((int16_t)v & 0xffff);
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF s16 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_s16_half_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_s16_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_108(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        d_new[l] = (uint32_t)((int16_t)v & 0xffff);
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF s16 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_s16_half_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_s16_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_112(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = s_2_row[l];
        d_new[l] = (uint32_t)((int16_t)v & 0xffff);
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST b32 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_b32_full)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_113(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
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
    put_d_25(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_DST b32 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_b32_full_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_b32_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_114(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = s_2_row[l];
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST b32 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_b32_full_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_b32_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_108(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = s_2_row[l];
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_DST b32 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_b32_full_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_b32_full)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_115(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t d = s_2_row[l];
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld LL_HALF b32 s[AT] */
int ISADORA_LEVEL(tesla_fast_ld_s_b32_half)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_113(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
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
    put_d_26(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF b32 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_b32_half_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_b32_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_114(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = s_2_row[l] & 0xffff;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF b32 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_b32_half_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_b32_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_108(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = s_2_row[l] & 0xffff;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld LL_HALF b32 s[AT] */
int ISADORA_LEVEL(tesla_usual_ld_s_b32_half_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_s_b32_half)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_115(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        d_new[l] = s_2_row[l] & 0xffff;
    }
    put_d_27(m, in, run, d_new);
    return 0;
}

/* MARK GUARD st b8 s[AT] $r[LSRC3].h[LSRC3] */
int ISADORA_LEVEL(tesla_fast_st_s_half_b8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_117(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_v_7(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = (uint32_t)(v[l] & 0xff);
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 1, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_1(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b8 s[AT] $r[LSRC3].h[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_half_b8_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_half_b8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_118(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_v_7(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = (uint32_t)(v[l] & 0xff);
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 1, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_1(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b8 s[AT] $r[LSRC3].h[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_half_b8_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_half_b8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_21(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_v_7(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = (uint32_t)(v[l] & 0xff);
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 1, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_1(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b8 s[AT] $r[LSRC3].h[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_half_b8_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_half_b8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_119(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_v_7(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = (uint32_t)(v[l] & 0xff);
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 1, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_1(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b8 s[AT] $r[LSRC3] */
int ISADORA_LEVEL(tesla_fast_st_s_full_b8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_117(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_8(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = v[l] & 0xff;
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 1, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_1(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b8 s[AT] $r[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_full_b8_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_full_b8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_118(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_8(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = v[l] & 0xff;
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 1, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_1(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b8 s[AT] $r[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_full_b8_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_full_b8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_21(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_8(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = v[l] & 0xff;
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 1, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_1(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b8 s[AT] $r[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_full_b8_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_full_b8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_119(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_8(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = v[l] & 0xff;
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 1, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_1(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b16 s[AT] $r[LSRC3].h[LSRC3] */
int ISADORA_LEVEL(tesla_fast_st_s_half_b16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_120(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_v_7(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = (uint32_t)v[l];
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 2, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_2(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b16 s[AT] $r[LSRC3].h[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_half_b16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_half_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_121(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_v_7(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = (uint32_t)v[l];
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 2, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_2(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b16 s[AT] $r[LSRC3].h[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_half_b16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_half_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_21(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_v_7(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = (uint32_t)v[l];
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 2, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_2(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b16 s[AT] $r[LSRC3].h[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_half_b16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_half_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_122(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_v_7(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = (uint32_t)v[l];
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 2, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_2(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b16 s[AT] $r[LSRC3] */
int ISADORA_LEVEL(tesla_fast_st_s_full_b16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_120(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_8(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = v[l] & 0xffff;
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 2, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_2(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b16 s[AT] $r[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_full_b16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_full_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_121(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_8(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = v[l] & 0xffff;
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 2, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_2(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b16 s[AT] $r[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_full_b16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_full_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_21(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_8(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = v[l] & 0xffff;
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 2, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_2(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b16 s[AT] $r[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_full_b16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_full_b16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_122(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_8(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = v[l] & 0xffff;
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 2, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_2(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b32 s[AT] $r[LSRC3].h[LSRC3] */
int ISADORA_LEVEL(tesla_fast_st_s_half_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_123(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_v_7(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = (uint32_t)v[l];
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 4, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_4(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b32 s[AT] $r[LSRC3].h[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_half_b32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_half_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_20(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_v_7(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = (uint32_t)v[l];
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 4, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_4(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b32 s[AT] $r[LSRC3].h[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_half_b32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_half_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_21(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_v_7(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = (uint32_t)v[l];
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 4, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_4(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b32 s[AT] $r[LSRC3].h[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_half_b32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_half_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_22(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t v_row[32];
    const int32_t *const v = row_v_7(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = (uint32_t)v[l];
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 4, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_4(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b32 s[AT] $r[LSRC3] */
int ISADORA_LEVEL(tesla_fast_st_s_full_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_123(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_8(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = v[l];
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 4, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_4(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b32 s[AT] $r[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_full_b32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_full_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_20(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_8(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = v[l];
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 4, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_4(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b32 s[AT] $r[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_full_b32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_full_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_21(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_8(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = v[l];
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 4, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_4(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD st b32 s[AT] $r[LSRC3] */
int ISADORA_LEVEL(tesla_usual_st_s_full_b32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_s_full_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_22(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_8(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_2_new[32];
    _Alignas(64) uint32_t s_2_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        s_2_new[l] = v[l];
        s_2_to[l] = (uint32_t)p[l];
    }
    struct rt_places s_2_places;
    if (!rt_may_place(m, TESLA_SPACE_S_2, 4, 0, s_2_to, run, &s_2_places))
        return rt_slowly(m, in);
    rt_place_4(m, TESLA_SPACE_S_2, 0, s_2_to, run, s_2_new, &s_2_places);
    return 0;
}

/* MARK GUARD ld u8 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_fast_ld_l_u8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_106(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
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
    put_d_28(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld u8 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_u8_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_u8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_107(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = l_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld u8 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_u8_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_u8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_108(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = l_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld u8 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_u8_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_u8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_109(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = l_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld s8 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_fast_ld_l_s8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_39(m, in, run);
    run &= hold;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_106(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
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
    put_d_28(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld s8 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_s8_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_s8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_107(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = l_row[l];
        const uint32_t d = rt_u32((int8_t)v);
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld s8 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_s8_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_s8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_108(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = l_row[l];
        const uint32_t d = rt_u32((int8_t)v);
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

