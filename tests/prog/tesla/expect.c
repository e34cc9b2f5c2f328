/* Makes the inputs of the Tesla kernels and their expected results, in the current folder.
 *
 * Without arguments for all kernels in their usual size; with the name of one, for that one, and
 * with a number after it, in that size: `tesla_expect matmul 256`, `tesla_expect sha256 4096`.
 */
#include "kernels.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t state;
static void *rooms[64];
static size_t room_count;

_Noreturn static void fail(const char *what)
{
    perror(what);
    exit(3);
}

static void put(const char *file, const void *data, size_t count, unsigned width)
{
    FILE *out = fopen(file, "wb");
    if (!out) {
        fail(file);
    }
    for (size_t i = 0; i < count; i++) {
        uint64_t value = width == 1   ? ((const uint8_t *)data)[i]
                         : width == 2 ? ((const uint16_t *)data)[i]
                         : width == 4 ? ((const uint32_t *)data)[i]
                                      : ((const uint64_t *)data)[i];
        for (unsigned byte = 0; byte < width; byte++) {
            putc((int)(value >> 8 * byte & 0xff), out);
        }
    }
    if (fclose(out)) {
        fail(file);
    }
}

void put8(const char *file, const uint8_t *data, size_t count) { put(file, data, count, 1); }

void put16(const char *file, const uint16_t *data, size_t count) { put(file, data, count, 2); }

void put32(const char *file, const uint32_t *data, size_t count) { put(file, data, count, 4); }

void put64(const char *file, const uint64_t *data, size_t count) { put(file, data, count, 8); }

void put_floats(const char *file, const float *data, size_t count)
{
    uint32_t *bits = room(count, sizeof *bits);
    memcpy(bits, data, count * sizeof *bits);
    put32(file, bits, count);
}

void put_doubles(const char *file, const double *data, size_t count)
{
    uint64_t *bits = room(count, sizeof *bits);
    memcpy(bits, data, count * sizeof *bits);
    put64(file, bits, count);
}

void *room(size_t count, size_t size)
{
    void *memory = calloc(count ? count : 1, size);
    if (!memory || room_count == sizeof rooms / sizeof *rooms) {
        fail("tesla_expect");
    }
    rooms[room_count++] = memory;
    return memory;
}

static void clear_rooms(void)
{
    while (room_count) {
        free(rooms[--room_count]);
    }
}

uint32_t draw(void)
{
    state = state * 1664525 + 1013904223;
    uint32_t mixed = (state ^ state >> 15) * 0x85ebca6bu;
    return mixed ^ mixed >> 13;
}

uint32_t draw_below(uint32_t limit) { return (uint32_t)((uint64_t)draw() * limit >> 32); }

void draw32(uint32_t *data, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        data[i] = draw();
    }
}

float draw_float(void) { return (float)((int32_t)(draw() >> 8) - 0x800000) / 0x800000; }

void draw_floats(float *data, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        data[i] = draw_float();
    }
}

uint32_t float_bits(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

float float_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static float flush(float value) { return fabsf(value) < 0x1p-126f ? copysignf(0, value) : value; }

float add32(float a, float b) { return flush(flush(a) + flush(b)); }

float mul32(float a, float b) { return flush(flush(a) * flush(b)); }

/* A double holds the product of two floats exactly. Rounding the sum of two numbers of 24 bits
 * first to the 53 of a double does not change how it is rounded to 24. */
float mad32(float a, float b, float c)
{
    if (flush(c) == 0)
        return add32(mul32(a, b), c);
    double product = (double)flush(a) * flush(b);
    uint64_t bits;
    memcpy(&bits, &product, sizeof bits);
    bits &= ~(uint64_t)0x1fffffff;
    memcpy(&product, &bits, sizeof bits);
    return flush((float)(product + flush(c)));
}

float saturate32(float value) { return value > 1 ? 1 : value > 0 ? value : 0; }

/* Whether there is such a kernel; a null pointer stands for all. */
static int make(const struct kernel *kernels, const char *name, const char *size)
{
    int found = 0;
    for (const struct kernel *k = kernels; k->name; k++) {
        if (!name || strcmp(name, k->name) == 0) {
            state = 1;
            k->reference(size ? (uint32_t)strtoul(size, NULL, 0) : k->size);
            clear_rooms();
            found = 1;
        }
    }
    return found;
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : NULL;
    const char *size = argc > 2 ? argv[2] : NULL;
    int found = make(launch_kernels, name, size);
    found |= make(flow_kernels, name, size);
    found |= make(integer_kernels, name, size);
    found |= make(float_kernels, name, size);
    found |= make(graphics_kernels, name, size);
    if (!found) {
        fprintf(stderr, "usage: tesla_expect [KERNEL [SIZE]]: there is no kernel `%s`\n", name);
        return 2;
    }
    return 0;
}
