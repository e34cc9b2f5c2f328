/* listing.c: a listing with sections, as nvdisasm and assemblers write it, becomes a source: a
 * section of code begins with `.function`, others and directives about symbols are blanks. Lines
 * stay where they are. */
#include "edit/edit.h"
#include "edit/words.h"

#include <string.h>

/* What says nothing about the code of a function. */
static const char *const directives[] = {
    ".headerflags", ".elftype", ".sectioninfo", ".sectionflags", ".sectionentsize", ".align",
    ".global",      ".weak",    ".local",       ".type",         ".size",           ".other",
};

static bool is_directive(const char *at, const char *end)
{
    for (size_t i = 0; i < sizeof directives / sizeof *directives; i++)
        if (after_word(at, end, directives[i]))
            return true;
    return false;
}

/* A section of code becomes `.function "NAME"`, which is shorter. False: it has no code. */
static bool name_function(char *at, char *end, const char *name)
{
    static const char prefix[] = ".text.", begin[] = ".function \"";
    if ((size_t)(end - name) < sizeof prefix || memcmp(name, prefix, sizeof prefix - 1) != 0)
        return false;
    name += sizeof prefix - 1;
    const char *comma = memchr(name, ',', (size_t)(end - name));
    const size_t size = (size_t)((comma ? comma : end) - name);
    memmove(at + sizeof begin - 1, name, size);
    memcpy(at, begin, sizeof begin - 1);
    at += sizeof begin - 1 + size;
    *at++ = '"';
    memset(at, ' ', (size_t)(end - at));
    return true;
}

static bool has_sections(struct edit *edit)
{
    char *end = edit->text + edit->size;
    for (char *at = edit->text; at < end; at++) {
        char *stop = memchr(at, '\n', (size_t)(end - at));
        stop = stop ? stop : end;
        if (after_word(at, stop, ".section"))
            return true;
        at = stop;
    }
    return false;
}

void edit_read_listing(struct edit *edit)
{
    char *end = edit->text + edit->size;
    bool is_code = false;
    if (!has_sections(edit))
        return;
    for (char *at = edit->text; at < end; at++) {
        char *stop = memchr(at, '\n', (size_t)(end - at));
        stop = stop ? stop : end;
        const char *name = after_word(at, stop, ".section");
        if (name)
            is_code = name_function(at, stop, name);
        if (!is_code || is_directive(at, stop))
            memset(at, ' ', (size_t)(stop - at));
        at = stop;
    }
}
