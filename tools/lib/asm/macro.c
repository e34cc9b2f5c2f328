/* macro.c: statements that stand for others, as the description says. What they stand for is made
 * here as text; errors in it are reported where the statement is. */
#include "asm/assembler.h"
#include "asm/diag/diagnosis.h"
#include "asm/text/steps.h"

#include <stdlib.h>
#include <string.h>

enum { OPERANDS = 8, DEPTH = 64, EXPANSIONS = 10000000 };

struct piece {
    const char *at;
    size_t size;
};

struct use {
    struct piece name, operands[OPERANDS];
    unsigned count; /* of operands, also where there are more */
};

/* ---- Which macro ---- */

static bool is_text(struct piece piece, const char *text)
{
    return strlen(text) == piece.size && memcmp(text, piece.at, piece.size) == 0;
}

static bool has_name(const struct isadora_macro *macro, struct piece name)
{
    for (unsigned i = 0; i < macro->name_count; i++)
        if (is_text(name, macro->names[i]))
            return true;
    return false;
}

static struct piece trimmed(const char *at, const char *end)
{
    at = rt_skip_blanks(at, end);
    while (end > at && rt_is(end[-1], RT_BLANK))
        end--;
    return (struct piece){at, (size_t)(end - at)};
}

static struct piece name_of(const char *at, const char *end)
{
    const char *next = at;

    while (next < end && !rt_is(*next, RT_BLANK))
        next++;
    return (struct piece){at, (size_t)(next - at)};
}

/* Operands are between commas outside of brackets. */
static void use_read(struct use *use, const char *at, const char *end)
{
    int depth = 0;

    use->name = name_of(at, end);
    use->count = 0;
    const char *begin = rt_skip_blanks(at + use->name.size, end);
    for (const char *p = begin; begin < end && p <= end; p++) {
        if (p < end && rt_is(*p, RT_OPEN))
            depth++;
        if (p < end && rt_is(*p, RT_CLOSE))
            depth--;
        if (p < end && (*p != ',' || depth > 0))
            continue;
        if (use->count < OPERANDS)
            use->operands[use->count] = trimmed(begin, p);
        use->count++;
        begin = p + 1;
    }
}

bool rt_macro_is(const struct rt_assembler *a, const char *at, const char *end)
{
    const struct isadora_notation *notation = a->target->syntax->notation;
    const struct piece name = name_of(at, end);

    for (unsigned i = 0; notation != NULL && i < notation->macro_count; i++)
        if (has_name(&notation->macros[i], name))
            return true;
    return false;
}

/* Is its condition true? Numbers that are not known yet make it false, and another pass needed. */
static bool is_meant(struct rt_assembler *a, const struct isadora_macro *macro,
                     const struct use *use)
{
    struct isadora_number params[OPERANDS] = {{0, false}}, value;
    bool later = false;

    for (unsigned i = 0; i < macro->param_count; i++) {
        unsigned steps = 100000;
        const struct piece *o = &use->operands[i];
        struct rt_expression e = {.at = o->at,
                                  .end = o->at + o->size,
                                  .symbols = &a->names,
                                  .syntax = a->target->syntax,
                                  .steps = &steps,
                                  .blanks = true,
                                  .open = true,
                                  .allow_later = true};
        if (!(macro->numbers >> i & 1))
            continue;
        const bool read = rt_expression_read(&e);
        /* A name that does not exist is reported where it is used. */
        if (read ? e.next != e.end : e.trouble != RT_EXPRESSION_NAME)
            return false;
        params[i] = e.value;
        later = later || e.later;
    }
    if (later && macro->when != NULL) {
        a->again = true;
        return false;
    }
    return macro->when == NULL ||
           (rt_steps_run(macro->when, macro->step_count, params, a->context.address, &value) &&
            (value.bits != 0 || value.negative));
}

static const struct isadora_macro *macro_find(struct rt_assembler *a, const struct use *use)
{
    const struct isadora_notation *notation = a->target->syntax->notation;

    for (unsigned i = 0; i < notation->macro_count; i++) {
        const struct isadora_macro *macro = &notation->macros[i];
        if (macro->param_count == use->count && use->count <= OPERANDS &&
            has_name(macro, use->name) && is_meant(a, macro, use))
            return macro;
    }
    return NULL;
}

/* ---- Its text ---- */

/* Appends to a text of the source, or counts. */
struct maker {
    char *out; /* NULL: only counts */
    size_t size;
};

static void put(struct maker *m, const char *text, size_t size)
{
    if (m->out != NULL)
        memcpy(m->out + m->size, text, size);
    m->size += size;
}

static const struct piece *operand_of(const struct isadora_macro *macro, const struct use *use,
                                      struct piece word)
{
    for (unsigned i = 0; i < macro->param_count; i++)
        if (is_text(word, macro->params[i]))
            return &use->operands[i];
    return NULL;
}

static void line_make(struct maker *m, const struct isadora_macro *macro, const struct use *use,
                      const char *line)
{
    const char *end = line + strlen(line), *at = line;

    if (*at == '*') {
        put(m, use->name.at, use->name.size);
        at++;
    }
    while (at < end) {
        const size_t size = rt_name_length(at, end);
        const struct piece word = {at, size > 0 ? size : 1};
        const struct piece *operand =
            size > 0 && (at == line || at[-1] != '%') ? operand_of(macro, use, word) : NULL;
        if (operand != NULL)
            put(m, operand->at, operand->size);
        else
            put(m, word.at, word.size);
        at += word.size;
    }
}

/* Texts live until the next pass. */
static char *text_make(struct rt_assembler *a, const struct isadora_macro *macro,
                       const struct use *use, const char *line, size_t *size)
{
    struct maker m = {NULL, 0};

    line_make(&m, macro, use, line);
    struct rt_made *text = malloc(sizeof *text + m.size + 1);
    if (text == NULL) {
        a->no_memory = true;
        return NULL;
    }
    text->next = a->texts;
    a->texts = text;
    m = (struct maker){text->of, 0};
    line_make(&m, macro, use, line);
    *size = m.size;
    return text->of;
}

void rt_texts_free(struct rt_assembler *a)
{
    while (a->texts != NULL) {
        struct rt_made *next = a->texts->next;
        free(a->texts);
        a->texts = next;
    }
    a->expansions = 0;
}

/* ---- Refused ---- */

static void counts_say(const struct rt_assembler *a, struct piece name, struct rt_writer *w)
{
    const struct isadora_notation *notation = a->target->syntax->notation;
    unsigned last = OPERANDS + 1;

    for (unsigned i = 0; i < notation->macro_count; i++) {
        const struct isadora_macro *macro = &notation->macros[i];
        if (!has_name(macro, name) || macro->param_count == last)
            continue;
        rt_say(w, "%s`%.*s", last <= OPERANDS ? " or " : "", (int)name.size, name.at);
        for (unsigned k = 0; k < macro->param_count; k++)
            rt_say(w, "%s%s", k > 0 ? ", " : " ", macro->params[k]);
        rt_say(w, "`");
        last = macro->param_count;
    }
}

void rt_macro_explain(const struct rt_assembler *a, const char *at, const char *end,
                      struct isadora_complaint *why)
{
    const struct piece name = name_of(at, end);
    struct rt_writer w;

    if (why->kind == ISADORA_TROUBLE_MNEMONIC) { /* no form has this name */
        w = rt_writer_on(why->text, sizeof why->text);
        why->kind = ISADORA_TROUBLE_SYNTAX;
        why->note_count = 0;
        why->length = (size_t)(end - at);
        rt_say(&w, "expected ");
        counts_say(a, name, &w);
        return;
    }
    w = rt_note_begin(why);
    rt_say(&w, "there is also ");
    counts_say(a, name, &w);
    rt_say(&w, ", which stands for several instructions");
}

/* ---- Used ---- */

bool rt_macro_run(struct rt_assembler *a, const char *at, const char *end,
                  void (*read)(struct rt_assembler *, const char *at, const char *end))
{
    struct use use;

    use_read(&use, at, end);
    const struct isadora_macro *macro = macro_find(a, &use);
    if (macro == NULL)
        return false;
    if (a->macro_depth == DEPTH || ++a->expansions > EXPANSIONS) {
        rt_exhausted(a,
                     a->macro_depth == DEPTH ? "macros are more than %d deep in each other"
                                             : "macros are used more than %d times",
                     a->macro_depth == DEPTH ? DEPTH : EXPANSIONS);
        return true;
    }
    const bool before = a->within;
    const size_t errors = rt_errors(a);
    rt_run_end(a, false);
    a->macro_depth++;
    a->within = true;
    for (unsigned i = 0; i < macro->line_count && rt_errors(a) == errors; i++) {
        size_t size;
        const char *text = text_make(a, macro, &use, macro->lines[i], &size);
        if (text != NULL)
            read(a, text, text + size);
    }
    a->within = before;
    a->macro_depth--;
    rt_run_end(a, rt_errors(a) > errors);
    return true;
}
