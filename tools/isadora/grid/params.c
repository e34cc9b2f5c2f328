/* params.c: the parameters of a launch: numbers, and buffers in the memory of the grid.
 *
 * Parameters lie one after the other, each at a multiple of its size. A buffer's parameter is its
 * address; buffers begin at pages of their own and have at least one page between them, so that an
 * access after the end is found out. */
#include "grid/grid_run.h"

#include "state/place.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PAGE = 4096 };

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

/* `FILE`, `FILE:OUT`, `SIZE`, `SIZE:OUT`. */
static int add_buffer(struct params *p, const struct run *run, const char *text, const char *value)
{
    const char *colon = strchr(value, ':');
    const size_t size = colon ? (size_t)(colon - value) : strlen(value);
    struct buffer buffer = {.text = text};
    if (isadora_buffers_at(run->choice.target, run->choice.config) == ISADORA_NO_PLACE)
        return bad(text, "this instruction set says nowhere that buffers go");
    if (!size || (colon && !colon[1]))
        return bad(text, "expected `buffer:FILE`, `buffer:SIZE`, or one of them with `:OUT`");
    buffer.in = tool_format("%.*s", (int)size, value);
    if (read_number(buffer.in, &buffer.size)) {
        buffer.in = NULL;
    }
    buffer.out = colon ? tool_format("%s", colon + 1) : NULL;
    p->buffers = tool_realloc(p->buffers, (p->count + 1) * sizeof *p->buffers);
    p->buffers[p->count++] = buffer;
    return EXIT_FINE;
}

static int add_param(struct params *p, const struct run *run, const char *text)
{
    const int chosen = p->layout ? layout_choose(p->layout, &text) : EXIT_FINE;
    if (chosen)
        return chosen;
    const char *colon = strchr(text, ':');
    const size_t size = colon ? (size_t)(colon - text) : 0;
    if (size == 6 && memcmp(text, "buffer", 6) == 0) {
        int status = add_buffer(p, run, text, colon + 1);
        const unsigned bytes = status ? 0 : address_bytes(run->choice.target);
        status = status ? status : add_bytes(p, text, 0, bytes);
        if (!status)
            p->buffers[p->count - 1].at = p->last;
        return status;
    }
    for (size_t i = 0; colon && i < sizeof types / sizeof *types; i++) {
        if (strlen(types[i].name) == size && memcmp(types[i].name, text, size) == 0)
            return add_value(p, text, &types[i], colon + 1);
    }
    return bad(text, "expected TYPE:VALUE, where TYPE is u8 u16 u32 u64 s8 s16 s32 s64 f32 f64 or "
                     "buffer");
}

int params_read(struct params *p, const struct run *run)
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

/* ---- where they lie ---- */

static int load_buffer(struct buffer *buffer, struct run *run, uint64_t end)
{
    size_t size = (size_t)buffer->size;
    if (buffer->in && buffer->in[0] >= '0' && buffer->in[0] <= '9' && access(buffer->in, F_OK))
        return bad(buffer->text, "this is neither a number of bytes, decimal or 0x.., nor the "
                                 "name of an existing file");
    char *bytes = buffer->in ? read_whole(buffer->in, &size) : NULL;
    if (buffer->in && !bytes)
        return EXIT_IO;
    buffer->size = size;
    if (buffer->cell > end || size > end - buffer->cell) {
        return bad(buffer->text, "there is no room left for a buffer of this size");
    }
    const bool loaded =
        !bytes || isadora_copy_in(run->machine, (unsigned)run->choice.target->buffer_space,
                                  buffer->cell, (const uint8_t *)bytes, size);
    if (!loaded)
        out_of_memory();
    return EXIT_FINE;
}

int params_place(struct params *p, struct run *run)
{
    const struct isadora_target *target = run->choice.target;
    int status = EXIT_FINE;
    uint64_t at = isadora_buffers_at(target, run->choice.config);
    if (run->is_elf && run->variables_end > at)
        at = run->variables_end;
    p->end = at;
    if (!p->count)
        return EXIT_FINE;
    const struct isadora_space *space = &target->spaces[target->buffer_space];
    const uint64_t window = space->windows ? space->cells / space->windows : space->cells;
    for (size_t i = 0; i < p->count && !status; i++) {
        struct buffer *buffer = &p->buffers[i];
        buffer->cell = at;
        put_bytes(p, buffer->at, at - target->buffer_window, address_bytes(target));
        status = load_buffer(buffer, run, target->buffer_window + window);
        at = (at + buffer->size + 2 * PAGE - 1) / PAGE * PAGE;
    }
    p->end = at;
    return status;
}

int params_check(const struct params *p)
{
    for (size_t i = 0; i < p->count; i++) {
        if (p->buffers[i].out && !output_check(p->buffers[i].out))
            return EXIT_IO;
    }
    return EXIT_FINE;
}

int params_save(const struct params *p, const struct run *run)
{
    int status = EXIT_FINE;
    for (size_t i = 0; i < p->count; i++) {
        const struct buffer *buffer = &p->buffers[i];
        const unsigned space = (unsigned)run->choice.target->buffer_space;
        if (buffer->out && run_save(run, space, buffer->cell, buffer->size, buffer->out))
            status = EXIT_IO;
    }
    return status;
}
