/* lint_schedule.c: hazards of a program whose words say how long to wait and for whom
 * (isadora_schedule).
 *
 * Each thing that is not done at once is followed along every path until it is done: a result of
 * known latency for so many cycles, a result or a source that a scoreboard stands for until
 * something waits for that scoreboard. Cycles are counted as if nothing ever waited, so that what
 * is told may happen. */
#include "analysis/flow.h"

enum {
    FAR = 1023,       /* cycles that are told apart */
    MOST_YOUNGER = 63 /* instructions under the same scoreboard that are told apart */
};

enum what {
    LATENCY, /* a result that is there after so many cycles */
    RESULT,  /* a result that a scoreboard stands for */
    SOURCE,  /* a register that is perhaps not read yet */
    BOARD    /* a scoreboard alone: who waits for it? */
};

struct hunt {
    struct rt_flow *flow;
    enum what what;
    const struct rt_code *origin;  /* BOARD: NULL where anything may have been set before */
    const struct isadora_use *use; /* the register that is followed; BOARD: NULL */
    int board, other;              /* scoreboards that tell that it is done; -1: none */
    bool heard;     /* BOARD: somebody waits, or a path leads to nobody knows where */
    unsigned after; /* cycles until waits see any scoreboard */
    int earliest;   /* cycles that anything at all is read before the others */
    struct rt_trail trail;
    struct rt_key_set
        *waiting; /* BOARD: instructions, and the scoreboards they wait for with reason */
};

struct place {
    uint32_t at;
    unsigned d;       /* cycles since the origin began */
    unsigned younger; /* how many have set the same scoreboard since */
    int board;        /* that of a later one in the same order, where the origin has none */
    uint32_t told;    /* scoreboards that later ones of the same queue have set */
    bool fact;        /* that which the origin's condition says still holds */
    bool jumped;
    uint32_t self; /* index + 1 into the trail; 0: the origin */
};

static struct rt_key place_key(struct place p)
{
    return (struct rt_key){
        {p.at, (uint64_t)p.d | (uint64_t)p.younger << 16 | (uint64_t)(uint8_t)(p.board + 1) << 24,
         (uint64_t)p.fact | (uint64_t)p.jumped << 1 | (uint64_t)p.told << 2}};
}

static struct place place_of(const struct hunt *h, size_t i)
{
    const struct rt_key key = h->trail.seen.keys[i];

    return (struct place){
        .at = (uint32_t)key.part[0],
        .d = key.part[1] & 0xffff,
        .younger = key.part[1] >> 16 & 0xff,
        .board = (int)(key.part[1] >> 24 & 0xff) - 1,
        .told = (uint32_t)(key.part[2] >> 2),
        .fact = key.part[2] & 1,
        .jumped = key.part[2] >> 1 & 1,
        .self = (uint32_t)(i + 1),
    };
}

/* ---- On ---- */

static void add_place(struct hunt *h, struct place p, uint64_t taken)
{
    if (p.at == RT_NOWHERE || rt_code_at(h->flow, p.at) == NULL)
        return;
    /* Where loops make very many of them, any wait may be for what is followed. */
    if (h->trail.seen.count >= RT_MOST_PLACES) {
        p.told = UINT32_MAX;
        p.younger = MOST_YOUNGER;
    }
    rt_trail_add(h->flow, &h->trail, place_key(p), (struct rt_arrival){p.self, taken});
}

static bool is_queued(const struct isadora_issue *issue)
{
    return issue->latency >= ISADORA_QUEUES;
}

static uint32_t bit_of(int board) { return board < 0 ? 0 : UINT32_C(1) << board; }

static unsigned smaller(unsigned a, unsigned b) { return a < b ? a : b; }

/* What has changed behind an instruction at `p`. */
static struct place behind(const struct hunt *h, const struct rt_code *code, struct place p,
                           struct rt_fact fact)
{
    const struct isadora_issue *issue = &code->issue;
    const bool is_younger = code != h->origin || p.self != 0;
    const int board = h->board >= 0 ? h->board : p.board;

    if (h->what == BOARD)
        return p;
    p.d = smaller(p.d + issue->cycles, h->what == LATENCY ? FAR : h->after);
    p.fact = p.fact && !rt_changes(code, fact);
    if (is_younger && board >= 0 && (issue->results == board || issue->sources == board))
        p.younger = smaller(p.younger + 1, MOST_YOUNGER);
    /* One of the same queue tells of those before it. */
    if (!is_younger || !is_queued(issue) || issue->latency != h->origin->issue.latency)
        return p;
    if (board < 0)
        p.board = issue->results >= 0 || h->what == RESULT ? issue->results : issue->sources;
    p.told |= bit_of(issue->results) | (h->what == SOURCE ? bit_of(issue->sources) : 0);
    return p;
}

static void step(struct hunt *h, const struct rt_code *code, struct place p)
{
    struct rt_way ways[RT_WAYS];
    struct rt_fact fact = {-1, 0, 0, false};

    if (h->use != NULL && p.fact)
        fact = rt_fact_of(h->use);
    const unsigned count = rt_ways(h->flow, code, 0, fact, ways);
    const struct place next = behind(h, code, p, fact);
    for (unsigned i = 0; i < code->jump_count; i++)
        h->heard |= code->uses[i].any && code->uses[i].jump != ISADORA_HALTS;
    for (unsigned i = 0; i < count; i++) {
        struct place to = next;
        to.at = ways[i].to;
        to.jumped = p.jumped || ways[i].taken != 0;
        /* What takes a place from a stack may be a loop that is left, or a return. */
        if (ways[i].kind == RT_WAY_RETURNS)
            h->heard = true;
        else
            add_place(h, to, ways[i].taken);
        /* What a function waits for is not known to its caller, only that it comes back. */
        if (h->what == BOARD && ways[i].kind == RT_WAY_CALLS) {
            to.at = ways[i].link;
            add_place(h, to, 0);
        }
    }
}

/* ---- Hazards ---- */

static struct isadora_hazard hazard_of(const struct hunt *h, const struct rt_code *code,
                                       struct place p, enum isadora_hazard_kind kind)
{
    const unsigned grain = h->flow->grain;

    return (struct isadora_hazard){
        .kind = kind,
        .older = (size_t)(h->origin ? h->origin : code)->at * grain,
        .younger = (size_t)code->at * grain,
        .begun = {.file = ISADORA_USE_PC, .engine = -1, .guard_file = -1},
        .disturbs = {.file = ISADORA_USE_PC, .engine = -1, .guard_file = -1},
        .distance = p.d,
        .board = h->board >= 0 || h->what == SOURCE ? h->board : p.board,
        .placeable = true,
        .straight = !p.jumped,
        .before = (size_t)code->at * grain,
    };
}

static void tell(struct hunt *h, const struct rt_code *code, struct place p,
                 enum isadora_hazard_kind kind, const struct isadora_use *use, unsigned missing)
{
    struct isadora_hazard hazard = hazard_of(h, code, p, kind);

    if (h->use != NULL)
        hazard.begun = *h->use;
    if (use != NULL)
        hazard.disturbs = *use;
    if (h->what == LATENCY) {
        hazard.begun.latency = h->origin->issue.latency;
        hazard.disturbs.latency = code->issue.latency;
    }
    hazard.missing = missing;
    struct isadora_hazard *noted = rt_hazard(h->flow, &hazard);
    if (noted != NULL)
        rt_trail_hops(h->flow, &h->trail, p.self, noted);
}

/* Are all bits of `a` among those of `b`? */
static bool covers(const struct isadora_use *b, const struct isadora_use *a)
{
    return !(a->mask.half[0] & ~b->mask.half[0]) && !(a->mask.half[1] & ~b->mask.half[1]);
}

/* ---- What is done ---- */

/* Does the instruction wait until what is followed is done? Only a scoreboard that is set already
 * makes it wait. */
static bool waits(const struct rt_code *code, struct place p, int board, unsigned after)
{
    const struct isadora_issue *issue = &code->issue;

    if (board < 0 || p.d < after)
        return false;
    return issue->waits >> board & 1 || (issue->counted == board && p.younger >= issue->left);
}

static bool is_done(const struct hunt *h, const struct rt_code *code, struct place p)
{
    const struct isadora_schedule *s = h->flow->input->target->schedule;
    const int board = h->board >= 0 ? h->board : p.board;

    if ((code->issue.waits & p.told) ||
        (code->issue.left == 0 && (bit_of(code->issue.counted) & p.told)))
        return true;
    if (h->what == SOURCE)
        return code->issue.drains || waits(code, p, board, s->sources.after) ||
               waits(code, p, h->other, s->results.after);
    return waits(code, p, board, s->results.after);
}

/* ---- Looking at one instruction; false when the path need not be followed further ---- */

static bool look_at_use(struct hunt *h, const struct rt_code *code, struct place p,
                        const struct isadora_use *use, bool sure)
{
    const unsigned latency = h->origin->issue.latency, other = code->issue.latency;

    /* What is of the same queue comes later by itself. */
    if (h->what != LATENCY && use->write && is_queued(&code->issue) && other == latency)
        return !(sure && covers(use, h->use));
    if (h->what == SOURCE) {
        if (use->write)
            tell(h, code, p, ISADORA_HAZARD_SOURCE, use, 0);
        return !use->write;
    }
    if (h->what == RESULT) {
        tell(h, code, p, use->write ? ISADORA_HAZARD_LAND : ISADORA_HAZARD_READ, use, 0);
        return false;
    }
    const int wanted = (int)latency + use->early - (int)p.d;
    if (!use->write && wanted > 0)
        tell(h, code, p, ISADORA_HAZARD_READ, use, (unsigned)wanted);
    if (use->write && other != 0 && other < ISADORA_QUEUES && p.d + other <= latency)
        tell(h, code, p, ISADORA_HAZARD_LAND, use, latency + 1 - p.d - other);
    return !(use->write && sure && covers(use, h->use));
}

static bool look(struct hunt *h, const struct rt_code *code, struct place p)
{
    struct rt_fact fact = {-1, 0, 0, false};
    bool goes_on = true;

    if (p.fact)
        fact = rt_fact_of(h->use);
    /* What is stored counts behind what is read. */
    for (int writes = 0; writes <= 1; writes++) {
        for (size_t i = code->jump_count; goes_on && i < code->use_count; i++) {
            const struct isadora_use *use = &code->uses[i];
            const int happens = use->write == writes ? rt_happens(use, fact) : 0;
            if (happens != 0 && !use->kept && rt_same_bits(h->use, use))
                goes_on = look_at_use(h, code, p, use, happens == 1);
        }
    }
    return goes_on;
}

/* Waiting twice does no harm, so that the path goes on. */
static void look_at_waits(struct hunt *h, const struct rt_code *code)
{
    if (!(code->issue.waits >> h->board & 1) && code->issue.counted != h->board)
        return;
    h->heard = true;
    h->flow->no_memory |=
        rt_key_add(h->waiting, (struct rt_key){{code->at, (uint64_t)h->board, 0}}) < 0;
}

static bool visit(struct hunt *h, const struct rt_code *code, struct place p)
{
    if (h->what == BOARD) {
        look_at_waits(h, code);
        return true;
    }
    if (h->what != LATENCY && is_done(h, code, p))
        return false;
    if (h->what == LATENCY && (int)p.d >= h->origin->issue.latency + h->earliest)
        return false;
    return look(h, code, p);
}

/* ---- Hunts ---- */

static void hunt_on(struct hunt *h)
{
    for (size_t i = 0; i < h->trail.seen.count && !h->flow->no_memory; i++) {
        struct place p = place_of(h, i);
        const struct rt_code *code = rt_code_at(h->flow, p.at);
        if (visit(h, code, p))
            step(h, code, p);
    }
}

static void hunt(struct hunt *h, enum what what, const struct rt_code *origin,
                 const struct isadora_use *use, int board, int other)
{
    h->what = what;
    h->origin = origin;
    h->use = use;
    h->board = board;
    h->other = other;
    h->heard = false;
    rt_key_clear(&h->trail.seen);
    step(h, origin,
         (struct place){.at = origin->at, .board = -1, .fact = use && use->guard_file >= 0});
    hunt_on(h);
}

static void hunt_registers(struct hunt *h, const struct rt_code *code)
{
    const struct isadora_issue *issue = &code->issue;
    const bool by_board = is_queued(issue) || (issue->latency == 0 && issue->results >= 0);

    for (size_t i = code->jump_count; i < code->use_count; i++) {
        const struct isadora_use *use = &code->uses[i];
        if (use->file < 0 || use->any || use->kept)
            continue;
        if (use->write && by_board)
            hunt(h, RESULT, code, use, issue->results, -1);
        else if (use->write && issue->latency != 0)
            hunt(h, LATENCY, code, use, -1, -1);
        else if (!use->write && use->early <= 0 && (issue->sources >= 0 || is_queued(issue)))
            hunt(h, SOURCE, code, use, issue->sources, issue->results);
    }
}

/* What an instruction keeps for the next one, it must not change. */
static void check_reuse(struct hunt *h, const struct rt_code *code, const struct isadora_use *kept)
{
    struct rt_way ways[RT_WAYS];
    const struct isadora_use *changed = NULL;

    for (size_t i = code->jump_count; i < code->use_count; i++) {
        if (code->uses[i].write && rt_same_bits(&code->uses[i], kept))
            changed = &code->uses[i];
    }
    if (changed == NULL)
        return;
    h->what = SOURCE;
    h->origin = code;
    h->use = changed;
    h->board = -1;
    const unsigned count = rt_ways(h->flow, code, 0, (struct rt_fact){-1, 0, 0, false}, ways);
    for (unsigned w = 0; w < count; w++) {
        const struct rt_code *next =
            ways[w].kind == RT_WAY_GOES ? rt_code_at(h->flow, ways[w].to) : NULL;
        for (size_t i = 0; next != NULL && i < next->use_count; i++) {
            const struct isadora_use *read = &next->uses[i];
            if (!read->write && !read->kept && rt_same_bits(read, kept)) {
                tell(h, next, (struct place){.d = code->issue.cycles, .board = -1},
                     ISADORA_HAZARD_REUSE, read, 0);
                break;
            }
        }
    }
}

static void hunt_boards(struct hunt *h, const struct rt_code *code)
{
    const int boards[] = {code->issue.results, code->issue.sources};

    for (unsigned i = 0; i < 2; i++) {
        if (boards[i] < 0)
            continue;
        hunt(h, BOARD, code, NULL, boards[i], -1);
        if (!h->heard)
            tell(h, code, (struct place){.board = -1}, ISADORA_HAZARD_UNHEARD, NULL, 0);
    }
}

/* Whoever comes from nobody knows where may have set anything. */
static void hunt_entries(struct hunt *h)
{
    const struct isadora_schedule *s = h->flow->input->target->schedule;

    for (size_t i = 0; i < h->flow->entries.count && !h->flow->no_memory; i++) {
        const uint32_t at = (uint32_t)h->flow->entries.keys[i].part[0];
        for (int board = 0; at != 0 && board < s->boards; board++) {
            h->what = BOARD;
            h->origin = NULL;
            h->use = NULL;
            h->board = board;
            rt_key_clear(&h->trail.seen);
            add_place(h, (struct place){.at = at, .board = -1}, 0);
            hunt_on(h);
        }
    }
}

/* Who waits for something that nobody has set? */
static void check_waits(struct hunt *h, const struct rt_code *code)
{
    for (int board = 0; board < h->flow->input->target->schedule->boards; board++) {
        const struct rt_key key = {{code->at, (uint64_t)board, 0}};
        if (!(code->issue.waits >> board & 1) || rt_key_number(h->waiting, key))
            continue;
        struct isadora_hazard hazard =
            hazard_of(h, code, (struct place){.board = board}, ISADORA_HAZARD_UNSET);
        hazard.older = hazard.younger;
        hazard.board = board;
        rt_hazard(h->flow, &hazard);
    }
}

static int earliest_read(struct rt_flow *flow)
{
    int most = 0;

    for (uint32_t at = 0; at < flow->count; at++) {
        const struct rt_code *code = rt_code_at(flow, at);
        for (size_t i = 0; code != NULL && i < code->use_count; i++)
            most = code->uses[i].early > most ? code->uses[i].early : most;
    }
    return most;
}

static void note_unknown(struct rt_flow *flow, const struct rt_code *code)
{
    const struct isadora_issue *issue = &code->issue;
    bool writes = false;

    for (size_t i = code->jump_count; i < code->use_count; i++)
        writes |= code->uses[i].write && code->uses[i].file >= 0;
    if (issue->latency == 0 && issue->results < 0 && writes && flow->out->unknown++ == 0)
        flow->out->first_unknown = (size_t)code->at * flow->grain;
}

void rt_lint_schedule(struct rt_flow *flow)
{
    struct rt_key_set waiting = {.keys = NULL};
    const struct isadora_schedule *s = flow->input->target->schedule;
    struct hunt h = {
        .flow = flow,
        .waiting = &waiting,
        .after = s->results.after > s->sources.after ? s->results.after : s->sources.after,
        .earliest = earliest_read(flow),
    };

    for (uint32_t at = 0; at < flow->count && !flow->no_memory; at++) {
        const struct rt_code *code = rt_code_at(flow, at);
        if (code == NULL || !code->reached)
            continue;
        note_unknown(flow, code);
        hunt_registers(&h, code);
        hunt_boards(&h, code);
        for (size_t i = code->jump_count; i < code->use_count; i++) {
            if (code->uses[i].kept)
                check_reuse(&h, code, &code->uses[i]);
        }
    }
    hunt_entries(&h);
    for (uint32_t at = 0; at < flow->count && !flow->no_memory; at++) {
        const struct rt_code *code = rt_code_at(flow, at);
        if (code != NULL && code->reached)
            check_waits(&h, code);
    }
    rt_trail_free(&h.trail);
    rt_key_free(&waiting);
}
