/**
 * @file
 * NVIDIA's containers of GPU code: attributes (`.nv.info`), the cubins of CUDA
 * 3.0 and later, which are ELF files (tools/lib/load/ELF.rst), and the text cubins of CUDA 1.x
 * and 2.x (tools/lib/load/CUBIN.rst).
 *
 * Any bytes may be given. Names and contents are pieces of what was given, which must outlive all
 * that came from it.
 */
#ifndef ISADORA_NVIDIA_H
#define ISADORA_NVIDIA_H

#include <isadora/load.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Attributes ---- */

enum isadora_nvinfo_form {
    ISADORA_NVINFO_FLAG = 1,  /**< no value */
    ISADORA_NVINFO_BYTE = 2,  /**< a value of 8 bits */
    ISADORA_NVINFO_VALUE = 3, /**< a value of 16 bits */
    ISADORA_NVINFO_BYTES = 4
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
    ISADORA_NVINFO_INDIRECT_BRANCH_TARGETS = 0x34,
    ISADORA_NVINFO_CTA_PER_CLUSTER = 0x3d
};

/**
 * A list, and how far it has been read.
 *
 * The sections `.nv.info` (about the file) and `.nv.info.NAME` (about one function) are lists of
 * them. An attribute is a byte for its form, a byte for its kind, and 16 bits that are the value
 * or, with form 4, how many bytes follow.
 *
 *     struct isadora_nvinfo info = {bytes, size, 0};
 *     struct isadora_nvinfo_attribute a;
 *     while (isadora_nvinfo_next(&info, &a))
 *         use(&a);
 *     if (info.at < info.size)
 *         ..; // there is no attribute at info.at
 */
struct isadora_nvinfo {
    const uint8_t *bytes;
    size_t size, at;
};

struct isadora_nvinfo_attribute {
    uint8_t form, kind;
    uint16_t value;       /**< forms 1 to 3 */
    const uint8_t *bytes; /**< form 4, else NULL */
    size_t size;
};

/** A parameter of a kernel (KPARAM_INFO). */
struct isadora_nvinfo_param {
    uint32_t index;
    uint16_t ordinal, offset, size;     /**< offset: from the beginning of the parameters */
    uint8_t alignment_log, space, bank; /**< bank 31: that of PARAM_CBANK */
};

/** Where the parameters are (PARAM_CBANK). */
struct isadora_nvinfo_place {
    uint32_t symbol; /**< of the section of the constant bank */
    uint16_t offset, size;
};

/** The next attribute. False at the end, and, with at < size, where none follows. */
bool isadora_nvinfo_next(struct isadora_nvinfo *, struct isadora_nvinfo_attribute *);
/** The name of a kind, without `EIATTR_`; NULL: unknown. */
const char *isadora_nvinfo_name(uint8_t kind);
/** False where the attribute is of another kind or size. */
bool isadora_nvinfo_param(const struct isadora_nvinfo_attribute *, struct isadora_nvinfo_param *);
bool isadora_nvinfo_place(const struct isadora_nvinfo_attribute *, struct isadora_nvinfo_place *);
/** The `n` 32-bit numbers of an attribute of that kind; false where it is of another kind, or has
 * not exactly `n`. */
bool isadora_nvinfo_numbers(const struct isadora_nvinfo_attribute *, uint8_t kind, uint32_t *out,
                            size_t n);

/* ---- Cubins that are ELF files ---- */

enum { ISADORA_ELF_CUDA = 190 }; /**< e_machine; only there are attributes and figures read */

/** A constant bank. */
struct isadora_elf_constant {
    size_t function; /**< index; function_count: of the whole file */
    uint32_t bank, section;
};

/** A symbol in the code of a function, or a relocation of it. */
struct isadora_elf_mark {
    size_t function;
    uint64_t offset;   /**< from the beginning of the code */
    uint32_t symbol;   /**< of a relocation: what it refers to; 0: nothing */
    uint32_t section;  /**< that holds the relocation; 0: a symbol */
    size_t relocation; /**< in that section */
};

/** A number that the file says of a symbol which is no isadora_elf_function: of a function in the
 * code of another one. */
struct isadora_elf_figure {
    uint32_t symbol;
    uint8_t kind; /**< enum isadora_nvinfo_kind, such as that of FRAME_SIZE */
    uint32_t value;
};

/** Bytes of a stack that has no bound, as the function calls itself. */
#define ISADORA_ELF_RECURSION UINT32_MAX

struct isadora_elf_function {
    struct isadora_name name; /**< unique in the file */
    struct isadora_elf_section code;
    uint32_t section, symbol; /**< symbol 0: none has its name */
    uint32_t info;            /**< the section with its attributes; 0: none */
    uint32_t registers, barriers, frame, min_stack, max_stack;
    uint64_t shared;
    bool has_registers, has_frame, has_min_stack, has_max_stack; /**< the file says so */
    bool has_place;
    struct isadora_nvinfo_place place; /**< of the parameters, in bank 0 */
    size_t first_param, param_count;
    size_t first_constant, constant_count;
    size_t first_mark, mark_count; /**< by offset */
};

/**
 * The functions, what each needs, its parameters and constants, and what the file says of places in
 * its code. A function is a section that can be executed; other ELF files are read like this too,
 * as far as they have what cubins have.
 *
 *     struct isadora_elf_cubin cubin;
 *     if (isadora_elf_cubin_read(bytes, size, &cubin) == ISADORA_ELF_CUBIN_READ)
 *         for (size_t i = 0; i < cubin.function_count; i++)
 *             use(cubin.functions[i].code.name, cubin.functions[i].code.bytes);
 *     else
 *         fprintf(stderr, "at 0x%" PRIx64 ": %s\n", cubin.elf.where, cubin.elf.why);
 *     isadora_elf_cubin_free(&cubin);
 */
struct isadora_elf_cubin {
    struct isadora_elf elf;                 /**< elf.where, elf.why: the mistake */
    struct isadora_elf_function *functions; /**< in the order of their sections */
    size_t function_count;
    struct isadora_nvinfo_param *params; /**< of a function by ordinal */
    size_t param_count;
    struct isadora_elf_constant *constants; /**< by function and bank, those of the file last */
    size_t constant_count, first_constant;  /**< first_constant: of the file */
    struct isadora_elf_mark *marks;
    size_t mark_count;
    struct isadora_elf_figure *figures; /**< by symbol and kind */
    size_t figure_count;
    uint32_t info; /**< the section with the attributes of the file; 0: none */
};

enum isadora_elf_cubin_result {
    ISADORA_ELF_CUBIN_READ = 0,
    ISADORA_ELF_CUBIN_BAD = -1,   /**< see elf.where and elf.why */
    ISADORA_ELF_CUBIN_MEMORY = -2 /**< out of memory */
};

/** Fills *out, which isadora_elf_cubin_free empties whatever the result was. */
enum isadora_elf_cubin_result isadora_elf_cubin_read(const uint8_t *bytes, size_t size,
                                                     struct isadora_elf_cubin *out);
void isadora_elf_cubin_free(struct isadora_elf_cubin *);

/** The number of the architecture that a cubin is for, 80 of sm_80. */
uint32_t isadora_elf_cubin_architecture(const struct isadora_elf *);
/** The attributes in a section; an empty list where it is 0 or has no bytes. */
struct isadora_nvinfo isadora_elf_cubin_info(const struct isadora_elf_cubin *, uint32_t section);
/** The number of that kind that the file says of a symbol in the code of a function. False, with 0,
 * where it says none. */
bool isadora_elf_cubin_figure(const struct isadora_elf_cubin *, uint32_t symbol, uint8_t kind,
                              uint32_t *value);
/** The name of a type of relocation; NULL: unknown. */
const char *isadora_elf_cubin_relocation(uint32_t type);

/* ---- Text cubins ---- */

enum { ISADORA_CUBIN_WHY = 200 }; /**< bytes of the longest message, terminator included */

/** Words of 32 bits: cubin.words[first .. first + count). In memory the low byte is first. */
struct isadora_cubin_words {
    size_t first, count;
};

/** A `const` block of a function, or a `consts` block of the module. */
struct isadora_cubin_segment {
    struct isadora_name name;    /**< of a `consts` block */
    struct isadora_name segname; /**< "const" in known files */
    uint32_t segnum;
    uint32_t offset, bytes;         /**< offset + bytes is at most 2^32 */
    struct isadora_cubin_words mem; /**< count 0: zeros; else 4 * count >= bytes > 4 * count - 4 */
    size_t line;                    /**< of the block */
};

/** Segments of one function, or of the module: cubin.segments[first .. first + count). */
struct isadora_cubin_function {
    struct isadora_name name;
    uint32_t lmem, smem, reg, bar; /**< 0 where the file does not say */
    struct isadora_cubin_words words;
    size_t first_segment, segment_count;
    size_t line, column; /**< of the block */
};

struct isadora_cubin_sampler {
    struct isadora_name name;
    uint32_t texunit;
    size_t line;
};

/** A block that the reader does not know. */
struct isadora_cubin_skipped {
    struct isadora_name name;
    size_t line;
};

/**
 * The reader knows the shape of the file and no opcode. Names are not terminated, and may hold any
 * byte but blanks and braces.
 *
 *     struct isadora_cubin cubin;
 *     if (isadora_cubin_read(text, size, &cubin) == ISADORA_CUBIN_READ)
 *         for (size_t i = 0; i < cubin.function_count; i++)
 *             use(&cubin.functions[i], cubin.words + cubin.functions[i].words.first);
 *     else
 *         fprintf(stderr, "%zu:%zu: %s\n", cubin.line, cubin.column, cubin.why);
 *     isadora_cubin_free(&cubin);
 */
struct isadora_cubin {
    struct isadora_name architecture, abiversion, modname;
    struct isadora_cubin_function *functions; /**< in the order of the file, as everything here */
    size_t function_count;
    struct isadora_cubin_segment *segments; /**< of the functions */
    size_t segment_count;
    struct isadora_cubin_segment *consts; /**< of the module */
    size_t const_count;
    struct isadora_cubin_sampler *samplers;
    size_t sampler_count;
    struct isadora_cubin_skipped *skipped;
    size_t skipped_count;
    uint32_t *words;
    size_t word_count;
    size_t line, column; /**< from 1, of the mistake; column counts bytes. 0: there is none */
    size_t architecture_line, architecture_column;
    char why[ISADORA_CUBIN_WHY]; /**< safe to print */
};

enum isadora_cubin_result {
    ISADORA_CUBIN_READ = 0,
    ISADORA_CUBIN_BAD = -1,   /**< see line, column, why; the arrays hold what was read before */
    ISADORA_CUBIN_MEMORY = -2 /**< out of memory */
};

/** Does this look like a text cubin: `architecture`, then `{`? True or false once that is certain;
 * *undecided where the text ends before. */
bool isadora_cubin_begins(const char *text, size_t size, bool *undecided);

/** Fills *out, which isadora_cubin_free empties whatever the result was. */
enum isadora_cubin_result isadora_cubin_read(const char *text, size_t size,
                                             struct isadora_cubin *out);
void isadora_cubin_free(struct isadora_cubin *);

#ifdef __cplusplus
}
#endif

#endif
