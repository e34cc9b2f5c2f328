/* random.c: the special numbers, and what the lanes of one register hold together. */
#include "random.h"

static const uint32_t corners[] = {
    /* integers and parts of them */
    0, 1, 2, 3, 15, 16, 31, 32, 33, 63, 64, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff,
    0x10000, 0x7fffff, 0x800000, 0xffffff, 0x1000000, 0x7ffffffe, 0x7fffffff, 0x80000000,
    0x80000001, 0xfffffffe, 0xffffffff, 0xffff8000, 0xffffff80, 0xaaaaaaaa, 0x00ff00ff,
    /* floats: 1, -1, 0.5, infinities, NaNs, the smallest and the largest ones */
    0x3f800000, 0xbf800000, 0x3f000000, 0x40490fdb, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00000,
    0x7f800001, 0xff800001, 0x7fffffff, 0x00000001, 0x80000001, 0x007fffff, 0x807fffff, 0x00800000,
    0x80800000, 0x7f7fffff, 0xff7fffff, 0x3f7fffff, 0x3f800001,
    /* 2^23, 2^24, 2^31, 2^32, 2^63, 2^64 and what is just below */
    0x4b000000, 0x4b800000, 0x4effffff, 0x4f000000, 0xcf000000, 0x4f7fffff, 0x4f800000, 0x5f000000,
    0x5f800000, 0x437f0000, 0x43800000, 0x47000000, 0x47800000, 0xc3000000, 0xc7000000,
    /* high halves of floats of 64 bits: 1, infinity, NaN, the smallest one, 2^31, 2^63 */
    0x3ff00000, 0xbff00000, 0x7ff00000, 0xfff00000, 0x7ff80000, 0x000fffff, 0x00100000, 0x41dfffff,
    0x41e00000, 0xc1e00000, 0x43e00000, 0x3fe00000, 0x36a00000, 0x380fffff, 0x47efffff};

enum { CORNERS = sizeof corners / sizeof corners[0] };

uint32_t random_corner(struct random *r) { return corners[random_below(r, CORNERS)]; }

static uint64_t mask_of(unsigned bits)
{
    return bits < 64 ? (UINT64_C(1) << bits) - 1 : UINT64_MAX;
}

uint64_t random_lanes(struct random *r, unsigned lanes)
{
    const uint64_t all = mask_of(lanes), one = UINT64_C(1) << random_below(r, lanes);
    switch (random_below(r, 6)) {
    case 0:
    case 1:
        return all;
    case 2:
        return one;
    case 3:
        return all & ~one;
    case 4: /* the first ones, as in the last warp of a block */
        return all >> random_below(r, lanes);
    default:
        return random_bits(r) & all;
    }
}

/* Near a float of about 1, with few bits or many. */
static uint32_t some_float(struct random *r)
{
    const uint64_t bits = random_bits(r);
    const uint32_t exponent = 127 - 12 + random_below(r, 40);
    const uint32_t fraction = (uint32_t)bits & (bits >> 40 & 1 ? 0x7fffff : 0x700000);
    return (uint32_t)(bits >> 63) << 31 | exponent << 23 | fraction;
}

/* Where programs might have their data: aligned, at the begin or the end of something. */
static uint64_t some_base(struct random *r, unsigned width)
{
    const uint64_t far = random_bits(r) & UINT64_C(0xfffffff0);
    switch (random_below(r, 5)) {
    case 0:
        return random_below(r, 64) * 16;
    case 1:
        return random_below(r, 0x1000) * 16;
    case 2: /* the last ones below a power of two */
        return (UINT64_C(1) << random_below(r, width < 33 ? width : 33)) - 16;
    case 3: /* negative, seen from the end */
        return mask_of(width) - 15 - random_below(r, 64) * 16;
    default:
        return far;
    }
}

static void addresses(struct random *r, uint64_t *row, unsigned lanes, unsigned width)
{
    static const uint8_t steps[] = {0, 1, 2, 4, 4, 4, 8, 8, 16, 16, 64};
    const uint64_t base = some_base(r, width);
    const unsigned step = steps[random_below(r, sizeof steps)];
    const unsigned align = 1u << random_below(r, 5);
    const unsigned tile = random_once(r, 3) ? 16 : lanes; /* lanes that follow each other */
    const unsigned pitch = random_below(r, 0x200) * 16;
    const bool scattered = random_once(r, 3);
    for (unsigned i = 0; i < lanes; i++)
        row[i] = base + (scattered ? random_below(r, 0x800 / align) * align
                                   : i / tile * pitch + i % tile * step);
    if (random_once(r, 4)) /* one lane goes somewhere else */
        row[random_below(r, lanes)] += random_once(r, 2) ? random_below(r, 16) : random_bits(r);
}

void random_row(struct random *r, uint64_t *row, unsigned lanes, unsigned width)
{
    const unsigned kind = random_below(r, 9);
    const uint64_t common = random_once(r, 2) ? random_corner(r) : random_bits(r);
    if (kind < 3) {
        addresses(r, row, lanes, width);
        return;
    }
    for (unsigned i = 0; i < lanes; i++) {
        if (kind == 3)
            row[i] = common;
        else if (kind == 4)
            row[i] = random_below(r, 5);
        else if (kind == 5)
            row[i] = random_bits(r);
        else if (kind == 6)
            row[i] = some_float(r);
        else
            row[i] = random_corner(r);
        if (width > 32 && kind > 5)
            row[i] = row[i] << 32 | random_corner(r);
    }
}
