/* diagnose.c: why a statement is not valid. Runs the matcher again with the failures kept: one
 * message says what was wrong furthest on, or what was expected there; notes say what to write, and
 * show the forms that came nearest. */
#include "asm/diag/diagnose.h"
#include "asm/diag/diagnosis.h"
#include "asm/diag/longer.h"

#include <string.h>

/* ---- What was expected ---- */

/* The register that ends where the failures are, when all that is expected there is what must
 * follow it directly, or that nothing does. */
static struct rt_span register_before(const struct rt_matcher *m,
                                      const struct rt_expected *expected)
{
    const struct rt_span none = {NULL, NULL};
    const char *reach = m->failures->reach, *at = reach;
    bool close = reach < m->end && rt_is(*reach, RT_WORD);

    while (at > m->text && rt_is(at[-1], RT_NAME | RT_DIGIT))
        at--;
    if (at == reach || rt_register_scan(m->syntax, at, reach) != (size_t)(reach - at))
        return none;
    for (unsigned i = 0; i < expected->count; i++) {
        const bool word = expected->of[i].word && rt_is(expected->of[i].text[0], RT_WORD);
        if (!word && (expected->of[i].word || strcmp(expected->of[i].text, "a blank") != 0))
            return none;
        close = close || word;
    }
    return close ? (struct rt_span){at, reach} : none;
}

/* What may follow a register directly becomes that register with each of them. */
static void registers_make(struct rt_span name, struct rt_expected *expected)
{
    char text[RT_EXPECTED_ROOM];

    for (unsigned i = 0; i < expected->count || i == 0; i++) {
        struct rt_writer w = rt_writer_on(text, sizeof text);
        const bool suffix = i < expected->count && expected->of[i].word;
        rt_say(&w, "%.*s%s", (int)(name.end - name.at), name.at,
               suffix ? expected->of[i].text : "");
        memcpy(expected->of[i].text, text, sizeof text);
        expected->of[i].word = true;
    }
    expected->count += expected->count == 0;
}

/* An operator after a number that is none here, and nothing else that is expected begins so: its
 * length. */
static size_t other_operator(const struct rt_matcher *m, const struct rt_expected *expected,
                             const char *at)
{
    const char *end = at;

    while (end > m->text && rt_is(end[-1], RT_BLANK))
        end--;
    const char *word = end;
    while (word > m->text && rt_is(word[-1], RT_WORD))
        word--;
    const bool is_number = word < end ? rt_is(*word, RT_DIGIT) : end > m->text && end[-1] == ')';
    for (unsigned i = 0; i < expected->count; i++)
        if (expected->of[i].word && expected->of[i].text[0] == *at)
            return 0;
    return is_number && *at != '!' ? rt_other_operator(at, m->end) : 0;
}

static void say_expected(struct rt_diagnosis *d)
{
    const struct rt_matcher *m = d->m;
    const char *reach = m->failures->reach;
    const struct rt_span word = rt_word_around(m, reach);
    struct rt_writer w = rt_writer_on(d->why->text, sizeof d->why->text);
    struct rt_expected expected;

    rt_expected_read(m, RT_FAIL_ITEM, reach, &expected);
    struct rt_expected shown = expected;
    const struct rt_span name = register_before(m, &expected);
    const char *at = name.at != NULL ? name.at : reach;
    if (name.at != NULL)
        registers_make(name, &shown);
    d->why->kind = ISADORA_TROUBLE_SYNTAX;
    const size_t other = other_operator(m, &expected, rt_skip_blanks(reach, m->end));
    if (other > 0)
        reach = rt_skip_blanks(reach, m->end);
    if (other > 0) {
        rt_point_at(d, reach, other);
        rt_say(&w, "numbers have no %s; there are %s", rt_quote(reach, other).text, RT_OPERATORS);
    } else if (word.at < reach && reach < m->end && rt_is(*word.at, RT_DIGIT)) {
        rt_say_strange_number(d, word);
    } else {
        rt_point_at(d, at, rt_word_length(at, m->end));
        rt_say(&w, "expected ");
        if (shown.count + shown.more == 0)
            rt_say(&w, "the end of the statement");
        rt_expected_say(&w, &shown);
        rt_say_found(&w, m, at);
    }
    if (name.at != NULL)
        expected.count = 0;
    if (!rt_note_fraction(d, reach) && !rt_note_expected(d, &expected, reach) &&
        !rt_note_spelling(d, reach))
        rt_note_repair(d, &expected);
    rt_note_forms(d);
}

/* ---- The whole ---- */

static void failures_collect(struct rt_matcher *m, struct rt_failures *failures)
{
    failures->reach = m->text;
    failures->count = 0;
    m->failures = failures;
    m->steps = RT_STEPS;
    m->relaxed = false;
    (void)rt_match_statement(m, 0);
    m->relaxed = true;
    (void)rt_match_statement(m, 0);
}

/* Do the failures end inside a word, or after one before a bracket, which was taken for a label, as
 * in `s[0x10]`? Then the word is read again as a whole, or not as a label. */
static void failures_refine(struct rt_matcher *m)
{
    const char *reach = m->failures->reach;
    const struct rt_span word = rt_word_around(m, reach);

    if (reach == m->text || reach >= m->end)
        return;
    if (rt_is(*reach, RT_OPEN) && m->symbols != NULL && word.at < reach &&
        rt_name_length(word.at, m->end) == (size_t)(reach - word.at) &&
        rt_register_scan(m->syntax, word.at, reach) == 0)
        m->nameless = true;
    else if (rt_is(reach[-1], RT_WORD) && rt_is(*reach, RT_WORD) && rt_is(*word.at, RT_WORD) &&
             rt_name_length(reach - 1, m->end) > 0)
        m->broken = reach;
    else
        return;
    failures_collect(m, m->failures);
}

/* A mark of `prefer` that is of no use: the statement is valid without it. Where a word more gives
 * it a longer form, that is what the mark was to do. */
static bool say_mark(struct rt_diagnosis *d, unsigned mark, struct rt_writer *w)
{
    struct rt_matcher *m = d->m;
    const char *word = m->syntax->marks[mark - 1];
    struct rt_longer longer;

    m->steps = RT_STEPS;
    if (!rt_fits_without(d, (struct rt_span){m->text, m->text}))
        return false;
    d->why->kind = ISADORA_TROUBLE_SYNTAX;
    rt_point_at(d, rt_skip_blanks(d->statement, m->end), strlen(word));
    rt_say(w, "`%s` is not allowed here: this statement has no other form", word);
    if (rt_longer_find(m->target, m->context, m->symbols, (struct rt_span){m->text, m->end},
                       m->insn->length, 0, &longer)) {
        struct rt_writer note = rt_note_begin(d->why);
        rt_say(&note, "with %s it has a form of %u bytes: `%s`", longer.words, longer.length,
               longer.text);
    }
    return true;
}

static void say_configs(struct rt_diagnosis *d, uint64_t configs, uint16_t form,
                        struct rt_writer *w)
{
    /* The whole word: another mnemonic may be the beginning of this one. */
    const struct rt_span word = rt_word_around(d->m, d->m->failures->reach);

    d->why->kind = ISADORA_TROUBLE_CONFIG;
    rt_point_at(d, word.at, (size_t)(word.end - word.at));
    rt_say(w, "this ");
    rt_say_configs(w, d->m, configs);
    rt_note_form(d, form);
}

void rt_diagnose(struct rt_matcher *m, const char *statement, unsigned mark,
                 struct isadora_complaint *why)
{
    const struct isadora_head *head = rt_head_find(m->syntax, m->text, m->end);
    struct rt_diagnosis d = {.m = m, .statement = statement, .why = why};
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    struct rt_failures failures;
    uint16_t form = 0;

    why->note_count = why->form_count = 0;
    why->head = head != NULL ? head->size : 0;
    why->kind = ISADORA_TROUBLE_LIMIT;
    rt_point_at(&d, m->text, (size_t)(m->end - m->text));
    if (m->steps == 0) {
        rt_say(&w, m->end - m->text > RT_STATEMENT_MAX / 2
                       ? "this line is too long for a statement"
                       : "there are too many ways to read this statement");
        return;
    }
    if (mark != 0 && say_mark(&d, mark, &w))
        return;
    failures_collect(m, &failures);
    const uint64_t configs = rt_configs_find(m, mark, &form);
    if (configs != 0) {
        say_configs(&d, configs, form, &w);
        return;
    }
    failures_refine(m);
    m->steps = RT_STEPS; /* of all tries together */
    if (!rt_diagnose_mnemonic(&d) && !rt_say_failure(&d))
        say_expected(&d);
}
