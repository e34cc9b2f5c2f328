/* words.c: the words of the instruction texts of a target, found in the patterns of its tables. */
#include "asm/text/words.h"
#include "asm/text/number.h"

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
