/* Statements that are read as others of their shape: always the same as in full. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "asm/match/known.h"
#include "mini.h"

static enum isadora_symbol symbol_find(void *user, const char *name, size_t size,
                                       struct isadora_number *value)
{
    const char *known = user;

    *value = (struct isadora_number){7, false};
    return size == strlen(known) && memcmp(name, known, size) == 0 ? ISADORA_KNOWN : ISADORA_NEVER;
}

/* The same result with shapes as without. */
static bool compare(struct isadora_shapes *shapes, unsigned config,
                    const struct isadora_symbols *symbols, const char *text)
{
    const struct isadora_context context = {.config = config, .address = 0x100};
    struct isadora_insn plain = {0}, shaped = {0};
    uint8_t wanted[ISADORA_WORD_BYTES] = {0}, got[ISADORA_WORD_BYTES] = {0};
    const size_t size = strlen(text);
    char *copy = malloc(size + 1); /* so that a sanitizer sees reads beyond the end */

    assert_non_null(copy);
    memcpy(copy, text, size);
    const int result = isadora_parse(&mini_target, &context, symbols, copy, size, &plain, NULL);
    const int again =
        isadora_parse_shaped(shapes, &mini_target, &context, symbols, copy, size, &shaped, NULL);
    free(copy);
    if (again != result)
        fail_msg("`%s`: %d, expected %d", text, again, result);
    if (result < 0)
        return false;
    mini_encode(&context, &plain, wanted, sizeof wanted);
    mini_encode(&context, &shaped, got, sizeof got);
    if (shaped.form != plain.form || memcmp(got, wanted, sizeof got) != 0)
        fail_msg("`%s`: another instruction", text);
    return true;
}

static struct isadora_shapes *shapes_new(void)
{
    struct isadora_shapes *shapes = isadora_shapes_new();

    assert_non_null(shapes);
    return shapes;
}

/* How many shapes there are of which that is known. */
static unsigned count_of(const struct isadora_shapes *shapes, enum rt_knowledge knowledge)
{
    unsigned count = 0;

    for (unsigned i = 0; i < RT_SHAPES_SETS; i++)
        for (unsigned j = 0; j < RT_SHAPES_WAYS; j++)
            count += shapes->hash[i][j] != 0 && shapes->known[i][j].knowledge == knowledge;
    return count;
}

static void test_known(void **state)
{
    struct isadora_shapes *shapes = shapes_new();

    (void)state;
    assert_true(compare(shapes, 0, NULL, "mov           r1, r2"));
    assert_int_equal(count_of(shapes, RT_KNOWN_READING), 0); /* it may not come again */
    assert_true(compare(shapes, 0, NULL, "mov           r3, r4"));
    assert_int_equal(count_of(shapes, RT_KNOWN_READING), 1);
    assert_true(compare(shapes, 0, NULL, "mov           r5, r6"));
    assert_int_equal(count_of(shapes, RT_KNOWN_READING), 1);
    assert_true(compare(shapes, 1, NULL, "mov           r5, r6"));
    assert_true(compare(shapes, 1, NULL, "mov           r7, r6"));
    assert_int_equal(count_of(shapes, RT_KNOWN_READING), 2);
    isadora_shapes_free(shapes);
}

/* Digits decide whether the statement fits, and which form it is. */
static void test_digits(void **state)
{
    struct isadora_shapes *shapes = shapes_new();
    char text[64];

    (void)state;
    for (unsigned round = 0; round < 3; round++)
        for (unsigned i = 0; i < 100; i++) {
            snprintf(text, sizeof text, "mov          r%02u, r%u", i, i % 16);
            compare(shapes, 0, NULL, text);
            snprintf(text, sizeof text, "mov          r%u, r%02u", i % 10, i);
            assert_int_equal(compare(shapes, 0, NULL, text), i < 16);
            snprintf(text, sizeof text, "ldi           r1, %u", 100 + 5 * i);
            assert_true(compare(shapes, 0, NULL, text)); /* short up to 127 */
            snprintf(text, sizeof text, "ldi           r1, %#x", 1 + 7 * i);
            assert_true(compare(shapes, 0, NULL, text));
            snprintf(text, sizeof text, "inc           r%u, r%u", i / 10, i % 10);
            assert_int_equal(compare(shapes, 0, NULL, text), i / 10 == i % 10);
            snprintf(text, sizeof text, "@p%u           sel r%u", i / 10, i % 10);
            assert_int_equal(compare(shapes, 0, NULL, text), i / 10 < 8);
            snprintf(text, sizeof text, "add.sat        r1, #%u", i % 10);
            compare(shapes, 0, NULL, text);
        }
    assert_true(count_of(shapes, RT_KNOWN_READING) >= 8);
    isadora_shapes_free(shapes);
}

/* A name may become a symbol, which is what the number then is. */
static void test_names(void **state)
{
    struct isadora_shapes *shapes = shapes_new();
    const struct isadora_symbols some = {.find = symbol_find, .user = "limit"};
    const struct isadora_symbols others = {.find = symbol_find, .user = "other"};

    (void)state;
    for (unsigned round = 0; round < 3; round++) {
        assert_false(compare(shapes, 0, &others, "ldi         r1, limit"));
        assert_true(compare(shapes, 0, &some, "ldi         r1, limit"));
        assert_false(compare(shapes, 0, NULL, "ldi         r1, limit"));
        assert_true(compare(shapes, 0, &some, "mov           r1, r2"));
    }
    isadora_shapes_free(shapes);
}

/* Other spellings, masks, marks, conditions of the caller. */
static void test_others(void **state)
{
    static const char *const texts[] = {
        "long           ldi r1, 5",    "ldi           r1, 5+6", "ldi           r1, -5",
        "ldi           r1, (5)",       "mov          zero, r2", "mov          r1, zero",
        "mov           r1, r2 ^0x300", "mov           r1,r2",   "mov           r1 , r2",
        "mov           r01, r2",       "ldi          r1, 0x7f", "ldi          r1, 5x7f",
        "ldi          r1, 0x7g",       "ldi         r1, 0b101", "ldi         r1, 1b",
        "bra           0x10a",         "bra           0x10b",   "bra            99999",
    };
    struct isadora_shapes *shapes = shapes_new();
    const struct isadora_symbols least = {.find = symbol_find, .user = "", .least = 4};
    const struct isadora_symbols free_forms = {.find = symbol_find, .user = "", .free = true};

    (void)state;
    for (unsigned round = 0; round < 4; round++)
        for (unsigned i = 0; i < sizeof texts / sizeof texts[0]; i++) {
            compare(shapes, round % 2, NULL, texts[i]);
            compare(shapes, 0, &least, texts[i]);
            compare(shapes, 0, &free_forms, texts[i]);
        }
    isadora_shapes_free(shapes);
}

/* Pieces of statements in any order, each statement with other digits, too. */
static void test_noise(void **state)
{
    static const char *const bits[] = {"mov           r1, ",
                                       "ldi            ",
                                       "add.sat       r1, ",
                                       "sel               ",
                                       "inc           r3, ",
                                       "@p1            ",
                                       "long           ",
                                       "r1",
                                       "r12",
                                       "r1, 5",
                                       "r3",
                                       ", ",
                                       "#",
                                       "#4",
                                       "0x1f",
                                       "-7",
                                       "zero",
                                       " ",
                                       ""};
    static const char digits[] = "0123456789abcdef";
    struct isadora_shapes *shapes = shapes_new();
    unsigned seed = 1, valid = 0;

    (void)state;
    for (unsigned round = 0; round < 30000; round++) {
        char text[256];
        size_t size = 0;
        for (unsigned i = 0; i < 3; i++) {
            seed = seed * 1664525 + 1013904223;
            const char *piece = bits[(seed >> 16) % (sizeof bits / sizeof bits[0])];
            memcpy(text + size, piece, strlen(piece));
            size += strlen(piece);
        }
        text[size] = '\0';
        for (unsigned again = 0; again < 3; again++) {
            valid += compare(shapes, 0, NULL, text);
            seed = seed * 1664525 + 1013904223;
            for (size_t i = 0; i < size; i++)
                if (text[i] >= '0' && text[i] <= '9')
                    text[i] = digits[(seed >> 8) % (again == 0 ? 10 : 16)];
        }
    }
    assert_true(valid > 500);
    isadora_shapes_free(shapes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_known),  cmocka_unit_test(test_digits), cmocka_unit_test(test_names),
        cmocka_unit_test(test_others), cmocka_unit_test(test_noise),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
