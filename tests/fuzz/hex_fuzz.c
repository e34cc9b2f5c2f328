/* Any bytes as the input of `isadora dis -w`: the same bytes or the same first mistake as a plain
 * reader finds, however the input is cut. */
#define _POSIX_C_SOURCE 200809L
#include <isadora/bundle.h>
#include "code/hex.h"
#include "program.h"

enum { MOST_INPUT = 4096 };

/* ---- the plain reader ---- */

struct plain {
    uint8_t bytes[(MOST_INPUT + 1) * ISADORA_WORD_BYTES];
    size_t size, line, column; /* line 0: no mistake */
};

static bool is_blank(uint8_t c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/* `1f:` at the beginning of a line. */
static bool is_address(const char *text, size_t size)
{
    for (size_t i = 0; i + 1 < size; i++)
        if (!strchr("0123456789abcdefABCDEF", text[i]) || !text[i])
            return false;
    return size >= 2 && size <= 17 && text[size - 1] == ':';
}

static void read_plain(struct plain *plain, struct group group, const char *text, size_t size)
{
    size_t line = 1, start = 0;
    plain->size = plain->line = 0;
    for (size_t at = 0; at < size;) {
        size_t end = at;
        const char *why;
        if (is_blank((uint8_t)text[at])) {
            line += text[at] == '\n';
            start = text[at++] == '\n' ? at : start;
            continue;
        }
        while (end < size && !is_blank((uint8_t)text[end]))
            end++;
        if (at == start && is_address(text + at, end - at)) {
            at = end;
            continue;
        }
        size_t got = hex_word(group, text + at, end - at, plain->bytes + plain->size, &why);
        if (got == 0) {
            FUZZ_CHECK(why);
            plain->line = line;
            plain->column = at - start + 1;
            return;
        }
        plain->size += got;
        at = end;
    }
}

/* ---- the stream ---- */

/* Opened as programs do, with buffers so small that they are filled often. */
static void open_stream(struct code *code, const struct choice *choice, const uint8_t *bytes,
                        size_t size, unsigned how)
{
    struct input in;
    FUZZ_CHECK(input_open(&in, NULL));
    code_take(code, choice, &in, how & 1);
    code->input.fd = pipe_of(bytes, size);
    code->input.capacity = how & 2 ? 1 + how / 4 : 1 << 12;
    code->input.data = tool_realloc(code->input.data, code->input.capacity);
    code->capacity = how & 2 ? 2 * ISADORA_WORD_BYTES + how / 8 : 1 << 12;
    code->bytes = tool_realloc(code->bytes, code->capacity);
}

/* Reads all of it, `piece` bytes at least each time; out must have room. */
static size_t read_stream(struct code *code, uint8_t *out, size_t room, size_t piece)
{
    size_t size = 0;
    for (;;) {
        code_fill(code, piece);
        size_t n = code->end - code->at;
        FUZZ_CHECK(n >= piece || code->ended);
        n = n > piece && !code->ended ? piece : n;
        FUZZ_CHECK(size + n <= room);
        memcpy(out + size, code->bytes + code->at, n);
        size += n;
        code->at += n;
        if (code->ended && code->at == code->end)
            return size;
    }
}

/* The bytes of whole units come as words. */
static void check_words(const struct code *code, const uint8_t *bytes, size_t size,
                        const uint8_t *got, size_t n)
{
    const struct isadora_target *target = code->target;
    const size_t units = size / target->bundle->bytes;
    const size_t tail = size % target->bundle->bytes;
    FUZZ_CHECK(!code->bad && code->tail == tail);
    FUZZ_CHECK(memcmp(code->bytes + code->end, bytes + size - tail, tail) == 0);
    const size_t wanted = units * target->bundle->words * isadora_bundle_word_bytes(target);
    uint8_t *words = malloc(wanted + 1), *back = malloc(size + 1);
    FUZZ_CHECK(words && back && n == wanted);
    isadora_bundle_take(target, bytes, units, words);
    FUZZ_CHECK(memcmp(words, got, n) == 0);
    memset(back, 0, size + 1);
    FUZZ_CHECK(isadora_bundle_put(target, words, units * target->bundle->words, back) ==
               units * target->bundle->words);
    FUZZ_CHECK(memcmp(back, bytes, size - tail) == 0);
    free(words);
    free(back);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static uint8_t got[(MOST_INPUT + 1) * ISADORA_WORD_BYTES];
    static struct plain plain;
    struct fuzz_input in = {data, data + size};
    struct code code;
    unsigned config;
    const struct isadora_target *target = fuzz_target(&in, &config);
    unsigned how = fuzz_byte(&in), piece = 1 + fuzz_byte(&in) % 64;
    size_t left = fuzz_left(&in) < MOST_INPUT ? fuzz_left(&in) : MOST_INPUT;
    const void *mark = tool_mark();
    reported.count = 0;
    open_stream(&code, &(struct choice){.target = target, .config = config}, in.at, left, how);
    size_t n = read_stream(&code, got, sizeof got, piece);
    FUZZ_CHECK(!code.failed && code.bad == (reported.count == 1) && reported.count <= 1);
    if (target->bundle) {
        char *text = fuzz_copy(in.at, left);
        read_plain(&plain, code.group, text, left);
        free(text);
        if (code.raw)
            check_words(&code, in.at, left, got, n);
        else if (!plain.line)
            check_words(&code, plain.bytes, plain.size, got, n);
        else
            FUZZ_CHECK(code.bad);
    } else if (code.raw) {
        FUZZ_CHECK(n == left && memcmp(got, in.at, n) == 0 && !code.bad);
    } else {
        char *text = fuzz_copy(in.at, left);
        read_plain(&plain, code.group, text, left);
        free(text);
        FUZZ_CHECK(n == plain.size && memcmp(got, plain.bytes, n) == 0);
        FUZZ_CHECK(code.bad == (plain.line != 0));
        FUZZ_CHECK(!code.bad || (reported.line == plain.line && reported.column == plain.column));
    }
    code_close(&code);
    tool_drop(mark);
    return 0;
}
