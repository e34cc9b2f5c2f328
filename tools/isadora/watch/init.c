/* init.c: whether what a program does depends on undefined bits.
 *
 * A second machine, the twin, executes each instruction after the first one. It differs from it in
 * those bits alone: what launches do not define is 0 in one and PATTERN in the other. Where the
 * twin goes another way, accesses other cells, waits or traps otherwise, or where a buffer that is
 * saved has other contents, the program depends on them. After a report both are made equal again
 * where they differ in the warp and in what the instruction stored. */
#include "watch/init.h"
#include "machine/execute.h"
#include "machine/state.h"
#include "watch/differ.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- accesses ---- */

static inline void note(struct init_accesses *list, struct init_access access)
{
    if (list->count == list->room)
        list->at = tool_grow(list->at, list->count, &list->room, sizeof *list->at);
    list->at[list->count++] = access;
}

void init_access(struct init *s, bool store, unsigned space, uint64_t index, unsigned cells,
                 struct isadora_word value)
{
    note(&s->done, (struct init_access){store, s->m->lane, space, cells, index, value});
}

static void on_load(void *user, unsigned space, uint64_t index, unsigned cells,
                    struct isadora_word value)
{
    struct init *s = user;
    note(&s->twin_done, (struct init_access){false, s->twin->lane, space, cells, index, value});
}

static void on_store(void *user, unsigned space, uint64_t index, unsigned cells,
                     struct isadora_word value, struct isadora_word old)
{
    struct init *s = user;
    (void)old;
    note(&s->twin_done, (struct init_access){true, s->twin->lane, space, cells, index, value});
}

/* Memory that a lane has for itself is undefined where it was never touched. */
static void fill_lane_cell(const struct init *s, struct rt_memory *memory, uint64_t index)
{
    const uint64_t at = rt_lane_cell(s->twin, memory, index), number = at >> RT_PAGE_SHIFT;
    const struct rt_page *near = memory->near[1][number & (RT_RECENT - 1)];
    if ((near && near->number == number) || rt_memory_page(memory, at, false))
        return;
    struct rt_page *page = rt_memory_page(memory, at, true);
    if (!page)
        out_of_memory();
    if (!threads_have_files(s->w->g))
        init_fill_page(memory, page);
}

static void fill_lanes(const struct init *s)
{
    for (size_t i = 0; i < s->done.count; i++) {
        const struct init_access *a = &s->done.at[i];
        struct rt_memory *memory = &s->twin->memory[a->space];
        if (!memory->lanes)
            continue;
        s->twin->lane = a->lane; /* an access has cells in two turns at most */
        fill_lane_cell(s, memory, a->index);
        fill_lane_cell(s, memory, a->index + a->cells - 1);
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

static struct watch_place load_place(const struct init *s, int lane, const struct lane_load *load)
{
    char cells[ISADORA_CELL_NAME_MAX] = "";
    if (load->was)
        isadora_cell_name(s->m->target, load->space, load->index, load->cells, cells);
    return (struct watch_place){.did = tool_format("last loaded undefined bits, of %s", cells),
                                .block = s->w->g->grid.block,
                                .warp = s->m->launch.warp,
                                .lane = lane,
                                .address = load->pc,
                                .no_value = true};
}

static struct warp_view view_of(const struct init *s, const struct init_warp *k)
{
    return (struct warp_view){.note = k->note,
                              .warp = (uint32_t)(k - s->warps),
                              .active = k->active,
                              .now = s->m->state,
                              .twin = k->state,
                              .before = k->before,
                              .twin_before = k->twin_before,
                              .loads = k->loads};
}

/* The states before the instruction, equal but in the registers that it has. */
static void go_back(const struct init *s, const struct init_warp *k)
{
    memcpy(s->before, s->m->state, s->m->target->state_size);
    memcpy(s->twin_before, s->m->state, s->m->target->state_size);
    for (size_t i = 0; i < k->note->part_count; i++) {
        copy_part(s->before, k->before, &k->note->parts[i]);
        copy_part(s->twin_before, k->twin_before, &k->note->parts[i]);
    }
}

/* `lane`: -1 where the instruction itself does not say it. */
static void report(struct init *s, const char *what, int lane, const struct init_access *a)
{
    const struct isadora_machine *m = s->m;
    struct isadora_insn insn;
    char text[ISADORA_TEXT_MAX] = "";
    watch_make_room(s->w);
    const void *mark = tool_mark();
    const struct init_warp *k = &s->warps[m->launch.warp];
    const uint64_t pc = k->note->pc;
    run_insn_at(m, pc, &insn, text);
    go_back(s, k);
    if (lane < 0)
        lane = differing_lane(s, text);
    const char *registers = registers_text(s, lane, text);
    char *all = tool_format("%s%s%s", what, *registers ? ": " : "", registers);
    const struct lane_load *load = &k->loads[lane];
    const struct warp_view view = view_of(s, k);
    struct watch_step *steps;
    const unsigned step_count =
        origins_chain(s->origins, origins_read(s->origins, &view, lane), &steps);
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
                                                         .no_value = true},
                                                        load_place(s, lane, load)},
                                             .place_count = load->was ? 2 : 1,
                                             .explains = true,
                                             .steps = steps,
                                             .step_count = step_count});
    tool_drop(mark);
}

/* ---- one instruction ---- */

void init_before(struct init *s)
{
    const struct isadora_machine *m = s->m;
    struct init_warp *k = &s->warps[m->launch.warp];
    k->note = note_here(s->notes, m, &k->own);
    k->active = active_lanes(m);
    s->done.count = 0;
    for (size_t i = 0; i < k->note->part_count; i++) {
        copy_part(k->before, m->state, &k->note->parts[i]);
        copy_part(k->twin_before, k->state, &k->note->parts[i]);
    }
}

static int step_twin(struct init *s, bool again)
{
    struct isadora_machine *t = s->twin;
    const struct isadora_target *target = t->target;
    const struct init_warp *k = &s->warps[s->m->launch.warp];
    const struct note *n = k->note;
    s->twin_done.count = 0;
    t->state = k->state;
    rt_join_states(t);
    t->launch = s->m->launch;
    t->steps = s->m->steps;
    t->context.address = t->pc = n->pc;
    t->insn = &n->insn;
    t->next = isadora_next_address(target, t->context.config, n->pc, n->insn.length);
    t->trap = (struct isadora_trap){.space = -1, .lane = -1};
    t->halted = t->woke = false;
    t->again = again;
    fill_lanes(s);
    const int status = n->action(t, &n->insn);
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

static bool differ(struct isadora_word a, struct isadora_word b)
{
    return a.half[0] != b.half[0] || a.half[1] != b.half[1];
}

/* Buffers: where the twin stored something else, who did. */
static void note_store(struct init *s, const struct init_access *a)
{
    const struct isadora_machine *m = s->m;
    const struct init_warp *k = &s->warps[m->launch.warp];
    const struct lane_load *load = &k->loads[a->lane < 0 ? 0 : a->lane];
    const struct warp_view view = view_of(s, k);
    for (unsigned i = 0; i < a->cells; i++) {
        const uint64_t at = a->index + i;
        if (isadora_peek(m, a->space, at) == isadora_peek(s->twin, a->space, at))
            continue;
        struct shadow_cell *cell = shadow_cell(&s->stores, at);
        cell->value = load->was ? load->pc + 1 : 0;
        cell->released = origins_read(s->origins, &view, a->lane < 0 ? 0 : a->lane);
        cell->store = (struct touch){
            .warp = (uint32_t)s->w->g->grid.block * s->w->g->grid.warp_count + m->launch.warp,
            .time = 1,
            .step = (uint32_t)m->steps,
            .at = (uint32_t)(k->note->pc - m->image_at),
            .lane = a->lane < 0 ? 0 : (uint8_t)a->lane};
    }
}

/* The accesses are the same ones: those of other values are kept in mind, stores before loads. */
static void note_accesses(struct init *s)
{
    const struct isadora_machine *m = s->m;
    const struct init_warp *k = &s->warps[m->launch.warp];
    size_t first = 0;
    while (first < s->done.count && !differ(s->done.at[first].value, s->twin_done.at[first].value))
        first++;
    for (size_t i = first; i < s->done.count; i++) {
        const struct init_access *a = &s->done.at[i];
        if (a->store && (int)a->space == m->target->buffer_space &&
            differ(a->value, s->twin_done.at[i].value))
            note_store(s, a);
    }
    for (size_t i = first; i < s->done.count; i++) {
        const struct init_access *a = &s->done.at[i];
        if (!a->store && a->lane >= 0 && differ(a->value, s->twin_done.at[i].value))
            k->loads[a->lane] = (struct lane_load){true, k->note->pc, a->index, a->space, a->cells};
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
        note_accesses(s);
        const struct warp_view view = view_of(s, &s->warps[m->launch.warp]);
        origins_step(s->origins, &view);
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

static void report_store(struct init *s, uint64_t at, unsigned cells, const struct touch *t)
{
    const uint32_t warps = s->w->g->grid.warp_count;
    const struct shadow_cell *cell = shadow_cell(&s->stores, at);
    const uint64_t load = cell->value;
    watch_make_room(s->w);
    const void *mark = tool_mark();
    struct watch_step *steps;
    const unsigned step_count = origins_chain(s->origins, cell->released, &steps);
    const struct watch_place stored = {.did = "stored",
                                       .block = t->warp / warps,
                                       .warp = t->warp % warps,
                                       .lane = t->lane,
                                       .address = s->m->image_at + t->at,
                                       .no_value = true};
    struct watch_place loaded = stored;
    loaded.did = "last loaded undefined bits";
    loaded.address = load - 1;
    watch_print(s->w, &(struct watch_report){.kind = "init",
                                             .what = "a saved buffer depends on undefined bits",
                                             .space = s->m->target->buffer_space,
                                             .index = at,
                                             .cells = cells,
                                             .places = {stored, loaded},
                                             .place_count = load ? 2 : 1,
                                             .explains = true,
                                             .steps = steps,
                                             .step_count = step_count});
    tool_drop(mark);
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
    free(s->pattern);
    origins_close(s->origins);
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
        .notes = notes_open(m),
        .undefined = tool_alloc(target->file_count * sizeof(bool)),
    };
    if (!s->twin)
        out_of_memory();
    isadora_machine_quick(s->twin, m->quick != NULL);
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
