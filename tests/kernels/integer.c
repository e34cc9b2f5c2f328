/* Operations on whole numbers, each stored in the order of the kernel. */
#include "kernels.h"

#include <string.h>

enum { ROW = 1024, THREADS = 128 };

static int32_t s32(uint32_t value) { return (int32_t)value; }
static int64_t s64(uint64_t value) { return (int64_t)value; }

static uint32_t shift_left(uint32_t a, uint32_t by) { return by < 32 ? a << by : 0; }
static uint32_t shift_right(uint32_t a, uint32_t by) { return by < 32 ? a >> by : 0; }

static uint32_t shift_signed(uint32_t a, uint32_t by)
{
    const uint32_t fill = s32(a) < 0 ? ~0u : 0;
    return by == 0 ? a : by < 32 ? a >> by | fill << (32 - by) : fill;
}

static uint64_t shift_signed64(uint64_t a, uint32_t by)
{
    const uint64_t fill = s64(a) < 0 ? ~(uint64_t)0 : 0;
    return by == 0 ? a : by < 64 ? a >> by | fill << (64 - by) : fill;
}

static uint64_t wide_unsigned(uint32_t a, uint32_t b) { return (uint64_t)a * b; }
static uint64_t wide_signed(uint32_t a, uint32_t b) { return (uint64_t)((int64_t)s32(a) * s32(b)); }
static uint32_t high(uint64_t value) { return (uint32_t)(value >> 32); }

/* ---- bytes and bits ---- */

static uint32_t byte_of(uint32_t a, uint32_t b, unsigned selector)
{
    const uint64_t both = (uint64_t)b << 32 | a;
    const uint32_t byte = (uint32_t)(both >> 8 * (selector & 7)) & 0xff;
    return selector & 8 ? (byte & 0x80 ? 0xff : 0) : byte;
}

static uint32_t permute(uint32_t a, uint32_t b, uint32_t selectors)
{
    uint32_t result = 0;
    for (unsigned i = 0; i < 4; i++)
        result |= byte_of(a, b, selectors >> 4 * i & 15) << 8 * i;
    return result;
}

enum permutation { FORWARD, BACKWARD, REPLICATE, CLAMP_LEFT, CLAMP_RIGHT, REPLICATE_HALF };

static uint32_t permute_as(enum permutation mode, uint32_t a, uint32_t b, uint32_t selector)
{
    const unsigned n = selector & 3;
    uint32_t result = 0;
    for (unsigned i = 0; i < 4; i++) {
        const unsigned from = mode == FORWARD       ? n + i
                              : mode == BACKWARD    ? (n - i) & 7
                              : mode == REPLICATE   ? n
                              : mode == CLAMP_LEFT  ? (n > i ? n : i)
                              : mode == CLAMP_RIGHT ? (n < i ? n : i)
                                                    : (n & 1) * 2 + (i & 1);
        result |= byte_of(a, b, from) << 8 * i;
    }
    return result;
}

static uint64_t extract(uint64_t a, uint32_t at, uint32_t length, unsigned bits, bool sign)
{
    at &= 0xff;
    length &= 0xff;
    const uint32_t last = at + length - 1 < bits - 1 ? at + length - 1 : bits - 1;
    const uint64_t fill = length && sign && a >> last & 1 ? ~(uint64_t)0 : 0;
    uint64_t result = 0;
    for (unsigned i = 0; i < bits; i++) {
        const uint64_t bit = i < length && at + i < bits ? a >> (at + i) & 1 : fill & 1;
        result |= bit << i;
    }
    return result;
}

static uint64_t insert(uint64_t a, uint64_t into, uint32_t at, uint32_t length, unsigned bits)
{
    at &= 0xff;
    length &= 0xff;
    for (unsigned i = 0; i < length && at + i < bits; i++) {
        into &= ~((uint64_t)1 << (at + i));
        into |= (a >> i & 1) << (at + i);
    }
    return into;
}

static uint64_t reversed(uint64_t a, unsigned bits)
{
    uint64_t result = 0;
    for (unsigned i = 0; i < bits; i++)
        result |= (a >> i & 1) << (bits - 1 - i);
    return result;
}

static uint32_t ones(uint64_t a)
{
    uint32_t count = 0;
    for (; a; a &= a - 1)
        count++;
    return count;
}

/* The place of the highest one, ~0 where there is none. */
static uint32_t highest(uint64_t a)
{
    uint32_t place = ~0u;
    for (; a; a >>= 1)
        place++;
    return place;
}

static uint32_t logic(uint32_t a, uint32_t b, uint32_t c, unsigned table)
{
    uint32_t result = 0;
    for (unsigned i = 0; i < 32; i++) {
        const unsigned index = (a >> i & 1) << 2 | (b >> i & 1) << 1 | (c >> i & 1);
        result |= (table >> index & 1u) << i;
    }
    return result;
}

static uint32_t funnel(uint32_t low, uint32_t up, uint32_t by, bool left, bool clamp)
{
    const uint64_t both = (uint64_t)up << 32 | low;
    by = clamp ? (by < 32 ? by : 32) : by & 31;
    return left ? (uint32_t)(both << by >> 32) : (uint32_t)(both >> by);
}

static uint32_t difference(uint32_t a, uint32_t b, bool sign)
{
    return (sign ? s32(a) < s32(b) : a < b) ? b - a : a - b;
}

static uint32_t signed24(uint32_t a) { return shift_signed(a << 8, 8); }

/* ---- 32 bits ---- */

static uint32_t *divisions(uint32_t *o, uint32_t a, uint32_t b)
{
    const bool overflows = a == 0x80000000 && b == ~0u;
    if (b == 0 || overflows) {
        any(o, 16); /* undefined by zero; the quotient that does not fit, too */
        return o + 4;
    }
    *o++ = a % b;
    *o++ = (uint32_t)(s32(a) % s32(b));
    *o++ = a / b;
    *o++ = (uint32_t)(s32(a) / s32(b));
    return o;
}

static uint32_t *two_operands(uint32_t *o, uint32_t a, uint32_t b)
{
    *o++ = a + b;
    *o++ = a - b;
    *o++ = a * b;
    *o++ = high(wide_signed(a, b));
    *o++ = high(wide_unsigned(a, b));
    *o++ = s32(a) < s32(b) ? a : b;
    *o++ = a < b ? a : b;
    *o++ = s32(a) > s32(b) ? a : b;
    *o++ = a > b ? a : b;
    *o++ = a & b;
    *o++ = a | b;
    *o++ = a ^ b;
    *o++ = shift_left(a, b);
    *o++ = shift_right(a, b);
    *o++ = shift_signed(a, b);
    o = divisions(o, a, b);
    *o++ = (a & 0xffffff) * (b & 0xffffff);
    *o++ = (uint32_t)(wide_signed(signed24(a), signed24(b)) >> 16);
    return o;
}

static uint32_t *with_constants(uint32_t *o, uint32_t a)
{
    *o++ = a + 12345678;
    *o++ = a - 7;
    *o++ = a - 100;
    *o++ = a * 1000003;
    *o++ = a * 10;
    *o++ = high(wide_unsigned(a, 3435973837));
    *o++ = s32(a) < -5 ? a : (uint32_t)-5;
    *o++ = a > 77 ? a : 77;
    *o++ = a & 0xff00ff00;
    *o++ = a | 0x80000001;
    *o++ = ~a;
    *o++ = a << 5;
    *o++ = a >> 9;
    *o++ = shift_signed(a, 3);
    *o++ = a / 7;
    *o++ = (uint32_t)(s32(a) / 10);
    *o++ = a % 1000;
    *o++ = a & 255;
    return o;
}

static uint32_t *three_operands(uint32_t *o, uint32_t a, uint32_t b, uint32_t c)
{
    static const uint8_t tables[] = {128, 232, 150, 202, 27, 254, 248, 106, 60};
    *o++ = a * b + c;
    *o++ = high(wide_signed(a, b)) + c;
    *o++ = high(wide_unsigned(a, b)) + c;
    *o++ = c + difference(a, b, false);
    *o++ = c + difference(a, b, true);
    *o++ = permute(a, b, c);
    for (enum permutation mode = FORWARD; mode <= REPLICATE_HALF; mode++)
        *o++ = permute_as(mode, a, b, c);
    *o++ = s32(c) >= 0 ? a : b;
    *o++ = s32(c) >= 0 ? a : b;
    *o++ = (a & 0xffffff) * (b & 0xffffff) + c;
    *o++ = funnel(a, b, c, true, false);
    *o++ = funnel(a, b, c, true, true);
    *o++ = funnel(a, b, c, false, false);
    *o++ = funnel(a, b, c, false, true);
    *o++ = (uint32_t)extract(a, b, c, 32, false);
    *o++ = (uint32_t)extract(a, b, c, 32, true);
    for (unsigned i = 0; i < sizeof tables; i++)
        *o++ = logic(a, b, c, tables[i]);
    return o;
}

static uint32_t *fields(uint32_t *o, uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
    *o++ = (uint32_t)insert(a, b, c, d, 32);
    *o++ = (uint32_t)insert(a, b, 8, 5, 32);
    *o++ = (uint32_t)extract(a, 4, 9, 32, false);
    *o++ = (uint32_t)extract(a, 16, 8, 32, true);
    *o++ = permute(a, b, 0x7604);
    *o++ = permute(a, 0, 0x4410);
    *o++ = funnel(a, b, 7, true, false);
    *o++ = funnel(a, b, 13, false, true);
    return o;
}

static uint32_t *rest(uint32_t *o, uint32_t a, uint32_t b, uint32_t c, uint32_t parameter)
{
    *o++ = a * b + 77;
    *o++ = a * 33 + b;
    *o++ = a * parameter + b;
    *o++ = a + parameter;
    *o++ = parameter - a;
    *o++ = shift_left(parameter, a);
    *o++ = s32(a) < 0 ? 0 - a : a;
    *o++ = 0 - a;
    *o++ = ~a;
    *o++ = a == 0;
    *o++ = ones(a);
    *o++ = 31 - highest(a);
    *o++ = (uint32_t)reversed(a, 32);
    *o++ = highest(a);
    *o++ = highest(s32(a) < 0 ? ~a : a);
    *o++ = a ? 31 - highest(a) : ~0u;
    *o++ = (a << 4) + b;
    *o++ = a + b + c;
    *o++ = a - b - c;
    return o;
}

static void ops_i32(void)
{
    const uint32_t parameter = 0x12345;
    grid(2, 1, 1);
    block(THREADS / 2, 1, 1);
    uint32_t *in = buffer(64 * THREADS), *out = buffer(4 * ROW * THREADS);
    param_u32(parameter);
    for (unsigned i = 0; i < 16 * THREADS; i++)
        in[i] = draw_edge();
    for (unsigned i = 0; i < THREADS; i += 4) {
        in[16 * i + 1] = draw_below(40); /* shifts, fields */
        in[16 * i + 2] = draw_below(40);
        in[16 * i + 3] = draw_below(40);
    }
    given();
    for (unsigned i = 0; i < THREADS; i++) {
        const uint32_t *at = in + 16 * i, a = at[0], b = at[1], c = at[2];
        uint32_t *o = two_operands(out + ROW * i, a, b);
        o = with_constants(o, a);
        o = three_operands(o, a, b, c);
        o = fields(o, a, b, c, at[3]);
        rest(o, a, b, c, parameter);
    }
}

/* ---- 64 bits ---- */

static uint64_t high64(uint64_t a, uint64_t b, bool sign)
{
    const uint64_t al = a & 0xffffffff, ah = a >> 32, bl = b & 0xffffffff, bh = b >> 32;
    const uint64_t middle = ah * bl + (al * bl >> 32), other = al * bh + (middle & 0xffffffff);
    uint64_t result = ah * bh + (middle >> 32) + (other >> 32);
    if (sign)
        result -= (s64(a) < 0 ? b : 0) + (s64(b) < 0 ? a : 0);
    return result;
}

static uint64_t *divisions64(uint64_t *o, uint64_t a, uint64_t b)
{
    if (b == 0 || (a == (uint64_t)INT64_MIN && b == UINT64_MAX)) {
        any(o, 32);
        return o + 4;
    }
    *o++ = a / b;
    *o++ = a % b;
    *o++ = (uint64_t)(s64(a) / s64(b));
    *o++ = (uint64_t)(s64(a) % s64(b));
    return o;
}

static uint64_t *two_operands64(uint64_t *o, uint64_t a, uint64_t b)
{
    *o++ = a + b;
    *o++ = a - b;
    *o++ = a * b;
    *o++ = high64(a, b, true);
    *o++ = high64(a, b, false);
    *o++ = s64(a) < s64(b) ? a : b;
    *o++ = a < b ? a : b;
    *o++ = s64(a) > s64(b) ? a : b;
    *o++ = a > b ? a : b;
    *o++ = a & b;
    *o++ = a | b;
    *o++ = a ^ b;
    return divisions64(o, a, b);
}

static uint64_t *shifts64(uint64_t *o, uint64_t a, uint32_t by)
{
    *o++ = by < 64 ? a << by : 0;
    *o++ = by < 64 ? a >> by : 0;
    *o++ = shift_signed64(a, by);
    *o++ = a << 7;
    *o++ = shift_signed64(a, 9);
    *o++ = a >> 40;
    *o++ = s64(a) < 0 ? 0 - a : a;
    *o++ = 0 - a;
    *o++ = ~a;
    *o++ = reversed(a, 64);
    return o;
}

static uint64_t *mixed64(uint64_t *o, const uint32_t *in, uint64_t a, uint64_t b, uint64_t c)
{
    *o++ = wide_signed(in[0], in[1]);
    *o++ = wide_unsigned(in[0], in[1]);
    *o++ = wide_signed(in[0], in[1]) + a;
    *o++ = wide_unsigned(in[0], in[1]) + a;
    *o++ = a + 0x123456789abcdef;
    *o++ = extract(a, 5, 30, 64, false);
    *o++ = extract(a, 9, 20, 64, true);
    *o++ = insert(a, b, 8, 16, 64);
    *o++ = c + (a + b) + (a + b < a);
    *o++ = wide_unsigned(in[0], 4) + a;
    *o++ = (uint64_t)(int64_t)s32(in[0]) * 8 + a;
    *o++ = (a << 3) + b;
    *o++ = s64(a) < s64(b) ? b : c;
    *o++ = a >= b ? b : c;
    *o++ = a == b ? b : c;
    return o;
}

/* Sums, differences and products that go on with a carry. */
static void carries(uint32_t *o, const uint32_t *in)
{
    const uint32_t a = in[0], b = in[1], c = in[2], d = in[3];
    const uint64_t sum = (uint64_t)a + b, sum2 = (uint64_t)c + d + (sum >> 32);
    o[0] = (uint32_t)sum ^ (uint32_t)sum2 ^ (a + d + (uint32_t)(sum2 >> 32));
    const uint64_t less = (uint64_t)a - b, less2 = (uint64_t)c - d - (less >> 63);
    o[1] = (uint32_t)less ^ (uint32_t)less2 ^ (a - d - (uint32_t)(less2 >> 63));
    const uint64_t product = wide_unsigned(a, b), low = (product & 0xffffffff) + c;
    o[2] = (high(product) + d + high(low)) ^ (uint32_t)low;
}

static void ops_i64(void)
{
    grid(2, 1, 1);
    block(THREADS / 2, 1, 1);
    uint32_t *in = buffer(64 * THREADS), *out = buffer(4 * ROW * THREADS);
    param_u32(0);
    for (unsigned i = 0; i < 16 * THREADS; i++)
        in[i] = draw_edge();
    for (unsigned i = 0; i < THREADS; i += 4)
        in[16 * i + 3] = in[16 * i + 2] = 0; /* divisors that fit 32 bits, and zeros */
    for (unsigned i = 0; i < THREADS; i += 8) {
        in[16 * i] = draw_below(70);
        in[16 * i + 2] = draw_edge();
    }
    given();
    for (unsigned i = 0; i < THREADS; i++) {
        uint64_t v[3], *row = (uint64_t *)(void *)(out + ROW * i), *o = row;
        memcpy(v, in + 16 * i, sizeof v);
        o = two_operands64(o, v[0], v[1]);
        *o++ = v[0] * v[1] + v[2];
        o = shifts64(o, v[0], in[16 * i]);
        o = mixed64(o, in + 16 * i, v[0], v[1], v[2]);
        uint32_t *counts = (uint32_t *)(void *)o;
        counts[0] = ones(v[0]);
        counts[1] = 63 - highest(v[0]);
        counts[2] = highest(v[0]);
        carries(counts + 3, in + 16 * i);
    }
}

/* ---- sums of products ---- */

static int64_t part(uint32_t word, unsigned index, unsigned bits, bool sign)
{
    const uint32_t value = word >> bits * index & ((1u << bits) - 1);
    return sign && value >> (bits - 1) ? (int64_t)value - (1 << bits) : (int64_t)value;
}

static uint32_t dot4(uint32_t a, uint32_t b, uint32_t c, bool a_signed, bool b_signed)
{
    for (unsigned i = 0; i < 4; i++)
        c += (uint32_t)(part(a, i, 8, a_signed) * part(b, i, 8, b_signed));
    return c;
}

static uint32_t dot2(uint32_t a, uint32_t b, uint32_t c, unsigned first, bool sign)
{
    for (unsigned i = 0; i < 2; i++)
        c += (uint32_t)(part(a, i, 16, sign) * part(b, first + i, 8, sign));
    return c;
}

static void dp4a(void)
{
    least_sm(61);
    grid(2, 1, 1);
    block(THREADS / 2, 1, 1);
    uint32_t *in = buffer(64 * THREADS), *out = buffer(4 * ROW * THREADS);
    param_u32(0);
    for (unsigned i = 0; i < 16 * THREADS; i++)
        in[i] = draw_edge();
    given();
    for (unsigned i = 0; i < THREADS; i++) {
        const uint32_t *at = in + 16 * i, a = at[0], b = at[1], c = at[2];
        uint32_t *o = out + ROW * i;
        o[0] = dot4(a, b, c, false, false);
        o[1] = dot4(a, b, c, true, true);
        o[2] = dot4(a, b, c, false, true);
        o[3] = dot2(a, b, c, 0, false);
        o[4] = dot2(a, b, c, 2, true);
    }
}

const struct kernel integer_kernels[] = {
    {"ops_i32", ops_i32},
    {"ops_i64", ops_i64},
    {"dp4a", dp4a},
    {NULL, NULL},
};
