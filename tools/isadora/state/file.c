/* file.c: state files: their parts, and the state that they say. */
#include "asm/text/nearest.h"
#include "common/io.h"
#include "state/state.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static char message[512]; /* the reader of JSON keeps a message until it has been printed */

static bool take_other(struct state_file *, struct isadora_json *, struct isadora_text, void *);

static const struct state_member members[] = {
    {"in", state_object, offsetof(struct state_file, in)},
    {"out", state_object, offsetof(struct state_file, out)},
    {"mem_in", state_object, offsetof(struct state_file, mem_in)},
    {"mem_out", state_object, offsetof(struct state_file, mem_out)},
    {"variant", state_text, offsetof(struct state_file, variant)},
    {"mode", state_text, offsetof(struct state_file, mode)},
    {"isa", state_ignore, 0},
    {"code", state_ignore, 0},
    {"note", state_ignore, 0},
    {"warps", state_warps, 0},
    {NULL, take_other, offsetof(struct state_file, plain)},
};

/* An object of a name that no file has. */
static bool refuse_member(struct isadora_json *json, struct isadora_text key)
{
    struct rt_nearest near;
    rt_nearest_begin(&near, key.at, key.size);
    for (const struct state_member *member = members; member->name; member++)
        rt_nearest_offer(&near, member->name, strlen(member->name));
    if (near.list.count == 0)
        snprintf(
            message, sizeof message,
            "no such member `%.*s`; a state file has in out mem_in mem_out warps variant mode note",
            (int)(key.size < 48 ? key.size : 48), key.at);
    else
        snprintf(message, sizeof message, "no such member `%.*s`; did you mean `%s`?",
                 (int)key.size, key.at, near.first);
    return isadora_json_fail(json, key.at, message);
}

/* A register is a member too, in a plain object. */
static bool take_other(struct state_file *file, struct isadora_json *json, struct isadora_text key,
                       void *to)
{
    const char **plain = to;
    if (isadora_json_peek(json) == ISADORA_JSON_OBJECT)
        return refuse_member(json, key);
    *plain = *plain ? *plain : key.at;
    return state_ignore(file, json, key, NULL);
}

int state_read(struct state_file *file, const char *path)
{
    struct isadora_json json;
    *file = (struct state_file){.path = path, .text = NULL, .scopes = ~0u};
    file->text = read_whole(path, &file->size);
    if (!file->text)
        return EXIT_IO;
    isadora_json_begin(&json, file->text, file->size);
    isadora_json_peek(&json);
    size_t start = (size_t)(json.at - file->text);
    if (state_is_result(file))
        state_take_result(file, &json);
    else
        state_members(file, &json, members, file);
    if (!isadora_json_end(&json))
        return state_complain(file, &json);
    if (file->plain && (file->in || file->out || file->mem_in || file->mem_out || file->warps)) {
        isadora_json_fail(&json, file->plain,
                          "expected registers inside `in` or `out`, or neither of them");
        return state_complain(file, &json);
    }
    if (file->plain)
        file->in = file->out = start + 1;
    return EXIT_FINE;
}

static int refuse_partial(const struct state_file *file, const char *what)
{
    if (!file->is_partial)
        return EXIT_FINE;
    return bad_input(
        "%s: a result of several warps does not have their registers unless `run --json` was "
        "given --dump, so there is nothing to %s",
        file->path, what);
}

int state_apply(const struct state_file *file, struct isadora_machine *m, unsigned scopes)
{
    struct state_visit v = {.m = m, .set = m, .scopes = scopes & file->scopes};
    int status = refuse_partial(file, "begin with");
    if (!status)
        status = state_registers(file, file->in, &v);
    if (!status && scopes >> ISADORA_WARP & 1)
        status = state_apply_warps(file, m, scopes == ~0u);
    v.scopes = scopes;
    return status ? status : state_memory(file, file->mem_in, &v);
}

int state_compare(const struct state_file *file, const struct isadora_machine *m,
                  size_t *differences)
{
    struct state_visit v = {STATE_COMPARE, m, .scopes = file->scopes, .warp = -1};
    int status = state_registers(file, file->out, &v);
    if (!status)
        status = state_memory(file, file->mem_out, &v);
    *differences = v.differences;
    return status;
}

/* The registers of one warp that are to be compared. */
static int check_registers(const struct state_file *file, size_t place,
                           const struct isadora_machine *m, const struct state_launch *launch,
                           uint32_t warp)
{
    const uint64_t lanes = m->target->lanes, first = (uint64_t)warp * lanes;
    struct state_visit v = {STATE_CHECK, m, .lanes = lanes};
    if (launch && launch->threads - first < lanes)
        v.lanes = launch->threads - first;
    return state_registers(file, place, &v);
}

int state_check(const struct state_file *file, const struct isadora_machine *m,
                const struct state_launch *launch)
{
    struct state_visit v = {.purpose = STATE_CHECK, .m = m};
    int status = EXIT_FINE;
    if (!file->out && !file->mem_out && !file->warps) {
        if (refuse_partial(file, "compare"))
            return EXIT_BAD_INPUT;
        return bad_input("%s has neither `out` nor `mem_out`, so there is nothing to compare",
                         file->path);
    }
    if (launch)
        status = state_check_warps(file, launch);
    if (launch && !status)
        status = state_check_left(file, launch);
    if (!status)
        status = check_registers(file, file->out, m, launch, 0);
    for (size_t i = 0; i < file->warp_count && !status; i++)
        status = check_registers(file, file->warps[i].out, m, launch, file->warps[i].warp);
    return status ? status : state_memory(file, file->mem_out, &v);
}
