/* A product of matrices of signed bytes on tensor cores, and one of bits: sums of products, and
 * counts of bits in which rows and columns differ. needs sm_75 */
#include "gpu.h"

DEVICE inline void multiply_bytes(u32 *sum, u32 a, u32 b)
{
    asm volatile("mma.sync.aligned.m8n8k16.row.col.satfinite.s32.s8.s8.s32 {%0,%1}, {%2}, {%3},"
                 " {%0,%1};"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a), "r"(b));
}

DEVICE inline void multiply_nibbles(u32 *sum, u32 a, u32 b)
{
    asm volatile("mma.sync.aligned.m8n8k32.row.col.s32.u4.s4.s32 {%0,%1}, {%2}, {%3}, {%0,%1};"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a), "r"(b));
}

DEVICE inline void count_differences(u32 *sum, u32 a, u32 b)
{
    asm volatile("mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc {%0,%1}, {%2}, {%3},"
                 " {%0,%1};"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a), "r"(b));
}

/* A: rows of k bytes; B: columns of k bytes; a warp for 8 by 8 results. K is a multiple of 16. */
KERNEL bytes(const u32 *a, const u32 *b, u32 *sums, u32 *differences, u32 *nibbles, u32 n, u32 k)
{
    const u32 row = 8 * (thread() / 32 / (n / 8)), column = 8 * (thread() / 32 % (n / 8));
    const u32 *left = a + (row + lane() / 4) * (k / 4);
    const u32 *right = b + (column + lane() / 4) * (k / 4);
    u32 sum[2] = {0, 0}, count[2] = {0, 0}, small[2] = {0, 0};
    for (u32 at = lane() % 4; at < k / 4; at += 4) {
        multiply_bytes(sum, left[at], right[at]);
        multiply_nibbles(small, left[at], right[at]);
        count_differences(count, left[at], right[at]);
    }
    const u32 to = (row + lane() / 4) * n + column + lane() % 4 * 2;
    for (u32 i = 0; i < 2; i++) {
        sums[to + i] = sum[i];
        differences[to + i] = count[i];
        nibbles[to + i] = small[i];
    }
}
