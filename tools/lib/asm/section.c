/* section.c: sections of a source.
 *
 * What is written to one section is in one piece of the output, in the order of the source, and
 * sections follow each other in the order of their first appearance. So a pass reads the text once
 * for each section, and takes the lines of this one alone; most texts have one section. */
#include "asm/assembler.h"

#include <string.h>

enum { SECTIONS = 1000 };

void rt_section_add(struct rt_assembler *a, const char *name, size_t size)
{
    struct rt_section *new =
        rt_append(a, &a->sections, &a->section_count, &a->section_capacity, sizeof *new);

    if (new != NULL)
        *new = (struct rt_section){name, size};
}

static void section_enter(struct rt_assembler *a, const char *name, size_t size)
{
    if (a->target->bundle) {
        rt_error(a, name, size, "an instruction set with bundles has no sections");
        return;
    }
    for (size_t i = 0; i < a->section_count; i++) {
        if (a->sections[i].size == size && memcmp(a->sections[i].name, name, size) == 0) {
            a->section = i;
            return;
        }
    }
    if (a->section_count == SECTIONS) {
        rt_error(a, name, size, "too many sections");
        return;
    }
    rt_section_add(a, name, size);
    a->section = a->section_count - 1;
}

/* `.text`, which is its own name. */
void rt_section_known(struct rt_assembler *a, struct rt_arguments *r)
{
    const char *end = r->at, *at = end;

    do
        at--;
    while (*at != '.');
    if (rt_section_skips(a))
        r->at = r->end;
    if (rt_argument_done(a, r))
        section_enter(a, at, (size_t)(end - at));
}

/* `.section NAME [, ..]`: what follows the name is for object files. */
void rt_section_named(struct rt_assembler *a, struct rt_arguments *r)
{
    rt_argument_skip(r);
    const char *at = r->at;
    while (r->at < r->end && *r->at != ',' && !rt_is(*r->at, RT_BLANK))
        r->at++;
    if (r->at > at)
        section_enter(a, at, (size_t)(r->at - at));
    else if (!rt_section_skips(a))
        rt_error(a, at, rt_argument_size(r), "expected the name of a section");
    r->at = r->end;
}
