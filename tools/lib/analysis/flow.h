/* flow.h: the paths through a program, for lint.c: decoded instructions with what they use, where
 * each leads to, and which calls a return may come back from. */
#ifndef ISADORA_FLOW_H
#define ISADORA_FLOW_H

#include <isadora/analysis.h>

#define RT_NOWHERE UINT32_MAX

enum {
    RT_WAYS = 16,
    RT_MOST_PLACES = 8192 /* of what is followed, from which on less is told apart */
};

/* ---- Sets that keep the order of their elements (flow_set.c); three numbers of any meaning ----
 */

struct rt_key {
    uint64_t part[3];
};

struct rt_key_set {
    struct rt_key *keys;
    size_t count, capacity;
    uint32_t *slots; /* index + 1 into keys; a power of two of them */
    size_t slot_count;
};

/* 1 when it is new, 0 when it was there, -1 without memory. */
int rt_key_add(struct rt_key_set *, struct rt_key);
/* Index + 1 of an element; 0 where it is none. */
uint32_t rt_key_number(const struct rt_key_set *, struct rt_key);
void rt_key_clear(struct rt_key_set *);
void rt_key_free(struct rt_key_set *);

/* ---- Instructions ---- */

struct rt_code {
    uint32_t at;   /* in grains: units of the shortest length */
    uint32_t next; /* of the instruction behind it */
    bool reached;
    size_t node;             /* first of its nodes */
    size_t back, back_count; /* where it comes back to, if it returns behind it; equal lists begin
                                at the same place */
    struct isadora_issue issue; /* where there is a schedule */
    unsigned jump_count;
    size_t use_count;
    struct isadora_use uses[]; /* jumps first */
};

/* A bit of a register that is known on a path; file -1: none. */
struct rt_fact {
    int16_t file;
    uint32_t index;
    uint8_t bit;
    bool value;
};

struct rt_flow {
    const struct isadora_lint_input *input;
    struct isadora_lint *out;
    struct isadora_context context;
    unsigned grain; /* bytes */
    unsigned step;  /* bytes that one step of `$pc` stands for */
    struct isadora_alignment alignment;
    uint32_t count; /* grains of the program */
    struct rt_code **code;
    uint8_t *tried;
    struct rt_key_set nodes; /* instruction, branch under way; sorted at the end */
    struct rt_key_set
        calls; /* entry of the function, where the call comes back to; sorted at the end */
    struct rt_key_set returns; /* instruction behind which it returns, entry of the function */
    struct rt_key_set
        backs; /* instruction behind which it returns, where it comes back to; sorted at the end */
    struct rt_key_set noted;   /* computed jumps */
    struct rt_key_set entries; /* code that no path leads to */
    struct rt_key_set
        pairs; /* of instructions with a hazard, and kinds that go by themselves; as out->hazards */
    bool no_memory;
};

/* A branch under way is one number, 0 for none: the instruction that began it, which of its jumps,
 * instructions left.
 */
static inline uint64_t rt_branch(uint32_t from, unsigned jump, unsigned left)
{
    return ((uint64_t)from + 1) << 16 | jump << 8 | left;
}
static inline uint32_t rt_branch_from(uint64_t branch) { return (uint32_t)(branch >> 16) - 1; }
static inline unsigned rt_branch_left(uint64_t branch) { return branch & 0xff; }
const struct isadora_use *rt_branch_use(const struct rt_flow *, uint64_t branch);

/* The instruction at a grain, or NULL. */
struct rt_code *rt_code_at(struct rt_flow *, uint32_t at);
/* Does it happen on a path where the fact holds? 1, 0, or -1: perhaps. */
int rt_happens(const struct isadora_use *, struct rt_fact);
/* Does the instruction store to what the fact is about? */
bool rt_changes(const struct rt_code *, struct rt_fact);
struct rt_fact rt_fact_of(const struct isadora_use *);

/* Where an instruction may lead to. */
enum rt_way_kind { RT_WAY_GOES, RT_WAY_CALLS, RT_WAY_RETURNS };

struct rt_way {
    enum rt_way_kind kind;
    uint32_t to;   /* not of a return */
    uint32_t link; /* calls: where it comes back to; RT_NOWHERE where that is outside */
    uint64_t branch;
    uint64_t taken; /* the branch that came to its end; 0: none */
};

unsigned rt_ways(struct rt_flow *, const struct rt_code *, uint64_t branch, struct rt_fact,
                 struct rt_way out[RT_WAYS]);

/* Decodes the program and finds `nodes`, `calls` and `returns`. False without memory. */
bool rt_flow_make(struct rt_flow *, const struct isadora_lint_input *, struct isadora_lint *out);
void rt_flow_free(struct rt_flow *);

/* ---- Places that a search has come to, and how (flow_trail.c) ---- */

/* How a place was come to first. */
struct rt_arrival {
    uint32_t from;  /* place, index + 1; 0: where the search began */
    uint64_t taken; /* the branch that was taken to it; 0: none */
};

/* The low 32 bits of the first part of a key are the instruction. */
struct rt_trail {
    struct rt_key_set seen;
    struct rt_arrival *arrivals; /* of the places */
    size_t room;
};

/* Adds a place unless it is known. */
void rt_trail_add(struct rt_flow *, struct rt_trail *, struct rt_key place, struct rt_arrival);
/* The branches that were taken on the way to a place, given by its index + 1. */
void rt_trail_hops(const struct rt_flow *, const struct rt_trail *, uint32_t place,
                   struct isadora_hazard *);
void rt_trail_free(struct rt_trail *);

/* ---- lint_schedule.c ---- */

/* Looks for all hazards of a program whose words say whom they wait for. */
void rt_lint_schedule(struct rt_flow *);

/* ---- lint.c ---- */

/* Notes a hazard; of several between two instructions the one that takes most to mend. The one that
 * was noted, until the next one is, or NULL. */
struct isadora_hazard *rt_hazard(struct rt_flow *, const struct isadora_hazard *);
/* Are both about some bit of the same register, which is known? */
bool rt_same_bits(const struct isadora_use *, const struct isadora_use *);

#endif
