/* cpu_level.c: asks the computer what instructions it has. */
#include "simt/cpu_level.h"

#include <stdlib.h>
#include <string.h>

static enum rt_cpu_level widest(void)
{
#if (defined __GNUC__ || defined __clang__) && defined __x86_64__
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
        return ISADORA_AVX512;
    if (__builtin_cpu_supports("avx2"))
        return ISADORA_AVX2;
#endif
    return ISADORA_PLAIN;
}

enum rt_cpu_level rt_cpu_level(void)
{
    const char *asked = getenv("ISADORA_WIDTH");
    const enum rt_cpu_level have = widest();
    enum rt_cpu_level most = ISADORA_AVX512;
    if (asked && strcmp(asked, "plain") == 0)
        most = ISADORA_PLAIN;
    if (asked && strcmp(asked, "avx2") == 0)
        most = ISADORA_AVX2;
    return have < most ? have : most;
}
