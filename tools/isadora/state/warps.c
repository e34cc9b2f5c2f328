/* warps.c: what a state file says of single warps: `"warps":[{"warp":1,"block":[0,0,0],
 * "in":{..},"out":{..}},..]`. Without `block` it is about that warp of every block. */
#include "state/state.h"

#include <inttypes.h>
#include <stddef.h>

/* A warp of the file, as it is taken. */
struct taken {
    struct state_warp warp;
    bool numbered;
};

static bool take_warp_number(struct state_file *file, struct isadora_json *json,
                             struct isadora_text key, void *to)
{
    struct taken *taken = to;
    taken->numbered = true;
    return state_number(file, json, key, &taken->warp.warp);
}

static bool refuse_member(struct state_file *file, struct isadora_json *json,
                          struct isadora_text key, void *to)
{
    (void)file, (void)to;
    return isadora_json_fail(json, key.at, "a warp has `warp`, `block`, `in` and `out`");
}

static const struct state_member members[] = {
    {"warp", take_warp_number, 0},
    {"block", state_block, offsetof(struct taken, warp)},
    {"in", state_object, offsetof(struct taken, warp.in)},
    {"out", state_object, offsetof(struct taken, warp.out)},
    {NULL, refuse_member, 0},
};

void state_add_warp(struct state_file *file, const struct state_warp *warp)
{
    file->warps = tool_realloc(file->warps, (file->warp_count + 1) * sizeof *file->warps);
    file->warps[file->warp_count++] = *warp;
}

bool state_warps(struct state_file *file, struct isadora_json *json, struct isadora_text key,
                 void *to)
{
    (void)key, (void)to;
    if (isadora_json_peek(json) != ISADORA_JSON_ARRAY)
        return isadora_json_fail(json, json->at, "`warps`: expected an array of objects");
    isadora_json_array(json);
    while (isadora_json_element(json)) {
        struct taken taken = {.numbered = false};
        const char *from = json->at;
        if (!state_members(file, json, members, &taken))
            return false;
        if (!taken.numbered)
            return isadora_json_fail(json, from, "which `warp` is it?");
        state_add_warp(file, &taken.warp);
    }
    return !json->why;
}

static bool is_at(const struct state_warp *warp, const struct isadora_launch *launch)
{
    const uint32_t *block = warp->block, *at = launch->at;
    return !warp->of_block || (block[0] == at[0] && block[1] == at[1] && block[2] == at[2]);
}

static int refuse_warps(const struct state_file *file)
{
    return bad_input("%s: `warps`: there are no warps where instructions do not work on lanes",
                     file->path);
}

int state_apply_warps(const struct state_file *file, struct isadora_machine *m, bool all)
{
    struct state_visit v = {.m = m, .set = m, .scopes = 1u << ISADORA_WARP | 1u << ISADORA_LANE};
    int status = EXIT_FINE;
    if (file->warp_count && !m->target->lanes)
        return refuse_warps(file);
    for (size_t i = 0; i < file->warp_count && !status; i++) {
        const struct state_warp *warp = &file->warps[i];
        if (all || (warp->warp == m->launch.warp && is_at(warp, &m->launch)))
            status = state_registers(file, warp->in, &v);
    }
    return status;
}

int state_check_warps(const struct state_file *file, const struct state_launch *launch)
{
    for (size_t i = 0; i < file->warp_count; i++) {
        const struct state_warp *warp = &file->warps[i];
        const uint32_t *at = warp->block, *grid = launch->grid;
        if (warp->of_block && (at[0] >= grid[0] || at[1] >= grid[1] || at[2] >= grid[2]))
            return bad_input("%s: `warps`: there is no block %u,%u,%u in a grid of %u,%u,%u",
                             file->path, at[0], at[1], at[2], grid[0], grid[1], grid[2]);
        if (warp->warp >= launch->warps)
            return bad_input("%s: `warps`: there is no warp %" PRIu32
                             "; a block of this launch has %" PRIu32 ", from 0 on",
                             file->path, warp->warp, launch->warps);
    }
    return EXIT_FINE;
}

int state_check_left(const struct state_file *file, const struct state_launch *launch)
{
    const uint32_t *grid = launch->grid;
    for (size_t i = 0; i < file->warp_count && launch->to_end; i++) {
        const struct state_warp *warp = &file->warps[i];
        const uint32_t *at = warp->block;
        if (!warp->out || !warp->of_block ||
            (at[0] == grid[0] - 1 && at[1] == grid[1] - 1 && at[2] == grid[2] - 1))
            continue;
        return bad_input(
            "%s: `out` of warp %" PRIu32 " of block %u,%u,%u: the run ends in block %u,%u,%u, "
            "and only the warps of that one are left",
            file->path, warp->warp, at[0], at[1], at[2], grid[0] - 1, grid[1] - 1, grid[2] - 1);
    }
    return EXIT_FINE;
}

int state_compare_warps(const struct state_file *file, const struct isadora_machine *m,
                        bool (*choose)(void *user, uint32_t warp), void *user, size_t *differences)
{
    struct state_visit v = {STATE_COMPARE, m, .scopes = ~0u};
    int status = EXIT_FINE;
    if (file->warp_count && !m->target->lanes)
        return refuse_warps(file);
    for (size_t i = 0; i < file->warp_count && !status; i++) {
        const struct state_warp *warp = &file->warps[i];
        if (!warp->out)
            continue;
        if (!is_at(warp, &m->launch) || !choose || !choose(user, warp->warp)) {
            const uint32_t *at = m->launch.at, *block = warp->block;
            return bad_input(
                "%s: `out` of warp %" PRIu32 " of block %u,%u,%u: the run ended in block "
                "%u,%u,%u, and only the warps of that one are left",
                file->path, warp->warp, block[0], block[1], block[2], at[0], at[1], at[2]);
        }
        v.warp = (int64_t)warp->warp;
        status = state_registers(file, warp->out, &v);
    }
    *differences += v.differences;
    return status;
}
