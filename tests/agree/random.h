/* random.h: random numbers of which many lie where something changes. */
#ifndef AGREE_RANDOM_H
#define AGREE_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

struct random {
    uint64_t state;
};

static inline uint64_t random_bits(struct random *r)
{
    uint64_t z = r->state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

/* 0 .. count - 1 */
static inline uint32_t random_below(struct random *r, uint32_t count)
{
    return (uint32_t)((random_bits(r) >> 32) * count >> 32);
}

/* Once in so many times. */
static inline bool random_once(struct random *r, uint32_t in) { return random_below(r, in) == 0; }

/* A number of 32 bits from the list of special ones: floats, halves of longer floats, bounds of
 * integers, counts of shifts. */
uint32_t random_corner(struct random *);
/* Which of so many lanes: all, one, all but one, some. */
uint64_t random_lanes(struct random *, unsigned lanes);
/* Numbers for the lanes of one register: alike, in steps as addresses are, special, any. */
void random_row(struct random *, uint64_t *row, unsigned lanes, unsigned width);

#endif
