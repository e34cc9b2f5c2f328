/* repeat.c: whether exceptions are raised without end. Which of them is to come again is chosen
 * again, each time after twice as many: then it is found whatever precedes the first round. Memory
 * is compared last, and seldom. */
#include "state/repeat.h"
#include "common/memory.h"

#include <string.h>

enum {
    TIMES = 2,      /* that the registers come again before memory is looked at */
    WAIT = 1 << 17, /* cycles: a program may wait until a register that counts them has a value */
    CHUNK = 4096
};

/* Registers that count cycles change without the program: those bytes that other cycles change. */
static void find_counts(struct repeat *r, const struct isadora_machine *m)
{
    const size_t size = m->target->state_size;
    memcpy(r->counts, m->state, size);
    if (m->target->tick)
        m->target->tick(r->counts, UINT64_C(0x0101010101010101)); /* all bytes of a number */
    for (size_t i = 0; i < size; i++)
        r->counts[i] = r->counts[i] != ((const unsigned char *)m->state)[i];
}

static bool same_registers(const struct repeat *r, const struct isadora_machine *m)
{
    const unsigned char *now = m->state;
    for (size_t i = 0; i < m->target->state_size; i++)
        if (now[i] != r->state[i] && !r->counts[i])
            return false;
    return true;
}

static uint64_t mixed(uint64_t sum, uint64_t value)
{
    sum = (sum ^ value) * UINT64_C(0x9e3779b97f4a7c15);
    return sum ^ sum >> 29;
}

/* A sum of all cells that are not 0. */
static uint64_t memory_sum(const struct isadora_machine *m)
{
    uint64_t sum = 0;
    for (unsigned space = 0; space < m->target->space_count; space++) {
        const uint64_t cells = m->target->spaces[space].cells;
        for (uint64_t at = 0; isadora_memory_next(m, space, &at);) {
            const uint64_t end = cells - at < CHUNK ? cells : at + CHUNK;
            sum = mixed(sum, space);
            for (; at < end; at++) {
                const uint64_t value = isadora_peek(m, space, at);
                sum = value ? mixed(mixed(sum, at), value) : sum;
            }
            if (at == cells)
                break;
        }
    }
    return sum;
}

static void keep(struct repeat *r, const struct isadora_machine *m)
{
    if (!r->state) {
        r->state = tool_alloc(m->target->state_size);
        r->counts = tool_alloc(m->target->state_size);
    }
    find_counts(r, m);
    memcpy(r->state, m->state, m->target->state_size);
    r->pc = m->pc;
    r->raised_pc = m->raised_pc;
    r->now = m->now;
    r->summed = false;
    r->next = 2 * r->seen;
    r->times = 0;
    r->kept = true;
}

/* The registers have come again often enough; memory is that of the time before? */
static bool same_memory(struct repeat *r, const struct isadora_machine *m)
{
    const uint64_t sum = memory_sum(m), before = r->memory;
    const bool same = r->summed && sum == before;
    r->kept = !r->summed || same; /* else another exception is to come again */
    r->summed = true;
    r->memory = sum;
    r->times = 0;
    return same;
}

bool repeat_look(struct repeat *r, const struct isadora_machine *m)
{
    if (!m->state || !m->target->state_size || m->target->lanes || m->pending_count)
        return false;
    r->seen++;
    if (r->kept && m->pc == r->pc && m->raised_pc == r->raised_pc && same_registers(r, m)) {
        const bool counts = m->target->tick && m->pc != m->raised_pc;
        r->times++;
        if (r->times >= TIMES && !(counts && r->summed && m->now - r->now < WAIT) &&
            same_memory(r, m))
            return true;
    }
    if (r->seen > r->next)
        keep(r, m);
    return false;
}

void repeat_forget(struct repeat *r) { r->kept = false; }

void repeat_free(struct repeat *r)
{
    tool_free(r->state);
    tool_free(r->counts);
    *r = (struct repeat){0};
}
