/* statement.c: the statements of a source: their lengths from pass to pass, their bytes, and why
 * they are refused. */
#include "asm/assembler.h"
#include <isadora/bundle.h>
#include "asm/text/nearest.h"

#include <string.h>

/* ---- Refused ---- */

/* Did it go wrong because an operator, `%lo(..)`, has no value? */
static bool operator_refused(struct rt_assembler *a, const char *at, const char *end)
{
    const size_t column = a->why.column, length = a->why.length;

    if (a->why.kind != ISADORA_TROUBLE_SYMBOL || column >= (size_t)(end - at) ||
        at[column] != '%' || a->refused[0] == '\0')
        return false;
    rt_error(a, at + column, length, "%s", a->refused);
    return true;
}

/* Did it go wrong at `1b` or `1f`, which is a number only because there is no such label? */
static bool local_missing(struct rt_assembler *a, const char *at, const char *end)
{
    struct isadora_number value;

    if (a->why.column >= (size_t)(end - at))
        return false;
    const char *name = at + a->why.column, *here = name;
    while (here < end && rt_is(*here, RT_DIGIT))
        here++;
    if (here == name || here == end || (*here != 'b' && *here != 'f') ||
        (end - here > 1 && rt_is(here[1], RT_NAME | RT_DIGIT)) ||
        rt_local_find(a, name, (size_t)(here - name) + 1, &value) != ISADORA_NEVER)
        return false;
    const size_t errors = rt_errors(a);
    rt_error(a, name, (size_t)(here - name) + 1, "there is no label `%.*s:` %s", (int)(here - name),
             name, *here == 'b' ? "before this" : "after this");
    return rt_errors(a) > errors;
}

/* A statement that was refused: the complaint is in `why`. */
static void statement_bad(struct rt_assembler *a, const char *at, const char *end)
{
    if (rt_why(a) != NULL && (operator_refused(a, at, end) || local_missing(a, at, end)))
        return;
    if (rt_why(a) != NULL && a->macro_depth == 0 && rt_macro_is(a, at, end))
        rt_macro_explain(a, at, end, &a->why);
    if (rt_why(a) != NULL && a->why.kind == ISADORA_TROUBLE_SYMBOL &&
        a->why.column + a->why.length <= (size_t)(end - at)) {
        struct rt_nearest near;
        rt_nearest_begin(&near, at + a->why.column, a->why.length);
        for (size_t i = 0; i < a->symbols.count; i++)
            if (a->symbols.entries[i].pass > 0)
                rt_nearest_offer(&near, a->symbols.entries[i].name, a->symbols.entries[i].size);
        rt_note_meant(&a->why, &near);
    }
    rt_error_why(a, at);
}

/* ---- Read ---- */

static bool encode(struct rt_assembler *a, const struct isadora_insn *insn, uint8_t *bytes,
                   const char *at, const char *end)
{
    if (a->target->encode(&a->context, insn, bytes, insn->length) == insn->length) {
        const size_t n = (size_t)(bytes - a->out->bytes) / insn->length;
        if (isadora_bundle_hangs(a->target, n, bytes))
            rt_error(a, at, (size_t)(end - at),
                     "this is the last word of its bundle, but says that one follows");
        return true;
    }
    rt_error(a, at, (size_t)(end - at), "this statement has no encoding");
    return false;
}

/* The lengths of the next statement, all 0 when it is new; NULL without memory. */
static struct rt_length *length_next(struct rt_assembler *a)
{
    const size_t index = a->statement_count++;
    struct rt_length *new;

    if (index < a->length_count)
        return &a->lengths[index];
    new = rt_append(a, &a->lengths, &a->length_count, &a->length_capacity, sizeof *new);
    if (new != NULL)
        *new = (struct rt_length){0, 0};
    return new;
}

/* The longer form that another statement needs; when it does not fit any more, never again. */
static void statement_widen(struct rt_assembler *a, const char *at, const char *end,
                            struct rt_length *length, struct isadora_insn *insn)
{
    struct isadora_insn wide;

    if (rt_parse_longer(a, at, end, length->wide, true, &wide) && wide.length == length->wide) {
        *insn = wide;
    } else {
        length->wide = RT_NEVER;
        a->longer = true;
    }
}

enum found { NOTHING, ONE, OTHERS }; /* OTHERS: of a macro, which are written */

/* What a statement says, in the form that it takes here. The first pass knows too few names to say
 * how long anything is at least. */
static enum found statement_read(struct rt_assembler *a, const char *at, const char *end,
                                 struct isadora_insn *insn)
{
    const size_t size = (size_t)(end - at);
    const bool more = a->target->syntax->notation != NULL;
    struct rt_length none = {0, 0}, *length = &none;

    if (a->macro_depth == 0 && (a->pass > 1 || a->mixed))
        length = length_next(a);
    if (length == NULL)
        return NOTHING;
    if (++a->parsed == RT_MANY)
        a->shapes = isadora_shapes_new(); /* without memory for them it only takes longer */
    a->later = false;
    a->names.least = a->pass > 2 ? length->own : 0;
    if (isadora_parse_shaped(a->shapes, a->target, &a->context, &a->names, at, size, insn,
                             more ? NULL : rt_why(a)) < 0) {
        length->own = 0;
        a->names.least = 0;
        if (more && rt_macro_is(a, at, end) && rt_macro_run(a, at, end, rt_statement))
            return OTHERS;
        if (!more || isadora_parse_shaped(a->shapes, a->target, &a->context, &a->names, at, size,
                                          insn, rt_why(a)) < 0)
            statement_bad(a, at, end);
        return NOTHING;
    }
    a->longer = a->longer || (a->pass > 1 && length->own != insn->length);
    length->own = insn->length;
    if (length->wide != RT_NEVER && length->wide > insn->length)
        statement_widen(a, at, end, length, insn);
    return ONE;
}

void rt_statement(struct rt_assembler *a, const char *at, const char *end)
{
    struct isadora_insn insn;

    a->context.address = rt_address(a, a->out->size);
    if (a->within) {
        a->inner = at;
        a->inner_size = (size_t)(end - at);
    }
    const enum found found = statement_read(a, at, end, &insn);
    if (found == OTHERS)
        return;
    if (found == NOTHING) {
        /* It takes room all the same, so that no errors follow about addresses
         * that are none. */
        rt_bytes_add(a, isadora_smallest_unit(a->target, a->context.config)->bytes);
        rt_run_end(a, true);
        return;
    }
    rt_check_alignment(a, at, end, a->statement_count - 1, insn.length);
    size_t offset = a->out->size;
    uint8_t *bytes = rt_bytes_add(a, insn.length);
    if (bytes == NULL)
        return;
    rt_span_add(a, offset, false);
    if (a->later) {
        rt_fixup_add(a, at, end, offset, insn.length, false);
    } else {
        encode(a, &insn, bytes, at, end);
    }
}

void rt_statement_fill(struct rt_assembler *a, const struct rt_fixup *fixup)
{
    struct isadora_insn insn;
    size_t size = (size_t)(fixup->end - fixup->at);

    a->context.address = rt_address(a, fixup->offset);
    a->names.least = 0;
    a->within = fixup->within;
    a->inner = fixup->at;
    a->inner_size = size;
    if (isadora_parse_shaped(a->shapes, a->target, &a->context, &a->names, fixup->at, size, &insn,
                             rt_why(a)) < 0) {
        if (!fixup->of_macro && rt_macro_is(a, fixup->at, fixup->end)) {
            a->again = true; /* now that names are known, a macro may take it */
            return;
        }
        statement_bad(a, fixup->at, fixup->end);
    } else if (insn.length != fixup->length) {
        a->again = true;
    } else {
        encode(a, &insn, a->out->bytes + fixup->offset, fixup->at, fixup->end);
    }
    a->within = false;
}
