/* launches.c: kernels of decuda that show the launch values that a thread receives. */
#include "job.h"

#include <stdio.h>

/* The first sixteen bytes of shared memory as words, then two of its shorts: flags, ntid.x, ntid.y,
 * ntid.z, nctaid.x, nctaid.y, ctaid.x, ctaid.y. Every block writes the same place. */
static void prepare_words(struct job *job, unsigned round)
{
    struct buffer *out = pass_wide(job, 24);
    expect32(out, 0, 5 << 16);
    expect32(out, 1, 2 << 16 | 3);
    ignore(out, 0, 2);
    expect32(out, 2, round == 0 ? 1 << 16 | 1 : 4 << 16 | 3);
    expect32(out, 3, 0);
    if (round == 1) {
        ignore(out, 12, 4);
    }
    expect32(out, 4, 5);
    expect32(out, 5, 3);
    launch(job, round == 0 ? "1" : "3,4", "5,3,2");
}

/* The same as shorts; the kernel first writes 0x1234 over the flags. */
static void prepare_shorts(struct job *job, unsigned round)
{
    static const uint32_t one[] = {0x1234, 6, 2, 4, 1, 1, 0, 0};
    static const uint32_t many[] = {0x1234, 6, 2, 4, 5, 2, 0, 0};
    struct buffer *out = pass_wide(job, 16);
    for (size_t i = 0; i < 8; i++) {
        expect16(out, i, (round == 0 ? one : many)[i]);
    }
    if (round == 1) {
        ignore(out, 12, 4);
    }
    launch(job, round == 0 ? "1" : "5,2", "6,2,4");
}

/* blockIdx of some block, threadIdx of some thread. */
static bool accept_indices(const struct job *job, const uint8_t *const *got)
{
    static const uint32_t bounds[] = {3, 2, 1, 4, 2, 2};
    for (size_t i = 0; job->grid[1] != '\0' && i < 6; i++) {
        if (load16(got[0] + 2 * i) >= bounds[i]) {
            printf("    index %zu: %u, expected below %u\n", i, (unsigned)load16(got[0] + 2 * i),
                   (unsigned)bounds[i]);
            return false;
        }
    }
    return true;
}

/* The words are blockIdx, threadIdx, blockDim, gridDim. The code reads blockDim.y for blockDim.z,
 * so both are the same here. */
static void prepare_indices(struct job *job, unsigned round)
{
    static const uint32_t one[] = {0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1};
    static const uint32_t many[] = {0, 0, 0, 0, 0, 0, 4, 2, 2, 3, 2, 1};
    struct buffer *out = pass_wide(job, 24);
    for (size_t i = 0; i < 12; i++) {
        expect16(out, i, (round == 0 ? one : many)[i]);
    }
    constant(job, 1, 0, 0x3ff);
    constant(job, 1, 4, 0x3f);
    launch(job, round == 0 ? "1" : "3,2", round == 0 ? "1" : "4,2,2");
    if (round == 1) {
        ignore(out, 0, 12);
        job->accept = accept_indices;
    }
}

const struct kernel launch_kernels[] = {
    {"decuda_readshared", "laanwj/decuda", "1", "1", 24, 2, prepare_words, NULL},
    {"decuda_readshared2", "laanwj/decuda", "1", "1", 24, 2, prepare_shorts, NULL},
    {"decuda_test30.bra_test", "laanwj/decuda", "1", "1", 24, 2, prepare_indices, NULL},
    {0},
};
