/* sha256.c: SHA-256 as FIPS 180-4 describes it. */
#include "common/sha256.h"

#include <stdio.h>
#include <string.h>

static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotated(uint32_t x, unsigned n) { return x >> n | x << (32 - n); }

static void schedule(uint32_t w[64], const uint8_t *block)
{
    for (size_t i = 0; i < 16; i++)
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
               (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
    for (size_t i = 16; i < 64; i++) {
        const uint32_t x = w[i - 15], y = w[i - 2];
        w[i] = w[i - 16] + (rotated(x, 7) ^ rotated(x, 18) ^ x >> 3) + w[i - 7] +
               (rotated(y, 17) ^ rotated(y, 19) ^ y >> 10);
    }
}

static void add_block(uint32_t state[8], const uint8_t *block)
{
    uint32_t w[64];
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    schedule(w, block);
    for (size_t i = 0; i < 64; i++) {
        const uint32_t one = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) +
                             ((e & f) ^ (~e & g)) + constants[i] + w[i];
        const uint32_t two =
            (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + one;
        d = c, c = b, b = a, a = one + two;
    }
    const uint32_t sums[8] = {a, b, c, d, e, f, g, h};
    for (size_t i = 0; i < 8; i++)
        state[i] += sums[i];
}

void sha256_begin(struct sha256 *hash)
{
    *hash = (struct sha256){.state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f,
                                      0x9b05688c, 0x1f83d9ab, 0x5be0cd19}};
}

void sha256_add(struct sha256 *hash, const void *bytes, size_t size)
{
    const uint8_t *from = bytes;
    while (size) {
        const size_t used = hash->size % 64, room = 64 - used, n = size < room ? size : room;
        memcpy(hash->block + used, from, n);
        hash->size += n;
        from += n;
        size -= n;
        if (used + n == 64)
            add_block(hash->state, hash->block);
    }
}

void sha256_add_text(struct sha256 *hash, const char *text)
{
    sha256_add(hash, text, strlen(text) + 1);
}

void sha256_end(struct sha256 *hash, char out[SHA256_TEXT])
{
    const uint64_t bits = hash->size * 8;
    uint8_t length[8];
    for (unsigned i = 0; i < 8; i++)
        length[i] = (uint8_t)(bits >> (56 - 8 * i));
    sha256_add(hash, "\x80", 1);
    while (hash->size % 64 != 56)
        sha256_add(hash, "", 1);
    sha256_add(hash, length, sizeof length);
    for (size_t i = 0; i < 8; i++)
        snprintf(out + 8 * i, 9, "%08x", (unsigned)hash->state[i]);
}
