/* watch.c: breakpoints, and places that are watched.
 *
 * A watched register is that of the warp that was looked at when it was asked for; a block that
 * begins resets it, which is no change. */
#include "debug/debug.h"

#include "base/wide.h"

#include <inttypes.h>
#include <string.h>

/* ---- breakpoints ---- */

bool debug_add_break(struct debug *d, uint64_t address, const struct debug_condition *condition)
{
    struct debug_break *b = &d->breaks[d->break_count];
    if (d->break_count == DEBUG_BREAKS)
        return false;
    *b = (struct debug_break){.number = ++d->numbers, .address = address};
    if (condition)
        b->condition = *condition;
    d->break_count++;
    return true;
}

const struct debug_break *debug_break_there(const struct debug *d, uint64_t address)
{
    for (size_t i = 0; i < d->break_count; i++) {
        if (d->breaks[i].address == address)
            return &d->breaks[i];
    }
    return NULL;
}

static void tell_break(struct debug *d, const struct debug_break *b)
{
    char text[ISADORA_TEXT_MAX] = "";
    debug_instruction(d, b->address, text);
    output_format(d->out, "breakpoint %u at 0x%" PRIx64 ", %s", b->number, b->address,
                  run_name_address(d->run, b->address));
    debug_tell_condition(d, &b->condition);
    output_format(d->out, ": %s\n", *text ? text : "no instruction");
}

/* `if PLACE == N` after the address; nothing is fine too. */
static bool take_condition(struct debug *d, char *args, struct debug_condition *out)
{
    const char *word = debug_word(&args);
    *out = (struct debug_condition){.is_there = false};
    if (!word || strcmp(word, "if") == 0)
        return !word || debug_read_condition(d, args, out);
    return debug_refuse(d, "behind the address stands `if`, not `%s`", word);
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
    if (!debug_address(d, word, &address) || !take_condition(d, args, &condition))
        return;
    const struct debug_break *there = debug_break_there(d, address);
    if (there && condition.is_there) {
        d->breaks[there - d->breaks].condition = condition;
        tell_break(d, there);
    } else if (there)
        debug_refuse(d, "breakpoint %u is there; `if PLACE == N` behind it gives it a condition",
                     there->number);
    else if (!debug_add_break(d, address, &condition))
        debug_refuse(d, "more than %d breakpoints", (int)DEBUG_BREAKS);
    else
        tell_break(d, &d->breaks[d->break_count - 1]);
}

/* ---- watches ---- */

static unsigned lanes_of(const struct debug *d, const struct debug_watch *w)
{
    return w->place.all ? d->m->target->lanes : 1;
}

static struct isadora_word value_of(struct debug *d, const struct debug_watch *w, unsigned lane)
{
    const struct debug_look look = debug_look_at(d, w->warp);
    const struct isadora_word value = debug_get(d, &w->place, lane);
    debug_look_back(d, &look);
    return value;
}

static void take_values(struct debug *d, struct debug_watch *w)
{
    for (unsigned i = 0; i < lanes_of(d, w); i++)
        w->value[i] = value_of(d, w, i);
}

void debug_watches_take(struct debug *d, bool begun)
{
    for (size_t i = 0; i < d->watch_count; i++) {
        const unsigned scope = place_scope(d->m, &d->watches[i].place.place);
        if (!begun || (scope != ISADORA_GRID && scope != ISADORA_CORE))
            take_values(d, &d->watches[i]);
    }
}

static void tell_value(struct debug *d, const struct debug_watch *w, struct isadora_word word)
{
    char text[ISADORA_VALUE_MAX];
    debug_value(&w->place.place, word, 0, text);
    output_text(d->out, text);
}

static void tell_name(struct debug *d, const struct debug_watch *w, unsigned lane)
{
    const struct debug_place *p = &w->place;
    output_format(d->out, "watch %u: %s", w->number, p->place.name);
    if (p->all)
        output_format(d->out, "@%u", lane);
    else if (p->lane >= 0 && p->place.is_cell)
        output_format(d->out, "@%d", p->lane);
    output_text(d->out, " = ");
}

/* At most so many lanes are told of each. */
enum { MOST_TOLD = 4 };

static bool is_changed(struct debug *d, struct debug_watch *w)
{
    unsigned n = 0;
    for (unsigned i = 0; i < lanes_of(d, w); i++) {
        const struct isadora_word was = w->value[i], is = value_of(d, w, i);
        if (rt_wide(was) == rt_wide(is))
            continue;
        w->value[i] = is;
        if (n++ >= MOST_TOLD)
            continue;
        tell_name(d, w, i);
        tell_value(d, w, is);
        output_text(d->out, ", was ");
        tell_value(d, w, was);
        output_text(d->out, "\n");
    }
    if (n > MOST_TOLD)
        output_format(d->out, "watch %u: and %u lanes more\n", w->number, n - MOST_TOLD);
    return n > 0;
}

bool debug_watches_changed(struct debug *d, uint64_t by)
{
    bool any = false;
    for (size_t i = 0; i < d->watch_count; i++)
        any |= is_changed(d, &d->watches[i]);
    char text[ISADORA_TEXT_MAX];
    if (any && debug_instruction(d, by, text))
        output_format(d->out, "  by 0x%" PRIx64 ": %s\n", by, text);
    return any;
}

void debug_watch_place(struct debug *d, char *args)
{
    struct debug_watch w = {.number = d->numbers + 1, .warp = d->view};
    if (d->watch_count == DEBUG_WATCHES) {
        debug_refuse(d, "more than %d watches", (int)DEBUG_WATCHES);
        return;
    }
    if (!debug_find_place(d, args, &w.place))
        return;
    d->numbers++;
    take_values(d, &w);
    d->watches[d->watch_count++] = w;
    output_format(d->out, "watch %u: %s\n", w.number, w.place.place.name);
}

/* ---- both ---- */

void debug_points(struct debug *d, char *args)
{
    (void)args;
    if (!d->break_count && !d->watch_count)
        output_text(d->out, "no breakpoints, no watches\n");
    for (size_t i = 0; i < d->break_count; i++)
        tell_break(d, &d->breaks[i]);
    for (size_t i = 0; i < d->watch_count; i++) {
        const struct debug_watch *w = &d->watches[i];
        output_format(d->out, "watch %u: %s", w->number, w->place.place.name);
        const unsigned scope = place_scope(d->m, &w->place.place);
        if (scope == ISADORA_WARP || scope == ISADORA_LANE)
            output_format(d->out, " of warp %" PRIu32, w->warp);
        output_text(d->out, "\n");
    }
}

static bool drop_break(struct debug *d, uint64_t number)
{
    for (size_t i = 0; i < d->break_count; i++) {
        if (d->breaks[i].number != number)
            continue;
        memmove(&d->breaks[i], &d->breaks[i + 1], (--d->break_count - i) * sizeof d->breaks[0]);
        return true;
    }
    return false;
}

static bool drop_watch(struct debug *d, uint64_t number)
{
    for (size_t i = 0; i < d->watch_count; i++) {
        if (d->watches[i].number != number)
            continue;
        memmove(&d->watches[i], &d->watches[i + 1], (--d->watch_count - i) * sizeof d->watches[0]);
        return true;
    }
    return false;
}

void debug_delete(struct debug *d, char *args)
{
    uint64_t number;
    if (!debug_count(d, &args, 0, &number))
        return;
    if (!number)
        d->break_count = d->watch_count = 0;
    else if (!drop_break(d, number) && !drop_watch(d, number))
        debug_refuse(d, "no breakpoint and no watch has the number %" PRIu64, number);
}
