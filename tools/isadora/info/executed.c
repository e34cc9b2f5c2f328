/* executed.c: `isadora info` counts the mnemonics that `run` executes, and says of the others why
 * it does not. */
#include "info/info.h"
#include <isadora/machine.h>
#include "code/show.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_named(const struct isadora_form *form, uint64_t wanted, const char *mnemonic)
{
    return form->configs & wanted && strcmp(form->mnemonic, mnemonic) == 0;
}

/* Is there a form of this mnemonic among the first `count`? */
static bool is_among(const struct isadora_target *target, uint64_t wanted, size_t count,
                     const char *mnemonic)
{
    for (size_t i = 0; i < count; i++)
        if (is_named(&target->forms[i], wanted, mnemonic))
            return true;
    return false;
}

/* The first form of this mnemonic where none of them is executed, else NULL. */
static const struct isadora_form *not_executed(const struct isadora_target *target, uint64_t wanted,
                                               const char *mnemonic)
{
    const struct isadora_form *first = NULL;
    for (size_t i = 0; i < target->form_count; i++) {
        const struct isadora_form *form = &target->forms[i];
        if (!is_named(form, wanted, mnemonic))
            continue;
        if (!form->not_executed)
            return NULL;
        first = first ? first : form;
    }
    return first;
}

/* A list of those with the same reason as the first one, which are taken off: `A, B (why)`. */
static char *take_alike(const struct isadora_form **missing, size_t count, size_t first)
{
    static const char prefix[] = "not modelled: ";
    const struct isadora_form *one = missing[first];
    const char *why = one->not_executed;
    char *list = tool_format("%s", "");
    for (size_t i = first; i < count; i++) {
        if (!missing[i] || missing[i]->is_outside != one->is_outside ||
            strcmp(missing[i]->not_executed, one->not_executed) != 0)
            continue;
        tool_list(&list, "%s", missing[i]->mnemonic);
        missing[i] = NULL;
    }
    if (strncmp(why, prefix, strlen(prefix)) == 0)
        why += strlen(prefix);
    tool_append(&list, " (%s)", why);
    return list;
}

/* A line for each reason. */
static void print_missing(const struct isadora_form **missing, size_t count, bool outside,
                          const char *label)
{
    for (size_t i = 0; i < count; i++) {
        if (!missing[i] || missing[i]->is_outside != outside)
            continue;
        show_labelled(label, take_alike(missing, count, i));
        label = "";
    }
}

void info_executed(const struct isadora_target *target, uint64_t wanted)
{
    const struct isadora_form **missing = tool_alloc(target->form_count * sizeof *missing);
    size_t mnemonics = 0, count = 0, outside = 0;

    for (size_t i = 0; i < target->form_count; i++) {
        const struct isadora_form *form = &target->forms[i];
        if (!(form->configs & wanted) || *form->mnemonic == '\0' ||
            is_among(target, wanted, i, form->mnemonic))
            continue;
        mnemonics++;
        missing[count] = not_executed(target, wanted, form->mnemonic);
        outside += missing[count] && missing[count]->is_outside;
        count += missing[count] != NULL;
    }
    if (mnemonics == 0)
        return;
    const size_t described = mnemonics - outside, executed = mnemonics - count;
    printf("  executed  %zu of %zu mnemonics", executed, described);
    if (outside)
        printf("; %zu more %s outside of what is described", outside, outside == 1 ? "is" : "are");
    putchar('\n');
    print_missing(missing, count, false, "not");
    print_missing(missing, count, true, "outside");
}
