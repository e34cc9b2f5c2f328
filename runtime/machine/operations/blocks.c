/* blocks.c: decoded instructions in blocks of operations (op.h).
 *
 * A block begins where a run came to an instruction that is in none, and goes on past branches that
 * may not be taken, so that what is executed one after another mostly lies so. Blocks are found by
 * the address of their first operation in a hash table, and are only forgotten all together: when
 * the program stores to code, or when there are too many.
 *
 * A branch that is followed by delay slots has blocks of its own, found by its address, too: a head
 * that is not executed, the slots, and then what is at its target. So no store to `$pc` is under
 * way in the slots; where one is needed, because something is to be decided there, it is noted from
 * the head. The head's link is the operation at the target, that of each slot is the head. */
#include "machine/operations/blocks.h"
#include "machine/fetch.h"
#include "machine/memory.h"
#include "machine/state.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_SLOTS = 1024, CHUNK = 1024, MOST_CHUNKS = 1024, MOST_OP = 512 };

struct found {
    uint64_t pc;
    const struct rt_op *op; /* NULL: the slot is free */
    uint64_t after; /* 1 + the address of the branch that leads there; 0: of none with slots */
};

struct rt_ops {
    struct rt_recent recent[RT_RECENT_OPS]; /* is first, for op.h */
    struct found *table;
    size_t slots, count;
    char *chunks[MOST_CHUNKS]; /* of CHUNK operations each */
    size_t chunk, used;        /* the chunk in use, operations in it */
    struct rt_decoded slot; /* what is being decoded */
};

/* Are cycles counted? Of op.h's constants for instruction sets. */
static int timed(const struct isadora_machine *m) { return m->target->slots ? RT_COUNTED : 0; }

uint64_t rt_begin(struct isadora_machine *m, const struct rt_op *op, uint64_t most)
{
    m->counted = m->began = m->now;
    m->stop_at = timed(m) ? m->now + most : most * m->target->op_size;
    return rt_since(timed(m) ? m->now : 0, op, timed(m));
}

/* ---- Coming back ---- */

void rt_settle_time(struct isadora_machine *m, const struct rt_op *op, uint64_t now)
{
    const uint64_t cycle = rt_cycle(m, op, now, m->target->op_size, timed(m));
    const uint64_t passed = cycle - m->counted;
    if (passed && m->target->tick)
        m->target->tick(m->state, passed);
    m->steps += passed;
    m->counted = m->now = cycle;
    m->pc = op->pc;
}

int rt_return_from(const struct rt_op *op, struct isadora_machine *m, uint64_t now, int status)
{
    rt_settle_time(m, op, now);
    return status;
}

int rt_return_to(const struct rt_op *op, struct isadora_machine *m, uint64_t now, int status,
                 uint64_t to)
{
    rt_settle_time(m, op, now);
    if (status != RT_WENT)
        m->next = to;
    return status;
}

/* No operation, but the end of those that could be made. */
static int run_end(const struct rt_op *op, struct isadora_machine *m, void *state, uint64_t now)
{
    (void)state;
    return rt_return_from(op, m, now, RT_NO_OP);
}

/* ---- The table ---- */

static struct found *find(const struct rt_ops *ops, uint64_t pc, uint64_t after)
{
    const uint64_t key = (pc ^ after << 20) * UINT64_C(0x9e3779b97f4a7c15);
    size_t at = (size_t)(key >> 32) & (ops->slots - 1);
    while (ops->table[at].op && (ops->table[at].pc != pc || ops->table[at].after != after))
        at = (at + 1) & (ops->slots - 1);
    return &ops->table[at];
}

/* Twice as many slots; false without memory. */
static bool grow(struct rt_ops *ops)
{
    struct rt_ops wider = {.slots = 2 * ops->slots};
    wider.table = calloc(wider.slots, sizeof *wider.table);
    if (!wider.table)
        return false;
    for (size_t i = 0; i < ops->slots; i++) {
        if (ops->table[i].op)
            *find(&wider, ops->table[i].pc, ops->table[i].after) = ops->table[i];
    }
    free(ops->table);
    ops->table = wider.table;
    ops->slots = wider.slots;
    return true;
}

/* ---- Making blocks ---- */

static isadora_run_op run_on;

static struct rt_op *op_number(const struct isadora_machine *m, size_t n)
{
    return (struct rt_op *)(void *)(m->ops->chunks[m->ops->chunk] + n * m->target->op_size);
}

/* Room for a block; false where there is none. */
static bool has_room(struct isadora_machine *m)
{
    struct rt_ops *ops = m->ops;
    if (2 * (ops->count + 1) > ops->slots && !grow(ops))
        return false;
    if (ops->chunks[ops->chunk] && ops->used + RT_BLOCK > CHUNK) {
        if (ops->chunk + 1 == MOST_CHUNKS)
            return false;
        ops->chunk++;
        ops->used = 0;
    }
    if (!ops->chunks[ops->chunk])
        ops->chunks[ops->chunk] = rt_state_new(CHUNK * m->target->op_size, 1);
    return ops->chunks[ops->chunk] != NULL;
}

/* Decodes the instruction at `$pc` into the next operation of a block; false where there is none.
 */
static bool put_op(struct isadora_machine *m, size_t count)
{
    struct rt_ops *ops = m->ops;
    if (rt_decode_at_pc(m, &ops->slot) != ISADORA_RUNNING || ops->slot.action != m->target->execute)
        return false;
    struct rt_op *op = op_number(m, ops->used + count);
    m->target->fill(op, &ops->slot.insn, ops->slot.word);
    op->run = m->target->ops[ops->slot.insn.form];
    op->pc = m->pc;
    op->link = op;
    m->pc = ops->slot.next;
    return true;
}

/* Operations from `$pc` on, in the chunk in use, after those that are there; how many then. */
static size_t put_block(struct isadora_machine *m, size_t count)
{
    struct rt_ops *ops = m->ops;
    isadora_run_op *quiet_before = NULL; /* of the operation before */
    while (count < RT_BLOCK - 1 && put_op(m, count)) {
        isadora_run_op *quiet =
            m->target->quiet_ops ? m->target->quiet_ops[ops->slot.insn.form] : NULL;
        if (quiet && quiet_before)
            op_number(m, ops->used + count - 1)->run = quiet_before;
        quiet_before = quiet;
        count++;
    }
    struct rt_op *end = op_number(m, ops->used + count++);
    *end = (struct rt_op){.run = count == RT_BLOCK ? run_on : run_end, .pc = m->pc, .link = end};
    return count;
}

/* A branch that has delay slots. */
struct delayed {
    const struct rt_op *branch;
    uint64_t next; /* the address after it */
    unsigned slots;
    uint64_t to;
};

/* The head and the slots of its block; 0 where one of them has to see that the branch is under
 * way. */
static size_t put_slots(struct isadora_machine *m, const struct delayed *way)
{
    const struct rt_ops *ops = m->ops;
    struct rt_op *head = op_number(m, ops->used);
    *head = (struct rt_op){
        .run = run_end, .pc = way->branch->pc, .link = op_number(m, ops->used + 1 + way->slots)};
    m->pc = way->next;
    for (size_t i = 1; i <= way->slots; i++) {
        if (!put_op(m, i) ||
            !(m->target->slots[ops->slot.insn.form / 64] >> ops->slot.insn.form % 64 & 1))
            return 0;
        op_number(m, ops->used + i)->link = head;
    }
    m->pc = way->to;
    return 1 + way->slots;
}

/* Instead of a block that cannot be. */
static const struct rt_op no_block = {.run = run_end};

/* A block where the machine is; of a branch with slots, what is at its target. */
static const struct rt_op *make(struct isadora_machine *m, uint64_t pc, const struct delayed *way)
{
    if (!has_room(m) || (way && way->slots > RT_BLOCK / 2)) {
        m->ops_stale |= !way; /* all goes, which may make room */
        return NULL;
    }
    /* This is about what may come; it does not happen yet. */
    const struct isadora_trap trap = m->trap;
    const uint64_t here = m->pc, address = m->context.address;
    const bool any_decoded = m->any_decoded;
    m->pc = pc;
    const size_t first = way ? put_slots(m, way) : 0;
    const struct rt_op *op = way && !first ? &no_block : op_number(m, m->ops->used + first);
    if (op != &no_block)
        m->ops->used += put_block(m, first);
    m->pc = here;
    m->context.address = address;
    m->trap = trap;
    m->any_decoded = any_decoded; /* nothing in that table */
    const uint64_t after = way ? way->branch->pc + 1 : 0;
    *find(m->ops, pc, after) = (struct found){pc, op, after};
    m->ops->count++;
    return op;
}

/* After `op` it goes on at `to`, at this place in time. */
RT_APART static int find_way(const struct rt_op *op, struct isadora_machine *m, void *state,
                             uint64_t place, uint64_t to)
{
    const struct rt_op *found = find(m->ops, to, 0)->op;
    if (!found)
        found = make(m, to, NULL);
    if (!found) {
        rt_settle_time(m, op, rt_since(place, op, timed(m)));
        m->pc = to;
        return RT_SLICE_OVER;
    }
    *rt_recent(m, to) = (struct rt_recent){to, found};
    return found->run(found, m, state, rt_since(place, found, timed(m)));
}

static int follow(const struct rt_op *op, struct isadora_machine *m, void *state, uint64_t place,
                  uint64_t to)
{
    const struct rt_recent *found = rt_recent(m, to);
    if (found->pc == to && found->op)
        return found->op->run(found->op, m, state, rt_since(place, found->op, timed(m)));
    return find_way(op, m, state, place, to);
}

/* Where it goes on at `to`, and that is known. */
static void remember(const struct rt_op *op, const struct isadora_machine *m, uint64_t to)
{
    const struct rt_recent *found = rt_recent(m, to);
    if (op->link == op && found->pc == to && found->op)
        ((struct rt_op *)(uintptr_t)op)->link = found->op; /* all are in chunks */
}

int rt_follow(const struct rt_op *op, struct isadora_machine *m, void *state, uint64_t now,
              uint64_t to)
{
    const uint64_t then = rt_then(op, now, m->target->op_size, timed(m));
    if (RT_SELDOM(then >= m->stop_at)) {
        m->next = to;
        m->pending_before = m->pending_count; /* for them this cycle is over */
        return rt_return_from(op, m, now, 0);
    }
    return follow(op, m, state, then, to);
}

int rt_follow_first(const struct rt_op *op, struct isadora_machine *m, void *state, uint64_t now,
                    uint64_t to)
{
    if (m->ops)
        remember(op, m, to);
    return rt_follow(op, m, state, now, to);
}

/* The end of a block that goes on elsewhere. */
static int run_on(const struct rt_op *op, struct isadora_machine *m, void *state, uint64_t now)
{
    const uint64_t place = rt_place(op, now, timed(m));
    if (place >= m->stop_at)
        return rt_return_from(op, m, now, RT_SLICE_OVER);
    remember(op, m, op->pc);
    const struct rt_op *const link = op->link;
    return link == op ? follow(op, m, state, place, op->pc)
                      : link->run(link, m, state, rt_since(place, link, timed(m)));
}

/* ---- Delay slots ---- */

int rt_follow_after(const struct rt_op *op, const struct rt_op *following,
                    struct isadora_machine *m, void *state, uint64_t now, struct rt_way way)
{
    const uint64_t then = rt_then(op, now, m->target->op_size, timed(m));
    const bool is_over = then >= m->stop_at;
    const struct rt_op *found = NULL;
    if (m->ops && !is_over) {
        const struct delayed delayed = {op, following->pc, way.after - 1, way.to};
        found = find(m->ops, way.to, op->pc + 1)->op;
        if (!found)
            found = make(m, way.to, &delayed);
        if (found && found != &no_block) {
            if (op->link == op)
                ((struct rt_op *)(uintptr_t)op)->link = found; /* all are in chunks */
            const struct rt_op *slot = rt_op_before(found, way.after - 1, m->target->op_size);
            return slot->run(slot, m, state, rt_since(then, slot, timed(m)));
        }
    }
    m->pc = op->pc;
    m->now = rt_cycle(m, op, now, m->target->op_size, timed(m));
    m->pending_before = 0;
    m->next = following->pc;
    rt_later_pc(m, way.after, way.to);
    if (is_over)
        return rt_return_from(op, m, now, 0);
    return following->run(following, m, state, rt_since(then, following, timed(m)));
}

void rt_note_branch(const struct rt_op *slot, struct isadora_machine *m, uint64_t now)
{
    const struct rt_op *head = slot->link;
    const uint64_t bytes = m->target->op_size;
    const uint64_t number = (uint64_t)((const char *)slot - (const char *)head) / bytes;
    const uint64_t slots = (uint64_t)((const char *)head->link - (const char *)head) / bytes - 1;
    const uint64_t cycle = rt_cycle(m, slot, now, bytes, timed(m));
    m->pc = head->pc;
    m->now = cycle - number;
    rt_later_pc(m, (unsigned)slots + 1, head->link->pc);
    m->pc = slot->pc;
    m->now = cycle;
}

int rt_return_from_slot(const struct rt_op *op, struct isadora_machine *m, uint64_t now, int status,
                        uint64_t to)
{
    if (op->link != op && !rt_is_done(status)) {
        rt_note_branch(op, m, now);
        m->pending_before = 1;
    }
    return rt_return_to(op, m, now, status, to);
}

/* ---- All of them ---- */

void rt_free_ops(struct isadora_machine *m)
{
    for (size_t i = 0; m->ops && i < MOST_CHUNKS; i++)
        free(m->ops->chunks[i]);
    if (m->ops)
        free(m->ops->table);
    free(m->ops);
    m->ops = NULL;
}

static bool is_ready(struct isadora_machine *m)
{
    if (!m->ops) {
        m->ops = calloc(1, sizeof *m->ops);
        if (!m->ops)
            return false;
        m->ops->slots = FIRST_SLOTS;
        m->ops->table = calloc(FIRST_SLOTS, sizeof *m->ops->table);
    }
    if (m->ops_stale && m->ops->table) {
        if (m->code_space >= 0) {
            rt_forget_all(m);
            rt_unmark_code(&m->memory[m->code_space]);
        }
        memset(m->ops->recent, 0, sizeof m->ops->recent);
        memset(m->ops->table, 0, m->ops->slots * sizeof *m->ops->table);
        m->ops->count = m->ops->chunk = m->ops->used = 0;
        m->ops_stale = false;
    }
    return m->ops->table != NULL;
}

const struct rt_op *rt_op_at_pc(struct isadora_machine *m)
{
    if (!is_ready(m))
        return NULL;
    const struct rt_op *op = find(m->ops, m->pc, 0)->op;
    if (!op)
        op = make(m, m->pc, NULL);
    return op && op->run != run_end ? op : NULL;
}

/* ---- One alone ---- */

static int run_nothing(const struct rt_op *op, struct isadora_machine *m, void *state, uint64_t now)
{
    (void)op, (void)m, (void)state, (void)now;
    return 0;
}

int rt_execute_op(struct isadora_machine *m, const struct isadora_insn *in)
{
    _Alignas(16) char two[2 * MOST_OP];
    struct rt_op *op = (struct rt_op *)(void *)two;
    m->target->fill(op, in, rt_word(m, in));
    op->pc = m->pc;
    op->link = op;
    const struct rt_op end = {.run = run_nothing, .pc = m->next};
    memcpy(two + m->target->op_size, &end, sizeof end);
    const uint64_t now = rt_begin(m, op, 0);
    const int status = m->target->ops[in->form](op, m, m->state, now);
    return status == RT_WENT ? 0 : status;
}
