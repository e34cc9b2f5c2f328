/* elf_lines.c: reads DWARF line programs, version 2 to 5. An address in them is that of a function
 * by a relocation, as in cubins and object files, or a number, as in linked files. */
#include "object/elf_lines.h"

#include <stdlib.h>
#include <string.h>

enum { OLDEST = 2, OPERATIONS = 4, ENTRIES = 5 }; /* versions: the first; where the head changes */
/* Opcodes: standard ones, and after a 0 and a length, extended ones. */
enum { COPY = 1, ADVANCE_PC, ADVANCE_LINE, SET_FILE, CONST_ADD_PC = 8, FIXED_ADVANCE_PC };
enum { END_SEQUENCE = 1, SET_ADDRESS };
/* Of version 5: how a value is written, and which one is a name. */
enum {
    FORM_DATA2 = 5,
    FORM_DATA4,
    FORM_DATA8,
    FORM_STRING,
    FORM_BLOCK,
    FORM_DATA1 = 0xb,
    FORM_STRP = 0xe,
    FORM_UDATA,
    FORM_DATA16 = 0x1e,
    FORM_LINE_STRP
};
enum { IS_PATH = 1, FORMATS = 16 };

/* Bytes that are left. Reading past the end gives 0. */
struct bytes {
    const uint8_t *at, *end;
};

static uint64_t take(struct bytes *b, unsigned size)
{
    uint64_t value = 0;
    if ((size_t)(b->end - b->at) < size) {
        b->at = b->end;
        return 0;
    }
    for (unsigned i = 0; i < size; i++)
        value |= (uint64_t)*b->at++ << 8 * i;
    return value;
}

static uint64_t take_leb(struct bytes *b, bool is_signed)
{
    uint64_t value = 0, byte;
    unsigned shift = 0;
    do {
        byte = take(b, 1);
        value |= shift < 64 ? (byte & 0x7f) << shift : 0;
        shift += 7;
    } while (byte & 0x80);
    if (is_signed && byte & 0x40 && shift < 64)
        value |= UINT64_MAX << shift;
    return value;
}

static struct isadora_name take_name(struct bytes *b)
{
    const size_t left = (size_t)(b->end - b->at);
    const uint8_t *stop = left ? memchr(b->at, 0, left) : NULL;
    const struct isadora_name name = {(const char *)b->at, stop ? (size_t)(stop - b->at) : left};
    b->at = stop ? stop + 1 : b->end;
    return name;
}

/* ---- addresses ---- */

/* Where the relocation of bytes of a line program points: a section of code, how far into it. */
struct address {
    uint64_t offset; /* of the bytes */
    uint64_t value;
    uint32_t code;
    bool is_whole; /* the bytes add nothing */
};

struct addresses {
    struct address *list;
    size_t count, room;
};

static int by_place(const void *left, const void *right)
{
    const struct address *a = left, *b = right;
    return a->offset < b->offset ? -1 : a->offset > b->offset;
}

/* All of a section, in order. */
static struct addresses addresses_of(const struct isadora_elf *elf, uint32_t section)
{
    struct addresses found = {.list = NULL};
    for (uint32_t i = 1; i < elf->section_count; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        const size_t n = s.info == section ? isadora_elf_relocation_count(&s) : 0;
        for (size_t k = 0; k < n; k++) {
            const struct isadora_elf_relocation one = isadora_elf_relocation(&s, k);
            if (!one.symbol)
                continue;
            const struct isadora_elf_symbol symbol = isadora_elf_symbol(elf, one.symbol);
            if (!symbol.section || symbol.section >= elf->section_count)
                continue;
            found.list = tool_grow(found.list, found.count, &found.room, sizeof *found.list);
            found.list[found.count++] =
                (struct address){.offset = one.offset,
                                 .value = symbol.value + (uint64_t)one.addend,
                                 .code = symbol.section,
                                 .is_whole = one.has_addend};
        }
    }
    if (found.count)
        qsort(found.list, found.count, sizeof *found.list, by_place);
    return found;
}

static const struct address *address_at(const struct addresses *all, uint64_t offset)
{
    const struct address key = {.offset = offset};
    return all->count ? bsearch(&key, all->list, all->count, sizeof key, by_place) : NULL;
}

/* How far apart two relocations of the same bytes point: one is added, one subtracted, where a
 * linker may still make code between shorter. 0: there are no two. */
static uint64_t distance_at(const struct addresses *all, uint64_t offset)
{
    const struct address *one = address_at(all, offset);
    if (!one)
        return 0;
    const struct address *const end = all->list + all->count;
    while (one > all->list && one[-1].offset == offset)
        one--;
    const struct address *two = one + 1;
    if (two == end || two->offset != offset || one->code != two->code)
        return 0;
    return one->value > two->value ? one->value - two->value : two->value - one->value;
}

/* The section of code of a linked file that holds an address, or 0. */
static uint32_t code_at(const struct isadora_elf *elf, uint64_t address)
{
    enum { EXECUTED = 4 };
    for (uint32_t i = 1; i < elf->section_count && elf->type == ISADORA_ELF_PROGRAM; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        if (s.flags & EXECUTED && address >= s.address && address - s.address < s.size)
            return i;
    }
    return 0;
}

/* ---- programs ---- */

struct program {
    const struct isadora_elf *elf;
    struct elf_lines *out;
    struct addresses addresses;
    const uint8_t *first; /* of the section */
    struct bytes b;
    unsigned version, unit, range, base; /* base: the first special opcode */
    int line_base;
    uint8_t lengths[256]; /* operands of standard opcodes */
    size_t files;         /* before the first of this program */
    /* Its registers. */
    bool loaded, began;
    uint64_t address, line, file;
    uint32_t code;        /* the section that the address is in */
    struct elf_line last; /* the row that the next one ends */
};

/* The address is that of a section of code, from here on. */
static void set_address(struct program *p, uint64_t offset, uint64_t operand)
{
    const struct address *a = address_at(&p->addresses, offset);
    const uint32_t linked = p->addresses.count ? 0 : code_at(p->elf, operand);
    p->loaded = linked != 0;
    if (linked) {
        p->address = operand - isadora_elf_section(p->elf, linked).address;
        p->code = linked;
    }
    if (!a)
        return;
    const struct isadora_elf_section code = isadora_elf_section(p->elf, a->code);
    p->address = a->value + (a->is_whole ? 0 : operand);
    p->code = a->code;
    p->loaded = p->address <= code.size;
}

/* Ends the row before. */
static void add_row(struct program *p, bool is_end)
{
    struct elf_lines *out = p->out;
    if (p->began && p->loaded && p->address > p->last.from) {
        p->last.to = p->address;
        out->lines = tool_grow(out->lines, out->count, &out->room, sizeof *out->lines);
        out->lines[out->count++] = p->last;
    }
    const size_t first = p->version < ENTRIES ? 1 : 0, file = p->files + (size_t)p->file - first;
    p->last = (struct elf_line){.section = p->code,
                                .from = p->address,
                                .line = (size_t)p->line,
                                .file = p->file >= first && file < out->file_count ? file : 0};
    p->began = !is_end;
}

static void begin(struct program *p)
{
    p->began = p->loaded = false;
    p->address = 0;
    p->line = p->file = 1;
}

static void extended(struct program *p)
{
    const uint64_t size = take_leb(&p->b, false), left = (uint64_t)(p->b.end - p->b.at);
    struct bytes inside = {p->b.at, p->b.at + (size < left ? size : left)};
    p->b.at = inside.end;
    const uint64_t opcode = take(&inside, 1);
    if (opcode == END_SEQUENCE) {
        add_row(p, true);
        begin(p);
    } else if (opcode == SET_ADDRESS) {
        const uint64_t offset = (uint64_t)(inside.at - p->first);
        set_address(p, offset, take(&inside, 8));
    }
}

static void standard(struct program *p, unsigned opcode)
{
    const unsigned special = 255 - p->base;
    switch (opcode) {
    case COPY:
        add_row(p, false);
        break;
    case ADVANCE_PC:
        p->address += take_leb(&p->b, false) * p->unit;
        break;
    case ADVANCE_LINE:
        p->line += take_leb(&p->b, true);
        break;
    case SET_FILE:
        p->file = take_leb(&p->b, false);
        break;
    case CONST_ADD_PC:
        p->address += (uint64_t)(special / p->range) * p->unit;
        break;
    case FIXED_ADVANCE_PC:
        p->address += distance_at(&p->addresses, (uint64_t)(p->b.at - p->first));
        p->address += take(&p->b, 2);
        break;
    default:
        for (unsigned i = 0; i < p->lengths[opcode]; i++)
            take_leb(&p->b, false);
    }
}

static void run_program(struct program *p)
{
    begin(p);
    while (p->b.at < p->b.end) {
        const unsigned opcode = (unsigned)take(&p->b, 1);
        if (opcode >= p->base) {
            p->address += (uint64_t)((opcode - p->base) / p->range) * p->unit;
            p->line += (uint64_t)(int64_t)(p->line_base + (int)((opcode - p->base) % p->range));
            add_row(p, false);
        } else if (opcode) {
            standard(p, opcode);
        } else {
            extended(p);
        }
    }
}

static void add_file(struct program *p, struct isadora_name name)
{
    struct elf_lines *out = p->out;
    out->files = tool_grow(out->files, out->file_count, &out->file_room, sizeof *out->files);
    out->files[out->file_count++] = name;
}

static void take_files(struct program *p, struct bytes *b)
{
    while (b->at < b->end && *b->at)
        take_name(b); /* a folder */
    take(b, 1);
    while (b->at < b->end && *b->at) {
        add_file(p, take_name(b));
        for (int i = 0; i < 3; i++) /* folder, time, size */
            take_leb(b, false);
    }
}

/* A text of another section, to which the bytes at hand point. */
static struct isadora_name name_of(const struct program *p, struct bytes *b, const char *section)
{
    const struct address *a = address_at(&p->addresses, (uint64_t)(b->at - p->first));
    const uint64_t operand = take(b, 4),
                   offset = a ? a->value + (a->is_whole ? 0 : operand) : operand;
    for (uint32_t i = 1; i < p->elf->section_count; i++) {
        const struct isadora_elf_section s = isadora_elf_section(p->elf, i);
        if (!isadora_name_is(s.name, section) || !s.bytes || offset >= s.size)
            continue;
        struct bytes texts = {s.bytes + offset, s.bytes + s.size};
        return take_name(&texts);
    }
    return (struct isadora_name){"", 0};
}

/* A value of a form; false: the form is unknown. */
static bool take_form(const struct program *p, struct bytes *b, uint64_t form,
                      struct isadora_name *name)
{
    switch (form) {
    case FORM_STRING:
        *name = take_name(b);
        return true;
    case FORM_STRP:
    case FORM_LINE_STRP:
        *name = name_of(p, b, form == FORM_STRP ? ".debug_str" : ".debug_line_str");
        return true;
    case FORM_UDATA:
        take_leb(b, false);
        return true;
    case FORM_BLOCK:
        for (uint64_t left = take_leb(b, false); left && b->at < b->end; left--)
            take(b, 1);
        return true;
    case FORM_DATA1:
    case FORM_DATA2:
    case FORM_DATA4:
    case FORM_DATA8:
        take(b, form == FORM_DATA1 ? 1 : form == FORM_DATA2 ? 2 : form == FORM_DATA4 ? 4 : 8);
        return true;
    case FORM_DATA16:
        take(b, 8);
        take(b, 8);
        return true;
    default:
        return false;
    }
}

/* Folders or files of version 5, which say how they are written. */
static bool take_entries(struct program *p, struct bytes *b, bool files)
{
    uint64_t formats[FORMATS][2];
    const uint64_t count = take(b, 1);
    for (uint64_t i = 0; i < count && i < FORMATS; i++) {
        formats[i][0] = take_leb(b, false);
        formats[i][1] = take_leb(b, false);
    }
    if (count > FORMATS)
        return false;
    for (uint64_t left = take_leb(b, false); left && count && b->at < b->end; left--) {
        struct isadora_name path = {"", 0}, other;
        for (uint64_t i = 0; i < count; i++)
            if (!take_form(p, b, formats[i][1], formats[i][0] == IS_PATH ? &path : &other))
                return false;
        if (files)
            add_file(p, path);
    }
    return true;
}

/* One program of several. False where there is none. */
static bool read_program(struct program *p, struct bytes *all)
{
    const uint64_t size = take(all, 4);
    if (!size || size > (uint64_t)(all->end - all->at))
        return false;
    p->b = (struct bytes){all->at, all->at + size};
    all->at += size;
    p->version = (unsigned)take(&p->b, 2);
    if (p->version < OLDEST || p->version > ENTRIES)
        return false;
    if (p->version == ENTRIES)
        take(&p->b, 2); /* sizes of addresses and of segments */
    const uint64_t head = take(&p->b, 4);
    if (head > (uint64_t)(p->b.end - p->b.at))
        return false;
    struct bytes header = {p->b.at, p->b.at + head};
    p->b.at += head;
    p->unit = (unsigned)take(&header, 1);
    if (p->version >= OPERATIONS)
        take(&header, 1); /* of one instruction */
    take(&header, 1);
    p->line_base = (int8_t)take(&header, 1);
    p->range = (unsigned)take(&header, 1);
    p->base = (unsigned)take(&header, 1);
    if (!p->range || !p->base)
        return false;
    for (unsigned i = 1; i < p->base; i++)
        p->lengths[i] = (uint8_t)take(&header, 1);
    p->files = p->out->file_count;
    if (p->version < ENTRIES)
        take_files(p, &header);
    else if (!take_entries(p, &header, false) || !take_entries(p, &header, true))
        return true; /* the next one may be read */
    run_program(p);
    return true;
}

void elf_lines_read(const struct isadora_elf *elf, const char *section, struct elf_lines *out)
{
    *out = (struct elf_lines){.count = 0};
    out->files = tool_grow(NULL, 0, &out->file_room, sizeof *out->files);
    out->files[out->file_count++] = (struct isadora_name){"", 0};
    for (uint32_t i = 1; i < elf->section_count; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        if (!isadora_name_is(s.name, section) || !s.bytes)
            continue;
        struct program p = {
            .elf = elf, .out = out, .addresses = addresses_of(elf, i), .first = s.bytes};
        struct bytes all = {s.bytes, s.bytes + s.size};
        while (all.at < all.end && read_program(&p, &all))
            continue;
        tool_free(p.addresses.list);
    }
}

void elf_lines_of(const struct isadora_elf *elf, struct elf_lines *out)
{
    elf_lines_read(elf, ".debug_line", out);
    if (!out->count)
        elf_lines_read(elf, ".nv_debug_line_sass", out);
}

char *elf_ptx(const struct isadora_elf *elf, size_t *size)
{
    for (uint32_t i = 1; i < elf->section_count; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        if (!isadora_name_is(s.name, ".nv_debug_ptx_txt") || !s.bytes)
            continue;
        char *text = tool_alloc((size_t)s.size + 1);
        for (size_t k = 0; k < s.size; k++) /* a zero byte ends a line */
            text[k] = s.bytes[k] ? (char)s.bytes[k] : '\n';
        text[s.size] = 0;
        *size = (size_t)s.size;
        return text;
    }
    return NULL;
}
