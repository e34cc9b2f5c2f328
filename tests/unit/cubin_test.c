/* cubin_test.c: what the reader of text cubins gives, and that every cut of a file is safe. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <isadora/nvidia.h>

#include <stdlib.h>
#include <string.h>

static const char sample[] =
    "architecture {sm_10}\nabiversion {1}\nmodname {cubin}\n"
    "consts {\n\tname = table\n\tsegname = const\n\tsegnum = 0\n\toffset = 16\n\tbytes = 7\n"
    "\tmem {\n\t\t0x04030201 0000000000\n\t}\n}\n"
    "sampler { name = picture texunit = 2 }\n"
    "reloc { name = x { } }\n"
    "later = 3\n"
    "code {\n\tname = first\n\tlmem = 1\n\tsmem = 0x1c\n\treg = 3\n\tbar = 4\n"
    "\tbincode { 0x1 0XABCDEF 0x00000002 }\n"
    "\tconst { segname = const segnum = 1 offset = 0 bytes = 4 mem { 0x3 } }\n"
    "\tconst { segnum = 14 offset = 4 bytes = 8 }\n}\n"
    "code { bincode { } name = second }\n";

static void is_name(struct isadora_name name, const char *text)
{
    assert_non_null(name.at);
    assert_int_equal(name.size, strlen(text));
    assert_memory_equal(name.at, text, name.size);
}

static void test_module(void **state)
{
    struct isadora_cubin cubin;
    (void)state;
    assert_int_equal(isadora_cubin_read(sample, strlen(sample), &cubin), ISADORA_CUBIN_READ);
    assert_int_equal(cubin.line, 0);
    is_name(cubin.architecture, "sm_10");
    assert_int_equal(cubin.architecture_line, 1);
    assert_int_equal(cubin.architecture_column, 14);
    is_name(cubin.abiversion, "1");
    is_name(cubin.modname, "cubin");
    assert_int_equal(cubin.const_count, 1);
    is_name(cubin.consts[0].name, "table");
    assert_int_equal(cubin.consts[0].offset, 16);
    assert_int_equal(cubin.consts[0].bytes, 7);
    assert_int_equal(cubin.consts[0].mem.count, 2);
    assert_int_equal(cubin.words[cubin.consts[0].mem.first], 0x04030201);
    assert_int_equal(cubin.words[cubin.consts[0].mem.first + 1], 0);
    assert_int_equal(cubin.sampler_count, 1);
    is_name(cubin.samplers[0].name, "picture");
    assert_int_equal(cubin.samplers[0].texunit, 2);
    assert_int_equal(cubin.skipped_count, 1);
    is_name(cubin.skipped[0].name, "reloc");
    assert_int_equal(cubin.skipped[0].line, 15);
    isadora_cubin_free(&cubin);
}

static void test_functions(void **state)
{
    struct isadora_cubin cubin;
    (void)state;
    assert_int_equal(isadora_cubin_read(sample, strlen(sample), &cubin), ISADORA_CUBIN_READ);
    assert_int_equal(cubin.function_count, 2);
    const struct isadora_cubin_function *f = cubin.functions;
    is_name(f->name, "first");
    assert_int_equal(f->lmem, 1);
    assert_int_equal(f->smem, 28);
    assert_int_equal(f->reg, 3);
    assert_int_equal(f->bar, 4);
    assert_int_equal(f->line, 17);
    assert_int_equal(f->words.count, 3);
    assert_int_equal(cubin.words[f->words.first + 1], 0xabcdef);
    assert_int_equal(f->segment_count, 2);
    const struct isadora_cubin_segment *s = cubin.segments + f->first_segment;
    assert_int_equal(s[0].segnum, 1);
    assert_int_equal(s[0].mem.count, 1);
    assert_null(s[0].name.at);
    assert_int_equal(s[1].segnum, 14);
    assert_null(s[1].segname.at);
    assert_int_equal(s[1].mem.count, 0);
    assert_int_equal(s[1].bytes, 8);
    is_name(f[1].name, "second");
    assert_int_equal(f[1].words.count, 0);
    assert_int_equal(f[1].reg, 0);
    assert_int_equal(f[1].segment_count, 0);
    isadora_cubin_free(&cubin);
}

/* Reads from memory that ends where the text ends. */
static enum isadora_cubin_result read_exact(const char *text, size_t size,
                                            struct isadora_cubin *cubin)
{
    char *copy = malloc(size ? size : 1);
    assert_non_null(copy);
    memcpy(copy, text, size);
    enum isadora_cubin_result result = isadora_cubin_read(copy, size, cubin);
    free(copy);
    return result;
}

/* A file that ends anywhere but between two blocks is refused, at a place inside of it. */
static void test_cuts(void **state)
{
    struct isadora_cubin cubin;
    size_t whole = 0;
    (void)state;
    for (size_t size = 0; size < strlen(sample); size++) {
        enum isadora_cubin_result result = read_exact(sample, size, &cubin);
        whole += result == ISADORA_CUBIN_READ;
        assert_int_equal(cubin.line != 0, result == ISADORA_CUBIN_BAD);
        assert_in_range(cubin.line, 0, 40);
        assert_int_equal(cubin.why[0] != 0, cubin.line != 0);
        isadora_cubin_free(&cubin);
    }
    assert_in_range(whole, 8, 20);
}

/* One byte after another becomes something else. */
static void test_changes(void **state)
{
    static const char bytes[] = {0, ' ', '\n', '{', '}', '=', 'x', '0', (char)0xff};
    struct isadora_cubin cubin;
    char text[sizeof sample];
    (void)state;
    for (size_t at = 0; at < strlen(sample); at++) {
        for (size_t i = 0; i < sizeof bytes; i++) {
            memcpy(text, sample, sizeof sample);
            text[at] = bytes[i];
            enum isadora_cubin_result result = read_exact(text, strlen(sample), &cubin);
            assert_int_equal(cubin.line != 0, result == ISADORA_CUBIN_BAD);
            isadora_cubin_free(&cubin);
        }
    }
}

static void test_free_again(void **state)
{
    struct isadora_cubin cubin;
    (void)state;
    assert_int_equal(isadora_cubin_read("", 0, &cubin), ISADORA_CUBIN_BAD);
    assert_string_equal(
        cubin.why, "expected `architecture {..}`, which comes first, found the end of the file");
    assert_int_equal(cubin.line, 1);
    assert_int_equal(cubin.column, 1);
    isadora_cubin_free(&cubin);
    isadora_cubin_free(&cubin);
}

static void begins(const char *text, bool wanted, bool wanted_undecided)
{
    bool undecided;
    assert_int_equal(isadora_cubin_begins(text, strlen(text), &undecided), wanted);
    assert_int_equal(undecided, wanted_undecided);
}

static void test_begins(void **state)
{
    (void)state;
    begins("", false, true);
    begins(" \n", false, true);
    begins("arch", false, true);
    begins("arch ", false, false);
    begins("architecture", false, true);
    begins("architectures", false, false);
    begins("architecture \n", false, true);
    begins("architecture {", true, false);
    begins("\n\tarchitecture{", true, false);
    begins("architecture sm", false, false);
    begins("a0000000", false, false);
    begins("{", false, false);
    begins("code {", false, false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_module),     cmocka_unit_test(test_functions),
        cmocka_unit_test(test_cuts),       cmocka_unit_test(test_changes),
        cmocka_unit_test(test_free_again), cmocka_unit_test(test_begins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
