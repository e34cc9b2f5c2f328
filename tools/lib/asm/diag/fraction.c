/* fraction.c: numbers with a fraction where none can stand, because the instruction holds bits that
 * are not told to be a float's. Where a number of 32 or 64 bits can stand in some form of the
 * mnemonic, its bits are named. */
#include "asm/diag/complain.h"

#include <string.h>

enum { DEEP = 16 };

/* ---- The number ---- */

static const char *digits_skip(const char *at, const char *end)
{
    while (at < end && rt_is(*at, RT_DIGIT))
        at++;
    return at;
}

size_t rt_fraction_length(const char *at, const char *end)
{
    const char *begin = at;
    bool fraction = false, digits = false;

    if (at < end && *at == '-')
        at++;
    const char *next = digits_skip(at, end);
    digits = next > at;
    at = next;
    if (at < end && *at == '.') {
        next = digits_skip(at + 1, end);
        fraction = digits = digits || next > at + 1;
        at = next;
    }
    if (digits && at < end && (*at == 'e' || *at == 'E')) {
        const char *power = at + 1;
        if (power < end && (*power == '-' || *power == '+'))
            power++;
        next = digits_skip(power, end);
        if (next == power)
            return 0;
        fraction = true;
        at = next;
    }
    if (fraction && at < end && (*at == 'f' || *at == 'F'))
        at++;
    return fraction && (at == end || !rt_is(*at, RT_NAME | RT_DIGIT)) ? (size_t)(at - begin) : 0;
}

/* ---- Who takes one ---- */

/* The widest number among the items, those of all rows of choices too. */
static unsigned widest_of(const struct isadora_item *item, unsigned depth)
{
    unsigned most = 0;

    for (; item->kind != ISADORA_ITEM_END && depth < DEEP; item++) {
        unsigned width = 0;
        if (item->kind == ISADORA_ITEM_NUMBER && item->place->base == ISADORA_BASE_NONE)
            width = item->place->width;
        for (unsigned i = 0; item->kind == ISADORA_ITEM_CHOICE && i < item->size; i++) {
            const unsigned inner = widest_of(item->options[i].items, depth + 1);
            width = inner > width ? inner : width;
        }
        most = width > most ? width : most;
    }
    return most;
}

/* The widest number of the forms that begin with the mnemonic of this sentence. */
static unsigned width_of(const struct rt_matcher *m)
{
    const char *at = rt_skip_blanks(rt_prefix_of(m).end, m->end);
    unsigned most = 0;
    const struct isadora_head *head = rt_head_find(m->syntax, at, m->end);

    for (uint32_t i = 0; head != NULL && i < head->count; i++) {
        const struct isadora_alternative *form = &head->forms[i];
        if ((m->target->forms[form->form].configs >> m->context->config & 1) == 0)
            continue;
        const unsigned width = widest_of(form->items, 0);
        most = width > most ? width : most;
    }
    return most;
}

bool rt_fraction_bits(const struct rt_matcher *m, const char *at, size_t size, uint64_t *bits)
{
    const unsigned width = width_of(m);
    const uint8_t format = width >= 64 ? 64 : 32;
    const struct rt_float_kind kind = {format, format, 0};

    if (width < 32)
        return false;
    size -= at[size - 1] == 'f' || at[size - 1] == 'F';
    const struct rt_float_reading found = rt_float_read(&kind, at, at + size);
    *bits = found.bits;
    return found.trouble == RT_FLOAT_FITS && found.length == size;
}

/* ---- What to write ---- */

/* Without one of its words the sentence may take the number. */
static bool note_without(struct rt_matcher *m, unsigned mark, const char *text, const char *end,
                         struct isadora_complaint *why)
{
    char other[512];

    for (const char *at = text; at < end;) {
        const char *next = at;
        while (next < end && !rt_is(*next, RT_BLANK))
            next++;
        const char *behind = rt_skip_blanks(next, end);
        if (at > text && behind < end && rt_is(*at, RT_WORD) && !rt_is(*at, RT_DIGIT)) {
            const size_t before = (size_t)(at - text), rest = (size_t)(end - behind);
            memcpy(other, text, before);
            memcpy(other + before, behind, rest);
            if (rt_fits(m, mark, other, other + before + rest, false)) {
                rt_like(m);
                rt_note_piece(why, "", (struct rt_span){other, other + before + rest},
                              " would be right");
                return true;
            }
        }
        at = behind;
    }
    return false;
}

bool rt_note_fraction(struct rt_matcher *m, unsigned mark, const char *at,
                      struct isadora_complaint *why)
{
    const size_t size = rt_fraction_length(at, m->end), before = (size_t)(at - m->text);
    const size_t whole = (size_t)(m->end - m->text);
    char text[512], number[24];
    struct rt_writer bits_on = rt_writer_on(number, sizeof number);
    uint64_t bits;

    if (size == 0 || (before > 0 && rt_is(at[-1], RT_NAME | RT_DIGIT)) ||
        whole + sizeof number > sizeof text || !rt_fraction_bits(m, at, size, &bits))
        return false;
    rt_say_number(&bits_on, (struct isadora_number){bits, false}, false);
    memcpy(text, m->text, before);
    memcpy(text + before, number, bits_on.used);
    memcpy(text + before + bits_on.used, at + size, whole - before - size);
    const char *end = text + whole - size + bits_on.used;
    struct rt_writer w = rt_note_begin(why);
    rt_say(&w, "a number with a fraction is written as its bits: ");
    rt_say_quoted(&w, at, size);
    rt_say(&w, " is ");
    rt_say(&w, number);
    (void)note_without(m, mark, text, end, why);
    return true;
}
