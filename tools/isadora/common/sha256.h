/* sha256.h: SHA-256 (FIPS 180-4), so that a build needs no library for it. */
#ifndef ISADORA_SHA256_H
#define ISADORA_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_BYTES = 32, SHA256_TEXT = 65 /* hex digits and the terminator */ };

struct sha256 {
    uint32_t state[8];
    uint64_t size; /* bytes so far */
    uint8_t block[64];
};

void sha256_begin(struct sha256 *);
void sha256_add(struct sha256 *, const void *bytes, size_t size);
/* A text with its terminator, so that what follows cannot be taken for a part of it. */
void sha256_add_text(struct sha256 *, const char *text);
void sha256_end(struct sha256 *, char out[SHA256_TEXT]);

#endif
