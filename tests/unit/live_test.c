/* live_test.c: the live registers of programs of an instruction set of a few instructions, written
 * by hand: blocks, calls, delay slots, guards, missing code; and random programs, whose
 * registers are followed along every path here. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "analysis/uses.h"

#include <string.h>

/* ---- One byte is one instruction: what it does, and a register or a distance ---- */

enum {
    NOP,
    SET,
    GET,
    ADD,
    HALF,
    IF_SET,
    IF_GET,
    TEST,
    GO,
    MAYBE,
    CALL,
    BACK,
    STOP,
    SLOT,
    AWAY,
    OPS
};

#define OPERAND V(operand, 0)
static void set_uses(struct rt_uses *u) { USE(WRITE(1), 0, OPERAND); }
static void get_uses(struct rt_uses *u) { USE(READ, 0, OPERAND); }
static void add_uses(struct rt_uses *u)
{
    USE(READ, 0, OPERAND);
    USE(WRITE(1), 0, OPERAND);
}
static void half_uses(struct rt_uses *u) { USE_PART(WRITE(1), 0, K(OPERAND), BITS(0, 8)); }
static void if_set_uses(struct rt_uses *u)
{
    USE(READ, 1, 0);
    IF(1, FLAG(1, 0))
    USE(WRITE(1), 0, OPERAND);
    END(1)
}
static void if_get_uses(struct rt_uses *u)
{
    USE(READ, 1, 0);
    IF(1, FLAG(1, 0))
    USE(READ, 0, OPERAND);
    END(1)
}
static void test_uses(struct rt_uses *u) { USE(WRITE(1), 1, 0); }
static void go_uses(struct rt_uses *u) { JUMP(JUMPS, 1, K(HERE + OPERAND - 8)); }
static void maybe_uses(struct rt_uses *u)
{
    IF(1, OPEN)
    JUMP(JUMPS, 1, K(HERE + OPERAND - 8));
    END(1)
}
static void call_uses(struct rt_uses *u) { JUMP(CALLS, 1, K(HERE + OPERAND - 8)); }
static void back_uses(struct rt_uses *u) { JUMP(RETURNS, 1, UNKNOWN); }
static void stop_uses(struct rt_uses *u) { HALT; }
static void slot_uses(struct rt_uses *u) { JUMP(CALLS, 2, K(HERE + OPERAND - 8)); }
static void away_uses(struct rt_uses *u) { JUMP(JUMPS, 1, UNKNOWN); }
static rt_uses_of *const toy_forms[] = {NULL,        set_uses,    get_uses,  add_uses,  half_uses,
                                        if_set_uses, if_get_uses, test_uses, go_uses,   maybe_uses,
                                        call_uses,   back_uses,   stop_uses, slot_uses, away_uses};
static const struct isadora_use_tables toy_uses = {.forms = toy_forms, .paths = toy_forms};

#define I(op, operand) ((uint8_t)((unsigned)(op) << 4 | (unsigned)(operand)))
#define ON(n) ((n) + 8) /* so many instructions further, or back */

static int toy_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
                      struct isadora_insn *out)
{
    (void)c;
    if (size < 1)
        return ISADORA_SHORT;
    if (bytes[0] >> 4 >= OPS)
        return ISADORA_NO_FORM;
    *out = (struct isadora_insn){
        .form = (uint16_t)(bytes[0] >> 4), .length = 1, .value = {bytes[0] & 15}};
    return 1;
}

static const struct isadora_config toy_configs[] = {{.name = "toy", .variant = "toy"}};
static const struct isadora_unit toy_units[] = {{1, 8, 0, 1, 1}};
static const struct isadora_entry toy_entries[] = {{.number = 1, .prints = "$special"}};
static const struct isadora_file toy_files[] = {
    {.name = "$r", .count = 16, .width = 16, .configs = 1},
    {.name = "$p", .width = 1, .configs = 1},
    {.name = "$sr", .count = 4, .width = 8, .configs = 1, .entry_count = 1, .entries = toy_entries},
};
static const struct isadora_field toy_fields[] = {
    {.name = "R", .kind = ISADORA_REGISTER, .file = 0},
    {.name = "SR", .kind = ISADORA_REGISTER, .file = 2}};
static const struct isadora_target toy = {.name = "toy",
                                          .configs = toy_configs,
                                          .config_count = 1,
                                          .units = toy_units,
                                          .unit_count = 1,
                                          .files = toy_files,
                                          .file_count = 3,
                                          .fields = toy_fields,
                                          .field_count = 2,
                                          .decode = toy_decode,
                                          .uses = &toy_uses,
                                          .paths = &toy_uses};

/* ---- Programs with what is expected of a register ---- */

static char symbol(const struct isadora_live *live, size_t row, size_t reg)
{
    bool in[ISADORA_LIVE_SETS];

    for (unsigned set = 0; set < ISADORA_LIVE_SETS; set++)
        in[set] = isadora_live_of(live, row, set)[reg / 64] >> reg % 64 & 1;
    const bool read = in[ISADORA_LIVE_READ], written = in[ISADORA_LIVE_WRITTEN];
    const bool lives = in[ISADORA_LIVE_BEFORE] || in[ISADORA_LIVE_AFTER];
    assert_int_equal(isadora_live_is(live, row, reg), lives || read || written);
    assert_false(lives && in[ISADORA_LIVE_PERHAPS]);
    if (read || written)
        return read && written ? 'x' : read ? 'v' : '^';
    return lives ? ':' : in[ISADORA_LIVE_PERHAPS] ? '?' : '.';
}

static struct isadora_live live_of(const uint8_t *bytes, size_t size)
{
    const struct isadora_program program = {.target = &toy, .bytes = bytes, .size = size};
    struct isadora_cfg cfg;
    struct isadora_live live;

    assert_true(isadora_cfg(&program, &cfg));
    assert_true(isadora_live(&program, &cfg, &live));
    isadora_cfg_free(&cfg);
    return live;
}

static void expect(const char *wanted, unsigned reg, const uint8_t *bytes, size_t size)
{
    struct isadora_live live = live_of(bytes, size);
    char found[64] = "";
    size_t number = 0;

    while (number < live.register_count &&
           (live.registers[number].file != 0 || live.registers[number].index != reg))
        number++;
    assert_true(number < live.register_count && size < sizeof found);
    for (size_t i = 0; i < size; i++) {
        const size_t row = isadora_live_row(&live, i);
        found[i] = row == SIZE_MAX ? ' ' : symbol(&live, row, number);
    }
    assert_string_equal(found, wanted);
    isadora_live_free(&live);
}

#define EXPECT(wanted, reg, ...)                                                                   \
    expect(wanted, reg, (const uint8_t[]){__VA_ARGS__}, sizeof(uint8_t[]){__VA_ARGS__})

static void test_straight(void **state)
{
    (void)state;
    EXPECT("^:v.", 1, I(SET, 1), I(NOP, 0), I(GET, 1), I(STOP, 0));
    EXPECT("^.^v.", 1, I(SET, 1), I(NOP, 0), I(SET, 1), I(GET, 1), I(STOP, 0));
    EXPECT("^x^.", 1, I(SET, 1), I(ADD, 1), I(SET, 1), I(STOP, 0)); /* never read */
    EXPECT(":v..", 1, I(NOP, 0), I(GET, 1), I(NOP, 0), I(STOP, 0)); /* live at the start */
    EXPECT("^:^:v.", 1, I(SET, 1), I(NOP, 0), I(HALF, 1), I(NOP, 0), I(GET, 1), I(STOP, 0));
}

static void test_ways(void **state)
{
    (void)state;
    /* what only one way reads is live on that alone */
    EXPECT("^:.v.", 1, I(SET, 1), I(MAYBE, ON(2)), I(STOP, 0), I(GET, 1), I(STOP, 0));
    /* around a loop */
    EXPECT("^:v::.", 1, I(SET, 1), I(NOP, 0), I(GET, 1), I(NOP, 0), I(MAYBE, ON(-3)), I(STOP, 0));
    EXPECT("^:v^:.", 1, I(SET, 1), I(NOP, 0), I(GET, 1), I(SET, 1), I(MAYBE, ON(-3)), I(STOP, 0));
    EXPECT("..^v..", 1, I(NOP, 0), I(NOP, 0), I(SET, 1), I(GET, 1), I(MAYBE, ON(-3)), I(STOP, 0));
}

static void test_guards(void **state)
{
    (void)state;
    /* read only where it was written */
    EXPECT(".^:v.", 1, I(TEST, 0), I(IF_SET, 1), I(NOP, 0), I(IF_GET, 1), I(STOP, 0));
    /* read also where not, or under another value of the guard */
    EXPECT(":^:v.", 1, I(TEST, 0), I(IF_SET, 1), I(NOP, 0), I(GET, 1), I(STOP, 0));
    EXPECT(":^:v.", 1, I(NOP, 0), I(IF_SET, 1), I(TEST, 0), I(IF_GET, 1), I(STOP, 0));
    EXPECT(":^vv.", 1, I(TEST, 0), I(IF_SET, 1), I(IF_GET, 1), I(GET, 1), I(STOP, 0));
}

static void test_calls(void **state)
{
    (void)state;
    const uint8_t two[] = {I(SET, 1), I(SET, 2),  I(CALL, ON(5)), I(GET, 2), I(CALL, ON(3)),
                           I(GET, 3), I(STOP, 0), I(GET, 1),      I(SET, 3), I(BACK, 0)};
    expect("^:v:v..v::", 1, two, sizeof two); /* an argument, of the second call, too */
    expect(".^:v...:::", 2, two, sizeof two); /* kept over the first call alone */
    expect("....^v..^:", 3, two, sizeof two); /* a result, which the first call drops */
    /* the instruction in the slot of a call is before the function */
    EXPECT(".x.v.", 1, I(SLOT, ON(3)), I(SET, 1), I(STOP, 0), I(GET, 1), I(BACK, 0));
    /* a function that calls itself */
    EXPECT("^v.v:v.", 1, I(SET, 1), I(CALL, ON(2)), I(STOP, 0), I(GET, 1), I(MAYBE, ON(2)),
           I(CALL, ON(-2)), I(BACK, 0));
}

static void test_outside(void **state)
{
    (void)state;
    EXPECT("^?", 1, I(SET, 1), I(AWAY, 0));
    EXPECT("^?", 1, I(SET, 1), I(NOP, 0)); /* past the end */
    EXPECT("^?", 1, I(SET, 1), I(BACK, 0));
    EXPECT("^:v.", 1, I(SET, 1), I(CALL, ON(7)), I(GET, 1), I(STOP, 0));
    EXPECT("^?^v.", 1, I(SET, 1), I(CALL, ON(7)), I(SET, 1), I(GET, 1), I(STOP, 0));
    EXPECT("^..", 1, I(SET, 1), I(STOP, 0), I(NOP, 0)); /* what fills code up leads nowhere */
}

static bool is_second(void *user, size_t offset, unsigned length)
{
    (void)user;
    return offset == 1 && length == 1;
}

/* A linker decides what is called. */
static void test_patched(void **state)
{
    const uint8_t bytes[] = {I(SET, 1), I(CALL, ON(2)), I(STOP, 0), I(GET, 1), I(BACK, 0)};
    struct isadora_program program = {.target = &toy, .bytes = bytes, .size = sizeof bytes};
    struct isadora_cfg cfg;
    struct isadora_live live;
    (void)state;

    for (unsigned patched = 0; patched < 2; patched++) {
        program.is_patched = patched ? is_second : NULL;
        assert_true(isadora_cfg(&program, &cfg));
        assert_true(isadora_live(&program, &cfg, &live));
        assert_int_equal(cfg.calls[0].any, patched);
        assert_int_equal(symbol(&live, 1, 0), patched ? '?' : 'v');
        isadora_live_free(&live);
        isadora_cfg_free(&cfg);
    }
}

static void test_registers(void **state)
{
    (void)state;
    struct isadora_live live = live_of((const uint8_t[]){I(GET, 9), I(IF_SET, 3)}, 2);
    assert_int_equal(live.register_count, 3); /* $r3, $r9, $p; no others, no special ones */
    assert_int_equal(live.registers[0].index, 3);
    assert_int_equal(live.registers[1].index, 9);
    assert_int_equal(live.registers[2].file, 1);
    assert_int_equal(isadora_live_row(&live, 2), SIZE_MAX);
    isadora_live_free(&live);
    live = live_of(NULL, 0);
    assert_int_equal(live.row_count + live.register_count, 0);
    isadora_live_free(&live);
}

/* ---- Random programs ---- */

enum { SIZE = 14, DEEPEST = 3, STATES = SIZE * SIZE * SIZE * SIZE * 4 };

/* A place on a path: the instruction, and where calls come back to. */
struct place {
    unsigned at, depth, back[DEEPEST];
};

static unsigned number_of(const struct place *p)
{
    unsigned n = p->at;

    for (unsigned i = 0; i < DEEPEST; i++)
        n = n * SIZE + (i < p->depth ? p->back[i] : 0);
    return n * 4 + p->depth;
}

/* Where a path goes from a place: how many ways. */
static unsigned next_of(const uint8_t *bytes, const struct place *p, struct place out[2])
{
    const unsigned op = bytes[p->at] >> 4, operand = bytes[p->at] & 15u;
    unsigned count = 0;

    if (op == CALL && p->depth < DEEPEST) {
        out[0] = *p;
        out[0].back[out[0].depth++] = p->at + 1;
        out[count++].at = p->at + operand - 8;
    } else if (op == BACK && p->depth > 0) {
        out[0] = *p;
        out[count++].at = p->back[--out[0].depth];
    }
    if (op == GO || op == MAYBE) {
        out[count] = *p;
        out[count++].at = p->at + operand - 8;
    }
    if (op == NOP || op == SET || op == GET || op == ADD || op == HALF || op == MAYBE) {
        out[count] = *p;
        out[count++].at = p->at + 1;
    }
    return count;
}

static uint8_t seen[2][STATES];

/* Does a path from a place read register 1 before it writes it? */
static bool reads(const uint8_t *bytes, const struct place *p)
{
    const unsigned op = bytes[p->at] >> 4;
    struct place ways[2];

    if (seen[1][number_of(p)]++)
        return false;
    if ((bytes[p->at] & 15) == 1 && (op == GET || op == ADD || op == SET))
        return op != SET;
    const unsigned count = next_of(bytes, p, ways);
    for (unsigned i = 0; i < count; i++) {
        if (reads(bytes, &ways[i]))
            return true;
    }
    return false;
}

static void follow(const uint8_t *bytes, const struct place *p, bool live[SIZE], bool on[SIZE])
{
    struct place ways[2];

    if (seen[0][number_of(p)]++)
        return;
    memset(seen[1], 0, sizeof seen[1]);
    on[p->at] = true;
    live[p->at] |= reads(bytes, p);
    const unsigned count = next_of(bytes, p, ways);
    for (unsigned i = 0; i < count; i++)
        follow(bytes, &ways[i], live, on);
}

static uint32_t next_random(uint32_t *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 16;
}

/* No call goes back, so that none is deeper than is followed here. */
static void make_random(uint8_t bytes[SIZE], uint32_t *seed)
{
    static const uint8_t ops[] = {NOP, SET, GET, ADD, HALF, GO, MAYBE, MAYBE, CALL, BACK, STOP};

    for (unsigned i = 0; i < SIZE; i++) {
        const uint8_t op = ops[next_random(seed) % sizeof ops];
        unsigned operand = 1;
        if (op == GO || op == MAYBE) {
            const unsigned least = i < 8 ? 8 - i : 0, most = SIZE - 1 + 8 - i;
            operand = least + next_random(seed) % ((most < 15 ? most : 15) - least + 1);
        }
        if (op == CALL)
            operand = (unsigned)ON(1 + next_random(seed) % 7);
        const bool ends = i == SIZE - 1 || (op == CALL && i + operand - 8 >= SIZE);
        bytes[i] = I(ends ? STOP : op, operand);
    }
}

/* Do calls nest no deeper than is followed? */
static bool is_shallow(const uint8_t *bytes)
{
    unsigned calls = 0;

    for (unsigned i = 0; i < SIZE; i++)
        calls += bytes[i] >> 4 == CALL;
    return calls <= 2;
}

/* Marks what belongs to the function at an entry; true when another one has some of it, too. */
static bool mark(const uint8_t *bytes, unsigned entry, unsigned at, unsigned owner[SIZE])
{
    const unsigned op = bytes[at] >> 4;
    const struct place here = {.at = at};
    struct place ways[2] = {{0}};

    if (owner[at])
        return owner[at] != entry + 1;
    owner[at] = entry + 1;
    unsigned count = next_of(bytes, &here, ways);
    if (op == CALL)
        ways[0].at = at + 1;
    bool shared = false;
    while (count-- > 0)
        shared |= mark(bytes, entry, ways[count].at, owner);
    return shared;
}

/* Do functions share code? Their contexts are then not told apart. */
static bool is_shared(const uint8_t *bytes)
{
    unsigned owner[SIZE] = {0};
    bool shared = mark(bytes, 0, 0, owner);

    for (unsigned i = 0; i < SIZE; i++) {
        if (bytes[i] >> 4 == CALL)
            shared |= mark(bytes, i + (bytes[i] & 15) - 8, i + (bytes[i] & 15) - 8, owner);
    }
    return shared;
}

static void compare(const uint8_t *bytes, const bool live[SIZE], const bool on[SIZE],
                    unsigned compared[2])
{
    struct isadora_live found = live_of(bytes, SIZE);
    const bool exact = !is_shared(bytes);
    size_t reg = 0;

    while (reg < found.register_count && found.registers[reg].index != 1)
        reg++;
    for (unsigned i = 0; i < SIZE && reg < found.register_count; i++) {
        const size_t row = isadora_live_row(&found, i);
        if (!on[i])
            continue;
        assert_true(row != SIZE_MAX);
        const bool is_live =
            isadora_live_of(&found, row, ISADORA_LIVE_BEFORE)[reg / 64] >> reg % 64 & 1;
        compared[exact]++;
        assert_true(exact ? is_live == live[i] : is_live || !live[i]);
    }
    isadora_live_free(&found);
}

static void test_random(void **state)
{
    uint32_t seed = 1;
    unsigned compared[2] = {0, 0};
    (void)state;

    for (unsigned round = 0; round < 3000; round++) {
        uint8_t bytes[SIZE];
        bool live[SIZE] = {false}, on[SIZE] = {false};
        make_random(bytes, &seed);
        if (!is_shallow(bytes))
            continue;
        memset(seen[0], 0, sizeof seen[0]);
        follow(bytes, &(struct place){.at = 0}, live, on);
        compare(bytes, live, on, compared);
    }
    assert_true(compared[0] > 1000 && compared[1] > 3000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_straight), cmocka_unit_test(test_ways),
        cmocka_unit_test(test_guards),   cmocka_unit_test(test_calls),
        cmocka_unit_test(test_outside),  cmocka_unit_test(test_registers),
        cmocka_unit_test(test_patched),  cmocka_unit_test(test_random),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
