/* The Cholesky factor of a matrix of 5 rows in f64 a thread: square roots and divisions. */
#include "gpu.h"

enum { CHOLESKY_N = 5 };

KERNEL cholesky(const double *in, double *out)
{
    const double *a = in + thread() * CHOLESKY_N * CHOLESKY_N;
    double *l = out + thread() * CHOLESKY_N * CHOLESKY_N;
    for (u32 i = 0; i < CHOLESKY_N; i++) {
        for (u32 j = 0; j <= i; j++) {
            double sum = a[i * CHOLESKY_N + j];
            for (u32 k = 0; k < j; k++)
                sum -= l[i * CHOLESKY_N + k] * l[j * CHOLESKY_N + k];
            l[i * CHOLESKY_N + j] = i == j ? root64(sum) : sum / l[j * CHOLESKY_N + j];
        }
    }
}
