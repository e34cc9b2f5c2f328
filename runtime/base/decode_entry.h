/* decode_entry.h: the functions of generated decoders that programs call (NAME_decode.c), and the
 * words that trees of branches are written with. decode_narrow.h or decode_wide.h is included
 * before. */
#ifndef ISADORA_DECODE_ENTRY_H
#define ISADORA_DECODE_ENTRY_H

#include <isadora/base.h>

/* ---- The entry of a decoder: the form alone, or `whole` with its operands ---- */

#define SEARCH                                                                                     \
    static inline __attribute__((always_inline)) int search(const struct isadora_context *c,       \
                                                            const uint8_t *bytes, size_t size,     \
                                                            struct isadora_insn *out, bool whole)

/* Of each form: which function takes words as it. */
#define TAKES static int take(WORD_GIVEN, unsigned form)
#define TAKE_AS(name) return PART(take_##name)(WORD_PASSED, (uint16_t)form);

/* ---- Trees of branches ---- */

static inline int form_alone(struct isadora_insn *out, uint16_t form)
{
    out->form = form;
    return 1;
}

#define TREE(name) static int name(WORD_GIVEN, bool whole)
#define ENTERED START(void) whole;
#define ENTER(name) return name(WORD_PASSED, whole);
/* A form that the word has, and one that it has if its operands have alternatives. */
#define FIND_AS(name, form)                                                                        \
    return whole ? PART(take_##name)(WORD_PASSED, form) : form_alone(OUT, form);
#define TRY_AS(name, form) return PART(take_##name)(WORD_PASSED, form);

/* Returns when there is a form in the tree. */
#define FOUND_IN(tree, bytes)                                                                      \
    {                                                                                              \
        const int length = tree(WORD_READ, whole);                                                 \
        if (length > 0)                                                                            \
            return out->length = bytes;                                                            \
    }
/* The same for a whole instruction, before what finds the form alone. */
#define FOUND_WHOLE(tree, bytes)                                                                   \
    if (whole)                                                                                     \
        FOUND_IN(tree, bytes)                                                                      \
    else

#endif
