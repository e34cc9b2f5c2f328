/* known.h: what an instruction alone says about numbers and tests.
 *
 * A number is one of which some bits may be unknown. A test may depend on what registers hold: it
 * says for each case of up to six bits of registers whether it holds, and may hold.
 */
#ifndef ISADORA_ANALYSIS_KNOWN_H
#define ISADORA_ANALYSIS_KNOWN_H

#include <isadora/analysis.h>

struct rt_uses;
struct rt_use_alias;

struct rt_number {
    uint64_t value; /* two's complement */
    uint64_t bits;  /* which of them are known */
    /* The low `own` bits are those of a register, from its bit `from` up; flipped: of one bit, the
     * opposite. */
    uint32_t index;
    int16_t file;
    uint8_t from, own;
    bool flipped;
};

/* One of those of the instruction, which rt_uses keeps. */
typedef const struct rt_number *rt_value;
extern const struct rt_number rt_unknown;

enum { RT_CASE_BITS = 6, RT_ANSWERS = 4, RT_MOST_NUMBERS = 512 };

struct rt_test {
    uint64_t must, may; /* bit n: case n of what the six bits are */
};

/* The numbers so far, and what the cases are about. */
struct rt_facts {
    struct isadora_guard bit[RT_CASE_BITS]; /* `value` is true; file -1: the answer to a test */
    unsigned bit_count, number_count;
    struct rt_number number[RT_MOST_NUMBERS];
};

/* ---- Numbers that are known ---- */

static inline uint64_t rt_low(uint64_t width)
{
    return width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}
static inline uint64_t rt_shl_int(uint64_t a, uint64_t n) { return n < 64 ? a << n : 0; }
static inline uint64_t rt_shr_int(uint64_t a, uint64_t n)
{
    return (uint64_t)((int64_t)a >> (n < 64 ? n : 63));
}
static inline uint64_t rt_bits(uint64_t a, uint64_t from, unsigned width)
{
    return rt_shr_int(a, from) & rt_low(width);
}
static inline uint64_t rt_sext(uint64_t a, unsigned width)
{
    const uint64_t sign = UINT64_C(1) << (width - 1);
    return ((a & rt_low(width)) ^ sign) - sign;
}

/* ---- Numbers ---- */

static inline bool rt_is_known(rt_value n) { return n->bits == UINT64_MAX; }

rt_value rt_known(struct rt_uses *, uint64_t value);
/* What an entry stands for; NULL where it is a register of its own. */
const struct rt_use_alias *rt_alias_of(const struct rt_uses *, int file, rt_value number);
/* What a register holds, known where it is wired to a number. */
rt_value rt_content(struct rt_uses *, int file, rt_value index);
rt_value rt_add(struct rt_uses *, rt_value, rt_value);
rt_value rt_sub(struct rt_uses *, rt_value, rt_value);
rt_value rt_mul(struct rt_uses *, rt_value, rt_value);
rt_value rt_shl(struct rt_uses *, rt_value, rt_value); /* shifted */
rt_value rt_shr(struct rt_uses *, rt_value, rt_value); /* the same, with its sign */
rt_value rt_band(struct rt_uses *, rt_value, rt_value);
rt_value rt_bor(struct rt_uses *, rt_value, rt_value);
rt_value rt_bxor(struct rt_uses *, rt_value, rt_value);
/* `width` bits from `from` up. */
rt_value rt_slice(struct rt_uses *, rt_value, uint64_t from, unsigned width);
rt_value rt_slice_at(struct rt_uses *, rt_value, rt_value from, unsigned width);
rt_value rt_signed(struct rt_uses *, rt_value, unsigned width);
/* The low `width` bits from the first, above them the second. */
rt_value rt_cat(struct rt_uses *, rt_value low, unsigned width, rt_value high);
/* Where the test is unknown, what both agree on is not. */
rt_value rt_chosen(struct rt_uses *, struct rt_test, rt_value yes, rt_value no);
/* 1 where it holds, else 0. */
rt_value rt_of_test(struct rt_uses *, struct rt_test);

/* ---- Tests ---- */

static inline struct rt_test rt_sure(bool holds)
{
    return holds ? (struct rt_test){UINT64_MAX, UINT64_MAX} : (struct rt_test){0, 0};
}
static inline struct rt_test rt_not(struct rt_test a) { return (struct rt_test){~a.may, ~a.must}; }
static inline struct rt_test rt_both(struct rt_test a, struct rt_test b)
{
    return (struct rt_test){a.must & b.must, a.may & b.may};
}
static inline struct rt_test rt_either(struct rt_test a, struct rt_test b)
{
    return (struct rt_test){a.must | b.must, a.may | b.may};
}
static inline struct rt_test rt_chosen_test(struct rt_test a, struct rt_test yes, struct rt_test no)
{
    return rt_either(rt_both(a, yes), rt_both(rt_not(a), no));
}

static inline struct rt_test rt_differ(struct rt_test a, struct rt_test b)
{
    return rt_chosen_test(a, rt_not(b), b);
}

/* Is it not 0? */
struct rt_test rt_test_of(struct rt_uses *, rt_value);
/* Does a register of one bit hold 1? */
struct rt_test rt_flag(struct rt_uses *, int file, uint64_t index);
struct rt_test rt_eq(struct rt_uses *, rt_value, rt_value);
/* As signed numbers. */
struct rt_test rt_lt(struct rt_uses *, rt_value, rt_value);
struct rt_test rt_le(struct rt_uses *, rt_value, rt_value);
/* The same with one answer, however often it is asked for. */
struct rt_test rt_answer(struct rt_uses *, struct rt_test);
/* The one bit of a register that it asks for; file -1: none. */
struct isadora_guard rt_guard_of(const struct rt_uses *, struct rt_test);
/* One bit of a register without which it cannot hold; file -1: none. */
struct isadora_guard rt_guard_needed(const struct rt_uses *, struct rt_test);

#endif
