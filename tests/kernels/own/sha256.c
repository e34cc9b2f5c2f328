/* One message of 64 bytes a thread, as one block of SHA-256 without padding. */
#include "gpu.h"

CONSTANT u32 sha256_k[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

DEVICE inline u32 sha256_schedule(u32 *w, u32 i)
{
    const u32 x = w[(i + 1) & 15], y = w[(i + 14) & 15];
    const u32 s0 = rotate_right(x, 7) ^ rotate_right(x, 18) ^ x >> 3;
    const u32 s1 = rotate_right(y, 17) ^ rotate_right(y, 19) ^ y >> 10;
    return w[i & 15] += s0 + w[(i + 9) & 15] + s1;
}

KERNEL sha256(const u32 *messages, u32 *digests)
{
    static const u32 start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    u32 w[16], s[8];
    for (u32 i = 0; i < 16; i++)
        w[i] = messages[thread() * 16 + i];
    for (u32 i = 0; i < 8; i++)
        s[i] = start[i];
    ROLLED
    for (u32 i = 0; i < 64; i++) {
        const u32 e = s[4], a = s[0];
        const u32 s1 = rotate_right(e, 6) ^ rotate_right(e, 11) ^ rotate_right(e, 25);
        const u32 t1 = s[7] + s1 + ((e & s[5]) ^ (~e & s[6])) + sha256_k[i] +
                       (i < 16 ? w[i & 15] : sha256_schedule(w, i));
        const u32 s0 = rotate_right(a, 2) ^ rotate_right(a, 13) ^ rotate_right(a, 22);
        const u32 t2 = s0 + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
        for (u32 k = 7; k > 0; k--)
            s[k] = s[k - 1];
        s[4] += t1;
        s[0] = t1 + t2;
    }
    for (u32 i = 0; i < 8; i++)
        digests[thread() * 8 + i] = s[i] + start[i];
}
