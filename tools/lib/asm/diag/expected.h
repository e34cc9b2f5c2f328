/* expected.h: what could be at the place of a failure, each thing once. */
#ifndef ISADORA_EXPECTED_H
#define ISADORA_EXPECTED_H

#include "asm/match/matcher.h"
#include "asm/text/message.h"

enum { RT_EXPECTED = 64, RT_EXPECTED_ROOM = 64 };

struct rt_expected {
    unsigned count;
    bool more; /* there are others, which are not listed */
    struct {
        bool word; /* of the text, shown in backquotes; else a phrase such as `$r0..$r127` */
        char text[RT_EXPECTED_ROOM];
    } of[RT_EXPECTED];
};

/* What a place of numbers or registers takes: `$r0..$r127`, `a number 0x0..0xff`. */
void rt_say_place(struct rt_writer *, const struct rt_matcher *, const struct isadora_place *);
/* Adds what one item would take. */
void rt_expected_add(const struct rt_matcher *, const struct isadora_item *, struct rt_expected *);
/* What the failures of one kind at one place would have taken. */
void rt_expected_read(const struct rt_matcher *, enum rt_failure_kind, const char *at,
                      struct rt_expected *);
/* Everything in the list; of several things, that it is one of them. */
void rt_expected_say(struct rt_writer *, const struct rt_expected *);
/* A number as it is written there. */
void rt_say_number(struct rt_writer *, struct isadora_number, bool decimal);

#endif
