/* memory.c: the memory for one instruction: what it accesses is found by running it once, and gets
 * random contents, an end, or no place at all. */
#include "machine/execute.h"
#include "machine/memory.h"
#include "state.h"

#include <stdlib.h>
#include <string.h>

enum { AROUND = 16 }; /* cells that are filled around an access, from a multiple of so many */

/* ---- finding out ---- */

static void mix(struct accesses *a, uint64_t value)
{
    a->hash = (a->hash ^ value) * UINT64_C(0x9e3779b97f4a7c15);
    a->hash ^= a->hash >> 31;
}

static void note(struct accesses *a, unsigned space, uint64_t index, unsigned cells)
{
    mix(a, space);
    mix(a, index);
    mix(a, cells);
    mix(a, (uint64_t)a->machine->lane);
    if (a->count < ACCESSES_MAX)
        a->list[a->count++] = (struct access){.index = index,
                                              .space = (uint8_t)space,
                                              .cells = (uint8_t)cells,
                                              .lane = a->machine->lane};
}

static void on_load(void *user, unsigned space, uint64_t index, unsigned cells,
                    struct isadora_word value)
{
    note(user, space, index, cells);
    mix(user, value.half[0]);
    mix(user, value.half[1]);
}

static void on_store(void *user, unsigned space, uint64_t index, unsigned cells,
                     struct isadora_word value, struct isadora_word old)
{
    note(user, space, index, cells);
    mix(user, value.half[0]);
    mix(user, value.half[1]);
    mix(user, old.half[0]);
}

static void on_pending(void *user, const struct isadora_pending *p)
{
    mix(user, p->due);
    mix(user, p->value);
}

void accesses_note(struct accesses *a, struct isadora_machine *m)
{
    a->count = 0;
    a->hash = 0;
    a->machine = m;
    a->watch = (struct isadora_watch){.user = a,
                                      .load = on_load,
                                      .store = on_store,
                                      .later = on_pending,
                                      .written = on_pending,
                                      .drop = on_pending};
    isadora_machine_watch(m, &a->watch);
}

void accesses_end(struct isadora_machine *m) { isadora_machine_watch(m, NULL); }

/* ---- contents ---- */

/* A register of the lane that the instruction names, or else a special number. */
static uint64_t some_value(struct random *r, struct isadora_machine *m,
                           const struct isadora_insn *in, int lane)
{
    const struct isadora_form *form = &m->target->forms[in->form];
    const unsigned slot = form->slot_count ? random_below(r, form->slot_count) : 0;
    const struct isadora_field *field =
        form->slot_count ? &m->target->fields[form->slots[slot].field] : NULL;
    if (!field || field->file < 0 || random_once(r, 2))
        return random_once(r, 2) ? random_corner(r) : random_bits(r);
    const struct isadora_file *file = &m->target->files[field->file];
    struct isadora_register reg = {.file = file, .width = (uint8_t)file->width};
    if (file->is_pc || file->width > 64 || in->value[slot] >= file->count)
        return random_bits(r);
    reg.index = (uint16_t)in->value[slot];
    reg.of_lane = file->scope == ISADORA_LANE && lane >= 0;
    reg.lane = (uint8_t)(lane >= 0 ? lane : 0);
    return isadora_register_get(m, &reg).half[0];
}

static bool fill_around(const struct access *at, struct random *r, struct isadora_machine *a,
                        struct isadora_machine *b, const struct isadora_insn *in)
{
    const struct isadora_space *space = &a->target->spaces[at->space];
    const uint64_t first = at->index - at->index % AROUND;
    uint64_t value = 0;
    a->lane = b->lane = at->lane;
    for (unsigned i = 0; i < AROUND && first + i < space->cells; i++) {
        if (i % 4 == 0)
            value = some_value(r, a, in, at->lane);
        if (!isadora_poke(a, at->space, first + i, value) ||
            !isadora_poke(b, at->space, first + i, value))
            return false;
        value >>= space->cell_bits < 64 ? space->cell_bits : 0;
    }
    return true;
}

bool accesses_fill(const struct accesses *found, struct random *r, struct isadora_machine *a,
                   struct isadora_machine *b, const struct isadora_insn *in)
{
    bool ok = true;
    for (unsigned i = 0; i < found->count; i++)
        ok = ok && fill_around(&found->list[i], r, a, b, in);
    a->lane = b->lane = -1;
    return ok;
}

/* ---- what is given ---- */

static int by_index(const void *a, const void *b)
{
    const uint64_t x = ((const struct isadora_extent *)a)->first,
                   y = ((const struct isadora_extent *)b)->first;
    return x < y ? -1 : x > y;
}

/* Ranges around the accesses of a space but for one that is left out; they do not overlap. */
static unsigned parts(struct accesses *found, struct random *r, unsigned space)
{
    struct isadora_extent *list = found->allowed;
    const unsigned without = random_below(r, 4 * found->count), around = random_below(r, 64);
    unsigned count = 0, kept = 0;
    for (unsigned i = 0; i < found->count; i++) {
        if (found->list[i].space == space && i != without)
            list[count++] =
                (struct isadora_extent){found->list[i].index, found->list[i].cells + around};
    }
    qsort(list, count, sizeof *list, by_index);
    for (unsigned i = 0; i < count; i++) {
        if (kept && list[i].first <= list[kept - 1].first + list[kept - 1].cells) {
            const uint64_t end = list[i].first + list[i].cells, before = list[kept - 1].first;
            if (end - before > list[kept - 1].cells)
                list[kept - 1].cells = end - before;
        } else {
            list[kept++] = list[i];
        }
    }
    return kept;
}

void accesses_restrict(struct accesses *found, struct random *r, struct isadora_machine *a,
                       struct isadora_machine *b)
{
    if (!found->count || !random_once(r, 4))
        return;
    const struct access *at = &found->list[random_below(r, found->count)];
    const uint8_t scope = a->target->spaces[at->space].scope;
    if (scope != ISADORA_BLOCK && scope != ISADORA_GRID) /* what a thread has for itself is whole */
        return;
    if (random_once(r, 2)) {
        const uint64_t end = at->index + random_below(r, 2u * at->cells + 1);
        isadora_memory_limit(a, at->space, end);
        isadora_memory_limit(b, at->space, end);
    } else {
        const unsigned count = parts(found, r, at->space);
        isadora_memory_allow(a, at->space, found->allowed, count);
        isadora_memory_allow(b, at->space, found->allowed, count);
    }
}

void accesses_release(struct isadora_machine *m)
{
    for (unsigned space = 0; space < m->target->space_count; space++) {
        const struct rt_memory *memory = &m->memory[space];
        if (memory->limit != memory->space->cells)
            isadora_memory_limit(m, space, memory->space->cells);
        if (memory->allowed_count)
            isadora_memory_allow(m, space, NULL, 0);
    }
}

void accesses_warm(const struct accesses *found, struct isadora_machine *m)
{
    for (unsigned i = 0; i < found->count; i++) {
        const struct access *at = &found->list[i];
        m->lane = at->lane;
        rt_load_word(m, at->space, at->index, at->cells);
    }
    m->lane = -1;
    m->trap = (struct isadora_trap){.space = -1, .lane = -1};
}
