/* elf_names.c: how much of the names in an ELF file is printed.
 *
 * Any number of symbols may share one long name, so that a small file would be printed as
 * gigabytes. Where the names of a file are longer together than any compiler makes them, each is
 * cut. Names by which `isadora as --elf` finds functions are whole or an error. */
#include "dis/elf_printer.h"
#include "object/demangle.h"

#include <inttypes.h>

enum { CUT = 256, FREE = 1 << 24, RATIO = 8 };

/* The name that a mark is printed with. */
struct isadora_name elf_mark_name(const struct isadora_elf_cubin *cubin,
                                  const struct isadora_elf_mark *m)
{
    const struct isadora_elf *elf = &cubin->elf;
    if (!m->symbol)
        return (struct isadora_name){"", 0};
    const struct isadora_elf_symbol s = isadora_elf_symbol(elf, m->symbol);
    const bool is_section = m->section && !s.name.size && s.section;
    return is_section ? isadora_elf_section(elf, s.section).name : s.name;
}

/* Whether the names, of functions alone or of marks, too, are longer together than `most`. */
static bool are_longer(const struct isadora_elf_cubin *cubin, bool marks, uint64_t most)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < cubin->function_count && sum <= most; i++)
        sum += cubin->functions[i].name.size;
    for (size_t i = 0; marks && i < cubin->mark_count && sum <= most; i++)
        sum += elf_mark_name(cubin, &cubin->marks[i]).size;
    return sum > most;
}

int elf_names_begin(struct elf_printer *p)
{
    const struct elf_file *file = &p->file;
    const uint64_t part = (uint64_t)file->size * RATIO, most = part > FREE ? part : FREE;
    const bool marks = p->dis->json || !p->dis->functions_only;
    p->name_most = SIZE_MAX;
    if (p->dis->whole_names || !are_longer(&file->cubin, marks, most))
        return EXIT_FINE;
    if (p->dis->text && are_longer(&file->cubin, false, most))
        return bad_input("%s: the names of its functions are longer than %" PRIu64
                         " bytes together; --whole-names prints them nevertheless",
                         file->name, most);
    p->name_most = CUT;
    return EXIT_FINE;
}

void elf_names_end(const struct elf_printer *p)
{
    if (p->name_most == CUT)
        fprintf(stderr,
                "%s: note: names are cut after %d characters, because all together are very long; "
                "--whole-names prints them as they are\n",
                p->file.name, CUT);
}

struct isadora_name elf_name(const struct elf_printer *p, struct isadora_name name)
{
    if (p->dis->demangle)
        name = demangled(name);
    if (name.size <= p->name_most)
        return name;
    return (struct isadora_name){tool_format("%.*s..", (int)p->name_most, name.at),
                                 p->name_most + 2};
}
