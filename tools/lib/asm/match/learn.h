/* learn.h: finds out how all statements of one shape are read. learn.c walks the forms, in
 * learn_words.c are the words. */
#ifndef ISADORA_LEARN_H
#define ISADORA_LEARN_H

#include "asm/match/lesson.h"
#include "asm/match/spot.h"

enum {
    RT_LEARN_LEVELS = 24,
    RT_LEARN_ITEMS = 96, /* in one way to read it: the depth of calls */
    RT_LEARN_WORK = 3000 /* items that are walked, so that no statement takes long */
};

/* A row that waits for the end of a row inside it. */
struct rt_learn_level {
    const struct isadora_item *next;
    rt_slots slots;
    uint8_t outer;
    bool printed;
};

/* One way to read the statement, as far as it has come. */
struct rt_walk {
    const struct isadora_item *item;
    struct rt_spot s;
    const char *most; /* as in the matcher */
    rt_slots slots;
    uint8_t level, levels, items;
    uint8_t lines, values, reads;    /* how many of them are in the lesson */
    uint64_t close[RT_SHAPE_PLACES]; /* open digits that fixed texts are at */
};

struct rt_learner {
    struct rt_matcher *m;
    const struct rt_shape *shape;
    struct rt_lesson *lesson; /* also what the way at hand says */
    unsigned work, rank;
    bool found;
    bool unsure; /* other digits could be read otherwise */
    struct rt_learn_level level_of[RT_LEARN_LEVELS];
};

/* ---- learn.c ---- */

/* Finds out how all statements of the shape of this one are read, if not in one of `rank` ways that
 * are tried before. */
void rt_learn(struct rt_matcher *, const struct rt_classes *, const struct rt_shape *,
              unsigned rank, struct rt_lesson *);

bool rt_learn_is_open(const struct rt_learner *, const char *at);
/* How many characters from a place on are before the next open digit. */
size_t rt_learn_closed(const struct rt_learner *, const char *at);

enum rt_same {
    RT_DIFFERENT,
    RT_EQUAL,
    RT_EQUAL_OPEN /* perhaps: for some digits */
};

/* Does the text at a place begin with these characters? `close` gets the open digits that decide.
 */
enum rt_same rt_learn_compare(const struct rt_learner *, const char *at, const char *text,
                              size_t size, uint64_t *close);
/* The item is read again, from its `size` characters; without any it has that value. False: there
 * are too many. */
bool rt_learn_read(struct rt_learner *, struct rt_walk *, const char *at, size_t size,
                   uint64_t value);
/* The item has these bits. */
bool rt_learn_value(struct rt_learner *, struct rt_walk *, uint64_t bits);
/* Nothing is known before these digits are. */
void rt_learn_close(struct rt_learner *, const uint64_t *close);
/* The item is read up to `at`; NULL: it has no characters. `kept`: so is what it says. */
void rt_learn_on(struct rt_learner *, struct rt_walk *, const char *at, bool kept);

static inline bool rt_learn_is_over(const struct rt_learner *l) { return l->found || l->unsure; }

/* ---- learn_words.c ---- */

void rt_learn_word(struct rt_learner *, struct rt_walk *);
void rt_learn_register(struct rt_learner *, struct rt_walk *);

#endif
