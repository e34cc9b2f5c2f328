/* elf.c: ELF64 files: everything is checked when a file is opened, so that reading it later cannot
 * fail. */
#include "load/elf_check.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { NAME_MOST = 65535 }; /* bytes of a name: a file may use one very long one everywhere */
enum { HEADER = 64, SECTION = 64, SYMBOL = 24, REL = 16, RELA = 24 };
enum { MACHINE_CUDA = 190 };
enum { CUDA_GLOBAL = 0x70000007, CUDA_LOCAL = 0x70000009, CUDA_SHARED = 0x7000000a };
enum { SHN_SPECIAL = 0xff00, SHN_EXTENDED = 0xffff }; /* numbers of sections that are none */

uint16_t isadora_elf_u16(const uint8_t *p) { return (uint16_t)(p[0] | p[1] << 8); }

uint32_t isadora_elf_u32(const uint8_t *p)
{
    return isadora_elf_u16(p) | (uint32_t)isadora_elf_u16(p + 2) << 16;
}

uint64_t isadora_elf_u64(const uint8_t *p)
{
    return isadora_elf_u32(p) | (uint64_t)isadora_elf_u32(p + 4) << 32;
}

bool isadora_name_is(struct isadora_name name, const char *text)
{
    return isadora_name_same(name, (struct isadora_name){text, strlen(text)});
}

bool isadora_name_same(struct isadora_name a, struct isadora_name b)
{
    return a.size == b.size && (a.size == 0 || memcmp(a.at, b.at, a.size) == 0);
}

bool isadora_name_begins(struct isadora_name name, const char *text, struct isadora_name *rest)
{
    size_t size = strlen(text);
    if (name.size < size || memcmp(name.at, text, size) != 0)
        return false;
    *rest = (struct isadora_name){name.at + size, name.size - size};
    return true;
}

bool isadora_elf_begins(const uint8_t *bytes, size_t size)
{
    static const uint8_t magic[] = {0x7f, 'E', 'L', 'F'};
    return size >= sizeof magic && memcmp(bytes, magic, sizeof magic) == 0;
}

/* ---- what is wrong ---- */

bool rt_elf_check(struct isadora_elf *elf, bool fine, uint64_t where, const char *format, ...)
{
    va_list list;
    if (fine)
        return true;
    va_start(list, format);
    vsnprintf(elf->why, sizeof elf->why, format, list);
    va_end(list);
    elf->where = where;
    return false;
}

/* Do `size` bytes from `offset` on lie in the file? */
static bool inside(const struct isadora_elf *elf, uint64_t offset, uint64_t size)
{
    return offset <= elf->size && size <= elf->size - offset;
}

/* ---- reading what is known to be there ---- */

static const uint8_t *section_header(const struct isadora_elf *elf, uint32_t index)
{
    return elf->bytes + elf->table + (uint64_t)index * SECTION;
}

/* Whether a section has bytes in the file. Relocatable cubins have types of their own. */
static bool has_bytes(const struct isadora_elf *elf, uint32_t type)
{
    const bool is_cuda = elf->machine == MACHINE_CUDA;
    return type != ISADORA_ELF_NULL && type != ISADORA_ELF_NOBITS &&
           !(is_cuda && (type == CUDA_GLOBAL || type == CUDA_LOCAL || type == CUDA_SHARED));
}

static struct isadora_elf_section read_section(const struct isadora_elf *elf, uint32_t index)
{
    const uint8_t *p = section_header(elf, index);
    if (index == 0) /* not a section; its header holds numbers that the file's has no room for */
        return (struct isadora_elf_section){.type = ISADORA_ELF_NULL};
    struct isadora_elf_section s = {
        .type = isadora_elf_u32(p + 4),
        .flags = isadora_elf_u64(p + 8),
        .address = isadora_elf_u64(p + 16),
        .offset = isadora_elf_u64(p + 24),
        .size = isadora_elf_u64(p + 32),
        .link = isadora_elf_u32(p + 40),
        .info = isadora_elf_u32(p + 44),
        .align = isadora_elf_u64(p + 48),
    };
    if (has_bytes(elf, s.type))
        s.bytes = elf->bytes + (inside(elf, s.offset, s.size) ? s.offset : 0);
    return s;
}

/* The name at an offset into a table of them, which ends in a zero byte. */
static struct isadora_name name_at(const struct isadora_elf *elf, uint32_t table, uint32_t offset)
{
    if (table == 0)
        return (struct isadora_name){"", 0};
    const struct isadora_elf_section strings = read_section(elf, table);
    if (strings.size == 0)
        return (struct isadora_name){"", 0};
    const char *at = (const char *)strings.bytes + offset;
    return (struct isadora_name){at, strlen(at)};
}

struct isadora_elf_section isadora_elf_section(const struct isadora_elf *elf, uint32_t index)
{
    struct isadora_elf_section s = read_section(elf, index);
    s.name = name_at(elf, index ? elf->names : 0, isadora_elf_u32(section_header(elf, index)));
    return s;
}

struct isadora_elf_symbol isadora_elf_symbol(const struct isadora_elf *elf, uint32_t index)
{
    const struct isadora_elf_section table = read_section(elf, elf->symbols);
    const uint8_t *p = table.bytes + (uint64_t)index * SYMBOL;
    const uint16_t section = isadora_elf_u16(p + 6);
    return (struct isadora_elf_symbol){
        .name = name_at(elf, table.link, isadora_elf_u32(p)),
        .type = p[4] & 15,
        .binding = p[4] >> 4,
        .other = p[5],
        .section = section < SHN_SPECIAL ? section : 0,
        .value = isadora_elf_u64(p + 8),
        .size = isadora_elf_u64(p + 16),
    };
}

bool isadora_elf_is_linked(const struct isadora_elf *elf)
{
    return elf->type != ISADORA_ELF_RELOCATABLE && elf->machine != MACHINE_CUDA;
}

static size_t relocation_bytes(const struct isadora_elf_section *section)
{
    return section->type == ISADORA_ELF_RELA ? RELA : section->type == ISADORA_ELF_REL ? REL : 0;
}

size_t isadora_elf_relocation_count(const struct isadora_elf_section *section)
{
    const size_t bytes = relocation_bytes(section);
    return bytes ? (size_t)section->size / bytes : 0;
}

struct isadora_elf_relocation isadora_elf_relocation(const struct isadora_elf_section *section,
                                                     size_t index)
{
    const size_t bytes = relocation_bytes(section);
    const uint8_t *p = section->bytes + index * bytes;
    struct isadora_elf_relocation r = {
        .offset = isadora_elf_u64(p),
        .type = isadora_elf_u32(p + 8),
        .symbol = isadora_elf_u32(p + 12),
        .has_addend = bytes == RELA,
    };
    if (r.has_addend) {
        uint64_t addend = isadora_elf_u64(p + 16);
        memcpy(&r.addend, &addend, sizeof addend);
    }
    return r;
}

/* ---- checking ---- */

/* What a file is for is known of files that are not read, too: those of 32 bits. */
static void read_machine(struct isadora_elf *elf)
{
    const uint8_t *p = elf->bytes;
    if (elf->size < 52 || !isadora_elf_begins(p, elf->size) || p[5] != 1)
        return;
    elf->os = p[7];
    elf->machine = isadora_elf_u16(p + 18);
    elf->flags = isadora_elf_u32(p + (p[4] == 1 ? 36 : 48));
}

static bool check_ident(struct isadora_elf *elf)
{
    const uint8_t *p = elf->bytes;
    const size_t size = elf->size;
    return rt_elf_check(elf, isadora_elf_begins(p, size), 0, "this is no ELF file") &&
           rt_elf_check(elf, size >= 16, size, "the file ends in its first 16 bytes") &&
           rt_elf_check(elf, p[4] != 1, 4,
                        "an ELF file of 32 bits; only those of 64 bits are read") &&
           rt_elf_check(elf, p[4] == 2, 4, "neither an ELF file of 32 bits nor one of 64") &&
           rt_elf_check(elf, p[5] == 1, 5,
                        "an ELF file with the high byte first; only the other kind is read") &&
           rt_elf_check(elf, p[6] == 1, 6, "version %u of ELF; there is version 1 alone", p[6]) &&
           rt_elf_check(elf, size >= HEADER, size, "the file ends in its header of %d bytes",
                        HEADER);
}

/* How many section headers there are, and which has the names: where the numbers do not fit in the
 * header they are in section 0. */
static bool read_counts(struct isadora_elf *elf)
{
    const uint8_t *p = elf->bytes;
    const unsigned entry = isadora_elf_u16(p + 58);
    uint64_t count = isadora_elf_u16(p + 60);
    elf->table = isadora_elf_u64(p + 40);
    elf->names = isadora_elf_u16(p + 62);
    if (elf->table == 0)
        return rt_elf_check(elf, count == 0, 40, "the file has sections, but says not where");
    if (!rt_elf_check(elf, entry == SECTION, 58, "headers of sections have %d bytes, not %u",
                      SECTION, entry) ||
        !rt_elf_check(elf, inside(elf, elf->table, SECTION), 40,
                      "the headers of sections lie outside of the file"))
        return false;
    if (count == 0)
        count = isadora_elf_u64(p + elf->table + 32);
    if (elf->names == SHN_EXTENDED)
        elf->names = isadora_elf_u32(p + elf->table + 40);
    elf->section_count = (uint32_t)count;
    return rt_elf_check(elf, count <= (elf->size - elf->table) / SECTION && count <= UINT32_MAX, 60,
                        "the headers of %" PRIu64 " sections do not fit in the file", count);
}

/* Does this section hold names: does it exist, and end in a zero byte? */
static bool check_strings(struct isadora_elf *elf, uint32_t index, uint64_t where)
{
    if (!rt_elf_check(elf, index < elf->section_count, where,
                      "there is no section %u, which should hold names", index))
        return false;
    const struct isadora_elf_section s = read_section(elf, index);
    return rt_elf_check(elf, s.type == ISADORA_ELF_STRTAB && inside(elf, s.offset, s.size), where,
                        "section %u should hold names", index) &&
           rt_elf_check(elf, s.size == 0 || s.bytes[s.size - 1] == 0, s.offset + s.size - 1,
                        "the names of section %u do not end", index);
}

/* Is the name inside of the table, which may be empty where the offset is 0? */
static bool check_name(struct isadora_elf *elf, uint32_t table, uint64_t where)
{
    const uint32_t offset = isadora_elf_u32(elf->bytes + where);
    const struct isadora_elf_section strings = read_section(elf, table);
    if (table == 0 || (offset == 0 && strings.size == 0))
        return true;
    return rt_elf_check(elf, offset < strings.size, where,
                        "this name lies outside of the names of section %u", table) &&
           rt_elf_check(elf,
                        strings.size - offset <= NAME_MOST ||
                            memchr(strings.bytes + offset, 0, NAME_MOST + 1),
                        where, "this name is longer than %d bytes", NAME_MOST);
}

/* Sections with bytes in common could make a small file take very long. */
static bool check_section(struct isadora_elf *elf, uint32_t index, uint64_t *together)
{
    const uint64_t where = elf->table + (uint64_t)index * SECTION;
    const struct isadora_elf_section s = read_section(elf, index);
    const uint64_t size = s.bytes ? s.size : 0;
    const bool is_symbols = s.type == ISADORA_ELF_SYMTAB;
    if (index == 0)
        return true;
    if (!check_name(elf, elf->names, where) ||
        !rt_elf_check(elf, !s.bytes || inside(elf, s.offset, size), where,
                      "section %u lies outside of the file: %" PRIu64 " bytes at 0x%" PRIx64, index,
                      size, s.offset))
        return false;
    *together += size;
    if (!rt_elf_check(elf, *together <= elf->size, where,
                      "sections overlap: up to section %u they are longer than the file", index) ||
        !rt_elf_check(elf, !is_symbols || !elf->symbols, where,
                      "a second table of symbols; the first is section %u", elf->symbols))
        return false;
    elf->symbols = is_symbols ? index : elf->symbols;
    return true;
}

/* Entries of one size, all of them whole. */
static bool check_entries(struct isadora_elf *elf, uint32_t index, size_t bytes)
{
    const uint64_t size = read_section(elf, index).size;
    return rt_elf_check(elf, size % bytes == 0 && size / bytes <= UINT32_MAX,
                        elf->table + (uint64_t)index * SECTION + 32,
                        "section %u has entries of %zu bytes, and %" PRIu64 " bytes", index, bytes,
                        size);
}

static bool check_symbols(struct isadora_elf *elf)
{
    const uint32_t index = elf->symbols;
    const struct isadora_elf_section s = read_section(elf, index);
    if (!index)
        return true;
    if (!check_entries(elf, index, SYMBOL) ||
        !check_strings(elf, s.link, elf->table + (uint64_t)index * SECTION + 40))
        return false;
    elf->symbol_count = (uint32_t)(s.size / SYMBOL);
    for (uint32_t i = 0; i < elf->symbol_count; i++) {
        const uint64_t where = s.offset + (uint64_t)i * SYMBOL;
        const unsigned section = isadora_elf_u16(elf->bytes + where + 6);
        if (!check_name(elf, s.link, where) ||
            !rt_elf_check(elf, section < elf->section_count || section >= SHN_SPECIAL, where + 6,
                          "symbol %u is in missing section %u", i, section))
            return false;
    }
    return true;
}

static bool check_relocations(struct isadora_elf *elf, uint32_t index)
{
    const struct isadora_elf_section s = read_section(elf, index);
    const size_t bytes = relocation_bytes(&s);
    if (!bytes)
        return true;
    if (!check_entries(elf, index, bytes) ||
        !rt_elf_check(elf, s.info < elf->section_count, elf->table + (uint64_t)index * SECTION + 44,
                      "section %u is for missing section %u", index, s.info))
        return false;
    for (size_t i = 0; i < isadora_elf_relocation_count(&s); i++) {
        const uint32_t symbol = isadora_elf_relocation(&s, i).symbol;
        if (!rt_elf_check(elf, symbol == 0 || symbol < elf->symbol_count, s.offset + i * bytes + 12,
                          "a relocation is to missing symbol %u", symbol))
            return false;
    }
    return true;
}

bool isadora_elf_open_sections(struct isadora_elf *elf, const uint8_t *bytes, size_t size)
{
    *elf = (struct isadora_elf){.bytes = bytes, .size = size};
    read_machine(elf);
    if (!check_ident(elf) || !read_counts(elf))
        return false;
    elf->abi = bytes[8];
    elf->type = isadora_elf_u16(bytes + 16);
    elf->version = isadora_elf_u32(bytes + 20);
    if (elf->names && !check_strings(elf, elf->names, 62))
        return false;
    uint64_t together = 0;
    for (uint32_t i = 0; i < elf->section_count; i++)
        if (!check_section(elf, i, &together))
            return false;
    return true;
}

bool isadora_elf_open(struct isadora_elf *elf, const uint8_t *bytes, size_t size)
{
    if (!isadora_elf_open_sections(elf, bytes, size) || !check_symbols(elf))
        return false;
    for (uint32_t i = 0; i < elf->section_count; i++)
        if (!check_relocations(elf, i))
            return false;
    return true;
}
