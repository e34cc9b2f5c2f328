/* term.h: evaluating the terms of uses.h, for uses.c. */
#ifndef ISADORA_TERM_H
#define ISADORA_TERM_H

#include "analysis/uses.h"

/* A number of which some bits may be unknown. */
struct rt_known {
    uint64_t value; /* two's complement */
    uint64_t bits;  /* which of them are known */
};

struct rt_eval {
    const struct isadora_target *target; /* with `uses` */
    const struct isadora_context *context;
    const struct isadora_insn *insn;
};

static inline struct rt_known rt_all_known(uint64_t value)
{
    return (struct rt_known){value, UINT64_MAX};
}

static inline bool rt_is_known(struct rt_known k) { return k.bits == UINT64_MAX; }

/* As a test: 1, 0, or -1 where it is unknown. */
static inline int rt_truth(struct rt_known k)
{
    if (k.value & k.bits)
        return 1;
    return rt_is_known(k) ? 0 : -1;
}

struct rt_known rt_term_value(const struct rt_eval *, const uint16_t *term);
/* What follows a term. */
const uint16_t *rt_term_end(const uint16_t *term);
/* What an entry stands for; NULL where it is a register of its own. */
const struct rt_use_alias *rt_alias_of(const struct isadora_use_tables *, int file,
                                       uint64_t number);

/* The one bit of a register that a test asks for; file -1: none. */
struct isadora_guard rt_guard_of(const struct rt_eval *, const uint16_t *term);

#endif
