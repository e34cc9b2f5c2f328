/* threads_test.c: views of memory, and grids in several threads, give what one thread gives. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "machine/memory.h"
#include "lanes.h"
#include "simt/rows.h"
#include "simt/overlay.h"

#define WORD(op, operand) (operand), (op)

enum { PROGRAMS = TEST_RANDOM < 20000 ? 100 : 400 };

static uint64_t seed = 88172645463325252;

static uint64_t next_random(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed;
}

static struct isadora_machine *machine(const struct isadora_target *target)
{
    struct isadora_machine *m = isadora_machine_create(target, 0);
    assert_non_null(m);
    return m;
}

/* A space that is not of lanes, as far as these tests go. */
static void same_memory(const struct isadora_machine *a, const struct isadora_machine *b,
                        unsigned space)
{
    enum { MOST = 0x24000 };
    static uint8_t x[MOST], y[MOST];
    const uint64_t cells = a->target->spaces[space].cells;
    const size_t size = cells < MOST ? (size_t)cells : MOST;
    assert_true(isadora_copy_out(a, space, 0, x, size));
    assert_true(isadora_copy_out(b, space, 0, y, size));
    assert_memory_equal(x, y, size);
}

static void same_local(const struct isadora_machine *a, const struct isadora_machine *b)
{
    for (uint64_t i = 0; i < 0x64; i++)
        assert_int_equal(isadora_peek(a, LANES_L, i), isadora_peek(b, LANES_L, i));
}

/* ---- views ---- */

enum { FIRST = 0x8000, BYTES = 0x4000, ACCESSES = 60 };

/* What an access is: a load or store of some cells somewhere. */
struct access {
    uint64_t at, value;
    unsigned cells;
    bool store, row, slow;
};

static struct access some_access(void)
{
    const unsigned cells = 1u << next_random() % 4;
    struct access a = {.cells = cells, .value = next_random()};
    a.at = FIRST + next_random() % (next_random() & 1 ? BYTES - 512 : 512) / cells * cells;
    a.store = next_random() & 1;
    a.row = (next_random() & 3) == 0;
    a.slow = (next_random() & 7) == 0;
    return a;
}

/* All lanes of a row access cells in order. */
static uint64_t do_row(struct isadora_machine *m, const struct access *a)
{
    uint64_t at[RT_ROW], values[RT_ROW], sum = 0;
    uint32_t out[RT_ROW];
    for (unsigned l = 0; l < RT_ROW; l++) {
        at[l] = a->at + (uint64_t)l * 4 / a->cells * a->cells;
        values[l] = a->value * (l + 1);
    }
    if (a->store && rt_may_scatter(m, LANES_G, a->cells, at, 0x7fffffff))
        rt_scatter_long(m, LANES_G, a->cells, at, 0x7fffffff, values);
    else if (a->store)
        for (unsigned l = 0; l < 31; l++) {
            assert_true(rt_may_store(m, LANES_G, at[l], a->cells));
            rt_store(m, LANES_G, at[l], a->cells, values[l]);
        }
    else if (a->cells == 4 && rt_gather_far_4(m, LANES_G, at, 0x7fffffff, out))
        for (unsigned l = 0; l < 31; l++)
            sum = sum * 31 + out[l];
    else
        for (unsigned l = 0; l < 31; l++)
            sum = sum * 31 + rt_load(m, LANES_G, at[l], a->cells);
    return sum;
}

static uint64_t perform(struct isadora_machine *m, const struct access *a)
{
    if (a->row)
        return do_row(m, a);
    if (!a->store)
        return a->slow ? rt_load_cells(m, LANES_G, a->at, a->cells)
                       : rt_load(m, LANES_G, a->at, a->cells);
    assert_true(rt_may_store(m, LANES_G, a->at, a->cells));
    if (a->slow)
        rt_store_cells(m, LANES_G, a->at, a->cells, a->value);
    else
        rt_store(m, LANES_G, a->at, a->cells, a->value);
    return 0;
}

static void look_through(struct isadora_machine *m, struct rt_view *view, bool fine)
{
    rt_view_begin(view, fine);
    memset(m->memory[LANES_G].near, 0, sizeof m->memory[LANES_G].near);
    rt_view_attach(view, &m->memory[LANES_G]);
}

/* Two blocks in views of one base, against the same in order: where the second one did not read
 * what the first one stores, all is the same. */
static bool check_views(struct isadora_machine *const m[3], struct rt_view views[2], uint64_t round)
{
    struct isadora_machine *base = m[0], *plain = m[1], *block = m[2];
    bool differs = false, spread = next_random() & 1;
    for (unsigned i = 0; i < 2; i++) {
        look_through(block, &views[i], next_random() & 1);
        for (unsigned k = 0; k < ACCESSES; k++) {
            struct access a = some_access();
            a.at += spread && i ? 2 * BYTES : 0;
            differs |= perform(block, &a) != perform(plain, &a);
        }
        assert_false(views[i].failed);
        assert_true(i || !differs); /* the first one is right in any case */
    }
    const bool meets = rt_view_meets(&views[1], &views[0]);
    rt_view_merge(&views[0], rt_view_reserve(&views[0]) ? round : 0);
    assert_false(rt_view_is_stale(&views[1], round + 1));
    assert_int_equal(rt_view_is_stale(&views[1], round), meets);
    assert_true(meets || !differs);
    assert_false(meets && spread);
    if (meets) {
        static uint8_t bytes[4 * BYTES];
        assert_true(isadora_copy_out(plain, LANES_G, FIRST, bytes, sizeof bytes));
        assert_true(isadora_copy_in(base, LANES_G, FIRST, bytes, sizeof bytes));
    } else {
        assert_true(rt_view_reserve(&views[1]));
        rt_view_merge(&views[1], round);
    }
    same_memory(base, plain, LANES_G);
    return meets;
}

static void test_views(void **unused)
{
    struct isadora_machine *m[3] = {machine(&lanes_target), machine(&lanes_target),
                                    machine(&lanes_target)};
    struct rt_view views[2];
    unsigned met = 0, rounds = 400;
    (void)unused;
    rt_view_open(&views[0], &m[0]->memory[LANES_G]);
    rt_view_open(&views[1], &m[0]->memory[LANES_G]);
    for (unsigned i = 1; i <= rounds; i++)
        met += check_views(m, views, i);
    assert_in_range(met, rounds / 10, rounds * 9 / 10);
    rt_view_attach(NULL, &m[2]->memory[LANES_G]);
    rt_view_close(&views[0]);
    rt_view_close(&views[1]);
    for (unsigned i = 0; i < 3; i++)
        isadora_machine_destroy(m[i]);
}

/* A byte that gets the value that it had is stored all the same. */
static void test_same_value(void **unused)
{
    struct isadora_machine *base = machine(&lanes_target), *m = machine(&lanes_target);
    struct rt_view views[2];
    (void)unused;
    for (unsigned i = 0; i < 2; i++) {
        rt_view_open(&views[i], &base->memory[LANES_G]);
        look_through(m, &views[i], false);
        assert_true(rt_may_store(m, LANES_G, 0x100, 4));
        rt_store(m, LANES_G, 0x100, 4, i ? 0 : 5);
    }
    for (unsigned i = 0; i < 2; i++) {
        assert_false(rt_view_is_stale(&views[i], 1));
        assert_true(rt_view_reserve(&views[i]));
        rt_view_merge(&views[i], 1);
        assert_int_equal(isadora_peek(base, LANES_G, 0x100), i ? 0 : 5);
        rt_view_close(&views[i]);
    }
    rt_view_attach(NULL, &m->memory[LANES_G]);
    isadora_machine_destroy(base);
    isadora_machine_destroy(m);
}

/* A view has so many pages and no more; then it says so. */
static void test_room(void **unused)
{
    struct isadora_machine *base = machine(&lanes_target), *m = machine(&lanes_target);
    struct rt_view view;
    (void)unused;
    rt_view_open(&view, &base->memory[LANES_G]);
    look_through(m, &view, false);
    for (uint64_t i = 0; i < RT_VIEW_PAGES; i++)
        assert_true(rt_may_store(m, LANES_G, i << RT_PAGE_SHIFT, 4));
    assert_false(view.failed);
    assert_false(rt_may_store(m, LANES_G, UINT64_C(1) << 30, 4));
    assert_int_equal(m->trap.kind, ISADORA_TRAP_MEMORY);
    assert_true(view.failed);
    rt_view_begin(&view, false);
    assert_false(view.failed);
    rt_view_attach(NULL, &m->memory[LANES_G]);
    rt_view_close(&view);
    isadora_machine_destroy(base);
    isadora_machine_destroy(m);
}

/* ---- grids ---- */

/* Instead of `count`: what a lane does follows from the test's number, the block and the lane. */
static uint64_t program;

static uint64_t mixed(uint64_t a, uint64_t b)
{
    a = (a ^ b) * UINT64_C(0x9e3779b97f4a7c15);
    return a ^ a >> 29;
}

/* Where: a word that all have, one of the block, one of this block or its neighbour, anywhere; in
 * programs of one kind never shared. */
static uint64_t some_place(const struct isadora_machine *m, int lane, uint64_t n)
{
    const uint64_t own = 64 * m->launch.at[0] + 8 * (uint64_t)lane;
    switch (program % 4 ? 0 : n % 5) {
    case 1:
        return 0x100;
    case 2:
        return 64 * (uint64_t)m->launch.at[0];
    case 3:
        return own + 64 * (n >> 8 & 1);
    case 4:
        return (n >> 8) % 0x4000 & ~(uint64_t)7;
    default:
        return own + ((n >> 8 & 1) << 17);
    }
}

static int act(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct lanes_state *s = m->state;
    FOR_LANES(s, i)
    {
        const uint64_t n = mixed(program, in->value[0]);
        const uint64_t at = some_place(m, i, mixed(n, program % 7 ? 0 : m->launch.at[0] / 9));
        m->lane = i;
        if (n >> 40 & 1)
            s->r[i] += (uint32_t)rt_load(m, LANES_G, at, 8);
        if (m->trap.kind || (n >> 41 & 3 && !rt_may_store(m, LANES_G, at, 4)))
            return (int)m->trap.kind;
        if (n >> 41 & 3)
            rt_store(m, LANES_G, at, 4, s->r[i]);
        if (program % 11 == 0 && s->r[i] % 1024 == 1023)
            return rt_trap(m, ISADORA_TRAP_STATED, "an unlucky number");
    }
    m->lane = -1;
    return 0;
}

/* What is left of a run. */
struct result {
    struct isadora_machine *m;
    struct isadora_grid g;
    enum isadora_stop stop;
};

static void launch(struct result *out, const struct isadora_target *target, unsigned threads,
                   uint64_t limit, uint64_t warm_up)
{
    static const uint8_t code[] = {WORD(LANES_COUNT, 0), WORD(LANES_STORE, 0), WORD(LANES_COUNT, 1),
                                   WORD(LANES_BAR, 0),   WORD(LANES_COUNT, 2), WORD(LANES_LOCAL, 0),
                                   WORD(LANES_COUNT, 3), WORD(LANES_EXIT, 0)};
    const struct isadora_grid_plan plan = {.grid = {(uint32_t)(1 + program * 5 % 90), 1, 1},
                                           .block = {(uint32_t)(1 + program % 19), 1, 1}};
    out->m = machine(target);
    assert_true(isadora_load_image(out->m, 0, code, sizeof code));
    assert_true(isadora_grid_open(&out->g, out->m, &plan));
    out->stop = isadora_grid_run_threads(&out->g, limit, threads, warm_up);
}

static void compare(struct result *a, struct result *b)
{
    assert_int_equal(a->stop, b->stop);
    assert_int_equal(a->g.block, b->g.block);
    assert_int_equal(a->g.blocks, b->g.blocks);
    assert_memory_equal(&a->g.worker.counts, &b->g.worker.counts, sizeof a->g.worker.counts);
    assert_int_equal(a->m->steps, b->m->steps);
    assert_int_equal(a->m->trap.kind, b->m->trap.kind);
    assert_int_equal(a->m->trap.lane, b->m->trap.lane);
    assert_memory_equal(&a->m->launch, &b->m->launch, sizeof a->m->launch);
    assert_memory_equal(a->m->grid, b->m->grid, sizeof(struct lanes_grid));
    assert_memory_equal(a->m->block, b->m->block, sizeof(struct lanes_block));
    assert_int_equal(a->m->pc, b->m->pc);
    assert_int_equal(a->g.worker.warp, b->g.worker.warp);
    same_memory(a->m, b->m, LANES_S);
    same_memory(a->m, b->m, LANES_G);
    same_local(a->m, b->m);
    for (uint32_t i = 0; i < a->g.warp_count; i++) {
        const struct isadora_warp *x = &a->g.worker.warps[i], *y = &b->g.worker.warps[i];
        const struct lanes_state *s = x->state, *t = y->state;
        assert_memory_equal(s->r, t->r, sizeof s->r);
        assert_ptr_equal(s->block, a->m->block);
        assert_ptr_equal(t->block, b->m->block);
        assert_int_equal(x->steps, y->steps);
        assert_int_equal(x->ended, y->ended);
        assert_int_equal(s->active, t->active);
    }
}

static void close_result(struct result *r)
{
    isadora_grid_close(&r->g);
    isadora_machine_destroy(r->m);
}

static void test_grids(void **unused)
{
    isadora_action actions[LANES_FORMS];
    struct isadora_target target = lanes_target;
    unsigned stops[ISADORA_LEFT + 1] = {0};
    (void)unused;
    memcpy(actions, lanes_actions, sizeof actions);
    actions[LANES_COUNT] = act;
    target.actions = actions;
    for (program = 1; program <= PROGRAMS; program++) {
        struct result one;
        const uint64_t limit = program % 3 ? 0 : 1 + program * 37 % 900;
        /* With it, blocks are counted in the state of the grid. */
        target.start_block = program % 8 == 7 ? lanes_start_block : NULL;
        actions[LANES_BAR] = target.start_block ? lanes_bar : lanes_actions[LANES_ALL];
        launch(&one, &target, 1, limit, 0);
        stops[one.stop]++;
        for (unsigned threads = 2; threads <= 5; threads++) {
            struct result many;
            launch(&many, &target, threads, limit, threads == 4 ? 100 : 0);
            compare(&one, &many);
            /* What is left can go on. */
            if (one.stop == ISADORA_LIMITED) {
                struct result again;
                launch(&again, &target, 1, limit, 0);
                again.stop = isadora_grid_run(&again.g, 0);
                many.stop = isadora_grid_run_threads(&many.g, 0, threads, 0);
                compare(&again, &many);
                close_result(&again);
            }
            close_result(&many);
        }
        close_result(&one);
    }
    assert_true(stops[ISADORA_ENDED] >= PROGRAMS / 4);
    assert_true(stops[ISADORA_LIMITED] >= PROGRAMS / 10);
    assert_true(stops[ISADORA_TRAPPED] >= PROGRAMS / 80);
}

/* ---- callers ---- */

struct caller {
    unsigned blocks, warps, asked, most;
};

static void begin_block(void *user, struct isadora_machine *m)
{
    (void)m;
    ((struct caller *)user)->blocks++;
}

static void begin_warp(void *user, struct isadora_machine *m)
{
    ((struct lanes_state *)m->state)->r[0] += 7;
    ((struct caller *)user)->warps++;
}

static bool go_on(void *user)
{
    struct caller *caller = user;
    return ++caller->asked < caller->most;
}

static enum isadora_stop call(struct caller *caller, const uint8_t code[4], uint64_t *word)
{
    struct isadora_machine *m = machine(&lanes_target);
    const struct isadora_grid_plan plan = {.grid = {200, 1, 1},
                                           .block = {1, 1, 1},
                                           .begin_block = begin_block,
                                           .begin_warp = begin_warp,
                                           .go_on = go_on,
                                           .user = caller};
    struct isadora_grid g;
    assert_true(isadora_load_image(m, 0, code, 4));
    assert_true(isadora_grid_open(&g, m, &plan));
    const enum isadora_stop why = isadora_grid_run_threads(&g, 0, 3, 0);
    *word = 0;
    assert_true(isadora_copy_out(m, LANES_S, 0, (uint8_t *)word, 4));
    isadora_grid_close(&g);
    isadora_machine_destroy(m);
    return why;
}

/* Callbacks set what blocks and warps begin with in each thread; `go_on` ends the run, also while
 * blocks run that never end. */
static void test_callers(void **unused)
{
    static const uint8_t ends[] = {WORD(LANES_STORE, 0), WORD(LANES_EXIT, 0)};
    static const uint8_t never_ends[] = {WORD(LANES_JUMP, 0), WORD(LANES_EXIT, 0)};
    struct caller caller = {.most = UINT32_MAX};
    uint64_t word;
    (void)unused;
    assert_int_equal(call(&caller, ends, &word), ISADORA_ENDED);
    assert_true(caller.blocks >= 200);
    assert_int_equal(caller.blocks, caller.warps);
    assert_int_equal(word, 10000 * 199 + 7);
    caller = (struct caller){.most = 9};
    assert_int_equal(call(&caller, never_ends, &word), ISADORA_LIMITED);
    assert_true(caller.asked >= 9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_views),   cmocka_unit_test(test_same_value),
        cmocka_unit_test(test_room),    cmocka_unit_test(test_grids),
        cmocka_unit_test(test_callers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
