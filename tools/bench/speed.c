/* speed.c: how fast one ISA decodes, prints and assembles, beside a plain pass over the same bytes.
 *
 *   speed TARGET [UNITS]                default: 2,000,000 random units that decode, the first
 *                                       configuration
 *   speed TARGET UNITS CONFIG FILE      the units of a raw binary, over and over; what does not
 *                                       decode is left out
 *
 * Everything is timed in one run on one core, best of five passes, so that the ratios mean
 * something on any machine. The yardstick copies the input and hashes it: what no tool that reads
 * every byte can be faster than by much. The statements of a file are parsed as a source driver
 * does it, with the shapes of those before them, which random ones hardly share. */
#define _POSIX_C_SOURCE 200809L
#include <isadora/bundle.h>
#include <isadora/target.h>
#include <isadora/asm.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

extern const struct isadora_target *const tool_targets[];

enum { PASSES = 5 };

struct input {
    const struct isadora_target *target;
    struct isadora_context context;
    struct isadora_shapes *shapes;
    uint8_t *bytes, *copy;
    size_t size, units;
    char *text;
    size_t *lines; /* offsets of the statements in `text`, and its end */
    uint64_t sink; /* what was computed, so that nothing is optimised away */
};

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* xorshift64*: the same words on every machine. */
static uint64_t next_random(uint64_t *state)
{
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return *state * UINT64_C(2685821657736338717);
}

/* A random word of a random unit; bits above the unit's are 0. */
static size_t random_unit(const struct input *in, uint64_t *state, uint8_t *bytes)
{
    const struct isadora_unit *unit;
    do
        unit = &in->target->units[next_random(state) % in->target->unit_count];
    while (!(unit->configs >> in->context.config & 1));
    for (unsigned i = 0; i < unit->bytes; i++) {
        const unsigned above = 8 * (unit->big_endian ? unit->bytes - 1u - i : i);
        const unsigned kept = above >= unit->bits      ? 0
                              : unit->bits - above < 8 ? unit->bits - above
                                                       : 8;
        bytes[i] = (uint8_t)(next_random(state) >> 32 & ((1u << kept) - 1));
    }
    return unit->bytes;
}

static bool make_units(struct input *in, size_t wanted)
{
    uint64_t state = 88172645463325252u;
    uint8_t bytes[ISADORA_WORD_BYTES];
    struct isadora_insn insn;
    for (size_t tries = 0; in->units < wanted; tries++) {
        if (tries > 1000 * wanted)
            return false;
        const size_t size = random_unit(in, &state, bytes);
        int length = in->target->decode(&in->context, bytes, size, &insn);
        if (length <= 0)
            continue;
        memcpy(in->bytes + in->size, bytes, (size_t)length);
        in->size += (size_t)length;
        in->units++;
    }
    return true;
}

/* Where several words make a unit of a file, its words; the new size. */
static size_t unpack(const struct isadora_target *target, uint8_t *bytes, size_t size, size_t room)
{
    if (!target->bundle)
        return size;
    const size_t count = size / target->bundle->bytes;
    const size_t words = count * target->bundle->words * isadora_bundle_word_bytes(target);
    uint8_t *units = malloc(size + 1);
    if (!units || words > room)
        return 0;
    memcpy(units, bytes, size);
    isadora_bundle_take(target, units, count, bytes);
    free(units);
    return words;
}

/* The units of a file that decode, as often as they fit. */
static bool read_units(struct input *in, size_t wanted, const char *path)
{
    FILE *file = fopen(path, "rb");
    struct isadora_insn insn;
    if (!file)
        return false;
    const size_t room = wanted * ISADORA_WORD_BYTES;
    const size_t size = unpack(in->target, in->copy, fread(in->copy, 1, room, file), room);
    fclose(file);
    const size_t step = isadora_smallest_unit(in->target, in->context.config)->bytes;
    bool any = true;
    while (any && in->units < wanted) {
        any = false;
        for (size_t at = 0; at < size && in->units < wanted;) {
            int length = in->target->decode(&in->context, in->copy + at, size - at, &insn);
            if (length > 0) {
                memcpy(in->bytes + in->size, in->copy + at, (size_t)length);
                in->size += (size_t)length;
                in->units++;
                any = true;
            }
            at += length > 0 ? (size_t)length : step;
        }
    }
    return any;
}

static bool choose_config(struct input *in, const char *name)
{
    for (size_t i = 0; i < in->target->config_count; i++)
        if (strcmp(in->target->configs[i].name, name) == 0) {
            in->context.config = (unsigned)i;
            return true;
        }
    return false;
}

static void yardstick(struct input *in)
{
    uint64_t hash = 14695981039346656037u;
    memcpy(in->copy, in->bytes, in->size);
    for (size_t i = 0; i + 4 <= in->size; i += 4) {
        uint32_t word;
        memcpy(&word, in->copy + i, 4);
        hash = (hash ^ word) * 1099511628211u;
    }
    in->sink += hash;
}

static void decode(struct input *in)
{
    struct isadora_insn insn;
    for (size_t at = 0; at < in->size;) {
        at += (size_t)in->target->decode(&in->context, in->bytes + at, in->size - at, &insn);
        in->sink += insn.form;
    }
}

static void identify(struct input *in)
{
    struct isadora_insn insn;
    for (size_t at = 0; at < in->size;) {
        at += (size_t)in->target->identify(&in->context, in->bytes + at, in->size - at, &insn);
        in->sink += insn.form;
    }
}

static void decode_encode(struct input *in)
{
    struct isadora_insn insn;
    for (size_t at = 0; at < in->size;) {
        at += (size_t)in->target->decode(&in->context, in->bytes + at, in->size - at, &insn);
        in->sink += (uint64_t)in->target->encode(&in->context, &insn, in->copy, in->size);
    }
}

static void print(struct input *in)
{
    struct isadora_insn insn;
    char *out = in->text;
    size_t line = 0;
    for (size_t at = 0; at < in->size; line++) {
        at += (size_t)in->target->decode(&in->context, in->bytes + at, in->size - at, &insn);
        in->lines[line] = (size_t)(out - in->text);
        out += in->target->format(&in->context, &insn, out, ISADORA_TEXT_MAX);
        *out++ = '\n';
    }
    in->lines[line] = (size_t)(out - in->text);
}

static void assemble(struct input *in)
{
    struct isadora_insn insn;
    uint8_t bytes[ISADORA_WORD_BYTES];
    for (size_t line = 0; line < in->units; line++) {
        const char *text = in->text + in->lines[line];
        size_t size = in->lines[line + 1] - in->lines[line] - 1;
        if (isadora_parse_shaped(in->shapes, in->target, &in->context, NULL, text, size, &insn,
                                 NULL) <= 0)
            in->sink += 1000000007u;
        else
            in->sink +=
                (uint64_t)in->target->encode(&in->context, &insn, bytes, sizeof bytes) + bytes[0];
    }
}

static double best(struct input *in, void (*pass)(struct input *))
{
    double least = 1e9;
    for (int i = 0; i < PASSES; i++) {
        double start = seconds();
        pass(in);
        double took = seconds() - start;
        if (took < least)
            least = took;
    }
    return least;
}

static void report(const char *name, double took, double yard, size_t units)
{
    printf("%-26s %9.2f ns a unit %9.2f million a second %8.1f x the yardstick\n", name,
           took * 1e9 / (double)units, (double)units / took / 1e6, took / yard);
}

static const struct isadora_target *find(const char *name)
{
    for (size_t i = 0; tool_targets[i]; i++)
        if (strcmp(tool_targets[i]->name, name) == 0)
            return tool_targets[i];
    return NULL;
}

int main(int argc, char **argv)
{
    const struct isadora_target *target = argc > 1 ? find(argv[1]) : NULL;
    size_t wanted = argc > 2 ? strtoull(argv[2], NULL, 10) : 2000000;
    struct input in = {.target = target};
    if (!target || wanted == 0 || (argc != 2 && argc != 3 && argc != 5) ||
        (argc == 5 && !choose_config(&in, argv[3]))) {
        fputs("usage: speed TARGET [UNITS], or speed TARGET UNITS CONFIG FILE\n", stderr);
        return 2;
    }
    size_t most = wanted * ISADORA_WORD_BYTES;
    in.bytes = malloc(most);
    in.copy = malloc(most);
    in.text = malloc(wanted * target->text_max + ISADORA_TEXT_MAX);
    in.lines = malloc((wanted + 1) * sizeof *in.lines);
    in.shapes = argc == 5 ? isadora_shapes_new() : NULL;
    if (!in.bytes || !in.copy || !in.text || !in.lines) {
        fputs("speed: not enough memory\n", stderr);
        return 3;
    }
    if (argc == 5 ? !read_units(&in, wanted, argv[4]) : !make_units(&in, wanted)) {
        fputs(argc == 5 ? "speed: the file cannot be read, or nothing in it decodes\n"
                        : "speed: hardly any random unit decodes\n",
              stderr);
        return 1;
    }
    double yard = best(&in, yardstick);
    printf("%s, %s: %zu %s, best of %d passes\n", target->name,
           target->configs[in.context.config].name, in.units,
           argc == 5 ? "units of a file" : "random units", (int)PASSES);
    report("copy and hash (yardstick)", yard, yard, in.units);
    report("identify", best(&in, identify), yard, in.units);
    report("decode", best(&in, decode), yard, in.units);
    report("decode and encode", best(&in, decode_encode), yard, in.units);
    report("decode and print", best(&in, print), yard, in.units);
    report("parse and encode", best(&in, assemble), yard, in.units);
    printf("(check value %llu)\n", (unsigned long long)in.sink);
    return 0;
}
