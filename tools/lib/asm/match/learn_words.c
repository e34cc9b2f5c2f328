/* learn_words.c: how words are read, by all statements of one shape. */
#include "asm/match/learn.h"

#include <string.h>

enum { SIZES = 8 };

/* ---- Words of which no digit is open ---- */

/* The word of a code, which ends at `at`. */
static void code_walk(struct rt_learner *l, const struct rt_walk *w, const char *at, uint64_t value)
{
    const struct isadora_place *place = w->item->place;
    struct rt_walk next = *w;

    value -= (uint64_t)place->add;
    if (value >> (place->width - 1) > 1 || !rt_place_allows(place, value << place->shift))
        return;
    const bool kept = rt_learn_value(l, &next, value);
    rt_learn_on(l, &next, at, kept);
}

/* A word that ends at `limit` at the latest, if it has no open digits. */
static void closed_walk(struct rt_learner *l, const struct rt_walk *w, const char *limit)
{
    const struct isadora_place *place = w->item->place;
    const bool empty = (place->flags & ISADORA_PLACE_EMPTY) != 0;
    const char *at = w->s.next;

    for (;;) {
        uint64_t value = 0;
        const uint32_t found = rt_words_scan(place->words, at, limit, &value);
        if (found - 1 >= RT_ALSO_BIT - 1)
            break;
        limit = at + (found & RT_LENGTH);
        code_walk(l, w, limit, value);
        const bool shorter =
            (place->flags & ISADORA_PLACE_PREFIXES) != 0 && (found & RT_LONGER_BIT) != 0;
        if (rt_learn_is_over(l) ||
            (!shorter && (!empty || (w->item->flags & ISADORA_ITEM_SURE) != 0)))
            return;
        if (!shorter)
            break;
        limit--;
    }
    if (empty)
        code_walk(l, w, NULL, place->empty);
}

/* ---- Words with open digits ---- */

/* A word that is read again; `listed`: it is one of the list. */
static void word_again(struct rt_learner *l, const struct rt_walk *w, const char *at, size_t size,
                       bool listed)
{
    struct rt_walk next = *w;

    const bool kept = rt_learn_read(l, &next, at, size, listed);
    rt_learn_on(l, &next, at + size, kept);
}

/* Sizes that words of the list at a place have for some digits; false: too many. */
static bool sizes_of(struct rt_learner *l, const struct isadora_words *words, const char *at,
                     size_t *sizes, unsigned *count, uint64_t *close)
{
    const size_t closed = rt_learn_closed(l, at);

    *count = 0;
    if (words->count == 0 || (words->common > 0 && closed > 0 && *words->list->text != *at))
        return true; /* as most are */
    rt_consume_budget(&l->work, words->count / 16);
    for (unsigned i = 0; i < words->count; i++) {
        const struct isadora_spelling *word = &words->list[i];
        bool known = word->size <= closed || (closed > 0 && *word->text != *at) ||
                     rt_learn_compare(l, at, word->text, word->size, close) != RT_EQUAL_OPEN;
        for (unsigned j = 0; j < *count && !known; j++)
            known = sizes[j] == word->size;
        if (known)
            continue;
        if (*count == SIZES)
            return false;
        sizes[(*count)++] = word->size;
    }
    return true;
}

/* Characters of a register of a file by its number, if that has open digits; 0: it has none. */
static size_t file_size(struct rt_learner *l, const struct isadora_words *words, const char *at)
{
    uint64_t close[RT_SHAPE_PLACES] = {0}, value;

    if (words->scan == NULL)
        return 0;
    const size_t prefix = strlen(words->prefix);
    const enum rt_same same = rt_learn_compare(l, at, words->prefix, prefix, close);
    if (same == RT_DIFFERENT)
        return 0;
    const char *digits = at + prefix;
    bool all = true, any = false;
    for (const char *here = digits; here < l->m->end && rt_is(*here, RT_DIGIT); here++) {
        const size_t place = (size_t)(here - l->m->text);
        const bool open = rt_learn_is_open(l, here);
        all = all && open;
        any = any || open;
        close[place / 64] |= (uint64_t)open << (place & 63);
    }
    if (same == RT_EQUAL && !any)
        return 0;
    if (same != RT_EQUAL || !all)
        rt_learn_close(l, close);
    return words->scan(at, l->m->end, &value);
}

/* A word of a list where digits decide which one it is, if any: it may have these sizes. */
static void open_walk(struct rt_learner *l, struct rt_walk *w, const size_t *sizes, unsigned count)
{
    for (unsigned i = 0; i < count && !rt_learn_is_over(l); i++)
        word_again(l, w, w->s.next, sizes[i], true);
}

/* What is known of words at a place: the size of a register by its number, or those of words of the
 * list, of which digits decide. False: too little. */
static bool open_look(struct rt_learner *l, const struct rt_walk *w, size_t *file, size_t *sizes,
                      unsigned *count)
{
    const struct isadora_place *place = w->item->place;
    uint64_t close[RT_SHAPE_PLACES] = {0};

    *file = file_size(l, place->words, w->s.next);
    if (!l->unsure &&
        (!sizes_of(l, place->words, w->s.next, sizes, count, close) ||
         (*count > 0 &&
          (*file > 0 || (place->flags & (ISADORA_PLACE_PREFIXES | ISADORA_PLACE_EMPTY)) != 0))))
        rt_learn_close(l, close);
    return !l->unsure;
}

/* ---- Items ---- */

void rt_learn_word(struct rt_learner *l, struct rt_walk *w)
{
    const char *at = w->s.next;
    size_t sizes[SIZES], file;
    unsigned count;

    if ((w->s.due & RT_MISSING) != 0) {
        closed_walk(l, w, at);
        return;
    }
    if (!open_look(l, w, &file, sizes, &count))
        return;
    if (file > 0) {
        const struct isadora_place *place = w->item->place;
        word_again(l, w, at, file, false);
        if (!rt_learn_is_over(l) && (place->flags & ISADORA_PLACE_EMPTY) != 0 &&
            (w->item->flags & ISADORA_ITEM_SURE) == 0)
            code_walk(l, w, NULL, place->empty);
    } else if (count > 0) {
        open_walk(l, w, sizes, count);
    } else {
        closed_walk(l, w, l->m->end);
    }
}

void rt_learn_register(struct rt_learner *l, struct rt_walk *w)
{
    const char *at = w->s.next;
    size_t sizes[SIZES], file;
    unsigned count;
    uint64_t value;

    if ((w->s.due & RT_MISSING) != 0 || !open_look(l, w, &file, sizes, &count))
        return;
    if (file > 0) {
        word_again(l, w, at, file, false);
    } else if (count > 0) {
        open_walk(l, w, sizes, count);
    } else {
        const uint32_t found = rt_words_scan(w->item->place->words, at, l->m->end, &value);
        if (found - 1 < RT_ALSO_BIT - 1 && value == w->item->number)
            rt_learn_on(l, w, at + (found & RT_LENGTH), true);
    }
}
