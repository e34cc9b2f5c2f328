/* fold.c: where jumps through registers go whose values the instructions before them make, as two
 * instructions make an address of which each holds a part.
 *
 * The instructions before a jump are those that lead to it and nowhere else, back to the first one
 * that something else leads to: a jump, a call that comes back, a function. When paths have been
 * followed again, there may be more of these; a jump that is no longer certain stays unknown. */
#include "analysis/flow.h"
#include "analysis/uses.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_BEFORE = 16, MOST_PATHS = 16 };
enum { NOT_FOLDED, FOLDED, NEVER_FOLDED }; /* rt_code.folded */

/* Of each grain: the instruction in front, that goes on here; or one of these. */
#define NOTHING_BEFORE UINT32_MAX
#define ENTERED (UINT32_MAX - 1) /* something else leads here, too */

static void enter(const struct rt_flow *flow, uint32_t *before, uint32_t at)
{
    if (at < flow->count)
        before[at] = ENTERED;
}

/* Does the next instruction follow where none of the jumps happens? */
static bool goes_on(const struct rt_code *code)
{
    for (unsigned i = 0; i < code->jump_count; i++) {
        const struct isadora_use *jump = &code->uses[i];
        if (jump->jump != ISADORA_OPENS && !jump->conditional)
            return false;
    }
    return true;
}

static void enter_jumps(const struct rt_flow *flow, uint32_t *before, const struct rt_code *code)
{
    for (unsigned i = 0; i < code->jump_count; i++) {
        const struct isadora_use *jump = &code->uses[i];
        if (jump->jump != ISADORA_HALTS && !jump->any)
            enter(flow, before, rt_grain_at(flow, jump->to));
        if (jump->jump == ISADORA_CALLS)
            enter(flow, before, code->next);
        if (jump->latency > 1) /* what follows is in a delay slot */
            enter(flow, before, code->next);
    }
}

static void find_before(const struct rt_flow *flow, uint32_t *before)
{
    const struct isadora_program *in = flow->input;

    for (uint32_t at = 0; at < flow->count; at++)
        before[at] = in->is_function && in->is_function(in->user, (size_t)at * flow->grain)
                         ? ENTERED
                         : NOTHING_BEFORE;
    for (uint32_t at = 0; at < flow->count; at++) {
        const struct rt_code *code = flow->code[at];
        if (code == NULL || !code->reached)
            continue;
        enter_jumps(flow, before, code);
        if (code->next < flow->count && goes_on(code))
            before[code->next] = before[code->next] == NOTHING_BEFORE ? at : ENTERED;
    }
    for (size_t i = 0; i < flow->ways.count; i++)
        enter(flow, before, (uint32_t)flow->ways.keys[i].part[1]);
    for (size_t i = 0; i < flow->entries.count; i++)
        enter(flow, before, (uint32_t)flow->entries.keys[i].part[0]);
    enter(flow, before, rt_grain_at(flow, in->target->start));
}

/* Decodes it once more; whether a linker may change it. */
static bool take(struct rt_flow *flow, uint32_t at, struct isadora_insn *insn)
{
    const struct isadora_program *in = flow->input;
    const size_t offset = (size_t)at * flow->grain;

    flow->context.address = rt_address_of(flow, at);
    const int length =
        in->target->decode(&flow->context, in->bytes + offset, in->size - offset, insn);
    return length <= 0 || (in->is_patched && in->is_patched(in->user, offset, (unsigned)length));
}

/* What is known before an instruction. */
static void contents_before(struct rt_flow *flow, const uint32_t *before, uint32_t at,
                            struct rt_contents *contents)
{
    uint32_t list[MOST_BEFORE];
    unsigned count = 0;

    contents->count = 0;
    while (count < MOST_BEFORE && before[at] != NOTHING_BEFORE && before[at] != ENTERED)
        at = list[count++] = before[at];
    while (count-- > 0) {
        struct isadora_insn insn;
        const bool patched = take(flow, list[count], &insn);
        rt_contents_after(flow->input->target, &flow->context, &insn, patched, contents);
    }
}

/* Sets the target of a jump; whether it is another one than before. */
static bool set_target(struct rt_code *code, struct isadora_use *jump,
                       const struct isadora_use *found)
{
    const bool is_known = found != NULL && !found->any && code->folded != NEVER_FOLDED;

    if (code->folded == FOLDED && (!is_known || found->to != jump->to)) {
        code->folded = NEVER_FOLDED;
        jump->any = true;
        return true;
    }
    if (code->folded != NOT_FOLDED || !is_known)
        return false;
    code->folded = FOLDED;
    jump->any = false;
    jump->to = found->to;
    return true;
}

/* The jump of an instruction that a register says; NULL: there is not just one. */
static struct isadora_use *jump_of(struct rt_code *code)
{
    struct isadora_use *found = NULL;

    for (unsigned i = 0; i < code->jump_count; i++) {
        struct isadora_use *jump = &code->uses[i];
        if (jump->jump != ISADORA_JUMPS && jump->jump != ISADORA_CALLS)
            continue;
        if (found != NULL || jump->latency > 1)
            return NULL;
        found = jump;
    }
    return found && (found->any || code->folded == FOLDED) && code->way_count == 0 ? found : NULL;
}

static bool fold(struct rt_flow *flow, const uint32_t *before, struct rt_code *code)
{
    struct isadora_use *jump = jump_of(code), paths[MOST_PATHS];
    const struct isadora_use *found = NULL;
    struct rt_contents contents;
    struct isadora_insn insn;

    if (jump == NULL)
        return false;
    contents_before(flow, before, code->at, &contents);
    const bool patched = take(flow, code->at, &insn);
    const size_t count =
        rt_paths_with(flow->input->target, &flow->context, &insn, &contents, paths, MOST_PATHS);
    for (size_t i = 0; i < count && i < MOST_PATHS && !patched; i++) {
        if (paths[i].jump == jump->jump)
            found = found == NULL ? &paths[i] : NULL;
    }
    return set_target(code, jump, found);
}

bool rt_fold(struct rt_flow *flow)
{
    const struct isadora_use_tables *tables = flow->input->target->paths;
    uint32_t *before;
    bool changed = false;

    if (tables == NULL || tables->folds == NULL || flow->count == 0)
        return false;
    before = malloc(flow->count * sizeof *before);
    flow->no_memory |= before == NULL;
    if (before == NULL)
        return false;
    find_before(flow, before);
    for (uint32_t at = 0; at < flow->count; at++) {
        if (flow->code[at] != NULL && flow->code[at]->reached)
            changed |= fold(flow, before, flow->code[at]);
    }
    free(before);
    return changed;
}
