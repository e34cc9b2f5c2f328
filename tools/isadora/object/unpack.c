/* unpack.c: images of fatbins through the libraries of LZ4 and zstd, which a build may lack. */
#include "object/unpack.h"
#include "common/message.h"

#include <inttypes.h>
#include <string.h>

#ifdef ISADORA_HAVE_LZ4
#include <lz4.h>
#endif
#ifdef ISADORA_HAVE_ZSTD
#include <zstd.h>
#endif

/* How many bytes one compressed byte can stand for. In zstd that has hardly a limit: beyond this
 * many times the bytes, only up to SMALL bytes are taken to be meant. */
enum { LZ4_RATIO = 255, ZSTD_RATIO = 1024, SMALL = 1 << 24, FILE_RATIO = 64 };

const char *unpack_name(const struct isadora_fatbin_image *image)
{
    static const char *const names[] = {
        [ISADORA_FATBIN_IS_PLAIN] = NULL,
        [ISADORA_FATBIN_IS_LZ4] = "lz4",
        [ISADORA_FATBIN_IS_ZSTD] = "zstd",
        [ISADORA_FATBIN_IS_UNKNOWN] = "unknown",
    };
    return names[image->packing];
}

struct unpack_limits unpack_limits(uint64_t most, size_t size)
{
    const uint64_t all = (uint64_t)size * FILE_RATIO;
    return (struct unpack_limits){.most = most, .left = most > all ? most : all};
}

static int complain_flags(const struct isadora_fatbin_image *image, const char *where)
{
    const uint64_t unknown = image->flags & ~(uint64_t)ISADORA_FATBIN_FLAGS;
    if (!unknown)
        return bad_input("%s: flags 0x%" PRIx64 ": it cannot be both LZ4 and zstd", where,
                         image->flags);
    return bad_input("%s: unknown flags 0x%" PRIx64 " (in 0x%" PRIx64
                     "), so it is unknown how the image is stored",
                     where, unknown, image->flags);
}

static bool is_too_much(const struct isadora_fatbin_image *image)
{
    const bool is_lz4 = image->packing == ISADORA_FATBIN_IS_LZ4;
    const uint64_t ratio = is_lz4 ? LZ4_RATIO : ZSTD_RATIO;
    return image->unpacked / ratio > image->size && (is_lz4 || image->unpacked > SMALL);
}

/* Before memory is taken: an exit status. */
static int check_size(const struct isadora_fatbin_image *image, const char *where,
                      const struct unpack_limits *limits)
{
    if (is_too_much(image))
        return bad_input("%s: %zu bytes of %s cannot be the %" PRIu64
                         " bytes that the header promises",
                         where, image->size, unpack_name(image), image->unpacked);
    if (image->unpacked > limits->most)
        return bad_input("%s: its %" PRIu64 " bytes are more than the %" PRIu64
                         " that may be decompressed; `isadora extract --max-size N` allows more",
                         where, image->unpacked, limits->most);
    if (image->unpacked > limits->left)
        return bad_input("%s: all images up to this one are more than may be decompressed, %d "
                         "times the file; `isadora extract --max-size N` allows more",
                         where, FILE_RATIO);
    return EXIT_FINE;
}

static bool unpack_lz4(const struct isadora_fatbin_image *image, uint8_t *to)
{
#ifdef ISADORA_HAVE_LZ4
    return image->size <= LZ4_MAX_INPUT_SIZE && image->unpacked <= LZ4_MAX_INPUT_SIZE &&
           LZ4_decompress_safe((const char *)image->bytes, (char *)to, (int)image->size,
                               (int)image->unpacked) == (int)image->unpacked;
#else
    (void)image;
    (void)to;
    return false;
#endif
}

static bool unpack_zstd(const struct isadora_fatbin_image *image, uint8_t *to)
{
#ifdef ISADORA_HAVE_ZSTD
    return ZSTD_decompress(to, (size_t)image->unpacked, image->bytes, image->size) ==
           image->unpacked;
#else
    (void)image;
    (void)to;
    return false;
#endif
}

/* Whether this program can read it: an exit status. */
static int check_library(const struct isadora_fatbin_image *image, const char *where)
{
    const char *library = NULL;
#ifndef ISADORA_HAVE_LZ4
    if (image->packing == ISADORA_FATBIN_IS_LZ4)
        library = "liblz4";
#endif
#ifndef ISADORA_HAVE_ZSTD
    if (image->packing == ISADORA_FATBIN_IS_ZSTD)
        library = "libzstd";
#endif
    return library ? bad_input("%s is compressed with %s, and this program was built without %s; "
                               "extract it with another: cuobjdump -xelf all",
                               where, unpack_name(image), library)
                   : EXIT_FINE;
}

static size_t without_zeros(const uint8_t *bytes, size_t size)
{
    while (size && bytes[size - 1] == 0)
        size--;
    return size;
}

/* There is room for image->unpacked bytes. */
static bool unpack_into(const struct isadora_fatbin_image *image, uint8_t *bytes)
{
    switch (image->packing) {
    case ISADORA_FATBIN_IS_PLAIN:
        memcpy(bytes, image->bytes, (size_t)image->unpacked);
        return true;
    case ISADORA_FATBIN_IS_LZ4:
        return unpack_lz4(image, bytes);
    default:
        return unpack_zstd(image, bytes);
    }
}

uint64_t unpack_size(const struct isadora_fatbin_image *image, struct unpack_limits *limits)
{
    uint64_t size = image->unpacked;
    if (image->kind != ISADORA_FATBIN_PTX || image->packing == ISADORA_FATBIN_IS_UNKNOWN ||
        size > SMALL || size > limits->left)
        return size;
    limits->left -= size;
    uint8_t *bytes = tool_alloc((size_t)size + 1);
    if (unpack_into(image, bytes))
        size = without_zeros(bytes, (size_t)size);
    tool_free(bytes);
    return size;
}

int unpack(const struct isadora_fatbin_image *image, const char *where,
           struct unpack_limits *limits, uint8_t **bytes, size_t *size)
{
    const enum isadora_fatbin_packing packing = image->packing;
    const bool is_plain = packing == ISADORA_FATBIN_IS_PLAIN;
    int status = packing == ISADORA_FATBIN_IS_UNKNOWN ? complain_flags(image, where) : EXIT_FINE;
    if (!status)
        status = check_library(image, where);
    if (!status && !is_plain)
        status = check_size(image, where, limits);
    if (status)
        return status;
    limits->left -= is_plain ? 0 : image->unpacked;
    *size = (size_t)image->unpacked;
    *bytes = tool_alloc(*size + 1);
    if (!unpack_into(image, *bytes)) {
        tool_free(*bytes);
        *bytes = NULL;
        return bad_input("%s: its compressed bytes are damaged: they are not the %" PRIu64
                         " bytes of %s that the header promises",
                         where, image->unpacked, unpack_name(image));
    }
    if (image->kind == ISADORA_FATBIN_PTX)
        *size = without_zeros(*bytes, *size);
    return EXIT_FINE;
}
