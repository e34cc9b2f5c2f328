/* words.c: the words of the instruction texts of a target, found in the patterns of its tables. */
#include "asm/text/words.h"
#include "asm/text/number.h"
#include "asm/text/suggest.h"

#include <string.h>

enum { LONGEST = ISADORA_TEXT_MAX };

/* ---- All words ---- */

/* A place in a pattern, with the word as far as it is known. */
struct walk {
    const struct isadora_target *target;
    const struct rt_word_search *search;
    char word[LONGEST];
    bool ended;
};

static bool is_wanted(const struct walk *w, size_t size)
{
    return w->search->begins == NULL || w->search->begins(w->search->user, w->word, size);
}

static void pattern_walk(struct walk *w, const char *text, const uint16_t *fields, size_t size);

/* Puts `length` characters behind the word, and then what the rest of the pattern is. */
static void text_walk(struct walk *w, const char *text, size_t length, const char *rest,
                      const uint16_t *fields, size_t size)
{
    if (size + length >= LONGEST)
        return;
    memcpy(w->word + size, text, length);
    if (length == 0 || is_wanted(w, size + length))
        pattern_walk(w, rest, fields, size + length);
}

static void codes_walk(struct walk *w, const char *rest, const uint16_t *fields, size_t size)
{
    const struct isadora_field *field = &w->target->fields[fields[0]];

    for (uint32_t i = 0; i < field->code_count && !w->ended; i++) {
        const char *text = field->codes[i].text;
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
        w->word[size] = '\0';
        w->ended = w->search->found(w->search->user, w->word, size);
    }
}

bool rt_words_search(const struct isadora_target *target, const struct rt_word_search *search)
{
    struct walk w = {.target = target, .search = search, .ended = false};

    for (size_t i = 0; i < target->word_count && !w.ended; i++)
        pattern_walk(&w, target->words[i].text, target->words[i].fields, 0);
    return w.ended;
}

/* ---- One word ---- */

struct wanted {
    const char *text;
    size_t size;
    char *out;
};

static char lower(char ch) { return ch >= 'A' && ch <= 'Z' ? (char)(ch | 0x20) : ch; }

static bool is_beginning(void *user, const char *text, size_t size)
{
    const struct wanted *wanted = user;

    return size <= wanted->size && memcmp(wanted->text, text, size) == 0;
}

static bool is_whole(void *user, const char *word, size_t size)
{
    (void)word;
    return size == ((const struct wanted *)user)->size;
}

bool rt_word_is(const struct isadora_target *target, const char *word, size_t size)
{
    struct wanted wanted = {word, size, NULL};
    const struct rt_word_search search = {&wanted, is_beginning, is_whole};

    return rt_words_search(target, &search);
}

static bool is_beginning_in_any_case(void *user, const char *text, size_t size)
{
    const struct wanted *wanted = user;
    size_t same = 0;

    while (same < size && same < wanted->size && lower(text[same]) == lower(wanted->text[same]))
        same++;
    return same == size;
}

static bool keep_whole(void *user, const char *word, size_t size)
{
    const struct wanted *wanted = user;

    if (size != wanted->size)
        return false;
    memcpy(wanted->out, word, size + 1);
    return true;
}

bool rt_word_any_case(const struct isadora_target *target, const char *word, size_t size, char *out)
{
    struct wanted wanted = {word, size, out};
    const struct rt_word_search search = {&wanted, is_beginning_in_any_case, keep_whole};

    return rt_words_search(target, &search);
}

/* ---- Some words ---- */

void rt_word_list_add(struct rt_word_list *list, const char *word, size_t size)
{
    unsigned at = list->count;

    if (size >= RT_WORD_ROOM)
        return;
    while (at > 0 && strcmp(list->word[at - 1], word) > 0)
        at--;
    if (at == RT_WORD_LIST || (at > 0 && strcmp(list->word[at - 1], word) == 0))
        return;
    list->count += list->count < RT_WORD_LIST;
    memmove(list->word[at + 1 < RT_WORD_LIST ? at + 1 : at], list->word[at],
            (list->count - at - 1) * sizeof list->word[0]);
    memcpy(list->word[at], word, size + 1);
}

struct beginning {
    const char *text;
    size_t size;
    struct rt_word_list *list;
};

static bool is_common_beginning(void *user, const char *text, size_t size)
{
    const struct beginning *beginning = user;

    return memcmp(beginning->text, text, size < beginning->size ? size : beginning->size) == 0;
}

static bool beginning_keep(void *user, const char *word, size_t size)
{
    const struct beginning *beginning = user;

    if (size >= beginning->size)
        rt_word_list_add(beginning->list, word, size);
    return false;
}

unsigned rt_words_beginning(const struct isadora_target *target, const char *text, size_t size,
                            struct rt_word_list *list)
{
    struct beginning beginning = {text, size, list};
    const struct rt_word_search search = {&beginning, is_common_beginning, beginning_keep};

    list->count = 0;
    rt_words_search(target, &search);
    return list->count;
}

struct near {
    struct rt_suggestion suggestion;
    struct rt_word_list *list;
};

static bool can_be_near(void *user, const char *text, size_t size)
{
    return rt_suggest_begins(&((struct near *)user)->suggestion, text, size);
}

static bool near_keep(void *user, const char *word, size_t size)
{
    struct near *near = user;
    const enum rt_nearness how = rt_suggest_offer(&near->suggestion, word, size);

    if (how == RT_NEARER)
        near->list->count = 0;
    if (how != RT_FARTHER)
        rt_word_list_add(near->list, word, size);
    return false;
}

unsigned rt_words_near(const struct isadora_target *target, const char *text, size_t size,
                       struct rt_word_list *list)
{
    struct near near = {rt_suggest_begin(text, size), list};
    const struct rt_word_search search = {&near, can_be_near, near_keep};

    list->count = 0;
    rt_words_search(target, &search);
    return near.suggestion.away;
}
