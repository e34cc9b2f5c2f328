/* outside.c: explains an access outside of what the launch may access: the nearest buffer. */
#include "machine/memory.h"
#include "grid/grid_run.h"

#include <inttypes.h>

static uint64_t distance(const struct buffer *buffer, uint64_t cell)
{
    if (cell < buffer->cell)
        return buffer->cell - cell;
    return cell - buffer->cell < buffer->size ? 0 : cell - buffer->cell - buffer->size;
}

/* An address near 0 was hardly computed from one that a parameter gave. */
static void explain_params(const struct grid_run *g)
{
    enum { NEAR_NOTHING = 0x100 };
    const struct isadora_target *target = g->m->target;
    const uint64_t address = g->m->trap.index - target->buffer_window;
    if (target->param_space < 0 || g->m->trap.index < target->buffer_window ||
        address >= NEAR_NOTHING)
        return;
    fputs("    an address so near to 0 looks like a pointer that was never given\n", stderr);
    const char *space = target->spaces[target->param_space].name;
    if (g->params.size)
        fprintf(stderr,
                "    the parameters of this launch take %zu bytes, from %s[0x%" PRIx64
                "] to %s[0x%" PRIx64 "]\n",
                g->params.size, space, target->param_at, space,
                target->param_at + g->params.size - 1);
    else
        fputs("    this launch has no --param\n", stderr);
}

void grid_explain_outside(const struct grid_run *g)
{
    const struct isadora_trap *trap = &g->m->trap;
    const struct isadora_target *target = g->m->target;
    const struct buffer *near = NULL;
    const struct rt_memory *memory = &g->m->memory[trap->space];
    if (memory->limit < memory->space->cells)
        fprintf(stderr, "    this run has 0x%" PRIx64 " cells of `%s`\n", memory->limit,
                memory->space->name);
    if (trap->space != target->buffer_space)
        return;
    explain_params(g);
    for (size_t i = 0; i < g->params.count; i++) {
        const struct buffer *buffer = &g->params.buffers[i];
        if (!near || distance(buffer, trap->index) < distance(near, trap->index))
            near = buffer;
    }
    if (!near)
        return;
    const uint64_t address = near->cell - target->buffer_window;
    fprintf(stderr,
            "    the nearest buffer is --param %s, 0x%" PRIx64 " bytes at address 0x%" PRIx64,
            near->text, near->size, address);
    if (trap->index < near->cell)
        fprintf(stderr, "; the access is 0x%" PRIx64 " before it\n", near->cell - trap->index);
    else
        fprintf(stderr, "; the access is at offset 0x%" PRIx64 "\n", trap->index - near->cell);
}
