/* Kernels of own/ whose threads work together: ciphers, random numbers, sequences, pictures. */
#include "kernels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static uint64_t turned(uint64_t x, unsigned by) { return by ? x << by | x >> (64 - by) : x; }

/* As the standard says it: the amounts and constants are made on the way. */
static void keccak_round(uint64_t *a, uint8_t *lfsr)
{
    uint64_t c[5], b[25];
    for (unsigned x = 0; x < 5; x++)
        c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
    for (unsigned i = 0; i < 25; i++)
        a[i] ^= c[(i + 4) % 5] ^ turned(c[(i + 1) % 5], 1);
    unsigned x = 1, y = 0;
    b[0] = a[0];
    for (unsigned t = 0; t < 24; t++) {
        const unsigned next = (2 * x + 3 * y) % 5;
        b[y + 5 * next] = turned(a[x + 5 * y], (t + 1) * (t + 2) / 2 % 64);
        x = y;
        y = next;
    }
    for (unsigned i = 0; i < 25; i++)
        a[i] = b[i] ^ (~b[i / 5 * 5 + (i + 1) % 5] & b[i / 5 * 5 + (i + 2) % 5]);
    for (unsigned j = 0; j < 7; j++) {
        a[0] ^= (uint64_t)(*lfsr & 1) << ((1u << j) - 1);
        *lfsr = (uint8_t)(*lfsr << 1 ^ (*lfsr & 0x80 ? 0x71 : 0));
    }
}

static void keccak(void)
{
    enum { STATES = 6 };
    grid(STATES / 2, 1, 1);
    block(64, 1, 1);
    uint64_t *states = drawn(50 * STATES);
    memset(states, 0, 200);
    given();
    for (unsigned i = 0; i < STATES; i++) {
        uint8_t lfsr = 1;
        for (unsigned round = 0; round < 24; round++)
            keccak_round(states + 25 * i, &lfsr);
    }
}

static uint8_t doubled(uint8_t x) { return (uint8_t)(x << 1 ^ (x & 0x80 ? 0x1b : 0)); }

static uint8_t product(uint8_t a, uint8_t b)
{
    uint8_t sum = 0;
    for (; b; b >>= 1, a = doubled(a))
        sum ^= b & 1 ? a : 0;
    return sum;
}

/* The inverse by trying, then the affine map. */
static uint8_t boxed(uint8_t x)
{
    unsigned inverse = 0, result = 0x63;
    while (x && product(x, (uint8_t)inverse) != 1)
        inverse++;
    for (unsigned i = 0; i < 5; i++)
        result ^= (inverse << i | inverse >> (8 - i)) & 0xff;
    return (uint8_t)result;
}

static void encrypt(const uint8_t (*keys)[16], const uint8_t *box, uint8_t *s)
{
    for (unsigned round = 0; round <= 10; round++) {
        uint8_t next[16];
        for (unsigned i = 0; i < 16 && round; i++)
            next[i] = box[s[(i + 4 * (i % 4)) % 16]];
        if (round)
            memcpy(s, next, 16);
        for (unsigned i = 0; i < 16 && round && round < 10; i++) {
            const uint8_t *column = next + i / 4 * 4;
            s[i] = product(column[i % 4], 2) ^ product(column[(i + 1) % 4], 3) ^
                   column[(i + 2) % 4] ^ column[(i + 3) % 4];
        }
        for (unsigned i = 0; i < 16; i++)
            s[i] ^= keys[round][i];
    }
}

static void aes(void)
{
    enum { BLOCKS = 2, THREADS = 64 };
    const uint32_t first = 0xffffffe0;
    grid(BLOCKS, 1, 1);
    block(THREADS, 1, 1);
    const uint8_t *key = drawn(4);
    uint8_t *data = drawn(4 * BLOCKS * THREADS), box[256], keys[11][16], round = 1;
    param_u32(first);
    given();
    for (unsigned i = 0; i < 256; i++)
        box[i] = boxed((uint8_t)i);
    memcpy(keys, key, 16);
    for (unsigned i = 16; i < 176; i++) {
        uint8_t *at = &keys[0][0] + i;
        *at = at[-4];
        if (i % 16 < 4)
            *at = box[at[i % 4 == 3 ? -7 : -3]] ^ (i % 16 ? 0 : round);
        *at ^= at[-16];
        round = i % 16 ? round : doubled(round);
    }
    for (unsigned i = 0; i < BLOCKS * THREADS; i++) {
        uint8_t s[16] = {0};
        for (unsigned k = 0; k < 4; k++)
            s[12 + k] = (uint8_t)((first + i) >> (24 - 8 * k));
        encrypt((const uint8_t(*)[16])keys, box, s);
        for (unsigned k = 0; k < 16; k++)
            data[16 * i + k] ^= s[k];
    }
}

static void philox(void)
{
    enum { BLOCKS = 2, THREADS = 64 };
    const uint32_t key0 = 0x12345678, key1 = 0x9abcdef0;
    grid(BLOCKS, 1, 1);
    block(THREADS, 1, 1);
    uint32_t *raw = buffer(16 * BLOCKS * THREADS);
    float *normal = buffer(16 * BLOCKS * THREADS);
    param_u32(key0);
    param_u32(key1);
    given();
    for (unsigned i = 0; i < BLOCKS * THREADS; i++) {
        uint32_t c[4] = {i, 0, i / THREADS, 7}, keys[2] = {key0, key1};
        for (unsigned round = 0; round < 10; round++) {
            const uint64_t a = UINT64_C(0xd2511f53) * c[0], b = UINT64_C(0xcd9e8d57) * c[2];
            const uint32_t next[4] = {(uint32_t)(b >> 32) ^ c[1] ^ keys[0], (uint32_t)b,
                                      (uint32_t)(a >> 32) ^ c[3] ^ keys[1], (uint32_t)a};
            memcpy(c, next, sizeof c);
            keys[0] += 0x9e3779b9;
            keys[1] += 0xbb67ae85;
        }
        memcpy(raw + 4 * i, c, sizeof c);
        for (unsigned k = 0; k < 4; k += 2) {
            const double u = ((double)(c[k] >> 8) + 1) * 0x1p-24;
            const double angle = (double)(c[k + 1] >> 8) * 0x1p-24 * 2 * 3.14159265358979323846;
            normal[4 * i + k] = (float)(sqrt(-2 * log(u)) * cos(angle));
            normal[4 * i + k + 1] = (float)(sqrt(-2 * log(u)) * sin(angle));
            near32(&normal[4 * i + k], 1e-5, 1e-5); /* their logarithm and sine are approximate */
            near32(&normal[4 * i + k + 1], 1e-5, 1e-5);
        }
    }
}

static int more(int a, int b) { return a > b ? a : b; }

static void smithwaterman(void)
{
    enum { PAIRS = 6, LENGTH = 96, NONE = -1000 };
    grid(PAIRS / 2, 1, 1);
    block(64, 1, 1);
    uint8_t *a = drawn(PAIRS * LENGTH / 4), *b = drawn(PAIRS * LENGTH / 4);
    uint32_t *sizes = buffer(8 * PAIRS), *out = buffer(4 * PAIRS);
    for (unsigned i = 0; i < PAIRS * LENGTH; i++) {
        a[i] &= 3;
        b[i] = i % LENGTH > 10 && draw_below(5) ? a[i - i / LENGTH] : b[i] & 3;
    }
    for (unsigned i = 0; i < 2 * PAIRS; i++)
        sizes[i] = i < 2 ? LENGTH : 20 + draw_below(LENGTH - 20);
    given();
    for (unsigned p = 0; p < PAIRS; p++) {
        int best[LENGTH + 1] = {0}, down[LENGTH + 1], most = 0;
        for (unsigned j = 0; j <= LENGTH; j++)
            down[j] = NONE;
        for (unsigned i = 0; i < sizes[2 * p]; i++) {
            int corner = 0, across = NONE;
            for (unsigned j = 1; j <= sizes[2 * p + 1]; j++) {
                const int same = corner + (a[p * LENGTH + i] == b[p * LENGTH + j - 1] ? 4 : -3);
                corner = best[j];
                down[j] = more(best[j] - 5, down[j] - 1);
                across = more(best[j - 1] - 5, across - 1);
                best[j] = more(more(same, 0), more(down[j], across));
                most = more(most, best[j]);
            }
        }
        out[p] = (uint32_t)most;
    }
}

static void automaton(void)
{
    enum { THREADS = 96, PART = 24 };
    grid(1, 1, 1);
    block(THREADS, 1, 1);
    const uint8_t *text = drawn(THREADS * PART / 4);
    uint32_t *moves = buffer(16), *states = buffer(4 * THREADS), *accepted = buffer(4);
    for (unsigned i = 0; i < 4; i++) {
        for (unsigned k = 0; k < 32; k += 4)
            moves[i] |= draw_below(8) << k;
        moves[i] |= i == 2 ? 7 : 0;
    }
    given();
    uint32_t state = 0;
    for (unsigned i = 0; i < THREADS * PART; i++) {
        if (i % PART == 0)
            states[i / PART] = state;
        state = moves[text[i] & 3] >> 4 * state & 7;
        *accepted += state == 7;
    }
}

static void motion(void)
{
    enum { STRIDE = 8, WIDTH = 4 * STRIDE, HEIGHT = 24, BLOCKS = (STRIDE - 4) / 2 * 2 };
    grid(BLOCKS, 1, 1);
    block(128, 1, 1);
    const uint8_t *old = drawn(STRIDE * HEIGHT);
    uint8_t *now = drawn(STRIDE * HEIGHT);
    uint32_t *best = buffer(4 * BLOCKS);
    uint8_t *middle = buffer(64 * BLOCKS);
    param_u32(STRIDE);
    for (unsigned i = 0; i < WIDTH * (HEIGHT - 6); i++)
        now[i] = old[i + 5 * WIDTH + 6] ^ (now[i] & 3);
    given();
    for (unsigned b = 0; b < BLOCKS; b++) {
        const unsigned x = b % 2 * 8, y = b / 2 * 8;
        best[b] = ~0u;
        for (unsigned place = 0; place < 128; place++) {
            uint32_t sum = 0;
            for (unsigned i = 0; i < 64; i++)
                sum +=
                    (uint32_t)abs(old[(y + place / 16 + i / 8) * WIDTH + x + place % 16 + i % 8] -
                                  now[(y + i / 8) * WIDTH + x + i % 8]);
            best[b] = (sum << 8 | place) < best[b] ? sum << 8 | place : best[b];
        }
        const unsigned place = best[b] & 255;
        for (unsigned i = 0; i < 64; i++)
            middle[64 * b + i] =
                (uint8_t)((old[(y + place / 16 + i / 8) * WIDTH + x + place % 16 + i % 8] +
                           now[(y + i / 8) * WIDTH + x + i % 8] + 1) /
                          2);
    }
}

static void dots(void)
{
    enum { BLOCKS = 3, WIDTH = 64, HEIGHT = 16 };
    least_sm(61);
    grid(BLOCKS, 1, 1);
    block(64, 1, 1);
    const uint8_t *in = drawn(BLOCKS * WIDTH * HEIGHT / 4);
    const int8_t *filter = drawn(4);
    const int16_t *wide = drawn(2);
    int32_t *out = buffer(4 * BLOCKS * 13 * 61), *sums = buffer(4 * BLOCKS * HEIGHT);
    given();
    for (unsigned b = 0; b < BLOCKS; b++) {
        const uint8_t *tile = in + b * WIDTH * HEIGHT;
        for (unsigned i = 0; i < 13 * 61 * 16; i++) {
            const unsigned y = i / 16 / 61, x = i / 16 % 61, k = i % 16;
            out[(b * 13 + y) * 61 + x] += tile[(y + k / 4) * WIDTH + x + k % 4] * filter[k];
        }
        for (unsigned i = 0; i < WIDTH * HEIGHT; i++)
            sums[b * HEIGHT + i / WIDTH] += (int8_t)tile[i] * wide[i % 4];
    }
}

static void pipeline(void)
{
    enum { BLOCKS = 2, VECTORS = 32 * BLOCKS, LENGTH = 64 };
    least_sm(80);
    grid(BLOCKS, 1, 1);
    block(64, 1, 1);
    const uint32_t *vectors = drawn(VECTORS * LENGTH), *point = drawn(LENGTH);
    uint64_t *out = buffer(8 * VECTORS);
    given();
    for (unsigned i = 0; i < VECTORS * LENGTH; i++) {
        const int64_t far = (int32_t)(vectors[i] >> 1) - (int32_t)(point[i % LENGTH] >> 1);
        out[i / LENGTH] += (uint64_t)(far * far) >> 4;
    }
}

const struct kernel code_kernels[] = {
    {"keccak", keccak},
    {"aes", aes},
    {"philox", philox},
    {"smithwaterman", smithwaterman},
    {"automaton", automaton},
    {"motion", motion},
    {"dots", dots},
    {"pipeline", pipeline},
    {NULL, NULL},
};
