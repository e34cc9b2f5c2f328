/* Merges two sorted sequences: each block finds its part on the path of the merge by halving, loads
 * it into shared memory, and each thread does the same for its 4 numbers. */
#include "gpu.h"

enum { MERGE_EACH = 4, MERGE_THREADS = 64, MERGE_PART = MERGE_EACH * MERGE_THREADS };

/* How many of the first AT numbers of the result are from A. */
DEVICE u32 path(const s32 *a, u32 a_count, const s32 *b, u32 b_count, u32 at)
{
    u32 least = at > b_count ? at - b_count : 0, most = at < a_count ? at : a_count;
    while (least < most) {
        const u32 middle = (least + most) / 2;
        if (a[middle] <= b[at - 1 - middle])
            least = middle + 1;
        else
            most = middle;
    }
    return least;
}

KERNEL mergepath(const s32 *a, const s32 *b, s32 *out, u32 a_count, u32 b_count)
{
    SHARED u32 bounds[2];
    SHARED s32 part[MERGE_PART];
    const u32 all = a_count + b_count, from = ctaid() * MERGE_PART;
    const u32 to = from + MERGE_PART < all ? from + MERGE_PART : all;
    if (tid() < 2)
        bounds[tid()] = path(a, a_count, b, b_count, tid() ? to : from);
    barrier();
    const u32 a_from = bounds[0], a_here = bounds[1] - a_from, b_from = from - a_from;
    const u32 b_here = to - from - a_here;
    for (u32 i = tid(); i < to - from; i += ntid())
        part[i] = i < a_here ? a[a_from + i] : b[b_from + i - a_here];
    barrier();
    u32 at = tid() * MERGE_EACH;
    at = at < to - from ? at : to - from;
    u32 i = path(part, a_here, part + a_here, b_here, at), j = at - i;
    for (u32 k = 0; k < MERGE_EACH && at + k < to - from; k++) {
        const bool first = j == b_here || (i < a_here && part[i] <= part[a_here + j]);
        out[from + at + k] = first ? part[i++] : part[a_here + j++];
    }
}
