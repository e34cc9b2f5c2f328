/* files.c: a job as files: its buffers, its kernel as a text cubin, and the comparison of the
 * buffers that come back.
 *
 * The programs are word streams without their frame, so one is put around them here: the constants
 * that the kernel reads, and the shared and local memory that it needs. Programs for vertices and
 * fragments stay words. */
#include "job.h"

#include "need.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

enum { PATH = 1024, REGISTERS = 64, LOCAL = 256, SHOWN = 4 };

static FILE *open_in(const char *folder, const char *name, const char *mode)
{
    char path[PATH];
    need(snprintf(path, sizeof path, "%s/%s", folder, name) < PATH, "a path is too long");
    return fopen(path, mode);
}

static const char *file_name(size_t buffer, const char *ending, char *name)
{
    snprintf(name, LINE, "buffer%zu.%s", buffer, ending);
    return name;
}

static void write_constants(const struct job *job, FILE *file)
{
    for (size_t i = 0; i < job->constant_count; i++) {
        const struct constant *c = &job->constants[i];
        fprintf(file,
                "\tconst { segname = const\n segnum = %u\n offset = %u\n bytes = 4\n"
                " mem { 0x%08" PRIx32 " } }\n",
                c->space, c->offset, c->word);
    }
}

/* The words of NAME.hex, whatever is between them. */
static bool copy_words(const char *programs, const char *name, FILE *to)
{
    char path[LINE];
    uint32_t word;
    FILE *from;
    need(snprintf(path, sizeof path, "%s.hex", name) < LINE, "a name is too long");
    from = open_in(programs, path, "r");
    if (from == NULL) {
        return false;
    }
    while (fscanf(from, "%" SCNx32, &word) == 1) {
        fprintf(to, " 0x%08" PRIx32 "\n", word);
    }
    need(feof(from), "a program has more than words in hex");
    fclose(from);
    return true;
}

static bool write_cubin(const struct job *job, const char *programs, const char *folder)
{
    FILE *file = open_in(folder, "kernel.cubin", "w");
    bool there;
    need(file != NULL, "cannot write kernel.cubin");
    if (job->mode != NULL) {
        there = copy_words(programs, job->kernel->program, file);
        fclose(file);
        return there;
    }
    fprintf(file,
            "architecture {sm_10}\nabiversion {0}\nmodname {cubin}\ncode {\n\tname = kernel\n");
    fprintf(file, "\tlmem = %d\n\tsmem = %u\n\treg = %d\n\tbar = 0\n\tbincode {\n", LOCAL,
            job->kernel->shared, REGISTERS);
    there = copy_words(programs, job->kernel->program, file);
    fprintf(file, "\t}\n");
    write_constants(job, file);
    fprintf(file, "}\n");
    fclose(file);
    return there;
}

bool job_write(const struct job *job, const char *programs, const char *folder)
{
    char name[LINE];
    if (!write_cubin(job, programs, folder)) {
        return false;
    }
    for (size_t i = 0; i < job->buffer_count; i++) {
        const struct buffer *buffer = &job->buffers[i];
        FILE *file = open_in(folder, file_name(i, "in", name), "wb");
        need(file != NULL && fwrite(buffer->in, 1, buffer->size, file) == buffer->size,
             "cannot write a buffer");
        fclose(file);
    }
    return true;
}

static bool byte_holds(const struct buffer *buffer, const uint8_t *got, size_t at)
{
    uint32_t bits;
    float value;
    if (buffer->how[at] == EXACT) {
        return got[at] == buffer->want[at];
    }
    if (buffer->how[at] == IGNORED) {
        return true;
    }
    bits = load32(got + at / 4 * 4);
    memcpy(&value, &bits, 4);
    return fabs((double)value - buffer->value[at / 4]) <= buffer->error[at / 4];
}

static void show(const struct buffer *buffer, const uint8_t *got, size_t number, size_t at)
{
    size_t word = at / 4 * 4;
    if (word + 4 > buffer->size) {
        printf("    buffer %zu, byte 0x%zx: 0x%02x, expected 0x%02x\n", number, at, got[at],
               buffer->want[at]);
    } else if (buffer->how[at] == CLOSE) {
        uint32_t bits = load32(got + word);
        float value;
        memcpy(&value, &bits, 4);
        printf("    buffer %zu, byte 0x%zx: %.9g, expected %.9g within %.3g\n", number, word,
               (double)value, buffer->value[at / 4], buffer->error[at / 4]);
    } else {
        printf("    buffer %zu, byte 0x%zx: 0x%08" PRIx32 ", expected 0x%08" PRIx32 "\n", number,
               word, load32(got + word), load32(buffer->want + word));
    }
}

/* The first few words that differ are shown. */
static bool compare(const struct buffer *buffer, const uint8_t *got, size_t number)
{
    size_t bad = 0;
    for (size_t at = 0; at < buffer->size; at++) {
        if (byte_holds(buffer, got, at)) {
            continue;
        }
        if (bad++ < SHOWN) {
            show(buffer, got, number, at);
        }
        at |= 3;
    }
    if (bad > SHOWN) {
        printf("    and %zu more words of buffer %zu\n", bad - SHOWN, number);
    }
    return bad == 0;
}

static uint8_t *read_back(const char *folder, const struct buffer *buffer, size_t number)
{
    char name[LINE];
    FILE *file = open_in(folder, file_name(number, "out", name), "rb");
    uint8_t *got = need_zeros(buffer->size + 1, 1);
    size_t size = file != NULL ? fread(got, 1, buffer->size + 1, file) : 0;
    if (file != NULL) {
        fclose(file);
    }
    if (size != buffer->size) {
        printf("    buffer %zu: %zu bytes came back, expected %zu\n", number, size, buffer->size);
        free(got);
        return NULL;
    }
    return got;
}

bool job_check(const struct job *job, const char *folder)
{
    uint8_t *got[MOST_BUFFERS] = {NULL};
    bool same = true;
    for (size_t i = 0; i < job->buffer_count; i++) {
        got[i] = read_back(folder, &job->buffers[i], i);
        same = got[i] != NULL && compare(&job->buffers[i], got[i], i) && same;
    }
    if (same && job->accept != NULL) {
        same = job->accept(job, (const uint8_t *const *)got);
    }
    for (size_t i = 0; i < job->buffer_count; i++) {
        free(got[i]);
    }
    return same;
}
