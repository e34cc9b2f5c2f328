/* elf_image.h: kernels of an ELF cubin as launches need them: the code of the kernels and of the
 * functions that they may call, constants and variables, each at its address, with relocations
 * applied.
 *
 * elf_image.c finds what belongs to a kernel and gives it addresses, elf_relocate.c applies
 * relocations. tools/lib/load/ELF.rst says what is known of them. */
#ifndef ISADORA_ELF_IMAGE_H
#define ISADORA_ELF_IMAGE_H

#include "object/elf_file.h"

enum elf_memory { ELF_CODE, ELF_CONSTANT, ELF_GLOBAL };

enum {
    ELF_BANKS = 32,
    ELF_BANK_BYTES = 0x10000,
    /* Files that are not linked leave open where in bank 0 handles are: one after the other from
     * here on, beyond all parameters. */
    ELF_SLOTS_AT = 0x7000,
    ELF_IMAGE_BYTES = 128, /* of a descriptor, see grid/images.c */
    ELF_USER_BANK = 3      /* the program's own constants, which have generic addresses, too */
};

/* Functions of the system, which kernels call by name. */
enum elf_service { ELF_VPRINTF, ELF_ASSERTFAIL, ELF_MALLOC, ELF_FREE, ELF_SERVICES };

/* A section that is loaded. */
struct elf_piece {
    uint32_t section;
    enum elf_memory memory;
    unsigned bank;                            /* of constants */
    const struct isadora_elf_function *owner; /* of constants; NULL: of the whole file */
    uint64_t at, size;                        /* address; constants: in their bank */
    uint8_t *bytes;                           /* NULL: zeros */
};

struct elf_image {
    const struct elf_file *file;
    const struct isadora_elf_function **kernels; /* to be given */
    size_t kernel_count;
    /* Where code, variables, and the copy of ELF_USER_BANK begin: to be given. */
    uint64_t code_at, global_at, window_at;
    /* The handle of the texture or surface of that name; 0: there is none. To be given. */
    uint32_t (*handle)(const void *user, const char *name, size_t size);
    const void *user;
    uint64_t code_end, global_end;
    struct elf_piece *pieces; /* code of the kernels first */
    size_t piece_count;
    size_t *piece_of;  /* of a section, + 1; 0: it is not loaded */
    uint64_t shared;   /* bytes of a block that are laid out here, the system's among them */
    uint64_t reserved; /* those of the system, which come first */
    /* After the system's bytes, of symbols that are laid out by whoever loads; UINT64_MAX: not yet.
     */
    uint64_t *shared_at;
    unsigned services; /* that are called: bits 1 << enum elf_service */
    uint32_t slots;    /* 0, or 1 + the last handle that code expects at ELF_SLOTS_AT */
};

/* The kernel of that name, or, without a name, the only one: an exit status. */
int elf_kernel(const struct elf_file *, const char *name, const struct isadora_elf_function **);
/* Makes pieces of what the kernels need: an exit status. */
int elf_image_make(struct elf_image *);
/* Whether a launch of the kernel needs the piece: constants of other kernels may lie at the same
 * place. */
bool elf_piece_is_for(const struct elf_image *, const struct elf_piece *,
                      const struct isadora_elf_function *kernel);
/* Bytes of a block that the kernel declares. */
uint64_t elf_shared(const struct elf_image *, const struct isadora_elf_function *kernel);
/* The piece that a section is, or NULL. */
const struct elf_piece *elf_piece_of(const struct elf_image *, uint32_t section);
/* Functions of the system have their addresses after the code of all others. */
extern const char *const elf_service_names[ELF_SERVICES];
uint64_t elf_service_address(const struct elf_image *, enum elf_service);
/* Gives every variable in the memory of a block that the pieces refer to a place: an exit status.
 * In files that are linked all have theirs. */
int elf_place_shared(struct elf_image *);
/* Applies all relocations of the pieces: an exit status. */
int elf_relocate(struct elf_image *);

#endif
