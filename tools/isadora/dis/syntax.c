/* syntax.c: `--syntax NAME[,NAME]`: which of the instruction set's syntaxes texts are in. */
#include "common/options.h"
#include "dis/dis.h"

#include <stdio.h>
#include <string.h>

static const char own[] = "isadora"; /* the texts of the description */

static int refuse(const struct isadora_target *target, const char *name)
{
    const char *names[33] = {own};
    size_t n = 1;
    char *list = tool_format("%s", own);
    for (; n <= target->syntax_count && n < 33; n++) {
        names[n] = target->syntaxes[n - 1].name;
        tool_append(&list, ", %s", names[n]);
    }
    const char *near = nearest_name(name, names, n);
    if (near)
        return bad_usage("%s has no syntax `%s`; did you mean `%s`?", target->name, name, near);
    return bad_usage("%s has no syntax `%s`; there are %s", target->name, name, list);
}

/* Text is for `isadora as`: what it leaves out is not what the code had. */
static void note_lost(const struct isadora_target *target, const char *name)
{
    const char *optional = target->optional ? target->optional : "";
    fprintf(stderr,
            "isadora: note: text of `%s` does not tell all words apart (%s%signored bits, "
            "instructions printed as others), so `isadora as` may make other words of it\n",
            name, optional, *optional ? ", " : "");
}

/* Adds one syntax to the context; an exit status. */
static int add(struct dis *dis, const char *name)
{
    const struct isadora_target *target = dis->choice.target;
    if (strcmp(name, own) == 0)
        return EXIT_FINE;
    for (size_t i = 0; i < target->syntax_count; i++)
        if (strcmp(name, target->syntaxes[i].name) == 0) {
            dis->context.syntax |= UINT32_C(1) << i;
            dis->ctrl |= target->syntaxes[i].first;
            if (dis->text && target->syntaxes[i].brief)
                note_lost(target, name);
            return EXIT_FINE;
        }
    return refuse(target, name);
}

int dis_syntax_settle(struct dis *dis)
{
    dis->context.syntax = 0;
    for (const char *at = dis->syntax; at;) {
        const size_t size = strcspn(at, ",");
        int status = add(dis, tool_format("%.*s", (int)size, at));
        if (status)
            return status;
        at = at[size] ? at + size + 1 : NULL;
    }
    return EXIT_FINE;
}
