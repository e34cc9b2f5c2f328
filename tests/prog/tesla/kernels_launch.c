/* References of the kernels that show how threads, blocks and memory work together. */
#include "kernels.h"

#include <stdlib.h>
#include <string.h>

static void indices(uint32_t size)
{
    (void)size; /* the grid of the line `run`: 3 by 2 blocks of 5 by 4 by 3 */
    uint32_t *out = room(6 * 60, 16);
    uint32_t number = 0;
    for (uint32_t block = 0; block < 6; block++) {
        for (uint32_t thread = 0; thread < 60; thread++) {
            uint32_t x = thread % 5, y = thread / 5 % 4, z = thread / 20;
            out[4 * number] = x | y << 16;
            out[4 * number + 1] = z | block % 3 << 16;
            out[4 * number + 2] = block / 3 | 5 << 16;
            out[4 * number + 3] = number;
            number++;
        }
    }
    put32("indices.out.want", out, 6 * 60 * 4);
}

static void vecadd(uint32_t n)
{
    uint32_t *a = room(n, 4), *b = room(n, 4);
    draw32(a, n);
    draw32(b, n);
    put32("vecadd.a", a, n);
    put32("vecadd.b", b, n);
    for (uint32_t i = 0; i < n; i++) {
        a[i] += b[i];
    }
    put32("vecadd.c.want", a, n);
}

static void transpose(uint32_t width)
{
    uint32_t height = width / 3 * 2;
    uint32_t *in = room(width * height, 4), *out = room(width * height, 4);
    draw32(in, width * height);
    put32("transpose.in", in, width * height);
    for (uint32_t y = 0; y < height; y++) {
        for (uint32_t x = 0; x < width; x++) {
            out[x * height + y] = in[y * width + x];
        }
    }
    put32("transpose.out.want", out, width * height);
}

/* Blocks of 128, four of them. */
static void reduce(uint32_t n)
{
    uint32_t *in = room(n, 4), out[8] = {0};
    draw32(in, n);
    put32("reduce.in", in, n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t block = i / 128 % 4;
        out[2 * block] += in[i];
        if (in[i] > out[2 * block + 1]) {
            out[2 * block + 1] = in[i];
        }
    }
    put32("reduce.out.want", out, 8);
}

static void scan(uint32_t n)
{
    uint32_t *numbers = room(n, 4);
    draw32(numbers, n);
    put32("scan.in", numbers, n);
    for (uint32_t i = 1; i < n; i++) {
        numbers[i] += numbers[i - 1];
    }
    put32("scan.out.want", numbers, n);
}

/* Bytes of which some are much more frequent than others. */
static uint8_t *uneven(uint32_t n)
{
    uint8_t *bytes = room(n, 1);
    for (uint32_t i = 0; i < n; i++) {
        bytes[i] = (uint8_t)(draw() & draw());
    }
    return bytes;
}

static void histogram(uint32_t n)
{
    uint8_t *bytes = uneven(n);
    uint32_t counts[256] = {0};
    put8("histogram.in", bytes, n);
    for (uint32_t i = 0; i < n; i++) {
        counts[bytes[i]]++;
    }
    put32("histogram.out.want", counts, 256);
}

static void histogram_lock(uint32_t n)
{
    uint8_t *bytes = uneven(n);
    uint32_t counts[64] = {0};
    put8("histogram_lock.in", bytes, n);
    for (uint32_t i = 0; i < n; i++) {
        counts[bytes[i] & 63]++;
    }
    put32("histogram_lock.out.want", counts, 64);
}

static int signed_order(const void *a, const void *b)
{
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

/* Blocks of 128. */
static void bitonic(uint32_t n)
{
    uint32_t *numbers = room(n, 4);
    draw32(numbers, n);
    for (uint32_t i = 0; i < n; i += 5) {
        numbers[i] = numbers[i / 2]; /* some that are equal */
    }
    put32("bitonic.in", numbers, n);
    for (uint32_t i = 0; i < n; i += 128) {
        qsort(numbers + i, 128, 4, signed_order);
    }
    put32("bitonic.out.want", numbers, n);
}

static void life(uint32_t generations)
{
    uint8_t board[1024], next[1024];
    for (uint32_t i = 0; i < 1024; i++) {
        board[i] = draw_below(3) == 0;
    }
    put8("life.in", board, 1024);
    for (uint32_t generation = 0; generation < generations; generation++) {
        for (uint32_t i = 0; i < 1024; i++) {
            uint32_t x = i & 31, y = i >> 5, near = 0;
            for (uint32_t k = 0; k < 9; k++) {
                near += k == 4 ? 0 : board[(y + k / 3 + 31) % 32 * 32 + (x + k % 3 + 31) % 32];
            }
            next[i] = near == 3 || (near == 2 && board[i]);
        }
        memcpy(board, next, sizeof board);
    }
    put8("life.out.want", board, 1024);
}

static void records(uint32_t n)
{
    uint8_t *in = room(n, 16), *reversed = room(n, 16), *low = room(n, 1);
    uint64_t *sums = room(n, 8);
    uint16_t *halves = room(n, 2);
    for (uint32_t i = 0; i < n * 16; i++) {
        in[i] = (uint8_t)draw();
    }
    put8("records.in", in, n * 16);
    for (uint32_t i = 0; i < n; i++) {
        const uint8_t *r = memcpy(reversed + 16 * i, in + 16 * (n - 1 - i), 16);
        uint64_t sum = 0;
        for (uint32_t k = 0; k < 8; k++) {
            sum += (uint64_t)r[k] << 8 * k;
        }
        uint32_t word = r[8] | (uint32_t)r[9] << 8 | (uint32_t)r[10] << 16 | (uint32_t)r[11] << 24;
        sum += (uint64_t)(int64_t)(int32_t)word;
        sum += (uint64_t)(int64_t)(int16_t)(r[12] | r[13] << 8);
        sum += r[14];
        sum += (uint64_t)(int64_t)(int8_t)r[15];
        sums[i] = sum;
        halves[i] = (uint16_t)sum;
        low[i] = (uint8_t)sum;
    }
    put8("records.reversed.want", reversed, n * 16);
    put64("records.sum64.want", sums, n);
    put16("records.sum16.want", halves, n);
    put8("records.sum8.want", low, n);
}

/* The least, the greatest and the others; n threads. */
static void tickets(uint32_t n)
{
    uint32_t *keys = room(n, 4), *squares = room(n, 4);
    uint32_t cells[12] = {0,          0, 0x80000000u, 0x7fffffff, 0, 0xffffffff,
                          0xffffffff, 0, 0x5a,        7,          1, 2};
    for (uint32_t i = 0; i < n; i++) {
        keys[i] = draw() | 0x00400000;
        squares[i] = i * i;
    }
    put32("tickets.keys", keys, n);
    put32("tickets.squares.want", squares, n);
    put32("tickets.cells0", cells, 12);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t x = keys[i];
        cells[2] = (int32_t)x > (int32_t)cells[2] ? x : cells[2];
        cells[3] = (int32_t)x < (int32_t)cells[3] ? x : cells[3];
        cells[4] = x > cells[4] ? x : cells[4];
        cells[5] = x < cells[5] ? x : cells[5];
        cells[6] &= x;
        cells[7] |= x;
        cells[8] ^= x;
        cells[9] += x;
        cells[10] = 3 * cells[10] + 1;
    }
    cells[11] = 0x600d;
    put32("tickets.cells.want", cells, 12);
}

static void motion(uint32_t n)
{
    uint8_t *windows = room(n, 256), *blocks = room(n, 64);
    uint32_t *out = room(n, 4);
    for (uint32_t i = 0; i < n * 256; i++) {
        windows[i] = (uint8_t)draw();
    }
    for (uint32_t search = 0; search < n; search++) {
        const uint8_t *window = windows + 256 * search;
        uint32_t at = draw_below(8) * 16 + draw_below(8), best = 0xffffffff;
        for (uint32_t i = 0; i < 64; i++) {
            /* a place of the window with some noise */
            blocks[64 * search + i] = window[at + i / 8 * 16 + i % 8] ^ (uint8_t)(draw() & 15);
        }
        for (uint32_t t = 0; t < 64; t++) {
            uint32_t sum = 0;
            for (uint32_t i = 0; i < 64; i++) {
                sum += (uint32_t)abs(window[(t / 8 + i / 8) * 16 + t % 8 + i % 8] -
                                     blocks[64 * search + i]);
            }
            best = (sum << 6 | t) < best ? sum << 6 | t : best;
        }
        out[search] = best;
    }
    put8("motion.windows", windows, n * 256);
    put8("motion.blocks", blocks, n * 64);
    put32("motion.out.want", out, n);
}

const struct kernel launch_kernels[] = {
    {"indices", indices, 0},
    {"vecadd", vecadd, 1000},
    {"transpose", transpose, 48},
    {"reduce", reduce, 3000},
    {"scan", scan, 500},
    {"histogram", histogram, 4000},
    {"histogram_lock", histogram_lock, 2000},
    {"bitonic", bitonic, 256},
    {"life", life, 6},
    {"records", records, 96},
    {"tickets", tickets, 128},
    {"motion", motion, 3},
    {NULL, NULL, 0},
};
