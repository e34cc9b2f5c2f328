/* lanes.h: what the lanes of a warp know of one another.
 *
 * Lanes that execute an instruction together know all that they have done. After a branch that
 * parts them, nothing orders what one side does and what the other side does, until they execute
 * an instruction together again, whatever order the run has chosen. */
#ifndef ISADORA_WATCH_LANES_H
#define ISADORA_WATCH_LANES_H

#include <stdbool.h>
#include <stdint.h>

/* A warp. The *moment* of a lane counts the sets of lanes that it was part of one after another. */
struct lanes;

/* Memory of the tool; up to 64 lanes. */
struct lanes *lanes_open(unsigned count);
void lanes_free(struct lanes *);

/* The active ones execute an instruction together. */
void lanes_together(struct lanes *, uint64_t active);
/* The active ones have learnt all that the warp has done. */
void lanes_learn(struct lanes *, uint64_t active);
/* At a form of the target, lanes begin to wait for others; others that execute it go on at once.
 * Who goes on, at once or later, has learnt what those knew that it waited for, or that waited for
 * it. */
void lanes_wait(struct lanes *, uint64_t active, unsigned form);
void lanes_pass(struct lanes *, uint64_t active, unsigned form);
/* By lane, what the lane knows: the last moment whose actions happened before what it does now. Of
 * itself: its moment. */
const uint32_t *lanes_known(const struct lanes *, unsigned lane);

#endif
