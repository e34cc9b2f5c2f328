/* graphics.c: the vertex program of xf86-video-nouveau, which draws with up to two textures. */
#include "job.h"

#include <string.h>

enum { VERTICES = 70, ATTRIBUTES = 6, MATRICES = 22 };

static double number(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, 4);
    return (double)value;
}

static uint32_t bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return bits;
}

/* Between low and high. */
static float between(struct job *job, float low, float high)
{
    return low + (high - low) * (float)draw_below(job, 1 << 20) / (1 << 20);
}

/* A point of a picture, transformed by a matrix of three rows, divided by the third, then by the
 * size: what is at `c` of the constants. `at` selects the attributes. */
static void expect_place(const struct buffer *a, struct buffer *o, const struct buffer *c,
                         size_t first, size_t vertex, size_t at)
{
    const double s = number(get32(a, ATTRIBUTES * vertex + at));
    const double t = number(get32(a, ATTRIBUTES * vertex + at + 1));
    double row[3];
    for (size_t i = 0; i < 3; i++) {
        row[i] = s * number(get32(c, first + 3 * i)) + t * number(get32(c, first + 3 * i + 1)) +
                 number(get32(c, first + 3 * i + 2));
    }
    for (size_t i = 0; i < 2; i++) {
        expect_close(o, ATTRIBUTES * vertex + at + i,
                     row[i] / row[2] * number(get32(c, first + 9 + i)), 1e-5);
    }
}

/* The position goes through as it is. */
static void prepare_vertices(struct job *job, unsigned round)
{
    struct buffer *c = place(job, "c0", 0, 4 * MATRICES);
    struct buffer *a = place_own(job, "a", 0, 4 * ATTRIBUTES, VERTICES);
    struct buffer *o = place_own(job, "o", 0, 4 * ATTRIBUTES, VERTICES);
    for (size_t i = 0; i < MATRICES; i++) {
        const size_t k = i % 11; /* the third row is far from 0 */
        put32(c, i, bits_of(k == 8 ? between(job, 2, 3) : between(job, -0.5f, 0.5f)));
    }
    for (size_t i = 0; i < ATTRIBUTES * VERTICES; i++) {
        put32(a, i, bits_of(between(job, -1, 1)));
    }
    for (size_t i = 0; i < VERTICES; i++) {
        expect32(o, ATTRIBUTES * i, get32(a, ATTRIBUTES * i));
        expect32(o, ATTRIBUTES * i + 1, get32(a, ATTRIBUTES * i + 1));
        expect_place(a, o, c, 0, i, 2);
        expect_place(a, o, c, 11, i, 4);
    }
    job->mode = "vp";
    launch(job, round == 0 ? "1" : "2,5", round == 0 ? "70" : "7");
}

const struct kernel graphics_kernels[] = {
    {"xf86nv50_PVP_OFFSET", "freedesktop/nouveau-xf86-video-nouveau", "1", "1", 0, 2,
     prepare_vertices, NULL},
    {0},
};
