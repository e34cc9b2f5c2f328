/* hazards.c: hazards that happen while a program runs (hazards.h).
 *
 * A store is pending from the instruction that made it until it takes effect. Reads through an
 * unforwarded file are a cycle late: for them a store that took effect at the end of the last cycle
 * is still pending. The accesses of an instruction count only if it completes. */
#include "common/json_write.h"
#include "run/hazards.h"
#include "run/uses.h"
#include "code/show.h"

#include <inttypes.h>
#include <stdlib.h>

/* ---- lists ---- */

static void add_store(struct hazards *h, const struct isadora_pending *p, bool written)
{
    h->stores = tool_grow(h->stores, h->store_count, &h->store_room, sizeof *h->stores);
    h->stores[h->store_count++] = (struct hazard_store){*p, p->covered, written};
}

static void add_direct(struct hazards *h, const struct isadora_use *use)
{
    h->direct = tool_grow(h->direct, h->direct_count, &h->direct_room, sizeof *h->direct);
    h->direct[h->direct_count++] = (struct isadora_pending){.due = h->now + 1,
                                                            .mask = use->mask.half[0],
                                                            .index = use->index,
                                                            .file = use->file,
                                                            .engine = -1,
                                                            .from = h->pc,
                                                            .made = h->now};
}

/* Of several of one kind with one older instruction, the one that takes most to fix. */
static void note(struct hazards *h, enum isadora_hazard_kind kind,
                 const struct isadora_pending *older, uint64_t missing)
{
    for (size_t i = 0; i < h->note_count; i++) {
        struct hazard_note *n = &h->notes[i];
        if (n->kind != kind || n->older.made != older->made)
            continue;
        if (missing > n->missing)
            *n = (struct hazard_note){kind, *older, missing};
        return;
    }
    h->notes = tool_grow(h->notes, h->note_count, &h->note_room, sizeof *h->notes);
    h->notes[h->note_count++] = (struct hazard_note){kind, *older, missing};
}

static bool same_register(const struct isadora_pending *a, const struct isadora_pending *b)
{
    return a->file == b->file && a->index == b->index;
}

static struct hazard_store *find(struct hazards *h, const struct isadora_pending *p)
{
    for (size_t i = 0; i < h->store_count; i++) {
        struct isadora_pending *s = &h->stores[i].store;
        if (!h->stores[i].written && s->made == p->made && same_register(s, p) &&
            s->mask == p->mask)
            return &h->stores[i];
    }
    return NULL;
}

/* ---- events of the machine ---- */

/* A younger store to bits that an older one would still change, now or after it. */
static void on_later(void *user, const struct isadora_pending *p)
{
    struct hazards *h = user;
    for (size_t i = 0; i < h->store_count; i++) {
        struct hazard_store *s = &h->stores[i];
        if (s->written || s->store.made == p->made)
            continue;
        if (p->file == ISADORA_PENDING_PC && s->store.file == ISADORA_PENDING_PC)
            note(h, ISADORA_HAZARD_BRANCH, &s->store, s->store.due - h->now);
        else if (same_register(&s->store, p) && (s->store.mask & ~s->lost & p->mask) &&
                 s->store.due >= p->due) {
            note(h, ISADORA_HAZARD_WRITE, &s->store, s->store.due - p->due + 1);
            s->lost |= p->mask;
        }
    }
    add_store(h, p, false);
    if (h->next)
        h->next->later(h->next->user, p);
}

static void on_overtake(void *user, const struct isadora_pending *p, uint64_t mask)
{
    struct hazards *h = user;
    struct hazard_store *s = p->made == h->now ? NULL : find(h, p);
    if (s && (mask & ~s->lost)) {
        note(h, ISADORA_HAZARD_WRITE, p, p->due - h->now);
        s->lost |= mask;
    }
}

/* What is dropped does not take effect any more. */
static void on_drop(void *user, const struct isadora_pending *p)
{
    struct hazards *h = user;
    struct hazard_store *s = find(h, p);
    for (size_t i = h->note_count; i > 0; i--) {
        if (h->notes[i - 1].kind == ISADORA_HAZARD_WRITE && h->notes[i - 1].older.made == p->made &&
            same_register(&h->notes[i - 1].older, p))
            h->notes[i - 1] = h->notes[--h->note_count];
    }
    note(h, ISADORA_HAZARD_ENGINE, p, p->due - h->now);
    if (s)
        *s = h->stores[--h->store_count];
    if (h->next)
        h->next->drop(h->next->user, p);
}

static void on_written(void *user, const struct isadora_pending *p)
{
    struct hazards *h = user;
    struct hazard_store *s = find(h, p);
    if (s) {
        s->written = true;
        s->store.due = h->machine->now + 1;
        s->lost |= p->covered;
    }
    if (h->next)
        h->next->written(h->next->user, p);
}

static void on_load(void *user, unsigned space, uint64_t index, unsigned cells,
                    struct isadora_word value)
{
    const struct hazards *h = user;
    if (h->next)
        h->next->load(h->next->user, space, index, cells, value);
}

static void on_store(void *user, unsigned space, uint64_t index, unsigned cells,
                     struct isadora_word value, struct isadora_word old)
{
    const struct hazards *h = user;
    if (h->next)
        h->next->store(h->next->user, space, index, cells, value, old);
}

/* ---- what the instruction does ---- */

/* A register that some instruction waits for may be looked at whenever one likes. */
static void look_at_read(struct hazards *h, const struct isadora_use *use)
{
    if (use->status || use->wait)
        return;
    for (size_t i = 0; i < h->store_count; i++) {
        const struct hazard_store *s = &h->stores[i];
        const uint64_t seen = s->store.due + use->late;
        if (s->store.file == use->file && s->store.index == use->index &&
            (s->store.mask & ~s->lost & use->mask.half[0]) && seen > h->now)
            note(h, ISADORA_HAZARD_READ, &s->store, seen - h->now);
    }
}

/* A branch that does not even have a delay slot, while another one is under way. */
static void look_at_jump(struct hazards *h, const struct isadora_use *use)
{
    for (size_t i = 0; i < h->store_count && use->latency <= 1 && use->jump != ISADORA_HALTS; i++) {
        if (h->stores[i].store.file == ISADORA_PENDING_PC && !h->stores[i].written)
            note(h, ISADORA_HAZARD_BRANCH, &h->stores[i].store, h->stores[i].store.due - h->now);
    }
}

static void look_at_uses(struct hazards *h)
{
    struct isadora_use uses[RUN_USES];
    const size_t count = run_uses(h->machine, uses);
    for (size_t i = 0; i < count; i++) {
        const struct isadora_use *use = &uses[i];
        if (use->file == ISADORA_USE_PC)
            look_at_jump(h, use);
        if (use->file < 0 || use->any)
            continue;
        if (!use->write)
            look_at_read(h, use);
        else if (use->latency <= 1)
            add_direct(h, use);
    }
}

/* ---- printing ---- */

static char *instruction_at(const struct hazards *h, uint64_t pc)
{
    struct isadora_machine *m = h->machine;
    struct isadora_context context = {.config = m->context.config, .address = pc};
    const uint64_t own = m->pc;
    char text[ISADORA_TEXT_MAX] = "";
    m->pc = pc;
    if (isadora_fetch(m) == ISADORA_RUNNING)
        m->target->format(&context, m->insn, text, sizeof text);
    m->pc = own;
    isadora_fetch(m);
    return tool_format("%s", text);
}

/* What is wrong, for people. */
static char *message_of(const struct hazards *h, const struct hazard_note *n, const char *name,
                        const char *older)
{
    const uint64_t ago = h->now - n->older.made, missing = n->missing;
    const char *s = plural(missing), *engine;
    switch (n->kind) {
    case ISADORA_HAZARD_READ:
        return tool_format("reads `%s` %" PRIu64 " cycle%s before the result of `%s` at 0x%" PRIx64
                           " is available",
                           name, missing, s, older, n->older.from);
    case ISADORA_HAZARD_WRITE:
        return tool_format("stores to `%s`, and the result of `%s` at 0x%" PRIx64
                           " arrives with it or after it; %" PRIu64 " cycle%s too early",
                           name, older, n->older.from, missing, s);
    case ISADORA_HAZARD_ENGINE:
        engine = h->machine->target->engines[n->older.engine];
        return tool_format("makes engine `%s` drop the work of `%s` at 0x%" PRIx64
                           ", which began %" PRIu64 " ago and takes %" PRIu64 " more cycle%s",
                           engine, older, n->older.from, ago, missing, s);
    default:
        return tool_format("branches in a delay slot of `%s` at 0x%" PRIx64, older, n->older.from);
    }
}

static void put_place(struct output *out, const char *key, uint64_t pc, const char *text)
{
    json_open(out, key, '{');
    json_hex(out, "address", pc);
    json_text(out, "text", text);
    json_close(out, '}');
}

static void put_json(const struct hazards *h, const struct hazard_note *n, const char *name,
                     const char *text, const char *older, const char *message)
{
    struct output *out = h->json;
    json_begin_line(out);
    json_text(out, "hazard", isadora_hazard_name(n->kind));
    json_number(out, "cycle", h->now - ISADORA_FIRST_CYCLE);
    put_place(out, "at", h->pc, text);
    put_place(out, "began", n->older.from, older);
    if (name)
        json_text(out, "register", name);
    json_number(out, "distance", h->now - n->older.made);
    json_number(out, "missing", n->missing);
    json_text(out, "message", message);
    json_end_line(out);
}

static char *name_of(const struct hazards *h, int file, uint64_t index)
{
    return file < 0 ? NULL : show_register_of(h->machine->target, file, index);
}

static void print_note(const struct hazards *h, const struct hazard_note *n)
{
    const char *name = name_of(h, n->older.file, n->older.index);
    const char *text = instruction_at(h, h->pc), *older = instruction_at(h, n->older.from);
    const char *message = message_of(h, n, name ? name : "", older);
    if (h->json)
        put_json(h, n, name, text, older, message);
    else
        fprintf(stderr, "hazard: cycle %" PRIu64 ", 0x%" PRIx64 ": `%s` %s\n",
                h->now - ISADORA_FIRST_CYCLE, h->pc, text, message);
}

/* ---- what happens again ---- */

/* Whether there was one like it before; then it is counted. */
static bool is_known(struct hazards *h, const struct hazard_note *n)
{
    const struct hazard_known new = {n->kind,       h->pc,          n->older.from,
                                     n->older.file, n->older.index, 0};
    for (size_t i = 0; i < h->known_count; i++) {
        struct hazard_known *k = &h->known[i];
        if (k->kind == new.kind && k->pc == new.pc && k->from == new.from && k->file == new.file &&
            k->index == new.index) {
            k->again++;
            return true;
        }
    }
    h->known = tool_grow(h->known, h->known_count, &h->known_room, sizeof *h->known);
    h->known[h->known_count++] = new;
    return false;
}

static void put_again(const struct hazards *h, const struct hazard_known *k, const char *name,
                      const char *text, const char *older)
{
    struct output *out = h->json;
    json_begin_line(out);
    json_number(out, "again", k->again);
    json_text(out, "of", isadora_hazard_name(k->kind));
    put_place(out, "at", k->pc, text);
    put_place(out, "began", k->from, older);
    if (name)
        json_text(out, "register", name);
    json_end_line(out);
}

static void print_again(const struct hazards *h, const struct hazard_known *k)
{
    const char *name = name_of(h, k->file, k->index);
    const char *text = instruction_at(h, k->pc), *older = instruction_at(h, k->from);
    if (h->json)
        put_again(h, k, name, text, older);
    else
        fprintf(stderr,
                "hazard: 0x%" PRIx64 ": `%s` after `%s` at 0x%" PRIx64 "%s%s%s: and %" PRIu64
                " time%s more\n",
                k->pc, text, older, k->from, name ? ", `" : "", name ? name : "", name ? "`" : "",
                k->again, plural(k->again));
}

/* ---- a cycle ---- */

void hazards_open(struct hazards *h, struct isadora_machine *m, struct output *json)
{
    *h = (struct hazards){.machine = m, .json = json, .next = m->watch};
    h->watch =
        (struct isadora_watch){h, on_load, on_store, on_later, on_written, on_drop, on_overtake};
    isadora_machine_watch(m, &h->watch);
}

void hazards_begin(struct hazards *h)
{
    const struct isadora_machine *m = h->machine;
    h->open = true;
    h->pc = m->pc;
    h->steps = m->steps;
    h->now = m->now;
    h->note_count = 0;
    h->direct_count = 0;
    look_at_uses(h);
}

/* Late reads see what was written from the cycle after the next on. */
static void forget_written(struct hazards *h)
{
    size_t left = 0;
    for (size_t i = 0; i < h->store_count; i++) {
        if (!h->stores[i].written || h->stores[i].store.due >= h->machine->now)
            h->stores[left++] = h->stores[i];
    }
    h->store_count = left;
}

void hazards_end(struct hazards *h)
{
    if (!h->open)
        return;
    h->open = false;
    const bool done = h->machine->steps != h->steps;
    for (size_t i = 0; done && i < h->note_count; i++) {
        if (!is_known(h, &h->notes[i]))
            print_note(h, &h->notes[i]);
    }
    for (size_t i = 0; done && i < h->direct_count; i++)
        add_store(h, &h->direct[i], true);
    h->found += done ? h->note_count : 0;
    forget_written(h);
}

void hazards_close(struct hazards *h)
{
    for (size_t i = 0; i < h->known_count; i++) {
        if (h->known[i].again)
            print_again(h, &h->known[i]);
    }
}

void hazards_complain(const struct hazards *h)
{
    if (h->found == h->known_count)
        complain("%" PRIu64 " hazard%s", h->found, plural(h->found));
    else
        complain("%" PRIu64 " hazards, %zu distinct", h->found, h->known_count);
}
