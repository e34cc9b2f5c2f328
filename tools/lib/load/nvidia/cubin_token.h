/* cubin_token.h: the tokens of a text cubin, what a message says of them, and numbers. */
#ifndef ISADORA_CUBIN_TOKEN_H
#define ISADORA_CUBIN_TOKEN_H

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
    bool no_memory;
};

/* Reads the next token into `token`. */
void rt_cubin_advance(struct rt_cubin_reader *);
bool rt_cubin_is(const struct rt_cubin_token *, const char *text);
struct isadora_name rt_cubin_name(const struct rt_cubin_token *);
/* A figure of a field: decimal or 0x.., of 32 bits. */
bool rt_cubin_figure(const struct rt_cubin_token *, uint32_t *out);
/* A word of `bincode` or `mem`: 0x and at most eight digits, or zeros alone, as compilers print 0.
 */
bool rt_cubin_number(const struct rt_cubin_token *, uint32_t *out);

/* A token as messages name it, in `out` or a constant. */
const char *rt_cubin_shown(const struct rt_cubin_token *, char out[RT_CUBIN_SHOWN]);
/* Notes the first mistake, at a token. Returns false. */
bool rt_cubin_fail(struct rt_cubin_reader *, const struct rt_cubin_token *where, const char *format,
                   ...);
/* The same about a token: `format` has one `%s`, which is the token as messages name it. */
bool rt_cubin_fail_about(struct rt_cubin_reader *, const struct rt_cubin_token *where,
                         const struct rt_cubin_token *about, const char *format);
/* The token that comes next is not `what`. Returns false. */
bool rt_cubin_fail_expected(struct rt_cubin_reader *, const char *what);

#endif
