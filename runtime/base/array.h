/* array.h: arrays that grow, for what collects things: analyses, readers of files. */
#ifndef ISADORA_ARRAY_H
#define ISADORA_ARRAY_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Appends an element of `size` bytes to the array whose pointer is at `array` (NULL: empty), which
 * has *count of them. Only this function may change the count. False without memory; then the array
 * is as it was. */
static inline bool rt_append(void *array, size_t *count, const void *element, size_t size)
{
    enum { FIRST = 16 }; /* from there on there is room for the next power of two */
    char *at;

    memcpy(&at, array, sizeof at);
    if (*count == 0 || (*count >= FIRST && (*count & (*count - 1)) == 0)) {
        const size_t room = *count ? 2 * *count : FIRST;
        at = room > SIZE_MAX / size ? NULL : realloc(at, room * size);
        if (at == NULL)
            return false;
        memcpy(array, &at, sizeof at);
    }
    memcpy(at + *count * size, element, size);
    ++*count;
    return true;
}

#endif
