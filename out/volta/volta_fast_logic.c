/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN void lanes_lop3_for(struct volta_state *s, int32_t pp, int32_t ra, const uint32_t *b,
    int32_t rc, uint32_t *rd_to, uint8_t *p_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t lut = key >> 1 & 255;
    const int32_t pand = key >> 9 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t r = rt_lut3((uint32_t)lut, s->r[ra][l], b[l], s->r[rc][l]);
        const uint32_t rd = r;
        const uint32_t p = (uint32_t)(pand ? (r != 0 && q) : r != 0 || q);
        rd_to[l] = rd;
        p_to[l] = (uint8_t)p;
    }
}

RT_LOOP_0(lanes_lop3,
    (struct volta_state *s, int32_t pp, int32_t ra, const uint32_t *b, int32_t rc, uint32_t *rd_to,
    uint8_t *p_to, const int32_t fields), (s, pp, ra, b, rc, rd_to, p_to, key), 0)

RT_WITHIN void lanes_lop3_2_for(struct volta_state *s, int32_t ra, const uint32_t *b, int32_t rc,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t lut = key & 255;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_lut3((uint32_t)lut, s->r[ra][l], b[l], s->r[rc][l]);
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_7(lanes_lop3_2,
    (struct volta_state *s, int32_t ra, const uint32_t *b, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (s, ra, b, rc, rd_to, key), 0, 0, 192, 252, 60, 48, 150, 232)

RT_WITHIN void lanes_shf_b_for(const uint32_t *b, struct volta_state *s, int32_t rc, int32_t ra,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t shift_type = key & 3;
    const int32_t w = key >> 2 & 1;
    const int32_t shift_dir = key >> 3 & 1;
    const int32_t hi = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        uint32_t result_2 = 0;
        uint32_t t = 0;
        const uint32_t by = b[l];
        const uint32_t high = s->r[rc][l];
        if (shift_type >= 2) {
            const int32_t n = w ? (int32_t)(by & 0x1f) : (int32_t)rt_min_u32(by, 32);
            if (!shift_dir) {
                result = hi ? rt_shl_u32(high, (uint64_t)n)
                    | rt_shr_u32(s->r[ra][l], (uint64_t)(32 - n))
                    : rt_shl_u32(s->r[ra][l], (uint64_t)n);
            } else if (!hi) {
                result = rt_shr_u32(s->r[ra][l], (uint64_t)n)
                    | rt_shl_u32(high, (uint64_t)(32 - n));
            } else {
                result = shift_type & 1 ? rt_shr_u32(high, (uint64_t)n)
                    : (uint32_t)rt_shr_i32((int32_t)high, (uint64_t)n);
            }
            t = result;
        } else {
            const int32_t n_2 = w ? (int32_t)(by & 0x3f) : (int32_t)rt_min_u32(by, 64);
            const uint64_t x = s->r[ra][l] | (uint64_t)high << 32;
            const uint64_t left = rt_shl_u64(x, (uint64_t)n_2);
            const uint64_t arithmetic = (uint64_t)rt_shr_i64((int64_t)x, (uint64_t)n_2);
            const uint64_t logical = rt_shr_u64(x, (uint64_t)n_2);
            const uint64_t y = !shift_dir ? left : shift_type ? logical : arithmetic;
            if (hi) {
                result_2 = (uint32_t)(y >> 32);
            } else {
                result_2 = (uint32_t)y;
            }
            t = result_2;
        }
        const uint32_t rd = t;
        rd_to[l] = rd;
    }
}

RT_LOOP_5(lanes_shf_b,
    (const uint32_t *b, struct volta_state *s, int32_t rc, int32_t ra, uint32_t *rd_to,
    const int32_t fields), (b, s, rc, ra, rd_to, key), 0, 0, 27, 3, 23, 8)

RT_WITHIN void lanes_shf_c_for(struct volta_state *s, int32_t rc, uint32_t c, int32_t ra,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t shift_type = key & 3;
    const int32_t w = key >> 2 & 1;
    const int32_t shift_dir = key >> 3 & 1;
    const int32_t hi = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t result = 0;
        uint32_t result_2 = 0;
        uint32_t t = 0;
        const uint32_t by = s->r[rc][l];
        const uint32_t high = c;
        if (shift_type >= 2) {
            const int32_t n = w ? (int32_t)(by & 0x1f) : (int32_t)rt_min_u32(by, 32);
            if (!shift_dir) {
                result = hi ? rt_shl_u32(high, (uint64_t)n)
                    | rt_shr_u32(s->r[ra][l], (uint64_t)(32 - n))
                    : rt_shl_u32(s->r[ra][l], (uint64_t)n);
            } else if (!hi) {
                result = rt_shr_u32(s->r[ra][l], (uint64_t)n)
                    | rt_shl_u32(high, (uint64_t)(32 - n));
            } else {
                result = shift_type & 1 ? rt_shr_u32(high, (uint64_t)n)
                    : (uint32_t)rt_shr_i32((int32_t)high, (uint64_t)n);
            }
            t = result;
        } else {
            const int32_t n_2 = w ? (int32_t)(by & 0x3f) : (int32_t)rt_min_u32(by, 64);
            const uint64_t x = s->r[ra][l] | (uint64_t)high << 32;
            const uint64_t left = rt_shl_u64(x, (uint64_t)n_2);
            const uint64_t arithmetic = (uint64_t)rt_shr_i64((int64_t)x, (uint64_t)n_2);
            const uint64_t logical = rt_shr_u64(x, (uint64_t)n_2);
            const uint64_t y = !shift_dir ? left : shift_type ? logical : arithmetic;
            if (hi) {
                result_2 = (uint32_t)(y >> 32);
            } else {
                result_2 = (uint32_t)y;
            }
            t = result_2;
        }
        const uint32_t rd = t;
        rd_to[l] = rd;
    }
}

RT_LOOP_5(lanes_shf_c,
    (struct volta_state *s, int32_t rc, uint32_t c, int32_t ra, uint32_t *rd_to,
    const int32_t fields), (s, rc, c, ra, rd_to, key), 0, 0, 27, 3, 23, 8)

RT_WITHIN void lanes_prmt_b(struct volta_state *s, int32_t ra, int32_t rc, const uint32_t *b_2,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[ra][l] | (uint64_t)s->r[rc][l] << 32;
        const uint32_t b = b_2[l];
        const uint32_t rd =
            (uint32_t)((b & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b & 0xf & 7)) & 0xff))
            | (uint32_t)((b >> 4 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b >> 4 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b >> 4 & 0xf & 7)) & 0xff)) << 8
            | (uint32_t)((b >> 8 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b >> 8 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b >> 8 & 0xf & 7)) & 0xff)) << 16
            | (uint32_t)((b >> 12 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b >> 12 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b >> 12 & 0xf & 7)) & 0xff)) << 24;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_prmt_b_2_for(struct volta_state *s, int32_t ra, int32_t rc,
    const uint32_t *b_2, uint32_t *rd_to, const int32_t key)
{
    const int32_t logic_prmt_mode = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[ra][l] | (uint64_t)s->r[rc][l] << 32;
        const uint32_t s_2 = b_2[l] & 3;
        const uint32_t rd =
            ((uint32_t)x
            >> 8 * (logic_prmt_mode == 0 ? 0 : logic_prmt_mode == 1 ? (int32_t)s_2
            : logic_prmt_mode == 2 ? (int32_t)(s_2 & 7) : logic_prmt_mode == 3 ? (int32_t)s_2
            : logic_prmt_mode == 4 ? rt_max_i32((int32_t)s_2, 0) : logic_prmt_mode == 5 ? 0
            : logic_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1)) : 0) & 0xff)
            | ((uint32_t)(x
            >> 8 * (logic_prmt_mode == 0 ? 0 : logic_prmt_mode == 1 ? (int32_t)(s_2 + 1)
            : logic_prmt_mode == 2 ? ((int32_t)s_2 - 1) & 7 : logic_prmt_mode == 3 ? (int32_t)s_2
            : logic_prmt_mode == 4 ? rt_max_i32((int32_t)s_2, 1) : logic_prmt_mode == 5
            ? rt_min_i32((int32_t)s_2, 1) : logic_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1) + 1)
            : 0)) & 0xff) << 8
            | ((uint32_t)(x
            >> 8 * (logic_prmt_mode == 0 ? 0 : logic_prmt_mode == 1 ? (int32_t)(s_2 + 2)
            : logic_prmt_mode == 2 ? ((int32_t)s_2 - 2) & 7 : logic_prmt_mode == 3 ? (int32_t)s_2
            : logic_prmt_mode == 4 ? rt_max_i32((int32_t)s_2, 2) : logic_prmt_mode == 5
            ? rt_min_i32((int32_t)s_2, 2) : logic_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1)) : 0))
            & 0xff) << 16
            | ((uint32_t)(x
            >> 8 * (logic_prmt_mode == 0 ? 0 : logic_prmt_mode == 1 ? (int32_t)(s_2 + 3)
            : logic_prmt_mode == 2 ? ((int32_t)s_2 - 3) & 7 : logic_prmt_mode == 3 ? (int32_t)s_2
            : logic_prmt_mode == 4 ? 3 : logic_prmt_mode == 5 ? rt_min_i32((int32_t)s_2, 3)
            : logic_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1) + 1) : 0)) & 0xff) << 24;
        rd_to[l] = rd;
    }
}

RT_LOOP_7(lanes_prmt_b_2,
    (struct volta_state *s, int32_t ra, int32_t rc, const uint32_t *b_2, uint32_t *rd_to,
    const int32_t fields), (s, ra, rc, b_2, rd_to, key), 0, 0, 1, 2, 4, 5, 3, 6)

RT_WITHIN void lanes_prmt_c(struct volta_state *s, int32_t ra, uint32_t c, int32_t rc,
    uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[ra][l] | (uint64_t)c << 32;
        const uint32_t b = s->r[rc][l];
        const uint32_t rd =
            (uint32_t)((b & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b & 0xf & 7)) & 0xff))
            | (uint32_t)((b >> 4 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b >> 4 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b >> 4 & 0xf & 7)) & 0xff)) << 8
            | (uint32_t)((b >> 8 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b >> 8 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b >> 8 & 0xf & 7)) & 0xff)) << 16
            | (uint32_t)((b >> 12 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(x >> 8 * (b >> 12 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(x >> 8 * (b >> 12 & 0xf & 7)) & 0xff)) << 24;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_prmt_c_2_for(struct volta_state *s, int32_t ra, uint32_t c, int32_t rc,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t logic_prmt_mode = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[ra][l] | (uint64_t)c << 32;
        const uint32_t s_2 = s->r[rc][l] & 3;
        const uint32_t rd =
            ((uint32_t)x
            >> 8 * (logic_prmt_mode == 0 ? 0 : logic_prmt_mode == 1 ? (int32_t)s_2
            : logic_prmt_mode == 2 ? (int32_t)(s_2 & 7) : logic_prmt_mode == 3 ? (int32_t)s_2
            : logic_prmt_mode == 4 ? rt_max_i32((int32_t)s_2, 0) : logic_prmt_mode == 5 ? 0
            : logic_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1)) : 0) & 0xff)
            | ((uint32_t)(x
            >> 8 * (logic_prmt_mode == 0 ? 0 : logic_prmt_mode == 1 ? (int32_t)(s_2 + 1)
            : logic_prmt_mode == 2 ? ((int32_t)s_2 - 1) & 7 : logic_prmt_mode == 3 ? (int32_t)s_2
            : logic_prmt_mode == 4 ? rt_max_i32((int32_t)s_2, 1) : logic_prmt_mode == 5
            ? rt_min_i32((int32_t)s_2, 1) : logic_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1) + 1)
            : 0)) & 0xff) << 8
            | ((uint32_t)(x
            >> 8 * (logic_prmt_mode == 0 ? 0 : logic_prmt_mode == 1 ? (int32_t)(s_2 + 2)
            : logic_prmt_mode == 2 ? ((int32_t)s_2 - 2) & 7 : logic_prmt_mode == 3 ? (int32_t)s_2
            : logic_prmt_mode == 4 ? rt_max_i32((int32_t)s_2, 2) : logic_prmt_mode == 5
            ? rt_min_i32((int32_t)s_2, 2) : logic_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1)) : 0))
            & 0xff) << 16
            | ((uint32_t)(x
            >> 8 * (logic_prmt_mode == 0 ? 0 : logic_prmt_mode == 1 ? (int32_t)(s_2 + 3)
            : logic_prmt_mode == 2 ? ((int32_t)s_2 - 3) & 7 : logic_prmt_mode == 3 ? (int32_t)s_2
            : logic_prmt_mode == 4 ? 3 : logic_prmt_mode == 5 ? rt_min_i32((int32_t)s_2, 3)
            : logic_prmt_mode == 6 ? (int32_t)(2 * (s_2 & 1) + 1) : 0)) & 0xff) << 24;
        rd_to[l] = rd;
    }
}

RT_LOOP_7(lanes_prmt_c_2,
    (struct volta_state *s, int32_t ra, uint32_t c, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (s, ra, c, rc, rd_to, key), 0, 0, 1, 2, 4, 5, 3, 6)

RT_WITHIN void lanes_sel_for(struct volta_state *s, int32_t pp, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t rd = q ? s->r[ra][l] : b[l];
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_sel,
    (struct volta_state *s, int32_t pp, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, pp, ra, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_isetp_n_for(struct volta_state *s, int32_t pp, const uint32_t *b_2,
    int32_t ra, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    const int32_t cmp = key >> 2 & 7;
    const int32_t bop = key >> 5 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t y = b_2[l];
        const uint32_t a = s->r[ra][l] ^ (uint32_t)signed_2 << 31;
        const uint32_t b = y ^ (uint32_t)signed_2 << 31;
        const int32_t relation = a < b ? 1 : a == b ? 2 : 4;
        const int32_t t = (cmp & relation) != 0;
        const int32_t t_2 = t;
        const int32_t t_3 = !t_2;
        const uint32_t pu =
            (uint32_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        const uint32_t pv =
            (uint32_t)(bop == 0 ? (t_3 && q) : bop == 1 ? t_3 || q : bop == 2 ? t_3 ^ q : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_5(lanes_isetp_n,
    (struct volta_state *s, int32_t pp, const uint32_t *b_2, int32_t ra, uint8_t *pu_to,
    uint8_t *pv_to, const int32_t fields), (s, pp, b_2, ra, pu_to, pv_to, key), 0, 0, 22, 16, 26,
    24)

RT_WITHIN void lanes_isetp_x_for(struct volta_state *s, int32_t pp, int32_t pr,
    const uint32_t *b_2, int32_t ra, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t not_pr = key >> 1 & 1;
    const int32_t signed_2 = key >> 2 & 1;
    const int32_t cmp = key >> 3 & 7;
    const int32_t bop = key >> 6 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t r = s->p[pr][l] ^ not_pr;
        const uint32_t y = b_2[l];
        const uint32_t a = s->r[ra][l] ^ (uint32_t)signed_2 << 31;
        const uint32_t b = y ^ (uint32_t)signed_2 << 31;
        const int32_t relation = a < b ? 1 : a == b ? 2 : 4;
        const int32_t t = (cmp & relation) != 0;
        const int32_t t_2 = (1 && a == b && cmp != 0 && cmp != 7) ? r : t;
        const int32_t t_3 = !t_2;
        const uint32_t pu =
            (uint32_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        const uint32_t pv =
            (uint32_t)(bop == 0 ? (t_3 && q) : bop == 1 ? t_3 || q : bop == 2 ? t_3 ^ q : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_5(lanes_isetp_x,
    (struct volta_state *s, int32_t pp, int32_t pr, const uint32_t *b_2, int32_t ra,
    uint8_t *pu_to, uint8_t *pv_to, const int32_t fields), (s, pp, pr, b_2, ra, pu_to, pv_to, key),
    0, 0, 44, 32, 52, 48)

RT_WITHIN void lanes_isetp_ox_for(struct volta_state *s, int32_t pp, const uint32_t *b_2,
    int32_t ra, const int32_t *r, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    const int32_t cmp = key >> 2 & 7;
    const int32_t bop = key >> 5 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const uint32_t y = b_2[l];
        const uint32_t a = s->r[ra][l] ^ (uint32_t)signed_2 << 31;
        const uint32_t b = y ^ (uint32_t)signed_2 << 31;
        const int32_t relation = a < b ? 1 : a == b ? 2 : 4;
        const int32_t t = (cmp & relation) != 0;
        const int32_t t_2 = (1 && a == b && cmp != 0 && cmp != 7) ? r[l] : t;
        const int32_t t_3 = !t_2;
        const uint32_t pu =
            (uint32_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        const uint32_t pv =
            (uint32_t)(bop == 0 ? (t_3 && q) : bop == 1 ? t_3 || q : bop == 2 ? t_3 ^ q : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_5(lanes_isetp_ox,
    (struct volta_state *s, int32_t pp, const uint32_t *b_2, int32_t ra, const int32_t *r,
    uint8_t *pu_to, uint8_t *pv_to, const int32_t fields), (s, pp, b_2, ra, r, pu_to, pv_to, key),
    0, 0, 22, 16, 26, 24)

RT_WITHIN void lanes_lea_lo_for(struct volta_state *s, int32_t ra, int32_t lea_shift,
    const int64_t *b, uint32_t *rd_to, uint8_t *p_to, const int32_t key)
{
    const int32_t neg_a = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = s->r[ra][l] << lea_shift;
        const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + b[l];
        const uint32_t rd = (uint32_t)t;
        const uint32_t p = (uint32_t)(t >= INT64_C(4294967296));
        rd_to[l] = rd;
        p_to[l] = (uint8_t)p;
    }
}

RT_LOOP_0(lanes_lea_lo,
    (struct volta_state *s, int32_t ra, int32_t lea_shift, const int64_t *b, uint32_t *rd_to,
    uint8_t *p_to, const int32_t fields), (s, ra, lea_shift, b, rd_to, p_to, key), 0)

RT_WITHIN void lanes_lea_lo_2_for(struct volta_state *s, int32_t ra, int32_t lea_shift,
    const int64_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t neg_a = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = s->r[ra][l] << lea_shift;
        const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + b[l];
        const uint32_t rd = (uint32_t)t;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_lea_lo_2,
    (struct volta_state *s, int32_t ra, int32_t lea_shift, const int64_t *b, uint32_t *rd_to,
    const int32_t fields), (s, ra, lea_shift, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_lea_x_for(struct volta_state *s, int32_t pp, int32_t ra, int32_t lea_shift,
    const uint32_t *b, uint32_t *rd_to, uint8_t *p_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t inv_a = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint32_t x = s->r[ra][l] << lea_shift;
        const int64_t t = (int64_t)(inv_a ? ~x : x) + b[l] + k;
        const uint32_t rd = (uint32_t)t;
        const uint32_t p = (uint32_t)(t >= INT64_C(4294967296));
        rd_to[l] = rd;
        p_to[l] = (uint8_t)p;
    }
}

RT_LOOP_0(lanes_lea_x,
    (struct volta_state *s, int32_t pp, int32_t ra, int32_t lea_shift, const uint32_t *b,
    uint32_t *rd_to, uint8_t *p_to, const int32_t fields),
    (s, pp, ra, lea_shift, b, rd_to, p_to, key), 0)

RT_WITHIN void lanes_lea_x_2_for(struct volta_state *s, int32_t pp, int32_t ra, int32_t lea_shift,
    const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t inv_a = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint32_t x = s->r[ra][l] << lea_shift;
        const int64_t t = (int64_t)(inv_a ? ~x : x) + b[l] + k;
        const uint32_t rd = (uint32_t)t;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_lea_x_2,
    (struct volta_state *s, int32_t pp, int32_t ra, int32_t lea_shift, const uint32_t *b,
    uint32_t *rd_to, const int32_t fields), (s, pp, ra, lea_shift, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_lea_hi_for(struct volta_state *s, int32_t ra, int32_t rc, int32_t lea_shift,
    const int64_t *b, uint32_t *rd_to, uint8_t *p_to, const int32_t key)
{
    const int32_t neg_a = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)((s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - lea_shift));
        const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + b[l];
        const uint32_t rd = (uint32_t)t;
        const uint32_t p = (uint32_t)(t >= INT64_C(4294967296));
        rd_to[l] = rd;
        p_to[l] = (uint8_t)p;
    }
}

RT_LOOP_0(lanes_lea_hi,
    (struct volta_state *s, int32_t ra, int32_t rc, int32_t lea_shift, const int64_t *b,
    uint32_t *rd_to, uint8_t *p_to, const int32_t fields),
    (s, ra, rc, lea_shift, b, rd_to, p_to, key), 0)

RT_WITHIN void lanes_lea_hi_2_for(struct volta_state *s, int32_t ra, int32_t rc, int32_t lea_shift,
    const int64_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t neg_a = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)((s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - lea_shift));
        const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + b[l];
        const uint32_t rd = (uint32_t)t;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_lea_hi_2,
    (struct volta_state *s, int32_t ra, int32_t rc, int32_t lea_shift, const int64_t *b,
    uint32_t *rd_to, const int32_t fields), (s, ra, rc, lea_shift, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_lea_hx_for(struct volta_state *s, int32_t pp, int32_t ra, int32_t rc,
    int32_t lea_shift, const uint32_t *b, uint32_t *rd_to, uint8_t *p_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t inv_a = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint32_t x =
            (uint32_t)((s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - lea_shift));
        const int64_t t = (int64_t)(inv_a ? ~x : x) + b[l] + k;
        const uint32_t rd = (uint32_t)t;
        const uint32_t p = (uint32_t)(t >= INT64_C(4294967296));
        rd_to[l] = rd;
        p_to[l] = (uint8_t)p;
    }
}

RT_LOOP_0(lanes_lea_hx,
    (struct volta_state *s, int32_t pp, int32_t ra, int32_t rc, int32_t lea_shift,
    const uint32_t *b, uint32_t *rd_to, uint8_t *p_to, const int32_t fields),
    (s, pp, ra, rc, lea_shift, b, rd_to, p_to, key), 0)

RT_WITHIN void lanes_lea_hx_2_for(struct volta_state *s, int32_t pp, int32_t ra, int32_t rc,
    int32_t lea_shift, const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t inv_a = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint32_t x =
            (uint32_t)((s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - lea_shift));
        const int64_t t = (int64_t)(inv_a ? ~x : x) + b[l] + k;
        const uint32_t rd = (uint32_t)t;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_lea_hx_2,
    (struct volta_state *s, int32_t pp, int32_t ra, int32_t rc, int32_t lea_shift,
    const uint32_t *b, uint32_t *rd_to, const int32_t fields),
    (s, pp, ra, rc, lea_shift, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_lea_ih_for(struct volta_state *s, int32_t ra, uint32_t uimm,
    int32_t lea_shift, int32_t rc, uint32_t *rd_to, uint8_t *p_to, const int32_t key)
{
    const int32_t neg_a = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (uint32_t)((s->r[ra][l] | (uint64_t)uimm << 32) >> (32 - lea_shift));
        const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + s->r[rc][l];
        const uint32_t rd = (uint32_t)t;
        const uint32_t p = (uint32_t)(t >= INT64_C(4294967296));
        rd_to[l] = rd;
        p_to[l] = (uint8_t)p;
    }
}

RT_LOOP_0(lanes_lea_ih,
    (struct volta_state *s, int32_t ra, uint32_t uimm, int32_t lea_shift, int32_t rc,
    uint32_t *rd_to, uint8_t *p_to, const int32_t fields),
    (s, ra, uimm, lea_shift, rc, rd_to, p_to, key), 0)

RT_WITHIN void lanes_lea_ih_2_for(struct volta_state *s, int32_t ra, uint32_t uimm,
    int32_t lea_shift, int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t neg_a = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (uint32_t)((s->r[ra][l] | (uint64_t)uimm << 32) >> (32 - lea_shift));
        const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + s->r[rc][l];
        const uint32_t rd = (uint32_t)t;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_lea_ih_2,
    (struct volta_state *s, int32_t ra, uint32_t uimm, int32_t lea_shift, int32_t rc,
    uint32_t *rd_to, const int32_t fields), (s, ra, uimm, lea_shift, rc, rd_to, key), 0, 0)

RT_WITHIN void lanes_lea_ix_for(struct volta_state *s, int32_t pp, int32_t ra, uint32_t uimm,
    int32_t lea_shift, int32_t rc, uint32_t *rd_to, uint8_t *p_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t inv_a = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint32_t x = (uint32_t)((s->r[ra][l] | (uint64_t)uimm << 32) >> (32 - lea_shift));
        const int64_t t = (int64_t)(inv_a ? ~x : x) + s->r[rc][l] + k;
        const uint32_t rd = (uint32_t)t;
        const uint32_t p = (uint32_t)(t >= INT64_C(4294967296));
        rd_to[l] = rd;
        p_to[l] = (uint8_t)p;
    }
}

RT_LOOP_0(lanes_lea_ix,
    (struct volta_state *s, int32_t pp, int32_t ra, uint32_t uimm, int32_t lea_shift, int32_t rc,
    uint32_t *rd_to, uint8_t *p_to, const int32_t fields),
    (s, pp, ra, uimm, lea_shift, rc, rd_to, p_to, key), 0)

RT_WITHIN void lanes_lea_ix_2_for(struct volta_state *s, int32_t pp, int32_t ra, uint32_t uimm,
    int32_t lea_shift, int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t inv_a = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint32_t x = (uint32_t)((s->r[ra][l] | (uint64_t)uimm << 32) >> (32 - lea_shift));
        const int64_t t = (int64_t)(inv_a ? ~x : x) + s->r[rc][l] + k;
        const uint32_t rd = (uint32_t)t;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_lea_ix_2,
    (struct volta_state *s, int32_t pp, int32_t ra, uint32_t uimm, int32_t lea_shift, int32_t rc,
    uint32_t *rd_to, const int32_t fields), (s, pp, ra, uimm, lea_shift, rc, rd_to, key), 0, 0)

RT_WITHIN void lanes_lea_sx_for(struct volta_state *s, int32_t ra, int32_t lea_shift,
    const int64_t *b, uint32_t *rd_to, uint8_t *p_to, const int32_t key)
{
    const int32_t neg_a = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)((s->r[ra][l] | (uint64_t)(uint32_t)((int32_t)s->r[ra][l] >> 31) << 32)
            >> (32 - lea_shift));
        const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + b[l];
        const uint32_t rd = (uint32_t)t;
        const uint32_t p = (uint32_t)(t >= INT64_C(4294967296));
        rd_to[l] = rd;
        p_to[l] = (uint8_t)p;
    }
}

RT_LOOP_0(lanes_lea_sx,
    (struct volta_state *s, int32_t ra, int32_t lea_shift, const int64_t *b, uint32_t *rd_to,
    uint8_t *p_to, const int32_t fields), (s, ra, lea_shift, b, rd_to, p_to, key), 0)

RT_WITHIN void lanes_lea_sx_2_for(struct volta_state *s, int32_t ra, int32_t lea_shift,
    const int64_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t neg_a = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x =
            (uint32_t)((s->r[ra][l] | (uint64_t)(uint32_t)((int32_t)s->r[ra][l] >> 31) << 32)
            >> (32 - lea_shift));
        const int64_t t = (neg_a ? (int64_t)~x + 1 : x) + b[l];
        const uint32_t rd = (uint32_t)t;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_lea_sx_2,
    (struct volta_state *s, int32_t ra, int32_t lea_shift, const int64_t *b, uint32_t *rd_to,
    const int32_t fields), (s, ra, lea_shift, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_lea_xs_for(struct volta_state *s, int32_t pp, int32_t ra, int32_t lea_shift,
    const uint32_t *b, uint32_t *rd_to, uint8_t *p_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t inv_a = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint32_t x =
            (uint32_t)((s->r[ra][l] | (uint64_t)(uint32_t)((int32_t)s->r[ra][l] >> 31) << 32)
            >> (32 - lea_shift));
        const int64_t t = (int64_t)(inv_a ? ~x : x) + b[l] + k;
        const uint32_t rd = (uint32_t)t;
        const uint32_t p = (uint32_t)(t >= INT64_C(4294967296));
        rd_to[l] = rd;
        p_to[l] = (uint8_t)p;
    }
}

RT_LOOP_0(lanes_lea_xs,
    (struct volta_state *s, int32_t pp, int32_t ra, int32_t lea_shift, const uint32_t *b,
    uint32_t *rd_to, uint8_t *p_to, const int32_t fields),
    (s, pp, ra, lea_shift, b, rd_to, p_to, key), 0)

RT_WITHIN void lanes_lea_xs_2_for(struct volta_state *s, int32_t pp, int32_t ra, int32_t lea_shift,
    const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t inv_a = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t k = s->p[pp][l] ^ not_pp;
        const uint32_t x =
            (uint32_t)((s->r[ra][l] | (uint64_t)(uint32_t)((int32_t)s->r[ra][l] >> 31) << 32)
            >> (32 - lea_shift));
        const int64_t t = (int64_t)(inv_a ? ~x : x) + b[l] + k;
        const uint32_t rd = (uint32_t)t;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_lea_xs_2,
    (struct volta_state *s, int32_t pp, int32_t ra, int32_t lea_shift, const uint32_t *b,
    uint32_t *rd_to, const int32_t fields), (s, pp, ra, lea_shift, b, rd_to, key), 0, 0)

RT_WITHIN void lanes_popc(const uint32_t *b, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = (uint32_t)rt_popcount((rt_u128)b[l]);
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_brev(const uint32_t *b, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = b[l] >> 31 | (b[l] >> 30 & 1) << 1 | (b[l] >> 29 & 1) << 2
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
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_flo_for(const uint32_t *b, uint32_t *rd_to, const int32_t key)
{
    const int32_t signed_2 = key & 1;
    const int32_t sh = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t result = 0;
        const uint32_t x = (signed_2 && b[l] >> 31 != 0) ? ~b[l] : b[l];
        if (x == 0) {
            result = 4294967295u;
        } else {
            result = sh ? rt_clz((rt_u128)x, 32) : 31 - rt_clz((rt_u128)x, 32);
        }
        const uint32_t rd = (uint32_t)result;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_flo, (const uint32_t *b, uint32_t *rd_to, const int32_t fields), (b, rd_to, key),
    0, 0, 1, 2)

RT_WITHIN void lanes_iabs(const uint32_t *b, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = (uint32_t)rt_abs_i64((int32_t)b[l]);
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_sgxt_for(const uint32_t *b_2, struct volta_state *s, int32_t ra,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t w = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t b = b_2[l];
        const int32_t n = w ? (int32_t)(b & 0x1f) : (int32_t)rt_min_u32(b, 32);
        const uint32_t y = rt_shl_u32(s->r[ra][l], (uint64_t)(32 - n));
        const uint32_t rd = signed_2 ? (uint32_t)rt_shr_i32((int32_t)y, (uint64_t)(32 - n))
            : rt_shr_u32(y, (uint64_t)(32 - n));
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_sgxt,
    (const uint32_t *b_2, struct volta_state *s, int32_t ra, uint32_t *rd_to,
    const int32_t fields), (b_2, s, ra, rd_to, key), 0, 0, 2, 3)

RT_WITHIN void lanes_bmsk_for(const uint32_t *b, struct volta_state *s, int32_t ra,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t w = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t count = b[l];
        const int32_t a = w ? (int32_t)(s->r[ra][l] & 0x1f) : (int32_t)rt_min_u32(s->r[ra][l], 32);
        const int32_t n = w ? (int32_t)(count & 0x1f) : (int32_t)rt_min_u32(count, 32);
        const uint32_t rd = rt_shl_u32(rt_shl_u32((uint32_t)1, (uint64_t)n) - 1, (uint64_t)a);
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_bmsk,
    (const uint32_t *b, struct volta_state *s, int32_t ra, uint32_t *rd_to, const int32_t fields),
    (b, s, ra, rd_to, key), 0, 0, 1)

RT_WITHIN void lanes_mov(const uint32_t *b, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = b[l];
        const uint32_t rd = x;
        rd_to[l] = rd;
    }
}

RT_WITHIN uint32_t lanes_mov_2(int32_t m_2)
{
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_2 |= (uint32_t)((m_2 >> (l & 3) & 1) != 0) << l;
    }
    return hold_2;
}

RT_WITHIN void lanes_imnmx_for(struct volta_state *s, int32_t pp, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t signed_2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int64_t x = signed_2 ? (int64_t)(int32_t)s->r[ra][l] : s->r[ra][l];
        const int64_t y = signed_2 ? (int64_t)(int32_t)b[l] : b[l];
        const uint32_t rd = q ? (uint32_t)rt_min_i64(x, y) : (uint32_t)rt_max_i64(x, y);
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_imnmx,
    (struct volta_state *s, int32_t pp, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, pp, ra, b, rd_to, key), 0, 0, 3, 1)

RT_WITHIN void lanes_vimnmx_for(struct volta_state *s, int32_t pp, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t logic_vi_signed = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int64_t x = logic_vi_signed ? (int64_t)(int32_t)s->r[ra][l] : s->r[ra][l];
        const int64_t y = logic_vi_signed ? (int64_t)(int32_t)b[l] : b[l];
        const uint32_t rd = q ? (uint32_t)rt_min_i64(x, y) : (uint32_t)rt_max_i64(x, y);
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_vimnmx,
    (struct volta_state *s, int32_t pp, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, pp, ra, b, rd_to, key), 0, 0, 2, 1)

/* GUARD LOP3.LUT{PAND} OPT, $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C, LUT, NOT_Pp$P[Pp]
   PM_EVENTS CTL */
RT_BODY(volta_fast_lop3)
{
    struct volta_state *const s = m->state;
    const int32_t lut = (int32_t)rt_value(in, known, 13);
    const int32_t pp = (int32_t)in->value[15];
    const int32_t not_pp = (int32_t)in->value[14];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[11];
    const int32_t pand = (int32_t)in->value[0];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 16);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 1, 5, 7, 8, 9, 10);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const p_place = place_opt(m, in, known, 0, 1);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_lop3(s, pp, ra, b, rc, rd_to, p_to, not_pp | lut << 1 | pand << 9);
    } else {
        if (rt_knows(known, 0x2000))
            lanes_lop3_2_for(s, ra, b, rc, rd_to, lut);
        else
            lanes_lop3_2(s, ra, b, rc, rd_to, lut);
    }
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lop3)
RT_KNOWN(volta_fast_lop3, 0, 0xb, 0x2000, .line = {0})
RT_KNOWN(volta_fast_lop3, 1, 0xb, 0x2000, .line = {[1] = 1}, .value = {[13] = 192})
RT_KNOWN(volta_fast_lop3, 2, 0xb, 0x2000, .value = {[13] = 252})
RT_KNOWN(volta_fast_lop3, 3, 0xb, 0x2000, .value = {[13] = 60})
RT_KNOWN(volta_fast_lop3, 4, 0xb, 0x2000, .value = {[13] = 48})
RT_KNOWN(volta_fast_lop3, 5, 0xb, 0x2000, .value = {[13] = 150})
RT_KNOWN(volta_fast_lop3, 6, 0xb, 0x2000, .value = {[13] = 232})
RT_QUICK_7(volta_fast_lop3)

/* GUARD SHF{SHIFT_DIR}W{SHIFT_TYPE}HI $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C PM_EVENTS CTL */
RT_BODY(volta_fast_shf_b)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[13];
    const int32_t shift_type = (int32_t)rt_value(in, known, 2);
    const int32_t w = (int32_t)rt_value(in, known, 1);
    const int32_t shift_dir = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t hi = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 7, 9, 10, 11, 12);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xf))
        lanes_shf_b_for(b, s, rc, ra, rd_to, shift_type | w << 2 | shift_dir << 3 | hi << 4);
    else
        lanes_shf_b(b, s, rc, ra, rd_to, shift_type | w << 2 | shift_dir << 3 | hi << 4);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_shf_b)
RT_KNOWN(volta_fast_shf_b, 0, 0x3, 0xf, .line = {0})
RT_KNOWN(volta_fast_shf_b, 1, 0x3, 0xf, .line = {[0] = 1}, .value = {[0] = 1, [2] = 3, [3] = 1})
RT_KNOWN(volta_fast_shf_b, 2, 0x3, 0xf, .line = {[0] = 1}, .value = {[2] = 3})
RT_KNOWN(volta_fast_shf_b, 3, 0x3, 0xf, .line = {[0] = 1}, .value = {[1] = 1, [2] = 3, [3] = 1})
RT_KNOWN(volta_fast_shf_b, 4, 0x3, 0xf, .value = {[0] = 1})
RT_QUICK_5(volta_fast_shf_b)

/* GUARD SHF{SHIFT_DIR}W{SHIFT_TYPE}HI $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, C_IN_B PM_EVENTS CTL */
RT_BODY(volta_fast_shf_c)
{
    struct volta_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[7];
    const int32_t shift_type = (int32_t)rt_value(in, known, 2);
    const int32_t w = (int32_t)rt_value(in, known, 1);
    const int32_t shift_dir = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t hi = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 13);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_mov_imm_b(m, s, in, &c, 0, 9, 10, 11, 12);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xf))
        lanes_shf_c_for(s, rc, c, ra, rd_to, shift_type | w << 2 | shift_dir << 3 | hi << 4);
    else
        lanes_shf_c(s, rc, c, ra, rd_to, shift_type | w << 2 | shift_dir << 3 | hi << 4);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_shf_c)
RT_KNOWN(volta_fast_shf_c, 0, 0x2, 0xf, .line = {0})
RT_KNOWN(volta_fast_shf_c, 1, 0x2, 0xf, .value = {[0] = 1, [2] = 3, [3] = 1})
RT_KNOWN(volta_fast_shf_c, 2, 0x2, 0xf, .value = {[2] = 3})
RT_KNOWN(volta_fast_shf_c, 3, 0x2, 0xf, .value = {[1] = 1, [2] = 3, [3] = 1})
RT_KNOWN(volta_fast_shf_c, 4, 0x2, 0xf, .value = {[0] = 1})
RT_QUICK_5(volta_fast_shf_c)

/* GUARD PRMT{PRMT_MODE} $R[Rd], $R[Ra]REUSE_A, SRC_B, $R[Rc]REUSE_C PM_EVENTS CTL */
RT_BODY(volta_fast_prmt_b)
{
    struct volta_state *const s = m->state;
    const int32_t logic_prmt_mode = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[10];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_2 = row_mov_b(m, in, known, b_row, 0, 4, 6, 7, 8, 9);
    if (!b_2)
        return rt_slowly(m, in);
    if (logic_prmt_mode == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_prmt_b(s, ra, rc, b_2, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (logic_prmt_mode == 7)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1))
        lanes_prmt_b_2_for(s, ra, rc, b_2, rd_to, logic_prmt_mode);
    else
        lanes_prmt_b_2(s, ra, rc, b_2, rd_to, logic_prmt_mode);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_prmt_b)
RT_KNOWN(volta_fast_prmt_b, 0, 0x3, 0x1, .line = {0})
RT_KNOWN(volta_fast_prmt_b, 1, 0x3, 0x1, .line = {[0] = 1})
RT_KNOWN(volta_fast_prmt_b, 2, 0x3, 0x1, .value = {[0] = 1})
RT_KNOWN(volta_fast_prmt_b, 3, 0x3, 0x1, .value = {[0] = 2})
RT_KNOWN(volta_fast_prmt_b, 4, 0x3, 0x1, .value = {[0] = 4})
RT_KNOWN(volta_fast_prmt_b, 5, 0x3, 0x1, .value = {[0] = 5})
RT_KNOWN(volta_fast_prmt_b, 6, 0x3, 0x1, .value = {[0] = 3})
RT_KNOWN(volta_fast_prmt_b, 7, 0x3, 0x1, .value = {[0] = 6})
RT_QUICK_8(volta_fast_prmt_b)

/* GUARD PRMT{PRMT_MODE} $R[Rd], $R[Ra]REUSE_A, $R[Rc]REUSE_B, C_IN_B PM_EVENTS CTL */
RT_BODY(volta_fast_prmt_c)
{
    struct volta_state *const s = m->state;
    const int32_t logic_prmt_mode = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[2];
    const int32_t rc = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 10);
    run &= hold;
    if (m->watch)
        return rt_slowly(m, in);
    uint32_t c = 0;
    const int c_trap = operand_mov_imm_b(m, s, in, &c, 0, 6, 7, 8, 9);
    if (c_trap) {
        return rt_slowly(m, in);
    }
    if (logic_prmt_mode == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_prmt_c(s, ra, c, rc, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (logic_prmt_mode == 7)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1))
        lanes_prmt_c_2_for(s, ra, c, rc, rd_to, logic_prmt_mode);
    else
        lanes_prmt_c_2(s, ra, c, rc, rd_to, logic_prmt_mode);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_prmt_c)
RT_KNOWN(volta_fast_prmt_c, 0, 0x2, 0x1, .line = {0})
RT_KNOWN(volta_fast_prmt_c, 1, 0x2, 0x1, .value = {[0] = 1})
RT_KNOWN(volta_fast_prmt_c, 2, 0x2, 0x1, .value = {[0] = 2})
RT_KNOWN(volta_fast_prmt_c, 3, 0x2, 0x1, .value = {[0] = 4})
RT_KNOWN(volta_fast_prmt_c, 4, 0x2, 0x1, .value = {[0] = 5})
RT_KNOWN(volta_fast_prmt_c, 5, 0x2, 0x1, .value = {[0] = 3})
RT_KNOWN(volta_fast_prmt_c, 6, 0x2, 0x1, .value = {[0] = 6})
RT_QUICK_7(volta_fast_prmt_c)

/* GUARD SEL $R[Rd], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_sel)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[10];
    const int32_t not_pp = (int32_t)rt_value(in, known, 9);
    const int32_t ra = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 3, 5, 6, 7, 8);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x200))
        lanes_sel_for(s, pp, ra, b, rd_to, not_pp);
    else
        lanes_sel(s, pp, ra, b, rd_to, not_pp);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_sel)
RT_KNOWN(volta_fast_sel, 0, 0x5, 0x200, .line = {0})
RT_QUICK_1(volta_fast_sel)

/* GUARD ISETP{CMP}SIGNED{BOP} $P[Pu], $P[Pv], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_isetp_n)
{
    struct volta_state *const s = m->state;
    const int32_t bop = (int32_t)rt_value(in, known, 2);
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)rt_value(in, known, 13);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 1);
    const int32_t cmp = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_2 = row_src_b(m, in, known, b_row, 0, 7, 9, 10, 11, 12);
    if (!b_2 || bop == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 3);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 4);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x2007))
        lanes_isetp_n_for(s, pp, b_2, ra, pu_to, pv_to,
            not_pp | signed_2 << 1 | cmp << 2 | bop << 5);
    else
        lanes_isetp_n(s, pp, b_2, ra, pu_to, pv_to, not_pp | signed_2 << 1 | cmp << 2 | bop << 5);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_isetp_n)
RT_KNOWN(volta_fast_isetp_n, 0, 0x5, 0x2007, .line = {0})
RT_KNOWN(volta_fast_isetp_n, 1, 0x5, 0x2007, .line = {[0] = 1}, .value = {[0] = 5, [1] = 1})
RT_KNOWN(volta_fast_isetp_n, 2, 0x5, 0x2007, .line = {[0] = 1}, .value = {[0] = 4})
RT_KNOWN(volta_fast_isetp_n, 3, 0x5, 0x2007, .line = {[0] = 1}, .value = {[0] = 6, [1] = 1})
RT_KNOWN(volta_fast_isetp_n, 4, 0x5, 0x2007, .line = {[0] = 1}, .value = {[0] = 6})
RT_KNOWN(volta_fast_isetp_n, 5, 0x5, 0x2007, .value = {[0] = 1, [1] = 1})
RT_KNOWN(volta_fast_isetp_n, 6, 0x5, 0x2007, .value = {[0] = 5, [1] = 1, [2] = 2})
RT_QUICK_7(volta_fast_isetp_n)

/* GUARD ISETP{CMP}SIGNED{BOP}.EX $P[Pu], $P[Pv], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp], NOT_Pr$P[Pr]
   PM_EVENTS CTL */
RT_BODY(volta_fast_isetp_x)
{
    struct volta_state *const s = m->state;
    const int32_t bop = (int32_t)rt_value(in, known, 2);
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)rt_value(in, known, 13);
    const int32_t pr = (int32_t)in->value[16];
    const int32_t not_pr = (int32_t)rt_value(in, known, 15);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 1);
    const int32_t cmp = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 17);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_2 = row_src_b(m, in, known, b_row, 0, 7, 9, 10, 11, 12);
    if (!b_2 || bop == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 3);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 4);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0xa007))
        lanes_isetp_x_for(s, pp, pr, b_2, ra, pu_to, pv_to,
            not_pp | not_pr << 1 | signed_2 << 2 | cmp << 3 | bop << 6);
    else
        lanes_isetp_x(s, pp, pr, b_2, ra, pu_to, pv_to,
            not_pp | not_pr << 1 | signed_2 << 2 | cmp << 3 | bop << 6);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_isetp_x)
RT_KNOWN(volta_fast_isetp_x, 0, 0x9, 0xa007, .line = {0})
RT_KNOWN(volta_fast_isetp_x, 1, 0x9, 0xa007, .value = {[0] = 5, [1] = 1})
RT_KNOWN(volta_fast_isetp_x, 2, 0x9, 0xa007, .value = {[0] = 4})
RT_KNOWN(volta_fast_isetp_x, 3, 0x9, 0xa007, .value = {[0] = 6, [1] = 1})
RT_KNOWN(volta_fast_isetp_x, 4, 0x9, 0xa007, .value = {[0] = 6})
RT_KNOWN(volta_fast_isetp_x, 5, 0x9, 0xa007, .value = {[0] = 1, [1] = 1})
RT_KNOWN(volta_fast_isetp_x, 6, 0x9, 0xa007, .value = {[0] = 5, [1] = 1, [2] = 2})
RT_QUICK_7(volta_fast_isetp_x)

/* GUARD ISETP{CMP}SIGNED{BOP} $P[Pu], $P[Pv], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp], OPT_SRC  CTL */
RT_BODY(volta_fast_isetp_o)
{
    struct volta_state *const s = m->state;
    const int32_t bop = (int32_t)rt_value(in, known, 2);
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)rt_value(in, known, 13);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 1);
    const int32_t cmp = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 17);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_2 = row_src_b(m, in, known, b_row, 0, 7, 9, 10, 11, 12);
    if (!b_2 || bop == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 3);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 4);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x2007))
        lanes_isetp_n_for(s, pp, b_2, ra, pu_to, pv_to,
            not_pp | signed_2 << 1 | cmp << 2 | bop << 5);
    else
        lanes_isetp_n(s, pp, b_2, ra, pu_to, pv_to, not_pp | signed_2 << 1 | cmp << 2 | bop << 5);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_isetp_o)
RT_KNOWN(volta_fast_isetp_o, 0, 0x9, 0x2007, .line = {0})
RT_KNOWN(volta_fast_isetp_o, 1, 0x9, 0x2007, .line = {[0] = 1}, .value = {[0] = 5, [1] = 1})
RT_KNOWN(volta_fast_isetp_o, 2, 0x9, 0x2007, .line = {[0] = 1}, .value = {[0] = 4})
RT_KNOWN(volta_fast_isetp_o, 3, 0x9, 0x2007, .line = {[0] = 1}, .value = {[0] = 6, [1] = 1})
RT_KNOWN(volta_fast_isetp_o, 4, 0x9, 0x2007, .line = {[0] = 1}, .value = {[0] = 6})
RT_KNOWN(volta_fast_isetp_o, 5, 0x9, 0x2007, .value = {[0] = 1, [1] = 1})
RT_KNOWN(volta_fast_isetp_o, 6, 0x9, 0x2007, .value = {[0] = 5, [1] = 1, [2] = 2})
RT_QUICK_7(volta_fast_isetp_o)

/* GUARD ISETP{CMP}SIGNED{BOP}.EX $P[Pu], $P[Pv], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp], OPT_SRC  CTL
   */
RT_BODY(volta_fast_isetp_ox)
{
    struct volta_state *const s = m->state;
    const int32_t bop = (int32_t)rt_value(in, known, 2);
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)rt_value(in, known, 13);
    const int32_t ra = (int32_t)in->value[5];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 1);
    const int32_t cmp = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 17);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_2 = row_src_b(m, in, known, b_row, 0, 7, 9, 10, 11, 12);
    _Alignas(64) int32_t r_row[32];
    const int32_t *const r = row_opt_src(m, in, known, r_row, 2, 16);
    if (!b_2 || !r || bop == 3)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 3);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 4);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x2007))
        lanes_isetp_ox_for(s, pp, b_2, ra, r, pu_to, pv_to,
            not_pp | signed_2 << 1 | cmp << 2 | bop << 5);
    else
        lanes_isetp_ox(s, pp, b_2, ra, r, pu_to, pv_to,
            not_pp | signed_2 << 1 | cmp << 2 | bop << 5);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_isetp_ox)
RT_KNOWN(volta_fast_isetp_ox, 0, 0xd, 0x2007, .line = {0})
RT_KNOWN(volta_fast_isetp_ox, 1, 0xd, 0x2007, .value = {[0] = 5, [1] = 1})
RT_KNOWN(volta_fast_isetp_ox, 2, 0xd, 0x2007, .value = {[0] = 4})
RT_KNOWN(volta_fast_isetp_ox, 3, 0xd, 0x2007, .value = {[0] = 6, [1] = 1})
RT_KNOWN(volta_fast_isetp_ox, 4, 0xd, 0x2007, .value = {[0] = 6})
RT_KNOWN(volta_fast_isetp_ox, 5, 0xd, 0x2007, .value = {[0] = 1, [1] = 1})
RT_KNOWN(volta_fast_isetp_ox, 6, 0xd, 0x2007, .value = {[0] = 5, [1] = 1, [2] = 2})
RT_QUICK_7(volta_fast_isetp_ox)

/* GUARD LEA $R[Rd], JOINED_Pu, NEG_A$R[Ra]REUSE_A, SIGNED_B, LEA_SHIFT PM_EVENTS CTL */
RT_BODY(volta_fast_lea_lo)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lea_shift = (int32_t)in->value[12];
    const int32_t neg_a = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b =
        row_signed_b_2(m, in, known, b_row, 1, 6, 5, 8, 9, 10, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const p_place = place_opt(m, in, known, 0, 1);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_lea_lo(s, ra, lea_shift, b, rd_to, p_to, neg_a);
    } else {
        if (rt_knows(known, 0x4))
            lanes_lea_lo_2_for(s, ra, lea_shift, b, rd_to, neg_a);
        else
            lanes_lea_lo_2(s, ra, lea_shift, b, rd_to, neg_a);
    }
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lea_lo)
RT_KNOWN(volta_fast_lea_lo, 0, 0xf, 0x4, .line = {0})
RT_KNOWN(volta_fast_lea_lo, 1, 0xf, 0x4, .line = {[0] = 1})
RT_QUICK_2(volta_fast_lea_lo)

/* GUARD LEA.X $R[Rd], JOINED_Pu, INV_A$R[Ra]REUSE_A, SIGNED_B, LEA_SHIFT, NOT_Pp$P[Pp] PM_EVENTS
   CTL */
RT_BODY(volta_fast_lea_x)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)rt_value(in, known, 13);
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lea_shift = (int32_t)in->value[12];
    const int32_t inv_a = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_signed_b_3(m, in, known, b_row, 1, 5, 6, 8, 9, 10, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const p_place = place_opt(m, in, known, 0, 1);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_lea_x(s, pp, ra, lea_shift, b, rd_to, p_to, not_pp | inv_a << 1);
    } else {
        if (rt_knows(known, 0x2004))
            lanes_lea_x_2_for(s, pp, ra, lea_shift, b, rd_to, not_pp | inv_a << 1);
        else
            lanes_lea_x_2(s, pp, ra, lea_shift, b, rd_to, not_pp | inv_a << 1);
    }
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lea_x)
RT_KNOWN(volta_fast_lea_x, 0, 0x17, 0x2004, .line = {0})
RT_QUICK_1(volta_fast_lea_x)

/* GUARD LEA.HI $R[Rd], JOINED_Pu, NEG_A$R[Ra]REUSE_A, SIGNED_B, $R[Rc]REUSE_C, LEA_SHIFT PM_EVENTS
   CTL */
RT_BODY(volta_fast_lea_hi)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t lea_shift = (int32_t)in->value[14];
    const int32_t neg_a = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b =
        row_signed_b_2(m, in, known, b_row, 1, 6, 5, 8, 9, 10, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const p_place = place_opt(m, in, known, 0, 1);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_lea_hi(s, ra, rc, lea_shift, b, rd_to, p_to, neg_a);
    } else {
        if (rt_knows(known, 0x4))
            lanes_lea_hi_2_for(s, ra, rc, lea_shift, b, rd_to, neg_a);
        else
            lanes_lea_hi_2(s, ra, rc, lea_shift, b, rd_to, neg_a);
    }
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lea_hi)
RT_KNOWN(volta_fast_lea_hi, 0, 0xf, 0x4, .line = {0})
RT_QUICK_1(volta_fast_lea_hi)

/* GUARD LEA.HI.X $R[Rd], JOINED_Pu, INV_A$R[Ra]REUSE_A, SIGNED_B, $R[Rc]REUSE_C, LEA_SHIFT,
   NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_lea_hx)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[16];
    const int32_t not_pp = (int32_t)rt_value(in, known, 15);
    const int32_t ra = (int32_t)in->value[3];
    const int32_t rc = (int32_t)in->value[12];
    const int32_t lea_shift = (int32_t)in->value[14];
    const int32_t inv_a = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 17);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_signed_b_3(m, in, known, b_row, 1, 5, 6, 8, 9, 10, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const p_place = place_opt(m, in, known, 0, 1);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_lea_hx(s, pp, ra, rc, lea_shift, b, rd_to, p_to, not_pp | inv_a << 1);
    } else {
        if (rt_knows(known, 0x8004))
            lanes_lea_hx_2_for(s, pp, ra, rc, lea_shift, b, rd_to, not_pp | inv_a << 1);
        else
            lanes_lea_hx_2(s, pp, ra, rc, lea_shift, b, rd_to, not_pp | inv_a << 1);
    }
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lea_hx)
RT_KNOWN(volta_fast_lea_hx, 0, 0x17, 0x8004, .line = {0})
RT_QUICK_1(volta_fast_lea_hx)

/* GUARD LEA.HI $R[Rd], JOINED_Pu, NEG_A$R[Ra]REUSE_A, $R[Rc]REUSE_B, UIMM, LEA_SHIFT PM_EVENTS CTL
   */
RT_BODY(volta_fast_lea_ih)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const uint32_t uimm = (uint32_t)in->value[7];
    const int32_t lea_shift = (int32_t)in->value[8];
    const int32_t neg_a = (int32_t)rt_value(in, known, 2);
    const int32_t rc = (int32_t)in->value[5];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const p_place = place_opt(m, in, known, 0, 1);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_lea_ih(s, ra, uimm, lea_shift, rc, rd_to, p_to, neg_a);
    } else {
        if (rt_knows(known, 0x4))
            lanes_lea_ih_2_for(s, ra, uimm, lea_shift, rc, rd_to, neg_a);
        else
            lanes_lea_ih_2(s, ra, uimm, lea_shift, rc, rd_to, neg_a);
    }
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lea_ih)
RT_KNOWN(volta_fast_lea_ih, 0, 0x3, 0x4, .line = {0})
RT_QUICK_1(volta_fast_lea_ih)

/* GUARD LEA.HI.X $R[Rd], JOINED_Pu, INV_A$R[Ra]REUSE_A, $R[Rc]REUSE_B, UIMM, LEA_SHIFT,
   NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_lea_ix)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[10];
    const int32_t not_pp = (int32_t)rt_value(in, known, 9);
    const int32_t ra = (int32_t)in->value[3];
    const uint32_t uimm = (uint32_t)in->value[7];
    const int32_t lea_shift = (int32_t)in->value[8];
    const int32_t inv_a = (int32_t)rt_value(in, known, 2);
    const int32_t rc = (int32_t)in->value[5];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const p_place = place_opt(m, in, known, 0, 1);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_lea_ix(s, pp, ra, uimm, lea_shift, rc, rd_to, p_to, not_pp | inv_a << 1);
    } else {
        if (rt_knows(known, 0x204))
            lanes_lea_ix_2_for(s, pp, ra, uimm, lea_shift, rc, rd_to, not_pp | inv_a << 1);
        else
            lanes_lea_ix_2(s, pp, ra, uimm, lea_shift, rc, rd_to, not_pp | inv_a << 1);
    }
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lea_ix)
RT_KNOWN(volta_fast_lea_ix, 0, 0x5, 0x204, .line = {0})
RT_QUICK_1(volta_fast_lea_ix)

/* GUARD LEA.HI.SX32 $R[Rd], JOINED_Pu, NEG_A$R[Ra]REUSE_A, SIGNED_B, LEA_SHIFT PM_EVENTS CTL */
RT_BODY(volta_fast_lea_sx)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lea_shift = (int32_t)in->value[12];
    const int32_t neg_a = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b =
        row_signed_b_2(m, in, known, b_row, 1, 6, 5, 8, 9, 10, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const p_place = place_opt(m, in, known, 0, 1);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_lea_sx(s, ra, lea_shift, b, rd_to, p_to, neg_a);
    } else {
        if (rt_knows(known, 0x4))
            lanes_lea_sx_2_for(s, ra, lea_shift, b, rd_to, neg_a);
        else
            lanes_lea_sx_2(s, ra, lea_shift, b, rd_to, neg_a);
    }
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lea_sx)
RT_KNOWN(volta_fast_lea_sx, 0, 0xf, 0x4, .line = {0})
RT_QUICK_1(volta_fast_lea_sx)

/* GUARD LEA.HI.X.SX32 $R[Rd], JOINED_Pu, INV_A$R[Ra]REUSE_A, SIGNED_B, LEA_SHIFT, NOT_Pp$P[Pp]
   PM_EVENTS CTL */
RT_BODY(volta_fast_lea_xs)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[14];
    const int32_t not_pp = (int32_t)rt_value(in, known, 13);
    const int32_t ra = (int32_t)in->value[3];
    const int32_t lea_shift = (int32_t)in->value[12];
    const int32_t inv_a = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 15);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_signed_b_3(m, in, known, b_row, 1, 5, 6, 8, 9, 10, 11);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint8_t p_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint8_t *const p_place = place_opt(m, in, known, 0, 1);
    uint8_t *const p_to = rt_into8(m, whole, p_place, p_new);
    const bool p_wanted = !(rt_taken(in, known, 0) == 0);
    if (p_wanted) {
        lanes_lea_xs(s, pp, ra, lea_shift, b, rd_to, p_to, not_pp | inv_a << 1);
    } else {
        if (rt_knows(known, 0x2004))
            lanes_lea_xs_2_for(s, pp, ra, lea_shift, b, rd_to, not_pp | inv_a << 1);
        else
            lanes_lea_xs_2(s, pp, ra, lea_shift, b, rd_to, not_pp | inv_a << 1);
    }
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row8(whole, p_place, p_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lea_xs)
RT_KNOWN(volta_fast_lea_xs, 0, 0x17, 0x2004, .line = {0})
RT_QUICK_1(volta_fast_lea_xs)

/* GUARD POPC $R[Rd], SIGNED_B PM_EVENTS CTL */
RT_BODY(volta_fast_popc)
{
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 8);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_signed_b_3(m, in, known, b_row, 0, 1, 2, 4, 5, 6, 7);
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
RT_MADE_ANY(volta_fast_popc)
RT_KNOWN(volta_fast_popc, 0, 0x7, 0x0, .line = {0})
RT_QUICK_1(volta_fast_popc)

/* GUARD BREV $R[Rd], SRC_B PM_EVENTS CTL */
RT_BODY(volta_fast_brev)
{
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 1, 3, 4, 5, 6);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_brev(b, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_brev)
RT_KNOWN(volta_fast_brev, 0, 0x3, 0x0, .line = {0})
RT_QUICK_1(volta_fast_brev)

/* GUARD FLO{SIGNED}SH $R[Rd], OPT, SIGNED_B PM_EVENTS CTL */
RT_BODY(volta_fast_flo)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    const int32_t sh = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b =
        row_signed_b_3(m, in, known, b_row, 1, 4, 5, 7, 8, 9, 10);
    if (!b || pu != 7)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_flo_for(b, rd_to, signed_2 | sh << 1);
    else
        lanes_flo(b, rd_to, signed_2 | sh << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_flo)
RT_KNOWN(volta_fast_flo, 0, 0xe, 0x3, .line = {0})
RT_KNOWN(volta_fast_flo, 1, 0xe, 0x3, .value = {[0] = 1})
RT_KNOWN(volta_fast_flo, 2, 0xe, 0x3, .value = {[1] = 1})
RT_QUICK_3(volta_fast_flo)

/* GUARD IABS $R[Rd], SRC_B PM_EVENTS CTL */
RT_BODY(volta_fast_iabs)
{
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 1, 3, 4, 5, 6);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_iabs(b, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_iabs)
RT_KNOWN(volta_fast_iabs, 0, 0x3, 0x0, .line = {0})
RT_QUICK_1(volta_fast_iabs)

/* GUARD SGXT{W}SIGNED $R[Rd], $R[Ra]REUSE_A, SRC_B PM_EVENTS CTL */
RT_BODY(volta_fast_sgxt)
{
    struct volta_state *const s = m->state;
    const int32_t w = (int32_t)rt_value(in, known, 0);
    const int32_t ra = (int32_t)in->value[3];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b_2 = row_mov_b(m, in, known, b_row, 0, 5, 7, 8, 9, 10);
    if (!b_2)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_sgxt_for(b_2, s, ra, rd_to, w | signed_2 << 1);
    else
        lanes_sgxt(b_2, s, ra, rd_to, w | signed_2 << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_sgxt)
RT_KNOWN(volta_fast_sgxt, 0, 0x3, 0x3, .line = {0})
RT_KNOWN(volta_fast_sgxt, 1, 0x3, 0x3, .line = {[0] = 1}, .value = {[1] = 1})
RT_KNOWN(volta_fast_sgxt, 2, 0x3, 0x3, .line = {[0] = 1})
RT_KNOWN(volta_fast_sgxt, 3, 0x3, 0x3, .line = {[0] = 1}, .value = {[0] = 1, [1] = 1})
RT_QUICK_4(volta_fast_sgxt)

/* GUARD BMSK{W} $R[Rd], $R[Ra]REUSE_A, SRC_B PM_EVENTS CTL */
RT_BODY(volta_fast_bmsk)
{
    struct volta_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[2];
    const int32_t w = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 4, 6, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1))
        lanes_bmsk_for(b, s, ra, rd_to, w);
    else
        lanes_bmsk(b, s, ra, rd_to, w);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_bmsk)
RT_KNOWN(volta_fast_bmsk, 0, 0x3, 0x1, .line = {0})
RT_KNOWN(volta_fast_bmsk, 1, 0x3, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_bmsk)

/* GUARD MOV $R[Rd], SRC_B, OPT_MASK PM_EVENTS CTL */
RT_BODY(volta_fast_mov)
{
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 8);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_mov_b(m, in, known, b_row, 0, 1, 3, 4, 5, 6);
    const int32_t m_2 = operand_opt_mask(in, 1, 7);
    if (!b)
        return rt_slowly(m, in);
    if (m_2 == 15) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 0);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_mov(b, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    const uint32_t hold_2 = lanes_mov_2(m_2);
    run &= hold_2;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 0);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_mov(b, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_mov)
RT_KNOWN(volta_fast_mov, 0, 0x5, 0x0, .line = {0})
RT_KNOWN(volta_fast_mov, 1, 0x5, 0x0, .line = {[0] = 1})
RT_QUICK_2(volta_fast_mov)

/* GUARD IMNMX{SIGNED} $R[Rd], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_imnmx)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[11];
    const int32_t not_pp = (int32_t)rt_value(in, known, 10);
    const int32_t ra = (int32_t)in->value[2];
    const int32_t signed_2 = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 4, 6, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x401))
        lanes_imnmx_for(s, pp, ra, b, rd_to, not_pp | signed_2 << 1);
    else
        lanes_imnmx(s, pp, ra, b, rd_to, not_pp | signed_2 << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_imnmx)
RT_KNOWN(volta_fast_imnmx, 0, 0x5, 0x401, .line = {0})
RT_KNOWN(volta_fast_imnmx, 1, 0x5, 0x401, .line = {[0] = 1}, .value = {[0] = 1, [10] = 1})
RT_KNOWN(volta_fast_imnmx, 2, 0x5, 0x401, .line = {[0] = 1}, .value = {[10] = 1})
RT_QUICK_3(volta_fast_imnmx)

/* GUARD VIMNMX{VI_SIGNED} $R[Rd], $R[Ra]REUSE_A, SRC_B, NOT_Pp$P[Pp] PM_EVENTS CTL */
RT_BODY(volta_fast_vimnmx)
{
    struct volta_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[11];
    const int32_t not_pp = (int32_t)rt_value(in, known, 10);
    const int32_t ra = (int32_t)in->value[2];
    const int32_t logic_vi_signed = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_src_b(m, in, known, b_row, 0, 4, 6, 7, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x401))
        lanes_vimnmx_for(s, pp, ra, b, rd_to, not_pp | logic_vi_signed << 1);
    else
        lanes_vimnmx(s, pp, ra, b, rd_to, not_pp | logic_vi_signed << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_vimnmx)
RT_KNOWN(volta_fast_vimnmx, 0, 0x5, 0x401, .line = {0})
RT_KNOWN(volta_fast_vimnmx, 1, 0x5, 0x401, .value = {[0] = 1})
RT_KNOWN(volta_fast_vimnmx, 2, 0x5, 0x401, .line = {[0] = 1}, .value = {[10] = 1})
RT_QUICK_3(volta_fast_vimnmx)

