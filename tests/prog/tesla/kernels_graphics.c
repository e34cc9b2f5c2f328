/* References of the programs that look textures up, or that are not for computing: what a texture
 * gives is that of the CUDA C Programming Guide, in its formulas. */
#include "kernels.h"

#include <math.h>
#include <stdbool.h>

/* ---- textures ---- */

enum { HEADER = 8, MOST_TEXELS = 1024 };

struct texture {
    uint32_t size[3]; /* the third is that of layers, too */
    uint32_t coordinates, layered, components, linear, wrap, unit;
    float texel[MOST_TEXELS];
};

static void put_texture(const struct texture *t, const char *file)
{
    const size_t count = (size_t)t->size[0] * t->size[1] * t->size[2] * t->components;
    uint32_t *words = room(HEADER + count, 4);
    const uint32_t header[HEADER] = {
        t->size[0],    t->size[1], t->size[2], t->coordinates + 4 * t->layered,
        t->components, t->linear,  t->wrap,    t->unit};
    for (size_t i = 0; i < HEADER; i++) {
        words[i] = header[i];
    }
    for (size_t i = 0; i < count; i++) {
        words[HEADER + i] = float_bits(t->texel[i]);
    }
    put32(file, words, HEADER + count);
}

/* Only coordinates from 0 to 1 wrap around. */
static bool wraps(const struct texture *t, int axis) { return t->unit && t->wrap >> axis & 1; }

/* Where texels wrap around any number is valid, else it is clamped. */
static size_t addressed(const struct texture *t, int axis, double i)
{
    const double size = t->size[axis];
    if (wraps(t, axis)) {
        return (size_t)(i - size * floor(i / size));
    }
    return (size_t)fmin(fmax(i, 0), size - 1);
}

static float texel(const struct texture *t, const double i[3], uint32_t component)
{
    const size_t x = addressed(t, 0, i[0]), y = addressed(t, 1, i[1]), z = addressed(t, 2, i[2]);
    return t->texel[((z * t->size[1] + y) * t->size[0] + x) * t->components + component];
}

/* Coordinates that count texels. */
static double scaled(const struct texture *t, int axis, float x)
{
    if (wraps(t, axis)) {
        x = x - floorf(x);
    }
    return t->unit ? x * (float)t->size[axis] : x;
}

/* At the point `at`, shifted by so many texels. `layer` stands in for z where there are layers. */
static float look_up(const struct texture *t, const float *at, const int *shift, uint32_t layer,
                     uint32_t component)
{
    double first[3] = {0, 0, layer}, part[3] = {0, 0, 0};
    for (uint32_t axis = 0; axis < t->coordinates; axis++) {
        double x = scaled(t, (int)axis, at[axis]);
        if (t->linear) {
            x = rint(x * 256) / 256 - 0.5; /* 8 bits of fraction */
            part[axis] = x - floor(x);
        }
        first[axis] = floor(x) + shift[axis];
    }
    if (!t->linear) {
        return texel(t, first, component);
    }
    float sum = 0;
    for (unsigned corner = 0; corner < 8; corner++) {
        double weight = 1, i[3];
        for (unsigned axis = 0; axis < 3; axis++) {
            weight *= corner >> axis & 1 ? part[axis] : 1 - part[axis];
            i[axis] = first[axis] + (corner >> axis & 1);
        }
        if (weight > 0) {
            sum += (float)weight * texel(t, i, component);
        }
    }
    return sum;
}

static void fill(struct texture *t)
{
    draw_floats(t->texel, (size_t)t->size[0] * t->size[1] * t->size[2] * t->components);
}

static void texture(uint32_t n)
{
    static struct texture t[] = {
        {.size = {13, 7, 1}, .coordinates = 2, .components = 1},
        {.size = {13, 7, 1}, .coordinates = 2, .components = 2, .linear = 1},
        {.size = {8, 6, 1}, .coordinates = 2, .components = 1, .linear = 1, .wrap = 3, .unit = 1},
        {.size = {8, 6, 1}, .coordinates = 2, .components = 1, .wrap = 1, .unit = 1},
        {.size = {50, 1, 1}, .coordinates = 1, .components = 4},
        {.size = {5, 4, 3}, .coordinates = 3, .components = 4, .linear = 1},
        {.size = {6, 5, 4}, .coordinates = 2, .layered = 1, .components = 1, .linear = 1},
        {.size = {3, 4, 5}, .coordinates = 3, .components = 3, .linear = 1, .wrap = 6, .unit = 1},
        {.size = {20, 1, 3}, .coordinates = 1, .layered = 1, .components = 1, .wrap = 1},
    };
    static const int none[3] = {0, 0, 0}, some[3] = {1, -2, 3};
    uint32_t *points = room(n, 16), *out = room(n, 80);
    for (size_t i = 0; i < sizeof t / sizeof *t; i++) {
        char file[] = "texture.t0";
        file[sizeof file - 2] = (char)('0' + i);
        fill(&t[i]);
        put_texture(&t[i], file);
    }
    for (uint32_t i = 0; i < n; i++) {
        float p[3], tenth[3];
        for (int axis = 0; axis < 3; axis++) { /* in and around them; some lie on whole numbers */
            p[axis] = i % 4 ? draw_float() * 20 : (float)(int32_t)draw_below(30) - 10;
            points[4 * i + (uint32_t)axis] = float_bits(p[axis]);
            tenth[axis] = mul32(p[axis], 0.1f);
        }
        const int32_t k = (int32_t)draw_below(70) - 10;
        const uint32_t layer = (uint32_t)k > 3 ? 3 : (uint32_t)k;
        uint32_t *o = out + 20 * i;
        points[4 * i + 3] = (uint32_t)k;
        o[0] = float_bits(look_up(&t[0], p, none, 0, 0));
        o[1] = float_bits(look_up(&t[1], p, none, 0, 0));
        o[2] = float_bits(look_up(&t[1], p, none, 0, 1));
        o[3] = float_bits(look_up(&t[2], tenth, none, 0, 0));
        for (uint32_t c = 0; c < 4; c++) {
            o[4 + c] = k < 0 || k >= 50 ? 0 : float_bits(t[4].texel[4 * k + (int32_t)c]);
        }
        o[8] = float_bits(look_up(&t[3], tenth, some, 0, 0));
        o[9] = float_bits(look_up(&t[5], p, none, 0, 0));
        o[10] = float_bits(look_up(&t[5], p, none, 0, 2));
        o[11] = float_bits(look_up(&t[5], p, none, 0, 3));
        o[12] = float_bits(look_up(&t[6], p, none, layer, 0));
        for (uint32_t axis = 0; axis < 3; axis++) {
            o[13 + axis] = t[5].size[axis];
            o[16 + axis] = float_bits(look_up(&t[7], tenth, some, 0, axis));
        }
        o[19] = float_bits(look_up(&t[8], p, none, (uint32_t)k > 2 ? 2 : (uint32_t)k, 0));
    }
    put32("texture.points", points, 4 * (size_t)n);
    put32("texture.out.want", out, 20 * (size_t)n);
}

/* ---- programs for vertices and fragments ---- */

/* A matrix of four rows of constants times each position; the colour, halved, stays in range. */
static void vertex(uint32_t n)
{
    float matrix[16], *in = room(n, 32), *out = room(n, 32);
    draw_floats(matrix, 16);
    draw_floats(in, 8 * (size_t)n);
    for (uint32_t i = 0; i < n; i++) {
        const float *p = in + 8 * i;
        for (int row = 0; row < 4; row++) {
            float sum = mul32(p[0], matrix[4 * row]);
            for (int k = 1; k < 4; k++) {
                sum = mad32(p[k], matrix[4 * row + k], sum);
            }
            out[8 * i + (uint32_t)row] = sum;
        }
        for (int k = 4; k < 8; k++) {
            out[8 * i + (uint32_t)k] = saturate32(add32(p[k], p[k]));
        }
    }
    put_floats("vertex.c0", matrix, 16);
    put_floats("vertex.a", in, 8 * (size_t)n);
    put_floats("vertex.o.want", out, 8 * (size_t)n);
}

/* 1/w first, then attributes divided by it, and a texture that they look up. */
static void fragment(uint32_t n)
{
    static struct texture t = {.size = {9, 9, 1}, .coordinates = 2, .components = 4, .linear = 1};
    static const int none[3] = {0, 0, 0};
    float *in = room(n, 16);
    uint32_t *out = room(n, 16);
    fill(&t);
    put_texture(&t, "fragment.t0");
    for (uint32_t i = 0; i < n; i++) {
        float *v = in + 4 * i;
        v[0] = 1 + (float)draw_below(256) / 256;
        v[1] = draw_float() * 8;
        v[2] = draw_float() * 8;
        v[3] = draw_float();
        const float w = float_of(special_rcp(float_bits(v[0])));
        const float p[2] = {mul32(v[1], w), mul32(v[2], -w)};
        for (uint32_t c = 0; c < 4; c++) {
            out[4 * i + c] = float_bits(mul32(look_up(&t, p, none, 0, c), v[3]));
        }
    }
    put_floats("fragment.v", in, 4 * (size_t)n);
    put32("fragment.l.want", out, 4 * (size_t)n);
}

const struct kernel graphics_kernels[] = {
    {"texture", texture, 384},
    {"vertex", vertex, 100},
    {"fragment", fragment, 70},
    {0},
};
