/* source.c: finds the functions of a source: a line `.function NAME` begins what belongs to that
 * function; what is before the first one, names and comments, belongs to all of them. */
#include "edit/edit.h"

#include "asm/text/number.h"
#include "common/number.h"

#include <string.h>

/* ---- `.function` ---- */

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

static const char *skip(const char *at, const char *end)
{
    while (at < end && is_blank(*at))
        at++;
    return at;
}

static bool is_word(char c) { return rt_is(c, RT_NAME | RT_DIGIT); }

/* Where the name begins, if the line is a `.function`; else NULL. */
static const char *function_line(const char *at, const char *end)
{
    static const char word[] = ".function";
    const size_t size = sizeof word - 1;
    at = skip(at, end);
    if ((size_t)(end - at) < size || memcmp(at, word, size) != 0)
        return NULL;
    return at + size == end || !is_word(at[size]) ? skip(at + size, end) : NULL;
}

/* One character of a string, as the assembler has them; where it ends, or NULL. */
static const char *string_next(const char *at, const char *end, char *out)
{
    static const char from[] = "ntr0\\\"", to[] = "\n\t\r\0\\\"";
    *out = *at++;
    if (*out != '\\')
        return at;
    const char *found = at < end && *at ? strchr(from, *at) : NULL;
    if (found) {
        *out = to[found - from];
        return at + 1;
    }
    if (end - at < 3 || *at != 'x' || digit_of(at[1]) > 15 || digit_of(at[2]) > 15)
        return NULL;
    *out = (char)(digit_of(at[1]) * 16 + digit_of(at[2]));
    return at + 3;
}

/* The name after `.function`; *rest is what follows. False where there is none. */
static bool read_name(const char *at, const char *end, struct isadora_name *out, const char **rest)
{
    char *name = tool_alloc((size_t)(end - at) + 1);
    const bool quoted = at < end && *at == '"';
    size_t size = 0;
    for (at += quoted; at && at < end && (quoted ? *at != '"' : is_word(*at)); size++) {
        if (quoted)
            at = string_next(at, end, &name[size]);
        else
            name[size] = *at++;
    }
    if (at && quoted)
        at = at < end ? at + 1 : NULL;
    *rest = at ? skip(at, end) : NULL;
    *out = (struct isadora_name){name, size};
    return *rest && (size || quoted);
}

static bool is_comment(const struct edit *edit, const char *at, const char *end)
{
    const char *own = edit->comment;
    const size_t size = own ? strlen(own) : 0, left = (size_t)(end - at);
    if (own)
        return left >= size && memcmp(at, own, size) == 0;
    return (left && *at == ';') || (left > 1 && at[0] == '/' && at[1] == '/');
}

static bool add_part(struct edit *edit, struct edit_part part, size_t column)
{
    for (size_t i = 0; i < edit->part_count; i++)
        if (edit->parts[i].function == part.function) {
            complain_at(edit->name, part.line, column,
                        "duplicate function; the first is in line %zu", edit->parts[i].line);
            return false;
        }
    edit->parts = tool_grow(edit->parts, edit->part_count, &edit->part_room, sizeof *edit->parts);
    edit->parts[edit->part_count++] = part;
    return true;
}

/* A line `.function NAME`: false after a complaint. */
static bool take_function(struct edit *edit, const char *at, const char *end, struct edit_part part,
                          size_t column)
{
    const char *rest;
    struct isadora_name name;
    if (!read_name(at, end, &name, &rest) || (rest < end && !is_comment(edit, rest, end))) {
        complain_at(edit->name, part.line, column,
                    "expected the name of one function after "
                    "`.function`, as it is or in double quotes");
        return false;
    }
    part.function = elf_named(&edit->file, name);
    if (!part.function)
        complain_at(edit->name, part.line, column, "%s has no function `%s`", edit->file.name,
                    name_text(name));
    return part.function && add_part(edit, part, column);
}

/* Finds the functions of the source: an exit status. */
int edit_split(struct edit *edit)
{
    bool fine = true;
    size_t line = 1;
    edit->head = edit->size;
    for (size_t at = 0; at < edit->size; line++) {
        const char *text = edit->text + at;
        const char *end = memchr(text, '\n', edit->size - at);
        const size_t next = end ? (size_t)(end - edit->text) + 1 : edit->size;
        const char *stop = end ? end : edit->text + edit->size;
        const char *name = function_line(text, stop);
        if (name) {
            if (edit->part_count)
                edit->parts[edit->part_count - 1].next = at;
            else if (edit->head == edit->size)
                edit->head = at;
            fine &=
                take_function(edit, name, stop,
                              (struct edit_part){.line = line, .start = next, .next = edit->size},
                              (size_t)(name - text) + 1);
        }
        at = next;
    }
    if (fine && !edit->part_count) {
        complain("%s has no line `.function NAME`, which says what to replace", edit->name);
        fine = false;
    }
    return fine ? EXIT_FINE : EXIT_BAD_INPUT;
}
