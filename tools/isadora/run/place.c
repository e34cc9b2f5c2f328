/* place.c: puts a program into the memory of the machine. */
#include "run/run.h"

#include <inttypes.h>

int run_place(struct run *run, uint64_t address, const uint8_t *bytes, size_t size)
{
    if (isadora_load_image(run->machine, address, bytes, size))
        return EXIT_FINE;
    return bad_input("%s (%zu bytes) does not fit at 0x%" PRIx64, run->program, size, address);
}
