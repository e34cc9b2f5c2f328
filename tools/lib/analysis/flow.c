/* flow.c: the paths through a program (flow.h). */
#include "analysis/flow.h"
#include <isadora/bundle.h>

#include <stdlib.h>
#include <string.h>

enum { USES = 64 }; /* of an instruction, before more room is asked for */

static const struct isadora_guard no_fact = {.file = -1};

bool rt_flow_add(struct rt_flow *flow, struct rt_key_set *set, struct rt_key key)
{
    const int added = rt_key_add(set, key);

    flow->no_memory |= added < 0;
    return added > 0;
}

static bool add(struct rt_flow *flow, struct rt_key_set *set, uint64_t a, uint64_t b)
{
    return rt_flow_add(flow, set, (struct rt_key){{a, b}});
}

/* ---- Instructions ---- */

static uint64_t address_of(const struct rt_flow *flow, uint32_t at)
{
    const struct isadora_lint_input *in = flow->input;
    return in->address + isadora_place_address(in->target, in->config, (size_t)at * flow->grain);
}

/* The grain at an address, or RT_NOWHERE. */
static uint32_t grain_at(const struct rt_flow *flow, uint64_t address)
{
    const struct isadora_lint_input *in = flow->input;
    const size_t bytes = address < in->address
                             ? SIZE_MAX
                             : isadora_place_offset(in->target, in->config, address - in->address);

    if (bytes >= in->size || bytes % flow->grain)
        return RT_NOWHERE;
    return (uint32_t)(bytes / flow->grain);
}

/* Jumps are first, so that a branch under way can name one in few bits. */
static void put_jumps_first(struct rt_code *code)
{
    for (size_t i = 0; i < code->use_count; i++) {
        const struct isadora_use jump = code->uses[i];
        if (jump.jump == ISADORA_STAYS)
            continue;
        memmove(&code->uses[code->jump_count + 1], &code->uses[code->jump_count],
                (i - code->jump_count) * sizeof jump);
        code->uses[code->jump_count++] = jump;
    }
    if (code->jump_count > RT_SUCCESSORS - 2)
        code->jump_count = RT_SUCCESSORS - 2;
}

static struct rt_code *code_of(struct rt_flow *flow, const struct isadora_insn *insn)
{
    const struct isadora_target *target = flow->input->target;
    struct isadora_use few[USES];
    const size_t count = isadora_uses(target, &flow->context, insn, few, USES);
    struct rt_code *code = malloc(sizeof *code + count * sizeof *few);

    flow->no_memory |= code == NULL;
    if (code == NULL)
        return NULL;
    *code = (struct rt_code){.use_count = count};
    if (count > USES)
        isadora_uses(target, &flow->context, insn, code->uses, count);
    else
        memcpy(code->uses, few, count * sizeof *few);
    put_jumps_first(code);
    return code;
}

static struct rt_code *decode(struct rt_flow *flow, uint32_t at)
{
    const struct isadora_lint_input *in = flow->input;
    const size_t offset = (size_t)at * flow->grain;
    struct isadora_insn insn;

    if (in->is_code != NULL && !in->is_code(in->user, offset))
        return NULL;
    flow->context.address = address_of(flow, at);
    if (in->target->decode(&flow->context, in->bytes + offset, in->size - offset, &insn) <= 0 ||
        !isadora_is_aligned(&flow->alignment, flow->context.address, insn.length) ||
        isadora_bundle_hangs(in->target, offset / insn.length, in->bytes + offset))
        return NULL;
    struct rt_code *code = code_of(flow, &insn);
    if (code != NULL) {
        code->at = at;
        code->next = at + insn.length / flow->grain;
        if (in->target->schedule != NULL)
            isadora_issue_of(in->target, in->config, &insn, in->bytes + offset, &code->issue);
    }
    return code;
}

struct rt_code *rt_code_at(struct rt_flow *flow, uint32_t at)
{
    if (at >= flow->count)
        return NULL;
    if (!flow->tried[at]) {
        flow->tried[at] = 1;
        flow->code[at] = decode(flow, at);
        flow->out->instructions += flow->code[at] != NULL;
    }
    return flow->code[at];
}

const struct isadora_use *rt_branch_use(const struct rt_flow *flow, uint64_t branch)
{
    return &flow->code[rt_branch_from(branch)]->uses[branch >> 8 & 0xff];
}

/* ---- What is known on a path ---- */

int rt_happens(const struct isadora_use *use, struct isadora_guard fact)
{
    const struct isadora_guard *guard = &use->guard;

    if (!use->conditional)
        return 1;
    if (fact.file < 0 || guard->file != fact.file || guard->index != fact.index ||
        guard->bit != fact.bit)
        return -1;
    return guard->value == fact.value;
}

bool rt_changes(const struct rt_code *code, struct isadora_guard fact)
{
    for (size_t i = code->jump_count; i < code->use_count; i++) {
        const struct isadora_use *use = &code->uses[i];
        if (use->write && use->file == fact.file &&
            (use->any ||
             (use->index == fact.index && use->mask.half[fact.bit / 64] >> fact.bit % 64 & 1)))
            return true;
    }
    return false;
}

/* ---- Ways ---- */

static void note_computed(struct rt_flow *flow, uint32_t at)
{
    if (add(flow, &flow->computed, at, 0) && flow->out->computed++ == 0)
        flow->out->first_computed = (size_t)at * flow->grain;
}

/* The way of a branch that is taken after `code`; false: its target is unknown. */
static bool take_branch(struct rt_flow *flow, const struct rt_code *code, uint64_t branch,
                        struct rt_successor *way)
{
    const struct isadora_use *jump = rt_branch_use(flow, branch);

    *way = (struct rt_successor){RT_WAY_GOES, RT_NOWHERE, RT_NOWHERE, 0, branch};
    if (jump->jump == ISADORA_RETURNS) {
        way->kind = RT_WAY_RETURNS;
        way->to = code->at;
        return true;
    }
    if (jump->any)
        note_computed(flow, rt_branch_from(branch));
    way->to = jump->any ? RT_NOWHERE : grain_at(flow, jump->to);
    if (jump->jump == ISADORA_CALLS) {
        way->kind = RT_WAY_CALLS;
        way->link = code->next < flow->count ? code->next : RT_NOWHERE;
    }
    return way->to != RT_NOWHERE || way->link != RT_NOWHERE;
}

/* On from `code`, with a branch under way. */
static bool go_on(struct rt_flow *flow, const struct rt_code *code, uint64_t branch,
                  struct rt_successor *way)
{
    if (branch && rt_branch_left(branch) == 1)
        return take_branch(flow, code, branch, way);
    *way = (struct rt_successor){RT_WAY_GOES, code->next, RT_NOWHERE, branch ? branch - 1 : 0, 0};
    if (way->to >= flow->count)
        way->to = RT_NOWHERE;
    return branch || way->to != RT_NOWHERE; /* a missing delay slot is reported: check_end */
}

unsigned rt_successors(struct rt_flow *flow, const struct rt_code *code, uint64_t branch,
                       struct isadora_guard fact, struct rt_successor out[RT_SUCCESSORS])
{
    uint64_t chosen[RT_SUCCESSORS] = {branch};
    unsigned choices = 1, ways = 0;

    for (unsigned i = 0; i < code->jump_count; i++) {
        const struct isadora_use *jump = &code->uses[i];
        int happens = rt_happens(jump, fact);
        /* Of two branches the older one is followed; check_slot reports the hazard. */
        if (happens == 0 || (branch && jump->jump != ISADORA_HALTS))
            continue;
        if (happens == 1) /* later stores win */
            choices = 0;
        if (jump->jump != ISADORA_HALTS)
            chosen[choices++] = rt_branch(code->at, i, jump->latency);
    }
    for (unsigned i = 0; i < choices; i++)
        ways += go_on(flow, code, chosen[i], &out[ways]);
    return ways;
}

/* ---- What can be reached ---- */

static void add_node(struct rt_flow *flow, uint32_t at, uint64_t branch)
{
    struct rt_code *code = rt_code_at(flow, at);

    if (code == NULL)
        return;
    code->reached = true;
    add(flow, &flow->nodes, at, branch);
}

/* What is known where a branch has been taken. */
static struct isadora_guard branch_fact(struct rt_flow *flow, uint64_t branch, uint32_t until)
{
    const struct isadora_guard fact = branch ? rt_branch_use(flow, branch)->guard : no_fact;
    uint32_t at = branch ? rt_branch_from(branch) : until;

    while (fact.file >= 0 && at < until) {
        const struct rt_code *code = rt_code_at(flow, at);
        if (code == NULL || rt_changes(code, fact))
            return no_fact;
        at = code->next;
    }
    return fact;
}

unsigned rt_successors_known(struct rt_flow *flow, const struct rt_code *code, uint64_t branch,
                             struct rt_successor out[RT_SUCCESSORS])
{
    return rt_successors(flow, code, branch, branch_fact(flow, branch, code->at), out);
}

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
    const struct isadora_guard fact = branch_fact(flow, branch, code->at);

    for (unsigned i = 0; branch && i < code->jump_count; i++) {
        const struct isadora_use *use = &code->uses[i];
        if (use->jump != ISADORA_HALTS && rt_happens(use, fact) != 0)
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

/* Follows everything from node `i` on. */
static void follow(struct rt_flow *flow, size_t i)
{
    struct rt_successor ways[RT_SUCCESSORS];

    for (; i < flow->nodes.count && !flow->no_memory; i++) {
        struct rt_key node = flow->nodes.keys[i];
        struct rt_code *code = rt_code_at(flow, (uint32_t)node.part[0]);
        check_slot(flow, code, node.part[1]);
        const unsigned count = rt_successors_known(flow, code, node.part[1], ways);
        for (unsigned k = 0; k < count; k++) {
            if (ways[k].kind == RT_WAY_RETURNS)
                continue; /* the call itself has led to where it comes back */
            check_end(flow, code, &ways[k]);
            if (ways[k].to != RT_NOWHERE)
                add_node(flow, ways[k].to, ways[k].branch);
            if (ways[k].kind == RT_WAY_CALLS && ways[k].link != RT_NOWHERE) {
                add_node(flow, ways[k].link, 0);
                if (ways[k].to != RT_NOWHERE)
                    add(flow, &flow->calls, ways[k].to, ways[k].link);
            }
        }
    }
}

static void reach_all(struct rt_flow *flow)
{
    uint32_t start = grain_at(flow, flow->input->target->start), at = 0;

    if (start != RT_NOWHERE) {
        add_node(flow, start, 0);
        follow(flow, 0);
    }
    while (at < flow->count && !flow->no_memory) {
        struct rt_code *code = rt_code_at(flow, at);
        size_t first = flow->nodes.count;
        if (code != NULL && !code->reached) {
            add(flow, &flow->entries, at, 0);
            add_node(flow, at, 0);
            follow(flow, first);
        }
        at = code == NULL ? at + 1 : code->next;
    }
}

static void sort_nodes(struct rt_flow *flow)
{
    struct rt_key_set *nodes = &flow->nodes;

    rt_key_sort(nodes);
    for (size_t i = nodes->count; i > 0; i--)
        flow->code[nodes->keys[i - 1].part[0]]->node = i - 1;
}

bool rt_flow_make(struct rt_flow *flow, const struct isadora_lint_input *input,
                  struct isadora_lint *out)
{
    *flow = (struct rt_flow){.input = input, .out = out, .context = {.config = input->config}};
    flow->grain = isadora_smallest_unit(input->target, input->config)->bytes;
    flow->alignment = isadora_alignment_of(input->target, input->config);
    flow->count = (uint32_t)(input->size / flow->grain);
    flow->code = calloc(flow->count + 1u, sizeof *flow->code);
    flow->tried = calloc(flow->count + 1u, 1);
    if (flow->code == NULL || flow->tried == NULL)
        return false;
    reach_all(flow);
    sort_nodes(flow);
    return !flow->no_memory;
}

void rt_flow_free(struct rt_flow *flow)
{
    for (uint32_t i = 0; flow->code != NULL && i < flow->count; i++)
        free(flow->code[i]);
    free(flow->code);
    free(flow->tried);
    rt_key_free(&flow->nodes);
    rt_key_free(&flow->calls);
    rt_key_free(&flow->returns);
    rt_key_free(&flow->backs);
    rt_key_free(&flow->computed);
    rt_key_free(&flow->entries);
    rt_key_free(&flow->pairs);
}
