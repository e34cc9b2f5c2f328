/* machine.c: machines, and running them until they stop for a reason. */
#include <isadora/machine.h>
#include "machine/operations/blocks.h"
#include "machine/fetch.h"
#include "machine/memory.h"
#include "machine/state.h"

#include <stdlib.h>

enum { FEWEST_DECODED = 4096 };

/* Operations call each other this often, where the compiler does not make jumps of it. Sanitizers,
 * and no optimization, make their frames large. */
#if defined __has_feature
#define HAS_ADDRESS_SANITIZER __has_feature(address_sanitizer)
#elif defined __SANITIZE_ADDRESS__
#define HAS_ADDRESS_SANITIZER 1
#else
#define HAS_ADDRESS_SANITIZER 0
#endif
#if HAS_ADDRESS_SANITIZER || !defined __OPTIMIZE__
enum { SLICE = 512 };
#else
enum { SLICE = 4096 };
#endif

static const struct isadora_file *pc_file(const struct isadora_target *target)
{
    for (size_t i = 0; i < target->file_count; i++) {
        if (target->files[i].is_pc)
            return &target->files[i];
    }
    return NULL;
}

static int code_space_of(const struct isadora_target *target, unsigned config)
{
    for (size_t i = 0; i < target->space_count; i++) {
        if (target->spaces[i].is_code && (target->spaces[i].configs >> config & 1))
            return (int)i;
    }
    return -1;
}

void isadora_machine_reset(struct isadora_machine *m)
{
    rt_reset_state(m);
    for (size_t i = 0; i < m->target->space_count; i++)
        rt_memory_clear(&m->memory[i]);
    if (m->code_space >= 0)
        rt_forget_all(m);
    m->pc = m->next = isadora_arrive(m, m->target->start);
    m->halted = m->again = m->woke = false;
    m->lane = -1;
    m->trap = (struct isadora_trap){.space = -1, .lane = -1};
    m->insn = NULL;
    m->steps = 0;
    m->raised = NULL;
    m->raise_row = m->raise_last = 0;
    m->now = ISADORA_FIRST_CYCLE;
    m->pending_count = 0;
    rt_drop_bundle(m);
}

void rt_note_raise(struct isadora_machine *m, const char *name)
{
    enum { FIRST, ROW, LAST };
    const bool again = isadora_raised(m) != NULL;
    m->raise_last = !m->raised ? FIRST : again ? LAST : ROW;
    m->raise_row = again ? m->raise_row : m->raise_last;
    m->raises[m->raise_last] = (struct isadora_raise){.name = name, .pc = m->pc, .steps = m->steps};
}

void rt_set_config(struct isadora_machine *m, unsigned config)
{
    const struct isadora_target *target = m->target;
    rt_forget_all(m);
    m->context.config = config;
    m->alignment = isadora_alignment_of(target, config);
    m->pc_bytes = m->alignment.step;
    m->code_space = code_space_of(target, config);
    m->decoded_shift = 0;
    while (m->pc_bytes == 1 && isadora_grain(target, config) >> (m->decoded_shift + 1))
        m->decoded_shift++;
}

void isadora_machine_quick(struct isadora_machine *m, bool wanted)
{
    isadora_pick *quick = wanted && m->target->quick ? m->target->quick() : NULL;
    m->one_by_one = !wanted;
    if (quick != m->quick)
        rt_forget_all(m);
    m->quick = quick;
}

struct isadora_machine *isadora_machine_create(const struct isadora_target *target, unsigned config)
{
    struct isadora_machine *m = calloc(1, sizeof *m);
    if (!m)
        return NULL;
    const struct isadora_file *pc = pc_file(target);
    m->target = target;
    m->bundle = target->bundle;
    m->pc_mask = pc && pc->width < 64 ? (UINT64_C(1) << pc->width) - 1 : UINT64_MAX;
    m->decoded_mask = FEWEST_DECODED - 1;
    rt_set_config(m, config);
    m->decoded = calloc(FEWEST_DECODED, sizeof *m->decoded);
    m->state = rt_state_new(target->state_size * (target->together ? 2 : 1), 1);
    m->block = rt_state_new(target->block_size, 1);
    m->grid = rt_state_new(target->grid_size, 1);
    m->launch = rt_single_launch;
    m->memory = calloc(target->space_count + 1, sizeof *m->memory);
    m->reach = target->ops ? calloc(2 * target->space_count + 1, sizeof *m->reach) : NULL;
    bool ok = m->decoded && m->state && m->block && m->grid && m->memory &&
              (m->reach || !target->ops);
    for (size_t i = 0; ok && i < target->space_count; i++)
        ok = rt_memory_open(&m->memory[i], &target->spaces[i],
                            target->spaces[i].scope == ISADORA_LANE ? target->lanes : 0);
    for (size_t i = 0; ok && m->reach && i < target->space_count; i++)
        m->memory[i].reach_of = &m->reach[2 * i];
    if (!ok) {
        isadora_machine_destroy(m);
        return NULL;
    }
    isadora_machine_reset(m);
    isadora_machine_quick(m, true);
    return m;
}

void isadora_machine_destroy(struct isadora_machine *m)
{
    if (!m)
        return;
    for (size_t i = 0; m->memory && i < m->target->space_count; i++)
        rt_memory_close(&m->memory[i]);
    free(m->memory);
    free(m->reach);
    free(m->state);
    free(m->block);
    free(m->grid);
    free(m->decoded);
    rt_free_ops(m);
    free(m->image);
    free(m->kept);
    free(m);
}

/* ---- running ---- */

/* The instruction did not come to its end. */
static enum isadora_stop not_done(struct isadora_machine *m, unsigned pending, int status)
{
    rt_forget_later(m, pending);
    m->next = m->pc;
    m->halted = false;
    m->lane = -1;
    if (m->trap.kind || !rt_waits(status))
        return ISADORA_TRAPPED;
    m->again = true;
    if (m->pending_count)
        rt_pass_time(m, m->pending_count, true);
    if (m->target->tick)
        m->target->tick(m->state, 1);
    m->now++;
    return ISADORA_WAITING;
}

/* The run ends after this instruction. */
static enum isadora_stop ended(struct isadora_machine *m)
{
    if (m->halted != RT_STORED)
        return ISADORA_HALTED;
    m->halted = false;
    return ISADORA_STORED;
}

/* What comes after the function of an instruction. `pending`: stores under way before it. */
static enum isadora_stop finish(struct isadora_machine *m, unsigned pending, int status)
{
    m->halted &= (uint8_t)~RT_LOOK;
    if (!rt_is_done(status) || m->trap.kind)
        return not_done(m, pending, status);
    if (m->pending_count)
        rt_pass_time(m, pending, false);
    if (m->target->tick)
        m->target->tick(m->state, 1);
    m->now++;
    m->again = false;
    m->pc = isadora_arrive(m, m->next);
    m->steps++;
    return m->halted ? ended(m) : ISADORA_RUNNING;
}

/* Executes what was found. */
static inline enum isadora_stop perform(struct isadora_machine *m, const struct rt_decoded *slot,
                                        isadora_action action)
{
    const unsigned pending = m->pending_count;
    m->context.address = m->pc;
    m->next = slot->next;
    return finish(m, pending, action(m, &slot->insn));
}

/* Executes a word of a bundle whose words execute together: the cycle ends with the last one. */
static enum isadora_stop perform_word(struct isadora_machine *m, const struct rt_decoded *slot)
{
    m->context.address = m->pc;
    m->next = slot->next;
    rt_enter_word(m, slot->next);
    const int status = slot->action(m, &slot->insn);
    m->halts |= m->halted != 0;
    m->halted = false;
    const bool ends = rt_ends_bundle(m, slot->next);
    if (!rt_is_done(status) || m->trap.kind || (ends && !rt_end_bundle(m))) {
        rt_drop_bundle(m);
        return not_done(m, m->pending_count, status);
    }
    m->steps++;
    if (!ends) {
        m->pc = m->inside_at = isadora_arrive(m, slot->next);
        return ISADORA_RUNNING;
    }
    if (m->target->tick)
        m->target->tick(m->state, 1);
    m->now++;
    m->pc = isadora_arrive(m, m->next);
    return m->halted ? ended(m) : ISADORA_RUNNING;
}

static enum isadora_stop step_word(struct isadora_machine *m)
{
    struct rt_decoded *slot;
    const enum isadora_stop why = rt_find(m, &slot);
    if (why == ISADORA_RUNNING)
        return perform_word(m, slot);
    rt_drop_bundle(m);
    return why;
}

static inline enum isadora_stop step(struct isadora_machine *m)
{
    struct rt_decoded *slot;
    const enum isadora_stop why = rt_find(m, &slot);
    if (why == ISADORA_RUNNING)
        return perform(m, slot, slot->action);
    if (why == ISADORA_UNDECODED && m->target->undefined)
        return perform(m, slot, m->target->undefined);
    return why;
}

/* Executes operations, about so many at most; near a limit one instruction at a time. */
static enum isadora_stop run_operations(struct isadora_machine *m, uint64_t left)
{
    const struct rt_op *op = left > 2 * RT_BLOCK ? rt_op_at_pc(m) : NULL;
    if (!op)
        return step(m);
    const uint64_t now = rt_begin(m, op, (left < SLICE ? left : SLICE) - RT_BLOCK);
    const int status = op->run(op, m, m->state, now);
    if (status == RT_SLICE_OVER)
        return ISADORA_RUNNING;
    return status == RT_NO_OP ? step(m) : finish(m, m->pending_before, status);
}

/* Restarts after a trap or a halt. */
static void ready(struct isadora_machine *m)
{
    m->trap = (struct isadora_trap){.space = -1, .lane = -1};
    m->halted = false;
}

enum isadora_stop isadora_fetch(struct isadora_machine *m)
{
    struct rt_decoded *slot;
    ready(m);
    const enum isadora_stop why = rt_find(m, &slot);
    m->insn = why == ISADORA_RUNNING ? &slot->insn : NULL;
    return why;
}

enum isadora_stop isadora_step(struct isadora_machine *m)
{
    ready(m);
    return m->target->together ? step_word(m) : step(m);
}

/* One cycle with someone around who may do something; alone, a wait for what is not under way
 * never ends. */
static enum isadora_stop watched_step(struct isadora_machine *m,
                                      const struct isadora_limits *limits, uint64_t first)
{
    if (limits->cycles && m->now - first >= limits->cycles)
        return ISADORA_LIMITED;
    if (limits->each_cycle && !limits->each_cycle(limits->user, m))
        return ISADORA_LIMITED;
    return m->target->together ? step_word(m) : step(m);
}

enum isadora_stop isadora_run(struct isadora_machine *m, const struct isadora_limits *limits)
{
    static const struct isadora_limits none;
    enum isadora_stop why = ISADORA_RUNNING;
    const uint64_t first_step = m->steps, first_cycle = m->now;
    ready(m);
    limits = limits ? limits : &none;
    const bool watched = limits->cycles || limits->each_cycle || m->target->together;
    const bool in_ops = m->target->ops && !m->one_by_one && !watched && !m->watch;
    while (why == ISADORA_RUNNING) {
        if (limits->steps && m->steps - first_step == limits->steps)
            return ISADORA_LIMITED;
        m->pending_before = m->pending_count;
        if (in_ops)
            why = run_operations(m, limits->steps ? limits->steps - (m->steps - first_step)
                                                  : UINT64_MAX);
        else
            why = watched ? watched_step(m, limits, first_cycle) : step(m);
        if (why == ISADORA_WAITING && (m->pending_before || limits->each_cycle))
            why = ISADORA_RUNNING;
    }
    return why;
}

void isadora_settle(struct isadora_machine *m)
{
    if (m->inside)
        rt_end_bundle(m);
    for (unsigned first = 0; m->pending_count; first = m->pending_count) {
        rt_pass_time(m, first, false);
        m->now++;
    }
    m->pc = isadora_arrive(m, m->next);
}
