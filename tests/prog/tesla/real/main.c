/* main.c: the kernels of the tables, for tools/analysis/kernels.
 *
 *   real list                               lines `NAME TAB ROUNDS TAB FROM`
 *   real make PROGRAMS NAME ROUND FOLDER    the files of a run; prints the options of the runner,
 *                                           one a line, the files as they are called in FOLDER
 *   real check NAME ROUND FOLDER            compares what came back; status 1 where it differs */
#include "job.h"

#include "need.h"

#include <inttypes.h>
#include <string.h>

static const struct kernel *const families[] = {
    loop_kernels, flexgrip_kernels, vector_kernels, launch_kernels,
    list_kernels, word_kernels,     float_kernels,  graphics_kernels,
};
enum { FAMILIES = sizeof families / sizeof *families };

static const struct kernel *find(const char *name)
{
    for (size_t i = 0; i < FAMILIES; i++) {
        for (const struct kernel *k = families[i]; k->program != NULL; k++) {
            if (strcmp(k->program, name) == 0) {
                return k;
            }
        }
    }
    fprintf(stderr, "real: no kernel is called %s\n", name);
    exit(3);
}

static int list(void)
{
    for (size_t i = 0; i < FAMILIES; i++) {
        for (const struct kernel *k = families[i]; k->program != NULL; k++) {
            printf("%s\t%u\t%s\n", k->program, k->rounds, k->from);
        }
    }
    return 0;
}

static void print_options(const struct job *job)
{
    printf("--grid\n%s\n--block\n%s\n", job->grid, job->block);
    if (job->mode != NULL) {
        printf("--variant\ng80\n--mode\n%s\n-w\n", job->mode);
    }
    for (size_t i = 0; i < job->parameter_count; i++) {
        unsigned long number;
        if (sscanf(job->parameters[i], "buffer %lu", &number) == 1) {
            printf("--param\nbuffer:buffer%lu.in:buffer%lu.out\n", number, number);
        } else {
            printf("--param\n%s\n", job->parameters[i]);
        }
    }
}

static void print_memory(const struct job *job)
{
    for (size_t i = 0; i < job->buffer_count; i++) {
        const struct buffer *b = &job->buffers[i];
        if (b->space != NULL) {
            printf("--memory\n%s@0x%" PRIx32 ":buffer%zu.in\n", b->space, b->address, i);
            printf("--save\n%s@0x%" PRIx32 "+0x%zx:buffer%zu.out\n", b->space, b->address,
                   b->threads != 0 ? b->size / b->threads : b->size, i);
        }
    }
    if (job->entry != 0) {
        printf("--entry\n0x%" PRIx32 "\n", job->entry);
    }
}

static int make(const char *programs, const char *name, unsigned round, const char *folder)
{
    struct job job;
    bool there;
    job_prepare(&job, find(name), round);
    there = job_write(&job, programs, folder);
    need(there, "missing program");
    print_options(&job);
    print_memory(&job);
    job_release(&job);
    return 0;
}

static int check(const char *name, unsigned round, const char *folder)
{
    struct job job;
    bool same;
    job_prepare(&job, find(name), round);
    same = job_check(&job, folder);
    job_release(&job);
    return same ? 0 : 1;
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "list") == 0) {
        return list();
    }
    if (argc == 6 && strcmp(argv[1], "make") == 0) {
        return make(argv[2], argv[3], (unsigned)strtoul(argv[4], NULL, 10), argv[5]);
    }
    if (argc == 5 && strcmp(argv[1], "check") == 0) {
        return check(argv[2], (unsigned)strtoul(argv[3], NULL, 10), argv[4]);
    }
    fprintf(stderr,
            "usage: real list | make PROGRAMS NAME ROUND FOLDER | check NAME ROUND FOLDER\n");
    return 3;
}
