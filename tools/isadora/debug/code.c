/* code.c: where a program is, and the code around, with the lines of its source. */
#include "code/hex.h"
#include "code/skip.h"
#include "debug/debug.h"
#include "grid/groups.h"

#include <inttypes.h>
#include <string.h>

enum { ROWS = 10, ROWS_BEFORE = 3, ROWS_MOST = 1000 };

/* ---- code ---- */

unsigned debug_instruction(const struct debug *d, uint64_t address, char *text)
{
    struct isadora_insn insn;
    text[0] = 0;
    const unsigned length = run_insn_at(d->m, address, &insn, text);
    if (length && isadora_is_aligned(&d->m->alignment, address, length))
        return length;
    text[0] = 0;
    return 0;
}

/* Bytes of what is no instruction at an address. */
static unsigned data_at(const struct isadora_machine *m, uint64_t address)
{
    const struct isadora_context context = {.config = m->context.config, .address = address};
    uint8_t bytes[ISADORA_WORD_BYTES];
    const size_t size = run_code_at(m, address, bytes);
    return (unsigned)(size ? code_skip(m->target, &context, bytes, size)
                           : isadora_smallest_unit(m->target, context.config)->bytes);
}

/* Where what follows an address begins. */
static uint64_t following(const struct debug *d, uint64_t address)
{
    const struct isadora_machine *m = d->m;
    char text[ISADORA_TEXT_MAX];
    const unsigned length = debug_instruction(d, address, text);
    const uint64_t to = isadora_next_address(m->target, m->context.config, address,
                                             length ? length : data_at(m, address));
    return to > address ? to : address + 1;
}

/* The address that is so many instructions before, as the code reads from its begin on. */
static uint64_t before(const struct debug *d, uint64_t address, unsigned rows)
{
    uint64_t last[ROWS_BEFORE], at = isadora_arrive(d->m, d->m->image_at);
    unsigned n = 0;
    for (; at < address && at < d->m->image_end; n++) {
        last[n % ROWS_BEFORE] = at;
        at = following(d, at);
    }
    if (at != address || rows > ROWS_BEFORE)
        return address;
    const unsigned back = n < rows ? n : rows;
    return back ? last[(n - back) % ROWS_BEFORE] : address;
}

/* ---- rows ---- */

/* The name of a file without its folder. */
static const char *short_name(const char *file)
{
    const char *slash = strrchr(file, '/');
    return slash && slash[1] ? slash + 1 : file;
}

static void print_line_number(struct debug *d, uint64_t address)
{
    const char *file;
    size_t line, size;
    if (!run_source_line(d->run, address, &file, &line, &size))
        return;
    debug_color(d, "2");
    output_format(d->out, "  ; %s:%zu", short_name(file), line);
    debug_plain(d);
}

static bool print_row(struct debug *d, uint64_t address, bool numbered)
{
    uint8_t bytes[ISADORA_WORD_BYTES];
    char text[ISADORA_TEXT_MAX], words[8 * ISADORA_WORD_BYTES], digits[24];
    const struct isadora_machine *m = d->m;
    const size_t size = run_code_at(m, address, bytes);
    const unsigned length = debug_instruction(d, address, text);
    const bool here = address == m->pc;
    if (!size)
        return false;
    *hex_groups(group_of(m->target, m->context.config), words, bytes,
                length ? length : data_at(m, address)) = 0;
    *hex_digits(digits, address, 8) = 0;
    debug_color(d, here ? "1" : "0");
    output_format(d->out, "%s%c %s: %-18s %s", here ? "=>" : "  ",
                  debug_break_there(d, address) ? '*' : ' ', digits, words,
                  length ? text : "no instruction");
    debug_plain(d);
    if (numbered)
        print_line_number(d, address);
    output_text(d->out, "\n");
    return true;
}

static void list(struct debug *d, uint64_t address, uint64_t rows)
{
    for (; rows; rows--) {
        assembly_print_labels(d->m, &d->run->source.result, address, "", d->out);
        if (!print_row(d, address, true))
            break;
        address = following(d, address);
    }
    d->listed = address;
}

void debug_list(struct debug *d, char *args)
{
    const char *word = debug_word(&args);
    uint64_t from = d->listed, rows = ROWS;
    const bool fine =
        (!word || debug_address(d, word, &from)) && debug_count(d, &args, ROWS, &rows);
    if (fine && !word && from == d->m->pc)
        from = before(d, from, ROWS_BEFORE);
    if (fine)
        list(d, from, rows < ROWS_MOST ? rows : ROWS_MOST);
}

/* ---- where ---- */

static void print_source(struct debug *d, uint64_t address)
{
    const char *file;
    size_t line, size;
    const char *text = run_source_line(d->run, address, &file, &line, &size);
    if (!text)
        return;
    for (; size && (*text == ' ' || *text == '\t'); size--)
        text++;
    output_format(d->out, size ? "    %s:%zu: " : "    %s:%zu", short_name(file), line);
    debug_put(d, text, size);
    output_text(d->out, "\n");
}

static void print_warp(struct debug *d)
{
    const uint32_t *at = d->m->launch.at;
    const struct isadora_warp *w = &d->g->grid.worker.warps[d->m->launch.warp];
    output_format(d->out, "block %u,%u,%u warp %u [%0*" PRIx64 "]%s ", at[0], at[1], at[2],
                  d->m->launch.warp, (int)((d->m->target->lanes + 3) / 4), debug_active(d),
                  w->ended   ? " ended"
                  : w->again ? " waits"
                             : "");
}

void debug_print_groups(struct debug *d)
{
    for (struct lane_group group = {.next = 0}; d->g && grid_next_group(d->m, &group);)
        output_format(d->out, "    other lanes %s\n", grid_group_text(d->run, &group));
}

void debug_where(struct debug *d, char *args)
{
    (void)args;
    const struct debug_look look = debug_look_at(d, d->view);
    debug_color(d, "36");
    if (d->g)
        print_warp(d);
    else
        output_format(d->out, "instruction %" PRIu64 " ", d->m->steps);
    output_format(d->out, "at %s", run_name_address(d->run, d->m->pc));
    debug_plain(d);
    output_text(d->out, "\n");
    if (print_row(d, d->m->pc, false))
        print_source(d, d->m->pc);
    debug_print_groups(d);
    debug_look_back(d, &look);
}
