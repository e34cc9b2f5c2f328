/* listing.c: what the source driver brings forth: bytes, the map from lines to bytes, errors and
 * their text. */
#include "asm/assembler.h"
#include "base/sanitize.h"

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
        rt_error(a, a->place.text, a->place.size, "the output would be larger than its limit", NULL,
                 0, NULL);
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

/* ---- Errors ---- */

static size_t append(char *text, size_t used, size_t size, const char *more, size_t length)
{
    size_t room = size - used - 1, n = length < room ? length : room;

    memcpy(text + used, more, n);
    rt_make_shown(text + used, n);
    text[used + n] = '\0';
    return used + n;
}

void rt_error_why(struct rt_assembler *a, const char *at)
{
    struct isadora_assembly *out = a->out;
    void *errors = out->errors;

    if (out->error_count == ISADORA_ASSEMBLY_ERRORS) {
        out->untold++;
        return;
    }
    if (!rt_grow(a, &errors, &a->error_capacity, out->error_count + 1, sizeof *out->errors))
        return;
    out->errors = errors;
    out->errors[out->error_count++] = (struct isadora_assembly_error){
        .source = a->place.source,
        .line = a->place.line,
        .column = (size_t)(at - a->place.text) + a->why.column + 1,
        .text = a->place.text,
        .size = a->place.size,
        .why = a->why,
    };
}

struct isadora_complaint *rt_why(struct rt_assembler *a)
{
    return a->out->error_count < ISADORA_ASSEMBLY_ERRORS ? &a->why : NULL;
}

void rt_error(struct rt_assembler *a, const char *at, size_t length, const char *what,
              const char *word, size_t size, const char *rest)
{
    struct isadora_complaint *why = &a->why;
    size_t used = append(why->text, 0, sizeof why->text, what, strlen(what));

    if (word != NULL) {
        used = append(why->text, used, sizeof why->text, used > 0 ? " `" : "`", used > 0 ? 2 : 1);
        used = append(why->text, used, sizeof why->text, word, size > 60 ? 60 : size);
        used = append(why->text, used, sizeof why->text, "`", 1);
    }
    if (rest != NULL)
        append(why->text, used, sizeof why->text, rest, strlen(rest));
    why->kind = ISADORA_TROUBLE_SYNTAX;
    why->column = 0;
    why->length = length;
    why->note_count = 0;
    rt_error_why(a, at);
}

void rt_note_meant(struct isadora_complaint *why, const char *word, size_t size)
{
    char *note = why->notes[0];
    size_t used;

    if (why->note_count < ISADORA_NOTES)
        why->note_count++;
    memmove(why->notes[1], why->notes[0], (why->note_count - 1u) * sizeof why->notes[0]);
    used = append(note, 0, sizeof why->notes[0], "did you mean `", 14);
    used = append(note, used, sizeof why->notes[0], word, size);
    append(note, used, sizeof why->notes[0], "`?", 2);
}

static int error_order(const void *left, const void *right)
{
    const struct isadora_assembly_error *a = left, *b = right;

    if (a->source != b->source)
        return a->source < b->source ? -1 : 1;
    if (a->line != b->line)
        return a->line < b->line ? -1 : 1;
    return a->column < b->column ? -1 : a->column > b->column;
}

void rt_errors_sort(struct isadora_assembly *out)
{
    if (out->error_count > 1)
        qsort(out->errors, out->error_count, sizeof *out->errors, error_order);
}

/* ---- Text ---- */

struct teller {
    void (*put)(void *user, const char *text, size_t size);
    void *user;
};

static void tell(const struct teller *t, const char *text) { t->put(t->user, text, strlen(text)); }

/* A name of a file, which may hold anything. */
static void tell_name(const struct teller *t, const char *name)
{
    for (size_t left = strlen(name); left > 0;) {
        size_t length = rt_shown_length(name, left), step = length == 0 ? 1 : length;
        t->put(t->user, length == 0 ? "?" : name, step);
        name += step;
        left -= step;
    }
}

static void tell_number(const struct teller *t, size_t number)
{
    char digits[24];
    size_t at = sizeof digits;

    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    t->put(t->user, digits + at, sizeof digits - at);
}

static void tell_hex(const struct teller *t, uint64_t number)
{
    char digits[20];
    size_t at = sizeof digits;

    do {
        digits[--at] = "0123456789abcdef"[number & 15];
        number >>= 4;
    } while (number > 0);
    tell(t, "0x");
    t->put(t->user, digits + at, sizeof digits - at);
}

enum { SHOWN = 160 }; /* characters of a line; a longer one is shown around its error */

/* One character a byte, so that the caret stands below its place whatever the bytes are. */
static void tell_bytes(const struct teller *t, const char *text, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        unsigned char byte = (unsigned char)text[i];
        char shown = byte == '\t' ? ' ' : byte < 0x20 || byte >= 0x7f ? '?' : text[i];
        t->put(t->user, &shown, 1);
    }
}

static void tell_line(const struct teller *t, const struct isadora_assembly_error *e)
{
    size_t column = e->column - 1 > e->size ? e->size : e->column - 1;
    size_t from = column > SHOWN / 2 && e->size > SHOWN ? column - SHOWN / 2 : 0;
    size_t size = e->size - from > SHOWN ? SHOWN : e->size - from;
    size_t length = e->why.length;

    if (length > from + size - column)
        length = from + size - column;
    tell(t, "    ");
    tell_bytes(t, e->text + from, size);
    tell(t, "\n    ");
    for (size_t i = from; i < column; i++)
        tell(t, " ");
    tell(t, "^");
    for (size_t i = 1; i < length; i++)
        tell(t, "~");
    tell(t, "\n");
}

void isadora_assembly_tell_widened(const struct isadora_assembly *assembly,
                                   const struct isadora_widened *w,
                                   void (*put)(void *user, const char *text, size_t size),
                                   void *user)
{
    struct teller t = {put, user};

    tell_name(&t, assembly->sources[w->source].name);
    tell(&t, ":");
    tell_number(&t, w->line);
    tell(&t, ": note: takes ");
    tell_number(&t, w->to);
    tell(&t, " bytes instead of ");
    tell_number(&t, w->from);
    tell(&t, ", so that the instruction of ");
    if (w->for_source != w->source) {
        tell_name(&t, assembly->sources[w->for_source].name);
        tell(&t, ", ");
    }
    tell(&t, "line ");
    tell_number(&t, w->for_line);
    tell(&t, " stands at ");
    tell_hex(&t, w->for_address);
    tell(&t, ", a multiple of ");
    tell_number(&t, w->align);
    tell(&t, "\n");
}

void isadora_assembly_tell(const struct isadora_assembly *assembly,
                           const struct isadora_assembly_error *e,
                           void (*put)(void *user, const char *text, size_t size), void *user)
{
    struct teller t = {put, user};
    const char *name = assembly->sources[e->source].name;

    tell_name(&t, name);
    tell(&t, ":");
    tell_number(&t, e->line);
    tell(&t, ":");
    tell_number(&t, e->column);
    tell(&t, ": error: ");
    tell(&t, e->why.text);
    tell(&t, "\n");
    tell_line(&t, e);
    for (unsigned i = 0; i < e->why.note_count; i++) {
        tell(&t, name);
        tell(&t, ":");
        tell_number(&t, e->line);
        tell(&t, ": note: ");
        tell(&t, e->why.notes[i]);
        tell(&t, "\n");
    }
}
