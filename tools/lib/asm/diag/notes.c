/* notes.c: places in a statement, and the notes of a message: forms that are like it. */
#include "asm/diag/diagnosis.h"

#include <string.h>

/* ---- Places ---- */

void rt_point_at(struct rt_diagnosis *d, const char *at, size_t length)
{
    d->why->column = (size_t)(at - d->statement);
    d->why->length = length;
}

size_t rt_word_length(const char *at, const char *end)
{
    const char *next = at + (at < end && *at == '-');

    while (next < end && rt_is(*next, RT_NAME | RT_DIGIT))
        next++;
    return next == at && at < end ? 1 : (size_t)(next - at);
}

struct rt_span rt_word_around(const struct rt_matcher *m, const char *at)
{
    const char *end = at;

    while (at > m->text && rt_is(at[-1], RT_NAME | RT_DIGIT))
        at--;
    while (end < m->end && rt_is(*end, RT_NAME | RT_DIGIT))
        end++;
    while (end < m->end && !rt_is(*at, RT_NAME | RT_DIGIT) && !rt_is(*end, RT_BLANK))
        end++;
    return (struct rt_span){at, end};
}

struct rt_span rt_piece_at(const struct rt_matcher *m, const char *at)
{
    const char *end = at;

    for (unsigned depth = 0; end < m->end && (depth > 0 || !rt_is(*end, RT_BLANK)); end++) {
        depth += rt_is(*end, RT_OPEN);
        depth -= depth > 0 && rt_is(*end, RT_CLOSE);
    }
    return (struct rt_span){at, end};
}

const struct isadora_head *rt_head_of(const struct rt_matcher *m, const char *at)
{
    const struct isadora_head *head = rt_head_find(m->syntax, at, m->end);
    const char *end = head != NULL ? at + head->size : at;

    return head != NULL && end < m->end && rt_is(*end, RT_WORD) ? NULL : head;
}

struct rt_span rt_prefix_of(const struct rt_matcher *m)
{
    for (const char *at = m->text; at < m->end;
         at = rt_skip_blanks(rt_piece_at(m, at).end, m->end)) {
        if (rt_head_of(m, at) == NULL)
            continue;
        while (at > m->text && rt_is(at[-1], RT_BLANK))
            at--;
        return (struct rt_span){m->text, at};
    }
    return (struct rt_span){m->text, m->text};
}

/* ---- Notes ---- */

struct rt_writer rt_note_begin(struct isadora_complaint *why)
{
    why->note_count += why->note_count < ISADORA_NOTES;
    return rt_writer_on(why->notes[why->note_count - 1], sizeof why->notes[0]);
}

/* Where there is not enough room, the syntax is cut between two words. */
void rt_note_form(struct rt_diagnosis *d, uint16_t number)
{
    const struct isadora_form *form = &d->m->target->forms[number];
    struct rt_writer w = rt_note_begin(d->why);

    d->why->forms[d->why->form_count++] = number;
    rt_say(&w, "%s: `", form->name);
    for (const char *at = form->syntax; *at != '\0';) {
        const size_t size = strcspn(at, " ");
        const bool last = at[size] == '\0';
        if (w.used + size + 6 > w.size) {
            rt_say(&w, "..");
            break;
        }
        rt_say(&w, "%.*s%s", (int)size, at, last ? "" : " ");
        at += size + !last;
    }
    rt_say(&w, "`");
}

/* How long a name in a line of syntax is, `<Rd>`; 0: none is here. */
static size_t name_length(const char *at)
{
    const char *end = *at == '<' && rt_is(at[1], RT_WORD) ? strchr(at, '>') : NULL;

    return end != NULL ? (size_t)(end - at) + 1 : 0;
}

/* Does a line of syntax hold this word, outside of names? */
static bool holds(const char *syntax, const char *word, size_t size)
{
    for (const char *at = syntax; *at != '\0';) {
        size_t length = 0;
        while (rt_is(at[length], RT_WORD))
            length++;
        if (length == size && memcmp(at, word, size) == 0)
            return true;
        length += length == 0 ? name_length(at) : 0;
        at += length > 0 ? length : 1;
    }
    return false;
}

/* How much of the statement is in the form as it is described. A whole word says most; digits after
 * letters may be a number of their own, as of a register. */
static unsigned likeness(const struct rt_matcher *m, uint16_t form)
{
    const char *syntax = m->target->forms[form].syntax;
    unsigned found = 1;

    for (const char *at = m->text; at < m->end;) {
        size_t size = 0, letters = 0;
        while (at + size < m->end && rt_is(at[size], RT_WORD))
            size++;
        while (letters < size && !rt_is(at[letters], RT_DIGIT))
            letters++;
        if (size > 0 && holds(syntax, at, size))
            found += size > 1 ? 4 : 1;
        else if (letters > 0 && letters < size && holds(syntax, at, letters))
            found++;
        at += size > 0 ? size : 1;
    }
    return found;
}

static bool is_shown(const struct isadora_complaint *why, uint16_t form)
{
    for (unsigned i = 0; i < why->form_count; i++)
        if (why->forms[i] == form)
            return true;
    return false;
}

void rt_add_candidate(struct rt_diagnosis *d, uint16_t form)
{
    for (unsigned i = 0; i < d->candidate_count; i++)
        if (d->candidates[i] == form)
            return;
    if (d->candidate_count < RT_CANDIDATES)
        d->candidates[d->candidate_count++] = form;
}

void rt_note_forms(struct rt_diagnosis *d)
{
    const struct rt_failures *all = d->m->failures;

    for (unsigned i = 0; i < d->candidate_count && d->why->note_count < ISADORA_NOTES; i++)
        rt_note_form(d, d->candidates[i]);
    while (d->why->note_count < ISADORA_NOTES) {
        unsigned most = 0;
        uint16_t best = 0;
        for (unsigned i = 0; i < all->count; i++) {
            const uint16_t form = all->of[i].form;
            const unsigned like = is_shown(d->why, form) ? 0 : likeness(d->m, form);
            best = like > most ? form : best;
            most = like > most ? like : most;
        }
        if (most == 0)
            return;
        rt_note_form(d, best);
    }
}

void rt_say_found(struct rt_writer *w, const struct rt_matcher *m, const char *at)
{
    rt_say(w, ", found %s",
           at == m->end           ? "the end"
           : rt_is(*at, RT_BLANK) ? "a blank"
                                  : rt_quote(at, rt_word_length(at, m->end)).text);
}
