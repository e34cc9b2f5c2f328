/* wording.c: the words of messages about sentences. */
#include "asm/diag/wording.h"
#include "asm/diag/wishes.h"

#include "base/sanitize.h"

#include <string.h>

/* ---- Text of a fixed size ---- */

struct rt_writer rt_writer_on(char *text, size_t size)
{
    text[0] = '\0';
    return (struct rt_writer){text, 0, size};
}

/* What does not fit is cut off. */
void rt_say_bytes(struct rt_writer *w, const char *bytes, size_t size)
{
    size_t room = w->size - w->used - 1, n = size < room ? size : room;

    memcpy(w->text + w->used, bytes, n);
    rt_make_shown(w->text + w->used, n);
    w->used += n;
    w->text[w->used] = '\0';
}

void rt_say(struct rt_writer *w, const char *text) { rt_say_bytes(w, text, strlen(text)); }

void rt_say_number(struct rt_writer *w, struct isadora_number number, bool decimal)
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
    rt_say_bytes(w, digits + at, sizeof digits - at);
}

void rt_say_code(struct rt_writer *w, const char *text)
{
    size_t size = strlen(text), room = w->size - w->used - 1;

    while (size > 0 && text[size - 1] == ' ')
        size--;
    bool cut = size + 2 > room;
    if (cut) {
        size = room > 5 ? room - 5 : 0;
        while (size > 0 && text[size] != ' ')
            size--;
    }
    rt_say(w, "`");
    for (size_t from = 0; from < size;) { /* what prints nothing leaves two blanks: one will do */
        size_t to = from + 1;
        while (to < size && (text[to - 1] != ' ' || text[to] != ' '))
            to++;
        rt_say_bytes(w, text + from, to - from);
        from = to;
        while (from < size && text[from] == ' ')
            from++;
    }
    rt_say(w, cut ? " ..`" : "`");
}

void rt_say_quoted(struct rt_writer *w, const char *bytes, size_t size)
{
    rt_say(w, "`");
    rt_say_bytes(w, bytes, size > 40 ? 40 : size);
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
    } else if (rt_is(*at, RT_BLANK)) {
        rt_say(w, "a blank");
    } else {
        rt_say_quoted(w, at, rt_word_length(at, m->end));
    }
}

/* ---- Ranges ---- */

static void put_interval(struct rt_writer *w, const struct isadora_place *place)
{
    struct isadora_number low, high;
    bool decimal = (place->flags & ISADORA_PLACE_DECIMAL) != 0;

    rt_place_interval(place, &low, &high);
    rt_say_number(w, low, decimal);
    rt_say(w, "..");
    rt_say_number(w, high, decimal);
}

/* ---- The message ---- */

/* Of several forms that refuse the number, the item that takes most. */
static const struct isadora_item *widest(const struct rt_matcher *m, const struct rt_miss *miss)
{
    const struct rt_misses *all = m->misses;
    const struct isadora_item *best = miss->item;
    struct isadora_number low, high, most;

    rt_place_interval(best->place, &low, &most);
    for (unsigned i = 0; i < all->count; i++) {
        const struct rt_miss *other = &all->miss[i];
        if (other->kind != RT_MISS_RANGE || other->at != miss->at)
            continue;
        const struct isadora_place *place = other->item->place;
        rt_place_interval(place, &low, &high);
        if (place->words != NULL || rt_number_compare(high, most) <= 0)
            continue;
        best = other->item;
        most = high;
    }
    return best;
}

static void say_range(struct rt_matcher *m, const struct rt_miss *miss, struct rt_writer *w)
{
    const struct isadora_place *place = miss->item->place;

    if (place->words != NULL) {
        struct rt_wishes wishes;
        rt_wishes_read(m, RT_MISS_RANGE, miss->at, &wishes);
        rt_say_wishes(w, m, &wishes);
        rt_say_found(w, m, miss->at);
        return;
    }
    place = widest(m, miss)->place;
    bool decimal = (place->flags & ISADORA_PLACE_DECIMAL) != 0;
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
        rt_say_number(w, (struct isadora_number){place->mul, false}, decimal);
    }
}

static void say_multiple(const struct rt_miss *miss, struct rt_writer *w)
{
    const struct isadora_place *place = miss->item->place;

    rt_say_quoted(w, miss->at, miss->length);
    rt_say(w, place->base == ISADORA_BASE_NONE && place->add == 0 ? " is not a multiple of "
                                                                  : " does not lie on a step of ");
    rt_say_number(w, (struct isadora_number){place->mul, false}, true);
}

static void say_word(struct rt_matcher *m, const struct rt_miss *miss, struct rt_writer *w)
{
    const char *shares = m->target->forms[miss->form].shares;

    if (miss->beside != NULL) {
        rt_say_quoted(w, miss->at, miss->length);
        rt_say(w, " cannot stand beside ");
        rt_say_quoted(w, miss->beside, miss->beside_length);
    } else if (miss->taker >= 0 && miss->taker != miss->form) {
        rt_say(w, "the word of this sentence belongs to `");
        rt_say(w, m->target->forms[miss->taker].name);
        rt_say(w, "`");
        return;
    } else {
        rt_say(w, "these operands do not go together");
    }
    if (shares != NULL) {
        rt_say(w, ": ");
        rt_say(w, shares);
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
        say_multiple(miss, w);
        break;
    case RT_MISS_FLOAT:
        rt_say_float(m, miss, w);
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
