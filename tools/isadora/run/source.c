/* source.c: where a program is: the instruction, the line of its source. */
#include "base/sanitize.h"
#include "machine/memory.h"
#include "run/run.h"

#include <inttypes.h>
#include <string.h>

size_t run_code_at(const struct isadora_machine *m, uint64_t address, uint8_t *out)
{
    if (address < m->image_at || address >= m->image_end)
        return 0;
    const size_t at = isadora_image_offset(m, address), end = isadora_image_offset(m, m->image_end);
    if (at >= end)
        return 0;
    const size_t n = end - at < ISADORA_WORD_BYTES ? (size_t)(end - at) : ISADORA_WORD_BYTES;
    if (m->code_space < 0) {
        const size_t left = at < m->image_size ? m->image_size - (size_t)at : 0;
        memcpy(out, m->image + at, n < left ? n : left);
        return n < left ? n : left;
    }
    const unsigned each = m->memory[m->code_space].cell_bytes;
    const bool there = isadora_copy_out(m, (unsigned)m->code_space, address * m->pc_bytes / each,
                                        out, n / each * each);
    return there ? n / each * each : 0;
}

unsigned run_insn_at(const struct isadora_machine *m, uint64_t address, struct isadora_insn *insn,
                     char *out)
{
    const struct isadora_context context = {.config = m->context.config, .address = address};
    uint8_t bytes[ISADORA_WORD_BYTES];
    const size_t size = run_code_at(m, address, bytes);
    const int length = m->target->decode(&context, bytes, size, insn);
    if (length <= 0)
        return 0;
    m->target->format(&context, insn, out, ISADORA_TEXT_MAX);
    return (unsigned)length;
}

/* The last label at or before an address, or NULL. */
static const struct isadora_label *label_before(const struct run *run, uint64_t address)
{
    const struct isadora_assembly *source = &run->source.result;
    const struct isadora_label *best = NULL;
    for (size_t i = 0; i < source->label_count; i++) {
        const struct isadora_label *label = &source->labels[i];
        if (!label->is_constant && label->value <= address &&
            (!best || label->value >= best->value))
            best = label;
    }
    return best;
}

const char *run_source_line(const struct run *run, uint64_t address, const char **file,
                            size_t *line, size_t *size)
{
    const struct isadora_assembly *source = &run->source.result;
    const struct isadora_machine *m = run->machine;
    const struct isadora_span *span = assembly_span(source, isadora_image_offset(m, address));
    if (!span)
        return NULL;
    *file = source->sources[span->source].name;
    *line = span->line;
    return assembly_line(&source->sources[span->source], span->line, size);
}

bool run_address(const struct run *run, const char *text, size_t size, uint64_t *out)
{
    return read_number_in(text, text + size, out) ||
           assembly_label(&run->source, text, size, out) ||
           assembly_line_address(run->machine, &run->source.result, text, size, out);
}

const char *run_no_address(const char *text)
{
    return strchr(text, ':') ? "no line of the source that has an instruction"
                             : "neither a number nor a label of the program";
}

bool run_may_be_code(const struct run *run, uint64_t address)
{
    const struct isadora_machine *m = run->machine;
    struct isadora_insn insn;
    char text[ISADORA_TEXT_MAX];
    if (m->code_space >= 0 || address == m->image_end)
        return true;
    const unsigned length = run_insn_at(m, address, &insn, text);
    return length && isadora_is_aligned(&m->alignment, address, length);
}

char *run_name_address(const struct run *run, uint64_t address)
{
    const struct isadora_label *label = label_before(run, address);
    if (!label)
        return tool_format("0x%" PRIx64, address);
    char *name = tool_format("%.*s", (int)label->size, label->name);
    if (!assembly_is_at(run->machine, label, address))
        tool_append(&name, " + 0x%" PRIx64, address - label->value);
    return name;
}

/* `: TEXT` of a line that a compiler read; nothing of assembly text: the instruction shows it. */
static char *line_text(const struct run *run, const char *text, size_t size)
{
    if (!run->is_elf || !size)
        return tool_format("%s", "");
    for (; size && (*text == ' ' || *text == '\t'); size--)
        text++;
    char *shown = tool_format(": %.*s", (int)size, text);
    for (char *c = shown; *c; c++)
        *c = *c == '\t' ? ' ' : *c;
    rt_make_shown(shown, strlen(shown));
    return shown;
}

/* `    FILE:LINE, in LABEL + 0x8`; of an ELF file `    in LABEL + 0x8`; empty where there is
 * neither. */
static char *source_at(const struct run *run, uint64_t address)
{
    const char *file;
    size_t line, size;
    const bool named = label_before(run, address);
    const char *text = run_source_line(run, address, &file, &line, &size);
    if (!text)
        return run->is_elf && named ? tool_format("    in %s\n", run_name_address(run, address))
                                    : tool_format("%s", "");
    return tool_format("    %s:%zu%s%s%s\n", file, line, named ? ", in " : "",
                       named ? run_name_address(run, address) : "", line_text(run, text, size));
}

void run_warn_source(const struct run *run, uint64_t address)
{
    fputs(source_at(run, address), stderr);
}

void run_print_source(const struct run *run, uint64_t address, struct output *out)
{
    output_text(out, source_at(run, address));
}
