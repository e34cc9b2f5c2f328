/* part.c: one function of the source: where it is wrong, and which one a section is. */
#include "edit/edit.h"

#include <stdarg.h>
#include <stdio.h>

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
