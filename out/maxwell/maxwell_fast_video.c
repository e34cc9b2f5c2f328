/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN void lanes_vadd_for(const int64_t *a, const int64_t *b, struct maxwell_state *s,
    int32_t rc, uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t video_add_neg_a = key & 1;
    const int32_t video_add_neg_b = key >> 1 & 1;
    const int32_t video_video_sat = key >> 2 & 1;
    const int32_t video_then = key >> 3 & 7;
    const int32_t video_ud = key >> 6 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t t = 0;
        uint32_t t_2 = 0;
        const int64_t x = (video_add_neg_a ? 0 - a[l] : a[l]) + (video_add_neg_b ? 0 - b[l] : b[l]);
        if (video_video_sat) {
            const int32_t wide = video_then < 2 ? 16 : video_then < 4 ? 8 : 32;
            const uint32_t high = video_ud ? ((uint32_t)1 << (wide - 1)) - 1
                : (uint32_t)(((int64_t)1 << wide) - 1);
            const int64_t low = video_ud ? -1 - (int64_t)high : 0;
            t = x < low ? low : x > high ? high : x;
        } else {
            t = x;
        }
        if (video_then < 4) {
            const uint32_t x_2 = (uint32_t)t;
            const uint32_t half = video_then == 0 ? (x_2 & 0xffff) << 16 | (s->r[rc][l] & 0xffff)
                : s->r[rc][l] >> 16 << 16 | (x_2 & 0xffff);
            const uint32_t byte = video_then == 2 ? (s->r[rc][l] & 0xffffff00u) | (x_2 & 0xff)
                : (s->r[rc][l] & 0xff00ffffu) | (x_2 & 0xff) << 16;
            t_2 = video_then < 2 ? half : byte;
        } else {
            const uint32_t x_3 = (uint32_t)t;
            const int32_t less = video_ud ? (int32_t)x_3 < (int32_t)s->r[rc][l] : x_3 < s->r[rc][l];
            t_2 = video_then == 4 ? x_3 + s->r[rc][l] : video_then == 7
                || less == (video_then == 5) ? x_3 : s->r[rc][l];
        }
        const uint32_t rd = t_2;
        const uint32_t result = (uint32_t)(t_2 == 0 && 1) | t_2 >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_3(lanes_vadd,
    (const int64_t *a, const int64_t *b, struct maxwell_state *s, int32_t rc, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (a, b, s, rc, rd_to, result_to, key), 0, 0, 32, 70)

RT_WITHIN void lanes_vadd_2_for(const int64_t *a, const int64_t *b, struct maxwell_state *s,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t video_add_neg_a = key & 1;
    const int32_t video_add_neg_b = key >> 1 & 1;
    const int32_t video_video_sat = key >> 2 & 1;
    const int32_t video_then = key >> 3 & 7;
    const int32_t video_ud = key >> 6 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t t = 0;
        uint32_t t_2 = 0;
        const int64_t x = (video_add_neg_a ? 0 - a[l] : a[l]) + (video_add_neg_b ? 0 - b[l] : b[l]);
        if (video_video_sat) {
            const int32_t wide = video_then < 2 ? 16 : video_then < 4 ? 8 : 32;
            const uint32_t high = video_ud ? ((uint32_t)1 << (wide - 1)) - 1
                : (uint32_t)(((int64_t)1 << wide) - 1);
            const int64_t low = video_ud ? -1 - (int64_t)high : 0;
            t = x < low ? low : x > high ? high : x;
        } else {
            t = x;
        }
        if (video_then < 4) {
            const uint32_t x_2 = (uint32_t)t;
            const uint32_t half = video_then == 0 ? (x_2 & 0xffff) << 16 | (s->r[rc][l] & 0xffff)
                : s->r[rc][l] >> 16 << 16 | (x_2 & 0xffff);
            const uint32_t byte = video_then == 2 ? (s->r[rc][l] & 0xffffff00u) | (x_2 & 0xff)
                : (s->r[rc][l] & 0xff00ffffu) | (x_2 & 0xff) << 16;
            t_2 = video_then < 2 ? half : byte;
        } else {
            const uint32_t x_3 = (uint32_t)t;
            const int32_t less = video_ud ? (int32_t)x_3 < (int32_t)s->r[rc][l] : x_3 < s->r[rc][l];
            t_2 = video_then == 4 ? x_3 + s->r[rc][l] : video_then == 7
                || less == (video_then == 5) ? x_3 : s->r[rc][l];
        }
        const uint32_t rd = t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_vadd_2,
    (const int64_t *a, const int64_t *b, struct maxwell_state *s, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (a, b, s, rc, rd_to, key), 0, 0, 32, 70)

RT_WITHIN void lanes_vabsdiff_for(const int64_t *a, const int64_t *b, struct maxwell_state *s,
    int32_t rc, uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t video_video_sat = key & 1;
    const int32_t video_then = key >> 1 & 7;
    const int32_t video_sd = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t t = 0;
        uint32_t t_2 = 0;
        const int64_t x = a[l] > b[l] ? a[l] - b[l] : b[l] - a[l];
        if (video_video_sat) {
            const int32_t wide = video_then < 2 ? 16 : video_then < 4 ? 8 : 32;
            const uint32_t high = video_sd ? ((uint32_t)1 << (wide - 1)) - 1
                : (uint32_t)(((int64_t)1 << wide) - 1);
            const int64_t low = video_sd ? -1 - (int64_t)high : 0;
            t = x < low ? low : x > high ? high : x;
        } else {
            t = x;
        }
        if (video_then < 4) {
            const uint32_t x_2 = (uint32_t)t;
            const uint32_t half = video_then == 0 ? (x_2 & 0xffff) << 16 | (s->r[rc][l] & 0xffff)
                : s->r[rc][l] >> 16 << 16 | (x_2 & 0xffff);
            const uint32_t byte = video_then == 2 ? (s->r[rc][l] & 0xffffff00u) | (x_2 & 0xff)
                : (s->r[rc][l] & 0xff00ffffu) | (x_2 & 0xff) << 16;
            t_2 = video_then < 2 ? half : byte;
        } else {
            const uint32_t x_3 = (uint32_t)t;
            const int32_t less = video_sd ? (int32_t)x_3 < (int32_t)s->r[rc][l] : x_3 < s->r[rc][l];
            t_2 = video_then == 4 ? x_3 + s->r[rc][l] : video_then == 7
                || less == (video_then == 5) ? x_3 : s->r[rc][l];
        }
        const uint32_t rd = t_2;
        const uint32_t result = (uint32_t)(t_2 == 0 && 1) | t_2 >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_2(lanes_vabsdiff,
    (const int64_t *a, const int64_t *b, struct maxwell_state *s, int32_t rc, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (a, b, s, rc, rd_to, result_to, key), 0, 0, 24)

RT_WITHIN void lanes_vabsdiff_2_for(const int64_t *a, const int64_t *b, struct maxwell_state *s,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t video_video_sat = key & 1;
    const int32_t video_then = key >> 1 & 7;
    const int32_t video_sd = key >> 4 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t t = 0;
        uint32_t t_2 = 0;
        const int64_t x = a[l] > b[l] ? a[l] - b[l] : b[l] - a[l];
        if (video_video_sat) {
            const int32_t wide = video_then < 2 ? 16 : video_then < 4 ? 8 : 32;
            const uint32_t high = video_sd ? ((uint32_t)1 << (wide - 1)) - 1
                : (uint32_t)(((int64_t)1 << wide) - 1);
            const int64_t low = video_sd ? -1 - (int64_t)high : 0;
            t = x < low ? low : x > high ? high : x;
        } else {
            t = x;
        }
        if (video_then < 4) {
            const uint32_t x_2 = (uint32_t)t;
            const uint32_t half = video_then == 0 ? (x_2 & 0xffff) << 16 | (s->r[rc][l] & 0xffff)
                : s->r[rc][l] >> 16 << 16 | (x_2 & 0xffff);
            const uint32_t byte = video_then == 2 ? (s->r[rc][l] & 0xffffff00u) | (x_2 & 0xff)
                : (s->r[rc][l] & 0xff00ffffu) | (x_2 & 0xff) << 16;
            t_2 = video_then < 2 ? half : byte;
        } else {
            const uint32_t x_3 = (uint32_t)t;
            const int32_t less = video_sd ? (int32_t)x_3 < (int32_t)s->r[rc][l] : x_3 < s->r[rc][l];
            t_2 = video_then == 4 ? x_3 + s->r[rc][l] : video_then == 7
                || less == (video_then == 5) ? x_3 : s->r[rc][l];
        }
        const uint32_t rd = t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_vabsdiff_2,
    (const int64_t *a, const int64_t *b, struct maxwell_state *s, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (a, b, s, rc, rd_to, key), 0, 0, 24)

RT_WITHIN void lanes_vmnmx_for(const int64_t *a, const int64_t *b, struct maxwell_state *s,
    int32_t rc, uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t video_mx = key & 1;
    const int32_t video_video_sat = key >> 1 & 1;
    const int32_t video_then = key >> 2 & 7;
    const int32_t video_ud = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t t = 0;
        uint32_t t_2 = 0;
        const int64_t x = video_mx ? (a[l] < b[l] ? b[l] : a[l]) : a[l] < b[l] ? a[l] : b[l];
        if (video_video_sat) {
            const int32_t wide = video_then < 2 ? 16 : video_then < 4 ? 8 : 32;
            const uint32_t high = video_ud ? ((uint32_t)1 << (wide - 1)) - 1
                : (uint32_t)(((int64_t)1 << wide) - 1);
            const int64_t low = video_ud ? -1 - (int64_t)high : 0;
            t = x < low ? low : x > high ? high : x;
        } else {
            t = x;
        }
        if (video_then < 4) {
            const uint32_t x_2 = (uint32_t)t;
            const uint32_t half = video_then == 0 ? (x_2 & 0xffff) << 16 | (s->r[rc][l] & 0xffff)
                : s->r[rc][l] >> 16 << 16 | (x_2 & 0xffff);
            const uint32_t byte = video_then == 2 ? (s->r[rc][l] & 0xffffff00u) | (x_2 & 0xff)
                : (s->r[rc][l] & 0xff00ffffu) | (x_2 & 0xff) << 16;
            t_2 = video_then < 2 ? half : byte;
        } else {
            const uint32_t x_3 = (uint32_t)t;
            const int32_t less = video_ud ? (int32_t)x_3 < (int32_t)s->r[rc][l] : x_3 < s->r[rc][l];
            t_2 = video_then == 4 ? x_3 + s->r[rc][l] : video_then == 7
                || less == (video_then == 5) ? x_3 : s->r[rc][l];
        }
        const uint32_t rd = t_2;
        const uint32_t result = (uint32_t)(t_2 == 0 && 1) | t_2 >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_4(lanes_vmnmx,
    (const int64_t *a, const int64_t *b, struct maxwell_state *s, int32_t rc, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (a, b, s, rc, rd_to, result_to, key), 0, 0, 24, 53,
    52)

RT_WITHIN void lanes_vmnmx_2_for(const int64_t *a, const int64_t *b, struct maxwell_state *s,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t video_mx = key & 1;
    const int32_t video_video_sat = key >> 1 & 1;
    const int32_t video_then = key >> 2 & 7;
    const int32_t video_ud = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t t = 0;
        uint32_t t_2 = 0;
        const int64_t x = video_mx ? (a[l] < b[l] ? b[l] : a[l]) : a[l] < b[l] ? a[l] : b[l];
        if (video_video_sat) {
            const int32_t wide = video_then < 2 ? 16 : video_then < 4 ? 8 : 32;
            const uint32_t high = video_ud ? ((uint32_t)1 << (wide - 1)) - 1
                : (uint32_t)(((int64_t)1 << wide) - 1);
            const int64_t low = video_ud ? -1 - (int64_t)high : 0;
            t = x < low ? low : x > high ? high : x;
        } else {
            t = x;
        }
        if (video_then < 4) {
            const uint32_t x_2 = (uint32_t)t;
            const uint32_t half = video_then == 0 ? (x_2 & 0xffff) << 16 | (s->r[rc][l] & 0xffff)
                : s->r[rc][l] >> 16 << 16 | (x_2 & 0xffff);
            const uint32_t byte = video_then == 2 ? (s->r[rc][l] & 0xffffff00u) | (x_2 & 0xff)
                : (s->r[rc][l] & 0xff00ffffu) | (x_2 & 0xff) << 16;
            t_2 = video_then < 2 ? half : byte;
        } else {
            const uint32_t x_3 = (uint32_t)t;
            const int32_t less = video_ud ? (int32_t)x_3 < (int32_t)s->r[rc][l] : x_3 < s->r[rc][l];
            t_2 = video_then == 4 ? x_3 + s->r[rc][l] : video_then == 7
                || less == (video_then == 5) ? x_3 : s->r[rc][l];
        }
        const uint32_t rd = t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_4(lanes_vmnmx_2,
    (const int64_t *a, const int64_t *b, struct maxwell_state *s, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (a, b, s, rc, rd_to, key), 0, 0, 24, 53, 52)

RT_WITHIN void lanes_vset_for(const int64_t *a, const int64_t *b, struct maxwell_state *s,
    int32_t rc, uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t video_vset_cmp = key & 7;
    const int32_t video_then = key >> 3 & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t t_2 = 0;
        const int32_t t = (video_vset_cmp & (a[l] < b[l] ? 1 : a[l] == b[l] ? 2 : 4)) != 0;
        const int32_t x = t ? 1 : 0;
        if (video_then < 4) {
            const int32_t x_2 = x;
            const uint32_t half = video_then == 0 ? (uint32_t)x_2 << 16 | (s->r[rc][l] & 0xffff)
                : s->r[rc][l] >> 16 << 16 | (uint32_t)x_2;
            const uint32_t byte = video_then == 2 ? (s->r[rc][l] & 0xffffff00u) | (uint32_t)x_2
                : (s->r[rc][l] & 0xff00ffffu) | (uint32_t)x_2 << 16;
            t_2 = video_then < 2 ? half : byte;
        } else {
            const int32_t x_3 = x;
            const int32_t less = (uint32_t)x_3 < s->r[rc][l];
            t_2 = video_then == 4 ? (uint32_t)x_3 + s->r[rc][l] : video_then == 7
                || less == (video_then == 5) ? (uint32_t)x_3 : s->r[rc][l];
        }
        const uint32_t rd = t_2;
        const uint32_t result = (uint32_t)(t_2 == 0 && 1) | t_2 >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_2(lanes_vset,
    (const int64_t *a, const int64_t *b, struct maxwell_state *s, int32_t rc, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (a, b, s, rc, rd_to, result_to, key), 0, 0, 38)

RT_WITHIN void lanes_vset_2_for(const int64_t *a, const int64_t *b, struct maxwell_state *s,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t video_vset_cmp = key & 7;
    const int32_t video_then = key >> 3 & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t t_2 = 0;
        const int32_t t = (video_vset_cmp & (a[l] < b[l] ? 1 : a[l] == b[l] ? 2 : 4)) != 0;
        const int32_t x = t ? 1 : 0;
        if (video_then < 4) {
            const int32_t x_2 = x;
            const uint32_t half = video_then == 0 ? (uint32_t)x_2 << 16 | (s->r[rc][l] & 0xffff)
                : s->r[rc][l] >> 16 << 16 | (uint32_t)x_2;
            const uint32_t byte = video_then == 2 ? (s->r[rc][l] & 0xffffff00u) | (uint32_t)x_2
                : (s->r[rc][l] & 0xff00ffffu) | (uint32_t)x_2 << 16;
            t_2 = video_then < 2 ? half : byte;
        } else {
            const int32_t x_3 = x;
            const int32_t less = (uint32_t)x_3 < s->r[rc][l];
            t_2 = video_then == 4 ? (uint32_t)x_3 + s->r[rc][l] : video_then == 7
                || less == (video_then == 5) ? (uint32_t)x_3 : s->r[rc][l];
        }
        const uint32_t rd = t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_vset_2,
    (const int64_t *a, const int64_t *b, struct maxwell_state *s, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (a, b, s, rc, rd_to, key), 0, 0, 38)

RT_WITHIN void lanes_vsetp_for(struct maxwell_state *s, int32_t pp, const int64_t *a,
    const int64_t *b, uint8_t *pu_to, uint8_t *pv_to, const int32_t key)
{
    const int32_t not_pp = key & 1;
    const int32_t video_vsetp_cmp = key >> 1 & 7;
    const int32_t bop = key >> 4 & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t q = s->p[pp][l] ^ not_pp;
        const int32_t t = (video_vsetp_cmp & (a[l] < b[l] ? 1 : a[l] == b[l] ? 2 : 4)) != 0;
        const int32_t t_2 = !t;
        const uint32_t pu =
            (uint32_t)(bop == 0 ? (t && q) : bop == 1 ? t || q : bop == 2 ? t ^ q : 0);
        const uint32_t pv =
            (uint32_t)(bop == 0 ? (t_2 && q) : bop == 1 ? t_2 || q : bop == 2 ? t_2 ^ q : 0);
        pu_to[l] = (uint8_t)pu;
        pv_to[l] = (uint8_t)pv;
    }
}

RT_LOOP_2(lanes_vsetp,
    (struct maxwell_state *s, int32_t pp, const int64_t *a, const int64_t *b, uint8_t *pu_to,
    uint8_t *pv_to, const int32_t fields), (s, pp, a, b, pu_to, pv_to, key), 0, 0, 4)

RT_WITHIN void lanes_vmad_for(int32_t video_mad_neg_a, int32_t video_mad_neg_c,
    int32_t video_sign_a, int32_t video_sign_b, const int64_t *a, const int64_t *b,
    const uint32_t *c, uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t video_vmad_shift = key & 3;
    const int32_t video_video_sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t t_2 = 0;
        const int32_t both = video_mad_neg_a && video_mad_neg_c;
        const int32_t minus_a = video_mad_neg_a && !both;
        const int32_t minus_c = video_mad_neg_c && !both;
        const int32_t sg = video_sign_a || video_sign_b || minus_a || minus_c;
        const rt_i128 p = (rt_i128)a[l] * (rt_i128)b[l];
        const int64_t d = sg ? (int64_t)(int32_t)c[l] : c[l];
        const rt_i128 t = (minus_a ? -p : p) + (rt_i128)(minus_c ? -d : d)
            + (rt_i128)(both ? 1 : 0);
        const rt_i128 x = video_vmad_shift == 0 ? t : video_vmad_shift == 1 ? t >> 7
            : video_vmad_shift == 2 ? t >> 15 : 0;
        if (video_video_sat) {
            const uint32_t high = sg ? 2147483647 : 4294967295u;
            const int64_t low = sg ? -1 - (int64_t)high : 0;
            t_2 = x < (rt_i128)low ? (uint32_t)low : x > (rt_i128)high ? high : (uint32_t)x;
        } else {
            t_2 = (uint32_t)x;
        }
        const uint32_t rd = t_2;
        const uint32_t result = (uint32_t)(t_2 == 0 && 1) | t_2 >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_vmad,
    (int32_t video_mad_neg_a, int32_t video_mad_neg_c, int32_t video_sign_a, int32_t video_sign_b,
    const int64_t *a, const int64_t *b, const uint32_t *c, uint32_t *rd_to, uint8_t *result_to,
    const int32_t fields),
    (video_mad_neg_a, video_mad_neg_c, video_sign_a, video_sign_b, a, b, c, rd_to, result_to, key),
    0, 0)

RT_WITHIN void lanes_vmad_2_for(int32_t video_mad_neg_a, int32_t video_mad_neg_c,
    int32_t video_sign_a, int32_t video_sign_b, const int64_t *a, const int64_t *b,
    const uint32_t *c, uint32_t *rd_to, const int32_t key)
{
    const int32_t video_vmad_shift = key & 3;
    const int32_t video_video_sat = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint32_t t_2 = 0;
        const int32_t both = video_mad_neg_a && video_mad_neg_c;
        const int32_t minus_a = video_mad_neg_a && !both;
        const int32_t minus_c = video_mad_neg_c && !both;
        const int32_t sg = video_sign_a || video_sign_b || minus_a || minus_c;
        const rt_i128 p = (rt_i128)a[l] * (rt_i128)b[l];
        const int64_t d = sg ? (int64_t)(int32_t)c[l] : c[l];
        const rt_i128 t = (minus_a ? -p : p) + (rt_i128)(minus_c ? -d : d)
            + (rt_i128)(both ? 1 : 0);
        const rt_i128 x = video_vmad_shift == 0 ? t : video_vmad_shift == 1 ? t >> 7
            : video_vmad_shift == 2 ? t >> 15 : 0;
        if (video_video_sat) {
            const uint32_t high = sg ? 2147483647 : 4294967295u;
            const int64_t low = sg ? -1 - (int64_t)high : 0;
            t_2 = x < (rt_i128)low ? (uint32_t)low : x > (rt_i128)high ? high : (uint32_t)x;
        } else {
            t_2 = (uint32_t)x;
        }
        const uint32_t rd = t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_vmad_2,
    (int32_t video_mad_neg_a, int32_t video_mad_neg_c, int32_t video_sign_a, int32_t video_sign_b,
    const int64_t *a, const int64_t *b, const uint32_t *c, uint32_t *rd_to, const int32_t fields),
    (video_mad_neg_a, video_mad_neg_c, video_sign_a, video_sign_b, a, b, c, rd_to, key), 0, 0)

RT_WITHIN void lanes_vshl_for(const int64_t *a, const uint32_t *b, struct maxwell_state *s,
    int32_t rc, uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t video_video_w = key & 1;
    const int32_t video_video_sat = key >> 1 & 1;
    const int32_t video_then = key >> 2 & 7;
    const int32_t video_ud = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rt_i128 t = 0;
        uint32_t t_2 = 0;
        const rt_i128 x =
            (rt_i128)(rt_u128_from(a[l])
            << (video_video_w ? (int32_t)(b[l] & 0x1f) : b[l] > 32 ? 32 : (int32_t)b[l]));
        if (video_video_sat) {
            const int32_t wide = video_then < 2 ? 16 : video_then < 4 ? 8 : 32;
            const uint32_t high = video_ud ? ((uint32_t)1 << (wide - 1)) - 1
                : (uint32_t)(((int64_t)1 << wide) - 1);
            const int64_t low = video_ud ? -1 - (int64_t)high : 0;
            t = (rt_i128)(x < (rt_i128)low ? low : x > (rt_i128)high ? high : (int64_t)x);
        } else {
            t = x;
        }
        if (video_then < 4) {
            const uint32_t x_2 = (uint32_t)t;
            const uint32_t half = video_then == 0 ? (x_2 & 0xffff) << 16 | (s->r[rc][l] & 0xffff)
                : s->r[rc][l] >> 16 << 16 | (x_2 & 0xffff);
            const uint32_t byte = video_then == 2 ? (s->r[rc][l] & 0xffffff00u) | (x_2 & 0xff)
                : (s->r[rc][l] & 0xff00ffffu) | (x_2 & 0xff) << 16;
            t_2 = video_then < 2 ? half : byte;
        } else {
            const uint32_t x_3 = (uint32_t)t;
            const int32_t less = video_ud ? (int32_t)x_3 < (int32_t)s->r[rc][l] : x_3 < s->r[rc][l];
            t_2 = video_then == 4 ? x_3 + s->r[rc][l] : video_then == 7
                || less == (video_then == 5) ? x_3 : s->r[rc][l];
        }
        const uint32_t rd = t_2;
        const uint32_t result = (uint32_t)(t_2 == 0 && 1) | t_2 >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_2(lanes_vshl,
    (const int64_t *a, const uint32_t *b, struct maxwell_state *s, int32_t rc, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (a, b, s, rc, rd_to, result_to, key), 0, 0, 17)

RT_WITHIN void lanes_vshl_2_for(const int64_t *a, const uint32_t *b, struct maxwell_state *s,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t video_video_w = key & 1;
    const int32_t video_video_sat = key >> 1 & 1;
    const int32_t video_then = key >> 2 & 7;
    const int32_t video_ud = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        rt_i128 t = 0;
        uint32_t t_2 = 0;
        const rt_i128 x =
            (rt_i128)(rt_u128_from(a[l])
            << (video_video_w ? (int32_t)(b[l] & 0x1f) : b[l] > 32 ? 32 : (int32_t)b[l]));
        if (video_video_sat) {
            const int32_t wide = video_then < 2 ? 16 : video_then < 4 ? 8 : 32;
            const uint32_t high = video_ud ? ((uint32_t)1 << (wide - 1)) - 1
                : (uint32_t)(((int64_t)1 << wide) - 1);
            const int64_t low = video_ud ? -1 - (int64_t)high : 0;
            t = (rt_i128)(x < (rt_i128)low ? low : x > (rt_i128)high ? high : (int64_t)x);
        } else {
            t = x;
        }
        if (video_then < 4) {
            const uint32_t x_2 = (uint32_t)t;
            const uint32_t half = video_then == 0 ? (x_2 & 0xffff) << 16 | (s->r[rc][l] & 0xffff)
                : s->r[rc][l] >> 16 << 16 | (x_2 & 0xffff);
            const uint32_t byte = video_then == 2 ? (s->r[rc][l] & 0xffffff00u) | (x_2 & 0xff)
                : (s->r[rc][l] & 0xff00ffffu) | (x_2 & 0xff) << 16;
            t_2 = video_then < 2 ? half : byte;
        } else {
            const uint32_t x_3 = (uint32_t)t;
            const int32_t less = video_ud ? (int32_t)x_3 < (int32_t)s->r[rc][l] : x_3 < s->r[rc][l];
            t_2 = video_then == 4 ? x_3 + s->r[rc][l] : video_then == 7
                || less == (video_then == 5) ? x_3 : s->r[rc][l];
        }
        const uint32_t rd = t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_vshl_2,
    (const int64_t *a, const uint32_t *b, struct maxwell_state *s, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (a, b, s, rc, rd_to, key), 0, 0, 17)

RT_WITHIN void lanes_vshr_for(const int64_t *a, const uint32_t *b, struct maxwell_state *s,
    int32_t rc, uint32_t *rd_to, uint8_t *result_to, const int32_t key)
{
    const int32_t video_video_w = key & 1;
    const int32_t video_video_sat = key >> 1 & 1;
    const int32_t video_then = key >> 2 & 7;
    const int32_t video_ud = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t t = 0;
        uint32_t t_2 = 0;
        const int64_t x = a[l]
            >> (video_video_w ? (int32_t)(b[l] & 0x1f) : b[l] > 32 ? 32 : (int32_t)b[l]);
        if (video_video_sat) {
            const int32_t wide = video_then < 2 ? 16 : video_then < 4 ? 8 : 32;
            const uint32_t high = video_ud ? ((uint32_t)1 << (wide - 1)) - 1
                : (uint32_t)(((int64_t)1 << wide) - 1);
            const int64_t low = video_ud ? -1 - (int64_t)high : 0;
            t = x < low ? low : x > high ? high : x;
        } else {
            t = x;
        }
        if (video_then < 4) {
            const uint32_t x_2 = (uint32_t)t;
            const uint32_t half = video_then == 0 ? (x_2 & 0xffff) << 16 | (s->r[rc][l] & 0xffff)
                : s->r[rc][l] >> 16 << 16 | (x_2 & 0xffff);
            const uint32_t byte = video_then == 2 ? (s->r[rc][l] & 0xffffff00u) | (x_2 & 0xff)
                : (s->r[rc][l] & 0xff00ffffu) | (x_2 & 0xff) << 16;
            t_2 = video_then < 2 ? half : byte;
        } else {
            const uint32_t x_3 = (uint32_t)t;
            const int32_t less = video_ud ? (int32_t)x_3 < (int32_t)s->r[rc][l] : x_3 < s->r[rc][l];
            t_2 = video_then == 4 ? x_3 + s->r[rc][l] : video_then == 7
                || less == (video_then == 5) ? x_3 : s->r[rc][l];
        }
        const uint32_t rd = t_2;
        const uint32_t result = (uint32_t)(t_2 == 0 && 1) | t_2 >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_2(lanes_vshr,
    (const int64_t *a, const uint32_t *b, struct maxwell_state *s, int32_t rc, uint32_t *rd_to,
    uint8_t *result_to, const int32_t fields), (a, b, s, rc, rd_to, result_to, key), 0, 0, 36)

RT_WITHIN void lanes_vshr_2_for(const int64_t *a, const uint32_t *b, struct maxwell_state *s,
    int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t video_video_w = key & 1;
    const int32_t video_video_sat = key >> 1 & 1;
    const int32_t video_then = key >> 2 & 7;
    const int32_t video_ud = key >> 5 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int64_t t = 0;
        uint32_t t_2 = 0;
        const int64_t x = a[l]
            >> (video_video_w ? (int32_t)(b[l] & 0x1f) : b[l] > 32 ? 32 : (int32_t)b[l]);
        if (video_video_sat) {
            const int32_t wide = video_then < 2 ? 16 : video_then < 4 ? 8 : 32;
            const uint32_t high = video_ud ? ((uint32_t)1 << (wide - 1)) - 1
                : (uint32_t)(((int64_t)1 << wide) - 1);
            const int64_t low = video_ud ? -1 - (int64_t)high : 0;
            t = x < low ? low : x > high ? high : x;
        } else {
            t = x;
        }
        if (video_then < 4) {
            const uint32_t x_2 = (uint32_t)t;
            const uint32_t half = video_then == 0 ? (x_2 & 0xffff) << 16 | (s->r[rc][l] & 0xffff)
                : s->r[rc][l] >> 16 << 16 | (x_2 & 0xffff);
            const uint32_t byte = video_then == 2 ? (s->r[rc][l] & 0xffffff00u) | (x_2 & 0xff)
                : (s->r[rc][l] & 0xff00ffffu) | (x_2 & 0xff) << 16;
            t_2 = video_then < 2 ? half : byte;
        } else {
            const uint32_t x_3 = (uint32_t)t;
            const int32_t less = video_ud ? (int32_t)x_3 < (int32_t)s->r[rc][l] : x_3 < s->r[rc][l];
            t_2 = video_then == 4 ? x_3 + s->r[rc][l] : video_then == 7
                || less == (video_then == 5) ? x_3 : s->r[rc][l];
        }
        const uint32_t rd = t_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_2(lanes_vshr_2,
    (const int64_t *a, const uint32_t *b, struct maxwell_state *s, int32_t rc, uint32_t *rd_to,
    const int32_t fields), (a, b, s, rc, rd_to, key), 0, 0, 36)

RT_WITHIN void lanes_vabsdiff4_for(struct maxwell_state *s, int32_t ra, int32_t rb,
    int32_t video_diff4_select_a, int32_t video_diff4_select_b, int32_t video_diff4_lanes,
    int32_t video_diff4_a, int32_t video_diff4_b, int32_t rc, uint32_t *rd_to, uint8_t *result_to,
    const int32_t key)
{
    const int32_t video_diff4_sat = key & 1;
    const int32_t video_diff4_sd = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t t = 0;
        int32_t t_2 = 0;
        int32_t t_3 = 0;
        int32_t t_4 = 0;
        const uint64_t both = s->r[ra][l] | (uint64_t)s->r[rb][l] << 32;
        const int32_t b = video_diff4_select_a == 0 ? 0 : video_diff4_select_a == 1 ? 4369
            : video_diff4_select_a == 2 ? 8738 : video_diff4_select_a == 3 ? 13107
            : video_diff4_select_a == 4 ? 12816 : video_diff4_select_a == 5 ? 17185
            : video_diff4_select_a == 6 ? 21554 : video_diff4_select_a == 7 ? 25923
            : video_diff4_select_a == 8 ? 12801 : video_diff4_select_a == 9 ? 12306
            : video_diff4_select_a == 10 ? 531 : video_diff4_select_a == 11 ? 12576
            : video_diff4_select_a == 12 ? 4656 : video_diff4_select_a == 13 ? 8976
            : video_diff4_select_a == 14 ? 0 : 0;
        const uint32_t x =
            (uint32_t)((b & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b & 0xf & 7)) & 0xff))
            | (uint32_t)((b >> 4 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b >> 4 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b >> 4 & 0xf & 7)) & 0xff)) << 8
            | (uint32_t)((b >> 8 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b >> 8 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b >> 8 & 0xf & 7)) & 0xff)) << 16
            | ((uint32_t)(both >> 8 * (b >> 12)) & 0xff) << 24;
        const int32_t b_2 = video_diff4_select_b == 0 ? 17476 : video_diff4_select_b == 1 ? 21845
            : video_diff4_select_b == 2 ? 26214 : video_diff4_select_b == 3 ? 30583
            : video_diff4_select_b == 4 ? 30292 : video_diff4_select_b == 5 ? 25923
            : video_diff4_select_b == 6 ? 21554 : video_diff4_select_b == 7 ? 17185
            : video_diff4_select_b == 8 ? 17767 : video_diff4_select_b == 9 ? 26437
            : video_diff4_select_b == 10 ? 21607 : video_diff4_select_b == 11 ? 0
            : video_diff4_select_b == 12 ? 0 : video_diff4_select_b == 13 ? 0
            : video_diff4_select_b == 14 ? 0 : 0;
        const uint32_t y =
            (uint32_t)((b_2 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b_2 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b_2 & 0xf & 7)) & 0xff))
            | (uint32_t)((b_2 >> 4 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b_2 >> 4 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b_2 >> 4 & 0xf & 7)) & 0xff)) << 8
            | (uint32_t)((b_2 >> 8 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b_2 >> 8 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b_2 >> 8 & 0xf & 7)) & 0xff)) << 16
            | ((uint32_t)(both >> 8 * (b_2 >> 12)) & 0xff) << 24;
        if (video_diff4_lanes & 1) {
            const int32_t d =
                rt_abs_i32((video_diff4_a ? (int8_t)(x & 0xff) : (int32_t)(x & 0xff))
                - (video_diff4_b ? (int8_t)(y & 0xff) : (int32_t)(y & 0xff)));
            t = video_diff4_sat ? rt_min_i32(d, video_diff4_sd ? 127 : 255) : d;
        } else {
            t = 0;
        }
        if (video_diff4_lanes >> 1 & 1) {
            const int32_t d_2 =
                rt_abs_i32((video_diff4_a ? (int8_t)(x >> 8 & 0xff) : (int32_t)(x >> 8 & 0xff))
                - (video_diff4_b ? (int8_t)(y >> 8 & 0xff) : (int32_t)(y >> 8 & 0xff)));
            t_2 = video_diff4_sat ? rt_min_i32(d_2, video_diff4_sd ? 127 : 255) : d_2;
        } else {
            t_2 = 0;
        }
        if (video_diff4_lanes >> 2 & 1) {
            const int32_t d_3 =
                rt_abs_i32((video_diff4_a ? (int8_t)(x >> 16 & 0xff) : (int32_t)(x >> 16 & 0xff))
                - (video_diff4_b ? (int8_t)(y >> 16 & 0xff) : (int32_t)(y >> 16 & 0xff)));
            t_3 = video_diff4_sat ? rt_min_i32(d_3, video_diff4_sd ? 127 : 255) : d_3;
        } else {
            t_3 = 0;
        }
        if (video_diff4_lanes >> 3 != 0) {
            const int32_t d_4 =
                rt_abs_i32((video_diff4_a ? (int8_t)(x >> 24) : (int32_t)(x >> 24))
                - (video_diff4_b ? (int8_t)(y >> 24) : (int32_t)(y >> 24)));
            t_4 = video_diff4_sat ? rt_min_i32(d_4, video_diff4_sd ? 127 : 255) : d_4;
        } else {
            t_4 = 0;
        }
        const uint32_t r = s->r[rc][l] + (uint32_t)t + (uint32_t)t_2 + (uint32_t)t_3
            + (uint32_t)t_4;
        const uint32_t rd = r;
        const uint32_t result = (uint32_t)(r == 0 && 1) | r >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_vabsdiff4,
    (struct maxwell_state *s, int32_t ra, int32_t rb, int32_t video_diff4_select_a,
    int32_t video_diff4_select_b, int32_t video_diff4_lanes, int32_t video_diff4_a,
    int32_t video_diff4_b, int32_t rc, uint32_t *rd_to, uint8_t *result_to, const int32_t fields),
    (s, ra, rb, video_diff4_select_a, video_diff4_select_b, video_diff4_lanes, video_diff4_a,
    video_diff4_b, rc, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_vabsdiff4_2_for(struct maxwell_state *s, int32_t ra, int32_t rb,
    int32_t video_diff4_select_a, int32_t video_diff4_select_b, int32_t video_diff4_lanes,
    int32_t video_diff4_a, int32_t video_diff4_b, int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t video_diff4_sat = key & 1;
    const int32_t video_diff4_sd = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t t = 0;
        int32_t t_2 = 0;
        int32_t t_3 = 0;
        int32_t t_4 = 0;
        const uint64_t both = s->r[ra][l] | (uint64_t)s->r[rb][l] << 32;
        const int32_t b = video_diff4_select_a == 0 ? 0 : video_diff4_select_a == 1 ? 4369
            : video_diff4_select_a == 2 ? 8738 : video_diff4_select_a == 3 ? 13107
            : video_diff4_select_a == 4 ? 12816 : video_diff4_select_a == 5 ? 17185
            : video_diff4_select_a == 6 ? 21554 : video_diff4_select_a == 7 ? 25923
            : video_diff4_select_a == 8 ? 12801 : video_diff4_select_a == 9 ? 12306
            : video_diff4_select_a == 10 ? 531 : video_diff4_select_a == 11 ? 12576
            : video_diff4_select_a == 12 ? 4656 : video_diff4_select_a == 13 ? 8976
            : video_diff4_select_a == 14 ? 0 : 0;
        const uint32_t x =
            (uint32_t)((b & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b & 0xf & 7)) & 0xff))
            | (uint32_t)((b >> 4 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b >> 4 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b >> 4 & 0xf & 7)) & 0xff)) << 8
            | (uint32_t)((b >> 8 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b >> 8 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b >> 8 & 0xf & 7)) & 0xff)) << 16
            | ((uint32_t)(both >> 8 * (b >> 12)) & 0xff) << 24;
        const int32_t b_2 = video_diff4_select_b == 0 ? 17476 : video_diff4_select_b == 1 ? 21845
            : video_diff4_select_b == 2 ? 26214 : video_diff4_select_b == 3 ? 30583
            : video_diff4_select_b == 4 ? 30292 : video_diff4_select_b == 5 ? 25923
            : video_diff4_select_b == 6 ? 21554 : video_diff4_select_b == 7 ? 17185
            : video_diff4_select_b == 8 ? 17767 : video_diff4_select_b == 9 ? 26437
            : video_diff4_select_b == 10 ? 21607 : video_diff4_select_b == 11 ? 0
            : video_diff4_select_b == 12 ? 0 : video_diff4_select_b == 13 ? 0
            : video_diff4_select_b == 14 ? 0 : 0;
        const uint32_t y =
            (uint32_t)((b_2 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b_2 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b_2 & 0xf & 7)) & 0xff))
            | (uint32_t)((b_2 >> 4 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b_2 >> 4 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b_2 >> 4 & 0xf & 7)) & 0xff)) << 8
            | (uint32_t)((b_2 >> 8 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b_2 >> 8 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b_2 >> 8 & 0xf & 7)) & 0xff)) << 16
            | ((uint32_t)(both >> 8 * (b_2 >> 12)) & 0xff) << 24;
        if (video_diff4_lanes & 1) {
            const int32_t d =
                rt_abs_i32((video_diff4_a ? (int8_t)(x & 0xff) : (int32_t)(x & 0xff))
                - (video_diff4_b ? (int8_t)(y & 0xff) : (int32_t)(y & 0xff)));
            t = video_diff4_sat ? rt_min_i32(d, video_diff4_sd ? 127 : 255) : d;
        } else {
            t = 0;
        }
        if (video_diff4_lanes >> 1 & 1) {
            const int32_t d_2 =
                rt_abs_i32((video_diff4_a ? (int8_t)(x >> 8 & 0xff) : (int32_t)(x >> 8 & 0xff))
                - (video_diff4_b ? (int8_t)(y >> 8 & 0xff) : (int32_t)(y >> 8 & 0xff)));
            t_2 = video_diff4_sat ? rt_min_i32(d_2, video_diff4_sd ? 127 : 255) : d_2;
        } else {
            t_2 = 0;
        }
        if (video_diff4_lanes >> 2 & 1) {
            const int32_t d_3 =
                rt_abs_i32((video_diff4_a ? (int8_t)(x >> 16 & 0xff) : (int32_t)(x >> 16 & 0xff))
                - (video_diff4_b ? (int8_t)(y >> 16 & 0xff) : (int32_t)(y >> 16 & 0xff)));
            t_3 = video_diff4_sat ? rt_min_i32(d_3, video_diff4_sd ? 127 : 255) : d_3;
        } else {
            t_3 = 0;
        }
        if (video_diff4_lanes >> 3 != 0) {
            const int32_t d_4 =
                rt_abs_i32((video_diff4_a ? (int8_t)(x >> 24) : (int32_t)(x >> 24))
                - (video_diff4_b ? (int8_t)(y >> 24) : (int32_t)(y >> 24)));
            t_4 = video_diff4_sat ? rt_min_i32(d_4, video_diff4_sd ? 127 : 255) : d_4;
        } else {
            t_4 = 0;
        }
        const uint32_t r = s->r[rc][l] + (uint32_t)t + (uint32_t)t_2 + (uint32_t)t_3
            + (uint32_t)t_4;
        const uint32_t rd = r;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_vabsdiff4_2,
    (struct maxwell_state *s, int32_t ra, int32_t rb, int32_t video_diff4_select_a,
    int32_t video_diff4_select_b, int32_t video_diff4_lanes, int32_t video_diff4_a,
    int32_t video_diff4_b, int32_t rc, uint32_t *rd_to, const int32_t fields),
    (s, ra, rb, video_diff4_select_a, video_diff4_select_b, video_diff4_lanes, video_diff4_a,
    video_diff4_b, rc, rd_to, key), 0, 0)

RT_WITHIN void lanes_vabsdiff4_3_for(struct maxwell_state *s, int32_t ra, int32_t rb,
    int32_t video_diff4_select_a, int32_t video_diff4_select_b, int32_t video_diff4_lanes,
    int32_t video_diff4_a, int32_t video_diff4_b, int32_t rc, uint32_t *rd_to, uint8_t *result_to,
    const int32_t key)
{
    const int32_t video_diff4_sat = key & 1;
    const int32_t video_diff4_sd = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t t_5 = 0;
        int32_t t_6 = 0;
        int32_t t_7 = 0;
        int32_t t_8 = 0;
        const uint64_t both = s->r[ra][l] | (uint64_t)s->r[rb][l] << 32;
        const int32_t b = video_diff4_select_a == 0 ? 0 : video_diff4_select_a == 1 ? 4369
            : video_diff4_select_a == 2 ? 8738 : video_diff4_select_a == 3 ? 13107
            : video_diff4_select_a == 4 ? 12816 : video_diff4_select_a == 5 ? 17185
            : video_diff4_select_a == 6 ? 21554 : video_diff4_select_a == 7 ? 25923
            : video_diff4_select_a == 8 ? 12801 : video_diff4_select_a == 9 ? 12306
            : video_diff4_select_a == 10 ? 531 : video_diff4_select_a == 11 ? 12576
            : video_diff4_select_a == 12 ? 4656 : video_diff4_select_a == 13 ? 8976
            : video_diff4_select_a == 14 ? 0 : 0;
        const uint32_t x =
            (uint32_t)((b & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b & 0xf & 7)) & 0xff))
            | (uint32_t)((b >> 4 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b >> 4 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b >> 4 & 0xf & 7)) & 0xff)) << 8
            | (uint32_t)((b >> 8 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b >> 8 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b >> 8 & 0xf & 7)) & 0xff)) << 16
            | ((uint32_t)(both >> 8 * (b >> 12)) & 0xff) << 24;
        const int32_t b_2 = video_diff4_select_b == 0 ? 17476 : video_diff4_select_b == 1 ? 21845
            : video_diff4_select_b == 2 ? 26214 : video_diff4_select_b == 3 ? 30583
            : video_diff4_select_b == 4 ? 30292 : video_diff4_select_b == 5 ? 25923
            : video_diff4_select_b == 6 ? 21554 : video_diff4_select_b == 7 ? 17185
            : video_diff4_select_b == 8 ? 17767 : video_diff4_select_b == 9 ? 26437
            : video_diff4_select_b == 10 ? 21607 : video_diff4_select_b == 11 ? 0
            : video_diff4_select_b == 12 ? 0 : video_diff4_select_b == 13 ? 0
            : video_diff4_select_b == 14 ? 0 : 0;
        const uint32_t y =
            (uint32_t)((b_2 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b_2 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b_2 & 0xf & 7)) & 0xff))
            | (uint32_t)((b_2 >> 4 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b_2 >> 4 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b_2 >> 4 & 0xf & 7)) & 0xff)) << 8
            | (uint32_t)((b_2 >> 8 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b_2 >> 8 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b_2 >> 8 & 0xf & 7)) & 0xff)) << 16
            | ((uint32_t)(both >> 8 * (b_2 >> 12)) & 0xff) << 24;
        if (video_diff4_lanes & 1) {
            const int32_t d_5 =
                rt_abs_i32((video_diff4_a ? (int8_t)(x & 0xff) : (int32_t)(x & 0xff))
                - (video_diff4_b ? (int8_t)(y & 0xff) : (int32_t)(y & 0xff)));
            t_5 = (video_diff4_sat ? rt_min_i32(d_5, video_diff4_sd ? 127 : 255) : d_5) & 0xff;
        } else {
            t_5 = (int32_t)(s->r[rc][l] & 0xff);
        }
        if (video_diff4_lanes >> 1 & 1) {
            const int32_t d_6 =
                rt_abs_i32((video_diff4_a ? (int8_t)(x >> 8 & 0xff) : (int32_t)(x >> 8 & 0xff))
                - (video_diff4_b ? (int8_t)(y >> 8 & 0xff) : (int32_t)(y >> 8 & 0xff)));
            t_6 = (video_diff4_sat ? rt_min_i32(d_6, video_diff4_sd ? 127 : 255) : d_6) & 0xff;
        } else {
            t_6 = (int32_t)(s->r[rc][l] >> 8 & 0xff);
        }
        if (video_diff4_lanes >> 2 & 1) {
            const int32_t d_7 =
                rt_abs_i32((video_diff4_a ? (int8_t)(x >> 16 & 0xff) : (int32_t)(x >> 16 & 0xff))
                - (video_diff4_b ? (int8_t)(y >> 16 & 0xff) : (int32_t)(y >> 16 & 0xff)));
            t_7 = (video_diff4_sat ? rt_min_i32(d_7, video_diff4_sd ? 127 : 255) : d_7) & 0xff;
        } else {
            t_7 = (int32_t)(s->r[rc][l] >> 16 & 0xff);
        }
        if (video_diff4_lanes >> 3 != 0) {
            const int32_t d_8 =
                rt_abs_i32((video_diff4_a ? (int8_t)(x >> 24) : (int32_t)(x >> 24))
                - (video_diff4_b ? (int8_t)(y >> 24) : (int32_t)(y >> 24)));
            t_8 = (video_diff4_sat ? rt_min_i32(d_8, video_diff4_sd ? 127 : 255) : d_8) & 0xff;
        } else {
            t_8 = (int32_t)(s->r[rc][l] >> 24);
        }
        const uint32_t r_2 = (uint32_t)t_5 | (uint32_t)t_6 << 8 | (uint32_t)t_7 << 16
            | (uint32_t)t_8 << 24;
        const uint32_t rd = r_2;
        const uint32_t result = (uint32_t)(r_2 == 0 && 1) | r_2 >> 31 << 1;
        rd_to[l] = rd;
        result_to[l] = (uint8_t)result;
    }
}

RT_LOOP_1(lanes_vabsdiff4_3,
    (struct maxwell_state *s, int32_t ra, int32_t rb, int32_t video_diff4_select_a,
    int32_t video_diff4_select_b, int32_t video_diff4_lanes, int32_t video_diff4_a,
    int32_t video_diff4_b, int32_t rc, uint32_t *rd_to, uint8_t *result_to, const int32_t fields),
    (s, ra, rb, video_diff4_select_a, video_diff4_select_b, video_diff4_lanes, video_diff4_a,
    video_diff4_b, rc, rd_to, result_to, key), 0, 0)

RT_WITHIN void lanes_vabsdiff4_4_for(struct maxwell_state *s, int32_t ra, int32_t rb,
    int32_t video_diff4_select_a, int32_t video_diff4_select_b, int32_t video_diff4_lanes,
    int32_t video_diff4_a, int32_t video_diff4_b, int32_t rc, uint32_t *rd_to, const int32_t key)
{
    const int32_t video_diff4_sat = key & 1;
    const int32_t video_diff4_sd = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        int32_t t_5 = 0;
        int32_t t_6 = 0;
        int32_t t_7 = 0;
        int32_t t_8 = 0;
        const uint64_t both = s->r[ra][l] | (uint64_t)s->r[rb][l] << 32;
        const int32_t b = video_diff4_select_a == 0 ? 0 : video_diff4_select_a == 1 ? 4369
            : video_diff4_select_a == 2 ? 8738 : video_diff4_select_a == 3 ? 13107
            : video_diff4_select_a == 4 ? 12816 : video_diff4_select_a == 5 ? 17185
            : video_diff4_select_a == 6 ? 21554 : video_diff4_select_a == 7 ? 25923
            : video_diff4_select_a == 8 ? 12801 : video_diff4_select_a == 9 ? 12306
            : video_diff4_select_a == 10 ? 531 : video_diff4_select_a == 11 ? 12576
            : video_diff4_select_a == 12 ? 4656 : video_diff4_select_a == 13 ? 8976
            : video_diff4_select_a == 14 ? 0 : 0;
        const uint32_t x =
            (uint32_t)((b & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b & 0xf & 7)) & 0xff))
            | (uint32_t)((b >> 4 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b >> 4 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b >> 4 & 0xf & 7)) & 0xff)) << 8
            | (uint32_t)((b >> 8 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b >> 8 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b >> 8 & 0xf & 7)) & 0xff)) << 16
            | ((uint32_t)(both >> 8 * (b >> 12)) & 0xff) << 24;
        const int32_t b_2 = video_diff4_select_b == 0 ? 17476 : video_diff4_select_b == 1 ? 21845
            : video_diff4_select_b == 2 ? 26214 : video_diff4_select_b == 3 ? 30583
            : video_diff4_select_b == 4 ? 30292 : video_diff4_select_b == 5 ? 25923
            : video_diff4_select_b == 6 ? 21554 : video_diff4_select_b == 7 ? 17185
            : video_diff4_select_b == 8 ? 17767 : video_diff4_select_b == 9 ? 26437
            : video_diff4_select_b == 10 ? 21607 : video_diff4_select_b == 11 ? 0
            : video_diff4_select_b == 12 ? 0 : video_diff4_select_b == 13 ? 0
            : video_diff4_select_b == 14 ? 0 : 0;
        const uint32_t y =
            (uint32_t)((b_2 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b_2 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b_2 & 0xf & 7)) & 0xff))
            | (uint32_t)((b_2 >> 4 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b_2 >> 4 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b_2 >> 4 & 0xf & 7)) & 0xff)) << 8
            | (uint32_t)((b_2 >> 8 & 0xf) >> 3 != 0
            ? (int8_t)((uint32_t)(both >> 8 * (b_2 >> 8 & 0xf & 7)) & 0xff) >> 7 & 0xff
            : (int32_t)((uint32_t)(both >> 8 * (b_2 >> 8 & 0xf & 7)) & 0xff)) << 16
            | ((uint32_t)(both >> 8 * (b_2 >> 12)) & 0xff) << 24;
        if (video_diff4_lanes & 1) {
            const int32_t d_5 =
                rt_abs_i32((video_diff4_a ? (int8_t)(x & 0xff) : (int32_t)(x & 0xff))
                - (video_diff4_b ? (int8_t)(y & 0xff) : (int32_t)(y & 0xff)));
            t_5 = (video_diff4_sat ? rt_min_i32(d_5, video_diff4_sd ? 127 : 255) : d_5) & 0xff;
        } else {
            t_5 = (int32_t)(s->r[rc][l] & 0xff);
        }
        if (video_diff4_lanes >> 1 & 1) {
            const int32_t d_6 =
                rt_abs_i32((video_diff4_a ? (int8_t)(x >> 8 & 0xff) : (int32_t)(x >> 8 & 0xff))
                - (video_diff4_b ? (int8_t)(y >> 8 & 0xff) : (int32_t)(y >> 8 & 0xff)));
            t_6 = (video_diff4_sat ? rt_min_i32(d_6, video_diff4_sd ? 127 : 255) : d_6) & 0xff;
        } else {
            t_6 = (int32_t)(s->r[rc][l] >> 8 & 0xff);
        }
        if (video_diff4_lanes >> 2 & 1) {
            const int32_t d_7 =
                rt_abs_i32((video_diff4_a ? (int8_t)(x >> 16 & 0xff) : (int32_t)(x >> 16 & 0xff))
                - (video_diff4_b ? (int8_t)(y >> 16 & 0xff) : (int32_t)(y >> 16 & 0xff)));
            t_7 = (video_diff4_sat ? rt_min_i32(d_7, video_diff4_sd ? 127 : 255) : d_7) & 0xff;
        } else {
            t_7 = (int32_t)(s->r[rc][l] >> 16 & 0xff);
        }
        if (video_diff4_lanes >> 3 != 0) {
            const int32_t d_8 =
                rt_abs_i32((video_diff4_a ? (int8_t)(x >> 24) : (int32_t)(x >> 24))
                - (video_diff4_b ? (int8_t)(y >> 24) : (int32_t)(y >> 24)));
            t_8 = (video_diff4_sat ? rt_min_i32(d_8, video_diff4_sd ? 127 : 255) : d_8) & 0xff;
        } else {
            t_8 = (int32_t)(s->r[rc][l] >> 24);
        }
        const uint32_t r_2 = (uint32_t)t_5 | (uint32_t)t_6 << 8 | (uint32_t)t_7 << 16
            | (uint32_t)t_8 << 24;
        const uint32_t rd = r_2;
        rd_to[l] = rd;
    }
}

RT_LOOP_1(lanes_vabsdiff4_4,
    (struct maxwell_state *s, int32_t ra, int32_t rb, int32_t video_diff4_select_a,
    int32_t video_diff4_select_b, int32_t video_diff4_lanes, int32_t video_diff4_a,
    int32_t video_diff4_b, int32_t rc, uint32_t *rd_to, const int32_t fields),
    (s, ra, rb, video_diff4_select_a, video_diff4_select_b, video_diff4_lanes, video_diff4_a,
    video_diff4_b, rc, rd_to, key), 0, 0)

RT_WITHIN void lanes_idp_a4_for(struct maxwell_state *s, int32_t rc, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t video_sign_a8 = key & 1;
    const int32_t video_sign_b8 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = s->r[rc][l]
            + (uint32_t)((video_sign_a8 ? (int8_t)(s->r[ra][l] & 0xff)
            : (int32_t)(s->r[ra][l] & 0xff))
            * (video_sign_b8 ? (int8_t)(b[l] & 0xff) : (int32_t)(b[l] & 0xff))
            + (video_sign_a8 ? (int8_t)(s->r[ra][l] >> 8 & 0xff)
            : (int32_t)(s->r[ra][l] >> 8 & 0xff))
            * (video_sign_b8 ? (int8_t)(b[l] >> 8 & 0xff) : (int32_t)(b[l] >> 8 & 0xff))
            + (video_sign_a8 ? (int8_t)(s->r[ra][l] >> 16 & 0xff)
            : (int32_t)(s->r[ra][l] >> 16 & 0xff))
            * (video_sign_b8 ? (int8_t)(b[l] >> 16 & 0xff) : (int32_t)(b[l] >> 16 & 0xff))
            + (video_sign_a8 ? (int8_t)(s->r[ra][l] >> 24) : (int32_t)(s->r[ra][l] >> 24))
            * (video_sign_b8 ? (int8_t)(b[l] >> 24) : (int32_t)(b[l] >> 24)));
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_idp_a4,
    (struct maxwell_state *s, int32_t rc, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, rc, ra, b, rd_to, key), 0, 0, 1, 2)

RT_WITHIN void lanes_idp_a2_for(struct maxwell_state *s, int32_t rc, int32_t ra, const uint32_t *b,
    uint32_t *rd_to, const int32_t key)
{
    const int32_t video_lo_hi = key & 1;
    const int32_t video_sign_a16 = key >> 1 & 1;
    const int32_t video_sign_b8 = key >> 2 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t i = 2 * video_lo_hi;
        const int32_t i_2 = 2 * video_lo_hi + 1;
        const uint32_t rd = s->r[rc][l]
            + (uint32_t)((video_sign_a16 ? (int16_t)(s->r[ra][l] & 0xffff)
            : (int32_t)(s->r[ra][l] & 0xffff))
            * (video_sign_b8 ? (int8_t)(b[l] >> 8 * i & 0xff) : (int32_t)(b[l] >> 8 * i & 0xff))
            + (video_sign_a16 ? (int16_t)(s->r[ra][l] >> 16) : (int32_t)(s->r[ra][l] >> 16))
            * (video_sign_b8 ? (int8_t)(b[l] >> 8 * i_2 & 0xff)
            : (int32_t)(b[l] >> 8 * i_2 & 0xff)));
        rd_to[l] = rd;
    }
}

RT_LOOP_3(lanes_idp_a2,
    (struct maxwell_state *s, int32_t rc, int32_t ra, const uint32_t *b, uint32_t *rd_to,
    const int32_t fields), (s, rc, ra, b, rd_to, key), 0, 0, 1, 2)

/* OPEN GUARD VADD{UD}TYPES{VIDEO_SAT}THEN $R[Rd]CC, ADD_NEG_A{SRC_VA}, ADD_NEG_B{SRC_VB},
   $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_vadd)
{
    struct maxwell_state *const s = m->state;
    const int32_t video_add_neg_a = (int32_t)rt_value(in, known, 7);
    const int32_t video_add_neg_b = (int32_t)rt_value(in, known, 12);
    const int32_t cc = (int32_t)rt_value(in, known, 6);
    const int32_t video_video_sat = (int32_t)rt_value(in, known, 3);
    const int32_t video_then = (int32_t)rt_value(in, known, 4);
    const int32_t video_ud = (int32_t)rt_value(in, known, 0);
    const int32_t rc = (int32_t)in->value[18];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 7, 20);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_src_va(m, in, known, a_row, 5, 8, 9, 11);
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_src_vb(m, in, known, b_row, 6, 13, 14, 16, 17);
    if (!a || !b || (video_add_neg_a && video_add_neg_b))
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x1099))
            lanes_vadd_for(a, b, s, rc, rd_to, result_to,
                video_add_neg_a | video_add_neg_b << 1 | video_video_sat << 2 | video_then << 3
                | video_ud << 6);
        else
            lanes_vadd(a, b, s, rc, rd_to, result_to,
                video_add_neg_a | video_add_neg_b << 1 | video_video_sat << 2 | video_then << 3
                | video_ud << 6);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1099))
        lanes_vadd_2_for(a, b, s, rc, rd_to,
            video_add_neg_a | video_add_neg_b << 1 | video_video_sat << 2 | video_then << 3
            | video_ud << 6);
    else
        lanes_vadd_2(a, b, s, rc, rd_to,
            video_add_neg_a | video_add_neg_b << 1 | video_video_sat << 2 | video_then << 3
            | video_ud << 6);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_vadd)
RT_KNOWN(maxwell_fast_vadd, 0, 0xe0, 0x10d9, .line = {0})
RT_KNOWN(maxwell_fast_vadd, 1, 0xe0, 0x10d9, .line = {[6] = 3}, .value = {[4] = 4})
RT_KNOWN(maxwell_fast_vadd, 2, 0xe0, 0x10d9, .line = {[5] = 1, [6] = 1}, .value = {[0] = 1,
    [3] = 1, [12] = 1})
RT_QUICK_3(maxwell_fast_vadd)

/* OPEN GUARD VABSDIFF{SD}TYPES{VIDEO_SAT}THEN $R[Rd]CC, SRC_VA, SRC_VB, $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_vabsdiff)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 6);
    const int32_t video_video_sat = (int32_t)rt_value(in, known, 3);
    const int32_t video_then = (int32_t)rt_value(in, known, 4);
    const int32_t video_sd = (int32_t)rt_value(in, known, 0);
    const int32_t rc = (int32_t)in->value[16];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 7, 18);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_src_va(m, in, known, a_row, 5, 7, 8, 10);
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_src_vb(m, in, known, b_row, 6, 11, 12, 14, 15);
    if (!a || !b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x19))
            lanes_vabsdiff_for(a, b, s, rc, rd_to, result_to,
                video_video_sat | video_then << 1 | video_sd << 4);
        else
            lanes_vabsdiff(a, b, s, rc, rd_to, result_to,
                video_video_sat | video_then << 1 | video_sd << 4);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x19))
        lanes_vabsdiff_2_for(a, b, s, rc, rd_to, video_video_sat | video_then << 1 | video_sd << 4);
    else
        lanes_vabsdiff_2(a, b, s, rc, rd_to, video_video_sat | video_then << 1 | video_sd << 4);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_vabsdiff)
RT_KNOWN(maxwell_fast_vabsdiff, 0, 0xe0, 0x59, .line = {0})
RT_KNOWN(maxwell_fast_vabsdiff, 1, 0xe0, 0x59, .line = {[5] = 2, [6] = 2}, .value = {[0] = 1,
    [4] = 4})
RT_QUICK_2(maxwell_fast_vabsdiff)

/* OPEN GUARD VMNMX{UD}TYPES{MX}VIDEO_SAT{THEN} $R[Rd]CC, SRC_VA, SRC_VB, $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_vmnmx)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 7);
    const int32_t video_mx = (int32_t)rt_value(in, known, 3);
    const int32_t video_video_sat = (int32_t)rt_value(in, known, 4);
    const int32_t video_then = (int32_t)rt_value(in, known, 5);
    const int32_t video_ud = (int32_t)rt_value(in, known, 0);
    const int32_t rc = (int32_t)in->value[17];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 7, 19);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_src_va(m, in, known, a_row, 5, 8, 9, 11);
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_src_vb(m, in, known, b_row, 6, 12, 13, 15, 16);
    if (!a || !b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 6);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x39))
            lanes_vmnmx_for(a, b, s, rc, rd_to, result_to,
                video_mx | video_video_sat << 1 | video_then << 2 | video_ud << 5);
        else
            lanes_vmnmx(a, b, s, rc, rd_to, result_to,
                video_mx | video_video_sat << 1 | video_then << 2 | video_ud << 5);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 6);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x39))
        lanes_vmnmx_2_for(a, b, s, rc, rd_to,
            video_mx | video_video_sat << 1 | video_then << 2 | video_ud << 5);
    else
        lanes_vmnmx_2(a, b, s, rc, rd_to,
            video_mx | video_video_sat << 1 | video_then << 2 | video_ud << 5);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_vmnmx)
RT_KNOWN(maxwell_fast_vmnmx, 0, 0xe0, 0xb9, .line = {0})
RT_KNOWN(maxwell_fast_vmnmx, 1, 0xe0, 0xb9, .line = {[5] = 2, [6] = 2}, .value = {[5] = 6})
RT_KNOWN(maxwell_fast_vmnmx, 2, 0xe0, 0xb9, .line = {[5] = 2, [6] = 2}, .value = {[0] = 1, [3] = 1,
    [5] = 5})
RT_KNOWN(maxwell_fast_vmnmx, 3, 0xe0, 0xb9, .line = {[5] = 2, [6] = 3}, .value = {[0] = 1, [5] = 5})
RT_QUICK_4(maxwell_fast_vmnmx)

/* OPEN GUARD VSET{VSET_CMP}TYPES{THEN} $R[Rd]CC, SRC_VA, SRC_VB, $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_vset)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 5);
    const int32_t video_vset_cmp = (int32_t)rt_value(in, known, 0);
    const int32_t video_then = (int32_t)rt_value(in, known, 3);
    const int32_t rc = (int32_t)in->value[15];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 7, 17);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_src_va(m, in, known, a_row, 5, 6, 7, 9);
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_src_vb(m, in, known, b_row, 6, 10, 11, 13, 14);
    if (!a || !b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x9))
            lanes_vset_for(a, b, s, rc, rd_to, result_to, video_vset_cmp | video_then << 3);
        else
            lanes_vset(a, b, s, rc, rd_to, result_to, video_vset_cmp | video_then << 3);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x9))
        lanes_vset_2_for(a, b, s, rc, rd_to, video_vset_cmp | video_then << 3);
    else
        lanes_vset_2(a, b, s, rc, rd_to, video_vset_cmp | video_then << 3);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_vset)
RT_KNOWN(maxwell_fast_vset, 0, 0xe0, 0x29, .line = {0})
RT_KNOWN(maxwell_fast_vset, 1, 0xe0, 0x29, .value = {[0] = 6, [3] = 4})
RT_QUICK_2(maxwell_fast_vset)

/* OPEN GUARD VSETP{VSETP_CMP}TYPES{BOP} $P[Pu], $P[Pv], SRC_VA, SRC_VB, NOT_Pp$P[Pp] CTL CLOSE */
RT_BODY(maxwell_fast_vsetp)
{
    struct maxwell_state *const s = m->state;
    const int32_t pp = (int32_t)in->value[16];
    const int32_t not_pp = (int32_t)rt_value(in, known, 15);
    const int32_t video_vsetp_cmp = (int32_t)rt_value(in, known, 0);
    const int32_t bop = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 17);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_src_va(m, in, known, a_row, 5, 6, 7, 9);
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_src_vb(m, in, known, b_row, 6, 10, 11, 13, 14);
    if (!a || !b)
        return rt_slowly(m, in);
    _Alignas(64) uint8_t pu_new[32];
    _Alignas(64) uint8_t pv_new[32];
    const bool whole = run == UINT32_MAX;
    uint8_t *const pu_place = place_p(m, in, 4);
    uint8_t *const pu_to = rt_into8(m, whole, pu_place, pu_new);
    uint8_t *const pv_place = place_p(m, in, 5);
    uint8_t *const pv_to = rt_into8(m, whole, pv_place, pv_new);
    if (rt_knows(known, 0x8009))
        lanes_vsetp_for(s, pp, a, b, pu_to, pv_to, not_pp | video_vsetp_cmp << 1 | bop << 4);
    else
        lanes_vsetp(s, pp, a, b, pu_to, pv_to, not_pp | video_vsetp_cmp << 1 | bop << 4);
    rt_write_row8(whole, pu_place, pu_new, run);
    rt_write_row8(whole, pv_place, pv_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_vsetp)
RT_KNOWN(maxwell_fast_vsetp, 0, 0x160, 0x8009, .line = {0})
RT_KNOWN(maxwell_fast_vsetp, 1, 0x160, 0x8009, .line = {[6] = 2}, .value = {[0] = 2})
RT_QUICK_2(maxwell_fast_vsetp)

/* OPEN GUARD VMAD{TYPES}OPT_VMAD_PO{VMAD_SHIFT}VIDEO_SAT $R[Rd]CC, VMAD_A, SRC_VB, VMAD_C CTL CLOSE
   */
RT_BODY(maxwell_fast_vmad)
{
    const int32_t cc = (int32_t)rt_value(in, known, 5);
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t video_mad_neg_a = (int32_t)((uint32_t)((uint64_t)word >> 54) & 1);
    const int32_t video_mad_neg_c = (int32_t)((uint32_t)((uint64_t)word >> 53) & 1);
    const int32_t video_sign_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
    const int32_t video_sign_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t video_vmad_shift = (int32_t)rt_value(in, known, 2);
    const int32_t video_video_sat = (int32_t)rt_value(in, known, 3);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 10, 19);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_vmad_a(m, in, known, a_row, 6, 7, 8, 10);
    _Alignas(64) int64_t b_row[32];
    const int64_t *const b = row_src_vb(m, in, known, b_row, 8, 11, 12, 14, 15);
    const uint32_t *const c = row_mad_c(m, in, known, 9, 17);
    if (!a || !b || !c)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 4);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0xc))
            lanes_vmad_for(video_mad_neg_a, video_mad_neg_c, video_sign_a, video_sign_b, a, b, c,
                rd_to, result_to, video_vmad_shift | video_video_sat << 2);
        else
            lanes_vmad(video_mad_neg_a, video_mad_neg_c, video_sign_a, video_sign_b, a, b, c,
                rd_to, result_to, video_vmad_shift | video_video_sat << 2);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 4);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0xc))
        lanes_vmad_2_for(video_mad_neg_a, video_mad_neg_c, video_sign_a, video_sign_b, a, b, c,
            rd_to, video_vmad_shift | video_video_sat << 2);
    else
        lanes_vmad_2(video_mad_neg_a, video_mad_neg_c, video_sign_a, video_sign_b, a, b, c, rd_to,
            video_vmad_shift | video_video_sat << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_vmad)
RT_KNOWN(maxwell_fast_vmad, 0, 0x7c0, 0x2c, .line = {0})
RT_KNOWN(maxwell_fast_vmad, 1, 0x7c0, 0x2c, .line = {[8] = 3})
RT_QUICK_2(maxwell_fast_vmad)

/* OPEN GUARD VSHL{UD}SHIFT_TYPES{VIDEO_W}VIDEO_SAT{THEN} $R[Rd]CC, SRC_VA, SHIFT_B, $R[Rc]REUSE_C
   CTL CLOSE */
RT_BODY(maxwell_fast_vshl)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 6);
    const int32_t video_video_w = (int32_t)rt_value(in, known, 2);
    const int32_t video_video_sat = (int32_t)rt_value(in, known, 3);
    const int32_t video_then = (int32_t)rt_value(in, known, 4);
    const int32_t video_ud = (int32_t)rt_value(in, known, 0);
    const int32_t rc = (int32_t)in->value[16];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 6, 18);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_src_va(m, in, known, a_row, 4, 7, 8, 10);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_shift_b(m, in, known, b_row, 5, 11, 12, 14, 15);
    if (!a || !b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x1d))
            lanes_vshl_for(a, b, s, rc, rd_to, result_to,
                video_video_w | video_video_sat << 1 | video_then << 2 | video_ud << 5);
        else
            lanes_vshl(a, b, s, rc, rd_to, result_to,
                video_video_w | video_video_sat << 1 | video_then << 2 | video_ud << 5);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1d))
        lanes_vshl_2_for(a, b, s, rc, rd_to,
            video_video_w | video_video_sat << 1 | video_then << 2 | video_ud << 5);
    else
        lanes_vshl_2(a, b, s, rc, rd_to,
            video_video_w | video_video_sat << 1 | video_then << 2 | video_ud << 5);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_vshl)
RT_KNOWN(maxwell_fast_vshl, 0, 0x70, 0x5d, .line = {0})
RT_KNOWN(maxwell_fast_vshl, 1, 0x70, 0x5d, .line = {[4] = 2, [5] = 2}, .value = {[2] = 1, [4] = 4})
RT_QUICK_2(maxwell_fast_vshl)

/* OPEN GUARD VSHR{UD}SHIFT_TYPES{VIDEO_W}VIDEO_SAT{THEN} $R[Rd]CC, SRC_VA, SHIFT_B, $R[Rc]REUSE_C
   CTL CLOSE */
RT_BODY(maxwell_fast_vshr)
{
    struct maxwell_state *const s = m->state;
    const int32_t cc = (int32_t)rt_value(in, known, 6);
    const int32_t video_video_w = (int32_t)rt_value(in, known, 2);
    const int32_t video_video_sat = (int32_t)rt_value(in, known, 3);
    const int32_t video_then = (int32_t)rt_value(in, known, 4);
    const int32_t video_ud = (int32_t)rt_value(in, known, 0);
    const int32_t rc = (int32_t)in->value[16];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 6, 18);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_src_va(m, in, known, a_row, 4, 7, 8, 10);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_shift_b(m, in, known, b_row, 5, 11, 12, 14, 15);
    if (!a || !b)
        return rt_slowly(m, in);
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x1d))
            lanes_vshr_for(a, b, s, rc, rd_to, result_to,
                video_video_w | video_video_sat << 1 | video_then << 2 | video_ud << 5);
        else
            lanes_vshr(a, b, s, rc, rd_to, result_to,
                video_video_w | video_video_sat << 1 | video_then << 2 | video_ud << 5);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x1d))
        lanes_vshr_2_for(a, b, s, rc, rd_to,
            video_video_w | video_video_sat << 1 | video_then << 2 | video_ud << 5);
    else
        lanes_vshr_2(a, b, s, rc, rd_to,
            video_video_w | video_video_sat << 1 | video_then << 2 | video_ud << 5);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_vshr)
RT_KNOWN(maxwell_fast_vshr, 0, 0x70, 0x5d, .line = {0})
RT_KNOWN(maxwell_fast_vshr, 1, 0x70, 0x5d, .line = {[4] = 1}, .value = {[0] = 1, [4] = 1})
RT_QUICK_2(maxwell_fast_vshr)

/* OPEN GUARD VABSDIFF4{DIFF4_SD}DIFF4_TYPES{DIFF4_SAT}DIFF4_RED{DIFF4_LANES} $R[Rd]CC,
   $R[Ra]DIFF4_SELECT_A{REUSE_A}, $R[Rb]DIFF4_SELECT_B{REUSE_B}, $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_vabsdiff4)
{
    struct maxwell_state *const s = m->state;
    const int32_t video_diff4_red = (int32_t)rt_value(in, known, 4);
    const int32_t cc = (int32_t)rt_value(in, known, 7);
    const int32_t ra = (int32_t)in->value[8];
    const int32_t rb = (int32_t)in->value[11];
    const int32_t video_diff4_select_a = (int32_t)in->value[9];
    const int32_t video_diff4_select_b = (int32_t)in->value[12];
    const int32_t video_diff4_lanes = (int32_t)in->value[5];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t video_diff4_a = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
    const int32_t video_diff4_b = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
    const int32_t video_diff4_sd = (int32_t)rt_value(in, known, 0);
    const int32_t video_diff4_sat = (int32_t)rt_value(in, known, 3);
    const int32_t rc = (int32_t)in->value[14];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 16);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    if (video_diff4_red) {
        if (cc) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint8_t result_new[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 6);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint8_t *const result_place = place_cc(m);
            uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
            if (rt_knows(known, 0x9))
                lanes_vabsdiff4_for(s, ra, rb, video_diff4_select_a, video_diff4_select_b,
                    video_diff4_lanes, video_diff4_a, video_diff4_b, rc, rd_to, result_to,
                    video_diff4_sat | video_diff4_sd << 1);
            else
                lanes_vabsdiff4(s, ra, rb, video_diff4_select_a, video_diff4_select_b,
                    video_diff4_lanes, video_diff4_a, video_diff4_b, rc, rd_to, result_to,
                    video_diff4_sat | video_diff4_sd << 1);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row8(whole, result_place, result_new, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 6);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (rt_knows(known, 0x9))
            lanes_vabsdiff4_2_for(s, ra, rb, video_diff4_select_a, video_diff4_select_b,
                video_diff4_lanes, video_diff4_a, video_diff4_b, rc, rd_to,
                video_diff4_sat | video_diff4_sd << 1);
        else
            lanes_vabsdiff4_2(s, ra, rb, video_diff4_select_a, video_diff4_select_b,
                video_diff4_lanes, video_diff4_a, video_diff4_b, rc, rd_to,
                video_diff4_sat | video_diff4_sd << 1);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (cc) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint8_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 6);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint8_t *const result_place = place_cc(m);
        uint8_t *const result_to = rt_into8(m, whole, result_place, result_new);
        if (rt_knows(known, 0x9))
            lanes_vabsdiff4_3_for(s, ra, rb, video_diff4_select_a, video_diff4_select_b,
                video_diff4_lanes, video_diff4_a, video_diff4_b, rc, rd_to, result_to,
                video_diff4_sat | video_diff4_sd << 1);
        else
            lanes_vabsdiff4_3(s, ra, rb, video_diff4_select_a, video_diff4_select_b,
                video_diff4_lanes, video_diff4_a, video_diff4_b, rc, rd_to, result_to,
                video_diff4_sat | video_diff4_sd << 1);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row8(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 6);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x9))
        lanes_vabsdiff4_4_for(s, ra, rb, video_diff4_select_a, video_diff4_select_b,
            video_diff4_lanes, video_diff4_a, video_diff4_b, rc, rd_to,
            video_diff4_sat | video_diff4_sd << 1);
    else
        lanes_vabsdiff4_4(s, ra, rb, video_diff4_select_a, video_diff4_select_b, video_diff4_lanes,
            video_diff4_a, video_diff4_b, rc, rd_to, video_diff4_sat | video_diff4_sd << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_vabsdiff4)
RT_KNOWN(maxwell_fast_vabsdiff4, 0, 0x2, 0x99, .line = {0})
RT_KNOWN(maxwell_fast_vabsdiff4, 1, 0x2, 0x99, .value = {[4] = 1})
RT_QUICK_2(maxwell_fast_vabsdiff4)

/* OPEN GUARD IDP.4A{SIGN_A8}SIGN_B8 $R[Rd], $R[Ra]REUSE_A, IDP_B, $R[Rc]REUSE_C CTL CLOSE */
RT_BODY(maxwell_fast_idp_a4)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[9];
    const int32_t ra = (int32_t)in->value[3];
    const int32_t video_sign_a8 = (int32_t)rt_value(in, known, 0);
    const int32_t video_sign_b8 = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_idp_b(m, in, known, b_row, 0, 5, 7, 8);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x3))
        lanes_idp_a4_for(s, rc, ra, b, rd_to, video_sign_a8 | video_sign_b8 << 1);
    else
        lanes_idp_a4(s, rc, ra, b, rd_to, video_sign_a8 | video_sign_b8 << 1);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_idp_a4)
RT_KNOWN(maxwell_fast_idp_a4, 0, 0x3, 0x3, .line = {0})
RT_KNOWN(maxwell_fast_idp_a4, 1, 0x3, 0x3, .value = {[0] = 1})
RT_KNOWN(maxwell_fast_idp_a4, 2, 0x3, 0x3, .line = {[0] = 1}, .value = {[1] = 1})
RT_QUICK_3(maxwell_fast_idp_a4)

/* OPEN GUARD IDP.2A{LO_HI}SIGN_A16{SIGN_B8} $R[Rd], $R[Ra]REUSE_A, IDP_B, $R[Rc]REUSE_C CTL CLOSE
   */
RT_BODY(maxwell_fast_idp_a2)
{
    struct maxwell_state *const s = m->state;
    const int32_t video_lo_hi = (int32_t)rt_value(in, known, 0);
    const int32_t rc = (int32_t)in->value[10];
    const int32_t ra = (int32_t)in->value[4];
    const int32_t video_sign_a16 = (int32_t)rt_value(in, known, 1);
    const int32_t video_sign_b8 = (int32_t)rt_value(in, known, 2);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_idp_b(m, in, known, b_row, 0, 6, 8, 9);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    if (rt_knows(known, 0x7))
        lanes_idp_a2_for(s, rc, ra, b, rd_to,
            video_lo_hi | video_sign_a16 << 1 | video_sign_b8 << 2);
    else
        lanes_idp_a2(s, rc, ra, b, rd_to, video_lo_hi | video_sign_a16 << 1 | video_sign_b8 << 2);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_idp_a2)
RT_KNOWN(maxwell_fast_idp_a2, 0, 0x3, 0x7, .line = {0})
RT_KNOWN(maxwell_fast_idp_a2, 1, 0x3, 0x7, .value = {[0] = 1})
RT_KNOWN(maxwell_fast_idp_a2, 2, 0x3, 0x7, .value = {[2] = 1})
RT_KNOWN(maxwell_fast_idp_a2, 3, 0x3, 0x7, .line = {[0] = 1}, .value = {[1] = 1})
RT_QUICK_4(maxwell_fast_idp_a2)

