/* fatbin.c: images in fatbins. Each step goes on by at least a header, and looks at no byte outside
 * of the fatbin that it is in. */
#include <isadora/fatbin.h>

#include <string.h>

enum { ALIGNED = 8, CONTAINER = 16, HEADER = 64, VERSION = 1 };
static const uint32_t MAGIC = 0xba55ed50;

bool isadora_fatbin_begins(const uint8_t *bytes, size_t size)
{
    return size >= 4 && isadora_elf_u32(bytes) == MAGIC;
}

/* Returns `fine`; where it is false, notes the mistake. */
static bool check(struct isadora_fatbin *f, bool fine, size_t where, const char *why)
{
    if (fine)
        return true;
    f->where = where;
    f->why = why;
    return false;
}

/* Zeros may follow a fatbin, so that the next one is aligned. */
static void skip_zeros(struct isadora_fatbin *f)
{
    if (f->at == 0)
        return;
    while (f->at < f->size && f->bytes[f->at] == 0)
        f->at++;
    f->end = f->at;
}

/* The header of a fatbin. False at the end, and at a mistake. */
static bool begin(struct isadora_fatbin *f)
{
    skip_zeros(f);
    const size_t at = f->at, left = f->size - at;
    const uint8_t *p = at ? f->bytes + at : f->bytes;
    if (at == f->size && at)
        return false;
    if (!check(f, isadora_fatbin_begins(p, left), at, "this is no fatbin") ||
        !check(f, left >= CONTAINER, f->size, "the fatbin ends in its header of 16 bytes") ||
        !check(f, isadora_elf_u16(p + 4) == VERSION, at + 4,
               "another version of fatbins; there is version 1 alone"))
        return false;
    const size_t header = isadora_elf_u16(p + 6);
    const uint64_t size = isadora_elf_u64(p + 8);
    if (!check(f, header >= CONTAINER && header <= left, at + 6,
               "the header of a fatbin has at least 16 bytes, and lies in the file") ||
        !check(f, size <= left - header, at + 8, "the images of this fatbin end after the file"))
        return false;
    f->at = at + header;
    f->end = f->at + (size_t)size;
    return true;
}

/* Characters in the header of an image, of `header` bytes; `at` NULL where there are none. */
static bool text_in(struct isadora_fatbin *f, const uint8_t *p, size_t header, uint32_t from,
                    uint32_t size, struct isadora_name *out)
{
    const size_t where = (size_t)(p - f->bytes);
    *out = (struct isadora_name){NULL, 0};
    if (!size)
        return true;
    if (!check(f, from >= HEADER && from <= header && size <= header - from, where,
               "a name of this image lies outside of its header"))
        return false;
    const uint8_t *end = memchr(p + from, 0, size);
    *out = (struct isadora_name){(const char *)p + from, end ? (size_t)(end - p) - from : size};
    if (!out->size)
        out->at = NULL;
    return true;
}

/* The name, and the options: there is a place in the header that says where they are. */
static bool read_texts(struct isadora_fatbin *f, const uint8_t *p, size_t header,
                       struct isadora_fatbin_image *image)
{
    const bool has_options = !(image->flags & ISADORA_FATBIN_COMPAT);
    const uint32_t options = has_options ? isadora_elf_u32(p + 20) : 0;
    if (!text_in(f, p, header, isadora_elf_u32(p + 32), isadora_elf_u32(p + 36), &image->name))
        return false;
    if (options < HEADER || options > header || header - options < 8)
        return check(f, options == 0, (size_t)(p - f->bytes) + 20,
                     "the options of this image lie outside of its header");
    return text_in(f, p, header, isadora_elf_u32(p + options), isadora_elf_u32(p + options + 4),
                   &image->options);
}

static enum isadora_fatbin_packing packing_of(uint64_t flags)
{
    const uint64_t packed = flags & (ISADORA_FATBIN_LZ4 | ISADORA_FATBIN_ZSTD);
    if (flags & ~(uint64_t)ISADORA_FATBIN_FLAGS)
        return ISADORA_FATBIN_IS_UNKNOWN;
    return packed == 0                     ? ISADORA_FATBIN_IS_PLAIN
           : packed == ISADORA_FATBIN_LZ4  ? ISADORA_FATBIN_IS_LZ4
           : packed == ISADORA_FATBIN_ZSTD ? ISADORA_FATBIN_IS_ZSTD
                                           : ISADORA_FATBIN_IS_UNKNOWN;
}

/* The image at f->at, of which `left` bytes are in the fatbin. */
static bool read_image(struct isadora_fatbin *f, size_t left, struct isadora_fatbin_image *image)
{
    const uint8_t *p = f->bytes + f->at;
    if (!check(f, left >= HEADER, f->at, "an image ends in its header of 64 bytes"))
        return false;
    const uint64_t header = isadora_elf_u32(p + 4), size = isadora_elf_u64(p + 8);
    const uint32_t packed = isadora_elf_u32(p + 16);
    if (!check(f, header >= HEADER && header <= left, f->at + 4,
               "the header of an image has at least 64 bytes, and lies in its fatbin") ||
        !check(f, size <= left - header, f->at + 8, "this image ends after its fatbin") ||
        !check(f, packed <= size, f->at + 16,
               "the compressed bytes of this image end after the image"))
        return false;
    *image = (struct isadora_fatbin_image){
        .offset = f->at,
        .kind = isadora_elf_u16(p),
        .minor = isadora_elf_u16(p + 24),
        .major = isadora_elf_u16(p + 26),
        .architecture = isadora_elf_u32(p + 28),
        .flags = isadora_elf_u64(p + 40),
        .bytes = p + header,
        .size = (size_t)size,
        .unpacked = size,
    };
    image->packing = packing_of(image->flags);
    image->suffix = image->flags & ISADORA_FATBIN_FAMILY ? 'f'
                    : image->flags & ISADORA_FATBIN_ONLY ? 'a'
                                                         : 0;
    if (image->packing != ISADORA_FATBIN_IS_PLAIN) {
        image->size = packed ? packed : image->size;
        image->unpacked = isadora_elf_u64(p + 56);
    }
    if (!read_texts(f, p, (size_t)header, image))
        return false;
    f->at += (size_t)(header + size);
    return true;
}

bool isadora_fatbin_next(struct isadora_fatbin *f, struct isadora_fatbin_image *image)
{
    while (!f->why && f->at == f->end)
        if (!begin(f))
            return false;
    return !f->why && read_image(f, f->end - f->at, image);
}

const char *isadora_fatbin_family(uint32_t architecture)
{
    static const struct {
        uint32_t from, to;
        const char *name;
    } families[] = {
        {10, 13, "Tesla"},  {20, 21, "Fermi"},  {30, 37, "Kepler"},      {50, 53, "Maxwell"},
        {60, 62, "Pascal"}, {70, 72, "Volta"},  {75, 75, "Turing"},      {80, 87, "Ampere"},
        {89, 89, "Ada"},    {90, 90, "Hopper"}, {100, 121, "Blackwell"},
    };
    for (size_t i = 0; i < sizeof families / sizeof families[0]; i++)
        if (architecture >= families[i].from && architecture <= families[i].to)
            return families[i].name;
    return NULL;
}
