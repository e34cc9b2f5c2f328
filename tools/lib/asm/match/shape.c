/* shape.c: which digits of a statement are left open. Without branches that depend on the text,
 * which no processor foresees. */
#include "asm/match/shape.h"

#include "asm/text/number.h"

/* ---- Classes of characters ---- */

/* What a character may be, each in a byte of its own, so that eight characters are collected with
 * one shift and one `or` for each of them. */
enum class {
    WORD,  /* a letter, digit or `_` */
    DIGIT, /* or, of WORD: */
    ZERO,
    LETTER_X,
    FILE_LETTER, /* a word that begins with it may be a register; so may one .. */
    FILE_BEFORE, /* .. after this */
    CLOSING,     /* digits of a word after this are not left open */
    HEX,
    CLASSES
};

#define A_CHARACTER_OF(class) (UINT64_C(1) << 8 * (class))

/* A register begins like this. */
static void first_add(uint64_t *of, const char *text)
{
    const unsigned char ch = (unsigned char)*text;

    of[ch] |= A_CHARACTER_OF(rt_is(*text, RT_WORD) ? FILE_LETTER : FILE_BEFORE);
}

void rt_classes_make(struct rt_classes *classes, const struct isadora_syntax *syntax)
{
    uint64_t *of = classes->of;

    for (unsigned ch = 0; ch < 256; ch++)
        of[ch] = (rt_is((char)ch, RT_WORD) ? A_CHARACTER_OF(WORD) : 0) |
                 (rt_is((char)ch, RT_HEX) ? A_CHARACTER_OF(HEX) : 0);
    for (unsigned ch = '0'; ch <= '9'; ch++)
        of[ch] |= A_CHARACTER_OF(DIGIT);
    of['0'] |= A_CHARACTER_OF(ZERO);
    of['x'] |= A_CHARACTER_OF(LETTER_X);
    of['.'] |= A_CHARACTER_OF(CLOSING);
    of['^'] |= A_CHARACTER_OF(CLOSING);
    for (uint32_t i = 0; i < syntax->file_count; i++) {
        const struct isadora_words *words = syntax->registers[i];
        for (unsigned j = 0; j < words->count; j++)
            first_add(of, words->list[j].text);
        if (words->scan != NULL)
            first_add(of, words->prefix);
    }
    for (unsigned ch = 0, head = 0; ch <= 256; ch++) {
        while (head < syntax->head_count && (unsigned char)*syntax->heads[head].text < ch)
            head++;
        classes->heads[ch] = (uint16_t)head;
    }
}

static inline uint64_t eight_at(const char *at)
{
    const unsigned char *byte = (const unsigned char *)at;

    return (uint64_t)byte[0] | (uint64_t)byte[1] << 8 | (uint64_t)byte[2] << 16 |
           (uint64_t)byte[3] << 24 | (uint64_t)byte[4] << 32 | (uint64_t)byte[5] << 40 |
           (uint64_t)byte[6] << 48 | (uint64_t)byte[7] << 56;
}

/* The last of `size` characters, less than eight of them; zeros after them. */
static inline uint64_t last_at(const char *text, size_t size)
{
    const unsigned few = size & 7;
    uint64_t last = 0;

    if (size >= 8)
        return eight_at(text + size - 8) >> (64 - 8 * few);
    for (unsigned i = 0; i < few; i++)
        last |= (uint64_t)(unsigned char)text[i] << 8 * i;
    return last;
}

/* The classes of eight characters. */
static inline uint64_t classes_of(const uint64_t *of, uint64_t text)
{
    return of[text & 255] | of[text >> 8 & 255] << 1 | of[text >> 16 & 255] << 2 |
           of[text >> 24 & 255] << 3 | of[text >> 32 & 255] << 4 | of[text >> 40 & 255] << 5 |
           of[text >> 48 & 255] << 6 | of[text >> 56] << 7;
}

/* Of two numbers, exchanges the bytes that the mask does not have of the first with those that it
 * has of the second. */
static inline void exchange(uint64_t *low, uint64_t *high, uint64_t mask, unsigned shift)
{
    const uint64_t both = (*low >> shift ^ *high) & mask;

    *low ^= both << shift;
    *high ^= both;
}

/* From the classes of eight characters in each number, to the characters of each class. */
static inline void turn(uint64_t *of)
{
    for (unsigned i = 0; i < 4; i++)
        exchange(&of[i], &of[i + 4], 0x00000000ffffffff, 32);
    for (unsigned i = 0; i < 8; i += i % 4 == 1 ? 3 : 1)
        exchange(&of[i], &of[i + 2], 0x0000ffff0000ffff, 16);
    for (unsigned i = 0; i < 8; i += 2)
        exchange(&of[i], &of[i + 1], 0x00ff00ff00ff00ff, 8);
}

/* ---- Digits ---- */

/* Is the character before these 64 of that class, or in such a run (1), or not (0)? */
struct before {
    uint64_t word, closing, file, zero, x, closed, hex, decimal;
};

/* The runs of ones in `all`, from those places on that are in `from`. */
static inline uint64_t runs(uint64_t all, uint64_t from)
{
    /* An addition where a run starts clears it up to its end. */
    return ((all + (from & all)) ^ all) & all;
}

/* The digits that are left open: of hex numbers those after `0x`; of decimal ones, and of words
 * that may be registers, all but a zero before another digit, which ends a number. */
static inline uint64_t open_digits(const uint64_t *of, struct before *b)
{
    const uint64_t word = of[WORD], digit = of[DIGIT];
    const uint64_t start = word & ~(word << 1 | b->word);
    const uint64_t file = of[FILE_BEFORE] << 1 | b->file;
    const uint64_t closed_start =
        (of[CLOSING] << 1 | b->closing) | (start & ~digit & ~of[FILE_LETTER] & ~file);
    const uint64_t closed = runs(word, closed_start | b->closed);
    const uint64_t zero = of[ZERO] & start;
    const uint64_t x = of[LETTER_X] & (zero << 1 | b->zero);
    const uint64_t hex = runs(of[HEX], x << 1 | b->x | b->hex);
    const uint64_t decimal = digit & ~closed & ~hex;
    const uint64_t leading = of[ZERO] & decimal & ~(decimal << 1 | b->decimal) &
                             (decimal >> 1 | x >> 1 | UINT64_C(1) << 63);

    *b =
        (struct before){word >> 63,   of[CLOSING] >> 63, of[FILE_BEFORE] >> 63, zero >> 63, x >> 63,
                        closed >> 63, hex >> 63,         decimal >> 63};
    return hex | (decimal & ~leading);
}

/* A byte of ones for each of eight bits. */
static inline uint64_t bytes_of(uint64_t bits)
{
    const uint64_t one = ((bits & 255) * 0x0101010101010101) & 0x8040201008040201;

    return ((one + 0x7f7f7f7f7f7f7f7f) >> 7 & 0x0101010101010101) * 255;
}

/* Puts the digits of up to 64 characters together, those that are left open as 0xff. */
static inline uint64_t text_make(struct rt_shape *shape, size_t from, size_t count, uint64_t hash)
{
    const uint64_t open = shape->open[from / 8];

    for (size_t i = 0; i < count; i++) {
        const uint64_t text = shape->raw[from + i] | bytes_of(open >> 8 * i);
        shape->text[from + i] = text;
        hash = (hash ^ text) * UINT64_C(0x9e3779b97f4a7c15);
        hash ^= hash >> 32;
    }
    return hash;
}

static inline size_t count_at(const struct rt_shape *shape, size_t from)
{
    return shape->words - from < 8 ? shape->words - from : 8;
}

void rt_shape_make(struct rt_shape *shape, const struct rt_classes *classes, const char *text,
                   size_t size)
{
    struct before before = {0, 0, 0, 0, 0, 0, 0, 0};
    uint64_t hash = 0;

    shape->words = (size + 7) / 8;
    for (size_t from = 0; from < shape->words; from += 8) {
        const size_t count = count_at(shape, from);
        uint64_t of[CLASSES] = {0}, *raw = &shape->raw[from];
        for (size_t i = 0; i < count; i++) {
            const size_t at = 8 * (from + i);
            raw[i] = size - at >= 8 ? eight_at(text + at) : last_at(text, size);
            of[i] = classes_of(classes->of, raw[i]);
        }
        turn(of);
        shape->open[from / 8] = open_digits(of, &before);
        hash = text_make(shape, from, count, hash);
    }
    shape->hash = (uint32_t)hash;
}

void rt_shape_close(struct rt_shape *shape, const uint64_t *places)
{
    uint64_t hash = 1;

    for (size_t from = 0; from < shape->words; from += 8) {
        shape->open[from / 8] &= ~places[from / 8];
        hash = text_make(shape, from, count_at(shape, from), hash);
    }
    shape->hash = (uint32_t)hash;
}
