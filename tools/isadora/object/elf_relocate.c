/* elf_relocate.c: applies the relocations of a cubin: writes addresses into code and data.
 *
 * A type says which bits of an instruction or of data an address goes to, and what of it. The names
 * are those that the vendor's tools print; what each does was compared with what its linker
 * writes. */
#include "object/elf_image.h"

#include <inttypes.h>
#include <string.h>

/* What of a symbol is written. */
enum value {
    ADDRESS,
    HIGH,    /* the upper 32 bits */
    UNITS,   /* of code: units of 4 bytes */
    GENERIC, /* an address that loads of any memory take */
    FIELD19, /* constant bank and unit of 4 bytes, as operands have them */
    FIELD21, /* constant bank and byte */
    HANDLE,  /* of a texture or surface */
    SLOT,    /* where that is in bank 0: units of 4 bytes */
    NOTHING  /* zeros */
};

/* Bits of the value from its lowest one on go to `bits` bits from `at` on; Hopper has the low 8
 * bits of an address elsewhere (`low_at`, 0: not so). */
struct type {
    uint32_t number;
    enum value value;
    uint8_t bits, at, low_at;
};

static const struct type types[] = {
    {1, ADDRESS, 32, 0, 0},    /* R_CUDA_32 */
    {2, ADDRESS, 64, 0, 0},    /* R_CUDA_64 */
    {3, GENERIC, 32, 0, 0},    /* R_CUDA_G32 */
    {4, GENERIC, 64, 0, 0},    /* R_CUDA_G64 */
    {6, HANDLE, 32, 0, 0},     /* R_CUDA_TEX_HEADER_INDEX */
    {34, ADDRESS, 32, 0, 0},   /* R_CUDA_FUNC_DESC_32 */
    {35, ADDRESS, 64, 0, 0},   /* R_CUDA_FUNC_DESC_64 */
    {42, ADDRESS, 32, 20, 0},  /* R_CUDA_ABS32_20 */
    {43, ADDRESS, 32, 20, 0},  /* R_CUDA_ABS32_LO_20 */
    {44, HIGH, 32, 20, 0},     /* R_CUDA_ABS32_HI_20 */
    {45, ADDRESS, 24, 20, 0},  /* R_CUDA_ABS24_20 */
    {46, ADDRESS, 16, 20, 0},  /* R_CUDA_ABS16_20 */
    {47, ADDRESS, 32, 20, 0},  /* R_CUDA_FUNC_DESC32_20 */
    {48, ADDRESS, 32, 20, 0},  /* R_CUDA_FUNC_DESC32_LO_20 */
    {49, HIGH, 32, 20, 0},     /* R_CUDA_FUNC_DESC32_HI_20 */
    {50, FIELD19, 19, 20, 0},  /* R_CUDA_CONST_FIELD19_20 */
    {51, SLOT, 13, 36, 0},     /* R_CUDA_BINDLESSOFF13_36 */
    {52, HANDLE, 32, 0, 0},    /* R_CUDA_SURF_HEADER_INDEX */
    {54, FIELD21, 21, 20, 0},  /* R_CUDA_CONST_FIELD21_20 */
    {55, ADDRESS, 32, 32, 0},  /* R_CUDA_ABS32_32 */
    {56, ADDRESS, 32, 32, 0},  /* R_CUDA_ABS32_LO_32 */
    {57, HIGH, 32, 32, 0},     /* R_CUDA_ABS32_HI_32 */
    {58, UNITS, 47, 34, 0},    /* R_CUDA_ABS47_34 */
    {59, ADDRESS, 16, 32, 0},  /* R_CUDA_ABS16_32 */
    {60, ADDRESS, 24, 32, 0},  /* R_CUDA_ABS24_32 */
    {61, ADDRESS, 32, 32, 0},  /* R_CUDA_FUNC_DESC32_32 */
    {62, ADDRESS, 32, 32, 0},  /* R_CUDA_FUNC_DESC32_LO_32 */
    {63, HIGH, 32, 32, 0},     /* R_CUDA_FUNC_DESC32_HI_32 */
    {64, FIELD19, 19, 40, 0},  /* R_CUDA_CONST_FIELD19_40 */
    {65, SLOT, 14, 40, 0},     /* R_CUDA_BINDLESSOFF14_40 */
    {66, FIELD21, 21, 38, 0},  /* R_CUDA_CONST_FIELD21_38 */
    {68, NOTHING, 0, 0, 0},    /* R_CUDA_YIELD_OPCODE9_0: a linker may turn YIELD into NOP */
    {69, NOTHING, 0, 0, 0},    /* R_CUDA_YIELD_CLEAR_PRED4_87: with it */
    {70, ADDRESS, 32, 0, 0},   /* R_CUDA_32_LO */
    {71, HIGH, 32, 0, 0},      /* R_CUDA_32_HI */
    {72, NOTHING, 32, 0, 0},   /* R_CUDA_UNUSED_CLEAR32 */
    {73, NOTHING, 64, 0, 0},   /* R_CUDA_UNUSED_CLEAR64 */
    {74, ADDRESS, 24, 40, 0},  /* R_CUDA_ABS24_40 */
    {75, UNITS, 47, 34, 16},   /* R_CUDA_ABS55_16_34 */
    {100, ADDRESS, 20, 44, 0}, /* R_CUDA_ABS20_44 */
};

/* A relocation, as messages and the work on it need it. */
struct applied {
    struct elf_image *image;
    struct elf_piece *piece;
    struct isadora_elf_relocation one;
    const struct type *type;
};

static int bad(const struct applied *a, const char *why)
{
    const struct isadora_elf *elf = &a->image->file->cubin.elf;
    const struct isadora_name name = isadora_elf_section(elf, a->piece->section).name;
    const char *type = isadora_elf_cubin_relocation(a->one.type);
    return bad_input("%s: the relocation at 0x%" PRIx64 " of %s, %s: %s", a->image->file->name,
                     a->one.offset, name_text(name),
                     type ? type : tool_format("type %" PRIu32, a->one.type), why);
}

static const struct type *type_of(uint32_t number)
{
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (types[i].number == number)
            return &types[i];
    return NULL;
}

/* ---- memory of a block ---- */

enum {
    SYMBOL_IS_SHARED = 0x40, /* in `other` */
    SHARED_ALIGNED = 16,     /* what a launch adds begins at a multiple of it */
    MOST_SHARED = 1 << 24
};

/* Before a file is linked the value of such a symbol is its alignment. */
static bool is_loose(const struct isadora_elf *elf, const struct isadora_elf_symbol *s)
{
    return elf->type == ISADORA_ELF_RELOCATABLE && (s->other & SYMBOL_IS_SHARED) && s->section;
}

static bool is_dynamic(const struct isadora_elf_symbol *s)
{
    return (s->other & SYMBOL_IS_SHARED) && !s->section;
}

static int place_symbol(struct elf_image *image, uint32_t index)
{
    const struct isadora_elf *elf = &image->file->cubin.elf;
    const struct isadora_elf_symbol s = isadora_elf_symbol(elf, index);
    const uint64_t align = s.value ? s.value : 1;
    if (!index || image->shared_at[index] != UINT64_MAX || !is_loose(elf, &s))
        return EXIT_FINE;
    if (align > MOST_SHARED || (align & (align - 1)) || s.size > MOST_SHARED ||
        image->shared > MOST_SHARED)
        return bad_input("%s: `%s` does not fit in the memory of a block", image->file->name,
                         name_text(s.name));
    const uint64_t used = image->shared - image->reserved;
    image->shared_at[index] = (used + align - 1) / align * align;
    image->shared = image->reserved + image->shared_at[index] + s.size;
    return EXIT_FINE;
}

/* What calls `take` for all relocations of all pieces. */
static int each_relocation(struct elf_image *image, int (*take)(struct applied *))
{
    const struct isadora_elf *elf = &image->file->cubin.elf;
    int status = EXIT_FINE;
    for (uint32_t i = 1; i < elf->section_count; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        const size_t n = isadora_elf_relocation_count(&s);
        struct elf_piece *piece = n ? (struct elf_piece *)elf_piece_of(image, s.info) : NULL;
        for (size_t k = 0; piece && k < n && !status; k++) {
            struct applied a = {image, piece, isadora_elf_relocation(&s, k), NULL};
            status = take(&a);
        }
    }
    return status;
}

static int place_one(struct applied *a) { return place_symbol(a->image, a->one.symbol); }

int elf_place_shared(struct elf_image *image)
{
    const uint32_t n = image->file->cubin.elf.symbol_count;
    image->shared_at = tool_alloc((n + 1) * sizeof *image->shared_at);
    for (uint32_t i = 0; i < n; i++)
        image->shared_at[i] = UINT64_MAX;
    return each_relocation(image, place_one);
}

/* ---- values ---- */

static uint64_t dynamic_at(const struct elf_image *image)
{
    const uint64_t used = image->shared - image->reserved;
    return (used + SHARED_ALIGNED - 1) / SHARED_ALIGNED * SHARED_ALIGNED;
}

/* In the memory of a block: *out. */
static bool in_shared(const struct applied *a, const struct isadora_elf_symbol *s, uint64_t *out)
{
    const struct isadora_elf *elf = &a->image->file->cubin.elf;
    struct isadora_name rest;
    *out = s->value;
    if (is_dynamic(s))
        *out = dynamic_at(a->image);
    else if (is_loose(elf, s))
        *out = a->image->shared_at[a->one.symbol];
    else
        return isadora_name_begins(isadora_elf_section(elf, s->section).name, ".nv.shared", &rest);
    return true;
}

/* ---- functions of the system ---- */

enum { SERVICE_ALIGNED = 128 }; /* bytes of code, in which there is room for a return */

const char *const elf_service_names[ELF_SERVICES] = {
    [ELF_VPRINTF] = "vprintf",
    [ELF_ASSERTFAIL] = "__assertfail",
    [ELF_MALLOC] = "malloc",
    [ELF_FREE] = "free",
};

uint64_t elf_service_address(const struct elf_image *image, enum elf_service service)
{
    const uint64_t size = image->code_end - image->code_at;
    return image->code_at + (size / SERVICE_ALIGNED + 1 + service) * SERVICE_ALIGNED;
}

static int service_called(struct isadora_name name)
{
    for (int i = 0; i < ELF_SERVICES; i++)
        if (isadora_name_is(name, elf_service_names[i]))
            return i;
    return -1;
}

/* ---- other values ---- */

/* How far the program's own constants reach. */
static uint64_t constant_bytes(const struct elf_image *image)
{
    uint64_t end = 0;
    for (size_t i = 0; i < image->piece_count; i++) {
        const struct elf_piece *piece = &image->pieces[i];
        if (piece->memory == ELF_CONSTANT && piece->bank == ELF_USER_BANK &&
            piece->at + piece->size > end)
            end = piece->at + piece->size;
    }
    return end;
}

enum { SYMBOL_IS_TEXTURE = 10, SYMBOL_IS_SURFACE = 12 };

static int image_value(const struct applied *a, const struct isadora_elf_symbol *s, uint64_t *out)
{
    struct elf_image *image = a->image;
    const uint32_t handle =
        image->handle ? image->handle(image->user, s->name.at, s->name.size) : 0;
    const uint32_t slot = ELF_SLOTS_AT + 4 * handle;
    const enum value kind = a->type->value;
    if (!handle)
        return bad_input("%s: the kernel uses the %s `%s`, for which there is no --image",
                         image->file->name, s->type == SYMBOL_IS_SURFACE ? "surface" : "texture",
                         name_text(s->name));
    if (kind != HANDLE && handle >= image->slots)
        image->slots = handle + 1;
    *out = kind == HANDLE ? handle : kind == SLOT ? slot / 4 : slot;
    return EXIT_FINE;
}

static int undefined(const struct applied *a, const struct isadora_elf_symbol *s)
{
    const struct isadora_elf *elf = &a->image->file->cubin.elf;
    const char *name = name_text(s->name);
    if (s->section)
        return bad(a, tool_format("`%s` lies in %s, which is not loaded", name,
                                  name_text(isadora_elf_section(elf, s->section).name)));
    return bad(a, tool_format("`%s` is in another file; only whole programs can be run", name));
}

static int value_of(const struct applied *a, uint64_t *out)
{
    const struct isadora_elf *elf = &a->image->file->cubin.elf;
    const struct isadora_elf_symbol s = isadora_elf_symbol(elf, a->one.symbol);
    const struct elf_piece *piece = elf_piece_of(a->image, s.section);
    const enum value kind = a->type->value;
    const bool is_field = kind == FIELD19 || kind == FIELD21;
    *out = 0;
    if (kind == NOTHING || !a->one.symbol)
        return EXIT_FINE;
    if (s.type == SYMBOL_IS_TEXTURE || s.type == SYMBOL_IS_SURFACE)
        return image_value(a, &s, out);
    if (kind == HANDLE || kind == SLOT)
        return bad(a, "its symbol is no texture or surface");
    if (is_field && (!piece || piece->memory != ELF_CONSTANT))
        return bad(a, "its symbol is no constant");
    if (piece) {
        *out = piece->at + s.value + (uint64_t)a->one.addend;
        if (piece->memory == ELF_CONSTANT && kind == GENERIC) {
            if (piece->bank != ELF_USER_BANK)
                return bad(a, "constants of this bank have no generic address");
            *out += a->image->window_at;
        }
        if (is_field && piece->bank >= ELF_BANKS)
            return bad(a, "there is no such constant bank");
        if (kind == FIELD19)
            *out = (uint64_t)piece->bank << 14 | ((*out & 0xffff) >> 2);
        else if (kind == FIELD21)
            *out = (uint64_t)piece->bank << 16 | (*out & 0xffff);
        return EXIT_FINE;
    }
    const int service = s.section || kind == GENERIC ? -1 : service_called(s.name);
    if (service >= 0) {
        a->image->services |= 1u << service;
        *out = elf_service_address(a->image, (enum elf_service)service);
    } else if (!s.section && isadora_name_is(s.name, ".nv.ptx.const0.size"))
        *out = constant_bytes(a->image);
    else if (!s.section && (isadora_name_is(s.name, ".nv.unified.texrefDescSize") ||
                            isadora_name_is(s.name, ".nv.surfrefDescSize")))
        *out = ELF_IMAGE_BYTES;
    else if (!in_shared(a, &s, out) || kind == GENERIC)
        return undefined(a, &s);
    *out += (uint64_t)a->one.addend;
    return EXIT_FINE;
}

/* ---- writing ---- */

static void put_bits(uint8_t *bytes, unsigned at, unsigned count, uint64_t value)
{
    for (unsigned i = 0; i < count; i++) {
        const unsigned bit = at + i;
        const unsigned mask = 1u << bit % 8;
        bytes[bit / 8] = (uint8_t)(value >> i & 1 ? bytes[bit / 8] | mask : bytes[bit / 8] & ~mask);
    }
}

static int apply(struct applied *a)
{
    uint64_t value;
    a->type = type_of(a->one.type);
    if (!a->type)
        return bad(a, "this kind cannot be applied");
    const unsigned bytes = (a->type->at + a->type->bits + 7u) / 8u;
    if (!a->piece->bytes || a->one.offset > a->piece->size ||
        bytes > a->piece->size - a->one.offset)
        return bad(a, "it lies outside of its section");
    const int status = value_of(a, &value);
    if (status)
        return status;
    uint8_t *to = a->piece->bytes + a->one.offset;
    if (a->type->value == HIGH)
        value >>= 32;
    else if (a->type->value == UNITS)
        value >>= 2;
    if (a->type->low_at) {
        put_bits(to, a->type->low_at, 8, value);
        value >>= 8;
    }
    put_bits(to, a->type->at, a->type->bits, value);
    return EXIT_FINE;
}

int elf_relocate(struct elf_image *image) { return each_relocation(image, apply); }
