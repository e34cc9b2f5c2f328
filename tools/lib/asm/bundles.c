/* bundles.c: texts of which the instruction words come in bundles (bundle.h): where bundles begin,
 * what fills them, and whether words are valid in their slots.
 *
 * The output is words. A label before the first word of a bundle has the address of the bundle. */
#include "asm/assembler.h"
#include <isadora/bundle.h>

#include <inttypes.h>
#include <string.h>

/* ---- Where bundles begin ---- */

static unsigned missing(const struct rt_assembler *a)
{
    const size_t words = a->out->size / isadora_bundle_word_bytes(a->target);
    const unsigned over = (unsigned)(words % a->target->bundle->words);
    return over ? a->target->bundle->words - over : 0;
}

/* Adds so many words that fill bundles. */
static void fills_add(struct rt_assembler *a, unsigned words)
{
    const char *fill = a->target->bundle->fill;

    for (unsigned i = 0; i < words && !a->no_memory; i++)
        rt_statement(a, fill, fill + strlen(fill));
}

bool rt_bundles_fill(struct rt_assembler *a, const char *at, size_t length)
{
    const struct isadora_bundle *bundle = a->target->bundle;
    const unsigned lacks = missing(a);

    if (lacks && bundle->fill == NULL) {
        rt_error(a, at, length,
                 "the bundle of %u words before this is not full; write %u more instruction%s",
                 (unsigned)bundle->words, lacks, lacks > 1 ? "s" : "");
        return false;
    }
    fills_add(a, lacks);
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

static bool begins(struct rt_assembler *a, const char *at, size_t length, uint64_t address)
{
    if (isadora_place_begins(a->target, address))
        return true;
    rt_error(a, at, length, "a bundle must be %u-byte aligned, and 0x%" PRIx64 " is not",
             (unsigned)a->target->bundle->bytes, address);
    return false;
}

void rt_bundles_begin(struct rt_assembler *a)
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

void rt_bundles_org(struct rt_assembler *a, const char *at, size_t length, uint64_t address)
{
    if (!begins(a, at, length, address))
        return;
    if (a->out->size == 0) {
        a->origin = address;
        return;
    }
    if (!rt_bundles_fill(a, at, length))
        return;
    const uint64_t here = rt_label_address(a, a->out->size);
    if (address < here) {
        rt_error(a, at, length, "`.org` cannot go back; there is something at this address");
        return;
    }
    zeros_add(a, (address - here) / a->target->bundle->bytes);
}

void rt_bundles_align(struct rt_assembler *a, const char *at, size_t length, uint64_t step)
{
    if (!begins(a, at, length, step) || !rt_bundles_fill(a, at, length))
        return;
    while (rt_label_address(a, a->out->size) % step != 0 && !a->no_memory &&
           a->out->error_count == 0) {
        if (a->target->bundle->fill == NULL)
            zeros_add(a, 1);
        else
            fills_add(a, a->target->bundle->words);
    }
}

/* ---- The end ---- */

bool rt_bundles_data(struct rt_assembler *a, const char *at, size_t length)
{
    if (a->data || !rt_bundles_fill(a, at, length))
        return a->data;
    a->data = true;
    a->words = a->out->size;
    return true;
}

bool rt_bundles_closed(struct rt_assembler *a, const char *at, size_t length)
{
    if (a->data)
        rt_error(a, at, length, "data that does not fill a bundle must be the end of a program");
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

/* Data is the bytes after the last bundle, which are fewer than one has. */
static void data_end(struct rt_assembler *a)
{
    const size_t unit = a->target->bundle->bytes, size = a->out->size - a->words;

    if (size >= unit && a->out->error_count == 0 && place_at(a, a->words) != NULL) {
        rt_error(a, a->place.text, a->place.size,
                 "from here on there are %zu bytes of data, and a bundle has %zu: write its words "
                 "with `.unit`",
                 size, unit);
    }
    a->out->tail = size;
    a->out->size = a->words;
}

void rt_bundles_end(struct rt_assembler *a)
{
    if (a->data)
        data_end(a);
    else if (missing(a) == 0 || a->no_memory || place_at(a, a->out->size) == NULL)
        return;
    else if (a->out->error_count == 0)
        rt_bundles_fill(a, a->place.text, a->place.size);
}

/* ---- Words in their slots ---- */

static void check_word(struct rt_assembler *a, size_t n, const uint8_t *word)
{
    unsigned at;
    const struct isadora_bundle_part *wrong = isadora_bundle_wrong(a->target, n, word, &at);

    if (wrong == NULL || place_at(a, (size_t)(word - a->out->bytes)) == NULL)
        return;
    const char *text = a->place.text;
    const size_t size = a->place.size;
    const unsigned lo = wrong->lo, hi = lo + wrong->width - 1u;
    if (wrong->kind == ISADORA_PART_PREV)
        rt_error(a, text, size,
                 "bit %u of this word says whether bits %u..%u of the word before it are 0x%" PRIx64
                 ", and is wrong",
                 at, lo, hi, wrong->value);
    else if (wrong->width > 1)
        rt_error(a, text, size, "in this slot of its bundle a word has 0 in bits %u..%u", at,
                 at + wrong->width - 1u);
    else
        rt_error(a, text, size, "in this slot of its bundle a word has 0 in bit %u", at);
}

void rt_bundles_check(struct rt_assembler *a)
{
    const size_t size = isadora_bundle_word_bytes(a->target);

    for (size_t n = 0; n < a->out->size / size && a->out->error_count == 0; n++)
        check_word(a, n, a->out->bytes + n * size);
}
