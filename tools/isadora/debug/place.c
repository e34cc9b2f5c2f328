/* place.c: places as commands name them, what they hold, and setting them; stacks;
 * results that are under way. */
#include "debug/debug.h"

#include "base/wide.h"

#include <inttypes.h>
#include <string.h>

/* ---- places ---- */

/* `SPACE[ADDR]@LANE`: where the `@` is, or NULL. */
static const char *lane_sign(const char *text, size_t size)
{
    const char *sign = NULL;
    for (size_t i = 1; i < size; i++) {
        if (text[i] == '@' && text[i - 1] == ']')
            sign = text + i;
    }
    return sign;
}

static bool take_lane(struct debug *d, struct debug_place *p, const char *from, size_t size)
{
    char number[24];
    uint64_t lane;
    snprintf(number, sizeof number, "%.*s", (int)(size < 23 ? size : 23), from);
    if (place_scope(d->m, &p->place) != ISADORA_LANE)
        return debug_refuse(d, "`%s` does not belong to a lane", p->place.name);
    if (!read_number(number, &lane) || lane >= d->m->target->lanes)
        return debug_refuse(d, "there is no lane `%s`", number);
    p->lane = (int)lane;
    return true;
}

/* The place that is all of these characters. */
static bool find_place(struct debug *d, const char *text, size_t size, struct debug_place *out)
{
    struct place_error error;
    const char *sign = lane_sign(text, size);
    *out = (struct debug_place){.lane = -1};
    if (!place_read_all(d->m, text, size, &out->place, &error)) {
        const bool cell =
            sign && place_read_all(d->m, text, (size_t)(sign - text), &out->place, &error);
        if (!cell || !out->place.is_cell)
            return debug_refuse(d, "%s", error.text);
        return take_lane(d, out, sign + 1, (size_t)(text + size - sign - 1));
    }
    if (out->place.is_cell && place_scope(d->m, &out->place) == ISADORA_LANE)
        out->lane = 0;
    if (!out->place.is_cell && out->place.reg.file->scope == ISADORA_LANE) {
        out->all = !out->place.reg.of_lane;
        out->lane = out->all ? -1 : out->place.reg.lane;
    }
    return true;
}

/* `SPACE[LABEL]` with the number of the label; NULL: no label is named so. */
static char *number_index(struct debug *d, const char *text, size_t size, bool *bad)
{
    const char *open = memchr(text, '[', size), *inside = open ? open + 1 : NULL;
    const char *close = open ? memchr(open, ']', size - (size_t)(open - text)) : NULL;
    struct isadora_part part;
    uint64_t value;
    *bad = false;
    if (!close || !isadora_part_find(d->m->target, text, (size_t)(open - text), &part))
        return NULL;
    inside += strspn(inside, " \t");
    if (inside >= close ||
        (*inside >= '0' && *inside <= '9' && !memchr(inside, '+', (size_t)(close - inside))))
        return NULL;
    *bad = !debug_number(d, inside, (size_t)(close - inside), &value);
    if (*bad) {
        debug_refuse(d, "`%.*s` is neither a number nor a label of the program nor a register",
                     (int)(close - inside), inside);
        return NULL;
    }
    return tool_format("%.*s[0x%" PRIx64 "%.*s", (int)(open - text), text, value,
                       (int)(text + size - close), close);
}

bool debug_find_place(struct debug *d, const char *text, struct debug_place *out)
{
    bool bad;
    text += strspn(text, " \t");
    size_t size = strlen(text);
    while (size && (text[size - 1] == ' ' || text[size - 1] == '\t'))
        size--;
    char *named = number_index(d, text, size, &bad);
    if (bad)
        return false;
    if (named)
        return find_place(d, named, strlen(named), out);
    if (size)
        return find_place(d, text, size, out);
    return debug_refuse(d, "a place is missing: a register, bits of one, or a cell");
}

struct isadora_word debug_get(struct debug *d, const struct debug_place *p, unsigned lane)
{
    struct place place = p->place;
    struct isadora_machine *m = d->m;
    const int old = m->lane;
    if (p->all) {
        place.reg.of_lane = true;
        place.reg.lane = (uint8_t)lane;
    }
    m->lane = p->place.is_cell ? p->lane : old;
    const struct isadora_word value = place_get(m, &place);
    m->lane = old;
    return value;
}

/* ---- print ---- */

static void print_value(struct debug *d, const struct debug_place *p, unsigned lane,
                        debug_format format)
{
    char text[ISADORA_VALUE_MAX];
    debug_value(&p->place, debug_get(d, p, lane), format, text);
    output_text(d->out, text);
}

/* Adjacent lanes with the same value are printed as one range. */
static void print_lanes(struct debug *d, const struct debug_place *p, debug_format format)
{
    const unsigned lanes = d->m->target->lanes;
    const uint64_t launched = debug_launched(d);
    const char *before = "";
    for (unsigned i = 0, last; i < lanes && launched >> i & 1; i = last + 1) {
        const rt_u128 value = rt_wide(debug_get(d, p, i));
        for (last = i; last + 1 < lanes && launched >> (last + 1) & 1 &&
                       rt_wide(debug_get(d, p, last + 1)) == value;)
            last++;
        output_format(d->out, last > i ? "%s@%u..%u = " : "%s@%u = ", before, i, last);
        print_value(d, p, i, format);
        before = "; ";
    }
}

void debug_print(struct debug *d, char *args)
{
    const debug_format format = debug_take_format(&args);
    struct debug_place p;
    uint64_t value;
    if (debug_label(d, args, &value)) {
        output_format(d->out, "%s = 0x%" PRIx64 "\n", args + strspn(args, " \t"), value);
    } else if (debug_find_place(d, args, &p)) {
        output_text(d->out, p.place.name);
        if (p.all) {
            print_lanes(d, &p, format);
        } else {
            if (p.place.is_cell && p.lane >= 0)
                output_format(d->out, "@%d", p.lane);
            output_text(d->out, " = ");
            print_value(d, &p, 0, format);
        }
        output_text(d->out, "\n");
    }
}

/* ---- set ---- */

static void set_place(struct debug *d, const struct debug_place *p, struct isadora_word value)
{
    struct isadora_machine *m = d->m;
    const int old = m->lane;
    if (!p->place.is_cell && p->place.reg.file->is_pc && m->again) {
        debug_refuse(d, "the warp waits in its instruction, and `$pc` stays until that is done");
        return;
    }
    m->lane = p->place.is_cell ? p->lane : old;
    if (!place_set(m, &p->place, value))
        debug_refuse(d, "`%s` cannot hold the value", p->place.name);
    m->lane = old;
}

void debug_set(struct debug *d, char *args)
{
    const struct debug_look look = debug_look_at(d, d->view);
    char *equals = strchr(args, '=');
    struct isadora_word value;
    struct debug_place p;
    struct place_error error = {.at = equals};
    char *number = equals ? equals + 1 : NULL, *word = number ? debug_word(&number) : NULL;
    if (equals)
        *equals = 0;
    if (!word || debug_word(&number) || !debug_wide(d, word, &value))
        debug_refuse(d, "`set` takes PLACE=NUMBER, or a label in place of the number");
    else if (debug_find_place(d, args, &p)) {
        if (place_fit(&p.place, &value, &error))
            set_place(d, &p, value);
        else
            debug_refuse(d, "%s", error.text);
    }
    debug_look_back(d, &look);
}

/* ---- stacks ---- */

static bool is_depth(const struct isadora_file *file)
{
    const char *dot = strrchr(file->name, '.');
    return file->most && !file->count && dot && strcmp(dot, ".depth") == 0;
}

static void print_entry(struct debug *d, const struct isadora_file *depth, uint64_t entry)
{
    const struct isadora_target *target = d->m->target;
    const size_t prefix = (size_t)(strrchr(depth->name, '.') - depth->name) + 1;
    output_format(d->out, "  %3" PRIu64 ":", entry);
    for (size_t i = 0; i < target->file_count; i++) {
        const struct isadora_file *file = &target->files[i];
        if (file == depth || strncmp(file->name, depth->name, prefix) != 0)
            continue;
        const struct isadora_register reg = whole_register(target, (int)i, entry);
        char text[ISADORA_VALUE_MAX];
        isadora_value_text(isadora_register_get(d->m, &reg), file->is_signed, text);
        output_format(d->out, "  %s %s", file->name + prefix, text);
    }
    output_text(d->out, "\n");
}

void debug_stack(struct debug *d, char *args)
{
    (void)args;
    const struct isadora_target *target = d->m->target;
    bool any = false;
    for (size_t i = 0; i < target->file_count; i++) {
        const struct isadora_file *file = &target->files[i];
        if (!is_depth(file) || !(file->configs >> d->m->context.config & 1))
            continue;
        const struct isadora_register reg = whole_register(target, (int)i, 0);
        const uint64_t n = isadora_register_get(d->m, &reg).half[0];
        any = true;
        output_format(d->out, "%.*s: %" PRIu64 " of %" PRIu64 "\n",
                      (int)(strrchr(file->name, '.') - file->name), file->name, n, file->most);
        for (uint64_t k = n; k-- > 0;)
            print_entry(d, file, k);
    }
    if (!any)
        output_text(d->out, "no stacks\n");
}

/* ---- what is under way ---- */

void debug_pending(struct debug *d, char *args)
{
    (void)args;
    const struct isadora_machine *m = d->m;
    if (!m->pending_count)
        output_text(d->out, "nothing is under way\n");
    for (unsigned i = 0; i < m->pending_count; i++) {
        const struct isadora_pending *p = &m->pending[i];
        char name[ISADORA_NAME_MAX] = "$pc";
        if (p->file == ISADORA_PENDING_BEGIN)
            continue;
        if (p->file >= 0) {
            const struct isadora_register reg = whole_register(m->target, p->file, p->index);
            isadora_register_text(m->target, &reg, name);
        }
        output_format(d->out, "%s = 0x%" PRIx64 " in %" PRIu64 ", from 0x%" PRIx64 "\n", name,
                      p->value, p->due - m->now, p->from);
    }
}
