/* params.c: the parameters of a launch: numbers, and addresses of buffers (buffers.c). They lie one
 * after the other, each at a multiple of its size, or where a cubin says (layout.c). */
#include "grid/grid_run.h"

#include "state/place.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum kind { UNSIGNED, SIGNED, FLOAT };

static const struct type {
    const char *name;
    uint8_t bytes;
    enum kind kind;
} types[] = {
    {"u8", 1, UNSIGNED}, {"u16", 2, UNSIGNED}, {"u32", 4, UNSIGNED}, {"u64", 8, UNSIGNED},
    {"s8", 1, SIGNED},   {"s16", 2, SIGNED},   {"s32", 4, SIGNED},   {"s64", 8, SIGNED},
    {"f32", 4, FLOAT},   {"f64", 8, FLOAT},
};

/* ---- values ---- */

/* Always an exit status. */
static int bad(const char *text, const char *why)
{
    return bad_usage("--param `%s`: %s", text, why);
}

static void put_bytes(struct params *p, size_t at, uint64_t value, unsigned bytes)
{
    for (unsigned i = 0; i < bytes; i++)
        p->bytes[at + i] = (uint8_t)(value >> 8 * i);
}

static int add_bytes(struct params *p, const char *text, uint64_t value, unsigned bytes)
{
    size_t at = (p->size + bytes - 1) / bytes * bytes;
    const int status = p->layout ? layout_take(p->layout, text, bytes, &at) : EXIT_FINE;
    if (status)
        return status;
    if (at + bytes > sizeof p->bytes)
        return bad(text, "too many parameters");
    put_bytes(p, at, value, bytes);
    p->last = at;
    p->size = p->layout ? p->layout->size : at + bytes;
    return EXIT_FINE;
}

static bool read_float(const char *text, unsigned bytes, uint64_t *out)
{
    char *end;
    uint32_t bits;
    if (!*text || *text == ' ')
        return false;
    if (bytes == 4) {
        const float value = strtof(text, &end);
        memcpy(&bits, &value, sizeof bits);
        *out = bits;
    } else {
        const double value = strtod(text, &end);
        memcpy(out, &value, sizeof *out);
    }
    return !*end;
}

static bool read_whole_number(const char *text, const struct type *type, uint64_t *out)
{
    struct isadora_word word;
    const unsigned bits = 8u * type->bytes;
    if (!read_wide(text, strlen(text), &word))
        return false;
    *out = word.half[0];
    if (word.half[1] == UINT64_MAX) /* negative */
        return type->kind == SIGNED && word.half[0] >> (bits - 1) == UINT64_MAX >> (bits - 1);
    return !word.half[1] && word.half[0] >> (bits - 1) <= (type->kind != SIGNED);
}

static int add_value(struct params *p, const char *text, const struct type *type, const char *value)
{
    uint64_t bits;
    if (type->kind == FLOAT)
        return read_float(value, type->bytes, &bits) ? add_bytes(p, text, bits, type->bytes)
                                                     : bad(text, "this is no number");
    if (read_whole_number(value, type, &bits))
        return add_bytes(p, text, bits, type->bytes);
    return bad(text, "expected a whole number, decimal or 0x.., that fits the type");
}

/* ---- buffers ---- */

/* Bytes of a buffer's address: 4 where its window ends before 4 GiB. */
static unsigned address_bytes(const struct isadora_target *target)
{
    const struct isadora_space *space = &target->spaces[target->buffer_space];
    const uint64_t cells = space->windows ? space->cells / space->windows : space->cells;
    return cells - 1 <= UINT32_MAX ? 4 : 8;
}

/* What comes before the colon of a buffer: *bytes of its address, 0 where the launch decides. */
static bool is_buffer(const char *text, size_t size, unsigned *bytes)
{
    static const char *const names[] = {"buffer", "buffer32", "buffer64"};
    for (unsigned i = 0; i < 3; i++) {
        *bytes = 4 * i;
        if (strlen(names[i]) == size && memcmp(names[i], text, size) == 0)
            return true;
    }
    return false;
}

/* The parameter is the address of a buffer, or `offset` bytes after it. */
static int add_reference(struct params *p, const struct run *run, const char *text, size_t buffer,
                         uint64_t offset, unsigned bytes)
{
    const unsigned usual = address_bytes(run->choice.target);
    bytes = bytes ? bytes : usual;
    if (bytes < usual)
        return bad(text, "addresses have 64 bits here");
    const int status = add_bytes(p, text, 0, bytes);
    p->references = tool_realloc(p->references, (p->count + 1) * sizeof *p->references);
    p->references[p->count++] = (struct reference){buffer, offset, p->last, bytes};
    return status;
}

/* `NAME`, `NAME+OFFSET`: of a buffer; `NAME` of an image is its handle. */
static int add_named(struct params *p, const struct run *run, const char *text, const char *name,
                     unsigned bytes)
{
    const size_t size = strcspn(name, "+");
    const struct buffer *buffer = buffer_named(run, name, size);
    const uint32_t handle = buffer ? 0 : image_handle(run, name, strlen(name));
    uint64_t offset = 0;
    if (handle)
        return add_bytes(p, text, handle, sizeof(uint64_t));
    if (!buffer)
        return bad(text, tool_format("there is no --buffer or --image `%.*s`", (int)size, name));
    if (name[size] && !read_number(name + size + 1, &offset))
        return bad(text, "after `+`, expected a number of bytes");
    return add_reference(p, run, text, (size_t)(buffer - run->buffers), offset, bytes);
}

static int add_param(struct params *p, struct run *run, const char *text)
{
    const int chosen = p->layout ? layout_choose(p->layout, &text) : EXIT_FINE;
    if (chosen)
        return chosen;
    if (text[0] == '@')
        return add_named(p, run, text, text + 1, 0);
    const char *colon = strchr(text, ':');
    const size_t size = colon ? (size_t)(colon - text) : 0;
    unsigned bytes;
    if (colon && is_buffer(text, size, &bytes)) {
        const struct buffer buffer = {.option = "--param", .text = text};
        if (colon[1] == '@')
            return add_named(p, run, text, colon + 2, bytes);
        const int status = buffer_add(run, buffer, colon + 1);
        return status ? status : add_reference(p, run, text, run->buffer_count - 1, 0, bytes);
    }
    for (size_t i = 0; colon && i < sizeof types / sizeof *types; i++) {
        if (strlen(types[i].name) == size && memcmp(types[i].name, text, size) == 0)
            return add_value(p, text, &types[i], colon + 1);
    }
    return bad(text, "expected TYPE:VALUE, where TYPE is u8 u16 u32 u64 s8 s16 s32 s64 f32 f64, "
                     "buffer, buffer32 or buffer64, or @NAME of a --buffer or --image");
}

int params_read(struct params *p, struct run *run)
{
    int status = EXIT_FINE;
    *p = (struct params){.size = 0};
    if (run->is_elf) {
        p->layout = tool_alloc(sizeof *p->layout);
        status = layout_open(p->layout, run, sizeof p->bytes);
        p->size = p->layout->size;
    }
    if (run->params.count &&
        isadora_params_at(run->choice.target, run->choice.config) == ISADORA_NO_PLACE)
        return bad(run->params.text[0], "this instruction set says nowhere where parameters lie");
    for (size_t i = 0; i < run->params.count && !status; i++)
        status = add_param(p, run, run->params.text[i]);
    /* Else state files and --set may provide them. */
    if (!status && p->layout && (run->params.count || !(run->in || run->setting_count)))
        status = layout_check(p->layout);
    return status;
}

int params_place(struct params *p, struct run *run)
{
    const struct isadora_target *target = run->choice.target;
    const int status = buffers_place(run);
    for (size_t i = 0; i < p->count && !status; i++) {
        const struct reference *r = &p->references[i];
        put_bytes(p, r->at, run->buffers[r->buffer].cell - target->buffer_window + r->offset,
                  r->bytes);
    }
    return status;
}

bool params_are_narrow(const struct params *p)
{
    for (size_t i = 0; i < p->count; i++)
        if (p->references[i].bytes == 4)
            return true;
    return false;
}
