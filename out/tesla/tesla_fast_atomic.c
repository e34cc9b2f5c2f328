/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* MARK GUARD ld add ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_add_num)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t atype = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_3(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        ldst_new[l] =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_ldst(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD ld add ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_add_num_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t atype = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_atomic_g_kept_add_num)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        const uint32_t ldst_2 =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_inc_num)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t atype = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_3(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        ldst_new[l] =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_ldst(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_inc_num_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t atype = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_atomic_g_kept_inc_num)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        const uint32_t ldst_2 =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_dec_num)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t atype = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_3(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        ldst_new[l] =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_ldst(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_dec_num_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t atype = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_atomic_g_kept_dec_num)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        const uint32_t ldst_2 =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD ld max ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_max_num)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t atype = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_3(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        ldst_new[l] =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_ldst(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD ld max ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_max_num_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t atype = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_atomic_g_kept_max_num)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        const uint32_t ldst_2 =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD ld min ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_min_num)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t atype = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_3(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        ldst_new[l] =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_ldst(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD ld min ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_min_num_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t atype = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_atomic_g_kept_min_num)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        const uint32_t ldst_2 =
            rt_u32(atype == 0 ? (int32_t)(m_2 & 0xff) : atype == 1 ? (int8_t)m_2 : atype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD ld and BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_and_bits)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t btype = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_3(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        ldst_new[l] =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_ldst(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD ld and BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_and_bits_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t btype = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_atomic_g_kept_and_bits)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        const uint32_t ldst_2 =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD ld or BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_or_bits)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t btype = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_3(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        ldst_new[l] =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_ldst(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD ld or BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_or_bits_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t btype = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_atomic_g_kept_or_bits)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        const uint32_t ldst_2 =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD ld xor BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_xor_bits)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t btype = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_3(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        ldst_new[l] =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_ldst(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD ld xor BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_xor_bits_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t btype = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_atomic_g_kept_xor_bits)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        const uint32_t ldst_2 =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

/* MARK GUARD exch BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_exch_exch)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t btype = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_3(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t ldst_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        ldst_new[l] =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
    }
    const int status = for_warp(m, in);
    if (status)
        return status;
    put_ldst(m, in, run, ldst_new);
    return 0;
}

/* MARK GUARD exch BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] */
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_exch_exch_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t gspace2 = (int32_t)in->value[2];
    const int32_t lsrc = (int32_t)in->value[3];
    const int32_t ldst = (int32_t)in->value[1];
    const int32_t btype = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_atomic_g_kept_exch_exch)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t g_row[32];
    if (!rt_fetch_4(m, TESLA_SPACE_G, (uint64_t)((int64_t)gspace2 << 32), s->r[lsrc], run, g_row))
        return rt_slowly(m, in);
    uint32_t *const ldst_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = g_row[l];
        const uint32_t ldst_2 =
            rt_u32(btype == 0 ? (int32_t)(m_2 & 0xff) : btype == 1 ? (int8_t)m_2 : btype == 2
            ? (int32_t)(m_2 & 0xffff) : (int16_t)m_2);
        ldst_place[l] = (uint32_t)ldst_2;
    }
    return 0;
}

