/* suggest.c: which word did you mean? The nearest one by the number of slips: a character too many,
 * missing, wrong, or two exchanged. */
#include "asm/text/suggest.h"

#include <limits.h>
#include <string.h>

enum { LONGEST = 31 };

static unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }

static char lower(char ch) { return ch >= 'A' && ch <= 'Z' ? (char)(ch | 0x20) : ch; }

/* A wrong case is no slip: `mov` is near to `MOV`. */
static bool alike(char a, char b) { return lower(a) == lower(b); }

/* The slips between the whole of `a` and each beginning of `b`, by its length. */
static void slips_count(const char *a, size_t a_size, const char *b, size_t b_size,
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
            if (i > 1 && j > 1 && alike(a[i - 1], b[j - 2]) && alike(a[i - 2], b[j - 1])) {
                now[j] = least(now[j], earlier[j - 2] + 1);
            }
        }
    }
    memcpy(out, row[a_size % 3], (b_size + 1) * sizeof *out);
}

struct rt_suggestion rt_suggest_begin(const char *text, size_t size)
{
    /* At most one slip for each three characters, rounded up. */
    return (struct rt_suggestion){text, size, (unsigned)(size + 2) / 3};
}

enum rt_nearness rt_suggest_offer(struct rt_suggestion *s, const char *word, size_t size)
{
    unsigned slips[LONGEST + 1];

    if (s->size == 0 || s->size > LONGEST || size == 0 || size > LONGEST ||
        size > s->size + s->away || s->size > size + s->away)
        return RT_FARTHER;
    slips_count(word, size, s->text, s->size, slips);
    const unsigned away = slips[s->size], before = s->away;
    if (away > before || away >= size || away >= s->size)
        return RT_FARTHER;
    s->away = away;
    return away < before ? RT_NEARER : RT_AS_NEAR;
}

bool rt_suggest_begins(const struct rt_suggestion *s, const char *beginning, size_t size)
{
    unsigned slips[LONGEST + 1], fewest = UINT_MAX;

    if (s->size == 0 || s->size > LONGEST || size > LONGEST || size > s->size + s->away)
        return false;
    slips_count(beginning, size, s->text, s->size, slips);
    for (size_t i = 0; i <= s->size; i++)
        fewest = least(fewest, slips[i]);
    return fewest <= s->away;
}

unsigned rt_suggest_all(const char *text, size_t size, rt_word_at *word, const void *user,
                        unsigned count, unsigned *found, unsigned room, unsigned *away)
{
    struct rt_suggestion s = rt_suggest_begin(text, size);
    unsigned n = 0;

    for (unsigned i = 0; i < count; i++) {
        size_t length = 0;
        const char *candidate = word(user, i, &length);
        const enum rt_nearness how = rt_suggest_offer(&s, candidate, length);
        if (how == RT_NEARER)
            n = 0;
        if (how != RT_FARTHER && n < room)
            found[n++] = i;
    }
    *away = s.away;
    return n;
}

int rt_suggest(const char *text, size_t size, rt_word_at *word, const void *user, unsigned count)
{
    unsigned found = 0, away;

    return rt_suggest_all(text, size, word, user, count, &found, 1, &away) > 0 ? (int)found : -1;
}
