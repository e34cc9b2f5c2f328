/* uses.c: which registers one instruction reads and writes, from the generated tables (uses.h). A
 * use behind a test that does not decide is conditional. */
#include "term.h"

struct list {
    struct isadora_use *out;
    size_t room, count;
};

static void put(struct list *l, const struct isadora_use *use)
{
    if (l->count < l->room)
        l->out[l->count] = *use;
    l->count++;
}

static struct isadora_word mask_of(uint64_t from, uint64_t width)
{
    struct isadora_word mask = {{0, 0}};

    for (uint64_t bit = from; bit < from + width && bit < 128; bit++)
        mask.half[bit / 64] |= UINT64_C(1) << bit % 64;
    return mask;
}

static void drop_held(const struct rt_eval *e, const struct isadora_file *file,
                      struct isadora_word *mask)
{
    for (unsigned i = 0; i < file->held_count; i++) {
        if (file->held[i].configs >> e->context->config & 1) {
            mask->half[0] &= ~file->held[i].mask.half[0];
            mask->half[1] &= ~file->held[i].mask.half[1];
        }
    }
}

static bool is_status(const struct rt_uses *t, int file)
{
    for (size_t i = 0; i < t->status_count; i++) {
        if (t->status[i] == file)
            return true;
    }
    return false;
}

static void put_row(const struct rt_eval *e, struct list *l, const struct rt_use *row,
                    const struct isadora_use *outer);

static void put_rows(const struct rt_eval *e, struct list *l, struct rt_use_list rows,
                     const struct isadora_use *outer)
{
    for (unsigned i = 0; i < rows.count; i++)
        put_row(e, l, &rows.uses[i], outer);
}

static void put_register(const struct rt_eval *e, struct list *l, const struct rt_use *row,
                         struct isadora_use *use)
{
    const struct isadora_file *file = &e->tables->target->files[row->file];
    struct rt_known number = file->count ? rt_term_value(e, row->index) : rt_all_known(0),
                    from = rt_term_value(e, row->from);

    use->file = row->file;
    use->any = !rt_is_known(number);
    use->index = use->any ? 0 : (uint32_t)number.value;
    const struct rt_use_alias *alias =
        use->any ? NULL : rt_alias_of(e->tables, row->file, number.value);
    if (alias != NULL) {
        if (!use->through) {
            use->through = (uint16_t)(row->file + 1);
            use->through_index = use->index;
        }
        put_rows(e, l, use->write ? alias->writes : alias->reads, use);
        return;
    }
    use->mask = rt_is_known(from)
                    ? mask_of(from.value, row->width < file->width ? row->width : file->width)
                    : mask_of(0, file->width);
    struct isadora_word whole = mask_of(0, file->width);
    drop_held(e, file, &whole);
    use->mask.half[0] &= whole.half[0];
    use->mask.half[1] &= whole.half[1];
    use->status = is_status(e->tables, row->file);
    if (use->mask.half[0] || use->mask.half[1])
        put(l, use);
}

static void put_jump(const struct rt_eval *e, struct list *l, const struct rt_use *row,
                     struct isadora_use *use)
{
    struct rt_known to = rt_term_value(e, row->index);

    use->file = ISADORA_USE_PC;
    use->write = true;
    use->jump = row->jump;
    use->any = !rt_is_known(to);
    use->to = use->any ? 0 : to.value;
    put(l, use);
}

static void put_row(const struct rt_eval *e, struct list *l, const struct rt_use *row,
                    const struct isadora_use *outer)
{
    int when = rt_truth(rt_term_value(e, row->when));
    struct isadora_use use = {
        .latency = (uint16_t)row->latency, .engine = row->engine, .guard_file = -1};

    if (when == 0)
        return;
    if (outer != NULL)
        use = *outer;
    if (when < 0) {
        struct rt_guard guard = rt_guard_of(e, row->when);
        use.conditional = true;
        use.guard_file = guard.file;
        use.guard_index = guard.index;
        use.guard_bit = guard.bit;
        use.guard_value = guard.wanted;
    }
    use.write = row->kind == RT_USE_WRITE;
    use.late = row->kind == RT_USE_LATE; /* of an alias: what its own rows say */
    use.wait |= row->kind == RT_USE_WAIT;
    use.kept = row->kind == RT_USE_KEEP;
    if (row->kind == RT_USE_READ && outer == NULL) {
        use.early = (int8_t)row->latency;
        use.latency = 0;
    }
    switch (row->kind) {
    case RT_USE_JUMP:
        put_jump(e, l, row, &use);
        break;
    case RT_USE_HALT:
        use.file = ISADORA_USE_PC;
        use.jump = ISADORA_HALTS;
        put(l, &use);
        break;
    case RT_USE_BUSY:
        use.file = ISADORA_USE_ENGINE;
        use.latency = 0;
        use.busy = (uint16_t)row->latency;
        put(l, &use);
        break;
    default:
        put_register(e, l, row, &use);
    }
}

size_t rt_uses_of(const struct rt_uses *tables, const struct isadora_context *context,
                  const struct isadora_insn *insn, struct isadora_use *out, size_t room)
{
    struct rt_eval e = {tables, context, insn};
    struct list l = {out, room, 0};

    put_rows(&e, &l, tables->forms[insn->form], NULL);
    return l.count;
}
