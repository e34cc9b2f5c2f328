/* execute.h: what generated interpreters are written with. */
#ifndef ISADORA_EXECUTE_H
#define ISADORA_EXECUTE_H

#include "machine/access.h"
#include "machine/delayed.h"
#include "machine/trap.h"

/* What the function of a form returns for `wait until`: nothing happens, the next cycle tries
 * again. ALIKE: every warp of the block that is there waits, too. */
enum { RT_WAIT = -1, RT_WAIT_ALIKE = -2 };
static inline bool rt_waits(int status) { return status == RT_WAIT || status == RT_WAIT_ALIKE; }
/* What it returns where nothing but registers of lanes and memory can be others than before: the
 * next instruction follows. 0 says that it is done, and nothing about what follows. */
enum { RT_ON = -3 };
/* The code of an exception was executed; machine->next is the next instruction. */
enum { RT_WENT = -4 };
static inline bool rt_is_done(int status)
{
    return status == 0 || status == RT_ON || status == RT_WENT;
}

/* A store to `$pc`. */
static inline void rt_go(struct isadora_machine *m, uint64_t to) { m->next = to; }

/* Keeps the first exception, and the first one of those that were each raised by the instruction
 * where the one before went on. */
void rt_note_raise(struct isadora_machine *, const char *name);

/* An instruction is replaced by the code of an exception, which follows. */
static inline void rt_raise(struct isadora_machine *m, const char *name)
{
    m->halted &= RT_STORED | RT_LOOK;
    rt_note_raise(m, name);
    m->raised = name;
    m->raised_at = m->steps;
    m->raised_pc = m->pc;
}

/* Its argument, the first one is number 0. */
static inline void rt_raise_value(struct isadora_machine *m, unsigned number, uint64_t value)
{
    m->raises[m->raise_last].values[number] = value;
}

/* The bits of the instruction's unit, put together again. */
struct isadora_word rt_word(const struct isadora_machine *, const struct isadora_insn *);

/* Index of a lane's thread in its block along an axis (0 x, 1 y, 2 z): x counts fastest. */
static inline uint32_t rt_thread(const struct isadora_machine *m, int axis, int lane)
{
    const uint32_t *block = m->launch.block;
    const uint32_t n = m->launch.warp * m->target->lanes + (uint32_t)lane;
    return axis == 0 ? n % block[0] : axis == 1 ? n / block[0] % block[1] : n / block[0] / block[1];
}

/* The first active lane after lane `after` (-1: at all), or -1. */
static inline int32_t rt_lane(uint32_t active, int32_t after)
{
    const uint32_t left = after < 31 ? active >> (after + 1) : 0;
    if (!left)
        return -1;
    uint32_t low = left & (~left + 1);
    int32_t n = 0;
    n += (low & 0xffff0000u) ? 16 : 0;
    n += (low & 0xff00ff00u) ? 8 : 0;
    n += (low & 0xf0f0f0f0u) ? 4 : 0;
    n += (low & 0xccccccccu) ? 2 : 0;
    n += (low & 0xaaaaaaaau) ? 1 : 0;
    return after + 1 + n;
}

#endif
