/* A filter of 4 by 4 signed bytes over a picture of bytes, and sums of its rows with weights of 16
 * bits: products of four and of two bytes at once. needs sm_61 */
#include "gpu.h"

DEVICE inline u32 four(u32 a, u32 b, u32 sum)
{
    u32 result;
    asm("dp4a.u32.s32 %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(b), "r"(sum));
    return result;
}

DEVICE inline u32 two_low(u32 a, u32 b, u32 sum)
{
    u32 result;
    asm("dp2a.lo.s32.s32 %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(b), "r"(sum));
    return result;
}

DEVICE inline u32 two_high(u32 a, u32 b, u32 sum)
{
    u32 result;
    asm("dp2a.hi.s32.s32 %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(b), "r"(sum));
    return result;
}

/* A block: 61 by 13 results of a tile of 64 by 16 bytes; 64 threads. */
KERNEL dots(const u32 *in, const u32 *filter, const u32 *wide, s32 *out, s32 *sums)
{
    SHARED u32 tile[16][17];
    for (u32 i = tid(); i < 256; i += ntid())
        tile[i / 16][i % 16] = in[ctaid() * 256 + i];
    if (tid() < 16)
        tile[tid()][16] = 0;
    barrier();
    for (u32 y = 0; y < 13; y++) {
        u32 sum = 0;
        for (u32 i = 0; i < 4; i++) {
            const u32 *cell = &tile[y + i][tid() / 4];
            const u32 word = __nvvm_prmt(cell[0], cell[1], 0x3210 + 0x1111 * (tid() % 4));
            sum = four(word, filter[i], sum);
        }
        if (tid() < 61)
            out[(ctaid() * 13 + y) * 61 + tid()] = (s32)sum;
    }
    const u32 row = tid() / 4, part = tid() % 4;
    u32 sum = 0;
    for (u32 i = 0; i < 4; i++) {
        sum = two_low(wide[0], tile[row][4 * part + i], sum);
        sum = two_high(wide[1], tile[row][4 * part + i], sum);
    }
    sum += shuffle_xor(sum, 1);
    sum += shuffle_xor(sum, 2);
    if (part == 0)
        sums[ctaid() * 16 + row] = (s32)sum;
}
