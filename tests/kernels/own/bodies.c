/* Some steps of bodies that attract each other: f32, exact square roots and quotients. */
#include "gpu.h"

KERNEL bodies(const float *in, float *out, u32 n)
{
    const u32 t = thread();
    float x = in[4 * t], y = in[4 * t + 1], z = in[4 * t + 2], ax = 0, ay = 0, az = 0;
    for (u32 i = 0; i < n; i++) {
        const float dx = in[4 * i] - x, dy = in[4 * i + 1] - y, dz = in[4 * i + 2] - z;
        const float square = fused(dx, dx, fused(dy, dy, fused(dz, dz, 0.01f)));
        const float scale = divide(in[4 * i + 3], square * root(square));
        ax = fused(dx, scale, ax);
        ay = fused(dy, scale, ay);
        az = fused(dz, scale, az);
    }
    out[3 * t] = fused(ax, 0.125f, x);
    out[3 * t + 1] = fused(ay, 0.125f, y);
    out[3 * t + 2] = fused(az, 0.125f, z);
}
