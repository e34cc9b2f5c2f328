/* shadow.c: the cells of a space, in pages that come into being when they are first touched. */
#include "watch/shadow.h"
#include "common/memory.h"

#include <string.h>

enum { PAGE_SHIFT = 10, PAGE_GROUPS = (1 << PAGE_SHIFT) / SHADOW_GROUP, FIRST_SLOTS = 64 };

struct shadow_page {
    uint64_t number;
    struct shadow_group groups[PAGE_GROUPS];
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

static struct shadow_page *page_of(struct shadow *s, uint64_t number)
{
    if (2 * (s->used + 1) > s->slots)
        grow(s);
    const size_t slot = slot_of(s->pages, s->slots, number);
    if (!s->pages[slot]) {
        s->pages[slot] = tool_alloc(sizeof(struct shadow_page));
        memset(s->pages[slot], 0, sizeof(struct shadow_page));
        s->pages[slot]->number = number;
        s->used++;
    }
    return s->pages[slot];
}

struct shadow_group *shadow_group(struct shadow *s, uint64_t index)
{
    const uint64_t number = index >> PAGE_SHIFT;
    struct shadow_page **page = &s->recent[number % SHADOW_RECENT];
    if (!*page || (*page)->number != number)
        *page = page_of(s, number);
    return &(*page)->groups[index / SHADOW_GROUP % PAGE_GROUPS];
}

void shadow_part(struct shadow_group *g)
{
    if (g->parts)
        return;
    g->parts = tool_alloc(SHADOW_GROUP * sizeof *g->parts);
    for (unsigned i = 0; i < SHADOW_GROUP; i++) {
        g->parts[i] = g->all;
        g->parts[i].store.changed = g->all.store.changed >> i & 1;
        g->parts[i].value = g->all.value >> 8 * i & 0xff;
    }
}

void shadow_join(struct shadow_group *g)
{
    g->all = g->parts[0];
    for (unsigned i = 1; i < SHADOW_GROUP; i++) {
        if (g->parts[i].released != g->all.released)
            return;
        g->all.store.changed |= (uint8_t)(g->parts[i].store.changed << i);
        g->all.value |= g->parts[i].value << 8 * i;
    }
    tool_free(g->parts);
    g->parts = NULL;
}

struct shadow_cell *shadow_cell(struct shadow *s, uint64_t index)
{
    struct shadow_group *g = shadow_group(s, index);
    shadow_part(g);
    return &g->parts[index % SHADOW_GROUP];
}

static void free_page(struct shadow_page *page)
{
    for (size_t i = 0; page && i < PAGE_GROUPS; i++)
        tool_free(page->groups[i].parts);
    tool_free(page);
}

void shadow_clear(struct shadow *s)
{
    for (size_t i = 0; i < s->slots; i++)
        free_page(s->pages[i]);
    tool_free(s->pages);
    *s = (struct shadow){.pages = NULL};
}
