/* directive.c: what a line that begins with a dot does. */
#include "assembler.h"
#include "suggest.h"

#include <stdlib.h>
#include <string.h>

/* What is left of the line, read from left to right. */
struct rest {
    const char *at, *end;
};

static void rest_skip(struct rest *r) { r->at = rt_skip_blanks(r->at, r->end); }

static bool rest_empty(struct rest *r)
{
    rest_skip(r);
    return r->at == r->end;
}

static bool rest_comma(struct rest *r)
{
    rest_skip(r);
    if (r->at == r->end || *r->at != ',') return false;
    r->at++;
    rest_skip(r);
    return true;
}

static size_t rest_size(const struct rest *r) { return (size_t)(r->end - r->at); }

/* Complains when something is left. */
static bool rest_done(struct rt_assembler *a, struct rest *r)
{
    if (rest_empty(r)) return true;
    rt_error(a, r->at, rest_size(r), "expected the end of the line, found", r->at, rest_size(r), NULL);
    return false;
}

/* ---- Expressions -------------------------------------------------------------------------------------------- */

static void number_error(struct rt_assembler *a, const struct rt_expression *e)
{
    switch (e->trouble) {
    case RT_EXPRESSION_NAME:
    case RT_EXPRESSION_LATER: rt_error(a, e->bad, e->bad_length, "", e->bad, e->bad_length, " is not defined"); break;
    case RT_EXPRESSION_OVERFLOW:
        rt_error(a, e->bad, e->bad_length, "this number needs more than 64 bits", NULL, 0, NULL);
        break;
    case RT_EXPRESSION_DEEP:
        rt_error(a, e->bad, e->bad_length, "this expression is too long or nested too deeply", NULL, 0, NULL);
        break;
    default: rt_error(a, e->bad, e->bad_length, "expected a number here", NULL, 0, NULL); break;
    }
}

/* An expression. `later`: where names that come later are fine, it tells whether there was one; else NULL. */
static bool rest_number(struct rt_assembler *a, struct rest *r, struct isadora_number *value, bool *later)
{
    unsigned steps = 100000;
    struct rt_expression e = {.end = r->end, .symbols = &a->names, .steps = &steps, .blanks = true, .open = true,
                              .allow_later = later != NULL};

    rest_skip(r);
    e.at = r->at;
    if (!rt_expression_read(&e)) {
        number_error(a, &e);
        return false;
    }
    *value = e.value;
    if (later != NULL) *later = e.later;
    r->at = e.next;
    return true;
}

static bool rest_count(struct rt_assembler *a, struct rest *r, uint64_t *value)
{
    struct isadora_number number;
    const char *at = rt_skip_blanks(r->at, r->end);

    if (!rest_number(a, r, &number, NULL)) return false;
    if (number.negative) {
        rt_error(a, at, (size_t)(r->at - at), "expected a number that is not negative", NULL, 0, NULL);
        return false;
    }
    *value = number.bits;
    return true;
}

/* ---- Data --------------------------------------------------------------------------------------------------- */

static bool is_big_endian(const struct rt_assembler *a)
{
    return a->target->unit_count > 0 && a->target->units[0].big_endian;
}

static void number_put(uint8_t *bytes, unsigned size, bool big_endian, struct isadora_word word)
{
    for (unsigned i = 0; i < size; i++) {
        unsigned from = big_endian ? size - 1 - i : i;
        bytes[i] = from < 16 ? (uint8_t)(word.half[from / 8] >> from % 8 * 8) : 0;
    }
}

/* Does the number fit `size` bytes, as it is or as two's complement? */
static bool number_fits(struct isadora_number value, unsigned size)
{
    uint64_t top = size >= 8 ? UINT64_MAX : (UINT64_C(1) << 8 * size) - 1;

    return value.negative ? value.bits >= ~(top >> 1) : value.bits <= top;
}

static void data_store(struct rt_assembler *a, const char *at, const char *end, size_t offset, unsigned size,
                       struct isadora_number value)
{
    static const char *const wide[] = {"", " does not fit 8 bits", " does not fit 16 bits", "", " does not fit 32 bits",
                                       "", "", "", " does not fit 64 bits"};
    struct isadora_word word = {{value.bits, 0}};

    if (!number_fits(value, size)) {
        rt_error(a, at, (size_t)(end - at), "", at, (size_t)(end - at), wide[size]);
        return;
    }
    number_put(a->out->bytes + offset, size, is_big_endian(a), word);
}

void rt_data_fill(struct rt_assembler *a, const struct rt_fixup *fixup)
{
    struct rest r = {fixup->at, fixup->end};
    struct isadora_number value;

    if (!rest_number(a, &r, &value, NULL)) return;
    data_store(a, fixup->at, fixup->end, fixup->offset, fixup->length, value);
}

static void data_one(struct rt_assembler *a, struct rest *r, unsigned size, bool *good)
{
    struct isadora_number value;
    bool later;
    const char *at = rt_skip_blanks(r->at, r->end);
    size_t offset = a->out->size;

    *good = rest_number(a, r, &value, &later) && rt_bytes_add(a, size) != NULL;
    if (!*good) return;
    if (later) {
        rt_fixup_add(a, at, r->at, offset, (uint8_t)size, true);
    } else {
        data_store(a, at, r->at, offset, size, value);
    }
}

static void data(struct rt_assembler *a, struct rest *r, unsigned size)
{
    size_t offset = a->out->size;
    bool good;

    do {
        data_one(a, r, size, &good);
    } while (good && rest_comma(r));
    if (a->out->size > offset) rt_span_add(a, offset);
    if (good) rest_done(a, r);
}

static void data_byte(struct rt_assembler *a, struct rest *r) { data(a, r, 1); }
static void data_half(struct rt_assembler *a, struct rest *r) { data(a, r, 2); }
static void data_word(struct rt_assembler *a, struct rest *r) { data(a, r, 4); }
static void data_quad(struct rt_assembler *a, struct rest *r) { data(a, r, 8); }

/* ---- Whole units -------------------------------------------------------------------------------------------- */

static int digit_of(char ch)
{
    if (ch >= '0' && ch <= '9') return ch - '0';
    if ((ch | 0x20) >= 'a' && (ch | 0x20) <= 'f') return (ch | 0x20) - 'a' + 10;
    return -1;
}

/* A hex number of up to 128 bits; `digits` counts leading zeros too. */
static bool unit_number(struct rest *r, struct isadora_word *word, unsigned *digits)
{
    const char *at = r->at;

    *word = (struct isadora_word){{0, 0}};
    *digits = 0;
    if (r->end - at < 3 || at[0] != '0' || at[1] != 'x') return false;
    for (at += 2; at < r->end && digit_of(*at) >= 0; at++, ++*digits) {
        if (word->half[1] >> 60 != 0) return false;
        word->half[1] = word->half[1] << 4 | word->half[0] >> 60;
        word->half[0] = word->half[0] << 4 | (uint64_t)digit_of(*at);
    }
    if (*digits == 0 || (at < r->end && rt_is(*at, RT_NAME | RT_DIGIT))) return false;
    r->at = at;
    return true;
}

static bool word_fits(struct isadora_word word, unsigned bits)
{
    if (bits >= 128) return true;
    if (bits >= 64) return bits == 64 ? word.half[1] == 0 : word.half[1] >> (bits - 64) == 0;
    return word.half[1] == 0 && word.half[0] >> bits == 0;
}

/* The shortest unit that has as many digits, so that a number says how long it is. */
static const struct isadora_unit *unit_of(const struct isadora_target *target, struct isadora_word word,
                                          unsigned digits)
{
    for (size_t i = 0; i < target->unit_count; i++) {
        const struct isadora_unit *unit = &target->units[i];
        bool last = i + 1 == target->unit_count;
        if (word_fits(word, unit->bits) && (4 * digits < unit->bits + 4u || last)) return unit;
    }
    return NULL;
}

static bool unit_one(struct rt_assembler *a, struct rest *r)
{
    struct isadora_word word;
    unsigned digits;
    const char *at = r->at;

    if (!unit_number(r, &word, &digits)) {
        rt_error(a, at, rest_size(r), "expected a hexadecimal number 0x.. of at most 128 bits", NULL, 0, NULL);
        return false;
    }
    const struct isadora_unit *unit = unit_of(a->target, word, digits);
    if (unit == NULL) {
        rt_error(a, at, (size_t)(r->at - at), "", at, (size_t)(r->at - at), " does not fit a unit");
        return false;
    }
    uint8_t *bytes = rt_bytes_add(a, unit->bytes);
    if (bytes != NULL) number_put(bytes, unit->bytes, unit->big_endian, word);
    return bytes != NULL;
}

static void unit(struct rt_assembler *a, struct rest *r)
{
    size_t offset = a->out->size;
    bool good;

    do {
        rest_skip(r);
        good = unit_one(a, r);
    } while (good && rest_comma(r));
    if (a->out->size > offset) rt_span_add(a, offset);
    if (good) rest_done(a, r);
}

/* ---- Strings ------------------------------------------------------------------------------------------------ */

static int escape_hex(struct rest *r)
{
    int value = 0, digits = 0;

    while (digits < 2 && r->at < r->end && digit_of(*r->at) >= 0) {
        value = value * 16 + digit_of(*r->at++);
        digits++;
    }
    return digits == 0 ? -1 : value;
}

/* Behind a backslash: the byte that is meant, or -1. */
static int escape(struct rest *r)
{
    static const char names[] = "ntr0\\\"'", bytes[] = "\n\t\r\0\\\"'";

    if (r->at == r->end) return -1;
    char ch = *r->at++;
    if (ch == 'x') return escape_hex(r);
    const char *found = ch == '\0' ? NULL : strchr(names, ch);
    return found == NULL ? -1 : (unsigned char)bytes[found - names];
}

/* The next byte of a string: 0..255, -1 behind the closing quote, -2 with an error. */
static int string_next(struct rt_assembler *a, struct rest *r)
{
    const char *at = r->at;

    if (at == r->end) {
        rt_error(a, at, 0, "this string does not end on its line", NULL, 0, NULL);
        return -2;
    }
    r->at++;
    if (*at == '"') return -1;
    if (*at != '\\') return (unsigned char)*at;
    int byte = escape(r);
    if (byte >= 0) return byte;
    rt_error(a, at, (size_t)(r->at - at), "unknown escape; there are \\n \\t \\r \\0 \\\\ \\\" \\xNN", NULL, 0, NULL);
    return -2;
}

static bool string_open(struct rt_assembler *a, struct rest *r)
{
    rest_skip(r);
    if (r->at < r->end && *r->at == '"') {
        r->at++;
        return true;
    }
    rt_error(a, r->at, rest_size(r), "expected a string in double quotes", NULL, 0, NULL);
    return false;
}

static void ascii(struct rt_assembler *a, struct rest *r)
{
    size_t offset = a->out->size;
    int byte = -1;

    do {
        if (!string_open(a, r)) return;
        while ((byte = string_next(a, r)) >= 0) {
            uint8_t *at = rt_bytes_add(a, 1);
            if (at == NULL) return;
            *at = (uint8_t)byte;
        }
    } while (byte == -1 && rest_comma(r));
    if (a->out->size > offset) rt_span_add(a, offset);
    if (byte == -1) rest_done(a, r);
}

/* ---- Places and names --------------------------------------------------------------------------------------- */

static void org(struct rt_assembler *a, struct rest *r)
{
    const char *at = rt_skip_blanks(r->at, r->end);
    uint64_t address, here = a->origin + a->out->size;

    if (!rest_count(a, r, &address) || !rest_done(a, r)) return;
    if (address > UINT64_MAX / a->step) {
        rt_error(a, at, (size_t)(r->at - at), "this address is too high", NULL, 0, NULL);
    } else if (a->out->size == 0) {
        a->origin = address * a->step;
    } else if (address * a->step < here) {
        rt_error(a, at, (size_t)(r->at - at), "`.org` cannot go back; there is something at this address", NULL, 0, NULL);
    } else if (address * a->step - here > SIZE_MAX / 2) {
        rt_error(a, at, (size_t)(r->at - at), "the output would be larger than its limit", NULL, 0, NULL);
    } else {
        rt_bytes_add(a, (size_t)(address * a->step - here));
    }
}

static void align(struct rt_assembler *a, struct rest *r)
{
    const char *at = rt_skip_blanks(r->at, r->end);
    uint64_t step, over;

    if (!rest_count(a, r, &step) || !rest_done(a, r)) return;
    if (step == 0 || step > 1u << 24) {
        rt_error(a, at, (size_t)(r->at - at), "expected 1..0x1000000 bytes", NULL, 0, NULL);
        return;
    }
    over = (a->origin + a->out->size) % step;
    if (over != 0) rt_bytes_add(a, (size_t)(step - over));
}

static void set(struct rt_assembler *a, struct rest *r)
{
    struct isadora_number value;
    bool later;

    rest_skip(r);
    const char *name = r->at;
    size_t size = rt_name_length(r->at, r->end);
    if (size == 0) {
        rt_error(a, name, rest_size(r), "expected a name", NULL, 0, NULL);
        return;
    }
    r->at += size;
    rest_comma(r);
    if (!rest_number(a, r, &value, &later) || !rest_done(a, r)) return;
    if (later) {
        a->again = true; /* the next pass knows it */
    } else {
        rt_define(a, name, size, value);
    }
}

/* ---- Includes ----------------------------------------------------------------------------------------------- */

enum { NAME_MAX_SIZE = 1024 };

/* The included text: found in the first pass, the same one in the others. */
static bool include_find(struct rt_assembler *a, const char *name, struct rest *r, const char *at)
{
    struct isadora_assembly *out = a->out;
    const struct isadora_assembly_input *input = a->input;
    void *sources = out->sources;
    size_t index = ++a->included;

    if (index < out->source_count) return true;
    if (!rt_grow(a, &sources, &a->source_capacity, index + 1, sizeof *out->sources)) return false;
    out->sources = sources;
    if (input->include == NULL ||
        !input->include(input->user, out->sources[a->place.source].name, name, &out->sources[index])) {
        a->included--;
        rt_error(a, at, (size_t)(r->at - at), "cannot read", name, strlen(name), NULL);
        return false;
    }
    out->source_count++;
    return true;
}

static void include(struct rt_assembler *a, struct rest *r)
{
    char name[NAME_MAX_SIZE];
    size_t size = 0;
    int byte = -1;
    const char *at = rt_skip_blanks(r->at, r->end);

    if (!string_open(a, r)) return;
    while (size + 1 < sizeof name && (byte = string_next(a, r)) > 0) name[size++] = (char)byte;
    name[size] = '\0';
    if (byte == -2) return;
    if (byte != -1 || size == 0) {
        rt_error(a, at, (size_t)(r->at - at), "this is no name of a file", NULL, 0, NULL);
        return;
    }
    if (!rest_done(a, r)) return;
    if (a->depth == RT_INCLUDE_DEPTH) {
        rt_error(a, at, (size_t)(r->at - at), "files include each other too deeply", NULL, 0, NULL);
        return;
    }
    if (!include_find(a, name, r, at)) return;
    a->depth++;
    rt_source_read(a, (uint32_t)a->included);
    a->depth--;
}

/* ---- Which one ---------------------------------------------------------------------------------------------- */

static const struct directive {
    const char *name;
    void (*run)(struct rt_assembler *, struct rest *);
} directives[] = {
    {".org", org},        {".align", align},    {".byte", data_byte}, {".half", data_half}, {".word", data_word},
    {".quad", data_quad}, {".unit", unit},      {".ascii", ascii},    {".set", set},        {".include", include},
    {".float", NULL},     {".double", NULL},    {".slot", NULL},
};

enum { DIRECTIVES = sizeof directives / sizeof directives[0] };

static const char *directive_at(const void *user, unsigned index, size_t *size)
{
    (void)user;
    *size = strlen(directives[index].name);
    return directives[index].name;
}

void rt_directive(struct rt_assembler *a, const char *at, const char *end)
{
    size_t size = rt_name_length(at, end);
    struct rest r = {at + size, end};

    for (unsigned i = 0; i < DIRECTIVES; i++) {
        if (strlen(directives[i].name) != size || memcmp(directives[i].name, at, size) != 0) continue;
        if (directives[i].run != NULL) {
            directives[i].run(a, &r);
        } else {
            rt_error(a, at, size, "", at, size, " is not built yet");
        }
        return;
    }
    size_t errors = a->out->error_count;
    rt_error(a, at, size, "unknown directive", at, size, NULL);
    int found = rt_suggest(at, size, directive_at, NULL, DIRECTIVES);
    if (found >= 0 && a->out->error_count > errors) {
        rt_note_meant(&a->out->errors[errors].why, directives[found].name, strlen(directives[found].name));
    }
}
