/* uses.c: which registers one instruction reads and writes, from the generated tables (uses.h). A
 * use under a test that does not decide is conditional. */
#include "analysis/term.h"

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

static bool is_status(const struct isadora_use_tables *t, int file)
{
    for (size_t i = 0; i < t->status_count; i++) {
        if (t->status[i] == file)
            return true;
    }
    return false;
}

/* The tests around a row: whether all hold, and the only one that does not decide (NULL: none, or
 * several). */
struct tests {
    int all;
    const uint16_t *open;
};

static struct tests under(const struct rt_eval *e, const struct tests *outer, const uint16_t *test)
{
    const int truth = rt_truth(rt_term_value(e, test));

    if (truth > 0)
        return *outer;
    return (struct tests){truth, truth < 0 && outer->all == 1 ? test : NULL};
}

static void put_rows(const struct rt_eval *e, struct list *l, const uint16_t *at,
                     const struct isadora_use *outer);

static void put_register(const struct rt_eval *e, struct list *l, const uint16_t *row,
                         struct isadora_use *use)
{
    const int16_t index = (int16_t)row[RT_ROW_FILE];
    const struct isadora_file *file = &e->target->files[index];
    const uint16_t *terms = row + RT_ROW_TERMS, width = row[RT_ROW_WIDTH];
    struct rt_known number = file->count ? rt_term_value(e, terms) : rt_all_known(0),
                    from = rt_term_value(e, rt_term_end(terms));

    use->file = index;
    use->any = !rt_is_known(number);
    use->index = use->any ? 0 : (uint32_t)number.value;
    const struct rt_use_alias *alias =
        use->any ? NULL : rt_alias_of(e->target->uses, index, number.value);
    if (alias != NULL) {
        if (!use->through) {
            use->through = (uint16_t)(index + 1);
            use->through_index = use->index;
        }
        put_rows(e, l, use->write ? alias->writes : alias->reads, use);
        return;
    }
    use->mask = rt_is_known(from) ? mask_of(from.value, width < file->width ? width : file->width)
                                  : mask_of(0, file->width);
    struct isadora_word whole = mask_of(0, file->width);
    drop_held(e, file, &whole);
    use->mask.half[0] &= whole.half[0];
    use->mask.half[1] &= whole.half[1];
    use->status = is_status(e->target->uses, index);
    if (use->mask.half[0] || use->mask.half[1])
        put(l, use);
}

static void put_jump(const struct rt_eval *e, struct list *l, const uint16_t *row,
                     struct isadora_use *use)
{
    struct rt_known to = rt_term_value(e, row + RT_ROW_TERMS);

    use->file = ISADORA_USE_PC;
    use->write = true;
    use->jump = (uint8_t)row[RT_ROW_JUMP];
    use->any = !rt_is_known(to);
    use->to = use->any ? 0 : to.value;
    put(l, use);
}

/* What is the same in all kinds of uses. */
static struct isadora_use use_of(const struct rt_eval *e, const uint16_t *row,
                                 const struct tests *tests, const struct isadora_use *outer)
{
    const unsigned kind = row[RT_ROW_KIND];
    struct isadora_use use = {.latency = row[RT_ROW_LATENCY],
                              .engine = (int16_t)row[RT_ROW_ENGINE],
                              .guard = {.file = -1}};

    if (outer != NULL)
        use = *outer;
    if (tests->all < 0) {
        use.conditional = true;
        use.guard = tests->open ? rt_guard_of(e, tests->open) : (struct isadora_guard){.file = -1};
    }
    use.write = kind == RT_USE_WRITE;
    use.late = kind == RT_USE_LATE; /* of an alias: what its own rows say */
    use.wait |= kind == RT_USE_WAIT;
    use.kept = kind == RT_USE_KEEP;
    if (kind == RT_USE_READ && outer == NULL) {
        use.early = (int8_t)row[RT_ROW_LATENCY];
        use.latency = 0;
    }
    return use;
}

static void put_row(const struct rt_eval *e, struct list *l, const uint16_t *row,
                    const struct tests *tests, const struct isadora_use *outer)
{
    struct isadora_use use = use_of(e, row, tests, outer);

    switch (row[RT_ROW_KIND]) {
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
        use.busy = row[RT_ROW_LATENCY];
        put(l, &use);
        break;
    default:
        put_register(e, l, row, &use);
    }
}

/* Rows up to the end that belongs to them; what follows it. */
static const uint16_t *put_block(const struct rt_eval *e, struct list *l, const uint16_t *at,
                                 const struct tests *tests, const struct isadora_use *outer)
{
    while (*at != RT_USE_END) {
        if (*at == RT_USE_WHEN) {
            const struct tests inner = tests->all ? under(e, tests, at + 1) : *tests;
            at = put_block(e, l, rt_term_end(at + 1), &inner, outer);
        } else {
            if (tests->all != 0)
                put_row(e, l, at, tests, outer);
            at = rt_term_end(rt_term_end(at + RT_ROW_TERMS));
        }
    }
    return at + 1;
}

static void put_rows(const struct rt_eval *e, struct list *l, const uint16_t *at,
                     const struct isadora_use *outer)
{
    if (at != NULL)
        put_block(e, l, at, &(struct tests){1, NULL}, outer);
}

size_t isadora_uses(const struct isadora_target *target, const struct isadora_context *context,
                    const struct isadora_insn *insn, struct isadora_use *out, size_t room)
{
    struct rt_eval e = {target, context, insn};
    struct list l = {out, room, 0};

    if (target->uses)
        put_rows(&e, &l, target->uses->forms[insn->form], NULL);
    return l.count;
}
