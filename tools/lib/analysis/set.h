/* set.h: sets of numbers that keep the order in which they came, which also makes them lists of
 * what is still to do. */
#ifndef ISADORA_SET_H
#define ISADORA_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { RT_PARTS = 4, RT_NOTES = 2 };

/* Numbers of any meaning. Keys that differ only in their notes, the last ones, are the same. */
struct rt_key {
    uint64_t part[RT_PARTS + RT_NOTES];
};

struct rt_key_set {
    struct rt_key *keys;
    size_t count, capacity;
    uint32_t *slots; /* index + 1 into keys; slot_count is a power of two */
    size_t slot_count;
};

/* 1 when it is new, 0 when it was there, -1 without memory. */
int rt_key_add(struct rt_key_set *, struct rt_key);
/* Index + 1 of an element; 0 where it is none. */
uint32_t rt_key_number(const struct rt_key_set *, struct rt_key);
void rt_key_clear(struct rt_key_set *);
void rt_key_free(struct rt_key_set *);

/* Sorts the keys by their parts; from then on the set is only a list. */
void rt_key_sort(struct rt_key_set *);
/* Index of the first key of a sorted list whose first part is at least this number. */
size_t rt_key_first(const struct rt_key_set *, uint64_t number);

#endif
