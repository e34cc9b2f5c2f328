/* cubin_token.c: tokens of a text cubin: words, braces and `=`. */
#include "load/nvidia/cubin_token.h"
#include "base/sanitize.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { MOST = RT_CUBIN_SHOWN - 8 }; /* characters of a token that a message shows */

/* ---- messages ---- */

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

const char *rt_cubin_shown(const struct rt_cubin_token *token, char out[RT_CUBIN_SHOWN])
{
    int size = token->size > MOST ? MOST : (int)token->size;
    if (token->kind == RT_CUBIN_END)
        return "the end of the file";
    snprintf(out, RT_CUBIN_SHOWN, "`%.*s%s`", size, token->at, token->size > MOST ? ".." : "");
    return out;
}

bool rt_cubin_fail_about(struct rt_cubin_reader *r, const struct rt_cubin_token *where,
                         const struct rt_cubin_token *about, const char *format)
{
    char word[RT_CUBIN_SHOWN];
    return rt_cubin_fail(r, where, format, rt_cubin_shown(about, word));
}

bool rt_cubin_fail_expected(struct rt_cubin_reader *r, const char *what)
{
    char found[RT_CUBIN_SHOWN];
    return rt_cubin_fail(r, &r->token, "expected %s, found %s", what,
                         rt_cubin_shown(&r->token, found));
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

struct isadora_name rt_cubin_name(const struct rt_cubin_token *token)
{
    return (struct isadora_name){token->at, token->size};
}

bool rt_cubin_is(const struct rt_cubin_token *token, const char *text)
{
    return token->kind == RT_CUBIN_WORD && isadora_name_is(rt_cubin_name(token), text);
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

bool rt_cubin_figure(const struct rt_cubin_token *token, uint32_t *out)
{
    bool hex = is_hex(token->at, token->size);
    return read_digits(token->at + (hex ? 2 : 0), token->size - (hex ? 2 : 0), hex ? 16 : 10, out);
}

bool rt_cubin_number(const struct rt_cubin_token *token, uint32_t *out)
{
    if (is_hex(token->at, token->size))
        return token->size <= 10 && read_digits(token->at + 2, token->size - 2, 16, out);
    return read_digits(token->at, token->size, 10, out) && *out == 0;
}
