/* skip.h: how long words are that are no instruction. */
#ifndef ISADORA_SKIP_H
#define ISADORA_SKIP_H

#include <isadora/analysis.h>

/* Bytes of the undefined word at the address of the context, at most `size`. */
size_t code_skip(const struct isadora_target *, const struct isadora_context *,
                 const uint8_t *bytes, size_t size);

#endif
