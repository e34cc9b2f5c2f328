/* save.c: cells of a space into a file. */
#include "machine/memory.h"
#include "run/run.h"

#include "state/place.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

int run_save(const struct run *run, unsigned space, uint64_t at, uint64_t size, const char *path)
{
    uint8_t *bytes = tool_alloc(size ? (size_t)size : 1);
    const bool saved = isadora_copy_out(run->machine, space, at, bytes, (size_t)size) &&
                       output_file(path, bytes, (size_t)size);
    return saved ? EXIT_FINE : EXIT_IO;
}

int run_save_signature(const struct run *run)
{
    const size_t each = (size_t)run->signature_bytes.value, size = run->signature_size;
    uint8_t *bytes = tool_alloc(size + 1);
    struct output out;
    if (!run->signature)
        return EXIT_FINE;
    if (!isadora_copy_out(run->machine, (unsigned)run->machine->code_space, run->signature_at,
                          bytes, size) ||
        !output_open(&out, run->signature))
        return EXIT_IO;
    for (size_t i = 0; i < size; i += each) {
        for (size_t k = each; k--;)
            output_format(&out, "%02x", (unsigned)bytes[i + k]);
        output_text(&out, "\n");
    }
    tool_free(bytes);
    return output_close(&out, true) ? EXIT_FINE : EXIT_IO;
}

/* `SPACE@ADDR+BYTES:FILE` */
int run_saving_read(const struct run *run, const char *text, struct saving *out)
{
    const char *sign = strchr(text, '@'), *plus = sign ? strchr(sign, '+') : NULL,
               *colon = plus ? strchr(plus, ':') : NULL;
    struct place_error error;
    *out = (struct saving){.path = colon ? colon + 1 : NULL};
    if (!colon || !read_number_in(sign + 1, plus, &out->at) ||
        !read_number_in(plus + 1, colon, &out->size))
        return bad_usage("--save takes SPACE@ADDR+BYTES:FILE, not `%s`", text);
    if (!place_part(run->machine, text, (size_t)(sign - text), &out->part, &error))
        return bad_usage("--save `%s`: %s", text, error.text);
    const struct rt_memory *memory = &run->machine->memory[out->part.space];
    if (out->size % memory->cell_bytes || out->at > out->part.cells ||
        out->size / memory->cell_bytes > out->part.cells - out->at)
        return bad_usage("--save `%s`: these are no whole cells of the space", text);
    return EXIT_FINE;
}

static int save_one(const struct run *run, const char *text, bool really)
{
    struct saving saving;
    const int status = run_saving_read(run, text, &saving);
    if (!status && !really)
        return output_check(saving.path) ? EXIT_FINE : EXIT_IO;
    if (status || run->machine->memory[saving.part.space].lanes)
        return status;
    return run_save(run, saving.part.space, saving.part.first + saving.at, saving.size,
                    saving.path);
}

int run_saves(const struct run *run, bool really)
{
    int status = EXIT_FINE;
    for (size_t i = 0; i < run->saves.count && !status; i++)
        status = save_one(run, run->saves.text[i], really);
    return status;
}
