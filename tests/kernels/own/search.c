/* Places where a pattern occurs (Knuth, Morris, Pratt). */
#include "gpu.h"

KERNEL search(const u8 *text, const u8 *pattern, u32 *counts, u32 part, u32 length, u32 n)
{
    u32 back[16], matched = 0, count = 0;
    back[0] = 0;
    for (u32 i = 1, k = 0; i < length; i++) {
        while (k && pattern[i] != pattern[k])
            k = back[k - 1];
        k += pattern[i] == pattern[k];
        back[i] = k;
    }
    const u32 from = thread() * part, end = from + part + length - 1;
    for (u32 i = from; i < end && i < n; i++) {
        while (matched && text[i] != pattern[matched])
            matched = back[matched - 1];
        matched += text[i] == pattern[matched];
        if (matched == length) {
            count++;
            matched = back[matched - 1];
        }
    }
    counts[thread()] = count;
}
