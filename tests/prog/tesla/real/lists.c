/* lists.c: kernels of decuda that copy words, shorts and bytes between parameters, shared and
 * global memory: long runs of loads and stores without a loop. */
#include "job.h"

/* Words of one buffer are stored over its first, one after the other: the last stays. */
static void prepare_last(struct job *job, unsigned round)
{
    struct buffer *both = pass_wide(job, 4 * 25);
    for (size_t i = 0; i < 25; i++) {
        put32(both, i, draw(job));
    }
    expect32(both, 0, get32(both, 24));
    launch(job, "1", round == 0 ? "32" : "96");
}

/* 30 words are loaded and stored where they were, by each thread. */
static void prepare_same(struct job *job, unsigned round)
{
    struct buffer *both = pass_wide(job, 4 * 31);
    for (size_t i = 0; i < 31; i++) {
        put32(both, i, draw(job));
    }
    (void)round;
}

/* 30 numbers that the compiler knew: 2, 4, 8, 12, 16, .. */
static void prepare_numbers(struct job *job, unsigned round)
{
    struct buffer *out = pass_wide(job, 4 * 31);
    for (size_t i = 0; i < 30; i++) {
        expect32(out, i, i == 0 ? 2 : (uint32_t)(4 * i));
    }
    (void)round;
}

static void prepare_number(struct job *job, unsigned round)
{
    struct buffer *out = pass_wide(job, 8);
    expect32(out, 0, 0x123456);
    (void)round;
}

/* The low halves of 28 parameters, shorts and words, to shorts. One place is stored twice. */
static void prepare_shorts(struct job *job, unsigned round)
{
    struct buffer *out;
    uint32_t first = draw(job) & 0xffff, value;
    size_t at = 1;
    pass(job, "u16", first);
    out = pass_wide(job, 2 * 28);
    expect16(out, 0, first);
    for (unsigned offset = 0x20; offset < 0x36; offset += 2) {
        value = draw(job) & 0xffff;
        pass(job, "u16", value);
        expect16(out, at < 11 ? at++ : 10, value);
    }
    for (unsigned offset = 0x38; offset < 0x78; offset += 4) {
        value = draw(job);
        pass(job, "u32", value);
        expect16(out, at++, value);
    }
    (void)round;
}

/* Parameters of many types, read as words. */
static void prepare_types(struct job *job, unsigned round)
{
    struct buffer *out = pass_wide(job, 4 * 11);
    uint32_t low = draw(job), high = draw(job), byte = draw(job) & 0xff, half = draw(job) & 0xffff;
    uint32_t number = draw_float(job, 20);
    pass(job, "u64", (uint64_t)high << 32 | low); /* 0x18 */
    expect32(out, 0, low);
    expect32(out, 1, high);
    pass(job, "s32", low + high); /* 0x20 */
    expect32(out, 2, low + high);
    pass(job, "u8", byte);  /* 0x24 */
    pass(job, "u16", half); /* 0x26: byte 0x25 is not used */
    expect32(out, 3, half << 16 | byte);
    ignore(out, 4 * 3 + 1, 1);
    pass_float(job, number); /* 0x28 */
    expect32(out, 4, number);
    pass(job, "u32", high ^ byte); /* 0x2c */
    expect32(out, 5, high ^ byte);
    pass(job, "u8", byte); /* 0x30, then 7 bytes that are not used */
    expect32(out, 6, byte);
    ignore(out, 4 * 6 + 1, 7);
    pass(job, "u64", (uint64_t)low << 32 | half); /* 0x38 */
    expect32(out, 8, half);
    expect32(out, 9, low);
    pass(job, "u32", high); /* 0x40 */
    expect32(out, 10, high);
    (void)round;
}

/* A byte goes through shared memory; the last but one byte that is stored is that of a parameter,
 * the last has never been written. */
static void prepare_byte(struct job *job, unsigned round)
{
    struct buffer *in, *out;
    uint32_t byte = draw(job) & 0xff, parameter = draw(job);
    pass(job, "u64", parameter);
    in = pass_wide(job, 1);
    out = pass_wide(job, 5);
    put8(in, 0, byte);
    expect8(out, 0, byte);
    expect8(out, 1, byte);
    expect8(out, 2, parameter);
    ignore(out, 3, 1);
    (void)round;
}

/* The same with four bytes; the others have never been written. */
static void prepare_bytes(struct job *job, unsigned round)
{
    struct buffer *in = pass_wide(job, 1), *out = pass_wide(job, 10);
    uint32_t byte = draw(job) & 0xff;
    put8(in, 0, byte);
    for (size_t i = 0; i < 4; i++) {
        expect8(out, i, byte);
    }
    ignore(out, 4, 5);
    (void)round;
}

/* Constants of the user, from the address on to which they go. */
static void prepare_constants(struct job *job, unsigned round)
{
    const uint32_t address = 0x4000;
    struct buffer *out = place(job, "g14", address, 4 * 31);
    pass(job, "u64", address);
    for (unsigned i = 0; i < 30; i++) {
        uint32_t word = draw(job);
        constant(job, 0, address + 4 * i, word);
        expect32(out, i, word);
    }
    (void)round;
}

#define KERNEL(name, shared, rounds, prepare)                                                      \
    {                                                                                              \
        "decuda_" name, "laanwj/decuda", "2", "40", shared, rounds, prepare, NULL                  \
    }

const struct kernel list_kernels[] = {
    KERNEL("test", 24, 1, prepare_number),
    KERNEL("test20", 24, 2, prepare_last),
    KERNEL("test20a", 24, 2, prepare_last),
    KERNEL("test21", 24, 2, prepare_same),
    KERNEL("test21const", 32, 1, prepare_constants),
    KERNEL("test21const2", 24, 1, prepare_numbers),
    KERNEL("test22", 132, 2, prepare_shorts),
    KERNEL("test22a", 68, 2, prepare_types),
    KERNEL("test33.f_test", 298, 4, prepare_byte),
    KERNEL("test34.f_test", 544, 4, prepare_bytes),
    {0},
};
