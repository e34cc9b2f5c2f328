/* fraction.c: numbers with a fraction, and other words that begin like a number, where a whole
 * number is expected. An instruction may hold a number's bits without being described as a float:
 * then they are what to write. */
#include "asm/diag/diagnosis.h"

#include <inttypes.h>
#include <string.h>

size_t rt_fraction_length(const char *at, const char *end)
{
    const struct rt_float_kind kind = {64, 64, 0};
    size_t size = rt_float_read(&kind, at, end).length;
    bool fraction = false;

    for (size_t i = 0; i < size; i++) {
        fraction = fraction || strchr(".eE", at[i]) != NULL;
        if (at[i] == 'x')
            return 0;
    }
    size += at + size < end && (at[size] == 'f' || at[size] == 'F');
    return fraction && (at + size == end || !rt_is(at[size], RT_NAME | RT_DIGIT)) ? size : 0;
}

/* The bits of the number as a float of this width; false where it has none. */
static bool bits_of(struct rt_span number, uint8_t width, uint64_t *bits)
{
    const struct rt_float_kind kind = {width, width, 0};
    const struct rt_float_reading found = rt_float_read(&kind, number.at, number.end);

    *bits = found.bits;
    return found.trouble == RT_FLOAT_FITS;
}

void rt_say_strange_number(struct rt_diagnosis *d, struct rt_span number)
{
    const struct rt_matcher *m = d->m;
    struct rt_writer w = rt_writer_on(d->why->text, sizeof d->why->text);
    uint64_t bits;

    d->why->kind = ISADORA_TROUBLE_SYNTAX;
    /* A sign and an exponent belong to it. */
    if (number.at > m->text && number.at[-1] == '-')
        number.at -= rt_fraction_length(number.at - 1, m->end) > 0;
    const size_t whole = rt_fraction_length(number.at, m->end);
    if (whole > 0)
        number.end = number.at + whole;
    rt_point_at(d, number.at, (size_t)(number.end - number.at));
    const unsigned width = whole > 0 ? rt_number_width(d, number) : 0;
    rt_say(&w, "%s ", rt_quote_span(number).text);
    if (whole == 0)
        rt_say(&w, "is not a number");
    else if (width >= 32 && bits_of(number, width >= 64 ? 64 : 32, &bits))
        rt_say(&w, "is not allowed here; write a number with a fraction as its bits, 0x%" PRIx64,
               bits);
    else
        rt_say(&w, "has a fraction, but only whole numbers are allowed here");
}

bool rt_note_fraction(struct rt_diagnosis *d, const char *at)
{
    const struct rt_matcher *m = d->m;
    const struct rt_span number = {at, at + rt_fraction_length(at, m->end)};
    char text[24];
    uint64_t bits;

    for (unsigned width = 32; width <= 64 && number.end > at; width += 32) {
        if (!bits_of(number, (uint8_t)width, &bits))
            continue;
        struct rt_writer w = rt_writer_on(text, sizeof text);
        rt_say(&w, "0x%" PRIx64, bits);
        for (const char *word = m->text; word < at;) {
            const struct rt_span piece = rt_piece_at(m, word);
            word = rt_skip_blanks(piece.end, m->end);
            /* Not the mnemonic, nor the piece that the number is in. */
            if (piece.at == m->text || word > at || !rt_fits_edited(d, piece, number, text))
                continue;
            struct rt_writer note = rt_note_begin(d->why);
            rt_say(&note, "a number with a fraction is written as its bits: %s would be valid",
                   rt_quote(d->edited, d->edited_size).text);
            return true;
        }
    }
    return false;
}
