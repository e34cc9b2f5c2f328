/* shadow.h: who touched each cell of a space last. */
#ifndef ISADORA_WATCH_SHADOW_H
#define ISADORA_WATCH_SHADOW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* An access. */
struct touch {
    uint32_t warp, time; /* time 0: there was none */
    uint32_t moment;     /* of the lane in its warp, see lanes.h */
    uint32_t step;       /* number of the instruction in the run */
    uint32_t at;         /* its address, from the begin of the program on */
    uint8_t lane;
    bool is_atomic, is_flag; /* is_flag: a store that others may wait for */
    bool changed;            /* a store of another value */
};

/* Of more warps that read, some are forgotten. */
enum { SHADOW_READS = 3 };

struct shadow_cell {
    struct touch store;
    struct touch reads[SHADOW_READS]; /* since the store */
    uint32_t released;                /* what who reads it learns: a number of race.c; 0: nothing */
    uint64_t value;                   /* that was stored */
};

struct shadow_page;

/* The cells of a space, made when they are first asked for. */
struct shadow {
    struct shadow_page **pages; /* a hash table */
    size_t slots, used;
    struct shadow_page *last;
};

struct shadow_cell *shadow_cell(struct shadow *, uint64_t index);
void shadow_clear(struct shadow *);

#endif
