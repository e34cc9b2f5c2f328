/* lint_test.c: the lint on an instruction set of seven instructions, written by hand; what decides
 * whether a use happens; the sets that the lint works with. What programs look like to it is tested
 * in tests/cli/lint_test.sh. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "analysis/flow.h"
#include "analysis/uses.h"

#include <string.h>

/* ---- What each instruction does, as descriptions give it: `$r` is file 0, the worker engine 0
 * ---- */

#define OPERAND V(operand, 0)
static void load_uses(struct rt_uses *u) { USE(WRITE(3), 0, OPERAND); }
static void read_uses(struct rt_uses *u) { USE(READ, 0, OPERAND); }
static void set_uses(struct rt_uses *u) { USE(WRITE(1), 0, OPERAND); }
static void work_uses(struct rt_uses *u)
{
    USE(WRITE_BY(0, 4), 0, 0);
    BUSY(0, 4);
}
static void branch_uses(struct rt_uses *u) { JUMP(JUMPS, 2, K(HERE + OPERAND)); }
static void maybe_uses(struct rt_uses *u)
{
    IF(1, OPEN)
    JUMP(JUMPS, 2, K(HERE + OPERAND));
    END(1)
}
static void slow_uses(struct rt_uses *u) { USE(WRITE(60), 0, OPERAND); }
static rt_uses_of *const toy_forms[] = {NULL,      load_uses,   read_uses,  set_uses,
                                        work_uses, branch_uses, maybe_uses, slow_uses};
static const struct isadora_use_tables toy_uses = {.forms = toy_forms};

/* A form that does this and that, for the tests of uses. */
static void mixed_uses(struct rt_uses *u)
{
    USE_PART(READ, 0, K(OPERAND + 5), BITS(0, 8)); /* eight bits of $r[field + 5] */
    IF(1, rt_test_of(u, rt_slice(u, rt_content(u, 0, K(5)), 0, 1)))
    ELSE(1)
    USE_PART(WRITE(2), 0, rt_add(u, UNKNOWN, K(5)), ALL); /* where $r5[0] is 0, some register */
    END(1)
    IF(2, rt_both(rt_sure(false), OPEN))
    USE(READ, 0, 5); /* never */
    END(2)
}

/* The same on both ways, another time on one way only, and what locals need. */
static void ways_uses(struct rt_uses *u)
{
    rt_enter(u);
    LET(1) USE(READ, 0, 1);
    END_LET(1)
    LET(2) USE(READ, 0, 9);
    END_LET(2) /* nothing reads it */
    IF(1, OPEN)
    LET(1) USE(READ, 0, 2);
    END_LET(1)
    USE(WRITE(1), 0, 3);
    ELSE(1)
    USE(WRITE(1), 0, 3);
    END(1)
    NEED(1);
    rt_leave(u);
}

/* More uses than are kept to be joined. */
enum { MANY = RT_MOST_USES + 50 };
static void many_uses(struct rt_uses *u)
{
    for (uint64_t i = 0; i < MANY; i++)
        USE_PART(READ, 0, K(i % 16), BITS(i / 16, 1));
}
#undef READ /* an instruction, from here on */

/* ---- One byte is one instruction: what it does, and a register or a distance ---- */

enum { NOP, LOAD, READ, SET, WORK, BRANCH, MAYBE, SLOW, OPS };
enum { NOP_ = NOP << 4 };
#define I(op, operand) ((uint8_t)((op) << 4 | (operand)))

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
static const struct isadora_file toy_files[] = {{.name = "$r", .count = 16, .width = 16}};
static const char *const toy_engines[] = {"worker"};
static const struct isadora_target toy = {.name = "toy",
                                          .configs = toy_configs,
                                          .config_count = 1,
                                          .units = toy_units,
                                          .unit_count = 1,
                                          .files = toy_files,
                                          .file_count = 1,
                                          .engines = toy_engines,
                                          .engine_count = 1,
                                          .decode = toy_decode,
                                          .uses = &toy_uses};

static struct isadora_lint lint_of(const uint8_t *bytes, size_t size)
{
    const struct isadora_program input = {.target = &toy, .bytes = bytes, .size = size};
    struct isadora_lint out;
    assert_true(isadora_lint(&input, &out));
    return out;
}

#define LINT(...) lint_of((const uint8_t[]){__VA_ARGS__}, sizeof(uint8_t[]){__VA_ARGS__})

static void one(struct isadora_lint lint, enum isadora_hazard_kind kind, size_t older,
                size_t younger, unsigned missing)
{
    assert_int_equal(lint.count, 1);
    assert_int_equal(lint.hazards[0].kind, kind);
    assert_int_equal(lint.hazards[0].older, older);
    assert_int_equal(lint.hazards[0].younger, younger);
    assert_int_equal(lint.hazards[0].missing, missing);
    assert_int_equal(lint.hazards[0].board, -1); /* there is no schedule */
    isadora_lint_free(&lint);
}

static void none(struct isadora_lint lint)
{
    assert_int_equal(lint.count, 0);
    isadora_lint_free(&lint);
}

static void test_kinds(void **state)
{
    (void)state;
    one(LINT(I(LOAD, 1), I(READ, 1)), ISADORA_HAZARD_READ, 0, 1, 2);
    one(LINT(I(LOAD, 1), NOP_, I(READ, 1)), ISADORA_HAZARD_READ, 0, 2, 1);
    none(LINT(I(LOAD, 1), NOP_, NOP_, I(READ, 1)));
    none(LINT(I(LOAD, 1), I(READ, 2)));
    one(LINT(I(LOAD, 1), I(SET, 1)), ISADORA_HAZARD_WRITE, 0, 1, 2);
    none(LINT(I(LOAD, 1), I(LOAD, 1)));
    one(LINT(I(WORK, 0), NOP_, I(WORK, 0)), ISADORA_HAZARD_ENGINE, 0, 2, 2);
    one(LINT(I(BRANCH, 3), I(BRANCH, 2), NOP_, NOP_), ISADORA_HAZARD_BRANCH, 0, 1, 1);
}

static void test_end(void **state)
{
    (void)state;
    one(LINT(NOP_, I(BRANCH, 0)), ISADORA_HAZARD_END, 1, 1, 1);
    one(LINT(I(MAYBE, 0)), ISADORA_HAZARD_END, 0, 0, 1);
    one(LINT(I(BRANCH, 2), I(OPS, 0), NOP_), ISADORA_HAZARD_END, 0, 0, 1);
    none(LINT(I(BRANCH, 0), NOP_));
    none(LINT(I(BRANCH, 0), NOP_, I(OPS, 0)));
    struct isadora_lint lint =
        LINT(NOP_, I(BRANCH, 0), I(BRANCH, 0)); /* one in the slot of the other, too */
    assert_int_equal(lint.count, 1);
    assert_int_equal(lint.hazards[0].kind, ISADORA_HAZARD_BRANCH);
    isadora_lint_free(&lint);
    assert_string_equal(isadora_hazard_name(ISADORA_HAZARD_END), "end");
}

static void test_ways(void **state)
{
    (void)state;
    struct isadora_lint lint = LINT(I(BRANCH, 3), I(LOAD, 1), NOP_, I(READ, 1), NOP_);
    assert_int_equal(lint.count, 1);
    assert_false(lint.hazards[0].straight);
    assert_int_equal(lint.hazards[0].hop_count, 1);
    assert_int_equal(lint.hazards[0].hops[0].from, 0);
    assert_int_equal(lint.hazards[0].hops[0].to, 3);
    assert_int_equal(lint.hazards[0].hops[0].jump, ISADORA_JUMPS);
    isadora_lint_free(&lint);
    lint = LINT(I(LOAD, 1), I(READ, 1));
    assert_int_equal(lint.hazards[0].hop_count, 0);
    isadora_lint_free(&lint);
    lint = LINT(I(SLOW, 1), I(BRANCH, 2), NOP_, I(BRANCH, 2), NOP_, I(BRANCH, 2), NOP_,
                I(BRANCH, 2), NOP_, I(BRANCH, 2), NOP_, I(READ, 1));
    assert_int_equal(lint.count, 1);
    assert_int_equal(lint.hazards[0].hop_count, 5);
    assert_int_equal(lint.hazards[0].hops[0].from, 1);
    assert_int_equal(lint.hazards[0].hops[ISADORA_HOPS - 1].from, 7);
    isadora_lint_free(&lint);
}

static void test_places(void **state)
{
    (void)state;
    /* in the delay slot: in front of the branch; if the older one is in a slot, too: nowhere
     */
    struct isadora_lint lint = LINT(I(LOAD, 1), I(MAYBE, 2), I(READ, 1), NOP_);
    assert_int_equal(lint.count, 1);
    assert_true(lint.hazards[0].placeable);
    assert_int_equal(lint.hazards[0].before, 1);
    isadora_lint_free(&lint);
    lint = LINT(NOP_, I(BRANCH, 2), I(LOAD, 1), I(READ, 1));
    assert_int_equal(lint.count, 1);
    assert_true(lint.hazards[0].placeable);
    assert_int_equal(lint.hazards[0].before, 3);
    isadora_lint_free(&lint);
}

static bool is_first(void *user, size_t offset)
{
    (void)user;
    return offset == 0;
}

static void test_input(void **state)
{
    const uint8_t bytes[] = {I(LOAD, 1), I(READ, 1)};
    struct isadora_program input = {
        .target = &toy, .bytes = bytes, .size = sizeof bytes, .is_code = is_first};
    struct isadora_lint out;
    (void)state;
    assert_true(isadora_lint(&input, &out));
    assert_int_equal(out.count, 0);
    assert_int_equal(out.instructions, 1);
    isadora_lint_free(&out);
    input = (struct isadora_program){.target = &toy};
    assert_true(isadora_lint(&input, &out));
    assert_int_equal(out.instructions, 0);
    isadora_lint_free(&out);
    none(LINT(I(LOAD, 1), I(OPS, 0), I(READ, 1))); /* a path ends at what does not decode */
}

/* Branches everywhere, and something that is under way for long: it ends, and soon. */
static void test_many_paths(void **state)
{
    enum { SIZE = 2048 };
    static uint8_t bytes[SIZE];
    (void)state;
    for (unsigned i = 0; i < SIZE; i++)
        bytes[i] = i % 3 == 0 ? I(MAYBE, i % 16) : i % 3 == 1 ? I(SLOW, i % 16) : I(READ, i % 16);
    struct isadora_lint lint = lint_of(bytes, SIZE);
    assert_true(lint.count > SIZE / 3);
    for (size_t i = 1; i < lint.count; i++)
        assert_true(lint.hazards[i - 1].younger <= lint.hazards[i].younger);
    isadora_lint_free(&lint);
}

/* ---- Uses ---- */

static rt_uses_of *const forms[] = {mixed_uses, ways_uses, many_uses};
static const struct isadora_use_tables tables = {.forms = forms};
static const struct isadora_target user = {.name = "user",
                                           .configs = toy_configs,
                                           .config_count = 1,
                                           .units = toy_units,
                                           .unit_count = 1,
                                           .files = toy_files,
                                           .file_count = 1,
                                           .uses = &tables};
static const struct isadora_context context = {.config = 0, .address = 0};
static const struct isadora_insn insn = {.form = 0, .length = 1, .value = {9}};
static void test_numbers(void **state)
{
    static struct rt_uses of = {
        .target = &user, .tables = &tables, .context = &context, .insn = &insn};
    struct rt_uses *const u = &of;
    (void)state;
    assert_int_equal(rt_add(u, K(V(operand, 0)), K(5))->value, 14);
    assert_false(rt_is_known(rt_add(u, UNKNOWN, K(5))));
    assert_int_equal(rt_band(u, UNKNOWN, K(5))->bits & 2, 2); /* 0, whatever the other side is */
    assert_int_equal((int64_t)rt_sext(V(operand, 0), 4), -7);
    assert_int_equal((int64_t)rt_signed(u, K(V(operand, 0)), 4)->value, -7);
    const rt_value bit = rt_slice(u, rt_content(u, 0, K(5)), 0, 1);
    const struct rt_test test = rt_test_of(u, bit);
    assert_true(rt_is_known(rt_chosen(u, test, K(5), K(5)))); /* in either case */
    assert_false(rt_is_known(rt_chosen(u, test, K(5), K(6))));
    const struct isadora_guard guard = rt_guard_of(u, rt_eq(u, bit, K(0)));
    assert_true(guard.file == 0 && guard.index == 5 && guard.bit == 0 && !guard.value);
    assert_int_equal(rt_guard_of(u, OPEN).file, -1);
    assert_int_equal(rt_both(test, rt_not(test)).may, 0);
    assert_int_equal(rt_either(test, rt_not(test)).must, UINT64_MAX);
}

static void test_uses(void **state)
{
    struct isadora_use uses[4];
    (void)state;
    assert_int_equal(isadora_uses(&user, &context, &insn, uses, 4), 2);
    assert_false(uses[0].write || uses[0].any || uses[0].conditional);
    assert_int_equal(uses[0].index, 14);
    assert_int_equal(uses[0].mask.half[0], 0xff);
    assert_true(uses[1].write && uses[1].any && uses[1].conditional);
    assert_int_equal(uses[1].latency, 2);
    assert_int_equal(uses[1].guard.index, 5);
    assert_false(uses[1].guard.value);
    assert_int_equal(isadora_uses(&user, &context, &insn, NULL, 0), 2);
    const struct isadora_insn ways = {.form = 1, .length = 1}, many = {.form = 2, .length = 1};
    assert_int_equal(isadora_uses(&user, &context, &ways, uses, 4), 3);
    assert_true(uses[0].write && uses[0].index == 3 && !uses[0].conditional);
    assert_true(uses[1].index == 1 && uses[1].conditional);
    assert_true(uses[2].index == 2 && uses[2].conditional);
    assert_int_equal(isadora_uses(&user, &context, &many, NULL, 0), MANY);
    struct isadora_target without = user;
    without.uses = NULL;
    assert_int_equal(isadora_uses(&without, &context, &insn, uses, 4), 0);
}

/* ---- Sets ---- */

static void test_sets(void **state)
{
    enum { COUNT = 5000 };
    struct rt_key_set set = {.keys = NULL};
    (void)state;
    assert_int_equal(rt_key_number(&set, (struct rt_key){{1, 2, 3}}), 0);
    for (uint64_t i = 0; i < COUNT; i++)
        assert_int_equal(rt_key_add(&set, (struct rt_key){{i % 7, i, i << 40}}), 1);
    for (uint64_t i = 0; i < COUNT; i++) {
        assert_int_equal(rt_key_add(&set, (struct rt_key){{i % 7, i, i << 40}}), 0);
        assert_int_equal(rt_key_number(&set, (struct rt_key){{i % 7, i, i << 40}}), i + 1);
        assert_int_equal(set.keys[i].part[1], i);
    }
    assert_int_equal(set.count, COUNT);
    rt_key_clear(&set);
    assert_int_equal(rt_key_number(&set, (struct rt_key){{1, 1, UINT64_C(1) << 40}}), 0);
    assert_int_equal(rt_key_add(&set, (struct rt_key){{1, 1, 1}}), 1);
    rt_key_free(&set);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_kinds),   cmocka_unit_test(test_end),
        cmocka_unit_test(test_ways),    cmocka_unit_test(test_places),
        cmocka_unit_test(test_input),   cmocka_unit_test(test_many_paths),
        cmocka_unit_test(test_numbers), cmocka_unit_test(test_uses),
        cmocka_unit_test(test_sets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
