/* term.c: the value of a term (uses.h): a number of which some bits may be unknown. A test over
 * fields decides, one over registers does not; but which bit of which register it asks for may
 * still be plain. */
#include "analysis/term.h"
#include "analysis/word_bits.h"

static const struct rt_known unknown = {0, 0};

static uint64_t low_bits(uint64_t width)
{
    return width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

static struct rt_known of_truth(int t)
{
    return t < 0 ? (struct rt_known){0, ~UINT64_C(1)} : rt_all_known((uint64_t)t);
}

/* ---- Layout: numbers after each operator, then terms ---- */

#define SHAPE(name, numbers, terms) {numbers, terms},
static const struct {
    uint8_t numbers, terms;
} shape[] = {RT_TERM_OPERATORS(SHAPE)};
#undef SHAPE

const uint16_t *rt_term_end(const uint16_t *at)
{
    unsigned left = 1;

    while (left > 0) {
        left += shape[*at].terms - 1u;
        at += 1 + shape[*at].numbers;
    }
    return at;
}

/* The first, second, third term after an operator. */
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

/* ---- Values of operators without terms ---- */

static struct rt_known word_bits(const struct rt_eval *e, unsigned lo, unsigned width)
{
    uint8_t bytes[ISADORA_WORD_BYTES];
    const int size = e->target->encode(e->context, e->insn, bytes, sizeof bytes);
    const struct isadora_unit *unit = e->target->units;

    if (size <= 0)
        return unknown;
    while (unit->bytes != size)
        unit++;
    return rt_all_known(rt_word_bits(unit->big_endian, bytes, (unsigned)size, lo, width));
}

static uint64_t long_number(const uint16_t *at)
{
    uint64_t value = 0;

    for (unsigned i = 1; i <= 4; i++)
        value = value << 16 | at[i];
    return value;
}

static struct rt_known leaf(const struct rt_eval *e, const uint16_t *at)
{
    switch (*at) {
    case RT_TERM_CONST:
        return rt_all_known(at[1]);
    case RT_TERM_LONG:
        return rt_all_known(long_number(at));
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

/* ---- Values of the others, from those of their terms ---- */

const struct rt_use_alias *rt_alias_of(const struct isadora_use_tables *t, int file,
                                       uint64_t number)
{
    for (size_t i = 0; i < t->alias_count; i++) {
        if (t->aliases[i].file == file && t->aliases[i].number == number)
            return &t->aliases[i];
    }
    return NULL;
}

static struct rt_known reg_value(const struct isadora_file *file, struct rt_known number)
{
    for (unsigned i = 0; rt_is_known(number) && i < file->entry_count; i++) {
        if (file->entries[i].number == number.value && file->entries[i].hardwired)
            return rt_all_known(file->entries[i].value);
    }
    return (struct rt_known){0, file->is_signed ? 0 : ~low_bits(file->width)};
}

static struct rt_known slice(struct rt_known a, struct rt_known from, unsigned width)
{
    struct rt_known out = unknown;

    if (rt_is_known(from) && from.value < 64) {
        const uint64_t sign = from.value ? ~low_bits(64 - from.value) : 0;
        out.value = (uint64_t)((int64_t)a.value >> from.value);
        out.bits = a.bits >> from.value | (a.bits >> 63 ? sign : 0);
    }
    return (struct rt_known){out.value & low_bits(width), out.bits | ~low_bits(width)};
}

static struct rt_known sign_extended(struct rt_known a, unsigned width)
{
    const uint64_t sign = width == 0 ? 0 : UINT64_C(1) << (width - 1), low = low_bits(width);
    struct rt_known out = {a.value & low, a.bits & low};

    if (a.bits & sign) {
        out.bits |= ~low;
        out.value |= a.value & sign ? ~low : 0;
    }
    return out;
}

static struct rt_known joined(struct rt_known a, struct rt_known b, unsigned width)
{
    const uint64_t low = low_bits(width);

    if (width >= 64)
        return a;
    return (struct rt_known){(a.value & low) | b.value << width, (a.bits & low) | b.bits << width};
}

/* Where the test is unknown, what both sides agree on is not. */
static struct rt_known chosen(int test, struct rt_known a, struct rt_known b)
{
    if (test >= 0)
        return test ? a : b;
    return (struct rt_known){a.value, a.bits & b.bits & ~(a.value ^ b.value)};
}

/* `and` (decides 0) and `or` (decides 1) of two tests. */
static int logic(int a, int b, int decides)
{
    if (a == decides || b == decides)
        return decides;
    return a < 0 || b < 0 ? -1 : !decides;
}

/* Is it one of the numbers of a set? */
static int member(struct rt_known a, unsigned set)
{
    bool possible = false;

    if (rt_is_known(a))
        return a.value < 16 && (set >> a.value & 1);
    for (unsigned i = 0; i < 16; i++)
        possible |= (set >> i & 1) && !((a.value ^ i) & a.bits);
    return possible ? -1 : 0;
}

static int compared(unsigned op, struct rt_known a, struct rt_known b)
{
    enum { LESS = 1, EQUAL = 2, GREATER = 4 };
    static const uint8_t holding[] = {
        [RT_TERM_EQ] = EQUAL,        [RT_TERM_NE] = LESS | GREATER, [RT_TERM_LT] = LESS,
        [RT_TERM_LE] = LESS | EQUAL, [RT_TERM_GT] = GREATER,        [RT_TERM_GE] = GREATER | EQUAL,
    };
    const int64_t x = (int64_t)a.value, y = (int64_t)b.value;
    const uint64_t both = a.bits & b.bits;
    unsigned possible = LESS | EQUAL | GREATER;

    if (both == UINT64_MAX)
        possible = x < y ? LESS : x > y ? GREATER : EQUAL;
    else if ((a.value ^ b.value) & both)
        possible = LESS | GREATER;
    if ((holding[op] & possible) == possible)
        return 1;
    return holding[op] & possible ? -1 : 0;
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
    const uint64_t both = a.bits & b.bits;

    if (op == RT_TERM_BXOR)
        return (struct rt_known){a.value ^ b.value, both};
    if (op == RT_TERM_BAND)
        return (struct rt_known){a.value & b.value,
                                 both | (a.bits & ~a.value) | (b.bits & ~b.value)};
    return (struct rt_known){a.value | b.value, both | (a.bits & a.value) | (b.bits & b.value)};
}

/* The value of an operator with the number `n`, from the values of its terms. */
static struct rt_known applied(const struct rt_eval *e, unsigned op, unsigned n,
                               const struct rt_known *k)
{
    switch (op) {
    case RT_TERM_REG:
        return reg_value(&e->target->files[n], k[0]);
    case RT_TERM_SLICE:
        return slice(k[0], k[1], n);
    case RT_TERM_SEXT:
        return sign_extended(k[0], n);
    case RT_TERM_CAT:
        return joined(k[0], k[1], n);
    case RT_TERM_COND:
        return chosen(rt_truth(k[0]), k[1], k[2]);
    case RT_TERM_IN:
        return of_truth(member(k[0], n));
    case RT_TERM_LAND:
    case RT_TERM_LOR:
        return of_truth(logic(rt_truth(k[0]), rt_truth(k[1]), op == RT_TERM_LOR));
    case RT_TERM_LNOT:
        return of_truth(rt_truth(k[0]) < 0 ? -1 : !rt_truth(k[0]));
    case RT_TERM_BNOT:
        return (struct rt_known){~k[0].value, k[0].bits};
    case RT_TERM_NEG:
        return computed(RT_TERM_SUB, rt_all_known(0), k[0]);
    default:
        return op <= RT_TERM_BXOR  ? bitwise(op, k[0], k[1])
               : op <= RT_TERM_SHR ? computed(op, k[0], k[1])
                                   : of_truth(compared(op, k[0], k[1]));
    }
}

/* The value of the term at *at, which becomes what follows it. */
static struct rt_known evaluate(const struct rt_eval *e, const uint16_t **at)
{
    const uint16_t *term = *at;
    struct rt_known parts[3];

    *at += 1 + shape[*term].numbers;
    if (*term < RT_TERM_REG)
        return leaf(e, term);
    for (unsigned i = 0; i < shape[*term].terms; i++)
        parts[i] = evaluate(e, at);
    return applied(e, *term, term[1], parts);
}

struct rt_known rt_term_value(const struct rt_eval *e, const uint16_t *term)
{
    return evaluate(e, &term);
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
            const int test = rt_truth(part_value(e, base, 0));
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
    const int test = rt_truth(part_value(e, at, 0));
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
