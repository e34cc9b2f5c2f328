/* A sparse matrix times a vector, f64, a row a thread. */
#include "gpu.h"

KERNEL sparse(const u32 *begins, const u32 *columns, const double *values, const double *x,
              double *out, u32 rows)
{
    const u32 row = thread();
    if (row >= rows)
        return;
    double sum = 0;
    for (u32 i = begins[row]; i < begins[row + 1]; i++)
        sum = fused64(values[i], x[columns[i]], sum);
    out[row] = sum;
}
