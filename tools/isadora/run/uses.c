/* uses.c: which registers the next instruction of a run reads and writes. */
#include "run/uses.h"
#include "base/wide.h"
#include "state/place.h"

static bool happens(const struct isadora_machine *m, const struct isadora_use *use)
{
    if (!use->conditional || use->guard.file < 0)
        return true;
    const struct isadora_register reg =
        whole_register(m->target, use->guard.file, use->guard.index);
    return (rt_wide(isadora_register_get(m, &reg)) >> use->guard.bit & 1) == use->guard.value;
}

size_t run_uses(const struct isadora_machine *m, struct isadora_use out[RUN_USES])
{
    const struct isadora_context context = {.config = m->context.config, .address = m->pc};
    const size_t count = isadora_uses(m->target, &context, m->insn, out, RUN_USES);
    size_t left = 0;
    for (size_t i = 0; i < count && i < RUN_USES; i++) {
        if (happens(m, &out[i]))
            out[left++] = out[i];
    }
    return left;
}
