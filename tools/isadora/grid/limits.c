/* limits.c: what is said of a launch that is larger than its instruction set allows. */
#include "grid/grid_run.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* `X`, `X,Y` or `X,Y,Z`, as it would be asked for. */
static char *extent_text(const uint32_t extent[3])
{
    if (extent[2] != 1)
        return tool_format("%" PRIu32 ",%" PRIu32 ",%" PRIu32, extent[0], extent[1], extent[2]);
    if (extent[1] != 1)
        return tool_format("%" PRIu32 ",%" PRIu32, extent[0], extent[1]);
    return tool_format("%" PRIu32, extent[0]);
}

static void complain_of_shape(const struct isadora_excess *excess,
                              const struct isadora_grid_plan *plan)
{
    const bool is_grid = strncmp(excess->what, "grid_", 5) == 0;
    char *extent = extent_text(is_grid ? plan->grid : plan->block);
    complain("--%s %s: at most %" PRIu64 " %s%s in %c", is_grid ? "grid" : "block", extent,
             excess->most, is_grid ? "block" : "thread", plural(excess->most),
             strrchr(excess->what, '_')[1]);
}

static void complain_of_threads(const struct isadora_excess *excess,
                                const struct isadora_grid_plan *plan)
{
    char *extent = extent_text(plan->block);
    complain("--block %s: at most %" PRIu64 " threads in a block", extent, excess->most);
}

static void complain_of_shared(const struct grid_run *g, const struct isadora_excess *excess)
{
    const struct isadora_target *target = g->m->target;
    const int space = isadora_shared_space(target);
    char *option = g->run->shared ? tool_format("--shared %s: ", g->run->shared) : NULL;
    if (space < 0)
        complain("%s`%s` has no memory that a block has for itself", option ? option : "",
                 target->name);
    else
        complain("%sa block would have %" PRIu64 " cells of `%s`, which has %" PRIu64,
                 option ? option : "", excess->value, target->spaces[space].name, excess->most);
}

int grid_check_limits(const struct grid_run *g, const struct isadora_grid_plan *plan)
{
    const struct isadora_target *target = g->m->target;
    const struct isadora_excess excess = isadora_grid_excess(target, plan);
    if (!excess.what)
        return EXIT_FINE;
    if (strcmp(excess.what, "threads") == 0)
        complain_of_threads(&excess, plan);
    else if (strcmp(excess.what, "shared") == 0)
        complain_of_shared(g, &excess);
    else if (strcmp(excess.what, "params") == 0)
        complain("--param: the parameters take %" PRIu64
                 " cells of `%s`, and there is room for %" PRIu64,
                 excess.value, target->spaces[target->param_space].name, excess.most);
    else if (strcmp(excess.what, "blocks") == 0)
        complain("--grid: more blocks than can be counted");
    else
        complain_of_shape(&excess, plan);
    return EXIT_USAGE;
}
