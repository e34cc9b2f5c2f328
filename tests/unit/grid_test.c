/* grid_test.c: blocks, warps and lanes, barriers, stops and limits, memory of every scope, on an
 * instruction set written by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "lanes.h"

#define WORD(op, operand) (operand), (op)

static struct isadora_machine *machine(const uint8_t *code, size_t size)
{
    struct isadora_machine *m = isadora_machine_create(&lanes_target, 0);
    assert_non_null(m);
    assert_true(isadora_load_image(m, 0, code, size));
    return m;
}

static struct isadora_grid_plan plan(uint32_t blocks, uint32_t x, uint32_t y)
{
    return (struct isadora_grid_plan){.grid = {blocks, 1, 1}, .block = {x, y, 1}};
}

static uint64_t cells(const struct isadora_machine *m, unsigned space, uint64_t at, unsigned n)
{
    uint64_t value = 0;
    for (unsigned i = 0; i < n; i++)
        value |= isadora_peek(m, space, at + i) << 8 * i;
    return value;
}

static uint64_t get(const struct isadora_machine *m, const char *name)
{
    struct isadora_register reg;
    assert_true(isadora_register_find(m->target, name, strlen(name), &reg));
    return isadora_register_get(m, &reg).half[0];
}

static void close_all(struct isadora_grid *g, struct isadora_machine *m)
{
    isadora_grid_close(g);
    isadora_machine_destroy(m);
}

/* ---- shapes ---- */

/* 3 blocks of 5 x 2 threads: two warps, the second one with two lanes. */
static void test_shape(void **state)
{
    static const uint8_t code[] = {WORD(LANES_STORE, 0), WORD(LANES_COUNT, 1), WORD(LANES_EXIT, 0)};
    struct isadora_machine *m = machine(code, sizeof code);
    struct isadora_grid_plan p = plan(3, 5, 2);
    struct isadora_grid g;
    (void)state;
    assert_true(isadora_grid_open(&g, m, &p));
    assert_int_equal(isadora_grid_run(&g, 0), ISADORA_ENDED);
    assert_int_equal(g.block, 3);
    assert_int_equal(g.worker.counts.instructions, 3 * 2 * 3);
    assert_int_equal(g.worker.counts.threads, 3 * 10 * 3);
    assert_int_equal(cells(m, LANES_G, 0x100, 8), 30);
    for (uint32_t i = 0; i < 10; i++)
        assert_int_equal(cells(m, LANES_S, 4 * i, 4), i % 5 + 100 * (i / 5) + 20000);
    assert_int_equal(cells(m, LANES_S, 40, 4), 0); /* lanes without thread store nothing */
    assert_int_equal(get(m, "$blocks"), 3);
    isadora_grid_choose(&g, 1);
    assert_int_equal(get(m, "$r0@1"), 20104);
    assert_int_equal(get(m, "$r0"), 20103);
    close_all(&g, m);
}

static void test_names(void **state)
{
    struct isadora_register reg;
    char name[ISADORA_NAME_MAX];
    (void)state;
    assert_true(isadora_register_find(&lanes_target, "$r0@7", 5, &reg));
    assert_int_equal(reg.lane, 7);
    isadora_register_name(&reg, name);
    assert_string_equal(name, "$r0@7");
    assert_false(isadora_register_find(&lanes_target, "$r0@8", 5, &reg));
    assert_false(isadora_register_find(&lanes_target, "$r0@", 4, &reg));
    assert_false(isadora_register_find(&lanes_target, "$active@1", 9, &reg));
}

/* Without a grid: one lane. */
static void test_alone(void **state)
{
    static const uint8_t code[] = {WORD(LANES_ADD, 7), WORD(LANES_COUNT, 1), WORD(LANES_BAR, 0)};
    struct isadora_machine *m = machine(code, sizeof code);
    (void)state;
    assert_int_equal(isadora_run(m, &(struct isadora_limits){.steps = 2}), ISADORA_LIMITED);
    assert_int_equal(get(m, "$r0"), 7);
    assert_int_equal(get(m, "$r0@1"), 0);
    assert_int_equal(cells(m, LANES_G, 0x100, 8), 1);
    assert_int_equal(isadora_step(m), ISADORA_WAITING);
    assert_true(m->again);
    isadora_machine_destroy(m);
}

/* ---- barriers ---- */

/* Each thread reads what one of the next warp stored before the barrier, three times. */
static void test_barrier(void **state)
{
    static const uint8_t code[] = {
        WORD(LANES_STORE, 0), WORD(LANES_BAR, 0),  WORD(LANES_LOAD, 32), WORD(LANES_BAR, 0),
        WORD(LANES_STORE, 0), WORD(LANES_BAR, 0),  WORD(LANES_LOAD, 32), WORD(LANES_BAR, 0),
        WORD(LANES_STORE, 0), WORD(LANES_EXIT, 0),
    };
    struct isadora_machine *m = machine(code, sizeof code);
    struct isadora_grid_plan p = plan(2, 32, 1);
    struct isadora_grid g;
    (void)state;
    assert_true(isadora_grid_open(&g, m, &p));
    assert_int_equal(isadora_grid_run(&g, 0), ISADORA_ENDED);
    assert_int_equal(g.worker.counts.instructions, 2 * 4 * 10); /* waiting is not counted twice */
    for (uint32_t i = 0; i < 32; i++)
        assert_int_equal(cells(m, LANES_S, 4 * i, 4), i < 16 ? 10000 + i + 16 : 0);
    close_all(&g, m);
}

/* All come to the barrier, and then wait for an event that never happens. */
static void test_deadlock(void **state)
{
    static const uint8_t code[] = {WORD(LANES_BAR, 0), WORD(LANES_WAIT, 9), WORD(LANES_EXIT, 0)};
    struct isadora_machine *m = machine(code, sizeof code);
    struct isadora_grid_plan p = plan(2, 24, 1);
    struct isadora_grid g;
    (void)state;
    assert_true(isadora_grid_open(&g, m, &p));
    assert_int_equal(isadora_grid_run(&g, 0), ISADORA_WAITING);
    assert_int_equal(g.block, 0);
    assert_int_equal(g.worker.live, 3);
    for (uint32_t i = 0; i < 3; i++) {
        isadora_grid_choose(&g, i);
        assert_true(g.worker.warps[i].again);
        assert_int_equal(m->pc, 2);
    }
    close_all(&g, m);
}

/* ---- stops ---- */

static void test_runaway(void **state)
{
    static const uint8_t code[] = {WORD(LANES_ADD, 1), WORD(LANES_JUMP, 0)};
    struct isadora_machine *m = machine(code, sizeof code);
    struct isadora_grid_plan p = plan(1, 16, 1);
    struct isadora_grid g;
    (void)state;
    p.warp_steps = 100000;
    assert_true(isadora_grid_open(&g, m, &p));
    assert_int_equal(isadora_grid_run(&g, 77), ISADORA_LIMITED);
    assert_int_equal(g.worker.counts.instructions, 77);
    assert_int_equal(isadora_grid_run(&g, 0), ISADORA_RUNAWAY);
    assert_int_equal(g.worker.warp, 0);
    assert_int_equal(g.worker.warps[0].steps, 100000);
    assert_in_range(g.worker.warps[1].steps, 90000, 100000); /* they had turns */
    close_all(&g, m);
}

static void test_left(void **state)
{
    static const uint8_t all[] = {WORD(LANES_ADD, 1)};
    static const uint8_t some[] = {WORD(LANES_ONLY, 3)};
    struct isadora_grid_plan p = plan(2, 16, 1);
    struct isadora_grid g;
    struct isadora_machine *m = machine(all, sizeof all);
    (void)state;
    assert_true(isadora_grid_open(&g, m, &p));
    assert_int_equal(isadora_grid_run(&g, 0), ISADORA_ENDED);
    close_all(&g, m);
    m = machine(some, sizeof some);
    assert_true(isadora_grid_open(&g, m, &p));
    assert_int_equal(isadora_grid_run(&g, 0), ISADORA_LEFT);
    assert_int_equal(m->pc, 2);
    close_all(&g, m);
}

static void test_trap(void **state)
{
    static const uint8_t code[] = {WORD(LANES_ADD, 1), WORD(LANES_TRAP, 0), WORD(LANES_EXIT, 0)};
    struct isadora_machine *m = machine(code, sizeof code);
    struct isadora_grid_plan p = plan(1, 12, 1);
    struct isadora_grid g;
    (void)state;
    assert_true(isadora_grid_open(&g, m, &p));
    assert_int_equal(isadora_grid_run(&g, 0), ISADORA_TRAPPED);
    assert_int_equal(m->trap.kind, ISADORA_TRAP_STATED);
    assert_int_equal(m->trap.lane, 2);
    assert_int_equal(g.worker.warp, 0);
    assert_int_equal(m->pc, 2);
    assert_int_equal(m->lane, -1);
    close_all(&g, m);
}

static void test_breaks(void **state)
{
    static const uint8_t code[] = {WORD(LANES_ADD, 2), WORD(LANES_LOOP, 2), WORD(LANES_EXIT, 0)};
    static const uint64_t breaks[] = {2};
    struct isadora_machine *m = machine(code, sizeof code);
    struct isadora_grid_plan p = plan(2, 1, 1);
    struct isadora_grid g;
    (void)state;
    p.profile = true;
    assert_true(isadora_grid_open(&g, m, &p));
    g.breaks = breaks;
    g.break_count = 1;
    assert_int_equal(isadora_grid_run(&g, 0), ISADORA_BREAK);
    assert_int_equal(m->pc, 2);
    assert_int_equal(get(m, "$r0"), 2);
    assert_int_equal(isadora_grid_run(&g, 0), ISADORA_BREAK);
    assert_int_equal(get(m, "$r0"), 1);
    assert_int_equal(isadora_grid_step(&g), ISADORA_RUNNING);
    assert_int_equal(m->pc, 4);
    assert_int_equal(isadora_grid_run(&g, 0), ISADORA_BREAK); /* in the next block */
    assert_int_equal(g.block, 1);
    g.break_count = 0;
    assert_int_equal(isadora_grid_run(&g, 0), ISADORA_ENDED);
    assert_int_equal(g.profile_size, 3);
    assert_int_equal(g.profile[0].instructions, 2);
    assert_int_equal(g.profile[1].instructions, 2 + 10002);
    assert_int_equal(g.profile[2].threads, 2);
    close_all(&g, m);
}

/* ---- memory ---- */

static void test_scopes(void **state)
{
    static const uint8_t code[] = {WORD(LANES_LOCAL, 0x60), WORD(LANES_LOCAL, 0x60),
                                   WORD(LANES_STORE, 0), WORD(LANES_EXIT, 0)};
    struct isadora_machine *m = machine(code, sizeof code);
    struct isadora_grid_plan p = plan(2, 16, 1);
    struct isadora_grid g;
    (void)state;
    assert_true(isadora_grid_open(&g, m, &p));
    assert_int_equal(isadora_grid_run(&g, 0), ISADORA_ENDED);
    for (uint32_t i = 0; i < 16; i++) { /* the second block does not see what the first one left */
        assert_int_equal(cells(m, LANES_S, 4 * i, 4), 2 * (10000 + i));
        isadora_grid_choose(&g, i / 8);
        m->lane = (int)(i % 8);
        assert_int_equal(cells(m, LANES_L, 0x60, 4), 2 * (10000 + i));
        uint64_t at = 0;
        assert_true(isadora_memory_next(m, LANES_L, &at));
        assert_int_equal(at, 0x60);
        at = 0x64;
        assert_false(isadora_memory_next(m, LANES_L, &at));
    }
    m->lane = -1;
    close_all(&g, m);
}

/* A local access that ends after the lane's own memory, though the next lane's follows it. */
static void test_local_outside(void **state)
{
    static const uint8_t code[] = {WORD(LANES_LOCAL, 0x61), WORD(LANES_EXIT, 0)};
    static const uint8_t far[] = {WORD(LANES_LOCAL, 0x64), WORD(LANES_EXIT, 0)};
    const uint8_t *codes[] = {code, far};
    (void)state;
    for (int i = 0; i < 2; i++) {
        struct isadora_machine *m = machine(codes[i], sizeof code);
        struct isadora_grid_plan p = plan(1, 16, 1);
        struct isadora_grid g;
        assert_true(isadora_grid_open(&g, m, &p));
        assert_int_equal(isadora_grid_run(&g, 0), ISADORA_TRAPPED);
        assert_int_equal(m->trap.kind, i ? ISADORA_TRAP_OUTSIDE : ISADORA_TRAP_UNALIGNED);
        assert_int_equal(m->trap.space, LANES_L);
        assert_int_equal(m->trap.lane, 0);
        close_all(&g, m);
    }
}

static enum isadora_stop run_shared(uint64_t shared, struct isadora_trap *trap)
{
    static const uint8_t code[] = {WORD(LANES_STORE, 16), WORD(LANES_EXIT, 0)};
    static const uint8_t params[] = {1, 2, 3, 4, 5};
    struct isadora_machine *m = machine(code, sizeof code);
    struct isadora_grid_plan p = plan(2, 3, 1);
    struct isadora_grid g;
    p.shared = shared;
    p.params = params;
    p.param_size = sizeof params;
    assert_true(isadora_grid_open(&g, m, &p));
    assert_int_equal(isadora_grid_begin(&g), ISADORA_RUNNING);
    assert_int_equal(cells(m, LANES_S, 0x10, 8), 0x0504030201);
    const enum isadora_stop why = isadora_grid_run(&g, 0);
    *trap = m->trap;
    close_all(&g, m);
    return why;
}

/* The memory of a block has the size that a run gives it, though the space is larger. */
static void test_shared_size(void **state)
{
    struct isadora_trap trap;
    (void)state;
    assert_int_equal(run_shared(28, &trap), ISADORA_ENDED);
    assert_int_equal(run_shared(0, &trap), ISADORA_ENDED);
    assert_int_equal(run_shared(27, &trap), ISADORA_TRAPPED);
    assert_int_equal(trap.kind, ISADORA_TRAP_OUTSIDE);
    assert_int_equal(trap.lane, 2);
    assert_int_equal(trap.index, 24);
}

/* One thing more than a launch of this machine may have, and what is said of it. */
static void test_excess(void **state)
{
    struct isadora_target target = lanes_target;
    const uint64_t cells_of_block = target.spaces[LANES_S].cells;
    const uint32_t most = (uint32_t)cells_of_block - 4; /* that a launch may ask for */
    const struct isadora_launch_limits limits = {{65535, 3, 1}, {100, 0, 8}, 200, most, 0};
    target.limits = &limits;
    static const uint8_t params[1];
    const struct {
        uint32_t grid[3], block[3];
        uint64_t shared;
        size_t params;
        const char *what;
        uint64_t value, most;
    } cases[] = {
        {{65535, 3, 1}, {100, 2, 1}, most, cells_of_block - 0x10, NULL, 0, 0},
        {{1, 1, 1}, {1, 200, 1}, 0, 0, NULL, 0, 0},
        {{1, 1, 1}, {5, 5, 8}, 0, 0, NULL, 0, 0},
        {{65536, 1, 1}, {1, 1, 1}, 0, 0, "grid_x", 65536, 65535},
        {{1, 4, 1}, {1, 1, 1}, 0, 0, "grid_y", 4, 3},
        {{1, 1, 2}, {1, 1, 1}, 0, 0, "grid_z", 2, 1},
        {{1, 1, 0}, {1, 1, 1}, 0, 0, "grid_z", 0, 1},
        {{1, 1, 1}, {101, 1, 1}, 0, 0, "block_x", 101, 100},
        {{1, 1, 1}, {1, 0, 1}, 0, 0, "block_y", 0, UINT32_MAX},
        {{1, 1, 1}, {1, 1, 9}, 0, 0, "block_z", 9, 8},
        {{1, 1, 1}, {67, 3, 1}, 0, 0, "threads", 201, 200},
        {{1, 1, 1}, {100, UINT32_MAX, 8}, 0, 0, "threads", 800 * (uint64_t)UINT32_MAX, 200},
        {{1, 1, 1}, {1, 1, 1}, most + 1, 0, "shared", most + 1, most},
        {{1, 1, 1}, {1, 1, 1}, 0, cells_of_block, "params", cells_of_block, cells_of_block - 0x10},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct isadora_grid_plan p = {.shared = cases[i].shared, .param_size = cases[i].params};
        memcpy(p.grid, cases[i].grid, sizeof p.grid);
        memcpy(p.block, cases[i].block, sizeof p.block);
        const struct isadora_excess excess = isadora_grid_excess(&target, 0, &p);
        assert_int_equal(!excess.what, !cases[i].what);
        if (excess.what)
            assert_string_equal(excess.what, cases[i].what);
        assert_int_equal(excess.value, cases[i].value);
        assert_int_equal(excess.most, cases[i].most);
        struct isadora_machine *m = isadora_machine_create(&target, 0);
        struct isadora_grid g;
        assert_non_null(m);
        p.params = params;
        const bool opened = isadora_grid_open(&g, m, &p);
        assert_int_equal(opened, !cases[i].what);
        if (opened) {
            assert_int_equal(m->launch.threads, g.threads);
            isadora_grid_close(&g);
        }
        isadora_machine_destroy(m);
    }
}

/* Without limits nothing is too much that can be counted. */
static void test_no_limits(void **state)
{
    struct isadora_grid_plan p = plan(UINT32_MAX, 1, 1);
    (void)state;
    p.grid[1] = UINT32_MAX;
    assert_null(isadora_grid_excess(&lanes_target, 0, &p).what);
    p.grid[2] = 2;
    assert_string_equal(isadora_grid_excess(&lanes_target, 0, &p).what, "blocks");
    struct isadora_target target = lanes_target;
    target.space_count = 0;
    target.param_space = -1;
    assert_int_equal(isadora_shared_space(&target), -1);
    p.grid[2] = 1;
    p.shared = 1;
    assert_string_equal(isadora_grid_excess(&target, 0, &p).what, "shared");
}

/* Warps have registers for all of their lanes: nine threads for 16. */
static void test_registers(void **state)
{
    struct isadora_target target = lanes_target;
    const struct isadora_launch_limits limits = {.registers = 128};
    struct isadora_grid_plan p = plan(1, 9, 1);
    (void)state;
    target.limits = &limits;
    p.registers = 8;
    assert_null(isadora_grid_excess(&target, 0, &p).what);
    p.registers = 9;
    const struct isadora_excess excess = isadora_grid_excess(&target, 0, &p);
    assert_string_equal(excess.what, "registers");
    assert_int_equal(excess.value, 144);
    assert_int_equal(excess.most, 128);
    target.limits = &lanes_limits;
    assert_null(isadora_grid_excess(&target, 0, &p).what);
}

static enum isadora_stop run_ranges(const struct isadora_extent *ranges, size_t count)
{
    static const uint8_t code[] = {WORD(LANES_COUNT, 0x10), WORD(LANES_COUNT, 0x10),
                                   WORD(LANES_COUNT, 0x20), WORD(LANES_EXIT, 0)};
    struct isadora_machine *m = machine(code, sizeof code);
    struct isadora_grid_plan p = plan(1, 2, 1);
    struct isadora_grid g;
    isadora_memory_allow(m, LANES_G, ranges, count);
    assert_true(isadora_grid_open(&g, m, &p));
    const enum isadora_stop why = isadora_grid_run(&g, 0);
    assert_int_equal(cells(m, LANES_G, 0x1000, 8), 4);
    if (why == ISADORA_ENDED)
        assert_int_equal(cells(m, LANES_G, 0x2000, 8), 2);
    else
        assert_int_equal(m->trap.index, 0x2000);
    close_all(&g, m);
    return why;
}

static void test_ranges(void **state)
{
    static const struct isadora_extent both[] = {{0x1000, 8}, {0x2000, 8}},
                                       one[] = {{0x1000, 4096}},
                                       shorter[] = {{0x1000, 8}, {0x2000, 7}},
                                       from[] = {{0x800, 0x808}, {0x1ff8, 16}};
    (void)state;
    assert_int_equal(run_ranges(NULL, 0), ISADORA_ENDED);
    assert_int_equal(run_ranges(both, 2), ISADORA_ENDED);
    assert_int_equal(run_ranges(from, 2), ISADORA_ENDED);
    assert_int_equal(run_ranges(one, 1), ISADORA_TRAPPED);
    assert_int_equal(run_ranges(shorter, 2), ISADORA_TRAPPED);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_shape),         cmocka_unit_test(test_names),
        cmocka_unit_test(test_alone),         cmocka_unit_test(test_barrier),
        cmocka_unit_test(test_deadlock),      cmocka_unit_test(test_runaway),
        cmocka_unit_test(test_left),          cmocka_unit_test(test_trap),
        cmocka_unit_test(test_breaks),        cmocka_unit_test(test_scopes),
        cmocka_unit_test(test_local_outside), cmocka_unit_test(test_shared_size),
        cmocka_unit_test(test_excess),        cmocka_unit_test(test_no_limits),
        cmocka_unit_test(test_registers),     cmocka_unit_test(test_ranges),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
