/* vectors_test.c: conformance vectors that pass, that fail, and that are none. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tiny.h"
#include "vectors/vectors.h"

#include <stdlib.h>

/* Runs text; counts, and what was printed into `messages`. */
static struct isadora_vectors_counts run(const struct isadora_target *target, const char *text,
                                         char *messages, size_t size)
{
    FILE *file = tmpfile();
    struct isadora_vectors_options options = {.target = target, .file = "v", .messages = file};
    struct isadora_vectors *vectors = isadora_vectors_open(&options);
    assert_non_null(file);
    assert_non_null(vectors);
    assert_true(isadora_vectors_feed(vectors, text, strlen(text)));
    isadora_vectors_finish(vectors);
    struct isadora_vectors_counts counts = isadora_vectors_result(vectors);
    isadora_vectors_close(vectors);
    rewind(file);
    messages[fread(messages, 1, size - 1, file)] = '\0';
    fclose(file);
    return counts;
}

static void passes(const char *text)
{
    char messages[2000];
    struct isadora_vectors_counts counts = run(&tiny_target, text, messages, sizeof messages);
    if (counts.passed != 1 || counts.failed || counts.malformed)
        fail_msg("%s\n%s", text, messages);
}

static void fails(const char *text, const char *expected)
{
    char messages[2000];
    struct isadora_vectors_counts counts = run(&tiny_target, text, messages, sizeof messages);
    assert_int_equal(counts.passed, 0);
    assert_int_equal(counts.failed, 1);
    assert_int_equal(counts.malformed, 0);
    assert_string_equal(messages, expected);
}

static void malformed(const char *text, const char *expected)
{
    char messages[2000];
    struct isadora_vectors_counts counts = run(&tiny_target, text, messages, sizeof messages);
    assert_int_equal(counts.passed + counts.failed, 0);
    assert_int_equal(counts.malformed, 1);
    assert_string_equal(messages, expected);
}

static void test_pass(void **state)
{
    (void)state;
    passes("{\"isa\":\"tiny\",\"code\":\"0000\",\"out\":{}}");
    passes("{\"isa\":\"tiny\",\"variant\":\"b\",\"code\":\"0125\",\"in\":{},\"out\":{\"$r2\":"
           "\"0x5\"},\"note\":\"set\"}");
    passes("{\"code\":\"0203\",\"in\":{\"$r1\":65534},\"out\":{\"$r1\":\"1\"},\"isa\":\"tiny\"}");
    passes("{\"isa\":\"tiny\",\"code\":\"0203\",\"in\":{\"$r1\":\"-3\"},\"out\":{\"$r1\":\"0\",\"$"
           "c0.Z\":\"1\"}}");
    passes("{\"isa\":\"tiny\",\"code\":\"0320\",\"out\":{\"$pc\":\"0x20\"}}");
    passes("{\"isa\":\"tiny\",\"code\":\"0411\",\"in\":{\"$r2\":\"0xab\"},\"out\":{},\"mem_out\":{"
           "\"mem\":{\"0x11\":"
           "\"171\"}}}");
    passes("{\"isa\":\"tiny\",\"code\":\"0710\",\"mem_in\":{\"mem\":{\"16\":\"1\",\"17\":2}},"
           "\"out\":{\"$r3\":"
           "\"0x201\"}}");
    passes("{\"isa\":\"tiny\",\"code\":\"0000\",\"in\":{\"$v0.1\":\"0x7\",\"bus.s0\":\"-36\"},"
           "\"out\":{\"$v0\":"
           "\"0x700000000\",\"$s0\":\"-36\"}}");
}

static void test_fail(void **state)
{
    (void)state;
    fails("{\"isa\":\"tiny\",\"code\":\"0125\",\"out\":{\"$r2\":\"0x6\"}}",
          "v:1: failed: 0125  op1 37\n    $r2: expected 0x6, got 0x5\n");
    fails("{\"isa\":\"tiny\",\"code\":\"0125\",\"out\":{}}",
          "v:1: failed: 0125  op1 37\n    $r2: expected 0x0, got 0x5 (not listed)\n");
    fails("\n\n{\"isa\":\"tiny\",\"code\":\"0320\",\"out\":{}}",
          "v:3: failed: 0320  op3 32\n    $pc: expected 0x2, got 0x20 (not listed)\n");
    fails("{\"isa\":\"tiny\",\"code\":\"0411\",\"in\":{\"$r2\":\"1\"},\"mem_in\":{\"mem\":{"
          "\"0x12\":\"4\"}},\"out\":{},"
          "\"mem_out\":{\"mem\":{\"0x12\":\"5\"}}}",
          "v:1: failed: 0411  op4 17\n    mem[0x12]: expected 0x5, got 0x4\n"
          "    mem[0x11]: expected 0x0, got 0x1 (not listed)\n");
    fails("{\"isa\":\"tiny\",\"code\":\"0411\",\"mem_in\":{\"mem\":{\"0x11\":\"4\"}},\"out\":{}}",
          "v:1: failed: 0411  op4 17\n    mem[0x11]: expected 0x4, got 0x0 (not listed)\n");
    fails("{\"isa\":\"tiny\",\"code\":\"0600\",\"out\":{}}",
          "v:1: failed: 0600  op6 0\n    trap: made to trap\n");
    fails("{\"isa\":\"tiny\",\"code\":\"ff00\",\"out\":{}}",
          "v:1: failed: ff00  \n    not an instruction\n");
    fails("{\"isa\":\"tiny\",\"code\":\"0000 0000\",\"out\":{}}",
          "v:1: failed: 0000 0000  \n    more than one instruction\n");
    fails("{\"isa\":\"tiny\",\"code\":\"0125\",\"out\":{\"$r2\":\"0x5\",\"$s1\":\"-1\"}}",
          "v:1: failed: 0125  op1 37\n    bus.s1: expected -1, got 0\n");
}

/* Vectors that expect the instruction not to come to its end. */
static void test_stop(void **state)
{
    (void)state;
    passes("{\"isa\":\"tiny\",\"code\":\"0600\",\"stop\":\"trap\"}");
    passes("{\"isa\":\"tiny\",\"code\":\"0601\",\"stop\":\"unknown\",\"out\":{}}");
    passes("{\"stop\":\"wait\",\"isa\":\"tiny\",\"code\":\"0602\",\"in\":{\"$r1\":5,\"$pc\":4},"
           "\"out\":{\"$r1\":5,\"$pc\":4}}");
    passes("{\"isa\":\"tiny\",\"code\":\"07ff\",\"stop\":\"trap\"}");
    passes(
        "{\"isa\":\"tiny\",\"code\":\"0711\",\"mem_in\":{\"mem\":{\"0x11\":1}},\"stop\":\"trap\"}");
    fails("{\"isa\":\"tiny\",\"code\":\"0601\",\"stop\":\"trap\"}",
          "v:1: failed: 0601  op6 1\n    expected a stop with `trap`, got:\n    unknown: "
          "undocumented\n");
    fails("{\"isa\":\"tiny\",\"code\":\"0602\",\"stop\":\"unknown\"}",
          "v:1: failed: 0602  op6 2\n    expected a stop with `unknown`, got:\n    the instruction "
          "waits\n");
    fails("{\"isa\":\"tiny\",\"code\":\"0600\",\"stop\":\"wait\"}",
          "v:1: failed: 0600  op6 0\n    expected a stop with `wait`, got:\n    trap: made to "
          "trap\n");
    fails("{\"isa\":\"tiny\",\"code\":\"0602\",\"out\":{}}",
          "v:1: failed: 0602  op6 2\n    the instruction waits\n");
    fails("{\"isa\":\"tiny\",\"code\":\"0000\",\"stop\":\"wait\",\"out\":{\"$pc\":2}}",
          "v:1: failed: 0000  op0 0\n    expected a stop with `wait`, but it executed\n");
    fails("{\"isa\":\"tiny\",\"code\":\"0603\",\"stop\":\"trap\"}",
          "v:1: failed: 0603  op6 3\n    $r1: expected 0x0, got 0x9 (not listed)\n");
    fails("{\"isa\":\"tiny\",\"code\":\"ff00\",\"stop\":\"unknown\"}",
          "v:1: failed: ff00  \n    not an instruction\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0600\",\"stop\":\"outside\"}",
              "v:1:37: error: `stop` is `trap`, `unknown` or `wait`, not `outside`\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0600\",\"stop\":\"trap\",\"stop\":\"trap\"}",
              "v:1:44: error: duplicate member\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0600\",\"stop\":1}",
              "v:1:36: error: expected a string\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0600\",\"stop\":\"trap\",\"out\":{\"$q1\":\"1\"}}",
              "v:1:51: error: tiny a has no register `$q1`; did you mean `$r1`?\n");
}

static void test_malformed(void **state)
{
    (void)state;
    malformed("nonsense", "v:1:1: error: expected an object\n");
    malformed("{\"isa\":\"tiny\"}",
              "v:1:1: error: a vector needs `isa`, `code`, and `out` or `stop`\n");
    malformed("{\"isa\":\"other\",\"code\":\"0\",\"out\":{}}",
              "v:1:9: error: this vector is for `other`, not for `tiny`\n");
    malformed("{\"isa\":\"tiny\",\"variant\":\"z\",\"code\":\"0000\",\"out\":{}}",
              "v:1:26: error: tiny has no such variant and mode: z \n");
    malformed("{\"isa\":\"tiny\",\"code\":\"000\",\"out\":{}}",
              "v:1:23: error: `code` must be hex numbers of 4 digits each\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"00x0\",\"out\":{}}",
              "v:1:23: error: `code` must be hex numbers of 4 digits each\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0000\",\"in\":{\"$q1\":\"1\"},\"out\":{}}",
              "v:1:36: error: tiny a has no register `$q1`; did you mean `$r1`?\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0000\",\"in\":{\"$extra\":\"1\"},\"out\":{}}",
              "v:1:36: error: tiny a has no register `$extra`\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0000\",\"in\":{\"$r1\":\"0x10000\"},\"out\":{}}",
              "v:1:42: error: this value does not fit `$r1`, which has 16 bits\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0000\",\"out\":{\"$lo\":\"0x18000\"}}",
              "v:1:43: error: this value does not fit `$lo`, which has 16 bits\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0000\",\"in\":{\"$sum\":\"1\"},\"out\":{}}",
              "v:1:36: error: `$sum` is computed from other state, it has no place of its own\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0000\",\"in\":{\"$r1\":\"0xg\"},\"out\":{}}",
              "v:1:42: error: expected a whole number of at most 128 bits\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0000\",\"in\":{\"$r1\":1.5},\"out\":{}}",
              "v:1:41: error: expected a whole number of at most 128 bits\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0000\",\"out\":{},\"mem_in\":{\"what\":{}}}",
              "v:1:49: error: no such space\n");
    malformed(
        "{\"isa\":\"tiny\",\"code\":\"0000\",\"out\":{},\"mem_in\":{\"mem\":{\"0x100\":\"1\"}}}",
        "v:1:56: error: there is no such cell; `mem` has 0x100 cells\n");
    malformed(
        "{\"isa\":\"tiny\",\"code\":\"0000\",\"out\":{},\"mem_in\":{\"mem\":{\"0\":\"256\"}}}",
        "v:1:60: error: this value does not fit a cell\n");
    malformed(
        "{\"isa\":\"tiny\",\"code\":\"0000\",\"out\":{},\"mem_in\":{\"mem\":{\"0\":\"-129\"}}}",
        "v:1:60: error: this value does not fit a cell\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0000\",\"out\":{},\"out\":{}}",
              "v:1:39: error: duplicate member\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0000\",\"out\":{},\"variants\":1}",
              "v:1:49: error: expected an array\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0000\",\"out\":{},\"extra\":1}",
              "v:1:39: error: unknown member; a vector has isa variant variants mode op code in "
              "out mem_in mem_out stop note\n");
    malformed("{\"isa\":\"tiny\",\"code\":\"0000\",\"out\":{}} x",
              "v:1:39: error: nothing may follow here\n");
}

/* One stream cut at every place gives the same counts. */
static void test_pieces(void **state)
{
    const char *text =
        "{\"isa\":\"tiny\",\"code\":\"0125\",\"out\":{\"$r2\":\"5\"}}\n\r\n"
        "{\"isa\":\"tiny\",\"code\":\"0125\",\"out\":{\"$r2\":\"6\"}}\nbad\n"
        "{\"isa\":\"tiny\",\"variant\":\"b\",\"code\":\"0125\",\"out\":{\"$r2\":\"5\"}}";
    const size_t size = strlen(text);
    (void)state;
    for (size_t cut = 0; cut <= size; cut++) {
        struct isadora_vectors_options options = {.target = &tiny_target};
        struct isadora_vectors *vectors = isadora_vectors_open(&options);
        assert_true(isadora_vectors_feed(vectors, text, cut));
        assert_true(isadora_vectors_feed(vectors, text + cut, size - cut));
        isadora_vectors_finish(vectors);
        struct isadora_vectors_counts counts = isadora_vectors_result(vectors);
        assert_int_equal(counts.passed, 2);
        assert_int_equal(counts.failed, 1);
        assert_int_equal(counts.malformed, 1);
        assert_int_equal(isadora_vectors_form(vectors, TINY_SET).passed, 2);
        assert_int_equal(isadora_vectors_form(vectors, TINY_SET).failed, 1);
        assert_int_equal(isadora_vectors_form(vectors, TINY_NOP).passed, 0);
        isadora_vectors_close(vectors);
    }
}

static void test_only_one_variant(void **state)
{
    const char *text =
        "{\"isa\":\"tiny\",\"variant\":\"a\",\"code\":\"0000\",\"out\":{}}\n"
        "{\"isa\":\"tiny\",\"variant\":\"b\",\"code\":\"0000\",\"out\":{\"$extra\":\"0\"}}\n";
    struct isadora_vectors_options options = {
        .target = &tiny_target, .config = 1, .only_config = true};
    struct isadora_vectors *vectors = isadora_vectors_open(&options);
    (void)state;
    assert_true(isadora_vectors_feed(vectors, text, strlen(text)));
    assert_int_equal(isadora_vectors_result(vectors).passed, 1);
    assert_int_equal(isadora_vectors_result(vectors).skipped, 1);
    isadora_vectors_close(vectors);
}

/* Code that lies in a space is in it while it runs. */
static void test_code_space(void **state)
{
    char messages[500];
    struct isadora_vectors_counts counts =
        run(&tiny_code_target,
            "{\"isa\":\"tiny-code\",\"code\":\"0700\",\"out\":{\"$r3\":\"0x700\"}}\n"
            "{\"isa\":\"tiny-code\",\"code\":\"0720\",\"in\":{\"$pc\":\"0x20\"},"
            "\"out\":{\"$r3\":\"0x720\",\"$pc\":\"0x22\"}}\n",
            messages, sizeof messages);
    (void)state;
    assert_string_equal(messages, "");
    assert_int_equal(counts.passed, 2);
}

/* What a step of `$pc` is depends on the variant, where it counts units and these differ. */
static void test_units(void **state)
{
    static const struct isadora_unit units[] = {{1, 8, 0, 1, 1}, {2, 16, 0, 2, 3}};
    struct isadora_target target = tiny_target;
    char messages[500];
    (void)state;
    target.units = units;
    target.unit_count = 2;
    target.pc_counts_units = 1;
    struct isadora_vectors_counts counts =
        run(&target,
            "{\"isa\":\"tiny\",\"variant\":\"a\",\"code\":\"0302\",\"out\":{}}\n"
            "{\"isa\":\"tiny\",\"variant\":\"b\",\"code\":\"0301\",\"out\":{}}\n"
            "{\"isa\":\"tiny\",\"variant\":\"b\",\"code\":\"0000\",\"in\":{\"$pc\":5},\"out\":{\"$"
            "pc\":6}}\n"
            "{\"isa\":\"tiny\",\"variant\":\"a\",\"code\":\"0000\",\"in\":{\"$pc\":5},\"out\":{\"$"
            "pc\":7}}\n",
            messages, sizeof messages);
    assert_string_equal(messages, "");
    assert_int_equal(counts.passed, 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pass),       cmocka_unit_test(test_fail),
        cmocka_unit_test(test_stop),       cmocka_unit_test(test_malformed),
        cmocka_unit_test(test_pieces),     cmocka_unit_test(test_only_one_variant),
        cmocka_unit_test(test_code_space), cmocka_unit_test(test_units),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
