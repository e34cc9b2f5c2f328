/* report.c: messages about vectors that fail, or that are none. */
#include "base/sanitize.h"
#include "vectors/vector.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

static bool may_print(struct isadora_vectors *v)
{
    return v->options.messages && (v->options.show == 0 || v->shown < v->options.show);
}

enum { MESSAGE = 400 }; /* most characters of one; names in it may be long */

void rt_vector_malformed(struct isadora_vectors *v, struct vector *x, const char *at,
                         const char *format, ...)
{
    va_list arguments;
    char text[MESSAGE];
    v->counts.malformed++;
    if (!may_print(v))
        return;
    v->shown++;
    fprintf(v->options.messages, "%s:%" PRIu64 ":%zu: error: ", v->options.file, v->line,
            (size_t)(at - x->json.start) + 1);
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    rt_make_shown(text, strlen(text));
    fprintf(v->options.messages, "%s\n", text);
}

bool rt_vector_failing(struct isadora_vectors *v, struct vector *x, bool decoded)
{
    char text[ISADORA_TEXT_MAX] = "";
    if (!x->failed) {
        x->failed = true;
        if (!may_print(v))
            return false;
        v->shown++;
        x->reported = true;
        if (decoded)
            v->options.target->format(&v->got->context, &x->insn, text, sizeof text);
        fprintf(v->options.messages, "%s:%" PRIu64 ": failed: %.*s  %s\n", v->options.file, v->line,
                (int)x->code.size, x->code.at, text);
    }
    return x->reported;
}
