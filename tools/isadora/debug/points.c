/* points.c: breakpoints, and places that are watched.
 *
 * A breakpoint may have a condition: `PLACE == N`, also != < <= > >=. Of a register that each lane
 * has, where no lane is named, any lane that takes part will do. A watched register is that of the
 * warp that was looked at when it was asked for; a block that begins resets it, which is no change.
 */
#include "debug/debug.h"

#include "base/wide.h"

#include <inttypes.h>
#include <string.h>

/* ---- conditions ---- */

static char *find_sign(char *text, enum relation *out)
{
    for (unsigned i = 0; i < RELATIONS; i++) {
        char *at = strstr(text, relation_signs[i]);
        if (at) {
            *out = (enum relation)i;
            return at;
        }
    }
    return NULL;
}

/* Reads one, or refuses. */
static bool read_condition(struct debug *d, char *text, struct debug_condition *out)
{
    char *sign = find_sign(text, &out->relation), *number = NULL, *word = NULL;
    struct place_error error = {.at = text};
    if (sign) {
        number = sign + strlen(relation_signs[out->relation]);
        *sign = 0;
        word = debug_word(&number);
    }
    if (!word || debug_word(&number) || !debug_wide(d, word, &out->value))
        return debug_refuse(d, "a condition is PLACE == NUMBER, or with != < <= > >=");
    if (!debug_find_place(d, text, &out->place))
        return false;
    out->is_there = place_fit(&out->place.place, &out->value, &error);
    if (!out->is_there)
        debug_refuse(d, "%s", error.text);
    return out->is_there;
}

static bool compare(const struct debug_condition *c, struct isadora_word found)
{
    return relation_holds(c->relation, found, c->value, place_is_signed(&c->place.place));
}

bool debug_holds(struct debug *d, const struct debug_condition *c)
{
    const uint64_t active = debug_active(d);
    if (!c->is_there)
        return true;
    if (!c->place.all)
        return compare(c, debug_get(d, &c->place, 0));
    for (unsigned i = 0; i < d->m->target->lanes; i++) {
        if (active >> i & 1 && compare(c, debug_get(d, &c->place, i)))
            return true;
    }
    return false;
}

static void print_condition(struct debug *d, const struct debug_condition *c)
{
    char text[ISADORA_VALUE_MAX];
    if (!c->is_there)
        return;
    debug_value(&c->place.place, c->value, 0, text);
    output_format(d->out, " if %s %s %s", c->place.place.name, relation_signs[c->relation], text);
}

/* ---- breakpoints ---- */

static struct debug_point *add_point(struct debug *d)
{
    d->points = tool_grow(d->points, d->point_count, &d->point_room, sizeof *d->points);
    struct debug_point *point = &d->points[d->point_count++];
    *point = (struct debug_point){.number = ++d->numbers};
    return point;
}

void debug_add_break(struct debug *d, uint64_t address, const struct debug_condition *condition)
{
    struct debug_point *b = add_point(d);
    b->address = address;
    if (condition)
        b->condition = *condition;
}

struct debug_point *debug_break_there(const struct debug *d, uint64_t address)
{
    for (size_t i = 0; i < d->point_count; i++) {
        if (!d->points[i].is_watch && d->points[i].address == address)
            return &d->points[i];
    }
    return NULL;
}

static void print_break(struct debug *d, const struct debug_point *b)
{
    char text[ISADORA_TEXT_MAX] = "";
    debug_instruction(d, b->address, text);
    output_format(d->out, "breakpoint %u at 0x%" PRIx64 ", %s", b->number, b->address,
                  run_name_address(d->run, b->address));
    print_condition(d, &b->condition);
    output_format(d->out, ": %s\n", *text ? text : "no instruction");
}

/* `if PLACE == N` after the address; nothing is fine too. */
static bool take_condition(struct debug *d, char *args, struct debug_condition *out)
{
    const char *word = debug_word(&args);
    *out = (struct debug_condition){.is_there = false};
    if (!word || strcmp(word, "if") == 0)
        return !word || read_condition(d, args, out);
    return debug_refuse(d, "expected `if` after the address, not `%s`", word);
}

void debug_break_at(struct debug *d, char *args)
{
    const char *word = debug_word(&args);
    struct debug_condition condition;
    uint64_t address;
    if (!word) {
        debug_points(d, args);
        return;
    }
    if (!debug_code_address(d, word, &address) || !take_condition(d, args, &condition))
        return;
    struct debug_point *there = debug_break_there(d, address);
    if (there && !condition.is_there) {
        debug_refuse(
            d, "breakpoint %u is already set; `if PLACE == N` after the address adds a condition",
            there->number);
        return;
    }
    if (there)
        there->condition = condition;
    else
        debug_add_break(d, address, &condition);
    print_break(d, debug_break_there(d, address));
}

/* ---- watches ---- */

static unsigned lanes_of(const struct debug *d, const struct debug_point *w)
{
    return w->place.all ? d->m->target->lanes : 1;
}

static struct isadora_word value_of(struct debug *d, const struct debug_point *w, unsigned lane)
{
    const struct debug_look look = debug_look_at(d, w->warp);
    const struct isadora_word value = debug_get(d, &w->place, lane);
    debug_look_back(d, &look);
    return value;
}

static void take_values(struct debug *d, struct debug_point *w)
{
    for (unsigned i = 0; i < lanes_of(d, w); i++)
        w->value[i] = value_of(d, w, i);
}

void debug_watches_take(struct debug *d, bool begun)
{
    for (size_t i = 0; i < d->point_count; i++) {
        struct debug_point *w = &d->points[i];
        const unsigned scope = w->is_watch ? place_scope(d->m, &w->place.place) : ISADORA_GRID;
        if (w->is_watch && (!begun || (scope != ISADORA_GRID && scope != ISADORA_CORE)))
            take_values(d, w);
    }
}

static void print_value(struct debug *d, const struct debug_point *w, struct isadora_word word)
{
    char text[ISADORA_VALUE_MAX];
    debug_value(&w->place.place, word, 0, text);
    output_text(d->out, text);
}

static void print_name(struct debug *d, const struct debug_point *w, unsigned lane)
{
    const struct debug_place *p = &w->place;
    output_format(d->out, "watch %u: %s", w->number, p->place.name);
    if (p->all)
        output_format(d->out, "@%u", lane);
    else if (p->lane >= 0 && p->place.is_cell)
        output_format(d->out, "@%d", p->lane);
    output_text(d->out, " = ");
}

/* Lanes that are printed for each watch. */
enum { MOST_SHOWN = 4 };

static bool is_changed(struct debug *d, struct debug_point *w)
{
    unsigned n = 0;
    for (unsigned i = 0; i < lanes_of(d, w); i++) {
        const struct isadora_word was = w->value[i], is = value_of(d, w, i);
        if (rt_wide(was) == rt_wide(is))
            continue;
        w->value[i] = is;
        if (n++ >= MOST_SHOWN)
            continue;
        print_name(d, w, i);
        print_value(d, w, is);
        output_text(d->out, ", was ");
        print_value(d, w, was);
        output_text(d->out, "\n");
    }
    if (n > MOST_SHOWN)
        output_format(d->out, "watch %u: and %u lanes more\n", w->number, n - MOST_SHOWN);
    return n > 0;
}

bool debug_watches_changed(struct debug *d, uint64_t by)
{
    bool any = false;
    for (size_t i = 0; i < d->point_count; i++)
        any |= d->points[i].is_watch && is_changed(d, &d->points[i]);
    char text[ISADORA_TEXT_MAX];
    if (any && debug_instruction(d, by, text))
        output_format(d->out, "  by 0x%" PRIx64 ": %s\n", by, text);
    return any;
}

void debug_watch_place(struct debug *d, char *args)
{
    struct debug_place place;
    if (!debug_find_place(d, args, &place))
        return;
    struct debug_point *w = add_point(d);
    w->is_watch = true;
    w->place = place;
    w->warp = d->view;
    take_values(d, w);
    output_format(d->out, "watch %u: %s\n", w->number, w->place.place.name);
}

/* ---- both ---- */

static void print_watch(struct debug *d, const struct debug_point *w)
{
    const unsigned scope = place_scope(d->m, &w->place.place);
    output_format(d->out, "watch %u: %s", w->number, w->place.place.name);
    if (scope == ISADORA_WARP || scope == ISADORA_LANE)
        output_format(d->out, " of warp %" PRIu32, w->warp);
    output_text(d->out, "\n");
}

void debug_points(struct debug *d, char *args)
{
    (void)args;
    if (!d->point_count)
        output_text(d->out, "no breakpoints, no watches\n");
    for (unsigned watches = 0; watches < 2; watches++) {
        for (size_t i = 0; i < d->point_count; i++) {
            if (d->points[i].is_watch == watches)
                (watches ? print_watch : print_break)(d, &d->points[i]);
        }
    }
}

void debug_delete(struct debug *d, char *args)
{
    uint64_t number;
    size_t left = 0;
    if (!debug_count(d, &args, 0, &number))
        return;
    for (size_t i = 0; i < d->point_count; i++) {
        if (number && d->points[i].number != number)
            d->points[left++] = d->points[i];
    }
    if (number && left == d->point_count)
        debug_refuse(d, "no breakpoint and no watch has the number %" PRIu64, number);
    d->point_count = left;
}
