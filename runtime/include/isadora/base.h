/**
 * @file
 * Decoding, encoding and printing: what every generated instruction set and every tool agree on.
 *
 * Nothing here knows an opcode. A generated library declares its functions in its own header
 * (<isadora/volta.h>: volta_decode, volta_encode, volta_format) and exports one
 * `struct isadora_target` (<isadora/target.h>), through which programs work with any instruction
 * set. These functions allocate nothing, keep no state and need no C library.
 */
#ifndef ISADORA_BASE_H
#define ISADORA_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The version of these headers; that of the library is isadora_version(). */
#define ISADORA_VERSION_MAJOR 0
#define ISADORA_VERSION_MINOR 1
#define ISADORA_VERSION_PATCH 0
/** For `#if`: 10203 is 1.2.3. */
#define ISADORA_VERSION_NUMBER                                                                     \
    (ISADORA_VERSION_MAJOR * 10000 + ISADORA_VERSION_MINOR * 100 + ISADORA_VERSION_PATCH)
#define ISADORA_DOTTED_(a, b, c) #a "." #b "." #c
#define ISADORA_DOTTED(a, b, c) ISADORA_DOTTED_(a, b, c)
/** The version as text: "1.2.3". */
#define ISADORA_VERSION                                                                            \
    ISADORA_DOTTED(ISADORA_VERSION_MAJOR, ISADORA_VERSION_MINOR, ISADORA_VERSION_PATCH)

/** ISADORA_VERSION of the library that the program runs with. */
const char *isadora_version(void);

/** Sizes that hold for every instruction set; the generator refuses larger ones. */
enum {
    ISADORA_CHOICES = 32,    /**< most operand choices in one form */
    ISADORA_VALUES = 48,     /**< most fields in one form */
    ISADORA_WORD_BYTES = 16, /**< longest instruction word */
    ISADORA_TEXT_MAX = 512   /**< longest instruction text, terminator included */
};

/** Negative results of decode, encode and isadora_parse. */
enum isadora_error {
    ISADORA_SHORT = -1,    /**< the bytes end within the instruction word */
    ISADORA_NO_FORM = -2,  /**< the word is not an instruction of this variant and mode */
    ISADORA_BAD_INSN = -3, /**< encode: form, alternative or value out of range */
    ISADORA_NO_SPACE = -4  /**< encode: the output is too small */
};

/** What decoding and printing depend on besides the bytes. */
struct isadora_context {
    unsigned config;  /**< variant and mode: enum NAME_config, an index into target->configs */
    uint64_t address; /**< of the instruction, as the program counter counts; for relative fields */
    bool brief;       /**< format leaves out the optional suffix (target->optional) */
    uint32_t syntax;  /**< bits of target->syntaxes, in which format prints; 0: the description's */
};

/** A word of up to 128 bits, the low half first. */
struct isadora_word {
    uint64_t half[2];
};

/** One decoded instruction. */
struct isadora_insn {
    uint16_t form;  /**< enum NAME_form */
    uint8_t length; /**< bytes */
    /** By operand choice: the number of the alternative that the word has. Not written for a choice
     * within an alternative that the word does not have. */
    uint8_t alt[ISADORA_CHOICES];
    /** Bits of the fields of the form: see struct isadora_slot. Others may be written, too. */
    uint64_t value[ISADORA_VALUES];
    /** The word xor its canonical word, which prints as ` ^0x..`; 0 for a canonical word. */
    struct isadora_word mask;
};

struct isadora_target; /* <isadora/target.h> */

#ifdef __cplusplus
}
#endif

#endif
