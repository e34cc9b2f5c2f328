/* symbols.c: symbols of programs in ELF files, and labels of texts, that ask for something. */
#include "run/run.h"

#include <string.h>

bool run_symbol(const struct run *run, const char *name, uint64_t *value)
{
    return assembly_label(&run->source, name, strlen(name), value);
}

int run_find_host(struct run *run, const char *name)
{
    struct isadora_machine *m = run->machine;
    struct host *host = &run->host;
    uint64_t at[2] = {0, 0};
    if (run->no_host || !run_symbol(run, "tohost", &at[0]))
        return EXIT_FINE;
    const uint64_t cells = m->target->spaces[m->code_space].cells;
    host->answers = run_symbol(run, "fromhost", &at[1]);
    if (at[0] > cells - 8 || at[1] > cells - 8)
        return bad_input("%s: `tohost` or `fromhost` lies outside of memory", name);
    host->is_there = true;
    host->space = (unsigned)m->code_space;
    host->as_lines = run->json || run->tracing || run->stepping;
    host->as_json = run->json;
    host->places[0] = (struct isadora_extent){at[0], 4};
    host->places[1] = (struct isadora_extent){at[1], 8};
    host_begin(host, m);
    return EXIT_FINE;
}
