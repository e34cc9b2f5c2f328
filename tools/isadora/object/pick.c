/* pick.c: chooses an image by variant and function, or says what there is to choose from. */
#include "object/pick.h"
#include "common/message.h"
#include "common/sha256.h"
#include "object/elf_file.h"
#include "object/name.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { LISTED = 40, NAMES = 4, NAME_SHOWN = 80, COMPARED = 4096 };

/* ---- the variant ---- */

/* Does the architecture have a variant of the target, and is that the one of the choice? */
static bool fits_target(const struct isadora_target *target, const char *wanted, uint32_t number)
{
    const char *variant = elf_variant_for(target, number);
    const char *chosen = wanted ? config_called(target, false, wanted) : variant;
    return variant && chosen && strcmp(variant, chosen) == 0;
}

static bool fits_choice(const struct code_image *image, const struct choice *choice)
{
    const uint32_t number = image->stored.architecture;
    bool fits = false;
    if (!image_is_cubin(image))
        return false;
    if (choice->target)
        return fits_target(choice->target, choice->variant, number);
    for (size_t i = 0; tool_targets[i] && !fits; i++)
        fits = fits_target(tool_targets[i], choice->variant, number);
    return fits;
}

static bool is_called(const struct code_image *image, const struct choice *choice)
{
    return choice->variant && strcmp(choice->variant, image_architecture(image)) == 0;
}

static bool is_cubin(const struct code_image *image, const struct choice *choice)
{
    (void)choice;
    return image_is_cubin(image);
}

/* Keeps images of that kind: how many. */
static size_t keep(struct images *images, const struct choice *choice,
                   bool (*is_kept)(const struct code_image *, const struct choice *))
{
    size_t n = 0;
    for (size_t i = 0; i < images->count; i++)
        if (is_kept(&images->list[i], choice))
            images->list[n++] = images->list[i];
    return n;
}

size_t pick_keep(struct images *images, const struct choice *choice)
{
    const size_t n = keep(images, choice, is_called);
    return n ? n : keep(images, choice, fits_choice);
}

/* ---- functions ---- */

/* The names of the functions of a cubin: an exit status. */
static int functions_of(struct images *images, const struct code_image *image,
                        struct isadora_name **names, size_t *count)
{
    struct input in;
    int status = image_open(images, image, &in);
    *count = 0;
    if (status)
        return status;
    if (image->stored.kind == ISADORA_FATBIN_TEXT) {
        struct isadora_cubin cubin;
        if (isadora_cubin_read((const char *)in.data, in.end, &cubin) == ISADORA_CUBIN_READ) {
            *names = tool_alloc((cubin.function_count + 1) * sizeof **names);
            for (; *count < cubin.function_count; ++*count)
                (*names)[*count] = cubin.functions[*count].name;
        }
        isadora_cubin_free(&cubin);
    } else {
        struct isadora_elf_cubin cubin;
        if (isadora_elf_cubin_read(in.data, in.end, &cubin) == ISADORA_ELF_CUBIN_READ) {
            *names = tool_alloc((cubin.function_count + 1) * sizeof **names);
            for (; *count < cubin.function_count; ++*count)
                (*names)[*count] = cubin.functions[*count].name;
        }
        isadora_elf_cubin_free(&cubin);
    }
    return status; /* in.data stays: names are pieces of it */
}

static bool has_function(const struct isadora_name *names, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (isadora_name_is(names[i], name))
            return true;
    return false;
}

/* Keeps the images that have the function: an exit status. */
static int keep_function(struct images *images, const char *name, size_t *kept)
{
    *kept = 0;
    for (size_t i = 0; i < images->count; i++) {
        const void *mark = tool_mark();
        struct isadora_name *names;
        size_t count;
        const int status = functions_of(images, &images->list[i], &names, &count);
        if (status)
            return status;
        if (has_function(names, count, name))
            images->list[(*kept)++] = images->list[i];
        tool_drop(mark);
    }
    return EXIT_FINE;
}

/* ---- images that occur twice ---- */

/* Keeps those that are equal to no image before: an exit status. */
static int keep_different(struct images *images)
{
    char(*sums)[SHA256_TEXT] = tool_alloc((images->count + 1) * sizeof *sums);
    size_t n = 0;
    for (size_t i = 0; i < images->count; i++) {
        struct input in;
        struct sha256 sum;
        size_t same = 0;
        const int status = image_open(images, &images->list[i], &in);
        if (status)
            return status;
        sha256_begin(&sum);
        sha256_add(&sum, in.data, in.end);
        sha256_end(&sum, sums[n]);
        tool_free(in.data);
        while (strcmp(sums[same], sums[n]) != 0)
            same++;
        if (same == n)
            images->list[n++] = images->list[i];
    }
    images->copies += images->count - n;
    images->count = n;
    return EXIT_FINE;
}

/* ---- what there is ---- */

/* ` --function first`, and how many more there are. */
static void list_functions(struct images *images, const struct code_image *image)
{
    struct isadora_name *names;
    size_t count;
    if (functions_of(images, image, &names, &count))
        return;
    for (size_t i = 0; i < count && i < NAMES; i++) {
        struct isadora_name name = names[i];
        const bool is_long = name.size > NAME_SHOWN;
        name.size = is_long ? NAME_SHOWN : name.size;
        fprintf(stderr, "%s%s%s", i ? ", " : " --function ", name_text(name), is_long ? ".." : "");
    }
    if (count > NAMES)
        fprintf(stderr, ", and %zu more", count - NAMES);
}

static bool has_twin(const struct images *images, const struct code_image *image)
{
    size_t n = 0;
    for (size_t i = 0; i < images->count; i++)
        n += images->list[i].stored.architecture == image->stored.architecture &&
             images->list[i].stored.kind == image->stored.kind;
    return n > 1;
}

/* A line an image, with what chooses it. */
static void list_images(struct images *images, const char *function)
{
    for (size_t i = 0; i < images->count && i < LISTED; i++) {
        const struct code_image *image = &images->list[i];
        const void *mark = tool_mark();
        const char *family = isadora_fatbin_family(image->stored.architecture);
        fprintf(stderr, "  image %zu: -V %s", image->number, image_architecture(image));
        if (!image_is_cubin(image))
            fprintf(stderr, ", no cubin: `isadora extract`");
        else if (!function && has_twin(images, image))
            list_functions(images, image);
        else if (family)
            fprintf(stderr, " (%s)", family);
        fputc('\n', stderr);
        tool_drop(mark);
    }
    if (images->copies)
        fprintf(stderr, "  %zu more %s of these\n", images->copies,
                images->copies == 1 ? "is a copy of one" : "are copies");
    if (images->count > LISTED)
        fprintf(stderr, "  and %zu more; `isadora extract %s` lists all\n", images->count - LISTED,
                images->name);
}

/* ---- choosing ---- */

static int complain_no_cubin(const struct images *images)
{
    const struct code_image *image = images->list;
    if (!images->count)
        return bad_input("%s contains no cubin", images->name);
    for (size_t i = 0; i < images->count; i++)
        if (images->list[i].stored.kind == ISADORA_FATBIN_PTX)
            image = &images->list[i];
    if (image->stored.kind != ISADORA_FATBIN_PTX)
        return bad_input("%s contains no cubin; `isadora extract %s` lists what it contains",
                         images->name, images->name);
    return bad_input("%s contains no cubin; it has PTX for %s, which ptxas compiles: isadora "
                     "extract %s -V %s -o k.ptx; ptxas -arch=sm_%s k.ptx -o k.cubin",
                     images->name, image_architecture(image), images->name,
                     image_architecture(image), image_architecture(image) + sizeof "compute_" - 1);
}

static int complain_fit(struct images *images, const struct choice *choice)
{
    if (choice->variant)
        complain("%s contains no cubin for %s; it has", images->name, choice->variant);
    else
        complain("%s contains no cubin for %s; it has", images->name, choice->target->name);
    list_images(images, "");
    return EXIT_USAGE;
}

static int complain_function(struct images *images, const char *function)
{
    complain("%s contains no function `%s`%s; it has", images->name, function,
             images->count > 1 ? "" : ", in this cubin");
    list_images(images, NULL);
    return EXIT_USAGE;
}

static int complain_several(struct images *images, const struct choice *choice,
                            const char *function)
{
    const char *how = !choice->variant && !function ? "-V or --function"
                      : !choice->variant            ? "-V"
                      : !function                   ? "--function"
                                                    : "`isadora extract --image N`";
    complain("%s contains %zu cubins%s%s%s%s%s; choose one with %s", images->name, images->count,
             choice->variant ? " for " : "", choice->variant ? choice->variant : "",
             function ? " with the function `" : "", function ? function : "", function ? "`" : "",
             how);
    list_images(images, function);
    return EXIT_USAGE;
}

int pick_fitting(struct images *images, struct choice *choice, const char *function)
{
    size_t n = keep(images, choice, is_cubin);
    if (!n)
        return complain_no_cubin(images);
    images->count = n;
    n = pick_keep(images, choice);
    if (!n && (choice->variant || choice->target))
        return complain_fit(images, choice);
    images->count = n ? n : images->count;
    if (choice->variant && images->list->stored.suffix) /* no variant has that in its name */
        choice->variant = tool_format("sm_%" PRIu32, images->list->stored.architecture);
    if (!function || images->count == 1)
        return EXIT_FINE;
    int status = keep_function(images, function, &n);
    if (!status && !n)
        return complain_function(images, function);
    images->count = n;
    return status;
}

static bool are_alike(const struct images *images)
{
    const struct isadora_fatbin_image *first = &images->list->stored;
    for (size_t i = 1; i < images->count; i++) {
        const struct isadora_fatbin_image *other = &images->list[i].stored;
        if (other->architecture != first->architecture || other->suffix != first->suffix)
            return false;
    }
    return true;
}

static void note_copies(const struct images *images)
{
    const size_t n = images->copies;
    if (n)
        fprintf(stderr, "%s: note: %zu image%s that %s left out\n", images->name, n, plural(n),
                n == 1 ? "is a copy of another is" : "are copies of others are");
}

int pick_images(struct input *in, struct choice *choice, const char *function,
                struct images *images)
{
    *images = (struct images){.count = 0};
    if (!images_begin(in))
        return EXIT_FINE;
    int status = images_take(images, in);
    if (!status)
        status = pick_fitting(images, choice, function);
    if (!status && images->count > 1 && images->count <= COMPARED)
        status = keep_different(images);
    if (!status && !are_alike(images))
        return complain_several(images, choice, function);
    if (!status)
        note_copies(images);
    return status;
}

int pick_single(struct images *images, const struct choice *choice, const char *function)
{
    return images->count > 1 ? complain_several(images, choice, function) : EXIT_FINE;
}

int pick_image(struct input *in, struct choice *choice, const char *function)
{
    struct images images;
    int status = pick_images(in, choice, function, &images);
    if (!status)
        status = pick_single(&images, choice, function);
    return status || !images.count ? status : image_open(&images, images.list, in);
}
