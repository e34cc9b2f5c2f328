/* Any bytes, through every shipped instruction set: decode, print, read back, encode; the same bytes must come out. */
#include "parse.h"
#include "tool.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check(const struct isadora_target *target, const struct isadora_context *context, const uint8_t *bytes,
                  size_t size)
{
    struct isadora_insn insn, again;
    struct isadora_complaint why;
    char text[ISADORA_TEXT_MAX];
    uint8_t word[ISADORA_WORD_BYTES];
    int length = target->decode(context, bytes, size, &insn);
    if (length <= 0)
        return;
    size_t n = target->format(context, &insn, text, sizeof text);
    if (target->parse(context, NULL, text, n, &again, &why) != (int)n)
        abort();
    if (target->encode(context, &again, word, sizeof word) != length || memcmp(word, bytes, (size_t)length) != 0)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    for (size_t t = 0; tool_targets[t]; t++) {
        struct isadora_context context = {(unsigned)(data[0] % tool_targets[t]->config_count), data[1] * 4u};
        check(tool_targets[t], &context, data + 2, size - 2);
    }
    return 0;
}
