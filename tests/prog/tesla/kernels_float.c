/* References of the kernels that compute with floats. They do the same operations in the same
 * order, with the machine's rounding; a compiler must not fuse or reorder them. */
#include "kernels.h"

#include <math.h>
#include <string.h>

static void saxpy(uint32_t n)
{
    float *x = room(n, 4), *y = room(n, 4);
    draw_floats(x, n);
    draw_floats(y, n);
    put_floats("saxpy.x", x, n);
    put_floats("saxpy.y0", y, n);
    for (uint32_t i = 0; i < n; i++) {
        y[i] = mad32(1.7f, x[i], y[i]);
    }
    put_floats("saxpy.y.want", y, n);
}

static void product(const char *const files[3], uint32_t n)
{
    float *a = room((size_t)n * n, 4), *b = room((size_t)n * n, 4), *c = room((size_t)n * n, 4);
    draw_floats(a, (size_t)n * n);
    draw_floats(b, (size_t)n * n);
    for (size_t row = 0; row < n; row++) {
        for (size_t column = 0; column < n; column++) {
            float sum = 0;
            for (size_t k = 0; k < n; k++) {
                sum = mad32(a[row * n + k], b[k * n + column], sum);
            }
            c[row * n + column] = sum;
        }
    }
    put_floats(files[0], a, (size_t)n * n);
    put_floats(files[1], b, (size_t)n * n);
    put_floats(files[2], c, (size_t)n * n);
}

static void matmul(uint32_t n)
{
    static const char *const files[] = {"matmul.a", "matmul.b", "matmul.c.want"};
    product(files, n);
}

static void matmul_tiled(uint32_t n)
{
    static const char *const files[] = {"matmul_tiled.a", "matmul_tiled.b", "matmul_tiled.c.want"};
    product(files, n);
}

/* 48 by 32 pixels, 0.078125 apart, from -2.25 and -1.25 on; at most 48 rounds. */
static void mandelbrot(uint32_t width)
{
    uint32_t height = width / 3 * 2, *out = room(width * height, 4);
    for (uint32_t i = 0; i < width * height; i++) {
        float re0 = mad32(0.078125f, (float)(i % width), -2.25f);
        float im0 = mad32(0.078125f, (float)(i / width), -1.25f);
        float re = re0, im = im0;
        for (out[i] = 0; out[i] < 48; out[i]++) {
            float re2 = mul32(re, re), im2 = mul32(im, im);
            if (add32(re2, im2) > 4) {
                break;
            }
            im = mul32(re, im);
            im = add32(add32(im, im), im0);
            re = add32(add32(re2, -im2), re0);
        }
    }
    put32("mandelbrot.out.want", out, width * height);
}

/* What all bodies do to the one at P, added to A. */
static void attract(const float *bodies, uint32_t n, const float *p, float *a)
{
    for (uint32_t j = 0; j < n; j++) {
        const float *other = bodies + 4 * j;
        float d[3], square = 0.01f;
        for (int k = 0; k < 3; k++) {
            d[k] = add32(other[k], -p[k]);
            square = mad32(d[k], d[k], square);
        }
        float r = float_of(special_rsqrt(float_bits(square)));
        float pull = mul32(other[3], mul32(mul32(r, r), r));
        for (int k = 0; k < 3; k++) {
            a[k] = mad32(d[k], pull, a[k]);
        }
    }
}

static void nbody(uint32_t n)
{
    float *bodies = room(n, 16), *moved = room(n, 16), *speed = room(n, 16);
    draw_floats(bodies, 4 * n);
    for (uint32_t i = 0; i < n; i++) {
        bodies[4 * i + 3] = fabsf(bodies[4 * i + 3]);
        for (int k = 0; k < 3; k++) {
            speed[4 * i + (uint32_t)k] = draw_float();
        }
    }
    put_floats("nbody.bodies", bodies, 4 * n);
    put_floats("nbody.velocities0", speed, 4 * n);
    memcpy(moved, bodies, 16 * (size_t)n);
    for (uint32_t i = 0; i < n; i++) {
        float a[3] = {0, 0, 0};
        attract(bodies, n, bodies + 4 * i, a);
        for (uint32_t k = 0; k < 3; k++) {
            speed[4 * i + k] = mad32(a[k], 0.005f, speed[4 * i + k]);
            moved[4 * i + k] = mad32(speed[4 * i + k], 0.005f, moved[4 * i + k]);
        }
    }
    put_floats("nbody.velocities.want", speed, 4 * n);
    put_floats("nbody.moved.want", moved, 4 * n);
}

static int within(int value, int last) { return value < 0 ? 0 : value > last ? last : value; }

static void conv2d(uint32_t size)
{
    int width = (int)size, height = width / 2;
    float *in = room(size * size / 2, 4), *out = room(size * size / 2, 4), weights[25];
    draw_floats(in, size * size / 2);
    draw_floats(weights, 25);
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            float sum = 0;
            for (int k = 0; k < 25; k++) {
                int row = within(y + k / 5 - 2, height - 1);
                int column = within(x + k % 5 - 2, width - 1);
                sum = mad32(in[row * width + column], weights[k], sum);
            }
            out[y * width + x] = sum;
        }
    }
    put_floats("conv2d.in", in, size * size / 2);
    put_floats("conv2d.weights", weights, 25);
    put_floats("conv2d.out.want", out, size * size / 2);
}

/* Two blocks of 64. */
static void ddot(uint32_t n)
{
    double *x = room(n, 8), *y = room(n, 8), out[2];
    for (uint32_t i = 0; i < n; i++) {
        x[i] = (double)draw_float() + (double)draw_float() * 0x1p-30;
        y[i] = (double)draw_float() + (double)draw_float() * 0x1p-30;
    }
    put_doubles("ddot.x", x, n);
    put_doubles("ddot.y", y, n);
    for (uint32_t block = 0; block < 2; block++) {
        double sums[64];
        for (uint32_t t = 0; t < 64; t++) {
            sums[t] = 0;
            for (uint32_t i = block * 64 + t; i < n; i += 128) {
                sums[t] = fma(x[i], y[i], sums[t]);
            }
        }
        for (uint32_t stride = 32; stride; stride /= 2) {
            for (uint32_t t = 0; t < stride; t++) {
                sums[t] += sums[t + stride];
            }
        }
        out[block] = sums[0];
    }
    put_doubles("ddot.out.want", out, 2);
}

/* All kinds of numbers first, then some that are small, large, near 1. */
static void special(uint32_t n)
{
    static const uint32_t edges[] = {
        0,          0x80000000, 1,          0x80000001, 0x007fffff, 0x00800000, 0x7f7fffff,
        0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc12345, 0x7f800001, 0x3f800000,
        0xbf800000, 0x3f7fffff, 0x3f800001, 0x40000000, 0x40800000, 0x3f000000, 0x42fe0000,
        0x43000000, 0xc2fc0000, 0xc2fe0000, 0xc3000000, 0x7e800000, 0x7effffff, 0x7f000000,
        0x3fc90fdb, 0x40490fdb, 0x4f000000, 0x33800000,
    };
    uint32_t *in = room(n, 4), *out = room(n, 32);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t kind = i % 4;
        in[i] = i < 32      ? edges[i]
                : kind == 0 ? draw()
                : kind == 1 ? float_bits(draw_float() * 8)
                : kind == 2 ? float_bits(draw_float() * 100)
                            : 0x3f800000 + draw_below(0x10000) - 0x8000;
        uint32_t x = in[i], *result = out + 8 * i;
        result[0] = result[7] = x;
        result[1] = special_rcp(x);
        result[2] = special_rsqrt(x & 0x7fffffff);
        result[3] = special_lg2(x & 0x7fffffff);
        result[4] = special_ex2(special_preex2(x));
        result[5] = special_sin(special_presin(x));
        result[6] = special_cos(special_presin(x));
    }
    put32("special.in", in, n);
    put32("special.out.want", out, 8 * n);
}

static void quads(uint32_t n)
{
    float *in = room(n, 4), *out = room(n, 16);
    draw_floats(in, n);
    for (uint32_t i = 0; i < n; i++) {
        const float *quad = in + i / 4 * 4;
        uint32_t row = i & 2, column = i & 1;
        float sum = add32(quad[3], add32(quad[2], add32(quad[1], quad[0])));
        out[4 * i] = mul32(sum, 0.25f);
        out[4 * i + 1] = add32(quad[row + 1], -quad[row]);
        out[4 * i + 2] = add32(quad[2 + column], -quad[column]);
        out[4 * i + 3] = in[i];
    }
    put_floats("quads.in", in, n);
    put_floats("quads.out.want", out, 4 * n);
}

/* The f16 nearest to a number from 0 to 1; of two, the even one. */
static uint16_t half(float value)
{
    uint32_t bits = float_bits(value), exponent = bits >> 23;
    if (exponent < 127 - 14) { /* denormal: whole steps of 2^-24 */
        return (uint16_t)lrintf(value * 0x1p24f);
    }
    bits += 0xfff + (bits >> 13 & 1);
    return (uint16_t)((bits >> 13) - ((127 - 15) << 10));
}

static void gray(uint32_t n)
{
    uint32_t *in = room(n, 4);
    uint16_t *halves = room(n, 2);
    uint8_t *bytes = room(n, 1);
    draw32(in, n);
    in[0] = 0;
    in[1] = 1;
    in[2] = 0xffffff;
    for (uint32_t i = 0; i < n; i++) {
        float sum = mul32((float)(in[i] & 0xff), float_of(0x3e991687));
        sum = mad32((float)(in[i] >> 8 & 0xff), float_of(0x3f1645a2), sum);
        sum = mad32((float)(in[i] >> 16 & 0xff), float_of(0x3de978d5), sum);
        sum = saturate32(mad32(mul32(sum, float_of(0x3b808081)), 1.25f, 0));
        halves[i] = half(sum);
        bytes[i] = (uint8_t)lrintf(mul32(sum, 255));
    }
    put32("gray.in", in, n);
    put16("gray.f16.want", halves, n);
    put8("gray.u8.want", bytes, n);
}

const struct kernel float_kernels[] = {
    {"saxpy", saxpy, 1000},
    {"matmul", matmul, 32},
    {"matmul_tiled", matmul_tiled, 32},
    {"mandelbrot", mandelbrot, 48},
    {"nbody", nbody, 128},
    {"conv2d", conv2d, 32},
    {"ddot", ddot, 500},
    {"special", special, 256},
    {"quads", quads, 64},
    {"gray", gray, 240},
    {NULL, NULL, 0},
};
