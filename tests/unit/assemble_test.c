/* The source driver: lines, labels, directives, passes, errors. The instructions are those of
 * mini.h.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include <isadora/asm.h>
#include "mini.h"

static int user_token; /* what `include` gets back */
static struct isadora_target target;

/* Files that `.include` finds. */
static bool include(void *user, const char *from, const char *name, struct isadora_source *out)
{
    static const struct isadora_source files[] = {
        {"one.inc", "one: .byte 1\n", 13},
        {"loop.inc", ".include \"loop.inc\"\n", 20},
        {"bad.inc", "mov r1, r2\nmov r1\n", 18},
    };

    assert_ptr_equal(user, &user_token);
    (void)from;
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        if (strcmp(files[i].name, name) != 0)
            continue;
        *out = files[i];
        return true;
    }
    return false;
}

static enum isadora_assembly_result assemble(const char *text, struct isadora_assembly *out)
{
    struct isadora_assembly_input input = {
        .target = &target,
        .source = {"test.s", text, strlen(text)},
        .origin = 0x100,
        .limit = 1 << 20,
        .include = include,
        .user = &user_token,
    };

    return isadora_assemble(&input, out);
}

/* From here on instructions of four bytes must be aligned to `align`. */
static void align_long(uint8_t align)
{
    static struct isadora_unit units[2];

    units[0] = mini_units[0];
    units[1] = mini_units[1];
    units[1].align = align;
    target = mini_target;
    target.units = units;
}

static void collect(void *user, const char *text, size_t size)
{
    char *all = user;
    size_t used = strlen(all);

    if (used + size > 4000)
        size = 4000 - used;
    memcpy(all + used, text, size);
    all[used + size] = '\0';
}

/* All messages of an assembly. */
static void messages(const struct isadora_assembly *out, char *text)
{
    text[0] = '\0';
    for (size_t i = 0; i < out->error_count; i++)
        isadora_assembly_print(out, &out->errors[i], collect, text);
}

/* Bytes in hex. */
static void gives(const char *text, const char *hex)
{
    struct isadora_assembly out;
    char got[512] = "", all[4096];

    if (assemble(text, &out) != ISADORA_ASSEMBLED) {
        messages(&out, all);
        fail_msg("%s\n%s", text, all);
    }
    for (size_t i = 0; i < out.size && 2 * i + 2 < sizeof got; i++) {
        got[2 * i] = "0123456789abcdef"[out.bytes[i] >> 4];
        got[2 * i + 1] = "0123456789abcdef"[out.bytes[i] & 15];
        got[2 * i + 2] = '\0';
    }
    if (strcmp(got, hex) != 0)
        fail_msg("%s\n%s, expected %s", text, got, hex);
    isadora_assembly_free(&out);
}

static void fails(const char *text, const char *expected)
{
    struct isadora_assembly out;
    char all[4096];

    assert_int_equal(assemble(text, &out), ISADORA_ASSEMBLY_BAD);
    assert_null(out.bytes);
    messages(&out, all);
    if (strcmp(all, expected) != 0)
        fail_msg("%s\ngives\n%s", text, all);
    isadora_assembly_free(&out);
}

static void test_lines(void **state)
{
    (void)state;
    gives("", "");
    gives("\n\n ; nothing\n// nothing\n", "");
    gives("mov r1, r2", "1210");
    gives("mov r1, r2 ; comment\n\tmov r3, r4 // comment\r\n", "12103410");
    gives("a: b: mov r1, r2\nc:\n", "1210");
}

static void test_labels(void **state)
{
    (void)state;
    gives("a: bra a\nbra b\nbra a\nb: mov r0, r0\n", "ff400140fd400010");
    gives(".set two 2\nldi r1, two+1\n.set three, two + 1\nldi r1, three\n", "03210321");
    gives("ldi r1, n\n.set n m*2\n.set m 3\n", "0621");
    gives(".half a\na: .half b - a, b\nb:\n", "020104000601");
}

/* `.`: of each item of data its own address, also where it waits for a name. */
static void test_here(void **state)
{
    (void)state;
    gives("bra .\nbra .+4\nbra . - 2\n", "ff400140fe40");
    gives("a: ldi r1, . - a\nldi r1, .-a\nldi r1, (. - a) * 2\n", "002102210821");
    gives("ldi r1, .\nldi r1, . + 1\n", "00310001"
                                        "00310501");
    gives("a: mov r1, r2\n.half ., . - a, b - .\nb:\n", "1210020104000200");
    gives("mov r1, r2\n.set x .\nmov r1, r2\n.half x, . - x\n", "1210121002010400");
    gives("mov r1, r2\n.org . + 2\nldi r1, b - .\nb:\n", "121000000221");
}

static void test_data(void **state)
{
    (void)state;
    gives(".byte 1, -128, 255", "0180ff");
    gives(".half 0x1234\n.word 0x12345678\n.quad -2\n", "341278563412feffffffffffffff");
    gives(".ascii \"a;b//\\n\\x41\\\"\", \"z\" ; end", "613b622f2f0a41227a");
    gives(".unit 0x1234, 0x12345678, 0x1", "3412785634120100");
    gives(".byte 1\n.align 4\n.byte 2\n.org 0x108\n.byte 3\n", "010000000200000003");
}

/* As other assemblers call them. */
static void test_other_data(void **state)
{
    (void)state;
    gives(".2byte 1\n.short 2\n.hword 3\n.4byte 4\n.long 5\n", "0100020003000400000005000000");
    gives(".8byte 1\n.dword -1\n", "0100000000000000ffffffffffffffff");
    gives(".asciz \"a\", \"\"\n.string \"b\"\n", "6100006200");
    gives(".zero 2\n.space 2, 0xff\n.skip 1, -2\n", "0000fffffe");
    gives(".byte 1\n.balign 4, 9\n.byte 2\n.p2align 1\n.byte 3\n", "0109090902"
                                                                   "0003");
    gives(".byte 1\n.balign 4,, 2\n.p2align 2,, 3\n.byte 2\n", "0100000002");
    gives(".equ n, 5\n.globl n\n.type n, @object\n.size n, 1\n.cfi_startproc\nldi r1, n\n", "0521");
    fails(".space -1\n", "test.s:1:8: error: expected a number that is not negative\n"
                         "    .space -1\n           ^~\n");
    fails(".space 1, 256\n", "test.s:1:11: error: `256` does not fit 8 bits\n"
                             "    .space 1, 256\n              ^~~\n");
    fails(".p2align 25\n",
          "test.s:1:10: error: expected 0..24: this is to a multiple of 2^N bytes, "
          "`.balign N` to one of N\n"
          "    .p2align 25\n             ^~\n");
    fails(".incbin \"x\"\n", "test.s:1:1: error: `.incbin` is not built yet\n"
                             "    .incbin \"x\"\n    ^~~~~~~\n");
}

/* `1:` may be there many times. */
static void test_local_labels(void **state)
{
    (void)state;
    gives("1: bra 1b\nbra 1f\n1: bra 1b\n", "ff40"
                                            "0040"
                                            "ff40");
    gives("bra 2f\nbra 1f\n1: 2: bra 1b + 2\nbra 1b\n", "0140"
                                                        "0040"
                                                        "0040"
                                                        "fe40");
    gives(".half 1f, 1f - .\n1: .half 1b\n1: .half 1b, 1f\n1:\n", "0401"
                                                                  "0200"
                                                                  "0401"
                                                                  "0601"
                                                                  "0a01");
    gives(".set x, 1f\n1: .half x\n1:\n.half 007f\n007:\n", "0001"
                                                            "0401");
    gives("10: bra 0b10 + 10b\n", "0040");
    fails("bra 1b\n1: bra 1f\nbra 3f\n",
          "test.s:1:5: error: there is no label `1:` before this\n    bra 1b\n        ^~\n"
          "test.s:2:8: error: there is no label `1:` after this\n    1: bra 1f\n           ^~\n"
          "test.s:3:5: error: there is no label `3:` after this\n    bra 3f\n        ^~\n");
}

/* What is written to one section is in one piece. */
static void test_sections(void **state)
{
    struct isadora_assembly out;

    (void)state;
    gives("ldi r1, d - t\nt:.data\nd: .byte 1, 2\n.text\nmov r1, r2\n.data\n.byte 3\n",
          "0e211210"
          "000000000000000000000000"
          "010203");
    gives(".data\n.section .bss\n.section a.b, \"a\"\n.byte 1\n.data\n1: .byte 2, 1b - "
          "e\n.text\ne:\n",
          "0200"
          "0000000000000000000000000000"
          "01");
    gives(".data\n.include \"one.inc\"\n.text\n.half one\n", "1001"
                                                             "0000000000000000000000000000"
                                                             "01");
    gives(".data\n.bss\n.text\n", "");
    assert_int_equal(assemble(".data\nmov r1\n.foo\n.byte 300\n.text\n", &out),
                     ISADORA_ASSEMBLY_BAD);
    assert_int_equal(out.error_count, 3);
    isadora_assembly_free(&out);
    fails(".section\n", "test.s:1:9: error: expected the name of a section\n"
                        "    .section\n            ^\n");
}

static void test_origin(void **state)
{
    struct isadora_assembly out;

    (void)state;
    assert_int_equal(assemble(".org 0x200\nmov r1, r2\na: bra a\n", &out), ISADORA_ASSEMBLED);
    assert_int_equal(out.address, 0x200);
    assert_int_equal(out.size, 4);
    assert_int_equal(out.span_count, 2);
    assert_int_equal(out.spans[1].line, 3);
    assert_int_equal(out.spans[1].offset, 2);
    assert_int_equal(out.spans[1].length, 2);
    assert_int_equal(out.label_count, 1);
    assert_int_equal(out.labels[0].value, 0x202);
    isadora_assembly_free(&out);
}

/* A form that grows moves what follows it; the effect on other forms is seen in the next pass. */
static void test_growing(void **state)
{
    (void)state;
    gives("ldi r1, a - 0x100\n.byte 0,0\na:\n", "04210000");
    gives("ldi r1, e - s + 124\ns: ldi r2, e - s + 126\ne:\n", "0031800000328200");
}

/* Notes about what became longer. */
static void notes(const char *text, const char *expected)
{
    struct isadora_assembly out;
    char all[4096] = "";

    assert_int_equal(assemble(text, &out), ISADORA_ASSEMBLED);
    for (size_t i = 0; i < out.widened_count; i++)
        isadora_assembly_print_widened(&out, &out.widened[i], collect, all);
    assert_string_equal(all, expected);
    isadora_assembly_free(&out);
}

static void test_alignment(void **state)
{
    (void)state;
    align_long(4);
    /* the nearest one that can be longer and is aligned then; it aligns the other one */
    gives("ldi r1, 1\nldi r2, 500\n", "003101000032f401");
    gives("ldi r1, 1\nldi r2, 2\nmov r3, r4\nldi r5, 500\n", "0031010002223410"
                                                             "0035f401");
    gives("ldi r1, 1\nldi r2, 2\nldi r3, 3\nldi r5, 500\n", "01210222003303000035f401");
    gives("ldi r1, 1\nldi r2, 2\nldi r5, 500\n", "012102220035f401");
    gives("ldi r1, 1\nmov r1, r2\nmov r1, r2\nldi r5, 500\nldi r1, 1\nldi r1, 500",
          "003101001210121000"
          "35f401"
          "003101000031f401");
    notes("ldi r1, 1\n.set x, 500\nldi r2, x\n",
          "test.s:1: note: takes 4 bytes instead of 2, so that the instruction of line 3 is at "
          "0x104, a multiple of 4\n");
    notes("ldi r1, 1\nldi r1, 1\nldi r2, 500\n", "");
    /* labels move with it; they end nothing */
    gives("ldi r1, 1\na: ldi r2, 500\nbra a\nldi r1, b - 0x100\nb:", "003101000032f401fd400c21");
    /* an instruction that grows later by itself needs no other to grow */
    gives("ldi r1, e - s + 124\nmov r1, r2\nldi r1, 1\ns: ldi r2, 500\ne:\n", "0031800012100121"
                                                                              "0032f401");
    notes("ldi r1, e - s + 124\nmov r1, r2\nldi r1, 1\ns: ldi r2, 500\ne:\n", "");
    align_long(2);
}

static void test_includes(void **state)
{
    struct isadora_assembly out;

    (void)state;
    gives(".byte 0\n.include \"one.inc\"\n.byte one - 0x100\n", "000101");
    fails(".include \"none.inc\"\n", "test.s:1:10: error: cannot read `none.inc`\n"
                                     "    .include \"none.inc\"\n"
                                     "             ^~~~~~~~~~\n");
    fails(".include \"bad.inc\"\n", "bad.inc:2:7: error: expected r0..r15, found the end\n"
                                    "    mov r1\n"
                                    "          ^\n"
                                    "bad.inc:2: note: mov r<D>, r<S>: `mov r<D>, r<S>`\n");
    assert_int_equal(assemble(".include \"loop.inc\"\n", &out), ISADORA_ASSEMBLY_BAD);
    assert_int_equal(out.error_count, 1);
    assert_string_equal(out.errors[0].why.text, "files include each other too deeply");
    isadora_assembly_free(&out);
}

static void test_errors(void **state)
{
    (void)state;
    fails("mov r1, r2\nmov r1, r99\nbra nowhere\na: a: bra a\n",
          "test.s:2:9: error: expected r0..r15, found `r99`\n"
          "    mov r1, r99\n"
          "            ^~~\n"
          "test.s:2: note: mov r<D>, r<S>: `mov r<D>, r<S>`\n"
          "test.s:3:5: error: `nowhere` is not defined\n"
          "    bra nowhere\n"
          "        ^~~~~~~\n"
          "test.s:3: note: bra <T>: `bra <T>`\n"
          "test.s:4:4: error: `a` is defined twice\n"
          "    a: a: bra a\n"
          "       ^\n"
          "test.s:4: note: first at test.s:4\n");
    /* The first word of a statement is no other one. */
    gives("mov: mov r1, r2\nbra mov\n.set nop, 1\nldi r1, nop\n", "1210fe400121");
    fails("long: mov r1, r2\n.set .sat, 1\nsel:\n",
          "test.s:1:1: error: `long` is a word of this instruction set; choose another name\n"
          "    long: mov r1, r2\n"
          "    ^~~~\n"
          "test.s:2:6: error: `.sat` is a word of this instruction set; choose another name\n"
          "    .set .sat, 1\n"
          "         ^~~~\n"
          "test.s:3:1: error: `sel` is a mnemonic and cannot be a label\n"
          "    sel:\n"
          "    ^~~\n");
    fails("sel: mov r1, r2\nr3: bra loop\nlop:\n",
          "test.s:1:1: error: `sel` is a mnemonic and cannot be a label\n"
          "    sel: mov r1, r2\n"
          "    ^~~\n"
          "test.s:2:1: error: `r3` is a register and cannot be a label\n"
          "    r3: bra loop\n"
          "    ^~\n"
          "test.s:2:9: error: `loop` is not defined\n"
          "    r3: bra loop\n"
          "            ^~~~\n"
          "test.s:2: note: did you mean `lop`?\n"
          "test.s:2: note: bra <T>: `bra <T>`\n");
    fails(".: bra .\n.set ., 1\n. = 2\n",
          "test.s:1:1: error: `.` is the address of the instruction; choose another name\n"
          "    .: bra .\n"
          "    ^\n"
          "test.s:2:6: error: `.` is the address of the instruction; choose another name\n"
          "    .set ., 1\n"
          "         ^\n"
          "test.s:3:1: error: unknown directive `.`\n"
          "    . = 2\n"
          "    ^\n");
    fails(".byte 256\n.bite 1\n.slot 1\n", "test.s:1:7: error: `256` does not fit 8 bits\n"
                                           "    .byte 256\n"
                                           "          ^~~\n"
                                           "test.s:2:1: error: unknown directive `.bite`\n"
                                           "    .bite 1\n"
                                           "    ^~~~~\n"
                                           "test.s:2: note: did you mean `.byte`?\n"
                                           "test.s:3:1: error: `.slot` is not built yet\n"
                                           "    .slot 1\n"
                                           "    ^~~~~\n");
    fails(".byte 1\nmov r1, r2\n",
          "test.s:2:1: error: 2-byte instructions must be 2-byte aligned, and 0x101 is not; "
          "put `.align 2` before it\n"
          "    mov r1, r2\n"
          "    ^~~~~~~~~~\n");
}

static void test_bad_directives(void **state)
{
    static const char *const lines[] = {
        ".org",
        ".org -1",
        ".org 0",
        ".byte",
        ".byte 1,",
        ".byte 1 2",
        ".byte (1",
        ".byte 1 +",
        ".align 0",
        ".align 0x100000000",
        ".set",
        ".set x",
        ".set x 1 2",
        ".unit 1",
        ".unit 0x",
        ".unit 0x123456789",
        ".unit 0x1g",
        ".ascii",
        ".ascii \"",
        ".ascii \"\\",
        ".ascii \"\\q\"",
        ".ascii \"a\" b",
        ".include",
        ".include \"\"",
        ".include x",
        ".quad 0x10000000000000000",
        ".org 0xffffffffffffffff",
        ".",
        ".org later\nlater:",
        ".align later\nlater:",
        ".word 1<<65",
        ".byte 1-",
        ".byte --",
        ".set x x",
    };

    (void)state;
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        struct isadora_assembly out;
        char text[128] = "mov r1, r2\n";
        strcat(text, lines[i]);
        if (assemble(text, &out) != ISADORA_ASSEMBLY_BAD)
            fail_msg("%s", lines[i]);
        assert_int_equal(out.error_count, 1);
        assert_true(out.errors[0].line >= 2);
        isadora_assembly_free(&out);
    }
}

/* Names that chase each other end with an error, not never. */
static void test_chase(void **state)
{
    struct isadora_assembly out;

    (void)state;
    assert_int_equal(assemble(".set a b+1\n.set b a+1\n.byte a\n", &out), ISADORA_ASSEMBLY_BAD);
    isadora_assembly_free(&out);
}

/* Any bytes: nothing but an answer may come of it. */
static void test_noise(void **state)
{
    static const char letters[] = "mov ldirab,012()+-<<#@:;/.\"\\\n\n\t\x80$^x";
    char text[400];
    uint32_t seed = 7;

    (void)state;
    for (unsigned round = 0; round < 3000; round++) {
        struct isadora_assembly out;
        for (size_t i = 0; i + 1 < sizeof text; i++) {
            seed = seed * 1664525 + 1013904223;
            text[i] = letters[(seed >> 16) % (sizeof letters - 1)];
        }
        text[sizeof text - 1] = '\0';
        assemble(text, &out);
        isadora_assembly_free(&out);
    }
}

int main(void)
{
    align_long(2);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_here),           cmocka_unit_test(test_lines),
        cmocka_unit_test(test_labels),         cmocka_unit_test(test_data),
        cmocka_unit_test(test_other_data),     cmocka_unit_test(test_local_labels),
        cmocka_unit_test(test_sections),       cmocka_unit_test(test_origin),
        cmocka_unit_test(test_growing),        cmocka_unit_test(test_alignment),
        cmocka_unit_test(test_includes),       cmocka_unit_test(test_errors),
        cmocka_unit_test(test_bad_directives), cmocka_unit_test(test_chase),
        cmocka_unit_test(test_noise),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
