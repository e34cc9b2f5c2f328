/* profile.c: the counts of a run as rows, and as sums of basic blocks and of labels.
 *
 * A basic block begins at a label, where a branch goes, and after one. Where an instruction goes
 * that is no direct branch is not known here, so a block may hold an instruction that leaves. */
#include <isadora/bundle.h>
#include "grid/profile.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- rows ---- */

struct walk {
    const struct run *run;
    const struct isadora_counts *counts;
    size_t size;
    struct profile *p;
    unsigned unit;  /* bytes that one count is for */
    uint64_t *goes; /* where direct branches go */
    size_t goes_count;
    size_t room, goes_room;
    bool after_branch; /* the last instruction was a branch */
};

static const struct isadora_label *label_at(const struct run *run, uint64_t address)
{
    const struct isadora_assembly *source = &run->source.result;
    for (size_t i = 0; i < source->label_count; i++) {
        if (assembly_is_at(run->machine, &source->labels[i], address))
            return &source->labels[i];
    }
    return NULL;
}

static void note_branch(struct walk *w, const struct isadora_context *context,
                        const struct isadora_insn *insn)
{
    uint64_t to;
    const struct isadora_target *target = w->run->choice.target;
    w->after_branch = target->branch_target && target->branch_target(context, insn, &to);
    if (!w->after_branch)
        return;
    w->goes = tool_grow(w->goes, w->goes_count, &w->goes_room, sizeof *w->goes);
    w->goes[w->goes_count++] = isadora_arrive(w->run->machine, to);
}

/* The line of the source that a compiler read, without its folder. */
static char *line_of(const struct run *run, uint64_t address)
{
    const char *file;
    size_t line, size;
    if (!run->is_elf || !run_source_line(run, address, &file, &line, &size))
        return NULL;
    const char *slash = strrchr(file, '/');
    return tool_format("%s:%zu", slash && slash[1] ? slash + 1 : file, line);
}

static void add_row(struct walk *w, uint64_t address, const char *text,
                    struct isadora_counts counts)
{
    struct profile *p = w->p;
    p->rows = tool_grow(p->rows, p->row_count, &w->room, sizeof *p->rows);
    const struct isadora_label *label = label_at(w->run, address);
    p->rows[p->row_count++] = (struct profile_row){
        .address = address,
        .counts = counts,
        .leads = w->after_branch || label || p->row_count == 0,
        .label = label,
        .text = tool_format("%s", text),
        .line = line_of(w->run, address),
    };
    p->all.instructions += counts.instructions;
    p->all.threads += counts.threads;
    p->most = counts.threads > p->most ? counts.threads : p->most;
}

/* The instruction at count i; how many counts to go on by. */
static size_t take_row(struct walk *w, size_t i)
{
    const struct isadora_machine *m = w->run->machine;
    const uint64_t at = isadora_place_address(m->target, m->context.config, i * w->unit);
    const struct isadora_context context = {.config = m->context.config,
                                            .address = m->image_at + at};
    const struct isadora_counts counts = w->counts[i];
    char text[ISADORA_TEXT_MAX];
    struct isadora_insn insn;
    const unsigned length = run_insn_at(m, context.address, &insn, text);
    if (!length || !isadora_is_aligned(&m->alignment, context.address, length))
        return 1;
    const bool after_branch = w->after_branch;
    add_row(w, context.address, text, counts);
    w->after_branch = after_branch;
    note_branch(w, &context, &insn);
    const size_t next = length / w->unit;
    for (size_t k = 1; k < next && !counts.instructions; k++) {
        if (i + k < w->size && w->counts[i + k].instructions)
            return k; /* no warp executed this one, but one that begins within */
    }
    return next ? next : 1;
}

/* ---- sums ---- */

static int by_number(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

static void mark_leaders(struct walk *w)
{
    struct profile *p = w->p;
    if (!w->goes_count)
        return;
    qsort(w->goes, w->goes_count, sizeof *w->goes, by_number);
    for (size_t i = 0; i < p->row_count; i++) {
        if (bsearch(&p->rows[i].address, w->goes, w->goes_count, sizeof *w->goes, by_number))
            p->rows[i].leads = true;
    }
}

static int by_instructions(const void *a, const void *b)
{
    const struct profile_part *x = a, *y = b;
    if (x->counts.instructions != y->counts.instructions)
        return x->counts.instructions > y->counts.instructions ? -1 : 1;
    return x->first < y->first ? -1 : x->first > y->first;
}

/* Sums of rows, a new one where `begins` says so. */
static struct profile_part *sums(const struct run *run, const struct profile *p, bool labels,
                                 size_t *count)
{
    struct profile_part *parts = tool_alloc((p->row_count + 1) * sizeof *parts);
    size_t n = 0;
    for (size_t i = 0; i < p->row_count; i++) {
        const struct profile_row *row = &p->rows[i];
        if (i == 0 || (labels ? row->label != NULL : row->leads))
            parts[n++] = (struct profile_part){.first = i, .entered = row->counts.instructions};
        parts[n - 1].count++;
        parts[n - 1].counts.instructions += row->counts.instructions;
        parts[n - 1].counts.threads += row->counts.threads;
    }
    *count = 0;
    for (size_t i = 0; i < n; i++) {
        if (parts[i].counts.instructions)
            parts[(*count)++] = parts[i];
    }
    qsort(parts, *count, sizeof *parts, by_instructions);
    for (size_t i = 0; i < *count; i++)
        parts[i].name = run_name_address(run, p->rows[parts[i].first].address);
    return parts;
}

void profile_take(struct profile *p, const struct run *run, const struct isadora_counts *counts,
                  size_t size)
{
    const struct isadora_machine *m = run->machine;
    *p = (struct profile){.lanes = m->target->lanes};
    struct walk w = {.run = run,
                     .counts = counts,
                     .size = size,
                     .p = p,
                     .unit = isadora_grain(m->target, m->context.config)};
    for (size_t i = 0; i < size;)
        i += take_row(&w, i);
    mark_leaders(&w);
    p->blocks = sums(run, p, false, &p->block_count);
    p->labels = sums(run, p, true, &p->label_count);
}

double profile_share(const struct profile *p, const struct isadora_counts *counts)
{
    return p->all.instructions ? (double)counts->instructions * 100 / (double)p->all.instructions
                               : 0;
}

double profile_lanes(const struct isadora_counts *counts)
{
    return counts->instructions ? (double)counts->threads / (double)counts->instructions : 0;
}
