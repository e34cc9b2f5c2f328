/* lint_latency.c: hazards of a program without a schedule: each store and each engine is followed
 * until it has arrived, and what is in the way is reported. */
#include "analysis/walk.h"

struct trace {
    struct rt_walk walk;        /* a place is `d` instructions after the origin */
    struct rt_key_set frames;   /* calls entered on the way: where they come back to, outer frame */
    struct rt_key_set lost;     /* sets of bits that younger stores have overtaken */
    struct rt_key_set returned; /* returns without a frame, and the list of where they go */
};

/* The index + 1 of a key in a set. */
static uint32_t number_of(struct trace *t, struct rt_key_set *set, struct rt_key key)
{
    rt_flow_add(t->walk.flow, set, key);
    return rt_key_number(set, key);
}

/* ---- On to the next instructions ---- */

/* The frame of a call. Where nested calls make too many places none is kept; then a return goes
 * back to all calls of its function. */
static uint32_t frame_of(struct trace *t, uint32_t link, uint32_t outer)
{
    if (t->walk.seen.count >= RT_MOST_PLACES)
        return 0;
    return number_of(t, &t->frames, (struct rt_key){{link, outer}});
}

/* After a return: to the call that was entered on the way, else to all that enter its functions,
 * and where that makes too many places, to all calls. */
static void come_back(struct trace *t, struct rt_place p, const struct rt_successor *way)
{
    const struct rt_flow *flow = t->walk.flow;
    const struct rt_code *code = flow->code[way->to];
    const bool all = t->walk.seen.count >= RT_MOST_PLACES;

    if (p.frame) {
        const struct rt_key frame = t->frames.keys[p.frame - 1];
        p.at = (uint32_t)frame.part[0];
        p.frame = (uint32_t)frame.part[1];
        rt_walk_add(&t->walk, p, way->taken);
        return;
    }
    p.at = all ? RT_NOWHERE : (uint32_t)code->back;
    if (code->back_count == 0 || !rt_flow_add(t->walk.flow, &t->returned, rt_place_key(p)))
        return;
    const struct rt_key *keys = all ? flow->calls.keys : flow->backs.keys + code->back;
    const size_t count = all ? flow->calls.count : code->back_count;
    for (size_t i = 0; i < count; i++) {
        p.at = (uint32_t)keys[i].part[1];
        rt_walk_add(&t->walk, p, way->taken);
    }
}

static void step(struct trace *t, const struct rt_code *code, const struct rt_place *p)
{
    const struct isadora_guard fact = rt_walk_fact(&t->walk, p);
    struct rt_successor ways[RT_SUCCESSORS];
    const unsigned count = rt_successors(t->walk.flow, code, p->branch, fact, ways);

    for (unsigned i = 0; i < count; i++) {
        struct rt_successor *way = &ways[i];
        struct rt_place to = *p;
        to.d++;
        to.branch = way->branch;
        to.jumped |= way->taken != 0;
        to.fact = p->fact && !rt_changes(code, fact);
        if (way->kind == RT_WAY_RETURNS) {
            come_back(t, to, way);
            continue;
        }
        if (way->kind == RT_WAY_CALLS && way->link != RT_NOWHERE)
            to.frame = frame_of(t, way->link, p->frame);
        do {
            to.at = way->to;
            rt_walk_add(&t->walk, to, way->taken);
        } while (rt_next_target(t->walk.flow, way));
    }
}

/* ---- What is in the way ---- */

/* The branch in whose delay slot an instruction is; 0: none. On this path it may not have been
 * taken. */
static uint64_t slot_branch(const struct rt_flow *flow, const struct rt_code *code,
                            const struct rt_place *p)
{
    const struct rt_key_set *nodes = &flow->nodes;
    uint64_t branch = p->branch;

    for (size_t i = code->node;
         branch == 0 && i < nodes->count && nodes->keys[i].part[0] == code->at; i++)
        branch = nodes->keys[i].part[1];
    return branch;
}

/* Instructions that delay the younger one go before it; where that is in a delay slot before the
 * branch, if that is after the older one. */
static void report(struct trace *t, const struct rt_code *code, const struct rt_place *p,
                   enum isadora_hazard_kind kind, const struct isadora_use *use, unsigned missing)
{
    const struct rt_flow *flow = t->walk.flow;
    const uint64_t branch = slot_branch(flow, code, p);
    struct isadora_hazard hazard = rt_walk_hazard(&t->walk, code, p, kind, use, missing);

    if (branch) {
        const unsigned slots = rt_branch_use(flow, branch)->latency - rt_branch_left(branch);
        hazard.placeable = p->d > slots;
        hazard.before = (size_t)rt_branch_from(branch) * flow->grain;
    }
    rt_walk_report(&t->walk, &hazard);
}

/* Does the instruction wait for what the origin stores? Then that has arrived after it. */
static bool waits_for(const struct rt_walk *walk, const struct rt_code *code)
{
    for (size_t i = 0; i < code->use_count; i++) {
        for (size_t k = 0; code->uses[i].wait && k < walk->origin->use_count; k++) {
            const struct isadora_use *stored = &walk->origin->uses[k];
            if (stored->write && stored->latency >= walk->use->latency &&
                rt_same_bits(stored, &code->uses[i]))
                return true;
        }
    }
    return false;
}

/* The engine at work: true when its work is lost here. */
static bool check_engine(struct trace *t, const struct rt_code *code, const struct rt_place *p,
                         const struct isadora_use *use)
{
    const struct isadora_use *begun = t->walk.use;

    if (begun->engine < 0 || use->file != ISADORA_USE_ENGINE || begun->engine != use->engine)
        return false;
    if (begun->file == ISADORA_USE_ENGINE && p->d < begun->busy)
        report(t, code, p, ISADORA_HAZARD_ENGINE, use, begun->busy - p->d);
    return true;
}

static void check_read(struct trace *t, const struct rt_code *code, const struct rt_place *p,
                       const struct isadora_use *use)
{
    const unsigned first = t->walk.use->latency + use->late;

    if (p->d < first)
        report(t, code, p, ISADORA_HAZARD_READ, use, first - p->d);
}

/* A younger store: true when it overtakes the one that is followed. */
static bool check_write(struct trace *t, const struct rt_code *code, const struct rt_place *p,
                        const struct isadora_use *use)
{
    const unsigned arrives = p->d + use->latency, latency = t->walk.use->latency;

    if (p->d >= latency || arrives > latency)
        return false;
    report(t, code, p, ISADORA_HAZARD_WRITE, use, latency - arrives + 1);
    return true;
}

/* The store that is followed, without the bits that were overtaken on the way. */
static struct isadora_use rest_of(const struct trace *t, const struct rt_place *p)
{
    struct isadora_use rest = *t->walk.use;

    for (unsigned i = 0; p->lost && i < 2; i++)
        rest.mask.half[i] &= ~t->lost.keys[p->lost - 1].part[i];
    return rest;
}

/* A register on its way; adds to the bits that are overtaken here. */
static void check_register(struct trace *t, const struct rt_code *code, const struct rt_place *p,
                           const struct isadora_use *use, bool sure, struct rt_key *lost)
{
    const struct isadora_use rest = rest_of(t, p);

    if (!rt_same_bits(&rest, use) || use->status || use->wait)
        return;
    if (!use->write)
        check_read(t, code, p, use);
    else if (check_write(t, code, p, use) && sure) {
        lost->part[0] |= use->mask.half[0];
        lost->part[1] |= use->mask.half[1];
    }
}

/* Checks the instruction at a place, and notes there which bits are lost after it; false when the
 * path need not be followed further. */
static bool check(struct trace *t, const struct rt_code *code, struct rt_place *p)
{
    struct rt_key lost = p->lost ? t->lost.keys[p->lost - 1] : (struct rt_key){{0}};
    const struct isadora_guard fact = rt_walk_fact(&t->walk, p);
    bool dropped = false;

    if (waits_for(&t->walk, code))
        return false;
    for (size_t i = code->jump_count; i < code->use_count; i++) {
        const struct isadora_use *use = &code->uses[i];
        const int happens = rt_happens(use, fact);
        if (happens == 0)
            continue;
        dropped |= check_engine(t, code, p, use) && happens == 1;
        check_register(t, code, p, use, happens == 1, &lost);
    }
    if (lost.part[0] || lost.part[1])
        p->lost = number_of(t, &t->lost, lost);
    const struct isadora_use rest = rest_of(t, p);
    return !dropped && (rest.file < 0 || rest.mask.half[0] || rest.mask.half[1]);
}

static void trace(struct trace *t, const struct rt_code *origin, const struct isadora_use *begun)
{
    const unsigned last = begun->file == ISADORA_USE_ENGINE ? begun->busy - 1u : begun->latency;
    const struct rt_key_set *nodes = &t->walk.flow->nodes;
    struct rt_place p = {.at = origin->at, .board = -1, .fact = begun->guard.file >= 0};

    rt_walk_begin(&t->walk, origin, begun);
    rt_key_clear(&t->frames);
    rt_key_clear(&t->lost);
    rt_key_clear(&t->returned);
    /* with every branch that can be under way here */
    for (size_t i = origin->node; i < nodes->count && nodes->keys[i].part[0] == origin->at; i++) {
        p.branch = nodes->keys[i].part[1];
        step(t, origin, &p);
    }
    for (const struct rt_code *code; (code = rt_walk_next(&t->walk, &p)) != NULL;) {
        if (check(t, code, &p) && p.d < last)
            step(t, code, &p);
    }
}

/* Engines first: that their work is lost says more than that its result is read early. */
static void trace_code(struct trace *t, const struct rt_code *code)
{
    for (int engines = 1; engines >= 0; engines--) {
        for (size_t i = code->jump_count; i < code->use_count; i++) {
            const struct isadora_use *use = &code->uses[i];
            const bool is_engine = use->file == ISADORA_USE_ENGINE;
            if (is_engine == engines && (is_engine ? use->busy > 1 : use->write && !use->any))
                trace(t, code, use);
        }
    }
}

void rt_lint_latency(struct rt_flow *flow)
{
    struct trace t = {.walk = {.flow = flow}};

    for (uint32_t at = 0; at < flow->count && !flow->no_memory; at++) {
        const struct rt_code *code = rt_code_at(flow, at);
        if (code != NULL && code->reached)
            trace_code(&t, code);
    }
    rt_key_free(&t.walk.seen);
    rt_key_free(&t.frames);
    rt_key_free(&t.lost);
    rt_key_free(&t.returned);
}

/* ---- The entry, also where there is a schedule ---- */

bool isadora_lint(const struct isadora_program *input, struct isadora_lint *out)
{
    struct rt_flow flow;

    *out = (struct isadora_lint){.hazards = NULL};
    bool fine = rt_flow_make(&flow, input, false, out);
    if (fine)
        rt_find_backs(&flow);
    if (fine && input->target->schedule)
        rt_lint_schedule(&flow);
    else if (fine)
        rt_lint_latency(&flow);
    fine = fine && !flow.no_memory;
    rt_flow_free(&flow);
    rt_hazard_sort(out);
    return fine;
}
