/* suggest.c: which word did you mean? The nearest one by the number of slips: a character too many,
 * missing, wrong, or two exchanged. */
#include "suggest.h"

#include <stdbool.h>

enum { LONGEST = 31 };

static unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }

static char lower(char ch) { return ch >= 'A' && ch <= 'Z' ? (char)(ch | 0x20) : ch; }

/* A wrong case is no slip: `mov` is near to `MOV`. */
static bool alike(char a, char b) { return lower(a) == lower(b); }

static unsigned slips(const char *a, size_t a_size, const char *b, size_t b_size)
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
            if (i > 1 && j > 1 && alike(a[i - 1], b[j - 2]) && alike(a[i - 2], b[j - 1])) {
                now[j] = least(now[j], earlier[j - 2] + 1);
            }
        }
    }
    return row[a_size % 3][b_size];
}

unsigned rt_suggest_all(const char *text, size_t size, rt_word_at *word, const void *user,
                        unsigned count, unsigned *found, unsigned room, unsigned *away)
{
    unsigned best =
        (unsigned)(size + 2) / 3; /* at most one slip for each three characters, rounded up */
    unsigned n = 0;

    if (size == 0 || size > LONGEST)
        return 0;
    for (unsigned i = 0; i < count; i++) {
        size_t length = 0;
        const char *candidate = word(user, i, &length);
        if (length == 0 || length > LONGEST || length > size + best || size > length + best)
            continue;
        unsigned distance = slips(text, size, candidate, length);
        if (distance > best || distance >= length || distance >= size)
            continue;
        if (distance < best)
            n = 0;
        best = distance;
        if (n < room)
            found[n++] = i;
    }
    *away = best;
    return n;
}

int rt_suggest(const char *text, size_t size, rt_word_at *word, const void *user, unsigned count)
{
    unsigned found = 0, away;

    return rt_suggest_all(text, size, word, user, count, &found, 1, &away) > 0 ? (int)found : -1;
}
