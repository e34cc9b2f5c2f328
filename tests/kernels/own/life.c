/* The game of life on boards of 32 by 64 cells without edges: a lane for each row of 64, the rows
 * above and below by shuffles, and counts of neighbours as three planes of bits. */
#include "gpu.h"

DEVICE inline u64 turned(u64 row, u32 by) { return row << by | row >> (64 - by); }

KERNEL life(u64 *boards, u32 *alive, u32 steps)
{
    u64 row = boards[thread()];
    for (u32 step = 0; step < steps; step++) {
        const u64 above = shuffle64(row, lane() - 1), below = shuffle64(row, lane() + 1);
        const u64 around[8] = {turned(above, 1), above, turned(above, 63), turned(row, 1),
                               turned(row, 63),  below, turned(below, 1),  turned(below, 63)};
        u64 one = 0, two = 0, four = 0;
        UNROLLED
        for (u32 i = 0; i < 8; i++) { /* 8 and 0 neighbours look alike: both die */
            const u64 carry = one & around[i];
            one ^= around[i];
            four ^= two & carry;
            two ^= carry;
        }
        row = ~four & two & (one | row);
    }
    boards[thread()] = row;
    u32 count = ones((u32)row) + ones((u32)(row >> 32));
    for (u32 by = 16; by; by /= 2)
        count += shuffle_xor(count, by);
    if (lane() == 0)
        alive[thread() / 32] = count;
}
