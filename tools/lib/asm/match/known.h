/* known.h: how statements were read before. Most statements of a program are like one before them
 * but for the digits of numbers and registers: then only these are read again.
 *
 * What is read with shapes that are known is what is read without them. */
#ifndef ISADORA_KNOWN_H
#define ISADORA_KNOWN_H

#include "asm/match/lesson.h"
#include "asm/match/matcher.h"

enum {
    RT_KNOWN_RANKS = 4,
    RT_KNOWN_STEPS = 8,    /* at most so often more of the shape is asked for */
    RT_KNOWN_DATA = 27,    /* words of eight bytes */
    RT_SHAPES_SETS = 1024, /* of shapes by their hash; a power of two */
    RT_SHAPES_WAYS = 4,
    RT_SHAPES_USED = 7,
    RT_SHAPES_PATIENCE = 512,
    RT_SHAPES_PROBE = 64,  /* then one of so many statements is looked for */
    RT_SHAPES_FREE = 1024, /* learned at once; */
    RT_SHAPES_PRICE = 64   /* others after so many statements that were known */
};

/* What is kept of a lesson, in few lines of a cache. */
struct rt_known {
    const struct isadora_alternative *form;
    uint64_t stored;
    uint32_t entered;
    uint8_t config, rank; /* rank: so many other ways are tried before it */
    uint8_t knowledge, begin;
    uint8_t words; /* of the text of the shape, with which `data` begins */
    uint8_t line_count, value_count, read_count, name_count;
    uint64_t data[RT_KNOWN_DATA];
};

struct isadora_shapes {
    const struct isadora_target *target;
    struct rt_classes classes;
    uint64_t hits, learned;
    uint32_t misses, skipped; /* misses: less those that were found */
    uint32_t next;            /* the way of a set that may be given up next */
    uint32_t missed[RT_SHAPES_SETS][RT_SHAPES_WAYS]; /* the last ones that were not known */
    uint32_t hash[RT_SHAPES_SETS][RT_SHAPES_WAYS];   /* of what is known */
    uint8_t used[RT_SHAPES_SETS][RT_SHAPES_WAYS];    /* how often lately */
    struct rt_known known[RT_SHAPES_SETS][RT_SHAPES_WAYS];
};

/* Reads the statement as others of its shape: m->shapes is not NULL. False where it must be read in
 * full. */
bool rt_known_match(struct rt_matcher *);

#endif
