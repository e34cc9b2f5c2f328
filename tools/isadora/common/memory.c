/* memory.c: memory of the program (memory.h). */
#include "common/memory.h"
#include "common/message.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* What was taken, in its order. */
struct block {
    struct block *older, *newer;
    max_align_t memory[];
};

static struct block *newest;

static struct block *block_of(void *memory)
{
    return (struct block *)(void *)((char *)memory - offsetof(struct block, memory));
}

void out_of_memory(void)
{
    fputs("isadora: error: out of memory\n", stderr);
    exit(EXIT_IO);
}

void *tool_alloc(size_t size) { return tool_realloc(NULL, size); }

void *tool_realloc(void *old, size_t size)
{
    const struct block fresh = {.older = newest};
    struct block *new = size > SIZE_MAX - sizeof *new
                            ? NULL
                            : realloc(old ? block_of(old) : NULL, sizeof *new + size);
    if (!new)
        out_of_memory();
    if (!old)
        *new = fresh;
    if (new->older)
        new->older->newer = new;
    *(new->newer ? &new->newer->older : &newest) = new;
    return new->memory;
}

void tool_free(void *memory)
{
    struct block *block = memory ? block_of(memory) : NULL;
    if (!block)
        return;
    if (block->older)
        block->older->newer = block->newer;
    *(block->newer ? &block->newer->older : &newest) = block->older;
    free(block);
}

void *tool_mark(void) { return newest; }

void tool_drop(const void *mark)
{
    while (newest != mark)
        tool_free(newest->memory);
}

void *tool_grow(void *array, size_t count, size_t *room, size_t each)
{
    if (count < *room)
        return array;
    *room = *room ? 2 * *room : 16;
    return tool_realloc(array, *room * each);
}

/* ---- texts ---- */

/* The text, NULL for none, with more after it. */
static char *text_with(char *text, const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    const size_t used = text ? strlen(text) : 0, more = (size_t)vsnprintf(NULL, 0, format, args);
    text = tool_realloc(text, used + more + 1);
    vsnprintf(text + used, more + 1, format, again);
    va_end(again);
    return text;
}

char *tool_format(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    char *text = text_with(NULL, format, args);
    va_end(args);
    return text;
}

void tool_append(char **text, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    *text = text_with(*text, format, args);
    va_end(args);
}

void tool_list(char **list, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    if (**list)
        tool_append(list, ", ");
    *list = text_with(*list, format, args);
    va_end(args);
}
