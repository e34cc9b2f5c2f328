/* Sums of all numbers up to each, through all blocks: a block takes the next tile, publishes the
 * tile's sum, and looks back until it finds a tile that knows the sum of all before it. */
#include "gpu.h"

enum { LOOKBACK_TILE = 128 };

/* Of a tile: 0, or what is known of it and a sum of 30 bits. */
static const u32 SUM_KNOWN = 1u << 30, ALL_KNOWN = 2u << 30, VALUE = (1u << 30) - 1;

DEVICE u32 look_back(u32 *states, u32 tile)
{
    u32 before = 0;
    for (s32 at = (s32)tile - 1 - (s32)lane();; at -= 32) {
        u32 state = ALL_KNOWN;
        if (at >= 0) {
            do
                state = seen(&states[at]);
            while (!(state & ~VALUE));
        }
        const u32 complete = ballot((state & ALL_KNOWN) != 0);
        u32 value = state & VALUE;
        if (complete && lane() > first_one(complete))
            value = 0;
        for (u32 by = 16; by; by /= 2)
            value += shuffle_xor(value, by);
        before += value;
        if (complete)
            return before;
    }
}

KERNEL lookback(const u32 *in, u32 *out, u32 *states, u32 *next)
{
    SHARED u32 tile, warps[4], before;
    if (tid() == 0)
        tile = atomic_add(next, 1);
    barrier();
    const u32 at = tile * LOOKBACK_TILE + tid(), mine = in[at];
    u32 sum = sum_before(mine) + mine;
    if (lane() == 31)
        warps[warp()] = sum;
    barrier();
    u32 of_tile = 0;
    for (u32 i = 0; i < 4; i++) {
        sum += i < warp() ? warps[i] : 0;
        of_tile += warps[i];
    }
    if (warp() == 0) {
        fence();
        if (lane() == 0)
            atomic_exchange(&states[tile], (tile ? SUM_KNOWN : ALL_KNOWN) | of_tile);
        const u32 all = look_back(states, tile);
        fence();
        if (lane() == 0) {
            before = all;
            atomic_exchange(&states[tile], ALL_KNOWN | ((all + of_tile) & VALUE));
        }
    }
    barrier();
    out[at] = before + sum;
}
