/* names.c: what is at a place of a program (graph.h). */
#include <isadora/bundle.h>
#include "cfg/graph.h"

unsigned graph_text(const struct graph *g, size_t offset, char text[ISADORA_TEXT_MAX])
{
    const struct program *p = g->program;
    const struct isadora_target *target = p->choice.target;
    struct isadora_context context = {.config = p->choice.config,
                                      .address = program_address(p, offset)};
    struct isadora_insn insn;

    text[0] = '\0';
    if (target->decode(&context, p->bytes + offset, p->size - offset, &insn) <= 0)
        return 0;
    target->format(&context, &insn, text, ISADORA_TEXT_MAX);
    return insn.length;
}

uint64_t graph_address(const struct graph *g, size_t block)
{
    return program_label(g->program, g->cfg->blocks[block].start);
}

uint64_t graph_label(const struct graph *g, uint64_t address)
{
    const struct program *p = g->program;
    const size_t offset =
        address < p->address
            ? SIZE_MAX
            : isadora_place_offset(p->choice.target, p->choice.config, address - p->address);

    return offset <= p->size ? program_label(p, offset) : address;
}

/* The mark at a place of the code that is a symbol, or a relocation, with a name. */
static char *name_at(const struct program *p, uint64_t place, bool relocation)
{
    const struct isadora_elf_cubin *cubin = &p->elf->cubin;
    const struct isadora_elf_function *f = p->of_elf;

    for (size_t i = f->first_mark; i < f->first_mark + f->mark_count; i++) {
        const struct isadora_elf_mark *m = &cubin->marks[i];
        if (m->offset != place || (m->section != 0) != relocation || m->symbol == 0)
            continue;
        const struct isadora_elf_symbol symbol = isadora_elf_symbol(&cubin->elf, m->symbol);
        if (symbol.name.size && !elf_is_mapping(&cubin->elf, &symbol))
            return name_text(symbol.name);
    }
    return NULL;
}

char *graph_callee(const struct graph *g, const struct isadora_call *call)
{
    const struct program *p = g->program;
    char *name = NULL;

    if (p->elf)
        name = name_at(p, program_address(p, call->at) - p->section, true);
    if (p->elf && !name && !call->any && call->to >= p->section)
        name = name_at(p, call->to - p->section, false);
    for (size_t i = 0; p->is_text && !name && !call->any && i < p->assembly.result.label_count;
         i++) {
        const struct isadora_label *label = &p->assembly.result.labels[i];
        if (!label->is_constant && label->value == call->to)
            name = tool_format("%.*s", (int)label->size, label->name);
    }
    return name;
}
