/* undecoded.c: words that are no instruction: how long they would be, and what keeps them from
 * being one.
 *
 * Only the decoder knows the tests of operands, so the culprit is found by asking it: when the word
 * with another value in one field is an instruction of that form, the value is what is reserved. */
#include "code/hex.h"
#include "code/undecoded.h"

#include "code/show.h"

#include <stdio.h>

enum { FORMS = 2 }; /* that are tried: those with most tested bits */

/* ---- Lengths ---- */

static bool is_like(const struct isadora_word *word, const struct isadora_word *mask,
                    const struct isadora_word *value)
{
    return ((word->half[0] ^ value->half[0]) & mask->half[0]) == 0 &&
           ((word->half[1] ^ value->half[1]) & mask->half[1]) == 0;
}

/* Narrows the bits that all forms of a length have in common to those of one more. */
static void bits_meet(struct isadora_word *mask, struct isadora_word *value,
                      const struct isadora_form *form, bool first)
{
    struct isadora_word tested, wanted;
    isadora_form_tests(form, &tested, &wanted);
    for (int h = 0; h < 2; h++) {
        if (first) {
            mask->half[h] = tested.half[h];
            value->half[h] = wanted.half[h];
        }
        mask->half[h] &= tested.half[h] & ~(value->half[h] ^ wanted.half[h]);
        value->half[h] &= mask->half[h];
    }
}

void near_begin(struct near *near, const struct isadora_target *target, unsigned config)
{
    *near = (struct near){.target = target, .config = config};
    for (size_t i = 0; i < target->unit_count; i++) {
        const struct isadora_unit *unit = &target->units[i];
        struct isadora_word mask = {{0, 0}}, value = {{0, 0}};
        bool any = false;
        if (!(unit->configs >> config & 1) || near->count == ISADORA_WORD_BYTES)
            continue;
        for (size_t k = 0; k < target->form_count; k++) {
            const struct isadora_form *form = &target->forms[k];
            if (form->length != unit->bytes || !(form->configs >> config & 1))
                continue;
            bits_meet(&mask, &value, form, !any);
            any = true;
        }
        if (!any)
            continue;
        near->length[near->count].bytes = unit->bytes;
        near->length[near->count].bits = unit->bits;
        near->length[near->count].big_endian = unit->big_endian;
        near->length[near->count].mask = mask;
        near->length[near->count++].value = value;
    }
}

size_t near_length(const struct near *near, const uint8_t *bytes, size_t size)
{
    size_t found = 0;
    for (size_t i = 0; i < near->count; i++) {
        const unsigned length = near->length[i].bytes;
        if (length > size)
            return 0;
        struct isadora_word word = word_of(bytes, length, near->length[i].big_endian);
        if (!is_like(&word, &near->length[i].mask, &near->length[i].value))
            continue;
        if (found)
            return 0;
        found = length;
    }
    return found;
}

/* ---- Culprits ---- */

static bool is_big(const struct near *near, size_t length)
{
    for (size_t i = 0; i < near->count; i++)
        if (near->length[i].bytes == length)
            return near->length[i].big_endian;
    return false;
}

static unsigned top_bit(const struct isadora_field *field)
{
    unsigned top = 0;
    for (unsigned i = 0; i < field->piece_count; i++)
        top = field->pieces[i].hi > top ? field->pieces[i].hi : top;
    return top;
}

static uint64_t field_get(const struct isadora_field *field, const struct isadora_word *word)
{
    uint64_t value = 0;
    unsigned at = 0;
    for (unsigned i = 0; i < field->piece_count; i++)
        for (unsigned bit = field->pieces[i].lo; bit <= field->pieces[i].hi && at < 64; bit++, at++)
            value |= (word->half[bit / 64] >> bit % 64 & 1) << at;
    return value;
}

static void field_set(const struct isadora_field *field, struct isadora_word *word, uint64_t value)
{
    for (unsigned i = 0; i < field->piece_count; i++)
        for (unsigned bit = field->pieces[i].lo; bit <= field->pieces[i].hi; bit++, value >>= 1) {
            word->half[bit / 64] &= ~(UINT64_C(1) << bit % 64);
            word->half[bit / 64] |= (value & 1) << bit % 64;
        }
}

/* Is the word this form when the field has that value? */
static bool decodes(const struct near *near, const struct isadora_context *context,
                    const struct isadora_form *form, const struct isadora_field *field,
                    struct isadora_word word, uint64_t value)
{
    uint8_t bytes[ISADORA_WORD_BYTES];
    struct isadora_insn insn;
    const size_t length = form->length;
    field_set(field, &word, value);
    for (size_t i = 0; i < length; i++)
        bytes[is_big(near, length) ? length - 1 - i : i] =
            (uint8_t)(word.half[i / 8] >> 8 * (i % 8));
    return near->target->decode(context, bytes, length, &insn) == (int)length &&
           &near->target->forms[insn.form] == form;
}

/* Would another value do? Of wide fields some are tried: near to this one, none, all. */
static bool is_culprit(const struct near *near, const struct isadora_context *context,
                       const struct isadora_form *form, const struct isadora_field *field,
                       const struct isadora_word *word)
{
    if (top_bit(field) >= 8u * form->length)
        return false;
    const uint64_t own = field_get(field, word),
                   all = field->width < 64 ? (UINT64_C(1) << field->width) - 1 : UINT64_MAX;
    for (uint64_t value = 0; value <= all && value < 32; value++)
        if (value != own && decodes(near, context, form, field, *word, value))
            return true;
    return field->width > 5 && (decodes(near, context, form, field, *word, own & ~UINT64_C(3)) ||
                                decodes(near, context, form, field, *word, all));
}

const struct isadora_field *near_culprit(const struct near *near,
                                         const struct isadora_context *context,
                                         const struct isadora_form *form, const uint8_t *bytes)
{
    const struct isadora_target *target = near->target;
    const struct isadora_word word = word_of(bytes, form->length, is_big(near, form->length));
    const struct isadora_field *best = NULL;
    for (unsigned i = 0; i < form->slot_count; i++) {
        const struct isadora_field *field = &target->fields[form->slots[i].field];
        if ((!best || field->width < best->width) && is_culprit(near, context, form, field, &word))
            best = field;
    }
    /* Fields that choose a line stand in no text. */
    for (size_t i = 0; !best && i < target->field_count; i++)
        if (target->fields[i].width <= 4 &&
            is_culprit(near, context, form, &target->fields[i], &word))
            best = &target->fields[i];
    return best;
}

void near_blame(const struct near *near, const struct isadora_field *field, const uint8_t *bytes,
                size_t length, char *out, size_t size)
{
    const struct isadora_word word = word_of(bytes, length, is_big(near, length));
    const uint64_t value = field_get(field, &word);
    char name[64] = "";
    if (field->kind == ISADORA_REGISTER)
        show_value(near->target, field, value, name, sizeof name);
    snprintf(out, size, "%s cannot be 0x%llx%s%s", field->name, (unsigned long long)value,
             name[0] ? ", " : "", name);
}

/* How many bits the form tests, when the word has them all; else -1. */
static int tests_met(const struct isadora_word *word, const struct isadora_form *form)
{
    unsigned at = 8u * form->length;
    int tests = 0;
    for (const char *bit = form->bits; *bit && at > 0; bit++) {
        at -= *bit != ' ';
        if (*bit != '0' && *bit != '1')
            continue;
        if ((word->half[at / 64] >> at % 64 & 1) != (*bit == '1'))
            return -1;
        tests++;
    }
    return tests;
}

/* The forms of this length whose tested bits all agree, those with most of them first. */
static size_t find_forms(const struct near *near, const uint8_t *bytes, size_t length,
                         const struct isadora_form *best[FORMS])
{
    const struct isadora_word word = word_of(bytes, length, is_big(near, length));
    size_t n = 0;
    for (size_t i = 0; i < near->target->form_count; i++) {
        const struct isadora_form *form = &near->target->forms[i];
        if (form->length != length || !(form->configs >> near->config & 1))
            continue;
        const int tests = tests_met(&word, form);
        if (tests < 0)
            continue;
        size_t at = n < FORMS ? n++ : FORMS;
        for (; at > 0 && tests_met(&word, best[at - 1]) < tests; at--)
            if (at < FORMS)
                best[at] = best[at - 1];
        if (at < FORMS)
            best[at] = form;
    }
    return n;
}

/* Where a unit does not fill its bytes: the highest bit that is set outside; 0 when none is. */
static unsigned outside_bit(const struct near *near, const uint8_t *bytes, size_t length,
                            unsigned *bits)
{
    const struct isadora_word word = word_of(bytes, length, is_big(near, length));
    *bits = 8 * (unsigned)length;
    for (size_t i = 0; i < near->count; i++)
        if (near->length[i].bytes == length)
            *bits = near->length[i].bits;
    for (unsigned bit = 8 * (unsigned)length; bit-- > *bits;)
        if (word.half[bit / 64] >> bit % 64 & 1)
            return bit;
    return 0;
}

bool near_reason(const struct near *near, const struct isadora_context *context,
                 const uint8_t *bytes, size_t length, char *out, size_t size)
{
    const struct isadora_form *best[FORMS];
    unsigned bits, outside = outside_bit(near, bytes, length, &bits);
    if (outside) {
        snprintf(out, size, "a word has %u bits; bit %u must be 0", bits, outside);
        return true;
    }
    const size_t n = find_forms(near, bytes, length, best);
    for (size_t i = 0; i < n; i++) {
        const struct isadora_field *field = near_culprit(near, context, best[i], bytes);
        if (!field)
            continue;
        char blame[128];
        near_blame(near, field, bytes, length, blame, sizeof blame);
        snprintf(out, size, "like %s, but %s", best[i]->name, blame);
        return true;
    }
    return false;
}
