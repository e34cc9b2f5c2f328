/* live_count.c: rows of live registers, and how many of a file are live. */
#include "dis/live_parts.h"

size_t live_count(const struct isadora_live *live, const struct live_file *file, size_t row)
{
    size_t count = 0;
    for (size_t i = file->first; i < file->first + file->count; i++)
        count += isadora_live_is(live, row, i);
    return count;
}

bool live_row(const struct dis *dis, size_t *row)
{
    struct dis_live *l = dis->live;
    while (l->row < l->live.row_count && l->live.rows[l->row] < dis->offset)
        l->row++;
    *row = l->row;
    return l->row < l->live.row_count && l->live.rows[l->row] == dis->offset;
}
