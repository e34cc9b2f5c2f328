/* Division of numbers of 8 words by numbers of up to 4, digit by digit, as Knuth has it. */
#include "gpu.h"

enum { DIVISION_N = 8, DIVISION_M = 4 };

KERNEL longdivision(const u32 *a, const u32 *b, u32 *quotients, u32 *rests)
{
    u32 u[DIVISION_N + 1], v[DIVISION_M], n = DIVISION_M;
    a += thread() * DIVISION_N;
    b += thread() * DIVISION_M;
    quotients += thread() * DIVISION_N;
    rests += thread() * DIVISION_M;
    while (n > 1 && !b[n - 1])
        n--;
    const u32 shift = leading_zeros(b[n - 1]);
    for (u32 i = 0; i < n; i++)
        v[i] = (u32)(((u64)b[i] << 32 | (i ? b[i - 1] : 0)) << shift >> 32);
    u[DIVISION_N] = (u32)((u64)a[DIVISION_N - 1] << shift >> 32);
    for (u32 i = 0; i < DIVISION_N; i++)
        u[i] = (u32)(((u64)a[i] << 32 | (i ? a[i - 1] : 0)) << shift >> 32);
    for (u32 j = DIVISION_N - n + 1; j-- > 0;) {
        const u64 top = (u64)u[j + n] << 32 | u[j + n - 1];
        u64 digit = top / v[n - 1], rest = top % v[n - 1];
        while (digit >> 32 || (n > 1 && digit * v[n - 2] > (rest << 32 | u[j + n - 2]))) {
            digit--;
            rest += v[n - 1];
            if (rest >> 32)
                break;
        }
        u64 carry = 0;
        s64 borrow = 0;
        for (u32 i = 0; i < n; i++) {
            carry += digit * v[i];
            borrow += (s64)u[i + j] - (s64)(u32)carry;
            u[i + j] = (u32)borrow;
            borrow >>= 32;
            carry >>= 32;
        }
        borrow += (s64)u[j + n] - (s64)carry;
        u[j + n] = (u32)borrow;
        if (borrow < 0) {
            digit--;
            carry = 0;
            for (u32 i = 0; i < n; i++) {
                carry += (u64)u[i + j] + v[i];
                u[i + j] = (u32)carry;
                carry >>= 32;
            }
            u[j + n] += (u32)carry;
        }
        quotients[j] = (u32)digit;
    }
    for (u32 i = 0; i < n; i++)
        rests[i] = (u32)(((u64)u[i + 1] << 32 | u[i]) >> shift);
}
