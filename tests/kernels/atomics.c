/* Atomic operations. */
#include "kernels.h"

#include <string.h>

enum { ROW = 1024 };

enum operation { AND, OR, XOR, EXCH, ADD, INC, DEC, MIN_S, MAX_S, MIN_U, MAX_U };

static uint32_t operate(enum operation operation, uint32_t old, uint32_t b)
{
    const int32_t s = (int32_t)old, t = (int32_t)b;
    switch (operation) {
    case AND:
        return old & b;
    case OR:
        return old | b;
    case XOR:
        return old ^ b;
    case EXCH:
        return b;
    case ADD:
        return old + b;
    case INC:
        return old >= b ? 0 : old + 1;
    case DEC:
        return old == 0 || old > b ? b : old - 1;
    case MIN_S:
        return s < t ? old : b;
    case MAX_S:
        return s > t ? old : b;
    case MIN_U:
        return old < b ? old : b;
    case MAX_U:
        return old > b ? old : b;
    }
    return 0;
}

static uint64_t get64(const void *at)
{
    uint64_t value;
    memcpy(&value, at, sizeof value);
    return value;
}

static void add_single(uint32_t *at, uint32_t b, bool flush)
{
    uint32_t a = *at;
    if (flush) {
        a &= a & 0x7f800000 ? ~0u : 0x80000000;
        b &= b & 0x7f800000 ? ~0u : 0x80000000;
    }
    uint32_t sum = canonical(single_of(a) + single_of(b));
    if (flush && !(sum & 0x7f800000))
        sum &= 0x80000000;
    *at = sum;
}

/* The thirteen operations of 32 bits, the seven of 64, and the sum of f32. The old values go to
 * OUT[0..12], OUT[LONG..] and OUT[LAST]. */
static void each(uint32_t *cell, uint32_t *out, unsigned longs, unsigned last, const uint32_t *in,
                 bool flush)
{
    static const enum operation order[] = {AND, OR,  XOR,   EXCH,  ADD,   ADD,
                                           INC, DEC, MIN_S, MAX_S, MIN_U, MAX_U};
    uint64_t wide[3];
    memcpy(wide, in, sizeof wide);
    for (unsigned i = 0; i < 12; i++) {
        out[i] = *cell;
        *cell = operate(order[i], *cell, in[1]);
    }
    out[12] = *cell;
    *cell = *cell == in[1] ? in[2] : *cell;
    for (unsigned i = 0; i < 7; i++) {
        const uint64_t old = get64(cell), b = wide[0];
        const uint64_t results[] = {old + b,
                                    b,
                                    (int64_t)old < (int64_t)b ? old : b,
                                    old > b ? old : b,
                                    old & b,
                                    old ^ b,
                                    old == b ? wide[1] : old};
        memcpy(out + longs + 2 * i, &old, 8);
        memcpy(cell, &results[i], 8);
    }
    out[last] = *cell;
    add_single(cell, in[0], flush);
}

static void reductions(uint32_t *cell, const uint32_t *in)
{
    static const enum operation order[] = {AND, OR, XOR, ADD, INC, DEC, MIN_S, MAX_U};
    for (unsigned i = 0; i < 8; i++)
        *cell = operate(order[i], *cell, in[1]);
    add_single(cell, in[0], true);
    const uint64_t sum = get64(cell) + get64(in);
    memcpy(cell, &sum, 8);
}

/* One thread's row and cells; its shared memory holds nothing known until `exch`. */
static void atomics_thread(uint32_t *row, uint32_t *cell, const uint32_t *in)
{
    uint32_t shared[2] = {0, 0};
    each(cell, row, 14, 28, in, true);
    each(shared, row + 29, 42 - 29, 56 - 29, in, false);
    any(row + 29, 16);
    any(row + 43, 4);
    any(row + 45, 4);
    row[57] = *cell;
    *cell += in[1];
    row[58] = *cell;
    *cell = *cell == in[1] ? in[2] : *cell;
    row[59] = cell[16];
    cell[16] += in[1];
    memset(row + 60, 0, 32);
    reductions(cell + 2, in);
    row[68] = 1;
}

static void atomics(void)
{
    const unsigned threads = 8;
    grid(1, 1, 1);
    block(threads, 1, 1);
    uint32_t *in = buffer(64 * threads);
    uint32_t *out = buffer((4 * ROW + 576) * threads);
    param_u32(0);
    for (unsigned i = 0; i < 16 * threads; i++)
        in[i] = i % 16 == 3 ? threads * 512 + i / 16 * 72 : draw_edge();
    for (unsigned i = 0; i < (ROW + 144) * threads; i++)
        out[i] = draw_edge();
    in[2 * 16] = 0x3f800000; /* f32 numbers, now and then */
    in[5 * 16] = 0x00000005;
    given();
    for (unsigned i = 0; i < threads; i++)
        atomics_thread(out + ROW * i, out + (ROW * threads + 144 * i), in + 16 * i);
}

static uint32_t add_halves(uint32_t a, uint32_t b)
{
    const uint32_t low = half_bits((long double)half_of(a & 0xffff) + half_of(b & 0xffff), NEAREST);
    const uint32_t high = half_bits((long double)half_of(a >> 16) + half_of(b >> 16), NEAREST);
    return low | high << 16;
}

/* One thread, whose row and cell are one: what it stores there comes between. */
static void atomics_f64(void)
{
    least_sm(60);
    grid(1, 1, 1);
    block(1, 1, 1);
    double *in = buffer(64);
    uint32_t *out = buffer(4096);
    param_u32(0);
    for (unsigned i = 0; i < 8; i++)
        in[i] = draw_float() * 1e10;
    const double start = 1.25e9;
    memcpy(out, &start, 8);
    given();
    /* old sum is `start`, stored where the sum is; then the sum with the second number. */
    const double sum = start + in[1];
    memcpy(out, &sum, 8);
    out[2] = 2;
    out[3] = out[0];
    out[0] = add_halves(out[0], 0);
    out[4] = out[0]++;
    out[5] = out[0]++;
}

const struct kernel atomic_kernels[] = {
    {"atomics", atomics},
    {"atomics_f64", atomics_f64},
    {NULL, NULL},
};
