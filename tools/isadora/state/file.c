/* file.c: state files: their parts, and the state that they say. */
#include "asm/text/nearest.h"
#include "common/io.h"
#include "state/state.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static bool note_text(struct isadora_json *json, char **out)
{
    struct isadora_text text;
    if (!isadora_json_string(json, &text))
        return false;
    free(*out);
    *out = tool_format("%.*s", (int)text.size, text.at);
    return true;
}

/* Members, and where they are noted; kind: 'o' an object, 't' a text, 'w' the warps, 0 ignored. */
static const struct member {
    const char *name;
    char kind;
    size_t to;
} members[] = {
    {"in", 'o', offsetof(struct state_file, in)},
    {"out", 'o', offsetof(struct state_file, out)},
    {"mem_in", 'o', offsetof(struct state_file, mem_in)},
    {"mem_out", 'o', offsetof(struct state_file, mem_out)},
    {"variant", 't', offsetof(struct state_file, variant)},
    {"mode", 't', offsetof(struct state_file, mode)},
    {"isa", 0, 0},
    {"code", 0, 0},
    {"note", 0, 0},
    {"warps", 'w', 0},
};
enum { MEMBERS = sizeof members / sizeof members[0] };

static char told[512]; /* the reader of JSON keeps a message until it has been printed */

/* An object of a name that no file has. */
static bool refuse_member(struct isadora_json *json, struct isadora_text key)
{
    struct rt_nearest near;
    rt_nearest_begin(&near, key.at, key.size);
    for (unsigned i = 0; i < MEMBERS; i++)
        rt_nearest_offer(&near, members[i].name, strlen(members[i].name));
    if (near.list.count == 0)
        snprintf(
            told, sizeof told,
            "no such member `%.*s`; a state file has in out mem_in mem_out warps variant mode note",
            (int)(key.size < 48 ? key.size : 48), key.at);
    else
        snprintf(told, sizeof told, "no such member `%.*s`; did you mean `%s`?", (int)key.size,
                 key.at, near.first);
    return isadora_json_fail(json, key.at, told);
}

/* One member of the file; a register is one too, in a plain object: then *plain is where. */
static bool note_member(struct state_file *file, struct isadora_json *json, struct isadora_text key,
                        const char **plain)
{
    for (size_t i = 0; i < MEMBERS; i++) {
        char *to = (char *)file + members[i].to;
        if (!isadora_text_is(key, members[i].name))
            continue;
        return members[i].kind == 'o'   ? state_note_object(file, json, (size_t *)(void *)to)
               : members[i].kind == 't' ? note_text(json, (char **)(void *)to)
               : members[i].kind == 'w' ? state_note_warps(file, json)
                                        : isadora_json_skip(json);
    }
    if (isadora_json_peek(json) == ISADORA_JSON_OBJECT)
        return refuse_member(json, key);
    *plain = *plain ? *plain : key.at;
    return isadora_json_skip(json);
}

int state_read(struct state_file *file, const char *path)
{
    struct isadora_json json;
    struct isadora_text key;
    const char *plain = NULL;
    *file = (struct state_file){.path = path, .text = NULL, .scopes = ~0u};
    file->text = read_whole(path, &file->size);
    if (!file->text)
        return EXIT_IO;
    isadora_json_begin(&json, file->text, file->size);
    isadora_json_peek(&json);
    size_t start = (size_t)(json.at - file->text);
    if (state_is_result(file))
        state_note_result(file, &json);
    else if (isadora_json_object(&json))
        while (isadora_json_member(&json, &key))
            note_member(file, &json, key, &plain);
    if (!isadora_json_end(&json))
        return state_complain(file, &json);
    if (plain && (file->in || file->out || file->mem_in || file->mem_out || file->warps)) {
        isadora_json_fail(&json, plain,
                          "a register stands inside `in` or `out`, or there is neither of them");
        return state_complain(file, &json);
    }
    if (plain)
        file->in = file->out = start + 1;
    return EXIT_FINE;
}

void state_close(struct state_file *file)
{
    free(file->text);
    free(file->warps);
    free(file->variant);
    free(file->mode);
}

static int refuse_partial(const struct state_file *file, const char *what)
{
    if (!file->is_partial)
        return EXIT_FINE;
    complain("%s: a result of several warps does not have their registers unless `run --json` was "
             "told to --dump, so there is nothing to %s",
             file->path, what);
    return EXIT_BAD_INPUT;
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
        complain("%s has neither `out` nor `mem_out`, so there is nothing to compare", file->path);
        return EXIT_BAD_INPUT;
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
