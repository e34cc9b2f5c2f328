/* same.h: do two machines of one instruction set hold the same state? */
#ifndef AGREE_SAME_H
#define AGREE_SAME_H

#include <isadora/machine.h>

enum { SAME_TEXT_MAX = 256 };

/* Registers of the warp, the block and the grid. The first difference goes into `text` (NULL: not
 * asked for): "$r5 of lane 7: 0x1 and 0x2". */
bool same_registers(const struct isadora_machine *, const struct isadora_machine *, char *text);
/* Cells of all spaces, those of all lanes and warps. */
bool same_memory(const struct isadora_machine *, const struct isadora_machine *, char *text);
/* What stopped the instruction: kind, reason, lane, place. */
bool same_trap(const struct isadora_machine *, const struct isadora_machine *, char *text);
/* A number made of all cells. */
uint64_t memory_hash(const struct isadora_machine *);

#endif
