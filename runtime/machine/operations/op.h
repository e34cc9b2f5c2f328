/* op.h: operations, the form in which the interpreter executes decoded instructions.
 *
 * Each form has one function, made of its body by RT_FORM. It executes its instruction and then
 * calls the function of the next operation as the last thing that it does, so that compilers jump
 * there. Operations of one block lie one after another; where an instruction leads elsewhere, the
 * operation there is found and remembered (blocks.c). Nothing is counted on the way: cycles are
 * bytes of operations that lie one after another, so that `now` is the same in all of a block. What
 * depends on how many have passed is settled when it is looked at.
 *
 * A function comes back when something is to be decided: the instruction did not come to its end,
 * or ended the run, or as many cycles have passed as were given (machine->stop_at). */
#ifndef ISADORA_OP_H
#define ISADORA_OP_H

#define RT_IN_OPERATIONS /* of access.h */
#include "machine/delayed.h"
#include "machine/execute.h"

/* What each operation begins with; fields and alternatives of its instruction follow, as the
 * instruction set lays them out. */
struct rt_op {
    isadora_run_op *run;
    uint64_t pc; /* the next one's is the address after this one */
    const struct rt_op *link; /* where it led first, other than there; itself: nowhere yet */
};

/* What a function may do besides going on: store to `$pc` by itself; have another function do so;
 * halt, or store to a space; store to a space, which only halts where it goes far; start a store
 * that takes effect later. Of what it stores to `$pc` itself: always the same, since it depends on
 * the instruction and its address alone; what is in a register, so that it seldom leads to one
 * place. It stores to `$pc` by itself, later, after delay slots. */
enum {
    RT_LEADS = 1,
    RT_GOES = 2,
    RT_ENDS = 4,
    RT_STORES = 8,
    RT_LATER = 16,
    RT_FIXED = 32,
    RT_ANYWHERE = 64,
    RT_DELAYS = 128,
};

/* Of instruction sets: functions that forms call look for the cycle and the address in the machine;
 * stores take effect later, too, so that the cycle is needed so often that it is counted. */
enum { RT_TIMED = 1, RT_COUNTED = 2 };

/* The place of an operation in time, in bytes of operations since they began: `now` is what that is
 * more than its place in memory. Where cycles are counted, the place is `now`, the cycle. */
static inline uint64_t rt_place(const struct rt_op *op, uint64_t now, int timed)
{
    return timed & RT_COUNTED ? now : now + (uint64_t)(uintptr_t)op;
}

/* And back: `now` for an operation that comes at some place. */
static inline uint64_t rt_since(uint64_t place, const struct rt_op *op, int timed)
{
    return timed & RT_COUNTED ? place : place - (uint64_t)(uintptr_t)op;
}

/* The place after that of an operation of so many bytes. */
static inline uint64_t rt_then(const struct rt_op *op, uint64_t now, size_t size, int timed)
{
    return rt_place(op, now, timed) + (timed & RT_COUNTED ? 1 : size);
}

static inline uint64_t rt_cycle(const struct isadora_machine *m, const struct rt_op *op,
                                uint64_t now, size_t size, int timed)
{
    return timed & RT_COUNTED ? now : m->began + (uint32_t)rt_place(op, now, 0) / (uint32_t)size;
}

static inline size_t rt_size(const struct rt_op *op, const struct rt_op *following)
{
    return (size_t)((const char *)following - (const char *)op);
}

/* Where a body with RT_LEADS leads, if anywhere; with RT_DELAYS, how late. */
struct rt_way {
    bool leads;
    unsigned after; /* 0: at once */
    uint64_t to;
};

static inline void rt_lead(struct rt_way *way, uint64_t to)
{
    *way = (struct rt_way){.leads = true, .to = to};
}

static inline void rt_lead_after(struct isadora_machine *m, struct rt_way *way, int far,
                                 unsigned delay, uint64_t to)
{
    if (far)
        rt_later_pc(m, delay, to);
    else
        *way = (struct rt_way){.after = delay, .to = to};
}

/* Some access is out of reach, or there is an exception; nothing has happened. */
enum { RT_FAR = -7 };

/* It was not executed: what is there is no operation. The slice is over: `$pc` says where. */
enum { RT_NO_OP = -5, RT_SLICE_OVER = -6 };

/* What has passed before an operation takes effect: steps, and registers that count cycles. */
RT_COLD void rt_settle_time(struct isadora_machine *, const struct rt_op *, uint64_t now);
/* Comes back from an operation: one that was executed, or did not come to its end. */
RT_COLD int rt_return_from(const struct rt_op *, struct isadora_machine *, uint64_t now,
                           int status);
/* The same where it cannot have stored to `$pc`, unless an exception did: it goes on at `to`. */
RT_COLD int rt_return_to(const struct rt_op *, struct isadora_machine *, uint64_t now, int status,
                         uint64_t to);
/* After an operation goes on at `to`. The second, where that is known, is seldom needed. */
int rt_follow(const struct rt_op *, struct isadora_machine *, void *state, uint64_t now,
              uint64_t to);
RT_COLD int rt_follow_first(const struct rt_op *, struct isadora_machine *, void *state,
                            uint64_t now, uint64_t to);

/* After an operation that stores to `$pc` later. */
RT_COLD int rt_follow_after(const struct rt_op *, const struct rt_op *following,
                            struct isadora_machine *, void *state, uint64_t now, struct rt_way);
/* Of an operation in a delay slot: the branch before it, which is then under way. */
RT_COLD void rt_note_branch(const struct rt_op *slot, struct isadora_machine *, uint64_t now);
/* rt_return_to for operations that may be in one. */
RT_COLD int rt_return_from_slot(const struct rt_op *, struct isadora_machine *, uint64_t now,
                                int status, uint64_t to);

static inline const struct rt_op *rt_op_before(const struct rt_op *op, size_t count, size_t size)
{
    return (const struct rt_op *)(const void *)((const char *)op - count * size);
}

/* An instruction is replaced by the code of an exception, which follows. `next`: the address after
 * it. */
static inline void rt_raise_at(struct isadora_machine *m, const struct rt_op *op, uint64_t next,
                               uint64_t now, const char *name)
{
    rt_settle_time(m, op, now);
    m->next = next;
    rt_raise(m, name);
}

#if defined __GNUC__ || defined __clang__
#define RT_ALWAYS static inline __attribute__((always_inline))
#define RT_MAYBE __attribute__((unused))
#define RT_APART __attribute__((noinline))
#ifdef __clang__
#define RT_LINE __attribute__((aligned(64))) /* one line of the code's cache, if it is short */
#else /* equal ones stay apart, as the jumps at their ends are predicted */
#define RT_LINE __attribute__((aligned(64), no_icf))
#endif
#define RT_ALONE __restrict__ /* nothing that is stored to changes an operation */
#define RT_SELDOM(test) __builtin_expect(!!(test), 0)
#else
#define RT_ALWAYS static inline
#define RT_MAYBE
#define RT_APART
#define RT_LINE
#define RT_ALONE
#define RT_SELDOM(test) (test)
#endif

/* May the operation be one in a delay slot? Then its link says of which branch. */
RT_ALWAYS int rt_fits_slots(int what) { return !(what & ~(RT_ENDS | RT_STORES)); }

/* Before the body of a form. With stores that take effect later or files that are read late
 * (`timed`), it needs to know the cycle. While a store is under way, each instruction may be the
 * last one before a branch: those go far. */
RT_ALWAYS void rt_begin_op(const struct rt_op *op, const struct rt_op *following,
                           struct isadora_machine *m, uint64_t now, int what, int timed, int far)
{
    const int late = timed && (far || what & RT_LATER);
    if (timed) {
        m->pc = op->pc;
        m->now = rt_cycle(m, op, now, rt_size(op, following), timed);
    }
    if (timed && far && rt_fits_slots(what) && op->link != op && !m->pending_count)
        rt_note_branch(op, m, now);
    if (late)
        m->pending_before = m->pending_count;
    if (late || what & RT_GOES)
        m->next = following->pc;
}

/* Where branches led lately. */
struct rt_recent {
    uint64_t pc;
    const struct rt_op *op; /* NULL: nothing is known */
};
enum { RT_RECENT_OPS = 1024 };

static inline struct rt_recent *rt_recent(const struct isadora_machine *m, uint64_t to)
{
    return (struct rt_recent *)(void *)m->ops + ((to >> m->decoded_shift) & (RT_RECENT_OPS - 1));
}

/* Goes on elsewhere. */
RT_ALWAYS int rt_go_from(const struct rt_op *op, const struct rt_op *following,
                         struct isadora_machine *m, void *state, uint64_t now, uint64_t to,
                         int what, int timed)
{
    const struct rt_op *const link = op->link;
    const uint64_t then = rt_then(op, now, rt_size(op, following), timed);
    if (what & RT_ANYWHERE) { /* a jump for each form, which is easier to predict */
        const struct rt_recent *recent;
        if (RT_SELDOM(then >= m->stop_at) || (recent = rt_recent(m, to))->pc != to || !recent->op)
            return rt_follow(op, m, state, now, to);
        return recent->op->run(recent->op, m, state, rt_since(then, recent->op, timed));
    }
    /* one place where `to` is needed, so that it is computed there */
    if (RT_SELDOM((what & RT_FIXED ? link == op : link->pc != to) | (then >= m->stop_at)))
        return rt_follow_first(op, m, state, now, to);
    return link->run(link, m, state, rt_since(then, link, timed));
}

/* Goes on elsewhere after delay slots, which lie before the operation there. */
RT_ALWAYS int rt_go_after(const struct rt_op *op, const struct rt_op *following,
                          struct isadora_machine *m, void *state, uint64_t now, struct rt_way way,
                          int what, int timed)
{
    const struct rt_op *const link = op->link;
    const size_t size = rt_size(op, following);
    const uint64_t then = rt_then(op, now, size, timed);
    if (RT_SELDOM((link == op) | (!(what & RT_FIXED) && link->pc != way.to) | (then >= m->stop_at)))
        return rt_follow_after(op, following, m, state, now, way);
    const struct rt_op *const slot = rt_op_before(link, way.after - 1, size);
    return slot->run(slot, m, state, rt_since(then, slot, timed));
}

/* After it. `following`: the operation in the next place. */
RT_ALWAYS int rt_end_op(const struct rt_op *op, const struct rt_op *following,
                        struct isadora_machine *m, void *state, uint64_t now, int status,
                        struct rt_way way, int what, int timed, int far)
{
    const int late = timed && (far || what & RT_LATER);
    const int goes = late || what & RT_GOES;
    if (goes && what & RT_LEADS && way.leads && status != RT_WENT)
        m->next = way.to;
    const int halts = what & RT_ENDS || (far && what & RT_STORES);
    if (RT_SELDOM(status != 0 || (halts && m->halted) || (late && m->trap.kind))) {
        if (!late)
            m->pending_before = 0;
        if (halts && what & RT_DELAYS && way.after && rt_is_done(status))
            rt_later_pc(m, way.after, way.to);
        if (timed && !far && rt_fits_slots(what))
            return rt_return_from_slot(op, m, now, status, following->pc);
        return goes ? rt_return_from(op, m, now, status)
                    : rt_return_to(op, m, now, status, way.leads ? way.to : following->pc);
    }
    if (what & RT_DELAYS && !far && way.after)
        return rt_go_after(op, following, m, state, now, way, what, timed);
    if (late && m->pending_count) {
        if (RT_SELDOM(rt_then(op, now, rt_size(op, following), timed) >= m->stop_at))
            return rt_return_from(op, m, now, status);
        if (m->pending_due <= m->now + 1)
            rt_pass_time(m, m->pending_before, false);
    }
    if (goes) {
        if (m->next != following->pc)
            return rt_go_from(op, following, m, state, now, m->next, 0, timed);
    } else if (what & RT_LEADS && way.leads) {
        return rt_go_from(op, following, m, state, now, way.to, what, timed);
    }
    return following->run(following, m, state, timed & RT_COUNTED ? now + 1 : now);
}

/* Forms that load or store cells are compiled twice: near, where all they do with memory is within
 * reach (reach.h), and far, where an access may be any. The first gives way to the second before it
 * has done anything, which leaves it nothing to be called, and so no registers to be saved. */
static inline bool rt_is_near(const struct isadora_machine *m, unsigned space, uint64_t index,
                              unsigned cells, int far)
{
    return far || rt_reaches(m, space, 0, index, cells);
}

static inline bool rt_can_store(const struct isadora_machine *m, unsigned space, uint64_t index,
                                unsigned cells, int far)
{
    return far || rt_reaches(m, space, 1, index, cells);
}

/* What follows is left to the function that goes far. */
#define RT_GO_FAR(far)                                                                             \
    do {                                                                                           \
        if (!(far))                                                                                \
            return RT_FAR;                                                                         \
    } while (0)

/* The function NAME of a form, and the head of its body, which follows. ISA_TIMED is a constant of
 * the instruction set, of RT_TIMED and RT_COUNTED. */
#define RT_FORM(ISA, NAME, WHAT)                                                                   \
    RT_FORM_HEAD(ISA, NAME)                                                                        \
    RT_LINE RT_FORM_FUNCTION(ISA, NAME, NAME, WHAT, 1, RT_FAR)                                     \
    RT_FORM_BODY(ISA, NAME)
#define RT_FORM_NEAR(ISA, NAME, WHAT)                                                              \
    RT_FORM_HEAD(ISA, NAME)                                                                        \
    static RT_APART RT_FORM_FUNCTION(ISA, NAME, NAME##_far, WHAT, 1, RT_FAR)                       \
    RT_LINE RT_FORM_FUNCTION(ISA, NAME, NAME, WHAT, 0, NAME##_far(op, m, state, now))              \
    RT_FORM_BODY(ISA, NAME)

/* Of forms that do nothing but go on, and write what lives for one bundle: `bundle`. Before another
 * of them, which writes it again, it is not kept: NAME_quiet. STORAGE of both may be static. */
#define RT_FORM_QUIET(STORAGE, ISA, NAME)                                                          \
    RT_ALWAYS int NAME##_body(struct isadora_machine *, struct ISA##_state *,                      \
                              const struct ISA##_op *, struct ISA##_bundle *);                     \
    STORAGE isadora_run_op NAME, NAME##_quiet;                                                     \
    RT_LINE int NAME(const struct rt_op *op, struct isadora_machine *m, void *state, uint64_t now) \
    {                                                                                              \
        const struct ISA##_op *const in = (const struct ISA##_op *)op;                             \
        NAME##_body(m, state, in, &((struct ISA##_state *)state)->bundle);                         \
        return in[1].op.run(&in[1].op, m, state, now);                                             \
    }                                                                                              \
    RT_LINE int NAME##_quiet(const struct rt_op *op, struct isadora_machine *m, void *state,       \
                             uint64_t now)                                                         \
    {                                                                                              \
        const struct ISA##_op *const in = (const struct ISA##_op *)op;                             \
        struct ISA##_bundle unseen;                                                                \
        NAME##_body(m, state, in, &unseen);                                                        \
        return in[1].op.run(&in[1].op, m, state, now);                                             \
    }                                                                                              \
    RT_ALWAYS int NAME##_body(                                                                     \
        RT_MAYBE struct isadora_machine *m, RT_MAYBE struct ISA##_state *s,                        \
        RT_MAYBE const struct ISA##_op *in, struct ISA##_bundle *bundle)

#define RT_FORM_HEAD(ISA, NAME)                                                                    \
    int NAME(const struct rt_op *, struct isadora_machine *, void *, uint64_t);                    \
    RT_ALWAYS int NAME##_body(struct isadora_machine *, struct ISA##_state *,                      \
                              const struct ISA##_op *RT_ALONE, struct rt_way *, uint64_t, int);

#define RT_FORM_FUNCTION(ISA, NAME, OWN, WHAT, FAR, ELSEWHERE)                                     \
    int OWN(const struct rt_op *op, struct isadora_machine *m, void *state, uint64_t now)          \
    {                                                                                              \
        const struct ISA##_op *const in = (const struct ISA##_op *)op;                             \
        if (ISA##_TIMED != 0 && !(FAR) && m->pending_count)                                        \
            return ELSEWHERE;                                                                      \
        rt_begin_op(op, &in[1].op, m, now, WHAT, ISA##_TIMED, FAR);                                \
        struct rt_way way = {.leads = false};                                                      \
        const int status = NAME##_body(m, state, in, &way, now, FAR);                              \
        if (RT_SELDOM(status == RT_FAR)) {                                                         \
            if (ISA##_TIMED != 0 && (WHAT) & RT_LATER)                                             \
                m->pending_count = 0;                                                              \
            return ELSEWHERE;                                                                      \
        }                                                                                          \
        return rt_end_op(op, &in[1].op, m, state, now, status, way, WHAT, ISA##_TIMED, FAR);       \
    }

#define RT_FORM_BODY(ISA, NAME)                                                                    \
    RT_ALWAYS int NAME##_body(                                                                     \
        RT_MAYBE struct isadora_machine *m, RT_MAYBE struct ISA##_state *s,                        \
        RT_MAYBE const struct ISA##_op *RT_ALONE in, RT_MAYBE struct rt_way *way,                  \
        RT_MAYBE uint64_t now, RT_MAYBE int far)

/* How a field is kept in an operation: with the sign of so many bits extended, times a factor, with
 * a number added; or instead of one number another one. */
struct rt_resolved {
    uint8_t extend, scale; /* 0: not */
    uint16_t add;
    uint16_t number, instead; /* 0, 0: none */
};

static inline uint64_t rt_resolve(const struct rt_resolved *how, uint64_t value)
{
    if (how->extend) {
        const uint64_t sign = UINT64_C(1) << (how->extend - 1);
        value = (value ^ sign) - sign;
    }
    if (how->scale)
        value *= how->scale;
    value += how->add;
    return how->instead && value == how->number ? how->instead : value;
}

/* Executes one instruction alone, for those who call a target's `execute`: machine->pc and
 * machine->next are its address and the one after it. */
int rt_execute_op(struct isadora_machine *, const struct isadora_insn *);

#endif
