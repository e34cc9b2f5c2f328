/* added.c: kernels that the file does not have yet: their sections, symbols and attributes
 * (tools/lib/load/ELF.rst, section New kernels). */
#include "edit/edit.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    PROGBITS = 1,
    NOBITS = 8,
    SYMTAB_SHNDX = 18,
    BARRIERS = 20,  /* bit of the flags of code */
    REGISTERS = 24, /* bit of `info` of code */
    REGISTERS_MOST = 255,
    GLOBAL = 1,
    FUNCTION = 2,
    SECTION = 3,
    SHARED_ALIGN = 16,
    PARAM_BANK = 31, /* that of PARAM_CBANK */
    NO_LIMIT = 255
};

/* Kinds of attributes that nothing else here needs by name. */
enum { EXIT_INSTR_OFFSETS = 0x1c, CUDA_API_VERSION = 0x37 };

int edit_may_add(const struct edit *edit, const struct edit_part *part)
{
    const struct isadora_elf *elf = &edit->file.cubin.elf;
    const char *why = NULL;
    bool has_long_numbers = false;
    for (uint32_t i = 1; i < elf->section_count; i++)
        has_long_numbers |= isadora_elf_section(elf, i).type == SYMTAB_SHNDX;
    if (elf->machine != ISADORA_ELF_CUDA || !edit->file.kind || edit->file.kind->os != CUDA_OS)
        why = "kernels can be added to cubins of OS ABI 51 (CUDA 3.0 to 12) alone";
    else if (!elf->symbols || !elf->names || has_long_numbers)
        why = "kernels can be added to cubins with one table of symbols and one of names alone";
    else if (!edit->choice.target->params_at ||
             isadora_params_at(edit->choice.target, edit->choice.config) == ISADORA_NO_PLACE)
        why = "the description does not say where the parameters of a kernel are (`params`)";
    return why ? edit_refuse(edit, part, 0, "%s: %s", edit->file.name, why) : EXIT_FINE;
}

/* ---- attributes ---- */

static void put_attribute(struct container *c, uint32_t section, enum isadora_nvinfo_form form,
                          unsigned kind, uint64_t value)
{
    uint8_t bytes[4] = {(uint8_t)form, (uint8_t)kind, 0, 0};
    put_u16(bytes + 2, value);
    container_append(c, section, bytes, sizeof bytes);
}

static void put_words(struct container *c, uint32_t section, unsigned kind, const uint32_t *words,
                      size_t count)
{
    put_attribute(c, section, ISADORA_NVINFO_BYTES, kind, 4 * count);
    for (size_t i = 0; i < count; i++) {
        uint8_t bytes[4];
        put_u32(bytes, words[i]);
        container_append(c, section, bytes, sizeof bytes);
    }
}

struct added {
    struct edit *edit;
    const struct edit_part *part;
    const char *name;
    uint32_t code, constants, info; /* sections */
    uint32_t constants_symbol, symbol;
    uint32_t registers;
};

static void put_params(const struct added *a)
{
    struct container *c = &a->edit->container;
    const struct edit_kernel *k = &a->part->kernel;
    const uint32_t place[] = {a->constants_symbol, k->params_at | k->params_size << 16};
    put_words(c, a->info, ISADORA_NVINFO_PARAM_CBANK, place, 2);
    put_attribute(c, a->info, ISADORA_NVINFO_VALUE, ISADORA_NVINFO_CBANK_PARAM_SIZE,
                  k->params_size);
    for (size_t i = k->param_count; i-- > 0;) { /* the last one first, as ptxas has them */
        const struct edit_param *p = &k->params[i];
        const uint32_t words[] = {0, (uint32_t)i | p->offset << 16,
                                  PARAM_BANK << 12 | p->size << 18};
        put_words(c, a->info, ISADORA_NVINFO_KPARAM_INFO, words, 3);
    }
}

/* Attributes of the kernel alone. */
static void put_info(const struct added *a)
{
    struct container *c = &a->edit->container;
    const uint32_t version = CUDA_VERSION;
    uint32_t *ends;
    const size_t count = edit_ends_of(&a->edit->choice, a->part->code, a->part->size, &ends);
    put_words(c, a->info, CUDA_API_VERSION, &version, 1);
    put_params(a);
    put_attribute(c, a->info, ISADORA_NVINFO_VALUE, ISADORA_NVINFO_MAXREG_COUNT, NO_LIMIT);
    if (count)
        put_words(c, a->info, EXIT_INSTR_OFFSETS, ends, count);
}

/* The section with attributes of all functions. */
static uint32_t file_info(struct edit *edit)
{
    struct container *c = &edit->container;
    if (edit->file.cubin.info)
        return edit->file.cubin.info;
    for (uint32_t i = (uint32_t)edit->file.cubin.elf.section_count; i < c->count; i++)
        if (c->pieces[i].type == CUDA_INFO && !c->pieces[i].info)
            return i; /* added for another kernel */
    return container_add(
        c, ".nv.info",
        (struct piece){.type = CUDA_INFO, .link = edit->file.cubin.elf.symbols, .align = 4});
}

static void put_file_info(const struct added *a)
{
    const uint32_t section = file_info(a->edit);
    const struct {
        unsigned kind;
        uint64_t value;
    } numbers[] = {{ISADORA_NVINFO_REGCOUNT, a->registers},
                   {ISADORA_NVINFO_MAX_STACK_SIZE, a->part->kernel.stack},
                   {ISADORA_NVINFO_MIN_STACK_SIZE, a->part->kernel.stack},
                   {ISADORA_NVINFO_FRAME_SIZE, a->part->kernel.stack}};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        const uint32_t words[] = {a->symbol, (uint32_t)numbers[i].value};
        put_words(&a->edit->container, section, numbers[i].kind, words, 2);
    }
}

/* ---- sections ---- */

static uint32_t registers_of(const struct edit *edit, const struct edit_part *part)
{
    const struct edit_kernel *k = &part->kernel;
    const uint32_t used = edit_registers_of(&edit->choice, part->code, part->size);
    const uint32_t wanted = used + edit->file.kind->spare;
    if (!k->registers_line)
        return wanted < REGISTERS_MOST ? wanted : REGISTERS_MOST;
    if (k->registers < used)
        fprintf(stderr, "%s:%zu: note: `.registers %" PRIu64 "`, and the code uses %" PRIu32 "\n",
                edit->name, k->registers_line, k->registers, used);
    return (uint32_t)k->registers;
}

static void add_sections(struct added *a)
{
    struct container *c = &a->edit->container;
    const struct edit_kernel *k = &a->part->kernel;
    const uint64_t bank = k->params_at + k->params_size;
    uint8_t *zeros = tool_alloc((size_t)bank + 1);
    memset(zeros, 0, (size_t)bank);
    a->code =
        container_add(c, tool_format(".text.%s", a->name),
                      (struct piece){.type = PROGBITS,
                                     .flags = ELF_ALLOC | ELF_EXECUTE | k->barriers << BARRIERS,
                                     .link = a->edit->file.cubin.elf.symbols,
                                     .align = a->edit->file.kind->align,
                                     .bytes = a->part->code,
                                     .size = a->part->size});
    a->constants = container_add(c, tool_format(".nv.constant0.%s", a->name),
                                 (struct piece){.type = PROGBITS,
                                                .flags = ELF_ALLOC,
                                                .info = a->code,
                                                .align = 4,
                                                .bytes = zeros,
                                                .size = bank});
    a->info = container_add(c, tool_format(".nv.info.%s", a->name),
                            (struct piece){.type = CUDA_INFO,
                                           .link = a->edit->file.cubin.elf.symbols,
                                           .info = a->code,
                                           .align = 4});
    if (k->shared)
        container_add(c, tool_format(".nv.shared.%s", a->name),
                      (struct piece){.type = NOBITS,
                                     .flags = ELF_WRITE | ELF_ALLOC,
                                     .info = a->code,
                                     .align = SHARED_ALIGN,
                                     .size = k->shared});
}

/* ---- symbols ---- */

/* Local symbols precede the others, so that there are new ones only where there are no others. */
static bool all_local(const struct container *c, uint32_t table)
{
    return c->pieces[table].info == c->pieces[table].size / ELF_SYMBOL;
}

static uint32_t add_symbol(struct edit *edit, const char *name, unsigned type, bool local,
                           unsigned other, uint32_t section, uint64_t size)
{
    struct container *c = &edit->container;
    const uint32_t table = edit->file.cubin.elf.symbols;
    uint8_t raw[ELF_SYMBOL] = {0};
    put_u32(raw, container_string(c, c->pieces[table].link, name));
    raw[4] = (uint8_t)((local ? 0u : (unsigned)GLOBAL) << 4 | type);
    raw[5] = (uint8_t)other;
    put_u16(raw + 6, section);
    put_u64(raw + 16, size);
    const uint64_t at = container_append(c, table, raw, sizeof raw);
    c->pieces[table].info += local;
    return (uint32_t)(at / ELF_SYMBOL);
}

static void add_section_symbols(struct added *a)
{
    struct container *c = &a->edit->container;
    const bool local = all_local(c, a->edit->file.cubin.elf.symbols);
    add_symbol(a->edit, tool_format(".text.%s", a->name), SECTION, local, 0, a->code, 0);
    a->constants_symbol = add_symbol(a->edit, tool_format(".nv.constant0.%s", a->name), SECTION,
                                     local, 0, a->constants, 0);
}

static void add_function(struct added *a)
{
    a->symbol = add_symbol(a->edit, a->name, FUNCTION, false, CUDA_KERNEL, a->code, a->part->size);
    a->registers = registers_of(a->edit, a->part);
    a->edit->container.pieces[a->code].info = a->symbol | a->registers << REGISTERS;
    put_info(a);
    put_file_info(a);
}

void edit_add_kernels(struct edit *edit)
{
    struct added *all = tool_alloc((edit->part_count + 1) * sizeof *all);
    size_t count = 0;
    for (size_t i = 0; i < edit->part_count; i++)
        if (!edit->parts[i].function) {
            const struct edit_part *part = &edit->parts[i];
            all[count++] =
                (struct added){.edit = edit,
                               .part = part,
                               .name = tool_format("%.*s", (int)part->name.size, part->name.at)};
        }
    for (size_t i = 0; i < count; i++)
        add_sections(&all[i]);
    for (size_t i = 0; i < count; i++)
        add_section_symbols(&all[i]);
    for (size_t i = 0; i < count; i++)
        add_function(&all[i]);
    tool_free(all);
}
