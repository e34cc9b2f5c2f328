/* logic.c: numbers that a statement gives as an expression over names, each of which means a
 * number: `s0&~s1|s2`. `~` binds closest, then `&`, `^`, `|`; parentheses and blanks are free. */
#include "asm/match/matcher.h"

enum { DEEP = 64 }; /* parentheses within each other */

const struct isadora_item rt_logic_close = {.kind = ISADORA_ITEM_LOGIC, .size = 1};

/* What was read; `next` is what follows it, or where something else was expected. */
struct reading {
    uint64_t bits;
    const char *next; /* NULL: parentheses are too deep */
    bool open;        /* what was expected there is a `)` */
};

/* What is read so far of one level of parentheses: its terms under way, by how close they bind. */
struct level {
    uint64_t either, differ, both; /* in front of `|`, `^` and `&` */
    bool has_either, has_differ, has_both, inverted;
};

static void operand_take(struct level *level, uint64_t value)
{
    value = level->inverted ? ~value : value;
    level->both = level->has_both ? level->both & value : value;
    level->inverted = false;
}

/* What `&` holds together is an operand of `^`, and that one of `|`. */
static void differ_take(struct level *level)
{
    level->differ = level->has_differ ? level->differ ^ level->both : level->both;
    level->has_both = false;
}

static void either_take(struct level *level)
{
    differ_take(level);
    level->either = level->has_either ? level->either | level->differ : level->differ;
    level->has_differ = false;
}

/* After an operand: takes an operator. False when there is none. */
static bool operator_take(struct level *level, char operator)
{
    switch (operator) {
    case '&':
        level->has_both = true;
        return true;
    case '^':
        differ_take(level);
        return level->has_differ = true;
    case '|':
        either_take(level);
        return level->has_either = true;
    default:
        return false;
    }
}

static uint32_t name_length(const struct isadora_place *place, const char *at, const char *end,
                            bool relaxed, uint64_t *value)
{
    const uint32_t length = rt_words_scan(place->words, at, end, value);
    const uint32_t size = length & ~RT_ALSO_BIT;

    if (size == 0 || (length != size && !relaxed))
        return 0;
    return at + size < end && rt_is(at[size], RT_WORD) ? 0 : size;
}

static bool expression_read(const struct isadora_place *place, const char *at, const char *end,
                            bool relaxed, struct reading *out)
{
    struct level levels[DEEP], *level = levels;
    uint64_t value;

    *level = (struct level){0};
    out->open = false;
    for (;;) {
        out->next = at = rt_skip_blanks(at, end);
        if (at < end && *at == '~') {
            level->inverted = !level->inverted;
            at++;
            continue;
        }
        if (at < end && *at == '(') {
            if (level == &levels[DEEP - 1])
                return out->next = NULL, false;
            *++level = (struct level){0};
            at++;
            continue;
        }
        const uint32_t size = name_length(place, at, end, relaxed, &value);
        if (size == 0)
            return false;
        operand_take(level, value);
        for (at = rt_skip_blanks(at + size, end); level > levels && at < end && *at == ')';
             at = rt_skip_blanks(at + 1, end)) {
            either_take(level);
            value = level->either;
            operand_take(--level, value);
        }
        if (at < end && operator_take(level, *at)) {
            at++;
            continue;
        }
        out->next = at;
        out->open = level > levels;
        if (out->open)
            return false;
        either_take(level);
        out->bits = level->either & rt_low_bits(place->width);
        return true;
    }
}

const char *rt_logic_match(struct rt_matcher *m, const struct isadora_item *item, const char *at)
{
    const struct isadora_place *place = item->place;
    struct reading found;

    if (!expression_read(place, at, m->end, m->relaxed, &found)) {
        if (found.next == NULL)
            rt_fail(m, RT_FAIL_DEEP, item, at, (size_t)(m->end - at), m->end);
        else if (m->failures != NULL)
            rt_fail_item(m, found.open ? &rt_logic_close : item, found.next);
        return NULL;
    }
    const size_t length = (size_t)(found.next - at);
    rt_spend(&m->steps, length / 8);
    if (!rt_place_allows(place, found.bits)) {
        rt_fail(m, RT_FAIL_RANGE, item, at, length, found.next);
        return NULL;
    }
    if (!rt_place_store(m, item, found.bits)) {
        rt_fail_differs(m, item, at, length, found.next);
        return NULL;
    }
    return found.next;
}
