/* Numbers that fulfil a condition, kept in their order inside of a block: votes of warps, a scan of
 * what the warps have, and room in the result that the block takes with an atomic operation. */
#include "gpu.h"

KERNEL compaction(const u32 *in, u32 *out, u32 *used, u32 *places, u32 count, u32 limit)
{
    SHARED u32 begins[33], base;
    const u32 warps = ntid() / 32;
    for (u32 first = ctaid() * ntid(); first < count; first += nctaid() * ntid()) {
        const u32 at = first + tid(), value = at < count ? in[at] : 0;
        const bool kept = at < count && value % 1000 < limit;
        const u32 those = ballot(kept);
        if (lane() == 0)
            begins[warp()] = ones(those);
        barrier();
        if (warp() == 0) {
            const u32 mine = lane() < warps ? begins[lane()] : 0, before = sum_before(mine);
            begins[lane()] = before;
            if (lane() == 31) {
                const u32 all = before + mine;
                base = atomic_add(used, all);
                places[first / ntid()] = all;
            }
        }
        barrier();
        if (kept)
            out[base + begins[warp()] + ones(those & ((1u << lane()) - 1))] = value;
        barrier();
    }
}
