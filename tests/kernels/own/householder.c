/* The QR decomposition of matrices of 16 by 16 in f64, a block each: the matrix and the reflections
 * in shared memory. */
#include "gpu.h"

enum { QR_N = 16 };

KERNEL householder(const double *in, double *out)
{
    SHARED double m[QR_N][QR_N], v[QR_N], scale;
    const u32 column = tid() % QR_N, first = tid() / QR_N;
    in += ctaid() * QR_N * QR_N;
    out += ctaid() * QR_N * QR_N;
    for (u32 i = first; i < QR_N; i += ntid() / QR_N)
        m[i][column] = in[i * QR_N + column];
    for (u32 k = 0; k < QR_N - 1; k++) {
        barrier();
        if (tid() == 0) {
            double sum = 0;
            for (u32 i = k; i < QR_N; i++)
                sum = fused64(m[i][k], m[i][k], sum);
            const double norm = m[k][k] > 0 ? -root64(sum) : root64(sum);
            double length = 0;
            for (u32 i = k; i < QR_N; i++) {
                v[i] = i == k ? m[k][k] - norm : m[i][k];
                length = fused64(v[i], v[i], length);
            }
            scale = length > 0 ? 2 / length : 0;
        }
        barrier();
        double dot = 0;
        for (u32 i = k; i < QR_N; i++)
            dot = fused64(v[i], m[i][column], dot);
        barrier();
        for (u32 i = k + first; i < QR_N; i += ntid() / QR_N)
            m[i][column] = fused64(-(scale * dot), v[i], m[i][column]);
    }
    barrier();
    for (u32 i = first; i < QR_N; i += ntid() / QR_N)
        out[i * QR_N + column] = m[i][column];
}
