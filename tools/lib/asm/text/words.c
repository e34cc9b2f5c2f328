/* words.c: the words of the instruction texts of a target, found in the patterns of its tables. */
#include "asm/text/words.h"
#include "asm/text/lexicon.h"

#include <string.h>

enum { LONGEST = ISADORA_TEXT_MAX };

/* ---- All words ---- */

/* What is searched for: can a word that begins with these characters be of use? What is done with
 * a whole word: true ends the search. */
typedef bool begins_test(void *user, const char *text, size_t size);
typedef bool found_test(void *user, const char *word, size_t size);

/* A place in a pattern, with the word as far as it is known. */
struct walk {
    const struct isadora_target *target;
    begins_test *begins;
    found_test *found;
    void *user;
    char word[LONGEST];
    bool ended;
};

static void pattern_walk(struct walk *w, const char *text, const uint16_t *fields, size_t size);

/* Adds `length` characters to the word, and then what the rest of the pattern is. */
static void text_walk(struct walk *w, const char *text, size_t length, const char *rest,
                      const uint16_t *fields, size_t size)
{
    if (size + length >= LONGEST)
        return;
    memcpy(w->word + size, text, length);
    if (length == 0 || w->begins(w->user, w->word, size + length))
        pattern_walk(w, rest, fields, size + length);
}

static void codes_walk(struct walk *w, const char *rest, const uint16_t *fields, size_t size)
{
    const struct isadora_field *field = &w->target->fields[fields[0]];

    for (uint32_t i = 0; i < field->code_count && !w->ended; i++) {
        const char *text = field->codes[i].text;
        if (size == 0 && *text != '\0' && !w->begins(w->user, text, 1))
            continue; /* as most do */
        text_walk(w, text, strlen(text), rest, fields + 1, size);
    }
}

/* The depth is that of the description: a level for each `*` and each text between two. */
static void pattern_walk(struct walk *w, const char *text, const uint16_t *fields, size_t size)
{
    if (*text == '*') {
        codes_walk(w, text + 1, fields, size);
    } else if (*text != '\0') {
        const size_t length = strcspn(text, "*");
        text_walk(w, text, length, text + length, fields, size);
    } else if (size > 0 && rt_is(w->word[0], RT_NAME)) {
        w->ended = w->found(w->user, w->word, size);
    }
}

/* Words that several patterns have come several times. True when `found` ended the search. */
static bool words_search(const struct isadora_target *target, begins_test *begins,
                         found_test *found, void *user)
{
    struct walk w = {.target = target, .begins = begins, .found = found, .user = user};

    for (size_t i = 0; i < target->word_count && !w.ended; i++) {
        const char *text = target->words[i].text;
        if (*text == '*' || begins(user, text, 1)) /* most begin otherwise */
            pattern_walk(&w, text, target->words[i].fields, 0);
    }
    return w.ended;
}

/* ---- One word ---- */

struct wanted {
    const char *text;
    size_t size;
    char *out; /* NULL: only in the same case */
};

static bool wanted_begins(void *user, const char *text, size_t size)
{
    const struct wanted *wanted = user;
    size_t same = 0;

    while (same < size && same < wanted->size &&
           (text[same] == wanted->text[same] ||
            (wanted->out != NULL && rt_lower(text[same]) == rt_lower(wanted->text[same]))))
        same++;
    return same == size;
}

static bool wanted_found(void *user, const char *word, size_t size)
{
    const struct wanted *wanted = user;

    if (size == wanted->size && wanted->out != NULL)
        memcpy(wanted->out, word, size);
    return size == wanted->size;
}

bool rt_word_is(const struct isadora_target *target, const char *word, size_t size)
{
    return words_search(target, wanted_begins, wanted_found, &(struct wanted){word, size, NULL});
}

bool rt_word_any_case(const struct isadora_target *target, const char *word, size_t size, char *out)
{
    out[size] = '\0';
    return words_search(target, wanted_begins, wanted_found, &(struct wanted){word, size, out});
}

/* ---- After the first one ---- */

static bool text_has(const char *text, size_t length, const char *word, size_t size)
{
    const char *end = text + length;

    for (const char *at = text; at < end;) {
        const size_t part = rt_name_length(at, end);
        if (part == size && memcmp(at, word, size) == 0)
            return true;
        at += part > 0 ? part : 1;
    }
    return false;
}

/* Depth: that of the description, whose operands are in operands. */
static bool items_have(const struct isadora_item *item, const char *word, size_t size)
{
    for (; item->kind != ISADORA_ITEM_END; item++) {
        uint64_t value;
        const bool listed = item->kind == ISADORA_ITEM_WORD || item->kind == ISADORA_ITEM_LOGIC;
        if (item->kind == ISADORA_ITEM_TEXT && text_has(item->text, item->size, word, size))
            return true;
        if (listed &&
            (rt_words_scan(item->place->words, word, word + size, &value) & RT_LENGTH) == size)
            return true;
        for (unsigned i = 0; item->kind == ISADORA_ITEM_CHOICE && i < item->size; i++)
            if (items_have(item->options[i].items, word, size))
                return true;
    }
    return false;
}

/* The first item is the text of the mnemonic, or begins with it. */
static bool form_has(const struct isadora_alternative *form, const char *word, size_t size)
{
    const struct isadora_item *first = form->items;
    const bool leads = first->kind == ISADORA_ITEM_TEXT && (form->flags & ISADORA_FORM_INNER) == 0;

    if (!leads)
        return items_have(first, word, size);
    const size_t head = rt_name_length(first->text, first->text + first->size);
    return text_has(first->text + head, first->size - head, word, size) ||
           items_have(first + 1, word, size);
}

bool rt_word_within(const struct isadora_target *target, const char *word, size_t size)
{
    const struct isadora_syntax *syntax = target->syntax;

    for (uint32_t i = 0; i < syntax->head_count; i++)
        for (uint16_t k = 0; k < syntax->heads[i].count; k++)
            if (form_has(&syntax->heads[i].forms[k], word, size))
                return true;
    for (uint32_t i = 0; i < syntax->free_count; i++)
        if (form_has(&syntax->free[i], word, size))
            return true;
    for (uint32_t i = 0; i < syntax->mark_count; i++)
        if (strlen(syntax->marks[i]) == size && memcmp(syntax->marks[i], word, size) == 0)
            return true;
    return false;
}

/* ---- Some words ---- */

struct beginning {
    const char *text;
    size_t size;
    struct rt_word_list *list;
};

static bool beginning_begins(void *user, const char *text, size_t size)
{
    const struct beginning *b = user;

    return memcmp(b->text, text, size < b->size ? size : b->size) == 0;
}

static bool beginning_found(void *user, const char *word, size_t size)
{
    const struct beginning *b = user;

    if (size >= b->size)
        rt_word_list_add(b->list, word, size);
    return false;
}

void rt_words_beginning(const struct isadora_target *target, const char *text, size_t size,
                        struct rt_word_list *list)
{
    list->count = 0;
    words_search(target, beginning_begins, beginning_found, &(struct beginning){text, size, list});
}

static bool near_begins(void *user, const char *text, size_t size)
{
    return rt_nearest_begins(user, text, size);
}

static bool near_found(void *user, const char *word, size_t size)
{
    rt_nearest_offer(user, word, size);
    return false;
}

void rt_words_near(const struct isadora_target *target, struct rt_nearest *nearest)
{
    words_search(target, near_begins, near_found, nearest);
}
