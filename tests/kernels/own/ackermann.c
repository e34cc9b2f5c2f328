/* The Ackermann function, which calls itself in its own argument; every thread is elsewhere. */
#include "gpu.h"

CALLED u32 ackermann_of(u32 m, u32 n)
{
    if (m == 0)
        return n + 1;
    return ackermann_of(m - 1, n == 0 ? 1 : ackermann_of(m, n - 1));
}

KERNEL ackermann(u32 *out) { out[thread()] = ackermann_of(thread() % 3, thread() / 3 % 4); }
