/* json_write.h: JSON text on an output. */
#ifndef ISADORA_JSON_WRITE_H
#define ISADORA_JSON_WRITE_H

#include "common/io.h"

/* "name": with the comma before it where one is due; name NULL inside arrays. */
void json_key(struct output *, bool *first, const char *name);
void json_string(struct output *, const char *text);
/* A key with a string, or with null. */
void json_text(struct output *, bool *first, const char *key, const char *text);

#endif
