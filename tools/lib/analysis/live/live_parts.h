/* live.h: what the files of the live registers share. live_rows.c has the instructions of the
 * blocks with the registers that each reads and writes, live_flow.c follows paths backwards, live.c
 * puts both together. */
#ifndef ISADORA_LIVE_H
#define ISADORA_LIVE_H

#include <isadora/analysis.h>

#define RT_NO_CALLEE UINT32_MAX /* code that is not in the program */

enum { RT_LIVE_READ = 1, RT_LIVE_WRITE = 2, RT_LIVE_KILL = 4, RT_LIVE_ANY = 8 };

/* A bit of a register that decides whether something happens, as a number; 0: none does. */
#define RT_LIVE_ALWAYS 0
enum { RT_LIVE_GUARD_REGISTER = 8 }; /* bits above these: register */

/* What an instruction does to a register; ANY: it reads some register of a file. KILL: nothing of
 * the older value is left, where the guard holds. */
struct rt_live_use {
    uint32_t what; /* register, or file */
    uint32_t flags, guard;
};

/* A call that is taken after a row. */
struct rt_live_call {
    uint32_t row, callee; /* a block, or RT_NO_CALLEE */
    bool conditional;
};

struct rt_live_rows {
    const struct isadora_program *program;
    const struct isadora_cfg *cfg;
    struct isadora_live *out;
    uint32_t start;                    /* the block where the program begins */
    uint32_t *block_row, *block_count; /* by block: its first row, how many it has */
    size_t *first;                     /* by row: its first use; one more at the end */
    struct rt_live_use *uses;
    size_t use_count, use_room, row_room;
    struct rt_live_call *calls; /* by row */
    size_t call_count, call_room;
    uint32_t *file_first; /* by file, one more at the end: its first register */
    bool no_memory;
};

/* Decodes the instructions of all blocks, and numbers the registers that they use. */
void rt_live_rows_make(struct rt_live_rows *);
void rt_live_rows_free(struct rt_live_rows *);

/* Fills in isadora_live.sets, which are all empty. False without memory. */
bool rt_live_flow(const struct rt_live_rows *);

#endif
