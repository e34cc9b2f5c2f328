/* hazard.c: the list of hazards: one for two instructions, in the order of the younger ones. */
#include "analysis/flow.h"
#include "base/array.h"

#include <stdlib.h>

const char *isadora_hazard_name(enum isadora_hazard_kind kind)
{
    static const char *const names[] = {"read",   "write", "engine",  "branch", "end",
                                        "source", "reuse", "unheard", "unset",  "cycles"};

    return names[kind];
}

bool isadora_hazard_is_harmless(enum isadora_hazard_kind kind)
{
    return kind == ISADORA_HAZARD_UNHEARD || kind == ISADORA_HAZARD_UNSET;
}

bool rt_same_bits(const struct isadora_use *a, const struct isadora_use *b)
{
    return a->file >= 0 && a->file == b->file && !a->any && !b->any && a->index == b->index &&
           ((a->mask.half[0] & b->mask.half[0]) || (a->mask.half[1] & b->mask.half[1]));
}

struct isadora_hazard *rt_hazard_add(struct rt_flow *flow, const struct isadora_hazard *hazard)
{
    struct isadora_lint *out = flow->out;
    const bool is_alone = hazard->kind >= ISADORA_HAZARD_END;
    const struct rt_key pair = {
        {hazard->older, hazard->younger,
         is_alone ? (uint64_t)hazard->kind << 8 | (uint8_t)hazard->board : 0}};
    const uint32_t known = rt_key_number(&flow->pairs, pair);

    if (known) {
        struct isadora_hazard *place = &out->hazards[known - 1];
        if (hazard->missing <= place->missing)
            return NULL;
        *place = *hazard;
        return place;
    }
    if (rt_key_add(&flow->pairs, pair) < 0 ||
        !rt_append(&out->hazards, &out->count, hazard, sizeof *hazard)) {
        flow->no_memory = true;
        return NULL;
    }
    return &out->hazards[out->count - 1];
}

static int hazard_order(const void *left, const void *right)
{
    const struct isadora_hazard *a = left, *b = right;

    if (a->younger != b->younger)
        return a->younger < b->younger ? -1 : 1;
    if (a->older != b->older)
        return a->older < b->older ? -1 : 1;
    return (int)a->kind - (int)b->kind;
}

void rt_hazard_sort(struct isadora_lint *lint)
{
    if (lint->count > 1)
        qsort(lint->hazards, lint->count, sizeof *lint->hazards, hazard_order);
}

void isadora_lint_free(struct isadora_lint *lint)
{
    free(lint->hazards);
    *lint = (struct isadora_lint){.hazards = NULL};
}
