/* print.c: the differences of two files: unified, a hunk at a time, or as JSON, an object for each
 * function. */
#include "common/json_write.h"
#include "compare/compare.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct printer {
    const struct compare *compare;
    struct output *out;
    struct lines left, right;
    const char *name; /* of the function */
    bool *differ;
    bool headed; /* the files have been named */
    const struct side *a, *b;
};

/* Lines of both sides: [a0, a1) and [b0, b1) differ; context is what is around. */
struct hunk {
    size_t a0, a1, b0, b1;
};

/* ---- the heading ---- */

static void put_file(struct printer *p, const char *mark, const struct side *side)
{
    output_format(p->out, "%s %s: %s %s\n", mark, side->path, side->choice.target->name,
                  side->choice.target->configs[side->choice.config].name);
}

/* Before the first difference. */
static void differ(struct printer *p)
{
    *p->differ = true;
    if (p->headed || p->compare->json)
        return;
    p->headed = true;
    put_file(p, "---", p->a);
    put_file(p, "+++", p->b);
}

/* ---- what files say besides code ---- */

static char *next_line(char **text)
{
    char *line = *text, *end = strchr(line, '\n');
    if (!end)
        return NULL;
    *end = 0;
    *text = end + 1;
    return line;
}

/* Is the line in the text? */
static bool has_line(const char *text, const char *line)
{
    const size_t size = strlen(line);
    for (const char *at = text; (at = strstr(at, line)) != NULL; at++)
        if ((at == text || at[-1] == '\n') && at[size] == '\n')
            return true;
    return false;
}

/* The lines of one text that the other lacks. */
static void put_lacking(struct printer *p, const char *mark, const char *text, const char *other)
{
    char *copy = tool_format("%s", text);
    if (p->compare->json)
        json_open(p->out, *mark == '-' ? "figures_a" : "figures_b", '[');
    for (char *line; (line = next_line(&copy)) != NULL;) {
        if (has_line(other, line))
            continue;
        if (p->compare->json)
            json_text(p->out, NULL, line);
        else
            output_format(p->out, "%s%s\n", mark, line);
    }
    if (p->compare->json)
        json_close(p->out, ']');
}

/* ---- hunks ---- */

static const char *text_of(const struct lines *lines, size_t i)
{
    return lines->pool + lines->list[i].text;
}

static void put_lines(struct printer *p, char mark, const struct lines *lines, size_t from,
                      size_t to)
{
    for (size_t i = from; i < to; i++)
        output_format(p->out, "%c%08" PRIx64 "  %s\n", mark, lines->list[i].address,
                      text_of(lines, i));
}

static uint64_t address_of(const struct lines *lines, size_t i)
{
    if (i < lines->count)
        return lines->list[i].address;
    return lines->count ? lines->list[lines->count - 1].address : 0;
}

/* The next difference from (a, b) on, where lines belong together before it. */
static bool next_hunk(const struct printer *p, size_t a, size_t b, struct hunk *out)
{
    const struct lines *left = &p->left, *right = &p->right;
    while (a < left->count && b < right->count && left->list[a].match == b) {
        a++;
        b++;
    }
    *out = (struct hunk){a, a, b, b};
    while (out->a1 < left->count && left->list[out->a1].match == COMPARE_NONE)
        out->a1++;
    while (out->b1 < right->count && right->list[out->b1].match == COMPARE_NONE)
        out->b1++;
    return out->a1 > a || out->b1 > b;
}

/* One or several differences with few lines between; (*a, *b) is then after them. */
static void put_hunk(struct printer *p, size_t *a, size_t *b, struct hunk first)
{
    const size_t context = p->compare->context;
    const size_t before = first.a0 - *a < context ? first.a0 - *a : context;
    struct hunk last = first, next;
    while (next_hunk(p, last.a1, last.b1, &next) && next.a0 - last.a1 <= 2 * context)
        last = next;
    const size_t left = p->left.count - last.a1, after = left < context ? left : context;
    const size_t a0 = first.a0 - before, b0 = first.b0 - before;
    output_format(p->out, "@@ -0x%" PRIx64 ",%zu +0x%" PRIx64 ",%zu @@ %s\n",
                  address_of(&p->left, a0), last.a1 + after - a0, address_of(&p->right, b0),
                  last.b1 + after - b0, p->name);
    put_lines(p, ' ', &p->left, a0, first.a0);
    *a = first.a0;
    *b = first.b0;
    while (*a < last.a1 || *b < last.b1) {
        next_hunk(p, *a, *b, &next);
        put_lines(p, ' ', &p->left, *a, next.a0);
        put_lines(p, '-', &p->left, next.a0, next.a1);
        put_lines(p, '+', &p->right, next.b0, next.b1);
        *a = next.a1;
        *b = next.b1;
    }
    put_lines(p, ' ', &p->left, *a, *a + after);
    *a += after;
    *b += after;
}

/* ---- JSON ---- */

static void json_lines(struct printer *p, const char *key, const struct lines *lines, size_t from,
                       size_t to)
{
    json_open(p->out, key, '[');
    for (size_t i = from; i < to; i++) {
        json_open(p->out, NULL, '{');
        json_hex(p->out, "address", lines->list[i].address);
        json_text(p->out, "text", text_of(lines, i));
        json_close(p->out, '}');
    }
    json_close(p->out, ']');
}

static void json_hunks(struct printer *p)
{
    struct hunk hunk;
    size_t a = 0, b = 0;
    json_open(p->out, "differences", '[');
    for (; next_hunk(p, a, b, &hunk); a = hunk.a1, b = hunk.b1) {
        json_open(p->out, NULL, '{');
        json_lines(p, "a", &p->left, hunk.a0, hunk.a1);
        json_lines(p, "b", &p->right, hunk.b0, hunk.b1);
        json_close(p->out, '}');
    }
    json_close(p->out, ']');
}

/* ---- functions ---- */

static void compare_parts(struct printer *p, const struct part *one, const struct part *other)
{
    struct keys keys = {.count = 0};
    struct hunk hunk;
    size_t a = 0, b = 0;
    lines_make(&p->left, p->a, one, p->compare, &keys);
    lines_make(&p->right, p->b, other, p->compare, &keys);
    compare_align(&p->left, &p->right);
    compare_check(&p->left, &p->right, p->compare);
    const char *left = figures_of(one, &p->left, p->compare);
    const char *right = figures_of(other, &p->right, p->compare);
    const bool figures = strcmp(left, right) != 0;
    if (!figures && !next_hunk(p, 0, 0, &hunk))
        return;
    differ(p);
    if (p->compare->json) {
        json_begin_line(p->out);
        json_text(p->out, "function", p->name);
        put_lacking(p, "-", left, right);
        put_lacking(p, "+", right, left);
        json_hunks(p);
        json_end_line(p->out);
        return;
    }
    if (figures) {
        output_format(p->out, "@@ %s @@\n", p->name);
        put_lacking(p, "-", left, right);
        put_lacking(p, "+", right, left);
    }
    while (next_hunk(p, a, b, &hunk))
        put_hunk(p, &a, &b, hunk);
}

/* A function that only one file has. */
static void put_only(struct printer *p, const struct side *side, char which)
{
    differ(p);
    if (p->compare->json) {
        json_begin_line(p->out);
        json_text(p->out, "function", p->name);
        json_text(p->out, "only", which == '-' ? "a" : "b");
        json_end_line(p->out);
    } else {
        output_format(p->out, "Only in %s: %s\n", side->path, p->name);
    }
}

static int by_name(const void *left, const void *right)
{
    const struct part *const *a = left, *const *b = right;
    const size_t size = (*a)->name.size < (*b)->name.size ? (*a)->name.size : (*b)->name.size;
    const int order = size ? memcmp((*a)->name.at, (*b)->name.at, size) : 0;
    if (order)
        return order;
    if ((*a)->name.size != (*b)->name.size)
        return (*a)->name.size < (*b)->name.size ? -1 : 1;
    return (*a)->nth < (*b)->nth ? -1 : (*a)->nth > (*b)->nth;
}

static struct part **sorted(const struct side *side)
{
    struct part **parts = tool_alloc((side->count + 1) * sizeof *parts);
    for (size_t i = 0; i < side->count; i++)
        parts[i] = &side->parts[i];
    if (side->count)
        qsort(parts, side->count, sizeof *parts, by_name);
    /* Modules may have functions of one name: the first of one file is compared with the first of
     * the other. */
    for (size_t i = 0; i < side->count; i++) {
        const bool again = i && isadora_name_same(parts[i]->name, parts[i - 1]->name);
        parts[i]->nth = again ? parts[i - 1]->nth + 1 : 0;
    }
    return parts;
}

static const struct part *partner(struct part **parts, size_t count, const struct part *part)
{
    struct part **found = count ? bsearch(&part, parts, count, sizeof *parts, by_name) : NULL;
    return found ? *found : NULL;
}

/* What a function is compared with: of one that was asked for the names may differ. */
static const struct part *other_of(const struct printer *p, struct part **parts,
                                   const struct side *side, const struct part *part)
{
    if (p->compare->pair)
        return part->nth < side->count ? &side->parts[part->nth] : NULL;
    return partner(parts, side->count, part);
}

void compare_print(struct side *a, struct side *b, const struct compare *compare,
                   struct output *out, bool *differ)
{
    struct printer p = {.compare = compare, .out = out, .a = a, .b = b, .differ = differ};
    struct part **left = sorted(a), **right = sorted(b);
    for (size_t i = 0; i < a->count; i++) {
        const void *mark = tool_mark();
        const struct part *other = other_of(&p, right, b, &a->parts[i]);
        p.name = name_text(a->parts[i].name);
        if (other)
            compare_parts(&p, &a->parts[i], other);
        else
            put_only(&p, a, '-');
        tool_drop(mark);
    }
    for (size_t i = 0; i < b->count; i++) {
        if (other_of(&p, left, a, &b->parts[i]))
            continue;
        p.name = name_text(b->parts[i].name);
        put_only(&p, b, '+');
    }
}
