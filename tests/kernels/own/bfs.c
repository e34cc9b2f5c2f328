/* Distances in a graph from one node, a block for each node to start at: all threads take nodes of
 * the front, and put those that they reach first into the next. */
#include "gpu.h"

KERNEL bfs(const u32 *begins, const u32 *ends, const u32 *starts, u32 *distances, u32 *parents,
           u32 *fronts, u32 nodes)
{
    SHARED u32 sizes[2];
    distances += ctaid() * nodes;
    parents += ctaid() * nodes;
    fronts += 2 * ctaid() * nodes;
    for (u32 i = tid(); i < nodes; i += ntid()) {
        distances[i] = ~0u;
        parents[i] = ~0u;
    }
    barrier();
    if (tid() == 0) {
        const u32 start = starts[ctaid()];
        distances[start] = 0;
        parents[start] = start;
        fronts[0] = start;
        sizes[0] = 1;
    }
    for (u32 step = 1;; step++) {
        const u32 *front = fronts + (~step & 1) * nodes;
        u32 *next = fronts + (step & 1) * nodes;
        if (tid() == 0)
            sizes[step & 1] = 0;
        barrier();
        const u32 size = sizes[~step & 1];
        if (!size)
            break;
        for (u32 i = tid(); i < size; i += ntid()) {
            for (u32 k = begins[front[i]]; k < begins[front[i] + 1]; k++) {
                const u32 old = atomic_compare(&distances[ends[k]], ~0u, step);
                if (old == ~0u)
                    next[atomic_add(&sizes[step & 1], 1)] = ends[k];
                if (old == ~0u || old == step)
                    atomic_min(&parents[ends[k]], front[i]);
            }
        }
        barrier();
    }
}
