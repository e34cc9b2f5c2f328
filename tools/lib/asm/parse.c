/* parse.c: one statement to one instruction. Why none of the forms fits is found out only when the
 * caller asks. */
#include "asm/diag/diagnose.h"

#include <string.h>

static int form_is_fixed(size_t size, struct isadora_complaint *why)
{
    static const char text[] = "the form of this statement is fixed by its mark or mask";

    if (why != NULL) {
        *why = (struct isadora_complaint){.kind = ISADORA_TROUBLE_WORD, .length = size};
        memcpy(why->text, text, sizeof text);
    }
    return ISADORA_NO_FORM;
}

int isadora_parse(const struct isadora_target *target, const struct isadora_context *context,
                  const struct isadora_symbols *symbols, const char *text, size_t size,
                  struct isadora_insn *out, struct isadora_complaint *why)
{
    struct rt_matcher m;
    const unsigned mark = rt_matcher_begin(&m, target, context, symbols, text, size, out);

    const bool free = symbols != NULL && symbols->free;
    if (free && (mark != 0 || m.masked))
        return form_is_fixed(size, why);
    if (rt_match_both(&m, mark))
        return free && (m.form->flags & ISADORA_FORM_MARKED) != 0 ? form_is_fixed(size, why)
                                                                  : (int)size;
    if (why != NULL)
        rt_diagnose(&m, text, mark, why);
    return ISADORA_NO_FORM;
}
