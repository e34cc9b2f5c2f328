/* elf_calls.c: where branches and calls go, by name: the symbol that a relocation puts there, or
 * the one that the function has at the target. */
#include "dis/elf_printer.h"

#include <inttypes.h>
#include <string.h>

enum { NAME = 64, LOOKED_AT = 16 }; /* characters of a name; marks at one place that are seen */

/* The first mark of the function that is not before the offset. */
static size_t first_mark(const struct elf_printer *p, uint64_t offset)
{
    const struct isadora_elf_mark *marks = p->file.cubin.marks;
    size_t from = p->function->first_mark, to = from + p->function->mark_count;
    while (from < to) {
        const size_t middle = from + (to - from) / 2;
        if (marks[middle].offset < offset)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

static bool is_name(const struct isadora_elf *elf, const struct isadora_elf_mark *mark)
{
    const struct isadora_elf_symbol symbol = isadora_elf_symbol(elf, mark->symbol);
    return !elf_is_mapping(elf, &symbol);
}

/* The first relocation, or else the first symbol, from one offset to before another; NULL: none. */
static const struct isadora_elf_mark *find_mark(const struct elf_printer *p, bool relocation,
                                                uint64_t offset, uint64_t end)
{
    const struct isadora_elf_mark *marks = p->file.cubin.marks;
    const size_t first = first_mark(p, offset);
    const size_t last = p->function->first_mark + p->function->mark_count;
    for (size_t i = first; i < last && i < first + LOOKED_AT && marks[i].offset < end; i++) {
        const bool is_relocation = marks[i].section != 0;
        if (relocation == is_relocation &&
            (is_relocation || is_name(&p->file.cubin.elf, &marks[i])))
            return &marks[i];
    }
    return NULL;
}

static size_t put_name(char *out, struct isadora_name name, int64_t addend)
{
    char *text = name_text(name);
    int size = strlen(text) > NAME ? sprintf(out, "%.*s..", NAME, text) : sprintf(out, "%s", text);
    if (addend)
        size += sprintf(out + size, " %c 0x%" PRIx64, addend < 0 ? '-' : '+',
                        addend < 0 ? 0 - (uint64_t)addend : (uint64_t)addend);
    tool_free(text);
    return (size_t)size;
}

/* The unit as offsets into the code of the function. */
static uint64_t place_of(const struct dis *dis)
{
    return (dis->context.address - dis->base) *
           isadora_pc_step(dis->choice.target, dis->choice.config);
}

static const struct isadora_elf_mark *relocation_of(const struct dis *dis, size_t length)
{
    const uint64_t offset = place_of(dis);
    return find_mark(dis->user, true, offset, offset + length);
}

bool elf_has_relocation(const struct elf_printer *p, uint64_t offset, size_t length)
{
    return find_mark(p, true, offset, offset + length) != NULL;
}

bool elf_is_patched(const struct dis *dis, size_t length)
{
    return relocation_of(dis, length) != NULL;
}

size_t elf_calls_remark(struct dis *dis, const struct isadora_insn *insn, char *out)
{
    const struct elf_printer *p = dis->user;
    const struct isadora_target *target = dis->choice.target;
    const struct isadora_elf *elf = &p->file.cubin.elf;
    const struct isadora_elf_mark *m = relocation_of(dis, insn->length);
    if (m) {
        const struct isadora_elf_section s = isadora_elf_section(elf, m->section);
        const struct isadora_elf_relocation r = isadora_elf_relocation(&s, m->relocation);
        const struct isadora_name name = elf_name(p, elf_mark_name(&p->file.cubin, m));
        return name.size ? put_name(out, name, r.has_addend ? r.addend : 0) : 0;
    }
    size_t offset;
    if (!dis_target(dis, insn, &offset))
        return 0;
    const uint64_t place =
        (dis_address(dis, offset) - dis->base) * isadora_pc_step(target, dis->choice.config);
    m = find_mark(p, false, place, place + 1);
    if (m)
        return put_name(out, elf_name(p, isadora_elf_symbol(elf, m->symbol).name), 0);
    return place ? 0 : put_name(out, elf_name(p, p->function->name), 0);
}
