/* matcher.h: the matcher. forms.c says which forms are tried and in which order, match.c tries one,
 * failure.c keeps why it failed. A matcher is used for one statement; diag/ uses it again for
 * statements that are nearly the same. */
#ifndef ISADORA_MATCHER_H
#define ISADORA_MATCHER_H

#include "asm/text/float_read.h"
#include "asm/text/lexicon.h"
#include "asm/text/number.h"

enum {
    RT_STATEMENT_MAX = 16384, /* characters */
    RT_STEPS = 200000,        /* items tried for one statement */
    RT_RETURN = 8,            /* how many of these it counts to go back to a mark (fast.c) */
    RT_FAILURES = 64,
    RT_GAP_ITEMS = 64,
    RT_LEVELS = ISADORA_CHOICES + 2,
    RT_MARKS = 2 * (ISADORA_CHOICES + ISADORA_VALUES),
    RT_WRITES = 2 * ISADORA_VALUES,
    RT_TRAIL = 64,
    RT_LIKE = 64
};

#define RT_HEADLESS UINT32_MAX

enum rt_failure_kind {
    RT_FAIL_ITEM,     /* something else is where the item should be */
    RT_FAIL_RANGE,    /* a number or register that the place does not take */
    RT_FAIL_MULTIPLE, /* a number between two that it takes */
    RT_FAIL_FLOAT,    /* a float that the field does not have */
    RT_FAIL_DIFFERS,  /* an earlier operand set the field to another value */
    RT_FAIL_NAME,     /* unknown name */
    RT_FAIL_OVERFLOW,
    RT_FAIL_DEEP,
    RT_FAIL_END,  /* the form ends here, the statement does not */
    RT_FAIL_WORD, /* encodes to a word that decodes otherwise */
    RT_FAIL_MASK,
    RT_FAIL_SHORT /* shorter than the caller wants */
};

/* In place of the form that a word decodes as. */
enum rt_taker {
    RT_NO_TAKER = -1, /* the word is no instruction */
    RT_UNFIT = -2     /* the operands do not satisfy a condition of the form */
};

/* A piece of the statement. */
struct rt_span {
    const char *at, *end;
};

/* One way in which a form failed. */
struct rt_failure {
    enum rt_failure_kind kind;
    const struct isadora_item *item;
    uint16_t form;
    const char *at; /* what is wrong begins here */
    size_t length;
    int taker;       /* RT_FAIL_WORD: the form that the word decodes as, or one of rt_taker */
    uint64_t wanted; /* RT_FAIL_DIFFERS: what would say here what the field is set to */
    int64_t beside;  /* of a sum: what the earlier field adds */
};

/* The failures that got furthest; older ones stay when there are too many. */
struct rt_failures {
    const char *reach; /* how far the statement was understood */
    unsigned count;
    struct rt_failure of[RT_FAILURES];
};

/* A piece of the statement in whose place any one item is accepted. The matcher then finds no
 * statement, but all the items with which it would be one. */
struct rt_gap {
    struct rt_span piece;
    bool near; /* only items that read the piece as a value that they do not take */
    const struct isadora_item *item; /* that is in the gap now */
    uint64_t *value;                 /* its field */
    unsigned count;
    struct {
        const struct isadora_item *item;
        uint16_t form;
    } found[RT_GAP_ITEMS];
};

/* From where the slots of a row count, those of the choice around it: of lines in the low byte, of
 * values in the others. */
typedef uint32_t rt_slots;

static inline unsigned rt_line_slot(rt_slots slots) { return slots & 255; }
static inline unsigned rt_value_slot(rt_slots slots) { return slots >> 8; }

struct rt_mark;
struct isadora_shapes;

/* A row that waits for the end of a row inside it. */
struct rt_level {
    const struct isadora_item *next;
    uint8_t outer;
    rt_slots slots; /* of its choice */
    bool printed;
    bool also; /* the row inside is one that is never printed */
    /* Of fast.c: where the row before this one ended in vain, or NULL; what was refused then; what
     * is left of the choice, or NULL. */
    const char *left;
    uint32_t refused;
    struct rt_mark *mark;
};

/* A place to come back to: what else the item there could be. */
struct rt_mark {
    const struct isadora_item *item;
    const char *at,
        *limit; /* limit: the next reading ends here at the latest; NULL: nothing is read */
    uint8_t option, level, levels, separator, writes;
    uint32_t refused;
    bool printed, later, filled;
    const char *left; /* where the row that was read ended; NULL: nowhere yet (fast.c) */
};

/* The state before an item of a form; `due`: the separator that is, and RT_PRINTED where something
 * is printed already. */
struct rt_trail {
    const char *at;
    uint32_t refused;
    uint8_t due;
};

enum { RT_PRINTED = 1 };

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
    const char *mask_end; /* of the ` ^0x..` after the statement; its end when there is none */
    bool relaxed;  /* also spellings that are never printed, parentheses first, names that are not
                      known yet */
    bool nameless; /* for messages: a name is no number */
    const char *broken; /* for messages: inside of a word, where no word may end; else NULL */
    bool masked;
    uint64_t config; /* the bit of the configuration */
    struct isadora_word mask;
    unsigned steps;
    struct rt_failures *failures; /* NULL where the caller does not want to know */
    struct rt_gap *gap;           /* for messages; else NULL */
    struct isadora_shapes *shapes; /* that are known; or NULL */

    /* The form at hand. */
    const struct isadora_alternative *form;
    struct isadora_insn *insn;
    /* Of fast.c: where the head is that was found for the form; what was refused when it was read,
     * or RT_HEADLESS; something before it could be read otherwise, with other values. */
    const char *head;
    uint32_t headed;
    bool cut;
    const char *at;
    const char *most;  /* of fast.c: the next item begins here at the latest */
    uint8_t separator; /* the item that is due before the next printed character; 0: none */
    bool printed;      /* something of this row is printed already */
    bool later;        /* some number is not known yet */
    bool filled;       /* an item is in the gap */
    uint8_t level, levels, marks, writes;
    uint64_t stored;  /* slots of values that were put into the instruction, .. */
    uint32_t entered; /* .. and of lines; some may be left from what was read before a mark */
    uint32_t refused; /* how often all was read, but the word was another instruction's */
    rt_slots slots;   /* of the choice around the item at hand */
    struct rt_level level_of[RT_LEVELS];
    struct rt_mark mark_of[RT_MARKS];
    struct rt_write write_of[RT_WRITES];
    uint64_t known[ISADORA_VALUES]; /* bits of shared fields that are settled */

    /* For forms that begin alike (alike.c): where the items of the form were read, until it first
     * went back to a mark, and what they put into the instruction. */
    bool traced;                  /* another form may follow */
    bool resumed;                 /* it did */
    unsigned trailed, again_high; /* the last items that were read before and after that */
    uint64_t again;               /* all items that were read after that, of the first 64 */
    struct rt_trail trail[RT_TRAIL];
    struct isadora_insn path;
    const struct isadora_alternative *before; /* the form that was read before, or NULL */
    unsigned like;            /* items that the form at hand has in common with it */
    uint8_t like_of[RT_LIKE]; /* the same for all forms of the list so far */
};

/* ---- forms.c ---- */

/* Prepares the matcher for a statement; mark and mask are taken from it. Returns which word of
 * `prefer` it begins with, or 0. */
unsigned rt_matcher_begin(struct rt_matcher *, const struct isadora_target *,
                          const struct isadora_context *, const struct isadora_symbols *,
                          const char *text, size_t size, struct isadora_insn *out);
/* First try: spellings as they are printed, names that are known. Second try: also other spellings
 * of registers, numbers that begin with a parenthesis, names that come later. So what is printed
 * never reads as something else. */
bool rt_match_both(struct rt_matcher *, unsigned mark);
/* Tries all forms in order: the first that fits wins. `mark`: which word of `prefer` forces the
 * later ones, or 0. */
bool rt_match_statement(struct rt_matcher *, unsigned mark);

/* ---- alike.c ---- */

/* The form with this number of the next list; call it for all of them, in order. What it has in
 * common with the one that was read last: at least what both have in common with a third one. */
static inline void rt_alike_next(struct rt_matcher *m, const struct isadora_alternative *form,
                                 unsigned number)
{
    m->like = 0;
    if (number == 0)
        m->before = NULL;
    if (number >= RT_LIKE)
        return;
    if (form->alike > 0) {
        const unsigned known = m->like_of[number - form->back];
        m->like = form->alike < known ? form->alike : known;
    }
    m->like_of[number] = (uint8_t)m->like;
}

/* Nothing of the form is read yet. */
void rt_form_begin(struct rt_matcher *, const struct isadora_alternative *form, const char *at);
/* Reads the statement as that form. With `at` beyond the beginning, the first item, which ends
 * there, is read already. What forms before have read alike is not read again. `last`: no form of
 * the list follows. */
bool rt_alike_match(struct rt_matcher *, const struct isadora_alternative *form, unsigned number,
                    bool last, const char *at);
/* Keeps what a form has put into the instruction. */
void rt_alike_keep(struct rt_matcher *);

/* ---- match.c ---- */

/* Reads the statement as `form`, from this item on; what is before is read. */
bool rt_match(struct rt_matcher *, const struct isadora_alternative *form, unsigned from);
/* Reads an item: the next one, or NULL. */
const struct isadora_item *rt_step(struct rt_matcher *, const struct isadora_item *);
/* Goes back to the youngest mark and on from there by what is left of it: the next item, or NULL to
 * go back again. */
const struct isadora_item *rt_resume(struct rt_matcher *);
/* Where the next printed character is after `at` and the separator that is due, or NULL when that
 * is missing. */
const char *rt_lead(struct rt_matcher *, const char *at, unsigned separator);

/* ---- fast.c ---- */

/* The same as rt_match, in the first try without messages. */
bool rt_fast_match(struct rt_matcher *, const struct isadora_alternative *form, unsigned from);

/* ---- choice.c ---- */

/* Enters the next row of a choice, from number `from` on: the next item, or NULL. */
const struct isadora_item *rt_choice_enter(struct rt_matcher *, const struct isadora_item *,
                                           unsigned from);
/* After the last item of a row: back to the row around it. */
const struct isadora_item *rt_choice_leave(struct rt_matcher *);

/* ---- readback.c ---- */

/* Encodes and decodes: the same instruction again? `taker`: the form that the word decodes as, or
 * one of rt_taker. */
bool rt_read_back(const struct rt_matcher *, int *taker);
/* The last item is read: does the rest fit too? */
bool rt_complete(struct rt_matcher *);

/* ---- failure.c ---- */

/* The place of the item of a failure, for a sum with what the earlier field adds in it. */
struct isadora_place rt_failure_place(const struct rt_failure *);

/* The others all return false. */

bool rt_fail(struct rt_matcher *, enum rt_failure_kind, const struct isadora_item *, const char *at,
             size_t length, const char *reach);
/* A failed item: `at` is where it should begin, or NULL without its separator, which is then what
 * is missing; at the end of the statement the item says more. */
bool rt_fail_item(struct rt_matcher *, const struct isadora_item *, const char *at);
/* An earlier operand set the field of the item to another value. */
bool rt_fail_differs(struct rt_matcher *, const struct isadora_item *, const char *at,
                     size_t length, const char *reach);
/* The operands contradict each other. */
bool rt_fail_word(struct rt_matcher *, int taker);
/* Puts the item, which failed at `at`, into the gap, if there is one: true. `near`: it was
 * read, but the place does not take this value. */
bool rt_gap_fill(struct rt_matcher *, const struct isadora_item *, const char *at, bool near);
/* The word of the statement does not decode to it: does it with another value in the gap? */
bool rt_gap_reads_back(struct rt_matcher *);
/* The whole statement fits: keeps what is in the gap. */
bool rt_gap_found(struct rt_matcher *);

/* ---- logic.c ---- */

/* Reads the expression over names that begins at `at`, with the blanks around it. */
bool rt_logic_read(struct rt_matcher *, const struct isadora_item *, const char *at,
                   const char **next, uint64_t *bits);

/* For failures: the item that is a `)` of such an expression. */
extern const struct isadora_item rt_logic_close;

/* ---- Beginnings ---- */

/* The bits of characters in masks of struct isadora_first; cases are alike. */
extern const uint8_t rt_bit_of[256];

static inline uint64_t rt_bit(char ch) { return UINT64_C(1) << rt_bit_of[(unsigned char)ch]; }

/* What the text at a place begins with. The end of the statement has the bit of `;`; after it and
 * after a separator there may be anything. */
static inline struct isadora_first rt_first_at(const char *at, const char *end)
{
    const uint64_t ending = UINT64_C(1) << (';' - 0x20), any = ending | 1u | 1u << (',' - 0x20);
    struct isadora_first first = {at < end ? rt_bit(*at) : ending, UINT64_MAX};

    if ((first.one & any) == 0)
        first.two = end - at > 1 ? rt_bit(at[1]) : ending;
    return first;
}

/* The separator that is due before what an item prints; `before`: the one that was. */
static inline uint8_t rt_separator_due(const struct isadora_item *item, uint8_t before,
                                       bool printed)
{
    const unsigned own = item->flags & ISADORA_ITEM_SEPARATOR;

    return own != 0 && printed && (before == 0 || (item->flags & ISADORA_ITEM_OWN) != 0)
               ? (uint8_t)own
               : before;
}

/* Where the text after a separator that is due begins. */
static inline const char *rt_text_next(const char *at, const char *end, unsigned separator)
{
    if (separator == 0)
        return at;
    at = rt_skip_blanks(at, end);
    if (separator == ISADORA_ITEM_COMMA && at < end && *at == ',')
        at = rt_skip_blanks(at + 1, end);
    return at;
}

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

/* The float at `at`; there is none at NULL. */
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
    m->stored |= UINT64_C(1) << rt_item_slot(m, item);
    return true;
}

static inline bool rt_is_sum(const struct isadora_place *place)
{
    return (place->flags & (ISADORA_PLACE_SUM | ISADORA_PLACE_DIFFERENCE)) != 0;
}

/* What the earlier field adds to the number of an item that is a sum; 0 for others. */
int64_t rt_place_beside(const struct rt_matcher *, const struct isadora_item *);
/* number = bits * mul + add, or an address, solved for the bits. */
bool rt_place_solve(const struct rt_matcher *, const struct isadora_item *, struct isadora_number,
                    uint64_t *bits, enum rt_failure_kind *why);
/* The lowest and highest number that a place takes in text; of an address, the lowest and highest
 * distance. */
void rt_place_interval(const struct isadora_place *, struct isadora_number *low,
                       struct isadora_number *high);

#endif
