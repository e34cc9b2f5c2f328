/* run.c: runs one conformance vector on two machines.
 *
 * `got` executes the instruction, `want` holds what the state should be. Both start alike; each
 * listed result is compared and then copied, so that any difference that is left is a change that
 * was not listed. */
#include <isadora/asm.h>
#include "machine/execute.h"
#include "machine/memory.h"
#include "machine/state.h"
#include "common/number.h"
#include "vectors/vector.h"

#include <inttypes.h>
#include <string.h>

static bool find_register(struct isadora_vectors *v, struct isadora_text name,
                          struct isadora_register *out)
{
    uint32_t hash = 2166136261u;
    struct known_name *known;
    if (name.size == 0 || name.size > NAME_BYTES)
        return isadora_register_find(v->options.target, name.at, name.size, out);
    for (size_t i = 0; i < name.size; i++)
        hash = (hash ^ (unsigned char)name.at[i]) * 16777619u;
    known = &v->known[hash % KNOWN_NAMES];
    if (known->size != name.size || memcmp(known->text, name.at, name.size) != 0) {
        if (!isadora_register_find(v->options.target, name.at, name.size, &known->reg)) {
            known->size = 0;
            return false;
        }
        known->size = (uint8_t)name.size;
        memcpy(known->text, name.at, name.size);
    }
    *out = known->reg;
    return true;
}

/* ---- state before ---- */

static void set_config(struct isadora_vectors *v, unsigned config)
{
    if (config != v->got->context.config) {
        rt_set_config(v->got, config);
        rt_set_config(v->want, config);
    }
    if (config != v->reset_config) {
        rt_reset_state(v->got);
        memcpy(v->reset, v->got->state, v->options.target->state_size);
        v->reset_config = config;
    }
}

static void clear(struct isadora_vectors *v, struct isadora_machine *m)
{
    const struct isadora_target *target = v->options.target;
    memcpy(m->state, v->reset, target->state_size);
    if (target->lanes) {
        memset(m->block, 0, target->block_size);
        memset(m->grid, 0, target->grid_size);
        rt_join_states(m);
    }
    for (size_t i = 0; i < target->space_count; i++)
        rt_memory_clear(&m->memory[i]);
    m->pc = m->next = isadora_arrive(m, 0);
    m->halted = m->again = false;
    m->lane = -1;
    m->trap = (struct isadora_trap){.space = -1, .lane = -1};
}

/* Enters an object whose place was noted. */
static bool reenter(struct vector *x, const char *at)
{
    if (!at)
        return false;
    x->json.at = at;
    x->json.depth = 0;
    return isadora_json_object(&x->json);
}

static bool register_of(struct isadora_vectors *v, struct vector *x, struct isadora_text key,
                        struct isadora_register *reg)
{
    if (find_register(v, key, reg) && isadora_register_exists(reg, x->config))
        return true;
    isadora_register_explain(v->options.target, x->config, key.at, key.size, x->why, sizeof x->why);
    return isadora_json_fail(&x->json, key.at, x->why);
}

/* Always false. */
static bool does_not_fit(struct vector *x, const char *at, struct isadora_text name,
                         const struct isadora_register *reg)
{
    const char *most = reg->file->most && reg->width == reg->file->width
                           ? ", or is above the most that it holds"
                           : "";
    snprintf(x->why, sizeof x->why, "this value does not fit `%.*s`, which has %u bit%s%s",
             (int)name.size, name.at, (unsigned)reg->width, reg->width == 1 ? "" : "s", most);
    return isadora_json_fail(&x->json, at, x->why);
}

static bool read_in(struct isadora_vectors *v, struct vector *x)
{
    struct isadora_text key, text;
    struct isadora_register reg;
    struct isadora_word value;
    if (!reenter(x, x->in))
        return !x->json.why;
    while (isadora_json_member(&x->json, &key)) {
        if (!isadora_json_wide(&x->json, &text, &value) || !register_of(v, x, key, &reg))
            return false;
        if (!isadora_register_set(v->got, &reg, value) ||
            !isadora_register_set(v->want, &reg, value))
            return does_not_fit(x, text.at, key, &reg);
    }
    return !x->json.why;
}

/* A cell of `mem_in` or `mem_out`, or cells that are shown as one. */
struct cell {
    struct isadora_part part;
    uint64_t index, value;
    struct isadora_text key;
};

static bool take_cell(struct isadora_vectors *v, struct vector *x, struct cell *cell)
{
    struct isadora_text text;
    struct isadora_word index, value;
    const struct isadora_space *space = &v->options.target->spaces[cell->part.space];
    if (!read_wide(cell->key.at, cell->key.size, &index))
        return isadora_json_fail(&x->json, cell->key.at,
                                 "expected the index of a cell of this space");
    if (!isadora_part_index(v->options.target, &cell->part, index, &cell->index, x->why,
                            sizeof x->why))
        return isadora_json_fail(&x->json, cell->key.at, x->why);
    if (!isadora_json_wide(&x->json, &text, &value))
        return false;
    return isadora_shown_value(space, value, &cell->value) ||
           isadora_json_fail(&x->json, text.at, "this value does not fit a cell");
}

/* Calls `each` for every cell of a mem_ object. */
static bool walk_memory(struct isadora_vectors *v, struct vector *x, const char *place,
                        bool (*each)(struct isadora_vectors *, struct vector *,
                                     const struct cell *))
{
    struct isadora_text name;
    struct cell cell;
    if (!reenter(x, place))
        return !x->json.why;
    while (isadora_json_member(&x->json, &name)) {
        if (!isadora_part_find(v->options.target, name.at, name.size, &cell.part))
            return isadora_json_fail(&x->json, name.at, "no such space");
        if (!isadora_json_object(&x->json))
            return false;
        while (isadora_json_member(&x->json, &cell.key)) {
            if (!take_cell(v, x, &cell) || !each(v, x, &cell))
                return false;
        }
    }
    return !x->json.why;
}

static bool set_cell(struct isadora_vectors *v, struct vector *x, const struct cell *cell)
{
    if (isadora_put(v->got, cell->part.space, cell->index, cell->value) &&
        isadora_put(v->want, cell->part.space, cell->index, cell->value))
        return true;
    return isadora_json_fail(&x->json, cell->key.at, "no memory left");
}

/* Where code lies in a space, the instruction is there too. */
static bool place_code(struct isadora_vectors *v, struct vector *x)
{
    if (v->got->code_space < 0)
        return true;
    const uint64_t pc = v->got->pc;
    if (!isadora_load_image(v->got, pc, x->bytes, x->size) ||
        !isadora_load_image(v->want, pc, x->bytes, x->size))
        return isadora_json_fail(&x->json, x->code.at, "the code does not fit its space");
    return true;
}

/* ---- state after ---- */

static void differs(struct isadora_vectors *v, struct vector *x, const char *name,
                    const char *expected, const char *found)
{
    if (rt_vector_failing(v, x, true))
        fprintf(v->options.messages, "    %s: expected %s, got %s\n", name, expected, found);
}

static void register_differs(struct isadora_vectors *v, struct vector *x,
                             const struct isadora_register *reg, struct isadora_word expected,
                             struct isadora_word found, const char *remark)
{
    char name[ISADORA_NAME_MAX], left[ISADORA_VALUE_MAX], right[ISADORA_VALUE_MAX + 32];
    isadora_register_text(v->options.target, reg, name);
    isadora_value_text(expected, reg->is_signed, left);
    isadora_value_text(found, reg->is_signed, right);
    strcat(right, remark);
    differs(v, x, name, left, right);
}

/* The low bits of a value as isadora_register_get gives them. */
static rt_u128 as_register(const struct isadora_register *reg, struct isadora_word value)
{
    return reg->is_signed ? rt_wide(value) : rt_wide(value) & ones(reg->width);
}

static bool compare_out(struct isadora_vectors *v, struct vector *x)
{
    struct isadora_text key, text;
    struct isadora_register reg;
    struct isadora_word value;
    if (!reenter(x, x->out))
        return !x->json.why;
    while (isadora_json_member(&x->json, &key)) {
        if (!isadora_json_wide(&x->json, &text, &value) || !register_of(v, x, key, &reg))
            return false;
        const struct isadora_word found = isadora_register_get(v->got, &reg);
        rt_u128 expected = as_register(&reg, value);
        if (reg.file->is_pc)
            expected = isadora_arrive(v->got, (uint64_t)expected);
        if (!isadora_register_set(v->want, &reg, value))
            return does_not_fit(x, text.at, key, &reg);
        if (rt_wide(found) != expected)
            register_differs(v, x, &reg, rt_word_of(expected), found, "");
        isadora_register_set(v->want, &reg, found);
    }
    return !x->json.why;
}

static void cell_differs(struct isadora_vectors *v, struct vector *x, unsigned space,
                         uint64_t index, uint64_t expected, uint64_t found, const char *remark)
{
    char name[ISADORA_CELL_NAME_MAX], left[ISADORA_VALUE_MAX], right[ISADORA_VALUE_MAX + 32];
    isadora_cell_name(v->options.target, space, index, 1, name);
    snprintf(left, sizeof left, "0x%" PRIx64, expected);
    snprintf(right, sizeof right, "0x%" PRIx64 "%s", found, remark);
    differs(v, x, name, left, right);
}

static bool compare_cell(struct isadora_vectors *v, struct vector *x, const struct cell *cell)
{
    const uint64_t found = isadora_look(v->got, cell->part.space, cell->index);
    if (found != cell->value)
        cell_differs(v, x, cell->part.space, cell->index, cell->value, found, "");
    return isadora_put(v->want, cell->part.space, cell->index, found) ||
           isadora_json_fail(&x->json, cell->key.at, "no memory left");
}

/* Cells that are not 0 in `a` and different in `b`; in the second walk those that are 0 in `a`. */
static void compare_spaces(struct isadora_vectors *v, struct vector *x)
{
    for (unsigned space = 0; space < v->options.target->space_count; space++) {
        const unsigned step = isadora_shown_cells(&v->options.target->spaces[space]);
        for (unsigned pass = 0; pass < 2; pass++) {
            const struct isadora_machine *walked = pass ? v->want : v->got;
            for (uint64_t index = 0; isadora_memory_next(walked, space, &index); index += step) {
                index -= index % step;
                const uint64_t found = isadora_look(v->got, space, index),
                               before = isadora_look(v->want, space, index);
                if (found != before && (pass == 0 || found == 0))
                    cell_differs(v, x, space, index, before, found, " (not listed)");
            }
        }
    }
}

/* Whether no register differs. A warp's state begins with two pointers. */
static bool equal_states(const struct isadora_vectors *v)
{
    const struct isadora_target *target = v->options.target;
    const struct isadora_machine *a = v->got, *b = v->want;
    const size_t first = target->lanes ? sizeof a->block + sizeof a->grid : 0;
    return a->pc == b->pc &&
           memcmp((const char *)a->state + first, (const char *)b->state + first,
                  target->state_size - first) == 0 &&
           memcmp(a->block, b->block, target->block_size) == 0 &&
           memcmp(a->grid, b->grid, target->grid_size) == 0;
}

static void compare_register(struct isadora_vectors *v, struct vector *x,
                             const struct isadora_register *reg)
{
    const struct isadora_word found = isadora_register_get(v->got, reg);
    const struct isadora_word before = isadora_register_get(v->want, reg);
    if (rt_wide(found) != rt_wide(before))
        register_differs(v, x, reg, before, found, " (not listed)");
}

static void compare_rest(struct isadora_vectors *v, struct vector *x)
{
    struct isadora_register reg = {0};
    compare_spaces(v, x);
    if (equal_states(v))
        return;
    while (isadora_register_next(v->got, &reg)) {
        compare_register(v, x, &reg);
        struct isadora_register other = reg;
        other.of_lane = true;
        for (unsigned i = 1; reg.file->scope == ISADORA_LANE && i < v->options.target->lanes; i++) {
            other.lane = (uint8_t)i;
            compare_register(v, x, &other);
        }
    }
}

/* ---- one vector ---- */

static bool prepare(struct isadora_vectors *v, struct vector *x)
{
    set_config(v, x->config);
    clear(v, v->got);
    clear(v, v->want);
    return read_in(v, x) && place_code(v, x) && walk_memory(v, x, x->mem_in, set_cell);
}

/* How the instruction stopped; STOP_NONE also where this computer had no memory left, which no
 * vector expects. */
static enum vector_stop stop_of(const struct isadora_machine *m, int status)
{
    if (rt_waits(status) && !m->trap.kind)
        return STOP_WAIT;
    if (m->trap.kind == ISADORA_TRAP_UNKNOWN)
        return STOP_UNKNOWN;
    return m->trap.kind == ISADORA_TRAP_MEMORY ? STOP_NONE : STOP_TRAP;
}

/* The instruction stopped: the vector expects that, or a failure is reported. */
static void stopped(struct isadora_vectors *v, struct vector *x, int status)
{
    const struct isadora_machine *m = v->got;
    const enum vector_stop found = stop_of(m, status);
    if ((x->stop && found == x->stop) || !rt_vector_failing(v, x, true))
        return;
    if (x->stop)
        fprintf(v->options.messages, "    expected a stop with `%.*s`, got:\n",
                (int)x->stop_name.size, x->stop_name.at);
    if (found == STOP_WAIT)
        fprintf(v->options.messages, "    the instruction waits\n");
    else
        fprintf(v->options.messages, "    %s: %s\n", isadora_trap_name(m->trap.kind), m->trap.why);
}

/* Decodes and executes; false when there is nothing to execute. */
static bool execute(struct isadora_vectors *v, struct vector *x)
{
    struct isadora_machine *m = v->got;
    m->context.address = m->pc;
    const int length = v->options.target->decode(&m->context, x->bytes, x->size, &x->insn);
    if (length <= 0 || (size_t)length != x->size) {
        if (rt_vector_failing(v, x, false))
            fprintf(v->options.messages, "    %s\n",
                    length <= 0 ? "not an instruction" : "more than one instruction");
        return false;
    }
    const uint64_t next_pc =
        isadora_next_address(m->target, m->context.config, m->pc, (unsigned)length) & m->pc_mask;
    m->next = next_pc;
    m->pending_count = 0;
    if (m->target->together)
        rt_enter_word(m, next_pc);
    const int status = v->options.target->execute(m, &x->insn);
    m->lane = -1; /* a trap left it where it happened */
    if (status || m->trap.kind) {
        rt_drop_bundle(m);
        stopped(v, x, status);
        return true;
    }
    if (x->stop && rt_vector_failing(v, x, true))
        fprintf(v->options.messages, "    expected a stop with `%.*s`, but it executed\n",
                (int)x->stop_name.size, x->stop_name.at);
    isadora_settle(m);
    v->want->pc = next_pc;
    return true;
}

static void count(struct isadora_vectors *v, const struct vector *x, bool decoded)
{
    if (x->failed)
        v->counts.failed++;
    else
        v->counts.passed++;
    if (decoded && x->failed)
        v->forms[x->insn.form].failed++;
    else if (decoded)
        v->forms[x->insn.form].passed++;
}

void rt_vector_run(struct isadora_vectors *v, struct vector *x)
{
    const bool done = prepare(v, x) && execute(v, x);
    if (done && compare_out(v, x) && walk_memory(v, x, x->mem_out, compare_cell))
        compare_rest(v, x);
    if (x->json.why)
        rt_vector_malformed(v, x, x->json.at, "%s", x->json.why);
    else
        count(v, x, done);
}
