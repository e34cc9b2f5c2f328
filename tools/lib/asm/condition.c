/* condition.c: `.if` and its like: what of a source is left out.
 *
 * The part that is read is open until `.endif`; the others are passed over at once, so that a
 * further `.else` ends the part that is open. */
#include "asm/assembler.h"

#include <string.h>

static const char
    *const if_begin[] = {".if", ".ifdef", ".ifndef", ".ifb", ".ifnb", ".ifeq", ".ifne", NULL},
           *const if_end[] = {".endif", NULL}, *const if_else[] = {".else", ".elseif", NULL};

/* ---- Tests ---- */

enum { NESTED = 100 };

/* What is left to be read of a test, and how deeply it is nested. */
struct test {
    struct rt_assembler *a;
    bool good, later;
};

static struct rt_piece trimmed(const char *at, const char *end)
{
    at = rt_skip_blanks(at, end);
    while (end > at && rt_is(end[-1], RT_BLANK))
        end--;
    return (struct rt_piece){at, (size_t)(end - at)};
}

static struct isadora_number number_of(struct test *t, struct rt_piece text)
{
    struct rt_arguments r = {text.at, text.at + text.size};
    struct isadora_number value = {0, false};
    bool later = false;

    if (!t->good)
        return value;
    t->good = rt_argument_number(t->a, &r, &value, &later) && rt_argument_done(t->a, &r);
    t->later = t->later || later;
    return value;
}

static size_t operator_at(const char *at, const char *end, const char *const *names)
{
    for (; *names != NULL; names++) {
        const size_t size = (*names)[1] == '\0' ? 1 : 2;
        if (*at == **names && (size == 1 || (end - at > 1 && at[1] == (*names)[1])))
            return size;
    }
    return 0;
}

/* The first of these operators outside of parentheses and characters; 0: there is none. */
static size_t operator_find(struct rt_piece text, const char *const *names, const char **found)
{
    const char *end = text.at + text.size;
    int depth = 0;

    for (const char *at = text.at; at < end; at++) {
        static const char *const shifts[] = {"<<", ">>", NULL};
        if (*at == '\'' && end - at > 2 && at[2] == '\'') {
            at += 2;
            continue;
        }
        depth += (*at == '(') - (*at == ')');
        if (operator_at(at, end, shifts)) {
            at++;
            continue;
        }
        const size_t size = depth == 0 ? operator_at(at, end, names) : 0;
        if (size > 0) {
            *found = at;
            return size;
        }
    }
    return 0;
}

/* Is all of it in one pair of parentheses? */
static bool is_enclosed(struct rt_piece text)
{
    int depth = 0;

    for (size_t i = 0; i < text.size; i++) {
        depth += (text.at[i] == '(') - (text.at[i] == ')');
        if (depth == 0)
            return i + 1 == text.size && i > 0 && *text.at == '(';
    }
    return false;
}

static bool compare(struct test *t, struct rt_piece text)
{
    static const char *const names[] = {"==", "!=", "<>", "<=", ">=", "<", ">", NULL};
    const char *at, *end = text.at + text.size;
    const size_t size = operator_find(text, names, &at);
    struct isadora_number a;

    if (size == 0) {
        a = number_of(t, text);
        return a.bits != 0 || a.negative;
    }
    a = number_of(t, trimmed(text.at, at));
    const struct isadora_number b = number_of(t, trimmed(at + size, end));
    const int order = rt_number_compare(a, b);
    if (*at == '=' || *at == '!' || (size == 2 && at[1] == '>'))
        return (order == 0) == (*at == '=');
    return (size == 2 && order == 0) || (*at == '<' ? order < 0 : order > 0);
}

static bool holds(struct test *t, struct rt_piece text, unsigned depth)
{
    static const char *const either[] = {"||", NULL}, *const both[] = {"&&", NULL};
    const char *at, *end = text.at + text.size;

    if (depth == NESTED) {
        rt_error(t->a, text.at, text.size, "this condition is nested too deeply");
        t->good = false;
        return false;
    }
    if (is_enclosed(text))
        return holds(t, trimmed(text.at + 1, end - 1), depth + 1);
    if (operator_find(text, either, &at)) {
        const bool first = holds(t, trimmed(text.at, at), depth + 1);
        return holds(t, trimmed(at + 2, end), depth + 1) || first;
    }
    if (operator_find(text, both, &at)) {
        const bool first = holds(t, trimmed(text.at, at), depth + 1);
        return holds(t, trimmed(at + 2, end), depth + 1) && first;
    }
    if (text.size > 1 && *text.at == '!' && text.at[1] != '=')
        return !holds(t, trimmed(text.at + 1, end), depth + 1);
    return compare(t, text);
}

/* Names that come later make it false, and another pass needed. */
static bool condition(struct rt_assembler *a, struct rt_arguments *r)
{
    struct test t = {a, true, false};

    const bool result = holds(&t, trimmed(r->at, r->end), 0);
    r->at = r->end;
    if (t.later)
        a->again = true;
    return t.good && !t.later && result;
}

/* Is a name defined before this line? */
static bool is_defined(struct rt_assembler *a, struct rt_arguments *r)
{
    const struct rt_piece name = trimmed(r->at, r->end);

    r->at = r->end;
    if (name.size == 0 || rt_name_length(name.at, name.at + name.size) != name.size) {
        rt_error(a, name.at, name.size, "expected a name");
        return false;
    }
    const struct rt_symbol *symbol = rt_symbol_find(&a->symbols, name.at, name.size);
    const bool known = symbol != NULL && symbol->pass > 0;
    a->again |= !known && a->pass == 1; /* it may be in another section */
    return known && symbol->order < a->order;
}

static bool condition_named(struct rt_assembler *a, const char *name, struct rt_arguments *r)
{
    if (strcmp(name, ".ifdef") == 0)
        return is_defined(a, r);
    if (strcmp(name, ".ifndef") == 0)
        return !is_defined(a, r);
    if (strcmp(name, ".ifb") == 0 || strcmp(name, ".ifnb") == 0)
        return (trimmed(r->at, r->end).size == 0) == (name[3] == 'b');
    return condition(a, r) == (strcmp(name, ".ifeq") != 0);
}

/* ---- Parts ---- */

static void unended(struct rt_assembler *a, const struct rt_open *open)
{
    const struct rt_place place = a->place;

    if (a->exhausted)
        return; /* its end is not read */
    a->place = open->place;
    rt_error(a, open->at, open->size, "%s without `.endif`", rt_quote(open->at, open->size).text);
    a->place = place;
}

static void open_part(struct rt_assembler *a, const struct rt_open *open)
{
    struct rt_open *new = rt_append(a, &a->open, &a->open_count, &a->open_capacity, sizeof *new);

    if (new != NULL)
        *new = *open;
}

/* Passes over parts that are not read, up to the end, or up to the alternative that is. */
static void skip(struct rt_assembler *a, const struct rt_open *open, bool alternatives)
{
    unsigned depth = 1;
    const char *at, *stop;

    while (rt_line_next(a, &at, &stop)) {
        const struct rt_piece word = rt_directive_of(at, stop);
        struct rt_arguments r = {word.at + word.size, stop};
        depth += rt_piece_is_any(word, if_begin);
        depth -= rt_piece_is_any(word, if_end);
        if (depth == 0)
            return;
        if (depth > 1 || !alternatives || !rt_piece_is_any(word, if_else))
            continue;
        if (word.size == 5 || condition(a, &r)) {
            open_part(a, open);
            return;
        }
    }
    unended(a, open);
}

void rt_condition(struct rt_assembler *a, const char *name, struct rt_arguments *r)
{
    const struct rt_open open = {a->place, r->at - strlen(name), strlen(name)};
    const bool result = condition_named(a, name, r);

    r->at = r->end;
    if (result)
        open_part(a, &open);
    else
        skip(a, &open, true);
}

/* The part that is open ends; false: there is none. */
static bool close(struct rt_assembler *a, struct rt_arguments *r, size_t size, struct rt_open *open)
{
    if (a->open_count == a->lines->open) {
        rt_error(a, r->at - size, size, "%s without `.if`", rt_quote(r->at - size, size).text);
        r->at = r->end;
        return false;
    }
    *open = a->open[--a->open_count];
    return true;
}

void rt_condition_else(struct rt_assembler *a, const char *name, struct rt_arguments *r)
{
    struct rt_open open;

    if (close(a, r, strlen(name), &open)) {
        r->at = r->end;
        skip(a, &open, false);
    }
}

void rt_condition_end(struct rt_assembler *a, struct rt_arguments *r)
{
    struct rt_open open;

    if (close(a, r, strlen(".endif"), &open))
        rt_argument_done(a, r);
}

void rt_conditions_close(struct rt_assembler *a)
{
    while (a->open_count > a->lines->open)
        unended(a, &a->open[--a->open_count]);
}
