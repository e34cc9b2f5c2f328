/* blocks.c: decoded instructions in blocks of operations (op.h).
 *
 * A block begins where a run came to an instruction that is in none, and goes on past branches that
 * may not be taken, so that what is executed one after another mostly lies so. Blocks are found by
 * the address of their first operation in a hash table, and are only forgotten all together: when
 * the program stores to code, or when there are too many. */
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
};

enum { RECENT = 1024 };

struct rt_ops {
    struct found recent[RECENT]; /* where branches led lately */
    struct found *table;
    size_t slots, count;
    char *chunks[MOST_CHUNKS]; /* of CHUNK operations each */
    size_t chunk, used;        /* the chunk in use, operations in it */
    struct rt_decoded slot; /* what is being decoded */
};

/* ---- Coming back ---- */

void rt_settle_time(struct isadora_machine *m, const struct rt_op *op, uint64_t now)
{
    const uint64_t passed = now - m->counted;
    if (passed && m->target->tick)
        m->target->tick(m->state, passed);
    m->steps += passed;
    m->counted = m->now = now;
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

static struct found *find(const struct rt_ops *ops, uint64_t pc)
{
    size_t at = (size_t)(pc * UINT64_C(0x9e3779b97f4a7c15) >> 32) & (ops->slots - 1);
    while (ops->table[at].op && ops->table[at].pc != pc)
        at = (at + 1) & (ops->slots - 1);
    return &ops->table[at];
}

static struct found *recent(const struct isadora_machine *m, uint64_t pc)
{
    return &m->ops->recent[(pc >> m->decoded_shift) & (RECENT - 1)];
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
            *find(&wider, ops->table[i].pc) = ops->table[i];
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

/* Operations from an address on, in the chunk in use; how many. */
static size_t put_block(struct isadora_machine *m, uint64_t pc)
{
    struct rt_ops *ops = m->ops;
    size_t count = 0;
    enum isadora_stop why = ISADORA_RUNNING;
    isadora_run_op *quiet_before = NULL; /* of the operation before */
    while (count < RT_BLOCK - 1 && why == ISADORA_RUNNING) {
        m->pc = pc;
        why = rt_decode_at_pc(m, &ops->slot);
        if (why != ISADORA_RUNNING || ops->slot.action != m->target->execute)
            break;
        isadora_run_op *quiet = m->target->quiet_ops ? m->target->quiet_ops[ops->slot.insn.form]
                                                     : NULL;
        if (quiet && quiet_before)
            op_number(m, ops->used + count - 1)->run = quiet_before;
        quiet_before = quiet;
        struct rt_op *op = op_number(m, ops->used + count++);
        m->target->fill(op, &ops->slot.insn, ops->slot.word);
        op->run = m->target->ops[ops->slot.insn.form];
        op->pc = pc;
        op->link = op;
        pc = ops->slot.next;
    }
    struct rt_op *end = op_number(m, ops->used + count++);
    *end = (struct rt_op){.run = count == RT_BLOCK ? run_on : run_end, .pc = pc, .link = end};
    return count;
}

static const struct rt_op *make(struct isadora_machine *m, uint64_t pc)
{
    if (!has_room(m)) {
        m->ops_stale = true; /* all goes, which may make room */
        return NULL;
    }
    /* This is about what may come; it does not happen yet. */
    const struct isadora_trap trap = m->trap;
    const uint64_t here = m->pc, address = m->context.address;
    const bool any_decoded = m->any_decoded;
    const struct rt_op *op = op_number(m, m->ops->used);
    m->ops->used += put_block(m, pc);
    m->pc = here;
    m->context.address = address;
    m->trap = trap;
    m->any_decoded = any_decoded; /* nothing in that table */
    *find(m->ops, pc) = (struct found){pc, op};
    m->ops->count++;
    return op;
}

RT_APART static int find_way(const struct rt_op *op, struct isadora_machine *m, void *state,
                             uint64_t now, uint64_t to)
{
    const struct rt_op *found = find(m->ops, to)->op;
    if (!found)
        found = make(m, to);
    if (!found) {
        rt_settle_time(m, op, now);
        m->pc = to;
        return RT_SLICE_OVER;
    }
    *recent(m, to) = (struct found){to, found};
    return found->run(found, m, state, now);
}

static int follow(const struct rt_op *op, struct isadora_machine *m, void *state, uint64_t now,
                  uint64_t to)
{
    const struct found *found = recent(m, to);
    if (found->pc == to && found->op)
        return found->op->run(found->op, m, state, now);
    return find_way(op, m, state, now, to);
}

/* Where it goes on at `to`, and that is known. */
static void remember(const struct rt_op *op, const struct isadora_machine *m, uint64_t to)
{
    const struct found *found = recent(m, to);
    if (op->link == op && found->pc == to && found->op)
        ((struct rt_op *)(uintptr_t)op)->link = found->op; /* all are in chunks */
}

int rt_follow(const struct rt_op *op, struct isadora_machine *m, void *state, uint64_t now,
              uint64_t to)
{
    if (RT_SELDOM(now + 1 >= m->stop_at)) {
        m->next = to;
        m->pending_before = m->pending_count; /* for them this cycle is over */
        return rt_return_from(op, m, now, 0);
    }
    return follow(op, m, state, now + 1, to);
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
    if (now >= m->stop_at)
        return rt_return_from(op, m, now, RT_SLICE_OVER);
    remember(op, m, op->pc);
    return op->link == op ? follow(op, m, state, now, op->pc)
                          : op->link->run(op->link, m, state, now);
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
    const struct rt_op *op = find(m->ops, m->pc)->op;
    if (!op)
        op = make(m, m->pc);
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
    m->counted = m->now;
    m->stop_at = 0;
    const int status = m->target->ops[in->form](op, m, m->state, m->now);
    return status == RT_WENT ? 0 : status;
}
