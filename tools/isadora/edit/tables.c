/* tables.c: addresses of code in constants: the tables of jumps that read their target. */
#include "edit/edit.h"

#include <inttypes.h>
#include <string.h>

enum { WORD = 4, HEAD = 3, TABLE_BANK = 2 };

/* The section of the bank with the table of the function; 0: there is none. */
static uint32_t table_section(const struct edit *edit, const struct edit_part *part)
{
    const struct isadora_elf_cubin *cubin = &edit->file.cubin;
    for (size_t i = 0; i < part->function->constant_count; i++) {
        const struct isadora_elf_constant *c =
            &cubin->constants[part->function->first_constant + i];
        if (c->bank == TABLE_BANK)
            return c->section;
    }
    return 0;
}

/* Are the words at `at` the targets, as the attribute lists them? */
static bool is_table(const struct piece *p, uint64_t at, const uint8_t *targets, size_t count)
{
    return WORD * count <= p->size - at && memcmp(p->bytes + at, targets, WORD * count) == 0;
}

static bool all_zero(const uint8_t *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (bytes[i])
            return false;
    return true;
}

/* Does a relocation change this word? Then it has moved already. */
static bool is_relocated(const struct isadora_elf *elf, uint32_t section)
{
    for (uint32_t i = 1; i < elf->section_count; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        if (s.info == section && isadora_elf_relocation_count(&s))
            return true;
    }
    return false;
}

static void move_words(const struct edit_part *part, uint8_t *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        put_u32(bytes + WORD * i,
                moves_place(&part->moves, isadora_elf_u32(bytes + WORD * i), NULL));
}

/* One jump with its targets. In files that a linker has filled in, the list has zeros and the
 * whole bank is the table. */
static int move_table(struct edit *edit, const struct edit_part *part, const uint8_t *entry,
                      uint8_t *done)
{
    const size_t count = isadora_elf_u32(entry + 2 * WORD);
    const uint8_t *targets = entry + HEAD * WORD;
    const uint32_t section = table_section(edit, part);
    struct piece *p = &edit->container.pieces[section];
    /* A single target is the place after a call, and a list without them says nothing. */
    if (count <= 1 || (section && is_relocated(&edit->file.cubin.elf, section)))
        return EXIT_FINE;
    const struct isadora_elf_section old = isadora_elf_section(&edit->file.cubin.elf, section);
    const struct piece was = {.bytes = (uint8_t *)(uintptr_t)old.bytes, .size = old.size};
    if (section && old.bytes && all_zero(targets, WORD * count) && p->size == WORD * count &&
        !*done) {
        *done = 1;
        move_words(part, p->bytes, count);
        return EXIT_FINE;
    }
    for (uint64_t at = 0; section && old.bytes && at + WORD * count <= old.size; at += WORD)
        if (is_table(&was, at, targets, count)) {
            memcpy(p->bytes + at, targets, WORD * count);
            move_words(part, p->bytes + at, count);
            return EXIT_FINE;
        }
    return edit_refuse(edit, part, 0,
                       "the jump at 0x%" PRIx32 " reads its target from a table, which is not in "
                       "the constants of the function",
                       isadora_elf_u32(entry));
}

int edit_tables(struct edit *edit, const struct edit_part *part)
{
    struct isadora_nvinfo info = isadora_elf_cubin_info(&edit->file.cubin, part->function->info);
    struct isadora_nvinfo_attribute a;
    uint8_t done = 0;
    int status = EXIT_FINE;
    while (part->moves.moved && isadora_nvinfo_next(&info, &a)) {
        const size_t words = a.kind == ISADORA_NVINFO_INDIRECT_BRANCH_TARGETS ? a.size / WORD : 0;
        for (size_t i = 0; i + HEAD <= words && !status;) {
            const size_t count = isadora_elf_u32(a.bytes + WORD * (i + 2));
            if (count > words - i - HEAD)
                break;
            status = move_table(edit, part, a.bytes + WORD * i, &done);
            i += HEAD + count;
        }
    }
    return status;
}
