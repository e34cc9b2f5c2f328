/* elf_fail.h: how readers of what ELF files hold report a mistake, as elf.c does. */
#ifndef ISADORA_ELF_FAIL_H
#define ISADORA_ELF_FAIL_H

#include <isadora/load.h>

#include <inttypes.h>

/* Notes the message and the offset of the mistake. Returns false. */
__attribute__((format(printf, 3, 4))) bool rt_elf_fail(struct isadora_elf *, uint64_t where,
                                                       const char *format, ...);

#endif
