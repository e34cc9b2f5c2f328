/* What the threads of a warp or of a block do together. */
#include "kernels.h"

#include <string.h>

enum { ROW = 1024 };

enum shuffle { TO_UP, TO_DOWN, BUTTERFLY, INDEX };

/* The lane that LANE reads from; whether that is inside of its segment. */
static unsigned source(enum shuffle mode, unsigned lane, uint32_t b, uint32_t c, bool *inside)
{
    const unsigned segment = c >> 8 & 31, clamp = c & 31, by = b & 31;
    const unsigned least = lane & segment, most = least | (clamp & ~segment & 31);
    const int from = mode == TO_UP       ? (int)lane - (int)by
                     : mode == TO_DOWN   ? (int)(lane + by)
                     : mode == BUTTERFLY ? (int)(lane ^ by)
                                         : (int)(least | (by & ~segment));
    *inside = mode == TO_UP ? from >= (int)most : from <= (int)most;
    return *inside ? (unsigned)from : lane;
}

/* One store of the kernel: OUT of lane LANE. What a lane gets from one that is missing, and what
 * lanes get that the mask does not name, is undefined. */
static void shuffled(uint32_t *out, const uint32_t *in, unsigned lanes, unsigned lane,
                     enum shuffle mode, uint32_t b, uint32_t c, bool with_predicate, uint32_t mask)
{
    bool inside;
    const unsigned from = source(mode, lane, b, c, &inside);
    if (!(mask >> lane & 1) || (from >= lanes || !(mask >> from & 1)))
        any(out, 4);
    else
        *out = with_predicate && !inside ? 77 : in[16 * from];
}

static void shuffles_of(unsigned lanes)
{
    grid(2, 1, 1);
    block(lanes, 1, 1);
    uint32_t *all = buffer(64 * 2 * lanes), *rows = buffer(4 * ROW * 2 * lanes);
    param_u32(0);
    draw32(all, 32 * lanes);
    for (unsigned i = 0; i < 2 * lanes; i++) {
        static const uint32_t segments[] = {31, 0, 0x1c1f, 0x1c00, 0x181f, 0x100f, 7};
        all[16 * i + 1] = draw_below(40);
        all[16 * i + 2] = segments[draw_below(7)];
    }
    given();
    for (unsigned i = 0; i < 2 * lanes; i++) {
        const unsigned lane = i % lanes;
        const uint32_t *in = all + i / lanes * lanes * 16;
        const uint32_t b = all[16 * i + 1], c = all[16 * i + 2];
        uint32_t *out = rows + ROW * i;
        for (enum shuffle mode = TO_UP; mode <= INDEX; mode++, out += 5) {
            const uint32_t end = mode == TO_UP ? 0 : 31;
            shuffled(out, in, lanes, lane, mode, b, c, false, ~0u);
            shuffled(out + 1, in, lanes, lane, mode, 3, end, false, ~0u);
            shuffled(out + 2, in, lanes, lane, mode, b, end, false, ~0u);
            shuffled(out + 3, in, lanes, lane, mode, 5, c, true, ~0u);
            shuffled(out + 4, in, lanes, lane, mode, 1, 0x1c1f, false, 0xffff);
        }
    }
}

static void warp_shfl(void) { shuffles_of(32); }
static void warp_shfl_short(void) { shuffles_of(16); } /* half a warp */

static void votes(const uint32_t *ballots, uint32_t *out, uint32_t lane, uint32_t mask,
                  uint32_t there)
{
    const uint32_t yes = *ballots;
    out[0] = yes != 0;
    out[1] = yes == there;
    out[2] = yes == 0 || yes == there;
    out[3] = yes;
    out[4] = ~yes & there;
    out[5] = yes & 0xf0f0f0f0;
    out[6] = yes & 0xffff0000 ? 3 : 9;
    out[7] = (yes & mask) == 0 ? 3 : 9;
    if (!(0xf0f0f0f0 >> lane & 1))
        any(out + 5, 4);
    if (lane < 16)
        any(out + 6, 4);
}

/* All threads of each warp say which they wait for; f32 numbers are compared with 2. */
static void votes_of(unsigned lanes, bool halves)
{
    grid(4, 1, 1);
    block(lanes, 1, 1);
    uint32_t *in = buffer(64 * 4 * lanes), *out = buffer(4 * ROW * 4 * lanes);
    param_u32(0);
    uint32_t ballots[4] = {0};
    const uint32_t there = lanes == 32 ? ~0u : (1u << lanes) - 1;
    for (unsigned i = 0; i < 4 * lanes; i++) {
        const unsigned warp = i / lanes, lane = i % lanes;
        const bool yes = warp == 0 ? draw_below(2) : warp == 1 ? false : warp == 2 || lane == 3;
        in[16 * i] = yes ? 0x40000000 + draw_below(0x3f800000) : draw_below(0x3fffffff);
        in[16 * i + 2] = !halves ? ~0u : lane < 16 ? 0xffff : 0xffff0000;
        ballots[warp] |= (uint32_t)yes << lane;
    }
    given();
    for (unsigned i = 0; i < 4 * lanes; i++)
        votes(&ballots[i / lanes], out + ROW * i, i % lanes, in[16 * i + 2], there);
}

static void warp_vote(void) { votes_of(32, false); }

static void warp_vote_short(void) { votes_of(20, false); }

static void warp_vote_halves(void)
{
    least_sm(70); /* before, all threads of a warp must name the same ones */
    votes_of(32, true);
}

static void barriers(void)
{
    const unsigned threads = 64;
    grid(2, 1, 1);
    block(threads, 1, 1);
    uint32_t *in = buffer(64 * 2 * threads), *out = buffer(4 * ROW * 2 * threads);
    param_u32(0);
    draw32(in, 16 * 2 * threads);
    uint32_t yes[2] = {0};
    for (unsigned i = 0; i < 2 * threads; i++) {
        in[16 * i] = 5 + 16 * (i / threads);
        in[16 * i + 1] = 2;
        if (i / threads == 1)
            in[16 * i + 2] |= 0x80000000; /* no lane votes yes */
        yes[i / threads] += (int32_t)in[16 * i + 2] > 0;
    }
    given();
    for (unsigned i = 0; i < 2 * threads; i++) {
        uint32_t *row = out + ROW * i, count = yes[i / threads];
        for (unsigned k = 0; k < 8; k++)
            row[k] = in[16 * i + (k == 1)];
        row[8] = row[9] = count;
        row[10] = count == threads ? 5 : 6;
        row[11] = count < threads ? 5 : 6;
    }
}

/* Lanes store results to elements that others store other results to, in any order: such an element
 * has one of them. */
static void redux(void)
{
    const unsigned lanes = 32;
    least_sm(80);
    grid(1, 1, 1);
    block(lanes, 1, 1);
    uint32_t *in = buffer(4 * (lanes + 26));
    buffer(4);
    param_u32(0);
    draw32(in, lanes + 26);
    given();
    uint32_t results[7] = {0, 0, 0x7fffffff, 0, ~0u, 0, 0};
    for (unsigned i = 0; i < lanes; i++) {
        results[0] += in[i];
        results[2] = (int32_t)in[i] < (int32_t)results[2] ? in[i] : results[2];
        results[3] = in[i] > results[3] ? in[i] : results[3];
        results[4] &= in[i];
        results[5] |= in[i];
        results[6] ^= in[i];
    }
    results[1] = results[0];
    for (unsigned k = 0; k < 7; k++) {
        for (unsigned i = 0; i < lanes; i++)
            in[i + 1 + 4 * k] = results[k];
    }
    for (unsigned k = 0; k < 7; k++) {
        for (unsigned i = 0; i < lanes; i++)
            or_else(&in[i + 1 + 4 * k], results[k]);
    }
}

/* A cluster of one block. What is read of shared memory was never written. */
static void sm90_misc(void)
{
    least_sm(90);
    grid(1, 1, 1);
    block(32, 1, 1);
    buffer(4);
    uint32_t *out = buffer(4 * 5);
    param_u32(0);
    memset(out, 0xee, 4 * 5);
    given();
    any(out, 4);
    out[1] = 1;
    out[2] = 0;
    out[3] = 0;
    any(out + 4, 4);
}

const struct kernel warp_kernels[] = {
    {"warp_shfl", warp_shfl},
    {"warp_shfl.short", warp_shfl_short},
    {"warp_vote", warp_vote},
    {"warp_vote.short", warp_vote_short},
    {"warp_vote.halves", warp_vote_halves},
    {"barriers", barriers},
    {"redux", redux},
    {"sm90_misc", sm90_misc},
    {NULL, NULL},
};
