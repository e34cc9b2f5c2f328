/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_dadd_r_for(const uint64_t *b, const uint64_t *a, uint32_t *rd_to,
    uint32_t *result_to, const int32_t key)
{
    const int32_t rnd = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t t = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : UINT64_C(18444492273895866368);
        const uint64_t x =
            rt_f64_add(a[l], b[l], (uint32_t)rnd, RT_KEEP,
            rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000) : t);
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_dadd_r,
    (const uint64_t *b, const uint64_t *a, uint32_t *rd_to, uint32_t *result_to,
    const int32_t fields), (b, a, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_dadd_c_for(uint64_t b, const uint64_t *a, uint32_t *rd_to,
    uint32_t *result_to, const int32_t key)
{
    const int32_t rnd = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t t = rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000)
            : UINT64_C(18444492273895866368);
        const uint64_t x =
            rt_f64_add(a[l], b, (uint32_t)rnd, RT_KEEP,
            rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000) : t);
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_dadd_c,
    (uint64_t b, const uint64_t *a, uint32_t *rd_to, uint32_t *result_to, const int32_t fields),
    (b, a, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_dmul_for(const uint64_t *b, const uint64_t *a, uint32_t *rd_to,
    uint32_t *result_to, const int32_t key)
{
    const int32_t rnd = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t t = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : UINT64_C(18444492273895866368);
        const uint64_t x =
            rt_f64_mul(a[l], b[l], (uint32_t)rnd, RT_KEEP,
            rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000) : t);
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_dmul,
    (const uint64_t *b, const uint64_t *a, uint32_t *rd_to, uint32_t *result_to,
    const int32_t fields), (b, a, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_dfma_b_for(const uint64_t *c, const uint64_t *b, const uint64_t *a,
    uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t rnd = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t t = rt_f64_is_nan(c[l]) ? c[l] | INT64_C(0x8000000000000)
            : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : t;
        const uint64_t x =
            rt_float_mul_add(RT_F64, a[l], b[l], c[l], RT_EXACT, (uint32_t)rnd, RT_KEEP,
            rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000) : t_2);
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_dfma_b,
    (const uint64_t *c, const uint64_t *b, const uint64_t *a, uint32_t *rd_to, uint32_t *result_to,
    const int32_t fields), (c, b, a, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_dfma_c_for(uint64_t c, const uint64_t *b, const uint64_t *a, uint32_t *rd_to,
    uint32_t *result_to, const int32_t key)
{
    const int32_t rnd = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t t = rt_f64_is_nan(c) ? c | INT64_C(0x8000000000000)
            : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : t;
        const uint64_t x =
            rt_float_mul_add(RT_F64, a[l], b[l], c, RT_EXACT, (uint32_t)rnd, RT_KEEP,
            rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000) : t_2);
        const uint32_t rd = (uint32_t)x;
        const uint32_t result = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_dfma_c,
    (uint64_t c, const uint64_t *b, const uint64_t *a, uint32_t *rd_to, uint32_t *result_to,
    const int32_t fields), (c, b, a, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_dsetp_for(struct volta_state *s, int32_t pp, int32_t double_double_cmp,
    const uint64_t *a, const uint64_t *b, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t bop = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t small = double_double_cmp == 0;
        const uint64_t t_5 = rt_float_min(RT_F64, a[l], b[l], RT_KEEP, 0x0);
        const uint64_t t_6 = rt_float_max(RT_F64, a[l], b[l], RT_KEEP, 0x0);
        const uint64_t r = small ? t_5 : t_6;
        const int32_t t_2 = !rt_f64_is_nan(a[l]) && r == a[l];
        const int32_t t_3 = rt_f64_is_nan(a[l]) && rt_f64_is_nan(b[l]);
        const uint32_t pu =
            (uint32_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        const uint32_t pv =
            (uint32_t)(bop == 0 ? (t_3 && q) : bop == 1 ? t_3 || q : bop == 2 ? t_3 ^ q : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_1(lanes_dsetp,
    (struct volta_state *s, int32_t pp, int32_t double_double_cmp, const uint64_t *a,
    const uint64_t *b, uint8_t *pu_to, uint8_t *pv_to, const int32_t fields),
    (s, pp, double_double_cmp, a, b, pu_to, pv_to, key), 0, 0)

RT_WITHIN void lanes_dsetp_2_for(struct volta_state *s, int32_t pp, const uint64_t *a,
    const uint64_t *b, int32_t double_double_cmp, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t bop = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = (rt_float_compare(RT_F64, a[l], b[l], RT_KEEP) & double_double_cmp) != 0;
        const int32_t t_4 = !t;
        const uint32_t pu =
            (uint32_t)(bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0);
        const uint32_t pv =
            (uint32_t)(bop == 0 ? (t_4 && q) : bop == 1 ? t_4 || q : bop == 2 ? t_4 ^ q : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_1(lanes_dsetp_2,
    (struct volta_state *s, int32_t pp, const uint64_t *a, const uint64_t *b,
    int32_t double_double_cmp, uint8_t *pu_to, uint8_t *pv_to, const int32_t fields),
    (s, pp, a, b, double_double_cmp, pu_to, pv_to, key), 0, 0)

/* GUARD DADD{RND} $R[Rd], F64_A, F64_Rc PM_EVENTS CTL */
RT_BODY(volta_fast_dadd_r)
{
    const int32_t rnd = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 8);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_f64_a(m, in, known, a_row, 0, 3, 2);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_f64_a(m, in, known, b_row, 1, 6, 5);
    if (!a || !b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 1);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x1))
        lanes_dadd_r_for(b, a, rd_to, result_to, rnd);
    else
        lanes_dadd_r(b, a, rd_to, result_to, rnd);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_dadd_r)
RT_KNOWN(volta_fast_dadd_r, 0, 0x7, 0x25, .line = {0})
RT_KNOWN(volta_fast_dadd_r, 1, 0x7, 0x25, .value = {[5] = 1})
RT_QUICK_2(volta_fast_dadd_r)

/* GUARD DADD{RND} $R[Rd], F64_A, F64_C_IN_B PM_EVENTS CTL */
RT_BODY(volta_fast_dadd_c)
{
    struct volta_state *const s = m->state;
    const int32_t rnd = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 10);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_f64_a(m, in, known, a_row, 0, 3, 2);
    if (m->watch)
        return rt_slowly(m, in);
    uint64_t b = 0;
    const int b_trap = operand_f64_c_in_b(m, s, in, &b, 1, 5, 6, 7, 8, 9);
    if (b_trap) {
        return rt_slowly(m, in);
    }
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 1);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x1))
        lanes_dadd_c_for(b, a, rd_to, result_to, rnd);
    else
        lanes_dadd_c(b, a, rd_to, result_to, rnd);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_dadd_c)
RT_KNOWN(volta_fast_dadd_c, 0, 0x11, 0x5, .line = {0})
RT_QUICK_1(volta_fast_dadd_c)

/* GUARD DMUL{RND} $R[Rd], F64_A, F64_B PM_EVENTS CTL */
RT_BODY(volta_fast_dmul)
{
    const int32_t rnd = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_f64_a(m, in, known, a_row, 0, 3, 2);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_cvt_f64(m, in, known, b_row, 1, 6, 5, 8, 9, 10, 11);
    if (!a || !b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 1);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x1))
        lanes_dmul_for(b, a, rd_to, result_to, rnd);
    else
        lanes_dmul(b, a, rd_to, result_to, rnd);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_dmul)
RT_KNOWN(volta_fast_dmul, 0, 0x1f, 0x5, .line = {0})
RT_KNOWN(volta_fast_dmul, 1, 0x1f, 0x5, .line = {[1] = 2}, .value = {[0] = 3})
RT_QUICK_2(volta_fast_dmul)

/* GUARD DFMA{RND} $R[Rd], F64_A, F64_B, F64_Rc PM_EVENTS CTL */
RT_BODY(volta_fast_dfma_b)
{
    const int32_t rnd = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 5, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_f64_a(m, in, known, a_row, 0, 3, 2);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_cvt_f64(m, in, known, b_row, 1, 6, 5, 8, 9, 10, 11);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_f64_a(m, in, known, c_row, 4, 13, 12);
    if (!a || !b || !c)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 1);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x1))
        lanes_dfma_b_for(c, b, a, rd_to, result_to, rnd);
    else
        lanes_dfma_b(c, b, a, rd_to, result_to, rnd);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_dfma_b)
RT_KNOWN(volta_fast_dfma_b, 0, 0x3f, 0x1005, .line = {0})
RT_KNOWN(volta_fast_dfma_b, 1, 0x3f, 0x1005, .value = {[2] = 1})
RT_QUICK_2(volta_fast_dfma_b)

/* GUARD DFMA{RND} $R[Rd], F64_A, F64_Rc, F64_C_IN_B PM_EVENTS CTL */
RT_BODY(volta_fast_dfma_c)
{
    struct volta_state *const s = m->state;
    const int32_t rnd = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 5, 13);
    run &= hold;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_f64_a(m, in, known, a_row, 0, 3, 2);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_f64_a(m, in, known, b_row, 1, 6, 5);
    if (m->watch)
        return rt_slowly(m, in);
    uint64_t c = 0;
    const int c_trap = operand_f64_c_in_b(m, s, in, &c, 2, 8, 9, 10, 11, 12);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    if (!a || !b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 1);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x1))
        lanes_dfma_c_for(c, b, a, rd_to, result_to, rnd);
    else
        lanes_dfma_c(c, b, a, rd_to, result_to, rnd);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_dfma_c)
RT_KNOWN(volta_fast_dfma_c, 0, 0x23, 0x25, .line = {0})
RT_KNOWN(volta_fast_dfma_c, 1, 0x23, 0x25, .value = {[2] = 1})
RT_QUICK_2(volta_fast_dfma_c)

/* GUARD DSETP{DOUBLE_CMP}BOP $P[Pu], $P[Pv], F64_A, F64_LAST, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_dsetp)
{
    struct volta_state *const s = m->state;
    const int32_t bop = (int32_t)rt_value(in, known, 1);
    const int32_t double_double_cmp = (int32_t)rt_value(in, known, 0);
    const int32_t pp = (int32_t)in->value[15];
    const int32_t not_pp = (int32_t)rt_value(in, known, 14);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 5, 16);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_f64_a(m, in, known, a_row, 0, 5, 4);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b =
        row_cvt_f64(m, in, known, b_row, 1, 8, 7, 10, 11, 12, 13);
    if (!a || !b || bop == 3)
        return rt_slowly(m, in);
    if (double_double_cmp == 0 || double_double_cmp == 15) {
        _Alignas(64) uint8_t pu_new[32];
        _Alignas(64) uint8_t pv_new[32];
        const bool whole = run == UINT32_MAX;
        uint8_t *const pu_place = place_p(m, in, 2);
        uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
        uint8_t *const pv_place = place_p(m, in, 3);
        uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
        if (rt_knows(known, 0x4002))
            lanes_dsetp_for(s, pp, double_double_cmp, a, b, pu_to, pv_to, not_pp | bop << 1);
        else
            lanes_dsetp(s, pp, double_double_cmp, a, b, pu_to, pv_to, not_pp | bop << 1);
        rt_write_row8(whole, pu_place, pu_new, run);
        rt_write_row8(whole, pv_place, pv_new, run);
        return RT_ON;
    }
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 2);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 3);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x4002))
        lanes_dsetp_2_for(s, pp, a, b, double_double_cmp, pu_to, pv_to, not_pp | bop << 1);
    else
        lanes_dsetp_2(s, pp, a, b, double_double_cmp, pu_to, pv_to, not_pp | bop << 1);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_dsetp)
RT_KNOWN(volta_fast_dsetp, 0, 0x2f, 0x4013, .line = {0})
RT_KNOWN(volta_fast_dsetp, 1, 0x2f, 0x4013, .line = {[0] = 1, [1] = 2}, .value = {[0] = 12})
RT_QUICK_2(volta_fast_dsetp)

