/* Lists of nodes from malloc: every thread makes one, its neighbour in the block goes through it
 * and frees it. */
#include "gpu.h"

extern "C" __attribute__((device)) void *malloc(__SIZE_TYPE__);
extern "C" __attribute__((device)) void free(void *);

struct list {
    struct list *next;
    u32 count, values[1];
};

KERNEL allocator(const u32 *in, u32 *out, u32 *freed)
{
    SHARED struct list *heads[64];
    SHARED u32 all;
    if (tid() == 0)
        all = 0;
    struct list *head = 0;
    for (u32 i = 0; i < 1 + tid() % 4; i++) {
        const u32 count = 1 + in[thread()] % (5 + i);
        struct list *node = (struct list *)malloc(16 + 4 * count);
        if (!node)
            break;
        node->next = head;
        node->count = count;
        for (u32 k = 0; k < count; k++)
            node->values[k] = in[thread()] * (k + 1) + i;
        head = node;
    }
    heads[tid()] = head;
    barrier();
    u32 sum = 0, count = 0;
    for (struct list *at = heads[(tid() + 33) % ntid()]; at;) {
        for (u32 k = 0; k < at->count; k++)
            sum = sum * 31 + at->values[k];
        struct list *old = at;
        at = at->next;
        free(old);
        count++;
    }
    out[thread()] = sum;
    atomic_add(&all, count);
    barrier();
    if (tid() == 0)
        atomic_add(freed, all);
}
