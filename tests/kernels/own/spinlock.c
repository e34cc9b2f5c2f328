/* A sorted list that threads of all blocks put numbers into, one at a time: who takes the lock
 * waits for it in a loop. */
#include "gpu.h"

struct lock_node {
    u32 value, next;
};

DEVICE void insert(struct lock_node *nodes, u32 at)
{
    u32 before = 0; /* the first is no number, but the head */
    u32 next = seen(&nodes[0].next);
    while (next && seen(&nodes[next].value) < nodes[at].value) {
        before = next;
        next = seen(&nodes[before].next);
    }
    nodes[at].next = next;
    *(volatile u32 *)&nodes[before].next = at;
}

KERNEL spinlock(const u32 *in, struct lock_node *nodes, u32 *lock, u32 *sums)
{
    if (lane())
        return;
    const u32 at = thread() / 32;
    nodes[1 + at].value = in[at];
    while (atomic_compare(lock, 0, 1))
        ;
    fence();
    insert(nodes, 1 + at);
    const u32 sum = seen(&sums[0]), count = seen(&sums[1]);
    *(volatile u32 *)&sums[0] = sum + in[at];
    *(volatile u32 *)&sums[1] = count + 1;
    fence();
    atomic_exchange(lock, 0);
}
