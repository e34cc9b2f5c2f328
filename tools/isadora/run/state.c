/* state.c: the state before a run; the state at its end, compared with --expect, and with --dump as
 * JSON. */
#include "common/json_write.h"
#include "machine/memory.h"
#include "run/run.h"

#include <inttypes.h>
#include <stdlib.h>

/* ---- --in, --set, --mem; --expect ---- */

int run_apply(const struct run *run, struct isadora_machine *m, unsigned scopes)
{
    int status = run->in ? state_apply(&run->in_file, m, scopes) : EXIT_FINE;
    for (size_t i = 0; i < run->setting_count && !status; i++) {
        const struct setting *setting = &run->settings[i];
        status = (setting->is_file ? state_load : state_set)(m, setting->text, scopes);
    }
    return status;
}

int run_compare(const struct run *run, bool (*choose)(void *user, uint32_t warp), void *user)
{
    size_t differences = 0;
    int status = state_compare(&run->expect_file, run->machine, &differences);
    if (!status)
        status = state_compare_warps(&run->expect_file, run->machine, choose, user, &differences);
    if (status || differences)
        return EXIT_BAD_INPUT;
    fprintf(stderr, "%s: as expected\n", run->expect);
    return EXIT_FINE;
}

/* ---- memory ---- */

/* The name of a space, or of its window that has these cells, as programs know it. */
static void json_space(const struct isadora_space *about, uint64_t window, struct output *out)
{
    json_open(out, about->windows ? tool_format("%s%" PRIu64, about->name, window) : about->name,
              '{');
}

/* Cells that are not 0, as large as people see them. */
static void json_cells(const struct isadora_machine *m, unsigned space, struct output *out)
{
    const struct isadora_space *about = &m->target->spaces[space];
    const unsigned step = isadora_shown_cells(about);
    const uint64_t each = about->windows ? about->cells / about->windows : about->cells;
    uint64_t index = 0, window = 0;
    bool none = true;
    while (isadora_memory_next(m, space, &index)) {
        char key[24];
        index -= index % step;
        if (none || index / each != window) {
            if (!none)
                json_close(out, '}');
            window = index / each;
            json_space(about, window, out);
            none = false;
        }
        snprintf(key, sizeof key, "0x%" PRIx64, index % each);
        json_hex(out, key, isadora_look(m, space, index));
        index += step;
    }
    if (!none)
        json_close(out, '}');
}

void run_json_memory(const struct run *run)
{
    const struct isadora_machine *m = run->machine;
    json_open(run->out, "memory", '{');
    for (unsigned i = 0; i < m->target->space_count; i++) {
        if ((m->target->spaces[i].configs >> m->context.config & 1) && !m->memory[i].lanes)
            json_cells(m, i, run->out);
    }
    json_close(run->out, '}');
}
