/* elf_cubin.h: the cubins of CUDA 3.0 and later, which are ELF files (desc/CUBIN.rst): functions,
 * what each needs, its parameters and constants, and what the file says of places in its code.
 *
 * A function is a section that can be executed; other ELF files are read like this too, as far as
 * they have what cubins have. Any bytes may be given; see elf.h.
 *
 *     struct isadora_elf_cubin cubin;
 *     if (isadora_elf_cubin_read(bytes, size, &cubin) == ISADORA_ELF_CUBIN_READ)
 *         for (size_t i = 0; i < cubin.function_count; i++)
 *             use(cubin.functions[i].code.name, cubin.functions[i].code.bytes);
 *     else
 *         fprintf(stderr, "at 0x%" PRIx64 ": %s\n", cubin.elf.where, cubin.elf.why);
 *     isadora_elf_cubin_free(&cubin);
 */
#ifndef ISADORA_ELF_CUBIN_H
#define ISADORA_ELF_CUBIN_H

#include <isadora/load.h>
#include "load/nvidia/nvinfo.h"

enum { ISADORA_ELF_CUDA = 190 }; /* e_machine; attributes and figures are read there alone */

/* A constant bank. */
struct isadora_elf_constant {
    size_t function; /* index; function_count: of the whole file */
    uint32_t bank, section;
};

/* A symbol in the code of a function, or a relocation of it. */
struct isadora_elf_mark {
    size_t function;
    uint64_t offset;   /* from where the code begins */
    uint32_t symbol;   /* of a relocation: what it is to; 0: nothing */
    uint32_t section;  /* that holds the relocation; 0: a symbol */
    size_t relocation; /* in that section */
};

struct isadora_elf_function {
    struct isadora_elf_name name; /* no two have the same */
    struct isadora_elf_section code;
    uint32_t section, symbol; /* symbol 0: none has its name */
    uint32_t info;            /* the section with its attributes; 0: there is none */
    uint32_t registers, barriers, frame, min_stack, max_stack;
    uint64_t shared;
    bool has_registers, has_frame, has_min_stack, has_max_stack; /* the file says so */
    bool has_place;
    struct isadora_nvinfo_place place; /* of the parameters, in bank 0 */
    size_t first_param, param_count;
    size_t first_constant, constant_count;
    size_t first_mark, mark_count; /* by offset */
};

struct isadora_elf_cubin {
    struct isadora_elf elf;                 /* elf.where, elf.why: the mistake */
    struct isadora_elf_function *functions; /* in the order of their sections */
    size_t function_count;
    struct isadora_nvinfo_param *params; /* of a function by ordinal */
    size_t param_count;
    struct isadora_elf_constant *constants; /* by function and bank, those of the file last */
    size_t constant_count, first_constant;  /* first_constant: of the file */
    struct isadora_elf_mark *marks;
    size_t mark_count;
    uint32_t info; /* the section with the attributes of the file; 0: there is none */
};

enum isadora_elf_cubin_result {
    ISADORA_ELF_CUBIN_READ = 0,
    ISADORA_ELF_CUBIN_BAD = -1,
    ISADORA_ELF_CUBIN_MEMORY = -2
};

/* Fills *out, which isadora_elf_cubin_free empties whatever the result was. The bytes must outlive
 * it. */
enum isadora_elf_cubin_result isadora_elf_cubin_read(const uint8_t *bytes, size_t size,
                                                     struct isadora_elf_cubin *out);
void isadora_elf_cubin_free(struct isadora_elf_cubin *);

/* The attributes in a section; none where it is 0 or has no bytes. */
struct isadora_nvinfo isadora_elf_cubin_info(const struct isadora_elf_cubin *, uint32_t section);
/* What a type of relocation of a cubin is called; NULL where that is not known. */
const char *isadora_elf_cubin_relocation(uint32_t type);

#endif
