/* Units of several words (bundle.h), against a reading bit by bit. The unit is that of a machine
 * with three instructions of 64 bits, each with 21 bits of the word before them. */
#include <isadora/bundle.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { UNITS = 50, UNIT = 32, WORDS = 3, WORD = 11, BITS = 87, ROUNDS = 200 };

static const uint8_t offsets[] = {8, 16, 24};
static const struct isadora_bundle_part parts[] = {
    {ISADORA_PART_OWN, 64, 64, 0},  {ISADORA_PART_OWN, 0, 21, 0},   {ISADORA_PART_ZERO, 0, 1, 0},
    {ISADORA_PART_OWN, 63, 1, 0},   {ISADORA_PART_OWN, 128, 64, 0}, {ISADORA_PART_OWN, 21, 21, 0},
    {ISADORA_PART_PREV, 64, 5, 16}, {ISADORA_PART_ZERO, 0, 1, 0},   {ISADORA_PART_OWN, 192, 64, 0},
    {ISADORA_PART_OWN, 42, 21, 0},  {ISADORA_PART_PREV, 64, 5, 16}, {ISADORA_PART_ZERO, 0, 1, 0},
};
static const struct isadora_bundle bundle = {UNIT, WORDS, 4, offsets, parts, NULL};
static const struct isadora_unit unit = {.bytes = WORD, .bits = BITS, .align = 1, .configs = 1};
static const struct isadora_target target = {.units = &unit, .unit_count = 1, .bundle = &bundle};
static const struct isadora_target plain = {.units = &unit, .unit_count = 1};

static uint64_t random_state;

static uint8_t random_byte(void)
{
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint8_t)(random_state >> 56);
}

static unsigned bit(const uint8_t *bytes, unsigned i) { return bytes[i / 8] >> i % 8 & 1u; }

/* Bit i of word n of a unit, by what the description of that machine says. */
static unsigned expected_bit(const uint8_t *u, unsigned n, unsigned i)
{
    if (i < 64)
        return bit(u, 64 + 64 * n + i);
    if (i < 85)
        return bit(u, 21 * n + i - 64);
    if (i == 86)
        return n == 0 ? bit(u, 63) : 0;
    const unsigned before = 21 * (n - 1); /* of the word before: its lowest five are 0x10 */
    return n != 0 && bit(u, before + 4) && !bit(u, before + 3) && !bit(u, before + 2) &&
           !bit(u, before + 1) && !bit(u, before);
}

static void fill_units(uint8_t *units)
{
    for (unsigned i = 0; i < UNITS * UNIT; i++)
        units[i] = random_byte();
    for (unsigned u = 0; u < UNITS; u += 2) /* the mark, which is rare */
        units[u * UNIT] = (uint8_t)((units[u * UNIT] & 0xe0) | 0x10);
}

static void words_are_bits_of_units(void **state)
{
    uint8_t units[UNITS * UNIT], words[UNITS * WORDS * WORD], back[UNITS * UNIT];
    unsigned marks = 0;
    (void)state;
    for (unsigned round = 0; round < ROUNDS; round++) {
        fill_units(units);
        memset(words, 0xff, sizeof words);
        isadora_bundle_take(&target, units, UNITS, words);
        for (unsigned n = 0; n < UNITS * WORDS; n++) {
            for (unsigned i = 0; i < 8 * WORD; i++) {
                const uint8_t *u = units + n / WORDS * UNIT;
                const unsigned want = i < BITS ? expected_bit(u, n % WORDS, i) : 0;
                assert_int_equal(bit(words + n * WORD, i), want);
                marks += i == 85 && want;
            }
        }
        memset(back, 0, sizeof back);
        assert_int_equal(isadora_bundle_put(&target, words, UNITS * WORDS, back), UNITS * WORDS);
        assert_memory_equal(back, units, sizeof units);
    }
    assert_true(marks > ROUNDS);
}

/* A bit that has no place in the text is refused where it differs from its value there. */
static void wrong_words_are_found(void **state)
{
    uint8_t units[UNITS * UNIT], words[UNITS * WORDS * WORD], back[UNITS * UNIT];
    unsigned at;
    (void)state;
    fill_units(units);
    isadora_bundle_take(&target, units, UNITS, words);
    for (unsigned n = 0; n < UNITS * WORDS; n++) {
        uint8_t *word = words + n * WORD;
        for (unsigned i = 85; i < BITS; i++) {
            const bool own = i == 86 && n % WORDS == 0;
            word[i / 8] ^= (uint8_t)(1u << i % 8);
            assert_int_equal(isadora_bundle_put(&target, words, UNITS * WORDS, back),
                             own ? UNITS * WORDS : n);
            const struct isadora_bundle_part *wrong = isadora_bundle_wrong(&target, n, word, &at);
            assert_true((wrong == NULL) == own);
            if (wrong)
                assert_int_equal(at, i);
            word[i / 8] ^= (uint8_t)(1u << i % 8);
        }
    }
}

static void last_words_need_a_next_one(void **state)
{
    uint8_t word[WORD] = {0};
    (void)state;
    for (unsigned value = 0; value < 32; value++) {
        word[8] = (uint8_t)(value | 0xe0);
        for (size_t n = 0; n < 9; n++) {
            assert_int_equal(isadora_bundle_hangs(&target, n, word), value == 16 && n % 3 == 2);
            assert_false(isadora_bundle_hangs(&plain, n, word));
        }
    }
}

/* The first word of a bundle may depend on the last one of the bundle before. */
static void bundles_depend_on_bundles(void **state)
{
    static const uint8_t places[] = {1, 2};
    static const struct isadora_bundle_part both[] = {{ISADORA_PART_OWN, 0, 7, 0},
                                                      {ISADORA_PART_PREV, 0, 2, 3},
                                                      {ISADORA_PART_OWN, 7, 8, 0},
                                                      {ISADORA_PART_OWN, 15, 1, 0}};
    static const struct isadora_bundle small = {2, 2, 2, places, both, NULL};
    static const struct isadora_unit word = {.bytes = 2, .bits = 9, .align = 1, .configs = 1};
    static const struct isadora_target two = {.units = &word, .unit_count = 1, .bundle = &small};
    const uint8_t units[] = {0x80, 0x01, 0x80, 0x00, 0x00, 0x00};
    uint8_t words[12], back[6] = {0};
    unsigned at;
    (void)state;
    isadora_bundle_take(&two, units, 3, words);
    for (unsigned n = 0; n < 6; n += 2)
        assert_int_equal(bit(words + 2 * n, 7), n == 2); /* the word before is 3, then 1 */
    assert_int_equal(isadora_bundle_put(&two, words, 6, back), 6);
    assert_memory_equal(back, units, sizeof units);
    assert_false(isadora_bundle_hangs(&two, 1, words + 2));
    words[0] |= 0x80; /* nothing precedes */
    assert_non_null(isadora_bundle_wrong(&two, 0, words, &at));
    words[4] ^= 0x80;
    assert_non_null(isadora_bundle_wrong(&two, 2, words + 4, &at));
    assert_int_equal(at, 7);
}

static void addresses(void **state)
{
    (void)state;
    for (uint64_t n = 0; n < 100; n++) {
        const uint64_t at = n / 3 * 32 + 8 + n % 3 * 8,
                       next = (n + 1) / 3 * 32 + 8 + (n + 1) % 3 * 8;
        assert_int_equal(isadora_bundle_address(&bundle, n), at);
        assert_int_equal(isadora_bundle_number(&bundle, at), n);
        assert_int_equal(isadora_bundle_number(&bundle, at + 1), SIZE_MAX);
        assert_int_equal(isadora_bundle_target(&bundle, at), at);
        assert_int_equal(isadora_bundle_next(&bundle, at), next);
        assert_int_equal(isadora_next_address(&target, 0, at, WORD), next);
        assert_int_equal(isadora_place_address(&target, 0, n * WORD), at);
        assert_int_equal(isadora_place_offset(&target, 0, at), n * WORD);
        const uint64_t label = n % 3 ? at : at - 8;
        assert_int_equal(isadora_place_label(&target, 0, n * WORD), label);
        assert_int_equal(isadora_place_offset(&target, 0, label), n * WORD);
        assert_int_equal(isadora_bundle_next(&bundle, label), next);
        assert_int_equal(isadora_place_begins(&target, label), n % 3 == 0);
    }
    assert_int_equal(isadora_bundle_target(&bundle, 64), 72);
    assert_int_equal(isadora_bundle_target(&bundle, 65), 65);
    assert_int_equal(isadora_place_label(&plain, 0, 22), 22);
    assert_int_equal(isadora_place_offset(&plain, 0, 22), 22);
    assert_int_equal(isadora_next_address(&plain, 0, 22, 11), 33);
    assert_true(isadora_place_begins(&plain, 7));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_are_bits_of_units), cmocka_unit_test(wrong_words_are_found),
        cmocka_unit_test(last_words_need_a_next_one), cmocka_unit_test(bundles_depend_on_bundles),
        cmocka_unit_test(addresses)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
