/* live.c: isadora_live: the live registers at each instruction of a program (live.h). */
#include "analysis/live/live_parts.h"

#include <stdlib.h>

bool isadora_live_is(const struct isadora_live *live, size_t row, size_t reg)
{
    uint64_t sets = 0;

    for (unsigned set = 0; set < ISADORA_LIVE_PERHAPS; set++)
        sets |= isadora_live_of(live, row, set)[reg / 64];
    return sets >> reg % 64 & 1;
}

size_t isadora_live_row(const struct isadora_live *live, size_t offset)
{
    size_t from = 0, to = live->row_count;

    while (from < to) {
        const size_t middle = from + (to - from) / 2;
        if (live->rows[middle] < offset)
            from = middle + 1;
        else
            to = middle;
    }
    return from < live->row_count && live->rows[from] == offset ? from : SIZE_MAX;
}

bool isadora_live(const struct isadora_program *program, const struct isadora_cfg *cfg,
                  struct isadora_live *out)
{
    struct rt_live_rows rows = {.program = program, .cfg = cfg, .out = out};

    *out = (struct isadora_live){.registers = NULL};
    rt_live_rows_make(&rows);
    out->words = out->register_count / 64 + 1;
    const size_t row_bytes = ISADORA_LIVE_SETS * out->words * sizeof *out->sets;
    out->sets = rows.no_memory ? NULL : calloc(out->row_count + 1, row_bytes);
    const bool fine = out->sets != NULL && rt_live_flow(&rows);
    rt_live_rows_free(&rows);
    return fine;
}

void isadora_live_free(struct isadora_live *live)
{
    free(live->registers);
    free(live->rows);
    free(live->sets);
    *live = (struct isadora_live){.registers = NULL};
}
