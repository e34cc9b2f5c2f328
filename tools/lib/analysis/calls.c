/* calls.c: which calls a return may come back from: all that enter a function from whose entry a
 * path leads to the return. */
#include "analysis/flow.h"

/* The returns of a function: those that a path leads to from its entry, past the calls in it. */
static void find_returns(struct rt_flow *flow, uint64_t entry)
{
    struct rt_key_set inside = {.keys = NULL};
    struct rt_successor ways[RT_SUCCESSORS];

    rt_flow_add(flow, &inside, (struct rt_key){{entry}});
    for (size_t i = 0; i < inside.count && !flow->no_memory; i++) {
        const struct rt_code *code = rt_code_at(flow, (uint32_t)inside.keys[i].part[0]);
        const uint64_t branch = inside.keys[i].part[1];
        const unsigned count = code == NULL ? 0 : rt_successors_known(flow, code, branch, ways);
        for (unsigned k = 0; k < count; k++) {
            if (ways[k].kind == RT_WAY_RETURNS) {
                rt_flow_add(flow, &flow->returns, (struct rt_key){{ways[k].to, entry}});
                continue;
            }
            do {
                const uint32_t to = ways[k].kind == RT_WAY_CALLS ? ways[k].link : ways[k].to;
                if (to != RT_NOWHERE)
                    rt_flow_add(flow, &inside, (struct rt_key){{to, ways[k].branch}});
            } while (rt_next_target(flow, &ways[k]));
        }
    }
    rt_key_free(&inside);
}

static bool same_backs(const struct rt_flow *flow, const struct rt_code *a, const struct rt_code *b)
{
    const struct rt_key *keys = flow->backs.keys;
    size_t i = 0;

    while (i < a->back_count && a->back_count == b->back_count &&
           keys[a->back + i].part[1] == keys[b->back + i].part[1])
        i++;
    return i == a->back_count && i == b->back_count;
}

/* Sets `back`. Where functions share their ends, many returns have the same list. */
static void share_backs(struct rt_flow *flow)
{
    const struct rt_key_set *backs = &flow->backs;
    const struct rt_code *last = NULL;

    for (size_t i = 0; i < backs->count;) {
        struct rt_code *code = flow->code[backs->keys[i].part[0]];
        code->back = i;
        while (i < backs->count && backs->keys[i].part[0] == code->at)
            i++;
        code->back_count = i - code->back;
        if (last != NULL && same_backs(flow, last, code))
            code->back = last->back;
        last = code;
    }
}

void rt_find_backs(struct rt_flow *flow)
{
    const struct rt_key_set *calls = &flow->calls, *returns = &flow->returns;

    rt_key_sort(&flow->calls);
    for (size_t i = 0; i < calls->count && !flow->no_memory; i++) {
        if (i == 0 || calls->keys[i].part[0] != calls->keys[i - 1].part[0])
            find_returns(flow, calls->keys[i].part[0]);
    }
    for (size_t i = 0; i < returns->count && !flow->no_memory; i++) {
        const uint64_t from = returns->keys[i].part[0], entry = returns->keys[i].part[1];
        for (size_t k = rt_key_first(calls, entry);
             k < calls->count && calls->keys[k].part[0] == entry; k++)
            rt_flow_add(flow, &flow->backs, (struct rt_key){{from, calls->keys[k].part[1]}});
    }
    rt_key_sort(&flow->backs);
    share_backs(flow);
}
