/* Ways to place eight queens whose first two rows the thread's number says, with a stack of its
 * own. */
#include "gpu.h"

KERNEL queens(u32 *out, u32 size)
{
    const u32 all = (1u << size) - 1, t = thread();
    u32 free_of[16], columns[16], left[16], right[16];
    u32 row = 0, found = 0;
    columns[0] = left[0] = right[0] = 0;
    free_of[0] = 1u << t % size;
    for (;;) {
        if (free_of[row] == 0) {
            if (row-- == 0)
                break;
            continue;
        }
        const u32 queen = free_of[row] & (0 - free_of[row]);
        free_of[row] ^= queen;
        if (row + 1 == size) {
            found++;
            continue;
        }
        columns[row + 1] = columns[row] | queen;
        left[row + 1] = (left[row] | queen) << 1;
        right[row + 1] = (right[row] | queen) >> 1;
        row++;
        free_of[row] = all & ~(columns[row] | left[row] | right[row]);
        if (row == 1)
            free_of[row] &= 1u << t / size;
    }
    out[t] = found;
}
