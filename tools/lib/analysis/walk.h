/* walk.h: following what one instruction begins along all paths from it: the places that have been
 * come to, and by which branches. */
#ifndef ISADORA_WALK_H
#define ISADORA_WALK_H

#include "analysis/flow.h"

enum { RT_MOST_PLACES = 8192 }; /* of one walk, from which on less is told apart */

/* An instruction, and what is known when a path comes to it. Its bytes are the key of a set. */
struct rt_place {
    uint64_t branch;       /* under way; 0: none */
    uint32_t at;           /* of the instruction */
    uint32_t frame;        /* latencies: the call entered last, index + 1; 0: none */
    uint32_t lost;         /* latencies: a set of bits that were overtaken, index + 1; 0: none */
    uint32_t queued;       /* schedules: scoreboards that later ones of the same queue have set */
    uint16_t d;            /* how far the instruction is from the origin: instructions, or cycles */
    uint8_t younger;       /* schedules: how many have set the same scoreboard since */
    int8_t board;          /* schedules: that of a later one in the same order; -1: none */
    bool fact;             /* the guard of what is followed still holds */
    bool jumped;           /* a branch was taken on the way */
    uint8_t younger_other; /* schedules: the same of the other scoreboard that is cleared later */
    uint8_t unused;
};

struct rt_key rt_place_key(struct rt_place);

struct rt_walk {
    struct rt_flow *flow;
    const struct rt_code *origin;
    const struct isadora_use *use; /* what is followed; NULL: no register or engine */
    struct rt_key_set seen;        /* places; noted with each: whence, and by which branch */
    uint32_t current;              /* the place that is looked at, index + 1; 0: the origin */
};

void rt_walk_begin(struct rt_walk *, const struct rt_code *origin, const struct isadora_use *);
/* Adds a place that the current one leads to, unless no instruction is there. `taken`: the branch
 * that leads there; 0: none. */
void rt_walk_add(struct rt_walk *, struct rt_place, uint64_t taken);
/* The next place, and its instruction; NULL at the end. */
const struct rt_code *rt_walk_next(struct rt_walk *, struct rt_place *);
/* What is known of the guard of what is followed. */
struct isadora_guard rt_walk_fact(const struct rt_walk *, const struct rt_place *);

/* A hazard between the origin and the current place, with what both kinds of walks say of it;
 * `use` NULL: nothing in particular. */
struct isadora_hazard rt_walk_hazard(const struct rt_walk *, const struct rt_code *,
                                     const struct rt_place *, enum isadora_hazard_kind,
                                     const struct isadora_use *use, unsigned missing);
/* Notes it, with the branches that were taken on the way. */
void rt_walk_report(const struct rt_walk *, const struct isadora_hazard *);

/* ---- The walks ---- */

/* All hazards of a program without a schedule (lint_latency.c), and of one with (lint_schedule.c).
 */
void rt_lint_latency(struct rt_flow *);
void rt_lint_schedule(struct rt_flow *);

#endif
