/* Kernels of own/ whose threads work together: graphs, locks, trees, games. */
#include "kernels.h"

#include <stdlib.h>
#include <string.h>

static void size(unsigned blocks, unsigned threads)
{
    grid(blocks, 1, 1);
    block(threads, 1, 1);
}

static void bfs(void)
{
    enum { STARTS = 2, NODES = 300, EDGES = 700 };
    size(STARTS, 96);
    uint32_t *begins = buffer(4 * (NODES + 1)), *ends = buffer(4 * EDGES);
    uint32_t *starts = buffer(4 * STARTS);
    uint32_t *distances = buffer(4 * STARTS * NODES), *parents = buffer(4 * STARTS * NODES);
    uint32_t *fronts = buffer(8 * STARTS * NODES);
    param_u32(NODES);
    for (unsigned i = 0; i < EDGES; i++) {
        begins[1 + draw_below(NODES)]++;
        ends[i] = draw_below(NODES - 20); /* some are never reached */
    }
    for (unsigned i = 0; i < NODES; i++)
        begins[i + 1] += begins[i];
    starts[1] = 17;
    given();
    memset(distances, 0xff, 4 * STARTS * NODES);
    memset(parents, 0xff, 4 * STARTS * NODES);
    for (unsigned s = 0; s < STARTS; s++) {
        uint32_t *distance = distances + s * NODES, *parent = parents + s * NODES;
        uint32_t queue[NODES], count = 1;
        queue[0] = starts[s];
        distance[starts[s]] = 0;
        parent[starts[s]] = starts[s];
        for (unsigned i = 0; i < count; i++) {
            const uint32_t from = queue[i];
            for (unsigned k = begins[from]; k < begins[from + 1]; k++) {
                const uint32_t to = ends[k];
                if (distance[to] == ~0u) {
                    distance[to] = distance[from] + 1;
                    queue[count++] = to;
                }
                if (distance[to] == distance[from] + 1 && from < parent[to])
                    parent[to] = from;
            }
        }
    }
    any(fronts, 8 * STARTS * NODES); /* in the order in which they were reached */
}

static void components(void)
{
    enum { NODES = 400, EDGES = 300 };
    size(1, 128);
    uint32_t *edges = buffer(8 * EDGES), *roots = buffer(4 * NODES), *found = buffer(4);
    param_u32(EDGES);
    param_u32(NODES);
    for (unsigned i = 0; i < EDGES; i++) {
        edges[2 * i] = i < 100 ? i : draw_below(NODES);
        edges[2 * i + 1] = i < 100 ? i + 1 : draw_below(NODES);
    }
    given();
    for (unsigned i = 0; i < NODES; i++)
        roots[i] = i;
    for (unsigned again = 1; again;) {
        again = 0;
        for (unsigned i = 0; i < EDGES; i++) {
            uint32_t *a = &roots[edges[2 * i]], *b = &roots[edges[2 * i + 1]];
            again |= *a != *b;
            *a = *b = *a < *b ? *a : *b;
        }
    }
    for (unsigned i = 0; i < NODES; i++)
        *found += roots[i] == i;
}

struct lock_node {
    uint32_t value, next;
};

static void spinlock(void)
{
    enum { N = 24 };
    size(N / 2, 64);
    uint32_t *in = drawn(N);
    struct lock_node *nodes = buffer((N + 1) * sizeof *nodes);
    uint32_t *lock = buffer(4), *sums = buffer(8);
    given();
    for (unsigned i = 1; i <= N; i++) {
        unsigned before = 0;
        while (nodes[before].next && nodes[nodes[before].next].value < in[i - 1])
            before = nodes[before].next;
        nodes[i] = (struct lock_node){in[i - 1], nodes[before].next};
        nodes[before].next = i;
        sums[0] += in[i - 1];
        sums[1]++;
    }
    *lock = 0;
}

struct account {
    uint32_t lock, moved;
    uint64_t money;
};

static void warplock(void)
{
    enum { ACCOUNTS = 11, THREADS = 128 };
    least_sm(70);
    size(2, THREADS / 2);
    struct account *accounts = buffer(ACCOUNTS * sizeof *accounts);
    const uint32_t *in = drawn(3 * THREADS);
    param_u32(ACCOUNTS);
    for (unsigned i = 0; i < ACCOUNTS; i++)
        accounts[i].money = 1000000 * i;
    given();
    for (unsigned i = 0; i < 3 * THREADS; i++) {
        struct account *from = &accounts[in[i] % ACCOUNTS];
        struct account *to = &accounts[(in[i] >> 8) % ACCOUNTS];
        from->money -= in[i] >> 16;
        to->money += in[i] >> 16;
        from->moved += from != to;
        to->moved += from != to;
    }
}

static bool is_alive(const uint64_t *board, unsigned row, unsigned column)
{
    return board[row % 32] >> column % 64 & 1;
}

static void life(void)
{
    enum { BOARDS = 3, STEPS = 20 };
    size(1, 32 * BOARDS);
    uint64_t *boards = drawn(64 * BOARDS);
    uint32_t *alive = buffer(4 * BOARDS);
    param_u32(STEPS);
    given();
    for (unsigned i = 0; i < STEPS * BOARDS; i++) {
        uint64_t *board = boards + 32 * (i / STEPS), next[32] = {0};
        for (unsigned at = 0; at < 32 * 64; at++) {
            const unsigned row = at / 64, column = at % 64;
            unsigned around = 0;
            for (unsigned k = 0; k < 9; k++)
                around += k != 4 && is_alive(board, row + 31 + k / 3, column + 63 + k % 3);
            const bool lives = around == 3 || (around == 2 && is_alive(board, row, column));
            next[row] |= (uint64_t)lives << column;
        }
        memcpy(board, next, sizeof next);
    }
    for (unsigned i = 0; i < 32 * 64 * BOARDS; i++)
        alive[i / 2048] += is_alive(boards + 32 * (i / 2048), i / 64, i);
}

/* ---- search ---- */

static bool fits(const uint8_t *cells, unsigned cell, unsigned digit)
{
    const unsigned row = cell / 9, column = cell % 9;
    for (unsigned i = 0; i < 9; i++) {
        const unsigned box = (row / 3 * 3 + i / 3) * 9 + column / 3 * 3 + i % 3;
        if (cells[9 * row + i] == digit || cells[9 * i + column] == digit || cells[box] == digit)
            return false;
    }
    return true;
}

static void solve(uint8_t *cells, unsigned from, uint32_t *count, uint32_t *sum)
{
    while (from < 81 && cells[from])
        from++;
    if (from == 81) {
        ++*count;
        for (unsigned i = 0; i < 81; i++)
            *sum += cells[i] * (i * i + 1);
        return;
    }
    for (unsigned digit = 1; digit <= 9; digit++) {
        if (fits(cells, from, digit)) {
            cells[from] = (uint8_t)digit;
            solve(cells, from + 1, count, sum);
            cells[from] = 0;
        }
    }
}

static void sudoku(void)
{
    enum { BOARDS = 4 };
    size(BOARDS / 2, 64);
    uint8_t *in = buffer(81 * BOARDS);
    uint32_t *counts = buffer(4 * BOARDS), *sums = buffer(4 * BOARDS);
    for (unsigned b = 0; b < BOARDS; b++) {
        uint8_t *board = in + 81 * b;
        for (unsigned i = 0; i < 81; i++)
            board[i] = (uint8_t)((i / 9 * 3 + i / 27 + i % 9) % 9 + 1);
        for (unsigned i = 0; i < 34 + 4 * b;) {
            const unsigned cell = draw_below(81);
            i += board[cell] != 0;
            board[cell] = 0;
        }
    }
    for (unsigned cell = 0, done = 0; cell < 81 && !done; cell++) { /* most likely wrong */
        for (unsigned digit = 1; digit <= 9 && !in[cell] && !done; digit++) {
            done = fits(in, cell, digit) && digit != (cell / 9 * 3 + cell / 27 + cell % 9) % 9 + 1;
            in[cell] = done ? (uint8_t)digit : 0;
        }
    }
    given();
    for (unsigned b = 0; b < BOARDS; b++) {
        uint8_t board[81];
        memcpy(board, in + 81 * b, 81);
        solve(board, 0, &counts[b], &sums[b]);
    }
}

static void kmeans(void)
{
    enum { N = 500, K = 8 };
    size(1, 96);
    int32_t *points = buffer(8 * N), *centres = buffer(8 * K);
    uint32_t *nearest = buffer(4 * N), *rounds = buffer(4);
    param_u32(N);
    for (unsigned i = 0; i < 2 * N; i++)
        points[i] = (int32_t)(draw_below(600) + draw_below(2) * 1500 + i / 2 % 5 * 300) - 2000;
    memcpy(centres, points, 8 * K);
    given();
    bool moved = true;
    while (moved && *rounds < 20) {
        int32_t sums[K][3] = {{0}};
        for (unsigned i = 0; i < N; i++) {
            int64_t best = INT64_MAX;
            for (unsigned k = 0; k < K; k++) {
                const int64_t dx = points[2 * i] - centres[2 * k];
                const int64_t dy = points[2 * i + 1] - centres[2 * k + 1];
                nearest[i] = dx * dx + dy * dy < best ? k : nearest[i];
                best = dx * dx + dy * dy < best ? dx * dx + dy * dy : best;
            }
            sums[nearest[i]][0] += points[2 * i];
            sums[nearest[i]][1] += points[2 * i + 1];
            sums[nearest[i]][2]++;
        }
        moved = false;
        for (unsigned i = 0; i < 2 * K; i++) {
            if (sums[i / 2][2]) {
                const int32_t middle = sums[i / 2][i % 2] / sums[i / 2][2];
                moved |= middle != centres[i];
                centres[i] = middle;
            }
        }
        ++*rounds;
    }
}

/* ---- tables, lists, trees ---- */

static void hashtable(void)
{
    enum { N = 900, CELLS = 512 };
    size(4, 96);
    uint32_t *in = buffer(4 * N), *keys = buffer(4 * CELLS), *counts = buffer(4 * CELLS);
    uint32_t *done = buffer(4), *out = buffer(4 * N);
    param_u32(N);
    param_u32(CELLS - 1);
    for (unsigned i = 0; i < N; i++)
        in[i] = 1 + draw_below(400) * 128;
    given();
    unsigned used = 0;
    for (unsigned i = 0; i < N; i++) {
        bool first = true;
        for (unsigned k = 0; k < N; k++) {
            out[i] += in[k] == in[i];
            first &= k >= i || in[k] != in[i];
        }
        if (first) { /* in any place */
            counts[used] = out[i];
            keys[used++] = in[i];
        }
    }
    *done = 4;
    same_set(keys, CELLS, 4);
    same_set(counts, CELLS, 4);
}

static void allocator(void)
{
    enum { BLOCKS = 2, THREADS = 64 };
    size(BLOCKS, THREADS);
    const uint32_t *in = drawn(BLOCKS * THREADS);
    uint32_t *out = buffer(4 * BLOCKS * THREADS), *freed = buffer(4);
    given();
    for (unsigned at = 0; at < BLOCKS * THREADS; at++) {
        const unsigned thread = (at % THREADS + 33) % THREADS;
        const uint32_t value = in[at / THREADS * THREADS + thread];
        for (uint32_t i = 1 + thread % 4; i-- > 0; ++*freed) {
            for (uint32_t k = 0; k < 1 + value % (5 + i); k++)
                out[at] = out[at] * 31 + value * (k + 1) + i;
        }
    }
}

static void groupby(void)
{
    enum { N = 700 };
    least_sm(80);
    size(2, 96);
    const uint32_t *keys = drawn(N), *values = drawn(N);
    uint32_t *out = buffer(4 * 48), *rounds = buffer(4);
    param_u32(N);
    given();
    uint32_t groups = 0;
    for (unsigned i = 0; i < N; i++) {
        const uint32_t key = keys[i] & 15;
        groups = i % 32 ? groups : 0;
        *rounds += !(groups >> key & 1);
        groups |= 1u << key;
        out[3 * key] += values[i];
        out[3 * key + 1]++;
        out[3 * key + 2] = values[i] > out[3 * key + 2] ? values[i] : out[3 * key + 2];
    }
}

struct tree_node {
    uint32_t left, right, parent, low, high, size;
};

static uint32_t every_second(uint32_t x)
{
    uint32_t result = 0;
    for (unsigned i = 0; i < 16; i++)
        result |= (x >> 2 * i & 1) << i;
    return result;
}

static uint32_t joined(uint32_t a, uint32_t b, bool greatest)
{
    const uint32_t x = ((a & 0xffff) > (b & 0xffff)) == greatest ? a : b;
    return (x & 0xffff) | ((a >> 16 > b >> 16) == greatest ? a >> 16 : b >> 16) << 16;
}

static void make_node(const uint32_t *codes, struct tree_node *nodes, unsigned count, unsigned node,
                      unsigned from, unsigned to)
{
    unsigned split = from;
    if (from == to) {
        nodes[node].low = every_second(codes[from]) | every_second(codes[from] >> 1) << 16;
        nodes[node].high = nodes[node].low;
        nodes[node].size = 1;
        return;
    }
    const int bits = __builtin_clz(codes[from] ^ codes[to]);
    while (split + 1 < to && __builtin_clz(codes[from] ^ codes[split + 1]) > bits)
        split++;
    const unsigned left = from == split ? count - 1 + split : split;
    const unsigned right = to == split + 1 ? count + split : split + 1;
    nodes[node].left = left;
    nodes[node].right = right;
    nodes[left].parent = nodes[right].parent = node;
    make_node(codes, nodes, count, left, from, split);
    make_node(codes, nodes, count, right, split + 1, to);
    nodes[node].low = joined(nodes[left].low, nodes[right].low, false);
    nodes[node].high = joined(nodes[left].high, nodes[right].high, true);
    nodes[node].size = nodes[left].size + nodes[right].size;
}

static void hierarchy(void)
{
    enum { N = 150 };
    size(1, 64);
    uint32_t *codes = buffer(4 * N);
    struct tree_node *nodes = buffer((2 * N - 1) * sizeof *nodes);
    uint32_t *flags = buffer(4 * (N - 1));
    param_u32(N);
    for (unsigned i = 0; i < N; i++) /* ascending, close to each other and far apart */
        codes[i] = (i ? codes[i - 1] : 0) + 1 + draw_below(i % 4 ? 5 : 0x4000000);
    given();
    make_node(codes, nodes, N, 0, 0, N - 1);
    for (unsigned i = 0; i < N - 1; i++)
        flags[i] = 2;
}

const struct kernel graph_kernels[] = {
    {"bfs", bfs},
    {"components", components},
    {"spinlock", spinlock},
    {"warplock", warplock},
    {"life", life},
    {"sudoku", sudoku},
    {"kmeans", kmeans},
    {"hashtable", hashtable},
    {"allocator", allocator},
    {"groupby", groupby},
    {"hierarchy", hierarchy},
    {NULL, NULL},
};
