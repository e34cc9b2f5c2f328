/* printf.c: `vprintf` of a kernel: a format, and values that lie one after the other, each at a
 * multiple of its size. */
#include "grid/services.h"

#include <inttypes.h>
#include <string.h>

enum {
    MOST_WIDTH = 4096,
    SPEC = 32, /* characters of a conversion */
    LONG = 512 /* of a number: %f of the largest one, and digits after it */
};

struct printing {
    struct call *call;
    uint64_t values;
    uint32_t count;
    char *text;
};

static bool take(struct printing *p, void *out, unsigned size)
{
    p->values = (p->values + size - 1) / size * size;
    if (!call_read(p->call, p->values, out, size))
        return false;
    p->values += size;
    p->count++;
    return true;
}

/* Width or precision: digits, or `*`, which is a value. A negative precision is none. */
static bool take_number(struct printing *p, const char **at, char *spec, bool is_precision)
{
    int32_t n = 0;
    if (**at == '*') {
        ++*at;
        if (!take(p, &n, sizeof n))
            return false;
    }
    for (; **at >= '0' && **at <= '9'; ++*at)
        n = n < MOST_WIDTH ? 10 * n + (**at - '0') : n;
    n = n > MOST_WIDTH ? MOST_WIDTH : n < -MOST_WIDTH ? -MOST_WIDTH : n;
    if (is_precision ? n >= 0 : n != 0)
        snprintf(spec + strlen(spec), SPEC - strlen(spec), "%s%" PRId32, is_precision ? "." : "",
                 n);
    return true;
}

/* What the values of the conversion are: how many `l` there are; `h` and `hh` are those of int. */
static int take_length(const char **at)
{
    int longs = 0;
    for (; **at && strchr("hlLqjzt", **at); ++*at)
        longs += **at == 'l' ? 1 : **at == 'h' ? 0 : 2;
    return longs;
}

#define APPEND(...) snprintf(out, sizeof out, spec, __VA_ARGS__)

static bool convert(struct printing *p, char *spec, char conversion, bool is_long)
{
    char out[LONG + MOST_WIDTH];
    const size_t end = strlen(spec);
    uint32_t word = 0;
    uint64_t wide = 0;
    double real = 0;
    if (strchr("aAeEfFgG", conversion)) {
        spec[end] = conversion;
        if (!take(p, &real, sizeof real))
            return false;
        APPEND(real);
    } else if (conversion == 'c') {
        spec[end] = 'c';
        if (!take(p, &word, sizeof word))
            return false;
        APPEND((int)(uint8_t)word);
    } else if (conversion == 's') {
        spec[end] = 's';
        if (!take(p, &wide, sizeof wide))
            return false;
        const char *string = wide ? call_string(p->call, wide) : "(null)";
        if (string)
            tool_append(&p->text, spec, string);
        return string != NULL;
    } else {
        const bool is_pointer = conversion == 'p',
                   is_signed = conversion == 'd' || conversion == 'i';
        memcpy(spec + end, "ll", 2);
        spec[end + 2] = is_pointer ? 'x' : conversion;
        if (is_long || is_pointer ? !take(p, &wide, sizeof wide) : !take(p, &word, sizeof word))
            return false;
        if (is_pointer)
            tool_append(&p->text, "0x");
        if (!is_long && !is_pointer)
            wide = is_signed ? (uint64_t)(int64_t)(int32_t)word : word;
        if (is_signed)
            APPEND((long long)wide);
        else
            APPEND((unsigned long long)wide);
    }
    tool_append(&p->text, "%s", out);
    return true;
}

/* After `%`. What is no conversion is printed as it is. */
static bool take_conversion(struct printing *p, const char **at)
{
    const char *first = *at;
    char spec[SPEC] = "%";
    size_t n = 1;
    for (; **at && strchr("-+ #0", **at); ++*at)
        if (n < 6)
            spec[n++] = **at;
    if (!take_number(p, at, spec, false))
        return false;
    if (**at == '.') {
        ++*at;
        if (!take_number(p, at, spec, true))
            return false;
    }
    const int longs = take_length(at);
    const char conversion = **at;
    if (!conversion || !strchr("diouxXcsaAeEfFgGp", conversion)) {
        tool_append(&p->text, "%%%.*s", (int)(*at - first), first);
        return true;
    }
    ++*at;
    return convert(p, spec, conversion, longs > 0);
}

char *call_format(struct call *call, uint64_t format, uint64_t values, uint32_t *count)
{
    struct printing p = {.call = call, .values = values, .text = tool_format("%s", "")};
    const char *at = call_string(call, format);
    while (at && *at) {
        const size_t plain = strcspn(at, "%");
        if (plain) {
            tool_append(&p.text, "%.*s", (int)plain, at);
            at += plain;
        } else if (at[1] == '%') {
            tool_append(&p.text, "%%");
            at += 2;
        } else {
            at++;
            if (!take_conversion(&p, &at))
                return NULL;
        }
    }
    *count = p.count;
    return at ? p.text : NULL;
}
