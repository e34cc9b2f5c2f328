/* same.c: compares two machines, and says what differs first.
 *
 * States are compared as bytes, which is quick; only where those differ a walk over registers or
 * cells finds out how people call the place. */
#include "machine/memory.h"
#include "same.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* ---- registers ---- */

static bool equal(struct isadora_word a, struct isadora_word b)
{
    return a.half[0] == b.half[0] && a.half[1] == b.half[1];
}

static bool same_register(const struct isadora_machine *a, const struct isadora_machine *b,
                          const struct isadora_register *reg, char *text)
{
    char name[ISADORA_NAME_MAX], left[ISADORA_VALUE_MAX], right[ISADORA_VALUE_MAX];
    const struct isadora_word x = isadora_register_get(a, reg), y = isadora_register_get(b, reg);
    if (equal(x, y))
        return true;
    struct isadora_register shown = *reg;
    shown.of_lane = false;
    isadora_register_text(a->target, &shown, name);
    isadora_value_text(x, reg->is_signed, left);
    isadora_value_text(y, reg->is_signed, right);
    if (reg->file->scope == ISADORA_LANE)
        snprintf(text, SAME_TEXT_MAX, "%s of lane %u: %s and %s", name, reg->lane, left, right);
    else
        snprintf(text, SAME_TEXT_MAX, "%s: %s and %s", name, left, right);
    return false;
}

static void find_register(const struct isadora_machine *a, const struct isadora_machine *b,
                          char *text)
{
    struct isadora_register reg = {0};
    while (isadora_register_next(a, &reg)) {
        struct isadora_register one = reg;
        const unsigned lanes = reg.file->scope == ISADORA_LANE ? a->target->lanes : 1;
        one.of_lane = lanes > 1;
        for (unsigned i = 0; i < lanes; i++) {
            one.lane = (uint8_t)i;
            if (!same_register(a, b, &one, text))
                return;
        }
    }
    snprintf(text, SAME_TEXT_MAX, "bytes of the state that are no register");
}

bool same_registers(const struct isadora_machine *a, const struct isadora_machine *b, char *text)
{
    const struct isadora_target *target = a->target;
    /* A warp's state begins with two pointers. */
    const size_t first = target->lanes ? sizeof a->block + sizeof a->grid : 0;
    const bool same = memcmp((const char *)a->state + first, (const char *)b->state + first,
                             target->state_size - first) == 0 &&
                      memcmp(a->block, b->block, target->block_size) == 0 &&
                      memcmp(a->grid, b->grid, target->grid_size) == 0;
    if (!same && text)
        find_register(a, b, text);
    return same;
}

/* ---- memory ---- */

/* Whose cell it is, and where it lies for that lane. */
static void cell_text(const struct isadora_machine *m, unsigned space, uint64_t at, char *text)
{
    const struct rt_memory *memory = &m->memory[space];
    char name[ISADORA_CELL_NAME_MAX];
    if (!memory->lanes) {
        isadora_cell_name(m->target, space, at, 1, name);
        snprintf(text, SAME_TEXT_MAX, "%s", name);
        return;
    }
    const uint64_t own = at % memory->warp, row = RT_TURN * (uint64_t)memory->lanes;
    const uint64_t index = own / row * RT_TURN + own % RT_TURN;
    isadora_cell_name(m->target, space, index, 1, name);
    snprintf(text, SAME_TEXT_MAX, "%s of lane %u, warp %u", name, (unsigned)(own % row / RT_TURN),
             (unsigned)(at / memory->warp));
}

static void bytes_text(const struct isadora_machine *m, unsigned space, uint64_t number,
                       const uint8_t *a, const uint8_t *b, char *text)
{
    const unsigned cell_bytes = m->memory[space].cell_bytes;
    size_t i = 0;
    while ((a ? a[i] : 0) == (b ? b[i] : 0))
        i++;
    cell_text(m, space, (number << RT_PAGE_SHIFT) + i / cell_bytes, text);
    const size_t used = strlen(text);
    snprintf(text + used, SAME_TEXT_MAX - used, ": byte 0x%x and 0x%x", a ? a[i] : 0u,
             b ? b[i] : 0u);
}

static bool same_bytes(const uint8_t *a, const uint8_t *b, size_t size)
{
    static const uint8_t zeros[RT_PAGE_CELLS * 8];
    return memcmp(a ? a : zeros, b ? b : zeros, size) == 0;
}

/* Pages of `a` against those of `b`, which may lack them: then they are zero. */
static bool same_pages(const struct isadora_machine *a, const struct isadora_machine *b,
                       unsigned space, char *text, bool swapped)
{
    const struct rt_memory *memory = &a->memory[space];
    struct rt_memory *other = &b->memory[space];
    for (size_t i = 0; memory->used && i < memory->slots; i++) {
        const struct rt_page *page = memory->pages[i];
        if (!page)
            continue;
        const struct rt_page *its = rt_memory_page(other, page->number << RT_PAGE_SHIFT, false);
        const uint8_t *bytes = its ? its->bytes : NULL;
        if (same_bytes(page->bytes, bytes, (size_t)RT_PAGE_CELLS * memory->cell_bytes))
            continue;
        if (text && swapped)
            bytes_text(a, space, page->number, bytes, page->bytes, text);
        else if (text)
            bytes_text(a, space, page->number, page->bytes, bytes, text);
        return false;
    }
    return true;
}

bool same_memory(const struct isadora_machine *a, const struct isadora_machine *b, char *text)
{
    for (unsigned space = 0; space < a->target->space_count; space++) {
        if (!same_pages(a, b, space, text, false) || !same_pages(b, a, space, text, true))
            return false;
    }
    return true;
}

static uint64_t page_hash(const struct rt_page *page, size_t size)
{
    uint64_t hash = page->number, part;
    bool zero = true;
    for (size_t i = 0; i < size; i += sizeof part) {
        memcpy(&part, page->bytes + i, sizeof part);
        zero = zero && !part;
        hash = (hash ^ part) * UINT64_C(0x9e3779b97f4a7c15);
        hash ^= hash >> 29;
    }
    return zero ? 0 : hash;
}

uint64_t memory_hash(const struct isadora_machine *m)
{
    uint64_t hash = 0;
    for (unsigned space = 0; space < m->target->space_count; space++) {
        const struct rt_memory *memory = &m->memory[space];
        for (size_t i = 0; memory->used && i < memory->slots; i++) {
            if (memory->pages[i])
                hash += (space + 1) *
                        page_hash(memory->pages[i], (size_t)RT_PAGE_CELLS * memory->cell_bytes);
        }
    }
    return hash;
}

/* ---- traps ---- */

static void trap_text(const struct isadora_trap *trap, char *out, size_t size)
{
    snprintf(out, size, "%s (%s), lane %d, place %d:0x%" PRIx64, isadora_trap_name(trap->kind),
             trap->why ? trap->why : "", trap->lane, trap->space, trap->index);
}

bool same_trap(const struct isadora_machine *a, const struct isadora_machine *b, char *text)
{
    const struct isadora_trap *x = &a->trap, *y = &b->trap;
    const bool same = x->kind == y->kind && x->lane == y->lane && x->space == y->space &&
                      x->index == y->index &&
                      strcmp(x->why ? x->why : "", y->why ? y->why : "") == 0;
    if (!same && text) {
        char left[SAME_TEXT_MAX / 2], right[SAME_TEXT_MAX / 2];
        trap_text(x, left, sizeof left);
        trap_text(y, right, sizeof right);
        snprintf(text, SAME_TEXT_MAX, "%.120s and %.120s", left, right);
    }
    return same;
}
