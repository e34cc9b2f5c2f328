/* Generated from the description volta by gen/emit/fast.lua. Do not edit. */
#include "volta_fast.h"

/* GUARD DADD{FRND} $R[Rd], DA, DC MARKS CTL */
int ISADORA_LEVEL(volta_fast_dadd_r)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t frnd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_8(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_4(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    if (frnd == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x =
                rt_f64_add(a[l], b[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
            rd_new[l] = (uint32_t)x;
            result_new[l] = (uint32_t)(x >> 32);
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x =
                rt_f64_add(a[l], b[l], (uint32_t)frnd, RT_KEEP, INT64_C(0x7ff8000000000000));
            rd_new[l] = (uint32_t)x;
            result_new[l] = (uint32_t)(x >> 32);
        }
    }
    put_rd(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* GUARD DADD{FRND} $R[Rd], DA, DC MARKS CTL */
int ISADORA_LEVEL(volta_usual_dadd_r_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_dadd_r)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_5(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_add(a[l], b[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        rd_new[l] = (uint32_t)x;
        result_new[l] = (uint32_t)(x >> 32);
    }
    put_rd(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* GUARD DADD{FRND} $R[Rd], DA, DT MARKS CTL */
int ISADORA_LEVEL(volta_fast_dadd_c)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t frnd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_4(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if (m->watch)
        return rt_slowly(m, in);
    uint64_t b = 0;
    const int b_trap = operand_b(m, s, in, &b);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    if (frnd == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x = rt_f64_add(a[l], b, RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
            rd_new[l] = (uint32_t)x;
            result_new[l] = (uint32_t)(x >> 32);
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x =
                rt_f64_add(a[l], b, (uint32_t)frnd, RT_KEEP, INT64_C(0x7ff8000000000000));
            rd_new[l] = (uint32_t)x;
            result_new[l] = (uint32_t)(x >> 32);
        }
    }
    put_rd(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* GUARD DADD{FRND} $R[Rd], DA, DT MARKS CTL */
int ISADORA_LEVEL(volta_usual_dadd_c_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t dimm = (uint64_t)(uint32_t)in->value[5] * INT64_C(4294967296);
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_dadd_c)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint64_t b;
    b = dimm;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_add(a[l], b, RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        rd_new[l] = (uint32_t)x;
        result_new[l] = (uint32_t)(x >> 32);
    }
    put_rd(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* GUARD DMUL{FRND} $R[Rd], DA, DB MARKS CTL */
int ISADORA_LEVEL(volta_fast_dmul)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t frnd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_31(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_6(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    if (frnd == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x =
                rt_f64_mul(a[l], b[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
            rd_new[l] = (uint32_t)x;
            result_new[l] = (uint32_t)(x >> 32);
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x =
                rt_f64_mul(a[l], b[l], (uint32_t)frnd, RT_KEEP, INT64_C(0x7ff8000000000000));
            rd_new[l] = (uint32_t)x;
            result_new[l] = (uint32_t)(x >> 32);
        }
    }
    put_rd(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* GUARD DMUL{FRND} $R[Rd], DA, DB MARKS CTL */
int ISADORA_LEVEL(volta_usual_dmul_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_dmul)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_7(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = rt_f64_mul(a[l], b[l], RT_NEAR, RT_KEEP, INT64_C(0x7ff8000000000000));
        rd_new[l] = (uint32_t)x;
        result_new[l] = (uint32_t)(x >> 32);
    }
    put_rd(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* GUARD DFMA{FRND} $R[Rd], DA, DB, DC MARKS CTL */
int ISADORA_LEVEL(volta_fast_dfma_b)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t frnd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_40(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_6(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_c(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    if (frnd == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x =
                rt_float_mul_add(RT_F64, a[l], b[l], c[l], RT_EXACT, RT_NEAR, RT_KEEP,
                INT64_C(0x7ff8000000000000));
            rd_new[l] = (uint32_t)x;
            result_new[l] = (uint32_t)(x >> 32);
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x =
                rt_float_mul_add(RT_F64, a[l], b[l], c[l], RT_EXACT, (uint32_t)frnd, RT_KEEP,
                INT64_C(0x7ff8000000000000));
            rd_new[l] = (uint32_t)x;
            result_new[l] = (uint32_t)(x >> 32);
        }
    }
    put_rd(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* GUARD DFMA{FRND} $R[Rd], DA, DB, DC MARKS CTL */
int ISADORA_LEVEL(volta_usual_dfma_b_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_dfma_b)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_7(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_c_2(m, in, run, c_row);
    if (!c)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x =
            rt_float_mul_add(RT_F64, a[l], b[l], c[l], RT_EXACT, RT_NEAR, RT_KEEP,
            INT64_C(0x7ff8000000000000));
        rd_new[l] = (uint32_t)x;
        result_new[l] = (uint32_t)(x >> 32);
    }
    put_rd(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* GUARD DFMA{FRND} $R[Rd], DA, DCB, DT MARKS CTL */
int ISADORA_LEVEL(volta_fast_dfma_c)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t frnd = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_41(m, in, run);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_4(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (m->watch)
        return rt_slowly(m, in);
    uint64_t c = 0;
    const int c_trap = operand_c(m, s, in, &c);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    if (frnd == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x =
                rt_float_mul_add(RT_F64, a[l], b[l], c, RT_EXACT, RT_NEAR, RT_KEEP,
                INT64_C(0x7ff8000000000000));
            rd_new[l] = (uint32_t)x;
            result_new[l] = (uint32_t)(x >> 32);
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x =
                rt_float_mul_add(RT_F64, a[l], b[l], c, RT_EXACT, (uint32_t)frnd, RT_KEEP,
                INT64_C(0x7ff8000000000000));
            rd_new[l] = (uint32_t)x;
            result_new[l] = (uint32_t)(x >> 32);
        }
    }
    put_rd(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

/* GUARD DFMA{FRND} $R[Rd], DA, DCB, DT MARKS CTL */
int ISADORA_LEVEL(volta_usual_dfma_c_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint64_t dimm = (uint64_t)(uint32_t)in->value[8] * INT64_C(4294967296);
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(volta_fast_dfma_c)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_a_2(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_b_5(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint64_t c;
    c = dimm;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x =
            rt_float_mul_add(RT_F64, a[l], b[l], c, RT_EXACT, RT_NEAR, RT_KEEP,
            INT64_C(0x7ff8000000000000));
        rd_new[l] = (uint32_t)x;
        result_new[l] = (uint32_t)(x >> 32);
    }
    put_rd(m, in, run, rd_new);
    put_result(m, in, run, result_new);
    return 0;
}

