/* blocks.h: what the files of the graph of basic blocks share. */
#ifndef ISADORA_BLOCKS_H
#define ISADORA_BLOCKS_H

#include "analysis/flow.h"

/* Finds the loops of a graph whose blocks and edges are there (loops.c). False without memory. */
bool rt_find_loops(struct isadora_cfg *);

#endif
