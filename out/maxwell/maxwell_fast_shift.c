/* Generated from the description maxwell by gen/emit/fast.lua. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD BFI $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_bfi_b)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ccw = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[9];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_36(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    const uint32_t hold_2 = (ccw) ? UINT32_MAX : 0;
    run &= hold_2;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = rt_min_i32((int32_t)(b[l] & 0xff), 32);
        const uint32_t m_2 =
            rt_shl_u32(rt_shl_u32((uint32_t)1,
            (uint64_t)rt_min_i32((int32_t)(b[l] >> 8 & 0xff), 32)) - 1, (uint64_t)at);
        const uint32_t r = (rt_shl_u32(s->r[ra][l], (uint64_t)at) & m_2) | (s->r[rc][l] & ~m_2);
        rd_new[l] = r;
        result_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
    }
    put_rd_4(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* OPEN GUARD BFI $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_bfi_b_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[9];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_bfi_b)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = rt_min_i32((int32_t)(b[l] & 0xff), 32);
        const uint32_t m_2 =
            rt_shl_u32(rt_shl_u32((uint32_t)1,
            (uint64_t)rt_min_i32((int32_t)(b[l] >> 8 & 0xff), 32)) - 1, (uint64_t)at);
        const uint32_t r = (rt_shl_u32(s->r[ra][l], (uint64_t)at) & m_2) | (s->r[rc][l] & ~m_2);
        rd_new[l] = r;
        result_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
    }
    put_rd_4(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* OPEN GUARD BFI $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_bfi_b_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[9];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_bfi_b)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_28(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = rt_min_i32((int32_t)(b[l] & 0xff), 32);
        const uint32_t m_2 =
            rt_shl_u32(rt_shl_u32((uint32_t)1,
            (uint64_t)rt_min_i32((int32_t)(b[l] >> 8 & 0xff), 32)) - 1, (uint64_t)at);
        const uint32_t r = (rt_shl_u32(s->r[ra][l], (uint64_t)at) & m_2) | (s->r[rc][l] & ~m_2);
        rd_new[l] = r;
        result_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
    }
    put_rd_4(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* OPEN GUARD BFI $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_bfi_c)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cbank = (int32_t)in->value[6];
    const int32_t coff = rt_sext_32((uint32_t)in->value[7], 14) * 4;
    const int32_t ccw = (int32_t)in->value[1];
    const int32_t rc = (int32_t)in->value[4];
    const int32_t ra = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c;
    c = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    const uint32_t hold_2 = (ccw) ? UINT32_MAX : 0;
    run &= hold_2;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = rt_min_i32((int32_t)(s->r[rc][l] & 0xff), 32);
        const uint32_t m_2 =
            rt_shl_u32(rt_shl_u32((uint32_t)1,
            (uint64_t)rt_min_i32((int32_t)(s->r[rc][l] >> 8 & 0xff), 32)) - 1, (uint64_t)at);
        const uint32_t r = (rt_shl_u32(s->r[ra][l], (uint64_t)at) & m_2) | (c & ~m_2);
        rd_new[l] = r;
        result_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
    }
    put_rd_4(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* OPEN GUARD BFI $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_bfi_c_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cbank = (int32_t)in->value[6];
    const int32_t coff = rt_sext_32((uint32_t)in->value[7], 14) * 4;
    const int32_t rc = (int32_t)in->value[4];
    const int32_t ra = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_bfi_c)(m, in);
    const uint32_t run = UINT32_MAX;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c;
    c = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = rt_min_i32((int32_t)(s->r[rc][l] & 0xff), 32);
        const uint32_t m_2 =
            rt_shl_u32(rt_shl_u32((uint32_t)1,
            (uint64_t)rt_min_i32((int32_t)(s->r[rc][l] >> 8 & 0xff), 32)) - 1, (uint64_t)at);
        const uint32_t r = (rt_shl_u32(s->r[ra][l], (uint64_t)at) & m_2) | (c & ~m_2);
        rd_new[l] = r;
        result_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
    }
    put_rd_4(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* OPEN GUARD POPC $R[Rd], SBI CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_popc)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_4(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_29(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = (uint32_t)rt_popcount((rt_u128)b[l]);
    }
    put_rd_4(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD POPC $R[Rd], SBI CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_popc_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_popc)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_30(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = (uint32_t)rt_popcount((rt_u128)b[l]);
    }
    put_rd_4(m, in, run, rd_new);
    return 0;
}

