/* loops.c: the natural loops of a graph of basic blocks. Block D dominates block B when every path
 * from where a path can begin to B goes through D; an edge to a block that dominates the one it
 * comes from closes a loop.
 *
 * Dominators are found as K. Cooper, T. Harvey and K. Kennedy describe ("A Simple, Fast Dominance
 * Algorithm"): rounds over the blocks in the order in which paths come to them, until nothing
 * changes; code that compilers make takes two or three.
 */
#include "analysis/blocks.h"

#include <stdlib.h>

#define NONE SIZE_MAX

/* Blocks, and one above the entries, whose number is the count of blocks. */
struct graph {
    struct isadora_cfg *cfg;
    size_t count;
    size_t *order;     /* blocks in reverse postorder; the one above them is first */
    size_t *number;    /* of each block in `order` */
    size_t *dominator; /* of each block: the nearest one; NONE: not yet known */
    size_t *in, *out;  /* when a walk over the tree of dominators comes to a block, and leaves it */
    size_t *before;    /* sources of the edges to each block, by block */
    size_t *first;     /* where those of a block begin */
    size_t *stack, *next;
    size_t *loop_of; /* of each header; NONE */
    uint8_t *seen;
    uint8_t *root; /* a path may begin there */
};

/* ---- Order ---- */

/* The edges that count: padding that nothing reaches may jump anywhere. */
static size_t edge_count(const struct graph *g, size_t block)
{
    const struct isadora_block *b = &g->cfg->blocks[block];

    return b->reached ? b->edge_count : 0;
}

/* Walks depth first from a block; puts blocks at the end of `order` when they are left. */
static void walk_from(struct graph *g, size_t root, size_t *left)
{
    size_t depth = 0;

    if (g->seen[root])
        return;
    g->seen[root] = 1;
    g->stack[depth++] = root;
    g->next[root] = 0;
    while (depth > 0) {
        const size_t block = g->stack[depth - 1];
        const struct isadora_block *b = &g->cfg->blocks[block];
        if (g->next[block] == edge_count(g, block)) {
            g->order[--*left] = block;
            depth--;
            continue;
        }
        const size_t to = g->cfg->edges[b->edge + g->next[block]++].to;
        if (to != ISADORA_NO_BLOCK && !g->seen[to]) {
            g->seen[to] = 1;
            g->next[to] = 0;
            g->stack[depth++] = to;
        }
    }
}

/* Paths begin at entries; a block that none of them comes to is a path of its own. */
static void find_order(struct graph *g)
{
    size_t left = g->count + 1;

    for (size_t b = 0; b < g->count; b++)
        g->root[b] = g->cfg->blocks[b].entry || !g->cfg->blocks[b].reached;
    for (size_t b = g->count; b-- > 0;) {
        if (g->root[b])
            walk_from(g, b, &left);
    }
    g->order[0] = g->count;
    for (size_t i = 0; i <= g->count; i++)
        g->number[g->order[i]] = i;
}

static void find_sources(struct graph *g)
{
    const struct isadora_cfg *cfg = g->cfg;

    for (size_t b = 0; b < g->count; b++) {
        for (size_t i = 0; i < edge_count(g, b); i++) {
            const size_t to = cfg->edges[cfg->blocks[b].edge + i].to;
            if (to != ISADORA_NO_BLOCK)
                g->first[to + 1]++;
        }
    }
    for (size_t b = 0; b < g->count; b++) {
        g->first[b + 1] += g->first[b];
        g->next[b] = g->first[b];
    }
    for (size_t b = 0; b < g->count; b++) {
        for (size_t i = 0; i < edge_count(g, b); i++) {
            const size_t to = cfg->edges[cfg->blocks[b].edge + i].to;
            if (to != ISADORA_NO_BLOCK)
                g->before[g->next[to]++] = b;
        }
    }
}

/* ---- Dominators ---- */

static size_t common(const struct graph *g, size_t a, size_t b)
{
    while (a != b) {
        while (g->number[a] > g->number[b])
            a = g->dominator[a];
        while (g->number[b] > g->number[a])
            b = g->dominator[b];
    }
    return a;
}

static size_t dominator_of(const struct graph *g, size_t block)
{
    size_t found = g->root[block] ? g->count : NONE;

    for (size_t i = g->first[block]; i < g->first[block + 1]; i++) {
        const size_t from = g->before[i];
        if (g->dominator[from] != NONE)
            found = found == NONE ? from : common(g, from, found);
    }
    return found;
}

static void find_dominators(struct graph *g)
{
    bool changed = true;

    for (size_t i = 0; i < g->count; i++)
        g->dominator[i] = NONE;
    g->dominator[g->count] = g->count;
    while (changed) {
        changed = false;
        for (size_t i = 1; i <= g->count; i++) {
            const size_t block = g->order[i], found = dominator_of(g, block);
            changed |= found != g->dominator[block];
            g->dominator[block] = found;
        }
    }
}

/* Numbers the blocks as a walk over the tree of dominators comes to them and leaves them. `stack`
 * and `next` are lists of children: the first of a block, and the one after a block. */
static void number_tree(struct graph *g)
{
    size_t clock = 0, at = g->count;

    for (size_t i = 0; i <= g->count; i++)
        g->stack[i] = g->next[i] = NONE;
    for (size_t i = g->count; i > 0; i--) {
        const size_t block = g->order[i], above = g->dominator[block];
        g->next[block] = g->stack[above];
        g->stack[above] = block;
    }
    g->in[at] = clock++;
    for (;;) {
        const size_t child = g->stack[at];
        if (child != NONE) {
            g->stack[at] = g->next[child];
            at = child;
            g->in[at] = clock++;
            continue;
        }
        g->out[at] = clock++;
        if (at == g->count)
            return;
        at = g->dominator[at];
    }
}

static bool dominates(const struct graph *g, size_t above, size_t block)
{
    return g->in[above] <= g->in[block] && g->out[block] <= g->out[above];
}

/* ---- Loops ---- */

/* Marks the edges that close loops, and counts those that close other cycles. */
static void find_back_edges(struct graph *g)
{
    struct isadora_cfg *cfg = g->cfg;

    for (size_t b = 0; b < g->count; b++) {
        for (size_t i = 0; i < edge_count(g, b); i++) {
            struct isadora_edge *edge = &cfg->edges[cfg->blocks[b].edge + i];
            if (edge->to == ISADORA_NO_BLOCK || g->number[edge->to] > g->number[b])
                continue;
            edge->back = dominates(g, edge->to, b);
            cfg->irreducible += !edge->back;
        }
    }
}

/* The outermost loop around a block that is known so far, or the block's none. */
static size_t outermost(const struct isadora_cfg *cfg, size_t loop)
{
    while (loop != ISADORA_NO_BLOCK && cfg->loops[loop].outer != ISADORA_NO_BLOCK)
        loop = cfg->loops[loop].outer;
    return loop;
}

/* Takes a block into a loop, or the loop around the block; the block from which to go on, or NONE.
 */
static size_t take_in(struct isadora_cfg *cfg, size_t loop, size_t block)
{
    struct isadora_loop *l = &cfg->loops[loop];
    const size_t inner = outermost(cfg, cfg->blocks[block].loop);

    if (inner == loop)
        return NONE;
    if (inner == ISADORA_NO_BLOCK) {
        cfg->blocks[block].loop = loop;
        l->block_count++;
        return block == l->header ? NONE : block;
    }
    cfg->loops[inner].outer = loop;
    l->block_count += cfg->loops[inner].block_count;
    return cfg->loops[inner].header == l->header ? NONE : cfg->loops[inner].header;
}

/* All blocks from which the back edges of a loop are reached without its header. */
static void fill_loop(struct graph *g, size_t loop)
{
    struct isadora_cfg *cfg = g->cfg;
    const size_t header = cfg->loops[loop].header;
    size_t depth = 0;

    take_in(cfg, loop, header);
    for (size_t i = g->first[header]; i < g->first[header + 1]; i++) {
        const size_t from = g->before[i];
        if (!dominates(g, header, from))
            continue;
        const size_t on = take_in(cfg, loop, from);
        if (on != NONE)
            g->stack[depth++] = on;
        while (depth > 0) {
            const size_t block = g->stack[--depth];
            for (size_t k = g->first[block]; k < g->first[block + 1]; k++) {
                const size_t further = take_in(cfg, loop, g->before[k]);
                if (further != NONE)
                    g->stack[depth++] = further;
            }
        }
    }
}

/* Loops by header, in the order of blocks. */
static bool make_loops(struct graph *g)
{
    struct isadora_cfg *cfg = g->cfg;
    size_t loop = 0;

    for (size_t b = 0; b < g->count; b++)
        g->next[b] = 0;
    for (size_t i = 0; i < cfg->edge_count; i++) {
        if (cfg->edges[i].back && g->next[cfg->edges[i].to]++ == 0)
            cfg->loop_count++;
    }
    cfg->loops = calloc(cfg->loop_count + 1, sizeof *cfg->loops);
    if (cfg->loops == NULL)
        return false;
    for (size_t b = 0; b < g->count; b++) {
        g->loop_of[b] = g->next[b] ? loop : NONE;
        if (g->next[b])
            cfg->loops[loop++] = (struct isadora_loop){
                .header = b, .outer = ISADORA_NO_BLOCK, .back_edges = g->next[b]};
    }
    return true;
}

/* Inner loops before those around them, whose headers come before theirs. */
static void fill_loops(struct graph *g)
{
    struct isadora_cfg *cfg = g->cfg;

    for (size_t i = g->count; i > 0; i--) {
        if (g->loop_of[g->order[i]] != NONE)
            fill_loop(g, g->loop_of[g->order[i]]);
    }
    for (size_t i = 1; i <= g->count; i++) {
        const size_t loop = g->loop_of[g->order[i]];
        if (loop == NONE)
            continue;
        const size_t outer = cfg->loops[loop].outer;
        cfg->loops[loop].depth = outer == ISADORA_NO_BLOCK ? 1 : cfg->loops[outer].depth + 1;
    }
}

/* ---- The whole ---- */

static bool find_all(struct graph *g)
{
    find_sources(g);
    find_order(g);
    find_dominators(g);
    number_tree(g);
    find_back_edges(g);
    if (!make_loops(g))
        return false;
    fill_loops(g);
    return true;
}

bool rt_find_loops(struct isadora_cfg *cfg)
{
    const size_t n = cfg->block_count + 2;
    struct graph g = {.cfg = cfg, .count = cfg->block_count};
    size_t **const lists[] = {&g.order, &g.number, &g.dominator, &g.in,     &g.out,
                              &g.first, &g.stack,  &g.next,      &g.loop_of};
    bool fine = true;

    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++)
        fine &= (*lists[i] = calloc(n, sizeof(size_t))) != NULL;
    fine &= (g.before = calloc(cfg->edge_count + 1, sizeof *g.before)) != NULL;
    fine &= (g.seen = calloc(n, 1)) != NULL;
    fine &= (g.root = calloc(n, 1)) != NULL;
    fine = fine && find_all(&g);
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++)
        free(*lists[i]);
    free(g.before);
    free(g.seen);
    free(g.root);
    return fine;
}
