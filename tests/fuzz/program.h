/* program.h: what parts of the program `isadora` need of the rest of it, so that they can be
 * fuzzed. Complaints are counted and checked instead of printed. Include it once in a program. */
#ifndef FUZZ_PROGRAM_H
#define FUZZ_PROGRAM_H

#include "fuzz.h"
#include "common/message.h"

#include <stdarg.h>
#include <unistd.h>

static struct {
    unsigned count;
    size_t line, column; /* of the last one */
} reported;

static void check_message(const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, args);
    char *text = malloc((size_t)length + 1);
    FUZZ_CHECK(length > 0 && text);
    FUZZ_CHECK(vsnprintf(text, (size_t)length + 1, format, again) == length);
    va_end(again);
    free(text);
    reported.count++;
}

int complain_with(int result, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    check_message(format, args);
    va_end(args);
    return result;
}

int complain_at(const char *file, size_t line, size_t column, const char *format, ...)
{
    va_list args;
    FUZZ_CHECK(file && line > 0 && column > 0);
    va_start(args, format);
    check_message(format, args);
    va_end(args);
    reported.line = line;
    reported.column = column;
    return EXIT_BAD_INPUT;
}

void progress_done(void) {}

/* The end of a pipe that holds these bytes, which must be few. */
static inline int pipe_of(const uint8_t *bytes, size_t size)
{
    int ends[2];
    FUZZ_CHECK(pipe(ends) == 0 && write(ends[1], bytes, size) == (ssize_t)size);
    close(ends[1]);
    return ends[0];
}

#endif
