/* Textures and surfaces on the host. */
#ifndef HOST_IMAGE_H
#define HOST_IMAGE_H

#include <math.h>
#include <string.h>

enum kind { INTEGER, SIGNED, NORMAL, HALF, SINGLE };
enum edges { WRAPS = 0, MIRRORS = 1, CLAMPS = 3, BORDERS = 4 };

struct image {
    u8 *texels;
    s32 size[3], axes; /* the third is the number of layers where there are less than three axes */
    u32 parts, bytes;  /* components, and the bytes of one */
    enum kind kind;
    bool linear, normalized;
    enum edges edges[3];
};

static inline const struct image *image_of(u64 h) { return (const struct image *)(size_t)h; }
static inline float as_float(u32 bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}
static inline u32 as_bits(float value)
{
    u32 bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

/* The index that is meant, or -1: zeros. */
static inline s32 inside(s32 i, s32 size, enum edges edges)
{
    if (edges == BORDERS)
        return i < 0 || i >= size ? -1 : i;
    if (edges == WRAPS)
        return (i % size + size) % size;
    if (edges == MIRRORS) {
        const s32 k = (i % (2 * size) + 2 * size) % (2 * size);
        return k < size ? k : 2 * size - 1 - k;
    }
    return i < 0 ? 0 : i >= size ? size - 1 : i;
}

static inline u8 *texel_place(const struct image *m, s32 x, s32 y, s32 z)
{
    const s32 number = (z * m->size[1] + y) * m->size[0] + x;
    return m->texels + (size_t)number * m->parts * m->bytes;
}

static inline u32 read_part(const struct image *m, const u8 *at)
{
    u32 bits = 0;
    memcpy(&bits, at, m->bytes);
    if (m->kind == NORMAL)
        return as_bits((float)((double)bits / (m->bytes == 1 ? 255 : 65535)));
    if (m->kind == SIGNED)
        return m->bytes == 1 ? (u32)(s32)(signed char)bits : (u32)(s32)(short)bits;
    return bits;
}

static inline u32 part_at(const struct image *m, s32 x, s32 y, s32 z, u32 c)
{
    const s32 i = inside(x, m->size[0], m->edges[0]);
    const s32 j = m->axes > 1 ? inside(y, m->size[1], m->edges[1]) : 0;
    const s32 k = m->axes > 2      ? inside(z, m->size[2], m->edges[2])
                  : z < m->size[2] ? z
                                   : m->size[2] - 1;
    if (c >= m->parts || i < 0 || j < 0 || k < 0)
        return 0;
    return read_part(m, texel_place(m, i, j, k) + c * m->bytes);
}

static inline texel fetched(u64 h, s32 x, s32 y, s32 z)
{
    const struct image *m = image_of(h);
    const s32 last = m->axes > 2 ? z : 0;
    texel t = {{0}};
    if (x < 0 || y < 0 || last < 0 || x >= m->size[0] || y >= m->size[1] || last >= m->size[2])
        return t;
    for (u32 c = 0; c < 4; c++)
        t.part[c] = part_at(m, x, y, z, c);
    return t;
}

static inline texel fetch1(u64 h, s32 x) { return fetched(h, x, 0, 0); }
static inline texel fetch2(u64 h, s32 x, s32 y) { return fetched(h, x, y, 0); }
static inline texel fetch3(u64 h, s32 x, s32 y, s32 z) { return fetched(h, x, y, z); }
static inline texel fetch_layer2(u64 h, u32 l, s32 x, s32 y) { return fetched(h, x, y, (s32)l); }

/* In texels. */
static inline double scaled(const struct image *m, float x, unsigned axis)
{
    if (!m->normalized)
        return x;
    const float within = m->edges[axis] == WRAPS ? x - floorf(x) : x;
    return (float)(within * (float)m->size[axis]);
}

/* In 256ths from the middle of the first texel on: the filter's weights have 8 bits. */
static inline s32 steps(const struct image *m, float x, unsigned axis)
{
    return (s32)nearbyint(scaled(m, x, axis) * 256) - 128;
}

static inline texel looked_up(u64 h, float x, float y, float z, s32 layer)
{
    const struct image *m = image_of(h);
    const bool deep = m->axes > 2, high = m->axes > 1;
    texel t = {{0}};
    if (!m->linear) {
        for (u32 c = 0; c < 4; c++)
            t.part[c] =
                part_at(m, (s32)floor(scaled(m, x, 0)), high ? (s32)floor(scaled(m, y, 1)) : 0,
                        deep ? (s32)floor(scaled(m, z, 2)) : layer, c);
        return t;
    }
    const s32 at[3] = {steps(m, x, 0), high ? steps(m, y, 1) : 0, deep ? steps(m, z, 2) : 0};
    for (u32 c = 0; c < 4; c++) {
        float sum = -0.0f;
        for (s32 i = 0; i < 8; i++) {
            float weight = 1;
            for (u32 k = 0; k < 3; k++) {
                const s32 fraction = at[k] & 255;
                weight *= (float)(i >> k & 1 ? fraction : 256 - fraction) / 256;
            }
            const s32 k = (at[2] >> 8) + (i >> 2 & 1);
            if (weight != 0)
                sum += weight * as_float(part_at(m, (at[0] >> 8) + (i & 1),
                                                 (at[1] >> 8) + (i >> 1 & 1), deep ? k : layer, c));
        }
        t.part[c] = as_bits(sum);
    }
    return t;
}

static inline texel look1(u64 h, float x) { return looked_up(h, x, 0, 0, 0); }
static inline texel look2(u64 h, float x, float y) { return looked_up(h, x, y, 0, 0); }
static inline texel look3(u64 h, float x, float y, float z) { return looked_up(h, x, y, z, 0); }
static inline texel look_layer1(u64 h, u32 l, float x) { return looked_up(h, x, 0, 0, (s32)l); }
static inline texel look_layer2(u64 h, u32 l, float x, float y)
{
    return looked_up(h, x, y, 0, (s32)l);
}

/* Below left, below right, above right, above left, where y counts downwards. */
static inline texel gathered(u64 h, float x, float y, u32 c)
{
    const struct image *m = image_of(h);
    const s32 i = (s32)floor((double)steps(m, x, 0) / 256);
    const s32 j = (s32)floor((double)steps(m, y, 1) / 256);
    return (texel){{part_at(m, i, j + 1, 0, c), part_at(m, i + 1, j + 1, 0, c),
                    part_at(m, i + 1, j, 0, c), part_at(m, i, j, 0, c)}};
}
static inline texel gather_x(u64 h, float x, float y) { return gathered(h, x, y, 0); }
static inline texel gather_y(u64 h, float x, float y) { return gathered(h, x, y, 1); }
static inline texel gather_w(u64 h, float x, float y) { return gathered(h, x, y, 3); }

static inline texel fetch2_beside(u64 h, s32 x, s32 y) { return fetch2(h, x + 1, y - 2); }
static inline texel look2_beside(u64 h, float x, float y) { return look2(h, x - 3, y + 2); }
static inline texel gather_beside(u64 h, float x, float y) { return gathered(h, x + 4, y - 1, 2); }
static inline texel level2(u64 h, float x, float y) { return look2(h, x, y); }
static inline texel slope2(u64 h, float x, float y) { return look2(h, x, y); }

/* As PTX numbers them. */
static inline u32 texture_type(u64 h)
{
    const struct image *m = image_of(h);
    return m->kind == SINGLE ? 0x10de : m->kind == INTEGER ? 0x10da + m->bytes / 2 : 0;
}
static inline u32 surface_order(u64 h)
{
    const u32 n = image_of(h)->parts;
    return n == 1 ? 0x10b0 : n == 2 ? 0x10b2 : 0x10b5;
}
static inline u32 texture_width(u64 h) { return (u32)image_of(h)->size[0]; }
static inline u32 texture_height(u64 h) { return (u32)image_of(h)->size[1]; }
static inline u32 surface_width(u64 h) { return (u32)image_of(h)->size[0]; }

/* ---- surfaces ---- */

static inline s32 row_bytes(const struct image *m)
{
    return m->size[0] * (s32)(m->parts * m->bytes);
}

/* NULL: outside. */
static inline u8 *surface_place(u64 h, s32 x, s32 y, s32 z, s32 bytes)
{
    const struct image *m = image_of(h);
    if (x < 0 || x + bytes > row_bytes(m) || y < 0 || y >= m->size[1] || z < 0 || z >= m->size[2])
        return NULL;
    return texel_place(m, 0, y, z) + x;
}

#define HOST_SURFACE(NAME, TYPE, BYTES)                                                            \
    static inline TYPE load_##NAME(u64 h, s32 x, s32 y)                                            \
    {                                                                                              \
        const u8 *at = surface_place(h, x, y, 0, BYTES);                                           \
        TYPE v = 0;                                                                                \
        if (at)                                                                                    \
            memcpy(&v, at, BYTES);                                                                 \
        return v;                                                                                  \
    }                                                                                              \
    static inline void store_##NAME(u64 h, s32 x, s32 y, TYPE v)                                   \
    {                                                                                              \
        u8 *at = surface_place(h, x, y, 0, BYTES);                                                 \
        if (at)                                                                                    \
            memcpy(at, &v, BYTES);                                                                 \
    }                                                                                              \
    static inline TYPE load_near_##NAME(u64 h, s32 x, s32 y)                                       \
    {                                                                                              \
        const s32 most = row_bytes(image_of(h)) - BYTES, last = image_of(h)->size[1] - 1;          \
        return load_##NAME(h, x < 0 ? 0 : x > most ? most : x, y < 0 ? 0 : y > last ? last : y);   \
    }

HOST_SURFACE(8, u16, 1)
HOST_SURFACE(16, u16, 2)
HOST_SURFACE(32, u32, 4)
HOST_SURFACE(64, u64, 8)

static inline void write_part(const struct image *m, u8 *at, u32 v)
{
    const float most = m->bytes == 1 ? 255 : 65535, value = as_float(v) * most;
    u32 bits = v;
    if (m->kind == NORMAL)
        bits = (u32)(value >= most ? most : value > 0 ? nearbyintf(value) : 0);
    else if (m->kind == INTEGER && m->bytes < 4 && v >> 8 * m->bytes)
        bits = ~0u;
    memcpy(at, &bits, m->bytes);
}
static inline void store_texel(u64 h, s32 x, s32 y, texel t)
{
    const struct image *m = image_of(h);
    const s32 bytes = (s32)(m->parts * m->bytes);
    u8 *at = surface_place(h, x * bytes, y, 0, bytes);
    for (u32 c = 0; at && c < m->parts; c++)
        write_part(m, at + c * m->bytes, t.part[c]);
}
static inline u32 load_layer32(u64 h, u32 l, s32 x, s32 y)
{
    u32 v = 0;
    memcpy(&v, surface_place(h, x, y, (s32)l, 4), 4);
    return v;
}
static inline void store_3d(u64 h, s32 x, s32 y, s32 z, u32 v)
{
    memcpy(surface_place(h, x, y, z, 4), &v, 4);
}
static inline void surface_add(u64 h, s32 x, s32 y, u32 v)
{
    store_32(h, x, y, load_32(h, x, y) + v);
}
static inline void surface_max(u64 h, s32 x, s32 y, s32 v)
{
    if (v > (s32)load_32(h, x, y))
        store_32(h, x, y, (u32)v);
}

#endif
