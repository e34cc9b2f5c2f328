/* flow_set.c: sets of numbers in the order in which they came, which also makes them lists of what
 * is still to do. */
#include "analysis/flow.h"

#include <stdlib.h>
#include <string.h>

static size_t hash_of(struct rt_key key)
{
    uint64_t h = key.part[0] * UINT64_C(0x9e3779b97f4a7c15);

    h = (h ^ h >> 29 ^ key.part[1]) * UINT64_C(0xbf58476d1ce4e5b9);
    h = (h ^ h >> 32 ^ key.part[2]) * UINT64_C(0x94d049bb133111eb);
    return (size_t)(h ^ h >> 31);
}

static uint32_t *slot_of(const struct rt_key_set *set, struct rt_key key)
{
    size_t at = hash_of(key) & (set->slot_count - 1);

    while (set->slots[at] != 0 && memcmp(&set->keys[set->slots[at] - 1], &key, sizeof key) != 0)
        at = (at + 1) & (set->slot_count - 1);
    return &set->slots[at];
}

static bool grow_slots(struct rt_key_set *set)
{
    size_t count = set->slot_count ? 2 * set->slot_count : 64;
    uint32_t *slots = calloc(count, sizeof *slots);

    if (slots == NULL)
        return false;
    free(set->slots);
    set->slots = slots;
    set->slot_count = count;
    for (size_t i = 0; i < set->count; i++)
        *slot_of(set, set->keys[i]) = (uint32_t)(i + 1);
    return true;
}

static bool grow_keys(struct rt_key_set *set)
{
    size_t capacity = set->capacity ? 2 * set->capacity : 32;
    struct rt_key *keys = realloc(set->keys, capacity * sizeof *keys);

    if (keys == NULL)
        return false;
    set->keys = keys;
    set->capacity = capacity;
    return true;
}

int rt_key_add(struct rt_key_set *set, struct rt_key key)
{
    if (2 * (set->count + 1) > set->slot_count && !grow_slots(set))
        return -1;
    uint32_t *slot = slot_of(set, key);
    if (*slot != 0)
        return 0;
    if (set->count == set->capacity && !grow_keys(set))
        return -1;
    set->keys[set->count++] = key;
    *slot = (uint32_t)set->count;
    return 1;
}

uint32_t rt_key_number(const struct rt_key_set *set, struct rt_key key)
{
    return set->slot_count ? *slot_of(set, key) : 0;
}

void rt_key_clear(struct rt_key_set *set)
{
    if (set->count)
        memset(set->slots, 0, set->slot_count * sizeof *set->slots);
    set->count = 0;
}

void rt_key_free(struct rt_key_set *set)
{
    free(set->keys);
    free(set->slots);
    *set = (struct rt_key_set){.keys = NULL};
}
