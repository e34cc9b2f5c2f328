/* symbols.c: symbols in code that changed, and their sizes. */
#include "edit/edit.h"

static void move_symbol(const struct edit *edit, uint32_t index)
{
    const struct isadora_elf *elf = &edit->file.cubin.elf;
    const struct isadora_elf_symbol s = isadora_elf_symbol(elf, index);
    const struct edit_part *part = edit_part_of(edit, s.section);
    uint8_t *raw = edit->container.pieces[elf->symbols].bytes + (size_t)index * ELF_SYMBOL;
    if (!part || s.value > part->moves.old_size)
        return;
    const uint64_t end = s.value + s.size;
    const uint64_t value = moves_place(&part->moves, s.value, &s.name);
    put_u64(raw + 8, value);
    if (s.size && end <= part->moves.old_size)
        put_u64(raw + 16, moves_place(&part->moves, end, NULL) - value);
}

void edit_symbols(struct edit *edit)
{
    for (uint32_t i = 1; i < edit->file.cubin.elf.symbol_count; i++)
        move_symbol(edit, i);
}
