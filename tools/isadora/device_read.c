/* device_read.c: reads the script of a device.
 *
 * Each line is read by itself, so that one run shows the mistakes of all. Numbers must fit the place that they are
 * stored to or compared with: a condition that can never hold is a slip. */
#include "device.h"
#include "state.h"
#include "wide.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_COMPLAINTS = 20 };

struct reader {
    struct device *device;
    struct isadora_machine *machine;
    const char *at, *end, *line_start; /* `end`: of the line */
    size_t line;
    unsigned complaints;
};

static size_t column(const struct reader *r, const char *where) { return (size_t)(where - r->line_start) + 1; }

/* Always false. */
static bool fail(struct reader *r, const char *where, const char *format, ...)
{
    char why[256];
    va_list args;
    va_start(args, format);
    vsnprintf(why, sizeof why, format, args);
    va_end(args);
    complain_at(r->device->path, r->line, column(r, where), "%s", why);
    r->complaints++;
    return false;
}

/* ---- words ---- */

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_word(char c) { return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

static void skip_blanks(struct reader *r)
{
    while (r->at < r->end && is_blank(*r->at))
        r->at++;
}

static bool at_end(struct reader *r)
{
    skip_blanks(r);
    return r->at == r->end || *r->at == '#';
}

/* Takes the sign where it comes next. */
static bool take(struct reader *r, const char *sign)
{
    const size_t size = strlen(sign);
    skip_blanks(r);
    if ((size_t)(r->end - r->at) < size || memcmp(r->at, sign, size) != 0)
        return false;
    r->at += size;
    return true;
}

/* The same for a word, which must end there. */
static bool take_word(struct reader *r, const char *word)
{
    const size_t size = strlen(word);
    skip_blanks(r);
    if ((size_t)(r->end - r->at) > size && (is_word(r->at[size]) || r->at[size] == '.'))
        return false;
    return take(r, word);
}

static bool need(struct reader *r, const char *sign, const char *where)
{
    return take(r, sign) || fail(r, r->at, "expected `%s` %s", sign, where);
}

static bool take_number(struct reader *r, struct isadora_word *out)
{
    skip_blanks(r);
    const char *from = r->at, *at = from;
    at += at < r->end && *at == '-';
    while (at < r->end && is_word(*at))
        at++;
    if (!read_wide(from, (size_t)(at - from), out))
        return fail(r, from, "expected a number, decimal or 0x.., of at most 128 bits");
    r->at = at;
    return true;
}

/* A number that is not negative and not above `most`. */
static bool take_index(struct reader *r, uint64_t most, uint64_t *out)
{
    struct isadora_word word;
    skip_blanks(r);
    const char *from = r->at;
    if (!take_number(r, &word))
        return false;
    if (word.half[1] || word.half[0] > most)
        return fail(r, from, "expected a number from 0 to 0x%" PRIx64, most);
    *out = word.half[0];
    return true;
}

/* ---- places and values ---- */

static bool find_register(const struct reader *r, const char *name, size_t size, struct isadora_register *out)
{
    return isadora_register_find(r->machine->target, name, size, out) &&
           isadora_register_exists(out, r->machine->context.config);
}

/* `[3]` and `[3..5]` behind a place. */
static bool take_bits(struct reader *r, struct device_place *place)
{
    const char *from = r->at;
    uint64_t lo, hi;
    unsigned width = place->is_cell ? place->width : place->reg.width;
    if (!take(r, "["))
        return true;
    if (!take_index(r, width - 1, &lo))
        return false;
    hi = lo;
    if (take(r, "..") && !take_index(r, width - 1, &hi))
        return false;
    if (hi < lo)
        return fail(r, from, "the lower bit comes first");
    if (!need(r, "]", "behind the bits"))
        return false;
    width = (unsigned)(hi - lo + 1);
    place->lo = (unsigned)lo;
    place->width = width;
    if (!place->is_cell) {
        place->reg.lo = (uint8_t)(place->reg.lo + lo);
        place->reg.width = (uint8_t)width;
        place->reg.is_signed = false;
    }
    return true;
}

static bool take_cell(struct reader *r, int space, struct device_place *place)
{
    const struct isadora_space *about = &r->machine->target->spaces[space];
    place->is_cell = true;
    place->space = (unsigned)space;
    place->width = about->cell_bits;
    return need(r, "[", "and the index of a cell behind the name of a space") &&
           take_index(r, about->cells - 1, &place->index) && need(r, "]", "behind the index of the cell");
}

/* A register that is written with brackets, such as `$r[5]`: the end of its name, or NULL. */
static const char *bracketed(const struct reader *r, const char *from, const char *end, struct isadora_register *out)
{
    const char *close = end < r->end && *end == '[' ? memchr(end, ']', (size_t)(r->end - end)) : NULL;
    return close && find_register(r, from, (size_t)(close + 1 - from), out) ? close + 1 : NULL;
}

static bool take_place(struct reader *r, struct device_place *place)
{
    skip_blanks(r);
    const struct isadora_target *target = r->machine->target;
    const char *from = r->at, *end = from;
    *place = (struct device_place){.is_cell = false};
    while (end < r->end && (is_word(*end) || *end == '$' || *end == '.'))
        end++;
    if (end == from || is_digit(*from))
        return fail(r, from, "expected a register or a cell");
    const size_t size = (size_t)(end - from);
    const int space = isadora_space_find(target, from, size);
    r->at = end;
    if (space >= 0 && target->spaces[space].configs >> r->machine->context.config & 1) {
        if (!take_cell(r, space, place))
            return false;
    } else if (!find_register(r, from, size, &place->reg)) {
        r->at = bracketed(r, from, end, &place->reg);
        if (!r->at) {
            r->at = end;
            return fail(r, from, "%s %s has no register and no space `%.*s`", target->name,
                        target->configs[r->machine->context.config].name, (int)(size < 64 ? size : 64), from);
        }
    }
    if (!take_bits(r, place))
        return false;
    end = r->at;
    while (is_blank(end[-1]))
        end--;
    snprintf(place->name, sizeof place->name, "%.*s", (int)(end - from), from);
    return true;
}

static unsigned width_of(const struct device_place *place) { return place->is_cell ? place->width : place->reg.width; }

/* A number as a place holds it, whether it is written as unsigned or as two's complement. */
static bool fit_number(struct reader *r, const char *from, const struct device_place *place, struct isadora_word *number)
{
    const unsigned width = width_of(place);
    const rt_u128 value = rt_wide(*number), mask = width < 128 ? ((rt_u128)1 << width) - 1 : ~(rt_u128)0;
    const rt_u128 extended = (rt_u128)rt_sext_128(value & mask, width);
    if ((value & ~mask) && extended != value)
        return fail(r, from, "the number does not fit %s, which has %u bit%s", place->name, width, width == 1 ? "" : "s");
    const struct isadora_file *file = place->is_cell ? NULL : place->reg.file;
    if (file && file->most && width == file->width && (value & mask) > file->most)
        return fail(r, from, "%s is at most 0x%" PRIx64, place->name, file->most);
    *number = rt_word_of(!place->is_cell && place->reg.is_signed ? extended : value & mask);
    return true;
}

static bool take_value(struct reader *r, const struct device_place *place, struct device_value *out)
{
    skip_blanks(r);
    const char *from = r->at;
    out->is_place = from < r->end && !is_digit(*from) && *from != '-';
    if (out->is_place)
        return take_place(r, &out->place);
    return take_number(r, &out->number) && fit_number(r, from, place, &out->number);
}

/* ---- rules ---- */

static void *room(void *array, size_t count, size_t *capacity, size_t each)
{
    if (count < *capacity)
        return array;
    *capacity = *capacity ? 2 * *capacity : 16;
    return tool_realloc(array, *capacity * each);
}

static bool take_test(struct reader *r, struct device_rule *rule)
{
    static const struct {
        const char *sign;
        enum device_relation relation;
    } signs[] = {{"==", DEVICE_EQ}, {"!=", DEVICE_NE}, {"<=", DEVICE_LE},
                 {">=", DEVICE_GE}, {"<", DEVICE_LT},  {">", DEVICE_GT}};
    struct device *d = r->device;
    struct device_test test = {.relation = DEVICE_NE};
    if (!take_place(r, &test.left))
        return false;
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++) {
        if (!take(r, signs[i].sign))
            continue;
        test.relation = signs[i].relation;
        if (!take_value(r, &test.left, &test.right))
            return false;
        break;
    }
    d->tests = room(d->tests, d->test_count, &d->test_room, sizeof *d->tests);
    d->tests[d->test_count++] = test;
    rule->test_count++;
    return true;
}

static bool take_condition(struct reader *r, struct device_rule *rule)
{
    do {
        if (!take_test(r, rule))
            return false;
    } while (take_word(r, "and"));
    return need(r, ":", "behind the condition");
}

static bool take_text(struct reader *r, char **out)
{
    if (!need(r, "\"", "and a text behind `fail`"))
        return false;
    const char *close = memchr(r->at, '"', (size_t)(r->end - r->at));
    if (!close)
        return fail(r, r->at - 1, "the text does not end on this line");
    *out = tool_format("%.*s", (int)(close - r->at), r->at);
    r->at = close + 1;
    return true;
}

static void put_action(struct reader *r, struct device_rule *rule, const struct device_action *action)
{
    struct device *d = r->device;
    d->actions = room(d->actions, d->action_count, &d->action_room, sizeof *d->actions);
    d->actions[d->action_count++] = *action;
    rule->action_count++;
}

static bool take_prints(struct reader *r, struct device_rule *rule, struct device_action *action)
{
    action->kind = DEVICE_PRINT;
    do {
        if (!take_place(r, &action->place))
            return false;
        put_action(r, rule, action);
    } while (take(r, ","));
    return true;
}

static bool take_action(struct reader *r, struct device_rule *rule)
{
    skip_blanks(r);
    struct device_action action = {.line = r->line, .column = column(r, r->at)};
    if (take_word(r, "print"))
        return take_prints(r, rule, &action);
    if (take_word(r, "stop")) {
        action.kind = DEVICE_HALT;
    } else if (take_word(r, "fail")) {
        action.kind = DEVICE_ERROR;
        if (!take_text(r, &action.text))
            return false;
    } else {
        action.kind = DEVICE_SET;
        if (!take_place(r, &action.place) || !need(r, "=", "and a value: a statement stores, or is print, stop, fail") ||
            !take_value(r, &action.place, &action.value))
            return false;
    }
    put_action(r, rule, &action);
    return true;
}

static bool take_head(struct reader *r, struct device_rule *rule)
{
    if (take_word(r, "at")) {
        rule->when = DEVICE_AT;
        return take_index(r, UINT64_MAX, &rule->cycle) && need(r, ":", "behind the cycle");
    }
    rule->when = take_word(r, "every") ? DEVICE_EVERY : DEVICE_ONCE;
    if (!take_word(r, "when"))
        return fail(r, r->at, "a rule begins with `at CYCLE:`, `when CONDITION:` or `every when CONDITION:`");
    return take_condition(r, rule);
}

static bool take_rule(struct reader *r)
{
    struct device *d = r->device;
    struct device_rule rule = {.first_test = d->test_count, .first_action = d->action_count};
    if (at_end(r))
        return true;
    if (!take_head(r, &rule))
        return false;
    do {
        if (!take_action(r, &rule))
            return false;
    } while (take(r, ";") && !at_end(r));
    if (!at_end(r))
        return fail(r, r->at, "expected `;` and one more statement, or the end of the line");
    d->rules = room(d->rules, d->rule_count, &d->rule_room, sizeof *d->rules);
    d->rules[d->rule_count++] = rule;
    return true;
}

/* ---- registers that count cycles ---- */

/* Whether the register has another value in the state `later`. */
static bool place_counts(struct isadora_machine *m, void *later, const struct device_place *place)
{
    if (place->is_cell)
        return false;
    struct isadora_register whole = {
        .file = place->reg.file, .index = place->reg.index, .width = (uint8_t)place->reg.file->width};
    const rt_u128 now = rt_wide(isadora_register_get(m, &whole));
    void *own = m->state;
    m->state = later;
    const rt_u128 then = rt_wide(isadora_register_get(m, &whole));
    m->state = own;
    return now != then;
}

static void note_counting(struct device *d, struct isadora_machine *m)
{
    const struct isadora_target *target = m->target;
    if (!target->tick)
        return;
    void *later = tool_alloc(target->state_size);
    memcpy(later, m->state, target->state_size);
    target->tick(later);
    for (size_t i = 0; i < d->rule_count; i++) {
        struct device_rule *rule = &d->rules[i];
        for (size_t k = 0; k < rule->test_count; k++) {
            const struct device_test *test = &d->tests[rule->first_test + k];
            rule->counts |= place_counts(m, later, &test->left) ||
                            (test->right.is_place && place_counts(m, later, &test->right.place));
        }
    }
    free(later);
}

/* ---- the file ---- */

int device_read(struct device *d, const char *path, const char *text, size_t size, struct isadora_machine *m)
{
    struct reader r = {.device = d, .machine = m, .line = 1};
    *d = (struct device){.path = path};
    for (const char *at = text, *end = text + size; at < end && r.complaints < MOST_COMPLAINTS; r.line++) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        r.at = r.line_start = at;
        r.end = newline ? newline : end;
        take_rule(&r);
        at = newline ? newline + 1 : end;
    }
    note_counting(d, m);
    return r.complaints ? EXIT_BAD_INPUT : EXIT_FINE;
}

int device_open(struct device *d, const char *path, struct isadora_machine *m)
{
    size_t size;
    char *text = read_whole(path, &size);
    *d = (struct device){.path = path};
    if (!text)
        return EXIT_IO;
    const int status = device_read(d, path, text, size, m);
    free(text);
    return status;
}
