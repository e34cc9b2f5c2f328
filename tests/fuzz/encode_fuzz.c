/* Any bytes as an instruction structure: encode and format must survive it, and what encodes must
 * decode. */
#include "fuzz.h"

static void fill(struct isadora_insn *insn, struct fuzz_input *in,
                 const struct isadora_target *target)
{
    insn->form = (uint16_t)fuzz_number(in, 2);
    if (fuzz_byte(in) % 8)
        insn->form = (uint16_t)(insn->form % target->form_count);
    insn->length = (uint8_t)fuzz_byte(in);
    for (unsigned i = 0; i < ISADORA_CHOICES; i++)
        insn->alt[i] = (uint8_t)(fuzz_left(in) ? fuzz_byte(in) : i);
    for (unsigned i = 0; i < ISADORA_VALUES; i++)
        insn->value[i] = fuzz_number(in, fuzz_byte(in) % 9);
    insn->mask.half[0] = fuzz_number(in, fuzz_byte(in) % 9);
    insn->mask.half[1] = fuzz_number(in, fuzz_byte(in) % 9);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, data + size};
    struct isadora_context context = {0};
    struct isadora_insn insn, again;
    uint8_t bytes[ISADORA_WORD_BYTES];
    const struct isadora_target *target = fuzz_target(&in, &context.config);
    context.address = fuzz_number(&in, fuzz_byte(&in) % 9);
    fill(&insn, &in, target);
    int length = target->encode(&context, &insn, bytes, sizeof bytes);
    FUZZ_CHECK(length == ISADORA_BAD_INSN || (length > 0 && (size_t)length <= sizeof bytes));
    if (length < 0)
        return 0;
    int got = target->decode(&context, bytes, (size_t)length, &again);
    FUZZ_CHECK(got <= length);
    if (got == length && again.form == insn.form) {
        char text[ISADORA_TEXT_MAX];
        FUZZ_CHECK(target->format(&context, &again, text, sizeof text) < target->text_max);
    }
    return 0;
}
