/* A layer of a net in bf16: sums of products, their greatest in a warp, and what is below 0 cut
 * off. needs sm_80 */
#include "gpu.h"

DEVICE inline u32 fused_brains(u32 a, u32 b, u32 c)
{
    u32 result;
    asm("fma.rn.bf16x2 %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(b), "r"(c));
    return result;
}

DEVICE inline u32 fused_positive(u32 a, u32 b, u32 c)
{
    u32 result;
    asm("fma.rn.relu.bf16x2 %0, %1, %2, %3;" : "=r"(result) : "r"(a), "r"(b), "r"(c));
    return result;
}

DEVICE inline u32 greatest_brains(u32 a, u32 b)
{
    u32 result;
    asm("max.bf16x2 %0, %1, %2;" : "=r"(result) : "r"(a), "r"(b));
    return result;
}

/* A warp for each row of weights, a lane for two columns of the input; 64 numbers in a row. */
KERNEL brains(const u32 *weights, const u32 *in, const u32 *bias, u32 *out, u32 *greatest)
{
    SHARED u32 column[64];
    const u32 row = tid() / 32;
    u32 sum = 0;
    for (u32 i = 0; i < 64; i += ntid() / 32) {
        if (row < ntid() / 32 && i + row < 64 && lane() == 0)
            column[i + row] = weights[ctaid() * 64 + i + row];
    }
    barrier();
    for (u32 i = row; i < 64; i += ntid() / 32)
        sum = fused_brains(column[i], in[i * 32 + lane()], sum);
    const u32 positive = fused_positive(sum, 0x3f803f80, bias[lane()]);
    out[thread()] = positive;
    u32 most = sum;
    for (u32 by = 16; by; by /= 2)
        most = greatest_brains(most, shuffle_xor(most, by));
    if (lane() == 0)
        greatest[thread() / 32] = most;
}
