/* limits.c: what is said of a launch that is larger than its instruction set allows. */
#include "grid/grid_run.h"

#include <inttypes.h>
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

static int complain_of_shape(const struct isadora_excess *excess,
                             const struct isadora_grid_plan *plan)
{
    const bool is_grid = strncmp(excess->what, "grid_", 5) == 0;
    return bad_usage("--%s %s: at most %" PRIu64 " %s%s in %c", is_grid ? "grid" : "block",
                     extent_text(is_grid ? plan->grid : plan->block), excess->most,
                     is_grid ? "block" : "thread", plural(excess->most),
                     strrchr(excess->what, '_')[1]);
}

static int complain_of_shared(const struct grid_run *g, const struct isadora_excess *excess)
{
    const struct isadora_target *target = g->m->target;
    const int space = isadora_shared_space(target);
    const char *option = g->run->shared ? tool_format("--shared %s: ", g->run->shared) : "";
    if (space < 0)
        return bad_usage("%s`%s` has no memory that a block has for itself", option, target->name);
    return bad_usage("%sa block would have %" PRIu64 " cells of `%s`; at most %" PRIu64, option,
                     excess->value, target->spaces[space].name, excess->most);
}

int grid_check_limits(const struct grid_run *g, const struct isadora_grid_plan *plan)
{
    const struct isadora_target *target = g->m->target;
    const struct isadora_excess excess = isadora_grid_excess(target, g->m->context.config, plan);
    if (!excess.what)
        return EXIT_FINE;
    if (strcmp(excess.what, "threads") == 0)
        return bad_usage("--block %s: at most %" PRIu64 " threads in a block",
                         extent_text(plan->block), excess.most);
    if (strcmp(excess.what, "registers") == 0)
        return bad_usage("--block %s: the threads of a block take %" PRIu64
                         " registers; at most %" PRIu64,
                         extent_text(plan->block), excess.value, excess.most);
    if (strcmp(excess.what, "shared") == 0)
        return complain_of_shared(g, &excess);
    if (strcmp(excess.what, "params") == 0)
        return bad_usage("--param: the parameters take %" PRIu64
                         " cells of `%s`, and there is room for %" PRIu64,
                         excess.value, target->spaces[target->param_space].name, excess.most);
    if (strcmp(excess.what, "blocks") == 0)
        return bad_usage("--grid: more blocks than can be counted");
    return complain_of_shape(&excess, plan);
}
