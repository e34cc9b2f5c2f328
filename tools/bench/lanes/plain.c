/* plain.c: the same results in plain C, one element after the other, as a program without lanes
 * would compute them; compiled with -O2.
 *
 * The arithmetic is the machine's: a sum of a product cuts the product off to 24 bits, denormals
 * are zeros. It is that of the references in tests/prog/tesla. */
#include "lanes.h"

#include <math.h>
#include <string.h>

/* ---- product of matrices ---- */

static inline float flush(float value)
{
    return fabsf(value) < 0x1p-126f ? copysignf(0, value) : value;
}

static inline float mad32(float a, float b, float c)
{
    const double product = (double)flush(a) * (double)flush(b);
    uint64_t bits;
    double cut;
    if (flush(c) == 0)
        return flush(flush((float)product) + flush(c));
    memcpy(&bits, &product, sizeof bits);
    bits &= ~(uint64_t)0x1fffffff;
    memcpy(&cut, &bits, sizeof cut);
    return flush((float)(cut + (double)flush(c)));
}

static inline float float_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

void plain_product(const struct work *work, uint32_t *memory)
{
    const uint32_t n = work->size;
    const uint32_t *a = memory + work->parts[0].at / 4, *b = memory + work->parts[1].at / 4;
    uint32_t *c = memory + work->parts[2].at / 4;
    for (uint32_t row = 0; row < n; row++) {
        for (uint32_t column = 0; column < n; column++) {
            float sum = 0;
            for (uint32_t k = 0; k < n; k++)
                sum = mad32(float_of(a[row * n + k]), float_of(b[k * n + column]), sum);
            memcpy(&c[row * n + column], &sum, sizeof sum);
        }
    }
}

void plain_fused_product(const struct work *work, uint32_t *memory)
{
    const uint32_t n = work->size;
    const uint32_t *a = memory + work->parts[0].at / 4, *b = memory + work->parts[1].at / 4;
    uint32_t *c = memory + work->parts[2].at / 4;
    for (uint32_t row = 0; row < n; row++) {
        for (uint32_t column = 0; column < n; column++) {
            float sum = 0;
            for (uint32_t k = 0; k < n; k++)
                sum = fmaf(float_of(a[row * n + k]), float_of(b[k * n + column]), sum);
            memcpy(&c[row * n + column], &sum, sizeof sum);
        }
    }
}

/* ---- SHA-256 ---- */

/* The 64 constants of the rounds, then the initial state. */
const uint32_t sha_constants[72] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

static inline uint32_t left(uint32_t a, unsigned n) { return a << n | a >> (32 - n); }

static inline uint32_t turned(uint32_t a)
{
    return a << 24 | (a & 0xff00) << 8 | (a >> 8 & 0xff00) | a >> 24;
}

static void sha256_block(const uint32_t *block, uint32_t *digest)
{
    uint32_t w[64], s[8];
    for (int t = 0; t < 16; t++)
        w[t] = turned(block[t]);
    for (int t = 16; t < 64; t++) {
        const uint32_t x = w[t - 2], y = w[t - 15];
        w[t] = (left(x, 15) ^ left(x, 13) ^ x >> 10) + w[t - 7] +
               (left(y, 25) ^ left(y, 14) ^ y >> 3) + w[t - 16];
    }
    memcpy(s, sha_constants + 64, sizeof s);
    for (int t = 0; t < 64; t++) {
        const uint32_t a = s[0], e = s[4];
        const uint32_t first = s[7] + (left(e, 26) ^ left(e, 21) ^ left(e, 7)) +
                               ((e & s[5]) ^ (~e & s[6])) + sha_constants[t] + w[t];
        const uint32_t second =
            (left(a, 30) ^ left(a, 19) ^ left(a, 10)) + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
        memmove(s + 1, s, 28);
        s[4] += first;
        s[0] = first + second;
    }
    for (int i = 0; i < 8; i++)
        digest[i] = turned(s[i] + sha_constants[64 + i]);
}

/* The C that the cubins are made of, whose words are not turned, a thread after the other. */
#include "../../../tests/kernels/own/gpu.h"

#include "../../../tests/kernels/own/sha256.c"

struct place place;

void plain_sass_sha256(const struct work *work, uint32_t *memory)
{
    place = (struct place){.ntid = work->size, .nctaid = 1};
    for (place.tid = 0; place.tid < work->size; place.tid++)
        sha256(memory + work->parts[0].at / 4, memory + work->parts[1].at / 4);
}

void plain_sha256(const struct work *work, uint32_t *memory)
{
    const uint32_t *in = memory + work->parts[0].at / 4;
    uint32_t *out = memory + work->parts[1].at / 4;
    for (uint32_t i = 0; i < work->size; i++)
        sha256_block(in + 16 * i, out + 8 * i);
}
