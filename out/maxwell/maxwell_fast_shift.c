/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_shl_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t shift_w = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r =
            rt_shl_u32(s->r[ra][l],
            (uint64_t)(shift_w ? (int32_t)(b[l] & 0x1f) : (int32_t)rt_min_u32(b[l], 32)));
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_2(lanes_shl,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (s, ra, b, rd_to, result_to, key), 0, 0, 1)

RT_WITHIN void lanes_shl_2_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t shift_w = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r =
            rt_shl_u32(s->r[ra][l],
            (uint64_t)(shift_w ? (int32_t)(b[l] & 0x1f) : (int32_t)rt_min_u32(b[l], 32)));
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_shl_2,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, rd_to, key), 0, 0, 1)

RT_WITHIN void lanes_shr_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t shift_brev = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    const int32_t shift_w = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = shift_brev
            ? s->r[ra][l] >> 31 | (s->r[ra][l] >> 30 & 1) << 1 | (s->r[ra][l] >> 29 & 1) << 2
            | (s->r[ra][l] >> 28 & 1) << 3 | (s->r[ra][l] >> 27 & 1) << 4
            | (s->r[ra][l] >> 26 & 1) << 5 | (s->r[ra][l] >> 25 & 1) << 6
            | (s->r[ra][l] >> 24 & 1) << 7 | (s->r[ra][l] >> 23 & 1) << 8
            | (s->r[ra][l] >> 22 & 1) << 9 | (s->r[ra][l] >> 21 & 1) << 10
            | (s->r[ra][l] >> 20 & 1) << 11 | (s->r[ra][l] >> 19 & 1) << 12
            | (s->r[ra][l] >> 18 & 1) << 13 | (s->r[ra][l] >> 17 & 1) << 14
            | (s->r[ra][l] >> 16 & 1) << 15 | (s->r[ra][l] >> 15 & 1) << 16
            | (s->r[ra][l] >> 14 & 1) << 17 | (s->r[ra][l] >> 13 & 1) << 18
            | (s->r[ra][l] >> 12 & 1) << 19 | (s->r[ra][l] >> 11 & 1) << 20
            | (s->r[ra][l] >> 10 & 1) << 21 | (s->r[ra][l] >> 9 & 1) << 22
            | (s->r[ra][l] >> 8 & 1) << 23 | (s->r[ra][l] >> 7 & 1) << 24
            | (s->r[ra][l] >> 6 & 1) << 25 | (s->r[ra][l] >> 5 & 1) << 26
            | (s->r[ra][l] >> 4 & 1) << 27 | (s->r[ra][l] >> 3 & 1) << 28
            | (s->r[ra][l] >> 2 & 1) << 29 | (s->r[ra][l] >> 1 & 1) << 30 | (s->r[ra][l] & 1) << 31
            : s->r[ra][l];
        const uint32_t r =
            (uint32_t)((signed_2 ? (int64_t)(int32_t)x : x)
            >> (shift_w ? (int32_t)(b[l] & 0x1f) : (int32_t)rt_min_u32(b[l], 32)));
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_3(lanes_shr,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (s, ra, b, rd_to, result_to, key), 0, 0, 2, 1)

RT_WITHIN void lanes_shr_2_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t shift_brev = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    const int32_t shift_w = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = shift_brev
            ? s->r[ra][l] >> 31 | (s->r[ra][l] >> 30 & 1) << 1 | (s->r[ra][l] >> 29 & 1) << 2
            | (s->r[ra][l] >> 28 & 1) << 3 | (s->r[ra][l] >> 27 & 1) << 4
            | (s->r[ra][l] >> 26 & 1) << 5 | (s->r[ra][l] >> 25 & 1) << 6
            | (s->r[ra][l] >> 24 & 1) << 7 | (s->r[ra][l] >> 23 & 1) << 8
            | (s->r[ra][l] >> 22 & 1) << 9 | (s->r[ra][l] >> 21 & 1) << 10
            | (s->r[ra][l] >> 20 & 1) << 11 | (s->r[ra][l] >> 19 & 1) << 12
            | (s->r[ra][l] >> 18 & 1) << 13 | (s->r[ra][l] >> 17 & 1) << 14
            | (s->r[ra][l] >> 16 & 1) << 15 | (s->r[ra][l] >> 15 & 1) << 16
            | (s->r[ra][l] >> 14 & 1) << 17 | (s->r[ra][l] >> 13 & 1) << 18
            | (s->r[ra][l] >> 12 & 1) << 19 | (s->r[ra][l] >> 11 & 1) << 20
            | (s->r[ra][l] >> 10 & 1) << 21 | (s->r[ra][l] >> 9 & 1) << 22
            | (s->r[ra][l] >> 8 & 1) << 23 | (s->r[ra][l] >> 7 & 1) << 24
            | (s->r[ra][l] >> 6 & 1) << 25 | (s->r[ra][l] >> 5 & 1) << 26
            | (s->r[ra][l] >> 4 & 1) << 27 | (s->r[ra][l] >> 3 & 1) << 28
            | (s->r[ra][l] >> 2 & 1) << 29 | (s->r[ra][l] >> 1 & 1) << 30 | (s->r[ra][l] & 1) << 31
            : s->r[ra][l];
        const uint32_t r =
            (uint32_t)((signed_2 ? (int64_t)(int32_t)x : x)
            >> (shift_w ? (int32_t)(b[l] & 0x1f) : (int32_t)rt_min_u32(b[l], 32)));
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_shr_2,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, rd_to, key), 0, 0, 2, 1)

RT_WITHIN void lanes_shf_l_for(const uint32_t *b, struct maxwell_state *s, int32_t ra, int32_t rc,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t shift_shf_type = key & 3;
    const int32_t shift_shf_w = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t t = 0;
        if (shift_shf_type >= 2) {
            const int32_t n = shift_shf_w ? (int32_t)(b[l] & 0x3f) : (int32_t)rt_min_u32(b[l], 64);
            const uint64_t x = s->r[ra][l] | (uint64_t)s->r[rc][l] << 32;
            t = (uint32_t)(rt_shl_u64(x, (uint64_t)n) >> 32);
        } else {
            const int32_t n_2 = shift_shf_w ? (int32_t)(b[l] & 0x1f)
                : (int32_t)rt_min_u32(b[l], 32);
            t = rt_shl_u32(s->r[rc][l], (uint64_t)n_2)
                | rt_shr_u32(s->r[ra][l], (uint64_t)(32 - n_2));
        }
        const uint32_t r = t;
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_4(lanes_shf_l,
    (const uint32_t *b, struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (b, s, ra, rc, rd_to, result_to, key), 0, 0, 3, 2, 4)

RT_WITHIN void lanes_shf_l_2_for(const uint32_t *b, struct maxwell_state *s, int32_t ra,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t shift_shf_type = key & 3;
    const int32_t shift_shf_w = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t t = 0;
        if (shift_shf_type >= 2) {
            const int32_t n = shift_shf_w ? (int32_t)(b[l] & 0x3f) : (int32_t)rt_min_u32(b[l], 64);
            const uint64_t x = s->r[ra][l] | (uint64_t)s->r[rc][l] << 32;
            t = (uint32_t)(rt_shl_u64(x, (uint64_t)n) >> 32);
        } else {
            const int32_t n_2 = shift_shf_w ? (int32_t)(b[l] & 0x1f)
                : (int32_t)rt_min_u32(b[l], 32);
            t = rt_shl_u32(s->r[rc][l], (uint64_t)n_2)
                | rt_shr_u32(s->r[ra][l], (uint64_t)(32 - n_2));
        }
        const uint32_t r = t;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_4(lanes_shf_l_2,
    (const uint32_t *b, struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (b, s, ra, rc, rd_to, key), 0, 0, 3, 2, 4)

RT_WITHIN void lanes_shf_r_for(const uint32_t *b, struct maxwell_state *s, int32_t ra, int32_t rc,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t shift_shf_type = key & 3;
    const int32_t shift_shf_w = key >> 2 & 1;
    const int32_t shift_shf_part = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t t = 0;
        if (shift_shf_type >= 2) {
            const int32_t n = shift_shf_w ? (int32_t)(b[l] & 0x3f) : (int32_t)rt_min_u32(b[l], 64);
            const uint64_t x = s->r[ra][l] | (uint64_t)s->r[rc][l] << 32;
            const uint64_t y =
                (uint64_t)((shift_shf_type == 3 ? (rt_i128)(int64_t)x : (rt_i128)x) >> n);
            t = shift_shf_part ? (uint32_t)(y >> 32) : (uint32_t)y;
        } else {
            const int32_t n_2 = shift_shf_w ? (int32_t)(b[l] & 0x1f)
                : (int32_t)rt_min_u32(b[l], 32);
            const uint32_t right = shift_shf_part ? rt_shr_u32(s->r[rc][l], (uint64_t)n_2)
                : rt_shr_u32(s->r[ra][l], (uint64_t)n_2)
                | rt_shl_u32(s->r[rc][l], (uint64_t)(32 - n_2));
            t = right;
        }
        const uint32_t r = t;
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_4(lanes_shf_r,
    (const uint32_t *b, struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (b, s, ra, rc, rd_to, result_to, key), 0, 0, 3, 2, 4)

RT_WITHIN void lanes_shf_r_2_for(const uint32_t *b, struct maxwell_state *s, int32_t ra,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t shift_shf_type = key & 3;
    const int32_t shift_shf_w = key >> 2 & 1;
    const int32_t shift_shf_part = key >> 3 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t t = 0;
        if (shift_shf_type >= 2) {
            const int32_t n = shift_shf_w ? (int32_t)(b[l] & 0x3f) : (int32_t)rt_min_u32(b[l], 64);
            const uint64_t x = s->r[ra][l] | (uint64_t)s->r[rc][l] << 32;
            const uint64_t y =
                (uint64_t)((shift_shf_type == 3 ? (rt_i128)(int64_t)x : (rt_i128)x) >> n);
            t = shift_shf_part ? (uint32_t)(y >> 32) : (uint32_t)y;
        } else {
            const int32_t n_2 = shift_shf_w ? (int32_t)(b[l] & 0x1f)
                : (int32_t)rt_min_u32(b[l], 32);
            const uint32_t right = shift_shf_part ? rt_shr_u32(s->r[rc][l], (uint64_t)n_2)
                : rt_shr_u32(s->r[ra][l], (uint64_t)n_2)
                | rt_shl_u32(s->r[rc][l], (uint64_t)(32 - n_2));
            t = right;
        }
        const uint32_t r = t;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_4(lanes_shf_r_2,
    (const uint32_t *b, struct maxwell_state *s, int32_t ra, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (b, s, ra, rc, rd_to, key), 0, 0, 3, 2, 4)

RT_WITHIN void lanes_bfe_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t shift_brev = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = shift_brev
            ? s->r[ra][l] >> 31 | (s->r[ra][l] >> 30 & 1) << 1 | (s->r[ra][l] >> 29 & 1) << 2
            | (s->r[ra][l] >> 28 & 1) << 3 | (s->r[ra][l] >> 27 & 1) << 4
            | (s->r[ra][l] >> 26 & 1) << 5 | (s->r[ra][l] >> 25 & 1) << 6
            | (s->r[ra][l] >> 24 & 1) << 7 | (s->r[ra][l] >> 23 & 1) << 8
            | (s->r[ra][l] >> 22 & 1) << 9 | (s->r[ra][l] >> 21 & 1) << 10
            | (s->r[ra][l] >> 20 & 1) << 11 | (s->r[ra][l] >> 19 & 1) << 12
            | (s->r[ra][l] >> 18 & 1) << 13 | (s->r[ra][l] >> 17 & 1) << 14
            | (s->r[ra][l] >> 16 & 1) << 15 | (s->r[ra][l] >> 15 & 1) << 16
            | (s->r[ra][l] >> 14 & 1) << 17 | (s->r[ra][l] >> 13 & 1) << 18
            | (s->r[ra][l] >> 12 & 1) << 19 | (s->r[ra][l] >> 11 & 1) << 20
            | (s->r[ra][l] >> 10 & 1) << 21 | (s->r[ra][l] >> 9 & 1) << 22
            | (s->r[ra][l] >> 8 & 1) << 23 | (s->r[ra][l] >> 7 & 1) << 24
            | (s->r[ra][l] >> 6 & 1) << 25 | (s->r[ra][l] >> 5 & 1) << 26
            | (s->r[ra][l] >> 4 & 1) << 27 | (s->r[ra][l] >> 3 & 1) << 28
            | (s->r[ra][l] >> 2 & 1) << 29 | (s->r[ra][l] >> 1 & 1) << 30 | (s->r[ra][l] & 1) << 31
            : s->r[ra][l];
        const int32_t n = rt_min_i32((int32_t)(b[l] >> 8 & 0xff), 32);
        const uint32_t y =
            (uint32_t)((signed_2 ? (int64_t)(int32_t)x : x)
            >> rt_min_i32((int32_t)(b[l] & 0xff), 32)) & (rt_shl_u32((uint32_t)1, (uint64_t)n) - 1);
        const int32_t sign = n != 0 && signed_2 && (y >> (rt_max_i32(n, 1) - 1) & 1) != 0;
        const uint32_t r = y - (sign ? rt_shl_u32((uint32_t)1, (uint64_t)n) : 0);
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_3(lanes_bfe,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields), (s, ra, b, rd_to, result_to, key), 0, 0, 2, 1)

RT_WITHIN void lanes_bfe_2_for(struct maxwell_state *s, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t shift_brev = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = shift_brev
            ? s->r[ra][l] >> 31 | (s->r[ra][l] >> 30 & 1) << 1 | (s->r[ra][l] >> 29 & 1) << 2
            | (s->r[ra][l] >> 28 & 1) << 3 | (s->r[ra][l] >> 27 & 1) << 4
            | (s->r[ra][l] >> 26 & 1) << 5 | (s->r[ra][l] >> 25 & 1) << 6
            | (s->r[ra][l] >> 24 & 1) << 7 | (s->r[ra][l] >> 23 & 1) << 8
            | (s->r[ra][l] >> 22 & 1) << 9 | (s->r[ra][l] >> 21 & 1) << 10
            | (s->r[ra][l] >> 20 & 1) << 11 | (s->r[ra][l] >> 19 & 1) << 12
            | (s->r[ra][l] >> 18 & 1) << 13 | (s->r[ra][l] >> 17 & 1) << 14
            | (s->r[ra][l] >> 16 & 1) << 15 | (s->r[ra][l] >> 15 & 1) << 16
            | (s->r[ra][l] >> 14 & 1) << 17 | (s->r[ra][l] >> 13 & 1) << 18
            | (s->r[ra][l] >> 12 & 1) << 19 | (s->r[ra][l] >> 11 & 1) << 20
            | (s->r[ra][l] >> 10 & 1) << 21 | (s->r[ra][l] >> 9 & 1) << 22
            | (s->r[ra][l] >> 8 & 1) << 23 | (s->r[ra][l] >> 7 & 1) << 24
            | (s->r[ra][l] >> 6 & 1) << 25 | (s->r[ra][l] >> 5 & 1) << 26
            | (s->r[ra][l] >> 4 & 1) << 27 | (s->r[ra][l] >> 3 & 1) << 28
            | (s->r[ra][l] >> 2 & 1) << 29 | (s->r[ra][l] >> 1 & 1) << 30 | (s->r[ra][l] & 1) << 31
            : s->r[ra][l];
        const int32_t n = rt_min_i32((int32_t)(b[l] >> 8 & 0xff), 32);
        const uint32_t y =
            (uint32_t)((signed_2 ? (int64_t)(int32_t)x : x)
            >> rt_min_i32((int32_t)(b[l] & 0xff), 32)) & (rt_shl_u32((uint32_t)1, (uint64_t)n) - 1);
        const int32_t sign = n != 0 && signed_2 && (y >> (rt_max_i32(n, 1) - 1) & 1) != 0;
        const uint32_t r = y - (sign ? rt_shl_u32((uint32_t)1, (uint64_t)n) : 0);
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_bfe_2,
    (struct maxwell_state *s, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, rd_to, key), 0, 0, 2, 1)

RT_WITHIN void lanes_bfi_b(const uint32_t *b, struct maxwell_state *s, int32_t ra, int32_t rc,
    uint32_t *rd_to, uint8_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = rt_min_i32((int32_t)(b[l] & 0xff), 32);
        const uint32_t m_2 =
            rt_shl_u32(rt_shr_u32(4294967295u,
            (uint64_t)(32 - rt_min_i32((int32_t)(b[l] >> 8 & 0xff), 32))), (uint64_t)at);
        const uint32_t r = (rt_shl_u32(s->r[ra][l], (uint64_t)at) & m_2) | (s->r[rc][l] & ~m_2);
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_WITHIN void lanes_bfi_b_2(const uint32_t *b, struct maxwell_state *s, int32_t ra, int32_t rc,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = rt_min_i32((int32_t)(b[l] & 0xff), 32);
        const uint32_t m_2 =
            rt_shl_u32(rt_shr_u32(4294967295u,
            (uint64_t)(32 - rt_min_i32((int32_t)(b[l] >> 8 & 0xff), 32))), (uint64_t)at);
        const uint32_t r = (rt_shl_u32(s->r[ra][l], (uint64_t)at) & m_2) | (s->r[rc][l] & ~m_2);
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_bfi_c(struct maxwell_state *s, int32_t rc, int32_t ra, uint32_t c,
    uint32_t *rd_to, uint8_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = rt_min_i32((int32_t)(s->r[rc][l] & 0xff), 32);
        const uint32_t m_2 =
            rt_shl_u32(rt_shr_u32(4294967295u,
            (uint64_t)(32 - rt_min_i32((int32_t)(s->r[rc][l] >> 8 & 0xff), 32))), (uint64_t)at);
        const uint32_t r = (rt_shl_u32(s->r[ra][l], (uint64_t)at) & m_2) | (c & ~m_2);
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_WITHIN void lanes_bfi_c_2(struct maxwell_state *s, int32_t rc, int32_t ra, uint32_t c,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t at = rt_min_i32((int32_t)(s->r[rc][l] & 0xff), 32);
        const uint32_t m_2 =
            rt_shl_u32(rt_shr_u32(4294967295u,
            (uint64_t)(32 - rt_min_i32((int32_t)(s->r[rc][l] >> 8 & 0xff), 32))), (uint64_t)at);
        const uint32_t r = (rt_shl_u32(s->r[ra][l], (uint64_t)at) & m_2) | (c & ~m_2);
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_flo_for(const uint32_t *b, uint32_t *rd_to, uint8_t *result_to,
    const int32_t key)
{
    const int32_t signed_2 = key & 1;
    const int32_t shift_sh = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (signed_2 && b[l] >> 31 != 0) ? ~b[l] : b[l];
        const int32_t n = rt_clz((rt_u128)x, 32);
        const uint32_t r = x == 0 ? 4294967295u : (uint32_t)(shift_sh ? n : 31 - n);
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_3(lanes_flo,
    (const uint32_t *b, uint32_t *rd_to, uint8_t *result_to, const int32_t fields),
    (b, rd_to, result_to, key), 0, 0, 1, 2)

RT_WITHIN void lanes_flo_2_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    const int32_t shift_sh = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (signed_2 && b[l] >> 31 != 0) ? ~b[l] : b[l];
        const int32_t n = rt_clz((rt_u128)x, 32);
        const uint32_t r = x == 0 ? 4294967295u : (uint32_t)(shift_sh ? n : 31 - n);
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_flo_2, (const uint32_t *b, uint32_t *rd_to, const int32_t fields), (b, rd_to, key),
    0, 0, 1, 2)

RT_WITHIN void lanes_popc(const uint32_t *b, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = (uint32_t)rt_popcount((rt_u128)b[l]);
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_lea_lo_for(const int64_t *s_2, const uint32_t *b, struct maxwell_state *s,
    uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t shift_lea_x = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t t = s_2[l] + b[l] + (shift_lea_x ? s->cc[l] >> 2 & 1 : 0);
        const int64_t y = (int64_t)(int32_t)(uint32_t)s_2[l] + (int32_t)b[l]
            + (shift_lea_x ? s->cc[l] >> 2 & 1 : 0);
        const uint32_t rd = (uint32_t)t;
        const uint32_t result = (uint32_t)((uint32_t)t == 0 && (!shift_lea_x || s->cc[l] & 1))
            | ((uint32_t)t >> 31 & 1) << 1 | ((uint32_t)(t >> 32) & 1) << 2
            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_lea_lo,
    (const int64_t *s_2, const uint32_t *b, struct maxwell_state *s, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (s_2, b, s, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_lea_lo_2_for(const int64_t *s_2, const uint32_t *b, struct maxwell_state *s,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t shift_lea_x = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t t = s_2[l] + b[l] + (shift_lea_x ? s->cc[l] >> 2 & 1 : 0);
        const uint32_t rd = (uint32_t)t;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_lea_lo_2,
    (const int64_t *s_2, const uint32_t *b, struct maxwell_state *s, uint32_t *rd_to,
    const int32_t fields), (s_2, b, s, rd_to, key), 0, 0)

RT_WITHIN void lanes_lea_hi_for(struct maxwell_state *s, int32_t ra, int32_t shift_lea_hi_shift,
    uint32_t *found_lanes, const int32_t key)
{
    const int32_t shift_lea_hi_neg_a = key & 1;
    uint32_t trapping = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        trapping |= (uint32_t)((shift_lea_hi_neg_a && s->r[ra][l] << shift_lea_hi_shift != 0) != 0)
            << l;
    }
    *found_lanes = trapping;
}

RT_LOOP_1(lanes_lea_hi,
    (struct maxwell_state *s, int32_t ra, int32_t shift_lea_hi_shift, uint32_t *found_lanes,
    const int32_t fields), (s, ra, shift_lea_hi_shift, found_lanes, key), 0, 0)

RT_WITHIN void lanes_lea_hi_2_for(const int64_t *s_2, struct maxwell_state *s, int32_t rb,
    uint32_t *rd_to, uint8_t *pd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t shift_lea_hi_x = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t t = s_2[l] + s->r[rb][l] + (shift_lea_hi_x ? s->cc[l] >> 2 & 1 : 0);
        const int64_t y = (int64_t)(int32_t)(uint32_t)s_2[l] + (int32_t)s->r[rb][l]
            + (shift_lea_hi_x ? s->cc[l] >> 2 & 1 : 0);
        const uint32_t rd = (uint32_t)t;
        const uint32_t pd = (uint32_t)((uint32_t)t != 0);
        const uint32_t result = (uint32_t)((uint32_t)t == 0 && (!shift_lea_hi_x || s->cc[l] & 1))
            | ((uint32_t)t >> 31 & 1) << 1 | ((uint32_t)(t >> 32) & 1) << 2
            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3;
        rd_to[l] = rd;
        pd_to[l] = (uint8_t)pd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_2(lanes_lea_hi_2,
    (const int64_t *s_2, struct maxwell_state *s, int32_t rb, uint32_t *rd_to, uint8_t *pd_to,
    uint8_t *result_to, const int32_t fields), (s_2, s, rb, rd_to, pd_to, result_to, key), 0, 0, 1)

RT_WITHIN void lanes_lea_hi_3_for(const int64_t *s_2, struct maxwell_state *s, int32_t rb,
    uint32_t *rd_to, uint8_t *pd_to, const int32_t key)
{
    const int32_t shift_lea_hi_x = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t t = s_2[l] + s->r[rb][l] + (shift_lea_hi_x ? s->cc[l] >> 2 & 1 : 0);
        const uint32_t rd = (uint32_t)t;
        const uint32_t pd = (uint32_t)((uint32_t)t != 0);
        rd_to[l] = rd;
        pd_to[l] = (uint8_t)pd;
    }
}

RT_LOOP_2(lanes_lea_hi_3,
    (const int64_t *s_2, struct maxwell_state *s, int32_t rb, uint32_t *rd_to, uint8_t *pd_to,
    const int32_t fields), (s_2, s, rb, rd_to, pd_to, key), 0, 0, 1)

RT_WITHIN void lanes_lea_hc_for(const int64_t *s_2, uint32_t b, struct maxwell_state *s,
    uint32_t *rd_to, uint8_t *pd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t shift_lea_hi_const_x = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t t = s_2[l] + b + (shift_lea_hi_const_x ? s->cc[l] >> 2 & 1 : 0);
        const int64_t y = (int64_t)(int32_t)(uint32_t)s_2[l] + (int32_t)b
            + (shift_lea_hi_const_x ? s->cc[l] >> 2 & 1 : 0);
        const uint32_t rd = (uint32_t)t;
        const uint32_t pd = (uint32_t)((uint32_t)t != 0);
        const uint32_t result =
            (uint32_t)((uint32_t)t == 0 && (!shift_lea_hi_const_x || s->cc[l] & 1))
            | ((uint32_t)t >> 31 & 1) << 1 | ((uint32_t)(t >> 32) & 1) << 2
            | (uint32_t)(y < INT32_MIN || y > 2147483647) << 3;
        rd_to[l] = rd;
        pd_to[l] = (uint8_t)pd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_lea_hc,
    (const int64_t *s_2, uint32_t b, struct maxwell_state *s, uint32_t *rd_to, uint8_t *pd_to,
    uint8_t *result_to, const int32_t fields), (s_2, b, s, rd_to, pd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_lea_hc_2_for(const int64_t *s_2, uint32_t b, struct maxwell_state *s,
    uint32_t *rd_to, uint8_t *pd_to, const int32_t key)
{
    const int32_t shift_lea_hi_const_x = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t t = s_2[l] + b + (shift_lea_hi_const_x ? s->cc[l] >> 2 & 1 : 0);
        const uint32_t rd = (uint32_t)t;
        const uint32_t pd = (uint32_t)((uint32_t)t != 0);
        rd_to[l] = rd;
        pd_to[l] = (uint8_t)pd;
    }
}

RT_LOOP_1(lanes_lea_hc_2,
    (const int64_t *s_2, uint32_t b, struct maxwell_state *s, uint32_t *rd_to, uint8_t *pd_to,
    const int32_t fields), (s_2, b, s, rd_to, pd_to, key), 0, 0)

/* OPEN GUARD SHL{W}X $R[Rd]CC, $R[Ra]REUSE_A, SRC_B CTL CLOSE */
RT_BODY(maxwell_fast_shl)
{
    struct maxwell_state *const s = m->state;
    const int32_t x = (int32_t)rt_value(in, known, 1);
    const int32_t cc = (int32_t)rt_value(in, known, 3);
    const int32_t ra = (int32_t)in->value[4];
    const int32_t shift_w = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 6, 8, 9, 10);
    if (!b || x)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x1))
            lanes_shl_for(s, ra, b, rd_to, result_to, shift_w);
        else
            lanes_shl(s, ra, b, rd_to, result_to, shift_w);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1))
        lanes_shl_2_for(s, ra, b, rd_to, shift_w);
    else
        lanes_shl_2(s, ra, b, rd_to, shift_w);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_shl)
RT_KNOWN(maxwell_fast_shl, 0, 0x3, 0xb, .line = {0})
RT_KNOWN(maxwell_fast_shl, 1, 0x3, 0xb, .line = {[0] = 2})
RT_KNOWN(maxwell_fast_shl, 2, 0x3, 0xb, .line = {[0] = 1}, .value = {[0] = 1})
RT_QUICK_3(maxwell_fast_shl)

/* OPEN GUARD SHR{SIGNED}W{SHR_X}BREV $R[Rd]CC, $R[Ra]REUSE_A, SRC_B CTL CLOSE */
RT_BODY(maxwell_fast_shr)
{
    struct maxwell_state *const s = m->state;
    const int32_t shift_shr_x = (int32_t)rt_value(in, known, 2);
    const int32_t cc = (int32_t)rt_value(in, known, 5);
    const int32_t ra = (int32_t)in->value[6];
    const int32_t shift_brev = (int32_t)rt_value(in, known, 3);
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    const int32_t shift_w = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 8, 10, 11, 12);
    if (!b || shift_shr_x)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0xb))
            lanes_shr_for(s, ra, b, rd_to, result_to, shift_brev | signed_2 << 1 | shift_w << 2);
        else
            lanes_shr(s, ra, b, rd_to, result_to, shift_brev | signed_2 << 1 | shift_w << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xb))
        lanes_shr_2_for(s, ra, b, rd_to, shift_brev | signed_2 << 1 | shift_w << 2);
    else
        lanes_shr_2(s, ra, b, rd_to, shift_brev | signed_2 << 1 | shift_w << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_shr)
RT_KNOWN(maxwell_fast_shr, 0, 0x3, 0x2f, .line = {0})
RT_KNOWN(maxwell_fast_shr, 1, 0x3, 0x2f, .line = {[0] = 2}, .value = {[0] = 1})
RT_KNOWN(maxwell_fast_shr, 2, 0x3, 0x2f, .line = {[0] = 2})
RT_KNOWN(maxwell_fast_shr, 3, 0x3, 0x2f, .line = {[0] = 2}, .value = {[3] = 1})
RT_QUICK_4(maxwell_fast_shr)

/* OPEN GUARD SHF.L{SHF_W}SHF_TYPE{SHF_PART} $R[Rd]CC, $R[Ra]REUSE_A, SHF_B, $R[Rc]REUSE_C CTL CLOSE
   */
RT_BODY(maxwell_fast_shf_l)
{
    struct maxwell_state *const s = m->state;
    const int32_t shift_shf_part = (int32_t)rt_value(in, known, 2);
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t shift_shf_type = (int32_t)rt_value(in, known, 1);
    const int32_t shift_shf_w = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[10];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_shf_b(m, in, known, b_row, 0, 7, 9);
    if (!b || shift_shf_part >= 2)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x3))
            lanes_shf_l_for(b, s, ra, rc, rd_to, result_to, shift_shf_type | shift_shf_w << 2);
        else
            lanes_shf_l(b, s, ra, rc, rd_to, result_to, shift_shf_type | shift_shf_w << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_shf_l_2_for(b, s, ra, rc, rd_to, shift_shf_type | shift_shf_w << 2);
    else
        lanes_shf_l_2(b, s, ra, rc, rd_to, shift_shf_type | shift_shf_w << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_shf_l)
RT_KNOWN(maxwell_fast_shf_l, 0, 0x3, 0x17, .line = {0})
RT_KNOWN(maxwell_fast_shf_l, 1, 0x3, 0x17, .value = {[1] = 3})
RT_KNOWN(maxwell_fast_shf_l, 2, 0x3, 0x17, .value = {[1] = 2})
RT_KNOWN(maxwell_fast_shf_l, 3, 0x3, 0x17, .value = {[0] = 1})
RT_KNOWN(maxwell_fast_shf_l, 4, 0x3, 0x17, .line = {[0] = 1}, .value = {[0] = 1})
RT_QUICK_5(maxwell_fast_shf_l)

/* OPEN GUARD SHF.R{SHF_W}SHF_TYPE{SHF_PART} $R[Rd]CC, $R[Ra]REUSE_A, SHF_B, $R[Rc]REUSE_C CTL CLOSE
   */
RT_BODY(maxwell_fast_shf_r)
{
    struct maxwell_state *const s = m->state;
    const int32_t shift_shf_part = (int32_t)rt_value(in, known, 2);
    const int32_t cc = (int32_t)rt_value(in, known, 4);
    const int32_t shift_shf_type = (int32_t)rt_value(in, known, 1);
    const int32_t shift_shf_w = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t rc = (int32_t)in->value[10];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_shf_b(m, in, known, b_row, 0, 7, 9);
    if (!b || shift_shf_part >= 2)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x7))
            lanes_shf_r_for(b, s, ra, rc, rd_to, result_to,
                shift_shf_type | shift_shf_w << 2 | shift_shf_part << 3);
        else
            lanes_shf_r(b, s, ra, rc, rd_to, result_to,
                shift_shf_type | shift_shf_w << 2 | shift_shf_part << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_shf_r_2_for(b, s, ra, rc, rd_to,
            shift_shf_type | shift_shf_w << 2 | shift_shf_part << 3);
    else
        lanes_shf_r_2(b, s, ra, rc, rd_to, shift_shf_type | shift_shf_w << 2 | shift_shf_part << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_shf_r)
RT_KNOWN(maxwell_fast_shf_r, 0, 0x3, 0x17, .line = {0})
RT_KNOWN(maxwell_fast_shf_r, 1, 0x3, 0x17, .line = {[0] = 1}, .value = {[1] = 3})
RT_KNOWN(maxwell_fast_shf_r, 2, 0x3, 0x17, .value = {[1] = 2})
RT_KNOWN(maxwell_fast_shf_r, 3, 0x3, 0x17, .value = {[0] = 1})
RT_QUICK_4(maxwell_fast_shf_r)

/* OPEN GUARD BFE{SIGNED}BREV $R[Rd]CC, $R[Ra]REUSE_A, SRC_B CTL CLOSE */
RT_BODY(maxwell_fast_bfe)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 3);
    const int32_t ra = (int32_t)in->value[4];
    const int32_t shift_brev = (int32_t)rt_value(in, known, 1);
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 6, 8, 9, 10);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x3))
            lanes_bfe_for(s, ra, b, rd_to, result_to, shift_brev | signed_2 << 1);
        else
            lanes_bfe(s, ra, b, rd_to, result_to, shift_brev | signed_2 << 1);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_bfe_2_for(s, ra, b, rd_to, shift_brev | signed_2 << 1);
    else
        lanes_bfe_2(s, ra, b, rd_to, shift_brev | signed_2 << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_bfe)
RT_KNOWN(maxwell_fast_bfe, 0, 0x3, 0xb, .line = {0})
RT_KNOWN(maxwell_fast_bfe, 1, 0x3, 0xb, .line = {[0] = 2}, .value = {[0] = 1})
RT_KNOWN(maxwell_fast_bfe, 2, 0x3, 0xb, .value = {[1] = 1})
RT_KNOWN(maxwell_fast_bfe, 3, 0x3, 0xb, .value = {[0] = 1})
RT_QUICK_4(maxwell_fast_bfe)

/* OPEN GUARD BFI $R[Rd]CC, $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_bfi_b)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 1);
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[9];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 4, 6, 7, 8);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 0);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        lanes_bfi_b(b, s, ra, rc, rd_to, result_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_bfi_b_2(b, s, ra, rc, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_bfi_b)
RT_KNOWN(maxwell_fast_bfi_b, 0, 0x3, 0x2, .line = {0})
RT_KNOWN(maxwell_fast_bfi_b, 1, 0x3, 0x2, .line = {[0] = 2})
RT_KNOWN(maxwell_fast_bfi_b, 2, 0x3, 0x2, .line = {[0] = 2}, .value = {[1] = 1})
RT_QUICK_3(maxwell_fast_bfi_b)

/* OPEN GUARD BFI $R[Rd]CC, $R[Ra]REUSE_A, $R[Rc]REUSE_B, c[C_BANK][C_OFFSET] CTL CLOSE */
RT_BODY(maxwell_fast_bfi_c)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[6];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[7], 14) * 4;
    const int32_t cc = (int32_t)rt_value(in, known, 1);
    const int32_t rc = (int32_t)in->value[4];
    const int32_t ra = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 8);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c;
    c = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 0);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        lanes_bfi_c(s, rc, ra, c, rd_to, result_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_bfi_c_2(s, rc, ra, c, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_bfi_c)
RT_KNOWN(maxwell_fast_bfi_c, 0, 0x2, 0x2, .line = {0})
RT_KNOWN(maxwell_fast_bfi_c, 1, 0x2, 0x2, .value = {[1] = 1})
RT_QUICK_2(maxwell_fast_bfi_c)

/* OPEN GUARD FLO{SIGNED}SH $R[Rd]CC, INVERTED_B CTL CLOSE */
RT_BODY(maxwell_fast_flo)
{
    const int32_t cc = (int32_t)rt_value(in, known, 3);
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    const int32_t shift_sh = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_inverted_b(m, in, known, b_row, 0, 5, 4, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x3))
            lanes_flo_for(b, rd_to, result_to, signed_2 | shift_sh << 1);
        else
            lanes_flo(b, rd_to, result_to, signed_2 | shift_sh << 1);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_flo_2_for(b, rd_to, signed_2 | shift_sh << 1);
    else
        lanes_flo_2(b, rd_to, signed_2 | shift_sh << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_flo)
RT_KNOWN(maxwell_fast_flo, 0, 0x7, 0xb, .line = {0})
RT_KNOWN(maxwell_fast_flo, 1, 0x7, 0xb, .line = {[0] = 1}, .value = {[0] = 1})
RT_KNOWN(maxwell_fast_flo, 2, 0x7, 0xb, .value = {[1] = 1})
RT_QUICK_3(maxwell_fast_flo)

/* OPEN GUARD POPC $R[Rd], INVERTED_B CTL CLOSE */
RT_BODY(maxwell_fast_popc)
{
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_inverted_b(m, in, known, b_row, 0, 2, 1, 4, 5, 6);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_popc(b, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_popc)
RT_KNOWN(maxwell_fast_popc, 0, 0x7, 0x0, .line = {0})
RT_KNOWN(maxwell_fast_popc, 1, 0x7, 0x0, .line = {[0] = 3})
RT_QUICK_2(maxwell_fast_popc)

/* OPEN GUARD LEA{LEA_X} OPT, $R[Rd]CC, LEA_NEG_A$R[Ra]REUSE_A, SRC_B, OPT_NUMBER CTL CLOSE */
RT_BODY(maxwell_fast_lea_lo)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pd = (int32_t)((uint32_t)((uint64_t)word >> 48) & 7);
    const int32_t shift_lea_x = (int32_t)rt_value(in, known, 0);
    const int32_t shift_lea_neg_a = (int32_t)rt_value(in, known, 4);
    const int32_t cc = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int64_t s_row[32];
    const int64_t *const s_2 = row_lea_a(m, in, known, s_row, 5, 4);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 2, 7, 9, 10, 11);
    if (!b || (pd != 7 && 1) || (shift_lea_x && shift_lea_neg_a))
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x1))
            lanes_lea_lo_for(s_2, b, s, rd_to, result_to, shift_lea_x);
        else
            lanes_lea_lo(s_2, b, s, rd_to, result_to, shift_lea_x);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1))
        lanes_lea_lo_2_for(s_2, b, s, rd_to, shift_lea_x);
    else
        lanes_lea_lo_2(s_2, b, s, rd_to, shift_lea_x);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_lea_lo)
RT_KNOWN(maxwell_fast_lea_lo, 0, 0x16, 0x19, .line = {0})
RT_KNOWN(maxwell_fast_lea_lo, 1, 0x16, 0x19, .value = {[4] = 1})
RT_QUICK_2(maxwell_fast_lea_lo)

/* OPEN GUARD LEA.HI{LEA_HI_X} OPT, $R[Rd]CC, LEA_HI_NEG_A$R[Ra]REUSE_A, $R[Rb]REUSE_B,
   $R[Rc]REUSE_C, OPT_NUMBER CTL CLOSE */
RT_BODY(maxwell_fast_lea_hi)
{
    struct maxwell_state *const s = m->state;
    const int32_t shift_lea_hi_x = (int32_t)rt_value(in, known, 0);
    const int32_t shift_lea_hi_neg_a = (int32_t)rt_value(in, known, 4);
    const int32_t ra = (int32_t)in->value[5];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t shift_lea_hi_shift = (int32_t)((uint32_t)((uint64_t)word >> 28) & 0x1f);
    const int32_t cc = (int32_t)rt_value(in, known, 3);
    const int32_t rb = (int32_t)in->value[7];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int64_t s_row[32];
    const int64_t *const s_2 = row_lea_hi_a(m, in, known, s_row, 5, 9, 4);
    if ((shift_lea_hi_x && shift_lea_hi_neg_a))
        return rt_slowly(m, in);
    uint32_t trapping;
    if (rt_knows(known, 0x10))
        lanes_lea_hi_for(s, ra, shift_lea_hi_shift, &trapping, shift_lea_hi_neg_a);
    else
        lanes_lea_hi(s, ra, shift_lea_hi_shift, &trapping, shift_lea_hi_neg_a);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t pd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const pd_place = place_p_3(m, in);
        uint8_t *const pd_to = rt_into8(m, whole, pd_place, pd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x1))
            lanes_lea_hi_2_for(s_2, s, rb, rd_to, pd_to, result_to, shift_lea_hi_x);
        else
            lanes_lea_hi_2(s_2, s, rb, rd_to, pd_to, result_to, shift_lea_hi_x);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, pd_place, pd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t pd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const pd_place = place_p_3(m, in);
    uint8_t *const pd_to = rt_into8(m, whole, pd_place, pd_new);
    if (rt_knows(known, 0x1))
        lanes_lea_hi_3_for(s_2, s, rb, rd_to, pd_to, shift_lea_hi_x);
    else
        lanes_lea_hi_3(s_2, s, rb, rd_to, pd_to, shift_lea_hi_x);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, pd_place, pd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_lea_hi)
RT_KNOWN(maxwell_fast_lea_hi, 0, 0xa, 0x19, .line = {0})
RT_KNOWN(maxwell_fast_lea_hi, 1, 0xa, 0x19, .value = {[0] = 1})
RT_QUICK_2(maxwell_fast_lea_hi)

/* OPEN GUARD LEA.HI{LEA_HI_CONST_X} OPT, $R[Rd]CC, LEA_HI_CONST_NEG_A$R[Ra]REUSE_A,
   c[C_BANK][C_OFFSET], $R[Rc]REUSE_C, OPT_NUMBER CTL CLOSE */
RT_BODY(maxwell_fast_lea_hc)
{
    struct maxwell_state *const s = m->state;
    const int32_t c_bank = (int32_t)in->value[7];
    const int32_t c_offset = rt_sext_32((uint32_t)in->value[8], 14) * 4;
    const int32_t shift_lea_hi_const_x = (int32_t)rt_value(in, known, 0);
    const int32_t shift_lea_hi_const_neg_a = (int32_t)rt_value(in, known, 4);
    const int32_t ra = (int32_t)in->value[5];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t shift_lea_hi_const_shift = (int32_t)((uint32_t)((uint64_t)word >> 51) & 0x1f);
    const int32_t cc = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 12);
    run &= hold;
    _Alignas(64) int64_t s_row[32];
    const int64_t *const s_2 = row_lea_hi_const_a(m, in, known, s_row, 5, 9, 4);
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t b;
    b = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(c_bank * 65536 + (c_offset & 0xffff)), 4);
    if (m->trap.kind)
        return rt_slowly(m, in);
    if ((shift_lea_hi_const_x && shift_lea_hi_const_neg_a))
        return rt_slowly(m, in);
    uint32_t trapping;
    if (rt_knows(known, 0x10))
        lanes_lea_hi_for(s, ra, shift_lea_hi_const_shift, &trapping, shift_lea_hi_const_neg_a);
    else
        lanes_lea_hi(s, ra, shift_lea_hi_const_shift, &trapping, shift_lea_hi_const_neg_a);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t pd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const pd_place = place_p_3(m, in);
        uint8_t *const pd_to = rt_into8(m, whole, pd_place, pd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x1))
            lanes_lea_hc_for(s_2, b, s, rd_to, pd_to, result_to, shift_lea_hi_const_x);
        else
            lanes_lea_hc(s_2, b, s, rd_to, pd_to, result_to, shift_lea_hi_const_x);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, pd_place, pd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t pd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const pd_place = place_p_3(m, in);
    uint8_t *const pd_to = rt_into8(m, whole, pd_place, pd_new);
    if (rt_knows(known, 0x1))
        lanes_lea_hc_2_for(s_2, b, s, rd_to, pd_to, shift_lea_hi_const_x);
    else
        lanes_lea_hc_2(s_2, b, s, rd_to, pd_to, shift_lea_hi_const_x);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, pd_place, pd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_lea_hc)
RT_KNOWN(maxwell_fast_lea_hc, 0, 0x12, 0x19, .line = {0})
RT_QUICK_1(maxwell_fast_lea_hc)

