/* sass_run.c: what our runner is compared with on SASS: an interpreter of vectors by hand.
 *
 * It is built as that for Tesla is (hand.c): decoded beforehand, executed in a loop around a
 * switch, with loops over the 32 lanes. Masks are full: what would part a warp ends the run; an
 * instruction whose guard holds in no lane does nothing. Accesses are checked for bounds and
 * alignment; sums of products are fused and rounded once. */
#include "simt/vector.h"
#include "machine/floating.h"
#include "sass.h"

#include <stdlib.h>
#include <string.h>

struct warp {
    _Alignas(64) uint32_t r[SASS_ROWS][WARP];
    uint32_t carry[WARP];
    uint32_t local[FRAME_WORDS][WARP];
    uint32_t p[TRUE_PREDICATE + 1]; /* a bit for each lane */
    uint32_t u[SASS_UNIFORM];
    uint32_t pc, number;
    bool ended, waits;
};

struct block {
    const struct hand_run *run;
    struct warp *warps;
    uint32_t warp_count, x, y;
    uint32_t *shared;
    uint64_t instructions;
};

#define LANES                                                                                      \
    RT_VECTOR                                                                                      \
    for (int32_t l = 0; l < WARP; l++)

/* ---- memory ---- */

/* Where the words of all lanes are; false where one lies outside or is not aligned to `size`. */
static inline bool near_words(const uint32_t *base, uint32_t at, uint32_t bytes, uint32_t size,
                              uint32_t *out)
{
    uint32_t bad = 0;
    LANES
    {
        const uint32_t to = base[l] + at;
        bad |= (to >= bytes) | (to & (size - 1));
        out[l] = to >> 2;
    }
    return !bad;
}

/* The same of addresses of 64 bits, from `first` on. */
static inline bool far_words(const uint32_t *low, const uint32_t *high, uint64_t offset,
                             uint32_t bytes, uint32_t *out)
{
    uint64_t bad = 0;
    LANES
    {
        const uint64_t to = (low[l] | (uint64_t)high[l] << 32) + offset;
        bad |= (to >= bytes) | (to & 3);
        out[l] = (uint32_t)to >> 2;
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

/* ---- a warp, until it waits or ends ---- */

#define CASE(op, body)                                                                             \
    case SASS_##op:                                                                                \
        LANES { body; }                                                                            \
        break;

static enum hand_stop run_warp(struct block *b, struct warp *w)
{
    const struct hand_run *run = b->run;
    const struct sass_insn *code = run->sass->code;
    const struct work *work = run->work;
    uint32_t *const memory = run->memory, *const shared = b->shared;
    const uint32_t memory_bytes = work->memory_size, constant_bytes = work->constant_size;
    const uint32_t shared_bytes = work->shared, frame_at = STACK_TOP - 4 * FRAME_WORDS;
    uint64_t instructions = 0;
    uint32_t pc = w->pc;
    enum hand_stop stop = HAND_OUTSIDE;
    _Alignas(64) uint32_t at[WARP];
    for (;;) {
        const struct sass_insn *in = &code[pc++];
        const uint32_t go = in->inverted ? ~w->p[in->guard] : w->p[in->guard];
        instructions++;
        if (go != UINT32_MAX) {
            if (go == 0)
                continue;
            stop = HAND_DIVERGED;
            goto stopped;
        }
        uint32_t *const d = w->r[in->r[0]];
        const uint32_t *const x = w->r[in->r[1]], *const y = w->r[in->r[2]];
        const uint32_t *const z = w->r[in->r[3]];
        const uint32_t n = *in->n, m = *in->m;
        switch ((enum sass_op)in->op) {
        case SASS_NOP:
            break;
            CASE(MOV, d[l] = x[l])
            CASE(MOV_N, d[l] = n)
            CASE(S2R_TID_X, d[l] = (w->number * WARP + (uint32_t)l) % work->block[0])
            CASE(S2R_TID_Y, d[l] = (w->number * WARP + (uint32_t)l) / work->block[0])
            CASE(S2R_CTAID_X, d[l] = b->x)
            CASE(S2R_CTAID_Y, d[l] = b->y)
        case SASS_ULDC_64:
            w->u[in->u[0] + 1] = in->n[1];
            w->u[in->u[0]] = n;
            break;
        case SASS_ULDC:
            w->u[in->u[0]] = n;
            break;
        case SASS_UIADD:
            w->u[in->u[0]] = w->u[in->u[1]] + n;
            break;
            CASE(SHL, d[l] = x[l] << n)
            CASE(SHR, d[l] = x[l] >> n)
            CASE(FUNNEL, d[l] = y[l] << n | x[l] >> (32 - n))
            CASE(LEA, d[l] = (x[l] << n) + y[l])
            CASE(LEA_CC, const uint32_t sum = (x[l] << m) + n; w->carry[l] = sum < n; d[l] = sum)
            CASE(ADD, d[l] = x[l] + y[l])
            CASE(ADD_N, d[l] = x[l] + n)
            CASE(ADD_CC, const uint32_t sum = x[l] + y[l]; w->carry[l] = sum < x[l]; d[l] = sum)
            CASE(ADD_CC_N, const uint32_t sum = x[l] + n; w->carry[l] = sum < n; d[l] = sum)
            CASE(ADD_X, d[l] = x[l] + y[l] + w->carry[l])
            CASE(ADD_X_N, d[l] = x[l] + n + w->carry[l])
            CASE(ADD3, d[l] = x[l] + y[l] + z[l])
        case SASS_ADD3_P: {
            uint32_t carry = 0;
            LANES
            {
                const uint32_t sum = x[l] + n;
                carry |= (uint32_t)(sum < n) << l;
                d[l] = sum;
            }
            w->p[in->p[0]] = carry;
            break;
        }
        case SASS_ADD3_X: {
            const uint32_t carry = w->p[in->p[0]];
            LANES d[l] = x[l] + y[l] + z[l] + (carry >> l & 1);
            break;
        }
            CASE(MAD, d[l] = x[l] * n + y[l])
        case SASS_MAD_WIDE: {
            uint32_t *const high = w->r[in->r[0] + 1];
            const uint32_t *const y_high = w->r[in->r[2] + 1];
            LANES
            {
                const uint64_t sum = (uint64_t)x[l] * n + (y[l] | (uint64_t)y_high[l] << 32);
                d[l] = (uint32_t)sum;
                high[l] = (uint32_t)(sum >> 32);
            }
            break;
        }
        case SASS_MAD_WIDE_C: {
            uint32_t *const high = w->r[in->r[0] + 1];
            const uint64_t wide = n | (uint64_t)in->n[1] << 32;
            LANES
            {
                const uint64_t sum = (uint64_t)x[l] * y[l] + wide;
                d[l] = (uint32_t)sum;
                high[l] = (uint32_t)(sum >> 32);
            }
            break;
        }
            CASE(XMAD, d[l] = (x[l] & 0xffff) * (n & 0xffff) + y[l])
            CASE(XMAD_MRG, d[l] = ((x[l] & 0xffff) * (n >> 16) & 0xffff) | n << 16)
            CASE(XMAD_CBCC, d[l] = ((x[l] >> 16) * (y[l] >> 16) << 16) + (y[l] << 16) + z[l])
            CASE(BFI, d[l] = (x[l] & 15) << 2)
            CASE(AND, d[l] = x[l] & y[l])
            CASE(AND_N, d[l] = x[l] & n)
            CASE(AND_NOT, d[l] = x[l] & ~y[l])
            CASE(XOR3, d[l] = x[l] ^ y[l] ^ z[l])
            CASE(MAJORITY, d[l] = (x[l] & y[l]) | (x[l] & z[l]) | (y[l] & z[l]))
#define SETP(op, test)                                                                             \
    case SASS_##op: {                                                                              \
        uint32_t bits = 0;                                                                         \
        LANES bits |= (uint32_t)(test) << l;                                                       \
        w->p[in->p[0]] = bits;                                                                     \
        break;                                                                                     \
    }
            SETP(ISETP_NE, d[l] != n)
            SETP(ISETP_NE_Z, d[l] != 0)
            SETP(ISETP_GT, d[l] > n)
        case SASS_ISETP_NE_U:
            w->p[in->p[0]] = w->u[in->u[0]] ? UINT32_MAX : 0;
            break;
            CASE(FFMA,
                 d[l] = rt_f32_mul_add(x[l], y[l], z[l], RT_EXACT, RT_NEAR, RT_KEEP, 0x7fffffff))
        case SASS_LDG:
        case SASS_STG:
            if (!far_words(w->r[in->base], w->r[in->base + 1],
                           (uint64_t)(int64_t)(int32_t)in->at - run->first, memory_bytes, at))
                goto stopped;
            if (in->op == SASS_LDG)
                gather(d, memory, at);
            else
                scatter(memory, at, d);
            break;
        case SASS_LDS:
            if (!near_words(w->r[in->base], in->at, shared_bytes, 4, at))
                goto stopped;
            gather(d, shared, at);
            break;
        case SASS_LDS_128:
            if (!near_words(w->r[in->base], in->at, shared_bytes, 16, at))
                goto stopped;
            for (unsigned i = 0; i < 4; i++)
                gather(w->r[in->r[0] + i], shared + i, at);
            break;
        case SASS_STS:
            if (!near_words(w->r[in->base], in->at, shared_bytes, 4, at))
                goto stopped;
            scatter(shared, at, d);
            break;
        case SASS_LDL:
        case SASS_STL:
            if (!near_words(w->r[in->base], in->at - frame_at, 4 * FRAME_WORDS, 4, at))
                goto stopped;
            if (in->op == SASS_LDL)
                LANES d[l] = w->local[at[l]][l];
            else
                LANES w->local[at[l]][l] = d[l];
            break;
        case SASS_STL_64: {
            const uint32_t *const high = w->r[in->r[0] + 1];
            if (!near_words(w->r[in->base], in->at - frame_at, 4 * FRAME_WORDS, 8, at))
                goto stopped;
            LANES
            {
                w->local[at[l]][l] = d[l];
                w->local[at[l] + 1][l] = high[l];
            }
            break;
        }
        case SASS_LDC:
            if (!near_words(w->r[in->base], in->at, constant_bytes, 4, at))
                goto stopped;
            gather(d, work->constants, at);
            break;
        case SASS_BAR:
            w->waits = true;
            stop = HAND_ENDED;
            goto stopped;
        case SASS_BRA:
            pc = in->at;
            break;
        case SASS_EXIT:
            w->ended = true;
            stop = HAND_ENDED;
            goto stopped;
        }
    }
stopped:
    w->pc = pc;
    b->instructions += instructions;
    return stop;
}

/* ---- blocks ---- */

static void begin_block(struct block *b)
{
    memset(b->shared, 0, b->run->work->shared + 16);
    memset(b->warps, 0, b->warp_count * sizeof *b->warps);
    for (uint32_t i = 0; i < b->warp_count; i++) {
        b->warps[i].number = i;
        b->warps[i].p[TRUE_PREDICATE] = UINT32_MAX;
    }
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

enum hand_stop ISADORA_LEVEL(sass_run)(struct hand_run *run)
{
    const struct work *work = run->work;
    struct block b = {.run = run};
    enum hand_stop stop = HAND_NO_MEMORY;
    b.warp_count = work->block[0] * work->block[1] / WARP;
    b.warps = aligned_alloc(64, b.warp_count * sizeof *b.warps);
    b.shared = malloc(work->shared + 16);
    if (b.warps && b.shared)
        stop = HAND_ENDED;
    for (b.y = 0; b.y < work->grid[1] && stop == HAND_ENDED; b.y++) {
        for (b.x = 0; b.x < work->grid[0] && stop == HAND_ENDED; b.x++) {
            begin_block(&b);
            stop = run_block(&b);
        }
    }
    run->instructions = b.instructions;
    free(b.warps);
    free(b.shared);
    return stop;
}
