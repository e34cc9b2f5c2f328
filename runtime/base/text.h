/* text.h: what generated disassemblers write with.
 *
 * The buffer always has room for the longest instruction text of the set, so nothing here
 * checks bounds. A separator waits until something prints after it: an operand that prints nothing
 * swallows its separator, and none is after an opening or before a closing bracket. */
#ifndef ISADORA_TEXT_H
#define ISADORA_TEXT_H

#include <isadora/base.h>

#include <string.h>

/* A function of which each file has one copy: in place of its calls it would make the generated
 * files larger and slower to compile, and printing no faster. */
#define RT_ONCE static __attribute__((noinline, unused))

/* Characters of a code that are copied at once, whether it has as many or not: tables have them,
 * and the buffer has room for a mask (` ^0x..`) after the last one. */
enum { RT_COPIED = 8 };

struct rt_text {
    char *at;
    const char *sep; /* waiting separator, not empty: " " or ", "; NULL when none */
};

/* A text and its length, for tables of codes. */
struct rt_code {
    const char *text;
    size_t size;
};

static inline bool rt_is_open(char c) { return c == '(' || c == '[' || c == '{'; }

static inline bool rt_is_close(char c) { return c == ')' || c == ']' || c == '}'; }

RT_ONCE void rt_flush(struct rt_text *w, char next)
{
    const char *s = w->sep;
    char *at = w->at;
    w->sep = NULL;
    if (rt_is_open(at[-1]) || rt_is_close(next))
        return;
    do
        *at++ = *s++;
    while (*s);
    w->at = at;
}

/* Copies `size` characters, which are more than none. */
static inline void rt_put(struct rt_text *w, const char *text, size_t size)
{
    if (w->sep)
        rt_flush(w, text[0]);
    for (size_t i = 0; i < size; i++)
        w->at[i] = text[i];
    w->at += size;
}

/* The same, for texts of which the compiler knows how long they are. */
static inline void rt_text(struct rt_text *w, const char *text, size_t size)
{
    if (w->sep)
        rt_flush(w, text[0]);
    memcpy(w->at, text, size);
    w->at += size;
}

/* A separator of the template that began at `mark`; the first one of a gap counts. */
static inline void rt_sep(struct rt_text *w, const char *mark, const char *sep)
{
    if (!w->sep && w->at > mark)
        w->sep = sep;
}

/* One after the text that a format is around: it takes the place of one that waits. */
static inline void rt_sep_own(struct rt_text *w, const char *mark, const char *sep)
{
    if (w->at > mark)
        w->sep = sep;
}

/* The end of a nested template that began at `mark`: its own separators do not reach outside. */
static inline void rt_leave(struct rt_text *w, const char *mark)
{
    if (w->at > mark)
        w->sep = NULL;
}

/* What was printed from `start` on is put before the text from `mark` on, with a blank between. */
RT_ONCE void rt_put_first(struct rt_text *w, const char *mark, const char *start)
{
    char text[ISADORA_TEXT_MAX];
    char *const from = w->at - (w->at - mark);
    const size_t before = (size_t)(start - mark), own = (size_t)(w->at - start);
    if (own == 0)
        return;
    memcpy(text, start, own);
    memmove(from + own + 1, mark, before);
    memcpy(from, text, own);
    from[own] = ' ';
    w->at++;
}

RT_ONCE void rt_code(struct rt_text *w, const struct rt_code *code)
{
    if (!code->size)
        return;
    if (w->sep)
        rt_flush(w, code->text[0]);
    memcpy(w->at, code->text, RT_COPIED);
    for (size_t i = RT_COPIED; i < code->size; i++)
        w->at[i] = code->text[i];
    w->at += code->size;
}

RT_ONCE void rt_digits(struct rt_text *w, uint64_t value)
{
    char digits[20];
    size_t n = 0;
    do {
        digits[n++] = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    while (n)
        *w->at++ = digits[--n];
}

static inline void rt_hex_digits(struct rt_text *w, uint64_t value)
{
    char *at = w->at;
    unsigned shift = 0;
    while (shift < 60 && value >> shift >> 4)
        shift += 4;
    *at++ = '0';
    *at++ = 'x';
    for (;; shift -= 4) {
        *at++ = "0123456789abcdef"[value >> shift & 15];
        if (shift == 0)
            break;
    }
    w->at = at;
}

RT_ONCE void rt_hex(struct rt_text *w, uint64_t value)
{
    if (w->sep)
        rt_flush(w, '0');
    rt_hex_digits(w, value);
}

RT_ONCE void rt_signed_hex(struct rt_text *w, int64_t value)
{
    if (w->sep)
        rt_flush(w, '0');
    if (value < 0)
        *w->at++ = '-';
    rt_hex_digits(w, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}

RT_ONCE void rt_decimal(struct rt_text *w, uint64_t value)
{
    if (w->sep)
        rt_flush(w, '0');
    rt_digits(w, value);
}

RT_ONCE void rt_signed_decimal(struct rt_text *w, int64_t value)
{
    if (w->sep)
        rt_flush(w, '0');
    if (value < 0)
        *w->at++ = '-';
    rt_digits(w, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}

/* `$r` and 12: prefix and number. */
static inline void rt_register(struct rt_text *w, const char *prefix, size_t size, uint64_t number)
{
    rt_text(w, prefix, size);
    if (number < 10) {
        *w->at++ = (char)('0' + number);
    } else if (number < 100) {
        w->at[0] = (char)('0' + number / 10);
        w->at[1] = (char)('0' + number % 10);
        w->at += 2;
    } else {
        rt_digits(w, number);
    }
}

/* ` ^0x..`, nothing when the mask is 0. */
static inline void rt_mask(struct rt_text *w, const struct isadora_word *mask)
{
    if (!(mask->half[0] | mask->half[1]))
        return;
    w->sep = NULL;
    *w->at++ = ' ';
    *w->at++ = '^';
    if (!mask->half[1]) {
        rt_hex_digits(w, mask->half[0]);
        return;
    }
    rt_hex_digits(w, mask->half[1]);
    for (unsigned shift = 64; shift;) {
        shift -= 4;
        *w->at++ = "0123456789abcdef"[mask->half[0] >> shift & 15];
    }
}

/* The signed number in the low `width` bits of `value`. */
static inline int64_t rt_sign(uint64_t value, unsigned width)
{
    uint64_t sign = UINT64_C(1) << (width - 1);
    return (int64_t)((value ^ sign) - sign);
}

#endif
