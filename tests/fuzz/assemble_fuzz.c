/* Any text as assembly source: errors with places inside the text, or bytes that disassemble and
 * assemble again.
 *
 * A line `%%NAME` in the input ends the source and begins an included file of that name. */
#include <isadora/asm.h>
#include <isadora/bundle.h>
#include "fuzz.h"
#include "base/sanitize.h"

enum { MOST_FILES = 4, MOST_CODE = 1 << 16, MOST_AGAIN = 1 << 12 };

struct files {
    struct isadora_source file[MOST_FILES];
    char name[MOST_FILES][16];
    size_t count;
    unsigned asked;
};

/* ---- included files ---- */

static const char *find_mark(const char *text, size_t size)
{
    for (size_t i = 0; i + 3 < size; i++)
        if ((i == 0 || text[i - 1] == '\n') && text[i] == '%' && text[i + 1] == '%')
            return text + i;
    return NULL;
}

/* Cuts the text at its marks; the first file is the source. */
static void split(struct files *files, const char *text, size_t size)
{
    const char *end = text + size, *mark;
    files->file[0] = (struct isadora_source){"main.s", text, size};
    files->count = 1;
    while (files->count < MOST_FILES && (mark = find_mark(text, (size_t)(end - text))) != NULL) {
        files->file[files->count - 1].size = (size_t)(mark - files->file[files->count - 1].text);
        char *name = files->name[files->count];
        size_t length = 0;
        for (text = mark + 2; text < end && *text != '\n'; text++)
            if (length < sizeof files->name[0] - 1)
                name[length++] = *text;
        name[length] = 0;
        files->file[files->count++] = (struct isadora_source){name, text, (size_t)(end - text)};
    }
}

static bool include(void *user, const char *from, const char *name, struct isadora_source *out)
{
    struct files *files = user;
    FUZZ_CHECK(from && name && memchr(name, 0, 1 << 16));
    files->asked++;
    for (size_t i = 0; i < files->count; i++) {
        if (strcmp(files->file[i].name, name) == 0) {
            *out = files->file[i];
            return true;
        }
    }
    return false;
}

/* ---- errors ---- */

static void count(void *user, const char *text, size_t size)
{
    for (size_t at = 0; at < size;) { /* safe on a terminal, whatever the source holds */
        size_t length = text[at] == '\n' ? 1 : rt_shown_length(text + at, size - at);
        FUZZ_CHECK(length > 0);
        at += length;
    }
    *(size_t *)user += size;
}

static void check_error(const struct isadora_assembly *result,
                        const struct isadora_assembly_error *error)
{
    size_t written = 0;
    FUZZ_CHECK(error->source < result->source_count);
    const struct isadora_source *source = &result->sources[error->source];
    FUZZ_CHECK(error->line >= 1 && error->column >= 1 && error->column <= error->size + 1);
    FUZZ_CHECK(error->text >= source->text &&
               error->text + error->size <= source->text + source->size);
    FUZZ_CHECK(memchr(error->why.text, 0, sizeof error->why.text) && error->why.text[0]);
    FUZZ_CHECK(error->why.note_count <= ISADORA_NOTES);
    isadora_assembly_print(result, error, count, &written);
    FUZZ_CHECK(written > 0);
}

static void check_errors(const struct isadora_assembly *result)
{
    FUZZ_CHECK(result->error_count <= ISADORA_ASSEMBLY_ERRORS && !result->bytes);
    for (size_t i = 0; i < result->error_count; i++)
        check_error(result, &result->errors[i]);
}

/* ---- what assembled ---- */

static void check_spans(const struct isadora_assembly *result)
{
    size_t end = 0;
    for (size_t i = 0; i < result->span_count; i++) {
        const struct isadora_span *span = &result->spans[i];
        FUZZ_CHECK(span->offset >= end &&
                   span->offset + span->length <= result->size + result->tail);
        FUZZ_CHECK(span->source < result->source_count && span->line >= 1);
        end = span->offset + span->length;
    }
}

/* What became longer did so for an instruction that is aligned now. */
static void check_widened(const struct isadora_assembly *result)
{
    for (size_t i = 0; i < result->widened_count; i++) {
        const struct isadora_widened *widened = &result->widened[i];
        size_t written = 0;
        FUZZ_CHECK(widened->from < widened->to && widened->to <= ISADORA_WORD_BYTES);
        FUZZ_CHECK(widened->source < result->source_count && widened->line >= 1);
        FUZZ_CHECK(widened->for_source < result->source_count && widened->for_line >= 1);
        isadora_assembly_print_widened(result, widened, count, &written);
        FUZZ_CHECK(written > 0);
    }
}

/* What is no instruction, as a line of assembly: a word, where units have several, else a byte. */
static size_t write_data(const struct isadora_target *target, const uint8_t *bytes, char *out,
                         size_t *length)
{
    if (!target->bundle) {
        *length = (size_t)snprintf(out, 32, ".byte 0x%02x\n", bytes[0]);
        return 1;
    }
    const size_t size = isadora_bundle_word_bytes(target);
    *length = (size_t)snprintf(out, 16, ".unit 0x");
    for (size_t i = size; i-- > 0;)
        *length += (size_t)snprintf(out + *length, 8, "%02x", bytes[i]);
    out[(*length)++] = '\n';
    return size;
}

/* One unit as a line of assembly; returns its length in bytes. `n`: its number, where all words are
 * alike. */
static size_t write_unit(const struct isadora_target *target, const struct isadora_context *context,
                         const uint8_t *bytes, size_t size, size_t n, char *out, size_t *length)
{
    struct isadora_insn insn;
    struct isadora_alignment alignment = isadora_alignment_of(target, context->config);
    int got = target->decode(context, bytes, size, &insn);
    if (got > 0 && isadora_is_aligned(&alignment, context->address, (unsigned)got) &&
        !isadora_bundle_hangs(target, n, bytes)) {
        *length = target->format(context, &insn, out, ISADORA_TEXT_MAX);
        out[(*length)++] = '\n';
        return (size_t)got;
    }
    return write_data(target, bytes, out, length);
}

/* Text of the bytes, as `isadora dis --text` would write it. Data goes byte by byte, so that what
 * follows may lie anywhere. */
static char *disassemble(const struct isadora_target *target, const struct isadora_assembly *code,
                         unsigned config, size_t *size)
{
    char *text = malloc(code->size * 600 + 1);
    size_t used = 0;
    FUZZ_CHECK(text);
    for (size_t at = 0; at < code->size;) {
        const uint64_t address = code->address + isadora_place_address(target, config, at);
        struct isadora_context context = {.config = config, .address = address};
        const size_t n = target->bundle ? at / isadora_bundle_word_bytes(target) : 0;
        size_t length = 0;
        at += write_unit(target, &context, code->bytes + at, code->size - at, n, text + used,
                         &length);
        used += length;
    }
    *size = used;
    return text;
}

static void check_again(const struct isadora_assembly *code,
                        const struct isadora_assembly_input *input)
{
    struct isadora_assembly again;
    struct isadora_assembly_input second = {
        .target = input->target, .config = input->config, .limit = MOST_CODE};
    size_t size;
    char *text = disassemble(input->target, code, input->config, &size);
    second.source = (struct isadora_source){"again.s", text, size};
    second.origin = code->address;
    if (isadora_assemble(&second, &again) == ISADORA_ASSEMBLED) {
        FUZZ_CHECK(again.size == code->size);
        FUZZ_CHECK(code->size == 0 || memcmp(again.bytes, code->bytes, code->size) == 0);
    } else {
        for (size_t i = 0; i < again.error_count; i++)
            fprintf(stderr, "%zu:%zu: %s: %.*s\n", again.errors[i].line, again.errors[i].column,
                    again.errors[i].why.text, (int)again.errors[i].size, again.errors[i].text);
        fuzz_fail(__FILE__, __LINE__, "its own text assembles again");
    }
    isadora_assembly_free(&again);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const comments[] = {NULL, "#", "//", ";;"};
    static struct files files;
    struct fuzz_input in = {data, data + size};
    struct isadora_assembly result;
    struct isadora_assembly_input input = {.limit = MOST_CODE, .include = include, .user = &files};
    input.target = fuzz_target(&in, &input.config);
    unsigned how = fuzz_byte(&in);
    input.comment = comments[how & 3];
    input.origin = how & 4 ? UINT64_MAX - 64 : how & 8 ? 0x1000 : 0;
    size_t left = fuzz_left(&in);
    char *text = fuzz_copy(in.at, left);
    split(&files, text, left);
    input.source = files.file[0];
    enum isadora_assembly_result status = isadora_assemble(&input, &result);
    FUZZ_CHECK(status != ISADORA_ASSEMBLY_MEMORY);
    FUZZ_CHECK((status == ISADORA_ASSEMBLY_BAD) == (result.error_count > 0));
    FUZZ_CHECK(result.size <= MOST_CODE);
    if (status == ISADORA_ASSEMBLED) {
        check_spans(&result);
        check_widened(&result);
        if (result.size <= MOST_AGAIN)
            check_again(&result, &input);
    } else {
        check_errors(&result);
    }
    isadora_assembly_free(&result);
    free(text);
    return 0;
}
