/* syntax.h: the tables that say which statements an instruction set has.
 *
 * A generated NAME_parse.c holds a `struct isadora_syntax`: for each mnemonic the forms that begin
 * with it, for each form a row of items (text, separator, number, register, word, choice of rows);
 * rows.h has macros with which such rows read like templates. This is all of the assembler that
 * generated code includes. */
#ifndef ISADORA_SYNTAX_H
#define ISADORA_SYNTAX_H

#include <isadora/asm.h>

/* ---- The tables ---- */

/* A register of a file, by its prefix and its number, that begins at `text`: its length, 0 when
 * there is none. */
typedef uint32_t isadora_scan(const char *text, const char *end, uint64_t *value);

/* For scanners: the word from `text` to `next` is `prefix` characters and a decimal number. Returns
 * its length. */
static inline uint32_t rt_scan_number(const char *text, size_t prefix, const char *next,
                                      uint64_t *value)
{
    uint64_t sum = 0;

    for (const char *at = text + prefix; at < next; at++) {
        const unsigned digit = (unsigned)(*at - '0');
        if (sum > (UINT64_MAX - digit) / 10) {
            sum = UINT64_MAX;
            break;
        }
        sum = sum * 10 + digit;
    }
    *value = sum;
    return (uint32_t)(next - text);
}

/* A word, and the number that it is the text of. */
struct isadora_spelling {
    const char *text;
    uint64_t value;
    uint8_t size; /* characters */
    bool also;    /* it is read but never printed */
    bool longer;  /* it may begin with another word */
};

/* A class of words: texts of codes, registers of a file, the names of a view. */
struct isadora_words {
    const struct isadora_spelling *list; /* sorted by bytes */
    uint16_t count;
    uint8_t common;      /* characters that all of them begin with */
    uint8_t prefix_size; /* of the prefix of `scan`, if no word begins with it and a digit */
    isadora_scan *scan;  /* also these; NULL: none */
    const char *prefix;  /* of `scan` */
};

enum isadora_item_kind {
    ISADORA_ITEM_END,
    ISADORA_ITEM_TEXT,     /* `text`, which has `size` characters */
    ISADORA_ITEM_NUMBER,   /* `place` into value[number] */
    ISADORA_ITEM_FLOAT,    /* the same, for a float in text: float_text.h */
    ISADORA_ITEM_WORD,     /* the same: a register, the text of a code, a view */
    ISADORA_ITEM_LOGIC,    /* the same, for an expression over names: logic.c */
    ISADORA_ITEM_FIXED,    /* `fixed` in any spelling */
    ISADORA_ITEM_REGISTER, /* the register `number` of `place` */
    ISADORA_ITEM_CHOICE, /* one of `size` rows of `options`; it is line[slot], and its values begin
                            at value[number >> 8]; `slot` is the low byte of `number`, too */
    ISADORA_ITEM_VALUE,  /* no text: value[number] is `fixed` */
    ISADORA_ITEM_SAME,   /* no text: value[size] is value[number], of an item before */
    ISADORA_ITEM_LINE    /* no text: line[slot] is `size` */
};

/* Flags of items. */
enum {
    ISADORA_ITEM_SHARED = 1, /* other items of the form may carry bits of the same field */
    ISADORA_ITEM_SURE = 2,   /* where one of the words is, nothing else can be */
    /* The separator before the item. */
    ISADORA_ITEM_BLANK = 4,
    ISADORA_ITEM_COMMA = 8,
    ISADORA_ITEM_SEPARATOR = ISADORA_ITEM_BLANK | ISADORA_ITEM_COMMA,
    ISADORA_ITEM_OWN = 16, /* it takes the place of one that waits */
    ISADORA_ITEM_OWN_BLANK = ISADORA_ITEM_OWN | ISADORA_ITEM_BLANK,
    ISADORA_ITEM_OWN_COMMA = ISADORA_ITEM_OWN | ISADORA_ITEM_COMMA
};

/* What a text begins with: characters by rt_bit, and those after them. Every text does begin like
 * this, not all that begin like this are one. */
struct isadora_first {
    uint64_t one, two;
};

/* A part of a template. Slots within a row count from those of the choice around it, so that forms
 * can share the rows of an operand. */
struct isadora_item {
    uint8_t kind, flags, slot, size;
    uint32_t number;
    union {
        const char *text;
        const struct isadora_place *place;
        const struct isadora_option *options;
        const struct isadora_number *fixed;
    };
};

/* Kinds of rows that are never printed, only read. */
enum {
    ISADORA_ROW_ALSO = 1,
    ISADORA_ROW_GLUED = 2 /* and directly follows what is before it */
};

/* One row of a choice. */
struct isadora_option {
    const struct isadora_item *items;
    uint64_t configs;           /* of those in which the form exists */
    struct isadora_first first; /* also of what is after it, if it may be empty */
    uint8_t line;               /* its number in the choice */
    uint8_t also;               /* 0: it is printed */
    uint8_t rival; /* so many rows after it is the next one that may begin alike; 0: none */
    bool silent;   /* it has no items */
    bool prints;   /* something, always */
};

enum isadora_base { ISADORA_BASE_NONE, ISADORA_BASE_ZERO, ISADORA_BASE_HERE, ISADORA_BASE_NEXT };

enum {
    ISADORA_PLACE_SIGNED = 1,
    ISADORA_PLACE_WRAP = 2,     /* negative numbers, too, also as 32 or 64 bits */
    ISADORA_PLACE_EMPTY = 4,    /* the code `empty` prints nothing */
    ISADORA_PLACE_PREFIXES = 8, /* some word is the head of another one */
    ISADORA_PLACE_DECIMAL = 16,
    ISADORA_PLACE_SUM = 32,       /* of `beside` and the field */
    ISADORA_PLACE_DIFFERENCE = 64 /* of the field and `beside` */
};

/* How a field, or a part of one, is spelled: text = (bits of the field) * mul + add + base, plus or
 * minus what `beside` is. */
struct isadora_place {
    const struct isadora_words *words; /* NULL for numbers */
    uint64_t mul;                      /* of numbers */
    int64_t add;
    union {
        uint64_t empty; /* of words */
        /* Of sums: how a field counts that an earlier item of the row spells. */
        const struct isadora_place *beside;
    };
    uint64_t modulus; /* of addresses: their highest value */
    const struct isadora_range
        *ranges; /* values that are allowed, range_count of them; none: all */
    uint16_t range_count;
    uint16_t field;       /* index into target->fields */
    uint8_t shift, width; /* bits shift .. shift + width - 1 of the field */
    uint8_t base;         /* enum isadora_base */
    uint8_t flags;
    uint8_t format, digits; /* of a float: struct rt_float_kind */
    int8_t beside_slot;     /* counted from the one of the item */
};

/* Values v of a field with lo <= v <= hi and (v & mask) == value. */
struct isadora_range {
    uint64_t lo, hi, mask, value;
};

enum {
    ISADORA_FORM_INNER = 1,  /* the mnemonic is not the first item */
    ISADORA_FORM_LATER = 2,  /* `prefer` ranks it after another form */
    ISADORA_FORM_MARKED = 8, /* it has the mark of `prefer` in its text */
    ISADORA_FORM_SHARED = 4  /* several items may carry bits of one field */
};

struct isadora_alternative {
    const struct isadora_item *items;
    struct isadora_first first; /* of what is after the items that are alike */
    uint16_t form;
    uint8_t flags;
    uint8_t mark;  /* which marks[mark - 1] forces it; 0: none */
    uint8_t alike; /* so many items read what those of another form do, .. */
    uint8_t back;  /* .. which is so many before it in the list */
};

/* What forms begin with. */
struct isadora_head {
    uint64_t key; /* the first eight characters, the first one in the highest byte */
    const char *text;
    const struct isadora_alternative *forms;
    uint8_t size; /* characters of the text */
    uint16_t count;
    uint16_t shorter; /* so many before it is the longest head that it begins with; 0: none */
};

/* ---- Notation of sources ---- */

enum isadora_step_kind {
    ISADORA_STEP_NUMBER, /* puts `value` on the stack, */
    ISADORA_STEP_PARAM,  /* the parameter of this number, */
    ISADORA_STEP_HERE,   /* the address of the instruction */
    ISADORA_STEP_ADD,    /* operations with the two on top */
    ISADORA_STEP_SUBTRACT,
    ISADORA_STEP_MULTIPLY,
    ISADORA_STEP_LEFT,
    ISADORA_STEP_RIGHT,
    ISADORA_STEP_AND,
    ISADORA_STEP_OR,
    ISADORA_STEP_XOR,
    ISADORA_STEP_EQUAL,
    ISADORA_STEP_UNEQUAL,
    ISADORA_STEP_LESS,
    ISADORA_STEP_MOST, /* a <= b */
    ISADORA_STEP_MORE,
    ISADORA_STEP_LEAST, /* a >= b */
    ISADORA_STEP_BOTH,
    ISADORA_STEP_EITHER,
    ISADORA_STEP_NEGATE, /* with the one on top */
    ISADORA_STEP_INVERT,
    ISADORA_STEP_NO,
    ISADORA_STEP_ZEROS,    /* trailing zeros of the low `value` bits */
    ISADORA_STEP_UNSIGNED, /* the low `value` bits */
    ISADORA_STEP_SIGNED,
    ISADORA_STEP_PICK /* of three, the second if the first is not 0, else the third */
};

enum { ISADORA_STEPS_DEEP = 32 };

struct isadora_step {
    struct isadora_number value;
    uint8_t kind; /* enum isadora_step_kind */
};

/* `%NAME(x)` in a number. */
struct isadora_operator {
    const char *name;
    const struct isadora_step *steps;
    uint16_t step_count;
    int16_t of;   /* x is the address of an instruction with this operator; -1: x is the number */
    bool is_kept; /* some operator is about instructions with this one */
};

/* A statement that stands for others. */
struct isadora_macro {
    const char *const *names;
    const char *const *params;
    const char *const *lines;
    const struct isadora_step *when; /* NULL: always */
    uint16_t name_count, param_count, line_count, step_count;
    uint16_t numbers; /* a bit for each parameter that must be a number */
};

struct isadora_notation {
    const char *comment;   /* also begins one; NULL: nothing else does */
    const char *separator; /* is between statements of a line; NULL: nothing is */
    bool power;            /* `.align` is about a power of two */
    const char *pad[2];    /* what alignment is filled with in code, the shorter one first */
    const struct isadora_operator *operators;
    const struct isadora_macro *macros;
    uint16_t operator_count, macro_count;
};

struct isadora_syntax {
    const struct isadora_head *heads; /* sorted by bytes */
    uint64_t begins;                  /* their first characters, by rt_bit */
    uint32_t head_count;
    const struct isadora_alternative *free; /* without a fixed word */
    uint32_t free_count;
    bool inner; /* some form has ISADORA_FORM_INNER */
    const char *const *marks;
    uint32_t mark_count;
    const struct isadora_words *const *registers; /* of all files: such names are no symbols */
    uint32_t file_count;
    const struct isadora_notation *notation; /* NULL: none */
};

#endif
