/* groups.c: the groups of lanes of a warp that do not run, where a description keeps them in
 * `$group_lanes`, `$group_pc`, `$group_wait` and `$group_need`. */
#include "grid/groups.h"
#include "state/place.h"

#include <inttypes.h>
#include <string.h>

static int file_of(const struct isadora_target *target, const char *name)
{
    for (size_t i = 0; i < target->file_count; i++) {
        if (strcmp(target->files[i].name, name) == 0)
            return (int)i;
    }
    return -1;
}

static uint64_t value_of(const struct isadora_machine *m, int file, unsigned index)
{
    if (file < 0)
        return 0;
    const struct isadora_register reg = whole_register(m->target, file, index);
    return isadora_register_get(m, &reg).half[0];
}

bool grid_form_waits(const struct isadora_form *form)
{
    const char *effects = form->effects;
    return strcmp(effects, "waits") == 0 || strncmp(effects, "waits;", 6) == 0 ||
           strstr(effects, "; waits") != NULL;
}

/* Those of the lanes that have not ended and wait for something else, or for nothing. */
static uint64_t others_of(const struct isadora_machine *m, int lanes, uint64_t wait, uint64_t need)
{
    const int waits = file_of(m->target, "$group_wait"), needs = file_of(m->target, "$group_need");
    uint64_t living = active_lanes(m), same = 0;
    for (unsigned i = 0; i < m->target->files[lanes].count; i++) {
        const uint64_t group = value_of(m, lanes, i);
        living |= group;
        if (value_of(m, waits, i) == wait && value_of(m, needs, i) == need)
            same |= group;
    }
    return need & living & ~same;
}

/* A group that waits for other lanes goes on after the instruction at which it waits; one that
 * waits for other warps executes it again, and needs lanes of its own alone. */
static void find_place(const struct isadora_machine *m, int lanes, uint64_t need,
                       struct lane_group *g)
{
    const unsigned config = m->context.config;
    if (!g->wait || !(need & ~g->lanes))
        return;
    g->address -=
        isadora_smallest_unit(m->target, config)->bytes / isadora_pc_step(m->target, config);
    g->awaits = others_of(m, lanes, g->wait, need);
}

bool grid_next_group(const struct isadora_machine *m, struct lane_group *g)
{
    const struct isadora_target *target = m->target;
    const int lanes = file_of(target, "$group_lanes");
    while (lanes >= 0 && g->next < target->files[lanes].count) {
        const unsigned i = g->next++;
        *g = (struct lane_group){.next = g->next, .lanes = value_of(m, lanes, i)};
        if (!g->lanes)
            continue;
        g->address = value_of(m, file_of(target, "$group_pc"), i);
        g->wait = value_of(m, file_of(target, "$group_wait"), i);
        find_place(m, lanes, value_of(m, file_of(target, "$group_need"), i), g);
        struct isadora_insn insn;
        if (!run_insn_at(m, g->address, &insn, g->text))
            strcpy(g->text, "?");
        return true;
    }
    return false;
}

char *grid_group_text(const struct run *run, const struct lane_group *g)
{
    const int digits = (int)((run->machine->target->lanes + 3) / 4);
    const char *awaits = "";
    if (g->awaits)
        awaits = tool_format("; the lanes [%0*" PRIx64 "] have not come", digits, g->awaits);
    return tool_format("[%0*" PRIx64 "] %s 0x%" PRIx64 ", %s: %s%s", digits, g->lanes,
                       g->wait ? "wait at" : "go on at", g->address,
                       run_name_address(run, g->address), g->text, awaits);
}
