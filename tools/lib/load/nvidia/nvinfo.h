/* nvinfo.h: attributes of cubins: what stands in the sections `.nv.info`, about the whole file, and
 * `.nv.info.NAME`, about one function.
 *
 * An attribute is a byte for its form, a byte for what it is, and 16 bits that are the value or,
 * with form 4, how many bytes follow. Any bytes may be given.
 *
 *     struct isadora_nvinfo info = {bytes, size, 0};
 *     struct isadora_nvinfo_attribute a;
 *     while (isadora_nvinfo_next(&info, &a))
 *         use(&a);
 *     if (info.at < info.size)
 *         ..; // no attribute stands at info.at
 */
#ifndef ISADORA_NVINFO_H
#define ISADORA_NVINFO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum isadora_nvinfo_form {
    ISADORA_NVINFO_FLAG = 1,  /* that it is there is all it says */
    ISADORA_NVINFO_BYTE = 2,  /* a value of 8 bits */
    ISADORA_NVINFO_VALUE = 3, /* a value of 16 bits */
    ISADORA_NVINFO_BYTES = 4,
};

enum isadora_nvinfo_kind {
    ISADORA_NVINFO_MAX_THREADS = 0x05,
    ISADORA_NVINFO_PARAM_CBANK = 0x0a,
    ISADORA_NVINFO_REQNTID = 0x10,
    ISADORA_NVINFO_FRAME_SIZE = 0x11,
    ISADORA_NVINFO_MIN_STACK_SIZE = 0x12,
    ISADORA_NVINFO_KPARAM_INFO = 0x17,
    ISADORA_NVINFO_CBANK_PARAM_SIZE = 0x19,
    ISADORA_NVINFO_MAXREG_COUNT = 0x1b,
    ISADORA_NVINFO_MAX_STACK_SIZE = 0x23,
    ISADORA_NVINFO_REGCOUNT = 0x2f,
};

struct isadora_nvinfo {
    const uint8_t *bytes;
    size_t size, at;
};

struct isadora_nvinfo_attribute {
    uint8_t form, kind;
    uint16_t value;       /* forms 1 to 3 */
    const uint8_t *bytes; /* form 4, else NULL */
    size_t size;
};

/* A parameter of a kernel (KPARAM_INFO). */
struct isadora_nvinfo_param {
    uint32_t index;
    uint16_t ordinal, offset, size;     /* offset: from where the parameters begin */
    uint8_t alignment_log, space, bank; /* bank 31: the one of PARAM_CBANK */
};

/* Where the parameters lie (PARAM_CBANK). */
struct isadora_nvinfo_place {
    uint32_t symbol; /* of the section of the constant bank */
    uint16_t offset, size;
};

/* False at the end, and where what follows is no attribute: then at < size. */
bool isadora_nvinfo_next(struct isadora_nvinfo *, struct isadora_nvinfo_attribute *);
/* What the attribute is called, without `EIATTR_`; NULL where that is not known. */
const char *isadora_nvinfo_name(uint8_t kind);
/* False where the attribute is none, or has another size. */
bool isadora_nvinfo_param(const struct isadora_nvinfo_attribute *, struct isadora_nvinfo_param *);
bool isadora_nvinfo_place(const struct isadora_nvinfo_attribute *, struct isadora_nvinfo_place *);
/* The `n` numbers of 32 bits of an attribute of that kind; false where it is another, or has not so
 * many. */
bool isadora_nvinfo_numbers(const struct isadora_nvinfo_attribute *, uint8_t kind, uint32_t *out,
                            size_t n);

#endif
