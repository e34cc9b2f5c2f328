/* lengths.c: how long a word is that is no instruction, so that what follows it is read from where
 * it begins: the fewest bits decide that all forms test and that distinguish their lengths. */
#include <isadora/analysis.h>
#include "base/wide.h"

#include <stdlib.h>
#include <string.h>
#include <string.h>

/* A form, its bits as they are in memory: bit 8 * k + j is bit j of byte k. */
struct kind {
    rt_u128 tested, wanted;
    unsigned bytes;
};

/* Of the bits in memory one that decides, or a length. */
struct isadora_length_node {
    uint8_t bit;
    uint8_t bytes; /* 0: the bit decides */
    uint16_t side[2];
};

static rt_u128 in_memory(struct isadora_word word, unsigned bytes, bool big_endian)
{
    const rt_u128 all = rt_wide(word);
    rt_u128 out = 0;

    for (unsigned k = 0; k < bytes; k++) {
        const unsigned from = big_endian ? bytes - 1 - k : k;
        out |= (all >> 8 * from & 0xff) << 8 * k;
    }
    return out;
}

static bool is_big_endian(const struct isadora_target *target, unsigned config, unsigned bytes)
{
    for (size_t i = 0; i < target->unit_count; i++) {
        const struct isadora_unit *unit = &target->units[i];
        if (unit->bytes == bytes && unit->configs >> config & 1)
            return unit->big_endian;
    }
    return false;
}

static size_t take_kinds(const struct isadora_lengths *l, struct kind *kinds)
{
    size_t n = 0;

    for (size_t i = 0; i < l->target->form_count; i++) {
        const struct isadora_form *form = &l->target->forms[i];
        struct isadora_word tested, wanted;
        if (!(form->configs >> l->config & 1))
            continue;
        const bool big = is_big_endian(l->target, l->config, form->length);
        isadora_form_tests(form, &tested, &wanted);
        kinds[n++] = (struct kind){in_memory(tested, form->length, big),
                                   in_memory(wanted, form->length, big), form->length};
    }
    return n;
}

/* ---- The smallest sets of bits that distinguish lengths ---- */

enum { MOST_BITS = 12, MOST_WORK = 4000000 };

/* Bits that all forms test, and that are not the same in all. */
static rt_u128 deciding(const struct kind *kinds, size_t n)
{
    rt_u128 common = ~(rt_u128)0, ones = 0, zeros = 0;

    for (size_t i = 0; i < n; i++) {
        common &= kinds[i].tested;
        ones |= kinds[i].wanted;
        zeros |= ~kinds[i].wanted;
    }
    return common & ones & zeros;
}

/* Those of a list of bits, the first one lowest. */
static unsigned number_of(rt_u128 word, const uint8_t *bits, unsigned count)
{
    unsigned number = 0;

    for (unsigned i = 0; i < count; i++)
        number |= (unsigned)(word >> bits[i] & 1) << i;
    return number;
}

static bool distinguishes(const struct kind *kinds, size_t n, const uint8_t *bits, unsigned count)
{
    uint8_t length[1 << MOST_BITS];

    memset(length, 0, (size_t)1 << count);
    for (size_t i = 0; i < n; i++) {
        uint8_t *known = &length[number_of(kinds[i].wanted, bits, count)];
        if (*known && *known != kinds[i].bytes)
            return false;
        *known = (uint8_t)kinds[i].bytes;
    }
    return true;
}

/* The next choice of `count` of `most` things, in rising order; false after the last one. */
static bool next_choice(uint8_t *chosen, unsigned count, unsigned most)
{
    unsigned i = count;

    while (i > 0 && chosen[i - 1] == most - count + i - 1)
        i--;
    if (i == 0)
        return false;
    for (chosen[i - 1]++; i < count; i++)
        chosen[i] = (uint8_t)(chosen[i - 1] + 1);
    return true;
}

/* Sets of bits that distinguish lengths. */
struct sets {
    rt_u128 set[ISADORA_LENGTH_SETS];
    unsigned count;
    size_t work; /* that it took to find them */
};

/* All choices of `count` of the candidates that do. False: there are too many. */
static bool find_choices(const struct kind *kinds, size_t n, const uint8_t *candidates,
                         unsigned most, unsigned count, struct sets *out)
{
    uint8_t chosen[MOST_BITS], bits[MOST_BITS];

    for (unsigned i = 0; i < count; i++)
        chosen[i] = (uint8_t)i;
    do {
        rt_u128 set = 0;
        for (unsigned i = 0; i < count; i++) {
            bits[i] = candidates[chosen[i]];
            set |= (rt_u128)1 << bits[i];
        }
        out->work += n + ((size_t)1 << count);
        if (out->work > MOST_WORK)
            return false;
        if (!distinguishes(kinds, n, bits, count))
            continue;
        if (out->count == ISADORA_LENGTH_SETS)
            return false;
        out->set[out->count++] = set;
    } while (next_choice(chosen, count, most));
    return true;
}

/* The smallest sets that distinguish all lengths; one of all bits where none do, or there are too
 * many. */
static void smallest_sets(const struct kind *kinds, size_t n, struct sets *out)
{
    const rt_u128 all = deciding(kinds, n);
    uint8_t candidates[128];
    unsigned most = 0;
    bool fine = true;

    *out = (struct sets){.count = 0};
    for (unsigned bit = 0; bit < 128; bit++)
        if (all >> bit & 1)
            candidates[most++] = (uint8_t)bit;
    for (unsigned k = 1; k <= most && k <= MOST_BITS && fine && !out->count; k++)
        fine = find_choices(kinds, n, candidates, most, k, out);
    if (fine && out->count)
        return;
    out->set[0] = ~(rt_u128)0;
    out->count = 1;
}

/* ---- One after the other ---- */

/* Pairs of forms with different lengths that a bit leaves together. */
static size_t pairs_left(const struct kind *kinds, size_t n, unsigned bit)
{
    size_t count[2] = {0, 0}, of[2][ISADORA_WORD_BYTES + 1] = {{0}}, left = 0;

    for (size_t i = 0; i < n; i++) {
        const unsigned side = kinds[i].wanted >> bit & 1;
        count[side]++;
        of[side][kinds[i].bytes]++;
    }
    for (unsigned side = 0; side < 2; side++) {
        left += count[side] * count[side];
        for (unsigned k = 0; k <= ISADORA_WORD_BYTES; k++)
            left -= of[side][k] * of[side][k];
    }
    return left;
}

/* The bit that separates lengths best, 128 where none is left. */
static unsigned best_bit(const struct kind *kinds, size_t n, rt_u128 allowed)
{
    const rt_u128 bits = deciding(kinds, n) & allowed;
    unsigned best = 128;
    size_t least = 0;

    for (unsigned bit = 0; bit < 128; bit++) {
        const size_t left = bits >> bit & 1 ? pairs_left(kinds, n, bit) : 0;
        if (bits >> bit & 1 && (best == 128 || left < least)) {
            best = bit;
            least = left;
        }
    }
    return best;
}

/* Forms with a 0 there in front; how many. */
static size_t part(struct kind *kinds, size_t n, unsigned bit)
{
    size_t zeros = 0;

    for (size_t i = 0; i < n; i++) {
        if (kinds[i].wanted >> bit & 1)
            continue;
        const struct kind kind = kinds[i];
        kinds[i] = kinds[zeros];
        kinds[zeros++] = kind;
    }
    return zeros;
}

static uint16_t grow(struct isadora_lengths *l, struct kind *kinds, size_t n, rt_u128 allowed)
{
    unsigned shortest = kinds[0].bytes, longest = shortest;
    const uint16_t own = l->count++;
    struct isadora_length_node *node = &l->nodes[own];

    for (size_t i = 1; i < n; i++) {
        shortest = kinds[i].bytes < shortest ? kinds[i].bytes : shortest;
        longest = kinds[i].bytes > longest ? kinds[i].bytes : longest;
    }
    const unsigned bit = shortest == longest ? 128 : best_bit(kinds, n, allowed);
    *node = (struct isadora_length_node){.bytes = (uint8_t)shortest};
    if (bit < 128) {
        const size_t zeros = part(kinds, n, bit);
        node->bit = (uint8_t)bit;
        node->bytes = 0;
        node->side[0] = grow(l, kinds, zeros, allowed);
        node->side[1] = grow(l, kinds + zeros, n - zeros, allowed);
    }
    return own;
}

bool isadora_lengths_make(struct isadora_lengths *l, const struct isadora_target *target,
                          unsigned config)
{
    *l = (struct isadora_lengths){.target = target,
                                  .config = config,
                                  .alignment = isadora_alignment_of(target, config),
                                  .shortest = isadora_smallest_unit(target, config)->bytes};
    struct kind *kinds = malloc((target->form_count + 1) * sizeof *kinds);
    if (kinds == NULL)
        return false;
    const size_t n = take_kinds(l, kinds);
    struct sets sets;
    smallest_sets(kinds, n, &sets);
    /* Each node that decides has forms on both sides. */
    const bool fits = n > 0 && 2 * n * sets.count < UINT16_MAX;
    l->nodes = fits ? malloc(2 * n * sets.count * sizeof *l->nodes) : NULL;
    for (unsigned i = 0; l->nodes != NULL && i < sets.count; i++)
        l->root[l->roots++] = grow(l, kinds, n, sets.set[i]);
    free(kinds);
    return !fits || l->nodes != NULL;
}

void isadora_lengths_free(struct isadora_lengths *l)
{
    free(l->nodes);
    l->nodes = NULL;
    l->count = l->roots = 0;
}

/* Down to a length, as far as there are bytes; 0 where there are too few. */
static unsigned decided(const struct isadora_lengths *l, uint16_t root, const uint8_t *bytes,
                        size_t size)
{
    const struct isadora_length_node *node = &l->nodes[root];

    while (node->bytes == 0) {
        if (node->bit / 8u >= size)
            return 0;
        node = &l->nodes[node->side[bytes[node->bit / 8] >> node->bit % 8 & 1]];
    }
    return node->bytes;
}

/* The length on which all sets agree, or 0. */
static unsigned agreed(const struct isadora_lengths *l, const uint8_t *bytes, size_t size)
{
    const unsigned length = l->roots ? decided(l, l->root[0], bytes, size) : 0;

    for (unsigned i = 1; i < l->roots; i++)
        if (decided(l, l->root[i], bytes, size) != length)
            return 0;
    return length;
}

size_t isadora_undefined_length(const struct isadora_lengths *l, uint64_t address,
                                const uint8_t *bytes, size_t size)
{
    const unsigned length = agreed(l, bytes, size);

    if (length && length <= size && isadora_is_aligned(&l->alignment, address, length))
        return length;
    return size < l->shortest ? size : l->shortest;
}
