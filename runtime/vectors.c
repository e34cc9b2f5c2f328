/* vectors.c: runs conformance vectors on two machines.
 *
 * `got` executes the instruction, `want` holds what the state should be. Both start alike; each listed result is
 * compared and then copied, so that any difference that is left is a change nobody listed. */
#include "vectors.h"

#include "json.h"
#include "machine.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { KNOWN_NAMES = 512, NAME_BYTES = 24, MOST_CODE = 4 * ISADORA_WORD_BYTES, MOST_CELLS = 256 };

/* A register name that was looked up before. */
struct known_name {
    uint8_t size; /* 0: empty */
    char text[NAME_BYTES];
    struct isadora_register reg;
};

struct per_form {
    uint64_t passed, failed;
};

struct isadora_vectors {
    struct isadora_vectors_options options;
    struct isadora_vectors_counts counts;
    struct per_form *forms;
    struct isadora_machine *got, *want;
    void *reset; /* state at its reset values, in configuration reset_config */
    unsigned reset_config;
    uint64_t line, shown;
    char *carry; /* the beginning of a line that goes on in the next piece */
    size_t carried, capacity;
    struct known_name known[KNOWN_NAMES];
};

/* One line while it is read. Members may come in any order, so their places are noted first. */
struct vector {
    struct isadora_json json;
    struct isadora_text isa, variant, mode, code;
    const char *in, *out, *mem_in, *mem_out; /* where the objects begin, or NULL */
    unsigned config;
    uint8_t bytes[MOST_CODE];
    size_t size;
    struct isadora_insn insn;
    bool failed;
};

/* ---- messages ---- */

static bool may_print(struct isadora_vectors *v)
{
    return v->options.messages && (v->options.show == 0 || v->shown < v->options.show);
}

/* A mistake at a place of the line. */
static void malformed(struct isadora_vectors *v, struct vector *x, const char *at, const char *format, ...)
{
    va_list arguments;
    v->counts.malformed++;
    if (!may_print(v))
        return;
    v->shown++;
    fprintf(v->options.messages, "%s:%" PRIu64 ":%zu: error: ", v->options.file, v->line,
            (size_t)(at - x->json.start) + 1);
    va_start(arguments, format);
    vfprintf(v->options.messages, format, arguments);
    va_end(arguments);
    fputc('\n', v->options.messages);
}

/* Heads the first difference of a vector with its line, word and text; says whether to print it. */
static bool failing(struct isadora_vectors *v, struct vector *x, bool decoded)
{
    char text[ISADORA_TEXT_MAX] = "";
    if (!x->failed) {
        x->failed = true;
        if (!may_print(v))
            return false;
        v->shown++;
        if (decoded)
            v->options.target->format(&v->got->context, &x->insn, text, sizeof text);
        fprintf(v->options.messages, "%s:%" PRIu64 ": failed: %.*s  %s\n", v->options.file, v->line, (int)x->code.size,
                x->code.at, text);
    }
    return v->options.messages && (v->options.show == 0 || v->shown <= v->options.show);
}

/* ---- values ---- */

static int digit_of(char ch)
{
    if (ch >= '0' && ch <= '9')
        return ch - '0';
    if (ch >= 'a' && ch <= 'f')
        return ch - 'a' + 10;
    return ch >= 'A' && ch <= 'F' ? ch - 'A' + 10 : 16;
}

/* value * base + digit in 128 bits; false when it does not fit. */
static bool append_digit(struct isadora_word *value, unsigned base, unsigned digit)
{
    const uint64_t low = value->half[0], mask = UINT32_MAX;
    const uint64_t a = (low & mask) * base + digit, b = (low >> 32) * base + (a >> 32);
    const uint64_t c = (value->half[1] & mask) * base + (b >> 32), d = (value->half[1] >> 32) * base + (c >> 32);
    value->half[0] = b << 32 | (a & mask);
    value->half[1] = d << 32 | (c & mask);
    return d >> 32 == 0;
}

/* Hex with 0x or decimal, signed: two's complement in 128 bits. */
static bool read_value(struct isadora_text text, struct isadora_word *out)
{
    const char *at = text.at, *end = text.at + text.size;
    const bool negative = at < end && *at == '-';
    unsigned base = 10;
    at += negative;
    if (end - at > 2 && at[0] == '0' && (at[1] == 'x' || at[1] == 'X')) {
        base = 16;
        at += 2;
    }
    if (at == end || text.escaped)
        return false;
    *out = (struct isadora_word){{0, 0}};
    for (; at < end; at++) {
        const unsigned digit = (unsigned)digit_of(*at);
        if (digit >= base || !append_digit(out, base, digit))
            return false;
    }
    if (negative) {
        if (out->half[1] >> 63)
            return false;
        out->half[0] = ~out->half[0] + 1;
        out->half[1] = ~out->half[1] + (out->half[0] == 0);
    }
    return true;
}

/* A value that stands as a string or as a number. */
static bool take_value(struct isadora_json *json, struct isadora_text *text, struct isadora_word *out)
{
    const bool is_number = isadora_json_peek(json) == ISADORA_JSON_NUMBER;
    if (!(is_number ? isadora_json_number(json, text) : isadora_json_string(json, text)))
        return false;
    return read_value(*text, out) || isadora_json_fail(json, text->at, "expected a whole number of at most 128 bits");
}

static bool find_register(struct isadora_vectors *v, struct isadora_text name, struct isadora_register *out)
{
    uint32_t hash = 2166136261u;
    struct known_name *known;
    if (name.size == 0 || name.size > NAME_BYTES)
        return isadora_register_find(v->options.target, name.at, name.size, out);
    for (size_t i = 0; i < name.size; i++)
        hash = (hash ^ (unsigned char)name.at[i]) * 16777619u;
    known = &v->known[hash % KNOWN_NAMES];
    if (known->size != name.size || memcmp(known->text, name.at, name.size) != 0) {
        if (!isadora_register_find(v->options.target, name.at, name.size, &known->reg)) {
            known->size = 0;
            return false;
        }
        known->size = (uint8_t)name.size;
        memcpy(known->text, name.at, name.size);
    }
    *out = known->reg;
    return true;
}

/* ---- the members of a vector ---- */

static bool note_member(struct vector *x, struct isadora_text key)
{
    struct isadora_text ignored;
    struct isadora_json *json = &x->json;
    struct {
        const char *name;
        struct isadora_text *text;
        const char **place;
    } const members[] = {
        {"isa", &x->isa, NULL},       {"variant", &x->variant, NULL}, {"mode", &x->mode, NULL},
        {"code", &x->code, NULL},     {"in", NULL, &x->in},           {"out", NULL, &x->out},
        {"mem_in", NULL, &x->mem_in}, {"mem_out", NULL, &x->mem_out}, {"note", &ignored, NULL},
    };
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        if (!isadora_text_is(key, members[i].name))
            continue;
        if (members[i].text) {
            if (members[i].text != &ignored && members[i].text->at)
                return isadora_json_fail(json, key.at, "this member stands twice");
            return isadora_json_string(json, members[i].text);
        }
        if (*members[i].place)
            return isadora_json_fail(json, key.at, "this member stands twice");
        if (isadora_json_peek(json) != ISADORA_JSON_OBJECT)
            return isadora_json_fail(json, json->at, "expected an object");
        *members[i].place = json->at;
        return isadora_json_skip(json);
    }
    return isadora_json_fail(json, key.at, "unknown member; a vector has isa variant mode code in out mem_in mem_out note");
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
        if (!x->isa.at || !x->code.at || !x->out)
            isadora_json_fail(&x->json, text, "a vector needs `isa`, `code` and `out`");
    }
    if (x->json.why)
        malformed(v, x, x->json.at, "%s", x->json.why);
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
        if ((!x->variant.at || same(x->variant, config->variant)) && (!x->mode.at || same(x->mode, config->mode))) {
            x->config = i;
            return true;
        }
    }
    const struct isadora_text wrong = x->variant.at ? x->variant : x->mode;
    malformed(v, x, wrong.at, "%s has no such variant and mode: %.*s %.*s", target->name, (int)x->variant.size,
              x->variant.at ? x->variant.at : "", (int)x->mode.size, x->mode.at ? x->mode.at : "");
    return false;
}

/* One number of the code: a unit, or several as one number. False when its digits are no whole units. */
static bool take_group(struct vector *x, const struct isadora_unit *unit, const char *at, size_t digits)
{
    const size_t unit_digits = (unit->bits + 3u) / 4;
    const size_t bytes = digits == unit_digits ? unit->bytes : digits / 2;
    if (digits != unit_digits && (digits % unit_digits || unit->bits != 8 * unit->bytes))
        return false;
    if (x->size + bytes > MOST_CODE)
        return false;
    memset(x->bytes + x->size, 0, bytes);
    for (size_t i = 0; i < digits; i++) {
        const size_t nibble = digits - 1 - i, byte = nibble / 2;
        const size_t place = unit->big_endian ? bytes - 1 - byte : byte;
        x->bytes[x->size + place] |= (uint8_t)(digit_of(at[i]) << 4 * (nibble % 2));
    }
    x->size += bytes;
    return true;
}

static bool read_code(struct isadora_vectors *v, struct vector *x)
{
    const char *at = x->code.at, *end = at + x->code.size;
    x->size = 0;
    while (at < end) {
        const char *from = at;
        while (at < end && digit_of(*at) < 16)
            at++;
        if (at == from || !take_group(x, v->options.target->units, from, (size_t)(at - from))) {
            malformed(v, x, from, "`code` must be hex numbers of %u digits each",
                      (v->options.target->units[0].bits + 3u) / 4);
            return false;
        }
        while (at < end && *at == ' ')
            at++;
    }
    return true;
}

/* ---- state before ---- */

static bool set_config(struct isadora_vectors *v, unsigned config)
{
    v->got->context.config = v->want->context.config = config;
    if (config != v->reset_config) {
        memset(v->reset, 0, v->options.target->state_size);
        v->options.target->reset(v->reset, config);
        v->reset_config = config;
    }
    return true;
}

static void clear(struct isadora_vectors *v, struct isadora_machine *m)
{
    const struct isadora_target *target = v->options.target;
    memcpy(m->state, v->reset, target->state_size);
    for (size_t i = 0; i < target->space_count; i++)
        isadora_memory_clear(&m->memory[i]);
    m->pc = m->next = 0;
    m->halted = false;
    m->trap = (struct isadora_trap){.space = -1};
}

/* Enters an object whose place was noted. */
static bool reenter(struct vector *x, const char *at)
{
    if (!at)
        return false;
    x->json.at = at;
    x->json.depth = 0;
    return isadora_json_object(&x->json);
}

static bool register_of(struct isadora_vectors *v, struct vector *x, struct isadora_text key,
                        struct isadora_register *reg)
{
    if (!find_register(v, key, reg))
        return isadora_json_fail(&x->json, key.at, "no such register");
    if (!isadora_register_exists(reg, x->config))
        return isadora_json_fail(&x->json, key.at, "this variant has no such register");
    return true;
}

static bool read_in(struct isadora_vectors *v, struct vector *x)
{
    struct isadora_text key, text;
    struct isadora_register reg;
    struct isadora_word value;
    if (!reenter(x, x->in))
        return !x->json.why;
    while (isadora_json_member(&x->json, &key)) {
        if (!take_value(&x->json, &text, &value) || !register_of(v, x, key, &reg))
            return false;
        if (!isadora_register_set(v->got, &reg, value) || !isadora_register_set(v->want, &reg, value))
            return isadora_json_fail(&x->json, text.at, "this value does not fit the register");
    }
    return !x->json.why;
}

/* A cell of `mem_in` or `mem_out`. */
struct cell {
    unsigned space;
    uint64_t index, value;
    struct isadora_text key;
};

static bool take_cell(struct isadora_vectors *v, struct vector *x, struct cell *cell)
{
    struct isadora_text text;
    struct isadora_word index, value;
    const struct isadora_space *space = &v->options.target->spaces[cell->space];
    if (!read_value(cell->key, &index) || index.half[1] || index.half[0] >= space->cells)
        return isadora_json_fail(&x->json, cell->key.at, "expected the index of a cell of this space");
    if (!take_value(&x->json, &text, &value))
        return false;
    const unsigned bits = space->cell_bits;
    const uint64_t above = bits < 64 ? value.half[0] >> bits : 0;
    const bool is_negative = value.half[1] == UINT64_MAX;
    if (!is_negative && (value.half[1] || above))
        return isadora_json_fail(&x->json, text.at, "this value does not fit a cell");
    cell->index = index.half[0];
    cell->value = bits < 64 ? value.half[0] & ((UINT64_C(1) << bits) - 1) : value.half[0];
    return true;
}

/* Calls `each` for every cell of a mem_ object. */
static bool walk_memory(struct isadora_vectors *v, struct vector *x, const char *place,
                        bool (*each)(struct isadora_vectors *, struct vector *, const struct cell *))
{
    struct isadora_text name;
    struct cell cell;
    if (!reenter(x, place))
        return !x->json.why;
    while (isadora_json_member(&x->json, &name)) {
        const int space = isadora_space_find(v->options.target, name.at, name.size);
        if (space < 0)
            return isadora_json_fail(&x->json, name.at, "no such space");
        cell.space = (unsigned)space;
        if (!isadora_json_object(&x->json))
            return false;
        while (isadora_json_member(&x->json, &cell.key)) {
            if (!take_cell(v, x, &cell) || !each(v, x, &cell))
                return false;
        }
    }
    return !x->json.why;
}

static bool set_cell(struct isadora_vectors *v, struct vector *x, const struct cell *cell)
{
    if (isadora_poke(v->got, cell->space, cell->index, cell->value) &&
        isadora_poke(v->want, cell->space, cell->index, cell->value))
        return true;
    return isadora_json_fail(&x->json, cell->key.at, "no memory left");
}

/* Where code lies in a space, the instruction stands there too. */
static bool place_code(struct isadora_vectors *v, struct vector *x)
{
    if (v->got->code_space < 0)
        return true;
    const uint64_t pc = v->got->pc;
    if (!isadora_load_image(v->got, pc, x->bytes, x->size) || !isadora_load_image(v->want, pc, x->bytes, x->size))
        return isadora_json_fail(&x->json, x->code.at, "the code does not fit its space");
    return true;
}

/* ---- state after ---- */

static void differs(struct isadora_vectors *v, struct vector *x, const char *name, const char *expected,
                    const char *found)
{
    if (failing(v, x, true))
        fprintf(v->options.messages, "    %s: expected %s, got %s\n", name, expected, found);
}

static void register_differs(struct isadora_vectors *v, struct vector *x, const struct isadora_register *reg,
                             struct isadora_word expected, struct isadora_word found, const char *remark)
{
    char name[ISADORA_NAME_MAX], left[ISADORA_VALUE_MAX], right[ISADORA_VALUE_MAX + 32];
    isadora_register_name(reg, name);
    isadora_value_text(expected, reg->is_signed, left);
    isadora_value_text(found, reg->is_signed, right);
    strcat(right, remark);
    differs(v, x, name, left, right);
}

/* The low bits of a value as isadora_register_get gives them. */
static struct isadora_word as_register(const struct isadora_register *reg, struct isadora_word value)
{
    const unsigned width = reg->width;
    if (reg->is_signed)
        return value;
    if (width < 64)
        value.half[0] &= (UINT64_C(1) << width) - 1;
    if (width <= 64)
        value.half[1] = 0;
    else if (width < 128)
        value.half[1] &= (UINT64_C(1) << (width - 64)) - 1;
    return value;
}

static bool equal(struct isadora_word a, struct isadora_word b)
{
    return a.half[0] == b.half[0] && a.half[1] == b.half[1];
}

static bool compare_out(struct isadora_vectors *v, struct vector *x)
{
    struct isadora_text key, text;
    struct isadora_register reg;
    struct isadora_word value;
    if (!reenter(x, x->out))
        return false;
    while (isadora_json_member(&x->json, &key)) {
        if (!take_value(&x->json, &text, &value) || !register_of(v, x, key, &reg))
            return false;
        const struct isadora_word found = isadora_register_get(v->got, &reg);
        const struct isadora_word expected = as_register(&reg, value);
        if (!isadora_register_set(v->want, &reg, value))
            return isadora_json_fail(&x->json, text.at, "this value does not fit the register");
        if (!equal(found, expected))
            register_differs(v, x, &reg, expected, found, "");
        isadora_register_set(v->want, &reg, found);
    }
    return !x->json.why;
}

static void cell_differs(struct isadora_vectors *v, struct vector *x, unsigned space, uint64_t index, uint64_t expected,
                         uint64_t found, const char *remark)
{
    char name[ISADORA_NAME_MAX], left[ISADORA_VALUE_MAX], right[ISADORA_VALUE_MAX + 32];
    snprintf(name, sizeof name, "%s[0x%" PRIx64 "]", v->options.target->spaces[space].name, index);
    snprintf(left, sizeof left, "0x%" PRIx64, expected);
    snprintf(right, sizeof right, "0x%" PRIx64 "%s", found, remark);
    differs(v, x, name, left, right);
}

static bool compare_cell(struct isadora_vectors *v, struct vector *x, const struct cell *cell)
{
    const uint64_t found = isadora_peek(v->got, cell->space, cell->index);
    if (found != cell->value)
        cell_differs(v, x, cell->space, cell->index, cell->value, found, "");
    return isadora_poke(v->want, cell->space, cell->index, found) ||
           isadora_json_fail(&x->json, cell->key.at, "no memory left");
}

/* Cells that are not 0 in `a` and different in `b`; in the second walk those that are 0 in `a`. */
static void compare_spaces(struct isadora_vectors *v, struct vector *x)
{
    for (unsigned space = 0; space < v->options.target->space_count; space++) {
        for (unsigned pass = 0; pass < 2; pass++) {
            const struct isadora_machine *walked = pass ? v->want : v->got;
            for (uint64_t index = 0; isadora_memory_next(walked, space, &index); index++) {
                const uint64_t found = isadora_peek(v->got, space, index), before = isadora_peek(v->want, space, index);
                if (found != before && (pass == 0 || found == 0))
                    cell_differs(v, x, space, index, before, found, " (not listed)");
            }
        }
    }
}

static void compare_rest(struct isadora_vectors *v, struct vector *x)
{
    struct isadora_register reg = {0};
    compare_spaces(v, x);
    if (v->got->pc == v->want->pc && memcmp(v->got->state, v->want->state, v->options.target->state_size) == 0)
        return;
    while (isadora_register_next(v->got, &reg)) {
        const struct isadora_word found = isadora_register_get(v->got, &reg);
        const struct isadora_word before = isadora_register_get(v->want, &reg);
        if (!equal(found, before))
            register_differs(v, x, &reg, before, found, " (not listed)");
    }
}

/* ---- one vector ---- */

static bool prepare(struct isadora_vectors *v, struct vector *x)
{
    set_config(v, x->config);
    clear(v, v->got);
    clear(v, v->want);
    return read_in(v, x) && place_code(v, x) && walk_memory(v, x, x->mem_in, set_cell);
}

/* Decodes and executes; false when the vector failed here already. */
static bool execute(struct isadora_vectors *v, struct vector *x)
{
    struct isadora_machine *m = v->got;
    m->context.address = m->pc;
    const int length = v->options.target->decode(&m->context, x->bytes, x->size, &x->insn);
    if (length <= 0 || (size_t)length != x->size) {
        if (failing(v, x, false))
            fprintf(v->options.messages, length <= 0 ? "    not an instruction\n" : "    more than one instruction\n");
        return false;
    }
    m->next = (m->pc + (unsigned)length / m->pc_bytes) & m->pc_mask;
    v->want->pc = m->next;
    if (v->options.target->execute(m, &x->insn) || m->trap.kind) {
        if (failing(v, x, true))
            fprintf(v->options.messages, "    %s: %s\n", isadora_trap_name(m->trap.kind), m->trap.why);
    } else {
        m->pc = m->next;
    }
    return !x->failed;
}

static void count(struct isadora_vectors *v, const struct vector *x, bool decoded)
{
    if (x->failed)
        v->counts.failed++;
    else
        v->counts.passed++;
    if (decoded && x->failed)
        v->forms[x->insn.form].failed++;
    else if (decoded)
        v->forms[x->insn.form].passed++;
}

static void run_vector(struct isadora_vectors *v, const char *text, size_t size)
{
    struct vector x = {.size = 0};
    if (!read_members(v, &x, text, size))
        return;
    if (!isadora_text_is(x.isa, v->options.target->name)) {
        malformed(v, &x, x.isa.at, "this vector is for `%.*s`, not for `%s`", (int)x.isa.size, x.isa.at,
                  v->options.target->name);
        return;
    }
    if (!find_config(v, &x) || !read_code(v, &x))
        return;
    if (v->options.only_config && x.config != v->options.config) {
        v->counts.skipped++;
        return;
    }
    const bool ready = prepare(v, &x);
    const bool done = ready && execute(v, &x);
    if (done && compare_out(v, &x) && walk_memory(v, &x, x.mem_out, compare_cell))
        compare_rest(v, &x);
    if (x.json.why)
        malformed(v, &x, x.json.at, "%s", x.json.why);
    else
        count(v, &x, done || v->got->trap.kind);
}

/* ---- the stream ---- */

static bool is_blank(const char *text, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        if (text[i] != ' ' && text[i] != '\t' && text[i] != '\r')
            return false;
    }
    return true;
}

static void run_line(struct isadora_vectors *v, const char *text, size_t size)
{
    v->line++;
    if (!is_blank(text, size))
        run_vector(v, text, size);
}

static bool keep(struct isadora_vectors *v, const char *bytes, size_t size)
{
    if (v->capacity - v->carried < size) {
        const size_t capacity = 2 * (v->carried + size);
        char *carry = realloc(v->carry, capacity);
        if (!carry)
            return false;
        v->carry = carry;
        v->capacity = capacity;
    }
    memcpy(v->carry + v->carried, bytes, size);
    v->carried += size;
    return true;
}

bool isadora_vectors_feed(struct isadora_vectors *v, const char *bytes, size_t size)
{
    const char *end = bytes + size;
    while (bytes < end) {
        const char *newline = memchr(bytes, '\n', (size_t)(end - bytes));
        const size_t n = (size_t)((newline ? newline : end) - bytes);
        if (!newline)
            return keep(v, bytes, n);
        if (v->carried) {
            if (!keep(v, bytes, n))
                return false;
            run_line(v, v->carry, v->carried);
            v->carried = 0;
        } else {
            run_line(v, bytes, n);
        }
        bytes = newline + 1;
    }
    return true;
}

void isadora_vectors_finish(struct isadora_vectors *v)
{
    if (v->carried)
        run_line(v, v->carry, v->carried);
    v->carried = 0;
}

struct isadora_vectors *isadora_vectors_open(const struct isadora_vectors_options *options)
{
    const struct isadora_target *target = options->target;
    struct isadora_vectors *v = calloc(1, sizeof *v);
    if (!v)
        return NULL;
    v->options = *options;
    if (!v->options.file)
        v->options.file = "-";
    v->got = isadora_machine_create(target, options->config);
    v->want = isadora_machine_create(target, options->config);
    v->forms = calloc(target->form_count + 1, sizeof *v->forms);
    v->reset = calloc(1, target->state_size + 1);
    v->reset_config = UINT32_MAX;
    if (!v->got || !v->want || !v->forms || !v->reset) {
        isadora_vectors_close(v);
        return NULL;
    }
    return v;
}

struct isadora_vectors_counts isadora_vectors_result(const struct isadora_vectors *v) { return v->counts; }

struct isadora_vectors_counts isadora_vectors_form(const struct isadora_vectors *v, size_t form)
{
    return (struct isadora_vectors_counts){.passed = v->forms[form].passed, .failed = v->forms[form].failed};
}

void isadora_vectors_close(struct isadora_vectors *v)
{
    if (!v)
        return;
    isadora_machine_destroy(v->got);
    isadora_machine_destroy(v->want);
    free(v->forms);
    free(v->reset);
    free(v->carry);
    free(v);
}
