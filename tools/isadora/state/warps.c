/* warps.c: what a state file says of single warps: `"warps":[{"warp":1,"block":[0,0,0],
 * "in":{..},"out":{..}},..]`. Without `block` it is about that warp of every block. */
#include "state/state.h"

#include <inttypes.h>

bool state_take_number(struct isadora_json *json, uint32_t *out)
{
    struct isadora_text text;
    struct isadora_word word;
    if (!isadora_json_number(json, &text))
        return false;
    if (!read_wide(text.at, text.size, &word) || word.half[1] || word.half[0] > UINT32_MAX)
        return isadora_json_fail(json, text.at, "expected a number from 0 to 0xffffffff");
    *out = (uint32_t)word.half[0];
    return true;
}

/* `[X,Y,Z]`; what is left out is 0. */
bool state_take_block(struct isadora_json *json, struct state_warp *warp)
{
    if (!isadora_json_array(json))
        return false;
    warp->of_block = true;
    for (unsigned i = 0; isadora_json_element(json); i++) {
        if (i == 3)
            return isadora_json_fail(json, json->at, "a block has three numbers");
        if (!state_take_number(json, &warp->block[i]))
            return false;
    }
    return !json->why;
}

static bool take_member(const struct state_file *file, struct isadora_json *json,
                        struct isadora_text key, struct state_warp *warp, bool *numbered)
{
    if (isadora_text_is(key, "warp")) {
        *numbered = true;
        return state_take_number(json, &warp->warp);
    }
    if (isadora_text_is(key, "block"))
        return state_take_block(json, warp);
    if (isadora_text_is(key, "in"))
        return state_note_object(file, json, &warp->in);
    if (isadora_text_is(key, "out"))
        return state_note_object(file, json, &warp->out);
    return isadora_json_fail(json, key.at, "a warp has `warp`, `block`, `in` and `out`");
}

void state_add_warp(struct state_file *file, const struct state_warp *warp)
{
    file->warps = tool_realloc(file->warps, (file->warp_count + 1) * sizeof *file->warps);
    file->warps[file->warp_count++] = *warp;
}

bool state_note_warps(struct state_file *file, struct isadora_json *json)
{
    if (isadora_json_peek(json) != ISADORA_JSON_ARRAY)
        return isadora_json_fail(json, json->at, "`warps`: expected an array of objects");
    isadora_json_array(json);
    while (isadora_json_element(json)) {
        struct state_warp warp = {.in = 0};
        struct isadora_text key;
        bool numbered = false;
        const char *from = json->at;
        if (!isadora_json_object(json))
            return false;
        while (isadora_json_member(json, &key))
            if (!take_member(file, json, key, &warp, &numbered))
                return false;
        if (json->why)
            return false;
        if (!numbered)
            return isadora_json_fail(json, from, "which `warp` is it?");
        state_add_warp(file, &warp);
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
    complain("%s: `warps`: there are no warps where instructions do not work on lanes", file->path);
    return EXIT_BAD_INPUT;
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
        if (warp->of_block && (at[0] >= grid[0] || at[1] >= grid[1] || at[2] >= grid[2])) {
            complain("%s: `warps`: there is no block %u,%u,%u in a grid of %u,%u,%u", file->path,
                     at[0], at[1], at[2], grid[0], grid[1], grid[2]);
            return EXIT_BAD_INPUT;
        }
        if (warp->warp >= launch->warps) {
            complain("%s: `warps`: there is no warp %" PRIu32
                     "; a block of this launch has %" PRIu32 ", from 0 on",
                     file->path, warp->warp, launch->warps);
            return EXIT_BAD_INPUT;
        }
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
        complain("%s: `out` of warp %" PRIu32 " of block %u,%u,%u: the run ends in block %u,%u,%u, "
                 "and only the warps of that one are left",
                 file->path, warp->warp, at[0], at[1], at[2], grid[0] - 1, grid[1] - 1,
                 grid[2] - 1);
        return EXIT_BAD_INPUT;
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
            complain("%s: `out` of warp %" PRIu32 " of block %u,%u,%u: the run ended in block "
                     "%u,%u,%u, and only the warps of that one are left",
                     file->path, warp->warp, block[0], block[1], block[2], at[0], at[1], at[2]);
            return EXIT_BAD_INPUT;
        }
        v.warp = (int64_t)warp->warp;
        status = state_registers(file, warp->out, &v);
    }
    *differences += v.differences;
    return status;
}
