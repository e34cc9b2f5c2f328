/* relocations.c: relocations of code that changed go with their instructions; those to places in it
 * get the new place as their addend. */
#include "edit/edit.h"

#include <inttypes.h>
#include <string.h>

enum { WORD_32 = 1, WORD_64 = 2 }; /* types of relocations of data */

struct entry {
    const struct isadora_elf_section *section;
    const struct isadora_elf_relocation *relocation;
    uint64_t offset; /* the new one */
    uint8_t *raw;
};

static size_t bytes_of(const struct isadora_elf_section *s)
{
    return s->type == ISADORA_ELF_RELA ? 24 : 16;
}

static int complain_lost(const struct edit *edit, const struct edit_part *part, size_t line,
                         const struct isadora_elf_relocation *r)
{
    const struct moves *m = &part->moves;
    const struct isadora_elf_symbol s = isadora_elf_symbol(&m->cubin->elf, r->symbol);
    const size_t after =
        line && m->old.list[line - 1].match != COMPARE_NONE ? m->old.list[line - 1].match + 1 : 0;
    return edit_refuse(edit, part, after,
                       "`%s` at 0x%" PRIx64 " has a relocation%s%s, and several instructions here "
                       "could be it; change the source around it in two steps",
                       line_text(&m->old, line), moves_offset(m, &m->old, line),
                       s.name.size ? " to " : "", name_text(s.name));
}

/* Where the relocation of an instruction is now; *gone: the instruction was deleted. */
static int move_entry(const struct edit *edit, const struct edit_part *part, struct entry *e,
                      bool *gone)
{
    const struct moves *m = &part->moves;
    const size_t line = moves_line(m, e->relocation->offset);
    if (line >= m->old.count)
        return edit_refuse(edit, part, 0, "a relocation at 0x%" PRIx64 " is outside of the code",
                           e->relocation->offset);
    if (moves_doubtful(m, line))
        return complain_lost(edit, part, line, e->relocation);
    const size_t match = m->old.list[line].match;
    *gone = match == COMPARE_NONE;
    if (!*gone)
        e->offset = moves_offset(m, &m->new, match) + e->relocation->offset -
                    moves_offset(m, &m->old, line);
    return EXIT_FINE;
}

/* The number that a relocation without an addend adds to, in data. */
static uint8_t *number_at(const struct edit *edit, const struct entry *e, unsigned *size)
{
    const struct piece *p = &edit->container.pieces[e->section->info];
    *size = e->relocation->type == WORD_64 ? 8 : 4;
    const bool fits = p->bytes && e->offset <= p->size && *size <= p->size - e->offset;
    const bool is_word = e->relocation->type == WORD_32 || e->relocation->type == WORD_64;
    return is_word && fits ? p->bytes + e->offset : NULL;
}

/* What it refers to, if that is a place in code that changed. */
static void move_target(const struct edit *edit, const struct entry *e)
{
    const struct isadora_elf *elf = &edit->file.cubin.elf;
    if (!e->relocation->symbol)
        return;
    const struct isadora_elf_symbol s = isadora_elf_symbol(elf, e->relocation->symbol);
    const struct edit_part *part = edit_part_of(edit, s.section);
    unsigned size;
    uint8_t *number = e->relocation->has_addend ? NULL : number_at(edit, e, &size);
    uint64_t addend = (uint64_t)e->relocation->addend;
    if (number)
        addend = size == 8 ? isadora_elf_u64(number) : isadora_elf_u32(number);
    if (!part || !addend || s.value + addend > part->moves.old_size)
        return;
    const uint64_t to = moves_place(&part->moves, s.value + addend, NULL) -
                        moves_place(&part->moves, s.value, &s.name);
    if (e->relocation->has_addend)
        put_u64(e->raw + 16, to);
    else if (number)
        (size == 8 ? put_u64 : put_u32)(number, to);
}

static int move_section(struct edit *edit, uint32_t index)
{
    const struct isadora_elf_section s = isadora_elf_section(&edit->file.cubin.elf, index);
    const struct edit_part *part = edit_part_of(edit, s.info);
    struct piece *p = &edit->container.pieces[index];
    const size_t each = bytes_of(&s);
    size_t kept = 0;
    int status = EXIT_FINE;
    for (size_t i = 0; i < isadora_elf_relocation_count(&s) && p->size; i++) {
        const struct isadora_elf_relocation r = isadora_elf_relocation(&s, i);
        struct entry e = {&s, &r, r.offset, p->bytes + kept * each};
        bool gone = false;
        memmove(e.raw, p->bytes + i * each, each);
        const int one = part ? move_entry(edit, part, &e, &gone) : EXIT_FINE;
        status = status ? status : one;
        put_u64(e.raw, e.offset);
        if (!gone)
            move_target(edit, &e);
        kept += !gone;
    }
    if (p->size && kept * each != p->size)
        container_replace(&edit->container, index, p->bytes, kept * each);
    return status;
}

int edit_relocations(struct edit *edit)
{
    const struct isadora_elf *elf = &edit->file.cubin.elf;
    int status = EXIT_FINE;
    for (uint32_t i = 1; i < elf->section_count; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        if (!isadora_elf_relocation_count(&s))
            continue;
        const int one = move_section(edit, i);
        status = status ? status : one;
    }
    return status;
}
