/* report.c: what `--check` found, each once. */
#include "common/json_write.h"
#include "machine/execute.h"
#include "watch/parts.h"

#include <inttypes.h>
#include <string.h>

enum { MOST_PRINTED = 20 };

void watch_make_room(struct watch *w)
{
    w->known = tool_grow(w->known, w->known_count, &w->known_room, sizeof *w->known);
}

/* The one between the same instructions, or a new one. */
static struct watch_known *known_as(struct watch *w, const struct watch_report *r)
{
    const uint64_t one = r->places[0].address,
                   other = r->place_count > 1 && !r->explains ? r->places[1].address : one,
                   first = one < other ? one : other, second = one < other ? other : one;
    for (size_t i = 0; i < w->known_count; i++) {
        struct watch_known *k = &w->known[i];
        if (k->addresses[0] == first && k->addresses[1] == second && k->space == r->space &&
            strcmp(k->kind, r->kind) == 0)
            return k;
    }
    watch_make_room(w);
    struct watch_known *k = &w->known[w->known_count++];
    *k = (struct watch_known){r->kind, {first, second}, r->space, 0};
    return k;
}

static void block_at(const struct watch *w, uint64_t block, uint32_t at[3])
{
    const uint32_t *grid = w->g->grid.plan.grid;
    at[0] = (uint32_t)(block % grid[0]);
    at[1] = (uint32_t)(block / grid[0] % grid[1]);
    at[2] = (uint32_t)(block / grid[0] / grid[1]);
}

static void thread_at(const struct watch *w, const struct watch_place *p, uint32_t at[3])
{
    struct isadora_machine *m = w->g->m;
    const uint32_t warp = m->launch.warp;
    m->launch.warp = p->warp;
    for (int i = 0; i < 3; i++)
        at[i] = rt_thread(m, i, p->lane);
    m->launch.warp = warp;
}

static void instruction_text(const struct watch *w, uint64_t address, char text[ISADORA_TEXT_MAX])
{
    struct isadora_insn insn;
    if (!run_insn_at(w->g->m, address, &insn, text))
        strcpy(text, "?");
}

/* The buffer of the launch that the cell is in, or NULL. */
static const struct buffer *buffer_of(const struct watch *w, const struct watch_report *r)
{
    const struct run *run = w->g->run;
    for (size_t i = 0; r->space == w->g->m->target->buffer_space && i < run->buffer_count; i++) {
        const struct buffer *b = &run->buffers[i];
        if (r->index >= b->cell && r->index - b->cell < b->size)
            return b;
    }
    return NULL;
}

static void print_place(const struct watch *w, const struct watch_place *p)
{
    char text[ISADORA_TEXT_MAX], value[ISADORA_VALUE_MAX];
    uint32_t block[3], thread[3];
    block_at(w, p->block, block);
    thread_at(w, p, thread);
    instruction_text(w, p->address, text);
    isadora_value_text(p->value, false, value);
    fprintf(stderr,
            "    %s%s%s: block %u,%u,%u, warp %" PRIu32 ", lane %d, thread %u,%u,%u\n"
            "    at 0x%" PRIx64 ": %s\n",
            p->did, p->no_value ? "" : " ", p->no_value ? "" : value, block[0], block[1], block[2],
            p->warp, p->lane, thread[0], thread[1], thread[2], p->address, text);
    run_warn_source(w->g->run, p->address);
}

static void print_step(const struct watch *w, const struct watch_step *s)
{
    char text[ISADORA_TEXT_MAX];
    if (s->left_out)
        fputs("    ..\n", stderr);
    if (s->is_first) {
        fprintf(stderr, "    %s %s\n", s->name,
                w->g->m->target->uses ? "was never written" : "has what the launch left undefined");
        return;
    }
    instruction_text(w, s->address, text);
    fprintf(stderr, "    %s got them at 0x%" PRIx64 ": %s%s%s\n", s->name, s->address, text,
            s->cells ? ", from " : "", s->cells ? s->cells : "");
}

static void print_text(const struct watch *w, const struct watch_report *r)
{
    char cells[ISADORA_CELL_NAME_MAX];
    const struct buffer *buffer = buffer_of(w, r);
    output_flush(w->g->run->out);
    if (r->space >= 0)
        isadora_cell_name(w->g->m->target, (unsigned)r->space, r->index, r->cells, cells);
    if (r->space >= 0)
        fprintf(stderr, "isadora: %s: %s: %s\n", r->kind, cells, r->what);
    else
        fprintf(stderr, "isadora: %s: %s\n", r->kind, r->what);
    for (unsigned i = 0; i < r->place_count; i++)
        print_place(w, &r->places[i]);
    for (unsigned i = 0; i < r->step_count; i++)
        print_step(w, &r->steps[i]);
    if (buffer)
        fprintf(stderr, "    in %s %s, at offset 0x%" PRIx64 "\n", buffer->option, buffer->text,
                r->index - buffer->cell);
}

static void json_place(const struct watch *w, const struct watch_place *p)
{
    struct output *out = w->g->run->out;
    char text[ISADORA_TEXT_MAX], value[ISADORA_VALUE_MAX];
    uint32_t at[3];
    json_open(out, NULL, '{');
    json_text(out, "did", p->did);
    isadora_value_text(p->value, false, value);
    if (!p->no_value)
        json_text(out, "value", value);
    block_at(w, p->block, at);
    json_triple(out, "block", at);
    json_number(out, "warp", p->warp);
    json_number(out, "lane", (uint64_t)p->lane);
    thread_at(w, p, at);
    json_triple(out, "thread", at);
    json_hex(out, "address", p->address);
    instruction_text(w, p->address, text);
    json_text(out, "text", text);
    json_text(out, "place", run_name_address(w->g->run, p->address));
    json_close(out, '}');
}

static void json_steps(const struct watch *w, const struct watch_report *r)
{
    struct output *out = w->g->run->out;
    char text[ISADORA_TEXT_MAX];
    if (!r->step_count)
        return;
    json_open(out, "steps", '[');
    for (unsigned i = 0; i < r->step_count; i++) {
        const struct watch_step *s = &r->steps[i];
        json_open(out, NULL, '{');
        json_text(out, "register", s->name);
        if (s->left_out)
            json_value(out, "left_out", "true");
        if (!s->is_first) {
            json_hex(out, "address", s->address);
            instruction_text(w, s->address, text);
            json_text(out, "text", text);
            json_text(out, "place", run_name_address(w->g->run, s->address));
        }
        if (s->cells)
            json_text(out, "cells", s->cells);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void print_json(const struct watch *w, const struct watch_report *r)
{
    struct output *out = w->g->run->out;
    const struct buffer *buffer = buffer_of(w, r);
    char cells[ISADORA_CELL_NAME_MAX];
    if (r->space >= 0)
        isadora_cell_name(w->g->m->target, (unsigned)r->space, r->index, r->cells, cells);
    json_begin_line(out);
    json_text(out, "check", r->kind);
    json_text(out, "what", r->what);
    if (r->space >= 0)
        json_text(out, "cells", cells);
    json_open(out, "places", '[');
    for (unsigned i = 0; i < r->place_count; i++)
        json_place(w, &r->places[i]);
    json_close(out, ']');
    json_steps(w, r);
    if (buffer) {
        json_text(out, "buffer", buffer->text);
        json_hex(out, "offset", r->index - buffer->cell);
    }
    json_end_line(out);
}

void watch_print(struct watch *w, const struct watch_report *r)
{
    struct watch_known *known = known_as(w, r);
    w->found++;
    if (known->again++ || w->known_count > MOST_PRINTED)
        return;
    const void *mark = tool_mark();
    if (w->g->run->json)
        print_json(w, r);
    else
        print_text(w, r);
    tool_drop(mark);
}

void watch_print_counts(const struct watch *w)
{
    if (w->g->run->json)
        return;
    for (size_t i = 0; i < w->known_count && i < MOST_PRINTED; i++) {
        const struct watch_known *k = &w->known[i];
        if (k->again > 1 && k->addresses[0] == k->addresses[1])
            fprintf(stderr, "isadora: %s at 0x%" PRIx64 ": %" PRIu64 " times\n", k->kind,
                    k->addresses[0], k->again);
        else if (k->again > 1)
            fprintf(stderr,
                    "isadora: %s between 0x%" PRIx64 " and 0x%" PRIx64 ": %" PRIu64 " times\n",
                    k->kind, k->addresses[0], k->addresses[1], k->again);
    }
    if (w->known_count > MOST_PRINTED)
        fprintf(stderr, "isadora: %zu more were found at other places\n",
                w->known_count - MOST_PRINTED);
}
