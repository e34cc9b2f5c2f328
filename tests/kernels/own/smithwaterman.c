/* How well two sequences fit, with gaps that cost more to open: a warp for each pair, a lane for
 * each row, one column later than the lane before; strips of 32 rows hand their last row on in
 * shared memory. */
#include "gpu.h"

enum { SMITH_LENGTH = 96, SMITH_NONE = -1000 };

DEVICE inline s32 more(s32 a, s32 b) { return a > b ? a : b; }

KERNEL smithwaterman(const u8 *a, const u8 *b, const u32 *sizes, u32 *out)
{
    SHARED s32 edges[2][SMITH_LENGTH + 1][2];
    s32(*edge)[2] = edges[warp()];
    const u32 pair = thread() / 32, rows = sizes[2 * pair], columns = sizes[2 * pair + 1];
    a += pair * SMITH_LENGTH;
    b += pair * SMITH_LENGTH;
    s32 best = 0;
    for (u32 i = lane(); i <= columns; i += 32) {
        edge[i][0] = 0;
        edge[i][1] = SMITH_NONE;
    }
    warp_barrier();
    for (u32 strip = 0; strip < rows; strip += 32) {
        const u32 row = strip + lane();
        s32 value = 0, across = SMITH_NONE, down = SMITH_NONE, corner = 0;
        for (u32 step = 1; step < columns + 32; step++) {
            const u32 column = step - lane();
            const bool inside = step > lane() && column <= columns && row < rows;
            s32 above = (s32)shuffle_up((u32)value, 1), above_down = (s32)shuffle_up((u32)down, 1);
            if (lane() == 0 && inside) {
                above = edge[column][0];
                above_down = edge[column][1];
            }
            warp_barrier();
            if (inside) {
                down = more(above - 5, above_down - 1);
                across = more(value - 5, across - 1);
                const s32 same = corner + (a[row] == b[column - 1] ? 4 : -3);
                value = more(more(same, 0), more(down, across));
                best = more(best, value);
                corner = above;
                if (lane() == 31) {
                    edge[column][0] = value;
                    edge[column][1] = down;
                }
            }
            warp_barrier();
        }
    }
    for (u32 by = 16; by; by /= 2)
        best = more(best, (s32)shuffle_xor((u32)best, by));
    if (lane() == 0)
        out[pair] = (u32)best;
}
