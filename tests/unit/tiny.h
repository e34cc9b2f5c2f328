/* tiny.h: an instruction set written by hand, for tests of the runtime that must not depend on any
 * description.
 *
 * Words of 16 bits, little-endian: the high byte is the opcode, the low byte its operand. */
#ifndef TINY_H
#define TINY_H

#include <isadora/machine.h>
#include "machine/execute.h"
#include "base/wide.h"

#include <stdio.h>
#include <string.h>

enum tiny_form {
    TINY_NOP,
    TINY_SET,
    TINY_ADD,
    TINY_JUMP,
    TINY_STORE,
    TINY_HALT,
    TINY_TRAP,
    TINY_LOAD,
    TINY_FORMS
};
enum { TINY_MEM, TINY_BIG };

struct tiny_state {
    uint16_t r[8];
    uint8_t c[2];
    int16_t s[2];
    rt_u128 v[2];
    uint8_t extra;
};

static int tiny_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
                       struct isadora_insn *out)
{
    (void)c;
    if (size < 2)
        return ISADORA_SHORT;
    if (bytes[1] >= TINY_FORMS)
        return ISADORA_NO_FORM;
    out->form = bytes[1];
    out->length = 2;
    out->value[0] = bytes[0];
    out->mask = (struct isadora_word){{0, 0}};
    return 2;
}

static int tiny_encode(const struct isadora_context *c, const struct isadora_insn *in,
                       uint8_t *bytes, size_t size)
{
    (void)c;
    if (size < 2)
        return ISADORA_NO_SPACE;
    bytes[0] = (uint8_t)in->value[0];
    bytes[1] = (uint8_t)in->form;
    return 2;
}

static size_t tiny_format(const struct isadora_context *c, const struct isadora_insn *in, char *out,
                          size_t size)
{
    (void)c;
    return (size_t)snprintf(out, size, "op%u %u", (unsigned)in->form, (unsigned)in->value[0]);
}

static void tiny_reset(void *state, unsigned config)
{
    struct tiny_state *s = state;
    (void)config;
    memset(s, 0, sizeof *s);
    s->c[0] = s->c[1] = 0x80;
}

static int tiny_nop(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)m;
    (void)in;
    return 0;
}

/* r[high digit] = low digit */
static int tiny_set(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tiny_state *s = m->state;
    if (in->value[0] >> 4 & 7)
        s->r[in->value[0] >> 4 & 7] = (uint16_t)(in->value[0] & 15);
    return 0;
}

/* r1 += operand, and the flag Z of c0 */
static int tiny_add(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tiny_state *s = m->state;
    s->r[1] = (uint16_t)(s->r[1] + in->value[0]);
    s->c[0] = (uint8_t)((s->c[0] & ~1u) | (s->r[1] == 0));
    return 0;
}

static int tiny_jump(struct isadora_machine *m, const struct isadora_insn *in)
{
    m->next = in->value[0];
    return 0;
}

/* mem[operand] = r2 */
static int tiny_store(struct isadora_machine *m, const struct isadora_insn *in)
{
    const struct tiny_state *s = m->state;
    if (!rt_may_store(m, TINY_MEM, in->value[0], 1))
        return (int)m->trap.kind;
    rt_store(m, TINY_MEM, in->value[0], 1, s->r[2]);
    return 0;
}

static int tiny_halt(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    m->halted = true;
    return 0;
}

/* Stops: 1 with an unknown, 2 waits, 3 traps with r1 changed, else traps. */
static int tiny_trap(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tiny_state *s = m->state;
    m->next = 77;
    if (in->value[0] == 1)
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undocumented");
    if (in->value[0] == 2)
        return RT_WAIT;
    if (in->value[0] == 3)
        s->r[1] = 9;
    return rt_trap(m, ISADORA_TRAP_STATED, "made to trap");
}

/* r3 = 16 bits of mem */
static int tiny_load(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tiny_state *s = m->state;
    const uint16_t value = (uint16_t)rt_load(m, TINY_MEM, in->value[0], 2);
    if (m->trap.kind)
        return (int)m->trap.kind;
    s->r[3] = value;
    return 0;
}

static const isadora_action tiny_actions[] = {
    [TINY_NOP] = tiny_nop,   [TINY_SET] = tiny_set,     [TINY_ADD] = tiny_add,
    [TINY_JUMP] = tiny_jump, [TINY_STORE] = tiny_store, [TINY_HALT] = tiny_halt,
    [TINY_TRAP] = tiny_trap, [TINY_LOAD] = tiny_load,
};

static int tiny_execute(struct isadora_machine *m, const struct isadora_insn *in)
{
    return tiny_actions[in->form](m, in);
}

static const struct isadora_config tiny_configs[] = {{.name = "a", .variant = "a"},
                                                     {.name = "b", .variant = "b"}};
static const struct isadora_unit tiny_units[] = {{2, 16, 0, 2, 3}};
static const struct isadora_form tiny_forms[TINY_FORMS] = {
    {.name = "nop", .configs = 3},  {.name = "set", .configs = 3},   {.name = "add", .configs = 3},
    {.name = "jump", .configs = 3}, {.name = "store", .configs = 3}, {.name = "halt", .configs = 3},
    {.name = "trap", .configs = 3}, {.name = "load", .configs = 3},
};
static const char *const tiny_also[] = {"$stack", "$r_7", NULL}, *const tiny_also_half[] = {"$hi",
                                                                                            NULL};
static const struct isadora_entry tiny_entries[] = {
    {.number = 0, .hardwired = 1},
    {.number = 7, .prints = "$sp", .also = tiny_also},
};
/* Two parts of $v0, all of $s1 under a name that another register has, and a computed value. */
static const struct isadora_entry tiny_alias_entries[] = {
    {.number = 0, .prints = "$lo", .alias = 1, .place_file = 5, .place_lo = 0, .place_width = 16},
    {.number = 1,
     .alias = 1,
     .also = tiny_also_half,
     .place_file = 5,
     .place_lo = 16,
     .place_width = 16},
    {.number = 2,
     .prints = "$pc",
     .alias = 1,
     .place_file = 4,
     .place_index = 1,
     .place_width = 10},
    {.number = 3, .prints = "$sum", .alias = 1},
};
static const struct isadora_view tiny_words[] = {{"w", 4, 0, 32, 32}};
static const struct isadora_view tiny_flags[] = {{"Z", 0, 0, 0, 1}, {"b", 2, 0, 4, 4}};
static const struct isadora_held tiny_held[] = {{3, {{0x80, 0}}, {{0x80, 0}}},
                                                {2, {{0x40, 0}}, {{0, 0}}}};

#define TINY_AT(member) offsetof(struct tiny_state, member)
static const struct isadora_file tiny_files[] = {
    {.name = "$pc", .prints = "$pc", .width = 8, .is_pc = 1, .configs = 3},
    {.name = "$r",
     .prints = "$r",
     .count = 8,
     .width = 16,
     .offset = TINY_AT(r),
     .stride = 2,
     .entry_count = 2,
     .entries = tiny_entries,
     .configs = 3},
    {.name = "$c",
     .prints = "$c",
     .count = 2,
     .width = 8,
     .offset = TINY_AT(c),
     .stride = 1,
     .view_count = 2,
     .views = tiny_flags,
     .held_count = 2,
     .held = tiny_held,
     .configs = 3},
    {.name = "$s",
     .prints = "$s",
     .vector = "bus.s",
     .count = 2,
     .width = 10,
     .is_signed = 1,
     .offset = TINY_AT(s),
     .stride = 2,
     .configs = 3},
    {.name = "$v",
     .prints = "$v",
     .count = 2,
     .width = 128,
     .offset = TINY_AT(v),
     .stride = 16,
     .view_count = 1,
     .views = tiny_words,
     .configs = 3},
    {.name = "$extra", .prints = "$extra", .width = 8, .offset = TINY_AT(extra), .configs = 2},
    {.name = "$x",
     .prints = "$x",
     .count = 4,
     .width = 16,
     .entry_count = 4,
     .entries = tiny_alias_entries,
     .configs = 3},
};

static const struct isadora_space tiny_spaces[] = {
    [TINY_MEM] = {.name = "mem",
                  .cells = 0x100,
                  .cell_bits = 8,
                  .unaligned = ISADORA_TRAPS,
                  .outside = ISADORA_TRAPS,
                  .configs = 3},
    [TINY_BIG] = {.name = "big",
                  .cells = UINT64_C(1) << 32,
                  .cell_bits = 16,
                  .big_endian = 1,
                  .unaligned = ISADORA_WORKS,
                  .outside = ISADORA_WRAPS,
                  .configs = 3},
};

/* The same, its code in `mem`. */
static const struct isadora_space tiny_code_spaces[] = {
    [TINY_MEM] = {.name = "mem",
                  .cells = 0x100,
                  .cell_bits = 8,
                  .is_code = 1,
                  .unaligned = ISADORA_WORKS,
                  .outside = ISADORA_TRAPS,
                  .configs = 3},
};

#define TINY_COMMON                                                                                \
    .title = "made up", .configs = tiny_configs, .config_count = 2, .units = tiny_units,           \
    .unit_count = 1, .forms = tiny_forms, .form_count = TINY_FORMS, .files = tiny_files,           \
    .file_count = sizeof tiny_files / sizeof *tiny_files, .text_max = 64,                          \
    .state_size = sizeof(struct tiny_state), .decode = tiny_decode, .encode = tiny_encode,         \
    .format = tiny_format, .reset = tiny_reset, .execute = tiny_execute, .actions = tiny_actions

static const struct isadora_target tiny_target = {TINY_COMMON, .name = "tiny",
                                                  .spaces = tiny_spaces, .space_count = 2};
static const struct isadora_target tiny_code_target = {
    TINY_COMMON, .name = "tiny-code", .spaces = tiny_code_spaces, .space_count = 1};

#endif
