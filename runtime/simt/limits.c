/* limits.c: whether a launch is within what its instruction set can launch.
 *
 * Generated code reckons with these limits: a number of threads that a description calls impossible
 * would come back as another one. */
#include <isadora/simt.h>
#include "machine/memory.h"

static bool is_excess(struct isadora_excess *out, const char *what, uint64_t value, uint64_t most)
{
    if (value >= 1 && value <= most)
        return false;
    *out = (struct isadora_excess){what, value, most};
    return true;
}

/* `most` 0 is any number. */
static bool extent_is_excess(struct isadora_excess *out, const char *what, uint64_t value,
                             uint32_t most)
{
    return is_excess(out, what, value, most ? most : UINT32_MAX);
}

static uint64_t product(const uint32_t extent[3], bool *fits)
{
    const uint64_t plane = (uint64_t)extent[0] * extent[1];
    *fits = plane <= UINT64_MAX / extent[2];
    return plane * extent[2];
}

static bool shape_is_excess(struct isadora_excess *out, const struct isadora_target *target,
                            unsigned config, const struct isadora_grid_plan *plan)
{
    static const char *const names[][3] = {{"grid_x", "grid_y", "grid_z"},
                                           {"block_x", "block_y", "block_z"}};
    const struct isadora_launch_limits *limits = &target->limits[config];
    bool fits;
    for (unsigned i = 0; i < 3; i++) {
        if (extent_is_excess(out, names[0][i], plan->grid[i], limits->grid[i]) ||
            extent_is_excess(out, names[1][i], plan->block[i], limits->block[i]))
            return true;
    }
    const uint64_t threads = product(plan->block, &fits);
    if (extent_is_excess(out, "threads", fits ? threads : UINT64_MAX, limits->threads))
        return true;
    product(plan->grid, &fits);
    if (!fits) /* beyond any counter */
        *out = (struct isadora_excess){"blocks", UINT64_MAX, UINT64_MAX - 1};
    return !fits;
}

/* Warps have registers for all of their lanes. */
uint64_t isadora_launch_registers(const struct isadora_target *target,
                                  const struct isadora_grid_plan *plan)
{
    bool fits;
    const uint64_t threads = product(plan->block, &fits), lanes = target->lanes;
    return (threads + lanes - 1) / lanes * lanes * plan->registers;
}

int isadora_shared_space(const struct isadora_target *target)
{
    const int params = target->param_space;
    if (params >= 0 && target->spaces[params].scope == ISADORA_BLOCK)
        return params;
    for (size_t i = 0; i < target->space_count; i++) {
        if (target->spaces[i].scope == ISADORA_BLOCK)
            return (int)i;
    }
    return -1;
}

uint64_t isadora_most_shared(const struct isadora_target *target, unsigned config)
{
    const int space = isadora_shared_space(target);
    const uint64_t most = target->limits[config].shared;
    const uint64_t cells = space < 0 ? 0 : target->spaces[space].cells;
    return cells < most || most == 0 ? cells : most;
}

static bool memory_is_excess(struct isadora_excess *out, const struct isadora_target *target,
                             unsigned config, const struct isadora_grid_plan *plan)
{
    if (plan->shared && is_excess(out, "shared", plan->shared, isadora_most_shared(target, config)))
        return true;
    if (!plan->param_size)
        return false;
    const uint64_t cells = target->param_space < 0 ? 0 : target->spaces[target->param_space].cells;
    const uint64_t at = isadora_params_at(target, config), room = cells > at ? cells - at : 0;
    return is_excess(out, "params", plan->param_size, room);
}

struct isadora_excess isadora_grid_excess(const struct isadora_target *target, unsigned config,
                                          const struct isadora_grid_plan *plan)
{
    struct isadora_excess excess = {0};
    if (!shape_is_excess(&excess, target, config, plan) &&
        !memory_is_excess(&excess, target, config, plan) && plan->registers)
        extent_is_excess(&excess, "registers", isadora_launch_registers(target, plan),
                         target->limits[config].registers);
    return excess;
}
