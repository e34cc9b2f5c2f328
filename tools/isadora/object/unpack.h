/* unpack.h: decompresses the images of fatbins.
 *
 * A header may promise anything: it is checked against what so many compressed bytes can hold, and
 * against how much one command may decompress, before memory is taken. */
#ifndef ISADORA_UNPACK_H
#define ISADORA_UNPACK_H

#include <isadora/fatbin.h>

/* Bytes that may be decompressed: of one image, and of all that one command looks at. */
struct unpack_limits {
    uint64_t most, left;
};

#define UNPACK_MOST (UINT64_C(1) << 30) /* by default */

/* For a file of so many bytes: all its images together may be 64 times as long, or as long as one
 * may be. */
struct unpack_limits unpack_limits(uint64_t most, size_t size);

/* `lz4`, `zstd`, `unknown`; NULL of an image that is not compressed. */
const char *unpack_name(const struct isadora_fatbin_image *);
/* How many bytes that are: of PTX without the zeros after it, as far as it is small and can be
 * decompressed; else what the header promises. */
uint64_t unpack_size(const struct isadora_fatbin_image *, struct unpack_limits *);
/* The bytes of an image, allocated: an exit status, with a complaint that begins with `where`.
 * Zeros after PTX are left out. *bytes stays, or is NULL, where there are none. */
int unpack(const struct isadora_fatbin_image *, const char *where, struct unpack_limits *,
           uint8_t **bytes, size_t *size);

#endif
