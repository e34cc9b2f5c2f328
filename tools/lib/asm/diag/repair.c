/* repair.c: sentences that are nearly the same: would one of them be right? Then a note says so. */
#include "asm/diag/complain.h"
#include "asm/text/words.h"

#include <string.h>

enum { LONGEST = 512, WORDS = RT_WORD_LIST - 1 /* more of them would be no hint */ };

bool rt_fits(struct rt_matcher *m, unsigned mark, const char *text, const char *end, bool relaxed)
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
    before += size;
    if (size == 0 || piece.at == piece.end)
        text[before++] = ' ';
    memcpy(text + before, piece.end, behind);
    return text + before + behind;
}

bool rt_fits_with(struct rt_matcher *m, unsigned mark, struct rt_span piece, const char *word,
                  size_t size)
{
    char text[LONGEST];
    const char *end = with(m, piece, word, size, text);

    return end != NULL && rt_fits(m, mark, text, end, false);
}

void rt_like(struct rt_matcher *m)
{
    for (unsigned i = 0; i < m->liked_count; i++)
        if (m->liked[i] == m->insn->form)
            return;
    if (m->liked_count < RT_LIKED)
        m->liked[m->liked_count++] = m->insn->form;
}

bool rt_fits_without(struct rt_matcher *m, unsigned mark, struct rt_span piece)
{
    char text[LONGEST];
    const char *end = with(m, piece, "", 0, text);

    return end != NULL && rt_fits(m, mark, text, end, true);
}

bool rt_fits_without_commas(struct rt_matcher *m, unsigned mark)
{
    char text[LONGEST];
    size_t size = (size_t)(m->end - m->text);

    if (size > LONGEST)
        return false;
    for (size_t i = 0; i < size; i++)
        text[i] = m->text[i] == ',' ? ' ' : m->text[i];
    return rt_fits(m, mark, text, text + size, true);
}

/* ---- Missing words ---- */

/* Keeps those words of the list with which, put in at `at`, the sentence is right. */
static void right_keep(struct rt_matcher *m, unsigned mark, const char *at, struct rt_wishes *words)
{
    unsigned kept = 0;

    for (unsigned i = 0; i < words->count && m->steps > 0; i++) {
        const struct rt_wish wish = words->wish[i];
        if (wish.kind != RT_WISH_WORD || !rt_is(wish.text[0], RT_WORD))
            continue;
        if (!rt_fits_with(m, mark, (struct rt_span){at, at}, wish.text, wish.size))
            continue;
        rt_like(m);
        words->wish[kept++] = wish;
    }
    words->count = kept;
}

static bool note_words(const struct rt_matcher *m, const struct rt_wishes *words, const char *at,
                       struct isadora_complaint *why)
{
    if (words->count == 0 || why->note_count == ISADORA_NOTES)
        return false;
    struct rt_writer w = rt_writer_on(why->notes[why->note_count], sizeof why->notes[0]);
    why->note_count++;
    rt_say(&w, words->count > 1 ? "with one of " : "with ");
    for (unsigned i = 0; i < words->count; i++) {
        rt_say(&w, i > 0 ? ", " : "");
        rt_say_quoted(&w, words->wish[i].text, words->wish[i].size);
    }
    rt_say(&w, " before ");
    rt_say_quoted(&w, at, rt_word_length(at, m->end));
    rt_say(&w, " this would be right");
    return true;
}

bool rt_note_missing(struct rt_matcher *m, unsigned mark, const struct rt_wishes *wishes,
                     const char *at, struct isadora_complaint *why)
{
    struct rt_wishes words = *wishes;

    if (at == m->end)
        return false;
    right_keep(m, mark, at, &words);
    return note_words(m, &words, at, why);
}

/* A place where one word more may be all that a sentence lacks, and the words that do. */
struct lack {
    struct rt_matcher *m;
    unsigned mark;
    const char *at;
    struct rt_word_list words;
};

static bool is_plain(void *user, const char *text, size_t size)
{
    (void)user;
    (void)size;
    return rt_is(text[0], RT_WORD);
}

static bool lack_try(void *user, const char *word, size_t size)
{
    struct lack *lack = user;

    if (rt_fits_with(lack->m, lack->mark, (struct rt_span){lack->at, lack->at}, word, size)) {
        rt_like(lack->m);
        rt_word_list_add(&lack->words, word, size);
    }
    return lack->m->steps == 0 || lack->words.count > WORDS;
}

bool rt_note_missing_type(struct rt_matcher *m, unsigned mark, struct isadora_complaint *why)
{
    struct lack lack = {.m = m, .mark = mark, .at = m->text, .words.count = 0};
    const struct rt_word_search search = {&lack, is_plain, lack_try};
    struct rt_wishes words = {.count = 0};

    while (lack.at < m->end && !rt_is(*lack.at, RT_BLANK))
        lack.at++;
    lack.at = rt_skip_blanks(lack.at, m->end);
    if (lack.at == m->end)
        return false;
    rt_words_search(m->target, &search);
    if (lack.words.count > WORDS)
        return false;
    for (unsigned i = 0; i < lack.words.count; i++) {
        const char *word = lack.words.word[i];
        words.wish[words.count++] = (struct rt_wish){RT_WISH_WORD, word, strlen(word), NULL};
    }
    return note_words(m, &words, lack.at, why);
}

/* ---- Other numbers and registers ---- */

static void note_other(const struct rt_matcher *m, const char *at, struct isadora_complaint *why)
{
    struct rt_writer w = rt_writer_on(why->notes[why->note_count], sizeof why->notes[0]);
    struct rt_wishes wishes;

    why->note_count++;
    wishes.count = 0;
    wishes.more = false;
    rt_wish_item(m, m->pardoned_as, &wishes);
    rt_say(&w, "with ");
    rt_say_list(&w, m, &wishes);
    rt_say(&w, " in the place of ");
    rt_say_quoted(&w, at, rt_word_length(at, m->end));
    rt_say(&w, " this would be right");
}

bool rt_note_other(struct rt_matcher *m, unsigned mark, const char *reach,
                   struct isadora_complaint *why)
{
    for (const char *at = m->text; at < reach && why->note_count < ISADORA_NOTES;) {
        size_t size = rt_word_length(at, m->end);
        m->pardoned = at;
        m->pardoned_as = NULL;
        bool found = rt_is(*at, RT_NAME | RT_DIGIT) && rt_fits(m, mark, m->text, m->end, false);
        m->pardoned = NULL;
        if (found && m->pardoned_as != NULL) {
            rt_like(m);
            note_other(m, at, why);
            return true;
        }
        at += size;
    }
    return false;
}
