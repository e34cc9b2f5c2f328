/* written.c: which registers programs write, by the effects of the forms. */
#include "watch/parts.h"

#include <string.h>

bool watch_is_written(const struct isadora_target *target, const char *name)
{
    const size_t size = strlen(name);
    for (size_t i = 0; i < target->form_count; i++) {
        const char *at = strstr(target->forms[i].effects, "writes ");
        const char *end = at ? strchr(at, ';') : NULL;
        while (at && (at = strstr(at, name)) != NULL && (!end || at < end)) {
            if (at[size] == '[' || at[size] == ' ' || at[size] == '.' || !at[size])
                return true;
            at += size;
        }
    }
    return false;
}
