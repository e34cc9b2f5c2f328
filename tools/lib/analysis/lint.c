/* lint.c: follows what each instruction begins until it has arrived, and looks at what is in the
 * way (isadora_lint). */
#include "analysis/flow.h"

#include <stdlib.h>

/* ---- Hazards ---- */

const char *isadora_hazard_name(enum isadora_hazard_kind kind)
{
    static const char *const names[] = {"read",   "land",  "engine",  "branch", "end",
                                        "source", "reuse", "unheard", "unset"};

    return names[kind];
}

bool isadora_hazard_is_harmless(enum isadora_hazard_kind kind)
{
    return kind == ISADORA_HAZARD_UNHEARD || kind == ISADORA_HAZARD_UNSET;
}

/* Room for one more; false without memory. */
static bool make_room(struct rt_flow *flow)
{
    struct isadora_lint *out = flow->out;

    if ((out->count & (out->count - 1)) != 0) /* only a power of two is full */
        return true;
    void *grown = realloc(out->hazards, 2 * (out->count + 1) * sizeof *out->hazards);
    flow->no_memory |= grown == NULL;
    if (grown != NULL)
        out->hazards = grown;
    return grown != NULL;
}

struct isadora_hazard *rt_hazard(struct rt_flow *flow, const struct isadora_hazard *hazard)
{
    struct isadora_lint *out = flow->out;
    const bool is_alone = hazard->kind >= ISADORA_HAZARD_END;
    struct rt_key pair = {{hazard->older, hazard->younger,
                           is_alone ? (uint64_t)hazard->kind << 8 | (uint8_t)hazard->board : 0}};
    uint32_t known = rt_key_number(&flow->pairs, pair);
    struct isadora_hazard *place = known ? &out->hazards[known - 1] : NULL;

    if (place != NULL && hazard->missing <= place->missing)
        return NULL;
    if (place == NULL) {
        if (!make_room(flow))
            return NULL;
        if (rt_key_add(&flow->pairs, pair) < 0) {
            flow->no_memory = true;
            return NULL;
        }
        place = &out->hazards[out->count++];
    }
    *place = *hazard;
    return place;
}

static int hazard_order(const void *left, const void *right)
{
    const struct isadora_hazard *a = left, *b = right;

    if (a->younger != b->younger)
        return a->younger < b->younger ? -1 : 1;
    if (a->older != b->older)
        return a->older < b->older ? -1 : 1;
    return (int)a->kind - (int)b->kind;
}

/* ---- Following one thing ---- */

/* What is followed, and where it is: `d` instructions behind the one that began it. */
struct chase {
    struct rt_flow *flow;
    const struct rt_code *origin;
    const struct isadora_use *begun;
    struct rt_trail trail; /* places, see place_key */
    struct rt_key_set
        frames; /* calls that were entered on the way: where they come back to, outer frame */
    struct rt_key_set lost; /* sets of bits that younger stores have overtaken */
    struct rt_key_set
        returned; /* returns without a frame: places, `at` being the list of where they go */
};

struct place {
    uint32_t at;
    unsigned d;
    uint64_t branch;
    uint32_t frame; /* index + 1 into frames; 0: none */
    uint32_t lost;  /* index + 1 into lost; 0: none */
    bool fact;      /* that which the origin's condition says still holds */
    bool jumped;
    uint32_t self;  /* index + 1 into seen; 0: the origin; of a place that is not added yet: whence
                       it is reached */
    uint64_t taken; /* of a place that is not added yet: by which branch */
};

static struct rt_key place_key(struct place p)
{
    return (struct rt_key){
        {p.at | (uint64_t)p.frame << 32, p.branch,
         p.d | (uint64_t)p.fact << 16 | (uint64_t)p.jumped << 17 | (uint64_t)p.lost << 32}};
}

static struct place place_of(const struct chase *c, size_t i)
{
    const struct rt_key key = c->trail.seen.keys[i];

    return (struct place){
        .self = (uint32_t)(i + 1),
        .at = (uint32_t)key.part[0],
        .d = key.part[2] & 0xffff,
        .branch = key.part[1],
        .frame = (uint32_t)(key.part[0] >> 32),
        .lost = (uint32_t)(key.part[2] >> 32),
        .fact = key.part[2] >> 16 & 1,
        .jumped = key.part[2] >> 17 & 1,
    };
}

static void add_place(struct chase *c, struct place p)
{
    if (rt_code_at(c->flow, p.at) == NULL)
        return;
    rt_trail_add(c->flow, &c->trail, place_key(p), (struct rt_arrival){p.self, p.taken});
}

/* A key as one number however often it is met: index + 1. */
static uint32_t number_of(struct chase *c, struct rt_key_set *set, struct rt_key key)
{
    c->flow->no_memory |= rt_key_add(set, key) < 0;
    return rt_key_number(set, key);
}

/* The frame of a call. Where calls within calls make too many places, it is not kept in mind any
 * more; then a return goes back to all calls of its function. */
static uint32_t frame_of(struct chase *c, uint32_t link, uint32_t outer)
{
    if (c->trail.seen.count >= RT_MOST_PLACES)
        return 0;
    return number_of(c, &c->frames, (struct rt_key){{link, outer, 0}});
}

/* Behind a return: to the call that was entered on the way, else to all that enter the functions it
 * is of, and where that makes too many places, to all calls. */
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
    const struct rt_code *code = flow->code[from];
    const bool all = c->trail.seen.count >= RT_MOST_PLACES;
    p.at = all ? RT_NOWHERE : (uint32_t)code->back;
    if (code->back_count == 0 || rt_key_add(&c->returned, place_key(p)) == 0)
        return;
    const struct rt_key *keys = all ? flow->calls.keys : flow->backs.keys + code->back;
    const size_t count = all ? flow->calls.count : code->back_count;
    for (size_t i = 0; i < count; i++) {
        p.at = (uint32_t)keys[i].part[1];
        add_place(c, p);
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
        struct place to = p;
        to.at = ways[i].to;
        to.d = p.d + 1;
        to.branch = ways[i].branch;
        to.taken = ways[i].taken;
        to.jumped = p.jumped || to.taken;
        to.fact = p.fact && !rt_changes(code, fact);
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

bool rt_same_bits(const struct isadora_use *a, const struct isadora_use *b)
{
    return a->file >= 0 && a->file == b->file && !a->any && !b->any && a->index == b->index &&
           ((a->mask.half[0] & b->mask.half[0]) || (a->mask.half[1] & b->mask.half[1]));
}

/* The branch in whose delay slot an instruction stands; 0: none. On this path it may not have been
 * taken. */
static uint64_t slot_branch(const struct rt_flow *flow, const struct rt_code *code, struct place p)
{
    const struct rt_key_set *nodes = &flow->nodes;
    uint64_t branch = p.branch;

    for (size_t i = code->node;
         branch == 0 && i < nodes->count && nodes->keys[i].part[0] == code->at; i++)
        branch = nodes->keys[i].part[1];
    return branch;
}

/* Where instructions can be put so that the younger one begins later. In front of itself, but if
 * that is in a delay slot in front of the branch, if that is behind the older one. */
static void place_mend(const struct chase *c, const struct rt_code *code, struct place p,
                       struct isadora_hazard *hazard)
{
    unsigned grain = c->flow->grain;
    uint64_t branch = slot_branch(c->flow, code, p);

    hazard->placeable = true;
    hazard->straight = !p.jumped;
    hazard->before = (size_t)code->at * grain;
    if (branch) {
        unsigned slots = rt_branch_use(c->flow, branch)->latency - rt_branch_left(branch);
        hazard->placeable = p.d > slots;
        hazard->before = (size_t)rt_branch_from(branch) * grain;
    }
}

static void tell(struct chase *c, const struct rt_code *code, struct place p,
                 enum isadora_hazard_kind kind, const struct isadora_use *use, unsigned missing)
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
    struct isadora_hazard *noted = rt_hazard(c->flow, &hazard);
    if (noted != NULL)
        rt_trail_hops(c->flow, &c->trail, p.self, noted);
}

/* Does the instruction wait for what the origin stores? Then that has arrived behind it. */
static bool waits_for(const struct chase *c, const struct rt_code *code)
{
    for (size_t i = 0; i < code->use_count; i++) {
        for (size_t k = 0; code->uses[i].wait && k < c->origin->use_count; k++) {
            const struct isadora_use *stored = &c->origin->uses[k];
            if (stored->write && stored->latency >= c->begun->latency &&
                rt_same_bits(stored, &code->uses[i]))
                return true;
        }
    }
    return false;
}

/* The engine at work: true when its work is lost here. */
static bool check_engine(struct chase *c, const struct rt_code *code, struct place p,
                         const struct isadora_use *use)
{
    const struct isadora_use *begun = c->begun;

    if (use->file != ISADORA_USE_ENGINE || begun->engine != use->engine)
        return false;
    if (begun->file == ISADORA_USE_ENGINE && p.d < begun->busy)
        tell(c, code, p, ISADORA_HAZARD_ENGINE, use, begun->busy - p.d);
    return true;
}

static void check_read(struct chase *c, const struct rt_code *code, struct place p,
                       const struct isadora_use *use)
{
    unsigned first = c->begun->latency + use->late;

    if (p.d < first)
        tell(c, code, p, ISADORA_HAZARD_READ, use, first - p.d);
}

/* A younger store: true when it overtakes the one that is followed. */
static bool check_write(struct chase *c, const struct rt_code *code, struct place p,
                        const struct isadora_use *use)
{
    unsigned lands = p.d + use->latency, latency = c->begun->latency;

    if (p.d >= latency || lands > latency)
        return false;
    tell(c, code, p, ISADORA_HAZARD_LAND, use, latency - lands + 1);
    return true;
}

/* The store that is followed, without the bits that were overtaken on the way. */
static struct isadora_use rest_of(const struct chase *c, struct place p)
{
    struct isadora_use rest = *c->begun;

    for (unsigned i = 0; p.lost && i < 2; i++)
        rest.mask.half[i] &= ~c->lost.keys[p.lost - 1].part[i];
    return rest;
}

/* A register on its way; adds to the bits that are overtaken here. */
static void check_register(struct chase *c, const struct rt_code *code, struct place p,
                           const struct isadora_use *use, bool sure, struct rt_key *lost)
{
    struct isadora_use rest = rest_of(c, p);

    if (!rt_same_bits(&rest, use) || use->status || use->wait)
        return;
    if (!use->write)
        check_read(c, code, p, use);
    else if (check_write(c, code, p, use) && sure) {
        lost->part[0] |= use->mask.half[0];
        lost->part[1] |= use->mask.half[1];
    }
}

/* Looks at the instruction at a place, and notes in it which bits are lost behind it; false when
 * the path need not be followed further. */
static bool check(struct chase *c, const struct rt_code *code, struct place *p)
{
    struct rt_key lost = p->lost ? c->lost.keys[p->lost - 1] : (struct rt_key){{0, 0, 0}};
    struct rt_fact fact = rt_fact_of(c->begun);
    bool dropped = false;

    if (!p->fact)
        fact.file = -1;
    if (waits_for(c, code))
        return false;
    for (size_t i = code->jump_count; i < code->use_count; i++) {
        const struct isadora_use *use = &code->uses[i];
        int happens = rt_happens(use, fact);
        if (happens == 0)
            continue;
        if (c->begun->engine >= 0 && check_engine(c, code, *p, use) && happens == 1)
            dropped = true;
        if (c->begun->file >= 0)
            check_register(c, code, *p, use, happens == 1, &lost);
    }
    if (lost.part[0] || lost.part[1])
        p->lost = number_of(c, &c->lost, lost);
    struct isadora_use rest = rest_of(c, *p);
    return !dropped && (c->begun->file < 0 || rest.mask.half[0] || rest.mask.half[1]);
}

static void chase(struct rt_flow *flow, const struct rt_code *origin,
                  const struct isadora_use *begun, struct chase *c)
{
    unsigned last = begun->file == ISADORA_USE_ENGINE ? begun->busy - 1u : begun->latency;

    c->origin = origin;
    c->begun = begun;
    rt_key_clear(&c->trail.seen);
    rt_key_clear(&c->frames);
    rt_key_clear(&c->lost);
    rt_key_clear(&c->returned);
    struct place start = {.at = origin->at, .fact = begun->guard_file >= 0};
    const struct rt_key_set *nodes =
        &flow->nodes; /* with every branch that can be under way here */
    for (size_t i = origin->node; i < nodes->count && nodes->keys[i].part[0] == origin->at; i++) {
        start.branch = nodes->keys[i].part[1];
        step(c, origin, start);
    }
    for (size_t i = 0; i < c->trail.seen.count && !flow->no_memory; i++) {
        struct place p = place_of(c, i);
        const struct rt_code *code = rt_code_at(flow, p.at);
        if (check(c, code, &p) && p.d < last)
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
    rt_trail_free(&c.trail);
    rt_key_free(&c.frames);
    rt_key_free(&c.lost);
    rt_key_free(&c.returned);
}

bool isadora_lint(const struct isadora_lint_input *input, struct isadora_lint *out)
{
    struct rt_flow flow;

    *out = (struct isadora_lint){.hazards = NULL};
    bool fine = rt_flow_make(&flow, input, out);
    if (fine && input->target->schedule)
        rt_lint_schedule(&flow);
    else if (fine)
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
