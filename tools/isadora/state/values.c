/* values.c: what a state file says of registers and cells: set, compared, or only checked. */
#include "state/state.h"

#include <inttypes.h>
#include <stdio.h>

static char message[512]; /* the reader of JSON keeps a message until it has been printed */

int state_complain(const struct state_file *file, const struct isadora_json *json)
{
    size_t line = 1, column = 1;
    for (const char *p = file->text; p < json->at; p++) {
        line += *p == '\n';
        column = *p == '\n' ? 1 : column + 1;
    }
    return complain_at(file->path, line, column, "%s", json->why);
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

/* ---- registers ---- */

static bool fail_place(struct isadora_json *json, const struct place_error *error)
{
    snprintf(message, sizeof message, "%s", error->text);
    return isadora_json_fail(json, error->at, message);
}

static bool counts(const struct state_visit *v, unsigned scope) { return v->scopes >> scope & 1; }

/* A lane that is named has a thread, or the comparison says nothing. */
static bool check_lane(const struct state_visit *v, struct isadora_json *json, const char *at,
                       const struct place *place)
{
    if (place->is_cell || !place->reg.of_lane || place->reg.lane < v->lanes)
        return true;
    snprintf(message, sizeof message, "lane %u has no thread: this warp has %" PRIu64,
             place->reg.lane, v->lanes);
    return isadora_json_fail(json, at, message);
}

static void compare_place(struct state_visit *v, const struct place *place,
                          struct isadora_word value)
{
    const struct isadora_word found = place_get(v->m, place);
    if (!counts(v, place_scope(v->m, place)) ||
        (found.half[0] == value.half[0] && found.half[1] == value.half[1]))
        return;
    char wanted[ISADORA_VALUE_MAX], got[ISADORA_VALUE_MAX], warp[32] = "";
    isadora_value_text(value, place_is_signed(place), wanted);
    isadora_value_text(found, place_is_signed(place), got);
    if (v->warp >= 0)
        snprintf(warp, sizeof warp, "warp %" PRId64 ", ", v->warp);
    complain("%s%s: expected %s, got %s", warp, place->name, wanted, got);
    v->differences++;
}

static bool visit_place(struct state_visit *v, struct isadora_json *json, const char *at,
                        const struct place *place, struct isadora_word value)
{
    switch (v->purpose) {
    case STATE_SET:
        return !counts(v, place_scope(v->m, place)) || place_set(v->set, place, value) ||
               isadora_json_fail(json, at, "this register cannot hold the value");
    case STATE_CHECK:
        return check_lane(v, json, at, place);
    case STATE_COMPARE:
        compare_place(v, place, value);
    }
    return true;
}

/* The value of a place, which is next; `from`: where the name of the register is. */
static bool take_value(struct state_visit *v, struct isadora_json *json, const char *at,
                       const char *from, const struct place *place)
{
    struct isadora_text text;
    struct isadora_word value;
    struct place_error error = {.at = at};
    return isadora_json_wide(json, &text, &value) &&
           (place_fit(place, &value, &error) || fail_place(json, &error)) &&
           visit_place(v, json, from, place, value);
}

/* An array of values of a register that each lane has, lane 0 first. */
static bool take_lanes(struct state_visit *v, struct isadora_json *json, const char *from,
                       struct place *place)
{
    if (place->is_cell || place->reg.file->scope != ISADORA_LANE || place->reg.of_lane)
        return isadora_json_fail(json, from, "an array is for a register that each lane has");
    if (!isadora_json_array(json))
        return false;
    place->reg.of_lane = true;
    const char *at = json->at;
    for (unsigned lane = 0; isadora_json_element(json); lane++, at = json->at) {
        if (lane >= v->m->target->lanes)
            return isadora_json_fail(json, json->at, "there are more values than lanes");
        place->reg.lane = (uint8_t)lane;
        isadora_register_name(&place->reg, place->name);
        if (!take_value(v, json, at, from, place))
            return false;
    }
    return !json->why;
}

/* A register with its value or values. */
static bool visit_register(struct state_visit *v, struct isadora_json *json,
                           struct isadora_text key)
{
    struct place place;
    struct place_error error;
    if (isadora_text_is(key, "variant") || isadora_text_is(key, "mode") ||
        isadora_text_is(key, "note"))
        return isadora_json_skip(json); /* of a plain object */
    if (!place_read_all(v->m, key.at, key.size, &place, &error))
        return fail_place(json, &error);
    if (isadora_json_peek(json) == ISADORA_JSON_ARRAY)
        return take_lanes(v, json, key.at, &place);
    if (place.is_cell)
        return isadora_json_fail(json, key.at, "cells belong in `mem_in` and `mem_out`");
    return take_value(v, json, key.at, key.at, &place);
}

/* ---- cells ---- */

static void compare_cell(struct state_visit *v, unsigned space, uint64_t index, uint64_t cell)
{
    const uint64_t found = isadora_look(v->m, space, index);
    char name[ISADORA_CELL_NAME_MAX];
    if (found == cell)
        return;
    isadora_cell_name(v->m->target, space, index, 1, name);
    complain("%s: expected 0x%" PRIx64 ", got 0x%" PRIx64, name, cell, found);
    v->differences++;
}

static bool take_cell(struct state_visit *v, struct isadora_json *json,
                      const struct isadora_part *part, struct isadora_text key)
{
    struct isadora_text text;
    struct isadora_word given, value;
    const struct isadora_target *target = v->m->target;
    const struct isadora_space *about = &target->spaces[part->space];
    uint64_t index, cell;
    if (!read_wide(key.at, key.size, &given))
        return isadora_json_fail(json, key.at, "expected the index of a cell of this space");
    if (!isadora_part_index(target, part, given, &index, message, sizeof message))
        return isadora_json_fail(json, key.at, message);
    if (!isadora_json_wide(json, &text, &value))
        return false;
    if (!isadora_shown_value(about, value, &cell)) {
        snprintf(message, sizeof message, "the value does not fit this cell, which has %u bits",
                 isadora_shown_bits(about));
        return isadora_json_fail(json, key.at, message);
    }
    if (v->purpose == STATE_COMPARE)
        compare_cell(v, part->space, index, cell);
    return v->purpose != STATE_SET || !counts(v, about->scope) ||
           isadora_put(v->set, part->space, index, cell) ||
           isadora_json_fail(json, key.at, "no memory left");
}

static bool visit_space(struct state_visit *v, struct isadora_json *json, struct isadora_text name)
{
    struct isadora_text key;
    struct place_error error;
    struct isadora_part part;
    if (!place_part(v->m, name.at, name.size, &part, &error))
        return fail_place(json, &error);
    if (!isadora_json_object(json))
        return false;
    while (isadora_json_member(json, &key))
        if (!take_cell(v, json, &part, key))
            return false;
    return !json->why;
}

/* Calls `each` for all members of the object at `place`. */
static int walk(const struct state_file *file, size_t place,
                bool (*each)(struct state_visit *, struct isadora_json *, struct isadora_text),
                struct state_visit *v)
{
    struct isadora_json json;
    struct isadora_text key;
    if (!enter(file, &json, place))
        return EXIT_FINE;
    while (isadora_json_member(&json, &key) && each(v, &json, key))
        continue;
    return json.why ? state_complain(file, &json) : EXIT_FINE;
}

int state_registers(const struct state_file *file, size_t place, struct state_visit *v)
{
    return walk(file, place, visit_register, v);
}

int state_memory(const struct state_file *file, size_t place, struct state_visit *v)
{
    return walk(file, place, visit_space, v);
}
