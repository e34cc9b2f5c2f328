/* read.c: the members of one vector. */
#include "code/group.h"
#include "common/number.h"
#include "vectors/vector.h"

#include <string.h>

static bool note_member(struct vector *x, struct isadora_text key)
{
    struct isadora_text ignored;
    struct isadora_json *json = &x->json;
    if (isadora_text_is(key, "variants")) {
        /* where else it holds; `variant` says where it is run */
        if (isadora_json_peek(json) != ISADORA_JSON_ARRAY)
            return isadora_json_fail(json, json->at, "expected an array");
        return isadora_json_skip(json);
    }
    struct {
        const char *name;
        struct isadora_text *text;
        const char **place;
    } const members[] = {
        {"isa", &x->isa, NULL},        {"variant", &x->variant, NULL}, {"mode", &x->mode, NULL},
        {"code", &x->code, NULL},      {"in", NULL, &x->in},           {"out", NULL, &x->out},
        {"mem_in", NULL, &x->mem_in},  {"mem_out", NULL, &x->mem_out}, {"note", &ignored, NULL},
        {"stop", &x->stop_name, NULL}, {"op", &ignored, NULL},
    };
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        if (!isadora_text_is(key, members[i].name))
            continue;
        if (members[i].text) {
            if (members[i].text != &ignored && members[i].text->at)
                return isadora_json_fail(json, key.at, "duplicate member");
            return isadora_json_string(json, members[i].text);
        }
        if (*members[i].place)
            return isadora_json_fail(json, key.at, "duplicate member");
        if (isadora_json_peek(json) != ISADORA_JSON_OBJECT)
            return isadora_json_fail(json, json->at, "expected an object");
        *members[i].place = json->at;
        return isadora_json_skip(json);
    }
    return isadora_json_fail(
        json, key.at,
        "unknown member; a vector has isa variant variants mode op code in out mem_in mem_out stop "
        "note");
}

static bool read_members(struct isadora_vectors *v, struct vector *x, const char *text, size_t size)
{
    struct isadora_text key;
    isadora_json_begin(&x->json, text, size);
    if (isadora_json_object(&x->json)) {
        while (isadora_json_member(&x->json, &key))
            note_member(x, key);
    }
    if (isadora_json_end(&x->json)) {
        if (!x->isa.at || !x->code.at || (!x->out && !x->stop_name.at))
            isadora_json_fail(&x->json, text, "a vector needs `isa`, `code`, and `out` or `stop`");
    }
    if (x->json.why)
        rt_vector_malformed(v, x, x->json.at, "%s", x->json.why);
    return !x->json.why;
}

static bool same(struct isadora_text text, const char *name)
{
    return name ? isadora_text_is(text, name) : text.at == NULL;
}

/* The configuration that variant and mode name; a name left out is free. */
static bool find_config(struct isadora_vectors *v, struct vector *x)
{
    const struct isadora_target *target = v->options.target;
    x->config = v->options.config;
    if (!x->variant.at && !x->mode.at)
        return true;
    for (unsigned i = 0; i < target->config_count; i++) {
        const struct isadora_config *config = &target->configs[i];
        if ((!x->variant.at || same(x->variant, config->variant)) &&
            (!x->mode.at || same(x->mode, config->mode))) {
            x->config = i;
            return true;
        }
    }
    const struct isadora_text wrong = x->variant.at ? x->variant : x->mode;
    rt_vector_malformed(v, x, wrong.at, "%s has no such variant and mode: %.*s %.*s", target->name,
                        (int)x->variant.size, x->variant.at ? x->variant.at : "", (int)x->mode.size,
                        x->mode.at ? x->mode.at : "");
    return false;
}

/* One number of the code: a unit, or several as one number. False when its digits are no whole
 * units. */
static bool take_group(struct vector *x, struct group group, const char *at, size_t digits)
{
    const size_t bytes = digits == group.digits ? group.bytes : digits / 2;
    if (digits != group.digits && (digits % group.digits || group.digits != 2 * group.bytes))
        return false;
    if (x->size + bytes > MOST_CODE)
        return false;
    memset(x->bytes + x->size, 0, bytes);
    for (size_t i = 0; i < digits; i++) {
        const size_t nibble = digits - 1 - i, byte = nibble / 2;
        const size_t place = group.big_endian ? bytes - 1 - byte : byte;
        x->bytes[x->size + place] |= (uint8_t)(digit_of(at[i]) << 4 * (nibble % 2));
    }
    x->size += bytes;
    return true;
}

static bool read_code(struct isadora_vectors *v, struct vector *x)
{
    const struct group group = group_of(v->options.target, x->config);
    const char *at = x->code.at, *end = at + x->code.size;
    x->size = 0;
    while (at < end) {
        const char *from = at;
        while (at < end && digit_of(*at) < 16)
            at++;
        if (at == from || !take_group(x, group, from, (size_t)(at - from))) {
            rt_vector_malformed(v, x, from, "`code` must be hex numbers of %u digits each",
                                group.digits);
            return false;
        }
        while (at < end && *at == ' ')
            at++;
    }
    return true;
}

static bool read_stop(struct isadora_vectors *v, struct vector *x)
{
    static const char *const names[] = {
        [STOP_TRAP] = "trap", [STOP_UNKNOWN] = "unknown", [STOP_WAIT] = "wait"};
    for (unsigned i = STOP_TRAP; x->stop_name.at && i <= STOP_WAIT; i++) {
        if (isadora_text_is(x->stop_name, names[i]))
            x->stop = (enum vector_stop)i;
    }
    if (x->stop_name.at && !x->stop)
        rt_vector_malformed(v, x, x->stop_name.at,
                            "`stop` is `trap`, `unknown` or `wait`, not `%.*s`",
                            (int)x->stop_name.size, x->stop_name.at);
    return !x->stop_name.at || x->stop;
}

bool rt_vector_read(struct isadora_vectors *v, struct vector *x, const char *text, size_t size)
{
    const struct isadora_target *target = v->options.target;
    if (!read_members(v, x, text, size))
        return false;
    if (!isadora_text_is(x->isa, target->name)) {
        rt_vector_malformed(v, x, x->isa.at, "this vector is for `%.*s`, not for `%s`",
                            (int)x->isa.size, x->isa.at, target->name);
        return false;
    }
    return find_config(v, x) && read_code(v, x) && read_stop(v, x);
}
