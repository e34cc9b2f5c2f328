/* set.c: state from the command line: one place, or the cells of a file. */
#include "common/io.h"
#include "common/options.h"
#include "machine/memory.h"
#include "state/state.h"

#include "asm/text/nearest.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* Neither a number for a place nor a choice of the description. */
static int refuse_setting(const struct isadora_machine *m, const char *assignment)
{
    const struct isadora_target *target = m->target;
    const size_t size = strcspn(assignment, "=");
    struct rt_nearest near;
    rt_nearest_begin(&near, assignment, size);
    for (unsigned i = 0; assignment[size] && i < target->option_count; i++)
        rt_nearest_offer(&near, target->options[i].name, strlen(target->options[i].name));
    if (near.list.count > 0)
        complain("--set `%s`: no such choice; did you mean `%s`?", assignment, near.first);
    else if (target->option_count)
        complain(
            "--set takes PLACE=NUMBER, such as '$r1=0x5', or a choice, such as %s=%s, not `%s`",
            target->options[0].name, target->options[0].values[0], assignment);
    else
        complain("--set takes PLACE=NUMBER, such as '$r1=0x5', not `%s`", assignment);
    return EXIT_USAGE;
}

/* A choice of the description, `NAME=VALUE`; *status when it was one. */
static bool set_choice(struct isadora_machine *m, const char *text, int *status)
{
    const size_t size = strcspn(text, "=");
    for (size_t i = 0; i < m->target->option_count; i++) {
        const struct isadora_launch_option *option = &m->target->options[i];
        if (strlen(option->name) != size || memcmp(option->name, text, size) != 0)
            continue;
        *status = EXIT_FINE;
        for (size_t k = 0; k < option->value_count; k++) {
            if (text[size] && strcmp(option->values[k], text + size + 1) == 0) {
                m->launch.option[i] = k;
                return true;
            }
        }
        *status = bad_usage("--set `%s`: expected one of", text);
        for (size_t k = 0; k < option->value_count; k++)
            fprintf(stderr, "    %s=%s\n", option->name, option->values[k]);
        return true;
    }
    return false;
}

int state_set(struct isadora_machine *m, const char *assignment, unsigned scopes)
{
    int status;
    const char *equals = strchr(assignment, '=');
    struct isadora_word value;
    struct place place;
    struct place_error error = {.at = equals};
    if (set_choice(m, assignment, &status))
        return status;
    if (!equals || !read_wide(equals + 1, strlen(equals + 1), &value))
        return refuse_setting(m, assignment);
    if (!place_read_all(m, assignment, (size_t)(equals - assignment), &place, &error) ||
        !place_fit(&place, &value, &error))
        return bad_usage("--set `%s`: %s", assignment, error.text);
    if (!(scopes >> place_scope(m, &place) & 1))
        return EXIT_FINE;
    if (!place_set(m, &place, value))
        return bad_usage("--set `%s`: `%s` cannot hold the value", assignment, place.name);
    return EXIT_FINE;
}

/* The cells of a file, each as many bytes as a cell has, in the order of the space. */
static int load_cells(struct isadora_machine *m, const struct state_loading *loading)
{
    const struct isadora_part *part = &loading->part;
    const char *path = loading->path;
    size_t size;
    char *bytes = read_whole(path, &size);
    if (!bytes)
        return EXIT_IO;
    const struct isadora_space *about = &m->target->spaces[part->space];
    const size_t each = m->memory[part->space].cell_bytes;
    int status = EXIT_BAD_INPUT;
    if (size % each)
        complain("%s has %zu bytes, which does not fill the last cell of `%s`: a cell is %zu bytes",
                 path, size, about->name, each);
    else if (loading->at > part->cells || size / each > part->cells - loading->at)
        complain("%s does not fit into %.*s from 0x%" PRIx64, path,
                 (int)strcspn(loading->name, "@=:"), loading->name, loading->at);
    else if (!isadora_copy_in(m, part->space, part->first + loading->at, (const uint8_t *)bytes,
                              size))
        place_no_memory(m, part->space);
    else
        status = EXIT_FINE;
    tool_free(bytes);
    return status;
}

int state_loading_read(const struct isadora_machine *m, const char *text, struct state_loading *out)
{
    const size_t name = strcspn(text, "@=:"), before = strcspn(text, "=:");
    struct place_error error;
    *out = (struct state_loading){.name = text, .path = text + before + 1};
    /* Both options take both; who writes `:` has read of the second one. */
    const char *option = text[before] == ':' ? "memory" : "mem";
    if (!text[before] || !*out->path)
        return bad_usage("--mem takes SPACE@ADDRESS=FILE, --memory SPACE@ADDRESS:FILE, not `%s`",
                         text);
    if (!place_part(m, text, name, &out->part, &error))
        return bad_usage("--%s `%s`: %s", option, text, error.text);
    if (name < before && !read_number_in(text + name + 1, text + before, &out->at))
        return bad_usage("--%s `%s`: no such address", option, text);
    return EXIT_FINE;
}

int state_load(struct isadora_machine *m, const char *assignment, unsigned scopes)
{
    struct state_loading loading;
    const int status = state_loading_read(m, assignment, &loading);
    if (status)
        return status;
    const unsigned scope = m->target->spaces[loading.part.space].scope;
    if (scope == ISADORA_LANE || !(scopes >> scope & 1)) /* of lanes: grid/threads.c */
        return EXIT_FINE;
    return load_cells(m, &loading);
}

bool state_extent(const struct isadora_machine *m, const char *assignment, int space,
                  struct isadora_extent *out)
{
    struct state_loading loading;
    size_t size;
    if (state_loading_read(m, assignment, &loading) || (int)loading.part.space != space)
        return false;
    char *bytes = read_whole(loading.path, &size);
    const bool read = bytes != NULL;
    tool_free(bytes);
    *out = (struct isadora_extent){loading.part.first + loading.at,
                                   size / m->memory[space].cell_bytes};
    return read;
}
