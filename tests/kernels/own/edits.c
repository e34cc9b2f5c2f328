/* How many edits turn one word of up to 24 letters into another. */
#include "gpu.h"

KERNEL edits(const u8 *a, const u8 *b, const u32 *sizes, u32 *out)
{
    const u8 *x = a + thread() * 24, *y = b + thread() * 24;
    const u32 n = sizes[2 * thread()], m = sizes[2 * thread() + 1];
    u8 row[25];
    for (u32 k = 0; k <= m; k++)
        row[k] = (u8)k;
    for (u32 i = 0; i < n; i++) {
        u8 corner = row[0];
        row[0] = (u8)(i + 1);
        for (u32 k = 0; k < m; k++) {
            const u8 above = row[k + 1], least = above < row[k] ? above : row[k];
            const u8 changed = (u8)(corner + (x[i] != y[k]));
            corner = above;
            row[k + 1] = changed <= least ? changed : (u8)(least + 1);
        }
    }
    out[thread()] = row[m];
}
