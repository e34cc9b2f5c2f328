/* overlay.c: what a block that runs beside others reads and stores. */
#include "simt/overlay.h"
#include "machine/state.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_SLOTS = 64 };

/* ---- which pages ---- */

static size_t slot_of(const struct rt_view *view, uint64_t number)
{
    size_t slot = (size_t)(number * UINT64_C(0x9e3779b97f4a7c15) >> 32) & (view->slot_count - 1);
    while (view->slots[slot] && view->all[view->slots[slot] - 1]->number != number)
        slot = (slot + 1) & (view->slot_count - 1);
    return slot;
}

static struct rt_touch *find(const struct rt_view *view, uint64_t number)
{
    const uint32_t at = view->slot_count ? view->slots[slot_of(view, number)] : 0;
    return at ? view->all[at - 1] : NULL;
}

static bool grow(struct rt_view *view)
{
    const size_t count = view->count ? 2 * view->count : FIRST_SLOTS / 2;
    struct rt_touch **all = realloc(view->all, count * sizeof *all);
    uint32_t *slots = all ? calloc(2 * count, sizeof *slots) : NULL;
    if (all)
        view->all = all;
    if (!slots)
        return false;
    free(view->slots);
    view->slots = slots;
    view->slot_count = 2 * count;
    memset(all + view->count, 0, (count - view->count) * sizeof *all);
    view->count = count;
    for (size_t i = 0; i < view->used; i++)
        slots[slot_of(view, all[i]->number)] = (uint32_t)i + 1;
    return true;
}

/* What is noted of a page; NULL without memory. */
static struct rt_touch *touch(struct rt_view *view, uint64_t number)
{
    struct rt_touch *t = view->last;
    if (t && t->number == number)
        return t;
    view->last = t = find(view, number);
    if (t || (view->used == view->count && !grow(view)))
        return t;
    if (!view->all[view->used])
        view->all[view->used] = calloc(1, sizeof *t);
    t = view->all[view->used];
    if (!t)
        return NULL;
    t->number = number;
    view->slots[slot_of(view, number)] = (uint32_t)++view->used;
    return view->last = t;
}

void rt_view_open(struct rt_view *view, struct rt_memory *base)
{
    *view = (struct rt_view){.base = base};
}

void rt_view_close(struct rt_view *view)
{
    for (size_t i = 0; view->all && i < view->count; i++) {
        if (view->all[i])
            free(view->all[i]->page);
        free(view->all[i]);
    }
    free(view->all);
    free(view->slots);
    *view = (struct rt_view){.base = NULL};
}

/* Forgets what was stored: only that has left anything. */
static void forget(struct rt_touch *t)
{
    memset(t->marks.stored, 0, sizeof t->marks.stored);
    t->marks.read = t->marks.written = 0;
    t->own = false;
}

void rt_view_begin(struct rt_view *view, bool fine)
{
    for (size_t i = 0; i < view->used; i++)
        forget(view->all[i]);
    if (view->used)
        memset(view->slots, 0, view->slot_count * sizeof *view->slots);
    view->used = view->pages = 0;
    view->last = NULL;
    view->fine = fine;
    view->failed = false;
}

/* ---- pages ---- */

/* The page becomes one of the view's own; lines of the base are fetched when they are read. */
static bool make_own(struct rt_memory *memory, struct rt_touch *t)
{
    struct rt_view *view = memory->view;
    const size_t bytes = (size_t)RT_PAGE_CELLS * memory->cell_bytes;
    if (view->pages == RT_VIEW_PAGES)
        return false;
    if (!t->page) {
        t->page = rt_state_new(sizeof *t->page + bytes, 1);
        if (!t->page)
            return false;
        t->marks.cell_bytes = memory->cell_bytes;
    }
    view->pages++;
    t->page->bytes = t->page->own;
    t->page->number = t->number;
    t->page->quick = rt_quick_of_page(memory, t->number);
    t->page->marks = &t->marks;
    t->marks.filled = 0;
    t->marks.from = rt_memory_page(view->base, t->number << RT_PAGE_SHIFT, false);
    t->own = true;
    struct rt_page **near = &memory->near[0][t->number & (RT_RECENT - 1)];
    if (*near && (*near)->number == t->number)
        *near = NULL; /* this one was the base's */
    return true;
}

static struct rt_page *view_page(struct rt_memory *memory, uint64_t index, bool make)
{
    struct rt_view *view = memory->view;
    struct rt_touch *t = touch(view, index >> RT_PAGE_SHIFT);
    if (t && !t->own && !make && !view->fine) {
        t->marks.read = UINT64_MAX;
        return rt_memory_page(view->base, index, false);
    }
    if (!t || (!t->own && !make_own(memory, t))) {
        view->failed = true;
        return NULL;
    }
    if (!make)
        rt_read_lines(t->page, rt_line((uint32_t)index & (RT_PAGE_CELLS - 1)));
    return t->page;
}

void rt_view_attach(struct rt_view *view, struct rt_memory *memory)
{
    memory->view = view;
    memory->view_page = view_page;
}

/* ---- views against one another ---- */

bool rt_view_is_stale(const struct rt_view *view, uint64_t round)
{
    for (size_t i = 0; i < view->used; i++) {
        const struct rt_touch *t = view->all[i];
        const struct rt_page *page =
            t->marks.read ? rt_memory_page(view->base, t->number << RT_PAGE_SHIFT, false) : NULL;
        if (page && page->round == round && page->changed & t->marks.read)
            return true;
    }
    return false;
}

bool rt_view_meets(const struct rt_view *view, const struct rt_view *other)
{
    for (size_t i = 0; i < view->used; i++) {
        const struct rt_touch *mine = view->all[i];
        const struct rt_touch *its = mine->marks.read ? find(other, mine->number) : NULL;
        if (its && its->marks.written & mine->marks.read)
            return true;
    }
    return false;
}

bool rt_view_reserve(const struct rt_view *view)
{
    for (size_t i = 0; i < view->used; i++) {
        const struct rt_touch *t = view->all[i];
        if (t->marks.written && !rt_memory_page(view->base, t->number << RT_PAGE_SHIFT, true))
            return false;
    }
    return true;
}

void rt_view_merge(const struct rt_view *view, uint64_t round)
{
    for (size_t n = 0; n < view->used; n++) {
        const struct rt_touch *t = view->all[n];
        const struct rt_marks *marks = &t->marks;
        const size_t line = (size_t)RT_LINE * marks->cell_bytes;
        if (!marks->written)
            continue;
        struct rt_page *page = rt_memory_page(view->base, t->number << RT_PAGE_SHIFT, true);
        page->changed = marks->written | (page->round == round ? page->changed : 0);
        page->round = round;
        for (unsigned i = 0; i < RT_LINES; i++) {
            if (marks->written >> i & 1)
                rt_copy_line(page->bytes + i * line, t->page->bytes + i * line, marks->stored[i],
                             marks->cell_bytes);
        }
    }
}
