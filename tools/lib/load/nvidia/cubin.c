/* cubin.c: what stands in a text cubin.
 *
 * Each known block has a table of its fields and a function for its inner blocks; fields and blocks
 * that are not known are skipped. */
#include "load/nvidia/cubin_read.h"

#include <stdlib.h>
#include <string.h>

/* ---- const and consts ---- */

struct segment {
    struct isadora_cubin_segment segment;
    bool mem;
};

static bool read_inside_segment(struct rt_cubin_reader *r, struct rt_cubin_block *block,
                                const struct rt_cubin_token *name)
{
    struct segment *s = block->user;
    return rt_cubin_is(name, "mem") ? rt_cubin_numbers(r, name, &s->mem, &s->segment.mem)
                                    : rt_cubin_skip_block(r, name);
}

/* Does the size fit what `mem` holds, and the space? */
static bool settle_segment(struct rt_cubin_reader *r, const struct rt_cubin_token *name,
                           struct isadora_cubin_segment *s)
{
    char word[RT_CUBIN_SHOWN];
    size_t words = s->mem.count;
    if (s->bytes == 0 && words <= UINT32_MAX / 4)
        s->bytes = (uint32_t)(4 * words);
    size_t wanted = s->bytes / 4 + (s->bytes % 4 != 0);
    if (words > 0 && words != wanted)
        return rt_cubin_fail(r, name, "%s has %zu word%s in `mem`, where `bytes = %lu` wants %zu",
                             rt_cubin_shown(name, word), words, words == 1 ? "" : "s",
                             (unsigned long)s->bytes, wanted);
    if (s->bytes > 0 && s->offset > UINT32_MAX - (s->bytes - 1))
        return rt_cubin_fail(r, name, "%s ends behind address 0xffffffff",
                             rt_cubin_shown(name, word));
    return true;
}

static bool read_segment(struct rt_cubin_reader *r, const struct rt_cubin_token *name,
                         struct isadora_cubin_segment **array, size_t *count, size_t *capacity)
{
    char word[RT_CUBIN_SHOWN];
    struct segment s = {.segment = {.line = name->line}};
    struct rt_cubin_field fields[] = {
        {"name", NULL, &s.segment.name, false},     {"segname", NULL, &s.segment.segname, false},
        {"segnum", &s.segment.segnum, NULL, false}, {"offset", &s.segment.offset, NULL, false},
        {"bytes", &s.segment.bytes, NULL, false},
    };
    struct rt_cubin_block block = {*name, fields, 5, read_inside_segment, &s};
    if (!rt_cubin_block(r, &block))
        return false;
    for (size_t i = 2; i < 4; i++)
        if (!fields[i].seen)
            return rt_cubin_fail(r, name, "%s has no `%s`", rt_cubin_shown(name, word),
                                 fields[i].key);
    if (!settle_segment(r, name, &s.segment))
        return false;
    struct isadora_cubin_segment *grown = rt_cubin_add(r, *array, *count, capacity, sizeof *grown);
    if (!grown)
        return false;
    *array = grown;
    grown[(*count)++] = s.segment;
    return true;
}

/* ---- code ---- */

struct function {
    struct isadora_cubin_function function;
    bool bincode;
};

static bool read_inside_code(struct rt_cubin_reader *r, struct rt_cubin_block *block,
                             const struct rt_cubin_token *name)
{
    struct function *f = block->user;
    if (rt_cubin_is(name, "bincode"))
        return rt_cubin_numbers(r, name, &f->bincode, &f->function.words);
    if (!rt_cubin_is(name, "const"))
        return rt_cubin_skip_block(r, name);
    f->function.segment_count++;
    return read_segment(r, name, &r->out->segments, &r->out->segment_count, &r->segments);
}

static bool read_code(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    struct isadora_cubin *out = r->out;
    struct function f = {.function = {.line = name->line, .column = name->column}};
    f.function.first_segment = out->segment_count;
    struct rt_cubin_field fields[] = {
        {"name", NULL, &f.function.name, false}, {"lmem", &f.function.lmem, NULL, false},
        {"smem", &f.function.smem, NULL, false}, {"reg", &f.function.reg, NULL, false},
        {"bar", &f.function.bar, NULL, false},
    };
    struct rt_cubin_block block = {*name, fields, 5, read_inside_code, &f};
    if (!rt_cubin_block(r, &block))
        return false;
    if (!f.function.name.at)
        return rt_cubin_fail(r, name, "this `code` has no `name`");
    if (!f.bincode)
        return rt_cubin_fail(r, name, "this `code` has no `bincode`");
    struct isadora_cubin_function *grown =
        rt_cubin_add(r, out->functions, out->function_count, &r->functions, sizeof *grown);
    if (!grown)
        return false;
    out->functions = grown;
    out->functions[out->function_count++] = f.function;
    return true;
}

/* ---- sampler ---- */

static bool read_inside_sampler(struct rt_cubin_reader *r, struct rt_cubin_block *block,
                                const struct rt_cubin_token *name)
{
    (void)block;
    return rt_cubin_skip_block(r, name);
}

static bool read_sampler(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    struct isadora_cubin *out = r->out;
    struct isadora_cubin_sampler s = {.line = name->line};
    struct rt_cubin_field fields[] = {{"name", NULL, &s.name, false},
                                      {"texunit", &s.texunit, NULL, false}};
    struct rt_cubin_block block = {*name, fields, 2, read_inside_sampler, NULL};
    if (!rt_cubin_block(r, &block))
        return false;
    struct isadora_cubin_sampler *grown =
        rt_cubin_add(r, out->samplers, out->sampler_count, &r->samplers, sizeof *grown);
    if (!grown)
        return false;
    out->samplers = grown;
    out->samplers[out->sampler_count++] = s;
    return true;
}

/* ---- the file ---- */

/* `{ RT_CUBIN_WORD }` */
static bool read_property(struct rt_cubin_reader *r, const struct rt_cubin_token *name,
                          struct isadora_cubin_name *out)
{
    char word[RT_CUBIN_SHOWN];
    if (out->at)
        return rt_cubin_fail_twice(r, name);
    if (r->token.kind != RT_CUBIN_OPEN)
        return rt_cubin_fail(r, &r->token, "expected `{` behind %s", rt_cubin_shown(name, word));
    rt_cubin_advance(r);
    if (r->token.kind != RT_CUBIN_WORD)
        return rt_cubin_fail_expected(r, "a word between the braces");
    *out = rt_cubin_name(&r->token);
    rt_cubin_advance(r);
    if (r->token.kind != RT_CUBIN_CLOSE)
        return rt_cubin_fail_expected(r, "`}` behind the one word");
    rt_cubin_advance(r);
    return true;
}

static bool read_named(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    struct isadora_cubin *out = r->out;
    if (rt_cubin_is(name, "code"))
        return read_code(r, name);
    if (rt_cubin_is(name, "consts"))
        return read_segment(r, name, &out->consts, &out->const_count, &r->consts);
    if (rt_cubin_is(name, "sampler"))
        return read_sampler(r, name);
    if (rt_cubin_is(name, "architecture"))
        return read_property(r, name, &out->architecture);
    if (rt_cubin_is(name, "abiversion"))
        return read_property(r, name, &out->abiversion);
    if (rt_cubin_is(name, "modname"))
        return read_property(r, name, &out->modname);
    return rt_cubin_skip_block(r, name);
}

/* A field outside of all blocks: fine, unless it is one that belongs into a block. */
static bool read_outer_field(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    static const char *const inner[] = {"name",    "lmem",   "smem",   "reg",   "bar",
                                        "segname", "segnum", "offset", "bytes", "texunit"};
    struct rt_cubin_token value;
    for (size_t i = 0; i < sizeof inner / sizeof inner[0]; i++)
        if (rt_cubin_is(name, inner[i]))
            return rt_cubin_fail(r, name, "`%s` stands in a block; is a `}` too many before it?",
                                 inner[i]);
    return rt_cubin_value(r, name, &value);
}

static bool read_entry(struct rt_cubin_reader *r)
{
    char word[RT_CUBIN_SHOWN];
    struct rt_cubin_token name = r->token;
    if (name.kind == RT_CUBIN_CLOSE)
        return rt_cubin_fail(r, &name, "this `}` closes nothing");
    if (name.kind != RT_CUBIN_WORD)
        return rt_cubin_fail_expected(r, "the name of a block, such as `code`");
    rt_cubin_advance(r);
    if (r->token.kind == RT_CUBIN_EQUALS)
        return read_outer_field(r, &name);
    if (r->token.kind != RT_CUBIN_OPEN)
        return rt_cubin_fail(r, &r->token, "expected `{` behind %s", rt_cubin_shown(&name, word));
    return read_named(r, &name);
}

static bool read_file(struct rt_cubin_reader *r)
{
    struct rt_cubin_token name = r->token;
    if (!rt_cubin_is(&name, "architecture"))
        return rt_cubin_fail_expected(r, "`architecture {..}`, which comes first");
    rt_cubin_advance(r);
    struct rt_cubin_token open = r->token;
    if (!read_property(r, &name, &r->out->architecture))
        return false;
    r->out->architecture_line = open.line;
    r->out->architecture_column = open.column;
    while (r->token.kind != RT_CUBIN_END)
        if (!read_entry(r))
            return false;
    return true;
}

static int name_order(const void *left, const void *right)
{
    const struct isadora_cubin_function *a = *(const struct isadora_cubin_function *const *)left;
    const struct isadora_cubin_function *b = *(const struct isadora_cubin_function *const *)right;
    if (a->name.size != b->name.size)
        return a->name.size < b->name.size ? -1 : 1;
    int order = memcmp(a->name.at, b->name.at, a->name.size);
    return order ? order : a < b ? -1 : a > b;
}

/* No two functions have one name. */
static bool check_names(struct rt_cubin_reader *r)
{
    struct isadora_cubin *out = r->out;
    size_t n = out->function_count;
    const struct isadora_cubin_function **sorted = n < 2 ? NULL : malloc(n * sizeof *sorted);
    if (n < 2)
        return true;
    r->no_memory = !sorted;
    for (size_t i = 0; i < n && sorted; i++)
        sorted[i] = &out->functions[i];
    if (sorted)
        qsort(sorted, n, sizeof *sorted, name_order);
    const struct isadora_cubin_function *first = NULL, *again = NULL; /* the earliest in the file */
    for (size_t i = 1; i < n && sorted; i++) {
        const struct isadora_cubin_function *a = sorted[i - 1], *b = sorted[i];
        bool equal = a->name.size == b->name.size && !memcmp(a->name.at, b->name.at, a->name.size);
        if (equal && (!again || b < again)) {
            first = a;
            again = b;
        }
    }
    free(sorted);
    if (!again)
        return !r->no_memory;
    struct rt_cubin_token name = {RT_CUBIN_WORD, again->name.at, again->name.size, again->line,
                                  again->column};
    char word[RT_CUBIN_SHOWN];
    return rt_cubin_fail(r, &name, "the function %s is there already, from line %zu on",
                         rt_cubin_shown(&name, word), first->line);
}

bool isadora_cubin_begins(const char *text, size_t size, bool *undecided)
{
    struct isadora_cubin none = {.line = 1};
    struct rt_cubin_reader r = {.at = text, .end = text + size, .line_start = text, .out = &none};
    static const char first[] = "architecture";
    rt_cubin_advance(&r);
    *undecided = r.token.kind == RT_CUBIN_END ||
                 (r.token.kind == RT_CUBIN_WORD && r.at == r.end &&
                  r.token.size <= sizeof first - 1 && memcmp(r.token.at, first, r.token.size) == 0);
    if (*undecided || !rt_cubin_is(&r.token, first))
        return false;
    rt_cubin_advance(&r);
    *undecided = r.token.kind == RT_CUBIN_END;
    return r.token.kind == RT_CUBIN_OPEN;
}

enum isadora_cubin_result isadora_cubin_read(const char *text, size_t size,
                                             struct isadora_cubin *out)
{
    *out = (struct isadora_cubin){.line = 0};
    struct rt_cubin_reader r = {.out = out, .line = 1, .at = text, .line_start = text};
    while (size > 0 && text[size - 1] == 0) /* of a string in a program */
        size--;
    r.end = text + size;
    rt_cubin_advance(&r);
    bool read = read_file(&r) && check_names(&r);
    if (r.no_memory)
        return ISADORA_CUBIN_MEMORY;
    return read ? ISADORA_CUBIN_READ : ISADORA_CUBIN_BAD;
}

void isadora_cubin_free(struct isadora_cubin *cubin)
{
    free(cubin->functions);
    free(cubin->segments);
    free(cubin->consts);
    free(cubin->samplers);
    free(cubin->skipped);
    free(cubin->words);
    *cubin = (struct isadora_cubin){.line = 0};
}
