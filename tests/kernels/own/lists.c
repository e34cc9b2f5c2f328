/* Follows a list through memory by addresses, and finds numbers in a tree. */
#include "gpu.h"

struct lists_node {
    u32 value, less, more, next;
};

KERNEL lists(const struct lists_node *nodes, const u32 *wanted, u32 *out, u32 n)
{
    const u32 t = thread();
    if (t >= n)
        return;
    u32 sum = 0, length = 0;
    for (u32 at = t; at != ~0u && length < 100; at = nodes[at].next, length++)
        sum = sum * 31 + nodes[at].value;
    u32 depth = 0, at = 0;
    while (at != ~0u && nodes[at].value != wanted[t]) {
        at = wanted[t] < nodes[at].value ? nodes[at].less : nodes[at].more;
        depth++;
    }
    out[3 * t] = sum;
    out[3 * t + 1] = at;
    out[3 * t + 2] = depth;
}
