/* elf_lines.h: which line of a source the instructions of a cubin or a program come from, as
 * compilers note it (-g, -lineinfo): DWARF line programs, of the source and of the PTX between. */
#ifndef ISADORA_ELF_LINES_H
#define ISADORA_ELF_LINES_H

#include "object/elf_file.h"

/* Code from one place of a section to another. */
struct elf_line {
    uint32_t section;
    uint64_t from, to;
    size_t line;
    size_t file; /* index of a name */
};

struct elf_lines {
    struct elf_line *lines; /* in no order */
    size_t count, room;
    struct isadora_name *files; /* [0]: none was said */
    size_t file_count, file_room;
};

/* The lines in a section of that name. What is no line program ends the list. */
void elf_lines_read(const struct isadora_elf *, const char *section, struct elf_lines *);
/* Those of the source; of a file without, those of the PTX between, which is the source then. */
void elf_lines_of(const struct isadora_elf *, struct elf_lines *);
/* The PTX that the file holds, lines ended by '\n', allocated; NULL: it holds none. */
char *elf_ptx(const struct isadora_elf *, size_t *size);

#endif
