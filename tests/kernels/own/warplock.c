/* Every lane takes the lock of an account, also where others of its warp hold it: accounts of two
 * words, money moves between two of them, and the lower is locked first. needs sm_70: before that
 * the lanes of a warp that wait would keep the one that holds the lock from going on. */
#include "gpu.h"

struct account {
    u32 lock, moved;
    u64 money;
};

DEVICE void take(struct account *a)
{
    while (atomic_compare(&a->lock, 0, 1))
        ;
    fence();
}

DEVICE void leave(struct account *a)
{
    fence();
    atomic_exchange(&a->lock, 0);
}

KERNEL warplock(struct account *accounts, const u32 *in, u32 count)
{
    for (u32 i = 0; i < 3; i++) {
        const u32 order = in[3 * thread() + i], from = order % count, to = (order >> 8) % count;
        if (from == to)
            continue;
        struct account *a = &accounts[from], *b = &accounts[to];
        take(from < to ? a : b);
        take(from < to ? b : a);
        const u64 money = order >> 16;
        *(volatile u64 *)&a->money = seen64(&a->money) - money;
        *(volatile u64 *)&b->money = seen64(&b->money) + money;
        *(volatile u32 *)&a->moved = seen(&a->moved) + 1;
        *(volatile u32 *)&b->moved = seen(&b->moved) + 1;
        leave(from < to ? b : a);
        leave(from < to ? a : b);
    }
}
