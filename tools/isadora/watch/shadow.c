/* shadow.c: the cells of a space, in pages that come into being when they are first touched. */
#include "watch/shadow.h"
#include "common/memory.h"

#include <string.h>

enum { PAGE_SHIFT = 8, PAGE_CELLS = 1 << PAGE_SHIFT, FIRST_SLOTS = 64 };

struct shadow_page {
    uint64_t number;
    struct shadow_cell cells[PAGE_CELLS];
};

static size_t slot_of(struct shadow_page *const *pages, size_t slots, uint64_t number)
{
    size_t slot = (size_t)(number * UINT64_C(0x9e3779b97f4a7c15) >> 20) & (slots - 1);
    while (pages[slot] && pages[slot]->number != number)
        slot = (slot + 1) & (slots - 1);
    return slot;
}

static struct shadow_page **new_slots(size_t slots)
{
    struct shadow_page **pages = tool_alloc(slots * sizeof(struct shadow_page *));
    memset(pages, 0, slots * sizeof(struct shadow_page *));
    return pages;
}

static void grow(struct shadow *s)
{
    const size_t slots = s->slots ? 2 * s->slots : FIRST_SLOTS;
    struct shadow_page **pages = new_slots(slots);
    for (size_t i = 0; i < s->slots; i++) {
        if (s->pages[i])
            pages[slot_of(pages, slots, s->pages[i]->number)] = s->pages[i];
    }
    tool_free(s->pages);
    s->pages = pages;
    s->slots = slots;
}

struct shadow_cell *shadow_cell(struct shadow *s, uint64_t index)
{
    const uint64_t number = index >> PAGE_SHIFT;
    if (s->last && s->last->number == number)
        return &s->last->cells[index & (PAGE_CELLS - 1)];
    if (2 * (s->used + 1) > s->slots)
        grow(s);
    const size_t slot = slot_of(s->pages, s->slots, number);
    if (!s->pages[slot]) {
        s->pages[slot] = tool_alloc(sizeof(struct shadow_page));
        memset(s->pages[slot], 0, sizeof(struct shadow_page));
        s->pages[slot]->number = number;
        s->used++;
    }
    s->last = s->pages[slot];
    return &s->last->cells[index & (PAGE_CELLS - 1)];
}

void shadow_clear(struct shadow *s)
{
    for (size_t i = 0; i < s->slots; i++)
        tool_free(s->pages[i]);
    tool_free(s->pages);
    *s = (struct shadow){.pages = NULL};
}
