/* init.c: whether what a program does depends on undefined bits.
 *
 * A second machine, the twin, executes each instruction after the first one. It differs from it in
 * those bits alone: what launches do not define is 0 in one and PATTERN in the other. Where the
 * twin goes another way, accesses other cells, waits or traps otherwise, or where a buffer that is
 * saved has other contents, the program depends on them. After a report both are made equal again
 * where they differ in the warp and in what the instruction stored. */
#include "machine/execute.h"
#include "machine/memory.h"
#include "machine/state.h"
#include "watch/differ.h"
#include "watch/parts.h"
#include "watch/shadow.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { PATTERN = 0xa5 };

struct init_access {
    bool store;
    int lane;
    unsigned space, cells;
    uint64_t index;
};

struct init_accesses {
    struct init_access *at;
    size_t count, room;
};

struct init_warp {
    void *state; /* of the twin */
    struct isadora_insn insn;
    uint64_t pc; /* of the instruction that has begun */
};

struct init {
    struct watch *w;
    struct isadora_machine *m, *twin;
    void *twin_own; /* the state that the twin was made with */
    struct isadora_watch events;
    struct init_warp *warps;
    uint8_t *before, *twin_before; /* state of the warp before the instruction */
    bool *undefined;               /* by file: a launch leaves its registers undefined */
    struct init_accesses done, twin_done;
    struct shadow stores; /* into buffers, where the twin stored something else */
    bool began;
};

/* ---- what is undefined ---- */

static void fill_page(const struct rt_memory *memory, struct rt_page *page)
{
    memset(page->bytes, PATTERN, (size_t)RT_PAGE_CELLS * memory->cell_bytes);
}

/* All that the machine has of a space. */
static void copy_pages(const struct init *s, size_t space)
{
    const struct rt_memory *from = &s->m->memory[space];
    struct rt_memory *to = &s->twin->memory[space];
    rt_memory_clear(to);
    for (size_t i = 0; from->used && i < from->slots; i++) {
        const struct rt_page *page = from->pages[i];
        if (!page)
            continue;
        struct rt_page *copy = rt_memory_page(to, page->number << RT_PAGE_SHIFT, true);
        if (!copy)
            out_of_memory();
        memcpy(copy->bytes, page->bytes, (size_t)RT_PAGE_CELLS * from->cell_bytes);
    }
}

/* Memory of the block: what was stored before its first instruction is defined. */
static void fill_block_space(struct init *s, unsigned space)
{
    const struct isadora_target *target = s->m->target;
    struct rt_memory *memory = &s->twin->memory[space];
    const uint64_t cells = memory->limit;
    const uint64_t params = isadora_params_at(target, s->m->context.config);
    const struct isadora_grid_plan *plan = &s->w->g->grid.plan;
    rt_memory_clear(memory);
    for (uint64_t i = 0; i < cells; i += RT_PAGE_CELLS) {
        struct rt_page *page = rt_memory_page(memory, i, true);
        if (!page)
            out_of_memory();
        if (memory->cell_bytes == 1 && memory->space->cell_bits == 8)
            fill_page(memory, page);
    }
    for (uint64_t i = 0; (int)space == target->param_space && i < plan->param_size; i++)
        isadora_poke(s->twin, space, params + i, isadora_peek(s->m, space, params + i));
    for (size_t i = 0; i < s->done.count; i++) { /* by `start block` */
        const struct init_access *a = &s->done.at[i];
        for (unsigned k = 0; a->store && a->space == space && k < a->cells; k++)
            isadora_poke(s->twin, space, a->index + k, isadora_peek(s->m, space, a->index + k));
    }
}

static void fill_registers(struct init *s, uint32_t warp)
{
    const struct isadora_target *target = s->m->target;
    const struct isadora_grid_plan *next = &s->w->next;
    struct isadora_register reg = {.file = NULL};
    s->twin->state = s->warps[warp].state;
    s->twin->launch.warp = warp;
    rt_join_states(s->twin);
    while (isadora_register_next(s->twin, &reg)) {
        if (!s->undefined[reg.file - target->files])
            continue;
        const uint64_t ones = UINT64_C(0xa5a5a5a5a5a5a5a5);
        const uint64_t mask = reg.width < 64 ? (UINT64_C(1) << reg.width) - 1 : UINT64_MAX;
        for (unsigned lane = 0; lane < target->lanes; lane++) {
            struct isadora_register one = reg;
            one.of_lane = true;
            one.lane = (uint8_t)lane;
            isadora_register_set(s->twin, &one, (struct isadora_word){{ones & mask, 0}});
        }
    }
    if (target->start_warp)
        target->start_warp(s->twin);
    if (next->begin_warp)
        next->begin_warp(next->user, s->twin);
}

static bool is_defined_space(const struct init *s, size_t i)
{
    const unsigned scope = s->m->target->spaces[i].scope;
    return scope != ISADORA_BLOCK && (scope != ISADORA_LANE || threads_have_files(s->w->g));
}

void init_begin_block(struct init *s)
{
    const struct isadora_target *target = s->m->target;
    const struct isadora_worker *worker = &s->w->g->grid.worker;
    const uint32_t count = s->w->g->grid.warp_count;
    s->twin->launch = s->m->launch;
    s->twin->context = s->m->context;
    s->twin->lane = -1;
    for (unsigned i = 0; i < target->space_count; i++) {
        const unsigned scope = target->spaces[i].scope;
        isadora_memory_limit(s->twin, i, s->m->memory[i].limit);
        isadora_memory_allow(s->twin, i, s->m->memory[i].allowed, s->m->memory[i].allowed_count);
        if (is_defined_space(s, i) && (!s->began || scope != ISADORA_GRID))
            copy_pages(s, i);
        else if (scope == ISADORA_LANE)
            rt_memory_clear(&s->twin->memory[i]);
        else if (scope == ISADORA_BLOCK)
            fill_block_space(s, i);
    }
    if (!s->warps) {
        s->warps = tool_alloc(count * sizeof *s->warps);
        for (uint32_t i = 0; i < count; i++) {
            s->warps[i].state = rt_state_new(target->state_size, 1);
            if (!s->warps[i].state)
                out_of_memory();
        }
    }
    memcpy(s->twin->block, s->m->block, target->block_size);
    memcpy(s->twin->grid, s->m->grid, target->grid_size);
    for (uint32_t i = 0; i < count; i++) {
        memcpy(s->warps[i].state, worker->warps[i].state, target->state_size);
        fill_registers(s, i);
    }
    s->began = true;
}

/* ---- accesses ---- */

static void note(struct init_accesses *list, struct init_access access)
{
    list->at = tool_grow(list->at, list->count, &list->room, sizeof *list->at);
    list->at[list->count++] = access;
}

void init_access(struct init *s, bool store, unsigned space, uint64_t index, unsigned cells)
{
    note(&s->done, (struct init_access){store, s->m->lane, space, cells, index});
}

static void on_load(void *user, unsigned space, uint64_t index, unsigned cells,
                    struct isadora_word value)
{
    struct init *s = user;
    (void)value;
    note(&s->twin_done, (struct init_access){false, s->twin->lane, space, cells, index});
}

static void on_store(void *user, unsigned space, uint64_t index, unsigned cells,
                     struct isadora_word value, struct isadora_word old)
{
    struct init *s = user;
    (void)value;
    (void)old;
    note(&s->twin_done, (struct init_access){true, s->twin->lane, space, cells, index});
}

/* Memory that a lane has for itself is undefined where it was never touched. */
static void fill_lanes(const struct init *s)
{
    for (size_t i = 0; i < s->done.count; i++) {
        const struct init_access *a = &s->done.at[i];
        struct rt_memory *memory = &s->twin->memory[a->space];
        if (s->m->target->spaces[a->space].scope != ISADORA_LANE || !memory->lanes)
            continue;
        s->twin->lane = a->lane;
        for (unsigned k = 0; k < a->cells; k++) {
            const uint64_t at = rt_lane_cell(s->twin, memory, a->index + k);
            struct rt_page *page = rt_memory_page(memory, at, false);
            if (page)
                continue;
            page = rt_memory_page(memory, at, true);
            if (!page)
                out_of_memory();
            if (!threads_have_files(s->w->g))
                fill_page(memory, page);
        }
    }
    s->twin->lane = -1;
}

/* ---- reports ---- */

static int first_lane(uint64_t lanes)
{
    int lane = 0;
    while (lane < 63 && !(lanes >> lane & 1))
        lane++;
    return lane;
}

static char *registers_text(const struct init *s, int lane, const char *insn)
{
    return differ_text(s->m, s->before, s->twin, s->twin_before, lane, insn);
}

/* The first lane that executed it and has a register of it that differs; else one that goes on in
 * one machine alone. */
static int differing_lane(const struct init *s, const char *insn)
{
    const uint64_t now = active_lanes(s->m), others = now ^ active_lanes(s->twin);
    void *own = s->m->state;
    s->m->state = s->before;
    const uint64_t active = active_lanes(s->m);
    s->m->state = own;
    for (int lane = 0; lane < (int)s->m->target->lanes; lane++) {
        if (active >> lane & 1 && *registers_text(s, lane, insn))
            return lane;
    }
    return first_lane(others ? others : now);
}

/* `lane`: -1 where the instruction itself does not say it. */
static void report(struct init *s, const char *what, int lane, const struct init_access *a)
{
    const struct isadora_machine *m = s->m;
    struct isadora_insn insn;
    char text[ISADORA_TEXT_MAX] = "";
    const void *mark = tool_mark();
    const uint64_t pc = s->warps[m->launch.warp].pc;
    run_insn_at(m, pc, &insn, text);
    if (lane < 0)
        lane = differing_lane(s, text);
    const char *registers = registers_text(s, lane, text);
    char *all = tool_format("%s%s%s", what, *registers ? ": " : "", registers);
    watch_print(s->w, &(struct watch_report){.kind = "init",
                                             .what = all,
                                             .space = a ? (int)a->space : -1,
                                             .index = a ? a->index : 0,
                                             .cells = a ? a->cells : 0,
                                             .places = {{.did = "executed",
                                                         .block = s->w->g->grid.block,
                                                         .warp = m->launch.warp,
                                                         .lane = lane,
                                                         .address = pc,
                                                         .no_value = true}},
                                             .place_count = 1});
    tool_drop(mark);
}

/* ---- one instruction ---- */

void init_before(struct init *s)
{
    const struct isadora_machine *m = s->m;
    struct init_warp *k = &s->warps[m->launch.warp];
    k->insn = *m->insn;
    k->pc = m->context.address;
    s->done.count = 0;
    memcpy(s->before, m->state, m->target->state_size);
    memcpy(s->twin_before, k->state, m->target->state_size);
}

static int step_twin(struct init *s, bool again)
{
    struct isadora_machine *t = s->twin;
    const struct isadora_target *target = t->target;
    struct init_warp *k = &s->warps[s->m->launch.warp];
    s->twin_done.count = 0;
    t->state = k->state;
    rt_join_states(t);
    t->launch = s->m->launch;
    t->steps = s->m->steps;
    t->context.address = t->pc = k->pc;
    t->insn = &k->insn;
    t->next = isadora_next_address(target, t->context.config, k->pc, k->insn.length);
    t->trap = (struct isadora_trap){.space = -1, .lane = -1};
    t->halted = t->woke = false;
    t->again = again;
    fill_lanes(s);
    const int status = target->actions[k->insn.form](t, &k->insn);
    t->lane = -1;
    return status;
}

/* The twin's warp, and what was stored, become like the machine's. */
static void make_equal(struct init *s)
{
    const struct isadora_machine *m = s->m;
    const struct isadora_target *target = m->target;
    memcpy(s->warps[m->launch.warp].state, m->state, target->state_size);
    memcpy(s->twin->block, m->block, target->block_size);
    memcpy(s->twin->grid, m->grid, target->grid_size);
    const struct init_accesses *lists[] = {&s->done, &s->twin_done};
    const int lane = m->lane;
    for (int l = 0; l < 2; l++) {
        for (size_t i = 0; i < lists[l]->count; i++) {
            const struct init_access *a = &lists[l]->at[i];
            s->m->lane = s->twin->lane = a->lane;
            for (unsigned k = 0; a->store && k < a->cells; k++)
                isadora_poke(s->twin, a->space, a->index + k,
                             isadora_peek(m, a->space, a->index + k));
        }
    }
    s->m->lane = lane;
    s->twin->lane = -1;
}

/* The first access that is not the twin's, in either list. */
static const struct init_access *other_access(const struct init *s, const char **what)
{
    const struct init_accesses *a = &s->done, *b = &s->twin_done;
    size_t i = 0;
    while (i < a->count && i < b->count && a->at[i].lane == b->at[i].lane &&
           a->at[i].space == b->at[i].space && a->at[i].index == b->at[i].index &&
           a->at[i].cells == b->at[i].cells && a->at[i].store == b->at[i].store)
        i++;
    if (i == a->count && i == b->count)
        return NULL;
    const bool both = i < a->count && i < b->count,
               same_lane = both && a->at[i].lane == b->at[i].lane;
    *what = same_lane ? "the address of an access depends on undefined bits"
                      : "which lanes access memory depends on undefined bits";
    const bool first = both ? a->at[i].lane <= b->at[i].lane : i < a->count;
    return first ? &a->at[i] : &b->at[i];
}

/* Buffers: where the twin stored something else, who did. */
static void note_stores(struct init *s)
{
    const struct isadora_machine *m = s->m;
    for (size_t i = 0; i < s->done.count; i++) {
        const struct init_access *a = &s->done.at[i];
        for (unsigned k = 0; a->store && (int)a->space == m->target->buffer_space && k < a->cells;
             k++) {
            const uint64_t at = a->index + k;
            if (isadora_peek(m, a->space, at) == isadora_peek(s->twin, a->space, at))
                continue;
            shadow_cell(&s->stores, at)->store = (struct touch){
                .warp = (uint32_t)s->w->g->grid.block * s->w->g->grid.warp_count + m->launch.warp,
                .time = 1,
                .step = (uint32_t)m->steps,
                .at = (uint32_t)(s->warps[m->launch.warp].pc - m->image_at),
                .lane = a->lane < 0 ? 0 : (uint8_t)a->lane};
        }
    }
}

void init_after(struct init *s, bool again, bool waits)
{
    const struct isadora_machine *m = s->m;
    const char *what = NULL;
    const int status = step_twin(s, again);
    const struct isadora_machine *t = s->twin;
    const struct init_access *a = other_access(s, &what);
    int lane = a ? a->lane : -1;
    if (t->trap.kind) {
        const bool reaches =
            t->trap.kind == ISADORA_TRAP_OUTSIDE || t->trap.kind == ISADORA_TRAP_UNALIGNED;
        what = reaches ? "the address of an access depends on undefined bits"
                       : "whether it traps depends on undefined bits";
        lane = t->trap.lane >= 0 ? t->trap.lane : lane;
    } else if (!what && waits != rt_waits(status)) {
        what = "whether it waits depends on undefined bits";
    } else if (!what && !waits) {
        const uint64_t active = active_lanes(m), twins = active_lanes(t);
        const bool jumps = isadora_arrive(t, t->next) != m->pc || t->halted != m->halted;
        if (active != twins || jumps)
            what = "where it goes on depends on undefined bits";
    }
    if (what) {
        report(s, what, lane, t->trap.kind ? NULL : a);
        make_equal(s);
    } else {
        note_stores(s);
    }
    s->done.count = 0;
}

/* ---- the end ---- */

/* The store of a byte of a buffer that differs, or NULL. */
static const struct touch *differs(struct init *s, uint64_t at)
{
    const unsigned space = (unsigned)s->m->target->buffer_space;
    if (isadora_peek(s->m, space, at) == isadora_peek(s->twin, space, at))
        return NULL;
    const struct touch *store = &shadow_cell(&s->stores, at)->store;
    return store->time ? store : NULL;
}

static void report_store(const struct init *s, uint64_t at, unsigned cells, const struct touch *t)
{
    const uint32_t warps = s->w->g->grid.warp_count;
    watch_print(s->w, &(struct watch_report){.kind = "init",
                                             .what = "a saved buffer depends on undefined bits",
                                             .space = s->m->target->buffer_space,
                                             .index = at,
                                             .cells = cells,
                                             .places = {{.did = "stored",
                                                         .block = t->warp / warps,
                                                         .warp = t->warp % warps,
                                                         .lane = t->lane,
                                                         .address = s->m->image_at + t->at,
                                                         .no_value = true}},
                                             .place_count = 1});
}

/* What one store stored, and is adjacent, is one report. */
void init_end(struct init *s)
{
    const struct run *run = s->w->g->run;
    const uint32_t warps = s->w->g->grid.warp_count;
    for (size_t i = 0; i < run->buffer_count && s->began; i++) {
        const struct buffer *b = &run->buffers[i];
        for (uint64_t k = 0, n; b->out && k < b->size; k += n) {
            const struct touch *t = differs(s, b->cell + k), *next;
            for (n = 1; t && k + n < b->size && (next = differs(s, b->cell + k + n)); n++) {
                if (next->step != t->step || next->lane != t->lane)
                    break;
            }
            if (t)
                report_store(s, b->cell + k, (unsigned)n, t);
        }
    }
    for (uint32_t i = 0; i < warps && s->warps; i++)
        free(s->warps[i].state);
    s->twin->state = s->twin_own;
    isadora_machine_destroy(s->twin);
}

struct init *init_open(struct watch *w)
{
    struct isadora_machine *m = w->g->m;
    const struct isadora_target *target = m->target;
    struct init *s = tool_alloc(sizeof *s);
    *s = (struct init){
        .w = w,
        .m = m,
        .twin = isadora_machine_create(target, m->context.config),
        .before = tool_alloc(target->state_size),
        .twin_before = tool_alloc(target->state_size),
        .undefined = tool_alloc(target->file_count * sizeof(bool)),
    };
    if (!s->twin)
        out_of_memory();
    s->twin_own = s->twin->state;
    s->events = (struct isadora_watch){.user = s, .load = on_load, .store = on_store};
    for (size_t i = 0; i < target->file_count; i++) {
        const struct isadora_file *file = &target->files[i];
        s->undefined[i] =
            file->scope == ISADORA_LANE && !file->is_pc && watch_is_written(target, file->name);
    }
    isadora_machine_watch(s->twin, &s->events);
    return s;
}
