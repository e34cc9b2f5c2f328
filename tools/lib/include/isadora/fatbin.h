/**
 * @file
 * NVIDIA's fatbins: files, or the section `.nv_fatbin` of a host program, with images of one
 * program for several GPUs, and PTX (tools/lib/load/ELF.rst, section Fatbins).
 *
 * Any bytes may be given. Nothing is allocated, copied or decompressed: an image is a piece of the
 * bytes that were given, as it is stored. Images follow one another, so there are at most
 * size / 64 of them, and none shares a byte with another.
 *
 *     struct isadora_fatbin fatbin = {.bytes = bytes, .size = size};
 *     struct isadora_fatbin_image image;
 *     while (isadora_fatbin_next(&fatbin, &image))
 *         use(&image);
 *     if (fatbin.why)
 *         fprintf(stderr, "at 0x%zx: %s\n", fatbin.where, fatbin.why);
 */
#ifndef ISADORA_FATBIN_H
#define ISADORA_FATBIN_H

#include <isadora/load.h>

#ifdef __cplusplus
extern "C" {
#endif

/** What an image is; other numbers exist. */
enum isadora_fatbin_kind {
    ISADORA_FATBIN_PTX = 1,  /**< text; zero bytes may follow it */
    ISADORA_FATBIN_ELF = 2,  /**< a cubin that is an ELF file */
    ISADORA_FATBIN_TEXT = 4, /**< a text cubin; of old compilers */
    ISADORA_FATBIN_NVVM = 8  /**< the compiler's own code, for optimisation when linked */
};

enum isadora_fatbin_flag {
    ISADORA_FATBIN_64 = 0x1, /**< for 64-bit hosts */
    ISADORA_FATBIN_DEBUG = 0x2,
    ISADORA_FATBIN_LZ4 = 0x2000, /**< stored as one raw block of LZ4 */
    ISADORA_FATBIN_ZSTD = 0x8000,
    ISADORA_FATBIN_ONLY = 0x100000,    /**< for this architecture alone: sm_90a */
    ISADORA_FATBIN_FAMILY = 0x200000,  /**< for all architectures of a family: sm_100f */
    ISADORA_FATBIN_COMPAT = 0x1000000, /**< attributes of the cubin are where options are else */
    /** Also what says which language (0xc) and host (0x70) it is for, and how it was optimised
     * (0xf00). */
    ISADORA_FATBIN_FLAGS = 0x130af7f
};

/** How the bytes are stored. */
enum isadora_fatbin_packing {
    ISADORA_FATBIN_IS_PLAIN,
    ISADORA_FATBIN_IS_LZ4,
    ISADORA_FATBIN_IS_ZSTD,
    ISADORA_FATBIN_IS_UNKNOWN /**< it has flags that are not in ISADORA_FATBIN_FLAGS, or both */
};

struct isadora_fatbin_image {
    size_t offset; /**< of its header in the bytes that were given */
    uint16_t kind, major, minor;
    uint32_t architecture; /**< 80: sm_80, of PTX compute_80 */
    char suffix;           /**< of its name: `a`, `f`, or 0 */
    uint64_t flags;
    enum isadora_fatbin_packing packing;
    struct isadora_name name;    /**< usually of the source; at NULL: none */
    struct isadora_name options; /**< of the compiler; at NULL: none */
    const uint8_t *bytes;        /**< as they are stored */
    size_t size;
    uint64_t unpacked; /**< bytes when they are decompressed, by the header; else size */
};

/** How far the bytes have been read: `bytes` and `size` are to be given, all else 0. */
struct isadora_fatbin {
    const uint8_t *bytes;
    size_t size;
    size_t at, end;  /**< the next image; the end of the images of this fatbin */
    size_t where;    /**< offset of the mistake */
    const char *why; /**< NULL: there is none */
};

/** Do the bytes begin with the magic number of fatbins? */
bool isadora_fatbin_begins(const uint8_t *bytes, size_t size);
/** The next image; several fatbins may follow one another. False at the end, and at a mistake. */
bool isadora_fatbin_next(struct isadora_fatbin *, struct isadora_fatbin_image *);
/** What the GPUs of an architecture are called, `Kepler` of 35; NULL: unknown. */
const char *isadora_fatbin_family(uint32_t architecture);

#ifdef __cplusplus
}
#endif

#endif
