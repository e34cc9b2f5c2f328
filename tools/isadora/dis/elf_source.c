/* elf_source.c: lines of the source in a listing, where the file says which instruction comes from
 * which: before each instruction with which another line begins. */
#include "dis/elf_printer.h"

#include <stdlib.h>
#include <string.h>

enum { MOST = 200 }; /* characters of a name or line that are printed */

static int by_place(const void *left, const void *right)
{
    const struct elf_line *a = left, *b = right;
    if (a->section != b->section)
        return a->section < b->section ? -1 : 1;
    return a->from < b->from ? -1 : a->from > b->from;
}

/* Where each line of the PTX begins. */
static void index_ptx(struct elf_printer *p, const char *ptx, size_t size)
{
    for (size_t at = 0; at < size;) {
        const char *stop = memchr(ptx + at, '\n', size - at);
        const size_t end = stop ? (size_t)(stop - ptx) : size;
        p->ptx = tool_grow(p->ptx, p->ptx_count, &p->ptx_room, sizeof *p->ptx);
        p->ptx[p->ptx_count++] = (struct isadora_name){ptx + at, end - at};
        at = end + 1;
    }
}

void elf_source_begin(struct elf_printer *p)
{
    const struct isadora_elf *elf = &p->file.cubin.elf;
    size_t size;
    if (p->dis->text || p->dis->json || p->dis->functions_only)
        return;
    elf_lines_of(elf, &p->lines);
    if (!p->lines.count)
        return;
    qsort(p->lines.lines, p->lines.count, sizeof *p->lines.lines, by_place);
    const char *ptx = elf_ptx(elf, &size);
    if (ptx)
        index_ptx(p, ptx, size);
}

void elf_source_function(struct elf_printer *p)
{
    size_t from = 0, to = p->lines.count;
    while (from < to) {
        const size_t middle = from + (to - from) / 2;
        if (p->lines.lines[middle].section < p->function->section)
            from = middle + 1;
        else
            to = middle;
    }
    p->line = from;
    p->shown = NULL;
}

static struct isadora_name trimmed(struct isadora_name name)
{
    while (name.size && (*name.at == ' ' || *name.at == '\t')) {
        name.at++;
        name.size--;
    }
    name.size = name.size < MOST ? name.size : MOST;
    return name;
}

static void put_line(const struct elf_printer *p, const struct elf_line *line)
{
    struct output *out = &p->dis->out;
    const struct isadora_name file = p->lines.files[line->file];
    output_text(out, dis_comment(p->dis));
    if (file.size)
        name_put(out, "", trimmed(file));
    else
        output_text(out, "PTX");
    output_format(out, ":%zu", line->line);
    if (!file.size && line->line && line->line <= p->ptx_count)
        name_put(out, ": ", trimmed(p->ptx[line->line - 1]));
    output_text(out, "\n");
}

void elf_source_at(struct elf_printer *p, uint64_t offset)
{
    const struct elf_lines *all = &p->lines;
    const struct elf_line *found = NULL;
    for (; p->line < all->count && all->lines[p->line].section == p->function->section &&
           all->lines[p->line].from <= offset;
         p->line++)
        found = &all->lines[p->line];
    if (!found || !found->line ||
        (p->shown && p->shown->file == found->file && p->shown->line == found->line))
        return;
    p->shown = found;
    put_line(p, found);
}

uint64_t elf_source_next(const struct elf_printer *p)
{
    const struct elf_lines *all = &p->lines;
    const bool any = p->line < all->count && all->lines[p->line].section == p->function->section;
    return any ? all->lines[p->line].from : UINT64_MAX;
}
