/* buffers.c: buffers in the memory of the grid, of --param and --buffer. Those of --buffer have a
 * name, by which several launches share them.
 *
 * Buffers begin at pages of their own and have at least one page between them, so that an access
 * after the end is found out. */
#include "grid/grid_run.h"

#include <string.h>
#include <unistd.h>

enum { PAGE = 4096 };

/* Always an exit status. */
static int bad(const struct buffer *buffer, const char *why)
{
    return bad_usage("%s `%s`: %s", buffer->option, buffer->text, why);
}

/* `buffer:`, or `NAME=`: what is before the value. */
static char *head_of(const struct buffer *buffer)
{
    return buffer->name ? tool_format("%s=", buffer->name) : tool_format("buffer:");
}

int buffer_add(struct run *run, struct buffer buffer, const char *value)
{
    const char *colon = strchr(value, ':');
    const size_t size = colon ? (size_t)(colon - value) : strlen(value);
    if (isadora_buffers_at(run->choice.target, run->choice.config) == ISADORA_NO_PLACE)
        return bad(&buffer, "this instruction set says nowhere that buffers go");
    if (!size || (colon && !colon[1]))
        return bad(&buffer, tool_format("expected `%sFILE`, `%sSIZE`, or one of them with `:OUT`",
                                        head_of(&buffer), head_of(&buffer)));
    buffer.in = tool_format("%.*s", (int)size, value);
    if (read_number(buffer.in, &buffer.size))
        buffer.in = NULL;
    buffer.out = colon ? tool_format("%s", colon + 1) : NULL;
    uint64_t number;
    if (buffer.in && buffer.out && read_number(buffer.out, &number))
        return bad(&buffer, tool_format("the size comes first: `%s%s:%s`", head_of(&buffer),
                                        buffer.out, buffer.in));
    run->buffers = tool_realloc(run->buffers, (run->buffer_count + 1) * sizeof *run->buffers);
    run->buffers[run->buffer_count++] = buffer;
    return EXIT_FINE;
}

const struct buffer *buffer_named(const struct run *run, const char *name, size_t size)
{
    for (size_t i = 0; i < run->buffer_count; i++) {
        const char *own = run->buffers[i].name;
        if (own && strlen(own) == size && memcmp(own, name, size) == 0)
            return &run->buffers[i];
    }
    return NULL;
}

static bool is_name(const char *text, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        const char c = text[i];
        const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
        if (!is_letter && !(i && c >= '0' && c <= '9'))
            return false;
    }
    return size > 0;
}

int buffers_read(struct run *run)
{
    int status = EXIT_FINE;
    for (size_t i = 0; i < run->named.count && !status; i++) {
        struct buffer buffer = {.option = "--buffer", .text = run->named.text[i]};
        const char *equals = strchr(buffer.text, '=');
        const size_t size = equals ? (size_t)(equals - buffer.text) : 0;
        if (!is_name(buffer.text, size))
            return bad(&buffer, "expected NAME=FILE, NAME=SIZE, or one of them with `:OUT`");
        if (buffer_named(run, buffer.text, size))
            return bad(&buffer, "there is a buffer of that name already");
        buffer.name = tool_format("%.*s", (int)size, buffer.text);
        status = buffer_add(run, buffer, equals + 1);
    }
    return status;
}

/* ---- where they lie ---- */

static int load(struct run *run, struct buffer *buffer, uint64_t end)
{
    size_t size = (size_t)buffer->size;
    if (buffer->in && buffer->in[0] >= '0' && buffer->in[0] <= '9' && access(buffer->in, F_OK))
        return bad(buffer, "this is neither a number of bytes, decimal or 0x.., nor the name of an "
                           "existing file");
    char *bytes = buffer->in ? read_whole(buffer->in, &size) : NULL;
    if (buffer->in && !bytes) {
        if (!buffer->out)
            fprintf(stderr, "    what is written to that file at the end is `%sSIZE:%s`\n",
                    head_of(buffer), buffer->in);
        return EXIT_IO;
    }
    buffer->size = size;
    if (buffer->cell > end || size > end - buffer->cell)
        return bad(buffer, "there is no room left for a buffer of this size");
    const bool loaded =
        !bytes || isadora_copy_in(run->machine, (unsigned)run->choice.target->buffer_space,
                                  buffer->cell, (const uint8_t *)bytes, size);
    if (!loaded)
        place_no_memory(run->machine, (unsigned)run->choice.target->buffer_space);
    return EXIT_FINE;
}

int buffers_place(struct run *run)
{
    const struct isadora_target *target = run->choice.target;
    int status = EXIT_FINE;
    if (!run->buffers_end) {
        run->buffers_end = isadora_buffers_at(target, run->choice.config);
        if (run->is_elf && run->variables_end > run->buffers_end)
            run->buffers_end = run->variables_end;
    }
    for (; run->placed < run->buffer_count && !status; run->placed++) {
        const struct isadora_space *space = &target->spaces[target->buffer_space];
        const uint64_t window = space->windows ? space->cells / space->windows : space->cells;
        struct buffer *buffer = &run->buffers[run->placed];
        buffer->cell = run->buffers_end;
        status = load(run, buffer, target->buffer_window + window);
        run->buffers_end = (run->buffers_end + buffer->size + 2 * PAGE - 1) / PAGE * PAGE;
    }
    return status;
}

/* ---- files ---- */

int buffers_check(const struct run *run)
{
    for (size_t i = 0; i < run->buffer_count; i++) {
        if (run->buffers[i].out && !output_check(run->buffers[i].out))
            return EXIT_IO;
    }
    return EXIT_FINE;
}

int buffers_save(const struct run *run)
{
    int status = EXIT_FINE;
    for (size_t i = 0; i < run->placed; i++) {
        const struct buffer *buffer = &run->buffers[i];
        const unsigned space = (unsigned)run->choice.target->buffer_space;
        if (buffer->out && run_save(run, space, buffer->cell, buffer->size, buffer->out))
            status = EXIT_IO;
    }
    return status;
}
