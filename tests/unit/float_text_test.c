/* Floats as text: the C library's printf and strtod are the reference, on all halves, on corners
 * and random numbers of the other formats, and on texts between two numbers. ROUNDS in the
 * environment multiplies the random ones. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <cmocka.h>

#include "asm/text/float_read.h"
#include "machine/floating.h"

enum { RANDOM = TEST_RANDOM, MOST_TEXT = 1200 };

static const struct rt_float_kind SHORT[] = {{16, 16, 0}, {32, 32, 0}, {64, 64, 0}};
static const struct rt_float_kind LONG[] = {{16, 16, 20}, {32, 32, 20}, {64, 64, 20}};
enum { HALF, SINGLE, DOUBLE, FORMATS };

static uint64_t random_state = UINT64_C(0x9e3779b97f4a7c15);

static uint64_t random64(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state * UINT64_C(0x2545f4914f6cdd1d);
}

static unsigned long rounds(void)
{
    const char *text = getenv("ROUNDS");
    return RANDOM * (text ? strtoul(text, NULL, 10) : 1);
}

/* ---- numbers ---- */

/* A finite half, single or double as a double. */
static double value_of(unsigned format, uint64_t bits)
{
    if (format == DOUBLE)
        return rt_double_of(bits);
    if (format == SINGLE)
        return (double)rt_float_of((uint32_t)bits);
    const int power = (int)(bits >> 10 & 31);
    const double size =
        ldexp((double)((bits & 0x3ff) | (power ? 0x400 : 0)), (power ? power : 1) - 25);
    return bits >> 15 ? -size : size;
}

static bool is_finite(unsigned format, uint64_t bits)
{
    const uint64_t infinity = rt_float_format(SHORT[format].format)->infinity;
    return (bits & infinity) != infinity;
}

/* ---- one number ---- */

static struct rt_float_reading read_of(const struct rt_float_kind *kind, const char *text)
{
    const struct rt_float_reading found = rt_float_read(kind, text, text + strlen(text));
    assert_true(found.trouble == RT_FLOAT_MISSING || found.length == strlen(text));
    return found;
}

static void reads_as(const struct rt_float_kind *kind, const char *text, uint64_t bits)
{
    const struct rt_float_reading found = read_of(kind, text);
    if (found.trouble != RT_FLOAT_FITS || found.bits != bits)
        fail_msg("%s reads as %#llx, not %#llx", text, (unsigned long long)found.bits,
                 (unsigned long long)bits);
}

static void prints(const struct rt_float_kind *kind, uint64_t bits, const char *wanted)
{
    char text[RT_FLOAT_TEXT_MAX];
    const size_t size = rt_float_print(kind, bits, text);
    assert_int_equal(size, strlen(text));
    assert_string_equal(text, wanted);
    reads_as(kind, text, bits);
}

/* Twenty digits, as C prints them. */
static void check_long(unsigned format, uint64_t bits)
{
    const double value = value_of(format, bits);
    char wanted[64];
    snprintf(wanted, sizeof wanted, fabs(value) >= 0x1p32 ? "%.20e" : "%.20g", value);
    prints(&LONG[format], bits, bits && value == 0 ? "-0.0" : wanted);
}

/* As few digits as read back: those that C prints are the same, and one fewer is another number. */
static void check_short(unsigned format, uint64_t bits)
{
    const double value = value_of(format, bits);
    char text[RT_FLOAT_TEXT_MAX], other[64];
    struct rt_float_reading found;
    int digits = 0;
    rt_float_print(&SHORT[format], bits, text);
    reads_as(&SHORT[format], text, bits);
    do {
        snprintf(other, sizeof other, "%.*e", digits++, value);
        found = read_of(&SHORT[format], other);
    } while (found.trouble != RT_FLOAT_FITS || found.bits != bits);
    assert_true(strtod(text, NULL) == strtod(other, NULL));
}

static void check_both(unsigned format, uint64_t bits)
{
    if (!is_finite(format, bits))
        return;
    check_long(format, bits);
    check_short(format, bits);
}

static void test_halves(void **state)
{
    (void)state;
    for (uint32_t bits = 0; bits < 0x10000; bits++)
        check_both(HALF, bits);
}

static void test_random(void **state)
{
    (void)state;
    for (unsigned long i = 0; i < rounds(); i++) {
        const uint64_t bits = random64();
        check_both(SINGLE, bits & UINT32_MAX);
        check_both(SINGLE, (bits >> 32) & (UINT32_MAX << bits % 24));
        if (i % 8 == 0)
            check_both(DOUBLE, random64() & UINT64_MAX << bits % 53);
    }
}

static void test_corners(void **state)
{
    (void)state;
    static const double corners[] = {0,
                                     1,
                                     9,
                                     10,
                                     1e15,
                                     1e16,
                                     1e17,
                                     4294967295.0,
                                     4294967296.0,
                                     0.0001,
                                     0.00001,
                                     0x1p-1074,
                                     0x1p-1022,
                                     0x1.fffffffffffffp1023,
                                     0x1p-44,
                                     9007199254740993.0,
                                     0.1,
                                     1.0 / 3};
    for (size_t i = 0; i < sizeof corners / sizeof *corners; i++) {
        check_both(DOUBLE, rt_double_bits(corners[i]));
        check_both(DOUBLE, rt_double_bits(-corners[i]));
    }
    for (uint32_t power = 0; power < 255; power++) {
        for (uint32_t around = 0; around < 3; around++)
            check_both(SINGLE, (power << 23) + around - (power != 0));
    }
}

/* ---- texts ---- */

static void check_read(const char *text)
{
    const float single = strtof(text, NULL);
    const double full = strtod(text, NULL);
    struct rt_float_reading found = read_of(&SHORT[SINGLE], text);
    if (isinf(single))
        assert_int_equal(found.trouble, RT_FLOAT_LARGE);
    else if (found.trouble == RT_FLOAT_SMALL)
        assert_true(single == 0);
    else
        assert_true(rt_float_of((uint32_t)found.bits) == single);
    found = read_of(&SHORT[DOUBLE], text);
    if (isinf(full))
        assert_int_equal(found.trouble, RT_FLOAT_LARGE);
    else if (found.trouble == RT_FLOAT_SMALL)
        assert_true(full == 0);
    else
        assert_true(rt_double_of(found.bits) == full);
}

static void test_texts(void **state)
{
    (void)state;
    char text[128];
    for (unsigned long i = 0; i < rounds() / 4; i++) {
        const unsigned whole = 1 + (unsigned)(random64() % 12), rest = (unsigned)(random64() % 20);
        size_t n = 0;
        for (unsigned k = 0; k < whole; k++)
            text[n++] = (char)('0' + random64() % 10);
        for (unsigned k = 0; k < rest; k++) {
            if (k == 0)
                text[n++] = '.';
            text[n++] = (char)('0' + random64() % 10);
        }
        snprintf(text + n, sizeof text - n, i % 2 ? "e%d" : "E%+d",
                 (int)(random64() % (i % 3 ? 90 : 700)) - (i % 3 ? 55 : 350));
        check_read(text);
    }
}

/* Texts that lie exactly between two numbers, and a little beside them. */
static void test_between(void **state)
{
    (void)state;
    char text[MOST_TEXT];
    for (unsigned long i = 0; i < rounds() / 20; i++) {
        const uint32_t low = (uint32_t)random64() & 0x7fffffff;
        if (!is_finite(SINGLE, low) || !is_finite(SINGLE, low + 1))
            continue;
        const double middle = ((double)rt_float_of(low) + (double)rt_float_of(low + 1)) / 2;
        int n = snprintf(text, sizeof text, "%.160f", middle);
        check_read(text);
        memcpy(text + n, "1", 2);
        check_read(text);
        n = snprintf(text, sizeof text, "%.30e", nextafter(middle, 0));
        check_read(text);
    }
}

/* More digits than are kept: the last one still decides. */
static void test_many_digits(void **state)
{
    (void)state;
    static char text[4000];
    int n = snprintf(text, sizeof text, "%.1080f", 0x1p-1074 * 2.5);
    check_read(text); /* exactly between */
    memset(text + n, '0', 1500);
    text[n + 1500] = '\0';
    check_read(text);
    text[n + 1499] = '1';
    check_read(text);
    memset(text, '9', 400);
    text[400] = '\0';
    check_read(text);
    memcpy(text + 400, "e-399", 6);
    check_read(text);
    memset(text, '0', 3000);
    memcpy(text + 1, ".", 1);
    memcpy(text + 3000, "25e2999", 8);
    check_read(text);
    memcpy(text + 3000, "25e999999999999999999999", 25);
    assert_int_equal(read_of(&SHORT[DOUBLE], text).trouble, RT_FLOAT_LARGE);
    memcpy(text + 3000, "25e-99999999999999999999", 25);
    assert_int_equal(read_of(&SHORT[DOUBLE], text).trouble, RT_FLOAT_SMALL);
    reads_as(&SHORT[DOUBLE], "0e999999999999", 0);
}

/* ---- fields ---- */

static void test_narrow(void **state)
{
    (void)state;
    for (unsigned format = 0; format < FORMATS; format++) {
        for (unsigned width = 1; width <= SHORT[format].format; width++) {
            struct rt_float_kind kind = {SHORT[format].format, (uint8_t)width, 0};
            for (unsigned i = 0; i < 200; i++) {
                char text[RT_FLOAT_TEXT_MAX];
                const uint64_t bits = i == 0 ? UINT64_MAX >> (64 - width)
                                             : random64() >> (64 - width) & UINT64_MAX << i % width;
                kind.digits = i % 2 ? 0 : 17;
                const size_t size = rt_float_print(&kind, bits, text);
                assert_true(size < RT_FLOAT_TEXT_MAX);
                reads_as(&kind, text, bits);
            }
        }
    }
}

static void test_names(void **state)
{
    (void)state;
    static const struct rt_float_kind narrow = {64, 20, 20}, few = {32, 8, 0}, high = {32, 10, 0};
    prints(&LONG[SINGLE], 0x7f800000, "+INF");
    prints(&LONG[SINGLE], 0xff800000, "-INF");
    prints(&LONG[SINGLE], 0x7fc00000, "+QNAN");
    prints(&LONG[SINGLE], 0xffc00000, "-QNAN");
    prints(&LONG[SINGLE], 0x7fa00000, "+SNAN");
    prints(&LONG[SINGLE], 0x7fc00001, "0x7fc00001");
    prints(&SHORT[HALF], 0xfd00, "-SNAN");
    prints(&SHORT[DOUBLE], UINT64_C(0x7ff8000000000000), "+QNAN");
    prints(&narrow, 0x7ff80, "+QNAN");
    prints(&narrow, 0x7ff81, "0x7ff81");
    prints(&high, 0x1ff, "+QNAN");
    reads_as(&SHORT[SINGLE], "INF", 0x7f800000);
    reads_as(&SHORT[SINGLE], "QNAN", 0x7fc00000);
    reads_as(&SHORT[SINGLE], "+1.5", 0x3fc00000);
    reads_as(&SHORT[SINGLE], "0x3f800000", 0x3f800000);
    reads_as(&narrow, "0x3ff00", 0x3ff00);
    reads_as(&narrow, "-1.5", 0xbff80);
    assert_int_equal(read_of(&few, "INF").trouble, RT_FLOAT_NARROW);
    assert_int_equal(read_of(&high, "SNAN").trouble, RT_FLOAT_NARROW);
}

static void test_troubles(void **state)
{
    (void)state;
    static const struct rt_float_kind narrow = {32, 20, 0};
    static const char *const missing[] = {"", "-", "x", ".5", "--1", "inf", "+Q", "IN"};
    for (size_t i = 0; i < sizeof missing / sizeof *missing; i++)
        assert_int_equal(read_of(&SHORT[SINGLE], missing[i]).trouble, RT_FLOAT_MISSING);
    assert_int_equal(read_of(&SHORT[SINGLE], "3.4028236e38").trouble, RT_FLOAT_LARGE);
    assert_int_equal(read_of(&SHORT[SINGLE], "7e-46").trouble, RT_FLOAT_SMALL);
    assert_int_equal(read_of(&SHORT[HALF], "65520").trouble, RT_FLOAT_LARGE);
    assert_int_equal(read_of(&SHORT[HALF], "0x10000").trouble, RT_FLOAT_BITS);
    assert_int_equal(read_of(&SHORT[DOUBLE], "0x10000000000000000").trouble, RT_FLOAT_BITS);
    const struct rt_float_reading found = read_of(&narrow, "-0.1");
    assert_int_equal(found.trouble, RT_FLOAT_BETWEEN);
    assert_int_equal(found.bits, 0xbdccc);
    assert_int_equal(found.beyond, 0xbdccd);
    /* What follows is not read. */
    static const char after[] = "1.5.NEG", exponent[] = "1e+x", point[] = "1.";
    assert_int_equal(rt_float_read(&narrow, after, after + 7).length, 3);
    assert_int_equal(rt_float_read(&narrow, exponent, exponent + 4).length, 1);
    assert_int_equal(rt_float_read(&narrow, point, point + 2).length, 1);
    assert_int_equal(rt_float_read(&narrow, after, after + 2).length, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_halves),   cmocka_unit_test(test_random),
        cmocka_unit_test(test_corners),  cmocka_unit_test(test_texts),
        cmocka_unit_test(test_between),  cmocka_unit_test(test_many_digits),
        cmocka_unit_test(test_narrow),   cmocka_unit_test(test_names),
        cmocka_unit_test(test_troubles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
