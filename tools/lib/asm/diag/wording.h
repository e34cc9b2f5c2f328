/* wording.h: texts of a fixed size, and what items and misses are called in them. */
#ifndef ISADORA_WORDING_H
#define ISADORA_WORDING_H

#include "asm/match/match.h"

/* What does not fit is cut off. */
struct rt_writer {
    char *text;
    size_t used, size;
};

struct rt_writer rt_writer_on(char *text, size_t size);
void rt_say(struct rt_writer *, const char *text);
void rt_say_bytes(struct rt_writer *, const char *bytes, size_t size);
void rt_say_number(struct rt_writer *, struct isadora_number, bool decimal);
/* In backquotes; where there is not enough room, cut between two words. */
void rt_say_code(struct rt_writer *, const char *text);
/* In backquotes, and shortened when it is long. */
void rt_say_quoted(struct rt_writer *, const char *bytes, size_t size);
/* `, found ..` */
void rt_say_found(struct rt_writer *, const struct rt_matcher *, const char *at);
/* The message for one miss that says more than what was expected. */
void rt_say_miss(struct rt_matcher *, const struct rt_miss *, struct rt_writer *);
/* The same for RT_MISS_FLOAT. */
void rt_say_float(const struct rt_matcher *, const struct rt_miss *, struct rt_writer *);
/* Length of the word at `at`: letters and digits with what may begin or join them, or one
 * character. */
size_t rt_word_length(const char *at, const char *end);

#endif
