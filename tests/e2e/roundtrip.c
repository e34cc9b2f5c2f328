/* roundtrip.c: the generated C of many instruction sets in one program, held against what it
 * promises and against the Lua that generated it. `targets.h`, made by drive.lua, lists them as
 * T(prefix).
 *
 *   roundtrip sweep NAME COUNT   every word of units of up to 16 bits, else COUNT words: decode,
 *                                encode, format, parse
 *   roundtrip text NAME          lines `config address bytes TAB text TAB suffixed text` from
 *                                standard input must read so
 *   roundtrip run NAME           executes cases from standard input, prints the state after each
 */
#include <isadora/bundle.h>
#include <isadora/machine.h>
#include <isadora/asm.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define T(prefix) extern const struct isadora_target prefix##_target;
#include "targets.h"
#undef T

static const struct isadora_target *const targets[] = {
#define T(prefix) &prefix##_target,
#include "targets.h"
#undef T
};

static const struct isadora_target *target;
static uint64_t failures, seed = 88172645463325252U;

static uint64_t random_bits(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed * UINT64_C(2685821657736338717);
}

static void fail(const struct isadora_context *c, const uint8_t *bytes, size_t size,
                 const char *what, const char *text)
{
    if (failures++ >= 20)
        return;
    printf("%s, %s: ", target->name, target->configs[c->config].name);
    for (size_t i = 0; i < size; i++)
        printf("%02x", bytes[i]);
    printf(" at 0x%" PRIx64 ": %s: `%s`\n", c->address, what, text);
}

/* ---- one word ---- */

/* Bytes of a unit in memory order. */
static void put_word(const struct isadora_unit *unit, struct isadora_word word, uint8_t *out)
{
    for (unsigned i = 0; i < unit->bytes; i++) {
        const unsigned place = unit->big_endian ? unit->bytes - 1U - i : i;
        out[i] = (uint8_t)(place < 16 ? word.half[place / 8] >> 8 * (place % 8) : 0);
    }
}

/* The two halves of decode, which find the same. */
static void check_halves(const struct isadora_context *c, const uint8_t *bytes, size_t size,
                         int length)
{
    struct isadora_insn whole, halves;
    memset(&whole, 0xee, sizeof whole);
    memset(&halves, 0xee, sizeof halves);
    (void)target->decode(c, bytes, size, &whole);
    if (target->identify(c, bytes, size, &halves) != length)
        fail(c, bytes, size, "identify returns something else than decode", "");
    if (length <= 0)
        return;
    if (halves.form != whole.form || halves.length != whole.length)
        fail(c, bytes, size, "identify finds another form", "");
    if (target->operands(c, bytes, (size_t)length - 1, &halves) != ISADORA_SHORT)
        fail(c, bytes, size, "operands without all bytes", "");
    if (target->operands(c, bytes, size, &halves) != length ||
        memcmp(&halves, &whole, sizeof whole))
        fail(c, bytes, size, "operands finds others than decode", "");
    halves.form = UINT16_MAX;
    if (target->operands(c, bytes, size, &halves) != ISADORA_BAD_INSN)
        fail(c, bytes, size, "operands of no form", "");
}

/* Decodes bytes that end where the heap block ends, so that a sanitizer sees a read past them. */
static int decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
                  struct isadora_insn *in)
{
    uint8_t *copy = malloc(size ? size : 1);
    if (!copy)
        abort();
    memcpy(copy, bytes, size);
    const int length = target->decode(c, copy, size, in);
    check_halves(c, copy, size, length);
    free(copy);
    return length;
}

static int parse(const struct isadora_context *c, const char *text, size_t size,
                 struct isadora_insn *in)
{
    struct isadora_complaint why = {.column = SIZE_MAX};
    char *copy = malloc(size ? size : 1);
    if (!copy)
        abort();
    memcpy(copy, text, size);
    const int read = isadora_parse(target, c, NULL, copy, size, in, &why);
    if (read < 0 && (why.column > size || !why.text[0]))
        printf("%s: no reason why `%.*s` is refused\n", target->name, (int)size, text), failures++;
    free(copy);
    return read;
}

/* The same with the shapes of statements before as without. */
static void check_shapes(const struct isadora_context *c, const char *text, size_t size)
{
    static struct isadora_shapes *shapes;
    struct isadora_insn plain, shaped;
    uint8_t wanted[ISADORA_WORD_BYTES], got[ISADORA_WORD_BYTES];
    char *copy = malloc(size);

    if (!shapes)
        shapes = isadora_shapes_new();
    if (!copy || !shapes)
        abort();
    memcpy(copy, text, size);
    const int read = isadora_parse(target, c, NULL, copy, size, &plain, NULL);
    const int again = isadora_parse_shaped(shapes, target, c, NULL, copy, size, &shaped, NULL);
    const int length = read < 0 ? 0 : target->encode(c, &plain, wanted, sizeof wanted);
    free(copy);
    if (again != read || (length > 0 && (shaped.form != plain.form ||
                                         target->encode(c, &shaped, got, sizeof got) != length ||
                                         memcmp(got, wanted, (size_t)length))))
        printf("%s: `%.*s` reads otherwise than without shapes\n", target->name, (int)size, text),
            failures++;
}

/* The text, made so long that its shape counts, and the same with other digits. */
static void parse_shaped(const struct isadora_context *c, const char *text, size_t size)
{
    char longer[ISADORA_TEXT_MAX + 32];
    const char *blank = memchr(text, ' ', size);
    const size_t before = blank ? (size_t)(blank - text) : 0,
                 more = blank && size < 24 ? 24 - size : 0;
    memcpy(longer, text, before);
    memset(longer + before, ' ', more);
    memcpy(longer + before + more, text + before, size - before);
    for (unsigned i = 0; i < 5; i++) {
        check_shapes(c, longer, size + more);
        for (size_t at = before; i > 0 && at < size + more; at++)
            if (longer[at] >= '0' && longer[at] <= '9' && random_bits() % 2)
                longer[at] = (char)('0' + random_bits() % 10);
    }
}

/* Text that is nearly right: refused with a reason, or accepted like any other. */
static void parse_changed(const struct isadora_context *c, const char *text, size_t size)
{
    char changed[ISADORA_TEXT_MAX], again[ISADORA_TEXT_MAX];
    struct isadora_insn in, second;
    uint8_t bytes[ISADORA_WORD_BYTES], other[ISADORA_WORD_BYTES];
    memcpy(changed, text, size);
    changed[random_bits() % size] = " ,[]()#$x01f-^"[random_bits() % 14];
    if (parse(c, changed, size, &in) < 0)
        return;
    const int length = target->encode(c, &in, bytes, sizeof bytes);
    if (length <= 0 || decode(c, bytes, (size_t)length, &second) != length) {
        fail(c, bytes, length > 0 ? (size_t)length : 0, "accepted, but no instruction", changed);
        return;
    }
    const size_t printed = target->format(c, &second, again, sizeof again);
    if (parse(c, again, printed, &in) < 0 ||
        target->encode(c, &in, other, sizeof other) != length ||
        memcmp(bytes, other, (size_t)length))
        fail(c, bytes, (size_t)length, "reads back otherwise", again);
}

/* The text must fit what was promised, whatever the room for it. */
static void check_room(const struct isadora_context *c, const struct isadora_insn *in,
                       const char *text, size_t size)
{
    for (size_t room = 0; room < size + 2; room += size / 3 + 1) {
        char *small = malloc(room ? room : 1);
        if (!small)
            abort();
        if (target->format(c, in, small, room) != size ||
            (room && strncmp(small, text, room - 1)) ||
            (room && strlen(small) != (room - 1 < size ? room - 1 : size)))
            fail(c, NULL, 0, "cut text differs", text);
        free(small);
    }
}

/* Decodes, and comes back through encode and through text. True when it is an instruction. */
static bool check_word(const struct isadora_context *c, const struct isadora_unit *unit,
                       const uint8_t *bytes)
{
    struct isadora_insn in, second;
    uint8_t back[ISADORA_WORD_BYTES];
    char text[ISADORA_TEXT_MAX];
    const int length = decode(c, bytes, unit->bytes, &in);
    if (length <= 0) {
        if (length != ISADORA_NO_FORM && length != ISADORA_SHORT)
            fail(c, bytes, unit->bytes, "decode gives another error", "");
        return false;
    }
    if (length != unit->bytes)
        return false; /* a shorter instruction and something after it */
    for (size_t cut = 0; cut < (size_t)length; cut++)
        if (decode(c, bytes, cut, &second) > 0)
            fail(c, bytes, cut, "decodes though bytes are missing", "");
    const size_t size = target->format(c, &in, text, sizeof text);
    if (size == 0 || size != strlen(text) || size >= target->text_max)
        fail(c, bytes, unit->bytes, "text of another length than promised", text);
    if (target->encode(c, &in, back, sizeof back) != length || memcmp(back, bytes, (size_t)length))
        fail(c, bytes, unit->bytes, "encodes otherwise", text);
    if (target->encode(c, &in, back, (size_t)length - 1) != ISADORA_NO_SPACE)
        fail(c, bytes, unit->bytes, "encodes without room", text);
    memset(&second, 0xee, sizeof second);
    const int read = parse(c, text, size, &second);
    if (read != (int)size)
        fail(c, bytes, unit->bytes, "does not assemble", text);
    else if (target->encode(c, &second, back, sizeof back) != length ||
             memcmp(back, bytes, (size_t)length))
        fail(c, bytes, unit->bytes, "assembles otherwise", text);
    if (random_bits() % 4 == 0)
        parse_shaped(c, text, size);
    if (random_bits() % 16 == 0) {
        parse_changed(c, text, size);
        check_room(c, &in, text, size);
    }
    return true;
}

/* ---- sweep ---- */

/* A word of some form, or any. */
static struct isadora_word random_word(const struct isadora_unit *unit)
{
    struct isadora_word word = {{random_bits(), random_bits()}};
    const struct isadora_form *form = &target->forms[random_bits() % target->form_count];
    if (random_bits() % 4) {
        struct isadora_word tested, wanted;
        isadora_form_tests(form, &tested, &wanted);
        for (int i = 0; i < 2; i++)
            word.half[i] = (word.half[i] & ~tested.half[i]) | wanted.half[i];
    }
    if (random_bits() % 8 == 0)
        word.half[0] &= random_bits() & random_bits();
    if (unit->bits < 64)
        word.half[0] &= (UINT64_C(1) << unit->bits) - 1;
    if (unit->bits <= 64)
        word.half[1] = 0;
    else if (unit->bits < 128)
        word.half[1] &= (UINT64_C(1) << (unit->bits - 64)) - 1;
    return word;
}

/* Bits that memory has and the unit has not: with a one there it is no instruction, or its text
 * would not come back. */
static void check_padding(const struct isadora_context *c, const struct isadora_unit *unit,
                          const uint8_t *bytes)
{
    uint8_t changed[ISADORA_WORD_BYTES];
    struct isadora_insn in;
    const unsigned bit = unit->bits + (unsigned)(random_bits() % (8U * unit->bytes - unit->bits));
    memcpy(changed, bytes, unit->bytes);
    changed[unit->big_endian ? unit->bytes - 1U - bit / 8 : bit / 8] |= (uint8_t)(1U << bit % 8);
    if (decode(c, changed, unit->bytes, &in) == unit->bytes)
        fail(c, changed, unit->bytes, "decodes with a bit outside the unit", "");
}

static void sweep(uint64_t count)
{
    uint64_t words = 0, found = 0;
    uint8_t bytes[ISADORA_WORD_BYTES];
    for (size_t config = 0; config < target->config_count; config++) {
        for (size_t u = 0; u < target->unit_count; u++) {
            const struct isadora_unit *unit = &target->units[u];
            if (!(unit->configs >> config & 1))
                continue;
            const uint64_t all = unit->bits <= 16 ? UINT64_C(1) << unit->bits : count;
            for (uint64_t i = 0; i < all; i++) {
                const struct isadora_context c = {.config = (unsigned)config,
                                                  .address = i % 3 ? 0x40 : 0};
                put_word(unit, unit->bits <= 16 ? (struct isadora_word){{i, 0}} : random_word(unit),
                         bytes);
                words++;
                found += check_word(&c, unit, bytes);
                if (unit->bits < 8 * unit->bytes)
                    check_padding(&c, unit, bytes);
            }
        }
    }
    printf("%s: %" PRIu64 " words, %" PRIu64 " instructions\n", target->name, words, found);
    if (found == 0)
        failures++;
}

/* ---- text and bytes from standard input ---- */

static size_t read_bytes(const char *hex, uint8_t *bytes, size_t room)
{
    size_t size = 0;
    for (unsigned byte; size < room && sscanf(hex + 2 * size, "%2x", &byte) == 1; size++)
        bytes[size] = (uint8_t)byte;
    return size;
}

static void compare_texts(void)
{
    char line[4 * ISADORA_TEXT_MAX], text[ISADORA_TEXT_MAX];
    uint64_t lines = 0;
    while (fgets(line, sizeof line, stdin)) {
        struct isadora_context c = {.config = 0, .address = 0};
        char hex[2 * ISADORA_WORD_BYTES + 1];
        uint8_t bytes[ISADORA_WORD_BYTES];
        struct isadora_insn in;
        char *wanted = strchr(line, '\t'), *marked = wanted ? strrchr(line, '\t') : NULL;
        if (!marked || sscanf(line, "%u %" SCNx64 " %32s", &c.config, &c.address, hex) != 3)
            abort();
        *wanted++ = *marked++ = 0;
        marked[strcspn(marked, "\n")] = 0;
        const size_t size = read_bytes(hex, bytes, sizeof bytes);
        const char *have = "";
        const int length = decode(&c, bytes, size, &in);
        if (length == (int)size) {
            target->format(&c, &in, text, sizeof text);
            have = text;
        }
        if (strcmp(have, wanted) && (!*marked || strcmp(have, marked))) {
            fail(&c, bytes, size, "Lua reads this", wanted);
            fail(&c, bytes, size, "C reads this", have);
        }
        lines++;
    }
    printf("%s: %" PRIu64 " texts\n", target->name, lines);
}

/* ---- execution ---- */

static struct isadora_word read_value(const char *hex)
{
    struct isadora_word value = {{0, 0}};
    for (; *hex; hex++) {
        const unsigned digit = (unsigned)(*hex <= '9' ? *hex - '0' : *hex - 'a' + 10);
        value.half[1] = value.half[1] << 4 | value.half[0] >> 60;
        value.half[0] = value.half[0] << 4 | digit;
    }
    return value;
}

static void print_value(const char *name, struct isadora_word value)
{
    if (value.half[1])
        printf(" %s=%" PRIx64 "%016" PRIx64, name, value.half[1], value.half[0]);
    else if (value.half[0])
        printf(" %s=%" PRIx64, name, value.half[0]);
}

static struct isadora_word bits_of(struct isadora_word value, unsigned width)
{
    if (width < 64)
        value.half[0] &= (UINT64_C(1) << width) - 1;
    if (width <= 64)
        value.half[1] = 0;
    else if (width < 128)
        value.half[1] &= (UINT64_C(1) << (width - 64)) - 1;
    return value;
}

static void set_register(struct isadora_machine *m, const char *name, const char *hex)
{
    struct isadora_register reg;
    if (!isadora_register_find(target, name, strlen(name), &reg)) {
        printf("%s: there is no register %s\n", target->name, name);
        exit(1);
    }
    struct isadora_word value = read_value(hex);
    if (reg.is_signed && reg.width < 64 && value.half[0] >> (reg.width - 1) & 1) {
        value.half[0] |= UINT64_MAX << reg.width;
        value.half[1] = UINT64_MAX;
    } else if (reg.is_signed && reg.width == 64 && value.half[0] >> 63) {
        value.half[1] = UINT64_MAX;
    }
    isadora_register_set(m, &reg, value);
}

/* What is not 0, in the order that the case names the registers; of a stack, what is on it. */
static void print_state(struct isadora_machine *m, char *names)
{
    for (char *name = strtok(names, " \n"); name; name = strtok(NULL, " \n")) {
        struct isadora_register reg;
        if (!isadora_register_find(target, name, strlen(name), &reg))
            printf(" %s=?", name);
        else
            print_value(name, bits_of(isadora_register_get(m, &reg), reg.width));
    }
    for (unsigned s = 0; s < target->space_count; s++) {
        for (uint64_t at = 0; isadora_memory_next(m, s, &at); at++)
            printf(" %s[%" PRIx64 "]=%" PRIx64, target->spaces[s].name, at, isadora_peek(m, s, at));
    }
}

static void print_outcome(struct isadora_machine *m, enum isadora_stop stop, char *names)
{
    const bool trapped = stop == ISADORA_TRAPPED;
    printf("%s %" PRIx64,
           trapped                   ? isadora_trap_name(m->trap.kind)
           : stop == ISADORA_HALTED  ? "halted"
           : stop == ISADORA_RUNNING ? "done"
           : stop == ISADORA_WAITING ? "wait"
                                     : isadora_stop_name(stop),
           m->pc);
    print_state(m, names);
    putchar('\n');
}

enum { MOST_WORDS = 16 * 8 };

/* The word of an instruction, or several; where units have several words those before it are 0. */
static bool load(struct isadora_machine *m, uint64_t address, const uint8_t *bytes, size_t size)
{
    static uint8_t words[MOST_WORDS * ISADORA_WORD_BYTES];
    if (!target->bundle)
        return isadora_load_image(m, address, bytes, size);
    const uint64_t unit = address - address % target->bundle->bytes;
    const size_t at = isadora_place_offset(target, 0, address - unit);
    memset(words, 0, sizeof words);
    memcpy(words + at, bytes, size);
    if (!isadora_load_image(m, unit, words, at + size))
        return false;
    m->pc = isadora_bundle_target(target->bundle, address);
    return true;
}

/* `case CONFIG ADDRESS BYTES [BUNDLES]`, `reg NAME HEX`, `cell SPACE INDEX HEX`, then `go NAMES..`:
 * one line comes out. */
static void run_cases(void)
{
    static char line[1 << 16], name[ISADORA_NAME_MAX];
    static char hex[2 * MOST_WORDS * ISADORA_WORD_BYTES + 1];
    struct isadora_machine *machines[64] = {0}, *m = NULL;
    uint8_t bytes[MOST_WORDS * ISADORA_WORD_BYTES];
    uint64_t address = 0, index;
    size_t size = 0;
    unsigned config, space, bundles = 1;
    struct isadora_target timeless =
        *target; /* the reference executes one instruction, not a cycle */
    timeless.tick = NULL;
    while (fgets(line, sizeof line, stdin)) {
        if (sscanf(line, "case %u %" SCNx64 " %4096s %u", &config, &address, hex, &bundles) >= 3) {
            size = read_bytes(hex, bytes, sizeof bytes);
            if (!machines[config])
                machines[config] = isadora_machine_create(&timeless, config);
            m = machines[config];
            if (!m)
                abort();
            isadora_machine_reset(m);
        } else if (sscanf(line, "reg %63s %63s", name, hex) == 2) {
            set_register(m, name, hex);
        } else if (sscanf(line, "cell %u %" SCNx64 " %63s", &space, &index, hex) == 3) {
            isadora_poke(m, space, index, read_value(hex).half[0]);
        } else if (!strncmp(line, "go", 2)) {
            if (!load(m, address, bytes, size))
                abort();
            enum isadora_stop stop = ISADORA_RUNNING;
            while (bundles && stop == ISADORA_RUNNING) {
                stop = isadora_step(m);
                bundles -= !m->inside; /* words that execute together are one */
            }
            if (stop == ISADORA_RUNNING)
                isadora_settle(m);
            print_outcome(m, stop, line + 2);
            bundles = 1;
        }
    }
    for (size_t i = 0; i < 64; i++)
        isadora_machine_destroy(machines[i]);
}

int main(int argc, char **argv)
{
    if (argc < 3)
        return 2;
    for (size_t i = 0; i < sizeof targets / sizeof *targets; i++) {
        if (!strcmp(targets[i]->name, argv[2]))
            target = targets[i];
    }
    if (!target)
        return 2;
    if (!strcmp(argv[1], "sweep"))
        sweep(argc > 3 ? strtoull(argv[3], NULL, 10) : 100000);
    else if (!strcmp(argv[1], "text"))
        compare_texts();
    else if (!strcmp(argv[1], "run"))
        run_cases();
    else
        return 2;
    return failures != 0;
}
