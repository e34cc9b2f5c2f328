/* Every kind of access. */
#include "kernels.h"

#include <string.h>

enum { ROW = 1024 }; /* words of output a thread */

static uint32_t load(const void *at, unsigned bytes, bool sign)
{
    uint32_t value = 0;
    memcpy(&value, at, bytes);
    if (sign && bytes < 4 && value >> (8 * bytes - 1))
        value |= ~0u << 8 * bytes;
    return value;
}

/* The eleven loads and the stores of one size; PLACE is what the thread has to itself. Shared
 * memory that is loaded here was never written. */
static void accesses(uint32_t *out, const uint8_t *in, uint8_t *place, unsigned bytes, bool sign)
{
    for (unsigned i = 0; i < 9; i++)
        out[i] = load(i == 8 ? place : i < 6 ? in + 8 : in, bytes, sign);
    any(out + 9, 8);
    for (unsigned i = 11; i < 17; i++)
        memcpy(out + i, in, 4);
    memcpy(place + 24, in, bytes);
    memcpy(place + 8, in + 8, bytes);
}

static void accesses64(uint32_t *out, const uint8_t *in, uint8_t *place)
{
    for (unsigned i = 0; i < 9; i++)
        memcpy(out + 2 * i, i == 8 ? place : i < 6 ? in + 8 : in, 8);
    any(out + 18, 16);
    for (unsigned i = 22; i < 28; i++)
        memcpy(out + i, in, 4);
    memcpy(place + 24, in, 8);
    memcpy(place + 8, in, 8);
}

static void vectors(uint32_t *out, const uint8_t *in, uint8_t *place)
{
    uint32_t words[8];
    memcpy(words, in, sizeof words);
    out[0] = words[0] ^ words[1] ^ words[4] ^ words[5] ^ words[6] ^ words[7];
    out[1] = 1;
    any(out + 2, 4);
    out[3] = 3;
    out[4] = in[2];
    out[5] = 0;
    memcpy(place + 16, in, 16);
    memcpy(place, in + 8, 8);
    memcpy(place + 8, in, 8);
    for (unsigned i = 0; i < 4; i++)
        place[4 + i] = in[3 - i];
}

/* Four threads: their parts of 512 bytes of shared memory are 64 bytes apart. */
static void memops(void)
{
    const unsigned threads = 4;
    grid(1, 1, 1);
    block(threads, 1, 1);
    uint8_t *in = buffer(64 * threads + 128);
    uint32_t *out = buffer((4 * ROW + 512) * threads);
    param_u32(0);
    draw32(in, 16 * threads);
    draw32(out, (ROW + 128) * threads);
    for (unsigned i = 0; i < threads; i++) {
        const uint32_t place = 512 * threads + 64 * i;
        memcpy(in + 64 * i + 12, &place, 4);
    }
    given();
    for (unsigned i = 0; i < threads; i++) {
        uint8_t *at = in + 64 * i, *place = (uint8_t *)(out + ROW * threads) + 512 * i;
        uint32_t *row = out + ROW * i;
        accesses(row, at, place, 1, false);
        accesses(row + 17, at, place, 1, true);
        accesses(row + 34, at, place, 2, false);
        accesses(row + 51, at, place, 2, true);
        accesses(row + 68, at, place, 4, false);
        accesses64(row + 86, at, place);
        vectors(row + 114, at, place);
    }
}

/* All values of 8 bytes that come last are copied only as far as the parameter says. */
static void cp_async_of(uint32_t count)
{
    const unsigned threads = 96;
    least_sm(80);
    grid(2, 1, 1);
    block(threads, 1, 1);
    uint8_t *in = buffer(32 * threads), *out = buffer(32 * threads);
    param_u32(count);
    draw32(in, 8 * threads);
    given();
    memcpy(out, in, 32 * threads);
    for (unsigned i = 0; i < 2 * threads; i++)
        memset(out + 16 * i + count, 0, 8 - count);
}

static void cp_async(void) { cp_async_of(8); }
static void cp_async_short(void) { cp_async_of(5); }
static void cp_async_none(void) { cp_async_of(0); }

/* Where the windows lie is not said; an address of a window keeps its low part. */
static void isspace_(void)
{
    const unsigned threads = 32;
    grid(1, 1, 1);
    block(threads, 1, 1);
    uint32_t *in = buffer(64 * threads), *out = buffer(4 * ROW * threads);
    param_u32(0);
    draw32(in, 16 * threads);
    for (unsigned i = 0; i < threads; i++) {
        in[16 * i + 1] = 0x6543; /* above all windows */
        in[16 * i + 2] = i * 40 + 4;
        in[16 * i + 3] = 0;
    }
    given();
    for (unsigned i = 0; i < threads; i++) {
        uint32_t *row = out + ROW * i;
        row[1] = 1; /* global */
        for (unsigned k = 4; k < 12; k += 2) {
            row[k] = i * 40 + 4;
            masked(row + k, 0xffffff);
            any(row + k + 1, 4);
        }
    }
}

/* Row r of matrix m is what lane 8m + r stored; lane t gets two elements of row t / 4, or, where
 * the matrix is turned, of column t / 4. */
static uint32_t two_of(const uint16_t *matrix, unsigned lane, bool turned)
{
    const unsigned major = lane / 4, minor = lane % 4 * 2;
    const uint32_t low = turned ? matrix[minor * 8 + major] : matrix[major * 8 + minor];
    const uint32_t high = turned ? matrix[minor * 8 + 8 + major] : matrix[major * 8 + minor + 1];
    return low | high << 16;
}

static void ldmatrix(void)
{
    const unsigned threads = 128;
    least_sm(75);
    grid(2, 1, 1);
    block(threads, 1, 1);
    uint16_t *in = buffer(32 * threads);
    uint32_t *out = buffer(32 * threads);
    param_u32(0);
    draw32(in, 8 * threads);
    given();
    for (unsigned i = 0; i < 2 * threads; i++) {
        const uint16_t *matrices = in + i / 32 * 256;
        for (unsigned m = 0; m < 4; m++)
            out[4 * i + m] = two_of(matrices + 64 * m, i % 32, m < 2);
    }
}

/* One thread: what several read of each other's is undefined. */
static void nanosleep_fence(void)
{
    least_sm(70);
    grid(1, 1, 1);
    block(1, 1, 1);
    uint32_t *in = buffer(16), *out = buffer(4);
    param_u32(20);
    in[0] = 1000;
    in[2] = 0x80000001;
    given();
    *out = in[0];
    *out += in[2];
    const uint32_t compared = *out; /* not what is compared with */
    *out += compared;
}

/* The number that is compared with is there: it is exchanged for the one before the sum. */
static void nanosleep_fence_same(void)
{
    least_sm(70);
    grid(1, 1, 1);
    block(1, 1, 1);
    uint32_t *in = buffer(16), *out = buffer(4);
    param_u32(20);
    in[0] = 0;
    in[2] = 77;
    given();
    *out = 0 + 77;
}

const struct kernel memory_kernels[] = {
    {"memops", memops},
    {"cp_async", cp_async},
    {"cp_async.short", cp_async_short},
    {"cp_async.none", cp_async_none},
    {"isspace", isspace_},
    {"ldmatrix", ldmatrix},
    {"nanosleep_fence", nanosleep_fence},
    {"nanosleep_fence.same", nanosleep_fence_same},
    {NULL, NULL},
};
