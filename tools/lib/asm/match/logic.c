/* logic.c: numbers that a statement gives as an expression over names, each of which means a
 * number: `s0&~s1|s2`. `~` binds closest, then `&`, `^`, `|`; parentheses and blanks are free. */
#include "asm/match/matcher.h"

const struct isadora_item rt_logic_close = {.kind = ISADORA_ITEM_LOGIC, .size = 1};

/* The names, and whether those that are only read count. */
struct names {
    const struct isadora_words *words;
    bool relaxed;
};

static enum isadora_symbol name_find(void *user, const char *name, size_t size,
                                     struct isadora_number *value)
{
    const struct names *names = user;
    const uint32_t found = rt_words_scan(names->words, name, name + size, &value->bits);
    const uint32_t length = found & ~RT_LONGER_BIT;

    value->negative = false;
    return length == size || (names->relaxed && length == (size | RT_ALSO_BIT)) ? ISADORA_KNOWN
                                                                                : ISADORA_NEVER;
}

bool rt_logic_read(struct rt_matcher *m, const struct isadora_item *item, const char *at,
                   const char **next, uint64_t *bits)
{
    struct names names = {item->place->words, m->relaxed};
    const struct isadora_symbols symbols = {.find = name_find, .user = &names};
    struct rt_expression e = {.at = at,
                              .end = m->end,
                              .symbols = &symbols,
                              .steps = &m->steps,
                              .blanks = true,
                              .open = true,
                              .logic = true};

    if (rt_expression_read(&e)) {
        *next = rt_skip_blanks(e.next, m->end);
        *bits = e.value.bits & rt_low_bits(item->place->width);
        return true;
    }
    if (e.trouble == RT_EXPRESSION_DEEP)
        return rt_fail(m, RT_FAIL_DEEP, item, at, (size_t)(m->end - at), m->end);
    return m->failures != NULL &&
           rt_fail_item(m, e.closing ? &rt_logic_close : item, rt_skip_blanks(e.bad, m->end));
}
