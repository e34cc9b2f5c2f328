/* zero_fill.c: zeros that `.align` and `.org` put between two lines of a program. Where a program
 * runs into them, the message names the directive (run.h). */
#include "run/run.h"

#include <inttypes.h>
#include <string.h>

/* The directive that fills, on one line of a source: its text, or NULL. */
static const char *filler_in(const char *line, size_t size, size_t *length)
{
    static const char *const fillers[] = {".align", ".org"};
    const char *text = tool_format(" %.*s", (int)size, line); /* something is before each word */
    for (size_t i = 0; i < sizeof fillers / sizeof fillers[0]; i++) {
        const size_t n = strlen(fillers[i]);
        for (const char *at = text; (at = strstr(at, fillers[i])) != NULL; at++) {
            if (!strchr(" \t:", at[-1]) || !at[n] || !strchr(" \t", at[n]))
                continue;
            const size_t blanks = strspn(at + n, " \t");
            *length = n + blanks + strcspn(at + n + blanks, " \t\r;/");
            return at;
        }
    }
    return NULL;
}

/* The last such line from `from` on and before `to`; 0: to the end. */
static size_t filler_between(const struct isadora_source *source, size_t from, size_t to,
                             const char **text, size_t *size)
{
    const char *const end = source->text + source->size;
    size_t found = 0, length, all;
    for (size_t line = from; to == 0 || line < to; line++) {
        const char *at = assembly_line(source, line, &all);
        const char *filler = filler_in(at, all, &length);
        if (filler) {
            *text = filler;
            *size = length;
            found = line;
        }
        if (at + all >= end)
            break;
    }
    return found;
}

void run_warn_filler(const struct run *run, uint64_t address)
{
    const struct isadora_assembly *source = &run->source.result;
    const struct isadora_machine *m = run->machine;
    const struct isadora_span *before = NULL, *following = NULL;
    if (run->is_elf || !source->span_count || address < m->image_at || address >= m->image_end)
        return;
    const uint64_t offset = isadora_image_offset(m, address);
    if (assembly_span(source, offset))
        return; /* some line wrote it */
    for (size_t i = 0; i < source->span_count; i++) {
        const struct isadora_span *span = &source->spans[i];
        if (span->offset < offset && (!before || span->offset > before->offset))
            before = span;
        if (span->offset > offset && (!following || span->offset < following->offset))
            following = span;
    }
    if (!before || (following && following->source != before->source))
        return;
    const char *text = NULL;
    size_t size = 0;
    const struct isadora_source *of = &source->sources[before->source];
    const size_t line =
        filler_between(of, before->line + 1, following ? following->line + 1 : 0, &text, &size);
    if (line)
        fprintf(stderr, "    it is part of the zeros that `%.*s` put there, %s:%zu\n", (int)size,
                text, of->name, line);
}
