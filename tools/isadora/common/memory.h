/* memory.h: memory that is never NULL, and texts that are put together.
 *
 * The program does one command and ends, so what it takes stays until then. What is done many times
 * marks where it begins, and drops all that was taken since. */
#ifndef ISADORA_COMMON_MEMORY_H
#define ISADORA_COMMON_MEMORY_H

#include <stddef.h>

_Noreturn void out_of_memory(void);
void *tool_alloc(size_t size);
void *tool_realloc(void *, size_t size);
/* The array with room for more than `count` elements of `each` bytes; *room is changed. */
void *tool_grow(void *, size_t count, size_t *room, size_t each);
/* Before the end; NULL is fine. */
void tool_free(void *);
void *tool_mark(void);
void tool_drop(const void *mark);

char *tool_format(const char *format, ...);
/* The text with more at its end; it may move. */
void tool_append(char **text, const char *format, ...);
/* The list with one element more, after a comma where it has some. */
void tool_list(char **list, const char *format, ...);

#endif
