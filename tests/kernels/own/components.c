/* Which nodes of a graph hang together: every edge moves the root of one end under the least root,
 * paths are halved, until no thread finds anything to change. */
#include "gpu.h"

DEVICE u32 root_of(u32 *roots, u32 node)
{
    u32 at = seen(&roots[node]);
    while (at != node) {
        const u32 above = seen(&roots[at]);
        atomic_min(&roots[node], above);
        node = at;
        at = above;
    }
    return at;
}

KERNEL components(const u32 *edges, u32 *roots, u32 *found, u32 edge_count, u32 nodes)
{
    for (u32 i = tid(); i < nodes; i += ntid())
        roots[i] = i;
    fence();
    barrier();
    bool again;
    do {
        again = false;
        for (u32 i = tid(); i < edge_count; i += ntid()) {
            const u32 a = root_of(roots, edges[2 * i]), b = root_of(roots, edges[2 * i + 1]);
            if (a == b)
                continue;
            atomic_min(&roots[a > b ? a : b], a < b ? a : b);
            again = true;
        }
    } while (barrier_count(again));
    u32 mine = 0;
    for (u32 i = tid(); i < nodes; i += ntid()) {
        const u32 root = root_of(roots, i);
        atomic_min(&roots[i], root);
        mine += root == i;
    }
    atomic_add(found, mine);
}
