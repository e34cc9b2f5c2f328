/* Instruction text to instructions: what is accepted, what is refused, and with which messages. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "asm/text/number.h"
#include "mini.h"

static int parse_on(unsigned config, const char *text, struct isadora_insn *in,
                    struct isadora_complaint *why)
{
    struct isadora_context context = {.config = config, .address = 0x100};
    size_t size = strlen(text);
    char *copy = malloc(size + 1); /* so that a sanitizer sees reads beyond the end */
    assert_non_null(copy);
    memcpy(copy, text, size);
    int result = isadora_parse(&mini_target, &context, NULL, copy, size, in, why);
    free(copy);
    return result;
}

/* The word of an instruction. */
static void reads(const char *text, unsigned word)
{
    struct isadora_insn in;
    struct isadora_complaint why = {.text = ""};
    uint8_t bytes[4] = {0};
    struct isadora_context context = {.config = 0, .address = 0x100};

    if (parse_on(0, text, &in, &why) != (int)strlen(text))
        fail_msg("`%s`: %s", text, why.text);
    mini_encode(&context, &in, bytes, sizeof bytes);
    unsigned got =
        bytes[0] | (unsigned)bytes[1] << 8 | (unsigned)bytes[2] << 16 | (unsigned)bytes[3] << 24;
    if (got != word)
        fail_msg("`%s`: %x, expected %x", text, got, word);
}

/* The message for an instruction, and the column where it points. */
static struct isadora_complaint refused(const char *text, size_t column, const char *message)
{
    struct isadora_insn in;
    struct isadora_complaint why;

    assert_int_equal(parse_on(0, text, &in, &why), ISADORA_NO_FORM);
    if (strcmp(why.text, message) != 0 || why.column != column) {
        fail_msg("`%s`: column %zu: %s", text, why.column, why.text);
    }
    return why;
}

static void test_spellings(void **state)
{
    (void)state;
    reads("mov r1, r2", 0x1012);
    reads("mov r1,r2", 0x1012);
    reads("  mov\tr1 , r2  ", 0x1012);
    reads("mov zero, r15", 0x100f);
    reads("ldi r3, -1", 0x23ff);
    reads("ldi r3, 0b101", 0x2305);
    reads("ldi r3, 0x7f", 0x237f);
    reads("add r1, r2", 0x5012);
    reads("add.sat r1, #0xf", 0x591f);
    reads("inc r5, r5", 0x7005);
    reads("sel r5", 0x8005);
    reads("@p3 sel r5", 0x8b05);
}

static void test_expressions(void **state)
{
    (void)state;
    reads("ldi r0, 1+2*3", 0x2007);
    reads("ldi r0, 1 + 2 * 3", 0x2007);
    reads("ldi r0, (1+2)*3", 0x2009);
    reads("ldi r0, -(1 + 2)", 0x20fd);
    reads("ldi r0, 1<<4|3&6", 0x2002); /* as the GNU assembler: `|` and `&` alike, from the left */
    reads("ldi r0, 1<<2+1", 0x2005);
    reads("ldi r0, 1 + 2 | 4", 0x2007);
    reads("ldi r0, 2*3>>1", 0x2003);
    reads("ldi r0, 100/7 % 4", 0x2002);
    reads("ldi r0, -7/2", 0x20fd);
    reads("ldi r0, -7 % 4", 0x20fd);
    reads("ldi r0, ~5 ^ 3", 0x20f9);
    reads("ldi r0, 10-3-2", 0x2005);
    reads("bra 0x102", 0x4000);
    reads("bra 0x100", 0x40ff);
    reads("bra 0x100 + 2*8", 0x4007);
}

/* Digits that are read all at once are the number that they are one by one, whatever follows. */
static void test_digits(void **state)
{
    static const char *const numbers[] = {"0",        "7",         "10",      "305",
                                          "9999",     "65536",     "123456",  "9876543",
                                          "12345678", "999999999", "0000012", "00000123",
                                          "01234567", "100000000", "5000000"};
    (void)state;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        for (unsigned after = 0; after < 256; after++) {
            char text[24] = "";
            uint64_t value = UINT64_MAX;
            const size_t size = strlen(numbers[i]);
            if (after >= '0' && after <= '9')
                continue;
            memset(text, '9', sizeof text - 1);
            memcpy(text, numbers[i], size);
            text[size] = (char)after;
            const unsigned read = rt_digits_read(text, &value);
            assert_int_equal(read, size < 8 ? size : 8);
            if (read < 8)
                assert_int_equal(value, strtoull(numbers[i], NULL, 10));
        }
}

static void test_preference(void **state)
{
    (void)state;
    reads("ldi r1, 0x80", 0x803100);         /* the short one does not take it */
    reads("long ldi r1, 0x7", 0x73100);      /* forced */
    reads("long ldi r1, 0x80", 0x803100);    /* not needed, fine all the same */
    reads("ldi r1, -0x100", 0xff003100);     /* wraps */
    reads("ldi r1, 0xffffff00", 0xff003100); /* the same in 32 bits */
    reads("ldi r1, 0xffffffffffffff00", 0xff003100);
    refused("ldi r1, 0x10005", 8, "`0x10005` is not in 0x0..0xffff");
    refused("long mov r1, r2", 0, "`long` is not allowed here: this statement has no other form");
    refused("long mvo r1, r2", 5, "unknown mnemonic `mvo`");
}

static void test_masks(void **state)
{
    (void)state;
    reads("mov r1, r2 ^0x500", 0x1512);
    reads("mov r1, r2 ^0x0", 0x1012);
    refused("mov r1, r2 ^0x1", 11,
            "the mask after `^` may only have bits that the statement does not determine");
    refused("mov r1, r2 ^0x1000", 11,
            "the mask after `^` may only have bits that the statement does not determine");
}

static void test_messages(void **state)
{
    struct isadora_complaint why;

    (void)state;
    why = refused("mvo r1, r2", 0, "unknown mnemonic `mvo`");
    assert_string_equal(why.notes[0], "did you mean `mov`?");
    refused("movx r1, r2", 0, "unknown mnemonic `movx`");
    refused("mov r1, r16", 8, "expected r0..r15, found `r16`");
    refused("mov r1, 5", 8, "expected r0..r15, found `5`");
    refused("mov r1 r2", 7, "expected `,`, found `r2`");
    refused("ldi r1 5", 7, "expected `,`, found `5`");
    why = refused("mov r1, R2", 8, "expected r0..r15, found `R2`");
    assert_string_equal(why.notes[0], "did you mean `r2`?");
    why = refused("LONG ldi r1, 5", 0, "unknown mnemonic `LONG`");
    refused("mov r1", 6, "expected r0..r15, found the end");
    refused("mov r1, r2 r3", 11, "expected the end of the statement, found `r3`");
    refused("ldi r1, q", 8,
            "expected one of a number -0x80..0x7f, a number 0x0..0xffff, found `q`");
    refused("add r1, #16", 9, "`16` is not allowed here; expected a number 0x1..0xf");
    refused("add.sta r1, r2", 3, "expected one of `.sat`, r0..r15, found `.sta`");
    refused("bra 0x101", 4, "`0x101` is not on a step of 2");
    refused("bra 0x1000", 4,
            "`0x1000` is out of reach: the distance must be in -0x100..0xfe in steps of 0x2");
    refused("inc r5, r6", 8, "`r6`: field D is already set to 5 by an earlier operand");
    refused("ldi r1, 0x10000000000000000", 8, "this number needs more than 64 bits");
    why = refused("mov , r2", 4, "expected r0..r15, found `,`");
    assert_string_equal(why.notes[0], "missing r0..r15 before `,`");
    why = refused("mov r1, 5", 8, "expected r0..r15, found `5`");
    assert_string_equal(why.notes[0], "r0..r15 would be valid in place of `5`");
    refused("", 0, "expected an instruction");
    refused("@p3 mov r1, r2", 0, "`@p3` is not allowed before `mov`");
}

static void test_configs(void **state)
{
    struct isadora_insn in;

    (void)state;
    assert_int_equal(parse_on(1, "nop", &in, NULL), 3);
    struct isadora_complaint why = refused("nop", 0, "this exists on two; one is selected");
    assert_int_equal(why.kind, ISADORA_TROUBLE_CONFIG);
}

static void test_limits(void **state)
{
    enum { SIZE = 40000 };
    char *text = malloc(SIZE + 1);
    struct isadora_insn in;
    struct isadora_complaint why;

    (void)state;
    assert_non_null(text);
    text[SIZE] = '\0';
    memset(text, ' ', SIZE);
    memcpy(text, "ldi r0,", 7);
    text[SIZE - 1] = '1';
    assert_int_equal(parse_on(0, text, &in, &why), ISADORA_NO_FORM);
    assert_int_equal(why.kind, ISADORA_TROUBLE_LIMIT);
    for (size_t i = 7; i < 16000; i++)
        text[i] = "(-"[i % 2];
    text[16000] = '\0';
    assert_int_equal(parse_on(0, text, &in, &why), ISADORA_NO_FORM);
    for (size_t i = 7; i < 16000; i++)
        text[i] = "1+"[i % 2];
    assert_int_equal(parse_on(0, text, &in, &why), ISADORA_NO_FORM);
    free(text);
}

/* Pieces of instructions in any order: the parser returns an answer and does nothing else. */
static void test_noise(void **state)
{
    static const char *const bits[] = {
        "mov", "ldi", " ",   ",",    "r1",  "0x",   "-",  "(",    ")",     "^0x1",
        "@p",  "#",   "sel", ".sat", "1<<", "zero", "\n", "\x80", "long ", "18446744073709551615"};
    char text[256];
    uint32_t seed = 1;

    (void)state;
    for (unsigned round = 0; round < 20000; round++) {
        size_t size = 0;
        struct isadora_insn in;
        struct isadora_complaint why;
        for (unsigned i = 0; i < 10; i++) {
            seed = seed * 1664525 + 1013904223;
            const char *piece = bits[(seed >> 16) % (sizeof bits / sizeof bits[0])];
            memcpy(text + size, piece, strlen(piece));
            size += strlen(piece);
        }
        text[size] = '\0';
        if (parse_on(0, text, &in, &why) < 0)
            assert_true(why.column + why.length <= size);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_spellings), cmocka_unit_test(test_expressions),
        cmocka_unit_test(test_digits),    cmocka_unit_test(test_preference),
        cmocka_unit_test(test_masks),     cmocka_unit_test(test_messages),
        cmocka_unit_test(test_configs),   cmocka_unit_test(test_limits),
        cmocka_unit_test(test_noise),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
