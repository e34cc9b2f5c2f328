/* References of the kernels that compute with bits, hashes and carries. */
#include "kernels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t left(uint32_t x, unsigned count) { return x << count | x >> (32 - count); }

static uint32_t turned(uint32_t x)
{
    return x >> 24 | (x >> 8 & 0xff00) | (x & 0xff00) << 8 | x << 24;
}

/* The 64 constants of the rounds, then the initial state. */
static const uint32_t sha_constants[72] = {
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

static void sha256_block(const uint32_t words[16], uint32_t digest[8])
{
    uint32_t w[64], s[8];
    memcpy(w, words, 64);
    for (int t = 16; t < 64; t++) {
        uint32_t x = w[t - 2], y = w[t - 15];
        w[t] = (left(x, 15) ^ left(x, 13) ^ x >> 10) + w[t - 7] +
               (left(y, 25) ^ left(y, 14) ^ y >> 3) + w[t - 16];
    }
    memcpy(s, sha_constants + 64, sizeof s);
    for (int t = 0; t < 64; t++) {
        uint32_t a = s[0], e = s[4];
        uint32_t first = s[7] + (left(e, 26) ^ left(e, 21) ^ left(e, 7)) +
                         ((e & s[5]) ^ (~e & s[6])) + sha_constants[t] + w[t];
        uint32_t second =
            (left(a, 30) ^ left(a, 19) ^ left(a, 10)) + ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
        memmove(s + 1, s, 28);
        s[4] += first;
        s[0] = first + second;
    }
    for (int i = 0; i < 8; i++) {
        digest[i] = s[i] + sha_constants[64 + i];
    }
}

/* The digest of "abc", which every description of SHA-256 has: the reference has a reference. */
static const uint32_t sha_abc[8] = {0xba7816bf, 0x8f01cfea, 0x414140de, 0x5dae2223,
                                    0xb00361a3, 0x96177a9c, 0xb410ff61, 0xf20015ad};

/* Message 0 is "abc", the others have up to 55 bytes of anything. */
static void sha256(uint32_t n)
{
    uint32_t *blocks = room(n, 64), *digests = room(n, 32);
    for (uint32_t i = 0; i < n; i++) {
        uint8_t message[64] = {0};
        uint32_t words[16], length = i == 0 ? 3 : draw_below(56);
        for (uint32_t k = 0; k < length; k++) {
            message[k] = (uint8_t)(i == 0 ? 'a' + k : draw());
        }
        message[length] = 0x80;
        message[62] = (uint8_t)(length >> 5);
        message[63] = (uint8_t)(length << 3);
        for (uint32_t k = 0; k < 16; k++) {
            const uint8_t *m = message + 4 * k;
            words[k] = (uint32_t)m[0] << 24 | (uint32_t)m[1] << 16 | (uint32_t)m[2] << 8 | m[3];
            blocks[16 * i + k] = turned(words[k]);
        }
        sha256_block(words, digests + 8 * i);
        if (i == 0 && memcmp(digests, sha_abc, sizeof sha_abc) != 0) {
            fputs("tesla_expect: the reference of SHA-256 is wrong\n", stderr);
            exit(3);
        }
        for (uint32_t k = 0; k < 8; k++) {
            digests[8 * i + k] = turned(digests[8 * i + k]);
        }
    }
    put32("sha256.constants", sha_constants, 72);
    put32("sha256.in", blocks, n * 16);
    put32("sha256.out.want", digests, n * 8);
}

/* The table for the kernel; the reference goes bit by bit. */
static void crc32(uint32_t n)
{
    uint32_t table[256], *records = room(n, 64), *sums = room(n, 4);
    for (uint32_t i = 0; i < 256; i++) {
        table[i] = i;
        for (int bit = 0; bit < 8; bit++) {
            table[i] = table[i] >> 1 ^ (table[i] & 1 ? 0xedb88320u : 0);
        }
    }
    draw32(records, n * 16);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t sum = 0xffffffff;
        for (uint32_t bit = 0; bit < 512; bit++) {
            uint32_t lowest = (sum ^ records[16 * i + bit / 32] >> bit % 32) & 1;
            sum = sum >> 1 ^ (lowest ? 0xedb88320u : 0);
        }
        sums[i] = ~sum;
    }
    put32("crc32.table", table, 256);
    put32("crc32.in", records, n * 16);
    put32("crc32.out.want", sums, n);
}

/* a + b, or a - b as a + ~b + 1; the flags Z, S, C, O are those of the highest word. */
static uint32_t add_wide(const uint32_t *a, const uint32_t *b, int subtract, uint32_t *sum)
{
    uint64_t carry = (uint64_t)subtract;
    uint32_t addend = 0;
    for (int i = 0; i < 4; i++) {
        addend = subtract ? ~b[i] : b[i];
        carry += (uint64_t)a[i] + addend;
        sum[i] = (uint32_t)carry;
        carry >>= 32;
    }
    uint32_t overflow = (~(a[3] ^ addend) & (a[3] ^ sum[3])) >> 31;
    return (sum[3] == 0) | sum[3] >> 31 << 1 | (uint32_t)carry << 2 | overflow << 3;
}

static void add128(uint32_t n)
{
    static const uint32_t edges[] = {0, 1, 0x7fffffff, 0x80000000u, 0xffffffff};
    uint32_t *in = room(n, 32), *out = room(n, 48);
    for (uint32_t i = 0; i < n * 8; i++) {
        in[i] = draw_below(2) ? draw() : edges[draw_below(5)];
    }
    memcpy(in + 12, in + 8, 16); /* a pair of equals: the difference is 0 */
    for (uint32_t i = 0; i < n; i++) {
        uint32_t *result = out + 12 * i;
        result[8] = add_wide(in + 8 * i, in + 8 * i + 4, 0, result);
        result[9] = add_wide(in + 8 * i, in + 8 * i + 4, 1, result + 4);
    }
    put32("add128.in", in, n * 8);
    put32("add128.out.want", out, n * 12);
}

/* 100 numbers of each generator. */
static void xorshift(uint32_t n)
{
    uint32_t *seeds = room(n, 4), *out = room(n, 8);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t x = seeds[i] = draw() | 1, count = 0;
        for (int k = 0; k < 100; k++) {
            x ^= x << 13;
            x ^= x >> 17;
            x ^= x << 5;
            uint32_t width = x & 0xffff, height = x >> 16;
            count += (width * width >> 1) + (height * height >> 1) < 0x7fff0000;
        }
        out[2 * i] = x;
        out[2 * i + 1] = count;
    }
    put32("xorshift.seeds", seeds, n);
    put32("xorshift.out.want", out, n * 2);
}

/* Sums stop at the ends of the range after each tap, the newest sample's last. */
static void fir(uint32_t n)
{
    uint16_t *samples = room(n + 15, 2), taps[16];
    uint32_t *out = room(n, 4);
    for (uint32_t i = 0; i < n + 15; i++) {
        samples[i] = (uint16_t)(i > 100 && i < 140 ? 0x8000 : draw());
    }
    for (uint32_t k = 0; k < 16; k++) {
        taps[k] = (uint16_t)(draw() >> 20 | (k % 3 ? 0x8000 : 0));
    }
    for (uint32_t i = 0; i < n; i++) {
        int64_t sum = 0;
        for (uint32_t k = 0; k < 16; k++) {
            sum += (int16_t)samples[i + k] * (int16_t)taps[15 - k];
            sum = sum > INT32_MAX ? INT32_MAX : sum < INT32_MIN ? INT32_MIN : sum;
        }
        out[i] = (uint32_t)sum;
    }
    put16("fir.in", samples, n + 15);
    put16("fir.taps", taps, 16);
    put32("fir.out.want", out, n);
}

static uint32_t murmur_block(uint32_t hash, uint32_t key)
{
    hash ^= left(key * 0xcc9e2d51u, 15) * 0x1b873593u;
    return left(hash, 13) * 5 + 0xe6546b64u;
}

static void hash(uint32_t n)
{
    uint32_t *keys = room(n, 8), *out = room(n, 4);
    draw32(keys, 2 * n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t h = murmur_block(murmur_block(0x9747b28c, keys[2 * i]), keys[2 * i + 1]) ^ 8;
        h = (h ^ h >> 16) * 0x85ebca6bu;
        h = (h ^ h >> 13) * 0xc2b2ae35u;
        out[i] = h ^ h >> 16;
    }
    put32("hash.keys", keys, 2 * n);
    put32("hash.out.want", out, n);
}

const struct kernel integer_kernels[] = {
    {"sha256", sha256, 64}, {"crc32", crc32, 96},
    {"add128", add128, 64}, {"xorshift", xorshift, 128},
    {"fir", fir, 192},      {"hash", hash, 128},
    {NULL, NULL, 0},
};
