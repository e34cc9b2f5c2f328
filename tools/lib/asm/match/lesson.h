/* lesson.h: how statements of one shape are read, as learn.c finds it out for known.c. */
#ifndef ISADORA_LESSON_H
#define ISADORA_LESSON_H

#include "asm/match/matcher.h"
#include "asm/match/shape.h"

enum { RT_KNOWN_LINES = 20, RT_KNOWN_VALUES = 28, RT_KNOWN_READS = 12, RT_KNOWN_NAMES = 6 };

/* An item that is read again. */
struct rt_known_read {
    const struct isadora_item *item;
    rt_slots slots;   /* of the choice around it */
    uint8_t at, size; /* its characters; size 0: it has none and is `value` */
    uint16_t value;
};

/* Characters that could be the name of a symbol. */
struct rt_known_name {
    uint8_t at, size;
};

enum rt_knowledge {
    RT_KNOWN_READING, /* one way to read all statements of the shape, if their operands fit */
    RT_KNOWN_CLOSE,   /* digits at `close` say how they are read */
    RT_KNOWN_NOTHING
};

/* The first way to read them, or why there is none. */
struct rt_lesson {
    enum rt_knowledge knowledge;
    const struct isadora_alternative *form;
    uint8_t begin; /* characters of the head that the form begins with, or 0 */
    uint8_t line_count, value_count, read_count, name_count;
    uint8_t lines[RT_KNOWN_LINES][2];           /* slot and line */
    uint8_t values[RT_KNOWN_VALUES][2];         /* slot and value */
    struct rt_known_name names[RT_KNOWN_NAMES]; /* none of them is a symbol */
    struct rt_known_read reads[RT_KNOWN_READS];
    uint64_t close[RT_SHAPE_PLACES];
};

#endif
