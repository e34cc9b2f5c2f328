/* cubin_block.c: tokens of a text cubin, its numbers, its fields, and blocks of any kind.
 *
 * Tokens are words, braces and `=`. Nothing recurses by input but for the known blocks, which are
 * three deep. */
#include "load/nvidia/cubin_read.h"
#include "base/sanitize.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = RT_CUBIN_SHOWN - 8 }; /* characters of a token that a message shows */

/* ---- messages and memory ---- */

/* Notes the first mistake, at a token. Returns false. */
bool rt_cubin_fail(struct rt_cubin_reader *r, const struct rt_cubin_token *where,
                   const char *format, ...)
{
    struct isadora_cubin *out = r->out;
    va_list args;
    if (out->line)
        return false;
    va_start(args, format);
    vsnprintf(out->why, sizeof out->why, format, args);
    va_end(args);
    rt_make_shown(out->why, strlen(out->why));
    out->line = where->line;
    out->column = where->column;
    return false;
}

/* A token as a message names it; good until the next call. */
const char *rt_cubin_shown(const struct rt_cubin_token *token, char out[RT_CUBIN_SHOWN])
{
    int size = token->size > MOST ? MOST : (int)token->size;
    if (token->kind == RT_CUBIN_END)
        return "the end of the file";
    snprintf(out, RT_CUBIN_SHOWN, "`%.*s%s`", size, token->at, token->size > MOST ? ".." : "");
    return out;
}

bool rt_cubin_fail_expected(struct rt_cubin_reader *r, const char *what)
{
    char found[RT_CUBIN_SHOWN];
    return rt_cubin_fail(r, &r->token, "expected %s, found %s", what,
                         rt_cubin_shown(&r->token, found));
}

/* Room for one more element of `size` bytes in *array, which has `count` of them. */
void *rt_cubin_add(struct rt_cubin_reader *r, void *array, size_t count, size_t *capacity,
                   size_t size)
{
    if (count < *capacity)
        return array;
    size_t more = *capacity ? 2 * *capacity : 16;
    void *grown = more > SIZE_MAX / size ? NULL : realloc(array, more * size);
    if (!grown) {
        r->no_memory = true;
        rt_cubin_fail(r, &r->token, "no memory");
        return NULL;
    }
    *capacity = more;
    return grown;
}

/* ---- tokens ---- */

static bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

static bool is_mark(char c) { return c == '{' || c == '}' || c == '='; }

void rt_cubin_advance(struct rt_cubin_reader *r)
{
    for (; r->at < r->end && is_blank(*r->at); r->at++) {
        if (*r->at == '\n') {
            r->line++;
            r->line_start = r->at + 1;
        }
    }
    struct rt_cubin_token *token = &r->token;
    *token = (struct rt_cubin_token){RT_CUBIN_END, r->at, 0, r->line,
                                     (size_t)(r->at - r->line_start) + 1};
    if (r->at == r->end)
        return;
    if (is_mark(*r->at)) {
        token->kind = *r->at == '{'   ? RT_CUBIN_OPEN
                      : *r->at == '}' ? RT_CUBIN_CLOSE
                                      : RT_CUBIN_EQUALS;
        r->at++;
    } else {
        token->kind = RT_CUBIN_WORD;
        while (r->at < r->end && !is_blank(*r->at) && !is_mark(*r->at))
            r->at++;
    }
    token->size = (size_t)(r->at - token->at);
}

static bool same(struct isadora_cubin_name name, const char *text)
{
    return name.size == strlen(text) && memcmp(name.at, text, name.size) == 0;
}

struct isadora_cubin_name rt_cubin_name(const struct rt_cubin_token *token)
{
    return (struct isadora_cubin_name){token->at, token->size};
}

bool rt_cubin_is(const struct rt_cubin_token *token, const char *text)
{
    return token->kind == RT_CUBIN_WORD && same(rt_cubin_name(token), text);
}

/* ---- numbers ---- */

static int digit_of(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : 99;
}

static bool is_hex(const char *at, size_t size)
{
    return size > 2 && at[0] == '0' && (at[1] == 'x' || at[1] == 'X');
}

/* Digits of one number that fits 32 bits. */
static bool read_digits(const char *at, size_t size, unsigned base, uint32_t *out)
{
    uint64_t value = 0;
    for (size_t i = 0; i < size; i++) {
        unsigned digit = (unsigned)digit_of(at[i]);
        if (digit >= base)
            return false;
        value = value * base + digit;
        if (value > UINT32_MAX)
            return false;
    }
    *out = (uint32_t)value;
    return size > 0;
}

/* A figure of a field: decimal or 0x.. */
static bool read_figure(const struct rt_cubin_token *token, uint32_t *out)
{
    bool hex = is_hex(token->at, token->size);
    return read_digits(token->at + (hex ? 2 : 0), token->size - (hex ? 2 : 0), hex ? 16 : 10, out);
}

/* A word of `bincode` or `mem`: 0x and at most eight digits, or zeros alone, as compilers print 0.
 */
static bool read_number(const struct rt_cubin_token *token, uint32_t *out)
{
    if (is_hex(token->at, token->size))
        return token->size <= 10 && read_digits(token->at + 2, token->size - 2, 16, out);
    return read_digits(token->at, token->size, 10, out) && *out == 0;
}

/* ---- blocks ---- */

static bool fail_open_end(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    char block[RT_CUBIN_SHOWN];
    return rt_cubin_fail(r, &r->token, "the block %s of line %zu does not end; a `}` is missing",
                         rt_cubin_shown(name, block), name->line);
}

bool rt_cubin_fail_twice(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    char word[RT_CUBIN_SHOWN];
    return rt_cubin_fail(r, name, "%s stands here a second time", rt_cubin_shown(name, word));
}

/* Where the known blocks belong; a known one elsewhere means that a brace is missing. */
static bool is_misplaced(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    static const char *const places[][2] = {
        {"architecture", "at the beginning of the file"},
        {"abiversion", "outside of all blocks"},
        {"modname", "outside of all blocks"},
        {"code", "outside of all blocks"},
        {"consts", "outside of all blocks"},
        {"sampler", "outside of all blocks"},
        {"bincode", "in a `code` block"},
        {"const", "in a `code` block"},
        {"mem", "in a `const` or `consts` block"},
    };
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        if (rt_cubin_is(name, places[i][0])) {
            rt_cubin_fail(r, name, "`%s` stands %s; is a brace missing before it, or one too many?",
                          places[i][0], places[i][1]);
            return true;
        }
    }
    return false;
}

/* Skips an unknown block, whose `{` comes next, with all that is in it. */
bool rt_cubin_skip_block(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    struct isadora_cubin *out = r->out;
    if (is_misplaced(r, name))
        return false;
    struct isadora_cubin_skipped *grown =
        rt_cubin_add(r, out->skipped, out->skipped_count, &r->skipped, sizeof *grown);
    if (!grown)
        return false;
    out->skipped = grown;
    out->skipped[out->skipped_count++] =
        (struct isadora_cubin_skipped){rt_cubin_name(name), name->line};
    size_t depth = 0;
    do {
        if (r->token.kind == RT_CUBIN_END)
            return fail_open_end(r, name);
        depth += r->token.kind == RT_CUBIN_OPEN;
        depth -= r->token.kind == RT_CUBIN_CLOSE;
        rt_cubin_advance(r);
    } while (depth > 0);
    return true;
}

/* The value of a field, whose `=` comes next: it stands on the same line. */
bool rt_cubin_value(struct rt_cubin_reader *r, const struct rt_cubin_token *key,
                    struct rt_cubin_token *value)
{
    char word[RT_CUBIN_SHOWN];
    const struct rt_cubin_token equals = r->token;
    rt_cubin_advance(r);
    *value = r->token;
    if (value->kind != RT_CUBIN_WORD || value->line != equals.line)
        return rt_cubin_fail(r, &equals, "%s has no value; it stands behind `=`, on the same line",
                             rt_cubin_shown(key, word));
    rt_cubin_advance(r);
    return true;
}

/* A field, whose `=` comes next. Unknown ones are fine. */
static bool read_field(struct rt_cubin_reader *r, struct rt_cubin_block *block,
                       const struct rt_cubin_token *key)
{
    struct rt_cubin_token value;
    char word[RT_CUBIN_SHOWN], text[RT_CUBIN_SHOWN];
    if (!rt_cubin_value(r, key, &value))
        return false;
    for (size_t i = 0; i < block->field_count; i++) {
        struct rt_cubin_field *field = &block->fields[i];
        if (!rt_cubin_is(key, field->key))
            continue;
        if (field->seen)
            return rt_cubin_fail_twice(r, key);
        field->seen = true;
        if (field->name)
            *field->name = rt_cubin_name(&value);
        else if (!read_figure(&value, field->figure))
            return rt_cubin_fail(r, &value, "%s takes a whole number from 0 to 4294967295, not %s",
                                 rt_cubin_shown(key, word), rt_cubin_shown(&value, text));
    }
    return true;
}

/* A block, whose `{` comes next, up to behind its `}`. */
bool rt_cubin_block(struct rt_cubin_reader *r, struct rt_cubin_block *block)
{
    char word[RT_CUBIN_SHOWN];
    rt_cubin_advance(r);
    while (r->token.kind != RT_CUBIN_CLOSE) {
        struct rt_cubin_token name = r->token;
        if (name.kind == RT_CUBIN_END)
            return fail_open_end(r, &block->name);
        if (name.kind != RT_CUBIN_WORD)
            return rt_cubin_fail_expected(r, "a field, a block or `}`");
        rt_cubin_advance(r);
        if (r->token.kind != RT_CUBIN_EQUALS && r->token.kind != RT_CUBIN_OPEN)
            return r->token.kind == RT_CUBIN_END
                       ? fail_open_end(r, &block->name)
                       : rt_cubin_fail(r, &r->token, "expected `=` or `{` behind %s",
                                       rt_cubin_shown(&name, word));
        if (!(r->token.kind == RT_CUBIN_EQUALS ? read_field(r, block, &name)
                                               : block->inner(r, block, &name)))
            return false;
    }
    rt_cubin_advance(r);
    return true;
}

/* The numbers of a block, whose `{` comes next; *seen says whether there was one before. */
bool rt_cubin_numbers(struct rt_cubin_reader *r, const struct rt_cubin_token *name, bool *seen,
                      struct isadora_cubin_words *words)
{
    struct isadora_cubin *out = r->out;
    if (*seen)
        return rt_cubin_fail_twice(r, name);
    *seen = true;
    words->first = out->word_count;
    for (rt_cubin_advance(r); r->token.kind != RT_CUBIN_CLOSE; rt_cubin_advance(r)) {
        uint32_t value;
        if (r->token.kind == RT_CUBIN_END)
            return fail_open_end(r, name);
        if (r->token.kind != RT_CUBIN_WORD || !read_number(&r->token, &value))
            return rt_cubin_fail_expected(r, "a word, 0x and up to eight hex digits, or `}`");
        uint32_t *grown =
            rt_cubin_add(r, out->words, out->word_count, &r->words, sizeof *out->words);
        if (!grown)
            return false;
        out->words = grown;
        out->words[out->word_count++] = value;
    }
    words->count = out->word_count - words->first;
    rt_cubin_advance(r);
    return true;
}
