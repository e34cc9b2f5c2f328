/* complain.c: why a sentence was refused. Runs the matcher again with the misses kept, and words
 * the furthest ones.
 *
 * One message says what was expected where; notes show the forms that came nearest. */
#include "match.h"
#include "suggest.h"
#include "wording.h"

#include <string.h>

/* ---- Notes ---- */

/* A new note; the caller knows that there is room. */
static struct rt_writer note_begin(struct isadora_complaint *why)
{
    return rt_writer_on(why->notes[why->note_count++], sizeof why->notes[0]);
}

static void note_forms(const struct rt_matcher *m, struct isadora_complaint *why)
{
    const struct rt_misses *all = m->misses;

    for (unsigned i = 0; i < all->count && why->note_count < ISADORA_NOTES; i++) {
        const struct isadora_form *form = &m->target->forms[all->miss[i].form];
        bool before = false;
        for (unsigned j = 0; j < i; j++)
            before = before || all->miss[j].form == all->miss[i].form;
        if (before)
            continue;
        struct rt_writer w = note_begin(why);
        why->forms[why->form_count++] = (uint16_t)all->miss[i].form;
        rt_say(&w, form->name);
        rt_say(&w, ": ");
        rt_say_quoted(&w, form->syntax, strlen(form->syntax));
    }
}

static const char *code_at(const void *user, unsigned index, size_t *size)
{
    const char *text = ((const struct isadora_field *)user)->codes[index].text;

    *size = strlen(text);
    return text;
}

static const char *head_at(const void *user, unsigned index, size_t *size)
{
    const struct isadora_head *head = &((const struct isadora_syntax *)user)->heads[index];

    *size = head->size;
    return head->text;
}

static void note_meant(struct isadora_complaint *why, const char *word)
{
    if (why->note_count == ISADORA_NOTES)
        return;
    struct rt_writer w = note_begin(why);
    rt_say(&w, "did you mean ");
    rt_say_quoted(&w, word, strlen(word));
    rt_say(&w, "?");
}

/* Notes the word of a code table that `at` may have meant. */
static bool note_word(const struct rt_matcher *m, const struct isadora_item *item, const char *at,
                      struct isadora_complaint *why)
{
    if (item == NULL || item->kind != ISADORA_ITEM_WORD)
        return false;
    const struct isadora_field *field = &m->target->fields[m->syntax->places[item->index].field];
    if (field->kind != ISADORA_CODES)
        return false;
    int found = rt_suggest(at, rt_word_length(at, m->end), code_at, field, field->code_count);
    if (found >= 0)
        note_meant(why, field->codes[found].text);
    return found >= 0;
}

/* A slip in a word of a code table. */
static void note_code(const struct rt_matcher *m, struct isadora_complaint *why)
{
    const struct rt_misses *all = m->misses;

    for (unsigned i = 0; i < all->count; i++) {
        if (all->miss[i].kind != RT_MISS_ITEM)
            continue;
        if (note_word(m, all->miss[i].item, all->reach, why))
            return;
    }
}

/* ---- Words in a wrong case ---- */

static char lower(char ch) { return ch >= 'A' && ch <= 'Z' ? (char)(ch | 0x20) : ch; }
static char upper(char ch) { return ch >= 'a' && ch <= 'z' ? (char)(ch & ~0x20) : ch; }

/* Is there a register of exactly this name? */
static bool is_register(const struct rt_matcher *m, const char *word, size_t size)
{
    uint64_t value;

    return m->syntax->scan_register != NULL &&
           (m->syntax->scan_register(word, word + size, &value) & ~ISADORA_ALSO) == size;
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
    for (size_t i = 0; i < m->target->word_count; i++) {
        const char *other = m->target->words[i];
        size_t same = 0;
        while (same < size && lower(other[same]) == lower(word[same]))
            same++;
        if (same < size || other[size] != '\0')
            continue;
        memcpy(out, other, size);
        return true;
    }
    return false;
}

/* Is it a name that means something as it stands? */
static bool has_meaning(const struct rt_matcher *m, const char *word, size_t size)
{
    struct isadora_number value;

    if (is_register(m, word, size))
        return true;
    for (size_t i = 0; i < m->target->word_count; i++) {
        if (strlen(m->target->words[i]) == size && memcmp(m->target->words[i], word, size) == 0)
            return true;
    }
    return m->symbols != NULL &&
           m->symbols->find(m->symbols->user, word, size, &value) == ISADORA_KNOWN;
}

/* Notes the first word of the sentence that would be right in another case. It may stand far before
 * the place of the message, because an unknown name is read as a label. */
static void note_case(const struct rt_matcher *m, struct isadora_complaint *why)
{
    char other[32];

    for (const char *at = m->text; at < m->end;) {
        size_t size = rt_name_length(at, m->end);
        if (size > 0 && size < sizeof other && !has_meaning(m, at, size) &&
            case_of(m, at, size, other)) {
            other[size] = '\0';
            note_meant(why, other);
            return;
        }
        at += size > 0 ? size : 1;
        /* Digits that follow something else are no beginning of a name. */
        while (size == 0 && at < m->end && rt_is(at[-1], RT_DIGIT) &&
               rt_is(*at, RT_NAME | RT_DIGIT))
            at++;
    }
}

/* Names of the variants and modes in which the sentence is right; false when there is none. */
static bool note_configs(struct rt_matcher *m, unsigned mark, struct isadora_complaint *why)
{
    struct isadora_context context = *m->context;
    const struct isadora_context *own = m->context;
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    unsigned found = 0;

    struct rt_misses *misses = m->misses;

    m->context = &context;
    m->misses = NULL;
    m->relaxed = false;
    for (unsigned i = 0; i < m->target->config_count; i++) {
        context.config = i;
        m->steps = RT_STEPS;
        if (i == own->config || !rt_match_sentence(m, mark))
            continue;
        rt_say(&w, found++ == 0 ? "this exists on " : ", ");
        rt_say(&w, m->target->configs[i].name);
    }
    m->context = own;
    m->misses = misses;
    rt_say(&w, "; ");
    rt_say(&w, m->target->configs[own->config].name);
    rt_say(&w, " is selected");
    return found > 0;
}

/* ---- Causes, one after another ---- */

static void place_at(struct isadora_complaint *why, const char *sentence, const char *at,
                     size_t length)
{
    why->column = (size_t)(at - sentence);
    why->length = length;
}

/* The word around `at`: where it begins, and how long it is. */
static const char *word_around(const struct rt_matcher *m, const char *at, size_t *size)
{
    const char *end = at;

    while (at > m->text && rt_is(at[-1], RT_NAME | RT_DIGIT))
        at--;
    while (end < m->end && rt_is(*end, RT_NAME | RT_DIGIT))
        end++;
    if (end == at) {
        while (end < m->end && !rt_is(*end, RT_BLANK))
            end++;
    }
    *size = (size_t)(end - at);
    return at;
}

/* Where forms may begin with an operand, the first plain word; else the beginning. */
static const char *mnemonic_find(const struct rt_matcher *m)
{
    const char *at = m->text;

    while (m->syntax->inner && at < m->end &&
           (!rt_is(*at, RT_WORD) || (at > m->text && !rt_is(at[-1], RT_BLANK))))
        at++;
    return at < m->end ? at : m->text;
}

/* Is the trouble that no form has such a mnemonic? Then nothing was tried, or only the beginning of
 * a word fits. */
static bool is_mnemonic(const struct rt_matcher *m, const char **at, size_t *size)
{
    const struct rt_misses *all = m->misses;
    uint64_t head;
    size_t length;

    *at = word_around(m, all->count > 0 ? all->reach : mnemonic_find(m), size);
    if (all->count == 0 || all->reach == m->text)
        return true;
    length = m->syntax->scan_head(*at, m->end, &head);
    return length > 0 && length < *size && *at + length == all->reach &&
           rt_is(*all->reach, RT_WORD);
}

static bool say_mnemonic(struct rt_matcher *m, const char *sentence, struct isadora_complaint *why)
{
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    const char *at;
    size_t size;

    if (!is_mnemonic(m, &at, &size))
        return false;
    why->kind = ISADORA_TROUBLE_MNEMONIC;
    place_at(why, sentence, at, size);
    if (size == 0) {
        rt_say(&w, "expected an instruction");
        return true;
    }
    rt_say(&w, "unknown mnemonic ");
    rt_say_quoted(&w, at, size);
    int found = rt_suggest(at, size, head_at, m->syntax, m->syntax->head_count);
    if (found >= 0)
        note_meant(why, m->syntax->heads[found].text);
    return true;
}

/* The kinds that say more than "expected", the most telling first. */
static const struct {
    enum rt_miss_kind miss;
    enum isadora_trouble kind;
} telling[] = {
    {RT_MISS_DEEP, ISADORA_TROUBLE_LIMIT},     {RT_MISS_NAME, ISADORA_TROUBLE_SYMBOL},
    {RT_MISS_OVERFLOW, ISADORA_TROUBLE_RANGE}, {RT_MISS_RANGE, ISADORA_TROUBLE_RANGE},
    {RT_MISS_MULTIPLE, ISADORA_TROUBLE_RANGE}, {RT_MISS_DIFFERS, ISADORA_TROUBLE_RANGE},
    {RT_MISS_MASK, ISADORA_TROUBLE_MASK},      {RT_MISS_WORD, ISADORA_TROUBLE_WORD},
    {RT_MISS_SHORT, ISADORA_TROUBLE_RANGE},
};

static const struct rt_miss *miss_of(const struct rt_misses *all, enum rt_miss_kind kind)
{
    for (unsigned i = 0; i < all->count; i++) {
        if (all->miss[i].kind == kind)
            return &all->miss[i];
    }
    return NULL;
}

static void say_misses(struct rt_matcher *m, const char *sentence, struct isadora_complaint *why)
{
    const struct rt_misses *all = m->misses;
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);

    for (size_t i = 0; i < sizeof telling / sizeof telling[0]; i++) {
        const struct rt_miss *miss = miss_of(all, telling[i].miss);
        if (miss == NULL)
            continue;
        why->kind = telling[i].kind;
        place_at(why, sentence, miss->at, miss->length);
        rt_say_miss(m, miss, &w);
        if (miss->kind == RT_MISS_RANGE)
            (void)note_word(m, miss->item, miss->at, why);
        if (why->note_count == 0)
            note_case(m, why);
        note_forms(m, why);
        return;
    }
    why->kind = ISADORA_TROUBLE_SYNTAX;
    place_at(why, sentence, all->reach, rt_word_length(all->reach, m->end));
    rt_say_wishes(&w, m);
    rt_say_found(&w, m, all->reach);
    note_code(m, why);
    if (why->note_count == 0)
        note_case(m, why);
    note_forms(m, why);
}

static void misses_collect(struct rt_matcher *m, unsigned mark, struct rt_misses *misses)
{
    m->misses = misses;
    m->steps = RT_STEPS;
    m->relaxed = false;
    (void)rt_match_sentence(m, mark);
    m->relaxed = true;
    (void)rt_match_sentence(m, mark);
}

void rt_complain(struct rt_matcher *m, const char *sentence, unsigned mark,
                 struct isadora_complaint *why)
{
    struct rt_misses misses = {m->text, 0, {{0}}};
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    uint64_t head;

    why->note_count = why->form_count = 0;
    why->head = m->text < m->end ? m->syntax->scan_head(m->text, m->end, &head) & ~ISADORA_ALSO : 0;
    place_at(why, sentence, m->text, (size_t)(m->end - m->text));
    why->kind = ISADORA_TROUBLE_LIMIT;
    if (m->steps == 0) {
        rt_say(&w, m->end - m->text > RT_SENTENCE_MAX / 2
                       ? "this line is too long for a sentence"
                       : "there are too many ways to read this sentence");
        return;
    }
    misses_collect(m, mark, &misses);
    why->kind = ISADORA_TROUBLE_CONFIG;
    if (note_configs(m, mark, why)) {
        size_t size; /* the whole word: another mnemonic may be the beginning of this one */
        const char *at = word_around(m, misses.reach, &size);
        place_at(why, sentence, at, size);
    } else if (!say_mnemonic(m, sentence, why)) {
        say_misses(m, sentence, why);
    }
}
