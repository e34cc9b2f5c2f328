/* elf_source.c: lines of the source of a cubin, where it says what they are: so reports name them
 * as they do those of assembly text. */
#include "object/elf_lines.h"
#include "run/run.h"

#include <stdlib.h>
#include <string.h>

/* What a file is called, and its text where it is there: the PTX is in the cubin. */
static struct isadora_source source_of(const struct run *run, struct isadora_name name)
{
    struct isadora_source source = {.name = name.size ? name_text(name) : "PTX", .text = ""};
    const struct isadora_elf *elf = &run->elf.cubin.elf;
    for (uint32_t i = 1; i < elf->section_count && !name.size; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        if (!isadora_name_is(s.name, ".nv_debug_ptx_txt") || !s.bytes)
            continue;
        char *text = tool_alloc((size_t)s.size + 1);
        for (size_t k = 0; k < s.size; k++) /* a zero byte ends a line */
            text[k] = s.bytes[k] ? (char)s.bytes[k] : '\n';
        source.text = text;
        source.size = (size_t)s.size;
        break;
    }
    return source;
}

static int by_offset(const void *left, const void *right)
{
    const struct isadora_span *a = left, *b = right;
    return a->offset < b->offset ? -1 : a->offset > b->offset;
}

/* Spans are in order and apart. */
static void take_spans(struct run *run, const struct elf_lines *lines)
{
    struct isadora_assembly *source = &run->source.result;
    const struct isadora_machine *m = run->machine;
    size_t n = 0;
    source->spans = malloc((lines->count + 1) * sizeof *source->spans);
    if (!source->spans)
        out_of_memory();
    for (size_t i = 0; i < lines->count; i++) {
        const struct elf_line *line = &lines->lines[i];
        const size_t from = isadora_image_offset(m, isadora_arrive(m, line->from));
        const size_t to = line->to < m->image_end
                              ? isadora_image_offset(m, isadora_arrive(m, line->to))
                              : isadora_image_offset(m, m->image_end);
        if (from < to && to != SIZE_MAX && to - from <= UINT32_MAX && line->line)
            source->spans[n++] = (struct isadora_span){.offset = from,
                                                       .length = (uint32_t)(to - from),
                                                       .source = (uint32_t)line->file,
                                                       .line = line->line};
    }
    qsort(source->spans, n, sizeof *source->spans, by_offset);
    for (size_t i = 1; i < n; i++) {
        struct isadora_span *before = &source->spans[i - 1];
        const size_t most = source->spans[i].offset - before->offset;
        before->length = before->length < most ? before->length : (uint32_t)most;
    }
    source->span_count = n;
}

void run_elf_source(struct run *run)
{
    struct isadora_assembly *source = &run->source.result;
    struct elf_lines lines;
    elf_lines_read(&run->image, ".debug_line", &lines);
    if (!lines.count) /* without a source of its own, the PTX is the source */
        elf_lines_read(&run->image, ".nv_debug_line_sass", &lines);
    if (!lines.count)
        return;
    take_spans(run, &lines);
    source->sources = malloc(lines.file_count * sizeof *source->sources);
    if (!source->sources)
        out_of_memory();
    for (size_t i = 0; i < lines.file_count; i++)
        source->sources[source->source_count++] = source_of(run, lines.files[i]);
}
