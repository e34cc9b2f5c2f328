/* ours.h: our own runner as one of the ways to do a work. */
#ifndef OURS_H
#define OURS_H

#include <isadora/simt.h>
#include "kernel.h"

/* Seconds of the processors, and on the clock. */
struct took {
    double processor, clock;
};

struct ours {
    struct isadora_machine *m;
    struct isadora_grid_plan plan;
    struct isadora_extent extents[MOST_PARTS];
    uint8_t params[4 * MOST_PARAMS];
    struct isadora_counts counts; /* of the last run */
};

/* The program assembled, with the quick functions of a width ("plain", ..), or NULL: with the
 * reference path. False after a message. */
bool ours_open(struct ours *, const struct work *, const struct code *, const char *width);
void ours_close(struct ours *);
/* What addresses of the work's memory are counted from. */
uint64_t work_first(const struct isadora_target *, unsigned config, const struct work *);
/* The memory as the work begins. */
bool ours_begin(struct ours *, const struct work *);
/* Runs the grid in so many threads; false after a message. */
bool ours_run(struct ours *, const struct work *, unsigned threads, struct took *);
bool ours_same(const struct ours *, const struct work *);

struct took now(void);
struct took since(struct took start);

#endif
