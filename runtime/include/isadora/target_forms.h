/**
 * @file
 * Instructions as data: configurations, fields and forms of an instruction set. This header is part
 * of <isadora/target.h>.
 */
#ifndef ISADORA_TARGET_FORMS_H
#define ISADORA_TARGET_FORMS_H

#include <isadora/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/** How well a fact is known, the least first. */
enum isadora_grade { ISADORA_UNKNOWN, ISADORA_INFERRED, ISADORA_DOCUMENT, ISADORA_HARDWARE };

/** A variant with a mode. */
struct isadora_config {
    const char *name;                /**< "g80", or "g80/cp" with modes */
    const char *variant;             /**< NULL: the instruction set has no variants */
    const char *mode;                /**< NULL: it has no modes */
    const char *const *variant_also; /**< other names, NULL at the end; NULL: none */
    const char *const *mode_also;    /**< the same for the mode */
};

/** ELF files that hold code of an instruction set. */
struct isadora_elf_kind {
    uint16_t machine;              /**< e_machine */
    int16_t os;                    /**< e_ident[EI_OSABI]; -1: any */
    uint8_t flags_lo, flags_width; /**< bits of e_flags, the number of the variant; width 0: none */
    /** Text of an operand before and after the offset of a parameter; NULL: not stated. */
    const char *before_param, *after_param;
    const char *pad; /**< the instruction that fills code up; NULL: not stated */
    uint16_t fill;   /**< to a multiple of so many bytes */
    uint16_t align;  /**< of code, bytes */
    uint8_t spare;   /**< registers of a function beyond the highest that its code uses */
};

/** Where ELF files name extensions: a text in their attributes. */
struct isadora_elf_attributes {
    const char *vendor;
    uint32_t tag;
};

/** Bits of a word, inclusive, that a field takes. */
struct isadora_piece {
    uint8_t lo, hi;
};

/** How the bits of a field are read and printed. */
enum isadora_field_kind { ISADORA_NUMBER, ISADORA_REGISTER, ISADORA_CODES };

/** A value of a field, and its text. */
struct isadora_code {
    uint64_t code;
    const char *text;
};

/** A field of instruction words. */
struct isadora_field {
    const char *name;
    enum isadora_field_kind kind;
    uint8_t width;     /**< bits */
    uint8_t is_signed; /**< two's complement */
    uint8_t decimal;   /**< prints in decimal, not in hex */
    uint32_t scale;    /**< text and value are so many times the bits */
    uint8_t piece_count;
    uint32_t code_count;
    const struct isadora_piece *pieces; /**< the low one first */
    const struct isadora_code *codes;   /**< kind ISADORA_CODES */
    int file; /**< kind ISADORA_REGISTER: index into target->files, else -1 */
    /** 16, 32 or 64: the bits are the high ones of such a float, which is the text; value is the
     * whole float's bits. 0: no float. */
    uint8_t float_format;
    uint8_t float_digits; /**< digits of the text; 0: as few as read back */
    /** Bit c: with code c the accesses of an instruction are strong, another thread may make one to
     * the same cell meanwhile; 0 where the field does not say it. */
    uint64_t strong;
};

/** One field of a form. isadora_insn.value[i] holds the bits of the field of slots[i] after decode,
 * whether the alternatives of the word have it or not; encode reads it only where they do. */
struct isadora_slot {
    uint16_t field; /**< index into target->fields */
};

/** One operand choice of a form: isadora_insn.alt has the number of the alternative of a word. */
struct isadora_choice {
    const char *name; /**< of the operand; NULL for a field that may be missing */
    const char *role; /**< what the semantics call it; NULL: as its name */
    /** Texts of the alternatives, written as `syntax`, by number; NULL where the form does not have
     * that one. */
    const char *const *alternatives;
    uint8_t alternative_count;
};

/** A form: instructions with one template and one encoding. Its name is stable when other forms are
 * added; its number (enum NAME_form) is not. */
struct isadora_form {
    const char *name;     /**< "arith.mul.two" */
    const char *page;     /**< "arith", the `insn` of the description */
    const char *title;    /**< of the `insn` */
    const char *mnemonic; /**< "" when the text does not begin with one */
    const char *syntax;   /**< "ld{.b|.h} $r<DST>, [$r<A>{+<N>}]", as one would type it */
    const char *effects;  /**< derived: "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST]" */
    const char *note;     /**< prose of the `insn`; NULL: none */
    const char *shares;   /**< why fields of it share bits; NULL when none do */
    uint8_t length;       /**< bytes */
    uint8_t slot_count, choice_count;
    uint8_t grade;      /**< enum isadora_grade */
    uint8_t is_atomic;  /**< accesses memory in an `atomic` */
    uint8_t is_fence;   /**< `fence`: orders the accesses before it and after it */
    uint8_t is_outside; /**< the description leaves such instructions out as a whole */
    uint8_t
        has_target; /**< an operand may be an address: isadora_target.branch_target; else none is */
    /** Executing it always traps: why, "not modelled: graphics"; NULL where it does not. */
    const char *not_executed;
    const struct isadora_slot *slots;
    const struct isadora_choice *choices; /**< choice_count of them */
    uint64_t configs;                     /**< bit c: exists in target->configs[c] */
    /** The word drawn high bit first, in groups: "01.- 0001 dddddsss ..". Digits are bits that the
     * form itself tests: isadora_form_tests. */
    const char *bits;
    /** Conditions between its fields: "RT != RN", and of alternatives: "RT != RN with `[RN]!`";
     * NULL: none. */
    const char *when;
};

/** The bits that a form tests, apart from those of alternatives, and their values. */
static inline void isadora_form_tests(const struct isadora_form *form, struct isadora_word *mask,
                                      struct isadora_word *value)
{
    unsigned at = 0; /* a word of a bundle has more bits than its place in it has bytes */
    for (const char *bit = form->bits; *bit != '\0'; bit++)
        at += *bit != ' ';

    mask->half[0] = mask->half[1] = value->half[0] = value->half[1] = 0;
    for (const char *bit = form->bits; *bit != '\0' && at > 0; bit++) {
        if (*bit == ' ')
            continue;
        at--;
        if (*bit == '0' || *bit == '1')
            mask->half[at / 64] |= UINT64_C(1) << at % 64;
        if (*bit == '1')
            value->half[at / 64] |= UINT64_C(1) << at % 64;
    }
}

#ifdef __cplusplus
}
#endif

#endif
