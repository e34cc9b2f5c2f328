/* Decodes symbols by walking a tree bit by bit; every thread has 32 words of bits. */
#include "gpu.h"

/* A node: two children of 16 bits; those from 0x8000 on are symbols. */
KERNEL huffman(const u32 *tree, const u32 *bits, u8 *out, u32 *counts)
{
    const u32 *mine = bits + thread() * 32;
    u32 node = 0, count = 0;
    for (u32 i = 0; i < 1024 && count < 200; i++) {
        const u32 bit = mine[i / 32] >> i % 32 & 1;
        node = tree[node] >> 16 * bit & 0xffff;
        if (node & 0x8000) {
            out[thread() * 200 + count++] = (u8)node;
            node = 0;
        }
    }
    counts[thread()] = count;
}
