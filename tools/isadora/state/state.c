/* state.c: the state of a machine from JSON files and from the command line. */
#include "common/io.h"
#include "state/state.h"

#include "common/json.h"
#include "asm/suggest.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- values ---- */

/* A value that stands as a string or as a number. */
static bool take_value(struct isadora_json *json, struct isadora_word *out)
{
    struct isadora_text text;
    bool number = isadora_json_peek(json) == ISADORA_JSON_NUMBER;
    if (!(number ? isadora_json_number(json, &text) : isadora_json_string(json, &text)))
        return false;
    return read_wide(text.at, text.size, out) ||
           isadora_json_fail(json, text.at, "expected a whole number of at most 128 bits");
}

/* ---- the file ---- */

static int complain_json(const struct state_file *file, const struct isadora_json *json)
{
    size_t line = 1, column = 1;
    for (const char *p = file->text; p < json->at; p++) {
        line += *p == '\n';
        column = *p == '\n' ? 1 : column + 1;
    }
    complain_at(file->path, line, column, "%s", json->why);
    return EXIT_BAD_INPUT;
}

bool state_note_object(const struct state_file *file, struct isadora_json *json, size_t *place)
{
    if (isadora_json_peek(json) != ISADORA_JSON_OBJECT)
        return isadora_json_fail(json, json->at, "expected an object");
    *place = (size_t)(json->at - file->text) + 1;
    return isadora_json_skip(json);
}

static bool note_text(struct isadora_json *json, char **out)
{
    struct isadora_text text;
    if (!isadora_json_string(json, &text))
        return false;
    free(*out);
    *out = tool_format("%.*s", (int)text.size, text.at);
    return true;
}

static const char *const members[] = {"in",   "out", "mem_in", "mem_out", "variant",
                                      "mode", "isa", "code",   "note",    "warps"};
enum { MEMBERS = sizeof members / sizeof members[0] };

static const char *member_at(const void *user, unsigned index, size_t *size)
{
    (void)user;
    *size = strlen(members[index]);
    return members[index];
}

static char told[512]; /* the reader of JSON keeps a message until it has been printed */

/* An object of a name that no file has. */
static bool refuse_member(struct isadora_json *json, struct isadora_text key)
{
    const int near = rt_suggest(key.at, key.size, member_at, NULL, MEMBERS);
    if (near < 0)
        snprintf(
            told, sizeof told,
            "no such member `%.*s`; a state file has in out mem_in mem_out warps variant mode note",
            (int)(key.size < 48 ? key.size : 48), key.at);
    else
        snprintf(told, sizeof told, "no such member `%.*s`; did you mean `%s`?", (int)key.size,
                 key.at, members[near]);
    return isadora_json_fail(json, key.at, told);
}

/* One member of the file; a register is one too, in a plain object: then *plain is where. */
static bool note_member(struct state_file *file, struct isadora_json *json, struct isadora_text key,
                        const char **plain)
{
    static const char *const ignored[] = {"isa", "code", "note"};
    if (isadora_text_is(key, "in"))
        return state_note_object(file, json, &file->in);
    if (isadora_text_is(key, "out"))
        return state_note_object(file, json, &file->out);
    if (isadora_text_is(key, "mem_in"))
        return state_note_object(file, json, &file->mem_in);
    if (isadora_text_is(key, "mem_out"))
        return state_note_object(file, json, &file->mem_out);
    if (isadora_text_is(key, "warps"))
        return state_note_warps(file, json);
    if (isadora_text_is(key, "variant"))
        return note_text(json, &file->variant);
    if (isadora_text_is(key, "mode"))
        return note_text(json, &file->mode);
    for (size_t i = 0; i < sizeof ignored / sizeof ignored[0]; i++)
        if (isadora_text_is(key, ignored[i]))
            return isadora_json_skip(json);
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
        return complain_json(file, &json);
    if (plain && (file->in || file->out || file->mem_in || file->mem_out || file->warps)) {
        isadora_json_fail(&json, plain,
                          "a register stands inside `in` or `out`, or there is neither of them");
        return complain_json(file, &json);
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

/* Begins to read the object that was noted; false when there is none. */
static bool enter(const struct state_file *file, struct isadora_json *json, size_t place)
{
    if (!file->text || !place)
        return false;
    isadora_json_begin(json, file->text, file->size);
    json->at = file->text + place - 1;
    return isadora_json_object(json);
}

/* ---- registers and cells ---- */

static bool fail_place(struct isadora_json *json, const struct place_error *error)
{
    snprintf(told, sizeof told, "%s", error->text);
    return isadora_json_fail(json, error->at, told);
}

/* One member of `in` or `out`; *skipped when it is none of a register. */
static bool take_member(const struct isadora_machine *m, struct isadora_json *json,
                        struct isadora_text key, struct place *place, struct isadora_word *value,
                        bool *skipped)
{
    struct place_error error;
    *skipped = isadora_text_is(key, "variant") || isadora_text_is(key, "mode") ||
               isadora_text_is(key, "note");
    if (*skipped)
        return isadora_json_skip(json); /* of a plain object */
    if (!place_read_all(m, key.at, key.size, place, &error))
        return fail_place(json, &error);
    if (place->is_cell)
        return isadora_json_fail(json, key.at, "cells stand in `mem_in` and `mem_out`");
    error.at = key.at;
    return take_value(json, value) && (place_fit(place, value, &error) || fail_place(json, &error));
}

/* Enters an array: values of a register that each lane has, lane 0 first. */
static bool enter_lanes(const struct isadora_machine *m, struct isadora_json *json,
                        struct isadora_text key, struct place *place)
{
    struct place_error error;
    if (!place_read_all(m, key.at, key.size, place, &error))
        return fail_place(json, &error);
    if (place->is_cell || place->reg.file->scope != ISADORA_LANE || place->reg.of_lane)
        return isadora_json_fail(json, key.at, "an array is for a register that each lane has");
    place->reg.of_lane = true;
    return isadora_json_array(json);
}

/* The value of the next lane, and the place of it; false behind the last one. */
static bool take_lane(const struct isadora_machine *m, struct isadora_json *json, unsigned *lane,
                      struct place *place, struct isadora_word *value)
{
    struct place_error error = {.at = json->at};
    if (!isadora_json_element(json))
        return false;
    if (*lane >= m->target->lanes)
        return isadora_json_fail(json, json->at, "there are more values than lanes");
    place->reg.lane = (uint8_t)(*lane)++;
    isadora_register_name(&place->reg, place->name);
    return take_value(json, value) && (place_fit(place, value, &error) || fail_place(json, &error));
}

/* Where values go, and state of which scopes is set. */
struct target_state {
    struct isadora_machine *m;
    unsigned scopes;
};

static bool apply_value(const struct target_state *to, struct isadora_json *json,
                        struct isadora_text key, const struct place *place,
                        struct isadora_word value)
{
    return !(to->scopes >> place_scope(to->m, place) & 1) || place_set(to->m, place, value) ||
           isadora_json_fail(json, key.at, "this register cannot hold the value");
}

static bool apply_register(void *context, struct isadora_json *json, struct isadora_text key)
{
    const struct target_state *to = context;
    struct place place;
    struct isadora_word value;
    bool skipped;
    if (isadora_json_peek(json) == ISADORA_JSON_ARRAY) {
        unsigned lane = 0;
        if (!enter_lanes(to->m, json, key, &place))
            return false;
        while (take_lane(to->m, json, &lane, &place, &value)) {
            if (!apply_value(to, json, key, &place, value))
                return false;
        }
        return !json->why;
    }
    if (!take_member(to->m, json, key, &place, &value, &skipped))
        return false;
    return skipped || apply_value(to, json, key, &place, value);
}

struct comparison {
    const struct isadora_machine *machine;
    size_t differences;
    int64_t warp;    /* told where it differs; -1: not */
    unsigned scopes; /* of the registers that count */
    bool dry;        /* only looks whether that can be compared: */
    uint64_t lanes;  /* of the warp that have a thread */
};

/* A lane that is named has a thread, or the comparison says nothing. */
static bool check_lane(const struct comparison *comparison, struct isadora_json *json,
                       const char *at, const struct place *place)
{
    if (!comparison->dry || place->is_cell || !place->reg.of_lane ||
        place->reg.lane < comparison->lanes)
        return true;
    snprintf(told, sizeof told, "lane %u has no thread: this warp has %" PRIu64, place->reg.lane,
             comparison->lanes);
    return isadora_json_fail(json, at, told);
}

static void compare_place(struct comparison *comparison, const struct place *place,
                          struct isadora_word value)
{
    struct isadora_word found = place_get(comparison->machine, place);
    if (comparison->dry || !(comparison->scopes >> place_scope(comparison->machine, place) & 1) ||
        (found.half[0] == value.half[0] && found.half[1] == value.half[1]))
        return;
    char wanted[ISADORA_VALUE_MAX], got[ISADORA_VALUE_MAX];
    isadora_value_text(value, place_is_signed(place), wanted);
    isadora_value_text(found, place_is_signed(place), got);
    if (comparison->warp < 0)
        complain("%s: expected %s, got %s", place->name, wanted, got);
    else
        complain("warp %" PRId64 ", %s: expected %s, got %s", comparison->warp, place->name, wanted,
                 got);
    comparison->differences++;
}

static bool compare_register(void *context, struct isadora_json *json, struct isadora_text key)
{
    struct comparison *comparison = context;
    struct place place;
    struct isadora_word value;
    bool skipped;
    if (isadora_json_peek(json) == ISADORA_JSON_ARRAY) {
        unsigned lane = 0;
        if (!enter_lanes(comparison->machine, json, key, &place))
            return false;
        while (take_lane(comparison->machine, json, &lane, &place, &value) &&
               check_lane(comparison, json, key.at, &place))
            compare_place(comparison, &place, value);
        return !json->why;
    }
    if (!take_member(comparison->machine, json, key, &place, &value, &skipped) ||
        (!skipped && !check_lane(comparison, json, key.at, &place)))
        return false;
    if (!skipped)
        compare_place(comparison, &place, value);
    return true;
}

/* Calls `each` for all members of the object at `place`. */
static int walk(const struct state_file *file, size_t place,
                bool (*each)(void *, struct isadora_json *, struct isadora_text), void *context)
{
    struct isadora_json json;
    struct isadora_text key;
    if (!enter(file, &json, place))
        return EXIT_FINE;
    while (isadora_json_member(&json, &key) && each(context, &json, key))
        continue;
    return json.why ? complain_json(file, &json) : EXIT_FINE;
}

struct cells {
    struct isadora_machine *set; /* where cells go, or */
    struct comparison *compare;  /* what they are compared with, or neither */
    const struct isadora_machine *machine;
    unsigned scopes; /* of the cells that are set */
};

static bool take_cell(struct cells *cells, struct isadora_json *json,
                      const struct isadora_part *part, struct isadora_text key)
{
    struct isadora_word given, value;
    const struct isadora_target *target = cells->machine->target;
    const struct isadora_space *about = &target->spaces[part->space];
    uint64_t index, cell;
    if (!read_wide(key.at, key.size, &given))
        return isadora_json_fail(json, key.at, "expected the index of a cell of this space");
    if (!isadora_part_index(target, part, given, &index, told, sizeof told))
        return isadora_json_fail(json, key.at, told);
    if (!take_value(json, &value))
        return false;
    if (!isadora_shown_value(about, value, &cell)) {
        snprintf(told, sizeof told, "the value does not fit this cell, which has %u bits",
                 isadora_shown_bits(about));
        return isadora_json_fail(json, key.at, told);
    }
    if (cells->set && !(cells->scopes >> about->scope & 1))
        return true;
    if (cells->set)
        return isadora_put(cells->set, part->space, index, cell) ||
               isadora_json_fail(json, key.at, "no memory left");
    if (!cells->compare)
        return true;
    uint64_t found = isadora_look(cells->machine, part->space, index);
    if (found != cell) {
        char name[ISADORA_CELL_NAME_MAX];
        isadora_cell_name(target, part->space, index, 1, name);
        complain("%s: expected 0x%" PRIx64 ", got 0x%" PRIx64, name, cell, found);
        cells->compare->differences++;
    }
    return true;
}

static bool walk_space(void *context, struct isadora_json *json, struct isadora_text name)
{
    struct cells *cells = context;
    struct isadora_text key;
    struct place_error error;
    struct isadora_part part;
    if (!place_part(cells->machine, name.at, name.size, &part, &error))
        return fail_place(json, &error);
    if (!isadora_json_object(json))
        return false;
    while (isadora_json_member(json, &key))
        if (!take_cell(cells, json, &part, key))
            return false;
    return !json->why;
}

int state_apply_registers(const struct state_file *file, size_t place, struct isadora_machine *m,
                          unsigned scopes)
{
    struct target_state to = {m, scopes};
    return walk(file, place, apply_register, &to);
}

int state_compare_registers(const struct state_file *file, size_t place,
                            const struct isadora_machine *m, int64_t warp, size_t *differences)
{
    struct comparison comparison = {.machine = m, .warp = warp, .scopes = ~0u};
    const int status = walk(file, place, compare_register, &comparison);
    *differences += comparison.differences;
    return status;
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
    struct cells cells = {.set = m, .machine = m, .scopes = scopes};
    int status = refuse_partial(file, "begin with");
    if (!status)
        status = state_apply_registers(file, file->in, m, scopes & file->scopes);
    if (!status && scopes >> ISADORA_WARP & 1)
        status = state_apply_warps(file, m, scopes == ~0u);
    return status ? status : walk(file, file->mem_in, walk_space, &cells);
}

int state_compare(const struct state_file *file, const struct isadora_machine *m,
                  size_t *differences)
{
    struct comparison comparison = {.machine = m, .warp = -1, .scopes = file->scopes};
    struct cells cells = {.compare = &comparison, .machine = m};
    int status = walk(file, file->out, compare_register, &comparison);
    if (!status)
        status = walk(file, file->mem_out, walk_space, &cells);
    *differences = comparison.differences;
    return status;
}

/* The registers of one warp that are to be compared. */
static int check_registers(const struct state_file *file, size_t place,
                           const struct isadora_machine *m, const struct state_launch *launch,
                           uint32_t warp)
{
    const uint64_t lanes = m->target->lanes, first = (uint64_t)warp * lanes;
    struct comparison dry = {.machine = m, .dry = true, .lanes = lanes};
    if (launch && launch->threads - first < lanes)
        dry.lanes = launch->threads - first;
    return walk(file, place, compare_register, &dry);
}

int state_check(const struct state_file *file, const struct isadora_machine *m,
                const struct state_launch *launch)
{
    struct cells cells = {.machine = m};
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
    return status ? status : walk(file, file->mem_out, walk_space, &cells);
}
