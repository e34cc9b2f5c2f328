/* moves.h: where the instructions of old code are in new code.
 * tools/lib/load/ELF.rst, section What moves along, says how that is decided. */
#ifndef ISADORA_MOVES_H
#define ISADORA_MOVES_H

#include "code/assembly.h"
#include "compare/compare.h"

struct moves {
    const struct choice *choice;
    const struct isadora_elf_cubin *cubin;
    const struct isadora_elf_function *function; /* the old one */
    const struct isadora_assembly *assembly;     /* with the labels of the new code */
    uint64_t base;                               /* that it was assembled for */
    const char *pad; /* the text of the instruction that fills code up; NULL */
    const uint8_t *old_bytes, *new_bytes;
    uint64_t old_size, new_size;
    bool loosely; /* whatever the optional suffixes are */
    struct lines old, new;
    struct keys keys;
    bool moved; /* some instruction is at another offset */
};

/* Matches the instructions; what is about the code is to be set before. */
void moves_make(struct moves *);
/* Lines of code with all that their texts have. */
void moves_list(const struct moves *, struct lines *, const uint8_t *bytes, uint64_t size);
/* The offset of a line: of its instruction, or of a label before it; after the last: the size. */
uint64_t moves_offset(const struct moves *, const struct lines *, size_t line);
uint64_t moves_label(const struct moves *, const struct lines *, size_t line, uint64_t size);
/* The old line that this offset is in; old.count: none. */
size_t moves_line(const struct moves *, uint64_t offset);
/* The new offset of the old instruction that begins there; false: it was deleted, or none begins.
 */
bool moves_instruction(const struct moves *, uint64_t offset, uint64_t *to);
/* The same of a place: of what begins there, or ends. `name`: of a symbol there, or NULL. */
uint64_t moves_place(const struct moves *, uint64_t offset, const struct isadora_name *name);
/* Whether several new instructions could be this old line, or one of several old ones like it. */
bool moves_doubtful(const struct moves *, size_t line);
/* The line of the source that a new instruction is from; 0: none. */
size_t moves_source_line(const struct moves *, size_t line);

#endif
