/* assembly.c: reads source files, included ones too, and has the runtime assemble them. */
#include "code/assembly.h"
#include <isadora/bundle.h>

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char *keep(struct assembly *a, char *text)
{
    a->texts = tool_realloc(a->texts, (a->text_count + 1) * sizeof *a->texts);
    return a->texts[a->text_count++] = text;
}

/* `.include "name"` is looked for beside the file that it is in. */
static bool include(void *user, const char *from, const char *name, struct isadora_source *out)
{
    struct assembly *a = user;
    const char *slash = name[0] == '/' ? NULL : strrchr(from, '/');
    int folder = slash ? (int)(slash - from) + 1 : 0;
    char *path = keep(a, tool_format("%.*s%s", folder, from, name));
    struct stat about;
    if (stat(path, &about) != 0 || access(path, R_OK) != 0)
        return false;
    if (!S_ISREG(about.st_mode))
        return complain("%s is no regular file", path);
    char *text = read_whole(path, &out->size);
    if (!text)
        return false;
    out->name = path;
    out->text = keep(a, text);
    return true;
}

static void put_text(void *user, const char *text, size_t size)
{
    (void)user;
    fwrite(text, 1, size, stderr);
}

/* Characters that neither a shell nor a terminal takes for something else. */
static bool is_plain(const char *path)
{
    return !path[strspn(path, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                              "0123456789_-+=.,:@%/")];
}

void assembly_name_isa(struct isadora_complaint *why, const struct choice *choice)
{
    if (!choice->isa || strcmp(choice->isa, choice->target->name) == 0)
        return;
    char *begin = tool_format("`isadora info %s", choice->target->name);
    const size_t size = strlen(begin);
    for (unsigned i = 0; i < why->note_count; i++) {
        const char *rest = why->notes[i] + size;
        if (strncmp(why->notes[i], begin, size) != 0 || (*rest != ' ' && *rest != '`'))
            continue;
        char *note =
            tool_format("`isadora info -m %s%s", is_plain(choice->isa) ? choice->isa : "ISA", rest);
        if (strlen(note) < sizeof why->notes[i])
            strcpy(why->notes[i], note);
    }
}

static void print_errors(const struct isadora_assembly *result)
{
    for (size_t i = 0; i < result->error_count; i++)
        isadora_assembly_print(result, &result->errors[i], put_text, NULL);
    if (result->untold)
        complain("and %zu more errors", result->untold);
}

int assembly_take(struct assembly *a, const struct choice *choice, struct input *in, uint64_t base,
                  const char *comment)
{
    const char *name = in->name;
    *a = (struct assembly){.texts = NULL};
    size_t size;
    char *text = read_rest(in, &size);
    if (!text)
        return EXIT_IO;
    struct isadora_assembly_input input = {
        .target = choice->target,
        .config = choice->config,
        .source = {name, keep(a, text), size},
        .comment = comment,
        .origin = base,
        .include = include,
        .user = a,
    };
    switch (isadora_assemble(&input, &a->result)) {
    case ISADORA_ASSEMBLED:
        return EXIT_FINE;
    case ISADORA_ASSEMBLY_BAD:
        break;
    case ISADORA_ASSEMBLY_MEMORY:
        out_of_memory();
    }
    for (size_t i = 0; i < a->result.error_count; i++)
        assembly_name_isa(&a->result.errors[i].why, choice);
    print_errors(&a->result);
    return EXIT_BAD_INPUT;
}

void assembly_print_widened(const struct assembly *a, bool each)
{
    const struct isadora_assembly *result = &a->result;
    for (size_t i = 0; each && i < result->widened_count; i++)
        isadora_assembly_print_widened(result, &result->widened[i], put_text, NULL);
    if (!each && result->widened_count && isatty(STDERR_FILENO))
        fprintf(stderr,
                "isadora: note: %zu instruction%s encoded in a longer form to align the next one "
                "(--notes lists them)\n",
                result->widened_count, result->widened_count == 1 ? " was" : "s were");
}

void assembly_units(struct assembly *a, const struct isadora_target *target)
{
    struct isadora_assembly *result = &a->result;
    const struct isadora_bundle *bundle = target->bundle;
    if (!bundle)
        return;
    const size_t count = result->size / isadora_bundle_word_bytes(target);
    const size_t size = count / bundle->words * bundle->bytes;
    uint8_t *units = calloc(size + result->tail + 1, 1); /* the library frees it */
    if (!units)
        out_of_memory();
    isadora_bundle_put(target, result->bytes, count, units);
    if (result->tail)
        memcpy(units + size, result->bytes + result->size, result->tail);
    free(result->bytes);
    result->bytes = units;
    result->size = size + result->tail;
}

void assembly_free(struct assembly *a)
{
    isadora_assembly_free(&a->result);
    for (size_t i = 0; i < a->text_count; i++)
        tool_free(a->texts[i]);
}

bool assembly_label(const struct assembly *a, const char *name, size_t size, uint64_t *value)
{
    for (size_t i = 0; i < a->result.label_count; i++) {
        const struct isadora_label *label = &a->result.labels[i];
        if (label->size == size && memcmp(label->name, name, size) == 0) {
            *value = label->value;
            return true;
        }
    }
    return false;
}

const struct isadora_span *assembly_span(const struct isadora_assembly *a, uint64_t offset)
{
    size_t low = 0, high = a->span_count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const struct isadora_span *span = &a->spans[middle];
        if (offset < span->offset)
            high = middle;
        else if (offset >= span->offset + span->length)
            low = middle + 1;
        else
            return span;
    }
    return NULL;
}

const char *assembly_line(const struct isadora_source *source, size_t line, size_t *size)
{
    const char *at = source->text, *end = at + source->size, *stop = NULL;
    while (--line && at < end) {
        stop = memchr(at, '\n', (size_t)(end - at));
        at = stop ? stop + 1 : end;
    }
    stop = at < end ? memchr(at, '\n', (size_t)(end - at)) : NULL;
    *size = (size_t)((stop ? stop : end) - at);
    return at;
}

bool assembly_is_at(const struct isadora_machine *m, const struct isadora_label *label,
                    uint64_t address)
{
    return !label->is_constant && isadora_arrive(m, label->value) == address;
}

void assembly_print_labels(const struct isadora_machine *m, const struct isadora_assembly *a,
                           uint64_t address, const char *indent, struct output *out)
{
    for (size_t i = 0; i < a->label_count; i++) {
        const struct isadora_label *label = &a->labels[i];
        if (assembly_is_at(m, label, address))
            output_format(out, "%s%.*s:\n", indent, (int)label->size, label->name);
    }
}

/* The name of the source, with its folder or without. */
static bool is_called(const struct isadora_source *source, const char *name, size_t size)
{
    const size_t all = strlen(source->name);
    return size && size <= all && memcmp(source->name + all - size, name, size) == 0 &&
           (size == all || source->name[all - size - 1] == '/');
}

bool assembly_line_address(const struct isadora_machine *m, const struct isadora_assembly *a,
                           const char *text, size_t size, uint64_t *address)
{
    size_t colon = size;
    uint64_t line;
    while (colon && text[colon - 1] != ':')
        colon--;
    if (!colon || !read_number_in(text + colon, text + size, &line))
        return false;
    for (size_t i = 0; i < a->span_count; i++) {
        const struct isadora_span *span = &a->spans[i];
        if (span->line != line || !is_called(&a->sources[span->source], text, colon - 1))
            continue;
        *address =
            m->image_at + isadora_place_address(m->target, m->context.config, span->offset);
        return true;
    }
    return false;
}
