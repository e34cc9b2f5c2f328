/* kernel.h: the code of a program to measure, from text or from a cubin. */
#ifndef KERNEL_H
#define KERNEL_H

#include <isadora/asm.h>
#include "lanes.h"

struct code {
    const struct isadora_target *target;
    unsigned config;
    uint8_t *bytes; /* as isadora_load_image wants them */
    size_t size;
    uint32_t count; /* words */
    char *text;     /* of Tesla's programs */
    struct isadora_assembly assembly;
};

/* FOLDER/NAME.s assembled, or the first function of FOLDER/NAME_VARIANT.cubin and the constants of
 * its file, which become those of the work. False after a message. */
bool code_open(struct code *, const char *folder, struct work *);
void code_close(struct code *);

/* The text of a word, and the number of the word that a branch to an address goes to. */
void code_text(const struct code *, uint32_t number, char *out, size_t size);
uint32_t code_number(const struct code *, uint64_t address);

#endif
