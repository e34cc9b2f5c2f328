/* match.h: the matcher behind isadora_parse, shared by parse.c (which forms, in which order),
 * match.c (one form against one sentence) and complain.c (why none fits). */
#ifndef ISADORA_MATCH_H
#define ISADORA_MATCH_H

#include "asm/text/float_read.h"
#include "asm/text/lexicon.h"
#include "asm/text/number.h"

enum {
    RT_SENTENCE_MAX = 16384, /* characters */
    RT_STEPS = 200000,       /* items tried for one sentence */
    RT_MISSES = 64,
    RT_LIKED = 4,
    RT_LEVELS = ISADORA_LINES + 2,
    RT_MARKS = 2 * (ISADORA_LINES + ISADORA_VALUES),
    RT_WRITES = 2 * ISADORA_VALUES
};

enum rt_miss_kind {
    RT_MISS_ITEM,     /* something else stands where the item should */
    RT_MISS_RANGE,    /* a number or register that the place does not take */
    RT_MISS_MULTIPLE, /* a number between two that it takes */
    RT_MISS_FLOAT,    /* a float that the field has not */
    RT_MISS_DIFFERS,  /* the field was said before, otherwise */
    RT_MISS_NAME,     /* unknown name */
    RT_MISS_OVERFLOW,
    RT_MISS_DEEP,
    RT_MISS_END,  /* the form ends here, the sentence does not */
    RT_MISS_WORD, /* encodes to a word that reads otherwise */
    RT_MISS_MASK,
    RT_MISS_SHORT /* shorter than the caller wants */
};

/* One way in which a form failed, for messages. */
struct rt_miss {
    enum rt_miss_kind kind;
    const struct isadora_item *item;
    uint16_t form;
    const char *at; /* what is wrong begins here */
    size_t length;
    int taker;          /* RT_MISS_WORD: the form that reads the word, or -1 */
    const char *beside; /* RT_MISS_WORD: what stands before and excludes it; NULL: not known */
    size_t beside_length;
    uint64_t wanted; /* RT_MISS_DIFFERS: what the field that stands before would print here */
};

/* The misses that reached furthest; older ones stay when there are too many. */
struct rt_misses {
    const char *reach; /* how far the sentence was understood */
    unsigned count;
    struct rt_miss miss[RT_MISSES];
};

/* From where the slots of a row count, those of the choice around it: of lines in the low byte, of
 * values in the others. */
typedef uint32_t rt_slots;

static inline unsigned rt_line_slot(rt_slots slots) { return slots & 255; }
static inline unsigned rt_value_slot(rt_slots slots) { return slots >> 8; }

/* A row that waits for the end of a row inside it. */
struct rt_level {
    const struct isadora_item *next;
    uint8_t outer;
    rt_slots slots; /* of its choice */
    bool printed;
    bool also; /* the row inside is one that is never printed */
};

/* A place to come back to: what else the item there could be. */
struct rt_mark {
    const struct isadora_item *item;
    const char *at,
        *limit; /* limit: the next reading ends here at the latest; NULL: nothing is read */
    uint8_t option, level, levels, separator, writes;
    bool printed, later;
};

/* A piece of the sentence. */
struct rt_span {
    const char *at, *end;
};

/* What a shared field was before. */
struct rt_write {
    uint64_t value, known;
    uint8_t slot;
};

struct rt_matcher {
    /* What is read, the same for all forms. */
    const struct isadora_syntax *syntax;
    const struct isadora_target *target;
    const struct isadora_context *context;
    const struct isadora_symbols *symbols;
    const char *text, *end;
    const char *mask_end; /* of the ` ^0x..` behind the sentence; its end when there is none */
    bool relaxed;    /* also spellings that are never printed, parentheses first, names that are not
                        known yet */
    bool any_config; /* for messages: as if all variants and modes were one */
    bool nameless;   /* for messages: a name is no number */
    const char
        *pardoned; /* for messages: what stands here may be any number or register; else NULL */
    const struct isadora_item *pardoned_as; /* what it was wanted to be */
    uint16_t liked[RT_LIKED]; /* for messages: forms of sentences that are nearly this one */
    unsigned liked_count;
    const char *broken; /* for messages: inside of a word, where no word may end; else NULL */
    bool masked;
    struct isadora_word mask;
    unsigned steps;
    struct rt_misses *misses; /* NULL while nobody wants to know */

    /* The form at hand. */
    const struct isadora_alternative *form;
    struct isadora_insn *insn;
    const char *at;
    uint8_t separator; /* the item that is due before the next printed character; 0: none */
    bool printed;      /* something of this row stands already */
    bool later;        /* some number is not known yet */
    int taker;         /* the form that read the last word back */
    uint8_t level, levels, marks, writes;
    rt_slots slots; /* of the choice around the item at hand */
    struct rt_level level_of[RT_LEVELS];
    struct rt_mark mark_of[RT_MARKS];
    struct rt_write write_of[RT_WRITES];
    uint64_t known[ISADORA_VALUES];        /* bits of shared fields that are settled */
    struct rt_span span_of[ISADORA_LINES]; /* while misses are kept: what choices were read from */
};

/* Reads the sentence as `form`. With `at` beyond the beginning, the first item, which ends there,
 * is read already. */
bool rt_match(struct rt_matcher *, const struct isadora_alternative *form, const char *at);

/* Tries all forms in order: the first that fits wins. `mark`: which word of `prefer` forces the
 * later ones, or 0. */
bool rt_match_sentence(struct rt_matcher *, unsigned mark);

void rt_miss(struct rt_matcher *, enum rt_miss_kind, const struct isadora_item *, const char *at,
             size_t length, const char *reach);
/* A failed item: `at` is where it should begin, or NULL without its separator, which is then what
 * is missed; at the end of the sentence the item says more. */
void rt_miss_item(struct rt_matcher *, const struct isadora_item *, const char *at);
/* The field of the item stands before, with another value. */
void rt_miss_differs(struct rt_matcher *, const struct isadora_item *, const char *at,
                     size_t length, const char *reach);
/* The parts of the sentence contradict each other; only while misses are kept. */
void rt_miss_word(struct rt_matcher *);

/* Encodes and decodes: the same instruction again? `taker` becomes the form that reads the word. */
bool rt_read_back(struct rt_matcher *);

/* ---- clash.c ---- */

/* The operands of the sentence at hand that exclude each other: the last one, and another one.
 * False when it is not a matter of two. */
bool rt_clash_find(struct rt_matcher *, struct rt_span *last, struct rt_span *other);

/* ---- logic.c ---- */

/* Reads the expression over names that begins at `at`, with the blanks around it, into the place of
 * the item. Returns what stands behind it, or NULL when there is none that the place takes. */
const char *rt_logic_match(struct rt_matcher *, const struct isadora_item *, const char *at);

/* For misses: the item that is a `)` of such an expression. */
extern const struct isadora_item rt_logic_close;

/* ---- place.c ---- */

/* The slot of what an item of the row at hand says. */
static inline unsigned rt_item_slot(const struct rt_matcher *m, const struct isadora_item *item)
{
    return rt_value_slot(m->slots) + item->number;
}

/* Does the item put something into a field? */
static inline bool rt_has_place(const struct isadora_item *item)
{
    return item->kind == ISADORA_ITEM_NUMBER || item->kind == ISADORA_ITEM_FLOAT ||
           item->kind == ISADORA_ITEM_WORD || item->kind == ISADORA_ITEM_LOGIC;
}

static inline struct rt_float_kind rt_place_float(const struct isadora_place *place)
{
    return (struct rt_float_kind){place->format, place->width, place->digits};
}

static inline uint64_t rt_low_bits(unsigned width)
{
    return width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

/* The float that stands at `at`; nothing stands at NULL. */
struct rt_float_reading rt_place_read_float(const struct isadora_place *, const char *at,
                                            const char *end);
bool rt_place_in_ranges(const struct isadora_place *, uint64_t value);

/* May the field have this value? */
static inline bool rt_place_allows(const struct isadora_place *place, uint64_t value)
{
    return place->range_count == 0 || rt_place_in_ranges(place, value);
}

/* Some value of the field that it may have: `value`, if that is one. */
uint64_t rt_place_fill(const struct isadora_place *, uint64_t value);
/* Puts `bits` into the part of a field that a place spells. False when the same bits were said
 * otherwise before. */
bool rt_place_store_shared(struct rt_matcher *, const struct isadora_item *, uint64_t bits);

static inline bool rt_place_store(struct rt_matcher *m, const struct isadora_item *item,
                                  uint64_t bits)
{
    if (item->flags & ISADORA_ITEM_SHARED)
        return rt_place_store_shared(m, item, bits);
    m->insn->value[rt_item_slot(m, item)] = bits;
    return true;
}

/* number = bits * mul + add, or an address, solved for the bits. */
bool rt_place_solve(const struct rt_matcher *, const struct isadora_place *, struct isadora_number,
                    uint64_t *bits, enum rt_miss_kind *why);
/* The lowest and highest number that a place takes in text; of an address, the lowest and highest
 * distance. */
void rt_place_interval(const struct isadora_place *, struct isadora_number *low,
                       struct isadora_number *high);

/* ---- complain.c ---- */

/* Fills *why from the misses. */
void rt_complain(struct rt_matcher *, const char *sentence, unsigned mark,
                 struct isadora_complaint *why);

#endif
