/* cubin.c: reads text cubins.
 *
 * Each known block has a table of what may be in it; other fields and blocks are skipped. Nothing
 * recurses by input but for the known blocks, which are three deep. */
#include "load/nvidia/cubin_token.h"
#include "base/array.h"

/* ---- Known blocks ---- */

enum type { NAME, FIGURE, NUMBERS, SEGMENT }; /* `key = ..`, twice; `key {..}`, twice */

/* What a block has, and where in the struct that it fills: isadora_name, uint32_t,
 * isadora_cubin_words; SEGMENT: a count of those that were read. */
struct member {
    const char *key;
    enum type type;
    bool needed;
    size_t at;
};

struct kind {
    struct member members[8]; /* key NULL: none */
};

#define AT(member) offsetof(struct isadora_cubin_function, member)
static const struct kind code_kind = {{
    {"name", NAME, true, AT(name)},
    {"lmem", FIGURE, false, AT(lmem)},
    {"smem", FIGURE, false, AT(smem)},
    {"reg", FIGURE, false, AT(reg)},
    {"bar", FIGURE, false, AT(bar)},
    {"bincode", NUMBERS, true, AT(words)},
    {"const", SEGMENT, false, AT(segment_count)},
}};
#undef AT

#define AT(member) offsetof(struct isadora_cubin_segment, member)
static const struct kind segment_kind = {{
    {"name", NAME, false, AT(name)},
    {"segname", NAME, false, AT(segname)},
    {"segnum", FIGURE, true, AT(segnum)},
    {"offset", FIGURE, true, AT(offset)},
    {"bytes", FIGURE, false, AT(bytes)},
    {"mem", NUMBERS, false, AT(mem)},
}};
#undef AT

#define AT(member) offsetof(struct isadora_cubin_sampler, member)
static const struct kind sampler_kind = {{
    {"name", NAME, false, AT(name)},
    {"texunit", FIGURE, false, AT(texunit)},
}};
#undef AT

/* A block's member of that key, as `key = ..` or as `key {..}`; NULL: none. */
static const struct member *member_of(const struct kind *kind, const struct rt_cubin_token *key,
                                      bool is_block)
{
    for (const struct member *m = kind->members; m->key; m++) {
        if ((m->type >= NUMBERS) == is_block && rt_cubin_is(key, m->key))
            return m;
    }
    return NULL;
}

/* ---- Blocks of any kind ---- */

static bool append(struct rt_cubin_reader *r, void *array, size_t *count, const void *element,
                   size_t size)
{
    if (rt_append(array, count, element, size))
        return true;
    r->no_memory = true;
    return rt_cubin_fail(r, &r->token, "out of memory");
}

static bool fail_open_end(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    char block[RT_CUBIN_SHOWN];
    return rt_cubin_fail(r, &r->token, "the block %s of line %zu does not end; a `}` is missing",
                         rt_cubin_shown(name, block), name->line);
}

static bool fail_twice(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    return rt_cubin_fail_about(r, name, name, "duplicate %s");
}

/* A known block in the wrong place means that a brace is missing: false. */
static bool check_place(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    static const char *const places[][2] = {
        {"architecture", "at the beginning of the file"},
        {"abiversion", "outside of all blocks"},
        {"modname", "outside of all blocks"},
        {"code", "outside of all blocks"},
        {"consts", "outside of all blocks"},
        {"sampler", "outside of all blocks"},
        {"bincode", "in a `code` block"},
        {"const", "in a `code` block"},
        {"mem", "in a `const` or `consts` block"},
    };
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        if (rt_cubin_is(name, places[i][0]))
            return rt_cubin_fail(r, name,
                                 "`%s` belongs %s; is a brace missing before it, or one too many?",
                                 places[i][0], places[i][1]);
    }
    return true;
}

/* Skips an unknown block, whose `{` comes next, with all that is in it. */
static bool skip_block(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    const struct isadora_cubin_skipped skipped = {rt_cubin_name(name), name->line};
    size_t depth = 0;
    if (!check_place(r, name) ||
        !append(r, &r->out->skipped, &r->out->skipped_count, &skipped, sizeof skipped))
        return false;
    do {
        if (r->token.kind == RT_CUBIN_END)
            return fail_open_end(r, name);
        depth += r->token.kind == RT_CUBIN_OPEN;
        depth -= r->token.kind == RT_CUBIN_CLOSE;
        rt_cubin_advance(r);
    } while (depth > 0);
    return true;
}

/* The value of a field, whose `=` comes next: it is on the same line. */
static bool read_value(struct rt_cubin_reader *r, const struct rt_cubin_token *key,
                       struct rt_cubin_token *value)
{
    const struct rt_cubin_token equals = r->token;
    rt_cubin_advance(r);
    *value = r->token;
    if (value->kind != RT_CUBIN_WORD || value->line != equals.line)
        return rt_cubin_fail_about(r, &equals, key,
                                   "%s has no value; it goes after `=`, on the same line");
    rt_cubin_advance(r);
    return true;
}

/* `what` points to an isadora_name or an uint32_t. */
static bool put_value(struct rt_cubin_reader *r, const struct rt_cubin_token *key,
                      const struct rt_cubin_token *value, enum type type, void *what)
{
    char word[RT_CUBIN_SHOWN], text[RT_CUBIN_SHOWN];
    if (type == NAME)
        *(struct isadora_name *)what = rt_cubin_name(value);
    else if (!rt_cubin_figure(value, what))
        return rt_cubin_fail(r, value, "%s takes a whole number from 0 to 4294967295, not %s",
                             rt_cubin_shown(key, word), rt_cubin_shown(value, text));
    return true;
}

/* The numbers of a block, whose `{` comes next. */
static bool read_numbers(struct rt_cubin_reader *r, const struct rt_cubin_token *name,
                         struct isadora_cubin_words *words)
{
    struct isadora_cubin *out = r->out;
    uint32_t value;
    words->first = out->word_count;
    for (rt_cubin_advance(r); r->token.kind != RT_CUBIN_CLOSE; rt_cubin_advance(r)) {
        if (r->token.kind == RT_CUBIN_END)
            return fail_open_end(r, name);
        if (r->token.kind != RT_CUBIN_WORD || !rt_cubin_number(&r->token, &value))
            return rt_cubin_fail_expected(r, "a word, 0x and up to eight hex digits, or `}`");
        if (!append(r, &out->words, &out->word_count, &value, sizeof value))
            return false;
    }
    words->count = out->word_count - words->first;
    rt_cubin_advance(r);
    return true;
}

static bool read_segment(struct rt_cubin_reader *, const struct rt_cubin_token *name,
                         struct isadora_cubin_segment **array, size_t *count);

/* One member, whose `=` or `{` comes next; *seen has a bit for each one there was before. */
static bool read_member(struct rt_cubin_reader *r, const struct kind *kind, void *record,
                        const struct rt_cubin_token *key, unsigned *seen)
{
    struct rt_cubin_token value;
    const bool is_block = r->token.kind == RT_CUBIN_OPEN;
    const struct member *m = member_of(kind, key, is_block);
    if (!is_block && !read_value(r, key, &value))
        return false;
    if (!m)
        return !is_block || skip_block(r, key);
    void *what = (char *)record + m->at;
    const unsigned bit = 1u << (m - kind->members);
    if (m->type == SEGMENT) {
        ++*(size_t *)what;
        return read_segment(r, key, &r->out->segments, &r->out->segment_count);
    }
    if (*seen & bit)
        return fail_twice(r, key);
    *seen |= bit;
    return m->type == NUMBERS ? read_numbers(r, key, what)
                              : put_value(r, key, &value, m->type, what);
}

static bool check_needed(struct rt_cubin_reader *r, const struct rt_cubin_token *name,
                         const struct kind *kind, unsigned seen)
{
    char word[RT_CUBIN_SHOWN];
    for (unsigned i = 0; kind->members[i].key; i++) {
        if (kind->members[i].needed && !(seen >> i & 1))
            return rt_cubin_fail(r, name, "%s has no `%s`", rt_cubin_shown(name, word),
                                 kind->members[i].key);
    }
    return true;
}

/* A block, whose `{` comes next, to its `}`: fills `record`. */
static bool read_block(struct rt_cubin_reader *r, const struct rt_cubin_token *name,
                       const struct kind *kind, void *record)
{
    unsigned seen = 0;
    rt_cubin_advance(r);
    while (r->token.kind != RT_CUBIN_CLOSE) {
        const struct rt_cubin_token key = r->token;
        if (key.kind != RT_CUBIN_WORD && key.kind != RT_CUBIN_END)
            return rt_cubin_fail_expected(r, "a field, a block or `}`");
        if (key.kind == RT_CUBIN_WORD)
            rt_cubin_advance(r);
        if (r->token.kind == RT_CUBIN_END)
            return fail_open_end(r, name);
        if (r->token.kind != RT_CUBIN_EQUALS && r->token.kind != RT_CUBIN_OPEN)
            return rt_cubin_fail_about(r, &r->token, &key, "expected `=` or `{` after %s");
        if (!read_member(r, kind, record, &key, &seen))
            return false;
    }
    rt_cubin_advance(r);
    return check_needed(r, name, kind, seen);
}

/* ---- Each kind of block ---- */

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
        return rt_cubin_fail_about(r, name, name, "%s ends after address 0xffffffff");
    return true;
}

static bool read_segment(struct rt_cubin_reader *r, const struct rt_cubin_token *name,
                         struct isadora_cubin_segment **array, size_t *count)
{
    struct isadora_cubin_segment s = {.line = name->line};
    return read_block(r, name, &segment_kind, &s) && settle_segment(r, name, &s) &&
           append(r, array, count, &s, sizeof s);
}

static bool read_code(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    struct isadora_cubin *out = r->out;
    struct isadora_cubin_function f = {
        .line = name->line, .column = name->column, .first_segment = out->segment_count};
    return read_block(r, name, &code_kind, &f) &&
           append(r, &out->functions, &out->function_count, &f, sizeof f);
}

static bool read_sampler(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    struct isadora_cubin *out = r->out;
    struct isadora_cubin_sampler s = {.line = name->line};
    return read_block(r, name, &sampler_kind, &s) &&
           append(r, &out->samplers, &out->sampler_count, &s, sizeof s);
}

/* `{ WORD }` */
static bool read_property(struct rt_cubin_reader *r, const struct rt_cubin_token *name,
                          struct isadora_name *out)
{
    if (out->at)
        return fail_twice(r, name);
    if (r->token.kind != RT_CUBIN_OPEN)
        return rt_cubin_fail_about(r, &r->token, name, "expected `{` after %s");
    rt_cubin_advance(r);
    if (r->token.kind != RT_CUBIN_WORD)
        return rt_cubin_fail_expected(r, "a word between the braces");
    *out = rt_cubin_name(&r->token);
    rt_cubin_advance(r);
    if (r->token.kind != RT_CUBIN_CLOSE)
        return rt_cubin_fail_expected(r, "`}` after the one word");
    rt_cubin_advance(r);
    return true;
}

/* ---- The file ---- */

static bool read_named(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    struct isadora_cubin *out = r->out;
    if (rt_cubin_is(name, "code"))
        return read_code(r, name);
    if (rt_cubin_is(name, "consts"))
        return read_segment(r, name, &out->consts, &out->const_count);
    if (rt_cubin_is(name, "sampler"))
        return read_sampler(r, name);
    if (rt_cubin_is(name, "architecture"))
        return read_property(r, name, &out->architecture);
    if (rt_cubin_is(name, "abiversion"))
        return read_property(r, name, &out->abiversion);
    if (rt_cubin_is(name, "modname"))
        return read_property(r, name, &out->modname);
    return skip_block(r, name);
}

/* A field outside of all blocks: fine, unless it is one that belongs into a block. */
static bool read_outer_field(struct rt_cubin_reader *r, const struct rt_cubin_token *name)
{
    struct rt_cubin_token value;
    if (member_of(&code_kind, name, false) || member_of(&segment_kind, name, false) ||
        member_of(&sampler_kind, name, false))
        return rt_cubin_fail_about(r, name, name,
                                   "%s belongs in a block; is there a `}` too many before it?");
    return read_value(r, name, &value);
}

static bool read_entry(struct rt_cubin_reader *r)
{
    const struct rt_cubin_token name = r->token;
    if (name.kind == RT_CUBIN_CLOSE)
        return rt_cubin_fail(r, &name, "this `}` closes nothing");
    if (name.kind != RT_CUBIN_WORD)
        return rt_cubin_fail_expected(r, "the name of a block, such as `code`");
    rt_cubin_advance(r);
    if (r->token.kind == RT_CUBIN_EQUALS)
        return read_outer_field(r, &name);
    if (r->token.kind != RT_CUBIN_OPEN)
        return rt_cubin_fail_about(r, &r->token, &name, "expected `{` after %s");
    return read_named(r, &name);
}

static bool read_file(struct rt_cubin_reader *r)
{
    const struct rt_cubin_token name = r->token;
    if (!rt_cubin_is(&name, "architecture"))
        return rt_cubin_fail_expected(r, "`architecture {..}`, which comes first");
    rt_cubin_advance(r);
    const struct rt_cubin_token open = r->token;
    if (!read_property(r, &name, &r->out->architecture))
        return false;
    r->out->architecture_line = open.line;
    r->out->architecture_column = open.column;
    while (r->token.kind != RT_CUBIN_END) {
        if (!read_entry(r))
            return false;
    }
    return true;
}

static int name_order(const struct isadora_cubin_function *a,
                      const struct isadora_cubin_function *b)
{
    if (a->name.size != b->name.size)
        return a->name.size < b->name.size ? -1 : 1;
    return memcmp(a->name.at, b->name.at, a->name.size);
}

static int function_order(const void *left, const void *right)
{
    const struct isadora_cubin_function *a = *(const struct isadora_cubin_function *const *)left;
    const struct isadora_cubin_function *b = *(const struct isadora_cubin_function *const *)right;
    const int order = name_order(a, b);
    return order ? order : a < b ? -1 : a > b;
}

/* No two functions have one name. */
static bool check_names(struct rt_cubin_reader *r)
{
    const size_t n = r->out->function_count;
    const struct isadora_cubin_function **sorted = malloc((n + 1) * sizeof *sorted);
    char word[RT_CUBIN_SHOWN];
    bool fine = true;
    r->no_memory = !sorted;
    if (!sorted)
        return false;
    for (size_t i = 0; i < n; i++)
        sorted[i] = &r->out->functions[i];
    qsort(sorted, n, sizeof *sorted, function_order);
    for (size_t i = 1; i < n && fine; i++) {
        const struct isadora_cubin_function *a = sorted[i - 1], *b = sorted[i];
        const struct rt_cubin_token name = {RT_CUBIN_WORD, b->name.at, b->name.size, b->line,
                                            b->column};
        if (name_order(a, b) == 0)
            fine = rt_cubin_fail(r, &name, "the function %s is already defined in line %zu",
                                 rt_cubin_shown(&name, word), a->line);
    }
    free(sorted);
    return fine;
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
