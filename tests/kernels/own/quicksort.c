/* Each thread sorts 48 numbers of its own in local memory, with a stack instead of recursion. */
#include "gpu.h"

enum { QUICKSORT_SIZE = 48 };

DEVICE s32 quicksort_split(s32 *data, s32 from, s32 to)
{
    const s32 pivot = data[(from + to) / 2];
    s32 i = from - 1, k = to + 1;
    for (;;) {
        do {
            i++;
        } while (data[i] < pivot);
        do {
            k--;
        } while (data[k] > pivot);
        if (i >= k)
            return k;
        const s32 swap = data[i];
        data[i] = data[k];
        data[k] = swap;
    }
}

KERNEL quicksort(s32 *all)
{
    s32 data[QUICKSORT_SIZE], stack[QUICKSORT_SIZE], *mine = all + thread() * QUICKSORT_SIZE;
    u32 depth = 0;
    for (u32 i = 0; i < QUICKSORT_SIZE; i++)
        data[i] = mine[i];
    stack[depth++] = 0;
    stack[depth++] = QUICKSORT_SIZE - 1;
    while (depth) {
        const s32 to = stack[--depth], from = stack[--depth];
        if (from >= to)
            continue;
        const s32 middle = quicksort_split(data, from, to);
        const bool larger = middle - from > to - middle;
        stack[depth++] = larger ? from : middle + 1;
        stack[depth++] = larger ? middle : to;
        stack[depth++] = larger ? middle + 1 : from;
        stack[depth++] = larger ? to : middle;
    }
    for (u32 i = 0; i < QUICKSORT_SIZE; i++)
        mine[i] = data[i];
}
