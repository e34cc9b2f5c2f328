/* product.c: a product of square matrices of f32, of which each block computes a tile of 16 rows
 * and columns. tests/prog/sass/product_*.cubin are made of it, as tests/kernels/run.lua --ptxas
 * makes those of tests/kernels/own, by ptxas 11.8. */
#include "../../../tests/kernels/own/gpu.h"

DEVICE inline u32 x_of_thread(void) { return (u32)__nvvm_read_ptx_sreg_tid_x(); }
DEVICE inline u32 y_of_thread(void) { return (u32)__nvvm_read_ptx_sreg_tid_y(); }
DEVICE inline u32 x_of_block(void) { return (u32)__nvvm_read_ptx_sreg_ctaid_x(); }
DEVICE inline u32 y_of_block(void) { return (u32)__nvvm_read_ptx_sreg_ctaid_y(); }

KERNEL product(const float *a, const float *b, float *c, u32 n)
{
    SHARED float rows[16][16], columns[16][16];
    const u32 x = x_of_thread(), y = y_of_thread();
    const u32 column = x_of_block() * 16 + x, row = y_of_block() * 16 + y;
    float sum = 0;
    a += row * n + x;
    b += y * n + column;
    u32 k = n;
    do {
        asm volatile(".pragma \"nounroll\";");
        rows[y][x] = *a;
        columns[y][x] = *b;
        a += 16;
        b += 16 * n;
        barrier();
        UNROLLED
        for (u32 i = 0; i < 16; i++)
            sum = fused(rows[y][i], columns[i][x], sum);
        barrier();
        k -= 16;
    } while (k);
    c[row * n + column] = sum;
}
