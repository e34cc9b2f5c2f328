/* comment.h: comments within a line, as other assemblers have them: in slashes and asterisks,
 * as this one, or in parentheses and asterisks. */
#ifndef ISADORA_COMMENT_H
#define ISADORA_COMMENT_H

#include <stdbool.h>
#include <stddef.h>

/* Where the comment that begins at `at` ends, `at` itself where none begins or it has no end. */
const char *rt_comment_skip(const char *at, const char *end);
/* Has a text a comment, outside of strings? */
bool rt_comment_within(const char *text, size_t size);
/* Copies the text with blanks for its comments. */
void rt_comment_blank(const char *text, size_t size, char *out);

#endif
