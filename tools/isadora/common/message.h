/* message.h: messages on standard error, exit statuses. */
#ifndef ISADORA_MESSAGE_H
#define ISADORA_MESSAGE_H

#include "common/memory.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum tool_exit { EXIT_FINE = 0, EXIT_BAD_INPUT = 1, EXIT_USAGE = 2, EXIT_IO = 3 };

/* `isadora: error: ...` on standard error. Returns `result`. */
int complain_with(int result, const char *format, ...);
/* The same, for who returns whether all is well, or an exit status. */
#define complain(...) complain_with(false, __VA_ARGS__)
#define bad_input(...) complain_with(EXIT_BAD_INPUT, __VA_ARGS__)
#define bad_usage(...) complain_with(EXIT_USAGE, __VA_ARGS__)
/* `WHERE: error: ...` */
void complain_as(const char *where, const char *format, va_list);
/* `FILE:LINE:COL: error: ...`. Returns EXIT_BAD_INPUT. */
int complain_at(const char *file, size_t line, size_t column, const char *format, ...);
/* What a word has at its end where there are so many. */
static inline const char *plural(uint64_t n) { return n == 1 ? "" : "s"; }
/* True when `fd` is a terminal and NO_COLOR is not set. */
bool wants_colour(int fd);
/* `LABEL n` on standard error, a few times a second, when that is a terminal and standard output is
 * none; progress_done wipes it. */
void progress(const char *label, uint64_t n);
void progress_done(void);
/* What is being worked on, on standard error: from the third second after the first call on. On a
 * terminal the same line, else one every few seconds. */
void working(const char *format, ...);

#endif
