/* set.c: sets of numbers (set.h): a list, and a hash table of places in it. */
#include "analysis/set.h"

#include <stdlib.h>
#include <string.h>

static size_t hash_of(const struct rt_key *key)
{
    uint64_t h = key->part[0] * UINT64_C(0x9e3779b97f4a7c15);

    for (unsigned i = 1; i < RT_PARTS; i++)
        h = (h ^ h >> 29 ^ key->part[i]) * UINT64_C(0xbf58476d1ce4e5b9);
    return (size_t)(h ^ h >> 31);
}

static uint32_t *slot_of(const struct rt_key_set *set, const struct rt_key *key)
{
    size_t at = hash_of(key) & (set->slot_count - 1);

    while (set->slots[at] != 0 &&
           memcmp(set->keys[set->slots[at] - 1].part, key->part, RT_PARTS * sizeof *key->part) != 0)
        at = (at + 1) & (set->slot_count - 1);
    return &set->slots[at];
}

/* Twice as much room; false without memory. */
static bool grow(struct rt_key_set *set)
{
    const size_t capacity = set->capacity ? 2 * set->capacity : 32, slot_count = 2 * capacity;
    struct rt_key *keys = realloc(set->keys, capacity * sizeof *keys);

    if (keys == NULL)
        return false;
    set->keys = keys;
    uint32_t *slots = calloc(slot_count, sizeof *slots);
    if (slots == NULL)
        return false;
    free(set->slots);
    set->slots = slots;
    set->slot_count = slot_count;
    set->capacity = capacity;
    for (size_t i = 0; i < set->count; i++)
        *slot_of(set, &set->keys[i]) = (uint32_t)(i + 1);
    return true;
}

int rt_key_add(struct rt_key_set *set, struct rt_key key)
{
    if (set->count == set->capacity && !grow(set))
        return -1;
    uint32_t *slot = slot_of(set, &key);
    if (*slot != 0)
        return 0;
    set->keys[set->count++] = key;
    *slot = (uint32_t)set->count;
    return 1;
}

uint32_t rt_key_number(const struct rt_key_set *set, struct rt_key key)
{
    return set->slot_count ? *slot_of(set, &key) : 0;
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

static int key_order(const void *left, const void *right)
{
    const struct rt_key *a = left, *b = right;

    for (unsigned i = 0; i < RT_PARTS; i++) {
        if (a->part[i] != b->part[i])
            return a->part[i] < b->part[i] ? -1 : 1;
    }
    return 0;
}

void rt_key_sort(struct rt_key_set *set)
{
    if (set->count > 1)
        qsort(set->keys, set->count, sizeof *set->keys, key_order);
}

size_t rt_key_first(const struct rt_key_set *list, uint64_t number)
{
    size_t low = 0, high = list->count;

    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (list->keys[middle].part[0] < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
