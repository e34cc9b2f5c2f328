/* Points around 8 centres: each thread finds the nearest for its points and adds them up in shared
 * memory with atomic operations; then the centres move, until none does. */
#include "gpu.h"

enum { KMEANS = 8 };

KERNEL kmeans(const s32 *points, s32 *centres, u32 *nearest, u32 *rounds, u32 count)
{
    SHARED s32 at[KMEANS][2];
    SHARED u32 sums[KMEANS][3];
    if (tid() < 2 * KMEANS)
        at[tid() / 2][tid() % 2] = centres[tid()];
    u32 round = 0;
    bool moved = true;
    while (moved && round < 20) {
        if (tid() < 3 * KMEANS)
            sums[tid() / 3][tid() % 3] = 0;
        barrier();
        for (u32 i = tid(); i < count; i += ntid()) {
            u32 best = ~0u, which = 0;
            for (u32 k = 0; k < KMEANS; k++) {
                const s32 dx = points[2 * i] - at[k][0], dy = points[2 * i + 1] - at[k][1];
                const u32 far = (u32)(dx * dx + dy * dy);
                which = far < best ? k : which;
                best = far < best ? far : best;
            }
            nearest[i] = which;
            atomic_add(&sums[which][0], (u32)points[2 * i]);
            atomic_add(&sums[which][1], (u32)points[2 * i + 1]);
            atomic_add(&sums[which][2], 1);
        }
        barrier();
        bool mine = false;
        if (tid() < 2 * KMEANS && sums[tid() / 2][2]) {
            const s32 middle = (s32)sums[tid() / 2][tid() % 2] / (s32)sums[tid() / 2][2];
            mine = middle != at[tid() / 2][tid() % 2];
            at[tid() / 2][tid() % 2] = middle;
        }
        moved = barrier_count(mine) != 0;
        round++;
    }
    if (tid() < 2 * KMEANS)
        centres[tid()] = at[tid() / 2][tid() % 2];
    if (tid() == 0)
        *rounds = round;
}
