/* A tree over sorted Morton codes, all nodes at once: each finds its range from the first bits that
 * codes share; then boxes grow from the leaves up, by the thread that comes second. */
#include "gpu.h"

struct tree_node {
    u32 left, right, parent; /* leaves: count - 1 + number */
    u32 low, high, size;     /* the box: 16 bits for each of x and y */
};

DEVICE inline s32 shared_bits(const u32 *codes, s32 count, s32 i, s32 j)
{
    return j < 0 || j >= count ? -1 : (s32)leading_zeros(codes[i] ^ codes[j]);
}

DEVICE u32 every_second(u32 x)
{
    x &= 0x55555555;
    x = (x | x >> 1) & 0x33333333;
    x = (x | x >> 2) & 0x0f0f0f0f;
    x = (x | x >> 4) & 0x00ff00ff;
    return (x | x >> 8) & 0xffff;
}

DEVICE void make_node(const u32 *codes, struct tree_node *nodes, s32 count, s32 i)
{
    const s32 after = shared_bits(codes, count, i, i + 1);
    const s32 step = after > shared_bits(codes, count, i, i - 1) ? 1 : -1;
    const s32 outside = shared_bits(codes, count, i, i - step);
    s32 most = 2;
    while (shared_bits(codes, count, i, i + most * step) > outside)
        most *= 2;
    s32 length = 0;
    for (s32 by = most / 2; by; by /= 2)
        length += shared_bits(codes, count, i, i + (length + by) * step) > outside ? by : 0;
    const s32 other = i + length * step, inside = shared_bits(codes, count, i, other);
    s32 split = 0;
    for (s32 by = most; by; by /= 2) {
        if (split + by < length && shared_bits(codes, count, i, i + (split + by) * step) > inside)
            split += by;
    }
    const s32 at = i + split * step + (step < 0 ? -1 : 0), from = step < 0 ? other : i;
    const s32 to = step < 0 ? i : other;
    nodes[i].left = (u32)(from == at ? count - 1 + at : at);
    nodes[i].right = (u32)(to == at + 1 ? count - 1 + at + 1 : at + 1);
    nodes[nodes[i].left].parent = (u32)i;
    nodes[nodes[i].right].parent = (u32)i;
}

DEVICE u32 joined(u32 a, u32 b, bool greatest)
{
    const u32 ax = a & 0xffff, bx = b & 0xffff, ay = a >> 16, by = b >> 16;
    return ((ax > bx) == greatest ? ax : bx) | ((ay > by) == greatest ? ay : by) << 16;
}

KERNEL hierarchy(const u32 *codes, struct tree_node *nodes, u32 *flags, s32 count)
{
    for (s32 i = (s32)tid(); i < count - 1; i += (s32)ntid())
        make_node(codes, nodes, count, i);
    barrier();
    for (s32 i = (s32)tid(); i < count; i += (s32)ntid()) {
        struct tree_node *at = &nodes[count - 1 + i];
        at->low = at->high = every_second(codes[i]) | every_second(codes[i] >> 1) << 16;
        at->size = 1;
        u32 up = at->parent;
        for (;;) {
            fence();
            if (!atomic_add(&flags[up], 1))
                break;
            fence();
            at = &nodes[up];
            const struct tree_node *l = &nodes[at->left], *r = &nodes[at->right];
            at->low = joined(seen(&l->low), seen(&r->low), false);
            at->high = joined(seen(&l->high), seen(&r->high), true);
            at->size = seen(&l->size) + seen(&r->size);
            if (up == 0)
                break;
            up = at->parent;
        }
    }
}
