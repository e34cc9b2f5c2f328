/* output.c: what the source driver writes: bytes, the map from lines to bytes, and what is finished
 * later. */
#include "asm/assembler.h"
#include <isadora/bundle.h>

#include <stdlib.h>
#include <string.h>

/* ---- Growing arrays ---- */

bool rt_grow(struct rt_assembler *a, void *array, size_t *capacity, size_t wanted, size_t size)
{
    size_t more = *capacity < 64 ? 64 : *capacity;
    void *of;

    if (wanted <= *capacity)
        return true;
    while (more < wanted && more <= SIZE_MAX / 2)
        more *= 2;
    memcpy(&of, array, sizeof of);
    of = more < wanted || more > SIZE_MAX / size ? NULL : realloc(of, more * size);
    a->no_memory = a->no_memory || of == NULL;
    if (of == NULL)
        return false;
    memcpy(array, &of, sizeof of);
    *capacity = more;
    return true;
}

void *rt_append(struct rt_assembler *a, void *array, size_t *count, size_t *capacity, size_t size)
{
    char *of;

    if (!rt_grow(a, array, capacity, *count + 1, size))
        return NULL;
    memcpy(&of, array, sizeof of);
    return of + (*count)++ * size;
}

uint8_t *rt_bytes_add(struct rt_assembler *a, size_t size)
{
    struct isadora_assembly *out = a->out;
    size_t limit = a->input->limit == 0 ? (size_t)1 << 30 : a->input->limit;

    if (size > limit - out->size) {
        rt_error(a, a->place.text, a->place.size, "the output would be larger than its limit");
        return NULL;
    }
    if (!rt_grow(a, &out->bytes, &a->capacity, out->size + size, 1))
        return NULL;
    uint8_t *at = out->bytes + out->size;
    memset(at, 0, size);
    out->size += size;
    return at;
}

void rt_span_add(struct rt_assembler *a, size_t offset, bool is_data)
{
    struct isadora_assembly *out = a->out;
    struct isadora_span *span =
        rt_append(a, &out->spans, &out->span_count, &a->span_capacity, sizeof *span);

    if (span != NULL)
        *span = (struct isadora_span){offset, (uint32_t)(out->size - offset), a->place.source,
                                      a->place.line, is_data};
}

void rt_fixup_add(struct rt_assembler *a, const char *at, const char *end, size_t offset,
                  uint8_t length, bool is_data)
{
    struct rt_fixup *fixup =
        rt_append(a, &a->fixups, &a->fixup_count, &a->fixup_capacity, sizeof *fixup);

    if (fixup != NULL)
        *fixup = (struct rt_fixup){a->place, at,      end,       offset,
                                   length,   is_data, a->within, a->macro_depth > 0};
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

uint64_t rt_data_address(const struct rt_assembler *a, size_t offset)
{
    if (a->target->bundle && a->data)
        return rt_label_address(a, a->words) + (offset - a->words);
    return rt_label_address(a, offset);
}
