/* skip.c: how long words are that are no instruction. */
#include "code/skip.h"
#include "common/memory.h"

#include <stdlib.h>

struct known {
    struct isadora_lengths lengths;
    struct known *next;
};

static struct known *first; /* of what was asked for, until the program ends */

static void forget(void)
{
    while (first) {
        struct known *k = first;
        first = k->next;
        isadora_lengths_free(&k->lengths);
        free(k);
    }
}

static const struct isadora_lengths *lengths_of(const struct isadora_target *target,
                                                unsigned config)
{
    for (const struct known *k = first; k; k = k->next)
        if (k->lengths.target == target && k->lengths.config == config)
            return &k->lengths;
    struct known *k = malloc(sizeof *k); /* memory of tools may be dropped before */
    if (!k || !isadora_lengths_make(&k->lengths, target, config))
        out_of_memory();
    if (!first)
        atexit(forget);
    k->next = first;
    first = k;
    return &k->lengths;
}

size_t code_skip(const struct isadora_target *target, const struct isadora_context *context,
                 const uint8_t *bytes, size_t size)
{
    return isadora_undefined_length(lengths_of(target, context->config), context->address, bytes,
                                    size);
}
