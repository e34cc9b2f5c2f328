/* ours.c: our own runner: a machine with the program, the memory and the parameters of a work. */
#define _POSIX_C_SOURCE 200809L
#include "ours.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { USER_CONSTANTS = 0x30000 }; /* of bank 3, where all constants share a space */

static double seconds(clockid_t clock)
{
    struct timespec at;
    clock_gettime(clock, &at);
    return (double)at.tv_sec + 1e-9 * (double)at.tv_nsec;
}

struct took now(void)
{
    return (struct took){seconds(CLOCK_PROCESS_CPUTIME_ID), seconds(CLOCK_MONOTONIC)};
}

struct took since(struct took start)
{
    const struct took end = now();
    return (struct took){end.processor - start.processor, end.clock - start.clock};
}

/* ---- memory, low bytes first ---- */

static bool put_words(struct isadora_machine *m, unsigned space, uint64_t at, const uint32_t *words,
                      uint32_t size)
{
    uint8_t *bytes = malloc(size);
    for (uint32_t i = 0; bytes && i < size; i++)
        bytes[i] = (uint8_t)(words[i / 4] >> 8 * (i % 4));
    const bool fine = bytes && isadora_copy_in(m, space, at, bytes, size);
    free(bytes);
    return fine;
}

static uint64_t place_of(const struct isadora_machine *m, const struct work *work,
                         const struct part *part)
{
    return m->target->buffer_window + work_first(m->target, m->context.config, work) + part->at;
}

bool ours_begin(struct ours *ours, const struct work *work)
{
    struct isadora_machine *m = ours->m;
    const int constants = isadora_space_find(m->target, "c", 1);
    bool fine =
        constants >= 0 && put_words(m, (unsigned)constants, work->is_sass ? USER_CONSTANTS : 0,
                                    work->constants, work->constant_size);
    for (unsigned i = 0; i < work->part_count && fine; i++) {
        const struct part *part = &work->parts[i];
        fine = put_words(m, (unsigned)m->target->buffer_space, place_of(m, work, part),
                         work->memory + part->at / 4, part->size);
    }
    return fine;
}

bool ours_same(const struct ours *ours, const struct work *work)
{
    const struct isadora_machine *m = ours->m;
    bool same = true;
    for (unsigned i = 0; i < work->part_count && same; i++) {
        const struct part *part = &work->parts[i];
        uint8_t *bytes = malloc(part->size);
        same = bytes && isadora_copy_out(m, (unsigned)m->target->buffer_space,
                                         place_of(m, work, part), bytes, part->size);
        for (uint32_t k = 0; same && k < part->size; k++)
            same = bytes[k] == (uint8_t)(work->wanted[(part->at + k) / 4] >> 8 * (k % 4));
        free(bytes);
    }
    return same;
}

/* ---- the machine ---- */

uint64_t work_first(const struct isadora_target *target, unsigned config, const struct work *work)
{
    return work->is_sass ? isadora_buffers_at(target, config) : 0;
}

static void put_params(struct ours *ours, const struct work *work)
{
    uint32_t words[MOST_PARAMS];
    work_params(work, work_first(ours->m->target, ours->m->context.config, work), words);
    for (unsigned i = 0; i < 4 * work->param_count; i++)
        ours->params[i] = (uint8_t)(words[i / 4] >> 8 * (i % 4));
}

static void make_plan(struct ours *ours, const struct work *work)
{
    const struct isadora_machine *m = ours->m;
    ours->plan = (struct isadora_grid_plan){
        .grid = {work->grid[0], work->grid[1], 1},
        .block = {work->block[0], work->block[1], 1},
        .shared = work->shared,
        .params = ours->params,
        .param_size = 4 * work->param_count,
    };
    put_params(ours, work);
    for (unsigned i = 0; i < work->part_count; i++) {
        const struct part *part = &work->parts[i];
        ours->extents[i] = (struct isadora_extent){place_of(m, work, part), part->size};
    }
    isadora_memory_allow(ours->m, (unsigned)m->target->buffer_space, ours->extents,
                         work->part_count);
}

bool ours_open(struct ours *ours, const struct work *work, const struct code *code,
               const char *width)
{
    if (width)
        setenv("ISADORA_WIDTH", width, 1);
    *ours = (struct ours){.m = isadora_machine_create(code->target, code->config)};
    if (!ours->m || !isadora_load_image(ours->m, 0, code->bytes, code->size)) {
        fprintf(stderr, "lanes: %s cannot be loaded\n", work->name);
        return false;
    }
    isadora_machine_quick(ours->m, width != NULL);
    make_plan(ours, work);
    return true;
}

void ours_close(struct ours *ours)
{
    if (ours->m)
        isadora_machine_destroy(ours->m);
    ours->m = NULL;
}

bool ours_run(struct ours *ours, const struct work *work, unsigned threads, struct took *took)
{
    struct isadora_grid grid;
    if (!isadora_grid_open(&grid, ours->m, &ours->plan)) {
        fputs("lanes: not enough memory\n", stderr);
        return false;
    }
    const struct took start = now();
    const enum isadora_stop stop =
        threads > 1 ? isadora_grid_run_threads(&grid, 0, threads, 0) : isadora_grid_run(&grid, 0);
    *took = since(start);
    ours->counts = grid.worker.counts;
    isadora_grid_close(&grid);
    if (stop == ISADORA_ENDED)
        return true;
    fprintf(stderr, "lanes: %s stops: %s\n", work->name, isadora_stop_name(stop));
    return false;
}
