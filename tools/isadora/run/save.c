/* run_save.c: cells of a space into a file. */
#include "machine/memory.h"
#include "run/run.h"

#include "state/place.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

int run_save(const struct run *run, unsigned space, uint64_t at, uint64_t size, const char *path)
{
    struct output out;
    uint8_t *bytes = tool_alloc(size ? (size_t)size : 1);
    const bool there = isadora_copy_out(run->machine, space, at, bytes, (size_t)size);
    if (!there || !output_open(&out, path)) {
        free(bytes);
        return EXIT_IO;
    }
    output_bytes(&out, bytes, (size_t)size);
    free(bytes);
    return output_close(&out, true) ? EXIT_FINE : EXIT_IO;
}

/* The number between two characters of the text. */
static bool number_between(const char *from, const char *to, uint64_t *out)
{
    char *text = tool_format("%.*s", (int)(to - from), from);
    const bool read = read_number(text, out);
    free(text);
    return read;
}

/* `SPACE@ADDR+BYTES:FILE` */
int run_saving_read(const struct run *run, const char *text, struct saving *out)
{
    const char *sign = strchr(text, '@'), *plus = sign ? strchr(sign, '+') : NULL,
               *colon = plus ? strchr(plus, ':') : NULL;
    struct place_error error;
    *out = (struct saving){.path = colon ? colon + 1 : NULL};
    if (!colon || !number_between(sign + 1, plus, &out->at) ||
        !number_between(plus + 1, colon, &out->size)) {
        complain("--save takes SPACE@ADDR+BYTES:FILE, not `%s`", text);
        return EXIT_USAGE;
    }
    if (!place_part(run->machine, text, (size_t)(sign - text), &out->part, &error)) {
        complain("--save `%s`: %s", text, error.text);
        return EXIT_USAGE;
    }
    const struct rt_memory *memory = &run->machine->memory[out->part.space];
    if (out->size % memory->cell_bytes || out->at > out->part.cells ||
        out->size / memory->cell_bytes > out->part.cells - out->at) {
        complain("--save `%s`: these are no whole cells of the space", text);
        return EXIT_USAGE;
    }
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
