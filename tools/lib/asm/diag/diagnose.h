/* diagnose.h: why no form matches a statement, in words. */
#ifndef ISADORA_DIAGNOSE_H
#define ISADORA_DIAGNOSE_H

#include "asm/match/match.h"

/* Fills *why. The matcher has tried the statement, which begins at `statement`, in vain; `mark`:
 * which word of `prefer` it begins with, or 0. */
void rt_diagnose(struct rt_matcher *, const char *statement, unsigned mark,
                 struct isadora_complaint *why);

/* ---- longer.c ---- */

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
