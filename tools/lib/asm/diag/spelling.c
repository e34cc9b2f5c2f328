/* spelling.c: words that were perhaps meant in the place of others: the nearest ones, those in
 * another case, and registers without their prefix. */
#include "asm/diag/diagnosis.h"

#include <string.h>

enum { TRUST = 2 /* less than half of the characters differ */, MEANT = 8 /* words in one note */ };

static bool note_meant(struct rt_diagnosis *d, const char (*words)[RT_WORD_ROOM], unsigned count)
{
    struct rt_writer w = rt_note_begin(d->why);

    rt_say(&w, "did you mean ");
    for (unsigned i = 0; i < count; i++)
        rt_say(&w, "%s%s",
               i == 0          ? ""
               : i + 1 < count ? ", "
                               : " or ",
               rt_quote(words[i], strlen(words[i])).text);
    rt_say(&w, "?");
    return true;
}

bool rt_note_nearest(struct rt_diagnosis *d, struct rt_span piece, const struct rt_nearest *near,
                     unsigned trust)
{
    const unsigned count = near->list.count < MEANT ? near->list.count : MEANT;
    char right[MEANT][RT_WORD_ROOM];
    unsigned fit = 0;

    for (unsigned i = 0; i < count; i++) {
        const char *word = near->list.word[i];
        if (!rt_fits_with(d, piece, word, strlen(word)))
            continue;
        rt_add_candidate(d, d->m->insn->form);
        memcpy(right[fit++], word, RT_WORD_ROOM);
    }
    if (fit > 0)
        return note_meant(d, (const char(*)[RT_WORD_ROOM])right, fit);
    return count > 0 && trust > 0 && near->away * trust < (size_t)(piece.end - piece.at) &&
           note_meant(d, near->list.word, count);
}

bool rt_has_meaning(const struct rt_matcher *m, const char *word, size_t size)
{
    struct isadora_number value;

    return rt_is_register(m->syntax, word, size) || rt_word_is(m->target, word, size) ||
           (m->symbols != NULL &&
            m->symbols->find(m->symbols->user, word, size, &value) == ISADORA_KNOWN);
}

/* The word in another case: a register or a word of the instruction set. */
static bool case_of(const struct rt_matcher *m, const char *word, size_t size, char *out)
{
    out[size] = '\0';
    for (unsigned way = 0; way < 2; way++) {
        for (size_t i = 0; i < size; i++) {
            const char low = rt_lower(word[i]);
            out[i] = way == 1 && low >= 'a' && low <= 'z' ? (char)(low & ~0x20) : low;
        }
        if (rt_is_register(m->syntax, out, size))
            return true;
    }
    return rt_word_any_case(m->target, word, size, out);
}

/* The word after the prefix of a register file, where that makes a register. Before a bracket it is
 * something else. */
static bool with_prefix(const struct rt_matcher *m, const char *word, size_t size, char *out)
{
    const bool bracket = word + size < m->end && rt_is(word[size], RT_OPEN);

    for (size_t i = 0; i < m->target->file_count && !bracket; i++) {
        const char *prints = m->target->files[i].prints;
        if (prints == NULL || prints[0] == word[0] || rt_is(prints[0], RT_WORD))
            continue;
        out[0] = prints[0];
        memcpy(out + 1, word, size);
        out[size + 1] = '\0';
        if (rt_is_register(m->syntax, out, size + 1))
            return true;
    }
    return false;
}

bool rt_note_expected(struct rt_diagnosis *d, const struct rt_expected *expected, const char *at)
{
    const struct rt_matcher *m = d->m;
    const size_t size = rt_word_length(at, m->end);
    /* What means something is not misspelt, but its bracket may be forgotten. */
    const bool known = at < m->end && rt_is(*at, RT_WORD) && rt_has_meaning(m, at, size);
    struct rt_nearest near;

    rt_nearest_begin(&near, at, size);
    for (unsigned i = 0; i < expected->count; i++) {
        const char *text = expected->of[i].text;
        const bool bracketed =
            rt_is(text[0], RT_OPEN) && strlen(text) == size + 1 && memcmp(text + 1, at, size) == 0;
        if (expected->of[i].word && (!known || bracketed))
            rt_nearest_offer(&near, text, strlen(text));
    }
    return rt_note_nearest(d, (struct rt_span){at, at + size}, &near, TRUST);
}

bool rt_note_spelling(struct rt_diagnosis *d, const char *place)
{
    const struct rt_matcher *m = d->m;
    char other[1][RT_WORD_ROOM];

    for (const char *at = m->text; at < m->end;) {
        const size_t size = rt_name_length(at, m->end);
        if (size > 0 && size < RT_WORD_ROOM - 2 && !rt_has_meaning(m, at, size) &&
            (case_of(m, at, size, other[0]) || (at == place && with_prefix(m, at, size, other[0]))))
            return note_meant(d, (const char(*)[RT_WORD_ROOM])other, 1);
        at += size > 0 ? size : 1;
        /* Digits that follow something else are no beginning of a name. */
        while (size == 0 && at < m->end && rt_is(at[-1], RT_DIGIT) &&
               rt_is(*at, RT_NAME | RT_DIGIT))
            at++;
    }
    return false;
}
