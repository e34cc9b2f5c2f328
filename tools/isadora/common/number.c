/* number.c: numbers as people write them. */
#include "base/wide.h"
#include "common/number.h"

#include <string.h>

unsigned digit_of(char c)
{
    return c >= '0' && c <= '9'   ? (unsigned)(c - '0')
           : c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10
           : c >= 'A' && c <= 'F' ? (unsigned)(c - 'A') + 10
                                  : 99;
}

bool read_number_in(const char *from, const char *to, uint64_t *out)
{
    unsigned base = 10;
    uint64_t value = 0;
    if (to - from >= 2 && from[0] == '0' && ((from[1] | 32) == 'x' || (from[1] | 32) == 'b')) {
        base = (from[1] | 32) == 'x' ? 16 : 2;
        from += 2;
    }
    if (from == to)
        return false;
    for (; from < to; from++) {
        const unsigned digit = digit_of(*from);
        if (digit >= base || value > (UINT64_MAX - digit) / base)
            return false;
        value = value * base + digit;
    }
    *out = value;
    return true;
}

bool read_number(const char *text, uint64_t *out)
{
    return read_number_in(text, text + strlen(text), out);
}

bool read_wide(const char *text, size_t size, struct isadora_word *out)
{
    const char *at = text, *end = text + size;
    const rt_u128 most = ~(rt_u128)0;
    const bool negative = at < end && *at == '-';
    at += negative;
    const bool is_hex = end - at > 2 && at[0] == '0' && (at[1] | 32) == 'x';
    const unsigned base = is_hex ? 16 : 10;
    const rt_u128 limit = is_hex ? most / 16 : most / 10;
    rt_u128 value = 0;
    at += is_hex ? 2 : 0;
    if (at == end)
        return false;
    for (; at < end; at++) {
        const unsigned digit = digit_of(*at);
        if (digit >= base || value > limit || value * base > most - digit)
            return false;
        value = value * base + digit;
    }
    if (negative && value >> 127 && value != (rt_u128)1 << 127)
        return false;
    *out = rt_word_of(negative ? 0 - value : value);
    return true;
}
