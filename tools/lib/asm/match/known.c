/* known.c: reads statements as others of the same shape were read. */
#include "asm/match/known.h"

#include "asm/match/learn.h"
#include "asm/match/read.h"

#include <string.h>

/* ---- What is known ---- */

/* Where the parts of the data begin: reads after the text of the shape, then pairs of bytes: slots
 * and lines, slots and values, names. */
static inline const uint64_t *reads_of(const struct rt_known *known)
{
    return known->data + known->words;
}

static inline const uint8_t *pairs_of(const struct rt_known *known)
{
    return (const uint8_t *)(reads_of(known) +
                             known->read_count * sizeof(struct rt_known_read) / 8);
}

static bool known_set(struct rt_known *known, const struct rt_shape *shape,
                      const struct rt_lesson *lesson)
{
    const size_t reads = lesson->read_count * sizeof lesson->reads[0];
    const size_t lines = lesson->line_count * sizeof lesson->lines[0];
    const size_t values = lesson->value_count * sizeof lesson->values[0];
    const size_t names = lesson->name_count * sizeof lesson->names[0];

    known->words = (uint8_t)shape->words;
    memcpy(known->data, shape->text, shape->words * sizeof shape->text[0]);
    uint8_t *data = (uint8_t *)(known->data + shape->words);
    known->knowledge = (uint8_t)lesson->knowledge;
    if (lesson->knowledge == RT_KNOWN_CLOSE)
        memcpy(data, lesson->close, sizeof lesson->close);
    if (lesson->knowledge != RT_KNOWN_READING)
        return true;
    if (8 * shape->words + reads + lines + values + names > sizeof known->data)
        return false;
    known->form = lesson->form;
    known->begin = lesson->begin;
    known->read_count = lesson->read_count;
    known->line_count = lesson->line_count;
    known->value_count = lesson->value_count;
    known->name_count = lesson->name_count;
    memcpy(data, lesson->reads, reads);
    memcpy(data + reads, lesson->lines, lines);
    memcpy(data + reads + lines, lesson->values, values);
    memcpy(data + reads + lines + values, lesson->names, names);
    known->entered = 0;
    for (unsigned i = 0; i < lesson->line_count; i++)
        known->entered |= UINT32_C(1) << lesson->lines[i][0];
    known->stored = 0;
    for (unsigned i = 0; i < lesson->value_count; i++)
        known->stored |= UINT64_C(1) << lesson->values[i][0];
    return true;
}

/* ---- Reading ---- */

/* Is one of the names a symbol? */
static bool any_symbol(const struct rt_matcher *m, const struct rt_known *known)
{
    const uint8_t *name = pairs_of(known) + 2 * (known->line_count + known->value_count);
    struct isadora_number value;

    for (unsigned i = 0; i < known->name_count; i++, name += 2)
        if (m->symbols->find(m->symbols->user, m->text + name[0], name[1], &value) == ISADORA_KNOWN)
            return true;
    return false;
}

static bool word_again(struct rt_matcher *m, const struct rt_known_read *read, const char *at)
{
    const struct isadora_item *item = read->item;
    const struct isadora_words *words = item->place->words;
    uint64_t value;
    uint32_t size;

    if (words->prefix_size > 0 && read->value == 0)
        size = number_scan(words, at, m->end, &value);
    else
        size = rt_words_scan(words, at, m->end, &value) & ~RT_LONGER_BIT;
    if (size != read->size)
        return false;
    return item->kind == ISADORA_ITEM_REGISTER ? value == item->number : word_store(m, item, value);
}

static bool number_again(struct rt_matcher *m, const struct rt_known_read *read, const char *at)
{
    struct rt_spot s = {at, at, 0};

    if (number_read(m, &s, read->item))
        return s.at == at + read->size;
    m->at = at; /* it may be larger */
    m->separator = 0;
    return rt_step(m, read->item) != NULL && m->at == at + read->size;
}

static bool fixed_again(const struct rt_matcher *m, const struct rt_known_read *read,
                        const char *at)
{
    struct isadora_number number;

    return rt_short_read(at, m->end, &number) == at + read->size &&
           rt_number_compare(number, *read->item->fixed) == 0;
}

static bool read_again(struct rt_matcher *m, const struct rt_known_read *read)
{
    const struct isadora_item *item = read->item;
    const char *at = m->text + read->at;

    switch (item->kind) {
    case ISADORA_ITEM_NUMBER:
        return number_again(m, read, at);
    case ISADORA_ITEM_WORD:
        return read->size == 0 ? store(m, item, read->value) : word_again(m, read, at);
    case ISADORA_ITEM_REGISTER:
        return word_again(m, read, at);
    case ISADORA_ITEM_FIXED:
        return fixed_again(m, read, at);
    default: /* an item without text */
        return rt_step(m, item) != NULL;
    }
}

static bool statement_read(struct rt_matcher *m, const struct rt_known *known)
{
    if (m->symbols != NULL && any_symbol(m, known))
        return false;
    m->head = m->text;
    m->most = m->end;
    rt_form_begin(m, known->form, m->text + known->begin);
    const uint8_t *pair = pairs_of(known);
    for (unsigned i = 0; i < known->line_count; i++, pair += 2)
        m->insn->alt[pair[0]] = pair[1];
    for (unsigned i = 0; i < known->value_count; i++, pair += 2)
        m->insn->value[pair[0]] = pair[1];
    m->entered = known->entered;
    m->stored = known->stored;
    const uint64_t *data = reads_of(known);
    for (unsigned i = 0; i < known->read_count; i++, data += sizeof(struct rt_known_read) / 8) {
        struct rt_known_read read;
        memcpy(&read, data, sizeof read);
        m->slots = read.slots;
        if (!read_again(m, &read))
            return false;
    }
    m->at = m->end;
    return rt_complete(m);
}

/* ---- Entries ---- */

static inline bool is_same(const struct rt_known *known, const struct rt_shape *shape)
{
    uint64_t different = 0;

    for (size_t i = 0; i < shape->words; i++)
        different |= known->data[i] ^ shape->text[i];
    return different == 0;
}

static bool is_known(const struct rt_known *known, const struct rt_matcher *m,
                     const struct rt_shape *shape, unsigned rank)
{
    return known->config == m->context->config && known->rank == rank &&
           known->words == shape->words && is_same(known, shape);
}

/* Was it asked for before, and has not been forgotten? */
static bool is_missed(struct isadora_shapes *shapes, uint32_t hash, uint32_t *missed)
{
    for (unsigned i = 0; i < RT_SHAPES_WAYS; i++)
        if (missed[i] == hash)
            return true;
    missed[shapes->next++ % RT_SHAPES_WAYS] = hash;
    return false;
}

/* Which way of a set to give up: one that was not used lately, or RT_SHAPES_WAYS: none now. */
static unsigned way_find(struct isadora_shapes *shapes, uint8_t *used)
{
    for (unsigned i = 0; i < RT_SHAPES_WAYS; i++) {
        const unsigned way = shapes->next++ % RT_SHAPES_WAYS;
        if (used[way] == 0)
            return way;
        used[way]--;
    }
    return RT_SHAPES_WAYS;
}

/* What is known of a shape; NULL: it is new. */
static const struct rt_known *known_find(struct rt_matcher *m, const struct rt_shape *shape,
                                         unsigned rank)
{
    struct isadora_shapes *shapes = m->shapes;
    const uint32_t hash = shape->hash + rank * 0x9e3779b9u;
    const unsigned set = hash & (RT_SHAPES_SETS - 1);

    for (unsigned i = 0; i < RT_SHAPES_WAYS; i++) {
        if (shapes->hash[set][i] != hash || !is_known(&shapes->known[set][i], m, shape, rank))
            continue;
        if (shapes->used[set][i] < RT_SHAPES_USED)
            shapes->used[set][i]++;
        return &shapes->known[set][i];
    }
    /* Only of one that comes again soon. */
    if (rank == 0 && !is_missed(shapes, hash, shapes->missed[set]))
        return NULL;
    if (shapes->learned >= RT_SHAPES_FREE + shapes->hits / RT_SHAPES_PRICE)
        return NULL;
    const unsigned way = way_find(shapes, shapes->used[set]);
    if (way == RT_SHAPES_WAYS)
        return NULL;
    shapes->learned++;
    struct rt_known *known = &shapes->known[set][way];
    struct rt_lesson lesson;
    rt_learn(m, &shapes->classes, shape, rank, &lesson);
    if (!known_set(known, shape, &lesson))
        known->knowledge = RT_KNOWN_NOTHING;
    known->config = (uint8_t)m->context->config;
    known->rank = (uint8_t)rank;
    shapes->hash[set][way] = hash;
    return known;
}

/* Where hardly any statement is like another one, most of this would be in vain. */
static bool is_in_vain(struct isadora_shapes *shapes)
{
    return shapes->misses >= RT_SHAPES_PATIENCE && ++shapes->skipped % RT_SHAPES_PROBE != 0;
}

/* Forgets all that is known of another target. */
static void target_take(struct isadora_shapes *shapes, const struct isadora_target *target)
{
    if (shapes->target != NULL)
        memset(shapes, 0, sizeof *shapes);
    shapes->target = target;
    rt_classes_make(&shapes->classes, target->syntax);
}

bool rt_known_match(struct rt_matcher *m)
{
    struct isadora_shapes *shapes = m->shapes;
    const size_t size = (size_t)(m->end - m->text);
    struct rt_shape shape;

    if (size > RT_SHAPE_MAX || size < RT_SHAPE_MIN || is_in_vain(shapes))
        return false;
    if (shapes->target != m->target)
        target_take(shapes, m->target);
    rt_shape_make(&shape, &shapes->classes, m->text, size);
    for (unsigned rank = 0, steps = 0; rank < RT_KNOWN_RANKS && steps < RT_KNOWN_STEPS; steps++) {
        const struct rt_known *known = known_find(m, &shape, rank);
        if (known == NULL || known->knowledge == RT_KNOWN_NOTHING)
            break;
        if (known->knowledge == RT_KNOWN_CLOSE) {
            rt_shape_close(&shape, reads_of(known));
            rank = 0; /* there may be fewer ways before it */
        } else if (statement_read(m, known)) {
            shapes->hits++;
            shapes->misses -= shapes->misses > 0;
            return true;
        } else {
            rank++;
        }
    }
    shapes->misses += shapes->misses < RT_SHAPES_PATIENCE;
    return false;
}
