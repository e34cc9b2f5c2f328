/* Generated from the description tesla by gen/emit/fast. Do not edit. */
#include "tesla_fast.h"

RT_WITHIN void lanes_add_add_b16_short_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (ssat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        const uint32_t d = (uint32_t)v;
        d_new[l] = d;
    }
}

RT_LOOP_2(lanes_add_add_b16_short,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, const int32_t fields),
    (a, b, d_new, key), 0, 0, 1)

RT_WITHIN void lanes_add_add_b32_short_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_LOOP_2(lanes_add_add_b32_short,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields),
    (a, b, d_to, key), 0, 0, 1)

RT_WITHIN void lanes_add_sub_b16_short_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = ~y & 0xffff;
        const uint32_t sum = p + (uint32_t)q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (ssat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        const uint32_t d = (uint32_t)v;
        d_new[l] = d;
    }
}

RT_LOOP_2(lanes_add_sub_b16_short,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, const int32_t fields),
    (a, b, d_new, key), 0, 0, 1)

RT_WITHIN void lanes_add_sub_b32_short_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_LOOP_2(lanes_add_sub_b32_short,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields),
    (a, b, d_to, key), 0, 0, 1)

RT_WITHIN void lanes_add_subr_b16_short_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t p = ~(int32_t)x & 0xffff;
        const int32_t q = y;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (ssat && o) ? 32768 - (r >> 15) : r;
        const uint32_t d = (uint32_t)v;
        d_new[l] = d;
    }
}

RT_LOOP_2(lanes_add_subr_b16_short,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, const int32_t fields),
    (a, b, d_new, key), 0, 0, 1)

RT_WITHIN void lanes_add_subr_b32_short_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_LOOP_2(lanes_add_subr_b32_short,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields),
    (a, b, d_to, key), 0, 0, 1)

RT_WITHIN void lanes_add_addc_b16_short_for(const uint32_t *a, const int32_t *b,
    struct tesla_state *s, uint32_t *d_new, const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q + (uint32_t)(s->c[0][l] >> 2 & 1);
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (ssat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        const uint32_t d = (uint32_t)v;
        d_new[l] = d;
    }
}

RT_LOOP_2(lanes_add_addc_b16_short,
    (const uint32_t *a, const int32_t *b, struct tesla_state *s, uint32_t *d_new,
    const int32_t fields), (a, b, s, d_new, key), 0, 0, 1)

RT_WITHIN void lanes_add_addc_b32_short_for(const uint32_t *a, const uint32_t *b,
    struct tesla_state *s, uint32_t *d_to, const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_LOOP_2(lanes_add_addc_b32_short,
    (const uint32_t *a, const uint32_t *b, struct tesla_state *s, uint32_t *d_to,
    const int32_t fields), (a, b, s, d_to, key), 0, 0, 1)

RT_WITHIN void lanes_add_add_b16_imm_for(const uint32_t *a, uint32_t imm, uint32_t *d_new,
    const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const uint32_t y = imm & 0xffff;
        const uint32_t p = x;
        const uint32_t q = y;
        const uint32_t sum = p + q;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (ssat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        const uint32_t d = (uint32_t)v;
        d_new[l] = d;
    }
}

RT_LOOP_2(lanes_add_add_b16_imm,
    (const uint32_t *a, uint32_t imm, uint32_t *d_new, const int32_t fields), (a, imm, d_new, key),
    0, 0, 1)

RT_WITHIN void lanes_add_add_b32_imm_for(const uint32_t *a, uint32_t imm, uint32_t *d_to,
    const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_LOOP_2(lanes_add_add_b32_imm,
    (const uint32_t *a, uint32_t imm, uint32_t *d_to, const int32_t fields), (a, imm, d_to, key),
    0, 0, 1)

RT_WITHIN void lanes_add_sub_b16_imm_for(const uint32_t *a, uint32_t imm, uint32_t *d_new,
    const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const uint32_t y = imm & 0xffff;
        const uint32_t p = x;
        const int32_t q = ~(int32_t)y & 0xffff;
        const uint32_t sum = p + (uint32_t)q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (ssat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        const uint32_t d = (uint32_t)v;
        d_new[l] = d;
    }
}

RT_LOOP_2(lanes_add_sub_b16_imm,
    (const uint32_t *a, uint32_t imm, uint32_t *d_new, const int32_t fields), (a, imm, d_new, key),
    0, 0, 1)

RT_WITHIN void lanes_add_sub_b32_imm_for(const uint32_t *a, uint32_t imm, uint32_t *d_to,
    const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_LOOP_2(lanes_add_sub_b32_imm,
    (const uint32_t *a, uint32_t imm, uint32_t *d_to, const int32_t fields), (a, imm, d_to, key),
    0, 0, 1)

RT_WITHIN void lanes_add_subr_b16_imm_for(const uint32_t *a, uint32_t imm, uint32_t *d_new,
    const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const uint32_t y = imm & 0xffff;
        const int32_t p = ~(int32_t)x & 0xffff;
        const uint32_t q = y;
        const uint32_t sum = (uint32_t)p + q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = (uint32_t)(p >> 15) == q >> 15 && (uint32_t)(p >> 15) != r >> 15;
        const int32_t v = (ssat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        const uint32_t d = (uint32_t)v;
        d_new[l] = d;
    }
}

RT_LOOP_2(lanes_add_subr_b16_imm,
    (const uint32_t *a, uint32_t imm, uint32_t *d_new, const int32_t fields), (a, imm, d_new, key),
    0, 0, 1)

RT_WITHIN void lanes_add_subr_b32_imm_for(const uint32_t *a, uint32_t imm, uint32_t *d_to,
    const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_LOOP_2(lanes_add_subr_b32_imm,
    (const uint32_t *a, uint32_t imm, uint32_t *d_to, const int32_t fields), (a, imm, d_to, key),
    0, 0, 1)

RT_WITHIN void lanes_add_addc_b16_imm_for(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    uint32_t *d_new, const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const uint32_t y = imm & 0xffff;
        const uint32_t p = x;
        const uint32_t q = y;
        const uint32_t sum = p + q + (uint32_t)(s->c[0][l] >> 2 & 1);
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (ssat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        const uint32_t d = (uint32_t)v;
        d_new[l] = d;
    }
}

RT_LOOP_2(lanes_add_addc_b16_imm,
    (const uint32_t *a, uint32_t imm, struct tesla_state *s, uint32_t *d_new,
    const int32_t fields), (a, imm, s, d_new, key), 0, 0, 1)

RT_WITHIN void lanes_add_addc_b32_imm_for(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    uint32_t *d_to, const int32_t key)
{
    const int32_t ssat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (ssat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_LOOP_2(lanes_add_addc_b32_imm,
    (const uint32_t *a, uint32_t imm, struct tesla_state *s, uint32_t *d_to, const int32_t fields),
    (a, imm, s, d_to, key), 0, 0, 1)

RT_WITHIN void lanes_add_add_b16_long_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (lsat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        const uint32_t d = (uint32_t)v;
        const uint32_t cd = (uint32_t)(v == 0) | (uint32_t)(v >> 15) << 1 | sum >> 16 << 2
            | (uint32_t)o << 3;
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_add_add_b16_long,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, b, d_new, cd_to, key), 0)

RT_WITHIN void lanes_add_add_b16_long_2_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (lsat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        const uint32_t d = (uint32_t)v;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_add_add_b16_long_2,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, const int32_t fields),
    (a, b, d_new, key), 0, 0)

RT_WITHIN void lanes_add_add_b32_long_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_add_add_b32_long,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, b, d_to, cd_to, key), 0)

RT_WITHIN void lanes_add_add_b32_long_2_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_add_add_b32_long_2,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields),
    (a, b, d_to, key), 0, 0)

RT_WITHIN void lanes_add_sub_b16_long_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = ~y & 0xffff;
        const uint32_t sum = p + (uint32_t)q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (lsat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        const uint32_t d = (uint32_t)v;
        const uint32_t cd = (uint32_t)(v == 0) | (uint32_t)(v >> 15) << 1 | sum >> 16 << 2
            | (uint32_t)o << 3;
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_add_sub_b16_long,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, b, d_new, cd_to, key), 0)

RT_WITHIN void lanes_add_sub_b16_long_2_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = ~y & 0xffff;
        const uint32_t sum = p + (uint32_t)q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (lsat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        const uint32_t d = (uint32_t)v;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_add_sub_b16_long_2,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, const int32_t fields),
    (a, b, d_new, key), 0, 0)

RT_WITHIN void lanes_add_sub_b32_long_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_add_sub_b32_long,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, b, d_to, cd_to, key), 0)

RT_WITHIN void lanes_add_sub_b32_long_2_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_add_sub_b32_long_2,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields),
    (a, b, d_to, key), 0, 0)

RT_WITHIN void lanes_add_subr_b16_long_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t p = ~(int32_t)x & 0xffff;
        const int32_t q = y;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (lsat && o) ? 32768 - (r >> 15) : r;
        const uint32_t d = (uint32_t)v;
        const uint32_t cd = (uint32_t)((v == 0) | v >> 15 << 1 | sum >> 16 << 2 | o << 3);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_add_subr_b16_long,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, b, d_new, cd_to, key), 0)

RT_WITHIN void lanes_add_subr_b16_long_2_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t p = ~(int32_t)x & 0xffff;
        const int32_t q = y;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (lsat && o) ? 32768 - (r >> 15) : r;
        const uint32_t d = (uint32_t)v;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_add_subr_b16_long_2,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, const int32_t fields),
    (a, b, d_new, key), 0, 0)

RT_WITHIN void lanes_add_subr_b32_long_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_add_subr_b32_long,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, b, d_to, cd_to, key), 0)

RT_WITHIN void lanes_add_subr_b32_long_2_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_add_subr_b32_long_2,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields),
    (a, b, d_to, key), 0, 0)

RT_WITHIN void lanes_add_addc_b16_long_for(const uint32_t *a, const int32_t *b,
    struct tesla_state *s, int32_t cond, uint32_t *d_new, uint8_t *cd_to, const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q + (uint32_t)(s->c[cond][l] >> 2 & 1);
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (lsat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        const uint32_t d = (uint32_t)v;
        const uint32_t cd = (uint32_t)(v == 0) | (uint32_t)(v >> 15) << 1 | sum >> 16 << 2
            | (uint32_t)o << 3;
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_add_addc_b16_long,
    (const uint32_t *a, const int32_t *b, struct tesla_state *s, int32_t cond, uint32_t *d_new,
    uint8_t *cd_to, const int32_t fields), (a, b, s, cond, d_new, cd_to, key), 0)

RT_WITHIN void lanes_add_addc_b16_long_2_for(const uint32_t *a, const int32_t *b,
    struct tesla_state *s, int32_t cond, uint32_t *d_new, const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q + (uint32_t)(s->c[cond][l] >> 2 & 1);
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (lsat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        const uint32_t d = (uint32_t)v;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_add_addc_b16_long_2,
    (const uint32_t *a, const int32_t *b, struct tesla_state *s, int32_t cond, uint32_t *d_new,
    const int32_t fields), (a, b, s, cond, d_new, key), 0, 0)

RT_WITHIN void lanes_add_addc_b32_long_for(const uint32_t *a, const uint32_t *b,
    struct tesla_state *s, int32_t cond, uint32_t *d_to, uint8_t *cd_to, const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_add_addc_b32_long,
    (const uint32_t *a, const uint32_t *b, struct tesla_state *s, int32_t cond, uint32_t *d_to,
    uint8_t *cd_to, const int32_t fields), (a, b, s, cond, d_to, cd_to, key), 0)

RT_WITHIN void lanes_add_addc_b32_long_2_for(const uint32_t *a, const uint32_t *b,
    struct tesla_state *s, int32_t cond, uint32_t *d_to, const int32_t key)
{
    const int32_t lsat = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_add_addc_b32_long_2,
    (const uint32_t *a, const uint32_t *b, struct tesla_state *s, int32_t cond, uint32_t *d_to,
    const int32_t fields), (a, b, s, cond, d_to, key), 0, 0)

RT_WITHIN void lanes_mul16_short_for(const uint32_t *a, const int32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t s16a = key & 1;
    const int32_t s16b = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(s16a ? (int16_t)a[l] : (int32_t)(a[l] & 0xffff))
            * rt_u32(s16b ? (int16_t)b[l] : b[l]);
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_mul16_short,
    (const uint32_t *a, const int32_t *b, uint32_t *d_to, const int32_t fields), (a, b, d_to, key),
    0, 0)

RT_WITHIN void lanes_mul16_imm_for(const uint32_t *a, uint32_t imm, uint32_t *d_to,
    const int32_t key)
{
    const int32_t s16a = key & 1;
    const int32_t s16b = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(s16a ? (int16_t)a[l] : (int32_t)(a[l] & 0xffff))
            * rt_u32(s16b ? (int16_t)imm : (int32_t)(imm & 0xffff));
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_mul16_imm, (const uint32_t *a, uint32_t imm, uint32_t *d_to, const int32_t fields),
    (a, imm, d_to, key), 0, 0)

RT_WITHIN void lanes_mul16_long_for(const uint32_t *a, const int32_t *b, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t l16a = key & 1;
    const int32_t l16b = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(l16a ? (int16_t)a[l] : (int32_t)(a[l] & 0xffff))
            * rt_u32(l16b ? (int16_t)b[l] : b[l]);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_mul16_long,
    (const uint32_t *a, const int32_t *b, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, b, d_to, cd_to, key), 0)

RT_WITHIN void lanes_mul24_short_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t s24 = key & 1;
    const int32_t shigh = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(s24 ? rt_sext_32(a[l], 24) : (int32_t)(a[l] & 0xffffff))
            * (s24 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
        const uint32_t r = shigh ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_mul24_short,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields),
    (a, b, d_to, key), 0, 0)

RT_WITHIN void lanes_mul24_imm_for(const uint32_t *a, uint32_t imm, uint32_t *d_to,
    const int32_t key)
{
    const int32_t s24 = key & 1;
    const int32_t shigh = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(s24 ? rt_sext_32(a[l], 24) : (int32_t)(a[l] & 0xffffff))
            * (s24 ? rt_sext_32(imm, 24) : (int32_t)(imm & 0xffffff));
        const uint32_t r = shigh ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_mul24_imm, (const uint32_t *a, uint32_t imm, uint32_t *d_to, const int32_t fields),
    (a, imm, d_to, key), 0, 0)

RT_WITHIN void lanes_mul24_long_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t l24 = key & 1;
    const int32_t lhigh = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(l24 ? rt_sext_32(a[l], 24) : (int32_t)(a[l] & 0xffffff))
            * (l24 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
        const uint32_t r = lhigh ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_mul24_long,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, b, d_to, cd_to, key), 0)

RT_WITHIN void lanes_mul_add_add_u16_short(const uint32_t *a, const int32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_s16_short(const uint32_t *a, const int32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_s16sat_short(const uint32_t *a, const int32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_u24_short(const uint32_t *a, const uint32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_u16_short(const uint32_t *a, const int32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_s16_short(const uint32_t *a, const int32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_s16sat_short(const uint32_t *a, const int32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_u24_short(const uint32_t *a, const uint32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_u16_short(const uint32_t *a, const int32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_s16_short(const uint32_t *a, const int32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_s16sat_short(const uint32_t *a, const int32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_u24_short(const uint32_t *a, const uint32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_u16_short(const uint32_t *a, const int32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_s16_short(const uint32_t *a, const int32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_s16sat_short(const uint32_t *a, const int32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_u24_short(const uint32_t *a, const uint32_t *b,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_u16_imm(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
        const uint32_t x = m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_s16_imm(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_s16sat_imm(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_u24_imm(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_u16_imm(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
        const uint32_t x = m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_s16_imm(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_s16sat_imm(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_u24_imm(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_u16_imm(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
        const uint32_t x = m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_s16_imm(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_s16sat_imm(const uint32_t *a, uint32_t imm,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_u24_imm(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_u16_imm(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
        const uint32_t x = m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_s16_imm(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_s16sat_imm(const uint32_t *a, uint32_t imm,
    struct tesla_state *s, int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_u24_imm(const uint32_t *a, uint32_t imm, struct tesla_state *s,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = s->r[sdst][l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_u16_long(const uint32_t *a, const int32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_add_u16_long_2(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_s16_long(const uint32_t *a, const int32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_add_s16_long_2(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_s16sat_long(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_add_s16sat_long_2(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_u24_long(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_add_u24_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_s24_long(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_add_s24_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_s24sat_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_add_s24sat_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_u24high_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_add_u24high_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_s24high_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_add_s24high_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_add_s24highsat_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_add_s24highsat_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_u16_long(const uint32_t *a, const int32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_sub_u16_long_2(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_s16_long(const uint32_t *a, const int32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_sub_s16_long_2(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_s16sat_long(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_sub_s16sat_long_2(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_u24_long(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_sub_u24_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_s24_long(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_sub_s24_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_s24sat_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_sub_s24sat_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_u24high_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_sub_u24high_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_s24high_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_sub_s24high_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_sub_s24highsat_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_sub_s24highsat_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_u16_long(const uint32_t *a, const int32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_subr_u16_long_2(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_s16_long(const uint32_t *a, const int32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_subr_s16_long_2(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_s16sat_long(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_subr_s16sat_long_2(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_u24_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_subr_u24_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_s24_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_subr_s24_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_s24sat_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_subr_s24sat_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_u24high_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_subr_u24high_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_s24high_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_subr_s24high_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_subr_s24highsat_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_subr_s24highsat_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_u16_long(const uint32_t *a, const int32_t *b, const uint32_t *c3,
    struct tesla_state *s, int32_t cond, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_addc_u16_long_2(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_s16_long(const uint32_t *a, const int32_t *b, const uint32_t *c3,
    struct tesla_state *s, int32_t cond, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_addc_s16_long_2(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_s16sat_long(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_addc_s16sat_long_2(const uint32_t *a, const int32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_u24_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_addc_u24_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_s24_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_addc_s24_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_s24sat_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_addc_s24sat_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_u24high_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_addc_u24high_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_s24high_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_addc_s24high_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_addc_s24highsat_long(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        const uint32_t cd = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)o << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_addc_s24highsat_long_2(const uint32_t *a, const uint32_t *b,
    const uint32_t *c3, struct tesla_state *s, int32_t cond, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)rt_sext_32(a[l], 24) * rt_sext_32(b[l], 24);
        const uint32_t x = (uint32_t)(m_2 >> 16);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_again_add(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_again_add_2(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_again_sub(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_again_sub_2(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_again_subr(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_again_subr_2(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_mul_add_again_addc(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    struct tesla_state *s, int32_t cond, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_mul_add_again_addc_2(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    struct tesla_state *s, int32_t cond, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_sad_u16_short(struct tesla_state *s, int32_t ssrc, int32_t ssrc2,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t a = (int32_t)(s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff);
        const int32_t b = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        const int32_t p = rt_abs_i32(a - b);
        const uint32_t q = s->r[sdst][l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_sad_s16_short(struct tesla_state *s, int32_t ssrc, int32_t ssrc2,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t a = (int32_t)(s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff);
        const int32_t b = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        const int32_t p = rt_abs_i32((int16_t)a - (int16_t)b);
        const uint32_t q = s->r[sdst][l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_sad_u32_short(struct tesla_state *s, int32_t ssrc, int32_t ssrc2,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)s->r[ssrc][l] - s->r[ssrc2][l]);
        const uint32_t q = s->r[sdst][l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_sad_s32_short(struct tesla_state *s, int32_t ssrc, int32_t ssrc2,
    int32_t sdst, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t p =
            (uint32_t)rt_abs_i64((int64_t)(int32_t)s->r[ssrc][l] - (int32_t)s->r[ssrc2][l]);
        const uint32_t q = s->r[sdst][l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_sad_u16_long(const uint32_t *a, const int32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t p = rt_abs_i32((int32_t)(a[l] & 0xffff) - b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)(0 == q >> 31 && 0 != r >> 31) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_sad_u16_long_2(const uint32_t *a, const int32_t *b, const uint32_t *c3,
    uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t p = rt_abs_i32((int32_t)(a[l] & 0xffff) - b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_sad_s16_long(const uint32_t *a, const int32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t p = rt_abs_i32((int16_t)a[l] - (int16_t)b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)(0 == q >> 31 && 0 != r >> 31) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_sad_s16_long_2(const uint32_t *a, const int32_t *b, const uint32_t *c3,
    uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t p = rt_abs_i32((int16_t)a[l] - (int16_t)b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_sad_u32_long(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)a[l] - b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_sad_u32_long_2(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)a[l] - b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_sad_s32_long(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)(int32_t)a[l] - (int32_t)b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)(sum >> 32) << 2
            | (uint32_t)(p >> 31 == q >> 31 && p >> 31 != r >> 31) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_sad_s32_long_2(const uint32_t *a, const uint32_t *b, const uint32_t *c3,
    uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t p = (uint32_t)rt_abs_i64((int64_t)(int32_t)a[l] - (int32_t)b[l]);
        const uint32_t q = c3[l];
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_minmax_max_u16(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t r = rt_max_i32((int32_t)x, y);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_minmax_max_u16_2(const uint32_t *a, const int32_t *b, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t r = rt_max_i32((int32_t)x, y);
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_WITHIN void lanes_minmax_max_s16(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_max_i32(x, y) & 0xffff;
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_minmax_max_s16_2(const uint32_t *a, const int32_t *b, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_max_i32(x, y) & 0xffff;
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_WITHIN void lanes_minmax_max_u32(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_max_u32(x, y);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_minmax_max_u32_2(const uint32_t *a, const uint32_t *b, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_max_u32(x, y);
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_minmax_max_s32(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_max_i32(x, y);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_minmax_max_s32_2(const uint32_t *a, const uint32_t *b, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_max_i32(x, y);
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_minmax_min_u16(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t r = rt_min_i32((int32_t)x, y);
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_minmax_min_u16_2(const uint32_t *a, const int32_t *b, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t r = rt_min_i32((int32_t)x, y);
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_WITHIN void lanes_minmax_min_s16(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_min_i32(x, y) & 0xffff;
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_minmax_min_s16_2(const uint32_t *a, const int32_t *b, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t r = rt_min_i32(x, y) & 0xffff;
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_WITHIN void lanes_minmax_min_u32(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_min_u32(x, y);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_minmax_min_u32_2(const uint32_t *a, const uint32_t *b, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t r = rt_min_u32(x, y);
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_minmax_min_s32(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_min_i32(x, y);
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_minmax_min_s32_2(const uint32_t *a, const uint32_t *b, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const uint32_t r = (uint32_t)rt_min_i32(x, y);
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_set_u16_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t compare = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t holds = (compare & 1 && x < (uint32_t)y)
            || (compare >> 1 & 1 && x == (uint32_t)y) || (compare >> 2 != 0 && x > (uint32_t)y);
        const int32_t r = holds ? 65535 : 0;
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_set_u16,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, b, d_new, cd_to, key), 0)

RT_WITHIN void lanes_set_u16_2_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    const int32_t key)
{
    const int32_t compare = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t holds = (compare & 1 && x < (uint32_t)y)
            || (compare >> 1 & 1 && x == (uint32_t)y) || (compare >> 2 != 0 && x > (uint32_t)y);
        const int32_t r = holds ? 65535 : 0;
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_set_u16_2,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, const int32_t fields),
    (a, b, d_new, key), 0, 0)

RT_WITHIN void lanes_set_s16_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t compare = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const int32_t r = holds ? 65535 : 0;
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_set_s16,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, b, d_new, cd_to, key), 0)

RT_WITHIN void lanes_set_s16_2_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    const int32_t key)
{
    const int32_t compare = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t y = (int16_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const int32_t r = holds ? 65535 : 0;
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_set_s16_2,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, const int32_t fields),
    (a, b, d_new, key), 0, 0)

RT_WITHIN void lanes_set_u32_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t compare = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_set_u32,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, b, d_to, cd_to, key), 0)

RT_WITHIN void lanes_set_u32_2_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t compare = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_set_u32_2,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields),
    (a, b, d_to, key), 0, 0)

RT_WITHIN void lanes_set_s32_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t compare = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_set_s32,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, b, d_to, cd_to, key), 0)

RT_WITHIN void lanes_set_s32_2_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t compare = key & 7;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t y = (int32_t)b[l];
        const int32_t holds = (compare & 1 && x < y) || (compare >> 1 & 1 && x == y)
            || (compare >> 2 != 0 && x > y);
        const uint32_t r = holds ? 4294967295u : 0;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_set_s32_2,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields),
    (a, b, d_to, key), 0, 0)

RT_WITHIN void lanes_logop_imm_and_for(const uint32_t *a, uint32_t imm, uint32_t *d_to,
    const int32_t key)
{
    const int32_t snot = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = snot ? ~a[l] : a[l];
        const uint32_t y = imm;
        const uint32_t d = x & y;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_logop_imm_and,
    (const uint32_t *a, uint32_t imm, uint32_t *d_to, const int32_t fields), (a, imm, d_to, key),
    0, 0)

RT_WITHIN void lanes_logop_imm_or_for(const uint32_t *a, uint32_t imm, uint32_t *d_to,
    const int32_t key)
{
    const int32_t snot = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = snot ? ~a[l] : a[l];
        const uint32_t y = imm;
        const uint32_t d = x | y;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_logop_imm_or,
    (const uint32_t *a, uint32_t imm, uint32_t *d_to, const int32_t fields), (a, imm, d_to, key),
    0, 0)

RT_WITHIN void lanes_logop_imm_xor_for(const uint32_t *a, uint32_t imm, uint32_t *d_to,
    const int32_t key)
{
    const int32_t snot = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = snot ? ~a[l] : a[l];
        const uint32_t y = imm;
        const uint32_t d = x ^ y;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_logop_imm_xor,
    (const uint32_t *a, uint32_t imm, uint32_t *d_to, const int32_t fields), (a, imm, d_to, key),
    0, 0)

RT_WITHIN void lanes_logop_imm_mov2(uint32_t imm, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t y = imm;
        const uint32_t d = y;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_logop_and_b16_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t lnot1 = key & 1;
    const int32_t lnot2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (lnot1 ? ~a[l] : a[l]) & 0xffff;
        const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x & (uint32_t)y;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 15 << 1;
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_logop_and_b16,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, b, d_new, cd_to, key), 0)

RT_WITHIN void lanes_logop_and_b16_2_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    const int32_t key)
{
    const int32_t lnot1 = key & 1;
    const int32_t lnot2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (lnot1 ? ~a[l] : a[l]) & 0xffff;
        const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x & (uint32_t)y;
        const uint32_t d = r;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_logop_and_b16_2,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, const int32_t fields),
    (a, b, d_new, key), 0, 0)

RT_WITHIN void lanes_logop_and_b32_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t lnot1 = key & 1;
    const int32_t lnot2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = lnot1 ? ~a[l] : a[l];
        const uint32_t y = lnot2 ? ~b[l] : b[l];
        const uint32_t r = x & y;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_logop_and_b32,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, b, d_to, cd_to, key), 0)

RT_WITHIN void lanes_logop_and_b32_2_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t lnot1 = key & 1;
    const int32_t lnot2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = lnot1 ? ~a[l] : a[l];
        const uint32_t y = lnot2 ? ~b[l] : b[l];
        const uint32_t r = x & y;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_logop_and_b32_2,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields),
    (a, b, d_to, key), 0, 0)

RT_WITHIN void lanes_logop_or_b16_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t lnot1 = key & 1;
    const int32_t lnot2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (lnot1 ? ~a[l] : a[l]) & 0xffff;
        const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x | (uint32_t)y;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 15 << 1;
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_logop_or_b16,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, b, d_new, cd_to, key), 0)

RT_WITHIN void lanes_logop_or_b16_2_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    const int32_t key)
{
    const int32_t lnot1 = key & 1;
    const int32_t lnot2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (lnot1 ? ~a[l] : a[l]) & 0xffff;
        const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x | (uint32_t)y;
        const uint32_t d = r;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_logop_or_b16_2,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, const int32_t fields),
    (a, b, d_new, key), 0, 0)

RT_WITHIN void lanes_logop_or_b32_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t lnot1 = key & 1;
    const int32_t lnot2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = lnot1 ? ~a[l] : a[l];
        const uint32_t y = lnot2 ? ~b[l] : b[l];
        const uint32_t r = x | y;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_logop_or_b32,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, b, d_to, cd_to, key), 0)

RT_WITHIN void lanes_logop_or_b32_2_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t lnot1 = key & 1;
    const int32_t lnot2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = lnot1 ? ~a[l] : a[l];
        const uint32_t y = lnot2 ? ~b[l] : b[l];
        const uint32_t r = x | y;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_logop_or_b32_2,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields),
    (a, b, d_to, key), 0, 0)

RT_WITHIN void lanes_logop_xor_b16_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t lnot1 = key & 1;
    const int32_t lnot2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (lnot1 ? ~a[l] : a[l]) & 0xffff;
        const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x ^ (uint32_t)y;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 15 << 1;
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_logop_xor_b16,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (a, b, d_new, cd_to, key), 0)

RT_WITHIN void lanes_logop_xor_b16_2_for(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    const int32_t key)
{
    const int32_t lnot1 = key & 1;
    const int32_t lnot2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = (lnot1 ? ~a[l] : a[l]) & 0xffff;
        const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
        const uint32_t r = x ^ (uint32_t)y;
        const uint32_t d = r;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_logop_xor_b16_2,
    (const uint32_t *a, const int32_t *b, uint32_t *d_new, const int32_t fields),
    (a, b, d_new, key), 0, 0)

RT_WITHIN void lanes_logop_xor_b32_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to, const int32_t key)
{
    const int32_t lnot1 = key & 1;
    const int32_t lnot2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = lnot1 ? ~a[l] : a[l];
        const uint32_t y = lnot2 ? ~b[l] : b[l];
        const uint32_t r = x ^ y;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_logop_xor_b32,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (a, b, d_to, cd_to, key), 0)

RT_WITHIN void lanes_logop_xor_b32_2_for(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    const int32_t key)
{
    const int32_t lnot1 = key & 1;
    const int32_t lnot2 = key >> 1 & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = lnot1 ? ~a[l] : a[l];
        const uint32_t y = lnot2 ? ~b[l] : b[l];
        const uint32_t r = x ^ y;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_logop_xor_b32_2,
    (const uint32_t *a, const uint32_t *b, uint32_t *d_to, const int32_t fields),
    (a, b, d_to, key), 0, 0)

RT_WITHIN void lanes_logop_mov2_b16_for(const int32_t *b, uint32_t *d_new, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t lnot2 = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
        const int32_t r = y;
        const uint32_t d = (uint32_t)r;
        const uint32_t cd = (uint32_t)((r == 0) | r >> 15 << 1);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_logop_mov2_b16,
    (const int32_t *b, uint32_t *d_new, uint8_t *cd_to, const int32_t fields),
    (b, d_new, cd_to, key), 0)

RT_WITHIN void lanes_logop_mov2_b16_2_for(const int32_t *b, uint32_t *d_new, const int32_t key)
{
    const int32_t lnot2 = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t y = (lnot2 ? ~b[l] : b[l]) & 0xffff;
        const int32_t r = y;
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_LOOP_1(lanes_logop_mov2_b16_2, (const int32_t *b, uint32_t *d_new, const int32_t fields),
    (b, d_new, key), 0, 0)

RT_WITHIN void lanes_logop_mov2_b32_for(const uint32_t *b, uint32_t *d_to, uint8_t *cd_to,
    const int32_t key)
{
    const int32_t lnot2 = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t y = lnot2 ? ~b[l] : b[l];
        const uint32_t r = y;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_LOOP_0(lanes_logop_mov2_b32,
    (const uint32_t *b, uint32_t *d_to, uint8_t *cd_to, const int32_t fields),
    (b, d_to, cd_to, key), 0)

RT_WITHIN void lanes_logop_mov2_b32_2_for(const uint32_t *b, uint32_t *d_to, const int32_t key)
{
    const int32_t lnot2 = key & 1;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t y = lnot2 ? ~b[l] : b[l];
        const uint32_t r = y;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_LOOP_1(lanes_logop_mov2_b32_2, (const uint32_t *b, uint32_t *d_to, const int32_t fields),
    (b, d_to, key), 0, 0)

RT_WITHIN void lanes_shl_b16_reg(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t n = rt_min_i32(b[l], 16);
        const uint32_t t = x << n;
        const uint32_t r = t & 0xffff;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 15 << 1
            | (uint32_t)(n < 16 ? (int32_t)(t >> 16 & 1) : 0) << 2
            | (uint32_t)(n == 1 && r >> 15 != x >> 15) << 3;
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_shl_b16_reg_2(const uint32_t *a, const int32_t *b, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t n = rt_min_i32(b[l], 16);
        const uint32_t t = x << n;
        const uint32_t r = t & 0xffff;
        const uint32_t d = r;
        d_new[l] = d;
    }
}

RT_WITHIN void lanes_shl_b32_reg(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t n = rt_min_u32(b[l], 32);
        const uint64_t t = (uint64_t)x << n;
        const uint32_t r = (uint32_t)t;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1
            | (uint32_t)(n < 32 ? (int32_t)((uint32_t)(t >> 32) & 1) : 0) << 2
            | (uint32_t)(n == 1 && r >> 31 != x >> 31) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_shl_b32_reg_2(const uint32_t *a, const uint32_t *b, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t n = rt_min_u32(b[l], 32);
        const uint64_t t = (uint64_t)x << n;
        const uint32_t r = (uint32_t)t;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_shl_b16_cnt(const uint32_t *a, int32_t shcnt, uint32_t *d_new, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t n = rt_min_i32(shcnt, 16);
        const uint32_t t = x << n;
        const uint32_t r = t & 0xffff;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 15 << 1
            | (uint32_t)(n < 16 ? (int32_t)(t >> 16 & 1) : 0) << 2
            | (uint32_t)(n == 1 && r >> 15 != x >> 15) << 3;
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_shl_b16_cnt_2(const uint32_t *a, int32_t shcnt, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t n = rt_min_i32(shcnt, 16);
        const uint32_t t = x << n;
        const uint32_t r = t & 0xffff;
        const uint32_t d = r;
        d_new[l] = d;
    }
}

RT_WITHIN void lanes_shl_b32_cnt(const uint32_t *a, int32_t shcnt, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const int32_t n = rt_min_i32(shcnt, 32);
        const uint64_t t = (uint64_t)x << n;
        const uint32_t r = (uint32_t)t;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1
            | (uint32_t)(n < 32 ? (int32_t)((uint32_t)(t >> 32) & 1) : 0) << 2
            | (uint32_t)(n == 1 && r >> 31 != x >> 31) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_shl_b32_cnt_2(const uint32_t *a, int32_t shcnt, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const int32_t n = rt_min_i32(shcnt, 32);
        const uint64_t t = (uint64_t)x << n;
        const uint32_t r = (uint32_t)t;
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_shr_u16_reg(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t n = rt_min_i32(b[l], 16);
        const uint32_t r = x >> n;
        const int32_t out = n < 16 ? (int32_t)(x << 1 >> n & 1) : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 15 << 1 | (uint32_t)out << 2
            | (uint32_t)(n == 1 && r >> 15 != x >> 15) << 3;
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_shr_u16_reg_2(const uint32_t *a, const int32_t *b, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t n = rt_min_i32(b[l], 16);
        const uint32_t r = x >> n;
        const uint32_t d = r;
        d_new[l] = d;
    }
}

RT_WITHIN void lanes_shr_s16_reg(const uint32_t *a, const int32_t *b, uint32_t *d_new,
    uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t n = rt_min_i32(b[l], 16);
        const int32_t r = x >> n & 0xffff;
        const int32_t out = n < 16 ? (int32_t)((uint32_t)x << 1) >> n & 1 : 0;
        const uint32_t d = (uint32_t)r;
        const uint32_t cd =
            (uint32_t)((r == 0) | r >> 15 << 1 | out << 2
            | (n == 1 && r >> 15 != (x >> 15 & 1)) << 3);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_shr_s16_reg_2(const uint32_t *a, const int32_t *b, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t n = rt_min_i32(b[l], 16);
        const int32_t r = x >> n & 0xffff;
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_WITHIN void lanes_shr_u32_reg(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t n = rt_min_u32(b[l], 32);
        const uint32_t r = rt_shr_u32(x, n);
        const int32_t out = n < 32 ? (int32_t)((uint32_t)((int64_t)x << 1 >> n) & 1) : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
            | (uint32_t)(n == 1 && r >> 31 != x >> 31) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_shr_u32_reg_2(const uint32_t *a, const uint32_t *b, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t n = rt_min_u32(b[l], 32);
        const uint32_t r = rt_shr_u32(x, n);
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_shr_s32_reg(const uint32_t *a, const uint32_t *b, uint32_t *d_to,
    uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const uint32_t n = rt_min_u32(b[l], 32);
        const uint32_t r = (uint32_t)rt_shr_i32(x, n);
        const int32_t out = n < 32 ? (int32_t)((uint32_t)((int64_t)((uint64_t)x << 1) >> n) & 1)
            : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
            | (uint32_t)(n == 1 && r >> 31 != (uint32_t)(x >> 31 & 1)) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_shr_s32_reg_2(const uint32_t *a, const uint32_t *b, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const uint32_t n = rt_min_u32(b[l], 32);
        const uint32_t r = (uint32_t)rt_shr_i32(x, n);
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_shr_u16_cnt(const uint32_t *a, int32_t shcnt, uint32_t *d_new, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t n = rt_min_i32(shcnt, 16);
        const uint32_t r = x >> n;
        const int32_t out = n < 16 ? (int32_t)(x << 1 >> n & 1) : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 15 << 1 | (uint32_t)out << 2
            | (uint32_t)(n == 1 && r >> 15 != x >> 15) << 3;
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_shr_u16_cnt_2(const uint32_t *a, int32_t shcnt, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t n = rt_min_i32(shcnt, 16);
        const uint32_t r = x >> n;
        const uint32_t d = r;
        d_new[l] = d;
    }
}

RT_WITHIN void lanes_shr_s16_cnt(const uint32_t *a, int32_t shcnt, uint32_t *d_new, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t n = rt_min_i32(shcnt, 16);
        const int32_t r = x >> n & 0xffff;
        const int32_t out = n < 16 ? (int32_t)((uint32_t)x << 1) >> n & 1 : 0;
        const uint32_t d = (uint32_t)r;
        const uint32_t cd =
            (uint32_t)((r == 0) | r >> 15 << 1 | out << 2
            | (n == 1 && r >> 15 != (x >> 15 & 1)) << 3);
        d_new[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_shr_s16_cnt_2(const uint32_t *a, int32_t shcnt, uint32_t *d_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int16_t)a[l];
        const int32_t n = rt_min_i32(shcnt, 16);
        const int32_t r = x >> n & 0xffff;
        const uint32_t d = (uint32_t)r;
        d_new[l] = d;
    }
}

RT_WITHIN void lanes_shr_u32_cnt(const uint32_t *a, int32_t shcnt, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const int32_t n = rt_min_i32(shcnt, 32);
        const uint32_t r = rt_shr_u32(x, (uint64_t)n);
        const int32_t out = n < 32 ? (int32_t)((uint32_t)((int64_t)x << 1 >> n) & 1) : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
            | (uint32_t)(n == 1 && r >> 31 != x >> 31) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_shr_u32_cnt_2(const uint32_t *a, int32_t shcnt, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const int32_t n = rt_min_i32(shcnt, 32);
        const uint32_t r = rt_shr_u32(x, (uint64_t)n);
        const uint32_t d = r;
        d_to[l] = d;
    }
}

RT_WITHIN void lanes_shr_s32_cnt(const uint32_t *a, int32_t shcnt, uint32_t *d_to, uint8_t *cd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t n = rt_min_i32(shcnt, 32);
        const uint32_t r = (uint32_t)rt_shr_i32(x, (uint64_t)n);
        const int32_t out = n < 32 ? (int32_t)((uint32_t)((int64_t)((uint64_t)x << 1) >> n) & 1)
            : 0;
        const uint32_t d = r;
        const uint32_t cd = (uint32_t)(r == 0) | r >> 31 << 1 | (uint32_t)out << 2
            | (uint32_t)(n == 1 && r >> 31 != (uint32_t)(x >> 31 & 1)) << 3;
        d_to[l] = d;
        cd_to[l] = (uint8_t)cd;
    }
}

RT_WITHIN void lanes_shr_s32_cnt_2(const uint32_t *a, int32_t shcnt, uint32_t *d_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = (int32_t)a[l];
        const int32_t n = rt_min_i32(shcnt, 32);
        const uint32_t r = (uint32_t)rt_shr_i32(x, (uint64_t)n);
        const uint32_t d = r;
        d_to[l] = d;
    }
}

/* add SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
RT_BODY(tesla_fast_add_add_b16_short)
{
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 6, 7, 8, 4);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    if (rt_knows(known, 0x1))
        lanes_add_add_b16_short_for(a, b, d_new, ssat);
    else
        lanes_add_add_b16_short(a, b, d_new, ssat);
    put_s_dst(m, in, run, d_new, 1);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_add_b16_short)
RT_KNOWN(tesla_fast_add_add_b16_short, 0, 0x1fe, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_add_b16_short, 1, 0x1fe, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_add_b16_short)

/* add SSAT b32 $r[SDST] S_SRC S_SRC2  */
RT_BODY(tesla_fast_add_add_b32_short)
{
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_s_src2(m, in, known, run, b_row, 7, 6, 7, 8, 4);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x1))
        lanes_add_add_b32_short_for(a, b, d_to, ssat);
    else
        lanes_add_add_b32_short(a, b, d_to, ssat);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_add_b32_short)
RT_KNOWN(tesla_fast_add_add_b32_short, 0, 0x1fe, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_add_b32_short, 1, 0x1fe, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_add_b32_short)

/* sub SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
RT_BODY(tesla_fast_add_sub_b16_short)
{
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 6, 7, 8, 4);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    if (rt_knows(known, 0x1))
        lanes_add_sub_b16_short_for(a, b, d_new, ssat);
    else
        lanes_add_sub_b16_short(a, b, d_new, ssat);
    put_s_dst(m, in, run, d_new, 1);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_sub_b16_short)
RT_KNOWN(tesla_fast_add_sub_b16_short, 0, 0x1fe, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_sub_b16_short, 1, 0x1fe, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_sub_b16_short)

/* sub SSAT b32 $r[SDST] S_SRC S_SRC2  */
RT_BODY(tesla_fast_add_sub_b32_short)
{
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_s_src2(m, in, known, run, b_row, 7, 6, 7, 8, 4);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x1))
        lanes_add_sub_b32_short_for(a, b, d_to, ssat);
    else
        lanes_add_sub_b32_short(a, b, d_to, ssat);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_sub_b32_short)
RT_KNOWN(tesla_fast_add_sub_b32_short, 0, 0x1fe, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_sub_b32_short, 1, 0x1fe, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_sub_b32_short)

/* subr SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
RT_BODY(tesla_fast_add_subr_b16_short)
{
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 6, 7, 8, 4);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    if (rt_knows(known, 0x1))
        lanes_add_subr_b16_short_for(a, b, d_new, ssat);
    else
        lanes_add_subr_b16_short(a, b, d_new, ssat);
    put_s_dst(m, in, run, d_new, 1);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_subr_b16_short)
RT_KNOWN(tesla_fast_add_subr_b16_short, 0, 0x1fe, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_subr_b16_short, 1, 0x1fe, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_subr_b16_short)

/* subr SSAT b32 $r[SDST] S_SRC S_SRC2  */
RT_BODY(tesla_fast_add_subr_b32_short)
{
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_s_src2(m, in, known, run, b_row, 7, 6, 7, 8, 4);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x1))
        lanes_add_subr_b32_short_for(a, b, d_to, ssat);
    else
        lanes_add_subr_b32_short(a, b, d_to, ssat);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_subr_b32_short)
RT_KNOWN(tesla_fast_add_subr_b32_short, 0, 0x1fe, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_subr_b32_short, 1, 0x1fe, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_subr_b32_short)

/* addc SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 $c0 */
RT_BODY(tesla_fast_add_addc_b16_short)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 6, 7, 8, 4);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    if (rt_knows(known, 0x1))
        lanes_add_addc_b16_short_for(a, b, s, d_new, ssat);
    else
        lanes_add_addc_b16_short(a, b, s, d_new, ssat);
    put_s_dst(m, in, run, d_new, 1);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_addc_b16_short)
RT_KNOWN(tesla_fast_add_addc_b16_short, 0, 0x1fe, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_addc_b16_short, 1, 0x1fe, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_addc_b16_short)

/* addc SSAT b32 $r[SDST] S_SRC S_SRC2 $c0 */
RT_BODY(tesla_fast_add_addc_b32_short)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_s_src2(m, in, known, run, b_row, 7, 6, 7, 8, 4);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x1))
        lanes_add_addc_b32_short_for(a, b, s, d_to, ssat);
    else
        lanes_add_addc_b32_short(a, b, s, d_to, ssat);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_addc_b32_short)
RT_KNOWN(tesla_fast_add_addc_b32_short, 0, 0x1fe, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_addc_b32_short, 1, 0x1fe, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_addc_b32_short)

/* add SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
RT_BODY(tesla_fast_add_add_b16_imm)
{
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    if (rt_knows(known, 0x1))
        lanes_add_add_b16_imm_for(a, imm, d_new, ssat);
    else
        lanes_add_add_b16_imm(a, imm, d_new, ssat);
    put_s_dst(m, in, run, d_new, 1);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_add_b16_imm)
RT_KNOWN(tesla_fast_add_add_b16_imm, 0, 0x7e, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_add_b16_imm, 1, 0x7e, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_add_b16_imm)

/* add SSAT b32 $r[SDST] I_SRC IMM  */
RT_BODY(tesla_fast_add_add_b32_imm)
{
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x1))
        lanes_add_add_b32_imm_for(a, imm, d_to, ssat);
    else
        lanes_add_add_b32_imm(a, imm, d_to, ssat);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_add_b32_imm)
RT_KNOWN(tesla_fast_add_add_b32_imm, 0, 0x7e, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_add_b32_imm, 1, 0x7e, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_add_b32_imm)

/* sub SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
RT_BODY(tesla_fast_add_sub_b16_imm)
{
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    if (rt_knows(known, 0x1))
        lanes_add_sub_b16_imm_for(a, imm, d_new, ssat);
    else
        lanes_add_sub_b16_imm(a, imm, d_new, ssat);
    put_s_dst(m, in, run, d_new, 1);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_sub_b16_imm)
RT_KNOWN(tesla_fast_add_sub_b16_imm, 0, 0x7e, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_sub_b16_imm, 1, 0x7e, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_sub_b16_imm)

/* sub SSAT b32 $r[SDST] I_SRC IMM  */
RT_BODY(tesla_fast_add_sub_b32_imm)
{
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x1))
        lanes_add_sub_b32_imm_for(a, imm, d_to, ssat);
    else
        lanes_add_sub_b32_imm(a, imm, d_to, ssat);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_sub_b32_imm)
RT_KNOWN(tesla_fast_add_sub_b32_imm, 0, 0x7e, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_sub_b32_imm, 1, 0x7e, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_sub_b32_imm)

/* subr SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
RT_BODY(tesla_fast_add_subr_b16_imm)
{
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    if (rt_knows(known, 0x1))
        lanes_add_subr_b16_imm_for(a, imm, d_new, ssat);
    else
        lanes_add_subr_b16_imm(a, imm, d_new, ssat);
    put_s_dst(m, in, run, d_new, 1);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_subr_b16_imm)
RT_KNOWN(tesla_fast_add_subr_b16_imm, 0, 0x7e, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_subr_b16_imm, 1, 0x7e, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_subr_b16_imm)

/* subr SSAT b32 $r[SDST] I_SRC IMM  */
RT_BODY(tesla_fast_add_subr_b32_imm)
{
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x1))
        lanes_add_subr_b32_imm_for(a, imm, d_to, ssat);
    else
        lanes_add_subr_b32_imm(a, imm, d_to, ssat);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_subr_b32_imm)
RT_KNOWN(tesla_fast_add_subr_b32_imm, 0, 0x7e, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_subr_b32_imm, 1, 0x7e, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_subr_b32_imm)

/* addc SSAT b16 $r[SDST].h[SDST] I_SRC IMM $c0 */
RT_BODY(tesla_fast_add_addc_b16_imm)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    if (rt_knows(known, 0x1))
        lanes_add_addc_b16_imm_for(a, imm, s, d_new, ssat);
    else
        lanes_add_addc_b16_imm(a, imm, s, d_new, ssat);
    put_s_dst(m, in, run, d_new, 1);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_addc_b16_imm)
RT_KNOWN(tesla_fast_add_addc_b16_imm, 0, 0x7e, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_addc_b16_imm, 1, 0x7e, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_addc_b16_imm)

/* addc SSAT b32 $r[SDST] I_SRC IMM $c0 */
RT_BODY(tesla_fast_add_addc_b32_imm)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)rt_value(in, known, 0);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 1);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x1))
        lanes_add_addc_b32_imm_for(a, imm, s, d_to, ssat);
    else
        lanes_add_addc_b32_imm(a, imm, s, d_to, ssat);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_add_addc_b32_imm)
RT_KNOWN(tesla_fast_add_addc_b32_imm, 0, 0x7e, 0x1, .line = {0})
RT_KNOWN(tesla_fast_add_addc_b32_imm, 1, 0x7e, 0x1, .value = {[0] = 1})
RT_QUICK_2(tesla_fast_add_addc_b32_imm)

/* MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
RT_BODY(tesla_fast_add_add_b16_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 11);
    const int32_t lsat = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 12, 13);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 1);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_add_add_b16_long(a, b, d_new, cd_to, lsat);
    } else {
        if (rt_knows(known, 0x1))
            lanes_add_add_b16_long_2_for(a, b, d_new, lsat);
        else
            lanes_add_add_b16_long_2(a, b, d_new, lsat);
    }
    const int status = once ? for_warp(m, in, 11) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 2);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_add_add_b16_long)
RT_KNOWN(tesla_fast_add_add_b16_long, 0, 0xfff, 0x801, .line = {0})
RT_QUICK_1(tesla_fast_add_add_b16_long)

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
RT_BODY(tesla_fast_add_add_b32_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 11);
    const int32_t lsat = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 12, 13);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 2);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 1);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_add_add_b32_long(a, b, d_to, cd_to, lsat);
    } else {
        if (rt_knows(known, 0x1))
            lanes_add_add_b32_long_2_for(a, b, d_to, lsat);
        else
            lanes_add_add_b32_long_2(a, b, d_to, lsat);
    }
    const int status = once ? for_warp(m, in, 11) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_add_add_b32_long)
RT_KNOWN(tesla_fast_add_add_b32_long, 0, 0xfff, 0x801, .line = {0})
RT_KNOWN(tesla_fast_add_add_b32_long, 1, 0xfff, 0x801, .line = {[0] = 1, [8] = 2})
RT_QUICK_2(tesla_fast_add_add_b32_long)

/* MARK GUARD sub LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
RT_BODY(tesla_fast_add_sub_b16_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 11);
    const int32_t lsat = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 12, 13);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 1);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_add_sub_b16_long(a, b, d_new, cd_to, lsat);
    } else {
        if (rt_knows(known, 0x1))
            lanes_add_sub_b16_long_2_for(a, b, d_new, lsat);
        else
            lanes_add_sub_b16_long_2(a, b, d_new, lsat);
    }
    const int status = once ? for_warp(m, in, 11) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 2);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_add_sub_b16_long)
RT_KNOWN(tesla_fast_add_sub_b16_long, 0, 0xfff, 0x801, .line = {0})
RT_QUICK_1(tesla_fast_add_sub_b16_long)

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
RT_BODY(tesla_fast_add_sub_b32_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 11);
    const int32_t lsat = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 12, 13);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 2);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 1);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_add_sub_b32_long(a, b, d_to, cd_to, lsat);
    } else {
        if (rt_knows(known, 0x1))
            lanes_add_sub_b32_long_2_for(a, b, d_to, lsat);
        else
            lanes_add_sub_b32_long_2(a, b, d_to, lsat);
    }
    const int status = once ? for_warp(m, in, 11) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_add_sub_b32_long)
RT_KNOWN(tesla_fast_add_sub_b32_long, 0, 0xfff, 0x801, .line = {0})
RT_QUICK_1(tesla_fast_add_sub_b32_long)

/* MARK GUARD subr LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
RT_BODY(tesla_fast_add_subr_b16_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 11);
    const int32_t lsat = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 12, 13);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 1);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_add_subr_b16_long(a, b, d_new, cd_to, lsat);
    } else {
        if (rt_knows(known, 0x1))
            lanes_add_subr_b16_long_2_for(a, b, d_new, lsat);
        else
            lanes_add_subr_b16_long_2(a, b, d_new, lsat);
    }
    const int status = once ? for_warp(m, in, 11) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 2);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_add_subr_b16_long)
RT_KNOWN(tesla_fast_add_subr_b16_long, 0, 0xfff, 0x801, .line = {0})
RT_QUICK_1(tesla_fast_add_subr_b16_long)

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
RT_BODY(tesla_fast_add_subr_b32_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 11);
    const int32_t lsat = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 12, 13);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 2);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 1);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_add_subr_b32_long(a, b, d_to, cd_to, lsat);
    } else {
        if (rt_knows(known, 0x1))
            lanes_add_subr_b32_long_2_for(a, b, d_to, lsat);
        else
            lanes_add_subr_b32_long_2(a, b, d_to, lsat);
    }
    const int status = once ? for_warp(m, in, 11) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_add_subr_b32_long)
RT_KNOWN(tesla_fast_add_subr_b32_long, 0, 0xfff, 0x801, .line = {0})
RT_KNOWN(tesla_fast_add_subr_b32_long, 1, 0xfff, 0x801, .line = {[2] = 4, [3] = 2, [4] = 2,
    [5] = 2, [6] = 2, [9] = 2})
RT_QUICK_2(tesla_fast_add_subr_b32_long)

/* MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
RT_BODY(tesla_fast_add_addc_b16_long)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t cond = (int32_t)rt_value(in, known, 11);
    const int32_t lsat = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, known, 11, 11, 13);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 1);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_add_addc_b16_long(a, b, s, cond, d_new, cd_to, lsat);
    } else {
        if (rt_knows(known, 0x1))
            lanes_add_addc_b16_long_2_for(a, b, s, cond, d_new, lsat);
        else
            lanes_add_addc_b16_long_2(a, b, s, cond, d_new, lsat);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 2);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_add_addc_b16_long)
RT_KNOWN(tesla_fast_add_addc_b16_long, 0, 0xfff, 0x1801, .line = {0})
RT_QUICK_1(tesla_fast_add_addc_b16_long)

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
RT_BODY(tesla_fast_add_addc_b32_long)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t cond = (int32_t)rt_value(in, known, 11);
    const int32_t lsat = (int32_t)rt_value(in, known, 0);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, known, 11, 11, 13);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint32_t *const d_place = place_ll_dst(m, in, known, 1, 2);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 1);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_add_addc_b32_long(a, b, s, cond, d_to, cd_to, lsat);
    } else {
        if (rt_knows(known, 0x1))
            lanes_add_addc_b32_long_2_for(a, b, s, cond, d_to, lsat);
        else
            lanes_add_addc_b32_long_2(a, b, s, cond, d_to, lsat);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_add_addc_b32_long)
RT_KNOWN(tesla_fast_add_addc_b32_long, 0, 0xfff, 0x1801, .line = {0})
RT_QUICK_1(tesla_fast_add_addc_b32_long)

/* mul $r[SDST] S16A S_SRC S16B S_SRC2 */
RT_BODY(tesla_fast_mul16_short)
{
    const int32_t s16a = (int32_t)rt_value(in, known, 1);
    const int32_t s16b = (int32_t)rt_value(in, known, 6);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 7, 8, 9, 4);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x42))
        lanes_mul16_short_for(a, b, d_to, s16a | s16b << 1);
    else
        lanes_mul16_short(a, b, d_to, s16a | s16b << 1);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul16_short)
RT_KNOWN(tesla_fast_mul16_short, 0, 0x1fe, 0x42, .line = {0})
RT_QUICK_1(tesla_fast_mul16_short)

/* mul $r[SDST] S16A I_SRC S16B IMM */
RT_BODY(tesla_fast_mul16_imm)
{
    const int32_t s16a = (int32_t)rt_value(in, known, 1);
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t s16b = (int32_t)rt_value(in, known, 6);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x42))
        lanes_mul16_imm_for(a, imm, d_to, s16a | s16b << 1);
    else
        lanes_mul16_imm(a, imm, d_to, s16a | s16b << 1);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul16_imm)
RT_KNOWN(tesla_fast_mul16_imm, 0, 0x7e, 0x42, .line = {0})
RT_QUICK_1(tesla_fast_mul16_imm)

/* MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2 */
RT_BODY(tesla_fast_mul16_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t l16a = (int32_t)rt_value(in, known, 3);
    const int32_t l16b = (int32_t)rt_value(in, known, 8);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 9, 10, 11, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_mul16_long(a, b, d_to, cd_to, l16a | l16b << 1);
    } else {
        if (rt_knows(known, 0x108))
            lanes_mul16_short_for(a, b, d_to, l16a | l16b << 1);
        else
            lanes_mul16_short(a, b, d_to, l16a | l16b << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul16_long)
RT_KNOWN(tesla_fast_mul16_long, 0, 0xfff, 0x1108, .line = {0})
RT_QUICK_1(tesla_fast_mul16_long)

/* mul $r[SDST] SHIGH S24 S_SRC S_SRC2 */
RT_BODY(tesla_fast_mul24_short)
{
    const int32_t s24 = (int32_t)rt_value(in, known, 2);
    const int32_t shigh = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 1, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_s_src2(m, in, known, run, b_row, 7, 7, 8, 9, 5);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x6))
        lanes_mul24_short_for(a, b, d_to, s24 | shigh << 1);
    else
        lanes_mul24_short(a, b, d_to, s24 | shigh << 1);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul24_short)
RT_KNOWN(tesla_fast_mul24_short, 0, 0x1fe, 0x6, .line = {0})
RT_QUICK_1(tesla_fast_mul24_short)

/* mul $r[SDST] SHIGH S24 I_SRC IMM */
RT_BODY(tesla_fast_mul24_imm)
{
    const int32_t s24 = (int32_t)rt_value(in, known, 2);
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t shigh = (int32_t)rt_value(in, known, 1);
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src(m, in, known, run, a_row, 1, 3, 4, 5, 6);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x6))
        lanes_mul24_imm_for(a, imm, d_to, s24 | shigh << 1);
    else
        lanes_mul24_imm(a, imm, d_to, s24 | shigh << 1);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul24_imm)
RT_KNOWN(tesla_fast_mul24_imm, 0, 0x7e, 0x6, .line = {0})
RT_QUICK_1(tesla_fast_mul24_imm)

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
RT_BODY(tesla_fast_mul24_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t l24 = (int32_t)rt_value(in, known, 4);
    const int32_t lhigh = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 5, 6, 7, 8);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 9, 10, 11, 7);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_mul24_long(a, b, d_to, cd_to, l24 | lhigh << 1);
    } else {
        if (rt_knows(known, 0x18))
            lanes_mul24_short_for(a, b, d_to, l24 | lhigh << 1);
        else
            lanes_mul24_short(a, b, d_to, l24 | lhigh << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul24_long)
RT_KNOWN(tesla_fast_mul24_long, 0, 0xfff, 0x1018, .line = {0})
RT_QUICK_1(tesla_fast_mul24_long)

/* add  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_add_u16_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_add_u16_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_add_u16_short)
RT_KNOWN(tesla_fast_mul_add_add_u16_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_u16_short)

/* add  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_add_s16_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_add_s16_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_add_s16_short)
RT_KNOWN(tesla_fast_mul_add_add_s16_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_s16_short)

/* add sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_add_s16sat_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_add_s16sat_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_add_s16sat_short)
RT_KNOWN(tesla_fast_mul_add_add_s16sat_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_s16sat_short)

/* add  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_add_u24_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_s_src2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_add_u24_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_add_u24_short)
RT_KNOWN(tesla_fast_mul_add_add_u24_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_u24_short)

/* sub  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_sub_u16_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_sub_u16_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_u16_short)
RT_KNOWN(tesla_fast_mul_add_sub_u16_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_u16_short)

/* sub  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_sub_s16_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_sub_s16_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_s16_short)
RT_KNOWN(tesla_fast_mul_add_sub_s16_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_s16_short)

/* sub sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_sub_s16sat_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_sub_s16sat_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_s16sat_short)
RT_KNOWN(tesla_fast_mul_add_sub_s16sat_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_s16sat_short)

/* sub  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_sub_u24_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_s_src2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_sub_u24_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_u24_short)
RT_KNOWN(tesla_fast_mul_add_sub_u24_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_u24_short)

/* subr  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_subr_u16_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_subr_u16_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_u16_short)
RT_KNOWN(tesla_fast_mul_add_subr_u16_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_u16_short)

/* subr  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_subr_s16_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_subr_s16_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_s16_short)
RT_KNOWN(tesla_fast_mul_add_subr_s16_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_s16_short)

/* subr sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_subr_s16sat_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_subr_s16sat_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_s16sat_short)
RT_KNOWN(tesla_fast_mul_add_subr_s16sat_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_s16sat_short)

/* subr  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_subr_u24_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_s_src2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_subr_u24_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_u24_short)
RT_KNOWN(tesla_fast_mul_add_subr_u24_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_u24_short)

/* addc  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] $c0 */
RT_BODY(tesla_fast_mul_add_addc_u16_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_addc_u16_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_u16_short)
RT_KNOWN(tesla_fast_mul_add_addc_u16_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_u16_short)

/* addc  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
RT_BODY(tesla_fast_mul_add_addc_s16_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_addc_s16_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_s16_short)
RT_KNOWN(tesla_fast_mul_add_addc_s16_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_s16_short)

/* addc sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
RT_BODY(tesla_fast_mul_add_addc_s16sat_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_s_src2_2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_addc_s16sat_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_s16sat_short)
RT_KNOWN(tesla_fast_mul_add_addc_s16sat_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_s16sat_short)

/* addc  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] $c0 */
RT_BODY(tesla_fast_mul_add_addc_u24_short)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_s_src2(m, in, known, run, b_row, 7, 5, 6, 7, 3);
    if (!a || !b || then_l_src(in, known, 1) || then_s_src2(in, known, 7))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_addc_u24_short(a, b, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_u24_short)
RT_KNOWN(tesla_fast_mul_add_addc_u24_short, 0, 0x1fe, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_u24_short)

/* add  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_add_u16_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_add_u16_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_add_u16_imm)
RT_KNOWN(tesla_fast_mul_add_add_u16_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_u16_imm)

/* add  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_add_s16_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_add_s16_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_add_s16_imm)
RT_KNOWN(tesla_fast_mul_add_add_s16_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_s16_imm)

/* add sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_add_s16sat_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_add_s16sat_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_add_s16sat_imm)
RT_KNOWN(tesla_fast_mul_add_add_s16sat_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_s16sat_imm)

/* add  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_add_u24_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_add_u24_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_add_u24_imm)
RT_KNOWN(tesla_fast_mul_add_add_u24_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_u24_imm)

/* sub  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_sub_u16_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_sub_u16_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_u16_imm)
RT_KNOWN(tesla_fast_mul_add_sub_u16_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_u16_imm)

/* sub  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_sub_s16_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_sub_s16_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_s16_imm)
RT_KNOWN(tesla_fast_mul_add_sub_s16_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_s16_imm)

/* sub sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_sub_s16sat_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_sub_s16sat_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_s16sat_imm)
RT_KNOWN(tesla_fast_mul_add_sub_s16sat_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_s16sat_imm)

/* sub  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_sub_u24_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_sub_u24_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_u24_imm)
RT_KNOWN(tesla_fast_mul_add_sub_u24_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_u24_imm)

/* subr  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_subr_u16_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_subr_u16_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_u16_imm)
RT_KNOWN(tesla_fast_mul_add_subr_u16_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_u16_imm)

/* subr  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_subr_s16_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_subr_s16_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_s16_imm)
RT_KNOWN(tesla_fast_mul_add_subr_s16_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_s16_imm)

/* subr sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_subr_s16sat_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_subr_s16sat_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_s16sat_imm)
RT_KNOWN(tesla_fast_mul_add_subr_s16sat_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_s16sat_imm)

/* subr  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
RT_BODY(tesla_fast_mul_add_subr_u24_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_subr_u24_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_u24_imm)
RT_KNOWN(tesla_fast_mul_add_subr_u24_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_u24_imm)

/* addc  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] $c0 */
RT_BODY(tesla_fast_mul_add_addc_u16_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_addc_u16_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_u16_imm)
RT_KNOWN(tesla_fast_mul_add_addc_u16_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_u16_imm)

/* addc  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
RT_BODY(tesla_fast_mul_add_addc_s16_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_addc_s16_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_s16_imm)
RT_KNOWN(tesla_fast_mul_add_addc_s16_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_s16_imm)

/* addc sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
RT_BODY(tesla_fast_mul_add_addc_s16sat_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src_2(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_addc_s16sat_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_s16sat_imm)
RT_KNOWN(tesla_fast_mul_add_addc_s16sat_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_s16sat_imm)

/* addc  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] $c0 */
RT_BODY(tesla_fast_mul_add_addc_u24_imm)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    const uint32_t imm = (uint32_t)in->value[5];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src(m, in, known, run, a_row, 1, 1, 2, 3, 4);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_mul_add_addc_u24_imm(a, imm, s, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_u24_imm)
RT_KNOWN(tesla_fast_mul_add_addc_u24_imm, 0, 0x7e, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_u24_imm)

/* MARK GUARD add  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_add_u16_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_add_u16_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_add_u16_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_add_u16_long)
RT_KNOWN(tesla_fast_mul_add_add_u16_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_u16_long)

/* MARK GUARD add  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_add_s16_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_add_s16_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_add_s16_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_add_s16_long)
RT_KNOWN(tesla_fast_mul_add_add_s16_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_s16_long)

/* MARK GUARD add sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_add_s16sat_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_add_s16sat_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_add_s16sat_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_add_s16sat_long)
RT_KNOWN(tesla_fast_mul_add_add_s16sat_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_s16sat_long)

/* MARK GUARD add  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_add_u24_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_add_u24_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_add_u24_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_add_u24_long)
RT_KNOWN(tesla_fast_mul_add_add_u24_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_u24_long)

/* MARK GUARD add  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_add_s24_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_add_s24_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_add_s24_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_add_s24_long)
RT_KNOWN(tesla_fast_mul_add_add_s24_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_s24_long)

/* MARK GUARD add sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_add_s24sat_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_add_s24sat_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_add_s24sat_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_add_s24sat_long)
RT_KNOWN(tesla_fast_mul_add_add_s24sat_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_s24sat_long)

/* MARK GUARD add  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_add_u24high_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_add_u24high_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_add_u24high_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_add_u24high_long)
RT_KNOWN(tesla_fast_mul_add_add_u24high_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_u24high_long)

/* MARK GUARD add  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_add_s24high_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_add_s24high_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_add_s24high_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_add_s24high_long)
RT_KNOWN(tesla_fast_mul_add_add_s24high_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_s24high_long)

/* MARK GUARD add sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_add_s24highsat_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_add_s24highsat_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_add_s24highsat_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_add_s24highsat_long)
RT_KNOWN(tesla_fast_mul_add_add_s24highsat_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_add_s24highsat_long)

/* MARK GUARD sub  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_sub_u16_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_sub_u16_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_sub_u16_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_u16_long)
RT_KNOWN(tesla_fast_mul_add_sub_u16_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_u16_long)

/* MARK GUARD sub  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_sub_s16_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_sub_s16_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_sub_s16_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_s16_long)
RT_KNOWN(tesla_fast_mul_add_sub_s16_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_s16_long)

/* MARK GUARD sub sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_sub_s16sat_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_sub_s16sat_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_sub_s16sat_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_s16sat_long)
RT_KNOWN(tesla_fast_mul_add_sub_s16sat_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_s16sat_long)

/* MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_sub_u24_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_sub_u24_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_sub_u24_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_u24_long)
RT_KNOWN(tesla_fast_mul_add_sub_u24_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_u24_long)

/* MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_sub_s24_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_sub_s24_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_sub_s24_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_s24_long)
RT_KNOWN(tesla_fast_mul_add_sub_s24_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_s24_long)

/* MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_sub_s24sat_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_sub_s24sat_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_sub_s24sat_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_s24sat_long)
RT_KNOWN(tesla_fast_mul_add_sub_s24sat_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_s24sat_long)

/* MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_sub_u24high_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_sub_u24high_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_sub_u24high_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_u24high_long)
RT_KNOWN(tesla_fast_mul_add_sub_u24high_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_u24high_long)

/* MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_sub_s24high_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_sub_s24high_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_sub_s24high_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_s24high_long)
RT_KNOWN(tesla_fast_mul_add_sub_s24high_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_s24high_long)

/* MARK GUARD sub sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_sub_s24highsat_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_sub_s24highsat_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_sub_s24highsat_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_sub_s24highsat_long)
RT_KNOWN(tesla_fast_mul_add_sub_s24highsat_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_sub_s24highsat_long)

/* MARK GUARD subr  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_subr_u16_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_subr_u16_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_subr_u16_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_u16_long)
RT_KNOWN(tesla_fast_mul_add_subr_u16_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_u16_long)

/* MARK GUARD subr  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_subr_s16_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_subr_s16_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_subr_s16_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_s16_long)
RT_KNOWN(tesla_fast_mul_add_subr_s16_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_s16_long)

/* MARK GUARD subr sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_subr_s16sat_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_subr_s16sat_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_subr_s16sat_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_s16sat_long)
RT_KNOWN(tesla_fast_mul_add_subr_s16sat_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_s16sat_long)

/* MARK GUARD subr  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_subr_u24_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_subr_u24_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_subr_u24_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_u24_long)
RT_KNOWN(tesla_fast_mul_add_subr_u24_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_u24_long)

/* MARK GUARD subr  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_subr_s24_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_subr_s24_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_subr_s24_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_s24_long)
RT_KNOWN(tesla_fast_mul_add_subr_s24_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_s24_long)

/* MARK GUARD subr sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_subr_s24sat_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_subr_s24sat_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_subr_s24sat_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_s24sat_long)
RT_KNOWN(tesla_fast_mul_add_subr_s24sat_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_s24sat_long)

/* MARK GUARD subr  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_subr_u24high_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_subr_u24high_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_subr_u24high_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_u24high_long)
RT_KNOWN(tesla_fast_mul_add_subr_u24high_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_u24high_long)

/* MARK GUARD subr  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_subr_s24high_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_subr_s24high_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_subr_s24high_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_s24high_long)
RT_KNOWN(tesla_fast_mul_add_subr_s24high_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_s24high_long)

/* MARK GUARD subr sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_subr_s24highsat_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_subr_s24highsat_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_subr_s24highsat_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_subr_s24highsat_long)
RT_KNOWN(tesla_fast_mul_add_subr_s24highsat_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_subr_s24highsat_long)

/* MARK GUARD addc  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 $c[COND] */
RT_BODY(tesla_fast_mul_add_addc_u16_long)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 13);
    const int32_t cond = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, known, 14, 12, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_addc_u16_long(a, b, c3, s, cond, d_to, cd_to);
    } else {
        lanes_mul_add_addc_u16_long_2(a, b, c3, s, cond, d_to);
    }
    const int status = once ? for_warp(m, in, 13) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_u16_long)
RT_KNOWN(tesla_fast_mul_add_addc_u16_long, 0, 0x7fff, 0x3000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_u16_long)

/* MARK GUARD addc  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND] */
RT_BODY(tesla_fast_mul_add_addc_s16_long)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 13);
    const int32_t cond = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, known, 14, 12, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_addc_s16_long(a, b, c3, s, cond, d_to, cd_to);
    } else {
        lanes_mul_add_addc_s16_long_2(a, b, c3, s, cond, d_to);
    }
    const int status = once ? for_warp(m, in, 13) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_s16_long)
RT_KNOWN(tesla_fast_mul_add_addc_s16_long, 0, 0x7fff, 0x3000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_s16_long)

/* MARK GUARD addc sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND] */
RT_BODY(tesla_fast_mul_add_addc_s16sat_long)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 13);
    const int32_t cond = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, known, 14, 12, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_addc_s16sat_long(a, b, c3, s, cond, d_to, cd_to);
    } else {
        lanes_mul_add_addc_s16sat_long_2(a, b, c3, s, cond, d_to);
    }
    const int status = once ? for_warp(m, in, 13) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_s16sat_long)
RT_KNOWN(tesla_fast_mul_add_addc_s16sat_long, 0, 0x7fff, 0x3000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_s16sat_long)

/* MARK GUARD addc  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3 $c[COND] */
RT_BODY(tesla_fast_mul_add_addc_u24_long)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 13);
    const int32_t cond = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, known, 14, 12, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_addc_u24_long(a, b, c3, s, cond, d_to, cd_to);
    } else {
        lanes_mul_add_addc_u24_long_2(a, b, c3, s, cond, d_to);
    }
    const int status = once ? for_warp(m, in, 13) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_u24_long)
RT_KNOWN(tesla_fast_mul_add_addc_u24_long, 0, 0x7fff, 0x3000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_u24_long)

/* MARK GUARD addc  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
RT_BODY(tesla_fast_mul_add_addc_s24_long)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 13);
    const int32_t cond = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, known, 14, 12, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_addc_s24_long(a, b, c3, s, cond, d_to, cd_to);
    } else {
        lanes_mul_add_addc_s24_long_2(a, b, c3, s, cond, d_to);
    }
    const int status = once ? for_warp(m, in, 13) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_s24_long)
RT_KNOWN(tesla_fast_mul_add_addc_s24_long, 0, 0x7fff, 0x3000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_s24_long)

/* MARK GUARD addc sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
RT_BODY(tesla_fast_mul_add_addc_s24sat_long)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 13);
    const int32_t cond = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, known, 14, 12, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_addc_s24sat_long(a, b, c3, s, cond, d_to, cd_to);
    } else {
        lanes_mul_add_addc_s24sat_long_2(a, b, c3, s, cond, d_to);
    }
    const int status = once ? for_warp(m, in, 13) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_s24sat_long)
RT_KNOWN(tesla_fast_mul_add_addc_s24sat_long, 0, 0x7fff, 0x3000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_s24sat_long)

/* MARK GUARD addc  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3 $c[COND] */
RT_BODY(tesla_fast_mul_add_addc_u24high_long)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 13);
    const int32_t cond = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, known, 14, 12, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_addc_u24high_long(a, b, c3, s, cond, d_to, cd_to);
    } else {
        lanes_mul_add_addc_u24high_long_2(a, b, c3, s, cond, d_to);
    }
    const int status = once ? for_warp(m, in, 13) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_u24high_long)
RT_KNOWN(tesla_fast_mul_add_addc_u24high_long, 0, 0x7fff, 0x3000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_u24high_long)

/* MARK GUARD addc  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
RT_BODY(tesla_fast_mul_add_addc_s24high_long)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 13);
    const int32_t cond = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, known, 14, 12, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_addc_s24high_long(a, b, c3, s, cond, d_to, cd_to);
    } else {
        lanes_mul_add_addc_s24high_long_2(a, b, c3, s, cond, d_to);
    }
    const int status = once ? for_warp(m, in, 13) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_s24high_long)
RT_KNOWN(tesla_fast_mul_add_addc_s24high_long, 0, 0x7fff, 0x3000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_s24high_long)

/* MARK GUARD addc sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND] */
RT_BODY(tesla_fast_mul_add_addc_s24highsat_long)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 13);
    const int32_t cond = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, known, 14, 12, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_addc_s24highsat_long(a, b, c3, s, cond, d_to, cd_to);
    } else {
        lanes_mul_add_addc_s24highsat_long_2(a, b, c3, s, cond, d_to);
    }
    const int status = once ? for_warp(m, in, 13) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_addc_s24highsat_long)
RT_KNOWN(tesla_fast_mul_add_addc_s24highsat_long, 0, 0x7fff, 0x3000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_addc_s24highsat_long)

/* MARK GUARD add MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_again_add)
{
    const int32_t mark = (int32_t)rt_value(in, known, 13);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 14, 15);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 11, 9, 12, 6);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_again_add(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_again_add_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 13) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_again_add)
RT_KNOWN(tesla_fast_mul_add_again_add, 0, 0x7fff, 0x2000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_again_add)

/* MARK GUARD sub MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_again_sub)
{
    const int32_t mark = (int32_t)rt_value(in, known, 13);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 14, 15);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 11, 9, 12, 6);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_again_sub(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_again_sub_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 13) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_again_sub)
RT_KNOWN(tesla_fast_mul_add_again_sub, 0, 0x7fff, 0x2000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_again_sub)

/* MARK GUARD subr MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3  */
RT_BODY(tesla_fast_mul_add_again_subr)
{
    const int32_t mark = (int32_t)rt_value(in, known, 13);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 14, 15);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 11, 9, 12, 6);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_again_subr(a, b, c3, d_to, cd_to);
    } else {
        lanes_mul_add_again_subr_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 13) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_again_subr)
RT_KNOWN(tesla_fast_mul_add_again_subr, 0, 0x7fff, 0x2000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_again_subr)

/* MARK GUARD addc MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 $c[COND] */
RT_BODY(tesla_fast_mul_add_again_addc)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)rt_value(in, known, 14);
    const int32_t cond = (int32_t)rt_value(in, known, 13);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard_2(m, in, known, 14, 13, 15);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 11, 9, 12, 6);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_mul_add_again_addc(a, b, c3, s, cond, d_to, cd_to);
    } else {
        lanes_mul_add_again_addc_2(a, b, c3, s, cond, d_to);
    }
    const int status = once ? for_warp(m, in, 14) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_mul_add_again_addc)
RT_KNOWN(tesla_fast_mul_add_again_addc, 0, 0x7fff, 0x6000, .line = {0})
RT_QUICK_1(tesla_fast_mul_add_again_addc)

/* sad $r[SDST] u16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST] */
RT_BODY(tesla_fast_sad_u16_short)
{
    struct tesla_state *const s = m->state;
    (void)known;
    const int32_t ssrc = (int32_t)in->value[1];
    const int32_t ssrc2 = (int32_t)in->value[2];
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_sad_u16_short(s, ssrc, ssrc2, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_ANY(tesla_fast_sad_u16_short)

/* sad $r[SDST] s16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST] */
RT_BODY(tesla_fast_sad_s16_short)
{
    struct tesla_state *const s = m->state;
    (void)known;
    const int32_t ssrc = (int32_t)in->value[1];
    const int32_t ssrc2 = (int32_t)in->value[2];
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_sad_s16_short(s, ssrc, ssrc2, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_ANY(tesla_fast_sad_s16_short)

/* sad $r[SDST] u32 $r[SSRC] $r[SSRC2] $r[SDST] */
RT_BODY(tesla_fast_sad_u32_short)
{
    struct tesla_state *const s = m->state;
    (void)known;
    const int32_t ssrc = (int32_t)in->value[1];
    const int32_t ssrc2 = (int32_t)in->value[2];
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_sad_u32_short(s, ssrc, ssrc2, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_ANY(tesla_fast_sad_u32_short)

/* sad $r[SDST] s32 $r[SSRC] $r[SSRC2] $r[SDST] */
RT_BODY(tesla_fast_sad_s32_short)
{
    struct tesla_state *const s = m->state;
    (void)known;
    const int32_t ssrc = (int32_t)in->value[1];
    const int32_t ssrc2 = (int32_t)in->value[2];
    const int32_t sdst = (int32_t)in->value[0];
    uint32_t run = active;
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_sad_s32_short(s, ssrc, ssrc2, sdst, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_ANY(tesla_fast_sad_s32_short)

/* MARK GUARD sad MCDST LL_DST u16 L_SRC L_SRC2 L_SRC3 */
RT_BODY(tesla_fast_sad_u16_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_sad_u16_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_sad_u16_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_sad_u16_long)
RT_KNOWN(tesla_fast_sad_u16_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_sad_u16_long)

/* MARK GUARD sad MCDST LL_DST s16 L_SRC L_SRC2 L_SRC3 */
RT_BODY(tesla_fast_sad_s16_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_sad_s16_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_sad_s16_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_sad_s16_long)
RT_KNOWN(tesla_fast_sad_s16_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_sad_s16_long)

/* MARK GUARD sad MCDST LL_DST u32 L_SRC L_SRC2 L_SRC3 */
RT_BODY(tesla_fast_sad_u32_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_sad_u32_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_sad_u32_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_sad_u32_long)
RT_KNOWN(tesla_fast_sad_u32_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_sad_u32_long)

/* MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3 */
RT_BODY(tesla_fast_sad_s32_long)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 14, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_l_src3(m, in, known, run, c3_row, 11, 10, 8, 11, 5);
    if (!a || !b || !c3 || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8) || then_l_src3(in, known, 11))
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
        lanes_sad_s32_long(a, b, c3, d_to, cd_to);
    } else {
        lanes_sad_s32_long_2(a, b, c3, d_to);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_sad_s32_long)
RT_KNOWN(tesla_fast_sad_s32_long, 0, 0x7fff, 0x1000, .line = {0})
RT_QUICK_1(tesla_fast_sad_s32_long)

/* MARK GUARD max u16 MCDST LL_DST L_SRC L_SRC2 */
RT_BODY(tesla_fast_minmax_max_u16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_minmax_max_u16(a, b, d_new, cd_to);
    } else {
        lanes_minmax_max_u16_2(a, b, d_new);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_minmax_max_u16)
RT_KNOWN(tesla_fast_minmax_max_u16, 0, 0xfff, 0x400, .line = {0})
RT_QUICK_1(tesla_fast_minmax_max_u16)

/* MARK GUARD max s16 MCDST LL_DST L_SRC L_SRC2 */
RT_BODY(tesla_fast_minmax_max_s16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_minmax_max_s16(a, b, d_new, cd_to);
    } else {
        lanes_minmax_max_s16_2(a, b, d_new);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_minmax_max_s16)
RT_KNOWN(tesla_fast_minmax_max_s16, 0, 0xfff, 0x400, .line = {0})
RT_QUICK_1(tesla_fast_minmax_max_s16)

/* MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2 */
RT_BODY(tesla_fast_minmax_max_u32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_minmax_max_u32(a, b, d_to, cd_to);
    } else {
        lanes_minmax_max_u32_2(a, b, d_to);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_minmax_max_u32)
RT_KNOWN(tesla_fast_minmax_max_u32, 0, 0xfff, 0x400, .line = {0})
RT_QUICK_1(tesla_fast_minmax_max_u32)

/* MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2 */
RT_BODY(tesla_fast_minmax_max_s32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_minmax_max_s32(a, b, d_to, cd_to);
    } else {
        lanes_minmax_max_s32_2(a, b, d_to);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_minmax_max_s32)
RT_KNOWN(tesla_fast_minmax_max_s32, 0, 0xfff, 0x400, .line = {0})
RT_QUICK_1(tesla_fast_minmax_max_s32)

/* MARK GUARD min u16 MCDST LL_DST L_SRC L_SRC2 */
RT_BODY(tesla_fast_minmax_min_u16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_minmax_min_u16(a, b, d_new, cd_to);
    } else {
        lanes_minmax_min_u16_2(a, b, d_new);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_minmax_min_u16)
RT_KNOWN(tesla_fast_minmax_min_u16, 0, 0xfff, 0x400, .line = {0})
RT_QUICK_1(tesla_fast_minmax_min_u16)

/* MARK GUARD min s16 MCDST LL_DST L_SRC L_SRC2 */
RT_BODY(tesla_fast_minmax_min_s16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_minmax_min_s16(a, b, d_new, cd_to);
    } else {
        lanes_minmax_min_s16_2(a, b, d_new);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_minmax_min_s16)
RT_KNOWN(tesla_fast_minmax_min_s16, 0, 0xfff, 0x400, .line = {0})
RT_QUICK_1(tesla_fast_minmax_min_s16)

/* MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2 */
RT_BODY(tesla_fast_minmax_min_u32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_minmax_min_u32(a, b, d_to, cd_to);
    } else {
        lanes_minmax_min_u32_2(a, b, d_to);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_minmax_min_u32)
RT_KNOWN(tesla_fast_minmax_min_u32, 0, 0xfff, 0x400, .line = {0})
RT_QUICK_1(tesla_fast_minmax_min_u32)

/* MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2 */
RT_BODY(tesla_fast_minmax_min_s32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_minmax_min_s32(a, b, d_to, cd_to);
    } else {
        lanes_minmax_min_s32_2(a, b, d_to);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_minmax_min_s32)
RT_KNOWN(tesla_fast_minmax_min_s32, 0, 0xfff, 0x400, .line = {0})
RT_QUICK_1(tesla_fast_minmax_min_s32)

/* MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2 */
RT_BODY(tesla_fast_set_u16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 11);
    const int32_t compare = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 12, 13);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_set_u16(a, b, d_new, cd_to, compare);
    } else {
        if (rt_knows(known, 0x8))
            lanes_set_u16_2_for(a, b, d_new, compare);
        else
            lanes_set_u16_2(a, b, d_new, compare);
    }
    const int status = once ? for_warp(m, in, 11) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_set_u16)
RT_KNOWN(tesla_fast_set_u16, 0, 0xfff, 0x808, .line = {0})
RT_QUICK_1(tesla_fast_set_u16)

/* MARK GUARD set MCDST LL_DST COMPARE s16 L_SRC L_SRC2 */
RT_BODY(tesla_fast_set_s16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 11);
    const int32_t compare = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 12, 13);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_set_s16(a, b, d_new, cd_to, compare);
    } else {
        if (rt_knows(known, 0x8))
            lanes_set_s16_2_for(a, b, d_new, compare);
        else
            lanes_set_s16_2(a, b, d_new, compare);
    }
    const int status = once ? for_warp(m, in, 11) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_set_s16)
RT_KNOWN(tesla_fast_set_s16, 0, 0xfff, 0x808, .line = {0})
RT_QUICK_1(tesla_fast_set_s16)

/* MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2 */
RT_BODY(tesla_fast_set_u32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 11);
    const int32_t compare = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 12, 13);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_set_u32(a, b, d_to, cd_to, compare);
    } else {
        if (rt_knows(known, 0x8))
            lanes_set_u32_2_for(a, b, d_to, compare);
        else
            lanes_set_u32_2(a, b, d_to, compare);
    }
    const int status = once ? for_warp(m, in, 11) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_set_u32)
RT_KNOWN(tesla_fast_set_u32, 0, 0xfff, 0x808, .line = {0})
RT_QUICK_1(tesla_fast_set_u32)

/* MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2 */
RT_BODY(tesla_fast_set_s32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 11);
    const int32_t compare = (int32_t)rt_value(in, known, 3);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 12, 13);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 8, 9, 10, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_set_s32(a, b, d_to, cd_to, compare);
    } else {
        if (rt_knows(known, 0x8))
            lanes_set_s32_2_for(a, b, d_to, compare);
        else
            lanes_set_s32_2(a, b, d_to, compare);
    }
    const int status = once ? for_warp(m, in, 11) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_set_s32)
RT_KNOWN(tesla_fast_set_s32, 0, 0xfff, 0x808, .line = {0})
RT_QUICK_1(tesla_fast_set_s32)

/* and b32 $r[SDST] SNOT I_SRC IMM */
RT_BODY(tesla_fast_logop_imm_and)
{
    const int32_t snot = (int32_t)rt_value(in, known, 1);
    const uint32_t imm = (uint32_t)in->value[6];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x2))
        lanes_logop_imm_and_for(a, imm, d_to, snot);
    else
        lanes_logop_imm_and(a, imm, d_to, snot);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_logop_imm_and)
RT_KNOWN(tesla_fast_logop_imm_and, 0, 0x7e, 0x2, .line = {0})
RT_QUICK_1(tesla_fast_logop_imm_and)

/* or b32 $r[SDST] SNOT I_SRC IMM */
RT_BODY(tesla_fast_logop_imm_or)
{
    const int32_t snot = (int32_t)rt_value(in, known, 1);
    const uint32_t imm = (uint32_t)in->value[6];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x2))
        lanes_logop_imm_or_for(a, imm, d_to, snot);
    else
        lanes_logop_imm_or(a, imm, d_to, snot);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_logop_imm_or)
RT_KNOWN(tesla_fast_logop_imm_or, 0, 0x7e, 0x2, .line = {0})
RT_QUICK_1(tesla_fast_logop_imm_or)

/* xor b32 $r[SDST] SNOT I_SRC IMM */
RT_BODY(tesla_fast_logop_imm_xor)
{
    const int32_t snot = (int32_t)rt_value(in, known, 1);
    const uint32_t imm = (uint32_t)in->value[6];
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_i_src(m, in, known, run, a_row, 1, 2, 3, 4, 5);
    if (!a || then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    if (rt_knows(known, 0x2))
        lanes_logop_imm_xor_for(a, imm, d_to, snot);
    else
        lanes_logop_imm_xor(a, imm, d_to, snot);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_logop_imm_xor)
RT_KNOWN(tesla_fast_logop_imm_xor, 0, 0x7e, 0x2, .line = {0})
RT_QUICK_1(tesla_fast_logop_imm_xor)

/* mov2 b32 $r[SDST] SNOT I_SRC IMM */
RT_BODY(tesla_fast_logop_imm_mov2)
{
    const uint32_t imm = (uint32_t)in->value[6];
    uint32_t run = active;
    if (then_l_src(in, known, 1))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const d_place = place_r(m, in, 0);
    uint32_t *const d_to = rt_into32(m, whole, d_place, d_new);
    lanes_logop_imm_mov2(imm, d_to);
    rt_write_row32(whole, d_place, d_new, run);
    return RT_ON;
}
RT_MADE_ANY(tesla_fast_logop_imm_mov2)
RT_KNOWN(tesla_fast_logop_imm_mov2, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(tesla_fast_logop_imm_mov2)

/* MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
RT_BODY(tesla_fast_logop_and_b16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t lnot1 = (int32_t)rt_value(in, known, 3);
    const int32_t lnot2 = (int32_t)rt_value(in, known, 8);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 9, 10, 11, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_logop_and_b16(a, b, d_new, cd_to, lnot1 | lnot2 << 1);
    } else {
        if (rt_knows(known, 0x108))
            lanes_logop_and_b16_2_for(a, b, d_new, lnot1 | lnot2 << 1);
        else
            lanes_logop_and_b16_2(a, b, d_new, lnot1 | lnot2 << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_logop_and_b16)
RT_KNOWN(tesla_fast_logop_and_b16, 0, 0xfff, 0x1108, .line = {0})
RT_QUICK_1(tesla_fast_logop_and_b16)

/* MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
RT_BODY(tesla_fast_logop_and_b32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t lnot1 = (int32_t)rt_value(in, known, 3);
    const int32_t lnot2 = (int32_t)rt_value(in, known, 8);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 9, 10, 11, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_logop_and_b32(a, b, d_to, cd_to, lnot1 | lnot2 << 1);
    } else {
        if (rt_knows(known, 0x108))
            lanes_logop_and_b32_2_for(a, b, d_to, lnot1 | lnot2 << 1);
        else
            lanes_logop_and_b32_2(a, b, d_to, lnot1 | lnot2 << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_logop_and_b32)
RT_KNOWN(tesla_fast_logop_and_b32, 0, 0xfff, 0x1108, .line = {0})
RT_QUICK_1(tesla_fast_logop_and_b32)

/* MARK GUARD or b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
RT_BODY(tesla_fast_logop_or_b16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t lnot1 = (int32_t)rt_value(in, known, 3);
    const int32_t lnot2 = (int32_t)rt_value(in, known, 8);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 9, 10, 11, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_logop_or_b16(a, b, d_new, cd_to, lnot1 | lnot2 << 1);
    } else {
        if (rt_knows(known, 0x108))
            lanes_logop_or_b16_2_for(a, b, d_new, lnot1 | lnot2 << 1);
        else
            lanes_logop_or_b16_2(a, b, d_new, lnot1 | lnot2 << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_logop_or_b16)
RT_KNOWN(tesla_fast_logop_or_b16, 0, 0xfff, 0x1108, .line = {0})
RT_QUICK_1(tesla_fast_logop_or_b16)

/* MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
RT_BODY(tesla_fast_logop_or_b32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t lnot1 = (int32_t)rt_value(in, known, 3);
    const int32_t lnot2 = (int32_t)rt_value(in, known, 8);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 9, 10, 11, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_logop_or_b32(a, b, d_to, cd_to, lnot1 | lnot2 << 1);
    } else {
        if (rt_knows(known, 0x108))
            lanes_logop_or_b32_2_for(a, b, d_to, lnot1 | lnot2 << 1);
        else
            lanes_logop_or_b32_2(a, b, d_to, lnot1 | lnot2 << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_logop_or_b32)
RT_KNOWN(tesla_fast_logop_or_b32, 0, 0xfff, 0x1108, .line = {0})
RT_QUICK_1(tesla_fast_logop_or_b32)

/* MARK GUARD xor b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
RT_BODY(tesla_fast_logop_xor_b16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t lnot1 = (int32_t)rt_value(in, known, 3);
    const int32_t lnot2 = (int32_t)rt_value(in, known, 8);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 9, 10, 11, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_logop_xor_b16(a, b, d_new, cd_to, lnot1 | lnot2 << 1);
    } else {
        if (rt_knows(known, 0x108))
            lanes_logop_xor_b16_2_for(a, b, d_new, lnot1 | lnot2 << 1);
        else
            lanes_logop_xor_b16_2(a, b, d_new, lnot1 | lnot2 << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_logop_xor_b16)
RT_KNOWN(tesla_fast_logop_xor_b16, 0, 0xfff, 0x1108, .line = {0})
RT_QUICK_1(tesla_fast_logop_xor_b16)

/* MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
RT_BODY(tesla_fast_logop_xor_b32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t lnot1 = (int32_t)rt_value(in, known, 3);
    const int32_t lnot2 = (int32_t)rt_value(in, known, 8);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 4, 5, 6, 7);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 9, 10, 11, 6);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_logop_xor_b32(a, b, d_to, cd_to, lnot1 | lnot2 << 1);
    } else {
        if (rt_knows(known, 0x108))
            lanes_logop_xor_b32_2_for(a, b, d_to, lnot1 | lnot2 << 1);
        else
            lanes_logop_xor_b32_2(a, b, d_to, lnot1 | lnot2 << 1);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_logop_xor_b32)
RT_KNOWN(tesla_fast_logop_xor_b32, 0, 0xfff, 0x1108, .line = {0})
RT_QUICK_1(tesla_fast_logop_xor_b32)

/* MARK GUARD mov2 b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
RT_BODY(tesla_fast_logop_mov2_b16)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t lnot2 = (int32_t)rt_value(in, known, 8);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 13, 14);
    run &= hold;
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 9, 10, 11, 6);
    if (!b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_logop_mov2_b16(b, d_new, cd_to, lnot2);
    } else {
        if (rt_knows(known, 0x100))
            lanes_logop_mov2_b16_2_for(b, d_new, lnot2);
        else
            lanes_logop_mov2_b16_2(b, d_new, lnot2);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_logop_mov2_b16)
RT_KNOWN(tesla_fast_logop_mov2_b16, 0, 0xf07, 0x1100, .line = {0})
RT_QUICK_1(tesla_fast_logop_mov2_b16)

/* MARK GUARD mov2 b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2 */
RT_BODY(tesla_fast_logop_mov2_b32)
{
    const int32_t mark = (int32_t)rt_value(in, known, 12);
    const int32_t lnot2 = (int32_t)rt_value(in, known, 8);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 13, 14);
    run &= hold;
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 9, 10, 11, 6);
    if (!b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_logop_mov2_b32(b, d_to, cd_to, lnot2);
    } else {
        if (rt_knows(known, 0x100))
            lanes_logop_mov2_b32_2_for(b, d_to, lnot2);
        else
            lanes_logop_mov2_b32_2(b, d_to, lnot2);
    }
    const int status = once ? for_warp(m, in, 12) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_logop_mov2_b32)
RT_KNOWN(tesla_fast_logop_mov2_b32, 0, 0xf07, 0x1100, .line = {0})
RT_QUICK_1(tesla_fast_logop_mov2_b32)

/* MARK GUARD shl b16 MCDST LL_DST L_SRC L_SRC2 */
RT_BODY(tesla_fast_shl_b16_reg)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_shl_b16_reg(a, b, d_new, cd_to);
    } else {
        lanes_shl_b16_reg_2(a, b, d_new);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_shl_b16_reg)
RT_KNOWN(tesla_fast_shl_b16_reg, 0, 0xfff, 0x400, .line = {0})
RT_QUICK_1(tesla_fast_shl_b16_reg)

/* MARK GUARD shl b32 MCDST LL_DST L_SRC L_SRC2 */
RT_BODY(tesla_fast_shl_b32_reg)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_shl_b32_reg(a, b, d_to, cd_to);
    } else {
        lanes_shl_b32_reg_2(a, b, d_to);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_shl_b32_reg)
RT_KNOWN(tesla_fast_shl_b32_reg, 0, 0xfff, 0x400, .line = {0})
RT_QUICK_1(tesla_fast_shl_b32_reg)

/* MARK GUARD shl b16 MCDST LL_DST L_SRC SHCNT */
RT_BODY(tesla_fast_shl_b16_cnt)
{
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t shcnt = (int32_t)in->value[7];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 9, 10);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_shl_b16_cnt(a, shcnt, d_new, cd_to);
    } else {
        lanes_shl_b16_cnt_2(a, shcnt, d_new);
    }
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_shl_b16_cnt)
RT_KNOWN(tesla_fast_shl_b16_cnt, 0, 0x1ff, 0x100, .line = {0})
RT_QUICK_1(tesla_fast_shl_b16_cnt)

/* MARK GUARD shl b32 MCDST LL_DST L_SRC SHCNT */
RT_BODY(tesla_fast_shl_b32_cnt)
{
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t shcnt = (int32_t)in->value[7];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 9, 10);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
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
        lanes_shl_b32_cnt(a, shcnt, d_to, cd_to);
    } else {
        lanes_shl_b32_cnt_2(a, shcnt, d_to);
    }
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_shl_b32_cnt)
RT_KNOWN(tesla_fast_shl_b32_cnt, 0, 0x1ff, 0x100, .line = {0})
RT_QUICK_1(tesla_fast_shl_b32_cnt)

/* MARK GUARD shr u16 MCDST LL_DST L_SRC L_SRC2 */
RT_BODY(tesla_fast_shr_u16_reg)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_shr_u16_reg(a, b, d_new, cd_to);
    } else {
        lanes_shr_u16_reg_2(a, b, d_new);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_shr_u16_reg)
RT_KNOWN(tesla_fast_shr_u16_reg, 0, 0xfff, 0x400, .line = {0})
RT_QUICK_1(tesla_fast_shr_u16_reg)

/* MARK GUARD shr s16 MCDST LL_DST L_SRC L_SRC2 */
RT_BODY(tesla_fast_shr_s16_reg)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_l_src3_2(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_shr_s16_reg(a, b, d_new, cd_to);
    } else {
        lanes_shr_s16_reg_2(a, b, d_new);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_shr_s16_reg)
RT_KNOWN(tesla_fast_shr_s16_reg, 0, 0xfff, 0x400, .line = {0})
RT_QUICK_1(tesla_fast_shr_s16_reg)

/* MARK GUARD shr u32 MCDST LL_DST L_SRC L_SRC2 */
RT_BODY(tesla_fast_shr_u32_reg)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_shr_u32_reg(a, b, d_to, cd_to);
    } else {
        lanes_shr_u32_reg_2(a, b, d_to);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_shr_u32_reg)
RT_KNOWN(tesla_fast_shr_u32_reg, 0, 0xfff, 0x400, .line = {0})
RT_QUICK_1(tesla_fast_shr_u32_reg)

/* MARK GUARD shr s32 MCDST LL_DST L_SRC L_SRC2 */
RT_BODY(tesla_fast_shr_s32_reg)
{
    const int32_t mark = (int32_t)rt_value(in, known, 10);
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 11, 11, 12);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_l_src3(m, in, known, run, b_row, 8, 7, 8, 9, 5);
    if (!a || !b || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2)
        || then_l_src3(in, known, 8))
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
        lanes_shr_s32_reg(a, b, d_to, cd_to);
    } else {
        lanes_shr_s32_reg_2(a, b, d_to);
    }
    const int status = once ? for_warp(m, in, 10) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_shr_s32_reg)
RT_KNOWN(tesla_fast_shr_s32_reg, 0, 0xfff, 0x400, .line = {0})
RT_QUICK_1(tesla_fast_shr_s32_reg)

/* MARK GUARD shr u16 MCDST LL_DST L_SRC SHCNT */
RT_BODY(tesla_fast_shr_u16_cnt)
{
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t shcnt = (int32_t)in->value[7];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 9, 10);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_shr_u16_cnt(a, shcnt, d_new, cd_to);
    } else {
        lanes_shr_u16_cnt_2(a, shcnt, d_new);
    }
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_shr_u16_cnt)
RT_KNOWN(tesla_fast_shr_u16_cnt, 0, 0x1ff, 0x100, .line = {0})
RT_QUICK_1(tesla_fast_shr_u16_cnt)

/* MARK GUARD shr s16 MCDST LL_DST L_SRC SHCNT */
RT_BODY(tesla_fast_shr_s16_cnt)
{
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t shcnt = (int32_t)in->value[7];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 9, 10);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint8_t cd_new[32];
    const bool whole = run == UINT32_MAX && !(once);
    uint8_t *const cd_place = place_mcdst(m, in, known, 0, 0);
    uint8_t *const cd_to = rt_into8(m, whole, cd_place, cd_new);
    const bool cd_wanted = !(rt_taken(in, known, 0) == 0);
    if (cd_wanted) {
        lanes_shr_s16_cnt(a, shcnt, d_new, cd_to);
    } else {
        lanes_shr_s16_cnt_2(a, shcnt, d_new);
    }
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    put_ll_dst(m, in, run, d_new, 1, 1);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_shr_s16_cnt)
RT_KNOWN(tesla_fast_shr_s16_cnt, 0, 0x1ff, 0x100, .line = {0})
RT_QUICK_1(tesla_fast_shr_s16_cnt)

/* MARK GUARD shr u32 MCDST LL_DST L_SRC SHCNT */
RT_BODY(tesla_fast_shr_u32_cnt)
{
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t shcnt = (int32_t)in->value[7];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 9, 10);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
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
        lanes_shr_u32_cnt(a, shcnt, d_to, cd_to);
    } else {
        lanes_shr_u32_cnt_2(a, shcnt, d_to);
    }
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_shr_u32_cnt)
RT_KNOWN(tesla_fast_shr_u32_cnt, 0, 0x1ff, 0x100, .line = {0})
RT_QUICK_1(tesla_fast_shr_u32_cnt)

/* MARK GUARD shr s32 MCDST LL_DST L_SRC SHCNT */
RT_BODY(tesla_fast_shr_s32_cnt)
{
    const int32_t mark = (int32_t)rt_value(in, known, 8);
    const int32_t shcnt = (int32_t)in->value[7];
    const bool once = mark == 1 || mark == 2;
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 8, 9, 10);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_l_src_2(m, in, known, run, a_row, 2, 3, 4, 5, 6);
    if (!a || rt_taken(in, known, 1) == 1 || then_l_src(in, known, 2))
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
        lanes_shr_s32_cnt(a, shcnt, d_to, cd_to);
    } else {
        lanes_shr_s32_cnt_2(a, shcnt, d_to);
    }
    const int status = once ? for_warp(m, in, 8) : 0;
    if (status)
        return status;
    rt_write_row32(whole, d_place, d_new, run);
    rt_write_row8(whole, cd_place, cd_new, run);
    return 0;
}
RT_MADE_ANY(tesla_fast_shr_s32_cnt)
RT_KNOWN(tesla_fast_shr_s32_cnt, 0, 0x1ff, 0x100, .line = {0})
RT_QUICK_1(tesla_fast_shr_s32_cnt)

