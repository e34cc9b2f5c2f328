/* value.c: the message about something that was read, but is not allowed where it is: the value of
 * a number or register, an unknown name, operands that exclude each other. */
#include "asm/diag/diagnosis.h"

/* Of several forms that refuse the number, the place that takes most. */
static struct isadora_place widest(const struct rt_matcher *m, const struct rt_failure *one)
{
    struct isadora_place best = rt_failure_place(one);
    struct isadora_number low, high, most;

    rt_place_interval(&best, &low, &most);
    for (unsigned i = 0; i < m->failures->count; i++) {
        const struct rt_failure *other = &m->failures->of[i];
        if (other->kind != RT_FAIL_RANGE || other->at != one->at ||
            other->item->place->words != NULL)
            continue;
        const struct isadora_place place = rt_failure_place(other);
        rt_place_interval(&place, &low, &high);
        if (rt_number_compare(high, most) <= 0)
            continue;
        best = place;
        most = high;
    }
    return best;
}

static void say_range(struct rt_diagnosis *d, const struct rt_failure *failure, struct rt_writer *w)
{
    const struct isadora_place place = widest(d->m, failure);
    const bool decimal = (place.flags & ISADORA_PLACE_DECIMAL) != 0;
    struct isadora_number low, high;

    if (place.base == ISADORA_BASE_NONE && place.range_count > 0) {
        rt_say(w, "is not allowed here; expected ");
        rt_say_place(w, d->m, &place);
        return;
    }
    rt_place_interval(&place, &low, &high);
    rt_say(w, place.base != ISADORA_BASE_NONE ? "is out of reach: the distance must be in "
                                              : "is not in ");
    rt_say_number(w, low, decimal);
    rt_say(w, "..");
    rt_say_number(w, high, decimal);
    if (place.mul == 1)
        return;
    rt_say(w, " in steps of ");
    rt_say_number(w, (struct isadora_number){place.mul, false}, decimal);
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
        rt_say(w, "is not allowed here; expected ");
        rt_say_place(w, m, place);
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

/* The end of the operand at `at`, brackets as a whole. */
static const char *operand_end(const char *at, const char *end)
{
    for (unsigned depth = 0; at < end; at++) {
        if (depth == 0 && (rt_is(*at, RT_BLANK | RT_CLOSE) || *at == ','))
            break;
        depth += rt_is(*at, RT_OPEN);
        depth -= rt_is(*at, RT_CLOSE);
    }
    return at;
}

/* The last two operands for which the statement would be valid with another one in their place: the
 * last one, and the other one. A word before an operand may be part of it, as in `b32 s[0x4]`. */
static bool conflict_find(struct rt_diagnosis *d, struct rt_span *last, struct rt_span *other)
{
    const struct rt_matcher *m = d->m;
    const char *before = m->text;
    unsigned found = 0;

    for (const char *at = m->text; at < m->end; at++) {
        const bool begins = at > m->text && (rt_is(at[-1], RT_BLANK) || at[-1] == ',');
        const struct rt_span piece = {at, operand_end(at, m->end)}, both = {before, piece.end};
        if (!begins || rt_is(*at, RT_BLANK | RT_OPEN))
            continue;
        const bool alone = rt_gap_fits(d, piece);
        const bool word =
            rt_is(*before, RT_WORD) && !rt_is(*before, RT_DIGIT) && last->at != before;
        before = at;
        if (!alone && (!word || !rt_gap_fits(d, both)))
            continue;
        *other = *last;
        *last = alone ? piece : both;
        found++;
    }
    return found > 1;
}

static void say_word(struct rt_diagnosis *d, const struct rt_failure *failure, struct rt_writer *w)
{
    const struct isadora_form *forms = d->m->target->forms;
    const char *shares = forms[failure->form].shares;
    struct rt_span last = {NULL, NULL}, other;

    if (failure->taker == RT_UNFIT) {
        rt_say(w, "these operands do not satisfy a condition of `%s`: %s",
               forms[failure->form].name, forms[failure->form].when);
        return;
    }
    if (conflict_find(d, &last, &other)) {
        rt_point_at(d, last.at, (size_t)(last.end - last.at));
        rt_say(w, "%s cannot be combined with %s", rt_quote_span(last).text,
               rt_quote_span(other).text);
    } else if (failure->taker >= 0 && failure->taker != failure->form) {
        rt_say(w, "the encoding of this statement belongs to `%s`", forms[failure->taker].name);
        return;
    } else {
        rt_say(w, "these operands cannot be combined");
    }
    if (shares != NULL)
        rt_say(w, ": %s", shares);
}

/* The kinds that say more than "expected", the most specific first. */
static const struct saying {
    enum rt_failure_kind failure;
    enum isadora_trouble kind;
    const char *text; /* the message; without blanks at the ends the whole of it */
} saying[] = {
    {RT_FAIL_DEEP, ISADORA_TROUBLE_LIMIT, "this expression is nested too deeply"},
    {RT_FAIL_NAME, ISADORA_TROUBLE_SYMBOL, " is not defined"},
    {RT_FAIL_OVERFLOW, ISADORA_TROUBLE_RANGE, ""},
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
               place->base == ISADORA_BASE_NONE && place->add == 0 && !rt_is_sum(place)
                   ? "is not a multiple of %u"
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
    case RT_FAIL_OVERFLOW:
        rt_say(w, "%s", rt_overflow_text(failure->at, failure->length));
        break;
    case RT_FAIL_WORD:
        say_word(d, failure, w);
        break;
    default:
        break;
    }
}

static void say_failure(struct rt_diagnosis *d, const struct saying *how,
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
        rt_say_found(&w, m, failure->at);
        rt_note_expected(d, &expected, failure->at);
    } else {
        if (how->text[0] == ' ' || how->text[0] == ':')
            rt_say(&w, "%s", rt_quote(failure->at, failure->length).text);
        rt_say(&w, "%s", how->text);
        say_detail(d, failure, &w);
    }
    if (d->why->note_count == 0 && d->why->kind != ISADORA_TROUBLE_SYNTAX)
        rt_note_spelling(d, failure->at);
    rt_note_forms(d);
}

static const struct rt_failure *failure_of(const struct rt_matcher *m, enum rt_failure_kind kind)
{
    for (unsigned i = 0; i < m->failures->count; i++)
        if (m->failures->of[i].kind == kind)
            return &m->failures->of[i];
    return NULL;
}

bool rt_say_failure(struct rt_diagnosis *d)
{
    for (size_t i = 0; i < sizeof saying / sizeof saying[0]; i++) {
        const struct rt_failure *failure = failure_of(d->m, saying[i].failure);
        if (failure == NULL)
            continue;
        say_failure(d, &saying[i], failure);
        return true;
    }
    return false;
}
