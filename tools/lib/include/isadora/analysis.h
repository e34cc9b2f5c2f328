/* lint.h: hazards of a program, over all paths through it, for any instruction set whose
 * description states latencies.
 *
 * A result that is still under way can be read too early, overtaken by a younger store, or lost
 * when its engine begins anew; a branch can stand in the delay slot of another, or have no
 * instruction in its own. Each thing that an instruction begins is followed along every path for as
 * long as it is under way, bit by bit. A path
 *   - takes both ways of a conditional branch, unless the very bit that the branch asks for is
 * known;
 *   - goes into a call and comes back behind it; where a path begins inside a function, it comes
 * back behind every call of that function, and where calls within calls make very many places,
 * behind every call there is;
 *   - ends at a jump whose target is only known when it runs, at the end of the code, and at what
 * does not decode;
 *   - goes the way of the older branch where one stands in the delay slot of another;
 *   - counts an instruction that waits as one cycle, unless it waits for the very thing that is
 * under way: then that has arrived behind it. Code that no path reaches is looked at as well, from
 * its first instruction on, with nothing under way. */
#ifndef ISADORA_LINT_H
#define ISADORA_LINT_H

#include <isadora/base.h>

struct isadora_lint_input {
    const struct isadora_target *target; /* with `uses` */
    unsigned config;
    const uint8_t *bytes;
    size_t size;
    uint64_t address; /* of the first byte, as the program counter counts */
    /* Does an instruction begin at this offset? NULL: wherever one decodes. */
    bool (*is_code)(void *user, size_t offset);
    void *user;
};

enum isadora_hazard_kind {
    ISADORA_HAZARD_READ, /* the younger reads what the older stores, too early */
    ISADORA_HAZARD_LAND, /* the older's store lands with or after the younger's to the same bits */
    ISADORA_HAZARD_ENGINE, /* the younger makes the engine drop the older's work */
    ISADORA_HAZARD_BRANCH, /* the younger branches in a delay slot of the older */
    ISADORA_HAZARD_END,    /* code ends behind the younger, in or in front of a delay slot of the
                              older */
    /* Where words say whom they wait for (schedule.h): */
    ISADORA_HAZARD_SOURCE,  /* the younger stores to what the older has perhaps not read yet */
    ISADORA_HAZARD_REUSE,   /* the younger reads what the older has kept for it, and changed */
    ISADORA_HAZARD_UNHEARD, /* the older sets a scoreboard that nothing waits for */
    ISADORA_HAZARD_UNSET    /* the younger waits for a scoreboard that nothing sets */
};

/* Does the program do what it says all the same? Compilers leave such things behind. */
bool isadora_hazard_is_harmless(enum isadora_hazard_kind);
/* "read", "land", .. */
const char *isadora_hazard_name(enum isadora_hazard_kind);

/* A branch that is taken on the way from the older to the younger. */
struct isadora_hop {
    size_t from, to; /* offsets: of the branch, and of where it leads */
    uint8_t jump;    /* enum isadora_jump */
};

enum { ISADORA_HOPS = 4 }; /* kept at most */

struct isadora_hazard {
    enum isadora_hazard_kind kind;
    size_t older, younger;              /* offsets of the two instructions */
    struct isadora_use begun, disturbs; /* what each of them does there */
    unsigned distance; /* instructions from the older to the younger, with a schedule cycles; END: 0
                          if they are one */
    unsigned missing; /* how many more it takes; with a schedule, cycles; 0 where nobody can tell */
    int board;        /* with a schedule, the scoreboard that it is about; -1: none */
    /* They can stand anywhere in front of `before` and behind the older; false: nowhere, because a
     * delay slot is in the way. */
    bool placeable;
    bool straight;    /* no branch is taken between the older and `before` */
    size_t before;    /* offset; ISADORA_HAZARD_END: of what is no code */
    size_t hop_count; /* all of them; the first ones are kept */
    struct isadora_hop hops[ISADORA_HOPS];
};

struct isadora_lint {
    struct isadora_hazard *hazards; /* in the order of the younger instructions */
    size_t count;
    size_t computed;       /* jumps to somewhere unknown, where paths ended */
    size_t first_computed; /* offset of one */
    size_t instructions;   /* looked at */
    size_t unknown;        /* with a schedule: how many of them have results of unknown latency */
    size_t first_unknown;  /* offset of one */
};

/* False without memory; *out may be freed either way. */
bool isadora_lint(const struct isadora_lint_input *, struct isadora_lint *out);
void isadora_lint_free(struct isadora_lint *);

#endif
