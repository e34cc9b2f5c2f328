/* Keccak-f[1600], a warp for each state: 25 lanes have a word each, and what a round mixes comes by
 * shuffles of 64 bits. */
#include "gpu.h"

CONSTANT u64 round_constants[24] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000,
    0x000000000000808b, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
    0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a,
    0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003,
    0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008};

CONSTANT u8 turns[25] = {0,  1,  62, 28, 27, 36, 44, 6,  55, 20, 3,  10, 43,
                         25, 39, 41, 45, 15, 21, 8,  18, 2,  61, 56, 14};

DEVICE inline u64 turned(u64 x, u32 by) { return by ? x << by | x >> (64 - by) : x; }

KERNEL keccak(u64 *states)
{
    const u32 at = lane() < 25 ? lane() : 24, x = at % 5, y = at / 5;
    u64 *state = states + thread() / 32 * 25, word = state[at];
    ROLLED
    for (u32 round = 0; round < 24; round++) {
        u64 column = 0;
        for (u32 i = 0; i < 5; i++)
            column ^= shuffle64(word, x + 5 * i);
        word ^= shuffle64(column, (x + 4) % 5) ^ turned(shuffle64(column, (x + 1) % 5), 1);
        word = shuffle64(turned(word, turns[at]), (x + 3 * y) % 5 + 5 * x);
        word ^= ~shuffle64(word, (x + 1) % 5 + 5 * y) & shuffle64(word, (x + 2) % 5 + 5 * y);
        word ^= at ? 0 : round_constants[round];
    }
    if (lane() < 25)
        state[at] = word;
}
