/* json_write.h: JSON text on an output.
 *
 * Each value is written with its key, NULL inside arrays, and with a comma before it where one is
 * due. */
#ifndef ISADORA_JSON_WRITE_H
#define ISADORA_JSON_WRITE_H

#include "common/io.h"

#include <stdint.h>

/* One object, which is a line of its own. */
void json_begin_line(struct output *);
void json_end_line(struct output *);
/* An object `{` or an array `[`, and its end, `}` or `]`. */
void json_open(struct output *, const char *key, char bracket);
void json_close(struct output *, char bracket);
/* What comes before a value that is written otherwise. */
void json_key(struct output *, const char *key);
/* A string; null where there is none. */
void json_text(struct output *, const char *key, const char *text);
void json_number(struct output *, const char *key, uint64_t);
/* "0x.." */
void json_hex(struct output *, const char *key, uint64_t);
/* Three numbers, such as those of a block. */
void json_triple(struct output *, const char *key, const uint32_t[3]);
/* A value as it is printed: a number, true, null. */
void json_value(struct output *, const char *key, const char *format, ...);

#endif
