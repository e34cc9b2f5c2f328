/* match.c: one form against one statement.
 *
 * The items of a form are tried one after another; where an item could be read in several ways a
 * mark remembers the others, and a failure goes back to the youngest mark. The stacks are fixed:
 * the generator knows their depth.
 *
 * A separator is matched late. The printer writes between two neighbours the first separator
 * that is between them in the row, so items that print nothing swallow theirs; one with a flag
 * takes the place of one that waits. `separator` is what is due before the next character. */
#include "asm/match/marks.h"

/* ---- Separators ---- */

const char *rt_lead(struct rt_matcher *m, const char *at, unsigned separator)
{
    const char *next;

    if (separator == 0)
        return at;
    /* One blank, as it is printed. */
    if (separator == ISADORA_ITEM_BLANK && m->end - at > 1 && *at == ' ' && !rt_is(at[1], RT_BLANK))
        return at + 1;
    next = rt_skip_blanks(at, m->end);
    if (next - at > 8)
        rt_consume_budget(&m->steps, (size_t)(next - at) / 8);
    if (at > m->text && rt_is(at[-1], RT_OPEN))
        return next;
    if (next < m->end && rt_is(*next, RT_CLOSE))
        return next;
    if (separator == ISADORA_ITEM_COMMA)
        return next < m->end && *next == ',' ? rt_skip_blanks(next + 1, m->end) : NULL;
    if (next == at && at > m->text && next < m->end && rt_is(at[-1], RT_WORD) &&
        rt_is(*next, RT_WORD))
        return NULL;
    return next;
}

static const char *lead(struct rt_matcher *m) { return rt_lead(m, m->at, m->separator); }

static void printed_up_to(struct rt_matcher *m, const char *at)
{
    m->at = at;
    m->separator = 0;
    m->printed = true;
}

/* The item failed at `at`. True where it is in the gap. */
static inline bool filled(struct rt_matcher *m, const struct isadora_item *item, const char *at,
                          bool near)
{
    return m->gap != NULL && at != NULL && rt_gap_fill(m, item, at, near);
}

static inline bool missed(struct rt_matcher *m, const struct isadora_item *item, const char *at)
{
    if (m->failures == NULL)
        return false;
    if (m->printed || !m->level_of[m->level].also)
        rt_fail_item(m, item, at);
    return filled(m, item, at, false);
}

/* ---- Items ---- */

static inline bool begins(const char *at, const struct isadora_item *item)
{
    for (unsigned i = 0; i < item->size; i++)
        if (at[i] != item->text[i])
            return false;
    return true;
}

/* How many characters are the item, 0: none. A blank between brackets may be read, `c[0] [8]`. */
static size_t text_size(const struct rt_matcher *m, const char *at, const struct isadora_item *item)
{
    const char *from = at;
    for (unsigned i = 0; i < item->size; i++, at++) {
        if (i > 0 && rt_is(item->text[i], RT_OPEN) && rt_is(item->text[i - 1], RT_CLOSE))
            at = rt_skip_blanks(at, m->end);
        if (at == m->end || *at != item->text[i])
            return 0;
    }
    return (size_t)(at - from);
}

static bool text_match(struct rt_matcher *m, const struct isadora_item *item)
{
    const char *at = lead(m);
    size_t size = item->size;

    if (at != NULL && ((size_t)(m->end - at) < size || !begins(at, item)))
        size = m->relaxed ? text_size(m, at, item) : 0;
    if (at == NULL || size == 0 || (m->failures != NULL && at + size == m->broken))
        return missed(m, item, at);
    printed_up_to(m, at + size);
    return true;
}

/* What was read, up to `next`, goes into the field. */
static bool take(struct rt_matcher *m, const struct isadora_item *item, const char *at,
                 const char *next, uint64_t bits)
{
    if (!rt_place_store(m, item, bits))
        return rt_fail_differs(m, item, at, (size_t)(next - at), next);
    printed_up_to(m, next);
    return true;
}

/* The place does not accept the item. True where the item is in the gap. */
static bool refuse(struct rt_matcher *m, const struct isadora_item *item, const char *at,
                   const char *next, enum rt_failure_kind why)
{
    rt_fail(m, why, item, at, (size_t)(next - at), next);
    return filled(m, item, at, true);
}

/* Within a word a name or a parenthesis would be no number of its own. */
static bool is_inside(const struct rt_matcher *m, const char *at)
{
    return at == m->at && at > m->text && rt_is(at[-1], RT_WORD);
}

/* Reads a number or expression that ends at `limit` at the latest. */
static bool number_read(struct rt_matcher *m, const char *at, const char *limit,
                        struct rt_expression *e)
{
    e->trouble = RT_EXPRESSION_MISSING;
    if (at == NULL)
        return false;
    if (rt_plain_read(e, at, limit))
        return true;
    const bool inside = is_inside(m, at);
    e->at = at;
    e->end = limit;
    e->symbols = m->nameless || inside ? NULL : m->symbols;
    e->syntax = m->syntax;
    e->steps = &m->steps;
    e->blanks = e->logic = false;
    e->open = e->allow_later = m->relaxed && !inside;
    return rt_expression_read(e);
}

/* Keeps why no number was read. True where the item is in the gap. */
static bool number_missed(struct rt_matcher *m, const struct isadora_item *item, const char *at,
                          const struct rt_expression *e)
{
    static const enum rt_failure_kind kind_of[] = {
        [RT_EXPRESSION_NAME] = RT_FAIL_NAME,
        [RT_EXPRESSION_LATER] = RT_FAIL_NAME,
        [RT_EXPRESSION_OVERFLOW] = RT_FAIL_OVERFLOW,
        [RT_EXPRESSION_DEEP] = RT_FAIL_DEEP,
    };

    if (m->failures == NULL || (at != NULL && is_inside(m, at) && m->level_of[m->level].also))
        return false; /* the word is another one than the row has */
    if (e->trouble == RT_EXPRESSION_MISSING || (m->nameless && e->bad == at))
        return missed(m, item, at);
    rt_fail(m, kind_of[e->trouble], item, e->bad, e->bad_length, e->bad);
    return filled(m, item, at, false);
}

/* A sum with a field that is not known yet. */
static inline bool is_open_sum(const struct rt_matcher *m, const struct isadora_place *place)
{
    return rt_is_sum(place) && (m->later || m->filled);
}

/* Is a number the bits of the field, with or without a sign? */
static inline bool is_simple(const struct isadora_place *place)
{
    return place->base == ISADORA_BASE_NONE && place->mul == 1 && place->add == 0 &&
           place->range_count == 0 &&
           (place->flags & ~(unsigned)ISADORA_PLACE_DECIMAL) <= ISADORA_PLACE_SIGNED;
}

static bool number_match(struct rt_matcher *m, const struct isadora_item *item, const char *limit)
{
    const char *at = lead(m);
    struct rt_expression e;
    enum rt_failure_kind why;
    uint64_t bits = 0;

    if (!number_read(m, at, limit, &e))
        return number_missed(m, item, at, &e);
    if (e.cut != NULL && !rt_mark_push(m, item, e.cut, 0))
        return false;
    if (is_simple(item->place) && !e.value.negative && !e.later &&
        e.value.bits <= rt_low_bits(item->place->width - (item->place->flags != 0 ? 1u : 0u)))
        bits = e.value.bits;
    else if (!e.later && !is_open_sum(m, item->place) &&
             !rt_place_solve(m, item, e.value, &bits, &why))
        return refuse(m, item, at, e.next, why);
    m->later |= e.later;
    return take(m, item, at, e.next, bits);
}

static bool float_match(struct rt_matcher *m, const struct isadora_item *item)
{
    const struct isadora_place *place = item->place;
    const char *at = lead(m);
    const struct rt_float_reading found = rt_place_read_float(place, at, m->end);

    if (found.trouble == RT_FLOAT_MISSING)
        return missed(m, item, at);
    rt_consume_budget(&m->steps, found.length * found.length / 64);
    if (found.trouble != RT_FLOAT_FITS || !rt_place_allows(place, found.bits))
        return refuse(m, item, at, at + found.length, RT_FAIL_FLOAT);
    return take(m, item, at, at + found.length, found.bits);
}

static bool logic_match(struct rt_matcher *m, const struct isadora_item *item)
{
    const char *at = lead(m), *next;
    uint64_t bits;

    if (at == NULL)
        return missed(m, item, at);
    if (!rt_logic_read(m, item, at, &next, &bits))
        return filled(m, item, at, false);
    if (!rt_place_allows(item->place, bits))
        return refuse(m, item, at, next, RT_FAIL_RANGE);
    return take(m, item, at, next, bits);
}

static bool fixed_match(struct rt_matcher *m, const struct isadora_item *item, const char *limit)
{
    const char *at = lead(m);
    struct rt_expression e;

    for (;;) {
        if (!number_read(m, at, limit, &e))
            return number_missed(m, item, at, &e);
        if (!e.later && rt_number_compare(e.value, *item->fixed) == 0)
            break;
        if (e.cut == NULL)
            return missed(m, item, at);
        limit = e.cut;
    }
    printed_up_to(m, e.next);
    return true;
}

/* A word of a place that ends at `limit` at the latest: its length, with RT_LONGER_BIT; 0 when
 * there is none, and for spellings of the second try. */
static inline uint32_t word_scan(const struct rt_matcher *m, const struct isadora_place *place,
                                 const char *at, const char *limit, uint64_t *value)
{
    if (at == NULL || limit == NULL)
        return 0;
    const uint32_t length = rt_words_scan(place->words, at, limit, value);
    if (m->failures != NULL && length > 0 && at + (length & RT_LENGTH) == m->broken)
        return 0;
    if ((length & RT_ALSO_BIT) == 0)
        return length;
    return m->relaxed ? length & ~RT_ALSO_BIT : 0;
}

/* Puts the code of a word into the field. */
static inline bool word_take(struct rt_matcher *m, const struct isadora_item *item, const char *at,
                             uint32_t length, uint64_t value)
{
    const struct isadora_place *place = item->place;
    const uint64_t bits = value - (uint64_t)place->add;
    const char *next = length > 0 ? at + length : m->at;

    if (bits > rt_low_bits(place->width) || !rt_place_allows(place, bits << place->shift)) {
        /* Without any characters, a word is missing. */
        return length > 0 && refuse(m, item, at, next, RT_FAIL_RANGE);
    }
    return length > 0 ? take(m, item, at, next, bits) : rt_place_store(m, item, bits);
}

static bool word_match(struct rt_matcher *m, const struct isadora_item *item, const char *limit)
{
    const struct isadora_place *place = item->place;
    const char *at = lead(m);
    uint64_t value = place->empty;
    const uint32_t found = word_scan(m, place, at, limit, &value), length = found & RT_LENGTH;
    const bool empty = (place->flags & ISADORA_PLACE_EMPTY) != 0;

    if (length > 0) {
        const bool sure = (item->flags & ISADORA_ITEM_SURE) != 0 && m->failures == NULL;
        const bool prefixes =
            (place->flags & ISADORA_PLACE_PREFIXES) != 0 && (found & RT_LONGER_BIT) != 0;
        if (((empty && !sure) || prefixes) &&
            !rt_mark_push(m, item, prefixes ? at + length - 1 : NULL, 0))
            return false;
        return word_take(m, item, at, length, value);
    }
    if (!empty)
        return missed(m, item, at);
    if (m->failures != NULL && limit != NULL) {
        /* A message may still say what could be here, and then a gap would be filled. */
        if (!rt_mark_push(m, item, NULL, 0) || missed(m, item, at))
            return m->steps > 0;
        m->marks--;
    }
    return word_take(m, item, at, 0, value);
}

static bool register_match(struct rt_matcher *m, const struct isadora_item *item)
{
    const char *at = lead(m);
    uint64_t value = 0;
    const uint32_t length = word_scan(m, item->place, at, m->end, &value) & RT_LENGTH;

    if (length == 0 || value != item->number)
        return missed(m, item, at);
    printed_up_to(m, at + length);
    return true;
}

/* ---- The whole form ---- */

const struct isadora_item *rt_resume(struct rt_matcher *m)
{
    const struct rt_mark *mark = rt_mark_pop(m);
    const struct isadora_item *item = mark->item;
    const char *limit = mark->limit;

    switch (item->kind) {
    case ISADORA_ITEM_CHOICE:
        return rt_choice_enter(m, item, mark->option);
    case ISADORA_ITEM_WORD:
        return word_match(m, item, limit) ? item + 1 : NULL;
    default:
        return number_match(m, item, limit) ? item + 1 : NULL;
    }
}

const struct isadora_item *rt_step(struct rt_matcher *m, const struct isadora_item *item)
{
    m->separator = rt_separator_due(item, m->separator, m->printed);
    switch (item->kind) {
    case ISADORA_ITEM_TEXT:
        return text_match(m, item) ? item + 1 : NULL;
    case ISADORA_ITEM_NUMBER:
        return number_match(m, item, m->end) ? item + 1 : NULL;
    case ISADORA_ITEM_FLOAT:
        return float_match(m, item) ? item + 1 : NULL;
    case ISADORA_ITEM_WORD:
        return word_match(m, item, m->end) ? item + 1 : NULL;
    case ISADORA_ITEM_LOGIC:
        return logic_match(m, item) ? item + 1 : NULL;
    case ISADORA_ITEM_FIXED:
        return fixed_match(m, item, m->end) ? item + 1 : NULL;
    case ISADORA_ITEM_REGISTER:
        return register_match(m, item) ? item + 1 : NULL;
    case ISADORA_ITEM_CHOICE:
        return rt_choice_enter(m, item, 0);
    case ISADORA_ITEM_VALUE:
        m->insn->value[item->number] = item->fixed->bits;
        m->stored |= UINT64_C(1) << item->number;
        return item + 1;
    case ISADORA_ITEM_SAME:
        m->insn->value[item->size] = m->insn->value[item->number];
        m->stored |= UINT64_C(1) << item->size;
        return item + 1;
    case ISADORA_ITEM_LINE:
        m->insn->alt[item->slot] = item->size;
        m->entered |= UINT32_C(1) << item->slot;
        return item + 1;
    default:
        return rt_choice_leave(m);
    }
}

bool rt_match(struct rt_matcher *m, const struct isadora_alternative *form, unsigned from)
{
    const struct isadora_item *item = form->items + from;

    for (;;) {
        if (m->steps == 0)
            return false;
        m->steps--;
        if (item->kind == ISADORA_ITEM_END && m->level == 0) {
            if (rt_complete(m))
                return true;
            item = NULL;
        } else {
            item = rt_step(m, item);
        }
        while (item == NULL) {
            if (m->marks == 0 || m->steps == 0)
                return false;
            m->steps--;
            item = rt_resume(m);
        }
    }
}
