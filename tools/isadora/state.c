/* state.c: the state of a machine from JSON files and from the command line. */
#include "state.h"

#include "json.h"
#include "wide.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- values ---- */

static unsigned digit_of(char c)
{
    return c >= '0' && c <= '9'   ? (unsigned)(c - '0')
           : c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10
           : c >= 'A' && c <= 'F' ? (unsigned)(c - 'A') + 10
                                  : 99;
}

bool read_wide(const char *text, size_t size, struct isadora_word *out)
{
    const char *at = text, *end = text + size;
    const rt_u128 most = ~(rt_u128)0;
    bool negative = at < end && *at == '-';
    unsigned base = 10;
    rt_u128 value = 0;
    at += negative;
    if (end - at > 2 && at[0] == '0' && (at[1] | 32) == 'x') {
        base = 16;
        at += 2;
    }
    if (at == end)
        return false;
    for (; at < end; at++) {
        unsigned digit = digit_of(*at);
        if (digit >= base || value > (most - digit) / base)
            return false;
        value = value * base + digit;
    }
    if (negative)
        value = 0 - value;
    *out = (struct isadora_word){{(uint64_t)value, (uint64_t)(value >> 64)}};
    return true;
}

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

static bool note_object(struct state_file *file, struct isadora_json *json, size_t *place)
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

/* One member of the file; a register is one too, in a plain object. */
static bool note_member(struct state_file *file, struct isadora_json *json, struct isadora_text key, bool *plain)
{
    static const char *const ignored[] = {"isa", "code", "note"};
    if (isadora_text_is(key, "in"))
        return note_object(file, json, &file->in);
    if (isadora_text_is(key, "out"))
        return note_object(file, json, &file->out);
    if (isadora_text_is(key, "mem_in"))
        return note_object(file, json, &file->mem_in);
    if (isadora_text_is(key, "mem_out"))
        return note_object(file, json, &file->mem_out);
    if (isadora_text_is(key, "variant"))
        return note_text(json, &file->variant);
    if (isadora_text_is(key, "mode"))
        return note_text(json, &file->mode);
    for (size_t i = 0; i < sizeof ignored / sizeof ignored[0]; i++)
        if (isadora_text_is(key, ignored[i]))
            return isadora_json_skip(json);
    *plain = true;
    return isadora_json_skip(json);
}

int state_read(struct state_file *file, const char *path)
{
    struct isadora_json json;
    struct isadora_text key;
    bool plain = false;
    *file = (struct state_file){.path = path, .text = NULL};
    file->text = read_whole(path, &file->size);
    if (!file->text)
        return EXIT_IO;
    isadora_json_begin(&json, file->text, file->size);
    isadora_json_peek(&json);
    size_t start = (size_t)(json.at - file->text);
    if (isadora_json_object(&json))
        while (isadora_json_member(&json, &key))
            note_member(file, &json, key, &plain);
    if (!isadora_json_end(&json))
        return complain_json(file, &json);
    if (plain && (file->in || file->out || file->mem_in || file->mem_out)) {
        complain("%s: registers stand inside `in` or `out`, or alone", path);
        return EXIT_BAD_INPUT;
    }
    if (plain)
        file->in = file->out = start + 1;
    return EXIT_FINE;
}

void state_close(struct state_file *file)
{
    free(file->text);
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

static bool find_register(const struct isadora_machine *m, struct isadora_json *json, struct isadora_text key,
                          struct isadora_register *reg)
{
    if (!isadora_register_find(m->target, key.at, key.size, reg))
        return isadora_json_fail(json, key.at, "no such register");
    if (!isadora_register_exists(reg, m->context.config))
        return isadora_json_fail(json, key.at, "this variant has no such register");
    return true;
}

static bool apply_register(void *context, struct isadora_json *json, struct isadora_text key)
{
    struct isadora_machine *m = context;
    struct isadora_register reg;
    struct isadora_word value;
    if (isadora_text_is(key, "variant") || isadora_text_is(key, "mode") || isadora_text_is(key, "note"))
        return isadora_json_skip(json); /* of a plain object */
    if (!find_register(m, json, key, &reg) || !take_value(json, &value))
        return false;
    return isadora_register_set(m, &reg, value) ||
           isadora_json_fail(json, key.at, "the value does not fit this register");
}

struct comparison {
    const struct isadora_machine *machine;
    size_t differences;
};

/* What isadora_register_get gives for a register that holds `value`. */
static struct isadora_word as_held(const struct isadora_register *reg, struct isadora_word value)
{
    if (!reg->is_signed && reg->width < 64)
        value.half[0] &= (UINT64_C(1) << reg->width) - 1;
    if (!reg->is_signed && reg->width <= 64)
        value.half[1] = 0;
    return value;
}

static bool compare_register(void *context, struct isadora_json *json, struct isadora_text key)
{
    struct comparison *comparison = context;
    struct isadora_register reg;
    struct isadora_word value;
    if (isadora_text_is(key, "variant") || isadora_text_is(key, "mode") || isadora_text_is(key, "note"))
        return isadora_json_skip(json);
    if (!find_register(comparison->machine, json, key, &reg) || !take_value(json, &value))
        return false;
    struct isadora_word found = isadora_register_get(comparison->machine, &reg);
    value = as_held(&reg, value);
    if (found.half[0] != value.half[0] || found.half[1] != value.half[1]) {
        char wanted[ISADORA_VALUE_MAX], got[ISADORA_VALUE_MAX];
        isadora_value_text(value, reg.is_signed, wanted);
        isadora_value_text(found, reg.is_signed, got);
        complain("%.*s: expected %s, got %s", (int)key.size, key.at, wanted, got);
        comparison->differences++;
    }
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
    struct comparison *compare;  /* what they are compared with */
    const struct isadora_machine *machine;
};

static bool take_cell(struct cells *cells, struct isadora_json *json, unsigned space, struct isadora_text key)
{
    struct isadora_word index, value;
    const struct isadora_space *about = &cells->machine->target->spaces[space];
    if (!read_wide(key.at, key.size, &index))
        return isadora_json_fail(json, key.at, "expected the index of a cell of this space");
    if (index.half[1] || index.half[0] >= about->cells) {
        static char why[128]; /* the reader keeps it until it has been told */
        snprintf(why, sizeof why, "there is no such cell; `%.60s` has 0x%" PRIx64 " cells", about->name, about->cells);
        return isadora_json_fail(json, key.at, why);
    }
    uint64_t cell;
    if (!take_value(json, &value))
        return false;
    if (!isadora_cell_value(about, value, &cell))
        return isadora_json_fail(json, key.at, "the value does not fit this cell");
    if (cells->set)
        return isadora_poke(cells->set, space, index.half[0], cell) ||
               isadora_json_fail(json, key.at, "no memory left");
    uint64_t found = isadora_peek(cells->machine, space, index.half[0]);
    if (found != cell) {
        complain("%s[0x%" PRIx64 "]: expected 0x%" PRIx64 ", got 0x%" PRIx64, about->name, index.half[0], cell, found);
        cells->compare->differences++;
    }
    return true;
}

static bool walk_space(void *context, struct isadora_json *json, struct isadora_text name)
{
    struct cells *cells = context;
    struct isadora_text key;
    int space = isadora_space_find(cells->machine->target, name.at, name.size);
    if (space < 0)
        return isadora_json_fail(json, name.at, "no such space");
    if (!isadora_json_object(json))
        return false;
    while (isadora_json_member(json, &key))
        if (!take_cell(cells, json, (unsigned)space, key))
            return false;
    return !json->why;
}

int state_apply(const struct state_file *file, struct isadora_machine *m)
{
    struct cells cells = {.set = m, .machine = m};
    int status = walk(file, file->in, apply_register, m);
    return status ? status : walk(file, file->mem_in, walk_space, &cells);
}

int state_compare(const struct state_file *file, const struct isadora_machine *m, size_t *differences)
{
    struct comparison comparison = {.machine = m};
    struct cells cells = {.compare = &comparison, .machine = m};
    if (!file->out && !file->mem_out) {
        complain("%s has neither `out` nor `mem_out`, so there is nothing to compare", file->path);
        return EXIT_BAD_INPUT;
    }
    int status = walk(file, file->out, compare_register, &comparison);
    if (!status)
        status = walk(file, file->mem_out, walk_space, &cells);
    *differences = comparison.differences;
    return status;
}

/* ---- the command line ---- */

int state_set(struct isadora_machine *m, const char *assignment)
{
    const char *equals = strchr(assignment, '=');
    struct isadora_register reg;
    struct isadora_word value;
    size_t size = equals ? (size_t)(equals - assignment) : 0;
    if (!equals || !read_wide(equals + 1, strlen(equals + 1), &value)) {
        complain("--set takes REGISTER=NUMBER, such as '$r1=0x5', not `%s`", assignment);
        return EXIT_USAGE;
    }
    if (!isadora_register_find(m->target, assignment, size, &reg) ||
        !isadora_register_exists(&reg, m->context.config)) {
        complain("%s %s has no register `%.*s`", m->target->name, m->target->configs[m->context.config].name, (int)size,
                 assignment);
        return EXIT_USAGE;
    }
    if (!isadora_register_set(m, &reg, value)) {
        complain("%s does not fit %.*s, which has %u bits", equals + 1, (int)size, assignment, (unsigned)reg.width);
        return EXIT_USAGE;
    }
    return EXIT_FINE;
}

/* The cells of a file, each as many bytes as a cell has, in the order of the space. */
static int load_cells(struct isadora_machine *m, unsigned space, uint64_t at, const char *path)
{
    size_t size;
    char *bytes = read_whole(path, &size);
    if (!bytes)
        return EXIT_IO;
    const struct isadora_space *about = &m->target->spaces[space];
    size_t each = (about->cell_bits + 7u) / 8;
    int status = EXIT_FINE;
    for (size_t i = 0; i + each <= size && !status; i += each) {
        struct isadora_word cell = word_of((const uint8_t *)bytes + i, each, about->big_endian);
        if (!isadora_poke(m, space, at + i / each, cell.half[0])) {
            complain("%s does not fit into %s from 0x%" PRIx64, path, about->name, at);
            status = EXIT_BAD_INPUT;
        }
    }
    free(bytes);
    return status;
}

int state_load(struct isadora_machine *m, const char *assignment)
{
    const char *sign = strchr(assignment, '@'), *equals = sign ? strchr(sign, '=') : NULL;
    uint64_t at;
    if (!equals) {
        complain("--mem takes SPACE@ADDRESS=FILE, not `%s`", assignment);
        return EXIT_USAGE;
    }
    char *number = tool_format("%.*s", (int)(equals - sign - 1), sign + 1);
    bool read = read_number(number, &at);
    free(number);
    int space = isadora_space_find(m->target, assignment, (size_t)(sign - assignment));
    if (!read || space < 0) {
        complain("--mem `%s`: %s", assignment, read ? "no such space" : "no such address");
        return EXIT_USAGE;
    }
    return load_cells(m, (unsigned)space, at, equals + 1);
}
