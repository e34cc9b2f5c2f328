/* hex.h: code as hex words or raw bytes. */
#ifndef ISADORA_HEX_H
#define ISADORA_HEX_H

#include "code/group.h"
#include "common/io.h"
#include "target/targets.h"

/* The numbers of which a file of code is made: not the words, where these are put together to
 * units.
 */
struct group stream_group_of(const struct isadora_target *, unsigned config);
/* Bytes of one hex number into out[ISADORA_WORD_BYTES]: how many, or 0 with *why. */
size_t hex_word(struct group, const char *text, size_t size, uint8_t *out, const char **why);
/* Bytes as hex numbers parted by blanks; what does not fill a group byte by byte. Returns the end.
 */
char *hex_groups(struct group, char *out, const uint8_t *bytes, size_t size);
/* A number of at least `n` digits. */
char *hex_digits(char *out, uint64_t value, unsigned n);
/* 0x.. without leading zeros. */
char *hex_long(char *out, rt_u128);
/* The number that `size` bytes (at most 16) spell. */
rt_u128 word_of(const uint8_t *bytes, size_t size, bool big_endian);

/* A stream of code, read as hex numbers or raw. */
struct code {
    struct input input;
    const struct isadora_target *target;
    unsigned config;
    struct group group;
    bool raw;
    uint8_t *bytes; /* bytes[at .. end) are read and not yet used */
    size_t at, end, capacity;
    size_t line, line_start; /* of the input: number of the line, bytes before it */
    size_t listed;           /* number of the last line that began with an address */
    size_t consumed;         /* bytes of the input that were taken */
    uint8_t classes[256];    /* of characters */
    bool ended, bad, failed; /* bad: not hex; failed: could not be read */
    bool gathered;           /* units became words, where they are not the same */
    size_t tail;             /* then: bytes at bytes[end] that are no whole unit */
};

/* Code of an open input, which it takes over. */
void code_take(struct code *, const struct choice *, struct input *, bool raw);
/* Code that lies in memory, allocated; it takes that over. */
void code_hold(struct code *, const struct choice *, uint8_t *bytes, size_t size);
/* Makes all bytes of the input available. Returns an exit status; a last word that is incomplete
 * is an error. */
int code_fill_all(struct code *);
/* May a program begin there? Complains. */
bool base_fits(const struct choice *, uint64_t base);
/* Makes `wanted` bytes available, fewer only at the end of the input or after an error. */
void code_fill(struct code *, size_t wanted);
void code_close(struct code *);
/* Where words are put together to units: the bits that word n of a program has there, part by part,
 * of which the first may be an instruction by itself. */
char *hex_of_word(const struct isadora_target *, size_t n, char *out, const uint8_t *bytes,
                  size_t size);
/* Back: the bytes of a word from the parts that a listing has; 0 where they are none of this
 * target. What is in the word before it is 0. */
size_t word_of_hex(const struct isadora_target *, const char *const *parts, size_t count,
                   uint8_t *out);

#endif
