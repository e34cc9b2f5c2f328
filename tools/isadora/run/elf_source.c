/* elf_source.c: lines of the source of a cubin or a program, where it says what they are: so
 * reports name them as they do those of assembly text. */
#include "object/elf_lines.h"
#include "run/run.h"

#include <stdlib.h>
#include <string.h>

/* What a file is called, and its text where it is there: the PTX is in the cubin. */
static struct isadora_source source_of(const struct run *run, struct isadora_name name)
{
    struct isadora_source source = {.name = name.size ? name_text(name) : "PTX", .text = ""};
    size_t size;
    const char *ptx = name.size ? NULL : elf_ptx(&run->elf.cubin.elf, &size);
    if (ptx) {
        source.text = ptx;
        source.size = size;
    }
    return source;
}

static int by_offset(const void *left, const void *right)
{
    const struct isadora_span *a = left, *b = right;
    return a->offset < b->offset ? -1 : a->offset > b->offset;
}

/* Where a section is; false: it holds no code of the program. */
static bool place_of(const struct run *run, uint32_t section, uint64_t *at)
{
    if (!run->machine->target->lanes) { /* a program, whose sections are where they say */
        *at = isadora_elf_section(&run->elf.cubin.elf, section).address;
        return true;
    }
    const struct elf_piece *piece = elf_piece_of(&run->image, section);
    if (!piece || piece->memory != ELF_CODE)
        return false;
    *at = piece->at;
    return true;
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
        uint64_t at;
        if (!place_of(run, line->section, &at) || at + line->from < m->image_at)
            continue;
        const uint64_t end = at + line->to;
        const size_t from = isadora_image_offset(m, isadora_arrive(m, at + line->from));
        const size_t to = end < m->image_end ? isadora_image_offset(m, isadora_arrive(m, end))
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
    elf_lines_of(&run->elf.cubin.elf, &lines);
    if (!lines.count)
        return;
    take_spans(run, &lines);
    source->sources = malloc(lines.file_count * sizeof *source->sources);
    if (!source->sources)
        out_of_memory();
    for (size_t i = 0; i < lines.file_count; i++)
        source->sources[source->source_count++] = source_of(run, lines.files[i]);
}
