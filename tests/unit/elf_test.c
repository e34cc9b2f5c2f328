/* elf_test.c: what the readers of ELF files and of the attributes of cubins give, and that every
 * cut of a file and every wrong byte in it is safe. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <isadora/nvidia.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The file that tests/cli/elf_make.lua writes as `k.cubin`. */
struct sample {
    uint8_t bytes[4096];
    size_t size;
    struct isadora_elf_cubin cubin;
};

static int setup(void **state)
{
    static struct sample s;
    FILE *file = fopen(TEST_SOURCE_DIR "/tests/fuzz/corpus/elf/kernel", "rb");
    assert_non_null(file);
    s.size = fread(s.bytes, 1, sizeof s.bytes, file);
    fclose(file);
    assert_in_range(s.size, 64, sizeof s.bytes - 1);
    assert_int_equal(isadora_elf_cubin_read(s.bytes, s.size, &s.cubin), ISADORA_ELF_CUBIN_READ);
    *state = &s;
    return 0;
}

static int teardown(void **state)
{
    struct sample *s = *state;
    isadora_elf_cubin_free(&s->cubin);
    return 0;
}

static void is_name(struct isadora_name name, const char *text)
{
    assert_int_equal(name.size, strlen(text));
    assert_memory_equal(name.at, text, name.size);
}

static void test_header(void **state)
{
    const struct isadora_elf *elf = &((struct sample *)*state)->cubin.elf;
    assert_int_equal(elf->machine, ISADORA_ELF_CUDA);
    assert_int_equal(elf->os, 51);
    assert_int_equal(elf->abi, 7);
    assert_int_equal(elf->type, 2);
    assert_int_equal(elf->version, 0x76);
    assert_int_equal(elf->flags, 0x00320534);
    assert_int_equal(elf->section_count, 13);
    assert_int_equal(elf->symbols, 2);
    assert_int_equal(elf->symbol_count, 8);
    assert_int_equal(elf->names, 12);
}

static void test_sections(void **state)
{
    const struct sample *sample = *state;
    const struct isadora_elf *elf = &sample->cubin.elf;
    const struct isadora_elf_section none = isadora_elf_section(elf, 0);
    is_name(none.name, "");
    assert_null(none.bytes);
    assert_int_equal(none.size, 0);
    const struct isadora_elf_section code = isadora_elf_section(elf, 5);
    is_name(code.name, ".text.first");
    assert_int_equal(code.type, ISADORA_ELF_PROGBITS);
    assert_int_equal(code.flags, 6 | 3 << 20);
    assert_int_equal(code.size, 40);
    assert_int_equal(code.align, 32);
    assert_int_equal(code.offset % 32, 0);
    assert_ptr_equal(code.bytes, sample->bytes + code.offset);
    const struct isadora_elf_section shared = isadora_elf_section(elf, 10);
    is_name(shared.name, ".nv.shared.first");
    assert_int_equal(shared.size, 512);
    assert_null(shared.bytes);
}

static void test_symbols(void **state)
{
    const struct isadora_elf *elf = &((struct sample *)*state)->cubin.elf;
    const struct isadora_elf_symbol first = isadora_elf_symbol(elf, 2);
    is_name(first.name, "first");
    assert_int_equal(first.type, ISADORA_ELF_FUNCTION);
    assert_int_equal(first.binding, 1);
    assert_int_equal(first.section, 5);
    assert_int_equal(first.size, 40);
    const struct isadora_elf_symbol inner = isadora_elf_symbol(elf, 3);
    assert_int_equal(inner.value, 0x18);
    assert_int_equal(inner.binding, 0);
    is_name(isadora_elf_symbol(elf, 0).name, "");
}

static void test_relocations(void **state)
{
    const struct isadora_elf *elf = &((struct sample *)*state)->cubin.elf;
    const struct isadora_elf_section with = isadora_elf_section(elf, 7);
    const struct isadora_elf_section without = isadora_elf_section(elf, 11);
    const struct isadora_elf_section code = isadora_elf_section(elf, 5);
    assert_int_equal(isadora_elf_relocation_count(&with), 3);
    assert_int_equal(isadora_elf_relocation_count(&without), 1);
    assert_int_equal(isadora_elf_relocation_count(&code), 0);
    struct isadora_elf_relocation r = isadora_elf_relocation(&with, 1);
    assert_int_equal(r.offset, 0x10);
    assert_int_equal(r.type, 57);
    assert_int_equal(r.symbol, 6);
    assert_true(r.has_addend);
    assert_int_equal(r.addend, -4);
    r = isadora_elf_relocation(&without, 0);
    assert_false(r.has_addend);
    assert_int_equal(r.type, 2);
    assert_string_equal(isadora_elf_cubin_relocation(56), "R_CUDA_ABS32_LO_32");
    assert_null(isadora_elf_cubin_relocation(200));
}

static void test_function(void **state)
{
    const struct isadora_elf_cubin *cubin = &((struct sample *)*state)->cubin;
    assert_int_equal(cubin->function_count, 2);
    const struct isadora_elf_function *f = &cubin->functions[0];
    is_name(f->name, "first");
    is_name(cubin->functions[1].name, "2nd one");
    assert_int_equal(f->symbol, 2);
    assert_int_equal(f->registers, 12); /* not the 9 of the section header */
    assert_int_equal(cubin->functions[1].registers, 7);
    assert_int_equal(f->barriers, 3);
    assert_int_equal(f->shared, 512);
    assert_true(f->has_frame && f->has_min_stack && !f->has_max_stack);
    assert_int_equal(f->frame, 32); /* not the 99 of a symbol inside */
    assert_int_equal(f->min_stack, 48);
    assert_false(cubin->functions[1].has_frame);
}

static void test_params(void **state)
{
    const struct isadora_elf_cubin *cubin = &((struct sample *)*state)->cubin;
    const struct isadora_elf_function *f = &cubin->functions[0];
    assert_true(f->has_place);
    assert_int_equal(f->place.offset, 0x140);
    assert_int_equal(f->place.size, 20);
    assert_int_equal(f->param_count, 3);
    for (size_t i = 0; i < 3; i++) {
        assert_int_equal(cubin->params[i].ordinal, i);
        assert_int_equal(cubin->params[i].offset, 8 * i);
        assert_int_equal(cubin->params[i].size, i < 2 ? 8 : 4);
        assert_int_equal(cubin->params[i].bank, 31);
    }
    assert_int_equal(cubin->functions[1].param_count, 0);
}

static void test_constants_and_marks(void **state)
{
    const struct isadora_elf_cubin *cubin = &((struct sample *)*state)->cubin;
    const struct isadora_elf_function *f = &cubin->functions[0];
    assert_int_equal(f->constant_count, 1);
    assert_int_equal(cubin->constants[f->first_constant].bank, 0);
    assert_int_equal(cubin->constant_count, 2);
    assert_int_equal(cubin->first_constant, 1);
    assert_int_equal(cubin->constants[1].bank, 3);
    assert_int_equal(cubin->constants[1].section, 9);
    static const struct {
        uint64_t offset;
        uint32_t symbol;
        bool relocation;
    } wanted[] = {{8, 4, false},    {0x10, 6, true},  {0x10, 6, true},
                  {0x18, 3, false}, {0x20, 7, false}, {0x20, 1, true}};
    assert_int_equal(f->mark_count, 6);
    for (size_t i = 0; i < 6; i++) {
        const struct isadora_elf_mark *m = &cubin->marks[f->first_mark + i];
        assert_int_equal(m->offset, wanted[i].offset);
        assert_int_equal(m->symbol, wanted[i].symbol);
        assert_int_equal(m->section, wanted[i].relocation ? 7 : 0);
    }
    assert_int_equal(cubin->functions[1].mark_count, 0);
}

static void test_attributes(void **state)
{
    static const uint8_t bytes[] = {1, 0x35, 0, 0, 3,   0x19, 20,  1, 2,    0x15, 9, 0,
                                    4, 0xee, 3, 0, 0xa, 0xb,  0xc, 4, 0x10, 9,    0, 1};
    struct isadora_nvinfo info = {bytes, sizeof bytes, 0};
    struct isadora_nvinfo_attribute a;
    (void)state;
    assert_true(isadora_nvinfo_next(&info, &a));
    assert_int_equal(a.form, ISADORA_NVINFO_FLAG);
    assert_string_equal(isadora_nvinfo_name(a.kind), "SW2861232_WAR");
    assert_true(isadora_nvinfo_next(&info, &a));
    assert_int_equal(a.kind, ISADORA_NVINFO_CBANK_PARAM_SIZE);
    assert_int_equal(a.value, 0x114);
    assert_true(isadora_nvinfo_next(&info, &a));
    assert_int_equal(a.form, ISADORA_NVINFO_BYTE);
    assert_true(isadora_nvinfo_next(&info, &a));
    assert_int_equal(a.kind, 0xee);
    assert_null(isadora_nvinfo_name(a.kind));
    assert_int_equal(a.size, 3);
    assert_memory_equal(a.bytes, "\x0a\x0b\x0c", 3);
    assert_false(isadora_nvinfo_next(&info, &a)); /* 9 bytes are missing */
    assert_int_equal(info.at, 19);
    info = (struct isadora_nvinfo){(const uint8_t *)"\5\0\0\0", 4, 0};
    assert_false(isadora_nvinfo_next(&info, &a)); /* there is no form 5 */
    info = (struct isadora_nvinfo){NULL, 0, 0};
    assert_false(isadora_nvinfo_next(&info, &a));
}

static void test_numbers(void **state)
{
    static const uint8_t bytes[] = {2, 0, 0, 0, 12, 1, 0, 0};
    struct isadora_nvinfo_attribute a = {4, ISADORA_NVINFO_REGCOUNT, 0, bytes, 8};
    struct isadora_nvinfo_param param;
    struct isadora_nvinfo_place place;
    uint32_t n[2];
    (void)state;
    assert_true(isadora_nvinfo_numbers(&a, ISADORA_NVINFO_REGCOUNT, n, 2));
    assert_int_equal(n[0], 2);
    assert_int_equal(n[1], 0x10c);
    assert_false(isadora_nvinfo_numbers(&a, ISADORA_NVINFO_FRAME_SIZE, n, 2));
    assert_false(isadora_nvinfo_numbers(&a, ISADORA_NVINFO_REGCOUNT, n, 1));
    assert_false(isadora_nvinfo_place(&a, &place));
    a.kind = ISADORA_NVINFO_KPARAM_INFO;
    assert_false(isadora_nvinfo_param(&a, &param)); /* 8 bytes, not 12 */
}

/* From memory of just that size, so that a sanitizer sees what is read too far. */
static enum isadora_elf_cubin_result read_copy(const uint8_t *bytes, size_t size)
{
    struct isadora_elf_cubin cubin;
    uint8_t *copy = malloc(size ? size : 1);
    assert_non_null(copy);
    memcpy(copy, bytes, size);
    enum isadora_elf_cubin_result result = isadora_elf_cubin_read(copy, size, &cubin);
    if (result == ISADORA_ELF_CUBIN_BAD) {
        assert_true(cubin.elf.why[0] != 0);
        assert_in_range(cubin.elf.where, 0, size);
    }
    isadora_elf_cubin_free(&cubin);
    free(copy);
    return result;
}

/* The headers of sections are the last bytes, so every shorter file lacks some. */
static void test_cuts(void **state)
{
    const struct sample *s = *state;
    for (size_t size = 0; size < s->size; size++)
        assert_int_equal(read_copy(s->bytes, size), ISADORA_ELF_CUBIN_BAD);
    assert_int_equal(read_copy(s->bytes, s->size), ISADORA_ELF_CUBIN_READ);
}

static void test_wrong_bytes(void **state)
{
    const struct sample *s = *state;
    static const uint8_t values[] = {0, 1, 0x7f, 0x80, 0xff};
    uint8_t bytes[sizeof s->bytes];
    size_t refused = 0;
    for (size_t i = 0; i < s->size; i++)
        for (size_t k = 0; k < sizeof values; k++) {
            memcpy(bytes, s->bytes, s->size);
            bytes[i] = values[k];
            refused += read_copy(bytes, s->size) == ISADORA_ELF_CUBIN_BAD;
        }
    assert_in_range(refused, 500, 5 * s->size);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_header),
        cmocka_unit_test(test_sections),
        cmocka_unit_test(test_symbols),
        cmocka_unit_test(test_relocations),
        cmocka_unit_test(test_function),
        cmocka_unit_test(test_params),
        cmocka_unit_test(test_constants_and_marks),
        cmocka_unit_test(test_attributes),
        cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_cuts),
        cmocka_unit_test(test_wrong_bytes),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
