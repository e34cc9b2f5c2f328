/* arguments.c: reading what follows a directive: expressions, strings, commas. */
#include "asm/assembler.h"
#include "asm/text/comment.h"

#include <string.h>

void rt_argument_skip(struct rt_arguments *r)
{
    const char *at;

    do {
        at = rt_skip_blanks(r->at, r->end);
        r->at = rt_comment_skip(at, r->end);
    } while (r->at != at);
}

static bool rest_empty(struct rt_arguments *r)
{
    rt_argument_skip(r);
    return r->at == r->end;
}

bool rt_argument_comma(struct rt_arguments *r)
{
    rt_argument_skip(r);
    if (r->at == r->end || *r->at != ',')
        return false;
    r->at++;
    rt_argument_skip(r);
    return true;
}

size_t rt_argument_size(const struct rt_arguments *r) { return (size_t)(r->end - r->at); }

static void operator_error(struct rt_assembler *a, const char *at, size_t size)
{
    rt_error(a, at, size, "numbers have no %s; there are %s", rt_quote(at, size).text,
             RT_OPERATORS);
}

/* Complains when something is left. */
bool rt_argument_done(struct rt_assembler *a, struct rt_arguments *r)
{
    if (rest_empty(r))
        return true;
    const size_t size = rt_other_operator(r->at, r->end);
    if (size > 0)
        operator_error(a, r->at, size);
    else
        rt_error(a, r->at, rt_argument_size(r), "expected the end of the line, found %s",
                 rt_quote(r->at, rt_argument_size(r)).text);
    return false;
}

/* ---- Expressions ---- */

static void number_error(struct rt_assembler *a, const struct rt_expression *e)
{
    static const char *const texts[] = {
        [RT_EXPRESSION_MISSING] = "expected a number here",
        [RT_EXPRESSION_DEEP] = "this expression is too long or nested too deeply",
    };

    if (e->trouble == RT_EXPRESSION_NAME || e->trouble == RT_EXPRESSION_LATER)
        rt_error(a, e->bad, e->bad_length, "%s is not defined",
                 rt_quote(e->bad, e->bad_length).text);
    else if (e->trouble == RT_EXPRESSION_MISSING && rt_other_operator(e->bad, e->end) > 0)
        operator_error(a, e->bad, rt_other_operator(e->bad, e->end));
    else if (e->trouble == RT_EXPRESSION_OVERFLOW)
        rt_error(a, e->bad, e->bad_length, "%s", rt_overflow_text(e->bad, e->bad_length));
    else
        rt_error(a, e->bad, e->bad_length, "%s", texts[e->trouble]);
}

/* An expression. `later`: where names that come later are fine, it reports whether there was one;
 * else NULL. */
bool rt_argument_number(struct rt_assembler *a, struct rt_arguments *r,
                        struct isadora_number *value, bool *later)
{
    unsigned steps = 100000;
    struct rt_expression e = {.end = r->end,
                              .symbols = &a->names,
                              .steps = &steps,
                              .blanks = true,
                              .open = true,
                              .allow_later = later != NULL};

    rt_argument_skip(r);
    e.at = r->at;
    if (!rt_expression_read(&e)) {
        number_error(a, &e);
        return false;
    }
    *value = e.value;
    if (later != NULL)
        *later = e.later;
    r->at = e.next;
    return true;
}

bool rt_argument_count(struct rt_assembler *a, struct rt_arguments *r, uint64_t *value)
{
    struct isadora_number number;
    const char *at = rt_skip_blanks(r->at, r->end);

    if (!rt_argument_number(a, r, &number, NULL))
        return false;
    if (number.negative) {
        rt_error(a, at, (size_t)(r->at - at), "expected a number that is not negative");
        return false;
    }
    *value = number.bits;
    return true;
}

/* ---- Strings ---- */

static int escape_hex(struct rt_arguments *r)
{
    int value = 0, digits = 0;

    while (digits < 2 && r->at < r->end && rt_digit_of(*r->at) >= 0) {
        value = value * 16 + rt_digit_of(*r->at++);
        digits++;
    }
    return digits == 0 ? -1 : value;
}

/* After a backslash: the byte that is meant, or -1. */
static int escape(struct rt_arguments *r)
{
    static const char names[] = "ntr0\\\"'", bytes[] = "\n\t\r\0\\\"'";

    if (r->at == r->end)
        return -1;
    char ch = *r->at++;
    if (ch == 'x')
        return escape_hex(r);
    const char *found = ch == '\0' ? NULL : strchr(names, ch);
    return found == NULL ? -1 : (unsigned char)bytes[found - names];
}

/* The next byte of a string: 0..255, -1 after the closing quote, -2 with an error. */
int rt_string_next(struct rt_assembler *a, struct rt_arguments *r)
{
    const char *at = r->at;

    if (at == r->end) {
        rt_error(a, at, 0, "this string does not end on its line");
        return -2;
    }
    r->at++;
    if (*at == '"')
        return -1;
    if (*at != '\\')
        return (unsigned char)*at;
    int byte = escape(r);
    if (byte >= 0)
        return byte;
    rt_error(a, at, (size_t)(r->at - at),
             "unknown escape; there are \\n \\t \\r \\0 \\\\ \\\" \\xNN");
    return -2;
}

bool rt_string_open(struct rt_assembler *a, struct rt_arguments *r)
{
    rt_argument_skip(r);
    if (r->at < r->end && *r->at == '"') {
        r->at++;
        return true;
    }
    rt_error(a, r->at, rt_argument_size(r), "expected a string in double quotes");
    return false;
}
