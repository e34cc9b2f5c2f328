/* number.h: exact numbers of -2^64 .. 2^64-1, their spellings, and expressions of numbers and
 * names.
 *
 * Shared by the statement parser and the source driver. */
#ifndef ISADORA_NUMBER_H
#define ISADORA_NUMBER_H

#include "asm/text/operation.h"

enum rt_expression_trouble {
    RT_EXPRESSION_NONE,
    RT_EXPRESSION_MISSING,  /* neither number nor name is here */
    RT_EXPRESSION_NAME,     /* an unknown name */
    RT_EXPRESSION_LATER,    /* a name that is not known yet, where that is not allowed */
    RT_EXPRESSION_OVERFLOW, /* no value: beyond 64 bits and a sign, or rt_overflow_text */
    RT_EXPRESSION_DEEP      /* too many parentheses, or too long */
};

/* In: where to read and what is allowed. Out: what was found. */
struct rt_expression {
    const char *at, *end;
    const struct isadora_symbols *symbols;
    const struct isadora_syntax *syntax; /* names that are registers are no symbols; may be NULL */
    unsigned *steps;                     /* counted down; reading ends with DEEP at 0 */
    bool blanks;      /* blanks between the parts; always allowed inside parentheses */
    bool open;        /* may begin with a parenthesis, and has all operators */
    bool allow_later; /* names that are not known yet count as 0 */
    bool logic;       /* of names alone, with `~`, `&`, `^`, `|` */

    struct isadora_number value;
    const char *next; /* after the expression */
    const char *cut;  /* a shorter expression ends here; NULL: there is none */
    const char *bad;  /* where the trouble is, and how long */
    size_t bad_length;
    bool closing; /* the trouble is that a `)` is missing */
    bool later;   /* the value rests on a name that is not known yet */
    enum rt_expression_trouble trouble;
};

/* Reads the longest expression at `at`. False with `trouble`. */
bool rt_expression_read(struct rt_expression *);
/* The same for what most are: one number. False, with nothing said, where it is more or less. */
bool rt_plain_read(struct rt_expression *, const char *at, const char *end);

/* One number in decimal, 0x or 0b spelling, without a sign. Returns its length; 0: none, SIZE_MAX:
 * too large. */
size_t rt_number_read(const char *at, const char *end, uint64_t *value);

/* ---- Characters ---- */

enum {
    RT_DIGIT = 1,
    RT_HEX = 2,
    RT_WORD = 4,
    RT_NAME = 8,
    RT_BLANK = 16,
    RT_OPEN = 32,
    RT_CLOSE = 64,
    RT_OPERATOR = 128 /* may begin here */
};

extern const uint8_t rt_class_of[256];

static inline bool rt_is(char ch, unsigned classes)
{
    return (rt_class_of[(unsigned char)ch] & classes) != 0;
}

/* Value of a hex digit, or -1. */
static inline int rt_digit_of(char ch)
{
    return rt_is(ch, RT_HEX) ? (ch & 15) + 9 * (ch >> 6 & 1) : -1;
}

/* The number of the lowest bit that is 1. */
static inline unsigned rt_lowest(uint64_t bits)
{
#ifdef __GNUC__
    return (unsigned)__builtin_ctzll(bits);
#else
    unsigned i = 0;
    for (; (bits & 1) == 0; bits >>= 1)
        i++;
    return i;
#endif
}

static inline char rt_lower(char ch) { return ch >= 'A' && ch <= 'Z' ? (char)(ch | 0x20) : ch; }

/* A name begins with a letter, `_`, `.` or `$` and goes on with these and digits. Returns its
 * length, 0 if none. */
size_t rt_name_length(const char *at, const char *end);

/* Counts work that one step does not cover, so that no text takes long. */
static inline void rt_consume_budget(unsigned *steps, size_t work)
{
    *steps = work < *steps ? *steps - (unsigned)work : 0;
}

static inline const char *rt_skip_blanks(const char *at, const char *end)
{
    while (at < end && rt_is(*at, RT_BLANK))
        at++;
    return at;
}

/* The number at a place that has eight characters and begins with a decimal digit: how many digits
 * it has, or 8: at least as many, and nothing is read. All at once, since a loop would end where no
 * processor foresees it. */
static inline unsigned rt_digits_read(const char *at, uint64_t *value)
{
    const unsigned char *byte = (const unsigned char *)at;
    uint64_t text = (uint64_t)byte[0] | (uint64_t)byte[1] << 8 | (uint64_t)byte[2] << 16 |
                    (uint64_t)byte[3] << 24 | (uint64_t)byte[4] << 32 | (uint64_t)byte[5] << 40 |
                    (uint64_t)byte[6] << 48 | (uint64_t)byte[7] << 56;
    text ^= 0x3030303030303030;
    /* The high bit of the first byte that is no digit, and perhaps of later ones. */
    const uint64_t other = ((text + 0x7676767676767676) | text) & 0x8080808080808080;
    if (other == 0)
        return 8;
    const unsigned bits = rt_lowest(other) - 7;
    text <<= 64 - bits; /* zeros before it; then pairs, then all are put together */
    text = (text * 10 + (text >> 8)) & 0x00ff00ff00ff00ff;
    text = (text & 0x000000ff000000ff) * 0x000f424000000064 +
           (text >> 16 & 0x000000ff000000ff) * 0x0000271000000001;
    *value = text >> 32;
    return bits / 8;
}

/* A number that is no more than one: decimal or hex, with a sign or without. Returns where it ends,
 * NULL where it is something else, perhaps: a label such as `1b`, an expression, more digits. */
static inline const char *rt_short_read(const char *at, const char *end,
                                        struct isadora_number *number)
{
    const bool negative = at < end && *at == '-';
    const char *most;
    uint64_t value = 0;

    at += negative;
    if (at == end || !rt_is(*at, RT_DIGIT))
        return NULL;
    if (*at == '0' && end - at > 2 && at[1] == 'x' && rt_is(at[2], RT_HEX)) {
        at += 2;
        for (most = end - at > 16 ? at + 16 : end; at < most && rt_is(*at, RT_HEX); at++)
            value = value << 4 | (unsigned)((*at & 15) + 9 * (*at >> 6 & 1));
    } else {
        const unsigned size = end - at >= 8 ? rt_digits_read(at, &value) : 8;
        if (size < 8) {
            at += size;
        } else {
            for (most = end - at > 19 ? at + 19 : end; at < most && rt_is(*at, RT_DIGIT); at++)
                value = value * 10 + (unsigned)(*at & 15);
        }
    }
    *number = (struct isadora_number){negative ? 0 - value : value, negative && value != 0};
    if (at == end)
        return at;
    if (rt_is(*at, RT_HEX | RT_OPERATOR)) /* more digits, `0b`, `1b`, `1f`, or an operator */
        return NULL;
    const char *after = rt_skip_blanks(at, end);
    return after < end && rt_is(*after, RT_OPERATOR) ? NULL : at;
}

#endif
