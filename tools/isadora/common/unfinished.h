/* unfinished.h: files that are not in their places yet: whatever ends the program leaves none of
 * them. */
#ifndef ISADORA_UNFINISHED_H
#define ISADORA_UNFINISHED_H

#include "common/io.h"

#include <stdbool.h>

/* Makes the file out->temporary, a template of mkstemp: out->fd. False with errno. */
bool unfinished_begin(struct output *);
/* It is in its place, or gone. */
void unfinished_end(const struct output *);

#endif
