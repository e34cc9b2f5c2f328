/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD ld s8 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_s8_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_s8)(m, in);
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
        const uint32_t d = rt_u32((int8_t)v);
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld u16 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_fast_ld_l_u16)(struct isadora_machine *m, const struct isadora_insn *in)
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
    if (!rt_fetch_2(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
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

/* MARK GUARD ld u16 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_u16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_107(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
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

/* MARK GUARD ld u16 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_u16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_108(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
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

/* MARK GUARD ld u16 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_u16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_109(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
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

/* MARK GUARD ld s16 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_fast_ld_l_s16)(struct isadora_machine *m, const struct isadora_insn *in)
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
    if (!rt_fetch_2(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
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
    put_d_28(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld s16 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_s16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_107(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = l_row[l];
        const uint32_t d = rt_u32((int16_t)v);
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld s16 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_s16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_108(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = l_row[l];
        const uint32_t d = rt_u32((int16_t)v);
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld s16 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_s16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_109(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = l_row[l];
        const uint32_t d = rt_u32((int16_t)v);
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld b64 $r[LDST]d l[AT] */
int ISADORA_LEVEL(tesla_fast_ld_l_b64)(struct isadora_machine *m, const struct isadora_insn *in)
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
    _Alignas(64) uint64_t l_row[32];
    if (!rt_fetch_8(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
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
    put_d_29(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld b64 $r[LDST]d l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_b64_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_b64)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_107(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t l_row[32];
    if (!rt_fetch_8(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v = l_row[l];
        d_new[l] = v;
    }
    put_d_29(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld b64 $r[LDST]d l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_b64_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_b64)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_108(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t l_row[32];
    if (!rt_fetch_8(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v = l_row[l];
        d_new[l] = v;
    }
    put_d_29(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld b64 $r[LDST]d l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_b64_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_b64)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_109(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t l_row[32];
    if (!rt_fetch_8(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v = l_row[l];
        d_new[l] = v;
    }
    put_d_29(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld b32 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_fast_ld_l_b32)(struct isadora_machine *m, const struct isadora_insn *in)
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
    if (!rt_fetch_4(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
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

/* MARK GUARD ld b32 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_b32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_107(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
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

/* MARK GUARD ld b32 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_b32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_108(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
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

/* MARK GUARD ld b32 $r[LDST] l[AT] */
int ISADORA_LEVEL(tesla_usual_ld_l_b32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_l_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_109(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_L, 0, (const uint32_t *)p, run, l_row))
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

/* MARK GUARD st u8 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_l_u8)(struct isadora_machine *m, const struct isadora_insn *in)
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
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 1, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_1(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st u8 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_l_u8_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_u8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_118(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 1, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_1(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st u8 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_l_u8_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_u8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_21(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 1, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_1(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st u8 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_l_u8_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_u8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_119(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 1, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_1(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st s8 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_l_s8)(struct isadora_machine *m, const struct isadora_insn *in)
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
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 1, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_1(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st s8 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_l_s8_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_s8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_118(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 1, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_1(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st s8 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_l_s8_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_s8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_21(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 1, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_1(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st s8 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_l_s8_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_s8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_119(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 1, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_1(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st u16 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_l_u16)(struct isadora_machine *m, const struct isadora_insn *in)
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
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xffff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 2, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_2(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st u16 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_l_u16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_118(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xffff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 2, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_2(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st u16 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_l_u16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_21(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xffff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 2, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_2(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st u16 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_l_u16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_119(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xffff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 2, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_2(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st s16 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_l_s16)(struct isadora_machine *m, const struct isadora_insn *in)
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
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xffff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 2, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_2(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st s16 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_l_s16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_118(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xffff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 2, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_2(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st s16 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_l_s16_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_21(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xffff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 2, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_2(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st s16 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_l_s16_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_119(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l] & 0xffff;
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 2, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_2(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st b64 l[AT] $r[LDST]d */
int ISADORA_LEVEL(tesla_fast_st_l_b64)(struct isadora_machine *m, const struct isadora_insn *in)
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
    _Alignas(64) uint64_t v_row[32];
    const uint64_t *const v = row_v(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l];
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 8, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_8(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st b64 l[AT] $r[LDST]d */
int ISADORA_LEVEL(tesla_usual_st_l_b64_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_b64)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_118(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t v_row[32];
    const uint64_t *const v = row_v(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l];
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 8, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_8(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st b64 l[AT] $r[LDST]d */
int ISADORA_LEVEL(tesla_usual_st_l_b64_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_b64)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_21(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t v_row[32];
    const uint64_t *const v = row_v(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l];
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 8, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_8(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st b64 l[AT] $r[LDST]d */
int ISADORA_LEVEL(tesla_usual_st_l_b64_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_b64)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_119(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t v_row[32];
    const uint64_t *const v = row_v(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l];
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 8, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_8(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st b32 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_l_b32)(struct isadora_machine *m, const struct isadora_insn *in)
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
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    if (in->line[0] == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l];
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 4, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_4(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st b32 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_l_b32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_118(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l];
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 4, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_4(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st b32 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_l_b32_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_q_21(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l];
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 4, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_4(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD st b32 l[AT] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_l_b32_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_l_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_119(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    _Alignas(64) uint32_t l_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_new[l] = v[l];
        l_to[l] = (uint32_t)p[l];
    }
    struct rt_places l_places;
    if (!rt_may_place(m, TESLA_SPACE_L, 4, 0, l_to, run, &l_places))
        return rt_slowly(m, in);
    rt_place_4(m, TESLA_SPACE_L, 0, l_to, run, l_new, &l_places);
    return 0;
}

/* MARK GUARD ld u8 $r[LDST] g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_fast_ld_g_u8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t lsrc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
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
    put_d_28(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld u8 $r[LDST] g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_usual_ld_g_u8_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_g_u8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = g_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld s8 $r[LDST] g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_fast_ld_g_s8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t lsrc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
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
    put_d_28(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld s8 $r[LDST] g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_usual_ld_g_s8_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_g_s8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_1(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = g_row[l];
        const uint32_t d = rt_u32((int8_t)v);
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld u16 $r[LDST] g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_fast_ld_g_u16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t lsrc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
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
    put_d_28(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld u16 $r[LDST] g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_usual_ld_g_u16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_g_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = g_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld s16 $r[LDST] g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_fast_ld_g_s16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t lsrc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
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
    put_d_28(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld s16 $r[LDST] g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_usual_ld_g_s16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_g_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_2(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = g_row[l];
        const uint32_t d = rt_u32((int16_t)v);
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD ld b64 $r[LDST]d g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_fast_ld_g_b64)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t lsrc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t g_row[32];
    if (!rt_fetch_8(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
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
    put_d_29(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld b64 $r[LDST]d g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_usual_ld_g_b64_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t lsrc = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_g_b64)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t g_row[32];
    if (!rt_fetch_8(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint64_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t v = g_row[l];
        d_new[l] = v;
    }
    put_d_29(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld b32 $r[LDST] g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_fast_ld_g_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t lsrc = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
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
    put_d_28(m, in, run, d_new);
    return 0;
}

/* MARK GUARD ld b32 $r[LDST] g{GSPACE}[$r[LSRC]] */
int ISADORA_LEVEL(tesla_usual_ld_g_b32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[1];
    const int32_t lsrc = (int32_t)in->value[2];
    const int32_t ldst = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_ld_g_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t v = g_row[l];
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD st u8 g{GSPACE}[$r[LSRC]] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_g_u8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    _Alignas(64) uint32_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l] & 0xff;
        g_to[l] = s->r[lsrc][l];
    }
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 1, (uint64_t)((int64_t)gspace << 32), g_to, run, &g_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_1(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), g_to, run, g_new, &g_places);
    return 0;
}

/* MARK GUARD st u8 g{GSPACE}[$r[LSRC]] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_g_u8_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_g_u8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    _Alignas(64) uint32_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l] & 0xff;
        g_to[l] = s->r[lsrc][l];
    }
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 1, (uint64_t)((int64_t)gspace << 32), g_to, run, &g_places))
        return rt_slowly(m, in);
    rt_place_1(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), g_to, run, g_new, &g_places);
    return 0;
}

/* MARK GUARD st s8 g{GSPACE}[$r[LSRC]] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_g_s8)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    _Alignas(64) uint32_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l] & 0xff;
        g_to[l] = s->r[lsrc][l];
    }
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 1, (uint64_t)((int64_t)gspace << 32), g_to, run, &g_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_1(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), g_to, run, g_new, &g_places);
    return 0;
}

/* MARK GUARD st s8 g{GSPACE}[$r[LSRC]] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_g_s8_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_g_s8)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    _Alignas(64) uint32_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l] & 0xff;
        g_to[l] = s->r[lsrc][l];
    }
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 1, (uint64_t)((int64_t)gspace << 32), g_to, run, &g_places))
        return rt_slowly(m, in);
    rt_place_1(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), g_to, run, g_new, &g_places);
    return 0;
}

/* MARK GUARD st u16 g{GSPACE}[$r[LSRC]] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_g_u16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    _Alignas(64) uint32_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l] & 0xffff;
        g_to[l] = s->r[lsrc][l];
    }
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 2, (uint64_t)((int64_t)gspace << 32), g_to, run, &g_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_2(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), g_to, run, g_new, &g_places);
    return 0;
}

/* MARK GUARD st u16 g{GSPACE}[$r[LSRC]] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_g_u16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_g_u16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    _Alignas(64) uint32_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l] & 0xffff;
        g_to[l] = s->r[lsrc][l];
    }
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 2, (uint64_t)((int64_t)gspace << 32), g_to, run, &g_places))
        return rt_slowly(m, in);
    rt_place_2(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), g_to, run, g_new, &g_places);
    return 0;
}

/* MARK GUARD st s16 g{GSPACE}[$r[LSRC]] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_g_s16)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    _Alignas(64) uint32_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l] & 0xffff;
        g_to[l] = s->r[lsrc][l];
    }
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 2, (uint64_t)((int64_t)gspace << 32), g_to, run, &g_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_2(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), g_to, run, g_new, &g_places);
    return 0;
}

/* MARK GUARD st s16 g{GSPACE}[$r[LSRC]] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_g_s16_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_g_s16)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    _Alignas(64) uint32_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l] & 0xffff;
        g_to[l] = s->r[lsrc][l];
    }
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 2, (uint64_t)((int64_t)gspace << 32), g_to, run, &g_places))
        return rt_slowly(m, in);
    rt_place_2(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), g_to, run, g_new, &g_places);
    return 0;
}

/* MARK GUARD st b64 g{GSPACE}[$r[LSRC]] $r[LDST]d */
int ISADORA_LEVEL(tesla_fast_st_g_b64)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t v_row[32];
    const uint64_t *const v = row_v(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t g_new[32];
    _Alignas(64) uint32_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l];
        g_to[l] = s->r[lsrc][l];
    }
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 8, (uint64_t)((int64_t)gspace << 32), g_to, run, &g_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_8(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), g_to, run, g_new, &g_places);
    return 0;
}

/* MARK GUARD st b64 g{GSPACE}[$r[LSRC]] $r[LDST]d */
int ISADORA_LEVEL(tesla_usual_st_g_b64_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_g_b64)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t v_row[32];
    const uint64_t *const v = row_v(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t g_new[32];
    _Alignas(64) uint32_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l];
        g_to[l] = s->r[lsrc][l];
    }
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 8, (uint64_t)((int64_t)gspace << 32), g_to, run, &g_places))
        return rt_slowly(m, in);
    rt_place_8(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), g_to, run, g_new, &g_places);
    return 0;
}

/* MARK GUARD st b32 g{GSPACE}[$r[LSRC]] $r[LDST] */
int ISADORA_LEVEL(tesla_fast_st_g_b32)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    _Alignas(64) uint32_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l];
        g_to[l] = s->r[lsrc][l];
    }
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 4, (uint64_t)((int64_t)gspace << 32), g_to, run, &g_places))
        return rt_slowly(m, in);
    const int status = for_warp_13(m, in);
    if (status)
        return status;
    rt_place_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), g_to, run, g_new, &g_places);
    return 0;
}

/* MARK GUARD st b32 g{GSPACE}[$r[LSRC]] $r[LDST] */
int ISADORA_LEVEL(tesla_usual_st_g_b32_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace = (int32_t)in->value[0];
    const int32_t lsrc = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_st_g_b32)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t v_row[32];
    const uint32_t *const v = row_v_9(m, in, run, v_row);
    if (!v)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    _Alignas(64) uint32_t g_to[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = v[l];
        g_to[l] = s->r[lsrc][l];
    }
    struct rt_places g_places;
    if (!rt_may_place(m, TESLA_SPACE_G, 4, (uint64_t)((int64_t)gspace << 32), g_to, run, &g_places))
        return rt_slowly(m, in);
    rt_place_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace << 32), g_to, run, g_new, &g_places);
    return 0;
}

