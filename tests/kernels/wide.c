/* Kernels of own/ whose threads do not wait for each other, with numbers of several words: the host
 * runs the same C, as in alone.c. */
#include "kernels.h"

#include <string.h>

#include "own/gpu.h"

#include "own/longdivision.c"
#include "own/lucas.c"
#include "own/twofold.c"

static void all_threads(unsigned threads, void (*run)(void *), void *with)
{
    grid(1, 1, 1);
    block(threads, 1, 1);
    place = (struct place){.nctaid = 1, .ntid = threads};
    given();
    for (; place.tid < threads; place.tid++)
        run(with);
}

struct arrays {
    void *at[4];
};

static void one_lucas(void *with)
{
    struct arrays *x = with;
    lucas(x->at[0], x->at[1]);
}

static void lucas_reference(void)
{
    static const uint32_t primes[32] = {3,  5,  7,   11,  13,  17,  19,  23,  29,  31, 37,
                                        41, 43, 47,  53,  59,  61,  67,  71,  73,  79, 83,
                                        89, 97, 101, 103, 107, 109, 113, 127, 127, 64};
    struct arrays x = {{buffer(sizeof primes), buffer(16 * 32)}};
    memcpy(x.at[0], primes, sizeof primes);
    all_threads(32, one_lucas, &x);
}

static void one_twofold(void *with)
{
    struct arrays *x = with;
    twofold(x->at[0], x->at[1]);
}

static void twofold_reference(void)
{
    struct arrays x = {{drawn_doubles(64), buffer(32 * 64)}};
    all_threads(64, one_twofold, &x);
}

static void one_longdivision(void *with)
{
    struct arrays *x = with;
    longdivision(x->at[0], x->at[1], x->at[2], x->at[3]);
}

static void longdivision_reference(void)
{
    enum { THREADS = 64 };
    struct arrays x = {{drawn(DIVISION_N * THREADS), drawn(DIVISION_M * THREADS),
                        buffer(4 * DIVISION_N * THREADS), buffer(4 * DIVISION_M * THREADS)}};
    uint32_t *a = x.at[0], *b = x.at[1];
    for (unsigned i = 0; i < THREADS; i++) {
        for (unsigned k = 1 + i % 4; k < DIVISION_M; k++)
            b[i * DIVISION_M + k] = 0;
        b[i * DIVISION_M + i % 4] = draw_edge() | 1;
        a[i * DIVISION_N + draw_below(DIVISION_N)] = ~0u;
        if (i % 5 == 0) /* the first guess of a digit is too great */
            memset(a + i * DIVISION_N + 2, 0xff, 24);
        if (i % 7 == 0)
            b[i * DIVISION_M + i % 4] = 0x80000000;
    }
    all_threads(THREADS, one_longdivision, &x);
}

const struct kernel wide_kernels[] = {
    {"lucas", lucas_reference},
    {"twofold", twofold_reference},
    {"longdivision", longdivision_reference},
    {NULL, NULL},
};
