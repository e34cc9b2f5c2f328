/* linux.c: how a program of Linux begins, calls, and goes on. */
#include "host/linux.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { STACK_TOP_BITS = 38, STACK_GAP = 1 << 24, PAGE = 4096, ARGUMENTS_MOST = 1024 };
enum { TEXT_MOST = 1 << 16 };
enum {
    AT_NULL = 0,
    AT_PHDR = 3,
    AT_PHENT = 4,
    AT_PHNUM = 5,
    AT_PAGESZ = 6,
    AT_ENTRY = 9,
    AT_HWCAP = 16,
    AT_SECURE = 23,
    AT_RANDOM = 25
};

/* No exception has this cause. */
static const uint64_t no_cause = UINT64_MAX;

/* ---- registers ---- */

static bool find(const struct linux_system *l, const char *name, struct isadora_register *out)
{
    return isadora_register_find(l->m->target, name, strlen(name), out) &&
           isadora_register_exists(out, l->m->context.config);
}

static uint64_t get(const struct linux_system *l, const char *name)
{
    struct isadora_register reg;
    return find(l, name, &reg) ? isadora_register_get(l->m, &reg).half[0] : 0;
}

static bool set(const struct linux_system *l, const char *name, uint64_t value)
{
    struct isadora_register reg;
    return find(l, name, &reg) &&
           isadora_register_set(l->m, &reg, (struct isadora_word){{value, 0}});
}

static bool set_all(const struct linux_system *l, const struct linux_setting *list)
{
    for (unsigned i = 0; i < LINUX_SETTINGS && list[i].name; i++)
        if (!set(l, list[i].name, list[i].value))
            return false;
    return true;
}

/* ---- the beginning ---- */

static void put_number(uint8_t *to, uint64_t value)
{
    for (unsigned i = 0; i < 8; i++)
        to[i] = (uint8_t)(value >> 8 * i);
}

/* From the stack pointer up: the number of arguments, their addresses, 0; no environment, 0; pairs
 * of facts; then, above, the texts. False: too much. */
static bool make_stack(struct linux_system *l, const struct linux_begin *b)
{
    uint8_t numbers[8 * (ARGUMENTS_MOST + 32)], texts[TEXT_MOST] = {0};
    const uint64_t top = UINT64_C(1) << STACK_TOP_BITS, texts_at = top - TEXT_MOST;
    size_t used = 16, n = 0; /* 16 bytes at random, which are the same in each run */
    memcpy(texts, "isadora--isadora", 16);
    if (b->count > ARGUMENTS_MOST)
        return false;
    put_number(numbers + 8 * n++, b->count);
    for (size_t i = 0; i < b->count; i++) {
        const size_t size = strlen(b->arguments[i]) + 1;
        if (size > TEXT_MOST - used)
            return false;
        memcpy(texts + used, b->arguments[i], size);
        put_number(numbers + 8 * n++, texts_at + used);
        used += size;
    }
    put_number(numbers + 8 * n++, 0);
    put_number(numbers + 8 * n++, 0);
    const uint64_t facts[][2] = {{AT_PHDR, b->headers},
                                 {AT_PHENT, b->header_bytes},
                                 {AT_PHNUM, b->headers ? b->header_count : 0},
                                 {AT_PAGESZ, PAGE},
                                 {AT_ENTRY, b->entry},
                                 {AT_HWCAP, l->kind->features},
                                 {AT_SECURE, 0},
                                 {AT_RANDOM, texts_at},
                                 {AT_NULL, 0}};
    for (size_t i = 0; i < sizeof facts / sizeof facts[0]; i++) {
        put_number(numbers + 8 * n++, facts[i][0]);
        put_number(numbers + 8 * n++, facts[i][1]);
    }
    const uint64_t at = (texts_at - 8 * n) & ~UINT64_C(15);
    return isadora_copy_in(l->m, l->space, texts_at, texts, sizeof texts) &&
           isadora_copy_in(l->m, l->space, at, numbers, 8 * n) && set(l, l->kind->stack, at);
}

bool linux_begin(struct linux_system *l, const struct linux_begin *b, const char **why)
{
    const uint64_t top = UINT64_C(1) << STACK_TOP_BITS;
    l->vector = l->m->target->spaces[l->space].cells;
    l->break_first = l->break_now = (b->end + PAGE - 1) & ~(uint64_t)(PAGE - 1);
    l->map_next = top - STACK_GAP;
    *why = "the table of Linux names registers that it does not have";
    if (!set(l, l->kind->vector, l->vector) || get(l, l->kind->vector) != l->vector ||
        !set(l, l->kind->cause, no_cause) || !set_all(l, l->kind->begins) ||
        !set_all(l, l->kind->returns))
        return false;
    *why = "its segments reach into the stack, or its arguments are too long";
    return l->break_first <= top / 2 && make_stack(l, b);
}

/* ---- calls ---- */

enum host_verdict linux_look(struct linux_system *l, struct output *out)
{
    const struct linux_kind *kind = l->kind;
    const uint64_t cause = get(l, kind->cause), from = get(l, kind->from);
    uint64_t arguments[LINUX_ARGUMENTS];
    enum host_verdict verdict = HOST_ON;
    l->out = out;
    if (cause != kind->call) {
        l->m->pc = cause == no_cause ? l->m->pc : from;
        snprintf(l->host->why, sizeof l->host->why, "%s",
                 cause == no_cause ? "it goes where there is no code" : "");
        return HOST_FAILED;
    }
    for (unsigned i = 0; i < LINUX_ARGUMENTS; i++)
        arguments[i] = get(l, kind->arguments[i]);
    const int64_t result = linux_call(l, get(l, kind->number), arguments, &verdict);
    l->m->pc = from + kind->step;
    if (verdict == HOST_ON) {
        set(l, kind->result, (uint64_t)result);
        set(l, kind->cause, no_cause);
        set_all(l, kind->returns);
    }
    return verdict;
}
