/* memory.c: memory as rows of cells, as large as people see them; the warps of a block. */
#include "machine/memory.h"
#include "debug/debug.h"

#include <inttypes.h>
#include <string.h>

enum { ROW_BYTES = 16, CELLS = 32, CELLS_MOST = 1 << 16 };

/* ---- memory ---- */

struct dump {
    struct debug *d;
    unsigned space, step, bits; /* of what is shown as one: cells, bits */
    uint64_t index;
    debug_format format;
    bool joined;        /* bytes are numbers of several */
    bool counted;       /* the count was given */
    bool began, inside; /* a buffer, so far */
};

static uint64_t end_of(const struct dump *dump)
{
    return dump->d->m->target->spaces[dump->space].cells;
}

/* Bytes as one number. */
static uint64_t joined(const struct dump *dump, uint64_t index)
{
    uint64_t value = 0;
    for (unsigned i = 0; i < dump->step; i++) {
        const bool big = dump->d->m->target->spaces[dump->space].big_endian;
        value |= isadora_peek(dump->d->m, dump->space, index + i)
                 << 8 * (big ? dump->step - 1 - i : i);
    }
    return value;
}

static void print_cell(const struct dump *dump, uint64_t index)
{
    struct output *out = dump->d->out;
    const uint64_t value =
        dump->joined ? joined(dump, index) : isadora_look(dump->d->m, dump->space, index);
    const struct place cell = {.is_cell = true, .width = dump->bits};
    char text[ISADORA_VALUE_MAX];
    if (!dump->format || dump->format == 'x') {
        output_format(out, " %0*" PRIx64, (int)((dump->bits + 3) / 4), value);
        return;
    }
    debug_value(&cell, (struct isadora_word){{value, 0}}, dump->format, text);
    output_format(out, " %*s", dump->bits > 32 ? 21 : dump->bits > 16 ? 13 : 6, text);
}

/* What of the cells are letters, where a cell is a byte. */
static void print_letters(const struct dump *dump, uint64_t from, uint64_t count)
{
    char text[ROW_BYTES + 1];
    uint64_t n = 0;
    for (; n < count && n < ROW_BYTES; n++) {
        const uint64_t byte = isadora_peek(dump->d->m, dump->space, from + n);
        text[n] = byte >= 0x20 && byte < 0x7f ? (char)byte : '.';
    }
    text[n] = 0;
    output_format(dump->d->out, "  %s", text);
}

/* Where buffers lie, programs may access nothing else: where the cells from the index on end that
 * are in one, or that are in none. */
static uint64_t edge_of(const struct dump *dump, bool *inside)
{
    const struct rt_memory *memory = &dump->d->m->memory[dump->space];
    uint64_t edge = end_of(dump);
    *inside = !memory->allowed;
    for (size_t i = 0; memory->allowed && i < memory->allowed_count; i++) {
        const struct isadora_extent *extent = &memory->allowed[i];
        const uint64_t end = extent->first + extent->cells;
        if (dump->index < extent->first) {
            edge = extent->first < edge ? extent->first : edge;
        } else if (dump->index < end) {
            *inside = true;
            edge = end;
            break;
        }
    }
    return edge;
}

/* Prints where buffers begin and end; returns false where the dump ends there. */
static bool pass_edge(struct dump *dump, bool inside)
{
    const bool begins = dump->began && inside && !dump->inside,
               ends = !inside && (dump->inside || !dump->began);
    if (begins || ends)
        output_text(dump->d->out,
                    begins ? "-- a buffer begins --\n" : "-- outside of buffers --\n");
    const bool all = dump->began && ends && !dump->counted;
    dump->began = true;
    dump->inside = inside;
    return !all;
}

static void print_cells(struct dump *dump, uint64_t count)
{
    const struct isadora_machine *m = dump->d->m;
    const unsigned bytes = (dump->bits + 7) / 8;
    const uint64_t each = ROW_BYTES / bytes ? ROW_BYTES / bytes : 1;
    while (count && dump->index < end_of(dump)) {
        bool inside;
        const uint64_t left = (edge_of(dump, &inside) - dump->index + dump->step - 1) / dump->step;
        const uint64_t some = count < each ? count : each, n = some < left ? some : left;
        char name[ISADORA_CELL_NAME_MAX];
        if (dump->index + n * dump->step > end_of(dump) || !pass_edge(dump, inside))
            return;
        isadora_cell_name(m->target, dump->space, dump->index, 1, name);
        if (m->memory[dump->space].lanes)
            snprintf(name + strlen(name), sizeof name - strlen(name), "@%d", m->lane);
        output_format(dump->d->out, "%-14s", name);
        for (uint64_t i = 0; i < n; i++)
            print_cell(dump, dump->index + i * dump->step);
        if (m->target->spaces[dump->space].cell_bits == 8 && !dump->format && !dump->joined)
            print_letters(dump, dump->index, n * dump->step);
        output_text(dump->d->out, "\n");
        dump->index += n * dump->step;
        count -= n;
    }
}

/* `LABEL N` is `SPACE[LABEL] N` of the space that holds the code. */
static char *name_space(struct debug *d, char *args)
{
    char *from = args + strspn(args, " \t");
    const size_t size = strcspn(from, " \t");
    uint64_t value;
    char *word = tool_format("%.*s", (int)size, from);
    if (d->m->code_space < 0 || !size || !debug_label(d, word, &value))
        return args;
    const struct isadora_space *space = &d->m->target->spaces[d->m->code_space];
    const unsigned cell = space->cell_bits / 8u ? space->cell_bits / 8u : 1;
    return tool_format("%s[0x%" PRIx64 "]%s", space->name, value * d->m->pc_bytes / cell,
                       from + size);
}

/* The last word is the number, where there is a blank before it. */
static bool take_count(struct debug *d, char *args, uint64_t *count, bool *more)
{
    char *close = strrchr(args, ']');
    char *rest = close ? close + strcspn(close, " \t") : args + strlen(args);
    *more = *rest != 0;
    if (*more)
        *rest++ = 0;
    if (!debug_count(d, &rest, CELLS, count))
        return false;
    *count = *count < CELLS_MOST ? *count : CELLS_MOST;
    return true;
}

/* `/xw`: a format, or none, and the size of numbers: `b h w g` for 1, 2, 4, 8 bytes; 0: none. */
static unsigned take_size(char **args, debug_format *format)
{
    char *from = *args + strspn(*args, " \t");
    size_t n = 1;
    if (*from != '/')
        return 0;
    *format = from[n] && strchr("fdux", from[n]) ? from[n++] : 0;
    const char *size = from[n] ? strchr("bhwg", from[n]) : NULL;
    if (!size || !strchr(" \t", from[n + 1]) || !from[n + 1])
        return 0;
    *args = from + n + 1;
    return *size == 'b' ? 1 : *size == 'h' ? 2 : *size == 'w' ? 4 : 8;
}

/* Whether cells of a space can be shown so; else the refusal. */
static bool join(struct dump *dump, const struct isadora_space *space, unsigned bytes)
{
    if (bytes && space->cell_bits != 8)
        return debug_refuse(dump->d, "cells of `%s` have %u bits; /b /h /w /g are of bytes",
                            space->name, (unsigned)space->cell_bits);
    dump->joined = bytes != 0;
    dump->step = bytes ? bytes : isadora_shown_cells(space);
    dump->bits = bytes ? 8 * bytes : isadora_shown_bits(space);
    return true;
}

void debug_memory(struct debug *d, char *args)
{
    struct dump dump = {.d = d};
    const unsigned bytes = take_size(&args, &dump.format);
    if (!bytes)
        dump.format = debug_take_format(&args);
    args = name_space(d, args);
    struct debug_place p;
    uint64_t count;
    const int old = d->m->lane;
    if (!args[strspn(args, " \t")]) {
        debug_refuse(d,
                     "a cell is missing: `memory` takes SPACE[ADDR] and perhaps a number, such "
                     "as %s[0x10] 4",
                     d->m->target->space_count ? d->m->target->spaces[0].name : "SPACE");
    } else if (take_count(d, args, &count, &dump.counted) && debug_find_place(d, args, &p)) {
        if (p.place.is_cell) {
            const struct isadora_space *space = &d->m->target->spaces[p.place.space];
            dump.space = p.place.space;
            if (!join(&dump, space, bytes))
                return;
            dump.index = p.place.index - (bytes ? 0 : p.place.index % dump.step);
            d->m->lane = p.lane;
            print_cells(&dump, count);
            d->m->lane = old;
        } else {
            debug_refuse(d, "`%s` is a register; memory is SPACE[ADDR]", p.place.name);
        }
    }
}

void debug_buffers(struct debug *d, char *args)
{
    const struct run *run = d->run;
    (void)args;
    if (!run->buffer_count)
        output_text(d->out, "no buffers\n");
    for (size_t i = 0; i < run->buffer_count; i++) {
        const struct buffer *b = &run->buffers[i];
        char cells[ISADORA_CELL_NAME_MAX];
        isadora_cell_name(d->m->target, (unsigned)d->m->target->buffer_space, b->cell,
                          (unsigned)b->size, cells);
        output_format(d->out, "%s  %s ", cells, b->option);
        debug_put(d, b->text, strlen(b->text));
        output_text(d->out, "\n");
    }
}

/* ---- warps ---- */

static void print_warp(struct debug *d, uint32_t warp)
{
    const struct isadora_warp *w = &d->g->grid.worker.warps[warp];
    const bool runs = warp == debug_running(d) && !d->ended;
    char text[ISADORA_TEXT_MAX] = "";
    const struct debug_look look = debug_look_at(d, warp);
    debug_instruction(d, d->m->pc, text);
    debug_color(d, w->ended ? "2" : runs ? "1" : "0");
    output_format(d->out, "%c%4" PRIu32 "  [%0*" PRIx64 "] %-6s %12" PRIu64 "  %08" PRIx64,
                  runs              ? '>'
                  : warp == d->view ? '.'
                                    : ' ',
                  warp, (int)((d->m->target->lanes + 3) / 4), debug_active(d),
                  w->ended   ? "ended"
                  : w->again ? "waits"
                  : runs     ? "next"
                             : "ready",
                  w->steps, d->m->pc);
    if (!w->ended)
        output_format(d->out, "  %s: %s", run_name_address(d->run, d->m->pc), text);
    debug_plain(d);
    output_text(d->out, "\n");
    debug_print_groups(d);
    debug_look_back(d, &look);
}

void debug_warps(struct debug *d, char *args)
{
    const uint32_t *at = d->m->launch.at;
    (void)args;
    output_format(d->out, "block %u,%u,%u; %" PRIu64 " of %" PRIu64 " ended\n", at[0], at[1], at[2],
                  d->g->grid.block, d->g->grid.blocks);
    output_format(d->out, " warp  %-*s state  instructions  $pc\n",
                  (int)((d->m->target->lanes + 3) / 4) + 2, "active");
    for (uint32_t i = 0; i < d->g->grid.warp_count; i++)
        print_warp(d, i);
}

void debug_warp(struct debug *d, char *args)
{
    const char *word = debug_word(&args);
    uint64_t warp = debug_running(d);
    if (word && (!read_number(word, &warp) || warp >= d->g->grid.warp_count)) {
        debug_refuse(d, "this block has the warps 0 to %" PRIu32, d->g->grid.warp_count - 1);
        return;
    }
    d->view = (uint32_t)warp;
    const struct debug_look look = debug_look_at(d, d->view);
    d->listed = d->m->pc;
    debug_look_back(d, &look);
    debug_where(d, NULL);
}
