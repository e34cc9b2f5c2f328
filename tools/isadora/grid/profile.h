/* profile.h: what a run of a grid executed, instruction by instruction: `--profile`,
 * `--report`.
 *
 * Without lanes it is that of a program: threads are instructions, and not shown.
 *
 * profile.c makes sums of the counts, profile_print.c prints them as text and JSON,
 * report.c as a page, report_picture.c draws the picture of it. */
#ifndef ISADORA_RUN_PROFILE_H
#define ISADORA_RUN_PROFILE_H

#include "grid/grid_run.h"

/* An instruction of the program, executed or not. */
struct profile_row {
    uint64_t address;
    struct isadora_counts counts;
    bool leads;                        /* the first one of a basic block */
    const struct isadora_label *label; /* that is before it; NULL: none */
    char *text;
    char *line; /* `PTX:39`, of a cubin that has lines of its source; NULL: none */
};

/* Rows in a row, and what they have together. */
struct profile_part {
    size_t first, count;
    struct isadora_counts counts;
    uint64_t entered; /* how often its first instruction was executed by a warp */
    char *name;
};

struct profile {
    struct profile_row *rows;
    size_t row_count;
    struct profile_part *blocks, *labels; /* only those that were executed, the most first */
    size_t block_count, label_count;
    struct isadora_counts all;
    unsigned lanes; /* of a warp; 0: there are none */
    uint64_t most;  /* thread-instructions of any row */
};

/* Of these counts, by the program's units (isadora_grid.profile). */
void profile_take(struct profile *, const struct run *, const struct isadora_counts *, size_t);
/* That of a run without lanes, for run->print_profile. */
void profile_print_run(const struct run *);
/* Instructions of all, in percent; active lanes on average. */
double profile_share(const struct profile *, const struct isadora_counts *);
double profile_lanes(const struct isadora_counts *);

void profile_print(const struct profile *, struct output *);
/* Members of an object. */
void profile_json(const struct profile *, struct output *);

/* ---- the page ---- */

/* Writes the page: an exit status. */
int report_write(const struct grid_run *, const char *path);
/* Text where `<`, `&` and quotes mean themselves. */
void report_text(struct output *, const char *text);
void report_picture(struct output *, const struct profile *);
/* Which of REPORT_SHADES colours a count has, 0 for the fewest lanes. */
enum { REPORT_SHADES = 5 };
unsigned report_shade(const struct profile *, const struct isadora_counts *);

#endif
