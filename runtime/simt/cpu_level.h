/* cpu_level.h: which of several compiled copies of the quick functions this computer can run. */
#ifndef ISADORA_LEVEL_H
#define ISADORA_LEVEL_H

#include <isadora/base.h>

enum rt_cpu_level { ISADORA_PLAIN, ISADORA_AVX2, ISADORA_AVX512 };

/* The widest one; the environment variable ISADORA_WIDTH (plain, avx2, avx512) asks for less. */
enum rt_cpu_level rt_cpu_level(void);

#endif
