/* registers.c: the registers that a warp is left with.
 *
 * What says nothing takes little room: registers in a row that hold 0, and entries of a stack that
 * are alike, are one line, and of a deep stack only the top is told. */
#include "common/json_write.h"
#include "grid/grid_run.h"

#include "base/wide.h"

#include <inttypes.h>

enum {
    FEWEST_UNUSED = 4,  /* registers in a row that are told as one */
    FEWEST_ENTRIES = 3, /* of a stack */
    MOST_ENTRIES = 16   /* lines of a member of a stack, without --dump */
};

static uint64_t launched(const struct grid_run *g)
{
    return g->grid.worker.warps[g->grid.worker.warp].lanes;
}

static rt_u128 value_of(const struct grid_run *g, const struct isadora_register *reg)
{
    return rt_wide(isadora_register_get(g->m, reg));
}

/* ---- text ---- */

static bool is_entry(const struct grid_run *g, const struct isadora_register *reg)
{
    return isadora_stack_depth(g->m->target, reg->file) != NULL;
}

static bool is_alike(const struct grid_run *g, const struct isadora_register *a,
                     const struct isadora_register *b)
{
    if (b->file != a->file || !isadora_register_lives(g->m, b))
        return false;
    if (a->file->scope == ISADORA_LANE)
        return lanes_are_zero(g->m, *a, launched(g)) && lanes_are_zero(g->m, *b, launched(g));
    return value_of(g, a) == value_of(g, b);
}

/* The last register of those in a row that are told as one with this one; *n counts them. */
static struct isadora_register last_alike(const struct grid_run *g,
                                          const struct isadora_register *first, unsigned *n)
{
    struct isadora_register last = *first, next = *first;
    const bool entry = is_entry(g, first);
    *n = 1;
    if (!entry && !lanes_are_zero(g->m, *first, launched(g)))
        return last;
    for (; isadora_register_next(g->m, &next) && is_alike(g, first, &next); last = next)
        ++*n;
    if (*n < (entry ? FEWEST_ENTRIES : FEWEST_UNUSED)) {
        *n = 1;
        return *first;
    }
    return last;
}

static void print_name(const struct grid_run *g, const struct isadora_register *first,
                       const struct isadora_register *last)
{
    char name[ISADORA_NAME_MAX];
    isadora_register_text(g->m->target, first, name);
    output_text(g->run->out, name);
    if (last->index == first->index)
        return;
    isadora_register_text(g->m->target, last, name);
    output_format(g->run->out, "..%s", name);
}

/* One line; *reg is then the last one that it tells of. */
static void print_register(const struct grid_run *g, struct isadora_register *reg)
{
    struct output *out = g->run->out;
    unsigned n;
    const struct isadora_register last = last_alike(g, reg, &n);
    if (reg->file->scope == ISADORA_LANE && n == 1) {
        lanes_print(out, g->m, reg, launched(g), true);
    } else {
        char text[ISADORA_VALUE_MAX];
        print_name(g, reg, &last);
        isadora_value_text(isadora_register_get(g->m, reg), reg->is_signed, text);
        output_format(out, " = %s", text);
    }
    output_text(out, "\n");
    *reg = last;
}

/* The lines that a member of a stack takes from an entry on. */
static unsigned count_lines(const struct grid_run *g, struct isadora_register reg)
{
    const struct isadora_file *file = reg.file;
    unsigned lines = 0, n;
    do {
        reg = last_alike(g, &reg, &n);
        lines++;
    } while (isadora_register_next(g->m, &reg) && reg.file == file &&
             isadora_register_lives(g->m, &reg));
    return lines;
}

/* Passes the lowest entries of a deep stack; *reg is then the first one that is told. */
static void pass_entries(const struct grid_run *g, struct isadora_register *reg)
{
    const struct isadora_register first = *reg;
    struct isadora_register last = first;
    unsigned lines = count_lines(g, first), n;
    if (lines <= MOST_ENTRIES)
        return;
    for (; lines > MOST_ENTRIES; lines--) {
        last = last_alike(g, reg, &n);
        *reg = last;
        isadora_register_next(g->m, reg);
    }
    print_name(g, &first, &last);
    output_text(g->run->out, ": not told without --dump\n");
}

/* ---- JSON ---- */

/* A value, or an array of those of the launched lanes. */
static void json_register(const struct grid_run *g, struct isadora_register reg)
{
    struct output *out = g->run->out;
    const bool many = reg.file->scope == ISADORA_LANE;
    char name[ISADORA_NAME_MAX], text[ISADORA_VALUE_MAX];
    isadora_register_name(&reg, name);
    if (many)
        json_open(out, name, '[');
    for (unsigned i = 0; i < (many ? g->m->target->lanes : 1); i++) {
        if (many && !(launched(g) >> i & 1))
            continue;
        reg.lane = (uint8_t)i;
        isadora_value_text(isadora_register_get(g->m, &reg), reg.is_signed, text);
        json_text(out, many ? NULL : name, text);
    }
    if (many)
        json_close(out, ']');
}

/* ---- both ---- */

void grid_registers(const struct grid_run *g, unsigned scopes)
{
    struct isadora_register reg = {.file = NULL};
    while (isadora_register_next(g->m, &reg)) {
        if (!(scopes >> reg.file->scope & 1) || !isadora_register_lives(g->m, &reg))
            continue;
        if (!g->run->json && !g->run->dump && !reg.index && is_entry(g, &reg))
            pass_entries(g, &reg);
        if (!g->run->dump && lanes_are_zero(g->m, reg, launched(g)))
            continue;
        if (g->run->json)
            json_register(g, reg);
        else
            print_register(g, &reg);
    }
}
