/* watch.h: `isadora run --check`: what is wrong with a program of threads although it may give the
 * right results.
 *
 * watch.c follows a run and hands on what happens to the parts (parts.h): race.c finds races,
 * sync.c what goes wrong at barriers, init.c uses of undefined bits, report.c prints. What an
 * instruction set has of it comes from its target: which forms are atomic or fences, which state
 * belongs to a block, so that warps wait for one another by it. */
#ifndef ISADORA_WATCH_H
#define ISADORA_WATCH_H

#include "grid/grid_run.h"

/* What --check asks for, a set of bits. */
enum { WATCH_RACE = 1, WATCH_SYNC = 2, WATCH_INIT = 4, WATCH_ALL = 7 };
option_take option_check;

/* From now on. */
void watch_open(struct grid_run *, struct isadora_grid_plan *);
/* After the run: an exit status, with a complaint where something was found. */
int watch_close(struct grid_run *);

#endif
