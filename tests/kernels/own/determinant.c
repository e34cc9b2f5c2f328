/* Determinants of 4 by 4 whole numbers without fractions: every division is exact. */
#include "gpu.h"

KERNEL determinant(const s32 *in, s64 *out)
{
    s64 m[4][4], before = 1, sign = 1;
    for (u32 i = 0; i < 16; i++)
        m[i / 4][i % 4] = in[thread() * 16 + i];
    for (u32 k = 0; k < 3; k++) {
        u32 row = k;
        while (row < 4 && m[row][k] == 0)
            row++;
        if (row == 4) {
            sign = 0;
            break;
        }
        if (row != k)
            sign = -sign;
        for (u32 j = 0; j < 4; j++) {
            const s64 swap = m[k][j];
            m[k][j] = m[row][j];
            m[row][j] = swap;
        }
        for (u32 i = k + 1; i < 4; i++) {
            for (u32 j = k + 1; j < 4; j++)
                m[i][j] = (m[i][j] * m[k][k] - m[i][k] * m[k][j]) / before;
        }
        before = m[k][k];
    }
    out[thread()] = sign * m[3][3];
}
