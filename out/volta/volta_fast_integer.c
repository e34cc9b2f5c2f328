/* Generated from the description volta by gen/emit/fast.lua. Do not edit. */
#include "volta_fast.h"

/* GUARD IADD3 $R[Rd], CO, NA$R[Ra]RA, SBN, NC$R[Rc]RC MARKS CTL */
int ISADORA_LEVEL(volta_fast_iadd3_n)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_42(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_10(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_b_16(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int64_t c_row[32];
    const int64_t *const c = row_c_4(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t t = a[l] + b[l] + c[l];
        rd_new[l] = (uint32_t)t;
        p0_new[l] = (uint32_t)(t >= INT64_C(4294967296));
        p1_new[l] = (uint32_t)(t >= INT64_C(8589934592));
    }
    put_rd_3(m, in, run, rd_new);
    put_p0(m, in, run, p0_new);
    put_p1(m, in, run, p1_new);
    return 0;
}

/* GUARD IADD3.X $R[Rd], CO, IA$R[Ra]RA, SBI, IC$R[Rc]RC, Q0N$P[Q0], Q1N$P[Q1] MARKS CTL */
int ISADORA_LEVEL(volta_fast_iadd3_x)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_60(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_11(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_17(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_5(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_19(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t t = (int64_t)a[l] + b[l] + c[l] + p[l] + q[l];
        rd_new[l] = (uint32_t)t;
        p0_new[l] = (uint32_t)(t >= INT64_C(4294967296));
        p1_new[l] = (uint32_t)(t >= INT64_C(8589934592));
    }
    put_rd_3(m, in, run, rd_new);
    put_p0(m, in, run, p0_new);
    put_p1(m, in, run, p1_new);
    return 0;
}

/* GUARD IADD3.X $R[Rd], CO, IA$R[Ra]RA, SBI, IC$R[Rc]RC, Q0N$P[Q0], Q1N$P[Q1] MARKS CTL */
int ISADORA_LEVEL(volta_usual_iadd3_x_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_iadd3_x)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_12(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_18(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_6(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_2(m, in, run, p_row);
    if (!p)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_20(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p0_new[32];
    _Alignas(64) uint32_t p1_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t t = (int64_t)a[l] + b[l] + c[l] + p[l] + q[l];
        rd_new[l] = (uint32_t)t;
        p0_new[l] = (uint32_t)(t >= INT64_C(4294967296));
        p1_new[l] = (uint32_t)(t >= INT64_C(8589934592));
    }
    put_rd_3(m, in, run, rd_new);
    put_p0(m, in, run, p0_new);
    put_p1(m, in, run, p1_new);
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rb]RB, NC$R[Rc]RC MARKS CTL */
int ISADORA_LEVEL(volta_fast_imad_r)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rb = (int32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_27(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_7(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * s->r[rb][l] + c[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rb]RB, NC$R[Rc]RC MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_r_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rb = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_r)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_8(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * s->r[rb][l] + c[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, IMM, NC$R[Rc]RC MARKS CTL */
int ISADORA_LEVEL(volta_fast_imad_i)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t imm = (int32_t)(uint32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_9(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * (uint32_t)imm + c[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, IMM, NC$R[Rc]RC MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_i_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t imm = (int32_t)(uint32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_i)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_10(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * (uint32_t)imm + c[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, SBCU, NC$R[Rc]RC MARKS CTL */
int ISADORA_LEVEL(volta_fast_imad_b)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_3(m, in, run);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t b = 0;
    const int b_trap = operand_b_2(m, s, in, &b);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_11(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * b + c[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, SBCU, NC$R[Rc]RC MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_b_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t cbank = (int32_t)in->value[4];
    const int32_t coff = rt_sext_32((uint32_t)in->value[5], 14) * 4;
    const int32_t ra = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_b)(m, in);
    const uint32_t run = UINT32_MAX;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t b;
    b = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_12(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * b + c[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, IMM MARKS CTL */
int ISADORA_LEVEL(volta_fast_imad_ri)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    const int32_t imm = (int32_t)(uint32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_61(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * s->r[rc][l] + (uint32_t)imm;
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, IMM MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_ri_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    const int32_t imm = (int32_t)(uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_ri)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * s->r[rc][l] + (uint32_t)imm;
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, NB{CB} MARKS CTL */
int ISADORA_LEVEL(volta_fast_imad_rc)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_3(m, in, run);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    int64_t c = 0;
    const int c_trap = operand_c_3(m, in, &c);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * s->r[rc][l] + (uint32_t)c;
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, NB{CB} MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_rc_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_rc)(m, in);
    const uint32_t run = UINT32_MAX;
    if (m->watch)
        return rt_slowly(m, in);
    int64_t c = 0;
    const int c_trap = operand_c_4(m, in, &c);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * s->r[rc][l] + (uint32_t)c;
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, NB$UR[Ub] MARKS CTL */
int ISADORA_LEVEL(volta_fast_imad_ru)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ub = (int32_t)in->value[7];
    const int32_t nb = (int32_t)in->value[6];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_34(m, in, run);
    run &= hold;
    int64_t ubn;
    ubn = nb ? (int64_t)~s->ur[ub] + 1 : s->ur[ub];
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * s->r[rc][l] + (uint32_t)ubn;
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, NB$UR[Ub] MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_ru_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ub = (int32_t)in->value[7];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_ru)(m, in);
    const uint32_t run = UINT32_MAX;
    int64_t ubn;
    ubn = 0 ? (int64_t)~s->ur[ub] + 1 : s->ur[ub];
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * s->r[rc][l] + (uint32_t)ubn;
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US}.X $R[Rd], $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_fast_imad_bx)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_62(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_19(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_13(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * b[l] + c[l] + (uint32_t)k[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US}.X $R[Rd], $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_bx_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_bx)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_14(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_2(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * b[l] + c[l] + (uint32_t)k[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US}.X $R[Rd], $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_bx_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_bx)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_21(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c_row[32];
    const uint32_t *const c = row_c_14(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_2(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * b[l] + c[l] + (uint32_t)k[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US}.X $R[Rd], $R[Ra]RA, $R[Rc]RB, SCI, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_fast_imad_cx)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_c_5(m, s, in, &c);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_3(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * s->r[rc][l] + c + (uint32_t)k[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD{US}.X $R[Rd], $R[Ra]RA, $R[Rc]RB, SCI, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_cx_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t imm = (int32_t)(uint32_t)in->value[6];
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_cx)(m, in);
    const uint32_t run = UINT32_MAX;
    uint32_t c;
    c = (uint32_t)imm;
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_4(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = s->r[ra][l] * s->r[rc][l] + c + (uint32_t)k[l];
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD.HI{US} $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDEC MARKS CTL */
int ISADORA_LEVEL(volta_fast_imad_hi_c)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t nb = (int32_t)in->value[7];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t us = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_6(m, in, run);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    rt_i128 c;
    if (in->line[1] == 0) {
        uint64_t cw = 0;
        const int cw_trap = operand_cw(m, in, &cw);
        if (cw_trap) {
            return rt_slowly(m, in);
        }
        c = nb ? (rt_i128)~cw + 1 : (rt_i128)cw;
    } else {
        const int32_t ub = (int32_t)in->value[10];
        const uint64_t x = s->ur[ub] | (uint64_t)s->ur[ub | 1] << 32;
        c = nb ? (rt_i128)~x + 1 : (rt_i128)x;
    }
    _Alignas(64) uint32_t p_new[32];
    _Alignas(64) uint32_t rd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 t =
                (rt_i128)(us ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
                : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l]) + c;
            rd_new[l] = (uint32_t)((uint64_t)t >> 32);
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 t =
                (rt_i128)(us ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
                : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l]) + c;
            p_new[l] = (uint32_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
            rd_new[l] = (uint32_t)((uint64_t)t >> 32);
        }
    }
    put_p(m, in, run, p_new);
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD.HI{US} $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDEC MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_hi_c_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_hi_c)(m, in);
    const uint32_t run = UINT32_MAX;
    if (m->watch)
        return rt_slowly(m, in);
    rt_i128 c;
    uint64_t cw = 0;
    const int cw_trap = operand_cw_2(m, in, &cw);
    if (cw_trap) {
        return rt_slowly(m, in);
    }
    c = 0 ? (rt_i128)~cw + 1 : (rt_i128)cw;
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 t =
            (rt_i128)(0 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l]) + c;
        rd_new[l] = (uint32_t)((uint64_t)t >> 32);
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD.HI{US} $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDEC MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_hi_c_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_hi_c)(m, in);
    const uint32_t run = UINT32_MAX;
    if (m->watch)
        return rt_slowly(m, in);
    rt_i128 c;
    uint64_t cw = 0;
    const int cw_trap = operand_cw_2(m, in, &cw);
    if (cw_trap) {
        return rt_slowly(m, in);
    }
    c = 0 ? (rt_i128)~cw + 1 : (rt_i128)cw;
    _Alignas(64) uint32_t p_new[32];
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 t =
            (rt_i128)(0 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l]) + c;
        p_new[l] = (uint32_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
        rd_new[l] = (uint32_t)((uint64_t)t >> 32);
    }
    put_p_2(m, in, run, p_new);
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_fast_imad_hi_bx)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t us = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_63(m, in, run);
    run &= hold;
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_b_22(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_c_15(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_q_15(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p_new[32];
    _Alignas(64) uint32_t rd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 t =
                (rt_i128)(us ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)(uint32_t)b[l]
                : (uint64_t)s->r[ra][l] * (uint64_t)(uint32_t)b[l]) + (rt_i128)c[l] + (rt_i128)k[l];
            rd_new[l] = (uint32_t)((uint64_t)t >> 32);
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 t =
                (rt_i128)(us ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)(uint32_t)b[l]
                : (uint64_t)s->r[ra][l] * (uint64_t)(uint32_t)b[l]) + (rt_i128)c[l] + (rt_i128)k[l];
            p_new[l] = (uint32_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
            rd_new[l] = (uint32_t)((uint64_t)t >> 32);
        }
    }
    put_p(m, in, run, p_new);
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_hi_bx_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_hi_bx)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_23(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_c_16(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_5(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 t =
            (rt_i128)(0 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)b[l]
            : (uint64_t)s->r[ra][l] * (uint64_t)b[l]) + (rt_i128)c[l] + (rt_i128)k[l];
        rd_new[l] = (uint32_t)((uint64_t)t >> 32);
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_hi_bx_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_hi_bx)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_c_16(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_5(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 t =
            (rt_i128)(0 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)b[l]
            : (uint64_t)s->r[ra][l] * (uint64_t)b[l]) + (rt_i128)c[l] + (rt_i128)k[l];
        rd_new[l] = (uint32_t)((uint64_t)t >> 32);
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_hi_bx_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_hi_bx)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_23(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_c_16(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_5(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p_new[32];
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 t =
            (rt_i128)(0 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)b[l]
            : (uint64_t)s->r[ra][l] * (uint64_t)b[l]) + (rt_i128)c[l] + (rt_i128)k[l];
        p_new[l] = (uint32_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
        rd_new[l] = (uint32_t)((uint64_t)t >> 32);
    }
    put_p_2(m, in, run, p_new);
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDECX, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_fast_imad_hi_cx)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    const int32_t us = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_5(m, in, run);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint64_t c = 0;
    const int c_trap = operand_c_6(m, s, in, &c);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_3(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p_new[32];
    _Alignas(64) uint32_t rd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 t =
                (rt_i128)(us ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
                : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l]) + (rt_i128)c + (rt_i128)k[l];
            rd_new[l] = (uint32_t)((uint64_t)t >> 32);
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const rt_i128 t =
                (rt_i128)(us ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
                : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l]) + (rt_i128)c + (rt_i128)k[l];
            p_new[l] = (uint32_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
            rd_new[l] = (uint32_t)((uint64_t)t >> 32);
        }
    }
    put_p(m, in, run, p_new);
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDECX, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_hi_cx_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_hi_cx)(m, in);
    const uint32_t run = UINT32_MAX;
    if (m->watch)
        return rt_slowly(m, in);
    uint64_t c = 0;
    const int c_trap = operand_c_7(m, in, &c);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_4(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 t =
            (rt_i128)(0 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l]) + (rt_i128)c + (rt_i128)k[l];
        rd_new[l] = (uint32_t)((uint64_t)t >> 32);
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDECX, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_imad_hi_cx_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imad_hi_cx)(m, in);
    const uint32_t run = UINT32_MAX;
    if (m->watch)
        return rt_slowly(m, in);
    uint64_t c = 0;
    const int c_trap = operand_c_7(m, in, &c);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_4(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t p_new[32];
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const rt_i128 t =
            (rt_i128)(0 ? (uint64_t)(int32_t)s->r[ra][l] * (uint64_t)(int32_t)s->r[rc][l]
            : (uint64_t)s->r[ra][l] * (uint64_t)s->r[rc][l]) + (rt_i128)c + (rt_i128)k[l];
        p_new[l] = (uint32_t)(t >= rt_i128_of(UINT64_C(0x1), UINT64_C(0x0)));
        rd_new[l] = (uint32_t)((uint64_t)t >> 32);
    }
    put_p_2(m, in, run, p_new);
    put_rd(m, in, run, rd_new);
    return 0;
}

