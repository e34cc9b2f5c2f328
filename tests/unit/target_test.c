/* What isadora.h promises, for every shipped instruction set in every configuration: any bytes of
 * any length are safe, results stay inside their buffers, and decode, encode, format and parse are
 * each other's inverses. */
#include "target/targets.h"
#include <isadora/asm.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { WORDS = 4000, GUARD = 0x5a };

static uint64_t random_state;

static uint8_t random_byte(void)
{
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint8_t)(random_state >> 56);
}

/* Calls `check` with random bytes for each target and configuration. The bytes are of their own
 * allocation, so that a sanitizer sees any read past their end. */
static void for_all(void (*check)(const struct isadora_target *, const struct isadora_context *,
                                  const uint8_t *, size_t))
{
    assert_non_null(tool_targets[0]);
    for (size_t t = 0; tool_targets[t]; t++) {
        for (unsigned config = 0; config < tool_targets[t]->config_count; config++) {
            for (unsigned i = 0; i < WORDS; i++) {
                struct isadora_context context = {.config = config, .address = random_byte() * 4u};
                size_t size = i % 8 ? ISADORA_WORD_BYTES : i / 8 % ISADORA_WORD_BYTES;
                uint8_t *bytes = malloc(size ? size : 1);
                assert_non_null(bytes);
                for (size_t k = 0; k < size; k++)
                    bytes[k] = random_byte();
                check(tool_targets[t], &context, bytes, size);
                free(bytes);
            }
        }
    }
}

static void check_decode(const struct isadora_target *target, const struct isadora_context *context,
                         const uint8_t *bytes, size_t size)
{
    struct isadora_insn insn;
    int length = target->decode(context, bytes, size, &insn);
    if (length <= 0) {
        assert_true(length == ISADORA_SHORT || length == ISADORA_NO_FORM);
        assert_true(length == ISADORA_NO_FORM ||
                    size < target->units[target->unit_count - 1].bytes);
        return;
    }
    assert_true((size_t)length <= size);
    assert_true(insn.form < target->form_count);
    assert_int_equal(insn.length, length);
    assert_int_equal(target->forms[insn.form].length, length);
    assert_true(target->forms[insn.form].configs >> context->config & 1);
}

/* identify and operands together are decode. */
static void check_halves(const struct isadora_target *target, const struct isadora_context *context,
                         const uint8_t *bytes, size_t size)
{
    struct isadora_insn whole, halves;
    memset(&whole, GUARD, sizeof whole);
    memset(&halves, GUARD, sizeof halves);
    const int length = target->decode(context, bytes, size, &whole);
    assert_int_equal(target->identify(context, bytes, size, &halves), length);
    if (length <= 0)
        return;
    assert_int_equal(halves.form, whole.form);
    assert_int_equal(halves.length, length);
    assert_int_equal(target->operands(context, bytes, (size_t)length - 1, &halves), ISADORA_SHORT);
    assert_int_equal(target->operands(context, bytes, size, &halves), length);
    assert_memory_equal(&halves, &whole, sizeof whole);
}

static void test_halves(void **state)
{
    (void)state;
    for_all(check_halves);
}

/* An instruction that identify did not find is refused, not followed. */
static void test_operands_refused(void **state)
{
    const uint8_t bytes[ISADORA_WORD_BYTES] = {0};
    const struct isadora_context context = {0};
    (void)state;
    for (size_t i = 0; tool_targets[i]; i++) {
        struct isadora_insn insn = {.form = UINT16_MAX, .length = tool_targets[i]->units[0].bytes};
        assert_int_equal(tool_targets[i]->operands(&context, bytes, sizeof bytes, &insn),
                         ISADORA_BAD_INSN);
        insn = (struct isadora_insn){.form = 0, .length = UINT8_MAX};
        const int got = tool_targets[i]->operands(&context, bytes, sizeof bytes, &insn);
        assert_true(got == ISADORA_SHORT || got == ISADORA_BAD_INSN);
    }
}

/* Forms without `has_target` have no target. */
static void check_targets(const struct isadora_target *target,
                          const struct isadora_context *context, const uint8_t *bytes, size_t size)
{
    struct isadora_insn insn;
    uint64_t to;
    if (target->decode(context, bytes, size, &insn) <= 0)
        return;
    assert_true(!target->branch_target(context, &insn, &to) || target->forms[insn.form].has_target);
}

static void test_targets(void **state)
{
    (void)state;
    for_all(check_targets);
}

static void test_decode(void **state)
{
    (void)state;
    for_all(check_decode);
}

static void check_encode(const struct isadora_target *target, const struct isadora_context *context,
                         const uint8_t *bytes, size_t size)
{
    struct isadora_insn insn;
    uint8_t again[ISADORA_WORD_BYTES + 1];
    int length = target->decode(context, bytes, size, &insn);
    if (length <= 0)
        return;
    memset(again, GUARD, sizeof again);
    assert_int_equal(target->encode(context, &insn, again, (size_t)length), length);
    assert_memory_equal(again, bytes, (size_t)length);
    assert_int_equal(again[length], GUARD);
    assert_int_equal(target->encode(context, &insn, again, (size_t)length - 1), ISADORA_NO_SPACE);
}

static void test_encode(void **state)
{
    (void)state;
    for_all(check_encode);
}

static void check_format(const struct isadora_target *target, const struct isadora_context *context,
                         const uint8_t *bytes, size_t size)
{
    struct isadora_insn insn;
    char text[ISADORA_TEXT_MAX], part[16];
    if (target->decode(context, bytes, size, &insn) <= 0)
        return;
    size_t length = target->format(context, &insn, text, sizeof text);
    assert_int_equal(strlen(text), length);
    assert_true(length < target->text_max);
    memset(part, GUARD, sizeof part);
    assert_int_equal(target->format(context, &insn, part, 8), length);
    assert_memory_equal(part, text, length < 8 ? length + 1 : 7);
    assert_true(length < 8 || part[7] == 0);
    assert_int_equal(part[8], GUARD);
}

static void test_format(void **state)
{
    (void)state;
    for_all(check_format);
}

static void check_parse(const struct isadora_target *target, const struct isadora_context *context,
                        const uint8_t *bytes, size_t size)
{
    struct isadora_insn insn, again;
    struct isadora_complaint why;
    char text[ISADORA_TEXT_MAX];
    uint8_t word[ISADORA_WORD_BYTES];
    int length = target->decode(context, bytes, size, &insn);
    if (length <= 0)
        return;
    size_t read = target->format(context, &insn, text, sizeof text);
    assert_int_equal(isadora_parse(target, context, NULL, text, read, &again, &why), read);
    assert_int_equal(target->encode(context, &again, word, sizeof word), length);
    assert_memory_equal(word, bytes, (size_t)length);
}

static void test_parse(void **state)
{
    (void)state;
    for_all(check_parse);
}

/* Instructions that no decoder made are refused or encoded, never more. */
static void check_any_insn(const struct isadora_target *target,
                           const struct isadora_context *context, const uint8_t *bytes, size_t size)
{
    struct isadora_insn insn;
    uint8_t word[ISADORA_WORD_BYTES + 1];
    uint8_t *p = (uint8_t *)&insn;
    (void)bytes;
    (void)size;
    for (size_t i = 0; i < sizeof insn; i++)
        p[i] = random_byte();
    insn.form = (uint16_t)(random_byte() % (target->form_count + 2));
    if (random_byte() & 1)
        memset(insn.alt, 0, sizeof insn.alt);
    memset(word, GUARD, sizeof word);
    int length = target->encode(context, &insn, word, ISADORA_WORD_BYTES);
    assert_true(length > 0 || length == ISADORA_BAD_INSN);
    assert_int_equal(word[ISADORA_WORD_BYTES], GUARD);
}

static void test_any_insn(void **state)
{
    (void)state;
    for_all(check_any_insn);
}

/* The tables are whole: what an index points to is there. */
static void test_tables(void **state)
{
    (void)state;
    for (size_t t = 0; tool_targets[t]; t++) {
        const struct isadora_target *target = tool_targets[t];
        assert_true(target->unit_count > 0 && target->config_count > 0 && target->form_count > 0);
        assert_true(target->text_max <= ISADORA_TEXT_MAX);
        for (size_t i = 0; i < target->form_count; i++) {
            const struct isadora_form *form = &target->forms[i];
            assert_true(form->slot_count <= ISADORA_VALUES &&
                        form->choice_count <= ISADORA_CHOICES);
            assert_non_null(form->name);
            assert_non_null(form->effects);
            assert_true(form->configs != 0);
            for (unsigned s = 0; s < form->slot_count; s++)
                assert_true(form->slots[s].field < target->field_count);
        }
        for (size_t i = 0; i < target->field_count; i++)
            assert_true(target->fields[i].file < (int)target->file_count);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tables),   cmocka_unit_test(test_decode),
        cmocka_unit_test(test_halves),   cmocka_unit_test(test_operands_refused),
        cmocka_unit_test(test_targets),  cmocka_unit_test(test_encode),
        cmocka_unit_test(test_format),   cmocka_unit_test(test_parse),
        cmocka_unit_test(test_any_insn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
