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

/* A form has one body, from which several functions are made: one for any instruction, one for
 * usual ones, in which all operands have their first alternative, and some for those that are usual
 * except in one operand, the odd one, which has another alternative that comes up often; the latter
 * two while all lanes run. The body receives the running lanes, and in `usual` what is known: bits
 * of the slots with the first alternative, and above them the alternative of the odd one; values
 * are usual where anything is. With what is known, little of the body is left. */
#define RT_BODY(name)                                                                              \
    RT_WITHIN int name##_body(struct isadora_machine *m, const struct isadora_insn *in,            \
                              const uint64_t usual, const uint32_t active)
#define RT_FUNCTION(name) static int name(struct isadora_machine *m, const struct isadora_insn *in)

#define RT_MADE_ANY(name)                                                                          \
    RT_FUNCTION(name##_any) { return name##_body(m, in, 0, ISADORA_ACTIVE(m)); }
#define RT_MADE(name, kind, known)                                                                 \
    RT_FUNCTION(name##_##kind)                                                                     \
    {                                                                                              \
        if (ISADORA_ACTIVE(m) != UINT32_MAX)                                                       \
            return name##_any(m, in);                                                              \
        return name##_body(m, in, known, UINT32_MAX);                                              \
    }
#define RT_MADE_USUAL(name) RT_MADE_ANY(name) RT_MADE(name, usual, UINT32_MAX)
#define RT_MADE_ODD(name, slot, line)                                                              \
    RT_MADE(name, odd_##slot, (uint64_t)(line) << 32 | (UINT32_MAX & ~(UINT32_C(1) << (slot))))
#define RT_ODD(name, slot, line)                                                                   \
    {                                                                                              \
        slot, line, name##_odd_##slot                                                              \
    }

/* A loop over lanes, NAME_for, as functions of its own for usual instructions, and for those of
 * them that want a result which is seldom wanted; all its other arguments are known there. */
#define RT_LOOP(name, head, usual)                                                                 \
    RT_APART void name##_usual head { name##_for usual; }
#define RT_LOOP_WANTED(name, head, usual, wanted)                                                  \
    RT_LOOP(name, head, usual)                                                                     \
    RT_APART void name##_wanted head { name##_for wanted; }
#define RT_WANTED(name, wanted, given) ((wanted) ? name##_wanted given : name##_usual given)

/* The functions of a form: `lines` and `values` are the slots that are 0 in usual instructions,
 * then come slots and alternatives of odd operands. */
#define RT_QUICK(name) const struct rt_quick ISADORA_LEVEL(name)
#define RT_ANY(name)                                                                               \
    RT_MADE_ANY(name)                                                                              \
    RT_QUICK(name) = {name##_any, NULL, 0, 0, {{0, 0, NULL}}};
#define RT_USUAL(name, lines, values)                                                              \
    RT_MADE_USUAL(name)                                                                            \
    RT_QUICK(name) = {name##_any, name##_usual, lines, values, {{0, 0, NULL}}};
#define RT_USUAL_1(name, lines, values, a, line_a)                                                 \
    RT_MADE_USUAL(name)                                                                            \
    RT_MADE_ODD(name, a, line_a)                                                                   \
    RT_QUICK(name) = {name##_any, name##_usual, lines, values, {RT_ODD(name, a, line_a)}};
#define RT_USUAL_2(name, lines, values, a, line_a, b, line_b)                                      \
    RT_MADE_USUAL(name)                                                                            \
    RT_MADE_ODD(name, a, line_a)                                                                   \
    RT_MADE_ODD(name, b, line_b)                                                                   \
    RT_QUICK(name) = {name##_any,                                                                  \
                      name##_usual,                                                                \
                      lines,                                                                       \
                      values,                                                                      \
                      {RT_ODD(name, a, line_a), RT_ODD(name, b, line_b)}};
enum { RT_ODDS = 2 };

struct rt_odd {
    uint8_t slot, line;
    isadora_action action; /* NULL: none */
};

struct rt_quick {
    isadora_action any, usual; /* usual: NULL where none is */
    uint32_t lines;            /* bit k: slot k of an instruction is 0 where it is usual */
    uint64_t values;
    struct rt_odd odd[RT_ODDS];
};

/* The alternative of an operand in slot k. */
RT_WITHIN uint8_t rt_taken(const struct isadora_insn *in, uint64_t usual, int k)
{
    if (usual >> k & 1)
        return 0;
    return usual >> 32 ? (uint8_t)(usual >> 32) : in->alt[k];
}

/* The slots of operands in which an instruction is not usual. */
static inline uint32_t rt_odd_slots(const struct rt_quick *quick, const struct isadora_insn *in)
{
    uint32_t odd = 0;
    for (unsigned k = 0; k < ISADORA_CHOICES; k++)
        odd |= (uint32_t)(in->alt[k] != 0) << k;
    return odd & quick->lines;
}

static inline isadora_action rt_pick(const struct rt_quick *quick, const struct isadora_insn *in)
{
    if (!quick || !quick->usual)
        return quick ? quick->any : NULL;
    for (unsigned k = 0; k < ISADORA_VALUES; k++)
        if (quick->values >> k & 1 && in->value[k])
            return quick->any;
    const uint32_t slots = rt_odd_slots(quick, in);
    if (!slots)
        return quick->usual;
    for (const struct rt_odd *odd = quick->odd; odd < quick->odd + RT_ODDS && odd->action; odd++)
        if (slots == UINT32_C(1) << odd->slot && in->alt[odd->slot] == odd->line)
            return odd->action;
    return quick->any;
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
