/* AES with a key of 128 bits on counters: tables in constant memory, that of whole columns also in
 * shared memory; one thread makes the keys of the rounds. */
#include "gpu.h"

constexpr u32 doubled(u32 x) { return (x << 1 ^ (x & 0x80 ? 0x11b : 0)) & 0xff; }

struct tables {
    u8 box[256] = {};
    u32 column[256] = {};
    constexpr tables()
    {
        u32 p = 1, q = 1; /* each other's inverse */
        do {
            p ^= doubled(p);
            q ^= q << 1;
            q ^= q << 2;
            q ^= q << 4;
            q = (q ^ (q & 0x80 ? 0x09 : 0)) & 0xff;
            const u32 wide = q | q << 8;
            box[p] = (u8)((wide ^ wide >> 7 ^ wide >> 6 ^ wide >> 5 ^ wide >> 4) ^ 0x63);
        } while (p != 1);
        box[0] = 0x63;
        for (u32 i = 0; i < 256; i++) {
            const u32 s = box[i];
            column[i] = doubled(s) | s << 8 | s << 16 | (doubled(s) ^ s) << 24;
        }
    }
};

CONSTANT tables aes_tables;

DEVICE inline u32 boxed(u32 word)
{
    return aes_tables.box[word & 255] | aes_tables.box[word >> 8 & 255] << 8 |
           aes_tables.box[word >> 16 & 255] << 16 | (u32)aes_tables.box[word >> 24] << 24;
}

KERNEL aes(const u32 *key, u32 *data, u32 first)
{
    SHARED u32 keys[44], columns[256];
    for (u32 i = tid(); i < 256; i += ntid())
        columns[i] = aes_tables.column[i];
    if (tid() == 0) {
        u32 round = 1;
        for (u32 i = 0; i < 44; i++) {
            u32 word = i < 4 ? key[i] : keys[i - 1];
            if (i >= 4 && i % 4 == 0) {
                word = boxed(rotate_right(word, 8)) ^ round;
                round = doubled(round);
            }
            keys[i] = i < 4 ? word : word ^ keys[i - 4];
        }
    }
    barrier();
    u32 s[4] = {keys[0], keys[1], keys[2], keys[3] ^ __nvvm_prmt(first + thread(), 0, 0x0123)};
    for (u32 round = 1; round < 10; round++) {
        u32 next[4];
        for (u32 i = 0; i < 4; i++)
            next[i] = columns[s[i] & 255] ^ rotate_left(columns[s[(i + 1) & 3] >> 8 & 255], 8) ^
                      rotate_left(columns[s[(i + 2) & 3] >> 16 & 255], 16) ^
                      rotate_left(columns[s[(i + 3) & 3] >> 24], 24) ^ keys[4 * round + i];
        for (u32 i = 0; i < 4; i++)
            s[i] = next[i];
    }
    for (u32 i = 0; i < 4; i++) {
        const u32 last = (s[i] & 0xff) | (s[(i + 1) & 3] & 0xff00) | (s[(i + 2) & 3] & 0xff0000) |
                         (s[(i + 3) & 3] & 0xff000000);
        data[4 * thread() + i] ^= boxed(last) ^ keys[40 + i];
    }
}
