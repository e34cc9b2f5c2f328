/* message.c: what goes to standard error. */
#include "base/sanitize.h"
#include "common/message.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

bool wants_colour(int fd)
{
    const char *no = getenv("NO_COLOR");
    const char *term = getenv("TERM");
    return isatty(fd) && (!no || !*no) && (!term || strcmp(term, "dumb") != 0);
}

void complain_as(const char *where, const char *format, va_list args)
{
    bool colour = wants_colour(STDERR_FILENO);
    char text[4096];
    progress_done();
    fflush(stdout);
    vsnprintf(text, sizeof text, format, args);
    rt_make_shown(text, strlen(text));
    fprintf(stderr, "%s: %serror:%s %s\n", where, colour ? "\033[1;31m" : "",
            colour ? "\033[0m" : "", text);
}

int complain_with(int result, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    complain_as("isadora", format, args);
    va_end(args);
    return result;
}

int complain_at(const char *file, size_t line, size_t column, const char *format, ...)
{
    char *where = tool_format("%s:%zu:%zu", file, line, column);
    va_list args;
    va_start(args, format);
    complain_as(where, format, args);
    va_end(args);
    return EXIT_BAD_INPUT;
}

/* The line of progress that is on the terminal now: written at most five times a second. */
static struct {
    bool shown;
    double last;
} meter;

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* Asked often, and a question to the system: one answer serves. */
static bool shows_progress(void)
{
    static int shows = -1;
    if (shows < 0)
        shows = isatty(STDERR_FILENO) && !isatty(STDOUT_FILENO);
    return shows;
}

void progress(const char *label, uint64_t n)
{
    if (!shows_progress())
        return;
    const double seconds = seconds_now();
    if (meter.last == 0)
        meter.last = seconds; /* the first line comes a moment later: short work shows none */
    if (seconds - meter.last < 0.2)
        return;
    meter.last = seconds;
    meter.shown = true;
    fprintf(stderr, "\r\033[K%s %llu", label, (unsigned long long)n);
}

void working(const char *format, ...)
{
    static const double first = 2, every = 5; /* seconds */
    static double begun, last;
    const char *wanted = getenv("ISADORA_PROGRESS");
    const bool terminal = isatty(STDERR_FILENO);
    const double now = seconds_now();
    if (begun == 0)
        begun = now;
    if (now - begun < first || (!terminal && last != 0 && now - last < every) ||
        (wanted && strcmp(wanted, "0") == 0))
        return;
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    rt_make_shown(text, strlen(text));
    fprintf(stderr, terminal ? "\r\033[K%s" : "isadora: %s\n", text);
    meter.shown = terminal;
    last = now;
}

void progress_done(void)
{
    if (meter.shown)
        fputs("\r\033[K", stderr);
    meter.shown = false;
}
