/* stream.c: the stream of conformance vectors: lines, counts. */
#include "vectors/vector.h"

#include <stdlib.h>
#include <string.h>

enum { LINE_MOST = 1 << 24 }; /* bytes: a vector has one instruction */

static bool is_blank(const char *text, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        if (text[i] != ' ' && text[i] != '\t' && text[i] != '\r')
            return false;
    }
    return true;
}

static void run_line(struct isadora_vectors *v, const char *text, size_t size)
{
    v->line++;
    struct vector x = {.size = 0};
    if (size > LINE_MOST) {
        x.json.start = text;
        rt_vector_malformed(v, &x, text, "the line has more than %d bytes", LINE_MOST);
        return;
    }
    if (is_blank(text, size) || !rt_vector_read(v, &x, text, size))
        return;
    if (v->options.only_config && x.config != v->options.config)
        v->counts.skipped++;
    else
        rt_vector_run(v, &x);
}

/* Of a line that is too long only so much is kept that this is seen. */
static bool keep(struct isadora_vectors *v, const char *bytes, size_t size)
{
    const size_t room = LINE_MOST + 1 - v->carried;
    size = size < room ? size : room;
    if (v->capacity - v->carried < size) {
        const size_t capacity = 2 * (v->carried + size);
        char *carry = realloc(v->carry, capacity);
        if (!carry)
            return false;
        v->carry = carry;
        v->capacity = capacity;
    }
    memcpy(v->carry + v->carried, bytes, size);
    v->carried += size;
    return true;
}

bool isadora_vectors_feed(struct isadora_vectors *v, const char *bytes, size_t size)
{
    const char *end = bytes + size;
    while (bytes < end) {
        const char *newline = memchr(bytes, '\n', (size_t)(end - bytes));
        const size_t n = (size_t)((newline ? newline : end) - bytes);
        if (!newline)
            return keep(v, bytes, n);
        if (v->carried) {
            if (!keep(v, bytes, n))
                return false;
            run_line(v, v->carry, v->carried);
            v->carried = 0;
        } else {
            run_line(v, bytes, n);
        }
        bytes = newline + 1;
    }
    return true;
}

void isadora_vectors_finish(struct isadora_vectors *v)
{
    if (v->carried)
        run_line(v, v->carry, v->carried);
    v->carried = 0;
}

struct isadora_vectors *isadora_vectors_open(const struct isadora_vectors_options *options)
{
    const struct isadora_target *target = options->target;
    struct isadora_vectors *v = calloc(1, sizeof *v);
    if (!v)
        return NULL;
    v->options = *options;
    if (!v->options.file)
        v->options.file = "-";
    v->got = isadora_machine_create(target, options->config);
    v->want = isadora_machine_create(target, options->config);
    v->forms = calloc(target->form_count + 1, sizeof *v->forms);
    v->reset = calloc(1, target->state_size + 1);
    v->reset_config = UINT32_MAX;
    if (v->got && options->reference)
        isadora_machine_quick(v->got, false);
    if (!v->got || !v->want || !v->forms || !v->reset) {
        isadora_vectors_close(v);
        return NULL;
    }
    return v;
}

struct isadora_vectors_counts isadora_vectors_result(const struct isadora_vectors *v)
{
    return v->counts;
}

struct isadora_vectors_counts isadora_vectors_form(const struct isadora_vectors *v, size_t form)
{
    return (struct isadora_vectors_counts){.passed = v->forms[form].passed,
                                           .failed = v->forms[form].failed};
}

void isadora_vectors_close(struct isadora_vectors *v)
{
    if (!v)
        return;
    isadora_machine_destroy(v->got);
    isadora_machine_destroy(v->want);
    free(v->forms);
    free(v->reset);
    free(v->carry);
    free(v);
}
