/* threads.c: spaces that each thread has for itself, from files and into files. A file holds
 * the cells of all threads, one thread after the other: those of the first block first, and in a
 * block the threads in their order. */
#include "machine/memory.h"
#include "grid/grid_run.h"

#include <inttypes.h>
#include <stdlib.h>

/* Cells that each thread has in a file that is read, or that is to be written. */
struct thread_cells {
    struct isadora_part part;
    uint64_t at;   /* in the part */
    uint64_t each; /* bytes of a thread */
    const char *path;
    uint8_t *bytes; /* of all threads */
};

struct thread_files {
    struct thread_cells *read, *save;
    size_t read_count, save_count;
    uint64_t threads, blocks; /* of a block; of the grid */
};

/* ---- cells of the lanes of a warp ---- */

/* The first thread of the warp that the machine is at, counted through the grid. */
static uint64_t first_thread(const struct thread_files *files, const struct isadora_machine *m)
{
    const uint32_t *at = m->launch.at, *grid = m->launch.grid;
    const uint64_t block = ((uint64_t)at[2] * grid[1] + at[1]) * grid[0] + at[0];
    return block * files->threads + (uint64_t)m->launch.warp * m->target->lanes;
}

/* How many of its lanes have a thread. */
static unsigned lanes_of(const struct thread_files *files, const struct isadora_machine *m)
{
    const uint64_t left = files->threads - (uint64_t)m->launch.warp * m->target->lanes;
    return left < m->target->lanes ? (unsigned)left : m->target->lanes;
}

bool threads_have_files(const struct grid_run *g)
{
    return g->threads && (g->threads->read_count || g->threads->save_count);
}

void threads_begin_warp(const struct grid_run *g, struct isadora_machine *m)
{
    const struct thread_files *files = g->threads;
    for (size_t i = 0; i < files->read_count; i++) {
        const struct thread_cells *cells = &files->read[i];
        const uint64_t first = first_thread(files, m);
        const int lane = m->lane;
        for (unsigned k = 0; k < lanes_of(files, m); k++) {
            m->lane = (int)k;
            if (!isadora_copy_in(m, cells->part.space, cells->part.first + cells->at,
                                 cells->bytes + (first + k) * cells->each, cells->each))
                place_no_memory(m, cells->part.space);
        }
        m->lane = lane;
    }
}

void threads_end_block(const struct grid_run *g, struct isadora_machine *m)
{
    const struct thread_files *files = g->threads;
    const uint32_t warp = m->launch.warp;
    const int lane = m->lane;
    for (m->launch.warp = 0; files->save_count && m->launch.warp < m->launch.warps;
         m->launch.warp++) {
        const uint64_t first = first_thread(files, m);
        for (unsigned k = 0; k < lanes_of(files, m); k++) {
            m->lane = (int)k;
            for (size_t i = 0; i < files->save_count; i++) {
                const struct thread_cells *cells = &files->save[i];
                isadora_copy_out(m, cells->part.space, cells->part.first + cells->at,
                                 cells->bytes + (first + k) * cells->each, cells->each);
            }
        }
    }
    m->launch.warp = warp;
    m->lane = lane;
}

/* ---- files ---- */

static bool is_own(const struct isadora_machine *m, const struct isadora_part *part)
{
    return m->target->spaces[part->space].scope == ISADORA_LANE;
}

/* What a file has for each thread. */
static int share_out(const struct isadora_machine *m, struct thread_cells *cells, uint64_t threads,
                     size_t size)
{
    const struct isadora_space *space = &m->target->spaces[cells->part.space];
    const unsigned each = m->memory[cells->part.space].cell_bytes;
    if (size % threads || size / threads % each)
        return bad_input(
            "%s has %zu bytes, which are not as many whole cells of `%s` for each of %" PRIu64
            " threads: a cell is %u bytes",
            cells->path, size, space->name, threads, each);
    cells->each = size / threads;
    if (cells->at > cells->part.cells || cells->each / each > cells->part.cells - cells->at)
        return bad_input("%s: what each of %" PRIu64
                         " threads gets does not fit into `%s` from 0x%" PRIx64,
                         cells->path, threads, space->name, cells->at);
    return EXIT_FINE;
}

static int read_file(struct grid_run *g, const char *text, uint64_t threads)
{
    struct thread_files *files = g->threads;
    struct state_loading loading;
    size_t size;
    const int status = state_loading_read(g->m, text, &loading);
    if (status || !is_own(g->m, &loading.part))
        return status;
    struct thread_cells *cells = &files->read[files->read_count];
    *cells = (struct thread_cells){.part = loading.part, .at = loading.at, .path = loading.path};
    cells->bytes = (uint8_t *)read_whole(loading.path, &size);
    if (!cells->bytes)
        return EXIT_IO;
    files->read_count++;
    return share_out(g->m, cells, threads, size);
}

static int make_room(struct grid_run *g, const char *text, uint64_t threads)
{
    struct thread_files *files = g->threads;
    struct saving saving;
    const int status = run_saving_read(g->run, text, &saving);
    if (status || !is_own(g->m, &saving.part))
        return status;
    if (saving.size && threads > (SIZE_MAX >> 1) / saving.size)
        return bad_usage("--save `%s`: too many bytes for %" PRIu64 " threads", text, threads);
    struct thread_cells *cells = &files->save[files->save_count++];
    *cells = (struct thread_cells){
        .part = saving.part, .at = saving.at, .each = saving.size, .path = saving.path};
    cells->bytes = calloc(threads * saving.size + 1, 1);
    if (!cells->bytes)
        out_of_memory();
    return EXIT_FINE;
}

int threads_open(struct grid_run *g, const struct isadora_grid_plan *plan)
{
    const struct run *run = g->run;
    struct thread_files *files = g->threads = tool_alloc(sizeof *files);
    int status = EXIT_FINE;
    *files = (struct thread_files){.read = tool_alloc(run->setting_count * sizeof *files->read),
                                   .save = tool_alloc(run->saves.count * sizeof *files->save)};
    files->threads = (uint64_t)plan->block[0] * plan->block[1] * plan->block[2];
    files->blocks = (uint64_t)plan->grid[0] * plan->grid[1] * plan->grid[2];
    const bool many = files->blocks > (SIZE_MAX >> 1) / files->threads;
    const uint64_t threads = many ? SIZE_MAX >> 1 : files->threads * files->blocks;
    for (size_t i = 0; i < run->setting_count && !status; i++) {
        if (run->settings[i].is_file)
            status = read_file(g, run->settings[i].text, threads);
    }
    for (size_t i = 0; i < run->saves.count && !status; i++)
        status = make_room(g, run->saves.text[i], threads);
    return status;
}

int threads_save(const struct grid_run *g)
{
    const struct thread_files *files = g->threads;
    int status = EXIT_FINE;
    for (size_t i = 0; i < files->save_count && !status; i++) {
        const struct thread_cells *cells = &files->save[i];
        const size_t size = files->threads * files->blocks * cells->each;
        status = output_file(cells->path, cells->bytes, size) ? EXIT_FINE : EXIT_IO;
    }
    return status;
}
