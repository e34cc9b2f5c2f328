/* wishes.h: what could have stood at the place of a miss, each thing once. */
#ifndef ISADORA_WISHES_H
#define ISADORA_WISHES_H

#include "asm/diag/wording.h"

enum { RT_WISHES = 64 };

enum rt_wish_kind {
    RT_WISH_WORD,  /* a word of the text, printed in backquotes */
    RT_WISH_PLAIN, /* a phrase: `$r0..$r127`, `a number 0x0..0xff`, `a blank` */
    RT_WISH_FIXED, /* the number numbers[item->index] */
    RT_WISH_STEPS  /* every second register, or every fourth .. */
};

struct rt_wish {
    enum rt_wish_kind kind;
    const char *text; /* WORD, PLAIN */
    size_t size;
    const struct isadora_item *item;
};

struct rt_wishes {
    unsigned count;
    bool more; /* there are others, which are not listed */
    struct rt_wish wish[RT_WISHES];
};

/* What the misses of one kind at one place would have taken. */
void rt_wishes_read(const struct rt_matcher *, enum rt_miss_kind, const char *at,
                    struct rt_wishes *);
/* Adds what one item would have taken. */
void rt_wish_item(const struct rt_matcher *, const struct isadora_item *, struct rt_wishes *);
/* Everything in the list. */
void rt_say_list(struct rt_writer *, const struct rt_matcher *, const struct rt_wishes *);
/* `expected ..` */
void rt_say_wishes(struct rt_writer *, const struct rt_matcher *, const struct rt_wishes *);
/* The wishes for what stands directly behind a register, with that register before each. */
void rt_say_registers(struct rt_writer *, const struct rt_wishes *, const char *name, size_t size);

#endif
