/* missing_params.c: a look at the first instructions of a launch: whether a program loads what lies
 * right after the parameters and what it has not stored itself. Then a parameter is probably
 * missing, and without a word it would be 0.
 *
 * Looking takes time, so it is over after some thousand instructions; parameters are loaded early.
 */
#include "grid/grid_run.h"

#include <inttypes.h>

enum {
    LOOKED_AT = 4096,    /* instructions */
    AFTER_PARAMS = 0x100 /* cells after the parameters */
};

struct unset {
    const struct grid_run *g;
    uint64_t end; /* after the last parameter */
    bool stored[AFTER_PARAMS];
    bool reported;
};

/* Whether the cells may be those of a parameter. */
static bool is_after_params(const struct unset *u, unsigned space, uint64_t index)
{
    return (int)space == u->g->m->target->param_space && index >= u->end &&
           index - u->end < AFTER_PARAMS && u->g->grid.block == 0;
}

static void report(const struct unset *u, uint64_t index, unsigned cells)
{
    const struct grid_run *g = u->g;
    const struct isadora_machine *m = g->m;
    const unsigned space = (unsigned)m->target->param_space;
    char cell[ISADORA_CELL_NAME_MAX], first[ISADORA_CELL_NAME_MAX];
    isadora_cell_name(m->target, space, index, cells, cell);
    isadora_cell_name(m->target, space, isadora_params_at(m->target, m->context.config),
                      (unsigned)g->params.size, first);
    if (g->params.size)
        fprintf(stderr,
                "isadora: note: %s is loaded, which follows the parameters, %s, and which "
                "nothing has stored: is a --param missing?\n",
                cell, first);
    else
        fprintf(stderr,
                "isadora: note: %s is loaded, where parameters lie, and this launch has no "
                "--param\n",
                cell);
    if (params_are_narrow(&g->params))
        fprintf(stderr, "    kernels of 64-bit hosts have addresses of 64 bits: --param "
                        "buffer64:IN, instead of buffer:IN\n");
    grid_warn_instruction(g);
}

static void on_load(void *user, unsigned space, uint64_t index, unsigned cells,
                    struct isadora_word value)
{
    struct unset *u = user;
    if (u->reported || value.half[0] || value.half[1] || !is_after_params(u, space, index))
        return;
    for (unsigned i = 0; i < cells && index - u->end + i < AFTER_PARAMS; i++) {
        if (u->stored[index - u->end + i])
            return;
    }
    u->reported = true;
    report(u, index, cells);
}

static void on_store(void *user, unsigned space, uint64_t index, unsigned cells,
                     struct isadora_word value, struct isadora_word old)
{
    struct unset *u = user;
    (void)value;
    (void)old;
    for (unsigned i = 0; i < cells; i++) {
        if (is_after_params(u, space, index + i))
            u->stored[index + i - u->end] = true;
    }
}

static bool may_look(const struct grid_run *g)
{
    const struct isadora_target *target = g->m->target;
    if (target->param_space < 0 || g->m->watch || g->run->in)
        return false;
    const struct isadora_space *space = &target->spaces[target->param_space];
    return space->scope != ISADORA_LANE && space->configs >> g->m->context.config & 1;
}

enum isadora_stop grid_run_looking(struct grid_run *g, uint64_t *limit)
{
    struct unset unset = {
        .g = g, .end = isadora_params_at(g->m->target, g->m->context.config) + g->params.size};
    const struct isadora_watch watch = {.user = &unset, .load = on_load, .store = on_store};
    const uint64_t some = *limit && *limit < LOOKED_AT ? *limit : LOOKED_AT;
    if (!may_look(g))
        return ISADORA_RUNNING;
    isadora_machine_watch(g->m, &watch);
    const enum isadora_stop stop = isadora_grid_run(&g->grid, some);
    isadora_machine_watch(g->m, NULL);
    if (stop != ISADORA_LIMITED || g->run->end == END_INTERRUPTED || *limit == some)
        return stop;
    *limit -= *limit ? some : 0;
    return ISADORA_RUNNING;
}
