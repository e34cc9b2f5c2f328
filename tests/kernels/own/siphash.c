/* SipHash-2-4 of 8 words of 64 bits a thread. */
#include "gpu.h"

DEVICE inline u64 siphash_turn(u64 x, u32 by) { return x << by | x >> (64 - by); }

DEVICE inline void siphash_round(u64 *v)
{
    v[0] += v[1];
    v[1] = siphash_turn(v[1], 13) ^ v[0];
    v[0] = siphash_turn(v[0], 32);
    v[2] += v[3];
    v[3] = siphash_turn(v[3], 16) ^ v[2];
    v[0] += v[3];
    v[3] = siphash_turn(v[3], 21) ^ v[0];
    v[2] += v[1];
    v[1] = siphash_turn(v[1], 17) ^ v[2];
    v[2] = siphash_turn(v[2], 32);
}

KERNEL siphash(const u64 *in, u64 *out, u64 key0, u64 key1)
{
    u64 v[4] = {key0 ^ 0x736f6d6570736575, key1 ^ 0x646f72616e646f6d, key0 ^ 0x6c7967656e657261,
                key1 ^ 0x7465646279746573};
    for (u32 i = 0; i < 8; i++) {
        const u64 word = in[thread() * 8 + i];
        v[3] ^= word;
        siphash_round(v);
        siphash_round(v);
        v[0] ^= word;
    }
    v[2] ^= 0xff;
    for (u32 i = 0; i < 4; i++)
        siphash_round(v);
    out[thread()] = v[0] ^ v[1] ^ v[2] ^ v[3];
}
