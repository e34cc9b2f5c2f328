/* main.c: how fast a program of lanes runs, in thread instructions per second, beside other
 * ways to the same result.
 *
 *   lanes FOLDER [--json] [--rounds N] [--threads N] [--only NAME]
 *
 * FOLDER: where the programs are, tests/prog. The ways: our quick functions and an interpreter of
 * vectors written by hand for just these programs (hand.c, sass_run.c), each in every width that
 * the computer has; the same computation in plain C; our reference path. All on one core, in turn,
 * best of several rounds, in seconds of the processor, so that a computer that others use, too,
 * disturbs them little; and our quick functions in several threads (default: 2), beside one, in
 * seconds on the clock. Every result must be the same. What is counted is the run: no reading of
 * programs, no making of inputs. */
#define _POSIX_C_SOURCE 200809L
#include "ours.h"
#include "sass.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTHS = 3, ROUNDS = 7, SLOW_ROUNDS = 2 };
enum kind { QUICK, HAND, PLAIN_C, REFERENCE, THREADS };

static const char *const width_names[WIDTHS] = {"plain", "avx2", "avx512"};
static hand_function *const hands[2][WIDTHS] = {
#if LANES_WIDTHS > 2
    {hand_run_plain, hand_run_avx2, hand_run_avx512},
    {sass_run_plain, sass_run_avx2, sass_run_avx512},
#elif LANES_WIDTHS > 1
    {hand_run_plain, hand_run_avx2},
    {sass_run_plain, sass_run_avx2},
#else
    {hand_run_plain},
    {sass_run_plain},
#endif
};

/* A way to do a work, and how long it took at best. */
struct way {
    enum kind kind;
    int width;
    struct ours ours;
    struct took took; /* 0: not yet */
};

enum { MOST_WAYS = 2 * WIDTHS + 3 };

struct bench {
    const char *folder;
    const char *only; /* program, or variant; NULL: all */
    bool json;
    unsigned rounds, threads;
    int widest;
    /* of the work at hand */
    struct work work;
    struct hand_program by_hand;
    struct sass_program sass_by_hand;
    struct code code;
    struct way ways[MOST_WAYS];
    unsigned way_count;
    uint64_t threads_counted, warps; /* instructions */
};

/* ---- programs ---- */

static bool read_program(struct bench *b)
{
    struct work *work = &b->work;
    if (!code_open(&b->code, b->folder, work))
        return false;
    if (!work->is_sass)
        return hand_read(&b->by_hand, work->name, b->code.text);
    if (!sass_read(&b->sass_by_hand, work, &b->code))
        return false;
    const struct isadora_target *target = b->code.target;
    const unsigned params = (unsigned)isadora_params_at(target, b->code.config);
    sass_constants(&b->sass_by_hand, work, params / 4, work_first(target, b->code.config, work));
    return true;
}

/* ---- ways ---- */

static bool add_way(struct bench *b, enum kind kind, int width)
{
    struct way *way = &b->ways[b->way_count++];
    *way = (struct way){.kind = kind, .width = width};
    if (kind == HAND || kind == PLAIN_C)
        return true;
    return ours_open(&way->ours, &b->work, &b->code,
                     kind == REFERENCE ? NULL : width_names[width]) &&
           ours_begin(&way->ours, &b->work);
}

static bool add_ways(struct bench *b)
{
    bool fine = true;
    b->way_count = 0;
    for (int width = b->widest; width >= 0 && fine; width--)
        fine = add_way(b, QUICK, width) && add_way(b, HAND, width);
    if (fine && b->threads > 1)
        fine = add_way(b, THREADS, b->widest);
    return fine && add_way(b, PLAIN_C, 0) && add_way(b, REFERENCE, 0);
}

static bool run_by_hand(struct bench *b, int width, uint32_t *memory, struct took *took)
{
    static const char *const why[] = {"", "an access or call that is not allowed",
                                      "divergent lanes", "a barrier that never opens", "no memory"};
    struct hand_run run = {
        .program = &b->by_hand,
        .sass = &b->sass_by_hand,
        .first = work_first(b->code.target, b->code.config, &b->work),
        .work = &b->work,
        .memory = memory,
    };
    const struct took start = now();
    const enum hand_stop stop = hands[b->work.is_sass][width](&run);
    *took = since(start);
    if (stop != HAND_ENDED) {
        fprintf(stderr, "lanes: %s by hand: %s\n", b->work.name, why[stop]);
        return false;
    }
    if (run.instructions != b->warps) {
        fprintf(stderr, "lanes: %s by hand: %" PRIu64 " instructions instead of %" PRIu64 "\n",
                b->work.name, run.instructions, b->warps);
        return false;
    }
    return true;
}

/* What works on an image of the memory: machines have memory of their own. */
static bool run_on_image(struct bench *b, const struct way *way, struct took *took)
{
    const struct work *work = &b->work;
    uint32_t *memory = malloc(work->memory_size);
    bool fine = memory != NULL;
    if (!fine)
        return false;
    memcpy(memory, work->memory, work->memory_size);
    if (way->kind == HAND) {
        fine = run_by_hand(b, way->width, memory, took);
    } else {
        const struct took start = now();
        work->plain(work, memory);
        *took = since(start);
    }
    if (fine && memcmp(memory, work->wanted, work->memory_size) != 0) {
        fprintf(stderr, "lanes: %s by hand gives another result than C\n", work->name);
        fine = false;
    }
    free(memory);
    return fine;
}

static bool run_ours(struct bench *b, struct way *way, struct took *took)
{
    const unsigned threads = way->kind == THREADS ? b->threads : 1;
    if (!ours_begin(&way->ours, &b->work) || !ours_run(&way->ours, &b->work, threads, took))
        return false;
    if (!ours_same(&way->ours, &b->work)) {
        fprintf(stderr, "lanes: %s gives another result than C\n", b->work.name);
        return false;
    }
    b->threads_counted = way->ours.counts.threads;
    b->warps = way->ours.counts.instructions;
    return true;
}

static void keep_least(double *least, double took)
{
    if (*least <= 0 || took < *least)
        *least = took;
}

static bool run_round(struct bench *b, unsigned round)
{
    for (unsigned i = 0; i < b->way_count; i++) {
        struct way *way = &b->ways[i];
        struct took took;
        if (way->kind == REFERENCE && round >= SLOW_ROUNDS)
            continue;
        const bool on_image = way->kind == HAND || way->kind == PLAIN_C;
        if (!(on_image ? run_on_image(b, way, &took) : run_ours(b, way, &took)))
            return false;
        keep_least(&way->took.processor, took.processor);
        keep_least(&way->took.clock, took.clock);
    }
    return true;
}

/* ---- report ---- */

static const char *name_of(const struct bench *b, const struct way *way)
{
    static char text[32];
    static const char *const names[] = {"quick", "by hand", "C", "reference path"};
    if (way->kind == THREADS)
        snprintf(text, sizeof text, "%u threads", b->threads);
    else
        snprintf(text, sizeof text, way->kind <= HAND ? "%s, %s" : "%s", names[way->kind],
                 width_names[way->width]);
    return text;
}

static const struct way *find_way(const struct bench *b, enum kind kind, int width)
{
    for (unsigned i = 0; i < b->way_count; i++) {
        if (b->ways[i].kind == kind && b->ways[i].width == width)
            return &b->ways[i];
    }
    return NULL;
}

/* How many times as fast one way is as another, 0 without one of them. */
static double ratio(const struct bench *b, const struct way *way, enum kind kind, int width)
{
    const struct way *other = find_way(b, kind, width);
    if (!way || !other)
        return 0;
    return way->kind == THREADS || kind == THREADS ? other->took.clock / way->took.clock
                                                   : other->took.processor / way->took.processor;
}

static double seconds_of(const struct way *way)
{
    return way->kind == THREADS ? way->took.clock : way->took.processor;
}

static void print_text(const struct bench *b)
{
    const struct way *best = find_way(b, QUICK, b->widest);
    printf("%s for %s, %" PRIu32
           " %s: %.1f million thread instructions, %.2f million warp instructions\n",
           b->work.name, b->work.variant, b->work.size, b->work.constants ? "messages" : "rows",
           (double)b->threads_counted / 1e6, (double)b->warps / 1e6);
    for (unsigned i = 0; i < b->way_count; i++) {
        const double took = seconds_of(&b->ways[i]);
        printf("    %-16s %9.1f ms %9.1f million a second %8.1f ns a warp's\n",
               name_of(b, &b->ways[i]), took * 1e3, (double)b->threads_counted / took / 1e6,
               took * 1e9 / (double)b->warps);
    }
    for (int width = b->widest; width >= 0; width--)
        printf("    quick / by hand, %-7s %6.2f\n", width_names[width],
               ratio(b, find_way(b, QUICK, width), HAND, width));
    for (int width = b->widest; width > 0; width--)
        printf("    quick, %-6s / plain    %6.2f\n", width_names[width],
               ratio(b, find_way(b, QUICK, width), QUICK, 0));
    printf("    quick / C                %6.2f\n", ratio(b, best, PLAIN_C, 0));
    printf("    quick / reference path   %6.1f\n", ratio(b, best, REFERENCE, 0));
    if (b->threads > 1)
        printf("    %u threads / 1            %6.2f\n", b->threads,
               ratio(b, find_way(b, THREADS, b->widest), QUICK, b->widest));
}

static void print_json(const struct bench *b)
{
    const struct way *best = find_way(b, QUICK, b->widest);
    printf("{\"program\": \"%s\", \"variant\": \"%s\", \"size\": %" PRIu32 ", \"threads\": %" PRIu64
           ", \"warps\": %" PRIu64 ", \"seconds\": {",
           b->work.name, b->work.variant, b->work.size, b->threads_counted, b->warps);
    for (unsigned i = 0; i < b->way_count; i++)
        printf("%s\"%s\": %.6f", i ? ", " : "", name_of(b, &b->ways[i]), seconds_of(&b->ways[i]));
    printf("}, \"quick/hand\": {");
    for (int width = b->widest; width >= 0; width--)
        printf("%s\"%s\": %.4f", width < b->widest ? ", " : "", width_names[width],
               ratio(b, find_way(b, QUICK, width), HAND, width));
    printf("}, \"quick/C\": %.4f, \"quick/reference\": %.3f", ratio(b, best, PLAIN_C, 0),
           ratio(b, best, REFERENCE, 0));
    if (b->threads > 1)
        printf(", \"%u threads/1\": %.4f", b->threads,
               ratio(b, find_way(b, THREADS, b->widest), QUICK, b->widest));
    printf("}\n");
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
    code_close(&b->code);
    free(b->by_hand.code);
    free(b->sass_by_hand.code);
    b->by_hand.code = NULL;
    b->sass_by_hand.code = NULL;
    work_free(&b->work);
    return fine;
}

static bool read_options(struct bench *b, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--json") == 0)
            b->json = true;
        else if (strcmp(argv[i], "--rounds") == 0 && i + 1 < argc)
            b->rounds = (unsigned)strtoul(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "--threads") == 0 && i + 1 < argc)
            b->threads = (unsigned)strtoul(argv[++i], NULL, 10);
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
    static struct bench b = {.rounds = ROUNDS, .threads = 2};
    bool fine = true;
    if (!read_options(&b, argc, argv)) {
        fputs("usage: lanes FOLDER [--json] [--rounds N] [--threads N] [--only NAME]\n", stderr);
        return 2;
    }
    unsetenv("ISADORA_WIDTH");
    b.widest = (int)rt_cpu_level();
    while (b.widest > 0 && !hands[0][b.widest])
        b.widest--;
    for (unsigned which = 0; fine && work_make(&b.work, which); which++) {
        if (!b.only || strcmp(b.only, b.work.name) == 0 || strcmp(b.only, b.work.variant) == 0)
            fine = measure(&b);
        else
            work_free(&b.work);
    }
    return fine ? 0 : 1;
}
