/* state_set.c: state from the command line: one place, or the cells of a file. */
#include "state.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

int state_set(struct isadora_machine *m, const char *assignment, unsigned scopes)
{
    const char *equals = strchr(assignment, '=');
    struct isadora_word value;
    struct place place;
    struct place_error error = {.at = equals};
    if (!equals || !read_wide(equals + 1, strlen(equals + 1), &value)) {
        complain("--set takes PLACE=NUMBER, such as '$r1=0x5', not `%s`", assignment);
        return EXIT_USAGE;
    }
    if (!place_read_all(m, assignment, (size_t)(equals - assignment), &place, &error) ||
        !place_fit(&place, &value, &error)) {
        complain("--set `%s`: %s", assignment, error.text);
        return EXIT_USAGE;
    }
    if (!(scopes >> place_scope(m, &place) & 1))
        return EXIT_FINE;
    if (!place_set(m, &place, value)) {
        complain("--set `%s`: `%s` cannot hold the value", assignment, place.name);
        return EXIT_USAGE;
    }
    return EXIT_FINE;
}

/* The cells of a file, each as many bytes as a cell has, in the order of the space. */
static int load_cells(struct isadora_machine *m, unsigned space, uint64_t at, const char *path)
{
    size_t size;
    char *bytes = read_whole(path, &size);
    if (!bytes)
        return EXIT_IO;
    const struct isadora_space *about = &m->target->spaces[space];
    size_t each = (about->cell_bits + 7u) / 8;
    int status = EXIT_FINE;
    if (size % each) {
        complain("%s has %zu bytes, which does not fill the last cell of `%s`: a cell is %zu bytes",
                 path, size, about->name, each);
        free(bytes);
        return EXIT_BAD_INPUT;
    }
    for (size_t i = 0; i + each <= size && !status; i += each) {
        struct isadora_word cell = word_of((const uint8_t *)bytes + i, each, about->big_endian);
        if (!isadora_poke(m, space, at + i / each, cell.half[0])) {
            complain("%s does not fit into %s from 0x%" PRIx64, path, about->name, at);
            status = EXIT_BAD_INPUT;
        }
    }
    free(bytes);
    return status;
}

/* `SPACE@ADDRESS=FILE`, taken apart. */
struct loading {
    int space;
    uint64_t at;
    const char *path;
};

static bool read_address(const char *from, const char *to, uint64_t *out)
{
    char *number = tool_format("%.*s", (int)(to - from), from);
    const bool read = read_number(number, out);
    free(number);
    return read;
}

static int take_apart(const struct isadora_machine *m, const char *text, struct loading *out)
{
    const size_t name = strcspn(text, "@=:"), before = strcspn(text, "=:");
    struct place_error error;
    *out = (struct loading){.path = text + before + 1};
    if (!text[before] || !*out->path) {
        complain("--mem takes SPACE@ADDRESS=FILE, not `%s`", text);
        return EXIT_USAGE;
    }
    out->space = place_space(m, text, name, &error);
    if (out->space < 0) {
        complain("--mem `%s`: %s", text, error.text);
        return EXIT_USAGE;
    }
    if (name < before && !read_address(text + name + 1, text + before, &out->at)) {
        complain("--mem `%s`: no such address", text);
        return EXIT_USAGE;
    }
    return EXIT_FINE;
}

int state_load(struct isadora_machine *m, const char *assignment, unsigned scopes)
{
    struct loading loading;
    const int status = take_apart(m, assignment, &loading);
    if (status)
        return status;
    const struct isadora_space *space = &m->target->spaces[loading.space];
    if (space->scope == ISADORA_LANE) {
        complain("--mem `%s`: each lane has this space for itself", assignment);
        return EXIT_USAGE;
    }
    if (!(scopes >> space->scope & 1))
        return EXIT_FINE;
    return load_cells(m, (unsigned)loading.space, loading.at, loading.path);
}

bool state_extent(const struct isadora_machine *m, const char *assignment, int space,
                  struct isadora_extent *out)
{
    struct loading loading;
    size_t size;
    if (take_apart(m, assignment, &loading) || loading.space != space)
        return false;
    char *bytes = read_whole(loading.path, &size);
    const bool read = bytes != NULL;
    free(bytes);
    *out = (struct isadora_extent){loading.at, size / m->memory[space].cell_bytes};
    return read;
}
