/* json.h: a small strict reader of JSON texts (RFC 8259).
 *
 * It walks a text in memory in one pass and builds nothing: the caller asks for the members of an
 * object one after another and says what each value must be. After the first mistake every call
 * fails and `why` and `at` say what is wrong and where.
 *
 *     struct isadora_json json;
 *     struct isadora_text key;
 *     isadora_json_begin(&json, text, size);
 *     if (isadora_json_object(&json)) {
 *         while (isadora_json_member(&json, &key))
 *             isadora_json_skip(&json);
 *     }
 *     ok = isadora_json_end(&json);
 */
#ifndef ISADORA_JSON_H
#define ISADORA_JSON_H

#include <isadora/base.h>

#include <stdbool.h>
#include <stddef.h>

enum { ISADORA_JSON_DEPTH = 64 };

/* Characters of the text itself. */
struct isadora_text {
    const char *at;
    size_t size;
};

struct isadora_json {
    const char *start, *end;
    const char *at;  /* what comes next; after a mistake, its place */
    const char *why; /* NULL as long as all is well */
    bool fresh;      /* just after `{` or `[` */
    unsigned depth;
};

enum isadora_json_kind {
    ISADORA_JSON_NOTHING, /* end of the text, or no value */
    ISADORA_JSON_OBJECT,
    ISADORA_JSON_ARRAY,
    ISADORA_JSON_STRING,
    ISADORA_JSON_NUMBER,
    ISADORA_JSON_WORD /* true, false, null */
};

void isadora_json_begin(struct isadora_json *, const char *text, size_t size);
/* What the next value is, without reading it. */
enum isadora_json_kind isadora_json_peek(struct isadora_json *);
/* Enters an object or array, which the next value must be. */
bool isadora_json_object(struct isadora_json *);
bool isadora_json_array(struct isadora_json *);
/* The next member's name, its value being next; false after the last one and after a mistake. */
bool isadora_json_member(struct isadora_json *, struct isadora_text *key);
/* Whether another element is next. */
bool isadora_json_element(struct isadora_json *);
/* The next value, which must be a string; between its quotes, escapes as they are. */
bool isadora_json_string(struct isadora_json *, struct isadora_text *);
/* The next value, which must be a number; its characters. */
bool isadora_json_number(struct isadora_json *, struct isadora_text *);
/* Any value, checked all the same. */
bool isadora_json_skip(struct isadora_json *);
/* True when all went well and nothing but blanks is left. */
bool isadora_json_end(struct isadora_json *);
/* Notes a mistake of the caller's own at `at`. Returns false. */
bool isadora_json_fail(struct isadora_json *, const char *at, const char *why);
/* Whether a string without escapes is `word`. */
bool isadora_text_is(struct isadora_text, const char *word);

/* A whole number of at most 128 bits, which may be a string or a number; *text is where. */
bool isadora_json_wide(struct isadora_json *, struct isadora_text *text, struct isadora_word *);

#endif
