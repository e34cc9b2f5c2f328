/* fetch.c: the code of a machine: loaded, fetched, decoded once.
 *
 * Decoded instructions are kept in a table that is indexed by the address, so a loop decodes
 * nothing. A store into the bytes of one makes it be forgotten. */
#include "machine/fetch.h"
#include <isadora/bundle.h>
#include "machine/execute.h"
#include "machine/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_DECODED = 1 << 16 };

void rt_forget_all(struct isadora_machine *m)
{
    for (uint64_t i = 0; m->any_decoded && i <= m->decoded_mask; i++)
        m->decoded[i].action = NULL;
    m->any_decoded = false;
    m->ops_stale = true;
}

/* Puts bytes, in memory order, into the cells of the code space. */
static bool load_cells(struct isadora_machine *m, uint64_t address, const uint8_t *bytes,
                       size_t size)
{
    struct rt_memory *memory = &m->memory[m->code_space];
    const unsigned cell_bytes = memory->cell_bytes;
    const uint64_t first = address * m->pc_bytes / cell_bytes;
    const uint64_t cells = (size + cell_bytes - 1) / cell_bytes;
    if (first > memory->space->cells || cells > memory->space->cells - first)
        return false;
    for (size_t i = 0; i < size; i++) {
        const uint64_t cell = first + i / cell_bytes;
        struct rt_page *page = rt_memory_page(memory, cell, true);
        if (!page)
            return false;
        page->bytes[(cell & (RT_PAGE_CELLS - 1)) * cell_bytes + i % cell_bytes] = bytes[i];
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
    struct rt_decoded *decoded =
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
    rt_forget_all(m);
    rt_drop_bundle(m);
    m->image_at = address;
    m->image_end = m->bundle ? address + isadora_place_address(m->target, m->context.config, size)
                             : address + (size + m->pc_bytes - 1) / m->pc_bytes;
    widen_decoded(m, m->image_at, m->image_end);
    m->pc = m->next = isadora_arrive(m, address);
    return true;
}

size_t isadora_image_offset(const struct isadora_machine *m, uint64_t address)
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
        const size_t from = isadora_image_offset(m, m->pc);
        if (from >= m->image_size)
            return 0;
        n = m->image_size - from < ISADORA_WORD_BYTES ? (size_t)(m->image_size - from)
                                                      : ISADORA_WORD_BYTES;
        memcpy(out, m->image + from, n);
        return n;
    }
    struct rt_memory *memory = &m->memory[m->code_space];
    const uint64_t bytes = memory->space->cells * memory->cell_bytes;
    uint64_t at = m->pc * m->pc_bytes;
    for (; n < ISADORA_WORD_BYTES; n++, at++) {
        if (at >= bytes && memory->space->outside == ISADORA_WRAPS)
            at -= bytes;
        if (at >= bytes)
            break;
        const uint64_t cell = at / memory->cell_bytes;
        struct rt_page *page = rt_memory_page(memory, cell, false);
        const uint64_t byte =
            (cell & (RT_PAGE_CELLS - 1)) * memory->cell_bytes + at % memory->cell_bytes;
        out[n] = page ? page->bytes[byte] : 0;
    }
    return n;
}

/* Marks the bytes of an instruction, so that stores there are noticed. */
static bool mark_decoded(struct isadora_machine *m, uint64_t pc, unsigned length)
{
    if (m->code_space < 0)
        return true;
    struct rt_memory *memory = &m->memory[m->code_space];
    for (unsigned i = 0; i < length; i++) {
        uint64_t cell = (pc * m->pc_bytes + i) / memory->cell_bytes;
        if (cell >= memory->space->cells)
            cell -= memory->space->cells;
        struct rt_page *page = rt_memory_page(memory, cell, true);
        if (!page || !rt_mark_code(memory, page, (uint32_t)cell & (RT_PAGE_CELLS - 1)))
            return false;
    }
    return true;
}

/* An instruction that decodes, but not at this address. */
static enum isadora_stop misplaced(struct isadora_machine *m, unsigned length)
{
    snprintf(m->misplaced, sizeof m->misplaced, "%u-byte instructions must be %u-byte aligned",
             length, (unsigned)m->alignment.of[length]);
    rt_trap(m, ISADORA_TRAP_UNALIGNED, m->misplaced);
    return ISADORA_TRAPPED;
}

/* A word that announces one after it, which its unit does not have. */
static bool hangs(const struct isadora_machine *m, const uint8_t *word)
{
    const size_t n = isadora_image_offset(m, m->pc) / isadora_bundle_word_bytes(m->target);
    return isadora_bundle_hangs(m->target, n, word);
}

static enum isadora_stop misplaced_last(struct isadora_machine *m)
{
    rt_trap(m, ISADORA_TRAP_UNALIGNED, "no word of its unit follows this one, which needs one");
    return ISADORA_TRAPPED;
}

static struct isadora_word word_of(const struct isadora_machine *m, const uint8_t *bytes,
                                   int length)
{
    struct isadora_word word = {{0, 0}};
    for (int i = 0; i < length; i++) {
        const int place = m->target->units[0].big_endian ? length - 1 - i : i;
        word.half[place / 8] |= (uint64_t)bytes[i] << 8 * (place % 8);
    }
    return word;
}

/* A word that is no instruction, for the exception that it raises. */
static enum isadora_stop undecoded(struct isadora_machine *m, const uint8_t *bytes,
                                   struct rt_decoded *slot)
{
    const unsigned length = isadora_smallest_unit(m->target, m->context.config)->bytes;
    if (m->target->undefined && !isadora_is_aligned(&m->alignment, m->pc, length))
        return misplaced(m, length);
    slot->word = word_of(m, bytes, (int)length);
    slot->next = isadora_next_address(m->target, m->context.config, m->pc, length) & m->pc_mask;
    return ISADORA_UNDECODED;
}

static int stop_at_unknown_bits(struct isadora_machine *m, const struct isadora_insn *in)
{
    (void)in;
    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "bits whose meaning is unknown");
}

enum isadora_stop rt_decode_at_pc(struct isadora_machine *m, struct rt_decoded *slot)
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
        return length == ISADORA_SHORT ? ISADORA_CUT_OFF : undecoded(m, bytes, slot);
    if (!isadora_is_aligned(&m->alignment, m->pc, (unsigned)length))
        return misplaced(m, (unsigned)length);
    if (m->bundle && hangs(m, bytes))
        return misplaced_last(m);
    if (!mark_decoded(m, m->pc, (unsigned)length)) {
        rt_trap(m, ISADORA_TRAP_MEMORY, "no memory left");
        return ISADORA_TRAPPED;
    }
    m->any_decoded = true;
    slot->word = word_of(m, bytes, length);
    slot->pc = m->pc;
    slot->next =
        isadora_next_address(m->target, m->context.config, m->pc, (unsigned)length) & m->pc_mask;
    slot->then = rt_slot_of(m, slot->next);
    const isadora_action quick = m->quick ? m->quick(&slot->insn) : NULL;
    slot->action = quick                ? quick
                   : m->target->actions ? m->target->actions[slot->insn.form]
                                        : m->target->execute;
    if (m->target->has_unknown_bits && m->target->has_unknown_bits(&m->context, &slot->insn))
        slot->action = stop_at_unknown_bits;
    return ISADORA_RUNNING;
}

struct isadora_word rt_word(const struct isadora_machine *m, const struct isadora_insn *in)
{
    uint8_t bytes[ISADORA_WORD_BYTES];
    const uintptr_t at = (uintptr_t)in - (uintptr_t)&m->decoded->insn;
    if (at <= m->decoded_mask * sizeof *m->decoded)
        return m->decoded[at / sizeof *m->decoded].word;
    return word_of(m, bytes, m->target->encode(&m->context, in, bytes, sizeof bytes));
}
