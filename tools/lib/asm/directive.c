/* directive.c: what a line that begins with a dot does. Those that write bytes are in data.c, those
 * about places and sections in position.c. */
#include "asm/assembler.h"
#include "asm/text/nearest.h"

#include <string.h>

/* ---- Names ---- */

static void set(struct rt_assembler *a, struct rt_arguments *r)
{
    struct isadora_number value;
    bool later;

    rt_argument_skip(r);
    const char *name = r->at;
    size_t size = rt_name_length(r->at, r->end);
    if (size == 0) {
        rt_error(a, name, rt_argument_size(r), "expected a name");
        return;
    }
    r->at += size;
    rt_argument_comma(r);
    if (!rt_argument_number(a, r, &value, &later) || !rt_argument_done(a, r))
        return;
    if (later) {
        a->again = true; /* the next pass knows it */
    } else {
        rt_define(a, name, size, value);
    }
}

/* ---- Includes ---- */

enum { NAME_MAX_SIZE = 1024 };

/* The included text: found in the first pass, the same one in the others. */
static bool include_find(struct rt_assembler *a, const char *name, struct rt_arguments *r,
                         const char *at)
{
    struct isadora_assembly *out = a->out;
    const struct isadora_assembly_input *input = a->input;
    size_t index = ++a->included;

    if (index < out->source_count)
        return true;
    if (!rt_grow(a, &out->sources, &a->source_capacity, index + 1, sizeof *out->sources))
        return false;
    if (input->include == NULL || !input->include(input->user, out->sources[a->place.source].name,
                                                  name, &out->sources[index])) {
        a->included--;
        rt_error(a, at, (size_t)(r->at - at), "cannot read %s", rt_quote(name, strlen(name)).text);
        return false;
    }
    out->source_count++;
    return true;
}

static void include(struct rt_assembler *a, struct rt_arguments *r)
{
    char name[NAME_MAX_SIZE];
    size_t size = 0;
    int byte = -1;
    const char *at = rt_skip_blanks(r->at, r->end);

    if (!rt_string_open(a, r))
        return;
    while (size + 1 < sizeof name && (byte = rt_string_next(a, r)) > 0)
        name[size++] = (char)byte;
    name[size] = '\0';
    if (byte == -2)
        return;
    if (byte != -1 || size == 0) {
        rt_error(a, at, (size_t)(r->at - at), "this is no name of a file");
        return;
    }
    if (!rt_argument_done(a, r))
        return;
    if (a->depth == RT_INCLUDE_DEPTH) {
        rt_error(a, at, (size_t)(r->at - at), "files include each other too deeply");
        return;
    }
    if (a->included == RT_INCLUDES) {
        rt_error(a, at, (size_t)(r->at - at), "too many files are included");
        return;
    }
    if (!include_find(a, name, r, at))
        return;
    a->depth++;
    rt_source_read(a, (uint32_t)a->included);
    a->depth--;
}

/* ---- Functions ---- */

/* Who reads files with several functions takes them apart; here the name says nothing. */
static void function(struct rt_assembler *a, struct rt_arguments *r)
{
    int byte = -1;

    rt_argument_skip(r);
    const char *at = r->at;
    r->at += rt_name_length(r->at, r->end);
    if (r->at == at) {
        if (!rt_string_open(a, r))
            return;
        do {
            byte = rt_string_next(a, r);
        } while (byte >= 0);
    }
    if (byte == -1 && rt_argument_done(a, r) && a->out->size > 0)
        rt_error(a, at, (size_t)(r->at - at),
                 "a function begins after other code; only ELF files hold several functions");
}

/* `.kernel` and what may follow it, which are not about bytes. */
static void of_kernel(struct rt_assembler *a, struct rt_arguments *r)
{
    const char *at = r->at;
    while (*at != '.')
        at--;
    rt_error(a, at, (size_t)(r->at - at),
             "%s is for a kernel of a cubin, which `as --cubin` or `as --elf` makes",
             rt_quote(at, (size_t)(r->at - at)).text);
    r->at = r->end;
}

/* ---- Blocks ---- */

static void block_end(struct rt_assembler *a, struct rt_arguments *r)
{
    const char *at = r->at;

    do
        at--;
    while (*at != '.');
    rt_error(a, at, (size_t)(r->at - at), "%s without %s", rt_quote(at, (size_t)(r->at - at)).text,
             r->at[-1] == 'r' ? "`.rept` or `.irp`" : "`.macro`");
    r->at = r->end;
}

#define CONDITION(word, run)                                                                       \
    static void condition_##word(struct rt_assembler *a, struct rt_arguments *r)                   \
    {                                                                                              \
        run(a, "." #word, r);                                                                      \
    }
CONDITION(if, rt_condition)
CONDITION(ifdef, rt_condition)
CONDITION(ifndef, rt_condition)
CONDITION(ifb, rt_condition)
CONDITION(ifnb, rt_condition)
CONDITION(ifeq, rt_condition)
CONDITION(ifne, rt_condition)
CONDITION(else, rt_condition_else)
CONDITION(elseif, rt_condition_else)
#undef CONDITION

/* ---- Which one ---- */

/* About symbols, listings and linking: says nothing about bytes. */
static void skipped(struct rt_assembler *a, struct rt_arguments *r)
{
    (void)a;
    r->at = r->end;
}

struct directive {
    const char *name;
    void (*run)(struct rt_assembler *, struct rt_arguments *);
    /* Data: reads and writes one item of a list. */
    bool (*item)(struct rt_assembler *, struct rt_arguments *, unsigned size);
    unsigned size; /* bytes of an item */
    bool placed;   /* it has a place of its own: what follows it moves nothing before it */
    bool always;   /* also while lines of another section are read */
};

static const struct directive directives[] = {
    {".org", rt_org, NULL, 0, true, false},
    {".align", rt_align, NULL, 0, true, false},
    {".byte", NULL, rt_data_number, 1, true, false},
    {".half", NULL, rt_data_number, 2, true, false},
    {".word", NULL, rt_data_number, 4, true, false},
    {".quad", NULL, rt_data_number, 8, true, false},
    {".unit", NULL, rt_data_unit, 0, true, false},
    {".ascii", NULL, rt_data_string, 1, true, false},
    {".set", set, NULL, 0, false, false},
    {".include", include, NULL, 0, false, true},
    {".function", function, NULL, 0, true, false},
    {".kernel", of_kernel, NULL, 0, false, false},
    {".param", of_kernel, NULL, 0, false, false},
    {".shared", of_kernel, NULL, 0, false, false},
    {".stack", of_kernel, NULL, 0, false, false},
    {".barriers", of_kernel, NULL, 0, false, false},
    {".registers", of_kernel, NULL, 0, false, false},
    {".float", NULL, rt_data_float, 4, true, false},
    {".single", NULL, rt_data_float, 4, true, false},
    {".double", NULL, rt_data_float, 8, true, false},
    {".slot", NULL, NULL, 0, true, false},
    /* As other assemblers call them. */
    {".text", rt_section_known, NULL, 0, true, true},
    {".data", rt_section_known, NULL, 0, true, true},
    {".bss", rt_section_known, NULL, 0, true, true},
    {".section", rt_section_named, NULL, 0, true, true},
    {".balign", rt_align_bytes, NULL, 0, true, false},
    {".p2align", rt_align_power, NULL, 0, true, false},
    {".zero", rt_space, NULL, 0, true, false},
    {".space", rt_space, NULL, 0, true, false},
    {".skip", rt_space, NULL, 0, true, false},
    {".equ", set, NULL, 0, false, false},
    {".short", NULL, rt_data_number, 2, true, false},
    {".hword", NULL, rt_data_number, 2, true, false},
    {".long", NULL, rt_data_number, 4, true, false},
    {".dword", NULL, rt_data_number, 8, true, false},
    {".2byte", NULL, rt_data_number, 2, true, false},
    {".4byte", NULL, rt_data_number, 4, true, false},
    {".8byte", NULL, rt_data_number, 8, true, false},
    {".asciz", NULL, rt_data_string_zero, 1, true, false},
    {".string", NULL, rt_data_string_zero, 1, true, false},
    {".globl", skipped, NULL, 0, false, false},
    {".global", skipped, NULL, 0, false, false},
    {".local", skipped, NULL, 0, false, false},
    {".weak", skipped, NULL, 0, false, false},
    {".hidden", skipped, NULL, 0, false, false},
    {".type", skipped, NULL, 0, false, false},
    {".size", skipped, NULL, 0, false, false},
    {".file", skipped, NULL, 0, false, false},
    {".ident", skipped, NULL, 0, false, false},
    {".loc", skipped, NULL, 0, false, false},
    {".option", skipped, NULL, 0, false, false},
    {".attribute", skipped, NULL, 0, false, false},
    {".fill", rt_fill, NULL, 0, true, false},
    {".comm", rt_block_common, NULL, 0, true, true},
    {".lcomm", rt_block_common, NULL, 0, true, true},
    /* Blocks of lines. */
    {".macro", rt_block_macro, NULL, 0, false, true},
    {".purgem", rt_block_purge, NULL, 0, false, true},
    {".rept", rt_block_repeat, NULL, 0, false, true},
    {".irp", rt_block_each, NULL, 0, false, true},
    {".endm", block_end, NULL, 0, false, true},
    {".endmacro", block_end, NULL, 0, false, true},
    {".endr", block_end, NULL, 0, false, true},
    {".if", condition_if, NULL, 0, false, true},
    {".ifdef", condition_ifdef, NULL, 0, false, true},
    {".ifndef", condition_ifndef, NULL, 0, false, true},
    {".ifb", condition_ifb, NULL, 0, false, true},
    {".ifnb", condition_ifnb, NULL, 0, false, true},
    {".ifeq", condition_ifeq, NULL, 0, false, true},
    {".ifne", condition_ifne, NULL, 0, false, true},
    {".else", condition_else, NULL, 0, false, true},
    {".elseif", condition_elseif, NULL, 0, false, true},
    {".endif", rt_condition_end, NULL, 0, false, true},
    {".incbin", NULL, NULL, 0, true, false},
};

enum { DIRECTIVES = sizeof directives / sizeof directives[0] };

static const struct directive *directive_find(const char *at, size_t size)
{
    for (unsigned i = 0; i < DIRECTIVES; i++)
        if (strlen(directives[i].name) == size && memcmp(directives[i].name, at, size) == 0)
            return &directives[i];
    return NULL;
}

static void list_read(struct rt_assembler *a, struct rt_arguments *r, const struct directive *d)
{
    const size_t offset = a->out->size;
    bool good;

    do {
        rt_argument_skip(r);
        a->context.address = rt_data_address(a, a->out->size);
        good = d->item(a, r, d->size);
    } while (good && rt_argument_comma(r));
    if (a->out->size > offset)
        rt_span_add(a, offset, d->size > 0);
    if (good)
        rt_argument_done(a, r);
}

/* Where there are bundles. */
static bool is_allowed(struct rt_assembler *a, const struct directive *d, const char *at,
                       size_t size)
{
    if (d->item != NULL && d->size > 0)
        return rt_bundles_data(a, at, size);
    return !d->placed || !rt_bundles_closed(a, at, size);
}

static void directive_run(struct rt_assembler *a, const struct directive *d, const char *at,
                          struct rt_arguments *r)
{
    const size_t errors = rt_errors(a), size = strlen(d->name);

    if (a->target->bundle && !is_allowed(a, d, at, size)) {
        /* reported */
    } else if (d->run != NULL) {
        d->run(a, r);
    } else if (d->item != NULL) {
        list_read(a, r, d);
    } else {
        rt_error(a, at, size, "%s is not built yet", rt_quote(at, size).text);
    }
    if (d->placed)
        rt_run_end(a, rt_errors(a) > errors);
}

static void directive_unknown(struct rt_assembler *a, const char *at, size_t size)
{
    const size_t errors = a->out->error_count; /* that are kept */
    struct rt_nearest near;

    rt_run_end(a, true);
    rt_error(a, at, size, "unknown directive %s", rt_quote(at, size).text);
    rt_nearest_begin(&near, at, size);
    for (unsigned i = 0; i < DIRECTIVES; i++)
        if (directives[i].run != NULL || directives[i].item != NULL)
            rt_nearest_offer(&near, directives[i].name, strlen(directives[i].name));
    if (a->out->error_count > errors)
        rt_note_meant(&a->out->errors[errors].why, &near);
}

void rt_directive(struct rt_assembler *a, const char *at, const char *end)
{
    const size_t size = rt_name_length(at, end);
    struct rt_arguments r = {at + size, end};
    const struct directive *d = directive_find(at, size);

    a->context.address = rt_data_address(a, a->out->size);
    if (rt_section_skips(a) && !(d != NULL && d->always))
        return;
    if (d != NULL)
        directive_run(a, d, at, &r);
    else if (size < 5 || memcmp(at, ".cfi_", 5) != 0)
        directive_unknown(a, at, size);
}
