/* services.h: functions that a system provides to kernels, called by their names: vprintf,
 * __assertfail, malloc, free.
 *
 * Each has a place after the code of the kernel, with a return. When a warp is there, services.c
 * does what the function does, for each active lane; printf.c formats. */
#ifndef ISADORA_GRID_SERVICES_H
#define ISADORA_GRID_SERVICES_H

#include "grid/grid_run.h"

/* A lane that calls, and how it went. */
struct call {
    const struct services *services;
    struct isadora_machine *m;
    char why[160]; /* it failed; empty: it did not */
};

/* A parameter in registers, the first of them being $R4 + `at`; the result. */
uint64_t call_wide(const struct call *, unsigned at);
uint32_t call_word(const struct call *, unsigned at);
void call_return(const struct call *, uint64_t value, bool wide);
/* Bytes at a generic address. False: it failed. */
bool call_read(struct call *, uint64_t at, void *out, size_t size);
/* The string at an address, allocated; NULL: it failed. */
char *call_string(struct call *, uint64_t at);
/* `vprintf`: what it prints, and how many values that were. NULL: it failed. (printf.c) */
char *call_format(struct call *, uint64_t format, uint64_t values, uint32_t *count);

/* From now on calls are served, where the kernel has any. An exit status. */
int services_open(struct grid_run *, struct isadora_grid_plan *);

#endif
