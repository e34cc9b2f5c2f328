/* output.c: what the source driver writes: bytes, the map from lines to bytes, and what is finished
 * later. */
#include "asm/assembler.h"
#include <isadora/bundle.h>

#include <stdlib.h>
#include <string.h>

/* ---- Growing arrays ---- */

bool rt_grow(struct rt_assembler *a, void **array, size_t *capacity, size_t wanted, size_t size)
{
    size_t more = *capacity < 64 ? 64 : *capacity;

    if (wanted <= *capacity)
        return true;
    while (more < wanted && more <= SIZE_MAX / 2)
        more *= 2;
    void *grown = more < wanted || more > SIZE_MAX / size ? NULL : realloc(*array, more * size);
    if (grown == NULL) {
        a->no_memory = true;
        return false;
    }
    *array = grown;
    *capacity = more;
    return true;
}

uint8_t *rt_bytes_add(struct rt_assembler *a, size_t size)
{
    struct isadora_assembly *out = a->out;
    size_t limit = a->input->limit == 0 ? (size_t)1 << 30 : a->input->limit;
    void *bytes = out->bytes;

    if (size > limit - out->size) {
        rt_error(a, a->place.text, a->place.size, "the output would be larger than its limit");
        return NULL;
    }
    if (!rt_grow(a, &bytes, &a->capacity, out->size + size, 1))
        return NULL;
    out->bytes = bytes;
    uint8_t *at = out->bytes + out->size;
    memset(at, 0, size);
    out->size += size;
    return at;
}

void rt_span_add(struct rt_assembler *a, size_t offset, bool is_data)
{
    struct isadora_assembly *out = a->out;
    void *spans = out->spans;

    if (!rt_grow(a, &spans, &a->span_capacity, out->span_count + 1, sizeof *out->spans))
        return;
    out->spans = spans;
    out->spans[out->span_count++] = (struct isadora_span){offset, (uint32_t)(out->size - offset),
                                                          a->place.source, a->place.line, is_data};
}

void rt_fixup_add(struct rt_assembler *a, const char *at, const char *end, size_t offset,
                  uint8_t length, bool is_data)
{
    void *fixups = a->fixups;

    if (!rt_grow(a, &fixups, &a->fixup_capacity, a->fixup_count + 1, sizeof *a->fixups))
        return;
    a->fixups = fixups;
    a->fixups[a->fixup_count++] = (struct rt_fixup){a->place, at, end, offset, length, is_data};
}

/* ---- Addresses ---- */

uint64_t rt_address(const struct rt_assembler *a, size_t offset)
{
    if (a->target->bundle)
        return a->origin + isadora_place_address(a->target, a->context.config, offset);
    return (a->origin + offset) / a->step;
}

uint64_t rt_label_address(const struct rt_assembler *a, size_t offset)
{
    if (a->target->bundle)
        return a->origin + isadora_place_label(a->target, a->context.config, offset);
    return rt_address(a, offset);
}
