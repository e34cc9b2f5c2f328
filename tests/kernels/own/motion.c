/* Where a block of 8 by 8 bytes of one picture is in another: a thread for each of 16 by 8 places,
 * sums of differences of four bytes at once, bytes at any address by permutation of two words. */
#include "gpu.h"

DEVICE inline u32 differences(u32 a, u32 b, u32 sum)
{
    u32 result;
    asm("vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(b), "r"(sum));
    return result;
}

DEVICE inline u32 average(u32 a, u32 b)
{
    u32 result;
    asm("vavrg4.u32.u32.u32 %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(b), "r"(0));
    return result;
}

KERNEL motion(const u32 *old, const u32 *now, u32 *best, u32 *middle, u32 stride)
{
    SHARED u32 picture[16][7], least;
    const u32 blocks = stride - 4, x = ctaid() % (blocks / 2), y = ctaid() / (blocks / 2);
    const u32 *from = old + 8 * y * stride + 2 * x;
    if (tid() < 96)
        picture[tid() / 6][tid() % 6] = from[tid() / 6 * stride + tid() % 6];
    if (tid() == 0)
        least = ~0u;
    barrier();
    const u32 dx = tid() % 16, dy = tid() / 16, shift = dx % 4;
    const u32 selector = 0x3210 + 0x1111 * shift;
    u32 sum = 0;
    for (u32 i = 0; i < 8; i++) {
        for (u32 k = 0; k < 2; k++) {
            const u32 *cell = &picture[dy + i][dx / 4 + k];
            const u32 word = __nvvm_prmt(cell[0], cell[1], selector);
            sum = differences(word, now[(8 * y + i) * stride + 2 * x + k], sum);
        }
    }
    atomic_min(&least, sum << 8 | tid());
    barrier();
    if (tid() == 0)
        best[ctaid()] = least;
    if (tid() < 16) {
        const u32 place = least & 255, i = tid() / 2, k = tid() % 2;
        const u32 *cell = &picture[place / 16 + i][place % 16 / 4 + k];
        const u32 word = __nvvm_prmt(cell[0], cell[1], 0x3210 + 0x1111 * (place % 4));
        middle[16 * ctaid() + tid()] = average(word, now[(8 * y + i) * stride + 2 * x + k]);
    }
}
