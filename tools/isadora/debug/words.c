/* words.c: words of commands, numbers and colours of what they print. */
#include "base/sanitize.h"
#include "debug/debug.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

void debug_color(struct debug *d, const char *code)
{
    if (d->colour)
        output_format(d->out, "\033[%sm", code);
}

void debug_plain(struct debug *d) { debug_color(d, "0"); }

void debug_put(struct debug *d, const char *text, size_t size)
{
    char *shown = tool_format("%.*s", (int)size, text);
    for (char *c = shown; *c; c++)
        *c = *c == '\t' ? ' ' : *c;
    rt_make_shown(shown, strlen(shown));
    output_text(d->out, shown);
}

bool debug_refuse(struct debug *d, const char *format, ...)
{
    char text[600];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    debug_color(d, "31");
    debug_put(d, text, strlen(text));
    debug_plain(d);
    output_text(d->out, "\n");
    d->run->mistakes += !d->terminal;
    return false;
}

char *debug_word(char **args)
{
    char *from = *args + strspn(*args, " \t\r\n");
    if (!*from)
        return NULL;
    char *to = from + strcspn(from, " \t\r\n");
    *args = *to ? to + 1 : to;
    *to = 0;
    return from;
}

debug_format debug_take_format(char **args)
{
    char *from = *args + strspn(*args, " \t");
    if (from[0] != '/' || !from[1] || !strchr("fdux", from[1]) ||
        (from[2] && !isspace((unsigned char)from[2])))
        return 0;
    *args = from + 2;
    return from[1];
}

bool debug_count(struct debug *d, char **args, uint64_t otherwise, uint64_t *out)
{
    const char *word = debug_word(args);
    *out = otherwise;
    if (!word || (read_number(word, out) && *out))
        return true;
    return debug_refuse(d, "`%s` is not a number from 1 on", word);
}

/* A float as its bits say, where they can be one. */
static bool float_text(struct isadora_word word, unsigned width, char *out)
{
    const uint32_t low = (uint32_t)word.half[0];
    float single;
    double wide;
    memcpy(&single, &low, sizeof single);
    memcpy(&wide, &word.half[0], sizeof wide);
    if (width != 32 && width != 64)
        return false;
    snprintf(out, ISADORA_VALUE_MAX, width == 32 ? "%.9g" : "%.17g",
             width == 32 ? (double)single : wide);
    return true;
}

void debug_value(const struct place *place, struct isadora_word word, debug_format format,
                 char out[ISADORA_VALUE_MAX])
{
    const uint64_t low = word.half[0];
    const unsigned width = place_bits(place);
    if (format == 'f' && float_text(word, width, out))
        return;
    if (format == 'u' && width <= 64)
        snprintf(out, ISADORA_VALUE_MAX, "%" PRIu64,
                 width < 64 ? low & ((UINT64_C(1) << width) - 1) : low);
    else if (format == 'd' && width <= 64)
        snprintf(out, ISADORA_VALUE_MAX, "%" PRId64,
                 (int64_t)(low << (64 - width)) >> (64 - width));
    else
        isadora_value_text(word, place_is_signed(place) && format != 'x', out);
}
