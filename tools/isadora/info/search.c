/* search.c: `isadora info --grep`: instructions by what is said of them. */
#include "info/info.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* Where `word` is in the text, whatever its case; NULL: nowhere. */
static const char *found_in(const char *text, const char *word)
{
    const size_t size = strlen(word);
    for (; text && *text; text++) {
        size_t i = 0;
        while (i < size && tolower((unsigned char)text[i]) == tolower((unsigned char)word[i]))
            i++;
        if (i == size)
            return text;
    }
    return NULL;
}

enum { NAMES_MOST = 72, AROUND = 36 }; /* characters */

/* The mnemonics of the page that begins with form `first`, those of these variants; *end: the form
 * after it. */
static char *names_of(const struct isadora_target *target, uint64_t wanted, size_t first,
                      size_t *end)
{
    char *names = tool_format(" ");
    size_t i = first;
    for (; i < target->form_count && strcmp(target->forms[i].page, target->forms[first].page) == 0;
         i++) {
        const struct isadora_form *form = &target->forms[i];
        const char *name = strlen(names) < NAMES_MOST ? form->mnemonic : "..";
        if (form->configs & wanted && *name && !strstr(names, tool_format(" %s ", name)))
            tool_append(&names, "%s ", name);
    }
    *end = i;
    names[strlen(names) - 1] = '\0';
    return *names ? names + 1 : names;
}

/* The words around a place of a text, in one line. */
static void print_around(const char *text, const char *at)
{
    const char *from = at - text > AROUND ? at - AROUND : text;
    while (from > text && from < at && from[-1] != ' ' && from[-1] != '\n')
        from++;
    size_t size = strlen(from);
    const size_t most = (size_t)(at - from) + 2 * AROUND;
    const bool cut = size > most;
    for (size = cut ? most : size; cut && size && from[size] != ' ' && from[size] != '\n';)
        size--;
    printf("      %s", from > text ? ".. " : "");
    for (size_t i = 0; i < size; i++)
        putchar(from[i] == '\n' ? ' ' : from[i]);
    printf("%s\n", cut ? " .." : "");
}

size_t info_search(const struct choice *choice, const char *word, bool with_isa)
{
    const struct isadora_target *target = choice->target;
    const uint64_t wanted = choice_wanted(choice);
    size_t count = 0;
    for (size_t i = 0, end; i < target->form_count; i = end) {
        const struct isadora_form *form = &target->forms[i];
        const char *names = names_of(target, wanted, i, &end), *note = found_in(form->note, word);
        const bool is_head =
            found_in(form->title, word) || found_in(names, word) || found_in(form->page, word);
        if (!*names && !(form->configs & wanted))
            continue;
        if (!is_head && !note)
            continue;
        count++;
        printf("%s%s%s: %s\n", with_isa ? target->name : "", with_isa ? " " : "",
               *names ? names : form->page, form->title);
        if (!is_head)
            print_around(form->note, note);
    }
    return count;
}
