/* One message of 64 bytes a thread, as one block of MD5 without padding. */
#include "gpu.h"

CONSTANT u8 md5_turns[16] = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};

/* In place of a table of sines: any numbers do. */
DEVICE inline u32 md5_constant(u32 i) { return 0x9e3779b9 * (i + 1) ^ i << 16; }

KERNEL md5(const u32 *messages, u32 *digests)
{
    const u32 *w = messages + thread() * 16;
    u32 a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
    for (u32 i = 0; i < 64; i++) {
        u32 f, g;
        switch (i / 16) {
        case 0:
            f = (b & c) | (~b & d);
            g = i;
            break;
        case 1:
            f = (d & b) | (~d & c);
            g = 5 * i + 1;
            break;
        case 2:
            f = b ^ c ^ d;
            g = 3 * i + 5;
            break;
        default:
            f = c ^ (b | ~d);
            g = 7 * i;
            break;
        }
        const u32 sum = a + f + md5_constant(i) + w[g & 15];
        a = d;
        d = c;
        c = b;
        b += rotate_left(sum, md5_turns[i / 16 * 4 + i % 4]);
    }
    digests[thread() * 4] = a;
    digests[thread() * 4 + 1] = b;
    digests[thread() * 4 + 2] = c;
    digests[thread() * 4 + 3] = d;
}
