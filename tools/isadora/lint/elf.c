/* elf.c: `isadora lint` of an ELF file, function by function (print.h). */
#include "object/elf_file.h"
#include "lint/print.h"

#include <stdlib.h>
#include <string.h>

enum { NAME_MOST = 4096 };

/* It is printed with each hazard. */
static char *shown_name(struct isadora_name name)
{
    const bool is_long = name.size > NAME_MOST;
    name.size = is_long ? NAME_MOST : name.size;
    return tool_format("%s%s", name_text(name), is_long ? ".." : "");
}

static int lint_function(struct program *p, const struct elf_file *file,
                         const struct isadora_elf_function *function, int (*lint)(struct program *))
{
    const size_t size = (size_t)function->code.size;
    char *name = shown_name(function->name), *where = tool_format("%s: %s", file->name, name);
    uint8_t *bytes = tool_alloc(size + 1);

    if (size)
        memcpy(bytes, function->code.bytes, size);
    code_hold(&p->code, &p->choice, bytes, size);
    int status = code_fill_all(&p->code);
    p->bytes = p->code.bytes + p->code.at;
    p->size = p->code.end - p->code.at;
    p->address = p->base.value;
    p->name = where;
    p->part = name;
    status = status ? EXIT_BAD_INPUT : lint(p);
    code_close(&p->code);
    return status;
}

int lint_elf(struct program *p, struct input *in, const struct command *command,
             const char *function, int (*lint)(struct program *))
{
    struct elf_file file;
    const struct isadora_elf_function *only = NULL;
    int status = elf_take(&file, in);

    if (!status)
        status = elf_choose(&file, &p->choice, command);
    if (!status && function)
        status = elf_find(&file, function, &only);
    if (!status) {
        p->is_text = false;
        if (!p->base.given)
            p->base.value = p->choice.target->start;
        status = base_fits(&p->choice, p->base.value) ? EXIT_FINE : EXIT_BAD_INPUT;
    }
    const bool fits = status == EXIT_FINE;
    for (size_t i = 0; fits && status <= EXIT_BAD_INPUT && i < file.cubin.function_count; i++) {
        if (only && only != &file.cubin.functions[i])
            continue;
        const void *mark = tool_mark();
        const int one = lint_function(p, &file, &file.cubin.functions[i], lint);
        tool_drop(mark);
        status = one > status ? one : status;
    }
    elf_close(&file);
    return status;
}
