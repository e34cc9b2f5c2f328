/* message.c: texts of a fixed size, for messages. */
#include "asm/text/message.h"
#include "base/sanitize.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct rt_writer rt_writer_on(char *text, size_t size)
{
    text[0] = '\0';
    return (struct rt_writer){text, 0, size};
}

void rt_say(struct rt_writer *w, const char *format, ...)
{
    const size_t room = w->size - w->used;
    va_list list;

    va_start(list, format);
    const int size = vsnprintf(w->text + w->used, room, format, list);
    va_end(list);
    if (size < 0)
        return;
    const size_t written = (size_t)size < room ? (size_t)size : room - 1;
    rt_make_shown(w->text + w->used, written);
    w->used += written;
}

struct rt_quote rt_quote(const char *at, size_t size)
{
    struct rt_quote quote;
    const size_t kept = size > RT_QUOTE ? RT_QUOTE : size;

    quote.text[0] = '`';
    if (kept > 0)
        memcpy(quote.text + 1, at, kept);
    rt_make_shown(quote.text + 1, kept);
    memcpy(quote.text + 1 + kept, size > kept ? "..`" : "`", size > kept ? 4 : 2);
    return quote;
}
