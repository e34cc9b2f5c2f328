/* data.c: directives that write bytes: numbers, whole units, strings. */
#include "asm/assembler.h"

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
