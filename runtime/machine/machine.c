/* machine.c: fetch, decode once, execute, stop for a reason.
 *
 * Decoded instructions are kept in a table that is indexed by the address, so a loop decodes
 * nothing. A store into the bytes of one makes it be forgotten. */
#include <isadora/machine.h>
#include "base/bundle.h"
#include "machine/state.h"
#include "machine/decoded.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FEWEST_DECODED = 4096, MOST_DECODED = 1 << 16 };

static const struct isadora_file *pc_file(const struct isadora_target *target)
{
    for (size_t i = 0; i < target->file_count; i++) {
        if (target->files[i].is_pc)
            return &target->files[i];
    }
    return NULL;
}

static int code_space_of(const struct isadora_target *target, unsigned config)
{
    for (size_t i = 0; i < target->space_count; i++) {
        if (target->spaces[i].is_code && (target->spaces[i].configs >> config & 1))
            return (int)i;
    }
    return -1;
}

static void forget_all(struct isadora_machine *m)
{
    for (uint64_t i = 0; m->any_decoded && i <= m->decoded_mask; i++)
        m->decoded[i].action = NULL;
    m->any_decoded = false;
}

void isadora_machine_reset(struct isadora_machine *m)
{
    rt_reset_state(m);
    for (size_t i = 0; i < m->target->space_count; i++)
        isadora_memory_clear(&m->memory[i]);
    if (m->code_space >= 0)
        forget_all(m);
    m->pc = m->next = rt_arrive(m, m->target->start);
    m->halted = m->again = m->woke = false;
    m->lane = -1;
    m->trap = (struct isadora_trap){.space = -1, .lane = -1};
    m->insn = NULL;
    m->steps = 0;
    m->now = ISADORA_FIRST_CYCLE;
    m->pending_count = 0;
}

void rt_set_config(struct isadora_machine *m, unsigned config)
{
    const struct isadora_target *target = m->target;
    forget_all(m);
    m->context.config = config;
    m->alignment = isadora_alignment_of(target, config);
    m->pc_bytes = m->alignment.step;
    m->code_space = code_space_of(target, config);
    m->decoded_shift = 0;
    while (m->pc_bytes == 1 &&
           isadora_smallest_unit(target, config)->bytes >> (m->decoded_shift + 1))
        m->decoded_shift++;
}

void isadora_machine_quick(struct isadora_machine *m, bool wanted)
{
    isadora_pick *quick = wanted && m->target->quick ? m->target->quick() : NULL;
    if (quick != m->quick)
        forget_all(m);
    m->quick = quick;
}

struct isadora_machine *isadora_machine_create(const struct isadora_target *target, unsigned config)
{
    struct isadora_machine *m = calloc(1, sizeof *m);
    if (!m)
        return NULL;
    const struct isadora_file *pc = pc_file(target);
    m->target = target;
    m->bundle = target->bundle;
    m->pc_mask = pc && pc->width < 64 ? (UINT64_C(1) << pc->width) - 1 : UINT64_MAX;
    m->decoded_mask = FEWEST_DECODED - 1;
    rt_set_config(m, config);
    m->decoded = calloc(FEWEST_DECODED, sizeof *m->decoded);
    m->state = rt_state_new(target->state_size, 1);
    m->block = rt_state_new(target->block_size, 1);
    m->grid = rt_state_new(target->grid_size, 1);
    m->launch = rt_single_launch;
    m->memory = calloc(target->space_count + 1, sizeof *m->memory);
    bool ok = m->decoded && m->state && m->block && m->grid && m->memory;
    for (size_t i = 0; ok && i < target->space_count; i++)
        ok = isadora_memory_open(&m->memory[i], &target->spaces[i],
                                 target->spaces[i].scope == ISADORA_LANE ? target->lanes : 0);
    if (!ok) {
        isadora_machine_destroy(m);
        return NULL;
    }
    isadora_machine_reset(m);
    isadora_machine_quick(m, true);
    return m;
}

void isadora_machine_destroy(struct isadora_machine *m)
{
    if (!m)
        return;
    for (size_t i = 0; m->memory && i < m->target->space_count; i++)
        isadora_memory_close(&m->memory[i]);
    free(m->memory);
    free(m->state);
    free(m->block);
    free(m->grid);
    free(m->decoded);
    free(m->image);
    free(m);
}

/* ---- code ---- */

/* Puts bytes, in memory order, into the cells of the code space. */
static bool load_cells(struct isadora_machine *m, uint64_t address, const uint8_t *bytes,
                       size_t size)
{
    struct isadora_memory *memory = &m->memory[m->code_space];
    const unsigned cell_bytes = memory->cell_bytes;
    const uint64_t first = address * m->pc_bytes / cell_bytes;
    const uint64_t cells = (size + cell_bytes - 1) / cell_bytes;
    if (first > memory->space->cells || cells > memory->space->cells - first)
        return false;
    for (size_t i = 0; i < size; i++) {
        const uint64_t cell = first + i / cell_bytes;
        struct isadora_page *page = isadora_memory_page(memory, cell, true);
        if (!page)
            return false;
        page->bytes[(cell & (ISADORA_PAGE_CELLS - 1)) * cell_bytes + i % cell_bytes] = bytes[i];
    }
    return true;
}

/* Room for the instructions of a larger program, so that none displaces another; without memory it
 * is only slower. */
static void widen_decoded(struct isadora_machine *m, uint64_t first, uint64_t end)
{
    const uint64_t wanted = (end - first) >> m->decoded_shift;
    uint64_t slots = m->decoded_mask + 1;
    while (slots < wanted && slots < MOST_DECODED)
        slots *= 2;
    struct isadora_decoded *decoded =
        slots > m->decoded_mask + 1 ? calloc((size_t)slots, sizeof *decoded) : NULL;
    if (!decoded)
        return;
    free(m->decoded);
    m->decoded = decoded;
    m->decoded_mask = slots - 1;
    m->insn = NULL;
    m->any_decoded = false;
}

bool isadora_load_image(struct isadora_machine *m, uint64_t address, const uint8_t *bytes,
                        size_t size)
{
    if (address & ~m->pc_mask || !isadora_place_begins(m->target, address))
        return false;
    if (m->code_space >= 0) {
        if (!load_cells(m, address, bytes, size))
            return false;
    } else {
        uint8_t *image = malloc(size ? size : 1);
        if (!image)
            return false;
        if (size)
            memcpy(image, bytes, size);
        free(m->image);
        m->image = image;
        m->image_size = size;
    }
    forget_all(m);
    m->image_at = address;
    m->image_end = m->bundle ? address + isadora_place_address(m->target, m->context.config, size)
                             : address + (size + m->pc_bytes - 1) / m->pc_bytes;
    widen_decoded(m, m->image_at, m->image_end);
    m->pc = m->next = rt_arrive(m, address);
    return true;
}

size_t rt_image_offset(const struct isadora_machine *m, uint64_t address)
{
    if (address < m->image_at)
        return SIZE_MAX;
    return isadora_place_offset(m->target, m->context.config, address - m->image_at);
}

/* Bytes of code at `$pc` into `out`: how many there are, at most ISADORA_WORD_BYTES. */
static size_t fetch_bytes(struct isadora_machine *m, uint8_t *out)
{
    size_t n = 0;
    if (m->code_space < 0) {
        const size_t from = rt_image_offset(m, m->pc);
        if (from >= m->image_size)
            return 0;
        n = m->image_size - from < ISADORA_WORD_BYTES ? (size_t)(m->image_size - from)
                                                      : ISADORA_WORD_BYTES;
        memcpy(out, m->image + from, n);
        return n;
    }
    struct isadora_memory *memory = &m->memory[m->code_space];
    const uint64_t bytes = memory->space->cells * memory->cell_bytes;
    uint64_t at = m->pc * m->pc_bytes;
    for (; n < ISADORA_WORD_BYTES; n++, at++) {
        if (at >= bytes && memory->space->outside == ISADORA_WRAPS)
            at -= bytes;
        if (at >= bytes)
            break;
        const uint64_t cell = at / memory->cell_bytes;
        struct isadora_page *page = isadora_memory_page(memory, cell, false);
        const uint64_t byte =
            (cell & (ISADORA_PAGE_CELLS - 1)) * memory->cell_bytes + at % memory->cell_bytes;
        out[n] = page ? page->bytes[byte] : 0;
    }
    return n;
}

/* Marks the pages of an instruction's bytes, so that stores there are noticed. */
static bool mark_decoded(struct isadora_machine *m, uint64_t pc, unsigned length)
{
    if (m->code_space < 0)
        return true;
    struct isadora_memory *memory = &m->memory[m->code_space];
    for (unsigned i = 0; i < length; i++) {
        uint64_t cell = (pc * m->pc_bytes + i) / memory->cell_bytes;
        if (cell >= memory->space->cells)
            cell -= memory->space->cells;
        struct isadora_page *page = isadora_memory_page(memory, cell, true);
        if (!page)
            return false;
        page->decoded = true;
    }
    return true;
}

void isadora_forget_code(struct isadora_machine *m, uint64_t first_cell, uint64_t cells)
{
    const struct isadora_memory *memory = &m->memory[m->code_space];
    const uint64_t first = first_cell * memory->cell_bytes / m->pc_bytes;
    const uint64_t last = ((first_cell + cells) * memory->cell_bytes - 1) / m->pc_bytes;
    for (uint64_t back = 0; back < ISADORA_WORD_BYTES + last - first; back++) {
        const uint64_t pc = (last - back) & m->pc_mask;
        struct isadora_decoded *slot = rt_slot_of(m, pc);
        if (slot->pc == pc)
            slot->action = NULL;
    }
}

/* An instruction that decodes, but not at this address. */
static enum isadora_stop misplaced(struct isadora_machine *m, unsigned length)
{
    snprintf(m->misplaced, sizeof m->misplaced,
             "an instruction of %u bytes stands at a multiple of %u", length,
             (unsigned)m->alignment.of[length]);
    rt_trap(m, ISADORA_TRAP_UNALIGNED, m->misplaced);
    return ISADORA_TRAPPED;
}

/* A word that tells of one behind it, which its unit does not have. */
static bool hangs(const struct isadora_machine *m, const uint8_t *word)
{
    const size_t n = rt_image_offset(m, m->pc) / isadora_bundle_word_bytes(m->target);
    return isadora_bundle_hangs(m->target, n, word);
}

static enum isadora_stop misplaced_last(struct isadora_machine *m)
{
    rt_trap(m, ISADORA_TRAP_UNALIGNED, "no word of its unit follows this one, which needs one");
    return ISADORA_TRAPPED;
}

enum isadora_stop rt_decode_at_pc(struct isadora_machine *m, struct isadora_decoded *slot)
{
    uint8_t bytes[ISADORA_WORD_BYTES];
    const size_t size = fetch_bytes(m, bytes);
    slot->action = NULL;
    if (m->pc == m->image_end && m->image_end != m->image_at)
        return ISADORA_ENDED;
    if (size == 0)
        return ISADORA_NO_CODE;
    m->context.address = m->pc;
    const int length = m->target->decode(&m->context, bytes, size, &slot->insn);
    if (length <= 0)
        return length == ISADORA_SHORT ? ISADORA_CUT_OFF : ISADORA_UNDECODED;
    if (!isadora_stands(&m->alignment, m->pc, (unsigned)length))
        return misplaced(m, (unsigned)length);
    if (m->bundle && hangs(m, bytes))
        return misplaced_last(m);
    if (!mark_decoded(m, m->pc, (unsigned)length)) {
        rt_trap(m, ISADORA_TRAP_MEMORY, "no memory left");
        return ISADORA_TRAPPED;
    }
    m->any_decoded = true;
    slot->pc = m->pc;
    slot->next = isadora_behind(m->target, m->context.config, m->pc, (unsigned)length) & m->pc_mask;
    const isadora_action quick = m->quick ? m->quick(&slot->insn) : NULL;
    slot->action = quick ? quick : m->target->actions[slot->insn.form];
    return ISADORA_RUNNING;
}

/* ---- running ---- */

/* The instruction did not come to its end. */
static enum isadora_stop not_done(struct isadora_machine *m, unsigned pending, int status)
{
    rt_forget_later(m, pending);
    m->next = m->pc;
    m->halted = false;
    m->lane = -1;
    if (m->trap.kind || !rt_waits(status))
        return ISADORA_TRAPPED;
    m->again = true;
    if (m->pending_count)
        rt_pass_time(m, m->pending_count, true);
    if (m->target->tick)
        m->target->tick(m->state);
    m->now++;
    return ISADORA_WAITING;
}

static inline enum isadora_stop step(struct isadora_machine *m)
{
    struct isadora_decoded *slot;
    const enum isadora_stop why = rt_find(m, &slot);
    if (why != ISADORA_RUNNING)
        return why;
    const unsigned pending = m->pending_count;
    m->context.address = m->pc;
    m->next = slot->next;
    const int status = slot->action(m, &slot->insn);
    if (status || m->trap.kind)
        return not_done(m, pending, status);
    if (m->pending_count)
        rt_pass_time(m, pending, false);
    if (m->target->tick)
        m->target->tick(m->state);
    m->now++;
    m->again = false;
    m->pc = rt_arrive(m, m->next);
    m->steps++;
    return m->halted ? ISADORA_HALTED : ISADORA_RUNNING;
}

/* Begins anew after a trap or a halt. */
static void ready(struct isadora_machine *m)
{
    m->trap = (struct isadora_trap){.space = -1, .lane = -1};
    m->halted = false;
}

enum isadora_stop isadora_fetch(struct isadora_machine *m)
{
    struct isadora_decoded *slot;
    ready(m);
    const enum isadora_stop why = rt_find(m, &slot);
    m->insn = why == ISADORA_RUNNING ? &slot->insn : NULL;
    return why;
}

enum isadora_stop isadora_step(struct isadora_machine *m)
{
    ready(m);
    return step(m);
}

/* One cycle with somebody around who may do something; alone, a wait for what is not under way
 * never ends. */
static enum isadora_stop watched_step(struct isadora_machine *m,
                                      const struct isadora_limits *limits, uint64_t first)
{
    if (limits->cycles && m->now - first >= limits->cycles)
        return ISADORA_LIMITED;
    if (limits->each_cycle && !limits->each_cycle(limits->user, m))
        return ISADORA_LIMITED;
    return step(m);
}

enum isadora_stop isadora_run(struct isadora_machine *m, const struct isadora_limits *limits)
{
    static const struct isadora_limits none;
    enum isadora_stop why = ISADORA_RUNNING;
    const uint64_t first_step = m->steps, first_cycle = m->now;
    ready(m);
    limits = limits ? limits : &none;
    const bool watched = limits->cycles || limits->each_cycle;
    while (why == ISADORA_RUNNING) {
        if (limits->steps && m->steps - first_step == limits->steps)
            return ISADORA_LIMITED;
        const bool alone = !m->pending_count && !limits->each_cycle;
        why = watched ? watched_step(m, limits, first_cycle) : step(m);
        if (why == ISADORA_WAITING && !alone)
            why = ISADORA_RUNNING;
    }
    return why;
}

int rt_trap(struct isadora_machine *m, enum isadora_trap_kind kind, const char *why)
{
    m->trap = (struct isadora_trap){.kind = kind, .why = why, .space = -1, .lane = m->lane};
    return (int)kind;
}

struct isadora_word rt_word(const struct isadora_machine *m, const struct isadora_insn *in)
{
    uint8_t bytes[ISADORA_WORD_BYTES];
    struct isadora_word word = {{0, 0}};
    const int length = m->target->encode(&m->context, in, bytes, sizeof bytes);
    for (int i = 0; i < length; i++) {
        const int place = m->target->units[0].big_endian ? length - 1 - i : i;
        word.half[place / 8] |= (uint64_t)bytes[i] << 8 * (place % 8);
    }
    return word;
}

const char *isadora_stop_name(enum isadora_stop why)
{
    static const char *const names[] = {
        [ISADORA_RUNNING] = "running",
        [ISADORA_ENDED] = "end of program",
        [ISADORA_HALTED] = "halted",
        [ISADORA_TRAPPED] = "trap",
        [ISADORA_LIMITED] = "step limit",
        [ISADORA_UNDECODED] = "not an instruction",
        [ISADORA_NO_CODE] = "no code here",
        [ISADORA_CUT_OFF] = "cut off",
        [ISADORA_WAITING] = "waits for ever",
        [ISADORA_RUNAWAY] = "step limit of a warp",
        [ISADORA_BREAK] = "stop address reached",
        [ISADORA_LEFT] = "end of program",
    };
    return names[why];
}

const char *isadora_trap_name(enum isadora_trap_kind kind)
{
    static const char *const names[] = {
        [ISADORA_TRAP_NONE] = "no trap",        [ISADORA_TRAP_STATED] = "trap",
        [ISADORA_TRAP_UNKNOWN] = "unknown",     [ISADORA_TRAP_OUTSIDE] = "outside",
        [ISADORA_TRAP_UNALIGNED] = "unaligned", [ISADORA_TRAP_STACK] = "stack",
        [ISADORA_TRAP_MEMORY] = "no memory",
    };
    return names[kind];
}
