/* delayed.c: stores that take effect later than the instruction that makes them.
 *
 * A machine holds them in the order in which they were made. When a cycle ends, those that are due
 * are done, the oldest first; the instruction of that cycle is the youngest, so bits that it stored
 * itself stay. What an instruction started counts only when it came to its end: one that traps or
 * waits started nothing. */
#include "machine/delayed.h"
#include "machine/trap.h"

void rt_later(struct isadora_machine *m, unsigned delay, unsigned file, uint64_t index,
              uint64_t mask, uint64_t value)
{
    if (m->pending_count == ISADORA_PENDING_MAX) {
        rt_trap(m, ISADORA_TRAP_MEMORY, "too many stores are under way");
        return;
    }
    if (!m->pending_count || m->now + delay < m->pending_due)
        m->pending_due = m->now + delay;
    m->pending[m->pending_count++] = (struct isadora_pending){.due = m->now + delay,
                                                              .mask = mask,
                                                              .value = value & mask,
                                                              .index = index,
                                                              .file = (int16_t)file,
                                                              .engine = -1,
                                                              .from = m->pc,
                                                              .made = m->now};
}

/* The one just noted; NULL where there was no room for it. */
static struct isadora_pending *newest(struct isadora_machine *m)
{
    return m->trap.kind ? NULL : &m->pending[m->pending_count - 1];
}

void rt_later_pc(struct isadora_machine *m, unsigned delay, uint64_t value)
{
    if (m->pending_count) {
        rt_later(m, delay, 0, 0, m->pc_mask, value);
        if (newest(m))
            newest(m)->file = ISADORA_PENDING_PC;
        return;
    }
    m->pending_due = m->now + delay;
    m->pending_count = 1;
    m->pending[0] = (struct isadora_pending){.due = m->now + delay,
                                             .mask = m->pc_mask,
                                             .value = value & m->pc_mask,
                                             .file = ISADORA_PENDING_PC,
                                             .engine = -1,
                                             .from = m->pc,
                                             .made = m->now};
}

void rt_engine(struct isadora_machine *m, unsigned engine)
{
    if (newest(m))
        newest(m)->engine = (int16_t)engine;
}

void rt_occupy(struct isadora_machine *m, unsigned delay, unsigned engine)
{
    rt_later(m, delay, 0, 0, 0, 0);
    if (newest(m)) {
        newest(m)->file = ISADORA_PENDING_BEGIN;
        newest(m)->engine = (int16_t)engine;
        m->pending_due = 0; /* it begins with this cycle */
    }
}

void rt_stored(struct isadora_machine *m, unsigned file, uint64_t index, uint64_t mask)
{
    for (unsigned i = 0; i < m->pending_count; i++) {
        struct isadora_pending *p = &m->pending[i];
        if (p->file != (int16_t)file || p->index != index)
            continue;
        if (p->due == m->now + 1)
            p->covered |= mask;
        if (m->watch && m->watch->overtake && p->mask & mask)
            m->watch->overtake(m->watch->user, p, p->mask & mask);
    }
}

static void drop(struct isadora_machine *m, struct isadora_pending *p)
{
    if (m->watch && m->watch->drop && p->file != ISADORA_PENDING_BEGIN)
        m->watch->drop(m->watch->user, p);
    p->file = ISADORA_PENDING_BEGIN;
}

/* An engine that restarts drops what it was doing. */
static void begin_engines(struct isadora_machine *m, unsigned first)
{
    for (unsigned i = first; i < m->pending_count; i++) {
        if (m->pending[i].file != ISADORA_PENDING_BEGIN)
            continue;
        for (unsigned k = 0; k < first; k++) {
            if (m->pending[k].engine == m->pending[i].engine)
                drop(m, &m->pending[k]);
        }
    }
}

/* Reports what the instruction started. */
static void watch_later(struct isadora_machine *m, unsigned first)
{
    for (unsigned i = first; m->watch && m->watch->later && i < m->pending_count; i++) {
        if (m->pending[i].file != ISADORA_PENDING_BEGIN)
            m->watch->later(m->watch->user, &m->pending[i]);
    }
}

static void write_back(struct isadora_machine *m, const struct isadora_pending *p)
{
    if (m->watch && m->watch->written && p->file != ISADORA_PENDING_BEGIN)
        m->watch->written(m->watch->user, p);
    if (p->file == ISADORA_PENDING_PC)
        m->next = p->value;
    else if (p->file != ISADORA_PENDING_BEGIN && p->mask & ~p->covered)
        m->target->write_back(m, (unsigned)p->file, p->index, p->mask & ~p->covered, p->value);
}

void rt_pass_time(struct isadora_machine *m, unsigned first, bool waits)
{
    unsigned left = 0;
    if (m->pending_count == 1 && m->pending->file != ISADORA_PENDING_BEGIN && !m->watch && !waits) {
        if (m->pending->due > m->now + 1) /* one alone, as most are */
            return;
        m->pending_count = 0;
        m->pending_due = UINT64_MAX;
        write_back(m, m->pending);
        return;
    }
    begin_engines(m, first);
    watch_later(m, first);
    for (unsigned i = 0; i < m->pending_count; i++) {
        struct isadora_pending *p = &m->pending[i];
        if (waits && p->file == ISADORA_PENDING_PC)
            p->due++; /* delay slots are instructions, not cycles */
        if (p->due <= m->now + 1)
            write_back(m, p);
        else if (p->file != ISADORA_PENDING_BEGIN)
            m->pending[left++] = *p;
    }
    m->pending_count = left;
    m->pending_due = UINT64_MAX;
    for (unsigned i = 0; i < left; i++)
        m->pending_due = m->pending[i].due < m->pending_due ? m->pending[i].due : m->pending_due;
}

void rt_forget_later(struct isadora_machine *m, unsigned first)
{
    m->pending_count = first;
    for (unsigned i = 0; i < first; i++)
        m->pending[i].covered = 0;
}
