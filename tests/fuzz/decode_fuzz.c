/* Any bytes: decode, print, read back, encode; the same bytes must come out.
 *
 * All sizes from 0 on are decoded, so that nothing reads beyond the end; all sizes of the text
 * buffer are printed to. */
#include "fuzz.h"
#include <isadora/asm.h>

/* The text in buffers of every size: the same beginning, the same length, a terminator, nothing
 * after it. */
static void check_format(const struct isadora_target *target, const struct isadora_context *context,
                         const struct isadora_insn *insn, const char *text, size_t length)
{
    char nothing = 0;
    FUZZ_CHECK(target->format(context, insn, &nothing, 0) == length && nothing == 0);
    for (size_t size = 1; size <= length + 1; size++) {
        char *out = malloc(size);
        FUZZ_CHECK(out);
        FUZZ_CHECK(target->format(context, insn, out, size) == length);
        FUZZ_CHECK(memcmp(out, text, size - 1) == 0 && out[size - 1] == 0);
        free(out);
    }
}

static void check_tables(const struct isadora_target *target, const struct isadora_context *context,
                         const struct isadora_insn *insn)
{
    FUZZ_CHECK(insn->form < target->form_count);
    const struct isadora_form *form = &target->forms[insn->form];
    FUZZ_CHECK(form->configs >> context->config & 1);
    FUZZ_CHECK(form->length == insn->length);
    FUZZ_CHECK(form->slot_count <= ISADORA_VALUES && form->choice_count <= ISADORA_CHOICES);
    for (unsigned i = 0; i < form->slot_count; i++)
        FUZZ_CHECK(form->slots[i].field < target->field_count);
}

/* The text means this instruction and no other. */
static void check_parse(const struct isadora_target *target, const struct isadora_context *context,
                        const char *text, size_t length, const uint8_t *bytes, int size)
{
    struct isadora_insn again;
    struct isadora_complaint why;
    uint8_t word[ISADORA_WORD_BYTES];
    char *instruction_text = fuzz_copy(text, length);
    FUZZ_CHECK(isadora_parse(target, context, NULL, instruction_text, length, &again, &why) ==
               (int)length);
    FUZZ_CHECK(target->encode(context, &again, word, sizeof word) == size);
    FUZZ_CHECK(memcmp(word, bytes, (size_t)size) == 0);
    free(instruction_text);
}

static void check_encode(const struct isadora_target *target, const struct isadora_context *context,
                         const struct isadora_insn *insn, const uint8_t *bytes, int length)
{
    for (int size = 0; size <= length; size++) {
        uint8_t *word = malloc((size_t)size + 1);
        FUZZ_CHECK(word);
        int got = target->encode(context, insn, word, (size_t)size);
        FUZZ_CHECK(got == (size < length ? ISADORA_NO_SPACE : length));
        FUZZ_CHECK(got < 0 || memcmp(word, bytes, (size_t)length) == 0);
        free(word);
    }
}

static void check_insn(const struct isadora_target *target, const struct isadora_context *context,
                       const struct isadora_insn *insn, const uint8_t *bytes)
{
    char text[ISADORA_TEXT_MAX];
    uint64_t to;
    size_t length = target->format(context, insn, text, sizeof text);
    FUZZ_CHECK(length < target->text_max && strlen(text) == length);
    check_tables(target, context, insn);
    check_format(target, context, insn, text, length);
    check_encode(target, context, insn, bytes, insn->length);
    check_parse(target, context, text, length, bytes, insn->length);
    if (target->branch_target)
        (void)target->branch_target(context, insn, &to);
}

/* The two halves of decode find what it finds; operands is safe for any instruction. */
static void check_halves(const struct isadora_target *target, const struct isadora_context *context,
                         const uint8_t *bytes, size_t size, uint64_t any)
{
    struct isadora_insn whole, halves;
    memset(&whole, 0, sizeof whole);
    memset(&halves, 0, sizeof halves);
    const int length = target->decode(context, bytes, size, &whole);
    FUZZ_CHECK(target->identify(context, bytes, size, &halves) == length);
    if (length > 0) {
        FUZZ_CHECK(halves.form == whole.form && halves.length == whole.length);
        FUZZ_CHECK(target->operands(context, bytes, size, &halves) == length);
        FUZZ_CHECK(memcmp(&halves, &whole, sizeof whole) == 0);
    }
    halves.form = (uint16_t)any;
    halves.length = (uint8_t)(any >> 16);
    const int got = target->operands(context, bytes, size, &halves);
    FUZZ_CHECK(got < 0 || (size_t)got <= size);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, data + size};
    struct isadora_context context = {0};
    const struct isadora_target *target = fuzz_target(&in, &context.config);
    context.address = fuzz_number(&in, fuzz_byte(&in) % 9);
    size_t left = fuzz_left(&in),
           most = left < 2 * ISADORA_WORD_BYTES ? left : 2 * ISADORA_WORD_BYTES;
    int before = ISADORA_SHORT;
    for (size_t n = 0; n <= most; n++) {
        struct isadora_insn insn;
        uint8_t *bytes = fuzz_copy(in.at, n);
        int length = target->decode(&context, bytes, n, &insn);
        FUZZ_CHECK(length == ISADORA_SHORT || length == ISADORA_NO_FORM ||
                   (length > 0 && (size_t)length <= n));
        FUZZ_CHECK(before == ISADORA_SHORT || length == before); /* more bytes change nothing */
        check_halves(target, &context, bytes, n, context.address);
        if (length > 0 && before != length) {
            FUZZ_CHECK(insn.length == length);
            check_insn(target, &context, &insn, bytes);
        }
        before = length;
        free(bytes);
    }
    return 0;
}
