/* operator.c: `%NAME(x)` in numbers of a source, as the description defines it. Some are about
 * another instruction: what `%NAME` there was applied to is kept, by its address. */
#include "asm/assembler.h"
#include "asm/text/steps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- What operators were applied to ---- */

static size_t slot_of(const struct rt_assembler *a, uint64_t address, unsigned operator)
{
    const size_t mask = a->kept_room - 1;
    size_t slot = (size_t)((address * UINT64_C(0x9e3779b97f4a7c15)) >> 32) & mask;

    while (a->kept[slot].used &&
           (a->kept[slot].address != address || a->kept[slot].operator!= operator))
        slot = (slot + 1) & mask;
    return slot;
}

static bool kept_grow(struct rt_assembler *a)
{
    const size_t room = a->kept_room == 0 ? 256 : a->kept_room * 2, before = a->kept_room;
    struct rt_kept *old = a->kept, *new = calloc(room, sizeof *new);

    if (new == NULL) {
        a->no_memory = true;
        return false;
    }
    a->kept = new;
    a->kept_room = room;
    for (size_t i = 0; i < before; i++)
        if (old[i].used)
            a->kept[slot_of(a, old[i].address, old[i].operator)] = old[i];
    free(old);
    return true;
}

static void keep(struct rt_assembler *a, unsigned operator, struct isadora_number number,
                 bool later)
{
    if (2 * a->kept_count >= a->kept_room && !kept_grow(a))
        return;
    struct rt_kept *kept = &a->kept[slot_of(a, a->context.address, operator)];
    a->kept_count += !kept->used;
    *kept = (struct rt_kept){a->context.address, number, (uint16_t) operator, true, later};
}

static const struct rt_kept *kept_find(const struct rt_assembler *a, uint64_t address,
                                       unsigned operator)
{
    const struct rt_kept *kept = a->kept_room > 0 ? &a->kept[slot_of(a, address, operator)] : NULL;

    return kept != NULL && kept->used ? kept : NULL;
}

/* ---- Applied ---- */

static enum isadora_symbol later_is(struct rt_assembler *a, struct isadora_number *value)
{
    *value = rt_number(0);
    a->later = true;
    return ISADORA_LATER;
}

static enum isadora_symbol run(struct rt_assembler *a, const struct isadora_operator *o,
                               struct isadora_number x, uint64_t here, struct isadora_number *value)
{
    if (rt_steps_run(o->steps, o->step_count, &x, here, value))
        return ISADORA_KNOWN;
    snprintf(a->refused, sizeof a->refused, "this number needs more than 64 bits");
    return ISADORA_NEVER;
}

static enum isadora_symbol apply_of(struct rt_assembler *a, const struct isadora_operator *o,
                                    struct isadora_number x, struct isadora_number *value)
{
    const struct rt_kept *kept = kept_find(a, x.bits, (unsigned)o->of);

    if (kept != NULL && !kept->later)
        return run(a, o, kept->number, kept->address, value);
    if (a->pass == 1)
        return later_is(a, value);
    if (kept != NULL) { /* one that comes later in the source: the next pass knows it */
        a->again = true;
        *value = rt_number(0);
        return ISADORA_KNOWN;
    }
    snprintf(a->refused, sizeof a->refused, "no `%%%.40s` is at this address",
             a->target->syntax->notation->operators[o->of].name);
    return ISADORA_NEVER;
}

enum isadora_symbol rt_operator_apply(void *user, const char *name, size_t size,
                                      struct isadora_number number, bool later,
                                      struct isadora_number *value)
{
    struct rt_assembler *a = user;
    const struct isadora_notation *notation = a->target->syntax->notation;

    a->refused[0] = '\0';
    for (unsigned i = 0; i < notation->operator_count; i++) {
        const struct isadora_operator *o = &notation->operators[i];
        if (strlen(o->name) != size || memcmp(o->name, name, size) != 0)
            continue;
        if (o->is_kept)
            keep(a, i, number, later);
        if (later)
            return later_is(a, value);
        return o->of >= 0 ? apply_of(a, o, number, value)
                          : run(a, o, number, a->context.address, value);
    }
    snprintf(a->refused, sizeof a->refused, "there is no operator `%%%.*s`",
             (int)(size < 40 ? size : 40), name);
    return ISADORA_NEVER;
}
