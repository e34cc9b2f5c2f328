/* expansion.c: the texts that macros of a source and repetitions make.
 *
 * A text is read as if it were in place of the line at hand. Texts that are alike are one, and live
 * as long as the assembly: names of labels are in them. Errors in them are those of the line. */
#include "asm/assembler.h"

#include <stdlib.h>
#include <string.h>

enum {
    DEPTH = 100,      /* of texts in texts */
    WORK = 4000000,   /* of the texts of one pass; each is 4, and one more a level */
    BYTES = 64 << 20, /* of all texts that differ */
    BUCKETS = 1 << 12
};

static const char too_large[] = "make more than 64 MiB of text";

static bool same(struct rt_piece a, struct rt_piece b)
{
    return a.size == b.size && memcmp(a.at, b.at, a.size) == 0;
}

/* ---- Kept ---- */

struct made {
    struct made *next; /* of all, for who frees them */
    struct made *other;
    size_t size;
    uint32_t hash;
    char text[];
};

/* The one text with these bytes; NULL without memory or room. */
static const char *text_keep(struct rt_assembler *a, const char *text, size_t size)
{
    const uint32_t hash = rt_hash(text, size);

    if (a->made == NULL)
        a->made = calloc(BUCKETS, sizeof *a->made);
    a->no_memory |= a->made == NULL;
    if (a->no_memory)
        return NULL;
    struct made **bucket = (struct made **)&a->made[hash % BUCKETS];
    for (const struct made *m = *bucket; m != NULL; m = m->other)
        if (m->hash == hash && m->size == size && memcmp(m->text, text, size) == 0)
            return m->text;
    a->made_bytes += size;
    if (a->made_bytes > BYTES)
        return NULL;
    struct made *new = malloc(sizeof *new + size);
    a->no_memory |= new == NULL;
    if (new == NULL)
        return NULL;
    *new = (struct made){a->out->made, *bucket, size, hash};
    memcpy(new->text, text, size);
    a->out->made = *bucket = new;
    return new->text;
}

void rt_made_free(void *made)
{
    for (struct made *m = made; m != NULL;) {
        struct made *next = m->next;
        free(m);
        m = next;
    }
}

/* ---- Substitution ---- */

/* A text under construction; without `out` it is measured. */
struct maker {
    char *out;
    size_t size;
};

static void put(struct maker *m, const char *text, size_t size)
{
    if (m->out != NULL && size > 0)
        memcpy(m->out + m->size, text, size);
    m->size += size;
}

static void put_number(struct maker *m, uint64_t n)
{
    char digits[20];
    size_t count = 0;

    do
        digits[sizeof digits - ++count] = (char)('0' + n % 10);
    while ((n /= 10) != 0);
    put(m, digits + sizeof digits - count, count);
}

/* What follows a backslash: its characters, 0 where it is nothing to replace. */
static size_t replace(struct maker *m, const struct rt_bindings *b, const char *at, const char *end)
{
    const size_t size = rt_name_length(at, end);

    if (end - at > 0 && (*at == '@' || *at == '+')) {
        put_number(m, b->number);
        return 1;
    }
    if (end - at > 1 && at[0] == '(' && at[1] == ')')
        return 2;
    for (unsigned i = 0; size > 0 && i < b->count; i++) {
        if (same(b->list[i].name, (struct rt_piece){at, size})) {
            put(m, b->list[i].value.at, b->list[i].value.size);
            return size;
        }
    }
    return 0;
}

static void body_make(struct maker *m, struct rt_piece body, const struct rt_bindings *b)
{
    const char *end = body.at + body.size;

    for (const char *at = body.at; at < end;) {
        const size_t size = *at == '\\' ? replace(m, b, at + 1, end) : 0;
        if (size == 0)
            put(m, at, 1);
        at += size + 1;
    }
}

/* ---- Read ---- */

static void limit_say(struct rt_assembler *a, const struct rt_bindings *b, const char *what)
{
    const char *file = a->out->sources[b->place.source].name;
    const struct rt_quote name = rt_quote(b->macro.at, b->macro.size);

    if (b->macro.size == 0)
        rt_exhausted(a, "macros and repetitions %s", what);
    else if (b->place.source == a->place.source)
        rt_exhausted(a, "macros and repetitions %s; the last one is %s (line %zu)", what, name.text,
                     b->place.line);
    else
        rt_exhausted(a, "macros and repetitions %s; the last one is %s (%s, line %zu)", what,
                     name.text, file, b->place.line);
}

void rt_text_read(struct rt_assembler *a, struct rt_piece body, const struct rt_bindings *b)
{
    struct maker m = {NULL, 0};

    if (a->exhausted)
        return;
    a->text_work += 4 + a->text_depth;
    if (a->text_depth == DEPTH || a->text_work > WORK) {
        limit_say(a, b,
                  a->text_depth == DEPTH ? "are more than 100 deep in each other"
                                         : "make too many lines");
        return;
    }
    body_make(&m, body, b);
    char *text = m.size <= BYTES ? malloc(m.size + 1) : NULL;
    if (text == NULL) {
        limit_say(a, b, too_large);
        return;
    }
    m = (struct maker){text, 0};
    body_make(&m, body, b);
    const char *kept = text_keep(a, text, m.size);
    free(text);
    if (kept == NULL && !a->no_memory)
        limit_say(a, b, too_large);
    if (kept == NULL)
        return;
    const bool within = a->within;
    a->within = true;
    a->text_depth++;
    rt_lines_read(a, kept, m.size, true);
    a->text_depth--;
    a->within = within;
}
