/* bundle.c: units of several words. */
#include <isadora/bundle.h>

#include <string.h>

size_t isadora_bundle_word_bytes(const struct isadora_target *target)
{
    return target->units[0].bytes;
}

/* ---- bits of bytes, low first ---- */

static unsigned bit_of(const uint8_t *bytes, unsigned at) { return bytes[at / 8] >> at % 8 & 1; }

static void copy_bits(uint8_t *to, unsigned at, const uint8_t *from, unsigned lo, unsigned width)
{
    unsigned i = 0;
    if (at % 8 == 0 && lo % 8 == 0)
        for (; i + 8 <= width; i += 8)
            to[(at + i) / 8] = from[(lo + i) / 8];
    for (; i < width; i++) {
        const unsigned place = at + i;
        const unsigned kept = to[place / 8] & ~(1u << place % 8);
        to[place / 8] = (uint8_t)(kept | bit_of(from, lo + i) << place % 8);
    }
}

static uint64_t bits_of(const uint8_t *bytes, unsigned lo, unsigned width)
{
    uint64_t value = 0;
    for (unsigned i = 0; i < width; i++)
        value |= (uint64_t)bit_of(bytes, lo + i) << i;
    return value;
}

/* ---- units to words ---- */

/* What the bit says about the word before; nothing holds before the first of a program. */
static bool holds(const struct isadora_bundle_part *part, const uint8_t *before)
{
    return before && bits_of(before, part->lo, part->width) == part->value;
}

static void take_word(const struct isadora_bundle *b, unsigned number, const uint8_t *unit,
                      const uint8_t *before, uint8_t *word)
{
    unsigned at = 0;
    for (unsigned i = 0; i < b->parts; i++) {
        const struct isadora_bundle_part *part = &b->part[number * b->parts + i];
        if (part->kind == ISADORA_PART_OWN)
            copy_bits(word, at, unit, part->lo, part->width);
        else if (part->kind == ISADORA_PART_PREV && holds(part, before))
            word[at / 8] |= (uint8_t)(1u << at % 8);
        at += part->kind == ISADORA_PART_PREV ? 1 : part->width;
    }
}

void isadora_bundle_take(const struct isadora_target *target, const uint8_t *units, size_t count,
                         uint8_t *words)
{
    const struct isadora_bundle *b = target->bundle;
    const size_t size = isadora_bundle_word_bytes(target);
    memset(words, 0, count * b->words * size);
    for (size_t u = 0; u < count; u++) {
        for (unsigned i = 0; i < b->words; i++, words += size)
            take_word(b, i, units + u * b->bytes, u || i ? words - size : NULL, words);
    }
}

bool isadora_bundle_hangs(const struct isadora_target *target, size_t n, const uint8_t *word)
{
    const struct isadora_bundle *b = target->bundle;
    if (!b || n % b->words != b->words - 1u)
        return false;
    for (unsigned i = 0; i < b->parts; i++) {
        if (b->part[i].kind == ISADORA_PART_PREV) /* the next unit says how this one ends */
            return false;
    }
    for (unsigned i = b->parts; i < b->words * b->parts; i++) {
        if (b->part[i].kind == ISADORA_PART_PREV && holds(&b->part[i], word))
            return true;
    }
    return false;
}

/* ---- words to units ---- */

const struct isadora_bundle_part *isadora_bundle_wrong(const struct isadora_target *target,
                                                       size_t n, const uint8_t *word, unsigned *bit)
{
    const struct isadora_bundle *b = target->bundle;
    const struct isadora_bundle_part *part = &b->part[n % b->words * b->parts];
    const uint8_t *before = n ? word - isadora_bundle_word_bytes(target) : NULL;
    *bit = 0;
    for (unsigned i = 0; i < b->parts; i++, part++) {
        const bool own = part->kind == ISADORA_PART_OWN, prev = part->kind == ISADORA_PART_PREV;
        const unsigned width = prev ? 1 : part->width;
        const uint64_t wanted = prev && holds(part, before);
        for (unsigned k = 0; k < width && !own; k++) {
            if (bit_of(word, *bit + k) != wanted)
                return part;
        }
        *bit += width;
    }
    return NULL;
}

static void put_word(const struct isadora_bundle *b, unsigned number, const uint8_t *word,
                     uint8_t *unit)
{
    unsigned at = 0;
    for (unsigned i = 0; i < b->parts; i++) {
        const struct isadora_bundle_part *part = &b->part[number * b->parts + i];
        if (part->kind == ISADORA_PART_OWN)
            copy_bits(unit, part->lo, word, at, part->width);
        at += part->kind == ISADORA_PART_PREV ? 1 : part->width;
    }
}

size_t isadora_bundle_put(const struct isadora_target *target, const uint8_t *words, size_t count,
                          uint8_t *units)
{
    const struct isadora_bundle *b = target->bundle;
    const size_t size = isadora_bundle_word_bytes(target);
    size_t wrong = count;
    for (size_t n = 0; n < count; n++) {
        unsigned bit;
        put_word(b, (unsigned)(n % b->words), words + n * size, units + n / b->words * b->bytes);
        if (wrong == count && isadora_bundle_wrong(target, n, words + n * size, &bit))
            wrong = n;
    }
    return wrong;
}

/* ---- addresses ---- */

uint64_t isadora_bundle_address(const struct isadora_bundle *b, uint64_t n)
{
    return n / b->words * b->bytes + b->offsets[n % b->words];
}

size_t isadora_bundle_number(const struct isadora_bundle *b, uint64_t address)
{
    const uint64_t at = isadora_bundle_target(b, address);
    for (unsigned i = 0; i < b->words; i++) {
        if (b->offsets[i] == at % b->bytes)
            return (size_t)(at / b->bytes * b->words + i);
    }
    return SIZE_MAX;
}

uint64_t isadora_place_address(const struct isadora_target *target, unsigned config, size_t offset)
{
    if (!target->bundle)
        return offset / isadora_pc_step(target, config);
    return isadora_bundle_address(target->bundle, offset / isadora_bundle_word_bytes(target));
}

size_t isadora_place_offset(const struct isadora_target *target, unsigned config, uint64_t address)
{
    if (!target->bundle) {
        const unsigned step = isadora_pc_step(target, config);
        return address > SIZE_MAX / step ? SIZE_MAX : (size_t)address * step;
    }
    const size_t number = isadora_bundle_number(target->bundle, address);
    const size_t size = isadora_bundle_word_bytes(target);
    return number > SIZE_MAX / size ? SIZE_MAX : number * size;
}

uint64_t isadora_place_label(const struct isadora_target *target, unsigned config, size_t offset)
{
    const uint64_t address = isadora_place_address(target, config, offset);
    const struct isadora_bundle *b = target->bundle;
    return b && address % b->bytes == b->offsets[0] ? address - b->offsets[0] : address;
}

bool isadora_place_begins(const struct isadora_target *target, uint64_t address)
{
    return !target->bundle || address % target->bundle->bytes == 0;
}
