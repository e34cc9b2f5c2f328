/* reach.c: what can be reached in a program (flow.h), from its start and then from each instruction
 * that nothing has led to; and the hazards of delay slots. */
#include "analysis/flow.h"

#include <stdlib.h>

static bool add(struct rt_flow *flow, struct rt_key_set *set, uint64_t a, uint64_t b)
{
    return rt_flow_add(flow, set, (struct rt_key){{a, b}});
}

/* ---- Nodes ---- */

enum { STACKS = 8 }; /* stacks of regions that are told apart at an instruction */

static bool meets(const struct rt_code *code)
{
    for (unsigned i = 0; i < code->jump_count; i++) {
        if (code->uses[i].jump == ISADORA_MEETS)
            return true;
    }
    return false;
}

static void add_node(struct rt_flow *flow, uint32_t at, uint64_t branch, uint32_t stack)
{
    struct rt_code *code = rt_code_at(flow, at);

    if (code == NULL)
        return;
    code->reached = true;
    flow->meets |= meets(code);
    if (stack != RT_ANY_STACK && code->stacks >= STACKS &&
        !rt_key_number(&flow->nodes, (struct rt_key){{at, branch, stack}}))
        stack = RT_ANY_STACK;
    if (rt_flow_add(flow, &flow->nodes, (struct rt_key){{at, branch, stack}}) &&
        code->stacks < STACKS)
        code->stacks++;
}

/* ---- Delay slots ---- */

/* A hazard in the delay slots of a branch; `use` is what `code` does there. */
static void report(struct rt_flow *flow, enum isadora_hazard_kind kind, uint64_t branch,
                   const struct rt_code *code, const struct isadora_use *use, uint32_t before)
{
    const struct isadora_use *first = rt_branch_use(flow, branch);
    const unsigned left = rt_branch_left(branch);
    const struct isadora_hazard hazard = {
        .kind = kind,
        .older = (size_t)rt_branch_from(branch) * flow->grain,
        .younger = (size_t)code->at * flow->grain,
        .begun = *first,
        .disturbs = *use,
        .distance = first->latency - left - (kind == ISADORA_HAZARD_END),
        .missing = left,
        .board = -1,
        .placeable = true,
        .straight = true,
        .before = (size_t)before * flow->grain,
    };

    rt_hazard_add(flow, &hazard);
}

/* A branch in the delay slot of another. */
static void check_slot(struct rt_flow *flow, const struct rt_code *code, uint64_t branch)
{
    const struct isadora_guard fact = rt_branch_fact(flow, branch, code->at);

    for (unsigned i = 0; branch && i < code->jump_count; i++) {
        const struct isadora_use *use = &code->uses[i];
        if (rt_leads(use) && rt_happens(use, fact) != 0)
            report(flow, ISADORA_HAZARD_BRANCH, branch, code, use, code->at);
    }
}

/* Code that ends in a delay slot, or before one. */
static void check_end(struct rt_flow *flow, const struct rt_code *code,
                      const struct rt_successor *way)
{
    if (way->branch != 0 && rt_code_at(flow, way->to) == NULL)
        report(flow, ISADORA_HAZARD_END, way->branch, code, rt_branch_use(flow, way->branch),
               code->next);
}

/* ---- Paths ---- */

/* Follows a way whose targets are found apart. */
static void follow_ways(struct rt_flow *flow, uint64_t branch, uint32_t stack)
{
    struct rt_code *from = flow->code[rt_branch_from(branch)];
    const struct isadora_use *jump = rt_branch_use(flow, branch);
    uint64_t to;

    if (jump->jump == ISADORA_MEETS) {
        if (rt_meeting_place(flow, jump, &stack, &to) && rt_grain_at(flow, to) != RT_NOWHERE) {
            rt_add_way(flow, from, to);
            add_node(flow, rt_grain_at(flow, to), 0, stack);
        }
        return;
    }
    for (size_t i = 0; i < flow->ways.count; i++) { /* few programs have tables */
        if (flow->ways.keys[i].part[0] == from->at)
            add_node(flow, (uint32_t)flow->ways.keys[i].part[1], 0, stack);
    }
}

static void follow_way(struct rt_flow *flow, const struct rt_successor *way, uint32_t stack)
{
    if (way->taken && rt_has_ways(rt_branch_use(flow, way->taken)))
        follow_ways(flow, way->taken, stack);
    else if (way->kind == RT_WAY_CALLS) {
        if (way->to != RT_NOWHERE)
            add_node(flow, way->to, 0, 0);
        if (way->link != RT_NOWHERE)
            add_node(flow, way->link, 0, stack);
        if (way->link != RT_NOWHERE && way->to != RT_NOWHERE)
            add(flow, &flow->calls, way->to, way->link);
    } else if (way->to != RT_NOWHERE)
        add_node(flow, way->to, way->branch, stack);
}

/* Follows everything from node `i` on. */
static void follow(struct rt_flow *flow, size_t i)
{
    struct rt_successor ways[RT_SUCCESSORS];

    for (; i < flow->nodes.count && !flow->no_memory; i++) {
        struct rt_key node = flow->nodes.keys[i];
        struct rt_code *code = rt_code_at(flow, (uint32_t)node.part[0]);
        const uint32_t stack =
            flow->follows_regions ? rt_stack_after(flow, code, (uint32_t)node.part[2]) : 0;
        check_slot(flow, code, node.part[1]);
        const unsigned count = rt_successors_known(flow, code, node.part[1], ways);
        for (unsigned k = 0; k < count; k++) {
            if (ways[k].kind == RT_WAY_RETURNS)
                continue; /* the call itself has led to where it comes back */
            check_end(flow, code, &ways[k]);
            follow_way(flow, &ways[k], stack);
        }
    }
}

/* What is no instruction has a length, too; what a file says is no code has none. */
static uint32_t after_data(const struct rt_flow *flow, uint32_t at)
{
    const struct isadora_program *in = flow->input;
    const size_t offset = (size_t)at * flow->grain;
    const struct isadora_context context = {.config = in->config,
                                            .address = rt_address_of(flow, at)};
    struct isadora_insn insn;

    if (in->is_code != NULL && !in->is_code(in->user, offset))
        return at + 1;
    const int length = in->target->decode(&context, in->bytes + offset, in->size - offset, &insn);
    const size_t skipped = length > 0
                               ? (size_t)length
                               : isadora_undefined_length(&flow->lengths, context.address,
                                                          in->bytes + offset, in->size - offset);
    return at + (uint32_t)((skipped + flow->grain - 1) / flow->grain);
}

static void reach_all(struct rt_flow *flow)
{
    uint32_t start = rt_grain_at(flow, flow->input->target->start), at = 0;

    if (start != RT_NOWHERE) {
        add_node(flow, start, 0, 0);
        follow(flow, 0);
    }
    while (at < flow->count && !flow->no_memory) {
        struct rt_code *code = rt_code_at(flow, at);
        size_t first = flow->nodes.count;
        if (code != NULL && !code->reached) {
            add(flow, &flow->entries, at, 0);
            add_node(flow, at, 0, 0);
            follow(flow, first);
        }
        at = code == NULL ? after_data(flow, at) : code->next;
    }
}

/* Once more from the start. */
static void reach_all_again(struct rt_flow *flow)
{
    rt_key_clear(&flow->nodes);
    rt_key_clear(&flow->calls);
    rt_key_clear(&flow->entries);
    rt_key_clear(&flow->computed);
    flow->out->computed = 0;
    for (uint32_t at = 0; at < flow->count; at++) {
        if (flow->code[at] != NULL) {
            flow->code[at]->reached = false;
            flow->code[at]->stacks = 0;
        }
    }
    reach_all(flow);
}

/* With stacks of regions: only then it is known where an instruction that meets goes. */
static void reach_all_with_regions(struct rt_flow *flow)
{
    flow->follows_regions = true;
    reach_all_again(flow);
}

/* ---- The result ---- */

/* Nodes that differ in the stack of regions are one. */
static void sort_nodes(struct rt_flow *flow)
{
    struct rt_key_set *nodes = &flow->nodes;
    size_t kept = 0;

    rt_key_sort(nodes);
    for (size_t i = 0; i < nodes->count; i++) {
        const struct rt_key key = nodes->keys[i];
        const struct rt_key *last = kept ? &nodes->keys[kept - 1] : NULL;
        if (last == NULL || last->part[0] != key.part[0] || last->part[1] != key.part[1])
            nodes->keys[kept++] = (struct rt_key){{key.part[0], key.part[1]}};
    }
    nodes->count = kept;
    for (size_t i = nodes->count; i > 0; i--)
        flow->code[nodes->keys[i - 1].part[0]]->node = i - 1;
}

static void sort_ways(struct rt_flow *flow)
{
    const struct rt_key_set *ways = &flow->ways;

    rt_key_sort(&flow->ways);
    for (size_t i = ways->count; i > 0; i--)
        flow->code[ways->keys[i - 1].part[0]]->way = i - 1;
    flow->is_done = true;
    for (uint32_t at = 0; at < flow->count; at++) {
        const struct rt_code *code = flow->code[at];
        for (unsigned i = 0; code != NULL && code->reached && i < code->jump_count; i++) {
            if (rt_has_ways(&code->uses[i]) && code->way_count == 0)
                rt_note_computed(flow, at);
        }
    }
}

/* ---- The whole ---- */

bool rt_flow_make(struct rt_flow *flow, const struct isadora_program *input, bool only_paths,
                  struct isadora_lint *out)
{
    *flow = (struct rt_flow){
        .input = input, .only_paths = only_paths, .out = out, .context = {.config = input->config}};
    flow->grain = isadora_grain(input->target, input->config);
    flow->alignment = isadora_alignment_of(input->target, input->config);
    flow->count = (uint32_t)(input->size / flow->grain);
    if (!isadora_lengths_make(&flow->lengths, input->target, input->config))
        return false;
    flow->code = calloc(flow->count + 1u, sizeof *flow->code);
    flow->tried = calloc(flow->count + 1u, 1);
    if (flow->code == NULL || flow->tried == NULL)
        return false;
    reach_all(flow);
    while (!flow->no_memory && rt_fold(flow))
        reach_all_again(flow);
    if (flow->meets && !flow->no_memory)
        reach_all_with_regions(flow);
    sort_nodes(flow);
    sort_ways(flow);
    return !flow->no_memory;
}
