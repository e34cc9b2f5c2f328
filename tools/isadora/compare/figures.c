/* figures.c: what a file says of a function besides code, and what can be counted in its code. */
#include "compare/compare.h"

#include <inttypes.h>

/* A number that stands for bytes, so that other bytes are another line. */
static uint64_t sum_of(const uint8_t *bytes, uint64_t size)
{
    uint64_t sum = UINT64_C(0xcbf29ce484222325);
    for (uint64_t i = 0; i < size; i++)
        sum = (sum ^ bytes[i]) * UINT64_C(0x100000001b3);
    return sum;
}

static void add_bank(char **text, uint32_t bank, uint64_t size, const uint8_t *bytes)
{
    tool_append(text, "constants c[0x%" PRIx32 "]: %" PRIu64 " byte%s", bank, size, plural(size));
    if (bytes)
        tool_append(text, ", hash %016" PRIx64, sum_of(bytes, size));
    tool_append(text, "\n");
}

static void add_stack(char **text, const char *before, uint32_t bytes)
{
    if (bytes == ISADORA_ELF_RECURSION)
        tool_append(text, "%sstack: unknown (recursion)\n", before);
    else
        tool_append(text, "%sstack: %" PRIu32 " bytes\n", before, bytes);
}

/* What the file says of a function in the code of another one. */
static void add_inner(char **text, const struct isadora_elf_cubin *cubin, uint32_t symbol,
                      const struct compare *compare)
{
    const struct isadora_elf_symbol s = isadora_elf_symbol(&cubin->elf, symbol);
    char *before = tool_format("%s: ", name_text(s.name));
    uint32_t n;
    if (!compare->registers && isadora_elf_cubin_figure(cubin, symbol, ISADORA_NVINFO_REGCOUNT, &n))
        tool_append(text, "%sregisters: %" PRIu32 "\n", before, n);
    if (isadora_elf_cubin_figure(cubin, symbol, ISADORA_NVINFO_FRAME_SIZE, &n))
        tool_append(text, "%sframe: %" PRIu32 " bytes\n", before, n);
    if (isadora_elf_cubin_figure(cubin, symbol, ISADORA_NVINFO_MIN_STACK_SIZE, &n))
        add_stack(text, before, n);
}

static void add_all_inner(char **text, const struct isadora_elf_cubin *cubin,
                          const struct isadora_elf_function *f, const struct compare *compare)
{
    for (size_t i = f->first_mark; i < f->first_mark + f->mark_count && cubin->figure_count; i++) {
        const struct isadora_elf_mark *m = &cubin->marks[i];
        if (!m->section && isadora_elf_symbol(&cubin->elf, m->symbol).type == ISADORA_ELF_FUNCTION)
            add_inner(text, cubin, m->symbol, compare);
    }
}

static char *elf_figures(const struct isadora_elf_cubin *cubin,
                         const struct isadora_elf_function *f, const struct compare *compare)
{
    char *text = tool_format("%s", "");
    if (f->has_registers && !compare->registers)
        tool_append(&text, "registers: %" PRIu32 "\n", f->registers);
    if (f->has_frame)
        tool_append(&text, "frame: %" PRIu32 " bytes\n", f->frame);
    if (f->has_min_stack)
        add_stack(&text, "", f->min_stack);
    add_all_inner(&text, cubin, f, compare);
    tool_append(&text, "shared memory: %" PRIu64 " bytes\nbarriers: %" PRIu32 "\n", f->shared,
                f->barriers);
    if (f->has_place)
        tool_append(&text, "parameters: %u bytes\n", (unsigned)f->place.size);
    for (size_t i = f->first_constant; i < f->first_constant + f->constant_count; i++) {
        const struct isadora_elf_constant *c = &cubin->constants[i];
        const struct isadora_elf_section s = isadora_elf_section(&cubin->elf, c->section);
        add_bank(&text, c->bank, s.size, s.bytes);
    }
    return text;
}

static char *text_figures(const struct cubin *cubin, const struct isadora_cubin_function *f,
                          const struct compare *compare)
{
    char *text = tool_format("%s", "");
    if (!compare->registers)
        tool_append(&text, "registers: %" PRIu32 "\n", f->reg);
    tool_append(&text,
                "shared memory: %" PRIu32 " bytes\nlocal memory: %" PRIu32
                " bytes\nbarriers: %" PRIu32 "\n",
                f->smem, f->lmem, f->bar);
    for (size_t i = f->first_segment; i < f->first_segment + f->segment_count; i++) {
        const struct isadora_cubin_segment *s = &cubin->module.segments[i];
        uint8_t *bytes = s->mem.count ? cubin_bytes(cubin, s->mem) : NULL;
        add_bank(&text, s->segnum, s->bytes, bytes);
        tool_free(bytes);
    }
    return text;
}

/* Of spaces of which each thread has its own. */
static void add_accesses(char **text, const struct lines *lines)
{
    const struct isadora_target *isa = lines->isa;
    for (size_t i = 0; i < isa->space_count; i++) {
        const struct accesses n = lines->accesses[i];
        if (isa->spaces[i].scope == ISADORA_LANE)
            tool_append(text, "local memory `%s`: %zu load%s, %zu store%s\n", isa->spaces[i].name,
                        n.loads, plural(n.loads), n.stores, plural(n.stores));
    }
}

char *figures_of(const struct part *part, const struct lines *lines, const struct compare *compare)
{
    char *text = part->elf ? elf_figures(&part->module->elf.cubin, part->elf, compare)
                           : text_figures(&part->module->cubin, part->text, compare);
    add_accesses(&text, lines);
    return text;
}
