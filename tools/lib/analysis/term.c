/* term.c: the value of a term (uses.h): a number of which some bits may be unknown. A test over
 * fields decides, one over registers does not; but which bit of which register it asks for may
 * still be plain. */
#include "analysis/term.h"

static const struct rt_known unknown = {0, 0};

static uint64_t low_bits(uint64_t width)
{
    return width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

static struct rt_known of_truth(int t)
{
    return t < 0 ? (struct rt_known){0, ~UINT64_C(1)} : rt_all_known((uint64_t)t);
}

/* ---- Layout: numbers behind each operator, then terms ---- */

static const struct {
    uint8_t numbers, terms;
} shape[RT_TERM_OPS] = {
    [RT_TERM_CONST] = {1, 0}, [RT_TERM_LONG] = {4, 0},  [RT_TERM_VALUE] = {1, 0},
    [RT_TERM_WORD] = {2, 0},  [RT_TERM_LINE] = {2, 0},  [RT_TERM_TAKEN] = {1, 0},
    [RT_TERM_REG] = {1, 1},   [RT_TERM_SLICE] = {1, 2}, [RT_TERM_SEXT] = {1, 1},
    [RT_TERM_CAT] = {1, 2},   [RT_TERM_COND] = {0, 3},  [RT_TERM_IN] = {1, 1},
    [RT_TERM_LAND] = {0, 2},  [RT_TERM_LOR] = {0, 2},   [RT_TERM_LNOT] = {0, 1},
    [RT_TERM_BNOT] = {0, 1},  [RT_TERM_NEG] = {0, 1},   [RT_TERM_BAND] = {0, 2},
    [RT_TERM_BOR] = {0, 2},   [RT_TERM_BXOR] = {0, 2},  [RT_TERM_ADD] = {0, 2},
    [RT_TERM_SUB] = {0, 2},   [RT_TERM_MUL] = {0, 2},   [RT_TERM_SHL] = {0, 2},
    [RT_TERM_SHR] = {0, 2},   [RT_TERM_EQ] = {0, 2},    [RT_TERM_NE] = {0, 2},
    [RT_TERM_LT] = {0, 2},    [RT_TERM_LE] = {0, 2},    [RT_TERM_GT] = {0, 2},
    [RT_TERM_GE] = {0, 2},
};

const uint16_t *rt_term_end(const uint16_t *at)
{
    unsigned left = 1;

    while (left > 0) {
        left += shape[*at].terms - 1u;
        at += 1 + shape[*at].numbers;
    }
    return at;
}

/* The first, second, third term behind an operator. */
static const uint16_t *part(const uint16_t *at, unsigned i)
{
    for (at += 1 + shape[*at].numbers; i > 0; i--)
        at = rt_term_end(at);
    return at;
}

static struct rt_known part_value(const struct rt_eval *e, const uint16_t *at, unsigned i)
{
    return rt_term_value(e, part(at, i));
}

static int part_truth(const struct rt_eval *e, const uint16_t *at, unsigned i)
{
    return rt_truth(part_value(e, at, i));
}

/* ---- Values ---- */

static struct rt_known word_bits(const struct rt_eval *e, unsigned lo, unsigned width)
{
    uint8_t bytes[ISADORA_WORD_BYTES];
    int size = e->target->encode(e->context, e->insn, bytes, sizeof bytes);
    uint64_t value = 0;

    if (size <= 0)
        return unknown;
    const struct isadora_unit *unit = e->target->units;
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

const struct rt_use_alias *rt_alias_of(const struct isadora_use_tables *t, int file,
                                       uint64_t number)
{
    for (size_t i = 0; i < t->alias_count; i++) {
        if (t->aliases[i].file == file && t->aliases[i].number == number)
            return &t->aliases[i];
    }
    return NULL;
}

static struct rt_known reg_value(const struct rt_eval *e, const uint16_t *at)
{
    struct rt_known number = part_value(e, at, 0);
    const struct isadora_file *file = &e->target->files[at[1]];

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

static struct rt_known condition(const struct rt_eval *e, const uint16_t *at)
{
    int test = part_truth(e, at, 0);

    if (test >= 0)
        return part_value(e, at, test ? 1 : 2);
    struct rt_known a = part_value(e, at, 1), b = part_value(e, at, 2);
    return (struct rt_known){a.value, a.bits & b.bits & ~(a.value ^ b.value)};
}

static struct rt_known logic(const struct rt_eval *e, const uint16_t *at, int decides)
{
    int a = part_truth(e, at, 0);

    if (a == decides)
        return rt_all_known((uint64_t)a);
    int b = part_truth(e, at, 1); /* only where `a` holds may `b` be looked at; else it is unknown
                                     anyway */
    if (b == decides)
        return rt_all_known((uint64_t)b);
    return of_truth(a < 0 || b < 0 ? -1 : !decides);
}

/* Is it one of the numbers of a set? */
static struct rt_known member(struct rt_known a, uint16_t set)
{
    bool possible = false;

    if (rt_is_known(a))
        return rt_all_known(a.value < 16 && (set >> a.value & 1));
    for (unsigned i = 0; i < 16; i++)
        possible |= (set >> i & 1) && !((a.value ^ i) & a.bits);
    return of_truth(possible ? -1 : 0);
}

static struct rt_known compared(unsigned op, struct rt_known a, struct rt_known b)
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

static struct rt_known computed(unsigned op, struct rt_known a, struct rt_known b)
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
static struct rt_known bitwise(unsigned op, struct rt_known a, struct rt_known b)
{
    uint64_t both = a.bits & b.bits;

    if (op == RT_TERM_BXOR)
        return (struct rt_known){a.value ^ b.value, both};
    if (op == RT_TERM_BAND)
        return (struct rt_known){a.value & b.value,
                                 both | (a.bits & ~a.value) | (b.bits & ~b.value)};
    return (struct rt_known){a.value | b.value, both | (a.bits & a.value) | (b.bits & b.value)};
}

static struct rt_known long_number(const uint16_t *at)
{
    uint64_t value = 0;

    for (unsigned i = 1; i <= 4; i++)
        value = value << 16 | at[i];
    return rt_all_known(value);
}

static struct rt_known leaf(const struct rt_eval *e, const uint16_t *at)
{
    switch (*at) {
    case RT_TERM_CONST:
        return rt_all_known(at[1]);
    case RT_TERM_LONG:
        return long_number(at);
    case RT_TERM_VALUE:
        return rt_all_known(e->insn->value[at[1]]);
    case RT_TERM_WORD:
        return word_bits(e, at[1], at[2]);
    case RT_TERM_LINE:
        return rt_all_known(e->insn->line[at[1]] == at[2]);
    case RT_TERM_TAKEN:
        return rt_all_known(e->insn->line[at[1]]);
    case RT_TERM_HERE:
        return rt_all_known(e->context->address);
    case RT_TERM_NEXT:
        return rt_all_known(e->context->address +
                            e->insn->length / isadora_pc_step(e->target, e->context->config));
    default:
        return unknown;
    }
}

static struct rt_known unary(const struct rt_eval *e, const uint16_t *at)
{
    struct rt_known a = part_value(e, at, 0);

    switch (*at) {
    case RT_TERM_SLICE:
        return slice(a, part_value(e, at, 1), at[1]);
    case RT_TERM_SEXT:
        return sign_extended(a, at[1]);
    case RT_TERM_IN:
        return member(a, at[1]);
    case RT_TERM_LNOT:
        return of_truth(rt_truth(a) < 0 ? -1 : !rt_truth(a));
    case RT_TERM_BNOT:
        return (struct rt_known){~a.value, a.bits};
    default:
        return rt_is_known(a) ? rt_all_known(0 - a.value) : unknown;
    }
}

static struct rt_known joined(const struct rt_eval *e, const uint16_t *at)
{
    struct rt_known a = part_value(e, at, 0), b = part_value(e, at, 1);
    unsigned width = at[1];
    uint64_t low = low_bits(width);

    if (width >= 64)
        return a;
    return (struct rt_known){(a.value & low) | b.value << width, (a.bits & low) | b.bits << width};
}

struct rt_known rt_term_value(const struct rt_eval *e, const uint16_t *at)
{
    const unsigned op = *at;

    if (op < RT_TERM_REG)
        return leaf(e, at);
    if (op == RT_TERM_REG)
        return reg_value(e, at);
    if (op == RT_TERM_CAT)
        return joined(e, at);
    if (op == RT_TERM_COND)
        return condition(e, at);
    if (op == RT_TERM_LAND || op == RT_TERM_LOR)
        return logic(e, at, op == RT_TERM_LOR);
    if (op <= RT_TERM_NEG)
        return unary(e, at);
    if (op <= RT_TERM_BXOR)
        return bitwise(op, part_value(e, at, 0), part_value(e, at, 1));
    if (op <= RT_TERM_SHR)
        return computed(op, part_value(e, at, 0), part_value(e, at, 1));
    return compared(op, part_value(e, at, 0), part_value(e, at, 1));
}

/* ---- Guards: the one bit of a register that a test asks for ---- */

static const struct isadora_guard no_guard = {-1, 0, 0, false};

static struct isadora_guard flipped(struct isadora_guard g, bool flip)
{
    g.value ^= flip;
    return g;
}

static struct isadora_guard register_guard(const struct rt_eval *e, const uint16_t *at,
                                           uint64_t bit)
{
    struct rt_known number = part_value(e, at, 0);
    const struct isadora_file *file = &e->target->files[at[1]];

    if (!rt_is_known(number) || bit >= file->width)
        return no_guard;
    const struct rt_use_alias *alias = rt_alias_of(e->target->uses, at[1], number.value);
    if (alias != NULL)
        return bit == 0 && file->width == 1 ? rt_guard_of(e, alias->value) : no_guard;
    return (struct isadora_guard){(int16_t)at[1], (uint32_t)number.value, (uint8_t)bit, true};
}

/* A test whose other side is a known number: `x == 0`, `x ^ 1`. */
static struct isadora_guard guard_with(const struct rt_eval *e, const uint16_t *at)
{
    struct rt_known b = part_value(e, at, 1);
    const uint16_t *other = part(at, 0);

    if (!rt_is_known(b)) {
        b = part_value(e, at, 0);
        other = part(at, 1);
    }
    if (!rt_is_known(b) || b.value > 1)
        return no_guard;
    bool one = b.value != 0;
    switch (*at) {
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

static struct isadora_guard slice_guard(const struct rt_eval *e, const uint16_t *at)
{
    struct rt_known from = part_value(e, at, 1);
    const uint16_t *base = part(at, 0);

    if (at[1] != 1 || !rt_is_known(from))
        return no_guard;
    while (*base == RT_TERM_COND || *base == RT_TERM_CAT) { /* the part that holds the bit */
        if (*base == RT_TERM_COND) {
            int test = part_truth(e, base, 0);
            if (test < 0)
                return no_guard;
            base = part(base, test ? 1 : 2);
        } else if (from.value < base[1]) {
            base = part(base, 0);
        } else {
            from.value -= base[1];
            base = part(base, 1);
        }
    }
    if (*base == RT_TERM_REG)
        return register_guard(e, base, from.value);
    return from.value == 0 ? rt_guard_of(e, base) : no_guard;
}

/* Where the test is unknown, both sides may still ask for the same bit. */
static struct isadora_guard condition_guard(const struct rt_eval *e, const uint16_t *at)
{
    int test = part_truth(e, at, 0);
    struct isadora_guard a = rt_guard_of(e, part(at, test == 0 ? 2 : 1));

    if (test >= 0 || a.file < 0)
        return a;
    struct isadora_guard b = rt_guard_of(e, part(at, 2));
    bool same = a.file == b.file && a.index == b.index && a.bit == b.bit && a.value == b.value;
    return same ? a : no_guard;
}

struct isadora_guard rt_guard_of(const struct rt_eval *e, const uint16_t *at)
{

    switch (*at) {
    case RT_TERM_REG:
        return e->target->files[at[1]].width == 1 ? register_guard(e, at, 0) : no_guard;
    case RT_TERM_SLICE:
        return slice_guard(e, at);
    case RT_TERM_LNOT:
        return flipped(rt_guard_of(e, part(at, 0)), true);
    case RT_TERM_COND:
        return condition_guard(e, at);
    case RT_TERM_LAND:
    case RT_TERM_LOR:
    case RT_TERM_EQ:
    case RT_TERM_NE:
    case RT_TERM_BXOR:
        return guard_with(e, at);
    default:
        return no_guard;
    }
}
