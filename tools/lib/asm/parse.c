/* parse.c: one statement to one instruction. Why none of the forms fits is found out only when the
 * caller asks.
 *
 * Comments within the statement, and the suffix that some syntaxes have in front of it, are first
 * put where the forms have them: `[B--:S04] ADD R1, R2` is read as `ADD R1, R2 [B--:S04]`. */
#include "asm/diag/diagnose.h"
#include "asm/match/known.h"
#include "asm/text/comment.h"

#include <stdlib.h>
#include <string.h>

static int form_is_fixed(size_t size, struct isadora_complaint *why)
{
    static const char text[] = "the form of this statement is fixed by its mark or mask";

    if (why != NULL) {
        *why = (struct isadora_complaint){.kind = ISADORA_TROUBLE_WORD, .length = size};
        memcpy(why->text, text, sizeof text);
    }
    return ISADORA_NO_FORM;
}

/* What all of this is about, but the statement. */
struct reader {
    struct isadora_shapes *shapes;
    const struct isadora_target *target;
    const struct isadora_context *context;
    const struct isadora_symbols *symbols;
};

static int parse_plain(const struct reader *r, const char *text, size_t size,
                       struct isadora_insn *out, struct isadora_complaint *why)
{
    const struct isadora_symbols *symbols = r->symbols;
    struct rt_matcher m;
    const unsigned mark = rt_matcher_begin(&m, r->target, r->context, symbols, text, size, out);

    m.shapes = r->shapes;
    const bool free = symbols != NULL && symbols->free;
    if (free && (mark != 0 || m.masked))
        return form_is_fixed(size, why);
    if (rt_match_both(&m, mark))
        return free && (m.form->flags & ISADORA_FORM_MARKED) != 0 ? form_is_fixed(size, why)
                                                                  : (int)size;
    m.shapes = NULL;
    if (why != NULL)
        rt_diagnose(&m, text, mark, why);
    return ISADORA_NO_FORM;
}

/* ---- Statements in another order ---- */

/* The statement as forms have it: `size` characters, of which those from `rest` on were `moved`
 * before the others. */
struct turned {
    char text[RT_STATEMENT_MAX + 1];
    size_t size, rest, suffix, moved;
};

static bool has_first(const struct isadora_target *target)
{
    for (size_t i = 0; i < target->syntax_count; i++)
        if (target->syntaxes[i].first)
            return true;
    return false;
}

/* Characters of the text in brackets that a statement begins with, 0 where it does not. */
static size_t bracket_size(const char *text, size_t size)
{
    size_t depth = 0;

    for (size_t i = 0; i < size; i++) {
        depth += rt_is(text[i], RT_OPEN);
        if (depth == 0)
            return 0;
        depth -= rt_is(text[i], RT_CLOSE);
        if (depth == 0)
            return i + 1;
    }
    return 0;
}

/* Where what is after a suffix begins: a bracket that closes what another statement opened, and the
 * mask of ignored bits. */
static size_t end_find(const char *text, size_t rest, size_t size)
{
    static const char mask[] = " ^0x";
    size_t depth = 0, end = size;

    for (size_t i = rest; i < end; i++) {
        if (size - i >= sizeof mask - 1 && memcmp(text + i, mask, sizeof mask - 1) == 0)
            end = i;
        else if (rt_is(text[i], RT_CLOSE) && depth == 0)
            end = i;
        else
            depth = depth + rt_is(text[i], RT_OPEN) - rt_is(text[i], RT_CLOSE);
    }
    return end;
}

/* Moves a leading suffix to the end of the operands. What is all in brackets has none in front. */
static bool suffix_move(struct turned *t, const char *text, size_t size)
{
    const size_t suffix = bracket_size(text, size);
    size_t rest = suffix;

    while (rest < size && rt_is(text[rest], RT_BLANK))
        rest++;
    if (suffix == 0 || rest == size || rest == suffix || text[rest] == '^')
        return false;
    const size_t end = end_find(text, rest, size);
    t->rest = rest;
    t->suffix = suffix;
    t->moved = end - rest;
    memcpy(t->text, text + rest, t->moved);
    t->text[t->moved] = ' ';
    memcpy(t->text + t->moved + 1, text, suffix);
    memcpy(t->text + t->moved + 1 + suffix, text + end, size - end);
    t->size = t->moved + 1 + suffix + (size - end);
    return true;
}

/* Where a column of the turned statement is in the statement as it was written. */
static size_t column_before(const struct turned *t, size_t column)
{
    if (column < t->moved)
        return column + t->rest;
    if (column <= t->moved + t->suffix)
        return column > t->moved ? column - t->moved - 1 : 0;
    return column - (t->moved + 1 + t->suffix) + t->rest + t->moved;
}

static int parse(const struct reader *r, const char *text, size_t size, struct isadora_insn *out,
                 struct isadora_complaint *why)
{
    const bool is_first = size > 0 && rt_is(text[0], RT_OPEN) && has_first(r->target);
    struct turned t;
    char plain[RT_STATEMENT_MAX];

    if (size > sizeof plain || !(is_first || rt_comment_within(text, size)))
        return parse_plain(r, text, size, out, why);
    rt_comment_blank(text, size, plain);
    if (!is_first || !suffix_move(&t, plain, size))
        return parse_plain(r, plain, size, out, why);
    const int result = parse_plain(r, t.text, t.size, out, why);
    if (result >= 0)
        return (int)size;
    if (why != NULL)
        why->column = column_before(&t, why->column);
    return result;
}

int isadora_parse(const struct isadora_target *target, const struct isadora_context *context,
                  const struct isadora_symbols *symbols, const char *text, size_t size,
                  struct isadora_insn *out, struct isadora_complaint *why)
{
    return parse(&(struct reader){NULL, target, context, symbols}, text, size, out, why);
}

/* ---- Shapes ---- */

struct isadora_shapes *isadora_shapes_new(void) { return calloc(1, sizeof(struct isadora_shapes)); }

void isadora_shapes_free(struct isadora_shapes *shapes) { free(shapes); }

int isadora_parse_shaped(struct isadora_shapes *shapes, const struct isadora_target *target,
                         const struct isadora_context *context,
                         const struct isadora_symbols *symbols, const char *text, size_t size,
                         struct isadora_insn *out, struct isadora_complaint *why)
{
    return parse(&(struct reader){shapes, target, context, symbols}, text, size, out, why);
}
