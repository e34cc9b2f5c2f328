/* Conversions, each stored in the order of the kernel. */
#include "kernels.h"

#include <math.h>
#include <string.h>

enum { ROW = 1024, THREADS = 128 };

/* The whole number nearest to VALUE that BITS hold. NaN gives NAN_VALUE. */
static uint64_t integer(double value, enum rounding mode, unsigned bits, bool sign,
                        uint64_t nan_value)
{
    const double rounded = whole(value, mode);
    const double end = ldexp(1, (int)bits - (sign ? 1 : 0));
    if (isnan(value))
        return nan_value;
    if (rounded >= end)
        return UINT64_MAX >> (sign ? 65 - bits : 64 - bits);
    if (sign)
        return rounded < -end ? UINT64_MAX << (bits - 1) : (uint64_t)(int64_t)rounded;
    return rounded <= 0 ? 0 : (uint64_t)rounded;
}

struct inputs {
    uint32_t r, h;
    float f;
    double d, hd;
    uint64_t rd;
};

static const uint64_t first64 = (uint64_t)1 << 63;

/* Numbers of 8 and 16 bits: from f32, f64, f16, and from the integer, saturated and cut off. */
static uint8_t *small_integers(uint8_t *o, const struct inputs *in, unsigned bits, bool sign)
{
    const int64_t r = (int32_t)in->r, most = ((int64_t)1 << (bits - sign)) - 1;
    const int64_t least = sign ? -most - 1 : 0;
    const uint32_t mask = (1u << bits) - 1, top = 1u << (bits - 1);
    const uint32_t cut = sign && in->r & top ? in->r | ~mask : in->r & mask;
    const uint32_t values[] = {
        (uint32_t)integer((double)in->f, TO_ZERO, bits, sign, 0),
        (uint32_t)integer(in->d, TO_ZERO, bits, sign, 0),
        (uint32_t)integer(in->hd, TO_ZERO, bits, sign, 0),
        (uint32_t)(r < least  ? least
                   : r > most ? most
                              : r),
        cut,
        cut,
    };
    const unsigned size = bits == 8 ? 4 : 2;
    for (unsigned i = 0; i < 6; i++, o += size) {
        memcpy(o, &values[i], size);
        if (i == 1 && isnan(in->d))
            any(o, size);
    }
    return o;
}

/* From f32, f64 and f16, to the nearest, and toward -, toward +. */
static uint32_t *words(uint32_t *o, const struct inputs *in, bool sign)
{
    static const enum rounding modes[] = {TO_ZERO, NEAREST, DOWN, UP};
    const double values[] = {(double)in->f, in->d, in->hd};
    for (unsigned i = 0; i < 12; i++)
        *o++ =
            (uint32_t)integer(values[i / 4], modes[i % 4], 32, sign, i / 4 == 1 ? 0x80000000 : 0);
    return o;
}

static uint64_t *longs(uint64_t *o, const struct inputs *in, bool sign)
{
    *o++ = integer((double)in->f, TO_ZERO, 64, sign, first64);
    *o++ = integer(in->d, TO_ZERO, 64, sign, first64);
    *o++ = integer(in->hd, TO_ZERO, 64, sign, first64);
    *o++ = (uint64_t)(int32_t)in->r;
    *o++ = in->r;
    return o;
}

static void put_half(uint8_t *at, long double value, enum rounding mode)
{
    const uint16_t bits = (uint16_t)half_bits(value, mode);
    memcpy(at, &bits, 2);
}

/* A small integer as f32, f64 and f16, at the three places. */
static void small_floats(uint8_t *row, unsigned single, int32_t value)
{
    const float f = (float)value;
    const double d = value;
    const unsigned at_double = (single + 4 + 7) / 8 * 8;
    memcpy(row + single, &f, 4);
    memcpy(row + at_double, &d, 8);
    put_half(row + at_double + 8, value, NEAREST);
}

/* The conversion itself is what is rounded: nothing of it may move before or after. */
static float single_from(uint64_t bits, bool sign, enum rounding mode)
{
    volatile uint64_t value = bits;
    round_as(mode);
    volatile float result = sign ? (float)(int64_t)value : (float)value;
    round_as(NEAREST);
    return result;
}

static double double_from(uint64_t bits, bool sign, enum rounding mode)
{
    volatile uint64_t value = bits;
    round_as(mode);
    volatile double result = sign ? (double)(int64_t)value : (double)value;
    round_as(NEAREST);
    return result;
}

static const enum rounding modes[] = {NEAREST, TO_ZERO, DOWN, UP};

/* In all four roundings: f32, f64 and f16 of a number. */
static void float_roundings(uint8_t *row, unsigned at, uint64_t bits, bool sign)
{
    for (unsigned i = 0; i < 4; i++) {
        const float f = single_from(bits, sign, modes[i]);
        memcpy(row + at + 4 * i, &f, 4);
        const double d = double_from(bits, sign, modes[i]);
        memcpy(row + (at + 16 + 7) / 8 * 8 + 8 * i, &d, 8);
        const long double exact = sign ? (long double)(int64_t)bits : (long double)bits;
        put_half(row + (at + 16 + 7) / 8 * 8 + 32 + 2 * i, exact, modes[i]);
    }
}

static void from_integers(uint8_t *row, const struct inputs *in)
{
    small_floats(row, 256, (int32_t)(in->r & 0xff));
    small_floats(row, 276, (int8_t)in->r);
    small_floats(row, 292, (int32_t)in->h);
    small_floats(row, 308, (int16_t)in->h);
    const float f = single_from(in->r, false, NEAREST);
    memcpy(row + 324, &f, 4);
    const double d = in->r;
    memcpy(row + 328, &d, 8);
    put_half(row + 336, in->r, NEAREST);
    float_roundings(row, 340, (uint64_t)(int32_t)in->r, true);
    float_roundings(row, 400, in->rd, false);
    const float of_long = single_from(in->rd, true, NEAREST);
    memcpy(row + 456, &of_long, 4);
    const double double_of_long = double_from(in->rd, true, NEAREST);
    memcpy(row + 464, &double_of_long, 8);
    put_half(row + 472, (int64_t)in->rd, NEAREST);
}

static float to_single(double value, enum rounding mode)
{
    volatile double from = value;
    round_as(mode);
    volatile float result = (float)from;
    round_as(NEAREST);
    return result;
}

/* NaN keeps some of its bits where it becomes f32 or f64 from the other. */
static void put_single(uint8_t *at, float value)
{
    const uint32_t bits = canonical(value);
    memcpy(at, &bits, 4);
    if (isnan(value))
        near32(at, 0, 0);
}

static void put_double(uint8_t *at, double value)
{
    memcpy(at, &value, 8);
    if (isnan(value))
        near64(at, 0, 0);
}

static float saturated(float value) { return value > 1 ? 1 : value > 0 ? value : 0; }

static void between_floats(uint8_t *row, const struct inputs *in)
{
    const float flushed = fabsf(in->f) < 0x1p-126f ? copysignf(0, in->f) : in->f;
    put_single(row + 476, to_single(in->d, NEAREST));
    put_single(row + 480, to_single(in->d, TO_ZERO));
    put_single(row + 484, (float)in->hd);
    for (unsigned i = 0; i < 4; i++)
        put_single(row + 488 + 4 * i, (float)whole((double)in->f, modes[i]));
    put_single(row + 504, saturated(in->f));
    if (in->f <= 0 && signbit(in->f))
        or_else(row + 504, 0x80000000);
    put_single(row + 508, flushed);
    put_double(row + 512, (double)in->f);
    put_double(row + 520, whole(in->d, NEAREST));
    put_double(row + 528, whole(in->d, DOWN));
    put_double(row + 536, in->hd);
    put_half(row + 544, (long double)in->f, NEAREST);
    put_half(row + 546, (long double)in->f, TO_ZERO);
    put_half(row + 548, (long double)in->d, NEAREST);
    put_half(row + 550, (long double)whole(in->hd, NEAREST), NEAREST);
}

static void ops_cvt_thread(uint8_t *row, const uint32_t *words_in)
{
    struct inputs in = {.r = words_in[0], .h = words_in[0] >> 16, .f = single_of(words_in[0])};
    in.hd = half_of(in.h);
    memcpy(&in.d, words_in, 8);
    memcpy(&in.rd, words_in, 8);
    uint8_t *o = small_integers(row, &in, 8, false);
    o = small_integers(o, &in, 8, true);
    o = small_integers(o, &in, 16, false);
    o = small_integers(o, &in, 16, true);
    uint32_t *w = words((uint32_t *)(void *)o, &in, false);
    *w++ = (int32_t)in.r < 0 ? 0 : in.r;
    words(w, &in, true);
    uint64_t *l = longs((uint64_t *)(void *)(row + 176), &in, false);
    longs(l, &in, true);
    from_integers(row, &in);
    between_floats(row, &in);
}

/* The first 4 bytes are also a f32 and, above, a f16; the first 8 are a f64, too. */
static void ops_cvt(void)
{
    grid(2, 1, 1);
    block(THREADS / 2, 1, 1);
    uint32_t *in = buffer(64 * THREADS), *out = buffer(4 * ROW * THREADS);
    param_u32(0);
    for (unsigned i = 0; i < THREADS; i++) {
        uint32_t *at = in + 16 * i;
        const uint64_t number = draw_double();
        at[0] = i % 4 == 0 ? draw_edge() : i % 4 == 1 ? draw_half() << 16 : draw_single();
        at[1] = draw_edge();
        if (i % 4 == 3)
            memcpy(at, &number, 8);
    }
    given();
    for (unsigned i = 0; i < THREADS; i++)
        ops_cvt_thread((uint8_t *)(out + ROW * i), in + 16 * i);
}

const struct kernel conversion_kernels[] = {
    {"ops_cvt", ops_cvt},
    {NULL, NULL},
};
