/* Products of matrices by the warp. */
#include "kernels.h"

#include <string.h>

/* Halves that are small whole numbers: every sum is exact, whatever the order. */
static void draw_small_halves(uint16_t *at, size_t count)
{
    for (size_t i = 0; i < count; i++)
        at[i] = (uint16_t)half_bits((long double)draw_below(17) - 8, NEAREST);
}

/* Element (row, column) of A lies in register `row / 8 + column / 8 * 2` of lane
 * `row % 8 * 4 + column % 8 / 2`, which has 8 registers; B in the two after those, by columns. */
static double of_a(const uint16_t *in, unsigned row, unsigned k)
{
    return half_of(in[(row % 8 * 4 + k % 8 / 2) * 16 + (row / 8 + k / 8 * 2) * 2 + k % 2]);
}

static double of_b(const uint16_t *in, unsigned k, unsigned column)
{
    return half_of(in[(column * 4 + k % 8 / 2) * 16 + (4 + k / 8) * 2 + k % 2]);
}

/* Element i of lane's four of the result. */
static float product(const uint16_t *in, unsigned lane, unsigned i, unsigned depth)
{
    const unsigned row = lane / 4 + i / 2 * 8, column = lane % 4 * 2 + i % 2;
    double sum = 0;
    for (unsigned k = 0; k < depth; k++)
        sum += of_a(in, row, k) * of_b(in, k, column);
    return (float)sum;
}

static void mma_f16(void)
{
    const unsigned warps = 4;
    least_sm(80);
    grid(2, 1, 1);
    block(64, 1, 1);
    uint16_t *in = buffer(32 * 32 * warps);
    float *out = buffer(32 * 32 * warps);
    param_u32(0);
    draw_small_halves(in, 16 * 32 * warps);
    given();
    for (unsigned i = 0; i < 32 * warps; i++) {
        const uint16_t *of_warp = in + i / 32 * 512;
        for (unsigned k = 0; k < 4; k++) {
            out[8 * i + k] = product(of_warp, i % 32, k, 16);
            out[8 * i + 4 + k] = out[8 * i + k] + product(of_warp, i % 32, k, 8);
        }
    }
}

const struct kernel tensor_kernels[] = {
    {"mma_f16", mma_f16},
    {NULL, NULL},
};
