/* How heat spreads on a plate, f64: each block loads a tile and what is around it, and does 3 steps
 * with it before it stores what is still right. */
#include "gpu.h"

enum { HEAT_STEPS = 3, HEAT_SIDE = 16, HEAT_INNER = HEAT_SIDE - 2 * HEAT_STEPS };

KERNEL heat(const double *in, double *out, u32 width, u32 height, double rate)
{
    SHARED double plates[2][HEAT_SIDE][HEAT_SIDE];
    const u32 tx = tid() % HEAT_SIDE, ty = tid() / HEAT_SIDE;
    const s32 x = (s32)(ctaid() * HEAT_INNER + tx) - HEAT_STEPS;
    const s32 y = (s32)(ctaid_y() * HEAT_INNER + ty) - HEAT_STEPS;
    const bool inside = x >= 0 && y >= 0 && x < (s32)width && y < (s32)height;
    const bool fixed = x <= 0 || y <= 0 || x >= (s32)width - 1 || y >= (s32)height - 1;
    double mine = inside ? in[y * (s32)width + x] : 0;
    for (u32 step = 0; step < HEAT_STEPS; step++) {
        double(*plate)[HEAT_SIDE] = plates[step & 1];
        plate[ty][tx] = mine;
        barrier();
        if (tx && ty && tx < HEAT_SIDE - 1 && ty < HEAT_SIDE - 1 && !fixed) {
            const double around =
                plate[ty - 1][tx] + plate[ty + 1][tx] + plate[ty][tx - 1] + plate[ty][tx + 1];
            mine = fused64(rate, around - 4 * mine, mine);
        }
    }
    const bool right = tx >= HEAT_STEPS && ty >= HEAT_STEPS && tx < HEAT_SIDE - HEAT_STEPS &&
                       ty < HEAT_SIDE - HEAT_STEPS;
    if (right && inside)
        out[y * (s32)width + x] = mine;
}
