/* access_test.c: what loads and stores do quickly is what they do slowly.
 *
 * Two machines do the same random accesses; one of them is watched, so that it takes the slow way.
 * Values, traps and all that is in memory must be equal. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "machine/memory.h"
#include "tiny.h"

enum { SPACES = 6, ACCESSES = 100000 };

#define SPACE(number, big, cells_, unaligned_, outside_)                                           \
    [number] = {.name = "s" #number,                                                               \
                .cells = (cells_),                                                                 \
                .cell_bits = 8,                                                                    \
                .big_endian = (big),                                                               \
                .unaligned = (unaligned_),                                                         \
                .outside = (outside_),                                                             \
                .configs = 3}

static const struct isadora_space spaces[SPACES] = {
    SPACE(0, 0, 0x100, ISADORA_TRAPS, ISADORA_TRAPS),
    SPACE(1, 0, 0x2003, ISADORA_WORKS, ISADORA_WRAPS),
    SPACE(2, 1, 0x1004, ISADORA_DROPS, ISADORA_ZERO),
    SPACE(3, 1, 0x1801, ISADORA_WORKS, ISADORA_WRAPS),
    SPACE(4, 0, UINT64_C(1) << 36, ISADORA_WORKS, ISADORA_TRAPS),
    SPACE(5, 0, 7, ISADORA_WORKS, ISADORA_UNDEFINED),
};

static uint64_t state = 88172645463325252;

static uint64_t next_random(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

/* Near the beginning, near the end, at the end of a page, anywhere. */
static uint64_t some_index(unsigned space)
{
    const uint64_t cells = spaces[space].cells, n = next_random();
    switch (n & 3) {
    case 0:
        return n >> 8 & 63;
    case 1:
        return cells - 20 + (n >> 8 & 31);
    case 2:
        return (n >> 32) % 6 * RT_PAGE_CELLS - 20 + (n >> 8 & 31);
    default:
        return (n >> 8 & 3) << 34 | (n >> 20 & 0x1fff); /* few pages, some beyond the space */
    }
}

static void on_access(void *user, unsigned space, uint64_t index, unsigned cells,
                      struct isadora_word value)
{
    (void)space, (void)index, (void)cells, (void)value;
    ++*(size_t *)user;
}

static void on_store(void *user, unsigned space, uint64_t index, unsigned cells,
                     struct isadora_word value, struct isadora_word old)
{
    (void)old;
    on_access(user, space, index, cells, value);
}

struct result {
    uint64_t value;
    struct isadora_trap trap;
};

/* The number of cells is known when this is compiled, as in generated code. */
#define ACCESS(m, cells)                                                                           \
    (store ? rt_may_store((m), space, index, (cells))                                              \
                 ? (rt_store((m), space, index, (cells), value), (uint64_t)0)                      \
                 : 1                                                                               \
           : rt_load((m), space, index, (cells)))

static struct result access_cells(struct isadora_machine *m, unsigned space, uint64_t index,
                                  unsigned size, bool store, uint64_t value)
{
    struct result result;
    m->trap = (struct isadora_trap){.space = -1, .lane = -1};
    switch (size) {
    case 0:
        result.value = ACCESS(m, 1);
        break;
    case 1:
        result.value = ACCESS(m, 2);
        break;
    case 2:
        result.value = ACCESS(m, 4);
        break;
    case 3:
        result.value = ACCESS(m, 8);
        break;
    default:
        result.value = ACCESS(m, 3);
        break;
    }
    result.trap = m->trap;
    return result;
}

static void compare_memory(const struct isadora_machine *a, const struct isadora_machine *b)
{
    for (unsigned space = 0; space < SPACES; space++) {
        uint64_t i = 0, k = 0;
        for (; isadora_memory_next(a, space, &i); i++, k++) {
            assert_true(isadora_memory_next(b, space, &k));
            assert_int_equal(i, k);
            assert_int_equal(isadora_peek(a, space, i), isadora_peek(b, space, i));
        }
        assert_false(isadora_memory_next(b, space, &k));
    }
}

static void compare(struct isadora_machine *quick, struct isadora_machine *slow)
{
    for (int i = 0; i < ACCESSES; i++) {
        const unsigned space = (unsigned)(next_random() % SPACES);
        const uint64_t index = some_index(space), value = next_random();
        const unsigned size = (unsigned)(next_random() % 5);
        const bool store = next_random() & 1;
        const struct result a = access_cells(quick, space, index, size, store, value);
        const struct result b = access_cells(slow, space, index, size, store, value);
        assert_int_equal(a.trap.kind, b.trap.kind);
        assert_int_equal(a.trap.space, b.trap.space);
        assert_int_equal(a.trap.index, b.trap.index);
        assert_int_equal(a.value, b.value);
    }
    compare_memory(quick, slow);
}

static void test_same(void **unused)
{
    struct isadora_target target = tiny_target;
    size_t calls = 0;
    const struct isadora_watch watch = {.user = &calls, .load = on_access, .store = on_store};
    (void)unused;
    target.spaces = spaces;
    target.space_count = SPACES;
    struct isadora_machine *quick = isadora_machine_create(&target, 0);
    struct isadora_machine *slow = isadora_machine_create(&target, 0);
    isadora_machine_watch(slow, &watch);
    compare(quick, slow);
    assert_true(calls > ACCESSES / 2);
    /* With less of some spaces. */
    static const struct isadora_extent some[] = {
        {0, 100}, {0x1000, 0x11}, {0x1ff8, 0x1008}, {0x5000, UINT64_C(1) << 35}};
    struct isadora_machine *const machines[] = {quick, slow};
    for (int i = 0; i < 2; i++) {
        isadora_memory_limit(machines[i], 0, 0x79);
        isadora_memory_limit(machines[i], 1, 0x1ffe);
        isadora_memory_allow(machines[i], 4, some, 4);
    }
    compare(quick, slow);
    for (int i = 0; i < 2; i++) {
        isadora_memory_limit(machines[i], 0, 0x100);
        isadora_memory_allow(machines[i], 4, NULL, 0);
        rt_memory_zero(&machines[i]->memory[3]);
        rt_memory_clear(&machines[i]->memory[1]);
    }
    compare(quick, slow);
    isadora_machine_destroy(quick);
    isadora_machine_destroy(slow);
}

/* A store to noticed cells says so, whatever else is in its page and wherever it begins; all stores
 * do what they do otherwise. */
static void test_noticed(void **unused)
{
    enum { FROM = 0x1000, CELLS = 0x3000 };
    static const struct isadora_extent some[] = {{0x1ffc, 8}, {0x3011, 1}, {0, 2}};
    static uint8_t in[CELLS], out[CELLS];
    struct isadora_target target = tiny_target;
    unsigned noticed = 0;
    (void)unused;
    target.spaces = spaces;
    target.space_count = SPACES;
    struct isadora_machine *plain = isadora_machine_create(&target, 0);
    struct isadora_machine *m = isadora_machine_create(&target, 0);
    isadora_memory_notice(m, 4, some, 2);
    for (int i = 0; i < ACCESSES; i++) {
        const uint64_t n = next_random(), index = FROM + n % (CELLS - 8);
        const unsigned cells = 1u << (n >> 60 & 3);
        const uint64_t at = n >> 59 & 1 ? index : index & ~(uint64_t)(cells - 1);
        assert_true(rt_may_store(m, 4, at, cells) && rt_may_store(plain, 4, at, cells));
        rt_store(m, 4, at, cells, n);
        rt_store(plain, 4, at, cells, n);
        assert_int_equal(rt_load(m, 4, at, cells), rt_load(plain, 4, at, cells));
        const bool hit =
            (at < 0x2004 && at + cells > 0x1ffc) || (at < 0x3012 && at + cells > 0x3011);
        assert_int_equal(m->halted, hit ? RT_STORED : 0);
        assert_int_equal(plain->halted, 0);
        noticed += hit;
        m->halted = false;
    }
    assert_in_range(noticed, 10, ACCESSES / 10);
    assert_true(isadora_copy_out(m, 4, FROM, out, CELLS) &&
                isadora_copy_out(plain, 4, FROM, in, CELLS));
    assert_memory_equal(in, out, CELLS);
    isadora_memory_notice(m, 1, &some[2], 1);
    rt_store(m, 1, 0x1ffd, 4, 1);
    assert_int_equal(m->halted, 0);
    rt_store(m, 1, 0x2001, 4, 1); /* over the end of the space */
    assert_int_equal(m->halted, RT_STORED);
    m->halted = false;
    isadora_memory_notice(m, 4, NULL, 0);
    rt_store(m, 4, 0x2000, 4, 1);
    assert_int_equal(m->halted, 0);
    isadora_machine_destroy(m);
    isadora_machine_destroy(plain);
}

static void test_copy(void **unused)
{
    struct isadora_target target = tiny_target;
    static uint8_t in[3 * RT_PAGE_CELLS], out[3 * RT_PAGE_CELLS];
    (void)unused;
    target.spaces = spaces;
    target.space_count = SPACES;
    struct isadora_machine *m = isadora_machine_create(&target, 0);
    for (size_t i = 0; i < sizeof in; i++)
        in[i] = (uint8_t)next_random();
    assert_true(isadora_copy_in(m, 4, 0x12345, in, sizeof in));
    assert_int_equal(isadora_peek(m, 4, 0x12345 + 5000), in[5000]);
    assert_true(isadora_copy_out(m, 4, 0x12345, out, sizeof out));
    assert_memory_equal(in, out, sizeof in);
    assert_true(isadora_copy_out(m, 4, 0x90000000, out, 100));
    assert_int_equal(out[99], 0);
    assert_true(isadora_copy_in(m, 0, 0x10, in, 0xf0));
    assert_false(isadora_copy_in(m, 0, 0x10, in, 0xf1));
    assert_false(isadora_copy_out(m, 0, 0x101, out, 0));
    isadora_machine_destroy(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_same), cmocka_unit_test(test_noticed),
                                       cmocka_unit_test(test_copy)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
