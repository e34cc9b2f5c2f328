/* shadow.h: who touched each cell of a space last.
 *
 * Bytes are most often accessed by fours: those have one record together, until an access parts
 * them. A store to all of them joins them again. */
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
    bool is_strong;  /* atomic, or marked as one that may happen while others access the cell */
    bool may_look;   /* so, or a read of which the code cannot say it: it may wait for a flag */
    bool is_flag;    /* a store that others may wait for */
    uint8_t changed; /* a store of another value: a bit for each cell */
};

/* Of more warps that read, some are forgotten. */
enum { SHADOW_READS = 3 };

struct shadow_cell {
    struct touch store;
    uint32_t released;                /* what who reads it learns: a number of race.c; 0: nothing */
    struct touch reads[SHADOW_READS]; /* since the store */
    uint64_t value;                   /* that was stored */
};

enum { SHADOW_GROUP = 4 };

struct shadow_group {
    struct shadow_cell all;
    struct shadow_cell *parts; /* NULL: the cells are alike but for their values */
};

struct shadow_page;

enum { SHADOW_RECENT = 64 };

/* The cells of a space, made when they are first asked for. */
struct shadow {
    struct shadow_page **pages; /* a hash table */
    size_t slots, used;
    struct shadow_page *recent[SHADOW_RECENT]; /* by the low bits of the number */
};

struct shadow_group *shadow_group(struct shadow *, uint64_t index);
/* Cells of 8 bits. */
void shadow_part(struct shadow_group *);
/* When all parts have been stored to in the same way. */
void shadow_join(struct shadow_group *);
/* One cell, for itself. */
struct shadow_cell *shadow_cell(struct shadow *, uint64_t index);
void shadow_clear(struct shadow *);

#endif
