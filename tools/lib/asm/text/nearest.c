/* nearest.c: which word was meant? The nearest one by the Damerau-Levenshtein distance. */
#include "asm/text/nearest.h"
#include "asm/text/number.h"

#include <limits.h>
#include <string.h>

enum { LONGEST = RT_WORD_ROOM - 1 };

void rt_word_list_add(struct rt_word_list *list, const char *word, size_t size)
{
    char copy[RT_WORD_ROOM] = "";
    unsigned at = list->count;

    if (size > LONGEST)
        return;
    memcpy(copy, word, size);
    while (at > 0 && strcmp(list->word[at - 1], copy) > 0)
        at--;
    if (at == RT_WORD_LIST || (at > 0 && strcmp(list->word[at - 1], copy) == 0))
        return;
    list->count += list->count < RT_WORD_LIST;
    memmove(list->word[at] + RT_WORD_ROOM, list->word[at],
            (list->count - at - 1) * sizeof list->word[0]);
    memcpy(list->word[at], copy, sizeof copy);
}

static unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }

static bool alike(char a, char b) { return rt_lower(a) == rt_lower(b); }

/* The distances between the whole of `a` and each beginning of `b`, by its length. */
static void distances_count(const char *a, size_t a_size, const char *b, size_t b_size,
                            unsigned out[LONGEST + 1])
{
    unsigned row[3][LONGEST + 1];

    for (size_t j = 0; j <= b_size; j++)
        row[0][j] = (unsigned)j;
    for (size_t i = 1; i <= a_size; i++) {
        unsigned *now = row[i % 3], *before = row[(i + 2) % 3], *earlier = row[(i + 1) % 3];
        now[0] = (unsigned)i;
        for (size_t j = 1; j <= b_size; j++) {
            now[j] =
                least(least(before[j], now[j - 1]) + 1, before[j - 1] + !alike(a[i - 1], b[j - 1]));
            if (i > 1 && j > 1 && alike(a[i - 1], b[j - 2]) && alike(a[i - 2], b[j - 1]))
                now[j] = least(now[j], earlier[j - 2] + 1);
        }
    }
    memcpy(out, row[a_size % 3], (b_size + 1) * sizeof *out);
}

void rt_nearest_begin(struct rt_nearest *n, const char *text, size_t size)
{
    n->text = text;
    n->size = size;
    n->away = (unsigned)(size + 2) / 3; /* one for each three characters, rounded up */
    n->list.count = 0;
    n->first[0] = '\0';
}

void rt_nearest_offer(struct rt_nearest *n, const char *word, size_t size)
{
    unsigned distances[LONGEST + 1];

    if (n->size == 0 || n->size > LONGEST || size == 0 || size > LONGEST ||
        size > n->size + n->away || n->size > size + n->away)
        return;
    distances_count(word, size, n->text, n->size, distances);
    const unsigned away = distances[n->size];
    if (away > n->away || away >= size || away >= n->size)
        return;
    if (away < n->away)
        n->list.count = 0;
    if (n->list.count == 0) {
        memcpy(n->first, word, size);
        n->first[size] = '\0';
    }
    n->away = away;
    rt_word_list_add(&n->list, word, size);
}

bool rt_nearest_begins(const struct rt_nearest *n, const char *beginning, size_t size)
{
    unsigned distances[LONGEST + 1], fewest = UINT_MAX;

    if (n->size == 0 || n->size > LONGEST || size > LONGEST || size > n->size + n->away)
        return false;
    distances_count(beginning, size, n->text, n->size, distances);
    for (size_t i = 0; i <= n->size; i++)
        fewest = least(fewest, distances[i]);
    return fewest <= n->away;
}
