/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_dadd_for(const uint64_t *b, const uint64_t *a, uint32_t *rd_to,
    uint32_t *result_to, uint8_t *result_to_2, const int32_t key)
{
    const int32_t rnd = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t t = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : UINT64_C(18444492273895866368);
        const uint64_t r =
            rt_f64_add(a[l], b[l], (uint32_t)rnd, RT_KEEP,
            rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000) : t);
        const int32_t to_zero = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t result_2 = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = result;
        result_to_2[l] = (uint8_t)result_2;
    }
}

RT_LOOP_1(lanes_dadd,
    (const uint64_t *b, const uint64_t *a, uint32_t *rd_to, uint32_t *result_to,
    uint8_t *result_to_2, const int32_t fields), (b, a, rd_to, result_to, result_to_2, key), 3, 0)

RT_WITHIN void lanes_dadd_2_for(const uint64_t *b, const uint64_t *a, uint32_t *rd_to,
    uint32_t *result_to, const int32_t key)
{
    const int32_t rnd = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t t = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : UINT64_C(18444492273895866368);
        const uint64_t r =
            rt_f64_add(a[l], b[l], (uint32_t)rnd, RT_KEEP,
            rt_f64_is_nan(a[l]) ? a[l] | INT64_C(0x8000000000000) : t);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_dadd_2,
    (const uint64_t *b, const uint64_t *a, uint32_t *rd_to, uint32_t *result_to,
    const int32_t fields), (b, a, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_dmul_for(struct maxwell_state *s, int32_t ra, const uint64_t *b,
    uint32_t *rd_to, uint32_t *result_to, uint8_t *result_to_2, const int32_t key)
{
    const int32_t rnd = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        const uint64_t t = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : UINT64_C(18444492273895866368);
        const uint64_t r =
            rt_f64_mul(a, b[l], (uint32_t)rnd, RT_KEEP,
            rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000) : t);
        const int32_t to_zero = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t result_2 = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = result;
        result_to_2[l] = (uint8_t)result_2;
    }
}

RT_LOOP_1(lanes_dmul,
    (struct maxwell_state *s, int32_t ra, const uint64_t *b, uint32_t *rd_to, uint32_t *result_to,
    uint8_t *result_to_2, const int32_t fields), (s, ra, b, rd_to, result_to, result_to_2, key), 3,
    0)

RT_WITHIN void lanes_dmul_2_for(struct maxwell_state *s, int32_t ra, const uint64_t *b,
    uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t rnd = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        const uint64_t t = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000)
            : UINT64_C(18444492273895866368);
        const uint64_t r =
            rt_f64_mul(a, b[l], (uint32_t)rnd, RT_KEEP,
            rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000) : t);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_dmul_2,
    (struct maxwell_state *s, int32_t ra, const uint64_t *b, uint32_t *rd_to, uint32_t *result_to,
    const int32_t fields), (s, ra, b, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_dfma_b_for(struct maxwell_state *s, int32_t ra, const uint64_t *c,
    const uint64_t *b, uint32_t *rd_to, uint32_t *result_to, uint8_t *result_to_2,
    const int32_t key)
{
    const int32_t double_dfma_rnd = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        const uint64_t t = rt_f64_is_nan(c[l]) ? c[l] | INT64_C(0x8000000000000)
            : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : t;
        const uint64_t r =
            rt_float_mul_add(RT_F64, a, b[l], c[l], RT_EXACT, (uint32_t)double_dfma_rnd, RT_KEEP,
            rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000) : t_2);
        const int32_t to_zero = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t result_2 = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = result;
        result_to_2[l] = (uint8_t)result_2;
    }
}

RT_LOOP_1(lanes_dfma_b,
    (struct maxwell_state *s, int32_t ra, const uint64_t *c, const uint64_t *b, uint32_t *rd_to,
    uint32_t *result_to, uint8_t *result_to_2, const int32_t fields),
    (s, ra, c, b, rd_to, result_to, result_to_2, key), 3, 0)

RT_WITHIN void lanes_dfma_b_2_for(struct maxwell_state *s, int32_t ra, const uint64_t *c,
    const uint64_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t double_dfma_rnd = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        const uint64_t t = rt_f64_is_nan(c[l]) ? c[l] | INT64_C(0x8000000000000)
            : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : t;
        const uint64_t r =
            rt_float_mul_add(RT_F64, a, b[l], c[l], RT_EXACT, (uint32_t)double_dfma_rnd, RT_KEEP,
            rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000) : t_2);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_dfma_b_2,
    (struct maxwell_state *s, int32_t ra, const uint64_t *c, const uint64_t *b, uint32_t *rd_to,
    uint32_t *result_to, const int32_t fields), (s, ra, c, b, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_dfma_c_for(struct maxwell_state *s, int32_t ra, uint64_t c, const uint64_t *b,
    uint32_t *rd_to, uint32_t *result_to, uint8_t *result_to_2, const int32_t key)
{
    const int32_t double_dfma_rnd = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        const uint64_t t = rt_f64_is_nan(c) ? c | INT64_C(0x8000000000000)
            : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : t;
        const uint64_t r =
            rt_float_mul_add(RT_F64, a, b[l], c, RT_EXACT, (uint32_t)double_dfma_rnd, RT_KEEP,
            rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000) : t_2);
        const int32_t to_zero = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t result_2 = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = result;
        result_to_2[l] = (uint8_t)result_2;
    }
}

RT_LOOP_1(lanes_dfma_c,
    (struct maxwell_state *s, int32_t ra, uint64_t c, const uint64_t *b, uint32_t *rd_to,
    uint32_t *result_to, uint8_t *result_to_2, const int32_t fields),
    (s, ra, c, b, rd_to, result_to, result_to_2, key), 3, 0)

RT_WITHIN void lanes_dfma_c_2_for(struct maxwell_state *s, int32_t ra, uint64_t c,
    const uint64_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t double_dfma_rnd = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        const uint64_t t = rt_f64_is_nan(c) ? c | INT64_C(0x8000000000000)
            : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(b[l]) ? b[l] | INT64_C(0x8000000000000) : t;
        const uint64_t r =
            rt_float_mul_add(RT_F64, a, b[l], c, RT_EXACT, (uint32_t)double_dfma_rnd, RT_KEEP,
            rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000) : t_2);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_dfma_c_2,
    (struct maxwell_state *s, int32_t ra, uint64_t c, const uint64_t *b, uint32_t *rd_to,
    uint32_t *result_to, const int32_t fields), (s, ra, c, b, rd_to, result_to, key), 3, 0)

RT_WITHIN void lanes_dmnmx_for(struct maxwell_state *s, int32_t pp, const uint64_t *a,
    const uint64_t *b, uint32_t *rd_to, uint32_t *result_to, uint8_t *result_to_2,
    const int32_t key)
{
    const int32_t not_pp = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint64_t low = rt_float_min(RT_F64, a[l], b[l], RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t t = rt_float_max(RT_F64, a[l], b[l], RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t r = q ? low : t;
        const int32_t to_zero = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t rd = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t result_2 = (uint32_t)(((to_zero & 0xa) != 0) | ((to_zero & 9) != 0) << 1);
        rd_to[l] = rd;
        result_to[l] = result;
        result_to_2[l] = (uint8_t)result_2;
    }
}

RT_LOOP_1(lanes_dmnmx,
    (struct maxwell_state *s, int32_t pp, const uint64_t *a, const uint64_t *b, uint32_t *rd_to,
    uint32_t *result_to, uint8_t *result_to_2, const int32_t fields),
    (s, pp, a, b, rd_to, result_to, result_to_2, key), 0, 0)

RT_WITHIN void lanes_dmnmx_2_for(struct maxwell_state *s, int32_t pp, const uint64_t *a,
    const uint64_t *b, uint32_t *rd_to, uint32_t *result_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint64_t low = rt_float_min(RT_F64, a[l], b[l], RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t t = rt_float_max(RT_F64, a[l], b[l], RT_KEEP, INT64_C(0x7ff8000000000000));
        const uint64_t r = q ? low : t;
        const uint32_t rd = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        rd_to[l] = rd;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_dmnmx_2,
    (struct maxwell_state *s, int32_t pp, const uint64_t *a, const uint64_t *b, uint32_t *rd_to,
    uint32_t *result_to, const int32_t fields), (s, pp, a, b, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_dset_for(struct maxwell_state *s, int32_t pp, const uint64_t *a,
    const uint64_t *b, int32_t float_cmp, uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t bop = key >> 1 & 3;
    const int32_t set_bf = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = (rt_float_compare(RT_F64, a[l], b[l], RT_KEEP) & float_cmp) != 0;
        const uint32_t r = !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0)
            ? 0 : set_bf ? 1065353216 : 4294967295u;
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_dset,
    (struct maxwell_state *s, int32_t pp, const uint64_t *a, const uint64_t *b, int32_t float_cmp,
    uint32_t *rd_to, uint8_t *result_to, const int32_t fields),
    (s, pp, a, b, float_cmp, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_dset_2_for(struct maxwell_state *s, int32_t pp, const uint64_t *a,
    const uint64_t *b, int32_t float_cmp, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t bop = key >> 1 & 3;
    const int32_t set_bf = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = (rt_float_compare(RT_F64, a[l], b[l], RT_KEEP) & float_cmp) != 0;
        const uint32_t r = !((bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0) != 0)
            ? 0 : set_bf ? 1065353216 : 4294967295u;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_dset_2,
    (struct maxwell_state *s, int32_t pp, const uint64_t *a, const uint64_t *b, int32_t float_cmp,
    uint32_t *rd_to, const int32_t fields), (s, pp, a, b, float_cmp, rd_to, key), 0, 0)

RT_WITHIN void lanes_dsetp_for(struct maxwell_state *s, int32_t pp, const uint64_t *a,
    const uint64_t *b, int32_t float_cmp, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t bop = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = (rt_float_compare(RT_F64, a[l], b[l], RT_KEEP) & float_cmp) != 0;
        const int32_t t_2 = !t;
        const uint32_t pu =
            (uint32_t)(bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0);
        const uint32_t pv =
            (uint32_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_1(lanes_dsetp,
    (struct maxwell_state *s, int32_t pp, const uint64_t *a, const uint64_t *b, int32_t float_cmp,
    uint8_t *pu_to, uint8_t *pv_to, const int32_t fields),
    (s, pp, a, b, float_cmp, pu_to, pv_to, key), 0, 0)

/* OPEN GUARD DADD{RND} $R[Rd]CC, F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A}, F64_B CTL CLOSE */
RT_BODY(maxwell_fast_dadd)
{
    const int32_t cc = (int32_t)rt_value(in, known, 2);
    const int32_t rnd = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_f64_a(m, in, known, a_row, 5, 4, 3);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b =
        row_f2f_f64(m, in, known, b_row, 1, 9, 8, 7, 11, 12, 13);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        _Alignas(64) uint8_t result_new_2[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 1);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint8_t *const result_place_2 = place_cc(m);
        uint8_t *const result_to_2 = rt_into8(m, whole, result_place_2, result_new_2);
        if (rt_knows(known, 0x1))
            lanes_dadd_for(b, a, rd_to, result_to, result_to_2, rnd);
        else
            lanes_dadd(b, a, rd_to, result_to, result_to_2, rnd);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        rt_write_row8(whole, result_place_2, result_new_2, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 1);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x1))
        lanes_dadd_2_for(b, a, rd_to, result_to, rnd);
    else
        lanes_dadd_2(b, a, rd_to, result_to, rnd);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_dadd)
RT_KNOWN(maxwell_fast_dadd, 0, 0xf, 0x1d, .line = {0})
RT_QUICK_1(maxwell_fast_dadd)

/* OPEN GUARD DMUL{RND} $R[Rd]CC, $R[Ra]REUSE_A, F64_NEG_B CTL CLOSE */
RT_BODY(maxwell_fast_dmul)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 2);
    const int32_t rnd = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_f64_neg_b(m, in, known, b_row, 0, 6, 5, 8, 9, 10);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        _Alignas(64) uint8_t result_new_2[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 1);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint8_t *const result_place_2 = place_cc(m);
        uint8_t *const result_to_2 = rt_into8(m, whole, result_place_2, result_new_2);
        if (rt_knows(known, 0x1))
            lanes_dmul_for(s, ra, b, rd_to, result_to, result_to_2, rnd);
        else
            lanes_dmul(s, ra, b, rd_to, result_to, result_to_2, rnd);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        rt_write_row8(whole, result_place_2, result_new_2, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 1);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x1))
        lanes_dmul_2_for(s, ra, b, rd_to, result_to, rnd);
    else
        lanes_dmul_2(s, ra, b, rd_to, result_to, rnd);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_dmul)
RT_KNOWN(maxwell_fast_dmul, 0, 0x7, 0x5, .line = {0})
RT_KNOWN(maxwell_fast_dmul, 1, 0x7, 0x5, .line = {[0] = 2}, .value = {[0] = 3})
RT_QUICK_2(maxwell_fast_dmul)

/* OPEN GUARD DFMA{DFMA_RND} $R[Rd]CC, $R[Ra]REUSE_A, F64_NEG_B, F_NEG_C$R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_dfma_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 2);
    const int32_t double_dfma_rnd = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_f64_neg_b(m, in, known, b_row, 0, 6, 5, 8, 9, 10);
    _Alignas(64) uint64_t c_row[32];
    const uint64_t *const c = row_f64_c(m, in, known, c_row, 12, 11);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        _Alignas(64) uint8_t result_new_2[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 1);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint8_t *const result_place_2 = place_cc(m);
        uint8_t *const result_to_2 = rt_into8(m, whole, result_place_2, result_new_2);
        if (rt_knows(known, 0x1))
            lanes_dfma_b_for(s, ra, c, b, rd_to, result_to, result_to_2, double_dfma_rnd);
        else
            lanes_dfma_b(s, ra, c, b, rd_to, result_to, result_to_2, double_dfma_rnd);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        rt_write_row8(whole, result_place_2, result_new_2, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 1);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x1))
        lanes_dfma_b_2_for(s, ra, c, b, rd_to, result_to, double_dfma_rnd);
    else
        lanes_dfma_b_2(s, ra, c, b, rd_to, result_to, double_dfma_rnd);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_dfma_b)
RT_KNOWN(maxwell_fast_dfma_b, 0, 0xf, 0x805, .line = {0})
RT_KNOWN(maxwell_fast_dfma_b, 1, 0xf, 0x805, .value = {[11] = 1})
RT_QUICK_2(maxwell_fast_dfma_b)

/* OPEN GUARD DFMA{DFMA_RND} $R[Rd]CC, $R[Ra]REUSE_A, NEG_PRODUCT$R[Rc]REUSE_B,
   F_NEG_C{c[C_BANK][C_OFFSET]} CTL CLOSE */
RT_BODY(maxwell_fast_dfma_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 2);
    const int32_t double_dfma_rnd = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 11);
    run &= hold;
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b = row_f64_c(m, in, known, b_row, 6, 5);
    if (m->watch)
        return rt_slowly(m, in);
    uint64_t c = 0;
    const int c_trap = operand_f64_const_c(m, in, &c, 9, 10, 8);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        _Alignas(64) uint8_t result_new_2[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 1);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint8_t *const result_place_2 = place_cc(m);
        uint8_t *const result_to_2 = rt_into8(m, whole, result_place_2, result_new_2);
        if (rt_knows(known, 0x1))
            lanes_dfma_c_for(s, ra, c, b, rd_to, result_to, result_to_2, double_dfma_rnd);
        else
            lanes_dfma_c(s, ra, c, b, rd_to, result_to, result_to_2, double_dfma_rnd);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        rt_write_row8(whole, result_place_2, result_new_2, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 1);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x1))
        lanes_dfma_c_2_for(s, ra, c, b, rd_to, result_to, double_dfma_rnd);
    else
        lanes_dfma_c_2(s, ra, c, b, rd_to, result_to, double_dfma_rnd);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_dfma_c)
RT_KNOWN(maxwell_fast_dfma_c, 0, 0x9, 0x25, .line = {0})
RT_QUICK_1(maxwell_fast_dfma_c)

/* OPEN GUARD DMNMX $R[Rd]CC, F_NEG_A{F_ABS_A}$R[Ra]F_ABS_A{REUSE_A}, F64_B, NOT_Pp$P[Pp] CTL CLOSE
   */
RT_BODY(maxwell_fast_dmnmx)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 1);
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)rt_value(in, known, 13);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_f64_a(m, in, known, a_row, 4, 3, 2);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b =
        row_f2f_f64(m, in, known, b_row, 1, 8, 7, 6, 10, 11, 12);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        _Alignas(64) uint8_t result_new_2[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 0);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 0);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint8_t *const result_place_2 = place_cc(m);
        uint8_t *const result_to_2 = rt_into8(m, whole, result_place_2, result_new_2);
        if (rt_knows(known, 0x2000))
            lanes_dmnmx_for(s, pp, a, b, rd_to, result_to, result_to_2, not_pp);
        else
            lanes_dmnmx(s, pp, a, b, rd_to, result_to, result_to_2, not_pp);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        rt_write_row8(whole, result_place_2, result_new_2, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_2(m, in, 0);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    if (rt_knows(known, 0x2000))
        lanes_dmnmx_2_for(s, pp, a, b, rd_to, result_to, not_pp);
    else
        lanes_dmnmx_2(s, pp, a, b, rd_to, result_to, not_pp);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_dmnmx)
RT_KNOWN(maxwell_fast_dmnmx, 0, 0x17, 0x200e, .line = {0})
RT_KNOWN(maxwell_fast_dmnmx, 1, 0x17, 0x200e, .value = {[13] = 1})
RT_QUICK_2(maxwell_fast_dmnmx)

/* OPEN GUARD DSET{SET_BF}FLOAT_CMP{BOP} $R[Rd]CC, SET_NEG_A{SET_ABS_A}$R[Ra]SET_ABS_A{REUSE_A},
   F64_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_dset)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t pp = (int32_t)in->value[17];
    const int32_t not_pp = (int32_t)rt_value(in, known, 16);
    const int32_t float_cmp = (int32_t)in->value[1];
    const int32_t set_bf = (int32_t)rt_value(in, known, 0);
    const int32_t bop = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 18);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_f64_a(m, in, known, a_row, 7, 6, 5);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b =
        row_f2f_f64(m, in, known, b_row, 1, 11, 10, 9, 13, 14, 15);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x10005))
            lanes_dset_for(s, pp, a, b, float_cmp, rd_to, result_to,
                not_pp | bop << 1 | set_bf << 3);
        else
            lanes_dset(s, pp, a, b, float_cmp, rd_to, result_to, not_pp | bop << 1 | set_bf << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x10005))
        lanes_dset_2_for(s, pp, a, b, float_cmp, rd_to, not_pp | bop << 1 | set_bf << 3);
    else
        lanes_dset_2(s, pp, a, b, float_cmp, rd_to, not_pp | bop << 1 | set_bf << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_dset)
RT_KNOWN(maxwell_fast_dset, 0, 0x17, 0x10075, .line = {0})
RT_KNOWN(maxwell_fast_dset, 1, 0x17, 0x10075, .line = {[1] = 2}, .value = {[0] = 1})
RT_QUICK_2(maxwell_fast_dset)

/* OPEN GUARD DSETP{FLOAT_CMP}BOP $P[Pu], $P[Pv], SET_NEG_A{SETP_ABS_A}$R[Ra]SETP_ABS_A{REUSE_A},
   F64_B, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_dsetp)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[16];
    const int32_t not_pp = (int32_t)rt_value(in, known, 15);
    const int32_t float_cmp = (int32_t)in->value[0];
    const int32_t bop = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 17);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_f64_a(m, in, known, a_row, 6, 5, 4);
    _Alignas(64) uint64_t b_row[32];
    const uint64_t *const b =
        row_f2f_f64(m, in, known, b_row, 1, 10, 9, 8, 12, 13, 14);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 2);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 3);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x8002))
        lanes_dsetp_for(s, pp, a, b, float_cmp, pu_to, pv_to, not_pp | bop << 1);
    else
        lanes_dsetp(s, pp, a, b, float_cmp, pu_to, pv_to, not_pp | bop << 1);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_dsetp)
RT_KNOWN(maxwell_fast_dsetp, 0, 0x17, 0x8032, .line = {0})
RT_KNOWN(maxwell_fast_dsetp, 1, 0x17, 0x8032, .line = {[1] = 2}, .value = {[5] = 1})
RT_QUICK_2(maxwell_fast_dsetp)

