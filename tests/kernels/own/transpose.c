/* Turns a matrix of floats over, in tiles of 32 by 32 that 32 by 8 threads move through shared
 * memory, and adds up each column on the way. */
#include "gpu.h"

KERNEL transpose(const float *in, float *out, float *sums, u32 rows, u32 columns)
{
    SHARED float tile[32][33];
    const u32 x = ctaid() * 32, y = ctaid_y() * 32;
    for (u32 i = tid_y(); i < 32; i += 8) {
        const bool inside = x + tid() < columns && y + i < rows;
        tile[i][tid()] = inside ? in[(y + i) * columns + x + tid()] : 0;
    }
    barrier();
    for (u32 i = tid_y(); i < 32; i += 8) {
        float sum = tile[tid()][i];
        if (x + i < columns && y + tid() < rows)
            out[(x + i) * rows + y + tid()] = sum;
        for (u32 by = 16; by; by /= 2)
            sum += float_of(shuffle_xor(bits(sum), by));
        if (tid() == 0 && x + i < columns)
            sums[ctaid_y() * columns + x + i] = sum;
    }
}
