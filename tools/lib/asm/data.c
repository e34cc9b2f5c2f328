/* data.c: directives that write bytes: numbers, whole units, strings. */
#include "asm/assembler.h"
#include "asm/text/float_read.h"

#include <string.h>

/* ---- Data ---- */

static bool is_big_endian(const struct rt_assembler *a)
{
    return isadora_smallest_unit(a->target, a->context.config)->big_endian;
}

static void number_put(uint8_t *bytes, unsigned size, bool big_endian, struct isadora_word word)
{
    for (unsigned i = 0; i < size; i++) {
        unsigned from = big_endian ? size - 1 - i : i;
        bytes[i] = (uint8_t)(from < 16 ? word.half[from / 8] >> from % 8 * 8 : 0);
    }
}

/* Does the number fit `size` bytes, as it is or as two's complement? */
static bool number_fits(struct isadora_number value, unsigned size)
{
    uint64_t top = size >= 8 ? UINT64_MAX : (UINT64_C(1) << 8 * size) - 1;

    return value.negative ? value.bits >= ~(top >> 1) : value.bits <= top;
}

static bool number_store(struct rt_assembler *a, const char *at, const char *end, size_t offset,
                         unsigned size, struct isadora_number value)
{
    if (number_fits(value, size)) {
        number_put(a->out->bytes + offset, size, is_big_endian(a),
                   (struct isadora_word){{value.bits, 0}});
        return true;
    }
    rt_error(a, at, (size_t)(end - at), "%s does not fit %u bits",
             rt_quote(at, (size_t)(end - at)).text, 8 * size);
    return true;
}

void rt_data_fill(struct rt_assembler *a, const struct rt_fixup *fixup)
{
    struct rt_arguments r = {fixup->at, fixup->end};
    struct isadora_number value;

    a->context.address = rt_data_address(a, fixup->offset);
    if (rt_argument_number(a, &r, &value, NULL))
        number_store(a, fixup->at, fixup->end, fixup->offset, fixup->length, value);
}

bool rt_data_number(struct rt_assembler *a, struct rt_arguments *r, unsigned size)
{
    struct isadora_number value;
    bool later;
    const char *at = r->at;
    const size_t offset = a->out->size;

    if (!rt_argument_number(a, r, &value, &later) || rt_bytes_add(a, size) == NULL)
        return false;
    if (!later)
        return number_store(a, at, r->at, offset, size, value);
    rt_fixup_add(a, at, r->at, offset, (uint8_t)size, true);
    return true;
}

/* `COUNT [, SIZE [, VALUE]]`. */
void rt_fill(struct rt_assembler *a, struct rt_arguments *r)
{
    uint64_t count, size = 1;
    struct isadora_number value = {0, false};
    const size_t offset = a->out->size;

    if (!rt_argument_count(a, r, &count) ||
        (rt_argument_comma(r) && !rt_argument_count(a, r, &size)))
        return;
    const char *at = r->at;
    if ((rt_argument_comma(r) && !rt_argument_number(a, r, &value, NULL)) ||
        !rt_argument_done(a, r))
        return;
    if (size > 8) {
        rt_error(a, at, 0, "the size of what `.fill` repeats is at most 8 bytes");
        return;
    }
    if (size == 0 || count == 0)
        return;
    if (size > 4) /* as the GNU assembler has it: the higher bytes are 0 */
        value = (struct isadora_number){value.bits & UINT32_MAX, false};
    if (!number_fits(value, (unsigned)size)) {
        rt_error(a, at, (size_t)(r->at - at), "the value does not fit %u bits", 8 * (unsigned)size);
        return;
    }
    uint8_t *bytes = rt_bytes_add(a, count > SIZE_MAX / 16 ? SIZE_MAX / 2 : (size_t)(count * size));
    for (uint64_t i = 0; bytes != NULL && i < count; i++)
        number_put(bytes + i * size, (unsigned)size, is_big_endian(a),
                   (struct isadora_word){{value.bits, 0}});
    if (a->out->size > offset)
        rt_span_add(a, offset, true);
}

/* ---- Floats ---- */

static const char *const float_troubles[] = {
    [RT_FLOAT_MISSING] = "expected a number here",
    [RT_FLOAT_LARGE] = "this number is too large for the format",
    [RT_FLOAT_SMALL] = "this number is too small for the format",
    [RT_FLOAT_BITS] = "these are more bits than the number has",
};

/* A float, to the nearest; also `inf` and `nan`. */
bool rt_data_float(struct rt_assembler *a, struct rt_arguments *r, unsigned size)
{
    const unsigned bits = 8 * size;
    const struct rt_float_kind kind = {(uint8_t)bits, (uint8_t)bits, 0};
    const bool negative = r->at < r->end && *r->at == '-';
    const bool sign = negative || (r->at < r->end && *r->at == '+');
    const char *name = r->at + sign;
    struct rt_float_reading found = rt_float_read(&kind, r->at, r->end);

    if (found.length == 0 && r->end - name >= 3 &&
        (r->end - name == 3 || !rt_is(name[3], RT_NAME | RT_DIGIT))) {
        const bool is_nan = memcmp(name, "nan", 3) == 0 || memcmp(name, "NaN", 3) == 0;
        if (is_nan || memcmp(name, "inf", 3) == 0 || memcmp(name, "Inf", 3) == 0) {
            const char *text = is_nan ? "QNAN" : "INF";
            found = rt_float_read(&kind, text, text + strlen(text));
            found.bits |= (uint64_t)negative << (bits - 1);
            found.length = (size_t)(name - r->at) + 3;
        }
    }
    if (found.trouble != RT_FLOAT_FITS || found.length == 0) {
        const char *why = found.length == 0 ? NULL : float_troubles[found.trouble];
        rt_error(a, r->at, found.length ? found.length : rt_argument_size(r), "%s",
                 why ? why : float_troubles[RT_FLOAT_MISSING]);
        return false;
    }
    uint8_t *bytes = rt_bytes_add(a, size);
    if (bytes == NULL)
        return false;
    number_put(bytes, size, is_big_endian(a), (struct isadora_word){{found.bits, 0}});
    r->at += found.length;
    return true;
}

/* ---- Whole units ---- */

/* A hex number of up to 128 bits; `digits` counts leading zeros too. */
static bool unit_number(struct rt_arguments *r, struct isadora_word *word, unsigned *digits)
{
    const char *at = r->at;

    *word = (struct isadora_word){{0, 0}};
    *digits = 0;
    if (r->end - at < 3 || at[0] != '0' || at[1] != 'x')
        return false;
    for (at += 2; at < r->end && rt_digit_of(*at) >= 0; at++, ++*digits) {
        if (word->half[1] >> 60 != 0)
            return false;
        word->half[1] = word->half[1] << 4 | word->half[0] >> 60;
        word->half[0] = word->half[0] << 4 | (uint64_t)rt_digit_of(*at);
    }
    if (*digits == 0 || (at < r->end && rt_is(*at, RT_NAME | RT_DIGIT)))
        return false;
    r->at = at;
    return true;
}

static bool word_fits(struct isadora_word word, unsigned bits)
{
    if (bits >= 128)
        return true;
    if (bits >= 64)
        return bits == 64 ? word.half[1] == 0 : word.half[1] >> (bits - 64) == 0;
    return word.half[1] == 0 && word.half[0] >> bits == 0;
}

/* The shortest unit that has as many digits, so that a number says how long it is. */
static const struct isadora_unit *unit_of(const struct rt_assembler *a, struct isadora_word word,
                                          unsigned digits)
{
    const struct isadora_unit *longest = NULL;
    for (size_t i = 0; i < a->target->unit_count; i++) {
        const struct isadora_unit *unit = &a->target->units[i];
        if (!(unit->configs >> a->context.config & 1) || !word_fits(word, 8u * unit->bytes))
            continue;
        if (digits <= 2u * unit->bytes)
            return unit;
        longest = unit;
    }
    return longest;
}

bool rt_data_unit(struct rt_assembler *a, struct rt_arguments *r, unsigned size)
{
    struct isadora_word word;
    unsigned digits;
    const char *at = r->at;

    (void)size;
    if (!unit_number(r, &word, &digits)) {
        rt_error(a, at, rt_argument_size(r),
                 "expected a hexadecimal number 0x.. of at most 128 bits");
        return false;
    }
    const struct isadora_unit *unit = unit_of(a, word, digits);
    if (unit == NULL) {
        rt_error(a, at, (size_t)(r->at - at), "%s does not fit an instruction word",
                 rt_quote(at, (size_t)(r->at - at)).text);
        return false;
    }
    uint8_t *bytes = rt_bytes_add(a, unit->bytes);
    if (bytes != NULL)
        number_put(bytes, unit->bytes, unit->big_endian, word);
    return bytes != NULL;
}

/* ---- Strings ---- */

bool rt_data_string(struct rt_assembler *a, struct rt_arguments *r, unsigned size)
{
    int byte;

    if (!rt_string_open(a, r))
        return false;
    while ((byte = rt_string_next(a, r)) >= 0) {
        uint8_t *at = rt_bytes_add(a, size);
        if (at == NULL)
            return false;
        *at = (uint8_t)byte;
    }
    return byte == -1;
}

bool rt_data_string_zero(struct rt_assembler *a, struct rt_arguments *r, unsigned size)
{
    return rt_data_string(a, r, size) && rt_bytes_add(a, size) != NULL;
}
