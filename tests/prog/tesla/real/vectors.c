/* vectors.c: one element a thread, in a grid of several blocks. */
#include "job.h"

#include "f32.h"

/* c = a + b of integers, in one block. */
static void prepare_integers(struct job *job, unsigned round)
{
    static const unsigned sizes[] = {1, 33, 256, 512};
    size_t n = sizes[round];
    char block[LINE];
    struct buffer *a = pass_wide(job, 4 * n), *b = pass_wide(job, 4 * n);
    struct buffer *c = pass_wide(job, 4 * n);
    for (size_t i = 0; i < n; i++) {
        put32(a, i, draw_word(job));
        put32(b, i, draw_word(job));
        expect32(c, i, get32(a, i) + get32(b, i));
    }
    snprintf(block, sizeof block, "%zu", n);
    launch(job, "1", block);
}

/* c = a + b of floats. */
static void prepare_floats(struct job *job, unsigned round)
{
    static const char *const grids[] = {"1", "4", "9"}, *const blocks[] = {"16", "64", "50"};
    static const unsigned sizes[] = {16, 256, 450};
    size_t n = sizes[round];
    struct buffer *a = pass_buffer(job, 4 * n), *b = pass_buffer(job, 4 * n);
    struct buffer *c = pass_buffer(job, 4 * n);
    for (size_t i = 0; i < n; i++) {
        put32(a, i, draw_float(job, i % 3 == 0 ? 100 : 2));
        put32(b, i, draw_float(job, 2));
        expect32(c, i, f32_add(get32(a, i), get32(b, i)));
    }
    launch(job, grids[round], blocks[round]);
}

const struct kernel vector_kernels[] = {
    {"eece571e_add_threads", "a page of EECE 571E", "1", "1", 40, 4, prepare_integers, NULL},
    {"geryon_vec_add", "geryon, ucl_test.cu", "1", "1", 28, 3, prepare_floats, NULL},
    {0},
};
