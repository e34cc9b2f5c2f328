/* text_file.c: looks at the head of a text: is it what `isadora dis --text` printed, or PTX? */
#include "object/text_file.h"
#include "common/message.h"

#include <string.h>
#include <unistd.h>

enum { HEAD = 4096 }; /* bytes that are looked at */

static const char blanks[] = " \t\r\n";

/* Blanks and comments of PTX. */
static const char *skip(const char *at)
{
    for (;;) {
        at += strspn(at, blanks);
        if (strncmp(at, "//", 2) == 0) {
            at += strcspn(at, "\n");
        } else if (strncmp(at, "/*", 2) == 0) {
            const char *end = strstr(at + 2, "*/");
            at = end ? end + 2 : at + strlen(at);
        } else {
            return at;
        }
    }
}

static const char *word_at(const char *at)
{
    return tool_format("%.*s", (int)strcspn(at, " \t\r\n,;"), at);
}

static int complain_ptx(const char *name, const char *head)
{
    static const char before[] = ".target";
    const char *target = strstr(head, before);
    target = target ? target + sizeof before - 1 : "sm_..";
    target = word_at(target + strspn(target, blanks));
    return bad_input("%s is PTX, which is neither assembled nor run; ptxas compiles it: ptxas "
                     "-arch=%s %s -o k.cubin",
                     name, target, name);
}

/* `; .., read as ISA VARIANT` */
static void take_names(const char *head, struct choice *choice)
{
    static const char before[] = ", read as ";
    const char *line = tool_format("%.*s", (int)strcspn(head, "\r\n"), head);
    const char *at = line[0] == ';' ? strstr(line, before) : NULL;
    if (!at)
        return;
    const char *isa = word_at(at + sizeof before - 1);
    const char *variant = at + sizeof before - 1 + strlen(isa);
    variant = word_at(variant + strspn(variant, " "));
    if (!*variant || (choice->isa && strcmp(choice->isa, isa) != 0))
        return;
    choice->isa = isa;
    choice->variant = choice->variant ? choice->variant : variant;
}

int text_choose(struct input *in, struct choice *choice)
{
    if (!choice->isa && isatty(in->fd))
        return EXIT_FINE;
    input_fill(in, HEAD);
    const size_t size = in->end - in->at;
    const char *head =
        tool_format("%.*s", (int)(size < HEAD ? size : HEAD), (const char *)in->data + in->at);
    if (!size && !in->failed && !choice->isa)
        return bad_usage("%s is empty, and -m ISA is missing", in->name);
    if (strncmp(skip(head), ".version", 8) == 0)
        return complain_ptx(in->name, head);
    take_names(head, choice);
    return EXIT_FINE;
}
