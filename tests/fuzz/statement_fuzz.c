/* Any text as one statement: a complaint with a place inside it, or an instruction that prints and
 * reads as itself. */
#include "fuzz.h"
#include <isadora/asm.h>
#include "base/sanitize.h"

/* Names: those that begin with k are known, with l are defined later, all others are not. */
static enum isadora_symbol find(void *user, const char *name, size_t size,
                                struct isadora_number *value)
{
    FUZZ_CHECK(size > 0);
    *(unsigned *)user += (unsigned char)name[size - 1];
    if (name[0] == 'k') {
        *value = (struct isadora_number){size > 1 ? (uint64_t)name[1] * 16 : UINT64_MAX, size > 4};
        return ISADORA_KNOWN;
    }
    return name[0] == 'l' ? ISADORA_LATER : ISADORA_NEVER;
}

static void check_text(const char *text, size_t most)
{
    const char *end = memchr(text, 0, most);
    FUZZ_CHECK(end && end > text);
    while (text < end) {
        size_t length = rt_shown_length(text, (size_t)(end - text));
        FUZZ_CHECK(length > 0);
        text += length;
    }
}

static void check_complaint(const struct isadora_complaint *why, size_t size)
{
    check_text(why->text, sizeof why->text);
    FUZZ_CHECK(why->column <= size && why->length <= size - why->column);
    FUZZ_CHECK(why->note_count <= ISADORA_NOTES);
    for (unsigned i = 0; i < why->note_count; i++)
        check_text(why->notes[i], sizeof why->notes[i]);
}

static bool same_bytes(const struct isadora_target *target, const struct isadora_context *context,
                       const struct isadora_insn *a, const struct isadora_insn *b)
{
    uint8_t left[ISADORA_WORD_BYTES], right[ISADORA_WORD_BYTES];
    int length = target->encode(context, a, left, sizeof left);
    return length > 0 && target->encode(context, b, right, sizeof right) == length &&
           memcmp(left, right, (size_t)length) == 0;
}

/* An operator of any name: its number, or what is not known yet. */
static enum isadora_symbol apply(void *user, const char *name, size_t size,
                                 struct isadora_number number, bool later,
                                 struct isadora_number *value)
{
    ++*(unsigned *)user;
    FUZZ_CHECK(size > 0);
    *value = number;
    if (name[0] == 'n')
        return ISADORA_NEVER;
    return later ? ISADORA_LATER : ISADORA_KNOWN;
}

/* A statement without names: its word decodes, and the text of that reads as the same word. */
static void check_insn(const struct isadora_target *target, const struct isadora_context *context,
                       const struct isadora_insn *insn)
{
    struct isadora_insn decoded, again;
    struct isadora_complaint why;
    uint8_t bytes[ISADORA_WORD_BYTES];
    char text[ISADORA_TEXT_MAX];
    int length = target->encode(context, insn, bytes, sizeof bytes);
    FUZZ_CHECK(length > 0 && length == insn->length);
    FUZZ_CHECK(target->forms[insn->form].configs >> context->config & 1);
    FUZZ_CHECK(target->decode(context, bytes, (size_t)length, &decoded) == length);
    size_t size = target->format(context, &decoded, text, sizeof text);
    FUZZ_CHECK(isadora_parse(target, context, NULL, text, size, &again, &why) == (int)size);
    FUZZ_CHECK(same_bytes(target, context, insn, &again));
}

/* As a statement of its shape it reads the same, also where shapes are known from texts before. */
static void check_shaped(const struct isadora_target *target, const struct isadora_context *context,
                         const struct isadora_symbols *symbols, const char *text, size_t size,
                         const struct isadora_insn *insn, int result)
{
    static struct isadora_shapes *shapes;
    struct isadora_insn again;

    if (shapes == NULL)
        shapes = isadora_shapes_new();
    for (unsigned i = 0; i < 3; i++) {
        FUZZ_CHECK(isadora_parse_shaped(shapes, target, context, symbols, text, size, &again,
                                        NULL) == result);
        if (result >= 0 && symbols == NULL)
            FUZZ_CHECK(same_bytes(target, context, insn, &again));
        if (result >= 0)
            FUZZ_CHECK(again.form == insn->form);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, data + size};
    struct isadora_context context = {0};
    struct isadora_insn insn;
    struct isadora_complaint why;
    unsigned asked = 0;
    const struct isadora_target *target = fuzz_target(&in, &context.config);
    unsigned how = fuzz_byte(&in);
    context.address = how & 1 ? UINT64_MAX - 3 : how & 2 ? 0x1000 : 0;
    struct isadora_symbols symbols = {.find = find,
                                      .user = &asked,
                                      .least = how >> 4 & 7,
                                      .free = how >> 7,
                                      .apply = how & 8 ? apply : NULL};
    size_t left = fuzz_left(&in);
    char *text = fuzz_copy(in.at, left);
    bool names = (how & 4) != 0;
    int got = isadora_parse(target, &context, names ? &symbols : NULL, text, left, &insn, &why);
    check_shaped(target, &context, names ? &symbols : NULL, text, left, &insn, got);
    if (got >= 0) {
        FUZZ_CHECK((size_t)got == left);
        FUZZ_CHECK(target->forms[insn.form].configs >> context.config & 1);
        if (!names)
            check_insn(target, &context, &insn);
    } else {
        check_complaint(&why, left);
        FUZZ_CHECK(isadora_parse(target, &context, names ? &symbols : NULL, text, left, &insn,
                                 NULL) == got);
    }
    free(text);
    return 0;
}
