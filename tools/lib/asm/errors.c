/* errors.c: errors of a source, and how people read them. */
#include "asm/assembler.h"
#include "asm/diag/diagnosis.h"
#include "asm/text/message.h"
#include "base/sanitize.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Collected ---- */

/* An error in what a statement stands for is one of the statement. */
static void within_say(struct isadora_assembly_error *error, const struct rt_assembler *a)
{
    const char *end = a->place.text + a->place.size;
    const char *at = rt_skip_blanks(a->place.text, end);
    struct rt_writer w = rt_note_begin(&error->why);

    rt_say(&w, "in %s, which is one of the instructions that this stands for",
           rt_quote(a->inner, a->inner_size).text);
    error->column = (size_t)(at - a->place.text) + 1;
    error->why.column = 0;
    error->why.length = (size_t)(end - at);
}

void rt_error_why(struct rt_assembler *a, const char *at)
{
    struct isadora_assembly *out = a->out;

    if (rt_section_skips(a))
        return; /* reported where this section is read */
    if (out->error_count == ISADORA_ASSEMBLY_ERRORS) {
        out->untold++;
        return;
    }
    struct isadora_assembly_error *error =
        rt_append(a, &out->errors, &out->error_count, &a->error_capacity, sizeof *error);
    if (error == NULL)
        return;
    *error = (struct isadora_assembly_error){
        .source = a->place.source,
        .line = a->place.line,
        .column = (size_t)(at - a->place.text) + a->why.column + 1,
        .text = a->place.text,
        .size = a->place.size,
        .why = a->why,
    };
    if (a->within)
        within_say(error, a);
}

struct isadora_complaint *rt_why(struct rt_assembler *a)
{
    return a->out->error_count < ISADORA_ASSEMBLY_ERRORS ? &a->why : NULL;
}

static void error_say(struct rt_assembler *a, const char *at, size_t length, const char *format,
                      va_list list)
{
    struct isadora_complaint *why = &a->why;

    vsnprintf(why->text, sizeof why->text, format, list);
    rt_make_shown(why->text, strlen(why->text));
    why->kind = ISADORA_TROUBLE_SYNTAX;
    why->column = 0;
    why->length = length;
    why->note_count = 0;
    rt_error_why(a, at);
}

void rt_error(struct rt_assembler *a, const char *at, size_t length, const char *format, ...)
{
    va_list list;

    va_start(list, format);
    error_say(a, at, length, format, list);
    va_end(list);
}

void rt_exhausted(struct rt_assembler *a, const char *format, ...)
{
    va_list list;

    if (a->exhausted)
        return;
    a->exhausted = true;
    va_start(list, format);
    error_say(a, a->place.text, a->place.size, format, list);
    va_end(list);
}

void rt_note_meant(struct isadora_complaint *why, const struct rt_nearest *near)
{
    if (near->list.count == 0)
        return;
    if (why->note_count < ISADORA_NOTES)
        why->note_count++;
    memmove(why->notes[1], why->notes[0], (why->note_count - 1u) * sizeof why->notes[0]);
    struct rt_writer w = rt_writer_on(why->notes[0], sizeof why->notes[0]);
    rt_say(&w, "did you mean `%s`?", near->first);
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

/* ---- Shown ---- */

enum { SHOWN = 160 /* characters of a line; a longer one is shown around its error */ };

struct teller {
    void (*put)(void *user, const char *text, size_t size);
    void *user;
};

/* A line of a file, whose name may hold anything, and something about it. */
static void print(const struct teller *t, const char *name, size_t line, const char *format, ...)
{
    char text[1024];
    va_list list;

    for (size_t left = strlen(name); left > 0;) {
        const size_t length = rt_shown_length(name, left), step = length == 0 ? 1 : length;
        t->put(t->user, length == 0 ? "?" : name, step);
        name += step;
        left -= step;
    }
    const int size = snprintf(text, sizeof text, ":%zu", line);
    va_start(list, format);
    vsnprintf(text + size, sizeof text - (size_t)size, format, list);
    va_end(list);
    t->put(t->user, text, strlen(text));
}

/* One character a byte, so that the caret is below its place whatever the bytes are. */
static void print_line(const struct teller *t, const struct isadora_assembly_error *e)
{
    const size_t column = e->column - 1 > e->size ? e->size : e->column - 1;
    const size_t from = column > SHOWN / 2 && e->size > SHOWN ? column - SHOWN / 2 : 0;
    const size_t size = e->size - from > SHOWN ? SHOWN : e->size - from;
    const size_t room = from + size - column;
    const size_t length = e->why.length < room ? e->why.length : room;
    char text[SHOWN + 1], under[SHOWN + 2];

    for (size_t i = 0; i < size; i++) {
        const unsigned char byte = (unsigned char)e->text[from + i];
        text[i] = byte == '\t' ? ' ' : byte < 0x20 || byte >= 0x7f ? '?' : (char)byte;
    }
    text[size] = '\0';
    memset(under, ' ', column - from);
    memset(under + (column - from), '~', length);
    under[column - from] = '^';
    under[column - from + (length > 0 ? length : 1)] = '\0';
    t->put(t->user, "    ", 4);
    t->put(t->user, text, size);
    t->put(t->user, "\n    ", 5);
    t->put(t->user, under, strlen(under));
    t->put(t->user, "\n", 1);
}

void isadora_assembly_print(const struct isadora_assembly *assembly,
                            const struct isadora_assembly_error *e,
                            void (*put)(void *user, const char *text, size_t size), void *user)
{
    const struct teller t = {put, user};
    const char *name = assembly->sources[e->source].name;

    print(&t, name, e->line, ":%zu: error: %s\n", e->column, e->why.text);
    print_line(&t, e);
    for (unsigned i = 0; i < e->why.note_count; i++)
        print(&t, name, e->line, ": note: %s\n", e->why.notes[i]);
}

void isadora_assembly_print_widened(const struct isadora_assembly *assembly,
                                    const struct isadora_widened *w,
                                    void (*put)(void *user, const char *text, size_t size),
                                    void *user)
{
    const struct teller t = {put, user};
    const char *other = assembly->sources[w->for_source].name;
    const bool elsewhere = w->for_source != w->source;

    print(&t, assembly->sources[w->source].name, w->line,
          ": note: takes %u bytes instead of %u, so that the instruction of %s%sline %zu is at "
          "0x%" PRIx64 ", a multiple of %u\n",
          w->to, w->from, elsewhere ? rt_quote(other, strlen(other)).text : "",
          elsewhere ? ", " : "", w->for_line, w->for_address, w->align);
}
