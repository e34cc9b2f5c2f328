/* walk.c: the places of a walk (walk.h). */
#include "analysis/walk.h"

#include <string.h>

enum { FROM = RT_PARTS, TAKEN }; /* notes: the place before it, and the branch taken from there */

_Static_assert(sizeof(struct rt_place) == RT_PARTS * sizeof(uint64_t), "a place is a key");

struct rt_key rt_place_key(struct rt_place place)
{
    struct rt_key key = {{0}};

    memcpy(key.part, &place, sizeof place);
    return key;
}

static struct rt_place place_of(const struct rt_key *key)
{
    struct rt_place place;

    memcpy(&place, key->part, sizeof place);
    return place;
}

void rt_walk_begin(struct rt_walk *walk, const struct rt_code *origin,
                   const struct isadora_use *use)
{
    walk->origin = origin;
    walk->use = use;
    walk->current = 0;
    rt_key_clear(&walk->seen);
}

void rt_walk_add(struct rt_walk *walk, struct rt_place place, uint64_t taken)
{
    struct rt_key key = rt_place_key(place);

    key.part[FROM] = walk->current;
    key.part[TAKEN] = taken;
    if (rt_code_at(walk->flow, place.at) != NULL)
        rt_flow_add(walk->flow, &walk->seen, key);
}

const struct rt_code *rt_walk_next(struct rt_walk *walk, struct rt_place *place)
{
    if (walk->current >= walk->seen.count || walk->flow->no_memory)
        return NULL;
    *place = place_of(&walk->seen.keys[walk->current++]);
    return rt_code_at(walk->flow, place->at);
}

struct isadora_guard rt_walk_fact(const struct rt_walk *walk, const struct rt_place *place)
{
    return place->fact ? walk->use->guard : (struct isadora_guard){.file = -1};
}

struct isadora_hazard rt_walk_hazard(const struct rt_walk *walk, const struct rt_code *code,
                                     const struct rt_place *place, enum isadora_hazard_kind kind,
                                     const struct isadora_use *use, unsigned missing)
{
    static const struct isadora_use none = {
        .file = ISADORA_USE_PC, .engine = -1, .guard = {.file = -1}};
    const size_t at = (size_t)code->at * walk->flow->grain;

    return (struct isadora_hazard){
        .kind = kind,
        .older = walk->origin ? (size_t)walk->origin->at * walk->flow->grain : at,
        .younger = at,
        .begun = walk->use ? *walk->use : none,
        .disturbs = use ? *use : none,
        .distance = place->d,
        .missing = missing,
        .board = place->board,
        .placeable = true,
        .straight = !place->jumped,
        .before = at,
    };
}

void rt_walk_report(const struct rt_walk *walk, const struct isadora_hazard *hazard)
{
    const struct rt_key *keys = walk->seen.keys;
    const size_t grain = walk->flow->grain;
    struct isadora_hazard *noted = rt_hazard_add(walk->flow, hazard);

    if (noted == NULL)
        return;
    for (uint64_t i = walk->current; i; i = keys[i - 1].part[FROM])
        noted->hop_count += keys[i - 1].part[TAKEN] != 0;
    size_t n = noted->hop_count;
    for (uint64_t i = walk->current; i; i = keys[i - 1].part[FROM]) {
        const uint64_t taken = keys[i - 1].part[TAKEN];
        if (taken == 0 || --n >= ISADORA_HOPS)
            continue;
        noted->hops[n] =
            (struct isadora_hop){rt_branch_from(taken) * grain, place_of(&keys[i - 1]).at * grain,
                                 rt_branch_use(walk->flow, taken)->jump};
    }
}
