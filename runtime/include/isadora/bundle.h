/**
 * @file
 * Bundles: words that are stored together (struct isadora_bundle).
 *
 * A program in memory and in files is bundles; decode and encode take words, each in as many bytes
 * as the unit of the target has. These functions convert one to the other. Word n of a program is
 * in bundle n / words; its address is that of the bundle and its offset there. The address of a
 * bundle means its first word: branches go there, and labels are there.
 */
#ifndef ISADORA_BUNDLE_H
#define ISADORA_BUNDLE_H

#include <isadora/target.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes of a word. */
size_t isadora_bundle_word_bytes(const struct isadora_target *);
/** Bundles to words: `count` bundles at `units`, `count` times the words of one at `words`. */
void isadora_bundle_take(const struct isadora_target *, const uint8_t *units, size_t count,
                         uint8_t *words);
/** Words to bundles; `count` is a multiple of the words of one. Returns the number of the first
 * word with bits that disagree with those stored for another word, or `count`. */
size_t isadora_bundle_put(const struct isadora_target *, const uint8_t *words, size_t count,
                          uint8_t *units);
/** Whether word n depends on a word after it that its bundle does not have: then it is no
 * instruction, unless the first word of a bundle describes the bundle before. */
bool isadora_bundle_hangs(const struct isadora_target *, size_t n, const uint8_t *word);
/** The part of word n that disagrees with its place, and the lowest bit of it; NULL: none. The word
 * before it is at word - isadora_bundle_word_bytes. */
const struct isadora_bundle_part *isadora_bundle_wrong(const struct isadora_target *, size_t n,
                                                       const uint8_t *word, unsigned *bit);

/** Address of word n in bytes, from the beginning of a bundle, and the word at an address: SIZE_MAX
 * where there is none. */
uint64_t isadora_bundle_address(const struct isadora_bundle *, uint64_t n);
size_t isadora_bundle_number(const struct isadora_bundle *, uint64_t address);

/** For any target, bundled or not: the address of the word at a byte of what decode takes, from the
 * beginning of the program as `$pc` counts; and that byte: SIZE_MAX where no word begins. */
uint64_t isadora_place_address(const struct isadora_target *, unsigned config, size_t offset);
size_t isadora_place_offset(const struct isadora_target *, unsigned config, uint64_t address);
/** The address of a label before that word: for the first word of a bundle, that of the bundle. */
uint64_t isadora_place_label(const struct isadora_target *, unsigned config, size_t offset);
/** Whether a program may begin at this address. */
bool isadora_place_begins(const struct isadora_target *, uint64_t address);

#ifdef __cplusplus
}
#endif

#endif
