/* Sum, least and greatest of numbers: of a warp by shuffles, of a block in shared memory, of the
 * grid by the block that is done last. */
#include "gpu.h"

struct part {
    u64 sum;
    u32 least, greatest;
    float total;
    u32 count;
};

DEVICE void combine(struct part *a, struct part b)
{
    a->sum += b.sum;
    a->least = b.least < a->least ? b.least : a->least;
    a->greatest = b.greatest > a->greatest ? b.greatest : a->greatest;
    a->total += b.total;
    a->count += b.count;
}

DEVICE struct part of_warp(struct part mine)
{
    for (u32 by = 16; by; by /= 2)
        combine(&mine, (struct part){shuffle_xor64(mine.sum, by), shuffle_xor(mine.least, by),
                                     shuffle_xor(mine.greatest, by),
                                     float_of(shuffle_xor(bits(mine.total), by)),
                                     shuffle_xor(mine.count, by)});
    return mine;
}

DEVICE struct part of_block(struct part mine)
{
    SHARED struct part warps[32];
    mine = of_warp(mine);
    if (lane() == 0)
        warps[warp()] = mine;
    barrier();
    mine = (struct part){0, ~0u, 0, 0, 0};
    if (lane() < ntid() / 32)
        mine = warps[lane()];
    barrier();
    return of_warp(mine);
}

KERNEL reduction(const u32 *in, struct part *parts, u32 *ticket, struct part *out, u32 count)
{
    SHARED u32 is_last;
    struct part mine = {0, ~0u, 0, 0, 0};
    for (u32 i = thread(); i < count; i += nctaid() * ntid())
        combine(&mine, (struct part){in[i], in[i], in[i], (float)(in[i] >> 8), 1});
    mine = of_block(mine);
    if (tid() == 0) {
        parts[ctaid()] = mine;
        fence();
        is_last = atomic_add(ticket, 1) == nctaid() - 1;
    }
    barrier();
    if (!is_last)
        return;
    fence();
    mine = (struct part){0, ~0u, 0, 0, 0};
    if (tid() < nctaid())
        mine = parts[tid()];
    mine = of_block(mine);
    if (tid() == 0)
        *out = mine;
}
