/* exception.c: `isadora info ISA WORD`, the name of an exception: what it does, what raises it. */
#include "info/info.h"
#include "code/show.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { MOST_LISTED = 60 /* mnemonics */ };

/* Do the effects of the form say `raises .. NAME ..`? */
static bool is_raised_by(const struct isadora_form *form, const char *name)
{
    const char *at = strstr(form->effects, "raises ");
    const char *end = at ? at + strcspn(at, ";") : NULL;
    const size_t size = strlen(name);
    for (at = at ? at + 6 : NULL; at && at < end && *at == ' '; at += strcspn(at, " ;"))
        if (strncmp(++at, name, size) == 0 && strchr(" ;", at[size]))
            return true;
    return false;
}

static void print_raisers(const struct choice *choice, const char *name)
{
    const struct isadora_target *target = choice->target;
    char *list = tool_format("%s", ""), *seen = tool_format(" ");
    size_t count = 0;
    for (size_t i = 0; i < target->form_count; i++) {
        const struct isadora_form *form = &target->forms[i];
        const char *mnemonic = *form->mnemonic ? form->mnemonic : form->page;
        if (!(form->configs & choice_wanted(choice)) || !is_raised_by(form, name) ||
            strstr(seen, tool_format(" %s ", mnemonic)))
            continue;
        tool_append(&seen, "%s ", mnemonic);
        if (count++ < MOST_LISTED)
            tool_list(&list, "%s", mnemonic);
    }
    if (count > MOST_LISTED)
        tool_append(&list, ", and %zu more mnemonics", count - MOST_LISTED);
    show_list("raised by", list);
}

/* The names of values of its parameters. */
static void print_names(const struct isadora_exception *info)
{
    for (size_t i = 0; i < info->param_count; i++) {
        const struct isadora_exception_param *param = &info->param[i];
        char *list = tool_format("%s", "");
        for (size_t k = 0; k < param->code_count; k++)
            tool_list(&list, "%" PRIu64 " %s", param->codes[k].code, param->codes[k].text);
        if (param->code_count)
            show_list(param->name, list);
    }
}

bool info_exception(const struct choice *choice, const char *word, bool apart)
{
    const struct isadora_target *target = choice->target;
    for (size_t i = 0; i < target->exception_count; i++) {
        const struct isadora_exception *info = &target->exception_info[i];
        if (strcmp(target->exceptions[i], word) != 0)
            continue;
        printf("%s%s%s: an exception\n", apart ? "\n" : "", word, info->params);
        show_wrapped(info->note, "  ");
        print_names(info);
        show_labelled("effects", info->effects);
        print_raisers(choice, word);
        return true;
    }
    return false;
}
