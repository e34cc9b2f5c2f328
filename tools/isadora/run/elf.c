/* elf.c: loads a kernel of an ELF cubin into the machine: code, constants, variables, and names of
 * addresses. */
#include "code/hex.h"
#include "run/run.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { PAGE = 4096 };

/* ---- figures ---- */

static int check_registers(const struct run *run, uint32_t wanted)
{
    const struct isadora_target *target = run->choice.target;
    for (size_t i = 0; i < target->file_count; i++) {
        const struct isadora_file *file = &target->files[i];
        if (strcmp(file->name, "$R") == 0 && file->configs >> run->choice.config & 1 &&
            wanted > file->count)
            return bad_input("%s: the kernel needs %" PRIu32 " registers, and there are %u",
                             run->elf.name, wanted, (unsigned)file->count);
    }
    return EXIT_FINE;
}

static int check_stack(const struct run *run, const struct isadora_elf_function *f)
{
    const struct isadora_target *target = run->choice.target;
    const bool known = f->min_stack != UINT32_MAX; /* recursion: any number */
    const uint32_t wanted = known && f->min_stack > f->frame ? f->min_stack : f->frame;
    const int space = isadora_space_find(target, "l", 1);
    if (space < 0 || wanted <= target->spaces[space].cells)
        return EXIT_FINE;
    return bad_input("%s: the kernel needs %" PRIu32
                     " bytes of local memory, and a thread has %" PRIu64,
                     run->elf.name, wanted, target->spaces[space].cells);
}

/* ---- memory ---- */

static uint64_t variables_at(const struct run *run)
{
    const uint64_t at = isadora_buffers_at(run->choice.target, run->choice.config);
    return at == ISADORA_NO_PLACE ? 0 : at;
}

/* An exit status. Cells that programs may access. */
static int store_global(struct run *run, uint64_t at, const uint8_t *bytes, uint64_t size)
{
    const struct isadora_target *target = run->choice.target;
    if (target->buffer_space < 0)
        return bad_input("%s has variables, and `%s` has no memory for them", run->elf.name,
                         target->name);
    const struct isadora_space *space = &target->spaces[target->buffer_space];
    const uint64_t cells = space->windows ? space->cells / space->windows : space->cells;
    if (at > cells || size > cells - at)
        return bad_input("%s: its variables take 0x%" PRIx64 " bytes, for which there is no room",
                         run->elf.name, size);
    if (bytes && !isadora_copy_in(run->machine, (unsigned)target->buffer_space, at, bytes, size))
        place_no_memory(run->machine, (unsigned)target->buffer_space);
    run->extents = tool_realloc(run->extents, (run->extent_count + 1) * sizeof *run->extents);
    run->extents[run->extent_count++] = (struct isadora_extent){at, size};
    return EXIT_FINE;
}

/* Variables, and the constants that have generic addresses. */
static int store_variables(struct run *run, const struct elf_piece *piece)
{
    if (piece->memory == ELF_GLOBAL && piece->size)
        return store_global(run, piece->at, piece->bytes, piece->size);
    if (piece->memory == ELF_CONSTANT && piece->bytes && piece->bank == ELF_USER_BANK)
        return store_global(run, run->image.window_at + piece->at, piece->bytes, piece->size);
    return EXIT_FINE;
}

/* A function of the system is a return: what it does is done before that (grid/services.c). The
 * first of these that the instruction set has. An exit status. */
static int put_return(const struct run *run, uint8_t *to, size_t room)
{
    static const char *const texts[] = {"RET.ABS.NODEC R20 0x0", "RET"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct assembly assembly = {.text_count = 0};
        const struct isadora_assembly_input input = {
            .target = run->choice.target,
            .config = run->choice.config,
            .source = {.name = "return", .text = texts[i], .size = strlen(texts[i])}};
        const bool fine = isadora_assemble(&input, &assembly.result) == ISADORA_ASSEMBLED;
        if (fine)
            assembly_units(&assembly, run->choice.target);
        const size_t size = assembly.result.size;
        if (fine && size <= room)
            memcpy(to, assembly.result.bytes, size);
        assembly_free(&assembly);
        if (fine && size <= room)
            return EXIT_FINE;
    }
    return bad_input("%s calls functions of the system, and `%s` has no return for them",
                     run->elf.name, run->choice.target->name);
}

static int place_code(struct run *run)
{
    const struct elf_image *image = &run->image;
    const uint64_t last = image->services ? elf_service_address(image, ELF_SERVICES) : 0;
    const size_t size = (size_t)((last ? last : image->code_end) - image->code_at);
    uint8_t *code = tool_alloc(size + 1);
    int status = EXIT_FINE;
    memset(code, 0, size);
    for (size_t i = 0; i < image->piece_count; i++) {
        const struct elf_piece *piece = &image->pieces[i];
        if (piece->memory == ELF_CODE && piece->bytes)
            memcpy(code + (piece->at - image->code_at), piece->bytes, (size_t)piece->size);
    }
    for (int i = 0; i < ELF_SERVICES && image->services && !status; i++) {
        const uint64_t at = elf_service_address(image, (enum elf_service)i);
        const uint64_t next = elf_service_address(image, (enum elf_service)(i + 1));
        status = put_return(run, code + (at - image->code_at), (size_t)(next - at));
    }
    struct code units;
    code_hold(&units, &run->choice, code, size);
    status = status ? status : code_fill_all(&units);
    if (!status && !base_fits(&run->choice, image->code_at))
        status = EXIT_BAD_INPUT;
    if (!status)
        status = run_place(run, image->code_at, units.bytes, units.end);
    code_close(&units);
    return status;
}

/* ---- names ---- */

static void add_name(struct run *run, const char *name, uint64_t address)
{
    struct isadora_assembly *source = &run->source.result;
    source->labels[source->label_count++] =
        (struct isadora_label){.name = name, .size = strlen(name), .value = address};
}

/* Functions, and places in them that have names. */
static void take_names(struct run *run)
{
    const struct isadora_elf *elf = &run->elf.cubin.elf;
    struct isadora_assembly *source = &run->source.result;
    source->labels = malloc((elf->symbol_count + ELF_SERVICES + 1) * sizeof *source->labels);
    if (!source->labels)
        out_of_memory();
    for (uint32_t i = 1; i < elf->symbol_count; i++) {
        const struct isadora_elf_symbol s = isadora_elf_symbol(elf, i);
        const struct elf_piece *piece = elf_piece_of(&run->image, s.section);
        if (!piece || piece->memory != ELF_CODE || s.type == ISADORA_ELF_OF_SECTION ||
            s.type == ISADORA_ELF_FILE || !s.name.size || s.value > piece->size)
            continue;
        add_name(run, name_text(s.name), piece->at + s.value);
    }
    for (int i = 0; i < ELF_SERVICES; i++) {
        if (run->image.services >> i & 1)
            add_name(run, elf_service_names[i],
                     elf_service_address(&run->image, (enum elf_service)i));
    }
}

/* ---- kernels ---- */

/* Those that are launched. */
static int find_kernels(struct run *run)
{
    struct elf_image *image = &run->image;
    int status = EXIT_FINE;
    image->kernels = tool_alloc(run->launch_count * sizeof *image->kernels);
    for (size_t i = 0; i < run->launch_count && !status; i++)
        status = elf_kernel(&run->elf, run->launches[i].function, &image->kernels[i]);
    image->kernel_count = run->launch_count;
    return status;
}

int run_elf(struct run *run)
{
    struct elf_image *image = &run->image;
    const uint64_t variables = variables_at(run);
    *image = (struct elf_image){.file = &run->elf,
                                .code_at = run->base.value,
                                .global_at = variables,
                                .handle = run->image_handle,
                                .user = run,
                                .window_at =
                                    variables > ELF_BANK_BYTES ? variables - ELF_BANK_BYTES : 0};
    int status = find_kernels(run);
    if (!status)
        status = elf_image_make(image);
    if (!status)
        status = place_code(run);
    for (size_t i = 0; i < image->piece_count && !status; i++)
        status = store_variables(run, &image->pieces[i]);
    run->variables_end = (image->global_end + PAGE - 1) / PAGE * PAGE;
    if (!status) {
        take_names(run);
        run_elf_source(run);
    }
    return status;
}

int run_elf_kernel(struct run *run)
{
    const struct elf_image *image = &run->image;
    const struct isadora_elf_function *kernel = image->kernels[run->launch_index];
    int status = check_registers(run, kernel->registers);
    if (!status)
        status = check_stack(run, kernel);
    for (size_t i = 0; i < image->piece_count && !status; i++) {
        const struct elf_piece *piece = &image->pieces[i];
        if (piece->memory == ELF_CONSTANT && piece->bytes && elf_piece_is_for(image, piece, kernel))
            status = run_store_constants(run, piece->bank, piece->at, piece->bytes, piece->size);
    }
    for (uint32_t i = 1; i < image->slots && !status; i++) {
        const uint8_t handle[4] = {(uint8_t)i, (uint8_t)(i >> 8)};
        status = run_store_constants(run, 0, ELF_SLOTS_AT + 4 * i, handle, sizeof handle);
    }
    run->kernel = kernel;
    run->own_shared = elf_shared(image, kernel);
    run->start = elf_piece_of(image, kernel->section)->at;
    return status;
}
