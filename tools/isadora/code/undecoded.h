/* undecoded.h: words that are no instruction: how long they would be, and what keeps them from
 * being one. */
#ifndef ISADORA_NEAR_H
#define ISADORA_NEAR_H

#include "base/wide.h"
#include <isadora/target.h>

enum { NEAR_TEXT = 192 }; /* room for a reason */

/* The bits that a form tests, and their values. */
struct near_form {
    const struct isadora_form *form;
    rt_u128 tested, wanted;
};

/* The word that was asked for last, and why it is no instruction. */
struct near_last {
    uint8_t bytes[ISADORA_WORD_BYTES];
    size_t length; /* 0: none */
    bool known;
    char reason[NEAR_TEXT];
};

struct near {
    const struct isadora_target *target;
    unsigned config;
    struct near_form *forms; /* of this config */
    size_t form_count;
    int64_t credit; /* words that may still be decoded to find reasons */
    struct near_last last;
    size_t count; /* lengths of instructions, shortest first */
    struct {
        unsigned bytes, bits;
        bool big_endian;
    } length[ISADORA_WORD_BYTES];
};

/* Settles all this; does nothing where it is settled. */
void near_begin(struct near *, const struct isadora_target *, unsigned config);
/* The tested bits of a form that the word has otherwise. */
rt_u128 near_wrong(const struct near_form *, rt_u128 word);
/* Does the word satisfy the condition of the form, if that has one? */
bool near_fits(const struct near *, const struct near_form *, rt_u128 word);
/* How far the word is from a form; NEAR_NEVER: it is not to be looked at. */
typedef unsigned near_distance(const struct near_form *, rt_u128 word);
enum { NEAR_NEVER = 1000 };
/* The forms of that length that are nearest, at most so many, the first one first: how many. */
size_t near_forms(const struct near *, near_distance *, rt_u128 word, size_t length,
                  const struct near_form **best, size_t most);
/* Bytes as a word of that length, and which of its bits they have where they are too few. */
rt_u128 near_word(const struct near *, const uint8_t *bytes, size_t size, size_t length,
                  rt_u128 *known);
/* The same of all lengths, by the tested bits that differ as far as there are bytes; of equally
 * near ones those of one length first. At most NEAR_MOST. */
enum { NEAR_MOST = 16 };
size_t near_any_length(const struct near *, const uint8_t *bytes, size_t size, size_t length,
                       const struct near_form **best, size_t most);
/* What keeps the word from being an instruction: a bit outside of words, or the value of a field
 * without which it would be that form: `like FORM, but FIELD cannot be 0x..`; or the condition of
 * that form. False when no single thing does; and for most words where there are very many, as it
 * takes long to find out. */
bool near_reason(struct near *, const struct isadora_context *, const uint8_t *bytes, size_t length,
                 char *out, size_t size);
/* The field of that, for one form; NULL when no single field is to blame. */
const struct isadora_field *near_culprit(struct near *, const struct isadora_context *,
                                         const struct near_form *, const uint8_t *bytes);
/* `FIELD cannot be 0x..` */
void near_explain(const struct near *, const struct isadora_field *, const uint8_t *bytes,
                  size_t length, char *out, size_t size);

#endif
