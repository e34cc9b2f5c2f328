/* hand.c: what our runner is compared with: an interpreter of vectors written by hand.
 *
 * It has the instructions of three kernels and no others: decoded beforehand to an operation and
 * register numbers, executed in a loop around a switch, with loops over the 32 lanes that compilers
 * make wide instructions of. Masks are full: what would part a warp ends the run. Accesses are
 * checked for bounds and alignment; floats follow the rules of the machine, through floating.h. It
 * is compiled as often as our quick functions, with their options. */
#include "simt/vector.h"
#include "machine/floating.h"
#include "lanes.h"

#include <stdlib.h>
#include <string.h>

enum { LOCAL_WORDS = 64, MOST_CALLS = 8, HEADER = 0x10 };

struct warp {
    _Alignas(64) uint32_t r[128][WARP];
    uint16_t a[8][WARP];
    uint8_t c[4][WARP]; /* Z, S, C, O from bit 0 on */
    uint32_t local[LOCAL_WORDS][WARP];
    uint32_t pc, calls[MOST_CALLS], depth;
    bool ended, waits;
};

struct block {
    struct hand_run *run;
    struct warp *warps;
    uint32_t warp_count;
    uint32_t *shared;
    uint32_t shared_words;
};

#define LANES                                                                                      \
    RT_VECTOR                                                                                      \
    for (int32_t l = 0; l < WARP; l++)

/* ---- memory ---- */

/* Addresses of words in which all lanes may access memory; false where one must not. */
static inline bool near_words(const uint16_t *base, uint32_t at, uint32_t words, uint32_t *out)
{
    uint32_t bad = 0;
    LANES
    {
        const uint32_t to = (base[l] + at) & 0xffff;
        bad |= (to >> 2 >= words) | (to & 3);
        out[l] = to >> 2;
    }
    return !bad;
}

static inline bool far_words(const uint32_t *base, uint32_t words, uint32_t *out)
{
    uint32_t bad = 0;
    LANES
    {
        bad |= (base[l] >> 2 >= words) | (base[l] & 3);
        out[l] = base[l] >> 2;
    }
    return !bad;
}

static inline void gather(uint32_t *to, const uint32_t *memory, const uint32_t *words)
{
    LANES to[l] = memory[words[l]];
}

static inline void scatter(uint32_t *memory, const uint32_t *words, const uint32_t *from)
{
    for (int32_t l = 0; l < WARP; l++)
        memory[words[l]] = from[l];
}

/* One halfword of a block's memory, the same for all lanes. */
static inline uint32_t half_word(const struct block *b, uint32_t at)
{
    return b->shared[at >> 2] >> 8 * (at & 2) & 0xffff;
}

/* ---- arithmetic ---- */

static inline uint32_t mul_add(uint32_t x, uint32_t y, uint32_t z)
{
    const uint32_t sum = rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS, 0x7fc00000);
    const uint32_t cut = rt_f32_from_f32(sum, RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff);
    const uint32_t whole = rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z,
                                      RT_NEAR, RT_FLUSH_ALL, 0x7fffffff);
    return z >> 23 & 0xff ? cut : whole;
}

static inline uint8_t flags_of_sum(uint32_t a, uint32_t b, uint32_t sum)
{
    const uint32_t zero = sum == 0, carry = sum < a;
    const uint32_t over = (~(a ^ b) & (a ^ sum)) >> 31;
    return (uint8_t)(zero | sum >> 31 << 1 | carry << 2 | over << 3);
}

/* ---- a warp, until it waits or ends ---- */

/* Where a branch under `lg` goes: 1, 0 for on; -1 when its lanes go both ways. */
static inline int lanes_agree(const uint8_t *flags)
{
    uint32_t bits = 0;
    LANES bits |= (uint32_t)(~flags[l] & 1) << l;
    return bits == UINT32_MAX ? 1 : bits == 0 ? 0 : -1;
}

static enum hand_stop run_warp(struct block *b, struct warp *w)
{
    const struct hand_insn *code = b->run->program->code;
    const struct work *work = b->run->work;
    uint32_t *const memory = b->run->memory, *const shared = b->shared;
    const uint32_t memory_words = work->memory_size / 4, shared_words = b->shared_words;
    const uint32_t constant_words = work->constant_size / 4;
    uint64_t instructions = 0;
    uint32_t pc = w->pc;
    enum hand_stop stop = HAND_OUTSIDE;
    _Alignas(64) uint32_t at[WARP];
    for (;;) {
        const struct hand_insn *in = &code[pc++];
        uint32_t *const d = w->r[in->r[0]];
        const uint32_t *const x = w->r[in->r[1]], *const y = w->r[in->r[2]];
        const uint32_t n = in->imm;
        instructions++;
        switch ((enum hand_op)in->op) {
        case HAND_CVT_U16:
            LANES d[l] = x[l] & 0xffff;
            break;
        case HAND_MOV:
            LANES d[l] = x[l];
            break;
        case HAND_MOV_N:
            LANES d[l] = n;
            break;
        case HAND_MOV_S:
            if (!near_words(w->a[in->base], in->at, shared_words, at))
                goto stopped;
            gather(d, shared, at);
            break;
        case HAND_MOV16_S: {
            const uint32_t half = half_word(b, in->at);
            LANES d[l] = (d[l] & 0xffff0000) | half;
            break;
        }
        case HAND_ADD:
            LANES d[l] = x[l] + y[l];
            break;
        case HAND_ADD_N:
            LANES d[l] = x[l] + n;
            break;
        case HAND_ADD_S:
            if (!near_words(w->a[in->base], in->at, shared_words, at))
                goto stopped;
            LANES d[l] = shared[at[l]] + x[l];
            break;
        case HAND_ADD_K:
            if (!near_words(w->a[in->base], in->at, constant_words, at))
                goto stopped;
            LANES d[l] = x[l] + work->constants[at[l]];
            break;
        case HAND_ADD_FLAGS: {
            uint32_t *const to = w->r[in->r[1]];
            const uint32_t *const p = w->r[in->r[2]], *const q = w->r[in->r[3]];
            uint8_t *const c = w->c[in->r[0]];
            LANES
            {
                const uint32_t sum = p[l] + q[l];
                c[l] = flags_of_sum(p[l], q[l], sum);
                to[l] = sum;
            }
            break;
        }
        case HAND_MUL16:
            LANES d[l] = (x[l] & 0xffff) * (y[l] & 0xffff);
            break;
        case HAND_MAD16_S: {
            const uint32_t half = half_word(b, in->at);
            LANES d[l] = half * (x[l] & 0xffff) + y[l];
            break;
        }
        case HAND_SHL_N:
            LANES d[l] = x[l] << n;
            break;
        case HAND_SHR_N:
            LANES d[l] = x[l] >> n;
            break;
        case HAND_AND:
            LANES d[l] = x[l] & y[l];
            break;
        case HAND_AND_N:
            LANES d[l] = x[l] & n;
            break;
        case HAND_OR:
            LANES d[l] = x[l] | y[l];
            break;
        case HAND_XOR:
            LANES d[l] = x[l] ^ y[l];
            break;
        case HAND_SET_LESS: {
            uint8_t *const c = w->c[in->r[0]];
            LANES c[l] = x[l] < y[l] ? 2 : 1; /* of the result, all ones or 0 */
            break;
        }
        case HAND_FMAD: {
            const uint32_t *const z = w->r[in->r[3]];
            LANES d[l] = mul_add(x[l], y[l], z[l]);
            break;
        }
        case HAND_FMAD_S:
            if (!near_words(w->a[in->base], in->at, shared_words, at))
                goto stopped;
            LANES d[l] = mul_add(shared[at[l]], x[l], y[l]);
            break;
        case HAND_SHL_A: {
            uint16_t *const a = w->a[in->r[0]];
            LANES a[l] = (uint16_t)(x[l] << n);
            break;
        }
        case HAND_ADD_A: {
            uint16_t *const to = w->a[in->r[0]];
            const uint16_t *const from = w->a[in->r[1]];
            LANES to[l] = (uint16_t)(from[l] + n);
            break;
        }
        case HAND_LOAD_G:
            if (!far_words(w->r[in->base], memory_words, at))
                goto stopped;
            gather(d, memory, at);
            break;
        case HAND_LOAD_P:
            if (!near_words(w->a[in->base], in->at, LOCAL_WORDS, at))
                goto stopped;
            LANES d[l] = w->local[at[l]][l];
            break;
        case HAND_LOAD_K:
            if (!near_words(w->a[in->base], in->at, constant_words, at))
                goto stopped;
            gather(d, work->constants, at);
            break;
        case HAND_STORE_G:
            if (!far_words(w->r[in->base], memory_words, at))
                goto stopped;
            scatter(memory, at, d);
            break;
        case HAND_STORE_G4:
            if (!far_words(w->r[in->base], memory_words - 3, at))
                goto stopped;
            for (unsigned i = 0; i < 4; i++)
                scatter(memory + i, at, w->r[in->r[0] + i]);
            break;
        case HAND_STORE_S:
            if (!near_words(w->a[in->base], in->at, shared_words, at))
                goto stopped;
            scatter(shared, at, d);
            break;
        case HAND_STORE_P:
            if (!near_words(w->a[in->base], in->at, LOCAL_WORDS, at))
                goto stopped;
            LANES w->local[at[l]][l] = d[l];
            break;
        case HAND_BAR:
            w->waits = true;
            stop = HAND_ENDED;
            goto stopped;
        case HAND_BRA: {
            const int agreed = in->if_lg ? lanes_agree(w->c[0]) : 1;
            if (agreed < 0) {
                stop = HAND_DIVERGED;
                goto stopped;
            }
            pc = agreed ? n : pc;
            break;
        }
        case HAND_CALL:
            if (w->depth == MOST_CALLS)
                goto stopped;
            w->calls[w->depth++] = pc;
            pc = n;
            break;
        case HAND_RET:
            if (!w->depth)
                goto stopped;
            pc = w->calls[--w->depth];
            break;
        }
        if (in->ends) {
            w->ended = true;
            stop = HAND_ENDED;
            goto stopped;
        }
    }
stopped:
    w->pc = pc;
    b->run->instructions += instructions;
    return stop;
}

/* ---- blocks ---- */

/* What a block finds in its memory: its own place and its parameters. */
static void begin_block(struct block *b, uint32_t x, uint32_t y)
{
    const struct work *work = b->run->work;
    memset(b->shared, 0, 4 * b->shared_words);
    b->shared[0] = work->block[0] << 16;
    b->shared[1] = work->block[1] | 1u << 16;
    b->shared[2] = work->grid[0] | work->grid[1] << 16;
    b->shared[3] = x | y << 16;
    memcpy(b->shared + HEADER / 4, work->param, 4 * work->param_count);
    memset(b->warps, 0, b->warp_count * sizeof *b->warps);
    for (uint32_t i = 0; i < WARP * b->warp_count; i++)
        b->warps[i / WARP].r[0][i % WARP] = i % work->block[0] | i / work->block[0] << 16;
}

/* Warps run in turn, each to the barrier; when all that are left wait there, it opens. */
static enum hand_stop run_block(struct block *b)
{
    for (;;) {
        uint32_t ended = 0;
        for (uint32_t i = 0; i < b->warp_count; i++) {
            struct warp *w = &b->warps[i];
            w->waits = false;
            const enum hand_stop stop = w->ended ? HAND_ENDED : run_warp(b, w);
            if (stop != HAND_ENDED)
                return stop;
            ended += w->ended;
        }
        if (ended == b->warp_count)
            return HAND_ENDED;
        if (ended)
            return HAND_STUCK;
    }
}

enum hand_stop ISADORA_LEVEL(hand_run)(struct hand_run *run)
{
    const struct work *work = run->work;
    struct block b = {.run = run, .shared_words = work->shared / 4};
    enum hand_stop stop = HAND_NO_MEMORY;
    b.warp_count = work->block[0] * work->block[1] / WARP;
    b.warps = aligned_alloc(64, b.warp_count * sizeof *b.warps);
    b.shared = malloc(work->shared);
    if (b.warps && b.shared)
        stop = HAND_ENDED;
    for (uint32_t y = 0; y < work->grid[1] && stop == HAND_ENDED; y++) {
        for (uint32_t x = 0; x < work->grid[0] && stop == HAND_ENDED; x++) {
            begin_block(&b, x, y);
            stop = run_block(&b);
        }
    }
    free(b.warps);
    free(b.shared);
    return stop;
}
