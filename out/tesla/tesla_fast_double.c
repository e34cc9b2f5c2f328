/* Generated from the description tesla by gen/emit/fast. Do not edit. */
#include "tesla_fast.h"

RT_WITHIN void lanes_dfma_for(struct tesla_state *s, int32_t lsrc, int32_t lsrc2, int32_t lsrc3,
    uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t lneg1 = key & 1;
    const int32_t lneg2 = key >> 1 & 1;
    const int32_t drnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t b = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
        const uint64_t c = s->r[lsrc3][l] | (uint64_t)s->r[lsrc3 + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : a ^ (uint64_t)lneg1 << 63;
        const uint64_t y = rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000) : b;
        const uint64_t z = rt_f64_is_nan(c) ? c | INT64_C(0x8000000000000)
            : c ^ (uint64_t)lneg2 << 63;
        const uint64_t t = rt_f64_is_nan(x) ? x : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(z) ? z : t;
        const uint64_t r =
            rt_float_mul_add(RT_F64, x, y, z, RT_EXACT, (uint32_t)drnd, RT_KEEP,
            rt_f64_is_nan(y) ? y : t_2);
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_dfma,
    (struct tesla_state *s, int32_t lsrc, int32_t lsrc2, int32_t lsrc3, uint32_t *ldst_to,
    uint32_t *result_to, uint8_t *cd_to, const int32_t fields),
    (s, lsrc, lsrc2, lsrc3, ldst_to, result_to, cd_to, key), 12)

RT_WITHIN void lanes_dfma_2_for(struct tesla_state *s, int32_t lsrc, int32_t lsrc2, int32_t lsrc3,
    uint32_t *ldst_to, uint32_t *result_to, const int32_t key)
{
    const int32_t lneg1 = key & 1;
    const int32_t lneg2 = key >> 1 & 1;
    const int32_t drnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t b = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
        const uint64_t c = s->r[lsrc3][l] | (uint64_t)s->r[lsrc3 + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : a ^ (uint64_t)lneg1 << 63;
        const uint64_t y = rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000) : b;
        const uint64_t z = rt_f64_is_nan(c) ? c | INT64_C(0x8000000000000)
            : c ^ (uint64_t)lneg2 << 63;
        const uint64_t t = rt_f64_is_nan(x) ? x : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(z) ? z : t;
        const uint64_t r =
            rt_float_mul_add(RT_F64, x, y, z, RT_EXACT, (uint32_t)drnd, RT_KEEP,
            rt_f64_is_nan(y) ? y : t_2);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_dfma_2,
    (struct tesla_state *s, int32_t lsrc, int32_t lsrc2, int32_t lsrc3, uint32_t *ldst_to,
    uint32_t *result_to, const int32_t fields), (s, lsrc, lsrc2, lsrc3, ldst_to, result_to, key),
    12, 0)

RT_WITHIN void lanes_dadd_for(struct tesla_state *s, int32_t lsrc, int32_t lsrc3,
    uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t lneg1 = key & 1;
    const int32_t lneg2 = key >> 1 & 1;
    const int32_t darnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t b = s->r[lsrc3][l] | (uint64_t)s->r[lsrc3 + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : a ^ (uint64_t)lneg1 << 63;
        const uint64_t y = rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000)
            : b ^ (uint64_t)lneg2 << 63;
        const uint64_t t = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(x) ? x : t;
        const uint64_t r = rt_f64_add(x, y, (uint32_t)darnd, RT_KEEP, rt_f64_is_nan(y) ? y : t_2);
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_dadd,
    (struct tesla_state *s, int32_t lsrc, int32_t lsrc3, uint32_t *ldst_to, uint32_t *result_to,
    uint8_t *cd_to, const int32_t fields), (s, lsrc, lsrc3, ldst_to, result_to, cd_to, key), 12)

RT_WITHIN void lanes_dadd_2_for(struct tesla_state *s, int32_t lsrc, int32_t lsrc3,
    uint32_t *ldst_to, uint32_t *result_to, const int32_t key)
{
    const int32_t lneg1 = key & 1;
    const int32_t lneg2 = key >> 1 & 1;
    const int32_t darnd = key >> 2 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t b = s->r[lsrc3][l] | (uint64_t)s->r[lsrc3 + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : a ^ (uint64_t)lneg1 << 63;
        const uint64_t y = rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000)
            : b ^ (uint64_t)lneg2 << 63;
        const uint64_t t = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(x) ? x : t;
        const uint64_t r = rt_f64_add(x, y, (uint32_t)darnd, RT_KEEP, rt_f64_is_nan(y) ? y : t_2);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_dadd_2,
    (struct tesla_state *s, int32_t lsrc, int32_t lsrc3, uint32_t *ldst_to, uint32_t *result_to,
    const int32_t fields), (s, lsrc, lsrc3, ldst_to, result_to, key), 12, 0)

RT_WITHIN void lanes_dmul_for(struct tesla_state *s, int32_t lsrc, int32_t lsrc2,
    uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t lneg1 = key & 1;
    const int32_t crnd = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t b = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : a ^ (uint64_t)lneg1 << 63;
        const uint64_t y = rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000) : b;
        const uint64_t t = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(x) ? x : t;
        const uint64_t r = rt_f64_mul(x, y, (uint32_t)crnd, RT_KEEP, rt_f64_is_nan(y) ? y : t_2);
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_dmul,
    (struct tesla_state *s, int32_t lsrc, int32_t lsrc2, uint32_t *ldst_to, uint32_t *result_to,
    uint8_t *cd_to, const int32_t fields), (s, lsrc, lsrc2, ldst_to, result_to, cd_to, key), 6)

RT_WITHIN void lanes_dmul_2_for(struct tesla_state *s, int32_t lsrc, int32_t lsrc2,
    uint32_t *ldst_to, uint32_t *result_to, const int32_t key)
{
    const int32_t lneg1 = key & 1;
    const int32_t crnd = key >> 1 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t b = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : a ^ (uint64_t)lneg1 << 63;
        const uint64_t y = rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000) : b;
        const uint64_t t = rt_f64_is_nan(0) ? 0 : UINT64_C(18444492273895866368);
        const uint64_t t_2 = rt_f64_is_nan(x) ? x : t;
        const uint64_t r = rt_f64_mul(x, y, (uint32_t)crnd, RT_KEEP, rt_f64_is_nan(y) ? y : t_2);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_dmul_2,
    (struct tesla_state *s, int32_t lsrc, int32_t lsrc2, uint32_t *ldst_to, uint32_t *result_to,
    const int32_t fields), (s, lsrc, lsrc2, ldst_to, result_to, key), 6, 0)

RT_WITHIN void lanes_dminmax_min_for(struct tesla_state *s, int32_t lsrc, int32_t lsrc2,
    uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    const int32_t labs2 = key >> 2 & 1;
    const int32_t lneg2 = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t b = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)lneg1 << 63;
        const uint64_t y = rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000)
            : (labs2 ? b & INT64_C(0x7fffffffffffffff) : b) ^ (uint64_t)lneg2 << 63;
        const uint64_t r = rt_float_min(RT_F64, x, y, RT_KEEP, y);
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_dminmax_min,
    (struct tesla_state *s, int32_t lsrc, int32_t lsrc2, uint32_t *ldst_to, uint32_t *result_to,
    uint8_t *cd_to, const int32_t fields), (s, lsrc, lsrc2, ldst_to, result_to, cd_to, key), 0)

RT_WITHIN void lanes_dminmax_min_2_for(struct tesla_state *s, int32_t lsrc, int32_t lsrc2,
    uint32_t *ldst_to, uint32_t *result_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    const int32_t labs2 = key >> 2 & 1;
    const int32_t lneg2 = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t b = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)lneg1 << 63;
        const uint64_t y = rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000)
            : (labs2 ? b & INT64_C(0x7fffffffffffffff) : b) ^ (uint64_t)lneg2 << 63;
        const uint64_t r = rt_float_min(RT_F64, x, y, RT_KEEP, y);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_dminmax_min_2,
    (struct tesla_state *s, int32_t lsrc, int32_t lsrc2, uint32_t *ldst_to, uint32_t *result_to,
    const int32_t fields), (s, lsrc, lsrc2, ldst_to, result_to, key), 0, 0)

RT_WITHIN void lanes_dminmax_max_for(struct tesla_state *s, int32_t lsrc, int32_t lsrc2,
    uint32_t *ldst_to, uint32_t *result_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    const int32_t labs2 = key >> 2 & 1;
    const int32_t lneg2 = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t b = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)lneg1 << 63;
        const uint64_t y = rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000)
            : (labs2 ? b & INT64_C(0x7fffffffffffffff) : b) ^ (uint64_t)lneg2 << 63;
        const uint64_t r = rt_float_max(RT_F64, x, y, RT_KEEP, y);
        const int32_t k = rt_float_compare(RT_F64, r, 0, RT_KEEP);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        const uint32_t cd = (uint32_t)(((k & 0xa) != 0) | ((k & 9) != 0) << 1);
        ldst_to[l] = ldst;
        result_to[l] = result;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_dminmax_max,
    (struct tesla_state *s, int32_t lsrc, int32_t lsrc2, uint32_t *ldst_to, uint32_t *result_to,
    uint8_t *cd_to, const int32_t fields), (s, lsrc, lsrc2, ldst_to, result_to, cd_to, key), 0)

RT_WITHIN void lanes_dminmax_max_2_for(struct tesla_state *s, int32_t lsrc, int32_t lsrc2,
    uint32_t *ldst_to, uint32_t *result_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    const int32_t labs2 = key >> 2 & 1;
    const int32_t lneg2 = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t b = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
        const uint64_t x = rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)lneg1 << 63;
        const uint64_t y = rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000)
            : (labs2 ? b & INT64_C(0x7fffffffffffffff) : b) ^ (uint64_t)lneg2 << 63;
        const uint64_t r = rt_float_max(RT_F64, x, y, RT_KEEP, y);
        const uint32_t ldst = (uint32_t)r;
        const uint32_t result = (uint32_t)(r >> 32);
        ldst_to[l] = ldst;
        result_to[l] = result;
    }
}

RT_LOOP_1(lanes_dminmax_max_2,
    (struct tesla_state *s, int32_t lsrc, int32_t lsrc2, uint32_t *ldst_to, uint32_t *result_to,
    const int32_t fields), (s, lsrc, lsrc2, ldst_to, result_to, key), 0, 0)

RT_WITHIN void lanes_dset_for(struct tesla_state *s, int32_t lsrc, int32_t lsrc2, int32_t fcompare,
    uint32_t *d_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    const int32_t labs2 = key >> 2 & 1;
    const int32_t lneg2 = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t b = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
        const int32_t k =
            rt_float_compare(RT_F64,
            rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)lneg1 << 63,
            rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000)
            : (labs2 ? b & INT64_C(0x7fffffffffffffff) : b) ^ (uint64_t)lneg2 << 63, RT_KEEP);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_dset,
    (struct tesla_state *s, int32_t lsrc, int32_t lsrc2, int32_t fcompare, uint32_t *d_to,
    uint8_t *cd_to, const int32_t fields), (s, lsrc, lsrc2, fcompare, d_to, cd_to, key), 0)

RT_WITHIN void lanes_dset_2_for(struct tesla_state *s, int32_t lsrc, int32_t lsrc2,
    int32_t fcompare, uint32_t *d_to, const int32_t key)
{
    const int32_t labs1 = key & 1;
    const int32_t lneg1 = key >> 1 & 1;
    const int32_t labs2 = key >> 2 & 1;
    const int32_t lneg2 = key >> 3 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t a = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
        const uint64_t b = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
        const int32_t k =
            rt_float_compare(RT_F64,
            rt_f64_is_nan(a) ? a | INT64_C(0x8000000000000)
            : (labs1 ? a & INT64_C(0x7fffffffffffffff) : a) ^ (uint64_t)lneg1 << 63,
            rt_f64_is_nan(b) ? b | INT64_C(0x8000000000000)
            : (labs2 ? b & INT64_C(0x7fffffffffffffff) : b) ^ (uint64_t)lneg2 << 63, RT_KEEP);
        const uint32_t r = (k & fcompare) != 0 ? 4294967295u : 0;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_dset_2,
    (struct tesla_state *s, int32_t lsrc, int32_t lsrc2, int32_t fcompare, uint32_t *d_to,
    const int32_t fields), (s, lsrc, lsrc2, fcompare, d_to, key), 0, 0)

/* MARK GUARD fma DRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d LNEG2 $r[LSRC3]d */
RT_BODY(tesla_fast_dfma)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t drnd = (int32_t)rt_value(in, known, 0);
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t lsrc2 = (int32_t)in->value[5];
    const int32_t lsrc3 = (int32_t)in->value[7];
    const int32_t lneg1 = (int32_t)rt_value(in, known, 3);
    const int32_t lneg2 = (int32_t)rt_value(in, known, 6);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 5, 9, 10);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 2);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 2);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 1);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_dfma(s, lsrc, lsrc2, lsrc3, ldst_to, result_to, cd_to,
            lneg1 | lneg2 << 1 | drnd << 2);
    } else {
        if (rt_knows(known, 0x49))
            lanes_dfma_2_for(s, lsrc, lsrc2, lsrc3, ldst_to, result_to,
                lneg1 | lneg2 << 1 | drnd << 2);
        else
            lanes_dfma_2(s, lsrc, lsrc2, lsrc3, ldst_to, result_to, lneg1 | lneg2 << 1 | drnd << 2);
    }
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_dfma)
RT_KNOWN(tesla_fast_dfma, 0, 0x21, 0x149, .line = {0})
RT_KNOWN(tesla_fast_dfma, 1, 0x21, 0x149, .value = {[0] = 2, [3] = 1, [6] = 1})
RT_QUICK_2(tesla_fast_dfma)

/* MARK GUARD add DARND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d LNEG2 $r[LSRC3]d */
RT_BODY(tesla_fast_dadd)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 7);
    const int32_t darnd = (int32_t)rt_value(in, known, 0);
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t lsrc3 = (int32_t)in->value[6];
    const int32_t lneg1 = (int32_t)rt_value(in, known, 3);
    const int32_t lneg2 = (int32_t)rt_value(in, known, 5);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 8, 9);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 2);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 2);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 1);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_dadd(s, lsrc, lsrc3, ldst_to, result_to, cd_to, lneg1 | lneg2 << 1 | darnd << 2);
    } else {
        if (rt_knows(known, 0x29))
            lanes_dadd_2_for(s, lsrc, lsrc3, ldst_to, result_to, lneg1 | lneg2 << 1 | darnd << 2);
        else
            lanes_dadd_2(s, lsrc, lsrc3, ldst_to, result_to, lneg1 | lneg2 << 1 | darnd << 2);
    }
    const int status = once ? for_warp(m, in, 7) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_dadd)
RT_KNOWN(tesla_fast_dadd, 0, 0x11, 0xa9, .line = {0})
RT_QUICK_1(tesla_fast_dadd)

/* MARK GUARD mul CRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d */
RT_BODY(tesla_fast_dmul)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 6);
    const int32_t crnd = (int32_t)rt_value(in, known, 0);
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t lsrc2 = (int32_t)in->value[5];
    const int32_t lneg1 = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 7, 8);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 2);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 2);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 1);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_dmul(s, lsrc, lsrc2, ldst_to, result_to, cd_to, lneg1 | crnd << 1);
    } else {
        if (rt_knows(known, 0x9))
            lanes_dmul_2_for(s, lsrc, lsrc2, ldst_to, result_to, lneg1 | crnd << 1);
        else
            lanes_dmul_2(s, lsrc, lsrc2, ldst_to, result_to, lneg1 | crnd << 1);
    }
    const int status = once ? for_warp(m, in, 6) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_dmul)
RT_KNOWN(tesla_fast_dmul, 0, 0x11, 0x49, .line = {0})
RT_QUICK_1(tesla_fast_dmul)

/* MARK GUARD min f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
RT_BODY(tesla_fast_dminmax_min)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t lsrc2 = (int32_t)in->value[7];
    const int32_t labs1 = (int32_t)rt_value(in, known, 3);
    const int32_t lneg1 = (int32_t)rt_value(in, known, 2);
    const int32_t labs2 = (int32_t)rt_value(in, known, 6);
    const int32_t lneg2 = (int32_t)rt_value(in, known, 5);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 9, 10);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 1);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 1);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_dminmax_min(s, lsrc, lsrc2, ldst_to, result_to, cd_to,
            labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
    } else {
        if (rt_knows(known, 0x6c))
            lanes_dminmax_min_2_for(s, lsrc, lsrc2, ldst_to, result_to,
                labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
        else
            lanes_dminmax_min_2(s, lsrc, lsrc2, ldst_to, result_to,
                labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
    }
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_dminmax_min)
RT_KNOWN(tesla_fast_dminmax_min, 0, 0x11, 0x16c, .line = {0})
RT_QUICK_1(tesla_fast_dminmax_min)

/* MARK GUARD max f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
RT_BODY(tesla_fast_dminmax_max)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t lsrc = (int32_t)in->value[4];
    const int32_t lsrc2 = (int32_t)in->value[7];
    const int32_t labs1 = (int32_t)rt_value(in, known, 3);
    const int32_t lneg1 = (int32_t)rt_value(in, known, 2);
    const int32_t labs2 = (int32_t)rt_value(in, known, 6);
    const int32_t lneg2 = (int32_t)rt_value(in, known, 5);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 9, 10);
    run &= hold;
    _Alignas(64) uint32_t ldst_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const ldst_place = place_r(m, in, 1);
    uint32_t *const ldst_to = rt_into32(m, whole, ldst_place, ldst_new);
    uint32_t *const result_place = place_r_2(m, in, 1);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_dminmax_max(s, lsrc, lsrc2, ldst_to, result_to, cd_to,
            labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
    } else {
        if (rt_knows(known, 0x6c))
            lanes_dminmax_max_2_for(s, lsrc, lsrc2, ldst_to, result_to,
                labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
        else
            lanes_dminmax_max_2(s, lsrc, lsrc2, ldst_to, result_to,
                labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
    }
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(whole, ldst_place, ldst_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_dminmax_max)
RT_KNOWN(tesla_fast_dminmax_max, 0, 0x11, 0x16c, .line = {0})
RT_QUICK_1(tesla_fast_dminmax_max)

/* MARK GUARD set MCDST LL_DST FCOMPARE f64 LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d */
RT_BODY(tesla_fast_dset)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const int32_t lsrc = (int32_t)in->value[6];
    const int32_t lsrc2 = (int32_t)in->value[9];
    const int32_t labs1 = (int32_t)rt_value(in, known, 5);
    const int32_t lneg1 = (int32_t)rt_value(in, known, 4);
    const int32_t labs2 = (int32_t)rt_value(in, known, 8);
    const int32_t lneg2 = (int32_t)rt_value(in, known, 7);
    const int32_t fcompare = (int32_t)in->value[3];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 11, 12);
    run &= hold;
    if (rt_taken(in, known, 1) == 1)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_dset(s, lsrc, lsrc2, fcompare, d_to, cd_to,
            labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
    } else {
        if (rt_knows(known, 0x1b0))
            lanes_dset_2_for(s, lsrc, lsrc2, fcompare, d_to,
                labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
        else
            lanes_dset_2(s, lsrc, lsrc2, fcompare, d_to,
                labs1 | lneg1 << 1 | labs2 << 2 | lneg2 << 3);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_dset)
RT_KNOWN(tesla_fast_dset, 0, 0x13, 0x5b0, .line = {0})
RT_QUICK_1(tesla_fast_dset)

