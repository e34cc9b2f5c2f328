/* complain.c: why a sentence was refused. Runs the matcher again with the misses kept, and words
 * the furthest ones.
 *
 * One message says what was expected where; notes say what may help, and show the forms that came
 * nearest. */
#include "asm/diag/complain.h"
#include "asm/diag/also.h"

#include <string.h>

/* ---- What was expected ---- */

/* The kinds that say more than "expected", the most telling first. */
static const struct {
    enum rt_miss_kind miss;
    enum isadora_trouble kind;
} telling[] = {
    {RT_MISS_DEEP, ISADORA_TROUBLE_LIMIT},     {RT_MISS_NAME, ISADORA_TROUBLE_SYMBOL},
    {RT_MISS_OVERFLOW, ISADORA_TROUBLE_RANGE}, {RT_MISS_RANGE, ISADORA_TROUBLE_RANGE},
    {RT_MISS_MULTIPLE, ISADORA_TROUBLE_RANGE}, {RT_MISS_FLOAT, ISADORA_TROUBLE_RANGE},
    {RT_MISS_DIFFERS, ISADORA_TROUBLE_RANGE},  {RT_MISS_MASK, ISADORA_TROUBLE_MASK},
    {RT_MISS_WORD, ISADORA_TROUBLE_WORD},      {RT_MISS_SHORT, ISADORA_TROUBLE_RANGE},
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

static bool has_floats(const struct isadora_target *target)
{
    for (size_t i = 0; i < target->field_count; i++) {
        if (target->fields[i].float_format)
            return true;
    }
    return false;
}

static void say_number(const struct rt_matcher *m, const char *sentence, struct rt_span number,
                       struct isadora_complaint *why)
{
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    size_t size = (size_t)(number.end - number.at);
    uint64_t bits;

    /* A sign and an exponent belong to it. */
    if (number.at > m->text && number.at[-1] == '-' && !rt_is(number.at[-1], RT_NAME))
        number.at -= rt_fraction_length(number.at - 1, m->end) > 0;
    size_t whole = rt_fraction_length(number.at, m->end);
    size = whole > 0 ? whole : size;
    if (!rt_is(number.at[size - 1], RT_DIGIT) && has_floats(m->target))
        whole = 0; /* `1.` or `1.5f`: no float field would take it either */

    rt_place_at(why, sentence, number.at, size);
    rt_say_quoted(&w, number.at, size);
    if (whole > 0 && !rt_fraction_bits(m, number.at, whole, &bits)) {
        rt_say(&w, " has a fraction, and only whole numbers can stand here");
        return;
    }
    rt_say(&w, " is no number");
    if (whole == 0)
        return;
    rt_say(&w, " here: one with a fraction is written as its bits, ");
    rt_say_number(&w, (struct isadora_number){bits, false}, false);
}

static void say_telling(struct rt_matcher *m, const char *sentence, enum isadora_trouble kind,
                        const struct rt_miss *miss, struct isadora_complaint *why)
{
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    size_t length = miss->length, whole;

    if ((miss->kind == RT_MISS_RANGE || miss->kind == RT_MISS_MULTIPLE) &&
        rt_fraction_length(miss->at, m->end) > length) {
        why->kind = ISADORA_TROUBLE_SYNTAX;
        say_number(m, sentence, (struct rt_span){miss->at, miss->at + length}, why);
        rt_note_forms(m, why);
        return;
    }
    why->kind = kind;
    if (miss->kind == RT_MISS_RANGE && (whole = rt_word_length(miss->at, m->end)) > length)
        length = whole;
    rt_place_at(why, sentence, miss->at, length);
    rt_say_miss(m, miss, &w);
    if (miss->kind == RT_MISS_RANGE) {
        struct rt_wishes wishes;
        rt_wishes_read(m, RT_MISS_RANGE, miss->at, &wishes);
        (void)rt_note_wish(m, 0, &wishes, miss->at, why);
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

    while (at > m->text && rt_is(at[-1], RT_NAME | RT_DIGIT))
        at--;
    if (at == reach || rt_register_scan(m->syntax, at, reach) != (size_t)(reach - at))
        return none;
    for (unsigned i = 0; i < wishes->count; i++) {
        const struct rt_wish *wish = &wishes->wish[i];
        bool word = wish->kind == RT_WISH_WORD && rt_is(wish->text[0], RT_WORD);
        if (!word && (wish->kind != RT_WISH_PLAIN || strcmp(wish->text, "a blank") != 0))
            return none;
        close = close || word;
    }
    return close ? (struct rt_span){at, reach} : none;
}

/* A word that begins like a number and goes on otherwise? */
static struct rt_span strange_number(const struct rt_matcher *m)
{
    const char *reach = m->misses->reach;
    size_t size;
    const char *at = rt_word_around(m, reach, &size);

    if (at == reach || reach >= m->end || !rt_is(*at, RT_DIGIT))
        return (struct rt_span){NULL, NULL};
    return (struct rt_span){at, at + size};
}

static void say_expected(struct rt_matcher *m, const struct rt_wishes *wishes, const char *sentence,
                         struct isadora_complaint *why)
{
    const char *reach = m->misses->reach;
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    struct rt_span name = register_before(m, wishes), number = strange_number(m);

    why->kind = ISADORA_TROUBLE_SYNTAX;
    if (number.at != NULL) {
        say_number(m, sentence, number, why);
        return;
    }
    if (name.at == NULL) {
        rt_place_at(why, sentence, reach, rt_word_length(reach, m->end));
        rt_say_wishes(&w, m, wishes);
        rt_say_found(&w, m, reach);
        return;
    }
    rt_place_at(why, sentence, name.at, rt_word_length(name.at, m->end));
    rt_say_registers(&w, wishes, name.at, (size_t)(name.end - name.at));
    rt_say_found(&w, m, name.at);
}

/* Notes that the sentence would be right without what stands at the furthest place, or without
 * what stands in front of the mnemonic. */
static bool note_less(struct rt_matcher *m, unsigned mark, struct isadora_complaint *why)
{
    struct rt_span piece = rt_piece_at(m, m->misses->reach), prefix = rt_prefix_of(m);

    if (piece.end > piece.at && piece.end < m->end && rt_fits_without(m, mark, piece)) {
        rt_note_piece(why, "without ", piece, " this would be right");
        return true;
    }
    if (prefix.end > prefix.at && rt_fits_without(m, mark, prefix)) {
        rt_note_piece(why, "without ", prefix, " this would be right");
        return true;
    }
    return false;
}

/* Notes that the sentence would be right with another number before, with a word more, in another
 * order, with something else there, or without what stands there. */
static void note_repair(struct rt_matcher *m, unsigned mark, const struct rt_wishes *wishes,
                        struct isadora_complaint *why)
{
    const char *reach = m->misses->reach;

    if (rt_note_other(m, mark, reach, why))
        return;
    if (wishes->count == 0 || register_before(m, wishes).at != NULL)
        return;
    if (reach < m->end && *reach == ',' && rt_fits_without_commas(m, mark)) {
        rt_note_piece(why, "without each ", (struct rt_span){reach, reach + 1},
                      " this would be right");
        return;
    }
    if (rt_note_missing(m, mark, wishes, reach, why) || rt_note_missing_type(m, mark, why))
        return;
    m->steps = RT_STEPS;
    if (rt_note_order(m, mark, why))
        return;
    /* Of a number, only where it may stand helps. */
    bool number = reach < m->end && rt_is(*reach, RT_DIGIT);
    if ((number && note_less(m, mark, why)) || rt_note_instead(m, mark, wishes, reach, why))
        return;
    if (!number)
        (void)note_less(m, mark, why);
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
    bool meant = rt_note_fraction(m, mark, m->misses->reach, why) ||
                 rt_note_wish(m, mark, &wishes, m->misses->reach, why);
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

/* Does the furthest reading end inside a word? Then the word is read again as a whole. */
static bool is_inside_word(const struct rt_matcher *m)
{
    const char *reach = m->misses->reach;
    size_t size;

    if (reach == m->text || reach >= m->end || !rt_is(reach[-1], RT_WORD) ||
        !rt_is(*reach, RT_WORD))
        return false;
    return rt_is(*rt_word_around(m, reach, &size), RT_WORD) &&
           rt_name_length(reach - 1, m->end) > 0;
}

/* Was the word before a bracket taken for a label, as in `s[0x10]`? */
static bool is_label_guess(const struct rt_matcher *m)
{
    const char *reach = m->misses->reach;
    size_t size;

    if (reach == m->text || reach >= m->end || !rt_is(*reach, RT_OPEN))
        return false;
    const char *at = rt_word_around(m, reach, &size);
    return at < reach && rt_name_length(at, m->end) == (size_t)(reach - at) && m->symbols != NULL &&
           rt_register_scan(m->syntax, at, reach) == 0;
}

/* Where a word more gives the sentence a longer form, that is what the mark was to do. */
static void note_also(const struct rt_matcher *m, unsigned own, struct isadora_complaint *why)
{
    const size_t size = (size_t)(m->end - m->text);
    char words[64], text[128];
    struct rt_also also;

    if (!rt_also_find(m->target, m->context, m->symbols, m->text, size, own, 0, &also) ||
        rt_also_words(&also, words, sizeof words) == 0 ||
        rt_also_text(&also, m->text, size, text, sizeof text) == 0)
        return;
    struct rt_writer w = rt_note_begin(why);
    rt_say(&w, "it has one of ");
    rt_say_number(&w, rt_number(also.length), true);
    rt_say(&w, " bytes when it says also ");
    rt_say(&w, words);
    rt_say(&w, ": `");
    rt_say(&w, text);
    rt_say(&w, "`");
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
    rt_place_at(why, sentence, at, strlen(word));
    rt_say_quoted(&w, word, strlen(word));
    rt_say(&w, " cannot stand here: this sentence has no other form");
    note_also(m, m->insn->length, why);
    return true;
}

void rt_complain(struct rt_matcher *m, const char *sentence, unsigned mark,
                 struct isadora_complaint *why)
{
    struct rt_misses misses;
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    const struct isadora_head *head = rt_head_find(m->syntax, m->text, m->end);
    uint64_t configs;
    uint16_t form;

    why->note_count = why->form_count = 0;
    m->liked_count = 0;
    why->head = head != NULL ? head->size : 0;
    rt_place_at(why, sentence, m->text, (size_t)(m->end - m->text));
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
    configs = rt_configs_find(m, mark, &form);
    if (configs != 0) {
        size_t size; /* the whole word: another mnemonic may be the beginning of this one */
        const char *at = rt_word_around(m, misses.reach, &size);
        why->kind = ISADORA_TROUBLE_CONFIG;
        rt_place_at(why, sentence, at, size);
        rt_say(&w, "this ");
        rt_say_configs(&w, m, configs);
        rt_note_form(m, form, why);
        return;
    }
    if (is_label_guess(m)) {
        m->nameless = true;
        misses_collect(m, 0, &misses);
    } else if (is_inside_word(m)) {
        m->broken = misses.reach;
        misses_collect(m, 0, &misses);
    }
    m->steps = RT_STEPS; /* of all tries together */
    if (!rt_say_mnemonic(m, 0, sentence, why))
        say_misses(m, 0, sentence, why);
    m->nameless = false;
    m->broken = NULL;
}
