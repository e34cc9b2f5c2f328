/* state.h: the state of warps, blocks and grids, for the runtime itself; programs have grid.h. */
#ifndef ISADORA_LANES_H
#define ISADORA_LANES_H

#include <isadora/machine.h>

#include <string.h>

/* One block of one thread. */
extern const struct isadora_launch rt_single_launch;

/* Room for states, zero, aligned for the widest instructions; at least one byte. */
void *rt_state_new(size_t size, size_t count);
/* Bytes from one state of several to the next. */
size_t rt_state_stride(size_t size);

/* State, block and grid to their reset values; one lane active. */
void rt_reset_state(struct isadora_machine *);
/* The state of a warp, to which machine->state points: reset values, block and grid, the active
 * lanes. */
void rt_begin_warp(struct isadora_machine *, uint64_t lanes);
/* In the warp's state. */
void rt_set_active_lanes(struct isadora_machine *, uint64_t lanes);
/* Gives the warp's state the places of those of block and grid. */
void rt_join_states(struct isadora_machine *);
/* Where the active lanes are in a warp's state. */
void rt_find_masks(const struct isadora_target *, unsigned *at, unsigned *bytes);

static inline uint64_t rt_active_lanes(const void *state, unsigned at, unsigned bytes)
{
    const unsigned char *from = (const unsigned char *)state + at;
    uint16_t v16;
    uint32_t v32;
    uint64_t v64;
    if (bytes == sizeof v32) {
        memcpy(&v32, from, sizeof v32);
        return v32;
    }
    if (bytes == sizeof v64) {
        memcpy(&v64, from, sizeof v64);
        return v64;
    }
    if (bytes == 1)
        return *from;
    memcpy(&v16, from, sizeof v16);
    return v16;
}

/* The machine becomes one of another configuration; its state is left to the caller. */
void rt_set_config(struct isadora_machine *, unsigned config);

#endif
