/* undecoded.h: words that are no instruction: how long they would be, and what keeps them from
 * being one. */
#ifndef ISADORA_NEAR_H
#define ISADORA_NEAR_H

#include <isadora/target.h>

struct near {
    const struct isadora_target *target;
    unsigned config;
    size_t count; /* lengths of instructions, shortest first */
    struct {
        unsigned bytes, bits;
        bool big_endian;
        struct isadora_word mask, value; /* the bits that are the same in all its forms */
    } length[ISADORA_WORD_BYTES];
};

void near_begin(struct near *, const struct isadora_target *, unsigned config);
/* The one length that instructions can have that begin like this; 0 where there are several, or too
 * few bytes. */
size_t near_length(const struct near *, const uint8_t *bytes, size_t size);
/* What keeps the word from being an instruction: a bit outside of words, or the value of a field
 * without which it would be that form: `like FORM, but FIELD cannot be 0x..`. False when no single
 * thing does. */
bool near_reason(const struct near *, const struct isadora_context *, const uint8_t *bytes,
                 size_t length, char *out, size_t size);
/* The field of that, for one form; NULL when no single field is to blame. */
const struct isadora_field *near_culprit(const struct near *, const struct isadora_context *,
                                         const struct isadora_form *, const uint8_t *bytes);
/* `FIELD cannot be 0x..` */
void near_blame(const struct near *, const struct isadora_field *, const uint8_t *bytes,
                size_t length, char *out, size_t size);

#endif
