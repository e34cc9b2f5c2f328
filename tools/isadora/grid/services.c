/* services.c: what a system does for kernels that call it by name. Parameters and results are where
 * the ABI of CUDA has them: registers from $R4 on, 64 bits in an even register and the next. */
#include "grid/services.h"
#include "common/json_write.h"
#include "machine/trap.h"
#include "state/place.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    FIRST = 4,      /* register of the first parameter */
    HEAP = 8 << 20, /* bytes, as a device has unless a program asks for more */
    HEAP_ALIGNED = 16,
    MOST_BLOCKS = 1 << 16,
    MOST_STRING = 1 << 16,
    /* Generic addresses of other memories, as the descriptions have them. */
    WINDOW_SHIFT = 24,
    SHARED_WINDOW = 1, /* of Maxwell and Pascal */
    SHARED_WINDOW_VOLTA = 0xff00,
    LOCAL_WINDOW = 2
};

struct services {
    struct grid_run *g;
    void (*before)(void *user, struct isadora_machine *); /* of the run; NULL: none */
    int file;                                             /* of $R */
    struct isadora_extent *fixed;                         /* ranges that are no blocks */
    size_t fixed_count;
    struct heap *heap;
};

/* What malloc has; launches of one run share it. */
struct heap {
    struct isadora_extent *blocks; /* by address */
    size_t count;
    uint64_t at;
};

/* ---- a call ---- */

static struct isadora_register register_at(const struct call *c, unsigned at)
{
    struct isadora_register reg = whole_register(c->m->target, c->services->file, FIRST + at);
    reg.lane = (uint8_t)c->m->lane;
    reg.of_lane = true;
    return reg;
}

uint32_t call_word(const struct call *c, unsigned at)
{
    const struct isadora_register reg = register_at(c, at);
    return (uint32_t)isadora_register_get(c->m, &reg).half[0];
}

uint64_t call_wide(const struct call *c, unsigned at)
{
    return call_word(c, at) | (uint64_t)call_word(c, at + 1) << 32;
}

void call_return(const struct call *c, uint64_t value, bool wide)
{
    for (unsigned i = 0; i < 1u + wide; i++) {
        const struct isadora_register reg = register_at(c, i);
        const struct isadora_word word = {{value >> 32 * i & UINT32_MAX, 0}};
        isadora_register_set(c->m, &reg, word);
    }
}

static bool fail(struct call *c, const char *why)
{
    snprintf(c->why, sizeof c->why, "%s", why);
    return false;
}

bool call_read(struct call *c, uint64_t at, void *out, size_t size)
{
    const struct isadora_target *target = c->m->target;
    const uint64_t window = at >> WINDOW_SHIFT;
    const bool shared = window == SHARED_WINDOW || window == SHARED_WINDOW_VOLTA;
    const char *name = shared ? "s" : window == LOCAL_WINDOW ? "l" : "g";
    const int space = isadora_space_find(target, name, 1);
    const uint64_t index = *name == 'g' ? at : at & ((1u << WINDOW_SHIFT) - 1);
    const uint64_t cells = space < 0 ? 0 : target->spaces[space].cells;
    if (index < cells && size <= cells - index &&
        isadora_copy_out(c->m, (unsigned)space, index, out, size))
        return true;
    return fail(
        c, tool_format("there is no memory at 0x%" PRIx64 ", where a text or value is read", at));
}

char *call_string(struct call *c, uint64_t at)
{
    size_t size = 0, room = 0;
    char *text = NULL;
    do {
        if (size == MOST_STRING) {
            fail(c, tool_format("the string at 0x%" PRIx64 " does not end", at));
            return NULL;
        }
        text = tool_grow(text, size, &room, 1);
        if (!call_read(c, at + size, text + size, 1))
            return NULL;
    } while (text[size++]);
    return text;
}

/* ---- the heap ---- */

static struct heap *heap_new(struct run *run)
{
    struct heap *heap = tool_alloc(sizeof *heap);
    *heap = (struct heap){.at = run->buffers_end,
                          .blocks = tool_alloc((MOST_BLOCKS + 1) * sizeof *heap->blocks)};
    run->buffers_end += HEAP;
    return heap;
}

/* Programs may access what was allocated, and no more. */
static void allow(const struct services *s)
{
    struct grid_run *g = s->g;
    const struct heap *heap = s->heap;
    size_t to = 0, from = 0;
    for (size_t i = 0; i < heap->count; i++) {
        while (from < s->fixed_count && s->fixed[from].first < heap->blocks[i].first)
            g->extents[to++] = s->fixed[from++];
        g->extents[to++] = heap->blocks[i];
    }
    while (from < s->fixed_count)
        g->extents[to++] = s->fixed[from++];
    isadora_memory_allow(g->m, (unsigned)g->m->target->buffer_space, g->extents, to);
}

/* The first gap that is large enough, with some bytes after the block that no block has; 0: there
 * is none. */
static uint64_t heap_take(const struct services *s, uint64_t size)
{
    struct heap *heap = s->heap;
    uint64_t at = heap->at;
    size_t i = 0;
    if (!size || size > HEAP || heap->count == MOST_BLOCKS)
        return 0;
    const uint64_t room = (size + HEAP_ALIGNED - 1) / HEAP_ALIGNED * HEAP_ALIGNED + HEAP_ALIGNED;
    for (; i < heap->count && heap->blocks[i].first - at < room; i++)
        at = (heap->blocks[i].first + heap->blocks[i].cells + 2 * HEAP_ALIGNED - 1) / HEAP_ALIGNED *
             HEAP_ALIGNED;
    if (at + room > heap->at + HEAP)
        return 0;
    memmove(heap->blocks + i + 1, heap->blocks + i, (heap->count - i) * sizeof *heap->blocks);
    heap->blocks[i] = (struct isadora_extent){at, size};
    heap->count++;
    allow(s);
    return at;
}

static void serve_malloc(struct call *c)
{
    struct grid_run *g = c->services->g;
    const uint64_t size = call_wide(c, 0), at = heap_take(c->services, size);
    if (at && g->allocated)
        g->allocated(g, at, size);
    call_return(c, at, true);
}

static void serve_free(struct call *c)
{
    struct heap *heap = c->services->heap;
    const uint64_t at = call_wide(c, 0);
    size_t i = 0;
    while (i < heap->count && heap->blocks[i].first != at)
        i++;
    if (!at)
        return;
    if (i == heap->count) {
        fail(c, tool_format("free of 0x%" PRIx64 ", which malloc did not return or which is free "
                            "already",
                            at));
        return;
    }
    heap->count--;
    memmove(heap->blocks + i, heap->blocks + i + 1, (heap->count - i) * sizeof *heap->blocks);
    allow(c->services);
}

/* ---- texts ---- */

static void print(const struct services *s, const char *text)
{
    struct output *out = s->g->run->out;
    if (!s->g->run->json) {
        output_text(out, text);
        return;
    }
    json_begin_line(out);
    json_text(out, "printed", text);
    json_end_line(out);
}

static void serve_printf(struct call *c)
{
    uint32_t count = 0;
    char *text = call_format(c, call_wide(c, 0), call_wide(c, 2), &count);
    if (text)
        print(c->services, text);
    call_return(c, count, false);
}

/* The thread of the lane. */
static char *thread_text(const struct isadora_machine *m)
{
    const uint32_t *block = m->launch.block, *at = m->launch.at;
    const uint64_t n = (uint64_t)m->launch.warp * m->target->lanes + (unsigned)m->lane;
    return tool_format("block: [%" PRIu32 ",%" PRIu32 ",%" PRIu32 "], thread: [%" PRIu64 ",%" PRIu64
                       ",%" PRIu64 "]",
                       at[0], at[1], at[2], n % block[0], n / block[0] % block[1],
                       n / block[0] / block[1]);
}

static void serve_assert(struct call *c)
{
    const char *message = call_string(c, call_wide(c, 0)), *file = call_string(c, call_wide(c, 2)),
               *function = call_string(c, call_wide(c, 6));
    if (!message || !file || !function)
        return;
    print(c->services, tool_format("%s:%" PRIu32 ": %s: %s Assertion `%s` failed.\n", file,
                                   call_word(c, 4), function, thread_text(c->m), message));
    fail(c, "an assertion failed");
}

/* ---- all of them ---- */

static void (*const serve[ELF_SERVICES])(struct call *) = {
    [ELF_VPRINTF] = serve_printf,
    [ELF_ASSERTFAIL] = serve_assert,
    [ELF_MALLOC] = serve_malloc,
    [ELF_FREE] = serve_free,
};

/* The one whose place `$pc` is, or -1. */
static int service_at(const struct elf_image *image, const struct isadora_machine *m)
{
    if (m->pc < isadora_arrive(m, elf_service_address(image, 0)))
        return -1;
    for (int i = 0; i < ELF_SERVICES; i++)
        if (isadora_arrive(m, elf_service_address(image, (enum elf_service)i)) == m->pc)
            return i;
    return -1;
}

static void before(void *user, struct isadora_machine *m)
{
    struct grid_run *g = user;
    const struct services *s = g->services;
    const int service = service_at(&g->run->image, m);
    const uint64_t active = service < 0 ? 0 : active_lanes(m);
    const int lane = m->lane;
    if (s->before)
        s->before(user, m);
    for (unsigned i = 0; i < m->target->lanes && !m->trap.kind; i++) {
        struct call c = {.services = s, .m = m};
        if (!(active >> i & 1))
            continue;
        const void *mark = tool_mark();
        m->lane = (int)i;
        serve[service](&c);
        if (c.why[0])
            rt_trap(m, ISADORA_TRAP_STATED, tool_format("%s", c.why));
        else if (service == ELF_VPRINTF)
            tool_drop(mark);
    }
    m->lane = m->trap.kind ? m->lane : lane;
}

int services_open(struct grid_run *g, struct isadora_grid_plan *plan)
{
    const struct isadora_target *target = g->m->target;
    if (!g->run->is_elf || !g->run->image.services)
        return EXIT_FINE;
    struct services *s = tool_alloc(sizeof *s);
    *s = (struct services){.g = g,
                           .before = plan->before,
                           .file = -1,
                           .fixed = g->extents,
                           .fixed_count = g->extent_count};
    for (size_t i = 0; i < target->file_count; i++)
        if (strcmp(target->files[i].name, "$R") == 0)
            s->file = (int)i;
    if (s->file < 0 || target->files[s->file].count < 16 || target->buffer_space < 0)
        return bad_input("%s calls functions of the system, and `%s` has none", g->run->elf.name,
                         target->name);
    if (!g->run->heap)
        g->run->heap = heap_new(g->run);
    s->heap = g->run->heap;
    g->extents = tool_alloc((s->fixed_count + MOST_BLOCKS + 1) * sizeof *g->extents);
    allow(s);
    g->services = s;
    plan->before = before;
    return EXIT_FINE;
}
