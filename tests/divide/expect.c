/* expect.c: operands for the kernels of this folder, and what they must give.
 *
 *   expect write TYPE COUNT SEED A B    writes files of operands: all pairs of special ones first
 *   expect check OPERATION A B R        compares results; the operation as PTX writes it
 *
 * The host divides and takes square roots as IEEE 754 says, in each rounding, with denormal numbers;
 * compiled without contraction and with rounding modes in mind. NaNs are 0x7fffffff
 * for f32; for f64 any NaN will do. Integers divided by 0 are all ones, as is the remainder of 32 bits;
 * what PTX leaves open besides is not compared. `div.full` and `div.approx` may be 2 units in the last
 * place away while |b| is from 2^-126 to 2^126.
 */
#include <fenv.h>
#include <inttypes.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- operands ---- */

static const uint64_t INTEGERS[] = {
    0, 1, 2, 3, 5, 7, 9, 10, 0x7f, 0x80, 0xff, 0x100, 641, 0x7fff, 0x8000, 0xffff, 0x10000, 0x10001,
    0xfffffe, 0xffffff, 0x1000000, 0x1000001, 0x7ffffffe, 0x7fffffff, 0x80000000, 0x80000001,
    0xfffffffd, 0xfffffffe, 0xffffffff, 0x100000000, 0x100000001, 0x1fffffffe, 0x1ffffffff,
    0x7fffffffffffffff, 0x7ffffffffffffffe, 0x8000000000000000, 0x8000000000000001,
    0xfffffffffffffffd, 0xfffffffffffffffe, 0xffffffffffffffff, 0xffffffff00000000,
    0xfffffffeffffffff, 0xffffffff7fffffff, 0xfffffffffff00000, 0x20000000000000, 0x1fffffffffffff};

/* Without their sign. */
static const uint32_t SINGLES[] = {
    0, 1, 2, 3, 0x3fffff, 0x400000, 0x400001, 0x7ffffe, 0x7fffff, 0x800000, 0x800001, 0xffffff,
    0x1000000, 0x1000001, 0x01800000, 0x0c800000, 0x1f800000, 0x20000000, 0x3effffff, 0x3f000000,
    0x3f000001, 0x3f7ffffe, 0x3f7fffff, 0x3f800000, 0x3f800001, 0x3fbfffff, 0x3fc00000, 0x3fffffff,
    0x40000000, 0x40400000, 0x40490fdb, 0x4b000000, 0x4b7fffff, 0x4b800000, 0x5f000000, 0x5f7fffff,
    0x7e7fffff, 0x7e800000, 0x7e800001, 0x7effffff, 0x7f000000, 0x7f000001, 0x7f7ffffe, 0x7f7fffff,
    0x7f800000, 0x7f800001, 0x7fbfffff, 0x7fc00000, 0x7fffffff};

static const uint64_t DOUBLES[] = {
    0, 1, 2, 3, 0x7ffffffffffff, 0x8000000000000, 0xffffffffffffe, 0xfffffffffffff,
    0x10000000000000, 0x10000000000001, 0x1fffffffffffff, 0x20000000000000, 0x0340000000000000,
    0x1ff0000000000000, 0x2000000000000000, 0x36a0000000000000, 0x3810000000000000,
    0x3fdfffffffffffff, 0x3fe0000000000000, 0x3fe0000000000001, 0x3feffffffffffffe,
    0x3fefffffffffffff, 0x3ff0000000000000, 0x3ff0000000000001, 0x3ff00000ffffffff,
    0x3ff7ffffffffffff, 0x3ff8000000000000, 0x3fffffffffffffff, 0x4000000000000000,
    0x4008000000000000, 0x400921fb54442d18, 0x4330000000000000, 0x433fffffffffffff,
    0x5fe0000000000000, 0x7fcfffffffffffff, 0x7fd0000000000000, 0x7fdfffffffffffff,
    0x7fe0000000000000, 0x7fe0000000000001, 0x7feffffffffffffe, 0x7fefffffffffffff,
    0x7ff0000000000000, 0x7ff0000000000001, 0x7ff7ffffffffffff, 0x7ff8000000000000,
    0x7fffffffffffffff};

static uint64_t state;

static uint64_t bits64(void)
{
    uint64_t x = state += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return x ^ x >> 31;
}

static unsigned below(unsigned n) { return (unsigned)(bits64() >> 32) % n; }

static unsigned specials(char kind, unsigned bytes)
{
    if (kind != 'f')
        return sizeof INTEGERS / sizeof *INTEGERS;
    return 2 * (unsigned)(bytes == 4 ? sizeof SINGLES / sizeof *SINGLES
                                     : sizeof DOUBLES / sizeof *DOUBLES);
}

static uint64_t special(char kind, unsigned bytes, unsigned n)
{
    if (kind != 'f')
        return INTEGERS[n];
    return bytes == 4 ? SINGLES[n / 2] | (uint32_t)n << 31 : DOUBLES[n / 2] | (uint64_t)n << 63;
}

/* Integers of any length; near to a product of the other and something now and then. */
static void draw_integers(unsigned bytes, uint64_t *a, uint64_t *b)
{
    const unsigned width = 8 * bytes;
    *b = bits64() >> (64 - width) >> below(width);
    *a = bits64() >> (64 - width) >> (below(3) ? 0 : below(width));
    const unsigned kind = below(8);
    if (kind < 2)
        *a = *b * (bits64() >> below(64)) + below(3) - 1;
    else if (kind == 2)
        *b = INTEGERS[below(sizeof INTEGERS / sizeof *INTEGERS)];
    if (below(8) == 0)
        *b = -*b;
    if (below(8) == 0)
        *a = -*a;
}

/* Any pattern; exponents about those of 1; fractions of few bits; denormal ones; the largest. */
static uint64_t draw_float(unsigned bytes)
{
    const unsigned width = 8 * bytes, fraction = bytes == 4 ? 23 : 52;
    const uint64_t bias = bytes == 4 ? 127 : 1023;
    const uint64_t any = bits64() >> (64 - width);
    const uint64_t sign = any & UINT64_C(1) << (width - 1);
    uint64_t mantissa = any & ((UINT64_C(1) << fraction) - 1);
    const unsigned kind = below(8);
    if (below(6) == 0)
        mantissa &= -1ULL << below(fraction);
    else if (below(6) == 0)
        mantissa = (mantissa >> (fraction - below(6))) - (uint64_t)below(2);
    mantissa &= (UINT64_C(1) << fraction) - 1;
    if (kind < 3)
        return any;
    if (kind < 6)
        return sign | (bias - 4 + below(9)) << fraction | mantissa;
    if (kind == 6)
        return sign | mantissa >> below(fraction);
    return sign | (2 * bias - below(4)) << fraction | mantissa;
}

static int write_operands(const char *type, unsigned count, const char *seed, char **paths)
{
    const unsigned bytes = type[1] == '3' ? 4 : 8, pairs = specials(*type, bytes);
    FILE *files[2] = {fopen(paths[0], "wb"), fopen(paths[1], "wb")};
    if (!files[0] || !files[1])
        return 3;
    state = strtoull(seed, NULL, 0) * UINT64_C(0x1000000000);
    for (unsigned i = 0; i < count; i++) {
        uint64_t pair[2];
        if (i < pairs * pairs) {
            pair[0] = special(*type, bytes, i / pairs);
            pair[1] = special(*type, bytes, i % pairs);
        } else if (*type == 'f') {
            pair[0] = draw_float(bytes);
            pair[1] = draw_float(bytes);
        } else {
            draw_integers(bytes, &pair[0], &pair[1]);
        }
        for (int j = 0; j < 2; j++)
            fwrite(&pair[j], bytes, 1, files[j]); /* little endian */
    }
    return fclose(files[0]) | fclose(files[1]) ? 3 : 0;
}

/* ---- results ---- */

static bool has(const char *operation, const char *part) { return strstr(operation, part) != NULL; }

static float single(uint64_t bits)
{
    const uint32_t x = (uint32_t)bits;
    float y;
    memcpy(&y, &x, sizeof y);
    return y;
}

static double wide(uint64_t bits)
{
    double y;
    memcpy(&y, &bits, sizeof y);
    return y;
}

static uint64_t single_bits(float y)
{
    uint32_t x;
    memcpy(&x, &y, sizeof x);
    return y != y ? 0x7fffffff : x;
}

static uint64_t wide_bits(double y)
{
    uint64_t x;
    memcpy(&x, &y, sizeof x);
    return y != y ? UINT64_MAX : x;
}

static uint64_t flushed(uint64_t x) { return x & 0x7f800000 ? x : x & 0x80000000; }

static uint64_t compute_single(const char *operation, uint64_t a, uint64_t b)
{
    const bool ftz = has(operation, ".ftz");
    volatile float x = single(ftz ? flushed(a) : a), y = single(ftz ? flushed(b) : b), r;
    if (has(operation, "div"))
        r = x / y;
    else if (has(operation, "rcp"))
        r = 1.0f / x;
    else
        r = sqrtf(x);
    /* What is less than 2^-126 before rounding is flushed, even if it is 2^-126 after that. */
    if (ftz && has(operation, "div") && fabs((double)x / y) < 0x1p-126)
        r = copysignf(0, r);
    return ftz ? flushed(single_bits(r)) : single_bits(r);
}

static uint64_t compute_double(const char *operation, uint64_t a, uint64_t b)
{
    volatile double x = wide(a), y = wide(b), r;
    if (has(operation, "div"))
        r = x / y;
    else if (has(operation, "rcp"))
        r = 1.0 / x;
    else
        r = sqrt(x);
    return wide_bits(r);
}

/* False where PTX leaves the result open. */
static bool compute_integer(const char *operation, unsigned bytes, uint64_t a, uint64_t b,
                            uint64_t *result)
{
    const uint64_t mask = bytes == 4 ? UINT32_MAX : UINT64_MAX, least = mask ^ mask >> 1;
    const bool remainder = has(operation, "rem");
    if (!b) {
        *result = mask;
        return !remainder || bytes == 4;
    }
    if (!has(operation, ".s")) {
        *result = remainder ? a % b : a / b;
        return true;
    }
    if (a == least && b == mask) {
        *result = remainder ? 0 : least;
        return true;
    }
    const int64_t x = bytes == 4 ? (int32_t)a : (int64_t)a;
    const int64_t y = bytes == 4 ? (int32_t)b : (int64_t)b;
    *result = (uint64_t)(remainder ? x % y : x / y) & mask;
    return true;
}

/* Where an approximate division keeps to its bound; a larger b may give 0. */
static bool is_near(uint64_t b, uint64_t want, uint64_t got)
{
    const float y = fabsf(single(b));
    if (!(y >= 0x1p-126f && y <= 0x1p126f) || (uint32_t)want == 0x7fffffff)
        return y != y ? (uint32_t)got == 0x7fffffff : true;
    if ((want ^ got) >> 31)
        return false;
    const int64_t apart = (int64_t)want - (int64_t)got;
    return apart >= -2 && apart <= 2;
}

static void round_as(const char *operation)
{
    fesetround(has(operation, ".rz.")   ? FE_TOWARDZERO
               : has(operation, ".rm.") ? FE_DOWNWARD
               : has(operation, ".rp.") ? FE_UPWARD
                                        : FE_TONEAREST);
}

static int check(const char *operation, char **paths)
{
    const unsigned bytes = has(operation, "32") ? 4 : 8;
    FILE *files[3];
    for (int i = 0; i < 3; i++) {
        files[i] = fopen(paths[i], "rb");
        if (!files[i])
            return 3;
    }
    uint64_t count = 0, wrong = 0;
    round_as(operation);
    for (;; count++) {
        uint64_t a = 0, b = 0, got = 0, want = 0;
        if (!fread(&a, bytes, 1, files[0]) || !fread(&b, bytes, 1, files[1]))
            break;
        bool good = fread(&got, bytes, 1, files[2]) == 1;
        if (has(operation, ".f64"))
            good = good && ((want = compute_double(operation, a, b)) == got ||
                            (want == UINT64_MAX && isnan(wide(got))));
        else if (has(operation, ".f32"))
            good = good && ((want = compute_single(operation, a, b)) == got ||
                            (!has(operation, ".r") && is_near(b, want, got)));
        else
            good = good && (!compute_integer(operation, bytes, a, b, &want) || want == got);
        if (!good && !wrong++)
            printf("%s: of 0x%" PRIx64 ", 0x%" PRIx64 ": 0x%" PRIx64 ", expected 0x%" PRIx64 "\n",
                   operation, a, b, got, want);
    }
    fesetround(FE_TONEAREST);
    printf("%s: %" PRIu64 " of %" PRIu64 " wrong\n", operation, wrong, count);
    for (int i = 0; i < 3; i++)
        fclose(files[i]);
    return wrong || !count;
}

int main(int argc, char **argv)
{
    if (argc == 7 && !strcmp(argv[1], "write"))
        return write_operands(argv[2], (unsigned)strtoul(argv[3], NULL, 0), argv[4], argv + 5);
    if (argc == 6 && !strcmp(argv[1], "check"))
        return check(argv[2], argv + 3);
    fprintf(stderr, "usage: expect write TYPE COUNT SEED A B | check OPERATION A B R\n");
    return 2;
}
