/* meant.c: what was meant by a word that `isadora info` does not know: the shortest name that goes
 * on where it ends, then the nearest ones (info.h). */
#include "info/info.h"
#include "asm/text/nearest.h"
#include "asm/text/words.h"

#include <ctype.h>
#include <string.h>

enum { MOST_MEANT = 5 }; /* names that a message suggests */

/* Does the name begin like the word, in whatever case? */
static bool begins_like(const char *name, const char *word)
{
    while (*word && tolower((unsigned char)*name) == tolower((unsigned char)*word)) {
        name++;
        word++;
    }
    return !*word;
}

/* The shorter one of two names, if the second begins like the word. */
static const char *shorter(const char *best, const char *name, const char *word)
{
    if (strlen(word) < 2 || !begins_like(name, word))
        return best;
    return best && strlen(best) <= strlen(name) ? best : name;
}

char *info_meant(const struct isadora_target *target, const char *word)
{
    struct rt_nearest near;
    struct rt_word_list longer;
    const char *best = NULL;
    char *list = tool_format("%s", "");
    rt_nearest_begin(&near, word, strlen(word));
    for (size_t i = 0; i < target->form_count; i++) {
        const char *const names[] = {target->forms[i].mnemonic, target->forms[i].page};
        for (size_t k = 0; k < 2; k++) {
            best = shorter(best, names[k], word);
            if (*names[k])
                rt_nearest_offer(&near, names[k], strlen(names[k]));
        }
    }
    rt_words_near(target, &near);
    rt_words_beginning(target, word, strlen(word), &longer);
    for (unsigned i = 0; i < longer.count && !best; i++)
        best = shorter(best, longer.word[i], word);
    if (best)
        tool_append(&list, "`%s`", best);
    for (unsigned i = 0, n = best != NULL; i < near.list.count && n < MOST_MEANT; i++) {
        if (best && strcmp(best, near.list.word[i]) == 0)
            continue;
        const bool is_last = n + 1 == MOST_MEANT || i + 1 == near.list.count;
        tool_append(&list, "%s`%s`", !n ? "" : is_last ? " or " : ", ", near.list.word[i]);
        n++;
    }
    return list;
}
