/* Generated from the description volta by gen/emit/fast.lua. Do not edit. */
#include "volta_fast.h"

/* GUARD LOP3.LUT{PAND} PO, $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC, LUT, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_fast_lop3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t lut = (int32_t)in->value[13];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[11];
    const int32_t pand = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_64(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_25(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_15(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t r = rt_lut3((uint32_t)lut, s->r[ra][l], b[l], s->r[rc][l]);
            rd_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t r = rt_lut3((uint32_t)lut, s->r[ra][l], b[l], s->r[rc][l]);
            rd_new[l] = r;
            p_new[l] = (uint32_t)(pand ? (r != 0 && q[l]) : r != 0 || q[l]);
        }
    }
    put_rd_4(m, in, run, rd_new);
    put_p_3(m, in, run, p_new);
    return 0;
}

/* GUARD LOP3.LUT{PAND} PO, $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC, LUT, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_lop3_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t lut = (int32_t)in->value[13];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_lop3)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_23(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_k_5(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_lut3((uint32_t)lut, s->r[ra][l], b[l], s->r[rc][l]);
        rd_new[l] = r;
    }
    put_rd_4(m, in, run, rd_new);
    return 0;
}

/* GUARD LOP3.LUT{PAND} PO, $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC, LUT, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_lop3_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t lut = (int32_t)in->value[13];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_lop3)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_24(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_k_5(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_lut3((uint32_t)lut, s->r[ra][l], b[l], s->r[rc][l]);
        rd_new[l] = r;
    }
    put_rd_4(m, in, run, rd_new);
    return 0;
}

/* GUARD LOP3.LUT{PAND} PO, $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC, LUT, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_lop3_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t lut = (int32_t)in->value[13];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[11];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_lop3)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_23(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_k_5(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_lut3((uint32_t)lut, s->r[ra][l], b[l], s->r[rc][l]);
        rd_new[l] = r;
        p_new[l] = (uint32_t)(0 ? (r != 0 && q[l]) : r != 0 || q[l]);
    }
    put_rd_4(m, in, run, rd_new);
    put_p_4(m, in, run, p_new);
    return 0;
}

/* GUARD SHF{SHD}SHW{SHT}SHHI $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC MARKS CTL */
int ISADORA_LEVEL(volta_fast_shf_b)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[13];
    const int32_t sht = (int32_t)in->value[2];
    const int32_t shw = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t shd = (int32_t)in->value[0];
    const int32_t shhi = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_65(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_26(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t by = b[l];
        const uint32_t high = s->r[rc][l];
        const int32_t width = sht >= 2 ? 32 : 64;
        const int32_t n = shw ? (int32_t)(by & (uint32_t)(width - 1))
            : (int32_t)rt_min_u32(by, (uint32_t)width);
        const uint64_t x = s->r[ra][l] | (uint64_t)high << 32;
        const uint64_t left = rt_shl_u64(x, (uint64_t)n);
        const uint64_t arithmetic = (uint64_t)rt_shr_i64((int64_t)x, (uint64_t)n);
        const uint64_t logical = rt_shr_u64(x, (uint64_t)n);
        const uint64_t y = !shd ? left : sht & 1 ? logical : arithmetic;
        if (shhi) {
            result = (uint32_t)(y >> 32);
        } else {
            result = (uint32_t)y;
        }
        rd_new[l] = result;
    }
    put_rd_5(m, in, run, rd_new);
    return 0;
}

/* GUARD SHF{SHD}SHW{SHT}SHHI $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC MARKS CTL */
int ISADORA_LEVEL(volta_usual_shf_b_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[13];
    const int32_t ra = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_shf_b)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_27(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t by = b[l];
        const uint32_t high = s->r[rc][l];
        const int32_t width = 0 >= 2 ? 32 : 64;
        const int32_t n = 0 ? (int32_t)(by & (uint32_t)(width - 1))
            : (int32_t)rt_min_u32(by, (uint32_t)width);
        const uint64_t x = s->r[ra][l] | (uint64_t)high << 32;
        const uint64_t left = rt_shl_u64(x, (uint64_t)n);
        const uint64_t arithmetic = (uint64_t)rt_shr_i64((int64_t)x, (uint64_t)n);
        const uint64_t logical = rt_shr_u64(x, (uint64_t)n);
        const uint64_t y = !0 ? left : 0 & 1 ? logical : arithmetic;
        if (0) {
            result = (uint32_t)(y >> 32);
        } else {
            result = (uint32_t)y;
        }
        rd_new[l] = result;
    }
    put_rd_5(m, in, run, rd_new);
    return 0;
}

/* GUARD SHF{SHD}SHW{SHT}SHHI $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC MARKS CTL */
int ISADORA_LEVEL(volta_usual_shf_b_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[13];
    const int32_t ra = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_shf_b)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_28(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t by = b[l];
        const uint32_t high = s->r[rc][l];
        const int32_t width = 0 >= 2 ? 32 : 64;
        const int32_t n = 0 ? (int32_t)(by & (uint32_t)(width - 1))
            : (int32_t)rt_min_u32(by, (uint32_t)width);
        const uint64_t x = s->r[ra][l] | (uint64_t)high << 32;
        const uint64_t left = rt_shl_u64(x, (uint64_t)n);
        const uint64_t arithmetic = (uint64_t)rt_shr_i64((int64_t)x, (uint64_t)n);
        const uint64_t logical = rt_shr_u64(x, (uint64_t)n);
        const uint64_t y = !0 ? left : 0 & 1 ? logical : arithmetic;
        if (0) {
            result = (uint32_t)(y >> 32);
        } else {
            result = (uint32_t)y;
        }
        rd_new[l] = result;
    }
    put_rd_5(m, in, run, rd_new);
    return 0;
}

/* GUARD SHF{SHD}SHW{SHT}SHHI $R[Rd], $R[Ra]RA, $R[Rc]RB, SCU MARKS CTL */
int ISADORA_LEVEL(volta_fast_shf_c)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[7];
    const int32_t sht = (int32_t)in->value[2];
    const int32_t shw = (int32_t)in->value[1];
    const int32_t ra = (int32_t)in->value[5];
    const int32_t shd = (int32_t)in->value[0];
    const int32_t shhi = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_66(m, in, run);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_c_8(m, s, in, &c);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t by = s->r[rc][l];
        const uint32_t high = c;
        const int32_t width = sht >= 2 ? 32 : 64;
        const int32_t n = shw ? (int32_t)(by & (uint32_t)(width - 1))
            : (int32_t)rt_min_u32(by, (uint32_t)width);
        const uint64_t x = s->r[ra][l] | (uint64_t)high << 32;
        const uint64_t left = rt_shl_u64(x, (uint64_t)n);
        const uint64_t arithmetic = (uint64_t)rt_shr_i64((int64_t)x, (uint64_t)n);
        const uint64_t logical = rt_shr_u64(x, (uint64_t)n);
        const uint64_t y = !shd ? left : sht & 1 ? logical : arithmetic;
        if (shhi) {
            result = (uint32_t)(y >> 32);
        } else {
            result = (uint32_t)y;
        }
        rd_new[l] = result;
    }
    put_rd_5(m, in, run, rd_new);
    return 0;
}

/* GUARD SHF{SHD}SHW{SHT}SHHI $R[Rd], $R[Ra]RA, $R[Rc]RB, SCU MARKS CTL */
int ISADORA_LEVEL(volta_usual_shf_c_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t uimm = (uint32_t)in->value[9];
    const int32_t rc = (int32_t)in->value[7];
    const int32_t ra = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_shf_c)(m, in);
    const uint32_t run = UINT32_MAX;
    uint32_t c;
    c = uimm;
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t by = s->r[rc][l];
        const uint32_t high = c;
        const int32_t width = 0 >= 2 ? 32 : 64;
        const int32_t n = 0 ? (int32_t)(by & (uint32_t)(width - 1))
            : (int32_t)rt_min_u32(by, (uint32_t)width);
        const uint64_t x = s->r[ra][l] | (uint64_t)high << 32;
        const uint64_t left = rt_shl_u64(x, (uint64_t)n);
        const uint64_t arithmetic = (uint64_t)rt_shr_i64((int64_t)x, (uint64_t)n);
        const uint64_t logical = rt_shr_u64(x, (uint64_t)n);
        const uint64_t y = !0 ? left : 0 & 1 ? logical : arithmetic;
        if (0) {
            result = (uint32_t)(y >> 32);
        } else {
            result = (uint32_t)y;
        }
        rd_new[l] = result;
    }
    put_rd_5(m, in, run, rd_new);
    return 0;
}

/* GUARD SHF{SHD}SHW{SHT}SHHI $R[Rd], $R[Ra]RA, $R[Rc]RB, SCU MARKS CTL */
int ISADORA_LEVEL(volta_usual_shf_c_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t cbank = (int32_t)in->value[10];
    const int32_t coff = rt_sext_32((uint32_t)in->value[11], 14) * 4;
    const int32_t rc = (int32_t)in->value[7];
    const int32_t ra = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_shf_c)(m, in);
    const uint32_t run = UINT32_MAX;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c;
    c = (uint32_t)rt_load(m, VOLTA_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        const uint32_t by = s->r[rc][l];
        const uint32_t high = c;
        const int32_t width = 0 >= 2 ? 32 : 64;
        const int32_t n = 0 ? (int32_t)(by & (uint32_t)(width - 1))
            : (int32_t)rt_min_u32(by, (uint32_t)width);
        const uint64_t x = s->r[ra][l] | (uint64_t)high << 32;
        const uint64_t left = rt_shl_u64(x, (uint64_t)n);
        const uint64_t arithmetic = (uint64_t)rt_shr_i64((int64_t)x, (uint64_t)n);
        const uint64_t logical = rt_shr_u64(x, (uint64_t)n);
        const uint64_t y = !0 ? left : 0 & 1 ? logical : arithmetic;
        if (0) {
            result = (uint32_t)(y >> 32);
        } else {
            result = (uint32_t)y;
        }
        rd_new[l] = result;
    }
    put_rd_5(m, in, run, rd_new);
    return 0;
}

/* GUARD SEL $R[Rd], $R[Ra]RA, SBU, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_fast_sel)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_30(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_21(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = q[l] ? s->r[ra][l] : b[l];
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD SEL $R[Rd], $R[Ra]RA, SBU, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_sel_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_sel)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_31(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_22(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = q[l] ? s->r[ra][l] : b[l];
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD SEL $R[Rd], $R[Ra]RA, SBU, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_sel_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_sel)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_32(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_22(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = q[l] ? s->r[ra][l] : b[l];
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD LEA $R[Rd], PJ, NA$R[Ra]RA, SBNU, LEAN MARKS CTL */
int ISADORA_LEVEL(volta_fast_lea_lo)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lean = (int32_t)in->value[12];
    const int32_t na = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_b_34(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = s->r[ra][l] << lean;
            const int64_t t = (na ? (int64_t)~x + 1 : x) + b[l];
            rd_new[l] = (uint32_t)t;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = s->r[ra][l] << lean;
            const int64_t t = (na ? (int64_t)~x + 1 : x) + b[l];
            rd_new[l] = (uint32_t)t;
            p_new[l] = (uint32_t)(t >= INT64_C(4294967296));
        }
    }
    put_rd_3(m, in, run, rd_new);
    put_p_3(m, in, run, p_new);
    return 0;
}

/* GUARD LEA.X $R[Rd], PJ, IA$R[Ra]RA, SBIU, LEAN, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_fast_lea_x)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lean = (int32_t)in->value[12];
    const int32_t ia = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_43(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_35(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = s->r[ra][l] << lean;
            const int64_t t = (int64_t)(ia ? ~x : x) + b[l] + k[l];
            rd_new[l] = (uint32_t)t;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = s->r[ra][l] << lean;
            const int64_t t = (int64_t)(ia ? ~x : x) + b[l] + k[l];
            rd_new[l] = (uint32_t)t;
            p_new[l] = (uint32_t)(t >= INT64_C(4294967296));
        }
    }
    put_rd_3(m, in, run, rd_new);
    put_p_3(m, in, run, p_new);
    return 0;
}

/* GUARD LEA.X $R[Rd], PJ, IA$R[Ra]RA, SBIU, LEAN, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_lea_x_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lean = (int32_t)in->value[12];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_lea_x)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_36(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_2(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = s->r[ra][l] << lean;
        const int64_t t = (int64_t)(0 ? ~x : x) + b[l] + k[l];
        rd_new[l] = (uint32_t)t;
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD LEA.X $R[Rd], PJ, IA$R[Ra]RA, SBIU, LEAN, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_lea_x_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lean = (int32_t)in->value[12];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_lea_x)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_36(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_2(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = s->r[ra][l] << lean;
        const int64_t t = (int64_t)(0 ? ~x : x) + b[l] + k[l];
        rd_new[l] = (uint32_t)t;
        p_new[l] = (uint32_t)(t >= INT64_C(4294967296));
    }
    put_rd_3(m, in, run, rd_new);
    put_p_4(m, in, run, p_new);
    return 0;
}

/* GUARD LEA.HI $R[Rd], PJ, NA$R[Ra]RA, SBNU, $R[Rc]RC, LEAN MARKS CTL */
int ISADORA_LEVEL(volta_fast_lea_hi)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t lean = (int32_t)in->value[14];
    const int32_t na = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_62(m, in, run);
    run &= hold;
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_b_34(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)((s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - lean));
            const int64_t t = (na ? (int64_t)~x + 1 : x) + b[l];
            rd_new[l] = (uint32_t)t;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)((s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - lean));
            const int64_t t = (na ? (int64_t)~x + 1 : x) + b[l];
            rd_new[l] = (uint32_t)t;
            p_new[l] = (uint32_t)(t >= INT64_C(4294967296));
        }
    }
    put_rd_3(m, in, run, rd_new);
    put_p_3(m, in, run, p_new);
    return 0;
}

/* GUARD LEA.HI.X $R[Rd], PJ, IA$R[Ra]RA, SBIU, $R[Rc]RC, LEAN, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_fast_lea_hx)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t lean = (int32_t)in->value[14];
    const int32_t ia = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_71(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_35(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_q_18(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)((s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - lean));
            const int64_t t = (int64_t)(ia ? ~x : x) + b[l] + k[l];
            rd_new[l] = (uint32_t)t;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)((s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - lean));
            const int64_t t = (int64_t)(ia ? ~x : x) + b[l] + k[l];
            rd_new[l] = (uint32_t)t;
            p_new[l] = (uint32_t)(t >= INT64_C(4294967296));
        }
    }
    put_rd_3(m, in, run, rd_new);
    put_p_3(m, in, run, p_new);
    return 0;
}

/* GUARD LEA.HI.X $R[Rd], PJ, IA$R[Ra]RA, SBIU, $R[Rc]RC, LEAN, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_lea_hx_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t lean = (int32_t)in->value[14];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_lea_hx)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_36(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_6(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (uint32_t)((s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - lean));
        const int64_t t = (int64_t)(0 ? ~x : x) + b[l] + k[l];
        rd_new[l] = (uint32_t)t;
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD LEA.HI.X $R[Rd], PJ, IA$R[Ra]RA, SBIU, $R[Rc]RC, LEAN, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_lea_hx_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t lean = (int32_t)in->value[14];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_lea_hx)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_36(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_6(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (uint32_t)((s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - lean));
        const int64_t t = (int64_t)(0 ? ~x : x) + b[l] + k[l];
        rd_new[l] = (uint32_t)t;
        p_new[l] = (uint32_t)(t >= INT64_C(4294967296));
    }
    put_rd_3(m, in, run, rd_new);
    put_p_4(m, in, run, p_new);
    return 0;
}

/* GUARD LEA.HI $R[Rd], PJ, NA$R[Ra]RA, $R[Rc]RB, UIMM, LEAN MARKS CTL */
int ISADORA_LEVEL(volta_fast_lea_ih)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint32_t uimm = (uint32_t)in->value[7];
    const int32_t lean = (int32_t)in->value[8];
    const int32_t na = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_27(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (uint32_t)((s->r[ra][l] | (uint64_t)uimm << 32) >> (32 - lean));
            const int64_t t = (na ? (int64_t)~x + 1 : x) + s->r[rc][l];
            rd_new[l] = (uint32_t)t;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (uint32_t)((s->r[ra][l] | (uint64_t)uimm << 32) >> (32 - lean));
            const int64_t t = (na ? (int64_t)~x + 1 : x) + s->r[rc][l];
            rd_new[l] = (uint32_t)t;
            p_new[l] = (uint32_t)(t >= INT64_C(4294967296));
        }
    }
    put_rd_3(m, in, run, rd_new);
    put_p_3(m, in, run, p_new);
    return 0;
}

/* GUARD LEA.HI $R[Rd], PJ, NA$R[Ra]RA, $R[Rc]RB, UIMM, LEAN MARKS CTL */
int ISADORA_LEVEL(volta_usual_lea_ih_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint32_t uimm = (uint32_t)in->value[7];
    const int32_t lean = (int32_t)in->value[8];
    const int32_t rc = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_lea_ih)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (uint32_t)((s->r[ra][l] | (uint64_t)uimm << 32) >> (32 - lean));
        const int64_t t = (0 ? (int64_t)~x + 1 : x) + s->r[rc][l];
        rd_new[l] = (uint32_t)t;
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD LEA.HI $R[Rd], PJ, NA$R[Ra]RA, $R[Rc]RB, UIMM, LEAN MARKS CTL */
int ISADORA_LEVEL(volta_usual_lea_ih_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint32_t uimm = (uint32_t)in->value[7];
    const int32_t lean = (int32_t)in->value[8];
    const int32_t rc = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_lea_ih)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (uint32_t)((s->r[ra][l] | (uint64_t)uimm << 32) >> (32 - lean));
        const int64_t t = (0 ? (int64_t)~x + 1 : x) + s->r[rc][l];
        rd_new[l] = (uint32_t)t;
        p_new[l] = (uint32_t)(t >= INT64_C(4294967296));
    }
    put_rd_3(m, in, run, rd_new);
    put_p_4(m, in, run, p_new);
    return 0;
}

/* GUARD LEA.HI.X $R[Rd], PJ, IA$R[Ra]RA, $R[Rc]RB, UIMM, LEAN, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_fast_lea_ix)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint32_t uimm = (uint32_t)in->value[7];
    const int32_t lean = (int32_t)in->value[8];
    const int32_t ia = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_37(m, in, run);
    run &= hold;
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_q_21(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (uint32_t)((s->r[ra][l] | (uint64_t)uimm << 32) >> (32 - lean));
            const int64_t t = (int64_t)(ia ? ~x : x) + s->r[rc][l] + k[l];
            rd_new[l] = (uint32_t)t;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = (uint32_t)((s->r[ra][l] | (uint64_t)uimm << 32) >> (32 - lean));
            const int64_t t = (int64_t)(ia ? ~x : x) + s->r[rc][l] + k[l];
            rd_new[l] = (uint32_t)t;
            p_new[l] = (uint32_t)(t >= INT64_C(4294967296));
        }
    }
    put_rd_3(m, in, run, rd_new);
    put_p_3(m, in, run, p_new);
    return 0;
}

/* GUARD LEA.HI.X $R[Rd], PJ, IA$R[Ra]RA, $R[Rc]RB, UIMM, LEAN, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_lea_ix_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint32_t uimm = (uint32_t)in->value[7];
    const int32_t lean = (int32_t)in->value[8];
    const int32_t rc = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_lea_ix)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_q_22(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (uint32_t)((s->r[ra][l] | (uint64_t)uimm << 32) >> (32 - lean));
        const int64_t t = (int64_t)(0 ? ~x : x) + s->r[rc][l] + k[l];
        rd_new[l] = (uint32_t)t;
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD LEA.HI.X $R[Rd], PJ, IA$R[Ra]RA, $R[Rc]RB, UIMM, LEAN, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_lea_ix_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint32_t uimm = (uint32_t)in->value[7];
    const int32_t lean = (int32_t)in->value[8];
    const int32_t rc = (int32_t)in->value[5];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_lea_ix)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_q_22(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (uint32_t)((s->r[ra][l] | (uint64_t)uimm << 32) >> (32 - lean));
        const int64_t t = (int64_t)(0 ? ~x : x) + s->r[rc][l] + k[l];
        rd_new[l] = (uint32_t)t;
        p_new[l] = (uint32_t)(t >= INT64_C(4294967296));
    }
    put_rd_3(m, in, run, rd_new);
    put_p_4(m, in, run, p_new);
    return 0;
}

/* GUARD LEA.HI.SX32 $R[Rd], PJ, NA$R[Ra]RA, SBNU, LEAN MARKS CTL */
int ISADORA_LEVEL(volta_fast_lea_sx)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lean = (int32_t)in->value[12];
    const int32_t na = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, run);
    run &= hold;
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_b_34(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)((s->r[ra][l] | (uint64_t)(uint32_t)((int32_t)s->r[ra][l] >> 31) << 32)
                >> (32 - lean));
            const int64_t t = (na ? (int64_t)~x + 1 : x) + b[l];
            rd_new[l] = (uint32_t)t;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)((s->r[ra][l] | (uint64_t)(uint32_t)((int32_t)s->r[ra][l] >> 31) << 32)
                >> (32 - lean));
            const int64_t t = (na ? (int64_t)~x + 1 : x) + b[l];
            rd_new[l] = (uint32_t)t;
            p_new[l] = (uint32_t)(t >= INT64_C(4294967296));
        }
    }
    put_rd_3(m, in, run, rd_new);
    put_p_3(m, in, run, p_new);
    return 0;
}

/* GUARD LEA.HI.X.SX32 $R[Rd], PJ, IA$R[Ra]RA, SBIU, LEAN, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_fast_lea_xs)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lean = (int32_t)in->value[12];
    const int32_t ia = (int32_t)in->value[2];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_43(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_35(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)((s->r[ra][l] | (uint64_t)(uint32_t)((int32_t)s->r[ra][l] >> 31) << 32)
                >> (32 - lean));
            const int64_t t = (int64_t)(ia ? ~x : x) + b[l] + k[l];
            rd_new[l] = (uint32_t)t;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)((s->r[ra][l] | (uint64_t)(uint32_t)((int32_t)s->r[ra][l] >> 31) << 32)
                >> (32 - lean));
            const int64_t t = (int64_t)(ia ? ~x : x) + b[l] + k[l];
            rd_new[l] = (uint32_t)t;
            p_new[l] = (uint32_t)(t >= INT64_C(4294967296));
        }
    }
    put_rd_3(m, in, run, rd_new);
    put_p_3(m, in, run, p_new);
    return 0;
}

/* GUARD LEA.HI.X.SX32 $R[Rd], PJ, IA$R[Ra]RA, SBIU, LEAN, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_lea_xs_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lean = (int32_t)in->value[12];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_lea_xs)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_36(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_2(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)((s->r[ra][l] | (uint64_t)(uint32_t)((int32_t)s->r[ra][l] >> 31) << 32)
            >> (32 - lean));
        const int64_t t = (int64_t)(0 ? ~x : x) + b[l] + k[l];
        rd_new[l] = (uint32_t)t;
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD LEA.HI.X.SX32 $R[Rd], PJ, IA$R[Ra]RA, SBIU, LEAN, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_lea_xs_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lean = (int32_t)in->value[12];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_lea_xs)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_36(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t k_row[32];
    const int32_t *const k = row_k_2(m, in, run, k_row);
    if (!k)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t p_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)((s->r[ra][l] | (uint64_t)(uint32_t)((int32_t)s->r[ra][l] >> 31) << 32)
            >> (32 - lean));
        const int64_t t = (int64_t)(0 ? ~x : x) + b[l] + k[l];
        rd_new[l] = (uint32_t)t;
        p_new[l] = (uint32_t)(t >= INT64_C(4294967296));
    }
    put_rd_3(m, in, run, rd_new);
    put_p_4(m, in, run, p_new);
    return 0;
}

/* GUARD POPC $R[Rd], NOTB MARKS CTL */
int ISADORA_LEVEL(volta_fast_popc)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_8(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_37(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = (uint32_t)rt_popcount((rt_u128)b[l]);
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD POPC $R[Rd], NOTB MARKS CTL */
int ISADORA_LEVEL(volta_usual_popc_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_popc)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_38(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = (uint32_t)rt_popcount((rt_u128)b[l]);
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD BREV $R[Rd], SBU MARKS CTL */
int ISADORA_LEVEL(volta_fast_brev)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_17(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = b[l] >> 31 | (b[l] >> 30 & 1) << 1 | (b[l] >> 29 & 1) << 2
            | (b[l] >> 28 & 1) << 3 | (b[l] >> 27 & 1) << 4 | (b[l] >> 26 & 1) << 5
            | (b[l] >> 25 & 1) << 6 | (b[l] >> 24 & 1) << 7 | (b[l] >> 23 & 1) << 8
            | (b[l] >> 22 & 1) << 9 | (b[l] >> 21 & 1) << 10 | (b[l] >> 20 & 1) << 11
            | (b[l] >> 19 & 1) << 12 | (b[l] >> 18 & 1) << 13 | (b[l] >> 17 & 1) << 14
            | (b[l] >> 16 & 1) << 15 | (b[l] >> 15 & 1) << 16 | (b[l] >> 14 & 1) << 17
            | (b[l] >> 13 & 1) << 18 | (b[l] >> 12 & 1) << 19 | (b[l] >> 11 & 1) << 20
            | (b[l] >> 10 & 1) << 21 | (b[l] >> 9 & 1) << 22 | (b[l] >> 8 & 1) << 23
            | (b[l] >> 7 & 1) << 24 | (b[l] >> 6 & 1) << 25 | (b[l] >> 5 & 1) << 26
            | (b[l] >> 4 & 1) << 27 | (b[l] >> 3 & 1) << 28 | (b[l] >> 2 & 1) << 29
            | (b[l] >> 1 & 1) << 30 | (b[l] & 1) << 31;
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD BREV $R[Rd], SBU MARKS CTL */
int ISADORA_LEVEL(volta_usual_brev_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_brev)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_40(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = b[l] >> 31 | (b[l] >> 30 & 1) << 1 | (b[l] >> 29 & 1) << 2
            | (b[l] >> 28 & 1) << 3 | (b[l] >> 27 & 1) << 4 | (b[l] >> 26 & 1) << 5
            | (b[l] >> 25 & 1) << 6 | (b[l] >> 24 & 1) << 7 | (b[l] >> 23 & 1) << 8
            | (b[l] >> 22 & 1) << 9 | (b[l] >> 21 & 1) << 10 | (b[l] >> 20 & 1) << 11
            | (b[l] >> 19 & 1) << 12 | (b[l] >> 18 & 1) << 13 | (b[l] >> 17 & 1) << 14
            | (b[l] >> 16 & 1) << 15 | (b[l] >> 15 & 1) << 16 | (b[l] >> 14 & 1) << 17
            | (b[l] >> 13 & 1) << 18 | (b[l] >> 12 & 1) << 19 | (b[l] >> 11 & 1) << 20
            | (b[l] >> 10 & 1) << 21 | (b[l] >> 9 & 1) << 22 | (b[l] >> 8 & 1) << 23
            | (b[l] >> 7 & 1) << 24 | (b[l] >> 6 & 1) << 25 | (b[l] >> 5 & 1) << 26
            | (b[l] >> 4 & 1) << 27 | (b[l] >> 3 & 1) << 28 | (b[l] >> 2 & 1) << 29
            | (b[l] >> 1 & 1) << 30 | (b[l] & 1) << 31;
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD BREV $R[Rd], SBU MARKS CTL */
int ISADORA_LEVEL(volta_usual_brev_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_brev)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_41(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = b[l] >> 31 | (b[l] >> 30 & 1) << 1 | (b[l] >> 29 & 1) << 2
            | (b[l] >> 28 & 1) << 3 | (b[l] >> 27 & 1) << 4 | (b[l] >> 26 & 1) << 5
            | (b[l] >> 25 & 1) << 6 | (b[l] >> 24 & 1) << 7 | (b[l] >> 23 & 1) << 8
            | (b[l] >> 22 & 1) << 9 | (b[l] >> 21 & 1) << 10 | (b[l] >> 20 & 1) << 11
            | (b[l] >> 19 & 1) << 12 | (b[l] >> 18 & 1) << 13 | (b[l] >> 17 & 1) << 14
            | (b[l] >> 16 & 1) << 15 | (b[l] >> 15 & 1) << 16 | (b[l] >> 14 & 1) << 17
            | (b[l] >> 13 & 1) << 18 | (b[l] >> 12 & 1) << 19 | (b[l] >> 11 & 1) << 20
            | (b[l] >> 10 & 1) << 21 | (b[l] >> 9 & 1) << 22 | (b[l] >> 8 & 1) << 23
            | (b[l] >> 7 & 1) << 24 | (b[l] >> 6 & 1) << 25 | (b[l] >> 5 & 1) << 26
            | (b[l] >> 4 & 1) << 27 | (b[l] >> 3 & 1) << 28 | (b[l] >> 2 & 1) << 29
            | (b[l] >> 1 & 1) << 30 | (b[l] & 1) << 31;
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD IABS $R[Rd], SB MARKS CTL */
int ISADORA_LEVEL(volta_fast_iabs)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_17(m, in, run);
    run &= hold;
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_b_43(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = (uint32_t)rt_abs_i64((int32_t)(uint32_t)b[l]);
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD IABS $R[Rd], SB MARKS CTL */
int ISADORA_LEVEL(volta_usual_iabs_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_iabs)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_40(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = (uint32_t)rt_abs_i64((int32_t)b[l]);
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD IABS $R[Rd], SB MARKS CTL */
int ISADORA_LEVEL(volta_usual_iabs_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_iabs)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_41(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = (uint32_t)rt_abs_i64((int32_t)b[l]);
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD SGXT{WRAP}MMU $R[Rd], $R[Ra]RA, SBU MARKS CTL */
int ISADORA_LEVEL(volta_fast_sgxt)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t wrap = (int32_t)in->value[0];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t mmu = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_72(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_2 = row_b_44(m, in, run, b_row);
    if (!b_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t b = b_2[l];
        const int32_t n = wrap ? (int32_t)(b & 0x1f) : (int32_t)rt_min_u32(b, 32);
        const uint32_t y = rt_shl_u32(s->r[ra][l], (uint64_t)(32 - n));
        rd_new[l] = mmu ? (uint32_t)rt_shr_i32((int32_t)y, (uint64_t)(32 - n))
            : rt_shr_u32(y, (uint64_t)(32 - n));
    }
    put_rd_4(m, in, run, rd_new);
    return 0;
}

/* GUARD SGXT{WRAP}MMU $R[Rd], $R[Ra]RA, SBU MARKS CTL */
int ISADORA_LEVEL(volta_usual_sgxt_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_sgxt)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_2 = row_b_23(m, in, run, b_row);
    if (!b_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t b = b_2[l];
        const int32_t n = 0 ? (int32_t)(b & 0x1f) : (int32_t)rt_min_u32(b, 32);
        const uint32_t y = rt_shl_u32(s->r[ra][l], (uint64_t)(32 - n));
        rd_new[l] = 0 ? (uint32_t)rt_shr_i32((int32_t)y, (uint64_t)(32 - n))
            : rt_shr_u32(y, (uint64_t)(32 - n));
    }
    put_rd_4(m, in, run, rd_new);
    return 0;
}

/* GUARD SGXT{WRAP}MMU $R[Rd], $R[Ra]RA, SBU MARKS CTL */
int ISADORA_LEVEL(volta_usual_sgxt_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_sgxt)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_2 = row_b_24(m, in, run, b_row);
    if (!b_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t b = b_2[l];
        const int32_t n = 0 ? (int32_t)(b & 0x1f) : (int32_t)rt_min_u32(b, 32);
        const uint32_t y = rt_shl_u32(s->r[ra][l], (uint64_t)(32 - n));
        rd_new[l] = 0 ? (uint32_t)rt_shr_i32((int32_t)y, (uint64_t)(32 - n))
            : rt_shr_u32(y, (uint64_t)(32 - n));
    }
    put_rd_4(m, in, run, rd_new);
    return 0;
}

/* GUARD BMSK{WRAP} $R[Rd], $R[Ra]RA, SBU MARKS CTL */
int ISADORA_LEVEL(volta_fast_bmsk)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t wrap = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_68(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_29(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t count = b[l];
        const int32_t a = wrap ? (int32_t)(s->r[ra][l] & 0x1f)
            : (int32_t)rt_min_u32(s->r[ra][l], 32);
        const int32_t n = wrap ? (int32_t)(count & 0x1f) : (int32_t)rt_min_u32(count, 32);
        rd_new[l] = rt_shl_u32(rt_shl_u32((uint32_t)1, (uint64_t)n) - 1, (uint64_t)a);
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD BMSK{WRAP} $R[Rd], $R[Ra]RA, SBU MARKS CTL */
int ISADORA_LEVEL(volta_usual_bmsk_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_bmsk)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t count = b[l];
        const int32_t a = 0 ? (int32_t)(s->r[ra][l] & 0x1f) : (int32_t)rt_min_u32(s->r[ra][l], 32);
        const int32_t n = 0 ? (int32_t)(count & 0x1f) : (int32_t)rt_min_u32(count, 32);
        rd_new[l] = rt_shl_u32(rt_shl_u32((uint32_t)1, (uint64_t)n) - 1, (uint64_t)a);
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD BMSK{WRAP} $R[Rd], $R[Ra]RA, SBU MARKS CTL */
int ISADORA_LEVEL(volta_usual_bmsk_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_bmsk)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_21(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t count = b[l];
        const int32_t a = 0 ? (int32_t)(s->r[ra][l] & 0x1f) : (int32_t)rt_min_u32(s->r[ra][l], 32);
        const int32_t n = 0 ? (int32_t)(count & 0x1f) : (int32_t)rt_min_u32(count, 32);
        rd_new[l] = rt_shl_u32(rt_shl_u32((uint32_t)1, (uint64_t)n) - 1, (uint64_t)a);
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD MOV $R[Rd], SBU, MMASK MARKS CTL */
int ISADORA_LEVEL(volta_fast_mov)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t msk = (int32_t)((uint32_t)(word >> 72) & 0xf);
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_8(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_39(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_2 |= (uint32_t)((msk >> (l & 3) & 1) != 0) << l;
    }
    run &= hold_2;
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rd_new[l] = b[l];
    }
    put_rd_3(m, in, run, rd_new);
    return 0;
}

/* GUARD IMNMX{MMU} $R[Rd], $R[Ra]RA, SB, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_fast_imnmx)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t mmu = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_73(m, in, run);
    run &= hold;
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_b_45(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_23(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = mmu ? (int64_t)(int32_t)s->r[ra][l] : s->r[ra][l];
        const int64_t y = mmu ? (int64_t)(int32_t)(uint32_t)b[l] : (uint32_t)b[l];
        rd_new[l] = q[l] ? (uint32_t)rt_min_i64(x, y) : (uint32_t)rt_max_i64(x, y);
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMNMX{MMU} $R[Rd], $R[Ra]RA, SB, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_imnmx_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imnmx)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_24(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = 0 ? (int64_t)(int32_t)s->r[ra][l] : s->r[ra][l];
        const int64_t y = 0 ? (int64_t)(int32_t)b[l] : b[l];
        rd_new[l] = q[l] ? (uint32_t)rt_min_i64(x, y) : (uint32_t)rt_max_i64(x, y);
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

/* GUARD IMNMX{MMU} $R[Rd], $R[Ra]RA, SB, Q0N$P[Q0] MARKS CTL */
int ISADORA_LEVEL(volta_usual_imnmx_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_imnmx)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_21(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_24(m, in, run, q_row);
    if (!q)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t x = 0 ? (int64_t)(int32_t)s->r[ra][l] : s->r[ra][l];
        const int64_t y = 0 ? (int64_t)(int32_t)b[l] : b[l];
        rd_new[l] = q[l] ? (uint32_t)rt_min_i64(x, y) : (uint32_t)rt_max_i64(x, y);
    }
    put_rd(m, in, run, rd_new);
    return 0;
}

