/* images.c: --image, the textures and surfaces of a launch: what lies in a buffer, and how it is
 * looked up. Each has a descriptor in memory, laid out as the manual of the language says; its
 * number is the handle that programs use. */
#include "grid/grid_run.h"

#include <inttypes.h>
#include <string.h>

enum { MOST_IMAGES = 1000, AXES = 3 };

/* ---- the words after the buffer ---- */

/* By the low bits of the numbers that PTX has for them; NULL: not here. */
static const struct format {
    const char *name;
    uint8_t bytes;
    bool is_float; /* as programs see it */
} formats[] = {
    {"snorm8", 1, true}, {"snorm16", 2, true}, {"unorm8", 1, true}, {"unorm16", 2, true},
    {NULL, 0, false},    {NULL, 0, false},     {NULL, 0, false},    {"s8", 1, false},
    {"s16", 2, false},   {"s32", 4, false},    {"u8", 1, false},    {"u16", 2, false},
    {"u32", 4, false},   {"f16", 2, true},     {"f32", 4, true},
};

static const char *const modes[] = {"wrap", "mirror", NULL, "clamp", "border"};

enum { WRAP = 0, MIRROR = 1, CLAMP = 3, FIRST_FORMAT = 0x10d0 };

/* Largest extents; a texture of two or three axes is at most the second and third high and deep. */
static const uint64_t most[AXES] = {1 << 27, 1 << 16, 1 << 14};
enum { MOST_LAYERS = 1 << 11 };

/* Always an exit status. */
static int bad(const struct image *image, const char *why)
{
    return bad_usage("--image `%s`: %s", image->text, why);
}

static bool word_is(const char *word, size_t size, const char *name)
{
    return name && strlen(name) == size && memcmp(word, name, size) == 0;
}

static int take_mode(struct image *image, uint32_t mode)
{
    if (image->modes_given == AXES)
        return bad(image, "there are at most three axes to clamp, wrap, mirror or border");
    for (unsigned i = image->modes_given++; i < AXES; i++)
        image->modes[i] = mode;
    return EXIT_FINE;
}

/* `f32`, `u8x4` */
static bool take_format(struct image *image, const char *word, size_t size)
{
    unsigned components = 1;
    if (size > 2 && word[size - 2] == 'x' && strchr("124", word[size - 1])) {
        components = (unsigned)(word[size - 1] - '0');
        size -= 2;
    }
    for (unsigned i = 0; i < sizeof formats / sizeof *formats; i++) {
        if (word_is(word, size, formats[i].name)) {
            image->format = FIRST_FORMAT + i;
            image->components = components;
            image->texel = components * formats[i].bytes;
            image->is_float = formats[i].is_float;
            return true;
        }
    }
    return false;
}

/* `64`, `64x48`, `64x48x16` */
static int take_extent(struct image *image, const char *word, size_t size)
{
    const char *end = word + size;
    image->axes = 0;
    while (image->axes < AXES) {
        const char *to = word;
        while (to < end && *to != 'x')
            to++;
        const unsigned axis = image->axes++;
        if (!read_number_in(word, to, &image->extent[axis]) || !image->extent[axis])
            return bad(image, "the size is W, WxH or WxHxD in texels, such as 64x48");
        if (image->extent[axis] > most[axis])
            return bad(image, tool_format("at most %" PRIu64 "x%" PRIu64 "x%" PRIu64 " texels",
                                          most[0], most[1], most[2]));
        word = to + 1;
        if (to == end)
            return EXIT_FINE;
    }
    return bad(image, "there are at most three axes");
}

static int take_word(struct image *image, const char *word, size_t size)
{
    static const char pitch[] = "pitch=", layers[] = "layers=";
    const size_t p = sizeof pitch - 1, l = sizeof layers - 1;
    for (uint32_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        if (word_is(word, size, modes[i]))
            return take_mode(image, i);
    }
    if (word_is(word, size, "linear"))
        image->linear = true;
    else if (word_is(word, size, "normalized"))
        image->normalized = true;
    else if (size > p && memcmp(word, pitch, p) == 0) {
        if (!read_number_in(word + p, word + size, &image->pitch) || !image->pitch ||
            image->pitch > UINT32_MAX)
            return bad(image, "after `pitch=`, expected the bytes from row to row");
    } else if (size > l && memcmp(word, layers, l) == 0) {
        if (!read_number_in(word + l, word + size, &image->layers) || !image->layers ||
            image->layers > MOST_LAYERS)
            return bad(image, "after `layers=`, expected the number of layers, at most 2048");
    } else if (size && word[0] >= '0' && word[0] <= '9')
        return take_extent(image, word, size);
    else if (!take_format(image, word, size))
        return bad(image, tool_format("`%.*s` is no format (such as f32, u8x4, unorm8x4), size "
                                      "(64x48), layers=N, pitch=BYTES, linear, normalized, clamp, "
                                      "wrap, mirror or border",
                                      (int)size, word));
    return EXIT_FINE;
}

/* ---- what does not go together ---- */

static int check(struct image *image)
{
    const uint64_t row = image->extent[0] * image->texel;
    if (!image->texel || !image->axes)
        return bad(image, "a format, such as f32, and a size, such as 64x48, are needed");
    if (image->layers && image->axes == AXES)
        return bad(image, "layers have one or two axes");
    if (image->linear && !image->is_float)
        return bad(image, "`linear` is for floats: f16, f32, unorm8, snorm8, unorm16, snorm16");
    for (unsigned i = 0; i < AXES; i++) {
        if ((image->modes[i] == WRAP || image->modes[i] == MIRROR) && !image->normalized)
            return bad(image, "coordinates wrap or mirror only where they are `normalized`");
    }
    if (!image->pitch)
        image->pitch = row;
    if (image->pitch > UINT32_MAX && image->axes == 1 && !image->layers)
        image->pitch = 0; /* there is one row */
    if (image->pitch > UINT32_MAX || (image->pitch && image->pitch < row) ||
        image->pitch % image->texel)
        return bad(image, "the pitch is a multiple of a texel, and no less than a row");
    const uint64_t rows = image->extent[1] * image->extent[2] * (image->layers ? image->layers : 1);
    image->bytes = (rows - 1) * image->pitch + row;
    return EXIT_FINE;
}

/* `@NAME`, `@NAME+BYTES` */
static int refer(struct image *image, const struct run *run, const char *name)
{
    const size_t size = strcspn(name, "+");
    const struct buffer *buffer = buffer_named(run, name, size);
    if (!buffer)
        return bad(image, tool_format("there is no --buffer `%.*s`", (int)size, name));
    if (name[size] && !read_number(name + size + 1, &image->offset))
        return bad(image, "after `+`, expected a number of bytes");
    if (image->offset % (image->texel / image->components))
        return bad(image, "texels begin at a multiple of their components' size");
    image->buffer = (size_t)(buffer - run->buffers);
    return EXIT_FINE;
}

/* ---- reading ---- */

static size_t index_of(const struct run *run, const char *name, size_t size)
{
    for (size_t i = 0; i < run->image_count; i++) {
        if (word_is(name, size, run->images[i].name))
            return i;
    }
    return run->image_count;
}

uint32_t image_handle(const void *user, const char *name, size_t size)
{
    const struct run *run = user;
    const size_t i = index_of(run, name, size);
    return i < run->image_count ? (uint32_t)i + 1 : 0;
}

/* NAME=SOURCE,WORD,.. */
static int read_one(struct run *run, struct image *image)
{
    const char *equals = strchr(image->text, '=');
    const size_t size = equals ? (size_t)(equals - image->text) : 0;
    const char *word = equals ? equals + 1 + strcspn(equals + 1, ",") : "";
    int status = EXIT_FINE;
    if (!size || !*word)
        return bad(image, "expected NAME=FILE,FORMAT,SIZE, NAME=@BUFFER,FORMAT,SIZE, ..");
    if (index_of(run, image->text, size) < run->image_count)
        return bad(image, "there is an image of that name already");
    image->name = tool_format("%.*s", (int)size, image->text);
    image->source = tool_format("%.*s", (int)(word - equals - 1), equals + 1);
    while (*word && !status) {
        const size_t length = strcspn(++word, ",");
        status = take_word(image, word, length);
        word += length;
    }
    return status ? status : check(image);
}

int images_read(struct run *run)
{
    int status = EXIT_FINE;
    if (!run->image_texts.count)
        return EXIT_FINE;
    if (isadora_images_at(run->choice.target, run->choice.config) == ISADORA_NO_PLACE)
        return bad_usage("--image: `%s` says nowhere that descriptors of textures go",
                         run->choice.target->name);
    if (run->image_texts.count > MOST_IMAGES)
        return bad_usage("--image: at most %d", (int)MOST_IMAGES);
    run->image_handle = image_handle;
    run->images = tool_alloc(run->image_texts.count * sizeof *run->images);
    for (size_t i = 0; i < run->image_texts.count && !status; i++) {
        run->images[i] = (struct image){
            .text = run->image_texts.text[i], .extent = {1, 1, 1}, .modes = {CLAMP, CLAMP, CLAMP}};
        status = read_one(run, &run->images[i]);
        run->image_count += !status;
    }
    return status;
}

int images_bind(struct run *run)
{
    int status = EXIT_FINE;
    for (size_t i = 0; i < run->image_count && !status; i++) {
        struct image *image = &run->images[i];
        if (image->source[0] == '@') {
            status = refer(image, run, image->source + 1);
            continue;
        }
        image->buffer = run->buffer_count;
        status = buffer_add(run, (struct buffer){.option = "--image", .text = image->text},
                            image->source);
    }
    return status;
}

/* ---- descriptors ---- */

static void put_word(uint8_t *bytes, unsigned at, uint64_t value)
{
    for (unsigned i = 0; i < 4; i++)
        bytes[at + i] = (uint8_t)(value >> 8 * i);
}

/* The order of components: that of one, two, four. */
static uint32_t order(const struct image *image)
{
    enum { R = 0x10b0, RG = 0x10b2, RGBA = 0x10b5 };
    return image->components == 1 ? R : image->components == 2 ? RG : RGBA;
}

static void describe(const struct image *image, uint64_t address, uint8_t *out)
{
    memset(out, 0, IMAGE_BYTES);
    for (unsigned i = 0; i < AXES; i++) {
        put_word(out, 4 * i, image->extent[i]);
        put_word(out, 0x40 + 4 * i, image->extent[i]);
        put_word(out, 0xc + 4 * i, image->modes[i]);
    }
    put_word(out, 0x18, image->linear);
    put_word(out, 0x1c, image->normalized);
    put_word(out, 0x20, image->format);
    put_word(out, 0x24, order(image));
    put_word(out, 0x28, image->layers);
    put_word(out, 0x2c, 1); /* levels */
    put_word(out, 0x30, 1); /* samples */
    put_word(out, 0x4c, image->format);
    put_word(out, 0x50, order(image));
    put_word(out, 0x5c, image->layers);
    put_word(out, 0x60, image->layers ? image->layers : image->extent[2]);
    put_word(out, 0x64, image->axes);
    put_word(out, 0x68, image->components);
    put_word(out, 0x6c, image->pitch);
    put_word(out, 0x70, image->texel);
    put_word(out, 0x78, address);
    put_word(out, 0x7c, address >> 32);
}

int images_place(struct run *run)
{
    const struct isadora_target *target = run->choice.target;
    const uint64_t at = isadora_images_at(target, run->choice.config);
    uint8_t bytes[IMAGE_BYTES] = {0};
    if (at == ISADORA_NO_PLACE || run->launch_index)
        return EXIT_FINE;
    put_word(bytes, 0, run->image_count);
    if (!isadora_copy_in(run->machine, (unsigned)target->image_space, at, bytes, IMAGE_BYTES))
        place_no_memory(run->machine, (unsigned)target->image_space);
    for (size_t i = 0; i < run->image_count; i++) {
        const struct image *image = &run->images[i];
        const struct buffer *buffer = &run->buffers[image->buffer];
        if (image->bytes > buffer->size || image->offset > buffer->size - image->bytes)
            return bad(image,
                       tool_format("its texels take %" PRIu64 " bytes%s, and the buffer has "
                                   "%" PRIu64,
                                   image->bytes, image->offset ? " there" : "", buffer->size));
        describe(image, buffer->cell - target->buffer_window + image->offset, bytes);
        if (!isadora_copy_in(run->machine, (unsigned)target->image_space,
                             at + (i + 1) * IMAGE_BYTES, bytes, IMAGE_BYTES))
            place_no_memory(run->machine, (unsigned)target->image_space);
    }
    return EXIT_FINE;
}

bool images_extent(const struct run *run, struct isadora_extent *out)
{
    const struct isadora_target *target = run->choice.target;
    const uint64_t at = isadora_images_at(target, run->choice.config);
    if (at == ISADORA_NO_PLACE || target->image_space != target->buffer_space)
        return false;
    *out = (struct isadora_extent){at, (run->image_count + 1) * IMAGE_BYTES};
    return true;
}
