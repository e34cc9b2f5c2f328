/* term.c: the value of a term (uses.h): a number of which some bits may be unknown. A test over
 * fields decides, one over registers does not; but which bit of which register it asks for may
 * still be plain. */
#include "term.h"

static const struct rt_known unknown = {0, 0};

static uint64_t low_bits(uint64_t width)
{
    return width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

static struct rt_known of_truth(int t)
{
    return t < 0 ? (struct rt_known){0, ~UINT64_C(1)} : rt_all_known((uint64_t)t);
}

/* ---- Terms ---- */

static struct rt_known word_bits(const struct rt_eval *e, unsigned lo, unsigned width)
{
    uint8_t bytes[ISADORA_WORD_BYTES];
    int size = e->tables->target->encode(e->context, e->insn, bytes, sizeof bytes);
    uint64_t value = 0;

    if (size <= 0)
        return unknown;
    const struct isadora_unit *unit = e->tables->target->units;
    while (unit->bytes != size)
        unit++;
    for (unsigned i = 0; i < width && i < 64; i++) {
        unsigned bit = lo + i, byte = bit / 8;
        if (byte >= (unsigned)size)
            break;
        byte = unit->big_endian ? (unsigned)size - 1 - byte : byte;
        value |= (uint64_t)(bytes[byte] >> bit % 8 & 1) << i;
    }
    return rt_all_known(value);
}

const struct rt_use_alias *rt_alias_of(const struct rt_uses *t, int file, uint64_t number)
{
    for (size_t i = 0; i < t->alias_count; i++) {
        if (t->aliases[i].file == file && t->aliases[i].number == number)
            return &t->aliases[i];
    }
    return NULL;
}

static struct rt_known reg_value(const struct rt_eval *e, const struct rt_term *t)
{
    struct rt_known number = rt_term_value(e, t->a);
    const struct isadora_file *file = &e->tables->target->files[t->n];

    for (unsigned i = 0; rt_is_known(number) && i < file->entry_count; i++) {
        if (file->entries[i].number == number.value && file->entries[i].hardwired)
            return rt_all_known(file->entries[i].value);
    }
    return (struct rt_known){0, file->is_signed ? 0 : ~low_bits(file->width)};
}

static struct rt_known slice(struct rt_known a, struct rt_known from, uint64_t width)
{
    struct rt_known out = unknown;

    if (rt_is_known(from) && from.value < 64) {
        uint64_t sign = from.value ? ~low_bits(64 - from.value) : 0;
        out.value = (uint64_t)((int64_t)a.value >> from.value);
        out.bits = a.bits >> from.value | (a.bits >> 63 ? sign : 0);
    }
    return (struct rt_known){out.value & low_bits(width), out.bits | ~low_bits(width)};
}

static struct rt_known sign_extended(struct rt_known a, uint64_t width)
{
    uint64_t sign = width == 0 ? 0 : UINT64_C(1) << (width - 1), low = low_bits(width);
    struct rt_known out = {a.value & low, a.bits & low};

    if (a.bits & sign) {
        out.bits |= ~low;
        out.value |= a.value & sign ? ~low : 0;
    }
    return out;
}

static struct rt_known condition(const struct rt_eval *e, const struct rt_term *t)
{
    int test = rt_truth(rt_term_value(e, t->a));

    if (test >= 0)
        return rt_term_value(e, test ? t->b : t->c);
    struct rt_known a = rt_term_value(e, t->b), b = rt_term_value(e, t->c);
    return (struct rt_known){a.value, a.bits & b.bits & ~(a.value ^ b.value)};
}

static struct rt_known logic(const struct rt_eval *e, const struct rt_term *t, int decides)
{
    int a = rt_truth(rt_term_value(e, t->a));

    if (a == decides)
        return rt_all_known((uint64_t)a);
    int b = rt_truth(rt_term_value(
        e, t->b)); /* only where `a` holds may `b` be looked at; else it is unknown anyway */
    if (b == decides)
        return rt_all_known((uint64_t)b);
    return of_truth(a < 0 || b < 0 ? -1 : !decides);
}

static struct rt_known compared(uint8_t op, struct rt_known a, struct rt_known b)
{
    int64_t x = (int64_t)a.value, y = (int64_t)b.value;
    uint64_t differ = (a.value ^ b.value) & a.bits & b.bits;

    if (differ && op == RT_TERM_EQ)
        return rt_all_known(0);
    if (differ && op == RT_TERM_NE)
        return rt_all_known(1);
    if ((a.bits & b.bits) != UINT64_MAX)
        return of_truth(-1);
    switch (op) {
    case RT_TERM_EQ:
        return rt_all_known(x == y);
    case RT_TERM_NE:
        return rt_all_known(x != y);
    case RT_TERM_LT:
        return rt_all_known(x < y);
    case RT_TERM_LE:
        return rt_all_known(x <= y);
    case RT_TERM_GT:
        return rt_all_known(x > y);
    default:
        return rt_all_known(x >= y);
    }
}

static struct rt_known computed(uint8_t op, struct rt_known a, struct rt_known b)
{
    if ((a.bits & b.bits) != UINT64_MAX)
        return unknown;
    switch (op) {
    case RT_TERM_ADD:
        return rt_all_known(a.value + b.value);
    case RT_TERM_SUB:
        return rt_all_known(a.value - b.value);
    case RT_TERM_MUL:
        return rt_all_known(a.value * b.value);
    case RT_TERM_SHL:
        return b.value < 64 ? rt_all_known(a.value << b.value) : unknown;
    default:
        return rt_all_known((uint64_t)((int64_t)a.value >> (b.value < 64 ? b.value : 63)));
    }
}

/* Bit by bit: what one side decides is known whatever the other is. */
static struct rt_known bitwise(uint8_t op, struct rt_known a, struct rt_known b)
{
    uint64_t both = a.bits & b.bits;

    if (op == RT_TERM_BXOR)
        return (struct rt_known){a.value ^ b.value, both};
    if (op == RT_TERM_BAND)
        return (struct rt_known){a.value & b.value,
                                 both | (a.bits & ~a.value) | (b.bits & ~b.value)};
    return (struct rt_known){a.value | b.value, both | (a.bits & a.value) | (b.bits & b.value)};
}

static struct rt_known leaf(const struct rt_eval *e, const struct rt_term *t)
{
    switch (t->op) {
    case RT_TERM_CONST:
        return rt_all_known((uint64_t)t->n);
    case RT_TERM_VALUE:
        return rt_all_known(e->insn->value[t->n]);
    case RT_TERM_WORD:
        return word_bits(e, t->a, t->b);
    case RT_TERM_LINE:
        return rt_all_known(e->insn->line[t->a] == t->n);
    case RT_TERM_HERE:
        return rt_all_known(e->context->address);
    case RT_TERM_NEXT:
        return rt_all_known(e->context->address +
                            e->insn->length /
                                isadora_pc_step(e->tables->target, e->context->config));
    case RT_TERM_REG:
        return reg_value(e, t);
    default:
        return unknown;
    }
}

static struct rt_known unary(const struct rt_eval *e, const struct rt_term *t)
{
    struct rt_known a = rt_term_value(e, t->a);

    switch (t->op) {
    case RT_TERM_SLICE:
        return slice(a, rt_term_value(e, t->b), (uint64_t)t->n);
    case RT_TERM_SEXT:
        return sign_extended(a, (uint64_t)t->n);
    case RT_TERM_LNOT:
        return of_truth(rt_truth(a) < 0 ? -1 : !rt_truth(a));
    case RT_TERM_BNOT:
        return (struct rt_known){~a.value, a.bits};
    default:
        return rt_is_known(a) ? rt_all_known(0 - a.value) : unknown;
    }
}

static struct rt_known joined(const struct rt_eval *e, const struct rt_term *t)
{
    struct rt_known a = rt_term_value(e, t->a), b = rt_term_value(e, t->b);
    uint64_t low = low_bits((uint64_t)t->n);

    if (t->n >= 64)
        return a;
    return (struct rt_known){(a.value & low) | b.value << t->n, (a.bits & low) | b.bits << t->n};
}

struct rt_known rt_term_value(const struct rt_eval *e, uint16_t at)
{
    const struct rt_term *t = &e->tables->terms[at];

    if (t->op <= RT_TERM_REG)
        return leaf(e, t);
    if (t->op == RT_TERM_CAT)
        return joined(e, t);
    if (t->op == RT_TERM_COND)
        return condition(e, t);
    if (t->op == RT_TERM_LAND || t->op == RT_TERM_LOR)
        return logic(e, t, t->op == RT_TERM_LOR);
    if (t->op <= RT_TERM_NEG)
        return unary(e, t);
    if (t->op <= RT_TERM_BXOR)
        return bitwise(t->op, rt_term_value(e, t->a), rt_term_value(e, t->b));
    if (t->op <= RT_TERM_SHR)
        return computed(t->op, rt_term_value(e, t->a), rt_term_value(e, t->b));
    return compared(t->op, rt_term_value(e, t->a), rt_term_value(e, t->b));
}

/* ---- Guards: the one bit of a register that a test asks for ---- */

static const struct rt_guard no_guard = {-1, 0, 0, false};

static struct rt_guard flipped(struct rt_guard g, bool flip)
{
    g.wanted ^= flip;
    return g;
}

static struct rt_guard register_guard(const struct rt_eval *e, const struct rt_term *t,
                                      uint64_t bit)
{
    struct rt_known number = rt_term_value(e, t->a);
    const struct isadora_file *file = &e->tables->target->files[t->n];

    if (!rt_is_known(number) || bit >= file->width)
        return no_guard;
    const struct rt_use_alias *alias = rt_alias_of(e->tables, (int)t->n, number.value);
    if (alias != NULL)
        return bit == 0 && file->width == 1 ? rt_guard_of(e, alias->value) : no_guard;
    return (struct rt_guard){(int16_t)t->n, (uint32_t)number.value, (uint8_t)bit, true};
}

/* A test whose other side is a known number: `x == 0`, `x ^ 1`. */
static struct rt_guard guard_with(const struct rt_eval *e, const struct rt_term *t)
{
    struct rt_known b = rt_term_value(e, t->b);
    uint16_t other = t->a;

    if (!rt_is_known(b)) {
        b = rt_term_value(e, t->a);
        other = t->b;
    }
    if (!rt_is_known(b) || b.value > 1)
        return no_guard;
    bool one = b.value != 0;
    switch (t->op) {
    case RT_TERM_LAND:
        return one ? rt_guard_of(e, other) : no_guard;
    case RT_TERM_LOR:
        return one ? no_guard : rt_guard_of(e, other);
    case RT_TERM_NE:
    case RT_TERM_BXOR:
        return flipped(rt_guard_of(e, other), one);
    case RT_TERM_EQ:
        return flipped(rt_guard_of(e, other), !one);
    default:
        return no_guard;
    }
}

static struct rt_guard slice_guard(const struct rt_eval *e, const struct rt_term *t)
{
    struct rt_known from = rt_term_value(e, t->b);
    const struct rt_term *base = &e->tables->terms[t->a];

    if (t->n != 1 || !rt_is_known(from))
        return no_guard;
    while (base->op == RT_TERM_COND || base->op == RT_TERM_CAT) { /* the part that holds the bit */
        if (base->op == RT_TERM_COND) {
            int test = rt_truth(rt_term_value(e, base->a));
            if (test < 0)
                return no_guard;
            base = &e->tables->terms[test ? base->b : base->c];
        } else if (from.value < (uint64_t)base->n) {
            base = &e->tables->terms[base->a];
        } else {
            from.value -= (uint64_t)base->n;
            base = &e->tables->terms[base->b];
        }
    }
    if (base->op == RT_TERM_REG)
        return register_guard(e, base, from.value);
    return from.value == 0 ? rt_guard_of(e, (uint16_t)(base - e->tables->terms)) : no_guard;
}

struct rt_guard rt_guard_of(const struct rt_eval *e, uint16_t at)
{
    const struct rt_term *t = &e->tables->terms[at];
    int test;

    switch (t->op) {
    case RT_TERM_REG:
        return e->tables->target->files[t->n].width == 1 ? register_guard(e, t, 0) : no_guard;
    case RT_TERM_SLICE:
        return slice_guard(e, t);
    case RT_TERM_LNOT:
        return flipped(rt_guard_of(e, t->a), true);
    case RT_TERM_COND:
        test = rt_truth(rt_term_value(e, t->a));
        return test < 0 ? no_guard : rt_guard_of(e, test ? t->b : t->c);
    case RT_TERM_LAND:
    case RT_TERM_LOR:
    case RT_TERM_EQ:
    case RT_TERM_NE:
    case RT_TERM_BXOR:
        return guard_with(e, t);
    default:
        return no_guard;
    }
}
