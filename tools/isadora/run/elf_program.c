/* elf_program.c: loads an ELF file that is a program of an instruction set without lanes: its
 * segments, its symbols as labels, and what its symbols ask of the host. */
#include "run/run.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { SIGNATURE_MOST = 1 << 26 };

static const struct isadora_elf *elf_of(const struct run *run) { return &run->elf.cubin.elf; }

/* ---- segments ---- */

/* Addresses of the file are bytes: so must be cells, and what `$pc` counts. */
static int find_memory(struct run *run)
{
    const struct isadora_machine *m = run->machine;
    const struct isadora_space *space =
        m->code_space < 0 ? NULL : &m->target->spaces[m->code_space];
    if (!space)
        return bad_input(
            "%s: programs in ELF files are loaded into memory, and the code of `%s` is "
            "in no space",
            run->elf.name, m->target->name);
    if (space->cell_bits != 8 || space->big_endian || m->pc_bytes != 1)
        return bad_input(
            "%s: programs in ELF files need memory in bytes, low byte first, which `%s` "
            "of `%s` is not",
            run->elf.name, space->name, m->target->name);
    return EXIT_FINE;
}

static int check_kind(const struct run *run)
{
    const struct isadora_elf *elf = elf_of(run);
    if (elf->type == ISADORA_ELF_RELOCATABLE)
        return bad_input("%s is an object file; a program is linked", run->elf.name);
    if (elf->type != ISADORA_ELF_PROGRAM)
        return bad_input("%s is an ELF file of type %u; a program has type %d, fixed addresses",
                         run->elf.name, (unsigned)elf->type, ISADORA_ELF_PROGRAM);
    return EXIT_FINE;
}

static int bad_segment(const struct run *run, const struct isadora_elf_segment *s)
{
    return bad_input("%s: %" PRIu64 " bytes do not fit at 0x%" PRIx64, run->elf.name, s->memory,
                     s->address);
}

static int load_segment(struct run *run, const struct isadora_elf_segment *s)
{
    struct isadora_machine *m = run->machine;
    const uint64_t cells = m->target->spaces[m->code_space].cells;
    if (s->address > cells || s->memory > cells - s->address)
        return bad_segment(run, s);
    if (!isadora_copy_in(m, (unsigned)m->code_space, s->address, s->bytes, (size_t)s->size))
        place_no_memory(m, (unsigned)m->code_space);
    return EXIT_FINE;
}

/* The flag that segments of code have; 0: none has it, as linker scripts may leave it, so that all
 * that is loaded may be code. */
static uint32_t code_flag(const struct isadora_elf *elf)
{
    uint32_t flags = 0;
    for (uint32_t i = 0; i < elf->segment_count; i++) {
        const struct isadora_elf_segment s = isadora_elf_segment(elf, i);
        if (s.type == ISADORA_ELF_LOAD)
            flags |= s.flags;
    }
    return flags & ISADORA_ELF_SEGMENT_EXECUTE;
}

/* The segment of code at an address; false: there is none. */
static bool code_at(const struct isadora_elf *elf, uint64_t address,
                    struct isadora_elf_segment *out)
{
    const uint32_t flag = code_flag(elf);
    for (uint32_t i = 0; i < elf->segment_count; i++) {
        const struct isadora_elf_segment s = *out = isadora_elf_segment(elf, i);
        if (s.type == ISADORA_ELF_LOAD && (s.flags & flag) == flag && address >= s.address &&
            address - s.address < s.size)
            return true;
    }
    return false;
}

/* The program is the code where it begins, and what code follows that without a gap. */
static int place_code(struct run *run)
{
    const struct isadora_elf *elf = elf_of(run);
    struct isadora_elf_segment first, next;
    if (!code_at(elf, elf->entry, &first))
        return bad_input("%s: no code is loaded at 0x%" PRIx64 ", where the program begins",
                         run->elf.name, elf->entry);
    uint64_t end = first.address + first.size;
    while (code_at(elf, end, &next))
        end = next.address + next.size;
    const size_t size = (size_t)(end - first.address);
    uint8_t *bytes = tool_alloc(size);
    isadora_copy_out(run->machine, (unsigned)run->machine->code_space, first.address, bytes, size);
    const int status = run_place(run, first.address, bytes, size);
    tool_free(bytes);
    run->machine->pc = elf->entry;
    return status;
}

static int load_segments(struct run *run)
{
    const struct isadora_elf *elf = elf_of(run);
    int status = EXIT_FINE;
    for (uint32_t i = 0; i < elf->segment_count && !status; i++) {
        const struct isadora_elf_segment s = isadora_elf_segment(elf, i);
        if (s.type == ISADORA_ELF_LOAD && s.memory)
            status = load_segment(run, &s);
    }
    return status ? status : place_code(run);
}

/* ---- symbols ---- */

/* Functions, objects, and labels of assembly. */
static bool is_name(const struct isadora_elf *elf, const struct isadora_elf_symbol *s)
{
    return s->section && s->name.size && s->type <= ISADORA_ELF_FUNCTION && !elf_is_mapping(elf, s);
}

static void take_names(struct run *run)
{
    const struct isadora_elf *elf = elf_of(run);
    struct isadora_assembly *source = &run->source.result;
    source->labels = malloc((elf->symbol_count + (size_t)1) * sizeof *source->labels);
    if (!source->labels)
        out_of_memory();
    for (uint32_t i = 1; i < elf->symbol_count; i++) {
        const struct isadora_elf_symbol s = isadora_elf_symbol(elf, i);
        if (!is_name(elf, &s))
            continue;
        const char *name = name_text(s.name);
        source->labels[source->label_count++] =
            (struct isadora_label){.name = name, .size = strlen(name), .value = s.value};
    }
}

/* ---- what symbols ask for ---- */

/* Where the program headers are in memory; 0: nowhere. */
static uint64_t headers_at(const struct isadora_elf *elf)
{
    for (uint32_t i = 0; i < elf->segment_count; i++) {
        const struct isadora_elf_segment s = isadora_elf_segment(elf, i);
        if (s.type == ISADORA_ELF_LOAD && elf->segment_table >= s.offset &&
            elf->segment_table - s.offset < s.size)
            return s.address + (elf->segment_table - s.offset);
    }
    return 0;
}

static int begin_linux(struct run *run)
{
    const struct isadora_elf *elf = elf_of(run);
    struct linux_system *system = &run->linux_system;
    struct texts arguments = {.count = 0};
    struct linux_begin begin = {.entry = elf->entry,
                                .headers = headers_at(elf),
                                .header_bytes = ISADORA_ELF_SEGMENT_BYTES,
                                .header_count = elf->segment_count};
    const char *why;
    for (uint32_t i = 0; i < elf->segment_count; i++) {
        const struct isadora_elf_segment s = isadora_elf_segment(elf, i);
        if (s.type == ISADORA_ELF_LOAD && s.address + s.memory > begin.end)
            begin.end = s.address + s.memory;
    }
    *system = (struct linux_system){.kind = linux_kind_of(elf->machine),
                                    .host = &run->host,
                                    .m = run->machine,
                                    .space = (unsigned)run->machine->code_space};
    if (!system->kind)
        return bad_input("%s: --linux is not for ELF files of machine %u", run->elf.name,
                         (unsigned)elf->machine);
    arguments.text = tool_alloc((run->linux_arguments.count + 1) * sizeof *arguments.text);
    arguments.text[arguments.count++] = run->program;
    for (size_t i = 0; i < run->linux_arguments.count; i++)
        arguments.text[arguments.count++] = run->linux_arguments.text[i];
    begin.arguments = arguments.text;
    begin.count = arguments.count;
    run->host.as_lines = run->json || run->tracing || run->stepping;
    run->host.as_json = run->json;
    run->host.has_input = strcmp(run->program, "-") != 0 && !run->stepping;
    if (!linux_begin(system, &begin, &why))
        return bad_input("%s: %s", run->elf.name, why);
    return EXIT_FINE;
}

static int find_signature(struct run *run)
{
    const uint64_t each = run->signature_bytes.given ? run->signature_bytes.value : 8;
    uint64_t from, to;
    if (!run->signature)
        return EXIT_FINE;
    if (each != 4 && each != 8)
        return bad_usage("--signature-bytes is 4 or 8");
    if (!run_symbol(run, "begin_signature", &from) || !run_symbol(run, "end_signature", &to))
        return bad_input("%s has no symbols `begin_signature` and `end_signature`, and so no "
                         "signature",
                         run->elf.name);
    if (to < from || to - from > SIGNATURE_MOST || (to - from) % each)
        return bad_input("%s: from 0x%" PRIx64 " to 0x%" PRIx64
                         " is no signature of words of %" PRIu64 " bytes",
                         run->elf.name, from, to, each);
    if (to > run->machine->target->spaces[run->machine->code_space].cells)
        return bad_input("%s: the signature lies outside of memory", run->elf.name);
    run->signature_at = from;
    run->signature_size = (size_t)(to - from);
    run->signature_bytes.value = each;
    return output_check(run->signature) ? EXIT_FINE : EXIT_IO;
}

int run_elf_program(struct run *run)
{
    struct isadora_elf *elf = &run->elf.cubin.elf;
    int status = check_kind(run);
    if (!status && !isadora_elf_open_segments(elf))
        status = bad_input("%s: at 0x%" PRIx64 ": %s", run->elf.name, elf->where, elf->why);
    if (!status)
        status = find_memory(run);
    if (!status)
        status = load_segments(run);
    if (status)
        return status;
    take_names(run);
    run_elf_source(run);
    status = run->is_linux ? begin_linux(run) : run_find_host(run, run->elf.name);
    return status ? status : find_signature(run);
}
