/* registers.c: the registers of a machine, or of the warp that it shows.
 *
 * Output is kept short: with lanes, adjacent registers that hold 0, and equal entries of a stack,
 * are one line, and only the top of a deep stack is printed. */
#include "common/json_write.h"
#include "run/run.h"

#include "base/wide.h"

#include <inttypes.h>

enum {
    FEWEST_UNUSED = 4,  /* adjacent registers that are printed as one */
    FEWEST_ENTRIES = 3, /* of a stack */
    MOST_ENTRIES = 16   /* lines of a member of a stack, unless all are wanted */
};

/* What is printed of which machine. */
struct shown {
    const struct isadora_machine *m;
    struct output *out;
    uint64_t lanes; /* that the warp was launched with */
    bool grouped;
};

/* ---- text ---- */

static bool is_entry(const struct shown *s, const struct isadora_register *reg)
{
    return isadora_stack_depth(s->m->target, reg->file) != NULL;
}

static bool is_alike(const struct shown *s, const struct isadora_register *a,
                     const struct isadora_register *b)
{
    if (b->file != a->file || !isadora_register_lives(s->m, b))
        return false;
    if (a->file->scope == ISADORA_LANE)
        return lanes_are_zero(s->m, *a, s->lanes) && lanes_are_zero(s->m, *b, s->lanes);
    return rt_wide(isadora_register_get(s->m, a)) == rt_wide(isadora_register_get(s->m, b));
}

/* The last of the adjacent registers that are printed together with this one; *n counts them. */
static struct isadora_register last_alike(const struct shown *s,
                                          const struct isadora_register *first, unsigned *n)
{
    struct isadora_register last = *first, next = *first;
    const bool entry = is_entry(s, first);
    *n = 1;
    if (!s->grouped || (!entry && !lanes_are_zero(s->m, *first, s->lanes)))
        return last;
    for (; isadora_register_next(s->m, &next) && is_alike(s, first, &next); last = next)
        ++*n;
    if (*n < (entry ? FEWEST_ENTRIES : FEWEST_UNUSED)) {
        *n = 1;
        return *first;
    }
    return last;
}

static void print_name(const struct shown *s, const struct isadora_register *first,
                       const struct isadora_register *last)
{
    char name[ISADORA_NAME_MAX];
    isadora_register_text(s->m->target, first, name);
    output_text(s->out, name);
    if (last->index == first->index)
        return;
    isadora_register_text(s->m->target, last, name);
    output_format(s->out, "..%s", name);
}

/* One line; *reg is then the last register in it. */
static void print_register(const struct shown *s, struct isadora_register *reg)
{
    unsigned n;
    const struct isadora_register last = last_alike(s, reg, &n);
    if (reg->file->scope == ISADORA_LANE && n == 1) {
        lanes_print(s->out, s->m, reg, s->lanes, true);
    } else {
        char text[ISADORA_VALUE_MAX];
        print_name(s, reg, &last);
        isadora_value_text(isadora_register_get(s->m, reg), reg->is_signed, text);
        output_format(s->out, " = %s", text);
    }
    output_text(s->out, "\n");
    *reg = last;
}

/* The lines that a member of a stack takes from an entry on. */
static unsigned count_lines(const struct shown *s, struct isadora_register reg)
{
    const struct isadora_file *file = reg.file;
    unsigned lines = 0, n;
    do {
        reg = last_alike(s, &reg, &n);
        lines++;
    } while (isadora_register_next(s->m, &reg) && reg.file == file &&
             isadora_register_lives(s->m, &reg));
    return lines;
}

/* Skips the lowest entries of a deep stack; *reg is then the first one to print. */
static void pass_entries(const struct shown *s, struct isadora_register *reg)
{
    const struct isadora_register first = *reg;
    struct isadora_register last = first;
    unsigned lines = count_lines(s, first), n;
    if (lines <= MOST_ENTRIES)
        return;
    for (; lines > MOST_ENTRIES; lines--) {
        last = last_alike(s, reg, &n);
        *reg = last;
        isadora_register_next(s->m, reg);
    }
    print_name(s, &first, &last);
    output_text(s->out, ": not shown without --dump\n");
}

/* ---- JSON ---- */

/* A value, or an array of those of the launched lanes. */
static void json_register(const struct shown *s, struct isadora_register reg)
{
    const bool many = reg.file->scope == ISADORA_LANE;
    char name[ISADORA_NAME_MAX], text[ISADORA_VALUE_MAX];
    isadora_register_name(&reg, name);
    if (many)
        json_open(s->out, name, '[');
    for (unsigned i = 0; i < (many ? s->m->target->lanes : 1); i++) {
        if (many && !(s->lanes >> i & 1))
            continue;
        reg.lane = (uint8_t)i;
        isadora_value_text(isadora_register_get(s->m, &reg), reg.is_signed, text);
        json_text(s->out, many ? NULL : name, text);
    }
    if (many)
        json_close(s->out, ']');
}

/* ---- both ---- */

void run_registers(const struct run *run, uint64_t lanes, unsigned scopes, enum run_registers how)
{
    const struct isadora_machine *m = run->machine;
    const bool all = how == REGISTERS_RESULT && run->dump;
    const struct shown s = {m, run->out, lanes, how == REGISTERS_RESULT && m->target->lanes};
    struct isadora_register reg = {.file = NULL};
    while (isadora_register_next(m, &reg)) {
        if (!(scopes >> reg.file->scope & 1) || !isadora_register_lives(m, &reg))
            continue;
        if (s.grouped && !run->json && !all && !reg.index && is_entry(&s, &reg))
            pass_entries(&s, &reg);
        if (!all && lanes_are_zero(m, reg, lanes))
            continue;
        if (run->json)
            json_register(&s, reg);
        else
            print_register(&s, &reg);
    }
}
