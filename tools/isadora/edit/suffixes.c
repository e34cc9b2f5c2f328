/* suffixes.c: a source without optional suffixes (control fields), such as a listing of nvdisasm.
 * An instruction that the file has keeps those that it has there. */
#include "edit/edit.h"
#include "edit/words.h"

#include <inttypes.h>
#include <string.h>

/* The code in a line of the source: without what nvdisasm and assemblers have around it. */
struct code_line {
    const char *at, *end;
};

static const char *skip_comments(const char *at, const char *end)
{
    for (;;) {
        at = skip_blanks(at, end);
        if (end - at < 2 || at[0] != '/' || at[1] != '*')
            return at;
        for (at += 2; end - at >= 2 && (at[0] != '*' || at[1] != '/'); at++) {
        }
        at = end - at >= 2 ? at + 2 : end;
    }
}

static const char *without_blanks(const char *at, const char *end)
{
    while (end > at && is_blank(end[-1]))
        end--;
    return end;
}

static struct code_line code_in(const struct edit *edit, const char *at, const char *end)
{
    struct code_line line = {skip_comments(at, end), NULL};
    for (line.end = line.at; line.end < end; line.end++)
        if (edit_is_comment(edit, line.end, end) ||
            (end - line.end > 1 && line.end[0] == '/' && line.end[1] == '*'))
            break;
    line.end = without_blanks(line.at, line.end);
    size_t open = 0, closed = 0;
    for (const char *p = line.at; p < line.end; p++) {
        open += *p == '{' && p > line.at;
        closed += *p == '}';
    }
    if (closed > open && line.end[-1] == '}') /* the end of a pair */
        line.end = without_blanks(line.at, line.end - 1);
    return line;
}

static const char *line_end(const struct edit *edit, size_t at, size_t next)
{
    const char *end = memchr(edit->text + at, '\n', next - at);
    return end ? end : edit->text + next;
}

/* What the whole text of an instruction has that its brief one lacks, in one piece: allocated. */
static char *suffix_of(const char *brief, const char *whole)
{
    const size_t size = strlen(brief), all = strlen(whole);
    size_t same = 0;
    while (same < size && brief[same] == whole[same])
        same++;
    const size_t rest = size - same; /* the brace at the end of a pair */
    if (all < size || strcmp(whole + all - rest, brief + same) != 0)
        return tool_format("%s", "");
    return tool_format("%.*s", (int)(all - size), whole + same);
}

/* Does some instruction of the source have a suffix? What fills up the new code may. */
static bool has_suffixes(const struct moves *m)
{
    struct lines whole;
    bool found = false;
    moves_list(m, &whole, m->new_bytes, m->new_size);
    for (size_t i = 0; i < whole.count && !found; i++)
        if (moves_source_line(m, i) && (!m->pad || strcmp(line_text(&whole, i), m->pad) != 0)) {
            char *suffix = suffix_of(line_text(&m->new, i), line_text(&whole, i));
            found = *suffix != 0;
            tool_free(suffix);
        }
    return found;
}

/* Where lines of the source begin, by their number. */
static size_t *starts_of(const struct edit *edit, size_t *count)
{
    size_t room = 0, *starts = NULL;
    *count = 0;
    for (size_t at = 0; at < edit->size; (*count)++) {
        starts = tool_grow(starts, *count, &room, sizeof *starts);
        starts[*count] = at;
        at = (size_t)(line_end(edit, at, edit->size) - edit->text) + 1;
    }
    return starts;
}

/* Notes that the line of the source gets the suffix. */
static void put_suffix(const struct edit *edit, struct edit_swaps *swaps, size_t start,
                       const char *suffix)
{
    const char *end = line_end(edit, start, edit->size);
    const struct code_line line = code_in(edit, edit->text + start, end);
    const size_t at = (size_t)(line.end - edit->text);
    edit_swap(swaps, at, at, suffix);
}

static size_t put_suffixes(const struct edit *edit, struct edit_part *part)
{
    const struct moves *m = &part->moves;
    size_t line_count, *starts = starts_of(edit, &line_count), last = 0, kept = 0;
    struct lines whole;
    moves_list(m, &whole, m->old_bytes, m->old_size);
    for (size_t j = 0; j < m->new.count; j++) {
        const size_t i = m->new.list[j].match, number = moves_source_line(m, j);
        if (i == COMPARE_NONE || i >= whole.count || number <= last || number > line_count)
            continue;
        char *suffix = suffix_of(line_text(&m->old, i), line_text(&whole, i));
        last = number;
        kept += *suffix != 0;
        if (*suffix)
            put_suffix(edit, &part->swaps, starts[number - 1], suffix);
    }
    tool_free(starts);
    return kept;
}

int edit_keep_suffixes(const struct edit *edit, struct edit_part *part)
{
    const char *what = edit->choice.target->optional;
    if (!what || !part->function || !part->changed)
        return EXIT_FINE;
    edit_match(edit, part, true);
    if (has_suffixes(&part->moves))
        return EXIT_FINE;
    const size_t kept = put_suffixes(edit, part), all = part->moves.new.count;
    if (!kept)
        return EXIT_FINE;
    assembly_free(&part->assembly);
    const int status = edit_assemble_text(edit, part);
    if (!status)
        fprintf(stderr,
                "%s:%zu: note: the source of `%s` has no %s; %zu of %zu instructions have those of "
                "the file, others the usual ones\n",
                edit->name, part->line, name_text(part->name), what, kept, all);
    return status;
}
