/* lanes.h: an instruction set of warps written by hand, for tests of grids that must not depend on
 * any description.
 *
 * Words of 16 bits, little-endian: the high byte is the opcode, the low byte its operand. Eight
 * lanes, each with one register. */
#ifndef LANES_TEST_H
#define LANES_TEST_H

#include <isadora/simt.h>
#include "machine/execute.h"

#include <stdio.h>
#include <string.h>

enum lanes_form {
    LANES_ADD,  /* r += operand */
    LANES_ONLY, /* only lanes below the operand stay active */
    LANES_ALL,  /* all launched ones */
    LANES_EXIT, /* no lane */
    LANES_BAR,  /* adds 1 to the block's counter, which restarts at its number of warps; waits for 0
                 */
    LANES_WAIT, /* waits until the block's counter is the operand */
    LANES_JUMP, /* to the operand */
    LANES_LOOP, /* r -= 1; to the operand while any lane's r is not 0 */
    LANES_STORE, /* s[4 * thread + operand] = r */
    LANES_LOAD,  /* r = s[4 * thread + operand] */
    LANES_LOCAL, /* l[operand] += r; r = l[operand] */
    LANES_COUNT, /* g[operand] += 1 for each lane, 8 bytes of it */
    LANES_TRAP,  /* in lane 2, if it is active */
    LANES_FORMS
};
enum { LANES_S, LANES_L, LANES_G, LANES_WIDTH = 8 };

struct lanes_block {
    uint16_t bar, warps;
};

struct lanes_grid {
    uint32_t blocks;
};

struct lanes_state {
    struct lanes_block *block;
    struct lanes_grid *grid;
    uint8_t active, live;
    uint32_t r[LANES_WIDTH];
};

static int lanes_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
                        struct isadora_insn *out)
{
    (void)c;
    if (size < 2)
        return ISADORA_SHORT;
    if (bytes[1] >= LANES_FORMS)
        return ISADORA_NO_FORM;
    *out = (struct isadora_insn){.form = bytes[1], .length = 2};
    out->value[0] = bytes[0];
    return 2;
}

static void lanes_reset(void *state, unsigned config)
{
    (void)config;
    ((struct lanes_state *)state)->r[0] = 0;
}

#define FOR_LANES(s, i)                                                                            \
    for (int i = 0; i < LANES_WIDTH; i++)                                                          \
        if ((s)->active >> i & 1)

static int lanes_add(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct lanes_state *s = m->state;
    FOR_LANES(s, i)
    s->r[i] += (uint32_t)in->value[0];
    return 0;
}

static int lanes_only(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct lanes_state *s = m->state;
    s->active = (uint8_t)(s->active & ((1u << in->value[0]) - 1));
    return 0;
}

static int lanes_all(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct lanes_state *s = m->state;
    (void)in;
    s->active = s->live;
    return 0;
}

static int lanes_exit(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct lanes_state *s = m->state;
    (void)in;
    s->active = 0;
    return 0;
}

static int lanes_bar(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct lanes_state *s = m->state;
    (void)in;
    if (!m->again) {
        s->block->bar = (uint16_t)(s->block->bar + 1 == s->block->warps ? 0 : s->block->bar + 1);
        m->woke = true;
    }
    return s->block->bar ? RT_WAIT : 0;
}

static int lanes_wait(struct isadora_machine *m, const struct isadora_insn *in)
{
    const struct lanes_state *s = m->state;
    return s->block->bar == in->value[0] ? 0 : RT_WAIT;
}

static int lanes_jump(struct isadora_machine *m, const struct isadora_insn *in)
{
    m->next = in->value[0];
    return 0;
}

static int lanes_loop(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct lanes_state *s = m->state;
    FOR_LANES(s, i)
    {
        if (--s->r[i])
            m->next = in->value[0];
    }
    return 0;
}

static uint64_t lanes_place(const struct isadora_machine *m, int lane,
                            const struct isadora_insn *in)
{
    const uint32_t *n = m->launch.block;
    const uint32_t thread =
        rt_thread(m, 0, lane) + n[0] * (rt_thread(m, 1, lane) + n[1] * rt_thread(m, 2, lane));
    return 4 * thread + in->value[0];
}

static int lanes_store(struct isadora_machine *m, const struct isadora_insn *in)
{
    const struct lanes_state *s = m->state;
    FOR_LANES(s, i)
    {
        m->lane = i;
        if (!rt_may_store(m, LANES_S, lanes_place(m, i, in), 4))
            return (int)m->trap.kind;
    }
    FOR_LANES(s, i)
    rt_store(m, LANES_S, lanes_place(m, i, in), 4, s->r[i]);
    m->lane = -1;
    return 0;
}

static int lanes_load(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct lanes_state *s = m->state;
    uint32_t r[LANES_WIDTH];
    FOR_LANES(s, i)
    {
        m->lane = i;
        r[i] = (uint32_t)rt_load(m, LANES_S, lanes_place(m, i, in), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    }
    m->lane = -1;
    FOR_LANES(s, i)
    s->r[i] = r[i];
    return 0;
}

static int lanes_local(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct lanes_state *s = m->state;
    FOR_LANES(s, i)
    {
        m->lane = i;
        s->r[i] += (uint32_t)rt_load(m, LANES_L, in->value[0], 4);
        if (m->trap.kind || !rt_may_store(m, LANES_L, in->value[0], 4))
            return (int)m->trap.kind;
        rt_store(m, LANES_L, in->value[0], 4, s->r[i]);
    }
    m->lane = -1;
    return 0;
}

static int lanes_count(struct isadora_machine *m, const struct isadora_insn *in)
{
    const struct lanes_state *s = m->state;
    FOR_LANES(s, i)
    {
        m->lane = i;
        const uint64_t old = rt_load(m, LANES_G, in->value[0] << 8, 8);
        if (m->trap.kind || !rt_may_store(m, LANES_G, in->value[0] << 8, 8))
            return (int)m->trap.kind;
        rt_store(m, LANES_G, in->value[0] << 8, 8, old + 1);
    }
    m->lane = -1;
    return 0;
}

static int lanes_trap(struct isadora_machine *m, const struct isadora_insn *in)
{
    const struct lanes_state *s = m->state;
    (void)in;
    if (!(s->active & 4))
        return 0;
    m->lane = 2;
    return rt_trap(m, ISADORA_TRAP_STATED, "made to trap");
}

static int lanes_start_block(struct isadora_machine *m)
{
    const struct lanes_state *s = m->state;
    s->block->warps = (uint16_t)m->launch.warps;
    s->grid->blocks++;
    return 0;
}

static int lanes_start_warp(struct isadora_machine *m)
{
    struct lanes_state *s = m->state;
    s->live = s->active;
    FOR_LANES(s, i)
    s->r[i] = rt_thread(m, 0, i) + 100 * rt_thread(m, 1, i) + 10000 * m->launch.at[0];
    return 0;
}

static const isadora_action lanes_actions[] = {
    [LANES_ADD] = lanes_add,   [LANES_ONLY] = lanes_only,   [LANES_ALL] = lanes_all,
    [LANES_EXIT] = lanes_exit, [LANES_BAR] = lanes_bar,     [LANES_WAIT] = lanes_wait,
    [LANES_JUMP] = lanes_jump, [LANES_LOOP] = lanes_loop,   [LANES_STORE] = lanes_store,
    [LANES_LOAD] = lanes_load, [LANES_LOCAL] = lanes_local, [LANES_COUNT] = lanes_count,
    [LANES_TRAP] = lanes_trap,
};

static const struct isadora_config lanes_configs[] = {{.name = "a", .variant = "a"}};
static const struct isadora_unit lanes_units[] = {{2, 16, 0, 2, 1}};
static const struct isadora_form lanes_forms[LANES_FORMS] = {{.name = "add", .configs = 1}};
static const struct isadora_file lanes_files[] = {
    {.name = "$pc", .prints = "$pc", .width = 8, .is_pc = 1, .configs = 1},
    {.name = "$active",
     .prints = "$active",
     .width = 8,
     .offset = offsetof(struct lanes_state, active),
     .scope = ISADORA_WARP,
     .configs = 1},
    {.name = "$r",
     .prints = "$r",
     .count = 1,
     .width = 32,
     .offset = offsetof(struct lanes_state, r),
     .stride = 4 * LANES_WIDTH,
     .lane_stride = 4,
     .scope = ISADORA_LANE,
     .configs = 1},
    {.name = "$bar",
     .prints = "$bar",
     .width = 16,
     .offset = offsetof(struct lanes_block, bar),
     .scope = ISADORA_BLOCK,
     .configs = 1},
    {.name = "$blocks",
     .prints = "$blocks",
     .width = 32,
     .offset = offsetof(struct lanes_grid, blocks),
     .scope = ISADORA_GRID,
     .configs = 1},
};
static const struct isadora_space lanes_spaces[] = {
    [LANES_S] = {.name = "s",
                 .cells = 0x4000,
                 .cell_bits = 8,
                 .scope = ISADORA_BLOCK,
                 .outside = ISADORA_UNDEFINED,
                 .configs = 1},
    [LANES_L] = {.name = "l", .cells = 0x64, .cell_bits = 8, .scope = ISADORA_LANE, .configs = 1},
    [LANES_G] = {.name = "g",
                 .cells = UINT64_C(1) << 36,
                 .cell_bits = 8,
                 .scope = ISADORA_GRID,
                 .configs = 1},
};

static const uint64_t lanes_params_at[] = {0x10}, lanes_buffers_at[] = {0};

static const struct isadora_launch_limits lanes_limits = {.threads = 0}; /* none */
static const struct isadora_target lanes_target = {
    .name = "lanes",
    .title = "made up",
    .configs = lanes_configs,
    .config_count = 1,
    .units = lanes_units,
    .unit_count = 1,
    .forms = lanes_forms,
    .form_count = LANES_FORMS,
    .files = lanes_files,
    .file_count = sizeof lanes_files / sizeof *lanes_files,
    .spaces = lanes_spaces,
    .space_count = 3,
    .text_max = 64,
    .state_size = sizeof(struct lanes_state),
    .decode = lanes_decode,
    .reset = lanes_reset,
    .actions = lanes_actions,
    .lanes = LANES_WIDTH,
    .limits = &lanes_limits,
    .masks = 1,
    .block_size = sizeof(struct lanes_block),
    .grid_size = sizeof(struct lanes_grid),
    .param_space = LANES_S,
    .params_at = lanes_params_at,
    .buffer_space = LANES_G,
    .buffers_at = lanes_buffers_at,
    .start_block = lanes_start_block,
    .start_warp = lanes_start_warp,
};

#endif
