/* run_debug_if.c: conditions of breakpoints: `PLACE == N`, also != < <= > >=. Of a register that
 * each lane has, where no lane is named, any lane that takes part will do. */
#include "debug/debug.h"

#include "base/wide.h"

#include <string.h>

/* Longer signs first. */
static const char *const signs[] = {
    [DEBUG_LE] = "<=", [DEBUG_GE] = ">=", [DEBUG_EQ] = "==",
    [DEBUG_NE] = "!=", [DEBUG_LT] = "<",  [DEBUG_GT] = ">",
};
enum { SIGNS = sizeof signs / sizeof signs[0] };

static char *find_sign(char *text, enum debug_relation *out)
{
    for (unsigned i = 0; i < SIGNS; i++) {
        char *at = strstr(text, signs[i]);
        if (at) {
            *out = (enum debug_relation)i;
            return at;
        }
    }
    return NULL;
}

bool debug_read_condition(struct debug *d, char *text, struct debug_condition *out)
{
    char *sign = find_sign(text, &out->relation), *number = NULL, *word = NULL;
    struct place_error error = {.at = text};
    if (sign) {
        number = sign + strlen(signs[out->relation]);
        *sign = 0;
        word = debug_word(&number);
    }
    if (!word || debug_word(&number) || !read_wide(word, strlen(word), &out->value)) {
        debug_refuse(d, "a condition is PLACE == NUMBER, or with != < <= > >=");
        return false;
    }
    if (!debug_find_place(d, text, &out->place))
        return false;
    out->is_there = place_fit(&out->place.place, &out->value, &error);
    if (!out->is_there)
        debug_refuse(d, "%s", error.text);
    return out->is_there;
}

static bool compare(const struct debug_condition *c, struct isadora_word found)
{
    const bool is_signed = place_is_signed(&c->place.place);
    const rt_u128 x = rt_wide(found), y = rt_wide(c->value);
    const bool equal = x == y, less = is_signed ? (rt_i128)x < (rt_i128)y : x < y;
    switch (c->relation) {
    case DEBUG_EQ:
        return equal;
    case DEBUG_NE:
        return !equal;
    case DEBUG_LT:
        return less;
    case DEBUG_LE:
        return less || equal;
    case DEBUG_GT:
        return !less && !equal;
    case DEBUG_GE:
        return !less;
    }
    return false;
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

void debug_tell_condition(struct debug *d, const struct debug_condition *c)
{
    char text[ISADORA_VALUE_MAX];
    if (!c->is_there)
        return;
    debug_value(c->value, place_width(&c->place.place), place_is_signed(&c->place.place), 0, text);
    output_format(d->out, " if %s %s %s", c->place.place.name, signs[c->relation], text);
}
