/* hints.c: codes of an instruction that only say that what it reads is kept for the next one, as
 * `.reuse` of SASS: they belong to the schedule. A field is such a hint if without its code the
 * instruction keeps less and uses the same registers. */
#include <isadora/analysis.h>
#include "compare/compare.h"

#include <string.h>

enum { ROOM = 64 };
/* Less than HINT: so many looks did not decide it. */
enum { LOOKS = 64, UNKNOWN = 0, HINT = LOOKS, NO_HINT };

static bool is_same(const struct isadora_use *a, const struct isadora_use *b)
{
    return a->file == b->file && a->write == b->write && a->any == b->any && a->index == b->index &&
           a->jump == b->jump && a->to == b->to && memcmp(&a->mask, &b->mask, sizeof a->mask) == 0;
}

/* Puts the uses that are not kept first: how many. */
static size_t without_kept(struct isadora_use *uses, size_t count)
{
    size_t n = 0;
    for (size_t i = 0; i < count; i++)
        if (!uses[i].kept)
            uses[n++] = uses[i];
    return n;
}

static int look(const struct isadora_target *target, const struct isadora_context *context,
                const struct isadora_insn *insn, unsigned slot)
{
    struct isadora_use with[ROOM], less[ROOM];
    struct isadora_insn other = *insn;
    other.value[slot] = 0;
    const size_t all = isadora_uses(target, context, insn, with, ROOM);
    const size_t rest = isadora_uses(target, context, &other, less, ROOM);
    if (all > ROOM || rest > ROOM)
        return UNKNOWN;
    const size_t one = without_kept(with, all), two = without_kept(less, rest);
    bool same = one == two;
    for (size_t i = 0; i < one && same; i++)
        same = is_same(&with[i], &less[i]);
    if (!same)
        return NO_HINT;
    return rest < all ? HINT : UNKNOWN;
}

void hints_begin(struct hints *hints, const struct isadora_target *target)
{
    hints->known = tool_alloc(target->field_count + 1);
    memset(hints->known, UNKNOWN, target->field_count + 1);
}

void hints_drop(struct hints *hints, const struct isadora_target *target,
                const struct isadora_context *context, struct isadora_insn *insn)
{
    const struct isadora_form *form = &target->forms[insn->form];
    for (unsigned i = 0; i < form->slot_count && target->uses; i++) {
        const unsigned field = form->slots[i].field;
        if (!insn->value[i] || target->fields[field].kind != ISADORA_CODES ||
            hints->known[field] == NO_HINT)
            continue;
        if (hints->known[field] < HINT) {
            const int found = look(target, context, insn, i);
            const int looks = hints->known[field] + 1;
            hints->known[field] = (uint8_t)(found != UNKNOWN ? found
                                            : looks < LOOKS  ? looks
                                                             : NO_HINT);
        }
        if (hints->known[field] == HINT)
            insn->value[i] = 0;
    }
}
