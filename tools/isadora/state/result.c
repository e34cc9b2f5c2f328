/* result.c: what `run --json` printed as a state file: `registers` and `memory`, and with
 * --dump `warp_states`, the warps of the block that ran last. The state is what a run may begin
 * with and what it may be compared with. */
#include "state/state.h"

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
};

static bool note_state(struct state_file *file, struct isadora_json *json)
{
    struct state_warp warp = {.in = 0};
    struct isadora_text key;
    if (!isadora_json_object(json))
        return false;
    while (isadora_json_member(json, &key)) {
        const bool read = isadora_text_is(key, "warp") ? state_take_number(json, &warp.warp)
                          : isadora_text_is(key, "registers")
                              ? state_note_object(file, json, &warp.in)
                              : isadora_json_skip(json);
        if (!read)
            return false;
    }
    warp.out = warp.in;
    state_add_warp(file, &warp);
    return !json->why;
}

static bool note_states(struct state_file *file, struct isadora_json *json)
{
    if (!isadora_json_array(json))
        return false;
    while (isadora_json_element(json)) {
        if (!note_state(file, json))
            return false;
    }
    return !json->why;
}

static bool note_member(struct state_file *file, struct isadora_json *json, struct isadora_text key,
                        struct result *result)
{
    if (isadora_text_is(key, "registers"))
        return state_note_object(file, json, &file->in);
    if (isadora_text_is(key, "memory"))
        return state_note_object(file, json, &file->mem_in);
    if (isadora_text_is(key, "warp_states"))
        return note_states(file, json);
    if (isadora_text_is(key, "block"))
        return state_take_block(json, &result->last);
    if (isadora_text_is(key, "warps"))
        return state_take_number(json, &result->warps);
    if (isadora_text_is(key, "blocks"))
        return state_take_number(json, &result->blocks);
    return isadora_json_skip(json);
}

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

bool state_note_result(struct state_file *file, struct isadora_json *json)
{
    struct result result = {.warps = 1, .blocks = 1};
    struct isadora_text key;
    if (!isadora_json_object(json))
        return false;
    while (isadora_json_member(json, &key)) {
        if (!note_member(file, json, key, &result))
            return false;
    }
    settle(file, &result);
    if (file->in && file->is_partial && is_empty(file, file->in))
        file->in = 0;
    file->out = file->in;
    file->mem_out = file->mem_in;
    return !json->why;
}
