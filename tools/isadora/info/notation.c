/* notation.c: `isadora info ISA WORD`, a word of sources: a macro, or an operator `%NAME`. */
#include "info/info.h"
#include "code/show.h"
#include "asm/tables/syntax.h"

#include <stdio.h>
#include <string.h>

static bool has_name(const struct isadora_macro *macro, const char *word)
{
    for (unsigned i = 0; i < macro->name_count; i++)
        if (strcmp(macro->names[i], word) == 0)
            return true;
    return false;
}

static void print_macro(const struct isadora_macro *macro, const char *word)
{
    char *params = tool_format("%s", "");
    for (unsigned i = 0; i < macro->param_count; i++)
        tool_append(&params, "%s%s", i ? ", " : " ", macro->params[i]);
    printf("%s%s: a statement that stands for others%s\n", word, params,
           macro->when ? ", under a condition" : "");
    for (unsigned i = 0; i < macro->line_count; i++) {
        const char *line = macro->lines[i];
        printf("  %s%s\n", *line == '*' ? word : "", *line == '*' ? line + 1 : line);
    }
}

bool info_macro(const struct isadora_target *target, const char *word, bool apart)
{
    const struct isadora_notation *notation = target->syntax->notation;
    bool found = false;
    for (unsigned i = 0; notation && i < notation->macro_count; i++) {
        if (!has_name(&notation->macros[i], word))
            continue;
        if (apart || found)
            putchar('\n');
        print_macro(&notation->macros[i], word);
        found = true;
    }
    return found;
}

bool info_operator(const struct isadora_target *target, const char *word)
{
    const struct isadora_notation *notation = target->syntax->notation;
    const char *name = word + (*word == '%');
    for (unsigned i = 0; notation && i < notation->operator_count; i++) {
        const struct isadora_operator *operator= & notation->operators[i];
        if (strcmp(operator->name, name) != 0)
            continue;
        printf("%%%s: an operator in numbers of sources", name);
        if (operator->of >= 0)
            printf(", of the address of an instruction with `%%%s`",
                   notation->operators[operator->of].name);
        puts("\n  Its value is on the page `sources` of the manual.");
        return true;
    }
    return false;
}

static void list_once(char **list, const char *word, const char *sign)
{
    const char *whole = tool_format("%s%s", sign, word), *at = *list;
    const size_t size = strlen(whole);
    while ((at = strstr(at, whole)) != NULL) {
        if ((at == *list || at[-1] == ' ') && (!at[size] || at[size] == ','))
            return;
        at += size;
    }
    tool_list(list, "%s", whole);
}

void info_sources(const struct isadora_target *target)
{
    const struct isadora_notation *notation = target->syntax->notation;
    char *how = tool_format("%s", ""), *macros = tool_format("%s", ""),
         *operators = tool_format("%s", "");
    if (!notation)
        return;
    if (notation->comment)
        tool_append(&how, "`%s` begins a comment, too", notation->comment);
    if (notation->separator)
        tool_append(&how, "%s`%s` is between statements", *how ? "; " : "", notation->separator);
    if (notation->power)
        tool_append(&how, "%s`.align N` is to 2^N bytes", *how ? "; " : "");
    for (unsigned i = 0; i < notation->macro_count; i++)
        for (unsigned k = 0; k < notation->macros[i].name_count; k++)
            list_once(&macros, notation->macros[i].names[k], "");
    for (unsigned i = 0; i < notation->operator_count; i++)
        list_once(&operators, notation->operators[i].name, "%");
    if (*how)
        show_labelled("sources", how);
    if (*macros)
        show_labelled("macros", macros);
    if (*operators)
        show_labelled("operators", operators);
}
