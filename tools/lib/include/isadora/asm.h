/**
 * @file
 * Assembly source to bytes, for any instruction set.
 *
 * One line is `[label:]* [statement | directive] [comment]`. The whole input is read even when it
 * has errors; all of them are collected, and then no bytes are to be used. Files are the caller's
 * business: `include` finds them. */
#ifndef ISADORA_ASM_H
#define ISADORA_ASM_H

#include <isadora/target.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- One statement ---- */

/** An exact number of a text: `bits`, or `bits` - 2^64 when negative. */
struct isadora_number {
    uint64_t bits;
    bool negative;
};

enum isadora_symbol {
    ISADORA_NEVER, /**< no such name: an error where it is used */
    ISADORA_LATER, /**< not known yet: fits every place, the instruction's value is 0 and must be
                      parsed again */
    ISADORA_KNOWN
};

/** Names that may be where a number is expected; a dot, the address at hand, is one of them. A NULL
 * pointer to it means: none. */
struct isadora_symbols {
    enum isadora_symbol (*find)(void *user, const char *name, size_t size,
                                struct isadora_number *value);
    void *user;
    unsigned least; /**< shortest instruction wanted, in bytes; 0: any. Lets a caller only grow what
                       it chose before. */
    bool free;      /**< refuses a statement whose form is fixed: by a mark of `prefer`, or by the
                       ` ^0x..` that is about bits of one form */
    /** What `%NAME(number)` is, of a NAME of `size` characters; `later`: the number is not known
     * yet. NULL: there are no such operators. */
    enum isadora_symbol (*apply)(void *user, const char *name, size_t size,
                                 struct isadora_number number, bool later,
                                 struct isadora_number *value);
};

enum isadora_trouble {
    ISADORA_TROUBLE_SYNTAX,   /**< something else was expected */
    ISADORA_TROUBLE_MNEMONIC, /**< no form begins like this */
    ISADORA_TROUBLE_RANGE,    /**< a number or register that the place does not take */
    ISADORA_TROUBLE_SYMBOL,   /**< a name that is not defined */
    ISADORA_TROUBLE_CONFIG,   /**< exists in another variant or mode */
    ISADORA_TROUBLE_WORD,     /**< every operand fits, but not together */
    ISADORA_TROUBLE_MASK,     /**< ` ^0x..` on bits that the statement decides */
    ISADORA_TROUBLE_LIMIT     /**< too long or too tangled to read */
};

enum { ISADORA_NOTES = 4 };

/** Why a statement was refused: one message for the place `column`, and what may help. */
struct isadora_complaint {
    enum isadora_trouble kind;
    size_t column;  /**< offset into the statement */
    size_t length;  /**< characters meant; 0 at the end of the statement */
    char text[256]; /**< without a final dot or newline */
    unsigned note_count;
    char notes[ISADORA_NOTES][256];
    size_t head; /**< characters of the mnemonic, old names included, that the statement begins
                    with; 0: none */
    unsigned form_count;
    uint16_t forms[ISADORA_NOTES]; /**< forms that came nearest: those of the notes */
};

/** Reads one statement, without label and comment. Returns `size`, or an isadora_error with *why
 * filled in where it is not NULL. */
int isadora_parse(const struct isadora_target *, const struct isadora_context *,
                  const struct isadora_symbols *, const char *text, size_t size,
                  struct isadora_insn *out, struct isadora_complaint *why);

/** How statements of one target are read that were read before: others that differ from them in
 * numbers and registers only are read faster, with the same result. Some 1.2 MiB; at most one
 * thread may use it at a time. */
struct isadora_shapes;

/** NULL when there is no memory. */
struct isadora_shapes *isadora_shapes_new(void);
void isadora_shapes_free(struct isadora_shapes *);
/** The same as isadora_parse; the shapes may be NULL. */
int isadora_parse_shaped(struct isadora_shapes *, const struct isadora_target *,
                         const struct isadora_context *, const struct isadora_symbols *,
                         const char *text, size_t size, struct isadora_insn *out,
                         struct isadora_complaint *why);

/* ---- Whole texts ---- */

/** One text: the input itself or an included file. Name and text belong to the caller, as long as
 * the result lives. */
struct isadora_source {
    const char *name; /**< for messages */
    const char *text;
    size_t size;
};

struct isadora_assembly_input {
    const struct isadora_target *target;
    unsigned config;
    struct isadora_source source;
    const char *comment; /**< what begins a comment; NULL: `;` and `//` */
    uint64_t origin;     /**< address of the first byte, unless `.org` says otherwise */
    size_t limit;        /**< most bytes of output; 0: 1 GiB */
    /** `.include "name"` in the file `from`; false when there is no such file. NULL: `.include` is
     * refused. */
    bool (*include)(void *user, const char *from, const char *name, struct isadora_source *out);
    void *user;
};

/** The bytes of one line. */
struct isadora_span {
    size_t offset;   /**< into the output */
    uint32_t length; /**< bytes */
    uint32_t source; /**< index into sources */
    size_t line;     /**< from 1 */
    bool is_data;    /**< of a directive, `.unit` left out */
};

struct isadora_label {
    const char *name; /**< not terminated: `size` characters */
    size_t size;
    uint64_t value;
    bool is_constant; /**< of `.set` */
};

struct isadora_assembly_error {
    uint32_t source;
    size_t line, column; /**< from 1 */
    const char *text;    /**< the line */
    size_t size;
    struct isadora_complaint why;
};

/** A statement that took a longer form than the first that holds it, so that the next instruction
 * for which that matters is aligned. */
struct isadora_widened {
    uint32_t source;     /**< index into sources */
    size_t line;         /**< from 1 */
    uint8_t from, to;    /**< bytes */
    uint8_t align;       /**< bytes */
    uint32_t for_source; /**< the instruction that it is for, and its address */
    size_t for_line;
    uint64_t for_address;
};

struct isadora_assembly {
    uint8_t *bytes; /**< NULL after errors */
    size_t size;
    size_t code_size; /**< up to the end of the last section with instructions */
    size_t tail;      /**< bytes after these that are no whole bundle, where there are bundles */
    uint64_t address; /**< of the first byte, as the program counter counts */
    struct isadora_span *spans;
    size_t span_count;
    struct isadora_label *labels; /**< in the order of definition */
    size_t label_count;
    struct isadora_source *sources; /**< [0] is the input */
    size_t source_count;
    struct isadora_assembly_error *errors; /**< in the order of the lines */
    size_t error_count;
    size_t untold; /**< errors beyond the most that are kept */
    struct isadora_widened *widened;
    size_t widened_count;
    void *made; /**< private: texts that macros of the source made; names of labels are in them */
};

enum { ISADORA_ASSEMBLY_ERRORS = 200 }; /**< kept at most */

enum isadora_assembly_result {
    ISADORA_ASSEMBLED = 0,
    ISADORA_ASSEMBLY_BAD = -1,   /**< see errors */
    ISADORA_ASSEMBLY_MEMORY = -2 /**< no memory; what is there may still be freed */
};

/** Fills *out, which isadora_assembly_free empties whatever the result was. */
enum isadora_assembly_result isadora_assemble(const struct isadora_assembly_input *,
                                              struct isadora_assembly *out);

void isadora_assembly_free(struct isadora_assembly *);

/** One error as people read it: `FILE:LINE:COL: error: ..`, the line with a caret, the notes. */
void isadora_assembly_print(const struct isadora_assembly *, const struct isadora_assembly_error *,
                            void (*put)(void *user, const char *text, size_t size), void *user);
/** Why a statement took a longer form: `FILE:LINE: note: ..`. */
void isadora_assembly_print_widened(const struct isadora_assembly *, const struct isadora_widened *,
                                    void (*put)(void *user, const char *text, size_t size),
                                    void *user);

/* ---- Names of registers ---- */

/** What is wrong with a name that isadora_register_find does not find, or that does not exist in
 * this configuration. */
void isadora_register_explain(const struct isadora_target *, unsigned config, const char *name,
                              size_t size, char *out, size_t room);

#ifdef __cplusplus
}
#endif

#endif
