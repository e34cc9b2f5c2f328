/* Kernels of own/ whose threads do not wait for each other: the host runs the same C, a thread
 * after the other. */
#include "kernels.h"

#include <string.h>

#include "own/gpu.h"

#include "own/ackermann.c"
#include "own/base64.c"
#include "own/bigmul.c"
#include "own/bodies.c"
#include "own/chacha20.c"
#include "own/cholesky.c"
#include "own/collatz.c"
#include "own/cosines.c"
#include "own/crc32.c"
#include "own/decimal.c"
#include "own/determinant.c"
#include "own/edits.c"
#include "own/gcd.c"
#include "own/huffman.c"
#include "own/knapsack.c"
#include "own/lists.c"
#include "own/lu.c"
#include "own/lz4.c"
#include "own/machine.c"
#include "own/mandelbrot.c"
#include "own/md5.c"
#include "own/modpow.c"
#include "own/montecarlo.c"
#include "own/pointers.c"
#include "own/queens.c"
#include "own/quicksort.c"
#include "own/rays.c"
#include "own/search.c"
#include "own/sha256.c"
#include "own/siphash.c"
#include "own/sparse.c"

struct place place;

static void size(unsigned blocks, unsigned threads)
{
    grid(blocks, 1, 1);
    block(threads, 1, 1);
    place = (struct place){.nctaid = blocks, .ntid = threads};
}

/* All threads, as `EACH_THREAD sha256(in, out);` */
#define EACH_THREAD                                                                                \
    for (place.ctaid = 0; place.ctaid < place.nctaid; place.ctaid++)                               \
        for (place.tid = 0; place.tid < place.ntid; place.tid++)

/* ---- hashes, codes ---- */

static void sha256_reference(void)
{
    size(2, 32);
    const u32 *in = drawn(16 * 64);
    u32 *out = buffer(32 * 64);
    given();
    EACH_THREAD sha256(in, out);
}

static void md5_reference(void)
{
    size(2, 32);
    const u32 *in = drawn(16 * 64);
    u32 *out = buffer(16 * 64);
    given();
    EACH_THREAD md5(in, out);
}

static void chacha20_reference(void)
{
    size(1, 64);
    const u32 *key = drawn(12);
    u32 *out = buffer(64 * 64);
    param_u32(7);
    given();
    EACH_THREAD chacha20(key, out, 7);
}

static void crc32_reference(void)
{
    size(2, 32);
    const u8 *data = drawn(300);
    u32 *begins = buffer(4 * 51), *out = buffer(4 * 50);
    param_u32(50);
    for (u32 i = 0; i < 50; i++)
        begins[i + 1] = begins[i] + draw_below(24);
    given();
    EACH_THREAD crc32(data, begins, out, 50);
}

static void siphash_reference(void)
{
    size(1, 64);
    const u64 *in = drawn(16 * 64);
    u64 *out = buffer(8 * 64);
    param_u64(0x0706050403020100);
    param_u64(0x0f0e0d0c0b0a0908);
    given();
    EACH_THREAD siphash(in, out, 0x0706050403020100, 0x0f0e0d0c0b0a0908);
}

static void base64_reference(void)
{
    size(2, 32);
    const u8 *in = drawn(38);
    u8 *out = buffer(4 * 51);
    param_u32(151);
    given();
    EACH_THREAD base64(in, out, 151);
}

/* One sequence of an LZ4 block. */
static u8 *lz4_sequence(u8 *at, u32 literals, u32 back, u32 length)
{
    *at++ = (u8)((literals < 15 ? literals : 15) << 4 | (length - 4 < 15 ? length - 4 : 15));
    if (literals >= 15)
        *at++ = (u8)(literals - 15);
    for (u32 i = 0; i < literals; i++)
        *at++ = (u8)('a' + draw_below(20));
    *at++ = (u8)back;
    *at++ = (u8)(back >> 8);
    if (length - 4 >= 15)
        *at++ = (u8)(length - 19);
    return at;
}

static void lz4_reference(void)
{
    enum { PARTS = 32, ROOM = 400 };
    size(1, PARTS);
    u8 *in = buffer(PARTS * 200), *at = in;
    u32 *begins = buffer(4 * (PARTS + 1));
    u8 *out = buffer(PARTS * ROOM);
    u32 *sizes = buffer(4 * PARTS);
    param_u32(ROOM);
    for (u32 i = 0; i < PARTS; i++) {
        u32 done = 0;
        for (u32 k = 0; k < 1 + i % 5; k++) {
            const u32 literals = 1 + draw_below(k == 3 ? 40 : 12), length = 4 + draw_below(50);
            done += literals;
            at = lz4_sequence(at, literals, 1 + draw_below(done), length);
            done += length;
        }
        *at++ = 0x30; /* the last has literals alone */
        *at++ = 'x';
        *at++ = 'y';
        *at++ = 'z';
        begins[i + 1] = (u32)(at - in);
    }
    given();
    EACH_THREAD lz4(in, begins, out, sizes, ROOM);
}

static void huffman_reference(void)
{
    size(1, 32);
    u32 *tree = buffer(4 * 32);
    const u32 *bits = drawn(32 * 32);
    u8 *out = buffer(200 * 32);
    u32 *counts = buffer(4 * 32);
    for (u32 i = 0; i < 32; i++) { /* every node has a symbol on one side */
        const u32 symbol = 0x8000 + 'A' + i, other = i < 31 ? i + 1 : 0x8000 + '!';
        tree[i] = i % 3 ? symbol | other << 16 : other | symbol << 16;
    }
    given();
    EACH_THREAD huffman(tree, bits, out, counts);
}

/* ---- whole numbers ---- */

static void bigmul_reference(void)
{
    size(1, 64);
    u32 *a = drawn(8 * 64), *b = drawn(8 * 64), *out = buffer(64 * 64);
    memset(a + 16, 0xff, 32); /* all carries */
    memset(b + 16, 0xff, 32);
    given();
    EACH_THREAD bigmul(a, b, out);
}

static void modpow_reference(void)
{
    size(1, 32);
    u64 *bases = drawn(64), *exponents = drawn(64), *moduli = drawn(64), *out = buffer(8 * 32);
    for (u32 i = 0; i < 32; i++) {
        exponents[i] >>= 2 * i;
        moduli[i] = moduli[i] >> i | 1;
    }
    given();
    EACH_THREAD modpow(bases, exponents, moduli, out);
}

static void gcd_reference(void)
{
    size(1, 64);
    u64 *a = drawn(128), *b = drawn(128), *out = buffer(16 * 64);
    for (u32 i = 0; i < 64; i++) {
        const u64 common = draw_below(1000) + 1;
        a[i] = (a[i] >> (i % 33 + 12)) * common;
        b[i] = i % 9 ? (b[i] >> (i % 41 + 12)) * common : 0;
    }
    given();
    EACH_THREAD gcd(a, b, out);
}

static void collatz_reference(void)
{
    size(2, 48);
    u32 *steps = buffer(4 * 96);
    u64 *greatest = buffer(8 * 96);
    param_u32(1);
    given();
    EACH_THREAD collatz(steps, greatest, 1);
}

static void queens_reference(void)
{
    size(1, 36);
    u32 *out = buffer(4 * 36);
    param_u32(6);
    given();
    EACH_THREAD queens(out, 6);
}

static void mandelbrot_reference(void)
{
    size(4, 64);
    u32 *fixed = buffer(4 * 256), *floats = buffer(4 * 256);
    param_u32(32);
    given();
    EACH_THREAD mandelbrot(fixed, floats, 32);
}

static void quicksort_reference(void)
{
    size(1, 40);
    s32 *data = drawn(40 * QUICKSORT_SIZE);
    for (u32 i = 0; i < 40 * QUICKSORT_SIZE; i++)
        data[i] = i < 10 * QUICKSORT_SIZE ? data[i] % 8 : data[i];
    given();
    EACH_THREAD quicksort(data);
}

static void edits_reference(void)
{
    size(1, 64);
    u8 *a = drawn(6 * 64), *b = drawn(6 * 64);
    u32 *sizes = buffer(8 * 64), *out = buffer(4 * 64);
    for (u32 i = 0; i < 24 * 64; i++) {
        a[i] &= 3;
        b[i] = draw_below(4) ? a[i] : b[i] & 3;
    }
    for (u32 i = 0; i < 128; i++)
        sizes[i] = draw_below(25);
    given();
    EACH_THREAD edits(a, b, sizes, out);
}

static void decimal_reference(void)
{
    size(1, 64);
    s64 *in = drawn(128);
    u8 *out = buffer(24 * 64);
    for (u32 i = 1; i < 64; i++)
        in[i] = i == 1 ? INT64_MIN : i == 2 ? 0 : in[i] >> i;
    given();
    EACH_THREAD decimal(in, out);
}

static void machine_reference(void)
{
    /* x = rotate(x) + 7, a few times; then some of all others. */
    static const u8 program[] = {10, 1, 7, 2, 6, 1, 63, 4, 9, 7, 18, 6, 1, 3, 5, 11,
                                 6,  8, 6, 1, 5, 5, 3,  6, 9, 1, 12, 8, 7, 0, 0};
    size(1, 64);
    u8 *code = buffer(sizeof program);
    const u32 *in = drawn(64);
    u32 *out = buffer(8 * 64);
    memcpy(code, program, sizeof program);
    given();
    EACH_THREAD machine(code, in, out);
}

static void lists_reference(void)
{
    enum { N = 60 };
    size(1, 64);
    struct lists_node *nodes = buffer(sizeof *nodes * N);
    u32 *wanted = buffer(4 * N), *out = buffer(12 * N);
    param_u32(N);
    for (u32 i = 0; i < N; i++) {
        u32 at = 0;
        nodes[i] = (struct lists_node){draw(), ~0u, ~0u, i % 7 ? draw_below(N) : ~0u};
        while (i) { /* into the tree */
            u32 *child = nodes[i].value < nodes[at].value ? &nodes[at].less : &nodes[at].more;
            if (*child == ~0u) {
                *child = i;
                break;
            }
            at = *child;
        }
    }
    for (u32 i = 0; i < N; i++)
        wanted[i] = i % 3 ? nodes[draw_below(N)].value : draw();
    given();
    EACH_THREAD lists(nodes, wanted, out, N);
}

static void ackermann_reference(void)
{
    size(1, 24);
    u32 *out = buffer(4 * 24);
    given();
    EACH_THREAD ackermann(out);
}

static void pointers_reference(void)
{
    size(1, 64);
    const u32 *in = drawn(64);
    u32 *out = buffer(4 * 64);
    given();
    EACH_THREAD pointers(in, out);
}

static void cosines_reference(void)
{
    size(1, 64);
    const u8 *in = drawn(16 * 8);
    s32 *out = buffer(4 * 64 * 8);
    given();
    EACH_THREAD cosines(in, out);
}

static void determinant_reference(void)
{
    size(1, 64);
    s32 *in = buffer(4 * 16 * 64);
    s64 *out = buffer(8 * 64);
    for (u32 i = 0; i < 16 * 64; i++)
        in[i] = (s32)draw_below(i < 512 ? 3 : 2001) - (i < 512 ? 1 : 1000);
    given();
    EACH_THREAD determinant(in, out);
}

static void knapsack_reference(void)
{
    size(1, 40);
    u32 *goods = buffer(4 * 12 * 40), *out = buffer(8 * 40);
    param_u32(12);
    for (u32 i = 0; i < 12 * 40; i++)
        goods[i] = (1 + draw_below(30)) << 16 | draw_below(500);
    given();
    EACH_THREAD knapsack(goods, out, 12);
}

static void search_reference(void)
{
    enum { N = 2000, LENGTH = 5, PART = 32 };
    size(2, 32);
    u8 *text = buffer(N), *pattern = buffer(16);
    u32 *counts = buffer(4 * 64);
    param_u32(PART);
    param_u32(LENGTH);
    param_u32(N);
    memcpy(pattern, "abaab", LENGTH);
    for (u32 i = 0; i < N; i++)
        text[i] = (u8)(draw_below(5) < 3 ? 'a' : 'b');
    given();
    EACH_THREAD search(text, pattern, counts, PART, LENGTH, N);
}

/* ---- floating point ---- */

static void lu_reference(void)
{
    size(1, 32);
    const double *in = drawn_doubles(32 * LU_N * (LU_N + 1));
    double *out = buffer(8 * 32 * LU_N);
    given();
    EACH_THREAD lu(in, out);
}

static void cholesky_reference(void)
{
    enum { N = CHOLESKY_N };
    size(1, 32);
    double *in = drawn_doubles(32 * N * N), *out = buffer(8 * 32 * N * N);
    for (u32 i = 0; i < 32 * N; i++)
        in[i / N * N * N + i % N * (N + 1)] = 40 + (double)draw_below(100);
    given();
    EACH_THREAD cholesky(in, out);
}

static void bodies_reference(void)
{
    size(1, 64);
    const float *in = drawn_floats(4 * 64);
    float *out = buffer(12 * 64);
    param_u32(64);
    given();
    EACH_THREAD bodies(in, out, 64);
}

static void rays_reference(void)
{
    size(4, 64);
    float *spheres = buffer(16 * 6), *out = buffer(4 * 256);
    u32 *which = buffer(4 * 256);
    param_u32(16);
    param_u32(6);
    for (u32 i = 0; i < 6; i++) {
        spheres[4 * i] = draw_float() * 2;
        spheres[4 * i + 1] = draw_float() * 2;
        spheres[4 * i + 2] = 4 + draw_float();
        spheres[4 * i + 3] = 1 + draw_float() * 0.5f;
    }
    given();
    EACH_THREAD rays(spheres, out, which, 16, 6);
}

static void sparse_reference(void)
{
    enum { ROWS = 90, EACH = 8 };
    size(3, 32);
    u32 *begins = buffer(4 * (ROWS + 1)), *columns = buffer(4 * ROWS * EACH);
    const double *values = drawn_doubles(ROWS * EACH), *x = drawn_doubles(ROWS);
    double *out = buffer(8 * ROWS);
    param_u32(ROWS);
    for (u32 i = 0; i < ROWS; i++)
        begins[i + 1] = begins[i] + draw_below(EACH + 1);
    for (u32 i = 0; i < ROWS * EACH; i++)
        columns[i] = draw_below(ROWS);
    given();
    EACH_THREAD sparse(begins, columns, values, x, out, ROWS);
}

static void montecarlo_reference(void)
{
    size(2, 32);
    u32 *hits = buffer(4 * 64);
    float *sums = buffer(4 * 64);
    param_u32(50);
    given();
    EACH_THREAD montecarlo(hits, sums, 50);
}

const struct kernel alone_kernels[] = {
    {"sha256", sha256_reference},
    {"md5", md5_reference},
    {"chacha20", chacha20_reference},
    {"crc32", crc32_reference},
    {"siphash", siphash_reference},
    {"base64", base64_reference},
    {"lz4", lz4_reference},
    {"huffman", huffman_reference},
    {"bigmul", bigmul_reference},
    {"modpow", modpow_reference},
    {"gcd", gcd_reference},
    {"collatz", collatz_reference},
    {"queens", queens_reference},
    {"mandelbrot", mandelbrot_reference},
    {"quicksort", quicksort_reference},
    {"edits", edits_reference},
    {"decimal", decimal_reference},
    {"machine", machine_reference},
    {"lists", lists_reference},
    {"ackermann", ackermann_reference},
    {"pointers", pointers_reference},
    {"cosines", cosines_reference},
    {"determinant", determinant_reference},
    {"knapsack", knapsack_reference},
    {"search", search_reference},
    {"lu", lu_reference},
    {"cholesky", cholesky_reference},
    {"bodies", bodies_reference},
    {"rays", rays_reference},
    {"sparse", sparse_reference},
    {"montecarlo", montecarlo_reference},
    {NULL, NULL},
};
