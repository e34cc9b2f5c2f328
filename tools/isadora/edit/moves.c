/* moves.c: matches old and new instructions (moves.h). */
#include "edit/moves.h"

#include <isadora/bundle.h>
#include "asm/text/number.h"
#include "dis/dis.h"

#include <inttypes.h>
#include <string.h>

/* ---- offsets ---- */

static unsigned step_of(const struct moves *m)
{
    return isadora_pc_step(m->choice->target, m->choice->config);
}

uint64_t moves_offset(const struct moves *m, const struct lines *lines, size_t line)
{
    if (line >= lines->count)
        return lines == &m->old ? m->old_size : m->new_size;
    return (lines->list[line].address - m->choice->target->start) * step_of(m);
}

uint64_t moves_label(const struct moves *m, const struct lines *lines, size_t line, uint64_t size)
{
    const struct isadora_target *target = m->choice->target;
    if (line >= lines->count)
        return size;
    const uint64_t address = lines->list[line].address - target->start;
    const size_t at = isadora_place_offset(target, m->choice->config, address);
    return isadora_place_label(target, m->choice->config, at) * step_of(m);
}

/* The first line that begins at the offset or after it. */
static size_t line_from(const struct moves *m, const struct lines *lines, uint64_t offset)
{
    size_t from = 0, to = lines->count;
    while (from < to) {
        const size_t middle = from + (to - from) / 2;
        if (moves_offset(m, lines, middle) < offset)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

size_t moves_line(const struct moves *m, uint64_t offset)
{
    const size_t next = line_from(m, &m->old, offset);
    if (next < m->old.count && moves_offset(m, &m->old, next) == offset)
        return next;
    return next && offset < m->old_size ? next - 1 : m->old.count;
}

bool moves_instruction(const struct moves *m, uint64_t offset, uint64_t *to)
{
    const size_t line = moves_line(m, offset);
    if (line >= m->old.count || m->old.list[line].match == COMPARE_NONE)
        return false;
    *to =
        moves_offset(m, &m->new, m->old.list[line].match) + offset - moves_offset(m, &m->old, line);
    return true;
}

size_t moves_source_line(const struct moves *m, size_t line)
{
    if (line >= m->new.count)
        return 0;
    const struct isadora_target *target = m->choice->target;
    const size_t at =
        isadora_place_offset(target, m->choice->config, m->new.list[line].address - target->start);
    const struct isadora_span *span = assembly_span(m->assembly, at);
    return span ? span->line : 0;
}

/* ---- places ---- */

/* The offset of a label of the new code; false: it has none of that name. */
static bool find_label(const struct moves *m, const char *name, size_t size, uint64_t *offset)
{
    for (size_t i = 0; i < m->assembly->label_count; i++) {
        const struct isadora_label *l = &m->assembly->labels[i];
        if (l->is_constant || l->size != size || memcmp(l->name, name, size) != 0)
            continue;
        *offset = (l->value - m->base) * step_of(m);
        return l->value >= m->base;
    }
    return false;
}

/* A label may stand for an old place if it is between what is before the place and after it. */
static bool takes_label(const struct moves *m, size_t line, const char *name, size_t size,
                        uint64_t *out)
{
    uint64_t offset, low = 0, high = m->new_size;
    if (!find_label(m, name, size, &offset))
        return false;
    for (size_t i = line; i-- > 0;)
        if (m->old.list[i].match != COMPARE_NONE) {
            low = moves_label(m, &m->new, m->old.list[i].match + 1, m->new_size);
            break;
        }
    for (size_t i = line; i < m->old.count; i++)
        if (m->old.list[i].match != COMPARE_NONE) {
            high = moves_label(m, &m->new, m->old.list[i].match, m->new_size);
            break;
        }
    *out = offset;
    return offset >= low && offset <= high;
}

uint64_t moves_place(const struct moves *m, uint64_t offset, const struct isadora_name *name)
{
    char label[64];
    uint64_t found;
    const size_t line = line_from(m, &m->old, offset);
    if (offset == 0)
        return 0;
    if (line >= m->old.count)
        return m->new_size;
    const uint64_t address = moves_label(m, &m->old, line, m->old_size) / step_of(m) + m->base;
    const int size =
        snprintf(label, sizeof label, "%s%" PRIx64, dis_label_choose(m->choice->target), address);
    if (name && takes_label(m, line, name->at, name->size, &found))
        return found;
    if (takes_label(m, line, label, (size_t)size, &found))
        return found;
    for (size_t i = line; i < m->old.count; i++)
        if (m->old.list[i].match != COMPARE_NONE)
            return moves_label(m, &m->new, m->old.list[i].match, m->new_size);
    return m->new_size;
}

/* ---- matching ---- */

/* The text with `#` for numbers, too. */
static void without_numbers(char *text)
{
    char *out = text;
    for (const char *p = text; *p;) {
        const bool inside = p > text && rt_is(p[-1], RT_NAME | RT_DIGIT);
        if (!rt_is(*p, RT_DIGIT) || inside) {
            *out++ = *p++;
            continue;
        }
        while (rt_is(*p, RT_NAME | RT_DIGIT))
            p++;
        *out++ = '#';
    }
    *out = 0;
}

static uint32_t weak_id(struct moves *m, const struct lines *lines, size_t i)
{
    char text[2 * ISADORA_TEXT_MAX];
    snprintf(text, sizeof text, "%s", line_text(lines, i));
    char *suffix = strstr(text, " {");
    if (suffix && suffix > text)
        *suffix = 0;
    without_registers(m->choice->target, text);
    without_numbers(text);
    return key_id(&m->keys, text, strlen(text));
}

static void match(struct moves *m, size_t i, size_t j)
{
    m->old.list[i].match = j;
    m->new.list[j].match = i;
}

/* A part of the lines, with weak keys. */
static struct lines part_of(struct moves *m, const struct lines *lines, size_t from, size_t to)
{
    struct lines part = {.isa = lines->isa, .count = to - from};
    part.list = tool_alloc((part.count + 1) * sizeof *part.list);
    for (size_t i = 0; i < part.count; i++)
        part.list[i] = (struct line){.id = weak_id(m, lines, from + i), .match = COMPARE_NONE};
    return part;
}

/* What is left of both in order, where there is as much of each. */
static void match_rest(struct moves *m, size_t i, size_t iend, size_t j, size_t jend)
{
    if (iend - i == jend - j)
        for (; i < iend; i++, j++)
            match(m, i, j);
}

/* As many instructions as before, and as many alike in order as out of it. */
static bool is_in_order(const struct lines *left, const struct lines *right)
{
    size_t aligned = 0, there = 0;
    for (size_t i = 0; i < left->count && left->count == right->count; i++) {
        aligned += left->list[i].match != COMPARE_NONE;
        there += left->list[i].id == right->list[i].id;
    }
    return left->count == right->count && there >= aligned;
}

static void match_gap(struct moves *m, size_t i, size_t iend, size_t j, size_t jend)
{
    if (i == iend || j == jend)
        return;
    struct lines left = part_of(m, &m->old, i, iend), right = part_of(m, &m->new, j, jend);
    compare_align(&left, &right);
    if (is_in_order(&left, &right))
        left.count = 0;
    size_t from = 0, other = 0;
    for (size_t k = 0; k < left.count; k++) {
        if (left.list[k].match == COMPARE_NONE)
            continue;
        match(m, i + k, j + left.list[k].match);
        match_rest(m, i + from, i + k, j + other, j + left.list[k].match);
        from = k + 1;
        other = left.list[k].match + 1;
    }
    match_rest(m, i + from, iend, j + other, jend);
    tool_free(left.list);
    tool_free(right.list);
}

static void match_gaps(struct moves *m)
{
    size_t from = 0, other = 0;
    for (size_t i = 0; i <= m->old.count; i++) {
        const bool is_end = i == m->old.count;
        if (!is_end && m->old.list[i].match == COMPARE_NONE)
            continue;
        const size_t j = is_end ? m->new.count : m->old.list[i].match;
        match_gap(m, from, i, other, j);
        from = i + 1;
        other = j + 1;
    }
}

static void list(const struct moves *m, struct lines *out, const uint8_t *bytes, uint64_t size,
                 bool loosely, struct keys *keys)
{
    const struct compare compare = {.brief = loosely};
    struct listed listed = {.choice = m->choice, .size = (size_t)size};
    listed.bytes = tool_alloc((size_t)size + 1);
    memcpy(listed.bytes, bytes, (size_t)size);
    lines_of(out, &listed, &compare, keys);
}

void moves_list(const struct moves *m, struct lines *out, const uint8_t *bytes, uint64_t size)
{
    struct keys keys = {.table = NULL};
    list(m, out, bytes, size, false, &keys);
}

/* Takes the padding off the end of the lines, which is matched apart: how much there was. */
static size_t take_padding(const struct moves *m, struct lines *lines)
{
    size_t count = 0;
    while (m->pad && lines->count && strcmp(line_text(lines, lines->count - 1), m->pad) == 0) {
        lines->count--;
        count++;
    }
    return count;
}

void moves_make(struct moves *m)
{
    list(m, &m->old, m->old_bytes, m->old_size, m->loosely, &m->keys);
    list(m, &m->new, m->new_bytes, m->new_size, m->loosely, &m->keys);
    const size_t old_pads = take_padding(m, &m->old), new_pads = take_padding(m, &m->new);
    const struct compare exactly = {.json = false};
    compare_align(&m->old, &m->new);
    for (size_t i = 0; i < old_pads && i < new_pads; i++)
        match(m, m->old.count + i, m->new.count + i);
    m->old.count += old_pads;
    m->new.count += new_pads;
    compare_check(&m->old, &m->new, &exactly);
    m->old.count -= old_pads;
    m->new.count -= new_pads;
    match_gaps(m);
    m->old.count += old_pads;
    m->new.count += new_pads;
    m->moved = m->old_size != m->new_size;
    for (size_t i = 0; i < m->old.count; i++)
        m->moved |= m->old.list[i].match != i;
}

/* ---- doubt ---- */

static bool same(const struct lines *lines, size_t i, size_t j)
{
    return i < lines->count && j < lines->count && lines->list[i].id == lines->list[j].id;
}

/* In a gap between matched instructions in which both sides have something left, or beside equal
 * ones of which some were inserted or deleted. */
bool moves_doubtful(const struct moves *m, size_t line)
{
    const struct line *list = m->old.list;
    size_t from = line, to = line;
    if (list[line].match != COMPARE_NONE) {
        const size_t j = list[line].match;
        const bool left = j && m->new.list[j - 1].match == COMPARE_NONE &&same(&m->new, j, j - 1);
        const bool right = j + 1 < m->new.count &&
                           m->new.list[j + 1].match == COMPARE_NONE &&same(&m->new, j, j + 1);
        return left || right;
    }
    while (from && list[from - 1].match == COMPARE_NONE)
        from--;
    while (to < m->old.count && list[to].match == COMPARE_NONE)
        to++;
    const size_t before = from ? list[from - 1].match + 1 : 0;
    const size_t after = to < m->old.count ? list[to].match : m->new.count;
    return before != after || (from && same(&m->old, from - 1, line)) || same(&m->old, to, line);
}
