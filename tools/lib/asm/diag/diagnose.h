/* diagnose.h: why no form matches a statement, in words. */
#ifndef ISADORA_DIAGNOSE_H
#define ISADORA_DIAGNOSE_H

#include "asm/match/matcher.h"

/* Fills *why. The matcher has tried the statement, which begins at `statement`, in vain; `mark`:
 * which word of `prefer` it begins with, or 0. */
void rt_diagnose(struct rt_matcher *, const char *statement, unsigned mark,
                 struct isadora_complaint *why);

#endif
