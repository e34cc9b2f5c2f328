/* Sums, counts and the greatest by key: lanes with the same key find each other, and one of them
 * adds for all of these to a table in shared memory. needs sm_80 */
#include "gpu.h"

DEVICE inline u32 alike(u32 key, u32 among)
{
    u32 result;
    asm volatile("match.any.sync.b32 %0, %1, %2;" : "=r"(result) : "r"(key), "r"(among));
    return result;
}

DEVICE inline u32 sum_of(u32 value, u32 among)
{
    u32 result;
    asm volatile("redux.sync.add.s32 %0, %1, %2;" : "=r"(result) : "r"(value), "r"(among));
    return result;
}

DEVICE inline u32 greatest_of(u32 value, u32 among)
{
    u32 result;
    asm volatile("redux.sync.max.u32 %0, %1, %2;" : "=r"(result) : "r"(value), "r"(among));
    return result;
}

/* KEYS of them; what remains of the last round runs with fewer lanes. */
KERNEL groupby(const u32 *keys, const u32 *values, u32 *out, u32 *rounds, u32 count)
{
    SHARED u32 table[16][3];
    if (tid() < 48)
        table[tid() / 3][tid() % 3] = 0;
    barrier();
    for (u32 first = 32 * (thread() / 32); first < count; first += nctaid() * ntid()) {
        const u32 here = ballot(first + lane() < count);
        if (first + lane() >= count)
            break;
        const u32 key = keys[first + lane()] & 15, value = values[first + lane()];
        u32 left = here;
        const u32 mine = alike(key, here);
        while (left) { /* one group after another: its lanes alone */
            const u32 leader = first_one(left), group = shuffle_among(here, mine, leader);
            if (group == mine) {
                const u32 sum = sum_of(value, group), most = greatest_of(value, group);
                if (lane() == leader) {
                    atomic_add(&table[key][0], sum);
                    atomic_add(&table[key][1], ones(group));
                    atomic_max(&table[key][2], most);
                }
            }
            left &= ~group;
            if (lane() == leader)
                atomic_add(rounds, 1);
        }
    }
    barrier();
    if (tid() < 48 && tid() % 3 < 2)
        atomic_add(&out[tid()], table[tid() / 3][tid() % 3]);
    if (tid() < 48 && tid() % 3 == 2)
        atomic_max(&out[tid()], table[tid() / 3][tid() % 3]);
}
