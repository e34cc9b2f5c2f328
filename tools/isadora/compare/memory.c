/* memory.c: which memory of a thread alone instructions access: what a compiler spills is there.
 * What a form accesses is in the text of its effects: `reads ..; read l.u32; write g.u8`. */
#include "compare/compare.h"

#include <string.h>

/* Does the text have `read NAME.` of that space? */
static bool has_access(const char *effects, const char *access, const char *space)
{
    const size_t verb = strlen(access), size = strlen(space);
    for (const char *at = effects; (at = strstr(at, access)) != NULL; at += verb)
        if ((at == effects || at[-1] == ' ') && strncmp(at + verb, space, size) == 0 &&
            at[verb + size] == '.')
            return true;
    return false;
}

/* The one space that the form accesses so; SIZE_MAX: none, or several, as generic addresses do. */
static size_t only_space(const struct isadora_target *target, const char *effects,
                         const char *access)
{
    size_t found = SIZE_MAX;
    for (size_t i = 0; i < target->space_count; i++) {
        if (!has_access(effects, access, target->spaces[i].name))
            continue;
        if (found != SIZE_MAX)
            return SIZE_MAX;
        found = i;
    }
    return found;
}

struct accesses *accesses_of(const struct isadora_target *target, const size_t *of_form)
{
    const size_t bytes = (target->space_count + 1) * sizeof(struct accesses);
    struct accesses *of_space = memset(tool_alloc(bytes), 0, bytes);
    for (size_t i = 0; i < target->form_count; i++) {
        const char *effects = target->forms[i].effects;
        if (!of_form[i] || !effects)
            continue;
        const size_t load = only_space(target, effects, "read ");
        const size_t store = only_space(target, effects, "write ");
        if (load != SIZE_MAX)
            of_space[load].loads += of_form[i];
        if (store != SIZE_MAX)
            of_space[store].stores += of_form[i];
    }
    return of_space;
}
