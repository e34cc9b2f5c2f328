/* blocks.h: operations in blocks, found by the address of the first. */
#ifndef ISADORA_BLOCKS_H
#define ISADORA_BLOCKS_H

#include "machine/op.h"

/* Operations of a block at most, the last of which may be one that leads on. */
enum { RT_BLOCK = 64 };

/* The operation at `$pc`, or NULL where there is none: what is there has to be looked at closely. */
const struct rt_op *rt_op_at_pc(struct isadora_machine *);
/* All of them are forgotten before the next one is looked for; the one that runs is the last. */
void rt_forget_ops(struct isadora_machine *);
void rt_free_ops(struct isadora_machine *);

#endif
