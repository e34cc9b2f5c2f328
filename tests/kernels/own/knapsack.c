/* The best load of a bag for each of its sizes, in local memory; every thread has other goods. */
#include "gpu.h"

KERNEL knapsack(const u32 *goods, u32 *out, u32 n)
{
    const u32 *mine = goods + thread() * n;
    u32 best[65];
    for (u32 i = 0; i < 65; i++)
        best[i] = 0;
    for (u32 i = 0; i < n; i++) {
        const u32 weight = mine[i] >> 16, value = mine[i] & 0xffff;
        for (u32 room = 64; room >= weight; room--) {
            const u32 with = best[room - weight] + value;
            best[room] = with > best[room] ? with : best[room];
        }
    }
    out[2 * thread()] = best[64];
    out[2 * thread() + 1] = best[20 + thread() % 40];
}
