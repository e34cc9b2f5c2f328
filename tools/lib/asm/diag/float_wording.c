/* float_wording.c: why a float does not go into a field, in words. */
#include "asm/diag/wording.h"

static void say_count(struct rt_writer *w, unsigned count)
{
    rt_say_number(w, rt_number(count), true);
}

/* `f32`, or `the high 20 bits of f32`. */
static void say_field(struct rt_writer *w, const struct rt_float_kind *kind)
{
    if (kind->width < kind->format) {
        rt_say(w, "the high ");
        say_count(w, kind->width);
        rt_say(w, " bits of ");
    }
    rt_say(w, "f");
    say_count(w, kind->format);
}

static void say_value(struct rt_writer *w, const struct rt_float_kind *kind, uint64_t bits)
{
    char text[RT_FLOAT_TEXT_MAX];
    rt_float_print(kind, bits, text);
    rt_say(w, text);
}

void rt_say_float(const struct rt_matcher *m, const struct rt_miss *miss, struct rt_writer *w)
{
    const struct isadora_place *place = miss->item->place;
    const struct rt_float_kind kind = rt_place_float(place);
    const struct rt_float_reading found = rt_place_read_float(place, miss->at, m->end);

    rt_say_quoted(w, miss->at, miss->length);
    switch (found.trouble) {
    case RT_FLOAT_LARGE:
        rt_say(w, " is too large for ");
        break;
    case RT_FLOAT_SMALL:
        rt_say(w, " is too near to zero for ");
        break;
    case RT_FLOAT_NARROW:
        rt_say(w, " does not fit into ");
        break;
    case RT_FLOAT_BITS:
        rt_say(w, " has more bits than the field, which is ");
        break;
    case RT_FLOAT_BETWEEN:
        rt_say(w, " lies between two numbers of the field, ");
        say_value(w, &kind, found.bits);
        rt_say(w, " and ");
        say_value(w, &kind, found.beyond);
        rt_say(w, ": it is ");
        break;
    default:
        rt_say(w, " is not allowed here; expected ");
        rt_say(w, place->expected);
        return;
    }
    say_field(w, &kind);
}
