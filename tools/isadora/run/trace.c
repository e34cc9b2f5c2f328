/* trace.c: what happens in each cycle of a run.
 *
 * The machine reports memory and stores that are done later. Which registers are read comes from
 * the table of uses, where the description has one because it states latencies; what is stored to
 * registers at once is found by comparing the state, which is right for any instruction set, and by
 * that table where the value stays the same. */
#include "run/trace.h"
#include "run/uses.h"
#include "state/place.h"
#include "base/wide.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- notes ---- */

/* The note of this name; a new one, without a value, where there is none. Later stores are all kept
 * apart. */
static struct trace_note *note(struct trace *t, enum trace_kind kind, const char *name)
{
    for (size_t i = 0; kind != TRACE_LATER && i < t->note_count; i++) {
        if (t->notes[i].kind == kind && strcmp(t->notes[i].name, name) == 0)
            return &t->notes[i];
    }
    t->notes = tool_grow(t->notes, t->note_count, &t->note_room, sizeof *t->notes);
    struct trace_note *n = &t->notes[t->note_count++];
    *n = (struct trace_note){.kind = kind, .file = -1};
    snprintf(n->name, sizeof n->name, "%s", name);
    return n;
}

/* ---- memory ---- */

static void on_load(void *user, unsigned space, uint64_t index, unsigned cells,
                    struct isadora_word value)
{
    struct trace *t = user;
    char name[ISADORA_CELL_NAME_MAX];
    isadora_cell_name(t->machine->target, space, index, cells, name);
    struct trace_note *n = note(t, TRACE_READ, name);
    if (!*n->value)
        isadora_value_text(value, false, n->value);
}

static void on_store(void *user, unsigned space, uint64_t index, unsigned cells,
                     struct isadora_word value, struct isadora_word old)
{
    struct trace *t = user;
    char name[ISADORA_CELL_NAME_MAX];
    isadora_cell_name(t->machine->target, space, index, cells, name);
    struct trace_note *n = note(t, TRACE_WROTE, name);
    if (!*n->value)
        isadora_value_text(old, false, n->was);
    isadora_value_text(value, false, n->value);
}

/* ---- registers ---- */

static struct isadora_word value_in(const struct trace *t, void *state,
                                    const struct isadora_register *reg)
{
    void *own = t->machine->state;
    t->machine->state = state;
    struct isadora_word value = isadora_register_get(t->machine, reg);
    t->machine->state = own;
    return value;
}

static bool same(struct isadora_word a, struct isadora_word b) { return rt_wide(a) == rt_wide(b); }

/* JSON has the names of vectors, which stay; people read what programs write. */
static void name_of(const struct trace *t, const struct isadora_register *reg, char *out)
{
    if (t->json)
        isadora_register_name(reg, out);
    else
        isadora_register_text(t->machine->target, reg, out);
}

/* Name and value of the bits of a register, given its value. */
static void describe(const struct trace *t, const struct isadora_register *reg, rt_u128 mask,
                     rt_u128 value, char *name, size_t size, char *text)
{
    const rt_u128 whole = ones(reg->file->width);
    char base[ISADORA_NAME_MAX];
    unsigned lo = 0, width = 0;
    mask &= whole;
    name_of(t, reg, base);
    while (lo < 127 && !(mask >> lo & 1))
        lo++;
    while (width < 128 - lo && (mask >> lo >> width & 1))
        width++;
    if (mask == whole) {
        snprintf(name, size, "%s", base);
        isadora_value_text(rt_word_of(value), reg->is_signed, text);
        return;
    }
    if (width == 1)
        snprintf(name, size, "%s[%u]", base, lo);
    else
        snprintf(name, size, "%s[%u..%u]", base, lo, lo + width - 1);
    if (mask != ones(width) << lo) {
        snprintf(name, size, "%s, some bits", base);
        lo = 0;
    }
    isadora_value_text(rt_word_of((value & mask) >> lo), false, text);
}

/* The note of bits of a register, with their value. */
static struct trace_note *note_bits(struct trace *t, enum trace_kind kind,
                                    const struct isadora_register *reg, rt_u128 mask, rt_u128 value)
{
    char name[ISADORA_NAME_MAX + 32], text[ISADORA_VALUE_MAX];
    describe(t, reg, mask, value, name, sizeof name, text);
    struct trace_note *n = note(t, kind, name);
    memcpy(n->value, text, sizeof text);
    return n;
}

/* What the instruction itself stored at once: all that differs, but for registers that count
 * cycles. */
static void compare_registers(struct trace *t)
{
    const struct isadora_machine *m = t->machine;
    struct isadora_register reg = {.file = NULL};
    t->compared = true;
    if (memcmp(t->state, m->state, m->target->state_size) == 0)
        return;
    while (isadora_register_next(m, &reg)) {
        struct isadora_word old = value_in(t, t->state, &reg), new = isadora_register_get(m, &reg);
        char name[ISADORA_NAME_MAX];
        if (reg.file->is_pc || same(old, new))
            continue;
        name_of(t, &reg, name);
        struct trace_note *n = note(t, TRACE_WROTE, name);
        n->file = (int)(reg.file - m->target->files);
        n->index = reg.index;
        isadora_value_text(new, reg.is_signed, n->value);
        isadora_value_text(old, reg.is_signed, n->was);
    }
}

/* ---- stores that take effect later ---- */

static void note_pending(struct trace *t, enum trace_kind kind, const struct isadora_pending *p)
{
    const struct isadora_target *target = t->machine->target;
    const uint64_t mask = p->mask & ~p->covered;
    struct trace_note *n;
    if (p->file >= 0 && !mask)
        return;
    if (p->file >= 0) {
        const struct isadora_register reg = whole_register(target, p->file, p->index);
        n = note_bits(t, kind, &reg, mask, p->value);
    } else {
        n = note(t, kind, "$pc");
        isadora_value_text((struct isadora_word){{p->value, 0}}, false, n->value);
    }
    n->in = p->due - t->machine->now;
    n->engine = p->engine >= 0 && (size_t)p->engine < target->engine_count
                    ? target->engines[p->engine]
                    : NULL;
}

static void on_later(void *user, const struct isadora_pending *p)
{
    if (p->due > p->made + 1)
        note_pending(user, TRACE_LATER, p);
}

static void on_drop(void *user, const struct isadora_pending *p)
{
    note_pending(user, TRACE_DROPPED, p);
}

static void on_written(void *user, const struct isadora_pending *p)
{
    struct trace *t = user;
    if (!t->compared)
        compare_registers(t); /* before the first one takes effect */
    note_pending(t, TRACE_TOOK_EFFECT, p);
}

/* ---- uses ---- */

/* What a read gives that sees the state of a cycle ago; what the world stored is seen at once. */
static struct isadora_word late_value(const struct trace *t, const struct isadora_register *reg)
{
    const struct isadora_word now = isadora_register_get(t->machine, reg);
    return same(now, value_in(t, t->state, reg)) ? value_in(t, t->older, reg) : now;
}

static void note_read(struct trace *t, const struct isadora_use *use)
{
    const struct isadora_register reg = whole_register(t->machine->target, use->file, use->index);
    const struct isadora_word held =
        use->late ? late_value(t, &reg) : isadora_register_get(t->machine, &reg);
    note_bits(t, TRACE_READ, &reg, rt_wide(use->mask), rt_wide(held));
}

static void note_reads(struct trace *t)
{
    struct isadora_use uses[RUN_USES];
    const size_t count = run_uses(t->machine, uses);
    for (size_t i = 0; i < count; i++) {
        if (!uses[i].write && !uses[i].kept && !uses[i].any && uses[i].file >= 0)
            note_read(t, &uses[i]);
    }
}

static bool is_noted(const struct trace *t, const struct isadora_use *use)
{
    for (size_t i = 0; i < t->note_count; i++) {
        const struct trace_note *n = &t->notes[i];
        if (n->kind == TRACE_WROTE && n->file == use->file && n->index == use->index)
            return true;
    }
    return false;
}

/* Registers that were stored to and kept their value: they differ in nothing. */
static void note_kept(struct trace *t)
{
    const struct isadora_target *target = t->machine->target;
    struct isadora_context context = {.config = t->machine->context.config, .address = t->pc};
    struct isadora_use uses[RUN_USES];
    size_t count = isadora_uses(target, &context, &t->insn, uses, RUN_USES);
    for (size_t i = 0; i < count && i < RUN_USES; i++) {
        const struct isadora_use *use = &uses[i];
        if (!use->write || use->any || use->conditional || use->file < 0 || use->latency != 1 ||
            is_noted(t, use))
            continue;
        const struct isadora_register reg =
            whole_register(t->machine->target, use->file, use->index);
        struct trace_note *n = note_bits(t, TRACE_WROTE, &reg, rt_wide(use->mask),
                                         rt_wide(value_in(t, t->state, &reg)));
        memcpy(n->was, n->value, sizeof n->was);
    }
}

/* What an exception stores to says why, also where it was the same before. */
static void note_raised(struct trace *t)
{
    const struct isadora_machine *m = t->machine;
    const struct isadora_target *target = m->target;
    size_t i = 0;
    while (i < target->exception_count && strcmp(target->exceptions[i], m->raised) != 0)
        i++;
    for (size_t k = 0; i < target->exception_count && k < target->exception_info[i].write_count;
         k++) {
        const struct isadora_stored stored = target->exception_info[i].writes[k];
        const struct isadora_use use = {.file = (int16_t)stored.file, .index = stored.number};
        if (!(target->files[use.file].configs >> m->context.config & 1) || is_noted(t, &use))
            continue;
        const struct isadora_register reg = whole_register(target, use.file, use.index);
        char name[ISADORA_NAME_MAX];
        name_of(t, &reg, name);
        struct trace_note *n = note(t, TRACE_WROTE, name);
        isadora_value_text(isadora_register_get(m, &reg), reg.is_signed, n->value);
        memcpy(n->was, n->value, sizeof n->was);
    }
}

/* ---- a cycle ---- */

void trace_open(struct trace *t, struct isadora_machine *m, struct output *out, bool json)
{
    *t = (struct trace){.machine = m, .out = out, .json = json};
    t->watch = (struct isadora_watch){t, on_load, on_store, on_later, on_written, on_drop, NULL};
    t->state = tool_alloc(m->target->state_size);
    t->older = tool_alloc(m->target->state_size);
    memcpy(t->state, m->state, m->target->state_size);
    memcpy(t->older, m->state, m->target->state_size);
    isadora_machine_watch(m, &t->watch);
}

void trace_begin(struct trace *t)
{
    const struct isadora_machine *m = t->machine;
    t->open = true;
    t->compared = false;
    t->note_count = 0;
    t->pc = m->pc;
    t->steps = m->steps;
    t->now = m->now;
    t->undefined = !m->insn;
    if (m->insn) {
        t->insn = *m->insn;
        note_reads(t);
    }
    memcpy(t->state, m->state, m->target->state_size);
}

void trace_end(struct trace *t)
{
    const struct isadora_machine *m = t->machine;
    if (!t->open)
        return;
    const size_t size = m->target->state_size;
    t->open = false;
    const bool passed = m->now != t->now, waits = passed && m->steps == t->steps;
    memcpy(t->older, t->state, size);
    if (passed && !t->compared) {
        if (m->target->tick)
            m->target->tick(t->state, 1);
        compare_registers(t);
    }
    if (passed && !waits && isadora_raised(m))
        note_raised(t);
    else if (passed && !waits)
        note_kept(t);
    memcpy(t->state, m->state, size);
    bool news = !waits || !t->waiting;
    for (size_t i = 0; i < t->note_count && !news; i++)
        news = t->notes[i].kind == TRACE_TOOK_EFFECT;
    if (news)
        trace_print(t, waits);
    t->waiting = waits;
}
