/* machine_test.c: fetch, cache, stops, spaces and registers, on an instruction set written by hand.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <isadora/asm.h>
#include "tiny.h"

#define WORD(op, operand) (operand), (op)

static struct isadora_machine *machine(const struct isadora_target *target, unsigned config,
                                       const uint8_t *code, size_t size)
{
    struct isadora_machine *m = isadora_machine_create(target, config);
    assert_non_null(m);
    assert_true(isadora_load_image(m, 0, code, size));
    return m;
}

static uint64_t get(const struct isadora_machine *m, const char *name)
{
    struct isadora_register reg;
    assert_true(isadora_register_find(m->target, name, strlen(name), &reg));
    return isadora_register_get(m, &reg).half[0];
}

static bool set(struct isadora_machine *m, const char *name, uint64_t low, uint64_t high)
{
    struct isadora_register reg;
    assert_true(isadora_register_find(m->target, name, strlen(name), &reg));
    return isadora_register_set(m, &reg, (struct isadora_word){{low, high}});
}

/* ---- running ---- */

static void test_stops(void **state)
{
    static const uint8_t code[] = {WORD(TINY_SET, 0x25), WORD(TINY_ADD, 3), WORD(TINY_HALT, 0),
                                   WORD(TINY_ADD, 4)};
    struct isadora_machine *m = machine(&tiny_target, 0, code, sizeof code);
    (void)state;
    assert_int_equal(isadora_run(m, NULL), ISADORA_HALTED);
    assert_int_equal(m->steps, 3);
    assert_int_equal(get(m, "$r2"), 5);
    assert_int_equal(get(m, "$r1"), 3);
    assert_int_equal(isadora_run(m, NULL), ISADORA_ENDED); /* continues after the halt */
    assert_int_equal(get(m, "$r1"), 7);
    assert_int_equal(m->pc, sizeof code);
    assert_string_equal(isadora_stop_name(ISADORA_ENDED), "end of program");
    isadora_machine_reset(m);
    assert_int_equal(get(m, "$r1"), 0);
    assert_int_equal(m->pc, 0);
    assert_int_equal(isadora_run(m, &(struct isadora_limits){.steps = 2}), ISADORA_LIMITED);
    assert_int_equal(m->steps, 2);
    isadora_machine_destroy(m);
}

/* A store to noticed cells ends a run after its instruction; the next one goes on. */
static void test_stored(void **state)
{
    static const uint8_t code[] = {WORD(TINY_SET, 0x25), WORD(TINY_STORE, 3), WORD(TINY_STORE, 9),
                                   WORD(TINY_ADD, 1),    WORD(TINY_STORE, 8), WORD(TINY_HALT, 0)};
    static const struct isadora_extent some[] = {{8, 2}};
    struct isadora_machine *m = machine(&tiny_target, 0, code, sizeof code);
    (void)state;
    isadora_memory_notice(m, TINY_MEM, some, 1);
    assert_int_equal(isadora_run(m, NULL), ISADORA_STORED);
    assert_int_equal(m->steps, 3);
    assert_int_equal(isadora_peek(m, TINY_MEM, 9), 5);
    assert_int_equal(m->halted, false);
    assert_int_equal(isadora_run(m, NULL), ISADORA_STORED);
    assert_int_equal(get(m, "$r1"), 1);
    assert_int_equal(isadora_run(m, NULL), ISADORA_HALTED);
    assert_int_equal(m->steps, 6);
    m->pc = 4;
    assert_int_equal(isadora_step(m), ISADORA_STORED);
    assert_int_equal(isadora_step(m), ISADORA_RUNNING);
    assert_string_equal(isadora_stop_name(ISADORA_STORED), "noticed store");
    isadora_machine_destroy(m);
}

static void test_no_code(void **state)
{
    static const uint8_t code[] = {WORD(TINY_JUMP, 200), WORD(99, 0), WORD(TINY_NOP, 0), 1};
    struct isadora_machine *m = machine(&tiny_target, 0, code, sizeof code);
    (void)state;
    assert_int_equal(isadora_run(m, NULL), ISADORA_NO_CODE);
    assert_int_equal(m->pc, 200);
    m->pc = 2;
    assert_int_equal(isadora_run(m, NULL), ISADORA_UNDECODED);
    m->pc = 4;
    assert_int_equal(isadora_run(m, NULL), ISADORA_CUT_OFF); /* half a word */
    assert_int_equal(m->pc, 6);
    isadora_machine_destroy(m);
}

/* `reset` of `$pc`: the state of the machine before a program is loaded, and after a reset. */
static void test_start(void **state)
{
    struct isadora_target target = tiny_target;
    (void)state;
    target.start = 6;
    struct isadora_machine *m = isadora_machine_create(&target, 0);
    assert_non_null(m);
    assert_int_equal(m->pc, 6);
    m->pc = 1;
    isadora_machine_reset(m);
    assert_int_equal(m->pc, 6);
    isadora_machine_destroy(m);
}

static void test_trap(void **state)
{
    static const uint8_t code[] = {WORD(TINY_NOP, 0), WORD(TINY_TRAP, 0), WORD(TINY_HALT, 0)};
    struct isadora_machine *m = machine(&tiny_target, 0, code, sizeof code);
    (void)state;
    assert_int_equal(isadora_run(m, NULL), ISADORA_TRAPPED);
    assert_int_equal(m->pc, 2);
    assert_int_equal(m->trap.kind, ISADORA_TRAP_STATED);
    assert_string_equal(m->trap.why, "made to trap");
    assert_string_equal(isadora_trap_name(m->trap.kind), "trap");
    assert_int_equal(isadora_step(m), ISADORA_TRAPPED);
    m->pc = 4;
    assert_int_equal(isadora_step(m), ISADORA_HALTED);
    assert_int_equal(m->trap.kind, ISADORA_TRAP_NONE);
    isadora_machine_destroy(m);
}

static void test_fetch(void **state)
{
    static const uint8_t code[] = {WORD(TINY_SET, 0x35), WORD(99, 1)};
    struct isadora_machine *m = machine(&tiny_target, 0, code, sizeof code);
    (void)state;
    assert_int_equal(isadora_fetch(m), ISADORA_RUNNING);
    assert_int_equal(m->insn->form, TINY_SET);
    assert_int_equal(rt_word(m, m->insn).half[0], 0x0135);
    assert_int_equal(isadora_step(m), ISADORA_RUNNING);
    assert_int_equal(isadora_fetch(m), ISADORA_UNDECODED);
    assert_null(m->insn);
    isadora_machine_destroy(m);
}

/* More code than decoded instructions are kept for: addresses that share a slot. The pc has 8 bits,
 * so it wraps. */
static void test_long_program(void **state)
{
    static uint8_t code[256];
    struct isadora_machine *m;
    (void)state;
    for (size_t i = 0; i < sizeof code; i += 2) {
        code[i] = 1;
        code[i + 1] = TINY_ADD;
    }
    m = machine(&tiny_target, 0, code, sizeof code);
    assert_int_equal(isadora_run(m, &(struct isadora_limits){.steps = 1000}), ISADORA_LIMITED);
    assert_int_equal(get(m, "$r1"), 1000);
    isadora_machine_destroy(m);
}

/* The third instruction overwrites the first, which has run before. */
static void test_code_that_changes_itself(void **state)
{
    static const uint8_t code[] = {WORD(TINY_ADD, 1), WORD(TINY_SET, 0x29), WORD(TINY_STORE, 0),
                                   WORD(TINY_JUMP, 0)};
    struct isadora_machine *m = machine(&tiny_code_target, 0, code, sizeof code);
    (void)state;
    assert_int_equal(isadora_run(m, &(struct isadora_limits){.steps = 5}), ISADORA_LIMITED);
    assert_int_equal(get(m, "$r1"), 1 + 9);
    assert_int_equal(isadora_peek(m, TINY_MEM, 0), 9);
    assert_true(isadora_poke(m, TINY_MEM, 0, 100));
    m->pc = 0;
    assert_int_equal(isadora_step(m), ISADORA_RUNNING);
    assert_int_equal(get(m, "$r1"), 110);
    m->pc = 8;
    assert_int_equal(isadora_step(m), ISADORA_ENDED);
    m->pc = 10; /* zeros there are an instruction */
    assert_int_equal(isadora_step(m), ISADORA_RUNNING);
    m->pc = 255;
    assert_int_equal(isadora_step(m), ISADORA_CUT_OFF); /* one byte is left */
    isadora_machine_destroy(m);
}

static void test_load_image(void **state)
{
    static const uint8_t code[300] = {0};
    struct isadora_machine *m = isadora_machine_create(&tiny_code_target, 0);
    (void)state;
    assert_false(isadora_load_image(m, 0, code, sizeof code));
    assert_false(isadora_load_image(m, 0x100, code, 0));
    assert_true(isadora_load_image(m, 0x80, code, 0x80));
    assert_int_equal(m->pc, 0x80);
    isadora_machine_destroy(m);
    isadora_machine_destroy(NULL);
}

/* ---- spaces ---- */

static void test_small_space(void **state)
{
    struct isadora_machine *m = isadora_machine_create(&tiny_target, 0);
    (void)state;
    assert_int_equal(rt_load(m, TINY_MEM, 0x10, 1), 0);
    rt_store(m, TINY_MEM, 0x10, 2, 0x1234);
    assert_int_equal(rt_load(m, TINY_MEM, 0x10, 1), 0x34);
    assert_int_equal(rt_load(m, TINY_MEM, 0x11, 1), 0x12);
    rt_store(m, TINY_MEM, 0x11, 1, 0xff56);
    assert_int_equal(rt_load(m, TINY_MEM, 0x10, 4), 0x5634);
    assert_int_equal(m->trap.kind, ISADORA_TRAP_NONE);
    assert_int_equal(rt_load(m, TINY_MEM, 0x11, 2), 0);
    assert_int_equal(m->trap.kind, ISADORA_TRAP_UNALIGNED);
    assert_int_equal(m->trap.index, 0x11);
    m->trap.kind = ISADORA_TRAP_NONE;
    assert_false(rt_may_store(m, TINY_MEM, 0x100, 1));
    assert_int_equal(m->trap.kind, ISADORA_TRAP_OUTSIDE);
    assert_int_equal(m->trap.space, TINY_MEM);
    m->trap.kind = ISADORA_TRAP_NONE;
    assert_int_equal(rt_load(m, TINY_MEM, UINT64_MAX, 1), 0);
    assert_int_equal(m->trap.kind, ISADORA_TRAP_OUTSIDE);
    assert_false(isadora_poke(m, TINY_MEM, 0x100, 1));
    assert_int_equal(isadora_peek(m, TINY_MEM, 0x100), 0);
    isadora_machine_destroy(m);
}

/* 2^32 cells of 16 bits, most of them never touched; wraps at the end. */
static void test_big_space(void **state)
{
    struct isadora_machine *m = isadora_machine_create(&tiny_target, 0);
    uint64_t index = 0;
    (void)state;
    for (uint64_t i = 0; i < 1000; i++)
        rt_store(m, TINY_BIG, i * 0x400000 + i, 1, i + 1);
    for (uint64_t i = 0; i < 1000; i++)
        assert_int_equal(rt_load(m, TINY_BIG, i * 0x400000 + i, 1), i + 1);
    for (uint64_t i = 0; i < 1000; i++, index++) {
        assert_true(isadora_memory_next(m, TINY_BIG, &index));
        assert_int_equal(index, i * 0x400000 + i);
    }
    assert_false(isadora_memory_next(m, TINY_BIG, &index));
    isadora_machine_reset(m);
    assert_int_equal(rt_load(m, TINY_BIG, 0, 1), 0);
    rt_store(m, TINY_BIG, UINT32_MAX, 4, UINT64_C(0x1111222233334444));
    assert_int_equal(rt_load(m, TINY_BIG, UINT32_MAX, 1), 0x1111);
    assert_int_equal(rt_load(m, TINY_BIG, 0, 1), 0x2222);
    assert_int_equal(rt_load(m, TINY_BIG, 2, 1), 0x4444);
    assert_int_equal(rt_load(m, TINY_BIG, (UINT64_C(1) << 32) + 1, 1), 0x3333);
    rt_store_word(m, TINY_BIG, 100, 8, (struct isadora_word){{5, 6}});
    assert_int_equal(rt_load(m, TINY_BIG, 100, 4), 6);
    assert_int_equal(rt_load_word(m, TINY_BIG, 100, 8).half[0], 5);
    assert_int_equal(rt_load_word(m, TINY_BIG, 100, 8).half[1], 6);
    assert_int_equal(isadora_space_find(&tiny_target, "big", 3), TINY_BIG);
    assert_int_equal(isadora_space_find(&tiny_target, "bigger", 6), -1);
    isadora_machine_destroy(m);
}

/* ---- registers ---- */

static void test_names(void **state)
{
    static const char *const good[] = {"$r0",    "$r7",      "$r[7]",  "$sp",    "$pc", "$c1.Z",
                                       "$c1.b0", "$c1.b[1]", "$c1.1",  "bus.s1", "$s1", "$v1.3",
                                       "$v0.w2", "$extra",   "$stack", "$r_7",   "$lo", "$hi",
                                       "$x0",    "$x[1]",    "$x2"};
    static const char *const bad[] = {
        "",          "$",      "$r",     "$r8",  "$r07",          "$r1x",
        "$r[7",      "$r1.Z",  "$c1.Zz", "$c1.", "$c1.b2",        "$v1.4",
        "$v.1",      "bus.s",  "bus.s2", "$pc0", "$r99999999999", "$c1.b[]",
        "$c1.b[01]", "$x",     "$x3",    "$sum", "$x4",           "$c",
        "$hi0",      "$x0.w1", "$lo.w1", "$stac"};
    struct isadora_register reg;
    char name[ISADORA_NAME_MAX];
    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        assert_true(isadora_register_find(&tiny_target, good[i], strlen(good[i]), &reg));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(isadora_register_find(&tiny_target, bad[i], strlen(bad[i]), &reg));
    assert_true(isadora_register_find(&tiny_target, "$v1.3", 5, &reg));
    isadora_register_name(&reg, name);
    assert_string_equal(name, "$v1.w3");
    assert_true(isadora_register_find(&tiny_target, "$s1", 3, &reg));
    isadora_register_name(&reg, name);
    assert_string_equal(name, "bus.s1");
}

/* Entries by any of their texts, and those that stand for other registers. */
static void test_aliases(void **state)
{
    struct isadora_machine *m = isadora_machine_create(&tiny_target, 0);
    struct isadora_register reg;
    char name[ISADORA_NAME_MAX];
    (void)state;
    assert_true(set(m, "$stack", 0x1234, 0));
    assert_int_equal(get(m, "$r7"), 0x1234);
    assert_int_equal(get(m, "$r_7"), 0x1234);
    assert_true(set(m, "$v0", 0xaaaabbbbcccc, 0));
    assert_int_equal(get(m, "$lo"), 0xcccc);
    assert_int_equal(get(m, "$hi"), 0xbbbb);
    assert_true(set(m, "$hi", 5, 0));
    assert_false(set(m, "$hi", 0x10000, 0));
    assert_int_equal(get(m, "$v0"), 0xaaaa0005cccc);
    assert_true(set(m, "$x2", (uint64_t)-3, UINT64_MAX));
    assert_int_equal(((struct tiny_state *)m->state)->s[1], -3);
    assert_true(isadora_register_find(&tiny_target, "$pc", 3, &reg));
    assert_true(reg.file->is_pc); /* what has that very name goes before an entry that prints it */
    assert_true(isadora_register_find(&tiny_target, "$hi", 3, &reg));
    isadora_register_name(&reg, name);
    assert_string_equal(name, "$v0[16..31]");
    isadora_machine_destroy(m);
}

static void text_is(const struct isadora_target *target, const char *name, const char *text)
{
    struct isadora_register reg;
    char found[ISADORA_NAME_MAX];
    assert_true(isadora_register_find(target, name, strlen(name), &reg));
    isadora_register_text(target, &reg, found);
    assert_string_equal(found, text);
}

static void explained(const char *name, unsigned config, const char *why)
{
    char text[200];
    isadora_register_explain(&tiny_target, config, name, strlen(name), text, sizeof text);
    assert_string_equal(text, why);
}

/* Names for people, and what is said of those that are none. */
static void test_texts(void **state)
{
    (void)state;
    text_is(&tiny_target, "$r7", "$sp");
    text_is(&tiny_target, "$stack", "$sp");
    text_is(&tiny_target, "$r3", "$r3");
    text_is(&tiny_target, "$v1.3", "$v1.w3");
    text_is(&tiny_target, "$hi", "$v0[16..31]");
    text_is(&tiny_target, "$pc", "$pc");
    explained("$rr3", 0, "tiny a has no register `$rr3`; did you mean `$r3`?");
    explained("$stak", 0, "tiny a has no register `$stak`");
    explained("$extra", 0, "tiny a has no register `$extra`");
    explained("$extr", 1, "tiny b has no register `$extr`; did you mean `$extra`?");
    explained("$sum", 0, "`$sum` is computed from other state, it has no place of its own");
    explained("$x3", 0, "`$x3` is computed from other state, it has no place of its own");
    explained("$x[3]", 0, "`$x[3]` is computed from other state, it has no place of its own");
}

static void test_wired(void **state)
{
    struct isadora_register reg;
    struct isadora_word value = {{7, 7}};
    (void)state;
    assert_true(isadora_register_find(&tiny_target, "$r0", 3, &reg));
    assert_true(isadora_register_wired(&reg, &value));
    assert_int_equal(value.half[0] | value.half[1], 0);
    assert_true(isadora_register_find(&tiny_target, "$r7", 3, &reg));
    assert_false(isadora_register_wired(&reg, &value));
}

static void test_values(void **state)
{
    struct isadora_machine *m = isadora_machine_create(&tiny_target, 1);
    (void)state;
    assert_true(set(m, "$r3", 0xffff, 0));
    assert_int_equal(get(m, "$r3"), 0xffff);
    assert_true(set(m, "$r3", (uint64_t)-1, UINT64_MAX)); /* -1 fits 16 bits too */
    assert_false(set(m, "$r3", 0x10000, 0));
    assert_true(set(m, "$r0", 5, 0));
    assert_int_equal(get(m, "$r0"), 0);
    assert_int_equal(get(m, "$c0"), 0x80);
    assert_true(set(m, "$c0", 0x7f, 0)); /* bit 7 stays 1, bit 6 stays 0 in this variant */
    assert_int_equal(get(m, "$c0"), 0xbf);
    assert_true(set(m, "$c0.Z", 0, 0));
    assert_int_equal(get(m, "$c0"), 0xbe);
    assert_true(set(m, "$v1.2", 0xdeadbeef, 0));
    assert_int_equal(get(m, "$v1.2"), 0xdeadbeef);
    assert_int_equal(get(m, "$v1.1"), 0);
    assert_true(set(m, "$v0", 7, UINT64_C(1) << 63));
    assert_int_equal(get(m, "$v0.3"), 0x80000000);
    assert_true(set(m, "$pc", 0x7f, 0));
    assert_int_equal(m->pc, 0x7f);
    assert_false(set(m, "$pc", 0x100, 0));
    isadora_machine_destroy(m);
}

static void test_signed(void **state)
{
    struct isadora_machine *m = isadora_machine_create(&tiny_target, 0);
    struct isadora_register reg;
    char text[ISADORA_VALUE_MAX];
    (void)state;
    assert_true(set(m, "$s0", (uint64_t)-512, UINT64_MAX));
    assert_int_equal(((struct tiny_state *)m->state)->s[0], -512);
    assert_false(set(m, "$s0", (uint64_t)-513, UINT64_MAX));
    assert_true(set(m, "$s0", 0x3ff, 0)); /* the bits of -1 */
    assert_true(isadora_register_find(&tiny_target, "$s0", 3, &reg));
    isadora_value_text(isadora_register_get(m, &reg), reg.is_signed, text);
    assert_string_equal(text, "-1");
    isadora_value_text((struct isadora_word){{0, 0}}, false, text);
    assert_string_equal(text, "0x0");
    isadora_value_text((struct isadora_word){{UINT64_MAX, UINT64_MAX}}, false, text);
    assert_string_equal(text, "0xffffffffffffffffffffffffffffffff");
    isadora_value_text((struct isadora_word){{0, UINT64_C(1) << 63}}, true, text);
    assert_string_equal(text, "-170141183460469231731687303715884105728");
    isadora_machine_destroy(m);
}

static unsigned count_registers(unsigned config)
{
    struct isadora_machine *m = isadora_machine_create(&tiny_target, config);
    struct isadora_register reg = {0};
    unsigned n = 0;
    while (isadora_register_next(m, &reg))
        n++;
    isadora_machine_destroy(m);
    return n;
}

static void test_walk(void **state)
{
    struct isadora_register reg;
    (void)state;
    assert_int_equal(count_registers(0), 1 + 8 + 2 + 2 + 2);
    assert_int_equal(count_registers(1), 1 + 8 + 2 + 2 + 2 + 1);
    assert_true(isadora_register_find(&tiny_target, "$extra", 6, &reg));
    assert_false(isadora_register_exists(&reg, 0));
    assert_true(isadora_register_exists(&reg, 1));
}

/* ---- integers ---- */

static void test_integers(void **state)
{
    (void)state;
    assert_int_equal(rt_div_i64(-7, 2), -4);
    assert_int_equal(rt_mod_i64(-7, 2), 1);
    assert_int_equal(rt_mod_i64(7, -2), -1);
    assert_int_equal(rt_mod_i64(INT64_MIN, 15), 7);
    assert_true(rt_div_i128(-((rt_i128)1 << 100), 3) == -(((rt_i128)1 << 100) / 3) - 1);
    assert_int_equal(rt_sext_32(0x20, 6), -32);
    assert_int_equal(rt_sext_64(0xffffffff, 32), -1);
    assert_true(rt_sext_128((rt_u128)1 << 99, 100) == -((rt_i128)1 << 99));
    assert_int_equal(rt_shl_u32(1, 32), 0);
    assert_int_equal(rt_shr_i32(-5, 100), -1);
    assert_int_equal(rt_clz(0, 32), 32);
    assert_int_equal(rt_clz(1, 32), 31);
    assert_int_equal(rt_ctz(0, 7), 7);
    assert_int_equal(rt_ctz(8, 7), 3);
    assert_int_equal(rt_popcount(~(rt_u128)0), 128);
    assert_int_equal(rt_lut3(0xe8, 0xc, 0xa, 0x9), 0x8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_stops),        cmocka_unit_test(test_stored),
        cmocka_unit_test(test_no_code),      cmocka_unit_test(test_start),
        cmocka_unit_test(test_trap),         cmocka_unit_test(test_fetch),
        cmocka_unit_test(test_long_program), cmocka_unit_test(test_code_that_changes_itself),
        cmocka_unit_test(test_load_image),   cmocka_unit_test(test_small_space),
        cmocka_unit_test(test_big_space),    cmocka_unit_test(test_names),
        cmocka_unit_test(test_aliases),      cmocka_unit_test(test_texts),
        cmocka_unit_test(test_wired),        cmocka_unit_test(test_values),
        cmocka_unit_test(test_signed),       cmocka_unit_test(test_walk),
        cmocka_unit_test(test_integers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
