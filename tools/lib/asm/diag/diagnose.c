/* diagnose.c: why a statement is not valid. Runs the matcher again with the failures kept: one
 * message says what was wrong furthest on, or what was expected there; notes say what to write, and
 * show the forms that came nearest. */
#include "asm/diag/diagnosis.h"

#include <string.h>

enum { TRUST = 2 /* less than half of the characters differ */ };

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

/* ---- Notes ---- */

struct rt_writer rt_note_begin(struct isadora_complaint *why)
{
    why->note_count += why->note_count < ISADORA_NOTES;
    return rt_writer_on(why->notes[why->note_count - 1], sizeof why->notes[0]);
}

/* Where there is not enough room, the syntax is cut between two words; what prints nothing leaves
 * two blanks: one will do. */
void rt_note_form(struct rt_diagnosis *d, uint16_t number)
{
    const struct isadora_form *form = &d->m->target->forms[number];
    struct rt_writer w = rt_note_begin(d->why);

    d->why->forms[d->why->form_count++] = number;
    rt_say(&w, "%s: `", form->name);
    for (const char *at = form->syntax; *at != '\0';) {
        const size_t size = strcspn(at, " "), blanks = strspn(at + size, " ");
        const bool last = at[size + blanks] == '\0';
        if (w.used + size + 6 > w.size) {
            rt_say(&w, "..");
            break;
        }
        rt_say(&w, "%.*s%s", (int)size, at, last ? "" : " ");
        at += size + blanks;
    }
    rt_say(&w, "`");
}

/* Does `text` hold this word, which is small letters and digits? */
static bool holds(const char *text, const char *word, size_t size)
{
    for (const char *at = text; *at != '\0';) {
        size_t length = 0;
        while (rt_is(at[length], RT_WORD) && at[length] != '_' &&
               rt_lower(at[length]) == at[length])
            length++;
        if (length == size && memcmp(at, word, size) == 0)
            return true;
        at += length > 0 ? length : 1;
        while (length == 0 && rt_is(*at, RT_WORD) && rt_is(at[-1], RT_WORD))
            at++; /* the name of an operand */
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

/* Forms of valid statements that are nearly this one, then those that are most like this one. */
static void note_forms(struct rt_diagnosis *d)
{
    const struct rt_failures *all = d->m->failures;

    for (unsigned i = 0; i < d->liked_count && d->why->note_count < ISADORA_NOTES; i++)
        rt_note_form(d, d->liked[i]);
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

/* ---- Values that do not fit ---- */

/* Of several forms that refuse the number, the place that takes most. */
static const struct isadora_place *widest(const struct rt_matcher *m, const struct rt_failure *one)
{
    const struct isadora_place *best = one->item->place;
    struct isadora_number low, high, most;

    rt_place_interval(best, &low, &most);
    for (unsigned i = 0; i < m->failures->count; i++) {
        const struct rt_failure *other = &m->failures->of[i];
        if (other->kind != RT_FAIL_RANGE || other->at != one->at ||
            other->item->place->words != NULL)
            continue;
        rt_place_interval(other->item->place, &low, &high);
        if (rt_number_compare(high, most) <= 0)
            continue;
        best = other->item->place;
        most = high;
    }
    return best;
}

static void say_found(struct rt_writer *w, const struct rt_matcher *m, const char *at)
{
    rt_say(w, ", found %s",
           at == m->end           ? "the end"
           : rt_is(*at, RT_BLANK) ? "a blank"
                                  : rt_quote(at, rt_word_length(at, m->end)).text);
}

static void say_range(struct rt_diagnosis *d, const struct rt_failure *failure, struct rt_writer *w)
{
    const struct isadora_place *place = widest(d->m, failure);
    const bool decimal = (place->flags & ISADORA_PLACE_DECIMAL) != 0;
    struct isadora_number low, high;

    if (place->base == ISADORA_BASE_NONE && place->range_count > 0) {
        rt_say(w, "is not allowed here; expected %s", place->expected);
        return;
    }
    rt_place_interval(place, &low, &high);
    rt_say(w, place->base != ISADORA_BASE_NONE ? "is out of reach: the distance must be in "
                                               : "is not in ");
    rt_say_number(w, low, decimal);
    rt_say(w, "..");
    rt_say_number(w, high, decimal);
    if (place->mul == 1)
        return;
    rt_say(w, " in steps of ");
    rt_say_number(w, (struct isadora_number){place->mul, false}, decimal);
}

static void say_float(const struct rt_matcher *m, const struct rt_failure *failure,
                      struct rt_writer *w)
{
    static const char *const texts[] = {
        [RT_FLOAT_LARGE] = "is too large for",
        [RT_FLOAT_SMALL] = "is too near to zero for",
        [RT_FLOAT_NARROW] = "does not fit into",
        [RT_FLOAT_BITS] = "has more bits than the field, which is",
        [RT_FLOAT_BETWEEN] = "is between two numbers of the field,",
    };
    const struct isadora_place *place = failure->item->place;
    const struct rt_float_kind kind = rt_place_float(place);
    const struct rt_float_reading found = rt_place_read_float(place, failure->at, m->end);
    char low[RT_FLOAT_TEXT_MAX], high[RT_FLOAT_TEXT_MAX];

    if (found.trouble == RT_FLOAT_FITS || found.trouble == RT_FLOAT_MISSING) {
        rt_say(w, "is not allowed here; expected %s", place->expected);
        return;
    }
    rt_say(w, "%s ", texts[found.trouble]);
    if (found.trouble == RT_FLOAT_BETWEEN) {
        rt_float_print(&kind, found.bits, low);
        rt_float_print(&kind, found.beyond, high);
        rt_say(w, "%s and %s: it is ", low, high);
    }
    if (kind.width < kind.format)
        rt_say(w, "the high %u bits of ", kind.width);
    rt_say(w, "f%u", kind.format);
}

/* The register that would be right where the field has a value already. */
static void note_wanted(struct rt_diagnosis *d, const struct rt_failure *failure)
{
    const struct isadora_target *target = d->m->target;
    const struct isadora_place *place = failure->item->place;
    const struct isadora_field *field = &target->fields[place->field];

    if (place->words == NULL || field->kind != ISADORA_REGISTER)
        return;
    const struct isadora_file *file = &target->files[field->file];
    if (file->entry_count > 0 || failure->wanted >= file->count)
        return;
    struct rt_writer w = rt_note_begin(d->why);
    rt_say(&w, "did you mean `%s%u`?", file->prints, (unsigned)failure->wanted);
}

/* Of several forms the one for which two operands are to blame. */
static void say_word(struct rt_diagnosis *d, const struct rt_failure *failure, struct rt_writer *w)
{
    const struct rt_failures *all = d->m->failures;
    const struct rt_reading *reading = failure->reading;
    struct rt_span last, other;
    bool found = false;

    for (unsigned i = 0; i < all->count && !found; i++) {
        const struct rt_failure *one = &all->of[i];
        found = one->kind == RT_FAIL_WORD && one->reading != NULL &&
                rt_conflict_find(d->m, one->reading, &last, &other);
        failure = found ? one : failure;
    }
    const struct isadora_form *form = &d->m->target->forms[failure->form];
    if (found) {
        rt_point_at(d, last.at, (size_t)(last.end - last.at));
        rt_say(w, "%s cannot be combined with %s", rt_quote_span(last).text,
               rt_quote_span(other).text);
    } else if (reading != NULL && reading->taker >= 0 && reading->taker != failure->form) {
        rt_say(w, "the encoding of this statement belongs to `%s`",
               d->m->target->forms[reading->taker].name);
        return;
    } else {
        rt_say(w, "these operands cannot be combined");
    }
    if (form->shares != NULL)
        rt_say(w, ": %s", form->shares);
}

/* The expected word that may have been meant at `at`. */
static bool note_expected(struct rt_diagnosis *d, const struct rt_expected *expected,
                          const char *at)
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

/* The kinds that say more than "expected", the most telling first. */
static const struct telling {
    enum rt_failure_kind failure;
    enum isadora_trouble kind;
    const char *text; /* the message; without blanks at the ends the whole of it */
} telling[] = {
    {RT_FAIL_DEEP, ISADORA_TROUBLE_LIMIT, "this expression is nested too deeply"},
    {RT_FAIL_NAME, ISADORA_TROUBLE_SYMBOL, " is not defined"},
    {RT_FAIL_OVERFLOW, ISADORA_TROUBLE_RANGE, "this number needs more than 64 bits"},
    {RT_FAIL_RANGE, ISADORA_TROUBLE_RANGE, " "},
    {RT_FAIL_MULTIPLE, ISADORA_TROUBLE_RANGE, " "},
    {RT_FAIL_FLOAT, ISADORA_TROUBLE_RANGE, " "},
    {RT_FAIL_DIFFERS, ISADORA_TROUBLE_RANGE, ": "},
    {RT_FAIL_MASK, ISADORA_TROUBLE_MASK,
     "the mask after `^` may only have bits that the statement does not determine"},
    {RT_FAIL_WORD, ISADORA_TROUBLE_WORD, ""},
    {RT_FAIL_SHORT, ISADORA_TROUBLE_RANGE,
     "no form of this statement is long enough for its addresses"},
};

static const struct rt_failure *failure_of(const struct rt_matcher *m, enum rt_failure_kind kind)
{
    for (unsigned i = 0; i < m->failures->count; i++)
        if (m->failures->of[i].kind == kind)
            return &m->failures->of[i];
    return NULL;
}

static void say_detail(struct rt_diagnosis *d, const struct rt_failure *failure,
                       struct rt_writer *w)
{
    const struct isadora_place *place = failure->item != NULL ? failure->item->place : NULL;

    switch (failure->kind) {
    case RT_FAIL_RANGE:
        say_range(d, failure, w);
        break;
    case RT_FAIL_MULTIPLE:
        rt_say(w,
               place->base == ISADORA_BASE_NONE && place->add == 0 ? "is not a multiple of %u"
                                                                   : "is not on a step of %u",
               (unsigned)place->mul);
        break;
    case RT_FAIL_FLOAT:
        say_float(d->m, failure, w);
        break;
    case RT_FAIL_DIFFERS:
        rt_say(w, "field %s is already set to ", d->m->target->fields[place->field].name);
        rt_say_number(w, (struct isadora_number){failure->wanted, false},
                      place->words != NULL || (place->flags & ISADORA_PLACE_DECIMAL) != 0);
        rt_say(w, " by an earlier operand");
        note_wanted(d, failure);
        break;
    case RT_FAIL_WORD:
        say_word(d, failure, w);
        break;
    default:
        break;
    }
}

static void say_telling(struct rt_diagnosis *d, const struct telling *how,
                        const struct rt_failure *failure)
{
    const struct rt_matcher *m = d->m;
    const bool number = failure->kind == RT_FAIL_RANGE || failure->kind == RT_FAIL_MULTIPLE;
    const bool word = number && failure->item->place->words != NULL;
    struct rt_writer w = rt_writer_on(d->why->text, sizeof d->why->text);
    size_t length = failure->length;

    if (failure->kind == RT_FAIL_RANGE && rt_word_length(failure->at, m->end) > length)
        length = rt_word_length(failure->at, m->end);
    d->why->kind = how->kind;
    rt_point_at(d, failure->at, length);
    if (number && rt_fraction_length(failure->at, m->end) > failure->length) {
        rt_say_strange_number(d, (struct rt_span){failure->at, failure->at + length});
    } else if (word) {
        struct rt_expected expected;
        rt_expected_read(m, RT_FAIL_RANGE, failure->at, &expected);
        rt_say(&w, expected.count > 0 ? "expected " : "nothing is allowed here");
        rt_expected_say(&w, &expected);
        say_found(&w, m, failure->at);
        note_expected(d, &expected, failure->at);
    } else {
        if (how->text[0] == ' ' || how->text[0] == ':')
            rt_say(&w, "%s", rt_quote(failure->at, failure->length).text);
        rt_say(&w, "%s", how->text);
        say_detail(d, failure, &w);
    }
    if (d->why->note_count == 0 && d->why->kind != ISADORA_TROUBLE_SYNTAX)
        rt_note_spelling(d, failure->at);
    note_forms(d);
}

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
    if (word.at < reach && reach < m->end && rt_is(*word.at, RT_DIGIT)) {
        rt_say_strange_number(d, word);
    } else {
        rt_point_at(d, at, rt_word_length(at, m->end));
        rt_say(&w, "expected ");
        if (shown.count + shown.more == 0)
            rt_say(&w, "the end of the statement");
        rt_expected_say(&w, &shown);
        say_found(&w, m, at);
    }
    if (name.at != NULL)
        expected.count = 0;
    if (!rt_note_fraction(d, reach) && !note_expected(d, &expected, reach) &&
        !rt_note_spelling(d, reach))
        rt_note_repair(d, &expected);
    note_forms(d);
}

/* ---- The whole ---- */

static void failures_collect(struct rt_matcher *m, struct rt_failures *failures)
{
    failures->reach = m->text;
    failures->count = failures->reading_count = 0;
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

static void say_failures(struct rt_diagnosis *d)
{
    for (size_t i = 0; i < sizeof telling / sizeof telling[0]; i++) {
        const struct rt_failure *failure = failure_of(d->m, telling[i].failure);
        if (failure == NULL)
            continue;
        say_telling(d, &telling[i], failure);
        return;
    }
    say_expected(d);
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
    if (!rt_diagnose_mnemonic(&d))
        say_failures(&d);
}
