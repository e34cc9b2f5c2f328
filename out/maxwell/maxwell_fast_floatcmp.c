/* Generated from the description maxwell by gen/emit/fast.lua. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD FSETP{FCMP}PFTZ{BOP} $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, FB, Q0N$P[Q0] CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_fsetp)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t pftz = (int32_t)in->value[1];
    const int32_t fcmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_18(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_4(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_8(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_5(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = (rt_f32_compare(a[l], b[l], (uint32_t)(pftz * 3)) & fcmp) != 0;
        const int32_t t_2 = !t;
        p0_new[l] = (uint32_t)(bop == 0 ? (t && q[l]) : bop == 1 ? t
            || q[l] : bop == 2 ? t ^ q[l] : 0);
        p1_new[l] = (uint32_t)(bop == 0 ? (t_2 && q[l]) : bop == 1 ? t_2
            || q[l] : bop == 2 ? t_2 ^ q[l] : 0);
    }
    put_p0_3(m, in, run, p0_new);
    put_p1_3(m, in, run, p1_new);
    return 0;
}

/* OPEN GUARD FSETP{FCMP}PFTZ{BOP} $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, FB, Q0N$P[Q0] CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_fsetp_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t fcmp = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_fsetp)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_5(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_9(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_6(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t t = (rt_f32_compare(a[l], b[l], (uint32_t)(0 * 3)) & fcmp) != 0;
        const int32_t t_2 = !t;
        p0_new[l] = (uint32_t)(1 ? (t && q[l]) : 0 == 1 ? t || q[l] : 0 == 2 ? t ^ q[l] : 0);
        p1_new[l] = (uint32_t)(1 ? (t_2 && q[l]) : 0 == 1 ? t_2 || q[l] : 0 == 2 ? t_2 ^ q[l] : 0);
    }
    put_p0_3(m, in, run, p0_new);
    put_p1_3(m, in, run, p1_new);
    return 0;
}

/* OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, FIC, $R[Rc]RC CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_fcmp_b)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t pftz = (int32_t)in->value[1];
    const int32_t fcmpn = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_27(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_10(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = (rt_f32_compare(s->r[rc][l], 0, (uint32_t)(pftz * 3)) & fcmpn) != 0
            ? s->r[ra][l] : b[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, FIC, $R[Rc]RC CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_fcmp_b_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t fcmpn = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_fcmp_b)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_11(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = (rt_f32_compare(s->r[rc][l], 0, (uint32_t)(0 * 3)) & fcmpn) != 0 ? s->r[ra][l]
            : b[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, FIC, $R[Rc]RC CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_fcmp_b_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[10];
    const int32_t fcmpn = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_fcmp_b)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_12(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = (rt_f32_compare(s->r[rc][l], 0, (uint32_t)(0 * 3)) & fcmpn) != 0 ? s->r[ra][l]
            : b[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int ISADORA_LEVEL(maxwell_fast_fcmp_c)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cbank = (int32_t)in->value[7];
    const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t pftz = (int32_t)in->value[1];
    const int32_t fcmpn = (int32_t)in->value[0];
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
        rd_new[l] = (rt_f32_compare(c, 0, (uint32_t)(pftz * 3)) & fcmpn) != 0 ? s->r[ra][l]
            : s->r[rc][l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE */
int ISADORA_LEVEL(maxwell_usual_fcmp_c_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct maxwell_state *const s = m->state;
    const int32_t cbank = (int32_t)in->value[7];
    const int32_t coff = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t fcmpn = (int32_t)in->value[0];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(maxwell_fast_fcmp_c)(m, in);
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
        rd_new[l] = (rt_f32_compare(c, 0, (uint32_t)(0 * 3)) & fcmpn) != 0 ? s->r[ra][l]
            : s->r[rc][l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

