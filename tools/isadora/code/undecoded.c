/* undecoded.c: words that are no instruction: how long they would be, and what keeps them from
 * being one.
 *
 * Only the decoder knows the tests of operands, so the culprit is found by asking it: when the word
 * with another value in one field is an instruction of that form, the value is what is reserved. */
#include "code/hex.h"
#include "code/undecoded.h"

#include "code/show.h"
#include "common/message.h"

#include <stdio.h>
#include <string.h>

enum { FORMS = 2 }; /* that are tried: those with most tested bits */

/* A reason takes up to a few thousand decodings, too many for megabytes of data: the first words
 * have all that they need, those after them what so many a word leave. */
enum { CREDIT_MOST = 1000000, CREDIT_A_WORD = 24 };

/* ---- Lengths ---- */

static void take_forms(struct near *near)
{
    const struct isadora_target *target = near->target;
    near->forms = tool_alloc(target->form_count * sizeof *near->forms);
    for (size_t i = 0; i < target->form_count; i++) {
        const struct isadora_form *form = &target->forms[i];
        struct isadora_word tested, wanted;
        if (!(form->configs >> near->config & 1))
            continue;
        isadora_form_tests(form, &tested, &wanted);
        near->forms[near->form_count++] =
            (struct near_form){form, rt_wide(tested), rt_wide(wanted)};
    }
}

static bool has_form(const struct near *near, unsigned bytes)
{
    for (size_t k = 0; k < near->form_count; k++)
        if (near->forms[k].form->length == bytes)
            return true;
    return false;
}

void near_begin(struct near *near, const struct isadora_target *target, unsigned config)
{
    if (near->target == target && near->config == config)
        return;
    *near = (struct near){.target = target, .config = config, .credit = CREDIT_MOST};
    take_forms(near);
    for (size_t i = 0; i < target->unit_count && near->count < ISADORA_WORD_BYTES; i++) {
        const struct isadora_unit *unit = &target->units[i];
        if (!(unit->configs >> config & 1) || !has_form(near, unit->bytes))
            continue;
        near->length[near->count].bytes = unit->bytes;
        near->length[near->count].bits = unit->bits;
        near->length[near->count++].big_endian = unit->big_endian;
    }
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

static uint64_t field_get(const struct isadora_field *field, rt_u128 word)
{
    rt_u128 value = 0;
    unsigned at = 0;
    for (unsigned i = 0; i < field->piece_count; i++) {
        const unsigned lo = field->pieces[i].lo, width = field->pieces[i].hi - lo + 1u;
        value |= (word >> lo & ones(width)) << at;
        at += width;
    }
    return (uint64_t)value;
}

static rt_u128 field_set(const struct isadora_field *field, rt_u128 word, rt_u128 value)
{
    for (unsigned i = 0; i < field->piece_count; i++) {
        const unsigned lo = field->pieces[i].lo, width = field->pieces[i].hi - lo + 1u;
        word = (word & ~(ones(width) << lo)) | (value & ones(width)) << lo;
        value >>= width;
    }
    return word;
}

/* Is the word this form when the field has that value? */
static bool decodes(struct near *near, const struct isadora_context *context,
                    const struct near_form *f, const struct isadora_field *field, rt_u128 word,
                    uint64_t value)
{
    uint8_t bytes[ISADORA_WORD_BYTES];
    struct isadora_insn insn;
    const struct isadora_form *form = f->form;
    const size_t length = form->length;
    word = field_set(field, word, value);
    if (near_wrong(f, word))
        return false;
    near->credit--;
    for (size_t i = 0; i < length; i++)
        bytes[is_big(near, length) ? length - 1 - i : i] = (uint8_t)(word >> 8 * i);
    return near->target->decode(context, bytes, length, &insn) == (int)length &&
           &near->target->forms[insn.form] == form;
}

/* Would another value do? Of wide fields some are tried: near to this one, none, all. */
static bool is_culprit(struct near *near, const struct isadora_context *context,
                       const struct near_form *form, const struct isadora_field *field,
                       rt_u128 word)
{
    if (top_bit(field) >= 8u * form->form->length)
        return false;
    const uint64_t own = field_get(field, word),
                   all = field->width < 64 ? (UINT64_C(1) << field->width) - 1 : UINT64_MAX;
    for (uint64_t value = 0; value <= all && value < 32; value++)
        if (value != own && decodes(near, context, form, field, word, value))
            return true;
    return field->width > 5 && (decodes(near, context, form, field, word, own & ~UINT64_C(3)) ||
                                decodes(near, context, form, field, word, all));
}

const struct isadora_field *near_culprit(struct near *near, const struct isadora_context *context,
                                         const struct near_form *f, const uint8_t *bytes)
{
    const struct isadora_target *target = near->target;
    const struct isadora_form *form = f->form;
    const rt_u128 word = word_of(bytes, form->length, is_big(near, form->length));
    const struct isadora_field *best = NULL;
    for (unsigned i = 0; i < form->slot_count; i++) {
        const struct isadora_field *field = &target->fields[form->slots[i].field];
        if ((!best || field->width < best->width) && is_culprit(near, context, f, field, word))
            best = field;
    }
    /* Fields that choose a line are in no text. */
    for (size_t i = 0; !best && i < target->field_count; i++)
        if (target->fields[i].width <= 4 && is_culprit(near, context, f, &target->fields[i], word))
            best = &target->fields[i];
    return best;
}

void near_explain(const struct near *near, const struct isadora_field *field, const uint8_t *bytes,
                  size_t length, char *out, size_t size)
{
    const rt_u128 word = word_of(bytes, length, is_big(near, length));
    const uint64_t value = field_get(field, word);
    const bool named = field->kind == ISADORA_REGISTER;
    snprintf(out, size, "%s cannot be 0x%llx%s%s", field->name, (unsigned long long)value,
             named ? ", " : "", named ? show_value(near->target, field, value) : "");
}

rt_u128 near_wrong(const struct near_form *f, rt_u128 word)
{
    return (word ^ f->wanted) & f->tested;
}

bool near_fits(const struct near *near, const struct near_form *f, rt_u128 word)
{
    const struct isadora_word bits = {{(uint64_t)word, (uint64_t)(word >> 64)}};
    const unsigned form = (unsigned)(f->form - near->target->forms);
    return near->target->fits == NULL || near->target->fits(form, bits);
}

size_t near_forms(const struct near *near, near_distance *distance, rt_u128 word, size_t length,
                  const struct near_form **best, size_t most)
{
    size_t n = 0;
    for (size_t i = 0; i < near->form_count; i++) {
        const struct near_form *f = &near->forms[i];
        const unsigned far = f->form->length == length ? distance(f, word) : NEAR_NEVER;
        if (far == NEAR_NEVER)
            continue;
        size_t at = n < most ? n++ : most;
        for (; at > 0 && distance(best[at - 1], word) > far; at--)
            if (at < most)
                best[at] = best[at - 1];
        if (at < most)
            best[at] = f;
    }
    return n;
}

rt_u128 near_word(const struct near *near, const uint8_t *bytes, size_t size, size_t length,
                  rt_u128 *known)
{
    rt_u128 word = 0;
    *known = 0;
    for (size_t k = 0; k < length && k < size; k++) {
        const size_t place = 8 * (is_big(near, length) ? length - 1 - k : k);
        word |= (rt_u128)bytes[k] << place;
        *known |= (rt_u128)0xff << place;
    }
    return word;
}

size_t near_any_length(const struct near *near, const uint8_t *bytes, size_t size, size_t length,
                       const struct near_form **best, size_t most)
{
    unsigned far[NEAR_MOST];
    size_t n = 0;
    for (size_t i = 0; i < near->form_count; i++) {
        const struct near_form *f = &near->forms[i];
        rt_u128 known;
        const rt_u128 word = near_word(near, bytes, size, f->form->length, &known);
        /* of equal ones first those of the length that the word has */
        const unsigned own =
            2 * bits_set(near_wrong(f, word) & known) + (f->form->length != length);
        size_t at = n < most ? n++ : most;
        for (; at > 0 && far[at - 1] > own; at--)
            if (at < most) {
                best[at] = best[at - 1];
                far[at] = far[at - 1];
            }
        if (at < most) {
            best[at] = f;
            far[at] = own;
        }
    }
    return n;
}

/* Only forms whose tested bits all agree are near, those that test most are nearest. */
static unsigned untested(const struct near_form *f, rt_u128 word)
{
    return near_wrong(f, word) ? NEAR_NEVER : 128 - bits_set(f->tested);
}

/* Where a unit does not fill its bytes: the highest bit that is set outside; 0 when none is. */
static unsigned outside_bit(const struct near *near, const uint8_t *bytes, size_t length,
                            unsigned *bits)
{
    const rt_u128 word = word_of(bytes, length, is_big(near, length));
    *bits = 8 * (unsigned)length;
    for (size_t i = 0; i < near->count; i++)
        if (near->length[i].bytes == length)
            *bits = near->length[i].bits;
    for (unsigned bit = 8 * (unsigned)length; bit-- > *bits;)
        if (word >> bit & 1)
            return bit;
    return 0;
}

static bool find_reason(struct near *near, const struct isadora_context *context,
                        const uint8_t *bytes, size_t length, char *out, size_t size)
{
    const struct near_form *best[FORMS];
    unsigned bits, outside = outside_bit(near, bytes, length, &bits);
    if (outside) {
        snprintf(out, size, "a word has %u bits; bit %u must be 0", bits, outside);
        return true;
    }
    const rt_u128 word = word_of(bytes, length, is_big(near, length));
    const size_t n = near_forms(near, untested, word, length, best, FORMS);
    for (size_t i = 0; i < n; i++) {
        const struct isadora_field *field = near_culprit(near, context, best[i], bytes);
        if (!field)
            continue;
        char blame[128];
        near_explain(near, field, bytes, length, blame, sizeof blame);
        if (near_fits(near, best[i], word))
            snprintf(out, size, "like %s, but %s", best[i]->form->name, blame);
        else
            snprintf(out, size, "like %s, but not %s", best[i]->form->name, best[i]->form->when);
        return true;
    }
    return false;
}

bool near_reason(struct near *near, const struct isadora_context *context, const uint8_t *bytes,
                 size_t length, char *out, size_t size)
{
    struct near_last *last = &near->last;
    if (last->length != length || memcmp(last->bytes, bytes, length) != 0) {
        near->credit += near->credit < CREDIT_MOST ? CREDIT_A_WORD : 0;
        if (near->credit <= 0)
            return false;
        last->length = length;
        memcpy(last->bytes, bytes, length);
        last->known = find_reason(near, context, bytes, length, last->reason, sizeof last->reason);
    }
    if (last->known)
        snprintf(out, size, "%s", last->reason);
    return last->known;
}
