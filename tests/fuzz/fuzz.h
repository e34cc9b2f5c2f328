/* fuzz.h: what the fuzz targets share: an input that is read from its front, and checks that stop.
 *
 * An input begins with the name of an instruction set and a newline, or, where that names none,
 * with a byte that counts in the list of all; then comes a byte that counts configurations. So
 * seeds can be read and stay what they are when an instruction set is added. */
#ifndef FUZZ_H
#define FUZZ_H

#include <isadora/target.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

extern const struct isadora_target *const tool_targets[]; /* written by CMake; ends with NULL */

struct fuzz_input {
    const uint8_t *at, *end;
};

/* A check that holds in the sanitizer builds and in others. */
#define FUZZ_CHECK(holds)                                                                          \
    do {                                                                                           \
        if (!(holds))                                                                              \
            fuzz_fail(__FILE__, __LINE__, #holds);                                                 \
    } while (0)

_Noreturn static inline void fuzz_fail(const char *file, int line, const char *what)
{
    fprintf(stderr, "%s:%d: this does not hold: %s\n", file, line, what);
    abort();
}

static inline size_t fuzz_left(const struct fuzz_input *in) { return (size_t)(in->end - in->at); }

/* The next byte; 0 at the end. */
static inline unsigned fuzz_byte(struct fuzz_input *in) { return in->at < in->end ? *in->at++ : 0; }

static inline uint64_t fuzz_number(struct fuzz_input *in, unsigned bytes)
{
    uint64_t value = 0;
    while (bytes-- > 0)
        value = value << 8 | fuzz_byte(in);
    return value;
}

static inline const struct isadora_target *fuzz_named(struct fuzz_input *in)
{
    for (size_t i = 0; tool_targets[i]; i++) {
        size_t size = strlen(tool_targets[i]->name);
        if (fuzz_left(in) > size && in->at[size] == '\n' &&
            memcmp(in->at, tool_targets[i]->name, size) == 0) {
            in->at += size + 1;
            return tool_targets[i];
        }
    }
    return NULL;
}

/* The instruction set that $FUZZ_ISA names, for long runs over a single one; or NULL. */
static inline const struct isadora_target *fuzz_only(void)
{
    const char *name = getenv("FUZZ_ISA");
    for (size_t i = 0; name && tool_targets[i]; i++) {
        if (strcmp(tool_targets[i]->name, name) == 0)
            return tool_targets[i];
    }
    return NULL;
}

/* The instruction set and configuration that the input is for. */
static inline const struct isadora_target *fuzz_target(struct fuzz_input *in, unsigned *config)
{
    const struct isadora_target *only = fuzz_only();
    const struct isadora_target *target = only ? only : fuzz_named(in);
    size_t count = 0;
    while (tool_targets[count])
        count++;
    if (!target)
        target = tool_targets[fuzz_byte(in) % count];
    *config = (unsigned)(fuzz_byte(in) % target->config_count);
    return target;
}

/* A copy that ends where its memory ends, so that the sanitizer sees every byte that is read too
 * far. */
static inline void *fuzz_copy(const void *bytes, size_t size)
{
    void *copy = malloc(size ? size : 1);
    FUZZ_CHECK(copy);
    if (size)
        memcpy(copy, bytes, size);
    return copy;
}

#endif
