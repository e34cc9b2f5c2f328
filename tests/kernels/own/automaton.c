/* An automaton of 8 states on a text, all parts of it at once: each thread finds where its part
 * leads from each state, a scan joins these, and each counts what is accepted in its part. */
#include "gpu.h"

enum { AUTOMATON_PART = 24 };

/* Eight states of 4 bits: where FIRST, then NEXT leads. */
DEVICE u32 joined(u32 first, u32 next)
{
    u32 result = 0;
    UNROLLED
    for (u32 i = 0; i < 32; i += 4)
        result |= (next >> 4 * (first >> i & 7) & 7) << i;
    return result;
}

KERNEL automaton(const u8 *text, const u32 *moves, u32 *states, u32 *accepted)
{
    SHARED u32 ends[2][128], all;
    const u8 *part = text + tid() * AUTOMATON_PART;
    if (tid() == 0)
        all = 0;
    u32 map = 0x76543210;
    for (u32 i = 0; i < AUTOMATON_PART; i++)
        map = joined(map, moves[part[i] & 3]);
    u32 which = 0;
    ends[0][tid()] = map;
    for (u32 by = 1; by < ntid(); by *= 2, which ^= 1) {
        barrier();
        if (tid() >= by)
            map = joined(ends[which][tid() - by], map);
        ends[which ^ 1][tid()] = map;
    }
    barrier();
    u32 state = tid() ? ends[which][tid() - 1] & 7 : 0, count = 0;
    states[tid()] = state;
    for (u32 i = 0; i < AUTOMATON_PART; i++) {
        state = moves[part[i] & 3] >> 4 * state & 7;
        count += state == 7;
    }
    atomic_add(&all, count);
    barrier();
    if (tid() == 0)
        *accepted = all;
}
