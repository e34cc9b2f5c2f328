/* rows_test.c: rows of lanes load and store what the lanes would one after another. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "lanes.h"
#include "simt/rows.h"

enum { ROUNDS = 4000 };

static uint64_t state = 88172645463325252;

static uint64_t next_random(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

/* Addresses of a row: one after another, all equal, in two pages or at the end of the last one,
 * anywhere near; most aligned. */
static void some_row(uint64_t base, unsigned cells, uint64_t at[RT_ROW])
{
    const uint64_t kind = next_random() % 5, first = base + (next_random() & 0x1f0);
    const uint64_t two = base + (next_random() & 1 ? 0x1e00 : 0xf00); /* a last page, two pages */
    for (unsigned l = 0; l < RT_ROW; l++) {
        at[l] = kind == 0   ? first + l * cells
                : kind == 1 ? first
                : kind == 2 ? two + (next_random() & 0x1f8)
                            : base + (next_random() & 0x3f8);
        at[l] -= kind == 4 && !(next_random() & 63) ? 1 : 0;
        at[l] += kind == 3 && !(next_random() & 63) ? 0x2000 : 0;
    }
}

/* What the lanes load one after another; false where one traps. */
static bool load_lanes(struct isadora_machine *m, unsigned space, unsigned cells,
                       const uint64_t *at, uint32_t run, uint64_t *out)
{
    bool all = true;
    m->trap = (struct isadora_trap){.space = -1, .lane = -1};
    for (int32_t l = rt_lane(run, -1); l >= 0; l = rt_lane(run, l)) {
        m->lane = l;
        out[l] = rt_load_cells(m, space, at[l], cells);
        all = all && !m->trap.kind;
    }
    m->lane = -1;
    m->trap = (struct isadora_trap){.space = -1, .lane = -1};
    return all;
}

static bool gather(struct isadora_machine *m, unsigned space, unsigned cells, const uint64_t *at,
                   uint32_t run, uint64_t *out)
{
    uint32_t row[RT_ROW] = {0};
    bool done;
    if (cells == 8)
        return rt_gather_far_8(m, space, at, run, out);
    done = cells == 1   ? rt_gather_far_1(m, space, at, run, row)
           : cells == 2 ? rt_gather_far_2(m, space, at, run, row)
                        : rt_gather_far_4(m, space, at, run, row);
    for (unsigned l = 0; l < RT_ROW; l++)
        out[l] = row[l];
    return done;
}

static unsigned check_load(struct isadora_machine *m, unsigned space, unsigned cells,
                           const uint64_t *at, uint32_t run)
{
    uint64_t wanted[RT_ROW] = {0}, got[RT_ROW] = {0};
    const bool allowed = load_lanes(m, space, cells, at, run, wanted);
    const bool done = gather(m, space, cells, at, run, got);
    assert_true(allowed || !done); /* what traps is not for the row */
    for (unsigned l = 0; done && l < RT_ROW; l++) {
        if (run >> l & 1)
            assert_int_equal(got[l], wanted[l]);
    }
    return done;
}

/* The other machine stores lane after lane. */
static unsigned check_store(struct isadora_machine *m, struct isadora_machine *other,
                            unsigned space, unsigned cells, const uint64_t *at, uint32_t run)
{
    uint64_t values[RT_ROW];
    uint32_t narrow[RT_ROW];
    for (unsigned l = 0; l < RT_ROW; l++) {
        values[l] = next_random();
        narrow[l] = (uint32_t)values[l];
    }
    if (!rt_may_scatter(m, space, cells, at, run))
        return 0;
    if (cells == 8)
        rt_scatter_long(m, space, cells, at, run, values);
    else
        rt_scatter(m, space, cells, at, run, narrow);
    for (int32_t l = rt_lane(run, -1); l >= 0; l = rt_lane(run, l)) {
        other->lane = l;
        assert_true(rt_may_store_cells(other, space, at[l], cells));
        rt_store_cells(other, space, at[l], cells, values[l]);
    }
    other->lane = -1;
    return 1;
}

static struct isadora_machine *machine(const struct isadora_target *target)
{
    static const struct isadora_extent some[] = {{0x10000, 0x1f03}, {0x14000, 0x1000}};
    struct isadora_machine *m = isadora_machine_create(target, 0);
    assert_non_null(m);
    m->launch.warp = 1;
    isadora_memory_limit(m, LANES_S, 0x1505);
    isadora_memory_allow(m, LANES_G, some, 2);
    for (unsigned lane = 0; lane < RT_ROW; lane++) { /* pages that loads find */
        m->lane = (int)lane;
        for (uint64_t i = 0; i < 0x1500; i += 0x10) {
            isadora_poke(m, LANES_S, i, i + lane);
            isadora_poke(m, LANES_L, i, 3 * i + lane);
            isadora_poke(m, LANES_G, 0x10000 + i, 5 * i);
        }
    }
    m->lane = -1;
    return m;
}

static void compare(const struct isadora_machine *a, const struct isadora_machine *b,
                    unsigned space)
{
    uint64_t i = 0, k = 0;
    for (; isadora_memory_next(a, space, &i); i++, k++) {
        assert_true(isadora_memory_next(b, space, &k));
        assert_int_equal(i, k);
        assert_int_equal(isadora_peek(a, space, i), isadora_peek(b, space, i));
    }
    assert_false(isadora_memory_next(b, space, &k));
}

static void test_rows(void **unused)
{
    static const uint64_t bases[] = {[LANES_S] = 0, [LANES_L] = 0, [LANES_G] = 0x10000};
    struct isadora_space spaces[3];
    struct isadora_target target = lanes_target;
    unsigned loads[3] = {0}, stores[3] = {0};
    (void)unused;
    memcpy(spaces, lanes_spaces, sizeof spaces);
    spaces[LANES_L].cells = 0x3000;
    target.spaces = spaces;
    target.lanes = RT_ROW;
    struct isadora_machine *m = machine(&target), *other = machine(&target);
    for (int i = 0; i < ROUNDS; i++) {
        const unsigned space = (unsigned)(next_random() % 3), cells = 1u << next_random() % 4;
        const uint32_t run = next_random() & 1 ? UINT32_MAX : (uint32_t)next_random();
        uint64_t at[RT_ROW];
        some_row(bases[space], cells, at);
        loads[space] += check_load(m, space, cells, at, run);
        stores[space] += check_store(m, other, space, cells, at, run);
    }
    for (unsigned space = 0; space < 3; space++) {
        assert_true(loads[space] > ROUNDS / 20); /* else nothing was quick */
        assert_true(stores[space] > ROUNDS / 20);
    }
    compare(m, other, LANES_S);
    compare(m, other, LANES_G);
    for (int lane = 0; lane < RT_ROW; lane++) {
        m->lane = other->lane = lane;
        compare(m, other, LANES_L);
    }
    isadora_machine_destroy(m);
    isadora_machine_destroy(other);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_rows)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
