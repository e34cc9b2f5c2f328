/* blocks.h: operations in blocks, found by the address of the first. */
#ifndef ISADORA_BLOCKS_H
#define ISADORA_BLOCKS_H

#include "machine/operations/op.h"

/* Operations of a block at most, the last of which may be one that leads on. */
enum { RT_BLOCK = 64 };

/* The operation at `$pc`; NULL where there is none, and a step says what is there. */
const struct rt_op *rt_op_at_pc(struct isadora_machine *);
/* Before operations that come back after about so many cycles: what to give the first as `now`. */
uint64_t rt_begin(struct isadora_machine *, const struct rt_op *, uint64_t most);
void rt_free_ops(struct isadora_machine *);

#endif
