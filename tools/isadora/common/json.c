/* json.c: see json.h. Characters are taken by hand because vectors come by tens of thousands of
 * lines. */
#include "common/json.h"
#include "common/number.h"

#include <stdint.h>
#include <string.h>

bool isadora_json_fail(struct isadora_json *json, const char *at, const char *why)
{
    if (!json->why) {
        json->why = why;
        json->at = at;
    }
    return false;
}

void isadora_json_begin(struct isadora_json *json, const char *text, size_t size)
{
    *json = (struct isadora_json){.start = text, .end = text + size, .at = text};
}

static void skip_blanks(struct isadora_json *json)
{
    while (json->at < json->end &&
           (*json->at == ' ' || *json->at == '\t' || *json->at == '\n' || *json->at == '\r'))
        json->at++;
}

static bool take(struct isadora_json *json, char ch)
{
    if (json->at < json->end && *json->at == ch) {
        json->at++;
        return true;
    }
    return false;
}

enum isadora_json_kind isadora_json_peek(struct isadora_json *json)
{
    if (json->why)
        return ISADORA_JSON_NOTHING;
    skip_blanks(json);
    if (json->at == json->end)
        return ISADORA_JSON_NOTHING;
    const char c = *json->at;
    return c == '{'                             ? ISADORA_JSON_OBJECT
           : c == '['                           ? ISADORA_JSON_ARRAY
           : c == '"'                           ? ISADORA_JSON_STRING
           : c == 't' || c == 'f' || c == 'n'   ? ISADORA_JSON_WORD
           : c == '-' || (c >= '0' && c <= '9') ? ISADORA_JSON_NUMBER
                                                : ISADORA_JSON_NOTHING;
}

/* ---- objects and arrays ---- */

static bool enter(struct isadora_json *json, char open, const char *why)
{
    if (json->why)
        return false;
    skip_blanks(json);
    if (!take(json, open))
        return isadora_json_fail(json, json->at, why);
    if (++json->depth > ISADORA_JSON_DEPTH)
        return isadora_json_fail(json, json->at - 1, "nested too deeply");
    json->fresh = true;
    return true;
}

bool isadora_json_object(struct isadora_json *json)
{
    return enter(json, '{', "expected an object");
}
bool isadora_json_array(struct isadora_json *json) { return enter(json, '[', "expected an array"); }

/* Whether something follows in the innermost object or array; leaves it when not. */
static bool more(struct isadora_json *json, char close, const char *why)
{
    if (json->why)
        return false;
    skip_blanks(json);
    const bool first = json->fresh;
    json->fresh = false;
    if (take(json, close)) {
        json->depth--;
        return false;
    }
    if (!first && !take(json, ','))
        return isadora_json_fail(json, json->at, why);
    return true;
}

bool isadora_json_member(struct isadora_json *json, struct isadora_text *key)
{
    if (!more(json, '}', "expected `,` or `}`"))
        return false;
    skip_blanks(json);
    if (json->at == json->end || *json->at != '"')
        return isadora_json_fail(json, json->at, "expected the name of a member");
    if (!isadora_json_string(json, key))
        return false;
    skip_blanks(json);
    return take(json, ':') || isadora_json_fail(json, json->at, "expected `:`");
}

bool isadora_json_element(struct isadora_json *json)
{
    return more(json, ']', "expected `,` or `]`");
}

/* ---- strings ---- */

/* The 16 bits of the four digits at `at`, or -1. */
static int32_t read_hex4(const char *at, const char *end)
{
    int32_t value = 0;
    if (end - at < 4)
        return -1;
    for (int i = 0; i < 4; i++) {
        const unsigned digit = digit_of(at[i]);
        if (digit > 15)
            return -1;
        value = value * 16 + (int)digit;
    }
    return value;
}

/* Length of the escape at `at`, which begins with a backslash, or 0. A surrogate needs its other
 * half. */
static size_t escape_length(const char *at, const char *end)
{
    if (end - at < 2)
        return 0;
    if (at[1] != 'u')
        return strchr("\"\\/bfnrt", at[1]) && at[1] ? 2 : 0;
    const int32_t unit = read_hex4(at + 2, end);
    if (unit < 0 || (unit >= 0xdc00 && unit <= 0xdfff))
        return 0;
    if (unit < 0xd800 || unit > 0xdbff)
        return 6;
    if (end - at < 12 || at[6] != '\\' || at[7] != 'u')
        return 0;
    const int32_t low = read_hex4(at + 8, end);
    return low >= 0xdc00 && low <= 0xdfff ? 12 : 0;
}

/* Length of the UTF-8 sequence at `at`, whose first byte is 0x80 or more, or 0. */
static size_t utf8_length(const char *text, const char *end)
{
    const unsigned char *at = (const unsigned char *)text;
    const size_t left = (size_t)(end - text);
    const size_t n = at[0] >= 0xf0 ? 4 : at[0] >= 0xe0 ? 3 : 2;
    if (at[0] < 0xc2 || at[0] > 0xf4 || left < n)
        return 0;
    const unsigned char low = at[0] == 0xf0 ? 0x90 : at[0] == 0xe0 ? 0xa0 : 0x80;
    const unsigned char high = at[0] == 0xed ? 0x9f : at[0] == 0xf4 ? 0x8f : 0xbf;
    if (at[1] < low || at[1] > high)
        return 0;
    for (size_t i = 2; i < n; i++) {
        if ((at[i] & 0xc0) != 0x80)
            return 0;
    }
    return n;
}

/* What is at `at` inside a string and is not a plain character: its length, or 0 with *why. */
static size_t special_length(const char *at, const char *end, const char **why)
{
    size_t n = 0;
    if (*at == '\\') {
        *why = "wrong escape";
        n = escape_length(at, end);
    } else if ((unsigned char)*at < 0x20) {
        *why = "control character in a string";
    } else {
        *why = "wrong UTF-8";
        n = utf8_length(at, end);
    }
    return n;
}

bool isadora_json_string(struct isadora_json *json, struct isadora_text *out)
{
    if (json->why)
        return false;
    skip_blanks(json);
    const char *open = json->at;
    if (!take(json, '"'))
        return isadora_json_fail(json, open, "expected a string");
    *out = (struct isadora_text){.at = json->at};
    const char *at = json->at, *why;
    for (;;) {
        while (at < json->end && *at != '"' && *at != '\\' && *at >= 0x20 && *at < 0x7f)
            at++;
        if (at == json->end)
            return isadora_json_fail(json, open, "this string does not end");
        if (*at == '"')
            break;
        const size_t n = *at == 0x7f ? 1 : special_length(at, json->end, &why);
        if (n == 0)
            return isadora_json_fail(json, at, why);
        at += n;
    }
    out->size = (size_t)(at - out->at);
    json->at = at + 1;
    return true;
}

bool isadora_text_is(struct isadora_text text, const char *word)
{
    return strlen(word) == text.size && memcmp(text.at, word, text.size) == 0;
}

/* ---- numbers and the rest ---- */

static bool digits(struct isadora_json *json)
{
    const char *from = json->at;
    while (json->at < json->end && *json->at >= '0' && *json->at <= '9')
        json->at++;
    return json->at > from;
}

bool isadora_json_number(struct isadora_json *json, struct isadora_text *out)
{
    if (json->why)
        return false;
    skip_blanks(json);
    const char *from = json->at;
    take(json, '-');
    const char *whole = json->at;
    bool ok = digits(json) && (*whole != '0' || json->at == whole + 1);
    if (ok && take(json, '.'))
        ok = digits(json);
    if (ok && (take(json, 'e') || take(json, 'E'))) {
        if (!take(json, '+'))
            take(json, '-');
        ok = digits(json);
    }
    if (!ok)
        return isadora_json_fail(json, from, "expected a number");
    *out = (struct isadora_text){.at = from, .size = (size_t)(json->at - from)};
    return true;
}

bool isadora_json_wide(struct isadora_json *json, struct isadora_text *text,
                       struct isadora_word *out)
{
    const bool is_number = isadora_json_peek(json) == ISADORA_JSON_NUMBER;
    if (!(is_number ? isadora_json_number(json, text) : isadora_json_string(json, text)))
        return false;
    return read_wide(text->at, text->size, out) ||
           isadora_json_fail(json, text->at, "expected a whole number of at most 128 bits");
}

static bool skip_word(struct isadora_json *json)
{
    static const char *const words[] = {"true", "false", "null"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        const size_t n = strlen(words[i]);
        if ((size_t)(json->end - json->at) >= n && memcmp(json->at, words[i], n) == 0) {
            json->at += n;
            return true;
        }
    }
    return isadora_json_fail(json, json->at, "expected a value");
}

/* Recursion ends at ISADORA_JSON_DEPTH. */
bool isadora_json_skip(struct isadora_json *json)
{
    struct isadora_text text;
    switch (isadora_json_peek(json)) {
    case ISADORA_JSON_OBJECT:
        isadora_json_object(json);
        while (isadora_json_member(json, &text))
            isadora_json_skip(json);
        break;
    case ISADORA_JSON_ARRAY:
        isadora_json_array(json);
        while (isadora_json_element(json))
            isadora_json_skip(json);
        break;
    case ISADORA_JSON_STRING:
        return isadora_json_string(json, &text);
    case ISADORA_JSON_NUMBER:
        return isadora_json_number(json, &text);
    case ISADORA_JSON_WORD:
        return skip_word(json);
    case ISADORA_JSON_NOTHING:
        return isadora_json_fail(json, json->at, "expected a value");
    }
    return !json->why;
}

bool isadora_json_end(struct isadora_json *json)
{
    if (json->why)
        return false;
    skip_blanks(json);
    return json->at == json->end || isadora_json_fail(json, json->at, "nothing may follow here");
}
