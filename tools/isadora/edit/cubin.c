/* cubin.c: a cubin without functions, for `as --cubin`. It has what CUDA 11.8 gives each cubin: its
 * version, tables of names and symbols, an empty list of attributes, and program headers. */
#include "edit/edit.h"

#include <string.h>

enum {
    ABI = 7,
    EXECUTABLE = 2,
    FLAGS = 0x500, /* 64-bit addresses, unified textures */
    VIRTUAL = 16,  /* bit of the flags: the architecture of the PTX; here, too, that of the code */
    PROGRAM_HEADERS = 6,
    READ_EXECUTE = 5,
    STRTAB = 3,
    SYMTAB = 2
};

static const char NAMES[] = "\0.shstrtab\0.strtab\0.symtab\0.nv.info";

struct section {
    const char *name;
    uint32_t type, link, info, size, align, entry;
};

static const struct section SECTIONS[] = {
    {"", 0, 0, 0, 0, 0, 0},
    {".shstrtab", STRTAB, 0, 0, sizeof NAMES, 1, 0},
    {".strtab", STRTAB, 0, 0, 1, 1, 0},
    {".symtab", SYMTAB, 2, 1, ELF_SYMBOL, 8, ELF_SYMBOL},
    {".nv.info", CUDA_INFO, 3, 0, 0, 4, 0},
};

enum { SECTION_COUNT = sizeof SECTIONS / sizeof *SECTIONS, SEGMENTS = 2, ROOM = 1024 };

static uint32_t name_at(const char *name)
{
    uint32_t at = 0;
    while (strcmp(NAMES + at, name) != 0)
        at += (uint32_t)strlen(NAMES + at) + 1;
    return at;
}

/* The contents and the headers of the sections: where the headers are. */
static uint64_t put_sections(uint8_t *file)
{
    uint64_t offsets[SECTION_COUNT] = {0}, end = ELF_HEADER;
    for (size_t i = 1; i < SECTION_COUNT; i++) {
        end = (end + SECTIONS[i].align - 1) / SECTIONS[i].align * SECTIONS[i].align;
        offsets[i] = end;
        end += SECTIONS[i].size;
    }
    memcpy(file + offsets[1], NAMES, sizeof NAMES);
    const uint64_t table = (end + 7) / 8 * 8;
    for (size_t i = 0; i < SECTION_COUNT; i++) {
        uint8_t *header = file + table + i * ELF_SECTION;
        put_u32(header, name_at(SECTIONS[i].name));
        put_u32(header + 4, SECTIONS[i].type);
        put_u64(header + 24, offsets[i]);
        put_u64(header + 32, SECTIONS[i].size);
        put_u32(header + 40, SECTIONS[i].link);
        put_u32(header + 44, SECTIONS[i].info);
        put_u64(header + 48, SECTIONS[i].align);
        put_u64(header + 56, SECTIONS[i].entry);
    }
    return table;
}

static void put_header(uint8_t *file, uint32_t flags, uint64_t sections, uint64_t segments)
{
    memcpy(file, "\177ELF\2\1\1", 7);
    file[7] = CUDA_OS;
    file[8] = ABI;
    put_u16(file + 16, EXECUTABLE);
    put_u16(file + 18, ISADORA_ELF_CUDA);
    put_u32(file + 20, CUDA_VERSION);
    put_u64(file + 32, segments);
    put_u64(file + 40, sections);
    put_u32(file + 48, flags);
    put_u16(file + 52, ELF_HEADER);
    put_u16(file + 54, ELF_SEGMENT);
    put_u16(file + 56, SEGMENTS);
    put_u16(file + 58, ELF_SECTION);
    put_u16(file + 60, SECTION_COUNT);
    put_u16(file + 62, 1);
}

static size_t put_file(uint8_t *file, uint32_t flags)
{
    static const uint32_t types[SEGMENTS] = {PROGRAM_HEADERS, ELF_LOAD};
    const uint64_t sections = put_sections(file);
    const uint64_t segments = sections + SECTION_COUNT * ELF_SECTION, size = SEGMENTS * ELF_SEGMENT;
    put_header(file, flags, sections, segments);
    for (size_t i = 0; i < SEGMENTS; i++) {
        uint8_t *header = file + segments + i * ELF_SEGMENT;
        put_u32(header, types[i]);
        put_u32(header + 4, READ_EXECUTE);
        put_u64(header + 8, segments);
        put_u64(header + 32, size);
        put_u64(header + 40, size);
        put_u64(header + 48, 8);
    }
    return (size_t)(segments + size);
}

/* ---- the choice ---- */

static const struct isadora_elf_kind *kind_of(const struct isadora_target *target)
{
    for (size_t i = 0; i < target->elf_count; i++)
        if (target->elfs[i].machine == ISADORA_ELF_CUDA && target->elfs[i].os == CUDA_OS)
            return &target->elfs[i];
    return NULL;
}

int edit_new_cubin(struct edit *edit, const struct command *command)
{
    struct choice *choice = &edit->choice;
    if (!choice->variant)
        usage_error(command, "--cubin needs -V, the variant that the cubin is for");
    choice_guess(choice);
    if (!choice->isa)
        return bad_usage("no shipped instruction set has the variant `%s`; `isadora "
                         "isas` lists them, and -m says which description to use",
                         choice->variant);
    const int status = choice_settle(choice, command);
    if (status)
        return status;
    const struct isadora_target *target = choice->target;
    const struct isadora_elf_kind *kind = kind_of(target);
    const int64_t number = kind && target->elf_numbers ? target->elf_numbers[choice->config] : -1;
    if (number < 0)
        return bad_input(
            "the description %s does not say what cubins for it are like (`elf machine "
            "190 os 51`, `variant .. elf N`)",
            target->name);
    uint8_t *file = tool_alloc(ROOM);
    memset(file, 0, ROOM);
    const uint32_t flags = (uint32_t)number << kind->flags_lo | FLAGS | (uint32_t)number << VIRTUAL;
    edit->file = (struct elf_file){.name = "the new cubin",
                                   .bytes = (char *)file,
                                   .size = put_file(file, flags),
                                   .kind = kind,
                                   .number = (uint32_t)number};
    if (isadora_elf_cubin_read(file, edit->file.size, &edit->file.cubin) != ISADORA_ELF_CUBIN_READ)
        return bad_input("%s: %s", edit->file.name, edit->file.cubin.elf.why);
    return EXIT_FINE;
}
