/* state.c: the state of warps, blocks and grids.
 *
 * Generated code finds block and grid through the first two members of a warp's state. */
#include "machine/state.h"

#include <stdlib.h>
#include <string.h>

enum { STATE_ALIGN = 64 };

const struct isadora_launch rt_single_launch = {
    .grid = {1, 1, 1},
    .block = {1, 1, 1},
    .warps = 1,
    .threads = 1,
};

size_t rt_state_stride(size_t size) { return (size + STATE_ALIGN) / STATE_ALIGN * STATE_ALIGN; }

void *rt_state_new(size_t size, size_t count)
{
    const size_t stride = rt_state_stride(size);
    if (count > SIZE_MAX / stride)
        return NULL;
    void *state = aligned_alloc(STATE_ALIGN, stride * count);
    if (state)
        memset(state, 0, stride * count);
    return state;
}

void rt_find_masks(const struct isadora_target *target, unsigned *at, unsigned *bytes)
{
    const struct isadora_file *file = &target->files[target->masks];
    *at = file->offset;
    *bytes = file->width <= 8 ? 1 : file->width <= 16 ? 2 : file->width <= 32 ? 4 : 8;
}

void rt_set_active_lanes(struct isadora_machine *m, uint64_t lanes)
{
    unsigned at, bytes;
    rt_find_masks(m->target, &at, &bytes);
    unsigned char *to = (unsigned char *)m->state + at;
    const uint8_t v8 = (uint8_t)lanes;
    const uint16_t v16 = (uint16_t)lanes;
    const uint32_t v32 = (uint32_t)lanes;
    switch (bytes) {
    case 1:
        memcpy(to, &v8, sizeof v8);
        break;
    case 2:
        memcpy(to, &v16, sizeof v16);
        break;
    case 4:
        memcpy(to, &v32, sizeof v32);
        break;
    default:
        memcpy(to, &lanes, sizeof lanes);
    }
}

void rt_join_states(struct isadora_machine *m)
{
    memcpy(m->state, &m->block, sizeof m->block);
    memcpy((unsigned char *)m->state + sizeof m->block, &m->grid, sizeof m->grid);
}

void rt_begin_warp(struct isadora_machine *m, uint64_t lanes)
{
    m->target->reset(m->state, m->context.config);
    if (!m->target->lanes)
        return;
    rt_join_states(m);
    rt_set_active_lanes(m, lanes);
}

void rt_reset_state(struct isadora_machine *m)
{
    const struct isadora_target *target = m->target;
    if (target->lanes) {
        memset(m->block, 0, target->block_size);
        memset(m->grid, 0, target->grid_size);
    }
    rt_begin_warp(m, 1);
}
