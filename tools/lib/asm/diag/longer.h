/* longer.h: longer forms of a statement. */
#ifndef ISADORA_LONGER_H
#define ISADORA_LONGER_H

#include "asm/match/matcher.h"

/* A longer form of a statement, which has it when it says a word more. */
struct rt_longer {
    unsigned length; /* bytes */
    char words[64];  /* "one of `rn`, `rz`" */
    char text[128];  /* the statement with the first of them */
};

/* Looks for words with which a valid statement, of `own` bytes now, would be one of `length` bytes
 * under the same mnemonic (0: of more than `own`). A word that the short form takes too is none: it
 * would only change what is done. False when there are none. */
bool rt_longer_find(const struct isadora_target *, const struct isadora_context *,
                    const struct isadora_symbols *, struct rt_span statement, unsigned own,
                    unsigned length, struct rt_longer *);

#endif
