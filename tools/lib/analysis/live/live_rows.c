/* live_rows.c: the instructions of the blocks of a program, and the registers that each reads and
 * writes (live.h). */
#include "analysis/live/live_parts.h"
#include <isadora/bundle.h>

#include <stdlib.h>
#include <string.h>

enum { USES = 64 }; /* of an instruction, before more room is asked for */

/* One run over the program. `number` is by file and index, `base` the first of each file: where a
 * register is among all there are, then 1 if it is used, then its number. */
struct reader {
    struct rt_live_rows *rows;
    struct isadora_context context;
    uint32_t *base, *number;
    struct isadora_use *uses;
    size_t use_room;
};

/* ---- Lists that grow ---- */

static bool grow(struct rt_live_rows *r, void *list, size_t count, size_t *room, size_t size)
{
    void **first = list;

    if (count < *room)
        return true;
    const size_t more = *room ? 2 * *room : 256;
    void *grown = realloc(*first, more * size);
    r->no_memory |= grown == NULL;
    if (grown == NULL)
        return false;
    *first = grown;
    *room = more;
    return true;
}

static void put_use(struct rt_live_rows *r, uint32_t what, uint32_t flags, uint32_t guard)
{
    if (grow(r, &r->uses, r->use_count, &r->use_room, sizeof *r->uses))
        r->uses[r->use_count++] = (struct rt_live_use){what, flags, guard};
}

static bool put_row(struct rt_live_rows *r, size_t offset)
{
    struct isadora_live *out = r->out;
    size_t room = r->row_room;

    if (!grow(r, &out->rows, out->row_count, &room, sizeof *out->rows))
        return false;
    if (!grow(r, &r->first, out->row_count, &r->row_room, sizeof *r->first))
        return false;
    out->rows[out->row_count] = offset;
    r->first[out->row_count++] = r->use_count;
    return true;
}

/* ---- Which registers ---- */

static bool is_named(const struct isadora_target *target, size_t file)
{
    for (size_t i = 0; i < target->field_count; i++) {
        if (target->fields[i].kind == ISADORA_REGISTER && target->fields[i].file == (int)file)
            return true;
    }
    return false;
}

/* Has the file registers with names of their own, which are more than cells to the hardware? Those
 * that are wired to a number are not. */
static bool is_special(const struct isadora_file *file)
{
    for (unsigned i = 0; i < file->entry_count; i++) {
        if (file->entries[i].prints != NULL && !file->entries[i].hardwired)
            return true;
    }
    return false;
}

/* Do programs keep values in it? */
static bool is_general(const struct isadora_target *target, unsigned config, size_t number)
{
    const struct isadora_file *file = &target->files[number];

    if (!(file->configs >> config & 1) || file->is_pc || file->most != 0)
        return false;
    if (file->count == 0)
        return file->scope == (target->lanes ? ISADORA_LANE : ISADORA_CORE);
    return is_named(target, number) && !is_special(file);
}

static bool number_files(struct reader *d)
{
    const struct isadora_target *target = d->rows->program->target;
    uint32_t count = 0;

    d->base = malloc((target->file_count + 1) * sizeof *d->base);
    for (size_t i = 0; d->base != NULL && i < target->file_count; i++) {
        const uint32_t registers = target->files[i].count ? target->files[i].count : 1;
        d->base[i] = count;
        count += is_general(target, d->rows->program->config, i) ? registers : 0;
    }
    if (d->base != NULL)
        d->base[target->file_count] = count;
    d->number = calloc(count + 1u, sizeof *d->number);
    return d->base != NULL && d->number != NULL;
}

/* ---- One instruction ---- */

/* Its uses, in d->uses: how many. */
static size_t read_uses(struct reader *d, const struct isadora_insn *insn)
{
    const struct isadora_target *target = d->rows->program->target;

    for (;;) {
        const size_t count = isadora_uses(target, &d->context, insn, d->uses, d->use_room);
        if (count <= d->use_room)
            return count;
        struct isadora_use *grown = realloc(d->uses, count * sizeof *grown);
        d->rows->no_memory |= grown == NULL;
        if (grown == NULL)
            return 0;
        d->uses = grown;
        d->use_room = count;
    }
}

static bool is_same(const struct isadora_use *a, const struct isadora_use *b)
{
    return a->file == b->file && a->index == b->index && a->write == b->write && a->any == b->any;
}

static bool is_guarded_alike(const struct isadora_use *a, const struct isadora_use *b)
{
    return a->conditional == b->conditional && a->perhaps == b->perhaps &&
           a->guard.file == b->guard.file && a->guard.index == b->guard.index &&
           a->guard.bit == b->guard.bit && a->guard.value == b->guard.value;
}

/* Where all uses of a register like this one have the same guard: which; else RT_LIVE_ALWAYS. */
static uint32_t guard_of(const struct reader *d, const struct isadora_use *use, size_t count)
{
    const struct isadora_guard *guard = &use->guard;

    if (!use->conditional || use->perhaps || guard->file < 0 ||
        guard->bit >= 1 << (RT_LIVE_GUARD_REGISTER - 1))
        return RT_LIVE_ALWAYS;
    for (size_t k = 0; k < count; k++) {
        if (is_same(&d->uses[k], use) && !is_guarded_alike(&d->uses[k], use))
            return RT_LIVE_ALWAYS;
    }
    const uint32_t reg = d->base[guard->file] + guard->index;
    if (reg >= d->base[guard->file + 1] || reg >> (31 - RT_LIVE_GUARD_REGISTER))
        return RT_LIVE_ALWAYS;
    d->number[reg] = 1;
    return (reg + 1) << RT_LIVE_GUARD_REGISTER | (uint32_t)guard->bit << 1 | guard->value;
}

/* Does what the instruction writes cover the register, of which `use` is the first such write? What
 * happens under no guard, or all of it under the one of `use`. */
static bool is_covered(const struct reader *d, const struct isadora_use *use, size_t count,
                       uint32_t guard)
{
    const struct isadora_file *file = &d->rows->program->target->files[use->file];
    struct isadora_word left = {{UINT64_MAX, UINT64_MAX}};

    for (unsigned i = 0; i < 2; i++) {
        const unsigned width = file->width > 64 * i ? file->width - 64 * i : 0;
        left.half[i] = width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
        for (unsigned k = 0; k < file->held_count; k++) {
            if (file->held[k].configs >> d->context.config & 1)
                left.half[i] &= ~file->held[k].mask.half[i];
        }
        for (size_t k = 0; k < count; k++) {
            if (is_same(&d->uses[k], use) && (guard || !d->uses[k].conditional))
                left.half[i] &= ~d->uses[k].mask.half[i];
        }
    }
    return !left.half[0] && !left.half[1];
}

static bool is_first(const struct reader *d, size_t i)
{
    size_t k = 0;

    while (!is_same(&d->uses[k], &d->uses[i]))
        k++;
    return k == i;
}

/* What one use is to a register, if it is a register that programs keep values in. */
static void note_use(struct reader *d, size_t i, size_t count)
{
    const struct isadora_use *use = &d->uses[i];
    const bool is_file = use->file >= 0 && !use->kept;

    if (!is_file || d->base[use->file] == d->base[use->file + 1] || !is_first(d, i))
        return;
    if (use->any) {
        if (!use->write)
            put_use(d->rows, (uint32_t)use->file, RT_LIVE_ANY, RT_LIVE_ALWAYS);
        return;
    }
    const uint32_t reg = d->base[use->file] + use->index, guard = guard_of(d, use, count);
    if (reg >= d->base[use->file + 1])
        return;
    d->number[reg] = 1;
    if (!use->write)
        put_use(d->rows, reg, RT_LIVE_READ, guard);
    else
        put_use(d->rows, reg,
                RT_LIVE_WRITE | (is_covered(d, use, count, guard) ? RT_LIVE_KILL : 0u), guard);
}

/* The block at an address. */
static uint32_t block_at(const struct rt_live_rows *r, uint64_t address)
{
    const struct isadora_program *in = r->program;
    const struct isadora_cfg *cfg = r->cfg;
    const size_t offset = address < in->address
                              ? SIZE_MAX
                              : isadora_place_offset(in->target, in->config, address - in->address);
    size_t from = 0, to = cfg->block_count;

    while (from < to) {
        const size_t middle = from + (to - from) / 2;
        if (cfg->blocks[middle].start < offset)
            from = middle + 1;
        else
            to = middle;
    }
    return from < cfg->block_count && cfg->blocks[from].start == offset ? (uint32_t)from
                                                                        : RT_NO_CALLEE;
}

/* A call is taken after its delay slots. */
static void note_calls(struct reader *d, size_t count, size_t offset, unsigned length)
{
    struct rt_live_rows *r = d->rows;
    const struct isadora_program *in = r->program;

    for (size_t i = 0; i < count; i++) {
        const struct isadora_use *use = &d->uses[i];
        if (use->file != ISADORA_USE_PC || use->jump != ISADORA_CALLS)
            continue;
        const bool is_known =
            !use->any && !(in->is_patched && in->is_patched(in->user, offset, length));
        const uint32_t slots = use->latency ? use->latency - 1u : 0;
        if (grow(r, &r->calls, r->call_count, &r->call_room, sizeof *r->calls))
            r->calls[r->call_count++] = (struct rt_live_call){
                (uint32_t)r->out->row_count - 1 + slots,
                is_known ? block_at(r, use->to) : RT_NO_CALLEE, use->conditional};
    }
}

/* Its length; 0: the instruction cannot be read. */
static size_t read_row(struct reader *d, size_t offset, bool is_new)
{
    const struct isadora_program *in = d->rows->program;
    struct isadora_insn insn;

    d->context.address = in->address + isadora_place_address(in->target, in->config, offset);
    if (in->target->decode(&d->context, in->bytes + offset, in->size - offset, &insn) <= 0)
        return 0;
    if (!is_new)
        return insn.length;
    if (!put_row(d->rows, offset))
        return 0;
    const size_t count = read_uses(d, &insn);
    for (size_t i = 0; i < count; i++)
        note_use(d, i, count);
    note_calls(d, count, offset, insn.length);
    return insn.length;
}

/* ---- Blocks ---- */

/* Blocks are by address, and overlap only where one has the delay slots of another. */
static void read_block(struct reader *d, size_t number)
{
    struct rt_live_rows *r = d->rows;
    const struct isadora_block *block = &r->cfg->blocks[number];
    const struct isadora_live *out = r->out;
    uint32_t count = 0;

    for (size_t at = block->start; at < block->end && !r->no_memory; count++) {
        const bool is_new = out->row_count == 0 || out->rows[out->row_count - 1] < at;
        const size_t length = read_row(d, at, is_new);
        if (length == 0)
            break;
        at += length;
    }
    r->block_row[number] = count ? (uint32_t)isadora_live_row(out, block->start) : 0;
    r->block_count[number] = count;
}

static int by_row(const void *a, const void *b)
{
    const uint32_t x = ((const struct rt_live_call *)a)->row,
                   y = ((const struct rt_live_call *)b)->row;
    return x < y ? -1 : x > y;
}

/* A guard by the number of its register. */
static uint32_t numbered_guard(const struct reader *d, uint32_t guard)
{
    const uint32_t reg = guard >> RT_LIVE_GUARD_REGISTER;

    if (reg == 0)
        return RT_LIVE_ALWAYS;
    return (d->number[reg - 1] + 1) << RT_LIVE_GUARD_REGISTER |
           (guard & ((1u << RT_LIVE_GUARD_REGISTER) - 1));
}

/* Gives those registers numbers that are used. */
static void number_registers(struct reader *d)
{
    struct rt_live_rows *r = d->rows;
    struct isadora_live *out = r->out;
    const struct isadora_target *target = r->program->target;
    const uint32_t all = d->base[target->file_count];

    out->registers = malloc((all + 1u) * sizeof *out->registers);
    r->file_first = malloc((target->file_count + 1) * sizeof *r->file_first);
    r->no_memory |= out->registers == NULL || r->file_first == NULL;
    for (size_t i = 0; i < target->file_count && !r->no_memory; i++) {
        r->file_first[i] = (uint32_t)out->register_count;
        for (uint32_t reg = d->base[i]; reg < d->base[i + 1]; reg++) {
            if (!d->number[reg])
                continue;
            d->number[reg] = (uint32_t)out->register_count;
            out->registers[out->register_count++] =
                (struct isadora_live_register){(uint16_t)i, reg - d->base[i]};
        }
    }
    for (size_t i = 0; i < r->use_count && !r->no_memory; i++) {
        if (!(r->uses[i].flags & RT_LIVE_ANY))
            r->uses[i].what = d->number[r->uses[i].what];
        r->uses[i].guard = numbered_guard(d, r->uses[i].guard);
    }
    if (!r->no_memory)
        r->file_first[target->file_count] = (uint32_t)out->register_count;
}

void rt_live_rows_make(struct rt_live_rows *r)
{
    struct reader d = {.rows = r, .context = {.config = r->program->config}, .use_room = USES};
    const size_t blocks = r->cfg->block_count;

    r->block_row = calloc(blocks + 1, sizeof *r->block_row);
    r->block_count = calloc(blocks + 1, sizeof *r->block_count);
    d.uses = malloc(USES * sizeof *d.uses);
    r->no_memory |=
        !number_files(&d) || r->block_row == NULL || r->block_count == NULL || d.uses == NULL;
    /* lists, not NULL, where there are no uses and no calls: parts of them start at 0 */
    grow(r, &r->uses, 0, &r->use_room, sizeof *r->uses);
    grow(r, &r->calls, 0, &r->call_room, sizeof *r->calls);
    for (size_t i = 0; i < blocks && !r->no_memory; i++)
        read_block(&d, i);
    const uint32_t start = block_at(r, r->program->target->start);
    r->start = start == RT_NO_CALLEE ? 0 : start;
    if (!r->no_memory && put_row(r, SIZE_MAX)) { /* where the uses of the last row end */
        r->out->row_count--;
        qsort(r->calls, r->call_count, sizeof *r->calls, by_row);
        number_registers(&d);
    }
    free(d.base);
    free(d.number);
    free(d.uses);
}

void rt_live_rows_free(struct rt_live_rows *r)
{
    free(r->block_row);
    free(r->block_count);
    free(r->first);
    free(r->uses);
    free(r->calls);
    free(r->file_first);
}
