/* shape.h: a statement with the digits of its numbers and registers left open. Most statements of
 * one shape are read alike (known.h). */
#ifndef ISADORA_SHAPE_H
#define ISADORA_SHAPE_H

#include "asm/tables/syntax.h"

enum {
    RT_SHAPE_MIN = 12,  /* characters: what is shorter is read in full as fast */
    RT_SHAPE_MAX = 127, /* characters of a statement */
    RT_SHAPE_WORDS = (RT_SHAPE_MAX + 1) / 8,
    RT_SHAPE_PLACES = (RT_SHAPE_MAX + 1) / 64 /* numbers with a bit for each character */
};

struct rt_shape {
    /* One bit for each character, the first one lowest: is it a digit that is left open? */
    uint64_t open[RT_SHAPE_PLACES];
    /* The characters, eight in a number, the first one lowest; 0xff where a digit is open; zeros
     * after the end. */
    uint64_t text[RT_SHAPE_WORDS];
    uint64_t raw[RT_SHAPE_WORDS]; /* the same with all digits */
    size_t words;                 /* numbers that hold characters */
    uint32_t hash;
};

/* What characters are in statements of a syntax. */
struct rt_classes {
    uint64_t of[256];
    uint16_t heads[257]; /* the number of the first head that begins with it or a later one */
};

/* Digits are left open in numbers and in words that may be registers of these files. */
void rt_classes_make(struct rt_classes *, const struct isadora_syntax *);
/* The shape of at most RT_SHAPE_MAX characters. */
void rt_shape_make(struct rt_shape *, const struct rt_classes *, const char *text, size_t size);
/* No longer leaves open the digits at these places. */
void rt_shape_close(struct rt_shape *, const uint64_t *places);

static inline bool rt_shape_is_open(const struct rt_shape *shape, size_t at)
{
    return (shape->open[at / 64] >> (at & 63) & 1) != 0;
}

#endif
