/* Steps of the Collatz sequence until 1, and its greatest number: every thread loops as it must. */
#include "gpu.h"

KERNEL collatz(u32 *steps, u64 *greatest, u32 first)
{
    u64 x = first + thread(), most = x;
    u32 count = 0;
    while (x != 1) {
        x = x & 1 ? 3 * x + 1 : x / 2;
        most = x > most ? x : most;
        count++;
    }
    steps[thread()] = count;
    greatest[thread()] = most;
}
