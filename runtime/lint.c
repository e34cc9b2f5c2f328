/* lint.c: follows what each instruction begins until it has arrived, and looks at what is in the way (lint.h). */
#include "flow.h"

#include <stdlib.h>

/* ---- Hazards ---- */

static bool same_pair(const struct isadora_hazard *a, const struct isadora_hazard *b)
{
    return a->older == b->older && a->younger == b->younger;
}

void rt_hazard(struct rt_flow *flow, const struct isadora_hazard *hazard)
{
    struct isadora_lint *out = flow->out;

    for (size_t i = 0; i < out->count; i++) {
        struct isadora_hazard *other = &out->hazards[i];
        if (!same_pair(other, hazard))
            continue;
        if (hazard->missing > other->missing)
            *other = *hazard;
        return;
    }
    if ((out->count & (out->count - 1)) == 0) { /* full: a power of two */
        void *grown = realloc(out->hazards, 2 * (out->count + 1) * sizeof *out->hazards);
        flow->no_memory |= grown == NULL;
        if (grown == NULL)
            return;
        out->hazards = grown;
    }
    out->hazards[out->count++] = *hazard;
}

static int hazard_order(const void *left, const void *right)
{
    const struct isadora_hazard *a = left, *b = right;

    if (a->younger != b->younger)
        return a->younger < b->younger ? -1 : 1;
    return a->older < b->older ? -1 : a->older > b->older;
}

/* ---- Following one thing ---- */

/* What is followed, and where it is: `d` instructions behind the one that began it. */
struct chase {
    struct rt_flow *flow;
    const struct rt_code *origin;
    const struct isadora_use *begun;
    struct rt_key_set seen;   /* places, see place_key */
    struct rt_key_set frames; /* calls that were entered on the way: where they come back to, outer frame */
};

struct place {
    uint32_t at;
    unsigned d;
    uint64_t branch;
    uint32_t frame; /* index + 1 into frames; 0: none */
    bool fact;      /* that which the origin's condition says still holds */
    bool jumped;
};

static struct rt_key place_key(struct place p)
{
    return (struct rt_key){
        {p.at | (uint64_t)p.frame << 32, p.branch, p.d | (uint64_t)p.fact << 16 | (uint64_t)p.jumped << 17}};
}

static struct place key_place(struct rt_key key)
{
    return (struct place){(uint32_t)key.part[0],         key.part[2] & 0xffff,  key.part[1],
                          (uint32_t)(key.part[0] >> 32), key.part[2] >> 16 & 1, key.part[2] >> 17 & 1};
}

static void add_place(struct chase *c, struct place p)
{
    if (rt_code_at(c->flow, p.at) != NULL && rt_key_add(&c->seen, place_key(p)) < 0)
        c->flow->no_memory = true;
}

/* The frame of a call, as one number however often it is met. */
static uint32_t frame_of(struct chase *c, uint32_t link, uint32_t outer)
{
    struct rt_key key = {{link, outer, 0}};
    int added = rt_key_add(&c->frames, key);

    c->flow->no_memory |= added < 0;
    for (size_t i = c->frames.count; i > 0; i--) {
        if (c->frames.keys[i - 1].part[0] == link && c->frames.keys[i - 1].part[1] == outer)
            return (uint32_t)i;
    }
    return 0;
}

/* Behind a return: to the call that was entered on the way, else to all that enter the functions it is of. */
static void come_back(struct chase *c, struct place p, uint32_t from)
{
    struct rt_flow *flow = c->flow;

    if (p.frame) {
        struct rt_key frame = c->frames.keys[p.frame - 1];
        p.at = (uint32_t)frame.part[0];
        p.frame = (uint32_t)frame.part[1];
        add_place(c, p);
        return;
    }
    for (size_t i = 0; i < flow->returns.count; i++) {
        if (flow->returns.keys[i].part[0] != from)
            continue;
        for (size_t k = 0; k < flow->calls.count; k++) {
            p.at = (uint32_t)flow->calls.keys[k].part[1];
            if (flow->calls.keys[k].part[0] == flow->returns.keys[i].part[1])
                add_place(c, p);
        }
    }
}

/* All places behind an instruction at `p`. */
static void step(struct chase *c, const struct rt_code *code, struct place p)
{
    struct rt_way ways[RT_WAYS];
    struct rt_fact fact = rt_fact_of(c->begun);

    if (!p.fact)
        fact.file = -1;
    unsigned count = rt_ways(c->flow, code, p.branch, fact, ways);
    for (unsigned i = 0; i < count; i++) {
        struct place to = {ways[i].to, p.d + 1, ways[i].branch, p.frame, p.fact, p.jumped || ways[i].jumped};
        to.fact = to.fact && !rt_changes(code, fact);
        if (ways[i].kind == RT_WAY_RETURNS) {
            come_back(c, to, ways[i].to);
            continue;
        }
        if (ways[i].kind == RT_WAY_CALLS && ways[i].link != RT_NOWHERE)
            to.frame = frame_of(c, ways[i].link, p.frame);
        if (to.at != RT_NOWHERE)
            add_place(c, to);
    }
}

/* ---- What is in the way ---- */

static bool same_bits(const struct isadora_use *a, const struct isadora_use *b)
{
    return a->file >= 0 && a->file == b->file && !a->any && !b->any && a->index == b->index &&
           ((a->mask.half[0] & b->mask.half[0]) || (a->mask.half[1] & b->mask.half[1]));
}

/* Where instructions can be put so that the younger one begins later. In front of itself, but if that is in a delay
 * slot in front of the branch, if that is behind the older one. */
static void place_mend(const struct chase *c, const struct rt_code *code, struct place p, struct isadora_hazard *hazard)
{
    unsigned grain = c->flow->grain;

    hazard->placeable = true;
    hazard->straight = !p.jumped;
    hazard->before = (size_t)code->at * grain;
    if (p.branch) {
        unsigned slots = rt_branch_use(c->flow, p.branch)->latency - rt_branch_left(p.branch);
        hazard->placeable = p.d > slots;
        hazard->before = (size_t)rt_branch_from(p.branch) * grain;
    }
}

static void tell(struct chase *c, const struct rt_code *code, struct place p, enum isadora_hazard_kind kind,
                 const struct isadora_use *use, unsigned missing)
{
    struct isadora_hazard hazard = {
        .kind = kind,
        .older = (size_t)c->origin->at * c->flow->grain,
        .younger = (size_t)code->at * c->flow->grain,
        .begun = *c->begun,
        .disturbs = *use,
        .distance = p.d,
        .missing = missing,
    };

    place_mend(c, code, p, &hazard);
    rt_hazard(c->flow, &hazard);
}

/* Does the instruction wait for what the origin stores? Then that has arrived behind it. */
static bool waits_for(const struct chase *c, const struct rt_code *code)
{
    for (size_t i = 0; i < code->use_count; i++) {
        for (size_t k = 0; code->uses[i].wait && k < c->origin->use_count; k++) {
            const struct isadora_use *stored = &c->origin->uses[k];
            if (stored->write && stored->latency >= c->begun->latency && same_bits(stored, &code->uses[i]))
                return true;
        }
    }
    return false;
}

/* The engine at work: false when its work is lost here. */
static bool check_engine(struct chase *c, const struct rt_code *code, struct place p, const struct isadora_use *use)
{
    const struct isadora_use *begun = c->begun;

    if (use->file != ISADORA_USE_ENGINE || begun->engine != use->engine)
        return true;
    if (begun->file == ISADORA_USE_ENGINE && p.d < begun->busy)
        tell(c, code, p, ISADORA_HAZARD_ENGINE, use, begun->busy - p.d);
    return false;
}

/* A register on its way: false when the store is overtaken here. */
static bool check_register(struct chase *c, const struct rt_code *code, struct place p, const struct isadora_use *use)
{
    const struct isadora_use *begun = c->begun;

    if (!same_bits(begun, use) || use->status || use->wait)
        return true;
    if (!use->write) {
        unsigned first = begun->latency + use->late;
        if (p.d < first)
            tell(c, code, p, ISADORA_HAZARD_READ, use, first - p.d);
        return true;
    }
    unsigned lands = p.d + use->latency;
    if (p.d >= begun->latency || lands > begun->latency)
        return true;
    tell(c, code, p, ISADORA_HAZARD_LAND, use, begun->latency - lands + 1);
    return false;
}

/* Looks at the instruction at a place; false when the path need not be followed further. */
static bool check(struct chase *c, const struct rt_code *code, struct place p)
{
    struct rt_fact fact = rt_fact_of(c->begun);
    bool goes_on = true;

    if (!p.fact)
        fact.file = -1;
    if (waits_for(c, code))
        return false;
    for (size_t i = code->jump_count; i < code->use_count; i++) {
        const struct isadora_use *use = &code->uses[i];
        if (rt_happens(use, fact) == 0)
            continue;
        bool fine = c->begun->engine < 0 || check_engine(c, code, p, use);
        fine = (c->begun->file < 0 || check_register(c, code, p, use)) && fine;
        goes_on = goes_on && fine;
    }
    return goes_on;
}

static void chase(struct rt_flow *flow, const struct rt_code *origin, const struct isadora_use *begun, struct chase *c)
{
    unsigned last = begun->file == ISADORA_USE_ENGINE ? begun->busy - 1u : begun->latency;

    c->origin = origin;
    c->begun = begun;
    rt_key_clear(&c->seen);
    rt_key_clear(&c->frames);
    struct place start = {.at = origin->at, .fact = begun->guard_file >= 0};
    const struct rt_key_set *nodes = &flow->nodes; /* with every branch that can be under way here */
    for (size_t i = origin->node; i < nodes->count && nodes->keys[i].part[0] == origin->at; i++) {
        start.branch = nodes->keys[i].part[1];
        step(c, origin, start);
    }
    for (size_t i = 0; i < c->seen.count && !flow->no_memory; i++) {
        struct place p = key_place(c->seen.keys[i]);
        const struct rt_code *code = rt_code_at(flow, p.at);
        if (check(c, code, p) && p.d < last)
            step(c, code, p);
    }
}

/* Engines first: that their work is lost says more than that its result is read early. */
static void chase_all(struct rt_flow *flow)
{
    struct chase c = {.flow = flow};

    for (uint32_t at = 0; at < flow->count && !flow->no_memory; at++) {
        const struct rt_code *code = rt_code_at(flow, at);
        for (int engines = 1; code != NULL && code->reached && engines >= 0; engines--) {
            for (size_t i = code->jump_count; i < code->use_count; i++) {
                const struct isadora_use *use = &code->uses[i];
                bool is_engine = use->file == ISADORA_USE_ENGINE;
                if (is_engine == engines && (is_engine ? use->busy > 1 : use->write && !use->any))
                    chase(flow, code, use, &c);
            }
        }
    }
    rt_key_free(&c.seen);
    rt_key_free(&c.frames);
}

bool isadora_lint(const struct isadora_lint_input *input, struct isadora_lint *out)
{
    struct rt_flow flow;

    *out = (struct isadora_lint){.hazards = NULL};
    bool fine = rt_flow_make(&flow, input, out);
    if (fine)
        chase_all(&flow);
    fine = fine && !flow.no_memory;
    rt_flow_free(&flow);
    if (out->count > 1)
        qsort(out->hazards, out->count, sizeof *out->hazards, hazard_order);
    return fine;
}

void isadora_lint_free(struct isadora_lint *lint)
{
    free(lint->hazards);
    *lint = (struct isadora_lint){.hazards = NULL};
}
