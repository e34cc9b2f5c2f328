/* A ray a thread, against some spheres: the nearest hit, and which sphere. */
#include "gpu.h"

KERNEL rays(const float *spheres, float *out, u32 *which, u32 width, u32 count)
{
    const float u = divide((float)(thread() % width), (float)width) * 2 - 1;
    const float v = divide((float)(thread() / width), (float)width) * 2 - 1;
    const float length = root(fused(u, u, fused(v, v, 1)));
    const float dx = divide(u, length), dy = divide(v, length), dz = divide(1, length);
    float nearest = 1e30f;
    u32 found = ~0u;
    for (u32 i = 0; i < count; i++) {
        const float *s = spheres + 4 * i;
        const float b = fused(s[0], dx, fused(s[1], dy, s[2] * dz));
        const float c = fused(s[0], s[0], fused(s[1], s[1], fused(s[2], s[2], -(s[3] * s[3]))));
        const float inside = fused(b, b, -c);
        if (inside < 0)
            continue;
        const float at = b - root(inside);
        if (at > 0.001f && at < nearest) {
            nearest = at;
            found = i;
        }
    }
    out[thread()] = nearest;
    which[thread()] = found;
}
