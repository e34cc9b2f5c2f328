/* wording.c: the words of messages about sentences. */
#include "wording.h"

#include "shown.h"

#include <string.h>

/* ---- Text of a fixed size ---- */

struct rt_writer rt_writer_on(char *text, size_t size)
{
    text[0] = '\0';
    return (struct rt_writer){text, 0, size};
}

/* What does not fit is cut off. */
static void put_bytes(struct rt_writer *w, const char *bytes, size_t size)
{
    size_t room = w->size - w->used - 1, n = size < room ? size : room;

    memcpy(w->text + w->used, bytes, n);
    rt_make_shown(w->text + w->used, n);
    w->used += n;
    w->text[w->used] = '\0';
}

void rt_say(struct rt_writer *w, const char *text) { put_bytes(w, text, strlen(text)); }

static void put_number(struct rt_writer *w, struct isadora_number number, bool decimal)
{
    char digits[24];
    size_t at = sizeof digits;
    uint64_t rest = number.negative ? 0 - number.bits : number.bits;
    unsigned base = decimal ? 10 : 16;

    do {
        digits[--at] = "0123456789abcdef"[rest % base];
        rest /= base;
    } while (rest > 0);
    rt_say(w, number.negative ? "-" : "");
    rt_say(w, decimal ? "" : "0x");
    put_bytes(w, digits + at, sizeof digits - at);
}

void rt_say_quoted(struct rt_writer *w, const char *bytes, size_t size)
{
    rt_say(w, "`");
    put_bytes(w, bytes, size > 40 ? 40 : size);
    rt_say(w, size > 40 ? "..`" : "`");
}

/* The word that stands at `at`: letters and digits with what may begin or join them, or one
 * character. */
size_t rt_word_length(const char *at, const char *end)
{
    const char *next = at;

    while (next < end && rt_is(*next, RT_NAME | RT_DIGIT))
        next++;
    if (next == at && next < end && *next == '-') {
        next++;
        while (next < end && rt_is(*next, RT_NAME | RT_DIGIT))
            next++;
    }
    return next == at && at < end ? 1 : (size_t)(next - at);
}

void rt_say_found(struct rt_writer *w, const struct rt_matcher *m, const char *at)
{
    rt_say(w, ", found ");
    if (at == m->end) {
        rt_say(w, "the end");
    } else {
        rt_say_quoted(w, at, rt_word_length(at, m->end));
    }
}

/* ---- What an item wants ---- */

static void put_interval(struct rt_writer *w, const struct isadora_place *place)
{
    struct isadora_number low, high;
    bool decimal = (place->flags & ISADORA_PLACE_DECIMAL) != 0;

    rt_place_interval(place, &low, &high);
    put_number(w, low, decimal);
    rt_say(w, "..");
    put_number(w, high, decimal);
}

static void put_expected(struct rt_writer *w, const struct rt_matcher *m,
                         const struct isadora_item *item)
{
    switch (item->kind) {
    case ISADORA_ITEM_TEXT:
        rt_say_quoted(w, m->syntax->texts[item->index], item->size);
        break;
    case ISADORA_ITEM_BLANK:
        rt_say(w, "a blank");
        break;
    case ISADORA_ITEM_COMMA:
        rt_say(w, "`,`");
        break;
    case ISADORA_ITEM_FIXED:
        put_number(w, m->syntax->numbers[item->index], true);
        break;
    default:
        rt_say(w, m->syntax->places[item->index].expected);
        break;
    }
}

/* Do two items ask for the same? */
static bool same_wish(const struct isadora_syntax *syntax, const struct isadora_item *a,
                      const struct isadora_item *b)
{
    bool place = a->kind == ISADORA_ITEM_NUMBER || a->kind == ISADORA_ITEM_WORD;

    if (a->kind != b->kind || a->size != b->size)
        return false;
    if (a->index == b->index)
        return a->kind != ISADORA_ITEM_REGISTER || a->slot == b->slot;
    return place &&
           strcmp(syntax->places[a->index].expected, syntax->places[b->index].expected) == 0;
}

static bool wished_before(const struct rt_matcher *m, unsigned i)
{
    for (unsigned j = 0; j < i; j++) {
        const struct rt_miss *earlier = &m->misses->miss[j];
        if (earlier->kind == RT_MISS_ITEM &&
            same_wish(m->syntax, earlier->item, m->misses->miss[i].item))
            return true;
    }
    return false;
}

static unsigned wishes_count(const struct rt_matcher *m)
{
    unsigned wishes = 0;

    for (unsigned i = 0; i < m->misses->count; i++) {
        wishes += m->misses->miss[i].kind == RT_MISS_ITEM && !wished_before(m, i);
    }
    return wishes;
}

void rt_say_wishes(struct rt_writer *w, const struct rt_matcher *m)
{
    const struct rt_misses *all = m->misses;
    unsigned wishes = wishes_count(m), written = 0;

    rt_say(w, wishes > 1 ? "expected one of " : "expected ");
    for (unsigned i = 0; i < all->count; i++) {
        if (all->miss[i].kind != RT_MISS_ITEM || wished_before(m, i))
            continue;
        if (written > 0)
            rt_say(w, ", ");
        if (written == 6 && wishes > 7) {
            rt_say(w, "..");
            break;
        }
        put_expected(w, m, all->miss[i].item);
        written++;
    }
    if (written == 0)
        rt_say(w, "the end of the sentence");
}

/* ---- The message ---- */

static void say_range(struct rt_matcher *m, const struct rt_miss *miss, struct rt_writer *w)
{
    const struct isadora_place *place = &m->syntax->places[miss->item->index];
    bool decimal = (place->flags & ISADORA_PLACE_DECIMAL) != 0;

    if (place->scan != NULL) {
        rt_say(w, strstr(place->expected, ", ") != NULL ? "expected one of " : "expected ");
        rt_say(w, place->expected);
        rt_say_found(w, m, miss->at);
        return;
    }
    rt_say_quoted(w, miss->at, miss->length);
    if (place->base != ISADORA_BASE_NONE) {
        rt_say(w, " is out of reach: the distance must be in ");
    } else if (place->range_count > 0) {
        rt_say(w, " is not allowed here; expected ");
        rt_say(w, place->expected);
        return;
    } else {
        rt_say(w, " is not in ");
    }
    put_interval(w, place);
    if (place->mul != 1) {
        rt_say(w, " in steps of ");
        put_number(w, (struct isadora_number){place->mul, false}, decimal);
    }
}

static void say_multiple(struct rt_matcher *m, const struct rt_miss *miss, struct rt_writer *w)
{
    const struct isadora_place *place = &m->syntax->places[miss->item->index];

    rt_say_quoted(w, miss->at, miss->length);
    rt_say(w, place->base == ISADORA_BASE_NONE && place->add == 0 ? " is not a multiple of "
                                                                  : " does not lie on a step of ");
    put_number(w, (struct isadora_number){place->mul, false}, true);
}

static void say_word(struct rt_matcher *m, const struct rt_miss *miss, struct rt_writer *w)
{
    if (miss->taker >= 0 && miss->taker != miss->form) {
        rt_say(w, "the word of this sentence belongs to `");
        rt_say(w, m->target->forms[miss->taker].name);
        rt_say(w, "`");
    } else {
        const char *shares = m->target->forms[miss->form].shares;
        rt_say(w, "these operands do not go together");
        if (shares != NULL) {
            rt_say(w, ": ");
            rt_say(w, shares);
        }
    }
}

static void say_mask(struct rt_writer *w)
{
    rt_say(w, "the mask behind `^` may only hold bits that the sentence does not decide");
}

/* The message for one miss. */
void rt_say_miss(struct rt_matcher *m, const struct rt_miss *miss, struct rt_writer *w)
{
    switch (miss->kind) {
    case RT_MISS_RANGE:
        say_range(m, miss, w);
        break;
    case RT_MISS_MULTIPLE:
        say_multiple(m, miss, w);
        break;
    case RT_MISS_WORD:
        say_word(m, miss, w);
        break;
    case RT_MISS_MASK:
        say_mask(w);
        break;
    case RT_MISS_DEEP:
        rt_say(w, "this expression is nested too deeply");
        break;
    case RT_MISS_OVERFLOW:
        rt_say(w, "this number needs more than 64 bits");
        break;
    case RT_MISS_SHORT:
        rt_say(w, "no form of this sentence is long enough for its addresses");
        break;
    case RT_MISS_DIFFERS:
        rt_say_quoted(w, miss->at, miss->length);
        rt_say(w, " names a field that stands before, with another value");
        break;
    default:
        rt_say_quoted(w, miss->at, miss->length);
        rt_say(w, " is not defined");
        break;
    }
}
