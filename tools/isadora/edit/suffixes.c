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

static size_t braces_in(const char *at, const char *end)
{
    size_t count = 0;
    for (; at < end; at++)
        count += *at == '{';
    return count;
}

/* Does the line say more than the brief text of its instruction, after it or in front? */
static bool is_marked(struct code_line line, const char *brief)
{
    return braces_in(line.at, line.end) > braces_in(brief, brief + strlen(brief)) ||
           (line.at < line.end && *line.at == '[');
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

/* What becomes of the instructions of a function. */
struct tally {
    size_t kept, said; /* have a suffix in the file and none in the source; and have one there */
    size_t fresh;      /* are not in the file, and have none */
    char *lines;       /* of the first of these */
};

enum { NAMED = 3 };

static void count_fresh(struct tally *t, size_t number)
{
    if (t->fresh++ < NAMED)
        tool_append(&t->lines, "%s%zu", t->fresh > 1 ? ", " : "", number);
}

static void take_line(const struct edit *edit, struct edit_swaps *swaps, struct tally *t,
                      struct code_line line, size_t number, const char *brief, char *suffix)
{
    const size_t at = (size_t)(line.end - edit->text);
    if (is_marked(line, brief)) {
        t->said += suffix && *suffix;
    } else if (!suffix) {
        count_fresh(t, number);
    } else if (*suffix) {
        t->kept++;
        edit_swap(swaps, at, at, suffix);
    }
}

/* The suffixes that lines without one have in the file. */
static struct tally find_suffixes(const struct edit *edit, const struct edit_part *part,
                                  struct edit_swaps *swaps)
{
    const struct moves *m = &part->moves;
    size_t line_count, *starts = starts_of(edit, &line_count), last = 0;
    struct tally t = {.lines = tool_format("%s", "")};
    struct lines whole;
    moves_list(m, &whole, m->old_bytes, m->old_size);
    for (size_t j = 0; j < m->new.count; j++) {
        const size_t i = m->new.list[j].match, number = moves_source_line(m, j);
        if (number <= last || number > line_count) /* no line, or one of several units */
            continue;
        const char *text = edit->text + starts[number - 1];
        const struct code_line line =
            code_in(edit, text, line_end(edit, starts[number - 1], edit->size));
        char *suffix =
            i < whole.count ? suffix_of(line_text(&m->old, i), line_text(&whole, i)) : NULL;
        last = number;
        take_line(edit, swaps, &t, line, number, line_text(&m->new, j), suffix);
    }
    tool_free(starts);
    return t;
}

static void note(const struct edit *edit, const struct edit_part *part, const struct tally *t)
{
    char *more = tool_format("%s", "");
    if (t->fresh)
        more = tool_format("; what is new, in line %s%s, has the usual ones", t->lines,
                           t->fresh > NAMED ? ", .." : "");
    fprintf(stderr,
            "%s:%zu: note: `%s` has hardly any braces (%s) in the source; %zu instructions keep "
            "those of the file%s\n",
            edit->name, part->line, name_text(part->name), edit->choice.target->optional, t->kept,
            more);
}

int edit_keep_suffixes(const struct edit *edit, struct edit_part *part)
{
    struct edit_swaps swaps = {.list = NULL};
    if (!edit->choice.target->optional || !part->function || !part->changed)
        return EXIT_FINE;
    edit_match(edit, part, true);
    const struct tally t = find_suffixes(edit, part, &swaps);
    if (t.kept <= t.said) /* text of `isadora dis`, where no suffix is one */
        return EXIT_FINE;
    part->swaps = swaps;
    assembly_free(&part->assembly);
    const int status = edit_assemble_text(edit, part);
    if (!status)
        note(edit, part, &t);
    return status;
}
