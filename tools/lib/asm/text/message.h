/* message.h: texts of a fixed size, for messages. */
#ifndef ISADORA_MESSAGE_H
#define ISADORA_MESSAGE_H

#include <stddef.h>

/* What does not fit is cut off. */
struct rt_writer {
    char *text;
    size_t used, size;
};

struct rt_writer rt_writer_on(char *text, size_t size);
#ifdef __GNUC__
__attribute__((format(printf, 2, 3)))
#endif
void rt_say(struct rt_writer *, const char *format, ...);

enum { RT_QUOTE = 96 };

/* A piece of a text in backquotes, shortened when it is long, and safe to show. */
struct rt_quote {
    char text[RT_QUOTE + 8];
};

struct rt_quote rt_quote(const char *at, size_t size);

#endif
