/* condition.c: conditions of breakpoints: `PLACE == N`, also != < <= > >=. Of a register that
 * each lane has, where no lane is named, any lane that takes part will do. */
#include "debug/debug.h"

#include <string.h>

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

bool debug_read_condition(struct debug *d, char *text, struct debug_condition *out)
{
    char *sign = find_sign(text, &out->relation), *number = NULL, *word = NULL;
    struct place_error error = {.at = text};
    if (sign) {
        number = sign + strlen(relation_signs[out->relation]);
        *sign = 0;
        word = debug_word(&number);
    }
    if (!word || debug_word(&number) || !read_wide(word, strlen(word), &out->value))
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

void debug_tell_condition(struct debug *d, const struct debug_condition *c)
{
    char text[ISADORA_VALUE_MAX];
    if (!c->is_there)
        return;
    debug_value(&c->place.place, c->value, 0, text);
    output_format(d->out, " if %s %s %s", c->place.place.name, relation_signs[c->relation], text);
}
