/**
 * @file
 * units of several words (struct isadora_bundle).
 *
 * A program in memory and in files is units; decode and encode take words, each in as many bytes as
 * the target's unit has. Here one becomes the other. Word n of a program stands in unit n / words;
 * its address is that of the unit and its offset there. The address of a unit itself means its
 * first word: programs go there, and that is where its label is. */
#ifndef ISADORA_BUNDLE_H
#define ISADORA_BUNDLE_H

#include <isadora/target.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes of a word. */
size_t isadora_bundle_word_bytes(const struct isadora_target *);
/** Units become words: `count` units at `units`, words * count words at `words`. */
void isadora_bundle_take(const struct isadora_target *, const uint8_t *units, size_t count,
                         uint8_t *words);
/** Words become units; `count` is a multiple of the words of a unit. Returns the number of the
 * first word of which the bits that stand elsewhere are not as they are there, or count. */
size_t isadora_bundle_put(const struct isadora_target *, const uint8_t *words, size_t count,
                          uint8_t *units);
/** Does the word with this number tell of one behind it, which its unit does not have? Then it is
 * no instruction there, unless the first word of a unit tells of the unit before. */
bool isadora_bundle_hangs(const struct isadora_target *, size_t n, const uint8_t *word);

/** The part of a word by which it is not one for its place, and its lowest bit; NULL: it is. The
 * word before it lies before it. */
const struct isadora_bundle_part *isadora_bundle_wrong(const struct isadora_target *, size_t n,
                                                       const uint8_t *word, unsigned *bit);

/* ---- addresses, counted from the beginning of a unit ---- */

/** Address of word n, in bytes, and back: SIZE_MAX where no word is. */
uint64_t isadora_bundle_address(const struct isadora_bundle *, uint64_t n);
size_t isadora_bundle_number(const struct isadora_bundle *, uint64_t address);

/** Where the word at a byte of what decode takes stands, counted from the beginning of the program
 * as
 * `$pc` counts, and back: SIZE_MAX where no word begins. For any target. */
uint64_t isadora_place_address(const struct isadora_target *, unsigned config, size_t offset);
size_t isadora_place_offset(const struct isadora_target *, unsigned config, uint64_t address);
/** The address that a label in front of it has: for the first word of a unit that of the unit. */
uint64_t isadora_place_label(const struct isadora_target *, unsigned config, size_t offset);
/** May a program begin at this address? */
bool isadora_place_begins(const struct isadora_target *, uint64_t address);

#ifdef __cplusplus
}
#endif

#endif
