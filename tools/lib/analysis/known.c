/* known.c: numbers of which some bits are unknown, and tests (known.h). */
#include "analysis/uses.h"

const struct rt_number rt_unknown = {0};

static const struct rt_test open = {0, UINT64_MAX};
static const struct isadora_guard no_guard = {.file = -1};

static const uint64_t case_of[RT_CASE_BITS] = {
    UINT64_C(0xaaaaaaaaaaaaaaaa), UINT64_C(0xcccccccccccccccc), UINT64_C(0xf0f0f0f0f0f0f0f0),
    UINT64_C(0xff00ff00ff00ff00), UINT64_C(0xffff0000ffff0000), UINT64_C(0xffffffff00000000)};

/* ---- Numbers ---- */

/* Without room for it, it is unknown. */
static rt_value keep(struct rt_uses *u, struct rt_number n)
{
    struct rt_facts *facts = &u->facts;

    if (facts->number_count == RT_MOST_NUMBERS)
        return &rt_unknown;
    facts->number[facts->number_count] = n;
    return &facts->number[facts->number_count++];
}

static rt_value of_bits(struct rt_uses *u, uint64_t value, uint64_t bits)
{
    return keep(u, (struct rt_number){.value = value, .bits = bits});
}

rt_value rt_known(struct rt_uses *u, uint64_t value) { return of_bits(u, value, UINT64_MAX); }

const struct rt_use_alias *rt_alias_of(const struct rt_uses *u, int file, rt_value number)
{
    const struct isadora_use_tables *t = u->tables;

    for (size_t i = 0; rt_is_known(number) && i < t->alias_count; i++) {
        if (t->aliases[i].file == file && t->aliases[i].number == number->value)
            return &t->aliases[i];
    }
    return NULL;
}

rt_value rt_content(struct rt_uses *u, int number, rt_value index)
{
    const struct isadora_file *file = &u->target->files[number];
    const struct rt_use_alias *alias = rt_alias_of(u, number, index);
    struct rt_number out = {.bits = file->is_signed ? 0 : ~rt_low(file->width)};

    for (unsigned i = 0; rt_is_known(index) && i < file->entry_count; i++) {
        if (file->entries[i].number == index->value && file->entries[i].hardwired)
            return rt_known(u, file->entries[i].value);
    }
    if (alias != NULL && alias->value != NULL)
        return alias->value(u);
    for (unsigned i = 0;
         u->contents && alias == NULL && rt_is_known(index) && i < u->contents->count; i++) {
        if (u->contents->list[i].file == number && u->contents->list[i].index == index->value)
            return rt_known(u, u->contents->list[i].value);
    }
    if (alias == NULL && rt_is_known(index)) {
        out.index = (uint32_t)index->value;
        out.file = (int16_t)number;
        out.own = file->width < 64 ? (uint8_t)file->width : 64;
    }
    return keep(u, out);
}

static bool both_known(rt_value a, rt_value b) { return rt_is_known(a) && rt_is_known(b); }

#define COMPUTED(name, result)                                                                     \
    rt_value name(struct rt_uses *u, rt_value a, rt_value b)                                       \
    {                                                                                              \
        return both_known(a, b) ? rt_known(u, result) : &rt_unknown;                               \
    }
COMPUTED(rt_add, a->value + b->value)
COMPUTED(rt_sub, a->value - b->value)
COMPUTED(rt_mul, a->value * b->value)
COMPUTED(rt_shl, rt_shl_int(a->value, b->value))
COMPUTED(rt_shr, rt_shr_int(a->value, b->value))
#undef COMPUTED

/* Bit by bit: what one side decides is known whatever the other is. */
rt_value rt_band(struct rt_uses *u, rt_value a, rt_value b)
{
    return of_bits(u, a->value & b->value,
                   (a->bits & b->bits) | (a->bits & ~a->value) | (b->bits & ~b->value));
}

rt_value rt_bor(struct rt_uses *u, rt_value a, rt_value b)
{
    return of_bits(u, a->value | b->value,
                   (a->bits & b->bits) | (a->bits & a->value) | (b->bits & b->value));
}

/* What is unknown keeps its register. */
static struct rt_number difference(rt_value a, rt_value b)
{
    struct rt_number out = rt_is_known(a) ? *b : *a;
    const struct rt_number *other = rt_is_known(a) ? a : b;

    out.value = a->value ^ b->value;
    out.bits = a->bits & b->bits;
    if (out.own > 0)
        out.own = rt_is_known(other);
    out.flipped ^= other->value & 1;
    return out;
}

rt_value rt_bxor(struct rt_uses *u, rt_value a, rt_value b) { return keep(u, difference(a, b)); }

rt_value rt_slice(struct rt_uses *u, rt_value a, uint64_t from, unsigned width)
{
    struct rt_number out = *a;

    if (from >= 64)
        return of_bits(u, 0, ~rt_low(width));
    out.value = rt_bits(a->value, from, width);
    out.bits = rt_shr_int(a->bits, from) | ~rt_low(width);
    out.from = (uint8_t)(a->from + from);
    out.own = (uint8_t)(a->own > from ? a->own - from : 0);
    out.own = out.own < width ? out.own : (uint8_t)width;
    return keep(u, out);
}

rt_value rt_slice_at(struct rt_uses *u, rt_value a, rt_value from, unsigned width)
{
    return rt_slice(u, a, rt_is_known(from) ? from->value : UINT64_MAX, width);
}

rt_value rt_signed(struct rt_uses *u, rt_value a, unsigned width)
{
    return of_bits(u, rt_sext(a->value, width), rt_sext(a->bits, width));
}

rt_value rt_cat(struct rt_uses *u, rt_value low, unsigned width, rt_value high)
{
    struct rt_number out = *low;

    if (width >= 64)
        return low;
    out.value = (low->value & rt_low(width)) | high->value << width;
    out.bits = (low->bits & rt_low(width)) | high->bits << width;
    return keep(u, out);
}

rt_value rt_chosen(struct rt_uses *u, struct rt_test test, rt_value yes, rt_value no)
{
    if (test.must == UINT64_MAX)
        return yes;
    if (test.may == 0)
        return no;
    return of_bits(u, yes->value, yes->bits & no->bits & ~(yes->value ^ no->value));
}

rt_value rt_of_test(struct rt_uses *u, struct rt_test test)
{
    if (test.must == UINT64_MAX || test.may == 0)
        return rt_known(u, test.may != 0);
    const struct isadora_guard guard = rt_guard_of(u, test);
    return keep(u, (struct rt_number){.bits = ~UINT64_C(1),
                                      .index = guard.index,
                                      .file = guard.file,
                                      .from = guard.bit,
                                      .own = guard.file >= 0,
                                      .flipped = !guard.value});
}

/* ---- Tests ---- */

/* The test for a bit; there may be no more cases. */
static struct rt_test add_bit(struct rt_facts *facts, struct isadora_guard bit, unsigned most)
{
    if (facts->bit_count >= most)
        return open;
    facts->bit[facts->bit_count] = bit;
    const uint64_t holds = case_of[facts->bit_count++];
    return (struct rt_test){holds, holds};
}

static struct rt_test bit_test(struct rt_facts *facts, rt_value n)
{
    unsigned i = 0;

    while (i < facts->bit_count &&
           (facts->bit[i].file != n->file || facts->bit[i].index != n->index ||
            facts->bit[i].bit != n->from))
        i++;
    const struct rt_test test =
        i < facts->bit_count
            ? (struct rt_test){case_of[i], case_of[i]}
            : add_bit(facts, (struct isadora_guard){n->file, n->index, n->from, true},
                      RT_CASE_BITS);
    return n->flipped ? rt_not(test) : test;
}

struct rt_test rt_test_of(struct rt_uses *u, rt_value n)
{
    if ((n->value & n->bits) || rt_is_known(n))
        return rt_sure(n->value & n->bits);
    return n->bits == ~UINT64_C(1) && n->own ? bit_test(&u->facts, n) : open;
}

struct rt_test rt_flag(struct rt_uses *u, int file, uint64_t index)
{
    return rt_test_of(u, rt_content(u, file, rt_known(u, index)));
}

struct rt_test rt_eq(struct rt_uses *u, rt_value a, rt_value b)
{
    const struct rt_number n = difference(a, b);

    return rt_not(rt_test_of(u, &n));
}

struct rt_test rt_lt(struct rt_uses *u, rt_value a, rt_value b)
{
    (void)u;
    return both_known(a, b) ? rt_sure((int64_t)a->value < (int64_t)b->value) : open;
}

struct rt_test rt_le(struct rt_uses *u, rt_value a, rt_value b)
{
    (void)u;
    return both_known(a, b) ? rt_sure((int64_t)a->value <= (int64_t)b->value) : open;
}

struct isadora_guard rt_guard_of(const struct rt_uses *u, struct rt_test test)
{
    for (unsigned i = 0; i < u->facts.bit_count; i++) {
        struct isadora_guard guard = u->facts.bit[i];
        guard.value = test.must == case_of[i];
        if (test.must == test.may && (guard.value || test.must == ~case_of[i]))
            return guard.file < 0 ? no_guard : guard;
    }
    return no_guard;
}

struct isadora_guard rt_guard_needed(const struct rt_uses *u, struct rt_test test)
{
    for (unsigned i = 0; i < u->facts.bit_count; i++) {
        struct isadora_guard guard = u->facts.bit[i];
        guard.value = (test.may & ~case_of[i]) == 0;
        if (guard.file >= 0 && (guard.value || (test.may & case_of[i]) == 0))
            return guard;
    }
    return no_guard;
}

struct rt_test rt_answer(struct rt_uses *u, struct rt_test test)
{
    if (test.must == test.may)
        return test;
    const struct rt_test answer = add_bit(&u->facts, no_guard, RT_ANSWERS);
    return rt_either((struct rt_test){test.must, test.must},
                     rt_both(answer, (struct rt_test){test.may, test.may}));
}
