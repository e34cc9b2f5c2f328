/**
 * @file
 * An instruction set as data: configurations, fields, forms, registers, spaces, and the functions
 * of the generated code. All of it is constant and lives as long as the library.
 */
#ifndef ISADORA_TARGET_H
#define ISADORA_TARGET_H

#include <isadora/base.h>
#include <isadora/target_forms.h>
#include <isadora/target_registers.h>

#ifdef __cplusplus
extern "C" {
#endif

struct isadora_machine;    /* <isadora/machine.h> */
struct isadora_use_tables; /* tables that <isadora/analysis.h> works with */
struct isadora_schedule;
struct isadora_syntax; /* tables that <isadora/asm.h> works with */

/** Executes one decoded instruction. Returns 0, or an enum isadora_trap_kind (<isadora/machine.h>)
 * with nothing changed. */
typedef int (*isadora_action)(struct isadora_machine *, const struct isadora_insn *);
/** Executes an operation (machine/operations/op.h) and those that follow it, from a cycle on. */
struct rt_op;
typedef int isadora_run_op(const struct rt_op *, struct isadora_machine *, void *state,
                           uint64_t now);
/** The vectorised function of an instruction; NULL: none. */
typedef isadora_action isadora_pick(const struct isadora_insn *);

/** Instruction words of one length. */
struct isadora_unit {
    uint8_t bytes; /**< in memory */
    uint8_t bits;
    uint8_t big_endian;
    uint8_t align;    /**< bytes */
    uint64_t configs; /**< in which it exists */
};

/** Where a part of a word in a bundle comes from. */
enum isadora_part_kind {
    ISADORA_PART_OWN,  /**< bits of its bundle, from `lo` on */
    ISADORA_PART_ZERO, /**< always 0, not stored */
    ISADORA_PART_PREV  /**< one bit: the bits of the word before, perhaps in the bundle before, have
                          the value */
};

/** A part of a word in a bundle. */
struct isadora_bundle_part {
    enum isadora_part_kind kind;
    uint16_t lo, width; /**< OWN: in the bundle; PREV: in the word before */
    uint64_t value;     /**< PREV */
};

/** How words are bundled in memory and in files. Everything else here, the units of the target
 * included, is about single words: decode takes the bytes of one, isadora_assemble returns words,
 * isadora_load_image and isadora_lint take them. <isadora/bundle.h> converts between words and
 * bundles. */
struct isadora_bundle {
    uint8_t bytes;          /**< of a bundle, which is aligned to them */
    uint8_t words;          /**< in a bundle */
    uint8_t parts;          /**< of a word, low first */
    const uint8_t *offsets; /**< addresses of its words within it, in bytes, rising */
    const struct isadora_bundle_part *part; /**< words * parts; width 0: none */
    const char *fill; /**< instruction that fills the last bundle; NULL: none */
};

/** Words of instruction texts: each `*` in `text` is the text of any code of the next field. */
struct isadora_word_pattern {
    const char *text;
    const uint16_t *fields; /**< indices into target->fields; NULL: there is no `*` */
};

/** The encoding-space summary of one unit and configuration: how many words are in each class. */
struct isadora_encoding_space {
    const char *unit;
    const char *config;
    /** Exact decimal numbers, which may be beyond 2^64. */
    const char *decoded, *reserved, *unknown, *unallocated;
};

/** Cells of a space that a launch fills in before programs run. */
struct isadora_launch_cell {
    uint8_t space;    /**< index into `spaces` */
    uint8_t count;    /**< how many cells */
    uint64_t index;   /**< the first one */
    uint64_t configs; /**< in which it does */
    const char *name; /**< of what is there: "block_x" of the launch, or a constant's */
};

/** Where a launch has nothing to put. */
#define ISADORA_NO_PLACE UINT64_MAX

/** One instruction set. */
/** Another way to print instruction texts: `syntax NAME "title"` of the description. */
struct isadora_text_syntax {
    const char *name, *title;
    bool brief; /**< without optional suffixes and ` ^0x..`: the text may mean other bits, too */
    bool first; /**< an optional suffix, in brackets, is in front of the text */
};

/** A register: its file, as an index into `files`, and its number, 0 of a single one. */
struct isadora_stored {
    uint16_t file, number;
};

/** A parameter of an exception. */
struct isadora_exception_param {
    const char *name;
    const struct isadora_code *codes; /**< names of values; NULL: there are none */
    size_t code_count;
};

/** What an exception is. */
struct isadora_exception {
    const char *params;                  /**< as in the description, `(cause u6 causes)` */
    const char *effects;                 /**< what it reads and writes */
    const char *note;                    /**< prose; "": none */
    const struct isadora_stored *writes; /**< registers that it may store to, that are known */
    size_t write_count;
    const struct isadora_exception_param *param; /**< param_count of them */
    size_t param_count;
};

struct isadora_target {
    const char *name, *title;
    const struct isadora_config *configs;
    size_t config_count;
    const struct isadora_unit *units; /**< shortest first */
    size_t unit_count;
    const struct isadora_bundle *bundle; /**< NULL: words are not bundled */
    /** The words of a bundle read the state before it, and store at its end: the state is there
     * twice, as it is and, while a bundle is executed, as it will be after it. */
    uint8_t together;
    const struct isadora_form *forms;
    size_t form_count;
    const struct isadora_field *fields;
    size_t field_count;
    const struct isadora_file *files;
    size_t file_count;
    const struct isadora_space *spaces;
    size_t space_count;
    const struct isadora_encoding_space *encoding_space;
    size_t encoding_space_count;
    /** By row of these: the words of `otherwise` instructions. NULL: there are no such ones. */
    const char *const *otherwise_words;
    const struct isadora_elf_kind *elfs; /**< NULL: none */
    size_t elf_count;
    /** By configuration: the number of the variant in their flags; -1: none. NULL: all have none.
     */
    const int64_t *elf_numbers;
    /** What selects a variant instead: of those whose features it names, the one with the most of
     * them. NULL: nothing does. */
    const struct isadora_elf_attributes *elf_attributes;
    /** By configuration: the features of its variant, NULL at the end; NULL: none. */
    const char *const *const *elf_features;
    size_t text_max;         /**< longest instruction text, terminator included */
    size_t state_size;       /**< bytes of struct NAME_state */
    uint8_t pc_counts_units; /**< `$pc` counts units, not bytes */
    uint64_t start;          /**< reset value of `$pc`: where programs begin */
    const char *optional; /**< what the optional suffix is, such as "control fields"; NULL: none */
    /** The words of instruction texts, which labels cannot be. */
    const struct isadora_word_pattern *words;
    size_t word_count;

    /** Decodes one word. Returns its length in bytes, or an isadora_error. Reads at most `size`
     * bytes; any bytes are safe. */
    int (*decode)(const struct isadora_context *, const uint8_t *bytes, size_t size,
                  struct isadora_insn *out);
    /** The inverse of decode, mask included. Returns the length in bytes, or an isadora_error. */
    int (*encode)(const struct isadora_context *, const struct isadora_insn *, uint8_t *bytes,
                  size_t size);
    /** Prints a decoded instruction: at most size - 1 characters and a terminator. Returns the
     * length of the whole text without terminator. A mask prints as ` ^0x..`, a relative field as
     * an address. */
    size_t (*format)(const struct isadora_context *, const struct isadora_insn *, char *out,
                     size_t size);
    const struct isadora_syntax *syntax; /**< of instruction texts, for isadora_parse */
    /** Other syntaxes that format can print: bit n of isadora_context.syntax is syntaxes[n].
     * isadora_parse reads all of them. */
    const struct isadora_text_syntax *syntaxes;
    size_t syntax_count;
    /** Sets the state to its reset values. */
    void (*reset)(void *state, unsigned config);
    /** A delayed store takes effect: bits of a register. NULL: there are no delayed stores. */
    void (*write_back)(struct isadora_machine *, unsigned file, uint64_t index, uint64_t mask,
                       uint64_t value);
    /** Ends cycles for registers that count them; NULL: there are none. */
    void (*tick)(void *state, uint64_t cycles);
    /** In place of a word that is not an instruction; NULL: the machine stops. */
    isadora_action undefined;
    /** Is a decoded instruction not executed, because bits whose meaning is unknown are not
     * canonical? A machine that steps asks by itself. NULL: no instruction has such bits. */
    bool (*has_unknown_bits)(const struct isadora_context *, const struct isadora_insn *);
    /** Executes any instruction on the machine's state. */
    isadora_action execute;
    /** The same by form, so that a program that decodes once can call it directly. NULL where
     * instructions are executed as operations. */
    const isadora_action *actions;
    /** Private: operations by form, their size in bytes, and what makes one. NULL: there are none.
     */
    isadora_run_op *const *ops;
    isadora_run_op *const *quiet_ops; /**< before others that have one; NULL in it: none */
    const uint64_t *slots; /**< a bit for each form: may be executed as if no branch were under way;
                            * NULL: no branch has delay slots */
    size_t op_size;
    void (*fill)(struct rt_op *, const struct isadora_insn *, struct isadora_word);
    /** Whether the instruction has an operand that is an address, and then which: *to. */
    bool (*branch_target)(const struct isadora_context *, const struct isadora_insn *,
                          uint64_t *to);
    /** What instructions read and write, for isadora_uses. NULL: the description states no
     * latencies and no schedule, so that each instruction sees the effects of all before it. */
    const struct isadora_use_tables *uses;
    const struct isadora_use_tables *paths; /**< where instructions lead to, for isadora_paths */
    const struct isadora_schedule
        *schedule;              /**< NULL: instructions do not encode what to wait for */
    const char *const *engines; /**< names */
    size_t engine_count;
    const char *const *exceptions; /**< names */
    size_t exception_count;
    const struct isadora_exception *exception_info; /**< exception_count of them */

    /* ---- for machines where the lanes of a warp run each instruction ---- */
    unsigned lanes; /**< of a warp; 0: it is no such machine, and the rest is unused */
    int masks;      /**< index into `files` of the register that holds the active lanes of a warp */
    /** Bytes of the state of a block and of a grid. */
    size_t block_size, grid_size;
    const struct isadora_launch_option *options;
    size_t option_count;
    const struct isadora_launch_limits *limits; /**< by configuration */
    /** Where the parameters of a launch are: index into `spaces`, or -1; first cell, by
     * configuration, see isadora_params_at. */
    int param_space;
    const uint64_t *params_at;
    /** Where tools put the buffers of a launch: index into `spaces`, or -1; first cell, by
     * configuration; and the cell that has the address 0 for programs. */
    int buffer_space;
    const uint64_t *buffers_at;
    uint64_t buffer_window;
    /** Where tools put the descriptors of textures and surfaces, as the language manual lays them
     * out: index into `spaces`; first cell, by configuration. NULL: nowhere. */
    int image_space;
    const uint64_t *images_at;
    /** Run when a grid begins; when a block begins, with its memory and state zero; when a warp
     * begins, with its launched lanes active. NULL: nothing is. */
    int (*start_grid)(struct isadora_machine *);
    int (*start_block)(struct isadora_machine *);
    int (*start_warp)(struct isadora_machine *);
    /** Selects the vectorised functions for this computer; NULL: no form has one. */
    isadora_pick *(*quick)(void);
    /** What programs find in memory besides parameters, as far as it has names. */
    const struct isadora_launch_cell *launch_cells;
    size_t launch_cell_count;

    /** Whether a word satisfies the condition of a form, without those of alternatives. NULL: no
     * form has one. */
    bool (*fits)(unsigned form, struct isadora_word bits);

    /** The first half of decode: the form and the length of one word, which are all of `out` that
     * has a meaning then. Returns what decode returns for these bytes. Reads at most `size` bytes;
     * any bytes are safe. */
    int (*identify)(const struct isadora_context *, const uint8_t *bytes, size_t size,
                    struct isadora_insn *out);
    /** The second half: the alternatives, fields and mask of an instruction that identify has found
     * in these bytes, with the same configuration; then it is as decode leaves it. Returns its
     * length in bytes, or an isadora_error: ISADORA_BAD_INSN for a form or length that there is
     * not, ISADORA_SHORT when `size` is less than its length, ISADORA_NO_FORM when the bytes are
     * others and its operands have no alternative for them. */
    int (*operands)(const struct isadora_context *, const uint8_t *bytes, size_t size,
                    struct isadora_insn *insn);
};

/** Where the first parameter of a launch is, or ISADORA_NO_PLACE. */
static inline uint64_t isadora_params_at(const struct isadora_target *target, unsigned config)
{
    return target->param_space < 0 ? ISADORA_NO_PLACE : target->params_at[config];
}

/** Where the first buffer of a launch is, or ISADORA_NO_PLACE. */
static inline uint64_t isadora_buffers_at(const struct isadora_target *target, unsigned config)
{
    return target->buffer_space < 0 ? ISADORA_NO_PLACE : target->buffers_at[config];
}

/** Where descriptors of textures and surfaces begin, or ISADORA_NO_PLACE. */
static inline uint64_t isadora_images_at(const struct isadora_target *target, unsigned config)
{
    return target->images_at ? target->images_at[config] : ISADORA_NO_PLACE;
}

/** The shortest unit of a configuration: data is printed in such units, and `$pc` counts them where
 * it counts units. */
static inline const struct isadora_unit *isadora_smallest_unit(const struct isadora_target *target,
                                                               unsigned config)
{
    const struct isadora_unit *unit = target->units;
    while (!(unit->configs >> config & 1))
        unit++;
    return unit;
}

/** Instructions of a configuration begin at multiples of so many bytes from each other: the
 * greatest common divisor of the lengths of its units, the shortest where it divides the others. */
static inline unsigned isadora_grain(const struct isadora_target *target, unsigned config)
{
    unsigned grain = 0;
    for (size_t i = 0; i < target->unit_count; i++) {
        unsigned bytes = target->units[i].configs >> config & 1 ? target->units[i].bytes : 0;
        while (bytes != 0) {
            const unsigned rest = grain % bytes;
            grain = bytes;
            bytes = rest;
        }
    }
    return grain;
}

/** Bytes of one step of `$pc`. */
static inline unsigned isadora_pc_step(const struct isadora_target *target, unsigned config)
{
    return target->pc_counts_units ? isadora_smallest_unit(target, config)->bytes : 1;
}

/** Whether a number of bytes is a multiple of `align`, which is not 0. */
static inline bool isadora_is_multiple(uint64_t bytes, unsigned align)
{
    return (align & (align - 1)) == 0 ? (bytes & (align - 1)) == 0 : bytes % align == 0;
}

/** The address of the word that a branch to an address reaches: the first one of a bundle. */
static inline uint64_t isadora_bundle_target(const struct isadora_bundle *b, uint64_t address)
{
    return isadora_is_multiple(address, b->bytes) ? address + b->offsets[0] : address;
}

/** The address of the word after the one at an address. */
static inline uint64_t isadora_bundle_next(const struct isadora_bundle *b, uint64_t address)
{
    const uint64_t at = isadora_bundle_target(b, address), unit = at - at % b->bytes;
    for (unsigned i = 0; i < b->words; i++) {
        if (unit + b->offsets[i] > at)
            return unit + b->offsets[i];
    }
    return unit + b->bytes + b->offsets[0];
}

/** The address after an instruction of `length` bytes, as `$pc` counts. */
static inline uint64_t isadora_next_address(const struct isadora_target *target, unsigned config,
                                            uint64_t address, unsigned length)
{
    if (target->bundle)
        return isadora_bundle_next(target->bundle, address);
    return address + length / isadora_pc_step(target, config);
}

/** How instructions are aligned in one configuration. A decoder looks at bytes alone: whoever walks
 * over code checks whether what was decoded may be at its address. */
struct isadora_alignment {
    unsigned step; /**< isadora_pc_step */
    /** By length in bytes: the alignment in bytes; 0: no instruction has that length. */
    uint8_t of[ISADORA_WORD_BYTES + 1];
};

/** The alignment of one configuration. */
static inline struct isadora_alignment isadora_alignment_of(const struct isadora_target *target,
                                                            unsigned config)
{
    struct isadora_alignment alignment = {isadora_pc_step(target, config), {0}};
    for (size_t i = 0; i < target->unit_count; i++) {
        const struct isadora_unit *unit = &target->units[i];
        const uint8_t align = unit->align > 1 ? unit->align : 1;
        if ((unit->configs >> config & 1) && alignment.of[unit->bytes] < align)
            alignment.of[unit->bytes] = align;
    }
    return alignment;
}

/** Whether an instruction of `length` bytes, a length that there is, may be at an address, which is
 * counted as `$pc` counts. */
static inline bool isadora_is_aligned(const struct isadora_alignment *alignment, uint64_t address,
                                      unsigned length)
{
    return isadora_is_multiple(address * alignment->step, alignment->of[length]);
}

#ifdef __cplusplus
}
#endif

#endif
