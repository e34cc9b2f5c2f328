/* scan.c: signs and numbers of a text (place.h). */
#include "state/place.h"

#include "asm/text/number.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool scan_fail(struct place_error *error, const char *where, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(error->text, sizeof error->text, format, args);
    va_end(args);
    error->at = where;
    return false;
}

void scan_blanks(struct scan *s) { s->at = rt_skip_blanks(s->at, s->end); }

bool scan_take(struct scan *s, const char *sign)
{
    const size_t size = strlen(sign);
    scan_blanks(s);
    if ((size_t)(s->end - s->at) < size || memcmp(s->at, sign, size) != 0)
        return false;
    s->at += size;
    return true;
}

bool scan_need(struct scan *s, const char *sign, const char *where)
{
    return scan_take(s, sign) || scan_fail(s->error, s->at, "expected `%s` %s", sign, where);
}

bool scan_number(struct scan *s, struct isadora_word *out)
{
    scan_blanks(s);
    const char *to = s->at;
    to += to < s->end && *to == '-';
    while (to < s->end && rt_is(*to, RT_WORD))
        to++;
    if (!read_wide(s->at, (size_t)(to - s->at), out))
        return scan_fail(s->error, s->at,
                         "expected a number, decimal or 0x.., of at most 128 bits");
    s->at = to;
    return true;
}

bool scan_index(struct scan *s, uint64_t most, uint64_t *out)
{
    struct isadora_word word;
    scan_blanks(s);
    const char *from = s->at;
    if (!scan_number(s, &word))
        return false;
    *out = word.half[0];
    return (!word.half[1] && *out <= most) ||
           scan_fail(s->error, from, "expected a number from 0 to 0x%" PRIx64, most);
}
