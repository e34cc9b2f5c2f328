/* 64 bytes of the key stream a thread, for the block of its number. */
#include "gpu.h"

DEVICE inline void chacha20_quarter(u32 *a, u32 *b, u32 *c, u32 *d)
{
    *a += *b;
    *d = rotate_left(*d ^ *a, 16);
    *c += *d;
    *b = rotate_left(*b ^ *c, 12);
    *a += *b;
    *d = rotate_left(*d ^ *a, 8);
    *c += *d;
    *b = rotate_left(*b ^ *c, 7);
}

KERNEL chacha20(const u32 *key, u32 *stream, u32 first)
{
    u32 s[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (u32 i = 0; i < 12; i++)
        s[4 + i] = key[i];
    s[12] = first + thread();
    u32 x[16];
    for (u32 i = 0; i < 16; i++)
        x[i] = s[i];
    for (u32 round = 0; round < 10; round++) {
        for (u32 i = 0; i < 4; i++)
            chacha20_quarter(&x[i], &x[4 + i], &x[8 + i], &x[12 + i]);
        for (u32 i = 0; i < 4; i++)
            chacha20_quarter(&x[i], &x[4 + (i + 1) % 4], &x[8 + (i + 2) % 4], &x[12 + (i + 3) % 4]);
    }
    for (u32 i = 0; i < 16; i++)
        stream[thread() * 16 + i] = x[i] + s[i];
}
