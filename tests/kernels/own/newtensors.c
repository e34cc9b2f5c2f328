/* Products of matrices on tensor cores in f64, tf32 and bf16; the matrices come through ldmatrix
 * where they have 16 bits. needs sm_80 */
#include "gpu.h"

DEVICE inline void multiply_f64(double *sum, double a, double b)
{
    asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0,%1}, {%2}, {%3}, {%0,%1};"
                 : "+d"(sum[0]), "+d"(sum[1])
                 : "d"(a), "d"(b));
}

DEVICE inline u32 to_tf32(float x)
{
    u32 result;
    asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(result) : "f"(x));
    return result;
}

DEVICE inline void multiply_tf32(float *sum, const u32 *a, const u32 *b)
{
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7},"
                 " {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

DEVICE inline void multiply_bf16(float *sum, const u32 *a, const u32 *b)
{
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7},"
                 " {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}

/* Of floats, the upper halves. */
DEVICE inline u32 to_bf16(float low, float high)
{
    u32 result;
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(result) : "f"(high), "f"(low));
    return result;
}

DEVICE inline void load_matrices(u32 *to, const u32 *from)
{
    asm volatile("{.reg .u64 a; .reg .u32 s; cvta.to.shared.u64 a, %4; cvt.u32.u64 s, a;"
                 " ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [s];}"
                 : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3])
                 : "l"(from)
                 : "memory");
}

/* Warp 0: C = A B in f64, 8 by 8 by 16. Warp 1: tf32, 16 by 8 by 16. Warp 2: bf16, the same. A by
 * rows of 16 numbers, B by columns of 16. */
KERNEL newtensors(const float *a, const float *b, double *wide, float *tf32, float *bf16)
{
    SHARED __attribute__((aligned(16))) u32 rows[16][8];
    const u32 g = lane() / 4, t = lane() % 4;
    float sum[4] = {0, 0, 0, 0};
    for (u32 i = tid(); i < 128; i += ntid())
        rows[i / 8][i % 8] = to_bf16(a[2 * i], a[2 * i + 1]);
    barrier();
    if (warp() == 0) {
        double sums[2] = {0, 0};
        for (u32 k = 0; k < 16; k += 4)
            multiply_f64(sums, (double)a[16 * g + k + t], (double)b[16 * g + k + t]);
        wide[8 * g + 2 * t] = sums[0];
        wide[8 * g + 2 * t + 1] = sums[1];
        return;
    }
    if (warp() == 1) {
        for (u32 k = 0; k < 16; k += 8) {
            const float *row = a + 16 * g + k + t, *lower = row + 16 * 8;
            const u32 left[4] = {to_tf32(row[0]), to_tf32(lower[0]), to_tf32(row[4]),
                                 to_tf32(lower[4])};
            const u32 right[2] = {to_tf32(b[16 * g + k + t]), to_tf32(b[16 * g + k + t + 4])};
            multiply_tf32(sum, left, right);
        }
    } else {
        u32 left[4];
        load_matrices(left, &rows[lane() % 16][4 * (lane() / 16)]);
        const float *column = b + 16 * g + 2 * t;
        const u32 right[2] = {to_bf16(column[0], column[1]), to_bf16(column[8], column[9])};
        multiply_bf16(sum, left, right);
    }
    float *to = (warp() == 1 ? tf32 : bf16) + 8 * g + 2 * t;
    to[0] = sum[0];
    to[1] = sum[1];
    to[64] = sum[2];
    to[65] = sum[3];
}
