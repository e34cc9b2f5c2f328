/* lines.c: the lines of a source, or of what a macro makes of it: where comments begin, and the
 * statements and directives one after the other. */
#include "asm/assembler.h"
#include "asm/text/comment.h"

#include <string.h>

/* The character after quoted text, a character or a comment within the line that begins there;
 * `at` where none does. */
static const char *opaque_skip(const char *at, const char *end, bool comments)
{
    const char *from = at;

    if (*at == '"') {
        for (at++; at < end && *at != '"'; at++)
            at += *at == '\\' && end - at > 1;
        return at < end ? at + 1 : end;
    }
    if (*at == '\'' && end - at > 2 && at[2] == '\'')
        return at + 3;
    return comments ? rt_comment_skip(at, end) : from;
}

static bool begins_with(const char *at, const char *end, const char *text)
{
    const size_t size = text != NULL ? strlen(text) : 0;

    return size > 0 && (size_t)(end - at) >= size && memcmp(at, text, size) == 0;
}

/* Does a semicolon separate statements? Else it begins a comment. */
static bool has_semicolons(const struct rt_assembler *a)
{
    return a->separator != NULL && *a->separator == ';';
}

/* Where the comment of a line begins, or its end; quoted text holds none. */
static const char *comment_find(const struct rt_assembler *a, const char *at, const char *end)
{
    const bool usual = a->input->comment == NULL;
    const char *other = usual ? a->comment : a->input->comment;

    while (at < end) {
        const char *after = opaque_skip(at, end, usual);
        if (after != at) {
            at = after;
            continue;
        }
        if (usual &&
            ((*at == ';' && !has_semicolons(a)) || (*at == '/' && end - at > 1 && at[1] == '/')))
            return at;
        if (begins_with(at, end, other))
            return at;
        at++;
    }
    return end;
}

static const char *comment_cut(const struct rt_assembler *a, const char *at, const char *end)
{
    const char *more = a->comment;
    const size_t size = (size_t)(end - at);

    /* Most lines have neither comment nor string, and then this is all that is looked at. */
    if (a->input->comment == NULL && memchr(at, ';', size) == NULL &&
        memchr(at, '/', size) == NULL && (more == NULL || memchr(at, *more, size) == NULL))
        return end;
    return comment_find(a, at, end);
}

/* Where the first statement of a line ends. */
static const char *statement_end(const struct rt_assembler *a, const char *at, const char *end)
{
    if (a->separator == NULL || memchr(at, *a->separator, (size_t)(end - at)) == NULL)
        return end;
    while (at < end && !begins_with(at, end, a->separator)) {
        const char *after = opaque_skip(at, end, a->input->comment == NULL);
        at = after != at ? after : at + 1;
    }
    return at;
}

/* ---- Lines one after the other ---- */

static void line_begin(struct rt_assembler *a, struct rt_lines *lines)
{
    const char *at = lines->at;
    const char *stop = memchr(at, '\n', (size_t)(lines->end - at));

    if (stop == NULL)
        stop = lines->end;
    lines->place.line++;
    lines->place.text = at;
    lines->place.size = (size_t)(stop - at);
    lines->rest = at;
    lines->rest_end = comment_cut(a, at, stop);
    lines->at = stop < lines->end ? stop + 1 : lines->end;
}

bool rt_line_next(struct rt_assembler *a, const char **at, const char **end)
{
    struct rt_lines *lines = a->lines;

    if (a->no_memory || a->exhausted || (lines->rest == NULL && lines->at == lines->end))
        return false;
    if (lines->rest == NULL)
        line_begin(a, lines);
    if (!lines->made)
        a->place = lines->place;
    *at = lines->rest;
    *end = statement_end(a, lines->rest, lines->rest_end);
    lines->rest = *end < lines->rest_end ? *end + strlen(a->separator) : NULL;
    a->order++;
    return true;
}

const char *rt_line_rest(const struct rt_assembler *a)
{
    return a->lines->rest != NULL ? a->lines->rest : a->lines->at;
}

void rt_lines_read(struct rt_assembler *a, const char *text, size_t size, bool made)
{
    struct rt_lines lines = {.at = text,
                             .end = text + size,
                             .place = {a->place.source, 0, text, 0},
                             .made = made,
                             .open = a->open_count},
                    *const outer = a->lines;
    const char *at, *end;

    a->lines = &lines;
    while (rt_line_next(a, &at, &end))
        a->read(a, at, end);
    rt_conditions_close(a);
    a->lines = outer;
}

void rt_source_read(struct rt_assembler *a, uint32_t source)
{
    const struct rt_place before = a->place;

    a->place.source = source;
    rt_lines_read(a, a->out->sources[source].text, a->out->sources[source].size, false);
    a->place = before;
}

/* ---- Pieces ---- */

/* The directive of a piece, after its labels. */
struct rt_piece rt_directive_of(const char *at, const char *end)
{
    for (;;) {
        at = rt_skip_blanks(at, end);
        size_t size = rt_name_length(at, end);
        while (size == 0 && at + size < end && rt_is(at[size], RT_DIGIT))
            size++;
        if (size == 0 || at + size == end || at[size] != ':')
            return (struct rt_piece){at, size > 0 && *at == '.' ? size : 0};
        at += size + 1;
    }
}

bool rt_piece_is_any(struct rt_piece p, const char *const *names)
{
    for (; *names != NULL; names++)
        if (strlen(*names) == p.size && memcmp(*names, p.at, p.size) == 0)
            return true;
    return false;
}
