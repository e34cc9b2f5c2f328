/* block.c: directives that several lines belong to: macros of a source, and repetitions. */
#include "asm/assembler.h"

#include <string.h>

enum { PARAMETERS = RT_BINDINGS };

static bool is(struct rt_piece p, const char *text)
{
    return strlen(text) == p.size && memcmp(text, p.at, p.size) == 0;
}

static bool same(struct rt_piece a, struct rt_piece b)
{
    return a.size == b.size && memcmp(a.at, b.at, a.size) == 0;
}

static struct rt_piece trimmed(const char *at, const char *end)
{
    at = rt_skip_blanks(at, end);
    while (end > at && rt_is(end[-1], RT_BLANK))
        end--;
    return (struct rt_piece){at, (size_t)(end - at)};
}

/* ---- Where a block ends ---- */

static const char *const macro_begin[] = {".macro", NULL},
                         *const macro_end[] = {".endm", ".endmacro", NULL},
                         *const rept_begin[] = {".rept", ".irp", NULL},
                         *const rept_end[] = {".endr", NULL};

/* Goes on after the end of a block; false: it has none. *end: where its end begins. */
static bool block_skip(struct rt_assembler *a, const char *const *begins, const char *const *ends,
                       const char **end)
{
    unsigned depth = 1;
    const char *at, *stop;

    while (rt_line_next(a, &at, &stop)) {
        const struct rt_piece word = rt_directive_of(at, stop);
        depth += rt_piece_is_any(word, begins);
        depth -= rt_piece_is_any(word, ends);
        *end = at;
        if (depth == 0)
            return true;
    }
    return false;
}

/* The lines up to the end of a block, which is passed. */
static bool block_take(struct rt_assembler *a, struct rt_piece word, const char *const *begins,
                       const char *const *ends, struct rt_piece *body)
{
    const struct rt_place place = a->place;
    const char *end = NULL;

    body->at = rt_line_rest(a);
    const bool found = block_skip(a, begins, ends, &end);
    a->place = place;
    if (!found) {
        rt_error(a, word.at, word.size, "%s without `%s`", rt_quote(word.at, word.size).text,
                 ends[0]);
        return false;
    }
    body->size = (size_t)(end - body->at);
    return true;
}

/* ---- Arguments ---- */

/* Without blanks around it and, of a text in quotes, without these. */
static struct rt_piece value_of(const char *at, const char *end)
{
    const struct rt_piece p = trimmed(at, end);

    if (p.size > 1 && *p.at == '"' && p.at[p.size - 1] == '"')
        return (struct rt_piece){p.at + 1, p.size - 2};
    return p;
}

/* Is there a blank between two words, or texts in quotes? That separates arguments, as a comma
 * does; one beside an operator or a bracket does not. */
static bool is_separated(const char *from, const char *at, const char *end)
{
    const char *next = rt_skip_blanks(at, end);
    const unsigned word = RT_WORD | RT_NAME | RT_DIGIT;

    return next > at && next < end && at > from &&
           (rt_is(at[-1], word) || at[-1] == '"' || at[-1] == '\'') &&
           (rt_is(*next, word) || *next == '"' || *next == '\'');
}

/* The quote that ends a text, or the last character. */
static const char *quoted_end(const char *at, const char *end)
{
    for (at++; at < end && *at != '"'; at++)
        at += *at == '\\' && end - at > 1;
    return at < end ? at : end - 1;
}

/* Where an argument ends that begins at `from`. */
static const char *argument_end(const char *from, const char *end)
{
    int depth = 0;

    for (const char *at = from; at < end; at++) {
        if (depth == 0 && (*at == ',' || is_separated(from, at, end)))
            return at;
        if (*at == '\'' && end - at > 2 && at[2] == '\'')
            at += 2;
        else if (*at == '"')
            at = quoted_end(at, end);
        else
            depth += (rt_is(*at, RT_OPEN) ? 1 : 0) - (rt_is(*at, RT_CLOSE) ? 1 : 0);
    }
    return end;
}

/* The next argument; a text in quotes is what is between them. False: there is none. `rest`: all
 * that is left. */
static bool argument_next(struct rt_arguments *r, bool rest, struct rt_piece *out)
{
    const char *from = rt_skip_blanks(r->at, r->end);

    if (from == r->end)
        return false;
    const char *at = rest ? r->end : argument_end(from, r->end);
    const char *next = rt_skip_blanks(at, r->end);
    r->at = next < r->end && *next == ',' ? next + 1 : next;
    *out = rest ? trimmed(from, at) : value_of(from, at);
    return true;
}

/* ---- Macros ---- */

struct parameter {
    struct rt_piece name, value;
    bool required, rest, has_value;
};

struct rt_source_macro {
    struct rt_piece name, body;
    struct rt_place place;
    struct parameter list[PARAMETERS];
    unsigned count;
};

static struct rt_source_macro *macro_find(const struct rt_assembler *a, struct rt_piece name)
{
    for (size_t i = 0; i < a->block_macro_count; i++)
        if (same(a->block_macros[i].name, name))
            return &a->block_macros[i];
    return NULL;
}

/* `NAME`, `NAME:req`, `NAME:vararg`, `NAME=VALUE`. */
static bool parameter_read(struct rt_assembler *a, struct rt_piece text, struct parameter *out)
{
    const char *end = text.at + text.size;
    const size_t size = rt_name_length(text.at, end);
    const struct rt_piece how = trimmed(text.at + size, end);

    *out = (struct parameter){.name = {text.at, size}};
    if (size > 0 && how.size == 0)
        return true;
    if (size > 0 && *how.at == '=') {
        out->has_value = true;
        out->value = value_of(how.at + 1, end);
        return true;
    }
    if (size > 0 && *how.at == ':') {
        const struct rt_piece kind = trimmed(how.at + 1, end);
        out->required = is(kind, "req");
        out->rest = is(kind, "vararg");
    }
    if (out->required || out->rest)
        return true;
    rt_error(a, text.at, text.size,
             "expected a parameter: `NAME`, `NAME=VALUE`, `NAME:req` or `NAME:vararg`");
    return false;
}

static bool macro_head(struct rt_assembler *a, struct rt_arguments *r, struct rt_source_macro *m)
{
    struct rt_piece text;

    rt_argument_skip(r);
    m->name = (struct rt_piece){r->at, rt_name_length(r->at, r->end)};
    m->place = a->place;
    m->count = 0;
    if (m->name.size == 0) {
        rt_error(a, r->at, rt_argument_size(r), "expected the name of a macro");
        return false;
    }
    r->at += m->name.size;
    rt_argument_comma(r);
    while (argument_next(r, false, &text)) {
        if (m->count > 0 && m->list[m->count - 1].rest) {
            rt_error(a, text.at, text.size, "a parameter `:vararg` is the last one");
            return false;
        }
        if (m->count == PARAMETERS) {
            rt_error(a, text.at, text.size, "more than %d parameters", PARAMETERS);
            return false;
        }
        if (!parameter_read(a, text, &m->list[m->count++]))
            return false;
    }
    return true;
}

void rt_block_macro(struct rt_assembler *a, struct rt_arguments *r)
{
    const struct rt_piece word = {r->at - 6, 6};
    struct rt_source_macro m;
    const bool good = macro_head(a, r, &m);

    r->at = r->end;
    if (!block_take(a, word, macro_begin, macro_end, &m.body) || !good)
        return;
    if (macro_find(a, m.name) != NULL) {
        rt_error(a, m.name.at, m.name.size, "the macro %s is there already (`.purgem` removes it)",
                 rt_quote(m.name.at, m.name.size).text);
        return;
    }
    struct rt_source_macro *new = rt_append(a, &a->block_macros, &a->block_macro_count,
                                            &a->block_macro_capacity, sizeof *new);
    if (new != NULL)
        *new = m;
}

void rt_block_purge(struct rt_assembler *a, struct rt_arguments *r)
{
    const struct rt_piece name = trimmed(r->at, r->end);
    struct rt_source_macro *m = macro_find(a, name);

    r->at = r->end;
    if (m == NULL)
        rt_error(a, name.at, name.size, "there is no macro %s", rt_quote(name.at, name.size).text);
    else
        *m = a->block_macros[--a->block_macro_count];
}

/* `NAME=VALUE` where NAME is a parameter. */
static const struct parameter *named(const struct rt_source_macro *m, struct rt_piece *value)
{
    const char *end = value->at + value->size;
    const size_t size = rt_name_length(value->at, end);
    const struct rt_piece how = trimmed(value->at + size, end);

    for (unsigned i = 0; i < m->count && how.size > 0 && *how.at == '='; i++) {
        if (same(m->list[i].name, (struct rt_piece){value->at, size})) {
            *value = value_of(how.at + 1, end);
            return &m->list[i];
        }
    }
    return NULL;
}

static bool bind(struct rt_assembler *a, const struct rt_source_macro *m, struct rt_arguments *r,
                 struct rt_bindings *b)
{
    const char *at = r->at - m->name.size;
    bool given[PARAMETERS] = {false};
    unsigned next = 0;
    struct rt_piece value;

    b->count = m->count;
    for (unsigned i = 0; i < m->count; i++)
        b->list[i] = (struct rt_binding){m->list[i].name, m->list[i].value};
    while (argument_next(r, next < m->count && m->list[next].rest, &value)) {
        const struct parameter *p = named(m, &value);
        const unsigned i = p != NULL ? (unsigned)(p - m->list) : next++;
        if (i >= m->count) {
            rt_error(a, value.at, value.size, "the macro %s has %u parameter%s%s",
                     rt_quote(m->name.at, m->name.size).text, m->count, m->count == 1 ? "" : "s",
                     rt_is(value.at[-1], RT_BLANK) ? "; a text with blanks is in quotes" : "");
            return false;
        }
        if (value.size > 0 || !m->list[i].has_value)
            b->list[i].value = value;
        given[i] = value.size > 0;
    }
    for (unsigned i = 0; i < m->count; i++) {
        if (m->list[i].required && !given[i]) {
            rt_error(a, at, m->name.size, "the macro %s needs its parameter %s",
                     rt_quote(m->name.at, m->name.size).text,
                     rt_quote(m->list[i].name.at, m->list[i].name.size).text);
            return false;
        }
    }
    return true;
}

bool rt_block_use(struct rt_assembler *a, const char *at, const char *end)
{
    size_t size = 0;

    while (at + size < end && !rt_is(at[size], RT_BLANK))
        size++;
    const struct rt_source_macro *found = macro_find(a, (struct rt_piece){at, size});
    if (found == NULL)
        return false;
    const struct rt_source_macro m = *found; /* it may move */
    struct rt_arguments r = {at + size, end};
    struct rt_bindings b = {.number = a->block_uses++, .macro = m.name, .place = m.place};
    if (bind(a, &m, &r, &b))
        rt_text_read(a, m.body, &b);
    return true;
}

/* ---- Repetitions ---- */

void rt_block_repeat(struct rt_assembler *a, struct rt_arguments *r)
{
    const struct rt_piece word = {r->at - 5, 5};
    uint64_t count = 0;
    struct rt_bindings b = {.count = 0};
    struct rt_piece body;
    const bool good = rt_argument_count(a, r, &count) && rt_argument_done(a, r);

    r->at = r->end;
    if (!block_take(a, word, rept_begin, rept_end, &body) || !good)
        return;
    for (; b.number < count && !a->exhausted && !a->no_memory; b.number++)
        rt_text_read(a, body, &b);
}

void rt_block_each(struct rt_assembler *a, struct rt_arguments *r)
{
    const struct rt_piece word = {r->at - 4, 4};
    struct rt_bindings b = {.count = 1};
    struct rt_piece body;

    rt_argument_skip(r);
    struct rt_arguments values = *r;
    const struct rt_piece name = {r->at, rt_name_length(r->at, r->end)};
    if (name.size == 0)
        rt_error(a, r->at, rt_argument_size(r), "expected a name");
    values.at += name.size;
    rt_argument_comma(&values);
    r->at = r->end;
    if (!block_take(a, word, rept_begin, rept_end, &body) || name.size == 0)
        return;
    b.list[0].name = name;
    for (; argument_next(&values, false, &b.list[0].value) && !a->exhausted; b.number++)
        rt_text_read(a, body, &b);
}

/* ---- Room in another section ---- */

/* `NAME, SIZE [, ALIGN]`: in `.bss`, wherever the line is. */
void rt_block_common(struct rt_assembler *a, struct rt_arguments *r)
{
    static const char room[] = ".bss\n.balign \\ALIGN\n\\NAME:\n.zero \\SIZE";
    const size_t section = a->section;
    const char *begin = rt_skip_blanks(r->at, r->end);
    struct rt_bindings b = {
        .count = 3,
        .list = {{{"NAME", 4}, {begin, 0}}, {{"SIZE", 4}, {begin, 0}}, {{"ALIGN", 5}, {"1", 1}}}};
    struct rt_piece more;
    unsigned count = 0;

    while (count < 3 && argument_next(r, false, &b.list[count].value))
        count++;
    const struct rt_piece name = b.list[0].value;
    if (count < 2 || argument_next(r, false, &more) || name.size == 0 ||
        rt_name_length(name.at, name.at + name.size) != name.size)
        rt_error(a, begin, (size_t)(r->end - begin),
                 "expected `NAME, SIZE` or `NAME, SIZE, ALIGN`");
    else
        rt_text_read(a, (struct rt_piece){room, sizeof room - 1}, &b);
    r->at = r->end;
    a->section = section;
}
