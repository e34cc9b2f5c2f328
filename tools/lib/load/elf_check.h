/* elf_check.h: how readers of what ELF files hold report a mistake. */
#ifndef ISADORA_ELF_CHECK_H
#define ISADORA_ELF_CHECK_H

#include <isadora/load.h>

#include <inttypes.h>

/* Returns `fine`; where it is false, notes the message and the offset of the mistake. */
__attribute__((format(printf, 4, 5))) bool rt_elf_check(struct isadora_elf *, bool fine,
                                                        uint64_t where, const char *format, ...);

#endif
