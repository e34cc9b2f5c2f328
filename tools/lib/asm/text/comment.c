/* comment.c: comments within a line. */
#include "asm/text/comment.h"

#include <string.h>

const char *rt_comment_skip(const char *at, const char *end)
{
    if (end - at < 4 || at[1] != '*' || (*at != '/' && *at != '('))
        return at;
    const char last = *at == '/' ? '/' : ')';
    for (const char *p = at + 2; end - p > 1; p++)
        if (p[0] == '*' && p[1] == last)
            return p + 2;
    return at;
}

/* The first comment from `at` on, `end` where there is none. */
static const char *comment_next(const char *at, const char *end)
{
    for (bool quoted = false; at < end; at++) {
        if (*at == '"')
            quoted = !quoted;
        else if (quoted && *at == '\\' && end - at > 1)
            at++;
        else if (!quoted && rt_comment_skip(at, end) != at)
            return at;
    }
    return end;
}

bool rt_comment_within(const char *text, size_t size)
{
    return memchr(text, '*', size) != NULL && comment_next(text, text + size) < text + size;
}

void rt_comment_blank(const char *text, size_t size, char *out)
{
    const char *end = text + size;

    memcpy(out, text, size);
    for (const char *at = comment_next(text, end); at < end; at = comment_next(at, end)) {
        const char *after = rt_comment_skip(at, end);
        memset(out + (at - text), ' ', (size_t)(after - at));
        at = after;
    }
}
