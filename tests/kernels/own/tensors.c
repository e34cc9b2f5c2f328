/* A product of matrices on tensor cores, f16 to f32: 4 warps, each a tile of 16 by 16 of a block's
 * 32 by 32, operands in shared memory. needs sm_70 */
#include "gpu.h"

enum { TENSORS_SIDE = 32, TENSORS_DEEP = 16, TENSORS_ROW = 24 };

#define OUT8(x)                                                                                    \
    "=r"(x[0]), "=r"(x[1]), "=r"(x[2]), "=r"(x[3]), "=r"(x[4]), "=r"(x[5]), "=r"(x[6]), "=r"(x[7])
#define IN8(x)                                                                                     \
    "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]), "r"(x[4]), "r"(x[5]), "r"(x[6]), "r"(x[7])
#define SUM8(x)                                                                                    \
    "+f"(x[0]), "+f"(x[1]), "+f"(x[2]), "+f"(x[3]), "+f"(x[4]), "+f"(x[5]), "+f"(x[6]), "+f"(x[7])

DEVICE inline void load_left(u32 *to, const u16 *from, u32 stride)
{
    asm volatile("wmma.load.a.sync.aligned.row.m16n16k16.f16 {%0,%1,%2,%3,%4,%5,%6,%7}, [%8], %9;"
                 : OUT8(to)
                 : "l"(from), "r"(stride)
                 : "memory");
}

DEVICE inline void load_right(u32 *to, const u16 *from, u32 stride)
{
    asm volatile("wmma.load.b.sync.aligned.row.m16n16k16.f16 {%0,%1,%2,%3,%4,%5,%6,%7}, [%8], %9;"
                 : OUT8(to)
                 : "l"(from), "r"(stride)
                 : "memory");
}

DEVICE inline void multiply(float *sum, const u32 *a, const u32 *b)
{
    asm volatile("wmma.mma.sync.aligned.row.row.m16n16k16.f32.f32 {%0,%1,%2,%3,%4,%5,%6,%7},"
                 " {%8,%9,%10,%11,%12,%13,%14,%15}, {%16,%17,%18,%19,%20,%21,%22,%23},"
                 " {%0,%1,%2,%3,%4,%5,%6,%7};"
                 : SUM8(sum)
                 : IN8(a), IN8(b));
}

DEVICE inline void store(float *to, const float *x, u32 stride)
{
    asm volatile("wmma.store.d.sync.aligned.row.m16n16k16.f32 [%8], {%0,%1,%2,%3,%4,%5,%6,%7}, %9;"
                 :
                 : "f"(x[0]), "f"(x[1]), "f"(x[2]), "f"(x[3]), "f"(x[4]), "f"(x[5]), "f"(x[6]),
                   "f"(x[7]), "l"(to), "r"(stride)
                 : "memory");
}

KERNEL tensors(const u16 *a, const u16 *b, float *c, u32 n, u32 k)
{
    SHARED __attribute__((aligned(32))) u16 left[TENSORS_SIDE][TENSORS_ROW];
    SHARED __attribute__((aligned(32))) u16 right[TENSORS_DEEP][TENSORS_SIDE + 8];
    const u32 row = ctaid_y() * TENSORS_SIDE, column = ctaid() * TENSORS_SIDE;
    const u32 y = 16 * (warp() / 2), x = 16 * (warp() % 2);
    float sum[8] = {0, 0, 0, 0, 0, 0, 0, 0};
    for (u32 at = 0; at < k; at += TENSORS_DEEP) {
        for (u32 i = tid(); i < TENSORS_SIDE * TENSORS_DEEP; i += ntid()) {
            left[i / TENSORS_DEEP][i % TENSORS_DEEP] =
                a[(row + i / TENSORS_DEEP) * k + at + i % TENSORS_DEEP];
            right[i / TENSORS_SIDE][i % TENSORS_SIDE] =
                b[(at + i / TENSORS_SIDE) * n + column + i % TENSORS_SIDE];
        }
        barrier();
        u32 l[8], r[8];
        load_left(l, &left[y][0], TENSORS_ROW);
        load_right(r, &right[0][x], TENSORS_SIDE + 8);
        multiply(sum, l, r);
        barrier();
    }
    store(c + (row + y) * n + column + x, sum, n);
}
