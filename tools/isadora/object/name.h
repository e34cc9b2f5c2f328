/* name.h: names in files, as they are safe to print. */
#ifndef ISADORA_OBJECT_NAME_H
#define ISADORA_OBJECT_NAME_H

#include <isadora/load.h>
#include "common/io.h"

/* A copy, allocated; empty where the file says nothing. */
char *name_text(struct isadora_name);
/* As `.function` takes it, allocated: as it is, or as a string. */
char *name_quoted(struct isadora_name);
/* Writes `before` and the name. */
void name_put(struct output *, const char *before, struct isadora_name);
/* A member of that key; null where the file says nothing. */
void name_json(struct output *, const char *key, struct isadora_name);

#endif
