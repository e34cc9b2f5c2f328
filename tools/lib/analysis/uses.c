/* uses.c: which registers one instruction reads and writes, noted by the generated functions
 * (uses.h). A use under a test that does not decide is conditional. */
#include "analysis/uses.h"
#include "analysis/word_bits.h"

#include <string.h>

/* ---- Values ---- */

uint64_t rt_insn_bits(const struct rt_uses *u, unsigned lo, unsigned width)
{
    uint8_t bytes[ISADORA_WORD_BYTES];
    const int size = u->target->encode(u->context, u->insn, bytes, sizeof bytes);
    const struct isadora_unit *unit = u->target->units;

    if (size <= 0)
        return 0;
    while (unit->bytes != size)
        unit++;
    return rt_word_bits(unit->big_endian, bytes, (unsigned)size, lo, width);
}

uint64_t rt_next(const struct rt_uses *u)
{
    return u->context->address + u->insn->length / isadora_pc_step(u->target, u->context->config);
}

bool rt_under(struct rt_uses *u, struct rt_test outer, struct rt_test test)
{
    u->now = rt_both(outer, test);
    return u->now.may != 0;
}

/* ---- Notes ---- */

static bool is_same(const struct isadora_use *a, const struct isadora_use *b)
{
    return a->file == b->file && a->write == b->write && a->any == b->any && a->index == b->index &&
           a->through == b->through && a->through_index == b->through_index &&
           a->mask.half[0] == b->mask.half[0] && a->mask.half[1] == b->mask.half[1] &&
           a->latency == b->latency && a->engine == b->engine && a->busy == b->busy &&
           a->late == b->late && a->early == b->early && a->kept == b->kept && a->wait == b->wait &&
           a->once == b->once && a->own == b->own && a->jump == b->jump && a->to == b->to;
}

static void put(struct rt_uses *u, struct isadora_use use, struct rt_test when)
{
    use.conditional = when.must != UINT64_MAX;
    use.guard = use.conditional ? rt_guard_of(u, when) : (struct isadora_guard){.file = -1};
    if (use.conditional && use.guard.file < 0) {
        use.guard = rt_guard_needed(u, when);
        use.perhaps = use.guard.file >= 0;
    }
    if (u->count < u->room)
        u->out[u->count] = use;
    u->count++;
}

/* Notes that one of the uses happens under a test, or will. */
static void note(struct rt_uses *u, uint32_t use, struct rt_test when)
{
    size_t i = 0;

    while (i < u->note_count && (u->notes[i].local != u->local || u->notes[i].use != use))
        i++;
    if (i == RT_MOST_NOTES)
        put(u, u->uses[use], when); /* at once */
    else if (i < u->note_count)
        u->notes[i].when = rt_either(u->notes[i].when, when);
    else
        u->notes[u->note_count++] = (struct rt_note){when, u->local, use};
}

static void add(struct rt_uses *u, const struct isadora_use *use)
{
    uint32_t i = 0;

    while (i < u->use_count && !is_same(&u->uses[i], use))
        i++;
    if (i == RT_MOST_USES) {
        put(u, *use, u->now); /* at once */
        return;
    }
    if (i == u->use_count)
        u->uses[u->use_count++] = *use;
    note(u, i, u->now);
}

/* ---- Uses ---- */

static struct isadora_word mask_of(uint64_t from, uint64_t width)
{
    struct isadora_word mask = {{0, 0}};

    for (uint64_t bit = from; bit < from + width && bit < 128; bit++)
        mask.half[bit / 64] |= UINT64_C(1) << bit % 64;
    return mask;
}

static void drop_held(const struct rt_uses *u, const struct isadora_file *file,
                      struct isadora_word *mask)
{
    for (unsigned i = 0; i < file->held_count; i++) {
        if (file->held[i].configs >> u->context->config & 1) {
            mask->half[0] &= ~file->held[i].mask.half[0];
            mask->half[1] &= ~file->held[i].mask.half[1];
        }
    }
}

static bool is_status(const struct isadora_use_tables *t, int file)
{
    for (size_t i = 0; i < t->status_count; i++) {
        if (t->status[i] == file)
            return true;
    }
    return false;
}

static struct isadora_use use_of(const struct rt_uses *u, struct rt_how how)
{
    struct isadora_use use = {
        .latency = how.latency, .early = how.early, .engine = how.engine, .own = how.own};

    if (u->outer != NULL)
        use = *u->outer;
    use.write = how.kind == RT_WRITE;
    use.late = how.kind == RT_LATE; /* of an entry: what its own code says */
    use.wait |= how.kind == RT_WAIT;
    use.kept = how.kind == RT_KEEP;
    use.once |= how.kind == RT_ONCE;
    return use;
}

/* Reads or writes what an entry stands for. */
static void use_alias(struct rt_uses *u, const struct rt_use_alias *alias, struct isadora_use *use)
{
    const struct isadora_use *outer = u->outer;
    rt_uses_of *noting = use->write ? alias->writes : alias->reads;

    if (!use->through) {
        use->through = (uint16_t)(use->file + 1);
        use->through_index = use->index;
    }
    u->outer = use;
    if (noting != NULL)
        noting(u);
    u->outer = outer;
}

void rt_use(struct rt_uses *u, struct rt_how how, int number, rt_value index, uint64_t from,
            unsigned width)
{
    const struct isadora_file *file = &u->target->files[number];
    const struct rt_use_alias *alias = rt_alias_of(u, number, index);
    struct isadora_word whole = mask_of(0, file->width);
    struct isadora_use use = use_of(u, how);

    use.file = (int16_t)number;
    use.any = file->count && !rt_is_known(index);
    use.index = use.any ? 0 : (uint32_t)index->value;
    if (alias != NULL) {
        use_alias(u, alias, &use);
        return;
    }
    use.mask = from != ANYWHERE ? mask_of(from, width < file->width ? width : file->width) : whole;
    drop_held(u, file, &whole);
    use.mask.half[0] &= whole.half[0];
    use.mask.half[1] &= whole.half[1];
    use.status = is_status(u->tables, number);
    if (use.mask.half[0] || use.mask.half[1])
        add(u, &use);
}

void rt_use_whole(struct rt_uses *u, struct rt_how how, int file, uint64_t index)
{
    rt_use(u, how, file, rt_known(u, index), ALL);
}

void rt_jump(struct rt_uses *u, enum isadora_jump jump, unsigned latency, rt_value to)
{
    struct isadora_use use = use_of(u, WRITE((uint16_t)latency));

    use.file = ISADORA_USE_PC;
    use.jump = (uint8_t)jump;
    use.any = !rt_is_known(to);
    use.to = use.any ? 0 : to->value;
    add(u, &use);
}

void rt_region(struct rt_uses *u, enum isadora_jump jump, rt_value key, rt_value to)
{
    struct isadora_use use = use_of(u, WRITE(1));

    use.file = ISADORA_USE_PC;
    use.jump = (uint8_t)jump;
    use.any = !rt_is_known(to);
    use.to = use.any ? 0 : to->value;
    use.index = rt_is_known(key) ? (uint32_t)key->value : UINT32_MAX;
    add(u, &use);
}

void rt_busy(struct rt_uses *u, int engine, unsigned cycles)
{
    struct isadora_use use = use_of(u, READ);

    use.file = ISADORA_USE_ENGINE;
    use.engine = (int16_t)engine;
    use.latency = 0;
    use.busy = (uint16_t)cycles;
    add(u, &use);
}

void rt_halt(struct rt_uses *u)
{
    struct isadora_use use = use_of(u, READ);

    use.file = ISADORA_USE_PC;
    use.jump = ISADORA_HALTS;
    add(u, &use);
}

/* ---- Locals ---- */

enum { PENDING = 1u << 15 }; /* what a local is given while the old value may still be read */

static uint32_t key_of(const struct rt_uses *u, unsigned id) { return u->level << 16 | (id + 1); }

/* Leaves out the notes that never happen. */
static void tidy(struct rt_uses *u)
{
    size_t left = 0;

    for (size_t i = 0; i < u->note_count; i++) {
        if (u->notes[i].when.may != 0)
            u->notes[left++] = u->notes[i];
    }
    u->note_count = left;
}

void rt_assign(struct rt_uses *u, struct rt_local *local, rt_value number)
{
    const bool elsewhere = rt_both(local->when, rt_not(u->now)).may != 0;

    local->number = elsewhere ? rt_chosen(u, OPEN, local->number, number) : number;
    local->when = rt_either(local->when, u->now);
}

uint32_t rt_let(struct rt_uses *u, unsigned id)
{
    const uint32_t outer = u->local;

    u->local = key_of(u, id) | PENDING;
    return outer;
}

uint32_t rt_let_more(struct rt_uses *u, unsigned id)
{
    const uint32_t outer = u->local;

    u->local = key_of(u, id);
    return outer;
}

void rt_end_let(struct rt_uses *u, unsigned id, uint32_t outer)
{
    const uint32_t key = key_of(u, id);

    for (size_t i = 0; i < u->note_count; i++) {
        struct rt_note *found = &u->notes[i];
        if (found->local == key)
            found->when = rt_both(found->when, rt_not(u->now));
        else if (found->local == (key | PENDING))
            found->local = key;
    }
    tidy(u);
    u->local = outer;
}

void rt_need(struct rt_uses *u, unsigned id)
{
    const size_t count = u->note_count;

    for (size_t i = 0; i < count; i++) {
        const struct rt_note *found = &u->notes[i];
        const struct rt_test when = rt_both(found->when, u->now);
        if (found->local == key_of(u, id) && when.may != 0)
            note(u, found->use, when);
    }
}

void rt_enter(struct rt_uses *u) { u->level++; }

void rt_leave(struct rt_uses *u)
{
    for (size_t i = 0; i < u->note_count; i++) {
        if (u->notes[i].local && u->notes[i].local >> 16 == u->level)
            u->notes[i].when = rt_sure(false);
    }
    tidy(u);
    u->level--;
}

/* ---- One instruction ---- */

static void forget(struct rt_contents *contents, const struct isadora_use *use)
{
    unsigned left = 0;

    for (unsigned i = 0; i < contents->count; i++) {
        if (contents->list[i].file != use->file ||
            (!use->any && contents->list[i].index != use->index))
            contents->list[left++] = contents->list[i];
    }
    contents->count = left;
}

/* Without room for it, the oldest one is forgotten. */
static void remember(struct rt_contents *contents, int16_t file, uint32_t index, uint64_t value)
{
    if (contents->count == RT_MOST_CONTENTS)
        memmove(contents->list, contents->list + 1, --contents->count * sizeof *contents->list);
    contents->list[contents->count].file = file;
    contents->list[contents->count].index = index;
    contents->list[contents->count++].value = value;
}

void rt_give(struct rt_uses *u, int file, uint64_t index, rt_value value)
{
    if (rt_is_known(value) && u->now.must == UINT64_MAX &&
        rt_alias_of(u, file, rt_known(u, index)) == NULL)
        remember(&u->gives, (int16_t)file, (uint32_t)index,
                 value->value & rt_low(u->target->files[file].width));
}

static size_t noted_by(struct rt_uses *u, rt_uses_of *notes, const struct rt_contents *contents,
                       struct isadora_use *out, size_t room)
{
    u->facts.bit_count = u->facts.number_count = 0;
    u->now = rt_sure(true);
    u->level = u->local = 0;
    u->outer = NULL;
    u->contents = contents;
    u->gives.count = 0;
    u->out = out;
    u->room = room;
    u->count = u->use_count = u->note_count = 0;
    notes(u);
    for (size_t i = 0; i < u->note_count; i++) {
        if (u->notes[i].local == 0)
            put(u, u->uses[u->notes[i].use], u->notes[i].when);
    }
    return u->count;
}

static void begin(struct rt_uses *u, const struct isadora_use_tables *tables,
                  const struct isadora_target *target, const struct isadora_context *context,
                  const struct isadora_insn *insn)
{
    u->target = target;
    u->tables = tables;
    u->context = context;
    u->insn = insn;
}

size_t isadora_uses(const struct isadora_target *target, const struct isadora_context *context,
                    const struct isadora_insn *insn, struct isadora_use *out, size_t room)
{
    const struct isadora_use_tables *t = target->uses;
    struct rt_uses u;

    if (t == NULL || t->forms[insn->form] == NULL)
        return 0;
    begin(&u, t, target, context, insn);
    return noted_by(&u, t->forms[insn->form], NULL, out, room);
}

size_t rt_paths_with(const struct isadora_target *target, const struct isadora_context *context,
                     const struct isadora_insn *insn, const struct rt_contents *contents,
                     struct isadora_use *out, size_t room)
{
    const struct isadora_use_tables *t = target->paths;
    struct rt_uses u;

    if (t == NULL || t->paths == NULL || t->paths[insn->form] == NULL)
        return 0;
    begin(&u, t, target, context, insn);
    return noted_by(&u, t->paths[insn->form], contents, out, room);
}

size_t isadora_paths(const struct isadora_target *target, const struct isadora_context *context,
                     const struct isadora_insn *insn, struct isadora_use *out, size_t room)
{
    return rt_paths_with(target, context, insn, NULL, out, room);
}

void rt_contents_after(const struct isadora_target *target, const struct isadora_context *context,
                       const struct isadora_insn *insn, bool uncertain,
                       struct rt_contents *contents)
{
    enum { MOST = 32 };
    const struct isadora_use_tables *t = target->paths;
    struct isadora_use uses[MOST];
    struct rt_uses u;

    if (t->folds[insn->form] == NULL)
        return;
    begin(&u, t, target, context, insn);
    const size_t count = noted_by(&u, t->folds[insn->form], contents, uses, MOST);
    for (size_t i = 0; i < count && i < MOST; i++)
        forget(contents, &uses[i]);
    if (count > MOST)
        contents->count = 0;
    for (unsigned i = 0; i < u.gives.count && !uncertain; i++) {
        const struct isadora_use same = {.file = u.gives.list[i].file,
                                         .index = u.gives.list[i].index};
        forget(contents, &same);
        remember(contents, u.gives.list[i].file, u.gives.list[i].index, u.gives.list[i].value);
    }
}
