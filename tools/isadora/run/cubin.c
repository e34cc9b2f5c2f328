/* cubin.c: loads a function of a text cubin into the machine: its code, its constants and those
 * of the module.
 *
 * The names of spaces and registers that a cubin means are CUDA's: `c` or `c0` to `c15` for
 * constants, `s` shared, `l` local, `$r` registers. tools/lib/load/CUBIN.rst says so to users. */
#include "run/run.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { BANK_SHIFT = 16 }; /* where all constants share a space, each number has 64 KiB of it */

/* The space of that name where this configuration has it, or -1. */
static int space_of(const struct run *run, const char *name)
{
    const struct isadora_target *target = run->choice.target;
    int space = isadora_space_find(target, name, strlen(name));
    return space >= 0 && target->spaces[space].configs >> run->choice.config & 1 ? space : -1;
}

static bool part_of(const struct run *run, const char *name, struct isadora_part *part)
{
    const struct isadora_target *target = run->choice.target;
    return isadora_part_find(target, name, strlen(name), part) &&
           target->spaces[part->space].configs >> run->choice.config & 1;
}

/* ---- figures ---- */

static uint64_t part_bytes(const struct isadora_part *part, uint64_t each)
{
    return each && part->cells > UINT64_MAX / each ? UINT64_MAX : part->cells * each;
}

static uint64_t space_bytes(const struct isadora_space *space)
{
    const struct isadora_part whole = {0, 0, space->cells};
    return part_bytes(&whole, space->cell_bits / 8u);
}

static bool has_memory(const struct run *run, const char *name, uint32_t wanted, const char *what)
{
    int space = space_of(run, name);
    if (space < 0 || wanted <= space_bytes(&run->choice.target->spaces[space]))
        return true;
    return complain("%s: the function needs %" PRIu32 " bytes of %s memory, and `%s` has %" PRIu64,
                    run->cubin.name, wanted, what, name,
                    space_bytes(&run->choice.target->spaces[space]));
}

static bool has_registers(const struct run *run, uint32_t wanted)
{
    const struct isadora_target *target = run->choice.target;
    for (size_t i = 0; i < target->file_count; i++) {
        const struct isadora_file *file = &target->files[i];
        if (strcmp(file->name, "$r") != 0 || wanted <= file->count ||
            !(file->configs >> run->choice.config & 1))
            continue;
        return complain("%s: the function needs %" PRIu32 " registers, and there are %u",
                        run->cubin.name, wanted, (unsigned)file->count);
    }
    return true;
}

/* ---- constants ---- */

/* Where a byte of a constant bank lies: the space or window, and the byte of it. */
static bool place_of(const struct run *run, uint32_t bank, uint64_t offset,
                     struct isadora_part *part, uint64_t *at)
{
    *at = offset;
    if (part_of(run, tool_format("c%" PRIu32, bank), part))
        return true;
    *at += (uint64_t)bank << BANK_SHIFT;
    return part_of(run, "c", part);
}

static void store_byte(struct run *run, unsigned space, uint64_t at, uint8_t byte)
{
    unsigned cell = run->choice.target->spaces[space].cell_bits / 8u;
    unsigned shift = (unsigned)(at % cell * 8);
    uint64_t value = isadora_peek(run->machine, space, at / cell);
    value = (value & ~(UINT64_C(0xff) << shift)) | (uint64_t)byte << shift;
    if (!isadora_poke(run->machine, space, at / cell, value))
        place_no_memory(run->machine, space);
}

static int load_segment(struct run *run, const struct isadora_cubin_segment *s)
{
    struct isadora_part part;
    uint64_t at;
    if (!place_of(run, s->segnum, s->offset, &part, &at)) {
        fprintf(stderr,
                "%s:%zu: note: %s has neither a space `c%" PRIu32 "` nor `c`, so these %" PRIu32
                " bytes are not loaded\n",
                run->cubin.name, s->line, run->choice.target->name, s->segnum, s->bytes);
        return EXIT_FINE;
    }
    const struct isadora_space *to = &run->choice.target->spaces[part.space];
    const uint64_t each = to->cell_bits / 8u, size = part_bytes(&part, each);
    if (to->cell_bits % 8 != 0 || at > size || s->bytes > size - at)
        return bad_input("%s:%zu: these %" PRIu32
                         " bytes do not fit the space `%s` at byte 0x%" PRIx64,
                         run->cubin.name, s->line, s->bytes, to->name, at);
    uint8_t *bytes = cubin_bytes(&run->cubin, s->mem);
    for (uint32_t i = 0; i < s->bytes && s->mem.count; i++)
        store_byte(run, part.space, part.first * each + at + i, bytes[i]);
    return EXIT_FINE;
}

int run_store_constants(struct run *run, uint32_t bank, uint64_t offset, const uint8_t *bytes,
                        uint64_t count)
{
    struct isadora_part part;
    uint64_t at;
    if (!place_of(run, bank, offset, &part, &at))
        return bad_input("%s has neither a space `c%" PRIu32
                         "` nor `c`, and the file has constants",
                         run->choice.target->name, bank);
    const struct isadora_space *to = &run->choice.target->spaces[part.space];
    const uint64_t each = to->cell_bits / 8u, size = part_bytes(&part, each);
    if (to->cell_bits % 8 != 0 || at > size || count > size - at)
        return bad_input("%" PRIu64 " bytes of constant bank %" PRIu32
                         " do not fit the space `%s` at byte 0x%" PRIx64,
                         count, bank, to->name, at);
    for (uint64_t i = 0; i < count; i++)
        store_byte(run, part.space, part.first * each + at + i, bytes[i]);
    return EXIT_FINE;
}

static int load_segments(struct run *run, const struct isadora_cubin_segment *segments,
                         size_t count)
{
    int status = EXIT_FINE;
    for (size_t i = 0; i < count && !status; i++)
        if (cubin_is_const(&segments[i]))
            status = load_segment(run, &segments[i]);
    return status;
}

/* ---- the function ---- */

int run_cubin(struct run *run)
{
    const struct isadora_cubin *module = &run->cubin.module;
    const struct isadora_cubin_function *f;
    for (size_t i = 0; i < run->launch_count; i++) {
        const char *name = run->launches[i].function;
        if (name != run->function && (!name || !run->function || strcmp(name, run->function) != 0))
            return bad_usage("the launches of a text cubin are all of one --function");
    }
    int status = cubin_find(&run->cubin, run->function, &f);
    if (status)
        return status;
    if (!has_registers(run, f->reg) || !has_memory(run, "s", f->smem, "shared") ||
        !has_memory(run, "l", f->lmem, "local"))
        return EXIT_BAD_INPUT;
    run->own_shared = f->smem;
    uint8_t *bytes = cubin_bytes(&run->cubin, f->words);
    status = run_place(run, run->base.value, bytes, 4 * f->words.count);
    if (!status)
        status = load_segments(run, module->consts, module->const_count);
    if (!status && f->segment_count > 0)
        status = load_segments(run, module->segments + f->first_segment, f->segment_count);
    return status;
}
