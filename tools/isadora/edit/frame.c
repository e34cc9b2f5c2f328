/* frame.c: `.debug_frame`, where the frames of functions are: DWARF version 3 with lengths of 64
 * bits, as compilers of cubins write it. Where a function begins is a relocation; its size and the
 * steps in between move here. */
#include "edit/edit.h"

#include <string.h>

enum { LENGTH_64 = 12, WORD = 8, CIE_FACTOR = LENGTH_64 + WORD + 2 };
/* Instructions that step on: by the low six bits, or by an operand of 1, 2, 4 bytes. */
enum { ADVANCE = 1, ADVANCE_1 = 2, ADVANCE_2 = 3, ADVANCE_4 = 4 };

struct frame {
    const struct edit *edit;
    struct piece *piece;
    const uint8_t *old; /* bytes of the section */
    uint32_t section;
    uint64_t size;
};

/* The function that a frame is about, and where in it that begins; NULL: none that changed. */
static const struct edit_part *part_at(const struct frame *f, uint64_t offset, uint64_t *start)
{
    const struct isadora_elf *elf = &f->edit->file.cubin.elf;
    for (uint32_t i = 1; i < elf->section_count; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        const size_t n = s.info == f->section ? isadora_elf_relocation_count(&s) : 0;
        for (size_t k = 0; k < n; k++) {
            const struct isadora_elf_relocation r = isadora_elf_relocation(&s, k);
            if (r.offset != offset || !r.symbol)
                continue;
            const struct isadora_elf_symbol symbol = isadora_elf_symbol(elf, r.symbol);
            *start = symbol.value +
                     (r.has_addend ? (uint64_t)r.addend : isadora_elf_u64(f->old + offset));
            return edit_part_of(f->edit, symbol.section);
        }
    }
    return NULL;
}

/* Bytes of the operands of an instruction that does not step; 0 where it is not known. */
static uint64_t operands(const uint8_t *at, uint64_t left)
{
    /* How many numbers of variable length follow, and for 0x0f, 0x10, 0x16 a block. */
    static const char numbers[] = {0, 8, 0, 0, 0, 2, 1, 1, 1, 2, 0, 0,
                                   2, 1, 1, 0, 0, 2, 2, 1, 2, 2, 0};
    const unsigned opcode = at[0];
    unsigned n = opcode >> 6 == 2 ? 1 : opcode < sizeof numbers ? (unsigned)numbers[opcode] : 99;
    uint64_t size = 1;
    if (opcode >> 6 == 3 || opcode == 0)
        return 1;
    if (opcode == 1 || opcode == 15 || opcode == 16 || opcode == 22 || n == 99)
        return 0;
    for (; n && size < left; size++)
        n -= !(at[size] & 0x80);
    return n ? 0 : size;
}

/* The step of an instruction: bytes of its operand, 0 where it is in the opcode; -1: it is none. */
static int step_bytes(uint8_t opcode)
{
    return opcode >> 6 == ADVANCE ? 0
           : opcode == ADVANCE_1  ? 1
           : opcode == ADVANCE_2  ? 2
           : opcode == ADVANCE_4  ? 4
                                  : -1;
}

static uint64_t step_of(const uint8_t *at, int bytes)
{
    uint64_t value = bytes ? 0 : at[0] & 0x3f;
    for (int i = 0; i < bytes; i++)
        value |= (uint64_t)at[1 + i] << 8 * i;
    return value;
}

static bool put_step(uint8_t *at, int bytes, uint64_t value)
{
    if (value >> (bytes ? 8 * bytes : 6))
        return false;
    if (!bytes)
        at[0] = (uint8_t)(ADVANCE << 6 | value);
    for (int i = 0; i < bytes; i++)
        at[1 + i] = (uint8_t)(value >> 8 * i);
    return true;
}

/* The steps of one frame, in the instructions [at, end). */
static bool move_steps(const struct frame *f, const struct edit_part *part, uint64_t start,
                       uint64_t at, uint64_t end, uint64_t factor)
{
    const struct moves *m = &part->moves;
    uint64_t old = start, now = moves_place(m, start, NULL);
    while (at < end) {
        const uint8_t *p = f->old + at;
        const int bytes = step_bytes(p[0]);
        const uint64_t size = bytes < 0 ? operands(p, end - at) : (uint64_t)bytes + 1;
        if (!size || size > end - at)
            return false;
        if (bytes >= 0) {
            old += step_of(p, bytes) * factor;
            const uint64_t next = moves_place(m, old, NULL);
            if (next < now || (next - now) % factor ||
                !put_step(f->piece->bytes + at, bytes, (next - now) / factor))
                return false;
            now = next;
        }
        at += size;
    }
    return true;
}

/* One entry of [at, end): a frame of code that changed, or another one. */
static bool move_entry(const struct frame *f, uint64_t at, uint64_t end)
{
    const uint64_t cie = isadora_elf_u64(f->old + at + LENGTH_64);
    const uint64_t first = at + LENGTH_64 + WORD;
    uint64_t start = 0;
    if (cie == UINT64_MAX)
        return true;
    const struct edit_part *part = first + 2 * WORD <= end ? part_at(f, first, &start) : NULL;
    if (!part)
        return first + 2 * WORD <= end;
    if (start > part->moves.old_size || cie + CIE_FACTOR >= f->size || f->old[cie + CIE_FACTOR - 1])
        return false;
    const uint64_t range = isadora_elf_u64(f->old + first + WORD);
    const uint8_t factor = f->old[cie + CIE_FACTOR];
    put_u64(f->piece->bytes + first + WORD, moves_place(&part->moves, start + range, NULL) -
                                                moves_place(&part->moves, start, NULL));
    return factor && !(factor & 0x80) && move_steps(f, part, start, first + 2 * WORD, end, factor);
}

static bool move_frames(const struct frame *f)
{
    for (uint64_t at = 0; at < f->size;) {
        if (f->size - at < LENGTH_64 + WORD || isadora_elf_u32(f->old + at) != UINT32_MAX)
            return false;
        const uint64_t length = isadora_elf_u64(f->old + at + 4);
        if (length < WORD || length > f->size - at - LENGTH_64 ||
            !move_entry(f, at, at + LENGTH_64 + length))
            return false;
        at += LENGTH_64 + length;
    }
    return true;
}

int edit_frame(struct edit *edit)
{
    const struct isadora_elf *elf = &edit->file.cubin.elf;
    for (uint32_t i = 1; i < elf->section_count; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        if (!isadora_name_is(s.name, ".debug_frame") || !s.bytes)
            continue;
        const struct frame f = {edit, &edit->container.pieces[i], s.bytes, i, s.size};
        if (!move_frames(&f))
            return bad_input("%s: the frames in .debug_frame are in a form that is not known",
                             edit->file.name);
    }
    return EXIT_FINE;
}

/* ---- what is not moved ---- */

/* Does the section describe the source: lines, variables, registers of these? */
static bool is_description(struct isadora_name name)
{
    struct isadora_name rest;
    return (isadora_name_begins(name, ".debug_", &rest) && !isadora_name_is(rest, "frame")) ||
           (isadora_name_begins(name, ".nv_debug_", &rest) && !isadora_name_is(rest, "ptx_txt"));
}

void edit_drop_debug(struct edit *edit)
{
    const struct isadora_elf *elf = &edit->file.cubin.elf;
    char *dropped = tool_format("%s", "");
    for (uint32_t i = 1; i < elf->section_count; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        const struct isadora_elf_section about =
            isadora_elf_section(elf, s.info < elf->section_count ? s.info : 0);
        const bool changes = isadora_elf_relocation_count(&s) && is_description(about.name);
        if (!s.bytes || !s.size || !(is_description(s.name) || changes))
            continue;
        if (!changes)
            tool_list(&dropped, "%s", name_text(s.name));
        container_replace(&edit->container, i, tool_alloc(1), 0);
    }
    if (*dropped)
        fprintf(stderr, "%s: note: emptied, because code moved: %s\n", edit->file.name, dropped);
}
