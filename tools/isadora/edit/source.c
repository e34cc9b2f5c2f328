/* source.c: finds the functions of a source: a line `.function NAME`, or `.kernel NAME` of a new
 * one, begins what belongs to that function; what is before the first one, names and comments,
 * belongs to all of them. */
#include "edit/edit.h"
#include "edit/words.h"

#include "asm/text/number.h"
#include "common/number.h"

#include <string.h>

/* ---- `.function` and `.kernel` ---- */

static bool is_word(char c) { return rt_is(c, RT_NAME | RT_DIGIT); }

static const char FUNCTION[] = ".function", KERNEL[] = ".kernel";

/* Where the name begins, if the line begins with that directive; else NULL. */
static const char *name_in_line(const char *at, const char *end, const char *word)
{
    const size_t size = strlen(word);
    at = skip_blanks(at, end);
    if ((size_t)(end - at) < size || memcmp(at, word, size) != 0)
        return NULL;
    return at + size == end || !is_word(at[size]) ? skip_blanks(at + size, end) : NULL;
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
    *rest = at ? skip_blanks(at, end) : NULL;
    *out = (struct isadora_name){name, size};
    return *rest && (size || quoted);
}

static bool add_part(struct edit *edit, struct edit_part part, size_t column)
{
    for (size_t i = 0; i < edit->part_count; i++)
        if (isadora_name_same(edit->parts[i].name, part.name)) {
            complain_at(edit->name, part.line, column,
                        "duplicate function; the first is in line %zu", edit->parts[i].line);
            return false;
        }
    edit->parts = tool_grow(edit->parts, edit->part_count, &edit->part_room, sizeof *edit->parts);
    edit->parts[edit->part_count++] = part;
    return true;
}

/* What a file has of that name: NULL: nothing. */
static const char *taken_as(const struct edit *edit, struct isadora_name name)
{
    const struct isadora_elf *elf = &edit->file.cubin.elf;
    if (elf_named(&edit->file, name))
        return "function";
    for (uint32_t i = 1; i < elf->symbol_count; i++)
        if (isadora_name_same(isadora_elf_symbol(elf, i).name, name))
            return "symbol";
    return NULL;
}

/* A line `.function NAME` or `.kernel NAME`: false after a complaint. */
static bool take_function(struct edit *edit, const char *at, const char *end, const char *word,
                          struct edit_part part, size_t column)
{
    const char *rest, *taken;
    const bool is_new = word == KERNEL;
    if (!read_name(at, end, &part.name, &rest) ||
        (rest < end && !edit_is_comment(edit, rest, end)) ||
        (is_new && (!part.name.size || memchr(part.name.at, 0, part.name.size)))) {
        complain_at(edit->name, part.line, column,
                    "expected the name of one function after "
                    "`%s`, as it is or in double quotes",
                    word);
        return false;
    }
    part.function = is_new ? NULL : elf_named(&edit->file, part.name);
    taken = is_new ? taken_as(edit, part.name) : NULL;
    if (taken)
        complain_at(edit->name, part.line, column,
                    "%s has a %s `%s` already; a new kernel needs another name", edit->file.name,
                    taken, name_text(part.name));
    if (!is_new && !part.function)
        complain_at(edit->name, part.line, column,
                    "%s has no function `%s`; a new kernel begins with `.kernel %s`",
                    edit->file.name, name_text(part.name), name_text(part.name));
    return !taken && (is_new || part.function) && add_part(edit, part, column);
}

/* The part that ends there. */
static void end_part(struct edit *edit, size_t at)
{
    if (edit->part_count)
        edit->parts[edit->part_count - 1].next = at;
    else if (edit->head == edit->size)
        edit->head = at;
}

static bool read_kernels(struct edit *edit)
{
    bool fine = true;
    for (size_t i = 0; i < edit->part_count; i++) {
        struct edit_part *part = &edit->parts[i];
        if (!part->function)
            fine &= !edit_may_add(edit, part) && edit_read_directives(edit, part);
    }
    return fine;
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
        const char *word = FUNCTION, *name = name_in_line(text, stop, word);
        if (!name)
            name = name_in_line(text, stop, word = KERNEL);
        if (name) {
            end_part(edit, at);
            fine &=
                take_function(edit, name, stop, word,
                              (struct edit_part){.line = line, .start = next, .next = edit->size},
                              (size_t)(name - text) + 1);
        }
        at = next;
    }
    if (fine && !edit->part_count) {
        complain("%s has no line `.function NAME`, which says what to replace, and no `.kernel "
                 "NAME`, which adds a kernel",
                 edit->name);
        fine = false;
    }
    fine = fine && read_kernels(edit);
    return fine ? EXIT_FINE : EXIT_BAD_INPUT;
}
