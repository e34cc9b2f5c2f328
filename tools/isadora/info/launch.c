/* launch.c: `isadora info` for a machine with lanes: the scope of each state, the layout of a
 * launch, the options of a run. */
#include "info/info.h"
#include <isadora/machine.h>
#include <isadora/simt.h>
#include "code/show.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const scopes[] = {
    [ISADORA_LANE] = "per lane",
    [ISADORA_WARP] = "per warp",
    [ISADORA_BLOCK] = "per block",
    [ISADORA_GRID] = "per grid",
};

const char *info_scope(const struct isadora_target *target, unsigned scope)
{
    return target->lanes && scope < sizeof scopes / sizeof *scopes ? scopes[scope] : NULL;
}

/* Members of a stack are one. */
static bool is_first_of_stack(const struct isadora_file *file)
{
    const char *dot = strchr(file->name, '.');
    return !dot || strcmp(dot, ".depth") == 0;
}

static void print_scope(const struct isadora_target *target, unsigned scope, uint64_t wanted)
{
    char *list = tool_format("%s", "");
    for (size_t i = 0; i < target->file_count; i++) {
        const struct isadora_file *file = &target->files[i];
        if (file->scope != scope || !(file->configs & wanted) || !is_first_of_stack(file))
            continue;
        tool_list(&list, "%.*s", (int)strcspn(file->name, "."), file->name);
    }
    for (size_t i = 0; i < target->space_count; i++) {
        const struct isadora_space *space = &target->spaces[i];
        if (space->scope == scope && space->configs & wanted)
            tool_list(&list, "%s", space->name);
    }
    show_list(scopes[scope], list);
}

/* The configurations that have the same number as the first of those that are left, as a list; they
 * are taken off. */
static char *take_alike(const struct isadora_target *target, const uint64_t *at, size_t first,
                        uint64_t *left)
{
    char *list = tool_format("%s", "");
    for (size_t i = first; i < target->config_count; i++) {
        if (!(*left >> i & 1) || at[i] != at[first])
            continue;
        tool_list(&list, "%s", target->configs[i].name);
        *left &= ~(UINT64_C(1) << i);
    }
    return list;
}

/* `parameters from c[0x140] on`; where configurations differ, a line for each place. */
static void print_place(const struct isadora_target *target, uint64_t wanted, const char *what,
                        int space, const uint64_t *at, const char **label)
{
    uint64_t left = space < 0 ? 0 : wanted;
    bool differ = false;
    char cell[ISADORA_CELL_NAME_MAX];
    for (size_t i = 0; i < target->config_count; i++) {
        if (!(left >> i & 1))
            continue;
        const char *alike = take_alike(target, at, i, &left);
        differ |= left != 0;
        if (at[i] == ISADORA_NO_PLACE)
            continue;
        isadora_cell_name(target, (unsigned)space, at[i], 1, cell);
        show_labelled(*label, tool_format("%s from %s on%s%s", what, cell, differ ? ", for " : "",
                                          differ ? alike : ""));
        *label = "";
    }
}

static void print_places(const struct isadora_target *target, uint64_t wanted)
{
    const char *label = "launch";
    print_place(target, wanted, "parameters", target->param_space, target->params_at, &label);
    print_place(target, wanted, "buffers", target->buffer_space, target->buffers_at, &label);
    if (target->images_at)
        print_place(target, wanted, "images", target->image_space, target->images_at, &label);
}

/* `N x N x N WHAT`; nothing where any number is possible. */
static void add_extent(char **list, const uint32_t most[3], const char *what)
{
    if (most[0] == UINT32_MAX && most[1] == UINT32_MAX && most[2] == UINT32_MAX)
        return;
    for (unsigned i = 0; i < 3; i++) {
        const char *extent = most[i] == UINT32_MAX ? "any" : tool_format("%" PRIu32, most[i]);
        (i ? tool_append : tool_list)(list, "%s%s", i ? " x " : "", extent);
    }
    tool_append(list, " %s", what);
}

/* How many blocks and threads a configuration may have, as a text. */
static char *shape_text(const struct isadora_target *target, unsigned config)
{
    const struct isadora_launch_limits *limits = &target->limits[config];
    char *list = tool_format("%s", "");
    add_extent(&list, limits->grid, "blocks");
    add_extent(&list, limits->block, "threads in a block");
    tool_append(&list, ", %" PRIu32 " in all", limits->threads);
    return list;
}

/* A line for each variant whose limits differ from those of the one before. */
static void print_shapes(const struct isadora_target *target, uint64_t wanted)
{
    const char *before = "";
    for (unsigned i = 0; i < target->config_count; i++) {
        const char *text = shape_text(target, i);
        if (!(wanted >> i & 1) || strcmp(text, before) == 0)
            continue;
        show_labelled(*before ? "" : "at most",
                      *before ? tool_format("from %s on %s", target->configs[i].name, text) : text);
        before = text;
    }
}

/* `0x10000 registers in a block`; where configurations differ, a line for each number. */
static void print_most(const struct isadora_target *target, uint64_t wanted, const uint64_t *most,
                       const char *what)
{
    uint64_t left = wanted;
    bool differ = false;
    for (size_t i = 0; i < target->config_count; i++) {
        if (!(left >> i & 1) || most[i] == UINT32_MAX)
            continue;
        const char *alike = take_alike(target, most, i, &left);
        differ |= left != 0;
        show_labelled("", tool_format("0x%" PRIx64 " %s in a block%s%s", most[i], what,
                                      differ ? ", for " : "", differ ? alike : ""));
    }
}

static void print_limits(const struct isadora_target *target, uint64_t wanted)
{
    const int space = isadora_shared_space(target);
    uint64_t *most = tool_alloc(target->config_count * sizeof *most);
    print_shapes(target, wanted);
    for (unsigned i = 0; i < target->config_count; i++)
        most[i] = target->limits[i].registers;
    print_most(target, wanted, most, "registers");
    for (unsigned i = 0; i < target->config_count && space >= 0; i++)
        most[i] = isadora_most_shared(target, i);
    if (space >= 0)
        print_most(target, wanted, most, tool_format("cells of `%s`", target->spaces[space].name));
}

static void print_options(const struct isadora_target *target)
{
    for (size_t i = 0; i < target->option_count; i++) {
        const struct isadora_launch_option *option = &target->options[i];
        char *values = tool_format("%s", "");
        for (size_t k = 0; k < option->value_count; k++)
            tool_list(&values, "%s", option->values[k]);
        show_labelled(i ? "" : "options",
                      tool_format("%s (%s): %s", option->name, values, option->title));
    }
}

void info_launch(const struct isadora_target *target, uint64_t wanted)
{
    if (!target->lanes)
        return;
    wanted &= target->config_count < 64 ? (UINT64_C(1) << target->config_count) - 1 : UINT64_MAX;
    printf("  %-10s%u in a warp; `%s` has a bit for each active one\n", "lanes", target->lanes,
           target->files[target->masks].name);
    for (unsigned scope = ISADORA_LANE; scope <= ISADORA_GRID; scope++)
        print_scope(target, scope, wanted);
    print_places(target, wanted);
    print_limits(target, wanted);
    print_options(target);
}
