/* registers.c: registers: those of lanes as a table with a row for each lane, where lanes
 * that take no part are marked, and the others a line each. */
#include "debug/debug.h"

#include <inttypes.h>
#include <string.h>

enum { COLUMNS = 8 };

/* ---- a table ---- */

struct table {
    struct debug *d;
    debug_format format;
    unsigned count;
    struct debug_place columns[COLUMNS];
};

static bool is_flag(const struct isadora_view *view) { return !view->count && view->width == 1; }

/* The names of the bits that are set: letters each in its place, words with commas. */
static void flags_text(const struct isadora_file *file, uint64_t value, char *out)
{
    bool words = false;
    size_t n = 0;
    for (unsigned i = 0; i < file->view_count; i++)
        words |= is_flag(&file->views[i]) && strlen(file->views[i].name) > 1;
    for (unsigned i = 0; i < file->view_count && n < ISADORA_VALUE_MAX; i++) {
        const struct isadora_view *view = &file->views[i];
        const bool set = value >> view->lo & 1;
        if (is_flag(view) && (set || !words))
            n += (size_t)snprintf(out + n, ISADORA_VALUE_MAX - n, "%s%s", words && n ? "," : "",
                                  set ? view->name : "-");
    }
    if (!n)
        snprintf(out, ISADORA_VALUE_MAX, "-");
}

/* The values of all named bits, where these are words and the register is one. */
static void named_text(const struct isadora_file *file, uint64_t value, char *out, size_t room)
{
    size_t n = 0;
    for (unsigned i = 0; i < file->view_count && n < room; i++) {
        const struct isadora_view *view = &file->views[i];
        if (view->count || view->width > 63)
            continue;
        n += (size_t)snprintf(out + n, room - n, "%s%s=%" PRIu64, n ? " " : "", view->name,
                              value >> view->lo & ((UINT64_C(1) << view->width) - 1));
    }
}

static bool has_words(const struct isadora_file *file)
{
    for (unsigned i = 0; i < file->view_count; i++)
        if (is_flag(&file->views[i]) && strlen(file->views[i].name) > 1)
            return true;
    return false;
}

static bool has_flags(const struct isadora_file *file)
{
    for (unsigned i = 0; i < file->view_count; i++) {
        if (is_flag(&file->views[i]))
            return true;
    }
    return false;
}

static void cell_text(const struct table *t, const struct debug_place *p, unsigned lane, char *out)
{
    const struct isadora_word value = debug_get(t->d, p, lane);
    if (t->format == 'n')
        flags_text(p->place.reg.file, value.half[0], out);
    else
        debug_value(&p->place, value, t->format, out);
}

static int width_of(const struct table *t, unsigned column)
{
    char text[ISADORA_VALUE_MAX];
    size_t most = strlen(t->columns[column].place.name);
    for (unsigned i = 0; i < t->d->m->target->lanes; i++) {
        cell_text(t, &t->columns[column], i, text);
        most = strlen(text) > most ? strlen(text) : most;
    }
    return (int)most;
}

static void print_lane(const struct table *t, unsigned lane, bool active, const int *widths)
{
    struct output *out = t->d->out;
    char text[ISADORA_VALUE_MAX];
    debug_color(t->d, active ? "0" : "2");
    output_format(out, "%4u %c", lane, active ? ' ' : '-');
    for (unsigned i = 0; i < t->count; i++) {
        cell_text(t, &t->columns[i], lane, text);
        output_format(out, "  %*s", widths[i], text);
    }
    debug_plain(t->d);
    output_text(out, "\n");
}

/* Prints the columns that are there, and starts a new table. */
static void print_table(struct table *t)
{
    struct debug *d = t->d;
    int widths[COLUMNS];
    const uint64_t launched = debug_launched(d), active = debug_active(d);
    if (!t->count)
        return;
    output_text(d->out, "lane  ");
    for (unsigned i = 0; i < t->count; i++) {
        widths[i] = width_of(t, i);
        output_format(d->out, "  %*s", widths[i], t->columns[i].place.name);
    }
    output_text(d->out, "\n");
    for (unsigned i = 0; i < d->m->target->lanes; i++) {
        if (launched >> i & 1)
            print_lane(t, i, active >> i & 1, widths);
    }
    if (active != launched)
        output_text(d->out, "lanes with - take no part\n");
    t->count = 0;
}

static void add_column(struct table *t, const struct debug_place *p)
{
    if (t->count == COLUMNS)
        print_table(t);
    t->columns[t->count++] = *p;
}

/* What lanes do not have for themselves is a line of its own. */
static void add_place(struct table *t, const struct debug_place *p)
{
    char text[1024];
    if (p->all) {
        add_column(t, p);
    } else if (t->format == 'n' && has_words(p->place.reg.file)) {
        named_text(p->place.reg.file, debug_get(t->d, p, 0).half[0], text, sizeof text);
        output_format(t->d->out, "%s: %s\n", p->place.name, text);
    } else {
        cell_text(t, p, 0, text);
        output_format(t->d->out, "%s = %s\n", p->place.name, text);
    }
}

/* ---- regs ---- */

void debug_registers(struct debug *d, char *args)
{
    struct table t = {.d = d, .format = debug_take_format(&args)};
    const char *word = debug_word(&args);
    if (!word)
        run_registers(d->run, debug_launched(d), ~0u, REGISTERS_SHOWN);
    for (; word; word = debug_word(&args)) {
        struct debug_place p;
        if (debug_find_place(d, word, &p))
            add_place(&t, &p);
    }
    print_table(&t);
}

/* ---- flags ---- */

void debug_flags(struct debug *d, char *args)
{
    struct table t = {.d = d, .format = 'n'};
    struct isadora_register reg = {.file = NULL};
    bool any = false;
    (void)args;
    while (isadora_register_next(d->m, &reg)) {
        struct debug_place p = {.lane = -1};
        if (!has_flags(reg.file) || !isadora_register_lives(d->m, &reg))
            continue;
        p.place.reg = reg;
        p.all = reg.file->scope == ISADORA_LANE;
        isadora_register_text(d->m->target, &reg, p.place.name);
        add_place(&t, &p);
        any = true;
    }
    print_table(&t);
    if (!any)
        output_text(d->out, "no register has bits with names\n");
}
