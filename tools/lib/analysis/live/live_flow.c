/* live_flow.c: which registers are live, followed backwards along the ways of a graph (live.h).
 *
 * What a function does to the registers that are live after a call of it is two sets: those that it
 * reads (RT_GEN: live at its entry where its returns lead to nothing), and those that are not
 * surely written on the way (RT_THROUGH: live at its entry where all are live at its returns). With
 * these, paths through a call come back to that call alone. What is live at the returns of a
 * function is what is live after its calls, which is followed forwards from its entry. */
#include "analysis/live/live_parts.h"

#include <stdlib.h>
#include <string.h>

enum { RT_GEN, RT_THROUGH, RT_LIVE, RT_KINDS };

struct solver {
    const struct rt_live_rows *rows;
    size_t words, blocks;
    uint64_t *all, *outside;   /* every register; those that code outside may read: all or none */
    uint64_t *in[RT_KINDS];    /* by block: live where it begins */
    uint64_t *after;           /* by block: live after the calls of the functions that it is of */
    uint64_t *now, *called;    /* scratch */
    uint32_t *when;            /* by register that is live in `now`: where which guard holds */
    size_t guarded;            /* how many of these may not be RT_LIVE_ALWAYS */
    size_t *pred, *pred_first; /* by block: those that lead to it, or call it */
    size_t *queue, queue_at, queue_count;
    uint8_t *is_queued;
    bool asks;    /* some path leads outside */
    bool records; /* the result is being written */
};

/* ---- Sets ---- */

static bool join(uint64_t *to, const uint64_t *from, size_t words)
{
    uint64_t changed = 0;

    for (size_t i = 0; i < words; i++) {
        changed |= from[i] & ~to[i];
        to[i] |= from[i];
    }
    return changed != 0;
}

static void set_bit(uint64_t *set, size_t i) { set[i / 64] |= UINT64_C(1) << i % 64; }
static void clear_bit(uint64_t *set, size_t i) { set[i / 64] &= ~(UINT64_C(1) << i % 64); }

static uint64_t *in_of(const struct solver *s, unsigned kind, size_t block)
{
    return s->in[kind] + block * s->words;
}

/* ---- One row ---- */

static void add_read(const struct solver *s, const struct rt_live_use *use, uint64_t *set)
{
    const uint32_t *first = s->rows->file_first;

    if (use->flags & RT_LIVE_ANY) {
        for (uint32_t reg = first[use->what]; reg < first[use->what + 1]; reg++)
            set_bit(set, reg);
    } else {
        set_bit(set, use->what);
    }
}

/* The calls that are taken after a row: the first, *count of them. */
static const struct rt_live_call *calls_after(const struct rt_live_rows *r, size_t row,
                                              size_t *count)
{
    size_t from = 0, to = r->call_count;

    while (from < to) {
        const size_t middle = from + (to - from) / 2;
        if (r->calls[middle].row < row)
            from = middle + 1;
        else
            to = middle;
    }
    for (to = from; to < r->call_count && r->calls[to].row == row; to++) {
    }
    *count = to - from;
    return r->calls + from;
}

static void queue_block(struct solver *s, size_t block)
{
    if (s->is_queued[block])
        return;
    s->is_queued[block] = 1;
    s->queue[(s->queue_at + s->queue_count++) % s->blocks] = block;
}

/* What is live before a call of what is live after it, which is in s->called. */
static void add_call(struct solver *s, const struct rt_live_call *call, uint64_t *live)
{
    const bool is_known = call->callee != RT_NO_CALLEE;
    const uint64_t *gen = is_known ? in_of(s, RT_GEN, call->callee) : s->outside;
    const uint64_t *through = is_known ? in_of(s, RT_THROUGH, call->callee) : s->all;

    s->asks |= !is_known;
    for (size_t i = 0; i < s->words; i++)
        live[i] |= gen[i] | (s->called[i] & (call->conditional ? UINT64_MAX : through[i]));
}

/* The results of a call, and what it reads. */
static void record_call(const struct solver *s, const struct rt_live_call *call, uint64_t *read,
                        uint64_t *written)
{
    if (call->callee == RT_NO_CALLEE)
        return;
    for (size_t i = 0; i < s->words; i++) {
        read[i] |= in_of(s, RT_GEN, call->callee)[i];
        written[i] |= s->called[i] & ~in_of(s, RT_THROUGH, call->callee)[i];
    }
}

static uint64_t *set_of(const struct solver *s, size_t row, enum isadora_live_set set)
{
    return s->rows->out->sets + (row * ISADORA_LIVE_SETS + set) * s->words;
}

/* Forgets guards: all of them, or those that are bits of a register (plus 1). */
static void forget(struct solver *s, uint32_t reg)
{
    const size_t count = s->rows->out->register_count;
    size_t left = 0;

    for (size_t i = 0; i < count && s->guarded > 0; i++) {
        if (reg == 0 || s->when[i] >> RT_LIVE_GUARD_REGISTER == reg)
            s->when[i] = RT_LIVE_ALWAYS;
        left += s->when[i] != RT_LIVE_ALWAYS;
    }
    s->guarded = left;
}

/* From what is live after the calls of a row to what is live before them: one of them happens. */
static void calls_back(struct solver *s, size_t row, unsigned kind, uint64_t *live)
{
    size_t count = 0;
    const struct rt_live_call *calls = s->rows->call_count ? calls_after(s->rows, row, &count) : 0;

    if (count == 0)
        return;
    forget(s, 0);
    memcpy(s->called, live, s->words * sizeof *live);
    memset(live, 0, s->words * sizeof *live);
    for (size_t i = 0; i < count; i++) {
        add_call(s, &calls[i], live);
        if (kind == RT_LIVE && calls[i].callee != RT_NO_CALLEE &&
            join(s->after + calls[i].callee * s->words, s->called, s->words))
            queue_block(s, calls[i].callee);
        if (s->records)
            record_call(s, &calls[i], set_of(s, row, ISADORA_LIVE_READ),
                        set_of(s, row, ISADORA_LIVE_WRITTEN));
    }
}

/* A register is no longer live before it is written, where that happens for sure, or just where its
 * value is read. */
static void write_back(struct solver *s, const struct rt_live_use *use)
{
    if (!(use->flags & RT_LIVE_KILL) || (use->guard && s->when[use->what] != use->guard))
        return;
    clear_bit(s->now, use->what);
    s->when[use->what] = RT_LIVE_ALWAYS;
}

static void read_back(struct solver *s, const struct rt_live_use *use)
{
    const uint32_t reg = use->what;

    if (use->flags & RT_LIVE_ANY) {
        add_read(s, use, s->now);
        forget(s, 0);
        return;
    }
    const bool is_live = s->now[reg / 64] >> reg % 64 & 1;
    if (!is_live && use->guard)
        s->guarded++;
    if (!is_live || s->when[reg] != use->guard)
        s->when[reg] = is_live ? RT_LIVE_ALWAYS : use->guard;
    set_bit(s->now, reg);
}

/* From what is live after a row to what is live before it. */
static void row_back(struct solver *s, size_t row, unsigned kind)
{
    const struct rt_live_rows *r = s->rows;
    const struct rt_live_use *first = r->uses + r->first[row], *end = r->uses + r->first[row + 1];

    calls_back(s, row, kind, s->now);
    for (const struct rt_live_use *use = first; use < end; use++) {
        if (use->flags & RT_LIVE_WRITE && s->guarded)
            forget(s, use->what + 1);
    }
    for (const struct rt_live_use *use = first; use < end; use++) {
        if (use->flags & RT_LIVE_WRITE)
            write_back(s, use);
    }
    for (const struct rt_live_use *use = first; use < end; use++) {
        if (use->flags & (RT_LIVE_READ | RT_LIVE_ANY))
            read_back(s, use);
    }
}

/* ---- One block ---- */

/* What is live after an edge that leads to no block; NULL: nothing. */
static const uint64_t *beyond(struct solver *s, const struct isadora_edge *edge, size_t block,
                              unsigned kind)
{
    const bool returns = edge->kind == ISADORA_EDGE_RETURN;

    if (edge->kind == ISADORA_EDGE_EXIT || (returns && kind == RT_GEN))
        return NULL;
    if (returns && kind == RT_THROUGH)
        return s->all;
    s->asks |= returns; /* perhaps to code outside */
    if (returns)
        return s->after + block * s->words;
    /* What nothing leads to ends where it ends: it fills the code up. */
    if (edge->kind == ISADORA_EDGE_OUTSIDE && !s->rows->cfg->blocks[block].reached)
        return NULL;
    s->asks = true;
    return s->outside;
}

/* What is live where a block ends, in s->now. */
static void end_of(struct solver *s, size_t number, unsigned kind)
{
    const struct isadora_cfg *cfg = s->rows->cfg;
    const struct isadora_block *block = &cfg->blocks[number];

    memset(s->now, 0, s->words * sizeof *s->now);
    forget(s, 0);
    for (size_t i = block->edge; i < block->edge + block->edge_count; i++) {
        const struct isadora_edge *edge = &cfg->edges[i];
        const uint64_t *more =
            edge->to == ISADORA_NO_BLOCK ? beyond(s, edge, number, kind) : in_of(s, kind, edge->to);
        if (more != NULL)
            join(s->now, more, s->words);
    }
}

static void take_block(struct solver *s, size_t number, unsigned kind)
{
    const struct rt_live_rows *r = s->rows;
    const struct isadora_cfg *cfg = r->cfg;
    const struct isadora_block *block = &cfg->blocks[number];

    end_of(s, number, kind);
    for (size_t i = r->block_count[number]; i-- > 0;)
        row_back(s, r->block_row[number] + i, kind);
    if (join(in_of(s, kind, number), s->now, s->words)) {
        for (size_t i = s->pred_first[number]; i < s->pred_first[number + 1]; i++)
            queue_block(s, s->pred[i]);
    }
    for (size_t i = block->edge; kind == RT_LIVE && i < block->edge + block->edge_count; i++) {
        const size_t to = cfg->edges[i].to;
        if (to != ISADORA_NO_BLOCK &&
            join(s->after + to * s->words, s->after + number * s->words, s->words))
            queue_block(s, to);
    }
}

static void solve(struct solver *s, unsigned kind)
{
    for (size_t i = s->blocks; i-- > 0;)
        queue_block(s, i);
    while (s->queue_count > 0) {
        const size_t block = s->queue[s->queue_at];
        s->queue_at = (s->queue_at + 1) % s->blocks;
        s->queue_count--;
        s->is_queued[block] = 0;
        take_block(s, block, kind);
    }
}

/* ---- The result ---- */

static void record_row(struct solver *s, size_t row)
{
    const struct rt_live_rows *r = s->rows;
    uint64_t *read = set_of(s, row, ISADORA_LIVE_READ);

    join(set_of(s, row, ISADORA_LIVE_AFTER), s->now, s->words);
    row_back(s, row, RT_LIVE);
    join(set_of(s, row, ISADORA_LIVE_BEFORE), s->now, s->words);
    for (size_t i = r->first[row]; i < r->first[row + 1]; i++) {
        if (r->uses[i].flags & RT_LIVE_WRITE)
            set_bit(set_of(s, row, ISADORA_LIVE_WRITTEN), r->uses[i].what);
        else
            add_read(s, &r->uses[i], read);
    }
}

/* What is live besides when code outside may read all. */
static void record_perhaps(struct solver *s, size_t row)
{
    uint64_t *perhaps = set_of(s, row, ISADORA_LIVE_PERHAPS);

    join(perhaps, s->now, s->words);
    row_back(s, row, RT_LIVE);
    join(perhaps, s->now, s->words);
    for (size_t i = 0; i < s->words; i++)
        perhaps[i] &=
            ~(set_of(s, row, ISADORA_LIVE_BEFORE)[i] | set_of(s, row, ISADORA_LIVE_AFTER)[i]);
}

static void record(struct solver *s, void (*take)(struct solver *, size_t row))
{
    const struct rt_live_rows *r = s->rows;

    for (size_t b = 0; b < s->blocks; b++) {
        end_of(s, b, RT_LIVE);
        for (size_t i = r->block_count[b]; i-- > 0;)
            take(s, r->block_row[b] + i);
    }
}

/* ---- The whole ---- */

/* The first of the calls that are taken in a block, and how many they are. */
static const struct rt_live_call *calls_in(const struct rt_live_rows *r, size_t block,
                                           size_t *count)
{
    size_t none;
    const size_t row = r->block_row[block];
    const struct rt_live_call *first = calls_after(r, row, &none);
    const struct rt_live_call *end = calls_after(r, row + r->block_count[block], &none);

    *count = (size_t)(end - first);
    return first;
}

/* Counts what leads to each block from one, or with `fill` notes it. */
static void lead_on(struct solver *s, size_t from, bool fill)
{
    const struct isadora_cfg *cfg = s->rows->cfg;
    const struct isadora_block *block = &cfg->blocks[from];
    size_t count;
    const struct rt_live_call *calls = calls_in(s->rows, from, &count);

    for (size_t i = 0; i < block->edge_count + count; i++) {
        const bool is_call = i >= block->edge_count;
        const uint32_t callee = is_call ? calls[i - block->edge_count].callee : 0;
        const size_t to = is_call ? callee : cfg->edges[block->edge + i].to;
        if (is_call ? callee == RT_NO_CALLEE : to == ISADORA_NO_BLOCK)
            continue;
        if (fill)
            s->pred[--s->pred_first[to + 1]] = from;
        else
            s->pred_first[to + 1]++;
    }
}

static bool find_preds(struct solver *s)
{
    for (size_t i = 0; i < s->blocks; i++)
        lead_on(s, i, false);
    for (size_t i = 1; i <= s->blocks; i++)
        s->pred_first[i] += s->pred_first[i - 1];
    s->pred = malloc((s->pred_first[s->blocks] + 1) * sizeof *s->pred);
    if (s->pred == NULL)
        return false;
    const size_t total = s->pred_first[s->blocks];
    for (size_t i = 0; i < s->blocks; i++)
        lead_on(s, i, true);
    for (size_t i = 0; i < s->blocks; i++) /* each was counted down to its own first */
        s->pred_first[i] = s->pred_first[i + 1];
    s->pred_first[s->blocks] = total;
    return true;
}

/* Where the program begins, and what nothing in it leads to, is called from outside. */
static void begin(struct solver *s)
{
    const struct isadora_cfg *cfg = s->rows->cfg;
    const size_t size = s->words * sizeof *s->now;

    for (unsigned kind = 0; kind < RT_KINDS; kind++)
        memset(s->in[kind], 0, (s->blocks + 1) * size);
    for (size_t i = 0; i < s->blocks; i++) {
        const bool is_first = s->pred_first[i] == s->pred_first[i + 1];
        memset(s->after + i * s->words, 0, size);
        if (is_first || !cfg->blocks[i].reached || i == s->rows->start)
            join(s->after + i * s->words, s->outside, s->words);
    }
}

static void run(struct solver *s)
{
    begin(s);
    for (unsigned kind = s->rows->call_count ? RT_GEN : RT_LIVE; kind < RT_KINDS; kind++)
        solve(s, kind);
}

static bool make_room(struct solver *s)
{
    const size_t words = s->words, blocks = s->blocks + 1;
    uint64_t **sets[] = {&s->in[RT_GEN], &s->in[RT_THROUGH], &s->in[RT_LIVE], &s->after};
    uint64_t **few[] = {&s->all, &s->outside, &s->now, &s->called};
    bool fine = true;

    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
        fine &= (*sets[i] = calloc(blocks, words * sizeof(uint64_t))) != NULL;
    for (size_t i = 0; i < sizeof few / sizeof *few; i++)
        fine &= (*few[i] = calloc(words, sizeof(uint64_t))) != NULL;
    s->pred_first = calloc(blocks + 1, sizeof *s->pred_first);
    s->when = calloc(s->rows->out->register_count + 1, sizeof *s->when);
    s->queue = malloc(blocks * sizeof *s->queue);
    s->is_queued = calloc(blocks, 1);
    return fine && s->when != NULL && s->pred_first != NULL && s->queue != NULL &&
           s->is_queued != NULL;
}

static void drop(struct solver *s)
{
    void *const all[] = {s->in[RT_GEN], s->in[RT_THROUGH], s->in[RT_LIVE], s->after,
                         s->all,        s->outside,        s->now,         s->called,
                         s->pred,       s->pred_first,     s->queue,       s->is_queued,
                         s->when};

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        free(all[i]);
}

bool rt_live_flow(const struct rt_live_rows *rows)
{
    struct solver s = {.rows = rows, .words = rows->out->words, .blocks = rows->cfg->block_count};
    const bool fine = make_room(&s) && find_preds(&s);

    for (size_t i = 0; fine && i < rows->out->register_count; i++)
        set_bit(s.all, i);
    if (fine) {
        run(&s);
        s.records = true;
        record(&s, record_row);
        s.records = false;
    }
    if (fine && s.asks) {
        memcpy(s.outside, s.all, s.words * sizeof *s.all);
        run(&s);
        record(&s, record_perhaps);
    }
    drop(&s);
    return fine;
}
