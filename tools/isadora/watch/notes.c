/* notes.c: what is the same whenever the instruction of a place executes (notes.h). */
#include "watch/notes.h"
#include "common/memory.h"
#include "run/run.h"
#include "run/uses.h"
#include "watch/differ.h"

#include <string.h>

struct notes {
    struct note **at;     /* by place in the program; none where that may change */
    uint64_t count, unit; /* bytes from one to the next */
};

/* ---- registers ---- */

static size_t bytes_of(const struct isadora_file *file)
{
    return file->width <= 8    ? 1
           : file->width <= 16 ? 2
           : file->width <= 32 ? 4
           : file->width <= 64 ? 8
                               : 16;
}

struct state_part part_of_file(const struct isadora_target *target, const struct isadora_file *file)
{
    const size_t count = file->count ? file->count : 1, entries = (count - 1) * file->stride,
                 lanes = (target->lanes - 1) * file->lane_stride;
    return (struct state_part){file->offset, entries + lanes + bytes_of(file), 0, 0, false, false};
}

void copy_part(void *to, const void *from, const struct state_part *part)
{
    memcpy((uint8_t *)to + part->at, (const uint8_t *)from + part->at, part->size);
}

/* A register in all lanes, or, where those of other registers lie between them, the file. */
static struct state_part part_of(const struct isadora_target *target,
                                 const struct isadora_file *file, uint32_t index)
{
    const size_t lanes = (target->lanes - 1) * file->lane_stride;
    const bool apart = file->count && lanes >= file->stride;
    if (apart)
        return part_of_file(target, file);
    return (struct state_part){file->offset + (size_t)index * file->stride,
                               lanes + bytes_of(file),
                               file->lane_stride,
                               bytes_of(file),
                               !target->uses,
                               false};
}

static void add_part(struct note *n, struct state_part part)
{
    for (size_t i = 0; i < n->part_count; i++) {
        struct state_part *known = &n->parts[i];
        if (part.at >= known->at && part.at + part.size <= known->at + known->size) {
            known->is_read |= part.is_read;
            known->is_written |= part.is_written;
            return;
        }
    }
    n->parts = tool_grow(n->parts, n->part_count, &n->part_room, sizeof *n->parts);
    n->parts[n->part_count++] = part;
}

static bool is_of_warp(const struct isadora_file *file)
{
    return !file->is_pc && file->scope != ISADORA_BLOCK && file->scope != ISADORA_GRID;
}

/* Those that it uses without a name of their own, as the second one of a pair; and what is read. */
static void add_uses(struct note *n, const struct isadora_machine *m)
{
    const struct isadora_context context = {.config = m->context.config, .address = n->pc};
    struct isadora_use uses[RUN_USES];
    const size_t count =
        m->target->uses ? isadora_uses(m->target, &context, &n->insn, uses, RUN_USES) : 0;
    for (size_t i = 0; i < count && i < RUN_USES; i++) {
        const struct isadora_file *file =
            uses[i].file < 0 || uses[i].any ? NULL : &m->target->files[uses[i].file];
        if (!file || !is_of_warp(file))
            continue;
        struct state_part part = part_of(m->target, file, uses[i].index);
        part.is_read = !uses[i].write;
        part.is_written =
            uses[i].write && !(uses[i].conditional && uses[i].guard.file >= 0 && !uses[i].perhaps);
        add_part(n, part);
    }
}

static void add_registers(struct note *n, const struct isadora_machine *m)
{
    struct isadora_register reg = {.file = NULL};
    struct isadora_insn insn;
    char text[ISADORA_TEXT_MAX] = "";
    run_insn_at(m, n->pc, &insn, text);
    while (isadora_register_next(m, &reg)) {
        if (is_of_warp(reg.file) && differ_names(m->target, &reg, text))
            add_part(n, part_of(m->target, reg.file, reg.index));
    }
    add_uses(n, m);
    add_part(n, part_of(m->target, &m->target->files[m->target->masks], 0));
}

/* ---- places ---- */

struct notes *notes_open(const struct isadora_machine *m)
{
    struct notes *notes = tool_alloc(sizeof *notes);
    const uint64_t unit = isadora_grain(m->target, m->context.config);
    const uint64_t count = m->code_space < 0 ? m->image_size / unit : 0;
    const size_t size = (size_t)count * sizeof(struct note *);
    *notes = (struct notes){memset(tool_alloc(size + 1), 0, size), count, unit};
    return notes;
}

static void make(struct note *n, const struct isadora_machine *m)
{
    const isadora_action quick = m->quick ? m->quick(m->insn) : NULL;
    n->pc = m->context.address;
    n->insn = *m->insn;
    n->action = quick ? quick : m->target->actions[m->insn->form];
    n->part_count = 0;
    add_registers(n, m);
}

const struct note *note_here(struct notes *notes, const struct isadora_machine *m, struct note *own)
{
    const uint64_t i = isadora_image_offset(m, m->context.address) / notes->unit;
    if (i >= notes->count) {
        make(own, m);
        return own;
    }
    if (!notes->at[i]) {
        notes->at[i] = memset(tool_alloc(sizeof *own), 0, sizeof *own);
        make(notes->at[i], m);
    }
    return notes->at[i];
}
