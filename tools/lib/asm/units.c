/* units.c: texts of which the units have several words (bundle.h): where units begin, what fills
 * them, and whether words say what they are where they stand.
 *
 * The output is words. A label in front of the first word of a unit has the address of the unit. */
#include "asm/assembler.h"
#include <isadora/bundle.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Where units begin ---- */

static unsigned missing(const struct rt_assembler *a)
{
    const size_t words = a->out->size / isadora_bundle_word_bytes(a->target);
    const unsigned over = (unsigned)(words % a->target->bundle->words);
    return over ? a->target->bundle->words - over : 0;
}

/* An error of our own words about a text from `at` on. */
static void tell(struct rt_assembler *a, const char *at, size_t length)
{
    a->why.kind = ISADORA_TROUBLE_SYNTAX;
    a->why.column = 0;
    a->why.length = length;
    a->why.note_count = 0;
    rt_error_why(a, at);
}

bool rt_units_fill(struct rt_assembler *a, const char *at, size_t length)
{
    const struct isadora_bundle *bundle = a->target->bundle;
    const unsigned lacks = missing(a);

    if (lacks && bundle->fill == NULL) {
        snprintf(a->why.text, sizeof a->why.text,
                 "the unit of %u words before this is not full; write %u more instruction%s",
                 (unsigned)bundle->words, lacks, lacks > 1 ? "s" : "");
        tell(a, at, length);
        return false;
    }
    for (unsigned i = 0; i < lacks && !a->no_memory; i++)
        rt_sentence(a, bundle->fill, bundle->fill + strlen(bundle->fill));
    return true;
}

/* The words of so many units of zeros: `prev` need not be 0 there. */
static void zeros_add(struct rt_assembler *a, uint64_t units)
{
    static const uint8_t none[UINT8_MAX];
    const size_t size = a->target->bundle->words * isadora_bundle_word_bytes(a->target);
    uint8_t *bytes = rt_bytes_add(a, units > SIZE_MAX / 2 / size ? SIZE_MAX / 2 : units * size);

    for (uint64_t i = 0; bytes != NULL && i < units; i++)
        isadora_bundle_take(a->target, none, 1, bytes + i * size);
}

static void unit_add(struct rt_assembler *a)
{
    const struct isadora_bundle *bundle = a->target->bundle;

    if (bundle->fill == NULL) {
        zeros_add(a, 1);
        return;
    }
    for (unsigned i = 0; i < bundle->words && !a->no_memory; i++)
        rt_sentence(a, bundle->fill, bundle->fill + strlen(bundle->fill));
}

static bool begins(struct rt_assembler *a, const char *at, size_t length, uint64_t address)
{
    if (isadora_place_begins(a->target, address))
        return true;
    snprintf(a->why.text, sizeof a->why.text,
             "a unit stands at a multiple of %u, not at 0x%" PRIx64,
             (unsigned)a->target->bundle->bytes, address);
    tell(a, at, length);
    return false;
}

void rt_units_begin(struct rt_assembler *a)
{
    a->data = false;
    a->out->tail = 0;
    const struct isadora_source *source = &a->out->sources[0];
    const char *end = memchr(source->text, '\n', source->size);
    const size_t size = end == NULL ? source->size : (size_t)(end - source->text);

    a->place = (struct rt_place){0, 1, source->text, size};
    if (!begins(a, source->text, size, a->origin))
        a->origin = 0;
}

void rt_units_org(struct rt_assembler *a, const char *at, size_t length, uint64_t address)
{
    if (!begins(a, at, length, address))
        return;
    if (a->out->size == 0) {
        a->origin = address;
        return;
    }
    if (!rt_units_fill(a, at, length))
        return;
    const uint64_t here = rt_label_address(a, a->out->size);
    if (address < here) {
        rt_error(a, at, length, "`.org` cannot go back; there is something at this address", NULL,
                 0, NULL);
        return;
    }
    zeros_add(a, (address - here) / a->target->bundle->bytes);
}

void rt_units_align(struct rt_assembler *a, const char *at, size_t length, uint64_t step)
{
    if (!begins(a, at, length, step) || !rt_units_fill(a, at, length))
        return;
    while (rt_label_address(a, a->out->size) % step != 0 && !a->no_memory &&
           a->out->error_count == 0)
        unit_add(a);
}

/* ---- What stands at the end ---- */

bool rt_units_data(struct rt_assembler *a, const char *at, size_t length)
{
    if (a->data || !rt_units_fill(a, at, length))
        return a->data;
    a->data = true;
    a->words = a->out->size;
    return true;
}

bool rt_units_closed(struct rt_assembler *a, const char *at, size_t length)
{
    if (a->data)
        rt_error(a, at, length, "data that is no whole unit is the end of a program", NULL, 0,
                 NULL);
    return a->data;
}

/* The line that a place of the output comes from becomes the one at hand. */
static const struct isadora_span *place_at(struct rt_assembler *a, size_t offset)
{
    const struct isadora_span *found = NULL;

    for (size_t i = 0; i < a->out->span_count && a->out->spans[i].offset <= offset; i++)
        found = &a->out->spans[i];
    if (found == NULL)
        return NULL;
    const struct isadora_source *source = &a->out->sources[found->source];
    const char *at = source->text, *end = source->text + source->size;
    for (size_t line = 1; line < found->line; line++) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        at = stop == NULL ? end : stop + 1;
    }
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    const size_t size = (size_t)((stop == NULL ? end : stop) - at);
    a->place = (struct rt_place){found->source, found->line, at, size};
    return found;
}

/* Data is the bytes behind the last unit, which are fewer than one has. */
static void data_end(struct rt_assembler *a)
{
    const size_t unit = a->target->bundle->bytes, size = a->out->size - a->words;

    if (size >= unit && a->out->error_count == 0 && place_at(a, a->words) != NULL) {
        snprintf(
            a->why.text, sizeof a->why.text,
            "from here on there are %zu bytes of data, and %zu are a unit: its words are `.unit`",
            size, unit);
        tell(a, a->place.text, a->place.size);
    }
    a->out->tail = size;
    a->out->size = a->words;
}

void rt_units_end(struct rt_assembler *a)
{
    if (a->data)
        data_end(a);
    else if (missing(a) == 0 || a->no_memory || place_at(a, a->out->size) == NULL)
        return;
    else if (a->out->error_count == 0)
        rt_units_fill(a, a->place.text, a->place.size);
}

/* ---- Words where they stand ---- */

static void tell_wrong(struct rt_assembler *a, const struct isadora_bundle_part *part, unsigned at)
{
    struct isadora_complaint *why = &a->why;

    if (part->kind == ISADORA_PART_ZERO && part->width > 1)
        snprintf(why->text, sizeof why->text, "here in its unit a word has 0 in bits %u..%u", at,
                 at + part->width - 1u);
    else if (part->kind == ISADORA_PART_ZERO)
        snprintf(why->text, sizeof why->text, "here in its unit a word has 0 in bit %u", at);
    else
        snprintf(
            why->text, sizeof why->text,
            "bit %u of this word tells whether bits %u..%u of the word before it are 0x%" PRIx64
            ", and tells it wrong",
            at, (unsigned)part->lo, part->lo + part->width - 1u, part->value);
}

static void check_word(struct rt_assembler *a, size_t n, const uint8_t *words, size_t size)
{
    unsigned at;
    const struct isadora_bundle_part *wrong = isadora_bundle_wrong(a->target, n, words + n * size, &at);

    if (wrong != NULL && place_at(a, n * size) != NULL) {
        tell_wrong(a, wrong, at);
        tell(a, a->place.text, a->place.size);
    }
}

void rt_units_check(struct rt_assembler *a)
{
    const size_t size = isadora_bundle_word_bytes(a->target);

    for (size_t n = 0; n < a->out->size / size && a->out->error_count == 0; n++)
        check_word(a, n, a->out->bytes, size);
}
