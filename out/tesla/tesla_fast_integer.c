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
    const uint32_t *const a = row_a_21(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_14(m, in, run, b_row);
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
    put_d_17(m, in, run, d_new);
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
    const uint32_t *const a = row_a_22(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_15(m, in, run, b_row);
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
    put_d_13(m, in, run, d_new);
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
    const uint32_t *const a = row_a_21(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_14(m, in, run, b_row);
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
    put_d_17(m, in, run, d_new);
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
    const uint32_t *const a = row_a_22(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_15(m, in, run, b_row);
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
    put_d_13(m, in, run, d_new);
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
    const uint32_t *const a = row_a_21(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_14(m, in, run, b_row);
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
    put_d_17(m, in, run, d_new);
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
    const uint32_t *const a = row_a_22(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_15(m, in, run, b_row);
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
    put_d_13(m, in, run, d_new);
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
    const uint32_t *const a = row_a_21(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_14(m, in, run, b_row);
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
    put_d_17(m, in, run, d_new);
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
    const uint32_t *const a = row_a_22(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_15(m, in, run, b_row);
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
    put_d_13(m, in, run, d_new);
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
    const uint32_t *const a = row_a_23(m, in, run, a_row);
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
    put_d_17(m, in, run, d_new);
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
    const uint32_t *const a = row_a_24(m, in, run, a_row);
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
    put_d_13(m, in, run, d_new);
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
    const uint32_t *const a = row_a_23(m, in, run, a_row);
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
    put_d_17(m, in, run, d_new);
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
    const uint32_t *const a = row_a_24(m, in, run, a_row);
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
    put_d_13(m, in, run, d_new);
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
    const uint32_t *const a = row_a_23(m, in, run, a_row);
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
    put_d_17(m, in, run, d_new);
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
    const uint32_t *const a = row_a_24(m, in, run, a_row);
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
    put_d_13(m, in, run, d_new);
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
    const uint32_t *const a = row_a_23(m, in, run, a_row);
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
    put_d_17(m, in, run, d_new);
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
    const uint32_t *const a = row_a_24(m, in, run, a_row);
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
    put_d_13(m, in, run, d_new);
    return 0;
}

/* MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_fast_add_add_b16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_30(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_25(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_16(m, in, run, b_row);
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
    put_d_18(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_fast_add_add_b32_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_30(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_13(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_17(m, in, run, b_row);
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
    put_d_16(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_fast_add_sub_b16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_30(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_25(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_16(m, in, run, b_row);
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
            const int32_t q = ~y & 0xffff;
            const uint32_t sum = p + (uint32_t)q + 1;
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
            const int32_t q = ~y & 0xffff;
            const uint32_t sum = p + (uint32_t)q + 1;
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
    put_d_18(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_fast_add_sub_b32_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_30(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_13(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_17(m, in, run, b_row);
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
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
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
            const uint32_t q = ~y;
            const int64_t sum = (int64_t)p + q + 1;
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
    put_d_16(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD subr LSAT b16 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_fast_add_subr_b16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_30(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_25(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_16(m, in, run, b_row);
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
            const int32_t p = ~(int32_t)x & 0xffff;
            const int32_t q = y;
            const int32_t sum = p + q + 1;
            const int32_t r = sum & 0xffff;
            const int32_t o = p >> 15 == q >> 15 && p >> 15 != r >> 15;
            const int32_t v = (lsat && o) ? 32768 - (r >> 15) : r;
            d_new[l] = (uint32_t)v;
        }
    } else {
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
            d_new[l] = (uint32_t)v;
            cd_new[l] = (uint32_t)((v == 0) | v >> 15 << 1 | sum >> 16 << 2 | o << 3);
        }
    }
    const int status = for_warp_10(m, in);
    if (status)
        return status;
    put_d_18(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3  */
int ISADORA_LEVEL(tesla_fast_add_subr_b32_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_30(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_13(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_17(m, in, run, b_row);
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
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
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
            const uint32_t p = ~x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q + 1;
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
    put_d_16(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_fast_add_addc_b16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[11];
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_31(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_25(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_16(m, in, run, b_row);
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
            const uint32_t sum = p + (uint32_t)q + (uint32_t)(s->c[cond][l] >> 2 & 1);
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
            const uint32_t sum = p + (uint32_t)q + (uint32_t)(s->c[cond][l] >> 2 & 1);
            const uint32_t r = sum & 0xffff;
            const int32_t o = p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
            const int32_t v = (lsat && o) ? (int32_t)(32768 - (r >> 15)) : (int32_t)r;
            d_new[l] = (uint32_t)v;
            cd_new[l] = (uint32_t)(v == 0) | (uint32_t)(v >> 15) << 1 | sum >> 16 << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_18(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND] */
int ISADORA_LEVEL(tesla_fast_add_addc_b32_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t cond = (int32_t)in->value[11];
    const int32_t lsat = (int32_t)in->value[0];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_31(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_13(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_17(m, in, run, b_row);
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
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
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
            const int64_t sum = (int64_t)p + q + (s->c[cond][l] >> 2 & 1);
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (lsat && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_16(m, in, run, d_new);
    put_cd_4(m, in, run, cd_new);
    return 0;
}

/* mul $r[SDST] S16A S_SRC S16B S_SRC2 */
int ISADORA_LEVEL(tesla_fast_mul16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t s16a = (int32_t)in->value[1];
    const int32_t s16b = (int32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_26(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_18(m, in, run, b_row);
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
        const uint32_t r = rt_u32(s16a ? (int16_t)a[l] : (int32_t)((uint32_t)a[l] & 0xffff))
            * rt_u32(s16b ? (int16_t)b[l] : b[l]);
        d_new[l] = r;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* mul $r[SDST] S16A I_SRC S16B IMM */
int ISADORA_LEVEL(tesla_fast_mul16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t s16a = (int32_t)in->value[1];
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t s16b = (int32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_27(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t r = rt_u32(s16a ? (int16_t)a[l] : (int32_t)((uint32_t)a[l] & 0xffff))
            * rt_u32(s16b ? (int16_t)imm : (int32_t)(imm & 0xffff));
        d_new[l] = r;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2 */
int ISADORA_LEVEL(tesla_fast_mul16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t l16a = (int32_t)in->value[3];
    const int32_t l16b = (int32_t)in->value[8];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_32(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_28(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_19(m, in, run, b_row);
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
            const uint32_t r = rt_u32(l16a ? (int16_t)a[l] : (int32_t)((uint32_t)a[l] & 0xffff))
                * rt_u32(l16b ? (int16_t)b[l] : b[l]);
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t r = rt_u32(l16a ? (int16_t)a[l] : (int32_t)((uint32_t)a[l] & 0xffff))
                * rt_u32(l16b ? (int16_t)b[l] : b[l]);
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* mul $r[SDST] SHIGH S24 S_SRC S_SRC2 */
int ISADORA_LEVEL(tesla_fast_mul24_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t s24 = (int32_t)in->value[2];
    const int32_t shigh = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_29(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_9(m, in, run, b_row);
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
        const int64_t m_2 =
            (int64_t)(s24 ? rt_sext_32((uint32_t)a[l], 24) : (int32_t)((uint32_t)a[l] & 0xffffff))
            * (s24 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
        const uint32_t r = shigh ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        d_new[l] = r;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* mul $r[SDST] SHIGH S24 I_SRC IMM */
int ISADORA_LEVEL(tesla_fast_mul24_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t s24 = (int32_t)in->value[2];
    const uint32_t imm = (uint32_t)in->value[7];
    const int32_t shigh = (int32_t)in->value[1];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_30(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 =
            (int64_t)(s24 ? rt_sext_32((uint32_t)a[l], 24) : (int32_t)((uint32_t)a[l] & 0xffffff))
            * (s24 ? rt_sext_32(imm, 24) : (int32_t)(imm & 0xffffff));
        const uint32_t r = shigh ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
        d_new[l] = r;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2 */
int ISADORA_LEVEL(tesla_fast_mul24_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t l24 = (int32_t)in->value[4];
    const int32_t lhigh = (int32_t)in->value[3];
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_32(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_19(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_10(m, in, run, b_row);
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
            const int64_t m_2 =
                (int64_t)(l24 ? rt_sext_32((uint32_t)a[l], 24)
                : (int32_t)((uint32_t)a[l] & 0xffffff))
                * (l24 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
            const uint32_t r = lhigh ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
            d_new[l] = r;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 =
                (int64_t)(l24 ? rt_sext_32((uint32_t)a[l], 24)
                : (int32_t)((uint32_t)a[l] & 0xffffff))
                * (l24 ? rt_sext_32(b[l], 24) : (int32_t)(b[l] & 0xffffff));
            const uint32_t r = lhigh ? (uint32_t)(m_2 >> 16) : (uint32_t)m_2;
            d_new[l] = r;
            cd_new[l] = (uint32_t)(r == 0) | r >> 31 << 1;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* add  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_u16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* add  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* add sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* add  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_u24_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_21(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* sub  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* sub  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* sub sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* sub  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_21(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* subr  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* subr  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* subr sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* subr  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_21(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
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
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* addc  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_31(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (uint32_t)b[l];
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* addc  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* addc sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_32(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_20(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)b[l];
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* addc  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_short)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_33(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_21(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    if ((in->line[7] == 2 && (in->line[8] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (b[l] & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* add  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_u16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_34(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* add  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* add sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* add  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_u24_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_36(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* sub  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_34(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* sub  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* sub sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* sub  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_36(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = ~y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* subr  $r[SDST] (mul u16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_34(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* subr  $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* subr sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* subr  $r[SDST] (mul u24 I_SRC IMM) $r[SDST]  */
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_36(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = ~x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + 1;
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* addc  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_34(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t m_2 = (a[l] & 0xffff) * (imm & 0xffff);
        const uint32_t x = m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* addc  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* addc sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_35(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t m_2 = (int16_t)a[l] * (int16_t)imm;
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
        const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* addc  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] $c0 */
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_imm)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[5];
    const uint32_t active = s->active;
    uint32_t run = active;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_36(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int64_t m_2 = (int64_t)(a[l] & 0xffffff) * (imm & 0xffffff);
        const uint32_t x = (uint32_t)m_2;
        const uint32_t y = c3[l];
        const uint32_t p = x;
        const uint32_t q = y;
        const int64_t sum = (int64_t)p + q + (s->c[0][l] >> 2 & 1);
        const uint32_t r = (uint32_t)sum;
        const uint32_t v = r;
        d_new[l] = v;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

/* MARK GUARD add  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_u16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_37(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_2(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    if ((in->line[11] == 2 && (in->line[12] == 3)) || (in->line[11] == 3 && (in->line[13] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
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
            d_new[l] = v;
        }
    } else {
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
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_2(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    if ((in->line[11] == 2 && (in->line[12] == 3)) || (in->line[11] == 3 && (in->line[13] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
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
            d_new[l] = v;
        }
    } else {
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
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_38(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) int32_t b_row[32];
    const int32_t *const b = row_b_22(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_2(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    if ((in->line[11] == 2 && (in->line[12] == 3)) || (in->line[11] == 3 && (in->line[13] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
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
            d_new[l] = v;
        }
    } else {
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
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_u24_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_2(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    if ((in->line[11] == 2 && (in->line[12] == 3)) || (in->line[11] == 3 && (in->line[13] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
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
            d_new[l] = v;
        }
    } else {
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
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_s24_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_2(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    if ((in->line[11] == 2 && (in->line[12] == 3)) || (in->line[11] == 3 && (in->line[13] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a[l], 24) * rt_sext_32(b[l], 24);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            const uint32_t v = r;
            d_new[l] = v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a[l], 24) * rt_sext_32(b[l], 24);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_s24sat_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) int64_t a_row[32];
    const int64_t *const a = row_a_20(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_2(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    if ((in->line[11] == 2 && (in->line[12] == 3)) || (in->line[11] == 3 && (in->line[13] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a[l], 24) * rt_sext_32(b[l], 24);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
        }
    } else {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const int64_t m_2 = (int64_t)rt_sext_32((uint32_t)a[l], 24) * rt_sext_32(b[l], 24);
            const uint32_t x = (uint32_t)m_2;
            const uint32_t y = c3[l];
            const uint32_t p = x;
            const uint32_t q = y;
            const int64_t sum = (int64_t)p + q;
            const uint32_t r = (uint32_t)sum;
            const int32_t o = p >> 31 == q >> 31 && p >> 31 != r >> 31;
            const uint32_t v = (1 && o) ? 2147483648u - (r >> 31) : r;
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* MARK GUARD add  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3  */
int ISADORA_LEVEL(tesla_fast_mul_add_add_u24high_long)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t active = s->active;
    uint32_t run = active;
    const uint32_t hold = mask_guard_33(m, in, run);
    run &= hold;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_a_39(m, in, run, a_row);
    if (!a)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t b_row[32];
    const uint32_t *const b = row_b_13(m, in, run, b_row);
    if (!b)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t c3_row[32];
    const uint32_t *const c3 = row_c3_2(m, in, run, c3_row);
    if (!c3)
        return rt_slowly(m, in);
    if (in->line[1] == 1)
        return rt_slowly(m, in);
    if ((in->line[2] == 1 && (in->line[3] == 3)) || (in->line[2] == 2 && (in->line[4] == 3))
        || (in->line[2] == 3 && (in->line[5] == 3)) || (in->line[2] == 4 && (in->line[6] == 3)))
        return rt_slowly(m, in);
    if ((in->line[8] == 2 && (in->line[9] == 3)) || (in->line[8] == 3 && (in->line[10] == 3)))
        return rt_slowly(m, in);
    if ((in->line[11] == 2 && (in->line[12] == 3)) || (in->line[11] == 3 && (in->line[13] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    _Alignas(64) uint32_t cd_new[32];
    if (in->line[0] == 0) {
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
            d_new[l] = v;
        }
    } else {
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
            d_new[l] = v;
            cd_new[l] = (uint32_t)(v == 0) | v >> 31 << 1 | (uint32_t)(sum >> 32) << 2
                | (uint32_t)o << 3;
        }
    }
    const int status = for_warp_3(m, in);
    if (status)
        return status;
    put_d_12(m, in, run, d_new);
    put_cd_5(m, in, run, cd_new);
    return 0;
}

/* mov2 b32 $r[SDST] SNOT I_SRC IMM */
int ISADORA_LEVEL(tesla_fast_logop_imm_mov2)(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const uint32_t imm = (uint32_t)in->value[6];
    const uint32_t active = s->active;
    uint32_t run = active;
    if ((in->line[1] == 1 && (in->line[2] == 3)) || (in->line[1] == 2 && (in->line[3] == 3))
        || (in->line[1] == 3 && (in->line[4] == 3)) || (in->line[1] == 4 && (in->line[5] == 3)))
        return rt_slowly(m, in);
    _Alignas(64) uint32_t d_new[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t y = imm;
        d_new[l] = y;
    }
    put_d_14(m, in, run, d_new);
    return 0;
}

