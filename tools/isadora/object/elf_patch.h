/* elf_patch.h: `isadora as --elf`: functions of an ELF file are replaced by what a source says. */
#ifndef ISADORA_ELF_AS_H
#define ISADORA_ELF_AS_H

#include "common/options.h"
#include "target/targets.h"

struct elf_patch {
    struct choice choice;
    const char *elf;  /* the file whose functions are replaced */
    const char *path; /* the source; NULL: standard input */
    const char *out;  /* what is written; NULL: standard output */
    const char *comment;
    uint64_t base;
    bool based, notes;
};

/* Writes the file with the functions of the source in the place of its own: an exit status. */
int elf_assemble(struct elf_patch *, const struct command *);

#endif
