/* What kernels with textures and surfaces are written with. On the GPU a handle selects what was
 * bound; on the host it is the address of a `struct image`, and the functions below, which share
 * nothing with any description, look it up. */
#ifndef IMAGE_H
#define IMAGE_H

#include "../own/gpu.h"

typedef struct {
    u32 part[4];
} texel;

#ifdef __CUDA__

DEVICE inline void *bytes_at(u64 address) { return (void *)address; }

#define TEXTURE(NAME, KIND, PARAMS, PLACE, ...)                                                    \
    FURTHER_TEXTURE(NAME, KIND, PARAMS, PLACE, "", __VA_ARGS__)
#define FURTHER_TEXTURE(NAME, KIND, PARAMS, PLACE, MORE, ...)                                      \
    DEVICE inline texel NAME PARAMS                                                                \
    {                                                                                              \
        texel t;                                                                                   \
        asm volatile(KIND " {%0, %1, %2, %3}, [%4, {" PLACE "}]" MORE ";"                          \
                     : "=r"(t.part[0]), "=r"(t.part[1]), "=r"(t.part[2]), "=r"(t.part[3])          \
                     : "l"(h), __VA_ARGS__);                                                       \
        return t;                                                                                  \
    }

TEXTURE(fetch1, "tex.1d.v4.u32.s32", (u64 h, s32 x), "%5", "r"(x))
TEXTURE(fetch2, "tex.2d.v4.u32.s32", (u64 h, s32 x, s32 y), "%5, %6", "r"(x), "r"(y))
TEXTURE(fetch3, "tex.3d.v4.u32.s32", (u64 h, s32 x, s32 y, s32 z), "%5, %6, %7, %7", "r"(x), "r"(y),
        "r"(z))
TEXTURE(fetch_layer2, "tex.a2d.v4.u32.s32", (u64 h, u32 l, s32 x, s32 y), "%5, %6, %7, %7", "r"(l),
        "r"(x), "r"(y))
TEXTURE(look1, "tex.1d.v4.u32.f32", (u64 h, float x), "%5", "f"(x))
TEXTURE(look2, "tex.2d.v4.u32.f32", (u64 h, float x, float y), "%5, %6", "f"(x), "f"(y))
TEXTURE(look3, "tex.3d.v4.u32.f32", (u64 h, float x, float y, float z), "%5, %6, %7, %7", "f"(x),
        "f"(y), "f"(z))
TEXTURE(look_layer1, "tex.a1d.v4.u32.f32", (u64 h, u32 l, float x), "%5, %6", "r"(l), "f"(x))
TEXTURE(look_layer2, "tex.a2d.v4.u32.f32", (u64 h, u32 l, float x, float y), "%5, %6, %7, %7",
        "r"(l), "f"(x), "f"(y))
TEXTURE(gather_x, "tld4.r.2d.v4.u32.f32", (u64 h, float x, float y), "%5, %6", "f"(x), "f"(y))
TEXTURE(gather_y, "tld4.g.2d.v4.u32.f32", (u64 h, float x, float y), "%5, %6", "f"(x), "f"(y))
TEXTURE(gather_w, "tld4.a.2d.v4.u32.f32", (u64 h, float x, float y), "%5, %6", "f"(x), "f"(y))

/* With an offset, a level, derivatives, which make no difference where there is one level. */
FURTHER_TEXTURE(fetch2_beside, "tex.2d.v4.u32.s32", (u64 h, s32 x, s32 y), "%5, %6", ", {1, -2}",
                "r"(x), "r"(y))
FURTHER_TEXTURE(look2_beside, "tex.2d.v4.u32.f32", (u64 h, float x, float y), "%5, %6", ", {-3, 2}",
                "f"(x), "f"(y))
FURTHER_TEXTURE(gather_beside, "tld4.b.2d.v4.u32.f32", (u64 h, float x, float y), "%5, %6",
                ", {4, -1}", "f"(x), "f"(y))
FURTHER_TEXTURE(level2, "tex.level.2d.v4.u32.f32", (u64 h, float x, float y), "%5, %6", ", %5",
                "f"(x), "f"(y))
FURTHER_TEXTURE(slope2, "tex.grad.2d.v4.u32.f32", (u64 h, float x, float y), "%5, %6",
                ", {%6, %5}, {%5, %5}", "f"(x), "f"(y))

#define BINDLESS_QUERY(NAME, WHAT)                                                                 \
    DEVICE inline u32 NAME(u64 h)                                                                  \
    {                                                                                              \
        u32 n;                                                                                     \
        asm(WHAT ".b32 %0, [%1];" : "=r"(n) : "l"(h));                                             \
        return n;                                                                                  \
    }

BINDLESS_QUERY(texture_width, "txq.width")
BINDLESS_QUERY(texture_height, "txq.height")
BINDLESS_QUERY(texture_type, "txq.channel_data_type")
BINDLESS_QUERY(surface_width, "suq.width")
BINDLESS_QUERY(surface_order, "suq.channel_order")

/* Bytes from the beginning of a row on; what is beyond the edges is 0 and not stored, or the
 * nearest place. */
#define SURFACE(NAME, TYPE, BITS, IN, OUT)                                                         \
    DEVICE inline TYPE load_##NAME(u64 h, s32 x, s32 y)                                            \
    {                                                                                              \
        TYPE v;                                                                                    \
        asm volatile("suld.b.2d." BITS ".zero %0, [%1, {%2, %3}];"                                 \
                     : OUT(v)                                                                      \
                     : "l"(h), "r"(x), "r"(y)                                                      \
                     : "memory");                                                                  \
        return v;                                                                                  \
    }                                                                                              \
    DEVICE inline void store_##NAME(u64 h, s32 x, s32 y, TYPE v)                                   \
    {                                                                                              \
        asm volatile("sust.b.2d." BITS ".zero [%0, {%1, %2}], %3;"                                 \
                     :                                                                             \
                     : "l"(h), "r"(x), "r"(y), IN(v)                                               \
                     : "memory");                                                                  \
    }                                                                                              \
    DEVICE inline TYPE load_near_##NAME(u64 h, s32 x, s32 y)                                       \
    {                                                                                              \
        TYPE v;                                                                                    \
        asm volatile("suld.b.2d." BITS ".clamp %0, [%1, {%2, %3}];"                                \
                     : OUT(v)                                                                      \
                     : "l"(h), "r"(x), "r"(y)                                                      \
                     : "memory");                                                                  \
        return v;                                                                                  \
    }

SURFACE(8, u16, "b8", "h", "=h")
SURFACE(16, u16, "b16", "h", "=h")
SURFACE(32, u32, "b32", "r", "=r")
SURFACE(64, u64, "b64", "l", "=l")

DEVICE inline void store_texel(u64 h, s32 x, s32 y, texel t)
{
    asm volatile("sust.p.2d.v4.b32.zero [%0, {%1, %2}], {%3, %4, %5, %6};"
                 :
                 : "l"(h), "r"(x), "r"(y), "r"(t.part[0]), "r"(t.part[1]), "r"(t.part[2]),
                   "r"(t.part[3])
                 : "memory");
}
DEVICE inline u32 load_layer32(u64 h, u32 l, s32 x, s32 y)
{
    u32 v;
    asm volatile("suld.b.a2d.b32.trap %0, [%1, {%2, %3, %4, %4}];"
                 : "=r"(v)
                 : "l"(h), "r"(l), "r"(x), "r"(y)
                 : "memory");
    return v;
}
DEVICE inline void store_3d(u64 h, s32 x, s32 y, s32 z, u32 v)
{
    asm volatile("sust.b.3d.b32.trap [%0, {%1, %2, %3, %3}], %4;"
                 :
                 : "l"(h), "r"(x), "r"(y), "r"(z), "r"(v)
                 : "memory");
}
DEVICE inline void surface_add(u64 h, s32 x, s32 y, u32 v)
{
    asm volatile("sured.b.add.2d.u32.trap [%0, {%1, %2}], %3;"
                 :
                 : "l"(h), "r"(x), "r"(y), "r"(v)
                 : "memory");
}
DEVICE inline void surface_max(u64 h, s32 x, s32 y, s32 v)
{
    asm volatile("sured.b.max.2d.s32.zero [%0, {%1, %2}], %3;"
                 :
                 : "l"(h), "r"(x), "r"(y), "r"(v)
                 : "memory");
}

DEVICE inline float as_float(u32 bits) { return __builtin_bit_cast(float, bits); }
DEVICE inline u32 as_bits(float value) { return __builtin_bit_cast(u32, value); }

#else

#include "host_image.h"

#endif
#endif
