/* main.c: how fast a program of lanes runs, in instructions of threads per second, beside other
 * ways to the same result.
 *
 *   lanes FOLDER [--json] [--rounds N] [--only NAME]     FOLDER: where the programs are, tests/prog/tesla
 *
 * The ways: our quick functions and an interpreter of vectors written by hand for just these
 * programs, each in every width that the computer has; the same computation in plain C; our
 * reference path. All on one core, in turn, best of several rounds, so that a computer that others
 * use, too, disturbs them alike; every result must be the same. What is counted is the run: no
 * reading of programs, no making of inputs. */
#define _POSIX_C_SOURCE 200809L
#include "ours.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const struct isadora_target *const tool_targets[];

enum { WIDTHS = 3, ROUNDS = 7, SLOW_ROUNDS = 2 };
enum kind { QUICK, HAND, PLAIN_C, REFERENCE };

static const char *const width_names[WIDTHS] = {"plain", "avx2", "avx512"};
static hand_function *const hands[WIDTHS] = {
    hand_run_plain,
#ifdef LANES_WIDE
    hand_run_avx2,
    hand_run_avx512,
#endif
};

/* A way to do a work, and how long it took at best. */
struct way {
    enum kind kind;
    int width;
    struct ours ours;
    double took; /* seconds; 0: not yet */
};

enum { MOST_WAYS = 2 * WIDTHS + 2 };

struct bench {
    const char *folder;
    const char *only; /* program; NULL: all */
    bool json;
    unsigned rounds;
    const struct isadora_target *target;
    unsigned config;
    int widest;
    /* of the work at hand */
    struct work work;
    struct hand_program by_hand;
    struct isadora_assembly code;
    struct way ways[MOST_WAYS];
    unsigned way_count;
    uint64_t threads, warps; /* instructions */
};

/* ---- programs ---- */

static char *read_file(const char *path)
{
    char *text = calloc(1, 1 << 16);
    FILE *file = fopen(path, "r");
    const size_t size = text && file ? fread(text, 1, (1 << 16) - 1, file) : 0;
    if (file)
        fclose(file);
    if (!size)
        fprintf(stderr, "lanes: cannot read %s\n", path);
    return text;
}

static bool read_program(struct bench *b)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s.s", b->folder, b->work.name);
    char *text = read_file(path);
    struct isadora_assembly_input input = {
        .target = b->target,
        .config = b->config,
        .source = {.name = path, .text = text, .size = text ? strlen(text) : 0},
    };
    bool fine = input.source.size && isadora_assemble(&input, &b->code) == ISADORA_ASSEMBLED;
    if (!fine)
        fprintf(stderr, "lanes: cannot assemble %s\n", path);
    fine = fine && hand_read(&b->by_hand, b->work.name, text);
    free(text);
    return fine;
}

/* ---- ways ---- */

static bool add_way(struct bench *b, enum kind kind, int width)
{
    struct way *way = &b->ways[b->way_count++];
    *way = (struct way){.kind = kind, .width = width};
    if (kind == HAND || kind == PLAIN_C)
        return true;
    return ours_open(&way->ours, &b->work, &b->code, b->target, b->config,
                     kind == QUICK ? width_names[width] : NULL) &&
           ours_begin(&way->ours, &b->work);
}

static bool add_ways(struct bench *b)
{
    bool fine = true;
    b->way_count = 0;
    for (int width = b->widest; width >= 0 && fine; width--)
        fine = add_way(b, QUICK, width) && add_way(b, HAND, width);
    return fine && add_way(b, PLAIN_C, 0) && add_way(b, REFERENCE, 0);
}

static double run_by_hand(struct bench *b, int width, uint32_t *memory)
{
    static const char *const why[] = {"", "an access or call that is not allowed",
                                      "lanes go different ways", "a barrier that nobody opens",
                                      "no memory"};
    struct hand_run run = {.program = &b->by_hand, .work = &b->work, .memory = memory};
    const double start = seconds();
    const enum hand_stop stop = hands[width](&run);
    const double took = seconds() - start;
    if (stop != HAND_ENDED) {
        fprintf(stderr, "lanes: %s by hand: %s\n", b->work.name, why[stop]);
        return -1;
    }
    if (run.instructions != b->warps) {
        fprintf(stderr, "lanes: %s by hand: %" PRIu64 " instructions instead of %" PRIu64 "\n",
                b->work.name, run.instructions, b->warps);
        return -1;
    }
    return took;
}

/* What works on an image of the memory: our two interpreters have memory of their own. */
static double run_on_image(struct bench *b, const struct way *way)
{
    const struct work *work = &b->work;
    uint32_t *memory = malloc(work->memory_size);
    if (!memory)
        return -1;
    memcpy(memory, work->memory, work->memory_size);
    double took;
    if (way->kind == HAND) {
        took = run_by_hand(b, way->width, memory);
    } else {
        const double start = seconds();
        work->plain(work, memory);
        took = seconds() - start;
    }
    if (took >= 0 && memcmp(memory, work->wanted, work->memory_size) != 0) {
        fprintf(stderr, "lanes: %s by hand gives another result than C\n", work->name);
        took = -1;
    }
    free(memory);
    return took;
}

static double run_ours(struct bench *b, struct way *way)
{
    if (!ours_begin(&way->ours, &b->work))
        return -1;
    const double took = ours_run(&way->ours, &b->work);
    if (took >= 0 && !ours_same(&way->ours, &b->work)) {
        fprintf(stderr, "lanes: %s gives another result than C\n", b->work.name);
        return -1;
    }
    b->threads = way->ours.counts.threads;
    b->warps = way->ours.counts.instructions;
    return took;
}

static bool run_round(struct bench *b, unsigned round)
{
    for (unsigned i = 0; i < b->way_count; i++) {
        struct way *way = &b->ways[i];
        if (way->kind == REFERENCE && round >= SLOW_ROUNDS)
            continue;
        const double took =
            way->kind == HAND || way->kind == PLAIN_C ? run_on_image(b, way) : run_ours(b, way);
        if (took < 0)
            return false;
        if (!way->took || took < way->took)
            way->took = took;
    }
    return true;
}

/* ---- what is told ---- */

static const char *name_of(const struct way *way)
{
    static char text[32];
    static const char *const names[] = {"quick", "by hand", "C", "reference path"};
    snprintf(text, sizeof text, way->kind <= HAND ? "%s, %s" : "%s", names[way->kind],
             width_names[way->width]);
    return text;
}

static double speed(const struct bench *b, enum kind kind, int width)
{
    for (unsigned i = 0; i < b->way_count; i++) {
        if (b->ways[i].kind == kind && b->ways[i].width == width)
            return (double)b->threads / b->ways[i].took;
    }
    return 0;
}

static void print_text(const struct bench *b)
{
    const double best = speed(b, QUICK, b->widest);
    printf("%s, %" PRIu32 " %s: %.1f million instructions of threads, %.2f million of warps\n",
           b->work.name, b->work.size, b->work.constants ? "messages" : "rows",
           (double)b->threads / 1e6, (double)b->warps / 1e6);
    for (unsigned i = 0; i < b->way_count; i++) {
        const struct way *way = &b->ways[i];
        printf("    %-16s %9.1f ms %9.1f million a second %8.1f ns a warp's\n", name_of(way),
               way->took * 1e3, (double)b->threads / way->took / 1e6,
               way->took * 1e9 / (double)b->warps);
    }
    for (int width = b->widest; width >= 0; width--) {
        const double quick = speed(b, QUICK, width);
        printf("    quick / by hand, %-7s %6.2f\n", width_names[width],
               quick / speed(b, HAND, width));
    }
    for (int width = b->widest; width > 0; width--)
        printf("    quick, %-6s / plain    %6.2f\n", width_names[width],
               speed(b, QUICK, width) / speed(b, QUICK, 0));
    printf("    quick / C                %6.3f\n", best / speed(b, PLAIN_C, 0));
    printf("    quick / reference path   %6.1f\n", best / speed(b, REFERENCE, 0));
}

static void print_json(const struct bench *b)
{
    const double best = speed(b, QUICK, b->widest);
    printf("{\"program\": \"%s\", \"size\": %" PRIu32 ", \"threads\": %" PRIu64
           ", \"warps\": %" PRIu64 ", \"seconds\": {",
           b->work.name, b->work.size, b->threads, b->warps);
    for (unsigned i = 0; i < b->way_count; i++)
        printf("%s\"%s\": %.6f", i ? ", " : "", name_of(&b->ways[i]), b->ways[i].took);
    printf("}, \"quick/hand\": {");
    for (int width = b->widest; width >= 0; width--)
        printf("%s\"%s\": %.4f", width < b->widest ? ", " : "", width_names[width],
               speed(b, QUICK, width) / speed(b, HAND, width));
    printf("}, \"quick/C\": %.5f, \"quick/reference\": %.3f}\n", best / speed(b, PLAIN_C, 0),
           best / speed(b, REFERENCE, 0));
}

/* ---- all of it ---- */

static bool measure(struct bench *b)
{
    bool fine = read_program(b) && add_ways(b);
    for (unsigned round = 0; round < b->rounds && fine; round++)
        fine = run_round(b, round);
    if (fine)
        (b->json ? print_json : print_text)(b);
    fflush(stdout);
    for (unsigned i = 0; i < b->way_count; i++)
        ours_close(&b->ways[i].ours);
    isadora_assembly_free(&b->code);
    free(b->by_hand.code);
    b->by_hand.code = NULL;
    work_free(&b->work);
    return fine;
}

static bool choose_target(struct bench *b)
{
    for (size_t i = 0; tool_targets[i] && !b->target; i++) {
        if (strcmp(tool_targets[i]->name, "tesla") == 0)
            b->target = tool_targets[i];
    }
    for (unsigned i = 0; b->target && i < b->target->config_count; i++) {
        if (strncmp(b->target->configs[i].name, "g80/", 4) == 0) {
            b->config = i;
            return true;
        }
    }
    return false;
}

static bool read_options(struct bench *b, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--json") == 0)
            b->json = true;
        else if (strcmp(argv[i], "--rounds") == 0 && i + 1 < argc)
            b->rounds = (unsigned)strtoul(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "--only") == 0 && i + 1 < argc)
            b->only = argv[++i];
        else if (argv[i][0] != '-' && !b->folder)
            b->folder = argv[i];
        else
            return false;
    }
    return b->folder && b->rounds > 0;
}

int main(int argc, char **argv)
{
    static struct bench b = {.rounds = ROUNDS};
    bool fine = true;
    if (!read_options(&b, argc, argv)) {
        fputs("usage: lanes FOLDER [--json] [--rounds N] [--only NAME]\n", stderr);
        return 2;
    }
    if (!choose_target(&b)) {
        fputs("lanes: no tesla here\n", stderr);
        return 2;
    }
    unsetenv("ISADORA_WIDTH");
    b.widest = (int)isadora_level();
    while (b.widest > 0 && !hands[b.widest])
        b.widest--;
    for (unsigned which = 0; fine && work_make(&b.work, which); which++) {
        if (!b.only || strcmp(b.only, b.work.name) == 0)
            fine = measure(&b);
        else
            work_free(&b.work);
    }
    return fine ? 0 : 1;
}
