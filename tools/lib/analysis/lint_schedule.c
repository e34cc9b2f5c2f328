/* lint_schedule.c: hazards of a program whose words say how long to wait and for what
 * (isadora_schedule).
 *
 * Everything that is not done at once is followed along every path until it is done: a result of
 * known latency for so many cycles, a result or a source with a scoreboard until something waits
 * for that scoreboard. Cycles are counted as if nothing ever waited, so that what is reported may
 * happen. */
#include "analysis/walk.h"
#include <string.h>

enum {
    FAR = 1023,       /* cycles that are told apart */
    MOST_YOUNGER = 63 /* instructions under the same scoreboard that are told apart */
};

enum what {
    LATENCY, /* a result that is there after a number of cycles */
    RESULT,  /* a result with a scoreboard */
    SOURCE,  /* a register that may not have been read yet */
    BOARD    /* a scoreboard alone: does anything wait for it? */
};

struct search {
    struct rt_walk walk; /* a place is `d` cycles after the origin began */
    enum what what;
    unsigned latency;          /* LATENCY: cycles until it is there */
    bool own;                  /* a result with a latency of its own */
    int board, other;          /* scoreboards that report when it is done; -1: none */
    bool heard;                /* BOARD: something waits, or a path leads to an unknown place */
    unsigned after;            /* cycles until waits see any scoreboard */
    int earliest;              /* most cycles by which any read is early */
    struct rt_key_set waiting; /* BOARD: instructions, and scoreboards that they wait for rightly */
};

static bool is_queued(const struct isadora_issue *issue)
{
    return issue->latency >= ISADORA_QUEUES;
}

static uint32_t bit_of(int board) { return board < 0 ? 0 : UINT32_C(1) << board; }

static unsigned smaller(unsigned a, unsigned b) { return a < b ? a : b; }

/* Cycles until a result of the instruction is there; of a queue: its number. */
static unsigned latency_of(const struct isadora_issue *issue, const struct isadora_use *use)
{
    return use->write && use->own && use->own != ISADORA_WITH_SOURCES ? use->own : issue->latency;
}

/* The same until it is written, which is when its own group can read it. */
static unsigned written_after(const struct isadora_issue *issue, const struct isadora_use *use)
{
    const unsigned latency = latency_of(issue, use);
    return latency == issue->latency ? issue->near : latency;
}

/* Cycles until a use of `code` sees the result that is followed. Reads of the same group are near,
 * but for those at another time than the others. */
static unsigned latency_for(const struct search *s, const struct rt_code *code,
                            const struct isadora_use *use)
{
    const struct isadora_issue *origin = &s->walk.origin->issue;
    if (use && use->write)
        return written_after(origin, s->walk.use);
    const bool near = !s->own && use && use->early == 0 && origin->group >= 0 &&
                      origin->group == code->issue.group;
    return near ? origin->near : s->latency;
}

static const struct isadora_schedule *schedule_of(const struct search *s)
{
    return s->walk.flow->input->target->schedule;
}

static int board_at(const struct search *s, const struct rt_place *p)
{
    return s->board >= 0 ? s->board : p->board;
}

/* ---- On to the next instructions ---- */

static void add_place(struct search *s, struct rt_place p, uint64_t taken)
{
    /* Where loops make very many of them, any wait may be for what is followed. */
    if (s->walk.seen.count >= RT_MOST_PLACES) {
        p.queued = UINT32_MAX;
        p.younger = p.younger_other = MOST_YOUNGER;
    }
    rt_walk_add(&s->walk, p, taken);
}

/* One more under a scoreboard, if the instruction sets it. */
static uint8_t counted_in(uint8_t younger, const struct isadora_issue *issue, int board)
{
    const bool sets = board >= 0 && (issue->results == board || issue->sources == board);
    return (uint8_t)smaller(younger + sets, MOST_YOUNGER);
}

/* What has changed after an instruction at `p`. */
static struct rt_place after(const struct search *s, const struct rt_code *code, struct rt_place p)
{
    const struct isadora_issue *issue = &code->issue, *origin = &s->walk.origin->issue;
    const bool is_younger = s->walk.current != 0;
    const int board = board_at(s, &p);

    p.d = (uint16_t)smaller(p.d + issue->cycles, s->what == LATENCY ? FAR : s->after);
    p.fact = p.fact && !rt_changes(code, s->walk.use->guard);
    if (is_younger) {
        p.younger = counted_in(p.younger, issue, board);
        p.younger_other = counted_in(p.younger_other, issue, s->other);
    }
    /* A younger one of the same queue completes after those before it. */
    if (!is_younger || !is_queued(issue) || issue->latency != origin->latency)
        return p;
    if (board < 0)
        p.board = issue->results >= 0 || s->what == RESULT ? issue->results : issue->sources;
    p.queued |= bit_of(issue->results) | (s->what == SOURCE ? bit_of(issue->sources) : 0);
    return p;
}

static void step(struct search *s, const struct rt_code *code, const struct rt_place *p)
{
    struct rt_successor ways[RT_SUCCESSORS];
    const unsigned count = rt_successors(s->walk.flow, code, 0, rt_walk_fact(&s->walk, p), ways);
    struct rt_place to = s->what == BOARD ? *p : after(s, code, *p);

    for (unsigned i = 0; i < code->jump_count; i++)
        s->heard |= code->uses[i].any && rt_leads(&code->uses[i]);
    for (unsigned i = 0; i < count; i++) {
        to.jumped = p->jumped || ways[i].taken != 0;
        /* What takes an address from a stack may be a loop that is left, or a return. */
        if (ways[i].kind == RT_WAY_RETURNS)
            s->heard = true;
        else {
            do {
                to.at = ways[i].to;
                add_place(s, to, ways[i].taken);
            } while (rt_next_target(s->walk.flow, &ways[i]));
        }
        /* What a function waits for its caller does not know, only that it comes back. */
        if (s->what == BOARD && ways[i].kind == RT_WAY_CALLS) {
            to.at = ways[i].link;
            add_place(s, to, 0);
        }
    }
}

/* ---- Reports ---- */

static void report(struct search *s, const struct rt_code *code, const struct rt_place *p,
                   enum isadora_hazard_kind kind, const struct isadora_use *use, unsigned missing)
{
    struct isadora_hazard hazard = rt_walk_hazard(&s->walk, code, p, kind, use, missing);

    hazard.board = s->what == SOURCE ? s->board : board_at(s, p);
    if (s->what == LATENCY) {
        hazard.begun.latency = (uint16_t)latency_for(s, code, use);
        hazard.disturbs.latency =
            use && use->write ? (uint16_t)written_after(&code->issue, use) : code->issue.latency;
    }
    rt_walk_report(&s->walk, &hazard);
}

/* Are all bits of `a` among those of `b`? */
static bool covers(const struct isadora_use *b, const struct isadora_use *a)
{
    return !(a->mask.half[0] & ~b->mask.half[0]) && !(a->mask.half[1] & ~b->mask.half[1]);
}

/* ---- What is done ---- */

/* Does the instruction wait until what is followed is done? Only a scoreboard that is set already
 * makes it wait. */
static bool waits(const struct isadora_issue *issue, unsigned d, int board, unsigned younger,
                  unsigned after)
{
    const unsigned counted_after = issue->after == ISADORA_AS_BOARD ? after : issue->after;

    if (board < 0)
        return false;
    return (issue->waits >> board & 1 && d >= after) ||
           (issue->waits_own >> board & 1 && d >= issue->after_own) ||
           (issue->counted == board && younger >= issue->left && d >= counted_after);
}

static bool is_done(const struct search *s, const struct rt_code *code, const struct rt_place *p)
{
    const struct isadora_schedule *schedule = schedule_of(s);
    const struct isadora_issue *issue = &code->issue;
    const int board = board_at(s, p);
    const uint32_t emptied = issue->left == 0 ? bit_of(issue->counted) : 0;

    if ((issue->waits | emptied) & p->queued)
        return true;
    const bool by_sources = s->what == SOURCE || s->own;
    if (s->what == SOURCE && issue->drains)
        return true;
    if (waits(issue, p->d, board, p->younger,
              by_sources ? schedule->sources.after : schedule->results.after))
        return true;
    return waits(issue, p->d, s->other, p->younger_other, schedule->results.after);
}

/* ---- Checking one instruction; false when the path need not be followed further ---- */

static bool check_use(struct search *s, const struct rt_code *code, const struct rt_place *p,
                      const struct isadora_use *use, bool sure)
{
    const unsigned latency = latency_for(s, code, use), other = written_after(&code->issue, use);

    /* What is of the same queue comes later by itself. */
    if (s->what != LATENCY && use->write && is_queued(&code->issue) &&
        code->issue.latency == s->walk.origin->issue.latency)
        return !(sure && covers(use, s->walk.use));
    if (s->what == SOURCE) {
        if (use->write)
            report(s, code, p, ISADORA_HAZARD_SOURCE, use, 0);
        return !use->write;
    }
    if (s->what == RESULT) {
        report(s, code, p, use->write ? ISADORA_HAZARD_WRITE : ISADORA_HAZARD_READ, use, 0);
        return false;
    }
    const int wanted = (int)latency + use->early - (int)p->d;
    if (!use->write && wanted > 0)
        report(s, code, p, ISADORA_HAZARD_READ, use, (unsigned)wanted);
    if (use->write && other != 0 && other < ISADORA_QUEUES && p->d + other <= latency)
        report(s, code, p, ISADORA_HAZARD_WRITE, use, latency + 1 - p->d - other);
    return !(use->write && sure && covers(use, s->walk.use));
}

static bool check_uses(struct search *s, const struct rt_code *code, const struct rt_place *p)
{
    const struct isadora_guard fact = rt_walk_fact(&s->walk, p);
    bool goes_on = true;

    /* What is stored counts after what is read. */
    for (int writes = 0; writes <= 1; writes++) {
        for (size_t i = code->jump_count; goes_on && i < code->use_count; i++) {
            const struct isadora_use *use = &code->uses[i];
            const int happens = use->write == writes ? rt_happens(use, fact) : 0;
            if (happens != 0 && !use->kept && rt_same_bits(s->walk.use, use))
                goes_on = check_use(s, code, p, use, happens == 1);
        }
    }
    return goes_on;
}

/* Waiting twice does no harm, so that the path goes on. */
static void note_wait(struct search *s, const struct rt_code *code)
{
    if (!((code->issue.waits | code->issue.waits_own) >> s->board & 1) &&
        code->issue.counted != s->board)
        return;
    s->heard = true;
    rt_flow_add(s->walk.flow, &s->waiting, (struct rt_key){{code->at, (uint64_t)s->board}});
}

static bool check(struct search *s, const struct rt_code *code, const struct rt_place *p)
{
    switch (s->what) {
    case BOARD:
        note_wait(s, code);
        return true;
    case LATENCY:
        return (int)p->d < (int)s->latency + s->earliest && check_uses(s, code, p);
    default:
        return !is_done(s, code, p) && check_uses(s, code, p);
    }
}

/* ---- Searches ---- */

static void begin(struct search *s, enum what what, const struct rt_code *origin,
                  const struct isadora_use *use, int board, int other)
{
    s->what = what;
    s->board = board;
    s->other = other;
    s->heard = false;
    s->own = use && use->write && use->own;
    s->latency = !origin ? 0 : use ? latency_of(&origin->issue, use) : origin->issue.latency;
    rt_walk_begin(&s->walk, origin, use);
}

static void follow(struct search *s)
{
    struct rt_place p;

    for (const struct rt_code *code; (code = rt_walk_next(&s->walk, &p)) != NULL;) {
        if (check(s, code, &p))
            step(s, code, &p);
    }
}

static void search(struct search *s, enum what what, const struct rt_code *origin,
                   const struct isadora_use *use, int board, int other)
{
    const struct rt_place start = {
        .at = origin->at, .board = -1, .fact = use && use->guard.file >= 0};

    begin(s, what, origin, use, board, other);
    step(s, origin, &start);
    follow(s);
}

static void search_registers(struct search *s, const struct rt_code *code)
{
    const struct isadora_issue *issue = &code->issue;
    const bool by_board = is_queued(issue) || (issue->latency == 0 && issue->results >= 0);
    const bool has_sources = issue->sources >= 0;

    for (size_t i = code->jump_count; i < code->use_count; i++) {
        const struct isadora_use *use = &code->uses[i];
        if (use->file < 0 || use->any || use->kept)
            continue;
        if (use->write && use->own == ISADORA_WITH_SOURCES)
            search(s, RESULT, code, use, has_sources ? issue->sources : issue->results,
                   has_sources ? issue->results : -1);
        else if (use->write && use->own)
            search(s, LATENCY, code, use, -1, -1);
        else if (use->write && by_board)
            search(s, RESULT, code, use, issue->results, -1);
        else if (use->write && issue->latency != 0)
            search(s, LATENCY, code, use, -1, -1);
        else if (!use->write && use->early <= 0 && !use->once && (has_sources || is_queued(issue)))
            search(s, SOURCE, code, use, issue->sources, issue->results);
    }
}

/* ---- What is kept for the next instruction ---- */

static const struct isadora_use *last_write(const struct rt_code *code,
                                            const struct isadora_use *kept)
{
    const struct isadora_use *found = NULL;

    for (size_t i = code->jump_count; i < code->use_count; i++) {
        if (code->uses[i].write && rt_same_bits(&code->uses[i], kept))
            found = &code->uses[i];
    }
    return found;
}

static const struct isadora_use *first_read(const struct rt_code *code,
                                            const struct isadora_use *kept)
{
    for (size_t i = 0; i < code->use_count; i++) {
        const struct isadora_use *use = &code->uses[i];
        if (!use->write && !use->kept && rt_same_bits(use, kept))
            return use;
    }
    return NULL;
}

/* What an instruction keeps for the next one, it must not change. */
static void check_kept(struct search *s, const struct rt_code *code, const struct isadora_use *kept)
{
    const struct rt_place place = {.d = code->issue.cycles, .board = -1};
    const struct isadora_use *changed = last_write(code, kept);
    struct rt_successor ways[RT_SUCCESSORS];

    if (!kept->kept || changed == NULL)
        return;
    begin(s, SOURCE, code, changed, -1, -1);
    const unsigned count =
        rt_successors(s->walk.flow, code, 0, (struct isadora_guard){.file = -1}, ways);
    for (unsigned w = 0; w < count; w++) {
        do {
            const struct rt_code *next =
                ways[w].kind == RT_WAY_GOES ? rt_code_at(s->walk.flow, ways[w].to) : NULL;
            const struct isadora_use *read = next ? first_read(next, kept) : NULL;
            if (read)
                report(s, next, &place, ISADORA_HAZARD_REUSE, read, 0);
        } while (rt_next_target(s->walk.flow, &ways[w]));
    }
}

/* ---- Scoreboards that are set or waited for in vain ---- */

static void search_boards(struct search *s, const struct rt_code *code)
{
    const int boards[] = {code->issue.results, code->issue.sources};
    const struct rt_place here = {.board = -1};

    for (unsigned i = 0; i < 2; i++) {
        if (boards[i] < 0)
            continue;
        search(s, BOARD, code, NULL, boards[i], -1);
        s->walk.current = 0;
        if (!s->heard)
            report(s, code, &here, ISADORA_HAZARD_UNHEARD, NULL, 0);
    }
}

/* What comes from an unknown place may have set anything. */
static void search_entries(struct search *s)
{
    const struct rt_key_set *entries = &s->walk.flow->entries;

    for (size_t i = 0; i < entries->count; i++) {
        const struct rt_place start = {.at = (uint32_t)entries->keys[i].part[0], .board = -1};
        for (int board = 0; start.at != 0 && board < schedule_of(s)->boards; board++) {
            begin(s, BOARD, NULL, NULL, board, -1);
            add_place(s, start, 0);
            follow(s);
        }
    }
}

static void check_waits(struct search *s, const struct rt_code *code)
{
    for (int board = 0; board < schedule_of(s)->boards; board++) {
        const struct rt_key key = {{code->at, (uint64_t)board}};
        const struct rt_place here = {.board = -1};
        if (!((code->issue.waits | code->issue.waits_own) >> board & 1) ||
            rt_key_number(&s->waiting, key))
            continue;
        begin(s, BOARD, NULL, NULL, board, -1);
        report(s, code, &here, ISADORA_HAZARD_UNSET, NULL, 0);
    }
}

/* ---- Cycles that do not occur ---- */

static void check_cycles(struct search *s, const struct rt_code *code)
{
    const struct rt_place here = {.board = -1};

    if (!code->issue.odd)
        return;
    begin(s, BOARD, code, NULL, -1, -1);
    report(s, code, &here, ISADORA_HAZARD_CYCLES, NULL, 0);
}

/* ---- All instructions ---- */

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

/* Is it a register that operands may name? State of a warp or block, which has no other name in
 * texts, is that of the machine: programs do not wait for it. */
static bool has_operands(const struct isadora_file *file)
{
    return file->scope == ISADORA_CORE || file->scope == ISADORA_LANE ||
           strcmp(file->prints, file->name) != 0;
}

static void note_unknown(struct rt_flow *flow, const struct rt_code *code)
{
    const struct isadora_file *files = flow->input->target->files;
    const struct isadora_issue *issue = &code->issue;
    bool writes = false;

    for (size_t i = code->jump_count; i < code->use_count; i++) {
        const struct isadora_use *use = &code->uses[i];
        writes |= use->write && use->file >= 0 && !use->own && has_operands(&files[use->file]);
    }
    if (issue->latency == 0 && issue->results < 0 && writes && flow->out->unknown++ == 0)
        flow->out->first_unknown = (size_t)code->at * flow->grain;
}

static void check_code(struct search *s, const struct rt_code *code)
{
    note_unknown(s->walk.flow, code);
    search_registers(s, code);
    search_boards(s, code);
    check_cycles(s, code);
    for (size_t i = code->jump_count; i < code->use_count; i++)
        check_kept(s, code, &code->uses[i]);
}

static void for_each(struct search *s, void (*visit)(struct search *, const struct rt_code *))
{
    struct rt_flow *flow = s->walk.flow;

    for (uint32_t at = 0; at < flow->count && !flow->no_memory; at++) {
        const struct rt_code *code = rt_code_at(flow, at);
        if (code != NULL && code->reached)
            visit(s, code);
    }
}

void rt_lint_schedule(struct rt_flow *flow)
{
    struct search s = {.walk = {.flow = flow}, .earliest = earliest_read(flow)};
    const struct isadora_schedule *schedule = schedule_of(&s);

    s.after = schedule->results.after;
    if (schedule->sources.after > s.after)
        s.after = schedule->sources.after;
    for (size_t i = 0; i < schedule->wait_count; i++) {
        if (schedule->waits[i].after != ISADORA_AS_BOARD && schedule->waits[i].after > s.after)
            s.after = schedule->waits[i].after;
    }
    for_each(&s, check_code);
    search_entries(&s);
    for_each(&s, check_waits);
    rt_key_free(&s.walk.seen);
    rt_key_free(&s.waiting);
}
