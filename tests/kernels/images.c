/* Kernels of images/: textures and surfaces. */
#include "kernels.h"

#include "images/image.h"

#include "images/choose.c"
#include "images/convolve.c"
#include "images/follow.c"
#include "images/gather.c"
#include "images/layers.c"
#include "images/march.c"
#include "images/revise.c"
#include "images/soften.c"
#include "images/stretch.c"
#include "images/volume.c"

static void size(unsigned blocks, unsigned threads)
{
    grid(blocks, 1, 1);
    block(threads, 1, 1);
    place = (struct place){.nctaid = blocks, .ntid = threads};
}

#define EACH_THREAD                                                                                \
    for (place.ctaid = 0; place.ctaid < place.nctaid; place.ctaid++)                               \
        for (place.tid = 0; place.tid < place.ntid; place.tid++)

static size_t part_count(const struct image *m)
{
    return (size_t)(m->size[0] * m->size[1] * m->size[2]) * m->parts;
}

/* A texture or surface, as the command line says it and as the host has it; its handle. */
static u64 bound(const char *words, struct image described)
{
    struct image *m = room(1, sizeof *m);
    *m = described;
    for (unsigned i = 0; i < 3; i++)
        m->size[i] = m->size[i] ? m->size[i] : 1;
    m->texels = image(words, part_count(m) * m->bytes);
    return (u64)(size_t)m;
}

static void draw_bytes(u64 h)
{
    const struct image *m = image_of(h);
    for (size_t i = 0; i < part_count(m) * m->bytes; i++)
        m->texels[i] = (u8)draw();
}

static void draw_floats(u64 h)
{
    const struct image *m = image_of(h);
    for (size_t i = 0; i < part_count(m); i++)
        ((float *)(void *)m->texels)[i] = draw_float();
}

static float *floats(size_t count)
{
    float *data = buffer(4 * count);
    for (size_t i = 0; i < count; i++)
        data[i] = draw_float() * 2;
    return data;
}

#define CLAMPED                                                                                    \
    {                                                                                              \
        CLAMPS, CLAMPS, CLAMPS                                                                     \
    }

static void try_choose(void)
{
    size(2, 160);
    const u64 first = bound("u8x4,15x13", (struct image){.size = {15, 13},
                                                         .axes = 2,
                                                         .parts = 4,
                                                         .bytes = 1,
                                                         .kind = INTEGER,
                                                         .edges = CLAMPED});
    const u64 second = bound("f32x2,11x9,border", (struct image){.size = {11, 9},
                                                                 .axes = 2,
                                                                 .parts = 2,
                                                                 .bytes = 4,
                                                                 .kind = SINGLE,
                                                                 .edges = {BORDERS, BORDERS}});
    u32 *out = buffer(4 * 320);
    draw_bytes(first);
    draw_bytes(second);
    given();
    EACH_THREAD choose(first, second, out);
}

static void try_convolve(void)
{
    size(4, 96);
    const u64 in = bound(
        "f32,20x15",
        (struct image){
            .size = {20, 15}, .axes = 2, .parts = 1, .bytes = 4, .kind = SINGLE, .edges = CLAMPED});
    const float *weights = floats(9);
    float *out = buffer(4 * 300);
    param_u32(20);
    param_u32(15);
    draw_floats(in);
    given();
    EACH_THREAD convolve(in, weights, out, 20, 15);
}

static void try_volume(void)
{
    size(3, 64);
    const u64 whole = bound("u8x2,9x7x5", (struct image){.size = {9, 7, 5},
                                                         .axes = 3,
                                                         .parts = 2,
                                                         .bytes = 1,
                                                         .kind = INTEGER,
                                                         .edges = CLAMPED});
    const u64 scaled = bound("s16x4,8x6x5,normalized,wrap,mirror,border",
                             (struct image){.size = {8, 6, 5},
                                            .axes = 3,
                                            .parts = 4,
                                            .bytes = 2,
                                            .kind = SIGNED,
                                            .normalized = true,
                                            .edges = {WRAPS, MIRRORS, BORDERS}});
    const float *places = floats(3 * 180);
    u32 *out = buffer(4 * 8 * 192);
    param_u32(180);
    draw_bytes(whole);
    draw_bytes(scaled);
    given();
    EACH_THREAD volume(whole, scaled, places, out, 180);
}

static void try_follow(void)
{
    size(2, 64);
    const u64 table = bound(
        "u32x4,1000",
        (struct image){
            .size = {1000}, .axes = 1, .parts = 4, .bytes = 4, .kind = INTEGER, .edges = CLAMPED});
    u32 *out = buffer(4 * 128);
    param_u32(1000);
    param_u32(20);
    draw_bytes(table);
    given();
    EACH_THREAD follow(table, out, 1000, 20);
}

static void try_layers(void)
{
    size(4, 96);
    const u64 lines = bound("u32,17,layers=4", (struct image){.size = {17, 1, 4},
                                                              .axes = 1,
                                                              .parts = 1,
                                                              .bytes = 4,
                                                              .kind = INTEGER,
                                                              .edges = CLAMPED});
    const u64 planes = bound("u16x2,15x11,layers=4,border,clamp",
                             (struct image){.size = {15, 11, 4},
                                            .axes = 2,
                                            .parts = 2,
                                            .bytes = 2,
                                            .kind = INTEGER,
                                            .edges = {BORDERS, CLAMPS, CLAMPS}});
    u32 *out = buffer(4 * 384);
    param_u32(4);
    draw_bytes(lines);
    draw_bytes(planes);
    given();
    EACH_THREAD layers(lines, planes, out, 4);
}

static void try_revise(void)
{
    size(2, 80);
    const u64 in = bound(
        "u32x4,16x6",
        (struct image){
            .size = {16, 6}, .axes = 2, .parts = 4, .bytes = 4, .kind = INTEGER, .edges = CLAMPED});
    const u64 fixed = bound(
        "u32,11x5",
        (struct image){
            .size = {11, 5}, .axes = 2, .parts = 1, .bytes = 4, .kind = INTEGER, .edges = CLAMPED});
    const u64 counts = bound(
        "s32,8x2",
        (struct image){
            .size = {8, 2}, .axes = 2, .parts = 1, .bytes = 4, .kind = INTEGER, .edges = CLAMPED});
    u32 *out = buffer(4 * 160);
    draw_bytes(in);
    draw_bytes(fixed);
    given();
    EACH_THREAD revise(in, fixed, counts, out);
}

static void try_soften(void)
{
    size(8, 64);
    const u64 in = bound("f32x4,32x16,linear", (struct image){.size = {32, 16},
                                                              .axes = 2,
                                                              .parts = 4,
                                                              .bytes = 4,
                                                              .kind = SINGLE,
                                                              .linear = true,
                                                              .edges = CLAMPED});
    const u64 smooth = bound(
        "unorm8x4,32x16",
        (struct image){
            .size = {32, 16}, .axes = 2, .parts = 4, .bytes = 1, .kind = NORMAL, .edges = CLAMPED});
    const u64 shrunk = bound("u16x2,30x12", (struct image){.size = {30, 12},
                                                           .axes = 2,
                                                           .parts = 2,
                                                           .bytes = 2,
                                                           .kind = INTEGER,
                                                           .edges = CLAMPED});
    draw_floats(in);
    given();
    EACH_THREAD soften(in, smooth, shrunk);
}

static void try_gather(void)
{
    size(4, 64);
    const u64 in = bound("u8x4,13x14", (struct image){.size = {13, 14},
                                                      .axes = 2,
                                                      .parts = 4,
                                                      .bytes = 1,
                                                      .kind = INTEGER,
                                                      .edges = CLAMPED});
    u32 *out = buffer(4 * 256);
    param_u32(16);
    draw_bytes(in);
    given();
    EACH_THREAD gather(in, out, 16);
}

static void try_stretch(void)
{
    size(2, 96);
    const u64 line = bound("f32x2,33,linear", (struct image){.size = {33},
                                                             .axes = 1,
                                                             .parts = 2,
                                                             .bytes = 4,
                                                             .kind = SINGLE,
                                                             .linear = true,
                                                             .edges = CLAMPED});
    const u64 plane = bound("unorm8x4,19x12,linear,normalized,wrap",
                            (struct image){.size = {19, 12},
                                           .axes = 2,
                                           .parts = 4,
                                           .bytes = 1,
                                           .kind = NORMAL,
                                           .linear = true,
                                           .normalized = true,
                                           .edges = {WRAPS, WRAPS, WRAPS}});
    const u64 solid = bound("f32,7x6x5,linear,normalized,mirror,border,clamp",
                            (struct image){.size = {7, 6, 5},
                                           .axes = 3,
                                           .parts = 1,
                                           .bytes = 4,
                                           .kind = SINGLE,
                                           .linear = true,
                                           .normalized = true,
                                           .edges = {MIRRORS, BORDERS, CLAMPS}});
    const float *places = floats(3 * 190);
    u32 *out = buffer(4 * 12 * 192);
    param_u32(190);
    draw_floats(line);
    draw_bytes(plane);
    draw_floats(solid);
    given();
    EACH_THREAD stretch(line, plane, solid, places, out, 190);
}

static void try_march(void)
{
    size(2, 64);
    const u64 in = bound("u32,16x8,layers=6", (struct image){.size = {16, 8, 6},
                                                             .axes = 2,
                                                             .parts = 1,
                                                             .bytes = 4,
                                                             .kind = INTEGER,
                                                             .edges = CLAMPED});
    const u64 solid = bound("u32,16x8x6", (struct image){.size = {16, 8, 6},
                                                         .axes = 3,
                                                         .parts = 1,
                                                         .bytes = 4,
                                                         .kind = INTEGER,
                                                         .edges = CLAMPED});
    param_u32(6);
    draw_bytes(in);
    given();
    EACH_THREAD march(in, solid, 6);
}

const struct kernel image_kernels[] = {
    {"choose", try_choose},
    {"convolve", try_convolve},
    {"follow", try_follow},
    {"gather", try_gather},
    {"layers", try_layers},
    {"march", try_march},
    {"revise", try_revise},
    {"soften", try_soften},
    {"stretch", try_stretch},
    {"volume", try_volume},
    {NULL, NULL},
};
