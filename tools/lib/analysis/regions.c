/* regions.c: regions that a path has entered and not left, the innermost first. A stack is a list
 * of which many share their rests: its number is that of its first region in flow->stacks, plus 1.
 */
#include "analysis/flow.h"

enum { REST, KEY, TARGET, DEEPEST = 64 };

static const struct rt_key *top(const struct rt_flow *flow, uint32_t stack)
{
    return &flow->stacks.keys[stack - 1];
}

/* A region that begins again is a loop that has been left for its next round: what is above is no
 * more. */
static uint32_t pushed(struct rt_flow *flow, uint32_t stack, uint64_t key, uint64_t target)
{
    unsigned depth = 0;

    for (uint32_t at = stack; at != 0; at = (uint32_t)top(flow, at)->part[REST], depth++) {
        if (top(flow, at)->part[KEY] == key && top(flow, at)->part[TARGET] == target)
            return at;
    }
    if (depth >= DEEPEST)
        return RT_ANY_STACK;
    const struct rt_key region = {{stack, key, target}};
    rt_flow_add(flow, &flow->stacks, region);
    const uint32_t number = rt_key_number(&flow->stacks, region);
    return number ? number : RT_ANY_STACK;
}

uint32_t rt_stack_after(struct rt_flow *flow, const struct rt_code *code, uint32_t stack)
{
    for (unsigned i = 0; i < code->jump_count; i++) {
        const struct isadora_use *jump = &code->uses[i];
        if (jump->jump == ISADORA_OPENS && stack != RT_ANY_STACK)
            stack = jump->any ? RT_ANY_STACK : pushed(flow, stack, jump->index, jump->to);
    }
    return stack;
}

bool rt_meeting_place(const struct rt_flow *flow, const struct isadora_use *jump, uint32_t *stack,
                      uint64_t *to)
{
    uint32_t at = *stack == RT_ANY_STACK ? 0 : *stack;

    while (at != 0 && top(flow, at)->part[KEY] != jump->index)
        at = (uint32_t)top(flow, at)->part[REST];
    if (at == 0)
        return false;
    *to = top(flow, at)->part[TARGET];
    *stack = (uint32_t)top(flow, at)->part[REST];
    return true;
}
