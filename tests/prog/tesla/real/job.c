/* job.c: inputs, parameters and expectations of a run. */
#include "job.h"

#include "need.h"

#include <string.h>

/* xorshift64*, a known generator of good numbers. */
uint32_t draw(struct job *job)
{
    job->state ^= job->state >> 12;
    job->state ^= job->state << 25;
    job->state ^= job->state >> 27;
    return (uint32_t)((job->state * UINT64_C(0x2545f4914f6cdd1d)) >> 32);
}

uint32_t draw_below(struct job *job, uint32_t bound)
{
    return (uint32_t)(((uint64_t)draw(job) * bound) >> 32);
}

uint32_t draw_word(struct job *job)
{
    static const uint32_t ends[] = {0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0x7fffff, 0x800000};
    uint32_t word = draw(job);
    switch (draw_below(job, 4)) {
    case 0:
        return ends[draw_below(job, sizeof ends / sizeof *ends)];
    case 1:
        return word >> draw_below(job, 32);
    case 2:
        return ~(word >> draw_below(job, 32));
    default:
        return word;
    }
}

uint32_t draw_float(struct job *job, int range)
{
    uint32_t exponent = 127 + draw_below(job, (uint32_t)(2 * range + 1)) - (uint32_t)range;
    return (draw(job) & 0x807fffff) | exponent << 23;
}

void launch(struct job *job, const char *grid, const char *block)
{
    snprintf(job->grid, sizeof job->grid, "%s", grid);
    snprintf(job->block, sizeof job->block, "%s", block);
}

static char *next_parameter(struct job *job, size_t size)
{
    need(job->parameter_count < MOST_PARAMETERS, "too many parameters");
    job->offset = (job->offset + size - 1) / size * size + size;
    return job->parameters[job->parameter_count++];
}

static struct buffer *next_buffer(struct job *job, size_t size)
{
    struct buffer *buffer = &job->buffers[job->buffer_count];
    need(job->buffer_count < MOST_BUFFERS, "too many buffers");
    job->buffer_count++;
    buffer->size = size;
    buffer->in = need_zeros(size, 1);
    buffer->want = need_zeros(size, 1);
    buffer->how = need_zeros(size, 1);
    buffer->value = need_zeros(size / 4 + 1, sizeof *buffer->value);
    buffer->error = need_zeros(size / 4 + 1, sizeof *buffer->error);
    return buffer;
}

struct buffer *pass_buffer(struct job *job, size_t size)
{
    snprintf(next_parameter(job, 4), LINE, "buffer %zu", job->buffer_count);
    return next_buffer(job, size);
}

struct buffer *place(struct job *job, const char *space, uint32_t address, size_t size)
{
    struct buffer *buffer = next_buffer(job, size);
    buffer->space = space;
    buffer->address = address;
    return buffer;
}

struct buffer *place_own(struct job *job, const char *space, uint32_t address, size_t size,
                         size_t threads)
{
    struct buffer *buffer = place(job, space, address, size * threads);
    buffer->threads = threads;
    return buffer;
}

struct buffer *pass_wide(struct job *job, size_t size)
{
    struct buffer *buffer;
    while (job->offset % 8 != 0) {
        pass(job, "u8", 0);
    }
    buffer = pass_buffer(job, size);
    pass(job, "u32", 0);
    return buffer;
}

void pass(struct job *job, const char *type, uint64_t value)
{
    size_t size = strcmp(type, "u8") == 0    ? 1
                  : strcmp(type, "u16") == 0 ? 2
                  : strcmp(type, "u64") == 0 ? 8
                                             : 4;
    char *text = next_parameter(job, size);
    if (type[0] == 's') {
        snprintf(text, LINE, "%s:%ld", type, (long)(int32_t)(uint32_t)value);
    } else {
        snprintf(text, LINE, "%s:%llu", type, (unsigned long long)value);
    }
}

void pass_float(struct job *job, uint32_t bits)
{
    float value;
    memcpy(&value, &bits, 4);
    snprintf(next_parameter(job, 4), LINE, "f32:%.9g", (double)value);
}

void constant(struct job *job, unsigned space, unsigned offset, uint32_t word)
{
    need(job->constant_count < MOST_CONSTANTS, "too many constants");
    job->constants[job->constant_count++] = (struct constant){space, offset, word};
}

static void set(uint8_t *bytes, const struct buffer *buffer, size_t at, size_t size, uint32_t value)
{
    need(at + size <= buffer->size, "outside of a buffer");
    for (size_t i = 0; i < size; i++) {
        bytes[at + i] = (uint8_t)(value >> 8 * i);
    }
}

static void put(struct buffer *buffer, size_t at, size_t size, uint32_t value)
{
    set(buffer->in, buffer, at, size, value);
    set(buffer->want, buffer, at, size, value);
}

void put8(struct buffer *b, size_t index, uint32_t value) { put(b, index, 1, value); }
void put16(struct buffer *b, size_t index, uint32_t value) { put(b, 2 * index, 2, value); }
void put32(struct buffer *b, size_t index, uint32_t value) { put(b, 4 * index, 4, value); }

uint32_t load16(const uint8_t *bytes) { return bytes[0] | (uint32_t)bytes[1] << 8; }
uint32_t load32(const uint8_t *bytes) { return load16(bytes) | load16(bytes + 2) << 16; }

uint32_t get32(const struct buffer *buffer, size_t index)
{
    need(4 * index + 4 <= buffer->size, "outside of a buffer");
    return load32(buffer->want + 4 * index);
}

void expect8(struct buffer *b, size_t index, uint32_t value) { set(b->want, b, index, 1, value); }
void expect16(struct buffer *b, size_t index, uint32_t value)
{
    set(b->want, b, 2 * index, 2, value);
}
void expect32(struct buffer *b, size_t index, uint32_t value)
{
    set(b->want, b, 4 * index, 4, value);
}

void expect_close(struct buffer *buffer, size_t index, double value, double error)
{
    need(4 * index + 4 <= buffer->size, "outside of a buffer");
    memset(buffer->how + 4 * index, CLOSE, 4);
    buffer->value[index] = value;
    buffer->error[index] = error;
}

void ignore(struct buffer *buffer, size_t first, size_t bytes)
{
    need(first + bytes <= buffer->size, "outside of a buffer");
    memset(buffer->how + first, IGNORED, bytes);
}

void job_prepare(struct job *job, const struct kernel *kernel, unsigned round)
{
    memset(job, 0, sizeof *job);
    job->kernel = kernel;
    job->state = 0x9e3779b97f4a7c15 + round;
    for (const char *at = kernel->program; *at != '\0'; at++) {
        job->state = job->state * 31 + (unsigned char)*at;
    }
    launch(job, kernel->grid, kernel->block);
    draw(job);
    kernel->prepare(job, round);
}

void job_release(struct job *job)
{
    for (size_t i = 0; i < job->buffer_count; i++) {
        free(job->buffers[i].in);
        free(job->buffers[i].want);
        free(job->buffers[i].how);
        free(job->buffers[i].value);
        free(job->buffers[i].error);
    }
}
