/* Solves 6 equations in f64 a thread: LU with the greatest pivot. */
#include "gpu.h"

enum { LU_N = 6 };

DEVICE inline double lu_size(double x) { return x < 0 ? -x : x; }

DEVICE u32 lu_pivot(double (*m)[LU_N + 1], u32 k)
{
    u32 best = k;
    for (u32 i = k + 1; i < LU_N; i++)
        best = lu_size(m[i][k]) > lu_size(m[best][k]) ? i : best;
    return best;
}

KERNEL lu(const double *in, double *out)
{
    double m[LU_N][LU_N + 1];
    for (u32 i = 0; i < LU_N * (LU_N + 1); i++)
        m[i / (LU_N + 1)][i % (LU_N + 1)] = in[thread() * LU_N * (LU_N + 1) + i];
    for (u32 k = 0; k < LU_N; k++) {
        const u32 best = lu_pivot(m, k);
        for (u32 j = 0; j <= LU_N; j++) {
            const double swap = m[k][j];
            m[k][j] = m[best][j];
            m[best][j] = swap;
        }
        for (u32 i = k + 1; i < LU_N; i++) {
            const double factor = m[i][k] / m[k][k];
            for (u32 j = k; j <= LU_N; j++)
                m[i][j] = fused64(-factor, m[k][j], m[i][j]);
        }
    }
    for (u32 k = LU_N; k-- > 0;) {
        double sum = m[k][LU_N];
        for (u32 j = k + 1; j < LU_N; j++)
            sum = fused64(-m[k][j], out[thread() * LU_N + j], sum);
        out[thread() * LU_N + k] = sum / m[k][k];
    }
}
