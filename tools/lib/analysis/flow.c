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

uint64_t rt_address_of(const struct rt_flow *flow, uint32_t at)
{
    const struct isadora_program *in = flow->input;
    return in->address + isadora_place_address(in->target, in->config, (size_t)at * flow->grain);
}

uint32_t rt_grain_at(const struct rt_flow *flow, uint64_t address)
{
    const struct isadora_program *in = flow->input;
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
    size_t (*uses)(const struct isadora_target *, const struct isadora_context *,
                   const struct isadora_insn *, struct isadora_use *, size_t) =
        flow->only_paths ? isadora_paths : isadora_uses;
    const size_t count = uses(target, &flow->context, insn, few, USES);
    struct rt_code *code = malloc(sizeof *code + count * sizeof *few);

    flow->no_memory |= code == NULL;
    if (code == NULL)
        return NULL;
    *code = (struct rt_code){.use_count = count};
    if (count > USES)
        uses(target, &flow->context, insn, code->uses, count);
    else if (count)
        memcpy(code->uses, few, count * sizeof *few);
    put_jumps_first(code);
    return code;
}

void rt_add_way(struct rt_flow *flow, struct rt_code *code, uint64_t address)
{
    const uint32_t to = rt_grain_at(flow, address);

    if (to != RT_NOWHERE && add(flow, &flow->ways, code->at, to))
        code->way_count++;
}

/* The targets that the caller knows of a jump to a computed address. */
static void ask_for_targets(struct rt_flow *flow, struct rt_code *code)
{
    const struct isadora_program *in = flow->input;
    const size_t offset = (size_t)code->at * flow->grain;
    size_t i = 0;

    while (i < code->jump_count && (code->uses[i].jump != ISADORA_JUMPS || !code->uses[i].any))
        i++;
    const size_t count =
        i < code->jump_count && in->targets ? in->targets(in->user, offset, NULL, 0) : 0;
    uint64_t *list = count ? malloc(count * sizeof *list) : NULL;
    flow->no_memory |= count && list == NULL;
    if (list != NULL)
        in->targets(in->user, offset, list, count);
    for (size_t k = 0; list != NULL && k < count; k++)
        rt_add_way(flow, code, list[k]);
    free(list);
}

/* Where a jump goes that a linker will change is unknown. */
static void forget_patched(const struct rt_flow *flow, struct rt_code *code, unsigned length)
{
    const struct isadora_program *in = flow->input;
    const size_t offset = (size_t)code->at * flow->grain;
    const bool patched =
        code->jump_count && in->is_patched && in->is_patched(in->user, offset, length);

    for (unsigned i = 0; patched && i < code->jump_count; i++)
        code->uses[i].any |= rt_leads(&code->uses[i]);
}

static struct rt_code *decode(struct rt_flow *flow, uint32_t at)
{
    const struct isadora_program *in = flow->input;
    const size_t offset = (size_t)at * flow->grain;
    struct isadora_insn insn;

    if (in->is_code != NULL && !in->is_code(in->user, offset))
        return NULL;
    flow->context.address = rt_address_of(flow, at);
    if (in->target->decode(&flow->context, in->bytes + offset, in->size - offset, &insn) <= 0 ||
        !isadora_is_aligned(&flow->alignment, flow->context.address, insn.length) ||
        isadora_bundle_hangs(in->target, offset / insn.length, in->bytes + offset))
        return NULL;
    struct rt_code *code = code_of(flow, &insn);
    if (code != NULL) {
        code->at = at;
        code->next = at + insn.length / flow->grain;
        forget_patched(flow, code, insn.length);
        ask_for_targets(flow, code);
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
    if (guard->value != fact.value)
        return 0;
    return use->perhaps ? -1 : 1;
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

void rt_note_computed(struct rt_flow *flow, uint32_t at)
{
    if (add(flow, &flow->computed, at, 0) && flow->out->computed++ == 0)
        flow->out->first_computed = (size_t)at * flow->grain;
}

bool rt_next_target(const struct rt_flow *flow, struct rt_successor *way)
{
    if (way->left == 0)
        return false;
    way->to = (uint32_t)flow->ways.keys[way->more++].part[1];
    way->left--;
    return true;
}

/* One of several targets, which are a list only when all are found. */
static bool take_one_way(const struct rt_flow *flow, uint64_t branch, struct rt_successor *way)
{
    const struct rt_code *from = flow->code[rt_branch_from(branch)];

    way->more = from->way;
    way->left = from->way_count;
    return flow->is_done ? rt_next_target(flow, way) : true;
}

/* The way of a branch that is taken after `code`; false: its target is unknown. */
static bool take_branch(struct rt_flow *flow, const struct rt_code *code, uint64_t branch,
                        struct rt_successor *way)
{
    const struct isadora_use *jump = rt_branch_use(flow, branch);

    *way = (struct rt_successor){RT_WAY_GOES, RT_NOWHERE, RT_NOWHERE, 0, branch, 0, 0};
    if (jump->jump == ISADORA_RETURNS) {
        way->kind = RT_WAY_RETURNS;
        way->to = code->at;
        return true;
    }
    if (rt_has_ways(jump))
        return take_one_way(flow, branch, way);
    if (jump->any)
        rt_note_computed(flow, rt_branch_from(branch));
    way->to = jump->any ? RT_NOWHERE : rt_grain_at(flow, jump->to);
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
    *way = (struct rt_successor){RT_WAY_GOES, code->next, RT_NOWHERE, branch ? branch - 1 : 0,
                                 0,           0,          0};
    if (way->to >= flow->count)
        way->to = RT_NOWHERE;
    return branch || way->to != RT_NOWHERE; /* a missing delay slot is reported: check_end */
}

/* The branches that may be under way after `code` has begun; 0: none. */
static unsigned choices_of(const struct rt_code *code, uint64_t branch, struct isadora_guard fact,
                           uint64_t chosen[RT_SUCCESSORS])
{
    unsigned choices = 1;

    chosen[0] = branch;
    for (unsigned i = 0; i < code->jump_count; i++) {
        const struct isadora_use *jump = &code->uses[i];
        int happens = rt_happens(jump, fact);
        /* Of two branches the older one is followed; check_slot reports the hazard. */
        if (jump->jump == ISADORA_OPENS || happens == 0 || (branch && jump->jump != ISADORA_HALTS))
            continue;
        if (happens == 1) /* later stores win */
            choices = 0;
        if (rt_leads(jump))
            chosen[choices++] = rt_branch(code->at, i, jump->latency);
    }
    return choices;
}

unsigned rt_successors(struct rt_flow *flow, const struct rt_code *code, uint64_t branch,
                       struct isadora_guard fact, struct rt_successor out[RT_SUCCESSORS])
{
    uint64_t chosen[RT_SUCCESSORS];
    const unsigned choices = choices_of(code, branch, fact, chosen);
    unsigned ways = 0;

    for (unsigned i = 0; i < choices; i++)
        ways += go_on(flow, code, chosen[i], &out[ways]);
    return ways;
}

/* ---- What is known after branches ---- */

/* What is known where a branch has been taken. */
struct isadora_guard rt_branch_fact(struct rt_flow *flow, uint64_t branch, uint32_t until)
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
    return rt_successors(flow, code, branch, rt_branch_fact(flow, branch, code->at), out);
}

unsigned rt_choices_known(struct rt_flow *flow, const struct rt_code *code, uint64_t branch,
                          uint64_t chosen[RT_SUCCESSORS])
{
    return choices_of(code, branch, rt_branch_fact(flow, branch, code->at), chosen);
}

void rt_flow_free(struct rt_flow *flow)
{
    for (uint32_t i = 0; flow->code != NULL && i < flow->count; i++)
        free(flow->code[i]);
    free(flow->code);
    free(flow->tried);
    isadora_lengths_free(&flow->lengths);
    rt_key_free(&flow->nodes);
    rt_key_free(&flow->stacks);
    rt_key_free(&flow->ways);
    rt_key_free(&flow->calls);
    rt_key_free(&flow->returns);
    rt_key_free(&flow->backs);
    rt_key_free(&flow->computed);
    rt_key_free(&flow->entries);
    rt_key_free(&flow->pairs);
}
