/* counts.c: how often a program without lanes executes each of its instructions, for --profile.
 *
 * Looked at between cycles: the instruction that a cycle was at is counted when one is done. */
#include <isadora/bundle.h>
#include "run/run.h"

#include <string.h>

void counts_open(struct run *run)
{
    const struct isadora_machine *m = run->machine;
    const unsigned unit = isadora_grain(m->target, m->context.config);
    const size_t size = isadora_image_offset(m, m->image_end);
    run->count_size = size / unit + 1;
    run->counts = tool_alloc(run->count_size * sizeof *run->counts);
    memset(run->counts, 0, run->count_size * sizeof *run->counts);
}

void counts_before(struct run *run)
{
    run->counted_pc = run->machine->pc;
    run->counted_steps = run->machine->steps;
}

void counts_after(struct run *run)
{
    const struct isadora_machine *m = run->machine;
    if (!run->counts || m->steps == run->counted_steps)
        return;
    run->counted_steps = m->steps;
    const size_t at =
        run->counted_pc < m->image_end ? isadora_image_offset(m, run->counted_pc) : SIZE_MAX;
    const size_t i = at / isadora_grain(m->target, m->context.config);
    if (at == SIZE_MAX || i >= run->count_size) {
        run->count_elsewhere++;
        return;
    }
    run->counts[i].instructions++;
    run->counts[i].threads++;
}
