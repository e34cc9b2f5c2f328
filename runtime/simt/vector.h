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

/* A form has one body, from which two functions are made: one for any instruction, and one for
 * usual ones, which all lanes execute: all operands have their first alternative, and fields that
 * decide what is done are 0. The body receives the running lanes; with what is known of usual
 * instructions little of it is left. */
#define RT_BODY(name)                                                                              \
    RT_WITHIN int name##_body(struct isadora_machine *m, const struct isadora_insn *in,            \
                              const bool usual, const uint32_t active)
#define RT_FUNCTION(name) static int name(struct isadora_machine *m, const struct isadora_insn *in)

#define RT_MADE_ANY(name)                                                                          \
    RT_FUNCTION(name##_any) { return name##_body(m, in, false, ISADORA_ACTIVE(m)); }
#define RT_MADE_USUAL(name)                                                                        \
    RT_MADE_ANY(name)                                                                              \
    RT_FUNCTION(name##_usual)                                                                      \
    {                                                                                              \
        if (ISADORA_ACTIVE(m) != UINT32_MAX)                                                       \
            return name##_any(m, in);                                                              \
        return name##_body(m, in, true, UINT32_MAX);                                               \
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

/* The functions of a form: `lines` and `values` are the slots that are 0 in usual instructions. */
#define RT_QUICK(name) const struct rt_quick ISADORA_LEVEL(name)
#define RT_ANY(name)                                                                               \
    RT_MADE_ANY(name)                                                                              \
    RT_QUICK(name) = {name##_any, NULL, 0, 0};
#define RT_USUAL(name, lines, values)                                                              \
    RT_MADE_USUAL(name)                                                                            \
    RT_QUICK(name) = {name##_any, name##_usual, lines, values};

struct rt_quick {
    isadora_action any, usual; /* usual: NULL where none is */
    uint32_t lines;            /* bit k: slot k of an instruction is 0 where it is usual */
    uint64_t values;
};

/* The alternative of an operand in slot k. */
RT_WITHIN uint8_t rt_taken(const struct isadora_insn *in, bool usual, int k)
{
    return usual ? 0 : in->alt[k];
}

static inline isadora_action rt_pick(const struct rt_quick *quick, const struct isadora_insn *in)
{
    if (!quick || !quick->usual)
        return quick ? quick->any : NULL;
    for (unsigned k = 0; k < ISADORA_VALUES; k++)
        if (quick->values >> k & 1 && in->value[k])
            return quick->any;
    for (unsigned k = 0; k < ISADORA_CHOICES; k++)
        if (quick->lines >> k & 1 && in->alt[k])
            return quick->any;
    return quick->usual;
}

/* The plain function of the form: whatever is unusual, with nothing done yet. */
RT_APART int rt_slowly(struct isadora_machine *m, const struct isadora_insn *in)
{
    m->trap = (struct isadora_trap){.space = -1, .lane = -1};
    m->lane = -1;
    return m->target->actions[in->form](m, in);
}

/* ---- registers ---- */

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

/* Results in a row of their own, into the registers of the lanes that run; `to` is NULL where they
 * are thrown away, and `from` where they were computed in place. */
#define RT_WRITE_ROW(BITS, TYPE)                                                                   \
    RT_APART void rt_merge##BITS(TYPE *to, const TYPE *from, uint32_t run)                         \
    {                                                                                              \
        RT_VECTOR                                                                                  \
        for (int32_t l = 0; l < RT_ROW; l++)                                                       \
            to[l] = run >> l & 1 ? from[l] : to[l];                                                \
    }                                                                                              \
    RT_WITHIN void rt_write_row##BITS(TYPE *to, const TYPE *from, uint32_t run)                    \
    {                                                                                              \
        if (to && to != from)                                                                      \
            rt_merge##BITS(to, from, run);                                                         \
    }

RT_WRITE_ROW(8, uint8_t)
RT_WRITE_ROW(16, uint16_t)
RT_WRITE_ROW(32, uint32_t)

#endif
