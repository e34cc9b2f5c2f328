/* place.c: from text to the bits of a field and, for messages, back. */
#include "asm/match/matcher.h"

bool rt_place_in_ranges(const struct isadora_place *place, uint64_t value)
{
    for (unsigned i = 0; i < place->range_count; i++) {
        const struct isadora_range *range = &place->ranges[i];
        if (value >= range->lo && value <= range->hi && (value & range->mask) == range->value)
            return true;
    }
    return false;
}

uint64_t rt_place_fill(const struct isadora_place *place, uint64_t value)
{
    if (rt_place_allows(place, value))
        return value;
    return place->ranges->mask != 0 ? place->ranges->value : place->ranges->lo;
}

/* Puts `bits` into the part of a field that a place spells. False when the same bits were said
 * otherwise before. */
bool rt_place_store_shared(struct rt_matcher *m, const struct isadora_item *item, uint64_t bits)
{
    const struct isadora_place *place = item->place;
    const uint8_t slot = (uint8_t)rt_item_slot(m, item);
    uint64_t *value = &m->insn->value[slot], part;
    m->stored |= UINT64_C(1) << slot;
    part = rt_low_bits(place->width) << place->shift;
    bits <<= place->shift;
    if (((*value ^ bits) & part & m->known[slot]) != 0)
        return false;
    if (m->writes == RT_WRITES) {
        m->steps = 0;
        return false;
    }
    m->write_of[m->writes++] = (struct rt_write){*value, m->known[slot], slot};
    *value = (*value & m->known[slot] & ~part) | bits;
    m->known[slot] |= part;
    return true;
}

struct rt_float_reading rt_place_read_float(const struct isadora_place *place, const char *at,
                                            const char *end)
{
    const struct rt_float_kind kind = rt_place_float(place);

    if (at == NULL)
        return (struct rt_float_reading){RT_FLOAT_MISSING, 0, 0, 0};
    return rt_float_read(&kind, at, end);
}

/* What an address is relative to. */
static uint64_t base_of(const struct rt_matcher *m, const struct isadora_place *place)
{
    uint64_t base = (uint64_t)place->add;

    if (place->base != ISADORA_BASE_ZERO)
        base += m->context->address;
    if (place->base == ISADORA_BASE_NEXT) {
        const unsigned length = m->target->forms[m->form->form].length;
        base += isadora_next_address(m->target, m->context->config, m->context->address, length) -
                m->context->address;
    }
    return base;
}

int64_t rt_place_beside(const struct rt_matcher *m, const struct isadora_item *item)
{
    const struct isadora_place *place = item->place;

    if (!rt_is_sum(place))
        return 0;
    const struct isadora_place *beside = place->beside;
    const int slot = (int)rt_item_slot(m, item) + place->beside_slot;
    uint64_t value = m->insn->value[slot] & rt_low_bits(beside->width);
    if ((beside->flags & ISADORA_PLACE_SIGNED) != 0 && value >> (beside->width - 1) != 0)
        value |= ~rt_low_bits(beside->width);
    value *= beside->mul;
    return (int64_t)((place->flags & ISADORA_PLACE_SUM) != 0 ? value : 0 - value);
}

void rt_place_interval(const struct isadora_place *place, struct isadora_number *low,
                       struct isadora_number *high)
{
    unsigned width = place->width - ((place->flags & ISADORA_PLACE_SIGNED) != 0 ? 1u : 0u);
    struct isadora_number mul = {place->mul, false}, add = rt_number(place->base ? 0 : place->add);

    *low = rt_number(0);
    *high = (struct isadora_number){rt_low_bits(width), false};
    if (place->flags & ISADORA_PLACE_SIGNED)
        *low = (struct isadora_number){~rt_low_bits(width), true};
    if (!rt_number_multiply(*low, mul, low) || !rt_number_add(*low, add, low))
        *low = (struct isadora_number){0, true};
    if (!rt_number_multiply(*high, mul, high) || !rt_number_add(*high, add, high)) {
        *high = (struct isadora_number){UINT64_MAX, false};
    }
}

/* May the number be where negative ones are taken for a field without sign: one that the field
 * can hold with or without sign, or what such a negative number is in 32 or 64 bits? */
static bool wraps(struct isadora_number number, unsigned width)
{
    const uint64_t least = ~rt_low_bits(width - 1); /* -2^(width - 1) in 64 bits */
    if (number.negative || number.bits >= least)
        return number.bits >= least;
    return number.bits <= rt_low_bits(width) ||
           (number.bits >> 32 == 0 && number.bits >= (uint32_t)least);
}

/* number = bits * mul + add, plus the earlier field of a sum, solved for the bits. */
bool rt_place_solve(const struct rt_matcher *m, const struct isadora_item *item,
                    struct isadora_number number, uint64_t *bits, enum rt_failure_kind *why)
{
    const struct isadora_place *place = item->place;
    const int64_t beyond = place->add + rt_place_beside(m, item);
    unsigned width = place->width;
    bool is_signed = (place->flags & ISADORA_PLACE_SIGNED) != 0;
    uint64_t magnitude;

    *why = RT_FAIL_RANGE;
    if (place->base != ISADORA_BASE_NONE) {
        uint64_t distance = (number.bits - base_of(m, place)) & place->modulus;
        bool backwards = is_signed && distance > place->modulus >> 1;
        number =
            (struct isadora_number){backwards ? distance | ~place->modulus : distance, backwards};
    } else if (beyond != 0) {
        struct isadora_number add;
        if (!rt_number_negate(rt_number(beyond), &add) || !rt_number_add(number, add, &number))
            return false;
    }
    if (place->mul != 1) {
        if (number.negative && number.bits == 0)
            return false;
        magnitude = number.negative ? 0 - number.bits : number.bits;
        *why = RT_FAIL_MULTIPLE;
        if (magnitude % place->mul != 0)
            return false;
        *why = RT_FAIL_RANGE;
        magnitude /= place->mul;
        number.bits = number.negative ? 0 - magnitude : magnitude;
    }
    *bits = number.bits & rt_low_bits(width);
    if (place->flags & ISADORA_PLACE_WRAP) {
        if (!wraps(number, width))
            return false;
    } else {
        uint64_t top = is_signed ? rt_low_bits(width - 1) : rt_low_bits(width);
        if (number.negative ? !is_signed || number.bits < ~top : number.bits > top)
            return false;
    }
    return rt_place_allows(place, *bits);
}
