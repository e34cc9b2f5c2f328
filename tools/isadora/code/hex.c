/* hex.c: code as hex numbers in text, and as raw bytes.
 *
 * The numbers are in memory order. One number is one group (see group_of); a longer one is
 * several groups as one number, in the byte order of the unit. */
#include <isadora/bundle.h>
#include "common/message.h"
#include "common/io.h"
#include "target/targets.h"
#include "code/hex.h"

#include <stdlib.h>
#include <string.h>

enum { CODE_BUFFER = 1 << 16, TOKEN_MAX = 2 * ISADORA_WORD_BYTES + 2 };

struct group stream_group_of(const struct isadora_target *target, unsigned config)
{
    return target->bundle ? (struct group){.bytes = 4, .digits = 8} : group_of(target, config);
}

/* ---- numbers to text ---- */

static const char digits_of[] = "0123456789abcdef";

/* Eight digits at once, a byte each: a listing has dozens of them in a line. */
static inline char *eight_digits(char *out, uint32_t value)
{
    const uint64_t ones = 0x0101010101010101;
    uint64_t x = value;
    x = (x | x << 16) & 0x0000ffff0000ffff;
    x = (x | x << 8) & 0x00ff00ff00ff00ff;
    x = (x | x << 4) & 0x0f0f0f0f0f0f0f0f;
    x += '0' * ones + ((x + 6 * ones) >> 4 & ones) * ('a' - '0' - 10);
    const uint8_t text[] = {(uint8_t)(x >> 56), (uint8_t)(x >> 48), (uint8_t)(x >> 40),
                            (uint8_t)(x >> 32), (uint8_t)(x >> 24), (uint8_t)(x >> 16),
                            (uint8_t)(x >> 8),  (uint8_t)x};
    memcpy(out, text, 8); /* one store, where the compiler sees it */
    return out + 8;
}

char *hex_digits(char *out, uint64_t value, unsigned n)
{
    if (n == 8 && value >> 32 == 0)
        return eight_digits(out, (uint32_t)value);
    while (n < 16 && value >> 4 * n)
        n++;
    for (unsigned i = n; i-- > 0;)
        *out++ = i < 16 ? digits_of[value >> 4 * i & 15] : '0';
    return out;
}

/* The same of a number of up to 128 bits. */
static char *wide_digits(char *out, rt_u128 word, unsigned n)
{
    const uint64_t high = (uint64_t)(word >> 64);
    if (!high && n <= 16)
        return hex_digits(out, (uint64_t)word, n);
    return hex_digits(hex_digits(out, high, n > 16 ? n - 16 : 1), (uint64_t)word, 16);
}

char *hex_long(char *out, rt_u128 word)
{
    *out++ = '0';
    *out++ = 'x';
    return wide_digits(out, word, 1);
}

rt_u128 word_of(const uint8_t *bytes, size_t size, bool big_endian)
{
    rt_u128 word = 0;
    for (size_t i = 0; i < size; i++)
        word |= (rt_u128)bytes[big_endian ? size - 1 - i : i] << 8 * i;
    return word;
}

static inline char *two_digits(char *out, uint8_t byte)
{
    out[0] = digits_of[byte >> 4];
    out[1] = digits_of[byte & 15];
    return out + 2;
}

static char *group_text(struct group group, char *out, const uint8_t *bytes)
{
    if (group.digits == 2 * group.bytes) {
        for (unsigned i = 0; i < group.bytes; i++) {
            out = two_digits(out, bytes[group.big_endian ? i : group.bytes - 1 - i]);
        }
        return out;
    }
    if (group.bytes > 8)
        return wide_digits(out, word_of(bytes, group.bytes, group.big_endian), group.digits);
    uint64_t word = 0;
    for (unsigned i = 0; i < group.bytes; i++)
        word |= (uint64_t)bytes[group.big_endian ? group.bytes - 1 - i : i] << 8 * i;
    return hex_digits(out, word, group.digits);
}

/* Groups of 16 bits: the digits as in eight_digits. */
static char *put_halves(char *out, const uint8_t *bytes, size_t size)
{
    const uint32_t ones = 0x01010101;
    for (size_t i = 0; i + 2 <= size; i += 2) {
        uint32_t x = (uint32_t)bytes[i + 1] << 16 | bytes[i];
        if (i)
            *out++ = ' ';
        x = (x | x << 4) & 0x0f0f0f0fu;
        x += '0' * ones + ((x + 6 * ones) >> 4 & ones) * ('a' - '0' - 10);
        const uint8_t text[] = {(uint8_t)(x >> 24), (uint8_t)(x >> 16), (uint8_t)(x >> 8),
                                (uint8_t)x};
        memcpy(out, text, 4);
        out += 4;
    }
    return out;
}

/* Groups of 32 bits, which most instruction sets have. */
static char *put_words(char *out, const uint8_t *bytes, size_t size)
{
    for (size_t i = 0; i + 4 <= size; i += 4) {
        const uint32_t high = (uint32_t)bytes[i + 3] << 24 | (uint32_t)bytes[i + 2] << 16;
        if (i)
            *out++ = ' ';
        out = eight_digits(out, high | (uint32_t)bytes[i + 1] << 8 | bytes[i]);
    }
    return out;
}

char *hex_groups(struct group group, char *out, const uint8_t *bytes, size_t size)
{
    size_t i = 0;
    if (group.digits == 8 && !group.big_endian) {
        out = put_words(out, bytes, size);
        i = size - size % 4;
    } else if (group.digits == 4 && group.bytes == 2 && !group.big_endian) {
        out = put_halves(out, bytes, size);
        if (size % 2 == 0)
            return out;
        i = size - 1;
    }
    for (; i + group.bytes <= size; i += group.bytes) {
        if (i)
            *out++ = ' ';
        out = group_text(group, out, bytes + i);
    }
    for (; i < size; i++) {
        if (i)
            *out++ = ' ';
        out = hex_digits(out, bytes[i], 2);
    }
    return out;
}

/* ---- text to bytes ---- */

enum { BLANK = 0x80, OTHER = 0xff };

/* Value of a hex digit, BLANK, or OTHER. */
static uint8_t class_of(unsigned char c)
{
    const unsigned digit = digit_of((char)c);
    if (digit < 16)
        return (uint8_t)digit;
    return c == ' ' || (c >= '\t' && c <= '\r') ? BLANK : OTHER;
}

static char too_short[64]; /* a message that lasts until the next one */

size_t hex_word(struct group group, const char *text, size_t size, uint8_t *out, const char **why)
{
    rt_u128 word = 0;
    if (size > 2 && text[0] == '0' && (text[1] | 32) == 'x') {
        text += 2;
        size -= 2;
    }
    *why = "is no hex number";
    for (size_t i = 0; i < size; i++) {
        uint8_t digit = class_of((unsigned char)text[i]);
        if (digit > 15)
            return 0;
        word = word << 4 | digit;
    }
    size_t length = group.bytes;
    if (size < group.digits && size > 0) {
        snprintf(too_short, sizeof too_short, "has too few digits; a word has %u", group.digits);
        *why = too_short;
        return 0;
    }
    if (size > 2 * length) {
        *why = "has too many digits for a word, or not a multiple of them";
        if (size % (2 * length) || size > 2 * ISADORA_WORD_BYTES)
            return 0;
        length = size / 2;
    }
    if (size == 0)
        return 0;
    for (size_t i = 0; i < length; i++)
        out[group.big_endian ? length - 1 - i : i] = (uint8_t)(word >> 8 * i);
    return length;
}

/* ---- streams ---- */

void code_take(struct code *code, const struct choice *choice, struct input *in, bool raw)
{
    *code = (struct code){.target = choice->target,
                          .config = choice->config,
                          .group = stream_group_of(choice->target, choice->config),
                          .input = *in,
                          .raw = raw,
                          .line = 1,
                          .capacity = CODE_BUFFER};
    *in = (struct input){.fd = -1};
    code->bytes = tool_alloc(code->capacity);
    for (unsigned c = 0; c < 256; c++)
        code->classes[c] = class_of((unsigned char)c);
}

void code_hold(struct code *code, const struct choice *choice, uint8_t *bytes, size_t size)
{
    *code = (struct code){.target = choice->target,
                          .config = choice->config,
                          .group = stream_group_of(choice->target, choice->config),
                          .input = {.fd = -1},
                          .bytes = bytes,
                          .end = size,
                          .capacity = size,
                          .ended = true};
    if (choice->target->bundle)
        code_fill(code, 0); /* units become words */
}

void code_close(struct code *code)
{
    input_close(&code->input);
    tool_free(code->bytes);
}

static void take_raw(struct code *code)
{
    struct input *in = &code->input;
    size_t n = in->end - in->at, room = code->capacity - code->end;
    n = n < room ? n : room;
    memcpy(code->bytes + code->end, in->data + in->at, n);
    code->end += n;
    in->at += n;
}

/* `0000001f:` at the beginning of a line, as listings have it. */
static bool is_address(const struct code *code, const unsigned char *text, size_t size,
                       size_t offset)
{
    size_t n = 0;
    while (n < size && code->classes[text[n]] < 16)
        n++;
    return offset == code->line_start && n > 0 && n <= 16 && n + 1 == size && text[n] == ':';
}

/* Where words of other variants have as many digits as this number, which is too short: says so. */
static const char *say_variants(const struct code *code, const unsigned char *text, size_t size)
{
    const struct isadora_target *target = code->target;
    const bool marked = size > 2 && text[0] == '0' && (text[1] | 32) == 'x';
    const size_t digits = marked ? size - 2 : size;
    char *list = tool_format("%s", "");
    for (size_t i = size - digits; i < size; i++)
        if (code->classes[text[i]] > 15)
            return "";
    for (unsigned i = 0; target && digits < code->group.digits && i < target->config_count; i++)
        if (group_of(target, i).digits == digits)
            tool_list(&list, "%s", target->configs[i].name);
    return *list ? tool_format(" on %s%s; %zu on %s", target->configs[code->config].name,
                               code->config ? "" : ", the default", digits, list)
                 : "";
}

/* The token at `text`: stores its bytes, or complains. */
static void take_token(struct code *code, const unsigned char *text, size_t size, size_t offset)
{
    const char *why;
    if (is_address(code, text, size, offset)) {
        code->listed = code->line;
        return;
    }
    size_t n = hex_word(code->group, (const char *)text, size, code->bytes + code->end, &why);
    if (n == 0) {
        int shown = size > TOKEN_MAX ? TOKEN_MAX : (int)size;
        complain_at(code->input.name, code->line, offset - code->line_start + 1, "`%.*s` %s%s%s",
                    shown, (const char *)text, why, say_variants(code, text, size),
                    code->listed == code->line
                        ? "; of a listing, give the words without the text after them"
                        : "");
        code->bad = code->ended = true;
    }
    code->end += n;
}

/* The usual token, one group and nothing but digits: stores its bytes. Returns its
 * length, or 0 when it is another, which take_token then reads or refuses. Most of the time of a
 * disassembler is spent here. */
static size_t take_usual(struct code *code, const unsigned char *text, size_t left)
{
    size_t most = 2u * code->group.bytes < 16 ? 2u * code->group.bytes : 16, n = 0;
    uint64_t value = 0;
    for (; n < left && code->classes[text[n]] < 16; n++)
        value = value << 4 | code->classes[text[n]];
    if (n < code->group.digits || n > most || n == left || code->classes[text[n]] != BLANK)
        return 0;
    uint8_t *out = code->bytes + code->end;
    for (unsigned i = 0, bytes = code->group.bytes; i < bytes; i++, value >>= 8)
        out[code->group.big_endian ? bytes - 1 - i : i] = (uint8_t)value;
    code->end += code->group.bytes;
    return n;
}

/* Reads tokens that are complete in the buffer of the input, while there is room for their bytes.
 */
static void take_tokens(struct code *code)
{
    struct input *in = &code->input;
    const unsigned char *data = in->data;
    size_t at = in->at, end = in->end;
    while (!code->bad && code->capacity - code->end >= ISADORA_WORD_BYTES) {
        for (; at < end && code->classes[data[at]] == BLANK; at++) {
            if (data[at] == '\n') {
                code->line++;
                code->line_start = code->consumed + (at - in->at) + 1;
            }
        }
        size_t start = at;
        at += take_usual(code, data + at, end - at);
        if (at != start)
            continue;
        while (at < end && code->classes[data[at]] != BLANK)
            at++;
        if (at == end && !in->ended && at - start <= TOKEN_MAX) {
            at = start; /* the token may go on in what is not read yet */
            break;
        }
        if (at == start)
            break;
        take_token(code, data + start, at - start, code->consumed + (start - in->at));
    }
    code->consumed += at - in->at;
    in->at = at;
}

static void fill(struct code *code, size_t wanted)
{
    struct input *in = &code->input;
    memmove(code->bytes, code->bytes + code->at, code->end - code->at);
    code->end -= code->at;
    code->at = 0;
    if (wanted > INPUT_MOST) {
        input_refuse(in);
        code->ended = true;
    } else if (wanted > code->capacity - ISADORA_WORD_BYTES) {
        code->capacity = 2 * wanted;
        code->bytes = tool_realloc(code->bytes, code->capacity);
    }
    while (code->end < wanted && !code->ended) {
        if (!in->ended)
            input_fill(in, in->end - in->at + 1);
        if (code->raw)
            take_raw(code);
        else
            take_tokens(code);
        if (in->ended && in->at == in->end)
            code->ended = true;
    }
    code->failed = in->failed;
}

/* ---- units of several words ---- */

/* All of the input at once: words need the others of their unit, and the one before. */
static void gather(struct code *code)
{
    const struct isadora_bundle *bundle = code->target->bundle;
    code->gathered = true;
    while (!code->ended)
        fill(code, code->end + CODE_BUFFER);
    const size_t units = code->end / bundle->bytes, rest = code->end % bundle->bytes;
    const size_t size = units * bundle->words * isadora_bundle_word_bytes(code->target);
    uint8_t *words = tool_alloc(size + rest + 1);
    isadora_bundle_take(code->target, code->bytes, units, words);
    memcpy(words + size, code->bytes + units * bundle->bytes, rest);
    code->tail = rest;
    tool_free(code->bytes);
    code->bytes = words;
    code->at = 0;
    code->end = code->capacity = size;
}

bool base_fits(const struct choice *choice, uint64_t base)
{
    if (isadora_place_begins(choice->target, base))
        return true;
    return complain("a program begins at a multiple of the %u bytes of a unit, not at 0x%llx",
                    (unsigned)choice->target->bundle->bytes, (unsigned long long)base);
}

void code_fill(struct code *code, size_t wanted)
{
    if (!code->target || !code->target->bundle)
        fill(code, wanted);
    else if (!code->gathered)
        gather(code);
}

int code_fill_all(struct code *code)
{
    while (!code->ended)
        code_fill(code, code->end - code->at + CODE_BUFFER);
    if (code->tail)
        return bad_input("%s: the %zu bytes at the end are no unit, which has %u", code->input.name,
                         code->tail, (unsigned)code->target->bundle->bytes);
    return code->failed ? EXIT_IO : code->bad ? EXIT_BAD_INPUT : EXIT_FINE;
}

/* One part of hex digits, no more and no fewer than so many bits take. */
static bool read_part(const char *text, unsigned width, uint64_t *out)
{
    if (strlen(text) != (width + 3u) / 4 || strspn(text, "0123456789abcdefABCDEF") != strlen(text))
        return false;
    *out = strtoull(text, NULL, 16);
    return width >= 64 || *out >> width == 0;
}

/* As the word with number n of a unit has its parts. */
static bool read_word(const struct isadora_bundle *bundle, unsigned n, const char *const *texts,
                      size_t count, rt_u128 *word)
{
    const struct isadora_bundle_part *part = &bundle->part[n * bundle->parts];
    unsigned at = 0;
    size_t k = 0;
    *word = 0;
    for (unsigned i = 0; i < bundle->parts; i++, part++) {
        uint64_t bits = 0;
        if (part->kind == ISADORA_PART_OWN && part->width &&
            (k >= count || !read_part(texts[k++], part->width, &bits)))
            return false;
        *word |= (rt_u128)bits << at;
        at += part->kind == ISADORA_PART_PREV ? 1 : part->width;
    }
    return k == count;
}

size_t word_of_hex(const struct isadora_target *target, const char *const *texts, size_t count,
                   uint8_t *out)
{
    const size_t size = target->bundle ? isadora_bundle_word_bytes(target) : 0;
    for (unsigned n = 0; target->bundle && n < target->bundle->words; n++) {
        rt_u128 word;
        if (!read_word(target->bundle, n, texts, count, &word))
            continue;
        for (size_t i = 0; i < size; i++)
            out[i] = (uint8_t)(word >> 8 * i);
        return size;
    }
    return 0;
}

char *hex_of_word(const struct isadora_target *target, size_t n, char *out, const uint8_t *bytes,
                  size_t size)
{
    const struct isadora_bundle *bundle = target->bundle;
    const struct isadora_bundle_part *part = &bundle->part[n % bundle->words * bundle->parts];
    const rt_u128 word = word_of(bytes, size, false);
    unsigned at = 0;
    for (unsigned i = 0; i < bundle->parts; i++, part++) {
        if (part->kind == ISADORA_PART_OWN) {
            if (at)
                *out++ = ' ';
            out =
                hex_digits(out, (uint64_t)(word >> at & ones(part->width)), (part->width + 3u) / 4);
        }
        at += part->kind == ISADORA_PART_PREV ? 1 : part->width;
    }
    return out;
}
