/* elf_file.h: ELF files as the program's input: cubins from CUDA 3.0 on. The reader itself is in
 * tools/lib/load; descriptions (`elf`) say which instruction set a file is for. */
#ifndef ISADORA_ELF_FILE_H
#define ISADORA_ELF_FILE_H

#include <isadora/nvidia.h>
#include "common/options.h"
#include "common/io.h"
#include "object/name.h"
#include "target/targets.h"

struct elf_file {
    struct isadora_elf_cubin cubin;
    const char *name; /* of the file, for messages */
    char *bytes;
    size_t size;
    const struct isadora_elf_kind *kind; /* the line of the description that it fits */
    uint32_t number;                     /* what its flags say of the variant */
};

/* Reads all of an open input and closes it: an exit status, with a complaint. In each case
 * elf_close must follow. */
int elf_take(struct elf_file *, struct input *);
void elf_close(struct elf_file *);
/* Settles what the command line left to the file: instruction set, variant. An exit status. */
int elf_choose(struct elf_file *, struct choice *, const struct command *);
/* The variant that the attributes of a file select by names of extensions; NULL: none
 * (elf_attributes.c). */
const char *elf_attribute_variant(const struct isadora_target *, const struct isadora_elf *);
/* The variant of a target that cubins of this number are for; NULL: none. */
const char *elf_variant_for(const struct isadora_target *, uint32_t number);
/* A line of a message: -m and -V chose another variant than that of the file, if they did. */
void elf_warn_other(const struct elf_file *, const struct choice *);
/* Is it one of the symbols `$x`, `$d` that only tell code from data? */
bool elf_is_mapping(const struct isadora_elf *, const struct isadora_elf_symbol *);
/* The function of that name, or NULL. */
const struct isadora_elf_function *elf_named(const struct elf_file *, struct isadora_name);
/* A function by its symbol within the code of another one, or of a section, of a linked file: that
 * one, and the bytes from `from` to `to` of its code; NULL: none. */
const struct isadora_elf_function *elf_inner(const struct elf_file *, const char *name,
                                             size_t *from, size_t *to);
/* The same as elf_named: an exit status, with a complaint. */
int elf_find(const struct elf_file *, const char *name, const struct isadora_elf_function **);

#endif
