/* flow.h: the paths through a program: decoded instructions with what they use, where each leads
 * to, which calls a return may come back from; and the hazards found so far, those of delay slots
 * first. Lint and the graph of basic blocks both go by it. */
#ifndef ISADORA_FLOW_H
#define ISADORA_FLOW_H

#include <isadora/analysis.h>
#include "analysis/set.h"

#define RT_NOWHERE UINT32_MAX

enum { RT_SUCCESSORS = 16 };

/* One instruction. Places are counted in grains, units of the shortest length. */
struct rt_code {
    uint32_t at;
    uint32_t next; /* the instruction after it */
    bool reached;
    uint8_t folded; /* see fold.c */
    size_t node;                /* first of its nodes */
    size_t back, back_count;    /* where it comes back to, if it returns; equal lists begin at the
                                   same place */
    size_t way, way_count;      /* targets of a jump that has several; see `ways` */
    uint8_t stacks;             /* of regions with which a path comes here, counted to a bound */
    struct isadora_issue issue; /* where there is a schedule */
    unsigned jump_count;
    size_t use_count;
    struct isadora_use uses[]; /* jumps first */
};

struct rt_flow {
    const struct isadora_program *input;
    bool only_paths;               /* `uses` of instructions have only where they lead to */
    bool follows_regions, is_done; /* while it is made, and then */
    bool meets;                    /* some instruction goes to the address of a region */
    struct isadora_lint *out;
    struct isadora_context context;
    unsigned grain; /* bytes */
    struct isadora_alignment alignment;
    struct isadora_lengths lengths; /* of what is no instruction */
    uint32_t count;                 /* grains of the program */
    struct rt_code **code;
    uint8_t *tried;
    struct rt_key_set nodes;    /* instruction, branch under way; sorted at the end. Until then also
                                   the stack of regions */
    struct rt_key_set stacks;   /* of regions: the rest, number, target (regions.c) */
    struct rt_key_set ways;     /* instruction, a target of its jump; sorted */
    struct rt_key_set calls;    /* entry of a function, where the call comes back to; sorted */
    struct rt_key_set returns;  /* instruction after which it returns, entry of the function */
    struct rt_key_set backs;    /* instruction after which it returns, where it goes; sorted */
    struct rt_key_set computed; /* jumps to unknown addresses */
    struct rt_key_set entries;  /* code that no path leads to */
    struct rt_key_set pairs;    /* of instructions with a hazard; in the order of out->hazards */
    bool no_memory;
};

/* Decodes the program and finds where each instruction leads to, all but `backs`, and the hazards
 * of delay slots (reach.c). False without memory. */
bool rt_flow_make(struct rt_flow *, const struct isadora_program *, bool only_paths,
                  struct isadora_lint *out);
void rt_flow_free(struct rt_flow *);

/* Adds to a set of the flow: true when it is new. */
bool rt_flow_add(struct rt_flow *, struct rt_key_set *, struct rt_key);

/* ---- Instructions ---- */

uint64_t rt_address_of(const struct rt_flow *, uint32_t at);
/* The grain at an address, or RT_NOWHERE. */
uint32_t rt_grain_at(const struct rt_flow *, uint64_t address);
/* The instruction at a grain, or NULL. */
struct rt_code *rt_code_at(struct rt_flow *, uint32_t at);
/* Does it happen on a path where the guard holds? 1, 0, or -1: perhaps. */
int rt_happens(const struct isadora_use *, struct isadora_guard);
/* Does the instruction store to the bit of the guard? */
bool rt_changes(const struct rt_code *, struct isadora_guard);

/* ---- Where instructions lead to ---- */

/* A branch under way is one number, 0 for none: the instruction that began it, which of its jumps,
 * and how many instructions are left before it is taken, this one included. */
static inline uint64_t rt_branch(uint32_t from, unsigned jump, unsigned left)
{
    return ((uint64_t)from + 1) << 16 | jump << 8 | left;
}
static inline uint32_t rt_branch_from(uint64_t branch) { return (uint32_t)(branch >> 16) - 1; }
static inline unsigned rt_branch_left(uint64_t branch) { return branch & 0xff; }
const struct isadora_use *rt_branch_use(const struct rt_flow *, uint64_t branch);

enum rt_way_kind { RT_WAY_GOES, RT_WAY_CALLS, RT_WAY_RETURNS };

struct rt_successor {
    enum rt_way_kind kind;
    uint32_t to;   /* returns: the instruction after which it returns */
    uint32_t link; /* calls: where it comes back to; RT_NOWHERE where that is outside */
    uint64_t branch;
    uint64_t taken; /* the branch that is taken; 0: none */
    size_t more;    /* further targets, in `ways` of the flow */
    size_t left;    /* how many */
};

/* Goes over to the next target of a way that has several; false: it was the last. */
bool rt_next_target(const struct rt_flow *, struct rt_successor *way);

/* All successors of an instruction, with a pending branch, where the guard holds. */
unsigned rt_successors(struct rt_flow *, const struct rt_code *, uint64_t branch,
                       struct isadora_guard, struct rt_successor out[RT_SUCCESSORS]);
/* The same with what is known because the pending branch was taken. */
unsigned rt_successors_known(struct rt_flow *, const struct rt_code *, uint64_t branch,
                             struct rt_successor out[RT_SUCCESSORS]);
/* The branches that may be under way once an instruction has begun; 0: none. */
unsigned rt_choices_known(struct rt_flow *, const struct rt_code *, uint64_t branch,
                          uint64_t chosen[RT_SUCCESSORS]);

/* What jumps say that a path comes to: false for those that only say where a program ends, or where
 * threads will go on later. */
static inline bool rt_leads(const struct isadora_use *jump)
{
    return jump->jump != ISADORA_HALTS && jump->jump != ISADORA_OPENS;
}

/* ---- Regions (regions.c) ---- */

/* A stack of regions is a number, 0 where a path begins. */
#define RT_ANY_STACK UINT32_MAX /* one of so many that they are not told apart */

/* The stack after an instruction. */
uint32_t rt_stack_after(struct rt_flow *, const struct rt_code *, uint32_t stack);
/* Where an instruction goes that meets: false where the region is not known. *stack: the one that
 * is left. */
bool rt_meeting_place(const struct rt_flow *, const struct isadora_use *, uint32_t *stack,
                      uint64_t *to);

/* Does a jump go to one of several addresses, which are found apart? */
static inline bool rt_has_ways(const struct isadora_use *jump)
{
    return jump->jump == ISADORA_MEETS || (jump->jump == ISADORA_JUMPS && jump->any);
}
void rt_add_way(struct rt_flow *, struct rt_code *, uint64_t address);
/* Notes a jump to an address that is not known. */
void rt_note_computed(struct rt_flow *, uint32_t at);
/* What is known where a branch has been taken. */
struct isadora_guard rt_branch_fact(struct rt_flow *, uint64_t branch, uint32_t until);

/* Finds where jumps go whose targets instructions before them make; whether some go elsewhere than
 * before, so that paths have to be followed again (fold.c). */
bool rt_fold(struct rt_flow *);

/* Sets `backs`, and `back` of all instructions (calls.c). */
void rt_find_backs(struct rt_flow *);

/* ---- Hazards (hazard.c) ---- */

/* Notes a hazard; of several between two instructions the one that misses most. The one that was
 * noted, valid until the next call, or NULL. */
struct isadora_hazard *rt_hazard_add(struct rt_flow *, const struct isadora_hazard *);
/* Are both about some bit of the same register, which is known? */
bool rt_same_bits(const struct isadora_use *, const struct isadora_use *);
/* Sorts the hazards for the caller of isadora_lint. */
void rt_hazard_sort(struct isadora_lint *);

#endif
