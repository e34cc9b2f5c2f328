/* part.c: one function of the source: its text, where it is wrong, and which one a section is. */
#include "edit/edit.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool edit_is_comment(const struct edit *edit, const char *at, const char *end)
{
    const char *own = edit->comment;
    const size_t size = own ? strlen(own) : 0, left = (size_t)(end - at);
    if (own)
        return left >= size && memcmp(at, own, size) == 0;
    return (left && *at == ';') || (left > 1 && at[0] == '/' && at[1] == '/');
}

void edit_swap(struct edit_swaps *swaps, size_t at, size_t end, const char *text)
{
    swaps->list = tool_grow(swaps->list, swaps->count, &swaps->room, sizeof *swaps->list);
    swaps->list[swaps->count++] = (struct edit_swap){at, end, text};
}

int edit_refuse(const struct edit *edit, const struct edit_part *part, size_t new_line,
                const char *format, ...)
{
    va_list list;
    size_t line = part->changed && part->function ? moves_source_line(&part->moves, new_line) : 0;
    char where[32];
    snprintf(where, sizeof where, ":%zu", line && new_line ? line : part->line);
    va_start(list, format);
    complain_as(tool_format("%s%s", edit->name, where), format, list);
    va_end(list);
    return EXIT_BAD_INPUT;
}

struct edit_part *edit_part_of(const struct edit *edit, uint32_t section)
{
    for (size_t i = 0; i < edit->part_count && section; i++)
        if (edit->parts[i].changed && edit->parts[i].function &&
            edit->parts[i].function->section == section)
            return &edit->parts[i];
    return NULL;
}
