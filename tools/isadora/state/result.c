/* result.c: what `run --json` printed as a state file: `registers` and `memory`, and with
 * --dump `warp_states`, the warps of the block that ran last. The state is what a run may begin
 * with and what it may be compared with. */
#include "state/state.h"

#include <stddef.h>

static bool is_stop(struct isadora_json *json, struct isadora_text key)
{
    return isadora_text_is(key, "stop") && isadora_json_peek(json) == ISADORA_JSON_STRING;
}

bool state_is_result(const struct state_file *file)
{
    struct isadora_json json;
    struct isadora_text key;
    isadora_json_begin(&json, file->text, file->size);
    if (!isadora_json_object(&json))
        return false;
    while (isadora_json_member(&json, &key)) {
        if (is_stop(&json, key))
            return true;
        isadora_json_skip(&json);
    }
    return false;
}

/* What a result says of its launch. */
struct result {
    uint32_t warps, blocks;
    struct state_warp last; /* `block` is the one that ran last */
    size_t registers, memory;
};

static bool take_states(struct state_file *file, struct isadora_json *json, struct isadora_text key,
                        void *to)
{
    static const struct state_member members[] = {
        {"warp", state_number, offsetof(struct state_warp, warp)},
        {"registers", state_object, offsetof(struct state_warp, in)},
        {NULL, state_ignore, 0},
    };
    (void)key, (void)to;
    if (!isadora_json_array(json))
        return false;
    while (isadora_json_element(json)) {
        struct state_warp warp = {.in = 0};
        if (!state_members(file, json, members, &warp))
            return false;
        state_add_warp(file, &warp);
    }
    return !json->why;
}

static const struct state_member members[] = {
    {"registers", state_object, offsetof(struct result, registers)},
    {"memory", state_object, offsetof(struct result, memory)},
    {"warp_states", take_states, 0},
    {"block", state_block, offsetof(struct result, last)},
    {"warps", state_number, offsetof(struct result, warps)},
    {"blocks", state_number, offsetof(struct result, blocks)},
    {NULL, state_ignore, 0},
};

/* With several warps and no --dump there are no registers, or those of the warp that came to
 * --until, which say nothing of how others begin. */
static void settle(struct state_file *file, const struct result *result)
{
    const bool several = result->warps > 1 || result->blocks > 1;
    if (file->warp_count)
        file->scopes = ~(1u << ISADORA_WARP | 1u << ISADORA_LANE);
    else
        file->is_partial = several;
    for (size_t i = 0; i < file->warp_count; i++) {
        const size_t in = file->warps[i].in;
        const uint32_t warp = file->warps[i].warp;
        file->warps[i] = result->last;
        file->warps[i].warp = warp;
        file->warps[i].in = file->warps[i].out = in;
    }
}

static bool is_empty(const struct state_file *file, size_t place)
{
    struct isadora_json json;
    struct isadora_text key;
    isadora_json_begin(&json, file->text, file->size);
    json.at = file->text + place - 1;
    return isadora_json_object(&json) && !isadora_json_member(&json, &key);
}

bool state_take_result(struct state_file *file, struct isadora_json *json)
{
    struct result result = {.warps = 1, .blocks = 1};
    if (!state_members(file, json, members, &result))
        return false;
    settle(file, &result);
    const bool none = result.registers && file->is_partial && is_empty(file, result.registers);
    file->in = file->out = none ? 0 : result.registers;
    file->mem_in = file->mem_out = result.memory;
    return true;
}
