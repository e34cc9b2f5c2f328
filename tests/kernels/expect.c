/* Makes the inputs of the kernels, their launches and their expected results.
 *
 *     kernels_expect SM FOLDER [NAME]
 *
 * For each reference (or that of NAME): FOLDER/NAME.launch says how it is launched and compared,
 * one word and its values a line; NAME.N.in and NAME.N.want are what buffer N holds before and
 * after. SM is the variant: 52, 70, ..
 */
#include "kernels.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BUFFERS = 8, MOST_ROOMS = 64 };

static struct {
    uint8_t *bytes;
    size_t size;
} buffers[MOST_BUFFERS];
static size_t buffer_count;
static void *rooms[MOST_ROOMS];
static size_t room_count;
static uint32_t state;
static unsigned variant;
static bool wanted;
static const char *folder;
static const char *name;
static FILE *launch;

_Noreturn static void fail(const char *what)
{
    perror(what);
    exit(3);
}

static FILE *open_file(const char *suffix)
{
    char path[512];
    const int length = snprintf(path, sizeof path, "%s/%s%s", folder, name, suffix);
    FILE *file = length < (int)sizeof path ? fopen(path, "wb") : NULL;
    if (!file)
        fail(folder);
    return file;
}

static void close_file(FILE *file)
{
    if (fclose(file))
        fail(folder);
}

static void say(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    vfprintf(launch, format, values);
    va_end(values);
    putc('\n', launch);
}

/* ---- the launch ---- */

void grid(unsigned x, unsigned y, unsigned z) { say("grid %u %u %u", x, y, z); }
void block(unsigned x, unsigned y, unsigned z) { say("block %u %u %u", x, y, z); }
void dynamic_shared(unsigned bytes) { say("shared %u", bytes); }

void *room(size_t count, size_t size)
{
    void *memory = calloc(count ? count : 1, size);
    if (!memory || room_count == MOST_ROOMS)
        fail("kernels_expect");
    rooms[room_count++] = memory;
    return memory;
}

void *buffer_inside(size_t bytes, size_t offset)
{
    if (buffer_count == MOST_BUFFERS)
        fail("kernels_expect");
    say("buffer %zu %zu %zu", buffer_count, bytes, offset);
    buffers[buffer_count].size = bytes;
    buffers[buffer_count].bytes = room(bytes, 1);
    return buffers[buffer_count++].bytes;
}

void *buffer(size_t bytes) { return buffer_inside(bytes, 0); }

void *image(const char *words, size_t bytes)
{
    if (buffer_count == MOST_BUFFERS)
        fail("kernels_expect");
    say("image %zu %s", buffer_count, words);
    buffers[buffer_count].size = bytes;
    buffers[buffer_count].bytes = room(bytes, 1);
    return buffers[buffer_count++].bytes;
}

void param_u32(uint32_t value) { say("param u32:%u", value); }
void param_u64(uint64_t value) { say("param u64:%llu", (unsigned long long)value); }
void param_f32(float value) { say("param f32:%a", (double)value); }
void param_f64(double value) { say("param f64:%a", value); }

void param_bytes(const void *bytes, size_t count)
{
    for (size_t at = 0; at < count; at += 8) {
        uint64_t piece = 0;
        memcpy(&piece, (const uint8_t *)bytes + at, count - at < 8 ? count - at : 8);
        param_u64(piece);
    }
}

static void write_buffers(const char *suffix)
{
    for (size_t i = 0; i < buffer_count; i++) {
        char ending[32];
        snprintf(ending, sizeof ending, ".%zu.%s", i, suffix);
        FILE *file = open_file(ending);
        if (fwrite(buffers[i].bytes, 1, buffers[i].size, file) != buffers[i].size)
            fail(folder);
        close_file(file);
    }
}

void given(void) { write_buffers("in"); }

unsigned sm(void) { return variant; }

void least_sm(unsigned least)
{
    if (variant < least)
        wanted = false;
}

/* ---- rules ---- */

/* The buffer that AT points into, and where: `N OFFSET`. */
static const char *place(const void *at)
{
    static char text[64];
    for (size_t i = 0; i < buffer_count; i++) {
        const uintptr_t from = (uintptr_t)buffers[i].bytes, address = (uintptr_t)at;
        if (address >= from && address - from < buffers[i].size) {
            snprintf(text, sizeof text, "%zu %zu", i, (size_t)(address - from));
            return text;
        }
    }
    fprintf(stderr, "%s: a rule is about no buffer\n", name);
    exit(3);
}

void any(const void *at, size_t bytes) { say("any %s %zu", place(at), bytes); }
void masked(const void *at, uint32_t mask) { say("masked %s %u", place(at), mask); }
void or_else(const void *at, uint32_t other) { say("or_else %s %u", place(at), other); }

void within(const void *at, uint32_t from, uint32_t to)
{
    say("within %s %u %u", place(at), from, to);
}

void same_set(const void *at, size_t count, size_t stride)
{
    say("same_set %s %zu %zu", place(at), count, stride);
}

void near32(const void *at, double relative, double absolute)
{
    say("near32 %s %a %a", place(at), relative, absolute);
}

void near64(const void *at, double relative, double absolute)
{
    say("near64 %s %a %a", place(at), relative, absolute);
}

void traps(const char *why) { say("traps %s", why); }

/* ---- numbers ---- */

uint32_t draw(void)
{
    state = state * 1664525 + 1013904223;
    const uint32_t mixed = (state ^ state >> 15) * 0x85ebca6bu;
    return mixed ^ mixed >> 13;
}

uint32_t draw_below(uint32_t limit) { return (uint32_t)((uint64_t)draw() * limit >> 32); }

void draw32(void *data, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const uint32_t value = draw();
        memcpy((uint8_t *)data + 4 * i, &value, sizeof value);
    }
}

uint32_t draw_edge(void)
{
    switch (draw_below(6)) {
    case 0:
        return draw_below(4) - 1;
    case 1:
        return (1u << draw_below(32)) + draw_below(3) - 1;
    case 2:
        return draw_below(256);
    case 3:
        return draw() & draw() & draw();
    default:
        return draw();
    }
}

uint32_t draw_single(void)
{
    static const uint32_t special[] = {0,          0x80000000, 0x7f800000, 0xff800000, 0x7fc00000,
                                       0xffc12345, 0x00000001, 0x807fffff, 0x00800000, 0x7f7fffff,
                                       0x3f800000, 0xbf800000, 0x3f000000, 0x3fc00000, 0x4b000001};
    switch (draw_below(8)) {
    case 0:
        return special[draw_below(sizeof special / sizeof *special)];
    case 1:
        return draw();
    case 2:
        return draw() & 0x807fffff;
    default:
        return (draw() & 0x807fffff) | (117 + draw_below(24)) << 23;
    }
}

uint64_t draw_double(void)
{
    static const uint32_t special[] = {0,          0x80000000, 0x7ff00000, 0xfff00000, 0x7ff80000,
                                       0x00100000, 0x3ff00000, 0xbff00000, 0x3ff80000, 0x43300000};
    const uint64_t low = draw();
    switch (draw_below(8)) {
    case 0:
        return (uint64_t)special[draw_below(sizeof special / sizeof *special)] << 32;
    case 1:
        return (uint64_t)draw() << 32 | low;
    case 2:
        return (uint64_t)(draw() & 0x800fffff) << 32 | low;
    default:
        return (uint64_t)((draw() & 0x800fffff) | (1013 + draw_below(45)) << 20) << 32 | low;
    }
}

uint32_t draw_half(void)
{
    static const uint16_t special[] = {0,      0x8000, 0x7c00, 0xfc00, 0x7e00, 0x0001,
                                       0x83ff, 0x0400, 0x7bff, 0x3c00, 0xbc00, 0x3800};
    switch (draw_below(8)) {
    case 0:
        return special[draw_below(sizeof special / sizeof *special)];
    case 1:
        return draw() >> 16;
    default:
        return (draw() & 0x83ff) | (10 + draw_below(12)) << 10;
    }
}

float draw_float(void) { return (float)((int32_t)(draw() >> 8) - 0x800000) / 0x800000; }

void *drawn(size_t words)
{
    void *data = buffer(4 * words);
    draw32(data, words);
    return data;
}

void *drawn_floats(size_t count)
{
    float *data = buffer(4 * count);
    for (size_t i = 0; i < count; i++)
        data[i] = draw_float();
    return data;
}

void *drawn_doubles(size_t count)
{
    double *data = buffer(8 * count);
    for (size_t i = 0; i < count; i++)
        data[i] = (double)draw_float() * 4 + (double)draw_float() * 0x1p-24;
    return data;
}

/* ---- all of it ---- */

static void make(const struct kernel *kernel)
{
    name = kernel->name;
    state = 1;
    wanted = true;
    launch = open_file(".launch");
    kernel->reference();
    close_file(launch);
    if (wanted)
        write_buffers("want");
    else
        close_file(open_file(".launch")); /* empty: not for this variant */
    buffer_count = 0;
    while (room_count)
        free(rooms[--room_count]);
}

static bool make_those(const struct kernel *kernels, const char *only)
{
    bool found = false;
    for (const struct kernel *k = kernels; k->name; k++) {
        if (only && strcmp(only, k->name) != 0)
            continue;
        make(k);
        found = true;
    }
    return found;
}

int main(int argc, char **argv)
{
    static const struct kernel *const all[] = {
        basic_kernels, memory_kernels,     atomic_kernels, warp_kernels,  integer_kernels,
        float_kernels, conversion_kernels, tensor_kernels, alone_kernels, order_kernels,
        graph_kernels, matrix_kernels,     code_kernels,   wide_kernels,  image_kernels,
    };
    bool found = false;
    if (argc < 3) {
        fputs("usage: kernels_expect SM FOLDER [NAME]\n", stderr);
        return 2;
    }
    variant = (unsigned)strtoul(argv[1], NULL, 10);
    folder = argv[2];
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        found |= make_those(all[i], argc > 3 ? argv[3] : NULL);
    if (!found)
        fprintf(stderr, "kernels_expect: there is no kernel `%s`\n", argv[3]);
    return found ? 0 : 2;
}
