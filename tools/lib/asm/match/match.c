/* match.c: one form against one statement.
 *
 * The items of a form are tried one after another; where an item could be read in several ways a
 * mark remembers the others, and a failure goes back to the youngest mark. The stacks are fixed:
 * the generator knows their depth.
 *
 * A separator is matched late. The printer writes between two neighbours the first separator
 * that is between them in the row, so items that print nothing swallow theirs; one with a flag
 * takes the place of one that waits. `separator` is what is due before the next character. */
#include "asm/match/matcher.h"

#include <string.h>

/* ---- Separators ---- */

/* Where the next printed character is, or NULL when the separator before it is missing. */
static const char *lead_slowly(struct rt_matcher *m)
{
    const char *at = m->at, *next = rt_skip_blanks(at, m->end);

    if (next - at > 8)
        rt_consume_budget(&m->steps, (size_t)(next - at) / 8);
    if (at > m->text && rt_is(at[-1], RT_OPEN))
        return next;
    if (next < m->end && rt_is(*next, RT_CLOSE))
        return next;
    if (m->separator == ISADORA_ITEM_COMMA)
        return next < m->end && *next == ',' ? rt_skip_blanks(next + 1, m->end) : NULL;
    if (next == at && at > m->text && next < m->end && rt_is(at[-1], RT_WORD) &&
        rt_is(*next, RT_WORD))
        return NULL;
    return next;
}

static inline const char *lead(struct rt_matcher *m)
{
    const char *at = m->at;

    if (m->separator == 0)
        return at;
    /* One blank, as it is printed. */
    if (m->separator == ISADORA_ITEM_BLANK && m->end - at > 1 && *at == ' ' &&
        !rt_is(at[1], RT_BLANK))
        return at + 1;
    return lead_slowly(m);
}

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

/* ---- Marks ---- */

/* The item may also be read so that it ends at `limit` at the latest (NULL: not at all), or as the
 * row of this number. False, and at an end, where there are too many. */
static bool mark_push(struct rt_matcher *m, const struct isadora_item *item, const char *limit,
                      unsigned option)
{
    if (m->marks == RT_MARKS) {
        m->steps = 0;
        return false;
    }
    m->mark_of[m->marks++] =
        (struct rt_mark){item,         m->at,     limit,      (uint8_t)option, m->level, m->levels,
                         m->separator, m->writes, m->printed, m->later,        m->filled};
    return true;
}

/* Back to the state of the youngest mark, which is taken away. */
static struct rt_mark *mark_pop(struct rt_matcher *m)
{
    struct rt_mark *mark = &m->mark_of[--m->marks];

    while (m->writes > mark->writes) {
        const struct rt_write *write = &m->write_of[--m->writes];
        m->insn->value[write->slot] = write->value;
        m->known[write->slot] = write->known;
    }
    m->at = mark->at;
    m->level = mark->level;
    m->slots = m->level_of[m->level].slots;
    m->levels = mark->levels;
    m->separator = mark->separator;
    m->printed = mark->printed;
    m->later = mark->later;
    m->filled = mark->filled;
    return mark;
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

static bool number_match(struct rt_matcher *m, const struct isadora_item *item, const char *limit)
{
    const char *at = lead(m);
    struct rt_expression e;
    enum rt_failure_kind why;
    uint64_t bits = 0;

    if (!number_read(m, at, limit, &e))
        return number_missed(m, item, at, &e);
    if (e.cut != NULL && !mark_push(m, item, e.cut, 0))
        return false;
    if (!e.later && !is_open_sum(m, item->place) && !rt_place_solve(m, item, e.value, &bits, &why))
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

/* A word of a place that ends at `limit` at the latest; 0 when there is none, and for spellings of
 * the second try. */
static inline uint32_t word_scan(const struct rt_matcher *m, const struct isadora_place *place,
                                 const char *at, const char *limit, uint64_t *value)
{
    if (at == NULL || limit == NULL)
        return 0;
    const uint32_t length = rt_words_scan(place->words, at, limit, value);
    if (m->failures != NULL && length > 0 && at + (length & ~RT_ALSO_BIT) == m->broken)
        return 0;
    if ((length & RT_ALSO_BIT) == 0)
        return length;
    return m->relaxed ? length & ~RT_ALSO_BIT : 0;
}

static bool word_match(struct rt_matcher *m, const struct isadora_item *item, const char *limit)
{
    const struct isadora_place *place = item->place;
    const char *at = lead(m), *next = m->at;
    uint64_t value = place->empty, bits;
    uint32_t length = word_scan(m, place, at, limit, &value);
    const bool empty = (place->flags & ISADORA_PLACE_EMPTY) != 0;
    const bool prefixes = (place->flags & ISADORA_PLACE_PREFIXES) != 0;

    if (length == 0 && !empty)
        return missed(m, item, at);
    if (length > 0) {
        next = at + length;
        if ((empty || prefixes) && !mark_push(m, item, prefixes ? next - 1 : NULL, 0))
            return false;
    } else if (m->failures != NULL && limit != NULL) {
        /* A message may still say what could be here, and then a gap would be filled. */
        if (!mark_push(m, item, NULL, 0) || missed(m, item, at))
            return m->steps > 0;
        m->marks--;
    }
    bits = value - (uint64_t)place->add;
    if (bits > rt_low_bits(place->width) || !rt_place_allows(place, bits << place->shift)) {
        /* Without any characters, a word is missing. */
        return length > 0 && refuse(m, item, at, next, RT_FAIL_RANGE);
    }
    return length > 0 ? take(m, item, at, next, bits) : rt_place_store(m, item, bits);
}

static bool register_match(struct rt_matcher *m, const struct isadora_item *item)
{
    const char *at = lead(m);
    uint64_t value = 0;
    uint32_t length = word_scan(m, item->place, at, m->end, &value);

    if (length == 0 || value != item->number)
        return missed(m, item, at);
    printed_up_to(m, at + length);
    return true;
}

/* Where the text after the separator that is due begins: rows that begin otherwise need not be
 * tried. */
static const char *text_next(const struct rt_matcher *m)
{
    const char *at = m->separator ? rt_skip_blanks(m->at, m->end) : m->at;

    if (m->separator == ISADORA_ITEM_COMMA && at < m->end && *at == ',')
        at = rt_skip_blanks(at + 1, m->end);
    return at;
}

static inline bool is_also(const struct isadora_option *option)
{
    return option->first[0] == ISADORA_ROW_ALSO || option->first[0] == ISADORA_ROW_GLUED;
}

/* May a row be what is in the text? For messages, and for spellings that are never printed, all
 * rows are tried. */
static bool is_candidate(const struct rt_matcher *m, const struct isadora_option *option,
                         uint64_t config, const char *next)
{
    if ((option->configs & config) == 0 || (is_also(option) && !m->relaxed))
        return false;
    if (option->first[0] == '\0' || m->relaxed || m->failures != NULL)
        return true;
    if (next == m->end || *next != option->first[0])
        return false;
    return option->first[1] == '\0' || (m->end - next > 1 && next[1] == option->first[1]);
}

/* Enters the next row of a choice, from number `from` on. */
static const struct isadora_item *choice_enter(struct rt_matcher *m,
                                               const struct isadora_item *item, unsigned from)
{
    const struct isadora_option *options = item->options;
    uint64_t config = UINT64_C(1) << m->context->config;
    const char *next = text_next(m);
    const rt_slots slots = m->slots + item->number;
    unsigned i = from, after;

    while (i < item->size && !is_candidate(m, &options[i], config, next))
        i++;
    if (i == item->size)
        return NULL;
    for (after = i + 1; after < item->size && !is_candidate(m, &options[after], config, next);)
        after++;
    if (after < item->size && !mark_push(m, item, NULL, after))
        return NULL;
    m->level_of[m->levels] =
        (struct rt_level){item + 1, m->level, slots, m->printed, is_also(&options[i])};
    m->level = m->levels++;
    m->slots = slots;
    m->printed = false;
    if (options[i].first[0] == ISADORA_ROW_GLUED)
        m->separator = 0;
    m->insn->alt[rt_line_slot(slots)] = options[i].line;
    return options[i].items;
}

/* After the last item of a row: back to the row around it. */
static const struct isadora_item *choice_leave(struct rt_matcher *m)
{
    const struct rt_level *level = &m->level_of[m->level];

    if (m->printed) {
        m->separator = 0;
    } else {
        m->printed = level->printed;
    }
    m->level = level->outer;
    m->slots = m->level_of[m->level].slots;
    return level->next;
}

/* ---- The whole form ---- */

/* Goes back to the youngest mark and on from there by what is left of it: the next item, or NULL to
 * go back again. */
static const struct isadora_item *resume(struct rt_matcher *m)
{
    const struct rt_mark *mark = mark_pop(m);
    const struct isadora_item *item = mark->item;
    const char *limit = mark->limit;

    switch (item->kind) {
    case ISADORA_ITEM_CHOICE:
        return choice_enter(m, item, mark->option);
    case ISADORA_ITEM_WORD:
        return word_match(m, item, limit) ? item + 1 : NULL;
    default:
        return number_match(m, item, limit) ? item + 1 : NULL;
    }
}

static const struct isadora_item *step(struct rt_matcher *m, const struct isadora_item *item)
{
    switch (item->kind) {
    case ISADORA_ITEM_TEXT:
        return text_match(m, item) ? item + 1 : NULL;
    case ISADORA_ITEM_BLANK:
    case ISADORA_ITEM_COMMA:
        if (m->printed && (m->separator == 0 || item->flags))
            m->separator = item->kind;
        return item + 1;
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
        return choice_enter(m, item, 0);
    case ISADORA_ITEM_VALUE:
        m->insn->value[item->number] = item->fixed->bits;
        return item + 1;
    case ISADORA_ITEM_SAME:
        m->insn->value[item->size] = m->insn->value[item->number];
        return item + 1;
    case ISADORA_ITEM_LINE:
        m->insn->alt[item->slot] = item->size;
        return item + 1;
    default:
        return choice_leave(m);
    }
}

bool rt_match(struct rt_matcher *m, const struct isadora_alternative *form, const char *at)
{
    const struct isadora_form *about = &m->target->forms[form->form];
    const struct isadora_item *item = form->items;

    if ((about->configs >> m->context->config & 1) == 0)
        return false;
    m->form = form;
    m->insn->form = form->form;
    m->insn->length = about->length;
    m->insn->mask = m->mask;
    memset(m->insn->alt, 0, about->choice_count);
    memset(m->insn->value, 0, about->slot_count * sizeof m->insn->value[0]);
    m->at = at;
    m->separator = m->level = m->marks = m->writes = 0;
    m->levels = 1;
    m->level_of[0].also = false;
    m->level_of[0].slots = m->slots = 0;
    m->printed = at > m->text;
    m->later = m->filled = false;
    if (m->printed)
        item++;
    if ((form->flags & ISADORA_FORM_SHARED) != 0)
        memset(m->known, 0, sizeof m->known);
    for (;;) {
        if (m->steps == 0)
            return false;
        m->steps--;
        if (item->kind == ISADORA_ITEM_END && m->level == 0) {
            if (rt_complete(m))
                return true;
            item = NULL;
        } else {
            item = step(m, item);
        }
        while (item == NULL) {
            if (m->marks == 0 || m->steps == 0)
                return false;
            m->steps--;
            item = resume(m);
        }
    }
}
