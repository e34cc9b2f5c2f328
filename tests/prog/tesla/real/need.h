/* need.h: what must hold, or the program ends: a mistake of a table, no memory, no file. */
#ifndef REAL_NEED_H
#define REAL_NEED_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static inline void need(bool holds, const char *what)
{
    if (!holds) {
        fprintf(stderr, "real: %s\n", what);
        exit(3);
    }
}

static inline void *need_zeros(size_t count, size_t size)
{
    void *bytes = calloc(count != 0 ? count : 1, size);
    need(bytes != NULL, "no memory");
    return bytes;
}

#endif
