/* extract.c: `isadora extract`: what fatbins, host programs and archives contain, and its images as
 * files. */
#include "commands/commands.h"
#include "common/json_write.h"
#include "object/cubin_file.h"
#include "object/pick.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <sys/stat.h>

struct extract {
    struct choice choice; /* its variant alone */
    const char *path, *out;
    struct number number, most;
    bool json;
    struct images images;
};

#define TO(member) offsetof(struct extract, member)

static const struct option options[] = {
    {'V', "variant", "VARIANT", "images for this alone: sm_80, or compute_80, which is PTX",
     option_text, TO(choice.variant)},
    {'n', "image", "N", "the image of this number alone", option_number, TO(number)},
    {'o', "output", "FILE|DIR",
     "write the image to a file; all images into a folder, which may be new if it ends in /",
     option_text, TO(out)},
    {0, "json", NULL, "list as JSON, one object an image", option_flag, TO(json)},
    {0, "max-size", "N", "bytes that one image may have when decompressed (default: 2^30)",
     option_number, TO(most)},
    {.take = option_file, .to = TO(path)},
    {.take = NULL},
};

/* ---- the list ---- */

static const char *kind_name(const struct code_image *image)
{
    const uint16_t kind = image->stored.kind;
    return image_is_cubin(image)         ? "cubin"
           : kind == ISADORA_FATBIN_PTX  ? "ptx"
           : kind == ISADORA_FATBIN_NVVM ? "nvvm"
                                         : tool_format("%u", (unsigned)kind);
}

/* Of the source, and the member of an archive. */
static char *name_of(const struct code_image *image)
{
    const struct isadora_name member = image->member, name = image->stored.name;
    return tool_format("%s%s%s", member.at ? name_text(member) : "",
                       member.at && name.at ? " " : "", name.at ? name_text(name) : "");
}

static void put_json(struct output *out, const struct code_image *image,
                     struct unpack_limits *limits)
{
    const struct isadora_fatbin_image *stored = &image->stored;
    json_begin_line(out);
    json_number(out, "image", image->number);
    json_text(out, "kind", kind_name(image));
    json_text(out, "architecture", image_architecture(image));
    json_text(out, "version",
              tool_format("%u.%u", (unsigned)stored->major, (unsigned)stored->minor));
    json_number(out, "size", unpack_size(stored, limits));
    json_number(out, "stored", stored->size);
    json_text(out, "compression", unpack_name(stored));
    json_hex(out, "flags", stored->flags);
    json_number(out, "offset", stored->offset);
    name_json(out, "member", image->member);
    name_json(out, "name", stored->name);
    name_json(out, "options", stored->options);
    json_end_line(out);
}

static void put_row(struct output *out, const struct code_image *image,
                    struct unpack_limits *limits)
{
    const struct isadora_fatbin_image *stored = &image->stored;
    const char *packing = unpack_name(stored);
    const char *name = name_of(image);
    output_format(out, "%5zu  %-5s  %-12s  %10" PRIu64 "  %10zu  %s", image->number,
                  kind_name(image), image_architecture(image), unpack_size(stored, limits),
                  stored->size, packing ? packing : "-");
    if (*name)
        output_format(out, "%*s%s", (int)(13 - strlen(packing ? packing : "-")), "", name);
    output_text(out, "\n");
}

static int list(struct extract *e)
{
    struct output out;
    if (!output_open(&out, NULL))
        return EXIT_IO;
    if (!e->json)
        output_text(&out,
                    "image  kind   architecture        size      stored  compression  name\n");
    for (size_t i = 0; i < e->images.count; i++) {
        const void *mark = tool_mark();
        (e->json ? put_json : put_row)(&out, &e->images.list[i], &e->images.limits);
        output_flush(&out);
        tool_drop(mark);
    }
    return output_close(&out, true) ? EXIT_FINE : EXIT_IO;
}

/* ---- files ---- */

static bool is_folder(const char *path)
{
    struct stat about;
    const size_t size = strlen(path);
    return (size && path[size - 1] == '/') || (stat(path, &about) == 0 && S_ISDIR(about.st_mode));
}

/* `DIR/NAME.3.sm_80.cubin`, where NAME is that of the file without its end. */
static char *path_of(const struct extract *e, const struct code_image *image)
{
    const bool is_file = e->path && strcmp(e->path, "-") != 0;
    const char *path = is_file ? e->path : "images", *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path, *end = strrchr(name, '.');
    const size_t size = end && end != name ? (size_t)(end - name) : strlen(name);
    const bool ends = e->out[strlen(e->out) - 1] == '/';
    return tool_format("%s%s%.*s.%zu.%s.%s", e->out, ends ? "" : "/", (int)size, name,
                       image->number, image_architecture(image), kind_name(image));
}

static int write_image(struct extract *e, const struct code_image *image, const char *path)
{
    struct input in;
    int status = image_open(&e->images, image, &in);
    if (!status && !output_file(path, in.data, in.end))
        status = EXIT_IO;
    return status;
}

/* What is damaged does not keep the others back. */
static int write_all(struct extract *e)
{
    int status = EXIT_FINE;
    if (mkdir(e->out, 0777) != 0 && errno != EEXIST)
        return complain_with(EXIT_IO, "cannot make %s: %s", e->out, strerror(errno));
    for (size_t i = 0; i < e->images.count; i++) {
        const void *mark = tool_mark();
        const char *path = path_of(e, &e->images.list[i]);
        const int one = write_image(e, &e->images.list[i], path);
        if (!one)
            puts(path);
        status = one > status ? one : status;
        tool_drop(mark);
    }
    return status;
}

static int write_one(struct extract *e)
{
    if (e->images.count == 1)
        return write_image(e, e->images.list, e->out);
    return bad_usage("%zu images do not fit in one file: choose one with -V or --image, or let -o "
                     "name a folder, `-o %s/`",
                     e->images.count, e->out);
}

/* ---- the command ---- */

/* Leaves the images that were asked for. */
static int choose(struct extract *e)
{
    struct images *images = &e->images;
    const bool any = images->count > 0;
    size_t n = 0;
    if (e->choice.variant)
        images->count = pick_keep(images, &e->choice);
    for (size_t i = 0; i < images->count; i++)
        if (!e->number.given || images->list[i].number == e->number.value)
            images->list[n++] = images->list[i];
    const bool none = any && !n;
    images->count = n;
    return none ? bad_usage("%s contains no such image; `isadora extract %s` lists all",
                            images->name, images->name)
                : EXIT_FINE;
}

static int complain_other(struct input *in)
{
    const enum cubin_kind kind = cubin_sniff(in);
    const uint8_t *head = in->data + in->at;
    const bool is_host = kind == CUBIN_ELF && in->end - in->at >= 20 &&
                         isadora_elf_u16(head + 18) != ISADORA_ELF_CUDA;
    const int status =
        is_host ? bad_input("%s is an ELF file that contains no fatbin", in->name)
        : kind != CUBIN_NONE
            ? bad_input("%s is a cubin itself; there is nothing to extract", in->name)
            : bad_input("%s is no fatbin, no host program that contains one, and no archive "
                        "of these",
                        in->name);
    input_close(in);
    return status;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct extract e = {.path = NULL};
    struct input in;
    options_read(command, argc, argv, &e);
    options_exclude(command, e.json, "--json", e.out != NULL, "-o");
    if (e.out && !*e.out)
        usage_error(command, "-o needs a name");
    if (!input_open(&in, e.path))
        return EXIT_IO;
    if (!images_begin(&in))
        return complain_other(&in);
    int status = images_take(&e.images, &in);
    if (e.most.given)
        e.images.limits = unpack_limits(e.most.value, e.images.size);
    if (!status)
        status = choose(&e);
    if (status)
        return status;
    return !e.out ? list(&e) : is_folder(e.out) ? write_all(&e) : write_one(&e);
}

const struct command command_extract = {
    .name = "extract",
    .usage = "[-V VARIANT] [--image N] [-o FILE|DIR] [--json] [--max-size N] [FILE]",
    .summary = "list or write the cubins and PTX of a fatbin or host program",
    .text =
        "FILE is a fatbin, a program, library or object file (64-bit ELF) with fatbins in the\n"
        "sections `.nv_fatbin` or `__nv_relfatbin`, or an archive (`ar`) of these or of cubins.\n"
        "Without -o its images are listed: number, kind (cubin, ptx, nvvm, or a number),\n"
        "architecture, bytes, stored bytes, compression, and the name that the compiler gave it,\n"
        "after that of the member of an archive. With -o images are written, decompressed: into\n"
        "a folder as NAME.NUMBER.ARCHITECTURE.KIND, or one image, which -V or --image chooses,\n"
        "to a file. `-o -` is standard output. Without FILE, or with `-`, reads standard input.\n"
        "\n"
        "Images are compressed with LZ4 or zstd; `isadora --version --json` says which of these\n"
        "this build reads. Unknown flags of an image are an error. So is an image that promises\n"
        "more bytes than its compressed bytes can be, or than --max-size; all images that are\n"
        "decompressed may be as many bytes together, or 64 times the file where that is more.",
    .examples = "examples:\n"
                "  isadora extract k.fatbin\n"
                "  isadora extract ./program -V sm_80 -o k.cubin\n"
                "  isadora extract libk.a -o images/",
    .options = options,
    .run = run,
};
