/* learn.c: how all statements of one shape are read.
 *
 * The forms, and all ways to read each, are walked in the order in which they are tried (order.h,
 * fast.c); the first one that reads the whole statement is kept. It is the one for all statements
 * of the shape, if each one before it fails for characters that are no open digits, and if all open
 * digits are read by items that are read again. Where a way before it could be the one for other
 * digits, nothing is known. */
#include "asm/match/learn.h"
#include "asm/match/order.h"

#include <string.h>

static void walk_on(struct rt_learner *l, struct rt_walk *w);

/* ---- Text ---- */

bool rt_learn_is_open(const struct rt_learner *l, const char *at)
{
    return at < l->m->end && rt_shape_is_open(l->shape, (size_t)(at - l->m->text));
}

size_t rt_learn_closed(const struct rt_learner *l, const char *at)
{
    const size_t place = (size_t)(at - l->m->text);
    uint64_t open = l->shape->open[place / 64] >> (place & 63);

    if (open != 0)
        return rt_lowest(open);
    for (size_t next = place / 64 + 1; next < (l->shape->words + 7) / 8; next++)
        if (l->shape->open[next] != 0)
            return 64 * next - place + rt_lowest(l->shape->open[next]);
    return SIZE_MAX;
}

/* Is an open digit one of a hex number? */
static bool is_hex(const struct rt_learner *l, const char *at)
{
    while (at > l->m->text && rt_is(at[-1], RT_WORD))
        at--;
    return at[0] == '0' && at[1] == 'x';
}

/* Could this character be in the place of an open digit? */
static bool may_be(const struct rt_learner *l, const char *at, char ch)
{
    return rt_is(ch, RT_DIGIT) || (rt_is(ch, RT_HEX) && is_hex(l, at));
}

enum rt_same rt_learn_compare(const struct rt_learner *l, const char *at, const char *text,
                              size_t size, uint64_t *close)
{
    const size_t from = (size_t)(at - l->m->text);
    uint64_t here[RT_SHAPE_PLACES] = {0};
    enum rt_same same = RT_EQUAL;

    if ((size_t)(l->m->end - at) < size)
        return RT_DIFFERENT;
    for (size_t i = 0; i < size; i++) {
        if (rt_learn_is_open(l, at + i) && may_be(l, at + i, text[i])) {
            same = RT_EQUAL_OPEN;
            here[(from + i) / 64] |= UINT64_C(1) << ((from + i) & 63);
        } else if (at[i] != text[i]) {
            return RT_DIFFERENT;
        }
    }
    for (unsigned i = 0; i < RT_SHAPE_PLACES; i++)
        close[i] |= here[i];
    return same;
}

/* ---- What is kept ---- */

static bool line_add(struct rt_learner *l, struct rt_walk *w, unsigned slot, unsigned line)
{
    if (w->lines == RT_KNOWN_LINES)
        return false;
    l->lesson->lines[w->lines][0] = (uint8_t)slot;
    l->lesson->lines[w->lines++][1] = (uint8_t)line;
    return true;
}

bool rt_learn_read(struct rt_learner *l, struct rt_walk *w, const char *at, size_t size,
                   uint64_t value)
{
    if (w->reads == RT_KNOWN_READS || value > UINT16_MAX)
        return false;
    l->lesson->reads[w->reads++] = (struct rt_known_read){
        w->item, w->slots, (uint8_t)(at - l->m->text), (uint8_t)size, (uint16_t)value};
    return true;
}

bool rt_learn_value(struct rt_learner *l, struct rt_walk *w, uint64_t bits)
{
    if ((w->item->flags & ISADORA_ITEM_SHARED) != 0 || bits > UINT8_MAX)
        return rt_learn_read(l, w, l->m->text, 0, bits);
    if (w->values == RT_KNOWN_VALUES)
        return false;
    l->lesson->values[w->values][0] = (uint8_t)(rt_value_slot(w->slots) + w->item->number);
    l->lesson->values[w->values++][1] = (uint8_t)bits;
    return true;
}

void rt_learn_close(struct rt_learner *l, const uint64_t *close)
{
    l->unsure = true;
    l->lesson->knowledge = RT_KNOWN_NOTHING;
    for (unsigned i = 0; i < RT_SHAPE_PLACES; i++) {
        l->lesson->close[i] = close[i];
        if (close[i] != 0)
            l->lesson->knowledge = RT_KNOWN_CLOSE;
    }
}

/* The whole statement is read. */
static void finish(struct rt_learner *l, const struct rt_walk *w)
{
    struct rt_lesson *k = l->lesson;

    for (unsigned i = 0; i < RT_SHAPE_PLACES; i++)
        if (w->close[i] != 0)
            rt_learn_close(l, w->close);
    if (l->unsure || l->rank-- > 0)
        return;
    l->found = true;
    k->knowledge = RT_KNOWN_READING;
    k->line_count = w->lines;
    k->value_count = w->values;
    k->read_count = w->reads;
}

/* ---- Items ---- */

void rt_learn_on(struct rt_learner *l, struct rt_walk *w, const char *at, bool kept)
{
    if (at != NULL && at > w->most)
        return;
    l->unsure = l->unsure || !kept;
    if (rt_learn_is_over(l))
        return;
    w->item++;
    if (at != NULL) {
        w->s.at = w->s.next = at;
        w->s.due = RT_PRINTED;
    }
    walk_on(l, w);
}

static void text_walk(struct rt_learner *l, struct rt_walk *w)
{
    const char *at = w->s.next;

    if ((w->s.due & RT_MISSING) != 0)
        return;
    if (rt_learn_compare(l, at, w->item->text, w->item->size, w->close) == RT_DIFFERENT)
        return;
    if (at == l->m->head && w->level == 0)
        w->most = l->m->end;
    rt_learn_on(l, w, at + w->item->size, true);
}

/* A name could be a symbol. */
static void name_add(struct rt_learner *l, const char *at)
{
    const size_t size = rt_name_length(at, l->m->end);
    const struct rt_known_name name = {(uint8_t)(at - l->m->text), (uint8_t)size};
    struct rt_lesson *k = l->lesson;

    for (unsigned i = 0; i < k->name_count; i++)
        if (k->names[i].at == name.at && k->names[i].size == name.size)
            return;
    if (k->name_count == RT_KNOWN_NAMES)
        l->unsure = true;
    else
        k->names[k->name_count++] = name;
}

/* A number, of which the place decides whether it takes it. */
static void number_walk(struct rt_learner *l, struct rt_walk *w)
{
    const char *at = w->s.next, *end = l->m->end;
    struct isadora_number number;

    if ((w->s.due & RT_MISSING) != 0 || at == end)
        return;
    const char *digits = at + (*at == '-');
    if (digits == end)
        return;
    const char *next = rt_short_read(at, end, &number);
    if (next != NULL) {
        const bool kept = rt_learn_read(l, w, at, (size_t)(next - at), 0);
        rt_learn_on(l, w, next, kept);
    } else if (rt_is(*digits, RT_NAME)) {
        name_add(l, digits);
    } else if (rt_is(*digits, RT_DIGIT) || strchr("`'%-", *digits) != NULL ||
               (*digits == '(' && digits > at)) {
        l->unsure = true;
    }
}

/* A float: nothing is known where one may be. */
static void float_walk(struct rt_learner *l, const struct rt_walk *w)
{
    const char *at = w->s.next, *end = l->m->end;

    if ((w->s.due & RT_MISSING) != 0 || at == end)
        return;
    at += *at == '-' || *at == '+';
    if (at < end && (rt_is(*at, RT_DIGIT) || strchr(".INQSinqs", *at) != NULL))
        l->unsure = true;
}

/* ---- Choices ---- */

/* Characters that may be at a place, as the masks of what rows begin with have them. */
static uint64_t bits_at(const struct rt_learner *l, const char *at)
{
    const uint64_t digits = UINT64_C(0x3ff) << ('0' - 0x20);
    const uint64_t letters = UINT64_C(0x3f) << ('A' - 0x20);

    if (at >= l->m->end)
        return rt_bit(';');
    if (!rt_learn_is_open(l, at))
        return rt_bit(*at);
    return is_hex(l, at) ? digits | letters : digits;
}

static void choice_walk(struct rt_learner *l, const struct rt_walk *w)
{
    const struct isadora_item *item = w->item;
    const char *at = w->s.next;
    const uint64_t one = bits_at(l, at), two = bits_at(l, at + 1);
    const bool any = !rt_learn_is_open(l, at) && rt_first_at(at, l->m->end).two == UINT64_MAX;

    for (unsigned i = 0; i < item->size && !rt_learn_is_over(l); i++) {
        const struct isadora_option *row = &item->options[i];
        struct rt_walk next = *w;
        if ((row->first.one & one) == 0 || (!any && (row->first.two & two) == 0) ||
            (row->configs & l->m->config) == 0)
            continue;
        const rt_slots slots = w->slots + item->number;
        const bool kept = line_add(l, &next, rt_line_slot(slots), row->line);
        if (row->silent) {
            rt_learn_on(l, &next, NULL, kept);
            continue;
        }
        if (!kept || w->levels == RT_LEARN_LEVELS) {
            l->unsure = true;
            return;
        }
        l->level_of[w->levels] =
            (struct rt_learn_level){item + 1, w->slots, w->level, (w->s.due & RT_PRINTED) != 0};
        next.level = next.levels++;
        next.slots = slots;
        next.s.due &= ~(unsigned)RT_PRINTED;
        next.item = row->items;
        walk_on(l, &next);
    }
}

/* After the last item of a row. */
static void row_leave(const struct rt_learner *l, struct rt_walk *w)
{
    const struct rt_learn_level *level = &l->level_of[w->level];

    if ((w->s.due & RT_PRINTED) != 0) {
        w->s.next = w->s.at;
        w->s.due = RT_PRINTED;
    } else {
        w->s.due |= level->printed ? RT_PRINTED : 0u;
    }
    w->item = level->next;
    w->slots = level->slots;
    w->level = level->outer;
}

/* ---- Forms ---- */

static void item_walk(struct rt_learner *l, struct rt_walk *w)
{
    switch (w->item->kind) {
    case ISADORA_ITEM_TEXT:
        text_walk(l, w);
        break;
    case ISADORA_ITEM_WORD:
        rt_learn_word(l, w);
        break;
    case ISADORA_ITEM_REGISTER:
        rt_learn_register(l, w);
        break;
    case ISADORA_ITEM_NUMBER:
    case ISADORA_ITEM_FIXED:
        number_walk(l, w);
        break;
    case ISADORA_ITEM_FLOAT:
        float_walk(l, w);
        break;
    case ISADORA_ITEM_CHOICE:
        choice_walk(l, w);
        break;
    case ISADORA_ITEM_VALUE:
    case ISADORA_ITEM_SAME:
    case ISADORA_ITEM_LINE: {
        const bool kept = rt_learn_read(l, w, l->m->text, 0, 0);
        rt_learn_on(l, w, NULL, kept);
        break;
    }
    default:
        l->unsure = true;
        break;
    }
}

static void separator_take(struct rt_learner *l, struct rt_walk *w)
{
    const unsigned flags = w->item->flags, own = flags & ISADORA_ITEM_SEPARATOR;

    if (own != 0 && (w->s.due & RT_PRINTED) != 0 &&
        ((w->s.due & ISADORA_ITEM_SEPARATOR) == 0 || (flags & ISADORA_ITEM_OWN) != 0))
        rt_separator_set(l->m, &w->s, own);
}

static void walk_on(struct rt_learner *l, struct rt_walk *w)
{
    while (w->item->kind == ISADORA_ITEM_END && w->level > 0)
        row_leave(l, w);
    if (l->work == 0 || w->items == RT_LEARN_ITEMS)
        l->unsure = true;
    if (rt_learn_is_over(l))
        return;
    l->work--;
    w->items++;
    if (w->item->kind != ISADORA_ITEM_END) {
        separator_take(l, w);
        item_walk(l, w);
    } else if (w->s.at == l->m->end) {
        finish(l, w);
    }
}

static bool form_learn(struct rt_matcher *m, void *user, const struct isadora_alternative *form,
                       unsigned number, unsigned count, const char *at)
{
    struct rt_learner *l = user;
    struct rt_walk w;

    (void)number;
    (void)count;
    if (at == NULL || (m->target->forms[form->form].configs & m->config) == 0)
        return false;
    memset(&w, 0, sizeof w);
    w.levels = 1; /* that of the form */
    w.item = form->items + (at > m->text);
    w.s = (struct rt_spot){at, at, at > m->text ? RT_PRINTED : 0};
    w.most = at > m->head ? m->end : m->head;
    walk_on(l, &w);
    l->lesson->form = form;
    l->lesson->begin = (uint8_t)(at - m->text);
    return rt_learn_is_over(l);
}

/* Open digits that decide which heads are in the statement. */
static bool heads_look(const struct rt_learner *l, const struct rt_classes *classes,
                       uint64_t *close)
{
    const struct rt_matcher *m = l->m;
    const struct isadora_syntax *syntax = m->syntax;
    const uint16_t *first = classes->heads;
    bool any = false;

    for (const char *at = m->text; at < m->end && (at == m->text || syntax->inner); at++) {
        if (rt_is_within(m, at))
            continue;
        const size_t closed = rt_learn_closed(l, at);
        const unsigned char low = closed == 0 ? '0' : (unsigned char)*at;
        const unsigned char high = closed == 0 ? '9' : low;
        for (unsigned i = first[low]; i < first[high + 1]; i++) {
            const struct isadora_head *head = &syntax->heads[i];
            if (head->size > closed && (closed < 2 || head->size < 2 || head->text[1] == at[1]))
                any =
                    rt_learn_compare(l, at, head->text, head->size, close) == RT_EQUAL_OPEN || any;
        }
    }
    return any;
}

void rt_learn(struct rt_matcher *m, const struct rt_classes *classes, const struct rt_shape *shape,
              unsigned rank, struct rt_lesson *lesson)
{
    struct rt_learner l = {
        .m = m, .shape = shape, .lesson = lesson, .work = RT_LEARN_WORK, .rank = rank};
    const unsigned steps = m->steps;
    uint64_t close[RT_SHAPE_PLACES] = {0};

    lesson->knowledge = RT_KNOWN_NOTHING;
    lesson->name_count = 0;
    if (heads_look(&l, classes, close))
        rt_learn_close(&l, close);
    else
        rt_forms_each(m, form_learn, &l);
    m->steps = steps;
}
