/* watch.c: follows a run for `--check` (watch.h). */
#include "watch/parts.h"
#include "watch/watch.h"

#include <string.h>

void option_check(const struct command *command, void *to, const char *text)
{
    static const struct {
        const char *name;
        unsigned kinds;
    } names[] = {
        {"race", WATCH_RACE}, {"init", WATCH_INIT}, {"sync", WATCH_SYNC}, {"all", WATCH_ALL}};
    for (const char *at = text;; at++) {
        const size_t size = strcspn(at, ",");
        size_t i = 0;
        while (i < sizeof names / sizeof *names &&
               (strlen(names[i].name) != size || memcmp(names[i].name, at, size) != 0))
            i++;
        if (i == sizeof names / sizeof *names)
            usage_error(command, "--check takes race, init, sync, or all, not `%s`", text);
        *(unsigned *)to |= names[i].kinds;
        at += size;
        if (!*at)
            return;
    }
}

/* ---- what the machine does ---- */

static void on_load(void *user, unsigned space, uint64_t index, unsigned cells,
                    struct isadora_word value)
{
    const struct watch *w = user;
    if (w->next_events && w->next_events->load)
        w->next_events->load(w->next_events->user, space, index, cells, value);
    if (w->init)
        init_access(w->init, false, space, index, cells, value);
    if (w->open && w->race && w->is_shared[space])
        race_load(w->race, space, index, cells, value);
}

static void on_store(void *user, unsigned space, uint64_t index, unsigned cells,
                     struct isadora_word value, struct isadora_word old)
{
    const struct watch *w = user;
    if (w->next_events && w->next_events->store)
        w->next_events->store(w->next_events->user, space, index, cells, value, old);
    if (w->init)
        init_access(w->init, true, space, index, cells, value);
    if (w->open && w->race && w->is_shared[space])
        race_store(w->race, space, index, cells, value, old);
}

/* ---- what the run does ---- */

static const struct isadora_form *form_of(const struct isadora_machine *m)
{
    return &m->target->forms[m->insn->form];
}

/* The registers of the block that the instruction has changed. */
static void look_at_block(struct watch *w)
{
    const struct isadora_machine *m = w->g->m;
    const struct isadora_target *target = m->target;
    const uint8_t *now = m->block;
    if (!target->block_size || memcmp(w->block, now, target->block_size) == 0)
        return;
    if (w->sync)
        sync_arrive(w->sync);
    for (unsigned f = 0; w->race && f < target->file_count; f++) {
        const struct isadora_file *file = &target->files[f];
        const unsigned count = file->count ? file->count : 1;
        const size_t bytes = file->width <= 8    ? 1
                             : file->width <= 16 ? 2
                             : file->width <= 32 ? 4
                             : file->width <= 64 ? 8
                                                 : 16;
        for (unsigned i = 0; file->scope == ISADORA_BLOCK && i < count; i++) {
            const size_t at = file->offset + (size_t)i * file->stride;
            if (memcmp(w->block + at, now + at, bytes) != 0)
                race_arrive(w->race, f, i);
        }
    }
}

static void before(void *user, struct isadora_machine *m)
{
    struct grid_run *g = user;
    struct watch *w = g->watch;
    if (w->next.before)
        w->next.before(user, m);
    if (w->of_block != g->grid.block) {
        w->of_block = g->grid.block;
        if (w->race)
            race_begin_block(w->race);
        if (w->sync)
            sync_begin_block(w->sync);
        if (w->init)
            init_begin_block(w->init);
    }
    if (w->race)
        race_step(w->race);
    if (w->init)
        init_before(w->init);
    if (w->sync)
        sync_before(w->sync);
    memcpy(w->block, m->block, m->target->block_size);
    w->open = true;
}

static void after(void *user, struct isadora_machine *m)
{
    struct grid_run *g = user;
    struct watch *w = g->watch;
    if (w->next.after)
        w->next.after(user, m);
    if (w->open) {
        if (w->race && form_of(m)->is_fence)
            race_fence(w->race);
        look_at_block(w);
    }
    if (w->race) {
        race_done(w->race, false);
        race_pass(w->race);
    }
    if (w->init)
        init_after(w->init, !w->open, false);
    w->open = false;
}

static void held(void *user, struct isadora_machine *m, bool waits)
{
    struct grid_run *g = user;
    struct watch *w = g->watch;
    if (w->next.held)
        w->next.held(user, m, waits);
    if (w->open && waits) {
        look_at_block(w);
        if (w->race)
            race_done(w->race, true);
        if (w->init)
            init_after(w->init, false, true);
    }
    w->open = false;
}

/* What was done there before the memory was freed does not count. */
static void allocated(struct grid_run *g, uint64_t at, uint64_t cells)
{
    if (g->watch->race)
        race_forget(g->watch->race, (unsigned)g->m->target->buffer_space, at, cells);
}

void watch_open(struct grid_run *g, struct isadora_grid_plan *plan)
{
    const struct isadora_target *target = g->m->target;
    struct watch *w = tool_alloc(sizeof *w);
    *w = (struct watch){
        .g = g,
        .events = {.user = w, .load = on_load, .store = on_store},
        .next_events = g->m->watch,
        .next = *plan,
        .block = tool_alloc(target->block_size + 1),
        .is_shared = tool_alloc(target->space_count * sizeof(bool)),
        .of_block = UINT64_MAX,
    };
    for (size_t i = 0; i < target->space_count; i++) {
        const struct isadora_space *s = &target->spaces[i];
        w->is_shared[i] = (s->scope == ISADORA_BLOCK || s->scope == ISADORA_GRID) && !s->read_only;
    }
    w->race = g->run->checks & WATCH_RACE ? race_open(w) : NULL;
    w->sync = g->run->checks & WATCH_SYNC ? sync_open(w) : NULL;
    if (g->run->checks & WATCH_INIT) {
        if (g->run->is_elf && g->run->image.services)
            fputs("isadora: note: --check init is left out: the kernel calls functions of the "
                  "system\n",
                  stderr);
        else
            w->init = init_open(w);
    }
    g->watch = w;
    isadora_machine_watch(g->m, &w->events);
    g->allocated = allocated;
    plan->before = before;
    plan->after = after;
    plan->held = held;
}

int watch_close(struct grid_run *g)
{
    struct watch *w = g->watch;
    if (w->init)
        init_end(w->init);
    if (w->sync)
        sync_end(w->sync);
    watch_print_counts(w);
    if (!w->found) {
        if (!g->run->json)
            output_format(g->run->out, "--check%s%s%s: nothing found\n", w->race ? " race" : "",
                          w->sync ? " sync" : "", w->init ? " init" : "");
        return EXIT_FINE;
    }
    return w->found == w->known_count
               ? bad_input("--check found %zu mistake%s", w->known_count, plural(w->known_count))
               : bad_input("--check found %zu mistake%s, %llu times", w->known_count,
                           plural(w->known_count), (unsigned long long)w->found);
}
