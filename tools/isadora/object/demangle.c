/* demangle.c: C++ names through the compiler's own library, which a build may lack.
 *
 * A short name may stand for a text without a reasonable end, so the text is taken piece by piece
 * and left where it becomes too long. */
#include "object/demangle.h"

#include <setjmp.h>
#include <stddef.h>
#include <string.h>

#ifdef ISADORA_HAVE_DEMANGLER

enum { NAME_MOST = 2048, TEXT_MOST = 4096 };

/* Of libsupc++: 0 where the name is none of C++. */
int __gcclibcxx_demangle_callback(const char *, void (*)(const char *, size_t, void *), void *);

static struct {
    char text[TEXT_MOST];
    size_t size;
    jmp_buf too_long;
} found;

static void take(const char *piece, size_t size, void *user)
{
    (void)user;
    if (size > TEXT_MOST - found.size)
        longjmp(found.too_long, 1);
    memcpy(found.text + found.size, piece, size);
    found.size += size;
}

bool demangle_is_there(void) { return true; }

struct isadora_name demangled(struct isadora_name name)
{
    struct isadora_name rest;
    char mangled[NAME_MOST + 1];
    if (!isadora_name_begins(name, "_Z", &rest) || name.size > NAME_MOST)
        return name;
    memcpy(mangled, name.at, name.size);
    mangled[name.size] = 0;
    found.size = 0;
    if (setjmp(found.too_long) || __gcclibcxx_demangle_callback(mangled, take, NULL) != 0)
        return name;
    return (struct isadora_name){found.text, found.size};
}

#else

bool demangle_is_there(void) { return false; }

struct isadora_name demangled(struct isadora_name name) { return name; }

#endif
