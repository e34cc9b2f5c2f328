/* overlay.h: one space as a block sees it while earlier blocks are still under way in other
 * threads.
 *
 * A view shows the cells of a base, which does not change meanwhile. What is stored stays in the
 * view, with a trace of which bytes that were; of what is loaded the lines are noted. Afterwards
 * the view is compared with what earlier blocks changed: if they changed no line that was read,
 * the block did what it would have done after them, and its bytes go to the base. */
#ifndef ISADORA_OVERLAY_H
#define ISADORA_OVERLAY_H

#include "machine/memory.h"

/* Pages of one view. A program that stores to more of them has to do with fewer blocks at a time.
 */
enum { RT_VIEW_PAGES = 2048 };

/* What was done to a page. */
struct rt_touch {
    uint64_t number;
    struct rt_page *page; /* the view's own; its room is kept for the next round */
    bool own;             /* the page is in use */
    struct rt_marks marks;
};

struct rt_view {
    struct rt_memory *base;
    bool fine;   /* notes every line that is read, not only whole pages where nothing is stored */
    bool failed; /* there was no room: the view is not right */
    struct rt_touch **all; /* the first `used` of them are in use */
    size_t used, count, pages;
    struct rt_touch *last;
    uint32_t *slots; /* index + 1 into `all`, a hash table */
    size_t slot_count;
};

void rt_view_open(struct rt_view *, struct rt_memory *base);
void rt_view_close(struct rt_view *);
/* Nothing was read or stored yet. */
void rt_view_begin(struct rt_view *, bool fine);
/* From now on the memory shows the view; NULL: its own cells. */
void rt_view_attach(struct rt_view *, struct rt_memory *);

/* Whether lines were read that were changed in the base in this round. */
bool rt_view_is_stale(const struct rt_view *, uint64_t round);
/* Whether lines were read that the other one stores to. */
bool rt_view_meets(const struct rt_view *, const struct rt_view *other);
/* Makes room in the base for all that was stored; false without memory. */
bool rt_view_reserve(const struct rt_view *);
/* Stores it there, after rt_view_reserve. */
void rt_view_merge(const struct rt_view *, uint64_t round);

#endif
