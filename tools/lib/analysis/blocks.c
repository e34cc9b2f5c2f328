/* blocks.c: isadora_cfg: basic blocks and the ways between them, from the paths of a program
 * (flow.h). loops.c finds the loops. */
#include "analysis/blocks.h"

#include <stdlib.h>
#include <string.h>

#define NO_INDEX UINT32_MAX

/* While the graph is made. */
struct maker {
    struct rt_flow flow;
    struct isadora_cfg *out;
    uint8_t *leads; /* by grain: a block begins there */
    uint32_t *block_at;
    size_t edge_room, call_room, region_room;
    uint64_t states[RT_SUCCESSORS]; /* branches that may be under way; 0: none */
    unsigned state_count;
};

/* ---- Lists that grow ---- */

/* Room for one more; NULL without memory. */
static void *place_in(struct maker *m, void *list, size_t *count, size_t *room, size_t size)
{
    void **first = list;

    if (*count == *room) {
        const size_t more = *room ? 2 * *room : 64;
        void *grown = realloc(*first, more * size);
        if (grown == NULL) {
            m->flow.no_memory = true;
            return NULL;
        }
        *first = grown;
        *room = more;
    }
    return (char *)*first + (*count)++ * size;
}

static void put_edge(struct maker *m, struct isadora_edge edge)
{
    struct isadora_edge *place =
        place_in(m, &m->out->edges, &m->out->edge_count, &m->edge_room, sizeof edge);

    if (place != NULL)
        *place = edge;
}

static size_t offset_of(const struct maker *m, uint32_t at) { return (size_t)at * m->flow.grain; }

/* ---- Where blocks begin ---- */

/* Is the instruction come to other than in a delay slot? */
static bool is_plain(const struct rt_flow *flow, uint32_t at)
{
    const struct rt_code *code = at < flow->count ? flow->code[at] : NULL;

    return code != NULL && code->reached && flow->nodes.keys[code->node].part[1] == 0;
}

static void lead_at(struct maker *m, uint32_t at)
{
    if (is_plain(&m->flow, at))
        m->leads[at] = 1;
}

static void lead_at_address(struct maker *m, uint64_t address)
{
    const uint32_t at = rt_grain_at(&m->flow, address);

    if (at != RT_NOWHERE)
        lead_at(m, at);
}

/* Does the branch leave the block? One that calls comes back. */
static bool leaves(const struct rt_flow *flow, uint64_t branch)
{
    return branch && rt_branch_left(branch) == 1 &&
           rt_branch_use(flow, branch)->jump != ISADORA_CALLS;
}

static bool may_halt(struct maker *m, const struct rt_code *code, uint64_t branch)
{
    const struct isadora_guard fact = rt_branch_fact(&m->flow, branch, code->at);

    for (unsigned i = 0; i < code->jump_count; i++) {
        if (code->uses[i].jump == ISADORA_HALTS && rt_happens(&code->uses[i], fact) != 0)
            return true;
    }
    return false;
}

static void lead_of_jump(struct maker *m, const struct isadora_use *jump,
                         const struct rt_code *code)
{
    if (!jump->any)
        lead_at_address(m, jump->to);
    for (size_t i = 0; rt_has_ways(jump) && i < code->way_count; i++)
        lead_at(m, (uint32_t)m->flow.ways.keys[code->way + i].part[1]);
}

/* A block begins where jumps and regions go, and after what leaves one. */
static void lead_after(struct maker *m, const struct rt_code *code, uint64_t branch)
{
    uint64_t chosen[RT_SUCCESSORS];
    const unsigned count = rt_choices_known(&m->flow, code, branch, chosen);
    bool ends = may_halt(m, code, branch);

    for (unsigned i = 0; i < count; i++)
        ends |= leaves(&m->flow, chosen[i]);
    for (unsigned i = 0; i < code->jump_count; i++)
        lead_of_jump(m, &code->uses[i], code);
    if (ends)
        lead_at(m, code->next);
}

static bool is_function(const struct maker *m, uint32_t at)
{
    const struct isadora_program *input = m->flow.input;

    return input->is_function && input->is_function(input->user, offset_of(m, at));
}

static void find_leaders(struct maker *m)
{
    struct rt_flow *flow = &m->flow;
    const struct rt_key_set *nodes = &flow->nodes, *entries = &flow->entries;

    lead_at_address(m, flow->input->target->start);
    for (uint32_t at = 0; flow->input->is_function && at < flow->count; at++) {
        if (is_function(m, at))
            lead_at(m, at);
    }
    for (size_t i = 0; i < entries->count; i++)
        lead_at(m, (uint32_t)entries->keys[i].part[0]);
    for (size_t i = 0; i < nodes->count; i++)
        lead_after(m, flow->code[nodes->keys[i].part[0]], nodes->keys[i].part[1]);
}

/* ---- What is in a block ---- */

static size_t block_of(const struct maker *m, uint32_t at)
{
    return at < m->flow.count && m->block_at[at] != NO_INDEX ? m->block_at[at] : ISADORA_NO_BLOCK;
}

/* A way to an instruction, or to where there is none. */
static void put_way(struct maker *m, struct isadora_edge edge, uint32_t to, uint64_t address)
{
    edge.to = block_of(m, to);
    edge.address = address;
    if (edge.to == ISADORA_NO_BLOCK)
        edge.kind = ISADORA_EDGE_OUTSIDE;
    put_edge(m, edge);
}

/* The targets of a jump that has several. */
static void put_ways(struct maker *m, struct isadora_edge edge, const struct rt_code *from)
{
    edge.conditional |= from->way_count > 1;
    for (size_t i = 0; i < from->way_count; i++) {
        const uint32_t to = (uint32_t)m->flow.ways.keys[from->way + i].part[1];
        put_way(m, edge, to, rt_address_of(&m->flow, to));
    }
    if (from->way_count == 0) {
        edge.kind = ISADORA_EDGE_UNKNOWN;
        m->out->unknown++;
        put_edge(m, edge);
    }
}

/* A branch that is taken here. */
static void put_taken(struct maker *m, uint64_t branch)
{
    const struct rt_code *from = m->flow.code[rt_branch_from(branch)];
    const struct isadora_use *jump = rt_branch_use(&m->flow, branch);
    struct isadora_edge edge = {.kind = ISADORA_EDGE_JUMP,
                                .to = ISADORA_NO_BLOCK,
                                .at = offset_of(m, from->at),
                                .conditional = jump->conditional};

    if (jump->jump == ISADORA_RETURNS) {
        edge.kind = ISADORA_EDGE_RETURN;
        put_edge(m, edge);
    } else if (rt_has_ways(jump)) {
        edge.kind = jump->jump == ISADORA_MEETS ? ISADORA_EDGE_MEET : ISADORA_EDGE_TABLE;
        put_ways(m, edge, from);
    } else {
        put_way(m, edge, rt_grain_at(&m->flow, jump->to), jump->to);
    }
}

static void put_call(struct maker *m, size_t block, const struct rt_code *code,
                     const struct isadora_use *use)
{
    struct isadora_cfg *out = m->out;
    struct isadora_call *call =
        place_in(m, &out->calls, &out->call_count, &m->call_room, sizeof *call);

    if (call != NULL)
        *call = (struct isadora_call){offset_of(m, code->at), use->to, block, use->any,
                                      use->conditional};
}

static void put_region(struct maker *m, size_t block, const struct rt_code *code,
                       const struct isadora_use *use)
{
    struct isadora_cfg *out = m->out;
    struct isadora_region *region =
        place_in(m, &out->regions, &out->region_count, &m->region_room, sizeof *region);

    if (region != NULL)
        *region =
            (struct isadora_region){offset_of(m, code->at), use->to, use->index, block, use->any};
}

static void put_calls_and_regions(struct maker *m, size_t block, const struct rt_code *code)
{
    for (unsigned i = 0; i < code->jump_count; i++) {
        if (code->uses[i].jump == ISADORA_CALLS)
            put_call(m, block, code, &code->uses[i]);
        if (code->uses[i].jump == ISADORA_OPENS)
            put_region(m, block, code, &code->uses[i]);
    }
}

/* ---- Following a block ---- */

static void add_state(uint64_t states[RT_SUCCESSORS], unsigned *count, uint64_t branch)
{
    for (unsigned i = 0; i < *count; i++) {
        if (states[i] == branch)
            return;
    }
    if (*count < RT_SUCCESSORS)
        states[(*count)++] = branch;
}

/* Takes what is under way over one instruction: true when something leaves the block there. */
static bool step_over(struct maker *m, const struct rt_code *code)
{
    uint64_t after[RT_SUCCESSORS], chosen[RT_SUCCESSORS];
    unsigned after_count = 0;
    bool ends = false;

    for (unsigned s = 0; s < m->state_count; s++) {
        const unsigned count = rt_choices_known(&m->flow, code, m->states[s], chosen);
        ends |= count == 0 || may_halt(m, code, m->states[s]);
        for (unsigned i = 0; i < count; i++) {
            const bool taken = chosen[i] && rt_branch_left(chosen[i]) == 1;
            ends |= leaves(&m->flow, chosen[i]);
            if (leaves(&m->flow, chosen[i]))
                put_taken(m, chosen[i]);
            else
                add_state(after, &after_count, taken || !chosen[i] ? 0 : chosen[i] - 1);
        }
    }
    memcpy(m->states, after, after_count * sizeof *after);
    m->state_count = after_count;
    return ends;
}

static void put_exit(struct maker *m, const struct rt_code *code)
{
    for (unsigned i = 0; i < code->jump_count; i++) {
        const struct isadora_use *jump = &code->uses[i];
        if (jump->jump == ISADORA_HALTS)
            put_edge(m, (struct isadora_edge){.kind = ISADORA_EDGE_EXIT,
                                              .to = ISADORA_NO_BLOCK,
                                              .at = offset_of(m, code->at),
                                              .conditional = jump->conditional});
    }
}

/* Is a branch under way? */
static bool is_pending(const struct maker *m)
{
    return m->state_count > 1 || (m->state_count == 1 && m->states[0] != 0);
}

/* The way to the next instruction. */
static void put_next(struct maker *m, const struct rt_code *code, bool conditional)
{
    const struct isadora_edge edge = {
        .kind = ISADORA_EDGE_NEXT, .at = offset_of(m, code->at), .conditional = conditional};

    put_way(m, edge, code->next, rt_address_of(&m->flow, code->next));
}

static void make_block(struct maker *m, size_t number, uint32_t at)
{
    struct isadora_block *block = &m->out->blocks[number];
    const struct rt_code *code = rt_code_at(&m->flow, at), *last = code;
    bool ends = false;

    *block = (struct isadora_block){
        .start = offset_of(m, at), .edge = m->out->edge_count, .loop = ISADORA_NO_BLOCK};
    m->states[0] = 0;
    m->state_count = 1;
    while (code != NULL && !ends && !m->flow.no_memory) {
        last = code;
        block->instructions++;
        put_calls_and_regions(m, number, code);
        ends = step_over(m, code);
        if (ends)
            put_exit(m, code);
        else if (!is_pending(m) && code->next < m->flow.count && m->leads[code->next])
            break;
        code = rt_code_at(&m->flow, code->next);
    }
    block->end = offset_of(m, last->next);
    if (m->state_count)
        put_next(m, last, m->out->edge_count > block->edge);
    block->edge_count = m->out->edge_count - block->edge;
}

/* ---- What is reached ---- */

static void reach(struct isadora_cfg *cfg, size_t *list, size_t *count, size_t block)
{
    if (block == ISADORA_NO_BLOCK || cfg->blocks[block].reached)
        return;
    cfg->blocks[block].reached = true;
    list[(*count)++] = block;
}

/* Where paths begin but for calls: the start of the program, and functions. */
static void reach_entries(struct maker *m, size_t start, size_t *list, size_t *count)
{
    struct isadora_cfg *cfg = m->out;

    for (size_t i = 0; i < cfg->block_count; i++) {
        if (i != start && !is_function(m, (uint32_t)(cfg->blocks[i].start / m->flow.grain)))
            continue;
        cfg->blocks[i].entry = true;
        reach(cfg, list, count, i);
    }
}

/* Marks entries, and what can be reached from them. Calls lie with their blocks. */
static bool mark_reached(struct maker *m, size_t start)
{
    struct isadora_cfg *cfg = m->out;
    size_t count = 0, *list = malloc((cfg->block_count + 1) * sizeof *list);
    size_t *call_of = calloc(cfg->block_count + 1, sizeof *call_of);

    for (size_t i = cfg->call_count; call_of && i-- > 0;)
        call_of[cfg->calls[i].block] = i;
    if (list != NULL && call_of != NULL)
        reach_entries(m, start, list, &count);
    for (size_t i = 0; list && call_of && i < count; i++) {
        const struct isadora_block *block = &cfg->blocks[list[i]];
        for (size_t k = 0; k < block->edge_count; k++)
            reach(cfg, list, &count, cfg->edges[block->edge + k].to);
        for (size_t k = call_of[list[i]]; k < cfg->call_count && cfg->calls[k].block == list[i];
             k++) {
            const struct isadora_call *call = &cfg->calls[k];
            const size_t to =
                call->any ? ISADORA_NO_BLOCK : block_of(m, rt_grain_at(&m->flow, call->to));
            reach(cfg, list, &count, to);
            if (to != ISADORA_NO_BLOCK)
                cfg->blocks[to].entry = true;
        }
    }
    const bool fine = list != NULL && call_of != NULL;
    free(list);
    free(call_of);
    return fine;
}

/* ---- The whole ---- */

static bool make_blocks(struct maker *m)
{
    struct isadora_cfg *cfg = m->out;
    const uint32_t count = m->flow.count;

    m->leads = calloc(count + 1u, 1);
    m->block_at = malloc((count + 1u) * sizeof *m->block_at);
    if (m->leads == NULL || m->block_at == NULL)
        return false;
    find_leaders(m);
    for (uint32_t at = 0; at < count; at++)
        m->block_at[at] = m->leads[at] ? (uint32_t)cfg->block_count++ : NO_INDEX;
    cfg->blocks = calloc(cfg->block_count + 1, sizeof *cfg->blocks);
    if (cfg->blocks == NULL)
        return false;
    for (uint32_t at = 0; at < count && !m->flow.no_memory; at++) {
        if (m->leads[at])
            make_block(m, m->block_at[at], at);
    }
    const size_t start = block_of(m, rt_grain_at(&m->flow, m->flow.input->target->start));
    return !m->flow.no_memory && mark_reached(m, start == ISADORA_NO_BLOCK ? 0 : start);
}

bool isadora_cfg(const struct isadora_program *program, struct isadora_cfg *out)
{
    struct maker m = {.out = out};
    struct isadora_lint lint = {.hazards = NULL};

    *out = (struct isadora_cfg){.blocks = NULL};
    bool fine = rt_flow_make(&m.flow, program, true, &lint) && make_blocks(&m);
    out->instructions = lint.instructions;
    fine = fine && rt_find_loops(out);
    rt_flow_free(&m.flow);
    isadora_lint_free(&lint);
    free(m.leads);
    free(m.block_at);
    return fine;
}

void isadora_cfg_free(struct isadora_cfg *cfg)
{
    free(cfg->blocks);
    free(cfg->edges);
    free(cfg->calls);
    free(cfg->regions);
    free(cfg->loops);
    *cfg = (struct isadora_cfg){.blocks = NULL};
}

const char *isadora_edge_name(enum isadora_edge_kind kind)
{
    static const char *const names[] = {"next",   "jump", "table",   "meet",
                                        "return", "exit", "unknown", "outside"};
    return names[kind];
}
