/* images.c: finds the images of a file. Fatbins are looked for in the file itself, in sections of
 * an ELF file, and in both as members of an archive; an image is not looked into. */
#include "object/images.h"

#include <isadora/nvidia.h>
#include "common/message.h"
#include "object/name.h"

#include <inttypes.h>
#include <string.h>

enum { MACHINE_AT = 18, CLASS_64 = 2, PIECE = 1 << 20 };
static const char fatbin_magic[] = "\x50\xed\x55\xba", elf_magic[] = "\177ELF";

/* ---- what an input is ---- */

/* Looks at no byte after the first that differs: more may be typed later. */
static bool begins(struct input *in, const char *magic)
{
    for (size_t i = 0; magic[i]; i++) {
        if (in->end - in->at <= i)
            input_fill(in, i + 1);
        if (in->end - in->at <= i || in->data[in->at + i] != (unsigned char)magic[i])
            return false;
    }
    return true;
}

static bool is_for_images(const struct isadora_elf_section *s)
{
    return s->bytes && s->size &&
           (isadora_name_is(s->name, ".nv_fatbin") || isadora_name_is(s->name, "__nv_relfatbin"));
}

/* An ELF file that is no cubin, with fatbins in it. */
static bool is_host(const uint8_t *bytes, size_t size, struct isadora_elf *elf)
{
    bool found = false;
    if (!isadora_elf_open_sections(elf, bytes, size) || elf->machine == ISADORA_ELF_CUDA)
        return false;
    for (uint32_t i = 1; i < elf->section_count && !found; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        found = is_for_images(&s);
    }
    return found;
}

bool images_begin(struct input *in)
{
    struct isadora_elf elf;
    if (begins(in, fatbin_magic) || begins(in, "!<arch>\n") || begins(in, "!<thin>\n"))
        return true;
    if (!begins(in, elf_magic))
        return false;
    input_fill(in, MACHINE_AT + 2);
    const unsigned char *head = in->data + in->at;
    if (in->end - in->at < MACHINE_AT + 2 || head[4] != CLASS_64 ||
        isadora_elf_u16(head + MACHINE_AT) == ISADORA_ELF_CUDA)
        return false;
    while (!in->ended)
        input_fill(in, in->end - in->at + PIECE);
    return is_host(in->data + in->at, in->end - in->at, &elf);
}

/* ---- finding ---- */

static int mistake(const struct images *images, const uint8_t *bytes, size_t where, const char *why)
{
    return bad_input("%s: at 0x%zx: %s", images->name, (size_t)(bytes - images->bytes) + where,
                     why);
}

static void add(struct images *images, const struct isadora_fatbin_image *image,
                struct isadora_name member)
{
    images->list = tool_grow(images->list, images->count, &images->room, sizeof *images->list);
    images->list[images->count] = (struct code_image){*image, images->count + 1, member};
    images->count++;
}

static int add_fatbins(struct images *images, const uint8_t *bytes, size_t size,
                       struct isadora_name member)
{
    struct isadora_fatbin fatbin = {.bytes = bytes, .size = size};
    struct isadora_fatbin_image image;
    while (isadora_fatbin_next(&fatbin, &image)) {
        image.offset += (size_t)(bytes - images->bytes);
        add(images, &image, member);
    }
    return fatbin.why ? mistake(images, bytes, fatbin.where, fatbin.why) : EXIT_FINE;
}

static int add_sections(struct images *images, const struct isadora_elf *elf,
                        struct isadora_name member)
{
    int status = EXIT_FINE;
    for (uint32_t i = 1; i < elf->section_count && !status; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        if (is_for_images(&s))
            status = add_fatbins(images, s.bytes, (size_t)s.size, member);
    }
    return status;
}

/* A cubin in an archive is an image without a header. */
static void add_cubin(struct images *images, const struct isadora_elf *elf,
                      struct isadora_name member)
{
    const struct isadora_fatbin_image image = {
        .offset = (size_t)(elf->bytes - images->bytes),
        .kind = ISADORA_FATBIN_ELF,
        .architecture = isadora_elf_cubin_architecture(elf),
        .flags = ISADORA_FATBIN_64,
        .bytes = elf->bytes,
        .size = elf->size,
        .unpacked = elf->size,
    };
    add(images, &image, member);
}

static int add_members(struct images *images)
{
    struct isadora_archive archive = {.bytes = images->bytes, .size = images->size};
    struct isadora_archive_member member;
    struct isadora_elf elf;
    int status = EXIT_FINE;
    while (!status && isadora_archive_next(&archive, &member)) {
        if (isadora_fatbin_begins(member.bytes, member.size))
            status = add_fatbins(images, member.bytes, member.size, member.name);
        else if (is_host(member.bytes, member.size, &elf))
            status = add_sections(images, &elf, member.name);
        else if (elf.machine == ISADORA_ELF_CUDA)
            add_cubin(images, &elf, member.name);
    }
    return archive.why ? mistake(images, images->bytes, archive.where, archive.why) : status;
}

int images_take(struct images *images, struct input *in)
{
    struct isadora_elf elf;
    *images = (struct images){.name = in->name};
    images->bytes = (uint8_t *)read_rest(in, &images->size);
    if (!images->bytes)
        return EXIT_IO;
    images->limits = unpack_limits(UNPACK_MOST, images->size);
    if (isadora_archive_begins(images->bytes, images->size))
        return add_members(images);
    if (is_host(images->bytes, images->size, &elf))
        return add_sections(images, &elf, (struct isadora_name){NULL, 0});
    return add_fatbins(images, images->bytes, images->size, (struct isadora_name){NULL, 0});
}

/* ---- an image ---- */

bool image_is_cubin(const struct code_image *image)
{
    return image->stored.kind == ISADORA_FATBIN_ELF || image->stored.kind == ISADORA_FATBIN_TEXT;
}

char *image_architecture(const struct code_image *image)
{
    const char suffix[] = {image->stored.suffix, 0};
    return tool_format("%s_%" PRIu32 "%s", image_is_cubin(image) ? "sm" : "compute",
                       image->stored.architecture, suffix);
}

char *image_where(const struct images *images, const struct code_image *image)
{
    return tool_format("%s: image %zu", images->name, image->number);
}

int image_open(struct images *images, const struct code_image *image, struct input *in)
{
    *in = (struct input){.name = image_where(images, image), .fd = -1, .ended = true};
    const int status = unpack(&image->stored, in->name, &images->limits, &in->data, &in->end);
    in->capacity = in->end;
    return status;
}
