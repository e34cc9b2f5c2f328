/* cubin_read.h: what the two files of the cubin reader share: tokens, and blocks as lists of fields
 * and inner blocks. */
#ifndef ISADORA_CUBIN_READ_H
#define ISADORA_CUBIN_READ_H

#include <isadora/nvidia.h>

enum rt_cubin_kind { RT_CUBIN_WORD, RT_CUBIN_OPEN, RT_CUBIN_CLOSE, RT_CUBIN_EQUALS, RT_CUBIN_END };
enum { RT_CUBIN_SHOWN = 48 }; /* bytes of a token in a message, terminator included */

struct rt_cubin_token {
    enum rt_cubin_kind kind;
    const char *at;
    size_t size, line, column;
};

struct rt_cubin_reader {
    const char *at, *end, *line_start;
    size_t line;
    struct rt_cubin_token token; /* what comes next */
    struct isadora_cubin *out;
    size_t functions, segments, consts, samplers, skipped, words; /* capacities */
    bool no_memory;
};

/* A field that a block may have: a figure or a name. */
struct rt_cubin_field {
    const char *key;
    uint32_t *figure;
    struct isadora_cubin_name *name;
    bool seen;
};

/* A block that is being read. */
struct rt_cubin_block {
    struct rt_cubin_token name;
    struct rt_cubin_field *fields;
    size_t field_count;
    /* An inner block, whose `{` comes next: reads or skips it. */
    bool (*inner)(struct rt_cubin_reader *, struct rt_cubin_block *,
                  const struct rt_cubin_token *name);
    void *user;
};

/* Notes the first mistake, at a token. Returns false. */
bool rt_cubin_fail(struct rt_cubin_reader *, const struct rt_cubin_token *where, const char *format,
                   ...);
/* The token that comes next is not `what`. Returns false. */
bool rt_cubin_fail_expected(struct rt_cubin_reader *, const char *what);
bool rt_cubin_fail_twice(struct rt_cubin_reader *, const struct rt_cubin_token *name);
/* A token as messages name it, in `out` or a constant. */
const char *rt_cubin_shown(const struct rt_cubin_token *, char out[RT_CUBIN_SHOWN]);
/* The array with room for one more element of `size` bytes, where it has `count`; NULL after a
 * failure. */
void *rt_cubin_add(struct rt_cubin_reader *, void *array, size_t count, size_t *capacity,
                   size_t size);

/* Reads the next token into `token`. */
void rt_cubin_advance(struct rt_cubin_reader *);
bool rt_cubin_is(const struct rt_cubin_token *, const char *text);
struct isadora_cubin_name rt_cubin_name(const struct rt_cubin_token *);

/* An unknown block, whose `{` comes next; noted as skipped. A known one is in the wrong place. */
bool rt_cubin_skip_block(struct rt_cubin_reader *, const struct rt_cubin_token *name);
/* A block, whose `{` comes next, up to behind its `}`. */
bool rt_cubin_block(struct rt_cubin_reader *, struct rt_cubin_block *);
/* The numbers of a block, whose `{` comes next; *seen says whether there was one before. */
bool rt_cubin_numbers(struct rt_cubin_reader *, const struct rt_cubin_token *name, bool *seen,
                      struct isadora_cubin_words *);
/* The value of a field, whose `=` comes next. */
bool rt_cubin_value(struct rt_cubin_reader *, const struct rt_cubin_token *key,
                    struct rt_cubin_token *value);

#endif
