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

const struct kernel graph_kernels[] = {
    {"bfs", bfs},           {"components", components}, {"spinlock", spinlock},
    {"warplock", warplock}, {"life", life},             {NULL, NULL},
};
