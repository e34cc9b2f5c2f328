/* check.c: lines that look the same and yet are not: branches to different places, and registers
 * that are not renumbered as in the lines before. */
#include "compare/compare.h"

#include <string.h>

static void part_lines(struct lines *left, struct lines *right, size_t i)
{
    right->list[left->list[i].match].match = COMPARE_NONE;
    left->list[i].match = COMPARE_NONE;
}

/* ---- branches ---- */

/* For each line of the left, and for the end: `next`, the line of the right that belongs to the
 * first line from it on that has one; `after`, the line that follows the partner of the last one
 * before it. */
static void bounds(const struct lines *left, const struct lines *right, size_t *next, size_t *after)
{
    size_t last = right->count;
    next[left->count] = last;
    for (size_t i = left->count; i-- > 0;) {
        last = left->list[i].match != COMPARE_NONE ? left->list[i].match : last;
        next[i] = last;
    }
    last = 0;
    for (size_t i = 0; i <= left->count; i++) {
        after[i] = last;
        if (i < left->count && left->list[i].match != COMPARE_NONE)
            last = left->list[i].match + 1;
    }
}

/* What was put in at the target of a branch may be its new target. */
static void check_branches(struct lines *left, struct lines *right)
{
    size_t *next = tool_alloc((left->count + 1) * sizeof *next);
    size_t *after = tool_alloc((left->count + 1) * sizeof *after);
    bounds(left, right, next, after);
    for (size_t i = 0; i < left->count; i++) {
        const struct line *line = &left->list[i];
        if (line->match == COMPARE_NONE)
            continue;
        const size_t to = line->target, other = right->list[line->match].target;
        if (to == COMPARE_NONE && other == COMPARE_NONE)
            continue;
        if (to == COMPARE_NONE || other == COMPARE_NONE || other < after[to] || other > next[to])
            part_lines(left, right, i);
    }
}

/* ---- registers ---- */

/* Which register of one side is which of the other; 0: none yet, else the number plus 1. */
struct renumbering {
    uint32_t *there, *back;
};

/* Notes the pair; false where it is not as before. */
static bool note(struct renumbering *r, uint64_t one, uint64_t other)
{
    const bool same = r->there[one] == other + 1 && r->back[other] == one + 1;
    const bool fresh = !r->there[one] && !r->back[other];
    if (same)
        return true;
    if (r->there[one])
        r->back[r->there[one] - 1] = 0;
    if (r->back[other])
        r->there[r->back[other] - 1] = 0;
    r->there[one] = (uint32_t)other + 1;
    r->back[other] = (uint32_t)one + 1;
    return fresh;
}

static bool note_line(const struct isadora_target *target, struct renumbering *files,
                      const char *one, const char *other)
{
    bool same = true;
    for (;;) {
        uint64_t a = 0, b = 0;
        const int file = next_register(target, &one, &a);
        if (next_register(target, &other, &b) != file || file < 0)
            return same;
        same &= note(&files[file], a, b);
    }
}

static void check_registers(struct lines *left, struct lines *right)
{
    const struct isadora_target *target = left->isa;
    struct renumbering *files = tool_alloc((target->file_count + 1) * sizeof *files);
    for (size_t f = 0; f < target->file_count; f++) {
        const size_t bytes = ((size_t)target->files[f].count + 1) * sizeof *files->there;
        files[f].there = memset(tool_alloc(bytes), 0, bytes);
        files[f].back = memset(tool_alloc(bytes), 0, bytes);
    }
    for (size_t i = 0; i < left->count; i++) {
        const struct line *line = &left->list[i];
        if (line->match != COMPARE_NONE && !note_line(target, files, left->pool + line->text,
                                                      right->pool + right->list[line->match].text))
            part_lines(left, right, i);
    }
}

void compare_check(struct lines *left, struct lines *right, const struct compare *compare)
{
    check_branches(left, right);
    if (compare->registers)
        check_registers(left, right);
}
