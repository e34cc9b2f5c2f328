/* repair.c: sentences that are nearly the same: would one of them be right? Then a note says so. */
#include "complain.h"

#include <string.h>

enum { LONGEST = 512, WORDS = 24 };

/* Would this sentence be right? Names that come later count when `relaxed`. */
static bool fits(struct rt_matcher *m, unsigned mark, const char *text, const char *end,
                 bool relaxed)
{
    struct rt_misses *misses = m->misses;
    const char *own = m->text, *own_end = m->end;
    bool found = false;

    m->misses = NULL;
    m->text = rt_skip_blanks(text, end);
    m->end = end;
    while (m->end > m->text && rt_is(m->end[-1], RT_BLANK))
        m->end--;
    for (unsigned way = 0; way < 1u + relaxed && !found; way++) {
        m->relaxed = way == 1;
        found = m->text < m->end && rt_match_sentence(m, mark);
    }
    m->text = own;
    m->end = own_end;
    m->misses = misses;
    return found;
}

/* The sentence with `word` in the place of a piece; NULL when it is too long. */
static const char *with(const struct rt_matcher *m, struct rt_span piece, const char *word,
                        size_t size, char text[LONGEST])
{
    size_t before = (size_t)(piece.at - m->text), behind = (size_t)(m->end - piece.end);

    if (before + size + behind + 1 > LONGEST)
        return NULL;
    memcpy(text, m->text, before);
    memcpy(text + before, word, size);
    text[before + size] = ' ';
    memcpy(text + before + size + 1, piece.end, behind);
    return text + before + size + 1 + behind;
}

bool rt_fits_without(struct rt_matcher *m, unsigned mark, struct rt_span piece)
{
    char text[LONGEST];
    const char *end = with(m, piece, "", 0, text);

    return end != NULL && fits(m, mark, text, end, true);
}

bool rt_note_missing(struct rt_matcher *m, unsigned mark, const struct rt_wishes *wishes,
                     const char *at, struct isadora_complaint *why)
{
    char text[LONGEST];
    struct rt_wishes right;
    struct rt_writer w;

    right.count = 0;
    right.more = false;
    for (unsigned i = 0; i < wishes->count && i < WORDS; i++) {
        const struct rt_wish *wish = &wishes->wish[i];
        if (wish->kind != RT_WISH_WORD || !rt_is(wish->text[0], RT_WORD))
            continue;
        const char *end = with(m, (struct rt_span){at, at}, wish->text, wish->size, text);
        if (end != NULL && fits(m, mark, text, end, false))
            right.wish[right.count++] = *wish;
    }
    if (right.count == 0 || why->note_count == ISADORA_NOTES)
        return false;
    w = rt_writer_on(why->notes[why->note_count], sizeof why->notes[0]);
    why->note_count++;
    rt_say(&w, right.count > 1 ? "with one of " : "with ");
    for (unsigned i = 0; i < right.count; i++) {
        rt_say(&w, i > 0 ? ", " : "");
        rt_say_quoted(&w, right.wish[i].text, right.wish[i].size);
    }
    rt_say(&w, " before it this would be right");
    return true;
}
