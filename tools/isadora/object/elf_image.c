/* elf_image.c: finds what a kernel needs, and where each piece lies. */
#include "object/elf_image.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    SYMBOL_IS_KERNEL = 0x10, /* in `other` */
    MOST_ALIGNED = 0x1000,
    RESERVED_SINCE =
        90, /* from sm_90 on the first bytes of the memory of a block are the system's */
    RESERVED = 0x400,
    NAMED = 32 /* kernels that a message looks at */
};

/* ---- the kernel ---- */

static bool is_kernel(const struct elf_file *file, const struct isadora_elf_function *f)
{
    return f->symbol && isadora_elf_symbol(&file->cubin.elf, f->symbol).other & SYMBOL_IS_KERNEL;
}

/* All of the file, or, where it says of none that it is a kernel, all functions. */
static size_t list_kernels(const struct elf_file *file, const struct isadora_elf_function **first,
                           const char **names)
{
    const struct isadora_elf_cubin *cubin = &file->cubin;
    size_t n = 0;
    bool any = false;
    for (size_t i = 0; i < cubin->function_count && !any; i++)
        any = is_kernel(file, &cubin->functions[i]);
    for (size_t i = 0; i < cubin->function_count; i++) {
        const struct isadora_elf_function *f = &cubin->functions[i];
        if (any && !is_kernel(file, f))
            continue;
        if (n < NAMED)
            names[n] = name_text(f->name);
        *first = n ? *first : f;
        n++;
    }
    return n;
}

int elf_kernel(const struct elf_file *file, const char *name,
               const struct isadora_elf_function **out)
{
    const char *names[NAMED];
    const size_t n = name ? 0 : list_kernels(file, out, names);
    char *list = tool_format("%s", "");
    if (name)
        return elf_find(file, name, out);
    if (n == 1)
        return EXIT_FINE;
    if (n == 0)
        return bad_input("%s has no function", file->name);
    for (size_t i = 0; i < n && i < NAMED; i++)
        tool_list(&list, "%s", names[i]);
    return bad_usage("%s has %zu kernels; choose one with --function: %s%s", file->name, n, list,
                     n > NAMED ? ", .." : "");
}

/* ---- pieces ---- */

const struct elf_piece *elf_piece_of(const struct elf_image *image, uint32_t section)
{
    const size_t at = section < image->file->cubin.elf.section_count ? image->piece_of[section] : 0;
    return at ? &image->pieces[at - 1] : NULL;
}

/* The first multiple of the section's alignment from *at on; then *at is after the section. An exit
 * status. */
static int take_room(const struct elf_image *image, const struct isadora_elf_section *s,
                     uint64_t *at, uint64_t *end)
{
    const uint64_t align = s->align ? s->align : 1;
    if ((align & (align - 1)) || align > MOST_ALIGNED)
        return bad_input("%s: section %s is to lie at a multiple of 0x%" PRIx64
                         ", which is no power of two up to 0x%x",
                         image->file->name, name_text(s->name), s->align, (unsigned)MOST_ALIGNED);
    *at = (*end + align - 1) / align * align;
    if (*at < *end || s->size > UINT64_MAX / 4 - *at)
        return bad_input("%s: section %s has 0x%" PRIx64 " bytes, for which there is no room",
                         image->file->name, name_text(s->name), s->size);
    *end = *at + s->size;
    return EXIT_FINE;
}

static int add_piece(struct elf_image *image, struct elf_piece piece, uint64_t *end)
{
    const uint32_t section = piece.section;
    const struct isadora_elf_section s = isadora_elf_section(&image->file->cubin.elf, section);
    piece.size = s.size;
    if (image->piece_of[section])
        return EXIT_FINE;
    const int status = take_room(image, &s, &piece.at, end);
    if (status)
        return status;
    if (s.bytes) {
        piece.bytes = tool_alloc((size_t)s.size + 1);
        memcpy(piece.bytes, s.bytes, (size_t)s.size);
    }
    image->pieces[image->piece_count++] = piece;
    image->piece_of[section] = image->piece_count;
    return EXIT_FINE;
}

static const struct isadora_elf_function *function_at(const struct elf_image *image,
                                                      uint32_t section)
{
    const struct isadora_elf_cubin *cubin = &image->file->cubin;
    size_t low = 0, high = cubin->function_count; /* they are in the order of their sections */
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (cubin->functions[middle].section < section)
            low = middle + 1;
        else
            high = middle;
    }
    return low < cubin->function_count && cubin->functions[low].section == section
               ? &cubin->functions[low]
               : NULL;
}

static int add_code(struct elf_image *image, uint32_t section)
{
    const struct elf_piece piece = {.section = section, .memory = ELF_CODE};
    return function_at(image, section) ? add_piece(image, piece, &image->code_end) : EXIT_FINE;
}

/* Variables and constants of the whole file. */
static int add_data(struct elf_image *image, uint64_t *bank_ends)
{
    const struct isadora_elf_cubin *cubin = &image->file->cubin;
    int status = EXIT_FINE;
    for (uint32_t i = 1; i < cubin->elf.section_count && !status; i++) {
        const struct isadora_name name = isadora_elf_section(&cubin->elf, i).name;
        if (isadora_name_is(name, ".nv.global") || isadora_name_is(name, ".nv.global.init"))
            status = add_piece(image, (struct elf_piece){.section = i, .memory = ELF_GLOBAL},
                               &image->global_end);
    }
    for (size_t i = cubin->first_constant; i < cubin->constant_count && !status; i++) {
        const struct isadora_elf_constant *c = &cubin->constants[i];
        if (c->bank < ELF_BANKS)
            status = add_piece(
                image,
                (struct elf_piece){.section = c->section, .memory = ELF_CONSTANT, .bank = c->bank},
                &bank_ends[c->bank]);
    }
    return status;
}

static int check_banks(const struct elf_image *image, const uint64_t *bank_ends)
{
    for (unsigned i = 0; i < ELF_BANKS; i++) {
        if (bank_ends[i] > ELF_BANK_BYTES)
            return bad_input("%s: the constants of bank %u take 0x%" PRIx64
                             " bytes, and a bank has 0x%x",
                             image->file->name, i, bank_ends[i], (unsigned)ELF_BANK_BYTES);
    }
    return EXIT_FINE;
}

/* Where code is linked, it knows that constants of a kernel begin at 0; so does bank 0, where a
 * launch stores parameters. Else relocations say where they are. */
static bool has_own_banks(const struct elf_image *image, unsigned bank)
{
    return bank == 0 || image->file->cubin.elf.type != ISADORA_ELF_RELOCATABLE;
}

static int add_constants(struct elf_image *image, const struct isadora_elf_function *f,
                         uint64_t *bank_ends)
{
    const struct isadora_elf_cubin *cubin = &image->file->cubin;
    uint64_t own_ends[ELF_BANKS] = {0};
    int status = EXIT_FINE;
    for (size_t i = 0; i < f->constant_count && !status; i++) {
        const struct isadora_elf_constant *c = &cubin->constants[f->first_constant + i];
        if (c->bank >= ELF_BANKS)
            status =
                bad_input("%s: there is no constant bank %" PRIu32, image->file->name, c->bank);
        else
            status = add_piece(
                image,
                (struct elf_piece){
                    .section = c->section, .memory = ELF_CONSTANT, .bank = c->bank, .owner = f},
                has_own_banks(image, c->bank) ? &own_ends[c->bank] : &bank_ends[c->bank]);
    }
    return status ? status : check_banks(image, own_ends);
}

/* The functions that relocations of data refer to. */
static int add_code_of_data(struct elf_image *image)
{
    const struct isadora_elf *elf = &image->file->cubin.elf;
    int status = EXIT_FINE;
    for (uint32_t i = 1; i < elf->section_count; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        const size_t n = isadora_elf_relocation_count(&s);
        const struct elf_piece *piece = n ? elf_piece_of(image, s.info) : NULL;
        for (size_t k = 0; piece && piece->memory != ELF_CODE && k < n && !status; k++) {
            const uint32_t symbol = isadora_elf_relocation(&s, k).symbol;
            status = symbol ? add_code(image, isadora_elf_symbol(elf, symbol).section) : EXIT_FINE;
        }
    }
    return status;
}

/* The functions that code refers to, and those that these refer to. */
static int add_called(struct elf_image *image, uint64_t *bank_ends)
{
    const struct isadora_elf_cubin *cubin = &image->file->cubin;
    int status = EXIT_FINE;
    for (size_t i = 0; i < image->piece_count && !status; i++) {
        const struct isadora_elf_function *f = function_at(image, image->pieces[i].section);
        if (image->pieces[i].memory != ELF_CODE || !f)
            continue;
        status = add_constants(image, f, bank_ends);
        for (size_t k = 0; k < f->mark_count && !status; k++) {
            const struct isadora_elf_mark *mark = &cubin->marks[f->first_mark + k];
            if (mark->section && mark->symbol)
                status = add_code(image, isadora_elf_symbol(&cubin->elf, mark->symbol).section);
        }
    }
    return status;
}

bool elf_piece_is_for(const struct elf_image *image, const struct elf_piece *piece,
                      const struct isadora_elf_function *kernel)
{
    return !piece->owner || piece->owner == kernel || !has_own_banks(image, piece->bank);
}

uint64_t elf_shared(const struct elf_image *image, const struct isadora_elf_function *kernel)
{
    const bool is_linked = image->file->cubin.elf.type != ISADORA_ELF_RELOCATABLE;
    return is_linked && kernel->shared > image->shared ? kernel->shared : image->shared;
}

int elf_image_make(struct elf_image *image)
{
    const struct isadora_elf *elf = &image->file->cubin.elf;
    uint64_t bank_ends[ELF_BANKS] = {0};
    image->pieces = tool_alloc((elf->section_count + 1) * sizeof *image->pieces);
    image->piece_of = tool_alloc((elf->section_count + 1) * sizeof *image->piece_of);
    memset(image->piece_of, 0, (elf->section_count + 1) * sizeof *image->piece_of);
    image->code_end = image->code_at;
    image->global_end = image->global_at;
    image->reserved = image->file->number >= RESERVED_SINCE ? RESERVED : 0;
    image->shared = image->reserved;
    int status = EXIT_FINE;
    for (size_t i = 0; i < image->kernel_count && !status; i++)
        status = add_code(image, image->kernels[i]->section);
    if (!status && image->pieces[0].at != image->code_at)
        status = bad_input("%s: code cannot begin at 0x%" PRIx64 " (-b is --base, not --block)",
                           image->file->name, image->code_at);
    for (size_t i = 0; i < image->kernel_count && !status; i++)
        status = add_constants(image, image->kernels[i], bank_ends);
    if (!status)
        status = add_data(image, bank_ends);
    if (!status)
        status = add_code_of_data(image);
    if (!status)
        status = add_called(image, bank_ends);
    if (!status)
        status = check_banks(image, bank_ends);
    if (!status)
        status = elf_place_shared(image);
    return status ? status : elf_relocate(image);
}
