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
} told;

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
    told.count++;
}

void complain(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    check_message(format, args);
    va_end(args);
}

void complain_at(const char *file, size_t line, size_t column, const char *format, ...)
{
    va_list args;
    FUZZ_CHECK(file && line > 0 && column > 0);
    va_start(args, format);
    check_message(format, args);
    va_end(args);
    told.line = line;
    told.column = column;
}

void out_of_memory(void) { fuzz_fail(__FILE__, __LINE__, "memory"); }

void progress_done(void) {}

void *tool_alloc(size_t size) { return tool_realloc(NULL, size); }

void *tool_realloc(void *old, size_t size)
{
    void *new = realloc(old, size ? size : 1);
    FUZZ_CHECK(new);
    return new;
}

void *tool_grow(void *array, size_t count, size_t *room, size_t each)
{
    *room = count + 1;
    return tool_realloc(array, *room * each);
}

char *tool_format(const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, args);
    va_end(args);
    FUZZ_CHECK(length >= 0);
    char *text = tool_alloc((size_t)length + 1);
    vsnprintf(text, (size_t)length + 1, format, again);
    va_end(again);
    return text;
}

/* The end of a pipe that holds these bytes, which must be few. */
static inline int pipe_of(const uint8_t *bytes, size_t size)
{
    int ends[2];
    FUZZ_CHECK(pipe(ends) == 0 && write(ends[1], bytes, size) == (ssize_t)size);
    close(ends[1]);
    return ends[0];
}

#endif
