/* place.c: puts a program into the memory of the machine. */
#include <isadora/bundle.h>
#include "run/run.h"

#include <inttypes.h>

/* Was there room for it, but no memory? */
static bool lacks_memory(const struct isadora_machine *m, uint64_t address, size_t size)
{
    if (address & ~m->pc_mask || !isadora_place_begins(m->target, address))
        return false;
    if (m->code_space < 0)
        return true; /* it is in no space */
    const struct isadora_space *space = &m->target->spaces[m->code_space];
    const uint64_t cell = space->cell_bits / 8u ? space->cell_bits / 8u : 1;
    const uint64_t first = address * m->pc_bytes / cell;
    return first < space->cells && size / cell < space->cells - first;
}

int run_place(struct run *run, uint64_t address, const uint8_t *bytes, size_t size)
{
    const struct isadora_machine *m = run->machine;
    if (isadora_load_image(run->machine, address, bytes, size))
        return EXIT_FINE;
    if (lacks_memory(m, address, size) && m->code_space < 0)
        out_of_memory();
    if (lacks_memory(m, address, size))
        place_no_memory(m, (unsigned)m->code_space);
    return bad_input("%s (%zu bytes) does not fit at 0x%" PRIx64, run->program, size, address);
}
