/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
#include "tesla_fast.h"

/* add SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_fast_add_add_b16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_55(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_43(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* add SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_add_b16_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_56(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = x;
        const int32_t q = y;
        const int32_t sum = p + q;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* add SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_add_b16_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* add SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_add_b16_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_43(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* add SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_add_b16_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* add SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_fast_add_add_b32_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_59(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_45(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_16(m, in, run, d_new);
    return 0;
}

/* add SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_43(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_short_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_47(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[8] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* sub SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_fast_add_sub_b16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_55(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_43(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* sub SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_sub_b16_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_56(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = x;
        const int32_t q = ~y & 0xffff;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* sub SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_sub_b16_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = ~y & 0xffff;
        const uint32_t sum = p + (uint32_t)q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* sub SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_sub_b16_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_43(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = ~y & 0xffff;
        const uint32_t sum = p + (uint32_t)q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* sub SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_sub_b16_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = ~y & 0xffff;
        const uint32_t sum = p + (uint32_t)q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* sub SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_fast_add_sub_b32_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_59(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_45(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_16(m, in, run, d_new);
    return 0;
}

/* sub SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* sub SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* sub SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_43(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* sub SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* sub SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_short_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_47(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[8] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_fast_add_subr_b16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_55(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_43(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* subr SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_subr_b16_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_56(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = ~x & 0xffff;
        const int32_t q = y;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* subr SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_subr_b16_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t p = ~(int32_t)x & 0xffff;
        const int32_t q = y;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* subr SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_subr_b16_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_43(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t p = ~(int32_t)x & 0xffff;
        const int32_t q = y;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* subr SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_subr_b16_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const int32_t p = ~(int32_t)x & 0xffff;
        const int32_t q = y;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* subr SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_fast_add_subr_b32_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_59(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_45(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_16(m, in, run, d_new);
    return 0;
}

/* subr SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_43(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr SSAT b32 $r[SDST] S_SRC S_SRC2  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_short_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_47(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[8] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 $c0 */
int ISADORA_LEVEL(tesla_fast_add_addc_b16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_55(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_43(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* addc SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 $c0 */
int ISADORA_LEVEL(tesla_usual_add_addc_b16_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_56(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = x;
        const int32_t q = y;
        const int32_t sum = p + q + (s->c[0][l] >> 2 & 1);
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* addc SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 $c0 */
int ISADORA_LEVEL(tesla_usual_add_addc_b16_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q + (uint32_t)(s->c[0][l] >> 2 & 1);
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* addc SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 $c0 */
int ISADORA_LEVEL(tesla_usual_add_addc_b16_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_43(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q + (uint32_t)(s->c[0][l] >> 2 & 1);
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* addc SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 $c0 */
int ISADORA_LEVEL(tesla_usual_add_addc_b16_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b16_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_44(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q + (uint32_t)(s->c[0][l] >> 2 & 1);
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* addc SSAT b32 $r[SDST] S_SRC S_SRC2 $c0 */
int ISADORA_LEVEL(tesla_fast_add_addc_b32_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_59(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_45(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_16(m, in, run, d_new);
    return 0;
}

/* addc SSAT b32 $r[SDST] S_SRC S_SRC2 $c0 */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_short_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc SSAT b32 $r[SDST] S_SRC S_SRC2 $c0 */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_short_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc SSAT b32 $r[SDST] S_SRC S_SRC2 $c0 */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_short_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_43(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc SSAT b32 $r[SDST] S_SRC S_SRC2 $c0 */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_short_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_46(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc SSAT b32 $r[SDST] S_SRC S_SRC2 $c0 */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_short_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_short)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_47(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[8] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_fast_add_add_b16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_60(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* add SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_add_b16_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_56(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const uint32_t y = imm & 0xffff;
        const int32_t p = x;
        const uint32_t q = y;
        const uint32_t sum = (uint32_t)p + q;
        const uint32_t r = sum & 0xffff;
        const int32_t o = (uint32_t)(p >> 15) == q >> 15 && (uint32_t)(p >> 15) != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* add SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_add_b16_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const uint32_t y = imm & 0xffff;
        const uint32_t p = x;
        const uint32_t q = y;
        const uint32_t sum = p + q;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* add SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_add_b16_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const uint32_t y = imm & 0xffff;
        const uint32_t p = x;
        const uint32_t q = y;
        const uint32_t sum = p + q;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* add SSAT b32 $r[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_fast_add_add_b32_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_61(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_16(m, in, run, d_new);
    return 0;
}

/* add SSAT b32 $r[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT b32 $r[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* add SSAT b32 $r[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* sub SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_fast_add_sub_b16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_60(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* sub SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_sub_b16_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_56(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const uint32_t y = imm & 0xffff;
        const int32_t p = x;
        const int32_t q = ~(int32_t)y & 0xffff;
        const int32_t sum = p + q + 1;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* sub SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_sub_b16_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const uint32_t y = imm & 0xffff;
        const uint32_t p = x;
        const int32_t q = ~(int32_t)y & 0xffff;
        const uint32_t sum = p + (uint32_t)q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* sub SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_sub_b16_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const uint32_t y = imm & 0xffff;
        const uint32_t p = x;
        const int32_t q = ~(int32_t)y & 0xffff;
        const uint32_t sum = p + (uint32_t)q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* sub SSAT b32 $r[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_fast_add_sub_b32_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_61(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_16(m, in, run, d_new);
    return 0;
}

/* sub SSAT b32 $r[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* sub SSAT b32 $r[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* sub SSAT b32 $r[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_sub_b32_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_sub_b32_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_fast_add_subr_b16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_60(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* subr SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_subr_b16_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_56(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const uint32_t y = imm & 0xffff;
        const int32_t p = ~x & 0xffff;
        const uint32_t q = y;
        const uint32_t sum = (uint32_t)p + q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = (uint32_t)(p >> 15) == q >> 15 && (uint32_t)(p >> 15) != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* subr SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_subr_b16_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const uint32_t y = imm & 0xffff;
        const int32_t p = ~(int32_t)x & 0xffff;
        const uint32_t q = y;
        const uint32_t sum = (uint32_t)p + q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = (uint32_t)(p >> 15) == q >> 15 && (uint32_t)(p >> 15) != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* subr SSAT b16 $r[SDST].h[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_subr_b16_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const uint32_t y = imm & 0xffff;
        const int32_t p = ~(int32_t)x & 0xffff;
        const uint32_t q = y;
        const uint32_t sum = (uint32_t)p + q + 1;
        const uint32_t r = sum & 0xffff;
        const int32_t o = (uint32_t)(p >> 15) == q >> 15 && (uint32_t)(p >> 15) != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* subr SSAT b32 $r[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_fast_add_subr_b32_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_61(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_16(m, in, run, d_new);
    return 0;
}

/* subr SSAT b32 $r[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr SSAT b32 $r[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* subr SSAT b32 $r[SDST] I_SRC IMM  */
int ISADORA_LEVEL(tesla_usual_add_subr_b32_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_subr_b32_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc SSAT b16 $r[SDST].h[SDST] I_SRC IMM $c0 */
int ISADORA_LEVEL(tesla_fast_add_addc_b16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_60(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* addc SSAT b16 $r[SDST].h[SDST] I_SRC IMM $c0 */
int ISADORA_LEVEL(tesla_usual_add_addc_b16_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_56(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const uint32_t y = imm & 0xffff;
        const int32_t p = x;
        const uint32_t q = y;
        const uint32_t sum = (uint32_t)p + q + (uint32_t)(s->c[0][l] >> 2 & 1);
        const uint32_t r = sum & 0xffff;
        const int32_t o = (uint32_t)(p >> 15) == q >> 15 && (uint32_t)(p >> 15) != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* addc SSAT b16 $r[SDST].h[SDST] I_SRC IMM $c0 */
int ISADORA_LEVEL(tesla_usual_add_addc_b16_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const uint32_t y = imm & 0xffff;
        const uint32_t p = x;
        const uint32_t q = y;
        const uint32_t sum = p + q + (uint32_t)(s->c[0][l] >> 2 & 1);
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* addc SSAT b16 $r[SDST].h[SDST] I_SRC IMM $c0 */
int ISADORA_LEVEL(tesla_usual_add_addc_b16_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b16_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const uint32_t y = imm & 0xffff;
        const uint32_t p = x;
        const uint32_t q = y;
        const uint32_t sum = p + q + (uint32_t)(s->c[0][l] >> 2 & 1);
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_20(m, in, run, d_new);
    return 0;
}

/* addc SSAT b32 $r[SDST] I_SRC IMM $c0 */
int ISADORA_LEVEL(tesla_fast_add_addc_b32_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const int32_t ssat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_61(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_16(m, in, run, d_new);
    return 0;
}

/* addc SSAT b32 $r[SDST] I_SRC IMM $c0 */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_imm_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_41(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc SSAT b32 $r[SDST] I_SRC IMM $c0 */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_imm_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_57(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[5] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* addc SSAT b32 $r[SDST] I_SRC IMM $c0 */
int ISADORA_LEVEL(tesla_usual_add_addc_b32_imm_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[6];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_addc_b32_imm)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_58(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[sdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = imm;
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_fast_add_add_b16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_31(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_62(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_48(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
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
            d_new[l] = (uint32_t)v;
        }
    } else {
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
            d_new[l] = (uint32_t)v;
            cd_new[l] = (uint32_t)(v == 0) | (uint32_t)(v >> 15) << 1 | sum >> 16 << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_21(m, in, run, d_new);
    put_cd_7(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b16_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = x;
        const int32_t q = y;
        const int32_t sum = p + q;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b16_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b16_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b16_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l] & 0xffff;
        const int32_t y = b[l];
        const uint32_t p = x;
        const int32_t q = y;
        const uint32_t sum = p + (uint32_t)q;
        const uint32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
        d_new[l] = (uint32_t)v;
    }
    put_d_22(m, in, run, d_new);
    return 0;
}

/* MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b16_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = x;
        const int32_t q = y;
        const int32_t sum = p + q;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        d_new[l] = (uint32_t)v;
        cd_new[l] = (uint32_t)((v == 0) | v >> 15 << 1 | sum >> 16 << 2 | o << 3);
    }
    put_d_22(m, in, run, d_new);
    put_cd_8(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b16_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[1];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b16_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) int32_t a_row[32];
    const int32_t *const a = row_a_63(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_49(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint8_t *const cd_place = s->c[cdst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t x = a[l];
        const int32_t y = b[l];
        const int32_t p = x;
        const int32_t q = y;
        const int32_t sum = p + q;
        const int32_t r = sum & 0xffff;
        const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
        const int32_t v = (0 && o) ? 32768 - (r >> 15) : r;
        const uint32_t cd = (uint32_t)((v == 0) | v >> 15 << 1 | sum >> 16 << 2 | o << 3);
        cd_place[l] = (uint8_t)cd;
    }
    return 0;
}

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_fast_add_add_b32_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_31(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_29(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_50(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
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
            d_new[l] = v;
        }
    } else {
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
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_19(m, in, run, d_new);
    put_cd_7(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_1)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[6] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_3)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_4)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_51(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_5)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_52(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[9] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_6)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    if (s->active != UINT32_MAX)
        return ISADORA_LEVEL(tesla_fast_add_add_b32_long)(m, in);
    const uint32_t run = UINT32_MAX;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_53(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    if ((in->line[10] == 3))
        return rt_slowly(m, in);
    uint32_t *const d_place = s->r[ldst];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = a[l];
        const uint32_t y = b[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (0 && o) ? 2147483648u - (r >> 31) : r;
        const uint32_t d = v;
        d_place[l] = (uint32_t)d;
    }
    return 0;
}

