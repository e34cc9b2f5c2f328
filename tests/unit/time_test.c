/* time_test.c: delayed stores, on a machine whose instructions are calls of the test: what the
 * watch receives, which of two stores stays, what an engine drops, and the limit of pending stores.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tiny.h"

enum { FILE_R };

static char events[256]; /* what the watch received */

static void note(char what, const struct isadora_pending *p)
{
    const size_t used = strlen(events);
    snprintf(events + used, sizeof events - used, "%c%u ", what, (unsigned)p->value);
}

static void on_later(void *user, const struct isadora_pending *p)
{
    (void)user;
    note('+', p);
}

static void on_written(void *user, const struct isadora_pending *p)
{
    (void)user;
    note('=', p);
}

static void on_drop(void *user, const struct isadora_pending *p)
{
    (void)user;
    note('-', p);
}

static void on_overtake(void *user, const struct isadora_pending *p, uint64_t mask)
{
    (void)user;
    assert_int_equal(mask & ~p->mask, 0);
    note('<', p);
}

static const struct isadora_watch watch = {NULL,       NULL,    NULL,       on_later,
                                           on_written, on_drop, on_overtake};

static void write_back(struct isadora_machine *m, unsigned file, uint64_t index, uint64_t mask,
                       uint64_t value)
{
    struct tiny_state *s = m->state;
    assert_int_equal(file, FILE_R);
    s->r[index] = (uint16_t)((s->r[index] & ~mask) | (value & mask));
}

static struct isadora_target target;

static struct isadora_machine *machine(void)
{
    target = tiny_target;
    target.write_back = write_back;
    struct isadora_machine *m = isadora_machine_create(&target, 0);
    assert_non_null(m);
    isadora_machine_watch(m, &watch);
    events[0] = 0;
    return m;
}

static unsigned r1(const struct isadora_machine *m)
{
    return ((const struct tiny_state *)m->state)->r[1];
}

/* The end of the cycle in which stores were made from `first` on. */
static void pass(struct isadora_machine *m, unsigned first)
{
    rt_pass_time(m, first, false);
    m->now++;
}

static void test_takes_effect(void **state)
{
    struct isadora_machine *m = machine();
    (void)state;
    m->pc = 7;
    rt_later(m, 2, FILE_R, 1, 0xff, 0x1234);
    assert_int_equal(m->pending[0].from, 7);
    assert_int_equal(m->pending[0].made, m->now);
    pass(m, 0);
    assert_int_equal(r1(m), 0);
    pass(m, 1);
    assert_int_equal(r1(m), 0x34);
    assert_int_equal(m->pending_count, 0);
    assert_string_equal(events, "+52 =52 ");
    isadora_machine_destroy(m);
}

/* Bits that a younger instruction stores in the cycle in which the older store takes effect stay as
 * they are. */
static void test_overtaken(void **state)
{
    struct isadora_machine *m = machine();
    struct tiny_state *s = m->state;
    (void)state;
    rt_later(m, 2, FILE_R, 1, 0xffff, 0x1111);
    pass(m, 0);
    rt_stored(m, FILE_R, 1, 0xff);
    s->r[1] = 0x22;
    rt_stored(m, FILE_R, 2, 0xff); /* another register */
    pass(m, 1);
    assert_int_equal(r1(m), 0x1122);
    assert_string_equal(events, "+4369 <4369 =4369 ");
    isadora_machine_destroy(m);
}

static void test_engine(void **state)
{
    struct isadora_machine *m = machine();
    (void)state;
    rt_occupy(m, 3, 0);
    rt_later(m, 3, FILE_R, 1, 0xffff, 1);
    rt_engine(m, 0);
    pass(m, 0);
    unsigned first = m->pending_count;
    rt_occupy(m, 2, 1); /* another engine drops nothing */
    rt_later(m, 2, FILE_R, 2, 0xffff, 2);
    rt_engine(m, 1);
    pass(m, first);
    first = m->pending_count;
    rt_occupy(m, 1, 0);
    rt_later(m, 1, FILE_R, 1, 0xffff, 3);
    rt_engine(m, 0);
    pass(m, first);
    assert_int_equal(r1(m), 3);
    assert_string_equal(events, "+1 +2 -1 +3 =2 =3 ");
    isadora_machine_destroy(m);
}

static void test_delay_slots(void **state)
{
    struct isadora_machine *m = machine();
    (void)state;
    rt_later_pc(m, 2, 0x40);
    m->next = 1;
    pass(m, 0);
    assert_int_equal(m->next, 1);
    rt_pass_time(m, 1, true); /* a slot that waits */
    m->now++;
    assert_int_equal(m->next, 1);
    pass(m, 1);
    assert_int_equal(m->next, 0x40);
    isadora_machine_destroy(m);
}

/* One too many is a trap, and leaves the others as they are. */
static void test_too_many(void **state)
{
    struct isadora_machine *m = machine();
    (void)state;
    for (unsigned i = 0; i < ISADORA_PENDING_MAX; i++)
        rt_later(m, 9, FILE_R, 1, 0xffff, i);
    assert_int_equal(m->trap.kind, ISADORA_TRAP_NONE);
    rt_later_pc(m, 2, 0x40);
    assert_int_equal(m->trap.kind, ISADORA_TRAP_MEMORY);
    rt_occupy(m, 2, 0);
    rt_engine(m, 0);
    assert_int_equal(m->pending_count, ISADORA_PENDING_MAX);
    assert_int_equal(m->pending[ISADORA_PENDING_MAX - 1].file, FILE_R);
    assert_int_equal(m->pending[ISADORA_PENDING_MAX - 1].engine, -1);
    rt_forget_later(m, ISADORA_PENDING_MAX);
    m->trap.kind = ISADORA_TRAP_NONE;
    isadora_settle(m);
    assert_int_equal(r1(m), ISADORA_PENDING_MAX - 1);
    isadora_machine_destroy(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_takes_effect), cmocka_unit_test(test_overtaken),
        cmocka_unit_test(test_engine),       cmocka_unit_test(test_delay_slots),
        cmocka_unit_test(test_too_many),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
