/* vector.h: what quick functions of generated code share: rows of lanes; places.h and rows.h have
 * their memory.
 *
 * Files that include this are compiled several times, each time for computers with wider
 * instructions; ISADORA_LEVEL_NAME gives their functions different names. A row has one value for
 * each lane, 32 at most. */
#ifndef ISADORA_FAST_H
#define ISADORA_FAST_H

#include "simt/lane_address.h"

#include <string.h>

#ifndef ISADORA_LEVEL_NAME
#define ISADORA_LEVEL_NAME plain
#endif
#define ISADORA_JOINED(name, level) name##_##level
#define ISADORA_JOIN(name, level) ISADORA_JOINED(name, level)
#define ISADORA_LEVEL(name) ISADORA_JOIN(name, ISADORA_LEVEL_NAME)

/* What a function knows of the instructions that it is for: what their operands' alternatives and
 * their fields are in some slots. */
struct rt_known {
    uint64_t values; /* bit k: slot k of `value` counts */
    uint32_t lines;
    uint8_t line[ISADORA_CHOICES], value[ISADORA_VALUES];
};

/* The alternative of an operand in slot k, and the field in slot k. */
RT_WITHIN uint8_t rt_taken(const struct isadora_insn *in, const struct rt_known *known, int k)
{
    return known && known->lines >> k & 1 ? known->line[k] : in->alt[k];
}
RT_WITHIN uint64_t rt_value(const struct isadora_insn *in, const struct rt_known *known, int k)
{
    return known && known->values >> k & 1 ? known->value[k] : in->value[k];
}
RT_WITHIN bool rt_knows(const struct rt_known *known, uint64_t values)
{
    return known && (known->values & values) == values;
}

/* A form has one body, from which several functions are made: one for any instruction, and some for
 * those of which something is known, which all lanes execute. The body receives what is known, NULL
 * for nothing, and the running lanes; where something is known little of it is left. */
#define RT_BODY(name)                                                                              \
    RT_WITHIN int name##_body(struct isadora_machine *m, const struct isadora_insn *in,            \
                              const struct rt_known *const known, const uint32_t active)
#define RT_FUNCTION(name) static int name(struct isadora_machine *m, const struct isadora_insn *in)

#define RT_MADE_ANY(name)                                                                          \
    RT_APART int name##_any(struct isadora_machine *m, const struct isadora_insn *in)              \
    {                                                                                              \
        return name##_body(m, in, NULL, ISADORA_ACTIVE(m));                                        \
    }
#define RT_KNOWN(name, n, of_lines, of_values, ...)                                                \
    static const struct rt_known name##_known_##n = {                                              \
        .lines = of_lines, .values = of_values, __VA_ARGS__};                                      \
    RT_FUNCTION(name##_##n)                                                                        \
    {                                                                                              \
        if (ISADORA_ACTIVE(m) != UINT32_MAX)                                                       \
            return name##_any(m, in);                                                              \
        return name##_body(m, in, &name##_known_##n, UINT32_MAX);                                  \
    }

/* A loop over lanes that knows small fields of the instruction, all in the number `key`: it is
 * compiled for some numbers, and for all others. For these it is compiled once more if one of the
 * fields is a rounding, in the bits `near`: to nearest is 0. */
#define RT_CASE(name, given, known)                                                                \
    case known: {                                                                                  \
        const int32_t key = known;                                                                 \
        name##_for given;                                                                          \
        break;                                                                                     \
    }
#define RT_LOOP(name, head, given, near, cases)                                                    \
    RT_APART void name head                                                                        \
    {                                                                                              \
        switch (fields) {                                                                          \
            cases                                                                                  \
        default:                                                                                   \
            if (near == 0 || (fields & near)) {                                                    \
                const int32_t key = fields;                                                        \
                name##_for given;                                                                  \
            } else {                                                                               \
                const int32_t key = fields & ~near;                                                \
                name##_for given;                                                                  \
            }                                                                                      \
        }                                                                                          \
    }
#define RT_LOOP_0(name, head, given, near) RT_LOOP(name, head, given, near, )
#define RT_LOOP_1(name, head, given, near, a)                                                      \
    RT_LOOP(name, head, given, near, RT_CASE(name, given, a))
#define RT_LOOP_2(name, head, given, near, a, b)                                                   \
    RT_LOOP(name, head, given, near, RT_CASE(name, given, a) RT_CASE(name, given, b))
#define RT_LOOP_3(name, head, given, near, a, b, c)                                                \
    RT_LOOP(name, head, given, near,                                                               \
            RT_CASE(name, given, a) RT_CASE(name, given, b) RT_CASE(name, given, c))
#define RT_LOOP_4(name, head, given, near, a, b, c, d)                                             \
    RT_LOOP(name, head, given, near,                                                               \
            RT_CASE(name, given, a) RT_CASE(name, given, b) RT_CASE(name, given, c)                \
                RT_CASE(name, given, d))
#define RT_LOOP_5(name, head, given, near, a, b, c, d, e)                                          \
    RT_LOOP(name, head, given, near,                                                               \
            RT_CASE(name, given, a) RT_CASE(name, given, b) RT_CASE(name, given, c)                \
                RT_CASE(name, given, d) RT_CASE(name, given, e))
#define RT_LOOP_6(name, head, given, near, a, b, c, d, e, f)                                       \
    RT_LOOP(name, head, given, near,                                                               \
            RT_CASE(name, given, a) RT_CASE(name, given, b) RT_CASE(name, given, c)                \
                RT_CASE(name, given, d) RT_CASE(name, given, e) RT_CASE(name, given, f))
#define RT_LOOP_7(name, head, given, near, a, b, c, d, e, f, g)                                    \
    RT_LOOP(name, head, given, near,                                                               \
            RT_CASE(name, given, a) RT_CASE(name, given, b) RT_CASE(name, given, c)                \
                RT_CASE(name, given, d) RT_CASE(name, given, e) RT_CASE(name, given, f)            \
                    RT_CASE(name, given, g))

/* The functions of a form. */
struct rt_way {
    const struct rt_known *known;
    isadora_action action;
};
struct rt_quick {
    isadora_action any;
    const struct rt_way *ways;
    unsigned count;
};
#define RT_QUICK(name) const struct rt_quick ISADORA_LEVEL(name)
#define RT_ANY(name)                                                                               \
    RT_MADE_ANY(name)                                                                              \
    RT_QUICK(name) = {name##_any, NULL, 0};
#define RT_WAY(name, n) {&name##_known_##n, name##_##n},
#define RT_WAYS(name, n, list)                                                                     \
    static const struct rt_way name##_ways[] = {list};                                             \
    RT_QUICK(name) = {name##_any, name##_ways, n};
#define RT_QUICK_1(name) RT_WAYS(name, 1, RT_WAY(name, 0))
#define RT_QUICK_2(name) RT_WAYS(name, 2, RT_WAY(name, 0) RT_WAY(name, 1))
#define RT_QUICK_3(name) RT_WAYS(name, 3, RT_WAY(name, 0) RT_WAY(name, 1) RT_WAY(name, 2))
#define RT_QUICK_4(name)                                                                           \
    RT_WAYS(name, 4, RT_WAY(name, 0) RT_WAY(name, 1) RT_WAY(name, 2) RT_WAY(name, 3))
#define RT_QUICK_5(name)                                                                           \
    RT_WAYS(name, 5,                                                                               \
            RT_WAY(name, 0) RT_WAY(name, 1) RT_WAY(name, 2) RT_WAY(name, 3) RT_WAY(name, 4))
#define RT_QUICK_6(name)                                                                           \
    RT_WAYS(name, 6,                                                                               \
            RT_WAY(name, 0) RT_WAY(name, 1) RT_WAY(name, 2) RT_WAY(name, 3) RT_WAY(name, 4)        \
                RT_WAY(name, 5))
#define RT_QUICK_7(name)                                                                           \
    RT_WAYS(name, 7,                                                                               \
            RT_WAY(name, 0) RT_WAY(name, 1) RT_WAY(name, 2) RT_WAY(name, 3) RT_WAY(name, 4)        \
                RT_WAY(name, 5) RT_WAY(name, 6))
#define RT_QUICK_8(name)                                                                           \
    RT_WAYS(name, 8,                                                                               \
            RT_WAY(name, 0) RT_WAY(name, 1) RT_WAY(name, 2) RT_WAY(name, 3) RT_WAY(name, 4)        \
                RT_WAY(name, 5) RT_WAY(name, 6) RT_WAY(name, 7))

static inline bool rt_is_known(const struct rt_known *known, const struct isadora_insn *in)
{
    unsigned k = 0;
    for (uint64_t left = known->values; left; left >>= 1, k++)
        if (left & 1 && in->value[k] != known->value[k])
            return false;
    k = 0;
    for (uint32_t left = known->lines; left; left >>= 1, k++)
        if (left & 1 && in->alt[k] != known->line[k])
            return false;
    return true;
}

static inline isadora_action rt_pick(const struct rt_quick *quick, const struct isadora_insn *in)
{
    for (unsigned i = 0; quick && i < quick->count; i++)
        if (rt_is_known(quick->ways[i].known, in))
            return quick->ways[i].action;
    return quick ? quick->any : NULL;
}

/* The plain function of the form: whatever is unusual, with nothing done yet. */
RT_APART int rt_slowly(struct isadora_machine *m, const struct isadora_insn *in)
{
    m->trap = (struct isadora_trap){.space = -1, .lane = -1};
    m->lane = -1;
    return m->target->actions[in->form](m, in);
}

/* ---- registers ---- */

/* The lanes with a 1 in a row of bytes that are 0 or 1: a product moves the bits of 8 bytes next to
 * each other. */
static inline uint32_t rt_lanes(const uint8_t *row)
{
    enum { AT_ONCE = RT_LOW_FIRST && RT_ROW % 8 == 0 ? 8 : 1 };
    uint32_t lanes = 0;
    for (uint32_t l = 0; l < RT_ROW; l += AT_ONCE) {
        uint64_t bytes = row[l];
        if (AT_ONCE == 8)
            memcpy(&bytes, row + l, sizeof bytes);
        lanes |= (uint32_t)(bytes * UINT64_C(0x0102040810204080) >> 56) << l;
    }
    return lanes;
}

static inline void rt_put32(uint32_t *to, const uint32_t *from, uint32_t run)
{
    if (run == UINT32_MAX) {
        memcpy(to, from, RT_ROW * sizeof *to);
        return;
    }
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++)
        to[l] = run >> l & 1 ? from[l] : to[l];
}

static inline void rt_put16(uint16_t *to, const uint32_t *from, uint32_t run)
{
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++)
        to[l] = run >> l & 1 ? (uint16_t)from[l] : to[l];
}

static inline void rt_put8(uint8_t *to, const uint32_t *from, uint32_t run)
{
    RT_VECTOR
    for (int32_t l = 0; l < RT_ROW; l++)
        to[l] = run >> l & 1 ? (uint8_t)from[l] : to[l];
}

/* Where results are computed: where they belong if that is `whole`, for all lanes with nothing that
 * may still go wrong, else in `row`; then they are put where they belong. `place` is NULL where
 * they are thrown away. */
#define RT_WRITE_ROW(BITS, TYPE)                                                                   \
    RT_WITHIN TYPE *rt_into##BITS(struct isadora_machine *m, bool whole, TYPE *place, TYPE *row)   \
    {                                                                                              \
        return !whole ? row : place ? place : m->spare.row##BITS;                                  \
    }                                                                                              \
    RT_APART void rt_merge##BITS(TYPE *to, const TYPE *from, uint32_t run)                         \
    {                                                                                              \
        RT_VECTOR                                                                                  \
        for (int32_t l = 0; l < RT_ROW; l++)                                                       \
            to[l] = run >> l & 1 ? from[l] : to[l];                                                \
    }                                                                                              \
    RT_WITHIN void rt_write_row##BITS(bool whole, TYPE *place, const TYPE *row, uint32_t run)      \
    {                                                                                              \
        if (!whole && place)                                                                       \
            rt_merge##BITS(place, row, run);                                                       \
    }

RT_WRITE_ROW(8, uint8_t)
RT_WRITE_ROW(16, uint16_t)
RT_WRITE_ROW(32, uint32_t)

#endif
