/* align.c: which lines of two functions belong together: Myers' greedy algorithm in linear space.
 *
 * What has no partner at all is left out first, and equal ends are taken off. A part in which the
 * search has made many steps without an end is cut where the search got furthest, so that the time
 * is bounded: the lines that belong together are then perhaps not the most that there could be. */
#include "compare/compare.h"

#include <string.h>

enum { STEPS_FEW = 256, STEPS_MANY = 2048, STEPS_WORK = 1 << 22 };

/* The lines of a side that may have a partner. */
struct sequence {
    uint32_t *ids;
    size_t *lines; /* their numbers */
    size_t count;
};

struct work {
    struct sequence a, b;
    struct lines *left, *right;
    ptrdiff_t *ahead, *back; /* by diagonal: how far along a */
    ptrdiff_t most;          /* steps */
};

/* Where a and b are cut. */
struct cut {
    ptrdiff_t x, y;
};

static void match(struct work *w, size_t x, size_t y)
{
    const size_t i = w->a.lines[x], j = w->b.lines[y];
    w->left->list[i].match = j;
    w->right->list[j].match = i;
}

/* A point of a path through [x0, x1) and [y0, y1), whose ends differ: in the middle of a shortest
 * one, or where the search had got furthest when it was given up. */
static struct cut middle(const struct work *w, ptrdiff_t x0, ptrdiff_t x1, ptrdiff_t y0,
                         ptrdiff_t y1)
{
    const uint32_t *a = w->a.ids, *b = w->b.ids;
    const ptrdiff_t low = x0 - y1, high = x1 - y0, from = x0 - y0, to = x1 - y1;
    const bool odd = (from - to) & 1;
    ptrdiff_t *ahead = w->ahead, *back = w->back;
    ptrdiff_t alo = from, ahi = from, blo = to, bhi = to;
    struct cut best = {x0, y0};
    ahead[from] = x0;
    back[to] = x1;
    for (ptrdiff_t step = 1;; step++) {
        /* Diagonals outside of the rectangle are left out; those beside count as hopeless. */
        if (alo > low)
            ahead[--alo - 1] = -1;
        else
            alo++;
        if (ahi < high)
            ahead[++ahi + 1] = -1;
        else
            ahi--;
        for (ptrdiff_t d = ahi; d >= alo; d -= 2) {
            ptrdiff_t x = ahead[d - 1] >= ahead[d + 1] ? ahead[d - 1] + 1 : ahead[d + 1];
            for (; x < x1 && x - d < y1 && a[x] == b[x - d]; x++)
                continue;
            ahead[d] = x;
            if (odd && d >= blo && d <= bhi && back[d] <= x)
                return (struct cut){x, x - d};
            if (x <= x1 && x - d <= y1 && x + x - d > best.x + best.y)
                best = (struct cut){x, x - d};
        }
        if (blo > low)
            back[--blo - 1] = PTRDIFF_MAX;
        else
            blo++;
        if (bhi < high)
            back[++bhi + 1] = PTRDIFF_MAX;
        else
            bhi--;
        for (ptrdiff_t d = bhi; d >= blo; d -= 2) {
            ptrdiff_t x = back[d - 1] < back[d + 1] ? back[d - 1] : back[d + 1] - 1;
            for (; x > x0 && x - d > y0 && a[x - 1] == b[x - d - 1]; x--)
                continue;
            back[d] = x;
            if (!odd && d >= alo && d <= ahi && x <= ahead[d])
                return (struct cut){x, x - d};
        }
        if (step >= w->most)
            return best;
    }
}

static void align_part(struct work *w, ptrdiff_t x0, ptrdiff_t x1, ptrdiff_t y0, ptrdiff_t y1)
{
    for (;;) {
        for (; x0 < x1 && y0 < y1 && w->a.ids[x0] == w->b.ids[y0]; x0++, y0++)
            match(w, (size_t)x0, (size_t)y0);
        for (; x0 < x1 && y0 < y1 && w->a.ids[x1 - 1] == w->b.ids[y1 - 1]; x1--, y1--)
            match(w, (size_t)x1 - 1, (size_t)y1 - 1);
        if (x0 == x1 || y0 == y1)
            return;
        const struct cut cut = middle(w, x0, x1, y0, y1);
        /* The shorter part by a call, so that calls are not deep. */
        if (cut.x + cut.y - x0 - y0 < x1 + y1 - cut.x - cut.y) {
            align_part(w, x0, cut.x, y0, cut.y);
            x0 = cut.x;
            y0 = cut.y;
        } else {
            align_part(w, cut.x, x1, cut.y, y1);
            x1 = cut.x;
            y1 = cut.y;
        }
    }
}

/* Marks in a bitmap which ids a side has. */
static uint32_t greatest_id(const struct lines *lines)
{
    uint32_t most = 0;
    for (size_t i = 0; i < lines->count; i++)
        most = lines->list[i].id > most ? lines->list[i].id : most;
    return most;
}

static uint8_t *ids_of(const struct lines *lines, uint32_t most)
{
    uint8_t *there = tool_alloc((size_t)most + 1);
    memset(there, 0, (size_t)most + 1);
    for (size_t i = 0; i < lines->count; i++)
        there[lines->list[i].id] = 1;
    return there;
}

static struct sequence sequence_of(const struct lines *lines, const uint8_t *wanted)
{
    struct sequence s = {.ids = tool_alloc((lines->count + 1) * sizeof *s.ids),
                         .lines = tool_alloc((lines->count + 1) * sizeof *s.lines)};
    for (size_t i = 0; i < lines->count; i++) {
        if (!wanted[lines->list[i].id])
            continue;
        s.ids[s.count] = lines->list[i].id;
        s.lines[s.count++] = i;
    }
    return s;
}

void compare_align(struct lines *left, struct lines *right)
{
    const uint32_t one = greatest_id(left), other = greatest_id(right);
    const uint32_t most = one > other ? one : other;
    struct work w = {.left = left, .right = right};
    w.a = sequence_of(left, ids_of(right, most));
    w.b = sequence_of(right, ids_of(left, most));
    const size_t all = w.a.count + w.b.count;
    const size_t steps = STEPS_WORK / (all + 1);
    w.most = (ptrdiff_t)(steps < STEPS_FEW ? STEPS_FEW : steps > STEPS_MANY ? STEPS_MANY : steps);
    ptrdiff_t *diagonals = tool_alloc(2 * (all + 5) * sizeof *diagonals);
    w.ahead = diagonals + w.b.count + 2;
    w.back = w.ahead + all + 5;
    align_part(&w, 0, (ptrdiff_t)w.a.count, 0, (ptrdiff_t)w.b.count);
}
