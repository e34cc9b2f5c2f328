/* container.h: an ELF file whose sections get new contents: it is taken apart, changed, and put
 * together again in the same order, with the same gaps. */
#ifndef ISADORA_CONTAINER_H
#define ISADORA_CONTAINER_H

#include "object/elf_file.h"

/* Numbers of ELF, and of NVIDIA's, that isadora/load.h has no names for: sizes of entries, flags of
 * sections, and those of new cubins, which are like those of CUDA 11.8. */
enum {
    ELF_HEADER = 64,
    ELF_SECTION = 64,
    ELF_SEGMENT = 56,
    ELF_SYMBOL = 24,
    ELF_LOAD = 1, /* type of a program header */
    ELF_WRITE = 1,
    ELF_ALLOC = 2,
    ELF_EXECUTE = 4,
    CUDA_INFO = 0x70000000, /* type of a section: attributes */
    CUDA_OS = 51,           /* OS ABI: CUDA 3.0 to 12 */
    CUDA_VERSION = 118,
    CUDA_KERNEL = 0x10 /* `other` of a symbol */
};

struct piece { /* a section */
    uint32_t name, type, link, info;
    uint64_t flags, address, align, entry;
    uint64_t old_offset, old_size; /* of a new section: where those end that the file had */
    uint64_t offset, size;
    uint8_t *bytes; /* NULL: the file has none */
    bool added;
};

struct container {
    const struct isadora_elf *elf;
    struct piece *pieces; /* [0] is no section */
    size_t count, room;
    uint8_t *segments; /* program headers, as they are in the file */
    size_t segment_count;
    bool resized; /* some size is another, or there are more sections */
};

void container_open(struct container *, const struct isadora_elf *);
/* Gives a section other contents, which it takes over. */
void container_replace(struct container *, uint32_t section, uint8_t *bytes, uint64_t size);
/* Adds a section, last, and its own program header where the file is loaded by these: its index. */
uint32_t container_add(struct container *, const char *name, struct piece);
/* Adds bytes at the end of a section: their offset in it. */
uint64_t container_append(struct container *, uint32_t section, const void *bytes, uint64_t size);
/* Adds a string with its terminator. */
uint32_t container_string(struct container *, uint32_t section, const char *text);
/* The whole file, allocated: an exit status. `name`: for messages. */
int container_write(struct container *, const char *name, uint8_t **bytes, size_t *size);

void put_u16(uint8_t *, uint64_t);
void put_u32(uint8_t *, uint64_t);
void put_u64(uint8_t *, uint64_t);

#endif
