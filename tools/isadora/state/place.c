/* place.c: reads places, and gets and sets what is there. */
#include "common/message.h"
#include "state/place.h"

#include "asm/text/number.h"
#include "base/wide.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- places ---- */

/* As a description calls it, `$R5`, or as listings do, `R5`. */
static bool find_register(const struct isadora_machine *m, const char *name, size_t size,
                          struct isadora_register *out)
{
    char with_sign[ISADORA_NAME_MAX];
    if (isadora_register_find(m->target, name, size, out))
        return isadora_register_exists(out, m->context.config);
    if (*name == '$' || size + 1 >= sizeof with_sign)
        return false;
    snprintf(with_sign, sizeof with_sign, "$%.*s", (int)size, name);
    return isadora_register_find(m->target, with_sign, size + 1, out) &&
           isadora_register_exists(out, m->context.config);
}

/* `[3]` and `[3..5]` after a place. */
static bool take_bits(struct scan *s, struct place *place)
{
    const char *from = s->at;
    const unsigned most = place_bits(place) - 1;
    uint64_t lo, hi;
    if (!scan_take(s, "[")) {
        s->at = from;
        return true;
    }
    if (!scan_index(s, most, &lo))
        return false;
    hi = lo;
    if (scan_take(s, "..") && !scan_index(s, most, &hi))
        return false;
    if (hi < lo)
        return scan_fail(s->error, from, "the lower bit comes first");
    if (!scan_need(s, "]", "after the bits"))
        return false;
    place->lo = (unsigned)lo;
    place->width = (unsigned)(hi - lo + 1);
    if (!place->is_cell) {
        place->reg.lo = (uint8_t)(place->reg.lo + lo);
        place->reg.width = (uint8_t)place->width;
        place->reg.is_signed = false;
    }
    return true;
}

static bool take_cell(const struct isadora_target *target, struct scan *s,
                      const struct isadora_part *part, struct place *place)
{
    uint64_t index;
    place->is_cell = true;
    place->space = part->space;
    place->width = isadora_shown_bits(&target->spaces[part->space]);
    if (!scan_need(s, "[", "and the index of a cell after the name of a space"))
        return false;
    scan_blanks(s);
    const char *from = s->at;
    if (!scan_index(s, part->cells - 1, &index))
        return false;
    if (!isadora_part_index(target, part, (struct isadora_word){{index, 0}}, &place->index,
                            s->error->text, sizeof s->error->text)) {
        s->error->at = from;
        return false;
    }
    return scan_need(s, "]", "after the index of the cell");
}

/* A register that is written with brackets, such as `$r[5]`: the end of its name, or NULL. */
static const char *bracketed(const struct isadora_machine *m, const struct scan *s,
                             const char *from, const char *end, struct isadora_register *out)
{
    const char *close =
        end < s->end && *end == '[' ? memchr(end, ']', (size_t)(s->end - end)) : NULL;
    const char *after = close ? close + 1 : NULL;
    if (after && after < s->end && *after == '@') { /* of a lane */
        after++;
        while (after < s->end && rt_is(*after, RT_DIGIT))
            after++;
    }
    return after && find_register(m, from, (size_t)(after - from), out) ? after : NULL;
}

/* The space or window of that name where this configuration has it. */
static bool find_part(const struct isadora_machine *m, const char *name, size_t size,
                      struct isadora_part *part)
{
    return isadora_part_find(m->target, name, size, part) &&
           m->target->spaces[part->space].configs >> m->context.config & 1;
}

/* Says why there is no such register. Returns false. */
static bool explain(const struct isadora_machine *m, const char *name, size_t size,
                    struct place_error *error)
{
    isadora_register_explain(m->target, m->context.config, name, size, error->text,
                             sizeof error->text);
    error->at = name;
    return false;
}

/* The register or cell of the name at `from`, without bits after it. */
static bool take_base(const struct isadora_machine *m, struct scan *s, struct place *place)
{
    const char *from = s->at, *end = from;
    while (end < s->end && (rt_is(*end, RT_WORD) || *end == '$' || *end == '.' ||
                            (*end == '@' && m->target->lanes)))
        end++;
    if (end == from || rt_is(*from, RT_DIGIT))
        return scan_fail(s->error, from, "expected a register or a cell");
    const size_t size = (size_t)(end - from);
    struct isadora_part part;
    s->at = end;
    if (find_part(m, from, size, &part))
        return take_cell(m->target, s, &part, place);
    if (find_register(m, from, size, &place->reg))
        return true;
    const char *close = bracketed(m, s, from, end, &place->reg);
    if (close) {
        s->at = close;
        return true;
    }
    return explain(m, from, size, s->error);
}

bool place_read(const struct isadora_machine *m, struct scan *s, struct place *place)
{
    *place = (struct place){.is_cell = false};
    scan_blanks(s);
    const char *from = s->at;
    if (!take_base(m, s, place) || !take_bits(s, place))
        return false;
    snprintf(place->name, sizeof place->name, "%.*s", (int)(s->at - from), from);
    return true;
}

bool place_read_all(const struct isadora_machine *m, const char *text, size_t size,
                    struct place *place, struct place_error *error)
{
    struct scan s = {text, text + size, error};
    if (!place_read(m, &s, place))
        return false;
    scan_blanks(&s);
    /* It may begin like a place, and as a whole be none. */
    return s.at == s.end || explain(m, text, size, error);
}

bool place_part(const struct isadora_machine *m, const char *name, size_t size,
                struct isadora_part *part, struct place_error *error)
{
    const struct isadora_target *target = m->target;
    const char *before = "; it has ";
    if (find_part(m, name, size, part))
        return true;
    scan_fail(error, name, "%s %s has no space `%.*s`", target->name,
              target->configs[m->context.config].name, (int)(size < 48 ? size : 48), name);
    for (size_t i = 0; i < target->space_count; i++) {
        const size_t used = strlen(error->text);
        const struct isadora_space *space = &target->spaces[i];
        char windows[80] = "";
        if (!(space->configs >> m->context.config & 1))
            continue;
        if (space->windows)
            snprintf(windows, sizeof windows, " (`%.24s0` to `%.24s%u`)", space->name, space->name,
                     space->windows - 1u);
        snprintf(error->text + used, sizeof error->text - used, "%s`%s`%s", before, space->name,
                 windows);
        before = ", ";
    }
    return false;
}

/* ---- values ---- */

unsigned place_bits(const struct place *place)
{
    return place->is_cell ? place->width : place->reg.width;
}

bool place_is_signed(const struct place *place) { return !place->is_cell && place->reg.is_signed; }

struct isadora_word place_get(const struct isadora_machine *m, const struct place *place)
{
    if (!place->is_cell)
        return isadora_register_get(m, &place->reg);
    return rt_word_of(isadora_look(m, place->space, place->index) >> place->lo &
                      ones(place->width));
}

unsigned place_scope(const struct isadora_machine *m, const struct place *place)
{
    return place->is_cell ? m->target->spaces[place->space].scope : place->reg.file->scope;
}

static bool set_register(struct isadora_machine *m, struct isadora_register reg,
                         struct isadora_word value)
{
    if (reg.of_lane || reg.file->scope != ISADORA_LANE)
        return isadora_register_set(m, &reg, value);
    for (unsigned i = 0; i < m->target->lanes; i++) {
        reg.lane = (uint8_t)i;
        if (!isadora_register_set(m, &reg, value))
            return false;
    }
    return true;
}

bool place_set(struct isadora_machine *m, const struct place *place, struct isadora_word word)
{
    const rt_u128 value = rt_wide(word);
    if (!place->is_cell)
        return set_register(m, place->reg, rt_word_of(value & ones(place->reg.width)));
    const uint64_t mask = (uint64_t)ones(place->width) << place->lo;
    const uint64_t old = isadora_look(m, place->space, place->index);
    return isadora_put(m, place->space, place->index,
                       (old & ~mask) | ((uint64_t)value << place->lo & mask));
}

bool place_fit(const struct place *place, struct isadora_word *number, struct place_error *error)
{
    const unsigned width = place_bits(place);
    const rt_u128 value = rt_wide(*number), mask = ones(width);
    const rt_u128 extended = (rt_u128)rt_sext_128(value & mask, width);
    const struct isadora_file *file = place->is_cell ? NULL : place->reg.file;
    struct isadora_word wired;
    if ((value & ~mask) && extended != value)
        return scan_fail(error, error->at, "the number does not fit `%s`, which has %u bit%s",
                         place->name, width, plural(width));
    if (file && file->most && width == file->width && (value & mask) > file->most)
        return scan_fail(error, error->at, "`%s` is at most 0x%" PRIx64, place->name, file->most);
    *number = rt_word_of(place_is_signed(place) ? extended : value & mask);
    if (file && isadora_register_wired(&place->reg, &wired) && rt_wide(wired) != rt_wide(*number)) {
        char text[ISADORA_VALUE_MAX];
        isadora_value_text(wired, place->reg.is_signed, text);
        return scan_fail(error, error->at, "`%s` is wired to %s", place->name, text);
    }
    return true;
}

struct isadora_register whole_register(const struct isadora_target *target, int file,
                                       uint64_t index)
{
    const struct isadora_file *f = &target->files[file];
    return (struct isadora_register){
        .file = f, .index = (uint16_t)index, .width = (uint8_t)f->width, .is_signed = f->is_signed};
}

uint64_t active_lanes(const struct isadora_machine *m)
{
    const struct isadora_register reg = whole_register(m->target, (int)m->target->masks, 0);
    return isadora_register_get(m, &reg).half[0];
}

const char *const relation_signs[RELATIONS] = {
    [RELATION_LE] = "<=", [RELATION_GE] = ">=", [RELATION_EQ] = "==",
    [RELATION_NE] = "!=", [RELATION_LT] = "<",  [RELATION_GT] = ">",
};

bool relation_holds(enum relation relation, struct isadora_word left, struct isadora_word right,
                    bool as_signed)
{
    /* Whether it holds of what is less, equal, greater. */
    static const bool holds[RELATIONS][3] = {
        [RELATION_LE] = {true, true, false},  [RELATION_GE] = {false, true, true},
        [RELATION_EQ] = {false, true, false}, [RELATION_NE] = {true, false, true},
        [RELATION_LT] = {true, false, false}, [RELATION_GT] = {false, false, true},
    };
    const rt_u128 x = rt_wide(left), y = rt_wide(right);
    const bool less = as_signed ? (rt_i128)x < (rt_i128)y : x < y;
    return holds[relation][less ? 0 : x == y ? 1 : 2];
}

void place_no_memory(const struct isadora_machine *m, unsigned space)
{
    if (!isadora_memory_is_full(m, space))
        out_of_memory();
    complain("`%s` needs more than --max-memory", m->target->spaces[space].name);
    exit(EXIT_BAD_INPUT);
}
