/* trace.c: `isadora run --trace` with lanes: each instruction of each warp, what its lanes
 * read and stored, and which registers changed. */
#include "common/json_write.h"
#include "code/hex.h"
#include "grid/grid_run.h"

#include "base/wide.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* An access of a lane. */
struct access {
    bool store;
    int lane;
    unsigned space, cells;
    uint64_t index;
    struct isadora_word value;
};

struct grid_trace {
    struct grid_run *g;
    struct isadora_machine *m;
    struct output *out;
    struct isadora_watch watch;
    void *state, *block, *grid; /* before this instruction */
    struct access *accesses;
    size_t count, room;
    uint64_t number; /* of the instruction */
    uint64_t lanes;  /* that were active before it */
    uint64_t shown_block;
    uint32_t warp, shown_warp; /* whose heading was printed last */
    bool open, headed;
};

/* ---- what is noted ---- */

/* An instruction may look at a cell more than once: first to find out whether it may. */
static void note(struct grid_trace *t, struct access access)
{
    access.lane = t->m->lane;
    for (size_t i = 0; i < t->count && !access.store; i++) {
        const struct access *a = &t->accesses[i];
        if (!a->store && a->lane == access.lane && a->space == access.space &&
            a->index == access.index && a->cells == access.cells)
            return;
    }
    t->accesses = tool_grow(t->accesses, t->count, &t->room, sizeof *t->accesses);
    t->accesses[t->count++] = access;
}

static void on_load(void *user, unsigned space, uint64_t index, unsigned cells,
                    struct isadora_word value)
{
    note(user, (struct access){false, 0, space, cells, index, value});
}

static void on_store(void *user, unsigned space, uint64_t index, unsigned cells,
                     struct isadora_word value, struct isadora_word old)
{
    (void)old;
    note(user, (struct access){true, 0, space, cells, index, value});
}

/* ---- text ---- */

static bool same_step(const struct access *a, const struct access *b, rt_u128 step,
                      uint64_t distance)
{
    return a->store == b->store && a->space == b->space && a->cells == b->cells &&
           b->lane == a->lane + 1 && b->index - a->index == distance &&
           rt_wide(b->value) - rt_wide(a->value) == step;
}

/* How many accesses from a[0] on go on like the first two. */
static size_t run_of(const struct access *a, size_t count)
{
    size_t n = 1;
    if (count < 2)
        return 1;
    const rt_u128 step = rt_wide(a[1].value) - rt_wide(a[0].value);
    const uint64_t distance = a[1].index - a[0].index;
    while (n < count && same_step(&a[n - 1], &a[n], step, distance))
        n++;
    return n == 2 && (step || distance) ? 1 : n;
}

static void print_accesses(const struct grid_trace *t, const struct access *a, size_t n)
{
    char cells[ISADORA_CELL_NAME_MAX], text[ISADORA_VALUE_MAX];
    isadora_cell_name(t->m->target, a->space, a->index, a->cells, cells);
    output_format(t->out, "            %s %s", a->store ? "stores" : "reads ", cells);
    if (n > 1) {
        output_format(t->out, "@%d..%d", a->lane, a[n - 1].lane);
        lanes_print_step(t->out, rt_word_of((rt_u128)rt_sext_128(a[1].index - a->index, 64)),
                         false);
    } else if (a->lane >= 0) {
        output_format(t->out, "@%d", a->lane);
    }
    isadora_value_text(a->value, false, text);
    output_format(t->out, " = %s", text);
    if (n > 1)
        lanes_print_step(t->out, rt_word_of(rt_wide(a[1].value) - rt_wide(a->value)), false);
    output_text(t->out, "\n");
}

static void print_heading(struct grid_trace *t)
{
    const uint32_t *at = t->m->launch.at;
    if (t->headed && t->shown_block == t->g->grid.block && t->shown_warp == t->warp)
        return;
    output_format(t->out, "block %u,%u,%u warp %u\n", at[0], at[1], at[2], t->warp);
    t->headed = true;
    t->shown_block = t->g->grid.block;
    t->shown_warp = t->warp;
}

static struct isadora_word value_in(const struct grid_trace *t, bool before,
                                    const struct isadora_register *reg)
{
    struct isadora_machine *m = t->m;
    void *state = m->state, *block = m->block, *grid = m->grid;
    if (before) {
        m->state = t->state;
        m->block = t->block;
        m->grid = t->grid;
    }
    const struct isadora_word value = isadora_register_get(m, reg);
    m->state = state;
    m->block = block;
    m->grid = grid;
    return value;
}

/* The lanes whose register changed; bit 0 for one that lanes do not have for themselves. */
static uint64_t changed(const struct grid_trace *t, struct isadora_register reg)
{
    uint64_t lanes = 0;
    const unsigned n = reg.file->scope == ISADORA_LANE ? t->m->target->lanes : 1;
    for (unsigned i = 0; i < n; i++) {
        reg.lane = (uint8_t)i;
        const rt_u128 was = rt_wide(value_in(t, true, &reg)),
                      is = rt_wide(value_in(t, false, &reg));
        if (was != is)
            lanes |= UINT64_C(1) << i;
    }
    return lanes;
}

static void print_register(const struct grid_trace *t, const struct isadora_register *reg,
                           uint64_t lanes)
{
    output_text(t->out, "            ");
    if (reg->file->scope == ISADORA_LANE) {
        lanes_print(t->out, t->m, reg, lanes, false);
    } else {
        char name[ISADORA_NAME_MAX], is[ISADORA_VALUE_MAX], was[ISADORA_VALUE_MAX];
        isadora_register_text(t->m->target, reg, name);
        isadora_value_text(value_in(t, false, reg), reg->is_signed, is);
        isadora_value_text(value_in(t, true, reg), reg->is_signed, was);
        output_format(t->out, "%s = %s (was %s)", name, is, was);
    }
    output_text(t->out, "\n");
}

static void print_changes(const struct grid_trace *t)
{
    struct isadora_register reg = {.file = NULL};
    while (isadora_register_next(t->m, &reg)) {
        const uint64_t lanes = reg.file->is_pc ? 0 : changed(t, reg);
        if (lanes)
            print_register(t, &reg, lanes);
    }
}

/* ---- JSON ---- */

static void json_labels(const struct grid_trace *t)
{
    const struct isadora_assembly *source = &t->g->run->source.result;
    const void *mark = tool_mark();
    json_open(t->out, "labels", '[');
    for (size_t i = 0; i < source->label_count; i++) {
        const struct isadora_label *label = &source->labels[i];
        if (assembly_is_at(t->m, label, t->m->context.address))
            json_text(t->out, NULL, tool_format("%.*s", (int)label->size, label->name));
    }
    json_close(t->out, ']');
    tool_drop(mark);
}

static void json_accesses(const struct grid_trace *t, bool store)
{
    json_open(t->out, store ? "stores" : "reads", '[');
    for (size_t i = 0; i < t->count; i++) {
        const struct access *a = &t->accesses[i];
        char cells[ISADORA_CELL_NAME_MAX], text[ISADORA_VALUE_MAX];
        if (a->store != store)
            continue;
        isadora_value_text(a->value, false, text);
        isadora_cell_name(t->m->target, a->space, a->index, a->cells, cells);
        json_open(t->out, NULL, '{');
        json_value(t->out, "lane", "%d", a->lane);
        json_text(t->out, "cells", cells);
        json_text(t->out, "value", text);
        json_close(t->out, '}');
    }
    json_close(t->out, ']');
}

static void json_changes(const struct grid_trace *t)
{
    struct isadora_register reg = {.file = NULL};
    json_open(t->out, "wrote", '{');
    while (isadora_register_next(t->m, &reg)) {
        const uint64_t lanes = reg.file->is_pc ? 0 : changed(t, reg);
        struct isadora_register one = reg;
        one.of_lane = reg.file->scope == ISADORA_LANE;
        for (unsigned i = 0; i < t->m->target->lanes; i++) {
            char name[ISADORA_NAME_MAX], text[ISADORA_VALUE_MAX];
            if (!(lanes >> i & 1))
                continue;
            one.lane = (uint8_t)i;
            isadora_register_name(&one, name);
            isadora_value_text(value_in(t, false, &one), one.is_signed, text);
            json_text(t->out, name, text);
        }
    }
    json_close(t->out, '}');
}

/* ---- one instruction ---- */

static void print_json(const struct grid_trace *t, const char *words, const char *text,
                       const char *held)
{
    json_begin_line(t->out);
    json_number(t->out, "instruction", t->number);
    json_triple(t->out, "block", t->m->launch.at);
    json_number(t->out, "warp", t->warp);
    json_hex(t->out, "lanes", t->lanes);
    json_hex(t->out, "address", t->m->context.address);
    json_labels(t);
    json_text(t->out, "code", words);
    json_text(t->out, "text", text);
    json_accesses(t, false);
    json_accesses(t, true);
    if (held)
        json_value(t->out, held, "true");
    else
        json_changes(t);
    json_end_line(t->out);
}

/* `held`: "waits" or "trapped"; then no changes are printed. */
static void print_instruction(struct grid_trace *t, const char *held)
{
    const struct isadora_machine *m = t->m;
    char text[ISADORA_TEXT_MAX], words[8 * ISADORA_WORD_BYTES], address[24];
    uint8_t bytes[ISADORA_WORD_BYTES];
    const int length = m->target->encode(&m->context, m->insn, bytes, sizeof bytes);
    m->target->format(&m->context, m->insn, text, sizeof text);
    *hex_groups(group_of(m->target, m->context.config), words, bytes,
                length > 0 ? (size_t)length : 0) = 0;
    *hex_digits(address, m->context.address, 8) = 0;
    t->open = false;
    if (t->g->run->json) {
        print_json(t, words, text, held);
        return;
    }
    print_heading(t);
    assembly_print_labels(m, &t->g->run->source.result, m->context.address, "        ", t->out);
    output_format(t->out, "%6" PRIu64 "  [%0*" PRIx64 "] %s: %s  %s\n", t->number,
                  (int)(m->target->lanes / 4), t->lanes, address, words, text);
    for (size_t i = 0, n; i < t->count; i += n) {
        n = run_of(t->accesses + i, t->count - i);
        print_accesses(t, t->accesses + i, n);
    }
    if (held)
        output_format(t->out, "            %s\n", held);
    else
        print_changes(t);
}

static void before(void *user, struct isadora_machine *m)
{
    struct grid_trace *t = ((struct grid_run *)user)->trace;
    const struct isadora_target *target = m->target;
    t->count = 0;
    t->open = true;
    t->number = m->steps;
    t->warp = m->launch.warp;
    t->lanes = active_lanes(m);
    memcpy(t->state, m->state, target->state_size);
    memcpy(t->block, m->block, target->block_size);
    memcpy(t->grid, m->grid, target->grid_size);
}

static void after(void *user, struct isadora_machine *m)
{
    struct grid_trace *t = ((struct grid_run *)user)->trace;
    if (t->open && t->warp == m->launch.warp)
        print_instruction(t, NULL);
    else if (!t->g->run->json)
        output_format(t->out, "            warp %u goes on\n", m->launch.warp);
    t->count = 0;
}

/* The instruction waits, or it trapped and nothing of it happened. */
static void held(void *user, struct isadora_machine *m, bool waits)
{
    struct grid_trace *t = ((struct grid_run *)user)->trace;
    (void)m;
    if (t->open)
        print_instruction(t, waits ? "waits" : "trapped");
    t->count = 0;
}

void grid_trace_open(struct grid_run *g, struct isadora_grid_plan *plan)
{
    struct grid_trace *t = tool_alloc(sizeof *t);
    const struct isadora_target *target = g->m->target;
    *t = (struct grid_trace){
        .g = g,
        .m = g->m,
        .out = g->run->out,
        .watch = {.user = t, .load = on_load, .store = on_store},
        .state = tool_alloc(target->state_size),
        .block = tool_alloc(target->block_size + 1),
        .grid = tool_alloc(target->grid_size + 1),
    };
    isadora_machine_watch(g->m, &t->watch);
    g->trace = t;
    plan->before = before;
    plan->after = after;
    plan->held = held;
}
