/* bundle.h: units of several words (struct isadora_bundle).
 *
 * A program in memory is units; decode and encode take words, each in as many bytes as the target's
 * unit has. Here one becomes the other. Word n of a program stands in unit n / words; its address
 * is that of the unit and its offset there. */
#ifndef ISADORA_BUNDLE_H
#define ISADORA_BUNDLE_H

#include "isadora.h"

/* Bytes of a word. */
size_t isadora_bundle_word_bytes(const struct isadora_target *);
/* Units become words: `count` units at `units`, words * count words at `words`. */
void isadora_bundle_take(const struct isadora_target *, const uint8_t *units, size_t count,
                         uint8_t *words);
/* Words become units; `count` is a multiple of the words of a unit. Returns the number of the first
 * word of which the bits that stand elsewhere are not as they are there, or count. */
size_t isadora_bundle_put(const struct isadora_target *, const uint8_t *words, size_t count,
                          uint8_t *units);
/* Address of word n, in bytes from the beginning of the program, and back: SIZE_MAX where no word
 * begins. */
uint64_t isadora_bundle_address(const struct isadora_bundle *, uint64_t n);
size_t isadora_bundle_number(const struct isadora_bundle *, uint64_t address);

/* Where the word at a byte of what decode takes stands, counted from the beginning of the program
 * as
 * `$pc` counts, and back: SIZE_MAX where no word begins. For any target. */
uint64_t isadora_place_address(const struct isadora_target *, unsigned config, size_t offset);
size_t isadora_place_offset(const struct isadora_target *, unsigned config, uint64_t address);

#endif
