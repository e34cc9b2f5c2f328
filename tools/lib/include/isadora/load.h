/**
 * @file
 * Reads ELF64 files, low byte first: sections, symbols, relocations; and archives of files.
 *
 * It knows the container and no machine. Any bytes may be given: isadora_elf_open checks every
 * offset, size, name and index of the file once, and what is no ELF file gives a message with the
 * place. Nothing is allocated and nothing is copied: names and contents are pieces of the bytes
 * that were given, which must outlive all that came from them.
 *
 *     struct isadora_elf elf;
 *     if (!isadora_elf_open(&elf, bytes, size))
 *         fprintf(stderr, "at 0x%" PRIx64 ": %s\n", elf.where, elf.why);
 *     for (uint32_t i = 0; i < elf.section_count; i++)
 *         use(isadora_elf_section(&elf, i));
 */
#ifndef ISADORA_LOAD_H
#define ISADORA_LOAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { ISADORA_ELF_WHY = 200 }; /**< bytes of the longest message, terminator included */

enum isadora_elf_section_type {
    ISADORA_ELF_NULL = 0,
    ISADORA_ELF_PROGBITS = 1,
    ISADORA_ELF_SYMTAB = 2,
    ISADORA_ELF_STRTAB = 3,
    ISADORA_ELF_RELA = 4,
    ISADORA_ELF_NOBITS = 8,
    ISADORA_ELF_REL = 9
};

enum { ISADORA_ELF_EXECUTABLE = 4 }; /**< of the flags of a section */

enum isadora_elf_symbol_type {
    ISADORA_ELF_NO_TYPE = 0,
    ISADORA_ELF_OBJECT = 1,
    ISADORA_ELF_FUNCTION = 2,
    ISADORA_ELF_OF_SECTION = 3,
    ISADORA_ELF_FILE = 4
};

/** Characters of a file, any but 0. In an ELF file a zero byte follows them. `at` NULL: the file
 * says nothing. */
struct isadora_name {
    const char *at;
    size_t size;
};

enum { ISADORA_ELF_RELOCATABLE = 1 }; /**< type of a file: not linked yet */
enum { ISADORA_ELF_PROGRAM = 2 };     /**< linked, for the addresses that it names */

enum { ISADORA_ELF_LOAD = 1 };            /**< type of a segment: it is loaded */
enum { ISADORA_ELF_SEGMENT_BYTES = 56 };  /**< of a program header */
enum { ISADORA_ELF_SEGMENT_EXECUTE = 1 }; /**< of the flags of a segment */

/** What a program header says. */
struct isadora_elf_segment {
    uint32_t type, flags;
    uint64_t offset, size;             /**< in the file */
    uint64_t virtual_address, address; /**< address: where it is loaded, the physical one */
    uint64_t memory;                   /**< bytes there; those after `size` are 0 */
    const uint8_t *bytes;
};

struct isadora_elf_section {
    struct isadora_name name;
    uint32_t type, link, info;
    uint64_t flags, address, offset, size, align;
    const uint8_t *bytes; /**< size bytes; NULL where the file has none */
};

struct isadora_elf_symbol {
    struct isadora_name name;
    uint8_t type, binding, other; /**< binding 0: local */
    uint32_t section;             /**< 0: none that is in the file */
    uint64_t value, size;
};

struct isadora_elf_relocation {
    uint64_t offset; /**< in the section that it changes */
    uint32_t type, symbol;
    bool has_addend;
    int64_t addend;
};

struct isadora_elf {
    const uint8_t *bytes;
    size_t size;
    uint8_t os, abi;
    uint16_t type, machine;
    uint32_t version, flags;
    uint64_t table; /**< offset of the section headers */
    uint32_t section_count;
    uint32_t names;   /**< section with the names of sections; 0: there is none */
    uint32_t symbols; /**< section with the symbols; 0: there is none */
    uint32_t symbol_count;
    uint64_t entry;            /**< address */
    uint64_t segment_table;    /**< offset of the program headers */
    uint32_t segment_count;    /**< 0 before isadora_elf_open_segments */
    uint64_t where;            /**< offset of the mistake */
    char why[ISADORA_ELF_WHY]; /**< safe to print */
};

/** Do the bytes begin with the magic number of ELF files, of any kind? */
bool isadora_elf_begins(const uint8_t *bytes, size_t size);
/** What a machine is called, `x86-64` of 62; NULL: unknown. */
const char *isadora_elf_machine(uint16_t machine);
/** Checks the whole file. False with `where` and `why`; then nothing else may be used but machine
 * and flags, which are 0 where the file is too short for them. */
bool isadora_elf_open(struct isadora_elf *, const uint8_t *bytes, size_t size);
/** The same of sections and their names alone: there are no symbols and no relocations then. For
 * programs that are linked, whose relocations may refer to other tables of symbols. */
bool isadora_elf_open_sections(struct isadora_elf *, const uint8_t *bytes, size_t size);
/** Checks the program headers of a file that is open, for what loads programs: segments that are
 * loaded lie in the file, end at an address, and have no byte in common there. */
bool isadora_elf_open_segments(struct isadora_elf *);
/** A segment; index < segment_count. */
struct isadora_elf_segment isadora_elf_segment(const struct isadora_elf *, uint32_t index);
/** A section; index < section_count. Section 0 is empty. */
struct isadora_elf_section isadora_elf_section(const struct isadora_elf *, uint32_t index);
/** Have sections addresses, and are values of symbols addresses, too? In cubins, and where a file
 * is not linked, they are places in sections. */
bool isadora_elf_is_linked(const struct isadora_elf *);
/** A symbol; index < symbol_count. */
struct isadora_elf_symbol isadora_elf_symbol(const struct isadora_elf *, uint32_t index);
/** How many relocations a section holds: 0 unless it is one of them. `info` is the section that
 * they change. */
size_t isadora_elf_relocation_count(const struct isadora_elf_section *);
/** A relocation; index < isadora_elf_relocation_count. */
struct isadora_elf_relocation isadora_elf_relocation(const struct isadora_elf_section *,
                                                     size_t index);

/** Is the name `text`; are two names the same? */
bool isadora_name_is(struct isadora_name, const char *text);
bool isadora_name_same(struct isadora_name, struct isadora_name);
/** Does the name begin with `text`? Then *rest is what follows. */
bool isadora_name_begins(struct isadora_name, const char *text, struct isadora_name *rest);
/** A number of 2, 4 or 8 bytes, low byte first. */
uint16_t isadora_elf_u16(const uint8_t *);
uint32_t isadora_elf_u32(const uint8_t *);
uint64_t isadora_elf_u64(const uint8_t *);

/* ---- Archives ---- */

/** A file in an archive. */
struct isadora_archive_member {
    struct isadora_name name;
    const uint8_t *bytes;
    size_t size;
};

/**
 * An archive of files, as `ar` writes it, and how far it has been read: `bytes` and `size` are to
 * be given, all else 0. Indexes of symbols are skipped.
 *
 *     struct isadora_archive archive = {.bytes = bytes, .size = size};
 *     struct isadora_archive_member member;
 *     while (isadora_archive_next(&archive, &member))
 *         use(&member);
 *     if (archive.why)
 *         fprintf(stderr, "at 0x%zx: %s\n", archive.where, archive.why);
 */
struct isadora_archive {
    const uint8_t *bytes;
    size_t size, at;
    struct isadora_name names; /**< those that are too long for the header of a member */
    size_t where;              /**< offset of the mistake */
    const char *why;           /**< NULL: there is none */
};

bool isadora_archive_begins(const uint8_t *bytes, size_t size);
/** False at the end, and at a mistake. */
bool isadora_archive_next(struct isadora_archive *, struct isadora_archive_member *);

#ifdef __cplusplus
}
#endif

#endif
