/* layout.c: where the parameters of a kernel lie, where its file says so: --param fills them in
 * their order, or the one that it names.
 *
 * A structure is one parameter; several values fill it, each at a multiple of its size. What can be
 * one number, of 1, 2, 4 or 8 bytes, is filled by one value of that size. */
#include "grid/grid_run.h"

#include <inttypes.h>
#include <string.h>

static int bad(const char *text, const char *why)
{
    return bad_usage("--param `%s`: %s", text, why);
}

/* `7`, or a name that ends in `_param_7` as compilers call them: the number. */
static bool read_ordinal(const char *text, size_t size, uint64_t *out)
{
    static const char between[] = "_param_";
    const size_t n = sizeof between - 1;
    size_t at = size;
    while (at > 0 && text[at - 1] >= '0' && text[at - 1] <= '9')
        at--;
    if (at == size || (at > 0 && (at < n || memcmp(text + at - n, between, n) != 0)))
        return false;
    return read_number_in(text + at, text + size, out);
}

int layout_choose(struct param_layout *layout, const char **text)
{
    const char *whole = *text, *equals = strchr(whole, '='), *colon = strchr(whole, ':');
    uint64_t ordinal;
    if (!equals || (colon && colon < equals))
        return EXIT_FINE;
    if (!read_ordinal(whole, (size_t)(equals - whole), &ordinal))
        return bad(whole, "before `=`, expected the number of a parameter, from 0 on, or a name "
                          "that ends in `_param_` and that number");
    for (size_t i = 0; i < layout->count; i++) {
        if (layout->params[i].ordinal == ordinal && layout->given[i])
            return bad(whole, "this parameter has a value already");
        if (layout->params[i].ordinal == ordinal) {
            layout->next = i;
            layout->used = 0;
            *text = equals + 1;
            return EXIT_FINE;
        }
    }
    return bad(whole, tool_format("the kernel has %zu parameter%s, numbered from 0 on",
                                  layout->count, plural(layout->count)));
}

int layout_take(struct param_layout *layout, const char *text, unsigned bytes, size_t *at)
{
    const struct isadora_nvinfo_param *param = &layout->params[layout->next];
    if (layout->next < layout->count && layout->used >= param->size) {
        layout->next++;
        layout->used = 0;
        param++;
    }
    if (layout->next >= layout->count)
        return bad(text, tool_format("the kernel has %zu parameter%s, and all have a value",
                                     layout->count, plural(layout->count)));
    if (!layout->used && layout->given[layout->next])
        return bad(text, tool_format("parameter %u, which is the next one, has a value already",
                                     (unsigned)param->ordinal));
    const size_t offset = (layout->used + bytes - 1) / bytes * bytes;
    const bool is_number = param->size <= 8 && !(param->size & (param->size - 1));
    if (is_number ? bytes != param->size : offset + bytes > param->size)
        return bad(text, tool_format("parameter %u has %u byte%s%s", (unsigned)param->ordinal,
                                     (unsigned)param->size, plural(param->size),
                                     layout->used ? ", and some have a value" : ""));
    *at = layout->base + param->offset + offset;
    layout->used = offset + bytes;
    layout->given[layout->next] = true;
    return EXIT_FINE;
}

int layout_check(const struct param_layout *layout)
{
    char *list = tool_format("%s", "");
    size_t missing = 0;
    for (size_t i = 0; i < layout->count; i++) {
        if (!layout->given[i] && ++missing <= 8)
            tool_list(&list, "%u (%u byte%s)", (unsigned)layout->params[i].ordinal,
                      (unsigned)layout->params[i].size, plural(layout->params[i].size));
    }
    if (!missing)
        return EXIT_FINE;
    return bad_usage("the kernel has %zu parameter%s, and no --param is for %s%s", layout->count,
                     plural(layout->count), list, missing > 8 ? ", .." : "");
}

/* An exit status. */
int layout_open(struct param_layout *layout, const struct run *run, size_t most)
{
    const struct isadora_elf_function *f = run->kernel;
    const uint64_t at = isadora_params_at(run->choice.target, run->choice.config);
    static const struct isadora_nvinfo_param none = {0};
    const struct isadora_nvinfo_param *params = run->elf.cubin.params;
    *layout = (struct param_layout){.params = params ? params + f->first_param : &none,
                                    .count = f->param_count};
    layout->given = tool_alloc(f->param_count + 1);
    memset(layout->given, 0, f->param_count);
    if (!f->has_place)
        return f->param_count ? bad_input("%s does not say where the parameters of the kernel lie",
                                          run->elf.name)
                              : EXIT_FINE;
    if (at == ISADORA_NO_PLACE || f->place.offset < at)
        return bad_input("%s: the parameters lie at 0x%x, where this variant has none",
                         run->elf.name, (unsigned)f->place.offset);
    layout->base = (size_t)(f->place.offset - at);
    layout->size = layout->base + f->place.size;
    for (size_t i = 0; i < layout->count; i++) {
        const struct isadora_nvinfo_param *param = &layout->params[i];
        if ((unsigned)param->offset + param->size > f->place.size)
            return bad_input("%s: parameter %u lies outside of the parameters", run->elf.name,
                             (unsigned)param->ordinal);
    }
    return layout->size <= most ? EXIT_FINE
                                : bad_input("%s: the parameters take %u bytes, for which there is "
                                            "no room",
                                            run->elf.name, (unsigned)f->place.size);
}
