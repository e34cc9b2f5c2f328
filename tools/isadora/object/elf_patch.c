/* elf_patch.c: `isadora as --elf`: extract, edit, insert.
 *
 * The source is what `isadora dis --text` prints: a line `.function NAME` begins what belongs to
 * that function. Each function is a program of its own, assembled from a text in which all lines of
 * the other functions are empty, so that messages have the right lines; what is before the
 * first function, names and comments, belongs to all of them. The new code must be as long as the
 * old; nothing else in the file changes. */
#include "code/hex.h"
#include "object/elf_patch.h"

#include "asm/text/number.h"
#include "code/assembly.h"
#include "common/number.h"
#include "object/elf_file.h"
#include "object/cubin_file.h"
#include "object/images.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* A function of the source. */
struct part {
    size_t line;        /* of its `.function` */
    size_t start, next; /* what belongs to it, its own line left out */
    const struct isadora_elf_function *function;
};

struct job {
    struct elf_patch *patch;
    struct elf_file file;
    const char *name; /* of the source */
    char *text;
    size_t size;
    struct part *parts;
    size_t part_count, part_room;
    size_t head; /* characters before the first function */
};

/* ---- `.function` ---- */

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

static const char *skip(const char *at, const char *end)
{
    while (at < end && is_blank(*at))
        at++;
    return at;
}

static bool is_word(char c) { return rt_is(c, RT_NAME | RT_DIGIT); }

/* Where the name begins, if the line is a `.function`; else NULL. */
static const char *function_line(const char *at, const char *end)
{
    static const char word[] = ".function";
    const size_t size = sizeof word - 1;
    at = skip(at, end);
    if ((size_t)(end - at) < size || memcmp(at, word, size) != 0)
        return NULL;
    return at + size == end || !is_word(at[size]) ? skip(at + size, end) : NULL;
}

/* One character of a string, as the assembler has them; where it ends, or NULL. */
static const char *string_next(const char *at, const char *end, char *out)
{
    static const char from[] = "ntr0\\\"", to[] = "\n\t\r\0\\\"";
    *out = *at++;
    if (*out != '\\')
        return at;
    const char *found = at < end && *at ? strchr(from, *at) : NULL;
    if (found) {
        *out = to[found - from];
        return at + 1;
    }
    if (end - at < 3 || *at != 'x' || digit_of(at[1]) > 15 || digit_of(at[2]) > 15)
        return NULL;
    *out = (char)(digit_of(at[1]) * 16 + digit_of(at[2]));
    return at + 3;
}

/* The name after `.function`; *rest is what follows. False where there is none. */
static bool read_name(const char *at, const char *end, struct isadora_name *out, const char **rest)
{
    char *name = tool_alloc((size_t)(end - at) + 1);
    const bool quoted = at < end && *at == '"';
    size_t size = 0;
    for (at += quoted; at && at < end && (quoted ? *at != '"' : is_word(*at)); size++) {
        if (quoted)
            at = string_next(at, end, &name[size]);
        else
            name[size] = *at++;
    }
    if (at && quoted)
        at = at < end ? at + 1 : NULL;
    *rest = at ? skip(at, end) : NULL;
    *out = (struct isadora_name){name, size};
    return *rest && (size || quoted);
}

static bool is_comment(const struct job *job, const char *at, const char *end)
{
    const char *own = job->patch->comment;
    const size_t size = own ? strlen(own) : 0, left = (size_t)(end - at);
    if (own)
        return left >= size && memcmp(at, own, size) == 0;
    return (left && *at == ';') || (left > 1 && at[0] == '/' && at[1] == '/');
}

static bool add_part(struct job *job, struct part part, size_t column)
{
    for (size_t i = 0; i < job->part_count; i++)
        if (job->parts[i].function == part.function) {
            complain_at(job->name, part.line, column,
                        "duplicate function; the first is in line %zu", job->parts[i].line);
            return false;
        }
    job->parts = tool_grow(job->parts, job->part_count, &job->part_room, sizeof *job->parts);
    job->parts[job->part_count++] = part;
    return true;
}

/* A line `.function NAME`: false after a complaint. */
static bool take_function(struct job *job, const char *at, const char *end, struct part part,
                          size_t column)
{
    const char *rest;
    struct isadora_name name;
    if (!read_name(at, end, &name, &rest) || (rest < end && !is_comment(job, rest, end))) {
        complain_at(job->name, part.line, column,
                    "expected the name of one function after "
                    "`.function`, as it is or in double quotes");
        return false;
    }
    part.function = elf_named(&job->file, name);
    if (!part.function)
        complain_at(job->name, part.line, column, "%s has no function `%s`", job->file.name,
                    name_text(name));
    return part.function && add_part(job, part, column);
}

/* Finds the functions of the source: an exit status. */
static int split(struct job *job)
{
    bool fine = true;
    size_t line = 1;
    job->head = job->size;
    for (size_t at = 0; at < job->size; line++) {
        const char *text = job->text + at;
        const char *end = memchr(text, '\n', job->size - at);
        const size_t next = end ? (size_t)(end - job->text) + 1 : job->size;
        const char *stop = end ? end : job->text + job->size;
        const char *name = function_line(text, stop);
        if (name) {
            if (job->part_count)
                job->parts[job->part_count - 1].next = at;
            else if (job->head == job->size)
                job->head = at;
            fine &= take_function(job, name, stop, (struct part){line, next, job->size, NULL},
                                  (size_t)(name - text) + 1);
        }
        at = next;
    }
    if (fine && !job->part_count) {
        complain("%s has no line `.function NAME`, which says what to replace", job->name);
        fine = false;
    }
    return fine ? EXIT_FINE : EXIT_BAD_INPUT;
}

/* ---- one function ---- */

/* The source with what belongs to one function alone; the ends of all other lines stay. */
static char *text_of(const struct job *job, size_t start, size_t next)
{
    char *text = tool_alloc(job->size + 1);
    for (size_t i = 0; i < job->size; i++) {
        const bool own = i < job->head || (i >= start && i < next);
        text[i] = own || job->text[i] == '\n' ? job->text[i] : ' ';
    }
    text[job->size] = 0;
    return text;
}

static int assemble(const struct job *job, size_t start, size_t next, struct assembly *assembly)
{
    const struct elf_patch *patch = job->patch;
    struct input in = {.name = job->name, .fd = -1, .ended = true};
    in.data = (unsigned char *)text_of(job, start, next);
    in.end = in.capacity = job->size;
    return assembly_take(assembly, &patch->choice, &in, patch->base, patch->comment);
}

/* What is before the first function belongs to all and must be no code. */
static int check_head(const struct job *job)
{
    struct assembly assembly;
    int status = assemble(job, 0, 0, &assembly);
    if (!status && assembly.result.size)
        status = bad_input("%s: %zu bytes of code precede the first `.function`", job->name,
                           assembly.result.size);
    assembly_free(&assembly);
    return status;
}

static int complain_size(const struct job *job, const struct part *part, size_t size)
{
    char *name = name_text(part->function->name);
    const uint64_t there = part->function->code.size;
    complain_at(job->name, part->line, 1,
                "function `%s` has %" PRIu64 " bytes in %s, and this is %zu: %" PRIu64
                " byte%s too %s",
                name, there, job->file.name, size, size < there ? there - size : size - there,
                plural(size < there ? there - size : size - there), size < there ? "few" : "many");
    return EXIT_BAD_INPUT;
}

static int insert(struct job *job, const struct part *part)
{
    struct assembly assembly;
    const struct isadora_elf_section *code = &part->function->code;
    int status = assemble(job, part->start, part->next, &assembly);
    if (!status) {
        assembly_print_widened(&assembly, job->patch->notes);
        assembly_units(&assembly, job->patch->choice.target);
    }
    if (!status && assembly.result.size != code->size)
        status = complain_size(job, part, assembly.result.size);
    if (!status && code->size)
        memcpy(job->file.bytes + code->offset, assembly.result.bytes, (size_t)code->size);
    assembly_free(&assembly);
    return status;
}

/* ---- the file ---- */

static int read_source(struct job *job)
{
    struct input in;
    if (!input_open(&in, job->patch->path))
        return EXIT_IO;
    job->name = in.name;
    job->text = read_rest(&in, &job->size);
    return job->text ? EXIT_FINE : EXIT_IO;
}

/* Replaces all that the source has; all mistakes come in one run, and then nothing is written. */
static int replace(struct job *job)
{
    int status = split(job);
    if (!status)
        status = check_head(job);
    if (status)
        return status;
    for (size_t i = 0; i < job->part_count; i++) {
        int one = insert(job, &job->parts[i]);
        status = status ? status : one;
    }
    if (status)
        return status;
    return output_file(job->patch->out, job->file.bytes, job->file.size) ? EXIT_FINE : EXIT_IO;
}

/* What is no single ELF file: an exit status. */
static int refuse_other(struct input *in)
{
    if (images_begin(in))
        return bad_input("%s contains cubins and is none; extract the one to edit: isadora extract "
                         "%s -V VARIANT -o k.cubin",
                         in->name, in->name);
    if (cubin_sniff(in) == CUBIN_TEXT)
        return bad_input("%s is a text cubin; edited code goes back into ELF cubins alone",
                         in->name);
    return EXIT_FINE;
}

int elf_assemble(struct elf_patch *patch, const struct command *command)
{
    struct job job = {.patch = patch};
    struct input in;
    if (!input_open(&in, patch->elf))
        return EXIT_IO;
    int status = refuse_other(&in);
    if (!status)
        status = elf_take(&job.file, &in);
    if (!status)
        status = elf_choose(&job.file, &patch->choice, command);
    if (!status && !patch->based)
        patch->base = patch->choice.target->start;
    if (!status && !base_fits(&patch->choice, patch->base))
        status = EXIT_BAD_INPUT;
    if (!status)
        status = read_source(&job);
    if (!status)
        status = replace(&job);
    elf_close(&job.file);
    return status;
}
