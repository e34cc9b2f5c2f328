/* References of the kernels with divergent branches. */
#include "kernels.h"

#include <string.h>

static void two_squares(uint32_t n)
{
    uint32_t *ways = room(n, 4);
    for (uint32_t a = 0; 2 * a * a < n; a++) {
        for (uint32_t b = a; a * a + b * b < n; b++) {
            ways[a * a + b * b]++;
        }
    }
    put32("two_squares.out.want", ways, n);
}

static uint32_t divisor(uint32_t a, uint32_t b)
{
    while (b) {
        uint32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static void gcd_lcm(uint32_t n)
{
    uint32_t *pairs = room(n, 8), *out = room(n, 4);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t common = 1 + draw_below(20);
        pairs[2 * i] = common * (1 + draw_below(100));
        pairs[2 * i + 1] = common * (1 + draw_below(100));
        uint32_t gcd = divisor(pairs[2 * i], pairs[2 * i + 1]);
        out[i] = i % 2 ? gcd : pairs[2 * i] / gcd * pairs[2 * i + 1];
    }
    put32("gcd_lcm.in", pairs, 2 * n);
    put32("gcd_lcm.out.want", out, n);
}

static void collatz(uint32_t n)
{
    uint32_t *steps = room(n, 4);
    for (uint32_t i = 0; i < n; i++) {
        for (uint32_t x = i + 1; x != 1; x = x % 2 ? 3 * x + 1 : x / 2) {
            steps[i]++;
        }
    }
    put32("collatz.out.want", steps, n);
}

/* Ways to complete a board of which row queens are at columns[0], columns[1], .. */
static uint32_t complete(int *columns, int row)
{
    uint32_t ways = row == 8;
    for (int column = 0; column < 8 && row < 8; column++) {
        int free = 1;
        for (int other = 0; other < row; other++) {
            int distance = column - columns[other];
            free &= distance != 0 && distance != row - other && distance != other - row;
        }
        if (free) {
            columns[row] = column;
            ways += complete(columns, row + 1);
        }
    }
    return ways;
}

static void queens(uint32_t n)
{
    uint32_t *ways = room(n, 4);
    for (uint32_t i = 0; i < n; i++) {
        int columns[8] = {(int)(i % 8), (int)(i / 8)};
        int distance = columns[0] - columns[1];
        ways[i] = distance > 1 || distance < -1 ? complete(columns, 2) : 0;
    }
    put32("queens.out.want", ways, n);
}

/* Six blocks: all odd, none, and any. */
static void compact(uint32_t blocks)
{
    uint32_t *in = room(blocks, 128), *out = room(blocks, 128), *count = room(blocks, 4);
    for (uint32_t block = 0; block < blocks; block++) {
        for (uint32_t lane = 0; lane < 32; lane++) {
            uint32_t number = draw();
            number = block == 1 ? number | 1 : block == 2 ? number & ~1u : number;
            in[32 * block + lane] = number;
            if (number & 1) {
                out[32 * block + count[block]++] = number;
            }
        }
    }
    put32("compact.in", in, blocks * 32);
    put32("compact.out.want", out, blocks * 32);
    put32("compact.count.want", count, blocks);
}

/* A text of two letters, in which the pattern occurs by chance and on purpose. */
static void search(uint32_t places)
{
    static const uint8_t pattern[] = "abaababa";
    uint32_t length = sizeof pattern - 1, count = 0;
    uint8_t *text = room(places + length - 1, 1), *found = room(places, 1);
    for (uint32_t i = 0; i < places + length - 1; i++) {
        text[i] = draw() >> 31 ? 'b' : 'a';
    }
    for (uint32_t i = 0; i < 20; i++) {
        memcpy(text + draw_below(places), pattern, length);
    }
    memcpy(text + places - 1, pattern, length);
    for (uint32_t i = 0; i < places; i++) {
        found[i] = memcmp(text + i, pattern, length) == 0;
        count += found[i];
    }
    put8("search.text", text, places + length - 1);
    put8("search.pattern", pattern, length);
    put8("search.found.want", found, places);
    put32("search.count.want", &count, 1);
}

static void diverge(uint32_t n)
{
    uint32_t *out = room(n, 4);
    for (uint32_t i = 0; i < n; i++) {
        out[i] = i < 3 ? 100 + i : 100 - i;
    }
    put32("diverge.out.want", out, n);
}

static void rounds(uint32_t n)
{
    uint32_t *out = room(n, 4);
    for (uint32_t i = 0; i < n; i++) {
        for (uint32_t x = i; x != 0; x = x % 2 ? x - 1 : x / 2) {
            out[i]++;
        }
    }
    put32("rounds.out.want", out, n);
}

static void returns(uint32_t n)
{
    uint32_t *out = room(n, 4);
    for (uint32_t i = 0; i < n; i++) {
        out[i] = i < 5 ? i : 5;
    }
    put32("returns.out.want", out, n);
}

const struct kernel flow_kernels[] = {
    {"two_squares", two_squares, 128}, {"gcd_lcm", gcd_lcm, 128},
    {"collatz", collatz, 256},         {"queens", queens, 64},
    {"compact", compact, 6},           {"search", search, 505},
    {"diverge", diverge, 8},           {"rounds", rounds, 4},
    {"returns", returns, 8},           {NULL, NULL, 0},
};
