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

/* From window g0 to g1: first each thread every n-th word, then, by the second kernel of the same
 * program, each block a piece of its own. */
static void prepare_copy(struct job *job, unsigned round)
{
    static const char *const grids[] = {"3", "1", "2", "3", "4"};
    static const char *const blocks[] = {"64", "32", "20", "1", "1"};
    static const uint32_t counts[] = {1000, 5, 333, 100, 100}, pieces[] = {0, 0, 0, 40, 7};
    const uint32_t room = 1024;
    struct buffer *from = place(job, "g0", 0, 4 * room), *to = place(job, "g1", 0, 4 * room);
    for (uint32_t i = 0; i < room; i++) {
        put32(from, i, draw(job));
        put32(to, i, draw(job));
        if (i < counts[round] && (pieces[round] == 0 || i < 4 * pieces[round])) {
            expect32(to, i, get32(from, i));
        }
    }
    pass(job, "u32", counts[round]);
    pass(job, "u32", pieces[round]);
    launch(job, grids[round], blocks[round]);
    job->entry = pieces[round] != 0 ? 0x50 : 0;
}

const struct kernel vector_kernels[] = {
    {"eece571e_add_threads", "a page of EECE 571E", "1", "1", 40, 4, prepare_integers, NULL},
    {"geryon_vec_add", "geryon, ucl_test.cu", "1", "1", 28, 3, prepare_floats, NULL},
    {"pscnv_mem_test_cp", "pscnv, mem_test.c", "1", "1", 24, 5, prepare_copy, NULL},
    {0},
};
