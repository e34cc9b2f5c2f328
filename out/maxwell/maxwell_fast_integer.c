/* Generated from the description maxwell by gen/emit/fast.lua. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_icmp_b)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[10];
    const int32_t ui = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t cmp = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_27(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_19(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = ui ? (int64_t)(int32_t)s->r[rc][l] : s->r[rc][l];
        rd_new[l] = (cmp & (x < 0 ? 1 : (uint32_t)x == 0 ? 2 : 4)) != 0 ? s->r[ra][l] : b[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_icmp_b_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[10];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t cmp = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_icmp_b)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_11(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = 0 ? (int64_t)(int32_t)s->r[rc][l] : s->r[rc][l];
        rd_new[l] = (cmp & (x < 0 ? 1 : (uint32_t)x == 0 ? 2 : 4)) != 0 ? s->r[ra][l] : b[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_icmp_b_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[10];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t cmp = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_icmp_b)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_12(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = 0 ? (int64_t)(int32_t)s->r[rc][l] : s->r[rc][l];
        rd_new[l] = (cmp & (x < 0 ? 1 : (uint32_t)x == 0 ? 2 : 4)) != 0 ? s->r[ra][l] : b[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_icmp_c)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cbank = (int32_t)in->value[7];
    const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const int32_t ui = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t cmp = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_24(m, in, run);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c;
    c = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = ui ? (int64_t)(int32_t)c : c;
        rd_new[l] = (cmp & (x < 0 ? 1 : (uint32_t)x == 0 ? 2 : 4)) != 0 ? s->r[ra][l] : s->r[rc][l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_icmp_c_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cbank = (int32_t)in->value[7];
    const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t cmp = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_icmp_c)(m, in);
    const uint32_t run = UINT32_MAX;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c;
    c = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = 0 ? (int64_t)(int32_t)c : c;
        rd_new[l] = (cmp & (x < 0 ? 1 : (uint32_t)x == 0 ? 2 : 4)) != 0 ? s->r[ra][l] : s->r[rc][l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

