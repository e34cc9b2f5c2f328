/* kernel.c: what the file of a kernel says of its launches: sizes of blocks and clusters. */
#include "grid/grid_run.h"

#include <inttypes.h>
#include <string.h>

bool kernel_numbers(const struct run *run, uint8_t kind, uint32_t out[3])
{
    struct isadora_nvinfo_attribute a;
    if (!run->is_elf)
        return false;
    struct isadora_nvinfo info = isadora_elf_cubin_info(&run->elf.cubin, run->kernel->info);
    while (isadora_nvinfo_next(&info, &a)) {
        if (isadora_nvinfo_numbers(&a, kind, out, 3))
            return true;
    }
    return false;
}

bool kernel_variable(const struct run *run, uint32_t symbol, struct buffer *out)
{
    const struct isadora_elf_symbol s = isadora_elf_symbol(&run->elf.cubin.elf, symbol);
    const struct elf_piece *piece = elf_piece_of(&run->image, s.section);
    if (!piece || piece->memory != ELF_GLOBAL || !s.size || !s.name.size || s.value > piece->size)
        return false;
    *out = (struct buffer){.option = "variable",
                           .text = name_text(s.name),
                           .cell = piece->at + s.value,
                           .size = s.size};
    return true;
}

int kernel_check(const struct run *run, const struct isadora_grid_plan *plan)
{
    uint32_t n[3];
    if (kernel_numbers(run, ISADORA_NVINFO_REQNTID, n) && memcmp(n, plan->block, sizeof n) != 0)
        return bad_usage("--block: the kernel requires blocks of %" PRIu32 ",%" PRIu32 ",%" PRIu32
                         " threads",
                         n[0], n[1], n[2]);
    if (kernel_numbers(run, ISADORA_NVINFO_MAX_THREADS, n)) {
        const uint64_t most = (uint64_t)n[0] * n[1] * n[2];
        const uint64_t threads = (uint64_t)plan->block[0] * plan->block[1] * plan->block[2];
        if (threads > most)
            return bad_usage("--block: the kernel allows blocks of at most %" PRIu64
                             " thread%s, not %" PRIu64,
                             most, plural(most), threads);
    }
    if (kernel_numbers(run, ISADORA_NVINFO_CTA_PER_CLUSTER, n) &&
        (n[0] != 1 || n[1] != 1 || n[2] != 1))
        return bad_input("%s: the kernel requires clusters of %" PRIu32 ",%" PRIu32 ",%" PRIu32
                         " blocks, and only clusters of one block can be run",
                         run->elf.name, n[0], n[1], n[2]);
    return EXIT_FINE;
}
