/* elf_lines.h: which line of a source the instructions of a cubin come from, as compilers note it
 * (-g, -lineinfo): DWARF line programs, of the source and of the PTX between. */
#ifndef ISADORA_ELF_LINES_H
#define ISADORA_ELF_LINES_H

#include "object/elf_image.h"

/* Code from one address to another. */
struct elf_line {
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

/* The lines of loaded code in a section of that name. What is no line program ends the list. */
void elf_lines_read(const struct elf_image *, const char *section, struct elf_lines *);

#endif
