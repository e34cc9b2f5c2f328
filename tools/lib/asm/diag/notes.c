/* notes.c: what may help below a message: the word that was perhaps meant, and the forms that came
 * nearest. */
#include "asm/diag/complain.h"
#include "asm/text/suggest.h"
#include "asm/text/words.h"

#include <string.h>

/* ---- Notes ---- */

struct rt_writer rt_note_begin(struct isadora_complaint *why)
{
    if (why->note_count < ISADORA_NOTES)
        why->note_count++;
    return rt_writer_on(why->notes[why->note_count - 1], sizeof why->notes[0]);
}

void rt_note_form(const struct rt_matcher *m, uint16_t number, struct isadora_complaint *why)
{
    const struct isadora_form *form = &m->target->forms[number];
    struct rt_writer w = rt_note_begin(why);

    why->forms[why->form_count++] = number;
    rt_say(&w, form->name);
    rt_say(&w, ": ");
    rt_say_code(&w, form->syntax);
}

/* Does `text` hold this word, which is small letters and digits? */
static bool holds(const char *text, const char *word, size_t size)
{
    for (const char *at = text; *at != '\0';) {
        size_t length = 0;
        while (rt_is(at[length], RT_WORD) && at[length] != '_' &&
               (at[length] < 'A' || at[length] > 'Z'))
            length++;
        if (length == size && memcmp(at, word, size) == 0)
            return true;
        at += length > 0 ? length : 1;
        while (length == 0 && rt_is(*at, RT_WORD) && rt_is(at[-1], RT_WORD))
            at++; /* the name of an operand */
    }
    return false;
}

/* How much of the sentence stands in the form as it is described. A whole word says most; digits
 * behind letters may be a number of their own, as of a register. */
static unsigned likeness(const struct rt_matcher *m, uint16_t form)
{
    const char *syntax = m->target->forms[form].syntax;
    unsigned found = 0;

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

void rt_note_forms(const struct rt_matcher *m, struct isadora_complaint *why)
{
    const struct rt_misses *all = m->misses;
    unsigned like[RT_MISSES];

    for (unsigned i = 0; i < m->liked_count && why->note_count < ISADORA_NOTES; i++)
        rt_note_form(m, m->liked[i], why);
    for (unsigned i = 0; i < all->count; i++)
        like[i] = likeness(m, all->miss[i].form) + 1;
    while (why->note_count < ISADORA_NOTES) {
        unsigned best = RT_MISSES;
        for (unsigned i = 0; i < all->count; i++)
            if (like[i] > 0 && (best == RT_MISSES || like[i] > like[best]))
                best = i;
        if (best == RT_MISSES)
            return;
        like[best] = 0;
        bool before = false;
        for (unsigned i = 0; i < why->form_count; i++)
            before = before || why->forms[i] == all->miss[best].form;
        if (!before)
            rt_note_form(m, all->miss[best].form, why);
    }
}

void rt_note_info(const struct rt_matcher *m, const char *word, size_t size, const char *behind,
                  struct isadora_complaint *why)
{
    if (why->note_count == ISADORA_NOTES)
        return;
    struct rt_writer w = rt_note_begin(why);
    rt_say(&w, "`isadora info ");
    rt_say(&w, m->target->name);
    rt_say(&w, size > 0 ? " " : "");
    rt_say_bytes(&w, word, size);
    rt_say(&w, "` ");
    rt_say(&w, behind);
}

void rt_say_words(struct rt_writer *w, const char *const *words, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        rt_say(w, i > 0 ? ", " : "");
        rt_say_quoted(w, words[i], strlen(words[i]));
    }
}

void rt_note_meant_word(struct isadora_complaint *why, const char *word)
{
    struct rt_writer w = rt_note_begin(why);

    rt_say(&w, "did you mean ");
    rt_say_quoted(&w, word, strlen(word));
    rt_say(&w, "?");
}

void rt_note_piece(struct isadora_complaint *why, const char *before, struct rt_span piece,
                   const char *behind)
{
    struct rt_writer w = rt_note_begin(why);

    rt_say(&w, before);
    rt_say_quoted(&w, piece.at, (size_t)(piece.end - piece.at));
    rt_say(&w, behind);
}

void rt_note_wanted(const struct rt_matcher *m, const struct rt_miss *miss,
                    struct isadora_complaint *why)
{
    const struct isadora_place *place = miss->item->place;
    const struct isadora_field *field = &m->target->fields[place->field];

    if (place->words == NULL || field->kind != ISADORA_REGISTER)
        return;
    const struct isadora_file *file = &m->target->files[field->file];
    if (file->entry_count > 0 || miss->wanted >= file->count)
        return;
    struct rt_writer w = rt_note_begin(why);
    rt_say(&w, "did you mean `");
    rt_say(&w, file->prints);
    rt_say_number(&w, (struct isadora_number){miss->wanted, false}, true);
    rt_say(&w, "`?");
}

static const char *wish_at(const void *user, unsigned index, size_t *size)
{
    const struct rt_wish *wish = &((const struct rt_wishes *)user)->wish[index];

    *size = wish->kind == RT_WISH_WORD ? wish->size : 0;
    return wish->text;
}

bool rt_note_wish(struct rt_matcher *m, unsigned mark, const struct rt_wishes *wishes,
                  const char *at, struct isadora_complaint *why)
{
    const size_t size = rt_word_length(at, m->end);

    /* What means something is no slip of the pen, but its bracket may be forgotten. */
    if (at < m->end && rt_is(*at, RT_WORD) && rt_has_meaning(m, at, size)) {
        for (unsigned i = 0; i < wishes->count; i++) {
            const struct rt_wish *wish = &wishes->wish[i];
            if (wish->kind != RT_WISH_WORD || wish->size != size + 1 ||
                !rt_is(wish->text[0], RT_OPEN) || memcmp(wish->text + 1, at, size) != 0)
                continue;
            rt_note_piece(why, "did you mean ", (struct rt_span){wish->text, wish->text + size + 1},
                          "?");
            return true;
        }
        return false;
    }
    return rt_note_nearest(m, mark, (struct rt_span){at, at + size}, wish_at, wishes, wishes->count,
                           RT_TRUST_WORDS, why);
}

/* ---- Words in a wrong case ---- */

static char lower(char ch) { return ch >= 'A' && ch <= 'Z' ? (char)(ch | 0x20) : ch; }
static char upper(char ch) { return ch >= 'a' && ch <= 'z' ? (char)(ch & ~0x20) : ch; }

/* Is there a register of exactly this name? */
static bool is_register(const struct rt_matcher *m, const char *word, size_t size)
{
    return rt_register_scan(m->syntax, word, word + size) == size;
}

/* The word in another case: a register or a literal word of the instruction set. It goes into
 * `out`, which has room. */
static bool case_of(const struct rt_matcher *m, const char *word, size_t size, char *out)
{
    for (unsigned way = 0; way < 2; way++) {
        for (size_t i = 0; i < size; i++)
            out[i] = way == 0 ? lower(word[i]) : upper(word[i]);
        if (is_register(m, out, size))
            return true;
    }
    return rt_word_any_case(m->target, word, size, out);
}

bool rt_has_meaning(const struct rt_matcher *m, const char *word, size_t size)
{
    struct isadora_number value;

    if (is_register(m, word, size) || rt_word_is(m->target, word, size))
        return true;
    return m->symbols != NULL &&
           m->symbols->find(m->symbols->user, word, size, &value) == ISADORA_KNOWN;
}

/* The word behind the prefix of a register file, where that makes a register. In front of a bracket
 * it is something else. */
static bool with_prefix(const struct rt_matcher *m, const char *word, size_t size, char *out,
                        size_t room)
{
    bool bracket = word + size < m->end && rt_is(word[size], RT_OPEN);

    for (size_t i = 0; i < m->target->file_count && !bracket; i++) {
        const char *prints = m->target->files[i].prints;
        if (prints == NULL || prints[0] == word[0] || rt_is(prints[0], RT_WORD) || size + 1 > room)
            continue;
        out[0] = prints[0];
        memcpy(out + 1, word, size);
        if (is_register(m, out, size + 1))
            return true;
    }
    return false;
}

/* Behind a name or number; digits that follow something else are no beginning of a name. */
static const char *word_skip(const char *at, size_t size, const char *end)
{
    at += size > 0 ? size : 1;
    while (size == 0 && at < end && rt_is(at[-1], RT_DIGIT) && rt_is(*at, RT_NAME | RT_DIGIT))
        at++;
    return at;
}

void rt_note_spelling(const struct rt_matcher *m, const char *place, struct isadora_complaint *why)
{
    char other[34];

    for (const char *at = m->text; at < m->end;) {
        size_t size = rt_name_length(at, m->end);
        bool strange = size > 0 && size < 32 && !rt_has_meaning(m, at, size);
        bool same = strange && case_of(m, at, size, other);
        if (same || (strange && at == place && with_prefix(m, at, size, other, sizeof other - 1))) {
            other[same ? size : size + 1] = '\0';
            rt_note_meant_word(why, other);
            return;
        }
        at = word_skip(at, size, m->end);
    }
}
