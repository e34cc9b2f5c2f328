/* complain.c: why a sentence was refused. Runs the matcher again with the misses kept, and words
 * the furthest ones.
 *
 * One message says what was expected where; notes say what may help, and show the forms that came
 * nearest. */
#include "complain.h"
#include "suggest.h"

#include <string.h>

/* ---- Places ---- */

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

/* What stands at `at` up to the next blank, brackets as a whole. */
static struct rt_span piece_at(const struct rt_matcher *m, const char *at)
{
    const char *end = at;

    for (unsigned depth = 0; end < m->end && (depth > 0 || !rt_is(*end, RT_BLANK)); end++) {
        depth += rt_is(*end, RT_OPEN);
        depth -= depth > 0 && rt_is(*end, RT_CLOSE);
    }
    return (struct rt_span){at, end};
}

/* ---- Mnemonics ---- */

static const char *head_at(const void *user, unsigned index, size_t *size)
{
    const struct isadora_head *head = &((const struct isadora_syntax *)user)->heads[index];

    *size = head->size;
    return head->text;
}

static const char *word_at(const void *user, unsigned index, size_t *size)
{
    const char *word = ((const struct isadora_target *)user)->words[index];

    *size = strlen(word);
    return word;
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

/* The head of some forms that is the whole word at `at`: its number, or -1. */
static int head_of(const struct rt_matcher *m, const char *at)
{
    uint64_t head;
    size_t length = m->syntax->scan_head(at, m->end, &head) & ~ISADORA_ALSO;

    if (length == 0 || (at + length < m->end && rt_is(at[length], RT_WORD)))
        return -1;
    return (int)head;
}

/* The other variants and modes that have forms behind this head; 0 when there are some here. */
static uint64_t configs_of(const struct rt_matcher *m, int head)
{
    const struct isadora_head *entry = &m->syntax->heads[head];
    uint64_t found = 0;

    for (uint32_t i = 0; i < entry->count; i++)
        found |= m->target->forms[m->syntax->alternatives[entry->first + i].form].configs;
    return found >> m->context->config & 1 ? 0 : found;
}

/* What stands before the first word that is a mnemonic; empty when there is none. */
static struct rt_span prefix_of(const struct rt_matcher *m)
{
    for (const char *at = m->text; at < m->end; at = rt_skip_blanks(piece_at(m, at).end, m->end)) {
        if (head_of(m, at) < 0)
            continue;
        const char *end = at;
        while (end > m->text && rt_is(end[-1], RT_BLANK))
            end--;
        return (struct rt_span){m->text, end};
    }
    return (struct rt_span){m->text, m->text};
}

/* Do all the words mean something? */
static bool is_known(const struct rt_matcher *m, struct rt_span piece)
{
    for (const char *at = piece.at; at < piece.end;) {
        size_t size = rt_name_length(at, piece.end);
        if (size > 0 && !rt_has_meaning(m, at, size))
            return false;
        at += size > 0 ? size : 1;
    }
    return true;
}

static void say_unknown(struct rt_matcher *m, const char *at, size_t size, bool leads,
                        struct isadora_complaint *why)
{
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    int found = -1;

    rt_say(&w, "unknown mnemonic ");
    rt_say_quoted(&w, at, size);
    if (leads)
        found = rt_suggest(at, size, word_at, m->target, (unsigned)m->target->word_count);
    if (found >= 0) {
        rt_note_meant_word(why, m->target->words[found]);
        return;
    }
    found = rt_suggest(at, size, head_at, m->syntax, m->syntax->head_count);
    if (found >= 0)
        rt_note_meant_word(why, m->syntax->heads[found].text);
}

/* A mnemonic that is known, but not behind what stands before it. */
static void say_prefix(struct rt_matcher *m, unsigned mark, const char *sentence,
                       struct rt_span prefix, struct isadora_complaint *why)
{
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    const char *next = rt_skip_blanks(prefix.end, m->end);

    why->kind = ISADORA_TROUBLE_SYNTAX;
    place_at(why, sentence, prefix.at, (size_t)(prefix.end - prefix.at));
    rt_say_quoted(&w, prefix.at, why->length);
    rt_say(&w, " cannot stand before ");
    rt_say_quoted(&w, next, rt_word_length(next, m->end));
    if (rt_fits_without(m, mark, prefix))
        rt_note_piece(why, "without ", prefix, " this would be right");
}

static bool say_mnemonic(struct rt_matcher *m, unsigned mark, const char *sentence,
                         struct isadora_complaint *why)
{
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    struct rt_span prefix = prefix_of(m);
    const char *at;
    size_t size;

    if (!is_mnemonic(m, &at, &size))
        return false;
    if (prefix.end > prefix.at && is_known(m, prefix)) {
        say_prefix(m, mark, sentence, prefix, why);
        return true;
    }
    why->kind = ISADORA_TROUBLE_MNEMONIC;
    place_at(why, sentence, at, size);
    if (size == 0) {
        rt_say(&w, "expected an instruction");
        return true;
    }
    int head = head_of(m, at);
    if (head >= 0 && configs_of(m, head) != 0) {
        why->kind = ISADORA_TROUBLE_CONFIG;
        rt_say_quoted(&w, at, size);
        rt_say(&w, " ");
        rt_say_configs(&w, m, configs_of(m, head));
        return true;
    }
    say_unknown(m, at, size, prefix.end > prefix.at, why);
    return true;
}

/* ---- What was expected ---- */

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
    const struct rt_miss *found = NULL;

    for (unsigned i = 0; i < all->count; i++) {
        const struct rt_miss *miss = &all->miss[i];
        if (miss->kind == kind && (found == NULL || (!found->beside && miss->beside)))
            found = miss;
    }
    return found;
}

static void say_telling(struct rt_matcher *m, const char *sentence, enum isadora_trouble kind,
                        const struct rt_miss *miss, struct isadora_complaint *why)
{
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    size_t length = miss->length, whole;

    why->kind = kind;
    if (miss->kind == RT_MISS_RANGE && (whole = rt_word_length(miss->at, m->end)) > length)
        length = whole;
    place_at(why, sentence, miss->at, length);
    rt_say_miss(m, miss, &w);
    if (miss->kind == RT_MISS_RANGE) {
        struct rt_wishes wishes;
        rt_wishes_read(m, RT_MISS_RANGE, miss->at, &wishes);
        (void)rt_note_wish(m, &wishes, miss->at, why);
    }
    if (miss->kind == RT_MISS_DIFFERS)
        rt_note_wanted(m, miss, why);
    if (why->note_count == 0)
        rt_note_spelling(m, miss->at, why);
    rt_note_forms(m, why);
}

/* The register that ends where the misses are, when all they miss is what must stand directly
 * behind it, or that nothing does. */
static struct rt_span register_before(const struct rt_matcher *m, const struct rt_wishes *wishes)
{
    const struct rt_span none = {NULL, NULL};
    const char *reach = m->misses->reach, *at = reach;
    bool close = reach < m->end && rt_is(*reach, RT_WORD);
    uint64_t value;

    while (at > m->text && rt_is(at[-1], RT_NAME | RT_DIGIT))
        at--;
    if (at == reach || m->syntax->scan_register == NULL)
        return none;
    if ((m->syntax->scan_register(at, reach, &value) & ~ISADORA_ALSO) != (size_t)(reach - at))
        return none;
    for (unsigned i = 0; i < wishes->count; i++) {
        const struct rt_wish *wish = &wishes->wish[i];
        bool word = wish->kind == RT_WISH_WORD && rt_is(wish->text[0], RT_WORD);
        if (!word && (wish->kind != RT_WISH_PLAIN || strcmp(wish->text, "a blank") != 0))
            return none;
        close = close || word;
    }
    return close && wishes->count > 0 ? (struct rt_span){at, reach} : none;
}

/* A number with a point? */
static bool is_point(const struct rt_matcher *m)
{
    const char *at = m->misses->reach;

    return at > m->text && at < m->end && *at == '.' && rt_is(at[-1], RT_DIGIT) &&
           at + 1 < m->end && rt_is(at[1], RT_DIGIT);
}

static void say_point(const struct rt_matcher *m, const char *sentence,
                      struct isadora_complaint *why)
{
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    size_t size;
    const char *at = word_around(m, m->misses->reach, &size);

    place_at(why, sentence, at, size);
    rt_say_quoted(&w, at, size);
    rt_say(&w, " is no number here: a number with a fraction is written as its bits, 0x..");
}

static void say_expected(struct rt_matcher *m, const struct rt_wishes *wishes, const char *sentence,
                         struct isadora_complaint *why)
{
    const char *reach = m->misses->reach;
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    struct rt_span name = register_before(m, wishes);

    why->kind = ISADORA_TROUBLE_SYNTAX;
    if (is_point(m)) {
        say_point(m, sentence, why);
        return;
    }
    if (name.at == NULL) {
        place_at(why, sentence, reach, rt_word_length(reach, m->end));
        rt_say_wishes(&w, m, wishes);
        rt_say_found(&w, m, reach);
        return;
    }
    place_at(why, sentence, name.at, rt_word_length(name.at, m->end));
    rt_say_registers(&w, wishes, name.at, (size_t)(name.end - name.at));
    rt_say_found(&w, m, name.at);
}

/* Notes that the sentence would be right with a word more, or without what stands there. */
static void note_repair(struct rt_matcher *m, unsigned mark, const struct rt_wishes *wishes,
                        struct isadora_complaint *why)
{
    const char *reach = m->misses->reach;
    struct rt_span piece = piece_at(m, reach), prefix = prefix_of(m);

    if (wishes->count == 0 || rt_note_missing(m, mark, wishes, reach, why))
        return;
    if (piece.end > piece.at && piece.end < m->end && rt_fits_without(m, mark, piece)) {
        rt_note_piece(why, "without ", piece, " this would be right");
    } else if (prefix.end > prefix.at && prefix.end < reach && rt_fits_without(m, mark, prefix)) {
        rt_note_piece(why, "without ", prefix, " this would be right");
    }
}

static void say_misses(struct rt_matcher *m, unsigned mark, const char *sentence,
                       struct isadora_complaint *why)
{
    struct rt_wishes wishes;

    for (size_t i = 0; i < sizeof telling / sizeof telling[0]; i++) {
        const struct rt_miss *miss = miss_of(m->misses, telling[i].miss);
        if (miss == NULL)
            continue;
        say_telling(m, sentence, telling[i].kind, miss, why);
        return;
    }
    rt_wishes_read(m, RT_MISS_ITEM, m->misses->reach, &wishes);
    say_expected(m, &wishes, sentence, why);
    bool meant = rt_note_wish(m, &wishes, m->misses->reach, why);
    if (!meant)
        rt_note_spelling(m, m->misses->reach, why);
    if (why->note_count == 0)
        note_repair(m, mark, &wishes, why);
    rt_note_forms(m, why);
}

/* ---- The whole ---- */

static void misses_collect(struct rt_matcher *m, unsigned mark, struct rt_misses *misses)
{
    misses->reach = m->text;
    misses->count = 0;
    m->misses = misses;
    m->steps = RT_STEPS;
    m->relaxed = false;
    (void)rt_match_sentence(m, mark);
    m->relaxed = true;
    (void)rt_match_sentence(m, mark);
}

/* Was the word before a bracket taken for a label, as in `s[0x10]`? */
static bool is_label_guess(const struct rt_matcher *m)
{
    const char *reach = m->misses->reach;
    size_t size;

    if (reach == m->text || reach == m->end || !rt_is(*reach, RT_OPEN))
        return false;
    const char *at = word_around(m, reach, &size);
    uint64_t value;
    return at < reach && rt_name_length(at, m->end) == (size_t)(reach - at) && m->symbols != NULL &&
           (m->syntax->scan_register == NULL || m->syntax->scan_register(at, reach, &value) == 0);
}

/* A mark of `prefer` that is of no use: the sentence is fine without it, or has other trouble. */
static bool say_mark(struct rt_matcher *m, unsigned mark, const char *sentence,
                     struct isadora_complaint *why)
{
    const char *word = m->syntax->marks[mark - 1];
    const char *at = rt_skip_blanks(sentence, m->end);
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);

    m->steps = RT_STEPS;
    if (!rt_fits_without(m, 0, (struct rt_span){m->text, m->text}))
        return false;
    why->kind = ISADORA_TROUBLE_SYNTAX;
    place_at(why, sentence, at, strlen(word));
    rt_say_quoted(&w, word, strlen(word));
    rt_say(&w, " cannot stand here: this sentence has no other form");
    return true;
}

void rt_complain(struct rt_matcher *m, const char *sentence, unsigned mark,
                 struct isadora_complaint *why)
{
    struct rt_misses misses;
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    uint64_t head, configs;

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
    if (mark != 0 && say_mark(m, mark, sentence, why))
        return;
    misses_collect(m, 0, &misses);
    configs = rt_configs_find(m, mark);
    if (configs != 0) {
        size_t size; /* the whole word: another mnemonic may be the beginning of this one */
        const char *at = word_around(m, misses.reach, &size);
        why->kind = ISADORA_TROUBLE_CONFIG;
        place_at(why, sentence, at, size);
        rt_say(&w, "this ");
        rt_say_configs(&w, m, configs);
        return;
    }
    if (is_label_guess(m)) {
        m->nameless = true;
        misses_collect(m, 0, &misses);
    }
    m->steps = RT_STEPS; /* of all tries together */
    if (!say_mnemonic(m, 0, sentence, why))
        say_misses(m, 0, sentence, why);
    m->nameless = false;
}
